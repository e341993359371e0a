// 12. Running statistics part (pytorch/pytorch#13711, pytorch/pytorch#30718, YOLOX#1176, google/flax#877, huggingface/pytorch-image-models#110, facebookresearch/fvcore#152, open-mmlab/mmdetection#4582)
// On one device: ema′ = 0.9·ema + 0.1·mean.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%ema: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "ema"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %constant_2 = stablehlo.constant dense<0.9> : tensor<f32>
    %multiply = stablehlo.multiply %ema, %constant_2 : tensor<f32>
    %constant_3 = stablehlo.constant dense<0.1> : tensor<f32>
    %multiply_1 = stablehlo.multiply %divide, %constant_3 : tensor<f32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<f32>
    return %add : tensor<f32>
  }
}
