// 10. A collective on the wrong side of what does not commute with it (openxla/xla#42481, jax-ml/jax#16894)
// On one device: The first two columns' sums.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<2x4xf32>) -> (tensor<2xf32> {jax.result_info = "part"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %slice = stablehlo.slice %reduce [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    return %slice : tensor<2xf32>
  }
}
