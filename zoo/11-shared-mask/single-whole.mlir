// 11. Replicas share a dropout mask (huggingface/transformers#31412, tenstorrent/tt-metal#55947, tenstorrent/tt-metal#16823, facebookresearch/fastMRI#123)
// On one device: The mean of mask·x, one mask element an example.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<8xf32>, %mask: tensor<8xf32>) -> (tensor<f32> {jax.result_info = "loss"}) {
    %multiply = stablehlo.multiply %x, %mask : tensor<8xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<8.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    return %divide : tensor<f32>
  }
}
