module @vit_tiny_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x3x32x32xf32>, %targets: tensor<4x4xf32>, %embed.patch.weight: tensor<24x3x8x8xf32> {tf.aliasing_output = 0 : i32}, %embed.patch.bias: tensor<24xf32> {tf.aliasing_output = 1 : i32}, %embed.cls: tensor<24xf32> {tf.aliasing_output = 2 : i32}, %embed.position: tensor<17x24xf32> {tf.aliasing_output = 3 : i32}, %blocks.0.attention.norm.gamma: tensor<24xf32> {tf.aliasing_output = 4 : i32}, %blocks.0.attention.norm.beta: tensor<24xf32> {tf.aliasing_output = 5 : i32}, %blocks.0.attention.query.weight: tensor<24x24xf32> {tf.aliasing_output = 6 : i32}, %blocks.0.attention.query.bias: tensor<24xf32> {tf.aliasing_output = 7 : i32}, %blocks.0.attention.key.weight: tensor<24x24xf32> {tf.aliasing_output = 8 : i32}, %blocks.0.attention.key.bias: tensor<24xf32> {tf.aliasing_output = 9 : i32}, %blocks.0.attention.value.weight: tensor<24x24xf32> {tf.aliasing_output = 10 : i32}, %blocks.0.attention.value.bias: tensor<24xf32> {tf.aliasing_output = 11 : i32}, %blocks.0.attention.project.weight: tensor<24x24xf32> {tf.aliasing_output = 12 : i32}, %blocks.0.attention.project.bias: tensor<24xf32> {tf.aliasing_output = 13 : i32}, %blocks.0.mlp.norm.gamma: tensor<24xf32> {tf.aliasing_output = 14 : i32}, %blocks.0.mlp.norm.beta: tensor<24xf32> {tf.aliasing_output = 15 : i32}, %blocks.0.mlp.expand.weight: tensor<24x96xf32> {tf.aliasing_output = 16 : i32}, %blocks.0.mlp.expand.bias: tensor<96xf32> {tf.aliasing_output = 17 : i32}, %blocks.0.mlp.project.weight: tensor<96x24xf32> {tf.aliasing_output = 18 : i32}, %blocks.0.mlp.project.bias: tensor<24xf32> {tf.aliasing_output = 19 : i32}, %blocks.1.attention.norm.gamma: tensor<24xf32> {tf.aliasing_output = 20 : i32}, %blocks.1.attention.norm.beta: tensor<24xf32> {tf.aliasing_output = 21 : i32}, %blocks.1.attention.query.weight: tensor<24x24xf32> {tf.aliasing_output = 22 : i32}, %blocks.1.attention.query.bias: tensor<24xf32> {tf.aliasing_output = 23 : i32}, %blocks.1.attention.key.weight: tensor<24x24xf32> {tf.aliasing_output = 24 : i32}, %blocks.1.attention.key.bias: tensor<24xf32> {tf.aliasing_output = 25 : i32}, %blocks.1.attention.value.weight: tensor<24x24xf32> {tf.aliasing_output = 26 : i32}, %blocks.1.attention.value.bias: tensor<24xf32> {tf.aliasing_output = 27 : i32}, %blocks.1.attention.project.weight: tensor<24x24xf32> {tf.aliasing_output = 28 : i32}, %blocks.1.attention.project.bias: tensor<24xf32> {tf.aliasing_output = 29 : i32}, %blocks.1.mlp.norm.gamma: tensor<24xf32> {tf.aliasing_output = 30 : i32}, %blocks.1.mlp.norm.beta: tensor<24xf32> {tf.aliasing_output = 31 : i32}, %blocks.1.mlp.expand.weight: tensor<24x96xf32> {tf.aliasing_output = 32 : i32}, %blocks.1.mlp.expand.bias: tensor<96xf32> {tf.aliasing_output = 33 : i32}, %blocks.1.mlp.project.weight: tensor<96x24xf32> {tf.aliasing_output = 34 : i32}, %blocks.1.mlp.project.bias: tensor<24xf32> {tf.aliasing_output = 35 : i32}, %norm.gamma: tensor<24xf32> {tf.aliasing_output = 36 : i32}, %norm.beta: tensor<24xf32> {tf.aliasing_output = 37 : i32}, %head.weight: tensor<24x4xf32> {tf.aliasing_output = 38 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 39 : i32}, %embed.patch.weight.m: tensor<24x3x8x8xf32> {tf.aliasing_output = 40 : i32}, %embed.patch.weight.v: tensor<24x3x8x8xf32> {tf.aliasing_output = 41 : i32}, %embed.patch.bias.m: tensor<24xf32> {tf.aliasing_output = 42 : i32}, %embed.patch.bias.v: tensor<24xf32> {tf.aliasing_output = 43 : i32}, %embed.cls.m: tensor<24xf32> {tf.aliasing_output = 44 : i32}, %embed.cls.v: tensor<24xf32> {tf.aliasing_output = 45 : i32}, %embed.position.m: tensor<17x24xf32> {tf.aliasing_output = 46 : i32}, %embed.position.v: tensor<17x24xf32> {tf.aliasing_output = 47 : i32}, %blocks.0.attention.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 48 : i32}, %blocks.0.attention.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 49 : i32}, %blocks.0.attention.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 50 : i32}, %blocks.0.attention.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 51 : i32}, %blocks.0.attention.query.weight.m: tensor<24x24xf32> {tf.aliasing_output = 52 : i32}, %blocks.0.attention.query.weight.v: tensor<24x24xf32> {tf.aliasing_output = 53 : i32}, %blocks.0.attention.query.bias.m: tensor<24xf32> {tf.aliasing_output = 54 : i32}, %blocks.0.attention.query.bias.v: tensor<24xf32> {tf.aliasing_output = 55 : i32}, %blocks.0.attention.key.weight.m: tensor<24x24xf32> {tf.aliasing_output = 56 : i32}, %blocks.0.attention.key.weight.v: tensor<24x24xf32> {tf.aliasing_output = 57 : i32}, %blocks.0.attention.key.bias.m: tensor<24xf32> {tf.aliasing_output = 58 : i32}, %blocks.0.attention.key.bias.v: tensor<24xf32> {tf.aliasing_output = 59 : i32}, %blocks.0.attention.value.weight.m: tensor<24x24xf32> {tf.aliasing_output = 60 : i32}, %blocks.0.attention.value.weight.v: tensor<24x24xf32> {tf.aliasing_output = 61 : i32}, %blocks.0.attention.value.bias.m: tensor<24xf32> {tf.aliasing_output = 62 : i32}, %blocks.0.attention.value.bias.v: tensor<24xf32> {tf.aliasing_output = 63 : i32}, %blocks.0.attention.project.weight.m: tensor<24x24xf32> {tf.aliasing_output = 64 : i32}, %blocks.0.attention.project.weight.v: tensor<24x24xf32> {tf.aliasing_output = 65 : i32}, %blocks.0.attention.project.bias.m: tensor<24xf32> {tf.aliasing_output = 66 : i32}, %blocks.0.attention.project.bias.v: tensor<24xf32> {tf.aliasing_output = 67 : i32}, %blocks.0.mlp.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 68 : i32}, %blocks.0.mlp.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 69 : i32}, %blocks.0.mlp.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 70 : i32}, %blocks.0.mlp.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 71 : i32}, %blocks.0.mlp.expand.weight.m: tensor<24x96xf32> {tf.aliasing_output = 72 : i32}, %blocks.0.mlp.expand.weight.v: tensor<24x96xf32> {tf.aliasing_output = 73 : i32}, %blocks.0.mlp.expand.bias.m: tensor<96xf32> {tf.aliasing_output = 74 : i32}, %blocks.0.mlp.expand.bias.v: tensor<96xf32> {tf.aliasing_output = 75 : i32}, %blocks.0.mlp.project.weight.m: tensor<96x24xf32> {tf.aliasing_output = 76 : i32}, %blocks.0.mlp.project.weight.v: tensor<96x24xf32> {tf.aliasing_output = 77 : i32}, %blocks.0.mlp.project.bias.m: tensor<24xf32> {tf.aliasing_output = 78 : i32}, %blocks.0.mlp.project.bias.v: tensor<24xf32> {tf.aliasing_output = 79 : i32}, %blocks.1.attention.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 80 : i32}, %blocks.1.attention.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 81 : i32}, %blocks.1.attention.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 82 : i32}, %blocks.1.attention.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 83 : i32}, %blocks.1.attention.query.weight.m: tensor<24x24xf32> {tf.aliasing_output = 84 : i32}, %blocks.1.attention.query.weight.v: tensor<24x24xf32> {tf.aliasing_output = 85 : i32}, %blocks.1.attention.query.bias.m: tensor<24xf32> {tf.aliasing_output = 86 : i32}, %blocks.1.attention.query.bias.v: tensor<24xf32> {tf.aliasing_output = 87 : i32}, %blocks.1.attention.key.weight.m: tensor<24x24xf32> {tf.aliasing_output = 88 : i32}, %blocks.1.attention.key.weight.v: tensor<24x24xf32> {tf.aliasing_output = 89 : i32}, %blocks.1.attention.key.bias.m: tensor<24xf32> {tf.aliasing_output = 90 : i32}, %blocks.1.attention.key.bias.v: tensor<24xf32> {tf.aliasing_output = 91 : i32}, %blocks.1.attention.value.weight.m: tensor<24x24xf32> {tf.aliasing_output = 92 : i32}, %blocks.1.attention.value.weight.v: tensor<24x24xf32> {tf.aliasing_output = 93 : i32}, %blocks.1.attention.value.bias.m: tensor<24xf32> {tf.aliasing_output = 94 : i32}, %blocks.1.attention.value.bias.v: tensor<24xf32> {tf.aliasing_output = 95 : i32}, %blocks.1.attention.project.weight.m: tensor<24x24xf32> {tf.aliasing_output = 96 : i32}, %blocks.1.attention.project.weight.v: tensor<24x24xf32> {tf.aliasing_output = 97 : i32}, %blocks.1.attention.project.bias.m: tensor<24xf32> {tf.aliasing_output = 98 : i32}, %blocks.1.attention.project.bias.v: tensor<24xf32> {tf.aliasing_output = 99 : i32}, %blocks.1.mlp.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 100 : i32}, %blocks.1.mlp.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 101 : i32}, %blocks.1.mlp.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 102 : i32}, %blocks.1.mlp.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 103 : i32}, %blocks.1.mlp.expand.weight.m: tensor<24x96xf32> {tf.aliasing_output = 104 : i32}, %blocks.1.mlp.expand.weight.v: tensor<24x96xf32> {tf.aliasing_output = 105 : i32}, %blocks.1.mlp.expand.bias.m: tensor<96xf32> {tf.aliasing_output = 106 : i32}, %blocks.1.mlp.expand.bias.v: tensor<96xf32> {tf.aliasing_output = 107 : i32}, %blocks.1.mlp.project.weight.m: tensor<96x24xf32> {tf.aliasing_output = 108 : i32}, %blocks.1.mlp.project.weight.v: tensor<96x24xf32> {tf.aliasing_output = 109 : i32}, %blocks.1.mlp.project.bias.m: tensor<24xf32> {tf.aliasing_output = 110 : i32}, %blocks.1.mlp.project.bias.v: tensor<24xf32> {tf.aliasing_output = 111 : i32}, %norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 112 : i32}, %norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 113 : i32}, %norm.beta.m: tensor<24xf32> {tf.aliasing_output = 114 : i32}, %norm.beta.v: tensor<24xf32> {tf.aliasing_output = 115 : i32}, %head.weight.m: tensor<24x4xf32> {tf.aliasing_output = 116 : i32}, %head.weight.v: tensor<24x4xf32> {tf.aliasing_output = 117 : i32}, %head.bias.m: tensor<4xf32> {tf.aliasing_output = 118 : i32}, %head.bias.v: tensor<4xf32> {tf.aliasing_output = 119 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>, %blocks.0.attention.drop_path: tensor<4xf32>, %blocks.0.mlp.drop_path: tensor<4xf32>, %blocks.1.attention.drop_path: tensor<4xf32>, %blocks.1.mlp.drop_path: tensor<4xf32>, %head.dropout: tensor<4x24xf32>) -> (tensor<24x3x8x8xf32> {jax.result_info = "embed.patch.weight"}, tensor<24xf32> {jax.result_info = "embed.patch.bias"}, tensor<24xf32> {jax.result_info = "embed.cls"}, tensor<17x24xf32> {jax.result_info = "embed.position"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.gamma"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.beta"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.query.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.query.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.key.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.key.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.value.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.value.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.project.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.project.bias"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.gamma"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.beta"}, tensor<24x96xf32> {jax.result_info = "blocks.0.mlp.expand.weight"}, tensor<96xf32> {jax.result_info = "blocks.0.mlp.expand.bias"}, tensor<96x24xf32> {jax.result_info = "blocks.0.mlp.project.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.project.bias"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.gamma"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.beta"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.query.weight"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.query.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.key.weight"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.key.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.value.weight"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.value.bias"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.project.weight"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.project.bias"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.gamma"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.beta"}, tensor<24x96xf32> {jax.result_info = "blocks.1.mlp.expand.weight"}, tensor<96xf32> {jax.result_info = "blocks.1.mlp.expand.bias"}, tensor<96x24xf32> {jax.result_info = "blocks.1.mlp.project.weight"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.project.bias"}, tensor<24xf32> {jax.result_info = "norm.gamma"}, tensor<24xf32> {jax.result_info = "norm.beta"}, tensor<24x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<24x3x8x8xf32> {jax.result_info = "embed.patch.weight.m"}, tensor<24x3x8x8xf32> {jax.result_info = "embed.patch.weight.v"}, tensor<24xf32> {jax.result_info = "embed.patch.bias.m"}, tensor<24xf32> {jax.result_info = "embed.patch.bias.v"}, tensor<24xf32> {jax.result_info = "embed.cls.m"}, tensor<24xf32> {jax.result_info = "embed.cls.v"}, tensor<17x24xf32> {jax.result_info = "embed.position.m"}, tensor<17x24xf32> {jax.result_info = "embed.position.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.norm.beta.v"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.query.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.query.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.query.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.query.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.key.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.key.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.key.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.key.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.value.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.value.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.value.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.value.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.project.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.0.attention.project.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.project.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.0.attention.project.bias.v"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.norm.beta.v"}, tensor<24x96xf32> {jax.result_info = "blocks.0.mlp.expand.weight.m"}, tensor<24x96xf32> {jax.result_info = "blocks.0.mlp.expand.weight.v"}, tensor<96xf32> {jax.result_info = "blocks.0.mlp.expand.bias.m"}, tensor<96xf32> {jax.result_info = "blocks.0.mlp.expand.bias.v"}, tensor<96x24xf32> {jax.result_info = "blocks.0.mlp.project.weight.m"}, tensor<96x24xf32> {jax.result_info = "blocks.0.mlp.project.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.project.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.0.mlp.project.bias.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.norm.beta.v"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.query.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.query.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.query.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.query.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.key.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.key.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.key.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.key.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.value.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.value.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.value.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.value.bias.v"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.project.weight.m"}, tensor<24x24xf32> {jax.result_info = "blocks.1.attention.project.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.project.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.1.attention.project.bias.v"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.norm.beta.v"}, tensor<24x96xf32> {jax.result_info = "blocks.1.mlp.expand.weight.m"}, tensor<24x96xf32> {jax.result_info = "blocks.1.mlp.expand.weight.v"}, tensor<96xf32> {jax.result_info = "blocks.1.mlp.expand.bias.m"}, tensor<96xf32> {jax.result_info = "blocks.1.mlp.expand.bias.v"}, tensor<96x24xf32> {jax.result_info = "blocks.1.mlp.project.weight.m"}, tensor<96x24xf32> {jax.result_info = "blocks.1.mlp.project.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.project.bias.m"}, tensor<24xf32> {jax.result_info = "blocks.1.mlp.project.bias.v"}, tensor<24xf32> {jax.result_info = "norm.gamma.m"}, tensor<24xf32> {jax.result_info = "norm.gamma.v"}, tensor<24xf32> {jax.result_info = "norm.beta.m"}, tensor<24xf32> {jax.result_info = "norm.beta.v"}, tensor<24x4xf32> {jax.result_info = "head.weight.m"}, tensor<24x4xf32> {jax.result_info = "head.weight.v"}, tensor<4xf32> {jax.result_info = "head.bias.m"}, tensor<4xf32> {jax.result_info = "head.bias.v"}, tensor<f32> {jax.result_info = "loss"}) {
    %embed.patch.convF = stablehlo.composite "shlo.convF" %images, %embed.patch.weight {composite_attributes = {groups = 1 : i64, padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 8, 8>}, decomposition = @convF} : (tensor<4x3x32x32xf32>, tensor<24x3x8x8xf32>) -> tensor<4x24x4x4xf32>
    %embed.patch.channelBias = stablehlo.composite "shlo.channelBias" %embed.patch.convF, %embed.patch.bias {decomposition = @channelBias} : (tensor<4x24x4x4xf32>, tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %embed.patchTokens = stablehlo.composite "shlo.patchTokens" %embed.patch.channelBias {decomposition = @patchTokens} : (tensor<4x24x4x4xf32>) -> tensor<4x16x24xf32>
    %embed.clsConcat = stablehlo.composite "shlo.clsConcat" %embed.patchTokens, %embed.cls {decomposition = @clsConcat} : (tensor<4x16x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %embed.posEmbed = stablehlo.composite "shlo.posEmbed" %embed.clsConcat, %embed.position {decomposition = @posEmbed} : (tensor<4x17x24xf32>, tensor<17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.norm.lnF = stablehlo.composite "shlo.lnF" %embed.posEmbed {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF} : (tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.norm.rowScale = stablehlo.composite "shlo.rowScale" %blocks.0.attention.norm.lnF, %blocks.0.attention.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.norm.rowBias = stablehlo.composite "shlo.rowBias" %blocks.0.attention.norm.rowScale, %blocks.0.attention.norm.beta {decomposition = @rowBias} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.query.dense = stablehlo.composite "shlo.dense" %blocks.0.attention.norm.rowBias, %blocks.0.attention.query.weight, %blocks.0.attention.query.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.splitHeads = stablehlo.composite "shlo.splitHeads" %blocks.0.attention.query.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.0.attention.key.dense = stablehlo.composite "shlo.dense" %blocks.0.attention.norm.rowBias, %blocks.0.attention.key.weight, %blocks.0.attention.key.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.splitHeads_1 = stablehlo.composite "shlo.splitHeads" %blocks.0.attention.key.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.0.attention.value.dense = stablehlo.composite "shlo.dense" %blocks.0.attention.norm.rowBias, %blocks.0.attention.value.weight, %blocks.0.attention.value.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.splitHeads_2 = stablehlo.composite "shlo.splitHeads" %blocks.0.attention.value.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.0.attention.matmulNtF = stablehlo.composite "shlo.matmulNtF" %blocks.0.attention.splitHeads, %blocks.0.attention.splitHeads_1 {decomposition = @matmulNtF} : (tensor<4x3x17x8xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32>
    %blocks.0.attention.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.attention.matmulNtF {composite_attributes = {by = 0.35355339059327373 : f64}, decomposition = @scaleB} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %blocks.0.attention.softmaxRow = stablehlo.composite "shlo.softmaxRow" %blocks.0.attention.scaleB {decomposition = @softmaxRow} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %blocks.0.attention.matmulF = stablehlo.composite "shlo.matmulF" %blocks.0.attention.softmaxRow, %blocks.0.attention.splitHeads_2 {decomposition = @matmulF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %blocks.0.attention.joinHeads = stablehlo.composite "shlo.joinHeads" %blocks.0.attention.matmulF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.project.dense = stablehlo.composite "shlo.dense" %blocks.0.attention.joinHeads, %blocks.0.attention.project.weight, %blocks.0.attention.project.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.dropPathB = stablehlo.composite "shlo.dropPathB" %blocks.0.attention.project.dense, %blocks.0.attention.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %blocks.0.attention.addVB = stablehlo.composite "shlo.addVB" %blocks.0.attention.dropPathB, %embed.posEmbed {decomposition = @addVB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.norm.lnF = stablehlo.composite "shlo.lnF" %blocks.0.attention.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF} : (tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.norm.rowScale = stablehlo.composite "shlo.rowScale" %blocks.0.mlp.norm.lnF, %blocks.0.mlp.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.norm.rowBias = stablehlo.composite "shlo.rowBias" %blocks.0.mlp.norm.rowScale, %blocks.0.mlp.norm.beta {decomposition = @rowBias} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.expand.dense = stablehlo.composite "shlo.dense" %blocks.0.mlp.norm.rowBias, %blocks.0.mlp.expand.weight, %blocks.0.mlp.expand.bias {decomposition = @dense_1} : (tensor<4x17x24xf32>, tensor<24x96xf32>, tensor<96xf32>) -> tensor<4x17x96xf32>
    %blocks.0.mlp.gelu = stablehlo.composite "shlo.gelu" %blocks.0.mlp.expand.dense {composite_attributes = {form = "erf"}, decomposition = @gelu} : (tensor<4x17x96xf32>) -> tensor<4x17x96xf32>
    %blocks.0.mlp.project.dense = stablehlo.composite "shlo.dense" %blocks.0.mlp.gelu, %blocks.0.mlp.project.weight, %blocks.0.mlp.project.bias {decomposition = @dense_2} : (tensor<4x17x96xf32>, tensor<96x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.dropPathB = stablehlo.composite "shlo.dropPathB" %blocks.0.mlp.project.dense, %blocks.0.mlp.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %blocks.0.mlp.addVB = stablehlo.composite "shlo.addVB" %blocks.0.mlp.dropPathB, %blocks.0.attention.addVB {decomposition = @addVB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.norm.lnF = stablehlo.composite "shlo.lnF" %blocks.0.mlp.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF} : (tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.norm.rowScale = stablehlo.composite "shlo.rowScale" %blocks.1.attention.norm.lnF, %blocks.1.attention.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.norm.rowBias = stablehlo.composite "shlo.rowBias" %blocks.1.attention.norm.rowScale, %blocks.1.attention.norm.beta {decomposition = @rowBias} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.query.dense = stablehlo.composite "shlo.dense" %blocks.1.attention.norm.rowBias, %blocks.1.attention.query.weight, %blocks.1.attention.query.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.splitHeads = stablehlo.composite "shlo.splitHeads" %blocks.1.attention.query.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.1.attention.key.dense = stablehlo.composite "shlo.dense" %blocks.1.attention.norm.rowBias, %blocks.1.attention.key.weight, %blocks.1.attention.key.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.splitHeads_1 = stablehlo.composite "shlo.splitHeads" %blocks.1.attention.key.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.1.attention.value.dense = stablehlo.composite "shlo.dense" %blocks.1.attention.norm.rowBias, %blocks.1.attention.value.weight, %blocks.1.attention.value.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.splitHeads_2 = stablehlo.composite "shlo.splitHeads" %blocks.1.attention.value.dense {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %blocks.1.attention.matmulNtF = stablehlo.composite "shlo.matmulNtF" %blocks.1.attention.splitHeads, %blocks.1.attention.splitHeads_1 {decomposition = @matmulNtF} : (tensor<4x3x17x8xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32>
    %blocks.1.attention.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.attention.matmulNtF {composite_attributes = {by = 0.35355339059327373 : f64}, decomposition = @scaleB} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %blocks.1.attention.softmaxRow = stablehlo.composite "shlo.softmaxRow" %blocks.1.attention.scaleB {decomposition = @softmaxRow} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %blocks.1.attention.matmulF = stablehlo.composite "shlo.matmulF" %blocks.1.attention.softmaxRow, %blocks.1.attention.splitHeads_2 {decomposition = @matmulF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %blocks.1.attention.joinHeads = stablehlo.composite "shlo.joinHeads" %blocks.1.attention.matmulF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.project.dense = stablehlo.composite "shlo.dense" %blocks.1.attention.joinHeads, %blocks.1.attention.project.weight, %blocks.1.attention.project.bias {decomposition = @dense} : (tensor<4x17x24xf32>, tensor<24x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.dropPathB = stablehlo.composite "shlo.dropPathB" %blocks.1.attention.project.dense, %blocks.1.attention.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %blocks.1.attention.addVB = stablehlo.composite "shlo.addVB" %blocks.1.attention.dropPathB, %blocks.0.mlp.addVB {decomposition = @addVB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.norm.lnF = stablehlo.composite "shlo.lnF" %blocks.1.attention.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF} : (tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.norm.rowScale = stablehlo.composite "shlo.rowScale" %blocks.1.mlp.norm.lnF, %blocks.1.mlp.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.norm.rowBias = stablehlo.composite "shlo.rowBias" %blocks.1.mlp.norm.rowScale, %blocks.1.mlp.norm.beta {decomposition = @rowBias} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.expand.dense = stablehlo.composite "shlo.dense" %blocks.1.mlp.norm.rowBias, %blocks.1.mlp.expand.weight, %blocks.1.mlp.expand.bias {decomposition = @dense_1} : (tensor<4x17x24xf32>, tensor<24x96xf32>, tensor<96xf32>) -> tensor<4x17x96xf32>
    %blocks.1.mlp.gelu = stablehlo.composite "shlo.gelu" %blocks.1.mlp.expand.dense {composite_attributes = {form = "erf"}, decomposition = @gelu} : (tensor<4x17x96xf32>) -> tensor<4x17x96xf32>
    %blocks.1.mlp.project.dense = stablehlo.composite "shlo.dense" %blocks.1.mlp.gelu, %blocks.1.mlp.project.weight, %blocks.1.mlp.project.bias {decomposition = @dense_2} : (tensor<4x17x96xf32>, tensor<96x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.dropPathB = stablehlo.composite "shlo.dropPathB" %blocks.1.mlp.project.dense, %blocks.1.mlp.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %blocks.1.mlp.addVB = stablehlo.composite "shlo.addVB" %blocks.1.mlp.dropPathB, %blocks.1.attention.addVB {decomposition = @addVB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %norm.lnF = stablehlo.composite "shlo.lnF" %blocks.1.mlp.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF} : (tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %norm.rowScale = stablehlo.composite "shlo.rowScale" %norm.lnF, %norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %norm.rowBias = stablehlo.composite "shlo.rowBias" %norm.rowScale, %norm.beta {decomposition = @rowBias} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %clsSlice = stablehlo.composite "shlo.clsSlice" %norm.rowBias {decomposition = @clsSlice} : (tensor<4x17x24xf32>) -> tensor<4x24xf32>
    %head.dropoutB = stablehlo.composite "shlo.dropoutB" %clsSlice, %head.dropout {decomposition = @dropoutB} : (tensor<4x24xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
    %head.dense = stablehlo.composite "shlo.dense" %head.dropoutB, %head.weight, %head.bias {decomposition = @dense_3} : (tensor<4x24xf32>, tensor<24x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<24x4xf32>) -> tensor<4x24xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %head.dropoutB, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x24xf32>, tensor<4x4xf32>) -> tensor<24x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.head.dropoutB = stablehlo.composite "shlo.dropoutB" %d.head.dotOut, %head.dropout {decomposition = @dropoutB} : (tensor<4x24xf32>, tensor<4x24xf32>) -> tensor<4x24xf32>
    %d.clsPad = stablehlo.composite "shlo.clsPad" %d.head.dropoutB {composite_attributes = {tokens = 17 : i64}, decomposition = @clsPad} : (tensor<4x24xf32>) -> tensor<4x17x24xf32>
    %d.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.clsPad {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.clsPad, %norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %d.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.clsPad, %norm.lnF {decomposition = @gammaGradB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.norm.rowScale, %blocks.1.mlp.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.mlp.dropPathB = stablehlo.composite "shlo.dropPathB" %d.norm.lnBack, %blocks.1.mlp.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.mlp.project.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.mlp.dropPathB, %blocks.1.mlp.project.weight {decomposition = @dotOut_1} : (tensor<4x17x24xf32>, tensor<96x24xf32>) -> tensor<4x17x96xf32>
    %d.blocks.1.mlp.project.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.mlp.gelu, %d.blocks.1.mlp.dropPathB {decomposition = @weightGradB_1} : (tensor<4x17x96xf32>, tensor<4x17x24xf32>) -> tensor<96x24xf32>
    %d.blocks.1.mlp.project.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.mlp.dropPathB {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.mlp.geluBack = stablehlo.composite "shlo.geluBack" %d.blocks.1.mlp.project.dotOut, %blocks.1.mlp.expand.dense {composite_attributes = {form = "erf"}, decomposition = @geluBack} : (tensor<4x17x96xf32>, tensor<4x17x96xf32>) -> tensor<4x17x96xf32>
    %d.blocks.1.mlp.expand.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.mlp.geluBack, %blocks.1.mlp.expand.weight {decomposition = @dotOut_2} : (tensor<4x17x96xf32>, tensor<24x96xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.mlp.expand.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.mlp.norm.rowBias, %d.blocks.1.mlp.geluBack {decomposition = @weightGradB_2} : (tensor<4x17x24xf32>, tensor<4x17x96xf32>) -> tensor<24x96xf32>
    %d.blocks.1.mlp.expand.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.mlp.geluBack {decomposition = @biasGradB_2} : (tensor<4x17x96xf32>) -> tensor<96xf32>
    %d.blocks.1.mlp.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.mlp.expand.dotOut {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.mlp.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.blocks.1.mlp.expand.dotOut, %blocks.1.mlp.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.mlp.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.blocks.1.mlp.expand.dotOut, %blocks.1.mlp.norm.lnF {decomposition = @gammaGradB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.mlp.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.blocks.1.mlp.norm.rowScale, %blocks.1.attention.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.mlp.norm.add = stablehlo.add %d.norm.lnBack, %d.blocks.1.mlp.norm.lnBack : tensor<4x17x24xf32>
    %d.blocks.1.attention.dropPathB = stablehlo.composite "shlo.dropPathB" %d.blocks.1.mlp.norm.add, %blocks.1.attention.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.project.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.attention.dropPathB, %blocks.1.attention.project.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.project.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.attention.joinHeads, %d.blocks.1.attention.dropPathB {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.project.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.attention.dropPathB {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.splitHeads = stablehlo.composite "shlo.splitHeads" %d.blocks.1.attention.project.dotOut {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.1.attention.matmulNtF = stablehlo.composite "shlo.matmulNtF" %d.blocks.1.attention.splitHeads, %blocks.1.attention.splitHeads_2 {decomposition = @matmulNtF} : (tensor<4x3x17x8xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.1.attention.matmulTnF = stablehlo.composite "shlo.matmulTnF" %blocks.1.attention.softmaxRow, %d.blocks.1.attention.splitHeads {decomposition = @matmulTnF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.1.attention.softmaxRowBack = stablehlo.composite "shlo.softmaxRowBack" %d.blocks.1.attention.matmulNtF, %blocks.1.attention.softmaxRow {decomposition = @softmaxRowBack} : (tensor<4x3x17x17xf32>, tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.1.attention.scaleB = stablehlo.composite "shlo.scaleB" %d.blocks.1.attention.softmaxRowBack {composite_attributes = {by = 0.35355339059327373 : f64}, decomposition = @scaleB} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.1.attention.matmulF = stablehlo.composite "shlo.matmulF" %d.blocks.1.attention.scaleB, %blocks.1.attention.splitHeads_1 {decomposition = @matmulF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.1.attention.matmulTnF_1 = stablehlo.composite "shlo.matmulTnF" %d.blocks.1.attention.scaleB, %blocks.1.attention.splitHeads {decomposition = @matmulTnF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.1.attention.joinHeads = stablehlo.composite "shlo.joinHeads" %d.blocks.1.attention.matmulTnF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.value.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.attention.joinHeads, %blocks.1.attention.value.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.value.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.attention.norm.rowBias, %d.blocks.1.attention.joinHeads {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.value.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.attention.joinHeads {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.joinHeads_1 = stablehlo.composite "shlo.joinHeads" %d.blocks.1.attention.matmulTnF_1 {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.key.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.attention.joinHeads_1, %blocks.1.attention.key.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.key.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.attention.norm.rowBias, %d.blocks.1.attention.joinHeads_1 {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.key.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.attention.joinHeads_1 {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.key.add = stablehlo.add %d.blocks.1.attention.value.dotOut, %d.blocks.1.attention.key.dotOut : tensor<4x17x24xf32>
    %d.blocks.1.attention.joinHeads_2 = stablehlo.composite "shlo.joinHeads" %d.blocks.1.attention.matmulF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.query.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.1.attention.joinHeads_2, %blocks.1.attention.query.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.query.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.1.attention.norm.rowBias, %d.blocks.1.attention.joinHeads_2 {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.query.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.attention.joinHeads_2 {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.query.add = stablehlo.add %d.blocks.1.attention.key.add, %d.blocks.1.attention.query.dotOut : tensor<4x17x24xf32>
    %d.blocks.1.attention.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.1.attention.query.add {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.blocks.1.attention.query.add, %blocks.1.attention.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.blocks.1.attention.query.add, %blocks.1.attention.norm.lnF {decomposition = @gammaGradB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.1.attention.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.blocks.1.attention.norm.rowScale, %blocks.0.mlp.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.1.attention.norm.add = stablehlo.add %d.blocks.1.mlp.norm.add, %d.blocks.1.attention.norm.lnBack : tensor<4x17x24xf32>
    %d.blocks.0.mlp.dropPathB = stablehlo.composite "shlo.dropPathB" %d.blocks.1.attention.norm.add, %blocks.0.mlp.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.mlp.project.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.mlp.dropPathB, %blocks.0.mlp.project.weight {decomposition = @dotOut_1} : (tensor<4x17x24xf32>, tensor<96x24xf32>) -> tensor<4x17x96xf32>
    %d.blocks.0.mlp.project.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.mlp.gelu, %d.blocks.0.mlp.dropPathB {decomposition = @weightGradB_1} : (tensor<4x17x96xf32>, tensor<4x17x24xf32>) -> tensor<96x24xf32>
    %d.blocks.0.mlp.project.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.mlp.dropPathB {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.mlp.geluBack = stablehlo.composite "shlo.geluBack" %d.blocks.0.mlp.project.dotOut, %blocks.0.mlp.expand.dense {composite_attributes = {form = "erf"}, decomposition = @geluBack} : (tensor<4x17x96xf32>, tensor<4x17x96xf32>) -> tensor<4x17x96xf32>
    %d.blocks.0.mlp.expand.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.mlp.geluBack, %blocks.0.mlp.expand.weight {decomposition = @dotOut_2} : (tensor<4x17x96xf32>, tensor<24x96xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.mlp.expand.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.mlp.norm.rowBias, %d.blocks.0.mlp.geluBack {decomposition = @weightGradB_2} : (tensor<4x17x24xf32>, tensor<4x17x96xf32>) -> tensor<24x96xf32>
    %d.blocks.0.mlp.expand.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.mlp.geluBack {decomposition = @biasGradB_2} : (tensor<4x17x96xf32>) -> tensor<96xf32>
    %d.blocks.0.mlp.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.mlp.expand.dotOut {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.mlp.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.blocks.0.mlp.expand.dotOut, %blocks.0.mlp.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.mlp.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.blocks.0.mlp.expand.dotOut, %blocks.0.mlp.norm.lnF {decomposition = @gammaGradB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.mlp.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.blocks.0.mlp.norm.rowScale, %blocks.0.attention.addVB {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.mlp.norm.add = stablehlo.add %d.blocks.1.attention.norm.add, %d.blocks.0.mlp.norm.lnBack : tensor<4x17x24xf32>
    %d.blocks.0.attention.dropPathB = stablehlo.composite "shlo.dropPathB" %d.blocks.0.mlp.norm.add, %blocks.0.attention.drop_path {decomposition = @dropPathB} : (tensor<4x17x24xf32>, tensor<4xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.project.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.attention.dropPathB, %blocks.0.attention.project.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.project.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.attention.joinHeads, %d.blocks.0.attention.dropPathB {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.project.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.attention.dropPathB {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.splitHeads = stablehlo.composite "shlo.splitHeads" %d.blocks.0.attention.project.dotOut {composite_attributes = {heads = 3 : i64}, decomposition = @splitHeads} : (tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.0.attention.matmulNtF = stablehlo.composite "shlo.matmulNtF" %d.blocks.0.attention.splitHeads, %blocks.0.attention.splitHeads_2 {decomposition = @matmulNtF} : (tensor<4x3x17x8xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.0.attention.matmulTnF = stablehlo.composite "shlo.matmulTnF" %blocks.0.attention.softmaxRow, %d.blocks.0.attention.splitHeads {decomposition = @matmulTnF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.0.attention.softmaxRowBack = stablehlo.composite "shlo.softmaxRowBack" %d.blocks.0.attention.matmulNtF, %blocks.0.attention.softmaxRow {decomposition = @softmaxRowBack} : (tensor<4x3x17x17xf32>, tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.0.attention.scaleB = stablehlo.composite "shlo.scaleB" %d.blocks.0.attention.softmaxRowBack {composite_attributes = {by = 0.35355339059327373 : f64}, decomposition = @scaleB} : (tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32>
    %d.blocks.0.attention.matmulF = stablehlo.composite "shlo.matmulF" %d.blocks.0.attention.scaleB, %blocks.0.attention.splitHeads_1 {decomposition = @matmulF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.0.attention.matmulTnF_1 = stablehlo.composite "shlo.matmulTnF" %d.blocks.0.attention.scaleB, %blocks.0.attention.splitHeads {decomposition = @matmulTnF} : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    %d.blocks.0.attention.joinHeads = stablehlo.composite "shlo.joinHeads" %d.blocks.0.attention.matmulTnF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.value.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.attention.joinHeads, %blocks.0.attention.value.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.value.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.attention.norm.rowBias, %d.blocks.0.attention.joinHeads {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.value.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.attention.joinHeads {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.joinHeads_1 = stablehlo.composite "shlo.joinHeads" %d.blocks.0.attention.matmulTnF_1 {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.key.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.attention.joinHeads_1, %blocks.0.attention.key.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.key.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.attention.norm.rowBias, %d.blocks.0.attention.joinHeads_1 {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.key.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.attention.joinHeads_1 {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.key.add = stablehlo.add %d.blocks.0.attention.value.dotOut, %d.blocks.0.attention.key.dotOut : tensor<4x17x24xf32>
    %d.blocks.0.attention.joinHeads_2 = stablehlo.composite "shlo.joinHeads" %d.blocks.0.attention.matmulF {decomposition = @joinHeads} : (tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.query.dotOut = stablehlo.composite "shlo.dotOut" %d.blocks.0.attention.joinHeads_2, %blocks.0.attention.query.weight {decomposition = @dotOut_3} : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.query.weightGradB = stablehlo.composite "shlo.weightGradB" %blocks.0.attention.norm.rowBias, %d.blocks.0.attention.joinHeads_2 {decomposition = @weightGradB_3} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.query.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.attention.joinHeads_2 {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.query.add = stablehlo.add %d.blocks.0.attention.key.add, %d.blocks.0.attention.query.dotOut : tensor<4x17x24xf32>
    %d.blocks.0.attention.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.blocks.0.attention.query.add {decomposition = @biasGradB_1} : (tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.blocks.0.attention.query.add, %blocks.0.attention.norm.gamma {decomposition = @rowScale} : (tensor<4x17x24xf32>, tensor<24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.blocks.0.attention.query.add, %blocks.0.attention.norm.lnF {decomposition = @gammaGradB} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24xf32>
    %d.blocks.0.attention.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.blocks.0.attention.norm.rowScale, %embed.posEmbed {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<4x17x24xf32>
    %d.blocks.0.attention.norm.add = stablehlo.add %d.blocks.0.mlp.norm.add, %d.blocks.0.attention.norm.lnBack : tensor<4x17x24xf32>
    %d.embed.posEmbedGradB = stablehlo.composite "shlo.posEmbedGradB" %d.blocks.0.attention.norm.add {decomposition = @posEmbedGradB} : (tensor<4x17x24xf32>) -> tensor<17x24xf32>
    %d.embed.clsTail = stablehlo.composite "shlo.clsTail" %d.blocks.0.attention.norm.add {decomposition = @clsTail} : (tensor<4x17x24xf32>) -> tensor<4x16x24xf32>
    %d.embed.clsSlice = stablehlo.composite "shlo.clsSlice" %d.blocks.0.attention.norm.add {decomposition = @clsSlice} : (tensor<4x17x24xf32>) -> tensor<4x24xf32>
    %d.embed.biasGradB = stablehlo.composite "shlo.biasGradB" %d.embed.clsSlice {decomposition = @biasGradB_3} : (tensor<4x24xf32>) -> tensor<24xf32>
    %d.embed.patchTokensBack = stablehlo.composite "shlo.patchTokensBack" %d.embed.clsTail {composite_attributes = {size = array<i64: 4, 4>}, decomposition = @patchTokensBack} : (tensor<4x16x24xf32>) -> tensor<4x24x4x4xf32>
    %d.embed.patch.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.embed.patchTokensBack {decomposition = @convBiasGradB} : (tensor<4x24x4x4xf32>) -> tensor<24xf32>
    %d.embed.patch.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.embed.patchTokensBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 8, 8>, padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 8, 8>}, decomposition = @convWeightGradB} : (tensor<4x3x32x32xf32>, tensor<4x24x4x4xf32>) -> tensor<24x3x8x8xf32>
    %d.embed.patch.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.embed.patch.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32>
    %embed.patch.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %embed.patch.weight.m, %d.embed.patch.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<24x3x8x8xf32>, tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32>
    %embed.patch.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %embed.patch.weight.v, %d.embed.patch.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<24x3x8x8xf32>, tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32>
    %embed.patch.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %embed.patch.weight, %embed.patch.weight.adamMNextF, %embed.patch.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF} : (tensor<24x3x8x8xf32>, tensor<24x3x8x8xf32>, tensor<24x3x8x8xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x3x8x8xf32>
    %d.embed.patch.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.embed.patch.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %embed.patch.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %embed.patch.bias.m, %d.embed.patch.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %embed.patch.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %embed.patch.bias.v, %d.embed.patch.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %embed.patch.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %embed.patch.bias, %embed.patch.bias.adamMNextF, %embed.patch.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.embed.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.embed.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %embed.cls.adamMNextF = stablehlo.composite "shlo.adamMNextF" %embed.cls.m, %d.embed.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %embed.cls.adamVNextF = stablehlo.composite "shlo.adamVNextF" %embed.cls.v, %d.embed.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %embed.cls.adamWParamF = stablehlo.composite "shlo.adamWParamF" %embed.cls, %embed.cls.adamMNextF, %embed.cls.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.embed.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.embed.posEmbedGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<17x24xf32>) -> tensor<17x24xf32>
    %embed.position.adamMNextF = stablehlo.composite "shlo.adamMNextF" %embed.position.m, %d.embed.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<17x24xf32>, tensor<17x24xf32>) -> tensor<17x24xf32>
    %embed.position.adamVNextF = stablehlo.composite "shlo.adamVNextF" %embed.position.v, %d.embed.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<17x24xf32>, tensor<17x24xf32>) -> tensor<17x24xf32>
    %embed.position.adamWParamF = stablehlo.composite "shlo.adamWParamF" %embed.position, %embed.position.adamMNextF, %embed.position.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_2} : (tensor<17x24xf32>, tensor<17x24xf32>, tensor<17x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<17x24xf32>
    %d.blocks.0.attention.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.norm.gamma.m, %d.blocks.0.attention.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.norm.gamma.v, %d.blocks.0.attention.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.norm.gamma, %blocks.0.attention.norm.gamma.adamMNextF, %blocks.0.attention.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.attention.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.norm.beta.m, %d.blocks.0.attention.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.norm.beta.v, %d.blocks.0.attention.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.norm.beta, %blocks.0.attention.norm.beta.adamMNextF, %blocks.0.attention.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.attention.query.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.query.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.query.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.query.weight.m, %d.blocks.0.attention.query.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.query.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.query.weight.v, %d.blocks.0.attention.query.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.query.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.query.weight, %blocks.0.attention.query.weight.adamMNextF, %blocks.0.attention.query.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.query.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.query.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.query.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.query.bias.m, %d.blocks.0.attention.query.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.query.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.query.bias.v, %d.blocks.0.attention.query.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.query.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.query.bias, %blocks.0.attention.query.bias.adamMNextF, %blocks.0.attention.query.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.attention.key.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.key.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.key.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.key.weight.m, %d.blocks.0.attention.key.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.key.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.key.weight.v, %d.blocks.0.attention.key.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.key.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.key.weight, %blocks.0.attention.key.weight.adamMNextF, %blocks.0.attention.key.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.key.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.key.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.key.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.key.bias.m, %d.blocks.0.attention.key.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.key.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.key.bias.v, %d.blocks.0.attention.key.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.key.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.key.bias, %blocks.0.attention.key.bias.adamMNextF, %blocks.0.attention.key.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.attention.value.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.value.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.value.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.value.weight.m, %d.blocks.0.attention.value.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.value.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.value.weight.v, %d.blocks.0.attention.value.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.value.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.value.weight, %blocks.0.attention.value.weight.adamMNextF, %blocks.0.attention.value.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.value.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.value.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.value.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.value.bias.m, %d.blocks.0.attention.value.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.value.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.value.bias.v, %d.blocks.0.attention.value.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.value.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.value.bias, %blocks.0.attention.value.bias.adamMNextF, %blocks.0.attention.value.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.attention.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.project.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.project.weight.m, %d.blocks.0.attention.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.project.weight.v, %d.blocks.0.attention.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.0.attention.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.project.weight, %blocks.0.attention.project.weight.adamMNextF, %blocks.0.attention.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.0.attention.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.attention.project.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.attention.project.bias.m, %d.blocks.0.attention.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.attention.project.bias.v, %d.blocks.0.attention.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.attention.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.attention.project.bias, %blocks.0.attention.project.bias.adamMNextF, %blocks.0.attention.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.mlp.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.norm.gamma.m, %d.blocks.0.mlp.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.norm.gamma.v, %d.blocks.0.mlp.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.norm.gamma, %blocks.0.mlp.norm.gamma.adamMNextF, %blocks.0.mlp.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.mlp.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.norm.beta.m, %d.blocks.0.mlp.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.norm.beta.v, %d.blocks.0.mlp.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.norm.beta, %blocks.0.mlp.norm.beta.adamMNextF, %blocks.0.mlp.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.0.mlp.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.expand.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.0.mlp.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.expand.weight.m, %d.blocks.0.mlp.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24x96xf32>, tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.0.mlp.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.expand.weight.v, %d.blocks.0.mlp.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24x96xf32>, tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.0.mlp.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.expand.weight, %blocks.0.mlp.expand.weight.adamMNextF, %blocks.0.mlp.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x96xf32>
    %d.blocks.0.mlp.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.expand.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<96xf32>) -> tensor<96xf32>
    %blocks.0.mlp.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.expand.bias.m, %d.blocks.0.mlp.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %blocks.0.mlp.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.expand.bias.v, %d.blocks.0.mlp.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %blocks.0.mlp.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.expand.bias, %blocks.0.mlp.expand.bias.adamMNextF, %blocks.0.mlp.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96xf32>
    %d.blocks.0.mlp.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.project.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.0.mlp.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.project.weight.m, %d.blocks.0.mlp.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<96x24xf32>, tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.0.mlp.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.project.weight.v, %d.blocks.0.mlp.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<96x24xf32>, tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.0.mlp.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.project.weight, %blocks.0.mlp.project.weight.adamMNextF, %blocks.0.mlp.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_6} : (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96x24xf32>
    %d.blocks.0.mlp.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.mlp.project.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.mlp.project.bias.m, %d.blocks.0.mlp.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.mlp.project.bias.v, %d.blocks.0.mlp.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.mlp.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.mlp.project.bias, %blocks.0.mlp.project.bias.adamMNextF, %blocks.0.mlp.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.norm.gamma.m, %d.blocks.1.attention.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.norm.gamma.v, %d.blocks.1.attention.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.norm.gamma, %blocks.1.attention.norm.gamma.adamMNextF, %blocks.1.attention.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.norm.beta.m, %d.blocks.1.attention.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.norm.beta.v, %d.blocks.1.attention.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.norm.beta, %blocks.1.attention.norm.beta.adamMNextF, %blocks.1.attention.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.query.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.query.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.query.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.query.weight.m, %d.blocks.1.attention.query.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.query.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.query.weight.v, %d.blocks.1.attention.query.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.query.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.query.weight, %blocks.1.attention.query.weight.adamMNextF, %blocks.1.attention.query.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.query.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.query.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.query.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.query.bias.m, %d.blocks.1.attention.query.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.query.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.query.bias.v, %d.blocks.1.attention.query.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.query.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.query.bias, %blocks.1.attention.query.bias.adamMNextF, %blocks.1.attention.query.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.key.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.key.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.key.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.key.weight.m, %d.blocks.1.attention.key.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.key.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.key.weight.v, %d.blocks.1.attention.key.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.key.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.key.weight, %blocks.1.attention.key.weight.adamMNextF, %blocks.1.attention.key.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.key.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.key.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.key.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.key.bias.m, %d.blocks.1.attention.key.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.key.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.key.bias.v, %d.blocks.1.attention.key.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.key.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.key.bias, %blocks.1.attention.key.bias.adamMNextF, %blocks.1.attention.key.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.value.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.value.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.value.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.value.weight.m, %d.blocks.1.attention.value.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.value.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.value.weight.v, %d.blocks.1.attention.value.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.value.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.value.weight, %blocks.1.attention.value.weight.adamMNextF, %blocks.1.attention.value.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.value.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.value.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.value.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.value.bias.m, %d.blocks.1.attention.value.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.value.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.value.bias.v, %d.blocks.1.attention.value.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.value.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.value.bias, %blocks.1.attention.value.bias.adamMNextF, %blocks.1.attention.value.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.attention.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.project.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.project.weight.m, %d.blocks.1.attention.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.project.weight.v, %d.blocks.1.attention.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %blocks.1.attention.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.project.weight, %blocks.1.attention.project.weight.adamMNextF, %blocks.1.attention.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x24xf32>
    %d.blocks.1.attention.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.attention.project.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.attention.project.bias.m, %d.blocks.1.attention.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.attention.project.bias.v, %d.blocks.1.attention.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.attention.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.attention.project.bias, %blocks.1.attention.project.bias.adamMNextF, %blocks.1.attention.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.mlp.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.norm.gamma.m, %d.blocks.1.mlp.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.norm.gamma.v, %d.blocks.1.mlp.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.norm.gamma, %blocks.1.mlp.norm.gamma.adamMNextF, %blocks.1.mlp.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.mlp.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.norm.beta.m, %d.blocks.1.mlp.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.norm.beta.v, %d.blocks.1.mlp.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.norm.beta, %blocks.1.mlp.norm.beta.adamMNextF, %blocks.1.mlp.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.blocks.1.mlp.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.expand.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.1.mlp.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.expand.weight.m, %d.blocks.1.mlp.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24x96xf32>, tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.1.mlp.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.expand.weight.v, %d.blocks.1.mlp.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24x96xf32>, tensor<24x96xf32>) -> tensor<24x96xf32>
    %blocks.1.mlp.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.expand.weight, %blocks.1.mlp.expand.weight.adamMNextF, %blocks.1.mlp.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24x96xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x96xf32>
    %d.blocks.1.mlp.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.expand.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<96xf32>) -> tensor<96xf32>
    %blocks.1.mlp.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.expand.bias.m, %d.blocks.1.mlp.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %blocks.1.mlp.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.expand.bias.v, %d.blocks.1.mlp.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %blocks.1.mlp.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.expand.bias, %blocks.1.mlp.expand.bias.adamMNextF, %blocks.1.mlp.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96xf32>
    %d.blocks.1.mlp.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.project.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.1.mlp.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.project.weight.m, %d.blocks.1.mlp.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<96x24xf32>, tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.1.mlp.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.project.weight.v, %d.blocks.1.mlp.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<96x24xf32>, tensor<96x24xf32>) -> tensor<96x24xf32>
    %blocks.1.mlp.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.project.weight, %blocks.1.mlp.project.weight.adamMNextF, %blocks.1.mlp.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_6} : (tensor<96x24xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96x24xf32>
    %d.blocks.1.mlp.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.mlp.project.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.mlp.project.bias.m, %d.blocks.1.mlp.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.mlp.project.bias.v, %d.blocks.1.mlp.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.1.mlp.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.mlp.project.bias, %blocks.1.mlp.project.bias.adamMNextF, %blocks.1.mlp.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %norm.gamma.m, %d.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %norm.gamma.v, %d.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %norm.gamma, %norm.gamma.adamMNextF, %norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<24xf32>) -> tensor<24xf32>
    %norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %norm.beta.m, %d.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %norm.beta.v, %d.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %norm.beta, %norm.beta.adamMNextF, %norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<24x4xf32>) -> tensor<24x4xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %d.head.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<24x4xf32>, tensor<24x4xf32>) -> tensor<24x4xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %d.head.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<24x4xf32>, tensor<24x4xf32>) -> tensor<24x4xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<24x4xf32>, tensor<24x4xf32>, tensor<24x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x4xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<f32>) -> tensor<f32>
    return %embed.patch.weight.adamWParamF, %embed.patch.bias.adamWParamF, %embed.cls.adamWParamF, %embed.position.adamWParamF, %blocks.0.attention.norm.gamma.adamWParamF, %blocks.0.attention.norm.beta.adamWParamF, %blocks.0.attention.query.weight.adamWParamF, %blocks.0.attention.query.bias.adamWParamF, %blocks.0.attention.key.weight.adamWParamF, %blocks.0.attention.key.bias.adamWParamF, %blocks.0.attention.value.weight.adamWParamF, %blocks.0.attention.value.bias.adamWParamF, %blocks.0.attention.project.weight.adamWParamF, %blocks.0.attention.project.bias.adamWParamF, %blocks.0.mlp.norm.gamma.adamWParamF, %blocks.0.mlp.norm.beta.adamWParamF, %blocks.0.mlp.expand.weight.adamWParamF, %blocks.0.mlp.expand.bias.adamWParamF, %blocks.0.mlp.project.weight.adamWParamF, %blocks.0.mlp.project.bias.adamWParamF, %blocks.1.attention.norm.gamma.adamWParamF, %blocks.1.attention.norm.beta.adamWParamF, %blocks.1.attention.query.weight.adamWParamF, %blocks.1.attention.query.bias.adamWParamF, %blocks.1.attention.key.weight.adamWParamF, %blocks.1.attention.key.bias.adamWParamF, %blocks.1.attention.value.weight.adamWParamF, %blocks.1.attention.value.bias.adamWParamF, %blocks.1.attention.project.weight.adamWParamF, %blocks.1.attention.project.bias.adamWParamF, %blocks.1.mlp.norm.gamma.adamWParamF, %blocks.1.mlp.norm.beta.adamWParamF, %blocks.1.mlp.expand.weight.adamWParamF, %blocks.1.mlp.expand.bias.adamWParamF, %blocks.1.mlp.project.weight.adamWParamF, %blocks.1.mlp.project.bias.adamWParamF, %norm.gamma.adamWParamF, %norm.beta.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %embed.patch.weight.adamMNextF, %embed.patch.weight.adamVNextF, %embed.patch.bias.adamMNextF, %embed.patch.bias.adamVNextF, %embed.cls.adamMNextF, %embed.cls.adamVNextF, %embed.position.adamMNextF, %embed.position.adamVNextF, %blocks.0.attention.norm.gamma.adamMNextF, %blocks.0.attention.norm.gamma.adamVNextF, %blocks.0.attention.norm.beta.adamMNextF, %blocks.0.attention.norm.beta.adamVNextF, %blocks.0.attention.query.weight.adamMNextF, %blocks.0.attention.query.weight.adamVNextF, %blocks.0.attention.query.bias.adamMNextF, %blocks.0.attention.query.bias.adamVNextF, %blocks.0.attention.key.weight.adamMNextF, %blocks.0.attention.key.weight.adamVNextF, %blocks.0.attention.key.bias.adamMNextF, %blocks.0.attention.key.bias.adamVNextF, %blocks.0.attention.value.weight.adamMNextF, %blocks.0.attention.value.weight.adamVNextF, %blocks.0.attention.value.bias.adamMNextF, %blocks.0.attention.value.bias.adamVNextF, %blocks.0.attention.project.weight.adamMNextF, %blocks.0.attention.project.weight.adamVNextF, %blocks.0.attention.project.bias.adamMNextF, %blocks.0.attention.project.bias.adamVNextF, %blocks.0.mlp.norm.gamma.adamMNextF, %blocks.0.mlp.norm.gamma.adamVNextF, %blocks.0.mlp.norm.beta.adamMNextF, %blocks.0.mlp.norm.beta.adamVNextF, %blocks.0.mlp.expand.weight.adamMNextF, %blocks.0.mlp.expand.weight.adamVNextF, %blocks.0.mlp.expand.bias.adamMNextF, %blocks.0.mlp.expand.bias.adamVNextF, %blocks.0.mlp.project.weight.adamMNextF, %blocks.0.mlp.project.weight.adamVNextF, %blocks.0.mlp.project.bias.adamMNextF, %blocks.0.mlp.project.bias.adamVNextF, %blocks.1.attention.norm.gamma.adamMNextF, %blocks.1.attention.norm.gamma.adamVNextF, %blocks.1.attention.norm.beta.adamMNextF, %blocks.1.attention.norm.beta.adamVNextF, %blocks.1.attention.query.weight.adamMNextF, %blocks.1.attention.query.weight.adamVNextF, %blocks.1.attention.query.bias.adamMNextF, %blocks.1.attention.query.bias.adamVNextF, %blocks.1.attention.key.weight.adamMNextF, %blocks.1.attention.key.weight.adamVNextF, %blocks.1.attention.key.bias.adamMNextF, %blocks.1.attention.key.bias.adamVNextF, %blocks.1.attention.value.weight.adamMNextF, %blocks.1.attention.value.weight.adamVNextF, %blocks.1.attention.value.bias.adamMNextF, %blocks.1.attention.value.bias.adamVNextF, %blocks.1.attention.project.weight.adamMNextF, %blocks.1.attention.project.weight.adamVNextF, %blocks.1.attention.project.bias.adamMNextF, %blocks.1.attention.project.bias.adamVNextF, %blocks.1.mlp.norm.gamma.adamMNextF, %blocks.1.mlp.norm.gamma.adamVNextF, %blocks.1.mlp.norm.beta.adamMNextF, %blocks.1.mlp.norm.beta.adamVNextF, %blocks.1.mlp.expand.weight.adamMNextF, %blocks.1.mlp.expand.weight.adamVNextF, %blocks.1.mlp.expand.bias.adamMNextF, %blocks.1.mlp.expand.bias.adamVNextF, %blocks.1.mlp.project.weight.adamMNextF, %blocks.1.mlp.project.weight.adamVNextF, %blocks.1.mlp.project.bias.adamMNextF, %blocks.1.mlp.project.bias.adamVNextF, %norm.gamma.adamMNextF, %norm.gamma.adamVNextF, %norm.beta.adamMNextF, %norm.beta.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %loss.allReduceMeanF : tensor<24x3x8x8xf32>, tensor<24xf32>, tensor<24xf32>, tensor<17x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x96xf32>, tensor<96xf32>, tensor<96x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x96xf32>, tensor<96xf32>, tensor<96x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x4xf32>, tensor<4xf32>, tensor<24x3x8x8xf32>, tensor<24x3x8x8xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<17x24xf32>, tensor<17x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x96xf32>, tensor<24x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x24xf32>, tensor<96x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x4xf32>, tensor<24x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @convF(%x: tensor<4x3x32x32xf32>, %w: tensor<24x3x8x8xf32>) -> tensor<4x24x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [8, 8], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<24x3x8x8xf32>) -> tensor<4x24x4x4xf32>
    return %convolution : tensor<4x24x4x4xf32>
  }
  func.func private @channelBias(%x: tensor<4x24x4x4xf32>, %b: tensor<24xf32>) -> tensor<4x24x4x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x24x4x4xf32>
    return %add : tensor<4x24x4x4xf32>
  }
  func.func private @patchTokens(%x: tensor<4x24x4x4xf32>) -> tensor<4x16x24xf32> {
    %transpose = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<4x24x4x4xf32>) -> tensor<4x4x4x24xf32>
    %reshape = stablehlo.reshape %transpose : (tensor<4x4x4x24xf32>) -> tensor<4x16x24xf32>
    return %reshape : tensor<4x16x24xf32>
  }
  func.func private @clsConcat(%x: tensor<4x16x24xf32>, %cls: tensor<24xf32>) -> tensor<4x17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %cls, dims = [2] : (tensor<24xf32>) -> tensor<4x1x24xf32>
    %concatenate = stablehlo.concatenate %broadcast_in_dim, %x, dim = 1 : (tensor<4x1x24xf32>, tensor<4x16x24xf32>) -> tensor<4x17x24xf32>
    return %concatenate : tensor<4x17x24xf32>
  }
  func.func private @posEmbed(%x: tensor<4x17x24xf32>, %position: tensor<17x24xf32>) -> tensor<4x17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %position, dims = [1, 2] : (tensor<17x24xf32>) -> tensor<4x17x24xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x17x24xf32>
    return %add : tensor<4x17x24xf32>
  }
  func.func private @lnF(%x: tensor<4x17x24xf32>) -> tensor<4x17x24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %constant_1 = stablehlo.constant dense<24.0> : tensor<4x17xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x17xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x17x24xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x17x24xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x17xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x17xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x17xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x17xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x17x24xf32>
    return %multiply_1 : tensor<4x17x24xf32>
  }
  func.func private @rowScale(%x: tensor<4x17x24xf32>, %gamma: tensor<24xf32>) -> tensor<4x17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [2] : (tensor<24xf32>) -> tensor<4x17x24xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x17x24xf32>
    return %multiply : tensor<4x17x24xf32>
  }
  func.func private @rowBias(%x: tensor<4x17x24xf32>, %beta: tensor<24xf32>) -> tensor<4x17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %beta, dims = [2] : (tensor<24xf32>) -> tensor<4x17x24xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x17x24xf32>
    return %add : tensor<4x17x24xf32>
  }
  func.func private @dense(%x: tensor<4x17x24xf32>, %w: tensor<24x24xf32>, %b: tensor<24xf32>) -> tensor<4x17x24xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<24xf32>) -> tensor<4x17x24xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x17x24xf32>
    return %add : tensor<4x17x24xf32>
  }
  func.func private @splitHeads(%x: tensor<4x17x24xf32>) -> tensor<4x3x17x8xf32> {
    %reshape = stablehlo.reshape %x : (tensor<4x17x24xf32>) -> tensor<4x17x3x8xf32>
    %transpose = stablehlo.transpose %reshape, dims = [0, 2, 1, 3] : (tensor<4x17x3x8xf32>) -> tensor<4x3x17x8xf32>
    return %transpose : tensor<4x3x17x8xf32>
  }
  func.func private @matmulNtF(%a: tensor<4x3x17x8xf32>, %b: tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32> {
    %dot_general = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x3x17x8xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x17xf32>
    return %dot_general : tensor<4x3x17x17xf32>
  }
  func.func private @scaleB(%x: tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32> {
    %constant = stablehlo.constant dense<0.35355338> : tensor<4x3x17x17xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x3x17x17xf32>
    return %multiply : tensor<4x3x17x17xf32>
  }
  func.func private @softmaxRow(%x: tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.maximum across dimensions = [3] : (tensor<4x3x17x17xf32>, tensor<f32>) -> tensor<4x3x17xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 1, 2] : (tensor<4x3x17xf32>) -> tensor<4x3x17x17xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x3x17x17xf32>
    %exponential = stablehlo.exponential %subtract : tensor<4x3x17x17xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [3] : (tensor<4x3x17x17xf32>, tensor<f32>) -> tensor<4x3x17xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %reduce_1, dims = [0, 1, 2] : (tensor<4x3x17xf32>) -> tensor<4x3x17x17xf32>
    %divide = stablehlo.divide %exponential, %broadcast_in_dim_1 : tensor<4x3x17x17xf32>
    return %divide : tensor<4x3x17x17xf32>
  }
  func.func private @matmulF(%a: tensor<4x3x17x17xf32>, %b: tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32> {
    %dot_general = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    return %dot_general : tensor<4x3x17x8xf32>
  }
  func.func private @joinHeads(%x: tensor<4x3x17x8xf32>) -> tensor<4x17x24xf32> {
    %transpose = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<4x3x17x8xf32>) -> tensor<4x17x3x8xf32>
    %reshape = stablehlo.reshape %transpose : (tensor<4x17x3x8xf32>) -> tensor<4x17x24xf32>
    return %reshape : tensor<4x17x24xf32>
  }
  func.func private @dropPathB(%x: tensor<4x17x24xf32>, %mask: tensor<4xf32>) -> tensor<4x17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xf32>) -> tensor<4x17x24xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x17x24xf32>
    return %multiply : tensor<4x17x24xf32>
  }
  func.func private @addVB(%x: tensor<4x17x24xf32>, %y: tensor<4x17x24xf32>) -> tensor<4x17x24xf32> {
    %add = stablehlo.add %x, %y : tensor<4x17x24xf32>
    return %add : tensor<4x17x24xf32>
  }
  func.func private @dense_1(%x: tensor<4x17x24xf32>, %w: tensor<24x96xf32>, %b: tensor<96xf32>) -> tensor<4x17x96xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x17x24xf32>, tensor<24x96xf32>) -> tensor<4x17x96xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<96xf32>) -> tensor<4x17x96xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x17x96xf32>
    return %add : tensor<4x17x96xf32>
  }
  func.func private @gelu(%x: tensor<4x17x96xf32>) -> tensor<4x17x96xf32> {
    %constant = stablehlo.constant dense<0.5> : tensor<4x17x96xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x17x96xf32>
    %constant_1 = stablehlo.constant dense<-0.70710677> : tensor<4x17x96xf32>
    %multiply_1 = stablehlo.multiply %x, %constant_1 : tensor<4x17x96xf32>
    %erfc = chlo.erfc %multiply_1 : tensor<4x17x96xf32> -> tensor<4x17x96xf32>
    %multiply_2 = stablehlo.multiply %multiply, %erfc : tensor<4x17x96xf32>
    return %multiply_2 : tensor<4x17x96xf32>
  }
  func.func private @dense_2(%x: tensor<4x17x96xf32>, %w: tensor<96x24xf32>, %b: tensor<24xf32>) -> tensor<4x17x24xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<4x17x96xf32>, tensor<96x24xf32>) -> tensor<4x17x24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<24xf32>) -> tensor<4x17x24xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x17x24xf32>
    return %add : tensor<4x17x24xf32>
  }
  func.func private @clsSlice(%x: tensor<4x17x24xf32>) -> tensor<4x24xf32> {
    %slice = stablehlo.slice %x [0:4, 0:1, 0:24] : (tensor<4x17x24xf32>) -> tensor<4x1x24xf32>
    %reshape = stablehlo.reshape %slice : (tensor<4x1x24xf32>) -> tensor<4x24xf32>
    return %reshape : tensor<4x24xf32>
  }
  func.func private @dropoutB(%x: tensor<4x24xf32>, %mask: tensor<4x24xf32>) -> tensor<4x24xf32> {
    %multiply = stablehlo.multiply %x, %mask : tensor<4x24xf32>
    return %multiply : tensor<4x24xf32>
  }
  func.func private @dense_3(%x: tensor<4x24xf32>, %w: tensor<24x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x24xf32>, tensor<24x4xf32>) -> tensor<4x4xf32>
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
  func.func private @dotOut(%dy: tensor<4x4xf32>, %w: tensor<24x4xf32>) -> tensor<4x24xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<24x4xf32>) -> tensor<4x24xf32>
    return %dot_general : tensor<4x24xf32>
  }
  func.func private @weightGradB(%x: tensor<4x24xf32>, %dy: tensor<4x4xf32>) -> tensor<24x4xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x24xf32>, tensor<4x4xf32>) -> tensor<24x4xf32>
    return %dot_general : tensor<24x4xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @clsPad(%x: tensor<4x24xf32>) -> tensor<4x17x24xf32> {
    %reshape = stablehlo.reshape %x : (tensor<4x24xf32>) -> tensor<4x1x24xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %pad = stablehlo.pad %reshape, %constant, low = [0, 0, 0], high = [0, 16, 0], interior = [0, 0, 0] : (tensor<4x1x24xf32>, tensor<f32>) -> tensor<4x17x24xf32>
    return %pad : tensor<4x17x24xf32>
  }
  func.func private @biasGradB_1(%dy: tensor<4x17x24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @gammaGradB(%dy: tensor<4x17x24xf32>, %x: tensor<4x17x24xf32>) -> tensor<24xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x17x24xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @lnBack(%dy: tensor<4x17x24xf32>, %x: tensor<4x17x24xf32>) -> tensor<4x17x24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %constant_1 = stablehlo.constant dense<24.0> : tensor<4x17xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x17xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x17x24xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x17x24xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x17xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x17xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x17xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x17xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x17x24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x17x24xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x17xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [2] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<4x17xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x17xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 1] : (tensor<4x17xf32>) -> tensor<4x17x24xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x17x24xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x17x24xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x17x24xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x17x24xf32>
    return %multiply_4 : tensor<4x17x24xf32>
  }
  func.func private @dotOut_1(%dy: tensor<4x17x24xf32>, %w: tensor<96x24xf32>) -> tensor<4x17x96xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [2] x [1] : (tensor<4x17x24xf32>, tensor<96x24xf32>) -> tensor<4x17x96xf32>
    return %dot_general : tensor<4x17x96xf32>
  }
  func.func private @weightGradB_1(%x: tensor<4x17x96xf32>, %dy: tensor<4x17x24xf32>) -> tensor<96x24xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0, 1] x [0, 1] : (tensor<4x17x96xf32>, tensor<4x17x24xf32>) -> tensor<96x24xf32>
    return %dot_general : tensor<96x24xf32>
  }
  func.func private @geluBack(%dy: tensor<4x17x96xf32>, %x: tensor<4x17x96xf32>) -> tensor<4x17x96xf32> {
    %constant = stablehlo.constant dense<-0.70710677> : tensor<4x17x96xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x17x96xf32>
    %erfc = chlo.erfc %multiply : tensor<4x17x96xf32> -> tensor<4x17x96xf32>
    %constant_1 = stablehlo.constant dense<0.5> : tensor<4x17x96xf32>
    %multiply_1 = stablehlo.multiply %erfc, %constant_1 : tensor<4x17x96xf32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4x17x96xf32>
    %constant_2 = stablehlo.constant dense<-0.5> : tensor<4x17x96xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %constant_2 : tensor<4x17x96xf32>
    %exponential = stablehlo.exponential %multiply_3 : tensor<4x17x96xf32>
    %constant_3 = stablehlo.constant dense<0.3989423> : tensor<4x17x96xf32>
    %multiply_4 = stablehlo.multiply %exponential, %constant_3 : tensor<4x17x96xf32>
    %multiply_5 = stablehlo.multiply %x, %multiply_4 : tensor<4x17x96xf32>
    %add = stablehlo.add %multiply_1, %multiply_5 : tensor<4x17x96xf32>
    %multiply_6 = stablehlo.multiply %dy, %add : tensor<4x17x96xf32>
    return %multiply_6 : tensor<4x17x96xf32>
  }
  func.func private @dotOut_2(%dy: tensor<4x17x96xf32>, %w: tensor<24x96xf32>) -> tensor<4x17x24xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [2] x [1] : (tensor<4x17x96xf32>, tensor<24x96xf32>) -> tensor<4x17x24xf32>
    return %dot_general : tensor<4x17x24xf32>
  }
  func.func private @weightGradB_2(%x: tensor<4x17x24xf32>, %dy: tensor<4x17x96xf32>) -> tensor<24x96xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0, 1] x [0, 1] : (tensor<4x17x24xf32>, tensor<4x17x96xf32>) -> tensor<24x96xf32>
    return %dot_general : tensor<24x96xf32>
  }
  func.func private @biasGradB_2(%dy: tensor<4x17x96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x17x96xf32>, tensor<f32>) -> tensor<96xf32>
    return %reduce : tensor<96xf32>
  }
  func.func private @dotOut_3(%dy: tensor<4x17x24xf32>, %w: tensor<24x24xf32>) -> tensor<4x17x24xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [2] x [1] : (tensor<4x17x24xf32>, tensor<24x24xf32>) -> tensor<4x17x24xf32>
    return %dot_general : tensor<4x17x24xf32>
  }
  func.func private @weightGradB_3(%x: tensor<4x17x24xf32>, %dy: tensor<4x17x24xf32>) -> tensor<24x24xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0, 1] x [0, 1] : (tensor<4x17x24xf32>, tensor<4x17x24xf32>) -> tensor<24x24xf32>
    return %dot_general : tensor<24x24xf32>
  }
  func.func private @matmulTnF(%a: tensor<4x3x17x17xf32>, %b: tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32> {
    %dot_general = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<4x3x17x17xf32>, tensor<4x3x17x8xf32>) -> tensor<4x3x17x8xf32>
    return %dot_general : tensor<4x3x17x8xf32>
  }
  func.func private @softmaxRowBack(%dy: tensor<4x3x17x17xf32>, %p: tensor<4x3x17x17xf32>) -> tensor<4x3x17x17xf32> {
    %multiply = stablehlo.multiply %p, %dy : tensor<4x3x17x17xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x3x17x17xf32>, tensor<f32>) -> tensor<4x3x17xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0, 1, 2] : (tensor<4x3x17xf32>) -> tensor<4x3x17x17xf32>
    %subtract = stablehlo.subtract %dy, %broadcast_in_dim : tensor<4x3x17x17xf32>
    %multiply_1 = stablehlo.multiply %p, %subtract : tensor<4x3x17x17xf32>
    return %multiply_1 : tensor<4x3x17x17xf32>
  }
  func.func private @posEmbedGradB(%dy: tensor<4x17x24xf32>) -> tensor<17x24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x17x24xf32>, tensor<f32>) -> tensor<17x24xf32>
    return %reduce : tensor<17x24xf32>
  }
  func.func private @clsTail(%x: tensor<4x17x24xf32>) -> tensor<4x16x24xf32> {
    %slice = stablehlo.slice %x [0:4, 1:17, 0:24] : (tensor<4x17x24xf32>) -> tensor<4x16x24xf32>
    return %slice : tensor<4x16x24xf32>
  }
  func.func private @biasGradB_3(%dy: tensor<4x24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @patchTokensBack(%dy: tensor<4x16x24xf32>) -> tensor<4x24x4x4xf32> {
    %reshape = stablehlo.reshape %dy : (tensor<4x16x24xf32>) -> tensor<4x4x4x24xf32>
    %transpose = stablehlo.transpose %reshape, dims = [0, 3, 1, 2] : (tensor<4x4x4x24xf32>) -> tensor<4x24x4x4xf32>
    return %transpose : tensor<4x24x4x4xf32>
  }
  func.func private @convBiasGradB(%dy: tensor<4x24x4x4xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x3x32x32xf32>, %dy: tensor<4x24x4x4xf32>) -> tensor<24x3x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [8, 8], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x24x4x4xf32>) -> tensor<24x3x8x8xf32>
    return %convolution : tensor<24x3x8x8xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x3x8x8xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x3x8x8xf32>
    return %divide : tensor<24x3x8x8xf32>
  }
  func.func private @adamMNextF(%m: tensor<24x3x8x8xf32>, %g: tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x3x8x8xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x3x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x3x8x8xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x3x8x8xf32>
    return %add : tensor<24x3x8x8xf32>
  }
  func.func private @adamVNextF(%v: tensor<24x3x8x8xf32>, %g: tensor<24x3x8x8xf32>) -> tensor<24x3x8x8xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x3x8x8xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x3x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x3x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x3x8x8xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x3x8x8xf32>
    return %add : tensor<24x3x8x8xf32>
  }
  func.func private @adamWParamF(%theta: tensor<24x3x8x8xf32>, %m: tensor<24x3x8x8xf32>, %v: tensor<24x3x8x8xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x3x8x8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x3x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x3x8x8xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x3x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x3x8x8xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x3x8x8xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x3x8x8xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x3x8x8xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x3x8x8xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x3x8x8xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x3x8x8xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x3x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x3x8x8xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x3x8x8xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x3x8x8xf32>
    return %subtract_1 : tensor<24x3x8x8xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<24xf32>) -> tensor<24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<24xf32>, %m: tensor<24xf32>, %v: tensor<24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24xf32>
    return %subtract : tensor<24xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<17x24xf32>) -> tensor<17x24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<17x24xf32>) -> tensor<17x24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<17x24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<17x24xf32>
    return %divide : tensor<17x24xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<17x24xf32>, %g: tensor<17x24xf32>) -> tensor<17x24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<17x24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<17x24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<17x24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<17x24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<17x24xf32>
    return %add : tensor<17x24xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<17x24xf32>, %g: tensor<17x24xf32>) -> tensor<17x24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<17x24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<17x24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<17x24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<17x24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<17x24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<17x24xf32>
    return %add : tensor<17x24xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<17x24xf32>, %m: tensor<17x24xf32>, %v: tensor<17x24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<17x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<17x24xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<17x24xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<17x24xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<17x24xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<17x24xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<17x24xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<17x24xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<17x24xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<17x24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<17x24xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<17x24xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<17x24xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<17x24xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<17x24xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<17x24xf32>
    return %subtract_1 : tensor<17x24xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x24xf32>
    return %divide : tensor<24x24xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<24x24xf32>, %g: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x24xf32>
    return %add : tensor<24x24xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<24x24xf32>, %g: tensor<24x24xf32>) -> tensor<24x24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x24xf32>
    return %add : tensor<24x24xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<24x24xf32>, %m: tensor<24x24xf32>, %v: tensor<24x24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x24xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x24xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x24xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x24xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x24xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x24xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x24xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x24xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x24xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x24xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x24xf32>
    return %subtract_1 : tensor<24x24xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<24x96xf32>) -> tensor<24x96xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x96xf32>) -> tensor<24x96xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x96xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x96xf32>
    return %divide : tensor<24x96xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<24x96xf32>, %g: tensor<24x96xf32>) -> tensor<24x96xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x96xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x96xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x96xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x96xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x96xf32>
    return %add : tensor<24x96xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<24x96xf32>, %g: tensor<24x96xf32>) -> tensor<24x96xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x96xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x96xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x96xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x96xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x96xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x96xf32>
    return %add : tensor<24x96xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<24x96xf32>, %m: tensor<24x96xf32>, %v: tensor<24x96xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x96xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x96xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x96xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x96xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x96xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x96xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x96xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x96xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x96xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x96xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x96xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x96xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x96xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x96xf32>
    return %subtract_1 : tensor<24x96xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<96xf32>) -> tensor<96xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96xf32>) -> tensor<96xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96xf32>
    return %divide : tensor<96xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<96xf32>, %g: tensor<96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<96xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<96xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<96xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96xf32>
    return %add : tensor<96xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<96xf32>, %g: tensor<96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<96xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<96xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<96xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<96xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<96xf32>
    return %add : tensor<96xf32>
  }
  func.func private @adamWParamF_5(%theta: tensor<96xf32>, %m: tensor<96xf32>, %v: tensor<96xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<96xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<96xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<96xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<96xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<96xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<96xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<96xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<96xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<96xf32>
    return %subtract : tensor<96xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<96x24xf32>) -> tensor<96x24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96x24xf32>) -> tensor<96x24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96x24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96x24xf32>
    return %divide : tensor<96x24xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<96x24xf32>, %g: tensor<96x24xf32>) -> tensor<96x24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<96x24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<96x24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<96x24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<96x24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96x24xf32>
    return %add : tensor<96x24xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<96x24xf32>, %g: tensor<96x24xf32>) -> tensor<96x24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<96x24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<96x24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<96x24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<96x24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<96x24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<96x24xf32>
    return %add : tensor<96x24xf32>
  }
  func.func private @adamWParamF_6(%theta: tensor<96x24xf32>, %m: tensor<96x24xf32>, %v: tensor<96x24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<96x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<96x24xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<96x24xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<96x24xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<96x24xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<96x24xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<96x24xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<96x24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<96x24xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<96x24xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<96x24xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<96x24xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<96x24xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<96x24xf32>
    return %subtract_1 : tensor<96x24xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<24x4xf32>) -> tensor<24x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x4xf32>) -> tensor<24x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x4xf32>
    return %divide : tensor<24x4xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<24x4xf32>, %g: tensor<24x4xf32>) -> tensor<24x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x4xf32>
    return %add : tensor<24x4xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<24x4xf32>, %g: tensor<24x4xf32>) -> tensor<24x4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x4xf32>
    return %add : tensor<24x4xf32>
  }
  func.func private @adamWParamF_7(%theta: tensor<24x4xf32>, %m: tensor<24x4xf32>, %v: tensor<24x4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x4xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x4xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x4xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x4xf32>
    return %subtract_1 : tensor<24x4xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<4xf32>) -> tensor<4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamWParamF_8(%theta: tensor<4xf32>, %m: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4xf32>
    return %subtract : tensor<4xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<f32>) -> tensor<f32> {
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
