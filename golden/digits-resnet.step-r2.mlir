module @digits_resnet_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x1x8x8xf32>, %targets: tensor<4x10xf32>, %stem.weight: tensor<16x1x3x3xf32> {tf.aliasing_output = 0 : i32}, %bn.gamma: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %bn.beta: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %layer1.0.conv1.weight: tensor<16x16x3x3xf32> {tf.aliasing_output = 3 : i32}, %layer1.0.bn1.gamma: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %layer1.0.bn1.beta: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %layer1.0.conv2.weight: tensor<16x16x3x3xf32> {tf.aliasing_output = 6 : i32}, %layer1.0.bn2.gamma: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %layer1.0.bn2.beta: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %layer2.0.conv1.weight: tensor<32x16x3x3xf32> {tf.aliasing_output = 9 : i32}, %layer2.0.bn1.gamma: tensor<32xf32> {tf.aliasing_output = 10 : i32}, %layer2.0.bn1.beta: tensor<32xf32> {tf.aliasing_output = 11 : i32}, %layer2.0.conv2.weight: tensor<32x32x3x3xf32> {tf.aliasing_output = 12 : i32}, %layer2.0.bn2.gamma: tensor<32xf32> {tf.aliasing_output = 13 : i32}, %layer2.0.bn2.beta: tensor<32xf32> {tf.aliasing_output = 14 : i32}, %layer2.0.down.weight: tensor<32x16x1x1xf32> {tf.aliasing_output = 15 : i32}, %layer2.0.down_bn.gamma: tensor<32xf32> {tf.aliasing_output = 16 : i32}, %layer2.0.down_bn.beta: tensor<32xf32> {tf.aliasing_output = 17 : i32}, %head.weight: tensor<32x10xf32> {tf.aliasing_output = 18 : i32}, %head.bias: tensor<10xf32> {tf.aliasing_output = 19 : i32}, %stem.weight.m: tensor<16x1x3x3xf32> {tf.aliasing_output = 20 : i32}, %stem.weight.v: tensor<16x1x3x3xf32> {tf.aliasing_output = 21 : i32}, %bn.gamma.m: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %bn.gamma.v: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %bn.beta.m: tensor<16xf32> {tf.aliasing_output = 24 : i32}, %bn.beta.v: tensor<16xf32> {tf.aliasing_output = 25 : i32}, %layer1.0.conv1.weight.m: tensor<16x16x3x3xf32> {tf.aliasing_output = 26 : i32}, %layer1.0.conv1.weight.v: tensor<16x16x3x3xf32> {tf.aliasing_output = 27 : i32}, %layer1.0.bn1.gamma.m: tensor<16xf32> {tf.aliasing_output = 28 : i32}, %layer1.0.bn1.gamma.v: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %layer1.0.bn1.beta.m: tensor<16xf32> {tf.aliasing_output = 30 : i32}, %layer1.0.bn1.beta.v: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %layer1.0.conv2.weight.m: tensor<16x16x3x3xf32> {tf.aliasing_output = 32 : i32}, %layer1.0.conv2.weight.v: tensor<16x16x3x3xf32> {tf.aliasing_output = 33 : i32}, %layer1.0.bn2.gamma.m: tensor<16xf32> {tf.aliasing_output = 34 : i32}, %layer1.0.bn2.gamma.v: tensor<16xf32> {tf.aliasing_output = 35 : i32}, %layer1.0.bn2.beta.m: tensor<16xf32> {tf.aliasing_output = 36 : i32}, %layer1.0.bn2.beta.v: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %layer2.0.conv1.weight.m: tensor<32x16x3x3xf32> {tf.aliasing_output = 38 : i32}, %layer2.0.conv1.weight.v: tensor<32x16x3x3xf32> {tf.aliasing_output = 39 : i32}, %layer2.0.bn1.gamma.m: tensor<32xf32> {tf.aliasing_output = 40 : i32}, %layer2.0.bn1.gamma.v: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %layer2.0.bn1.beta.m: tensor<32xf32> {tf.aliasing_output = 42 : i32}, %layer2.0.bn1.beta.v: tensor<32xf32> {tf.aliasing_output = 43 : i32}, %layer2.0.conv2.weight.m: tensor<32x32x3x3xf32> {tf.aliasing_output = 44 : i32}, %layer2.0.conv2.weight.v: tensor<32x32x3x3xf32> {tf.aliasing_output = 45 : i32}, %layer2.0.bn2.gamma.m: tensor<32xf32> {tf.aliasing_output = 46 : i32}, %layer2.0.bn2.gamma.v: tensor<32xf32> {tf.aliasing_output = 47 : i32}, %layer2.0.bn2.beta.m: tensor<32xf32> {tf.aliasing_output = 48 : i32}, %layer2.0.bn2.beta.v: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %layer2.0.down.weight.m: tensor<32x16x1x1xf32> {tf.aliasing_output = 50 : i32}, %layer2.0.down.weight.v: tensor<32x16x1x1xf32> {tf.aliasing_output = 51 : i32}, %layer2.0.down_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %layer2.0.down_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %layer2.0.down_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 54 : i32}, %layer2.0.down_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %head.weight.m: tensor<32x10xf32> {tf.aliasing_output = 56 : i32}, %head.weight.v: tensor<32x10xf32> {tf.aliasing_output = 57 : i32}, %head.bias.m: tensor<10xf32> {tf.aliasing_output = 58 : i32}, %head.bias.v: tensor<10xf32> {tf.aliasing_output = 59 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>, %bn.running_mean: tensor<16xf32> {tf.aliasing_output = 60 : i32}, %bn.running_var: tensor<16xf32> {tf.aliasing_output = 61 : i32}, %layer1.0.bn1.running_mean: tensor<16xf32> {tf.aliasing_output = 62 : i32}, %layer1.0.bn1.running_var: tensor<16xf32> {tf.aliasing_output = 63 : i32}, %layer1.0.bn2.running_mean: tensor<16xf32> {tf.aliasing_output = 64 : i32}, %layer1.0.bn2.running_var: tensor<16xf32> {tf.aliasing_output = 65 : i32}, %layer2.0.bn1.running_mean: tensor<32xf32> {tf.aliasing_output = 66 : i32}, %layer2.0.bn1.running_var: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %layer2.0.bn2.running_mean: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %layer2.0.bn2.running_var: tensor<32xf32> {tf.aliasing_output = 69 : i32}, %layer2.0.down_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %layer2.0.down_bn.running_var: tensor<32xf32> {tf.aliasing_output = 71 : i32}) -> (tensor<16x1x3x3xf32> {jax.result_info = "stem.weight"}, tensor<16xf32> {jax.result_info = "bn.gamma"}, tensor<16xf32> {jax.result_info = "bn.beta"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv1.weight"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.gamma"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.beta"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv2.weight"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.gamma"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.beta"}, tensor<32x16x3x3xf32> {jax.result_info = "layer2.0.conv1.weight"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.gamma"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.beta"}, tensor<32x32x3x3xf32> {jax.result_info = "layer2.0.conv2.weight"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.gamma"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.beta"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta"}, tensor<32x10xf32> {jax.result_info = "head.weight"}, tensor<10xf32> {jax.result_info = "head.bias"}, tensor<16x1x3x3xf32> {jax.result_info = "stem.weight.m"}, tensor<16x1x3x3xf32> {jax.result_info = "stem.weight.v"}, tensor<16xf32> {jax.result_info = "bn.gamma.m"}, tensor<16xf32> {jax.result_info = "bn.gamma.v"}, tensor<16xf32> {jax.result_info = "bn.beta.m"}, tensor<16xf32> {jax.result_info = "bn.beta.v"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv1.weight.m"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv1.weight.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.gamma.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.gamma.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.beta.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.beta.v"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.m"}, tensor<16x16x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.gamma.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.gamma.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.beta.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.beta.v"}, tensor<32x16x3x3xf32> {jax.result_info = "layer2.0.conv1.weight.m"}, tensor<32x16x3x3xf32> {jax.result_info = "layer2.0.conv1.weight.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.gamma.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.gamma.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.beta.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.beta.v"}, tensor<32x32x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.m"}, tensor<32x32x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.gamma.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.gamma.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.beta.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.beta.v"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight.m"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight.v"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta.m"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta.v"}, tensor<32x10xf32> {jax.result_info = "head.weight.m"}, tensor<32x10xf32> {jax.result_info = "head.weight.v"}, tensor<10xf32> {jax.result_info = "head.bias.m"}, tensor<10xf32> {jax.result_info = "head.bias.v"}, tensor<16xf32> {jax.result_info = "bn.running_mean"}, tensor<16xf32> {jax.result_info = "bn.running_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.running_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.running_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.running_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.running_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.running_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.running_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.running_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.running_var"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.running_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.running_var"}, tensor<f32> {jax.result_info = "loss"}, tensor<16xf32> {jax.result_info = "bn.batch_mean"}, tensor<16xf32> {jax.result_info = "bn.batch_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.batch_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn1.batch_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.batch_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn2.batch_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.batch_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn1.batch_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.batch_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn2.batch_var"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.batch_var"}) {
    %stem.convF = stablehlo.composite "shlo.convF" %images, %stem.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF} : (tensor<4x1x8x8xf32>, tensor<16x1x3x3xf32>) -> tensor<4x16x8x8xf32>
    %bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %stem.convF {decomposition = @bnBatchMeanB} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %stem.convF, %bn.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %bn.bnPackB = stablehlo.composite "shlo.bnPackB" %bn.allReduceMeanF, %bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<32xf32>) -> tensor<16xf32>
    %bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %stem.convF, %bn.bnPackB, %bn.gamma, %bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %relu = stablehlo.composite "shlo.relu" %bn.bnSyncF {decomposition = @relu} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.conv1.convF = stablehlo.composite "shlo.convF" %relu, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv1.convF {decomposition = @bnBatchMeanB} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %layer1.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.conv1.convF, %layer1.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer1.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.bn1.bnPackB {decomposition = @bnStatsVarB} : (tensor<32xf32>) -> tensor<16xf32>
    %layer1.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB, %layer1.0.bn1.gamma, %layer1.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.relu = stablehlo.composite "shlo.relu" %layer1.0.bn1.bnSyncF {decomposition = @relu} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.conv2.convF = stablehlo.composite "shlo.convF" %layer1.0.relu, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv2.convF {decomposition = @bnBatchMeanB} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %layer1.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.conv2.convF, %layer1.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer1.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.bn2.bnPackB {decomposition = @bnStatsVarB} : (tensor<32xf32>) -> tensor<16xf32>
    %layer1.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB, %layer1.0.bn2.gamma, %layer1.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.addVB = stablehlo.composite "shlo.addVB" %layer1.0.bn2.bnSyncF, %relu {decomposition = @addVB} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.relu_1 = stablehlo.composite "shlo.relu" %layer1.0.addVB {decomposition = @relu} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer2.0.conv1.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_2} : (tensor<4x16x8x8xf32>, tensor<32x16x3x3xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv1.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %layer2.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.conv1.convF, %layer2.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x32x4x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer2.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.bn1.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<64xf32>) -> tensor<32xf32>
    %layer2.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB, %layer2.0.bn1.gamma, %layer2.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.relu = stablehlo.composite "shlo.relu" %layer2.0.bn1.bnSyncF {decomposition = @relu_1} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.conv2.convF = stablehlo.composite "shlo.convF" %layer2.0.relu, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv2.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %layer2.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.conv2.convF, %layer2.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x32x4x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer2.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.bn2.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<64xf32>) -> tensor<32xf32>
    %layer2.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB, %layer2.0.bn2.gamma, %layer2.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.down.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.down.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.down_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.down.convF, %layer2.0.down_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x32x4x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.down_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer2.0.down_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.down_bn.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<64xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.down.convF, %layer2.0.down_bn.bnPackB, %layer2.0.down_bn.gamma, %layer2.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.addVB = stablehlo.composite "shlo.addVB" %layer2.0.bn2.bnSyncF, %layer2.0.down_bn.bnSyncF {decomposition = @addVB_1} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.relu_1 = stablehlo.composite "shlo.relu" %layer2.0.addVB {decomposition = @relu_1} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %gap = stablehlo.composite "shlo.gap" %layer2.0.relu_1 {decomposition = @gap} : (tensor<4x32x4x4xf32>) -> tensor<4x32xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<4x32xf32>, tensor<32x10xf32>, tensor<10xf32>) -> tensor<4x10xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x10xf32>, tensor<32x10xf32>) -> tensor<4x32xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %gap, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x32xf32>, tensor<4x10xf32>) -> tensor<32x10xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x10xf32>) -> tensor<10xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.head.dotOut {composite_attributes = {size = array<i64: 4, 4>}, decomposition = @gapBack} : (tensor<4x32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.selectPos = stablehlo.composite "shlo.selectPos" %d.gapBack, %layer2.0.addVB {decomposition = @selectPos} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.down_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos, %layer2.0.down.convF, %layer2.0.down_bn.bnPackB, %layer2.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer2.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer2.0.down_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos, %layer2.0.down.convF, %d.layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.down_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos, %layer2.0.down.convF, %layer2.0.down_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer2.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %d.layer2.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.down_bn.bnSyncBack, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack} : (tensor<4x32x4x4xf32>, tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    %d.layer2.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_1, %d.layer2.0.down_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32>
    %d.layer2.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos, %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB, %layer2.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer2.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer2.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos, %layer2.0.conv2.convF, %d.layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos, %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer2.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %d.layer2.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn2.bnSyncBack, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu, %d.layer2.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<32x32x3x3xf32>
    %d.layer2.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv2.convBack, %layer2.0.bn1.bnSyncF {decomposition = @selectPos} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos_1, %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB, %layer2.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer2.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer2.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos_1, %layer2.0.conv1.convF, %d.layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos_1, %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer2.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos_1 {decomposition = @bnBetaGradB} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %d.layer2.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn1.bnSyncBack, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_2} : (tensor<4x32x4x4xf32>, tensor<32x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    %d.layer2.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_1, %d.layer2.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_2} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x3x3xf32>
    %d.layer2.0.conv1.add = stablehlo.add %d.layer2.0.down.convBack, %d.layer2.0.conv1.convBack : tensor<4x16x8x8xf32>
    %d.layer1.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv1.add, %layer1.0.addVB {decomposition = @selectPos_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos, %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB, %layer1.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer1.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer1.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos, %layer1.0.conv2.convF, %d.layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos, %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer1.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos {decomposition = @bnBetaGradB_1} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.layer1.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn2.bnSyncBack, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu, %d.layer1.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x16x3x3xf32>
    %d.layer1.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer1.0.conv2.convBack, %layer1.0.bn1.bnSyncF {decomposition = @selectPos_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos_1, %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB, %layer1.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer1.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer1.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos_1, %layer1.0.conv1.convF, %d.layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos_1, %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer1.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.layer1.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn1.bnSyncBack, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %relu, %d.layer1.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x16x3x3xf32>
    %d.layer1.0.conv1.add = stablehlo.add %d.layer1.0.selectPos, %d.layer1.0.conv1.convBack : tensor<4x16x8x8xf32>
    %d.selectPos = stablehlo.composite "shlo.selectPos" %d.layer1.0.conv1.add, %bn.bnSyncF {decomposition = @selectPos_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %d.bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.selectPos, %stem.convF, %bn.bnPackB, %bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<64xf32>) -> tensor<64xf32>
    %d.bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.selectPos, %stem.convF, %d.bn.allReduceMeanF, %bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.selectPos, %stem.convF, %bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.selectPos {decomposition = @bnBetaGradB_1} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.stem.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x1x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x1x3x3xf32>
    %d.stem.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32>
    %stem.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.weight.m, %d.stem.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<16x1x3x3xf32>, tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32>
    %stem.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.weight.v, %d.stem.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<16x1x3x3xf32>, tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32>
    %stem.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.weight, %stem.weight.adamMNextF, %stem.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF} : (tensor<16x1x3x3xf32>, tensor<16x1x3x3xf32>, tensor<16x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16x1x3x3xf32>
    %d.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %bn.gamma.m, %d.bn.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %bn.gamma.v, %d.bn.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %bn.gamma, %bn.gamma.adamMNextF, %bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %bn.beta.m, %d.bn.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %bn.beta.v, %d.bn.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %bn.beta, %bn.beta.adamMNextF, %bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.conv1.weight.m, %d.layer1.0.conv1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.conv1.weight.v, %d.layer1.0.conv1.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv1.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.conv1.weight, %layer1.0.conv1.weight.adamMNextF, %layer1.0.conv1.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %d.layer1.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.gamma.m, %d.layer1.0.bn1.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn1.gamma.v, %d.layer1.0.bn1.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.bn1.gamma, %layer1.0.bn1.gamma.adamMNextF, %layer1.0.bn1.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.beta.m, %d.layer1.0.bn1.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn1.beta.v, %d.layer1.0.bn1.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.bn1.beta, %layer1.0.bn1.beta.adamMNextF, %layer1.0.bn1.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.conv2.weight.m, %d.layer1.0.conv2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.conv2.weight.v, %d.layer1.0.conv2.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer1.0.conv2.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.conv2.weight, %layer1.0.conv2.weight.adamMNextF, %layer1.0.conv2.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_2} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %d.layer1.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.gamma.m, %d.layer1.0.bn2.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn2.gamma.v, %d.layer1.0.bn2.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.bn2.gamma, %layer1.0.bn2.gamma.adamMNextF, %layer1.0.bn2.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.beta.m, %d.layer1.0.bn2.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn2.beta.v, %d.layer1.0.bn2.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer1.0.bn2.beta, %layer1.0.bn2.beta.adamMNextF, %layer1.0.bn2.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %d.layer2.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %layer2.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.conv1.weight.m, %d.layer2.0.conv1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %layer2.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.conv1.weight.v, %d.layer2.0.conv1.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %layer2.0.conv1.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.conv1.weight, %layer2.0.conv1.weight.adamMNextF, %layer2.0.conv1.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_3} : (tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x16x3x3xf32>
    %d.layer2.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.gamma.m, %d.layer2.0.bn1.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn1.gamma.v, %d.layer2.0.bn1.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.bn1.gamma, %layer2.0.bn1.gamma.adamMNextF, %layer2.0.bn1.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.beta.m, %d.layer2.0.bn1.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn1.beta.v, %d.layer2.0.bn1.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.bn1.beta, %layer2.0.bn1.beta.adamMNextF, %layer2.0.bn1.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer2.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.conv2.weight.m, %d.layer2.0.conv2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer2.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.conv2.weight.v, %d.layer2.0.conv2.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer2.0.conv2.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.conv2.weight, %layer2.0.conv2.weight.adamMNextF, %layer2.0.conv2.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %d.layer2.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.gamma.m, %d.layer2.0.bn2.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn2.gamma.v, %d.layer2.0.bn2.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.bn2.gamma, %layer2.0.bn2.gamma.adamMNextF, %layer2.0.bn2.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.beta.m, %d.layer2.0.bn2.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn2.beta.v, %d.layer2.0.bn2.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.bn2.beta, %layer2.0.bn2.beta.adamMNextF, %layer2.0.bn2.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.down.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down.weight.m, %d.layer2.0.down.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down.weight.v, %d.layer2.0.down.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.down.weight, %layer2.0.down.weight.adamMNextF, %layer2.0.down.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_6} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %d.layer2.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.gamma.m, %d.layer2.0.down_bn.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down_bn.gamma.v, %d.layer2.0.down_bn.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.down_bn.gamma, %layer2.0.down_bn.gamma.adamMNextF, %layer2.0.down_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.down_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.beta.m, %d.layer2.0.down_bn.allReduceMeanF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down_bn.beta.v, %d.layer2.0.down_bn.allReduceMeanF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %layer2.0.down_bn.beta, %layer2.0.down_bn.beta.adamMNextF, %layer2.0.down_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32x10xf32>) -> tensor<32x10xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %d.head.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %d.head.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_7} : (tensor<32x10xf32>, tensor<32x10xf32>, tensor<32x10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x10xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %bn.running_mean, %bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %bn.running_var, %bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_mean, %layer1.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_var, %layer1.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_mean, %layer1.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_var, %layer1.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer2.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_mean, %layer2.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_var, %layer2.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_mean, %layer2.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_var, %layer2.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_mean, %layer2.0.down_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_var, %layer2.0.down_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<f32>) -> tensor<f32>
    return %stem.weight.adamWParamF, %bn.gamma.adamWParamF, %bn.beta.adamWParamF, %layer1.0.conv1.weight.adamWParamF, %layer1.0.bn1.gamma.adamWParamF, %layer1.0.bn1.beta.adamWParamF, %layer1.0.conv2.weight.adamWParamF, %layer1.0.bn2.gamma.adamWParamF, %layer1.0.bn2.beta.adamWParamF, %layer2.0.conv1.weight.adamWParamF, %layer2.0.bn1.gamma.adamWParamF, %layer2.0.bn1.beta.adamWParamF, %layer2.0.conv2.weight.adamWParamF, %layer2.0.bn2.gamma.adamWParamF, %layer2.0.bn2.beta.adamWParamF, %layer2.0.down.weight.adamWParamF, %layer2.0.down_bn.gamma.adamWParamF, %layer2.0.down_bn.beta.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %stem.weight.adamMNextF, %stem.weight.adamVNextF, %bn.gamma.adamMNextF, %bn.gamma.adamVNextF, %bn.beta.adamMNextF, %bn.beta.adamVNextF, %layer1.0.conv1.weight.adamMNextF, %layer1.0.conv1.weight.adamVNextF, %layer1.0.bn1.gamma.adamMNextF, %layer1.0.bn1.gamma.adamVNextF, %layer1.0.bn1.beta.adamMNextF, %layer1.0.bn1.beta.adamVNextF, %layer1.0.conv2.weight.adamMNextF, %layer1.0.conv2.weight.adamVNextF, %layer1.0.bn2.gamma.adamMNextF, %layer1.0.bn2.gamma.adamVNextF, %layer1.0.bn2.beta.adamMNextF, %layer1.0.bn2.beta.adamVNextF, %layer2.0.conv1.weight.adamMNextF, %layer2.0.conv1.weight.adamVNextF, %layer2.0.bn1.gamma.adamMNextF, %layer2.0.bn1.gamma.adamVNextF, %layer2.0.bn1.beta.adamMNextF, %layer2.0.bn1.beta.adamVNextF, %layer2.0.conv2.weight.adamMNextF, %layer2.0.conv2.weight.adamVNextF, %layer2.0.bn2.gamma.adamMNextF, %layer2.0.bn2.gamma.adamVNextF, %layer2.0.bn2.beta.adamMNextF, %layer2.0.bn2.beta.adamVNextF, %layer2.0.down.weight.adamMNextF, %layer2.0.down.weight.adamVNextF, %layer2.0.down_bn.gamma.adamMNextF, %layer2.0.down_bn.gamma.adamVNextF, %layer2.0.down_bn.beta.adamMNextF, %layer2.0.down_bn.beta.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %bn.adamMNextF, %bn.adamMNextF_1, %layer1.0.bn1.adamMNextF, %layer1.0.bn1.adamMNextF_1, %layer1.0.bn2.adamMNextF, %layer1.0.bn2.adamMNextF_1, %layer2.0.bn1.adamMNextF, %layer2.0.bn1.adamMNextF_1, %layer2.0.bn2.adamMNextF, %layer2.0.bn2.adamMNextF_1, %layer2.0.down_bn.adamMNextF, %layer2.0.down_bn.adamMNextF_1, %loss.allReduceMeanF, %bn.allReduceMeanF, %bn.bnStatsVarB, %layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.bnStatsVarB, %layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.bnStatsVarB, %layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.bnStatsVarB, %layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.bnStatsVarB, %layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.bnStatsVarB : tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<16x1x3x3xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @convF(%x: tensor<4x1x8x8xf32>, %w: tensor<16x1x3x3xf32>) -> tensor<4x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x8x8xf32>, tensor<16x1x3x3xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @bnBatchMeanB(%x: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<16xf32>) -> tensor<16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @bnBatchVarAtB(%x: tensor<4x16x8x8xf32>, %mean: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x16x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<16xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @bnPackB(%mean: tensor<16xf32>, %variance: tensor<16xf32>) -> tensor<32xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    return %concatenate : tensor<32xf32>
  }
  func.func private @bnStatsVarB(%packed: tensor<32xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    return %slice : tensor<16xf32>
  }
  func.func private @bnSyncF(%x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x16x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x16x8x8xf32>
    return %add_1 : tensor<4x16x8x8xf32>
  }
  func.func private @relu(%x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x8x8xf32>
    return %maximum : tensor<4x16x8x8xf32>
  }
  func.func private @convF_1(%x: tensor<4x16x8x8xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @addVB(%x: tensor<4x16x8x8xf32>, %y: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %add = stablehlo.add %x, %y : tensor<4x16x8x8xf32>
    return %add : tensor<4x16x8x8xf32>
  }
  func.func private @convF_2(%x: tensor<4x16x8x8xf32>, %w: tensor<32x16x3x3xf32>) -> tensor<4x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<32x16x3x3xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @bnBatchMeanB_1(%x: tensor<4x32x4x4xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<32xf32>) -> tensor<32xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnBatchVarAtB_1(%x: tensor<4x32x4x4xf32>, %mean: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x32x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<32xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @bnPackB_1(%mean: tensor<32xf32>, %variance: tensor<32xf32>) -> tensor<64xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @bnStatsVarB_1(%packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    return %slice : tensor<32xf32>
  }
  func.func private @bnSyncF_1(%x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>) -> tensor<4x32x4x4xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x32x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x32x4x4xf32>
    return %add_1 : tensor<4x32x4x4xf32>
  }
  func.func private @relu_1(%x: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x32x4x4xf32>
    return %maximum : tensor<4x32x4x4xf32>
  }
  func.func private @convF_3(%x: tensor<4x32x4x4xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @convF_4(%x: tensor<4x16x8x8xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @addVB_1(%x: tensor<4x32x4x4xf32>, %y: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %add = stablehlo.add %x, %y : tensor<4x32x4x4xf32>
    return %add : tensor<4x32x4x4xf32>
  }
  func.func private @gap(%x: tensor<4x32x4x4xf32>) -> tensor<4x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<4x32xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<4x32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x32xf32>
    return %divide : tensor<4x32xf32>
  }
  func.func private @dense(%x: tensor<4x32xf32>, %w: tensor<32x10xf32>, %b: tensor<10xf32>) -> tensor<4x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x32xf32>, tensor<32x10xf32>) -> tensor<4x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x10xf32>
    return %add : tensor<4x10xf32>
  }
  func.func private @smoothedCeLoss(%logits: tensor<4x10xf32>, %targets: tensor<4x10xf32>) -> tensor<f32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<4x10xf32>
    %exponential = stablehlo.exponential %subtract : tensor<4x10xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %log = stablehlo.log %reduce_1 : tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %subtract_1 = stablehlo.subtract %subtract, %broadcast_in_dim_1 : tensor<4x10xf32>
    %multiply = stablehlo.multiply %targets, %subtract_1 : tensor<4x10xf32>
    %reduce_2 = stablehlo.reduce(%multiply init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %reduce_3 = stablehlo.reduce(%reduce_2 init: %constant_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<f32>
    %divide = stablehlo.divide %reduce_3, %constant_2 : tensor<f32>
    %negate = stablehlo.negate %divide : tensor<f32>
    return %negate : tensor<f32>
  }
  func.func private @smoothedCeBack(%logits: tensor<4x10xf32>, %targets: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<4x10xf32>
    %exponential = stablehlo.exponential %subtract : tensor<4x10xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %reduce_1, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %divide = stablehlo.divide %exponential, %broadcast_in_dim_1 : tensor<4x10xf32>
    %subtract_1 = stablehlo.subtract %divide, %targets : tensor<4x10xf32>
    return %subtract_1 : tensor<4x10xf32>
  }
  func.func private @divConstB(%x: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x10xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x10xf32>
    return %divide : tensor<4x10xf32>
  }
  func.func private @dotOut(%dy: tensor<4x10xf32>, %w: tensor<32x10xf32>) -> tensor<4x32xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x10xf32>, tensor<32x10xf32>) -> tensor<4x32xf32>
    return %dot_general : tensor<4x32xf32>
  }
  func.func private @weightGradB(%x: tensor<4x32xf32>, %dy: tensor<4x10xf32>) -> tensor<32x10xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x32xf32>, tensor<4x10xf32>) -> tensor<32x10xf32>
    return %dot_general : tensor<32x10xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<10xf32>
    return %reduce : tensor<10xf32>
  }
  func.func private @gapBack(%dy: tensor<4x32xf32>) -> tensor<4x32x4x4xf32> {
    %constant = stablehlo.constant dense<16.0> : tensor<4x32xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<4x32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x4x4xf32>
    return %broadcast_in_dim : tensor<4x32x4x4xf32>
  }
  func.func private @selectPos(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x32x4x4xi1>, tensor<4x32x4x4xf32>
    return %select : tensor<4x32x4x4xf32>
  }
  func.func private @bnSyncDyStatsB(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x32x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<32xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<32xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    return %concatenate : tensor<128xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<128xf32>) -> tensor<128xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @bnSyncBack(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<128xf32>, %gamma: tensor<32xf32>) -> tensor<4x32x4x4xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_2 = stablehlo.slice %packed [64:96] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_3 = stablehlo.slice %packed [96:128] : (tensor<128xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x32x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x32x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x32x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x32x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x32x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x32x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x32x4x4xf32>
    return %multiply_3 : tensor<4x32x4x4xf32>
  }
  func.func private @bnSyncGammaGradB(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x32x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @bnBetaGradB(%dy: tensor<4x32x4x4xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convBack(%dy: tensor<4x32x4x4xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x16x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32>
    return %convolution : tensor<32x16x1x1xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x32x4x4xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x32x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x32x4x4xf32>, %dy: tensor<4x32x4x4xf32>) -> tensor<32x32x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<32x32x3x3xf32>
    return %convolution : tensor<32x32x3x3xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x32x4x4xf32>, %w: tensor<32x16x3x3xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x16x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x32x4x4xf32>) -> tensor<32x16x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x3x3xf32>
    return %convolution : tensor<32x16x3x3xf32>
  }
  func.func private @selectPos_1(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x8x8xi1>, tensor<4x16x8x8xf32>
    return %select : tensor<4x16x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_1(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>) -> tensor<64xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x16x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<16xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<16xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<64xf32>) -> tensor<64xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<64xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<64xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @bnSyncBack_1(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<64xf32>, %gamma: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_2 = stablehlo.slice %packed [32:48] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_3 = stablehlo.slice %packed [48:64] : (tensor<64xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x16x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x16x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x16x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x16x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x16x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x16x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x16x8x8xf32>
    return %multiply_3 : tensor<4x16x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_1(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x16x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @bnBetaGradB_1(%dy: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x16x8x8xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x16x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x16x8x8xf32>) -> tensor<16x16x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x16x3x3xf32>
    return %convolution : tensor<16x16x3x3xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x1x8x8xf32>, %dy: tensor<4x16x8x8xf32>) -> tensor<16x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x1x3x3xf32>
    return %convolution : tensor<16x1x3x3xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x1x3x3xf32>
    return %divide : tensor<16x1x3x3xf32>
  }
  func.func private @adamMNextF(%m: tensor<16x1x3x3xf32>, %g: tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x1x3x3xf32>
    return %add : tensor<16x1x3x3xf32>
  }
  func.func private @adamVNextF(%v: tensor<16x1x3x3xf32>, %g: tensor<16x1x3x3xf32>) -> tensor<16x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x1x3x3xf32>
    return %add : tensor<16x1x3x3xf32>
  }
  func.func private @adamWParamF(%theta: tensor<16x1x3x3xf32>, %m: tensor<16x1x3x3xf32>, %v: tensor<16x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<16x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<16x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<16x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<16x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x1x3x3xf32>
    return %subtract : tensor<16x1x3x3xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<16xf32>, %m: tensor<16xf32>, %v: tensor<16xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<16xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<16xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<16xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16xf32>
    return %subtract : tensor<16xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x16x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x16x3x3xf32>
    return %divide : tensor<16x16x3x3xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x16x3x3xf32>
    return %add : tensor<16x16x3x3xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x16x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x16x3x3xf32>
    return %add : tensor<16x16x3x3xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<16x16x3x3xf32>, %m: tensor<16x16x3x3xf32>, %v: tensor<16x16x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<16x16x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<16x16x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<16x16x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x16x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<16x16x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x16x3x3xf32>
    return %subtract : tensor<16x16x3x3xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x16x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x16x3x3xf32>
    return %divide : tensor<32x16x3x3xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<32x16x3x3xf32>, %g: tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x16x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x16x3x3xf32>
    return %add : tensor<32x16x3x3xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<32x16x3x3xf32>, %g: tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x16x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x16x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x16x3x3xf32>
    return %add : tensor<32x16x3x3xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<32x16x3x3xf32>, %m: tensor<32x16x3x3xf32>, %v: tensor<32x16x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x16x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x16x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x16x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x16x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x16x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x16x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x16x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x16x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x16x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x16x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x16x3x3xf32>
    return %subtract : tensor<32x16x3x3xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<32xf32>, %m: tensor<32xf32>, %v: tensor<32xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32xf32> {
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
  func.func private @allReduceMeanF_7(%x: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x32x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x32x3x3xf32>
    return %divide : tensor<32x32x3x3xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x32x3x3xf32>
    return %add : tensor<32x32x3x3xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x32x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x32x3x3xf32>
    return %add : tensor<32x32x3x3xf32>
  }
  func.func private @adamWParamF_5(%theta: tensor<32x32x3x3xf32>, %m: tensor<32x32x3x3xf32>, %v: tensor<32x32x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x32x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x32x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x32x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x32x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x32x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x32x3x3xf32>
    return %subtract : tensor<32x32x3x3xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x16x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x16x1x1xf32>
    return %divide : tensor<32x16x1x1xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x16x1x1xf32>
    return %add : tensor<32x16x1x1xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x16x1x1xf32>
    return %add : tensor<32x16x1x1xf32>
  }
  func.func private @adamWParamF_6(%theta: tensor<32x16x1x1xf32>, %m: tensor<32x16x1x1xf32>, %v: tensor<32x16x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x16x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x16x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x16x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x16x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x16x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x16x1x1xf32>
    return %subtract : tensor<32x16x1x1xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<32x10xf32>) -> tensor<32x10xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x10xf32>) -> tensor<32x10xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x10xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x10xf32>
    return %divide : tensor<32x10xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<32x10xf32>, %g: tensor<32x10xf32>) -> tensor<32x10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x10xf32>
    return %add : tensor<32x10xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<32x10xf32>, %g: tensor<32x10xf32>) -> tensor<32x10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x10xf32>
    return %add : tensor<32x10xf32>
  }
  func.func private @adamWParamF_7(%theta: tensor<32x10xf32>, %m: tensor<32x10xf32>, %v: tensor<32x10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x10xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x10xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x10xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x10xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x10xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x10xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x10xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x10xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x10xf32>
    return %subtract : tensor<32x10xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<10xf32>) -> tensor<10xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<10xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<10xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<10xf32>
    return %divide : tensor<10xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamWParamF_8(%theta: tensor<10xf32>, %m: tensor<10xf32>, %v: tensor<10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10xf32> {
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
  func.func private @allReduceMeanF_11(%x: tensor<f32>) -> tensor<f32> {
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
