module @efficientnet_b0_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<256x3x224x224xf32>, %stem.conv.weight: tensor<32x3x3x3xf32>, %stem.bn.gamma: tensor<32xf32>, %stem.bn.beta: tensor<32xf32>, %blocks.0.depthwise.weight: tensor<32x1x3x3xf32>, %blocks.0.depthwise_bn.gamma: tensor<32xf32>, %blocks.0.depthwise_bn.beta: tensor<32xf32>, %blocks.0.se.reduce.weight: tensor<32x8xf32>, %blocks.0.se.reduce.bias: tensor<8xf32>, %blocks.0.se.expand.weight: tensor<8x32xf32>, %blocks.0.se.expand.bias: tensor<32xf32>, %blocks.0.project.weight: tensor<16x32x1x1xf32>, %blocks.0.project_bn.gamma: tensor<16xf32>, %blocks.0.project_bn.beta: tensor<16xf32>, %blocks.1.expand.weight: tensor<96x16x1x1xf32>, %blocks.1.expand_bn.gamma: tensor<96xf32>, %blocks.1.expand_bn.beta: tensor<96xf32>, %blocks.1.depthwise.weight: tensor<96x1x3x3xf32>, %blocks.1.depthwise_bn.gamma: tensor<96xf32>, %blocks.1.depthwise_bn.beta: tensor<96xf32>, %blocks.1.se.reduce.weight: tensor<96x4xf32>, %blocks.1.se.reduce.bias: tensor<4xf32>, %blocks.1.se.expand.weight: tensor<4x96xf32>, %blocks.1.se.expand.bias: tensor<96xf32>, %blocks.1.project.weight: tensor<24x96x1x1xf32>, %blocks.1.project_bn.gamma: tensor<24xf32>, %blocks.1.project_bn.beta: tensor<24xf32>, %blocks.2.expand.weight: tensor<144x24x1x1xf32>, %blocks.2.expand_bn.gamma: tensor<144xf32>, %blocks.2.expand_bn.beta: tensor<144xf32>, %blocks.2.depthwise.weight: tensor<144x1x3x3xf32>, %blocks.2.depthwise_bn.gamma: tensor<144xf32>, %blocks.2.depthwise_bn.beta: tensor<144xf32>, %blocks.2.se.reduce.weight: tensor<144x6xf32>, %blocks.2.se.reduce.bias: tensor<6xf32>, %blocks.2.se.expand.weight: tensor<6x144xf32>, %blocks.2.se.expand.bias: tensor<144xf32>, %blocks.2.project.weight: tensor<24x144x1x1xf32>, %blocks.2.project_bn.gamma: tensor<24xf32>, %blocks.2.project_bn.beta: tensor<24xf32>, %blocks.3.expand.weight: tensor<144x24x1x1xf32>, %blocks.3.expand_bn.gamma: tensor<144xf32>, %blocks.3.expand_bn.beta: tensor<144xf32>, %blocks.3.depthwise.weight: tensor<144x1x5x5xf32>, %blocks.3.depthwise_bn.gamma: tensor<144xf32>, %blocks.3.depthwise_bn.beta: tensor<144xf32>, %blocks.3.se.reduce.weight: tensor<144x6xf32>, %blocks.3.se.reduce.bias: tensor<6xf32>, %blocks.3.se.expand.weight: tensor<6x144xf32>, %blocks.3.se.expand.bias: tensor<144xf32>, %blocks.3.project.weight: tensor<40x144x1x1xf32>, %blocks.3.project_bn.gamma: tensor<40xf32>, %blocks.3.project_bn.beta: tensor<40xf32>, %blocks.4.expand.weight: tensor<240x40x1x1xf32>, %blocks.4.expand_bn.gamma: tensor<240xf32>, %blocks.4.expand_bn.beta: tensor<240xf32>, %blocks.4.depthwise.weight: tensor<240x1x5x5xf32>, %blocks.4.depthwise_bn.gamma: tensor<240xf32>, %blocks.4.depthwise_bn.beta: tensor<240xf32>, %blocks.4.se.reduce.weight: tensor<240x10xf32>, %blocks.4.se.reduce.bias: tensor<10xf32>, %blocks.4.se.expand.weight: tensor<10x240xf32>, %blocks.4.se.expand.bias: tensor<240xf32>, %blocks.4.project.weight: tensor<40x240x1x1xf32>, %blocks.4.project_bn.gamma: tensor<40xf32>, %blocks.4.project_bn.beta: tensor<40xf32>, %blocks.5.expand.weight: tensor<240x40x1x1xf32>, %blocks.5.expand_bn.gamma: tensor<240xf32>, %blocks.5.expand_bn.beta: tensor<240xf32>, %blocks.5.depthwise.weight: tensor<240x1x3x3xf32>, %blocks.5.depthwise_bn.gamma: tensor<240xf32>, %blocks.5.depthwise_bn.beta: tensor<240xf32>, %blocks.5.se.reduce.weight: tensor<240x10xf32>, %blocks.5.se.reduce.bias: tensor<10xf32>, %blocks.5.se.expand.weight: tensor<10x240xf32>, %blocks.5.se.expand.bias: tensor<240xf32>, %blocks.5.project.weight: tensor<80x240x1x1xf32>, %blocks.5.project_bn.gamma: tensor<80xf32>, %blocks.5.project_bn.beta: tensor<80xf32>, %blocks.6.expand.weight: tensor<480x80x1x1xf32>, %blocks.6.expand_bn.gamma: tensor<480xf32>, %blocks.6.expand_bn.beta: tensor<480xf32>, %blocks.6.depthwise.weight: tensor<480x1x3x3xf32>, %blocks.6.depthwise_bn.gamma: tensor<480xf32>, %blocks.6.depthwise_bn.beta: tensor<480xf32>, %blocks.6.se.reduce.weight: tensor<480x20xf32>, %blocks.6.se.reduce.bias: tensor<20xf32>, %blocks.6.se.expand.weight: tensor<20x480xf32>, %blocks.6.se.expand.bias: tensor<480xf32>, %blocks.6.project.weight: tensor<80x480x1x1xf32>, %blocks.6.project_bn.gamma: tensor<80xf32>, %blocks.6.project_bn.beta: tensor<80xf32>, %blocks.7.expand.weight: tensor<480x80x1x1xf32>, %blocks.7.expand_bn.gamma: tensor<480xf32>, %blocks.7.expand_bn.beta: tensor<480xf32>, %blocks.7.depthwise.weight: tensor<480x1x3x3xf32>, %blocks.7.depthwise_bn.gamma: tensor<480xf32>, %blocks.7.depthwise_bn.beta: tensor<480xf32>, %blocks.7.se.reduce.weight: tensor<480x20xf32>, %blocks.7.se.reduce.bias: tensor<20xf32>, %blocks.7.se.expand.weight: tensor<20x480xf32>, %blocks.7.se.expand.bias: tensor<480xf32>, %blocks.7.project.weight: tensor<80x480x1x1xf32>, %blocks.7.project_bn.gamma: tensor<80xf32>, %blocks.7.project_bn.beta: tensor<80xf32>, %blocks.8.expand.weight: tensor<480x80x1x1xf32>, %blocks.8.expand_bn.gamma: tensor<480xf32>, %blocks.8.expand_bn.beta: tensor<480xf32>, %blocks.8.depthwise.weight: tensor<480x1x5x5xf32>, %blocks.8.depthwise_bn.gamma: tensor<480xf32>, %blocks.8.depthwise_bn.beta: tensor<480xf32>, %blocks.8.se.reduce.weight: tensor<480x20xf32>, %blocks.8.se.reduce.bias: tensor<20xf32>, %blocks.8.se.expand.weight: tensor<20x480xf32>, %blocks.8.se.expand.bias: tensor<480xf32>, %blocks.8.project.weight: tensor<112x480x1x1xf32>, %blocks.8.project_bn.gamma: tensor<112xf32>, %blocks.8.project_bn.beta: tensor<112xf32>, %blocks.9.expand.weight: tensor<672x112x1x1xf32>, %blocks.9.expand_bn.gamma: tensor<672xf32>, %blocks.9.expand_bn.beta: tensor<672xf32>, %blocks.9.depthwise.weight: tensor<672x1x5x5xf32>, %blocks.9.depthwise_bn.gamma: tensor<672xf32>, %blocks.9.depthwise_bn.beta: tensor<672xf32>, %blocks.9.se.reduce.weight: tensor<672x28xf32>, %blocks.9.se.reduce.bias: tensor<28xf32>, %blocks.9.se.expand.weight: tensor<28x672xf32>, %blocks.9.se.expand.bias: tensor<672xf32>, %blocks.9.project.weight: tensor<112x672x1x1xf32>, %blocks.9.project_bn.gamma: tensor<112xf32>, %blocks.9.project_bn.beta: tensor<112xf32>, %blocks.10.expand.weight: tensor<672x112x1x1xf32>, %blocks.10.expand_bn.gamma: tensor<672xf32>, %blocks.10.expand_bn.beta: tensor<672xf32>, %blocks.10.depthwise.weight: tensor<672x1x5x5xf32>, %blocks.10.depthwise_bn.gamma: tensor<672xf32>, %blocks.10.depthwise_bn.beta: tensor<672xf32>, %blocks.10.se.reduce.weight: tensor<672x28xf32>, %blocks.10.se.reduce.bias: tensor<28xf32>, %blocks.10.se.expand.weight: tensor<28x672xf32>, %blocks.10.se.expand.bias: tensor<672xf32>, %blocks.10.project.weight: tensor<112x672x1x1xf32>, %blocks.10.project_bn.gamma: tensor<112xf32>, %blocks.10.project_bn.beta: tensor<112xf32>, %blocks.11.expand.weight: tensor<672x112x1x1xf32>, %blocks.11.expand_bn.gamma: tensor<672xf32>, %blocks.11.expand_bn.beta: tensor<672xf32>, %blocks.11.depthwise.weight: tensor<672x1x5x5xf32>, %blocks.11.depthwise_bn.gamma: tensor<672xf32>, %blocks.11.depthwise_bn.beta: tensor<672xf32>, %blocks.11.se.reduce.weight: tensor<672x28xf32>, %blocks.11.se.reduce.bias: tensor<28xf32>, %blocks.11.se.expand.weight: tensor<28x672xf32>, %blocks.11.se.expand.bias: tensor<672xf32>, %blocks.11.project.weight: tensor<192x672x1x1xf32>, %blocks.11.project_bn.gamma: tensor<192xf32>, %blocks.11.project_bn.beta: tensor<192xf32>, %blocks.12.expand.weight: tensor<1152x192x1x1xf32>, %blocks.12.expand_bn.gamma: tensor<1152xf32>, %blocks.12.expand_bn.beta: tensor<1152xf32>, %blocks.12.depthwise.weight: tensor<1152x1x5x5xf32>, %blocks.12.depthwise_bn.gamma: tensor<1152xf32>, %blocks.12.depthwise_bn.beta: tensor<1152xf32>, %blocks.12.se.reduce.weight: tensor<1152x48xf32>, %blocks.12.se.reduce.bias: tensor<48xf32>, %blocks.12.se.expand.weight: tensor<48x1152xf32>, %blocks.12.se.expand.bias: tensor<1152xf32>, %blocks.12.project.weight: tensor<192x1152x1x1xf32>, %blocks.12.project_bn.gamma: tensor<192xf32>, %blocks.12.project_bn.beta: tensor<192xf32>, %blocks.13.expand.weight: tensor<1152x192x1x1xf32>, %blocks.13.expand_bn.gamma: tensor<1152xf32>, %blocks.13.expand_bn.beta: tensor<1152xf32>, %blocks.13.depthwise.weight: tensor<1152x1x5x5xf32>, %blocks.13.depthwise_bn.gamma: tensor<1152xf32>, %blocks.13.depthwise_bn.beta: tensor<1152xf32>, %blocks.13.se.reduce.weight: tensor<1152x48xf32>, %blocks.13.se.reduce.bias: tensor<48xf32>, %blocks.13.se.expand.weight: tensor<48x1152xf32>, %blocks.13.se.expand.bias: tensor<1152xf32>, %blocks.13.project.weight: tensor<192x1152x1x1xf32>, %blocks.13.project_bn.gamma: tensor<192xf32>, %blocks.13.project_bn.beta: tensor<192xf32>, %blocks.14.expand.weight: tensor<1152x192x1x1xf32>, %blocks.14.expand_bn.gamma: tensor<1152xf32>, %blocks.14.expand_bn.beta: tensor<1152xf32>, %blocks.14.depthwise.weight: tensor<1152x1x5x5xf32>, %blocks.14.depthwise_bn.gamma: tensor<1152xf32>, %blocks.14.depthwise_bn.beta: tensor<1152xf32>, %blocks.14.se.reduce.weight: tensor<1152x48xf32>, %blocks.14.se.reduce.bias: tensor<48xf32>, %blocks.14.se.expand.weight: tensor<48x1152xf32>, %blocks.14.se.expand.bias: tensor<1152xf32>, %blocks.14.project.weight: tensor<192x1152x1x1xf32>, %blocks.14.project_bn.gamma: tensor<192xf32>, %blocks.14.project_bn.beta: tensor<192xf32>, %blocks.15.expand.weight: tensor<1152x192x1x1xf32>, %blocks.15.expand_bn.gamma: tensor<1152xf32>, %blocks.15.expand_bn.beta: tensor<1152xf32>, %blocks.15.depthwise.weight: tensor<1152x1x3x3xf32>, %blocks.15.depthwise_bn.gamma: tensor<1152xf32>, %blocks.15.depthwise_bn.beta: tensor<1152xf32>, %blocks.15.se.reduce.weight: tensor<1152x48xf32>, %blocks.15.se.reduce.bias: tensor<48xf32>, %blocks.15.se.expand.weight: tensor<48x1152xf32>, %blocks.15.se.expand.bias: tensor<1152xf32>, %blocks.15.project.weight: tensor<320x1152x1x1xf32>, %blocks.15.project_bn.gamma: tensor<320xf32>, %blocks.15.project_bn.beta: tensor<320xf32>, %top.conv.weight: tensor<1280x320x1x1xf32>, %top.bn.gamma: tensor<1280xf32>, %top.bn.beta: tensor<1280xf32>, %head.weight: tensor<1280x1000xf32>, %head.bias: tensor<1000xf32>, %stem.bn.running_mean: tensor<32xf32>, %stem.bn.running_var: tensor<32xf32>, %blocks.0.depthwise_bn.running_mean: tensor<32xf32>, %blocks.0.depthwise_bn.running_var: tensor<32xf32>, %blocks.0.project_bn.running_mean: tensor<16xf32>, %blocks.0.project_bn.running_var: tensor<16xf32>, %blocks.1.expand_bn.running_mean: tensor<96xf32>, %blocks.1.expand_bn.running_var: tensor<96xf32>, %blocks.1.depthwise_bn.running_mean: tensor<96xf32>, %blocks.1.depthwise_bn.running_var: tensor<96xf32>, %blocks.1.project_bn.running_mean: tensor<24xf32>, %blocks.1.project_bn.running_var: tensor<24xf32>, %blocks.2.expand_bn.running_mean: tensor<144xf32>, %blocks.2.expand_bn.running_var: tensor<144xf32>, %blocks.2.depthwise_bn.running_mean: tensor<144xf32>, %blocks.2.depthwise_bn.running_var: tensor<144xf32>, %blocks.2.project_bn.running_mean: tensor<24xf32>, %blocks.2.project_bn.running_var: tensor<24xf32>, %blocks.3.expand_bn.running_mean: tensor<144xf32>, %blocks.3.expand_bn.running_var: tensor<144xf32>, %blocks.3.depthwise_bn.running_mean: tensor<144xf32>, %blocks.3.depthwise_bn.running_var: tensor<144xf32>, %blocks.3.project_bn.running_mean: tensor<40xf32>, %blocks.3.project_bn.running_var: tensor<40xf32>, %blocks.4.expand_bn.running_mean: tensor<240xf32>, %blocks.4.expand_bn.running_var: tensor<240xf32>, %blocks.4.depthwise_bn.running_mean: tensor<240xf32>, %blocks.4.depthwise_bn.running_var: tensor<240xf32>, %blocks.4.project_bn.running_mean: tensor<40xf32>, %blocks.4.project_bn.running_var: tensor<40xf32>, %blocks.5.expand_bn.running_mean: tensor<240xf32>, %blocks.5.expand_bn.running_var: tensor<240xf32>, %blocks.5.depthwise_bn.running_mean: tensor<240xf32>, %blocks.5.depthwise_bn.running_var: tensor<240xf32>, %blocks.5.project_bn.running_mean: tensor<80xf32>, %blocks.5.project_bn.running_var: tensor<80xf32>, %blocks.6.expand_bn.running_mean: tensor<480xf32>, %blocks.6.expand_bn.running_var: tensor<480xf32>, %blocks.6.depthwise_bn.running_mean: tensor<480xf32>, %blocks.6.depthwise_bn.running_var: tensor<480xf32>, %blocks.6.project_bn.running_mean: tensor<80xf32>, %blocks.6.project_bn.running_var: tensor<80xf32>, %blocks.7.expand_bn.running_mean: tensor<480xf32>, %blocks.7.expand_bn.running_var: tensor<480xf32>, %blocks.7.depthwise_bn.running_mean: tensor<480xf32>, %blocks.7.depthwise_bn.running_var: tensor<480xf32>, %blocks.7.project_bn.running_mean: tensor<80xf32>, %blocks.7.project_bn.running_var: tensor<80xf32>, %blocks.8.expand_bn.running_mean: tensor<480xf32>, %blocks.8.expand_bn.running_var: tensor<480xf32>, %blocks.8.depthwise_bn.running_mean: tensor<480xf32>, %blocks.8.depthwise_bn.running_var: tensor<480xf32>, %blocks.8.project_bn.running_mean: tensor<112xf32>, %blocks.8.project_bn.running_var: tensor<112xf32>, %blocks.9.expand_bn.running_mean: tensor<672xf32>, %blocks.9.expand_bn.running_var: tensor<672xf32>, %blocks.9.depthwise_bn.running_mean: tensor<672xf32>, %blocks.9.depthwise_bn.running_var: tensor<672xf32>, %blocks.9.project_bn.running_mean: tensor<112xf32>, %blocks.9.project_bn.running_var: tensor<112xf32>, %blocks.10.expand_bn.running_mean: tensor<672xf32>, %blocks.10.expand_bn.running_var: tensor<672xf32>, %blocks.10.depthwise_bn.running_mean: tensor<672xf32>, %blocks.10.depthwise_bn.running_var: tensor<672xf32>, %blocks.10.project_bn.running_mean: tensor<112xf32>, %blocks.10.project_bn.running_var: tensor<112xf32>, %blocks.11.expand_bn.running_mean: tensor<672xf32>, %blocks.11.expand_bn.running_var: tensor<672xf32>, %blocks.11.depthwise_bn.running_mean: tensor<672xf32>, %blocks.11.depthwise_bn.running_var: tensor<672xf32>, %blocks.11.project_bn.running_mean: tensor<192xf32>, %blocks.11.project_bn.running_var: tensor<192xf32>, %blocks.12.expand_bn.running_mean: tensor<1152xf32>, %blocks.12.expand_bn.running_var: tensor<1152xf32>, %blocks.12.depthwise_bn.running_mean: tensor<1152xf32>, %blocks.12.depthwise_bn.running_var: tensor<1152xf32>, %blocks.12.project_bn.running_mean: tensor<192xf32>, %blocks.12.project_bn.running_var: tensor<192xf32>, %blocks.13.expand_bn.running_mean: tensor<1152xf32>, %blocks.13.expand_bn.running_var: tensor<1152xf32>, %blocks.13.depthwise_bn.running_mean: tensor<1152xf32>, %blocks.13.depthwise_bn.running_var: tensor<1152xf32>, %blocks.13.project_bn.running_mean: tensor<192xf32>, %blocks.13.project_bn.running_var: tensor<192xf32>, %blocks.14.expand_bn.running_mean: tensor<1152xf32>, %blocks.14.expand_bn.running_var: tensor<1152xf32>, %blocks.14.depthwise_bn.running_mean: tensor<1152xf32>, %blocks.14.depthwise_bn.running_var: tensor<1152xf32>, %blocks.14.project_bn.running_mean: tensor<192xf32>, %blocks.14.project_bn.running_var: tensor<192xf32>, %blocks.15.expand_bn.running_mean: tensor<1152xf32>, %blocks.15.expand_bn.running_var: tensor<1152xf32>, %blocks.15.depthwise_bn.running_mean: tensor<1152xf32>, %blocks.15.depthwise_bn.running_var: tensor<1152xf32>, %blocks.15.project_bn.running_mean: tensor<320xf32>, %blocks.15.project_bn.running_var: tensor<320xf32>, %top.bn.running_mean: tensor<1280xf32>, %top.bn.running_var: tensor<1280xf32>) -> (tensor<256x1000xf32> {jax.result_info = "logits"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<256x3x224x224xf32>, tensor<32x3x3x3xf32>) -> tensor<256x32x112x112xf32>
    %stem.bn.bnEval = stablehlo.composite "shlo.bnEval" %stem.conv.convF, %stem.bn.gamma, %stem.bn.beta, %stem.bn.running_mean, %stem.bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval} : (tensor<256x32x112x112xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %stem.swish = stablehlo.composite "shlo.swish" %stem.bn.bnEval {decomposition = @swish} : (tensor<256x32x112x112xf32>) -> tensor<256x32x112x112xf32>
    %blocks.0.depthwise.convF = stablehlo.composite "shlo.convF" %stem.swish, %blocks.0.depthwise.weight {composite_attributes = {groups = 32 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x32x112x112xf32>, tensor<32x1x3x3xf32>) -> tensor<256x32x112x112xf32>
    %blocks.0.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.0.depthwise.convF, %blocks.0.depthwise_bn.gamma, %blocks.0.depthwise_bn.beta, %blocks.0.depthwise_bn.running_mean, %blocks.0.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval} : (tensor<256x32x112x112xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %blocks.0.swish = stablehlo.composite "shlo.swish" %blocks.0.depthwise_bn.bnEval {decomposition = @swish} : (tensor<256x32x112x112xf32>) -> tensor<256x32x112x112xf32>
    %blocks.0.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.0.swish, %blocks.0.se.reduce.weight, %blocks.0.se.reduce.bias, %blocks.0.se.expand.weight, %blocks.0.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock} : (tensor<256x32x112x112xf32>, tensor<32x8xf32>, tensor<8xf32>, tensor<8x32xf32>, tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %blocks.0.project.convF = stablehlo.composite "shlo.convF" %blocks.0.se.seBlock, %blocks.0.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<256x32x112x112xf32>, tensor<16x32x1x1xf32>) -> tensor<256x16x112x112xf32>
    %blocks.0.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.0.project.convF, %blocks.0.project_bn.gamma, %blocks.0.project_bn.beta, %blocks.0.project_bn.running_mean, %blocks.0.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_1} : (tensor<256x16x112x112xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<256x16x112x112xf32>
    %blocks.1.expand.convF = stablehlo.composite "shlo.convF" %blocks.0.project_bn.bnEval, %blocks.1.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x16x112x112xf32>, tensor<96x16x1x1xf32>) -> tensor<256x96x112x112xf32>
    %blocks.1.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.1.expand.convF, %blocks.1.expand_bn.gamma, %blocks.1.expand_bn.beta, %blocks.1.expand_bn.running_mean, %blocks.1.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_2} : (tensor<256x96x112x112xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<256x96x112x112xf32>
    %blocks.1.swish = stablehlo.composite "shlo.swish" %blocks.1.expand_bn.bnEval {decomposition = @swish_1} : (tensor<256x96x112x112xf32>) -> tensor<256x96x112x112xf32>
    %blocks.1.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.1.swish, %blocks.1.depthwise.weight {composite_attributes = {groups = 96 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<256x96x112x112xf32>, tensor<96x1x3x3xf32>) -> tensor<256x96x56x56xf32>
    %blocks.1.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.1.depthwise.convF, %blocks.1.depthwise_bn.gamma, %blocks.1.depthwise_bn.beta, %blocks.1.depthwise_bn.running_mean, %blocks.1.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_3} : (tensor<256x96x56x56xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %blocks.1.swish_1 = stablehlo.composite "shlo.swish" %blocks.1.depthwise_bn.bnEval {decomposition = @swish_2} : (tensor<256x96x56x56xf32>) -> tensor<256x96x56x56xf32>
    %blocks.1.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.1.swish_1, %blocks.1.se.reduce.weight, %blocks.1.se.reduce.bias, %blocks.1.se.expand.weight, %blocks.1.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_1} : (tensor<256x96x56x56xf32>, tensor<96x4xf32>, tensor<4xf32>, tensor<4x96xf32>, tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %blocks.1.project.convF = stablehlo.composite "shlo.convF" %blocks.1.se.seBlock, %blocks.1.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<256x96x56x56xf32>, tensor<24x96x1x1xf32>) -> tensor<256x24x56x56xf32>
    %blocks.1.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.1.project.convF, %blocks.1.project_bn.gamma, %blocks.1.project_bn.beta, %blocks.1.project_bn.running_mean, %blocks.1.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_4} : (tensor<256x24x56x56xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %blocks.2.expand.convF = stablehlo.composite "shlo.convF" %blocks.1.project_bn.bnEval, %blocks.2.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x24x56x56xf32>, tensor<144x24x1x1xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.2.expand.convF, %blocks.2.expand_bn.gamma, %blocks.2.expand_bn.beta, %blocks.2.expand_bn.running_mean, %blocks.2.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_5} : (tensor<256x144x56x56xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.swish = stablehlo.composite "shlo.swish" %blocks.2.expand_bn.bnEval {decomposition = @swish_3} : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.2.swish, %blocks.2.depthwise.weight {composite_attributes = {groups = 144 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_7} : (tensor<256x144x56x56xf32>, tensor<144x1x3x3xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.2.depthwise.convF, %blocks.2.depthwise_bn.gamma, %blocks.2.depthwise_bn.beta, %blocks.2.depthwise_bn.running_mean, %blocks.2.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_5} : (tensor<256x144x56x56xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.swish_1 = stablehlo.composite "shlo.swish" %blocks.2.depthwise_bn.bnEval {decomposition = @swish_3} : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.2.swish_1, %blocks.2.se.reduce.weight, %blocks.2.se.reduce.bias, %blocks.2.se.expand.weight, %blocks.2.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_2} : (tensor<256x144x56x56xf32>, tensor<144x6xf32>, tensor<6xf32>, tensor<6x144xf32>, tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %blocks.2.project.convF = stablehlo.composite "shlo.convF" %blocks.2.se.seBlock, %blocks.2.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_8} : (tensor<256x144x56x56xf32>, tensor<24x144x1x1xf32>) -> tensor<256x24x56x56xf32>
    %blocks.2.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.2.project.convF, %blocks.2.project_bn.gamma, %blocks.2.project_bn.beta, %blocks.2.project_bn.running_mean, %blocks.2.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_4} : (tensor<256x24x56x56xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %blocks.2.addVB = stablehlo.composite "shlo.addVB" %blocks.2.project_bn.bnEval, %blocks.1.project_bn.bnEval {decomposition = @addVB} : (tensor<256x24x56x56xf32>, tensor<256x24x56x56xf32>) -> tensor<256x24x56x56xf32>
    %blocks.3.expand.convF = stablehlo.composite "shlo.convF" %blocks.2.addVB, %blocks.3.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x24x56x56xf32>, tensor<144x24x1x1xf32>) -> tensor<256x144x56x56xf32>
    %blocks.3.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.3.expand.convF, %blocks.3.expand_bn.gamma, %blocks.3.expand_bn.beta, %blocks.3.expand_bn.running_mean, %blocks.3.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_5} : (tensor<256x144x56x56xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %blocks.3.swish = stablehlo.composite "shlo.swish" %blocks.3.expand_bn.bnEval {decomposition = @swish_3} : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xf32>
    %blocks.3.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.3.swish, %blocks.3.depthwise.weight {composite_attributes = {groups = 144 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 2, 2>}, decomposition = @convF_9} : (tensor<256x144x56x56xf32>, tensor<144x1x5x5xf32>) -> tensor<256x144x28x28xf32>
    %blocks.3.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.3.depthwise.convF, %blocks.3.depthwise_bn.gamma, %blocks.3.depthwise_bn.beta, %blocks.3.depthwise_bn.running_mean, %blocks.3.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_6} : (tensor<256x144x28x28xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %blocks.3.swish_1 = stablehlo.composite "shlo.swish" %blocks.3.depthwise_bn.bnEval {decomposition = @swish_4} : (tensor<256x144x28x28xf32>) -> tensor<256x144x28x28xf32>
    %blocks.3.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.3.swish_1, %blocks.3.se.reduce.weight, %blocks.3.se.reduce.bias, %blocks.3.se.expand.weight, %blocks.3.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_3} : (tensor<256x144x28x28xf32>, tensor<144x6xf32>, tensor<6xf32>, tensor<6x144xf32>, tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %blocks.3.project.convF = stablehlo.composite "shlo.convF" %blocks.3.se.seBlock, %blocks.3.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<256x144x28x28xf32>, tensor<40x144x1x1xf32>) -> tensor<256x40x28x28xf32>
    %blocks.3.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.3.project.convF, %blocks.3.project_bn.gamma, %blocks.3.project_bn.beta, %blocks.3.project_bn.running_mean, %blocks.3.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_7} : (tensor<256x40x28x28xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %blocks.4.expand.convF = stablehlo.composite "shlo.convF" %blocks.3.project_bn.bnEval, %blocks.4.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<256x40x28x28xf32>, tensor<240x40x1x1xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.4.expand.convF, %blocks.4.expand_bn.gamma, %blocks.4.expand_bn.beta, %blocks.4.expand_bn.running_mean, %blocks.4.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_8} : (tensor<256x240x28x28xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.swish = stablehlo.composite "shlo.swish" %blocks.4.expand_bn.bnEval {decomposition = @swish_5} : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.4.swish, %blocks.4.depthwise.weight {composite_attributes = {groups = 240 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_12} : (tensor<256x240x28x28xf32>, tensor<240x1x5x5xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.4.depthwise.convF, %blocks.4.depthwise_bn.gamma, %blocks.4.depthwise_bn.beta, %blocks.4.depthwise_bn.running_mean, %blocks.4.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_8} : (tensor<256x240x28x28xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.swish_1 = stablehlo.composite "shlo.swish" %blocks.4.depthwise_bn.bnEval {decomposition = @swish_5} : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.4.swish_1, %blocks.4.se.reduce.weight, %blocks.4.se.reduce.bias, %blocks.4.se.expand.weight, %blocks.4.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_4} : (tensor<256x240x28x28xf32>, tensor<240x10xf32>, tensor<10xf32>, tensor<10x240xf32>, tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %blocks.4.project.convF = stablehlo.composite "shlo.convF" %blocks.4.se.seBlock, %blocks.4.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_13} : (tensor<256x240x28x28xf32>, tensor<40x240x1x1xf32>) -> tensor<256x40x28x28xf32>
    %blocks.4.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.4.project.convF, %blocks.4.project_bn.gamma, %blocks.4.project_bn.beta, %blocks.4.project_bn.running_mean, %blocks.4.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_7} : (tensor<256x40x28x28xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %blocks.4.addVB = stablehlo.composite "shlo.addVB" %blocks.4.project_bn.bnEval, %blocks.3.project_bn.bnEval {decomposition = @addVB_1} : (tensor<256x40x28x28xf32>, tensor<256x40x28x28xf32>) -> tensor<256x40x28x28xf32>
    %blocks.5.expand.convF = stablehlo.composite "shlo.convF" %blocks.4.addVB, %blocks.5.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<256x40x28x28xf32>, tensor<240x40x1x1xf32>) -> tensor<256x240x28x28xf32>
    %blocks.5.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.5.expand.convF, %blocks.5.expand_bn.gamma, %blocks.5.expand_bn.beta, %blocks.5.expand_bn.running_mean, %blocks.5.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_8} : (tensor<256x240x28x28xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %blocks.5.swish = stablehlo.composite "shlo.swish" %blocks.5.expand_bn.bnEval {decomposition = @swish_5} : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xf32>
    %blocks.5.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.5.swish, %blocks.5.depthwise.weight {composite_attributes = {groups = 240 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 2, 2>}, decomposition = @convF_14} : (tensor<256x240x28x28xf32>, tensor<240x1x3x3xf32>) -> tensor<256x240x14x14xf32>
    %blocks.5.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.5.depthwise.convF, %blocks.5.depthwise_bn.gamma, %blocks.5.depthwise_bn.beta, %blocks.5.depthwise_bn.running_mean, %blocks.5.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_9} : (tensor<256x240x14x14xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %blocks.5.swish_1 = stablehlo.composite "shlo.swish" %blocks.5.depthwise_bn.bnEval {decomposition = @swish_6} : (tensor<256x240x14x14xf32>) -> tensor<256x240x14x14xf32>
    %blocks.5.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.5.swish_1, %blocks.5.se.reduce.weight, %blocks.5.se.reduce.bias, %blocks.5.se.expand.weight, %blocks.5.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_5} : (tensor<256x240x14x14xf32>, tensor<240x10xf32>, tensor<10xf32>, tensor<10x240xf32>, tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %blocks.5.project.convF = stablehlo.composite "shlo.convF" %blocks.5.se.seBlock, %blocks.5.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_15} : (tensor<256x240x14x14xf32>, tensor<80x240x1x1xf32>) -> tensor<256x80x14x14xf32>
    %blocks.5.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.5.project.convF, %blocks.5.project_bn.gamma, %blocks.5.project_bn.beta, %blocks.5.project_bn.running_mean, %blocks.5.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_10} : (tensor<256x80x14x14xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %blocks.6.expand.convF = stablehlo.composite "shlo.convF" %blocks.5.project_bn.bnEval, %blocks.6.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_16} : (tensor<256x80x14x14xf32>, tensor<480x80x1x1xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.6.expand.convF, %blocks.6.expand_bn.gamma, %blocks.6.expand_bn.beta, %blocks.6.expand_bn.running_mean, %blocks.6.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.swish = stablehlo.composite "shlo.swish" %blocks.6.expand_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.6.swish, %blocks.6.depthwise.weight {composite_attributes = {groups = 480 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_17} : (tensor<256x480x14x14xf32>, tensor<480x1x3x3xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.6.depthwise.convF, %blocks.6.depthwise_bn.gamma, %blocks.6.depthwise_bn.beta, %blocks.6.depthwise_bn.running_mean, %blocks.6.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.swish_1 = stablehlo.composite "shlo.swish" %blocks.6.depthwise_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.6.swish_1, %blocks.6.se.reduce.weight, %blocks.6.se.reduce.bias, %blocks.6.se.expand.weight, %blocks.6.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_6} : (tensor<256x480x14x14xf32>, tensor<480x20xf32>, tensor<20xf32>, tensor<20x480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.6.project.convF = stablehlo.composite "shlo.convF" %blocks.6.se.seBlock, %blocks.6.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_18} : (tensor<256x480x14x14xf32>, tensor<80x480x1x1xf32>) -> tensor<256x80x14x14xf32>
    %blocks.6.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.6.project.convF, %blocks.6.project_bn.gamma, %blocks.6.project_bn.beta, %blocks.6.project_bn.running_mean, %blocks.6.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_10} : (tensor<256x80x14x14xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %blocks.6.addVB = stablehlo.composite "shlo.addVB" %blocks.6.project_bn.bnEval, %blocks.5.project_bn.bnEval {decomposition = @addVB_2} : (tensor<256x80x14x14xf32>, tensor<256x80x14x14xf32>) -> tensor<256x80x14x14xf32>
    %blocks.7.expand.convF = stablehlo.composite "shlo.convF" %blocks.6.addVB, %blocks.7.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_16} : (tensor<256x80x14x14xf32>, tensor<480x80x1x1xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.7.expand.convF, %blocks.7.expand_bn.gamma, %blocks.7.expand_bn.beta, %blocks.7.expand_bn.running_mean, %blocks.7.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.swish = stablehlo.composite "shlo.swish" %blocks.7.expand_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.7.swish, %blocks.7.depthwise.weight {composite_attributes = {groups = 480 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_17} : (tensor<256x480x14x14xf32>, tensor<480x1x3x3xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.7.depthwise.convF, %blocks.7.depthwise_bn.gamma, %blocks.7.depthwise_bn.beta, %blocks.7.depthwise_bn.running_mean, %blocks.7.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.swish_1 = stablehlo.composite "shlo.swish" %blocks.7.depthwise_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.7.swish_1, %blocks.7.se.reduce.weight, %blocks.7.se.reduce.bias, %blocks.7.se.expand.weight, %blocks.7.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_6} : (tensor<256x480x14x14xf32>, tensor<480x20xf32>, tensor<20xf32>, tensor<20x480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.7.project.convF = stablehlo.composite "shlo.convF" %blocks.7.se.seBlock, %blocks.7.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_18} : (tensor<256x480x14x14xf32>, tensor<80x480x1x1xf32>) -> tensor<256x80x14x14xf32>
    %blocks.7.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.7.project.convF, %blocks.7.project_bn.gamma, %blocks.7.project_bn.beta, %blocks.7.project_bn.running_mean, %blocks.7.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_10} : (tensor<256x80x14x14xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %blocks.7.addVB = stablehlo.composite "shlo.addVB" %blocks.7.project_bn.bnEval, %blocks.6.addVB {decomposition = @addVB_2} : (tensor<256x80x14x14xf32>, tensor<256x80x14x14xf32>) -> tensor<256x80x14x14xf32>
    %blocks.8.expand.convF = stablehlo.composite "shlo.convF" %blocks.7.addVB, %blocks.8.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_16} : (tensor<256x80x14x14xf32>, tensor<480x80x1x1xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.8.expand.convF, %blocks.8.expand_bn.gamma, %blocks.8.expand_bn.beta, %blocks.8.expand_bn.running_mean, %blocks.8.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.swish = stablehlo.composite "shlo.swish" %blocks.8.expand_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.8.swish, %blocks.8.depthwise.weight {composite_attributes = {groups = 480 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_19} : (tensor<256x480x14x14xf32>, tensor<480x1x5x5xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.8.depthwise.convF, %blocks.8.depthwise_bn.gamma, %blocks.8.depthwise_bn.beta, %blocks.8.depthwise_bn.running_mean, %blocks.8.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_11} : (tensor<256x480x14x14xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.swish_1 = stablehlo.composite "shlo.swish" %blocks.8.depthwise_bn.bnEval {decomposition = @swish_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.8.swish_1, %blocks.8.se.reduce.weight, %blocks.8.se.reduce.bias, %blocks.8.se.expand.weight, %blocks.8.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_6} : (tensor<256x480x14x14xf32>, tensor<480x20xf32>, tensor<20xf32>, tensor<20x480xf32>, tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %blocks.8.project.convF = stablehlo.composite "shlo.convF" %blocks.8.se.seBlock, %blocks.8.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_20} : (tensor<256x480x14x14xf32>, tensor<112x480x1x1xf32>) -> tensor<256x112x14x14xf32>
    %blocks.8.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.8.project.convF, %blocks.8.project_bn.gamma, %blocks.8.project_bn.beta, %blocks.8.project_bn.running_mean, %blocks.8.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_12} : (tensor<256x112x14x14xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %blocks.9.expand.convF = stablehlo.composite "shlo.convF" %blocks.8.project_bn.bnEval, %blocks.9.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<256x112x14x14xf32>, tensor<672x112x1x1xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.9.expand.convF, %blocks.9.expand_bn.gamma, %blocks.9.expand_bn.beta, %blocks.9.expand_bn.running_mean, %blocks.9.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_13} : (tensor<256x672x14x14xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.swish = stablehlo.composite "shlo.swish" %blocks.9.expand_bn.bnEval {decomposition = @swish_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.9.swish, %blocks.9.depthwise.weight {composite_attributes = {groups = 672 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_22} : (tensor<256x672x14x14xf32>, tensor<672x1x5x5xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.9.depthwise.convF, %blocks.9.depthwise_bn.gamma, %blocks.9.depthwise_bn.beta, %blocks.9.depthwise_bn.running_mean, %blocks.9.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_13} : (tensor<256x672x14x14xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.swish_1 = stablehlo.composite "shlo.swish" %blocks.9.depthwise_bn.bnEval {decomposition = @swish_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.9.swish_1, %blocks.9.se.reduce.weight, %blocks.9.se.reduce.bias, %blocks.9.se.expand.weight, %blocks.9.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_7} : (tensor<256x672x14x14xf32>, tensor<672x28xf32>, tensor<28xf32>, tensor<28x672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.9.project.convF = stablehlo.composite "shlo.convF" %blocks.9.se.seBlock, %blocks.9.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_23} : (tensor<256x672x14x14xf32>, tensor<112x672x1x1xf32>) -> tensor<256x112x14x14xf32>
    %blocks.9.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.9.project.convF, %blocks.9.project_bn.gamma, %blocks.9.project_bn.beta, %blocks.9.project_bn.running_mean, %blocks.9.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_12} : (tensor<256x112x14x14xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %blocks.9.addVB = stablehlo.composite "shlo.addVB" %blocks.9.project_bn.bnEval, %blocks.8.project_bn.bnEval {decomposition = @addVB_3} : (tensor<256x112x14x14xf32>, tensor<256x112x14x14xf32>) -> tensor<256x112x14x14xf32>
    %blocks.10.expand.convF = stablehlo.composite "shlo.convF" %blocks.9.addVB, %blocks.10.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<256x112x14x14xf32>, tensor<672x112x1x1xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.10.expand.convF, %blocks.10.expand_bn.gamma, %blocks.10.expand_bn.beta, %blocks.10.expand_bn.running_mean, %blocks.10.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_13} : (tensor<256x672x14x14xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.swish = stablehlo.composite "shlo.swish" %blocks.10.expand_bn.bnEval {decomposition = @swish_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.10.swish, %blocks.10.depthwise.weight {composite_attributes = {groups = 672 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_22} : (tensor<256x672x14x14xf32>, tensor<672x1x5x5xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.10.depthwise.convF, %blocks.10.depthwise_bn.gamma, %blocks.10.depthwise_bn.beta, %blocks.10.depthwise_bn.running_mean, %blocks.10.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_13} : (tensor<256x672x14x14xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.swish_1 = stablehlo.composite "shlo.swish" %blocks.10.depthwise_bn.bnEval {decomposition = @swish_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.10.swish_1, %blocks.10.se.reduce.weight, %blocks.10.se.reduce.bias, %blocks.10.se.expand.weight, %blocks.10.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_7} : (tensor<256x672x14x14xf32>, tensor<672x28xf32>, tensor<28xf32>, tensor<28x672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.10.project.convF = stablehlo.composite "shlo.convF" %blocks.10.se.seBlock, %blocks.10.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_23} : (tensor<256x672x14x14xf32>, tensor<112x672x1x1xf32>) -> tensor<256x112x14x14xf32>
    %blocks.10.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.10.project.convF, %blocks.10.project_bn.gamma, %blocks.10.project_bn.beta, %blocks.10.project_bn.running_mean, %blocks.10.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_12} : (tensor<256x112x14x14xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>, tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %blocks.10.addVB = stablehlo.composite "shlo.addVB" %blocks.10.project_bn.bnEval, %blocks.9.addVB {decomposition = @addVB_3} : (tensor<256x112x14x14xf32>, tensor<256x112x14x14xf32>) -> tensor<256x112x14x14xf32>
    %blocks.11.expand.convF = stablehlo.composite "shlo.convF" %blocks.10.addVB, %blocks.11.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<256x112x14x14xf32>, tensor<672x112x1x1xf32>) -> tensor<256x672x14x14xf32>
    %blocks.11.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.11.expand.convF, %blocks.11.expand_bn.gamma, %blocks.11.expand_bn.beta, %blocks.11.expand_bn.running_mean, %blocks.11.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_13} : (tensor<256x672x14x14xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %blocks.11.swish = stablehlo.composite "shlo.swish" %blocks.11.expand_bn.bnEval {decomposition = @swish_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32>
    %blocks.11.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.11.swish, %blocks.11.depthwise.weight {composite_attributes = {groups = 672 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 2, 2>}, decomposition = @convF_24} : (tensor<256x672x14x14xf32>, tensor<672x1x5x5xf32>) -> tensor<256x672x7x7xf32>
    %blocks.11.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.11.depthwise.convF, %blocks.11.depthwise_bn.gamma, %blocks.11.depthwise_bn.beta, %blocks.11.depthwise_bn.running_mean, %blocks.11.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_14} : (tensor<256x672x7x7xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %blocks.11.swish_1 = stablehlo.composite "shlo.swish" %blocks.11.depthwise_bn.bnEval {decomposition = @swish_9} : (tensor<256x672x7x7xf32>) -> tensor<256x672x7x7xf32>
    %blocks.11.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.11.swish_1, %blocks.11.se.reduce.weight, %blocks.11.se.reduce.bias, %blocks.11.se.expand.weight, %blocks.11.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_8} : (tensor<256x672x7x7xf32>, tensor<672x28xf32>, tensor<28xf32>, tensor<28x672xf32>, tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %blocks.11.project.convF = stablehlo.composite "shlo.convF" %blocks.11.se.seBlock, %blocks.11.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_25} : (tensor<256x672x7x7xf32>, tensor<192x672x1x1xf32>) -> tensor<256x192x7x7xf32>
    %blocks.11.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.11.project.convF, %blocks.11.project_bn.gamma, %blocks.11.project_bn.beta, %blocks.11.project_bn.running_mean, %blocks.11.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_15} : (tensor<256x192x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %blocks.12.expand.convF = stablehlo.composite "shlo.convF" %blocks.11.project_bn.bnEval, %blocks.12.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_26} : (tensor<256x192x7x7xf32>, tensor<1152x192x1x1xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.12.expand.convF, %blocks.12.expand_bn.gamma, %blocks.12.expand_bn.beta, %blocks.12.expand_bn.running_mean, %blocks.12.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.swish = stablehlo.composite "shlo.swish" %blocks.12.expand_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.12.swish, %blocks.12.depthwise.weight {composite_attributes = {groups = 1152 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_27} : (tensor<256x1152x7x7xf32>, tensor<1152x1x5x5xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.12.depthwise.convF, %blocks.12.depthwise_bn.gamma, %blocks.12.depthwise_bn.beta, %blocks.12.depthwise_bn.running_mean, %blocks.12.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.swish_1 = stablehlo.composite "shlo.swish" %blocks.12.depthwise_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.12.swish_1, %blocks.12.se.reduce.weight, %blocks.12.se.reduce.bias, %blocks.12.se.expand.weight, %blocks.12.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_9} : (tensor<256x1152x7x7xf32>, tensor<1152x48xf32>, tensor<48xf32>, tensor<48x1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.12.project.convF = stablehlo.composite "shlo.convF" %blocks.12.se.seBlock, %blocks.12.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_28} : (tensor<256x1152x7x7xf32>, tensor<192x1152x1x1xf32>) -> tensor<256x192x7x7xf32>
    %blocks.12.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.12.project.convF, %blocks.12.project_bn.gamma, %blocks.12.project_bn.beta, %blocks.12.project_bn.running_mean, %blocks.12.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_15} : (tensor<256x192x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %blocks.12.addVB = stablehlo.composite "shlo.addVB" %blocks.12.project_bn.bnEval, %blocks.11.project_bn.bnEval {decomposition = @addVB_4} : (tensor<256x192x7x7xf32>, tensor<256x192x7x7xf32>) -> tensor<256x192x7x7xf32>
    %blocks.13.expand.convF = stablehlo.composite "shlo.convF" %blocks.12.addVB, %blocks.13.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_26} : (tensor<256x192x7x7xf32>, tensor<1152x192x1x1xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.13.expand.convF, %blocks.13.expand_bn.gamma, %blocks.13.expand_bn.beta, %blocks.13.expand_bn.running_mean, %blocks.13.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.swish = stablehlo.composite "shlo.swish" %blocks.13.expand_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.13.swish, %blocks.13.depthwise.weight {composite_attributes = {groups = 1152 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_27} : (tensor<256x1152x7x7xf32>, tensor<1152x1x5x5xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.13.depthwise.convF, %blocks.13.depthwise_bn.gamma, %blocks.13.depthwise_bn.beta, %blocks.13.depthwise_bn.running_mean, %blocks.13.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.swish_1 = stablehlo.composite "shlo.swish" %blocks.13.depthwise_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.13.swish_1, %blocks.13.se.reduce.weight, %blocks.13.se.reduce.bias, %blocks.13.se.expand.weight, %blocks.13.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_9} : (tensor<256x1152x7x7xf32>, tensor<1152x48xf32>, tensor<48xf32>, tensor<48x1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.13.project.convF = stablehlo.composite "shlo.convF" %blocks.13.se.seBlock, %blocks.13.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_28} : (tensor<256x1152x7x7xf32>, tensor<192x1152x1x1xf32>) -> tensor<256x192x7x7xf32>
    %blocks.13.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.13.project.convF, %blocks.13.project_bn.gamma, %blocks.13.project_bn.beta, %blocks.13.project_bn.running_mean, %blocks.13.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_15} : (tensor<256x192x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %blocks.13.addVB = stablehlo.composite "shlo.addVB" %blocks.13.project_bn.bnEval, %blocks.12.addVB {decomposition = @addVB_4} : (tensor<256x192x7x7xf32>, tensor<256x192x7x7xf32>) -> tensor<256x192x7x7xf32>
    %blocks.14.expand.convF = stablehlo.composite "shlo.convF" %blocks.13.addVB, %blocks.14.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_26} : (tensor<256x192x7x7xf32>, tensor<1152x192x1x1xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.14.expand.convF, %blocks.14.expand_bn.gamma, %blocks.14.expand_bn.beta, %blocks.14.expand_bn.running_mean, %blocks.14.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.swish = stablehlo.composite "shlo.swish" %blocks.14.expand_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.14.swish, %blocks.14.depthwise.weight {composite_attributes = {groups = 1152 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_27} : (tensor<256x1152x7x7xf32>, tensor<1152x1x5x5xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.14.depthwise.convF, %blocks.14.depthwise_bn.gamma, %blocks.14.depthwise_bn.beta, %blocks.14.depthwise_bn.running_mean, %blocks.14.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.swish_1 = stablehlo.composite "shlo.swish" %blocks.14.depthwise_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.14.swish_1, %blocks.14.se.reduce.weight, %blocks.14.se.reduce.bias, %blocks.14.se.expand.weight, %blocks.14.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_9} : (tensor<256x1152x7x7xf32>, tensor<1152x48xf32>, tensor<48xf32>, tensor<48x1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.14.project.convF = stablehlo.composite "shlo.convF" %blocks.14.se.seBlock, %blocks.14.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_28} : (tensor<256x1152x7x7xf32>, tensor<192x1152x1x1xf32>) -> tensor<256x192x7x7xf32>
    %blocks.14.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.14.project.convF, %blocks.14.project_bn.gamma, %blocks.14.project_bn.beta, %blocks.14.project_bn.running_mean, %blocks.14.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_15} : (tensor<256x192x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %blocks.14.addVB = stablehlo.composite "shlo.addVB" %blocks.14.project_bn.bnEval, %blocks.13.addVB {decomposition = @addVB_4} : (tensor<256x192x7x7xf32>, tensor<256x192x7x7xf32>) -> tensor<256x192x7x7xf32>
    %blocks.15.expand.convF = stablehlo.composite "shlo.convF" %blocks.14.addVB, %blocks.15.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_26} : (tensor<256x192x7x7xf32>, tensor<1152x192x1x1xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.expand_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.15.expand.convF, %blocks.15.expand_bn.gamma, %blocks.15.expand_bn.beta, %blocks.15.expand_bn.running_mean, %blocks.15.expand_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.swish = stablehlo.composite "shlo.swish" %blocks.15.expand_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.15.swish, %blocks.15.depthwise.weight {composite_attributes = {groups = 1152 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_29} : (tensor<256x1152x7x7xf32>, tensor<1152x1x3x3xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.depthwise_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.15.depthwise.convF, %blocks.15.depthwise_bn.gamma, %blocks.15.depthwise_bn.beta, %blocks.15.depthwise_bn.running_mean, %blocks.15.depthwise_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_16} : (tensor<256x1152x7x7xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.swish_1 = stablehlo.composite "shlo.swish" %blocks.15.depthwise_bn.bnEval {decomposition = @swish_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.se.seBlock = stablehlo.composite "shlo.seBlock" %blocks.15.swish_1, %blocks.15.se.reduce.weight, %blocks.15.se.reduce.bias, %blocks.15.se.expand.weight, %blocks.15.se.expand.bias {composite_attributes = {precision = bf16}, decomposition = @seBlock_9} : (tensor<256x1152x7x7xf32>, tensor<1152x48xf32>, tensor<48xf32>, tensor<48x1152xf32>, tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %blocks.15.project.convF = stablehlo.composite "shlo.convF" %blocks.15.se.seBlock, %blocks.15.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_30} : (tensor<256x1152x7x7xf32>, tensor<320x1152x1x1xf32>) -> tensor<256x320x7x7xf32>
    %blocks.15.project_bn.bnEval = stablehlo.composite "shlo.bnEval" %blocks.15.project.convF, %blocks.15.project_bn.gamma, %blocks.15.project_bn.beta, %blocks.15.project_bn.running_mean, %blocks.15.project_bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_17} : (tensor<256x320x7x7xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>) -> tensor<256x320x7x7xf32>
    %top.conv.convF = stablehlo.composite "shlo.convF" %blocks.15.project_bn.bnEval, %top.conv.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", precision = bf16, stride = array<i64: 1, 1>}, decomposition = @convF_31} : (tensor<256x320x7x7xf32>, tensor<1280x320x1x1xf32>) -> tensor<256x1280x7x7xf32>
    %top.bn.bnEval = stablehlo.composite "shlo.bnEval" %top.conv.convF, %top.bn.gamma, %top.bn.beta, %top.bn.running_mean, %top.bn.running_var {composite_attributes = {eps = 0.001 : f64}, decomposition = @bnEval_18} : (tensor<256x1280x7x7xf32>, tensor<1280xf32>, tensor<1280xf32>, tensor<1280xf32>, tensor<1280xf32>) -> tensor<256x1280x7x7xf32>
    %top.swish = stablehlo.composite "shlo.swish" %top.bn.bnEval {decomposition = @swish_11} : (tensor<256x1280x7x7xf32>) -> tensor<256x1280x7x7xf32>
    %gap = stablehlo.composite "shlo.gap" %top.swish {decomposition = @gap} : (tensor<256x1280x7x7xf32>) -> tensor<256x1280xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {composite_attributes = {precision = bf16}, decomposition = @dense} : (tensor<256x1280xf32>, tensor<1280x1000xf32>, tensor<1000xf32>) -> tensor<256x1000xf32>
    return %head.dense : tensor<256x1000xf32>
  }
  func.func private @convF(%x: tensor<256x3x224x224xf32>, %w: tensor<32x3x3x3xf32>) -> tensor<256x32x112x112xf32> {
    %convert = stablehlo.convert %x : (tensor<256x3x224x224xf32>) -> tensor<256x3x224x224xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<32x3x3x3xf32>) -> tensor<32x3x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x3x224x224xbf16>, tensor<32x3x3x3xbf16>) -> tensor<256x32x112x112xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x32x112x112xbf16>) -> tensor<256x32x112x112xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x32x112x112xf32>
    return %reduce_precision : tensor<256x32x112x112xf32>
  }
  func.func private @bnEval(%x: tensor<256x32x112x112xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>, %mean: tensor<32xf32>, %variance: tensor<32xf32>) -> tensor<256x32x112x112xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<32xf32>
    %add = stablehlo.add %variance, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x32x112x112xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x32x112x112xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x32x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<32xf32>) -> tensor<256x32x112x112xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x32x112x112xf32>
    return %add_1 : tensor<256x32x112x112xf32>
  }
  func.func private @swish(%x: tensor<256x32x112x112xf32>) -> tensor<256x32x112x112xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x32x112x112xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x32x112x112xf32>
    return %multiply : tensor<256x32x112x112xf32>
  }
  func.func private @convF_1(%x: tensor<256x32x112x112xf32>, %w: tensor<32x1x3x3xf32>) -> tensor<256x32x112x112xf32> {
    %convert = stablehlo.convert %x : (tensor<256x32x112x112xf32>) -> tensor<256x32x112x112xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<256x32x112x112xbf16>, tensor<32x1x3x3xbf16>) -> tensor<256x32x112x112xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x32x112x112xbf16>) -> tensor<256x32x112x112xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x32x112x112xf32>
    return %reduce_precision : tensor<256x32x112x112xf32>
  }
  func.func private @seBlock(%x: tensor<256x32x112x112xf32>, %w1: tensor<32x8xf32>, %b1: tensor<8xf32>, %w2: tensor<8x32xf32>, %b2: tensor<32xf32>) -> tensor<256x32x112x112xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_1} : (tensor<256x32x112x112xf32>) -> tensor<256x32xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_1} : (tensor<256x32xf32>, tensor<32x8xf32>, tensor<8xf32>) -> tensor<256x8xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_12} : (tensor<256x8xf32>) -> tensor<256x8xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_2} : (tensor<256x8xf32>, tensor<8x32xf32>, tensor<32xf32>) -> tensor<256x32xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate} : (tensor<256x32x112x112xf32>, tensor<256x32xf32>) -> tensor<256x32x112x112xf32>
    return %seGate : tensor<256x32x112x112xf32>
  }
  func.func private @convF_2(%x: tensor<256x32x112x112xf32>, %w: tensor<16x32x1x1xf32>) -> tensor<256x16x112x112xf32> {
    %convert = stablehlo.convert %x : (tensor<256x32x112x112xf32>) -> tensor<256x32x112x112xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x32x112x112xbf16>, tensor<16x32x1x1xbf16>) -> tensor<256x16x112x112xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x16x112x112xbf16>) -> tensor<256x16x112x112xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x16x112x112xf32>
    return %reduce_precision : tensor<256x16x112x112xf32>
  }
  func.func private @bnEval_1(%x: tensor<256x16x112x112xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>, %mean: tensor<16xf32>, %variance: tensor<16xf32>) -> tensor<256x16x112x112xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<16xf32>
    %add = stablehlo.add %variance, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<16xf32>) -> tensor<256x16x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x16x112x112xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<256x16x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x16x112x112xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<256x16x112x112xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x16x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<16xf32>) -> tensor<256x16x112x112xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x16x112x112xf32>
    return %add_1 : tensor<256x16x112x112xf32>
  }
  func.func private @convF_3(%x: tensor<256x16x112x112xf32>, %w: tensor<96x16x1x1xf32>) -> tensor<256x96x112x112xf32> {
    %convert = stablehlo.convert %x : (tensor<256x16x112x112xf32>) -> tensor<256x16x112x112xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<96x16x1x1xf32>) -> tensor<96x16x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x16x112x112xbf16>, tensor<96x16x1x1xbf16>) -> tensor<256x96x112x112xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x96x112x112xbf16>) -> tensor<256x96x112x112xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x96x112x112xf32>
    return %reduce_precision : tensor<256x96x112x112xf32>
  }
  func.func private @bnEval_2(%x: tensor<256x96x112x112xf32>, %gamma: tensor<96xf32>, %beta: tensor<96xf32>, %mean: tensor<96xf32>, %variance: tensor<96xf32>) -> tensor<256x96x112x112xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<96xf32>
    %add = stablehlo.add %variance, %constant : tensor<96xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<96xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<96xf32>) -> tensor<256x96x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x96x112x112xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<96xf32>) -> tensor<256x96x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x96x112x112xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<96xf32>) -> tensor<256x96x112x112xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x96x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<96xf32>) -> tensor<256x96x112x112xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x96x112x112xf32>
    return %add_1 : tensor<256x96x112x112xf32>
  }
  func.func private @swish_1(%x: tensor<256x96x112x112xf32>) -> tensor<256x96x112x112xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x96x112x112xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x96x112x112xf32>
    return %multiply : tensor<256x96x112x112xf32>
  }
  func.func private @convF_4(%x: tensor<256x96x112x112xf32>, %w: tensor<96x1x3x3xf32>) -> tensor<256x96x56x56xf32> {
    %convert = stablehlo.convert %x : (tensor<256x96x112x112xf32>) -> tensor<256x96x112x112xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<96x1x3x3xf32>) -> tensor<96x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 96 : i64} : (tensor<256x96x112x112xbf16>, tensor<96x1x3x3xbf16>) -> tensor<256x96x56x56xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x96x56x56xbf16>) -> tensor<256x96x56x56xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x96x56x56xf32>
    return %reduce_precision : tensor<256x96x56x56xf32>
  }
  func.func private @bnEval_3(%x: tensor<256x96x56x56xf32>, %gamma: tensor<96xf32>, %beta: tensor<96xf32>, %mean: tensor<96xf32>, %variance: tensor<96xf32>) -> tensor<256x96x56x56xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<96xf32>
    %add = stablehlo.add %variance, %constant : tensor<96xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<96xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x96x56x56xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x96x56x56xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x96x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<96xf32>) -> tensor<256x96x56x56xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x96x56x56xf32>
    return %add_1 : tensor<256x96x56x56xf32>
  }
  func.func private @swish_2(%x: tensor<256x96x56x56xf32>) -> tensor<256x96x56x56xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x96x56x56xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x96x56x56xf32>
    return %multiply : tensor<256x96x56x56xf32>
  }
  func.func private @seBlock_1(%x: tensor<256x96x56x56xf32>, %w1: tensor<96x4xf32>, %b1: tensor<4xf32>, %w2: tensor<4x96xf32>, %b2: tensor<96xf32>) -> tensor<256x96x56x56xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_2} : (tensor<256x96x56x56xf32>) -> tensor<256x96xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_3} : (tensor<256x96xf32>, tensor<96x4xf32>, tensor<4xf32>) -> tensor<256x4xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_13} : (tensor<256x4xf32>) -> tensor<256x4xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_4} : (tensor<256x4xf32>, tensor<4x96xf32>, tensor<96xf32>) -> tensor<256x96xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_1} : (tensor<256x96x56x56xf32>, tensor<256x96xf32>) -> tensor<256x96x56x56xf32>
    return %seGate : tensor<256x96x56x56xf32>
  }
  func.func private @convF_5(%x: tensor<256x96x56x56xf32>, %w: tensor<24x96x1x1xf32>) -> tensor<256x24x56x56xf32> {
    %convert = stablehlo.convert %x : (tensor<256x96x56x56xf32>) -> tensor<256x96x56x56xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x96x56x56xbf16>, tensor<24x96x1x1xbf16>) -> tensor<256x24x56x56xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x24x56x56xbf16>) -> tensor<256x24x56x56xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x24x56x56xf32>
    return %reduce_precision : tensor<256x24x56x56xf32>
  }
  func.func private @bnEval_4(%x: tensor<256x24x56x56xf32>, %gamma: tensor<24xf32>, %beta: tensor<24xf32>, %mean: tensor<24xf32>, %variance: tensor<24xf32>) -> tensor<256x24x56x56xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<24xf32>
    %add = stablehlo.add %variance, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x24x56x56xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x24x56x56xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x24x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<24xf32>) -> tensor<256x24x56x56xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x24x56x56xf32>
    return %add_1 : tensor<256x24x56x56xf32>
  }
  func.func private @convF_6(%x: tensor<256x24x56x56xf32>, %w: tensor<144x24x1x1xf32>) -> tensor<256x144x56x56xf32> {
    %convert = stablehlo.convert %x : (tensor<256x24x56x56xf32>) -> tensor<256x24x56x56xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<144x24x1x1xf32>) -> tensor<144x24x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x24x56x56xbf16>, tensor<144x24x1x1xbf16>) -> tensor<256x144x56x56xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x144x56x56xbf16>) -> tensor<256x144x56x56xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x144x56x56xf32>
    return %reduce_precision : tensor<256x144x56x56xf32>
  }
  func.func private @bnEval_5(%x: tensor<256x144x56x56xf32>, %gamma: tensor<144xf32>, %beta: tensor<144xf32>, %mean: tensor<144xf32>, %variance: tensor<144xf32>) -> tensor<256x144x56x56xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<144xf32>
    %add = stablehlo.add %variance, %constant : tensor<144xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<144xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x144x56x56xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x144x56x56xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x144x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<144xf32>) -> tensor<256x144x56x56xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x144x56x56xf32>
    return %add_1 : tensor<256x144x56x56xf32>
  }
  func.func private @swish_3(%x: tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x144x56x56xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x144x56x56xf32>
    return %multiply : tensor<256x144x56x56xf32>
  }
  func.func private @convF_7(%x: tensor<256x144x56x56xf32>, %w: tensor<144x1x3x3xf32>) -> tensor<256x144x56x56xf32> {
    %convert = stablehlo.convert %x : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<144x1x3x3xf32>) -> tensor<144x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 144 : i64} : (tensor<256x144x56x56xbf16>, tensor<144x1x3x3xbf16>) -> tensor<256x144x56x56xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x144x56x56xbf16>) -> tensor<256x144x56x56xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x144x56x56xf32>
    return %reduce_precision : tensor<256x144x56x56xf32>
  }
  func.func private @seBlock_2(%x: tensor<256x144x56x56xf32>, %w1: tensor<144x6xf32>, %b1: tensor<6xf32>, %w2: tensor<6x144xf32>, %b2: tensor<144xf32>) -> tensor<256x144x56x56xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_3} : (tensor<256x144x56x56xf32>) -> tensor<256x144xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_5} : (tensor<256x144xf32>, tensor<144x6xf32>, tensor<6xf32>) -> tensor<256x6xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_14} : (tensor<256x6xf32>) -> tensor<256x6xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_6} : (tensor<256x6xf32>, tensor<6x144xf32>, tensor<144xf32>) -> tensor<256x144xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_2} : (tensor<256x144x56x56xf32>, tensor<256x144xf32>) -> tensor<256x144x56x56xf32>
    return %seGate : tensor<256x144x56x56xf32>
  }
  func.func private @convF_8(%x: tensor<256x144x56x56xf32>, %w: tensor<24x144x1x1xf32>) -> tensor<256x24x56x56xf32> {
    %convert = stablehlo.convert %x : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<24x144x1x1xf32>) -> tensor<24x144x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x144x56x56xbf16>, tensor<24x144x1x1xbf16>) -> tensor<256x24x56x56xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x24x56x56xbf16>) -> tensor<256x24x56x56xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x24x56x56xf32>
    return %reduce_precision : tensor<256x24x56x56xf32>
  }
  func.func private @addVB(%x: tensor<256x24x56x56xf32>, %y: tensor<256x24x56x56xf32>) -> tensor<256x24x56x56xf32> {
    %add = stablehlo.add %x, %y : tensor<256x24x56x56xf32>
    return %add : tensor<256x24x56x56xf32>
  }
  func.func private @convF_9(%x: tensor<256x144x56x56xf32>, %w: tensor<144x1x5x5xf32>) -> tensor<256x144x28x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x144x56x56xf32>) -> tensor<256x144x56x56xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<144x1x5x5xf32>) -> tensor<144x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 144 : i64} : (tensor<256x144x56x56xbf16>, tensor<144x1x5x5xbf16>) -> tensor<256x144x28x28xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x144x28x28xbf16>) -> tensor<256x144x28x28xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x144x28x28xf32>
    return %reduce_precision : tensor<256x144x28x28xf32>
  }
  func.func private @bnEval_6(%x: tensor<256x144x28x28xf32>, %gamma: tensor<144xf32>, %beta: tensor<144xf32>, %mean: tensor<144xf32>, %variance: tensor<144xf32>) -> tensor<256x144x28x28xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<144xf32>
    %add = stablehlo.add %variance, %constant : tensor<144xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<144xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x144x28x28xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x144x28x28xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x144x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<144xf32>) -> tensor<256x144x28x28xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x144x28x28xf32>
    return %add_1 : tensor<256x144x28x28xf32>
  }
  func.func private @swish_4(%x: tensor<256x144x28x28xf32>) -> tensor<256x144x28x28xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x144x28x28xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x144x28x28xf32>
    return %multiply : tensor<256x144x28x28xf32>
  }
  func.func private @seBlock_3(%x: tensor<256x144x28x28xf32>, %w1: tensor<144x6xf32>, %b1: tensor<6xf32>, %w2: tensor<6x144xf32>, %b2: tensor<144xf32>) -> tensor<256x144x28x28xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_4} : (tensor<256x144x28x28xf32>) -> tensor<256x144xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_5} : (tensor<256x144xf32>, tensor<144x6xf32>, tensor<6xf32>) -> tensor<256x6xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_14} : (tensor<256x6xf32>) -> tensor<256x6xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_6} : (tensor<256x6xf32>, tensor<6x144xf32>, tensor<144xf32>) -> tensor<256x144xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_3} : (tensor<256x144x28x28xf32>, tensor<256x144xf32>) -> tensor<256x144x28x28xf32>
    return %seGate : tensor<256x144x28x28xf32>
  }
  func.func private @convF_10(%x: tensor<256x144x28x28xf32>, %w: tensor<40x144x1x1xf32>) -> tensor<256x40x28x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x144x28x28xf32>) -> tensor<256x144x28x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<40x144x1x1xf32>) -> tensor<40x144x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x144x28x28xbf16>, tensor<40x144x1x1xbf16>) -> tensor<256x40x28x28xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x40x28x28xbf16>) -> tensor<256x40x28x28xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x40x28x28xf32>
    return %reduce_precision : tensor<256x40x28x28xf32>
  }
  func.func private @bnEval_7(%x: tensor<256x40x28x28xf32>, %gamma: tensor<40xf32>, %beta: tensor<40xf32>, %mean: tensor<40xf32>, %variance: tensor<40xf32>) -> tensor<256x40x28x28xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<40xf32>
    %add = stablehlo.add %variance, %constant : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x40x28x28xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x40x28x28xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x40x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<40xf32>) -> tensor<256x40x28x28xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x40x28x28xf32>
    return %add_1 : tensor<256x40x28x28xf32>
  }
  func.func private @convF_11(%x: tensor<256x40x28x28xf32>, %w: tensor<240x40x1x1xf32>) -> tensor<256x240x28x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x40x28x28xf32>) -> tensor<256x40x28x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<240x40x1x1xf32>) -> tensor<240x40x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x40x28x28xbf16>, tensor<240x40x1x1xbf16>) -> tensor<256x240x28x28xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x240x28x28xbf16>) -> tensor<256x240x28x28xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x240x28x28xf32>
    return %reduce_precision : tensor<256x240x28x28xf32>
  }
  func.func private @bnEval_8(%x: tensor<256x240x28x28xf32>, %gamma: tensor<240xf32>, %beta: tensor<240xf32>, %mean: tensor<240xf32>, %variance: tensor<240xf32>) -> tensor<256x240x28x28xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<240xf32>
    %add = stablehlo.add %variance, %constant : tensor<240xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<240xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x240x28x28xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x240x28x28xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x240x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<240xf32>) -> tensor<256x240x28x28xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x240x28x28xf32>
    return %add_1 : tensor<256x240x28x28xf32>
  }
  func.func private @swish_5(%x: tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x240x28x28xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x240x28x28xf32>
    return %multiply : tensor<256x240x28x28xf32>
  }
  func.func private @convF_12(%x: tensor<256x240x28x28xf32>, %w: tensor<240x1x5x5xf32>) -> tensor<256x240x28x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<240x1x5x5xf32>) -> tensor<240x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 240 : i64} : (tensor<256x240x28x28xbf16>, tensor<240x1x5x5xbf16>) -> tensor<256x240x28x28xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x240x28x28xbf16>) -> tensor<256x240x28x28xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x240x28x28xf32>
    return %reduce_precision : tensor<256x240x28x28xf32>
  }
  func.func private @seBlock_4(%x: tensor<256x240x28x28xf32>, %w1: tensor<240x10xf32>, %b1: tensor<10xf32>, %w2: tensor<10x240xf32>, %b2: tensor<240xf32>) -> tensor<256x240x28x28xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_5} : (tensor<256x240x28x28xf32>) -> tensor<256x240xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_7} : (tensor<256x240xf32>, tensor<240x10xf32>, tensor<10xf32>) -> tensor<256x10xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_15} : (tensor<256x10xf32>) -> tensor<256x10xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_8} : (tensor<256x10xf32>, tensor<10x240xf32>, tensor<240xf32>) -> tensor<256x240xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_4} : (tensor<256x240x28x28xf32>, tensor<256x240xf32>) -> tensor<256x240x28x28xf32>
    return %seGate : tensor<256x240x28x28xf32>
  }
  func.func private @convF_13(%x: tensor<256x240x28x28xf32>, %w: tensor<40x240x1x1xf32>) -> tensor<256x40x28x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<40x240x1x1xf32>) -> tensor<40x240x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x240x28x28xbf16>, tensor<40x240x1x1xbf16>) -> tensor<256x40x28x28xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x40x28x28xbf16>) -> tensor<256x40x28x28xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x40x28x28xf32>
    return %reduce_precision : tensor<256x40x28x28xf32>
  }
  func.func private @addVB_1(%x: tensor<256x40x28x28xf32>, %y: tensor<256x40x28x28xf32>) -> tensor<256x40x28x28xf32> {
    %add = stablehlo.add %x, %y : tensor<256x40x28x28xf32>
    return %add : tensor<256x40x28x28xf32>
  }
  func.func private @convF_14(%x: tensor<256x240x28x28xf32>, %w: tensor<240x1x3x3xf32>) -> tensor<256x240x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x240x28x28xf32>) -> tensor<256x240x28x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<240x1x3x3xf32>) -> tensor<240x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 240 : i64} : (tensor<256x240x28x28xbf16>, tensor<240x1x3x3xbf16>) -> tensor<256x240x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x240x14x14xbf16>) -> tensor<256x240x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x240x14x14xf32>
    return %reduce_precision : tensor<256x240x14x14xf32>
  }
  func.func private @bnEval_9(%x: tensor<256x240x14x14xf32>, %gamma: tensor<240xf32>, %beta: tensor<240xf32>, %mean: tensor<240xf32>, %variance: tensor<240xf32>) -> tensor<256x240x14x14xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<240xf32>
    %add = stablehlo.add %variance, %constant : tensor<240xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<240xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x240x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x240x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x240x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<240xf32>) -> tensor<256x240x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x240x14x14xf32>
    return %add_1 : tensor<256x240x14x14xf32>
  }
  func.func private @swish_6(%x: tensor<256x240x14x14xf32>) -> tensor<256x240x14x14xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x240x14x14xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x240x14x14xf32>
    return %multiply : tensor<256x240x14x14xf32>
  }
  func.func private @seBlock_5(%x: tensor<256x240x14x14xf32>, %w1: tensor<240x10xf32>, %b1: tensor<10xf32>, %w2: tensor<10x240xf32>, %b2: tensor<240xf32>) -> tensor<256x240x14x14xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_6} : (tensor<256x240x14x14xf32>) -> tensor<256x240xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_7} : (tensor<256x240xf32>, tensor<240x10xf32>, tensor<10xf32>) -> tensor<256x10xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_15} : (tensor<256x10xf32>) -> tensor<256x10xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_8} : (tensor<256x10xf32>, tensor<10x240xf32>, tensor<240xf32>) -> tensor<256x240xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_5} : (tensor<256x240x14x14xf32>, tensor<256x240xf32>) -> tensor<256x240x14x14xf32>
    return %seGate : tensor<256x240x14x14xf32>
  }
  func.func private @convF_15(%x: tensor<256x240x14x14xf32>, %w: tensor<80x240x1x1xf32>) -> tensor<256x80x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x240x14x14xf32>) -> tensor<256x240x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<80x240x1x1xf32>) -> tensor<80x240x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x240x14x14xbf16>, tensor<80x240x1x1xbf16>) -> tensor<256x80x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x80x14x14xbf16>) -> tensor<256x80x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x80x14x14xf32>
    return %reduce_precision : tensor<256x80x14x14xf32>
  }
  func.func private @bnEval_10(%x: tensor<256x80x14x14xf32>, %gamma: tensor<80xf32>, %beta: tensor<80xf32>, %mean: tensor<80xf32>, %variance: tensor<80xf32>) -> tensor<256x80x14x14xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<80xf32>
    %add = stablehlo.add %variance, %constant : tensor<80xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x80x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x80x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x80x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<80xf32>) -> tensor<256x80x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x80x14x14xf32>
    return %add_1 : tensor<256x80x14x14xf32>
  }
  func.func private @convF_16(%x: tensor<256x80x14x14xf32>, %w: tensor<480x80x1x1xf32>) -> tensor<256x480x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x80x14x14xf32>) -> tensor<256x80x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<480x80x1x1xf32>) -> tensor<480x80x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x80x14x14xbf16>, tensor<480x80x1x1xbf16>) -> tensor<256x480x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x480x14x14xbf16>) -> tensor<256x480x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x480x14x14xf32>
    return %reduce_precision : tensor<256x480x14x14xf32>
  }
  func.func private @bnEval_11(%x: tensor<256x480x14x14xf32>, %gamma: tensor<480xf32>, %beta: tensor<480xf32>, %mean: tensor<480xf32>, %variance: tensor<480xf32>) -> tensor<256x480x14x14xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<480xf32>
    %add = stablehlo.add %variance, %constant : tensor<480xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<480xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x480x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x480x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x480x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<480xf32>) -> tensor<256x480x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x480x14x14xf32>
    return %add_1 : tensor<256x480x14x14xf32>
  }
  func.func private @swish_7(%x: tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x480x14x14xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x480x14x14xf32>
    return %multiply : tensor<256x480x14x14xf32>
  }
  func.func private @convF_17(%x: tensor<256x480x14x14xf32>, %w: tensor<480x1x3x3xf32>) -> tensor<256x480x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<480x1x3x3xf32>) -> tensor<480x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 480 : i64} : (tensor<256x480x14x14xbf16>, tensor<480x1x3x3xbf16>) -> tensor<256x480x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x480x14x14xbf16>) -> tensor<256x480x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x480x14x14xf32>
    return %reduce_precision : tensor<256x480x14x14xf32>
  }
  func.func private @seBlock_6(%x: tensor<256x480x14x14xf32>, %w1: tensor<480x20xf32>, %b1: tensor<20xf32>, %w2: tensor<20x480xf32>, %b2: tensor<480xf32>) -> tensor<256x480x14x14xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_7} : (tensor<256x480x14x14xf32>) -> tensor<256x480xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_9} : (tensor<256x480xf32>, tensor<480x20xf32>, tensor<20xf32>) -> tensor<256x20xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_16} : (tensor<256x20xf32>) -> tensor<256x20xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_10} : (tensor<256x20xf32>, tensor<20x480xf32>, tensor<480xf32>) -> tensor<256x480xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_6} : (tensor<256x480x14x14xf32>, tensor<256x480xf32>) -> tensor<256x480x14x14xf32>
    return %seGate : tensor<256x480x14x14xf32>
  }
  func.func private @convF_18(%x: tensor<256x480x14x14xf32>, %w: tensor<80x480x1x1xf32>) -> tensor<256x80x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<80x480x1x1xf32>) -> tensor<80x480x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x480x14x14xbf16>, tensor<80x480x1x1xbf16>) -> tensor<256x80x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x80x14x14xbf16>) -> tensor<256x80x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x80x14x14xf32>
    return %reduce_precision : tensor<256x80x14x14xf32>
  }
  func.func private @addVB_2(%x: tensor<256x80x14x14xf32>, %y: tensor<256x80x14x14xf32>) -> tensor<256x80x14x14xf32> {
    %add = stablehlo.add %x, %y : tensor<256x80x14x14xf32>
    return %add : tensor<256x80x14x14xf32>
  }
  func.func private @convF_19(%x: tensor<256x480x14x14xf32>, %w: tensor<480x1x5x5xf32>) -> tensor<256x480x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<480x1x5x5xf32>) -> tensor<480x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 480 : i64} : (tensor<256x480x14x14xbf16>, tensor<480x1x5x5xbf16>) -> tensor<256x480x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x480x14x14xbf16>) -> tensor<256x480x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x480x14x14xf32>
    return %reduce_precision : tensor<256x480x14x14xf32>
  }
  func.func private @convF_20(%x: tensor<256x480x14x14xf32>, %w: tensor<112x480x1x1xf32>) -> tensor<256x112x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x480x14x14xf32>) -> tensor<256x480x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<112x480x1x1xf32>) -> tensor<112x480x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x480x14x14xbf16>, tensor<112x480x1x1xbf16>) -> tensor<256x112x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x112x14x14xbf16>) -> tensor<256x112x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x112x14x14xf32>
    return %reduce_precision : tensor<256x112x14x14xf32>
  }
  func.func private @bnEval_12(%x: tensor<256x112x14x14xf32>, %gamma: tensor<112xf32>, %beta: tensor<112xf32>, %mean: tensor<112xf32>, %variance: tensor<112xf32>) -> tensor<256x112x14x14xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<112xf32>
    %add = stablehlo.add %variance, %constant : tensor<112xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<112xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x112x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x112x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x112x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<112xf32>) -> tensor<256x112x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x112x14x14xf32>
    return %add_1 : tensor<256x112x14x14xf32>
  }
  func.func private @convF_21(%x: tensor<256x112x14x14xf32>, %w: tensor<672x112x1x1xf32>) -> tensor<256x672x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x112x14x14xf32>) -> tensor<256x112x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<672x112x1x1xf32>) -> tensor<672x112x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x112x14x14xbf16>, tensor<672x112x1x1xbf16>) -> tensor<256x672x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x672x14x14xbf16>) -> tensor<256x672x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x672x14x14xf32>
    return %reduce_precision : tensor<256x672x14x14xf32>
  }
  func.func private @bnEval_13(%x: tensor<256x672x14x14xf32>, %gamma: tensor<672xf32>, %beta: tensor<672xf32>, %mean: tensor<672xf32>, %variance: tensor<672xf32>) -> tensor<256x672x14x14xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<672xf32>
    %add = stablehlo.add %variance, %constant : tensor<672xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<672xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x672x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x672x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x672x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<672xf32>) -> tensor<256x672x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x672x14x14xf32>
    return %add_1 : tensor<256x672x14x14xf32>
  }
  func.func private @swish_8(%x: tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x672x14x14xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x672x14x14xf32>
    return %multiply : tensor<256x672x14x14xf32>
  }
  func.func private @convF_22(%x: tensor<256x672x14x14xf32>, %w: tensor<672x1x5x5xf32>) -> tensor<256x672x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<672x1x5x5xf32>) -> tensor<672x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 672 : i64} : (tensor<256x672x14x14xbf16>, tensor<672x1x5x5xbf16>) -> tensor<256x672x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x672x14x14xbf16>) -> tensor<256x672x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x672x14x14xf32>
    return %reduce_precision : tensor<256x672x14x14xf32>
  }
  func.func private @seBlock_7(%x: tensor<256x672x14x14xf32>, %w1: tensor<672x28xf32>, %b1: tensor<28xf32>, %w2: tensor<28x672xf32>, %b2: tensor<672xf32>) -> tensor<256x672x14x14xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_8} : (tensor<256x672x14x14xf32>) -> tensor<256x672xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_11} : (tensor<256x672xf32>, tensor<672x28xf32>, tensor<28xf32>) -> tensor<256x28xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_17} : (tensor<256x28xf32>) -> tensor<256x28xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_12} : (tensor<256x28xf32>, tensor<28x672xf32>, tensor<672xf32>) -> tensor<256x672xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_7} : (tensor<256x672x14x14xf32>, tensor<256x672xf32>) -> tensor<256x672x14x14xf32>
    return %seGate : tensor<256x672x14x14xf32>
  }
  func.func private @convF_23(%x: tensor<256x672x14x14xf32>, %w: tensor<112x672x1x1xf32>) -> tensor<256x112x14x14xf32> {
    %convert = stablehlo.convert %x : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<112x672x1x1xf32>) -> tensor<112x672x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x672x14x14xbf16>, tensor<112x672x1x1xbf16>) -> tensor<256x112x14x14xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x112x14x14xbf16>) -> tensor<256x112x14x14xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x112x14x14xf32>
    return %reduce_precision : tensor<256x112x14x14xf32>
  }
  func.func private @addVB_3(%x: tensor<256x112x14x14xf32>, %y: tensor<256x112x14x14xf32>) -> tensor<256x112x14x14xf32> {
    %add = stablehlo.add %x, %y : tensor<256x112x14x14xf32>
    return %add : tensor<256x112x14x14xf32>
  }
  func.func private @convF_24(%x: tensor<256x672x14x14xf32>, %w: tensor<672x1x5x5xf32>) -> tensor<256x672x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x672x14x14xf32>) -> tensor<256x672x14x14xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<672x1x5x5xf32>) -> tensor<672x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 672 : i64} : (tensor<256x672x14x14xbf16>, tensor<672x1x5x5xbf16>) -> tensor<256x672x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x672x7x7xbf16>) -> tensor<256x672x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x672x7x7xf32>
    return %reduce_precision : tensor<256x672x7x7xf32>
  }
  func.func private @bnEval_14(%x: tensor<256x672x7x7xf32>, %gamma: tensor<672xf32>, %beta: tensor<672xf32>, %mean: tensor<672xf32>, %variance: tensor<672xf32>) -> tensor<256x672x7x7xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<672xf32>
    %add = stablehlo.add %variance, %constant : tensor<672xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<672xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x672x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x672x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x672x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<672xf32>) -> tensor<256x672x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x672x7x7xf32>
    return %add_1 : tensor<256x672x7x7xf32>
  }
  func.func private @swish_9(%x: tensor<256x672x7x7xf32>) -> tensor<256x672x7x7xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x672x7x7xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x672x7x7xf32>
    return %multiply : tensor<256x672x7x7xf32>
  }
  func.func private @seBlock_8(%x: tensor<256x672x7x7xf32>, %w1: tensor<672x28xf32>, %b1: tensor<28xf32>, %w2: tensor<28x672xf32>, %b2: tensor<672xf32>) -> tensor<256x672x7x7xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_9} : (tensor<256x672x7x7xf32>) -> tensor<256x672xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_11} : (tensor<256x672xf32>, tensor<672x28xf32>, tensor<28xf32>) -> tensor<256x28xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_17} : (tensor<256x28xf32>) -> tensor<256x28xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_12} : (tensor<256x28xf32>, tensor<28x672xf32>, tensor<672xf32>) -> tensor<256x672xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_8} : (tensor<256x672x7x7xf32>, tensor<256x672xf32>) -> tensor<256x672x7x7xf32>
    return %seGate : tensor<256x672x7x7xf32>
  }
  func.func private @convF_25(%x: tensor<256x672x7x7xf32>, %w: tensor<192x672x1x1xf32>) -> tensor<256x192x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x672x7x7xf32>) -> tensor<256x672x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<192x672x1x1xf32>) -> tensor<192x672x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x672x7x7xbf16>, tensor<192x672x1x1xbf16>) -> tensor<256x192x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x192x7x7xbf16>) -> tensor<256x192x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x192x7x7xf32>
    return %reduce_precision : tensor<256x192x7x7xf32>
  }
  func.func private @bnEval_15(%x: tensor<256x192x7x7xf32>, %gamma: tensor<192xf32>, %beta: tensor<192xf32>, %mean: tensor<192xf32>, %variance: tensor<192xf32>) -> tensor<256x192x7x7xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<192xf32>
    %add = stablehlo.add %variance, %constant : tensor<192xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<192xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x192x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x192x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x192x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<192xf32>) -> tensor<256x192x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x192x7x7xf32>
    return %add_1 : tensor<256x192x7x7xf32>
  }
  func.func private @convF_26(%x: tensor<256x192x7x7xf32>, %w: tensor<1152x192x1x1xf32>) -> tensor<256x1152x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x192x7x7xf32>) -> tensor<256x192x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1152x192x1x1xf32>) -> tensor<1152x192x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x192x7x7xbf16>, tensor<1152x192x1x1xbf16>) -> tensor<256x1152x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x1152x7x7xbf16>) -> tensor<256x1152x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x1152x7x7xf32>
    return %reduce_precision : tensor<256x1152x7x7xf32>
  }
  func.func private @bnEval_16(%x: tensor<256x1152x7x7xf32>, %gamma: tensor<1152xf32>, %beta: tensor<1152xf32>, %mean: tensor<1152xf32>, %variance: tensor<1152xf32>) -> tensor<256x1152x7x7xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<1152xf32>
    %add = stablehlo.add %variance, %constant : tensor<1152xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<1152xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x1152x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x1152x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x1152x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<1152xf32>) -> tensor<256x1152x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x1152x7x7xf32>
    return %add_1 : tensor<256x1152x7x7xf32>
  }
  func.func private @swish_10(%x: tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x1152x7x7xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x1152x7x7xf32>
    return %multiply : tensor<256x1152x7x7xf32>
  }
  func.func private @convF_27(%x: tensor<256x1152x7x7xf32>, %w: tensor<1152x1x5x5xf32>) -> tensor<256x1152x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1152x1x5x5xf32>) -> tensor<1152x1x5x5xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1152 : i64} : (tensor<256x1152x7x7xbf16>, tensor<1152x1x5x5xbf16>) -> tensor<256x1152x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x1152x7x7xbf16>) -> tensor<256x1152x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x1152x7x7xf32>
    return %reduce_precision : tensor<256x1152x7x7xf32>
  }
  func.func private @seBlock_9(%x: tensor<256x1152x7x7xf32>, %w1: tensor<1152x48xf32>, %b1: tensor<48xf32>, %w2: tensor<48x1152xf32>, %b2: tensor<1152xf32>) -> tensor<256x1152x7x7xf32> {
    %gap = stablehlo.composite "shlo.gap" %x {decomposition = @gap_10} : (tensor<256x1152x7x7xf32>) -> tensor<256x1152xf32>
    %dense = stablehlo.composite "shlo.dense" %gap, %w1, %b1 {composite_attributes = {precision = bf16}, decomposition = @dense_13} : (tensor<256x1152xf32>, tensor<1152x48xf32>, tensor<48xf32>) -> tensor<256x48xf32>
    %swish = stablehlo.composite "shlo.swish" %dense {decomposition = @swish_18} : (tensor<256x48xf32>) -> tensor<256x48xf32>
    %dense_1 = stablehlo.composite "shlo.dense" %swish, %w2, %b2 {composite_attributes = {precision = bf16}, decomposition = @dense_14} : (tensor<256x48xf32>, tensor<48x1152xf32>, tensor<1152xf32>) -> tensor<256x1152xf32>
    %seGate = stablehlo.composite "shlo.seGate" %x, %dense_1 {decomposition = @seGate_9} : (tensor<256x1152x7x7xf32>, tensor<256x1152xf32>) -> tensor<256x1152x7x7xf32>
    return %seGate : tensor<256x1152x7x7xf32>
  }
  func.func private @convF_28(%x: tensor<256x1152x7x7xf32>, %w: tensor<192x1152x1x1xf32>) -> tensor<256x192x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<192x1152x1x1xf32>) -> tensor<192x1152x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x1152x7x7xbf16>, tensor<192x1152x1x1xbf16>) -> tensor<256x192x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x192x7x7xbf16>) -> tensor<256x192x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x192x7x7xf32>
    return %reduce_precision : tensor<256x192x7x7xf32>
  }
  func.func private @addVB_4(%x: tensor<256x192x7x7xf32>, %y: tensor<256x192x7x7xf32>) -> tensor<256x192x7x7xf32> {
    %add = stablehlo.add %x, %y : tensor<256x192x7x7xf32>
    return %add : tensor<256x192x7x7xf32>
  }
  func.func private @convF_29(%x: tensor<256x1152x7x7xf32>, %w: tensor<1152x1x3x3xf32>) -> tensor<256x1152x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1152x1x3x3xf32>) -> tensor<1152x1x3x3xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1152 : i64} : (tensor<256x1152x7x7xbf16>, tensor<1152x1x3x3xbf16>) -> tensor<256x1152x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x1152x7x7xbf16>) -> tensor<256x1152x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x1152x7x7xf32>
    return %reduce_precision : tensor<256x1152x7x7xf32>
  }
  func.func private @convF_30(%x: tensor<256x1152x7x7xf32>, %w: tensor<320x1152x1x1xf32>) -> tensor<256x320x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1152x7x7xf32>) -> tensor<256x1152x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<320x1152x1x1xf32>) -> tensor<320x1152x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x1152x7x7xbf16>, tensor<320x1152x1x1xbf16>) -> tensor<256x320x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x320x7x7xbf16>) -> tensor<256x320x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x320x7x7xf32>
    return %reduce_precision : tensor<256x320x7x7xf32>
  }
  func.func private @bnEval_17(%x: tensor<256x320x7x7xf32>, %gamma: tensor<320xf32>, %beta: tensor<320xf32>, %mean: tensor<320xf32>, %variance: tensor<320xf32>) -> tensor<256x320x7x7xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<320xf32>
    %add = stablehlo.add %variance, %constant : tensor<320xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<320xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<320xf32>) -> tensor<256x320x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x320x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<320xf32>) -> tensor<256x320x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x320x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<320xf32>) -> tensor<256x320x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x320x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<320xf32>) -> tensor<256x320x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x320x7x7xf32>
    return %add_1 : tensor<256x320x7x7xf32>
  }
  func.func private @convF_31(%x: tensor<256x320x7x7xf32>, %w: tensor<1280x320x1x1xf32>) -> tensor<256x1280x7x7xf32> {
    %convert = stablehlo.convert %x : (tensor<256x320x7x7xf32>) -> tensor<256x320x7x7xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1280x320x1x1xf32>) -> tensor<1280x320x1x1xbf16>
    %convolution = stablehlo.convolution(%convert, %convert_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x320x7x7xbf16>, tensor<1280x320x1x1xbf16>) -> tensor<256x1280x7x7xbf16>
    %convert_2 = stablehlo.convert %convolution : (tensor<256x1280x7x7xbf16>) -> tensor<256x1280x7x7xf32>
    %reduce_precision = stablehlo.reduce_precision %convert_2, format = e8m7 : tensor<256x1280x7x7xf32>
    return %reduce_precision : tensor<256x1280x7x7xf32>
  }
  func.func private @bnEval_18(%x: tensor<256x1280x7x7xf32>, %gamma: tensor<1280xf32>, %beta: tensor<1280xf32>, %mean: tensor<1280xf32>, %variance: tensor<1280xf32>) -> tensor<256x1280x7x7xf32> {
    %constant = stablehlo.constant dense<0.001> : tensor<1280xf32>
    %add = stablehlo.add %variance, %constant : tensor<1280xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<1280xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<1280xf32>) -> tensor<256x1280x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x1280x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<1280xf32>) -> tensor<256x1280x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x1280x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<1280xf32>) -> tensor<256x1280x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x1280x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<1280xf32>) -> tensor<256x1280x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x1280x7x7xf32>
    return %add_1 : tensor<256x1280x7x7xf32>
  }
  func.func private @swish_11(%x: tensor<256x1280x7x7xf32>) -> tensor<256x1280x7x7xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x1280x7x7xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x1280x7x7xf32>
    return %multiply : tensor<256x1280x7x7xf32>
  }
  func.func private @gap(%x: tensor<256x1280x7x7xf32>) -> tensor<256x1280xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x1280x7x7xf32>, tensor<f32>) -> tensor<256x1280xf32>
    %constant_1 = stablehlo.constant dense<49.0> : tensor<256x1280xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x1280xf32>
    return %divide : tensor<256x1280xf32>
  }
  func.func private @dense(%x: tensor<256x1280xf32>, %w: tensor<1280x1000xf32>, %b: tensor<1000xf32>) -> tensor<256x1000xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1280xf32>) -> tensor<256x1280xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1280x1000xf32>) -> tensor<1280x1000xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x1280xbf16>, tensor<1280x1000xbf16>) -> tensor<256x1000xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1000xf32>) -> tensor<256x1000xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x1000xf32>
    return %add : tensor<256x1000xf32>
  }
  func.func private @gap_1(%x: tensor<256x32x112x112xf32>) -> tensor<256x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x32x112x112xf32>, tensor<f32>) -> tensor<256x32xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<256x32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x32xf32>
    return %divide : tensor<256x32xf32>
  }
  func.func private @dense_1(%x: tensor<256x32xf32>, %w: tensor<32x8xf32>, %b: tensor<8xf32>) -> tensor<256x8xf32> {
    %convert = stablehlo.convert %x : (tensor<256x32xf32>) -> tensor<256x32xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<32x8xf32>) -> tensor<32x8xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x32xbf16>, tensor<32x8xbf16>) -> tensor<256x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<256x8xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x8xf32>
    return %add : tensor<256x8xf32>
  }
  func.func private @swish_12(%x: tensor<256x8xf32>) -> tensor<256x8xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x8xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x8xf32>
    return %multiply : tensor<256x8xf32>
  }
  func.func private @dense_2(%x: tensor<256x8xf32>, %w: tensor<8x32xf32>, %b: tensor<32xf32>) -> tensor<256x32xf32> {
    %convert = stablehlo.convert %x : (tensor<256x8xf32>) -> tensor<256x8xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<8x32xf32>) -> tensor<8x32xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x8xbf16>, tensor<8x32xbf16>) -> tensor<256x32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<256x32xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x32xf32>
    return %add : tensor<256x32xf32>
  }
  func.func private @seGate(%x: tensor<256x32x112x112xf32>, %e: tensor<256x32xf32>) -> tensor<256x32x112x112xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x32xf32>) -> tensor<256x32x112x112xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x32x112x112xf32>
    return %multiply : tensor<256x32x112x112xf32>
  }
  func.func private @gap_2(%x: tensor<256x96x56x56xf32>) -> tensor<256x96xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x96x56x56xf32>, tensor<f32>) -> tensor<256x96xf32>
    %constant_1 = stablehlo.constant dense<3136.0> : tensor<256x96xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x96xf32>
    return %divide : tensor<256x96xf32>
  }
  func.func private @dense_3(%x: tensor<256x96xf32>, %w: tensor<96x4xf32>, %b: tensor<4xf32>) -> tensor<256x4xf32> {
    %convert = stablehlo.convert %x : (tensor<256x96xf32>) -> tensor<256x96xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<96x4xf32>) -> tensor<96x4xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x96xbf16>, tensor<96x4xbf16>) -> tensor<256x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<256x4xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x4xf32>
    return %add : tensor<256x4xf32>
  }
  func.func private @swish_13(%x: tensor<256x4xf32>) -> tensor<256x4xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x4xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x4xf32>
    return %multiply : tensor<256x4xf32>
  }
  func.func private @dense_4(%x: tensor<256x4xf32>, %w: tensor<4x96xf32>, %b: tensor<96xf32>) -> tensor<256x96xf32> {
    %convert = stablehlo.convert %x : (tensor<256x4xf32>) -> tensor<256x4xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<4x96xf32>) -> tensor<4x96xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x4xbf16>, tensor<4x96xbf16>) -> tensor<256x96xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<96xf32>) -> tensor<256x96xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x96xf32>
    return %add : tensor<256x96xf32>
  }
  func.func private @seGate_1(%x: tensor<256x96x56x56xf32>, %e: tensor<256x96xf32>) -> tensor<256x96x56x56xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x96xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x96xf32>) -> tensor<256x96x56x56xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x96x56x56xf32>
    return %multiply : tensor<256x96x56x56xf32>
  }
  func.func private @gap_3(%x: tensor<256x144x56x56xf32>) -> tensor<256x144xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x144x56x56xf32>, tensor<f32>) -> tensor<256x144xf32>
    %constant_1 = stablehlo.constant dense<3136.0> : tensor<256x144xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x144xf32>
    return %divide : tensor<256x144xf32>
  }
  func.func private @dense_5(%x: tensor<256x144xf32>, %w: tensor<144x6xf32>, %b: tensor<6xf32>) -> tensor<256x6xf32> {
    %convert = stablehlo.convert %x : (tensor<256x144xf32>) -> tensor<256x144xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<144x6xf32>) -> tensor<144x6xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x144xbf16>, tensor<144x6xbf16>) -> tensor<256x6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<6xf32>) -> tensor<256x6xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x6xf32>
    return %add : tensor<256x6xf32>
  }
  func.func private @swish_14(%x: tensor<256x6xf32>) -> tensor<256x6xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x6xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x6xf32>
    return %multiply : tensor<256x6xf32>
  }
  func.func private @dense_6(%x: tensor<256x6xf32>, %w: tensor<6x144xf32>, %b: tensor<144xf32>) -> tensor<256x144xf32> {
    %convert = stablehlo.convert %x : (tensor<256x6xf32>) -> tensor<256x6xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<6x144xf32>) -> tensor<6x144xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x6xbf16>, tensor<6x144xbf16>) -> tensor<256x144xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<144xf32>) -> tensor<256x144xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x144xf32>
    return %add : tensor<256x144xf32>
  }
  func.func private @seGate_2(%x: tensor<256x144x56x56xf32>, %e: tensor<256x144xf32>) -> tensor<256x144x56x56xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x144xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x144xf32>) -> tensor<256x144x56x56xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x144x56x56xf32>
    return %multiply : tensor<256x144x56x56xf32>
  }
  func.func private @gap_4(%x: tensor<256x144x28x28xf32>) -> tensor<256x144xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x144x28x28xf32>, tensor<f32>) -> tensor<256x144xf32>
    %constant_1 = stablehlo.constant dense<784.0> : tensor<256x144xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x144xf32>
    return %divide : tensor<256x144xf32>
  }
  func.func private @seGate_3(%x: tensor<256x144x28x28xf32>, %e: tensor<256x144xf32>) -> tensor<256x144x28x28xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x144xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x144xf32>) -> tensor<256x144x28x28xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x144x28x28xf32>
    return %multiply : tensor<256x144x28x28xf32>
  }
  func.func private @gap_5(%x: tensor<256x240x28x28xf32>) -> tensor<256x240xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x240x28x28xf32>, tensor<f32>) -> tensor<256x240xf32>
    %constant_1 = stablehlo.constant dense<784.0> : tensor<256x240xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x240xf32>
    return %divide : tensor<256x240xf32>
  }
  func.func private @dense_7(%x: tensor<256x240xf32>, %w: tensor<240x10xf32>, %b: tensor<10xf32>) -> tensor<256x10xf32> {
    %convert = stablehlo.convert %x : (tensor<256x240xf32>) -> tensor<256x240xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<240x10xf32>) -> tensor<240x10xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x240xbf16>, tensor<240x10xbf16>) -> tensor<256x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<256x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x10xf32>
    return %add : tensor<256x10xf32>
  }
  func.func private @swish_15(%x: tensor<256x10xf32>) -> tensor<256x10xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x10xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x10xf32>
    return %multiply : tensor<256x10xf32>
  }
  func.func private @dense_8(%x: tensor<256x10xf32>, %w: tensor<10x240xf32>, %b: tensor<240xf32>) -> tensor<256x240xf32> {
    %convert = stablehlo.convert %x : (tensor<256x10xf32>) -> tensor<256x10xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<10x240xf32>) -> tensor<10x240xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x10xbf16>, tensor<10x240xbf16>) -> tensor<256x240xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<240xf32>) -> tensor<256x240xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x240xf32>
    return %add : tensor<256x240xf32>
  }
  func.func private @seGate_4(%x: tensor<256x240x28x28xf32>, %e: tensor<256x240xf32>) -> tensor<256x240x28x28xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x240xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x240xf32>) -> tensor<256x240x28x28xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x240x28x28xf32>
    return %multiply : tensor<256x240x28x28xf32>
  }
  func.func private @gap_6(%x: tensor<256x240x14x14xf32>) -> tensor<256x240xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x240x14x14xf32>, tensor<f32>) -> tensor<256x240xf32>
    %constant_1 = stablehlo.constant dense<196.0> : tensor<256x240xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x240xf32>
    return %divide : tensor<256x240xf32>
  }
  func.func private @seGate_5(%x: tensor<256x240x14x14xf32>, %e: tensor<256x240xf32>) -> tensor<256x240x14x14xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x240xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x240xf32>) -> tensor<256x240x14x14xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x240x14x14xf32>
    return %multiply : tensor<256x240x14x14xf32>
  }
  func.func private @gap_7(%x: tensor<256x480x14x14xf32>) -> tensor<256x480xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x480x14x14xf32>, tensor<f32>) -> tensor<256x480xf32>
    %constant_1 = stablehlo.constant dense<196.0> : tensor<256x480xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x480xf32>
    return %divide : tensor<256x480xf32>
  }
  func.func private @dense_9(%x: tensor<256x480xf32>, %w: tensor<480x20xf32>, %b: tensor<20xf32>) -> tensor<256x20xf32> {
    %convert = stablehlo.convert %x : (tensor<256x480xf32>) -> tensor<256x480xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<480x20xf32>) -> tensor<480x20xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x480xbf16>, tensor<480x20xbf16>) -> tensor<256x20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<20xf32>) -> tensor<256x20xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x20xf32>
    return %add : tensor<256x20xf32>
  }
  func.func private @swish_16(%x: tensor<256x20xf32>) -> tensor<256x20xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x20xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x20xf32>
    return %multiply : tensor<256x20xf32>
  }
  func.func private @dense_10(%x: tensor<256x20xf32>, %w: tensor<20x480xf32>, %b: tensor<480xf32>) -> tensor<256x480xf32> {
    %convert = stablehlo.convert %x : (tensor<256x20xf32>) -> tensor<256x20xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<20x480xf32>) -> tensor<20x480xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x20xbf16>, tensor<20x480xbf16>) -> tensor<256x480xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<480xf32>) -> tensor<256x480xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x480xf32>
    return %add : tensor<256x480xf32>
  }
  func.func private @seGate_6(%x: tensor<256x480x14x14xf32>, %e: tensor<256x480xf32>) -> tensor<256x480x14x14xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x480xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x480xf32>) -> tensor<256x480x14x14xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x480x14x14xf32>
    return %multiply : tensor<256x480x14x14xf32>
  }
  func.func private @gap_8(%x: tensor<256x672x14x14xf32>) -> tensor<256x672xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x672x14x14xf32>, tensor<f32>) -> tensor<256x672xf32>
    %constant_1 = stablehlo.constant dense<196.0> : tensor<256x672xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x672xf32>
    return %divide : tensor<256x672xf32>
  }
  func.func private @dense_11(%x: tensor<256x672xf32>, %w: tensor<672x28xf32>, %b: tensor<28xf32>) -> tensor<256x28xf32> {
    %convert = stablehlo.convert %x : (tensor<256x672xf32>) -> tensor<256x672xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<672x28xf32>) -> tensor<672x28xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x672xbf16>, tensor<672x28xbf16>) -> tensor<256x28xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<28xf32>) -> tensor<256x28xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x28xf32>
    return %add : tensor<256x28xf32>
  }
  func.func private @swish_17(%x: tensor<256x28xf32>) -> tensor<256x28xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x28xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x28xf32>
    return %multiply : tensor<256x28xf32>
  }
  func.func private @dense_12(%x: tensor<256x28xf32>, %w: tensor<28x672xf32>, %b: tensor<672xf32>) -> tensor<256x672xf32> {
    %convert = stablehlo.convert %x : (tensor<256x28xf32>) -> tensor<256x28xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<28x672xf32>) -> tensor<28x672xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x28xbf16>, tensor<28x672xbf16>) -> tensor<256x672xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<672xf32>) -> tensor<256x672xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x672xf32>
    return %add : tensor<256x672xf32>
  }
  func.func private @seGate_7(%x: tensor<256x672x14x14xf32>, %e: tensor<256x672xf32>) -> tensor<256x672x14x14xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x672xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x672xf32>) -> tensor<256x672x14x14xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x672x14x14xf32>
    return %multiply : tensor<256x672x14x14xf32>
  }
  func.func private @gap_9(%x: tensor<256x672x7x7xf32>) -> tensor<256x672xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x672x7x7xf32>, tensor<f32>) -> tensor<256x672xf32>
    %constant_1 = stablehlo.constant dense<49.0> : tensor<256x672xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x672xf32>
    return %divide : tensor<256x672xf32>
  }
  func.func private @seGate_8(%x: tensor<256x672x7x7xf32>, %e: tensor<256x672xf32>) -> tensor<256x672x7x7xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x672xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x672xf32>) -> tensor<256x672x7x7xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x672x7x7xf32>
    return %multiply : tensor<256x672x7x7xf32>
  }
  func.func private @gap_10(%x: tensor<256x1152x7x7xf32>) -> tensor<256x1152xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x1152x7x7xf32>, tensor<f32>) -> tensor<256x1152xf32>
    %constant_1 = stablehlo.constant dense<49.0> : tensor<256x1152xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x1152xf32>
    return %divide : tensor<256x1152xf32>
  }
  func.func private @dense_13(%x: tensor<256x1152xf32>, %w: tensor<1152x48xf32>, %b: tensor<48xf32>) -> tensor<256x48xf32> {
    %convert = stablehlo.convert %x : (tensor<256x1152xf32>) -> tensor<256x1152xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<1152x48xf32>) -> tensor<1152x48xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x1152xbf16>, tensor<1152x48xbf16>) -> tensor<256x48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<48xf32>) -> tensor<256x48xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x48xf32>
    return %add : tensor<256x48xf32>
  }
  func.func private @swish_18(%x: tensor<256x48xf32>) -> tensor<256x48xf32> {
    %logistic = stablehlo.logistic %x : tensor<256x48xf32>
    %multiply = stablehlo.multiply %x, %logistic : tensor<256x48xf32>
    return %multiply : tensor<256x48xf32>
  }
  func.func private @dense_14(%x: tensor<256x48xf32>, %w: tensor<48x1152xf32>, %b: tensor<1152xf32>) -> tensor<256x1152xf32> {
    %convert = stablehlo.convert %x : (tensor<256x48xf32>) -> tensor<256x48xbf16>
    %convert_1 = stablehlo.convert %w : (tensor<48x1152xf32>) -> tensor<48x1152xbf16>
    %dot_general = stablehlo.dot_general %convert, %convert_1, contracting_dims = [1] x [0] : (tensor<256x48xbf16>, tensor<48x1152xbf16>) -> tensor<256x1152xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1152xf32>) -> tensor<256x1152xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x1152xf32>
    return %add : tensor<256x1152xf32>
  }
  func.func private @seGate_9(%x: tensor<256x1152x7x7xf32>, %e: tensor<256x1152xf32>) -> tensor<256x1152x7x7xf32> {
    %logistic = stablehlo.logistic %e : tensor<256x1152xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %logistic, dims = [0, 1] : (tensor<256x1152xf32>) -> tensor<256x1152x7x7xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<256x1152x7x7xf32>
    return %multiply : tensor<256x1152x7x7xf32>
  }
}
