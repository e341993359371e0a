module @linear_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<8x1x28x28xf32>, %head.weight: tensor<784x10xf32>, %head.bias: tensor<10xf32>) -> (tensor<8x10xf32> {jax.result_info = "logits"}) {
    %reshape = stablehlo.reshape %images : (tensor<8x1x28x28xf32>) -> tensor<8x784xf32>
    %head.dense = stablehlo.composite "shlo.dense" %reshape, %head.weight, %head.bias {decomposition = @dense} : (tensor<8x784xf32>, tensor<784x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    return %head.dense : tensor<8x10xf32>
  }
  func.func private @dense(%x: tensor<8x784xf32>, %w: tensor<784x10xf32>, %b: tensor<10xf32>) -> tensor<8x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x784xf32>, tensor<784x10xf32>) -> tensor<8x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<8x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x10xf32>
    return %add : tensor<8x10xf32>
  }
}
