// 7. The batch-norm backward averages over this replica only (pytorch/pytorch#36382, pytorch/pytorch#36688, pytorch/pytorch#64039, horovod/horovod#1923)
// On one device: dx = istd·(dy − mean dy − x̂·mean(x̂·dy)).
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%dy: tensor<4xf32>, %x: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "dx"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %back.constant = stablehlo.constant dense<1.0e-05> : tensor<f32>
    %back.add = stablehlo.add %divide_1, %back.constant : tensor<f32>
    %back.rsqrt = stablehlo.rsqrt %back.add : tensor<f32>
    %back.broadcast_in_dim = stablehlo.broadcast_in_dim %back.rsqrt, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %back.multiply = stablehlo.multiply %subtract, %back.broadcast_in_dim : tensor<4xf32>
    %back.reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %back.divide = stablehlo.divide %back.reduce, %constant_1 : tensor<f32>
    %back.multiply_1 = stablehlo.multiply %dy, %back.multiply : tensor<4xf32>
    %back.reduce_1 = stablehlo.reduce(%back.multiply_1 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %back.divide_1 = stablehlo.divide %back.reduce_1, %constant_1 : tensor<f32>
    %back.broadcast_in_dim_1 = stablehlo.broadcast_in_dim %back.divide, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %back.subtract = stablehlo.subtract %dy, %back.broadcast_in_dim_1 : tensor<4xf32>
    %back.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %back.divide_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %back.multiply_2 = stablehlo.multiply %back.multiply, %back.broadcast_in_dim_2 : tensor<4xf32>
    %back.subtract_1 = stablehlo.subtract %back.subtract, %back.multiply_2 : tensor<4xf32>
    %back.multiply_3 = stablehlo.multiply %back.subtract_1, %back.broadcast_in_dim : tensor<4xf32>
    return %back.multiply_3 : tensor<4xf32>
  }
}
