// 4. The collective's own adjoint counts twice (jax-ml/jax#3970, jax-ml/jax#36886, jax-ml/jax#1633)
// On 2 replicas: The cotangent is averaged: the mean of what is the same everywhere is itself.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %d: tensor<1xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.multiply = stablehlo.multiply %w, %w : tensor<f32>
    %loss.constant = stablehlo.constant dense<1.0> : tensor<f32>
    %loss.add = stablehlo.add %loss.multiply, %loss.constant : tensor<f32>
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %loss.add, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %loss.multiply_1 = stablehlo.multiply %loss.broadcast_in_dim, %d : tensor<1xf32>
    %loss.constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%loss.multiply_1 init: %loss.constant_1) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %loss.all_reduce = "stablehlo.all_reduce"(%loss.reduce) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %cotangent.multiply = stablehlo.multiply %w, %loss.constant_1 : tensor<f32>
    %cotangent.add = stablehlo.add %cotangent.multiply, %loss.constant : tensor<f32>
    %cotangent.all_reduce = "stablehlo.all_reduce"(%cotangent.add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %cotangent.constant = stablehlo.constant dense<2.0> : tensor<f32>
    %cotangent.divide = stablehlo.divide %cotangent.all_reduce, %cotangent.constant : tensor<f32>
    %grad.multiply = stablehlo.multiply %cotangent.constant, %w : tensor<f32>
    %grad.reduce = stablehlo.reduce(%d init: %loss.constant_1) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %grad.multiply_1 = stablehlo.multiply %grad.multiply, %grad.reduce : tensor<f32>
    %grad.multiply_2 = stablehlo.multiply %cotangent.divide, %grad.multiply_1 : tensor<f32>
    %grad.all_reduce = "stablehlo.all_reduce"(%grad.multiply_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    return %loss.all_reduce, %grad.all_reduce : tensor<f32>, tensor<f32>
  }
}
