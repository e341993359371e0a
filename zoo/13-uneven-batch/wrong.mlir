// 13. The last batch does not divide (pytorch/pytorch#67253, pytorch/pytorch#31579, pytorch/pytorch#42577, Lightning-AI/pytorch-lightning#408)
// On 2 replicas: The mean of the replicas' means.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%loss: tensor<3xf32>, %valid: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %multiply = stablehlo.multiply %loss, %valid : tensor<3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %reduce_1 = stablehlo.reduce(%valid init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %reduce, %reduce_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    return %divide_1 : tensor<f32>
  }
}
