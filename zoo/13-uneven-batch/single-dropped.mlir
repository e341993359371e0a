// 13. The last batch does not divide (pytorch/pytorch#67253, pytorch/pytorch#31579, pytorch/pytorch#42577, Lightning-AI/pytorch-lightning#408)
// On one device: The remainder is dropped: equal shards.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%loss: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%loss init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    return %divide : tensor<f32>
  }
}
