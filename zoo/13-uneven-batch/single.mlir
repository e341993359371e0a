// 13. The last batch does not divide (pytorch/pytorch#67253, pytorch/pytorch#31579, pytorch/pytorch#42577, Lightning-AI/pytorch-lightning#408)
// On one device: The mean over the examples that are there: shards [1, 1, 1] and [9].
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%loss: tensor<6xf32>, %valid: tensor<6xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %multiply = stablehlo.multiply %loss, %valid : tensor<6xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %reduce_1 = stablehlo.reduce(%valid init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %divide = stablehlo.divide %reduce, %reduce_1 : tensor<f32>
    return %divide : tensor<f32>
  }
}
