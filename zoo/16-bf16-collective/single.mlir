// 16. A collective that rounds (NVIDIA/Megatron-LM#502, NVIDIA/Megatron-LM#372, NVIDIA/Megatron-LM#6199, PrimeIntellect-ai/prime-rl#987, tenstorrent/tt-metal#36749)
// On one device: The sum of the batch.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "sum"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %reduce : tensor<f32>
  }
}
