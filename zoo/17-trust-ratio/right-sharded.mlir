// 17. LAMB's trust ratio from part of a tensor, or before the reduction (NVIDIA/apex#1041, ROCm/apex#57, intel-analytics/ipex-llm#2810, intel-analytics/ipex-llm#2832)
// On 2 replicas: The squares of all shards are added up.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<1xf32>, %g: tensor<1xf32>) -> (tensor<1xf32> {jax.result_info = "step"}) {
    %trust.multiply = stablehlo.multiply %w, %w : tensor<1xf32>
    %trust.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %trust.reduce = stablehlo.reduce(%trust.multiply init: %trust.constant) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %trust.all_reduce = "stablehlo.all_reduce"(%trust.reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %trust.sqrt = stablehlo.sqrt %trust.all_reduce : tensor<f32>
    %trust.multiply_1 = stablehlo.multiply %g, %g : tensor<1xf32>
    %trust.reduce_1 = stablehlo.reduce(%trust.multiply_1 init: %trust.constant) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %trust.all_reduce_1 = "stablehlo.all_reduce"(%trust.reduce_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %trust.sqrt_1 = stablehlo.sqrt %trust.all_reduce_1 : tensor<f32>
    %trust.compare = stablehlo.compare GT, %trust.sqrt_1, %trust.constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %trust.divide = stablehlo.divide %trust.sqrt, %trust.sqrt_1 : tensor<f32>
    %trust.multiply_2 = stablehlo.multiply %trust.sqrt_1, %trust.constant : tensor<f32>
    %trust.constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %trust.add = stablehlo.add %trust.multiply_2, %trust.constant_1 : tensor<f32>
    %trust.select = stablehlo.select %trust.compare, %trust.divide, %trust.add : tensor<i1>, tensor<f32>
    %trust.broadcast_in_dim = stablehlo.broadcast_in_dim %trust.select, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %trust.multiply_3 = stablehlo.multiply %g, %trust.broadcast_in_dim : tensor<1xf32>
    return %trust.multiply_3 : tensor<1xf32>
  }
}
