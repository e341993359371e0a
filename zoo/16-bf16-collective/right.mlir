// 16. A collective that rounds (NVIDIA/Megatron-LM#502, NVIDIA/Megatron-LM#372, NVIDIA/Megatron-LM#6199, PrimeIntellect-ai/prime-rl#987, tenstorrent/tt-metal#36749)
// On 8 replicas: All-reduced in float32.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
  func.func public @main(%x: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "sum"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%reduce) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    return %all_reduce : tensor<f32>
  }
}
