// 8. γ and β reduced twice (sony/nnabla#1120)
// On 2 replicas: Summed in the backward, averaged by the step: the mean of what is the same everywhere is itself.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%dy: tensor<2xf32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "gamma"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %divide_2 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %subtract_1 = stablehlo.subtract %divide, %divide_1 : tensor<f32>
    %multiply_1 = stablehlo.multiply %subtract_1, %subtract_1 : tensor<f32>
    %add = stablehlo.add %divide_2, %multiply_1 : tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_3 = stablehlo.divide %all_reduce_1, %constant_1 : tensor<f32>
    %gamma.broadcast_in_dim = stablehlo.broadcast_in_dim %divide_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %gamma.subtract = stablehlo.subtract %x, %gamma.broadcast_in_dim : tensor<2xf32>
    %gamma.constant = stablehlo.constant dense<1.0e-05> : tensor<f32>
    %gamma.add = stablehlo.add %divide_3, %gamma.constant : tensor<f32>
    %gamma.rsqrt = stablehlo.rsqrt %gamma.add : tensor<f32>
    %gamma.broadcast_in_dim_1 = stablehlo.broadcast_in_dim %gamma.rsqrt, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %gamma.multiply = stablehlo.multiply %gamma.subtract, %gamma.broadcast_in_dim_1 : tensor<2xf32>
    %gamma.multiply_1 = stablehlo.multiply %dy, %gamma.multiply : tensor<2xf32>
    %gamma.reduce = stablehlo.reduce(%gamma.multiply_1 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %gamma.all_reduce = "stablehlo.all_reduce"(%gamma.reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %step.all_reduce = "stablehlo.all_reduce"(%gamma.all_reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %step.divide = stablehlo.divide %step.all_reduce, %constant_1 : tensor<f32>
    return %step.divide : tensor<f32>
  }
}
