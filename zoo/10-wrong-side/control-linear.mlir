// 10. A collective on the wrong side of what does not commute with it (openxla/xla#42481, jax-ml/jax#16894)
// On 2 replicas: Reshape, transpose and scale first: they all commute with the sum.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<1x4xf32>) -> (tensor<2x2xf32> {jax.result_info = "g"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %reshape = stablehlo.reshape %reduce : (tensor<4xf32>) -> tensor<2x2xf32>
    %transpose = stablehlo.transpose %reshape, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %constant_1 = stablehlo.constant dense<3.0> : tensor<2x2xf32>
    %multiply = stablehlo.multiply %transpose, %constant_1 : tensor<2x2xf32>
    %all_reduce = "stablehlo.all_reduce"(%multiply) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %all_reduce : tensor<2x2xf32>
  }
}
