// 5. Batch-norm left to each replica (google/flax#319, google/flax#2606)
// On one device: Ghost batch-norm: the batch as [groups, N], each group with its own statistics.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32> {jax.result_info = "normalised"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2x2xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<2xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<2xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<2x2xf32>
    return %multiply_1 : tensor<2x2xf32>
  }
}
