// 10. A collective on the wrong side of what does not commute with it (openxla/xla#42481, jax-ml/jax#16894)
// On 2 replicas: Each replica slices where its number says, then the sum.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<1x4xf32>) -> (tensor<2xf32> {jax.result_info = "part"}) {
    %replica_id = stablehlo.replica_id : tensor<ui32>
    %convert = stablehlo.convert %replica_id : (tensor<ui32>) -> tensor<i32>
    %constant = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %convert, %constant : tensor<i32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant_1) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %dynamic_slice = stablehlo.dynamic_slice %reduce, %multiply, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
    %all_reduce = "stablehlo.all_reduce"(%dynamic_slice) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %all_reduce : tensor<2xf32>
  }
}
