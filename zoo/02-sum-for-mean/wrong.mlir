// 2. A sum where a mean is meant (tensorflow/benchmarks#466, pytorch/tutorials#1039, horovod/horovod#2654, pytorch/pytorch#162338)
// On 2 replicas: all_reduce(add) of local means.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %loss.multiply = stablehlo.multiply %loss.broadcast_in_dim, %x : tensor<2xf32>
    %loss.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%loss.multiply init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %loss.constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %loss.divide = stablehlo.divide %loss.reduce, %loss.constant_1 : tensor<f32>
    %loss.all_reduce = "stablehlo.all_reduce"(%loss.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %loss.divide_1 = stablehlo.divide %loss.all_reduce, %loss.constant_1 : tensor<f32>
    %grad.reduce = stablehlo.reduce(%x init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %grad.divide = stablehlo.divide %grad.reduce, %loss.constant_1 : tensor<f32>
    %grad.all_reduce = "stablehlo.all_reduce"(%grad.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    return %loss.divide_1, %grad.all_reduce : tensor<f32>, tensor<f32>
  }
}
