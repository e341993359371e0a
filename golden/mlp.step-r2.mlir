module @mlp_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x1x28x28xf32>, %targets: tensor<4x10xf32>, %fc1.weight: tensor<784x512xf32> {tf.aliasing_output = 0 : i32}, %fc1.bias: tensor<512xf32> {tf.aliasing_output = 1 : i32}, %fc2.weight: tensor<512x512xf32> {tf.aliasing_output = 2 : i32}, %fc2.bias: tensor<512xf32> {tf.aliasing_output = 3 : i32}, %head.weight: tensor<512x10xf32> {tf.aliasing_output = 4 : i32}, %head.bias: tensor<10xf32> {tf.aliasing_output = 5 : i32}, %fc1.weight.m: tensor<784x512xf32> {tf.aliasing_output = 6 : i32}, %fc1.weight.v: tensor<784x512xf32> {tf.aliasing_output = 7 : i32}, %fc1.bias.m: tensor<512xf32> {tf.aliasing_output = 8 : i32}, %fc1.bias.v: tensor<512xf32> {tf.aliasing_output = 9 : i32}, %fc2.weight.m: tensor<512x512xf32> {tf.aliasing_output = 10 : i32}, %fc2.weight.v: tensor<512x512xf32> {tf.aliasing_output = 11 : i32}, %fc2.bias.m: tensor<512xf32> {tf.aliasing_output = 12 : i32}, %fc2.bias.v: tensor<512xf32> {tf.aliasing_output = 13 : i32}, %head.weight.m: tensor<512x10xf32> {tf.aliasing_output = 14 : i32}, %head.weight.v: tensor<512x10xf32> {tf.aliasing_output = 15 : i32}, %head.bias.m: tensor<10xf32> {tf.aliasing_output = 16 : i32}, %head.bias.v: tensor<10xf32> {tf.aliasing_output = 17 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>) -> (tensor<784x512xf32> {jax.result_info = "fc1.weight"}, tensor<512xf32> {jax.result_info = "fc1.bias"}, tensor<512x512xf32> {jax.result_info = "fc2.weight"}, tensor<512xf32> {jax.result_info = "fc2.bias"}, tensor<512x10xf32> {jax.result_info = "head.weight"}, tensor<10xf32> {jax.result_info = "head.bias"}, tensor<784x512xf32> {jax.result_info = "fc1.weight.m"}, tensor<784x512xf32> {jax.result_info = "fc1.weight.v"}, tensor<512xf32> {jax.result_info = "fc1.bias.m"}, tensor<512xf32> {jax.result_info = "fc1.bias.v"}, tensor<512x512xf32> {jax.result_info = "fc2.weight.m"}, tensor<512x512xf32> {jax.result_info = "fc2.weight.v"}, tensor<512xf32> {jax.result_info = "fc2.bias.m"}, tensor<512xf32> {jax.result_info = "fc2.bias.v"}, tensor<512x10xf32> {jax.result_info = "head.weight.m"}, tensor<512x10xf32> {jax.result_info = "head.weight.v"}, tensor<10xf32> {jax.result_info = "head.bias.m"}, tensor<10xf32> {jax.result_info = "head.bias.v"}, tensor<f32> {jax.result_info = "loss"}) {
    %reshape = stablehlo.reshape %images : (tensor<4x1x28x28xf32>) -> tensor<4x784xf32>
    %fc1.dense = stablehlo.composite "shlo.dense" %reshape, %fc1.weight, %fc1.bias {decomposition = @dense} : (tensor<4x784xf32>, tensor<784x512xf32>, tensor<512xf32>) -> tensor<4x512xf32>
    %relu = stablehlo.composite "shlo.relu" %fc1.dense {decomposition = @relu} : (tensor<4x512xf32>) -> tensor<4x512xf32>
    %fc2.dense = stablehlo.composite "shlo.dense" %relu, %fc2.weight, %fc2.bias {decomposition = @dense_1} : (tensor<4x512xf32>, tensor<512x512xf32>, tensor<512xf32>) -> tensor<4x512xf32>
    %relu_1 = stablehlo.composite "shlo.relu" %fc2.dense {decomposition = @relu} : (tensor<4x512xf32>) -> tensor<4x512xf32>
    %head.dense = stablehlo.composite "shlo.dense" %relu_1, %head.weight, %head.bias {decomposition = @dense_2} : (tensor<4x512xf32>, tensor<512x10xf32>, tensor<10xf32>) -> tensor<4x10xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x10xf32>, tensor<512x10xf32>) -> tensor<4x512xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %relu_1, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x512xf32>, tensor<4x10xf32>) -> tensor<512x10xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x10xf32>) -> tensor<10xf32>
    %d.selectPos = stablehlo.composite "shlo.selectPos" %d.head.dotOut, %fc2.dense {decomposition = @selectPos} : (tensor<4x512xf32>, tensor<4x512xf32>) -> tensor<4x512xf32>
    %d.fc2.dotOut = stablehlo.composite "shlo.dotOut" %d.selectPos, %fc2.weight {decomposition = @dotOut_1} : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
    %d.fc2.weightGradB = stablehlo.composite "shlo.weightGradB" %relu, %d.selectPos {decomposition = @weightGradB_1} : (tensor<4x512xf32>, tensor<4x512xf32>) -> tensor<512x512xf32>
    %d.fc2.biasGradB = stablehlo.composite "shlo.biasGradB" %d.selectPos {decomposition = @biasGradB_1} : (tensor<4x512xf32>) -> tensor<512xf32>
    %d.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.fc2.dotOut, %fc1.dense {decomposition = @selectPos} : (tensor<4x512xf32>, tensor<4x512xf32>) -> tensor<4x512xf32>
    %d.fc1.weightGradB = stablehlo.composite "shlo.weightGradB" %reshape, %d.selectPos_1 {decomposition = @weightGradB_2} : (tensor<4x784xf32>, tensor<4x512xf32>) -> tensor<784x512xf32>
    %d.fc1.biasGradB = stablehlo.composite "shlo.biasGradB" %d.selectPos_1 {decomposition = @biasGradB_1} : (tensor<4x512xf32>) -> tensor<512xf32>
    %d.fc1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<784x512xf32>) -> tensor<784x512xf32>
    %fc1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc1.weight.m, %d.fc1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<784x512xf32>, tensor<784x512xf32>) -> tensor<784x512xf32>
    %fc1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc1.weight.v, %d.fc1.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<784x512xf32>, tensor<784x512xf32>) -> tensor<784x512xf32>
    %fc1.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc1.weight, %fc1.weight.adamMNextF, %fc1.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF} : (tensor<784x512xf32>, tensor<784x512xf32>, tensor<784x512xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<784x512xf32>
    %d.fc1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc1.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<512xf32>) -> tensor<512xf32>
    %fc1.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc1.bias.m, %d.fc1.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %fc1.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc1.bias.v, %d.fc1.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %fc1.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc1.bias, %fc1.bias.adamMNextF, %fc1.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<512xf32>
    %d.fc2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %fc2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc2.weight.m, %d.fc2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %fc2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc2.weight.v, %d.fc2.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %fc2.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc2.weight, %fc2.weight.adamMNextF, %fc2.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_2} : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<512x512xf32>
    %d.fc2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.fc2.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<512xf32>) -> tensor<512xf32>
    %fc2.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fc2.bias.m, %d.fc2.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %fc2.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fc2.bias.v, %d.fc2.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %fc2.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fc2.bias, %fc2.bias.adamMNextF, %fc2.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<512xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<512x10xf32>) -> tensor<512x10xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %d.head.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512x10xf32>, tensor<512x10xf32>) -> tensor<512x10xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %d.head.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<512x10xf32>, tensor<512x10xf32>) -> tensor<512x10xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_3} : (tensor<512x10xf32>, tensor<512x10xf32>, tensor<512x10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<512x10xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<f32>) -> tensor<f32>
    return %fc1.weight.adamWParamF, %fc1.bias.adamWParamF, %fc2.weight.adamWParamF, %fc2.bias.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %fc1.weight.adamMNextF, %fc1.weight.adamVNextF, %fc1.bias.adamMNextF, %fc1.bias.adamVNextF, %fc2.weight.adamMNextF, %fc2.weight.adamVNextF, %fc2.bias.adamMNextF, %fc2.bias.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %loss.allReduceMeanF : tensor<784x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x10xf32>, tensor<10xf32>, tensor<784x512xf32>, tensor<784x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x10xf32>, tensor<512x10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>
  }
  func.func private @dense(%x: tensor<4x784xf32>, %w: tensor<784x512xf32>, %b: tensor<512xf32>) -> tensor<4x512xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x784xf32>, tensor<784x512xf32>) -> tensor<4x512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> tensor<4x512xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x512xf32>
    return %add : tensor<4x512xf32>
  }
  func.func private @relu(%x: tensor<4x512xf32>) -> tensor<4x512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x512xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x512xf32>
    return %maximum : tensor<4x512xf32>
  }
  func.func private @dense_1(%x: tensor<4x512xf32>, %w: tensor<512x512xf32>, %b: tensor<512xf32>) -> tensor<4x512xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> tensor<4x512xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x512xf32>
    return %add : tensor<4x512xf32>
  }
  func.func private @dense_2(%x: tensor<4x512xf32>, %w: tensor<512x10xf32>, %b: tensor<10xf32>) -> tensor<4x10xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x512xf32>, tensor<512x10xf32>) -> tensor<4x10xf32>
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
  func.func private @dotOut(%dy: tensor<4x10xf32>, %w: tensor<512x10xf32>) -> tensor<4x512xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x10xf32>, tensor<512x10xf32>) -> tensor<4x512xf32>
    return %dot_general : tensor<4x512xf32>
  }
  func.func private @weightGradB(%x: tensor<4x512xf32>, %dy: tensor<4x10xf32>) -> tensor<512x10xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x512xf32>, tensor<4x10xf32>) -> tensor<512x10xf32>
    return %dot_general : tensor<512x10xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<10xf32>
    return %reduce : tensor<10xf32>
  }
  func.func private @selectPos(%dy: tensor<4x512xf32>, %x: tensor<4x512xf32>) -> tensor<4x512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x512xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x512xf32>, tensor<4x512xf32>) -> tensor<4x512xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x512xi1>, tensor<4x512xf32>
    return %select : tensor<4x512xf32>
  }
  func.func private @dotOut_1(%dy: tensor<4x512xf32>, %w: tensor<512x512xf32>) -> tensor<4x512xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x512xf32>, tensor<512x512xf32>) -> tensor<4x512xf32>
    return %dot_general : tensor<4x512xf32>
  }
  func.func private @weightGradB_1(%x: tensor<4x512xf32>, %dy: tensor<4x512xf32>) -> tensor<512x512xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x512xf32>, tensor<4x512xf32>) -> tensor<512x512xf32>
    return %dot_general : tensor<512x512xf32>
  }
  func.func private @biasGradB_1(%dy: tensor<4x512xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x512xf32>, tensor<f32>) -> tensor<512xf32>
    return %reduce : tensor<512xf32>
  }
  func.func private @weightGradB_2(%x: tensor<4x784xf32>, %dy: tensor<4x512xf32>) -> tensor<784x512xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x784xf32>, tensor<4x512xf32>) -> tensor<784x512xf32>
    return %dot_general : tensor<784x512xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<784x512xf32>) -> tensor<784x512xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<784x512xf32>) -> tensor<784x512xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<784x512xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<784x512xf32>
    return %divide : tensor<784x512xf32>
  }
  func.func private @adamMNextF(%m: tensor<784x512xf32>, %g: tensor<784x512xf32>) -> tensor<784x512xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<784x512xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<784x512xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<784x512xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<784x512xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<784x512xf32>
    return %add : tensor<784x512xf32>
  }
  func.func private @adamVNextF(%v: tensor<784x512xf32>, %g: tensor<784x512xf32>) -> tensor<784x512xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<784x512xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<784x512xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<784x512xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<784x512xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<784x512xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<784x512xf32>
    return %add : tensor<784x512xf32>
  }
  func.func private @adamWParamF(%theta: tensor<784x512xf32>, %m: tensor<784x512xf32>, %v: tensor<784x512xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<784x512xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<784x512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<784x512xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<784x512xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<784x512xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<784x512xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<784x512xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<784x512xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<784x512xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<784x512xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<784x512xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<784x512xf32>
    return %subtract : tensor<784x512xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<512xf32>) -> tensor<512xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<512xf32>) -> tensor<512xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<512xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<512xf32>
    return %divide : tensor<512xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<512xf32>, %g: tensor<512xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<512xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<512xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<512xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<512xf32>
    return %add : tensor<512xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<512xf32>, %g: tensor<512xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<512xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<512xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<512xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<512xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<512xf32>
    return %add : tensor<512xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<512xf32>, %m: tensor<512xf32>, %v: tensor<512xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<512xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<512xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<512xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<512xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<512xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<512xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<512xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<512xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512xf32>
    return %subtract : tensor<512xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<512x512xf32>) -> tensor<512x512xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<512x512xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<512x512xf32>
    return %divide : tensor<512x512xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<512x512xf32>, %g: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x512xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<512x512xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<512x512xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<512x512xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<512x512xf32>
    return %add : tensor<512x512xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<512x512xf32>, %g: tensor<512x512xf32>) -> tensor<512x512xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<512x512xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x512xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<512x512xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<512x512xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<512x512xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<512x512xf32>
    return %add : tensor<512x512xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<512x512xf32>, %m: tensor<512x512xf32>, %v: tensor<512x512xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<512x512xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<512x512xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<512x512xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<512x512xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<512x512xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<512x512xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<512x512xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<512x512xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<512x512xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x512xf32>
    return %subtract : tensor<512x512xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<512x10xf32>) -> tensor<512x10xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<512x10xf32>) -> tensor<512x10xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<512x10xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<512x10xf32>
    return %divide : tensor<512x10xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<512x10xf32>, %g: tensor<512x10xf32>) -> tensor<512x10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<512x10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<512x10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<512x10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<512x10xf32>
    return %add : tensor<512x10xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<512x10xf32>, %g: tensor<512x10xf32>) -> tensor<512x10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<512x10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<512x10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<512x10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<512x10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<512x10xf32>
    return %add : tensor<512x10xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<512x10xf32>, %m: tensor<512x10xf32>, %v: tensor<512x10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<512x10xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x10xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<512x10xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<512x10xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<512x10xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<512x10xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<512x10xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<512x10xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<512x10xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<512x10xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<512x10xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x10xf32>
    return %subtract : tensor<512x10xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<10xf32>) -> tensor<10xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<10xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<10xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<10xf32>
    return %divide : tensor<10xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<10xf32>, %m: tensor<10xf32>, %v: tensor<10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10xf32> {
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
  func.func private @allReduceMeanF_5(%x: tensor<f32>) -> tensor<f32> {
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
