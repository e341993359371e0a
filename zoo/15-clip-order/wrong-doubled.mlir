// 15. Clipping before the reduction, or with the wrong norm (NVIDIA/apex#1099, pytorch/torchtitan#766, pytorch/pytorch#170862, pytorch/pytorch#88621, AReaL#312, SpecForge#663, modelscope/twinkle#290)
// On 2 replicas: The squared norm of the reduced gradient is all-reduced again: √2 times as long.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%g: tensor<1x2xf32>) -> (tensor<2xf32> {jax.result_info = "g"}) {
    %clip.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %clip.reduce = stablehlo.reduce(%g init: %clip.constant) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %clip.all_reduce = "stablehlo.all_reduce"(%clip.reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %clip.constant_1 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %clip.divide = stablehlo.divide %clip.all_reduce, %clip.constant_1 : tensor<2xf32>
    %clip.multiply = stablehlo.multiply %clip.divide, %clip.divide : tensor<2xf32>
    %clip.reduce_1 = stablehlo.reduce(%clip.multiply init: %clip.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %clip.all_reduce_1 = "stablehlo.all_reduce"(%clip.reduce_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %clip.sqrt = stablehlo.sqrt %clip.all_reduce_1 : tensor<f32>
    %clip.constant_2 = stablehlo.constant dense<1.0> : tensor<f32>
    %clip.divide_1 = stablehlo.divide %clip.constant_2, %clip.sqrt : tensor<f32>
    %clip.multiply_1 = stablehlo.multiply %clip.sqrt, %clip.constant : tensor<f32>
    %clip.add = stablehlo.add %clip.multiply_1, %clip.constant_2 : tensor<f32>
    %clip.minimum = stablehlo.minimum %clip.divide_1, %clip.add : tensor<f32>
    %clip.broadcast_in_dim = stablehlo.broadcast_in_dim %clip.minimum, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %clip.multiply_2 = stablehlo.multiply %clip.divide, %clip.broadcast_in_dim : tensor<2xf32>
    return %clip.multiply_2 : tensor<2xf32>
  }
}
