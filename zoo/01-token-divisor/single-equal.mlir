// 1. Each replica divides by its own count (huggingface/transformers#34191, huggingface/transformers#35203, NVIDIA-NeMo/Automodel#3830, ms-swift#10084, mlx-lm#1413, unsloth.ai/blog/gradient)
// On one device: Every example counts: the mean over the batch.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %x : tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %reduce_1 = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    return %divide, %divide_1 : tensor<f32>, tensor<f32>
  }
}
