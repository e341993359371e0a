// 6. Statistics merged wrongly (google/flax#2417, pytorch/pytorch#22192, NVIDIA/apex#387)
// On one device: Mean and variance of the examples that are there: shards [0, 2, 4, 10] and [20].
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<8xf32>, %valid: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "mean"}, tensor<f32> {jax.result_info = "variance"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%valid init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %multiply = stablehlo.multiply %x, %valid : tensor<8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %reduce_1, %reduce : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %valid : tensor<8xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_2, %reduce : tensor<f32>
    return %divide, %divide_1 : tensor<f32>, tensor<f32>
  }
}
