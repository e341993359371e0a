module @cifar8_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x3x32x32xf32>, %targets: tensor<4x4xf32>, %conv1.conv.weight: tensor<4x3x3x3xf32> {tf.aliasing_output = 0 : i32}, %conv1.conv.bias: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %conv2.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 2 : i32}, %conv2.conv.bias: tensor<4xf32> {tf.aliasing_output = 3 : i32}, %conv3.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 4 : i32}, %conv3.conv.bias: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %conv4.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 6 : i32}, %conv4.conv.bias: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %conv5.conv.weight: tensor<8x4x3x3xf32> {tf.aliasing_output = 8 : i32}, %conv5.conv.bias: tensor<8xf32> {tf.aliasing_output = 9 : i32}, %conv6.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 10 : i32}, %conv6.conv.bias: tensor<8xf32> {tf.aliasing_output = 11 : i32}, %conv7.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 12 : i32}, %conv7.conv.bias: tensor<8xf32> {tf.aliasing_output = 13 : i32}, %conv8.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 14 : i32}, %conv8.conv.bias: tensor<8xf32> {tf.aliasing_output = 15 : i32}, %fc1.weight: tensor<32x16xf32> {tf.aliasing_output = 16 : i32}, %fc1.bias: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %fc2.weight: tensor<16x16xf32> {tf.aliasing_output = 18 : i32}, %fc2.bias: tensor<16xf32> {tf.aliasing_output = 19 : i32}, %head.weight: tensor<16x4xf32> {tf.aliasing_output = 20 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 21 : i32}, %conv1.conv.weight.velocity: tensor<4x3x3x3xf32> {tf.aliasing_output = 22 : i32}, %conv1.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 23 : i32}, %conv2.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 24 : i32}, %conv2.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 25 : i32}, %conv3.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 26 : i32}, %conv3.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 27 : i32}, %conv4.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 28 : i32}, %conv4.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 29 : i32}, %conv5.conv.weight.velocity: tensor<8x4x3x3xf32> {tf.aliasing_output = 30 : i32}, %conv5.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 31 : i32}, %conv6.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 32 : i32}, %conv6.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 33 : i32}, %conv7.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 34 : i32}, %conv7.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 35 : i32}, %conv8.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 36 : i32}, %conv8.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 37 : i32}, %fc1.weight.velocity: tensor<32x16xf32> {tf.aliasing_output = 38 : i32}, %fc1.bias.velocity: tensor<16xf32> {tf.aliasing_output = 39 : i32}, %fc2.weight.velocity: tensor<16x16xf32> {tf.aliasing_output = 40 : i32}, %fc2.bias.velocity: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %head.weight.velocity: tensor<16x4xf32> {tf.aliasing_output = 42 : i32}, %head.bias.velocity: tensor<4xf32> {tf.aliasing_output = 43 : i32}, %lr: tensor<f32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "conv1.conv.weight"}, tensor<4xf32> {jax.result_info = "conv1.conv.bias"}, tensor<4x4x3x3xf32> {jax.result_info = "conv2.conv.weight"}, tensor<4xf32> {jax.result_info = "conv2.conv.bias"}, tensor<4x4x3x3xf32> {jax.result_info = "conv3.conv.weight"}, tensor<4xf32> {jax.result_info = "conv3.conv.bias"}, tensor<4x4x3x3xf32> {jax.result_info = "conv4.conv.weight"}, tensor<4xf32> {jax.result_info = "conv4.conv.bias"}, tensor<8x4x3x3xf32> {jax.result_info = "conv5.conv.weight"}, tensor<8xf32> {jax.result_info = "conv5.conv.bias"}, tensor<8x8x3x3xf32> {jax.result_info = "conv6.conv.weight"}, tensor<8xf32> {jax.result_info = "conv6.conv.bias"}, tensor<8x8x3x3xf32> {jax.result_info = "conv7.conv.weight"}, tensor<8xf32> {jax.result_info = "conv7.conv.bias"}, tensor<8x8x3x3xf32> {jax.result_info = "conv8.conv.weight"}, tensor<8xf32> {jax.result_info = "conv8.conv.bias"}, tensor<32x16xf32> {jax.result_info = "fc1.weight"}, tensor<16xf32> {jax.result_info = "fc1.bias"}, tensor<16x16xf32> {jax.result_info = "fc2.weight"}, tensor<16xf32> {jax.result_info = "fc2.bias"}, tensor<16x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<4x3x3x3xf32> {jax.result_info = "conv1.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv1.conv.bias.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv2.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv2.conv.bias.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv3.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv3.conv.bias.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv4.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv4.conv.bias.velocity"}, tensor<8x4x3x3xf32> {jax.result_info = "conv5.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv5.conv.bias.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv6.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv6.conv.bias.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv7.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv7.conv.bias.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv8.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv8.conv.bias.velocity"}, tensor<32x16xf32> {jax.result_info = "fc1.weight.velocity"}, tensor<16xf32> {jax.result_info = "fc1.bias.velocity"}, tensor<16x16xf32> {jax.result_info = "fc2.weight.velocity"}, tensor<16xf32> {jax.result_info = "fc2.bias.velocity"}, tensor<16x4xf32> {jax.result_info = "head.weight.velocity"}, tensor<4xf32> {jax.result_info = "head.bias.velocity"}, tensor<f32> {jax.result_info = "loss"}) {
    %conv1.conv.convF = stablehlo.composite "shlo.convF" %images, %conv1.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x32x32xf32>
    %conv1.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv1.conv.convF, %conv1.conv.bias {decomposition = @channelBias} : (tensor<4x4x32x32xf32>, tensor<4xf32>) -> tensor<4x4x32x32xf32>
    %conv1.relu = stablehlo.composite "shlo.relu" %conv1.conv.channelBias {decomposition = @relu} : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %conv2.conv.convF = stablehlo.composite "shlo.convF" %conv1.relu, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x4x32x32xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32>
    %conv2.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv2.conv.convF, %conv2.conv.bias {decomposition = @channelBias} : (tensor<4x4x32x32xf32>, tensor<4xf32>) -> tensor<4x4x32x32xf32>
    %conv2.relu = stablehlo.composite "shlo.relu" %conv2.conv.channelBias {decomposition = @relu} : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %pool1.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv2.relu {decomposition = @maxPoolF} : (tensor<4x4x32x32xf32>) -> tensor<4x4x16x16xf32>
    %conv3.conv.convF = stablehlo.composite "shlo.convF" %pool1.maxPoolF, %conv3.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    %conv3.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv3.conv.convF, %conv3.conv.bias {decomposition = @channelBias_1} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %conv3.relu = stablehlo.composite "shlo.relu" %conv3.conv.channelBias {decomposition = @relu_1} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %conv4.conv.convF = stablehlo.composite "shlo.convF" %conv3.relu, %conv4.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    %conv4.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv4.conv.convF, %conv4.conv.bias {decomposition = @channelBias_1} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %conv4.relu = stablehlo.composite "shlo.relu" %conv4.conv.channelBias {decomposition = @relu_1} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %pool2.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv4.relu {decomposition = @maxPoolF_1} : (tensor<4x4x16x16xf32>) -> tensor<4x4x8x8xf32>
    %conv5.conv.convF = stablehlo.composite "shlo.convF" %pool2.maxPoolF, %conv5.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x4x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32>
    %conv5.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv5.conv.convF, %conv5.conv.bias {decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv5.relu = stablehlo.composite "shlo.relu" %conv5.conv.channelBias {decomposition = @relu_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.conv.convF = stablehlo.composite "shlo.convF" %conv5.relu, %conv6.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_4} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    %conv6.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv6.conv.convF, %conv6.conv.bias {decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.relu = stablehlo.composite "shlo.relu" %conv6.conv.channelBias {decomposition = @relu_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %pool3.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv6.relu {decomposition = @maxPoolF_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x4x4xf32>
    %conv7.conv.convF = stablehlo.composite "shlo.convF" %pool3.maxPoolF, %conv7.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %conv7.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv7.conv.convF, %conv7.conv.bias {decomposition = @channelBias_3} : (tensor<4x8x4x4xf32>, tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %conv7.relu = stablehlo.composite "shlo.relu" %conv7.conv.channelBias {decomposition = @relu_3} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv8.conv.convF = stablehlo.composite "shlo.convF" %conv7.relu, %conv8.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %conv8.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv8.conv.convF, %conv8.conv.bias {decomposition = @channelBias_3} : (tensor<4x8x4x4xf32>, tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %conv8.relu = stablehlo.composite "shlo.relu" %conv8.conv.channelBias {decomposition = @relu_3} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %pool4.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv8.relu {decomposition = @maxPoolF_3} : (tensor<4x8x4x4xf32>) -> tensor<4x8x2x2xf32>
    %reshape = stablehlo.reshape %pool4.maxPoolF : (tensor<4x8x2x2xf32>) -> tensor<4x32xf32>
    %fc1.dense = stablehlo.composite "shlo.dense" %reshape, %fc1.weight, %fc1.bias {decomposition = @dense} : (tensor<4x32xf32>, tensor<32x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %relu = stablehlo.composite "shlo.relu" %fc1.dense {decomposition = @relu_4} : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %fc2.dense = stablehlo.composite "shlo.dense" %relu, %fc2.weight, %fc2.bias {decomposition = @dense_1} : (tensor<4x16xf32>, tensor<16x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %relu_1 = stablehlo.composite "shlo.relu" %fc2.dense {decomposition = @relu_4} : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %head.dense = stablehlo.composite "shlo.dense" %relu_1, %head.weight, %head.bias {decomposition = @dense_2} : (tensor<4x16xf32>, tensor<16x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<16x4xf32>) -> tensor<4x16xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %relu_1, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x16xf32>, tensor<4x4xf32>) -> tensor<16x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.selectPos = stablehlo.composite "shlo.selectPos" %d.head.dotOut, %fc2.dense {decomposition = @selectPos} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %d.fc2.dotOut = stablehlo.composite "shlo.dotOut" %d.selectPos, %fc2.weight {decomposition = @dotOut_1} : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %d.fc2.weightGradB = stablehlo.composite "shlo.weightGradB" %relu, %d.selectPos {decomposition = @weightGradB_1} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %d.fc2.biasGradB = stablehlo.composite "shlo.biasGradB" %d.selectPos {decomposition = @biasGradB_1} : (tensor<4x16xf32>) -> tensor<16xf32>
    %d.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.fc2.dotOut, %fc1.dense {decomposition = @selectPos} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %d.fc1.dotOut = stablehlo.composite "shlo.dotOut" %d.selectPos_1, %fc1.weight {decomposition = @dotOut_2} : (tensor<4x16xf32>, tensor<32x16xf32>) -> tensor<4x32xf32>
    %d.fc1.weightGradB = stablehlo.composite "shlo.weightGradB" %reshape, %d.selectPos_1 {decomposition = @weightGradB_2} : (tensor<4x32xf32>, tensor<4x16xf32>) -> tensor<32x16xf32>
    %d.fc1.biasGradB = stablehlo.composite "shlo.biasGradB" %d.selectPos_1 {decomposition = @biasGradB_1} : (tensor<4x16xf32>) -> tensor<16xf32>
    %d.reshape = stablehlo.reshape %d.fc1.dotOut : (tensor<4x32xf32>) -> tensor<4x8x2x2xf32>
    %d.pool4.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.reshape, %conv8.relu {decomposition = @maxPoolBack} : (tensor<4x8x2x2xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %d.conv8.selectPos = stablehlo.composite "shlo.selectPos" %d.pool4.maxPoolBack, %conv8.conv.channelBias {decomposition = @selectPos_1} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %d.conv8.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv8.selectPos {decomposition = @convBiasGradB} : (tensor<4x8x4x4xf32>) -> tensor<8xf32>
    %d.conv8.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv8.selectPos, %conv8.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %d.conv8.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv7.relu, %d.conv8.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32>
    %d.conv7.selectPos = stablehlo.composite "shlo.selectPos" %d.conv8.conv.convBack, %conv7.conv.channelBias {decomposition = @selectPos_1} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %d.conv7.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv7.selectPos {decomposition = @convBiasGradB} : (tensor<4x8x4x4xf32>) -> tensor<8xf32>
    %d.conv7.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv7.selectPos, %conv7.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %d.conv7.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool3.maxPoolF, %d.conv7.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32>
    %d.pool3.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv7.conv.convBack, %conv6.relu {decomposition = @maxPoolBack_1} : (tensor<4x8x4x4xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.selectPos = stablehlo.composite "shlo.selectPos" %d.pool3.maxPoolBack, %conv6.conv.channelBias {decomposition = @selectPos_2} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv6.selectPos {decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv6.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv6.selectPos, %conv6.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv5.relu, %d.conv6.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32>
    %d.conv5.selectPos = stablehlo.composite "shlo.selectPos" %d.conv6.conv.convBack, %conv5.conv.channelBias {decomposition = @selectPos_2} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv5.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv5.selectPos {decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv5.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv5.selectPos, %conv5.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x8x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %d.conv5.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool2.maxPoolF, %d.conv5.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x4x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32>
    %d.pool2.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv5.conv.convBack, %conv4.relu {decomposition = @maxPoolBack_2} : (tensor<4x4x8x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.conv4.selectPos = stablehlo.composite "shlo.selectPos" %d.pool2.maxPoolBack, %conv4.conv.channelBias {decomposition = @selectPos_3} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.conv4.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv4.selectPos {decomposition = @convBiasGradB_2} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.conv4.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv4.selectPos, %conv4.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    %d.conv4.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv3.relu, %d.conv4.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x3x3xf32>
    %d.conv3.selectPos = stablehlo.composite "shlo.selectPos" %d.conv4.conv.convBack, %conv3.conv.channelBias {decomposition = @selectPos_3} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.conv3.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv3.selectPos {decomposition = @convBiasGradB_2} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.conv3.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv3.selectPos, %conv3.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    %d.conv3.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool1.maxPoolF, %d.conv3.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x3x3xf32>
    %d.pool1.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv3.conv.convBack, %conv2.relu {decomposition = @maxPoolBack_3} : (tensor<4x4x16x16xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %d.conv2.selectPos = stablehlo.composite "shlo.selectPos" %d.pool1.maxPoolBack, %conv2.conv.channelBias {decomposition = @selectPos_4} : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %d.conv2.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv2.selectPos {decomposition = @convBiasGradB_3} : (tensor<4x4x32x32xf32>) -> tensor<4xf32>
    %d.conv2.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv2.selectPos, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 32, 32>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x4x32x32xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32>
    %d.conv2.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv1.relu, %d.conv2.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x3x3xf32>
    %d.conv1.selectPos = stablehlo.composite "shlo.selectPos" %d.conv2.conv.convBack, %conv1.conv.channelBias {decomposition = @selectPos_4} : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %d.conv1.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv1.selectPos {decomposition = @convBiasGradB_3} : (tensor<4x4x32x32xf32>) -> tensor<4xf32>
    %d.conv1.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.conv1.selectPos {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x3x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x3x3x3xf32>
    %d.conv1.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %conv1.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.conv.weight.velocity, %d.conv1.conv.allReduceMeanF, %conv1.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %conv1.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv1.conv.weight, %d.conv1.conv.allReduceMeanF, %conv1.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %d.conv1.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %conv1.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.conv.bias.velocity, %d.conv1.conv.allReduceMeanF_1, %conv1.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv1.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv1.conv.bias, %d.conv1.conv.allReduceMeanF_1, %conv1.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.conv2.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv2.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.conv.weight.velocity, %d.conv2.conv.allReduceMeanF, %conv2.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv2.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv2.conv.weight, %d.conv2.conv.allReduceMeanF, %conv2.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %d.conv2.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %conv2.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.conv.bias.velocity, %d.conv2.conv.allReduceMeanF_1, %conv2.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv2.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv2.conv.bias, %d.conv2.conv.allReduceMeanF_1, %conv2.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.conv3.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv3.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.conv.weight.velocity, %d.conv3.conv.allReduceMeanF, %conv3.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv3.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv3.conv.weight, %d.conv3.conv.allReduceMeanF, %conv3.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %d.conv3.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %conv3.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.conv.bias.velocity, %d.conv3.conv.allReduceMeanF_1, %conv3.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv3.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv3.conv.bias, %d.conv3.conv.allReduceMeanF_1, %conv3.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.conv4.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv4.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.conv.weight.velocity, %d.conv4.conv.allReduceMeanF, %conv4.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv4.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv4.conv.weight, %d.conv4.conv.allReduceMeanF, %conv4.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %d.conv4.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %conv4.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.conv.bias.velocity, %d.conv4.conv.allReduceMeanF_1, %conv4.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv4.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv4.conv.bias, %d.conv4.conv.allReduceMeanF_1, %conv4.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.conv5.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %conv5.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.conv.weight.velocity, %d.conv5.conv.allReduceMeanF, %conv5.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_3} : (tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %conv5.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv5.conv.weight, %d.conv5.conv.allReduceMeanF, %conv5.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_3} : (tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>, tensor<f32>) -> tensor<8x4x3x3xf32>
    %d.conv5.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %conv5.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.conv.bias.velocity, %d.conv5.conv.allReduceMeanF_1, %conv5.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv5.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv5.conv.bias, %d.conv5.conv.allReduceMeanF_1, %conv5.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.conv6.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv6.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.conv.weight.velocity, %d.conv6.conv.allReduceMeanF, %conv6.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv6.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv6.conv.weight, %d.conv6.conv.allReduceMeanF, %conv6.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %d.conv6.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %conv6.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.conv.bias.velocity, %d.conv6.conv.allReduceMeanF_1, %conv6.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv6.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv6.conv.bias, %d.conv6.conv.allReduceMeanF_1, %conv6.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.conv7.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv7.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.conv.weight.velocity, %d.conv7.conv.allReduceMeanF, %conv7.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv7.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv7.conv.weight, %d.conv7.conv.allReduceMeanF, %conv7.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %d.conv7.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %conv7.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.conv.bias.velocity, %d.conv7.conv.allReduceMeanF_1, %conv7.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv7.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv7.conv.bias, %d.conv7.conv.allReduceMeanF_1, %conv7.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.conv8.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv8.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.conv.weight.velocity, %d.conv8.conv.allReduceMeanF, %conv8.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv8.conv.weight.momParamF = stablehlo.composite "shlo.momParamF" %conv8.conv.weight, %d.conv8.conv.allReduceMeanF, %conv8.conv.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %d.conv8.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %conv8.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.conv.bias.velocity, %d.conv8.conv.allReduceMeanF_1, %conv8.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv8.conv.bias.momParamF = stablehlo.composite "shlo.momParamF" %conv8.conv.bias, %d.conv8.conv.allReduceMeanF_1, %conv8.conv.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.fc1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %fc1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %fc1.weight.velocity, %d.fc1.allReduceMeanF, %fc1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_6} : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %fc1.weight.momParamF = stablehlo.composite "shlo.momParamF" %fc1.weight, %d.fc1.allReduceMeanF, %fc1.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_6} : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<f32>) -> tensor<32x16xf32>
    %d.fc1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<16xf32>) -> tensor<16xf32>
    %fc1.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %fc1.bias.velocity, %d.fc1.allReduceMeanF_1, %fc1.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fc1.bias.momParamF = stablehlo.composite "shlo.momParamF" %fc1.bias, %d.fc1.allReduceMeanF_1, %fc1.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.fc2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %fc2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %fc2.weight.velocity, %d.fc2.allReduceMeanF, %fc2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %fc2.weight.momParamF = stablehlo.composite "shlo.momParamF" %fc2.weight, %d.fc2.allReduceMeanF, %fc2.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_8} : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %d.fc2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<16xf32>) -> tensor<16xf32>
    %fc2.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %fc2.bias.velocity, %d.fc2.allReduceMeanF_1, %fc2.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fc2.bias.momParamF = stablehlo.composite "shlo.momParamF" %fc2.bias, %d.fc2.allReduceMeanF_1, %fc2.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %head.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %head.weight.velocity, %d.head.allReduceMeanF, %head.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %head.weight.momParamF = stablehlo.composite "shlo.momParamF" %head.weight, %d.head.allReduceMeanF, %head.weight.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_9} : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %head.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %head.bias.velocity, %d.head.allReduceMeanF_1, %head.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.momParamF = stablehlo.composite "shlo.momParamF" %head.bias, %d.head.allReduceMeanF_1, %head.bias.momVNextF, %lr {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<f32>) -> tensor<f32>
    return %conv1.conv.weight.momParamF, %conv1.conv.bias.momParamF, %conv2.conv.weight.momParamF, %conv2.conv.bias.momParamF, %conv3.conv.weight.momParamF, %conv3.conv.bias.momParamF, %conv4.conv.weight.momParamF, %conv4.conv.bias.momParamF, %conv5.conv.weight.momParamF, %conv5.conv.bias.momParamF, %conv6.conv.weight.momParamF, %conv6.conv.bias.momParamF, %conv7.conv.weight.momParamF, %conv7.conv.bias.momParamF, %conv8.conv.weight.momParamF, %conv8.conv.bias.momParamF, %fc1.weight.momParamF, %fc1.bias.momParamF, %fc2.weight.momParamF, %fc2.bias.momParamF, %head.weight.momParamF, %head.bias.momParamF, %conv1.conv.weight.momVNextF, %conv1.conv.bias.momVNextF, %conv2.conv.weight.momVNextF, %conv2.conv.bias.momVNextF, %conv3.conv.weight.momVNextF, %conv3.conv.bias.momVNextF, %conv4.conv.weight.momVNextF, %conv4.conv.bias.momVNextF, %conv5.conv.weight.momVNextF, %conv5.conv.bias.momVNextF, %conv6.conv.weight.momVNextF, %conv6.conv.bias.momVNextF, %conv7.conv.weight.momVNextF, %conv7.conv.bias.momVNextF, %conv8.conv.weight.momVNextF, %conv8.conv.bias.momVNextF, %fc1.weight.momVNextF, %fc1.bias.momVNextF, %fc2.weight.momVNextF, %fc2.bias.momVNextF, %head.weight.momVNextF, %head.bias.momVNextF, %loss.allReduceMeanF : tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @convF(%x: tensor<4x3x32x32xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<4x4x32x32xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x32x32xf32>
    return %convolution : tensor<4x4x32x32xf32>
  }
  func.func private @channelBias(%x: tensor<4x4x32x32xf32>, %b: tensor<4xf32>) -> tensor<4x4x32x32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<4x4x32x32xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x4x32x32xf32>
    return %add : tensor<4x4x32x32xf32>
  }
  func.func private @relu(%x: tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x32x32xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x32x32xf32>
    return %maximum : tensor<4x4x32x32xf32>
  }
  func.func private @convF_1(%x: tensor<4x4x32x32xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x32x32xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32>
    return %convolution : tensor<4x4x32x32xf32>
  }
  func.func private @maxPoolF(%x: tensor<4x4x32x32xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x16x16xf32>
    return %reduce_window : tensor<4x4x16x16xf32>
  }
  func.func private @convF_2(%x: tensor<4x4x16x16xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @channelBias_1(%x: tensor<4x4x16x16xf32>, %b: tensor<4xf32>) -> tensor<4x4x16x16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x4x16x16xf32>
    return %add : tensor<4x4x16x16xf32>
  }
  func.func private @relu_1(%x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x16x16xf32>
    return %maximum : tensor<4x4x16x16xf32>
  }
  func.func private @maxPoolF_1(%x: tensor<4x4x16x16xf32>) -> tensor<4x4x8x8xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x8x8xf32>
    return %reduce_window : tensor<4x4x8x8xf32>
  }
  func.func private @convF_3(%x: tensor<4x4x8x8xf32>, %w: tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @channelBias_2(%x: tensor<4x8x8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8x8x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    return %add : tensor<4x8x8x8xf32>
  }
  func.func private @relu_2(%x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x8x8x8xf32>
    return %maximum : tensor<4x8x8x8xf32>
  }
  func.func private @convF_4(%x: tensor<4x8x8x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @maxPoolF_2(%x: tensor<4x8x8x8xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8x4x4xf32>
    return %reduce_window : tensor<4x8x4x4xf32>
  }
  func.func private @convF_5(%x: tensor<4x8x4x4xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    return %convolution : tensor<4x8x4x4xf32>
  }
  func.func private @channelBias_3(%x: tensor<4x8x4x4xf32>, %b: tensor<8xf32>) -> tensor<4x8x4x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x8x4x4xf32>
    return %add : tensor<4x8x4x4xf32>
  }
  func.func private @relu_3(%x: tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x8x4x4xf32>
    return %maximum : tensor<4x8x4x4xf32>
  }
  func.func private @maxPoolF_3(%x: tensor<4x8x4x4xf32>) -> tensor<4x8x2x2xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<4x8x2x2xf32>
    return %reduce_window : tensor<4x8x2x2xf32>
  }
  func.func private @dense(%x: tensor<4x32xf32>, %w: tensor<32x16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x32xf32>, tensor<32x16xf32>) -> tensor<4x16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x16xf32>
    return %add : tensor<4x16xf32>
  }
  func.func private @relu_4(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16xf32>
    return %maximum : tensor<4x16xf32>
  }
  func.func private @dense_1(%x: tensor<4x16xf32>, %w: tensor<16x16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x16xf32>
    return %add : tensor<4x16xf32>
  }
  func.func private @dense_2(%x: tensor<4x16xf32>, %w: tensor<16x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x16xf32>, tensor<16x4xf32>) -> tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x4xf32>
    return %add : tensor<4x4xf32>
  }
  func.func private @smoothedCeLoss(%logits: tensor<4x4xf32>, %targets: tensor<4x4xf32>) -> tensor<f32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<4x4xf32>
    %exponential = stablehlo.exponential %subtract : tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %log = stablehlo.log %reduce_1 : tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %subtract_1 = stablehlo.subtract %subtract, %broadcast_in_dim_1 : tensor<4x4xf32>
    %multiply = stablehlo.multiply %targets, %subtract_1 : tensor<4x4xf32>
    %reduce_2 = stablehlo.reduce(%multiply init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %reduce_3 = stablehlo.reduce(%reduce_2 init: %constant_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce_3, %constant_2 : tensor<f32>
    %negate = stablehlo.negate %divide : tensor<f32>
    return %negate : tensor<f32>
  }
  func.func private @smoothedCeBack(%logits: tensor<4x4xf32>, %targets: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<4x4xf32>
    %exponential = stablehlo.exponential %subtract : tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %reduce_1, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %divide = stablehlo.divide %exponential, %broadcast_in_dim_1 : tensor<4x4xf32>
    %subtract_1 = stablehlo.subtract %divide, %targets : tensor<4x4xf32>
    return %subtract_1 : tensor<4x4xf32>
  }
  func.func private @divConstB(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x4xf32>
    return %divide : tensor<4x4xf32>
  }
  func.func private @dotOut(%dy: tensor<4x4xf32>, %w: tensor<16x4xf32>) -> tensor<4x16xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<16x4xf32>) -> tensor<4x16xf32>
    return %dot_general : tensor<4x16xf32>
  }
  func.func private @weightGradB(%x: tensor<4x16xf32>, %dy: tensor<4x4xf32>) -> tensor<16x4xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x16xf32>, tensor<4x4xf32>) -> tensor<16x4xf32>
    return %dot_general : tensor<16x4xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @selectPos(%dy: tensor<4x16xf32>, %x: tensor<4x16xf32>) -> tensor<4x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16xi1>, tensor<4x16xf32>
    return %select : tensor<4x16xf32>
  }
  func.func private @dotOut_1(%dy: tensor<4x16xf32>, %w: tensor<16x16xf32>) -> tensor<4x16xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    return %dot_general : tensor<4x16xf32>
  }
  func.func private @weightGradB_1(%x: tensor<4x16xf32>, %dy: tensor<4x16xf32>) -> tensor<16x16xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    return %dot_general : tensor<16x16xf32>
  }
  func.func private @biasGradB_1(%dy: tensor<4x16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @dotOut_2(%dy: tensor<4x16xf32>, %w: tensor<32x16xf32>) -> tensor<4x32xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x16xf32>, tensor<32x16xf32>) -> tensor<4x32xf32>
    return %dot_general : tensor<4x32xf32>
  }
  func.func private @weightGradB_2(%x: tensor<4x32xf32>, %dy: tensor<4x16xf32>) -> tensor<32x16xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x32xf32>, tensor<4x16xf32>) -> tensor<32x16xf32>
    return %dot_general : tensor<32x16xf32>
  }
  func.func private @maxPoolBack(%dy: tensor<4x8x2x2xf32>, %x: tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x8x4x4xf32>, tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<4x8x4x4xf32>
    return %select_and_scatter : tensor<4x8x4x4xf32>
  }
  func.func private @selectPos_1(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x8x4x4xi1>, tensor<4x8x4x4xf32>
    return %select : tensor<4x8x4x4xf32>
  }
  func.func private @convBiasGradB(%dy: tensor<4x8x4x4xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @convBack(%dy: tensor<4x8x4x4xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x8x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    return %convolution : tensor<4x8x4x4xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x8x4x4xf32>, %dy: tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32>
    return %convolution : tensor<8x8x3x3xf32>
  }
  func.func private @maxPoolBack_1(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x8x8x8xf32>, tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<4x8x8x8xf32>
    return %select_and_scatter : tensor<4x8x8x8xf32>
  }
  func.func private @selectPos_2(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x8x8x8xi1>, tensor<4x8x8x8xf32>
    return %select : tensor<4x8x8x8xf32>
  }
  func.func private @convBiasGradB_1(%dy: tensor<4x8x8x8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x8x8x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x8x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x8x8x8xf32>, %dy: tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32>
    return %convolution : tensor<8x8x3x3xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x8x8x8xf32>, %w: tensor<8x4x3x3xf32>) -> tensor<4x4x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x4x8x8xf32>, %dy: tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32>
    return %convolution : tensor<8x4x3x3xf32>
  }
  func.func private @maxPoolBack_2(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x16x16xf32>, tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4x4x16x16xf32>
    return %select_and_scatter : tensor<4x4x16x16xf32>
  }
  func.func private @selectPos_3(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %select : tensor<4x4x16x16xf32>
  }
  func.func private @convBiasGradB_2(%dy: tensor<4x4x16x16xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x4x16x16xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x4x16x16xf32>, %dy: tensor<4x4x16x16xf32>) -> tensor<4x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x3x3xf32>
    return %convolution : tensor<4x4x3x3xf32>
  }
  func.func private @maxPoolBack_3(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x32x32xf32>, tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x32x32xf32>
    return %select_and_scatter : tensor<4x4x32x32xf32>
  }
  func.func private @selectPos_4(%dy: tensor<4x4x32x32xf32>, %x: tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x32x32xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>
    return %select : tensor<4x4x32x32xf32>
  }
  func.func private @convBiasGradB_3(%dy: tensor<4x4x32x32xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x4x32x32xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x32x32xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x32x32xf32>
    return %convolution : tensor<4x4x32x32xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x4x32x32xf32>, %dy: tensor<4x4x32x32xf32>) -> tensor<4x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x3x3xf32>
    return %convolution : tensor<4x4x3x3xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x3x32x32xf32>, %dy: tensor<4x4x32x32xf32>) -> tensor<4x3x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x3x3x3xf32>
    return %convolution : tensor<4x3x3x3xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x3x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x3x3x3xf32>
    return %divide : tensor<4x3x3x3xf32>
  }
  func.func private @momVNextF(%v: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %theta: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<4x3x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<4x3x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<4x3x3x3xf32>
    return %add_1 : tensor<4x3x3x3xf32>
  }
  func.func private @momParamF(%theta: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %v: tensor<4x3x3x3xf32>, %lr: tensor<f32>) -> tensor<4x3x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<4x3x3x3xf32>
    %add = stablehlo.add %g, %multiply : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<4x3x3x3xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<4x3x3x3xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<4x3x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<4x3x3x3xf32>
    return %subtract : tensor<4x3x3x3xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<4xf32>) -> tensor<4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @momVNextF_1(%v: tensor<4xf32>, %g: tensor<4xf32>, %theta: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<4xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<4xf32>
    return %add_1 : tensor<4xf32>
  }
  func.func private @momParamF_1(%theta: tensor<4xf32>, %g: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<4xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<4xf32>
    %add = stablehlo.add %g, %multiply : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<4xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<4xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<4xf32>
    return %subtract : tensor<4xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x4x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x4x3x3xf32>
    return %divide : tensor<4x4x3x3xf32>
  }
  func.func private @momVNextF_2(%v: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %theta: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<4x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<4x4x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<4x4x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<4x4x3x3xf32>
    return %add_1 : tensor<4x4x3x3xf32>
  }
  func.func private @momParamF_2(%theta: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %v: tensor<4x4x3x3xf32>, %lr: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<4x4x3x3xf32>
    %add = stablehlo.add %g, %multiply : tensor<4x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<4x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<4x4x3x3xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<4x4x3x3xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<4x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<4x4x3x3xf32>
    return %subtract : tensor<4x4x3x3xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8x4x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8x4x3x3xf32>
    return %divide : tensor<8x4x3x3xf32>
  }
  func.func private @momVNextF_3(%v: tensor<8x4x3x3xf32>, %g: tensor<8x4x3x3xf32>, %theta: tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<8x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<8x4x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<8x4x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<8x4x3x3xf32>
    return %add_1 : tensor<8x4x3x3xf32>
  }
  func.func private @momParamF_3(%theta: tensor<8x4x3x3xf32>, %g: tensor<8x4x3x3xf32>, %v: tensor<8x4x3x3xf32>, %lr: tensor<f32>) -> tensor<8x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x4x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<8x4x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<8x4x3x3xf32>
    %add = stablehlo.add %g, %multiply : tensor<8x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<8x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<8x4x3x3xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<8x4x3x3xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<8x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<8x4x3x3xf32>
    return %subtract : tensor<8x4x3x3xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<8xf32>) -> tensor<8xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @momVNextF_4(%v: tensor<8xf32>, %g: tensor<8xf32>, %theta: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<8xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<8xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<8xf32>
    return %add_1 : tensor<8xf32>
  }
  func.func private @momParamF_4(%theta: tensor<8xf32>, %g: tensor<8xf32>, %v: tensor<8xf32>, %lr: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<8xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<8xf32>
    %add = stablehlo.add %g, %multiply : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<8xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<8xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<8xf32>
    return %subtract : tensor<8xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8x8x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8x8x3x3xf32>
    return %divide : tensor<8x8x3x3xf32>
  }
  func.func private @momVNextF_5(%v: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %theta: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x8x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<8x8x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<8x8x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<8x8x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<8x8x3x3xf32>
    return %add_1 : tensor<8x8x3x3xf32>
  }
  func.func private @momParamF_5(%theta: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %v: tensor<8x8x3x3xf32>, %lr: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<8x8x3x3xf32>
    %add = stablehlo.add %g, %multiply : tensor<8x8x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<8x8x3x3xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<8x8x3x3xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<8x8x3x3xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<8x8x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<8x8x3x3xf32>
    return %subtract : tensor<8x8x3x3xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x16xf32>
    return %divide : tensor<32x16xf32>
  }
  func.func private @momVNextF_6(%v: tensor<32x16xf32>, %g: tensor<32x16xf32>, %theta: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x16xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<32x16xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<32x16xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<32x16xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<32x16xf32>
    return %add_1 : tensor<32x16xf32>
  }
  func.func private @momParamF_6(%theta: tensor<32x16xf32>, %g: tensor<32x16xf32>, %v: tensor<32x16xf32>, %lr: tensor<f32>) -> tensor<32x16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<32x16xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<32x16xf32>
    %add = stablehlo.add %g, %multiply : tensor<32x16xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<32x16xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<32x16xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<32x16xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<32x16xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<32x16xf32>
    return %subtract : tensor<32x16xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<16xf32>) -> tensor<16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @momVNextF_7(%v: tensor<16xf32>, %g: tensor<16xf32>, %theta: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<16xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<16xf32>
    return %add_1 : tensor<16xf32>
  }
  func.func private @momParamF_7(%theta: tensor<16xf32>, %g: tensor<16xf32>, %v: tensor<16xf32>, %lr: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<16xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<16xf32>
    %add = stablehlo.add %g, %multiply : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<16xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<16xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<16xf32>
    return %subtract : tensor<16xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x16xf32>
    return %divide : tensor<16x16xf32>
  }
  func.func private @momVNextF_8(%v: tensor<16x16xf32>, %g: tensor<16x16xf32>, %theta: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x16xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<16x16xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<16x16xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<16x16xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<16x16xf32>
    return %add_1 : tensor<16x16xf32>
  }
  func.func private @momParamF_8(%theta: tensor<16x16xf32>, %g: tensor<16x16xf32>, %v: tensor<16x16xf32>, %lr: tensor<f32>) -> tensor<16x16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<16x16xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<16x16xf32>
    %add = stablehlo.add %g, %multiply : tensor<16x16xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<16x16xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<16x16xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<16x16xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<16x16xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<16x16xf32>
    return %subtract : tensor<16x16xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x4xf32>
    return %divide : tensor<16x4xf32>
  }
  func.func private @momVNextF_9(%v: tensor<16x4xf32>, %g: tensor<16x4xf32>, %theta: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x4xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<16x4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<16x4xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<16x4xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<16x4xf32>
    return %add_1 : tensor<16x4xf32>
  }
  func.func private @momParamF_9(%theta: tensor<16x4xf32>, %g: tensor<16x4xf32>, %v: tensor<16x4xf32>, %lr: tensor<f32>) -> tensor<16x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %constant = stablehlo.constant dense<1.0e-04> : tensor<16x4xf32>
    %multiply = stablehlo.multiply %theta, %constant : tensor<16x4xf32>
    %add = stablehlo.add %g, %multiply : tensor<16x4xf32>
    %constant_1 = stablehlo.constant dense<0.9> : tensor<16x4xf32>
    %multiply_1 = stablehlo.multiply %v, %constant_1 : tensor<16x4xf32>
    %add_1 = stablehlo.add %add, %multiply_1 : tensor<16x4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %add_1 : tensor<16x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply_2 : tensor<16x4xf32>
    return %subtract : tensor<16x4xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<f32>) -> tensor<f32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %constant = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<f32>
    return %divide : tensor<f32>
  }
}
