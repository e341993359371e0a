// 7. The batch-norm backward averages over this replica only (pytorch/pytorch#36382, pytorch/pytorch#36688, pytorch/pytorch#64039, horovod/horovod#1923)
// On 2 replicas: The means of dy and x̂·dy are this replica's.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%dy: tensor<2xf32>, %x: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "dx"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %divide_2 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %subtract_1 = stablehlo.subtract %divide, %divide_1 : tensor<f32>
    %multiply_1 = stablehlo.multiply %subtract_1, %subtract_1 : tensor<f32>
    %add = stablehlo.add %divide_2, %multiply_1 : tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_3 = stablehlo.divide %all_reduce_1, %constant_1 : tensor<f32>
    %back.broadcast_in_dim = stablehlo.broadcast_in_dim %divide_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %back.subtract = stablehlo.subtract %x, %back.broadcast_in_dim : tensor<2xf32>
    %back.constant = stablehlo.constant dense<1.0e-05> : tensor<f32>
    %back.add = stablehlo.add %divide_3, %back.constant : tensor<f32>
    %back.rsqrt = stablehlo.rsqrt %back.add : tensor<f32>
    %back.broadcast_in_dim_1 = stablehlo.broadcast_in_dim %back.rsqrt, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %back.multiply = stablehlo.multiply %back.subtract, %back.broadcast_in_dim_1 : tensor<2xf32>
    %back.reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %back.divide = stablehlo.divide %back.reduce, %constant_1 : tensor<f32>
    %back.multiply_1 = stablehlo.multiply %dy, %back.multiply : tensor<2xf32>
    %back.reduce_1 = stablehlo.reduce(%back.multiply_1 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %back.divide_1 = stablehlo.divide %back.reduce_1, %constant_1 : tensor<f32>
    %back.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %back.divide, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %back.subtract_1 = stablehlo.subtract %dy, %back.broadcast_in_dim_2 : tensor<2xf32>
    %back.broadcast_in_dim_3 = stablehlo.broadcast_in_dim %back.divide_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %back.multiply_2 = stablehlo.multiply %back.multiply, %back.broadcast_in_dim_3 : tensor<2xf32>
    %back.subtract_2 = stablehlo.subtract %back.subtract_1, %back.multiply_2 : tensor<2xf32>
    %back.multiply_3 = stablehlo.multiply %back.subtract_2, %back.broadcast_in_dim_1 : tensor<2xf32>
    return %back.multiply_3 : tensor<2xf32>
  }
}
