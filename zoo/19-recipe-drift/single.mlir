// 19. The data-parallel program lost part of the recipe (lean4-mlir (data-parallel renders without drop-path and dropout))
// On one device: The mean of mask·x·w.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>, %mask: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "grad"}) {
    %drop.multiply = stablehlo.multiply %x, %mask : tensor<4xf32>
    %drop.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %drop.multiply_1 = stablehlo.multiply %drop.multiply, %drop.broadcast_in_dim : tensor<4xf32>
    %drop.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %drop.reduce = stablehlo.reduce(%drop.multiply_1 init: %drop.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %drop.constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %drop.divide = stablehlo.divide %drop.reduce, %drop.constant_1 : tensor<f32>
    return %drop.divide : tensor<f32>
  }
}
