// 6. Statistics merged wrongly (google/flax#2417, pytorch/pytorch#22192, NVIDIA/apex#387)
// On 2 replicas: Σx and the count are all-reduced, then the squares about the global mean.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<4xf32>, %valid: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "mean"}, tensor<f32> {jax.result_info = "variance"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%valid init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %multiply = stablehlo.multiply %x, %valid : tensor<4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%reduce_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %all_reduce_1, %all_reduce : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %valid : tensor<4xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %all_reduce_2 = "stablehlo.all_reduce"(%reduce_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce_2, %all_reduce : tensor<f32>
    return %divide, %divide_1 : tensor<f32>, tensor<f32>
  }
}
