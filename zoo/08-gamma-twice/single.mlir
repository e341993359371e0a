// 8. γ and β reduced twice (sony/nnabla#1120)
// On one device: ∂L/∂γ = Σ dy·x̂.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%dy: tensor<4xf32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "gamma"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %gamma.constant = stablehlo.constant dense<1.0e-05> : tensor<f32>
    %gamma.add = stablehlo.add %divide_1, %gamma.constant : tensor<f32>
    %gamma.rsqrt = stablehlo.rsqrt %gamma.add : tensor<f32>
    %gamma.broadcast_in_dim = stablehlo.broadcast_in_dim %gamma.rsqrt, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %gamma.multiply = stablehlo.multiply %subtract, %gamma.broadcast_in_dim : tensor<4xf32>
    %gamma.multiply_1 = stablehlo.multiply %dy, %gamma.multiply : tensor<4xf32>
    %gamma.reduce = stablehlo.reduce(%gamma.multiply_1 init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %gamma.reduce : tensor<f32>
  }
}
