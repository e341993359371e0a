module @cnn_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<8x1x28x28xf32>, %conv1.conv.weight: tensor<32x1x3x3xf32>, %conv1.conv.bias: tensor<32xf32>, %conv2.conv.weight: tensor<64x32x3x3xf32>, %conv2.conv.bias: tensor<64xf32>, %fc.weight: tensor<3136x128xf32>, %fc.bias: tensor<128xf32>, %head.weight: tensor<128x10xf32>, %head.bias: tensor<10xf32>) -> (tensor<8x10xf32> {jax.result_info = "logits"}) {
    %conv1.conv.convF = stablehlo.composite "shlo.convF" %images, %conv1.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF} : (tensor<8x1x28x28xf32>, tensor<32x1x3x3xf32>) -> tensor<8x32x28x28xf32>
    %conv1.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv1.conv.convF, %conv1.conv.bias {decomposition = @channelBias} : (tensor<8x32x28x28xf32>, tensor<32xf32>) -> tensor<8x32x28x28xf32>
    %conv1.relu = stablehlo.composite "shlo.relu" %conv1.conv.channelBias {decomposition = @relu} : (tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32>
    %conv1.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv1.relu {decomposition = @maxPoolF} : (tensor<8x32x28x28xf32>) -> tensor<8x32x14x14xf32>
    %conv2.conv.convF = stablehlo.composite "shlo.convF" %conv1.maxPoolF, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<8x32x14x14xf32>, tensor<64x32x3x3xf32>) -> tensor<8x64x14x14xf32>
    %conv2.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv2.conv.convF, %conv2.conv.bias {decomposition = @channelBias_1} : (tensor<8x64x14x14xf32>, tensor<64xf32>) -> tensor<8x64x14x14xf32>
    %conv2.relu = stablehlo.composite "shlo.relu" %conv2.conv.channelBias {decomposition = @relu_1} : (tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32>
    %conv2.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv2.relu {decomposition = @maxPoolF_1} : (tensor<8x64x14x14xf32>) -> tensor<8x64x7x7xf32>
    %reshape = stablehlo.reshape %conv2.maxPoolF : (tensor<8x64x7x7xf32>) -> tensor<8x3136xf32>
    %fc.dense = stablehlo.composite "shlo.dense" %reshape, %fc.weight, %fc.bias {decomposition = @dense} : (tensor<8x3136xf32>, tensor<3136x128xf32>, tensor<128xf32>) -> tensor<8x128xf32>
    %relu = stablehlo.composite "shlo.relu" %fc.dense {decomposition = @relu_2} : (tensor<8x128xf32>) -> tensor<8x128xf32>
    %head.dense = stablehlo.composite "shlo.dense" %relu, %head.weight, %head.bias {decomposition = @dense_1} : (tensor<8x128xf32>, tensor<128x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    return %head.dense : tensor<8x10xf32>
  }
  func.func private @convF(%x: tensor<8x1x28x28xf32>, %w: tensor<32x1x3x3xf32>) -> tensor<8x32x28x28xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x1x28x28xf32>, tensor<32x1x3x3xf32>) -> tensor<8x32x28x28xf32>
    return %convolution : tensor<8x32x28x28xf32>
  }
  func.func private @channelBias(%x: tensor<8x32x28x28xf32>, %b: tensor<32xf32>) -> tensor<8x32x28x28xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<8x32x28x28xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<8x32x28x28xf32>
    return %add : tensor<8x32x28x28xf32>
  }
  func.func private @relu(%x: tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x32x28x28xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x32x28x28xf32>
    return %maximum : tensor<8x32x28x28xf32>
  }
  func.func private @maxPoolF(%x: tensor<8x32x28x28xf32>) -> tensor<8x32x14x14xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<8x32x28x28xf32>, tensor<f32>) -> tensor<8x32x14x14xf32>
    return %reduce_window : tensor<8x32x14x14xf32>
  }
  func.func private @convF_1(%x: tensor<8x32x14x14xf32>, %w: tensor<64x32x3x3xf32>) -> tensor<8x64x14x14xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32x14x14xf32>, tensor<64x32x3x3xf32>) -> tensor<8x64x14x14xf32>
    return %convolution : tensor<8x64x14x14xf32>
  }
  func.func private @channelBias_1(%x: tensor<8x64x14x14xf32>, %b: tensor<64xf32>) -> tensor<8x64x14x14xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<64xf32>) -> tensor<8x64x14x14xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<8x64x14x14xf32>
    return %add : tensor<8x64x14x14xf32>
  }
  func.func private @relu_1(%x: tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x64x14x14xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x64x14x14xf32>
    return %maximum : tensor<8x64x14x14xf32>
  }
  func.func private @maxPoolF_1(%x: tensor<8x64x14x14xf32>) -> tensor<8x64x7x7xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<8x64x14x14xf32>, tensor<f32>) -> tensor<8x64x7x7xf32>
    return %reduce_window : tensor<8x64x7x7xf32>
  }
  func.func private @dense(%x: tensor<8x3136xf32>, %w: tensor<3136x128xf32>, %b: tensor<128xf32>) -> tensor<8x128xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3136xf32>, tensor<3136x128xf32>) -> tensor<8x128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<128xf32>) -> tensor<8x128xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x128xf32>
    return %add : tensor<8x128xf32>
  }
  func.func private @relu_2(%x: tensor<8x128xf32>) -> tensor<8x128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x128xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x128xf32>
    return %maximum : tensor<8x128xf32>
  }
  func.func private @dense_1(%x: tensor<8x128xf32>, %w: tensor<128x10xf32>, %b: tensor<10xf32>) -> tensor<8x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x128xf32>, tensor<128x10xf32>) -> tensor<8x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<8x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x10xf32>
    return %add : tensor<8x10xf32>
  }
}
