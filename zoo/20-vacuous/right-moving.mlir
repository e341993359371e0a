// 20. Equal because nothing is computed (NVIDIA-NeMo/Automodel#3701)
// On 2 replicas: The same with collectives.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
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
    %step.reduce = stablehlo.reduce(%x init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %step.divide = stablehlo.divide %step.reduce, %loss.constant_1 : tensor<f32>
    %step.all_reduce = "stablehlo.all_reduce"(%step.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %step.divide_1 = stablehlo.divide %step.all_reduce, %loss.constant_1 : tensor<f32>
    %step.constant = stablehlo.constant dense<1.0> : tensor<f32>
    %step.multiply = stablehlo.multiply %step.constant, %step.divide_1 : tensor<f32>
    %step.constant_1 = stablehlo.constant dense<0.1> : tensor<f32>
    %step.multiply_1 = stablehlo.multiply %step.constant_1, %step.multiply : tensor<f32>
    %step.subtract = stablehlo.subtract %w, %step.multiply_1 : tensor<f32>
    return %step.subtract, %loss.divide_1 : tensor<f32>, tensor<f32>
  }
}
