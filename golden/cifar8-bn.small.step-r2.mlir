module @cifar8_bn_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x32x32x3xf32>, %targets: tensor<4x4xf32>, %conv1.conv.weight: tensor<4x3x3x3xf32> {tf.aliasing_output = 0 : i32}, %conv1.conv.bias: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %conv1.bn.gamma: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %conv1.bn.beta: tensor<4xf32> {tf.aliasing_output = 3 : i32}, %conv2.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 4 : i32}, %conv2.conv.bias: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %conv2.bn.gamma: tensor<4xf32> {tf.aliasing_output = 6 : i32}, %conv2.bn.beta: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %conv3.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 8 : i32}, %conv3.conv.bias: tensor<4xf32> {tf.aliasing_output = 9 : i32}, %conv3.bn.gamma: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %conv3.bn.beta: tensor<4xf32> {tf.aliasing_output = 11 : i32}, %conv4.conv.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 12 : i32}, %conv4.conv.bias: tensor<4xf32> {tf.aliasing_output = 13 : i32}, %conv4.bn.gamma: tensor<4xf32> {tf.aliasing_output = 14 : i32}, %conv4.bn.beta: tensor<4xf32> {tf.aliasing_output = 15 : i32}, %conv5.conv.weight: tensor<8x4x3x3xf32> {tf.aliasing_output = 16 : i32}, %conv5.conv.bias: tensor<8xf32> {tf.aliasing_output = 17 : i32}, %conv5.bn.gamma: tensor<8xf32> {tf.aliasing_output = 18 : i32}, %conv5.bn.beta: tensor<8xf32> {tf.aliasing_output = 19 : i32}, %conv6.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 20 : i32}, %conv6.conv.bias: tensor<8xf32> {tf.aliasing_output = 21 : i32}, %conv6.bn.gamma: tensor<8xf32> {tf.aliasing_output = 22 : i32}, %conv6.bn.beta: tensor<8xf32> {tf.aliasing_output = 23 : i32}, %conv7.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 24 : i32}, %conv7.conv.bias: tensor<8xf32> {tf.aliasing_output = 25 : i32}, %conv7.bn.gamma: tensor<8xf32> {tf.aliasing_output = 26 : i32}, %conv7.bn.beta: tensor<8xf32> {tf.aliasing_output = 27 : i32}, %conv8.conv.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 28 : i32}, %conv8.conv.bias: tensor<8xf32> {tf.aliasing_output = 29 : i32}, %conv8.bn.gamma: tensor<8xf32> {tf.aliasing_output = 30 : i32}, %conv8.bn.beta: tensor<8xf32> {tf.aliasing_output = 31 : i32}, %fc1.weight: tensor<32x16xf32> {tf.aliasing_output = 32 : i32}, %fc1.bias: tensor<16xf32> {tf.aliasing_output = 33 : i32}, %fc2.weight: tensor<16x16xf32> {tf.aliasing_output = 34 : i32}, %fc2.bias: tensor<16xf32> {tf.aliasing_output = 35 : i32}, %head.weight: tensor<16x4xf32> {tf.aliasing_output = 36 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 37 : i32}, %conv1.conv.weight.velocity: tensor<4x3x3x3xf32> {tf.aliasing_output = 38 : i32}, %conv1.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 39 : i32}, %conv1.bn.gamma.velocity: tensor<4xf32> {tf.aliasing_output = 40 : i32}, %conv1.bn.beta.velocity: tensor<4xf32> {tf.aliasing_output = 41 : i32}, %conv2.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 42 : i32}, %conv2.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 43 : i32}, %conv2.bn.gamma.velocity: tensor<4xf32> {tf.aliasing_output = 44 : i32}, %conv2.bn.beta.velocity: tensor<4xf32> {tf.aliasing_output = 45 : i32}, %conv3.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 46 : i32}, %conv3.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 47 : i32}, %conv3.bn.gamma.velocity: tensor<4xf32> {tf.aliasing_output = 48 : i32}, %conv3.bn.beta.velocity: tensor<4xf32> {tf.aliasing_output = 49 : i32}, %conv4.conv.weight.velocity: tensor<4x4x3x3xf32> {tf.aliasing_output = 50 : i32}, %conv4.conv.bias.velocity: tensor<4xf32> {tf.aliasing_output = 51 : i32}, %conv4.bn.gamma.velocity: tensor<4xf32> {tf.aliasing_output = 52 : i32}, %conv4.bn.beta.velocity: tensor<4xf32> {tf.aliasing_output = 53 : i32}, %conv5.conv.weight.velocity: tensor<8x4x3x3xf32> {tf.aliasing_output = 54 : i32}, %conv5.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 55 : i32}, %conv5.bn.gamma.velocity: tensor<8xf32> {tf.aliasing_output = 56 : i32}, %conv5.bn.beta.velocity: tensor<8xf32> {tf.aliasing_output = 57 : i32}, %conv6.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 58 : i32}, %conv6.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 59 : i32}, %conv6.bn.gamma.velocity: tensor<8xf32> {tf.aliasing_output = 60 : i32}, %conv6.bn.beta.velocity: tensor<8xf32> {tf.aliasing_output = 61 : i32}, %conv7.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 62 : i32}, %conv7.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 63 : i32}, %conv7.bn.gamma.velocity: tensor<8xf32> {tf.aliasing_output = 64 : i32}, %conv7.bn.beta.velocity: tensor<8xf32> {tf.aliasing_output = 65 : i32}, %conv8.conv.weight.velocity: tensor<8x8x3x3xf32> {tf.aliasing_output = 66 : i32}, %conv8.conv.bias.velocity: tensor<8xf32> {tf.aliasing_output = 67 : i32}, %conv8.bn.gamma.velocity: tensor<8xf32> {tf.aliasing_output = 68 : i32}, %conv8.bn.beta.velocity: tensor<8xf32> {tf.aliasing_output = 69 : i32}, %fc1.weight.velocity: tensor<32x16xf32> {tf.aliasing_output = 70 : i32}, %fc1.bias.velocity: tensor<16xf32> {tf.aliasing_output = 71 : i32}, %fc2.weight.velocity: tensor<16x16xf32> {tf.aliasing_output = 72 : i32}, %fc2.bias.velocity: tensor<16xf32> {tf.aliasing_output = 73 : i32}, %head.weight.velocity: tensor<16x4xf32> {tf.aliasing_output = 74 : i32}, %head.bias.velocity: tensor<4xf32> {tf.aliasing_output = 75 : i32}, %lr: tensor<f32>) -> (tensor<4x3x3x3xf32> {jax.result_info = "conv1.conv.weight"}, tensor<4xf32> {jax.result_info = "conv1.conv.bias"}, tensor<4xf32> {jax.result_info = "conv1.bn.gamma"}, tensor<4xf32> {jax.result_info = "conv1.bn.beta"}, tensor<4x4x3x3xf32> {jax.result_info = "conv2.conv.weight"}, tensor<4xf32> {jax.result_info = "conv2.conv.bias"}, tensor<4xf32> {jax.result_info = "conv2.bn.gamma"}, tensor<4xf32> {jax.result_info = "conv2.bn.beta"}, tensor<4x4x3x3xf32> {jax.result_info = "conv3.conv.weight"}, tensor<4xf32> {jax.result_info = "conv3.conv.bias"}, tensor<4xf32> {jax.result_info = "conv3.bn.gamma"}, tensor<4xf32> {jax.result_info = "conv3.bn.beta"}, tensor<4x4x3x3xf32> {jax.result_info = "conv4.conv.weight"}, tensor<4xf32> {jax.result_info = "conv4.conv.bias"}, tensor<4xf32> {jax.result_info = "conv4.bn.gamma"}, tensor<4xf32> {jax.result_info = "conv4.bn.beta"}, tensor<8x4x3x3xf32> {jax.result_info = "conv5.conv.weight"}, tensor<8xf32> {jax.result_info = "conv5.conv.bias"}, tensor<8xf32> {jax.result_info = "conv5.bn.gamma"}, tensor<8xf32> {jax.result_info = "conv5.bn.beta"}, tensor<8x8x3x3xf32> {jax.result_info = "conv6.conv.weight"}, tensor<8xf32> {jax.result_info = "conv6.conv.bias"}, tensor<8xf32> {jax.result_info = "conv6.bn.gamma"}, tensor<8xf32> {jax.result_info = "conv6.bn.beta"}, tensor<8x8x3x3xf32> {jax.result_info = "conv7.conv.weight"}, tensor<8xf32> {jax.result_info = "conv7.conv.bias"}, tensor<8xf32> {jax.result_info = "conv7.bn.gamma"}, tensor<8xf32> {jax.result_info = "conv7.bn.beta"}, tensor<8x8x3x3xf32> {jax.result_info = "conv8.conv.weight"}, tensor<8xf32> {jax.result_info = "conv8.conv.bias"}, tensor<8xf32> {jax.result_info = "conv8.bn.gamma"}, tensor<8xf32> {jax.result_info = "conv8.bn.beta"}, tensor<32x16xf32> {jax.result_info = "fc1.weight"}, tensor<16xf32> {jax.result_info = "fc1.bias"}, tensor<16x16xf32> {jax.result_info = "fc2.weight"}, tensor<16xf32> {jax.result_info = "fc2.bias"}, tensor<16x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<4x3x3x3xf32> {jax.result_info = "conv1.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv1.conv.bias.velocity"}, tensor<4xf32> {jax.result_info = "conv1.bn.gamma.velocity"}, tensor<4xf32> {jax.result_info = "conv1.bn.beta.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv2.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv2.conv.bias.velocity"}, tensor<4xf32> {jax.result_info = "conv2.bn.gamma.velocity"}, tensor<4xf32> {jax.result_info = "conv2.bn.beta.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv3.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv3.conv.bias.velocity"}, tensor<4xf32> {jax.result_info = "conv3.bn.gamma.velocity"}, tensor<4xf32> {jax.result_info = "conv3.bn.beta.velocity"}, tensor<4x4x3x3xf32> {jax.result_info = "conv4.conv.weight.velocity"}, tensor<4xf32> {jax.result_info = "conv4.conv.bias.velocity"}, tensor<4xf32> {jax.result_info = "conv4.bn.gamma.velocity"}, tensor<4xf32> {jax.result_info = "conv4.bn.beta.velocity"}, tensor<8x4x3x3xf32> {jax.result_info = "conv5.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv5.conv.bias.velocity"}, tensor<8xf32> {jax.result_info = "conv5.bn.gamma.velocity"}, tensor<8xf32> {jax.result_info = "conv5.bn.beta.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv6.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv6.conv.bias.velocity"}, tensor<8xf32> {jax.result_info = "conv6.bn.gamma.velocity"}, tensor<8xf32> {jax.result_info = "conv6.bn.beta.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv7.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv7.conv.bias.velocity"}, tensor<8xf32> {jax.result_info = "conv7.bn.gamma.velocity"}, tensor<8xf32> {jax.result_info = "conv7.bn.beta.velocity"}, tensor<8x8x3x3xf32> {jax.result_info = "conv8.conv.weight.velocity"}, tensor<8xf32> {jax.result_info = "conv8.conv.bias.velocity"}, tensor<8xf32> {jax.result_info = "conv8.bn.gamma.velocity"}, tensor<8xf32> {jax.result_info = "conv8.bn.beta.velocity"}, tensor<32x16xf32> {jax.result_info = "fc1.weight.velocity"}, tensor<16xf32> {jax.result_info = "fc1.bias.velocity"}, tensor<16x16xf32> {jax.result_info = "fc2.weight.velocity"}, tensor<16xf32> {jax.result_info = "fc2.bias.velocity"}, tensor<16x4xf32> {jax.result_info = "head.weight.velocity"}, tensor<4xf32> {jax.result_info = "head.bias.velocity"}, tensor<f32> {jax.result_info = "loss"}) {
    %conv1.conv.convF = stablehlo.composite "shlo.convF" %images, %conv1.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF} : (tensor<4x32x32x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x32x32x4xf32>
    %conv1.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv1.conv.convF, %conv1.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv1.bn.lnF = stablehlo.composite "shlo.lnF" %conv1.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF} : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %conv1.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv1.bn.lnF, %conv1.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv1.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv1.bn.layerScaleCh, %conv1.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv1.relu = stablehlo.composite "shlo.relu" %conv1.bn.channelBias {decomposition = @relu} : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %conv2.conv.convF = stablehlo.composite "shlo.convF" %conv1.relu, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x32x32x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32>
    %conv2.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv2.conv.convF, %conv2.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv2.bn.lnF = stablehlo.composite "shlo.lnF" %conv2.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF} : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %conv2.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv2.bn.lnF, %conv2.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv2.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv2.bn.layerScaleCh, %conv2.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %conv2.relu = stablehlo.composite "shlo.relu" %conv2.bn.channelBias {decomposition = @relu} : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %pool1.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv2.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolF} : (tensor<4x32x32x4xf32>) -> tensor<4x16x16x4xf32>
    %conv3.conv.convF = stablehlo.composite "shlo.convF" %pool1.maxPoolF, %conv3.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    %conv3.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv3.conv.convF, %conv3.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv3.bn.lnF = stablehlo.composite "shlo.lnF" %conv3.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_1} : (tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %conv3.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv3.bn.lnF, %conv3.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv3.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv3.bn.layerScaleCh, %conv3.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv3.relu = stablehlo.composite "shlo.relu" %conv3.bn.channelBias {decomposition = @relu_1} : (tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %conv4.conv.convF = stablehlo.composite "shlo.convF" %conv3.relu, %conv4.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    %conv4.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv4.conv.convF, %conv4.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv4.bn.lnF = stablehlo.composite "shlo.lnF" %conv4.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_1} : (tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %conv4.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv4.bn.lnF, %conv4.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv4.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv4.bn.layerScaleCh, %conv4.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %conv4.relu = stablehlo.composite "shlo.relu" %conv4.bn.channelBias {decomposition = @relu_1} : (tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %pool2.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv4.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolF_1} : (tensor<4x16x16x4xf32>) -> tensor<4x8x8x4xf32>
    %conv5.conv.convF = stablehlo.composite "shlo.convF" %pool2.maxPoolF, %conv5.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x8x8x4xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32>
    %conv5.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv5.conv.convF, %conv5.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv5.bn.lnF = stablehlo.composite "shlo.lnF" %conv5.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %conv5.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv5.bn.lnF, %conv5.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv5.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv5.bn.layerScaleCh, %conv5.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv5.relu = stablehlo.composite "shlo.relu" %conv5.bn.channelBias {decomposition = @relu_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.conv.convF = stablehlo.composite "shlo.convF" %conv5.relu, %conv6.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_4} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    %conv6.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv6.conv.convF, %conv6.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.bn.lnF = stablehlo.composite "shlo.lnF" %conv6.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv6.bn.lnF, %conv6.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv6.bn.layerScaleCh, %conv6.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %conv6.relu = stablehlo.composite "shlo.relu" %conv6.bn.channelBias {decomposition = @relu_2} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %pool3.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv6.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolF_2} : (tensor<4x8x8x8xf32>) -> tensor<4x4x4x8xf32>
    %conv7.conv.convF = stablehlo.composite "shlo.convF" %pool3.maxPoolF, %conv7.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    %conv7.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv7.conv.convF, %conv7.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv7.bn.lnF = stablehlo.composite "shlo.lnF" %conv7.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_3} : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %conv7.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv7.bn.lnF, %conv7.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv7.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv7.bn.layerScaleCh, %conv7.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv7.relu = stablehlo.composite "shlo.relu" %conv7.bn.channelBias {decomposition = @relu_3} : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %conv8.conv.convF = stablehlo.composite "shlo.convF" %conv7.relu, %conv8.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    %conv8.conv.channelBias = stablehlo.composite "shlo.channelBias" %conv8.conv.convF, %conv8.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv8.bn.lnF = stablehlo.composite "shlo.lnF" %conv8.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnF_3} : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %conv8.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %conv8.bn.lnF, %conv8.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv8.bn.channelBias = stablehlo.composite "shlo.channelBias" %conv8.bn.layerScaleCh, %conv8.bn.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %conv8.relu = stablehlo.composite "shlo.relu" %conv8.bn.channelBias {decomposition = @relu_3} : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %pool4.maxPoolF = stablehlo.composite "shlo.maxPoolF" %conv8.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolF_3} : (tensor<4x4x4x8xf32>) -> tensor<4x2x2x8xf32>
    %transpose = stablehlo.transpose %pool4.maxPoolF, dims = [0, 3, 1, 2] : (tensor<4x2x2x8xf32>) -> tensor<4x8x2x2xf32>
    %reshape = stablehlo.reshape %transpose : (tensor<4x8x2x2xf32>) -> tensor<4x32xf32>
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
    %d.transpose = stablehlo.transpose %d.reshape, dims = [0, 2, 3, 1] : (tensor<4x8x2x2xf32>) -> tensor<4x2x2x8xf32>
    %d.pool4.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.transpose, %conv8.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolBack} : (tensor<4x2x2x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv8.selectPos = stablehlo.composite "shlo.selectPos" %d.pool4.maxPoolBack, %conv8.bn.channelBias {decomposition = @selectPos_1} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv8.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv8.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv8.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv8.selectPos, %conv8.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv8.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv8.selectPos, %conv8.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv8.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv8.bn.layerScaleCh, %conv8.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv8.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv8.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv8.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv8.bn.lnBack, %conv8.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    %d.conv8.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv7.relu, %d.conv8.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<8x8x3x3xf32>
    %d.conv7.selectPos = stablehlo.composite "shlo.selectPos" %d.conv8.conv.convBack, %conv7.bn.channelBias {decomposition = @selectPos_1} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv7.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv7.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv7.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv7.selectPos, %conv7.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x4x4x8xf32>, tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv7.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv7.selectPos, %conv7.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv7.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv7.bn.layerScaleCh, %conv7.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %d.conv7.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv7.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x4x4x8xf32>) -> tensor<8xf32>
    %d.conv7.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv7.bn.lnBack, %conv7.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    %d.conv7.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool3.maxPoolF, %d.conv7.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<8x8x3x3xf32>
    %d.pool3.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv7.conv.convBack, %conv6.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolBack_1} : (tensor<4x4x4x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.selectPos = stablehlo.composite "shlo.selectPos" %d.pool3.maxPoolBack, %conv6.bn.channelBias {decomposition = @selectPos_2} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv6.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv6.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv6.selectPos, %conv6.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv6.selectPos, %conv6.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv6.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv6.bn.layerScaleCh, %conv6.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv6.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv6.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv6.bn.lnBack, %conv6.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    %d.conv6.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv5.relu, %d.conv6.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32>
    %d.conv5.selectPos = stablehlo.composite "shlo.selectPos" %d.conv6.conv.convBack, %conv5.bn.channelBias {decomposition = @selectPos_2} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv5.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv5.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv5.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv5.selectPos, %conv5.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv5.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv5.selectPos, %conv5.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv5.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv5.bn.layerScaleCh, %conv5.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_1} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.conv5.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv5.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_1} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.conv5.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv5.bn.lnBack, %conv5.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x8x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x4xf32>
    %d.conv5.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool2.maxPoolF, %d.conv5.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x8x8x4xf32>, tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32>
    %d.pool2.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv5.conv.convBack, %conv4.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolBack_2} : (tensor<4x8x8x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv4.selectPos = stablehlo.composite "shlo.selectPos" %d.pool2.maxPoolBack, %conv4.bn.channelBias {decomposition = @selectPos_3} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv4.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv4.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv4.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv4.selectPos, %conv4.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv4.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv4.selectPos, %conv4.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_2} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv4.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv4.bn.layerScaleCh, %conv4.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_2} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv4.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv4.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv4.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv4.bn.lnBack, %conv4.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    %d.conv4.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv3.relu, %d.conv4.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x4x3x3xf32>
    %d.conv3.selectPos = stablehlo.composite "shlo.selectPos" %d.conv4.conv.convBack, %conv3.bn.channelBias {decomposition = @selectPos_3} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv3.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv3.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv3.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv3.selectPos, %conv3.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x16x16x4xf32>, tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv3.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv3.selectPos, %conv3.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_2} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv3.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv3.bn.layerScaleCh, %conv3.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_2} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %d.conv3.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv3.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x16x16x4xf32>) -> tensor<4xf32>
    %d.conv3.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv3.bn.lnBack, %conv3.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    %d.conv3.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %pool1.maxPoolF, %d.conv3.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x4x3x3xf32>
    %d.pool1.maxPoolBack = stablehlo.composite "shlo.maxPoolBack" %d.conv3.conv.convBack, %conv2.relu {composite_attributes = {layout = "NHWC"}, decomposition = @maxPoolBack_3} : (tensor<4x16x16x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv2.selectPos = stablehlo.composite "shlo.selectPos" %d.pool1.maxPoolBack, %conv2.bn.channelBias {decomposition = @selectPos_4} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv2.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv2.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv2.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv2.selectPos, %conv2.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv2.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv2.selectPos, %conv2.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv2.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv2.bn.layerScaleCh, %conv2.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_3} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv2.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv2.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv2.conv.convBack = stablehlo.composite "shlo.convBack" %d.conv2.bn.lnBack, %conv2.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 32, 32>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x32x32x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32>
    %d.conv2.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %conv1.relu, %d.conv2.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x4x3x3xf32>
    %d.conv1.selectPos = stablehlo.composite "shlo.selectPos" %d.conv2.conv.convBack, %conv1.bn.channelBias {decomposition = @selectPos_4} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv1.bn.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv1.selectPos {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv1.bn.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.conv1.selectPos, %conv1.bn.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x32x32x4xf32>, tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv1.bn.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.conv1.selectPos, %conv1.bn.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv1.bn.lnBack = stablehlo.composite "shlo.lnBack" %d.conv1.bn.layerScaleCh, %conv1.conv.channelBias {composite_attributes = {eps = 1.0e-05 : f64, layout = "NHWC", over = "space"}, decomposition = @lnBack_3} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %d.conv1.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.conv1.bn.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x32x32x4xf32>) -> tensor<4xf32>
    %d.conv1.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.conv1.bn.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x32x32x3xf32>, tensor<4x32x32x4xf32>) -> tensor<4x3x3x3xf32>
    %clip.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %d.conv1.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %clip.gradSumSqAccF = stablehlo.composite "shlo.gradSumSqAccF" %clip.constant, %d.conv1.conv.allReduceMeanF {decomposition = @gradSumSqAccF} : (tensor<f32>, tensor<4x3x3x3xf32>) -> tensor<f32>
    %d.conv1.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_1 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF, %d.conv1.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv1.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_2 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_1, %d.conv1.bn.allReduceMeanF {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv1.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv1.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_3 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_2, %d.conv1.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv2.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %clip.gradSumSqAccF_4 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_3, %d.conv2.conv.allReduceMeanF {decomposition = @gradSumSqAccF_2} : (tensor<f32>, tensor<4x4x3x3xf32>) -> tensor<f32>
    %d.conv2.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_5 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_4, %d.conv2.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv2.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_6 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_5, %d.conv2.bn.allReduceMeanF {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv2.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv2.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_7 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_6, %d.conv2.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv3.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %clip.gradSumSqAccF_8 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_7, %d.conv3.conv.allReduceMeanF {decomposition = @gradSumSqAccF_2} : (tensor<f32>, tensor<4x4x3x3xf32>) -> tensor<f32>
    %d.conv3.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_9 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_8, %d.conv3.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv3.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_10 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_9, %d.conv3.bn.allReduceMeanF {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv3.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv3.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_11 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_10, %d.conv3.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv4.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %clip.gradSumSqAccF_12 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_11, %d.conv4.conv.allReduceMeanF {decomposition = @gradSumSqAccF_2} : (tensor<f32>, tensor<4x4x3x3xf32>) -> tensor<f32>
    %d.conv4.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_13 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_12, %d.conv4.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv4.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_14 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_13, %d.conv4.bn.allReduceMeanF {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv4.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv4.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_15 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_14, %d.conv4.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %d.conv5.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %clip.gradSumSqAccF_16 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_15, %d.conv5.conv.allReduceMeanF {decomposition = @gradSumSqAccF_3} : (tensor<f32>, tensor<8x4x3x3xf32>) -> tensor<f32>
    %d.conv5.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_17 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_16, %d.conv5.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv5.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_18 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_17, %d.conv5.bn.allReduceMeanF {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv5.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv5.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_19 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_18, %d.conv5.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv6.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %clip.gradSumSqAccF_20 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_19, %d.conv6.conv.allReduceMeanF {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<8x8x3x3xf32>) -> tensor<f32>
    %d.conv6.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_21 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_20, %d.conv6.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv6.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_22 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_21, %d.conv6.bn.allReduceMeanF {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv6.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv6.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_23 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_22, %d.conv6.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv7.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %clip.gradSumSqAccF_24 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_23, %d.conv7.conv.allReduceMeanF {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<8x8x3x3xf32>) -> tensor<f32>
    %d.conv7.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_25 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_24, %d.conv7.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv7.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_26 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_25, %d.conv7.bn.allReduceMeanF {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv7.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv7.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_27 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_26, %d.conv7.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv8.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %clip.gradSumSqAccF_28 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_27, %d.conv8.conv.allReduceMeanF {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<8x8x3x3xf32>) -> tensor<f32>
    %d.conv8.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_29 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_28, %d.conv8.conv.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv8.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.bn.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_30 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_29, %d.conv8.bn.allReduceMeanF {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.conv8.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.conv8.bn.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<8xf32>) -> tensor<8xf32>
    %clip.gradSumSqAccF_31 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_30, %d.conv8.bn.allReduceMeanF_1 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<8xf32>) -> tensor<f32>
    %d.fc1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %clip.gradSumSqAccF_32 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_31, %d.fc1.allReduceMeanF {decomposition = @gradSumSqAccF_6} : (tensor<f32>, tensor<32x16xf32>) -> tensor<f32>
    %d.fc1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<16xf32>) -> tensor<16xf32>
    %clip.gradSumSqAccF_33 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_32, %d.fc1.allReduceMeanF_1 {decomposition = @gradSumSqAccF_7} : (tensor<f32>, tensor<16xf32>) -> tensor<f32>
    %d.fc2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %clip.gradSumSqAccF_34 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_33, %d.fc2.allReduceMeanF {decomposition = @gradSumSqAccF_8} : (tensor<f32>, tensor<16x16xf32>) -> tensor<f32>
    %d.fc2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<16xf32>) -> tensor<16xf32>
    %clip.gradSumSqAccF_35 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_34, %d.fc2.allReduceMeanF_1 {decomposition = @gradSumSqAccF_7} : (tensor<f32>, tensor<16xf32>) -> tensor<f32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %clip.gradSumSqAccF_36 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_35, %d.head.allReduceMeanF {decomposition = @gradSumSqAccF_9} : (tensor<f32>, tensor<16x4xf32>) -> tensor<f32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<4xf32>) -> tensor<4xf32>
    %clip.gradSumSqAccF_37 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_36, %d.head.allReduceMeanF_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %clip.clipScaleF = stablehlo.composite "shlo.clipScaleF" %d.conv1.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF} : (tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %clip.clipScaleF_1 = stablehlo.composite "shlo.clipScaleF" %d.conv1.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_2 = stablehlo.composite "shlo.clipScaleF" %d.conv1.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_3 = stablehlo.composite "shlo.clipScaleF" %d.conv1.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_4 = stablehlo.composite "shlo.clipScaleF" %d.conv2.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_2} : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %clip.clipScaleF_5 = stablehlo.composite "shlo.clipScaleF" %d.conv2.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_6 = stablehlo.composite "shlo.clipScaleF" %d.conv2.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_7 = stablehlo.composite "shlo.clipScaleF" %d.conv2.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_8 = stablehlo.composite "shlo.clipScaleF" %d.conv3.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_2} : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %clip.clipScaleF_9 = stablehlo.composite "shlo.clipScaleF" %d.conv3.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_10 = stablehlo.composite "shlo.clipScaleF" %d.conv3.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_11 = stablehlo.composite "shlo.clipScaleF" %d.conv3.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_12 = stablehlo.composite "shlo.clipScaleF" %d.conv4.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_2} : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %clip.clipScaleF_13 = stablehlo.composite "shlo.clipScaleF" %d.conv4.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_14 = stablehlo.composite "shlo.clipScaleF" %d.conv4.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_15 = stablehlo.composite "shlo.clipScaleF" %d.conv4.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_16 = stablehlo.composite "shlo.clipScaleF" %d.conv5.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_3} : (tensor<8x4x3x3xf32>, tensor<f32>) -> tensor<8x4x3x3xf32>
    %clip.clipScaleF_17 = stablehlo.composite "shlo.clipScaleF" %d.conv5.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_18 = stablehlo.composite "shlo.clipScaleF" %d.conv5.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_19 = stablehlo.composite "shlo.clipScaleF" %d.conv5.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_20 = stablehlo.composite "shlo.clipScaleF" %d.conv6.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %clip.clipScaleF_21 = stablehlo.composite "shlo.clipScaleF" %d.conv6.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_22 = stablehlo.composite "shlo.clipScaleF" %d.conv6.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_23 = stablehlo.composite "shlo.clipScaleF" %d.conv6.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_24 = stablehlo.composite "shlo.clipScaleF" %d.conv7.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %clip.clipScaleF_25 = stablehlo.composite "shlo.clipScaleF" %d.conv7.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_26 = stablehlo.composite "shlo.clipScaleF" %d.conv7.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_27 = stablehlo.composite "shlo.clipScaleF" %d.conv7.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_28 = stablehlo.composite "shlo.clipScaleF" %d.conv8.conv.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %clip.clipScaleF_29 = stablehlo.composite "shlo.clipScaleF" %d.conv8.conv.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_30 = stablehlo.composite "shlo.clipScaleF" %d.conv8.bn.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_31 = stablehlo.composite "shlo.clipScaleF" %d.conv8.bn.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %clip.clipScaleF_32 = stablehlo.composite "shlo.clipScaleF" %d.fc1.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_6} : (tensor<32x16xf32>, tensor<f32>) -> tensor<32x16xf32>
    %clip.clipScaleF_33 = stablehlo.composite "shlo.clipScaleF" %d.fc1.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_7} : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %clip.clipScaleF_34 = stablehlo.composite "shlo.clipScaleF" %d.fc2.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_8} : (tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %clip.clipScaleF_35 = stablehlo.composite "shlo.clipScaleF" %d.fc2.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_7} : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %clip.clipScaleF_36 = stablehlo.composite "shlo.clipScaleF" %d.head.allReduceMeanF, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_9} : (tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %clip.clipScaleF_37 = stablehlo.composite "shlo.clipScaleF" %d.head.allReduceMeanF_1, %clip.gradSumSqAccF_37 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv1.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.conv.weight.velocity, %clip.clipScaleF, %conv1.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %conv1.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv1.conv.weight, %conv1.conv.weight.momVNextF, %lr {decomposition = @sgdParamF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %conv1.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.conv.bias.velocity, %clip.clipScaleF_1, %conv1.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv1.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv1.conv.bias, %conv1.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv1.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.bn.gamma.velocity, %clip.clipScaleF_2, %conv1.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv1.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv1.bn.gamma, %conv1.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv1.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv1.bn.beta.velocity, %clip.clipScaleF_3, %conv1.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv1.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv1.bn.beta, %conv1.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv2.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.conv.weight.velocity, %clip.clipScaleF_4, %conv2.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv2.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv2.conv.weight, %conv2.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %conv2.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.conv.bias.velocity, %clip.clipScaleF_5, %conv2.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv2.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv2.conv.bias, %conv2.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv2.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.bn.gamma.velocity, %clip.clipScaleF_6, %conv2.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv2.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv2.bn.gamma, %conv2.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv2.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv2.bn.beta.velocity, %clip.clipScaleF_7, %conv2.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv2.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv2.bn.beta, %conv2.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv3.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.conv.weight.velocity, %clip.clipScaleF_8, %conv3.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv3.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv3.conv.weight, %conv3.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %conv3.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.conv.bias.velocity, %clip.clipScaleF_9, %conv3.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv3.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv3.conv.bias, %conv3.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv3.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.bn.gamma.velocity, %clip.clipScaleF_10, %conv3.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv3.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv3.bn.gamma, %conv3.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv3.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv3.bn.beta.velocity, %clip.clipScaleF_11, %conv3.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv3.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv3.bn.beta, %conv3.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv4.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.conv.weight.velocity, %clip.clipScaleF_12, %conv4.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %conv4.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv4.conv.weight, %conv4.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %conv4.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.conv.bias.velocity, %clip.clipScaleF_13, %conv4.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv4.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv4.conv.bias, %conv4.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv4.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.bn.gamma.velocity, %clip.clipScaleF_14, %conv4.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv4.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv4.bn.gamma, %conv4.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv4.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv4.bn.beta.velocity, %clip.clipScaleF_15, %conv4.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %conv4.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv4.bn.beta, %conv4.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %conv5.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.conv.weight.velocity, %clip.clipScaleF_16, %conv5.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_3} : (tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32>
    %conv5.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv5.conv.weight, %conv5.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_3} : (tensor<8x4x3x3xf32>, tensor<8x4x3x3xf32>, tensor<f32>) -> tensor<8x4x3x3xf32>
    %conv5.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.conv.bias.velocity, %clip.clipScaleF_17, %conv5.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv5.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv5.conv.bias, %conv5.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv5.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.bn.gamma.velocity, %clip.clipScaleF_18, %conv5.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv5.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv5.bn.gamma, %conv5.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv5.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv5.bn.beta.velocity, %clip.clipScaleF_19, %conv5.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv5.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv5.bn.beta, %conv5.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv6.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.conv.weight.velocity, %clip.clipScaleF_20, %conv6.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv6.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv6.conv.weight, %conv6.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %conv6.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.conv.bias.velocity, %clip.clipScaleF_21, %conv6.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv6.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv6.conv.bias, %conv6.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv6.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.bn.gamma.velocity, %clip.clipScaleF_22, %conv6.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv6.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv6.bn.gamma, %conv6.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv6.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv6.bn.beta.velocity, %clip.clipScaleF_23, %conv6.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv6.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv6.bn.beta, %conv6.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv7.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.conv.weight.velocity, %clip.clipScaleF_24, %conv7.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv7.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv7.conv.weight, %conv7.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %conv7.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.conv.bias.velocity, %clip.clipScaleF_25, %conv7.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv7.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv7.conv.bias, %conv7.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv7.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.bn.gamma.velocity, %clip.clipScaleF_26, %conv7.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv7.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv7.bn.gamma, %conv7.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv7.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv7.bn.beta.velocity, %clip.clipScaleF_27, %conv7.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv7.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv7.bn.beta, %conv7.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv8.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.conv.weight.velocity, %clip.clipScaleF_28, %conv8.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %conv8.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv8.conv.weight, %conv8.conv.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %conv8.conv.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.conv.bias.velocity, %clip.clipScaleF_29, %conv8.conv.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv8.conv.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv8.conv.bias, %conv8.conv.bias.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv8.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.bn.gamma.velocity, %clip.clipScaleF_30, %conv8.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv8.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv8.bn.gamma, %conv8.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %conv8.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %conv8.bn.beta.velocity, %clip.clipScaleF_31, %conv8.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %conv8.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %conv8.bn.beta, %conv8.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %fc1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %fc1.weight.velocity, %clip.clipScaleF_32, %fc1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_6} : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %fc1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %fc1.weight, %fc1.weight.momVNextF, %lr {decomposition = @sgdParamF_6} : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<f32>) -> tensor<32x16xf32>
    %fc1.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %fc1.bias.velocity, %clip.clipScaleF_33, %fc1.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fc1.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %fc1.bias, %fc1.bias.momVNextF, %lr {decomposition = @sgdParamF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %fc2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %fc2.weight.velocity, %clip.clipScaleF_34, %fc2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_8} : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %fc2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %fc2.weight, %fc2.weight.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %fc2.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %fc2.bias.velocity, %clip.clipScaleF_35, %fc2.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fc2.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %fc2.bias, %fc2.bias.momVNextF, %lr {decomposition = @sgdParamF_7} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %head.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %head.weight.velocity, %clip.clipScaleF_36, %head.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_9} : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %head.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.weight, %head.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %head.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %head.bias.velocity, %clip.clipScaleF_37, %head.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0 : f64}, decomposition = @momVNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.bias, %head.bias.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<f32>) -> tensor<f32>
    return %conv1.conv.weight.sgdParamF, %conv1.conv.bias.sgdParamF, %conv1.bn.gamma.sgdParamF, %conv1.bn.beta.sgdParamF, %conv2.conv.weight.sgdParamF, %conv2.conv.bias.sgdParamF, %conv2.bn.gamma.sgdParamF, %conv2.bn.beta.sgdParamF, %conv3.conv.weight.sgdParamF, %conv3.conv.bias.sgdParamF, %conv3.bn.gamma.sgdParamF, %conv3.bn.beta.sgdParamF, %conv4.conv.weight.sgdParamF, %conv4.conv.bias.sgdParamF, %conv4.bn.gamma.sgdParamF, %conv4.bn.beta.sgdParamF, %conv5.conv.weight.sgdParamF, %conv5.conv.bias.sgdParamF, %conv5.bn.gamma.sgdParamF, %conv5.bn.beta.sgdParamF, %conv6.conv.weight.sgdParamF, %conv6.conv.bias.sgdParamF, %conv6.bn.gamma.sgdParamF, %conv6.bn.beta.sgdParamF, %conv7.conv.weight.sgdParamF, %conv7.conv.bias.sgdParamF, %conv7.bn.gamma.sgdParamF, %conv7.bn.beta.sgdParamF, %conv8.conv.weight.sgdParamF, %conv8.conv.bias.sgdParamF, %conv8.bn.gamma.sgdParamF, %conv8.bn.beta.sgdParamF, %fc1.weight.sgdParamF, %fc1.bias.sgdParamF, %fc2.weight.sgdParamF, %fc2.bias.sgdParamF, %head.weight.sgdParamF, %head.bias.sgdParamF, %conv1.conv.weight.momVNextF, %conv1.conv.bias.momVNextF, %conv1.bn.gamma.momVNextF, %conv1.bn.beta.momVNextF, %conv2.conv.weight.momVNextF, %conv2.conv.bias.momVNextF, %conv2.bn.gamma.momVNextF, %conv2.bn.beta.momVNextF, %conv3.conv.weight.momVNextF, %conv3.conv.bias.momVNextF, %conv3.bn.gamma.momVNextF, %conv3.bn.beta.momVNextF, %conv4.conv.weight.momVNextF, %conv4.conv.bias.momVNextF, %conv4.bn.gamma.momVNextF, %conv4.bn.beta.momVNextF, %conv5.conv.weight.momVNextF, %conv5.conv.bias.momVNextF, %conv5.bn.gamma.momVNextF, %conv5.bn.beta.momVNextF, %conv6.conv.weight.momVNextF, %conv6.conv.bias.momVNextF, %conv6.bn.gamma.momVNextF, %conv6.bn.beta.momVNextF, %conv7.conv.weight.momVNextF, %conv7.conv.bias.momVNextF, %conv7.bn.gamma.momVNextF, %conv7.bn.beta.momVNextF, %conv8.conv.weight.momVNextF, %conv8.conv.bias.momVNextF, %conv8.bn.gamma.momVNextF, %conv8.bn.beta.momVNextF, %fc1.weight.momVNextF, %fc1.bias.momVNextF, %fc2.weight.momVNextF, %fc2.bias.momVNextF, %head.weight.momVNextF, %head.bias.momVNextF, %loss.allReduceMeanF : tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @convF(%x: tensor<4x32x32x3xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<4x32x32x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x32x32x4xf32>
    return %convolution : tensor<4x32x32x4xf32>
  }
  func.func private @channelBias(%x: tensor<4x32x32x4xf32>, %b: tensor<4xf32>) -> tensor<4x32x32x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x32x32x4xf32>
    return %add : tensor<4x32x32x4xf32>
  }
  func.func private @lnF(%x: tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x32x4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x32x32x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x32x4xf32>
    return %multiply_1 : tensor<4x32x32x4xf32>
  }
  func.func private @layerScaleCh(%x: tensor<4x32x32x4xf32>, %gamma: tensor<4xf32>) -> tensor<4x32x32x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<4xf32>) -> tensor<4x32x32x4xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x32x32x4xf32>
    return %multiply : tensor<4x32x32x4xf32>
  }
  func.func private @relu(%x: tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x32x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x32x32x4xf32>
    return %maximum : tensor<4x32x32x4xf32>
  }
  func.func private @convF_1(%x: tensor<4x32x32x4xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32>
    return %convolution : tensor<4x32x32x4xf32>
  }
  func.func private @maxPoolF(%x: tensor<4x32x32x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x16x16x4xf32>
    return %reduce_window : tensor<4x16x16x4xf32>
  }
  func.func private @convF_2(%x: tensor<4x16x16x4xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    return %convolution : tensor<4x16x16x4xf32>
  }
  func.func private @channelBias_1(%x: tensor<4x16x16x4xf32>, %b: tensor<4xf32>) -> tensor<4x16x16x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x16x16x4xf32>
    return %add : tensor<4x16x16x4xf32>
  }
  func.func private @lnF_1(%x: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x16x4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x16x16x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x16x4xf32>
    return %multiply_1 : tensor<4x16x16x4xf32>
  }
  func.func private @layerScaleCh_1(%x: tensor<4x16x16x4xf32>, %gamma: tensor<4xf32>) -> tensor<4x16x16x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<4xf32>) -> tensor<4x16x16x4xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x16x16x4xf32>
    return %multiply : tensor<4x16x16x4xf32>
  }
  func.func private @relu_1(%x: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x16x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x16x4xf32>
    return %maximum : tensor<4x16x16x4xf32>
  }
  func.func private @maxPoolF_1(%x: tensor<4x16x16x4xf32>) -> tensor<4x8x8x4xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x8x8x4xf32>
    return %reduce_window : tensor<4x8x8x4xf32>
  }
  func.func private @convF_3(%x: tensor<4x8x8x4xf32>, %w: tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x4xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @channelBias_2(%x: tensor<4x8x8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8x8x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    return %add : tensor<4x8x8x8xf32>
  }
  func.func private @lnF_2(%x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<4x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x8x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    return %multiply_1 : tensor<4x8x8x8xf32>
  }
  func.func private @layerScaleCh_2(%x: tensor<4x8x8x8xf32>, %gamma: tensor<8xf32>) -> tensor<4x8x8x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    return %multiply : tensor<4x8x8x8xf32>
  }
  func.func private @relu_2(%x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x8x8x8xf32>
    return %maximum : tensor<4x8x8x8xf32>
  }
  func.func private @convF_4(%x: tensor<4x8x8x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @maxPoolF_2(%x: tensor<4x8x8x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x4x4x8xf32>
    return %reduce_window : tensor<4x4x4x8xf32>
  }
  func.func private @convF_5(%x: tensor<4x4x4x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    return %convolution : tensor<4x4x4x8xf32>
  }
  func.func private @channelBias_3(%x: tensor<4x4x4x8xf32>, %b: tensor<8xf32>) -> tensor<4x4x4x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x4x4x8xf32>
    return %add : tensor<4x4x4x8xf32>
  }
  func.func private @lnF_3(%x: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<4x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x8xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x4x4x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x8xf32>
    return %multiply_1 : tensor<4x4x4x8xf32>
  }
  func.func private @layerScaleCh_3(%x: tensor<4x4x4x8xf32>, %gamma: tensor<8xf32>) -> tensor<4x4x4x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<8xf32>) -> tensor<4x4x4x8xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x4x4x8xf32>
    return %multiply : tensor<4x4x4x8xf32>
  }
  func.func private @relu_3(%x: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x4x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x4x8xf32>
    return %maximum : tensor<4x4x4x8xf32>
  }
  func.func private @maxPoolF_3(%x: tensor<4x4x4x8xf32>) -> tensor<4x2x2x8xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x2x2x8xf32>
    return %reduce_window : tensor<4x2x2x8xf32>
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
  func.func private @maxPoolBack(%dy: tensor<4x2x2x8xf32>, %x: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x4x8xf32>, tensor<4x2x2x8xf32>, tensor<f32>) -> tensor<4x4x4x8xf32>
    return %select_and_scatter : tensor<4x4x4x8xf32>
  }
  func.func private @selectPos_1(%dy: tensor<4x4x4x8xf32>, %x: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x4x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x4x8xi1>, tensor<4x4x4x8xf32>
    return %select : tensor<4x4x4x8xf32>
  }
  func.func private @convBiasGradB(%dy: tensor<4x4x4x8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @layerScaleChGammaGradB(%dy: tensor<4x4x4x8xf32>, %x: tensor<4x4x4x8xf32>) -> tensor<8xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x4x4x8xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @lnBack(%dy: tensor<4x4x4x8xf32>, %x: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<4x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x8xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x4x4x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x4x4x8xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x4x4x8xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x4x4x8xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x4x4x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x4x4x8xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x4x4x8xf32>
    return %multiply_4 : tensor<4x4x4x8xf32>
  }
  func.func private @convBack(%dy: tensor<4x4x4x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x8x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x4x4x8xf32>
    return %convolution : tensor<4x4x4x8xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x4x4x8xf32>, %dy: tensor<4x4x4x8xf32>) -> tensor<8x8x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<8x8x3x3xf32>
    return %convolution : tensor<8x8x3x3xf32>
  }
  func.func private @maxPoolBack_1(%dy: tensor<4x4x4x8xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x8x8x8xf32>, tensor<4x4x4x8xf32>, tensor<f32>) -> tensor<4x8x8x8xf32>
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
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @layerScaleChGammaGradB_1(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<8xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x8x8x8xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @lnBack_1(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<4x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x8x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x8x8x8xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x8x8xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x8x8x8xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x8x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x8x8x8xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x8x8x8xf32>
    return %multiply_4 : tensor<4x8x8x8xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x8x8x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x8x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x8x8x8xf32>, %dy: tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x8x3x3xf32>
    return %convolution : tensor<8x8x3x3xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x8x8x8xf32>, %w: tensor<8x4x3x3xf32>) -> tensor<4x8x8x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x4x3x3xf32>) -> tensor<4x8x8x4xf32>
    return %convolution : tensor<4x8x8x4xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x8x8x4xf32>, %dy: tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x4xf32>, tensor<4x8x8x8xf32>) -> tensor<8x4x3x3xf32>
    return %convolution : tensor<8x4x3x3xf32>
  }
  func.func private @maxPoolBack_2(%dy: tensor<4x8x8x4xf32>, %x: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x16x16x4xf32>, tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x16x16x4xf32>
    return %select_and_scatter : tensor<4x16x16x4xf32>
  }
  func.func private @selectPos_3(%dy: tensor<4x16x16x4xf32>, %x: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x16x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x16x4xi1>, tensor<4x16x16x4xf32>
    return %select : tensor<4x16x16x4xf32>
  }
  func.func private @convBiasGradB_2(%dy: tensor<4x16x16x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @layerScaleChGammaGradB_2(%dy: tensor<4x16x16x4xf32>, %x: tensor<4x16x16x4xf32>) -> tensor<4xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x16x16x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @lnBack_2(%dy: tensor<4x16x16x4xf32>, %x: tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x16x4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x16x16x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x16x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x16x16x4xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x16x16x4xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x16x16x4xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x16x16x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x16x16x4xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x16x16x4xf32>
    return %multiply_4 : tensor<4x16x16x4xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x16x16x4xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x16x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x16x16x4xf32>
    return %convolution : tensor<4x16x16x4xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x16x16x4xf32>, %dy: tensor<4x16x16x4xf32>) -> tensor<4x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x4x3x3xf32>
    return %convolution : tensor<4x4x3x3xf32>
  }
  func.func private @maxPoolBack_3(%dy: tensor<4x16x16x4xf32>, %x: tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x32x32x4xf32>, tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x32x32x4xf32>
    return %select_and_scatter : tensor<4x32x32x4xf32>
  }
  func.func private @selectPos_4(%dy: tensor<4x32x32x4xf32>, %x: tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x32x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>
    return %select : tensor<4x32x32x4xf32>
  }
  func.func private @convBiasGradB_3(%dy: tensor<4x32x32x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @layerScaleChGammaGradB_3(%dy: tensor<4x32x32x4xf32>, %x: tensor<4x32x32x4xf32>) -> tensor<4xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x32x32x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @lnBack_3(%dy: tensor<4x32x32x4xf32>, %x: tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x32x4xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x32x32x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x32x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x32x32x4xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 3] : (tensor<4x4xf32>) -> tensor<4x32x32x4xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x32x32x4xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x32x32x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x32x32x4xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x32x32x4xf32>
    return %multiply_4 : tensor<4x32x32x4xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x32x32x4xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x4xf32>, tensor<4x4x3x3xf32>) -> tensor<4x32x32x4xf32>
    return %convolution : tensor<4x32x32x4xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x32x32x4xf32>, %dy: tensor<4x32x32x4xf32>) -> tensor<4x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x4x3x3xf32>
    return %convolution : tensor<4x4x3x3xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x32x32x3xf32>, %dy: tensor<4x32x32x4xf32>) -> tensor<4x3x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x3xf32>, tensor<4x32x32x4xf32>) -> tensor<4x3x3x3xf32>
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
  func.func private @gradSumSqAccF(%total: tensor<f32>, %g: tensor<4x3x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_1(%total: tensor<f32>, %g: tensor<4xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_2(%total: tensor<f32>, %g: tensor<4x4x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_3(%total: tensor<f32>, %g: tensor<8x4x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<8x4x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_4(%total: tensor<f32>, %g: tensor<8xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<8xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_5(%total: tensor<f32>, %g: tensor<8x8x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_6(%total: tensor<f32>, %g: tensor<32x16xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32x16xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_7(%total: tensor<f32>, %g: tensor<16xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<16xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_8(%total: tensor<f32>, %g: tensor<16x16xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<16x16xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
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
  func.func private @gradSumSqAccF_9(%total: tensor<f32>, %g: tensor<16x4xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<16x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @clipScaleF(%g: tensor<4x3x3x3xf32>, %total: tensor<f32>) -> tensor<4x3x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<4x3x3x3xf32>
    return %multiply : tensor<4x3x3x3xf32>
  }
  func.func private @clipScaleF_1(%g: tensor<4xf32>, %total: tensor<f32>) -> tensor<4xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<4xf32>
    return %multiply : tensor<4xf32>
  }
  func.func private @clipScaleF_2(%g: tensor<4x4x3x3xf32>, %total: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<4x4x3x3xf32>
    return %multiply : tensor<4x4x3x3xf32>
  }
  func.func private @clipScaleF_3(%g: tensor<8x4x3x3xf32>, %total: tensor<f32>) -> tensor<8x4x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<8x4x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<8x4x3x3xf32>
    return %multiply : tensor<8x4x3x3xf32>
  }
  func.func private @clipScaleF_4(%g: tensor<8xf32>, %total: tensor<f32>) -> tensor<8xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<8xf32>
    return %multiply : tensor<8xf32>
  }
  func.func private @clipScaleF_5(%g: tensor<8x8x3x3xf32>, %total: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<8x8x3x3xf32>
    return %multiply : tensor<8x8x3x3xf32>
  }
  func.func private @clipScaleF_6(%g: tensor<32x16xf32>, %total: tensor<f32>) -> tensor<32x16xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32x16xf32>
    return %multiply : tensor<32x16xf32>
  }
  func.func private @clipScaleF_7(%g: tensor<16xf32>, %total: tensor<f32>) -> tensor<16xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<16xf32>
    return %multiply : tensor<16xf32>
  }
  func.func private @clipScaleF_8(%g: tensor<16x16xf32>, %total: tensor<f32>) -> tensor<16x16xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<16x16xf32>
    return %multiply : tensor<16x16xf32>
  }
  func.func private @clipScaleF_9(%g: tensor<16x4xf32>, %total: tensor<f32>) -> tensor<16x4xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<16x4xf32>
    return %multiply : tensor<16x4xf32>
  }
  func.func private @momVNextF(%v: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %theta: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x3x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<4x3x3x3xf32>
    return %add : tensor<4x3x3x3xf32>
  }
  func.func private @sgdParamF(%theta: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %lr: tensor<f32>) -> tensor<4x3x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x3x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x3x3x3xf32>
    return %subtract : tensor<4x3x3x3xf32>
  }
  func.func private @momVNextF_1(%v: tensor<4xf32>, %g: tensor<4xf32>, %theta: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %add = stablehlo.add %multiply, %g : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @sgdParamF_1(%theta: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4xf32>
    return %subtract : tensor<4xf32>
  }
  func.func private @momVNextF_2(%v: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %theta: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x4x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<4x4x3x3xf32>
    return %add : tensor<4x4x3x3xf32>
  }
  func.func private @sgdParamF_2(%theta: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %lr: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x4x3x3xf32>
    return %subtract : tensor<4x4x3x3xf32>
  }
  func.func private @momVNextF_3(%v: tensor<8x4x3x3xf32>, %g: tensor<8x4x3x3xf32>, %theta: tensor<8x4x3x3xf32>) -> tensor<8x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x4x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<8x4x3x3xf32>
    return %add : tensor<8x4x3x3xf32>
  }
  func.func private @sgdParamF_3(%theta: tensor<8x4x3x3xf32>, %g: tensor<8x4x3x3xf32>, %lr: tensor<f32>) -> tensor<8x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x4x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8x4x3x3xf32>
    return %subtract : tensor<8x4x3x3xf32>
  }
  func.func private @momVNextF_4(%v: tensor<8xf32>, %g: tensor<8xf32>, %theta: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8xf32>
    %add = stablehlo.add %multiply, %g : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @sgdParamF_4(%theta: tensor<8xf32>, %g: tensor<8xf32>, %lr: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8xf32>
    return %subtract : tensor<8xf32>
  }
  func.func private @momVNextF_5(%v: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %theta: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x8x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<8x8x3x3xf32>
    return %add : tensor<8x8x3x3xf32>
  }
  func.func private @sgdParamF_5(%theta: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %lr: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8x8x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8x8x3x3xf32>
    return %subtract : tensor<8x8x3x3xf32>
  }
  func.func private @momVNextF_6(%v: tensor<32x16xf32>, %g: tensor<32x16xf32>, %theta: tensor<32x16xf32>) -> tensor<32x16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x16xf32>
    %add = stablehlo.add %multiply, %g : tensor<32x16xf32>
    return %add : tensor<32x16xf32>
  }
  func.func private @sgdParamF_6(%theta: tensor<32x16xf32>, %g: tensor<32x16xf32>, %lr: tensor<f32>) -> tensor<32x16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32x16xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x16xf32>
    return %subtract : tensor<32x16xf32>
  }
  func.func private @momVNextF_7(%v: tensor<16xf32>, %g: tensor<16xf32>, %theta: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16xf32>
    %add = stablehlo.add %multiply, %g : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @sgdParamF_7(%theta: tensor<16xf32>, %g: tensor<16xf32>, %lr: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16xf32>
    return %subtract : tensor<16xf32>
  }
  func.func private @momVNextF_8(%v: tensor<16x16xf32>, %g: tensor<16x16xf32>, %theta: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x16xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x16xf32>
    return %add : tensor<16x16xf32>
  }
  func.func private @sgdParamF_8(%theta: tensor<16x16xf32>, %g: tensor<16x16xf32>, %lr: tensor<f32>) -> tensor<16x16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x16xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x16xf32>
    return %subtract : tensor<16x16xf32>
  }
  func.func private @momVNextF_9(%v: tensor<16x4xf32>, %g: tensor<16x4xf32>, %theta: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x4xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x4xf32>
    return %add : tensor<16x4xf32>
  }
  func.func private @sgdParamF_9(%theta: tensor<16x4xf32>, %g: tensor<16x4xf32>, %lr: tensor<f32>) -> tensor<16x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x4xf32>
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
