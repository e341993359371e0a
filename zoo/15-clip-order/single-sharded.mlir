// 15. Clipping before the reduction, or with the wrong norm (NVIDIA/apex#1099, pytorch/torchtitan#766, pytorch/pytorch#170862, pytorch/pytorch#88621, AReaL#312, SpecForge#663, modelscope/twinkle#290)
// On one device: A gradient clipped by its norm.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%g: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "g"}) {
    %clip.multiply = stablehlo.multiply %g, %g : tensor<2xf32>
    %clip.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %clip.reduce = stablehlo.reduce(%clip.multiply init: %clip.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %clip.sqrt = stablehlo.sqrt %clip.reduce : tensor<f32>
    %clip.constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %clip.divide = stablehlo.divide %clip.constant_1, %clip.sqrt : tensor<f32>
    %clip.multiply_1 = stablehlo.multiply %clip.sqrt, %clip.constant : tensor<f32>
    %clip.add = stablehlo.add %clip.multiply_1, %clip.constant_1 : tensor<f32>
    %clip.minimum = stablehlo.minimum %clip.divide, %clip.add : tensor<f32>
    %clip.broadcast_in_dim = stablehlo.broadcast_in_dim %clip.minimum, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %clip.multiply_2 = stablehlo.multiply %g, %clip.broadcast_in_dim : tensor<2xf32>
    return %clip.multiply_2 : tensor<2xf32>
  }
}
