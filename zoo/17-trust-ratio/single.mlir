// 17. LAMB's trust ratio from part of a tensor, or before the reduction (NVIDIA/apex#1041, ROCm/apex#57, intel-analytics/ipex-llm#2810, intel-analytics/ipex-llm#2832)
// On one device: g·‖W‖/‖g‖ at the mean gradient.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<2xf32>, %g: tensor<2x2xf32>) -> (tensor<2xf32> {jax.result_info = "step"}) {
    %trust.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %trust.reduce = stablehlo.reduce(%g init: %trust.constant) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %trust.constant_1 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %trust.divide = stablehlo.divide %trust.reduce, %trust.constant_1 : tensor<2xf32>
    %trust.multiply = stablehlo.multiply %w, %w : tensor<2xf32>
    %trust.reduce_1 = stablehlo.reduce(%trust.multiply init: %trust.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %trust.sqrt = stablehlo.sqrt %trust.reduce_1 : tensor<f32>
    %trust.multiply_1 = stablehlo.multiply %trust.divide, %trust.divide : tensor<2xf32>
    %trust.reduce_2 = stablehlo.reduce(%trust.multiply_1 init: %trust.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %trust.sqrt_1 = stablehlo.sqrt %trust.reduce_2 : tensor<f32>
    %trust.compare = stablehlo.compare GT, %trust.sqrt_1, %trust.constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %trust.divide_1 = stablehlo.divide %trust.sqrt, %trust.sqrt_1 : tensor<f32>
    %trust.multiply_2 = stablehlo.multiply %trust.sqrt_1, %trust.constant : tensor<f32>
    %trust.constant_2 = stablehlo.constant dense<1.0> : tensor<f32>
    %trust.add = stablehlo.add %trust.multiply_2, %trust.constant_2 : tensor<f32>
    %trust.select = stablehlo.select %trust.compare, %trust.divide_1, %trust.add : tensor<i1>, tensor<f32>
    %trust.broadcast_in_dim = stablehlo.broadcast_in_dim %trust.select, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %trust.multiply_3 = stablehlo.multiply %trust.divide, %trust.broadcast_in_dim : tensor<2xf32>
    return %trust.multiply_3 : tensor<2xf32>
  }
}
