// 10. A collective on the wrong side of what does not commute with it (openxla/xla#42481, jax-ml/jax#16894)
// On one device: relu of the sum.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "y"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %multiply = stablehlo.multiply %reduce, %constant : tensor<f32>
    %maximum = stablehlo.maximum %reduce, %multiply : tensor<f32>
    return %maximum : tensor<f32>
  }
}
