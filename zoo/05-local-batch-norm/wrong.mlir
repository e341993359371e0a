// 5. Batch-norm left to each replica (google/flax#319, google/flax#2606)
// On 2 replicas: x̂ with this replica's own statistics.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "normalised"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<f32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<f32>
    %rsqrt = stablehlo.rsqrt %add : tensor<f32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<2xf32>
    return %multiply_1 : tensor<2xf32>
  }
}
