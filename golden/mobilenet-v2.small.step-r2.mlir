module @mobilenet_v2_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x3x32x32xf32>, %targets: tensor<4x4xf32>, %stem.conv.weight: tensor<4x3x3x3xf32> {tf.aliasing_output = 0 : i32}, %stem.bn.gamma: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %stem.bn.beta: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %blocks.0.depthwise.weight: tensor<4x1x3x3xf32> {tf.aliasing_output = 3 : i32}, %blocks.0.depthwise_bn.gamma: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %blocks.0.depthwise_bn.beta: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %blocks.0.project.weight: tensor<2x4x1x1xf32> {tf.aliasing_output = 6 : i32}, %blocks.0.project_bn.gamma: tensor<2xf32> {tf.aliasing_output = 7 : i32}, %blocks.0.project_bn.beta: tensor<2xf32> {tf.aliasing_output = 8 : i32}, %blocks.1.expand.weight: tensor<12x2x1x1xf32> {tf.aliasing_output = 9 : i32}, %blocks.1.expand_bn.gamma: tensor<12xf32> {tf.aliasing_output = 10 : i32}, %blocks.1.expand_bn.beta: tensor<12xf32> {tf.aliasing_output = 11 : i32}, %blocks.1.depthwise.weight: tensor<12x1x3x3xf32> {tf.aliasing_output = 12 : i32}, %blocks.1.depthwise_bn.gamma: tensor<12xf32> {tf.aliasing_output = 13 : i32}, %blocks.1.depthwise_bn.beta: tensor<12xf32> {tf.aliasing_output = 14 : i32}, %blocks.1.project.weight: tensor<3x12x1x1xf32> {tf.aliasing_output = 15 : i32}, %blocks.1.project_bn.gamma: tensor<3xf32> {tf.aliasing_output = 16 : i32}, %blocks.1.project_bn.beta: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %blocks.2.expand.weight: tensor<18x3x1x1xf32> {tf.aliasing_output = 18 : i32}, %blocks.2.expand_bn.gamma: tensor<18xf32> {tf.aliasing_output = 19 : i32}, %blocks.2.expand_bn.beta: tensor<18xf32> {tf.aliasing_output = 20 : i32}, %blocks.2.depthwise.weight: tensor<18x1x3x3xf32> {tf.aliasing_output = 21 : i32}, %blocks.2.depthwise_bn.gamma: tensor<18xf32> {tf.aliasing_output = 22 : i32}, %blocks.2.depthwise_bn.beta: tensor<18xf32> {tf.aliasing_output = 23 : i32}, %blocks.2.project.weight: tensor<4x18x1x1xf32> {tf.aliasing_output = 24 : i32}, %blocks.2.project_bn.gamma: tensor<4xf32> {tf.aliasing_output = 25 : i32}, %blocks.2.project_bn.beta: tensor<4xf32> {tf.aliasing_output = 26 : i32}, %blocks.3.expand.weight: tensor<24x4x1x1xf32> {tf.aliasing_output = 27 : i32}, %blocks.3.expand_bn.gamma: tensor<24xf32> {tf.aliasing_output = 28 : i32}, %blocks.3.expand_bn.beta: tensor<24xf32> {tf.aliasing_output = 29 : i32}, %blocks.3.depthwise.weight: tensor<24x1x3x3xf32> {tf.aliasing_output = 30 : i32}, %blocks.3.depthwise_bn.gamma: tensor<24xf32> {tf.aliasing_output = 31 : i32}, %blocks.3.depthwise_bn.beta: tensor<24xf32> {tf.aliasing_output = 32 : i32}, %blocks.3.project.weight: tensor<8x24x1x1xf32> {tf.aliasing_output = 33 : i32}, %blocks.3.project_bn.gamma: tensor<8xf32> {tf.aliasing_output = 34 : i32}, %blocks.3.project_bn.beta: tensor<8xf32> {tf.aliasing_output = 35 : i32}, %blocks.4.expand.weight: tensor<48x8x1x1xf32> {tf.aliasing_output = 36 : i32}, %blocks.4.expand_bn.gamma: tensor<48xf32> {tf.aliasing_output = 37 : i32}, %blocks.4.expand_bn.beta: tensor<48xf32> {tf.aliasing_output = 38 : i32}, %blocks.4.depthwise.weight: tensor<48x1x3x3xf32> {tf.aliasing_output = 39 : i32}, %blocks.4.depthwise_bn.gamma: tensor<48xf32> {tf.aliasing_output = 40 : i32}, %blocks.4.depthwise_bn.beta: tensor<48xf32> {tf.aliasing_output = 41 : i32}, %blocks.4.project.weight: tensor<12x48x1x1xf32> {tf.aliasing_output = 42 : i32}, %blocks.4.project_bn.gamma: tensor<12xf32> {tf.aliasing_output = 43 : i32}, %blocks.4.project_bn.beta: tensor<12xf32> {tf.aliasing_output = 44 : i32}, %blocks.5.expand.weight: tensor<72x12x1x1xf32> {tf.aliasing_output = 45 : i32}, %blocks.5.expand_bn.gamma: tensor<72xf32> {tf.aliasing_output = 46 : i32}, %blocks.5.expand_bn.beta: tensor<72xf32> {tf.aliasing_output = 47 : i32}, %blocks.5.depthwise.weight: tensor<72x1x3x3xf32> {tf.aliasing_output = 48 : i32}, %blocks.5.depthwise_bn.gamma: tensor<72xf32> {tf.aliasing_output = 49 : i32}, %blocks.5.depthwise_bn.beta: tensor<72xf32> {tf.aliasing_output = 50 : i32}, %blocks.5.project.weight: tensor<20x72x1x1xf32> {tf.aliasing_output = 51 : i32}, %blocks.5.project_bn.gamma: tensor<20xf32> {tf.aliasing_output = 52 : i32}, %blocks.5.project_bn.beta: tensor<20xf32> {tf.aliasing_output = 53 : i32}, %blocks.6.expand.weight: tensor<120x20x1x1xf32> {tf.aliasing_output = 54 : i32}, %blocks.6.expand_bn.gamma: tensor<120xf32> {tf.aliasing_output = 55 : i32}, %blocks.6.expand_bn.beta: tensor<120xf32> {tf.aliasing_output = 56 : i32}, %blocks.6.depthwise.weight: tensor<120x1x3x3xf32> {tf.aliasing_output = 57 : i32}, %blocks.6.depthwise_bn.gamma: tensor<120xf32> {tf.aliasing_output = 58 : i32}, %blocks.6.depthwise_bn.beta: tensor<120xf32> {tf.aliasing_output = 59 : i32}, %blocks.6.project.weight: tensor<40x120x1x1xf32> {tf.aliasing_output = 60 : i32}, %blocks.6.project_bn.gamma: tensor<40xf32> {tf.aliasing_output = 61 : i32}, %blocks.6.project_bn.beta: tensor<40xf32> {tf.aliasing_output = 62 : i32}, %top.conv.weight: tensor<160x40x1x1xf32> {tf.aliasing_output = 63 : i32}, %top.bn.gamma: tensor<160xf32> {tf.aliasing_output = 64 : i32}, %top.bn.beta: tensor<160xf32> {tf.aliasing_output = 65 : i32}, %head.weight: tensor<160x4xf32> {tf.aliasing_output = 66 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 67 : i32}, %stem.conv.weight.mean_square: tensor<4x3x3x3xf32> {tf.aliasing_output = 68 : i32}, %stem.conv.weight.buffer: tensor<4x3x3x3xf32> {tf.aliasing_output = 69 : i32}, %stem.bn.gamma.mean_square: tensor<4xf32> {tf.aliasing_output = 70 : i32}, %stem.bn.gamma.buffer: tensor<4xf32> {tf.aliasing_output = 71 : i32}, %stem.bn.beta.mean_square: tensor<4xf32> {tf.aliasing_output = 72 : i32}, %stem.bn.beta.buffer: tensor<4xf32> {tf.aliasing_output = 73 : i32}, %blocks.0.depthwise.weight.mean_square: tensor<4x1x3x3xf32> {tf.aliasing_output = 74 : i32}, %blocks.0.depthwise.weight.buffer: tensor<4x1x3x3xf32> {tf.aliasing_output = 75 : i32}, %blocks.0.depthwise_bn.gamma.mean_square: tensor<4xf32> {tf.aliasing_output = 76 : i32}, %blocks.0.depthwise_bn.gamma.buffer: tensor<4xf32> {tf.aliasing_output = 77 : i32}, %blocks.0.depthwise_bn.beta.mean_square: tensor<4xf32> {tf.aliasing_output = 78 : i32}, %blocks.0.depthwise_bn.beta.buffer: tensor<4xf32> {tf.aliasing_output = 79 : i32}, %blocks.0.project.weight.mean_square: tensor<2x4x1x1xf32> {tf.aliasing_output = 80 : i32}, %blocks.0.project.weight.buffer: tensor<2x4x1x1xf32> {tf.aliasing_output = 81 : i32}, %blocks.0.project_bn.gamma.mean_square: tensor<2xf32> {tf.aliasing_output = 82 : i32}, %blocks.0.project_bn.gamma.buffer: tensor<2xf32> {tf.aliasing_output = 83 : i32}, %blocks.0.project_bn.beta.mean_square: tensor<2xf32> {tf.aliasing_output = 84 : i32}, %blocks.0.project_bn.beta.buffer: tensor<2xf32> {tf.aliasing_output = 85 : i32}, %blocks.1.expand.weight.mean_square: tensor<12x2x1x1xf32> {tf.aliasing_output = 86 : i32}, %blocks.1.expand.weight.buffer: tensor<12x2x1x1xf32> {tf.aliasing_output = 87 : i32}, %blocks.1.expand_bn.gamma.mean_square: tensor<12xf32> {tf.aliasing_output = 88 : i32}, %blocks.1.expand_bn.gamma.buffer: tensor<12xf32> {tf.aliasing_output = 89 : i32}, %blocks.1.expand_bn.beta.mean_square: tensor<12xf32> {tf.aliasing_output = 90 : i32}, %blocks.1.expand_bn.beta.buffer: tensor<12xf32> {tf.aliasing_output = 91 : i32}, %blocks.1.depthwise.weight.mean_square: tensor<12x1x3x3xf32> {tf.aliasing_output = 92 : i32}, %blocks.1.depthwise.weight.buffer: tensor<12x1x3x3xf32> {tf.aliasing_output = 93 : i32}, %blocks.1.depthwise_bn.gamma.mean_square: tensor<12xf32> {tf.aliasing_output = 94 : i32}, %blocks.1.depthwise_bn.gamma.buffer: tensor<12xf32> {tf.aliasing_output = 95 : i32}, %blocks.1.depthwise_bn.beta.mean_square: tensor<12xf32> {tf.aliasing_output = 96 : i32}, %blocks.1.depthwise_bn.beta.buffer: tensor<12xf32> {tf.aliasing_output = 97 : i32}, %blocks.1.project.weight.mean_square: tensor<3x12x1x1xf32> {tf.aliasing_output = 98 : i32}, %blocks.1.project.weight.buffer: tensor<3x12x1x1xf32> {tf.aliasing_output = 99 : i32}, %blocks.1.project_bn.gamma.mean_square: tensor<3xf32> {tf.aliasing_output = 100 : i32}, %blocks.1.project_bn.gamma.buffer: tensor<3xf32> {tf.aliasing_output = 101 : i32}, %blocks.1.project_bn.beta.mean_square: tensor<3xf32> {tf.aliasing_output = 102 : i32}, %blocks.1.project_bn.beta.buffer: tensor<3xf32> {tf.aliasing_output = 103 : i32}, %blocks.2.expand.weight.mean_square: tensor<18x3x1x1xf32> {tf.aliasing_output = 104 : i32}, %blocks.2.expand.weight.buffer: tensor<18x3x1x1xf32> {tf.aliasing_output = 105 : i32}, %blocks.2.expand_bn.gamma.mean_square: tensor<18xf32> {tf.aliasing_output = 106 : i32}, %blocks.2.expand_bn.gamma.buffer: tensor<18xf32> {tf.aliasing_output = 107 : i32}, %blocks.2.expand_bn.beta.mean_square: tensor<18xf32> {tf.aliasing_output = 108 : i32}, %blocks.2.expand_bn.beta.buffer: tensor<18xf32> {tf.aliasing_output = 109 : i32}, %blocks.2.depthwise.weight.mean_square: tensor<18x1x3x3xf32> {tf.aliasing_output = 110 : i32}, %blocks.2.depthwise.weight.buffer: tensor<18x1x3x3xf32> {tf.aliasing_output = 111 : i32}, %blocks.2.depthwise_bn.gamma.mean_square: tensor<18xf32> {tf.aliasing_output = 112 : i32}, %blocks.2.depthwise_bn.gamma.buffer: tensor<18xf32> {tf.aliasing_output = 113 : i32}, %blocks.2.depthwise_bn.beta.mean_square: tensor<18xf32> {tf.aliasing_output = 114 : i32}, %blocks.2.depthwise_bn.beta.buffer: tensor<18xf32> {tf.aliasing_output = 115 : i32}, %blocks.2.project.weight.mean_square: tensor<4x18x1x1xf32> {tf.aliasing_output = 116 : i32}, %blocks.2.project.weight.buffer: tensor<4x18x1x1xf32> {tf.aliasing_output = 117 : i32}, %blocks.2.project_bn.gamma.mean_square: tensor<4xf32> {tf.aliasing_output = 118 : i32}, %blocks.2.project_bn.gamma.buffer: tensor<4xf32> {tf.aliasing_output = 119 : i32}, %blocks.2.project_bn.beta.mean_square: tensor<4xf32> {tf.aliasing_output = 120 : i32}, %blocks.2.project_bn.beta.buffer: tensor<4xf32> {tf.aliasing_output = 121 : i32}, %blocks.3.expand.weight.mean_square: tensor<24x4x1x1xf32> {tf.aliasing_output = 122 : i32}, %blocks.3.expand.weight.buffer: tensor<24x4x1x1xf32> {tf.aliasing_output = 123 : i32}, %blocks.3.expand_bn.gamma.mean_square: tensor<24xf32> {tf.aliasing_output = 124 : i32}, %blocks.3.expand_bn.gamma.buffer: tensor<24xf32> {tf.aliasing_output = 125 : i32}, %blocks.3.expand_bn.beta.mean_square: tensor<24xf32> {tf.aliasing_output = 126 : i32}, %blocks.3.expand_bn.beta.buffer: tensor<24xf32> {tf.aliasing_output = 127 : i32}, %blocks.3.depthwise.weight.mean_square: tensor<24x1x3x3xf32> {tf.aliasing_output = 128 : i32}, %blocks.3.depthwise.weight.buffer: tensor<24x1x3x3xf32> {tf.aliasing_output = 129 : i32}, %blocks.3.depthwise_bn.gamma.mean_square: tensor<24xf32> {tf.aliasing_output = 130 : i32}, %blocks.3.depthwise_bn.gamma.buffer: tensor<24xf32> {tf.aliasing_output = 131 : i32}, %blocks.3.depthwise_bn.beta.mean_square: tensor<24xf32> {tf.aliasing_output = 132 : i32}, %blocks.3.depthwise_bn.beta.buffer: tensor<24xf32> {tf.aliasing_output = 133 : i32}, %blocks.3.project.weight.mean_square: tensor<8x24x1x1xf32> {tf.aliasing_output = 134 : i32}, %blocks.3.project.weight.buffer: tensor<8x24x1x1xf32> {tf.aliasing_output = 135 : i32}, %blocks.3.project_bn.gamma.mean_square: tensor<8xf32> {tf.aliasing_output = 136 : i32}, %blocks.3.project_bn.gamma.buffer: tensor<8xf32> {tf.aliasing_output = 137 : i32}, %blocks.3.project_bn.beta.mean_square: tensor<8xf32> {tf.aliasing_output = 138 : i32}, %blocks.3.project_bn.beta.buffer: tensor<8xf32> {tf.aliasing_output = 139 : i32}, %blocks.4.expand.weight.mean_square: tensor<48x8x1x1xf32> {tf.aliasing_output = 140 : i32}, %blocks.4.expand.weight.buffer: tensor<48x8x1x1xf32> {tf.aliasing_output = 141 : i32}, %blocks.4.expand_bn.gamma.mean_square: tensor<48xf32> {tf.aliasing_output = 142 : i32}, %blocks.4.expand_bn.gamma.buffer: tensor<48xf32> {tf.aliasing_output = 143 : i32}, %blocks.4.expand_bn.beta.mean_square: tensor<48xf32> {tf.aliasing_output = 144 : i32}, %blocks.4.expand_bn.beta.buffer: tensor<48xf32> {tf.aliasing_output = 145 : i32}, %blocks.4.depthwise.weight.mean_square: tensor<48x1x3x3xf32> {tf.aliasing_output = 146 : i32}, %blocks.4.depthwise.weight.buffer: tensor<48x1x3x3xf32> {tf.aliasing_output = 147 : i32}, %blocks.4.depthwise_bn.gamma.mean_square: tensor<48xf32> {tf.aliasing_output = 148 : i32}, %blocks.4.depthwise_bn.gamma.buffer: tensor<48xf32> {tf.aliasing_output = 149 : i32}, %blocks.4.depthwise_bn.beta.mean_square: tensor<48xf32> {tf.aliasing_output = 150 : i32}, %blocks.4.depthwise_bn.beta.buffer: tensor<48xf32> {tf.aliasing_output = 151 : i32}, %blocks.4.project.weight.mean_square: tensor<12x48x1x1xf32> {tf.aliasing_output = 152 : i32}, %blocks.4.project.weight.buffer: tensor<12x48x1x1xf32> {tf.aliasing_output = 153 : i32}, %blocks.4.project_bn.gamma.mean_square: tensor<12xf32> {tf.aliasing_output = 154 : i32}, %blocks.4.project_bn.gamma.buffer: tensor<12xf32> {tf.aliasing_output = 155 : i32}, %blocks.4.project_bn.beta.mean_square: tensor<12xf32> {tf.aliasing_output = 156 : i32}, %blocks.4.project_bn.beta.buffer: tensor<12xf32> {tf.aliasing_output = 157 : i32}, %blocks.5.expand.weight.mean_square: tensor<72x12x1x1xf32> {tf.aliasing_output = 158 : i32}, %blocks.5.expand.weight.buffer: tensor<72x12x1x1xf32> {tf.aliasing_output = 159 : i32}, %blocks.5.expand_bn.gamma.mean_square: tensor<72xf32> {tf.aliasing_output = 160 : i32}, %blocks.5.expand_bn.gamma.buffer: tensor<72xf32> {tf.aliasing_output = 161 : i32}, %blocks.5.expand_bn.beta.mean_square: tensor<72xf32> {tf.aliasing_output = 162 : i32}, %blocks.5.expand_bn.beta.buffer: tensor<72xf32> {tf.aliasing_output = 163 : i32}, %blocks.5.depthwise.weight.mean_square: tensor<72x1x3x3xf32> {tf.aliasing_output = 164 : i32}, %blocks.5.depthwise.weight.buffer: tensor<72x1x3x3xf32> {tf.aliasing_output = 165 : i32}, %blocks.5.depthwise_bn.gamma.mean_square: tensor<72xf32> {tf.aliasing_output = 166 : i32}, %blocks.5.depthwise_bn.gamma.buffer: tensor<72xf32> {tf.aliasing_output = 167 : i32}, %blocks.5.depthwise_bn.beta.mean_square: tensor<72xf32> {tf.aliasing_output = 168 : i32}, %blocks.5.depthwise_bn.beta.buffer: tensor<72xf32> {tf.aliasing_output = 169 : i32}, %blocks.5.project.weight.mean_square: tensor<20x72x1x1xf32> {tf.aliasing_output = 170 : i32}, %blocks.5.project.weight.buffer: tensor<20x72x1x1xf32> {tf.aliasing_output = 171 : i32}, %blocks.5.project_bn.gamma.mean_square: tensor<20xf32> {tf.aliasing_output = 172 : i32}, %blocks.5.project_bn.gamma.buffer: tensor<20xf32> {tf.aliasing_output = 173 : i32}, %blocks.5.project_bn.beta.mean_square: tensor<20xf32> {tf.aliasing_output = 174 : i32}, %blocks.5.project_bn.beta.buffer: tensor<20xf32> {tf.aliasing_output = 175 : i32}, %blocks.6.expand.weight.mean_square: tensor<120x20x1x1xf32> {tf.aliasing_output = 176 : i32}, %blocks.6.expand.weight.buffer: tensor<120x20x1x1xf32> {tf.aliasing_output = 177 : i32}, %blocks.6.expand_bn.gamma.mean_square: tensor<120xf32> {tf.aliasing_output = 178 : i32}, %blocks.6.expand_bn.gamma.buffer: tensor<120xf32> {tf.aliasing_output = 179 : i32}, %blocks.6.expand_bn.beta.mean_square: tensor<120xf32> {tf.aliasing_output = 180 : i32}, %blocks.6.expand_bn.beta.buffer: tensor<120xf32> {tf.aliasing_output = 181 : i32}, %blocks.6.depthwise.weight.mean_square: tensor<120x1x3x3xf32> {tf.aliasing_output = 182 : i32}, %blocks.6.depthwise.weight.buffer: tensor<120x1x3x3xf32> {tf.aliasing_output = 183 : i32}, %blocks.6.depthwise_bn.gamma.mean_square: tensor<120xf32> {tf.aliasing_output = 184 : i32}, %blocks.6.depthwise_bn.gamma.buffer: tensor<120xf32> {tf.aliasing_output = 185 : i32}, %blocks.6.depthwise_bn.beta.mean_square: tensor<120xf32> {tf.aliasing_output = 186 : i32}, %blocks.6.depthwise_bn.beta.buffer: tensor<120xf32> {tf.aliasing_output = 187 : i32}, %blocks.6.project.weight.mean_square: tensor<40x120x1x1xf32> {tf.aliasing_output = 188 : i32}, %blocks.6.project.weight.buffer: tensor<40x120x1x1xf32> {tf.aliasing_output = 189 : i32}, %blocks.6.project_bn.gamma.mean_square: tensor<40xf32> {tf.aliasing_output = 190 : i32}, %blocks.6.project_bn.gamma.buffer: tensor<40xf32> {tf.aliasing_output = 191 : i32}, %blocks.6.project_bn.beta.mean_square: tensor<40xf32> {tf.aliasing_output = 192 : i32}, %blocks.6.project_bn.beta.buffer: tensor<40xf32> {tf.aliasing_output = 193 : i32}, %top.conv.weight.mean_square: tensor<160x40x1x1xf32> {tf.aliasing_output = 194 : i32}, %top.conv.weight.buffer: tensor<160x40x1x1xf32> {tf.aliasing_output = 195 : i32}, %top.bn.gamma.mean_square: tensor<160xf32> {tf.aliasing_output = 196 : i32}, %top.bn.gamma.buffer: tensor<160xf32> {tf.aliasing_output = 197 : i32}, %top.bn.beta.mean_square: tensor<160xf32> {tf.aliasing_output = 198 : i32}, %top.bn.beta.buffer: tensor<160xf32> {tf.aliasing_output = 199 : i32}, %head.weight.mean_square: tensor<160x4xf32> {tf.aliasing_output = 200 : i32}, %head.weight.buffer: tensor<160x4xf32> {tf.aliasing_output = 201 : i32}, %head.bias.mean_square: tensor<4xf32> {tf.aliasing_output = 202 : i32}, %head.bias.buffer: tensor<4xf32> {tf.aliasing_output = 203 : i32}, %lr: tensor<f32>, %stem.bn.running_mean: tensor<4xf32> {tf.aliasing_output = 204 : i32}, %stem.bn.running_var: tensor<4xf32> {tf.aliasing_output = 205 : i32}, %blocks.0.depthwise_bn.running_mean: tensor<4xf32> {tf.aliasing_output = 206 : i32}, %blocks.0.depthwise_bn.running_var: tensor<4xf32> {tf.aliasing_output = 207 : i32}, %blocks.0.project_bn.running_mean: tensor<2xf32> {tf.aliasing_output = 208 : i32}, %blocks.0.project_bn.running_var: tensor<2xf32> {tf.aliasing_output = 209 : i32}, %blocks.1.expand_bn.running_mean: tensor<12xf32> {tf.aliasing_output = 210 : i32}, %blocks.1.expand_bn.running_var: tensor<12xf32> {tf.aliasing_output = 211 : i32}, %blocks.1.depthwise_bn.running_mean: tensor<12xf32> {tf.aliasing_output = 212 : i32}, %blocks.1.depthwise_bn.running_var: tensor<12xf32> {tf.aliasing_output = 213 : i32}, %blocks.1.project_bn.running_mean: tensor<3xf32> {tf.aliasing_output = 214 : i32}, %blocks.1.project_bn.running_var: tensor<3xf32> {tf.aliasing_output = 215 : i32}, %blocks.2.expand_bn.running_mean: tensor<18xf32> {tf.aliasing_output = 216 : i32}, %blocks.2.expand_bn.running_var: tensor<18xf32> {tf.aliasing_output = 217 : i32}, %blocks.2.depthwise_bn.running_mean: tensor<18xf32> {tf.aliasing_output = 218 : i32}, %blocks.2.depthwise_bn.running_var: tensor<18xf32> {tf.aliasing_output = 219 : i32}, %blocks.2.project_bn.running_mean: tensor<4xf32> {tf.aliasing_output = 220 : i32}, %blocks.2.project_bn.running_var: tensor<4xf32> {tf.aliasing_output = 221 : i32}, %blocks.3.expand_bn.running_mean: tensor<24xf32> {tf.aliasing_output = 222 : i32}, %blocks.3.expand_bn.running_var: tensor<24xf32> {tf.aliasing_output = 223 : i32}, %blocks.3.depthwise_bn.running_mean: tensor<24xf32> {tf.aliasing_output = 224 : i32}, %blocks.3.depthwise_bn.running_var: tensor<24xf32> {tf.aliasing_output = 225 : i32}, %blocks.3.project_bn.running_mean: tensor<8xf32> {tf.aliasing_output = 226 : i32}, %blocks.3.project_bn.running_var: tensor<8xf32> {tf.aliasing_output = 227 : i32}, %blocks.4.expand_bn.running_mean: tensor<48xf32> {tf.aliasing_output = 228 : i32}, %blocks.4.expand_bn.running_var: tensor<48xf32> {tf.aliasing_output = 229 : i32}, %blocks.4.depthwise_bn.running_mean: tensor<48xf32> {tf.aliasing_output = 230 : i32}, %blocks.4.depthwise_bn.running_var: tensor<48xf32> {tf.aliasing_output = 231 : i32}, %blocks.4.project_bn.running_mean: tensor<12xf32> {tf.aliasing_output = 232 : i32}, %blocks.4.project_bn.running_var: tensor<12xf32> {tf.aliasing_output = 233 : i32}, %blocks.5.expand_bn.running_mean: tensor<72xf32> {tf.aliasing_output = 234 : i32}, %blocks.5.expand_bn.running_var: tensor<72xf32> {tf.aliasing_output = 235 : i32}, %blocks.5.depthwise_bn.running_mean: tensor<72xf32> {tf.aliasing_output = 236 : i32}, %blocks.5.depthwise_bn.running_var: tensor<72xf32> {tf.aliasing_output = 237 : i32}, %blocks.5.project_bn.running_mean: tensor<20xf32> {tf.aliasing_output = 238 : i32}, %blocks.5.project_bn.running_var: tensor<20xf32> {tf.aliasing_output = 239 : i32}, %blocks.6.expand_bn.running_mean: tensor<120xf32> {tf.aliasing_output = 240 : i32}, %blocks.6.expand_bn.running_var: tensor<120xf32> {tf.aliasing_output = 241 : i32}, %blocks.6.depthwise_bn.running_mean: tensor<120xf32> {tf.aliasing_output = 242 : i32}, %blocks.6.depthwise_bn.running_var: tensor<120xf32> {tf.aliasing_output = 243 : i32}, %blocks.6.project_bn.running_mean: tensor<40xf32> {tf.aliasing_output = 244 : i32}, %blocks.6.project_bn.running_var: tensor<40xf32> {tf.aliasing_output = 245 : i32}, %top.bn.running_mean: tensor<160xf32> {tf.aliasing_output = 246 : i32}, %top.bn.running_var: tensor<160xf32> {tf.aliasing_output = 247 : i32}) -> (tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma"}, tensor<4xf32> {jax.result_info = "stem.bn.beta"}, tensor<4x1x3x3xf32> {jax.result_info = "blocks.0.depthwise.weight"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.gamma"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.beta"}, tensor<2x4x1x1xf32> {jax.result_info = "blocks.0.project.weight"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.gamma"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.beta"}, tensor<12x2x1x1xf32> {jax.result_info = "blocks.1.expand.weight"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.gamma"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.beta"}, tensor<12x1x3x3xf32> {jax.result_info = "blocks.1.depthwise.weight"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.gamma"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.beta"}, tensor<3x12x1x1xf32> {jax.result_info = "blocks.1.project.weight"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.gamma"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.beta"}, tensor<18x3x1x1xf32> {jax.result_info = "blocks.2.expand.weight"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.gamma"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.beta"}, tensor<18x1x3x3xf32> {jax.result_info = "blocks.2.depthwise.weight"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.gamma"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.beta"}, tensor<4x18x1x1xf32> {jax.result_info = "blocks.2.project.weight"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.gamma"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.beta"}, tensor<24x4x1x1xf32> {jax.result_info = "blocks.3.expand.weight"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.gamma"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.beta"}, tensor<24x1x3x3xf32> {jax.result_info = "blocks.3.depthwise.weight"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.gamma"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.beta"}, tensor<8x24x1x1xf32> {jax.result_info = "blocks.3.project.weight"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.gamma"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.beta"}, tensor<48x8x1x1xf32> {jax.result_info = "blocks.4.expand.weight"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.gamma"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.beta"}, tensor<48x1x3x3xf32> {jax.result_info = "blocks.4.depthwise.weight"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.gamma"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.beta"}, tensor<12x48x1x1xf32> {jax.result_info = "blocks.4.project.weight"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.gamma"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.beta"}, tensor<72x12x1x1xf32> {jax.result_info = "blocks.5.expand.weight"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.gamma"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.beta"}, tensor<72x1x3x3xf32> {jax.result_info = "blocks.5.depthwise.weight"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.gamma"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.beta"}, tensor<20x72x1x1xf32> {jax.result_info = "blocks.5.project.weight"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.gamma"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.beta"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.6.expand.weight"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.gamma"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.beta"}, tensor<120x1x3x3xf32> {jax.result_info = "blocks.6.depthwise.weight"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.gamma"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.beta"}, tensor<40x120x1x1xf32> {jax.result_info = "blocks.6.project.weight"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.gamma"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.beta"}, tensor<160x40x1x1xf32> {jax.result_info = "top.conv.weight"}, tensor<160xf32> {jax.result_info = "top.bn.gamma"}, tensor<160xf32> {jax.result_info = "top.bn.beta"}, tensor<160x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight.mean_square"}, tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight.buffer"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.mean_square"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.buffer"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.mean_square"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.buffer"}, tensor<4x1x3x3xf32> {jax.result_info = "blocks.0.depthwise.weight.mean_square"}, tensor<4x1x3x3xf32> {jax.result_info = "blocks.0.depthwise.weight.buffer"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.gamma.mean_square"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.gamma.buffer"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.beta.mean_square"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.beta.buffer"}, tensor<2x4x1x1xf32> {jax.result_info = "blocks.0.project.weight.mean_square"}, tensor<2x4x1x1xf32> {jax.result_info = "blocks.0.project.weight.buffer"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.gamma.mean_square"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.gamma.buffer"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.beta.mean_square"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.beta.buffer"}, tensor<12x2x1x1xf32> {jax.result_info = "blocks.1.expand.weight.mean_square"}, tensor<12x2x1x1xf32> {jax.result_info = "blocks.1.expand.weight.buffer"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.gamma.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.gamma.buffer"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.beta.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.beta.buffer"}, tensor<12x1x3x3xf32> {jax.result_info = "blocks.1.depthwise.weight.mean_square"}, tensor<12x1x3x3xf32> {jax.result_info = "blocks.1.depthwise.weight.buffer"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.gamma.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.gamma.buffer"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.beta.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.beta.buffer"}, tensor<3x12x1x1xf32> {jax.result_info = "blocks.1.project.weight.mean_square"}, tensor<3x12x1x1xf32> {jax.result_info = "blocks.1.project.weight.buffer"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.gamma.mean_square"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.gamma.buffer"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.beta.mean_square"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.beta.buffer"}, tensor<18x3x1x1xf32> {jax.result_info = "blocks.2.expand.weight.mean_square"}, tensor<18x3x1x1xf32> {jax.result_info = "blocks.2.expand.weight.buffer"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.gamma.mean_square"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.gamma.buffer"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.beta.mean_square"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.beta.buffer"}, tensor<18x1x3x3xf32> {jax.result_info = "blocks.2.depthwise.weight.mean_square"}, tensor<18x1x3x3xf32> {jax.result_info = "blocks.2.depthwise.weight.buffer"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.gamma.mean_square"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.gamma.buffer"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.beta.mean_square"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.beta.buffer"}, tensor<4x18x1x1xf32> {jax.result_info = "blocks.2.project.weight.mean_square"}, tensor<4x18x1x1xf32> {jax.result_info = "blocks.2.project.weight.buffer"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.gamma.mean_square"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.gamma.buffer"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.beta.mean_square"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.beta.buffer"}, tensor<24x4x1x1xf32> {jax.result_info = "blocks.3.expand.weight.mean_square"}, tensor<24x4x1x1xf32> {jax.result_info = "blocks.3.expand.weight.buffer"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.gamma.mean_square"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.gamma.buffer"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.beta.mean_square"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.beta.buffer"}, tensor<24x1x3x3xf32> {jax.result_info = "blocks.3.depthwise.weight.mean_square"}, tensor<24x1x3x3xf32> {jax.result_info = "blocks.3.depthwise.weight.buffer"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.gamma.mean_square"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.gamma.buffer"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.beta.mean_square"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.beta.buffer"}, tensor<8x24x1x1xf32> {jax.result_info = "blocks.3.project.weight.mean_square"}, tensor<8x24x1x1xf32> {jax.result_info = "blocks.3.project.weight.buffer"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.gamma.mean_square"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.gamma.buffer"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.beta.mean_square"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.beta.buffer"}, tensor<48x8x1x1xf32> {jax.result_info = "blocks.4.expand.weight.mean_square"}, tensor<48x8x1x1xf32> {jax.result_info = "blocks.4.expand.weight.buffer"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.gamma.mean_square"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.gamma.buffer"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.beta.mean_square"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.beta.buffer"}, tensor<48x1x3x3xf32> {jax.result_info = "blocks.4.depthwise.weight.mean_square"}, tensor<48x1x3x3xf32> {jax.result_info = "blocks.4.depthwise.weight.buffer"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.gamma.mean_square"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.gamma.buffer"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.beta.mean_square"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.beta.buffer"}, tensor<12x48x1x1xf32> {jax.result_info = "blocks.4.project.weight.mean_square"}, tensor<12x48x1x1xf32> {jax.result_info = "blocks.4.project.weight.buffer"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.gamma.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.gamma.buffer"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.beta.mean_square"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.beta.buffer"}, tensor<72x12x1x1xf32> {jax.result_info = "blocks.5.expand.weight.mean_square"}, tensor<72x12x1x1xf32> {jax.result_info = "blocks.5.expand.weight.buffer"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.gamma.mean_square"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.gamma.buffer"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.beta.mean_square"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.beta.buffer"}, tensor<72x1x3x3xf32> {jax.result_info = "blocks.5.depthwise.weight.mean_square"}, tensor<72x1x3x3xf32> {jax.result_info = "blocks.5.depthwise.weight.buffer"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.gamma.mean_square"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.gamma.buffer"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.beta.mean_square"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.beta.buffer"}, tensor<20x72x1x1xf32> {jax.result_info = "blocks.5.project.weight.mean_square"}, tensor<20x72x1x1xf32> {jax.result_info = "blocks.5.project.weight.buffer"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.gamma.mean_square"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.gamma.buffer"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.beta.mean_square"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.beta.buffer"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.6.expand.weight.mean_square"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.6.expand.weight.buffer"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.gamma.mean_square"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.gamma.buffer"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.beta.mean_square"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.beta.buffer"}, tensor<120x1x3x3xf32> {jax.result_info = "blocks.6.depthwise.weight.mean_square"}, tensor<120x1x3x3xf32> {jax.result_info = "blocks.6.depthwise.weight.buffer"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.gamma.mean_square"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.gamma.buffer"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.beta.mean_square"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.beta.buffer"}, tensor<40x120x1x1xf32> {jax.result_info = "blocks.6.project.weight.mean_square"}, tensor<40x120x1x1xf32> {jax.result_info = "blocks.6.project.weight.buffer"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.gamma.mean_square"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.gamma.buffer"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.beta.mean_square"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.beta.buffer"}, tensor<160x40x1x1xf32> {jax.result_info = "top.conv.weight.mean_square"}, tensor<160x40x1x1xf32> {jax.result_info = "top.conv.weight.buffer"}, tensor<160xf32> {jax.result_info = "top.bn.gamma.mean_square"}, tensor<160xf32> {jax.result_info = "top.bn.gamma.buffer"}, tensor<160xf32> {jax.result_info = "top.bn.beta.mean_square"}, tensor<160xf32> {jax.result_info = "top.bn.beta.buffer"}, tensor<160x4xf32> {jax.result_info = "head.weight.mean_square"}, tensor<160x4xf32> {jax.result_info = "head.weight.buffer"}, tensor<4xf32> {jax.result_info = "head.bias.mean_square"}, tensor<4xf32> {jax.result_info = "head.bias.buffer"}, tensor<4xf32> {jax.result_info = "stem.bn.running_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.running_var"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.running_mean"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.running_var"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.running_mean"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.running_var"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.running_mean"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.running_var"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.running_mean"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.running_var"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.running_mean"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.running_var"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.running_mean"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.running_var"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.running_mean"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.running_var"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.running_mean"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.running_var"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.running_mean"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.running_var"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.running_mean"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.running_var"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.running_mean"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.running_var"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.running_mean"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.running_var"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.running_mean"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.running_var"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.running_mean"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.running_var"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.running_mean"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.running_var"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.running_mean"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.running_var"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.running_mean"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.running_var"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.running_mean"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.running_var"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.running_mean"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.running_var"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.running_mean"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.running_var"}, tensor<160xf32> {jax.result_info = "top.bn.running_mean"}, tensor<160xf32> {jax.result_info = "top.bn.running_var"}, tensor<f32> {jax.result_info = "loss"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_var"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.batch_mean"}, tensor<4xf32> {jax.result_info = "blocks.0.depthwise_bn.batch_var"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.batch_mean"}, tensor<2xf32> {jax.result_info = "blocks.0.project_bn.batch_var"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.batch_mean"}, tensor<12xf32> {jax.result_info = "blocks.1.expand_bn.batch_var"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.batch_mean"}, tensor<12xf32> {jax.result_info = "blocks.1.depthwise_bn.batch_var"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.batch_mean"}, tensor<3xf32> {jax.result_info = "blocks.1.project_bn.batch_var"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.batch_mean"}, tensor<18xf32> {jax.result_info = "blocks.2.expand_bn.batch_var"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.batch_mean"}, tensor<18xf32> {jax.result_info = "blocks.2.depthwise_bn.batch_var"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.batch_mean"}, tensor<4xf32> {jax.result_info = "blocks.2.project_bn.batch_var"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.batch_mean"}, tensor<24xf32> {jax.result_info = "blocks.3.expand_bn.batch_var"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.batch_mean"}, tensor<24xf32> {jax.result_info = "blocks.3.depthwise_bn.batch_var"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.batch_mean"}, tensor<8xf32> {jax.result_info = "blocks.3.project_bn.batch_var"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.batch_mean"}, tensor<48xf32> {jax.result_info = "blocks.4.expand_bn.batch_var"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.batch_mean"}, tensor<48xf32> {jax.result_info = "blocks.4.depthwise_bn.batch_var"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.batch_mean"}, tensor<12xf32> {jax.result_info = "blocks.4.project_bn.batch_var"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.batch_mean"}, tensor<72xf32> {jax.result_info = "blocks.5.expand_bn.batch_var"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.batch_mean"}, tensor<72xf32> {jax.result_info = "blocks.5.depthwise_bn.batch_var"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.batch_mean"}, tensor<20xf32> {jax.result_info = "blocks.5.project_bn.batch_var"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.batch_mean"}, tensor<120xf32> {jax.result_info = "blocks.6.expand_bn.batch_var"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.batch_mean"}, tensor<120xf32> {jax.result_info = "blocks.6.depthwise_bn.batch_var"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.batch_mean"}, tensor<40xf32> {jax.result_info = "blocks.6.project_bn.batch_var"}, tensor<160xf32> {jax.result_info = "top.bn.batch_mean"}, tensor<160xf32> {jax.result_info = "top.bn.batch_var"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32>
    %stem.bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %stem.conv.convF {decomposition = @bnBatchMeanB} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %stem.conv.convF, %stem.bn.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnPackB = stablehlo.composite "shlo.bnPackB" %stem.bn.allReduceMeanF, %stem.bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %stem.bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %stem.bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %stem.bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma, %stem.bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %stem.relu6 = stablehlo.composite "shlo.relu6" %stem.bn.bnSyncF {decomposition = @relu6} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %blocks.0.depthwise.convF = stablehlo.composite "shlo.convF" %stem.relu6, %blocks.0.depthwise.weight {composite_attributes = {groups = 4 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x4x16x16xf32>, tensor<4x1x3x3xf32>) -> tensor<4x4x16x16xf32>
    %blocks.0.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.depthwise.convF {decomposition = @bnBatchMeanB} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.depthwise.convF, %blocks.0.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.depthwise_bn.allReduceMeanF, %blocks.0.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %blocks.0.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.depthwise_bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.depthwise.convF, %blocks.0.depthwise_bn.bnPackB, %blocks.0.depthwise_bn.gamma, %blocks.0.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %blocks.0.relu6 = stablehlo.composite "shlo.relu6" %blocks.0.depthwise_bn.bnSyncF {decomposition = @relu6} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %blocks.0.project.convF = stablehlo.composite "shlo.convF" %blocks.0.relu6, %blocks.0.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x4x16x16xf32>, tensor<2x4x1x1xf32>) -> tensor<4x2x16x16xf32>
    %blocks.0.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.project.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x2x16x16xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.project.convF, %blocks.0.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x2x16x16xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %blocks.0.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.project_bn.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<4xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.project.convF, %blocks.0.project_bn.bnPackB, %blocks.0.project_bn.gamma, %blocks.0.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x2x16x16xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %blocks.1.expand.convF = stablehlo.composite "shlo.convF" %blocks.0.project_bn.bnSyncF, %blocks.1.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x2x16x16xf32>, tensor<12x2x1x1xf32>) -> tensor<4x12x16x16xf32>
    %blocks.1.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.expand.convF {decomposition = @bnBatchMeanB_2} : (tensor<4x12x16x16xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.expand.convF, %blocks.1.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_2} : (tensor<4x12x16x16xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %blocks.1.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.expand_bn.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<24xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB, %blocks.1.expand_bn.gamma, %blocks.1.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_2} : (tensor<4x12x16x16xf32>, tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %blocks.1.relu6 = stablehlo.composite "shlo.relu6" %blocks.1.expand_bn.bnSyncF {decomposition = @relu6_1} : (tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xf32>
    %blocks.1.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.1.relu6, %blocks.1.depthwise.weight {composite_attributes = {groups = 12 : i64, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<4x12x16x16xf32>, tensor<12x1x3x3xf32>) -> tensor<4x12x8x8xf32>
    %blocks.1.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.depthwise.convF {decomposition = @bnBatchMeanB_3} : (tensor<4x12x8x8xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.depthwise.convF, %blocks.1.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_3} : (tensor<4x12x8x8xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.depthwise_bn.allReduceMeanF, %blocks.1.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %blocks.1.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<24xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.depthwise.convF, %blocks.1.depthwise_bn.bnPackB, %blocks.1.depthwise_bn.gamma, %blocks.1.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_3} : (tensor<4x12x8x8xf32>, tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %blocks.1.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.1.depthwise_bn.bnSyncF {decomposition = @relu6_2} : (tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xf32>
    %blocks.1.project.convF = stablehlo.composite "shlo.convF" %blocks.1.relu6_1, %blocks.1.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x12x8x8xf32>, tensor<3x12x1x1xf32>) -> tensor<4x3x8x8xf32>
    %blocks.1.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.project.convF {decomposition = @bnBatchMeanB_4} : (tensor<4x3x8x8xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.project.convF, %blocks.1.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_4} : (tensor<4x3x8x8xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
    %blocks.1.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.project_bn.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<6xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.project.convF, %blocks.1.project_bn.bnPackB, %blocks.1.project_bn.gamma, %blocks.1.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_4} : (tensor<4x3x8x8xf32>, tensor<6xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %blocks.2.expand.convF = stablehlo.composite "shlo.convF" %blocks.1.project_bn.bnSyncF, %blocks.2.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<4x3x8x8xf32>, tensor<18x3x1x1xf32>) -> tensor<4x18x8x8xf32>
    %blocks.2.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.expand.convF {decomposition = @bnBatchMeanB_5} : (tensor<4x18x8x8xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.expand.convF, %blocks.2.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_5} : (tensor<4x18x8x8xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<36xf32>
    %blocks.2.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.expand_bn.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<36xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB, %blocks.2.expand_bn.gamma, %blocks.2.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_5} : (tensor<4x18x8x8xf32>, tensor<36xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %blocks.2.relu6 = stablehlo.composite "shlo.relu6" %blocks.2.expand_bn.bnSyncF {decomposition = @relu6_3} : (tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xf32>
    %blocks.2.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.2.relu6, %blocks.2.depthwise.weight {composite_attributes = {groups = 18 : i64, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convF_7} : (tensor<4x18x8x8xf32>, tensor<18x1x3x3xf32>) -> tensor<4x18x4x4xf32>
    %blocks.2.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.depthwise.convF {decomposition = @bnBatchMeanB_6} : (tensor<4x18x4x4xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.depthwise.convF, %blocks.2.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_6} : (tensor<4x18x4x4xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.depthwise_bn.allReduceMeanF, %blocks.2.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<36xf32>
    %blocks.2.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<36xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.depthwise.convF, %blocks.2.depthwise_bn.bnPackB, %blocks.2.depthwise_bn.gamma, %blocks.2.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_6} : (tensor<4x18x4x4xf32>, tensor<36xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %blocks.2.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.2.depthwise_bn.bnSyncF {decomposition = @relu6_4} : (tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xf32>
    %blocks.2.project.convF = stablehlo.composite "shlo.convF" %blocks.2.relu6_1, %blocks.2.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_8} : (tensor<4x18x4x4xf32>, tensor<4x18x1x1xf32>) -> tensor<4x4x4x4xf32>
    %blocks.2.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.project.convF {decomposition = @bnBatchMeanB_7} : (tensor<4x4x4x4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.project.convF, %blocks.2.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_7} : (tensor<4x4x4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %blocks.2.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.project_bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.project.convF, %blocks.2.project_bn.bnPackB, %blocks.2.project_bn.gamma, %blocks.2.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_7} : (tensor<4x4x4x4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %blocks.3.expand.convF = stablehlo.composite "shlo.convF" %blocks.2.project_bn.bnSyncF, %blocks.3.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<4x4x4x4xf32>, tensor<24x4x1x1xf32>) -> tensor<4x24x4x4xf32>
    %blocks.3.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.expand.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x24x4x4xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.expand.convF, %blocks.3.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x24x4x4xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    %blocks.3.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.expand_bn.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<48xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB, %blocks.3.expand_bn.gamma, %blocks.3.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x24x4x4xf32>, tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %blocks.3.relu6 = stablehlo.composite "shlo.relu6" %blocks.3.expand_bn.bnSyncF {decomposition = @relu6_5} : (tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32>
    %blocks.3.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.3.relu6, %blocks.3.depthwise.weight {composite_attributes = {groups = 24 : i64, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convF_10} : (tensor<4x24x4x4xf32>, tensor<24x1x3x3xf32>) -> tensor<4x24x2x2xf32>
    %blocks.3.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.depthwise.convF {decomposition = @bnBatchMeanB_9} : (tensor<4x24x2x2xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.depthwise.convF, %blocks.3.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_9} : (tensor<4x24x2x2xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.depthwise_bn.allReduceMeanF, %blocks.3.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    %blocks.3.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<48xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.depthwise.convF, %blocks.3.depthwise_bn.bnPackB, %blocks.3.depthwise_bn.gamma, %blocks.3.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_9} : (tensor<4x24x2x2xf32>, tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %blocks.3.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.3.depthwise_bn.bnSyncF {decomposition = @relu6_6} : (tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xf32>
    %blocks.3.project.convF = stablehlo.composite "shlo.convF" %blocks.3.relu6_1, %blocks.3.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<4x24x2x2xf32>, tensor<8x24x1x1xf32>) -> tensor<4x8x2x2xf32>
    %blocks.3.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.project.convF {decomposition = @bnBatchMeanB_10} : (tensor<4x8x2x2xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.project.convF, %blocks.3.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_10} : (tensor<4x8x2x2xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_6} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %blocks.3.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.project_bn.bnPackB {decomposition = @bnStatsVarB_6} : (tensor<16xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.project.convF, %blocks.3.project_bn.bnPackB, %blocks.3.project_bn.gamma, %blocks.3.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_10} : (tensor<4x8x2x2xf32>, tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %blocks.4.expand.convF = stablehlo.composite "shlo.convF" %blocks.3.project_bn.bnSyncF, %blocks.4.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_12} : (tensor<4x8x2x2xf32>, tensor<48x8x1x1xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.expand.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x48x2x2xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.expand.convF, %blocks.4.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x48x2x2xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<96xf32>
    %blocks.4.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.expand_bn.bnPackB {decomposition = @bnStatsVarB_7} : (tensor<96xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB, %blocks.4.expand_bn.gamma, %blocks.4.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x48x2x2xf32>, tensor<96xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.relu6 = stablehlo.composite "shlo.relu6" %blocks.4.expand_bn.bnSyncF {decomposition = @relu6_7} : (tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.4.relu6, %blocks.4.depthwise.weight {composite_attributes = {groups = 48 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_13} : (tensor<4x48x2x2xf32>, tensor<48x1x3x3xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.depthwise.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x48x2x2xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.depthwise.convF, %blocks.4.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x48x2x2xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.depthwise_bn.allReduceMeanF, %blocks.4.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<96xf32>
    %blocks.4.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_7} : (tensor<96xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.depthwise.convF, %blocks.4.depthwise_bn.bnPackB, %blocks.4.depthwise_bn.gamma, %blocks.4.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x48x2x2xf32>, tensor<96xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.4.depthwise_bn.bnSyncF {decomposition = @relu6_7} : (tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32>
    %blocks.4.project.convF = stablehlo.composite "shlo.convF" %blocks.4.relu6_1, %blocks.4.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_14} : (tensor<4x48x2x2xf32>, tensor<12x48x1x1xf32>) -> tensor<4x12x2x2xf32>
    %blocks.4.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.project.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x12x2x2xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.project.convF, %blocks.4.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x12x2x2xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %blocks.4.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.project_bn.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<24xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.project.convF, %blocks.4.project_bn.bnPackB, %blocks.4.project_bn.gamma, %blocks.4.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x12x2x2xf32>, tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %blocks.5.expand.convF = stablehlo.composite "shlo.convF" %blocks.4.project_bn.bnSyncF, %blocks.5.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_15} : (tensor<4x12x2x2xf32>, tensor<72x12x1x1xf32>) -> tensor<4x72x2x2xf32>
    %blocks.5.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.expand.convF {decomposition = @bnBatchMeanB_13} : (tensor<4x72x2x2xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.expand.convF, %blocks.5.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_13} : (tensor<4x72x2x2xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<144xf32>
    %blocks.5.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.expand_bn.bnPackB {decomposition = @bnStatsVarB_8} : (tensor<144xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB, %blocks.5.expand_bn.gamma, %blocks.5.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_13} : (tensor<4x72x2x2xf32>, tensor<144xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %blocks.5.relu6 = stablehlo.composite "shlo.relu6" %blocks.5.expand_bn.bnSyncF {decomposition = @relu6_8} : (tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xf32>
    %blocks.5.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.5.relu6, %blocks.5.depthwise.weight {composite_attributes = {groups = 72 : i64, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convF_16} : (tensor<4x72x2x2xf32>, tensor<72x1x3x3xf32>) -> tensor<4x72x1x1xf32>
    %blocks.5.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.depthwise.convF {decomposition = @bnBatchMeanB_14} : (tensor<4x72x1x1xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.depthwise.convF, %blocks.5.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_14} : (tensor<4x72x1x1xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.depthwise_bn.allReduceMeanF, %blocks.5.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<144xf32>
    %blocks.5.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_8} : (tensor<144xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.depthwise.convF, %blocks.5.depthwise_bn.bnPackB, %blocks.5.depthwise_bn.gamma, %blocks.5.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_14} : (tensor<4x72x1x1xf32>, tensor<144xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %blocks.5.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.5.depthwise_bn.bnSyncF {decomposition = @relu6_9} : (tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xf32>
    %blocks.5.project.convF = stablehlo.composite "shlo.convF" %blocks.5.relu6_1, %blocks.5.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_17} : (tensor<4x72x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<4x20x1x1xf32>
    %blocks.5.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.project.convF {decomposition = @bnBatchMeanB_15} : (tensor<4x20x1x1xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.project.convF, %blocks.5.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_15} : (tensor<4x20x1x1xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    %blocks.5.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.project_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<40xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.project.convF, %blocks.5.project_bn.bnPackB, %blocks.5.project_bn.gamma, %blocks.5.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_15} : (tensor<4x20x1x1xf32>, tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %blocks.6.expand.convF = stablehlo.composite "shlo.convF" %blocks.5.project_bn.bnSyncF, %blocks.6.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_18} : (tensor<4x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.6.expand.convF {decomposition = @bnBatchMeanB_16} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.6.expand.convF, %blocks.6.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_16} : (tensor<4x120x1x1xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.6.expand_bn.allReduceMeanF, %blocks.6.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    %blocks.6.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.6.expand_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<240xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.6.expand.convF, %blocks.6.expand_bn.bnPackB, %blocks.6.expand_bn.gamma, %blocks.6.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_16} : (tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.relu6 = stablehlo.composite "shlo.relu6" %blocks.6.expand_bn.bnSyncF {decomposition = @relu6_10} : (tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.depthwise.convF = stablehlo.composite "shlo.convF" %blocks.6.relu6, %blocks.6.depthwise.weight {composite_attributes = {groups = 120 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_19} : (tensor<4x120x1x1xf32>, tensor<120x1x3x3xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.depthwise_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.6.depthwise.convF {decomposition = @bnBatchMeanB_16} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.depthwise_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.6.depthwise.convF, %blocks.6.depthwise_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_16} : (tensor<4x120x1x1xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.depthwise_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.6.depthwise_bn.allReduceMeanF, %blocks.6.depthwise_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    %blocks.6.depthwise_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.6.depthwise_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<240xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.6.depthwise.convF, %blocks.6.depthwise_bn.bnPackB, %blocks.6.depthwise_bn.gamma, %blocks.6.depthwise_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_16} : (tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.relu6_1 = stablehlo.composite "shlo.relu6" %blocks.6.depthwise_bn.bnSyncF {decomposition = @relu6_10} : (tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %blocks.6.project.convF = stablehlo.composite "shlo.convF" %blocks.6.relu6_1, %blocks.6.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_20} : (tensor<4x120x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<4x40x1x1xf32>
    %blocks.6.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.6.project.convF {decomposition = @bnBatchMeanB_17} : (tensor<4x40x1x1xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.6.project.convF, %blocks.6.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_17} : (tensor<4x40x1x1xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.6.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.6.project_bn.allReduceMeanF, %blocks.6.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_11} : (tensor<40xf32>, tensor<40xf32>) -> tensor<80xf32>
    %blocks.6.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.6.project_bn.bnPackB {decomposition = @bnStatsVarB_11} : (tensor<80xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.6.project.convF, %blocks.6.project_bn.bnPackB, %blocks.6.project_bn.gamma, %blocks.6.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_17} : (tensor<4x40x1x1xf32>, tensor<80xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %top.conv.convF = stablehlo.composite "shlo.convF" %blocks.6.project_bn.bnSyncF, %top.conv.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<4x40x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<4x160x1x1xf32>
    %top.bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %top.conv.convF {decomposition = @bnBatchMeanB_18} : (tensor<4x160x1x1xf32>) -> tensor<160xf32>
    %top.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %top.bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %top.conv.convF, %top.bn.allReduceMeanF {decomposition = @bnBatchVarAtB_18} : (tensor<4x160x1x1xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %top.bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn.bnPackB = stablehlo.composite "shlo.bnPackB" %top.bn.allReduceMeanF, %top.bn.allReduceMeanF_1 {decomposition = @bnPackB_12} : (tensor<160xf32>, tensor<160xf32>) -> tensor<320xf32>
    %top.bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %top.bn.bnPackB {decomposition = @bnStatsVarB_12} : (tensor<320xf32>) -> tensor<160xf32>
    %top.bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %top.conv.convF, %top.bn.bnPackB, %top.bn.gamma, %top.bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_18} : (tensor<4x160x1x1xf32>, tensor<320xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %top.relu6 = stablehlo.composite "shlo.relu6" %top.bn.bnSyncF {decomposition = @relu6_11} : (tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32>
    %gap = stablehlo.composite "shlo.gap" %top.relu6 {decomposition = @gap} : (tensor<4x160x1x1xf32>) -> tensor<4x160xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<4x160xf32>, tensor<160x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<160x4xf32>) -> tensor<4x160xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %gap, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x160xf32>, tensor<4x4xf32>) -> tensor<160x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.head.dotOut {composite_attributes = {size = array<i64: 1, 1>}, decomposition = @gapBack} : (tensor<4x160xf32>) -> tensor<4x160x1x1xf32>
    %d.top.selectMid = stablehlo.composite "shlo.selectMid" %d.gapBack, %top.bn.bnSyncF {decomposition = @selectMid} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32>
    %d.top.bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.top.selectMid, %top.conv.convF, %top.bn.bnPackB, %top.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<320xf32>, tensor<160xf32>) -> tensor<640xf32>
    %d.top.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.top.bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<640xf32>) -> tensor<640xf32>
    %d.top.bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.top.selectMid, %top.conv.convF, %d.top.bn.allReduceMeanF, %top.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<640xf32>, tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %d.top.bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.top.selectMid, %top.conv.convF, %top.bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<320xf32>) -> tensor<160xf32>
    %d.top.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.top.selectMid {decomposition = @bnBetaGradB} : (tensor<4x160x1x1xf32>) -> tensor<160xf32>
    %d.top.conv.convBack = stablehlo.composite "shlo.convBack" %d.top.bn.bnSyncBack, %top.conv.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x160x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<4x40x1x1xf32>
    %d.top.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.6.project_bn.bnSyncF, %d.top.bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x40x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<160x40x1x1xf32>
    %d.blocks.6.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.top.conv.convBack, %blocks.6.project.convF, %blocks.6.project_bn.bnPackB, %blocks.6.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x40x1x1xf32>, tensor<4x40x1x1xf32>, tensor<80xf32>, tensor<40xf32>) -> tensor<160xf32>
    %d.blocks.6.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<160xf32>) -> tensor<160xf32>
    %d.blocks.6.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.top.conv.convBack, %blocks.6.project.convF, %d.blocks.6.project_bn.allReduceMeanF, %blocks.6.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x40x1x1xf32>, tensor<4x40x1x1xf32>, tensor<160xf32>, tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %d.blocks.6.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.top.conv.convBack, %blocks.6.project.convF, %blocks.6.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x40x1x1xf32>, tensor<4x40x1x1xf32>, tensor<80xf32>) -> tensor<40xf32>
    %d.blocks.6.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.top.conv.convBack {decomposition = @bnBetaGradB_1} : (tensor<4x40x1x1xf32>) -> tensor<40xf32>
    %d.blocks.6.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.6.project_bn.bnSyncBack, %blocks.6.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x40x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.6.relu6_1, %d.blocks.6.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x120x1x1xf32>, tensor<4x40x1x1xf32>) -> tensor<40x120x1x1xf32>
    %d.blocks.6.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.6.project.convBack, %blocks.6.depthwise_bn.bnSyncF {decomposition = @selectMid_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.6.selectMid, %blocks.6.depthwise.convF, %blocks.6.depthwise_bn.bnPackB, %blocks.6.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>) -> tensor<480xf32>
    %d.blocks.6.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<480xf32>) -> tensor<480xf32>
    %d.blocks.6.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.6.selectMid, %blocks.6.depthwise.convF, %d.blocks.6.depthwise_bn.allReduceMeanF, %blocks.6.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<480xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.6.selectMid, %blocks.6.depthwise.convF, %blocks.6.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>) -> tensor<120xf32>
    %d.blocks.6.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.6.selectMid {decomposition = @bnBetaGradB_2} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %d.blocks.6.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.6.depthwise_bn.bnSyncBack, %blocks.6.depthwise.weight {composite_attributes = {groups = 120 : i64, padding = "xla_same", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x120x1x1xf32>, tensor<120x1x3x3xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.6.relu6, %d.blocks.6.depthwise_bn.bnSyncBack {composite_attributes = {groups = 120 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x1x3x3xf32>
    %d.blocks.6.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.6.depthwise.convBack, %blocks.6.expand_bn.bnSyncF {decomposition = @selectMid_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.6.selectMid_1, %blocks.6.expand.convF, %blocks.6.expand_bn.bnPackB, %blocks.6.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>) -> tensor<480xf32>
    %d.blocks.6.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<480xf32>) -> tensor<480xf32>
    %d.blocks.6.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.6.selectMid_1, %blocks.6.expand.convF, %d.blocks.6.expand_bn.allReduceMeanF, %blocks.6.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<480xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.6.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.6.selectMid_1, %blocks.6.expand.convF, %blocks.6.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>) -> tensor<120xf32>
    %d.blocks.6.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.6.selectMid_1 {decomposition = @bnBetaGradB_2} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %d.blocks.6.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.6.expand_bn.bnSyncBack, %blocks.6.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x120x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<4x20x1x1xf32>
    %d.blocks.6.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.project_bn.bnSyncF, %d.blocks.6.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x20x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x20x1x1xf32>
    %d.blocks.5.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.6.expand.convBack, %blocks.5.project.convF, %blocks.5.project_bn.bnPackB, %blocks.5.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x20x1x1xf32>, tensor<4x20x1x1xf32>, tensor<40xf32>, tensor<20xf32>) -> tensor<80xf32>
    %d.blocks.5.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<80xf32>) -> tensor<80xf32>
    %d.blocks.5.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.6.expand.convBack, %blocks.5.project.convF, %d.blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x20x1x1xf32>, tensor<4x20x1x1xf32>, tensor<80xf32>, tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %d.blocks.5.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.6.expand.convBack, %blocks.5.project.convF, %blocks.5.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x20x1x1xf32>, tensor<4x20x1x1xf32>, tensor<40xf32>) -> tensor<20xf32>
    %d.blocks.5.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.6.expand.convBack {decomposition = @bnBetaGradB_3} : (tensor<4x20x1x1xf32>) -> tensor<20xf32>
    %d.blocks.5.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.project_bn.bnSyncBack, %blocks.5.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x20x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<4x72x1x1xf32>
    %d.blocks.5.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.relu6_1, %d.blocks.5.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x72x1x1xf32>, tensor<4x20x1x1xf32>) -> tensor<20x72x1x1xf32>
    %d.blocks.5.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.5.project.convBack, %blocks.5.depthwise_bn.bnSyncF {decomposition = @selectMid_2} : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xf32>
    %d.blocks.5.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.selectMid, %blocks.5.depthwise.convF, %blocks.5.depthwise_bn.bnPackB, %blocks.5.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_4} : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>, tensor<144xf32>, tensor<72xf32>) -> tensor<288xf32>
    %d.blocks.5.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<288xf32>) -> tensor<288xf32>
    %d.blocks.5.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.selectMid, %blocks.5.depthwise.convF, %d.blocks.5.depthwise_bn.allReduceMeanF, %blocks.5.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_4} : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>, tensor<288xf32>, tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %d.blocks.5.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.selectMid, %blocks.5.depthwise.convF, %blocks.5.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_4} : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>, tensor<144xf32>) -> tensor<72xf32>
    %d.blocks.5.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.selectMid {decomposition = @bnBetaGradB_4} : (tensor<4x72x1x1xf32>) -> tensor<72xf32>
    %d.blocks.5.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.depthwise_bn.bnSyncBack, %blocks.5.depthwise.weight {composite_attributes = {groups = 72 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 2, 2>}, decomposition = @convBack_5} : (tensor<4x72x1x1xf32>, tensor<72x1x3x3xf32>) -> tensor<4x72x2x2xf32>
    %d.blocks.5.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.relu6, %d.blocks.5.depthwise_bn.bnSyncBack {composite_attributes = {groups = 72 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_5} : (tensor<4x72x2x2xf32>, tensor<4x72x1x1xf32>) -> tensor<72x1x3x3xf32>
    %d.blocks.5.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.5.depthwise.convBack, %blocks.5.expand_bn.bnSyncF {decomposition = @selectMid_3} : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xf32>
    %d.blocks.5.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.selectMid_1, %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB, %blocks.5.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>, tensor<144xf32>, tensor<72xf32>) -> tensor<288xf32>
    %d.blocks.5.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<288xf32>) -> tensor<288xf32>
    %d.blocks.5.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.selectMid_1, %blocks.5.expand.convF, %d.blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>, tensor<288xf32>, tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %d.blocks.5.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.selectMid_1, %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>, tensor<144xf32>) -> tensor<72xf32>
    %d.blocks.5.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.selectMid_1 {decomposition = @bnBetaGradB_5} : (tensor<4x72x2x2xf32>) -> tensor<72xf32>
    %d.blocks.5.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.expand_bn.bnSyncBack, %blocks.5.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x72x2x2xf32>, tensor<72x12x1x1xf32>) -> tensor<4x12x2x2xf32>
    %d.blocks.5.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.project_bn.bnSyncF, %d.blocks.5.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x12x2x2xf32>, tensor<4x72x2x2xf32>) -> tensor<72x12x1x1xf32>
    %d.blocks.4.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.expand.convBack, %blocks.4.project.convF, %blocks.4.project_bn.bnPackB, %blocks.4.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_6} : (tensor<4x12x2x2xf32>, tensor<4x12x2x2xf32>, tensor<24xf32>, tensor<12xf32>) -> tensor<48xf32>
    %d.blocks.4.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.4.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.expand.convBack, %blocks.4.project.convF, %d.blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_6} : (tensor<4x12x2x2xf32>, tensor<4x12x2x2xf32>, tensor<48xf32>, tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %d.blocks.4.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.expand.convBack, %blocks.4.project.convF, %blocks.4.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_6} : (tensor<4x12x2x2xf32>, tensor<4x12x2x2xf32>, tensor<24xf32>) -> tensor<12xf32>
    %d.blocks.4.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.expand.convBack {decomposition = @bnBetaGradB_6} : (tensor<4x12x2x2xf32>) -> tensor<12xf32>
    %d.blocks.4.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.project_bn.bnSyncBack, %blocks.4.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_7} : (tensor<4x12x2x2xf32>, tensor<12x48x1x1xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.relu6_1, %d.blocks.4.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_7} : (tensor<4x48x2x2xf32>, tensor<4x12x2x2xf32>) -> tensor<12x48x1x1xf32>
    %d.blocks.4.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.4.project.convBack, %blocks.4.depthwise_bn.bnSyncF {decomposition = @selectMid_4} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.selectMid, %blocks.4.depthwise.convF, %blocks.4.depthwise_bn.bnPackB, %blocks.4.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<96xf32>, tensor<48xf32>) -> tensor<192xf32>
    %d.blocks.4.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<192xf32>) -> tensor<192xf32>
    %d.blocks.4.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.selectMid, %blocks.4.depthwise.convF, %d.blocks.4.depthwise_bn.allReduceMeanF, %blocks.4.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<192xf32>, tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.selectMid, %blocks.4.depthwise.convF, %blocks.4.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<96xf32>) -> tensor<48xf32>
    %d.blocks.4.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.selectMid {decomposition = @bnBetaGradB_7} : (tensor<4x48x2x2xf32>) -> tensor<48xf32>
    %d.blocks.4.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.depthwise_bn.bnSyncBack, %blocks.4.depthwise.weight {composite_attributes = {groups = 48 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_8} : (tensor<4x48x2x2xf32>, tensor<48x1x3x3xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.relu6, %d.blocks.4.depthwise_bn.bnSyncBack {composite_attributes = {groups = 48 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_8} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<48x1x3x3xf32>
    %d.blocks.4.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.4.depthwise.convBack, %blocks.4.expand_bn.bnSyncF {decomposition = @selectMid_4} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.selectMid_1, %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB, %blocks.4.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<96xf32>, tensor<48xf32>) -> tensor<192xf32>
    %d.blocks.4.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<192xf32>) -> tensor<192xf32>
    %d.blocks.4.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.selectMid_1, %blocks.4.expand.convF, %d.blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<192xf32>, tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %d.blocks.4.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.selectMid_1, %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_7} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>, tensor<96xf32>) -> tensor<48xf32>
    %d.blocks.4.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.selectMid_1 {decomposition = @bnBetaGradB_7} : (tensor<4x48x2x2xf32>) -> tensor<48xf32>
    %d.blocks.4.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.expand_bn.bnSyncBack, %blocks.4.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<4x48x2x2xf32>, tensor<48x8x1x1xf32>) -> tensor<4x8x2x2xf32>
    %d.blocks.4.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.project_bn.bnSyncF, %d.blocks.4.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<4x8x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<48x8x1x1xf32>
    %d.blocks.3.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.expand.convBack, %blocks.3.project.convF, %blocks.3.project_bn.bnPackB, %blocks.3.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_8} : (tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>, tensor<16xf32>, tensor<8xf32>) -> tensor<32xf32>
    %d.blocks.3.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<32xf32>) -> tensor<32xf32>
    %d.blocks.3.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.expand.convBack, %blocks.3.project.convF, %d.blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_8} : (tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>, tensor<32xf32>, tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %d.blocks.3.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.expand.convBack, %blocks.3.project.convF, %blocks.3.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_8} : (tensor<4x8x2x2xf32>, tensor<4x8x2x2xf32>, tensor<16xf32>) -> tensor<8xf32>
    %d.blocks.3.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.expand.convBack {decomposition = @bnBetaGradB_8} : (tensor<4x8x2x2xf32>) -> tensor<8xf32>
    %d.blocks.3.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.project_bn.bnSyncBack, %blocks.3.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_10} : (tensor<4x8x2x2xf32>, tensor<8x24x1x1xf32>) -> tensor<4x24x2x2xf32>
    %d.blocks.3.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.relu6_1, %d.blocks.3.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_10} : (tensor<4x24x2x2xf32>, tensor<4x8x2x2xf32>) -> tensor<8x24x1x1xf32>
    %d.blocks.3.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.3.project.convBack, %blocks.3.depthwise_bn.bnSyncF {decomposition = @selectMid_5} : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xf32>
    %d.blocks.3.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.selectMid, %blocks.3.depthwise.convF, %blocks.3.depthwise_bn.bnPackB, %blocks.3.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_9} : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>, tensor<48xf32>, tensor<24xf32>) -> tensor<96xf32>
    %d.blocks.3.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_19} : (tensor<96xf32>) -> tensor<96xf32>
    %d.blocks.3.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.selectMid, %blocks.3.depthwise.convF, %d.blocks.3.depthwise_bn.allReduceMeanF, %blocks.3.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_9} : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>, tensor<96xf32>, tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %d.blocks.3.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.selectMid, %blocks.3.depthwise.convF, %blocks.3.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_9} : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>, tensor<48xf32>) -> tensor<24xf32>
    %d.blocks.3.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.selectMid {decomposition = @bnBetaGradB_9} : (tensor<4x24x2x2xf32>) -> tensor<24xf32>
    %d.blocks.3.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.depthwise_bn.bnSyncBack, %blocks.3.depthwise.weight {composite_attributes = {groups = 24 : i64, padding = "xla_same", size = array<i64: 4, 4>, stride = array<i64: 2, 2>}, decomposition = @convBack_11} : (tensor<4x24x2x2xf32>, tensor<24x1x3x3xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.3.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.relu6, %d.blocks.3.depthwise_bn.bnSyncBack {composite_attributes = {groups = 24 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_11} : (tensor<4x24x4x4xf32>, tensor<4x24x2x2xf32>) -> tensor<24x1x3x3xf32>
    %d.blocks.3.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.3.depthwise.convBack, %blocks.3.expand_bn.bnSyncF {decomposition = @selectMid_6} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.3.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.selectMid_1, %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB, %blocks.3.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<48xf32>, tensor<24xf32>) -> tensor<96xf32>
    %d.blocks.3.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_19} : (tensor<96xf32>) -> tensor<96xf32>
    %d.blocks.3.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.selectMid_1, %blocks.3.expand.convF, %d.blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<96xf32>, tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.3.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.selectMid_1, %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<48xf32>) -> tensor<24xf32>
    %d.blocks.3.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.selectMid_1 {decomposition = @bnBetaGradB_10} : (tensor<4x24x4x4xf32>) -> tensor<24xf32>
    %d.blocks.3.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.expand_bn.bnSyncBack, %blocks.3.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_12} : (tensor<4x24x4x4xf32>, tensor<24x4x1x1xf32>) -> tensor<4x4x4x4xf32>
    %d.blocks.3.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.project_bn.bnSyncF, %d.blocks.3.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_12} : (tensor<4x4x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<24x4x1x1xf32>
    %d.blocks.2.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.expand.convBack, %blocks.2.project.convF, %blocks.2.project_bn.bnPackB, %blocks.2.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_11} : (tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.blocks.2.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_20} : (tensor<16xf32>) -> tensor<16xf32>
    %d.blocks.2.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.expand.convBack, %blocks.2.project.convF, %d.blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_11} : (tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %d.blocks.2.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.expand.convBack, %blocks.2.project.convF, %blocks.2.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_11} : (tensor<4x4x4x4xf32>, tensor<4x4x4x4xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.blocks.2.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.expand.convBack {decomposition = @bnBetaGradB_11} : (tensor<4x4x4x4xf32>) -> tensor<4xf32>
    %d.blocks.2.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.project_bn.bnSyncBack, %blocks.2.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_13} : (tensor<4x4x4x4xf32>, tensor<4x18x1x1xf32>) -> tensor<4x18x4x4xf32>
    %d.blocks.2.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.relu6_1, %d.blocks.2.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_13} : (tensor<4x18x4x4xf32>, tensor<4x4x4x4xf32>) -> tensor<4x18x1x1xf32>
    %d.blocks.2.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.2.project.convBack, %blocks.2.depthwise_bn.bnSyncF {decomposition = @selectMid_7} : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xf32>
    %d.blocks.2.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.selectMid, %blocks.2.depthwise.convF, %blocks.2.depthwise_bn.bnPackB, %blocks.2.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_12} : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>, tensor<36xf32>, tensor<18xf32>) -> tensor<72xf32>
    %d.blocks.2.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.2.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.selectMid, %blocks.2.depthwise.convF, %d.blocks.2.depthwise_bn.allReduceMeanF, %blocks.2.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_12} : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>, tensor<72xf32>, tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %d.blocks.2.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.selectMid, %blocks.2.depthwise.convF, %blocks.2.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_12} : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>, tensor<36xf32>) -> tensor<18xf32>
    %d.blocks.2.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.selectMid {decomposition = @bnBetaGradB_12} : (tensor<4x18x4x4xf32>) -> tensor<18xf32>
    %d.blocks.2.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.depthwise_bn.bnSyncBack, %blocks.2.depthwise.weight {composite_attributes = {groups = 18 : i64, padding = "xla_same", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_14} : (tensor<4x18x4x4xf32>, tensor<18x1x3x3xf32>) -> tensor<4x18x8x8xf32>
    %d.blocks.2.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.relu6, %d.blocks.2.depthwise_bn.bnSyncBack {composite_attributes = {groups = 18 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_14} : (tensor<4x18x8x8xf32>, tensor<4x18x4x4xf32>) -> tensor<18x1x3x3xf32>
    %d.blocks.2.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.2.depthwise.convBack, %blocks.2.expand_bn.bnSyncF {decomposition = @selectMid_8} : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xf32>
    %d.blocks.2.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.selectMid_1, %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB, %blocks.2.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_13} : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>, tensor<36xf32>, tensor<18xf32>) -> tensor<72xf32>
    %d.blocks.2.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.2.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.selectMid_1, %blocks.2.expand.convF, %d.blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_13} : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>, tensor<72xf32>, tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %d.blocks.2.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.selectMid_1, %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_13} : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>, tensor<36xf32>) -> tensor<18xf32>
    %d.blocks.2.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.selectMid_1 {decomposition = @bnBetaGradB_13} : (tensor<4x18x8x8xf32>) -> tensor<18xf32>
    %d.blocks.2.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.expand_bn.bnSyncBack, %blocks.2.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_15} : (tensor<4x18x8x8xf32>, tensor<18x3x1x1xf32>) -> tensor<4x3x8x8xf32>
    %d.blocks.2.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.project_bn.bnSyncF, %d.blocks.2.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_15} : (tensor<4x3x8x8xf32>, tensor<4x18x8x8xf32>) -> tensor<18x3x1x1xf32>
    %d.blocks.1.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.expand.convBack, %blocks.1.project.convF, %blocks.1.project_bn.bnPackB, %blocks.1.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_14} : (tensor<4x3x8x8xf32>, tensor<4x3x8x8xf32>, tensor<6xf32>, tensor<3xf32>) -> tensor<12xf32>
    %d.blocks.1.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.1.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.expand.convBack, %blocks.1.project.convF, %d.blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_14} : (tensor<4x3x8x8xf32>, tensor<4x3x8x8xf32>, tensor<12xf32>, tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %d.blocks.1.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.expand.convBack, %blocks.1.project.convF, %blocks.1.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_14} : (tensor<4x3x8x8xf32>, tensor<4x3x8x8xf32>, tensor<6xf32>) -> tensor<3xf32>
    %d.blocks.1.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.expand.convBack {decomposition = @bnBetaGradB_14} : (tensor<4x3x8x8xf32>) -> tensor<3xf32>
    %d.blocks.1.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.project_bn.bnSyncBack, %blocks.1.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_16} : (tensor<4x3x8x8xf32>, tensor<3x12x1x1xf32>) -> tensor<4x12x8x8xf32>
    %d.blocks.1.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.relu6_1, %d.blocks.1.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_16} : (tensor<4x12x8x8xf32>, tensor<4x3x8x8xf32>) -> tensor<3x12x1x1xf32>
    %d.blocks.1.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.1.project.convBack, %blocks.1.depthwise_bn.bnSyncF {decomposition = @selectMid_9} : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xf32>
    %d.blocks.1.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.selectMid, %blocks.1.depthwise.convF, %blocks.1.depthwise_bn.bnPackB, %blocks.1.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_15} : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>, tensor<24xf32>, tensor<12xf32>) -> tensor<48xf32>
    %d.blocks.1.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.1.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.selectMid, %blocks.1.depthwise.convF, %d.blocks.1.depthwise_bn.allReduceMeanF, %blocks.1.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_15} : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>, tensor<48xf32>, tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %d.blocks.1.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.selectMid, %blocks.1.depthwise.convF, %blocks.1.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_15} : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>, tensor<24xf32>) -> tensor<12xf32>
    %d.blocks.1.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.selectMid {decomposition = @bnBetaGradB_15} : (tensor<4x12x8x8xf32>) -> tensor<12xf32>
    %d.blocks.1.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.depthwise_bn.bnSyncBack, %blocks.1.depthwise.weight {composite_attributes = {groups = 12 : i64, padding = "xla_same", size = array<i64: 16, 16>, stride = array<i64: 2, 2>}, decomposition = @convBack_17} : (tensor<4x12x8x8xf32>, tensor<12x1x3x3xf32>) -> tensor<4x12x16x16xf32>
    %d.blocks.1.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.relu6, %d.blocks.1.depthwise_bn.bnSyncBack {composite_attributes = {groups = 12 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_17} : (tensor<4x12x16x16xf32>, tensor<4x12x8x8xf32>) -> tensor<12x1x3x3xf32>
    %d.blocks.1.selectMid_1 = stablehlo.composite "shlo.selectMid" %d.blocks.1.depthwise.convBack, %blocks.1.expand_bn.bnSyncF {decomposition = @selectMid_10} : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xf32>
    %d.blocks.1.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.selectMid_1, %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB, %blocks.1.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_16} : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>, tensor<24xf32>, tensor<12xf32>) -> tensor<48xf32>
    %d.blocks.1.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.1.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.selectMid_1, %blocks.1.expand.convF, %d.blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_16} : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>, tensor<48xf32>, tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %d.blocks.1.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.selectMid_1, %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_16} : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>, tensor<24xf32>) -> tensor<12xf32>
    %d.blocks.1.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.selectMid_1 {decomposition = @bnBetaGradB_16} : (tensor<4x12x16x16xf32>) -> tensor<12xf32>
    %d.blocks.1.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.expand_bn.bnSyncBack, %blocks.1.expand.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_18} : (tensor<4x12x16x16xf32>, tensor<12x2x1x1xf32>) -> tensor<4x2x16x16xf32>
    %d.blocks.1.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.project_bn.bnSyncF, %d.blocks.1.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_18} : (tensor<4x2x16x16xf32>, tensor<4x12x16x16xf32>) -> tensor<12x2x1x1xf32>
    %d.blocks.0.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.expand.convBack, %blocks.0.project.convF, %blocks.0.project_bn.bnPackB, %blocks.0.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_17} : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>, tensor<4xf32>, tensor<2xf32>) -> tensor<8xf32>
    %d.blocks.0.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<8xf32>) -> tensor<8xf32>
    %d.blocks.0.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.expand.convBack, %blocks.0.project.convF, %d.blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_17} : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>, tensor<8xf32>, tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %d.blocks.0.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.expand.convBack, %blocks.0.project.convF, %blocks.0.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_17} : (tensor<4x2x16x16xf32>, tensor<4x2x16x16xf32>, tensor<4xf32>) -> tensor<2xf32>
    %d.blocks.0.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.expand.convBack {decomposition = @bnBetaGradB_17} : (tensor<4x2x16x16xf32>) -> tensor<2xf32>
    %d.blocks.0.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.project_bn.bnSyncBack, %blocks.0.project.weight {composite_attributes = {groups = 1 : i64, padding = "xla_same", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_19} : (tensor<4x2x16x16xf32>, tensor<2x4x1x1xf32>) -> tensor<4x4x16x16xf32>
    %d.blocks.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.relu6, %d.blocks.0.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_19} : (tensor<4x4x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<2x4x1x1xf32>
    %d.blocks.0.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.0.project.convBack, %blocks.0.depthwise_bn.bnSyncF {decomposition = @selectMid_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.blocks.0.depthwise_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.0.selectMid, %blocks.0.depthwise.convF, %blocks.0.depthwise_bn.bnPackB, %blocks.0.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.blocks.0.depthwise_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.depthwise_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_20} : (tensor<16xf32>) -> tensor<16xf32>
    %d.blocks.0.depthwise_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.0.selectMid, %blocks.0.depthwise.convF, %d.blocks.0.depthwise_bn.allReduceMeanF, %blocks.0.depthwise_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %d.blocks.0.depthwise_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.0.selectMid, %blocks.0.depthwise.convF, %blocks.0.depthwise_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.blocks.0.depthwise_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.0.selectMid {decomposition = @bnBetaGradB_18} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.blocks.0.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.depthwise_bn.bnSyncBack, %blocks.0.depthwise.weight {composite_attributes = {groups = 4 : i64, padding = "xla_same", size = array<i64: 16, 16>, stride = array<i64: 1, 1>}, decomposition = @convBack_20} : (tensor<4x4x16x16xf32>, tensor<4x1x3x3xf32>) -> tensor<4x4x16x16xf32>
    %d.blocks.0.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.relu6, %d.blocks.0.depthwise_bn.bnSyncBack {composite_attributes = {groups = 4 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_20} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x1x3x3xf32>
    %d.stem.selectMid = stablehlo.composite "shlo.selectMid" %d.blocks.0.depthwise.convBack, %stem.bn.bnSyncF {decomposition = @selectMid_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.stem.selectMid, %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_20} : (tensor<16xf32>) -> tensor<16xf32>
    %d.stem.bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.stem.selectMid, %stem.conv.convF, %d.stem.bn.allReduceMeanF, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.stem.selectMid, %stem.conv.convF, %stem.bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_18} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.stem.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.stem.selectMid {decomposition = @bnBetaGradB_18} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.stem.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.stem.bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "xla_same", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_21} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.scaleB = stablehlo.composite "shlo.scaleB" %stem.conv.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %d.stem.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_21} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.addVB = stablehlo.composite "shlo.addVB" %d.stem.conv.allReduceMeanF, %stem.conv.weight.scaleB {decomposition = @addVB} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.conv.weight.mean_square, %stem.conv.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %stem.conv.weight.buffer, %stem.conv.weight.addVB, %stem.conv.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.conv.weight, %stem.conv.weight.rmsBufNextF, %lr {decomposition = @sgdParamF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %stem.bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %stem.bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.stem.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.stem.bn.allReduceMeanF_1, %stem.bn.gamma.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.gamma.mean_square, %stem.bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %stem.bn.gamma.buffer, %stem.bn.gamma.addVB, %stem.bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.gamma, %stem.bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %stem.bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.stem.bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.stem.bn.allReduceMeanF_2, %stem.bn.beta.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.beta.mean_square, %stem.bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %stem.bn.beta.buffer, %stem.bn.beta.addVB, %stem.bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.beta, %stem.bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %blocks.0.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_2} : (tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %d.blocks.0.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_22} : (tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %blocks.0.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.depthwise.allReduceMeanF, %blocks.0.depthwise.weight.scaleB {decomposition = @addVB_2} : (tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %blocks.0.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.depthwise.weight.mean_square, %blocks.0.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_2} : (tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %blocks.0.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.depthwise.weight.buffer, %blocks.0.depthwise.weight.addVB, %blocks.0.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_2} : (tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %blocks.0.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.depthwise.weight, %blocks.0.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_2} : (tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>, tensor<f32>) -> tensor<4x1x3x3xf32>
    %blocks.0.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.blocks.0.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.depthwise_bn.allReduceMeanF_1, %blocks.0.depthwise_bn.gamma.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.depthwise_bn.gamma.mean_square, %blocks.0.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.depthwise_bn.gamma.buffer, %blocks.0.depthwise_bn.gamma.addVB, %blocks.0.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.depthwise_bn.gamma, %blocks.0.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.blocks.0.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.depthwise_bn.allReduceMeanF_2, %blocks.0.depthwise_bn.beta.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.depthwise_bn.beta.mean_square, %blocks.0.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.depthwise_bn.beta.buffer, %blocks.0.depthwise_bn.beta.addVB, %blocks.0.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.depthwise_bn.beta, %blocks.0.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %blocks.0.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_3} : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %d.blocks.0.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_23} : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %blocks.0.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.project.allReduceMeanF, %blocks.0.project.weight.scaleB {decomposition = @addVB_3} : (tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %blocks.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project.weight.mean_square, %blocks.0.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_3} : (tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %blocks.0.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.project.weight.buffer, %blocks.0.project.weight.addVB, %blocks.0.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_3} : (tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %blocks.0.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.project.weight, %blocks.0.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_3} : (tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>, tensor<f32>) -> tensor<2x4x1x1xf32>
    %blocks.0.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_4} : (tensor<2xf32>) -> tensor<2xf32>
    %d.blocks.0.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.project_bn.allReduceMeanF_1, %blocks.0.project_bn.gamma.scaleB {decomposition = @addVB_4} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project_bn.gamma.mean_square, %blocks.0.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_4} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.project_bn.gamma.buffer, %blocks.0.project_bn.gamma.addVB, %blocks.0.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_4} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.project_bn.gamma, %blocks.0.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_4} : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %blocks.0.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.0.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_4} : (tensor<2xf32>) -> tensor<2xf32>
    %d.blocks.0.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.0.project_bn.allReduceMeanF_2, %blocks.0.project_bn.beta.scaleB {decomposition = @addVB_4} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project_bn.beta.mean_square, %blocks.0.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_4} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.0.project_bn.beta.buffer, %blocks.0.project_bn.beta.addVB, %blocks.0.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_4} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.0.project_bn.beta, %blocks.0.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_4} : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %blocks.1.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_5} : (tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %d.blocks.1.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_24} : (tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %blocks.1.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.expand.allReduceMeanF, %blocks.1.expand.weight.scaleB {decomposition = @addVB_5} : (tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %blocks.1.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand.weight.mean_square, %blocks.1.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_5} : (tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %blocks.1.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.expand.weight.buffer, %blocks.1.expand.weight.addVB, %blocks.1.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_5} : (tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %blocks.1.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.expand.weight, %blocks.1.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_5} : (tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>, tensor<f32>) -> tensor<12x2x1x1xf32>
    %blocks.1.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.1.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.expand_bn.allReduceMeanF_1, %blocks.1.expand_bn.gamma.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand_bn.gamma.mean_square, %blocks.1.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.expand_bn.gamma.buffer, %blocks.1.expand_bn.gamma.addVB, %blocks.1.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.expand_bn.gamma, %blocks.1.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.1.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.1.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.expand_bn.allReduceMeanF_2, %blocks.1.expand_bn.beta.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand_bn.beta.mean_square, %blocks.1.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.expand_bn.beta.buffer, %blocks.1.expand_bn.beta.addVB, %blocks.1.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.expand_bn.beta, %blocks.1.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.1.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_7} : (tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %d.blocks.1.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_25} : (tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %blocks.1.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.depthwise.allReduceMeanF, %blocks.1.depthwise.weight.scaleB {decomposition = @addVB_7} : (tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %blocks.1.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.depthwise.weight.mean_square, %blocks.1.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_7} : (tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %blocks.1.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.depthwise.weight.buffer, %blocks.1.depthwise.weight.addVB, %blocks.1.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_7} : (tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %blocks.1.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.depthwise.weight, %blocks.1.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_7} : (tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>, tensor<f32>) -> tensor<12x1x3x3xf32>
    %blocks.1.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.1.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.depthwise_bn.allReduceMeanF_1, %blocks.1.depthwise_bn.gamma.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.depthwise_bn.gamma.mean_square, %blocks.1.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.depthwise_bn.gamma.buffer, %blocks.1.depthwise_bn.gamma.addVB, %blocks.1.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.depthwise_bn.gamma, %blocks.1.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.1.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.depthwise_bn.allReduceMeanF_2, %blocks.1.depthwise_bn.beta.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.depthwise_bn.beta.mean_square, %blocks.1.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.depthwise_bn.beta.buffer, %blocks.1.depthwise_bn.beta.addVB, %blocks.1.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.depthwise_bn.beta, %blocks.1.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.1.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_8} : (tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %d.blocks.1.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_26} : (tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %blocks.1.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.project.allReduceMeanF, %blocks.1.project.weight.scaleB {decomposition = @addVB_8} : (tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %blocks.1.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project.weight.mean_square, %blocks.1.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_8} : (tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %blocks.1.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.project.weight.buffer, %blocks.1.project.weight.addVB, %blocks.1.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_8} : (tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %blocks.1.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.project.weight, %blocks.1.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_8} : (tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>, tensor<f32>) -> tensor<3x12x1x1xf32>
    %blocks.1.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_9} : (tensor<3xf32>) -> tensor<3xf32>
    %d.blocks.1.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.project_bn.allReduceMeanF_1, %blocks.1.project_bn.gamma.scaleB {decomposition = @addVB_9} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project_bn.gamma.mean_square, %blocks.1.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_9} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.project_bn.gamma.buffer, %blocks.1.project_bn.gamma.addVB, %blocks.1.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_9} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.project_bn.gamma, %blocks.1.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_9} : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %blocks.1.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.1.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_9} : (tensor<3xf32>) -> tensor<3xf32>
    %d.blocks.1.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.1.project_bn.allReduceMeanF_2, %blocks.1.project_bn.beta.scaleB {decomposition = @addVB_9} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project_bn.beta.mean_square, %blocks.1.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_9} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.1.project_bn.beta.buffer, %blocks.1.project_bn.beta.addVB, %blocks.1.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_9} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.1.project_bn.beta, %blocks.1.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_9} : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %blocks.2.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_10} : (tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %d.blocks.2.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_27} : (tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %blocks.2.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.expand.allReduceMeanF, %blocks.2.expand.weight.scaleB {decomposition = @addVB_10} : (tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %blocks.2.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand.weight.mean_square, %blocks.2.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_10} : (tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %blocks.2.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.expand.weight.buffer, %blocks.2.expand.weight.addVB, %blocks.2.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_10} : (tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %blocks.2.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.expand.weight, %blocks.2.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_10} : (tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>, tensor<f32>) -> tensor<18x3x1x1xf32>
    %blocks.2.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_11} : (tensor<18xf32>) -> tensor<18xf32>
    %d.blocks.2.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.expand_bn.allReduceMeanF_1, %blocks.2.expand_bn.gamma.scaleB {decomposition = @addVB_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand_bn.gamma.mean_square, %blocks.2.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.expand_bn.gamma.buffer, %blocks.2.expand_bn.gamma.addVB, %blocks.2.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.expand_bn.gamma, %blocks.2.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<f32>) -> tensor<18xf32>
    %blocks.2.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_11} : (tensor<18xf32>) -> tensor<18xf32>
    %d.blocks.2.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.expand_bn.allReduceMeanF_2, %blocks.2.expand_bn.beta.scaleB {decomposition = @addVB_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand_bn.beta.mean_square, %blocks.2.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.expand_bn.beta.buffer, %blocks.2.expand_bn.beta.addVB, %blocks.2.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.expand_bn.beta, %blocks.2.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<f32>) -> tensor<18xf32>
    %blocks.2.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_12} : (tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %d.blocks.2.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_28} : (tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %blocks.2.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.depthwise.allReduceMeanF, %blocks.2.depthwise.weight.scaleB {decomposition = @addVB_12} : (tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %blocks.2.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.depthwise.weight.mean_square, %blocks.2.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_12} : (tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %blocks.2.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.depthwise.weight.buffer, %blocks.2.depthwise.weight.addVB, %blocks.2.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_12} : (tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %blocks.2.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.depthwise.weight, %blocks.2.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_12} : (tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>, tensor<f32>) -> tensor<18x1x3x3xf32>
    %blocks.2.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_11} : (tensor<18xf32>) -> tensor<18xf32>
    %d.blocks.2.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.depthwise_bn.allReduceMeanF_1, %blocks.2.depthwise_bn.gamma.scaleB {decomposition = @addVB_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.depthwise_bn.gamma.mean_square, %blocks.2.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.depthwise_bn.gamma.buffer, %blocks.2.depthwise_bn.gamma.addVB, %blocks.2.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.depthwise_bn.gamma, %blocks.2.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<f32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_11} : (tensor<18xf32>) -> tensor<18xf32>
    %d.blocks.2.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.depthwise_bn.allReduceMeanF_2, %blocks.2.depthwise_bn.beta.scaleB {decomposition = @addVB_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.depthwise_bn.beta.mean_square, %blocks.2.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_11} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.depthwise_bn.beta.buffer, %blocks.2.depthwise_bn.beta.addVB, %blocks.2.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.depthwise_bn.beta, %blocks.2.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_11} : (tensor<18xf32>, tensor<18xf32>, tensor<f32>) -> tensor<18xf32>
    %blocks.2.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_13} : (tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %d.blocks.2.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_29} : (tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %blocks.2.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.project.allReduceMeanF, %blocks.2.project.weight.scaleB {decomposition = @addVB_13} : (tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %blocks.2.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project.weight.mean_square, %blocks.2.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_13} : (tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %blocks.2.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.project.weight.buffer, %blocks.2.project.weight.addVB, %blocks.2.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_13} : (tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %blocks.2.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.project.weight, %blocks.2.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_13} : (tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>, tensor<f32>) -> tensor<4x18x1x1xf32>
    %blocks.2.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.blocks.2.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.project_bn.allReduceMeanF_1, %blocks.2.project_bn.gamma.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project_bn.gamma.mean_square, %blocks.2.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.project_bn.gamma.buffer, %blocks.2.project_bn.gamma.addVB, %blocks.2.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.project_bn.gamma, %blocks.2.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %blocks.2.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.2.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.blocks.2.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.2.project_bn.allReduceMeanF_2, %blocks.2.project_bn.beta.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project_bn.beta.mean_square, %blocks.2.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.2.project_bn.beta.buffer, %blocks.2.project_bn.beta.addVB, %blocks.2.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.2.project_bn.beta, %blocks.2.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %blocks.3.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_14} : (tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %d.blocks.3.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_30} : (tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %blocks.3.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.expand.allReduceMeanF, %blocks.3.expand.weight.scaleB {decomposition = @addVB_14} : (tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %blocks.3.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand.weight.mean_square, %blocks.3.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_14} : (tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %blocks.3.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.expand.weight.buffer, %blocks.3.expand.weight.addVB, %blocks.3.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_14} : (tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %blocks.3.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.expand.weight, %blocks.3.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_14} : (tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>, tensor<f32>) -> tensor<24x4x1x1xf32>
    %blocks.3.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_15} : (tensor<24xf32>) -> tensor<24xf32>
    %d.blocks.3.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.expand_bn.allReduceMeanF_1, %blocks.3.expand_bn.gamma.scaleB {decomposition = @addVB_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand_bn.gamma.mean_square, %blocks.3.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.expand_bn.gamma.buffer, %blocks.3.expand_bn.gamma.addVB, %blocks.3.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.expand_bn.gamma, %blocks.3.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %blocks.3.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_15} : (tensor<24xf32>) -> tensor<24xf32>
    %d.blocks.3.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.expand_bn.allReduceMeanF_2, %blocks.3.expand_bn.beta.scaleB {decomposition = @addVB_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand_bn.beta.mean_square, %blocks.3.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.expand_bn.beta.buffer, %blocks.3.expand_bn.beta.addVB, %blocks.3.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.expand_bn.beta, %blocks.3.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %blocks.3.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_16} : (tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %d.blocks.3.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_31} : (tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %blocks.3.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.depthwise.allReduceMeanF, %blocks.3.depthwise.weight.scaleB {decomposition = @addVB_16} : (tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %blocks.3.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.depthwise.weight.mean_square, %blocks.3.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_16} : (tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %blocks.3.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.depthwise.weight.buffer, %blocks.3.depthwise.weight.addVB, %blocks.3.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_16} : (tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %blocks.3.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.depthwise.weight, %blocks.3.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_16} : (tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>, tensor<f32>) -> tensor<24x1x3x3xf32>
    %blocks.3.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_15} : (tensor<24xf32>) -> tensor<24xf32>
    %d.blocks.3.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.depthwise_bn.allReduceMeanF_1, %blocks.3.depthwise_bn.gamma.scaleB {decomposition = @addVB_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.depthwise_bn.gamma.mean_square, %blocks.3.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.depthwise_bn.gamma.buffer, %blocks.3.depthwise_bn.gamma.addVB, %blocks.3.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.depthwise_bn.gamma, %blocks.3.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_15} : (tensor<24xf32>) -> tensor<24xf32>
    %d.blocks.3.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.depthwise_bn.allReduceMeanF_2, %blocks.3.depthwise_bn.beta.scaleB {decomposition = @addVB_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.depthwise_bn.beta.mean_square, %blocks.3.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_15} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.depthwise_bn.beta.buffer, %blocks.3.depthwise_bn.beta.addVB, %blocks.3.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.depthwise_bn.beta, %blocks.3.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_15} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %blocks.3.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_17} : (tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %d.blocks.3.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_32} : (tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %blocks.3.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.project.allReduceMeanF, %blocks.3.project.weight.scaleB {decomposition = @addVB_17} : (tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %blocks.3.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project.weight.mean_square, %blocks.3.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_17} : (tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %blocks.3.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.project.weight.buffer, %blocks.3.project.weight.addVB, %blocks.3.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_17} : (tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %blocks.3.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.project.weight, %blocks.3.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_17} : (tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>, tensor<f32>) -> tensor<8x24x1x1xf32>
    %blocks.3.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_18} : (tensor<8xf32>) -> tensor<8xf32>
    %d.blocks.3.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.project_bn.allReduceMeanF_1, %blocks.3.project_bn.gamma.scaleB {decomposition = @addVB_18} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project_bn.gamma.mean_square, %blocks.3.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_18} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.project_bn.gamma.buffer, %blocks.3.project_bn.gamma.addVB, %blocks.3.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_18} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.project_bn.gamma, %blocks.3.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_18} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %blocks.3.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.3.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_18} : (tensor<8xf32>) -> tensor<8xf32>
    %d.blocks.3.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.3.project_bn.allReduceMeanF_2, %blocks.3.project_bn.beta.scaleB {decomposition = @addVB_18} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project_bn.beta.mean_square, %blocks.3.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_18} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.3.project_bn.beta.buffer, %blocks.3.project_bn.beta.addVB, %blocks.3.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_18} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.3.project_bn.beta, %blocks.3.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_18} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %blocks.4.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_19} : (tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %d.blocks.4.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_33} : (tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %blocks.4.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.expand.allReduceMeanF, %blocks.4.expand.weight.scaleB {decomposition = @addVB_19} : (tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %blocks.4.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand.weight.mean_square, %blocks.4.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_19} : (tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %blocks.4.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.expand.weight.buffer, %blocks.4.expand.weight.addVB, %blocks.4.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_19} : (tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %blocks.4.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.expand.weight, %blocks.4.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_19} : (tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>, tensor<f32>) -> tensor<48x8x1x1xf32>
    %blocks.4.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_20} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.4.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.expand_bn.allReduceMeanF_1, %blocks.4.expand_bn.gamma.scaleB {decomposition = @addVB_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand_bn.gamma.mean_square, %blocks.4.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.expand_bn.gamma.buffer, %blocks.4.expand_bn.gamma.addVB, %blocks.4.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.expand_bn.gamma, %blocks.4.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %blocks.4.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_20} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.4.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.expand_bn.allReduceMeanF_2, %blocks.4.expand_bn.beta.scaleB {decomposition = @addVB_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand_bn.beta.mean_square, %blocks.4.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.expand_bn.beta.buffer, %blocks.4.expand_bn.beta.addVB, %blocks.4.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.expand_bn.beta, %blocks.4.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %blocks.4.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_21} : (tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %d.blocks.4.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_34} : (tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %blocks.4.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.depthwise.allReduceMeanF, %blocks.4.depthwise.weight.scaleB {decomposition = @addVB_21} : (tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %blocks.4.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.depthwise.weight.mean_square, %blocks.4.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_21} : (tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %blocks.4.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.depthwise.weight.buffer, %blocks.4.depthwise.weight.addVB, %blocks.4.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_21} : (tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %blocks.4.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.depthwise.weight, %blocks.4.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_21} : (tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>, tensor<f32>) -> tensor<48x1x3x3xf32>
    %blocks.4.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_20} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.4.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.depthwise_bn.allReduceMeanF_1, %blocks.4.depthwise_bn.gamma.scaleB {decomposition = @addVB_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.depthwise_bn.gamma.mean_square, %blocks.4.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.depthwise_bn.gamma.buffer, %blocks.4.depthwise_bn.gamma.addVB, %blocks.4.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.depthwise_bn.gamma, %blocks.4.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_20} : (tensor<48xf32>) -> tensor<48xf32>
    %d.blocks.4.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.depthwise_bn.allReduceMeanF_2, %blocks.4.depthwise_bn.beta.scaleB {decomposition = @addVB_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.depthwise_bn.beta.mean_square, %blocks.4.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_20} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.depthwise_bn.beta.buffer, %blocks.4.depthwise_bn.beta.addVB, %blocks.4.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.depthwise_bn.beta, %blocks.4.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_20} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %blocks.4.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_22} : (tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %d.blocks.4.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_35} : (tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %blocks.4.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.project.allReduceMeanF, %blocks.4.project.weight.scaleB {decomposition = @addVB_22} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %blocks.4.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project.weight.mean_square, %blocks.4.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_22} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %blocks.4.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.project.weight.buffer, %blocks.4.project.weight.addVB, %blocks.4.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_22} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %blocks.4.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.project.weight, %blocks.4.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_22} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<f32>) -> tensor<12x48x1x1xf32>
    %blocks.4.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.4.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.project_bn.allReduceMeanF_1, %blocks.4.project_bn.gamma.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project_bn.gamma.mean_square, %blocks.4.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.project_bn.gamma.buffer, %blocks.4.project_bn.gamma.addVB, %blocks.4.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.project_bn.gamma, %blocks.4.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.4.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.4.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_6} : (tensor<12xf32>) -> tensor<12xf32>
    %d.blocks.4.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.4.project_bn.allReduceMeanF_2, %blocks.4.project_bn.beta.scaleB {decomposition = @addVB_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project_bn.beta.mean_square, %blocks.4.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_6} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.4.project_bn.beta.buffer, %blocks.4.project_bn.beta.addVB, %blocks.4.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.4.project_bn.beta, %blocks.4.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_6} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %blocks.5.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_23} : (tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %d.blocks.5.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_36} : (tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %blocks.5.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.expand.allReduceMeanF, %blocks.5.expand.weight.scaleB {decomposition = @addVB_23} : (tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %blocks.5.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand.weight.mean_square, %blocks.5.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_23} : (tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %blocks.5.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.expand.weight.buffer, %blocks.5.expand.weight.addVB, %blocks.5.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_23} : (tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %blocks.5.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.expand.weight, %blocks.5.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_23} : (tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>, tensor<f32>) -> tensor<72x12x1x1xf32>
    %blocks.5.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_24} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.5.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.expand_bn.allReduceMeanF_1, %blocks.5.expand_bn.gamma.scaleB {decomposition = @addVB_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand_bn.gamma.mean_square, %blocks.5.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.expand_bn.gamma.buffer, %blocks.5.expand_bn.gamma.addVB, %blocks.5.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.expand_bn.gamma, %blocks.5.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<f32>) -> tensor<72xf32>
    %blocks.5.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_24} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.5.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.expand_bn.allReduceMeanF_2, %blocks.5.expand_bn.beta.scaleB {decomposition = @addVB_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand_bn.beta.mean_square, %blocks.5.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.expand_bn.beta.buffer, %blocks.5.expand_bn.beta.addVB, %blocks.5.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.expand_bn.beta, %blocks.5.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<f32>) -> tensor<72xf32>
    %blocks.5.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_25} : (tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %d.blocks.5.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_37} : (tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %blocks.5.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.depthwise.allReduceMeanF, %blocks.5.depthwise.weight.scaleB {decomposition = @addVB_25} : (tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %blocks.5.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.depthwise.weight.mean_square, %blocks.5.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_25} : (tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %blocks.5.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.depthwise.weight.buffer, %blocks.5.depthwise.weight.addVB, %blocks.5.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_25} : (tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %blocks.5.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.depthwise.weight, %blocks.5.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_25} : (tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>, tensor<f32>) -> tensor<72x1x3x3xf32>
    %blocks.5.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_24} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.5.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.depthwise_bn.allReduceMeanF_1, %blocks.5.depthwise_bn.gamma.scaleB {decomposition = @addVB_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.depthwise_bn.gamma.mean_square, %blocks.5.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.depthwise_bn.gamma.buffer, %blocks.5.depthwise_bn.gamma.addVB, %blocks.5.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.depthwise_bn.gamma, %blocks.5.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<f32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_24} : (tensor<72xf32>) -> tensor<72xf32>
    %d.blocks.5.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.depthwise_bn.allReduceMeanF_2, %blocks.5.depthwise_bn.beta.scaleB {decomposition = @addVB_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.depthwise_bn.beta.mean_square, %blocks.5.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_24} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.depthwise_bn.beta.buffer, %blocks.5.depthwise_bn.beta.addVB, %blocks.5.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.depthwise_bn.beta, %blocks.5.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_24} : (tensor<72xf32>, tensor<72xf32>, tensor<f32>) -> tensor<72xf32>
    %blocks.5.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_26} : (tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %d.blocks.5.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_38} : (tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %blocks.5.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.project.allReduceMeanF, %blocks.5.project.weight.scaleB {decomposition = @addVB_26} : (tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %blocks.5.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project.weight.mean_square, %blocks.5.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_26} : (tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %blocks.5.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.project.weight.buffer, %blocks.5.project.weight.addVB, %blocks.5.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_26} : (tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %blocks.5.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.project.weight, %blocks.5.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_26} : (tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>, tensor<f32>) -> tensor<20x72x1x1xf32>
    %blocks.5.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_27} : (tensor<20xf32>) -> tensor<20xf32>
    %d.blocks.5.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.project_bn.allReduceMeanF_1, %blocks.5.project_bn.gamma.scaleB {decomposition = @addVB_27} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project_bn.gamma.mean_square, %blocks.5.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_27} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.project_bn.gamma.buffer, %blocks.5.project_bn.gamma.addVB, %blocks.5.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_27} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.project_bn.gamma, %blocks.5.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_27} : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %blocks.5.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.5.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_27} : (tensor<20xf32>) -> tensor<20xf32>
    %d.blocks.5.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.5.project_bn.allReduceMeanF_2, %blocks.5.project_bn.beta.scaleB {decomposition = @addVB_27} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project_bn.beta.mean_square, %blocks.5.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_27} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.5.project_bn.beta.buffer, %blocks.5.project_bn.beta.addVB, %blocks.5.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_27} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.5.project_bn.beta, %blocks.5.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_27} : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %blocks.6.expand.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.expand.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_28} : (tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %d.blocks.6.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_39} : (tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.6.expand.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.expand.allReduceMeanF, %blocks.6.expand.weight.scaleB {decomposition = @addVB_28} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.6.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.expand.weight.mean_square, %blocks.6.expand.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_28} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.6.expand.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.expand.weight.buffer, %blocks.6.expand.weight.addVB, %blocks.6.expand.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_28} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.6.expand.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.expand.weight, %blocks.6.expand.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_28} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<f32>) -> tensor<120x20x1x1xf32>
    %blocks.6.expand_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.expand_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_29} : (tensor<120xf32>) -> tensor<120xf32>
    %d.blocks.6.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.expand_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.expand_bn.allReduceMeanF_1, %blocks.6.expand_bn.gamma.scaleB {decomposition = @addVB_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.expand_bn.gamma.mean_square, %blocks.6.expand_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.expand_bn.gamma.buffer, %blocks.6.expand_bn.gamma.addVB, %blocks.6.expand_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.expand_bn.gamma, %blocks.6.expand_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %blocks.6.expand_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.expand_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_29} : (tensor<120xf32>) -> tensor<120xf32>
    %d.blocks.6.expand_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.expand_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.expand_bn.allReduceMeanF_2, %blocks.6.expand_bn.beta.scaleB {decomposition = @addVB_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.expand_bn.beta.mean_square, %blocks.6.expand_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.expand_bn.beta.buffer, %blocks.6.expand_bn.beta.addVB, %blocks.6.expand_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.expand_bn.beta, %blocks.6.expand_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %blocks.6.depthwise.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.depthwise.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_30} : (tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %d.blocks.6.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_40} : (tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %blocks.6.depthwise.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.depthwise.allReduceMeanF, %blocks.6.depthwise.weight.scaleB {decomposition = @addVB_30} : (tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %blocks.6.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.depthwise.weight.mean_square, %blocks.6.depthwise.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_30} : (tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %blocks.6.depthwise.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.depthwise.weight.buffer, %blocks.6.depthwise.weight.addVB, %blocks.6.depthwise.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_30} : (tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %blocks.6.depthwise.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.depthwise.weight, %blocks.6.depthwise.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_30} : (tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>, tensor<f32>) -> tensor<120x1x3x3xf32>
    %blocks.6.depthwise_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.depthwise_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_29} : (tensor<120xf32>) -> tensor<120xf32>
    %d.blocks.6.depthwise_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.depthwise_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.depthwise_bn.allReduceMeanF_1, %blocks.6.depthwise_bn.gamma.scaleB {decomposition = @addVB_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.depthwise_bn.gamma.mean_square, %blocks.6.depthwise_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.depthwise_bn.gamma.buffer, %blocks.6.depthwise_bn.gamma.addVB, %blocks.6.depthwise_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.depthwise_bn.gamma, %blocks.6.depthwise_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.depthwise_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_29} : (tensor<120xf32>) -> tensor<120xf32>
    %d.blocks.6.depthwise_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.depthwise_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.depthwise_bn.allReduceMeanF_2, %blocks.6.depthwise_bn.beta.scaleB {decomposition = @addVB_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.depthwise_bn.beta.mean_square, %blocks.6.depthwise_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_29} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.depthwise_bn.beta.buffer, %blocks.6.depthwise_bn.beta.addVB, %blocks.6.depthwise_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.depthwise_bn.beta, %blocks.6.depthwise_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_29} : (tensor<120xf32>, tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %blocks.6.project.weight.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.project.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_31} : (tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %d.blocks.6.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_41} : (tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %blocks.6.project.weight.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.project.allReduceMeanF, %blocks.6.project.weight.scaleB {decomposition = @addVB_31} : (tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %blocks.6.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.project.weight.mean_square, %blocks.6.project.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_31} : (tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %blocks.6.project.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.project.weight.buffer, %blocks.6.project.weight.addVB, %blocks.6.project.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_31} : (tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %blocks.6.project.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.project.weight, %blocks.6.project.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_31} : (tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>, tensor<f32>) -> tensor<40x120x1x1xf32>
    %blocks.6.project_bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.project_bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_32} : (tensor<40xf32>) -> tensor<40xf32>
    %d.blocks.6.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.project_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.project_bn.allReduceMeanF_1, %blocks.6.project_bn.gamma.scaleB {decomposition = @addVB_32} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.project_bn.gamma.mean_square, %blocks.6.project_bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_32} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.project_bn.gamma.buffer, %blocks.6.project_bn.gamma.addVB, %blocks.6.project_bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_32} : (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.project_bn.gamma, %blocks.6.project_bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_32} : (tensor<40xf32>, tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
    %blocks.6.project_bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %blocks.6.project_bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_32} : (tensor<40xf32>) -> tensor<40xf32>
    %d.blocks.6.project_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.6.project_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.blocks.6.project_bn.allReduceMeanF_2, %blocks.6.project_bn.beta.scaleB {decomposition = @addVB_32} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.6.project_bn.beta.mean_square, %blocks.6.project_bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_32} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %blocks.6.project_bn.beta.buffer, %blocks.6.project_bn.beta.addVB, %blocks.6.project_bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_32} : (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %blocks.6.project_bn.beta, %blocks.6.project_bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_32} : (tensor<40xf32>, tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
    %top.conv.weight.scaleB = stablehlo.composite "shlo.scaleB" %top.conv.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_33} : (tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %d.top.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.top.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_42} : (tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %top.conv.weight.addVB = stablehlo.composite "shlo.addVB" %d.top.conv.allReduceMeanF, %top.conv.weight.scaleB {decomposition = @addVB_33} : (tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %top.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.conv.weight.mean_square, %top.conv.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_33} : (tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %top.conv.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %top.conv.weight.buffer, %top.conv.weight.addVB, %top.conv.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_33} : (tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %top.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %top.conv.weight, %top.conv.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_33} : (tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>, tensor<f32>) -> tensor<160x40x1x1xf32>
    %top.bn.gamma.scaleB = stablehlo.composite "shlo.scaleB" %top.bn.gamma {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_34} : (tensor<160xf32>) -> tensor<160xf32>
    %d.top.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.top.bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn.gamma.addVB = stablehlo.composite "shlo.addVB" %d.top.bn.allReduceMeanF_1, %top.bn.gamma.scaleB {decomposition = @addVB_34} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn.gamma.mean_square, %top.bn.gamma.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_34} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.gamma.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %top.bn.gamma.buffer, %top.bn.gamma.addVB, %top.bn.gamma.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_34} : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %top.bn.gamma, %top.bn.gamma.rmsBufNextF, %lr {decomposition = @sgdParamF_34} : (tensor<160xf32>, tensor<160xf32>, tensor<f32>) -> tensor<160xf32>
    %top.bn.beta.scaleB = stablehlo.composite "shlo.scaleB" %top.bn.beta {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_34} : (tensor<160xf32>) -> tensor<160xf32>
    %d.top.bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.top.bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn.beta.addVB = stablehlo.composite "shlo.addVB" %d.top.bn.allReduceMeanF_2, %top.bn.beta.scaleB {decomposition = @addVB_34} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn.beta.mean_square, %top.bn.beta.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_34} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.beta.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %top.bn.beta.buffer, %top.bn.beta.addVB, %top.bn.beta.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_34} : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %top.bn.beta, %top.bn.beta.rmsBufNextF, %lr {decomposition = @sgdParamF_34} : (tensor<160xf32>, tensor<160xf32>, tensor<f32>) -> tensor<160xf32>
    %head.weight.scaleB = stablehlo.composite "shlo.scaleB" %head.weight {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_35} : (tensor<160x4xf32>) -> tensor<160x4xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_43} : (tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.addVB = stablehlo.composite "shlo.addVB" %d.head.allReduceMeanF, %head.weight.scaleB {decomposition = @addVB_35} : (tensor<160x4xf32>, tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.mean_square, %head.weight.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_35} : (tensor<160x4xf32>, tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %head.weight.buffer, %head.weight.addVB, %head.weight.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_35} : (tensor<160x4xf32>, tensor<160x4xf32>, tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.weight, %head.weight.rmsBufNextF, %lr {decomposition = @sgdParamF_35} : (tensor<160x4xf32>, tensor<160x4xf32>, tensor<f32>) -> tensor<160x4xf32>
    %head.bias.scaleB = stablehlo.composite "shlo.scaleB" %head.bias {composite_attributes = {by = 4.0e-05 : f64}, decomposition = @scaleB_1} : (tensor<4xf32>) -> tensor<4xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %head.bias.addVB = stablehlo.composite "shlo.addVB" %d.head.allReduceMeanF_1, %head.bias.scaleB {decomposition = @addVB_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.mean_square, %head.bias.addVB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.rmsBufNextF = stablehlo.composite "shlo.rmsBufNextF" %head.bias.buffer, %head.bias.addVB, %head.bias.adamVNextF {composite_attributes = {eps = 1.0 : f64, mu = 0.9 : f64}, decomposition = @rmsBufNextF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.bias, %head.bias.rmsBufNextF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_mean, %stem.bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_var, %stem.bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.depthwise_bn.running_mean, %blocks.0.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.depthwise_bn.running_var, %blocks.0.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.0.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.running_mean, %blocks.0.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.0.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.running_var, %blocks.0.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %blocks.1.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.running_mean, %blocks.1.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.running_var, %blocks.1.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.depthwise_bn.running_mean, %blocks.1.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.depthwise_bn.running_var, %blocks.1.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.1.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.running_mean, %blocks.1.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.1.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.running_var, %blocks.1.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %blocks.2.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.running_mean, %blocks.2.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.running_var, %blocks.2.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.depthwise_bn.running_mean, %blocks.2.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.depthwise_bn.running_var, %blocks.2.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %blocks.2.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.running_mean, %blocks.2.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.2.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.running_var, %blocks.2.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %blocks.3.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.running_mean, %blocks.3.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.running_var, %blocks.3.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.depthwise_bn.running_mean, %blocks.3.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.depthwise_bn.running_var, %blocks.3.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.3.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.running_mean, %blocks.3.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.3.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.running_var, %blocks.3.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %blocks.4.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.running_mean, %blocks.4.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.running_var, %blocks.4.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.depthwise_bn.running_mean, %blocks.4.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.depthwise_bn.running_var, %blocks.4.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %blocks.4.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.running_mean, %blocks.4.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.4.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.running_var, %blocks.4.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %blocks.5.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.running_mean, %blocks.5.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.running_var, %blocks.5.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.depthwise_bn.running_mean, %blocks.5.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.depthwise_bn.running_var, %blocks.5.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<72xf32>, tensor<72xf32>) -> tensor<72xf32>
    %blocks.5.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.running_mean, %blocks.5.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.5.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.running_var, %blocks.5.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.6.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.6.expand_bn.running_mean, %blocks.6.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.6.expand_bn.running_var, %blocks.6.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.6.depthwise_bn.running_mean, %blocks.6.depthwise_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.depthwise_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.6.depthwise_bn.running_var, %blocks.6.depthwise_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.6.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.6.project_bn.running_mean, %blocks.6.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %blocks.6.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.6.project_bn.running_var, %blocks.6.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %top.bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn.running_mean, %top.bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_12} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %top.bn.running_var, %top.bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_12} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_44} : (tensor<f32>) -> tensor<f32>
    return %stem.conv.weight.sgdParamF, %stem.bn.gamma.sgdParamF, %stem.bn.beta.sgdParamF, %blocks.0.depthwise.weight.sgdParamF, %blocks.0.depthwise_bn.gamma.sgdParamF, %blocks.0.depthwise_bn.beta.sgdParamF, %blocks.0.project.weight.sgdParamF, %blocks.0.project_bn.gamma.sgdParamF, %blocks.0.project_bn.beta.sgdParamF, %blocks.1.expand.weight.sgdParamF, %blocks.1.expand_bn.gamma.sgdParamF, %blocks.1.expand_bn.beta.sgdParamF, %blocks.1.depthwise.weight.sgdParamF, %blocks.1.depthwise_bn.gamma.sgdParamF, %blocks.1.depthwise_bn.beta.sgdParamF, %blocks.1.project.weight.sgdParamF, %blocks.1.project_bn.gamma.sgdParamF, %blocks.1.project_bn.beta.sgdParamF, %blocks.2.expand.weight.sgdParamF, %blocks.2.expand_bn.gamma.sgdParamF, %blocks.2.expand_bn.beta.sgdParamF, %blocks.2.depthwise.weight.sgdParamF, %blocks.2.depthwise_bn.gamma.sgdParamF, %blocks.2.depthwise_bn.beta.sgdParamF, %blocks.2.project.weight.sgdParamF, %blocks.2.project_bn.gamma.sgdParamF, %blocks.2.project_bn.beta.sgdParamF, %blocks.3.expand.weight.sgdParamF, %blocks.3.expand_bn.gamma.sgdParamF, %blocks.3.expand_bn.beta.sgdParamF, %blocks.3.depthwise.weight.sgdParamF, %blocks.3.depthwise_bn.gamma.sgdParamF, %blocks.3.depthwise_bn.beta.sgdParamF, %blocks.3.project.weight.sgdParamF, %blocks.3.project_bn.gamma.sgdParamF, %blocks.3.project_bn.beta.sgdParamF, %blocks.4.expand.weight.sgdParamF, %blocks.4.expand_bn.gamma.sgdParamF, %blocks.4.expand_bn.beta.sgdParamF, %blocks.4.depthwise.weight.sgdParamF, %blocks.4.depthwise_bn.gamma.sgdParamF, %blocks.4.depthwise_bn.beta.sgdParamF, %blocks.4.project.weight.sgdParamF, %blocks.4.project_bn.gamma.sgdParamF, %blocks.4.project_bn.beta.sgdParamF, %blocks.5.expand.weight.sgdParamF, %blocks.5.expand_bn.gamma.sgdParamF, %blocks.5.expand_bn.beta.sgdParamF, %blocks.5.depthwise.weight.sgdParamF, %blocks.5.depthwise_bn.gamma.sgdParamF, %blocks.5.depthwise_bn.beta.sgdParamF, %blocks.5.project.weight.sgdParamF, %blocks.5.project_bn.gamma.sgdParamF, %blocks.5.project_bn.beta.sgdParamF, %blocks.6.expand.weight.sgdParamF, %blocks.6.expand_bn.gamma.sgdParamF, %blocks.6.expand_bn.beta.sgdParamF, %blocks.6.depthwise.weight.sgdParamF, %blocks.6.depthwise_bn.gamma.sgdParamF, %blocks.6.depthwise_bn.beta.sgdParamF, %blocks.6.project.weight.sgdParamF, %blocks.6.project_bn.gamma.sgdParamF, %blocks.6.project_bn.beta.sgdParamF, %top.conv.weight.sgdParamF, %top.bn.gamma.sgdParamF, %top.bn.beta.sgdParamF, %head.weight.sgdParamF, %head.bias.sgdParamF, %stem.conv.weight.adamVNextF, %stem.conv.weight.rmsBufNextF, %stem.bn.gamma.adamVNextF, %stem.bn.gamma.rmsBufNextF, %stem.bn.beta.adamVNextF, %stem.bn.beta.rmsBufNextF, %blocks.0.depthwise.weight.adamVNextF, %blocks.0.depthwise.weight.rmsBufNextF, %blocks.0.depthwise_bn.gamma.adamVNextF, %blocks.0.depthwise_bn.gamma.rmsBufNextF, %blocks.0.depthwise_bn.beta.adamVNextF, %blocks.0.depthwise_bn.beta.rmsBufNextF, %blocks.0.project.weight.adamVNextF, %blocks.0.project.weight.rmsBufNextF, %blocks.0.project_bn.gamma.adamVNextF, %blocks.0.project_bn.gamma.rmsBufNextF, %blocks.0.project_bn.beta.adamVNextF, %blocks.0.project_bn.beta.rmsBufNextF, %blocks.1.expand.weight.adamVNextF, %blocks.1.expand.weight.rmsBufNextF, %blocks.1.expand_bn.gamma.adamVNextF, %blocks.1.expand_bn.gamma.rmsBufNextF, %blocks.1.expand_bn.beta.adamVNextF, %blocks.1.expand_bn.beta.rmsBufNextF, %blocks.1.depthwise.weight.adamVNextF, %blocks.1.depthwise.weight.rmsBufNextF, %blocks.1.depthwise_bn.gamma.adamVNextF, %blocks.1.depthwise_bn.gamma.rmsBufNextF, %blocks.1.depthwise_bn.beta.adamVNextF, %blocks.1.depthwise_bn.beta.rmsBufNextF, %blocks.1.project.weight.adamVNextF, %blocks.1.project.weight.rmsBufNextF, %blocks.1.project_bn.gamma.adamVNextF, %blocks.1.project_bn.gamma.rmsBufNextF, %blocks.1.project_bn.beta.adamVNextF, %blocks.1.project_bn.beta.rmsBufNextF, %blocks.2.expand.weight.adamVNextF, %blocks.2.expand.weight.rmsBufNextF, %blocks.2.expand_bn.gamma.adamVNextF, %blocks.2.expand_bn.gamma.rmsBufNextF, %blocks.2.expand_bn.beta.adamVNextF, %blocks.2.expand_bn.beta.rmsBufNextF, %blocks.2.depthwise.weight.adamVNextF, %blocks.2.depthwise.weight.rmsBufNextF, %blocks.2.depthwise_bn.gamma.adamVNextF, %blocks.2.depthwise_bn.gamma.rmsBufNextF, %blocks.2.depthwise_bn.beta.adamVNextF, %blocks.2.depthwise_bn.beta.rmsBufNextF, %blocks.2.project.weight.adamVNextF, %blocks.2.project.weight.rmsBufNextF, %blocks.2.project_bn.gamma.adamVNextF, %blocks.2.project_bn.gamma.rmsBufNextF, %blocks.2.project_bn.beta.adamVNextF, %blocks.2.project_bn.beta.rmsBufNextF, %blocks.3.expand.weight.adamVNextF, %blocks.3.expand.weight.rmsBufNextF, %blocks.3.expand_bn.gamma.adamVNextF, %blocks.3.expand_bn.gamma.rmsBufNextF, %blocks.3.expand_bn.beta.adamVNextF, %blocks.3.expand_bn.beta.rmsBufNextF, %blocks.3.depthwise.weight.adamVNextF, %blocks.3.depthwise.weight.rmsBufNextF, %blocks.3.depthwise_bn.gamma.adamVNextF, %blocks.3.depthwise_bn.gamma.rmsBufNextF, %blocks.3.depthwise_bn.beta.adamVNextF, %blocks.3.depthwise_bn.beta.rmsBufNextF, %blocks.3.project.weight.adamVNextF, %blocks.3.project.weight.rmsBufNextF, %blocks.3.project_bn.gamma.adamVNextF, %blocks.3.project_bn.gamma.rmsBufNextF, %blocks.3.project_bn.beta.adamVNextF, %blocks.3.project_bn.beta.rmsBufNextF, %blocks.4.expand.weight.adamVNextF, %blocks.4.expand.weight.rmsBufNextF, %blocks.4.expand_bn.gamma.adamVNextF, %blocks.4.expand_bn.gamma.rmsBufNextF, %blocks.4.expand_bn.beta.adamVNextF, %blocks.4.expand_bn.beta.rmsBufNextF, %blocks.4.depthwise.weight.adamVNextF, %blocks.4.depthwise.weight.rmsBufNextF, %blocks.4.depthwise_bn.gamma.adamVNextF, %blocks.4.depthwise_bn.gamma.rmsBufNextF, %blocks.4.depthwise_bn.beta.adamVNextF, %blocks.4.depthwise_bn.beta.rmsBufNextF, %blocks.4.project.weight.adamVNextF, %blocks.4.project.weight.rmsBufNextF, %blocks.4.project_bn.gamma.adamVNextF, %blocks.4.project_bn.gamma.rmsBufNextF, %blocks.4.project_bn.beta.adamVNextF, %blocks.4.project_bn.beta.rmsBufNextF, %blocks.5.expand.weight.adamVNextF, %blocks.5.expand.weight.rmsBufNextF, %blocks.5.expand_bn.gamma.adamVNextF, %blocks.5.expand_bn.gamma.rmsBufNextF, %blocks.5.expand_bn.beta.adamVNextF, %blocks.5.expand_bn.beta.rmsBufNextF, %blocks.5.depthwise.weight.adamVNextF, %blocks.5.depthwise.weight.rmsBufNextF, %blocks.5.depthwise_bn.gamma.adamVNextF, %blocks.5.depthwise_bn.gamma.rmsBufNextF, %blocks.5.depthwise_bn.beta.adamVNextF, %blocks.5.depthwise_bn.beta.rmsBufNextF, %blocks.5.project.weight.adamVNextF, %blocks.5.project.weight.rmsBufNextF, %blocks.5.project_bn.gamma.adamVNextF, %blocks.5.project_bn.gamma.rmsBufNextF, %blocks.5.project_bn.beta.adamVNextF, %blocks.5.project_bn.beta.rmsBufNextF, %blocks.6.expand.weight.adamVNextF, %blocks.6.expand.weight.rmsBufNextF, %blocks.6.expand_bn.gamma.adamVNextF, %blocks.6.expand_bn.gamma.rmsBufNextF, %blocks.6.expand_bn.beta.adamVNextF, %blocks.6.expand_bn.beta.rmsBufNextF, %blocks.6.depthwise.weight.adamVNextF, %blocks.6.depthwise.weight.rmsBufNextF, %blocks.6.depthwise_bn.gamma.adamVNextF, %blocks.6.depthwise_bn.gamma.rmsBufNextF, %blocks.6.depthwise_bn.beta.adamVNextF, %blocks.6.depthwise_bn.beta.rmsBufNextF, %blocks.6.project.weight.adamVNextF, %blocks.6.project.weight.rmsBufNextF, %blocks.6.project_bn.gamma.adamVNextF, %blocks.6.project_bn.gamma.rmsBufNextF, %blocks.6.project_bn.beta.adamVNextF, %blocks.6.project_bn.beta.rmsBufNextF, %top.conv.weight.adamVNextF, %top.conv.weight.rmsBufNextF, %top.bn.gamma.adamVNextF, %top.bn.gamma.rmsBufNextF, %top.bn.beta.adamVNextF, %top.bn.beta.rmsBufNextF, %head.weight.adamVNextF, %head.weight.rmsBufNextF, %head.bias.adamVNextF, %head.bias.rmsBufNextF, %stem.bn.adamMNextF, %stem.bn.adamMNextF_1, %blocks.0.depthwise_bn.adamMNextF, %blocks.0.depthwise_bn.adamMNextF_1, %blocks.0.project_bn.adamMNextF, %blocks.0.project_bn.adamMNextF_1, %blocks.1.expand_bn.adamMNextF, %blocks.1.expand_bn.adamMNextF_1, %blocks.1.depthwise_bn.adamMNextF, %blocks.1.depthwise_bn.adamMNextF_1, %blocks.1.project_bn.adamMNextF, %blocks.1.project_bn.adamMNextF_1, %blocks.2.expand_bn.adamMNextF, %blocks.2.expand_bn.adamMNextF_1, %blocks.2.depthwise_bn.adamMNextF, %blocks.2.depthwise_bn.adamMNextF_1, %blocks.2.project_bn.adamMNextF, %blocks.2.project_bn.adamMNextF_1, %blocks.3.expand_bn.adamMNextF, %blocks.3.expand_bn.adamMNextF_1, %blocks.3.depthwise_bn.adamMNextF, %blocks.3.depthwise_bn.adamMNextF_1, %blocks.3.project_bn.adamMNextF, %blocks.3.project_bn.adamMNextF_1, %blocks.4.expand_bn.adamMNextF, %blocks.4.expand_bn.adamMNextF_1, %blocks.4.depthwise_bn.adamMNextF, %blocks.4.depthwise_bn.adamMNextF_1, %blocks.4.project_bn.adamMNextF, %blocks.4.project_bn.adamMNextF_1, %blocks.5.expand_bn.adamMNextF, %blocks.5.expand_bn.adamMNextF_1, %blocks.5.depthwise_bn.adamMNextF, %blocks.5.depthwise_bn.adamMNextF_1, %blocks.5.project_bn.adamMNextF, %blocks.5.project_bn.adamMNextF_1, %blocks.6.expand_bn.adamMNextF, %blocks.6.expand_bn.adamMNextF_1, %blocks.6.depthwise_bn.adamMNextF, %blocks.6.depthwise_bn.adamMNextF_1, %blocks.6.project_bn.adamMNextF, %blocks.6.project_bn.adamMNextF_1, %top.bn.adamMNextF, %top.bn.adamMNextF_1, %loss.allReduceMeanF, %stem.bn.allReduceMeanF, %stem.bn.bnStatsVarB, %blocks.0.depthwise_bn.allReduceMeanF, %blocks.0.depthwise_bn.bnStatsVarB, %blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.bnStatsVarB, %blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.bnStatsVarB, %blocks.1.depthwise_bn.allReduceMeanF, %blocks.1.depthwise_bn.bnStatsVarB, %blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.bnStatsVarB, %blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.bnStatsVarB, %blocks.2.depthwise_bn.allReduceMeanF, %blocks.2.depthwise_bn.bnStatsVarB, %blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.bnStatsVarB, %blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.bnStatsVarB, %blocks.3.depthwise_bn.allReduceMeanF, %blocks.3.depthwise_bn.bnStatsVarB, %blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.bnStatsVarB, %blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.bnStatsVarB, %blocks.4.depthwise_bn.allReduceMeanF, %blocks.4.depthwise_bn.bnStatsVarB, %blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.bnStatsVarB, %blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.bnStatsVarB, %blocks.5.depthwise_bn.allReduceMeanF, %blocks.5.depthwise_bn.bnStatsVarB, %blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.bnStatsVarB, %blocks.6.expand_bn.allReduceMeanF, %blocks.6.expand_bn.bnStatsVarB, %blocks.6.depthwise_bn.allReduceMeanF, %blocks.6.depthwise_bn.bnStatsVarB, %blocks.6.project_bn.allReduceMeanF, %blocks.6.project_bn.bnStatsVarB, %top.bn.allReduceMeanF, %top.bn.bnStatsVarB : tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x1x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x1x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<12x2x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x1x3x3xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3x12x1x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<18x3x1x1xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18x1x3x3xf32>, tensor<18xf32>, tensor<18xf32>, tensor<4x18x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<24x4x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x3x3xf32>, tensor<24xf32>, tensor<24xf32>, tensor<8x24x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<48x8x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x1x3x3xf32>, tensor<48xf32>, tensor<48xf32>, tensor<12x48x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<72x12x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<20x72x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x3x3xf32>, tensor<120xf32>, tensor<120xf32>, tensor<40x120x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<160x40x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x1x3x3xf32>, tensor<4x1x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x1x1xf32>, tensor<2x4x1x1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<12x2x1x1xf32>, tensor<12x2x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x1x3x3xf32>, tensor<12x1x3x3xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3x12x1x1xf32>, tensor<3x12x1x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<18x3x1x1xf32>, tensor<18x3x1x1xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18x1x3x3xf32>, tensor<18x1x3x3xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<4x18x1x1xf32>, tensor<4x18x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<24x4x1x1xf32>, tensor<24x4x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<8x24x1x1xf32>, tensor<8x24x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<48x8x1x1xf32>, tensor<48x8x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x1x3x3xf32>, tensor<48x1x3x3xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<72x12x1x1xf32>, tensor<72x12x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<20x72x1x1xf32>, tensor<20x72x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x3x3xf32>, tensor<120x1x3x3xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<40x120x1x1xf32>, tensor<40x120x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<160x40x1x1xf32>, tensor<160x40x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<4xf32>, tensor<4xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<8xf32>, tensor<8xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<12xf32>, tensor<12xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<40xf32>, tensor<40xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<3xf32>, tensor<3xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<18xf32>, tensor<4xf32>, tensor<4xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<8xf32>, tensor<8xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<12xf32>, tensor<12xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<40xf32>, tensor<40xf32>, tensor<160xf32>, tensor<160xf32>
  }
  func.func private @convF(%x: tensor<4x3x32x32xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @bnBatchMeanB(%x: tensor<4x4x16x16xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<4xf32>) -> tensor<4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @bnBatchVarAtB(%x: tensor<4x4x16x16xf32>, %mean: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x16x16xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x4x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @bnPackB(%mean: tensor<4xf32>, %variance: tensor<4xf32>) -> tensor<8xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %concatenate : tensor<8xf32>
  }
  func.func private @bnStatsVarB(%packed: tensor<8xf32>) -> tensor<4xf32> {
    %slice = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    return %slice : tensor<4xf32>
  }
  func.func private @bnSyncF(%x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>, %beta: tensor<4xf32>) -> tensor<4x4x16x16xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x4x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x4x16x16xf32>
    return %add_1 : tensor<4x4x16x16xf32>
  }
  func.func private @relu6(%x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x16x16xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x4x16x16xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x4x16x16xf32>
    return %minimum : tensor<4x4x16x16xf32>
  }
  func.func private @convF_1(%x: tensor<4x4x16x16xf32>, %w: tensor<4x1x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<4x4x16x16xf32>, tensor<4x1x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @convF_2(%x: tensor<4x4x16x16xf32>, %w: tensor<2x4x1x1xf32>) -> tensor<4x2x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<2x4x1x1xf32>) -> tensor<4x2x16x16xf32>
    return %convolution : tensor<4x2x16x16xf32>
  }
  func.func private @bnBatchMeanB_1(%x: tensor<4x2x16x16xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<2xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<2xf32>
    return %divide : tensor<2xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<2xf32>) -> tensor<2xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<2xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<2xf32>
    return %divide : tensor<2xf32>
  }
  func.func private @bnBatchVarAtB_1(%x: tensor<4x2x16x16xf32>, %mean: tensor<2xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<2xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<2xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x16x16xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x2x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<2xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<2xf32>
    return %add : tensor<2xf32>
  }
  func.func private @bnPackB_1(%mean: tensor<2xf32>, %variance: tensor<2xf32>) -> tensor<4xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    return %concatenate : tensor<4xf32>
  }
  func.func private @bnStatsVarB_1(%packed: tensor<4xf32>) -> tensor<2xf32> {
    %slice = stablehlo.slice %packed [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    return %slice : tensor<2xf32>
  }
  func.func private @bnSyncF_1(%x: tensor<4x2x16x16xf32>, %packed: tensor<4xf32>, %gamma: tensor<2xf32>, %beta: tensor<2xf32>) -> tensor<4x2x16x16xf32> {
    %slice = stablehlo.slice %packed [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %slice_1 = stablehlo.slice %packed [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<2xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x2x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x2x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x2x16x16xf32>
    return %add_1 : tensor<4x2x16x16xf32>
  }
  func.func private @convF_3(%x: tensor<4x2x16x16xf32>, %w: tensor<12x2x1x1xf32>) -> tensor<4x12x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x16x16xf32>, tensor<12x2x1x1xf32>) -> tensor<4x12x16x16xf32>
    return %convolution : tensor<4x12x16x16xf32>
  }
  func.func private @bnBatchMeanB_2(%x: tensor<4x12x16x16xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    return %divide : tensor<12xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<12xf32>) -> tensor<12xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12xf32>
    return %divide : tensor<12xf32>
  }
  func.func private @bnBatchVarAtB_2(%x: tensor<4x12x16x16xf32>, %mean: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<1024.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x16x16xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x12x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<12xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @bnPackB_2(%mean: tensor<12xf32>, %variance: tensor<12xf32>) -> tensor<24xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    return %concatenate : tensor<24xf32>
  }
  func.func private @bnStatsVarB_2(%packed: tensor<24xf32>) -> tensor<12xf32> {
    %slice = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    return %slice : tensor<12xf32>
  }
  func.func private @bnSyncF_2(%x: tensor<4x12x16x16xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>, %beta: tensor<12xf32>) -> tensor<4x12x16x16xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x12x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x12x16x16xf32>
    return %add_1 : tensor<4x12x16x16xf32>
  }
  func.func private @relu6_1(%x: tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x12x16x16xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x12x16x16xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x12x16x16xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x12x16x16xf32>
    return %minimum : tensor<4x12x16x16xf32>
  }
  func.func private @convF_4(%x: tensor<4x12x16x16xf32>, %w: tensor<12x1x3x3xf32>) -> tensor<4x12x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64} : (tensor<4x12x16x16xf32>, tensor<12x1x3x3xf32>) -> tensor<4x12x8x8xf32>
    return %convolution : tensor<4x12x8x8xf32>
  }
  func.func private @bnBatchMeanB_3(%x: tensor<4x12x8x8xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    return %divide : tensor<12xf32>
  }
  func.func private @bnBatchVarAtB_3(%x: tensor<4x12x8x8xf32>, %mean: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x12x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<12xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @bnSyncF_3(%x: tensor<4x12x8x8xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>, %beta: tensor<12xf32>) -> tensor<4x12x8x8xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x12x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x12x8x8xf32>
    return %add_1 : tensor<4x12x8x8xf32>
  }
  func.func private @relu6_2(%x: tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x12x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x12x8x8xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x12x8x8xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x12x8x8xf32>
    return %minimum : tensor<4x12x8x8xf32>
  }
  func.func private @convF_5(%x: tensor<4x12x8x8xf32>, %w: tensor<3x12x1x1xf32>) -> tensor<4x3x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x8x8xf32>, tensor<3x12x1x1xf32>) -> tensor<4x3x8x8xf32>
    return %convolution : tensor<4x3x8x8xf32>
  }
  func.func private @bnBatchMeanB_4(%x: tensor<4x3x8x8xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<3xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<3xf32>
    return %divide : tensor<3xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<3xf32>) -> tensor<3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<3xf32>
    return %divide : tensor<3xf32>
  }
  func.func private @bnBatchVarAtB_4(%x: tensor<4x3x8x8xf32>, %mean: tensor<3xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<3xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<3xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<3xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x3x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x3x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<3xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<3xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<3xf32>
    return %add : tensor<3xf32>
  }
  func.func private @bnPackB_3(%mean: tensor<3xf32>, %variance: tensor<3xf32>) -> tensor<6xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
    return %concatenate : tensor<6xf32>
  }
  func.func private @bnStatsVarB_3(%packed: tensor<6xf32>) -> tensor<3xf32> {
    %slice = stablehlo.slice %packed [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    return %slice : tensor<3xf32>
  }
  func.func private @bnSyncF_4(%x: tensor<4x3x8x8xf32>, %packed: tensor<6xf32>, %gamma: tensor<3xf32>, %beta: tensor<3xf32>) -> tensor<4x3x8x8xf32> {
    %slice = stablehlo.slice %packed [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %slice_1 = stablehlo.slice %packed [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<3xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x3x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x3x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x3x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x3x8x8xf32>
    return %add_1 : tensor<4x3x8x8xf32>
  }
  func.func private @convF_6(%x: tensor<4x3x8x8xf32>, %w: tensor<18x3x1x1xf32>) -> tensor<4x18x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x8x8xf32>, tensor<18x3x1x1xf32>) -> tensor<4x18x8x8xf32>
    return %convolution : tensor<4x18x8x8xf32>
  }
  func.func private @bnBatchMeanB_5(%x: tensor<4x18x8x8xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<18xf32>
    return %divide : tensor<18xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<18xf32>) -> tensor<18xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<18xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<18xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<18xf32>
    return %divide : tensor<18xf32>
  }
  func.func private @bnBatchVarAtB_5(%x: tensor<4x18x8x8xf32>, %mean: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<18xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x18x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<18xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<18xf32>
    return %add : tensor<18xf32>
  }
  func.func private @bnPackB_4(%mean: tensor<18xf32>, %variance: tensor<18xf32>) -> tensor<36xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<18xf32>, tensor<18xf32>) -> tensor<36xf32>
    return %concatenate : tensor<36xf32>
  }
  func.func private @bnStatsVarB_4(%packed: tensor<36xf32>) -> tensor<18xf32> {
    %slice = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    return %slice : tensor<18xf32>
  }
  func.func private @bnSyncF_5(%x: tensor<4x18x8x8xf32>, %packed: tensor<36xf32>, %gamma: tensor<18xf32>, %beta: tensor<18xf32>) -> tensor<4x18x8x8xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x18x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x18x8x8xf32>
    return %add_1 : tensor<4x18x8x8xf32>
  }
  func.func private @relu6_3(%x: tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x18x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x18x8x8xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x18x8x8xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x18x8x8xf32>
    return %minimum : tensor<4x18x8x8xf32>
  }
  func.func private @convF_7(%x: tensor<4x18x8x8xf32>, %w: tensor<18x1x3x3xf32>) -> tensor<4x18x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 18 : i64} : (tensor<4x18x8x8xf32>, tensor<18x1x3x3xf32>) -> tensor<4x18x4x4xf32>
    return %convolution : tensor<4x18x4x4xf32>
  }
  func.func private @bnBatchMeanB_6(%x: tensor<4x18x4x4xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<18xf32>
    return %divide : tensor<18xf32>
  }
  func.func private @bnBatchVarAtB_6(%x: tensor<4x18x4x4xf32>, %mean: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<18xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x18x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<18xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<18xf32>
    return %add : tensor<18xf32>
  }
  func.func private @bnSyncF_6(%x: tensor<4x18x4x4xf32>, %packed: tensor<36xf32>, %gamma: tensor<18xf32>, %beta: tensor<18xf32>) -> tensor<4x18x4x4xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x18x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x18x4x4xf32>
    return %add_1 : tensor<4x18x4x4xf32>
  }
  func.func private @relu6_4(%x: tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x18x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x18x4x4xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x18x4x4xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x18x4x4xf32>
    return %minimum : tensor<4x18x4x4xf32>
  }
  func.func private @convF_8(%x: tensor<4x18x4x4xf32>, %w: tensor<4x18x1x1xf32>) -> tensor<4x4x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x18x4x4xf32>, tensor<4x18x1x1xf32>) -> tensor<4x4x4x4xf32>
    return %convolution : tensor<4x4x4x4xf32>
  }
  func.func private @bnBatchMeanB_7(%x: tensor<4x4x4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @bnBatchVarAtB_7(%x: tensor<4x4x4x4xf32>, %mean: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x4x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @bnSyncF_7(%x: tensor<4x4x4x4xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>, %beta: tensor<4xf32>) -> tensor<4x4x4x4xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x4x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x4x4x4xf32>
    return %add_1 : tensor<4x4x4x4xf32>
  }
  func.func private @convF_9(%x: tensor<4x4x4x4xf32>, %w: tensor<24x4x1x1xf32>) -> tensor<4x24x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x4xf32>, tensor<24x4x1x1xf32>) -> tensor<4x24x4x4xf32>
    return %convolution : tensor<4x24x4x4xf32>
  }
  func.func private @bnBatchMeanB_8(%x: tensor<4x24x4x4xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<24xf32>) -> tensor<24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @bnBatchVarAtB_8(%x: tensor<4x24x4x4xf32>, %mean: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x24x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<24xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @bnPackB_5(%mean: tensor<24xf32>, %variance: tensor<24xf32>) -> tensor<48xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    return %concatenate : tensor<48xf32>
  }
  func.func private @bnStatsVarB_5(%packed: tensor<48xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    return %slice : tensor<24xf32>
  }
  func.func private @bnSyncF_8(%x: tensor<4x24x4x4xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>, %beta: tensor<24xf32>) -> tensor<4x24x4x4xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x24x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x24x4x4xf32>
    return %add_1 : tensor<4x24x4x4xf32>
  }
  func.func private @relu6_5(%x: tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x24x4x4xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x24x4x4xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x24x4x4xf32>
    return %minimum : tensor<4x24x4x4xf32>
  }
  func.func private @convF_10(%x: tensor<4x24x4x4xf32>, %w: tensor<24x1x3x3xf32>) -> tensor<4x24x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x24x4x4xf32>, tensor<24x1x3x3xf32>) -> tensor<4x24x2x2xf32>
    return %convolution : tensor<4x24x2x2xf32>
  }
  func.func private @bnBatchMeanB_9(%x: tensor<4x24x2x2xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @bnBatchVarAtB_9(%x: tensor<4x24x2x2xf32>, %mean: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x24x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<24xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @bnSyncF_9(%x: tensor<4x24x2x2xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>, %beta: tensor<24xf32>) -> tensor<4x24x2x2xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x24x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x24x2x2xf32>
    return %add_1 : tensor<4x24x2x2xf32>
  }
  func.func private @relu6_6(%x: tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x24x2x2xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x24x2x2xf32>
    return %minimum : tensor<4x24x2x2xf32>
  }
  func.func private @convF_11(%x: tensor<4x24x2x2xf32>, %w: tensor<8x24x1x1xf32>) -> tensor<4x8x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x2x2xf32>, tensor<8x24x1x1xf32>) -> tensor<4x8x2x2xf32>
    return %convolution : tensor<4x8x2x2xf32>
  }
  func.func private @bnBatchMeanB_10(%x: tensor<4x8x2x2xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<8xf32>) -> tensor<8xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @bnBatchVarAtB_10(%x: tensor<4x8x2x2xf32>, %mean: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x8x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<8xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @bnPackB_6(%mean: tensor<8xf32>, %variance: tensor<8xf32>) -> tensor<16xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return %concatenate : tensor<16xf32>
  }
  func.func private @bnStatsVarB_6(%packed: tensor<16xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    return %slice : tensor<8xf32>
  }
  func.func private @bnSyncF_10(%x: tensor<4x8x2x2xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>, %beta: tensor<8xf32>) -> tensor<4x8x2x2xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x8x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x8x2x2xf32>
    return %add_1 : tensor<4x8x2x2xf32>
  }
  func.func private @convF_12(%x: tensor<4x8x2x2xf32>, %w: tensor<48x8x1x1xf32>) -> tensor<4x48x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x2x2xf32>, tensor<48x8x1x1xf32>) -> tensor<4x48x2x2xf32>
    return %convolution : tensor<4x48x2x2xf32>
  }
  func.func private @bnBatchMeanB_11(%x: tensor<4x48x2x2xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<48xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<48xf32>
    return %divide : tensor<48xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<48xf32>) -> tensor<48xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48xf32>
    return %divide : tensor<48xf32>
  }
  func.func private @bnBatchVarAtB_11(%x: tensor<4x48x2x2xf32>, %mean: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<48xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<48xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x48x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<48xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @bnPackB_7(%mean: tensor<48xf32>, %variance: tensor<48xf32>) -> tensor<96xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<48xf32>, tensor<48xf32>) -> tensor<96xf32>
    return %concatenate : tensor<96xf32>
  }
  func.func private @bnStatsVarB_7(%packed: tensor<96xf32>) -> tensor<48xf32> {
    %slice = stablehlo.slice %packed [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    return %slice : tensor<48xf32>
  }
  func.func private @bnSyncF_11(%x: tensor<4x48x2x2xf32>, %packed: tensor<96xf32>, %gamma: tensor<48xf32>, %beta: tensor<48xf32>) -> tensor<4x48x2x2xf32> {
    %slice = stablehlo.slice %packed [0:48] : (tensor<96xf32>) -> tensor<48xf32>
    %slice_1 = stablehlo.slice %packed [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<48xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<48xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x48x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x48x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x48x2x2xf32>
    return %add_1 : tensor<4x48x2x2xf32>
  }
  func.func private @relu6_7(%x: tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x48x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x48x2x2xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x48x2x2xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x48x2x2xf32>
    return %minimum : tensor<4x48x2x2xf32>
  }
  func.func private @convF_13(%x: tensor<4x48x2x2xf32>, %w: tensor<48x1x3x3xf32>) -> tensor<4x48x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64} : (tensor<4x48x2x2xf32>, tensor<48x1x3x3xf32>) -> tensor<4x48x2x2xf32>
    return %convolution : tensor<4x48x2x2xf32>
  }
  func.func private @convF_14(%x: tensor<4x48x2x2xf32>, %w: tensor<12x48x1x1xf32>) -> tensor<4x12x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x48x2x2xf32>, tensor<12x48x1x1xf32>) -> tensor<4x12x2x2xf32>
    return %convolution : tensor<4x12x2x2xf32>
  }
  func.func private @bnBatchMeanB_12(%x: tensor<4x12x2x2xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    return %divide : tensor<12xf32>
  }
  func.func private @bnBatchVarAtB_12(%x: tensor<4x12x2x2xf32>, %mean: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<12xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x12x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<12xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @bnSyncF_12(%x: tensor<4x12x2x2xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>, %beta: tensor<12xf32>) -> tensor<4x12x2x2xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x12x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x12x2x2xf32>
    return %add_1 : tensor<4x12x2x2xf32>
  }
  func.func private @convF_15(%x: tensor<4x12x2x2xf32>, %w: tensor<72x12x1x1xf32>) -> tensor<4x72x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x2x2xf32>, tensor<72x12x1x1xf32>) -> tensor<4x72x2x2xf32>
    return %convolution : tensor<4x72x2x2xf32>
  }
  func.func private @bnBatchMeanB_13(%x: tensor<4x72x2x2xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<72xf32>
    return %divide : tensor<72xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<72xf32>) -> tensor<72xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<72xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<72xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<72xf32>
    return %divide : tensor<72xf32>
  }
  func.func private @bnBatchVarAtB_13(%x: tensor<4x72x2x2xf32>, %mean: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<72xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x72x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<72xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<72xf32>
    return %add : tensor<72xf32>
  }
  func.func private @bnPackB_8(%mean: tensor<72xf32>, %variance: tensor<72xf32>) -> tensor<144xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<72xf32>, tensor<72xf32>) -> tensor<144xf32>
    return %concatenate : tensor<144xf32>
  }
  func.func private @bnStatsVarB_8(%packed: tensor<144xf32>) -> tensor<72xf32> {
    %slice = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    return %slice : tensor<72xf32>
  }
  func.func private @bnSyncF_13(%x: tensor<4x72x2x2xf32>, %packed: tensor<144xf32>, %gamma: tensor<72xf32>, %beta: tensor<72xf32>) -> tensor<4x72x2x2xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x72x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x72x2x2xf32>
    return %add_1 : tensor<4x72x2x2xf32>
  }
  func.func private @relu6_8(%x: tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x72x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x72x2x2xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x72x2x2xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x72x2x2xf32>
    return %minimum : tensor<4x72x2x2xf32>
  }
  func.func private @convF_16(%x: tensor<4x72x2x2xf32>, %w: tensor<72x1x3x3xf32>) -> tensor<4x72x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 72 : i64} : (tensor<4x72x2x2xf32>, tensor<72x1x3x3xf32>) -> tensor<4x72x1x1xf32>
    return %convolution : tensor<4x72x1x1xf32>
  }
  func.func private @bnBatchMeanB_14(%x: tensor<4x72x1x1xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<72xf32>
    return %divide : tensor<72xf32>
  }
  func.func private @bnBatchVarAtB_14(%x: tensor<4x72x1x1xf32>, %mean: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<72xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x72x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<72xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<72xf32>
    return %add : tensor<72xf32>
  }
  func.func private @bnSyncF_14(%x: tensor<4x72x1x1xf32>, %packed: tensor<144xf32>, %gamma: tensor<72xf32>, %beta: tensor<72xf32>) -> tensor<4x72x1x1xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x72x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x72x1x1xf32>
    return %add_1 : tensor<4x72x1x1xf32>
  }
  func.func private @relu6_9(%x: tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x72x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x72x1x1xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x72x1x1xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x72x1x1xf32>
    return %minimum : tensor<4x72x1x1xf32>
  }
  func.func private @convF_17(%x: tensor<4x72x1x1xf32>, %w: tensor<20x72x1x1xf32>) -> tensor<4x20x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x72x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<4x20x1x1xf32>
    return %convolution : tensor<4x20x1x1xf32>
  }
  func.func private @bnBatchMeanB_15(%x: tensor<4x20x1x1xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<20xf32>
    return %divide : tensor<20xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<20xf32>) -> tensor<20xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<20xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<20xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<20xf32>
    return %divide : tensor<20xf32>
  }
  func.func private @bnBatchVarAtB_15(%x: tensor<4x20x1x1xf32>, %mean: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<20xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x20x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<20xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @bnPackB_9(%mean: tensor<20xf32>, %variance: tensor<20xf32>) -> tensor<40xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    return %concatenate : tensor<40xf32>
  }
  func.func private @bnStatsVarB_9(%packed: tensor<40xf32>) -> tensor<20xf32> {
    %slice = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    return %slice : tensor<20xf32>
  }
  func.func private @bnSyncF_15(%x: tensor<4x20x1x1xf32>, %packed: tensor<40xf32>, %gamma: tensor<20xf32>, %beta: tensor<20xf32>) -> tensor<4x20x1x1xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x20x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x20x1x1xf32>
    return %add_1 : tensor<4x20x1x1xf32>
  }
  func.func private @convF_18(%x: tensor<4x20x1x1xf32>, %w: tensor<120x20x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @bnBatchMeanB_16(%x: tensor<4x120x1x1xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<120xf32>) -> tensor<120xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<120xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<120xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @bnBatchVarAtB_16(%x: tensor<4x120x1x1xf32>, %mean: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<120xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x120x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<120xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @bnPackB_10(%mean: tensor<120xf32>, %variance: tensor<120xf32>) -> tensor<240xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    return %concatenate : tensor<240xf32>
  }
  func.func private @bnStatsVarB_10(%packed: tensor<240xf32>) -> tensor<120xf32> {
    %slice = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    return %slice : tensor<120xf32>
  }
  func.func private @bnSyncF_16(%x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>, %beta: tensor<120xf32>) -> tensor<4x120x1x1xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x120x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x120x1x1xf32>
    return %add_1 : tensor<4x120x1x1xf32>
  }
  func.func private @relu6_10(%x: tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x120x1x1xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x120x1x1xf32>
    return %minimum : tensor<4x120x1x1xf32>
  }
  func.func private @convF_19(%x: tensor<4x120x1x1xf32>, %w: tensor<120x1x3x3xf32>) -> tensor<4x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 120 : i64} : (tensor<4x120x1x1xf32>, tensor<120x1x3x3xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @convF_20(%x: tensor<4x120x1x1xf32>, %w: tensor<40x120x1x1xf32>) -> tensor<4x40x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<4x40x1x1xf32>
    return %convolution : tensor<4x40x1x1xf32>
  }
  func.func private @bnBatchMeanB_17(%x: tensor<4x40x1x1xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<40xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<40xf32>
    return %divide : tensor<40xf32>
  }
  func.func private @allReduceMeanF_11(%x: tensor<40xf32>) -> tensor<40xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<40xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<40xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<40xf32>
    return %divide : tensor<40xf32>
  }
  func.func private @bnBatchVarAtB_17(%x: tensor<4x40x1x1xf32>, %mean: tensor<40xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<40xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<40xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x40x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x40x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<40xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<40xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<40xf32>
    return %add : tensor<40xf32>
  }
  func.func private @bnPackB_11(%mean: tensor<40xf32>, %variance: tensor<40xf32>) -> tensor<80xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<40xf32>, tensor<40xf32>) -> tensor<80xf32>
    return %concatenate : tensor<80xf32>
  }
  func.func private @bnStatsVarB_11(%packed: tensor<80xf32>) -> tensor<40xf32> {
    %slice = stablehlo.slice %packed [40:80] : (tensor<80xf32>) -> tensor<40xf32>
    return %slice : tensor<40xf32>
  }
  func.func private @bnSyncF_17(%x: tensor<4x40x1x1xf32>, %packed: tensor<80xf32>, %gamma: tensor<40xf32>, %beta: tensor<40xf32>) -> tensor<4x40x1x1xf32> {
    %slice = stablehlo.slice %packed [0:40] : (tensor<80xf32>) -> tensor<40xf32>
    %slice_1 = stablehlo.slice %packed [40:80] : (tensor<80xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<40xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x40x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x40x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x40x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x40x1x1xf32>
    return %add_1 : tensor<4x40x1x1xf32>
  }
  func.func private @convF_21(%x: tensor<4x40x1x1xf32>, %w: tensor<160x40x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x40x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<4x160x1x1xf32>
    return %convolution : tensor<4x160x1x1xf32>
  }
  func.func private @bnBatchMeanB_18(%x: tensor<4x160x1x1xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<160xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<160xf32>
    return %divide : tensor<160xf32>
  }
  func.func private @allReduceMeanF_12(%x: tensor<160xf32>) -> tensor<160xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<160xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<160xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<160xf32>
    return %divide : tensor<160xf32>
  }
  func.func private @bnBatchVarAtB_18(%x: tensor<4x160x1x1xf32>, %mean: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<160xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<160xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x160x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x160x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<160xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @bnPackB_12(%mean: tensor<160xf32>, %variance: tensor<160xf32>) -> tensor<320xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<160xf32>, tensor<160xf32>) -> tensor<320xf32>
    return %concatenate : tensor<320xf32>
  }
  func.func private @bnStatsVarB_12(%packed: tensor<320xf32>) -> tensor<160xf32> {
    %slice = stablehlo.slice %packed [160:320] : (tensor<320xf32>) -> tensor<160xf32>
    return %slice : tensor<160xf32>
  }
  func.func private @bnSyncF_18(%x: tensor<4x160x1x1xf32>, %packed: tensor<320xf32>, %gamma: tensor<160xf32>, %beta: tensor<160xf32>) -> tensor<4x160x1x1xf32> {
    %slice = stablehlo.slice %packed [0:160] : (tensor<320xf32>) -> tensor<160xf32>
    %slice_1 = stablehlo.slice %packed [160:320] : (tensor<320xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<160xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<160xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x160x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x160x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x160x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x160x1x1xf32>
    return %add_1 : tensor<4x160x1x1xf32>
  }
  func.func private @relu6_11(%x: tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x160x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x160x1x1xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x160x1x1xf32>
    %minimum = stablehlo.minimum %maximum, %constant_1 : tensor<4x160x1x1xf32>
    return %minimum : tensor<4x160x1x1xf32>
  }
  func.func private @gap(%x: tensor<4x160x1x1xf32>) -> tensor<4x160xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<4x160xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x160xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x160xf32>
    return %divide : tensor<4x160xf32>
  }
  func.func private @dense(%x: tensor<4x160xf32>, %w: tensor<160x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x160xf32>, tensor<160x4xf32>) -> tensor<4x4xf32>
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
  func.func private @dotOut(%dy: tensor<4x4xf32>, %w: tensor<160x4xf32>) -> tensor<4x160xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<160x4xf32>) -> tensor<4x160xf32>
    return %dot_general : tensor<4x160xf32>
  }
  func.func private @weightGradB(%x: tensor<4x160xf32>, %dy: tensor<4x4xf32>) -> tensor<160x4xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x160xf32>, tensor<4x4xf32>) -> tensor<160x4xf32>
    return %dot_general : tensor<160x4xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @gapBack(%dy: tensor<4x160xf32>) -> tensor<4x160x1x1xf32> {
    %constant = stablehlo.constant dense<1.0> : tensor<4x160xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<4x160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x160xf32>) -> tensor<4x160x1x1xf32>
    return %broadcast_in_dim : tensor<4x160x1x1xf32>
  }
  func.func private @selectMid(%dy: tensor<4x160x1x1xf32>, %x: tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x160x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x160x1x1xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x160x1x1xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x160x1x1xi1>, tensor<4x160x1x1xf32>
    return %select : tensor<4x160x1x1xf32>
  }
  func.func private @bnSyncDyStatsB(%dy: tensor<4x160x1x1xf32>, %x: tensor<4x160x1x1xf32>, %packed: tensor<320xf32>, %gamma: tensor<160xf32>) -> tensor<640xf32> {
    %slice = stablehlo.slice %packed [0:160] : (tensor<320xf32>) -> tensor<160xf32>
    %slice_1 = stablehlo.slice %packed [160:320] : (tensor<320xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<160xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<160xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x160x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x160x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<160xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<160xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x160x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<160xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<160xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<320xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<640xf32>
    return %concatenate : tensor<640xf32>
  }
  func.func private @allReduceMeanF_13(%x: tensor<640xf32>) -> tensor<640xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<640xf32>) -> tensor<640xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<640xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<640xf32>
    return %divide : tensor<640xf32>
  }
  func.func private @bnSyncBack(%dy: tensor<4x160x1x1xf32>, %x: tensor<4x160x1x1xf32>, %packed: tensor<640xf32>, %gamma: tensor<160xf32>) -> tensor<4x160x1x1xf32> {
    %slice = stablehlo.slice %packed [0:160] : (tensor<640xf32>) -> tensor<160xf32>
    %slice_1 = stablehlo.slice %packed [160:320] : (tensor<640xf32>) -> tensor<160xf32>
    %slice_2 = stablehlo.slice %packed [320:480] : (tensor<640xf32>) -> tensor<160xf32>
    %slice_3 = stablehlo.slice %packed [480:640] : (tensor<640xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<160xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<160xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x160x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x160x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x160x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x160x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x160x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x160x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x160x1x1xf32>
    return %multiply_3 : tensor<4x160x1x1xf32>
  }
  func.func private @bnSyncGammaGradB(%dy: tensor<4x160x1x1xf32>, %x: tensor<4x160x1x1xf32>, %packed: tensor<320xf32>) -> tensor<160xf32> {
    %slice = stablehlo.slice %packed [0:160] : (tensor<320xf32>) -> tensor<160xf32>
    %slice_1 = stablehlo.slice %packed [160:320] : (tensor<320xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<160xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<160xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x160x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x160x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x160x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    return %reduce : tensor<160xf32>
  }
  func.func private @bnBetaGradB(%dy: tensor<4x160x1x1xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    return %reduce : tensor<160xf32>
  }
  func.func private @convBack(%dy: tensor<4x160x1x1xf32>, %w: tensor<160x40x1x1xf32>) -> tensor<4x40x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<160x40x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x160x1x1xf32>, tensor<160x40x1x1xf32>) -> tensor<4x40x1x1xf32>
    return %convolution : tensor<4x40x1x1xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x40x1x1xf32>, %dy: tensor<4x160x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x40x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<160x40x1x1xf32>
    return %convolution : tensor<160x40x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_1(%dy: tensor<4x40x1x1xf32>, %x: tensor<4x40x1x1xf32>, %packed: tensor<80xf32>, %gamma: tensor<40xf32>) -> tensor<160xf32> {
    %slice = stablehlo.slice %packed [0:40] : (tensor<80xf32>) -> tensor<40xf32>
    %slice_1 = stablehlo.slice %packed [40:80] : (tensor<80xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<40xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x40x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x40x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<40xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<40xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<40xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x40x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<40xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<40xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<80xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<160xf32>
    return %concatenate : tensor<160xf32>
  }
  func.func private @bnSyncBack_1(%dy: tensor<4x40x1x1xf32>, %x: tensor<4x40x1x1xf32>, %packed: tensor<160xf32>, %gamma: tensor<40xf32>) -> tensor<4x40x1x1xf32> {
    %slice = stablehlo.slice %packed [0:40] : (tensor<160xf32>) -> tensor<40xf32>
    %slice_1 = stablehlo.slice %packed [40:80] : (tensor<160xf32>) -> tensor<40xf32>
    %slice_2 = stablehlo.slice %packed [80:120] : (tensor<160xf32>) -> tensor<40xf32>
    %slice_3 = stablehlo.slice %packed [120:160] : (tensor<160xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<40xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x40x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x40x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x40x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x40x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x40x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x40x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x40x1x1xf32>
    return %multiply_3 : tensor<4x40x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_1(%dy: tensor<4x40x1x1xf32>, %x: tensor<4x40x1x1xf32>, %packed: tensor<80xf32>) -> tensor<40xf32> {
    %slice = stablehlo.slice %packed [0:40] : (tensor<80xf32>) -> tensor<40xf32>
    %slice_1 = stablehlo.slice %packed [40:80] : (tensor<80xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<40xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x40x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<40xf32>) -> tensor<4x40x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x40x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x40x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    return %reduce : tensor<40xf32>
  }
  func.func private @bnBetaGradB_1(%dy: tensor<4x40x1x1xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x40x1x1xf32>, tensor<f32>) -> tensor<40xf32>
    return %reduce : tensor<40xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x40x1x1xf32>, %w: tensor<40x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<40x120x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x40x1x1xf32>, tensor<40x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x120x1x1xf32>, %dy: tensor<4x40x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<4x40x1x1xf32>) -> tensor<40x120x1x1xf32>
    return %convolution : tensor<40x120x1x1xf32>
  }
  func.func private @selectMid_1(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x120x1x1xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x120x1x1xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x120x1x1xi1>, tensor<4x120x1x1xf32>
    return %select : tensor<4x120x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_2(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>) -> tensor<480xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<120xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x120x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<120xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<120xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<480xf32>
    return %concatenate : tensor<480xf32>
  }
  func.func private @allReduceMeanF_14(%x: tensor<480xf32>) -> tensor<480xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<480xf32>) -> tensor<480xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<480xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<480xf32>
    return %divide : tensor<480xf32>
  }
  func.func private @bnSyncBack_2(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<480xf32>, %gamma: tensor<120xf32>) -> tensor<4x120x1x1xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_2 = stablehlo.slice %packed [240:360] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_3 = stablehlo.slice %packed [360:480] : (tensor<480xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x120x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x120x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x120x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x120x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x120x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x120x1x1xf32>
    return %multiply_3 : tensor<4x120x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_2(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>) -> tensor<120xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    return %reduce : tensor<120xf32>
  }
  func.func private @bnBetaGradB_2(%dy: tensor<4x120x1x1xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    return %reduce : tensor<120xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x120x1x1xf32>, %w: tensor<120x1x3x3xf32>) -> tensor<4x120x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<120x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<120x1x3x3xf32>) -> tensor<1x120x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 120 : i64} : (tensor<4x120x1x1xf32>, tensor<1x120x3x3xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x120x1x1xf32>, %dy: tensor<4x120x1x1xf32>) -> tensor<120x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 120 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x1x3x3xf32>
    return %convolution : tensor<120x1x3x3xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x120x1x1xf32>, %w: tensor<120x20x1x1xf32>) -> tensor<4x20x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<120x20x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<4x20x1x1xf32>
    return %convolution : tensor<4x20x1x1xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x20x1x1xf32>, %dy: tensor<4x120x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x20x1x1xf32>
    return %convolution : tensor<120x20x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_3(%dy: tensor<4x20x1x1xf32>, %x: tensor<4x20x1x1xf32>, %packed: tensor<40xf32>, %gamma: tensor<20xf32>) -> tensor<80xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<20xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x20x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<20xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<20xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<80xf32>
    return %concatenate : tensor<80xf32>
  }
  func.func private @allReduceMeanF_15(%x: tensor<80xf32>) -> tensor<80xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<80xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<80xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<80xf32>
    return %divide : tensor<80xf32>
  }
  func.func private @bnSyncBack_3(%dy: tensor<4x20x1x1xf32>, %x: tensor<4x20x1x1xf32>, %packed: tensor<80xf32>, %gamma: tensor<20xf32>) -> tensor<4x20x1x1xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_2 = stablehlo.slice %packed [40:60] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_3 = stablehlo.slice %packed [60:80] : (tensor<80xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x20x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x20x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x20x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x20x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x20x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x20x1x1xf32>
    return %multiply_3 : tensor<4x20x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_3(%dy: tensor<4x20x1x1xf32>, %x: tensor<4x20x1x1xf32>, %packed: tensor<40xf32>) -> tensor<20xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    return %reduce : tensor<20xf32>
  }
  func.func private @bnBetaGradB_3(%dy: tensor<4x20x1x1xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x1x1xf32>, tensor<f32>) -> tensor<20xf32>
    return %reduce : tensor<20xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x20x1x1xf32>, %w: tensor<20x72x1x1xf32>) -> tensor<4x72x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<20x72x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x1x1xf32>, tensor<20x72x1x1xf32>) -> tensor<4x72x1x1xf32>
    return %convolution : tensor<4x72x1x1xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x72x1x1xf32>, %dy: tensor<4x20x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x72x1x1xf32>, tensor<4x20x1x1xf32>) -> tensor<20x72x1x1xf32>
    return %convolution : tensor<20x72x1x1xf32>
  }
  func.func private @selectMid_2(%dy: tensor<4x72x1x1xf32>, %x: tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x72x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x72x1x1xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x72x1x1xf32>, tensor<4x72x1x1xf32>) -> tensor<4x72x1x1xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x72x1x1xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x72x1x1xi1>, tensor<4x72x1x1xf32>
    return %select : tensor<4x72x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_4(%dy: tensor<4x72x1x1xf32>, %x: tensor<4x72x1x1xf32>, %packed: tensor<144xf32>, %gamma: tensor<72xf32>) -> tensor<288xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<72xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x72x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<72xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<72xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<144xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<288xf32>
    return %concatenate : tensor<288xf32>
  }
  func.func private @allReduceMeanF_16(%x: tensor<288xf32>) -> tensor<288xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<288xf32>) -> tensor<288xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<288xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<288xf32>
    return %divide : tensor<288xf32>
  }
  func.func private @bnSyncBack_4(%dy: tensor<4x72x1x1xf32>, %x: tensor<4x72x1x1xf32>, %packed: tensor<288xf32>, %gamma: tensor<72xf32>) -> tensor<4x72x1x1xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_2 = stablehlo.slice %packed [144:216] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_3 = stablehlo.slice %packed [216:288] : (tensor<288xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x72x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x72x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x72x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x72x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x72x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x72x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x72x1x1xf32>
    return %multiply_3 : tensor<4x72x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_4(%dy: tensor<4x72x1x1xf32>, %x: tensor<4x72x1x1xf32>, %packed: tensor<144xf32>) -> tensor<72xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x72x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    return %reduce : tensor<72xf32>
  }
  func.func private @bnBetaGradB_4(%dy: tensor<4x72x1x1xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x1x1xf32>, tensor<f32>) -> tensor<72xf32>
    return %reduce : tensor<72xf32>
  }
  func.func private @convBack_5(%dy: tensor<4x72x1x1xf32>, %w: tensor<72x1x3x3xf32>) -> tensor<4x72x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<72x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<72x1x3x3xf32>) -> tensor<1x72x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 72 : i64} : (tensor<4x72x1x1xf32>, tensor<1x72x3x3xf32>) -> tensor<4x72x2x2xf32>
    return %convolution : tensor<4x72x2x2xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x72x2x2xf32>, %dy: tensor<4x72x1x1xf32>) -> tensor<72x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 72 : i64, feature_group_count = 1 : i64} : (tensor<4x72x2x2xf32>, tensor<4x72x1x1xf32>) -> tensor<72x1x3x3xf32>
    return %convolution : tensor<72x1x3x3xf32>
  }
  func.func private @selectMid_3(%dy: tensor<4x72x2x2xf32>, %x: tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x72x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x72x2x2xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x72x2x2xf32>, tensor<4x72x2x2xf32>) -> tensor<4x72x2x2xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x72x2x2xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x72x2x2xi1>, tensor<4x72x2x2xf32>
    return %select : tensor<4x72x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_5(%dy: tensor<4x72x2x2xf32>, %x: tensor<4x72x2x2xf32>, %packed: tensor<144xf32>, %gamma: tensor<72xf32>) -> tensor<288xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<72xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<72xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x72x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<72xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<72xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<144xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<288xf32>
    return %concatenate : tensor<288xf32>
  }
  func.func private @bnSyncBack_5(%dy: tensor<4x72x2x2xf32>, %x: tensor<4x72x2x2xf32>, %packed: tensor<288xf32>, %gamma: tensor<72xf32>) -> tensor<4x72x2x2xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_2 = stablehlo.slice %packed [144:216] : (tensor<288xf32>) -> tensor<72xf32>
    %slice_3 = stablehlo.slice %packed [216:288] : (tensor<288xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x72x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x72x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x72x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x72x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x72x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x72x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x72x2x2xf32>
    return %multiply_3 : tensor<4x72x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_5(%dy: tensor<4x72x2x2xf32>, %x: tensor<4x72x2x2xf32>, %packed: tensor<144xf32>) -> tensor<72xf32> {
    %slice = stablehlo.slice %packed [0:72] : (tensor<144xf32>) -> tensor<72xf32>
    %slice_1 = stablehlo.slice %packed [72:144] : (tensor<144xf32>) -> tensor<72xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<72xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x72x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<72xf32>) -> tensor<4x72x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x72x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x72x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    return %reduce : tensor<72xf32>
  }
  func.func private @bnBetaGradB_5(%dy: tensor<4x72x2x2xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x72x2x2xf32>, tensor<f32>) -> tensor<72xf32>
    return %reduce : tensor<72xf32>
  }
  func.func private @convBack_6(%dy: tensor<4x72x2x2xf32>, %w: tensor<72x12x1x1xf32>) -> tensor<4x12x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<72x12x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x72x2x2xf32>, tensor<72x12x1x1xf32>) -> tensor<4x12x2x2xf32>
    return %convolution : tensor<4x12x2x2xf32>
  }
  func.func private @convWeightGradB_6(%x: tensor<4x12x2x2xf32>, %dy: tensor<4x72x2x2xf32>) -> tensor<72x12x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x2x2xf32>, tensor<4x72x2x2xf32>) -> tensor<72x12x1x1xf32>
    return %convolution : tensor<72x12x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_6(%dy: tensor<4x12x2x2xf32>, %x: tensor<4x12x2x2xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>) -> tensor<48xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x12x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<12xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<12xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<48xf32>
    return %concatenate : tensor<48xf32>
  }
  func.func private @bnSyncBack_6(%dy: tensor<4x12x2x2xf32>, %x: tensor<4x12x2x2xf32>, %packed: tensor<48xf32>, %gamma: tensor<12xf32>) -> tensor<4x12x2x2xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_2 = stablehlo.slice %packed [24:36] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_3 = stablehlo.slice %packed [36:48] : (tensor<48xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x12x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x12x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x12x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x12x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x12x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x12x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x12x2x2xf32>
    return %multiply_3 : tensor<4x12x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_6(%dy: tensor<4x12x2x2xf32>, %x: tensor<4x12x2x2xf32>, %packed: tensor<24xf32>) -> tensor<12xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x12x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @bnBetaGradB_6(%dy: tensor<4x12x2x2xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x2x2xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @convBack_7(%dy: tensor<4x12x2x2xf32>, %w: tensor<12x48x1x1xf32>) -> tensor<4x48x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x48x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x2x2xf32>, tensor<12x48x1x1xf32>) -> tensor<4x48x2x2xf32>
    return %convolution : tensor<4x48x2x2xf32>
  }
  func.func private @convWeightGradB_7(%x: tensor<4x48x2x2xf32>, %dy: tensor<4x12x2x2xf32>) -> tensor<12x48x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x48x2x2xf32>, tensor<4x12x2x2xf32>) -> tensor<12x48x1x1xf32>
    return %convolution : tensor<12x48x1x1xf32>
  }
  func.func private @selectMid_4(%dy: tensor<4x48x2x2xf32>, %x: tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x48x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x48x2x2xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<4x48x2x2xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x48x2x2xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x48x2x2xi1>, tensor<4x48x2x2xf32>
    return %select : tensor<4x48x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_7(%dy: tensor<4x48x2x2xf32>, %x: tensor<4x48x2x2xf32>, %packed: tensor<96xf32>, %gamma: tensor<48xf32>) -> tensor<192xf32> {
    %slice = stablehlo.slice %packed [0:48] : (tensor<96xf32>) -> tensor<48xf32>
    %slice_1 = stablehlo.slice %packed [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<48xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<48xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x48x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<48xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<48xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x48x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<48xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<48xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<96xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<192xf32>
    return %concatenate : tensor<192xf32>
  }
  func.func private @allReduceMeanF_17(%x: tensor<192xf32>) -> tensor<192xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<192xf32>) -> tensor<192xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<192xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<192xf32>
    return %divide : tensor<192xf32>
  }
  func.func private @bnSyncBack_7(%dy: tensor<4x48x2x2xf32>, %x: tensor<4x48x2x2xf32>, %packed: tensor<192xf32>, %gamma: tensor<48xf32>) -> tensor<4x48x2x2xf32> {
    %slice = stablehlo.slice %packed [0:48] : (tensor<192xf32>) -> tensor<48xf32>
    %slice_1 = stablehlo.slice %packed [48:96] : (tensor<192xf32>) -> tensor<48xf32>
    %slice_2 = stablehlo.slice %packed [96:144] : (tensor<192xf32>) -> tensor<48xf32>
    %slice_3 = stablehlo.slice %packed [144:192] : (tensor<192xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<48xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<48xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x48x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x48x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x48x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x48x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x48x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x48x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x48x2x2xf32>
    return %multiply_3 : tensor<4x48x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_7(%dy: tensor<4x48x2x2xf32>, %x: tensor<4x48x2x2xf32>, %packed: tensor<96xf32>) -> tensor<48xf32> {
    %slice = stablehlo.slice %packed [0:48] : (tensor<96xf32>) -> tensor<48xf32>
    %slice_1 = stablehlo.slice %packed [48:96] : (tensor<96xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<48xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<48xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<48xf32>) -> tensor<4x48x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x48x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x48x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @bnBetaGradB_7(%dy: tensor<4x48x2x2xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x48x2x2xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @convBack_8(%dy: tensor<4x48x2x2xf32>, %w: tensor<48x1x3x3xf32>) -> tensor<4x48x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<48x1x3x3xf32>) -> tensor<1x48x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64} : (tensor<4x48x2x2xf32>, tensor<1x48x3x3xf32>) -> tensor<4x48x2x2xf32>
    return %convolution : tensor<4x48x2x2xf32>
  }
  func.func private @convWeightGradB_8(%x: tensor<4x48x2x2xf32>, %dy: tensor<4x48x2x2xf32>) -> tensor<48x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 48 : i64, feature_group_count = 1 : i64} : (tensor<4x48x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<48x1x3x3xf32>
    return %convolution : tensor<48x1x3x3xf32>
  }
  func.func private @convBack_9(%dy: tensor<4x48x2x2xf32>, %w: tensor<48x8x1x1xf32>) -> tensor<4x8x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x8x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x48x2x2xf32>, tensor<48x8x1x1xf32>) -> tensor<4x8x2x2xf32>
    return %convolution : tensor<4x8x2x2xf32>
  }
  func.func private @convWeightGradB_9(%x: tensor<4x8x2x2xf32>, %dy: tensor<4x48x2x2xf32>) -> tensor<48x8x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x2x2xf32>, tensor<4x48x2x2xf32>) -> tensor<48x8x1x1xf32>
    return %convolution : tensor<48x8x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_8(%dy: tensor<4x8x2x2xf32>, %x: tensor<4x8x2x2xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x8x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<8xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<8xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<32xf32>
    return %concatenate : tensor<32xf32>
  }
  func.func private @allReduceMeanF_18(%x: tensor<32xf32>) -> tensor<32xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnSyncBack_8(%dy: tensor<4x8x2x2xf32>, %x: tensor<4x8x2x2xf32>, %packed: tensor<32xf32>, %gamma: tensor<8xf32>) -> tensor<4x8x2x2xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_2 = stablehlo.slice %packed [16:24] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_3 = stablehlo.slice %packed [24:32] : (tensor<32xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x8x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x8x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x8x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x8x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x8x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x8x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x8x2x2xf32>
    return %multiply_3 : tensor<4x8x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_8(%dy: tensor<4x8x2x2xf32>, %x: tensor<4x8x2x2xf32>, %packed: tensor<16xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x8x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @bnBetaGradB_8(%dy: tensor<4x8x2x2xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x2x2xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @convBack_10(%dy: tensor<4x8x2x2xf32>, %w: tensor<8x24x1x1xf32>) -> tensor<4x24x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x24x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x2x2xf32>, tensor<8x24x1x1xf32>) -> tensor<4x24x2x2xf32>
    return %convolution : tensor<4x24x2x2xf32>
  }
  func.func private @convWeightGradB_10(%x: tensor<4x24x2x2xf32>, %dy: tensor<4x8x2x2xf32>) -> tensor<8x24x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x2x2xf32>, tensor<4x8x2x2xf32>) -> tensor<8x24x1x1xf32>
    return %convolution : tensor<8x24x1x1xf32>
  }
  func.func private @selectMid_5(%dy: tensor<4x24x2x2xf32>, %x: tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x24x2x2xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x24x2x2xf32>, tensor<4x24x2x2xf32>) -> tensor<4x24x2x2xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x24x2x2xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x24x2x2xi1>, tensor<4x24x2x2xf32>
    return %select : tensor<4x24x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_9(%dy: tensor<4x24x2x2xf32>, %x: tensor<4x24x2x2xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>) -> tensor<96xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x24x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<24xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<24xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<96xf32>
    return %concatenate : tensor<96xf32>
  }
  func.func private @allReduceMeanF_19(%x: tensor<96xf32>) -> tensor<96xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96xf32>) -> tensor<96xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96xf32>
    return %divide : tensor<96xf32>
  }
  func.func private @bnSyncBack_9(%dy: tensor<4x24x2x2xf32>, %x: tensor<4x24x2x2xf32>, %packed: tensor<96xf32>, %gamma: tensor<24xf32>) -> tensor<4x24x2x2xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_2 = stablehlo.slice %packed [48:72] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_3 = stablehlo.slice %packed [72:96] : (tensor<96xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x24x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x24x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x24x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x24x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x24x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x24x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x24x2x2xf32>
    return %multiply_3 : tensor<4x24x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_9(%dy: tensor<4x24x2x2xf32>, %x: tensor<4x24x2x2xf32>, %packed: tensor<48xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @bnBetaGradB_9(%dy: tensor<4x24x2x2xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x2x2xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @convBack_11(%dy: tensor<4x24x2x2xf32>, %w: tensor<24x1x3x3xf32>) -> tensor<4x24x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<24x1x3x3xf32>) -> tensor<1x24x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x24x2x2xf32>, tensor<1x24x3x3xf32>) -> tensor<4x24x4x4xf32>
    return %convolution : tensor<4x24x4x4xf32>
  }
  func.func private @convWeightGradB_11(%x: tensor<4x24x4x4xf32>, %dy: tensor<4x24x2x2xf32>) -> tensor<24x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<4x24x4x4xf32>, tensor<4x24x2x2xf32>) -> tensor<24x1x3x3xf32>
    return %convolution : tensor<24x1x3x3xf32>
  }
  func.func private @selectMid_6(%dy: tensor<4x24x4x4xf32>, %x: tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x24x4x4xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x24x4x4xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x24x4x4xi1>, tensor<4x24x4x4xf32>
    return %select : tensor<4x24x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_10(%dy: tensor<4x24x4x4xf32>, %x: tensor<4x24x4x4xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>) -> tensor<96xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x24x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<24xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<24xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<96xf32>
    return %concatenate : tensor<96xf32>
  }
  func.func private @bnSyncBack_10(%dy: tensor<4x24x4x4xf32>, %x: tensor<4x24x4x4xf32>, %packed: tensor<96xf32>, %gamma: tensor<24xf32>) -> tensor<4x24x4x4xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_2 = stablehlo.slice %packed [48:72] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_3 = stablehlo.slice %packed [72:96] : (tensor<96xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x24x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x24x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x24x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x24x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x24x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x24x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x24x4x4xf32>
    return %multiply_3 : tensor<4x24x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_10(%dy: tensor<4x24x4x4xf32>, %x: tensor<4x24x4x4xf32>, %packed: tensor<48xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x24x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @bnBetaGradB_10(%dy: tensor<4x24x4x4xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @convBack_12(%dy: tensor<4x24x4x4xf32>, %w: tensor<24x4x1x1xf32>) -> tensor<4x4x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x4x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x4x4xf32>, tensor<24x4x1x1xf32>) -> tensor<4x4x4x4xf32>
    return %convolution : tensor<4x4x4x4xf32>
  }
  func.func private @convWeightGradB_12(%x: tensor<4x4x4x4xf32>, %dy: tensor<4x24x4x4xf32>) -> tensor<24x4x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<24x4x1x1xf32>
    return %convolution : tensor<24x4x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_11(%dy: tensor<4x4x4x4xf32>, %x: tensor<4x4x4x4xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x4x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<4xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<4xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<16xf32>
    return %concatenate : tensor<16xf32>
  }
  func.func private @allReduceMeanF_20(%x: tensor<16xf32>) -> tensor<16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @bnSyncBack_11(%dy: tensor<4x4x4x4xf32>, %x: tensor<4x4x4x4xf32>, %packed: tensor<16xf32>, %gamma: tensor<4xf32>) -> tensor<4x4x4x4xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_2 = stablehlo.slice %packed [8:12] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_3 = stablehlo.slice %packed [12:16] : (tensor<16xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x4x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x4x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x4x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x4x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x4x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x4x4x4xf32>
    return %multiply_3 : tensor<4x4x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_11(%dy: tensor<4x4x4x4xf32>, %x: tensor<4x4x4x4xf32>, %packed: tensor<8xf32>) -> tensor<4xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x4x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @bnBetaGradB_11(%dy: tensor<4x4x4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convBack_13(%dy: tensor<4x4x4x4xf32>, %w: tensor<4x18x1x1xf32>) -> tensor<4x18x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x18x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x4xf32>, tensor<4x18x1x1xf32>) -> tensor<4x18x4x4xf32>
    return %convolution : tensor<4x18x4x4xf32>
  }
  func.func private @convWeightGradB_13(%x: tensor<4x18x4x4xf32>, %dy: tensor<4x4x4x4xf32>) -> tensor<4x18x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x18x4x4xf32>, tensor<4x4x4x4xf32>) -> tensor<4x18x1x1xf32>
    return %convolution : tensor<4x18x1x1xf32>
  }
  func.func private @selectMid_7(%dy: tensor<4x18x4x4xf32>, %x: tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x18x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x18x4x4xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x18x4x4xf32>, tensor<4x18x4x4xf32>) -> tensor<4x18x4x4xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x18x4x4xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x18x4x4xi1>, tensor<4x18x4x4xf32>
    return %select : tensor<4x18x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_12(%dy: tensor<4x18x4x4xf32>, %x: tensor<4x18x4x4xf32>, %packed: tensor<36xf32>, %gamma: tensor<18xf32>) -> tensor<72xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<18xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x18x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<18xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<18xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<36xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<72xf32>
    return %concatenate : tensor<72xf32>
  }
  func.func private @bnSyncBack_12(%dy: tensor<4x18x4x4xf32>, %x: tensor<4x18x4x4xf32>, %packed: tensor<72xf32>, %gamma: tensor<18xf32>) -> tensor<4x18x4x4xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_2 = stablehlo.slice %packed [36:54] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_3 = stablehlo.slice %packed [54:72] : (tensor<72xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x18x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x18x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x18x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x18x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x18x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x18x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x18x4x4xf32>
    return %multiply_3 : tensor<4x18x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_12(%dy: tensor<4x18x4x4xf32>, %x: tensor<4x18x4x4xf32>, %packed: tensor<36xf32>) -> tensor<18xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x18x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    return %reduce : tensor<18xf32>
  }
  func.func private @bnBetaGradB_12(%dy: tensor<4x18x4x4xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x4x4xf32>, tensor<f32>) -> tensor<18xf32>
    return %reduce : tensor<18xf32>
  }
  func.func private @convBack_14(%dy: tensor<4x18x4x4xf32>, %w: tensor<18x1x3x3xf32>) -> tensor<4x18x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<18x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<18x1x3x3xf32>) -> tensor<1x18x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 18 : i64} : (tensor<4x18x4x4xf32>, tensor<1x18x3x3xf32>) -> tensor<4x18x8x8xf32>
    return %convolution : tensor<4x18x8x8xf32>
  }
  func.func private @convWeightGradB_14(%x: tensor<4x18x8x8xf32>, %dy: tensor<4x18x4x4xf32>) -> tensor<18x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 18 : i64, feature_group_count = 1 : i64} : (tensor<4x18x8x8xf32>, tensor<4x18x4x4xf32>) -> tensor<18x1x3x3xf32>
    return %convolution : tensor<18x1x3x3xf32>
  }
  func.func private @selectMid_8(%dy: tensor<4x18x8x8xf32>, %x: tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x18x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x18x8x8xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x18x8x8xf32>, tensor<4x18x8x8xf32>) -> tensor<4x18x8x8xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x18x8x8xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x18x8x8xi1>, tensor<4x18x8x8xf32>
    return %select : tensor<4x18x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_13(%dy: tensor<4x18x8x8xf32>, %x: tensor<4x18x8x8xf32>, %packed: tensor<36xf32>, %gamma: tensor<18xf32>) -> tensor<72xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<18xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<18xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x18x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<18xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<18xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<36xf32>, tensor<18xf32>, tensor<18xf32>) -> tensor<72xf32>
    return %concatenate : tensor<72xf32>
  }
  func.func private @bnSyncBack_13(%dy: tensor<4x18x8x8xf32>, %x: tensor<4x18x8x8xf32>, %packed: tensor<72xf32>, %gamma: tensor<18xf32>) -> tensor<4x18x8x8xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_2 = stablehlo.slice %packed [36:54] : (tensor<72xf32>) -> tensor<18xf32>
    %slice_3 = stablehlo.slice %packed [54:72] : (tensor<72xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x18x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x18x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x18x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x18x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x18x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x18x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x18x8x8xf32>
    return %multiply_3 : tensor<4x18x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_13(%dy: tensor<4x18x8x8xf32>, %x: tensor<4x18x8x8xf32>, %packed: tensor<36xf32>) -> tensor<18xf32> {
    %slice = stablehlo.slice %packed [0:18] : (tensor<36xf32>) -> tensor<18xf32>
    %slice_1 = stablehlo.slice %packed [18:36] : (tensor<36xf32>) -> tensor<18xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<18xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x18x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<18xf32>) -> tensor<4x18x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x18x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x18x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    return %reduce : tensor<18xf32>
  }
  func.func private @bnBetaGradB_13(%dy: tensor<4x18x8x8xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x18x8x8xf32>, tensor<f32>) -> tensor<18xf32>
    return %reduce : tensor<18xf32>
  }
  func.func private @convBack_15(%dy: tensor<4x18x8x8xf32>, %w: tensor<18x3x1x1xf32>) -> tensor<4x3x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<18x3x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x18x8x8xf32>, tensor<18x3x1x1xf32>) -> tensor<4x3x8x8xf32>
    return %convolution : tensor<4x3x8x8xf32>
  }
  func.func private @convWeightGradB_15(%x: tensor<4x3x8x8xf32>, %dy: tensor<4x18x8x8xf32>) -> tensor<18x3x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x8x8xf32>, tensor<4x18x8x8xf32>) -> tensor<18x3x1x1xf32>
    return %convolution : tensor<18x3x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_14(%dy: tensor<4x3x8x8xf32>, %x: tensor<4x3x8x8xf32>, %packed: tensor<6xf32>, %gamma: tensor<3xf32>) -> tensor<12xf32> {
    %slice = stablehlo.slice %packed [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %slice_1 = stablehlo.slice %packed [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<3xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x3x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x3x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<3xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<3xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<3xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x3x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<3xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<3xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<6xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<12xf32>
    return %concatenate : tensor<12xf32>
  }
  func.func private @bnSyncBack_14(%dy: tensor<4x3x8x8xf32>, %x: tensor<4x3x8x8xf32>, %packed: tensor<12xf32>, %gamma: tensor<3xf32>) -> tensor<4x3x8x8xf32> {
    %slice = stablehlo.slice %packed [0:3] : (tensor<12xf32>) -> tensor<3xf32>
    %slice_1 = stablehlo.slice %packed [3:6] : (tensor<12xf32>) -> tensor<3xf32>
    %slice_2 = stablehlo.slice %packed [6:9] : (tensor<12xf32>) -> tensor<3xf32>
    %slice_3 = stablehlo.slice %packed [9:12] : (tensor<12xf32>) -> tensor<3xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<3xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x3x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x3x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x3x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x3x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x3x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x3x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x3x8x8xf32>
    return %multiply_3 : tensor<4x3x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_14(%dy: tensor<4x3x8x8xf32>, %x: tensor<4x3x8x8xf32>, %packed: tensor<6xf32>) -> tensor<3xf32> {
    %slice = stablehlo.slice %packed [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %slice_1 = stablehlo.slice %packed [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<3xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x3x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<3xf32>) -> tensor<4x3x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x3x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x3x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    return %reduce : tensor<3xf32>
  }
  func.func private @bnBetaGradB_14(%dy: tensor<4x3x8x8xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x3x8x8xf32>, tensor<f32>) -> tensor<3xf32>
    return %reduce : tensor<3xf32>
  }
  func.func private @convBack_16(%dy: tensor<4x3x8x8xf32>, %w: tensor<3x12x1x1xf32>) -> tensor<4x12x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<3x12x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x8x8xf32>, tensor<3x12x1x1xf32>) -> tensor<4x12x8x8xf32>
    return %convolution : tensor<4x12x8x8xf32>
  }
  func.func private @convWeightGradB_16(%x: tensor<4x12x8x8xf32>, %dy: tensor<4x3x8x8xf32>) -> tensor<3x12x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x8x8xf32>, tensor<4x3x8x8xf32>) -> tensor<3x12x1x1xf32>
    return %convolution : tensor<3x12x1x1xf32>
  }
  func.func private @selectMid_9(%dy: tensor<4x12x8x8xf32>, %x: tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x12x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x12x8x8xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x12x8x8xf32>, tensor<4x12x8x8xf32>) -> tensor<4x12x8x8xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x12x8x8xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x12x8x8xi1>, tensor<4x12x8x8xf32>
    return %select : tensor<4x12x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_15(%dy: tensor<4x12x8x8xf32>, %x: tensor<4x12x8x8xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>) -> tensor<48xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x12x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<12xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<12xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<48xf32>
    return %concatenate : tensor<48xf32>
  }
  func.func private @bnSyncBack_15(%dy: tensor<4x12x8x8xf32>, %x: tensor<4x12x8x8xf32>, %packed: tensor<48xf32>, %gamma: tensor<12xf32>) -> tensor<4x12x8x8xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_2 = stablehlo.slice %packed [24:36] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_3 = stablehlo.slice %packed [36:48] : (tensor<48xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x12x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x12x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x12x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x12x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x12x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x12x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x12x8x8xf32>
    return %multiply_3 : tensor<4x12x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_15(%dy: tensor<4x12x8x8xf32>, %x: tensor<4x12x8x8xf32>, %packed: tensor<24xf32>) -> tensor<12xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x12x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @bnBetaGradB_15(%dy: tensor<4x12x8x8xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x8x8xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @convBack_17(%dy: tensor<4x12x8x8xf32>, %w: tensor<12x1x3x3xf32>) -> tensor<4x12x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<12x1x3x3xf32>) -> tensor<1x12x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64} : (tensor<4x12x8x8xf32>, tensor<1x12x3x3xf32>) -> tensor<4x12x16x16xf32>
    return %convolution : tensor<4x12x16x16xf32>
  }
  func.func private @convWeightGradB_17(%x: tensor<4x12x16x16xf32>, %dy: tensor<4x12x8x8xf32>) -> tensor<12x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 12 : i64, feature_group_count = 1 : i64} : (tensor<4x12x16x16xf32>, tensor<4x12x8x8xf32>) -> tensor<12x1x3x3xf32>
    return %convolution : tensor<12x1x3x3xf32>
  }
  func.func private @selectMid_10(%dy: tensor<4x12x16x16xf32>, %x: tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x12x16x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x12x16x16xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x12x16x16xf32>, tensor<4x12x16x16xf32>) -> tensor<4x12x16x16xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x12x16x16xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x12x16x16xi1>, tensor<4x12x16x16xf32>
    return %select : tensor<4x12x16x16xf32>
  }
  func.func private @bnSyncDyStatsB_16(%dy: tensor<4x12x16x16xf32>, %x: tensor<4x12x16x16xf32>, %packed: tensor<24xf32>, %gamma: tensor<12xf32>) -> tensor<48xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    %constant_2 = stablehlo.constant dense<1024.0> : tensor<12xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x12x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<12xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<12xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<24xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<48xf32>
    return %concatenate : tensor<48xf32>
  }
  func.func private @bnSyncBack_16(%dy: tensor<4x12x16x16xf32>, %x: tensor<4x12x16x16xf32>, %packed: tensor<48xf32>, %gamma: tensor<12xf32>) -> tensor<4x12x16x16xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_2 = stablehlo.slice %packed [24:36] : (tensor<48xf32>) -> tensor<12xf32>
    %slice_3 = stablehlo.slice %packed [36:48] : (tensor<48xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x12x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x12x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x12x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x12x16x16xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x12x16x16xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x12x16x16xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x12x16x16xf32>
    return %multiply_3 : tensor<4x12x16x16xf32>
  }
  func.func private @bnSyncGammaGradB_16(%dy: tensor<4x12x16x16xf32>, %x: tensor<4x12x16x16xf32>, %packed: tensor<24xf32>) -> tensor<12xf32> {
    %slice = stablehlo.slice %packed [0:12] : (tensor<24xf32>) -> tensor<12xf32>
    %slice_1 = stablehlo.slice %packed [12:24] : (tensor<24xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<12xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x12x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<12xf32>) -> tensor<4x12x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x12x16x16xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x12x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @bnBetaGradB_16(%dy: tensor<4x12x16x16xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x12x16x16xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @convBack_18(%dy: tensor<4x12x16x16xf32>, %w: tensor<12x2x1x1xf32>) -> tensor<4x2x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x2x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x12x16x16xf32>, tensor<12x2x1x1xf32>) -> tensor<4x2x16x16xf32>
    return %convolution : tensor<4x2x16x16xf32>
  }
  func.func private @convWeightGradB_18(%x: tensor<4x2x16x16xf32>, %dy: tensor<4x12x16x16xf32>) -> tensor<12x2x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x16x16xf32>, tensor<4x12x16x16xf32>) -> tensor<12x2x1x1xf32>
    return %convolution : tensor<12x2x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_17(%dy: tensor<4x2x16x16xf32>, %x: tensor<4x2x16x16xf32>, %packed: tensor<4xf32>, %gamma: tensor<2xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %slice_1 = stablehlo.slice %packed [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<2xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x2x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    %constant_2 = stablehlo.constant dense<1024.0> : tensor<2xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<2xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<2xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x2x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<2xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<2xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<8xf32>
    return %concatenate : tensor<8xf32>
  }
  func.func private @bnSyncBack_17(%dy: tensor<4x2x16x16xf32>, %x: tensor<4x2x16x16xf32>, %packed: tensor<8xf32>, %gamma: tensor<2xf32>) -> tensor<4x2x16x16xf32> {
    %slice = stablehlo.slice %packed [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    %slice_1 = stablehlo.slice %packed [2:4] : (tensor<8xf32>) -> tensor<2xf32>
    %slice_2 = stablehlo.slice %packed [4:6] : (tensor<8xf32>) -> tensor<2xf32>
    %slice_3 = stablehlo.slice %packed [6:8] : (tensor<8xf32>) -> tensor<2xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<2xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x2x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x2x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x2x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x2x16x16xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x2x16x16xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x2x16x16xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x2x16x16xf32>
    return %multiply_3 : tensor<4x2x16x16xf32>
  }
  func.func private @bnSyncGammaGradB_17(%dy: tensor<4x2x16x16xf32>, %x: tensor<4x2x16x16xf32>, %packed: tensor<4xf32>) -> tensor<2xf32> {
    %slice = stablehlo.slice %packed [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %slice_1 = stablehlo.slice %packed [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<2xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<2xf32>) -> tensor<4x2x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x2x16x16xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x2x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    return %reduce : tensor<2xf32>
  }
  func.func private @bnBetaGradB_17(%dy: tensor<4x2x16x16xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x2x16x16xf32>, tensor<f32>) -> tensor<2xf32>
    return %reduce : tensor<2xf32>
  }
  func.func private @convBack_19(%dy: tensor<4x2x16x16xf32>, %w: tensor<2x4x1x1xf32>) -> tensor<4x4x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<2x4x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x16x16xf32>, tensor<2x4x1x1xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @convWeightGradB_19(%x: tensor<4x4x16x16xf32>, %dy: tensor<4x2x16x16xf32>) -> tensor<2x4x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x2x16x16xf32>) -> tensor<2x4x1x1xf32>
    return %convolution : tensor<2x4x1x1xf32>
  }
  func.func private @selectMid_11(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x4x16x16xf32>
    %compare_1 = stablehlo.compare LT, %x, %constant_1 : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %and = stablehlo.and %compare, %compare_1 : tensor<4x4x16x16xi1>
    %select = stablehlo.select %and, %dy, %constant : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %select : tensor<4x4x16x16xf32>
  }
  func.func private @bnSyncDyStatsB_18(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_2 = stablehlo.constant dense<1024.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x4x16x16xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<4xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<4xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<16xf32>
    return %concatenate : tensor<16xf32>
  }
  func.func private @bnSyncBack_18(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<16xf32>, %gamma: tensor<4xf32>) -> tensor<4x4x16x16xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_2 = stablehlo.slice %packed [8:12] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_3 = stablehlo.slice %packed [12:16] : (tensor<16xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x4x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x4x16x16xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x4x16x16xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x4x16x16xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x4x16x16xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x4x16x16xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x4x16x16xf32>
    return %multiply_3 : tensor<4x4x16x16xf32>
  }
  func.func private @bnSyncGammaGradB_18(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>) -> tensor<4xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x16x16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x16x16xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x4x16x16xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @bnBetaGradB_18(%dy: tensor<4x4x16x16xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convBack_20(%dy: tensor<4x4x16x16xf32>, %w: tensor<4x1x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<4x1x3x3xf32>) -> tensor<1x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<4x4x16x16xf32>, tensor<1x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @convWeightGradB_20(%x: tensor<4x4x16x16xf32>, %dy: tensor<4x4x16x16xf32>) -> tensor<4x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x1x3x3xf32>
    return %convolution : tensor<4x1x3x3xf32>
  }
  func.func private @convWeightGradB_21(%x: tensor<4x3x32x32xf32>, %dy: tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32>
    return %convolution : tensor<4x3x3x3xf32>
  }
  func.func private @scaleB(%x: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x3x3x3xf32>
    return %multiply : tensor<4x3x3x3xf32>
  }
  func.func private @allReduceMeanF_21(%x: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x3x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x3x3x3xf32>
    return %divide : tensor<4x3x3x3xf32>
  }
  func.func private @addVB(%x: tensor<4x3x3x3xf32>, %y: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<4x3x3x3xf32>
    return %add : tensor<4x3x3x3xf32>
  }
  func.func private @adamVNextF(%v: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x3x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x3x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x3x3x3xf32>
    return %add : tensor<4x3x3x3xf32>
  }
  func.func private @rmsBufNextF(%b: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %s: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x3x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<4x3x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<4x3x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<4x3x3x3xf32>
    return %add_1 : tensor<4x3x3x3xf32>
  }
  func.func private @sgdParamF(%theta: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>, %lr: tensor<f32>) -> tensor<4x3x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x3x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x3x3x3xf32>
    return %subtract : tensor<4x3x3x3xf32>
  }
  func.func private @scaleB_1(%x: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<4xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4xf32>
    return %multiply : tensor<4xf32>
  }
  func.func private @addVB_1(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %add = stablehlo.add %x, %y : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @rmsBufNextF_1(%b: tensor<4xf32>, %g: tensor<4xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<4xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add_1 : tensor<4xf32>
  }
  func.func private @sgdParamF_1(%theta: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4xf32>
    return %subtract : tensor<4xf32>
  }
  func.func private @scaleB_2(%x: tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<4x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x1x3x3xf32>
    return %multiply : tensor<4x1x3x3xf32>
  }
  func.func private @allReduceMeanF_22(%x: tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x1x3x3xf32>
    return %divide : tensor<4x1x3x3xf32>
  }
  func.func private @addVB_2(%x: tensor<4x1x3x3xf32>, %y: tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<4x1x3x3xf32>
    return %add : tensor<4x1x3x3xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<4x1x3x3xf32>, %g: tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x1x3x3xf32>
    return %add : tensor<4x1x3x3xf32>
  }
  func.func private @rmsBufNextF_2(%b: tensor<4x1x3x3xf32>, %g: tensor<4x1x3x3xf32>, %s: tensor<4x1x3x3xf32>) -> tensor<4x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<4x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<4x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<4x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<4x1x3x3xf32>
    return %add_1 : tensor<4x1x3x3xf32>
  }
  func.func private @sgdParamF_2(%theta: tensor<4x1x3x3xf32>, %g: tensor<4x1x3x3xf32>, %lr: tensor<f32>) -> tensor<4x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x1x3x3xf32>
    return %subtract : tensor<4x1x3x3xf32>
  }
  func.func private @scaleB_3(%x: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<2x4x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<2x4x1x1xf32>
    return %multiply : tensor<2x4x1x1xf32>
  }
  func.func private @allReduceMeanF_23(%x: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<2x4x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<2x4x1x1xf32>
    return %divide : tensor<2x4x1x1xf32>
  }
  func.func private @addVB_3(%x: tensor<2x4x1x1xf32>, %y: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<2x4x1x1xf32>
    return %add : tensor<2x4x1x1xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<2x4x1x1xf32>, %g: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<2x4x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<2x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<2x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<2x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<2x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<2x4x1x1xf32>
    return %add : tensor<2x4x1x1xf32>
  }
  func.func private @rmsBufNextF_3(%b: tensor<2x4x1x1xf32>, %g: tensor<2x4x1x1xf32>, %s: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<2x4x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<2x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<2x4x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<2x4x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<2x4x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<2x4x1x1xf32>
    return %add_1 : tensor<2x4x1x1xf32>
  }
  func.func private @sgdParamF_3(%theta: tensor<2x4x1x1xf32>, %g: tensor<2x4x1x1xf32>, %lr: tensor<f32>) -> tensor<2x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<2x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<2x4x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<2x4x1x1xf32>
    return %subtract : tensor<2x4x1x1xf32>
  }
  func.func private @scaleB_4(%x: tensor<2xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<2xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<2xf32>
    return %multiply : tensor<2xf32>
  }
  func.func private @addVB_4(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
    %add = stablehlo.add %x, %y : tensor<2xf32>
    return %add : tensor<2xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<2xf32>, %g: tensor<2xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<2xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<2xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<2xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<2xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<2xf32>
    return %add : tensor<2xf32>
  }
  func.func private @rmsBufNextF_4(%b: tensor<2xf32>, %g: tensor<2xf32>, %s: tensor<2xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<2xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<2xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<2xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<2xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<2xf32>
    return %add_1 : tensor<2xf32>
  }
  func.func private @sgdParamF_4(%theta: tensor<2xf32>, %g: tensor<2xf32>, %lr: tensor<f32>) -> tensor<2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<2xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<2xf32>
    return %subtract : tensor<2xf32>
  }
  func.func private @scaleB_5(%x: tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<12x2x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<12x2x1x1xf32>
    return %multiply : tensor<12x2x1x1xf32>
  }
  func.func private @allReduceMeanF_24(%x: tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x2x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x2x1x1xf32>
    return %divide : tensor<12x2x1x1xf32>
  }
  func.func private @addVB_5(%x: tensor<12x2x1x1xf32>, %y: tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<12x2x1x1xf32>
    return %add : tensor<12x2x1x1xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<12x2x1x1xf32>, %g: tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x2x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x2x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x2x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x2x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x2x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x2x1x1xf32>
    return %add : tensor<12x2x1x1xf32>
  }
  func.func private @rmsBufNextF_5(%b: tensor<12x2x1x1xf32>, %g: tensor<12x2x1x1xf32>, %s: tensor<12x2x1x1xf32>) -> tensor<12x2x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x2x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<12x2x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<12x2x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<12x2x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12x2x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<12x2x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<12x2x1x1xf32>
    return %add_1 : tensor<12x2x1x1xf32>
  }
  func.func private @sgdParamF_5(%theta: tensor<12x2x1x1xf32>, %g: tensor<12x2x1x1xf32>, %lr: tensor<f32>) -> tensor<12x2x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x2x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<12x2x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x2x1x1xf32>
    return %subtract : tensor<12x2x1x1xf32>
  }
  func.func private @scaleB_6(%x: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<12xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<12xf32>
    return %multiply : tensor<12xf32>
  }
  func.func private @addVB_6(%x: tensor<12xf32>, %y: tensor<12xf32>) -> tensor<12xf32> {
    %add = stablehlo.add %x, %y : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<12xf32>, %g: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @rmsBufNextF_6(%b: tensor<12xf32>, %g: tensor<12xf32>, %s: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<12xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<12xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<12xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<12xf32>
    return %add_1 : tensor<12xf32>
  }
  func.func private @sgdParamF_6(%theta: tensor<12xf32>, %g: tensor<12xf32>, %lr: tensor<f32>) -> tensor<12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<12xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12xf32>
    return %subtract : tensor<12xf32>
  }
  func.func private @scaleB_7(%x: tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<12x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<12x1x3x3xf32>
    return %multiply : tensor<12x1x3x3xf32>
  }
  func.func private @allReduceMeanF_25(%x: tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x1x3x3xf32>
    return %divide : tensor<12x1x3x3xf32>
  }
  func.func private @addVB_7(%x: tensor<12x1x3x3xf32>, %y: tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<12x1x3x3xf32>
    return %add : tensor<12x1x3x3xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<12x1x3x3xf32>, %g: tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x1x3x3xf32>
    return %add : tensor<12x1x3x3xf32>
  }
  func.func private @rmsBufNextF_7(%b: tensor<12x1x3x3xf32>, %g: tensor<12x1x3x3xf32>, %s: tensor<12x1x3x3xf32>) -> tensor<12x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<12x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<12x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<12x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<12x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<12x1x3x3xf32>
    return %add_1 : tensor<12x1x3x3xf32>
  }
  func.func private @sgdParamF_7(%theta: tensor<12x1x3x3xf32>, %g: tensor<12x1x3x3xf32>, %lr: tensor<f32>) -> tensor<12x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<12x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x1x3x3xf32>
    return %subtract : tensor<12x1x3x3xf32>
  }
  func.func private @scaleB_8(%x: tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<3x12x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<3x12x1x1xf32>
    return %multiply : tensor<3x12x1x1xf32>
  }
  func.func private @allReduceMeanF_26(%x: tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<3x12x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<3x12x1x1xf32>
    return %divide : tensor<3x12x1x1xf32>
  }
  func.func private @addVB_8(%x: tensor<3x12x1x1xf32>, %y: tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<3x12x1x1xf32>
    return %add : tensor<3x12x1x1xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<3x12x1x1xf32>, %g: tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3x12x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<3x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<3x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<3x12x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<3x12x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<3x12x1x1xf32>
    return %add : tensor<3x12x1x1xf32>
  }
  func.func private @rmsBufNextF_8(%b: tensor<3x12x1x1xf32>, %g: tensor<3x12x1x1xf32>, %s: tensor<3x12x1x1xf32>) -> tensor<3x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3x12x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<3x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<3x12x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<3x12x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<3x12x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<3x12x1x1xf32>
    return %add_1 : tensor<3x12x1x1xf32>
  }
  func.func private @sgdParamF_8(%theta: tensor<3x12x1x1xf32>, %g: tensor<3x12x1x1xf32>, %lr: tensor<f32>) -> tensor<3x12x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<3x12x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<3x12x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<3x12x1x1xf32>
    return %subtract : tensor<3x12x1x1xf32>
  }
  func.func private @scaleB_9(%x: tensor<3xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<3xf32>
    return %multiply : tensor<3xf32>
  }
  func.func private @addVB_9(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
    %add = stablehlo.add %x, %y : tensor<3xf32>
    return %add : tensor<3xf32>
  }
  func.func private @adamVNextF_9(%v: tensor<3xf32>, %g: tensor<3xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<3xf32>
    return %add : tensor<3xf32>
  }
  func.func private @rmsBufNextF_9(%b: tensor<3xf32>, %g: tensor<3xf32>, %s: tensor<3xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<3xf32>
    return %add_1 : tensor<3xf32>
  }
  func.func private @sgdParamF_9(%theta: tensor<3xf32>, %g: tensor<3xf32>, %lr: tensor<f32>) -> tensor<3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<3xf32>
    return %subtract : tensor<3xf32>
  }
  func.func private @scaleB_10(%x: tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<18x3x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<18x3x1x1xf32>
    return %multiply : tensor<18x3x1x1xf32>
  }
  func.func private @allReduceMeanF_27(%x: tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<18x3x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<18x3x1x1xf32>
    return %divide : tensor<18x3x1x1xf32>
  }
  func.func private @addVB_10(%x: tensor<18x3x1x1xf32>, %y: tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<18x3x1x1xf32>
    return %add : tensor<18x3x1x1xf32>
  }
  func.func private @adamVNextF_10(%v: tensor<18x3x1x1xf32>, %g: tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18x3x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<18x3x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<18x3x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<18x3x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<18x3x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<18x3x1x1xf32>
    return %add : tensor<18x3x1x1xf32>
  }
  func.func private @rmsBufNextF_10(%b: tensor<18x3x1x1xf32>, %g: tensor<18x3x1x1xf32>, %s: tensor<18x3x1x1xf32>) -> tensor<18x3x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18x3x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<18x3x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<18x3x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<18x3x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18x3x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<18x3x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<18x3x1x1xf32>
    return %add_1 : tensor<18x3x1x1xf32>
  }
  func.func private @sgdParamF_10(%theta: tensor<18x3x1x1xf32>, %g: tensor<18x3x1x1xf32>, %lr: tensor<f32>) -> tensor<18x3x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<18x3x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<18x3x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<18x3x1x1xf32>
    return %subtract : tensor<18x3x1x1xf32>
  }
  func.func private @scaleB_11(%x: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<18xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<18xf32>
    return %multiply : tensor<18xf32>
  }
  func.func private @addVB_11(%x: tensor<18xf32>, %y: tensor<18xf32>) -> tensor<18xf32> {
    %add = stablehlo.add %x, %y : tensor<18xf32>
    return %add : tensor<18xf32>
  }
  func.func private @adamVNextF_11(%v: tensor<18xf32>, %g: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<18xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<18xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<18xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<18xf32>
    return %add : tensor<18xf32>
  }
  func.func private @rmsBufNextF_11(%b: tensor<18xf32>, %g: tensor<18xf32>, %s: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<18xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<18xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<18xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<18xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<18xf32>
    return %add_1 : tensor<18xf32>
  }
  func.func private @sgdParamF_11(%theta: tensor<18xf32>, %g: tensor<18xf32>, %lr: tensor<f32>) -> tensor<18xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<18xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<18xf32>
    return %subtract : tensor<18xf32>
  }
  func.func private @scaleB_12(%x: tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<18x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<18x1x3x3xf32>
    return %multiply : tensor<18x1x3x3xf32>
  }
  func.func private @allReduceMeanF_28(%x: tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<18x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<18x1x3x3xf32>
    return %divide : tensor<18x1x3x3xf32>
  }
  func.func private @addVB_12(%x: tensor<18x1x3x3xf32>, %y: tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<18x1x3x3xf32>
    return %add : tensor<18x1x3x3xf32>
  }
  func.func private @adamVNextF_12(%v: tensor<18x1x3x3xf32>, %g: tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<18x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<18x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<18x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<18x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<18x1x3x3xf32>
    return %add : tensor<18x1x3x3xf32>
  }
  func.func private @rmsBufNextF_12(%b: tensor<18x1x3x3xf32>, %g: tensor<18x1x3x3xf32>, %s: tensor<18x1x3x3xf32>) -> tensor<18x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<18x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<18x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<18x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<18x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<18x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<18x1x3x3xf32>
    return %add_1 : tensor<18x1x3x3xf32>
  }
  func.func private @sgdParamF_12(%theta: tensor<18x1x3x3xf32>, %g: tensor<18x1x3x3xf32>, %lr: tensor<f32>) -> tensor<18x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<18x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<18x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<18x1x3x3xf32>
    return %subtract : tensor<18x1x3x3xf32>
  }
  func.func private @scaleB_13(%x: tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<4x18x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x18x1x1xf32>
    return %multiply : tensor<4x18x1x1xf32>
  }
  func.func private @allReduceMeanF_29(%x: tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x18x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x18x1x1xf32>
    return %divide : tensor<4x18x1x1xf32>
  }
  func.func private @addVB_13(%x: tensor<4x18x1x1xf32>, %y: tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<4x18x1x1xf32>
    return %add : tensor<4x18x1x1xf32>
  }
  func.func private @adamVNextF_13(%v: tensor<4x18x1x1xf32>, %g: tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x18x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x18x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x18x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x18x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x18x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x18x1x1xf32>
    return %add : tensor<4x18x1x1xf32>
  }
  func.func private @rmsBufNextF_13(%b: tensor<4x18x1x1xf32>, %g: tensor<4x18x1x1xf32>, %s: tensor<4x18x1x1xf32>) -> tensor<4x18x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x18x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<4x18x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x18x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<4x18x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x18x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<4x18x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<4x18x1x1xf32>
    return %add_1 : tensor<4x18x1x1xf32>
  }
  func.func private @sgdParamF_13(%theta: tensor<4x18x1x1xf32>, %g: tensor<4x18x1x1xf32>, %lr: tensor<f32>) -> tensor<4x18x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x18x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x18x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x18x1x1xf32>
    return %subtract : tensor<4x18x1x1xf32>
  }
  func.func private @scaleB_14(%x: tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<24x4x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<24x4x1x1xf32>
    return %multiply : tensor<24x4x1x1xf32>
  }
  func.func private @allReduceMeanF_30(%x: tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x4x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x4x1x1xf32>
    return %divide : tensor<24x4x1x1xf32>
  }
  func.func private @addVB_14(%x: tensor<24x4x1x1xf32>, %y: tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<24x4x1x1xf32>
    return %add : tensor<24x4x1x1xf32>
  }
  func.func private @adamVNextF_14(%v: tensor<24x4x1x1xf32>, %g: tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x4x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x4x1x1xf32>
    return %add : tensor<24x4x1x1xf32>
  }
  func.func private @rmsBufNextF_14(%b: tensor<24x4x1x1xf32>, %g: tensor<24x4x1x1xf32>, %s: tensor<24x4x1x1xf32>) -> tensor<24x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x4x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<24x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<24x4x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<24x4x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<24x4x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<24x4x1x1xf32>
    return %add_1 : tensor<24x4x1x1xf32>
  }
  func.func private @sgdParamF_14(%theta: tensor<24x4x1x1xf32>, %g: tensor<24x4x1x1xf32>, %lr: tensor<f32>) -> tensor<24x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<24x4x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x4x1x1xf32>
    return %subtract : tensor<24x4x1x1xf32>
  }
  func.func private @scaleB_15(%x: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<24xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<24xf32>
    return %multiply : tensor<24xf32>
  }
  func.func private @addVB_15(%x: tensor<24xf32>, %y: tensor<24xf32>) -> tensor<24xf32> {
    %add = stablehlo.add %x, %y : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamVNextF_15(%v: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @rmsBufNextF_15(%b: tensor<24xf32>, %g: tensor<24xf32>, %s: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<24xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<24xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add_1 : tensor<24xf32>
  }
  func.func private @sgdParamF_15(%theta: tensor<24xf32>, %g: tensor<24xf32>, %lr: tensor<f32>) -> tensor<24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<24xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24xf32>
    return %subtract : tensor<24xf32>
  }
  func.func private @scaleB_16(%x: tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<24x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<24x1x3x3xf32>
    return %multiply : tensor<24x1x3x3xf32>
  }
  func.func private @allReduceMeanF_31(%x: tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x1x3x3xf32>
    return %divide : tensor<24x1x3x3xf32>
  }
  func.func private @addVB_16(%x: tensor<24x1x3x3xf32>, %y: tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<24x1x3x3xf32>
    return %add : tensor<24x1x3x3xf32>
  }
  func.func private @adamVNextF_16(%v: tensor<24x1x3x3xf32>, %g: tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x1x3x3xf32>
    return %add : tensor<24x1x3x3xf32>
  }
  func.func private @rmsBufNextF_16(%b: tensor<24x1x3x3xf32>, %g: tensor<24x1x3x3xf32>, %s: tensor<24x1x3x3xf32>) -> tensor<24x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<24x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<24x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<24x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<24x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<24x1x3x3xf32>
    return %add_1 : tensor<24x1x3x3xf32>
  }
  func.func private @sgdParamF_16(%theta: tensor<24x1x3x3xf32>, %g: tensor<24x1x3x3xf32>, %lr: tensor<f32>) -> tensor<24x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<24x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x1x3x3xf32>
    return %subtract : tensor<24x1x3x3xf32>
  }
  func.func private @scaleB_17(%x: tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<8x24x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<8x24x1x1xf32>
    return %multiply : tensor<8x24x1x1xf32>
  }
  func.func private @allReduceMeanF_32(%x: tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8x24x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8x24x1x1xf32>
    return %divide : tensor<8x24x1x1xf32>
  }
  func.func private @addVB_17(%x: tensor<8x24x1x1xf32>, %y: tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<8x24x1x1xf32>
    return %add : tensor<8x24x1x1xf32>
  }
  func.func private @adamVNextF_17(%v: tensor<8x24x1x1xf32>, %g: tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x24x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<8x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<8x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<8x24x1x1xf32>
    return %add : tensor<8x24x1x1xf32>
  }
  func.func private @rmsBufNextF_17(%b: tensor<8x24x1x1xf32>, %g: tensor<8x24x1x1xf32>, %s: tensor<8x24x1x1xf32>) -> tensor<8x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x24x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<8x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<8x24x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<8x24x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<8x24x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<8x24x1x1xf32>
    return %add_1 : tensor<8x24x1x1xf32>
  }
  func.func private @sgdParamF_17(%theta: tensor<8x24x1x1xf32>, %g: tensor<8x24x1x1xf32>, %lr: tensor<f32>) -> tensor<8x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8x24x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8x24x1x1xf32>
    return %subtract : tensor<8x24x1x1xf32>
  }
  func.func private @scaleB_18(%x: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<8xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<8xf32>
    return %multiply : tensor<8xf32>
  }
  func.func private @addVB_18(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %add = stablehlo.add %x, %y : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @adamVNextF_18(%v: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<8xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @rmsBufNextF_18(%b: tensor<8xf32>, %g: tensor<8xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<8xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<8xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<8xf32>
    return %add_1 : tensor<8xf32>
  }
  func.func private @sgdParamF_18(%theta: tensor<8xf32>, %g: tensor<8xf32>, %lr: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8xf32>
    return %subtract : tensor<8xf32>
  }
  func.func private @scaleB_19(%x: tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<48x8x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<48x8x1x1xf32>
    return %multiply : tensor<48x8x1x1xf32>
  }
  func.func private @allReduceMeanF_33(%x: tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x8x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x8x1x1xf32>
    return %divide : tensor<48x8x1x1xf32>
  }
  func.func private @addVB_19(%x: tensor<48x8x1x1xf32>, %y: tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<48x8x1x1xf32>
    return %add : tensor<48x8x1x1xf32>
  }
  func.func private @adamVNextF_19(%v: tensor<48x8x1x1xf32>, %g: tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x8x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x8x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x8x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x8x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x8x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x8x1x1xf32>
    return %add : tensor<48x8x1x1xf32>
  }
  func.func private @rmsBufNextF_19(%b: tensor<48x8x1x1xf32>, %g: tensor<48x8x1x1xf32>, %s: tensor<48x8x1x1xf32>) -> tensor<48x8x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x8x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<48x8x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<48x8x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<48x8x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48x8x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<48x8x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<48x8x1x1xf32>
    return %add_1 : tensor<48x8x1x1xf32>
  }
  func.func private @sgdParamF_19(%theta: tensor<48x8x1x1xf32>, %g: tensor<48x8x1x1xf32>, %lr: tensor<f32>) -> tensor<48x8x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x8x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<48x8x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x8x1x1xf32>
    return %subtract : tensor<48x8x1x1xf32>
  }
  func.func private @scaleB_20(%x: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<48xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<48xf32>
    return %multiply : tensor<48xf32>
  }
  func.func private @addVB_20(%x: tensor<48xf32>, %y: tensor<48xf32>) -> tensor<48xf32> {
    %add = stablehlo.add %x, %y : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @adamVNextF_20(%v: tensor<48xf32>, %g: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @rmsBufNextF_20(%b: tensor<48xf32>, %g: tensor<48xf32>, %s: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<48xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<48xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<48xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<48xf32>
    return %add_1 : tensor<48xf32>
  }
  func.func private @sgdParamF_20(%theta: tensor<48xf32>, %g: tensor<48xf32>, %lr: tensor<f32>) -> tensor<48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<48xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48xf32>
    return %subtract : tensor<48xf32>
  }
  func.func private @scaleB_21(%x: tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<48x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<48x1x3x3xf32>
    return %multiply : tensor<48x1x3x3xf32>
  }
  func.func private @allReduceMeanF_34(%x: tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x1x3x3xf32>
    return %divide : tensor<48x1x3x3xf32>
  }
  func.func private @addVB_21(%x: tensor<48x1x3x3xf32>, %y: tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<48x1x3x3xf32>
    return %add : tensor<48x1x3x3xf32>
  }
  func.func private @adamVNextF_21(%v: tensor<48x1x3x3xf32>, %g: tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x1x3x3xf32>
    return %add : tensor<48x1x3x3xf32>
  }
  func.func private @rmsBufNextF_21(%b: tensor<48x1x3x3xf32>, %g: tensor<48x1x3x3xf32>, %s: tensor<48x1x3x3xf32>) -> tensor<48x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<48x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<48x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<48x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<48x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<48x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<48x1x3x3xf32>
    return %add_1 : tensor<48x1x3x3xf32>
  }
  func.func private @sgdParamF_21(%theta: tensor<48x1x3x3xf32>, %g: tensor<48x1x3x3xf32>, %lr: tensor<f32>) -> tensor<48x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<48x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x1x3x3xf32>
    return %subtract : tensor<48x1x3x3xf32>
  }
  func.func private @scaleB_22(%x: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<12x48x1x1xf32>
    return %multiply : tensor<12x48x1x1xf32>
  }
  func.func private @allReduceMeanF_35(%x: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x48x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x48x1x1xf32>
    return %divide : tensor<12x48x1x1xf32>
  }
  func.func private @addVB_22(%x: tensor<12x48x1x1xf32>, %y: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<12x48x1x1xf32>
    return %add : tensor<12x48x1x1xf32>
  }
  func.func private @adamVNextF_22(%v: tensor<12x48x1x1xf32>, %g: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x48x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x48x1x1xf32>
    return %add : tensor<12x48x1x1xf32>
  }
  func.func private @rmsBufNextF_22(%b: tensor<12x48x1x1xf32>, %g: tensor<12x48x1x1xf32>, %s: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<12x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<12x48x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<12x48x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<12x48x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<12x48x1x1xf32>
    return %add_1 : tensor<12x48x1x1xf32>
  }
  func.func private @sgdParamF_22(%theta: tensor<12x48x1x1xf32>, %g: tensor<12x48x1x1xf32>, %lr: tensor<f32>) -> tensor<12x48x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<12x48x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x48x1x1xf32>
    return %subtract : tensor<12x48x1x1xf32>
  }
  func.func private @scaleB_23(%x: tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<72x12x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<72x12x1x1xf32>
    return %multiply : tensor<72x12x1x1xf32>
  }
  func.func private @allReduceMeanF_36(%x: tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<72x12x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<72x12x1x1xf32>
    return %divide : tensor<72x12x1x1xf32>
  }
  func.func private @addVB_23(%x: tensor<72x12x1x1xf32>, %y: tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<72x12x1x1xf32>
    return %add : tensor<72x12x1x1xf32>
  }
  func.func private @adamVNextF_23(%v: tensor<72x12x1x1xf32>, %g: tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72x12x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<72x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<72x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<72x12x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<72x12x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<72x12x1x1xf32>
    return %add : tensor<72x12x1x1xf32>
  }
  func.func private @rmsBufNextF_23(%b: tensor<72x12x1x1xf32>, %g: tensor<72x12x1x1xf32>, %s: tensor<72x12x1x1xf32>) -> tensor<72x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72x12x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<72x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<72x12x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<72x12x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<72x12x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<72x12x1x1xf32>
    return %add_1 : tensor<72x12x1x1xf32>
  }
  func.func private @sgdParamF_23(%theta: tensor<72x12x1x1xf32>, %g: tensor<72x12x1x1xf32>, %lr: tensor<f32>) -> tensor<72x12x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<72x12x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<72x12x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<72x12x1x1xf32>
    return %subtract : tensor<72x12x1x1xf32>
  }
  func.func private @scaleB_24(%x: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<72xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<72xf32>
    return %multiply : tensor<72xf32>
  }
  func.func private @addVB_24(%x: tensor<72xf32>, %y: tensor<72xf32>) -> tensor<72xf32> {
    %add = stablehlo.add %x, %y : tensor<72xf32>
    return %add : tensor<72xf32>
  }
  func.func private @adamVNextF_24(%v: tensor<72xf32>, %g: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<72xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<72xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<72xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<72xf32>
    return %add : tensor<72xf32>
  }
  func.func private @rmsBufNextF_24(%b: tensor<72xf32>, %g: tensor<72xf32>, %s: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<72xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<72xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<72xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<72xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<72xf32>
    return %add_1 : tensor<72xf32>
  }
  func.func private @sgdParamF_24(%theta: tensor<72xf32>, %g: tensor<72xf32>, %lr: tensor<f32>) -> tensor<72xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<72xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<72xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<72xf32>
    return %subtract : tensor<72xf32>
  }
  func.func private @scaleB_25(%x: tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<72x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<72x1x3x3xf32>
    return %multiply : tensor<72x1x3x3xf32>
  }
  func.func private @allReduceMeanF_37(%x: tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<72x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<72x1x3x3xf32>
    return %divide : tensor<72x1x3x3xf32>
  }
  func.func private @addVB_25(%x: tensor<72x1x3x3xf32>, %y: tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<72x1x3x3xf32>
    return %add : tensor<72x1x3x3xf32>
  }
  func.func private @adamVNextF_25(%v: tensor<72x1x3x3xf32>, %g: tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<72x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<72x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<72x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<72x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<72x1x3x3xf32>
    return %add : tensor<72x1x3x3xf32>
  }
  func.func private @rmsBufNextF_25(%b: tensor<72x1x3x3xf32>, %g: tensor<72x1x3x3xf32>, %s: tensor<72x1x3x3xf32>) -> tensor<72x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<72x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<72x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<72x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<72x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<72x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<72x1x3x3xf32>
    return %add_1 : tensor<72x1x3x3xf32>
  }
  func.func private @sgdParamF_25(%theta: tensor<72x1x3x3xf32>, %g: tensor<72x1x3x3xf32>, %lr: tensor<f32>) -> tensor<72x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<72x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<72x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<72x1x3x3xf32>
    return %subtract : tensor<72x1x3x3xf32>
  }
  func.func private @scaleB_26(%x: tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<20x72x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<20x72x1x1xf32>
    return %multiply : tensor<20x72x1x1xf32>
  }
  func.func private @allReduceMeanF_38(%x: tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<20x72x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<20x72x1x1xf32>
    return %divide : tensor<20x72x1x1xf32>
  }
  func.func private @addVB_26(%x: tensor<20x72x1x1xf32>, %y: tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<20x72x1x1xf32>
    return %add : tensor<20x72x1x1xf32>
  }
  func.func private @adamVNextF_26(%v: tensor<20x72x1x1xf32>, %g: tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x72x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20x72x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20x72x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20x72x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20x72x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20x72x1x1xf32>
    return %add : tensor<20x72x1x1xf32>
  }
  func.func private @rmsBufNextF_26(%b: tensor<20x72x1x1xf32>, %g: tensor<20x72x1x1xf32>, %s: tensor<20x72x1x1xf32>) -> tensor<20x72x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x72x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<20x72x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<20x72x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<20x72x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20x72x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<20x72x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<20x72x1x1xf32>
    return %add_1 : tensor<20x72x1x1xf32>
  }
  func.func private @sgdParamF_26(%theta: tensor<20x72x1x1xf32>, %g: tensor<20x72x1x1xf32>, %lr: tensor<f32>) -> tensor<20x72x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20x72x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<20x72x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20x72x1x1xf32>
    return %subtract : tensor<20x72x1x1xf32>
  }
  func.func private @scaleB_27(%x: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<20xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<20xf32>
    return %multiply : tensor<20xf32>
  }
  func.func private @addVB_27(%x: tensor<20xf32>, %y: tensor<20xf32>) -> tensor<20xf32> {
    %add = stablehlo.add %x, %y : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @adamVNextF_27(%v: tensor<20xf32>, %g: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @rmsBufNextF_27(%b: tensor<20xf32>, %g: tensor<20xf32>, %s: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<20xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<20xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<20xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<20xf32>
    return %add_1 : tensor<20xf32>
  }
  func.func private @sgdParamF_27(%theta: tensor<20xf32>, %g: tensor<20xf32>, %lr: tensor<f32>) -> tensor<20xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<20xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20xf32>
    return %subtract : tensor<20xf32>
  }
  func.func private @scaleB_28(%x: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<120x20x1x1xf32>
    return %multiply : tensor<120x20x1x1xf32>
  }
  func.func private @allReduceMeanF_39(%x: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<120x20x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<120x20x1x1xf32>
    return %divide : tensor<120x20x1x1xf32>
  }
  func.func private @addVB_28(%x: tensor<120x20x1x1xf32>, %y: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<120x20x1x1xf32>
    return %add : tensor<120x20x1x1xf32>
  }
  func.func private @adamVNextF_28(%v: tensor<120x20x1x1xf32>, %g: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120x20x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120x20x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120x20x1x1xf32>
    return %add : tensor<120x20x1x1xf32>
  }
  func.func private @rmsBufNextF_28(%b: tensor<120x20x1x1xf32>, %g: tensor<120x20x1x1xf32>, %s: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<120x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<120x20x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<120x20x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<120x20x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<120x20x1x1xf32>
    return %add_1 : tensor<120x20x1x1xf32>
  }
  func.func private @sgdParamF_28(%theta: tensor<120x20x1x1xf32>, %g: tensor<120x20x1x1xf32>, %lr: tensor<f32>) -> tensor<120x20x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<120x20x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120x20x1x1xf32>
    return %subtract : tensor<120x20x1x1xf32>
  }
  func.func private @scaleB_29(%x: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<120xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<120xf32>
    return %multiply : tensor<120xf32>
  }
  func.func private @addVB_29(%x: tensor<120xf32>, %y: tensor<120xf32>) -> tensor<120xf32> {
    %add = stablehlo.add %x, %y : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @adamVNextF_29(%v: tensor<120xf32>, %g: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @rmsBufNextF_29(%b: tensor<120xf32>, %g: tensor<120xf32>, %s: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<120xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<120xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<120xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<120xf32>
    return %add_1 : tensor<120xf32>
  }
  func.func private @sgdParamF_29(%theta: tensor<120xf32>, %g: tensor<120xf32>, %lr: tensor<f32>) -> tensor<120xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<120xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120xf32>
    return %subtract : tensor<120xf32>
  }
  func.func private @scaleB_30(%x: tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<120x1x3x3xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<120x1x3x3xf32>
    return %multiply : tensor<120x1x3x3xf32>
  }
  func.func private @allReduceMeanF_40(%x: tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<120x1x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<120x1x3x3xf32>
    return %divide : tensor<120x1x3x3xf32>
  }
  func.func private @addVB_30(%x: tensor<120x1x3x3xf32>, %y: tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32> {
    %add = stablehlo.add %x, %y : tensor<120x1x3x3xf32>
    return %add : tensor<120x1x3x3xf32>
  }
  func.func private @adamVNextF_30(%v: tensor<120x1x3x3xf32>, %g: tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120x1x3x3xf32>
    return %add : tensor<120x1x3x3xf32>
  }
  func.func private @rmsBufNextF_30(%b: tensor<120x1x3x3xf32>, %g: tensor<120x1x3x3xf32>, %s: tensor<120x1x3x3xf32>) -> tensor<120x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x1x3x3xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<120x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<120x1x3x3xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<120x1x3x3xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<120x1x3x3xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<120x1x3x3xf32>
    return %add_1 : tensor<120x1x3x3xf32>
  }
  func.func private @sgdParamF_30(%theta: tensor<120x1x3x3xf32>, %g: tensor<120x1x3x3xf32>, %lr: tensor<f32>) -> tensor<120x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<120x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120x1x3x3xf32>
    return %subtract : tensor<120x1x3x3xf32>
  }
  func.func private @scaleB_31(%x: tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<40x120x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<40x120x1x1xf32>
    return %multiply : tensor<40x120x1x1xf32>
  }
  func.func private @allReduceMeanF_41(%x: tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<40x120x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<40x120x1x1xf32>
    return %divide : tensor<40x120x1x1xf32>
  }
  func.func private @addVB_31(%x: tensor<40x120x1x1xf32>, %y: tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<40x120x1x1xf32>
    return %add : tensor<40x120x1x1xf32>
  }
  func.func private @adamVNextF_31(%v: tensor<40x120x1x1xf32>, %g: tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<40x120x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<40x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<40x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<40x120x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<40x120x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<40x120x1x1xf32>
    return %add : tensor<40x120x1x1xf32>
  }
  func.func private @rmsBufNextF_31(%b: tensor<40x120x1x1xf32>, %g: tensor<40x120x1x1xf32>, %s: tensor<40x120x1x1xf32>) -> tensor<40x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<40x120x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<40x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<40x120x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<40x120x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<40x120x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<40x120x1x1xf32>
    return %add_1 : tensor<40x120x1x1xf32>
  }
  func.func private @sgdParamF_31(%theta: tensor<40x120x1x1xf32>, %g: tensor<40x120x1x1xf32>, %lr: tensor<f32>) -> tensor<40x120x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<40x120x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<40x120x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<40x120x1x1xf32>
    return %subtract : tensor<40x120x1x1xf32>
  }
  func.func private @scaleB_32(%x: tensor<40xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<40xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<40xf32>
    return %multiply : tensor<40xf32>
  }
  func.func private @addVB_32(%x: tensor<40xf32>, %y: tensor<40xf32>) -> tensor<40xf32> {
    %add = stablehlo.add %x, %y : tensor<40xf32>
    return %add : tensor<40xf32>
  }
  func.func private @adamVNextF_32(%v: tensor<40xf32>, %g: tensor<40xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<40xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<40xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<40xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<40xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<40xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<40xf32>
    return %add : tensor<40xf32>
  }
  func.func private @rmsBufNextF_32(%b: tensor<40xf32>, %g: tensor<40xf32>, %s: tensor<40xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<40xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<40xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<40xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<40xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<40xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<40xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<40xf32>
    return %add_1 : tensor<40xf32>
  }
  func.func private @sgdParamF_32(%theta: tensor<40xf32>, %g: tensor<40xf32>, %lr: tensor<f32>) -> tensor<40xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<40xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<40xf32>
    return %subtract : tensor<40xf32>
  }
  func.func private @scaleB_33(%x: tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<160x40x1x1xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<160x40x1x1xf32>
    return %multiply : tensor<160x40x1x1xf32>
  }
  func.func private @allReduceMeanF_42(%x: tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<160x40x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<160x40x1x1xf32>
    return %divide : tensor<160x40x1x1xf32>
  }
  func.func private @addVB_33(%x: tensor<160x40x1x1xf32>, %y: tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<160x40x1x1xf32>
    return %add : tensor<160x40x1x1xf32>
  }
  func.func private @adamVNextF_33(%v: tensor<160x40x1x1xf32>, %g: tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x40x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160x40x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160x40x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160x40x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160x40x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160x40x1x1xf32>
    return %add : tensor<160x40x1x1xf32>
  }
  func.func private @rmsBufNextF_33(%b: tensor<160x40x1x1xf32>, %g: tensor<160x40x1x1xf32>, %s: tensor<160x40x1x1xf32>) -> tensor<160x40x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x40x1x1xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<160x40x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<160x40x1x1xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<160x40x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160x40x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<160x40x1x1xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<160x40x1x1xf32>
    return %add_1 : tensor<160x40x1x1xf32>
  }
  func.func private @sgdParamF_33(%theta: tensor<160x40x1x1xf32>, %g: tensor<160x40x1x1xf32>, %lr: tensor<f32>) -> tensor<160x40x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160x40x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<160x40x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160x40x1x1xf32>
    return %subtract : tensor<160x40x1x1xf32>
  }
  func.func private @scaleB_34(%x: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<160xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<160xf32>
    return %multiply : tensor<160xf32>
  }
  func.func private @addVB_34(%x: tensor<160xf32>, %y: tensor<160xf32>) -> tensor<160xf32> {
    %add = stablehlo.add %x, %y : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @adamVNextF_34(%v: tensor<160xf32>, %g: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @rmsBufNextF_34(%b: tensor<160xf32>, %g: tensor<160xf32>, %s: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<160xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<160xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<160xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<160xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<160xf32>
    return %add_1 : tensor<160xf32>
  }
  func.func private @sgdParamF_34(%theta: tensor<160xf32>, %g: tensor<160xf32>, %lr: tensor<f32>) -> tensor<160xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<160xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160xf32>
    return %subtract : tensor<160xf32>
  }
  func.func private @scaleB_35(%x: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<4.0e-05> : tensor<160x4xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<160x4xf32>
    return %multiply : tensor<160x4xf32>
  }
  func.func private @allReduceMeanF_43(%x: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<160x4xf32>) -> tensor<160x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<160x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<160x4xf32>
    return %divide : tensor<160x4xf32>
  }
  func.func private @addVB_35(%x: tensor<160x4xf32>, %y: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %add = stablehlo.add %x, %y : tensor<160x4xf32>
    return %add : tensor<160x4xf32>
  }
  func.func private @adamVNextF_35(%v: tensor<160x4xf32>, %g: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160x4xf32>
    return %add : tensor<160x4xf32>
  }
  func.func private @rmsBufNextF_35(%b: tensor<160x4xf32>, %g: tensor<160x4xf32>, %s: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x4xf32>
    %multiply = stablehlo.multiply %b, %constant : tensor<160x4xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<160x4xf32>
    %add = stablehlo.add %s, %constant_1 : tensor<160x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<160x4xf32>
    %multiply_1 = stablehlo.multiply %g, %rsqrt : tensor<160x4xf32>
    %add_1 = stablehlo.add %multiply, %multiply_1 : tensor<160x4xf32>
    return %add_1 : tensor<160x4xf32>
  }
  func.func private @sgdParamF_35(%theta: tensor<160x4xf32>, %g: tensor<160x4xf32>, %lr: tensor<f32>) -> tensor<160x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<160x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160x4xf32>
    return %subtract : tensor<160x4xf32>
  }
  func.func private @adamMNextF(%m: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<2xf32>, %g: tensor<2xf32>) -> tensor<2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<2xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<2xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<2xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<2xf32>
    return %add : tensor<2xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<12xf32>, %g: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<12xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<3xf32>, %g: tensor<3xf32>) -> tensor<3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<3xf32>
    return %add : tensor<3xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<18xf32>, %g: tensor<18xf32>) -> tensor<18xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<18xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<18xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<18xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<18xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<18xf32>
    return %add : tensor<18xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<8xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<48xf32>, %g: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<72xf32>, %g: tensor<72xf32>) -> tensor<72xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<72xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<72xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<72xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<72xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<72xf32>
    return %add : tensor<72xf32>
  }
  func.func private @adamMNextF_9(%m: tensor<20xf32>, %g: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @adamMNextF_10(%m: tensor<120xf32>, %g: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<120xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<120xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @adamMNextF_11(%m: tensor<40xf32>, %g: tensor<40xf32>) -> tensor<40xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<40xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<40xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<40xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<40xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<40xf32>
    return %add : tensor<40xf32>
  }
  func.func private @adamMNextF_12(%m: tensor<160xf32>, %g: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<160xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<160xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @allReduceMeanF_44(%x: tensor<f32>) -> tensor<f32> {
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
