// 1. Each replica divides by its own count (huggingface/transformers#34191, huggingface/transformers#35203, NVIDIA-NeMo/Automodel#3830, ms-swift#10084, mlx-lm#1413, unsloth.ai/blog/gradient)
// On 2 replicas: Equal counts: the mean of the replicas' means.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %x : tensor<2xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    %reduce_1 = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %divide_2 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%divide_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_3 = stablehlo.divide %all_reduce_1, %constant_1 : tensor<f32>
    return %divide_1, %divide_3 : tensor<f32>, tensor<f32>
  }
}
