module @resnet34_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<256x3x224x224xf32>, %stem.conv.weight: tensor<64x3x7x7xf32>, %stem.bn.gamma: tensor<64xf32>, %stem.bn.beta: tensor<64xf32>, %layer1.0.conv1.weight: tensor<64x64x3x3xf32>, %layer1.0.bn1.gamma: tensor<64xf32>, %layer1.0.bn1.beta: tensor<64xf32>, %layer1.0.conv2.weight: tensor<64x64x3x3xf32>, %layer1.0.bn2.gamma: tensor<64xf32>, %layer1.0.bn2.beta: tensor<64xf32>, %layer1.1.conv1.weight: tensor<64x64x3x3xf32>, %layer1.1.bn1.gamma: tensor<64xf32>, %layer1.1.bn1.beta: tensor<64xf32>, %layer1.1.conv2.weight: tensor<64x64x3x3xf32>, %layer1.1.bn2.gamma: tensor<64xf32>, %layer1.1.bn2.beta: tensor<64xf32>, %layer1.2.conv1.weight: tensor<64x64x3x3xf32>, %layer1.2.bn1.gamma: tensor<64xf32>, %layer1.2.bn1.beta: tensor<64xf32>, %layer1.2.conv2.weight: tensor<64x64x3x3xf32>, %layer1.2.bn2.gamma: tensor<64xf32>, %layer1.2.bn2.beta: tensor<64xf32>, %layer2.0.conv1.weight: tensor<128x64x3x3xf32>, %layer2.0.bn1.gamma: tensor<128xf32>, %layer2.0.bn1.beta: tensor<128xf32>, %layer2.0.conv2.weight: tensor<128x128x3x3xf32>, %layer2.0.bn2.gamma: tensor<128xf32>, %layer2.0.bn2.beta: tensor<128xf32>, %layer2.0.down.weight: tensor<128x64x1x1xf32>, %layer2.0.down_bn.gamma: tensor<128xf32>, %layer2.0.down_bn.beta: tensor<128xf32>, %layer2.1.conv1.weight: tensor<128x128x3x3xf32>, %layer2.1.bn1.gamma: tensor<128xf32>, %layer2.1.bn1.beta: tensor<128xf32>, %layer2.1.conv2.weight: tensor<128x128x3x3xf32>, %layer2.1.bn2.gamma: tensor<128xf32>, %layer2.1.bn2.beta: tensor<128xf32>, %layer2.2.conv1.weight: tensor<128x128x3x3xf32>, %layer2.2.bn1.gamma: tensor<128xf32>, %layer2.2.bn1.beta: tensor<128xf32>, %layer2.2.conv2.weight: tensor<128x128x3x3xf32>, %layer2.2.bn2.gamma: tensor<128xf32>, %layer2.2.bn2.beta: tensor<128xf32>, %layer2.3.conv1.weight: tensor<128x128x3x3xf32>, %layer2.3.bn1.gamma: tensor<128xf32>, %layer2.3.bn1.beta: tensor<128xf32>, %layer2.3.conv2.weight: tensor<128x128x3x3xf32>, %layer2.3.bn2.gamma: tensor<128xf32>, %layer2.3.bn2.beta: tensor<128xf32>, %layer3.0.conv1.weight: tensor<256x128x3x3xf32>, %layer3.0.bn1.gamma: tensor<256xf32>, %layer3.0.bn1.beta: tensor<256xf32>, %layer3.0.conv2.weight: tensor<256x256x3x3xf32>, %layer3.0.bn2.gamma: tensor<256xf32>, %layer3.0.bn2.beta: tensor<256xf32>, %layer3.0.down.weight: tensor<256x128x1x1xf32>, %layer3.0.down_bn.gamma: tensor<256xf32>, %layer3.0.down_bn.beta: tensor<256xf32>, %layer3.1.conv1.weight: tensor<256x256x3x3xf32>, %layer3.1.bn1.gamma: tensor<256xf32>, %layer3.1.bn1.beta: tensor<256xf32>, %layer3.1.conv2.weight: tensor<256x256x3x3xf32>, %layer3.1.bn2.gamma: tensor<256xf32>, %layer3.1.bn2.beta: tensor<256xf32>, %layer3.2.conv1.weight: tensor<256x256x3x3xf32>, %layer3.2.bn1.gamma: tensor<256xf32>, %layer3.2.bn1.beta: tensor<256xf32>, %layer3.2.conv2.weight: tensor<256x256x3x3xf32>, %layer3.2.bn2.gamma: tensor<256xf32>, %layer3.2.bn2.beta: tensor<256xf32>, %layer3.3.conv1.weight: tensor<256x256x3x3xf32>, %layer3.3.bn1.gamma: tensor<256xf32>, %layer3.3.bn1.beta: tensor<256xf32>, %layer3.3.conv2.weight: tensor<256x256x3x3xf32>, %layer3.3.bn2.gamma: tensor<256xf32>, %layer3.3.bn2.beta: tensor<256xf32>, %layer3.4.conv1.weight: tensor<256x256x3x3xf32>, %layer3.4.bn1.gamma: tensor<256xf32>, %layer3.4.bn1.beta: tensor<256xf32>, %layer3.4.conv2.weight: tensor<256x256x3x3xf32>, %layer3.4.bn2.gamma: tensor<256xf32>, %layer3.4.bn2.beta: tensor<256xf32>, %layer3.5.conv1.weight: tensor<256x256x3x3xf32>, %layer3.5.bn1.gamma: tensor<256xf32>, %layer3.5.bn1.beta: tensor<256xf32>, %layer3.5.conv2.weight: tensor<256x256x3x3xf32>, %layer3.5.bn2.gamma: tensor<256xf32>, %layer3.5.bn2.beta: tensor<256xf32>, %layer4.0.conv1.weight: tensor<512x256x3x3xf32>, %layer4.0.bn1.gamma: tensor<512xf32>, %layer4.0.bn1.beta: tensor<512xf32>, %layer4.0.conv2.weight: tensor<512x512x3x3xf32>, %layer4.0.bn2.gamma: tensor<512xf32>, %layer4.0.bn2.beta: tensor<512xf32>, %layer4.0.down.weight: tensor<512x256x1x1xf32>, %layer4.0.down_bn.gamma: tensor<512xf32>, %layer4.0.down_bn.beta: tensor<512xf32>, %layer4.1.conv1.weight: tensor<512x512x3x3xf32>, %layer4.1.bn1.gamma: tensor<512xf32>, %layer4.1.bn1.beta: tensor<512xf32>, %layer4.1.conv2.weight: tensor<512x512x3x3xf32>, %layer4.1.bn2.gamma: tensor<512xf32>, %layer4.1.bn2.beta: tensor<512xf32>, %layer4.2.conv1.weight: tensor<512x512x3x3xf32>, %layer4.2.bn1.gamma: tensor<512xf32>, %layer4.2.bn1.beta: tensor<512xf32>, %layer4.2.conv2.weight: tensor<512x512x3x3xf32>, %layer4.2.bn2.gamma: tensor<512xf32>, %layer4.2.bn2.beta: tensor<512xf32>, %head.weight: tensor<512x1000xf32>, %head.bias: tensor<1000xf32>, %stem.bn.running_mean: tensor<64xf32>, %stem.bn.running_var: tensor<64xf32>, %layer1.0.bn1.running_mean: tensor<64xf32>, %layer1.0.bn1.running_var: tensor<64xf32>, %layer1.0.bn2.running_mean: tensor<64xf32>, %layer1.0.bn2.running_var: tensor<64xf32>, %layer1.1.bn1.running_mean: tensor<64xf32>, %layer1.1.bn1.running_var: tensor<64xf32>, %layer1.1.bn2.running_mean: tensor<64xf32>, %layer1.1.bn2.running_var: tensor<64xf32>, %layer1.2.bn1.running_mean: tensor<64xf32>, %layer1.2.bn1.running_var: tensor<64xf32>, %layer1.2.bn2.running_mean: tensor<64xf32>, %layer1.2.bn2.running_var: tensor<64xf32>, %layer2.0.bn1.running_mean: tensor<128xf32>, %layer2.0.bn1.running_var: tensor<128xf32>, %layer2.0.bn2.running_mean: tensor<128xf32>, %layer2.0.bn2.running_var: tensor<128xf32>, %layer2.0.down_bn.running_mean: tensor<128xf32>, %layer2.0.down_bn.running_var: tensor<128xf32>, %layer2.1.bn1.running_mean: tensor<128xf32>, %layer2.1.bn1.running_var: tensor<128xf32>, %layer2.1.bn2.running_mean: tensor<128xf32>, %layer2.1.bn2.running_var: tensor<128xf32>, %layer2.2.bn1.running_mean: tensor<128xf32>, %layer2.2.bn1.running_var: tensor<128xf32>, %layer2.2.bn2.running_mean: tensor<128xf32>, %layer2.2.bn2.running_var: tensor<128xf32>, %layer2.3.bn1.running_mean: tensor<128xf32>, %layer2.3.bn1.running_var: tensor<128xf32>, %layer2.3.bn2.running_mean: tensor<128xf32>, %layer2.3.bn2.running_var: tensor<128xf32>, %layer3.0.bn1.running_mean: tensor<256xf32>, %layer3.0.bn1.running_var: tensor<256xf32>, %layer3.0.bn2.running_mean: tensor<256xf32>, %layer3.0.bn2.running_var: tensor<256xf32>, %layer3.0.down_bn.running_mean: tensor<256xf32>, %layer3.0.down_bn.running_var: tensor<256xf32>, %layer3.1.bn1.running_mean: tensor<256xf32>, %layer3.1.bn1.running_var: tensor<256xf32>, %layer3.1.bn2.running_mean: tensor<256xf32>, %layer3.1.bn2.running_var: tensor<256xf32>, %layer3.2.bn1.running_mean: tensor<256xf32>, %layer3.2.bn1.running_var: tensor<256xf32>, %layer3.2.bn2.running_mean: tensor<256xf32>, %layer3.2.bn2.running_var: tensor<256xf32>, %layer3.3.bn1.running_mean: tensor<256xf32>, %layer3.3.bn1.running_var: tensor<256xf32>, %layer3.3.bn2.running_mean: tensor<256xf32>, %layer3.3.bn2.running_var: tensor<256xf32>, %layer3.4.bn1.running_mean: tensor<256xf32>, %layer3.4.bn1.running_var: tensor<256xf32>, %layer3.4.bn2.running_mean: tensor<256xf32>, %layer3.4.bn2.running_var: tensor<256xf32>, %layer3.5.bn1.running_mean: tensor<256xf32>, %layer3.5.bn1.running_var: tensor<256xf32>, %layer3.5.bn2.running_mean: tensor<256xf32>, %layer3.5.bn2.running_var: tensor<256xf32>, %layer4.0.bn1.running_mean: tensor<512xf32>, %layer4.0.bn1.running_var: tensor<512xf32>, %layer4.0.bn2.running_mean: tensor<512xf32>, %layer4.0.bn2.running_var: tensor<512xf32>, %layer4.0.down_bn.running_mean: tensor<512xf32>, %layer4.0.down_bn.running_var: tensor<512xf32>, %layer4.1.bn1.running_mean: tensor<512xf32>, %layer4.1.bn1.running_var: tensor<512xf32>, %layer4.1.bn2.running_mean: tensor<512xf32>, %layer4.1.bn2.running_var: tensor<512xf32>, %layer4.2.bn1.running_mean: tensor<512xf32>, %layer4.2.bn1.running_var: tensor<512xf32>, %layer4.2.bn2.running_mean: tensor<512xf32>, %layer4.2.bn2.running_var: tensor<512xf32>) -> (tensor<256x1000xf32> {jax.result_info = "logits"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<256x3x224x224xf32>, tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32>
    %stem.bn.bnEval = stablehlo.composite "shlo.bnEval" %stem.conv.convF, %stem.bn.gamma, %stem.bn.beta, %stem.bn.running_mean, %stem.bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval} : (tensor<256x64x112x112xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %stem.relu = stablehlo.composite "shlo.relu" %stem.bn.bnEval {decomposition = @relu} : (tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32>
    %stem.maxPool3s2F = stablehlo.composite "shlo.maxPool3s2F" %stem.relu {decomposition = @maxPool3s2F} : (tensor<256x64x112x112xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.conv1.convF = stablehlo.composite "shlo.convF" %stem.maxPool3s2F, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer1.0.conv1.convF, %layer1.0.bn1.gamma, %layer1.0.bn1.beta, %layer1.0.bn1.running_mean, %layer1.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.relu = stablehlo.composite "shlo.relu" %layer1.0.bn1.bnEval {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.conv2.convF = stablehlo.composite "shlo.convF" %layer1.0.relu, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer1.0.conv2.convF, %layer1.0.bn2.gamma, %layer1.0.bn2.beta, %layer1.0.bn2.running_mean, %layer1.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.addVB = stablehlo.composite "shlo.addVB" %layer1.0.bn2.bnEval, %stem.maxPool3s2F {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.relu_1 = stablehlo.composite "shlo.relu" %layer1.0.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.conv1.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer1.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer1.1.conv1.convF, %layer1.1.bn1.gamma, %layer1.1.bn1.beta, %layer1.1.bn1.running_mean, %layer1.1.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.relu = stablehlo.composite "shlo.relu" %layer1.1.bn1.bnEval {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.conv2.convF = stablehlo.composite "shlo.convF" %layer1.1.relu, %layer1.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer1.1.conv2.convF, %layer1.1.bn2.gamma, %layer1.1.bn2.beta, %layer1.1.bn2.running_mean, %layer1.1.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.addVB = stablehlo.composite "shlo.addVB" %layer1.1.bn2.bnEval, %layer1.0.relu_1 {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.relu_1 = stablehlo.composite "shlo.relu" %layer1.1.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.conv1.convF = stablehlo.composite "shlo.convF" %layer1.1.relu_1, %layer1.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer1.2.conv1.convF, %layer1.2.bn1.gamma, %layer1.2.bn1.beta, %layer1.2.bn1.running_mean, %layer1.2.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.relu = stablehlo.composite "shlo.relu" %layer1.2.bn1.bnEval {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.conv2.convF = stablehlo.composite "shlo.convF" %layer1.2.relu, %layer1.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer1.2.conv2.convF, %layer1.2.bn2.gamma, %layer1.2.bn2.beta, %layer1.2.bn2.running_mean, %layer1.2.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.addVB = stablehlo.composite "shlo.addVB" %layer1.2.bn2.bnEval, %layer1.1.relu_1 {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.relu_1 = stablehlo.composite "shlo.relu" %layer1.2.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer2.0.conv1.convF = stablehlo.composite "shlo.convF" %layer1.2.relu_1, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_2} : (tensor<256x64x56x56xf32>, tensor<128x64x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.conv1.convF, %layer2.0.bn1.gamma, %layer2.0.bn1.beta, %layer2.0.bn1.running_mean, %layer2.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.relu = stablehlo.composite "shlo.relu" %layer2.0.bn1.bnEval {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.conv2.convF = stablehlo.composite "shlo.convF" %layer2.0.relu, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.conv2.convF, %layer2.0.bn2.gamma, %layer2.0.bn2.beta, %layer2.0.bn2.running_mean, %layer2.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.down.convF = stablehlo.composite "shlo.convF" %layer1.2.relu_1, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<256x64x56x56xf32>, tensor<128x64x1x1xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.down_bn.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.down.convF, %layer2.0.down_bn.gamma, %layer2.0.down_bn.beta, %layer2.0.down_bn.running_mean, %layer2.0.down_bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.addVB = stablehlo.composite "shlo.addVB" %layer2.0.bn2.bnEval, %layer2.0.down_bn.bnEval {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.relu_1 = stablehlo.composite "shlo.relu" %layer2.0.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.conv1.convF = stablehlo.composite "shlo.convF" %layer2.0.relu_1, %layer2.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer2.1.conv1.convF, %layer2.1.bn1.gamma, %layer2.1.bn1.beta, %layer2.1.bn1.running_mean, %layer2.1.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.relu = stablehlo.composite "shlo.relu" %layer2.1.bn1.bnEval {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.conv2.convF = stablehlo.composite "shlo.convF" %layer2.1.relu, %layer2.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer2.1.conv2.convF, %layer2.1.bn2.gamma, %layer2.1.bn2.beta, %layer2.1.bn2.running_mean, %layer2.1.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.addVB = stablehlo.composite "shlo.addVB" %layer2.1.bn2.bnEval, %layer2.0.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.relu_1 = stablehlo.composite "shlo.relu" %layer2.1.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.conv1.convF = stablehlo.composite "shlo.convF" %layer2.1.relu_1, %layer2.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer2.2.conv1.convF, %layer2.2.bn1.gamma, %layer2.2.bn1.beta, %layer2.2.bn1.running_mean, %layer2.2.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.relu = stablehlo.composite "shlo.relu" %layer2.2.bn1.bnEval {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.conv2.convF = stablehlo.composite "shlo.convF" %layer2.2.relu, %layer2.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer2.2.conv2.convF, %layer2.2.bn2.gamma, %layer2.2.bn2.beta, %layer2.2.bn2.running_mean, %layer2.2.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.addVB = stablehlo.composite "shlo.addVB" %layer2.2.bn2.bnEval, %layer2.1.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.relu_1 = stablehlo.composite "shlo.relu" %layer2.2.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.conv1.convF = stablehlo.composite "shlo.convF" %layer2.2.relu_1, %layer2.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer2.3.conv1.convF, %layer2.3.bn1.gamma, %layer2.3.bn1.beta, %layer2.3.bn1.running_mean, %layer2.3.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.relu = stablehlo.composite "shlo.relu" %layer2.3.bn1.bnEval {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.conv2.convF = stablehlo.composite "shlo.convF" %layer2.3.relu, %layer2.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer2.3.conv2.convF, %layer2.3.bn2.gamma, %layer2.3.bn2.beta, %layer2.3.bn2.running_mean, %layer2.3.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.addVB = stablehlo.composite "shlo.addVB" %layer2.3.bn2.bnEval, %layer2.2.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.relu_1 = stablehlo.composite "shlo.relu" %layer2.3.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer3.0.conv1.convF = stablehlo.composite "shlo.convF" %layer2.3.relu_1, %layer3.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_5} : (tensor<256x128x28x28xf32>, tensor<256x128x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.0.conv1.convF, %layer3.0.bn1.gamma, %layer3.0.bn1.beta, %layer3.0.bn1.running_mean, %layer3.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.relu = stablehlo.composite "shlo.relu" %layer3.0.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.conv2.convF = stablehlo.composite "shlo.convF" %layer3.0.relu, %layer3.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.0.conv2.convF, %layer3.0.bn2.gamma, %layer3.0.bn2.beta, %layer3.0.bn2.running_mean, %layer3.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.down.convF = stablehlo.composite "shlo.convF" %layer2.3.relu_1, %layer3.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_7} : (tensor<256x128x28x28xf32>, tensor<256x128x1x1xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.down_bn.bnEval = stablehlo.composite "shlo.bnEval" %layer3.0.down.convF, %layer3.0.down_bn.gamma, %layer3.0.down_bn.beta, %layer3.0.down_bn.running_mean, %layer3.0.down_bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.addVB = stablehlo.composite "shlo.addVB" %layer3.0.bn2.bnEval, %layer3.0.down_bn.bnEval {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.relu_1 = stablehlo.composite "shlo.relu" %layer3.0.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.conv1.convF = stablehlo.composite "shlo.convF" %layer3.0.relu_1, %layer3.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.1.conv1.convF, %layer3.1.bn1.gamma, %layer3.1.bn1.beta, %layer3.1.bn1.running_mean, %layer3.1.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.relu = stablehlo.composite "shlo.relu" %layer3.1.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.conv2.convF = stablehlo.composite "shlo.convF" %layer3.1.relu, %layer3.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.1.conv2.convF, %layer3.1.bn2.gamma, %layer3.1.bn2.beta, %layer3.1.bn2.running_mean, %layer3.1.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.addVB = stablehlo.composite "shlo.addVB" %layer3.1.bn2.bnEval, %layer3.0.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.relu_1 = stablehlo.composite "shlo.relu" %layer3.1.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.conv1.convF = stablehlo.composite "shlo.convF" %layer3.1.relu_1, %layer3.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.2.conv1.convF, %layer3.2.bn1.gamma, %layer3.2.bn1.beta, %layer3.2.bn1.running_mean, %layer3.2.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.relu = stablehlo.composite "shlo.relu" %layer3.2.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.conv2.convF = stablehlo.composite "shlo.convF" %layer3.2.relu, %layer3.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.2.conv2.convF, %layer3.2.bn2.gamma, %layer3.2.bn2.beta, %layer3.2.bn2.running_mean, %layer3.2.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.addVB = stablehlo.composite "shlo.addVB" %layer3.2.bn2.bnEval, %layer3.1.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.relu_1 = stablehlo.composite "shlo.relu" %layer3.2.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.conv1.convF = stablehlo.composite "shlo.convF" %layer3.2.relu_1, %layer3.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.3.conv1.convF, %layer3.3.bn1.gamma, %layer3.3.bn1.beta, %layer3.3.bn1.running_mean, %layer3.3.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.relu = stablehlo.composite "shlo.relu" %layer3.3.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.conv2.convF = stablehlo.composite "shlo.convF" %layer3.3.relu, %layer3.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.3.conv2.convF, %layer3.3.bn2.gamma, %layer3.3.bn2.beta, %layer3.3.bn2.running_mean, %layer3.3.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.addVB = stablehlo.composite "shlo.addVB" %layer3.3.bn2.bnEval, %layer3.2.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.relu_1 = stablehlo.composite "shlo.relu" %layer3.3.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.conv1.convF = stablehlo.composite "shlo.convF" %layer3.3.relu_1, %layer3.4.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.4.conv1.convF, %layer3.4.bn1.gamma, %layer3.4.bn1.beta, %layer3.4.bn1.running_mean, %layer3.4.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.relu = stablehlo.composite "shlo.relu" %layer3.4.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.conv2.convF = stablehlo.composite "shlo.convF" %layer3.4.relu, %layer3.4.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.4.conv2.convF, %layer3.4.bn2.gamma, %layer3.4.bn2.beta, %layer3.4.bn2.running_mean, %layer3.4.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.addVB = stablehlo.composite "shlo.addVB" %layer3.4.bn2.bnEval, %layer3.3.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.relu_1 = stablehlo.composite "shlo.relu" %layer3.4.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.conv1.convF = stablehlo.composite "shlo.convF" %layer3.4.relu_1, %layer3.5.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer3.5.conv1.convF, %layer3.5.bn1.gamma, %layer3.5.bn1.beta, %layer3.5.bn1.running_mean, %layer3.5.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.relu = stablehlo.composite "shlo.relu" %layer3.5.bn1.bnEval {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.conv2.convF = stablehlo.composite "shlo.convF" %layer3.5.relu, %layer3.5.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer3.5.conv2.convF, %layer3.5.bn2.gamma, %layer3.5.bn2.beta, %layer3.5.bn2.running_mean, %layer3.5.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.addVB = stablehlo.composite "shlo.addVB" %layer3.5.bn2.bnEval, %layer3.4.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.relu_1 = stablehlo.composite "shlo.relu" %layer3.5.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer4.0.conv1.convF = stablehlo.composite "shlo.convF" %layer3.5.relu_1, %layer4.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_8} : (tensor<256x256x14x14xf32>, tensor<512x256x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer4.0.conv1.convF, %layer4.0.bn1.gamma, %layer4.0.bn1.beta, %layer4.0.bn1.running_mean, %layer4.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.relu = stablehlo.composite "shlo.relu" %layer4.0.bn1.bnEval {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.conv2.convF = stablehlo.composite "shlo.convF" %layer4.0.relu, %layer4.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer4.0.conv2.convF, %layer4.0.bn2.gamma, %layer4.0.bn2.beta, %layer4.0.bn2.running_mean, %layer4.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.down.convF = stablehlo.composite "shlo.convF" %layer3.5.relu_1, %layer4.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_10} : (tensor<256x256x14x14xf32>, tensor<512x256x1x1xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.down_bn.bnEval = stablehlo.composite "shlo.bnEval" %layer4.0.down.convF, %layer4.0.down_bn.gamma, %layer4.0.down_bn.beta, %layer4.0.down_bn.running_mean, %layer4.0.down_bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.addVB = stablehlo.composite "shlo.addVB" %layer4.0.bn2.bnEval, %layer4.0.down_bn.bnEval {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.relu_1 = stablehlo.composite "shlo.relu" %layer4.0.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.conv1.convF = stablehlo.composite "shlo.convF" %layer4.0.relu_1, %layer4.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer4.1.conv1.convF, %layer4.1.bn1.gamma, %layer4.1.bn1.beta, %layer4.1.bn1.running_mean, %layer4.1.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.relu = stablehlo.composite "shlo.relu" %layer4.1.bn1.bnEval {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.conv2.convF = stablehlo.composite "shlo.convF" %layer4.1.relu, %layer4.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer4.1.conv2.convF, %layer4.1.bn2.gamma, %layer4.1.bn2.beta, %layer4.1.bn2.running_mean, %layer4.1.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.addVB = stablehlo.composite "shlo.addVB" %layer4.1.bn2.bnEval, %layer4.0.relu_1 {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.relu_1 = stablehlo.composite "shlo.relu" %layer4.1.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.conv1.convF = stablehlo.composite "shlo.convF" %layer4.1.relu_1, %layer4.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer4.2.conv1.convF, %layer4.2.bn1.gamma, %layer4.2.bn1.beta, %layer4.2.bn1.running_mean, %layer4.2.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.relu = stablehlo.composite "shlo.relu" %layer4.2.bn1.bnEval {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.conv2.convF = stablehlo.composite "shlo.convF" %layer4.2.relu, %layer4.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer4.2.conv2.convF, %layer4.2.bn2.gamma, %layer4.2.bn2.beta, %layer4.2.bn2.running_mean, %layer4.2.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.addVB = stablehlo.composite "shlo.addVB" %layer4.2.bn2.bnEval, %layer4.1.relu_1 {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.relu_1 = stablehlo.composite "shlo.relu" %layer4.2.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %gap = stablehlo.composite "shlo.gap" %layer4.2.relu_1 {decomposition = @gap} : (tensor<256x512x7x7xf32>) -> tensor<256x512xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<256x512xf32>, tensor<512x1000xf32>, tensor<1000xf32>) -> tensor<256x1000xf32>
    return %head.dense : tensor<256x1000xf32>
  }
  func.func private @convF(%x: tensor<256x3x224x224xf32>, %w: tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x3x224x224xf32>, tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32>
    return %convolution : tensor<256x64x112x112xf32>
  }
  func.func private @bnEval(%x: tensor<256x64x112x112xf32>, %gamma: tensor<64xf32>, %beta: tensor<64xf32>, %mean: tensor<64xf32>, %variance: tensor<64xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %variance, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x112x112xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x112x112xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x64x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x64x112x112xf32>
    return %add_1 : tensor<256x64x112x112xf32>
  }
  func.func private @relu(%x: tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x64x112x112xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<256x64x112x112xf32>
    return %maximum : tensor<256x64x112x112xf32>
  }
  func.func private @maxPool3s2F(%x: tensor<256x64x112x112xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<256x64x56x56xf32>
    return %reduce_window : tensor<256x64x56x56xf32>
  }
  func.func private @convF_1(%x: tensor<256x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    return %convolution : tensor<256x64x56x56xf32>
  }
  func.func private @bnEval_1(%x: tensor<256x64x56x56xf32>, %gamma: tensor<64xf32>, %beta: tensor<64xf32>, %mean: tensor<64xf32>, %variance: tensor<64xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %variance, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x56x56xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x56x56xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x64x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x64x56x56xf32>
    return %add_1 : tensor<256x64x56x56xf32>
  }
  func.func private @relu_1(%x: tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x64x56x56xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<256x64x56x56xf32>
    return %maximum : tensor<256x64x56x56xf32>
  }
  func.func private @addVB(%x: tensor<256x64x56x56xf32>, %y: tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32> {
    %add = stablehlo.add %x, %y : tensor<256x64x56x56xf32>
    return %add : tensor<256x64x56x56xf32>
  }
  func.func private @convF_2(%x: tensor<256x64x56x56xf32>, %w: tensor<128x64x3x3xf32>) -> tensor<256x128x28x28xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<128x64x3x3xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @bnEval_2(%x: tensor<256x128x28x28xf32>, %gamma: tensor<128xf32>, %beta: tensor<128xf32>, %mean: tensor<128xf32>, %variance: tensor<128xf32>) -> tensor<256x128x28x28xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %variance, %constant : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x128x28x28xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x128x28x28xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x128x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x128x28x28xf32>
    return %add_1 : tensor<256x128x28x28xf32>
  }
  func.func private @relu_2(%x: tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x128x28x28xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<256x128x28x28xf32>
    return %maximum : tensor<256x128x28x28xf32>
  }
  func.func private @convF_3(%x: tensor<256x128x28x28xf32>, %w: tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @convF_4(%x: tensor<256x64x56x56xf32>, %w: tensor<128x64x1x1xf32>) -> tensor<256x128x28x28xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<128x64x1x1xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @addVB_1(%x: tensor<256x128x28x28xf32>, %y: tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32> {
    %add = stablehlo.add %x, %y : tensor<256x128x28x28xf32>
    return %add : tensor<256x128x28x28xf32>
  }
  func.func private @convF_5(%x: tensor<256x128x28x28xf32>, %w: tensor<256x128x3x3xf32>) -> tensor<256x256x14x14xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<256x128x3x3xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @bnEval_3(%x: tensor<256x256x14x14xf32>, %gamma: tensor<256xf32>, %beta: tensor<256xf32>, %mean: tensor<256xf32>, %variance: tensor<256xf32>) -> tensor<256x256x14x14xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<256xf32>
    %add = stablehlo.add %variance, %constant : tensor<256xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x256x14x14xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x256x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x256x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x256x14x14xf32>
    return %add_1 : tensor<256x256x14x14xf32>
  }
  func.func private @relu_3(%x: tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x256x14x14xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<256x256x14x14xf32>
    return %maximum : tensor<256x256x14x14xf32>
  }
  func.func private @convF_6(%x: tensor<256x256x14x14xf32>, %w: tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @convF_7(%x: tensor<256x128x28x28xf32>, %w: tensor<256x128x1x1xf32>) -> tensor<256x256x14x14xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<256x128x1x1xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @addVB_2(%x: tensor<256x256x14x14xf32>, %y: tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32> {
    %add = stablehlo.add %x, %y : tensor<256x256x14x14xf32>
    return %add : tensor<256x256x14x14xf32>
  }
  func.func private @convF_8(%x: tensor<256x256x14x14xf32>, %w: tensor<512x256x3x3xf32>) -> tensor<256x512x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<512x256x3x3xf32>) -> tensor<256x512x7x7xf32>
    return %convolution : tensor<256x512x7x7xf32>
  }
  func.func private @bnEval_4(%x: tensor<256x512x7x7xf32>, %gamma: tensor<512xf32>, %beta: tensor<512xf32>, %mean: tensor<512xf32>, %variance: tensor<512xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<512xf32>
    %add = stablehlo.add %variance, %constant : tensor<512xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x512x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x512x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<256x512x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<256x512x7x7xf32>
    return %add_1 : tensor<256x512x7x7xf32>
  }
  func.func private @relu_4(%x: tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x512x7x7xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<256x512x7x7xf32>
    return %maximum : tensor<256x512x7x7xf32>
  }
  func.func private @convF_9(%x: tensor<256x512x7x7xf32>, %w: tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    return %convolution : tensor<256x512x7x7xf32>
  }
  func.func private @convF_10(%x: tensor<256x256x14x14xf32>, %w: tensor<512x256x1x1xf32>) -> tensor<256x512x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<512x256x1x1xf32>) -> tensor<256x512x7x7xf32>
    return %convolution : tensor<256x512x7x7xf32>
  }
  func.func private @addVB_3(%x: tensor<256x512x7x7xf32>, %y: tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32> {
    %add = stablehlo.add %x, %y : tensor<256x512x7x7xf32>
    return %add : tensor<256x512x7x7xf32>
  }
  func.func private @gap(%x: tensor<256x512x7x7xf32>) -> tensor<256x512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<256x512xf32>
    %constant_1 = stablehlo.constant dense<49.0> : tensor<256x512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256x512xf32>
    return %divide : tensor<256x512xf32>
  }
  func.func private @dense(%x: tensor<256x512xf32>, %w: tensor<512x1000xf32>, %b: tensor<1000xf32>) -> tensor<256x1000xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<256x512xf32>, tensor<512x1000xf32>) -> tensor<256x1000xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1000xf32>) -> tensor<256x1000xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<256x1000xf32>
    return %add : tensor<256x1000xf32>
  }
}
