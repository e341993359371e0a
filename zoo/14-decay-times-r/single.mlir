// 14. Weight decay counted once a replica (keras-team/keras#20609, keras-team/keras#19891, tensorflow/models#6195, ServiceNow/Fast-LLM#545)
// On one device: g + λ·w, λ = 0.1.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%w: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32> {jax.result_info = "grad"}) {
    %grad.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %grad.reduce = stablehlo.reduce(%x init: %grad.constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %grad.constant_1 = stablehlo.constant dense<4.0> : tensor<f32>
    %grad.divide = stablehlo.divide %grad.reduce, %grad.constant_1 : tensor<f32>
    %grad.constant_2 = stablehlo.constant dense<0.1> : tensor<f32>
    %grad.multiply = stablehlo.multiply %w, %grad.constant_2 : tensor<f32>
    %grad.add = stablehlo.add %grad.divide, %grad.multiply : tensor<f32>
    return %grad.add : tensor<f32>
  }
}
