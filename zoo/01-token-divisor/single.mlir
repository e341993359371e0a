// 1. Each replica divides by its own count (huggingface/transformers#34191, huggingface/transformers#35203, NVIDIA-NeMo/Automodel#3830, ms-swift#10084, mlx-lm#1413, unsloth.ai/blog/gradient)
// On one device: Σ w·x over the tokens that are there, divided by their number: shards [1, 2, 3] and [10].
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<6xf32>, %valid: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%valid init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %loss.multiply = stablehlo.multiply %loss.broadcast_in_dim, %x : tensor<6xf32>
    %loss.multiply_1 = stablehlo.multiply %loss.multiply, %valid : tensor<6xf32>
    %loss.reduce_1 = stablehlo.reduce(%loss.multiply_1 init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %loss.divide = stablehlo.divide %loss.reduce_1, %loss.reduce : tensor<f32>
    %multiply = stablehlo.multiply %x, %valid : tensor<6xf32>
    %reduce = stablehlo.reduce(%multiply init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %reduce, %loss.reduce : tensor<f32>
    return %loss.divide, %divide : tensor<f32>, tensor<f32>
  }
}
