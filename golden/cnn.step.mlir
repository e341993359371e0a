module @cnn_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<8x1x28x28xf32>, %targets: tensor<8x10xf32>, %conv1.conv.weight: tensor<32x1x3x3xf32> {tf.aliasing_output = 0 : i32}, %conv1.conv.bias: tensor<32xf32> {tf.aliasing_output = 1 : i32}, %conv2.conv.weight: tensor<64x32x3x3xf32> {tf.aliasing_output = 2 : i32}, %conv2.conv.bias: tensor<64xf32> {tf.aliasing_output = 3 : i32}, %fc.weight: tensor<3136x128xf32> {tf.aliasing_output = 4 : i32}, %fc.bias: tensor<128xf32> {tf.aliasing_output = 5 : i32}, %head.weight: tensor<128x10xf32> {tf.aliasing_output = 6 : i32}, %head.bias: tensor<10xf32> {tf.aliasing_output = 7 : i32}, %conv1.conv.weight.m: tensor<32x1x3x3xf32> {tf.aliasing_output = 8 : i32}, %conv1.conv.weight.v: tensor<32x1x3x3xf32> {tf.aliasing_output = 9 : i32}, %conv1.conv.bias.m: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %conv1.conv.bias.v: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %conv2.conv.weight.m: tensor<64x32x3x3xf32> {tf.aliasing_output = 12 : i32}, %conv2.conv.weight.v: tensor<64x32x3x3xf32> {tf.aliasing_output = 13 : i32}, %conv2.conv.bias.m: tensor<64xf32> {tf.aliasing_output = 14 : i32}, %conv2.conv.bias.v: tensor<64xf32> {tf.aliasing_output = 15 : i32}, %fc.weight.m: tensor<3136x128xf32> {tf.aliasing_output = 16 : i32}, %fc.weight.v: tensor<3136x128xf32> {tf.aliasing_output = 17 : i32}, %fc.bias.m: tensor<128xf32> {tf.aliasing_output = 18 : i32}, %fc.bias.v: tensor<128xf32> {tf.aliasing_output = 19 : i32}, %head.weight.m: tensor<128x10xf32> {tf.aliasing_output = 20 : i32}, %head.weight.v: tensor<128x10xf32> {tf.aliasing_output = 21 : i32}, %head.bias.m: tensor<10xf32> {tf.aliasing_output = 22 : i32}, %head.bias.v: tensor<10xf32> {tf.aliasing_output = 23 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>) -> (tensor<32x1x3x3xf32> {jax.result_info = "conv1.conv.weight"}, tensor<32xf32> {jax.result_info = "conv1.conv.bias"}, tensor<64x32x3x3xf32> {jax.result_info = "conv2.conv.weight"}, tensor<64xf32> {jax.result_info = "conv2.conv.bias"}, tensor<3136x128xf32> {jax.result_info = "fc.weight"}, tensor<128xf32> {jax.result_info = "fc.bias"}, tensor<128x10xf32> {jax.result_info = "head.weight"}, tensor<10xf32> {jax.result_info = "head.bias"}, tensor<32x1x3x3xf32> {jax.result_info = "conv1.conv.weight.m"}, tensor<32x1x3x3xf32> {jax.result_info = "conv1.conv.weight.v"}, tensor<32xf32> {jax.result_info = "conv1.conv.bias.m"}, tensor<32xf32> {jax.result_info = "conv1.conv.bias.v"}, tensor<64x32x3x3xf32> {jax.result_info = "conv2.conv.weight.m"}, tensor<64x32x3x3xf32> {jax.result_info = "conv2.conv.weight.v"}, tensor<64xf32> {jax.result_info = "conv2.conv.bias.m"}, tensor<64xf32> {jax.result_info = "conv2.conv.bias.v"}, tensor<3136x128xf32> {jax.result_info = "fc.weight.m"}, tensor<3136x128xf32> {jax.result_info = "fc.weight.v"}, tensor<128xf32> {jax.result_info = "fc.bias.m"}, tensor<128xf32> {jax.result_info = "fc.bias.v"}, tensor<128x10xf32> {jax.result_info = "head.weight.m"}, tensor<128x10xf32> {jax.result_info = "head.weight.v"}, tensor<10xf32> {jax.result_info = "head.bias.m"}, tensor<10xf32> {jax.result_info = "head.bias.v"}, tensor<f32> {jax.result_info = "loss"}) {
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
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 8.0 : f64}, decomposition = @divConstB} : (tensor<8x10xf32>) -> tensor<8x10xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<8x10xf32>, tensor<128x10xf32>) -> tensor<8x128xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %relu, %loss.divConstB {decomposition = @weightGradB} : (tensor<8x128xf32>, tensor<8x10xf32>) -> tensor<128x10xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<8x10xf32>) -> tensor<10xf32>
    %d.selectPos = stablehlo.composite "shlo.selectPos" %d.head.dotOut, %fc.dense {decomposition = @selectPos} : (tensor<8x128xf32>, tensor<8x128xf32>) -> tensor<8x128xf32>
    %d.fc.dotOut = stablehlo.composite "shlo.dotOut" %d.selectPos, %fc.weight {decomposition = @dotOut_1} : (tensor<8x128xf32>, tensor<3136x128xf32>) -> tensor<8x3136xf32>
    %d.fc.weightGradB = stablehlo.composite "shlo.weightGradB" %reshape, %d.selectPos {decomposition = @weightGradB_1} : (tensor<8x3136xf32>, tensor<8x128xf32>) -> tensor<3136x128xf32>
    %d.fc.biasGradB = stablehlo.composite "shlo.biasGradB" %d.selectPos {decomposition = @biasGradB_1} : (tensor<8x128xf32>) -> tensor<128xf32>
    %d.reshape = stablehlo.reshape %d.fc.dotOut : (tensor<8x3136xf32>) -> tensor<8x64x7x7xf32>
    %d.conv2.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.reshape, %conv2.relu {decomposition = @maxPoolBack} : (tensor<8x64x7x7xf32>, tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32>
    %d.conv2.selectPos = stablehlo.composite "shlo.selectPos" %d.conv2.maxPoolBack, %conv2.conv.channelBias {decomposition = @selectPos_1} : (tensor<8x64x14x14xf32>, tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32>
    %d.conv2.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv2.selectPos {decomposition = @convBiasGradB} : (tensor<8x64x14x14xf32>) -> tensor<64xf32>
    %d.conv2.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv2.selectPos, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<8x64x14x14xf32>, tensor<64x32x3x3xf32>) -> tensor<8x32x14x14xf32>
    %d.conv2.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv1.maxPoolF, %d.conv2.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<8x32x14x14xf32>, tensor<8x64x14x14xf32>) -> tensor<64x32x3x3xf32>
    %d.conv1.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv2.conv.convBack, %conv1.relu {decomposition = @maxPoolBack_1} : (tensor<8x32x14x14xf32>, tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32>
    %d.conv1.selectPos = stablehlo.composite "shlo.selectPos" %d.conv1.maxPoolBack, %conv1.conv.channelBias {decomposition = @selectPos_2} : (tensor<8x32x28x28xf32>, tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32>
    %d.conv1.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv1.selectPos {decomposition = @convBiasGradB_1} : (tensor<8x32x28x28xf32>) -> tensor<32xf32>
    %d.conv1.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.conv1.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<8x1x28x28xf32>, tensor<8x32x28x28xf32>) -> tensor<32x1x3x3xf32>
    %conv1.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %conv1.conv.weight.m, %d.conv1.conv.convWeightGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32>
    %conv1.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %conv1.conv.weight.v, %d.conv1.conv.convWeightGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32>
    %conv1.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %conv1.conv.weight, %conv1.conv.weight.adamMNextF, %conv1.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x1x3x3xf32>
    %conv1.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %conv1.conv.bias.m, %d.conv1.conv.convBiasGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %conv1.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %conv1.conv.bias.v, %d.conv1.conv.convBiasGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %conv1.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %conv1.conv.bias, %conv1.conv.bias.adamMNextF, %conv1.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %conv2.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %conv2.conv.weight.m, %d.conv2.conv.convWeightGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<64x32x3x3xf32>, tensor<64x32x3x3xf32>) -> tensor<64x32x3x3xf32>
    %conv2.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %conv2.conv.weight.v, %d.conv2.conv.convWeightGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<64x32x3x3xf32>, tensor<64x32x3x3xf32>) -> tensor<64x32x3x3xf32>
    %conv2.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %conv2.conv.weight, %conv2.conv.weight.adamMNextF, %conv2.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_2} : (tensor<64x32x3x3xf32>, tensor<64x32x3x3xf32>, tensor<64x32x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<64x32x3x3xf32>
    %conv2.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %conv2.conv.bias.m, %d.conv2.conv.convBiasGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %conv2.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %conv2.conv.bias.v, %d.conv2.conv.convBiasGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %conv2.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %conv2.conv.bias, %conv2.conv.bias.adamMNextF, %conv2.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_3} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %fc.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc.weight.m, %d.fc.weightGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<3136x128xf32>, tensor<3136x128xf32>) -> tensor<3136x128xf32>
    %fc.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc.weight.v, %d.fc.weightGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<3136x128xf32>, tensor<3136x128xf32>) -> tensor<3136x128xf32>
    %fc.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc.weight, %fc.weight.adamMNextF, %fc.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<3136x128xf32>, tensor<3136x128xf32>, tensor<3136x128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3136x128xf32>
    %fc.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc.bias.m, %d.fc.biasGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %fc.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc.bias.v, %d.fc.biasGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %fc.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc.bias, %fc.bias.adamMNextF, %fc.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %d.head.weightGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<128x10xf32>, tensor<128x10xf32>) -> tensor<128x10xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %d.head.weightGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<128x10xf32>, tensor<128x10xf32>) -> tensor<128x10xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_6} : (tensor<128x10xf32>, tensor<128x10xf32>, tensor<128x10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128x10xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %d.head.biasGradB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %d.head.biasGradB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_7} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    return %conv1.conv.weight.adamWParamF, %conv1.conv.bias.adamWParamF, %conv2.conv.weight.adamWParamF, %conv2.conv.bias.adamWParamF, %fc.weight.adamWParamF, %fc.bias.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %conv1.conv.weight.adamMNextF, %conv1.conv.weight.adamVNextF, %conv1.conv.bias.adamMNextF, %conv1.conv.bias.adamVNextF, %conv2.conv.weight.adamMNextF, %conv2.conv.weight.adamVNextF, %conv2.conv.bias.adamMNextF, %conv2.conv.bias.adamVNextF, %fc.weight.adamMNextF, %fc.weight.adamVNextF, %fc.bias.adamMNextF, %fc.bias.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %loss.smoothedCeLoss : tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<3136x128xf32>, tensor<128xf32>, tensor<128x10xf32>, tensor<10xf32>, tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3136x128xf32>, tensor<3136x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x10xf32>, tensor<128x10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>
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
  func.func private @smoothedCeLoss(%logits: tensor<8x10xf32>, %targets: tensor<8x10xf32>) -> tensor<f32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<8x10xf32>
    %exponential = stablehlo.exponential %subtract : tensor<8x10xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %log = stablehlo.log %reduce_1 : tensor<8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %subtract_1 = stablehlo.subtract %subtract, %broadcast_in_dim_1 : tensor<8x10xf32>
    %multiply = stablehlo.multiply %targets, %subtract_1 : tensor<8x10xf32>
    %reduce_2 = stablehlo.reduce(%multiply init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %reduce_3 = stablehlo.reduce(%reduce_2 init: %constant_1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<8.0> : tensor<f32>
    %divide = stablehlo.divide %reduce_3, %constant_2 : tensor<f32>
    %negate = stablehlo.negate %divide : tensor<f32>
    return %negate : tensor<f32>
  }
  func.func private @smoothedCeBack(%logits: tensor<8x10xf32>, %targets: tensor<8x10xf32>) -> tensor<8x10xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<8x10xf32>
    %exponential = stablehlo.exponential %subtract : tensor<8x10xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %reduce_1, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %divide = stablehlo.divide %exponential, %broadcast_in_dim_1 : tensor<8x10xf32>
    %subtract_1 = stablehlo.subtract %divide, %targets : tensor<8x10xf32>
    return %subtract_1 : tensor<8x10xf32>
  }
  func.func private @divConstB(%x: tensor<8x10xf32>) -> tensor<8x10xf32> {
    %constant = stablehlo.constant dense<8.0> : tensor<8x10xf32>
    %divide = stablehlo.divide %x, %constant : tensor<8x10xf32>
    return %divide : tensor<8x10xf32>
  }
  func.func private @dotOut(%dy: tensor<8x10xf32>, %w: tensor<128x10xf32>) -> tensor<8x128xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<8x10xf32>, tensor<128x10xf32>) -> tensor<8x128xf32>
    return %dot_general : tensor<8x128xf32>
  }
  func.func private @weightGradB(%x: tensor<8x128xf32>, %dy: tensor<8x10xf32>) -> tensor<128x10xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<8x128xf32>, tensor<8x10xf32>) -> tensor<128x10xf32>
    return %dot_general : tensor<128x10xf32>
  }
  func.func private @biasGradB(%dy: tensor<8x10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<10xf32>
    return %reduce : tensor<10xf32>
  }
  func.func private @selectPos(%dy: tensor<8x128xf32>, %x: tensor<8x128xf32>) -> tensor<8x128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x128xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<8x128xf32>, tensor<8x128xf32>) -> tensor<8x128xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<8x128xi1>, tensor<8x128xf32>
    return %select : tensor<8x128xf32>
  }
  func.func private @dotOut_1(%dy: tensor<8x128xf32>, %w: tensor<3136x128xf32>) -> tensor<8x3136xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<8x128xf32>, tensor<3136x128xf32>) -> tensor<8x3136xf32>
    return %dot_general : tensor<8x3136xf32>
  }
  func.func private @weightGradB_1(%x: tensor<8x3136xf32>, %dy: tensor<8x128xf32>) -> tensor<3136x128xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<8x3136xf32>, tensor<8x128xf32>) -> tensor<3136x128xf32>
    return %dot_general : tensor<3136x128xf32>
  }
  func.func private @biasGradB_1(%dy: tensor<8x128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8x128xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce : tensor<128xf32>
  }
  func.func private @maxPoolBack(%dy: tensor<8x64x7x7xf32>, %x: tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x64x14x14xf32>, tensor<8x64x7x7xf32>, tensor<f32>) -> tensor<8x64x14x14xf32>
    return %select_and_scatter : tensor<8x64x14x14xf32>
  }
  func.func private @selectPos_1(%dy: tensor<8x64x14x14xf32>, %x: tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x64x14x14xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<8x64x14x14xf32>, tensor<8x64x14x14xf32>) -> tensor<8x64x14x14xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<8x64x14x14xi1>, tensor<8x64x14x14xf32>
    return %select : tensor<8x64x14x14xf32>
  }
  func.func private @convBiasGradB(%dy: tensor<8x64x14x14xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<8x64x14x14xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce : tensor<64xf32>
  }
  func.func private @convBack(%dy: tensor<8x64x14x14xf32>, %w: tensor<64x32x3x3xf32>) -> tensor<8x32x14x14xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<64x32x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x64x14x14xf32>, tensor<64x32x3x3xf32>) -> tensor<8x32x14x14xf32>
    return %convolution : tensor<8x32x14x14xf32>
  }
  func.func private @convWeightGradB(%x: tensor<8x32x14x14xf32>, %dy: tensor<8x64x14x14xf32>) -> tensor<64x32x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32x14x14xf32>, tensor<8x64x14x14xf32>) -> tensor<64x32x3x3xf32>
    return %convolution : tensor<64x32x3x3xf32>
  }
  func.func private @maxPoolBack_1(%dy: tensor<8x32x14x14xf32>, %x: tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x32x28x28xf32>, tensor<8x32x14x14xf32>, tensor<f32>) -> tensor<8x32x28x28xf32>
    return %select_and_scatter : tensor<8x32x28x28xf32>
  }
  func.func private @selectPos_2(%dy: tensor<8x32x28x28xf32>, %x: tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x32x28x28xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<8x32x28x28xf32>, tensor<8x32x28x28xf32>) -> tensor<8x32x28x28xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<8x32x28x28xi1>, tensor<8x32x28x28xf32>
    return %select : tensor<8x32x28x28xf32>
  }
  func.func private @convBiasGradB_1(%dy: tensor<8x32x28x28xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<8x32x28x28xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<8x1x28x28xf32>, %dy: tensor<8x32x28x28xf32>) -> tensor<32x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x1x28x28xf32>, tensor<8x32x28x28xf32>) -> tensor<32x1x3x3xf32>
    return %convolution : tensor<32x1x3x3xf32>
  }
  func.func private @adamMNextF(%m: tensor<32x1x3x3xf32>, %g: tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x1x3x3xf32>
    return %add : tensor<32x1x3x3xf32>
  }
  func.func private @adamVNextF(%v: tensor<32x1x3x3xf32>, %g: tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x1x3x3xf32>
    return %add : tensor<32x1x3x3xf32>
  }
  func.func private @adamWParamF(%theta: tensor<32x1x3x3xf32>, %m: tensor<32x1x3x3xf32>, %v: tensor<32x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x1x3x3xf32>
    return %subtract : tensor<32x1x3x3xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<32xf32>, %m: tensor<32xf32>, %v: tensor<32xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32xf32>
    return %subtract : tensor<32xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<64x32x3x3xf32>, %g: tensor<64x32x3x3xf32>) -> tensor<64x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64x32x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64x32x3x3xf32>
    return %add : tensor<64x32x3x3xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<64x32x3x3xf32>, %g: tensor<64x32x3x3xf32>) -> tensor<64x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<64x32x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<64x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<64x32x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<64x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<64x32x3x3xf32>
    return %add : tensor<64x32x3x3xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<64x32x3x3xf32>, %m: tensor<64x32x3x3xf32>, %v: tensor<64x32x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<64x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64x32x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<64x32x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<64x32x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<64x32x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<64x32x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<64x32x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<64x32x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<64x32x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<64x32x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<64x32x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64x32x3x3xf32>
    return %subtract : tensor<64x32x3x3xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<64xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<64xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<64xf32>, %m: tensor<64xf32>, %v: tensor<64xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<64xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<64xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<64xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<64xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<64xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<64xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64xf32>
    return %subtract : tensor<64xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<3136x128xf32>, %g: tensor<3136x128xf32>) -> tensor<3136x128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3136x128xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<3136x128xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<3136x128xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<3136x128xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<3136x128xf32>
    return %add : tensor<3136x128xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<3136x128xf32>, %g: tensor<3136x128xf32>) -> tensor<3136x128xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<3136x128xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<3136x128xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<3136x128xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<3136x128xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<3136x128xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<3136x128xf32>
    return %add : tensor<3136x128xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<3136x128xf32>, %m: tensor<3136x128xf32>, %v: tensor<3136x128xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<3136x128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<3136x128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<3136x128xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<3136x128xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<3136x128xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<3136x128xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<3136x128xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<3136x128xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<3136x128xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<3136x128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<3136x128xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<3136x128xf32>
    return %subtract : tensor<3136x128xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamWParamF_5(%theta: tensor<128xf32>, %m: tensor<128xf32>, %v: tensor<128xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<128xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<128xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<128xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<128xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128xf32>
    return %subtract : tensor<128xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<128x10xf32>, %g: tensor<128x10xf32>) -> tensor<128x10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x10xf32>
    return %add : tensor<128x10xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<128x10xf32>, %g: tensor<128x10xf32>) -> tensor<128x10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x10xf32>
    return %add : tensor<128x10xf32>
  }
  func.func private @adamWParamF_6(%theta: tensor<128x10xf32>, %m: tensor<128x10xf32>, %v: tensor<128x10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x10xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x10xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x10xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<128x10xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x10xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<128x10xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x10xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<128x10xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x10xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x10xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<128x10xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x10xf32>
    return %subtract : tensor<128x10xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamWParamF_7(%theta: tensor<10xf32>, %m: tensor<10xf32>, %v: tensor<10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<10xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<10xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<10xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<10xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<10xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<10xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<10xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<10xf32>
    return %subtract : tensor<10xf32>
  }
}
