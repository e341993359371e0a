module @mlp_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<8x1x28x28xf32>, %fc1.weight: tensor<784x512xf32>, %fc1.bias: tensor<512xf32>, %fc2.weight: tensor<512x512xf32>, %fc2.bias: tensor<512xf32>, %head.weight: tensor<512x10xf32>, %head.bias: tensor<10xf32>) -> (tensor<8x10xf32> {jax.result_info = "logits"}) {
    %reshape = stablehlo.reshape %images : (tensor<8x1x28x28xf32>) -> tensor<8x784xf32>
    %fc1.dense = stablehlo.composite "shlo.dense" %reshape, %fc1.weight, %fc1.bias {decomposition = @dense} : (tensor<8x784xf32>, tensor<784x512xf32>, tensor<512xf32>) -> tensor<8x512xf32>
    %relu = stablehlo.composite "shlo.relu" %fc1.dense {decomposition = @relu} : (tensor<8x512xf32>) -> tensor<8x512xf32>
    %fc2.dense = stablehlo.composite "shlo.dense" %relu, %fc2.weight, %fc2.bias {decomposition = @dense_1} : (tensor<8x512xf32>, tensor<512x512xf32>, tensor<512xf32>) -> tensor<8x512xf32>
    %relu_1 = stablehlo.composite "shlo.relu" %fc2.dense {decomposition = @relu} : (tensor<8x512xf32>) -> tensor<8x512xf32>
    %head.dense = stablehlo.composite "shlo.dense" %relu_1, %head.weight, %head.bias {decomposition = @dense_2} : (tensor<8x512xf32>, tensor<512x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    return %head.dense : tensor<8x10xf32>
  }
  func.func private @dense(%x: tensor<8x784xf32>, %w: tensor<784x512xf32>, %b: tensor<512xf32>) -> tensor<8x512xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x784xf32>, tensor<784x512xf32>) -> tensor<8x512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> tensor<8x512xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x512xf32>
    return %add : tensor<8x512xf32>
  }
  func.func private @relu(%x: tensor<8x512xf32>) -> tensor<8x512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x512xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x512xf32>
    return %maximum : tensor<8x512xf32>
  }
  func.func private @dense_1(%x: tensor<8x512xf32>, %w: tensor<512x512xf32>, %b: tensor<512xf32>) -> tensor<8x512xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x512xf32>, tensor<512x512xf32>) -> tensor<8x512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> tensor<8x512xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x512xf32>
    return %add : tensor<8x512xf32>
  }
  func.func private @dense_2(%x: tensor<8x512xf32>, %w: tensor<512x10xf32>, %b: tensor<10xf32>) -> tensor<8x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x512xf32>, tensor<512x10xf32>) -> tensor<8x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<8x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x10xf32>
    return %add : tensor<8x10xf32>
  }
}
