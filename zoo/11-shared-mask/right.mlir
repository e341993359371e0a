// 11. Replicas share a dropout mask (huggingface/transformers#31412, tenstorrent/tt-metal#55947, tenstorrent/tt-metal#16823, facebookresearch/fastMRI#123)
// On 2 replicas: The mask is cut with the batch.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<4xf32>, %mask: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %multiply = stablehlo.multiply %x, %mask : tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_2 : tensor<f32>
    return %divide_1 : tensor<f32>
  }
}
