// 3. The divisor applied twice (facebookresearch/fairseq#494, lightly-ai#1977, goodfire-ai/spd#546)
// On one device: The mean over the batch.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "grad"}) {
    %loss.broadcast_in_dim = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %loss.multiply = stablehlo.multiply %loss.broadcast_in_dim, %x : tensor<4xf32>
    %loss.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %loss.reduce = stablehlo.reduce(%loss.multiply init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %loss.constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %loss.divide = stablehlo.divide %loss.reduce, %loss.constant_1 : tensor<f32>
    %grad.reduce = stablehlo.reduce(%x init: %loss.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %grad.divide = stablehlo.divide %grad.reduce, %loss.constant_1 : tensor<f32>
    return %loss.divide, %grad.divide : tensor<f32>, tensor<f32>
  }
}
