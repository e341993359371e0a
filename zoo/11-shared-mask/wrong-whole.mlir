// 11. Replicas share a dropout mask (huggingface/transformers#31412, tenstorrent/tt-metal#55947, tenstorrent/tt-metal#16823, facebookresearch/fastMRI#123)
// On 2 replicas: Every replica takes the first four elements of the mask.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<4xf32>, %mask: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %drop.slice = stablehlo.slice %mask [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %drop.multiply = stablehlo.multiply %x, %drop.slice : tensor<4xf32>
    %drop.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %drop.reduce = stablehlo.reduce(%drop.multiply init: %drop.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %drop.constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %drop.divide = stablehlo.divide %drop.reduce, %drop.constant_1 : tensor<f32>
    %drop.all_reduce = "stablehlo.all_reduce"(%drop.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %drop.constant_2 = stablehlo.constant dense<2.0> : tensor<f32>
    %drop.divide_1 = stablehlo.divide %drop.all_reduce, %drop.constant_2 : tensor<f32>
    return %drop.divide_1 : tensor<f32>
  }
}
