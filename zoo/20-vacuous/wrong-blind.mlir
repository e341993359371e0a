// 20. Equal because nothing is computed (NVIDIA-NeMo/Automodel#3701)
// On 2 replicas: The same with a collective.
// Verdict: UNKNOWN.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "w"}) {
    %constant = stablehlo.constant dense<0.9> : tensor<f32>
    %multiply = stablehlo.multiply %w, %constant : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%multiply) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    return %divide : tensor<f32>
  }
}
