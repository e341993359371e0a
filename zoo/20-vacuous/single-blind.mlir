// 20. Equal because nothing is computed (NVIDIA-NeMo/Automodel#3701)
// On one device: A step that never looks at the batch.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "w"}) {
    %constant = stablehlo.constant dense<0.9> : tensor<f32>
    %multiply = stablehlo.multiply %w, %constant : tensor<f32>
    return %multiply : tensor<f32>
  }
}
