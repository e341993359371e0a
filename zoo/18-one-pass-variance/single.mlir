// 18. E[x²] − E[x]² (google/flax#1491, tensorflow/tensorflow#118701)
// On one device: The variance of the batch, two passes.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "variance"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    return %divide_1 : tensor<f32>
  }
}
