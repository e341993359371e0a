// 4. The collective's own adjoint counts twice (jax-ml/jax#3970, jax-ml/jax#36886, jax-ml/jax#1633)
// On one device: L = Σ (w² + 1)·d.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %d: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.multiply = stablehlo.multiply %w, %w : tensor<f32>
    %loss.constant = stablehlo.constant dense<1.0> : tensor<f32>
    %loss.add = stablehlo.add %loss.multiply, %loss.constant : tensor<f32>
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %loss.add, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %loss.multiply_1 = stablehlo.multiply %loss.broadcast_in_dim, %d : tensor<2xf32>
    %loss.constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%loss.multiply_1 init: %loss.constant_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %grad.constant = stablehlo.constant dense<2.0> : tensor<f32>
    %grad.multiply = stablehlo.multiply %grad.constant, %w : tensor<f32>
    %grad.reduce = stablehlo.reduce(%d init: %loss.constant_1) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %grad.multiply_1 = stablehlo.multiply %grad.multiply, %grad.reduce : tensor<f32>
    return %loss.reduce, %grad.multiply_1 : tensor<f32>, tensor<f32>
  }
}
