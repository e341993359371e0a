module @digits_resnet_eval attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<8x1x8x8xf32>, %stem.weight: tensor<16x1x3x3xf32>, %bn.gamma: tensor<16xf32>, %bn.beta: tensor<16xf32>, %layer1.0.conv1.weight: tensor<16x16x3x3xf32>, %layer1.0.bn1.gamma: tensor<16xf32>, %layer1.0.bn1.beta: tensor<16xf32>, %layer1.0.conv2.weight: tensor<16x16x3x3xf32>, %layer1.0.bn2.gamma: tensor<16xf32>, %layer1.0.bn2.beta: tensor<16xf32>, %layer2.0.conv1.weight: tensor<32x16x3x3xf32>, %layer2.0.bn1.gamma: tensor<32xf32>, %layer2.0.bn1.beta: tensor<32xf32>, %layer2.0.conv2.weight: tensor<32x32x3x3xf32>, %layer2.0.bn2.gamma: tensor<32xf32>, %layer2.0.bn2.beta: tensor<32xf32>, %layer2.0.down.weight: tensor<32x16x1x1xf32>, %layer2.0.down_bn.gamma: tensor<32xf32>, %layer2.0.down_bn.beta: tensor<32xf32>, %head.weight: tensor<32x10xf32>, %head.bias: tensor<10xf32>, %bn.running_mean: tensor<16xf32>, %bn.running_var: tensor<16xf32>, %layer1.0.bn1.running_mean: tensor<16xf32>, %layer1.0.bn1.running_var: tensor<16xf32>, %layer1.0.bn2.running_mean: tensor<16xf32>, %layer1.0.bn2.running_var: tensor<16xf32>, %layer2.0.bn1.running_mean: tensor<32xf32>, %layer2.0.bn1.running_var: tensor<32xf32>, %layer2.0.bn2.running_mean: tensor<32xf32>, %layer2.0.bn2.running_var: tensor<32xf32>, %layer2.0.down_bn.running_mean: tensor<32xf32>, %layer2.0.down_bn.running_var: tensor<32xf32>) -> (tensor<8x10xf32> {jax.result_info = "logits"}) {
    %stem.convF = stablehlo.composite "shlo.convF" %images, %stem.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF} : (tensor<8x1x8x8xf32>, tensor<16x1x3x3xf32>) -> tensor<8x16x8x8xf32>
    %bn.bnEval = stablehlo.composite "shlo.bnEval" %stem.convF, %bn.gamma, %bn.beta, %bn.running_mean, %bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval} : (tensor<8x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %relu = stablehlo.composite "shlo.relu" %bn.bnEval {decomposition = @relu} : (tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.conv1.convF = stablehlo.composite "shlo.convF" %relu, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<8x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer1.0.conv1.convF, %layer1.0.bn1.gamma, %layer1.0.bn1.beta, %layer1.0.bn1.running_mean, %layer1.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval} : (tensor<8x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.relu = stablehlo.composite "shlo.relu" %layer1.0.bn1.bnEval {decomposition = @relu} : (tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.conv2.convF = stablehlo.composite "shlo.convF" %layer1.0.relu, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<8x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer1.0.conv2.convF, %layer1.0.bn2.gamma, %layer1.0.bn2.beta, %layer1.0.bn2.running_mean, %layer1.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval} : (tensor<8x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.addVB = stablehlo.composite "shlo.addVB" %layer1.0.bn2.bnEval, %relu {decomposition = @addVB} : (tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %layer1.0.relu_1 = stablehlo.composite "shlo.relu" %layer1.0.addVB {decomposition = @relu} : (tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %layer2.0.conv1.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_2} : (tensor<8x16x8x8xf32>, tensor<32x16x3x3xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.bn1.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.conv1.convF, %layer2.0.bn1.gamma, %layer2.0.bn1.beta, %layer2.0.bn1.running_mean, %layer2.0.bn1.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<8x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.relu = stablehlo.composite "shlo.relu" %layer2.0.bn1.bnEval {decomposition = @relu_1} : (tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.conv2.convF = stablehlo.composite "shlo.convF" %layer2.0.relu, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<8x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.bn2.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.conv2.convF, %layer2.0.bn2.gamma, %layer2.0.bn2.beta, %layer2.0.bn2.running_mean, %layer2.0.bn2.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<8x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.down.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<8x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.down_bn.bnEval = stablehlo.composite "shlo.bnEval" %layer2.0.down.convF, %layer2.0.down_bn.gamma, %layer2.0.down_bn.beta, %layer2.0.down_bn.running_mean, %layer2.0.down_bn.running_var {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnEval_1} : (tensor<8x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.addVB = stablehlo.composite "shlo.addVB" %layer2.0.bn2.bnEval, %layer2.0.down_bn.bnEval {decomposition = @addVB_1} : (tensor<8x32x4x4xf32>, tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %layer2.0.relu_1 = stablehlo.composite "shlo.relu" %layer2.0.addVB {decomposition = @relu_1} : (tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %gap = stablehlo.composite "shlo.gap" %layer2.0.relu_1 {decomposition = @gap} : (tensor<8x32x4x4xf32>) -> tensor<8x32xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<8x32xf32>, tensor<32x10xf32>, tensor<10xf32>) -> tensor<8x10xf32>
    return %head.dense : tensor<8x10xf32>
  }
  func.func private @convF(%x: tensor<8x1x8x8xf32>, %w: tensor<16x1x3x3xf32>) -> tensor<8x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x1x8x8xf32>, tensor<16x1x3x3xf32>) -> tensor<8x16x8x8xf32>
    return %convolution : tensor<8x16x8x8xf32>
  }
  func.func private @bnEval(%x: tensor<8x16x8x8xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>, %mean: tensor<16xf32>, %variance: tensor<16xf32>) -> tensor<8x16x8x8xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %variance, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<8x16x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<8x16x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<8x16x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<16xf32>) -> tensor<8x16x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<8x16x8x8xf32>
    return %add_1 : tensor<8x16x8x8xf32>
  }
  func.func private @relu(%x: tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x16x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x16x8x8xf32>
    return %maximum : tensor<8x16x8x8xf32>
  }
  func.func private @convF_1(%x: tensor<8x16x8x8xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<8x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<8x16x8x8xf32>
    return %convolution : tensor<8x16x8x8xf32>
  }
  func.func private @addVB(%x: tensor<8x16x8x8xf32>, %y: tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32> {
    %add = stablehlo.add %x, %y : tensor<8x16x8x8xf32>
    return %add : tensor<8x16x8x8xf32>
  }
  func.func private @convF_2(%x: tensor<8x16x8x8xf32>, %w: tensor<32x16x3x3xf32>) -> tensor<8x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x8x8xf32>, tensor<32x16x3x3xf32>) -> tensor<8x32x4x4xf32>
    return %convolution : tensor<8x32x4x4xf32>
  }
  func.func private @bnEval_1(%x: tensor<8x32x4x4xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>, %mean: tensor<32xf32>, %variance: tensor<32xf32>) -> tensor<8x32x4x4xf32> {
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %variance, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<8x32x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<8x32x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<8x32x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<32xf32>) -> tensor<8x32x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<8x32x4x4xf32>
    return %add_1 : tensor<8x32x4x4xf32>
  }
  func.func private @relu_1(%x: tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<8x32x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<8x32x4x4xf32>
    return %maximum : tensor<8x32x4x4xf32>
  }
  func.func private @convF_3(%x: tensor<8x32x4x4xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<8x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x32x4x4xf32>, tensor<32x32x3x3xf32>) -> tensor<8x32x4x4xf32>
    return %convolution : tensor<8x32x4x4xf32>
  }
  func.func private @convF_4(%x: tensor<8x16x8x8xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<8x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<8x32x4x4xf32>
    return %convolution : tensor<8x32x4x4xf32>
  }
  func.func private @addVB_1(%x: tensor<8x32x4x4xf32>, %y: tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32> {
    %add = stablehlo.add %x, %y : tensor<8x32x4x4xf32>
    return %add : tensor<8x32x4x4xf32>
  }
  func.func private @gap(%x: tensor<8x32x4x4xf32>) -> tensor<8x32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x32x4x4xf32>, tensor<f32>) -> tensor<8x32xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<8x32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8x32xf32>
    return %divide : tensor<8x32xf32>
  }
  func.func private @dense(%x: tensor<8x32xf32>, %w: tensor<32x10xf32>, %b: tensor<10xf32>) -> tensor<8x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<8x10xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<8x10xf32>
    return %add : tensor<8x10xf32>
  }
}
