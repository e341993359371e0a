// 6. Statistics merged wrongly (google/flax#2417, pytorch/pytorch#22192, NVIDIA/apex#387)
// On 2 replicas: Chan's merge, weighted by the counts.
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
    %divide = stablehlo.divide %reduce_1, %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %reduce, %divide : tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%multiply_1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce_1, %all_reduce : tensor<f32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %valid : tensor<4xf32>
    %reduce_2 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %divide_2 = stablehlo.divide %reduce_2, %reduce : tensor<f32>
    %multiply_4 = stablehlo.multiply %divide, %divide : tensor<f32>
    %subtract = stablehlo.subtract %divide_2, %multiply_4 : tensor<f32>
    %subtract_1 = stablehlo.subtract %divide, %divide_1 : tensor<f32>
    %multiply_5 = stablehlo.multiply %subtract_1, %subtract_1 : tensor<f32>
    %add = stablehlo.add %subtract, %multiply_5 : tensor<f32>
    %multiply_6 = stablehlo.multiply %reduce, %add : tensor<f32>
    %all_reduce_2 = "stablehlo.all_reduce"(%multiply_6) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_3 = stablehlo.divide %all_reduce_2, %all_reduce : tensor<f32>
    return %divide_1, %divide_3 : tensor<f32>, tensor<f32>
  }
}
