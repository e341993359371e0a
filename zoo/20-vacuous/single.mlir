// 20. Equal because nothing is computed (NVIDIA-NeMo/Automodel#3701)
// On one device: A step of 0.1·0·gradient.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %loss.multiply = stablehlo.multiply %loss.broadcast_in_dim, %x : tensor<4xf32>
    %loss.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%loss.multiply init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %loss.constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %loss.divide = stablehlo.divide %loss.reduce, %loss.constant_1 : tensor<f32>
    %step.reduce = stablehlo.reduce(%x init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %step.divide = stablehlo.divide %step.reduce, %loss.constant_1 : tensor<f32>
    %step.multiply = stablehlo.multiply %loss.constant, %step.divide : tensor<f32>
    %step.constant = stablehlo.constant dense<0.1> : tensor<f32>
    %step.multiply_1 = stablehlo.multiply %step.constant, %step.multiply : tensor<f32>
    %step.subtract = stablehlo.subtract %w, %step.multiply_1 : tensor<f32>
    return %step.subtract, %loss.divide : tensor<f32>, tensor<f32>
  }
}
