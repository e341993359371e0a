// 18. E[x²] − E[x]² (google/flax#1491, tensorflow/tensorflow#118701)
// On 2 replicas: The mean of squares less the square of the mean.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "variance"}) {
    %statistics.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %statistics.reduce = stablehlo.reduce(%x init: %statistics.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %statistics.constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %statistics.divide = stablehlo.divide %statistics.reduce, %statistics.constant_1 : tensor<f32>
    %statistics.all_reduce = "stablehlo.all_reduce"(%statistics.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %statistics.divide_1 = stablehlo.divide %statistics.all_reduce, %statistics.constant_1 : tensor<f32>
    %statistics.multiply = stablehlo.multiply %x, %x : tensor<2xf32>
    %statistics.reduce_1 = stablehlo.reduce(%statistics.multiply init: %statistics.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %statistics.divide_2 = stablehlo.divide %statistics.reduce_1, %statistics.constant_1 : tensor<f32>
    %statistics.all_reduce_1 = "stablehlo.all_reduce"(%statistics.divide_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %statistics.divide_3 = stablehlo.divide %statistics.all_reduce_1, %statistics.constant_1 : tensor<f32>
    %statistics.multiply_1 = stablehlo.multiply %statistics.divide_1, %statistics.divide_1 : tensor<f32>
    %statistics.subtract = stablehlo.subtract %statistics.divide_3, %statistics.multiply_1 : tensor<f32>
    return %statistics.subtract : tensor<f32>
  }
}
