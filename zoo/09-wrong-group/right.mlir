// 9. A collective over the wrong replicas (pytorch/xla#5279, pytorch/pytorch#38874, VeOmni#184)
// On 4 replicas: One group of all.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "grad"}) {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %x : tensor<1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_2 : tensor<f32>
    return %divide_1 : tensor<f32>
  }
}
