// 6. Statistics merged wrongly (google/flax#2417, pytorch/pytorch#22192, NVIDIA/apex#387)
// On 2 replicas: Σx, Σx² and the count are all-reduced.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "mean"}, tensor<f32> {jax.result_info = "variance"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<2xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<2xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %add = stablehlo.add %multiply, %constant_1 : tensor<2xf32>
    %constant_2 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%add init: %constant_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %reduce_1 = stablehlo.reduce(%x init: %constant_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%reduce_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %all_reduce_1, %all_reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %x, %x : tensor<2xf32>
    %reduce_2 = stablehlo.reduce(%multiply_1 init: %constant_2) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce_2 = "stablehlo.all_reduce"(%reduce_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce_2, %all_reduce : tensor<f32>
    %multiply_2 = stablehlo.multiply %divide, %divide : tensor<f32>
    %subtract = stablehlo.subtract %divide_1, %multiply_2 : tensor<f32>
    return %divide, %subtract : tensor<f32>, tensor<f32>
  }
}
