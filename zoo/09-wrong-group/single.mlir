// 9. A collective over the wrong replicas (pytorch/xla#5279, pytorch/pytorch#38874, VeOmni#184)
// On one device: The mean over the batch.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "grad"}) {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %x : tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    return %divide : tensor<f32>
  }
}
