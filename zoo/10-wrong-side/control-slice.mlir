// 10. A collective on the wrong side of what does not commute with it (openxla/xla#42481, jax-ml/jax#16894)
// On 2 replicas: Slice at the same place on all replicas, then the sum.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<1x4xf32>) -> (tensor<2xf32> {jax.result_info = "part"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %slice = stablehlo.slice %reduce [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %all_reduce = "stablehlo.all_reduce"(%slice) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %all_reduce : tensor<2xf32>
  }
}
