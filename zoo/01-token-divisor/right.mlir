// 1. Each replica divides by its own count (huggingface/transformers#34191, huggingface/transformers#35203, NVIDIA-NeMo/Automodel#3830, ms-swift#10084, mlx-lm#1413, unsloth.ai/blog/gradient)
// On 2 replicas: Sum and count are all-reduced, then divided.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<3xf32>, %valid: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%valid init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %loss.all_reduce = "stablehlo.all_reduce"(%loss.reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %loss.multiply = stablehlo.multiply %loss.broadcast_in_dim, %x : tensor<3xf32>
    %loss.multiply_1 = stablehlo.multiply %loss.multiply, %valid : tensor<3xf32>
    %loss.reduce_1 = stablehlo.reduce(%loss.multiply_1 init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %loss.all_reduce_1 = "stablehlo.all_reduce"(%loss.reduce_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %loss.divide = stablehlo.divide %loss.all_reduce_1, %loss.all_reduce : tensor<f32>
    %multiply = stablehlo.multiply %x, %valid : tensor<3xf32>
    %reduce = stablehlo.reduce(%multiply init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %all_reduce, %loss.all_reduce : tensor<f32>
    return %loss.divide, %divide : tensor<f32>, tensor<f32>
  }
}
