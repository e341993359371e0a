// 19. The data-parallel program lost part of the recipe (lean4-mlir (data-parallel renders without drop-path and dropout))
// On 2 replicas: The mask is there.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<2xf32>, %mask: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "grad"}) {
    %drop.multiply = stablehlo.multiply %x, %mask : tensor<2xf32>
    %drop.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %drop.multiply_1 = stablehlo.multiply %drop.multiply, %drop.broadcast_in_dim : tensor<2xf32>
    %drop.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %drop.reduce = stablehlo.reduce(%drop.multiply_1 init: %drop.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %drop.constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %drop.divide = stablehlo.divide %drop.reduce, %drop.constant_1 : tensor<f32>
    %drop.all_reduce = "stablehlo.all_reduce"(%drop.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %drop.divide_1 = stablehlo.divide %drop.all_reduce, %drop.constant_1 : tensor<f32>
    return %drop.divide_1 : tensor<f32>
  }
}
