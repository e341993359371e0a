module @convnext_t_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x32x32x3xf32>, %targets: tensor<4x4xf32>, %stem.conv.weight: tensor<6x3x4x4xf32> {tf.aliasing_output = 0 : i32}, %stem.conv.bias: tensor<6xf32> {tf.aliasing_output = 1 : i32}, %stem.norm.gamma: tensor<6xf32> {tf.aliasing_output = 2 : i32}, %stem.norm.beta: tensor<6xf32> {tf.aliasing_output = 3 : i32}, %stage1.0.depthwise.weight: tensor<6x1x7x7xf32> {tf.aliasing_output = 4 : i32}, %stage1.0.depthwise.bias: tensor<6xf32> {tf.aliasing_output = 5 : i32}, %stage1.0.norm.gamma: tensor<6xf32> {tf.aliasing_output = 6 : i32}, %stage1.0.norm.beta: tensor<6xf32> {tf.aliasing_output = 7 : i32}, %stage1.0.expand.weight: tensor<24x6x1x1xf32> {tf.aliasing_output = 8 : i32}, %stage1.0.expand.bias: tensor<24xf32> {tf.aliasing_output = 9 : i32}, %stage1.0.project.weight: tensor<6x24x1x1xf32> {tf.aliasing_output = 10 : i32}, %stage1.0.project.bias: tensor<6xf32> {tf.aliasing_output = 11 : i32}, %stage1.0.scale.gamma: tensor<6xf32> {tf.aliasing_output = 12 : i32}, %down1.norm.gamma: tensor<6xf32> {tf.aliasing_output = 13 : i32}, %down1.norm.beta: tensor<6xf32> {tf.aliasing_output = 14 : i32}, %down1.conv.weight: tensor<12x6x2x2xf32> {tf.aliasing_output = 15 : i32}, %down1.conv.bias: tensor<12xf32> {tf.aliasing_output = 16 : i32}, %stage2.0.depthwise.weight: tensor<12x1x7x7xf32> {tf.aliasing_output = 17 : i32}, %stage2.0.depthwise.bias: tensor<12xf32> {tf.aliasing_output = 18 : i32}, %stage2.0.norm.gamma: tensor<12xf32> {tf.aliasing_output = 19 : i32}, %stage2.0.norm.beta: tensor<12xf32> {tf.aliasing_output = 20 : i32}, %stage2.0.expand.weight: tensor<48x12x1x1xf32> {tf.aliasing_output = 21 : i32}, %stage2.0.expand.bias: tensor<48xf32> {tf.aliasing_output = 22 : i32}, %stage2.0.project.weight: tensor<12x48x1x1xf32> {tf.aliasing_output = 23 : i32}, %stage2.0.project.bias: tensor<12xf32> {tf.aliasing_output = 24 : i32}, %stage2.0.scale.gamma: tensor<12xf32> {tf.aliasing_output = 25 : i32}, %down2.norm.gamma: tensor<12xf32> {tf.aliasing_output = 26 : i32}, %down2.norm.beta: tensor<12xf32> {tf.aliasing_output = 27 : i32}, %down2.conv.weight: tensor<24x12x2x2xf32> {tf.aliasing_output = 28 : i32}, %down2.conv.bias: tensor<24xf32> {tf.aliasing_output = 29 : i32}, %stage3.0.depthwise.weight: tensor<24x1x7x7xf32> {tf.aliasing_output = 30 : i32}, %stage3.0.depthwise.bias: tensor<24xf32> {tf.aliasing_output = 31 : i32}, %stage3.0.norm.gamma: tensor<24xf32> {tf.aliasing_output = 32 : i32}, %stage3.0.norm.beta: tensor<24xf32> {tf.aliasing_output = 33 : i32}, %stage3.0.expand.weight: tensor<96x24x1x1xf32> {tf.aliasing_output = 34 : i32}, %stage3.0.expand.bias: tensor<96xf32> {tf.aliasing_output = 35 : i32}, %stage3.0.project.weight: tensor<24x96x1x1xf32> {tf.aliasing_output = 36 : i32}, %stage3.0.project.bias: tensor<24xf32> {tf.aliasing_output = 37 : i32}, %stage3.0.scale.gamma: tensor<24xf32> {tf.aliasing_output = 38 : i32}, %stage3.1.depthwise.weight: tensor<24x1x7x7xf32> {tf.aliasing_output = 39 : i32}, %stage3.1.depthwise.bias: tensor<24xf32> {tf.aliasing_output = 40 : i32}, %stage3.1.norm.gamma: tensor<24xf32> {tf.aliasing_output = 41 : i32}, %stage3.1.norm.beta: tensor<24xf32> {tf.aliasing_output = 42 : i32}, %stage3.1.expand.weight: tensor<96x24x1x1xf32> {tf.aliasing_output = 43 : i32}, %stage3.1.expand.bias: tensor<96xf32> {tf.aliasing_output = 44 : i32}, %stage3.1.project.weight: tensor<24x96x1x1xf32> {tf.aliasing_output = 45 : i32}, %stage3.1.project.bias: tensor<24xf32> {tf.aliasing_output = 46 : i32}, %stage3.1.scale.gamma: tensor<24xf32> {tf.aliasing_output = 47 : i32}, %stage3.2.depthwise.weight: tensor<24x1x7x7xf32> {tf.aliasing_output = 48 : i32}, %stage3.2.depthwise.bias: tensor<24xf32> {tf.aliasing_output = 49 : i32}, %stage3.2.norm.gamma: tensor<24xf32> {tf.aliasing_output = 50 : i32}, %stage3.2.norm.beta: tensor<24xf32> {tf.aliasing_output = 51 : i32}, %stage3.2.expand.weight: tensor<96x24x1x1xf32> {tf.aliasing_output = 52 : i32}, %stage3.2.expand.bias: tensor<96xf32> {tf.aliasing_output = 53 : i32}, %stage3.2.project.weight: tensor<24x96x1x1xf32> {tf.aliasing_output = 54 : i32}, %stage3.2.project.bias: tensor<24xf32> {tf.aliasing_output = 55 : i32}, %stage3.2.scale.gamma: tensor<24xf32> {tf.aliasing_output = 56 : i32}, %down3.norm.gamma: tensor<24xf32> {tf.aliasing_output = 57 : i32}, %down3.norm.beta: tensor<24xf32> {tf.aliasing_output = 58 : i32}, %down3.conv.weight: tensor<48x24x2x2xf32> {tf.aliasing_output = 59 : i32}, %down3.conv.bias: tensor<48xf32> {tf.aliasing_output = 60 : i32}, %stage4.0.depthwise.weight: tensor<48x1x7x7xf32> {tf.aliasing_output = 61 : i32}, %stage4.0.depthwise.bias: tensor<48xf32> {tf.aliasing_output = 62 : i32}, %stage4.0.norm.gamma: tensor<48xf32> {tf.aliasing_output = 63 : i32}, %stage4.0.norm.beta: tensor<48xf32> {tf.aliasing_output = 64 : i32}, %stage4.0.expand.weight: tensor<192x48x1x1xf32> {tf.aliasing_output = 65 : i32}, %stage4.0.expand.bias: tensor<192xf32> {tf.aliasing_output = 66 : i32}, %stage4.0.project.weight: tensor<48x192x1x1xf32> {tf.aliasing_output = 67 : i32}, %stage4.0.project.bias: tensor<48xf32> {tf.aliasing_output = 68 : i32}, %stage4.0.scale.gamma: tensor<48xf32> {tf.aliasing_output = 69 : i32}, %norm.gamma: tensor<48xf32> {tf.aliasing_output = 70 : i32}, %norm.beta: tensor<48xf32> {tf.aliasing_output = 71 : i32}, %head.weight: tensor<48x4xf32> {tf.aliasing_output = 72 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 73 : i32}, %stem.conv.weight.m: tensor<6x3x4x4xf32> {tf.aliasing_output = 74 : i32}, %stem.conv.weight.v: tensor<6x3x4x4xf32> {tf.aliasing_output = 75 : i32}, %stem.conv.bias.m: tensor<6xf32> {tf.aliasing_output = 76 : i32}, %stem.conv.bias.v: tensor<6xf32> {tf.aliasing_output = 77 : i32}, %stem.norm.gamma.m: tensor<6xf32> {tf.aliasing_output = 78 : i32}, %stem.norm.gamma.v: tensor<6xf32> {tf.aliasing_output = 79 : i32}, %stem.norm.beta.m: tensor<6xf32> {tf.aliasing_output = 80 : i32}, %stem.norm.beta.v: tensor<6xf32> {tf.aliasing_output = 81 : i32}, %stage1.0.depthwise.weight.m: tensor<6x1x7x7xf32> {tf.aliasing_output = 82 : i32}, %stage1.0.depthwise.weight.v: tensor<6x1x7x7xf32> {tf.aliasing_output = 83 : i32}, %stage1.0.depthwise.bias.m: tensor<6xf32> {tf.aliasing_output = 84 : i32}, %stage1.0.depthwise.bias.v: tensor<6xf32> {tf.aliasing_output = 85 : i32}, %stage1.0.norm.gamma.m: tensor<6xf32> {tf.aliasing_output = 86 : i32}, %stage1.0.norm.gamma.v: tensor<6xf32> {tf.aliasing_output = 87 : i32}, %stage1.0.norm.beta.m: tensor<6xf32> {tf.aliasing_output = 88 : i32}, %stage1.0.norm.beta.v: tensor<6xf32> {tf.aliasing_output = 89 : i32}, %stage1.0.expand.weight.m: tensor<24x6x1x1xf32> {tf.aliasing_output = 90 : i32}, %stage1.0.expand.weight.v: tensor<24x6x1x1xf32> {tf.aliasing_output = 91 : i32}, %stage1.0.expand.bias.m: tensor<24xf32> {tf.aliasing_output = 92 : i32}, %stage1.0.expand.bias.v: tensor<24xf32> {tf.aliasing_output = 93 : i32}, %stage1.0.project.weight.m: tensor<6x24x1x1xf32> {tf.aliasing_output = 94 : i32}, %stage1.0.project.weight.v: tensor<6x24x1x1xf32> {tf.aliasing_output = 95 : i32}, %stage1.0.project.bias.m: tensor<6xf32> {tf.aliasing_output = 96 : i32}, %stage1.0.project.bias.v: tensor<6xf32> {tf.aliasing_output = 97 : i32}, %stage1.0.scale.gamma.m: tensor<6xf32> {tf.aliasing_output = 98 : i32}, %stage1.0.scale.gamma.v: tensor<6xf32> {tf.aliasing_output = 99 : i32}, %down1.norm.gamma.m: tensor<6xf32> {tf.aliasing_output = 100 : i32}, %down1.norm.gamma.v: tensor<6xf32> {tf.aliasing_output = 101 : i32}, %down1.norm.beta.m: tensor<6xf32> {tf.aliasing_output = 102 : i32}, %down1.norm.beta.v: tensor<6xf32> {tf.aliasing_output = 103 : i32}, %down1.conv.weight.m: tensor<12x6x2x2xf32> {tf.aliasing_output = 104 : i32}, %down1.conv.weight.v: tensor<12x6x2x2xf32> {tf.aliasing_output = 105 : i32}, %down1.conv.bias.m: tensor<12xf32> {tf.aliasing_output = 106 : i32}, %down1.conv.bias.v: tensor<12xf32> {tf.aliasing_output = 107 : i32}, %stage2.0.depthwise.weight.m: tensor<12x1x7x7xf32> {tf.aliasing_output = 108 : i32}, %stage2.0.depthwise.weight.v: tensor<12x1x7x7xf32> {tf.aliasing_output = 109 : i32}, %stage2.0.depthwise.bias.m: tensor<12xf32> {tf.aliasing_output = 110 : i32}, %stage2.0.depthwise.bias.v: tensor<12xf32> {tf.aliasing_output = 111 : i32}, %stage2.0.norm.gamma.m: tensor<12xf32> {tf.aliasing_output = 112 : i32}, %stage2.0.norm.gamma.v: tensor<12xf32> {tf.aliasing_output = 113 : i32}, %stage2.0.norm.beta.m: tensor<12xf32> {tf.aliasing_output = 114 : i32}, %stage2.0.norm.beta.v: tensor<12xf32> {tf.aliasing_output = 115 : i32}, %stage2.0.expand.weight.m: tensor<48x12x1x1xf32> {tf.aliasing_output = 116 : i32}, %stage2.0.expand.weight.v: tensor<48x12x1x1xf32> {tf.aliasing_output = 117 : i32}, %stage2.0.expand.bias.m: tensor<48xf32> {tf.aliasing_output = 118 : i32}, %stage2.0.expand.bias.v: tensor<48xf32> {tf.aliasing_output = 119 : i32}, %stage2.0.project.weight.m: tensor<12x48x1x1xf32> {tf.aliasing_output = 120 : i32}, %stage2.0.project.weight.v: tensor<12x48x1x1xf32> {tf.aliasing_output = 121 : i32}, %stage2.0.project.bias.m: tensor<12xf32> {tf.aliasing_output = 122 : i32}, %stage2.0.project.bias.v: tensor<12xf32> {tf.aliasing_output = 123 : i32}, %stage2.0.scale.gamma.m: tensor<12xf32> {tf.aliasing_output = 124 : i32}, %stage2.0.scale.gamma.v: tensor<12xf32> {tf.aliasing_output = 125 : i32}, %down2.norm.gamma.m: tensor<12xf32> {tf.aliasing_output = 126 : i32}, %down2.norm.gamma.v: tensor<12xf32> {tf.aliasing_output = 127 : i32}, %down2.norm.beta.m: tensor<12xf32> {tf.aliasing_output = 128 : i32}, %down2.norm.beta.v: tensor<12xf32> {tf.aliasing_output = 129 : i32}, %down2.conv.weight.m: tensor<24x12x2x2xf32> {tf.aliasing_output = 130 : i32}, %down2.conv.weight.v: tensor<24x12x2x2xf32> {tf.aliasing_output = 131 : i32}, %down2.conv.bias.m: tensor<24xf32> {tf.aliasing_output = 132 : i32}, %down2.conv.bias.v: tensor<24xf32> {tf.aliasing_output = 133 : i32}, %stage3.0.depthwise.weight.m: tensor<24x1x7x7xf32> {tf.aliasing_output = 134 : i32}, %stage3.0.depthwise.weight.v: tensor<24x1x7x7xf32> {tf.aliasing_output = 135 : i32}, %stage3.0.depthwise.bias.m: tensor<24xf32> {tf.aliasing_output = 136 : i32}, %stage3.0.depthwise.bias.v: tensor<24xf32> {tf.aliasing_output = 137 : i32}, %stage3.0.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 138 : i32}, %stage3.0.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 139 : i32}, %stage3.0.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 140 : i32}, %stage3.0.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 141 : i32}, %stage3.0.expand.weight.m: tensor<96x24x1x1xf32> {tf.aliasing_output = 142 : i32}, %stage3.0.expand.weight.v: tensor<96x24x1x1xf32> {tf.aliasing_output = 143 : i32}, %stage3.0.expand.bias.m: tensor<96xf32> {tf.aliasing_output = 144 : i32}, %stage3.0.expand.bias.v: tensor<96xf32> {tf.aliasing_output = 145 : i32}, %stage3.0.project.weight.m: tensor<24x96x1x1xf32> {tf.aliasing_output = 146 : i32}, %stage3.0.project.weight.v: tensor<24x96x1x1xf32> {tf.aliasing_output = 147 : i32}, %stage3.0.project.bias.m: tensor<24xf32> {tf.aliasing_output = 148 : i32}, %stage3.0.project.bias.v: tensor<24xf32> {tf.aliasing_output = 149 : i32}, %stage3.0.scale.gamma.m: tensor<24xf32> {tf.aliasing_output = 150 : i32}, %stage3.0.scale.gamma.v: tensor<24xf32> {tf.aliasing_output = 151 : i32}, %stage3.1.depthwise.weight.m: tensor<24x1x7x7xf32> {tf.aliasing_output = 152 : i32}, %stage3.1.depthwise.weight.v: tensor<24x1x7x7xf32> {tf.aliasing_output = 153 : i32}, %stage3.1.depthwise.bias.m: tensor<24xf32> {tf.aliasing_output = 154 : i32}, %stage3.1.depthwise.bias.v: tensor<24xf32> {tf.aliasing_output = 155 : i32}, %stage3.1.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 156 : i32}, %stage3.1.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 157 : i32}, %stage3.1.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 158 : i32}, %stage3.1.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 159 : i32}, %stage3.1.expand.weight.m: tensor<96x24x1x1xf32> {tf.aliasing_output = 160 : i32}, %stage3.1.expand.weight.v: tensor<96x24x1x1xf32> {tf.aliasing_output = 161 : i32}, %stage3.1.expand.bias.m: tensor<96xf32> {tf.aliasing_output = 162 : i32}, %stage3.1.expand.bias.v: tensor<96xf32> {tf.aliasing_output = 163 : i32}, %stage3.1.project.weight.m: tensor<24x96x1x1xf32> {tf.aliasing_output = 164 : i32}, %stage3.1.project.weight.v: tensor<24x96x1x1xf32> {tf.aliasing_output = 165 : i32}, %stage3.1.project.bias.m: tensor<24xf32> {tf.aliasing_output = 166 : i32}, %stage3.1.project.bias.v: tensor<24xf32> {tf.aliasing_output = 167 : i32}, %stage3.1.scale.gamma.m: tensor<24xf32> {tf.aliasing_output = 168 : i32}, %stage3.1.scale.gamma.v: tensor<24xf32> {tf.aliasing_output = 169 : i32}, %stage3.2.depthwise.weight.m: tensor<24x1x7x7xf32> {tf.aliasing_output = 170 : i32}, %stage3.2.depthwise.weight.v: tensor<24x1x7x7xf32> {tf.aliasing_output = 171 : i32}, %stage3.2.depthwise.bias.m: tensor<24xf32> {tf.aliasing_output = 172 : i32}, %stage3.2.depthwise.bias.v: tensor<24xf32> {tf.aliasing_output = 173 : i32}, %stage3.2.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 174 : i32}, %stage3.2.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 175 : i32}, %stage3.2.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 176 : i32}, %stage3.2.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 177 : i32}, %stage3.2.expand.weight.m: tensor<96x24x1x1xf32> {tf.aliasing_output = 178 : i32}, %stage3.2.expand.weight.v: tensor<96x24x1x1xf32> {tf.aliasing_output = 179 : i32}, %stage3.2.expand.bias.m: tensor<96xf32> {tf.aliasing_output = 180 : i32}, %stage3.2.expand.bias.v: tensor<96xf32> {tf.aliasing_output = 181 : i32}, %stage3.2.project.weight.m: tensor<24x96x1x1xf32> {tf.aliasing_output = 182 : i32}, %stage3.2.project.weight.v: tensor<24x96x1x1xf32> {tf.aliasing_output = 183 : i32}, %stage3.2.project.bias.m: tensor<24xf32> {tf.aliasing_output = 184 : i32}, %stage3.2.project.bias.v: tensor<24xf32> {tf.aliasing_output = 185 : i32}, %stage3.2.scale.gamma.m: tensor<24xf32> {tf.aliasing_output = 186 : i32}, %stage3.2.scale.gamma.v: tensor<24xf32> {tf.aliasing_output = 187 : i32}, %down3.norm.gamma.m: tensor<24xf32> {tf.aliasing_output = 188 : i32}, %down3.norm.gamma.v: tensor<24xf32> {tf.aliasing_output = 189 : i32}, %down3.norm.beta.m: tensor<24xf32> {tf.aliasing_output = 190 : i32}, %down3.norm.beta.v: tensor<24xf32> {tf.aliasing_output = 191 : i32}, %down3.conv.weight.m: tensor<48x24x2x2xf32> {tf.aliasing_output = 192 : i32}, %down3.conv.weight.v: tensor<48x24x2x2xf32> {tf.aliasing_output = 193 : i32}, %down3.conv.bias.m: tensor<48xf32> {tf.aliasing_output = 194 : i32}, %down3.conv.bias.v: tensor<48xf32> {tf.aliasing_output = 195 : i32}, %stage4.0.depthwise.weight.m: tensor<48x1x7x7xf32> {tf.aliasing_output = 196 : i32}, %stage4.0.depthwise.weight.v: tensor<48x1x7x7xf32> {tf.aliasing_output = 197 : i32}, %stage4.0.depthwise.bias.m: tensor<48xf32> {tf.aliasing_output = 198 : i32}, %stage4.0.depthwise.bias.v: tensor<48xf32> {tf.aliasing_output = 199 : i32}, %stage4.0.norm.gamma.m: tensor<48xf32> {tf.aliasing_output = 200 : i32}, %stage4.0.norm.gamma.v: tensor<48xf32> {tf.aliasing_output = 201 : i32}, %stage4.0.norm.beta.m: tensor<48xf32> {tf.aliasing_output = 202 : i32}, %stage4.0.norm.beta.v: tensor<48xf32> {tf.aliasing_output = 203 : i32}, %stage4.0.expand.weight.m: tensor<192x48x1x1xf32> {tf.aliasing_output = 204 : i32}, %stage4.0.expand.weight.v: tensor<192x48x1x1xf32> {tf.aliasing_output = 205 : i32}, %stage4.0.expand.bias.m: tensor<192xf32> {tf.aliasing_output = 206 : i32}, %stage4.0.expand.bias.v: tensor<192xf32> {tf.aliasing_output = 207 : i32}, %stage4.0.project.weight.m: tensor<48x192x1x1xf32> {tf.aliasing_output = 208 : i32}, %stage4.0.project.weight.v: tensor<48x192x1x1xf32> {tf.aliasing_output = 209 : i32}, %stage4.0.project.bias.m: tensor<48xf32> {tf.aliasing_output = 210 : i32}, %stage4.0.project.bias.v: tensor<48xf32> {tf.aliasing_output = 211 : i32}, %stage4.0.scale.gamma.m: tensor<48xf32> {tf.aliasing_output = 212 : i32}, %stage4.0.scale.gamma.v: tensor<48xf32> {tf.aliasing_output = 213 : i32}, %norm.gamma.m: tensor<48xf32> {tf.aliasing_output = 214 : i32}, %norm.gamma.v: tensor<48xf32> {tf.aliasing_output = 215 : i32}, %norm.beta.m: tensor<48xf32> {tf.aliasing_output = 216 : i32}, %norm.beta.v: tensor<48xf32> {tf.aliasing_output = 217 : i32}, %head.weight.m: tensor<48x4xf32> {tf.aliasing_output = 218 : i32}, %head.weight.v: tensor<48x4xf32> {tf.aliasing_output = 219 : i32}, %head.bias.m: tensor<4xf32> {tf.aliasing_output = 220 : i32}, %head.bias.v: tensor<4xf32> {tf.aliasing_output = 221 : i32}, %stem.conv.weight.ema: tensor<6x3x4x4xf32> {tf.aliasing_output = 222 : i32}, %stem.conv.bias.ema: tensor<6xf32> {tf.aliasing_output = 223 : i32}, %stem.norm.gamma.ema: tensor<6xf32> {tf.aliasing_output = 224 : i32}, %stem.norm.beta.ema: tensor<6xf32> {tf.aliasing_output = 225 : i32}, %stage1.0.depthwise.weight.ema: tensor<6x1x7x7xf32> {tf.aliasing_output = 226 : i32}, %stage1.0.depthwise.bias.ema: tensor<6xf32> {tf.aliasing_output = 227 : i32}, %stage1.0.norm.gamma.ema: tensor<6xf32> {tf.aliasing_output = 228 : i32}, %stage1.0.norm.beta.ema: tensor<6xf32> {tf.aliasing_output = 229 : i32}, %stage1.0.expand.weight.ema: tensor<24x6x1x1xf32> {tf.aliasing_output = 230 : i32}, %stage1.0.expand.bias.ema: tensor<24xf32> {tf.aliasing_output = 231 : i32}, %stage1.0.project.weight.ema: tensor<6x24x1x1xf32> {tf.aliasing_output = 232 : i32}, %stage1.0.project.bias.ema: tensor<6xf32> {tf.aliasing_output = 233 : i32}, %stage1.0.scale.gamma.ema: tensor<6xf32> {tf.aliasing_output = 234 : i32}, %down1.norm.gamma.ema: tensor<6xf32> {tf.aliasing_output = 235 : i32}, %down1.norm.beta.ema: tensor<6xf32> {tf.aliasing_output = 236 : i32}, %down1.conv.weight.ema: tensor<12x6x2x2xf32> {tf.aliasing_output = 237 : i32}, %down1.conv.bias.ema: tensor<12xf32> {tf.aliasing_output = 238 : i32}, %stage2.0.depthwise.weight.ema: tensor<12x1x7x7xf32> {tf.aliasing_output = 239 : i32}, %stage2.0.depthwise.bias.ema: tensor<12xf32> {tf.aliasing_output = 240 : i32}, %stage2.0.norm.gamma.ema: tensor<12xf32> {tf.aliasing_output = 241 : i32}, %stage2.0.norm.beta.ema: tensor<12xf32> {tf.aliasing_output = 242 : i32}, %stage2.0.expand.weight.ema: tensor<48x12x1x1xf32> {tf.aliasing_output = 243 : i32}, %stage2.0.expand.bias.ema: tensor<48xf32> {tf.aliasing_output = 244 : i32}, %stage2.0.project.weight.ema: tensor<12x48x1x1xf32> {tf.aliasing_output = 245 : i32}, %stage2.0.project.bias.ema: tensor<12xf32> {tf.aliasing_output = 246 : i32}, %stage2.0.scale.gamma.ema: tensor<12xf32> {tf.aliasing_output = 247 : i32}, %down2.norm.gamma.ema: tensor<12xf32> {tf.aliasing_output = 248 : i32}, %down2.norm.beta.ema: tensor<12xf32> {tf.aliasing_output = 249 : i32}, %down2.conv.weight.ema: tensor<24x12x2x2xf32> {tf.aliasing_output = 250 : i32}, %down2.conv.bias.ema: tensor<24xf32> {tf.aliasing_output = 251 : i32}, %stage3.0.depthwise.weight.ema: tensor<24x1x7x7xf32> {tf.aliasing_output = 252 : i32}, %stage3.0.depthwise.bias.ema: tensor<24xf32> {tf.aliasing_output = 253 : i32}, %stage3.0.norm.gamma.ema: tensor<24xf32> {tf.aliasing_output = 254 : i32}, %stage3.0.norm.beta.ema: tensor<24xf32> {tf.aliasing_output = 255 : i32}, %stage3.0.expand.weight.ema: tensor<96x24x1x1xf32> {tf.aliasing_output = 256 : i32}, %stage3.0.expand.bias.ema: tensor<96xf32> {tf.aliasing_output = 257 : i32}, %stage3.0.project.weight.ema: tensor<24x96x1x1xf32> {tf.aliasing_output = 258 : i32}, %stage3.0.project.bias.ema: tensor<24xf32> {tf.aliasing_output = 259 : i32}, %stage3.0.scale.gamma.ema: tensor<24xf32> {tf.aliasing_output = 260 : i32}, %stage3.1.depthwise.weight.ema: tensor<24x1x7x7xf32> {tf.aliasing_output = 261 : i32}, %stage3.1.depthwise.bias.ema: tensor<24xf32> {tf.aliasing_output = 262 : i32}, %stage3.1.norm.gamma.ema: tensor<24xf32> {tf.aliasing_output = 263 : i32}, %stage3.1.norm.beta.ema: tensor<24xf32> {tf.aliasing_output = 264 : i32}, %stage3.1.expand.weight.ema: tensor<96x24x1x1xf32> {tf.aliasing_output = 265 : i32}, %stage3.1.expand.bias.ema: tensor<96xf32> {tf.aliasing_output = 266 : i32}, %stage3.1.project.weight.ema: tensor<24x96x1x1xf32> {tf.aliasing_output = 267 : i32}, %stage3.1.project.bias.ema: tensor<24xf32> {tf.aliasing_output = 268 : i32}, %stage3.1.scale.gamma.ema: tensor<24xf32> {tf.aliasing_output = 269 : i32}, %stage3.2.depthwise.weight.ema: tensor<24x1x7x7xf32> {tf.aliasing_output = 270 : i32}, %stage3.2.depthwise.bias.ema: tensor<24xf32> {tf.aliasing_output = 271 : i32}, %stage3.2.norm.gamma.ema: tensor<24xf32> {tf.aliasing_output = 272 : i32}, %stage3.2.norm.beta.ema: tensor<24xf32> {tf.aliasing_output = 273 : i32}, %stage3.2.expand.weight.ema: tensor<96x24x1x1xf32> {tf.aliasing_output = 274 : i32}, %stage3.2.expand.bias.ema: tensor<96xf32> {tf.aliasing_output = 275 : i32}, %stage3.2.project.weight.ema: tensor<24x96x1x1xf32> {tf.aliasing_output = 276 : i32}, %stage3.2.project.bias.ema: tensor<24xf32> {tf.aliasing_output = 277 : i32}, %stage3.2.scale.gamma.ema: tensor<24xf32> {tf.aliasing_output = 278 : i32}, %down3.norm.gamma.ema: tensor<24xf32> {tf.aliasing_output = 279 : i32}, %down3.norm.beta.ema: tensor<24xf32> {tf.aliasing_output = 280 : i32}, %down3.conv.weight.ema: tensor<48x24x2x2xf32> {tf.aliasing_output = 281 : i32}, %down3.conv.bias.ema: tensor<48xf32> {tf.aliasing_output = 282 : i32}, %stage4.0.depthwise.weight.ema: tensor<48x1x7x7xf32> {tf.aliasing_output = 283 : i32}, %stage4.0.depthwise.bias.ema: tensor<48xf32> {tf.aliasing_output = 284 : i32}, %stage4.0.norm.gamma.ema: tensor<48xf32> {tf.aliasing_output = 285 : i32}, %stage4.0.norm.beta.ema: tensor<48xf32> {tf.aliasing_output = 286 : i32}, %stage4.0.expand.weight.ema: tensor<192x48x1x1xf32> {tf.aliasing_output = 287 : i32}, %stage4.0.expand.bias.ema: tensor<192xf32> {tf.aliasing_output = 288 : i32}, %stage4.0.project.weight.ema: tensor<48x192x1x1xf32> {tf.aliasing_output = 289 : i32}, %stage4.0.project.bias.ema: tensor<48xf32> {tf.aliasing_output = 290 : i32}, %stage4.0.scale.gamma.ema: tensor<48xf32> {tf.aliasing_output = 291 : i32}, %norm.gamma.ema: tensor<48xf32> {tf.aliasing_output = 292 : i32}, %norm.beta.ema: tensor<48xf32> {tf.aliasing_output = 293 : i32}, %head.weight.ema: tensor<48x4xf32> {tf.aliasing_output = 294 : i32}, %head.bias.ema: tensor<4xf32> {tf.aliasing_output = 295 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>, %ema_decay: tensor<f32>, %stage1.0.drop_path: tensor<4xf32>, %stage2.0.drop_path: tensor<4xf32>, %stage3.0.drop_path: tensor<4xf32>, %stage3.1.drop_path: tensor<4xf32>, %stage3.2.drop_path: tensor<4xf32>, %stage4.0.drop_path: tensor<4xf32>) -> (tensor<6x3x4x4xf32> {jax.result_info = "stem.conv.weight"}, tensor<6xf32> {jax.result_info = "stem.conv.bias"}, tensor<6xf32> {jax.result_info = "stem.norm.gamma"}, tensor<6xf32> {jax.result_info = "stem.norm.beta"}, tensor<6x1x7x7xf32> {jax.result_info = "stage1.0.depthwise.weight"}, tensor<6xf32> {jax.result_info = "stage1.0.depthwise.bias"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.gamma"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.beta"}, tensor<24x6x1x1xf32> {jax.result_info = "stage1.0.expand.weight"}, tensor<24xf32> {jax.result_info = "stage1.0.expand.bias"}, tensor<6x24x1x1xf32> {jax.result_info = "stage1.0.project.weight"}, tensor<6xf32> {jax.result_info = "stage1.0.project.bias"}, tensor<6xf32> {jax.result_info = "stage1.0.scale.gamma"}, tensor<6xf32> {jax.result_info = "down1.norm.gamma"}, tensor<6xf32> {jax.result_info = "down1.norm.beta"}, tensor<12x6x2x2xf32> {jax.result_info = "down1.conv.weight"}, tensor<12xf32> {jax.result_info = "down1.conv.bias"}, tensor<12x1x7x7xf32> {jax.result_info = "stage2.0.depthwise.weight"}, tensor<12xf32> {jax.result_info = "stage2.0.depthwise.bias"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.gamma"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.beta"}, tensor<48x12x1x1xf32> {jax.result_info = "stage2.0.expand.weight"}, tensor<48xf32> {jax.result_info = "stage2.0.expand.bias"}, tensor<12x48x1x1xf32> {jax.result_info = "stage2.0.project.weight"}, tensor<12xf32> {jax.result_info = "stage2.0.project.bias"}, tensor<12xf32> {jax.result_info = "stage2.0.scale.gamma"}, tensor<12xf32> {jax.result_info = "down2.norm.gamma"}, tensor<12xf32> {jax.result_info = "down2.norm.beta"}, tensor<24x12x2x2xf32> {jax.result_info = "down2.conv.weight"}, tensor<24xf32> {jax.result_info = "down2.conv.bias"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.0.depthwise.weight"}, tensor<24xf32> {jax.result_info = "stage3.0.depthwise.bias"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.gamma"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.beta"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.0.expand.weight"}, tensor<96xf32> {jax.result_info = "stage3.0.expand.bias"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.0.project.weight"}, tensor<24xf32> {jax.result_info = "stage3.0.project.bias"}, tensor<24xf32> {jax.result_info = "stage3.0.scale.gamma"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.1.depthwise.weight"}, tensor<24xf32> {jax.result_info = "stage3.1.depthwise.bias"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.gamma"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.beta"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.1.expand.weight"}, tensor<96xf32> {jax.result_info = "stage3.1.expand.bias"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.1.project.weight"}, tensor<24xf32> {jax.result_info = "stage3.1.project.bias"}, tensor<24xf32> {jax.result_info = "stage3.1.scale.gamma"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.2.depthwise.weight"}, tensor<24xf32> {jax.result_info = "stage3.2.depthwise.bias"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.gamma"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.beta"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.2.expand.weight"}, tensor<96xf32> {jax.result_info = "stage3.2.expand.bias"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.2.project.weight"}, tensor<24xf32> {jax.result_info = "stage3.2.project.bias"}, tensor<24xf32> {jax.result_info = "stage3.2.scale.gamma"}, tensor<24xf32> {jax.result_info = "down3.norm.gamma"}, tensor<24xf32> {jax.result_info = "down3.norm.beta"}, tensor<48x24x2x2xf32> {jax.result_info = "down3.conv.weight"}, tensor<48xf32> {jax.result_info = "down3.conv.bias"}, tensor<48x1x7x7xf32> {jax.result_info = "stage4.0.depthwise.weight"}, tensor<48xf32> {jax.result_info = "stage4.0.depthwise.bias"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.gamma"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.beta"}, tensor<192x48x1x1xf32> {jax.result_info = "stage4.0.expand.weight"}, tensor<192xf32> {jax.result_info = "stage4.0.expand.bias"}, tensor<48x192x1x1xf32> {jax.result_info = "stage4.0.project.weight"}, tensor<48xf32> {jax.result_info = "stage4.0.project.bias"}, tensor<48xf32> {jax.result_info = "stage4.0.scale.gamma"}, tensor<48xf32> {jax.result_info = "norm.gamma"}, tensor<48xf32> {jax.result_info = "norm.beta"}, tensor<48x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<6x3x4x4xf32> {jax.result_info = "stem.conv.weight.m"}, tensor<6x3x4x4xf32> {jax.result_info = "stem.conv.weight.v"}, tensor<6xf32> {jax.result_info = "stem.conv.bias.m"}, tensor<6xf32> {jax.result_info = "stem.conv.bias.v"}, tensor<6xf32> {jax.result_info = "stem.norm.gamma.m"}, tensor<6xf32> {jax.result_info = "stem.norm.gamma.v"}, tensor<6xf32> {jax.result_info = "stem.norm.beta.m"}, tensor<6xf32> {jax.result_info = "stem.norm.beta.v"}, tensor<6x1x7x7xf32> {jax.result_info = "stage1.0.depthwise.weight.m"}, tensor<6x1x7x7xf32> {jax.result_info = "stage1.0.depthwise.weight.v"}, tensor<6xf32> {jax.result_info = "stage1.0.depthwise.bias.m"}, tensor<6xf32> {jax.result_info = "stage1.0.depthwise.bias.v"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.gamma.m"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.gamma.v"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.beta.m"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.beta.v"}, tensor<24x6x1x1xf32> {jax.result_info = "stage1.0.expand.weight.m"}, tensor<24x6x1x1xf32> {jax.result_info = "stage1.0.expand.weight.v"}, tensor<24xf32> {jax.result_info = "stage1.0.expand.bias.m"}, tensor<24xf32> {jax.result_info = "stage1.0.expand.bias.v"}, tensor<6x24x1x1xf32> {jax.result_info = "stage1.0.project.weight.m"}, tensor<6x24x1x1xf32> {jax.result_info = "stage1.0.project.weight.v"}, tensor<6xf32> {jax.result_info = "stage1.0.project.bias.m"}, tensor<6xf32> {jax.result_info = "stage1.0.project.bias.v"}, tensor<6xf32> {jax.result_info = "stage1.0.scale.gamma.m"}, tensor<6xf32> {jax.result_info = "stage1.0.scale.gamma.v"}, tensor<6xf32> {jax.result_info = "down1.norm.gamma.m"}, tensor<6xf32> {jax.result_info = "down1.norm.gamma.v"}, tensor<6xf32> {jax.result_info = "down1.norm.beta.m"}, tensor<6xf32> {jax.result_info = "down1.norm.beta.v"}, tensor<12x6x2x2xf32> {jax.result_info = "down1.conv.weight.m"}, tensor<12x6x2x2xf32> {jax.result_info = "down1.conv.weight.v"}, tensor<12xf32> {jax.result_info = "down1.conv.bias.m"}, tensor<12xf32> {jax.result_info = "down1.conv.bias.v"}, tensor<12x1x7x7xf32> {jax.result_info = "stage2.0.depthwise.weight.m"}, tensor<12x1x7x7xf32> {jax.result_info = "stage2.0.depthwise.weight.v"}, tensor<12xf32> {jax.result_info = "stage2.0.depthwise.bias.m"}, tensor<12xf32> {jax.result_info = "stage2.0.depthwise.bias.v"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.gamma.m"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.gamma.v"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.beta.m"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.beta.v"}, tensor<48x12x1x1xf32> {jax.result_info = "stage2.0.expand.weight.m"}, tensor<48x12x1x1xf32> {jax.result_info = "stage2.0.expand.weight.v"}, tensor<48xf32> {jax.result_info = "stage2.0.expand.bias.m"}, tensor<48xf32> {jax.result_info = "stage2.0.expand.bias.v"}, tensor<12x48x1x1xf32> {jax.result_info = "stage2.0.project.weight.m"}, tensor<12x48x1x1xf32> {jax.result_info = "stage2.0.project.weight.v"}, tensor<12xf32> {jax.result_info = "stage2.0.project.bias.m"}, tensor<12xf32> {jax.result_info = "stage2.0.project.bias.v"}, tensor<12xf32> {jax.result_info = "stage2.0.scale.gamma.m"}, tensor<12xf32> {jax.result_info = "stage2.0.scale.gamma.v"}, tensor<12xf32> {jax.result_info = "down2.norm.gamma.m"}, tensor<12xf32> {jax.result_info = "down2.norm.gamma.v"}, tensor<12xf32> {jax.result_info = "down2.norm.beta.m"}, tensor<12xf32> {jax.result_info = "down2.norm.beta.v"}, tensor<24x12x2x2xf32> {jax.result_info = "down2.conv.weight.m"}, tensor<24x12x2x2xf32> {jax.result_info = "down2.conv.weight.v"}, tensor<24xf32> {jax.result_info = "down2.conv.bias.m"}, tensor<24xf32> {jax.result_info = "down2.conv.bias.v"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.0.depthwise.weight.m"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.0.depthwise.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.0.depthwise.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.0.depthwise.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.beta.m"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.beta.v"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.0.expand.weight.m"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.0.expand.weight.v"}, tensor<96xf32> {jax.result_info = "stage3.0.expand.bias.m"}, tensor<96xf32> {jax.result_info = "stage3.0.expand.bias.v"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.0.project.weight.m"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.0.project.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.0.project.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.0.project.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.0.scale.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.0.scale.gamma.v"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.1.depthwise.weight.m"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.1.depthwise.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.1.depthwise.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.1.depthwise.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.beta.m"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.beta.v"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.1.expand.weight.m"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.1.expand.weight.v"}, tensor<96xf32> {jax.result_info = "stage3.1.expand.bias.m"}, tensor<96xf32> {jax.result_info = "stage3.1.expand.bias.v"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.1.project.weight.m"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.1.project.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.1.project.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.1.project.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.1.scale.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.1.scale.gamma.v"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.2.depthwise.weight.m"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.2.depthwise.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.2.depthwise.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.2.depthwise.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.beta.m"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.beta.v"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.2.expand.weight.m"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.2.expand.weight.v"}, tensor<96xf32> {jax.result_info = "stage3.2.expand.bias.m"}, tensor<96xf32> {jax.result_info = "stage3.2.expand.bias.v"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.2.project.weight.m"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.2.project.weight.v"}, tensor<24xf32> {jax.result_info = "stage3.2.project.bias.m"}, tensor<24xf32> {jax.result_info = "stage3.2.project.bias.v"}, tensor<24xf32> {jax.result_info = "stage3.2.scale.gamma.m"}, tensor<24xf32> {jax.result_info = "stage3.2.scale.gamma.v"}, tensor<24xf32> {jax.result_info = "down3.norm.gamma.m"}, tensor<24xf32> {jax.result_info = "down3.norm.gamma.v"}, tensor<24xf32> {jax.result_info = "down3.norm.beta.m"}, tensor<24xf32> {jax.result_info = "down3.norm.beta.v"}, tensor<48x24x2x2xf32> {jax.result_info = "down3.conv.weight.m"}, tensor<48x24x2x2xf32> {jax.result_info = "down3.conv.weight.v"}, tensor<48xf32> {jax.result_info = "down3.conv.bias.m"}, tensor<48xf32> {jax.result_info = "down3.conv.bias.v"}, tensor<48x1x7x7xf32> {jax.result_info = "stage4.0.depthwise.weight.m"}, tensor<48x1x7x7xf32> {jax.result_info = "stage4.0.depthwise.weight.v"}, tensor<48xf32> {jax.result_info = "stage4.0.depthwise.bias.m"}, tensor<48xf32> {jax.result_info = "stage4.0.depthwise.bias.v"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.gamma.m"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.gamma.v"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.beta.m"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.beta.v"}, tensor<192x48x1x1xf32> {jax.result_info = "stage4.0.expand.weight.m"}, tensor<192x48x1x1xf32> {jax.result_info = "stage4.0.expand.weight.v"}, tensor<192xf32> {jax.result_info = "stage4.0.expand.bias.m"}, tensor<192xf32> {jax.result_info = "stage4.0.expand.bias.v"}, tensor<48x192x1x1xf32> {jax.result_info = "stage4.0.project.weight.m"}, tensor<48x192x1x1xf32> {jax.result_info = "stage4.0.project.weight.v"}, tensor<48xf32> {jax.result_info = "stage4.0.project.bias.m"}, tensor<48xf32> {jax.result_info = "stage4.0.project.bias.v"}, tensor<48xf32> {jax.result_info = "stage4.0.scale.gamma.m"}, tensor<48xf32> {jax.result_info = "stage4.0.scale.gamma.v"}, tensor<48xf32> {jax.result_info = "norm.gamma.m"}, tensor<48xf32> {jax.result_info = "norm.gamma.v"}, tensor<48xf32> {jax.result_info = "norm.beta.m"}, tensor<48xf32> {jax.result_info = "norm.beta.v"}, tensor<48x4xf32> {jax.result_info = "head.weight.m"}, tensor<48x4xf32> {jax.result_info = "head.weight.v"}, tensor<4xf32> {jax.result_info = "head.bias.m"}, tensor<4xf32> {jax.result_info = "head.bias.v"}, tensor<6x3x4x4xf32> {jax.result_info = "stem.conv.weight.ema"}, tensor<6xf32> {jax.result_info = "stem.conv.bias.ema"}, tensor<6xf32> {jax.result_info = "stem.norm.gamma.ema"}, tensor<6xf32> {jax.result_info = "stem.norm.beta.ema"}, tensor<6x1x7x7xf32> {jax.result_info = "stage1.0.depthwise.weight.ema"}, tensor<6xf32> {jax.result_info = "stage1.0.depthwise.bias.ema"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.gamma.ema"}, tensor<6xf32> {jax.result_info = "stage1.0.norm.beta.ema"}, tensor<24x6x1x1xf32> {jax.result_info = "stage1.0.expand.weight.ema"}, tensor<24xf32> {jax.result_info = "stage1.0.expand.bias.ema"}, tensor<6x24x1x1xf32> {jax.result_info = "stage1.0.project.weight.ema"}, tensor<6xf32> {jax.result_info = "stage1.0.project.bias.ema"}, tensor<6xf32> {jax.result_info = "stage1.0.scale.gamma.ema"}, tensor<6xf32> {jax.result_info = "down1.norm.gamma.ema"}, tensor<6xf32> {jax.result_info = "down1.norm.beta.ema"}, tensor<12x6x2x2xf32> {jax.result_info = "down1.conv.weight.ema"}, tensor<12xf32> {jax.result_info = "down1.conv.bias.ema"}, tensor<12x1x7x7xf32> {jax.result_info = "stage2.0.depthwise.weight.ema"}, tensor<12xf32> {jax.result_info = "stage2.0.depthwise.bias.ema"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.gamma.ema"}, tensor<12xf32> {jax.result_info = "stage2.0.norm.beta.ema"}, tensor<48x12x1x1xf32> {jax.result_info = "stage2.0.expand.weight.ema"}, tensor<48xf32> {jax.result_info = "stage2.0.expand.bias.ema"}, tensor<12x48x1x1xf32> {jax.result_info = "stage2.0.project.weight.ema"}, tensor<12xf32> {jax.result_info = "stage2.0.project.bias.ema"}, tensor<12xf32> {jax.result_info = "stage2.0.scale.gamma.ema"}, tensor<12xf32> {jax.result_info = "down2.norm.gamma.ema"}, tensor<12xf32> {jax.result_info = "down2.norm.beta.ema"}, tensor<24x12x2x2xf32> {jax.result_info = "down2.conv.weight.ema"}, tensor<24xf32> {jax.result_info = "down2.conv.bias.ema"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.0.depthwise.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.0.depthwise.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.gamma.ema"}, tensor<24xf32> {jax.result_info = "stage3.0.norm.beta.ema"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.0.expand.weight.ema"}, tensor<96xf32> {jax.result_info = "stage3.0.expand.bias.ema"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.0.project.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.0.project.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.0.scale.gamma.ema"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.1.depthwise.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.1.depthwise.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.gamma.ema"}, tensor<24xf32> {jax.result_info = "stage3.1.norm.beta.ema"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.1.expand.weight.ema"}, tensor<96xf32> {jax.result_info = "stage3.1.expand.bias.ema"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.1.project.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.1.project.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.1.scale.gamma.ema"}, tensor<24x1x7x7xf32> {jax.result_info = "stage3.2.depthwise.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.2.depthwise.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.gamma.ema"}, tensor<24xf32> {jax.result_info = "stage3.2.norm.beta.ema"}, tensor<96x24x1x1xf32> {jax.result_info = "stage3.2.expand.weight.ema"}, tensor<96xf32> {jax.result_info = "stage3.2.expand.bias.ema"}, tensor<24x96x1x1xf32> {jax.result_info = "stage3.2.project.weight.ema"}, tensor<24xf32> {jax.result_info = "stage3.2.project.bias.ema"}, tensor<24xf32> {jax.result_info = "stage3.2.scale.gamma.ema"}, tensor<24xf32> {jax.result_info = "down3.norm.gamma.ema"}, tensor<24xf32> {jax.result_info = "down3.norm.beta.ema"}, tensor<48x24x2x2xf32> {jax.result_info = "down3.conv.weight.ema"}, tensor<48xf32> {jax.result_info = "down3.conv.bias.ema"}, tensor<48x1x7x7xf32> {jax.result_info = "stage4.0.depthwise.weight.ema"}, tensor<48xf32> {jax.result_info = "stage4.0.depthwise.bias.ema"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.gamma.ema"}, tensor<48xf32> {jax.result_info = "stage4.0.norm.beta.ema"}, tensor<192x48x1x1xf32> {jax.result_info = "stage4.0.expand.weight.ema"}, tensor<192xf32> {jax.result_info = "stage4.0.expand.bias.ema"}, tensor<48x192x1x1xf32> {jax.result_info = "stage4.0.project.weight.ema"}, tensor<48xf32> {jax.result_info = "stage4.0.project.bias.ema"}, tensor<48xf32> {jax.result_info = "stage4.0.scale.gamma.ema"}, tensor<48xf32> {jax.result_info = "norm.gamma.ema"}, tensor<48xf32> {jax.result_info = "norm.beta.ema"}, tensor<48x4xf32> {jax.result_info = "head.weight.ema"}, tensor<4xf32> {jax.result_info = "head.bias.ema"}, tensor<f32> {jax.result_info = "loss"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 4, 4>}, decomposition = @convF} : (tensor<4x32x32x3xf32>, tensor<6x3x4x4xf32>) -> tensor<4x8x8x6xf32>
    %stem.conv.channelBias = stablehlo.composite "shlo.channelBias" %stem.conv.convF, %stem.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stem.norm.lnF = stablehlo.composite "shlo.lnF" %stem.conv.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF} : (tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %stem.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stem.norm.lnF, %stem.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stem.norm.channelBias = stablehlo.composite "shlo.channelBias" %stem.norm.layerScaleCh, %stem.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.depthwise.convF = stablehlo.composite "shlo.convF" %stem.norm.channelBias, %stage1.0.depthwise.weight {composite_attributes = {groups = 6 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x8x8x6xf32>, tensor<6x1x7x7xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage1.0.depthwise.convF, %stage1.0.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.norm.lnF = stablehlo.composite "shlo.lnF" %stage1.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF} : (tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage1.0.norm.lnF, %stage1.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage1.0.norm.layerScaleCh, %stage1.0.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.expand.convF = stablehlo.composite "shlo.convF" %stage1.0.norm.channelBias, %stage1.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x8x8x6xf32>, tensor<24x6x1x1xf32>) -> tensor<4x8x8x24xf32>
    %stage1.0.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage1.0.expand.convF, %stage1.0.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_1} : (tensor<4x8x8x24xf32>, tensor<24xf32>) -> tensor<4x8x8x24xf32>
    %stage1.0.gelu = stablehlo.composite "shlo.gelu" %stage1.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu} : (tensor<4x8x8x24xf32>) -> tensor<4x8x8x24xf32>
    %stage1.0.project.convF = stablehlo.composite "shlo.convF" %stage1.0.gelu, %stage1.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x8x8x24xf32>, tensor<6x24x1x1xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.project.channelBias = stablehlo.composite "shlo.channelBias" %stage1.0.project.convF, %stage1.0.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage1.0.project.channelBias, %stage1.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.dropPathB = stablehlo.composite "shlo.dropPathB" %stage1.0.scale.layerScaleCh, %stage1.0.drop_path {decomposition = @dropPathB} : (tensor<4x8x8x6xf32>, tensor<4xf32>) -> tensor<4x8x8x6xf32>
    %stage1.0.addVB = stablehlo.composite "shlo.addVB" %stage1.0.dropPathB, %stem.norm.channelBias {decomposition = @addVB} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %down1.norm.lnF = stablehlo.composite "shlo.lnF" %stage1.0.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF} : (tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %down1.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %down1.norm.lnF, %down1.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %down1.norm.channelBias = stablehlo.composite "shlo.channelBias" %down1.norm.layerScaleCh, %down1.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %down1.conv.convF = stablehlo.composite "shlo.convF" %down1.norm.channelBias, %down1.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<4x8x8x6xf32>, tensor<12x6x2x2xf32>) -> tensor<4x4x4x12xf32>
    %down1.conv.channelBias = stablehlo.composite "shlo.channelBias" %down1.conv.convF, %down1.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.depthwise.convF = stablehlo.composite "shlo.convF" %down1.conv.channelBias, %stage2.0.depthwise.weight {composite_attributes = {groups = 12 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_5} : (tensor<4x4x4x12xf32>, tensor<12x1x7x7xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage2.0.depthwise.convF, %stage2.0.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.norm.lnF = stablehlo.composite "shlo.lnF" %stage2.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_1} : (tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage2.0.norm.lnF, %stage2.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage2.0.norm.layerScaleCh, %stage2.0.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.expand.convF = stablehlo.composite "shlo.convF" %stage2.0.norm.channelBias, %stage2.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<4x4x4x12xf32>, tensor<48x12x1x1xf32>) -> tensor<4x4x4x48xf32>
    %stage2.0.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage2.0.expand.convF, %stage2.0.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_3} : (tensor<4x4x4x48xf32>, tensor<48xf32>) -> tensor<4x4x4x48xf32>
    %stage2.0.gelu = stablehlo.composite "shlo.gelu" %stage2.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu_1} : (tensor<4x4x4x48xf32>) -> tensor<4x4x4x48xf32>
    %stage2.0.project.convF = stablehlo.composite "shlo.convF" %stage2.0.gelu, %stage2.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_7} : (tensor<4x4x4x48xf32>, tensor<12x48x1x1xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.project.channelBias = stablehlo.composite "shlo.channelBias" %stage2.0.project.convF, %stage2.0.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage2.0.project.channelBias, %stage2.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.dropPathB = stablehlo.composite "shlo.dropPathB" %stage2.0.scale.layerScaleCh, %stage2.0.drop_path {decomposition = @dropPathB_1} : (tensor<4x4x4x12xf32>, tensor<4xf32>) -> tensor<4x4x4x12xf32>
    %stage2.0.addVB = stablehlo.composite "shlo.addVB" %stage2.0.dropPathB, %down1.conv.channelBias {decomposition = @addVB_1} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32>
    %down2.norm.lnF = stablehlo.composite "shlo.lnF" %stage2.0.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_1} : (tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32>
    %down2.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %down2.norm.lnF, %down2.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %down2.norm.channelBias = stablehlo.composite "shlo.channelBias" %down2.norm.layerScaleCh, %down2.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_2} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %down2.conv.convF = stablehlo.composite "shlo.convF" %down2.norm.channelBias, %down2.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convF_8} : (tensor<4x4x4x12xf32>, tensor<24x12x2x2xf32>) -> tensor<4x2x2x24xf32>
    %down2.conv.channelBias = stablehlo.composite "shlo.channelBias" %down2.conv.convF, %down2.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.depthwise.convF = stablehlo.composite "shlo.convF" %down2.conv.channelBias, %stage3.0.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage3.0.depthwise.convF, %stage3.0.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.norm.lnF = stablehlo.composite "shlo.lnF" %stage3.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_2} : (tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.0.norm.lnF, %stage3.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage3.0.norm.layerScaleCh, %stage3.0.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.expand.convF = stablehlo.composite "shlo.convF" %stage3.0.norm.channelBias, %stage3.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x2x2x24xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x96xf32>
    %stage3.0.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage3.0.expand.convF, %stage3.0.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_5} : (tensor<4x2x2x96xf32>, tensor<96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.0.gelu = stablehlo.composite "shlo.gelu" %stage3.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu_2} : (tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.0.project.convF = stablehlo.composite "shlo.convF" %stage3.0.gelu, %stage3.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<4x2x2x96xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.project.channelBias = stablehlo.composite "shlo.channelBias" %stage3.0.project.convF, %stage3.0.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.0.project.channelBias, %stage3.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.dropPathB = stablehlo.composite "shlo.dropPathB" %stage3.0.scale.layerScaleCh, %stage3.0.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %stage3.0.addVB = stablehlo.composite "shlo.addVB" %stage3.0.dropPathB, %down2.conv.channelBias {decomposition = @addVB_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.depthwise.convF = stablehlo.composite "shlo.convF" %stage3.0.addVB, %stage3.1.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage3.1.depthwise.convF, %stage3.1.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.norm.lnF = stablehlo.composite "shlo.lnF" %stage3.1.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_2} : (tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.1.norm.lnF, %stage3.1.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage3.1.norm.layerScaleCh, %stage3.1.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.expand.convF = stablehlo.composite "shlo.convF" %stage3.1.norm.channelBias, %stage3.1.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x2x2x24xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x96xf32>
    %stage3.1.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage3.1.expand.convF, %stage3.1.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_5} : (tensor<4x2x2x96xf32>, tensor<96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.1.gelu = stablehlo.composite "shlo.gelu" %stage3.1.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu_2} : (tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.1.project.convF = stablehlo.composite "shlo.convF" %stage3.1.gelu, %stage3.1.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<4x2x2x96xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.project.channelBias = stablehlo.composite "shlo.channelBias" %stage3.1.project.convF, %stage3.1.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.1.project.channelBias, %stage3.1.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.dropPathB = stablehlo.composite "shlo.dropPathB" %stage3.1.scale.layerScaleCh, %stage3.1.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %stage3.1.addVB = stablehlo.composite "shlo.addVB" %stage3.1.dropPathB, %stage3.0.addVB {decomposition = @addVB_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.depthwise.convF = stablehlo.composite "shlo.convF" %stage3.1.addVB, %stage3.2.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage3.2.depthwise.convF, %stage3.2.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.norm.lnF = stablehlo.composite "shlo.lnF" %stage3.2.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_2} : (tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.2.norm.lnF, %stage3.2.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage3.2.norm.layerScaleCh, %stage3.2.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.expand.convF = stablehlo.composite "shlo.convF" %stage3.2.norm.channelBias, %stage3.2.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x2x2x24xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x96xf32>
    %stage3.2.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage3.2.expand.convF, %stage3.2.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_5} : (tensor<4x2x2x96xf32>, tensor<96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.2.gelu = stablehlo.composite "shlo.gelu" %stage3.2.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu_2} : (tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %stage3.2.project.convF = stablehlo.composite "shlo.convF" %stage3.2.gelu, %stage3.2.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<4x2x2x96xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.project.channelBias = stablehlo.composite "shlo.channelBias" %stage3.2.project.convF, %stage3.2.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage3.2.project.channelBias, %stage3.2.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.dropPathB = stablehlo.composite "shlo.dropPathB" %stage3.2.scale.layerScaleCh, %stage3.2.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %stage3.2.addVB = stablehlo.composite "shlo.addVB" %stage3.2.dropPathB, %stage3.1.addVB {decomposition = @addVB_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %down3.norm.lnF = stablehlo.composite "shlo.lnF" %stage3.2.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_2} : (tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %down3.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %down3.norm.lnF, %down3.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %down3.norm.channelBias = stablehlo.composite "shlo.channelBias" %down3.norm.layerScaleCh, %down3.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_4} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %down3.conv.convF = stablehlo.composite "shlo.convF" %down3.norm.channelBias, %down3.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convF_12} : (tensor<4x2x2x24xf32>, tensor<48x24x2x2xf32>) -> tensor<4x1x1x48xf32>
    %down3.conv.channelBias = stablehlo.composite "shlo.channelBias" %down3.conv.convF, %down3.conv.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_6} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.depthwise.convF = stablehlo.composite "shlo.convF" %down3.conv.channelBias, %stage4.0.depthwise.weight {composite_attributes = {groups = 48 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_13} : (tensor<4x1x1x48xf32>, tensor<48x1x7x7xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.depthwise.channelBias = stablehlo.composite "shlo.channelBias" %stage4.0.depthwise.convF, %stage4.0.depthwise.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_6} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.norm.lnF = stablehlo.composite "shlo.lnF" %stage4.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnF_3} : (tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage4.0.norm.lnF, %stage4.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.norm.channelBias = stablehlo.composite "shlo.channelBias" %stage4.0.norm.layerScaleCh, %stage4.0.norm.beta {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_6} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.expand.convF = stablehlo.composite "shlo.convF" %stage4.0.norm.channelBias, %stage4.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_14} : (tensor<4x1x1x48xf32>, tensor<192x48x1x1xf32>) -> tensor<4x1x1x192xf32>
    %stage4.0.expand.channelBias = stablehlo.composite "shlo.channelBias" %stage4.0.expand.convF, %stage4.0.expand.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_7} : (tensor<4x1x1x192xf32>, tensor<192xf32>) -> tensor<4x1x1x192xf32>
    %stage4.0.gelu = stablehlo.composite "shlo.gelu" %stage4.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @gelu_3} : (tensor<4x1x1x192xf32>) -> tensor<4x1x1x192xf32>
    %stage4.0.project.convF = stablehlo.composite "shlo.convF" %stage4.0.gelu, %stage4.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_15} : (tensor<4x1x1x192xf32>, tensor<48x192x1x1xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.project.channelBias = stablehlo.composite "shlo.channelBias" %stage4.0.project.convF, %stage4.0.project.bias {composite_attributes = {layout = "NHWC"}, decomposition = @channelBias_6} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %stage4.0.project.channelBias, %stage4.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.dropPathB = stablehlo.composite "shlo.dropPathB" %stage4.0.scale.layerScaleCh, %stage4.0.drop_path {decomposition = @dropPathB_3} : (tensor<4x1x1x48xf32>, tensor<4xf32>) -> tensor<4x1x1x48xf32>
    %stage4.0.addVB = stablehlo.composite "shlo.addVB" %stage4.0.dropPathB, %down3.conv.channelBias {decomposition = @addVB_3} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32>
    %gap = stablehlo.composite "shlo.gap" %stage4.0.addVB {composite_attributes = {layout = "NHWC"}, decomposition = @gap} : (tensor<4x1x1x48xf32>) -> tensor<4x48xf32>
    %norm.lnF = stablehlo.composite "shlo.lnF" %gap {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnF_4} : (tensor<4x48xf32>) -> tensor<4x48xf32>
    %norm.rowScale = stablehlo.composite "shlo.rowScale" %norm.lnF, %norm.gamma {decomposition = @rowScale} : (tensor<4x48xf32>, tensor<48xf32>) -> tensor<4x48xf32>
    %norm.rowBias = stablehlo.composite "shlo.rowBias" %norm.rowScale, %norm.beta {decomposition = @rowBias} : (tensor<4x48xf32>, tensor<48xf32>) -> tensor<4x48xf32>
    %head.dense = stablehlo.composite "shlo.dense" %norm.rowBias, %head.weight, %head.bias {decomposition = @dense} : (tensor<4x48xf32>, tensor<48x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<48x4xf32>) -> tensor<4x48xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %norm.rowBias, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x48xf32>, tensor<4x4xf32>) -> tensor<48x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.norm.biasGradB = stablehlo.composite "shlo.biasGradB" %d.head.dotOut {decomposition = @biasGradB_1} : (tensor<4x48xf32>) -> tensor<48xf32>
    %d.norm.rowScale = stablehlo.composite "shlo.rowScale" %d.head.dotOut, %norm.gamma {decomposition = @rowScale} : (tensor<4x48xf32>, tensor<48xf32>) -> tensor<4x48xf32>
    %d.norm.gammaGradB = stablehlo.composite "shlo.gammaGradB" %d.head.dotOut, %norm.lnF {decomposition = @gammaGradB} : (tensor<4x48xf32>, tensor<4x48xf32>) -> tensor<48xf32>
    %d.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.norm.rowScale, %gap {composite_attributes = {eps = 1.0e-06 : f64, over = "row"}, decomposition = @lnBack} : (tensor<4x48xf32>, tensor<4x48xf32>) -> tensor<4x48xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.norm.lnBack {composite_attributes = {layout = "NHWC", size = array<i64: 1, 1>}, decomposition = @gapBack} : (tensor<4x48xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.dropPathB = stablehlo.composite "shlo.dropPathB" %d.gapBack, %stage4.0.drop_path {decomposition = @dropPathB_3} : (tensor<4x1x1x48xf32>, tensor<4xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage4.0.dropPathB, %stage4.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage4.0.dropPathB, %stage4.0.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.stage4.0.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage4.0.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.stage4.0.project.convBack = stablehlo.composite "shlo.convBack" %d.stage4.0.scale.layerScaleCh, %stage4.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x1x1x48xf32>, tensor<48x192x1x1xf32>) -> tensor<4x1x1x192xf32>
    %d.stage4.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage4.0.gelu, %d.stage4.0.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x1x1x192xf32>, tensor<4x1x1x48xf32>) -> tensor<48x192x1x1xf32>
    %d.stage4.0.geluBack = stablehlo.composite "shlo.geluBack" %d.stage4.0.project.convBack, %stage4.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack} : (tensor<4x1x1x192xf32>, tensor<4x1x1x192xf32>) -> tensor<4x1x1x192xf32>
    %d.stage4.0.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage4.0.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_1} : (tensor<4x1x1x192xf32>) -> tensor<192xf32>
    %d.stage4.0.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage4.0.geluBack, %stage4.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x1x1x192xf32>, tensor<192x48x1x1xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage4.0.norm.channelBias, %d.stage4.0.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x1x1x48xf32>, tensor<4x1x1x192xf32>) -> tensor<192x48x1x1xf32>
    %d.stage4.0.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage4.0.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.stage4.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage4.0.expand.convBack, %stage4.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_3} : (tensor<4x1x1x48xf32>, tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage4.0.expand.convBack, %stage4.0.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.stage4.0.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage4.0.norm.layerScaleCh, %stage4.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_1} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage4.0.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.stage4.0.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage4.0.norm.lnBack, %stage4.0.depthwise.weight {composite_attributes = {groups = 48 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x1x1x48xf32>, tensor<48x1x7x7xf32>) -> tensor<4x1x1x48xf32>
    %d.stage4.0.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down3.conv.channelBias, %d.stage4.0.norm.lnBack {composite_attributes = {groups = 48 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<48x1x7x7xf32>
    %d.stage4.0.depthwise.add = stablehlo.add %d.gapBack, %d.stage4.0.depthwise.convBack : tensor<4x1x1x48xf32>
    %d.down3.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage4.0.depthwise.add {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB} : (tensor<4x1x1x48xf32>) -> tensor<48xf32>
    %d.down3.conv.convBack = stablehlo.composite "shlo.convBack" %d.stage4.0.depthwise.add, %down3.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], size = array<i64: 2, 2>, stride = array<i64: 2, 2>}, decomposition = @convBack_3} : (tensor<4x1x1x48xf32>, tensor<48x24x2x2xf32>) -> tensor<4x2x2x24xf32>
    %d.down3.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down3.norm.channelBias, %d.stage4.0.depthwise.add {composite_attributes = {groups = 1 : i64, kernel = array<i64: 2, 2>, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_3} : (tensor<4x2x2x24xf32>, tensor<4x1x1x48xf32>) -> tensor<48x24x2x2xf32>
    %d.down3.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.down3.conv.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.down3.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.down3.conv.convBack, %down3.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.down3.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.down3.conv.convBack, %down3.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.down3.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.down3.norm.layerScaleCh, %stage3.2.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.dropPathB = stablehlo.composite "shlo.dropPathB" %d.down3.norm.lnBack, %stage3.2.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.2.dropPathB, %stage3.2.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.2.dropPathB, %stage3.2.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.2.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.2.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.2.project.convBack = stablehlo.composite "shlo.convBack" %d.stage3.2.scale.layerScaleCh, %stage3.2.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x2x2x24xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.2.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.2.gelu, %d.stage3.2.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x2x2x96xf32>, tensor<4x2x2x24xf32>) -> tensor<24x96x1x1xf32>
    %d.stage3.2.geluBack = stablehlo.composite "shlo.geluBack" %d.stage3.2.project.convBack, %stage3.2.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack_1} : (tensor<4x2x2x96xf32>, tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.2.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.2.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x2x2x96xf32>) -> tensor<96xf32>
    %d.stage3.2.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage3.2.geluBack, %stage3.2.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_5} : (tensor<4x2x2x96xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.2.norm.channelBias, %d.stage3.2.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x2x2x24xf32>, tensor<4x2x2x96xf32>) -> tensor<96x24x1x1xf32>
    %d.stage3.2.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.2.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.2.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.2.expand.convBack, %stage3.2.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.2.expand.convBack, %stage3.2.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.2.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage3.2.norm.layerScaleCh, %stage3.2.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.2.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.2.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage3.2.norm.lnBack, %stage3.2.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.2.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.1.addVB, %d.stage3.2.norm.lnBack {composite_attributes = {groups = 24 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24x1x7x7xf32>
    %d.stage3.2.depthwise.add = stablehlo.add %d.down3.norm.lnBack, %d.stage3.2.depthwise.convBack : tensor<4x2x2x24xf32>
    %d.stage3.1.dropPathB = stablehlo.composite "shlo.dropPathB" %d.stage3.2.depthwise.add, %stage3.1.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.1.dropPathB, %stage3.1.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.1.dropPathB, %stage3.1.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.1.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.1.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.1.project.convBack = stablehlo.composite "shlo.convBack" %d.stage3.1.scale.layerScaleCh, %stage3.1.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x2x2x24xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.1.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.1.gelu, %d.stage3.1.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x2x2x96xf32>, tensor<4x2x2x24xf32>) -> tensor<24x96x1x1xf32>
    %d.stage3.1.geluBack = stablehlo.composite "shlo.geluBack" %d.stage3.1.project.convBack, %stage3.1.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack_1} : (tensor<4x2x2x96xf32>, tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.1.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.1.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x2x2x96xf32>) -> tensor<96xf32>
    %d.stage3.1.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage3.1.geluBack, %stage3.1.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_5} : (tensor<4x2x2x96xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.1.norm.channelBias, %d.stage3.1.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x2x2x24xf32>, tensor<4x2x2x96xf32>) -> tensor<96x24x1x1xf32>
    %d.stage3.1.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.1.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.1.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.1.expand.convBack, %stage3.1.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.1.expand.convBack, %stage3.1.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.1.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage3.1.norm.layerScaleCh, %stage3.1.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.1.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.1.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage3.1.norm.lnBack, %stage3.1.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.1.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.0.addVB, %d.stage3.1.norm.lnBack {composite_attributes = {groups = 24 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24x1x7x7xf32>
    %d.stage3.1.depthwise.add = stablehlo.add %d.stage3.2.depthwise.add, %d.stage3.1.depthwise.convBack : tensor<4x2x2x24xf32>
    %d.stage3.0.dropPathB = stablehlo.composite "shlo.dropPathB" %d.stage3.1.depthwise.add, %stage3.0.drop_path {decomposition = @dropPathB_2} : (tensor<4x2x2x24xf32>, tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.0.dropPathB, %stage3.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.0.dropPathB, %stage3.0.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.0.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.0.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.0.project.convBack = stablehlo.composite "shlo.convBack" %d.stage3.0.scale.layerScaleCh, %stage3.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x2x2x24xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.0.gelu, %d.stage3.0.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x2x2x96xf32>, tensor<4x2x2x24xf32>) -> tensor<24x96x1x1xf32>
    %d.stage3.0.geluBack = stablehlo.composite "shlo.geluBack" %d.stage3.0.project.convBack, %stage3.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack_1} : (tensor<4x2x2x96xf32>, tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32>
    %d.stage3.0.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.0.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_3} : (tensor<4x2x2x96xf32>) -> tensor<96xf32>
    %d.stage3.0.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage3.0.geluBack, %stage3.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_5} : (tensor<4x2x2x96xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage3.0.norm.channelBias, %d.stage3.0.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x2x2x24xf32>, tensor<4x2x2x96xf32>) -> tensor<96x24x1x1xf32>
    %d.stage3.0.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.0.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage3.0.expand.convBack, %stage3.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_2} : (tensor<4x2x2x24xf32>, tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage3.0.expand.convBack, %stage3.0.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_1} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.0.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage3.0.norm.layerScaleCh, %stage3.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_2} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.0.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.stage3.0.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage3.0.norm.lnBack, %stage3.0.depthwise.weight {composite_attributes = {groups = 24 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    %d.stage3.0.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down2.conv.channelBias, %d.stage3.0.norm.lnBack {composite_attributes = {groups = 24 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24x1x7x7xf32>
    %d.stage3.0.depthwise.add = stablehlo.add %d.stage3.1.depthwise.add, %d.stage3.0.depthwise.convBack : tensor<4x2x2x24xf32>
    %d.down2.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage3.0.depthwise.add {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_2} : (tensor<4x2x2x24xf32>) -> tensor<24xf32>
    %d.down2.conv.convBack = stablehlo.composite "shlo.convBack" %d.stage3.0.depthwise.add, %down2.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], size = array<i64: 4, 4>, stride = array<i64: 2, 2>}, decomposition = @convBack_7} : (tensor<4x2x2x24xf32>, tensor<24x12x2x2xf32>) -> tensor<4x4x4x12xf32>
    %d.down2.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down2.norm.channelBias, %d.stage3.0.depthwise.add {composite_attributes = {groups = 1 : i64, kernel = array<i64: 2, 2>, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_7} : (tensor<4x4x4x12xf32>, tensor<4x2x2x24xf32>) -> tensor<24x12x2x2xf32>
    %d.down2.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.down2.conv.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_4} : (tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.down2.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.down2.conv.convBack, %down2.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %d.down2.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.down2.conv.convBack, %down2.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_2} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.down2.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.down2.norm.layerScaleCh, %stage2.0.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_3} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.dropPathB = stablehlo.composite "shlo.dropPathB" %d.down2.norm.lnBack, %stage2.0.drop_path {decomposition = @dropPathB_1} : (tensor<4x4x4x12xf32>, tensor<4xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage2.0.dropPathB, %stage2.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage2.0.dropPathB, %stage2.0.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_2} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.stage2.0.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage2.0.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_4} : (tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.stage2.0.project.convBack = stablehlo.composite "shlo.convBack" %d.stage2.0.scale.layerScaleCh, %stage2.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_8} : (tensor<4x4x4x12xf32>, tensor<12x48x1x1xf32>) -> tensor<4x4x4x48xf32>
    %d.stage2.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage2.0.gelu, %d.stage2.0.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_8} : (tensor<4x4x4x48xf32>, tensor<4x4x4x12xf32>) -> tensor<12x48x1x1xf32>
    %d.stage2.0.geluBack = stablehlo.composite "shlo.geluBack" %d.stage2.0.project.convBack, %stage2.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack_2} : (tensor<4x4x4x48xf32>, tensor<4x4x4x48xf32>) -> tensor<4x4x4x48xf32>
    %d.stage2.0.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage2.0.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_5} : (tensor<4x4x4x48xf32>) -> tensor<48xf32>
    %d.stage2.0.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage2.0.geluBack, %stage2.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<4x4x4x48xf32>, tensor<48x12x1x1xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage2.0.norm.channelBias, %d.stage2.0.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<4x4x4x12xf32>, tensor<4x4x4x48xf32>) -> tensor<48x12x1x1xf32>
    %d.stage2.0.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage2.0.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_4} : (tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.stage2.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage2.0.expand.convBack, %stage2.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh_1} : (tensor<4x4x4x12xf32>, tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage2.0.expand.convBack, %stage2.0.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_2} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.stage2.0.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage2.0.norm.layerScaleCh, %stage2.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_3} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage2.0.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_4} : (tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.stage2.0.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage2.0.norm.lnBack, %stage2.0.depthwise.weight {composite_attributes = {groups = 12 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_10} : (tensor<4x4x4x12xf32>, tensor<12x1x7x7xf32>) -> tensor<4x4x4x12xf32>
    %d.stage2.0.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down1.conv.channelBias, %d.stage2.0.norm.lnBack {composite_attributes = {groups = 12 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_10} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<12x1x7x7xf32>
    %d.stage2.0.depthwise.add = stablehlo.add %d.down2.norm.lnBack, %d.stage2.0.depthwise.convBack : tensor<4x4x4x12xf32>
    %d.down1.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage2.0.depthwise.add {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_4} : (tensor<4x4x4x12xf32>) -> tensor<12xf32>
    %d.down1.conv.convBack = stablehlo.composite "shlo.convBack" %d.stage2.0.depthwise.add, %down1.conv.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_11} : (tensor<4x4x4x12xf32>, tensor<12x6x2x2xf32>) -> tensor<4x8x8x6xf32>
    %d.down1.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %down1.norm.channelBias, %d.stage2.0.depthwise.add {composite_attributes = {groups = 1 : i64, kernel = array<i64: 2, 2>, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_11} : (tensor<4x8x8x6xf32>, tensor<4x4x4x12xf32>) -> tensor<12x6x2x2xf32>
    %d.down1.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.down1.conv.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.down1.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.down1.conv.convBack, %down1.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %d.down1.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.down1.conv.convBack, %down1.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.down1.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.down1.norm.layerScaleCh, %stage1.0.addVB {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_4} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.dropPathB = stablehlo.composite "shlo.dropPathB" %d.down1.norm.lnBack, %stage1.0.drop_path {decomposition = @dropPathB} : (tensor<4x8x8x6xf32>, tensor<4xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.scale.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage1.0.dropPathB, %stage1.0.scale.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.scale.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage1.0.dropPathB, %stage1.0.project.channelBias {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stage1.0.project.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage1.0.scale.layerScaleCh {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stage1.0.project.convBack = stablehlo.composite "shlo.convBack" %d.stage1.0.scale.layerScaleCh, %stage1.0.project.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_12} : (tensor<4x8x8x6xf32>, tensor<6x24x1x1xf32>) -> tensor<4x8x8x24xf32>
    %d.stage1.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage1.0.gelu, %d.stage1.0.scale.layerScaleCh {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_12} : (tensor<4x8x8x24xf32>, tensor<4x8x8x6xf32>) -> tensor<6x24x1x1xf32>
    %d.stage1.0.geluBack = stablehlo.composite "shlo.geluBack" %d.stage1.0.project.convBack, %stage1.0.expand.channelBias {composite_attributes = {form = "erf"}, decomposition = @geluBack_3} : (tensor<4x8x8x24xf32>, tensor<4x8x8x24xf32>) -> tensor<4x8x8x24xf32>
    %d.stage1.0.expand.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage1.0.geluBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_7} : (tensor<4x8x8x24xf32>) -> tensor<24xf32>
    %d.stage1.0.expand.convBack = stablehlo.composite "shlo.convBack" %d.stage1.0.geluBack, %stage1.0.expand.weight {composite_attributes = {groups = 1 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_13} : (tensor<4x8x8x24xf32>, tensor<24x6x1x1xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stage1.0.norm.channelBias, %d.stage1.0.geluBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_13} : (tensor<4x8x8x6xf32>, tensor<4x8x8x24xf32>) -> tensor<24x6x1x1xf32>
    %d.stage1.0.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage1.0.expand.convBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stage1.0.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage1.0.expand.convBack, %stage1.0.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage1.0.expand.convBack, %stage1.0.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stage1.0.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stage1.0.norm.layerScaleCh, %stage1.0.depthwise.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_4} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.depthwise.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage1.0.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stage1.0.depthwise.convBack = stablehlo.composite "shlo.convBack" %d.stage1.0.norm.lnBack, %stage1.0.depthwise.weight {composite_attributes = {groups = 6 : i64, layout = "NHWC", padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_14} : (tensor<4x8x8x6xf32>, tensor<6x1x7x7xf32>) -> tensor<4x8x8x6xf32>
    %d.stage1.0.depthwise.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.norm.channelBias, %d.stage1.0.norm.lnBack {composite_attributes = {groups = 6 : i64, kernel = array<i64: 7, 7>, layout = "NHWC", padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_14} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6x1x7x7xf32>
    %d.stage1.0.depthwise.add = stablehlo.add %d.down1.norm.lnBack, %d.stage1.0.depthwise.convBack : tensor<4x8x8x6xf32>
    %d.stem.norm.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stage1.0.depthwise.add {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stem.norm.layerScaleCh = stablehlo.composite "shlo.layerScaleCh" %d.stage1.0.depthwise.add, %stem.norm.gamma {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleCh} : (tensor<4x8x8x6xf32>, tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %d.stem.norm.layerScaleChGammaGradB = stablehlo.composite "shlo.layerScaleChGammaGradB" %d.stage1.0.depthwise.add, %stem.norm.lnF {composite_attributes = {layout = "NHWC"}, decomposition = @layerScaleChGammaGradB_3} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stem.norm.lnBack = stablehlo.composite "shlo.lnBack" %d.stem.norm.layerScaleCh, %stem.conv.channelBias {composite_attributes = {eps = 1.0e-06 : f64, layout = "NHWC", over = "channel"}, decomposition = @lnBack_4} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32>
    %d.stem.conv.convBiasGradB = stablehlo.composite "shlo.convBiasGradB" %d.stem.norm.lnBack {composite_attributes = {layout = "NHWC"}, decomposition = @convBiasGradB_6} : (tensor<4x8x8x6xf32>) -> tensor<6xf32>
    %d.stem.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.stem.norm.lnBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 4, 4>, layout = "NHWC", padding = [array<i64: 0, 0>, array<i64: 0, 0>], stride = array<i64: 4, 4>}, decomposition = @convWeightGradB_15} : (tensor<4x32x32x3xf32>, tensor<4x8x8x6xf32>) -> tensor<6x3x4x4xf32>
    %d.stem.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32>
    %stem.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.conv.weight.m, %d.stem.conv.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32>
    %stem.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.conv.weight.v, %d.stem.conv.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32>
    %stem.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.conv.weight, %stem.conv.weight.adamMNextF, %stem.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF} : (tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6x3x4x4xf32>
    %stem.conv.weight.ema_1 = stablehlo.composite "shlo.ema" %stem.conv.weight.ema, %stem.conv.weight.adamWParamF, %ema_decay {decomposition = @ema} : (tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>, tensor<f32>) -> tensor<6x3x4x4xf32>
    %d.stem.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stem.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.conv.bias.m, %d.stem.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.conv.bias.v, %d.stem.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.conv.bias, %stem.conv.bias.adamMNextF, %stem.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stem.conv.bias.ema_1 = stablehlo.composite "shlo.ema" %stem.conv.bias.ema, %stem.conv.bias.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stem.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.norm.gamma.m, %d.stem.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.norm.gamma.v, %d.stem.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.norm.gamma, %stem.norm.gamma.adamMNextF, %stem.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stem.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stem.norm.gamma.ema, %stem.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stem.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.norm.beta.m, %d.stem.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.norm.beta.v, %d.stem.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stem.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.norm.beta, %stem.norm.beta.adamMNextF, %stem.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stem.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stem.norm.beta.ema, %stem.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stage1.0.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32>
    %stage1.0.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.depthwise.weight.m, %d.stage1.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32>
    %stage1.0.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.depthwise.weight.v, %d.stage1.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32>
    %stage1.0.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.depthwise.weight, %stage1.0.depthwise.weight.adamMNextF, %stage1.0.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_2} : (tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6x1x7x7xf32>
    %stage1.0.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.depthwise.weight.ema, %stage1.0.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_2} : (tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>, tensor<f32>) -> tensor<6x1x7x7xf32>
    %d.stage1.0.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.depthwise.bias.m, %d.stage1.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.depthwise.bias.v, %d.stage1.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.depthwise.bias, %stage1.0.depthwise.bias.adamMNextF, %stage1.0.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stage1.0.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.depthwise.bias.ema, %stage1.0.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stage1.0.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.norm.gamma.m, %d.stage1.0.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.norm.gamma.v, %d.stage1.0.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.norm.gamma, %stage1.0.norm.gamma.adamMNextF, %stage1.0.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stage1.0.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.norm.gamma.ema, %stage1.0.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stage1.0.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.norm.beta.m, %d.stage1.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.norm.beta.v, %d.stage1.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.norm.beta, %stage1.0.norm.beta.adamMNextF, %stage1.0.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stage1.0.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.norm.beta.ema, %stage1.0.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stage1.0.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %stage1.0.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.expand.weight.m, %d.stage1.0.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %stage1.0.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.expand.weight.v, %d.stage1.0.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %stage1.0.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.expand.weight, %stage1.0.expand.weight.adamMNextF, %stage1.0.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_3} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x6x1x1xf32>
    %stage1.0.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.expand.weight.ema, %stage1.0.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_3} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<f32>) -> tensor<24x6x1x1xf32>
    %d.stage1.0.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage1.0.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.expand.bias.m, %d.stage1.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage1.0.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.expand.bias.v, %d.stage1.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage1.0.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.expand.bias, %stage1.0.expand.bias.adamMNextF, %stage1.0.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage1.0.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.expand.bias.ema, %stage1.0.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage1.0.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32>
    %stage1.0.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.project.weight.m, %d.stage1.0.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32>
    %stage1.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.project.weight.v, %d.stage1.0.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32>
    %stage1.0.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.project.weight, %stage1.0.project.weight.adamMNextF, %stage1.0.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_5} : (tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6x24x1x1xf32>
    %stage1.0.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.project.weight.ema, %stage1.0.project.weight.adamWParamF, %ema_decay {decomposition = @ema_5} : (tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>, tensor<f32>) -> tensor<6x24x1x1xf32>
    %d.stage1.0.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.project.bias.m, %d.stage1.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.project.bias.v, %d.stage1.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.project.bias, %stage1.0.project.bias.adamMNextF, %stage1.0.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stage1.0.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.project.bias.ema, %stage1.0.project.bias.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.stage1.0.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage1.0.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage1.0.scale.gamma.m, %d.stage1.0.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage1.0.scale.gamma.v, %d.stage1.0.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %stage1.0.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage1.0.scale.gamma, %stage1.0.scale.gamma.adamMNextF, %stage1.0.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %stage1.0.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage1.0.scale.gamma.ema, %stage1.0.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.down1.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down1.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down1.norm.gamma.m, %d.down1.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down1.norm.gamma.v, %d.down1.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down1.norm.gamma, %down1.norm.gamma.adamMNextF, %down1.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %down1.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %down1.norm.gamma.ema, %down1.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.down1.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down1.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down1.norm.beta.m, %d.down1.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down1.norm.beta.v, %d.down1.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %down1.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down1.norm.beta, %down1.norm.beta.adamMNextF, %down1.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_1} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %down1.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %down1.norm.beta.ema, %down1.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_1} : (tensor<6xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %d.down1.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down1.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32>
    %down1.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down1.conv.weight.m, %d.down1.conv.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32>
    %down1.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down1.conv.weight.v, %d.down1.conv.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32>
    %down1.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down1.conv.weight, %down1.conv.weight.adamMNextF, %down1.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_6} : (tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12x6x2x2xf32>
    %down1.conv.weight.ema_1 = stablehlo.composite "shlo.ema" %down1.conv.weight.ema, %down1.conv.weight.adamWParamF, %ema_decay {decomposition = @ema_6} : (tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>, tensor<f32>) -> tensor<12x6x2x2xf32>
    %d.down1.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down1.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %down1.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down1.conv.bias.m, %d.down1.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down1.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down1.conv.bias.v, %d.down1.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down1.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down1.conv.bias, %down1.conv.bias.adamMNextF, %down1.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %down1.conv.bias.ema_1 = stablehlo.composite "shlo.ema" %down1.conv.bias.ema, %down1.conv.bias.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.stage2.0.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32>
    %stage2.0.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.depthwise.weight.m, %d.stage2.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32>
    %stage2.0.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.depthwise.weight.v, %d.stage2.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32>
    %stage2.0.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.depthwise.weight, %stage2.0.depthwise.weight.adamMNextF, %stage2.0.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_8} : (tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12x1x7x7xf32>
    %stage2.0.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.depthwise.weight.ema, %stage2.0.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_8} : (tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>, tensor<f32>) -> tensor<12x1x7x7xf32>
    %d.stage2.0.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.depthwise.bias.m, %d.stage2.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.depthwise.bias.v, %d.stage2.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.depthwise.bias, %stage2.0.depthwise.bias.adamMNextF, %stage2.0.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %stage2.0.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.depthwise.bias.ema, %stage2.0.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.stage2.0.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.norm.gamma.m, %d.stage2.0.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.norm.gamma.v, %d.stage2.0.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.norm.gamma, %stage2.0.norm.gamma.adamMNextF, %stage2.0.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %stage2.0.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.norm.gamma.ema, %stage2.0.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.stage2.0.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.norm.beta.m, %d.stage2.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.norm.beta.v, %d.stage2.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.norm.beta, %stage2.0.norm.beta.adamMNextF, %stage2.0.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %stage2.0.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.norm.beta.ema, %stage2.0.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.stage2.0.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32>
    %stage2.0.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.expand.weight.m, %d.stage2.0.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32>
    %stage2.0.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.expand.weight.v, %d.stage2.0.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_9} : (tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32>
    %stage2.0.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.expand.weight, %stage2.0.expand.weight.adamMNextF, %stage2.0.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_9} : (tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48x12x1x1xf32>
    %stage2.0.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.expand.weight.ema, %stage2.0.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_9} : (tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>, tensor<f32>) -> tensor<48x12x1x1xf32>
    %d.stage2.0.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage2.0.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.expand.bias.m, %d.stage2.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage2.0.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.expand.bias.v, %d.stage2.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage2.0.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.expand.bias, %stage2.0.expand.bias.adamMNextF, %stage2.0.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage2.0.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.expand.bias.ema, %stage2.0.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage2.0.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %stage2.0.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.project.weight.m, %d.stage2.0.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %stage2.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.project.weight.v, %d.stage2.0.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %stage2.0.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.project.weight, %stage2.0.project.weight.adamMNextF, %stage2.0.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_11} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12x48x1x1xf32>
    %stage2.0.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.project.weight.ema, %stage2.0.project.weight.adamWParamF, %ema_decay {decomposition = @ema_11} : (tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<f32>) -> tensor<12x48x1x1xf32>
    %d.stage2.0.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.project.bias.m, %d.stage2.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.project.bias.v, %d.stage2.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.project.bias, %stage2.0.project.bias.adamMNextF, %stage2.0.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %stage2.0.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.project.bias.ema, %stage2.0.project.bias.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.stage2.0.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage2.0.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage2.0.scale.gamma.m, %d.stage2.0.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage2.0.scale.gamma.v, %d.stage2.0.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %stage2.0.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage2.0.scale.gamma, %stage2.0.scale.gamma.adamMNextF, %stage2.0.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %stage2.0.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage2.0.scale.gamma.ema, %stage2.0.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.down2.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down2.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down2.norm.gamma.m, %d.down2.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down2.norm.gamma.v, %d.down2.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down2.norm.gamma, %down2.norm.gamma.adamMNextF, %down2.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %down2.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %down2.norm.gamma.ema, %down2.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.down2.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down2.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down2.norm.beta.m, %d.down2.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down2.norm.beta.v, %d.down2.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %down2.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down2.norm.beta, %down2.norm.beta.adamMNextF, %down2.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_7} : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %down2.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %down2.norm.beta.ema, %down2.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_7} : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %d.down2.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down2.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32>
    %down2.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down2.conv.weight.m, %d.down2.conv.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_12} : (tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32>
    %down2.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down2.conv.weight.v, %d.down2.conv.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_12} : (tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32>
    %down2.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down2.conv.weight, %down2.conv.weight.adamMNextF, %down2.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_12} : (tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x12x2x2xf32>
    %down2.conv.weight.ema_1 = stablehlo.composite "shlo.ema" %down2.conv.weight.ema, %down2.conv.weight.adamWParamF, %ema_decay {decomposition = @ema_12} : (tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>, tensor<f32>) -> tensor<24x12x2x2xf32>
    %d.down2.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down2.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %down2.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down2.conv.bias.m, %d.down2.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down2.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down2.conv.bias.v, %d.down2.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down2.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down2.conv.bias, %down2.conv.bias.adamMNextF, %down2.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %down2.conv.bias.ema_1 = stablehlo.composite "shlo.ema" %down2.conv.bias.ema, %down2.conv.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.0.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.0.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.depthwise.weight.m, %d.stage3.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.0.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.depthwise.weight.v, %d.stage3.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.0.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.depthwise.weight, %stage3.0.depthwise.weight.adamMNextF, %stage3.0.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %stage3.0.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.depthwise.weight.ema, %stage3.0.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %d.stage3.0.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.depthwise.bias.m, %d.stage3.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.depthwise.bias.v, %d.stage3.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.depthwise.bias, %stage3.0.depthwise.bias.adamMNextF, %stage3.0.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.0.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.depthwise.bias.ema, %stage3.0.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.0.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.norm.gamma.m, %d.stage3.0.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.norm.gamma.v, %d.stage3.0.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.norm.gamma, %stage3.0.norm.gamma.adamMNextF, %stage3.0.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.0.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.norm.gamma.ema, %stage3.0.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.0.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.norm.beta.m, %d.stage3.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.norm.beta.v, %d.stage3.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.norm.beta, %stage3.0.norm.beta.adamMNextF, %stage3.0.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.0.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.norm.beta.ema, %stage3.0.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.0.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.0.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.expand.weight.m, %d.stage3.0.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.0.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.expand.weight.v, %d.stage3.0.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.0.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.expand.weight, %stage3.0.expand.weight.adamMNextF, %stage3.0.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %stage3.0.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.expand.weight.ema, %stage3.0.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %d.stage3.0.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<96xf32>) -> tensor<96xf32>
    %stage3.0.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.expand.bias.m, %d.stage3.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.0.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.expand.bias.v, %d.stage3.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.0.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.expand.bias, %stage3.0.expand.bias.adamMNextF, %stage3.0.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_15} : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96xf32>
    %stage3.0.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.expand.bias.ema, %stage3.0.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_15} : (tensor<96xf32>, tensor<96xf32>, tensor<f32>) -> tensor<96xf32>
    %d.stage3.0.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.0.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.project.weight.m, %d.stage3.0.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.project.weight.v, %d.stage3.0.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.0.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.project.weight, %stage3.0.project.weight.adamMNextF, %stage3.0.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %stage3.0.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.project.weight.ema, %stage3.0.project.weight.adamWParamF, %ema_decay {decomposition = @ema_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %d.stage3.0.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.project.bias.m, %d.stage3.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.project.bias.v, %d.stage3.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.project.bias, %stage3.0.project.bias.adamMNextF, %stage3.0.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.0.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.project.bias.ema, %stage3.0.project.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.0.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.0.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.0.scale.gamma.m, %d.stage3.0.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.0.scale.gamma.v, %d.stage3.0.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.0.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.0.scale.gamma, %stage3.0.scale.gamma.adamMNextF, %stage3.0.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.0.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.0.scale.gamma.ema, %stage3.0.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.1.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.1.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.depthwise.weight.m, %d.stage3.1.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.1.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.depthwise.weight.v, %d.stage3.1.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.1.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.depthwise.weight, %stage3.1.depthwise.weight.adamMNextF, %stage3.1.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %stage3.1.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.depthwise.weight.ema, %stage3.1.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %d.stage3.1.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.depthwise.bias.m, %d.stage3.1.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.depthwise.bias.v, %d.stage3.1.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.depthwise.bias, %stage3.1.depthwise.bias.adamMNextF, %stage3.1.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.1.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.depthwise.bias.ema, %stage3.1.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.1.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.norm.gamma.m, %d.stage3.1.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.norm.gamma.v, %d.stage3.1.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.norm.gamma, %stage3.1.norm.gamma.adamMNextF, %stage3.1.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.1.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.norm.gamma.ema, %stage3.1.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.1.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.norm.beta.m, %d.stage3.1.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.norm.beta.v, %d.stage3.1.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.norm.beta, %stage3.1.norm.beta.adamMNextF, %stage3.1.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.1.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.norm.beta.ema, %stage3.1.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.1.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.1.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.expand.weight.m, %d.stage3.1.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.1.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.expand.weight.v, %d.stage3.1.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.1.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.expand.weight, %stage3.1.expand.weight.adamMNextF, %stage3.1.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %stage3.1.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.expand.weight.ema, %stage3.1.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %d.stage3.1.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<96xf32>) -> tensor<96xf32>
    %stage3.1.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.expand.bias.m, %d.stage3.1.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.1.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.expand.bias.v, %d.stage3.1.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.1.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.expand.bias, %stage3.1.expand.bias.adamMNextF, %stage3.1.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_15} : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96xf32>
    %stage3.1.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.expand.bias.ema, %stage3.1.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_15} : (tensor<96xf32>, tensor<96xf32>, tensor<f32>) -> tensor<96xf32>
    %d.stage3.1.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.1.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.project.weight.m, %d.stage3.1.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.1.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.project.weight.v, %d.stage3.1.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.1.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.project.weight, %stage3.1.project.weight.adamMNextF, %stage3.1.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %stage3.1.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.project.weight.ema, %stage3.1.project.weight.adamWParamF, %ema_decay {decomposition = @ema_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %d.stage3.1.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.project.bias.m, %d.stage3.1.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.project.bias.v, %d.stage3.1.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.project.bias, %stage3.1.project.bias.adamMNextF, %stage3.1.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.1.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.project.bias.ema, %stage3.1.project.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.1.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.1.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.1.scale.gamma.m, %d.stage3.1.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.1.scale.gamma.v, %d.stage3.1.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.1.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.1.scale.gamma, %stage3.1.scale.gamma.adamMNextF, %stage3.1.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.1.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.1.scale.gamma.ema, %stage3.1.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.2.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.2.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.depthwise.weight.m, %d.stage3.2.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.2.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.depthwise.weight.v, %d.stage3.2.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %stage3.2.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.depthwise.weight, %stage3.2.depthwise.weight.adamMNextF, %stage3.2.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %stage3.2.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.depthwise.weight.ema, %stage3.2.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_13} : (tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<f32>) -> tensor<24x1x7x7xf32>
    %d.stage3.2.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.depthwise.bias.m, %d.stage3.2.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.depthwise.bias.v, %d.stage3.2.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.depthwise.bias, %stage3.2.depthwise.bias.adamMNextF, %stage3.2.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.2.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.depthwise.bias.ema, %stage3.2.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.2.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.norm.gamma.m, %d.stage3.2.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.norm.gamma.v, %d.stage3.2.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.norm.gamma, %stage3.2.norm.gamma.adamMNextF, %stage3.2.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.2.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.norm.gamma.ema, %stage3.2.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.2.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.norm.beta.m, %d.stage3.2.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.norm.beta.v, %d.stage3.2.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.norm.beta, %stage3.2.norm.beta.adamMNextF, %stage3.2.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.2.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.norm.beta.ema, %stage3.2.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.2.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.2.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.expand.weight.m, %d.stage3.2.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.2.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.expand.weight.v, %d.stage3.2.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %stage3.2.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.expand.weight, %stage3.2.expand.weight.adamMNextF, %stage3.2.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %stage3.2.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.expand.weight.ema, %stage3.2.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_14} : (tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<f32>) -> tensor<96x24x1x1xf32>
    %d.stage3.2.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<96xf32>) -> tensor<96xf32>
    %stage3.2.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.expand.bias.m, %d.stage3.2.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.2.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.expand.bias.v, %d.stage3.2.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<96xf32>, tensor<96xf32>) -> tensor<96xf32>
    %stage3.2.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.expand.bias, %stage3.2.expand.bias.adamMNextF, %stage3.2.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_15} : (tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<96xf32>
    %stage3.2.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.expand.bias.ema, %stage3.2.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_15} : (tensor<96xf32>, tensor<96xf32>, tensor<f32>) -> tensor<96xf32>
    %d.stage3.2.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.2.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.project.weight.m, %d.stage3.2.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.2.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.project.weight.v, %d.stage3.2.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %stage3.2.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.project.weight, %stage3.2.project.weight.adamMNextF, %stage3.2.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %stage3.2.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.project.weight.ema, %stage3.2.project.weight.adamWParamF, %ema_decay {decomposition = @ema_16} : (tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<f32>) -> tensor<24x96x1x1xf32>
    %d.stage3.2.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.project.bias.m, %d.stage3.2.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.project.bias.v, %d.stage3.2.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.project.bias, %stage3.2.project.bias.adamMNextF, %stage3.2.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.2.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.project.bias.ema, %stage3.2.project.bias.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.stage3.2.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage3.2.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage3.2.scale.gamma.m, %d.stage3.2.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage3.2.scale.gamma.v, %d.stage3.2.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %stage3.2.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage3.2.scale.gamma, %stage3.2.scale.gamma.adamMNextF, %stage3.2.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %stage3.2.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage3.2.scale.gamma.ema, %stage3.2.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.down3.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down3.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down3.norm.gamma.m, %d.down3.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down3.norm.gamma.v, %d.down3.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down3.norm.gamma, %down3.norm.gamma.adamMNextF, %down3.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %down3.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %down3.norm.gamma.ema, %down3.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.down3.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down3.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down3.norm.beta.m, %d.down3.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down3.norm.beta.v, %d.down3.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %down3.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down3.norm.beta, %down3.norm.beta.adamMNextF, %down3.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_4} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %down3.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %down3.norm.beta.ema, %down3.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_4} : (tensor<24xf32>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %d.down3.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.down3.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32>
    %down3.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down3.conv.weight.m, %d.down3.conv.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_17} : (tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32>
    %down3.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down3.conv.weight.v, %d.down3.conv.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32>
    %down3.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down3.conv.weight, %down3.conv.weight.adamMNextF, %down3.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_17} : (tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48x24x2x2xf32>
    %down3.conv.weight.ema_1 = stablehlo.composite "shlo.ema" %down3.conv.weight.ema, %down3.conv.weight.adamWParamF, %ema_decay {decomposition = @ema_17} : (tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>, tensor<f32>) -> tensor<48x24x2x2xf32>
    %d.down3.conv.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.down3.conv.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %down3.conv.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %down3.conv.bias.m, %d.down3.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %down3.conv.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %down3.conv.bias.v, %d.down3.conv.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %down3.conv.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %down3.conv.bias, %down3.conv.bias.adamMNextF, %down3.conv.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %down3.conv.bias.ema_1 = stablehlo.composite "shlo.ema" %down3.conv.bias.ema, %down3.conv.bias.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage4.0.depthwise.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.depthwise.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32>
    %stage4.0.depthwise.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.depthwise.weight.m, %d.stage4.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_18} : (tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32>
    %stage4.0.depthwise.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.depthwise.weight.v, %d.stage4.0.depthwise.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_18} : (tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32>
    %stage4.0.depthwise.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.depthwise.weight, %stage4.0.depthwise.weight.adamMNextF, %stage4.0.depthwise.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_18} : (tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48x1x7x7xf32>
    %stage4.0.depthwise.weight.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.depthwise.weight.ema, %stage4.0.depthwise.weight.adamWParamF, %ema_decay {decomposition = @ema_18} : (tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>, tensor<f32>) -> tensor<48x1x7x7xf32>
    %d.stage4.0.depthwise.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.depthwise.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.depthwise.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.depthwise.bias.m, %d.stage4.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.depthwise.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.depthwise.bias.v, %d.stage4.0.depthwise.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.depthwise.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.depthwise.bias, %stage4.0.depthwise.bias.adamMNextF, %stage4.0.depthwise.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage4.0.depthwise.bias.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.depthwise.bias.ema, %stage4.0.depthwise.bias.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage4.0.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.norm.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.norm.gamma.m, %d.stage4.0.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.norm.gamma.v, %d.stage4.0.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.norm.gamma, %stage4.0.norm.gamma.adamMNextF, %stage4.0.norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage4.0.norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.norm.gamma.ema, %stage4.0.norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage4.0.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.norm.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.norm.beta.m, %d.stage4.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.norm.beta.v, %d.stage4.0.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.norm.beta, %stage4.0.norm.beta.adamMNextF, %stage4.0.norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage4.0.norm.beta.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.norm.beta.ema, %stage4.0.norm.beta.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage4.0.expand.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.expand.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_19} : (tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %stage4.0.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.expand.weight.m, %d.stage4.0.expand.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_19} : (tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %stage4.0.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.expand.weight.v, %d.stage4.0.expand.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_19} : (tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %stage4.0.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.expand.weight, %stage4.0.expand.weight.adamMNextF, %stage4.0.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_19} : (tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<192x48x1x1xf32>
    %stage4.0.expand.weight.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.expand.weight.ema, %stage4.0.expand.weight.adamWParamF, %ema_decay {decomposition = @ema_19} : (tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>, tensor<f32>) -> tensor<192x48x1x1xf32>
    %d.stage4.0.expand.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.expand.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_20} : (tensor<192xf32>) -> tensor<192xf32>
    %stage4.0.expand.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.expand.bias.m, %d.stage4.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_20} : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %stage4.0.expand.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.expand.bias.v, %d.stage4.0.expand.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<192xf32>, tensor<192xf32>) -> tensor<192xf32>
    %stage4.0.expand.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.expand.bias, %stage4.0.expand.bias.adamMNextF, %stage4.0.expand.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_20} : (tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<192xf32>
    %stage4.0.expand.bias.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.expand.bias.ema, %stage4.0.expand.bias.adamWParamF, %ema_decay {decomposition = @ema_20} : (tensor<192xf32>, tensor<192xf32>, tensor<f32>) -> tensor<192xf32>
    %d.stage4.0.project.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.project.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_21} : (tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %stage4.0.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.project.weight.m, %d.stage4.0.project.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %stage4.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.project.weight.v, %d.stage4.0.project.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %stage4.0.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.project.weight, %stage4.0.project.weight.adamMNextF, %stage4.0.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_21} : (tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48x192x1x1xf32>
    %stage4.0.project.weight.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.project.weight.ema, %stage4.0.project.weight.adamWParamF, %ema_decay {decomposition = @ema_21} : (tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>, tensor<f32>) -> tensor<48x192x1x1xf32>
    %d.stage4.0.project.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.project.convBiasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.project.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.project.bias.m, %d.stage4.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.project.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.project.bias.v, %d.stage4.0.project.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.project.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.project.bias, %stage4.0.project.bias.adamMNextF, %stage4.0.project.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage4.0.project.bias.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.project.bias.ema, %stage4.0.project.bias.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.stage4.0.scale.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stage4.0.scale.layerScaleChGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.scale.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stage4.0.scale.gamma.m, %d.stage4.0.scale.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.scale.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stage4.0.scale.gamma.v, %d.stage4.0.scale.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %stage4.0.scale.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stage4.0.scale.gamma, %stage4.0.scale.gamma.adamMNextF, %stage4.0.scale.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %stage4.0.scale.gamma.ema_1 = stablehlo.composite "shlo.ema" %stage4.0.scale.gamma.ema, %stage4.0.scale.gamma.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.norm.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.norm.gammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %norm.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %norm.gamma.m, %d.norm.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %norm.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %norm.gamma.v, %d.norm.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %norm.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %norm.gamma, %norm.gamma.adamMNextF, %norm.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %norm.gamma.ema_1 = stablehlo.composite "shlo.ema" %norm.gamma.ema, %norm.gamma.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.norm.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.norm.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<48xf32>) -> tensor<48xf32>
    %norm.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %norm.beta.m, %d.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %norm.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %norm.beta.v, %d.norm.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<48xf32>, tensor<48xf32>) -> tensor<48xf32>
    %norm.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %norm.beta, %norm.beta.adamMNextF, %norm.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_10} : (tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48xf32>
    %norm.beta.ema_1 = stablehlo.composite "shlo.ema" %norm.beta.ema, %norm.beta.adamWParamF, %ema_decay {decomposition = @ema_10} : (tensor<48xf32>, tensor<48xf32>, tensor<f32>) -> tensor<48xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_22} : (tensor<48x4xf32>) -> tensor<48x4xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %d.head.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_22} : (tensor<48x4xf32>, tensor<48x4xf32>) -> tensor<48x4xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %d.head.allReduceMeanF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_22} : (tensor<48x4xf32>, tensor<48x4xf32>) -> tensor<48x4xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_22} : (tensor<48x4xf32>, tensor<48x4xf32>, tensor<48x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<48x4xf32>
    %head.weight.ema_1 = stablehlo.composite "shlo.ema" %head.weight.ema, %head.weight.adamWParamF, %ema_decay {decomposition = @ema_22} : (tensor<48x4xf32>, tensor<48x4xf32>, tensor<f32>) -> tensor<48x4xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_23} : (tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_23} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %d.head.allReduceMeanF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_23} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.05 : f64}, decomposition = @adamWParamF_23} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %head.bias.ema_1 = stablehlo.composite "shlo.ema" %head.bias.ema, %head.bias.adamWParamF, %ema_decay {decomposition = @ema_23} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.smoothedCeLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_24} : (tensor<f32>) -> tensor<f32>
    return %stem.conv.weight.adamWParamF, %stem.conv.bias.adamWParamF, %stem.norm.gamma.adamWParamF, %stem.norm.beta.adamWParamF, %stage1.0.depthwise.weight.adamWParamF, %stage1.0.depthwise.bias.adamWParamF, %stage1.0.norm.gamma.adamWParamF, %stage1.0.norm.beta.adamWParamF, %stage1.0.expand.weight.adamWParamF, %stage1.0.expand.bias.adamWParamF, %stage1.0.project.weight.adamWParamF, %stage1.0.project.bias.adamWParamF, %stage1.0.scale.gamma.adamWParamF, %down1.norm.gamma.adamWParamF, %down1.norm.beta.adamWParamF, %down1.conv.weight.adamWParamF, %down1.conv.bias.adamWParamF, %stage2.0.depthwise.weight.adamWParamF, %stage2.0.depthwise.bias.adamWParamF, %stage2.0.norm.gamma.adamWParamF, %stage2.0.norm.beta.adamWParamF, %stage2.0.expand.weight.adamWParamF, %stage2.0.expand.bias.adamWParamF, %stage2.0.project.weight.adamWParamF, %stage2.0.project.bias.adamWParamF, %stage2.0.scale.gamma.adamWParamF, %down2.norm.gamma.adamWParamF, %down2.norm.beta.adamWParamF, %down2.conv.weight.adamWParamF, %down2.conv.bias.adamWParamF, %stage3.0.depthwise.weight.adamWParamF, %stage3.0.depthwise.bias.adamWParamF, %stage3.0.norm.gamma.adamWParamF, %stage3.0.norm.beta.adamWParamF, %stage3.0.expand.weight.adamWParamF, %stage3.0.expand.bias.adamWParamF, %stage3.0.project.weight.adamWParamF, %stage3.0.project.bias.adamWParamF, %stage3.0.scale.gamma.adamWParamF, %stage3.1.depthwise.weight.adamWParamF, %stage3.1.depthwise.bias.adamWParamF, %stage3.1.norm.gamma.adamWParamF, %stage3.1.norm.beta.adamWParamF, %stage3.1.expand.weight.adamWParamF, %stage3.1.expand.bias.adamWParamF, %stage3.1.project.weight.adamWParamF, %stage3.1.project.bias.adamWParamF, %stage3.1.scale.gamma.adamWParamF, %stage3.2.depthwise.weight.adamWParamF, %stage3.2.depthwise.bias.adamWParamF, %stage3.2.norm.gamma.adamWParamF, %stage3.2.norm.beta.adamWParamF, %stage3.2.expand.weight.adamWParamF, %stage3.2.expand.bias.adamWParamF, %stage3.2.project.weight.adamWParamF, %stage3.2.project.bias.adamWParamF, %stage3.2.scale.gamma.adamWParamF, %down3.norm.gamma.adamWParamF, %down3.norm.beta.adamWParamF, %down3.conv.weight.adamWParamF, %down3.conv.bias.adamWParamF, %stage4.0.depthwise.weight.adamWParamF, %stage4.0.depthwise.bias.adamWParamF, %stage4.0.norm.gamma.adamWParamF, %stage4.0.norm.beta.adamWParamF, %stage4.0.expand.weight.adamWParamF, %stage4.0.expand.bias.adamWParamF, %stage4.0.project.weight.adamWParamF, %stage4.0.project.bias.adamWParamF, %stage4.0.scale.gamma.adamWParamF, %norm.gamma.adamWParamF, %norm.beta.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %stem.conv.weight.adamMNextF, %stem.conv.weight.adamVNextF, %stem.conv.bias.adamMNextF, %stem.conv.bias.adamVNextF, %stem.norm.gamma.adamMNextF, %stem.norm.gamma.adamVNextF, %stem.norm.beta.adamMNextF, %stem.norm.beta.adamVNextF, %stage1.0.depthwise.weight.adamMNextF, %stage1.0.depthwise.weight.adamVNextF, %stage1.0.depthwise.bias.adamMNextF, %stage1.0.depthwise.bias.adamVNextF, %stage1.0.norm.gamma.adamMNextF, %stage1.0.norm.gamma.adamVNextF, %stage1.0.norm.beta.adamMNextF, %stage1.0.norm.beta.adamVNextF, %stage1.0.expand.weight.adamMNextF, %stage1.0.expand.weight.adamVNextF, %stage1.0.expand.bias.adamMNextF, %stage1.0.expand.bias.adamVNextF, %stage1.0.project.weight.adamMNextF, %stage1.0.project.weight.adamVNextF, %stage1.0.project.bias.adamMNextF, %stage1.0.project.bias.adamVNextF, %stage1.0.scale.gamma.adamMNextF, %stage1.0.scale.gamma.adamVNextF, %down1.norm.gamma.adamMNextF, %down1.norm.gamma.adamVNextF, %down1.norm.beta.adamMNextF, %down1.norm.beta.adamVNextF, %down1.conv.weight.adamMNextF, %down1.conv.weight.adamVNextF, %down1.conv.bias.adamMNextF, %down1.conv.bias.adamVNextF, %stage2.0.depthwise.weight.adamMNextF, %stage2.0.depthwise.weight.adamVNextF, %stage2.0.depthwise.bias.adamMNextF, %stage2.0.depthwise.bias.adamVNextF, %stage2.0.norm.gamma.adamMNextF, %stage2.0.norm.gamma.adamVNextF, %stage2.0.norm.beta.adamMNextF, %stage2.0.norm.beta.adamVNextF, %stage2.0.expand.weight.adamMNextF, %stage2.0.expand.weight.adamVNextF, %stage2.0.expand.bias.adamMNextF, %stage2.0.expand.bias.adamVNextF, %stage2.0.project.weight.adamMNextF, %stage2.0.project.weight.adamVNextF, %stage2.0.project.bias.adamMNextF, %stage2.0.project.bias.adamVNextF, %stage2.0.scale.gamma.adamMNextF, %stage2.0.scale.gamma.adamVNextF, %down2.norm.gamma.adamMNextF, %down2.norm.gamma.adamVNextF, %down2.norm.beta.adamMNextF, %down2.norm.beta.adamVNextF, %down2.conv.weight.adamMNextF, %down2.conv.weight.adamVNextF, %down2.conv.bias.adamMNextF, %down2.conv.bias.adamVNextF, %stage3.0.depthwise.weight.adamMNextF, %stage3.0.depthwise.weight.adamVNextF, %stage3.0.depthwise.bias.adamMNextF, %stage3.0.depthwise.bias.adamVNextF, %stage3.0.norm.gamma.adamMNextF, %stage3.0.norm.gamma.adamVNextF, %stage3.0.norm.beta.adamMNextF, %stage3.0.norm.beta.adamVNextF, %stage3.0.expand.weight.adamMNextF, %stage3.0.expand.weight.adamVNextF, %stage3.0.expand.bias.adamMNextF, %stage3.0.expand.bias.adamVNextF, %stage3.0.project.weight.adamMNextF, %stage3.0.project.weight.adamVNextF, %stage3.0.project.bias.adamMNextF, %stage3.0.project.bias.adamVNextF, %stage3.0.scale.gamma.adamMNextF, %stage3.0.scale.gamma.adamVNextF, %stage3.1.depthwise.weight.adamMNextF, %stage3.1.depthwise.weight.adamVNextF, %stage3.1.depthwise.bias.adamMNextF, %stage3.1.depthwise.bias.adamVNextF, %stage3.1.norm.gamma.adamMNextF, %stage3.1.norm.gamma.adamVNextF, %stage3.1.norm.beta.adamMNextF, %stage3.1.norm.beta.adamVNextF, %stage3.1.expand.weight.adamMNextF, %stage3.1.expand.weight.adamVNextF, %stage3.1.expand.bias.adamMNextF, %stage3.1.expand.bias.adamVNextF, %stage3.1.project.weight.adamMNextF, %stage3.1.project.weight.adamVNextF, %stage3.1.project.bias.adamMNextF, %stage3.1.project.bias.adamVNextF, %stage3.1.scale.gamma.adamMNextF, %stage3.1.scale.gamma.adamVNextF, %stage3.2.depthwise.weight.adamMNextF, %stage3.2.depthwise.weight.adamVNextF, %stage3.2.depthwise.bias.adamMNextF, %stage3.2.depthwise.bias.adamVNextF, %stage3.2.norm.gamma.adamMNextF, %stage3.2.norm.gamma.adamVNextF, %stage3.2.norm.beta.adamMNextF, %stage3.2.norm.beta.adamVNextF, %stage3.2.expand.weight.adamMNextF, %stage3.2.expand.weight.adamVNextF, %stage3.2.expand.bias.adamMNextF, %stage3.2.expand.bias.adamVNextF, %stage3.2.project.weight.adamMNextF, %stage3.2.project.weight.adamVNextF, %stage3.2.project.bias.adamMNextF, %stage3.2.project.bias.adamVNextF, %stage3.2.scale.gamma.adamMNextF, %stage3.2.scale.gamma.adamVNextF, %down3.norm.gamma.adamMNextF, %down3.norm.gamma.adamVNextF, %down3.norm.beta.adamMNextF, %down3.norm.beta.adamVNextF, %down3.conv.weight.adamMNextF, %down3.conv.weight.adamVNextF, %down3.conv.bias.adamMNextF, %down3.conv.bias.adamVNextF, %stage4.0.depthwise.weight.adamMNextF, %stage4.0.depthwise.weight.adamVNextF, %stage4.0.depthwise.bias.adamMNextF, %stage4.0.depthwise.bias.adamVNextF, %stage4.0.norm.gamma.adamMNextF, %stage4.0.norm.gamma.adamVNextF, %stage4.0.norm.beta.adamMNextF, %stage4.0.norm.beta.adamVNextF, %stage4.0.expand.weight.adamMNextF, %stage4.0.expand.weight.adamVNextF, %stage4.0.expand.bias.adamMNextF, %stage4.0.expand.bias.adamVNextF, %stage4.0.project.weight.adamMNextF, %stage4.0.project.weight.adamVNextF, %stage4.0.project.bias.adamMNextF, %stage4.0.project.bias.adamVNextF, %stage4.0.scale.gamma.adamMNextF, %stage4.0.scale.gamma.adamVNextF, %norm.gamma.adamMNextF, %norm.gamma.adamVNextF, %norm.beta.adamMNextF, %norm.beta.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %stem.conv.weight.ema_1, %stem.conv.bias.ema_1, %stem.norm.gamma.ema_1, %stem.norm.beta.ema_1, %stage1.0.depthwise.weight.ema_1, %stage1.0.depthwise.bias.ema_1, %stage1.0.norm.gamma.ema_1, %stage1.0.norm.beta.ema_1, %stage1.0.expand.weight.ema_1, %stage1.0.expand.bias.ema_1, %stage1.0.project.weight.ema_1, %stage1.0.project.bias.ema_1, %stage1.0.scale.gamma.ema_1, %down1.norm.gamma.ema_1, %down1.norm.beta.ema_1, %down1.conv.weight.ema_1, %down1.conv.bias.ema_1, %stage2.0.depthwise.weight.ema_1, %stage2.0.depthwise.bias.ema_1, %stage2.0.norm.gamma.ema_1, %stage2.0.norm.beta.ema_1, %stage2.0.expand.weight.ema_1, %stage2.0.expand.bias.ema_1, %stage2.0.project.weight.ema_1, %stage2.0.project.bias.ema_1, %stage2.0.scale.gamma.ema_1, %down2.norm.gamma.ema_1, %down2.norm.beta.ema_1, %down2.conv.weight.ema_1, %down2.conv.bias.ema_1, %stage3.0.depthwise.weight.ema_1, %stage3.0.depthwise.bias.ema_1, %stage3.0.norm.gamma.ema_1, %stage3.0.norm.beta.ema_1, %stage3.0.expand.weight.ema_1, %stage3.0.expand.bias.ema_1, %stage3.0.project.weight.ema_1, %stage3.0.project.bias.ema_1, %stage3.0.scale.gamma.ema_1, %stage3.1.depthwise.weight.ema_1, %stage3.1.depthwise.bias.ema_1, %stage3.1.norm.gamma.ema_1, %stage3.1.norm.beta.ema_1, %stage3.1.expand.weight.ema_1, %stage3.1.expand.bias.ema_1, %stage3.1.project.weight.ema_1, %stage3.1.project.bias.ema_1, %stage3.1.scale.gamma.ema_1, %stage3.2.depthwise.weight.ema_1, %stage3.2.depthwise.bias.ema_1, %stage3.2.norm.gamma.ema_1, %stage3.2.norm.beta.ema_1, %stage3.2.expand.weight.ema_1, %stage3.2.expand.bias.ema_1, %stage3.2.project.weight.ema_1, %stage3.2.project.bias.ema_1, %stage3.2.scale.gamma.ema_1, %down3.norm.gamma.ema_1, %down3.norm.beta.ema_1, %down3.conv.weight.ema_1, %down3.conv.bias.ema_1, %stage4.0.depthwise.weight.ema_1, %stage4.0.depthwise.bias.ema_1, %stage4.0.norm.gamma.ema_1, %stage4.0.norm.beta.ema_1, %stage4.0.expand.weight.ema_1, %stage4.0.expand.bias.ema_1, %stage4.0.project.weight.ema_1, %stage4.0.project.bias.ema_1, %stage4.0.scale.gamma.ema_1, %norm.gamma.ema_1, %norm.beta.ema_1, %head.weight.ema_1, %head.bias.ema_1, %loss.allReduceMeanF : tensor<6x3x4x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x7x7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<6x24x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12x6x2x2xf32>, tensor<12xf32>, tensor<12x1x7x7xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<48x12x1x1xf32>, tensor<48xf32>, tensor<12x48x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<24x12x2x2xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<48x24x2x2xf32>, tensor<48xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192x48x1x1xf32>, tensor<192xf32>, tensor<48x192x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x4xf32>, tensor<4xf32>, tensor<6x3x4x4xf32>, tensor<6x3x4x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x7x7xf32>, tensor<6x1x7x7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<6x24x1x1xf32>, tensor<6x24x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12x6x2x2xf32>, tensor<12x6x2x2xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x1x7x7xf32>, tensor<12x1x7x7xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<48x12x1x1xf32>, tensor<48x12x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<12x48x1x1xf32>, tensor<12x48x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<24x12x2x2xf32>, tensor<24x12x2x2xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<48x24x2x2xf32>, tensor<48x24x2x2xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x1x7x7xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192x48x1x1xf32>, tensor<192x48x1x1xf32>, tensor<192xf32>, tensor<192xf32>, tensor<48x192x1x1xf32>, tensor<48x192x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x4xf32>, tensor<48x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6x3x4x4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x7x7xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<6x24x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<12x6x2x2xf32>, tensor<12xf32>, tensor<12x1x7x7xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<48x12x1x1xf32>, tensor<48xf32>, tensor<12x48x1x1xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<24x12x2x2xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x7x7xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<48x24x2x2xf32>, tensor<48xf32>, tensor<48x1x7x7xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<192x48x1x1xf32>, tensor<192xf32>, tensor<48x192x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48x4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @convF(%x: tensor<4x32x32x3xf32>, %w: tensor<6x3x4x4xf32>) -> tensor<4x8x8x6xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x3xf32>, tensor<6x3x4x4xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @channelBias(%x: tensor<4x8x8x6xf32>, %b: tensor<6xf32>) -> tensor<4x8x8x6xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x8x8x6xf32>
    return %add : tensor<4x8x8x6xf32>
  }
  func.func private @lnF(%x: tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x8x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x6xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x8x8x6xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x8x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x6xf32>
    return %multiply_1 : tensor<4x8x8x6xf32>
  }
  func.func private @layerScaleCh(%x: tensor<4x8x8x6xf32>, %gamma: tensor<6xf32>) -> tensor<4x8x8x6xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<6xf32>) -> tensor<4x8x8x6xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x8x8x6xf32>
    return %multiply : tensor<4x8x8x6xf32>
  }
  func.func private @convF_1(%x: tensor<4x8x8x6xf32>, %w: tensor<6x1x7x7xf32>) -> tensor<4x8x8x6xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<4x8x8x6xf32>, tensor<6x1x7x7xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @convF_2(%x: tensor<4x8x8x6xf32>, %w: tensor<24x6x1x1xf32>) -> tensor<4x8x8x24xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<24x6x1x1xf32>) -> tensor<4x8x8x24xf32>
    return %convolution : tensor<4x8x8x24xf32>
  }
  func.func private @channelBias_1(%x: tensor<4x8x8x24xf32>, %b: tensor<24xf32>) -> tensor<4x8x8x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<24xf32>) -> tensor<4x8x8x24xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x8x8x24xf32>
    return %add : tensor<4x8x8x24xf32>
  }
  func.func private @gelu(%x: tensor<4x8x8x24xf32>) -> tensor<4x8x8x24xf32> {
    %constant = stablehlo.constant dense<0.5> : tensor<4x8x8x24xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x8x8x24xf32>
    %constant_1 = stablehlo.constant dense<-0.70710677> : tensor<4x8x8x24xf32>
    %multiply_1 = stablehlo.multiply %x, %constant_1 : tensor<4x8x8x24xf32>
    %erfc = chlo.erfc %multiply_1 : tensor<4x8x8x24xf32> -> tensor<4x8x8x24xf32>
    %multiply_2 = stablehlo.multiply %multiply, %erfc : tensor<4x8x8x24xf32>
    return %multiply_2 : tensor<4x8x8x24xf32>
  }
  func.func private @convF_3(%x: tensor<4x8x8x24xf32>, %w: tensor<6x24x1x1xf32>) -> tensor<4x8x8x6xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x24xf32>, tensor<6x24x1x1xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @dropPathB(%x: tensor<4x8x8x6xf32>, %mask: tensor<4xf32>) -> tensor<4x8x8x6xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xf32>) -> tensor<4x8x8x6xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x8x8x6xf32>
    return %multiply : tensor<4x8x8x6xf32>
  }
  func.func private @addVB(%x: tensor<4x8x8x6xf32>, %y: tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32> {
    %add = stablehlo.add %x, %y : tensor<4x8x8x6xf32>
    return %add : tensor<4x8x8x6xf32>
  }
  func.func private @convF_4(%x: tensor<4x8x8x6xf32>, %w: tensor<12x6x2x2xf32>) -> tensor<4x4x4x12xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<12x6x2x2xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @channelBias_2(%x: tensor<4x4x4x12xf32>, %b: tensor<12xf32>) -> tensor<4x4x4x12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x4x4x12xf32>
    return %add : tensor<4x4x4x12xf32>
  }
  func.func private @convF_5(%x: tensor<4x4x4x12xf32>, %w: tensor<12x1x7x7xf32>) -> tensor<4x4x4x12xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64} : (tensor<4x4x4x12xf32>, tensor<12x1x7x7xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @lnF_1(%x: tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %constant_1 = stablehlo.constant dense<12.0> : tensor<4x4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x12xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x4x4x12xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x12xf32>
    return %multiply_1 : tensor<4x4x4x12xf32>
  }
  func.func private @layerScaleCh_1(%x: tensor<4x4x4x12xf32>, %gamma: tensor<12xf32>) -> tensor<4x4x4x12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<12xf32>) -> tensor<4x4x4x12xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x4x4x12xf32>
    return %multiply : tensor<4x4x4x12xf32>
  }
  func.func private @convF_6(%x: tensor<4x4x4x12xf32>, %w: tensor<48x12x1x1xf32>) -> tensor<4x4x4x48xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<48x12x1x1xf32>) -> tensor<4x4x4x48xf32>
    return %convolution : tensor<4x4x4x48xf32>
  }
  func.func private @channelBias_3(%x: tensor<4x4x4x48xf32>, %b: tensor<48xf32>) -> tensor<4x4x4x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<48xf32>) -> tensor<4x4x4x48xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x4x4x48xf32>
    return %add : tensor<4x4x4x48xf32>
  }
  func.func private @gelu_1(%x: tensor<4x4x4x48xf32>) -> tensor<4x4x4x48xf32> {
    %constant = stablehlo.constant dense<0.5> : tensor<4x4x4x48xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x4x4x48xf32>
    %constant_1 = stablehlo.constant dense<-0.70710677> : tensor<4x4x4x48xf32>
    %multiply_1 = stablehlo.multiply %x, %constant_1 : tensor<4x4x4x48xf32>
    %erfc = chlo.erfc %multiply_1 : tensor<4x4x4x48xf32> -> tensor<4x4x4x48xf32>
    %multiply_2 = stablehlo.multiply %multiply, %erfc : tensor<4x4x4x48xf32>
    return %multiply_2 : tensor<4x4x4x48xf32>
  }
  func.func private @convF_7(%x: tensor<4x4x4x48xf32>, %w: tensor<12x48x1x1xf32>) -> tensor<4x4x4x12xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x48xf32>, tensor<12x48x1x1xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @dropPathB_1(%x: tensor<4x4x4x12xf32>, %mask: tensor<4xf32>) -> tensor<4x4x4x12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xf32>) -> tensor<4x4x4x12xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x4x4x12xf32>
    return %multiply : tensor<4x4x4x12xf32>
  }
  func.func private @addVB_1(%x: tensor<4x4x4x12xf32>, %y: tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32> {
    %add = stablehlo.add %x, %y : tensor<4x4x4x12xf32>
    return %add : tensor<4x4x4x12xf32>
  }
  func.func private @convF_8(%x: tensor<4x4x4x12xf32>, %w: tensor<24x12x2x2xf32>) -> tensor<4x2x2x24xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<24x12x2x2xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @channelBias_4(%x: tensor<4x2x2x24xf32>, %b: tensor<24xf32>) -> tensor<4x2x2x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x2x2x24xf32>
    return %add : tensor<4x2x2x24xf32>
  }
  func.func private @convF_9(%x: tensor<4x2x2x24xf32>, %w: tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x2x2x24xf32>, tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @lnF_2(%x: tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %constant_1 = stablehlo.constant dense<24.0> : tensor<4x2x2xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x2x2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x2x24xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x2x2x24xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x2x2xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x2x2xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x2x2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x2x2x24xf32>
    return %multiply_1 : tensor<4x2x2x24xf32>
  }
  func.func private @layerScaleCh_2(%x: tensor<4x2x2x24xf32>, %gamma: tensor<24xf32>) -> tensor<4x2x2x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<24xf32>) -> tensor<4x2x2x24xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x2x2x24xf32>
    return %multiply : tensor<4x2x2x24xf32>
  }
  func.func private @convF_10(%x: tensor<4x2x2x24xf32>, %w: tensor<96x24x1x1xf32>) -> tensor<4x2x2x96xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x96xf32>
    return %convolution : tensor<4x2x2x96xf32>
  }
  func.func private @channelBias_5(%x: tensor<4x2x2x96xf32>, %b: tensor<96xf32>) -> tensor<4x2x2x96xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<96xf32>) -> tensor<4x2x2x96xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x2x2x96xf32>
    return %add : tensor<4x2x2x96xf32>
  }
  func.func private @gelu_2(%x: tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32> {
    %constant = stablehlo.constant dense<0.5> : tensor<4x2x2x96xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x2x2x96xf32>
    %constant_1 = stablehlo.constant dense<-0.70710677> : tensor<4x2x2x96xf32>
    %multiply_1 = stablehlo.multiply %x, %constant_1 : tensor<4x2x2x96xf32>
    %erfc = chlo.erfc %multiply_1 : tensor<4x2x2x96xf32> -> tensor<4x2x2x96xf32>
    %multiply_2 = stablehlo.multiply %multiply, %erfc : tensor<4x2x2x96xf32>
    return %multiply_2 : tensor<4x2x2x96xf32>
  }
  func.func private @convF_11(%x: tensor<4x2x2x96xf32>, %w: tensor<24x96x1x1xf32>) -> tensor<4x2x2x24xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x96xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @dropPathB_2(%x: tensor<4x2x2x24xf32>, %mask: tensor<4xf32>) -> tensor<4x2x2x24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xf32>) -> tensor<4x2x2x24xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x2x2x24xf32>
    return %multiply : tensor<4x2x2x24xf32>
  }
  func.func private @addVB_2(%x: tensor<4x2x2x24xf32>, %y: tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32> {
    %add = stablehlo.add %x, %y : tensor<4x2x2x24xf32>
    return %add : tensor<4x2x2x24xf32>
  }
  func.func private @convF_12(%x: tensor<4x2x2x24xf32>, %w: tensor<48x24x2x2xf32>) -> tensor<4x1x1x48xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<48x24x2x2xf32>) -> tensor<4x1x1x48xf32>
    return %convolution : tensor<4x1x1x48xf32>
  }
  func.func private @channelBias_6(%x: tensor<4x1x1x48xf32>, %b: tensor<48xf32>) -> tensor<4x1x1x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x1x1x48xf32>
    return %add : tensor<4x1x1x48xf32>
  }
  func.func private @convF_13(%x: tensor<4x1x1x48xf32>, %w: tensor<48x1x7x7xf32>) -> tensor<4x1x1x48xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64} : (tensor<4x1x1x48xf32>, tensor<48x1x7x7xf32>) -> tensor<4x1x1x48xf32>
    return %convolution : tensor<4x1x1x48xf32>
  }
  func.func private @lnF_3(%x: tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %constant_1 = stablehlo.constant dense<48.0> : tensor<4x1x1xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x1x1xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x1x1x48xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x1x1x48xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x1x1xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x1x1xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x1x1x48xf32>
    return %multiply_1 : tensor<4x1x1x48xf32>
  }
  func.func private @layerScaleCh_3(%x: tensor<4x1x1x48xf32>, %gamma: tensor<48xf32>) -> tensor<4x1x1x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [3] : (tensor<48xf32>) -> tensor<4x1x1x48xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x1x1x48xf32>
    return %multiply : tensor<4x1x1x48xf32>
  }
  func.func private @convF_14(%x: tensor<4x1x1x48xf32>, %w: tensor<192x48x1x1xf32>) -> tensor<4x1x1x192xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x48xf32>, tensor<192x48x1x1xf32>) -> tensor<4x1x1x192xf32>
    return %convolution : tensor<4x1x1x192xf32>
  }
  func.func private @channelBias_7(%x: tensor<4x1x1x192xf32>, %b: tensor<192xf32>) -> tensor<4x1x1x192xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<192xf32>) -> tensor<4x1x1x192xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x1x1x192xf32>
    return %add : tensor<4x1x1x192xf32>
  }
  func.func private @gelu_3(%x: tensor<4x1x1x192xf32>) -> tensor<4x1x1x192xf32> {
    %constant = stablehlo.constant dense<0.5> : tensor<4x1x1x192xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x1x1x192xf32>
    %constant_1 = stablehlo.constant dense<-0.70710677> : tensor<4x1x1x192xf32>
    %multiply_1 = stablehlo.multiply %x, %constant_1 : tensor<4x1x1x192xf32>
    %erfc = chlo.erfc %multiply_1 : tensor<4x1x1x192xf32> -> tensor<4x1x1x192xf32>
    %multiply_2 = stablehlo.multiply %multiply, %erfc : tensor<4x1x1x192xf32>
    return %multiply_2 : tensor<4x1x1x192xf32>
  }
  func.func private @convF_15(%x: tensor<4x1x1x192xf32>, %w: tensor<48x192x1x1xf32>) -> tensor<4x1x1x48xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x192xf32>, tensor<48x192x1x1xf32>) -> tensor<4x1x1x48xf32>
    return %convolution : tensor<4x1x1x48xf32>
  }
  func.func private @dropPathB_3(%x: tensor<4x1x1x48xf32>, %mask: tensor<4xf32>) -> tensor<4x1x1x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %mask, dims = [0] : (tensor<4xf32>) -> tensor<4x1x1x48xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x1x1x48xf32>
    return %multiply : tensor<4x1x1x48xf32>
  }
  func.func private @addVB_3(%x: tensor<4x1x1x48xf32>, %y: tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32> {
    %add = stablehlo.add %x, %y : tensor<4x1x1x48xf32>
    return %add : tensor<4x1x1x48xf32>
  }
  func.func private @gap(%x: tensor<4x1x1x48xf32>) -> tensor<4x48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x48xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x48xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x48xf32>
    return %divide : tensor<4x48xf32>
  }
  func.func private @lnF_4(%x: tensor<4x48xf32>) -> tensor<4x48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<48.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x48xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x48xf32>
    return %multiply_1 : tensor<4x48xf32>
  }
  func.func private @rowScale(%x: tensor<4x48xf32>, %gamma: tensor<48xf32>) -> tensor<4x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<48xf32>) -> tensor<4x48xf32>
    %multiply = stablehlo.multiply %x, %broadcast_in_dim : tensor<4x48xf32>
    return %multiply : tensor<4x48xf32>
  }
  func.func private @rowBias(%x: tensor<4x48xf32>, %beta: tensor<48xf32>) -> tensor<4x48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<48xf32>) -> tensor<4x48xf32>
    %add = stablehlo.add %x, %broadcast_in_dim : tensor<4x48xf32>
    return %add : tensor<4x48xf32>
  }
  func.func private @dense(%x: tensor<4x48xf32>, %w: tensor<48x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x48xf32>, tensor<48x4xf32>) -> tensor<4x4xf32>
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
  func.func private @dotOut(%dy: tensor<4x4xf32>, %w: tensor<48x4xf32>) -> tensor<4x48xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<48x4xf32>) -> tensor<4x48xf32>
    return %dot_general : tensor<4x48xf32>
  }
  func.func private @weightGradB(%x: tensor<4x48xf32>, %dy: tensor<4x4xf32>) -> tensor<48x4xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x48xf32>, tensor<4x4xf32>) -> tensor<48x4xf32>
    return %dot_general : tensor<48x4xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @biasGradB_1(%dy: tensor<4x48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x48xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @gammaGradB(%dy: tensor<4x48xf32>, %x: tensor<4x48xf32>) -> tensor<48xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x48xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x48xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @lnBack(%dy: tensor<4x48xf32>, %x: tensor<4x48xf32>) -> tensor<4x48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<48.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x48xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x48xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x48xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x48xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [1] : (tensor<4x48xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0] : (tensor<4xf32>) -> tensor<4x48xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x48xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x48xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x48xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x48xf32>
    return %multiply_4 : tensor<4x48xf32>
  }
  func.func private @gapBack(%dy: tensor<4x48xf32>) -> tensor<4x1x1x48xf32> {
    %constant = stablehlo.constant dense<1.0> : tensor<4x48xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<4x48xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 3] : (tensor<4x48xf32>) -> tensor<4x1x1x48xf32>
    return %broadcast_in_dim : tensor<4x1x1x48xf32>
  }
  func.func private @layerScaleChGammaGradB(%dy: tensor<4x1x1x48xf32>, %x: tensor<4x1x1x48xf32>) -> tensor<48xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x1x1x48xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @convBiasGradB(%dy: tensor<4x1x1x48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @convBack(%dy: tensor<4x1x1x48xf32>, %w: tensor<48x192x1x1xf32>) -> tensor<4x1x1x192xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x192x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x48xf32>, tensor<48x192x1x1xf32>) -> tensor<4x1x1x192xf32>
    return %convolution : tensor<4x1x1x192xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x1x1x192xf32>, %dy: tensor<4x1x1x48xf32>) -> tensor<48x192x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x192xf32>, tensor<4x1x1x48xf32>) -> tensor<48x192x1x1xf32>
    return %convolution : tensor<48x192x1x1xf32>
  }
  func.func private @geluBack(%dy: tensor<4x1x1x192xf32>, %x: tensor<4x1x1x192xf32>) -> tensor<4x1x1x192xf32> {
    %constant = stablehlo.constant dense<-0.70710677> : tensor<4x1x1x192xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x1x1x192xf32>
    %erfc = chlo.erfc %multiply : tensor<4x1x1x192xf32> -> tensor<4x1x1x192xf32>
    %constant_1 = stablehlo.constant dense<0.5> : tensor<4x1x1x192xf32>
    %multiply_1 = stablehlo.multiply %erfc, %constant_1 : tensor<4x1x1x192xf32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4x1x1x192xf32>
    %constant_2 = stablehlo.constant dense<-0.5> : tensor<4x1x1x192xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %constant_2 : tensor<4x1x1x192xf32>
    %exponential = stablehlo.exponential %multiply_3 : tensor<4x1x1x192xf32>
    %constant_3 = stablehlo.constant dense<0.3989423> : tensor<4x1x1x192xf32>
    %multiply_4 = stablehlo.multiply %exponential, %constant_3 : tensor<4x1x1x192xf32>
    %multiply_5 = stablehlo.multiply %x, %multiply_4 : tensor<4x1x1x192xf32>
    %add = stablehlo.add %multiply_1, %multiply_5 : tensor<4x1x1x192xf32>
    %multiply_6 = stablehlo.multiply %dy, %add : tensor<4x1x1x192xf32>
    return %multiply_6 : tensor<4x1x1x192xf32>
  }
  func.func private @convBiasGradB_1(%dy: tensor<4x1x1x192xf32>) -> tensor<192xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    return %reduce : tensor<192xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x1x1x192xf32>, %w: tensor<192x48x1x1xf32>) -> tensor<4x1x1x48xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<192x48x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x192xf32>, tensor<192x48x1x1xf32>) -> tensor<4x1x1x48xf32>
    return %convolution : tensor<4x1x1x48xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x1x1x48xf32>, %dy: tensor<4x1x1x192xf32>) -> tensor<192x48x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x48xf32>, tensor<4x1x1x192xf32>) -> tensor<192x48x1x1xf32>
    return %convolution : tensor<192x48x1x1xf32>
  }
  func.func private @lnBack_1(%dy: tensor<4x1x1x48xf32>, %x: tensor<4x1x1x48xf32>) -> tensor<4x1x1x48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %constant_1 = stablehlo.constant dense<48.0> : tensor<4x1x1xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x1x1xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x1x1x48xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x1x1x48xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x1x1xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x1x1xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x1x1xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x1x1x48xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x1x1x48xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x1x1x48xf32>, tensor<f32>) -> tensor<4x1x1xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 1, 2] : (tensor<4x1x1xf32>) -> tensor<4x1x1x48xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x1x1x48xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x1x1x48xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x1x1x48xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x1x1x48xf32>
    return %multiply_4 : tensor<4x1x1x48xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x1x1x48xf32>, %w: tensor<48x1x7x7xf32>) -> tensor<4x1x1x48xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x1x7x7xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<48x1x7x7xf32>) -> tensor<1x48x7x7xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64} : (tensor<4x1x1x48xf32>, tensor<1x48x7x7xf32>) -> tensor<4x1x1x48xf32>
    return %convolution : tensor<4x1x1x48xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x1x1x48xf32>, %dy: tensor<4x1x1x48xf32>) -> tensor<48x1x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 48 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x48xf32>, tensor<4x1x1x48xf32>) -> tensor<48x1x7x7xf32>
    return %convolution : tensor<48x1x7x7xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x1x1x48xf32>, %w: tensor<48x24x2x2xf32>) -> tensor<4x2x2x24xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x24x2x2xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1x48xf32>, tensor<48x24x2x2xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x2x2x24xf32>, %dy: tensor<4x1x1x48xf32>) -> tensor<48x24x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<4x1x1x48xf32>) -> tensor<48x24x2x2xf32>
    return %convolution : tensor<48x24x2x2xf32>
  }
  func.func private @convBiasGradB_2(%dy: tensor<4x2x2x24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @layerScaleChGammaGradB_1(%dy: tensor<4x2x2x24xf32>, %x: tensor<4x2x2x24xf32>) -> tensor<24xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x2x2x24xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @lnBack_2(%dy: tensor<4x2x2x24xf32>, %x: tensor<4x2x2x24xf32>) -> tensor<4x2x2x24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %constant_1 = stablehlo.constant dense<24.0> : tensor<4x2x2xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x2x2xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x2x2x24xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x2x2x24xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x2x2xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x2x2xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x2x2xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x2x2x24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x2x2x24xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x2x2x24xf32>, tensor<f32>) -> tensor<4x2x2xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 1, 2] : (tensor<4x2x2xf32>) -> tensor<4x2x2x24xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x2x2x24xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x2x2x24xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x2x2x24xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x2x2x24xf32>
    return %multiply_4 : tensor<4x2x2x24xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x2x2x24xf32>, %w: tensor<24x96x1x1xf32>) -> tensor<4x2x2x96xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x96x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<24x96x1x1xf32>) -> tensor<4x2x2x96xf32>
    return %convolution : tensor<4x2x2x96xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x2x2x96xf32>, %dy: tensor<4x2x2x24xf32>) -> tensor<24x96x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x96xf32>, tensor<4x2x2x24xf32>) -> tensor<24x96x1x1xf32>
    return %convolution : tensor<24x96x1x1xf32>
  }
  func.func private @geluBack_1(%dy: tensor<4x2x2x96xf32>, %x: tensor<4x2x2x96xf32>) -> tensor<4x2x2x96xf32> {
    %constant = stablehlo.constant dense<-0.70710677> : tensor<4x2x2x96xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x2x2x96xf32>
    %erfc = chlo.erfc %multiply : tensor<4x2x2x96xf32> -> tensor<4x2x2x96xf32>
    %constant_1 = stablehlo.constant dense<0.5> : tensor<4x2x2x96xf32>
    %multiply_1 = stablehlo.multiply %erfc, %constant_1 : tensor<4x2x2x96xf32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4x2x2x96xf32>
    %constant_2 = stablehlo.constant dense<-0.5> : tensor<4x2x2x96xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %constant_2 : tensor<4x2x2x96xf32>
    %exponential = stablehlo.exponential %multiply_3 : tensor<4x2x2x96xf32>
    %constant_3 = stablehlo.constant dense<0.3989423> : tensor<4x2x2x96xf32>
    %multiply_4 = stablehlo.multiply %exponential, %constant_3 : tensor<4x2x2x96xf32>
    %multiply_5 = stablehlo.multiply %x, %multiply_4 : tensor<4x2x2x96xf32>
    %add = stablehlo.add %multiply_1, %multiply_5 : tensor<4x2x2x96xf32>
    %multiply_6 = stablehlo.multiply %dy, %add : tensor<4x2x2x96xf32>
    return %multiply_6 : tensor<4x2x2x96xf32>
  }
  func.func private @convBiasGradB_3(%dy: tensor<4x2x2x96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x2x96xf32>, tensor<f32>) -> tensor<96xf32>
    return %reduce : tensor<96xf32>
  }
  func.func private @convBack_5(%dy: tensor<4x2x2x96xf32>, %w: tensor<96x24x1x1xf32>) -> tensor<4x2x2x24xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<96x24x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x96xf32>, tensor<96x24x1x1xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x2x2x24xf32>, %dy: tensor<4x2x2x96xf32>) -> tensor<96x24x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<4x2x2x96xf32>) -> tensor<96x24x1x1xf32>
    return %convolution : tensor<96x24x1x1xf32>
  }
  func.func private @convBack_6(%dy: tensor<4x2x2x24xf32>, %w: tensor<24x1x7x7xf32>) -> tensor<4x2x2x24xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x1x7x7xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<24x1x7x7xf32>) -> tensor<1x24x7x7xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x2x2x24xf32>, tensor<1x24x7x7xf32>) -> tensor<4x2x2x24xf32>
    return %convolution : tensor<4x2x2x24xf32>
  }
  func.func private @convWeightGradB_6(%x: tensor<4x2x2x24xf32>, %dy: tensor<4x2x2x24xf32>) -> tensor<24x1x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<4x2x2x24xf32>) -> tensor<24x1x7x7xf32>
    return %convolution : tensor<24x1x7x7xf32>
  }
  func.func private @convBack_7(%dy: tensor<4x2x2x24xf32>, %w: tensor<24x12x2x2xf32>) -> tensor<4x4x4x12xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x12x2x2xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x2x2x24xf32>, tensor<24x12x2x2xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @convWeightGradB_7(%x: tensor<4x4x4x12xf32>, %dy: tensor<4x2x2x24xf32>) -> tensor<24x12x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<4x2x2x24xf32>) -> tensor<24x12x2x2xf32>
    return %convolution : tensor<24x12x2x2xf32>
  }
  func.func private @convBiasGradB_4(%dy: tensor<4x4x4x12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @layerScaleChGammaGradB_2(%dy: tensor<4x4x4x12xf32>, %x: tensor<4x4x4x12xf32>) -> tensor<12xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x4x4x12xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<12xf32>
    return %reduce : tensor<12xf32>
  }
  func.func private @lnBack_3(%dy: tensor<4x4x4x12xf32>, %x: tensor<4x4x4x12xf32>) -> tensor<4x4x4x12xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %constant_1 = stablehlo.constant dense<12.0> : tensor<4x4x4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x4x12xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x4x4x12xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x4x4xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x4x4xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x4x4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x4x12xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x4x4x12xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x4x4x12xf32>, tensor<f32>) -> tensor<4x4x4xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x12xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x4x4x12xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x4x4x12xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x4x4x12xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x4x4x12xf32>
    return %multiply_4 : tensor<4x4x4x12xf32>
  }
  func.func private @convBack_8(%dy: tensor<4x4x4x12xf32>, %w: tensor<12x48x1x1xf32>) -> tensor<4x4x4x48xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x48x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<12x48x1x1xf32>) -> tensor<4x4x4x48xf32>
    return %convolution : tensor<4x4x4x48xf32>
  }
  func.func private @convWeightGradB_8(%x: tensor<4x4x4x48xf32>, %dy: tensor<4x4x4x12xf32>) -> tensor<12x48x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x48xf32>, tensor<4x4x4x12xf32>) -> tensor<12x48x1x1xf32>
    return %convolution : tensor<12x48x1x1xf32>
  }
  func.func private @geluBack_2(%dy: tensor<4x4x4x48xf32>, %x: tensor<4x4x4x48xf32>) -> tensor<4x4x4x48xf32> {
    %constant = stablehlo.constant dense<-0.70710677> : tensor<4x4x4x48xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x4x4x48xf32>
    %erfc = chlo.erfc %multiply : tensor<4x4x4x48xf32> -> tensor<4x4x4x48xf32>
    %constant_1 = stablehlo.constant dense<0.5> : tensor<4x4x4x48xf32>
    %multiply_1 = stablehlo.multiply %erfc, %constant_1 : tensor<4x4x4x48xf32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4x4x4x48xf32>
    %constant_2 = stablehlo.constant dense<-0.5> : tensor<4x4x4x48xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %constant_2 : tensor<4x4x4x48xf32>
    %exponential = stablehlo.exponential %multiply_3 : tensor<4x4x4x48xf32>
    %constant_3 = stablehlo.constant dense<0.3989423> : tensor<4x4x4x48xf32>
    %multiply_4 = stablehlo.multiply %exponential, %constant_3 : tensor<4x4x4x48xf32>
    %multiply_5 = stablehlo.multiply %x, %multiply_4 : tensor<4x4x4x48xf32>
    %add = stablehlo.add %multiply_1, %multiply_5 : tensor<4x4x4x48xf32>
    %multiply_6 = stablehlo.multiply %dy, %add : tensor<4x4x4x48xf32>
    return %multiply_6 : tensor<4x4x4x48xf32>
  }
  func.func private @convBiasGradB_5(%dy: tensor<4x4x4x48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x4x4x48xf32>, tensor<f32>) -> tensor<48xf32>
    return %reduce : tensor<48xf32>
  }
  func.func private @convBack_9(%dy: tensor<4x4x4x48xf32>, %w: tensor<48x12x1x1xf32>) -> tensor<4x4x4x12xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<48x12x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x48xf32>, tensor<48x12x1x1xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @convWeightGradB_9(%x: tensor<4x4x4x12xf32>, %dy: tensor<4x4x4x48xf32>) -> tensor<48x12x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<4x4x4x48xf32>) -> tensor<48x12x1x1xf32>
    return %convolution : tensor<48x12x1x1xf32>
  }
  func.func private @convBack_10(%dy: tensor<4x4x4x12xf32>, %w: tensor<12x1x7x7xf32>) -> tensor<4x4x4x12xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x1x7x7xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<12x1x7x7xf32>) -> tensor<1x12x7x7xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64} : (tensor<4x4x4x12xf32>, tensor<1x12x7x7xf32>) -> tensor<4x4x4x12xf32>
    return %convolution : tensor<4x4x4x12xf32>
  }
  func.func private @convWeightGradB_10(%x: tensor<4x4x4x12xf32>, %dy: tensor<4x4x4x12xf32>) -> tensor<12x1x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 12 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<4x4x4x12xf32>) -> tensor<12x1x7x7xf32>
    return %convolution : tensor<12x1x7x7xf32>
  }
  func.func private @convBack_11(%dy: tensor<4x4x4x12xf32>, %w: tensor<12x6x2x2xf32>) -> tensor<4x8x8x6xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<12x6x2x2xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x4x12xf32>, tensor<12x6x2x2xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @convWeightGradB_11(%x: tensor<4x8x8x6xf32>, %dy: tensor<4x4x4x12xf32>) -> tensor<12x6x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<4x4x4x12xf32>) -> tensor<12x6x2x2xf32>
    return %convolution : tensor<12x6x2x2xf32>
  }
  func.func private @convBiasGradB_6(%dy: tensor<4x8x8x6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %reduce : tensor<6xf32>
  }
  func.func private @layerScaleChGammaGradB_3(%dy: tensor<4x8x8x6xf32>, %x: tensor<4x8x8x6xf32>) -> tensor<6xf32> {
    %multiply = stablehlo.multiply %dy, %x : tensor<4x8x8x6xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<6xf32>
    return %reduce : tensor<6xf32>
  }
  func.func private @lnBack_4(%dy: tensor<4x8x8x6xf32>, %x: tensor<4x8x8x6xf32>) -> tensor<4x8x8x6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %constant_1 = stablehlo.constant dense<6.0> : tensor<4x8x8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x8x8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x6xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<4x8x8x6xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4x8x8xf32>
    %constant_2 = stablehlo.constant dense<1.0e-06> : tensor<4x8x8xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<4x8x8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x6xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %dy : tensor<4x8x8x6xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<4x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %reduce_3 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [3] : (tensor<4x8x8x6xf32>, tensor<f32>) -> tensor<4x8x8xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<4x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [0, 1, 2] : (tensor<4x8x8xf32>) -> tensor<4x8x8x6xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<4x8x8x6xf32>
    %multiply_3 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<4x8x8x6xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_3 : tensor<4x8x8x6xf32>
    %multiply_4 = stablehlo.multiply %broadcast_in_dim_1, %subtract_2 : tensor<4x8x8x6xf32>
    return %multiply_4 : tensor<4x8x8x6xf32>
  }
  func.func private @convBack_12(%dy: tensor<4x8x8x6xf32>, %w: tensor<6x24x1x1xf32>) -> tensor<4x8x8x24xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<6x24x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<6x24x1x1xf32>) -> tensor<4x8x8x24xf32>
    return %convolution : tensor<4x8x8x24xf32>
  }
  func.func private @convWeightGradB_12(%x: tensor<4x8x8x24xf32>, %dy: tensor<4x8x8x6xf32>) -> tensor<6x24x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x24xf32>, tensor<4x8x8x6xf32>) -> tensor<6x24x1x1xf32>
    return %convolution : tensor<6x24x1x1xf32>
  }
  func.func private @geluBack_3(%dy: tensor<4x8x8x24xf32>, %x: tensor<4x8x8x24xf32>) -> tensor<4x8x8x24xf32> {
    %constant = stablehlo.constant dense<-0.70710677> : tensor<4x8x8x24xf32>
    %multiply = stablehlo.multiply %x, %constant : tensor<4x8x8x24xf32>
    %erfc = chlo.erfc %multiply : tensor<4x8x8x24xf32> -> tensor<4x8x8x24xf32>
    %constant_1 = stablehlo.constant dense<0.5> : tensor<4x8x8x24xf32>
    %multiply_1 = stablehlo.multiply %erfc, %constant_1 : tensor<4x8x8x24xf32>
    %multiply_2 = stablehlo.multiply %x, %x : tensor<4x8x8x24xf32>
    %constant_2 = stablehlo.constant dense<-0.5> : tensor<4x8x8x24xf32>
    %multiply_3 = stablehlo.multiply %multiply_2, %constant_2 : tensor<4x8x8x24xf32>
    %exponential = stablehlo.exponential %multiply_3 : tensor<4x8x8x24xf32>
    %constant_3 = stablehlo.constant dense<0.3989423> : tensor<4x8x8x24xf32>
    %multiply_4 = stablehlo.multiply %exponential, %constant_3 : tensor<4x8x8x24xf32>
    %multiply_5 = stablehlo.multiply %x, %multiply_4 : tensor<4x8x8x24xf32>
    %add = stablehlo.add %multiply_1, %multiply_5 : tensor<4x8x8x24xf32>
    %multiply_6 = stablehlo.multiply %dy, %add : tensor<4x8x8x24xf32>
    return %multiply_6 : tensor<4x8x8x24xf32>
  }
  func.func private @convBiasGradB_7(%dy: tensor<4x8x8x24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x8x8x24xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @convBack_13(%dy: tensor<4x8x8x24xf32>, %w: tensor<24x6x1x1xf32>) -> tensor<4x8x8x6xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x6x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x24xf32>, tensor<24x6x1x1xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @convWeightGradB_13(%x: tensor<4x8x8x6xf32>, %dy: tensor<4x8x8x24xf32>) -> tensor<24x6x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<4x8x8x24xf32>) -> tensor<24x6x1x1xf32>
    return %convolution : tensor<24x6x1x1xf32>
  }
  func.func private @convBack_14(%dy: tensor<4x8x8x6xf32>, %w: tensor<6x1x7x7xf32>) -> tensor<4x8x8x6xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<6x1x7x7xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<6x1x7x7xf32>) -> tensor<1x6x7x7xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, 0, 1, f]x[i, o, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<4x8x8x6xf32>, tensor<1x6x7x7xf32>) -> tensor<4x8x8x6xf32>
    return %convolution : tensor<4x8x8x6xf32>
  }
  func.func private @convWeightGradB_14(%x: tensor<4x8x8x6xf32>, %dy: tensor<4x8x8x6xf32>) -> tensor<6x1x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 6 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<4x8x8x6xf32>) -> tensor<6x1x7x7xf32>
    return %convolution : tensor<6x1x7x7xf32>
  }
  func.func private @convWeightGradB_15(%x: tensor<4x32x32x3xf32>, %dy: tensor<4x8x8x6xf32>) -> tensor<6x3x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x32x3xf32>, tensor<4x8x8x6xf32>) -> tensor<6x3x4x4xf32>
    return %convolution : tensor<6x3x4x4xf32>
  }
  func.func private @allReduceMeanF(%x: tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<6x3x4x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<6x3x4x4xf32>
    return %divide : tensor<6x3x4x4xf32>
  }
  func.func private @adamMNextF(%m: tensor<6x3x4x4xf32>, %g: tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6x3x4x4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6x3x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6x3x4x4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6x3x4x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x3x4x4xf32>
    return %add : tensor<6x3x4x4xf32>
  }
  func.func private @adamVNextF(%v: tensor<6x3x4x4xf32>, %g: tensor<6x3x4x4xf32>) -> tensor<6x3x4x4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6x3x4x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6x3x4x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6x3x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6x3x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6x3x4x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6x3x4x4xf32>
    return %add : tensor<6x3x4x4xf32>
  }
  func.func private @adamWParamF(%theta: tensor<6x3x4x4xf32>, %m: tensor<6x3x4x4xf32>, %v: tensor<6x3x4x4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6x3x4x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6x3x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6x3x4x4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6x3x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6x3x4x4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6x3x4x4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6x3x4x4xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6x3x4x4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6x3x4x4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6x3x4x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6x3x4x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6x3x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<6x3x4x4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<6x3x4x4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<6x3x4x4xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<6x3x4x4xf32>
    return %subtract_1 : tensor<6x3x4x4xf32>
  }
  func.func private @ema(%e: tensor<6x3x4x4xf32>, %theta: tensor<6x3x4x4xf32>, %decay: tensor<f32>) -> tensor<6x3x4x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<6x3x4x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<6x3x4x4xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<6x3x4x4xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<6x3x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<6x3x4x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x3x4x4xf32>
    return %add : tensor<6x3x4x4xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<6xf32>) -> tensor<6xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<6xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<6xf32>
    return %divide : tensor<6xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<6xf32>, %g: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<6xf32>, %g: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<6xf32>, %m: tensor<6xf32>, %v: tensor<6xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<6xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<6xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<6xf32>
    return %subtract_1 : tensor<6xf32>
  }
  func.func private @ema_1(%e: tensor<6xf32>, %theta: tensor<6xf32>, %decay: tensor<f32>) -> tensor<6xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<6xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<6xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<6xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<6x1x7x7xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<6x1x7x7xf32>
    return %divide : tensor<6x1x7x7xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<6x1x7x7xf32>, %g: tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6x1x7x7xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x1x7x7xf32>
    return %add : tensor<6x1x7x7xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<6x1x7x7xf32>, %g: tensor<6x1x7x7xf32>) -> tensor<6x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6x1x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6x1x7x7xf32>
    return %add : tensor<6x1x7x7xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<6x1x7x7xf32>, %m: tensor<6x1x7x7xf32>, %v: tensor<6x1x7x7xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6x1x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6x1x7x7xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6x1x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6x1x7x7xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6x1x7x7xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6x1x7x7xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6x1x7x7xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6x1x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<6x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<6x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<6x1x7x7xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<6x1x7x7xf32>
    return %subtract_1 : tensor<6x1x7x7xf32>
  }
  func.func private @ema_2(%e: tensor<6x1x7x7xf32>, %theta: tensor<6x1x7x7xf32>, %decay: tensor<f32>) -> tensor<6x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<6x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<6x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<6x1x7x7xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<6x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<6x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x1x7x7xf32>
    return %add : tensor<6x1x7x7xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x6x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x6x1x1xf32>
    return %divide : tensor<24x6x1x1xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<24x6x1x1xf32>, %g: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x6x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x6x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x6x1x1xf32>
    return %add : tensor<24x6x1x1xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<24x6x1x1xf32>, %g: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x6x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x6x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x6x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x6x1x1xf32>
    return %add : tensor<24x6x1x1xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<24x6x1x1xf32>, %m: tensor<24x6x1x1xf32>, %v: tensor<24x6x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x6x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x6x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x6x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x6x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x6x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x6x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x6x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x6x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x6x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x6x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x6x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x6x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x6x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x6x1x1xf32>
    return %subtract_1 : tensor<24x6x1x1xf32>
  }
  func.func private @ema_3(%e: tensor<24x6x1x1xf32>, %theta: tensor<24x6x1x1xf32>, %decay: tensor<f32>) -> tensor<24x6x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<24x6x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<24x6x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<24x6x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x6x1x1xf32>
    return %add : tensor<24x6x1x1xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<24xf32>) -> tensor<24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<24xf32>, %m: tensor<24xf32>, %v: tensor<24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24xf32> {
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
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24xf32>
    return %subtract_1 : tensor<24xf32>
  }
  func.func private @ema_4(%e: tensor<24xf32>, %theta: tensor<24xf32>, %decay: tensor<f32>) -> tensor<24xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<24xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<24xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<6x24x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<6x24x1x1xf32>
    return %divide : tensor<6x24x1x1xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<6x24x1x1xf32>, %g: tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6x24x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x24x1x1xf32>
    return %add : tensor<6x24x1x1xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<6x24x1x1xf32>, %g: tensor<6x24x1x1xf32>) -> tensor<6x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6x24x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6x24x1x1xf32>
    return %add : tensor<6x24x1x1xf32>
  }
  func.func private @adamWParamF_5(%theta: tensor<6x24x1x1xf32>, %m: tensor<6x24x1x1xf32>, %v: tensor<6x24x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6x24x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6x24x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6x24x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6x24x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6x24x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6x24x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6x24x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6x24x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6x24x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<6x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<6x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<6x24x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<6x24x1x1xf32>
    return %subtract_1 : tensor<6x24x1x1xf32>
  }
  func.func private @ema_5(%e: tensor<6x24x1x1xf32>, %theta: tensor<6x24x1x1xf32>, %decay: tensor<f32>) -> tensor<6x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<6x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<6x24x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<6x24x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<6x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<6x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x24x1x1xf32>
    return %add : tensor<6x24x1x1xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x6x2x2xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x6x2x2xf32>
    return %divide : tensor<12x6x2x2xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<12x6x2x2xf32>, %g: tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x6x2x2xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<12x6x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x6x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<12x6x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x6x2x2xf32>
    return %add : tensor<12x6x2x2xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<12x6x2x2xf32>, %g: tensor<12x6x2x2xf32>) -> tensor<12x6x2x2xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<12x6x2x2xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x6x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x6x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<12x6x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x6x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x6x2x2xf32>
    return %add : tensor<12x6x2x2xf32>
  }
  func.func private @adamWParamF_6(%theta: tensor<12x6x2x2xf32>, %m: tensor<12x6x2x2xf32>, %v: tensor<12x6x2x2xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<12x6x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x6x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<12x6x2x2xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<12x6x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<12x6x2x2xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<12x6x2x2xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<12x6x2x2xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<12x6x2x2xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<12x6x2x2xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<12x6x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<12x6x2x2xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x6x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<12x6x2x2xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<12x6x2x2xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<12x6x2x2xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<12x6x2x2xf32>
    return %subtract_1 : tensor<12x6x2x2xf32>
  }
  func.func private @ema_6(%e: tensor<12x6x2x2xf32>, %theta: tensor<12x6x2x2xf32>, %decay: tensor<f32>) -> tensor<12x6x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<12x6x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<12x6x2x2xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<12x6x2x2xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<12x6x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<12x6x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x6x2x2xf32>
    return %add : tensor<12x6x2x2xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<12xf32>) -> tensor<12xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12xf32>) -> tensor<12xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12xf32>
    return %divide : tensor<12xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<12xf32>, %g: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<12xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<12xf32>, %g: tensor<12xf32>) -> tensor<12xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<12xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @adamWParamF_7(%theta: tensor<12xf32>, %m: tensor<12xf32>, %v: tensor<12xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<12xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<12xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<12xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<12xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<12xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<12xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<12xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<12xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<12xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<12xf32>
    return %subtract_1 : tensor<12xf32>
  }
  func.func private @ema_7(%e: tensor<12xf32>, %theta: tensor<12xf32>, %decay: tensor<f32>) -> tensor<12xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<12xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<12xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<12xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<12xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12xf32>
    return %add : tensor<12xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x1x7x7xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x1x7x7xf32>
    return %divide : tensor<12x1x7x7xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<12x1x7x7xf32>, %g: tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x1x7x7xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<12x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<12x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x1x7x7xf32>
    return %add : tensor<12x1x7x7xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<12x1x7x7xf32>, %g: tensor<12x1x7x7xf32>) -> tensor<12x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<12x1x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<12x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x1x7x7xf32>
    return %add : tensor<12x1x7x7xf32>
  }
  func.func private @adamWParamF_8(%theta: tensor<12x1x7x7xf32>, %m: tensor<12x1x7x7xf32>, %v: tensor<12x1x7x7xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<12x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x1x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<12x1x7x7xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<12x1x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<12x1x7x7xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<12x1x7x7xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<12x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<12x1x7x7xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<12x1x7x7xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<12x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<12x1x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<12x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<12x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<12x1x7x7xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<12x1x7x7xf32>
    return %subtract_1 : tensor<12x1x7x7xf32>
  }
  func.func private @ema_8(%e: tensor<12x1x7x7xf32>, %theta: tensor<12x1x7x7xf32>, %decay: tensor<f32>) -> tensor<12x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<12x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<12x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<12x1x7x7xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<12x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<12x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x1x7x7xf32>
    return %add : tensor<12x1x7x7xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x12x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x12x1x1xf32>
    return %divide : tensor<48x12x1x1xf32>
  }
  func.func private @adamMNextF_9(%m: tensor<48x12x1x1xf32>, %g: tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x12x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48x12x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x12x1x1xf32>
    return %add : tensor<48x12x1x1xf32>
  }
  func.func private @adamVNextF_9(%v: tensor<48x12x1x1xf32>, %g: tensor<48x12x1x1xf32>) -> tensor<48x12x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48x12x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48x12x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x12x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x12x1x1xf32>
    return %add : tensor<48x12x1x1xf32>
  }
  func.func private @adamWParamF_9(%theta: tensor<48x12x1x1xf32>, %m: tensor<48x12x1x1xf32>, %v: tensor<48x12x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48x12x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x12x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48x12x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48x12x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48x12x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48x12x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48x12x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48x12x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48x12x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48x12x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48x12x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x12x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48x12x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48x12x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48x12x1x1xf32>
    return %subtract_1 : tensor<48x12x1x1xf32>
  }
  func.func private @ema_9(%e: tensor<48x12x1x1xf32>, %theta: tensor<48x12x1x1xf32>, %decay: tensor<f32>) -> tensor<48x12x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48x12x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48x12x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48x12x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48x12x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48x12x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x12x1x1xf32>
    return %add : tensor<48x12x1x1xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<48xf32>) -> tensor<48xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48xf32>) -> tensor<48xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48xf32>
    return %divide : tensor<48xf32>
  }
  func.func private @adamMNextF_10(%m: tensor<48xf32>, %g: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @adamVNextF_10(%v: tensor<48xf32>, %g: tensor<48xf32>) -> tensor<48xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @adamWParamF_10(%theta: tensor<48xf32>, %m: tensor<48xf32>, %v: tensor<48xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48xf32>
    return %subtract_1 : tensor<48xf32>
  }
  func.func private @ema_10(%e: tensor<48xf32>, %theta: tensor<48xf32>, %decay: tensor<f32>) -> tensor<48xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48xf32>
    return %add : tensor<48xf32>
  }
  func.func private @allReduceMeanF_11(%x: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<12x48x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<12x48x1x1xf32>
    return %divide : tensor<12x48x1x1xf32>
  }
  func.func private @adamMNextF_11(%m: tensor<12x48x1x1xf32>, %g: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<12x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<12x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x48x1x1xf32>
    return %add : tensor<12x48x1x1xf32>
  }
  func.func private @adamVNextF_11(%v: tensor<12x48x1x1xf32>, %g: tensor<12x48x1x1xf32>) -> tensor<12x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<12x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<12x48x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<12x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<12x48x1x1xf32>
    return %add : tensor<12x48x1x1xf32>
  }
  func.func private @adamWParamF_11(%theta: tensor<12x48x1x1xf32>, %m: tensor<12x48x1x1xf32>, %v: tensor<12x48x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<12x48x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<12x48x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<12x48x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<12x48x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<12x48x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<12x48x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<12x48x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<12x48x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<12x48x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<12x48x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<12x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<12x48x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<12x48x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<12x48x1x1xf32>
    return %subtract_1 : tensor<12x48x1x1xf32>
  }
  func.func private @ema_11(%e: tensor<12x48x1x1xf32>, %theta: tensor<12x48x1x1xf32>, %decay: tensor<f32>) -> tensor<12x48x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<12x48x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<12x48x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<12x48x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<12x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<12x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<12x48x1x1xf32>
    return %add : tensor<12x48x1x1xf32>
  }
  func.func private @allReduceMeanF_12(%x: tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x12x2x2xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x12x2x2xf32>
    return %divide : tensor<24x12x2x2xf32>
  }
  func.func private @adamMNextF_12(%m: tensor<24x12x2x2xf32>, %g: tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x12x2x2xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x12x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x12x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x12x2x2xf32>
    return %add : tensor<24x12x2x2xf32>
  }
  func.func private @adamVNextF_12(%v: tensor<24x12x2x2xf32>, %g: tensor<24x12x2x2xf32>) -> tensor<24x12x2x2xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x12x2x2xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x12x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x12x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x12x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x12x2x2xf32>
    return %add : tensor<24x12x2x2xf32>
  }
  func.func private @adamWParamF_12(%theta: tensor<24x12x2x2xf32>, %m: tensor<24x12x2x2xf32>, %v: tensor<24x12x2x2xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x12x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x12x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x12x2x2xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x12x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x12x2x2xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x12x2x2xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x12x2x2xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x12x2x2xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x12x2x2xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x12x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x12x2x2xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x12x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x12x2x2xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x12x2x2xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x12x2x2xf32>
    return %subtract_1 : tensor<24x12x2x2xf32>
  }
  func.func private @ema_12(%e: tensor<24x12x2x2xf32>, %theta: tensor<24x12x2x2xf32>, %decay: tensor<f32>) -> tensor<24x12x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<24x12x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<24x12x2x2xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<24x12x2x2xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<24x12x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<24x12x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x12x2x2xf32>
    return %add : tensor<24x12x2x2xf32>
  }
  func.func private @allReduceMeanF_13(%x: tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x1x7x7xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x1x7x7xf32>
    return %divide : tensor<24x1x7x7xf32>
  }
  func.func private @adamMNextF_13(%m: tensor<24x1x7x7xf32>, %g: tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x1x7x7xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x1x7x7xf32>
    return %add : tensor<24x1x7x7xf32>
  }
  func.func private @adamVNextF_13(%v: tensor<24x1x7x7xf32>, %g: tensor<24x1x7x7xf32>) -> tensor<24x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x1x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x1x7x7xf32>
    return %add : tensor<24x1x7x7xf32>
  }
  func.func private @adamWParamF_13(%theta: tensor<24x1x7x7xf32>, %m: tensor<24x1x7x7xf32>, %v: tensor<24x1x7x7xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x1x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x1x7x7xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x1x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x1x7x7xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x1x7x7xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x1x7x7xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x1x7x7xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x1x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x1x7x7xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x1x7x7xf32>
    return %subtract_1 : tensor<24x1x7x7xf32>
  }
  func.func private @ema_13(%e: tensor<24x1x7x7xf32>, %theta: tensor<24x1x7x7xf32>, %decay: tensor<f32>) -> tensor<24x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<24x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<24x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<24x1x7x7xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<24x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<24x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x1x7x7xf32>
    return %add : tensor<24x1x7x7xf32>
  }
  func.func private @allReduceMeanF_14(%x: tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96x24x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96x24x1x1xf32>
    return %divide : tensor<96x24x1x1xf32>
  }
  func.func private @adamMNextF_14(%m: tensor<96x24x1x1xf32>, %g: tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<96x24x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<96x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<96x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<96x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96x24x1x1xf32>
    return %add : tensor<96x24x1x1xf32>
  }
  func.func private @adamVNextF_14(%v: tensor<96x24x1x1xf32>, %g: tensor<96x24x1x1xf32>) -> tensor<96x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<96x24x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<96x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<96x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<96x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<96x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<96x24x1x1xf32>
    return %add : tensor<96x24x1x1xf32>
  }
  func.func private @adamWParamF_14(%theta: tensor<96x24x1x1xf32>, %m: tensor<96x24x1x1xf32>, %v: tensor<96x24x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<96x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<96x24x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<96x24x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<96x24x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<96x24x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<96x24x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<96x24x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<96x24x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<96x24x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<96x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<96x24x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<96x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<96x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<96x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<96x24x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<96x24x1x1xf32>
    return %subtract_1 : tensor<96x24x1x1xf32>
  }
  func.func private @ema_14(%e: tensor<96x24x1x1xf32>, %theta: tensor<96x24x1x1xf32>, %decay: tensor<f32>) -> tensor<96x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<96x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<96x24x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<96x24x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<96x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<96x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96x24x1x1xf32>
    return %add : tensor<96x24x1x1xf32>
  }
  func.func private @allReduceMeanF_15(%x: tensor<96xf32>) -> tensor<96xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96xf32>) -> tensor<96xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96xf32>
    return %divide : tensor<96xf32>
  }
  func.func private @adamMNextF_15(%m: tensor<96xf32>, %g: tensor<96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<96xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<96xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<96xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96xf32>
    return %add : tensor<96xf32>
  }
  func.func private @adamVNextF_15(%v: tensor<96xf32>, %g: tensor<96xf32>) -> tensor<96xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<96xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<96xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<96xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<96xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<96xf32>
    return %add : tensor<96xf32>
  }
  func.func private @adamWParamF_15(%theta: tensor<96xf32>, %m: tensor<96xf32>, %v: tensor<96xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<96xf32> {
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
    %constant_1 = stablehlo.constant dense<0.05> : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<96xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<96xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<96xf32>
    return %subtract_1 : tensor<96xf32>
  }
  func.func private @ema_15(%e: tensor<96xf32>, %theta: tensor<96xf32>, %decay: tensor<f32>) -> tensor<96xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<96xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<96xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<96xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<96xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<96xf32>
    return %add : tensor<96xf32>
  }
  func.func private @allReduceMeanF_16(%x: tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24x96x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24x96x1x1xf32>
    return %divide : tensor<24x96x1x1xf32>
  }
  func.func private @adamMNextF_16(%m: tensor<24x96x1x1xf32>, %g: tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x96x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x96x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x96x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x96x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x96x1x1xf32>
    return %add : tensor<24x96x1x1xf32>
  }
  func.func private @adamVNextF_16(%v: tensor<24x96x1x1xf32>, %g: tensor<24x96x1x1xf32>) -> tensor<24x96x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x96x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x96x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x96x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x96x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x96x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x96x1x1xf32>
    return %add : tensor<24x96x1x1xf32>
  }
  func.func private @adamWParamF_16(%theta: tensor<24x96x1x1xf32>, %m: tensor<24x96x1x1xf32>, %v: tensor<24x96x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x96x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x96x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x96x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x96x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x96x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x96x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x96x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x96x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x96x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x96x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x96x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x96x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<24x96x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<24x96x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<24x96x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<24x96x1x1xf32>
    return %subtract_1 : tensor<24x96x1x1xf32>
  }
  func.func private @ema_16(%e: tensor<24x96x1x1xf32>, %theta: tensor<24x96x1x1xf32>, %decay: tensor<f32>) -> tensor<24x96x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<24x96x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<24x96x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<24x96x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<24x96x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<24x96x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x96x1x1xf32>
    return %add : tensor<24x96x1x1xf32>
  }
  func.func private @allReduceMeanF_17(%x: tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x24x2x2xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x24x2x2xf32>
    return %divide : tensor<48x24x2x2xf32>
  }
  func.func private @adamMNextF_17(%m: tensor<48x24x2x2xf32>, %g: tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x24x2x2xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48x24x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x24x2x2xf32>
    return %add : tensor<48x24x2x2xf32>
  }
  func.func private @adamVNextF_17(%v: tensor<48x24x2x2xf32>, %g: tensor<48x24x2x2xf32>) -> tensor<48x24x2x2xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48x24x2x2xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48x24x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x24x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x24x2x2xf32>
    return %add : tensor<48x24x2x2xf32>
  }
  func.func private @adamWParamF_17(%theta: tensor<48x24x2x2xf32>, %m: tensor<48x24x2x2xf32>, %v: tensor<48x24x2x2xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48x24x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x24x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48x24x2x2xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48x24x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48x24x2x2xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48x24x2x2xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48x24x2x2xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48x24x2x2xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48x24x2x2xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48x24x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48x24x2x2xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x24x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48x24x2x2xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48x24x2x2xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48x24x2x2xf32>
    return %subtract_1 : tensor<48x24x2x2xf32>
  }
  func.func private @ema_17(%e: tensor<48x24x2x2xf32>, %theta: tensor<48x24x2x2xf32>, %decay: tensor<f32>) -> tensor<48x24x2x2xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48x24x2x2xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48x24x2x2xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48x24x2x2xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48x24x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48x24x2x2xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x24x2x2xf32>
    return %add : tensor<48x24x2x2xf32>
  }
  func.func private @allReduceMeanF_18(%x: tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x1x7x7xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x1x7x7xf32>
    return %divide : tensor<48x1x7x7xf32>
  }
  func.func private @adamMNextF_18(%m: tensor<48x1x7x7xf32>, %g: tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x1x7x7xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x1x7x7xf32>
    return %add : tensor<48x1x7x7xf32>
  }
  func.func private @adamVNextF_18(%v: tensor<48x1x7x7xf32>, %g: tensor<48x1x7x7xf32>) -> tensor<48x1x7x7xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48x1x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x1x7x7xf32>
    return %add : tensor<48x1x7x7xf32>
  }
  func.func private @adamWParamF_18(%theta: tensor<48x1x7x7xf32>, %m: tensor<48x1x7x7xf32>, %v: tensor<48x1x7x7xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x1x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48x1x7x7xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48x1x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48x1x7x7xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48x1x7x7xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48x1x7x7xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48x1x7x7xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48x1x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x1x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48x1x7x7xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48x1x7x7xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48x1x7x7xf32>
    return %subtract_1 : tensor<48x1x7x7xf32>
  }
  func.func private @ema_18(%e: tensor<48x1x7x7xf32>, %theta: tensor<48x1x7x7xf32>, %decay: tensor<f32>) -> tensor<48x1x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48x1x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48x1x7x7xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48x1x7x7xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48x1x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48x1x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x1x7x7xf32>
    return %add : tensor<48x1x7x7xf32>
  }
  func.func private @allReduceMeanF_19(%x: tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<192x48x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<192x48x1x1xf32>
    return %divide : tensor<192x48x1x1xf32>
  }
  func.func private @adamMNextF_19(%m: tensor<192x48x1x1xf32>, %g: tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<192x48x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<192x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<192x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<192x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<192x48x1x1xf32>
    return %add : tensor<192x48x1x1xf32>
  }
  func.func private @adamVNextF_19(%v: tensor<192x48x1x1xf32>, %g: tensor<192x48x1x1xf32>) -> tensor<192x48x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<192x48x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<192x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<192x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<192x48x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<192x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<192x48x1x1xf32>
    return %add : tensor<192x48x1x1xf32>
  }
  func.func private @adamWParamF_19(%theta: tensor<192x48x1x1xf32>, %m: tensor<192x48x1x1xf32>, %v: tensor<192x48x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<192x48x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<192x48x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<192x48x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<192x48x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<192x48x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<192x48x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<192x48x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<192x48x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<192x48x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<192x48x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<192x48x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<192x48x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<192x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<192x48x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<192x48x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<192x48x1x1xf32>
    return %subtract_1 : tensor<192x48x1x1xf32>
  }
  func.func private @ema_19(%e: tensor<192x48x1x1xf32>, %theta: tensor<192x48x1x1xf32>, %decay: tensor<f32>) -> tensor<192x48x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<192x48x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<192x48x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<192x48x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<192x48x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<192x48x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<192x48x1x1xf32>
    return %add : tensor<192x48x1x1xf32>
  }
  func.func private @allReduceMeanF_20(%x: tensor<192xf32>) -> tensor<192xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<192xf32>) -> tensor<192xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<192xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<192xf32>
    return %divide : tensor<192xf32>
  }
  func.func private @adamMNextF_20(%m: tensor<192xf32>, %g: tensor<192xf32>) -> tensor<192xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<192xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<192xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<192xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<192xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<192xf32>
    return %add : tensor<192xf32>
  }
  func.func private @adamVNextF_20(%v: tensor<192xf32>, %g: tensor<192xf32>) -> tensor<192xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<192xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<192xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<192xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<192xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<192xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<192xf32>
    return %add : tensor<192xf32>
  }
  func.func private @adamWParamF_20(%theta: tensor<192xf32>, %m: tensor<192xf32>, %v: tensor<192xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<192xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<192xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<192xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<192xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<192xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<192xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<192xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<192xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<192xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<192xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<192xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<192xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<192xf32>
    return %subtract_1 : tensor<192xf32>
  }
  func.func private @ema_20(%e: tensor<192xf32>, %theta: tensor<192xf32>, %decay: tensor<f32>) -> tensor<192xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<192xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<192xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<192xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<192xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<192xf32>
    return %add : tensor<192xf32>
  }
  func.func private @allReduceMeanF_21(%x: tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x192x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x192x1x1xf32>
    return %divide : tensor<48x192x1x1xf32>
  }
  func.func private @adamMNextF_21(%m: tensor<48x192x1x1xf32>, %g: tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x192x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48x192x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x192x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48x192x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x192x1x1xf32>
    return %add : tensor<48x192x1x1xf32>
  }
  func.func private @adamVNextF_21(%v: tensor<48x192x1x1xf32>, %g: tensor<48x192x1x1xf32>) -> tensor<48x192x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48x192x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x192x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x192x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48x192x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x192x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x192x1x1xf32>
    return %add : tensor<48x192x1x1xf32>
  }
  func.func private @adamWParamF_21(%theta: tensor<48x192x1x1xf32>, %m: tensor<48x192x1x1xf32>, %v: tensor<48x192x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48x192x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x192x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48x192x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48x192x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48x192x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48x192x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48x192x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48x192x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48x192x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48x192x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48x192x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x192x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48x192x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48x192x1x1xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48x192x1x1xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48x192x1x1xf32>
    return %subtract_1 : tensor<48x192x1x1xf32>
  }
  func.func private @ema_21(%e: tensor<48x192x1x1xf32>, %theta: tensor<48x192x1x1xf32>, %decay: tensor<f32>) -> tensor<48x192x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48x192x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48x192x1x1xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48x192x1x1xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48x192x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48x192x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x192x1x1xf32>
    return %add : tensor<48x192x1x1xf32>
  }
  func.func private @allReduceMeanF_22(%x: tensor<48x4xf32>) -> tensor<48x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<48x4xf32>) -> tensor<48x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<48x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<48x4xf32>
    return %divide : tensor<48x4xf32>
  }
  func.func private @adamMNextF_22(%m: tensor<48x4xf32>, %g: tensor<48x4xf32>) -> tensor<48x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<48x4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<48x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<48x4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<48x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x4xf32>
    return %add : tensor<48x4xf32>
  }
  func.func private @adamVNextF_22(%v: tensor<48x4xf32>, %g: tensor<48x4xf32>) -> tensor<48x4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<48x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<48x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<48x4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<48x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<48x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<48x4xf32>
    return %add : tensor<48x4xf32>
  }
  func.func private @adamWParamF_22(%theta: tensor<48x4xf32>, %m: tensor<48x4xf32>, %v: tensor<48x4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<48x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<48x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<48x4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<48x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<48x4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<48x4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<48x4xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<48x4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<48x4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<48x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<48x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<48x4xf32>
    %constant_1 = stablehlo.constant dense<0.05> : tensor<48x4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<48x4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<48x4xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<48x4xf32>
    return %subtract_1 : tensor<48x4xf32>
  }
  func.func private @ema_22(%e: tensor<48x4xf32>, %theta: tensor<48x4xf32>, %decay: tensor<f32>) -> tensor<48x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<48x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<48x4xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<48x4xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<48x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<48x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<48x4xf32>
    return %add : tensor<48x4xf32>
  }
  func.func private @allReduceMeanF_23(%x: tensor<4xf32>) -> tensor<4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @adamMNextF_23(%m: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamVNextF_23(%v: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamWParamF_23(%theta: tensor<4xf32>, %m: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4xf32> {
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
    %constant_1 = stablehlo.constant dense<0.05> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim, %multiply_1 : tensor<4xf32>
    %subtract_1 = stablehlo.subtract %subtract, %multiply_2 : tensor<4xf32>
    return %subtract_1 : tensor<4xf32>
  }
  func.func private @ema_23(%e: tensor<4xf32>, %theta: tensor<4xf32>, %decay: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %e : tensor<4xf32>
    %constant = stablehlo.constant dense<1.0> : tensor<4xf32>
    %subtract = stablehlo.subtract %constant, %broadcast_in_dim : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %theta : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @allReduceMeanF_24(%x: tensor<f32>) -> tensor<f32> {
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
