module @mobilenet_v4_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x3x32x32xf32>, %targets: tensor<4x4xf32>, %stem.conv.weight: tensor<4x3x3x3xf32> {tf.aliasing_output = 0 : i32}, %stem.bn.gamma: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %stem.bn.beta: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %fused.expand.weight: tensor<16x4x3x3xf32> {tf.aliasing_output = 3 : i32}, %fused.expand_bn.gamma: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %fused.expand_bn.beta: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %fused.project.weight: tensor<6x16x1x1xf32> {tf.aliasing_output = 6 : i32}, %fused.project_bn.gamma: tensor<6xf32> {tf.aliasing_output = 7 : i32}, %fused.project_bn.beta: tensor<6xf32> {tf.aliasing_output = 8 : i32}, %blocks.0.first.weight: tensor<6x1x3x3xf32> {tf.aliasing_output = 9 : i32}, %blocks.0.first_bn.gamma: tensor<6xf32> {tf.aliasing_output = 10 : i32}, %blocks.0.first_bn.beta: tensor<6xf32> {tf.aliasing_output = 11 : i32}, %blocks.0.expand.weight: tensor<24x6x1x1xf32> {tf.aliasing_output = 12 : i32}, %blocks.0.expand_bn.gamma: tensor<24xf32> {tf.aliasing_output = 13 : i32}, %blocks.0.expand_bn.beta: tensor<24xf32> {tf.aliasing_output = 14 : i32}, %blocks.0.middle.weight: tensor<24x1x5x5xf32> {tf.aliasing_output = 15 : i32}, %blocks.0.middle_bn.gamma: tensor<24xf32> {tf.aliasing_output = 16 : i32}, %blocks.0.middle_bn.beta: tensor<24xf32> {tf.aliasing_output = 17 : i32}, %blocks.0.project.weight: tensor<10x24x1x1xf32> {tf.aliasing_output = 18 : i32}, %blocks.0.project_bn.gamma: tensor<10xf32> {tf.aliasing_output = 19 : i32}, %blocks.0.project_bn.beta: tensor<10xf32> {tf.aliasing_output = 20 : i32}, %blocks.1.first.weight: tensor<10x1x3x3xf32> {tf.aliasing_output = 21 : i32}, %blocks.1.first_bn.gamma: tensor<10xf32> {tf.aliasing_output = 22 : i32}, %blocks.1.first_bn.beta: tensor<10xf32> {tf.aliasing_output = 23 : i32}, %blocks.1.expand.weight: tensor<60x10x1x1xf32> {tf.aliasing_output = 24 : i32}, %blocks.1.expand_bn.gamma: tensor<60xf32> {tf.aliasing_output = 25 : i32}, %blocks.1.expand_bn.beta: tensor<60xf32> {tf.aliasing_output = 26 : i32}, %blocks.1.middle.weight: tensor<60x1x5x5xf32> {tf.aliasing_output = 27 : i32}, %blocks.1.middle_bn.gamma: tensor<60xf32> {tf.aliasing_output = 28 : i32}, %blocks.1.middle_bn.beta: tensor<60xf32> {tf.aliasing_output = 29 : i32}, %blocks.1.project.weight: tensor<20x60x1x1xf32> {tf.aliasing_output = 30 : i32}, %blocks.1.project_bn.gamma: tensor<20xf32> {tf.aliasing_output = 31 : i32}, %blocks.1.project_bn.beta: tensor<20xf32> {tf.aliasing_output = 32 : i32}, %blocks.2.first.weight: tensor<20x1x3x3xf32> {tf.aliasing_output = 33 : i32}, %blocks.2.first_bn.gamma: tensor<20xf32> {tf.aliasing_output = 34 : i32}, %blocks.2.first_bn.beta: tensor<20xf32> {tf.aliasing_output = 35 : i32}, %blocks.2.expand.weight: tensor<80x20x1x1xf32> {tf.aliasing_output = 36 : i32}, %blocks.2.expand_bn.gamma: tensor<80xf32> {tf.aliasing_output = 37 : i32}, %blocks.2.expand_bn.beta: tensor<80xf32> {tf.aliasing_output = 38 : i32}, %blocks.2.middle.weight: tensor<80x1x3x3xf32> {tf.aliasing_output = 39 : i32}, %blocks.2.middle_bn.gamma: tensor<80xf32> {tf.aliasing_output = 40 : i32}, %blocks.2.middle_bn.beta: tensor<80xf32> {tf.aliasing_output = 41 : i32}, %blocks.2.project.weight: tensor<20x80x1x1xf32> {tf.aliasing_output = 42 : i32}, %blocks.2.project_bn.gamma: tensor<20xf32> {tf.aliasing_output = 43 : i32}, %blocks.2.project_bn.beta: tensor<20xf32> {tf.aliasing_output = 44 : i32}, %blocks.3.first.weight: tensor<20x1x5x5xf32> {tf.aliasing_output = 45 : i32}, %blocks.3.first_bn.gamma: tensor<20xf32> {tf.aliasing_output = 46 : i32}, %blocks.3.first_bn.beta: tensor<20xf32> {tf.aliasing_output = 47 : i32}, %blocks.3.expand.weight: tensor<120x20x1x1xf32> {tf.aliasing_output = 48 : i32}, %blocks.3.expand_bn.gamma: tensor<120xf32> {tf.aliasing_output = 49 : i32}, %blocks.3.expand_bn.beta: tensor<120xf32> {tf.aliasing_output = 50 : i32}, %blocks.3.middle.weight: tensor<120x1x5x5xf32> {tf.aliasing_output = 51 : i32}, %blocks.3.middle_bn.gamma: tensor<120xf32> {tf.aliasing_output = 52 : i32}, %blocks.3.middle_bn.beta: tensor<120xf32> {tf.aliasing_output = 53 : i32}, %blocks.3.project.weight: tensor<32x120x1x1xf32> {tf.aliasing_output = 54 : i32}, %blocks.3.project_bn.gamma: tensor<32xf32> {tf.aliasing_output = 55 : i32}, %blocks.3.project_bn.beta: tensor<32xf32> {tf.aliasing_output = 56 : i32}, %blocks.4.first.weight: tensor<32x1x5x5xf32> {tf.aliasing_output = 57 : i32}, %blocks.4.first_bn.gamma: tensor<32xf32> {tf.aliasing_output = 58 : i32}, %blocks.4.first_bn.beta: tensor<32xf32> {tf.aliasing_output = 59 : i32}, %blocks.4.expand.weight: tensor<128x32x1x1xf32> {tf.aliasing_output = 60 : i32}, %blocks.4.expand_bn.gamma: tensor<128xf32> {tf.aliasing_output = 61 : i32}, %blocks.4.expand_bn.beta: tensor<128xf32> {tf.aliasing_output = 62 : i32}, %blocks.4.middle.weight: tensor<128x1x5x5xf32> {tf.aliasing_output = 63 : i32}, %blocks.4.middle_bn.gamma: tensor<128xf32> {tf.aliasing_output = 64 : i32}, %blocks.4.middle_bn.beta: tensor<128xf32> {tf.aliasing_output = 65 : i32}, %blocks.4.project.weight: tensor<32x128x1x1xf32> {tf.aliasing_output = 66 : i32}, %blocks.4.project_bn.gamma: tensor<32xf32> {tf.aliasing_output = 67 : i32}, %blocks.4.project_bn.beta: tensor<32xf32> {tf.aliasing_output = 68 : i32}, %blocks.5.first.weight: tensor<32x1x3x3xf32> {tf.aliasing_output = 69 : i32}, %blocks.5.first_bn.gamma: tensor<32xf32> {tf.aliasing_output = 70 : i32}, %blocks.5.first_bn.beta: tensor<32xf32> {tf.aliasing_output = 71 : i32}, %blocks.5.expand.weight: tensor<128x32x1x1xf32> {tf.aliasing_output = 72 : i32}, %blocks.5.expand_bn.gamma: tensor<128xf32> {tf.aliasing_output = 73 : i32}, %blocks.5.expand_bn.beta: tensor<128xf32> {tf.aliasing_output = 74 : i32}, %blocks.5.middle.weight: tensor<128x1x5x5xf32> {tf.aliasing_output = 75 : i32}, %blocks.5.middle_bn.gamma: tensor<128xf32> {tf.aliasing_output = 76 : i32}, %blocks.5.middle_bn.beta: tensor<128xf32> {tf.aliasing_output = 77 : i32}, %blocks.5.project.weight: tensor<32x128x1x1xf32> {tf.aliasing_output = 78 : i32}, %blocks.5.project_bn.gamma: tensor<32xf32> {tf.aliasing_output = 79 : i32}, %blocks.5.project_bn.beta: tensor<32xf32> {tf.aliasing_output = 80 : i32}, %top.conv1.weight: tensor<120x32x1x1xf32> {tf.aliasing_output = 81 : i32}, %top.bn1.gamma: tensor<120xf32> {tf.aliasing_output = 82 : i32}, %top.bn1.beta: tensor<120xf32> {tf.aliasing_output = 83 : i32}, %top.conv2.weight: tensor<160x120x1x1xf32> {tf.aliasing_output = 84 : i32}, %top.bn2.gamma: tensor<160xf32> {tf.aliasing_output = 85 : i32}, %top.bn2.beta: tensor<160xf32> {tf.aliasing_output = 86 : i32}, %head.weight: tensor<160x4xf32> {tf.aliasing_output = 87 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 88 : i32}, %stem.conv.weight.m: tensor<4x3x3x3xf32> {tf.aliasing_output = 89 : i32}, %stem.conv.weight.v: tensor<4x3x3x3xf32> {tf.aliasing_output = 90 : i32}, %stem.bn.gamma.m: tensor<4xf32> {tf.aliasing_output = 91 : i32}, %stem.bn.gamma.v: tensor<4xf32> {tf.aliasing_output = 92 : i32}, %stem.bn.beta.m: tensor<4xf32> {tf.aliasing_output = 93 : i32}, %stem.bn.beta.v: tensor<4xf32> {tf.aliasing_output = 94 : i32}, %fused.expand.weight.m: tensor<16x4x3x3xf32> {tf.aliasing_output = 95 : i32}, %fused.expand.weight.v: tensor<16x4x3x3xf32> {tf.aliasing_output = 96 : i32}, %fused.expand_bn.gamma.m: tensor<16xf32> {tf.aliasing_output = 97 : i32}, %fused.expand_bn.gamma.v: tensor<16xf32> {tf.aliasing_output = 98 : i32}, %fused.expand_bn.beta.m: tensor<16xf32> {tf.aliasing_output = 99 : i32}, %fused.expand_bn.beta.v: tensor<16xf32> {tf.aliasing_output = 100 : i32}, %fused.project.weight.m: tensor<6x16x1x1xf32> {tf.aliasing_output = 101 : i32}, %fused.project.weight.v: tensor<6x16x1x1xf32> {tf.aliasing_output = 102 : i32}, %fused.project_bn.gamma.m: tensor<6xf32> {tf.aliasing_output = 103 : i32}, %fused.project_bn.gamma.v: tensor<6xf32> {tf.aliasing_output = 104 : i32}, %fused.project_bn.beta.m: tensor<6xf32> {tf.aliasing_output = 105 : i32}, %fused.project_bn.beta.v: tensor<6xf32> {tf.aliasing_output = 106 : i32}, %blocks.0.first.weight.m: tensor<6x1x3x3xf32> {tf.aliasing_output = 107 : i32}, %blocks.0.first.weight.v: tensor<6x1x3x3xf32> {tf.aliasing_output = 108 : i32}, %blocks.0.first_bn.gamma.m: tensor<6xf32> {tf.aliasing_output = 109 : i32}, %blocks.0.first_bn.gamma.v: tensor<6xf32> {tf.aliasing_output = 110 : i32}, %blocks.0.first_bn.beta.m: tensor<6xf32> {tf.aliasing_output = 111 : i32}, %blocks.0.first_bn.beta.v: tensor<6xf32> {tf.aliasing_output = 112 : i32}, %blocks.0.expand.weight.m: tensor<24x6x1x1xf32> {tf.aliasing_output = 113 : i32}, %blocks.0.expand.weight.v: tensor<24x6x1x1xf32> {tf.aliasing_output = 114 : i32}, %blocks.0.expand_bn.gamma.m: tensor<24xf32> {tf.aliasing_output = 115 : i32}, %blocks.0.expand_bn.gamma.v: tensor<24xf32> {tf.aliasing_output = 116 : i32}, %blocks.0.expand_bn.beta.m: tensor<24xf32> {tf.aliasing_output = 117 : i32}, %blocks.0.expand_bn.beta.v: tensor<24xf32> {tf.aliasing_output = 118 : i32}, %blocks.0.middle.weight.m: tensor<24x1x5x5xf32> {tf.aliasing_output = 119 : i32}, %blocks.0.middle.weight.v: tensor<24x1x5x5xf32> {tf.aliasing_output = 120 : i32}, %blocks.0.middle_bn.gamma.m: tensor<24xf32> {tf.aliasing_output = 121 : i32}, %blocks.0.middle_bn.gamma.v: tensor<24xf32> {tf.aliasing_output = 122 : i32}, %blocks.0.middle_bn.beta.m: tensor<24xf32> {tf.aliasing_output = 123 : i32}, %blocks.0.middle_bn.beta.v: tensor<24xf32> {tf.aliasing_output = 124 : i32}, %blocks.0.project.weight.m: tensor<10x24x1x1xf32> {tf.aliasing_output = 125 : i32}, %blocks.0.project.weight.v: tensor<10x24x1x1xf32> {tf.aliasing_output = 126 : i32}, %blocks.0.project_bn.gamma.m: tensor<10xf32> {tf.aliasing_output = 127 : i32}, %blocks.0.project_bn.gamma.v: tensor<10xf32> {tf.aliasing_output = 128 : i32}, %blocks.0.project_bn.beta.m: tensor<10xf32> {tf.aliasing_output = 129 : i32}, %blocks.0.project_bn.beta.v: tensor<10xf32> {tf.aliasing_output = 130 : i32}, %blocks.1.first.weight.m: tensor<10x1x3x3xf32> {tf.aliasing_output = 131 : i32}, %blocks.1.first.weight.v: tensor<10x1x3x3xf32> {tf.aliasing_output = 132 : i32}, %blocks.1.first_bn.gamma.m: tensor<10xf32> {tf.aliasing_output = 133 : i32}, %blocks.1.first_bn.gamma.v: tensor<10xf32> {tf.aliasing_output = 134 : i32}, %blocks.1.first_bn.beta.m: tensor<10xf32> {tf.aliasing_output = 135 : i32}, %blocks.1.first_bn.beta.v: tensor<10xf32> {tf.aliasing_output = 136 : i32}, %blocks.1.expand.weight.m: tensor<60x10x1x1xf32> {tf.aliasing_output = 137 : i32}, %blocks.1.expand.weight.v: tensor<60x10x1x1xf32> {tf.aliasing_output = 138 : i32}, %blocks.1.expand_bn.gamma.m: tensor<60xf32> {tf.aliasing_output = 139 : i32}, %blocks.1.expand_bn.gamma.v: tensor<60xf32> {tf.aliasing_output = 140 : i32}, %blocks.1.expand_bn.beta.m: tensor<60xf32> {tf.aliasing_output = 141 : i32}, %blocks.1.expand_bn.beta.v: tensor<60xf32> {tf.aliasing_output = 142 : i32}, %blocks.1.middle.weight.m: tensor<60x1x5x5xf32> {tf.aliasing_output = 143 : i32}, %blocks.1.middle.weight.v: tensor<60x1x5x5xf32> {tf.aliasing_output = 144 : i32}, %blocks.1.middle_bn.gamma.m: tensor<60xf32> {tf.aliasing_output = 145 : i32}, %blocks.1.middle_bn.gamma.v: tensor<60xf32> {tf.aliasing_output = 146 : i32}, %blocks.1.middle_bn.beta.m: tensor<60xf32> {tf.aliasing_output = 147 : i32}, %blocks.1.middle_bn.beta.v: tensor<60xf32> {tf.aliasing_output = 148 : i32}, %blocks.1.project.weight.m: tensor<20x60x1x1xf32> {tf.aliasing_output = 149 : i32}, %blocks.1.project.weight.v: tensor<20x60x1x1xf32> {tf.aliasing_output = 150 : i32}, %blocks.1.project_bn.gamma.m: tensor<20xf32> {tf.aliasing_output = 151 : i32}, %blocks.1.project_bn.gamma.v: tensor<20xf32> {tf.aliasing_output = 152 : i32}, %blocks.1.project_bn.beta.m: tensor<20xf32> {tf.aliasing_output = 153 : i32}, %blocks.1.project_bn.beta.v: tensor<20xf32> {tf.aliasing_output = 154 : i32}, %blocks.2.first.weight.m: tensor<20x1x3x3xf32> {tf.aliasing_output = 155 : i32}, %blocks.2.first.weight.v: tensor<20x1x3x3xf32> {tf.aliasing_output = 156 : i32}, %blocks.2.first_bn.gamma.m: tensor<20xf32> {tf.aliasing_output = 157 : i32}, %blocks.2.first_bn.gamma.v: tensor<20xf32> {tf.aliasing_output = 158 : i32}, %blocks.2.first_bn.beta.m: tensor<20xf32> {tf.aliasing_output = 159 : i32}, %blocks.2.first_bn.beta.v: tensor<20xf32> {tf.aliasing_output = 160 : i32}, %blocks.2.expand.weight.m: tensor<80x20x1x1xf32> {tf.aliasing_output = 161 : i32}, %blocks.2.expand.weight.v: tensor<80x20x1x1xf32> {tf.aliasing_output = 162 : i32}, %blocks.2.expand_bn.gamma.m: tensor<80xf32> {tf.aliasing_output = 163 : i32}, %blocks.2.expand_bn.gamma.v: tensor<80xf32> {tf.aliasing_output = 164 : i32}, %blocks.2.expand_bn.beta.m: tensor<80xf32> {tf.aliasing_output = 165 : i32}, %blocks.2.expand_bn.beta.v: tensor<80xf32> {tf.aliasing_output = 166 : i32}, %blocks.2.middle.weight.m: tensor<80x1x3x3xf32> {tf.aliasing_output = 167 : i32}, %blocks.2.middle.weight.v: tensor<80x1x3x3xf32> {tf.aliasing_output = 168 : i32}, %blocks.2.middle_bn.gamma.m: tensor<80xf32> {tf.aliasing_output = 169 : i32}, %blocks.2.middle_bn.gamma.v: tensor<80xf32> {tf.aliasing_output = 170 : i32}, %blocks.2.middle_bn.beta.m: tensor<80xf32> {tf.aliasing_output = 171 : i32}, %blocks.2.middle_bn.beta.v: tensor<80xf32> {tf.aliasing_output = 172 : i32}, %blocks.2.project.weight.m: tensor<20x80x1x1xf32> {tf.aliasing_output = 173 : i32}, %blocks.2.project.weight.v: tensor<20x80x1x1xf32> {tf.aliasing_output = 174 : i32}, %blocks.2.project_bn.gamma.m: tensor<20xf32> {tf.aliasing_output = 175 : i32}, %blocks.2.project_bn.gamma.v: tensor<20xf32> {tf.aliasing_output = 176 : i32}, %blocks.2.project_bn.beta.m: tensor<20xf32> {tf.aliasing_output = 177 : i32}, %blocks.2.project_bn.beta.v: tensor<20xf32> {tf.aliasing_output = 178 : i32}, %blocks.3.first.weight.m: tensor<20x1x5x5xf32> {tf.aliasing_output = 179 : i32}, %blocks.3.first.weight.v: tensor<20x1x5x5xf32> {tf.aliasing_output = 180 : i32}, %blocks.3.first_bn.gamma.m: tensor<20xf32> {tf.aliasing_output = 181 : i32}, %blocks.3.first_bn.gamma.v: tensor<20xf32> {tf.aliasing_output = 182 : i32}, %blocks.3.first_bn.beta.m: tensor<20xf32> {tf.aliasing_output = 183 : i32}, %blocks.3.first_bn.beta.v: tensor<20xf32> {tf.aliasing_output = 184 : i32}, %blocks.3.expand.weight.m: tensor<120x20x1x1xf32> {tf.aliasing_output = 185 : i32}, %blocks.3.expand.weight.v: tensor<120x20x1x1xf32> {tf.aliasing_output = 186 : i32}, %blocks.3.expand_bn.gamma.m: tensor<120xf32> {tf.aliasing_output = 187 : i32}, %blocks.3.expand_bn.gamma.v: tensor<120xf32> {tf.aliasing_output = 188 : i32}, %blocks.3.expand_bn.beta.m: tensor<120xf32> {tf.aliasing_output = 189 : i32}, %blocks.3.expand_bn.beta.v: tensor<120xf32> {tf.aliasing_output = 190 : i32}, %blocks.3.middle.weight.m: tensor<120x1x5x5xf32> {tf.aliasing_output = 191 : i32}, %blocks.3.middle.weight.v: tensor<120x1x5x5xf32> {tf.aliasing_output = 192 : i32}, %blocks.3.middle_bn.gamma.m: tensor<120xf32> {tf.aliasing_output = 193 : i32}, %blocks.3.middle_bn.gamma.v: tensor<120xf32> {tf.aliasing_output = 194 : i32}, %blocks.3.middle_bn.beta.m: tensor<120xf32> {tf.aliasing_output = 195 : i32}, %blocks.3.middle_bn.beta.v: tensor<120xf32> {tf.aliasing_output = 196 : i32}, %blocks.3.project.weight.m: tensor<32x120x1x1xf32> {tf.aliasing_output = 197 : i32}, %blocks.3.project.weight.v: tensor<32x120x1x1xf32> {tf.aliasing_output = 198 : i32}, %blocks.3.project_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 199 : i32}, %blocks.3.project_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 200 : i32}, %blocks.3.project_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 201 : i32}, %blocks.3.project_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 202 : i32}, %blocks.4.first.weight.m: tensor<32x1x5x5xf32> {tf.aliasing_output = 203 : i32}, %blocks.4.first.weight.v: tensor<32x1x5x5xf32> {tf.aliasing_output = 204 : i32}, %blocks.4.first_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 205 : i32}, %blocks.4.first_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 206 : i32}, %blocks.4.first_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 207 : i32}, %blocks.4.first_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 208 : i32}, %blocks.4.expand.weight.m: tensor<128x32x1x1xf32> {tf.aliasing_output = 209 : i32}, %blocks.4.expand.weight.v: tensor<128x32x1x1xf32> {tf.aliasing_output = 210 : i32}, %blocks.4.expand_bn.gamma.m: tensor<128xf32> {tf.aliasing_output = 211 : i32}, %blocks.4.expand_bn.gamma.v: tensor<128xf32> {tf.aliasing_output = 212 : i32}, %blocks.4.expand_bn.beta.m: tensor<128xf32> {tf.aliasing_output = 213 : i32}, %blocks.4.expand_bn.beta.v: tensor<128xf32> {tf.aliasing_output = 214 : i32}, %blocks.4.middle.weight.m: tensor<128x1x5x5xf32> {tf.aliasing_output = 215 : i32}, %blocks.4.middle.weight.v: tensor<128x1x5x5xf32> {tf.aliasing_output = 216 : i32}, %blocks.4.middle_bn.gamma.m: tensor<128xf32> {tf.aliasing_output = 217 : i32}, %blocks.4.middle_bn.gamma.v: tensor<128xf32> {tf.aliasing_output = 218 : i32}, %blocks.4.middle_bn.beta.m: tensor<128xf32> {tf.aliasing_output = 219 : i32}, %blocks.4.middle_bn.beta.v: tensor<128xf32> {tf.aliasing_output = 220 : i32}, %blocks.4.project.weight.m: tensor<32x128x1x1xf32> {tf.aliasing_output = 221 : i32}, %blocks.4.project.weight.v: tensor<32x128x1x1xf32> {tf.aliasing_output = 222 : i32}, %blocks.4.project_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 223 : i32}, %blocks.4.project_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 224 : i32}, %blocks.4.project_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 225 : i32}, %blocks.4.project_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 226 : i32}, %blocks.5.first.weight.m: tensor<32x1x3x3xf32> {tf.aliasing_output = 227 : i32}, %blocks.5.first.weight.v: tensor<32x1x3x3xf32> {tf.aliasing_output = 228 : i32}, %blocks.5.first_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 229 : i32}, %blocks.5.first_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 230 : i32}, %blocks.5.first_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 231 : i32}, %blocks.5.first_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 232 : i32}, %blocks.5.expand.weight.m: tensor<128x32x1x1xf32> {tf.aliasing_output = 233 : i32}, %blocks.5.expand.weight.v: tensor<128x32x1x1xf32> {tf.aliasing_output = 234 : i32}, %blocks.5.expand_bn.gamma.m: tensor<128xf32> {tf.aliasing_output = 235 : i32}, %blocks.5.expand_bn.gamma.v: tensor<128xf32> {tf.aliasing_output = 236 : i32}, %blocks.5.expand_bn.beta.m: tensor<128xf32> {tf.aliasing_output = 237 : i32}, %blocks.5.expand_bn.beta.v: tensor<128xf32> {tf.aliasing_output = 238 : i32}, %blocks.5.middle.weight.m: tensor<128x1x5x5xf32> {tf.aliasing_output = 239 : i32}, %blocks.5.middle.weight.v: tensor<128x1x5x5xf32> {tf.aliasing_output = 240 : i32}, %blocks.5.middle_bn.gamma.m: tensor<128xf32> {tf.aliasing_output = 241 : i32}, %blocks.5.middle_bn.gamma.v: tensor<128xf32> {tf.aliasing_output = 242 : i32}, %blocks.5.middle_bn.beta.m: tensor<128xf32> {tf.aliasing_output = 243 : i32}, %blocks.5.middle_bn.beta.v: tensor<128xf32> {tf.aliasing_output = 244 : i32}, %blocks.5.project.weight.m: tensor<32x128x1x1xf32> {tf.aliasing_output = 245 : i32}, %blocks.5.project.weight.v: tensor<32x128x1x1xf32> {tf.aliasing_output = 246 : i32}, %blocks.5.project_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 247 : i32}, %blocks.5.project_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 248 : i32}, %blocks.5.project_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 249 : i32}, %blocks.5.project_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 250 : i32}, %top.conv1.weight.m: tensor<120x32x1x1xf32> {tf.aliasing_output = 251 : i32}, %top.conv1.weight.v: tensor<120x32x1x1xf32> {tf.aliasing_output = 252 : i32}, %top.bn1.gamma.m: tensor<120xf32> {tf.aliasing_output = 253 : i32}, %top.bn1.gamma.v: tensor<120xf32> {tf.aliasing_output = 254 : i32}, %top.bn1.beta.m: tensor<120xf32> {tf.aliasing_output = 255 : i32}, %top.bn1.beta.v: tensor<120xf32> {tf.aliasing_output = 256 : i32}, %top.conv2.weight.m: tensor<160x120x1x1xf32> {tf.aliasing_output = 257 : i32}, %top.conv2.weight.v: tensor<160x120x1x1xf32> {tf.aliasing_output = 258 : i32}, %top.bn2.gamma.m: tensor<160xf32> {tf.aliasing_output = 259 : i32}, %top.bn2.gamma.v: tensor<160xf32> {tf.aliasing_output = 260 : i32}, %top.bn2.beta.m: tensor<160xf32> {tf.aliasing_output = 261 : i32}, %top.bn2.beta.v: tensor<160xf32> {tf.aliasing_output = 262 : i32}, %head.weight.m: tensor<160x4xf32> {tf.aliasing_output = 263 : i32}, %head.weight.v: tensor<160x4xf32> {tf.aliasing_output = 264 : i32}, %head.bias.m: tensor<4xf32> {tf.aliasing_output = 265 : i32}, %head.bias.v: tensor<4xf32> {tf.aliasing_output = 266 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>, %stem.bn.running_mean: tensor<4xf32> {tf.aliasing_output = 267 : i32}, %stem.bn.running_var: tensor<4xf32> {tf.aliasing_output = 268 : i32}, %fused.expand_bn.running_mean: tensor<16xf32> {tf.aliasing_output = 269 : i32}, %fused.expand_bn.running_var: tensor<16xf32> {tf.aliasing_output = 270 : i32}, %fused.project_bn.running_mean: tensor<6xf32> {tf.aliasing_output = 271 : i32}, %fused.project_bn.running_var: tensor<6xf32> {tf.aliasing_output = 272 : i32}, %blocks.0.first_bn.running_mean: tensor<6xf32> {tf.aliasing_output = 273 : i32}, %blocks.0.first_bn.running_var: tensor<6xf32> {tf.aliasing_output = 274 : i32}, %blocks.0.expand_bn.running_mean: tensor<24xf32> {tf.aliasing_output = 275 : i32}, %blocks.0.expand_bn.running_var: tensor<24xf32> {tf.aliasing_output = 276 : i32}, %blocks.0.middle_bn.running_mean: tensor<24xf32> {tf.aliasing_output = 277 : i32}, %blocks.0.middle_bn.running_var: tensor<24xf32> {tf.aliasing_output = 278 : i32}, %blocks.0.project_bn.running_mean: tensor<10xf32> {tf.aliasing_output = 279 : i32}, %blocks.0.project_bn.running_var: tensor<10xf32> {tf.aliasing_output = 280 : i32}, %blocks.1.first_bn.running_mean: tensor<10xf32> {tf.aliasing_output = 281 : i32}, %blocks.1.first_bn.running_var: tensor<10xf32> {tf.aliasing_output = 282 : i32}, %blocks.1.expand_bn.running_mean: tensor<60xf32> {tf.aliasing_output = 283 : i32}, %blocks.1.expand_bn.running_var: tensor<60xf32> {tf.aliasing_output = 284 : i32}, %blocks.1.middle_bn.running_mean: tensor<60xf32> {tf.aliasing_output = 285 : i32}, %blocks.1.middle_bn.running_var: tensor<60xf32> {tf.aliasing_output = 286 : i32}, %blocks.1.project_bn.running_mean: tensor<20xf32> {tf.aliasing_output = 287 : i32}, %blocks.1.project_bn.running_var: tensor<20xf32> {tf.aliasing_output = 288 : i32}, %blocks.2.first_bn.running_mean: tensor<20xf32> {tf.aliasing_output = 289 : i32}, %blocks.2.first_bn.running_var: tensor<20xf32> {tf.aliasing_output = 290 : i32}, %blocks.2.expand_bn.running_mean: tensor<80xf32> {tf.aliasing_output = 291 : i32}, %blocks.2.expand_bn.running_var: tensor<80xf32> {tf.aliasing_output = 292 : i32}, %blocks.2.middle_bn.running_mean: tensor<80xf32> {tf.aliasing_output = 293 : i32}, %blocks.2.middle_bn.running_var: tensor<80xf32> {tf.aliasing_output = 294 : i32}, %blocks.2.project_bn.running_mean: tensor<20xf32> {tf.aliasing_output = 295 : i32}, %blocks.2.project_bn.running_var: tensor<20xf32> {tf.aliasing_output = 296 : i32}, %blocks.3.first_bn.running_mean: tensor<20xf32> {tf.aliasing_output = 297 : i32}, %blocks.3.first_bn.running_var: tensor<20xf32> {tf.aliasing_output = 298 : i32}, %blocks.3.expand_bn.running_mean: tensor<120xf32> {tf.aliasing_output = 299 : i32}, %blocks.3.expand_bn.running_var: tensor<120xf32> {tf.aliasing_output = 300 : i32}, %blocks.3.middle_bn.running_mean: tensor<120xf32> {tf.aliasing_output = 301 : i32}, %blocks.3.middle_bn.running_var: tensor<120xf32> {tf.aliasing_output = 302 : i32}, %blocks.3.project_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 303 : i32}, %blocks.3.project_bn.running_var: tensor<32xf32> {tf.aliasing_output = 304 : i32}, %blocks.4.first_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 305 : i32}, %blocks.4.first_bn.running_var: tensor<32xf32> {tf.aliasing_output = 306 : i32}, %blocks.4.expand_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 307 : i32}, %blocks.4.expand_bn.running_var: tensor<128xf32> {tf.aliasing_output = 308 : i32}, %blocks.4.middle_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 309 : i32}, %blocks.4.middle_bn.running_var: tensor<128xf32> {tf.aliasing_output = 310 : i32}, %blocks.4.project_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 311 : i32}, %blocks.4.project_bn.running_var: tensor<32xf32> {tf.aliasing_output = 312 : i32}, %blocks.5.first_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 313 : i32}, %blocks.5.first_bn.running_var: tensor<32xf32> {tf.aliasing_output = 314 : i32}, %blocks.5.expand_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 315 : i32}, %blocks.5.expand_bn.running_var: tensor<128xf32> {tf.aliasing_output = 316 : i32}, %blocks.5.middle_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 317 : i32}, %blocks.5.middle_bn.running_var: tensor<128xf32> {tf.aliasing_output = 318 : i32}, %blocks.5.project_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 319 : i32}, %blocks.5.project_bn.running_var: tensor<32xf32> {tf.aliasing_output = 320 : i32}, %top.bn1.running_mean: tensor<120xf32> {tf.aliasing_output = 321 : i32}, %top.bn1.running_var: tensor<120xf32> {tf.aliasing_output = 322 : i32}, %top.bn2.running_mean: tensor<160xf32> {tf.aliasing_output = 323 : i32}, %top.bn2.running_var: tensor<160xf32> {tf.aliasing_output = 324 : i32}) -> (tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma"}, tensor<4xf32> {jax.result_info = "stem.bn.beta"}, tensor<16x4x3x3xf32> {jax.result_info = "fused.expand.weight"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.gamma"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.beta"}, tensor<6x16x1x1xf32> {jax.result_info = "fused.project.weight"}, tensor<6xf32> {jax.result_info = "fused.project_bn.gamma"}, tensor<6xf32> {jax.result_info = "fused.project_bn.beta"}, tensor<6x1x3x3xf32> {jax.result_info = "blocks.0.first.weight"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.gamma"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.beta"}, tensor<24x6x1x1xf32> {jax.result_info = "blocks.0.expand.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.gamma"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.beta"}, tensor<24x1x5x5xf32> {jax.result_info = "blocks.0.middle.weight"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.gamma"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.beta"}, tensor<10x24x1x1xf32> {jax.result_info = "blocks.0.project.weight"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.gamma"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.beta"}, tensor<10x1x3x3xf32> {jax.result_info = "blocks.1.first.weight"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.gamma"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.beta"}, tensor<60x10x1x1xf32> {jax.result_info = "blocks.1.expand.weight"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.gamma"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.beta"}, tensor<60x1x5x5xf32> {jax.result_info = "blocks.1.middle.weight"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.gamma"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.beta"}, tensor<20x60x1x1xf32> {jax.result_info = "blocks.1.project.weight"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.gamma"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.beta"}, tensor<20x1x3x3xf32> {jax.result_info = "blocks.2.first.weight"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.gamma"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.beta"}, tensor<80x20x1x1xf32> {jax.result_info = "blocks.2.expand.weight"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.gamma"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.beta"}, tensor<80x1x3x3xf32> {jax.result_info = "blocks.2.middle.weight"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.gamma"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.beta"}, tensor<20x80x1x1xf32> {jax.result_info = "blocks.2.project.weight"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.gamma"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.beta"}, tensor<20x1x5x5xf32> {jax.result_info = "blocks.3.first.weight"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.gamma"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.beta"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.3.expand.weight"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.gamma"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.beta"}, tensor<120x1x5x5xf32> {jax.result_info = "blocks.3.middle.weight"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.gamma"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.beta"}, tensor<32x120x1x1xf32> {jax.result_info = "blocks.3.project.weight"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.gamma"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.beta"}, tensor<32x1x5x5xf32> {jax.result_info = "blocks.4.first.weight"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.gamma"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.beta"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.4.expand.weight"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.gamma"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.beta"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.4.middle.weight"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.gamma"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.beta"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.4.project.weight"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.gamma"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.beta"}, tensor<32x1x3x3xf32> {jax.result_info = "blocks.5.first.weight"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.gamma"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.beta"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.5.expand.weight"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.gamma"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.beta"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.5.middle.weight"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.gamma"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.beta"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.5.project.weight"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.gamma"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.beta"}, tensor<120x32x1x1xf32> {jax.result_info = "top.conv1.weight"}, tensor<120xf32> {jax.result_info = "top.bn1.gamma"}, tensor<120xf32> {jax.result_info = "top.bn1.beta"}, tensor<160x120x1x1xf32> {jax.result_info = "top.conv2.weight"}, tensor<160xf32> {jax.result_info = "top.bn2.gamma"}, tensor<160xf32> {jax.result_info = "top.bn2.beta"}, tensor<160x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight.m"}, tensor<4x3x3x3xf32> {jax.result_info = "stem.conv.weight.v"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.m"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.v"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.m"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.v"}, tensor<16x4x3x3xf32> {jax.result_info = "fused.expand.weight.m"}, tensor<16x4x3x3xf32> {jax.result_info = "fused.expand.weight.v"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.gamma.m"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.gamma.v"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.beta.m"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.beta.v"}, tensor<6x16x1x1xf32> {jax.result_info = "fused.project.weight.m"}, tensor<6x16x1x1xf32> {jax.result_info = "fused.project.weight.v"}, tensor<6xf32> {jax.result_info = "fused.project_bn.gamma.m"}, tensor<6xf32> {jax.result_info = "fused.project_bn.gamma.v"}, tensor<6xf32> {jax.result_info = "fused.project_bn.beta.m"}, tensor<6xf32> {jax.result_info = "fused.project_bn.beta.v"}, tensor<6x1x3x3xf32> {jax.result_info = "blocks.0.first.weight.m"}, tensor<6x1x3x3xf32> {jax.result_info = "blocks.0.first.weight.v"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.gamma.m"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.gamma.v"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.beta.m"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.beta.v"}, tensor<24x6x1x1xf32> {jax.result_info = "blocks.0.expand.weight.m"}, tensor<24x6x1x1xf32> {jax.result_info = "blocks.0.expand.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.beta.v"}, tensor<24x1x5x5xf32> {jax.result_info = "blocks.0.middle.weight.m"}, tensor<24x1x5x5xf32> {jax.result_info = "blocks.0.middle.weight.v"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.gamma.m"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.gamma.v"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.beta.m"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.beta.v"}, tensor<10x24x1x1xf32> {jax.result_info = "blocks.0.project.weight.m"}, tensor<10x24x1x1xf32> {jax.result_info = "blocks.0.project.weight.v"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.gamma.m"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.gamma.v"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.beta.m"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.beta.v"}, tensor<10x1x3x3xf32> {jax.result_info = "blocks.1.first.weight.m"}, tensor<10x1x3x3xf32> {jax.result_info = "blocks.1.first.weight.v"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.gamma.m"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.gamma.v"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.beta.m"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.beta.v"}, tensor<60x10x1x1xf32> {jax.result_info = "blocks.1.expand.weight.m"}, tensor<60x10x1x1xf32> {jax.result_info = "blocks.1.expand.weight.v"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.gamma.m"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.gamma.v"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.beta.m"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.beta.v"}, tensor<60x1x5x5xf32> {jax.result_info = "blocks.1.middle.weight.m"}, tensor<60x1x5x5xf32> {jax.result_info = "blocks.1.middle.weight.v"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.gamma.m"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.gamma.v"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.beta.m"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.beta.v"}, tensor<20x60x1x1xf32> {jax.result_info = "blocks.1.project.weight.m"}, tensor<20x60x1x1xf32> {jax.result_info = "blocks.1.project.weight.v"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.gamma.m"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.gamma.v"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.beta.m"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.beta.v"}, tensor<20x1x3x3xf32> {jax.result_info = "blocks.2.first.weight.m"}, tensor<20x1x3x3xf32> {jax.result_info = "blocks.2.first.weight.v"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.gamma.m"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.gamma.v"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.beta.m"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.beta.v"}, tensor<80x20x1x1xf32> {jax.result_info = "blocks.2.expand.weight.m"}, tensor<80x20x1x1xf32> {jax.result_info = "blocks.2.expand.weight.v"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.gamma.m"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.gamma.v"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.beta.m"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.beta.v"}, tensor<80x1x3x3xf32> {jax.result_info = "blocks.2.middle.weight.m"}, tensor<80x1x3x3xf32> {jax.result_info = "blocks.2.middle.weight.v"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.gamma.m"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.gamma.v"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.beta.m"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.beta.v"}, tensor<20x80x1x1xf32> {jax.result_info = "blocks.2.project.weight.m"}, tensor<20x80x1x1xf32> {jax.result_info = "blocks.2.project.weight.v"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.gamma.m"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.gamma.v"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.beta.m"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.beta.v"}, tensor<20x1x5x5xf32> {jax.result_info = "blocks.3.first.weight.m"}, tensor<20x1x5x5xf32> {jax.result_info = "blocks.3.first.weight.v"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.gamma.m"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.gamma.v"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.beta.m"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.beta.v"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.3.expand.weight.m"}, tensor<120x20x1x1xf32> {jax.result_info = "blocks.3.expand.weight.v"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.gamma.m"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.gamma.v"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.beta.m"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.beta.v"}, tensor<120x1x5x5xf32> {jax.result_info = "blocks.3.middle.weight.m"}, tensor<120x1x5x5xf32> {jax.result_info = "blocks.3.middle.weight.v"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.gamma.m"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.gamma.v"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.beta.m"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.beta.v"}, tensor<32x120x1x1xf32> {jax.result_info = "blocks.3.project.weight.m"}, tensor<32x120x1x1xf32> {jax.result_info = "blocks.3.project.weight.v"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.beta.m"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.beta.v"}, tensor<32x1x5x5xf32> {jax.result_info = "blocks.4.first.weight.m"}, tensor<32x1x5x5xf32> {jax.result_info = "blocks.4.first.weight.v"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.beta.m"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.beta.v"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.4.expand.weight.m"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.4.expand.weight.v"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.gamma.m"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.gamma.v"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.beta.m"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.beta.v"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.4.middle.weight.m"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.4.middle.weight.v"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.gamma.m"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.gamma.v"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.beta.m"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.beta.v"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.4.project.weight.m"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.4.project.weight.v"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.beta.m"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.beta.v"}, tensor<32x1x3x3xf32> {jax.result_info = "blocks.5.first.weight.m"}, tensor<32x1x3x3xf32> {jax.result_info = "blocks.5.first.weight.v"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.beta.m"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.beta.v"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.5.expand.weight.m"}, tensor<128x32x1x1xf32> {jax.result_info = "blocks.5.expand.weight.v"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.gamma.m"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.gamma.v"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.beta.m"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.beta.v"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.5.middle.weight.m"}, tensor<128x1x5x5xf32> {jax.result_info = "blocks.5.middle.weight.v"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.gamma.m"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.gamma.v"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.beta.m"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.beta.v"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.5.project.weight.m"}, tensor<32x128x1x1xf32> {jax.result_info = "blocks.5.project.weight.v"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.beta.m"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.beta.v"}, tensor<120x32x1x1xf32> {jax.result_info = "top.conv1.weight.m"}, tensor<120x32x1x1xf32> {jax.result_info = "top.conv1.weight.v"}, tensor<120xf32> {jax.result_info = "top.bn1.gamma.m"}, tensor<120xf32> {jax.result_info = "top.bn1.gamma.v"}, tensor<120xf32> {jax.result_info = "top.bn1.beta.m"}, tensor<120xf32> {jax.result_info = "top.bn1.beta.v"}, tensor<160x120x1x1xf32> {jax.result_info = "top.conv2.weight.m"}, tensor<160x120x1x1xf32> {jax.result_info = "top.conv2.weight.v"}, tensor<160xf32> {jax.result_info = "top.bn2.gamma.m"}, tensor<160xf32> {jax.result_info = "top.bn2.gamma.v"}, tensor<160xf32> {jax.result_info = "top.bn2.beta.m"}, tensor<160xf32> {jax.result_info = "top.bn2.beta.v"}, tensor<160x4xf32> {jax.result_info = "head.weight.m"}, tensor<160x4xf32> {jax.result_info = "head.weight.v"}, tensor<4xf32> {jax.result_info = "head.bias.m"}, tensor<4xf32> {jax.result_info = "head.bias.v"}, tensor<4xf32> {jax.result_info = "stem.bn.running_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.running_var"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.running_mean"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.running_var"}, tensor<6xf32> {jax.result_info = "fused.project_bn.running_mean"}, tensor<6xf32> {jax.result_info = "fused.project_bn.running_var"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.running_mean"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.running_var"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.running_mean"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.running_var"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.running_mean"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.running_var"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.running_mean"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.running_var"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.running_mean"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.running_var"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.running_mean"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.running_var"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.running_mean"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.running_var"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.running_mean"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.running_var"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.running_mean"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.running_var"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.running_mean"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.running_var"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.running_mean"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.running_var"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.running_mean"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.running_var"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.running_mean"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.running_var"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.running_mean"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.running_var"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.running_mean"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.running_var"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.running_mean"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.running_var"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.running_mean"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.running_var"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.running_mean"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.running_var"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.running_mean"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.running_var"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.running_mean"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.running_var"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.running_mean"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.running_var"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.running_mean"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.running_var"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.running_mean"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.running_var"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.running_mean"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.running_var"}, tensor<120xf32> {jax.result_info = "top.bn1.running_mean"}, tensor<120xf32> {jax.result_info = "top.bn1.running_var"}, tensor<160xf32> {jax.result_info = "top.bn2.running_mean"}, tensor<160xf32> {jax.result_info = "top.bn2.running_var"}, tensor<f32> {jax.result_info = "loss"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_var"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.batch_mean"}, tensor<16xf32> {jax.result_info = "fused.expand_bn.batch_var"}, tensor<6xf32> {jax.result_info = "fused.project_bn.batch_mean"}, tensor<6xf32> {jax.result_info = "fused.project_bn.batch_var"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.batch_mean"}, tensor<6xf32> {jax.result_info = "blocks.0.first_bn.batch_var"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.batch_mean"}, tensor<24xf32> {jax.result_info = "blocks.0.expand_bn.batch_var"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.batch_mean"}, tensor<24xf32> {jax.result_info = "blocks.0.middle_bn.batch_var"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.batch_mean"}, tensor<10xf32> {jax.result_info = "blocks.0.project_bn.batch_var"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.batch_mean"}, tensor<10xf32> {jax.result_info = "blocks.1.first_bn.batch_var"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.batch_mean"}, tensor<60xf32> {jax.result_info = "blocks.1.expand_bn.batch_var"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.batch_mean"}, tensor<60xf32> {jax.result_info = "blocks.1.middle_bn.batch_var"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.batch_mean"}, tensor<20xf32> {jax.result_info = "blocks.1.project_bn.batch_var"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.batch_mean"}, tensor<20xf32> {jax.result_info = "blocks.2.first_bn.batch_var"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.batch_mean"}, tensor<80xf32> {jax.result_info = "blocks.2.expand_bn.batch_var"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.batch_mean"}, tensor<80xf32> {jax.result_info = "blocks.2.middle_bn.batch_var"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.batch_mean"}, tensor<20xf32> {jax.result_info = "blocks.2.project_bn.batch_var"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.batch_mean"}, tensor<20xf32> {jax.result_info = "blocks.3.first_bn.batch_var"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.batch_mean"}, tensor<120xf32> {jax.result_info = "blocks.3.expand_bn.batch_var"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.batch_mean"}, tensor<120xf32> {jax.result_info = "blocks.3.middle_bn.batch_var"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "blocks.3.project_bn.batch_var"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "blocks.4.first_bn.batch_var"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "blocks.4.expand_bn.batch_var"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "blocks.4.middle_bn.batch_var"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "blocks.4.project_bn.batch_var"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "blocks.5.first_bn.batch_var"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "blocks.5.expand_bn.batch_var"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "blocks.5.middle_bn.batch_var"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "blocks.5.project_bn.batch_var"}, tensor<120xf32> {jax.result_info = "top.bn1.batch_mean"}, tensor<120xf32> {jax.result_info = "top.bn1.batch_var"}, tensor<160xf32> {jax.result_info = "top.bn2.batch_mean"}, tensor<160xf32> {jax.result_info = "top.bn2.batch_var"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32>
    %stem.bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %stem.conv.convF {decomposition = @bnBatchMeanB} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %stem.conv.convF, %stem.bn.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnPackB = stablehlo.composite "shlo.bnPackB" %stem.bn.allReduceMeanF, %stem.bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %stem.bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %stem.bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %stem.bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma, %stem.bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %stem.relu = stablehlo.composite "shlo.relu" %stem.bn.bnSyncF {decomposition = @relu} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %fused.expand.convF = stablehlo.composite "shlo.convF" %stem.relu, %fused.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_1} : (tensor<4x4x16x16xf32>, tensor<16x4x3x3xf32>) -> tensor<4x16x8x8xf32>
    %fused.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %fused.expand.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %fused.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %fused.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %fused.expand.convF, %fused.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %fused.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %fused.expand_bn.allReduceMeanF, %fused.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %fused.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %fused.expand_bn.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %fused.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %fused.expand.convF, %fused.expand_bn.bnPackB, %fused.expand_bn.gamma, %fused.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %fused.relu = stablehlo.composite "shlo.relu" %fused.expand_bn.bnSyncF {decomposition = @relu_1} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %fused.project.convF = stablehlo.composite "shlo.convF" %fused.relu, %fused.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x16x8x8xf32>, tensor<6x16x1x1xf32>) -> tensor<4x6x8x8xf32>
    %fused.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %fused.project.convF {decomposition = @bnBatchMeanB_2} : (tensor<4x6x8x8xf32>) -> tensor<6xf32>
    %fused.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %fused.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %fused.project.convF, %fused.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_2} : (tensor<4x6x8x8xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %fused.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %fused.project_bn.allReduceMeanF, %fused.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %fused.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %fused.project_bn.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<12xf32>) -> tensor<6xf32>
    %fused.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %fused.project.convF, %fused.project_bn.bnPackB, %fused.project_bn.gamma, %fused.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_2} : (tensor<4x6x8x8xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %blocks.0.first.convF = stablehlo.composite "shlo.convF" %fused.project_bn.bnSyncF, %blocks.0.first.weight {composite_attributes = {groups = 6 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x6x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<4x6x8x8xf32>
    %blocks.0.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.first.convF {decomposition = @bnBatchMeanB_2} : (tensor<4x6x8x8xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.first.convF, %blocks.0.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_2} : (tensor<4x6x8x8xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.first_bn.allReduceMeanF, %blocks.0.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %blocks.0.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.first_bn.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<12xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.first.convF, %blocks.0.first_bn.bnPackB, %blocks.0.first_bn.gamma, %blocks.0.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_2} : (tensor<4x6x8x8xf32>, tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %blocks.0.expand.convF = stablehlo.composite "shlo.convF" %blocks.0.first_bn.bnSyncF, %blocks.0.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_4} : (tensor<4x6x8x8xf32>, tensor<24x6x1x1xf32>) -> tensor<4x24x8x8xf32>
    %blocks.0.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.expand.convF {decomposition = @bnBatchMeanB_3} : (tensor<4x24x8x8xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.expand.convF, %blocks.0.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_3} : (tensor<4x24x8x8xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.expand_bn.allReduceMeanF, %blocks.0.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    %blocks.0.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.expand_bn.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<48xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.expand.convF, %blocks.0.expand_bn.bnPackB, %blocks.0.expand_bn.gamma, %blocks.0.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_3} : (tensor<4x24x8x8xf32>, tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %blocks.0.relu = stablehlo.composite "shlo.relu" %blocks.0.expand_bn.bnSyncF {decomposition = @relu_2} : (tensor<4x24x8x8xf32>) -> tensor<4x24x8x8xf32>
    %blocks.0.middle.convF = stablehlo.composite "shlo.convF" %blocks.0.relu, %blocks.0.middle.weight {composite_attributes = {groups = 24 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_5} : (tensor<4x24x8x8xf32>, tensor<24x1x5x5xf32>) -> tensor<4x24x4x4xf32>
    %blocks.0.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.middle.convF {decomposition = @bnBatchMeanB_4} : (tensor<4x24x4x4xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.middle.convF, %blocks.0.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_4} : (tensor<4x24x4x4xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.middle_bn.allReduceMeanF, %blocks.0.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    %blocks.0.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.middle_bn.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<48xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.middle.convF, %blocks.0.middle_bn.bnPackB, %blocks.0.middle_bn.gamma, %blocks.0.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_4} : (tensor<4x24x4x4xf32>, tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %blocks.0.relu_1 = stablehlo.composite "shlo.relu" %blocks.0.middle_bn.bnSyncF {decomposition = @relu_3} : (tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32>
    %blocks.0.project.convF = stablehlo.composite "shlo.convF" %blocks.0.relu_1, %blocks.0.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<4x24x4x4xf32>, tensor<10x24x1x1xf32>) -> tensor<4x10x4x4xf32>
    %blocks.0.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.0.project.convF {decomposition = @bnBatchMeanB_5} : (tensor<4x10x4x4xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.0.project.convF, %blocks.0.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_5} : (tensor<4x10x4x4xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.0.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<20xf32>
    %blocks.0.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.0.project_bn.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<20xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.0.project.convF, %blocks.0.project_bn.bnPackB, %blocks.0.project_bn.gamma, %blocks.0.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_5} : (tensor<4x10x4x4xf32>, tensor<20xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %blocks.1.first.convF = stablehlo.composite "shlo.convF" %blocks.0.project_bn.bnSyncF, %blocks.1.first.weight {composite_attributes = {groups = 10 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_7} : (tensor<4x10x4x4xf32>, tensor<10x1x3x3xf32>) -> tensor<4x10x4x4xf32>
    %blocks.1.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.first.convF {decomposition = @bnBatchMeanB_5} : (tensor<4x10x4x4xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.first.convF, %blocks.1.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_5} : (tensor<4x10x4x4xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.first_bn.allReduceMeanF, %blocks.1.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<20xf32>
    %blocks.1.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.first_bn.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<20xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.first.convF, %blocks.1.first_bn.bnPackB, %blocks.1.first_bn.gamma, %blocks.1.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_5} : (tensor<4x10x4x4xf32>, tensor<20xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %blocks.1.expand.convF = stablehlo.composite "shlo.convF" %blocks.1.first_bn.bnSyncF, %blocks.1.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_8} : (tensor<4x10x4x4xf32>, tensor<60x10x1x1xf32>) -> tensor<4x60x4x4xf32>
    %blocks.1.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.expand.convF {decomposition = @bnBatchMeanB_6} : (tensor<4x60x4x4xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.expand.convF, %blocks.1.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_6} : (tensor<4x60x4x4xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<120xf32>
    %blocks.1.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.expand_bn.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<120xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB, %blocks.1.expand_bn.gamma, %blocks.1.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_6} : (tensor<4x60x4x4xf32>, tensor<120xf32>, tensor<60xf32>, tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %blocks.1.relu = stablehlo.composite "shlo.relu" %blocks.1.expand_bn.bnSyncF {decomposition = @relu_4} : (tensor<4x60x4x4xf32>) -> tensor<4x60x4x4xf32>
    %blocks.1.middle.convF = stablehlo.composite "shlo.convF" %blocks.1.relu, %blocks.1.middle.weight {composite_attributes = {groups = 60 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_9} : (tensor<4x60x4x4xf32>, tensor<60x1x5x5xf32>) -> tensor<4x60x2x2xf32>
    %blocks.1.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.middle.convF {decomposition = @bnBatchMeanB_7} : (tensor<4x60x2x2xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.middle.convF, %blocks.1.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_7} : (tensor<4x60x2x2xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.middle_bn.allReduceMeanF, %blocks.1.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<120xf32>
    %blocks.1.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.middle_bn.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<120xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.middle.convF, %blocks.1.middle_bn.bnPackB, %blocks.1.middle_bn.gamma, %blocks.1.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_7} : (tensor<4x60x2x2xf32>, tensor<120xf32>, tensor<60xf32>, tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %blocks.1.relu_1 = stablehlo.composite "shlo.relu" %blocks.1.middle_bn.bnSyncF {decomposition = @relu_5} : (tensor<4x60x2x2xf32>) -> tensor<4x60x2x2xf32>
    %blocks.1.project.convF = stablehlo.composite "shlo.convF" %blocks.1.relu_1, %blocks.1.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x60x2x2xf32>, tensor<20x60x1x1xf32>) -> tensor<4x20x2x2xf32>
    %blocks.1.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.1.project.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.1.project.convF, %blocks.1.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x20x2x2xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.1.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    %blocks.1.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.1.project_bn.bnPackB {decomposition = @bnStatsVarB_6} : (tensor<40xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.1.project.convF, %blocks.1.project_bn.bnPackB, %blocks.1.project_bn.gamma, %blocks.1.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %blocks.2.first.convF = stablehlo.composite "shlo.convF" %blocks.1.project_bn.bnSyncF, %blocks.2.first.weight {composite_attributes = {groups = 20 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_11} : (tensor<4x20x2x2xf32>, tensor<20x1x3x3xf32>) -> tensor<4x20x2x2xf32>
    %blocks.2.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.first.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.first.convF, %blocks.2.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x20x2x2xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.first_bn.allReduceMeanF, %blocks.2.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    %blocks.2.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.first_bn.bnPackB {decomposition = @bnStatsVarB_6} : (tensor<40xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.first.convF, %blocks.2.first_bn.bnPackB, %blocks.2.first_bn.gamma, %blocks.2.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %blocks.2.expand.convF = stablehlo.composite "shlo.convF" %blocks.2.first_bn.bnSyncF, %blocks.2.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_12} : (tensor<4x20x2x2xf32>, tensor<80x20x1x1xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.expand.convF {decomposition = @bnBatchMeanB_9} : (tensor<4x80x2x2xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.expand.convF, %blocks.2.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_9} : (tensor<4x80x2x2xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<160xf32>
    %blocks.2.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.expand_bn.bnPackB {decomposition = @bnStatsVarB_7} : (tensor<160xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB, %blocks.2.expand_bn.gamma, %blocks.2.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_9} : (tensor<4x80x2x2xf32>, tensor<160xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.relu = stablehlo.composite "shlo.relu" %blocks.2.expand_bn.bnSyncF {decomposition = @relu_6} : (tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.middle.convF = stablehlo.composite "shlo.convF" %blocks.2.relu, %blocks.2.middle.weight {composite_attributes = {groups = 80 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_13} : (tensor<4x80x2x2xf32>, tensor<80x1x3x3xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.middle.convF {decomposition = @bnBatchMeanB_9} : (tensor<4x80x2x2xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.middle.convF, %blocks.2.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_9} : (tensor<4x80x2x2xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.middle_bn.allReduceMeanF, %blocks.2.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<160xf32>
    %blocks.2.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.middle_bn.bnPackB {decomposition = @bnStatsVarB_7} : (tensor<160xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.middle.convF, %blocks.2.middle_bn.bnPackB, %blocks.2.middle_bn.gamma, %blocks.2.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_9} : (tensor<4x80x2x2xf32>, tensor<160xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.relu_1 = stablehlo.composite "shlo.relu" %blocks.2.middle_bn.bnSyncF {decomposition = @relu_6} : (tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32>
    %blocks.2.project.convF = stablehlo.composite "shlo.convF" %blocks.2.relu_1, %blocks.2.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_14} : (tensor<4x80x2x2xf32>, tensor<20x80x1x1xf32>) -> tensor<4x20x2x2xf32>
    %blocks.2.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.2.project.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.2.project.convF, %blocks.2.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x20x2x2xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.2.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    %blocks.2.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.2.project_bn.bnPackB {decomposition = @bnStatsVarB_6} : (tensor<40xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.2.project.convF, %blocks.2.project_bn.bnPackB, %blocks.2.project_bn.gamma, %blocks.2.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %blocks.2.addVB = stablehlo.composite "shlo.addVB" %blocks.2.project_bn.bnSyncF, %blocks.1.project_bn.bnSyncF {decomposition = @addVB} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<4x20x2x2xf32>
    %blocks.3.first.convF = stablehlo.composite "shlo.convF" %blocks.2.addVB, %blocks.3.first.weight {composite_attributes = {groups = 20 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_15} : (tensor<4x20x2x2xf32>, tensor<20x1x5x5xf32>) -> tensor<4x20x2x2xf32>
    %blocks.3.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.first.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.first.convF, %blocks.3.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x20x2x2xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.first_bn.allReduceMeanF, %blocks.3.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    %blocks.3.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.first_bn.bnPackB {decomposition = @bnStatsVarB_6} : (tensor<40xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.first.convF, %blocks.3.first_bn.bnPackB, %blocks.3.first_bn.gamma, %blocks.3.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %blocks.3.expand.convF = stablehlo.composite "shlo.convF" %blocks.3.first_bn.bnSyncF, %blocks.3.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_16} : (tensor<4x20x2x2xf32>, tensor<120x20x1x1xf32>) -> tensor<4x120x2x2xf32>
    %blocks.3.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.expand.convF {decomposition = @bnBatchMeanB_10} : (tensor<4x120x2x2xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.expand.convF, %blocks.3.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_10} : (tensor<4x120x2x2xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    %blocks.3.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.expand_bn.bnPackB {decomposition = @bnStatsVarB_8} : (tensor<240xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB, %blocks.3.expand_bn.gamma, %blocks.3.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_10} : (tensor<4x120x2x2xf32>, tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %blocks.3.relu = stablehlo.composite "shlo.relu" %blocks.3.expand_bn.bnSyncF {decomposition = @relu_7} : (tensor<4x120x2x2xf32>) -> tensor<4x120x2x2xf32>
    %blocks.3.middle.convF = stablehlo.composite "shlo.convF" %blocks.3.relu, %blocks.3.middle.weight {composite_attributes = {groups = 120 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_17} : (tensor<4x120x2x2xf32>, tensor<120x1x5x5xf32>) -> tensor<4x120x1x1xf32>
    %blocks.3.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.middle.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.middle.convF, %blocks.3.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x120x1x1xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.middle_bn.allReduceMeanF, %blocks.3.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    %blocks.3.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.middle_bn.bnPackB {decomposition = @bnStatsVarB_8} : (tensor<240xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.middle.convF, %blocks.3.middle_bn.bnPackB, %blocks.3.middle_bn.gamma, %blocks.3.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %blocks.3.relu_1 = stablehlo.composite "shlo.relu" %blocks.3.middle_bn.bnSyncF {decomposition = @relu_8} : (tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %blocks.3.project.convF = stablehlo.composite "shlo.convF" %blocks.3.relu_1, %blocks.3.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_18} : (tensor<4x120x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<4x32x1x1xf32>
    %blocks.3.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.3.project.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.3.project.convF, %blocks.3.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.3.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %blocks.3.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.3.project_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<64xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.3.project.convF, %blocks.3.project_bn.bnPackB, %blocks.3.project_bn.gamma, %blocks.3.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %blocks.4.first.convF = stablehlo.composite "shlo.convF" %blocks.3.project_bn.bnSyncF, %blocks.4.first.weight {composite_attributes = {groups = 32 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_19} : (tensor<4x32x1x1xf32>, tensor<32x1x5x5xf32>) -> tensor<4x32x1x1xf32>
    %blocks.4.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.first.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.first.convF, %blocks.4.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.first_bn.allReduceMeanF, %blocks.4.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %blocks.4.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.first_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<64xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.first.convF, %blocks.4.first_bn.bnPackB, %blocks.4.first_bn.gamma, %blocks.4.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %blocks.4.expand.convF = stablehlo.composite "shlo.convF" %blocks.4.first_bn.bnSyncF, %blocks.4.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_20} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.expand.convF {decomposition = @bnBatchMeanB_13} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.expand.convF, %blocks.4.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_13} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %blocks.4.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.expand_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<256xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB, %blocks.4.expand_bn.gamma, %blocks.4.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_13} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.relu = stablehlo.composite "shlo.relu" %blocks.4.expand_bn.bnSyncF {decomposition = @relu_9} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.middle.convF = stablehlo.composite "shlo.convF" %blocks.4.relu, %blocks.4.middle.weight {composite_attributes = {groups = 128 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<4x128x1x1xf32>, tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.middle.convF {decomposition = @bnBatchMeanB_13} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.middle.convF, %blocks.4.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_13} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.middle_bn.allReduceMeanF, %blocks.4.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %blocks.4.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.middle_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<256xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.middle.convF, %blocks.4.middle_bn.bnPackB, %blocks.4.middle_bn.gamma, %blocks.4.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_13} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.relu_1 = stablehlo.composite "shlo.relu" %blocks.4.middle_bn.bnSyncF {decomposition = @relu_9} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.4.project.convF = stablehlo.composite "shlo.convF" %blocks.4.relu_1, %blocks.4.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_22} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32>
    %blocks.4.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.4.project.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.4.project.convF, %blocks.4.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.4.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %blocks.4.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.4.project_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<64xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.4.project.convF, %blocks.4.project_bn.bnPackB, %blocks.4.project_bn.gamma, %blocks.4.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %blocks.4.addVB = stablehlo.composite "shlo.addVB" %blocks.4.project_bn.bnSyncF, %blocks.3.project_bn.bnSyncF {decomposition = @addVB_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %blocks.5.first.convF = stablehlo.composite "shlo.convF" %blocks.4.addVB, %blocks.5.first.weight {composite_attributes = {groups = 32 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_23} : (tensor<4x32x1x1xf32>, tensor<32x1x3x3xf32>) -> tensor<4x32x1x1xf32>
    %blocks.5.first_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.first.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.first_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.first.convF, %blocks.5.first_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.first_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.first_bn.allReduceMeanF, %blocks.5.first_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %blocks.5.first_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.first_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<64xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.first.convF, %blocks.5.first_bn.bnPackB, %blocks.5.first_bn.gamma, %blocks.5.first_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %blocks.5.expand.convF = stablehlo.composite "shlo.convF" %blocks.5.first_bn.bnSyncF, %blocks.5.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_20} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.expand_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.expand.convF {decomposition = @bnBatchMeanB_13} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.expand_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.expand.convF, %blocks.5.expand_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_13} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.expand_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %blocks.5.expand_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.expand_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<256xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB, %blocks.5.expand_bn.gamma, %blocks.5.expand_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_13} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.relu = stablehlo.composite "shlo.relu" %blocks.5.expand_bn.bnSyncF {decomposition = @relu_9} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.middle.convF = stablehlo.composite "shlo.convF" %blocks.5.relu, %blocks.5.middle.weight {composite_attributes = {groups = 128 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_21} : (tensor<4x128x1x1xf32>, tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.middle_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.middle.convF {decomposition = @bnBatchMeanB_13} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.middle_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.middle.convF, %blocks.5.middle_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_13} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.middle_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.middle_bn.allReduceMeanF, %blocks.5.middle_bn.allReduceMeanF_1 {decomposition = @bnPackB_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %blocks.5.middle_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.middle_bn.bnPackB {decomposition = @bnStatsVarB_10} : (tensor<256xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.middle.convF, %blocks.5.middle_bn.bnPackB, %blocks.5.middle_bn.gamma, %blocks.5.middle_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_13} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.relu_1 = stablehlo.composite "shlo.relu" %blocks.5.middle_bn.bnSyncF {decomposition = @relu_9} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %blocks.5.project.convF = stablehlo.composite "shlo.convF" %blocks.5.relu_1, %blocks.5.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_22} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32>
    %blocks.5.project_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %blocks.5.project.convF {decomposition = @bnBatchMeanB_12} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.project_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %blocks.5.project.convF, %blocks.5.project_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_12} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %blocks.5.project_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.allReduceMeanF_1 {decomposition = @bnPackB_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %blocks.5.project_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %blocks.5.project_bn.bnPackB {decomposition = @bnStatsVarB_9} : (tensor<64xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %blocks.5.project.convF, %blocks.5.project_bn.bnPackB, %blocks.5.project_bn.gamma, %blocks.5.project_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_12} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %blocks.5.addVB = stablehlo.composite "shlo.addVB" %blocks.5.project_bn.bnSyncF, %blocks.4.addVB {decomposition = @addVB_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %top.conv1.convF = stablehlo.composite "shlo.convF" %blocks.5.addVB, %top.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_24} : (tensor<4x32x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<4x120x1x1xf32>
    %top.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %top.conv1.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %top.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %top.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %top.conv1.convF, %top.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x120x1x1xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %top.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %top.bn1.allReduceMeanF, %top.bn1.allReduceMeanF_1 {decomposition = @bnPackB_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    %top.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %top.bn1.bnPackB {decomposition = @bnStatsVarB_8} : (tensor<240xf32>) -> tensor<120xf32>
    %top.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %top.conv1.convF, %top.bn1.bnPackB, %top.bn1.gamma, %top.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %top.relu = stablehlo.composite "shlo.relu" %top.bn1.bnSyncF {decomposition = @relu_8} : (tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %top.gap = stablehlo.composite "shlo.gap" %top.relu {decomposition = @gap} : (tensor<4x120x1x1xf32>) -> tensor<4x120xf32>
    %top.reshape = stablehlo.reshape %top.gap : (tensor<4x120xf32>) -> tensor<4x120x1x1xf32>
    %top.conv2.convF = stablehlo.composite "shlo.convF" %top.reshape, %top.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_25} : (tensor<4x120x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<4x160x1x1xf32>
    %top.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %top.conv2.convF {decomposition = @bnBatchMeanB_14} : (tensor<4x160x1x1xf32>) -> tensor<160xf32>
    %top.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %top.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %top.conv2.convF, %top.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_14} : (tensor<4x160x1x1xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %top.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %top.bn2.allReduceMeanF, %top.bn2.allReduceMeanF_1 {decomposition = @bnPackB_11} : (tensor<160xf32>, tensor<160xf32>) -> tensor<320xf32>
    %top.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %top.bn2.bnPackB {decomposition = @bnStatsVarB_11} : (tensor<320xf32>) -> tensor<160xf32>
    %top.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %top.conv2.convF, %top.bn2.bnPackB, %top.bn2.gamma, %top.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_14} : (tensor<4x160x1x1xf32>, tensor<320xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %top.relu_1 = stablehlo.composite "shlo.relu" %top.bn2.bnSyncF {decomposition = @relu_10} : (tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32>
    %gap = stablehlo.composite "shlo.gap" %top.relu_1 {decomposition = @gap_1} : (tensor<4x160x1x1xf32>) -> tensor<4x160xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<4x160xf32>, tensor<160x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.0 : f64}, decomposition = @smoothedCeBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<160x4xf32>) -> tensor<4x160xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %gap, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x160xf32>, tensor<4x4xf32>) -> tensor<160x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.head.dotOut {composite_attributes = {size = array<i64: 1, 1>}, decomposition = @gapBack} : (tensor<4x160xf32>) -> tensor<4x160x1x1xf32>
    %d.top.selectPos = stablehlo.composite "shlo.selectPos" %d.gapBack, %top.bn2.bnSyncF {decomposition = @selectPos} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32>
    %d.top.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.top.selectPos, %top.conv2.convF, %top.bn2.bnPackB, %top.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<320xf32>, tensor<160xf32>) -> tensor<640xf32>
    %d.top.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.top.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<640xf32>) -> tensor<640xf32>
    %d.top.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.top.selectPos, %top.conv2.convF, %d.top.bn2.allReduceMeanF, %top.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<640xf32>, tensor<160xf32>) -> tensor<4x160x1x1xf32>
    %d.top.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.top.selectPos, %top.conv2.convF, %top.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>, tensor<320xf32>) -> tensor<160xf32>
    %d.top.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.top.selectPos {decomposition = @bnBetaGradB} : (tensor<4x160x1x1xf32>) -> tensor<160xf32>
    %d.top.conv2.convBack = stablehlo.composite "shlo.convBack" %d.top.bn2.bnSyncBack, %top.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<4x160x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.top.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %top.reshape, %d.top.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<4x120x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<160x120x1x1xf32>
    %d.top.reshape = stablehlo.reshape %d.top.conv2.convBack : (tensor<4x120x1x1xf32>) -> tensor<4x120xf32>
    %d.top.gapBack = stablehlo.composite "shlo.gapBack" %d.top.reshape {composite_attributes = {size = array<i64: 1, 1>}, decomposition = @gapBack_1} : (tensor<4x120xf32>) -> tensor<4x120x1x1xf32>
    %d.top.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.top.gapBack, %top.bn1.bnSyncF {decomposition = @selectPos_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.top.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.top.selectPos_1, %top.conv1.convF, %top.bn1.bnPackB, %top.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>) -> tensor<480xf32>
    %d.top.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.top.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<480xf32>) -> tensor<480xf32>
    %d.top.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.top.selectPos_1, %top.conv1.convF, %d.top.bn1.allReduceMeanF, %top.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<480xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %d.top.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.top.selectPos_1, %top.conv1.convF, %top.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>) -> tensor<120xf32>
    %d.top.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.top.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %d.top.conv1.convBack = stablehlo.composite "shlo.convBack" %d.top.bn1.bnSyncBack, %top.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x120x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %d.top.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.addVB, %d.top.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x32x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x32x1x1xf32>
    %d.blocks.5.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.top.conv1.convBack, %blocks.5.project.convF, %blocks.5.project_bn.bnPackB, %blocks.5.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.blocks.5.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %d.blocks.5.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.top.conv1.convBack, %blocks.5.project.convF, %d.blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.5.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.top.conv1.convBack, %blocks.5.project.convF, %blocks.5.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.blocks.5.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.top.conv1.convBack {decomposition = @bnBetaGradB_2} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.blocks.5.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.project_bn.bnSyncBack, %blocks.5.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x32x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.relu_1, %d.blocks.5.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x128x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x128x1x1xf32>
    %d.blocks.5.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.5.project.convBack, %blocks.5.middle_bn.bnSyncF {decomposition = @selectPos_2} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.selectPos, %blocks.5.middle.convF, %blocks.5.middle_bn.bnPackB, %blocks.5.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.blocks.5.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<512xf32>) -> tensor<512xf32>
    %d.blocks.5.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.selectPos, %blocks.5.middle.convF, %d.blocks.5.middle_bn.allReduceMeanF, %blocks.5.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.selectPos, %blocks.5.middle.convF, %blocks.5.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.blocks.5.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.selectPos {decomposition = @bnBetaGradB_3} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.blocks.5.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.middle_bn.bnSyncBack, %blocks.5.middle.weight {composite_attributes = {groups = 128 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x128x1x1xf32>, tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.relu, %d.blocks.5.middle_bn.bnSyncBack {composite_attributes = {groups = 128 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x1x5x5xf32>
    %d.blocks.5.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.5.middle.convBack, %blocks.5.expand_bn.bnSyncF {decomposition = @selectPos_2} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.selectPos_1, %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB, %blocks.5.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.blocks.5.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<512xf32>) -> tensor<512xf32>
    %d.blocks.5.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.selectPos_1, %blocks.5.expand.convF, %d.blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.5.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.selectPos_1, %blocks.5.expand.convF, %blocks.5.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.blocks.5.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.selectPos_1 {decomposition = @bnBetaGradB_3} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.blocks.5.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.expand_bn.bnSyncBack, %blocks.5.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x128x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.5.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.5.first_bn.bnSyncF, %d.blocks.5.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x32x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32>
    %d.blocks.5.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.expand.convBack, %blocks.5.first.convF, %blocks.5.first_bn.bnPackB, %blocks.5.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.blocks.5.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.5.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %d.blocks.5.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.expand.convBack, %blocks.5.first.convF, %d.blocks.5.first_bn.allReduceMeanF, %blocks.5.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.5.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.expand.convBack, %blocks.5.first.convF, %blocks.5.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.blocks.5.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.expand.convBack {decomposition = @bnBetaGradB_2} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.blocks.5.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.5.first_bn.bnSyncBack, %blocks.5.first.weight {composite_attributes = {groups = 32 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_5} : (tensor<4x32x1x1xf32>, tensor<32x1x3x3xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.5.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.addVB, %d.blocks.5.first_bn.bnSyncBack {composite_attributes = {groups = 32 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x1x3x3xf32>
    %d.blocks.5.first.add = stablehlo.add %d.top.conv1.convBack, %d.blocks.5.first.convBack : tensor<4x32x1x1xf32>
    %d.blocks.4.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.5.first.add, %blocks.4.project.convF, %blocks.4.project_bn.bnPackB, %blocks.4.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.blocks.4.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %d.blocks.4.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.5.first.add, %blocks.4.project.convF, %d.blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.4.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.5.first.add, %blocks.4.project.convF, %blocks.4.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.blocks.4.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.5.first.add {decomposition = @bnBetaGradB_2} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.blocks.4.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.project_bn.bnSyncBack, %blocks.4.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_2} : (tensor<4x32x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.relu_1, %d.blocks.4.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_2} : (tensor<4x128x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x128x1x1xf32>
    %d.blocks.4.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.4.project.convBack, %blocks.4.middle_bn.bnSyncF {decomposition = @selectPos_2} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.selectPos, %blocks.4.middle.convF, %blocks.4.middle_bn.bnPackB, %blocks.4.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.blocks.4.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<512xf32>) -> tensor<512xf32>
    %d.blocks.4.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.selectPos, %blocks.4.middle.convF, %d.blocks.4.middle_bn.allReduceMeanF, %blocks.4.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.selectPos, %blocks.4.middle.convF, %blocks.4.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.blocks.4.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.selectPos {decomposition = @bnBetaGradB_3} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.blocks.4.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.middle_bn.bnSyncBack, %blocks.4.middle.weight {composite_attributes = {groups = 128 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x128x1x1xf32>, tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.relu, %d.blocks.4.middle_bn.bnSyncBack {composite_attributes = {groups = 128 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x1x5x5xf32>
    %d.blocks.4.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.4.middle.convBack, %blocks.4.expand_bn.bnSyncF {decomposition = @selectPos_2} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.selectPos_1, %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB, %blocks.4.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.blocks.4.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<512xf32>) -> tensor<512xf32>
    %d.blocks.4.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.selectPos_1, %blocks.4.expand.convF, %d.blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.blocks.4.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.selectPos_1, %blocks.4.expand.convF, %blocks.4.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.blocks.4.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.selectPos_1 {decomposition = @bnBetaGradB_3} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.blocks.4.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.expand_bn.bnSyncBack, %blocks.4.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x128x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.4.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.4.first_bn.bnSyncF, %d.blocks.4.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x32x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32>
    %d.blocks.4.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.expand.convBack, %blocks.4.first.convF, %blocks.4.first_bn.bnPackB, %blocks.4.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.blocks.4.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.4.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %d.blocks.4.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.expand.convBack, %blocks.4.first.convF, %d.blocks.4.first_bn.allReduceMeanF, %blocks.4.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.4.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.expand.convBack, %blocks.4.first.convF, %blocks.4.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.blocks.4.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.expand.convBack {decomposition = @bnBetaGradB_2} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.blocks.4.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.4.first_bn.bnSyncBack, %blocks.4.first.weight {composite_attributes = {groups = 32 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x32x1x1xf32>, tensor<32x1x5x5xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.4.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.project_bn.bnSyncF, %d.blocks.4.first_bn.bnSyncBack {composite_attributes = {groups = 32 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x1x5x5xf32>
    %d.blocks.4.first.add = stablehlo.add %d.blocks.5.first.add, %d.blocks.4.first.convBack : tensor<4x32x1x1xf32>
    %d.blocks.3.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.4.first.add, %blocks.3.project.convF, %blocks.3.project_bn.bnPackB, %blocks.3.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.blocks.3.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<128xf32>) -> tensor<128xf32>
    %d.blocks.3.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.4.first.add, %blocks.3.project.convF, %d.blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.blocks.3.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.4.first.add, %blocks.3.project.convF, %blocks.3.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.blocks.3.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.4.first.add {decomposition = @bnBetaGradB_2} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.blocks.3.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.project_bn.bnSyncBack, %blocks.3.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_7} : (tensor<4x32x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.3.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.relu_1, %d.blocks.3.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_7} : (tensor<4x120x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x120x1x1xf32>
    %d.blocks.3.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.3.project.convBack, %blocks.3.middle_bn.bnSyncF {decomposition = @selectPos_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.3.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.selectPos, %blocks.3.middle.convF, %blocks.3.middle_bn.bnPackB, %blocks.3.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>, tensor<120xf32>) -> tensor<480xf32>
    %d.blocks.3.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<480xf32>) -> tensor<480xf32>
    %d.blocks.3.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.selectPos, %blocks.3.middle.convF, %d.blocks.3.middle_bn.allReduceMeanF, %blocks.3.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<480xf32>, tensor<120xf32>) -> tensor<4x120x1x1xf32>
    %d.blocks.3.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.selectPos, %blocks.3.middle.convF, %blocks.3.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>, tensor<240xf32>) -> tensor<120xf32>
    %d.blocks.3.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.selectPos {decomposition = @bnBetaGradB_1} : (tensor<4x120x1x1xf32>) -> tensor<120xf32>
    %d.blocks.3.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.middle_bn.bnSyncBack, %blocks.3.middle.weight {composite_attributes = {groups = 120 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 2, 2>}, decomposition = @convBack_8} : (tensor<4x120x1x1xf32>, tensor<120x1x5x5xf32>) -> tensor<4x120x2x2xf32>
    %d.blocks.3.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.relu, %d.blocks.3.middle_bn.bnSyncBack {composite_attributes = {groups = 120 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_8} : (tensor<4x120x2x2xf32>, tensor<4x120x1x1xf32>) -> tensor<120x1x5x5xf32>
    %d.blocks.3.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.3.middle.convBack, %blocks.3.expand_bn.bnSyncF {decomposition = @selectPos_3} : (tensor<4x120x2x2xf32>, tensor<4x120x2x2xf32>) -> tensor<4x120x2x2xf32>
    %d.blocks.3.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.selectPos_1, %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB, %blocks.3.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_4} : (tensor<4x120x2x2xf32>, tensor<4x120x2x2xf32>, tensor<240xf32>, tensor<120xf32>) -> tensor<480xf32>
    %d.blocks.3.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<480xf32>) -> tensor<480xf32>
    %d.blocks.3.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.selectPos_1, %blocks.3.expand.convF, %d.blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_4} : (tensor<4x120x2x2xf32>, tensor<4x120x2x2xf32>, tensor<480xf32>, tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %d.blocks.3.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.selectPos_1, %blocks.3.expand.convF, %blocks.3.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_4} : (tensor<4x120x2x2xf32>, tensor<4x120x2x2xf32>, tensor<240xf32>) -> tensor<120xf32>
    %d.blocks.3.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.selectPos_1 {decomposition = @bnBetaGradB_4} : (tensor<4x120x2x2xf32>) -> tensor<120xf32>
    %d.blocks.3.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.expand_bn.bnSyncBack, %blocks.3.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<4x120x2x2xf32>, tensor<120x20x1x1xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.3.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.3.first_bn.bnSyncF, %d.blocks.3.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<4x20x2x2xf32>, tensor<4x120x2x2xf32>) -> tensor<120x20x1x1xf32>
    %d.blocks.3.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.expand.convBack, %blocks.3.first.convF, %blocks.3.first_bn.bnPackB, %blocks.3.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>) -> tensor<80xf32>
    %d.blocks.3.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.3.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %d.blocks.3.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.expand.convBack, %blocks.3.first.convF, %d.blocks.3.first_bn.allReduceMeanF, %blocks.3.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<80xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.3.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.expand.convBack, %blocks.3.first.convF, %blocks.3.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>) -> tensor<20xf32>
    %d.blocks.3.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.expand.convBack {decomposition = @bnBetaGradB_5} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %d.blocks.3.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.3.first_bn.bnSyncBack, %blocks.3.first.weight {composite_attributes = {groups = 20 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_10} : (tensor<4x20x2x2xf32>, tensor<20x1x5x5xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.3.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.addVB, %d.blocks.3.first_bn.bnSyncBack {composite_attributes = {groups = 20 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_10} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x1x5x5xf32>
    %d.blocks.2.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.3.first.convBack, %blocks.2.project.convF, %blocks.2.project_bn.bnPackB, %blocks.2.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>) -> tensor<80xf32>
    %d.blocks.2.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %d.blocks.2.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.3.first.convBack, %blocks.2.project.convF, %d.blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<80xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.2.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.3.first.convBack, %blocks.2.project.convF, %blocks.2.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>) -> tensor<20xf32>
    %d.blocks.2.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.3.first.convBack {decomposition = @bnBetaGradB_5} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %d.blocks.2.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.project_bn.bnSyncBack, %blocks.2.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_11} : (tensor<4x20x2x2xf32>, tensor<20x80x1x1xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.relu_1, %d.blocks.2.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_11} : (tensor<4x80x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x80x1x1xf32>
    %d.blocks.2.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.2.project.convBack, %blocks.2.middle_bn.bnSyncF {decomposition = @selectPos_4} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.selectPos, %blocks.2.middle.convF, %blocks.2.middle_bn.bnPackB, %blocks.2.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<160xf32>, tensor<80xf32>) -> tensor<320xf32>
    %d.blocks.2.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<320xf32>) -> tensor<320xf32>
    %d.blocks.2.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.selectPos, %blocks.2.middle.convF, %d.blocks.2.middle_bn.allReduceMeanF, %blocks.2.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<320xf32>, tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.selectPos, %blocks.2.middle.convF, %blocks.2.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<160xf32>) -> tensor<80xf32>
    %d.blocks.2.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.selectPos {decomposition = @bnBetaGradB_6} : (tensor<4x80x2x2xf32>) -> tensor<80xf32>
    %d.blocks.2.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.middle_bn.bnSyncBack, %blocks.2.middle.weight {composite_attributes = {groups = 80 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_12} : (tensor<4x80x2x2xf32>, tensor<80x1x3x3xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.relu, %d.blocks.2.middle_bn.bnSyncBack {composite_attributes = {groups = 80 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_12} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<80x1x3x3xf32>
    %d.blocks.2.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.2.middle.convBack, %blocks.2.expand_bn.bnSyncF {decomposition = @selectPos_4} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.selectPos_1, %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB, %blocks.2.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<160xf32>, tensor<80xf32>) -> tensor<320xf32>
    %d.blocks.2.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<320xf32>) -> tensor<320xf32>
    %d.blocks.2.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.selectPos_1, %blocks.2.expand.convF, %d.blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<320xf32>, tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %d.blocks.2.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.selectPos_1, %blocks.2.expand.convF, %blocks.2.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_6} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>, tensor<160xf32>) -> tensor<80xf32>
    %d.blocks.2.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.selectPos_1 {decomposition = @bnBetaGradB_6} : (tensor<4x80x2x2xf32>) -> tensor<80xf32>
    %d.blocks.2.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.expand_bn.bnSyncBack, %blocks.2.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_13} : (tensor<4x80x2x2xf32>, tensor<80x20x1x1xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.2.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.2.first_bn.bnSyncF, %d.blocks.2.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_13} : (tensor<4x20x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<80x20x1x1xf32>
    %d.blocks.2.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.expand.convBack, %blocks.2.first.convF, %blocks.2.first_bn.bnPackB, %blocks.2.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>) -> tensor<80xf32>
    %d.blocks.2.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.2.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %d.blocks.2.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.expand.convBack, %blocks.2.first.convF, %d.blocks.2.first_bn.allReduceMeanF, %blocks.2.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<80xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.2.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.expand.convBack, %blocks.2.first.convF, %blocks.2.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>) -> tensor<20xf32>
    %d.blocks.2.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.expand.convBack {decomposition = @bnBetaGradB_5} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %d.blocks.2.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.2.first_bn.bnSyncBack, %blocks.2.first.weight {composite_attributes = {groups = 20 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_14} : (tensor<4x20x2x2xf32>, tensor<20x1x3x3xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.2.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.project_bn.bnSyncF, %d.blocks.2.first_bn.bnSyncBack {composite_attributes = {groups = 20 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_14} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x1x3x3xf32>
    %d.blocks.2.first.add = stablehlo.add %d.blocks.3.first.convBack, %d.blocks.2.first.convBack : tensor<4x20x2x2xf32>
    %d.blocks.1.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.2.first.add, %blocks.1.project.convF, %blocks.1.project_bn.bnPackB, %blocks.1.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>, tensor<20xf32>) -> tensor<80xf32>
    %d.blocks.1.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<80xf32>) -> tensor<80xf32>
    %d.blocks.1.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.2.first.add, %blocks.1.project.convF, %d.blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<80xf32>, tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %d.blocks.1.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.2.first.add, %blocks.1.project.convF, %blocks.1.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>, tensor<40xf32>) -> tensor<20xf32>
    %d.blocks.1.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.2.first.add {decomposition = @bnBetaGradB_5} : (tensor<4x20x2x2xf32>) -> tensor<20xf32>
    %d.blocks.1.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.project_bn.bnSyncBack, %blocks.1.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_15} : (tensor<4x20x2x2xf32>, tensor<20x60x1x1xf32>) -> tensor<4x60x2x2xf32>
    %d.blocks.1.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.relu_1, %d.blocks.1.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_15} : (tensor<4x60x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x60x1x1xf32>
    %d.blocks.1.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.1.project.convBack, %blocks.1.middle_bn.bnSyncF {decomposition = @selectPos_5} : (tensor<4x60x2x2xf32>, tensor<4x60x2x2xf32>) -> tensor<4x60x2x2xf32>
    %d.blocks.1.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.selectPos, %blocks.1.middle.convF, %blocks.1.middle_bn.bnPackB, %blocks.1.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_7} : (tensor<4x60x2x2xf32>, tensor<4x60x2x2xf32>, tensor<120xf32>, tensor<60xf32>) -> tensor<240xf32>
    %d.blocks.1.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<240xf32>) -> tensor<240xf32>
    %d.blocks.1.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.selectPos, %blocks.1.middle.convF, %d.blocks.1.middle_bn.allReduceMeanF, %blocks.1.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_7} : (tensor<4x60x2x2xf32>, tensor<4x60x2x2xf32>, tensor<240xf32>, tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %d.blocks.1.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.selectPos, %blocks.1.middle.convF, %blocks.1.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_7} : (tensor<4x60x2x2xf32>, tensor<4x60x2x2xf32>, tensor<120xf32>) -> tensor<60xf32>
    %d.blocks.1.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.selectPos {decomposition = @bnBetaGradB_7} : (tensor<4x60x2x2xf32>) -> tensor<60xf32>
    %d.blocks.1.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.middle_bn.bnSyncBack, %blocks.1.middle.weight {composite_attributes = {groups = 60 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 2, 2>}, decomposition = @convBack_16} : (tensor<4x60x2x2xf32>, tensor<60x1x5x5xf32>) -> tensor<4x60x4x4xf32>
    %d.blocks.1.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.relu, %d.blocks.1.middle_bn.bnSyncBack {composite_attributes = {groups = 60 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_16} : (tensor<4x60x4x4xf32>, tensor<4x60x2x2xf32>) -> tensor<60x1x5x5xf32>
    %d.blocks.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.1.middle.convBack, %blocks.1.expand_bn.bnSyncF {decomposition = @selectPos_6} : (tensor<4x60x4x4xf32>, tensor<4x60x4x4xf32>) -> tensor<4x60x4x4xf32>
    %d.blocks.1.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.selectPos_1, %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB, %blocks.1.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_8} : (tensor<4x60x4x4xf32>, tensor<4x60x4x4xf32>, tensor<120xf32>, tensor<60xf32>) -> tensor<240xf32>
    %d.blocks.1.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<240xf32>) -> tensor<240xf32>
    %d.blocks.1.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.selectPos_1, %blocks.1.expand.convF, %d.blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_8} : (tensor<4x60x4x4xf32>, tensor<4x60x4x4xf32>, tensor<240xf32>, tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %d.blocks.1.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.selectPos_1, %blocks.1.expand.convF, %blocks.1.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_8} : (tensor<4x60x4x4xf32>, tensor<4x60x4x4xf32>, tensor<120xf32>) -> tensor<60xf32>
    %d.blocks.1.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.selectPos_1 {decomposition = @bnBetaGradB_8} : (tensor<4x60x4x4xf32>) -> tensor<60xf32>
    %d.blocks.1.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.expand_bn.bnSyncBack, %blocks.1.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_17} : (tensor<4x60x4x4xf32>, tensor<60x10x1x1xf32>) -> tensor<4x10x4x4xf32>
    %d.blocks.1.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.1.first_bn.bnSyncF, %d.blocks.1.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_17} : (tensor<4x10x4x4xf32>, tensor<4x60x4x4xf32>) -> tensor<60x10x1x1xf32>
    %d.blocks.1.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.expand.convBack, %blocks.1.first.convF, %blocks.1.first_bn.bnPackB, %blocks.1.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<20xf32>, tensor<10xf32>) -> tensor<40xf32>
    %d.blocks.1.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.1.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<40xf32>) -> tensor<40xf32>
    %d.blocks.1.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.expand.convBack, %blocks.1.first.convF, %d.blocks.1.first_bn.allReduceMeanF, %blocks.1.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<40xf32>, tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %d.blocks.1.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.expand.convBack, %blocks.1.first.convF, %blocks.1.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<20xf32>) -> tensor<10xf32>
    %d.blocks.1.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.expand.convBack {decomposition = @bnBetaGradB_9} : (tensor<4x10x4x4xf32>) -> tensor<10xf32>
    %d.blocks.1.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.1.first_bn.bnSyncBack, %blocks.1.first.weight {composite_attributes = {groups = 10 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_18} : (tensor<4x10x4x4xf32>, tensor<10x1x3x3xf32>) -> tensor<4x10x4x4xf32>
    %d.blocks.1.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.project_bn.bnSyncF, %d.blocks.1.first_bn.bnSyncBack {composite_attributes = {groups = 10 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_18} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>) -> tensor<10x1x3x3xf32>
    %d.blocks.0.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.1.first.convBack, %blocks.0.project.convF, %blocks.0.project_bn.bnPackB, %blocks.0.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<20xf32>, tensor<10xf32>) -> tensor<40xf32>
    %d.blocks.0.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<40xf32>) -> tensor<40xf32>
    %d.blocks.0.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.1.first.convBack, %blocks.0.project.convF, %d.blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<40xf32>, tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %d.blocks.0.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.1.first.convBack, %blocks.0.project.convF, %blocks.0.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_9} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>, tensor<20xf32>) -> tensor<10xf32>
    %d.blocks.0.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.1.first.convBack {decomposition = @bnBetaGradB_9} : (tensor<4x10x4x4xf32>) -> tensor<10xf32>
    %d.blocks.0.project.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.project_bn.bnSyncBack, %blocks.0.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_19} : (tensor<4x10x4x4xf32>, tensor<10x24x1x1xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.0.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.relu_1, %d.blocks.0.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_19} : (tensor<4x24x4x4xf32>, tensor<4x10x4x4xf32>) -> tensor<10x24x1x1xf32>
    %d.blocks.0.selectPos = stablehlo.composite "shlo.selectPos" %d.blocks.0.project.convBack, %blocks.0.middle_bn.bnSyncF {decomposition = @selectPos_7} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.0.middle_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.0.selectPos, %blocks.0.middle.convF, %blocks.0.middle_bn.bnPackB, %blocks.0.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<48xf32>, tensor<24xf32>) -> tensor<96xf32>
    %d.blocks.0.middle_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.middle_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<96xf32>) -> tensor<96xf32>
    %d.blocks.0.middle_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.0.selectPos, %blocks.0.middle.convF, %d.blocks.0.middle_bn.allReduceMeanF, %blocks.0.middle_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<96xf32>, tensor<24xf32>) -> tensor<4x24x4x4xf32>
    %d.blocks.0.middle_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.0.selectPos, %blocks.0.middle.convF, %blocks.0.middle_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_10} : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>, tensor<48xf32>) -> tensor<24xf32>
    %d.blocks.0.middle_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.0.selectPos {decomposition = @bnBetaGradB_10} : (tensor<4x24x4x4xf32>) -> tensor<24xf32>
    %d.blocks.0.middle.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.middle_bn.bnSyncBack, %blocks.0.middle.weight {composite_attributes = {groups = 24 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_20} : (tensor<4x24x4x4xf32>, tensor<24x1x5x5xf32>) -> tensor<4x24x8x8xf32>
    %d.blocks.0.middle.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.relu, %d.blocks.0.middle_bn.bnSyncBack {composite_attributes = {groups = 24 : i64, kernel = array<i64: 5, 5>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_20} : (tensor<4x24x8x8xf32>, tensor<4x24x4x4xf32>) -> tensor<24x1x5x5xf32>
    %d.blocks.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.blocks.0.middle.convBack, %blocks.0.expand_bn.bnSyncF {decomposition = @selectPos_8} : (tensor<4x24x8x8xf32>, tensor<4x24x8x8xf32>) -> tensor<4x24x8x8xf32>
    %d.blocks.0.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.0.selectPos_1, %blocks.0.expand.convF, %blocks.0.expand_bn.bnPackB, %blocks.0.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_11} : (tensor<4x24x8x8xf32>, tensor<4x24x8x8xf32>, tensor<48xf32>, tensor<24xf32>) -> tensor<96xf32>
    %d.blocks.0.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<96xf32>) -> tensor<96xf32>
    %d.blocks.0.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.0.selectPos_1, %blocks.0.expand.convF, %d.blocks.0.expand_bn.allReduceMeanF, %blocks.0.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_11} : (tensor<4x24x8x8xf32>, tensor<4x24x8x8xf32>, tensor<96xf32>, tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %d.blocks.0.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.0.selectPos_1, %blocks.0.expand.convF, %blocks.0.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_11} : (tensor<4x24x8x8xf32>, tensor<4x24x8x8xf32>, tensor<48xf32>) -> tensor<24xf32>
    %d.blocks.0.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.0.selectPos_1 {decomposition = @bnBetaGradB_11} : (tensor<4x24x8x8xf32>) -> tensor<24xf32>
    %d.blocks.0.expand.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.expand_bn.bnSyncBack, %blocks.0.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_21} : (tensor<4x24x8x8xf32>, tensor<24x6x1x1xf32>) -> tensor<4x6x8x8xf32>
    %d.blocks.0.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %blocks.0.first_bn.bnSyncF, %d.blocks.0.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_21} : (tensor<4x6x8x8xf32>, tensor<4x24x8x8xf32>) -> tensor<24x6x1x1xf32>
    %d.blocks.0.first_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.0.expand.convBack, %blocks.0.first.convF, %blocks.0.first_bn.bnPackB, %blocks.0.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
    %d.blocks.0.first_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.blocks.0.first_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %d.blocks.0.first_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.0.expand.convBack, %blocks.0.first.convF, %d.blocks.0.first_bn.allReduceMeanF, %blocks.0.first_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<24xf32>, tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %d.blocks.0.first_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.0.expand.convBack, %blocks.0.first.convF, %blocks.0.first_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<12xf32>) -> tensor<6xf32>
    %d.blocks.0.first_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.0.expand.convBack {decomposition = @bnBetaGradB_12} : (tensor<4x6x8x8xf32>) -> tensor<6xf32>
    %d.blocks.0.first.convBack = stablehlo.composite "shlo.convBack" %d.blocks.0.first_bn.bnSyncBack, %blocks.0.first.weight {composite_attributes = {groups = 6 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_22} : (tensor<4x6x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<4x6x8x8xf32>
    %d.blocks.0.first.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %fused.project_bn.bnSyncF, %d.blocks.0.first_bn.bnSyncBack {composite_attributes = {groups = 6 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_22} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>) -> tensor<6x1x3x3xf32>
    %d.fused.project_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.blocks.0.first.convBack, %fused.project.convF, %fused.project_bn.bnPackB, %fused.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<12xf32>, tensor<6xf32>) -> tensor<24xf32>
    %d.fused.project_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fused.project_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<24xf32>) -> tensor<24xf32>
    %d.fused.project_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.blocks.0.first.convBack, %fused.project.convF, %d.fused.project_bn.allReduceMeanF, %fused.project_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<24xf32>, tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %d.fused.project_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.blocks.0.first.convBack, %fused.project.convF, %fused.project_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_12} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>, tensor<12xf32>) -> tensor<6xf32>
    %d.fused.project_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.blocks.0.first.convBack {decomposition = @bnBetaGradB_12} : (tensor<4x6x8x8xf32>) -> tensor<6xf32>
    %d.fused.project.convBack = stablehlo.composite "shlo.convBack" %d.fused.project_bn.bnSyncBack, %fused.project.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_23} : (tensor<4x6x8x8xf32>, tensor<6x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    %d.fused.project.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %fused.relu, %d.fused.project_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_23} : (tensor<4x16x8x8xf32>, tensor<4x6x8x8xf32>) -> tensor<6x16x1x1xf32>
    %d.fused.selectPos = stablehlo.composite "shlo.selectPos" %d.fused.project.convBack, %fused.expand_bn.bnSyncF {decomposition = @selectPos_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %d.fused.expand_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.fused.selectPos, %fused.expand.convF, %fused.expand_bn.bnPackB, %fused.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_13} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.fused.expand_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.fused.expand_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_19} : (tensor<64xf32>) -> tensor<64xf32>
    %d.fused.expand_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.fused.selectPos, %fused.expand.convF, %d.fused.expand_bn.allReduceMeanF, %fused.expand_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_13} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.fused.expand_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.fused.selectPos, %fused.expand.convF, %fused.expand_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_13} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.fused.expand_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.fused.selectPos {decomposition = @bnBetaGradB_13} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.fused.expand.convBack = stablehlo.composite "shlo.convBack" %d.fused.expand_bn.bnSyncBack, %fused.expand.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 16, 16>, stride = array<i64: 2, 2>}, decomposition = @convBack_24} : (tensor<4x16x8x8xf32>, tensor<16x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    %d.fused.expand.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.relu, %d.fused.expand_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_24} : (tensor<4x4x16x16xf32>, tensor<4x16x8x8xf32>) -> tensor<16x4x3x3xf32>
    %d.stem.selectPos = stablehlo.composite "shlo.selectPos" %d.fused.expand.convBack, %stem.bn.bnSyncF {decomposition = @selectPos_10} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.stem.selectPos, %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_14} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %d.stem.bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.stem.selectPos, %stem.conv.convF, %d.stem.bn.allReduceMeanF, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_14} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.stem.selectPos, %stem.conv.convF, %stem.bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_14} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.stem.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.stem.selectPos {decomposition = @bnBetaGradB_14} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.stem.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.stem.bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_25} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32>
    %clip.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %stem.bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_mean, %stem.bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_var, %stem.bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %fused.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.expand_bn.running_mean, %fused.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %fused.expand_bn.running_var, %fused.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.project_bn.running_mean, %fused.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %fused.project_bn.running_var, %fused.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.first_bn.running_mean, %blocks.0.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.first_bn.running_var, %blocks.0.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.expand_bn.running_mean, %blocks.0.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.expand_bn.running_var, %blocks.0.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.middle_bn.running_mean, %blocks.0.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.middle_bn.running_var, %blocks.0.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.running_mean, %blocks.0.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.running_var, %blocks.0.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.first_bn.running_mean, %blocks.1.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.first_bn.running_var, %blocks.1.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.running_mean, %blocks.1.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.running_var, %blocks.1.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.middle_bn.running_mean, %blocks.1.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.middle_bn.running_var, %blocks.1.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.running_mean, %blocks.1.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.running_var, %blocks.1.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.first_bn.running_mean, %blocks.2.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.first_bn.running_var, %blocks.2.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.running_mean, %blocks.2.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.running_var, %blocks.2.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.middle_bn.running_mean, %blocks.2.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.middle_bn.running_var, %blocks.2.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.running_mean, %blocks.2.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.running_var, %blocks.2.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.first_bn.running_mean, %blocks.3.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.first_bn.running_var, %blocks.3.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.running_mean, %blocks.3.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.running_var, %blocks.3.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.middle_bn.running_mean, %blocks.3.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.middle_bn.running_var, %blocks.3.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.running_mean, %blocks.3.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.running_var, %blocks.3.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.first_bn.running_mean, %blocks.4.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.first_bn.running_var, %blocks.4.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.running_mean, %blocks.4.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.running_var, %blocks.4.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.middle_bn.running_mean, %blocks.4.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.middle_bn.running_var, %blocks.4.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.running_mean, %blocks.4.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.running_var, %blocks.4.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.first_bn.running_mean, %blocks.5.first_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.first_bn.running_var, %blocks.5.first_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.expand_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.running_mean, %blocks.5.expand_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.running_var, %blocks.5.expand_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.middle_bn.running_mean, %blocks.5.middle_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.middle_bn.running_var, %blocks.5.middle_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.project_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.running_mean, %blocks.5.project_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.running_var, %blocks.5.project_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %top.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn1.running_mean, %top.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %top.bn1.running_var, %top.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn2.running_mean, %top.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %top.bn2.running_var, %top.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %all_reduce:84 = "stablehlo.all_reduce"(%d.stem.conv.convWeightGradB, %d.stem.bn.bnSyncGammaGradB, %d.stem.bn.bnBetaGradB, %d.fused.expand.convWeightGradB, %d.fused.expand_bn.bnSyncGammaGradB, %d.fused.expand_bn.bnBetaGradB, %d.fused.project.convWeightGradB, %d.fused.project_bn.bnSyncGammaGradB, %d.fused.project_bn.bnBetaGradB, %d.blocks.0.first.convWeightGradB, %d.blocks.0.first_bn.bnSyncGammaGradB, %d.blocks.0.first_bn.bnBetaGradB, %d.blocks.0.expand.convWeightGradB, %d.blocks.0.expand_bn.bnSyncGammaGradB, %d.blocks.0.expand_bn.bnBetaGradB, %d.blocks.0.middle.convWeightGradB, %d.blocks.0.middle_bn.bnSyncGammaGradB, %d.blocks.0.middle_bn.bnBetaGradB, %d.blocks.0.project.convWeightGradB, %d.blocks.0.project_bn.bnSyncGammaGradB, %d.blocks.0.project_bn.bnBetaGradB, %d.blocks.1.first.convWeightGradB, %d.blocks.1.first_bn.bnSyncGammaGradB, %d.blocks.1.first_bn.bnBetaGradB, %d.blocks.1.expand.convWeightGradB, %d.blocks.1.expand_bn.bnSyncGammaGradB, %d.blocks.1.expand_bn.bnBetaGradB, %d.blocks.1.middle.convWeightGradB, %d.blocks.1.middle_bn.bnSyncGammaGradB, %d.blocks.1.middle_bn.bnBetaGradB, %d.blocks.1.project.convWeightGradB, %d.blocks.1.project_bn.bnSyncGammaGradB, %d.blocks.1.project_bn.bnBetaGradB, %d.blocks.2.first.convWeightGradB, %d.blocks.2.first_bn.bnSyncGammaGradB, %d.blocks.2.first_bn.bnBetaGradB, %d.blocks.2.expand.convWeightGradB, %d.blocks.2.expand_bn.bnSyncGammaGradB, %d.blocks.2.expand_bn.bnBetaGradB, %d.blocks.2.middle.convWeightGradB, %d.blocks.2.middle_bn.bnSyncGammaGradB, %d.blocks.2.middle_bn.bnBetaGradB, %d.blocks.2.project.convWeightGradB, %d.blocks.2.project_bn.bnSyncGammaGradB, %d.blocks.2.project_bn.bnBetaGradB, %d.blocks.3.first.convWeightGradB, %d.blocks.3.first_bn.bnSyncGammaGradB, %d.blocks.3.first_bn.bnBetaGradB, %d.blocks.3.expand.convWeightGradB, %d.blocks.3.expand_bn.bnSyncGammaGradB, %d.blocks.3.expand_bn.bnBetaGradB, %d.blocks.3.middle.convWeightGradB, %d.blocks.3.middle_bn.bnSyncGammaGradB, %d.blocks.3.middle_bn.bnBetaGradB, %d.blocks.3.project.convWeightGradB, %d.blocks.3.project_bn.bnSyncGammaGradB, %d.blocks.3.project_bn.bnBetaGradB, %d.blocks.4.first.convWeightGradB, %d.blocks.4.first_bn.bnSyncGammaGradB, %d.blocks.4.first_bn.bnBetaGradB, %d.blocks.4.expand.convWeightGradB, %d.blocks.4.expand_bn.bnSyncGammaGradB, %d.blocks.4.expand_bn.bnBetaGradB, %d.blocks.4.middle.convWeightGradB, %d.blocks.4.middle_bn.bnSyncGammaGradB, %d.blocks.4.middle_bn.bnBetaGradB, %d.blocks.4.project.convWeightGradB, %d.blocks.4.project_bn.bnSyncGammaGradB, %d.blocks.4.project_bn.bnBetaGradB, %d.blocks.5.first.convWeightGradB, %d.blocks.5.first_bn.bnSyncGammaGradB, %d.blocks.5.first_bn.bnBetaGradB, %d.blocks.5.expand.convWeightGradB, %d.blocks.5.expand_bn.bnSyncGammaGradB, %d.blocks.5.expand_bn.bnBetaGradB, %d.blocks.5.middle.convWeightGradB, %d.blocks.5.middle_bn.bnSyncGammaGradB, %d.blocks.5.middle_bn.bnBetaGradB, %d.blocks.5.project.convWeightGradB, %d.blocks.5.project_bn.bnSyncGammaGradB, %d.blocks.5.project_bn.bnBetaGradB, %d.top.conv1.convWeightGradB, %d.top.bn1.bnSyncGammaGradB, %d.top.bn1.bnBetaGradB) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x5x5xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10x24x1x1xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10x1x3x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60x10x1x1xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60x1x5x5xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20x60x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x3x3xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80x20x1x1xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80x1x3x3xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20x80x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x5x5xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x5x5xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<120xf32>) -> (tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x5x5xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10x24x1x1xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10x1x3x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60x10x1x1xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60x1x5x5xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20x60x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x3x3xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80x20x1x1xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80x1x3x3xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20x80x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x5x5xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x5x5xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<120xf32>)
    %divConstB = stablehlo.composite "shlo.divConstB" %all_reduce#0 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_1} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %divConstB_1 = stablehlo.composite "shlo.divConstB" %all_reduce#1 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_2 = stablehlo.composite "shlo.divConstB" %all_reduce#2 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_3 = stablehlo.composite "shlo.divConstB" %all_reduce#3 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_3} : (tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
    %divConstB_4 = stablehlo.composite "shlo.divConstB" %all_reduce#4 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_4} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_5 = stablehlo.composite "shlo.divConstB" %all_reduce#5 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_4} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_6 = stablehlo.composite "shlo.divConstB" %all_reduce#6 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_5} : (tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32>
    %divConstB_7 = stablehlo.composite "shlo.divConstB" %all_reduce#7 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_6} : (tensor<6xf32>) -> tensor<6xf32>
    %divConstB_8 = stablehlo.composite "shlo.divConstB" %all_reduce#8 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_6} : (tensor<6xf32>) -> tensor<6xf32>
    %divConstB_9 = stablehlo.composite "shlo.divConstB" %all_reduce#9 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_7} : (tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32>
    %divConstB_10 = stablehlo.composite "shlo.divConstB" %all_reduce#10 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_6} : (tensor<6xf32>) -> tensor<6xf32>
    %divConstB_11 = stablehlo.composite "shlo.divConstB" %all_reduce#11 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_6} : (tensor<6xf32>) -> tensor<6xf32>
    %divConstB_12 = stablehlo.composite "shlo.divConstB" %all_reduce#12 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_8} : (tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %divConstB_13 = stablehlo.composite "shlo.divConstB" %all_reduce#13 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_9} : (tensor<24xf32>) -> tensor<24xf32>
    %divConstB_14 = stablehlo.composite "shlo.divConstB" %all_reduce#14 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_9} : (tensor<24xf32>) -> tensor<24xf32>
    %divConstB_15 = stablehlo.composite "shlo.divConstB" %all_reduce#15 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_10} : (tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32>
    %divConstB_16 = stablehlo.composite "shlo.divConstB" %all_reduce#16 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_9} : (tensor<24xf32>) -> tensor<24xf32>
    %divConstB_17 = stablehlo.composite "shlo.divConstB" %all_reduce#17 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_9} : (tensor<24xf32>) -> tensor<24xf32>
    %divConstB_18 = stablehlo.composite "shlo.divConstB" %all_reduce#18 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_11} : (tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32>
    %divConstB_19 = stablehlo.composite "shlo.divConstB" %all_reduce#19 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_12} : (tensor<10xf32>) -> tensor<10xf32>
    %divConstB_20 = stablehlo.composite "shlo.divConstB" %all_reduce#20 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_12} : (tensor<10xf32>) -> tensor<10xf32>
    %divConstB_21 = stablehlo.composite "shlo.divConstB" %all_reduce#21 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_13} : (tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32>
    %divConstB_22 = stablehlo.composite "shlo.divConstB" %all_reduce#22 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_12} : (tensor<10xf32>) -> tensor<10xf32>
    %divConstB_23 = stablehlo.composite "shlo.divConstB" %all_reduce#23 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_12} : (tensor<10xf32>) -> tensor<10xf32>
    %divConstB_24 = stablehlo.composite "shlo.divConstB" %all_reduce#24 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_14} : (tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32>
    %divConstB_25 = stablehlo.composite "shlo.divConstB" %all_reduce#25 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_15} : (tensor<60xf32>) -> tensor<60xf32>
    %divConstB_26 = stablehlo.composite "shlo.divConstB" %all_reduce#26 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_15} : (tensor<60xf32>) -> tensor<60xf32>
    %divConstB_27 = stablehlo.composite "shlo.divConstB" %all_reduce#27 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_16} : (tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32>
    %divConstB_28 = stablehlo.composite "shlo.divConstB" %all_reduce#28 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_15} : (tensor<60xf32>) -> tensor<60xf32>
    %divConstB_29 = stablehlo.composite "shlo.divConstB" %all_reduce#29 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_15} : (tensor<60xf32>) -> tensor<60xf32>
    %divConstB_30 = stablehlo.composite "shlo.divConstB" %all_reduce#30 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_17} : (tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32>
    %divConstB_31 = stablehlo.composite "shlo.divConstB" %all_reduce#31 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_32 = stablehlo.composite "shlo.divConstB" %all_reduce#32 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_33 = stablehlo.composite "shlo.divConstB" %all_reduce#33 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_19} : (tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32>
    %divConstB_34 = stablehlo.composite "shlo.divConstB" %all_reduce#34 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_35 = stablehlo.composite "shlo.divConstB" %all_reduce#35 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_36 = stablehlo.composite "shlo.divConstB" %all_reduce#36 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_20} : (tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32>
    %divConstB_37 = stablehlo.composite "shlo.divConstB" %all_reduce#37 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_21} : (tensor<80xf32>) -> tensor<80xf32>
    %divConstB_38 = stablehlo.composite "shlo.divConstB" %all_reduce#38 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_21} : (tensor<80xf32>) -> tensor<80xf32>
    %divConstB_39 = stablehlo.composite "shlo.divConstB" %all_reduce#39 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_22} : (tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32>
    %divConstB_40 = stablehlo.composite "shlo.divConstB" %all_reduce#40 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_21} : (tensor<80xf32>) -> tensor<80xf32>
    %divConstB_41 = stablehlo.composite "shlo.divConstB" %all_reduce#41 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_21} : (tensor<80xf32>) -> tensor<80xf32>
    %divConstB_42 = stablehlo.composite "shlo.divConstB" %all_reduce#42 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_23} : (tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32>
    %divConstB_43 = stablehlo.composite "shlo.divConstB" %all_reduce#43 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_44 = stablehlo.composite "shlo.divConstB" %all_reduce#44 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_45 = stablehlo.composite "shlo.divConstB" %all_reduce#45 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_24} : (tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32>
    %divConstB_46 = stablehlo.composite "shlo.divConstB" %all_reduce#46 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_47 = stablehlo.composite "shlo.divConstB" %all_reduce#47 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_18} : (tensor<20xf32>) -> tensor<20xf32>
    %divConstB_48 = stablehlo.composite "shlo.divConstB" %all_reduce#48 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_25} : (tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %divConstB_49 = stablehlo.composite "shlo.divConstB" %all_reduce#49 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %divConstB_50 = stablehlo.composite "shlo.divConstB" %all_reduce#50 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %divConstB_51 = stablehlo.composite "shlo.divConstB" %all_reduce#51 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_27} : (tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32>
    %divConstB_52 = stablehlo.composite "shlo.divConstB" %all_reduce#52 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %divConstB_53 = stablehlo.composite "shlo.divConstB" %all_reduce#53 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %divConstB_54 = stablehlo.composite "shlo.divConstB" %all_reduce#54 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_28} : (tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32>
    %divConstB_55 = stablehlo.composite "shlo.divConstB" %all_reduce#55 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_56 = stablehlo.composite "shlo.divConstB" %all_reduce#56 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_57 = stablehlo.composite "shlo.divConstB" %all_reduce#57 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_30} : (tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32>
    %divConstB_58 = stablehlo.composite "shlo.divConstB" %all_reduce#58 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_59 = stablehlo.composite "shlo.divConstB" %all_reduce#59 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_60 = stablehlo.composite "shlo.divConstB" %all_reduce#60 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_31} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %divConstB_61 = stablehlo.composite "shlo.divConstB" %all_reduce#61 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_62 = stablehlo.composite "shlo.divConstB" %all_reduce#62 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_63 = stablehlo.composite "shlo.divConstB" %all_reduce#63 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_33} : (tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %divConstB_64 = stablehlo.composite "shlo.divConstB" %all_reduce#64 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_65 = stablehlo.composite "shlo.divConstB" %all_reduce#65 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_66 = stablehlo.composite "shlo.divConstB" %all_reduce#66 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_34} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %divConstB_67 = stablehlo.composite "shlo.divConstB" %all_reduce#67 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_68 = stablehlo.composite "shlo.divConstB" %all_reduce#68 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_69 = stablehlo.composite "shlo.divConstB" %all_reduce#69 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_35} : (tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32>
    %divConstB_70 = stablehlo.composite "shlo.divConstB" %all_reduce#70 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_71 = stablehlo.composite "shlo.divConstB" %all_reduce#71 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_72 = stablehlo.composite "shlo.divConstB" %all_reduce#72 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_31} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %divConstB_73 = stablehlo.composite "shlo.divConstB" %all_reduce#73 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_74 = stablehlo.composite "shlo.divConstB" %all_reduce#74 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_75 = stablehlo.composite "shlo.divConstB" %all_reduce#75 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_33} : (tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %divConstB_76 = stablehlo.composite "shlo.divConstB" %all_reduce#76 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_77 = stablehlo.composite "shlo.divConstB" %all_reduce#77 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_32} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_78 = stablehlo.composite "shlo.divConstB" %all_reduce#78 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_34} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %divConstB_79 = stablehlo.composite "shlo.divConstB" %all_reduce#79 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_80 = stablehlo.composite "shlo.divConstB" %all_reduce#80 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_29} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_81 = stablehlo.composite "shlo.divConstB" %all_reduce#81 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_36} : (tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32>
    %divConstB_82 = stablehlo.composite "shlo.divConstB" %all_reduce#82 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %divConstB_83 = stablehlo.composite "shlo.divConstB" %all_reduce#83 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_26} : (tensor<120xf32>) -> tensor<120xf32>
    %all_reduce_1:6 = "stablehlo.all_reduce"(%d.top.conv2.convWeightGradB, %d.top.bn2.bnSyncGammaGradB, %d.top.bn2.bnBetaGradB, %d.head.weightGradB, %d.head.biasGradB, %loss.smoothedCeLoss) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<160x120x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<160x120x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<f32>)
    %divConstB_84 = stablehlo.composite "shlo.divConstB" %all_reduce_1#0 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_37} : (tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32>
    %divConstB_85 = stablehlo.composite "shlo.divConstB" %all_reduce_1#1 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_38} : (tensor<160xf32>) -> tensor<160xf32>
    %divConstB_86 = stablehlo.composite "shlo.divConstB" %all_reduce_1#2 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_38} : (tensor<160xf32>) -> tensor<160xf32>
    %divConstB_87 = stablehlo.composite "shlo.divConstB" %all_reduce_1#3 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_39} : (tensor<160x4xf32>) -> tensor<160x4xf32>
    %divConstB_88 = stablehlo.composite "shlo.divConstB" %all_reduce_1#4 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_89 = stablehlo.composite "shlo.divConstB" %all_reduce_1#5 {composite_attributes = {by = 2.0 : f64}, decomposition = @divConstB_40} : (tensor<f32>) -> tensor<f32>
    %clip.gradSumSqAccF = stablehlo.composite "shlo.gradSumSqAccF" %clip.constant, %divConstB {decomposition = @gradSumSqAccF} : (tensor<f32>, tensor<4x3x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_1 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF, %divConstB_1 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_2 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_1, %divConstB_2 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_3 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_2, %divConstB_3 {decomposition = @gradSumSqAccF_2} : (tensor<f32>, tensor<16x4x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_4 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_3, %divConstB_4 {decomposition = @gradSumSqAccF_3} : (tensor<f32>, tensor<16xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_5 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_4, %divConstB_5 {decomposition = @gradSumSqAccF_3} : (tensor<f32>, tensor<16xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_6 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_5, %divConstB_6 {decomposition = @gradSumSqAccF_4} : (tensor<f32>, tensor<6x16x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_7 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_6, %divConstB_7 {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<6xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_8 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_7, %divConstB_8 {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<6xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_9 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_8, %divConstB_9 {decomposition = @gradSumSqAccF_6} : (tensor<f32>, tensor<6x1x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_10 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_9, %divConstB_10 {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<6xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_11 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_10, %divConstB_11 {decomposition = @gradSumSqAccF_5} : (tensor<f32>, tensor<6xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_12 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_11, %divConstB_12 {decomposition = @gradSumSqAccF_7} : (tensor<f32>, tensor<24x6x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_13 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_12, %divConstB_13 {decomposition = @gradSumSqAccF_8} : (tensor<f32>, tensor<24xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_14 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_13, %divConstB_14 {decomposition = @gradSumSqAccF_8} : (tensor<f32>, tensor<24xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_15 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_14, %divConstB_15 {decomposition = @gradSumSqAccF_9} : (tensor<f32>, tensor<24x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_16 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_15, %divConstB_16 {decomposition = @gradSumSqAccF_8} : (tensor<f32>, tensor<24xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_17 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_16, %divConstB_17 {decomposition = @gradSumSqAccF_8} : (tensor<f32>, tensor<24xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_18 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_17, %divConstB_18 {decomposition = @gradSumSqAccF_10} : (tensor<f32>, tensor<10x24x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_19 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_18, %divConstB_19 {decomposition = @gradSumSqAccF_11} : (tensor<f32>, tensor<10xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_20 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_19, %divConstB_20 {decomposition = @gradSumSqAccF_11} : (tensor<f32>, tensor<10xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_21 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_20, %divConstB_21 {decomposition = @gradSumSqAccF_12} : (tensor<f32>, tensor<10x1x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_22 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_21, %divConstB_22 {decomposition = @gradSumSqAccF_11} : (tensor<f32>, tensor<10xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_23 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_22, %divConstB_23 {decomposition = @gradSumSqAccF_11} : (tensor<f32>, tensor<10xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_24 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_23, %divConstB_24 {decomposition = @gradSumSqAccF_13} : (tensor<f32>, tensor<60x10x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_25 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_24, %divConstB_25 {decomposition = @gradSumSqAccF_14} : (tensor<f32>, tensor<60xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_26 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_25, %divConstB_26 {decomposition = @gradSumSqAccF_14} : (tensor<f32>, tensor<60xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_27 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_26, %divConstB_27 {decomposition = @gradSumSqAccF_15} : (tensor<f32>, tensor<60x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_28 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_27, %divConstB_28 {decomposition = @gradSumSqAccF_14} : (tensor<f32>, tensor<60xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_29 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_28, %divConstB_29 {decomposition = @gradSumSqAccF_14} : (tensor<f32>, tensor<60xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_30 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_29, %divConstB_30 {decomposition = @gradSumSqAccF_16} : (tensor<f32>, tensor<20x60x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_31 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_30, %divConstB_31 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_32 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_31, %divConstB_32 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_33 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_32, %divConstB_33 {decomposition = @gradSumSqAccF_18} : (tensor<f32>, tensor<20x1x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_34 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_33, %divConstB_34 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_35 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_34, %divConstB_35 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_36 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_35, %divConstB_36 {decomposition = @gradSumSqAccF_19} : (tensor<f32>, tensor<80x20x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_37 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_36, %divConstB_37 {decomposition = @gradSumSqAccF_20} : (tensor<f32>, tensor<80xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_38 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_37, %divConstB_38 {decomposition = @gradSumSqAccF_20} : (tensor<f32>, tensor<80xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_39 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_38, %divConstB_39 {decomposition = @gradSumSqAccF_21} : (tensor<f32>, tensor<80x1x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_40 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_39, %divConstB_40 {decomposition = @gradSumSqAccF_20} : (tensor<f32>, tensor<80xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_41 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_40, %divConstB_41 {decomposition = @gradSumSqAccF_20} : (tensor<f32>, tensor<80xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_42 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_41, %divConstB_42 {decomposition = @gradSumSqAccF_22} : (tensor<f32>, tensor<20x80x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_43 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_42, %divConstB_43 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_44 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_43, %divConstB_44 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_45 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_44, %divConstB_45 {decomposition = @gradSumSqAccF_23} : (tensor<f32>, tensor<20x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_46 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_45, %divConstB_46 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_47 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_46, %divConstB_47 {decomposition = @gradSumSqAccF_17} : (tensor<f32>, tensor<20xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_48 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_47, %divConstB_48 {decomposition = @gradSumSqAccF_24} : (tensor<f32>, tensor<120x20x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_49 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_48, %divConstB_49 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_50 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_49, %divConstB_50 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_51 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_50, %divConstB_51 {decomposition = @gradSumSqAccF_26} : (tensor<f32>, tensor<120x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_52 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_51, %divConstB_52 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_53 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_52, %divConstB_53 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_54 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_53, %divConstB_54 {decomposition = @gradSumSqAccF_27} : (tensor<f32>, tensor<32x120x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_55 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_54, %divConstB_55 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_56 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_55, %divConstB_56 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_57 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_56, %divConstB_57 {decomposition = @gradSumSqAccF_29} : (tensor<f32>, tensor<32x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_58 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_57, %divConstB_58 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_59 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_58, %divConstB_59 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_60 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_59, %divConstB_60 {decomposition = @gradSumSqAccF_30} : (tensor<f32>, tensor<128x32x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_61 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_60, %divConstB_61 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_62 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_61, %divConstB_62 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_63 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_62, %divConstB_63 {decomposition = @gradSumSqAccF_32} : (tensor<f32>, tensor<128x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_64 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_63, %divConstB_64 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_65 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_64, %divConstB_65 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_66 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_65, %divConstB_66 {decomposition = @gradSumSqAccF_33} : (tensor<f32>, tensor<32x128x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_67 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_66, %divConstB_67 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_68 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_67, %divConstB_68 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_69 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_68, %divConstB_69 {decomposition = @gradSumSqAccF_34} : (tensor<f32>, tensor<32x1x3x3xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_70 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_69, %divConstB_70 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_71 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_70, %divConstB_71 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_72 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_71, %divConstB_72 {decomposition = @gradSumSqAccF_30} : (tensor<f32>, tensor<128x32x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_73 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_72, %divConstB_73 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_74 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_73, %divConstB_74 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_75 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_74, %divConstB_75 {decomposition = @gradSumSqAccF_32} : (tensor<f32>, tensor<128x1x5x5xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_76 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_75, %divConstB_76 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_77 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_76, %divConstB_77 {decomposition = @gradSumSqAccF_31} : (tensor<f32>, tensor<128xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_78 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_77, %divConstB_78 {decomposition = @gradSumSqAccF_33} : (tensor<f32>, tensor<32x128x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_79 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_78, %divConstB_79 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_80 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_79, %divConstB_80 {decomposition = @gradSumSqAccF_28} : (tensor<f32>, tensor<32xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_81 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_80, %divConstB_81 {decomposition = @gradSumSqAccF_35} : (tensor<f32>, tensor<120x32x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_82 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_81, %divConstB_82 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_83 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_82, %divConstB_83 {decomposition = @gradSumSqAccF_25} : (tensor<f32>, tensor<120xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_84 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_83, %divConstB_84 {decomposition = @gradSumSqAccF_36} : (tensor<f32>, tensor<160x120x1x1xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_85 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_84, %divConstB_85 {decomposition = @gradSumSqAccF_37} : (tensor<f32>, tensor<160xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_86 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_85, %divConstB_86 {decomposition = @gradSumSqAccF_37} : (tensor<f32>, tensor<160xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_87 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_86, %divConstB_87 {decomposition = @gradSumSqAccF_38} : (tensor<f32>, tensor<160x4xf32>) -> tensor<f32>
    %clip.gradSumSqAccF_88 = stablehlo.composite "shlo.gradSumSqAccF" %clip.gradSumSqAccF_87, %divConstB_88 {decomposition = @gradSumSqAccF_1} : (tensor<f32>, tensor<4xf32>) -> tensor<f32>
    %clip.clipScaleF = stablehlo.composite "shlo.clipScaleF" %divConstB, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF} : (tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %clip.clipScaleF_1 = stablehlo.composite "shlo.clipScaleF" %divConstB_1, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_2 = stablehlo.composite "shlo.clipScaleF" %divConstB_2, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %clip.clipScaleF_3 = stablehlo.composite "shlo.clipScaleF" %divConstB_3, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_2} : (tensor<16x4x3x3xf32>, tensor<f32>) -> tensor<16x4x3x3xf32>
    %clip.clipScaleF_4 = stablehlo.composite "shlo.clipScaleF" %divConstB_4, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_3} : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %clip.clipScaleF_5 = stablehlo.composite "shlo.clipScaleF" %divConstB_5, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_3} : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %clip.clipScaleF_6 = stablehlo.composite "shlo.clipScaleF" %divConstB_6, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_4} : (tensor<6x16x1x1xf32>, tensor<f32>) -> tensor<6x16x1x1xf32>
    %clip.clipScaleF_7 = stablehlo.composite "shlo.clipScaleF" %divConstB_7, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %clip.clipScaleF_8 = stablehlo.composite "shlo.clipScaleF" %divConstB_8, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %clip.clipScaleF_9 = stablehlo.composite "shlo.clipScaleF" %divConstB_9, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_6} : (tensor<6x1x3x3xf32>, tensor<f32>) -> tensor<6x1x3x3xf32>
    %clip.clipScaleF_10 = stablehlo.composite "shlo.clipScaleF" %divConstB_10, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %clip.clipScaleF_11 = stablehlo.composite "shlo.clipScaleF" %divConstB_11, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_5} : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %clip.clipScaleF_12 = stablehlo.composite "shlo.clipScaleF" %divConstB_12, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_7} : (tensor<24x6x1x1xf32>, tensor<f32>) -> tensor<24x6x1x1xf32>
    %clip.clipScaleF_13 = stablehlo.composite "shlo.clipScaleF" %divConstB_13, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_8} : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %clip.clipScaleF_14 = stablehlo.composite "shlo.clipScaleF" %divConstB_14, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_8} : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %clip.clipScaleF_15 = stablehlo.composite "shlo.clipScaleF" %divConstB_15, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_9} : (tensor<24x1x5x5xf32>, tensor<f32>) -> tensor<24x1x5x5xf32>
    %clip.clipScaleF_16 = stablehlo.composite "shlo.clipScaleF" %divConstB_16, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_8} : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %clip.clipScaleF_17 = stablehlo.composite "shlo.clipScaleF" %divConstB_17, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_8} : (tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    %clip.clipScaleF_18 = stablehlo.composite "shlo.clipScaleF" %divConstB_18, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_10} : (tensor<10x24x1x1xf32>, tensor<f32>) -> tensor<10x24x1x1xf32>
    %clip.clipScaleF_19 = stablehlo.composite "shlo.clipScaleF" %divConstB_19, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_11} : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %clip.clipScaleF_20 = stablehlo.composite "shlo.clipScaleF" %divConstB_20, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_11} : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %clip.clipScaleF_21 = stablehlo.composite "shlo.clipScaleF" %divConstB_21, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_12} : (tensor<10x1x3x3xf32>, tensor<f32>) -> tensor<10x1x3x3xf32>
    %clip.clipScaleF_22 = stablehlo.composite "shlo.clipScaleF" %divConstB_22, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_11} : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %clip.clipScaleF_23 = stablehlo.composite "shlo.clipScaleF" %divConstB_23, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_11} : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %clip.clipScaleF_24 = stablehlo.composite "shlo.clipScaleF" %divConstB_24, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_13} : (tensor<60x10x1x1xf32>, tensor<f32>) -> tensor<60x10x1x1xf32>
    %clip.clipScaleF_25 = stablehlo.composite "shlo.clipScaleF" %divConstB_25, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_14} : (tensor<60xf32>, tensor<f32>) -> tensor<60xf32>
    %clip.clipScaleF_26 = stablehlo.composite "shlo.clipScaleF" %divConstB_26, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_14} : (tensor<60xf32>, tensor<f32>) -> tensor<60xf32>
    %clip.clipScaleF_27 = stablehlo.composite "shlo.clipScaleF" %divConstB_27, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_15} : (tensor<60x1x5x5xf32>, tensor<f32>) -> tensor<60x1x5x5xf32>
    %clip.clipScaleF_28 = stablehlo.composite "shlo.clipScaleF" %divConstB_28, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_14} : (tensor<60xf32>, tensor<f32>) -> tensor<60xf32>
    %clip.clipScaleF_29 = stablehlo.composite "shlo.clipScaleF" %divConstB_29, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_14} : (tensor<60xf32>, tensor<f32>) -> tensor<60xf32>
    %clip.clipScaleF_30 = stablehlo.composite "shlo.clipScaleF" %divConstB_30, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_16} : (tensor<20x60x1x1xf32>, tensor<f32>) -> tensor<20x60x1x1xf32>
    %clip.clipScaleF_31 = stablehlo.composite "shlo.clipScaleF" %divConstB_31, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_32 = stablehlo.composite "shlo.clipScaleF" %divConstB_32, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_33 = stablehlo.composite "shlo.clipScaleF" %divConstB_33, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_18} : (tensor<20x1x3x3xf32>, tensor<f32>) -> tensor<20x1x3x3xf32>
    %clip.clipScaleF_34 = stablehlo.composite "shlo.clipScaleF" %divConstB_34, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_35 = stablehlo.composite "shlo.clipScaleF" %divConstB_35, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_36 = stablehlo.composite "shlo.clipScaleF" %divConstB_36, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_19} : (tensor<80x20x1x1xf32>, tensor<f32>) -> tensor<80x20x1x1xf32>
    %clip.clipScaleF_37 = stablehlo.composite "shlo.clipScaleF" %divConstB_37, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_20} : (tensor<80xf32>, tensor<f32>) -> tensor<80xf32>
    %clip.clipScaleF_38 = stablehlo.composite "shlo.clipScaleF" %divConstB_38, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_20} : (tensor<80xf32>, tensor<f32>) -> tensor<80xf32>
    %clip.clipScaleF_39 = stablehlo.composite "shlo.clipScaleF" %divConstB_39, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_21} : (tensor<80x1x3x3xf32>, tensor<f32>) -> tensor<80x1x3x3xf32>
    %clip.clipScaleF_40 = stablehlo.composite "shlo.clipScaleF" %divConstB_40, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_20} : (tensor<80xf32>, tensor<f32>) -> tensor<80xf32>
    %clip.clipScaleF_41 = stablehlo.composite "shlo.clipScaleF" %divConstB_41, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_20} : (tensor<80xf32>, tensor<f32>) -> tensor<80xf32>
    %clip.clipScaleF_42 = stablehlo.composite "shlo.clipScaleF" %divConstB_42, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_22} : (tensor<20x80x1x1xf32>, tensor<f32>) -> tensor<20x80x1x1xf32>
    %clip.clipScaleF_43 = stablehlo.composite "shlo.clipScaleF" %divConstB_43, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_44 = stablehlo.composite "shlo.clipScaleF" %divConstB_44, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_45 = stablehlo.composite "shlo.clipScaleF" %divConstB_45, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_23} : (tensor<20x1x5x5xf32>, tensor<f32>) -> tensor<20x1x5x5xf32>
    %clip.clipScaleF_46 = stablehlo.composite "shlo.clipScaleF" %divConstB_46, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_47 = stablehlo.composite "shlo.clipScaleF" %divConstB_47, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_17} : (tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %clip.clipScaleF_48 = stablehlo.composite "shlo.clipScaleF" %divConstB_48, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_24} : (tensor<120x20x1x1xf32>, tensor<f32>) -> tensor<120x20x1x1xf32>
    %clip.clipScaleF_49 = stablehlo.composite "shlo.clipScaleF" %divConstB_49, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_50 = stablehlo.composite "shlo.clipScaleF" %divConstB_50, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_51 = stablehlo.composite "shlo.clipScaleF" %divConstB_51, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_26} : (tensor<120x1x5x5xf32>, tensor<f32>) -> tensor<120x1x5x5xf32>
    %clip.clipScaleF_52 = stablehlo.composite "shlo.clipScaleF" %divConstB_52, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_53 = stablehlo.composite "shlo.clipScaleF" %divConstB_53, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_54 = stablehlo.composite "shlo.clipScaleF" %divConstB_54, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_27} : (tensor<32x120x1x1xf32>, tensor<f32>) -> tensor<32x120x1x1xf32>
    %clip.clipScaleF_55 = stablehlo.composite "shlo.clipScaleF" %divConstB_55, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_56 = stablehlo.composite "shlo.clipScaleF" %divConstB_56, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_57 = stablehlo.composite "shlo.clipScaleF" %divConstB_57, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_29} : (tensor<32x1x5x5xf32>, tensor<f32>) -> tensor<32x1x5x5xf32>
    %clip.clipScaleF_58 = stablehlo.composite "shlo.clipScaleF" %divConstB_58, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_59 = stablehlo.composite "shlo.clipScaleF" %divConstB_59, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_60 = stablehlo.composite "shlo.clipScaleF" %divConstB_60, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_30} : (tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %clip.clipScaleF_61 = stablehlo.composite "shlo.clipScaleF" %divConstB_61, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_62 = stablehlo.composite "shlo.clipScaleF" %divConstB_62, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_63 = stablehlo.composite "shlo.clipScaleF" %divConstB_63, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_32} : (tensor<128x1x5x5xf32>, tensor<f32>) -> tensor<128x1x5x5xf32>
    %clip.clipScaleF_64 = stablehlo.composite "shlo.clipScaleF" %divConstB_64, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_65 = stablehlo.composite "shlo.clipScaleF" %divConstB_65, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_66 = stablehlo.composite "shlo.clipScaleF" %divConstB_66, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_33} : (tensor<32x128x1x1xf32>, tensor<f32>) -> tensor<32x128x1x1xf32>
    %clip.clipScaleF_67 = stablehlo.composite "shlo.clipScaleF" %divConstB_67, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_68 = stablehlo.composite "shlo.clipScaleF" %divConstB_68, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_69 = stablehlo.composite "shlo.clipScaleF" %divConstB_69, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_34} : (tensor<32x1x3x3xf32>, tensor<f32>) -> tensor<32x1x3x3xf32>
    %clip.clipScaleF_70 = stablehlo.composite "shlo.clipScaleF" %divConstB_70, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_71 = stablehlo.composite "shlo.clipScaleF" %divConstB_71, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_72 = stablehlo.composite "shlo.clipScaleF" %divConstB_72, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_30} : (tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %clip.clipScaleF_73 = stablehlo.composite "shlo.clipScaleF" %divConstB_73, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_74 = stablehlo.composite "shlo.clipScaleF" %divConstB_74, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_75 = stablehlo.composite "shlo.clipScaleF" %divConstB_75, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_32} : (tensor<128x1x5x5xf32>, tensor<f32>) -> tensor<128x1x5x5xf32>
    %clip.clipScaleF_76 = stablehlo.composite "shlo.clipScaleF" %divConstB_76, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_77 = stablehlo.composite "shlo.clipScaleF" %divConstB_77, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_31} : (tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %clip.clipScaleF_78 = stablehlo.composite "shlo.clipScaleF" %divConstB_78, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_33} : (tensor<32x128x1x1xf32>, tensor<f32>) -> tensor<32x128x1x1xf32>
    %clip.clipScaleF_79 = stablehlo.composite "shlo.clipScaleF" %divConstB_79, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_80 = stablehlo.composite "shlo.clipScaleF" %divConstB_80, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_28} : (tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %clip.clipScaleF_81 = stablehlo.composite "shlo.clipScaleF" %divConstB_81, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_35} : (tensor<120x32x1x1xf32>, tensor<f32>) -> tensor<120x32x1x1xf32>
    %clip.clipScaleF_82 = stablehlo.composite "shlo.clipScaleF" %divConstB_82, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_83 = stablehlo.composite "shlo.clipScaleF" %divConstB_83, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_25} : (tensor<120xf32>, tensor<f32>) -> tensor<120xf32>
    %clip.clipScaleF_84 = stablehlo.composite "shlo.clipScaleF" %divConstB_84, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_36} : (tensor<160x120x1x1xf32>, tensor<f32>) -> tensor<160x120x1x1xf32>
    %clip.clipScaleF_85 = stablehlo.composite "shlo.clipScaleF" %divConstB_85, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_37} : (tensor<160xf32>, tensor<f32>) -> tensor<160xf32>
    %clip.clipScaleF_86 = stablehlo.composite "shlo.clipScaleF" %divConstB_86, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_37} : (tensor<160xf32>, tensor<f32>) -> tensor<160xf32>
    %clip.clipScaleF_87 = stablehlo.composite "shlo.clipScaleF" %divConstB_87, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_38} : (tensor<160x4xf32>, tensor<f32>) -> tensor<160x4xf32>
    %clip.clipScaleF_88 = stablehlo.composite "shlo.clipScaleF" %divConstB_88, %clip.gradSumSqAccF_88 {composite_attributes = {clip = 1.0 : f64, eps = 1.0e-06 : f64}, decomposition = @clipScaleF_1} : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.conv.weight.m, %clip.clipScaleF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_12} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.conv.weight.v, %clip.clipScaleF {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %stem.conv.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.conv.weight, %stem.conv.weight.adamMNextF, %stem.conv.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF} : (tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4x3x3x3xf32>
    %stem.bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.gamma.m, %clip.clipScaleF_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.gamma.v, %clip.clipScaleF_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.bn.gamma, %stem.bn.gamma.adamMNextF, %stem.bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.beta.m, %clip.clipScaleF_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.beta.v, %clip.clipScaleF_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %stem.bn.beta, %stem.bn.beta.adamMNextF, %stem.bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %fused.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.expand.weight.m, %clip.clipScaleF_3 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<16x4x3x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
    %fused.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.expand.weight.v, %clip.clipScaleF_3 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<16x4x3x3xf32>, tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32>
    %fused.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.expand.weight, %fused.expand.weight.adamMNextF, %fused.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_2} : (tensor<16x4x3x3xf32>, tensor<16x4x3x3xf32>, tensor<16x4x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16x4x3x3xf32>
    %fused.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.expand_bn.gamma.m, %clip.clipScaleF_4 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.expand_bn.gamma.v, %clip.clipScaleF_4 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.expand_bn.gamma, %fused.expand_bn.gamma.adamMNextF, %fused.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_3} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %fused.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.expand_bn.beta.m, %clip.clipScaleF_5 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.expand_bn.beta.v, %clip.clipScaleF_5 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %fused.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.expand_bn.beta, %fused.expand_bn.beta.adamMNextF, %fused.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_3} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %fused.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.project.weight.m, %clip.clipScaleF_6 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<6x16x1x1xf32>, tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32>
    %fused.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.project.weight.v, %clip.clipScaleF_6 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<6x16x1x1xf32>, tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32>
    %fused.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.project.weight, %fused.project.weight.adamMNextF, %fused.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_4} : (tensor<6x16x1x1xf32>, tensor<6x16x1x1xf32>, tensor<6x16x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6x16x1x1xf32>
    %fused.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.project_bn.gamma.m, %clip.clipScaleF_7 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.project_bn.gamma.v, %clip.clipScaleF_7 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.project_bn.gamma, %fused.project_bn.gamma.adamMNextF, %fused.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %fused.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %fused.project_bn.beta.m, %clip.clipScaleF_8 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %fused.project_bn.beta.v, %clip.clipScaleF_8 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %fused.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %fused.project_bn.beta, %fused.project_bn.beta.adamMNextF, %fused.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %blocks.0.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.first.weight.m, %clip.clipScaleF_9 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<6x1x3x3xf32>, tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32>
    %blocks.0.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.first.weight.v, %clip.clipScaleF_9 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<6x1x3x3xf32>, tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32>
    %blocks.0.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.first.weight, %blocks.0.first.weight.adamMNextF, %blocks.0.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_6} : (tensor<6x1x3x3xf32>, tensor<6x1x3x3xf32>, tensor<6x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6x1x3x3xf32>
    %blocks.0.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.first_bn.gamma.m, %clip.clipScaleF_10 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.first_bn.gamma.v, %clip.clipScaleF_10 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.first_bn.gamma, %blocks.0.first_bn.gamma.adamMNextF, %blocks.0.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %blocks.0.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.first_bn.beta.m, %clip.clipScaleF_11 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.first_bn.beta.v, %clip.clipScaleF_11 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %blocks.0.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.first_bn.beta, %blocks.0.first_bn.beta.adamMNextF, %blocks.0.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_5} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %blocks.0.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.expand.weight.m, %clip.clipScaleF_12 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_16} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %blocks.0.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.expand.weight.v, %clip.clipScaleF_12 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32>
    %blocks.0.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.expand.weight, %blocks.0.expand.weight.adamMNextF, %blocks.0.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_7} : (tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x6x1x1xf32>
    %blocks.0.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.expand_bn.gamma.m, %clip.clipScaleF_13 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.expand_bn.gamma.v, %clip.clipScaleF_13 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.expand_bn.gamma, %blocks.0.expand_bn.gamma.adamMNextF, %blocks.0.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %blocks.0.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.expand_bn.beta.m, %clip.clipScaleF_14 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.expand_bn.beta.v, %clip.clipScaleF_14 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.expand_bn.beta, %blocks.0.expand_bn.beta.adamMNextF, %blocks.0.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %blocks.0.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.middle.weight.m, %clip.clipScaleF_15 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_17} : (tensor<24x1x5x5xf32>, tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32>
    %blocks.0.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.middle.weight.v, %clip.clipScaleF_15 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_9} : (tensor<24x1x5x5xf32>, tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32>
    %blocks.0.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.middle.weight, %blocks.0.middle.weight.adamMNextF, %blocks.0.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_9} : (tensor<24x1x5x5xf32>, tensor<24x1x5x5xf32>, tensor<24x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24x1x5x5xf32>
    %blocks.0.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.middle_bn.gamma.m, %clip.clipScaleF_16 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.middle_bn.gamma.v, %clip.clipScaleF_16 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.middle_bn.gamma, %blocks.0.middle_bn.gamma.adamMNextF, %blocks.0.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %blocks.0.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.middle_bn.beta.m, %clip.clipScaleF_17 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.middle_bn.beta.v, %clip.clipScaleF_17 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %blocks.0.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.middle_bn.beta, %blocks.0.middle_bn.beta.adamMNextF, %blocks.0.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_8} : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<24xf32>
    %blocks.0.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.project.weight.m, %clip.clipScaleF_18 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_18} : (tensor<10x24x1x1xf32>, tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32>
    %blocks.0.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project.weight.v, %clip.clipScaleF_18 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<10x24x1x1xf32>, tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32>
    %blocks.0.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.project.weight, %blocks.0.project.weight.adamMNextF, %blocks.0.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_10} : (tensor<10x24x1x1xf32>, tensor<10x24x1x1xf32>, tensor<10x24x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10x24x1x1xf32>
    %blocks.0.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.gamma.m, %clip.clipScaleF_19 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project_bn.gamma.v, %clip.clipScaleF_19 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.project_bn.gamma, %blocks.0.project_bn.gamma.adamMNextF, %blocks.0.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_11} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %blocks.0.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.0.project_bn.beta.m, %clip.clipScaleF_20 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.0.project_bn.beta.v, %clip.clipScaleF_20 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.0.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.0.project_bn.beta, %blocks.0.project_bn.beta.adamMNextF, %blocks.0.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_11} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %blocks.1.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.first.weight.m, %clip.clipScaleF_21 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_19} : (tensor<10x1x3x3xf32>, tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32>
    %blocks.1.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.first.weight.v, %clip.clipScaleF_21 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_12} : (tensor<10x1x3x3xf32>, tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32>
    %blocks.1.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.first.weight, %blocks.1.first.weight.adamMNextF, %blocks.1.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_12} : (tensor<10x1x3x3xf32>, tensor<10x1x3x3xf32>, tensor<10x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10x1x3x3xf32>
    %blocks.1.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.first_bn.gamma.m, %clip.clipScaleF_22 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.first_bn.gamma.v, %clip.clipScaleF_22 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.first_bn.gamma, %blocks.1.first_bn.gamma.adamMNextF, %blocks.1.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_11} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %blocks.1.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.first_bn.beta.m, %clip.clipScaleF_23 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.first_bn.beta.v, %clip.clipScaleF_23 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %blocks.1.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.first_bn.beta, %blocks.1.first_bn.beta.adamMNextF, %blocks.1.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_11} : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %blocks.1.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand.weight.m, %clip.clipScaleF_24 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_20} : (tensor<60x10x1x1xf32>, tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32>
    %blocks.1.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand.weight.v, %clip.clipScaleF_24 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<60x10x1x1xf32>, tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32>
    %blocks.1.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.expand.weight, %blocks.1.expand.weight.adamMNextF, %blocks.1.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_13} : (tensor<60x10x1x1xf32>, tensor<60x10x1x1xf32>, tensor<60x10x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60x10x1x1xf32>
    %blocks.1.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.gamma.m, %clip.clipScaleF_25 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand_bn.gamma.v, %clip.clipScaleF_25 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.expand_bn.gamma, %blocks.1.expand_bn.gamma.adamMNextF, %blocks.1.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_14} : (tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60xf32>
    %blocks.1.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.expand_bn.beta.m, %clip.clipScaleF_26 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.expand_bn.beta.v, %clip.clipScaleF_26 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.expand_bn.beta, %blocks.1.expand_bn.beta.adamMNextF, %blocks.1.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_14} : (tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60xf32>
    %blocks.1.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.middle.weight.m, %clip.clipScaleF_27 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<60x1x5x5xf32>, tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32>
    %blocks.1.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.middle.weight.v, %clip.clipScaleF_27 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<60x1x5x5xf32>, tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32>
    %blocks.1.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.middle.weight, %blocks.1.middle.weight.adamMNextF, %blocks.1.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_15} : (tensor<60x1x5x5xf32>, tensor<60x1x5x5xf32>, tensor<60x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60x1x5x5xf32>
    %blocks.1.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.middle_bn.gamma.m, %clip.clipScaleF_28 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.middle_bn.gamma.v, %clip.clipScaleF_28 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.middle_bn.gamma, %blocks.1.middle_bn.gamma.adamMNextF, %blocks.1.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_14} : (tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60xf32>
    %blocks.1.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.middle_bn.beta.m, %clip.clipScaleF_29 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.middle_bn.beta.v, %clip.clipScaleF_29 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xf32>
    %blocks.1.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.middle_bn.beta, %blocks.1.middle_bn.beta.adamMNextF, %blocks.1.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_14} : (tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<60xf32>
    %blocks.1.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.project.weight.m, %clip.clipScaleF_30 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_22} : (tensor<20x60x1x1xf32>, tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32>
    %blocks.1.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project.weight.v, %clip.clipScaleF_30 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_16} : (tensor<20x60x1x1xf32>, tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32>
    %blocks.1.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.project.weight, %blocks.1.project.weight.adamMNextF, %blocks.1.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_16} : (tensor<20x60x1x1xf32>, tensor<20x60x1x1xf32>, tensor<20x60x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20x60x1x1xf32>
    %blocks.1.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.gamma.m, %clip.clipScaleF_31 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project_bn.gamma.v, %clip.clipScaleF_31 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.project_bn.gamma, %blocks.1.project_bn.gamma.adamMNextF, %blocks.1.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.1.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.1.project_bn.beta.m, %clip.clipScaleF_32 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.1.project_bn.beta.v, %clip.clipScaleF_32 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.1.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.1.project_bn.beta, %blocks.1.project_bn.beta.adamMNextF, %blocks.1.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.2.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.first.weight.m, %clip.clipScaleF_33 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_23} : (tensor<20x1x3x3xf32>, tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32>
    %blocks.2.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.first.weight.v, %clip.clipScaleF_33 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_18} : (tensor<20x1x3x3xf32>, tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32>
    %blocks.2.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.first.weight, %blocks.2.first.weight.adamMNextF, %blocks.2.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_18} : (tensor<20x1x3x3xf32>, tensor<20x1x3x3xf32>, tensor<20x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20x1x3x3xf32>
    %blocks.2.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.first_bn.gamma.m, %clip.clipScaleF_34 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.first_bn.gamma.v, %clip.clipScaleF_34 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.first_bn.gamma, %blocks.2.first_bn.gamma.adamMNextF, %blocks.2.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.2.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.first_bn.beta.m, %clip.clipScaleF_35 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.first_bn.beta.v, %clip.clipScaleF_35 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.first_bn.beta, %blocks.2.first_bn.beta.adamMNextF, %blocks.2.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.2.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand.weight.m, %clip.clipScaleF_36 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_24} : (tensor<80x20x1x1xf32>, tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32>
    %blocks.2.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand.weight.v, %clip.clipScaleF_36 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_19} : (tensor<80x20x1x1xf32>, tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32>
    %blocks.2.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.expand.weight, %blocks.2.expand.weight.adamMNextF, %blocks.2.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_19} : (tensor<80x20x1x1xf32>, tensor<80x20x1x1xf32>, tensor<80x20x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80x20x1x1xf32>
    %blocks.2.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.gamma.m, %clip.clipScaleF_37 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand_bn.gamma.v, %clip.clipScaleF_37 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.expand_bn.gamma, %blocks.2.expand_bn.gamma.adamMNextF, %blocks.2.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_20} : (tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80xf32>
    %blocks.2.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.expand_bn.beta.m, %clip.clipScaleF_38 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.expand_bn.beta.v, %clip.clipScaleF_38 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.expand_bn.beta, %blocks.2.expand_bn.beta.adamMNextF, %blocks.2.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_20} : (tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80xf32>
    %blocks.2.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.middle.weight.m, %clip.clipScaleF_39 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_25} : (tensor<80x1x3x3xf32>, tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32>
    %blocks.2.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.middle.weight.v, %clip.clipScaleF_39 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<80x1x3x3xf32>, tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32>
    %blocks.2.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.middle.weight, %blocks.2.middle.weight.adamMNextF, %blocks.2.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_21} : (tensor<80x1x3x3xf32>, tensor<80x1x3x3xf32>, tensor<80x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80x1x3x3xf32>
    %blocks.2.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.middle_bn.gamma.m, %clip.clipScaleF_40 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.middle_bn.gamma.v, %clip.clipScaleF_40 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.middle_bn.gamma, %blocks.2.middle_bn.gamma.adamMNextF, %blocks.2.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_20} : (tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80xf32>
    %blocks.2.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.middle_bn.beta.m, %clip.clipScaleF_41 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.middle_bn.beta.v, %clip.clipScaleF_41 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<80xf32>, tensor<80xf32>) -> tensor<80xf32>
    %blocks.2.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.middle_bn.beta, %blocks.2.middle_bn.beta.adamMNextF, %blocks.2.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_20} : (tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<80xf32>
    %blocks.2.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.project.weight.m, %clip.clipScaleF_42 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_26} : (tensor<20x80x1x1xf32>, tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32>
    %blocks.2.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project.weight.v, %clip.clipScaleF_42 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_22} : (tensor<20x80x1x1xf32>, tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32>
    %blocks.2.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.project.weight, %blocks.2.project.weight.adamMNextF, %blocks.2.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_22} : (tensor<20x80x1x1xf32>, tensor<20x80x1x1xf32>, tensor<20x80x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20x80x1x1xf32>
    %blocks.2.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.gamma.m, %clip.clipScaleF_43 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project_bn.gamma.v, %clip.clipScaleF_43 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.project_bn.gamma, %blocks.2.project_bn.gamma.adamMNextF, %blocks.2.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.2.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.2.project_bn.beta.m, %clip.clipScaleF_44 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.2.project_bn.beta.v, %clip.clipScaleF_44 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.2.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.2.project_bn.beta, %blocks.2.project_bn.beta.adamMNextF, %blocks.2.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.3.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.first.weight.m, %clip.clipScaleF_45 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_27} : (tensor<20x1x5x5xf32>, tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32>
    %blocks.3.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.first.weight.v, %clip.clipScaleF_45 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_23} : (tensor<20x1x5x5xf32>, tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32>
    %blocks.3.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.first.weight, %blocks.3.first.weight.adamMNextF, %blocks.3.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_23} : (tensor<20x1x5x5xf32>, tensor<20x1x5x5xf32>, tensor<20x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20x1x5x5xf32>
    %blocks.3.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.first_bn.gamma.m, %clip.clipScaleF_46 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.first_bn.gamma.v, %clip.clipScaleF_46 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.first_bn.gamma, %blocks.3.first_bn.gamma.adamMNextF, %blocks.3.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.3.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.first_bn.beta.m, %clip.clipScaleF_47 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.first_bn.beta.v, %clip.clipScaleF_47 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %blocks.3.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.first_bn.beta, %blocks.3.first_bn.beta.adamMNextF, %blocks.3.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_17} : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<20xf32>
    %blocks.3.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand.weight.m, %clip.clipScaleF_48 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_28} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.3.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand.weight.v, %clip.clipScaleF_48 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_24} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32>
    %blocks.3.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.expand.weight, %blocks.3.expand.weight.adamMNextF, %blocks.3.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_24} : (tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120x20x1x1xf32>
    %blocks.3.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.gamma.m, %clip.clipScaleF_49 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand_bn.gamma.v, %clip.clipScaleF_49 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.expand_bn.gamma, %blocks.3.expand_bn.gamma.adamMNextF, %blocks.3.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %blocks.3.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.expand_bn.beta.m, %clip.clipScaleF_50 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.expand_bn.beta.v, %clip.clipScaleF_50 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.expand_bn.beta, %blocks.3.expand_bn.beta.adamMNextF, %blocks.3.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %blocks.3.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.middle.weight.m, %clip.clipScaleF_51 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_29} : (tensor<120x1x5x5xf32>, tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32>
    %blocks.3.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.middle.weight.v, %clip.clipScaleF_51 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_26} : (tensor<120x1x5x5xf32>, tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32>
    %blocks.3.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.middle.weight, %blocks.3.middle.weight.adamMNextF, %blocks.3.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_26} : (tensor<120x1x5x5xf32>, tensor<120x1x5x5xf32>, tensor<120x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120x1x5x5xf32>
    %blocks.3.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.middle_bn.gamma.m, %clip.clipScaleF_52 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.middle_bn.gamma.v, %clip.clipScaleF_52 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.middle_bn.gamma, %blocks.3.middle_bn.gamma.adamMNextF, %blocks.3.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %blocks.3.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.middle_bn.beta.m, %clip.clipScaleF_53 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.middle_bn.beta.v, %clip.clipScaleF_53 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %blocks.3.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.middle_bn.beta, %blocks.3.middle_bn.beta.adamMNextF, %blocks.3.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %blocks.3.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.project.weight.m, %clip.clipScaleF_54 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_30} : (tensor<32x120x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32>
    %blocks.3.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project.weight.v, %clip.clipScaleF_54 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_27} : (tensor<32x120x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32>
    %blocks.3.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.project.weight, %blocks.3.project.weight.adamMNextF, %blocks.3.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_27} : (tensor<32x120x1x1xf32>, tensor<32x120x1x1xf32>, tensor<32x120x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x120x1x1xf32>
    %blocks.3.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.gamma.m, %clip.clipScaleF_55 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project_bn.gamma.v, %clip.clipScaleF_55 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.project_bn.gamma, %blocks.3.project_bn.gamma.adamMNextF, %blocks.3.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.3.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.3.project_bn.beta.m, %clip.clipScaleF_56 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.3.project_bn.beta.v, %clip.clipScaleF_56 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.3.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.3.project_bn.beta, %blocks.3.project_bn.beta.adamMNextF, %blocks.3.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.4.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.first.weight.m, %clip.clipScaleF_57 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_31} : (tensor<32x1x5x5xf32>, tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32>
    %blocks.4.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.first.weight.v, %clip.clipScaleF_57 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_29} : (tensor<32x1x5x5xf32>, tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32>
    %blocks.4.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.first.weight, %blocks.4.first.weight.adamMNextF, %blocks.4.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_29} : (tensor<32x1x5x5xf32>, tensor<32x1x5x5xf32>, tensor<32x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x1x5x5xf32>
    %blocks.4.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.first_bn.gamma.m, %clip.clipScaleF_58 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.first_bn.gamma.v, %clip.clipScaleF_58 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.first_bn.gamma, %blocks.4.first_bn.gamma.adamMNextF, %blocks.4.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.4.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.first_bn.beta.m, %clip.clipScaleF_59 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.first_bn.beta.v, %clip.clipScaleF_59 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.first_bn.beta, %blocks.4.first_bn.beta.adamMNextF, %blocks.4.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.4.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand.weight.m, %clip.clipScaleF_60 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_32} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %blocks.4.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand.weight.v, %clip.clipScaleF_60 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_30} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %blocks.4.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.expand.weight, %blocks.4.expand.weight.adamMNextF, %blocks.4.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_30} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %blocks.4.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.gamma.m, %clip.clipScaleF_61 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand_bn.gamma.v, %clip.clipScaleF_61 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.expand_bn.gamma, %blocks.4.expand_bn.gamma.adamMNextF, %blocks.4.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.4.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.expand_bn.beta.m, %clip.clipScaleF_62 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.expand_bn.beta.v, %clip.clipScaleF_62 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.expand_bn.beta, %blocks.4.expand_bn.beta.adamMNextF, %blocks.4.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.4.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.middle.weight.m, %clip.clipScaleF_63 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_33} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %blocks.4.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.middle.weight.v, %clip.clipScaleF_63 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_32} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %blocks.4.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.middle.weight, %blocks.4.middle.weight.adamMNextF, %blocks.4.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_32} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128x1x5x5xf32>
    %blocks.4.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.middle_bn.gamma.m, %clip.clipScaleF_64 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.middle_bn.gamma.v, %clip.clipScaleF_64 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.middle_bn.gamma, %blocks.4.middle_bn.gamma.adamMNextF, %blocks.4.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.4.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.middle_bn.beta.m, %clip.clipScaleF_65 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.middle_bn.beta.v, %clip.clipScaleF_65 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.4.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.middle_bn.beta, %blocks.4.middle_bn.beta.adamMNextF, %blocks.4.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.4.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.project.weight.m, %clip.clipScaleF_66 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_34} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %blocks.4.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project.weight.v, %clip.clipScaleF_66 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_33} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %blocks.4.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.project.weight, %blocks.4.project.weight.adamMNextF, %blocks.4.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_33} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x128x1x1xf32>
    %blocks.4.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.gamma.m, %clip.clipScaleF_67 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project_bn.gamma.v, %clip.clipScaleF_67 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.project_bn.gamma, %blocks.4.project_bn.gamma.adamMNextF, %blocks.4.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.4.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.4.project_bn.beta.m, %clip.clipScaleF_68 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.4.project_bn.beta.v, %clip.clipScaleF_68 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.4.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.4.project_bn.beta, %blocks.4.project_bn.beta.adamMNextF, %blocks.4.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.5.first.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.first.weight.m, %clip.clipScaleF_69 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_35} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32>
    %blocks.5.first.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.first.weight.v, %clip.clipScaleF_69 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_34} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32>
    %blocks.5.first.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.first.weight, %blocks.5.first.weight.adamMNextF, %blocks.5.first.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_34} : (tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x1x3x3xf32>
    %blocks.5.first_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.first_bn.gamma.m, %clip.clipScaleF_70 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.first_bn.gamma.v, %clip.clipScaleF_70 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.first_bn.gamma, %blocks.5.first_bn.gamma.adamMNextF, %blocks.5.first_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.5.first_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.first_bn.beta.m, %clip.clipScaleF_71 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.first_bn.beta.v, %clip.clipScaleF_71 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.first_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.first_bn.beta, %blocks.5.first_bn.beta.adamMNextF, %blocks.5.first_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.5.expand.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand.weight.m, %clip.clipScaleF_72 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_32} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %blocks.5.expand.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand.weight.v, %clip.clipScaleF_72 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_30} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %blocks.5.expand.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.expand.weight, %blocks.5.expand.weight.adamMNextF, %blocks.5.expand.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_30} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %blocks.5.expand_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.gamma.m, %clip.clipScaleF_73 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand_bn.gamma.v, %clip.clipScaleF_73 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.expand_bn.gamma, %blocks.5.expand_bn.gamma.adamMNextF, %blocks.5.expand_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.5.expand_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.expand_bn.beta.m, %clip.clipScaleF_74 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.expand_bn.beta.v, %clip.clipScaleF_74 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.expand_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.expand_bn.beta, %blocks.5.expand_bn.beta.adamMNextF, %blocks.5.expand_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.5.middle.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.middle.weight.m, %clip.clipScaleF_75 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_33} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %blocks.5.middle.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.middle.weight.v, %clip.clipScaleF_75 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_32} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32>
    %blocks.5.middle.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.middle.weight, %blocks.5.middle.weight.adamMNextF, %blocks.5.middle.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_32} : (tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128x1x5x5xf32>
    %blocks.5.middle_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.middle_bn.gamma.m, %clip.clipScaleF_76 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.middle_bn.gamma.v, %clip.clipScaleF_76 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.middle_bn.gamma, %blocks.5.middle_bn.gamma.adamMNextF, %blocks.5.middle_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.5.middle_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.middle_bn.beta.m, %clip.clipScaleF_77 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.middle_bn.beta.v, %clip.clipScaleF_77 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_31} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %blocks.5.middle_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.middle_bn.beta, %blocks.5.middle_bn.beta.adamMNextF, %blocks.5.middle_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_31} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %blocks.5.project.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.project.weight.m, %clip.clipScaleF_78 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_34} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %blocks.5.project.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project.weight.v, %clip.clipScaleF_78 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_33} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    %blocks.5.project.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.project.weight, %blocks.5.project.weight.adamMNextF, %blocks.5.project.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_33} : (tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32x128x1x1xf32>
    %blocks.5.project_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.gamma.m, %clip.clipScaleF_79 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project_bn.gamma.v, %clip.clipScaleF_79 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.project_bn.gamma, %blocks.5.project_bn.gamma.adamMNextF, %blocks.5.project_bn.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %blocks.5.project_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %blocks.5.project_bn.beta.m, %clip.clipScaleF_80 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %blocks.5.project_bn.beta.v, %clip.clipScaleF_80 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_28} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %blocks.5.project_bn.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %blocks.5.project_bn.beta, %blocks.5.project_bn.beta.adamMNextF, %blocks.5.project_bn.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_28} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %top.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.conv1.weight.m, %clip.clipScaleF_81 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_36} : (tensor<120x32x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32>
    %top.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.conv1.weight.v, %clip.clipScaleF_81 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_35} : (tensor<120x32x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32>
    %top.conv1.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.conv1.weight, %top.conv1.weight.adamMNextF, %top.conv1.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_35} : (tensor<120x32x1x1xf32>, tensor<120x32x1x1xf32>, tensor<120x32x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120x32x1x1xf32>
    %top.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn1.gamma.m, %clip.clipScaleF_82 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn1.gamma.v, %clip.clipScaleF_82 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.bn1.gamma, %top.bn1.gamma.adamMNextF, %top.bn1.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %top.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn1.beta.m, %clip.clipScaleF_83 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn1.beta.v, %clip.clipScaleF_83 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_25} : (tensor<120xf32>, tensor<120xf32>) -> tensor<120xf32>
    %top.bn1.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.bn1.beta, %top.bn1.beta.adamMNextF, %top.bn1.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_25} : (tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<120xf32>
    %top.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.conv2.weight.m, %clip.clipScaleF_84 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_37} : (tensor<160x120x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32>
    %top.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.conv2.weight.v, %clip.clipScaleF_84 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_36} : (tensor<160x120x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32>
    %top.conv2.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.conv2.weight, %top.conv2.weight.adamMNextF, %top.conv2.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_36} : (tensor<160x120x1x1xf32>, tensor<160x120x1x1xf32>, tensor<160x120x1x1xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<160x120x1x1xf32>
    %top.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn2.gamma.m, %clip.clipScaleF_85 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn2.gamma.v, %clip.clipScaleF_85 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_37} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.gamma.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.bn2.gamma, %top.bn2.gamma.adamMNextF, %top.bn2.gamma.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_37} : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<160xf32>
    %top.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %top.bn2.beta.m, %clip.clipScaleF_86 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %top.bn2.beta.v, %clip.clipScaleF_86 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_37} : (tensor<160xf32>, tensor<160xf32>) -> tensor<160xf32>
    %top.bn2.beta.adamWParamF = stablehlo.composite "shlo.adamWParamF" %top.bn2.beta, %top.bn2.beta.adamMNextF, %top.bn2.beta.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_37} : (tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<160xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %clip.clipScaleF_87 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_38} : (tensor<160x4xf32>, tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %clip.clipScaleF_87 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_38} : (tensor<160x4xf32>, tensor<160x4xf32>) -> tensor<160x4xf32>
    %head.weight.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_38} : (tensor<160x4xf32>, tensor<160x4xf32>, tensor<160x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<160x4xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %clip.clipScaleF_88 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %clip.clipScaleF_88 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamWParamF = stablehlo.composite "shlo.adamWParamF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %lr, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-08 : f64, wd = 0.0 : f64}, decomposition = @adamWParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    return %stem.conv.weight.adamWParamF, %stem.bn.gamma.adamWParamF, %stem.bn.beta.adamWParamF, %fused.expand.weight.adamWParamF, %fused.expand_bn.gamma.adamWParamF, %fused.expand_bn.beta.adamWParamF, %fused.project.weight.adamWParamF, %fused.project_bn.gamma.adamWParamF, %fused.project_bn.beta.adamWParamF, %blocks.0.first.weight.adamWParamF, %blocks.0.first_bn.gamma.adamWParamF, %blocks.0.first_bn.beta.adamWParamF, %blocks.0.expand.weight.adamWParamF, %blocks.0.expand_bn.gamma.adamWParamF, %blocks.0.expand_bn.beta.adamWParamF, %blocks.0.middle.weight.adamWParamF, %blocks.0.middle_bn.gamma.adamWParamF, %blocks.0.middle_bn.beta.adamWParamF, %blocks.0.project.weight.adamWParamF, %blocks.0.project_bn.gamma.adamWParamF, %blocks.0.project_bn.beta.adamWParamF, %blocks.1.first.weight.adamWParamF, %blocks.1.first_bn.gamma.adamWParamF, %blocks.1.first_bn.beta.adamWParamF, %blocks.1.expand.weight.adamWParamF, %blocks.1.expand_bn.gamma.adamWParamF, %blocks.1.expand_bn.beta.adamWParamF, %blocks.1.middle.weight.adamWParamF, %blocks.1.middle_bn.gamma.adamWParamF, %blocks.1.middle_bn.beta.adamWParamF, %blocks.1.project.weight.adamWParamF, %blocks.1.project_bn.gamma.adamWParamF, %blocks.1.project_bn.beta.adamWParamF, %blocks.2.first.weight.adamWParamF, %blocks.2.first_bn.gamma.adamWParamF, %blocks.2.first_bn.beta.adamWParamF, %blocks.2.expand.weight.adamWParamF, %blocks.2.expand_bn.gamma.adamWParamF, %blocks.2.expand_bn.beta.adamWParamF, %blocks.2.middle.weight.adamWParamF, %blocks.2.middle_bn.gamma.adamWParamF, %blocks.2.middle_bn.beta.adamWParamF, %blocks.2.project.weight.adamWParamF, %blocks.2.project_bn.gamma.adamWParamF, %blocks.2.project_bn.beta.adamWParamF, %blocks.3.first.weight.adamWParamF, %blocks.3.first_bn.gamma.adamWParamF, %blocks.3.first_bn.beta.adamWParamF, %blocks.3.expand.weight.adamWParamF, %blocks.3.expand_bn.gamma.adamWParamF, %blocks.3.expand_bn.beta.adamWParamF, %blocks.3.middle.weight.adamWParamF, %blocks.3.middle_bn.gamma.adamWParamF, %blocks.3.middle_bn.beta.adamWParamF, %blocks.3.project.weight.adamWParamF, %blocks.3.project_bn.gamma.adamWParamF, %blocks.3.project_bn.beta.adamWParamF, %blocks.4.first.weight.adamWParamF, %blocks.4.first_bn.gamma.adamWParamF, %blocks.4.first_bn.beta.adamWParamF, %blocks.4.expand.weight.adamWParamF, %blocks.4.expand_bn.gamma.adamWParamF, %blocks.4.expand_bn.beta.adamWParamF, %blocks.4.middle.weight.adamWParamF, %blocks.4.middle_bn.gamma.adamWParamF, %blocks.4.middle_bn.beta.adamWParamF, %blocks.4.project.weight.adamWParamF, %blocks.4.project_bn.gamma.adamWParamF, %blocks.4.project_bn.beta.adamWParamF, %blocks.5.first.weight.adamWParamF, %blocks.5.first_bn.gamma.adamWParamF, %blocks.5.first_bn.beta.adamWParamF, %blocks.5.expand.weight.adamWParamF, %blocks.5.expand_bn.gamma.adamWParamF, %blocks.5.expand_bn.beta.adamWParamF, %blocks.5.middle.weight.adamWParamF, %blocks.5.middle_bn.gamma.adamWParamF, %blocks.5.middle_bn.beta.adamWParamF, %blocks.5.project.weight.adamWParamF, %blocks.5.project_bn.gamma.adamWParamF, %blocks.5.project_bn.beta.adamWParamF, %top.conv1.weight.adamWParamF, %top.bn1.gamma.adamWParamF, %top.bn1.beta.adamWParamF, %top.conv2.weight.adamWParamF, %top.bn2.gamma.adamWParamF, %top.bn2.beta.adamWParamF, %head.weight.adamWParamF, %head.bias.adamWParamF, %stem.conv.weight.adamMNextF, %stem.conv.weight.adamVNextF, %stem.bn.gamma.adamMNextF, %stem.bn.gamma.adamVNextF, %stem.bn.beta.adamMNextF, %stem.bn.beta.adamVNextF, %fused.expand.weight.adamMNextF, %fused.expand.weight.adamVNextF, %fused.expand_bn.gamma.adamMNextF, %fused.expand_bn.gamma.adamVNextF, %fused.expand_bn.beta.adamMNextF, %fused.expand_bn.beta.adamVNextF, %fused.project.weight.adamMNextF, %fused.project.weight.adamVNextF, %fused.project_bn.gamma.adamMNextF, %fused.project_bn.gamma.adamVNextF, %fused.project_bn.beta.adamMNextF, %fused.project_bn.beta.adamVNextF, %blocks.0.first.weight.adamMNextF, %blocks.0.first.weight.adamVNextF, %blocks.0.first_bn.gamma.adamMNextF, %blocks.0.first_bn.gamma.adamVNextF, %blocks.0.first_bn.beta.adamMNextF, %blocks.0.first_bn.beta.adamVNextF, %blocks.0.expand.weight.adamMNextF, %blocks.0.expand.weight.adamVNextF, %blocks.0.expand_bn.gamma.adamMNextF, %blocks.0.expand_bn.gamma.adamVNextF, %blocks.0.expand_bn.beta.adamMNextF, %blocks.0.expand_bn.beta.adamVNextF, %blocks.0.middle.weight.adamMNextF, %blocks.0.middle.weight.adamVNextF, %blocks.0.middle_bn.gamma.adamMNextF, %blocks.0.middle_bn.gamma.adamVNextF, %blocks.0.middle_bn.beta.adamMNextF, %blocks.0.middle_bn.beta.adamVNextF, %blocks.0.project.weight.adamMNextF, %blocks.0.project.weight.adamVNextF, %blocks.0.project_bn.gamma.adamMNextF, %blocks.0.project_bn.gamma.adamVNextF, %blocks.0.project_bn.beta.adamMNextF, %blocks.0.project_bn.beta.adamVNextF, %blocks.1.first.weight.adamMNextF, %blocks.1.first.weight.adamVNextF, %blocks.1.first_bn.gamma.adamMNextF, %blocks.1.first_bn.gamma.adamVNextF, %blocks.1.first_bn.beta.adamMNextF, %blocks.1.first_bn.beta.adamVNextF, %blocks.1.expand.weight.adamMNextF, %blocks.1.expand.weight.adamVNextF, %blocks.1.expand_bn.gamma.adamMNextF, %blocks.1.expand_bn.gamma.adamVNextF, %blocks.1.expand_bn.beta.adamMNextF, %blocks.1.expand_bn.beta.adamVNextF, %blocks.1.middle.weight.adamMNextF, %blocks.1.middle.weight.adamVNextF, %blocks.1.middle_bn.gamma.adamMNextF, %blocks.1.middle_bn.gamma.adamVNextF, %blocks.1.middle_bn.beta.adamMNextF, %blocks.1.middle_bn.beta.adamVNextF, %blocks.1.project.weight.adamMNextF, %blocks.1.project.weight.adamVNextF, %blocks.1.project_bn.gamma.adamMNextF, %blocks.1.project_bn.gamma.adamVNextF, %blocks.1.project_bn.beta.adamMNextF, %blocks.1.project_bn.beta.adamVNextF, %blocks.2.first.weight.adamMNextF, %blocks.2.first.weight.adamVNextF, %blocks.2.first_bn.gamma.adamMNextF, %blocks.2.first_bn.gamma.adamVNextF, %blocks.2.first_bn.beta.adamMNextF, %blocks.2.first_bn.beta.adamVNextF, %blocks.2.expand.weight.adamMNextF, %blocks.2.expand.weight.adamVNextF, %blocks.2.expand_bn.gamma.adamMNextF, %blocks.2.expand_bn.gamma.adamVNextF, %blocks.2.expand_bn.beta.adamMNextF, %blocks.2.expand_bn.beta.adamVNextF, %blocks.2.middle.weight.adamMNextF, %blocks.2.middle.weight.adamVNextF, %blocks.2.middle_bn.gamma.adamMNextF, %blocks.2.middle_bn.gamma.adamVNextF, %blocks.2.middle_bn.beta.adamMNextF, %blocks.2.middle_bn.beta.adamVNextF, %blocks.2.project.weight.adamMNextF, %blocks.2.project.weight.adamVNextF, %blocks.2.project_bn.gamma.adamMNextF, %blocks.2.project_bn.gamma.adamVNextF, %blocks.2.project_bn.beta.adamMNextF, %blocks.2.project_bn.beta.adamVNextF, %blocks.3.first.weight.adamMNextF, %blocks.3.first.weight.adamVNextF, %blocks.3.first_bn.gamma.adamMNextF, %blocks.3.first_bn.gamma.adamVNextF, %blocks.3.first_bn.beta.adamMNextF, %blocks.3.first_bn.beta.adamVNextF, %blocks.3.expand.weight.adamMNextF, %blocks.3.expand.weight.adamVNextF, %blocks.3.expand_bn.gamma.adamMNextF, %blocks.3.expand_bn.gamma.adamVNextF, %blocks.3.expand_bn.beta.adamMNextF, %blocks.3.expand_bn.beta.adamVNextF, %blocks.3.middle.weight.adamMNextF, %blocks.3.middle.weight.adamVNextF, %blocks.3.middle_bn.gamma.adamMNextF, %blocks.3.middle_bn.gamma.adamVNextF, %blocks.3.middle_bn.beta.adamMNextF, %blocks.3.middle_bn.beta.adamVNextF, %blocks.3.project.weight.adamMNextF, %blocks.3.project.weight.adamVNextF, %blocks.3.project_bn.gamma.adamMNextF, %blocks.3.project_bn.gamma.adamVNextF, %blocks.3.project_bn.beta.adamMNextF, %blocks.3.project_bn.beta.adamVNextF, %blocks.4.first.weight.adamMNextF, %blocks.4.first.weight.adamVNextF, %blocks.4.first_bn.gamma.adamMNextF, %blocks.4.first_bn.gamma.adamVNextF, %blocks.4.first_bn.beta.adamMNextF, %blocks.4.first_bn.beta.adamVNextF, %blocks.4.expand.weight.adamMNextF, %blocks.4.expand.weight.adamVNextF, %blocks.4.expand_bn.gamma.adamMNextF, %blocks.4.expand_bn.gamma.adamVNextF, %blocks.4.expand_bn.beta.adamMNextF, %blocks.4.expand_bn.beta.adamVNextF, %blocks.4.middle.weight.adamMNextF, %blocks.4.middle.weight.adamVNextF, %blocks.4.middle_bn.gamma.adamMNextF, %blocks.4.middle_bn.gamma.adamVNextF, %blocks.4.middle_bn.beta.adamMNextF, %blocks.4.middle_bn.beta.adamVNextF, %blocks.4.project.weight.adamMNextF, %blocks.4.project.weight.adamVNextF, %blocks.4.project_bn.gamma.adamMNextF, %blocks.4.project_bn.gamma.adamVNextF, %blocks.4.project_bn.beta.adamMNextF, %blocks.4.project_bn.beta.adamVNextF, %blocks.5.first.weight.adamMNextF, %blocks.5.first.weight.adamVNextF, %blocks.5.first_bn.gamma.adamMNextF, %blocks.5.first_bn.gamma.adamVNextF, %blocks.5.first_bn.beta.adamMNextF, %blocks.5.first_bn.beta.adamVNextF, %blocks.5.expand.weight.adamMNextF, %blocks.5.expand.weight.adamVNextF, %blocks.5.expand_bn.gamma.adamMNextF, %blocks.5.expand_bn.gamma.adamVNextF, %blocks.5.expand_bn.beta.adamMNextF, %blocks.5.expand_bn.beta.adamVNextF, %blocks.5.middle.weight.adamMNextF, %blocks.5.middle.weight.adamVNextF, %blocks.5.middle_bn.gamma.adamMNextF, %blocks.5.middle_bn.gamma.adamVNextF, %blocks.5.middle_bn.beta.adamMNextF, %blocks.5.middle_bn.beta.adamVNextF, %blocks.5.project.weight.adamMNextF, %blocks.5.project.weight.adamVNextF, %blocks.5.project_bn.gamma.adamMNextF, %blocks.5.project_bn.gamma.adamVNextF, %blocks.5.project_bn.beta.adamMNextF, %blocks.5.project_bn.beta.adamVNextF, %top.conv1.weight.adamMNextF, %top.conv1.weight.adamVNextF, %top.bn1.gamma.adamMNextF, %top.bn1.gamma.adamVNextF, %top.bn1.beta.adamMNextF, %top.bn1.beta.adamVNextF, %top.conv2.weight.adamMNextF, %top.conv2.weight.adamVNextF, %top.bn2.gamma.adamMNextF, %top.bn2.gamma.adamVNextF, %top.bn2.beta.adamMNextF, %top.bn2.beta.adamVNextF, %head.weight.adamMNextF, %head.weight.adamVNextF, %head.bias.adamMNextF, %head.bias.adamVNextF, %stem.bn.adamMNextF, %stem.bn.adamMNextF_1, %fused.expand_bn.adamMNextF, %fused.expand_bn.adamMNextF_1, %fused.project_bn.adamMNextF, %fused.project_bn.adamMNextF_1, %blocks.0.first_bn.adamMNextF, %blocks.0.first_bn.adamMNextF_1, %blocks.0.expand_bn.adamMNextF, %blocks.0.expand_bn.adamMNextF_1, %blocks.0.middle_bn.adamMNextF, %blocks.0.middle_bn.adamMNextF_1, %blocks.0.project_bn.adamMNextF, %blocks.0.project_bn.adamMNextF_1, %blocks.1.first_bn.adamMNextF, %blocks.1.first_bn.adamMNextF_1, %blocks.1.expand_bn.adamMNextF, %blocks.1.expand_bn.adamMNextF_1, %blocks.1.middle_bn.adamMNextF, %blocks.1.middle_bn.adamMNextF_1, %blocks.1.project_bn.adamMNextF, %blocks.1.project_bn.adamMNextF_1, %blocks.2.first_bn.adamMNextF, %blocks.2.first_bn.adamMNextF_1, %blocks.2.expand_bn.adamMNextF, %blocks.2.expand_bn.adamMNextF_1, %blocks.2.middle_bn.adamMNextF, %blocks.2.middle_bn.adamMNextF_1, %blocks.2.project_bn.adamMNextF, %blocks.2.project_bn.adamMNextF_1, %blocks.3.first_bn.adamMNextF, %blocks.3.first_bn.adamMNextF_1, %blocks.3.expand_bn.adamMNextF, %blocks.3.expand_bn.adamMNextF_1, %blocks.3.middle_bn.adamMNextF, %blocks.3.middle_bn.adamMNextF_1, %blocks.3.project_bn.adamMNextF, %blocks.3.project_bn.adamMNextF_1, %blocks.4.first_bn.adamMNextF, %blocks.4.first_bn.adamMNextF_1, %blocks.4.expand_bn.adamMNextF, %blocks.4.expand_bn.adamMNextF_1, %blocks.4.middle_bn.adamMNextF, %blocks.4.middle_bn.adamMNextF_1, %blocks.4.project_bn.adamMNextF, %blocks.4.project_bn.adamMNextF_1, %blocks.5.first_bn.adamMNextF, %blocks.5.first_bn.adamMNextF_1, %blocks.5.expand_bn.adamMNextF, %blocks.5.expand_bn.adamMNextF_1, %blocks.5.middle_bn.adamMNextF, %blocks.5.middle_bn.adamMNextF_1, %blocks.5.project_bn.adamMNextF, %blocks.5.project_bn.adamMNextF_1, %top.bn1.adamMNextF, %top.bn1.adamMNextF_1, %top.bn2.adamMNextF, %top.bn2.adamMNextF_1, %divConstB_89, %stem.bn.allReduceMeanF, %stem.bn.bnStatsVarB, %fused.expand_bn.allReduceMeanF, %fused.expand_bn.bnStatsVarB, %fused.project_bn.allReduceMeanF, %fused.project_bn.bnStatsVarB, %blocks.0.first_bn.allReduceMeanF, %blocks.0.first_bn.bnStatsVarB, %blocks.0.expand_bn.allReduceMeanF, %blocks.0.expand_bn.bnStatsVarB, %blocks.0.middle_bn.allReduceMeanF, %blocks.0.middle_bn.bnStatsVarB, %blocks.0.project_bn.allReduceMeanF, %blocks.0.project_bn.bnStatsVarB, %blocks.1.first_bn.allReduceMeanF, %blocks.1.first_bn.bnStatsVarB, %blocks.1.expand_bn.allReduceMeanF, %blocks.1.expand_bn.bnStatsVarB, %blocks.1.middle_bn.allReduceMeanF, %blocks.1.middle_bn.bnStatsVarB, %blocks.1.project_bn.allReduceMeanF, %blocks.1.project_bn.bnStatsVarB, %blocks.2.first_bn.allReduceMeanF, %blocks.2.first_bn.bnStatsVarB, %blocks.2.expand_bn.allReduceMeanF, %blocks.2.expand_bn.bnStatsVarB, %blocks.2.middle_bn.allReduceMeanF, %blocks.2.middle_bn.bnStatsVarB, %blocks.2.project_bn.allReduceMeanF, %blocks.2.project_bn.bnStatsVarB, %blocks.3.first_bn.allReduceMeanF, %blocks.3.first_bn.bnStatsVarB, %blocks.3.expand_bn.allReduceMeanF, %blocks.3.expand_bn.bnStatsVarB, %blocks.3.middle_bn.allReduceMeanF, %blocks.3.middle_bn.bnStatsVarB, %blocks.3.project_bn.allReduceMeanF, %blocks.3.project_bn.bnStatsVarB, %blocks.4.first_bn.allReduceMeanF, %blocks.4.first_bn.bnStatsVarB, %blocks.4.expand_bn.allReduceMeanF, %blocks.4.expand_bn.bnStatsVarB, %blocks.4.middle_bn.allReduceMeanF, %blocks.4.middle_bn.bnStatsVarB, %blocks.4.project_bn.allReduceMeanF, %blocks.4.project_bn.bnStatsVarB, %blocks.5.first_bn.allReduceMeanF, %blocks.5.first_bn.bnStatsVarB, %blocks.5.expand_bn.allReduceMeanF, %blocks.5.expand_bn.bnStatsVarB, %blocks.5.middle_bn.allReduceMeanF, %blocks.5.middle_bn.bnStatsVarB, %blocks.5.project_bn.allReduceMeanF, %blocks.5.project_bn.bnStatsVarB, %top.bn1.allReduceMeanF, %top.bn1.bnStatsVarB, %top.bn2.allReduceMeanF, %top.bn2.bnStatsVarB : tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x5x5xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10x24x1x1xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10x1x3x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60x10x1x1xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60x1x5x5xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20x60x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x3x3xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80x20x1x1xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80x1x3x3xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20x80x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x5x5xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x5x5xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<160x120x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<4x3x3x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x3x3xf32>, tensor<16x4x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16x1x1xf32>, tensor<6x16x1x1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1x3x3xf32>, tensor<6x1x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24x6x1x1xf32>, tensor<24x6x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x1x5x5xf32>, tensor<24x1x5x5xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10x24x1x1xf32>, tensor<10x24x1x1xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10x1x3x3xf32>, tensor<10x1x3x3xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60x10x1x1xf32>, tensor<60x10x1x1xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60x1x5x5xf32>, tensor<60x1x5x5xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20x60x1x1xf32>, tensor<20x60x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x3x3xf32>, tensor<20x1x3x3xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80x20x1x1xf32>, tensor<80x20x1x1xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80x1x3x3xf32>, tensor<80x1x3x3xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20x80x1x1xf32>, tensor<20x80x1x1xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20x1x5x5xf32>, tensor<20x1x5x5xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120x20x1x1xf32>, tensor<120x20x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x5x5xf32>, tensor<32x1x5x5xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x1x3x3xf32>, tensor<32x1x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x1x5x5xf32>, tensor<128x1x5x5xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<160x120x1x1xf32>, tensor<160x120x1x1xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160x4xf32>, tensor<160x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120xf32>, tensor<120xf32>, tensor<160xf32>, tensor<160xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<60xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<80xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<120xf32>, tensor<120xf32>, tensor<160xf32>, tensor<160xf32>
  }
  func.func private @convF(%x: tensor<4x3x32x32xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x3x3x3xf32>) -> tensor<4x4x16x16xf32>
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
  func.func private @relu(%x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x16x16xf32>
    return %maximum : tensor<4x4x16x16xf32>
  }
  func.func private @convF_1(%x: tensor<4x4x16x16xf32>, %w: tensor<16x4x3x3xf32>) -> tensor<4x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<16x4x3x3xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @bnBatchMeanB_1(%x: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @allReduceMeanF_1(%x: tensor<16xf32>) -> tensor<16xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @bnBatchVarAtB_1(%x: tensor<4x16x8x8xf32>, %mean: tensor<16xf32>) -> tensor<16xf32> {
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
  func.func private @bnPackB_1(%mean: tensor<16xf32>, %variance: tensor<16xf32>) -> tensor<32xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    return %concatenate : tensor<32xf32>
  }
  func.func private @bnStatsVarB_1(%packed: tensor<32xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    return %slice : tensor<16xf32>
  }
  func.func private @bnSyncF_1(%x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
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
  func.func private @relu_1(%x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x8x8xf32>
    return %maximum : tensor<4x16x8x8xf32>
  }
  func.func private @convF_2(%x: tensor<4x16x8x8xf32>, %w: tensor<6x16x1x1xf32>) -> tensor<4x6x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<6x16x1x1xf32>) -> tensor<4x6x8x8xf32>
    return %convolution : tensor<4x6x8x8xf32>
  }
  func.func private @bnBatchMeanB_2(%x: tensor<4x6x8x8xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<6xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<6xf32>
    return %divide : tensor<6xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<6xf32>) -> tensor<6xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<6xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<6xf32>
    return %divide : tensor<6xf32>
  }
  func.func private @bnBatchVarAtB_2(%x: tensor<4x6x8x8xf32>, %mean: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<6xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<6xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x6x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x6x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<6xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @bnPackB_2(%mean: tensor<6xf32>, %variance: tensor<6xf32>) -> tensor<12xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    return %concatenate : tensor<12xf32>
  }
  func.func private @bnStatsVarB_2(%packed: tensor<12xf32>) -> tensor<6xf32> {
    %slice = stablehlo.slice %packed [6:12] : (tensor<12xf32>) -> tensor<6xf32>
    return %slice : tensor<6xf32>
  }
  func.func private @bnSyncF_2(%x: tensor<4x6x8x8xf32>, %packed: tensor<12xf32>, %gamma: tensor<6xf32>, %beta: tensor<6xf32>) -> tensor<4x6x8x8xf32> {
    %slice = stablehlo.slice %packed [0:6] : (tensor<12xf32>) -> tensor<6xf32>
    %slice_1 = stablehlo.slice %packed [6:12] : (tensor<12xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<6xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<6xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x6x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x6x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x6x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x6x8x8xf32>
    return %add_1 : tensor<4x6x8x8xf32>
  }
  func.func private @convF_3(%x: tensor<4x6x8x8xf32>, %w: tensor<6x1x3x3xf32>) -> tensor<4x6x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<4x6x8x8xf32>, tensor<6x1x3x3xf32>) -> tensor<4x6x8x8xf32>
    return %convolution : tensor<4x6x8x8xf32>
  }
  func.func private @convF_4(%x: tensor<4x6x8x8xf32>, %w: tensor<24x6x1x1xf32>) -> tensor<4x24x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x8x8xf32>, tensor<24x6x1x1xf32>) -> tensor<4x24x8x8xf32>
    return %convolution : tensor<4x24x8x8xf32>
  }
  func.func private @bnBatchMeanB_3(%x: tensor<4x24x8x8xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<24xf32>) -> tensor<24xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<24xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<24xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @bnBatchVarAtB_3(%x: tensor<4x24x8x8xf32>, %mean: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x24x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<24xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @bnPackB_3(%mean: tensor<24xf32>, %variance: tensor<24xf32>) -> tensor<48xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<24xf32>, tensor<24xf32>) -> tensor<48xf32>
    return %concatenate : tensor<48xf32>
  }
  func.func private @bnStatsVarB_3(%packed: tensor<48xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    return %slice : tensor<24xf32>
  }
  func.func private @bnSyncF_3(%x: tensor<4x24x8x8xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>, %beta: tensor<24xf32>) -> tensor<4x24x8x8xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x24x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x24x8x8xf32>
    return %add_1 : tensor<4x24x8x8xf32>
  }
  func.func private @relu_2(%x: tensor<4x24x8x8xf32>) -> tensor<4x24x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x24x8x8xf32>
    return %maximum : tensor<4x24x8x8xf32>
  }
  func.func private @convF_5(%x: tensor<4x24x8x8xf32>, %w: tensor<24x1x5x5xf32>) -> tensor<4x24x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x24x8x8xf32>, tensor<24x1x5x5xf32>) -> tensor<4x24x4x4xf32>
    return %convolution : tensor<4x24x4x4xf32>
  }
  func.func private @bnBatchMeanB_4(%x: tensor<4x24x4x4xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x4x4xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @bnBatchVarAtB_4(%x: tensor<4x24x4x4xf32>, %mean: tensor<24xf32>) -> tensor<24xf32> {
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
  func.func private @bnSyncF_4(%x: tensor<4x24x4x4xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>, %beta: tensor<24xf32>) -> tensor<4x24x4x4xf32> {
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
  func.func private @relu_3(%x: tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x24x4x4xf32>
    return %maximum : tensor<4x24x4x4xf32>
  }
  func.func private @convF_6(%x: tensor<4x24x4x4xf32>, %w: tensor<10x24x1x1xf32>) -> tensor<4x10x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x4x4xf32>, tensor<10x24x1x1xf32>) -> tensor<4x10x4x4xf32>
    return %convolution : tensor<4x10x4x4xf32>
  }
  func.func private @bnBatchMeanB_5(%x: tensor<4x10x4x4xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<10xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<10xf32>
    return %divide : tensor<10xf32>
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
  func.func private @bnBatchVarAtB_5(%x: tensor<4x10x4x4xf32>, %mean: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<10xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<10xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x10x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x10x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<10xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @bnPackB_4(%mean: tensor<10xf32>, %variance: tensor<10xf32>) -> tensor<20xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<10xf32>, tensor<10xf32>) -> tensor<20xf32>
    return %concatenate : tensor<20xf32>
  }
  func.func private @bnStatsVarB_4(%packed: tensor<20xf32>) -> tensor<10xf32> {
    %slice = stablehlo.slice %packed [10:20] : (tensor<20xf32>) -> tensor<10xf32>
    return %slice : tensor<10xf32>
  }
  func.func private @bnSyncF_5(%x: tensor<4x10x4x4xf32>, %packed: tensor<20xf32>, %gamma: tensor<10xf32>, %beta: tensor<10xf32>) -> tensor<4x10x4x4xf32> {
    %slice = stablehlo.slice %packed [0:10] : (tensor<20xf32>) -> tensor<10xf32>
    %slice_1 = stablehlo.slice %packed [10:20] : (tensor<20xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<10xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<10xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x10x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x10x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x10x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x10x4x4xf32>
    return %add_1 : tensor<4x10x4x4xf32>
  }
  func.func private @convF_7(%x: tensor<4x10x4x4xf32>, %w: tensor<10x1x3x3xf32>) -> tensor<4x10x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 10 : i64} : (tensor<4x10x4x4xf32>, tensor<10x1x3x3xf32>) -> tensor<4x10x4x4xf32>
    return %convolution : tensor<4x10x4x4xf32>
  }
  func.func private @convF_8(%x: tensor<4x10x4x4xf32>, %w: tensor<60x10x1x1xf32>) -> tensor<4x60x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x10x4x4xf32>, tensor<60x10x1x1xf32>) -> tensor<4x60x4x4xf32>
    return %convolution : tensor<4x60x4x4xf32>
  }
  func.func private @bnBatchMeanB_6(%x: tensor<4x60x4x4xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<60xf32>
    return %divide : tensor<60xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<60xf32>) -> tensor<60xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<60xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<60xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<60xf32>
    return %divide : tensor<60xf32>
  }
  func.func private @bnBatchVarAtB_6(%x: tensor<4x60x4x4xf32>, %mean: tensor<60xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<60xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x60x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<60xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<60xf32>
    return %add : tensor<60xf32>
  }
  func.func private @bnPackB_5(%mean: tensor<60xf32>, %variance: tensor<60xf32>) -> tensor<120xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<60xf32>, tensor<60xf32>) -> tensor<120xf32>
    return %concatenate : tensor<120xf32>
  }
  func.func private @bnStatsVarB_5(%packed: tensor<120xf32>) -> tensor<60xf32> {
    %slice = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    return %slice : tensor<60xf32>
  }
  func.func private @bnSyncF_6(%x: tensor<4x60x4x4xf32>, %packed: tensor<120xf32>, %gamma: tensor<60xf32>, %beta: tensor<60xf32>) -> tensor<4x60x4x4xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x60x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x60x4x4xf32>
    return %add_1 : tensor<4x60x4x4xf32>
  }
  func.func private @relu_4(%x: tensor<4x60x4x4xf32>) -> tensor<4x60x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x60x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x60x4x4xf32>
    return %maximum : tensor<4x60x4x4xf32>
  }
  func.func private @convF_9(%x: tensor<4x60x4x4xf32>, %w: tensor<60x1x5x5xf32>) -> tensor<4x60x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 60 : i64} : (tensor<4x60x4x4xf32>, tensor<60x1x5x5xf32>) -> tensor<4x60x2x2xf32>
    return %convolution : tensor<4x60x2x2xf32>
  }
  func.func private @bnBatchMeanB_7(%x: tensor<4x60x2x2xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<60xf32>
    return %divide : tensor<60xf32>
  }
  func.func private @bnBatchVarAtB_7(%x: tensor<4x60x2x2xf32>, %mean: tensor<60xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<60xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x60x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<60xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<60xf32>
    return %add : tensor<60xf32>
  }
  func.func private @bnSyncF_7(%x: tensor<4x60x2x2xf32>, %packed: tensor<120xf32>, %gamma: tensor<60xf32>, %beta: tensor<60xf32>) -> tensor<4x60x2x2xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x60x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x60x2x2xf32>
    return %add_1 : tensor<4x60x2x2xf32>
  }
  func.func private @relu_5(%x: tensor<4x60x2x2xf32>) -> tensor<4x60x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x60x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x60x2x2xf32>
    return %maximum : tensor<4x60x2x2xf32>
  }
  func.func private @convF_10(%x: tensor<4x60x2x2xf32>, %w: tensor<20x60x1x1xf32>) -> tensor<4x20x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x60x2x2xf32>, tensor<20x60x1x1xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @bnBatchMeanB_8(%x: tensor<4x20x2x2xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<20xf32>
    return %divide : tensor<20xf32>
  }
  func.func private @allReduceMeanF_6(%x: tensor<20xf32>) -> tensor<20xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<20xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<20xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<20xf32>
    return %divide : tensor<20xf32>
  }
  func.func private @bnBatchVarAtB_8(%x: tensor<4x20x2x2xf32>, %mean: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<20xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x20x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<20xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @bnPackB_6(%mean: tensor<20xf32>, %variance: tensor<20xf32>) -> tensor<40xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<20xf32>, tensor<20xf32>) -> tensor<40xf32>
    return %concatenate : tensor<40xf32>
  }
  func.func private @bnStatsVarB_6(%packed: tensor<40xf32>) -> tensor<20xf32> {
    %slice = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    return %slice : tensor<20xf32>
  }
  func.func private @bnSyncF_8(%x: tensor<4x20x2x2xf32>, %packed: tensor<40xf32>, %gamma: tensor<20xf32>, %beta: tensor<20xf32>) -> tensor<4x20x2x2xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x20x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x20x2x2xf32>
    return %add_1 : tensor<4x20x2x2xf32>
  }
  func.func private @convF_11(%x: tensor<4x20x2x2xf32>, %w: tensor<20x1x3x3xf32>) -> tensor<4x20x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<4x20x2x2xf32>, tensor<20x1x3x3xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convF_12(%x: tensor<4x20x2x2xf32>, %w: tensor<80x20x1x1xf32>) -> tensor<4x80x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<80x20x1x1xf32>) -> tensor<4x80x2x2xf32>
    return %convolution : tensor<4x80x2x2xf32>
  }
  func.func private @bnBatchMeanB_9(%x: tensor<4x80x2x2xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<80xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<80xf32>
    return %divide : tensor<80xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<80xf32>) -> tensor<80xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<80xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<80xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<80xf32>
    return %divide : tensor<80xf32>
  }
  func.func private @bnBatchVarAtB_9(%x: tensor<4x80x2x2xf32>, %mean: tensor<80xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<80xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<80xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x80x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x80x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<80xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<80xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<80xf32>
    return %add : tensor<80xf32>
  }
  func.func private @bnPackB_7(%mean: tensor<80xf32>, %variance: tensor<80xf32>) -> tensor<160xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<80xf32>, tensor<80xf32>) -> tensor<160xf32>
    return %concatenate : tensor<160xf32>
  }
  func.func private @bnStatsVarB_7(%packed: tensor<160xf32>) -> tensor<80xf32> {
    %slice = stablehlo.slice %packed [80:160] : (tensor<160xf32>) -> tensor<80xf32>
    return %slice : tensor<80xf32>
  }
  func.func private @bnSyncF_9(%x: tensor<4x80x2x2xf32>, %packed: tensor<160xf32>, %gamma: tensor<80xf32>, %beta: tensor<80xf32>) -> tensor<4x80x2x2xf32> {
    %slice = stablehlo.slice %packed [0:80] : (tensor<160xf32>) -> tensor<80xf32>
    %slice_1 = stablehlo.slice %packed [80:160] : (tensor<160xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<80xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<80xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x80x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x80x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x80x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x80x2x2xf32>
    return %add_1 : tensor<4x80x2x2xf32>
  }
  func.func private @relu_6(%x: tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x80x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x80x2x2xf32>
    return %maximum : tensor<4x80x2x2xf32>
  }
  func.func private @convF_13(%x: tensor<4x80x2x2xf32>, %w: tensor<80x1x3x3xf32>) -> tensor<4x80x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 80 : i64} : (tensor<4x80x2x2xf32>, tensor<80x1x3x3xf32>) -> tensor<4x80x2x2xf32>
    return %convolution : tensor<4x80x2x2xf32>
  }
  func.func private @convF_14(%x: tensor<4x80x2x2xf32>, %w: tensor<20x80x1x1xf32>) -> tensor<4x20x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x80x2x2xf32>, tensor<20x80x1x1xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @addVB(%x: tensor<4x20x2x2xf32>, %y: tensor<4x20x2x2xf32>) -> tensor<4x20x2x2xf32> {
    %add = stablehlo.add %x, %y : tensor<4x20x2x2xf32>
    return %add : tensor<4x20x2x2xf32>
  }
  func.func private @convF_15(%x: tensor<4x20x2x2xf32>, %w: tensor<20x1x5x5xf32>) -> tensor<4x20x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<4x20x2x2xf32>, tensor<20x1x5x5xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convF_16(%x: tensor<4x20x2x2xf32>, %w: tensor<120x20x1x1xf32>) -> tensor<4x120x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<120x20x1x1xf32>) -> tensor<4x120x2x2xf32>
    return %convolution : tensor<4x120x2x2xf32>
  }
  func.func private @bnBatchMeanB_10(%x: tensor<4x120x2x2xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<120xf32>) -> tensor<120xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<120xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<120xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @bnBatchVarAtB_10(%x: tensor<4x120x2x2xf32>, %mean: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<120xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x120x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<120xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @bnPackB_8(%mean: tensor<120xf32>, %variance: tensor<120xf32>) -> tensor<240xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<120xf32>, tensor<120xf32>) -> tensor<240xf32>
    return %concatenate : tensor<240xf32>
  }
  func.func private @bnStatsVarB_8(%packed: tensor<240xf32>) -> tensor<120xf32> {
    %slice = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    return %slice : tensor<120xf32>
  }
  func.func private @bnSyncF_10(%x: tensor<4x120x2x2xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>, %beta: tensor<120xf32>) -> tensor<4x120x2x2xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x120x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x120x2x2xf32>
    return %add_1 : tensor<4x120x2x2xf32>
  }
  func.func private @relu_7(%x: tensor<4x120x2x2xf32>) -> tensor<4x120x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x120x2x2xf32>
    return %maximum : tensor<4x120x2x2xf32>
  }
  func.func private @convF_17(%x: tensor<4x120x2x2xf32>, %w: tensor<120x1x5x5xf32>) -> tensor<4x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 120 : i64} : (tensor<4x120x2x2xf32>, tensor<120x1x5x5xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @bnBatchMeanB_11(%x: tensor<4x120x1x1xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @bnBatchVarAtB_11(%x: tensor<4x120x1x1xf32>, %mean: tensor<120xf32>) -> tensor<120xf32> {
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
  func.func private @bnSyncF_11(%x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>, %beta: tensor<120xf32>) -> tensor<4x120x1x1xf32> {
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
  func.func private @relu_8(%x: tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x120x1x1xf32>
    return %maximum : tensor<4x120x1x1xf32>
  }
  func.func private @convF_18(%x: tensor<4x120x1x1xf32>, %w: tensor<32x120x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @bnBatchMeanB_12(%x: tensor<4x32x1x1xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<32xf32>) -> tensor<32xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnBatchVarAtB_12(%x: tensor<4x32x1x1xf32>, %mean: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x32x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<32xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @bnPackB_9(%mean: tensor<32xf32>, %variance: tensor<32xf32>) -> tensor<64xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @bnStatsVarB_9(%packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    return %slice : tensor<32xf32>
  }
  func.func private @bnSyncF_12(%x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>) -> tensor<4x32x1x1xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x32x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x32x1x1xf32>
    return %add_1 : tensor<4x32x1x1xf32>
  }
  func.func private @convF_19(%x: tensor<4x32x1x1xf32>, %w: tensor<32x1x5x5xf32>) -> tensor<4x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<4x32x1x1xf32>, tensor<32x1x5x5xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convF_20(%x: tensor<4x32x1x1xf32>, %w: tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @bnBatchMeanB_13(%x: tensor<4x128x1x1xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<128xf32>) -> tensor<128xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @bnBatchVarAtB_13(%x: tensor<4x128x1x1xf32>, %mean: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x128x1x1xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x128x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<128xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @bnPackB_10(%mean: tensor<128xf32>, %variance: tensor<128xf32>) -> tensor<256xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    return %concatenate : tensor<256xf32>
  }
  func.func private @bnStatsVarB_10(%packed: tensor<256xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [128:256] : (tensor<256xf32>) -> tensor<128xf32>
    return %slice : tensor<128xf32>
  }
  func.func private @bnSyncF_13(%x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>, %gamma: tensor<128xf32>, %beta: tensor<128xf32>) -> tensor<4x128x1x1xf32> {
    %slice = stablehlo.slice %packed [0:128] : (tensor<256xf32>) -> tensor<128xf32>
    %slice_1 = stablehlo.slice %packed [128:256] : (tensor<256xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x128x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x128x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x128x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x128x1x1xf32>
    return %add_1 : tensor<4x128x1x1xf32>
  }
  func.func private @relu_9(%x: tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x128x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x128x1x1xf32>
    return %maximum : tensor<4x128x1x1xf32>
  }
  func.func private @convF_21(%x: tensor<4x128x1x1xf32>, %w: tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 128 : i64} : (tensor<4x128x1x1xf32>, tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @convF_22(%x: tensor<4x128x1x1xf32>, %w: tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @addVB_1(%x: tensor<4x32x1x1xf32>, %y: tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<4x32x1x1xf32>
    return %add : tensor<4x32x1x1xf32>
  }
  func.func private @convF_23(%x: tensor<4x32x1x1xf32>, %w: tensor<32x1x3x3xf32>) -> tensor<4x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<4x32x1x1xf32>, tensor<32x1x3x3xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convF_24(%x: tensor<4x32x1x1xf32>, %w: tensor<120x32x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @gap(%x: tensor<4x120x1x1xf32>) -> tensor<4x120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<4x120xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x120xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x120xf32>
    return %divide : tensor<4x120xf32>
  }
  func.func private @convF_25(%x: tensor<4x120x1x1xf32>, %w: tensor<160x120x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<4x160x1x1xf32>
    return %convolution : tensor<4x160x1x1xf32>
  }
  func.func private @bnBatchMeanB_14(%x: tensor<4x160x1x1xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x160x1x1xf32>, tensor<f32>) -> tensor<160xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<160xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<160xf32>
    return %divide : tensor<160xf32>
  }
  func.func private @allReduceMeanF_11(%x: tensor<160xf32>) -> tensor<160xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<160xf32>) -> tensor<160xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<160xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<160xf32>
    return %divide : tensor<160xf32>
  }
  func.func private @bnBatchVarAtB_14(%x: tensor<4x160x1x1xf32>, %mean: tensor<160xf32>) -> tensor<160xf32> {
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
  func.func private @bnPackB_11(%mean: tensor<160xf32>, %variance: tensor<160xf32>) -> tensor<320xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<160xf32>, tensor<160xf32>) -> tensor<320xf32>
    return %concatenate : tensor<320xf32>
  }
  func.func private @bnStatsVarB_11(%packed: tensor<320xf32>) -> tensor<160xf32> {
    %slice = stablehlo.slice %packed [160:320] : (tensor<320xf32>) -> tensor<160xf32>
    return %slice : tensor<160xf32>
  }
  func.func private @bnSyncF_14(%x: tensor<4x160x1x1xf32>, %packed: tensor<320xf32>, %gamma: tensor<160xf32>, %beta: tensor<160xf32>) -> tensor<4x160x1x1xf32> {
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
  func.func private @relu_10(%x: tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x160x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x160x1x1xf32>
    return %maximum : tensor<4x160x1x1xf32>
  }
  func.func private @gap_1(%x: tensor<4x160x1x1xf32>) -> tensor<4x160xf32> {
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
  func.func private @selectPos(%dy: tensor<4x160x1x1xf32>, %x: tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x160x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x160x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<4x160x1x1xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x160x1x1xi1>, tensor<4x160x1x1xf32>
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
  func.func private @allReduceMeanF_12(%x: tensor<640xf32>) -> tensor<640xf32> {
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
  func.func private @convBack(%dy: tensor<4x160x1x1xf32>, %w: tensor<160x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<160x120x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x160x1x1xf32>, tensor<160x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x120x1x1xf32>, %dy: tensor<4x160x1x1xf32>) -> tensor<160x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<4x160x1x1xf32>) -> tensor<160x120x1x1xf32>
    return %convolution : tensor<160x120x1x1xf32>
  }
  func.func private @gapBack_1(%dy: tensor<4x120xf32>) -> tensor<4x120x1x1xf32> {
    %constant = stablehlo.constant dense<1.0> : tensor<4x120xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<4x120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x120xf32>) -> tensor<4x120x1x1xf32>
    return %broadcast_in_dim : tensor<4x120x1x1xf32>
  }
  func.func private @selectPos_1(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x120x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<4x120x1x1xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x120x1x1xi1>, tensor<4x120x1x1xf32>
    return %select : tensor<4x120x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_1(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>) -> tensor<480xf32> {
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
  func.func private @allReduceMeanF_13(%x: tensor<480xf32>) -> tensor<480xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<480xf32>) -> tensor<480xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<480xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<480xf32>
    return %divide : tensor<480xf32>
  }
  func.func private @bnSyncBack_1(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<480xf32>, %gamma: tensor<120xf32>) -> tensor<4x120x1x1xf32> {
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
  func.func private @bnSyncGammaGradB_1(%dy: tensor<4x120x1x1xf32>, %x: tensor<4x120x1x1xf32>, %packed: tensor<240xf32>) -> tensor<120xf32> {
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
  func.func private @bnBetaGradB_1(%dy: tensor<4x120x1x1xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x1x1xf32>, tensor<f32>) -> tensor<120xf32>
    return %reduce : tensor<120xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x120x1x1xf32>, %w: tensor<120x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<120x32x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<120x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x32x1x1xf32>, %dy: tensor<4x120x1x1xf32>) -> tensor<120x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<4x120x1x1xf32>) -> tensor<120x32x1x1xf32>
    return %convolution : tensor<120x32x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_2(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x32x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<32xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<32xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    return %concatenate : tensor<128xf32>
  }
  func.func private @bnSyncBack_2(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<128xf32>, %gamma: tensor<32xf32>) -> tensor<4x32x1x1xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_2 = stablehlo.slice %packed [64:96] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_3 = stablehlo.slice %packed [96:128] : (tensor<128xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x32x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x32x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x32x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x32x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x32x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x32x1x1xf32>
    return %multiply_3 : tensor<4x32x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_2(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @bnBetaGradB_2(%dy: tensor<4x32x1x1xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x32x1x1xf32>, %w: tensor<32x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x128x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x128x1x1xf32>, %dy: tensor<4x32x1x1xf32>) -> tensor<32x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x128x1x1xf32>
    return %convolution : tensor<32x128x1x1xf32>
  }
  func.func private @selectPos_2(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x128x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x128x1x1xi1>, tensor<4x128x1x1xf32>
    return %select : tensor<4x128x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_3(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>, %gamma: tensor<128xf32>) -> tensor<512xf32> {
    %slice = stablehlo.slice %packed [0:128] : (tensor<256xf32>) -> tensor<128xf32>
    %slice_1 = stablehlo.slice %packed [128:256] : (tensor<256xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x128x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x128x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<128xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x128x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<128xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<128xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<512xf32>
    return %concatenate : tensor<512xf32>
  }
  func.func private @allReduceMeanF_14(%x: tensor<512xf32>) -> tensor<512xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<512xf32>) -> tensor<512xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<512xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<512xf32>
    return %divide : tensor<512xf32>
  }
  func.func private @bnSyncBack_3(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<512xf32>, %gamma: tensor<128xf32>) -> tensor<4x128x1x1xf32> {
    %slice = stablehlo.slice %packed [0:128] : (tensor<512xf32>) -> tensor<128xf32>
    %slice_1 = stablehlo.slice %packed [128:256] : (tensor<512xf32>) -> tensor<128xf32>
    %slice_2 = stablehlo.slice %packed [256:384] : (tensor<512xf32>) -> tensor<128xf32>
    %slice_3 = stablehlo.slice %packed [384:512] : (tensor<512xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x128x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x128x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x128x1x1xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x128x1x1xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x128x1x1xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x128x1x1xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x128x1x1xf32>
    return %multiply_3 : tensor<4x128x1x1xf32>
  }
  func.func private @bnSyncGammaGradB_3(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [0:128] : (tensor<256xf32>) -> tensor<128xf32>
    %slice_1 = stablehlo.slice %packed [128:256] : (tensor<256xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x128x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x128x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce : tensor<128xf32>
  }
  func.func private @bnBetaGradB_3(%dy: tensor<4x128x1x1xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce : tensor<128xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x128x1x1xf32>, %w: tensor<128x1x5x5xf32>) -> tensor<4x128x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<128x1x5x5xf32>) -> tensor<1x128x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 128 : i64} : (tensor<4x128x1x1xf32>, tensor<1x128x5x5xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x128x1x1xf32>, %dy: tensor<4x128x1x1xf32>) -> tensor<128x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 128 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x1x5x5xf32>
    return %convolution : tensor<128x1x5x5xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x128x1x1xf32>, %w: tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x32x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x32x1x1xf32>, %dy: tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32>
    return %convolution : tensor<128x32x1x1xf32>
  }
  func.func private @convBack_5(%dy: tensor<4x32x1x1xf32>, %w: tensor<32x1x3x3xf32>) -> tensor<4x32x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<32x1x3x3xf32>) -> tensor<1x32x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<4x32x1x1xf32>, tensor<1x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x32x1x1xf32>, %dy: tensor<4x32x1x1xf32>) -> tensor<32x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 32 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x1x3x3xf32>
    return %convolution : tensor<32x1x3x3xf32>
  }
  func.func private @convBack_6(%dy: tensor<4x32x1x1xf32>, %w: tensor<32x1x5x5xf32>) -> tensor<4x32x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<32x1x5x5xf32>) -> tensor<1x32x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 32 : i64} : (tensor<4x32x1x1xf32>, tensor<1x32x5x5xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convWeightGradB_6(%x: tensor<4x32x1x1xf32>, %dy: tensor<4x32x1x1xf32>) -> tensor<32x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 32 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x1x5x5xf32>
    return %convolution : tensor<32x1x5x5xf32>
  }
  func.func private @convBack_7(%dy: tensor<4x32x1x1xf32>, %w: tensor<32x120x1x1xf32>) -> tensor<4x120x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x120x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<32x120x1x1xf32>) -> tensor<4x120x1x1xf32>
    return %convolution : tensor<4x120x1x1xf32>
  }
  func.func private @convWeightGradB_7(%x: tensor<4x120x1x1xf32>, %dy: tensor<4x32x1x1xf32>) -> tensor<32x120x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<32x120x1x1xf32>
    return %convolution : tensor<32x120x1x1xf32>
  }
  func.func private @convBack_8(%dy: tensor<4x120x1x1xf32>, %w: tensor<120x1x5x5xf32>) -> tensor<4x120x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<120x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<120x1x5x5xf32>) -> tensor<1x120x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 120 : i64} : (tensor<4x120x1x1xf32>, tensor<1x120x5x5xf32>) -> tensor<4x120x2x2xf32>
    return %convolution : tensor<4x120x2x2xf32>
  }
  func.func private @convWeightGradB_8(%x: tensor<4x120x2x2xf32>, %dy: tensor<4x120x1x1xf32>) -> tensor<120x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 120 : i64, feature_group_count = 1 : i64} : (tensor<4x120x2x2xf32>, tensor<4x120x1x1xf32>) -> tensor<120x1x5x5xf32>
    return %convolution : tensor<120x1x5x5xf32>
  }
  func.func private @selectPos_3(%dy: tensor<4x120x2x2xf32>, %x: tensor<4x120x2x2xf32>) -> tensor<4x120x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x120x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x120x2x2xf32>, tensor<4x120x2x2xf32>) -> tensor<4x120x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x120x2x2xi1>, tensor<4x120x2x2xf32>
    return %select : tensor<4x120x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_4(%dy: tensor<4x120x2x2xf32>, %x: tensor<4x120x2x2xf32>, %packed: tensor<240xf32>, %gamma: tensor<120xf32>) -> tensor<480xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<120xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<120xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x120x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<120xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<120xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<240xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<480xf32>
    return %concatenate : tensor<480xf32>
  }
  func.func private @bnSyncBack_4(%dy: tensor<4x120x2x2xf32>, %x: tensor<4x120x2x2xf32>, %packed: tensor<480xf32>, %gamma: tensor<120xf32>) -> tensor<4x120x2x2xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_2 = stablehlo.slice %packed [240:360] : (tensor<480xf32>) -> tensor<120xf32>
    %slice_3 = stablehlo.slice %packed [360:480] : (tensor<480xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x120x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x120x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x120x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x120x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x120x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x120x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x120x2x2xf32>
    return %multiply_3 : tensor<4x120x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_4(%dy: tensor<4x120x2x2xf32>, %x: tensor<4x120x2x2xf32>, %packed: tensor<240xf32>) -> tensor<120xf32> {
    %slice = stablehlo.slice %packed [0:120] : (tensor<240xf32>) -> tensor<120xf32>
    %slice_1 = stablehlo.slice %packed [120:240] : (tensor<240xf32>) -> tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<120xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<120xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<120xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x120x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<120xf32>) -> tensor<4x120x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x120x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x120x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    return %reduce : tensor<120xf32>
  }
  func.func private @bnBetaGradB_4(%dy: tensor<4x120x2x2xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x120x2x2xf32>, tensor<f32>) -> tensor<120xf32>
    return %reduce : tensor<120xf32>
  }
  func.func private @convBack_9(%dy: tensor<4x120x2x2xf32>, %w: tensor<120x20x1x1xf32>) -> tensor<4x20x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<120x20x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x120x2x2xf32>, tensor<120x20x1x1xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convWeightGradB_9(%x: tensor<4x20x2x2xf32>, %dy: tensor<4x120x2x2xf32>) -> tensor<120x20x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<4x120x2x2xf32>) -> tensor<120x20x1x1xf32>
    return %convolution : tensor<120x20x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_5(%dy: tensor<4x20x2x2xf32>, %x: tensor<4x20x2x2xf32>, %packed: tensor<40xf32>, %gamma: tensor<20xf32>) -> tensor<80xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<20xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<20xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x20x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<20xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<20xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<40xf32>, tensor<20xf32>, tensor<20xf32>) -> tensor<80xf32>
    return %concatenate : tensor<80xf32>
  }
  func.func private @bnSyncBack_5(%dy: tensor<4x20x2x2xf32>, %x: tensor<4x20x2x2xf32>, %packed: tensor<80xf32>, %gamma: tensor<20xf32>) -> tensor<4x20x2x2xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_2 = stablehlo.slice %packed [40:60] : (tensor<80xf32>) -> tensor<20xf32>
    %slice_3 = stablehlo.slice %packed [60:80] : (tensor<80xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x20x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x20x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x20x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x20x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x20x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x20x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x20x2x2xf32>
    return %multiply_3 : tensor<4x20x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_5(%dy: tensor<4x20x2x2xf32>, %x: tensor<4x20x2x2xf32>, %packed: tensor<40xf32>) -> tensor<20xf32> {
    %slice = stablehlo.slice %packed [0:20] : (tensor<40xf32>) -> tensor<20xf32>
    %slice_1 = stablehlo.slice %packed [20:40] : (tensor<40xf32>) -> tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<20xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<20xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<20xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x20x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<20xf32>) -> tensor<4x20x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x20x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x20x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    return %reduce : tensor<20xf32>
  }
  func.func private @bnBetaGradB_5(%dy: tensor<4x20x2x2xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x20x2x2xf32>, tensor<f32>) -> tensor<20xf32>
    return %reduce : tensor<20xf32>
  }
  func.func private @convBack_10(%dy: tensor<4x20x2x2xf32>, %w: tensor<20x1x5x5xf32>) -> tensor<4x20x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<20x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<20x1x5x5xf32>) -> tensor<1x20x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<4x20x2x2xf32>, tensor<1x20x5x5xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convWeightGradB_10(%x: tensor<4x20x2x2xf32>, %dy: tensor<4x20x2x2xf32>) -> tensor<20x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 20 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x1x5x5xf32>
    return %convolution : tensor<20x1x5x5xf32>
  }
  func.func private @convBack_11(%dy: tensor<4x20x2x2xf32>, %w: tensor<20x80x1x1xf32>) -> tensor<4x80x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<20x80x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<20x80x1x1xf32>) -> tensor<4x80x2x2xf32>
    return %convolution : tensor<4x80x2x2xf32>
  }
  func.func private @convWeightGradB_11(%x: tensor<4x80x2x2xf32>, %dy: tensor<4x20x2x2xf32>) -> tensor<20x80x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x80x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x80x1x1xf32>
    return %convolution : tensor<20x80x1x1xf32>
  }
  func.func private @selectPos_4(%dy: tensor<4x80x2x2xf32>, %x: tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x80x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<4x80x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x80x2x2xi1>, tensor<4x80x2x2xf32>
    return %select : tensor<4x80x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_6(%dy: tensor<4x80x2x2xf32>, %x: tensor<4x80x2x2xf32>, %packed: tensor<160xf32>, %gamma: tensor<80xf32>) -> tensor<320xf32> {
    %slice = stablehlo.slice %packed [0:80] : (tensor<160xf32>) -> tensor<80xf32>
    %slice_1 = stablehlo.slice %packed [80:160] : (tensor<160xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<80xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<80xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x80x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x80x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<80xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<80xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<80xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x80x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<80xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<80xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<160xf32>, tensor<80xf32>, tensor<80xf32>) -> tensor<320xf32>
    return %concatenate : tensor<320xf32>
  }
  func.func private @allReduceMeanF_15(%x: tensor<320xf32>) -> tensor<320xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<320xf32>) -> tensor<320xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<320xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<320xf32>
    return %divide : tensor<320xf32>
  }
  func.func private @bnSyncBack_6(%dy: tensor<4x80x2x2xf32>, %x: tensor<4x80x2x2xf32>, %packed: tensor<320xf32>, %gamma: tensor<80xf32>) -> tensor<4x80x2x2xf32> {
    %slice = stablehlo.slice %packed [0:80] : (tensor<320xf32>) -> tensor<80xf32>
    %slice_1 = stablehlo.slice %packed [80:160] : (tensor<320xf32>) -> tensor<80xf32>
    %slice_2 = stablehlo.slice %packed [160:240] : (tensor<320xf32>) -> tensor<80xf32>
    %slice_3 = stablehlo.slice %packed [240:320] : (tensor<320xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<80xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<80xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x80x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x80x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x80x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x80x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x80x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x80x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x80x2x2xf32>
    return %multiply_3 : tensor<4x80x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_6(%dy: tensor<4x80x2x2xf32>, %x: tensor<4x80x2x2xf32>, %packed: tensor<160xf32>) -> tensor<80xf32> {
    %slice = stablehlo.slice %packed [0:80] : (tensor<160xf32>) -> tensor<80xf32>
    %slice_1 = stablehlo.slice %packed [80:160] : (tensor<160xf32>) -> tensor<80xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<80xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<80xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<80xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x80x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<80xf32>) -> tensor<4x80x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x80x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x80x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    return %reduce : tensor<80xf32>
  }
  func.func private @bnBetaGradB_6(%dy: tensor<4x80x2x2xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x80x2x2xf32>, tensor<f32>) -> tensor<80xf32>
    return %reduce : tensor<80xf32>
  }
  func.func private @convBack_12(%dy: tensor<4x80x2x2xf32>, %w: tensor<80x1x3x3xf32>) -> tensor<4x80x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<80x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<80x1x3x3xf32>) -> tensor<1x80x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 80 : i64} : (tensor<4x80x2x2xf32>, tensor<1x80x3x3xf32>) -> tensor<4x80x2x2xf32>
    return %convolution : tensor<4x80x2x2xf32>
  }
  func.func private @convWeightGradB_12(%x: tensor<4x80x2x2xf32>, %dy: tensor<4x80x2x2xf32>) -> tensor<80x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 80 : i64, feature_group_count = 1 : i64} : (tensor<4x80x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<80x1x3x3xf32>
    return %convolution : tensor<80x1x3x3xf32>
  }
  func.func private @convBack_13(%dy: tensor<4x80x2x2xf32>, %w: tensor<80x20x1x1xf32>) -> tensor<4x20x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<80x20x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x80x2x2xf32>, tensor<80x20x1x1xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convWeightGradB_13(%x: tensor<4x20x2x2xf32>, %dy: tensor<4x80x2x2xf32>) -> tensor<80x20x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<4x80x2x2xf32>) -> tensor<80x20x1x1xf32>
    return %convolution : tensor<80x20x1x1xf32>
  }
  func.func private @convBack_14(%dy: tensor<4x20x2x2xf32>, %w: tensor<20x1x3x3xf32>) -> tensor<4x20x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<20x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<20x1x3x3xf32>) -> tensor<1x20x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 20 : i64} : (tensor<4x20x2x2xf32>, tensor<1x20x3x3xf32>) -> tensor<4x20x2x2xf32>
    return %convolution : tensor<4x20x2x2xf32>
  }
  func.func private @convWeightGradB_14(%x: tensor<4x20x2x2xf32>, %dy: tensor<4x20x2x2xf32>) -> tensor<20x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 20 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x1x3x3xf32>
    return %convolution : tensor<20x1x3x3xf32>
  }
  func.func private @convBack_15(%dy: tensor<4x20x2x2xf32>, %w: tensor<20x60x1x1xf32>) -> tensor<4x60x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<20x60x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x20x2x2xf32>, tensor<20x60x1x1xf32>) -> tensor<4x60x2x2xf32>
    return %convolution : tensor<4x60x2x2xf32>
  }
  func.func private @convWeightGradB_15(%x: tensor<4x60x2x2xf32>, %dy: tensor<4x20x2x2xf32>) -> tensor<20x60x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x60x2x2xf32>, tensor<4x20x2x2xf32>) -> tensor<20x60x1x1xf32>
    return %convolution : tensor<20x60x1x1xf32>
  }
  func.func private @selectPos_5(%dy: tensor<4x60x2x2xf32>, %x: tensor<4x60x2x2xf32>) -> tensor<4x60x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x60x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x60x2x2xf32>, tensor<4x60x2x2xf32>) -> tensor<4x60x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x60x2x2xi1>, tensor<4x60x2x2xf32>
    return %select : tensor<4x60x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_7(%dy: tensor<4x60x2x2xf32>, %x: tensor<4x60x2x2xf32>, %packed: tensor<120xf32>, %gamma: tensor<60xf32>) -> tensor<240xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<60xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x60x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<60xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<60xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<120xf32>, tensor<60xf32>, tensor<60xf32>) -> tensor<240xf32>
    return %concatenate : tensor<240xf32>
  }
  func.func private @allReduceMeanF_16(%x: tensor<240xf32>) -> tensor<240xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<240xf32>) -> tensor<240xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<240xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<240xf32>
    return %divide : tensor<240xf32>
  }
  func.func private @bnSyncBack_7(%dy: tensor<4x60x2x2xf32>, %x: tensor<4x60x2x2xf32>, %packed: tensor<240xf32>, %gamma: tensor<60xf32>) -> tensor<4x60x2x2xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_2 = stablehlo.slice %packed [120:180] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_3 = stablehlo.slice %packed [180:240] : (tensor<240xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x60x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x60x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x60x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x60x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x60x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x60x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x60x2x2xf32>
    return %multiply_3 : tensor<4x60x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_7(%dy: tensor<4x60x2x2xf32>, %x: tensor<4x60x2x2xf32>, %packed: tensor<120xf32>) -> tensor<60xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x60x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    return %reduce : tensor<60xf32>
  }
  func.func private @bnBetaGradB_7(%dy: tensor<4x60x2x2xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x2x2xf32>, tensor<f32>) -> tensor<60xf32>
    return %reduce : tensor<60xf32>
  }
  func.func private @convBack_16(%dy: tensor<4x60x2x2xf32>, %w: tensor<60x1x5x5xf32>) -> tensor<4x60x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<60x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<60x1x5x5xf32>) -> tensor<1x60x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 60 : i64} : (tensor<4x60x2x2xf32>, tensor<1x60x5x5xf32>) -> tensor<4x60x4x4xf32>
    return %convolution : tensor<4x60x4x4xf32>
  }
  func.func private @convWeightGradB_16(%x: tensor<4x60x4x4xf32>, %dy: tensor<4x60x2x2xf32>) -> tensor<60x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 60 : i64, feature_group_count = 1 : i64} : (tensor<4x60x4x4xf32>, tensor<4x60x2x2xf32>) -> tensor<60x1x5x5xf32>
    return %convolution : tensor<60x1x5x5xf32>
  }
  func.func private @selectPos_6(%dy: tensor<4x60x4x4xf32>, %x: tensor<4x60x4x4xf32>) -> tensor<4x60x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x60x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x60x4x4xf32>, tensor<4x60x4x4xf32>) -> tensor<4x60x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x60x4x4xi1>, tensor<4x60x4x4xf32>
    return %select : tensor<4x60x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_8(%dy: tensor<4x60x4x4xf32>, %x: tensor<4x60x4x4xf32>, %packed: tensor<120xf32>, %gamma: tensor<60xf32>) -> tensor<240xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<60xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<60xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x60x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<60xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<60xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<120xf32>, tensor<60xf32>, tensor<60xf32>) -> tensor<240xf32>
    return %concatenate : tensor<240xf32>
  }
  func.func private @bnSyncBack_8(%dy: tensor<4x60x4x4xf32>, %x: tensor<4x60x4x4xf32>, %packed: tensor<240xf32>, %gamma: tensor<60xf32>) -> tensor<4x60x4x4xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_2 = stablehlo.slice %packed [120:180] : (tensor<240xf32>) -> tensor<60xf32>
    %slice_3 = stablehlo.slice %packed [180:240] : (tensor<240xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x60x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x60x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x60x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x60x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x60x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x60x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x60x4x4xf32>
    return %multiply_3 : tensor<4x60x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_8(%dy: tensor<4x60x4x4xf32>, %x: tensor<4x60x4x4xf32>, %packed: tensor<120xf32>) -> tensor<60xf32> {
    %slice = stablehlo.slice %packed [0:60] : (tensor<120xf32>) -> tensor<60xf32>
    %slice_1 = stablehlo.slice %packed [60:120] : (tensor<120xf32>) -> tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<60xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<60xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<60xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x60x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<60xf32>) -> tensor<4x60x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x60x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x60x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    return %reduce : tensor<60xf32>
  }
  func.func private @bnBetaGradB_8(%dy: tensor<4x60x4x4xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x60x4x4xf32>, tensor<f32>) -> tensor<60xf32>
    return %reduce : tensor<60xf32>
  }
  func.func private @convBack_17(%dy: tensor<4x60x4x4xf32>, %w: tensor<60x10x1x1xf32>) -> tensor<4x10x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<60x10x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x60x4x4xf32>, tensor<60x10x1x1xf32>) -> tensor<4x10x4x4xf32>
    return %convolution : tensor<4x10x4x4xf32>
  }
  func.func private @convWeightGradB_17(%x: tensor<4x10x4x4xf32>, %dy: tensor<4x60x4x4xf32>) -> tensor<60x10x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x10x4x4xf32>, tensor<4x60x4x4xf32>) -> tensor<60x10x1x1xf32>
    return %convolution : tensor<60x10x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_9(%dy: tensor<4x10x4x4xf32>, %x: tensor<4x10x4x4xf32>, %packed: tensor<20xf32>, %gamma: tensor<10xf32>) -> tensor<40xf32> {
    %slice = stablehlo.slice %packed [0:10] : (tensor<20xf32>) -> tensor<10xf32>
    %slice_1 = stablehlo.slice %packed [10:20] : (tensor<20xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<10xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<10xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x10x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x10x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<10xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<10xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x10x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<10xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<10xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<20xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<40xf32>
    return %concatenate : tensor<40xf32>
  }
  func.func private @allReduceMeanF_17(%x: tensor<40xf32>) -> tensor<40xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<40xf32>) -> tensor<40xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<40xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<40xf32>
    return %divide : tensor<40xf32>
  }
  func.func private @bnSyncBack_9(%dy: tensor<4x10x4x4xf32>, %x: tensor<4x10x4x4xf32>, %packed: tensor<40xf32>, %gamma: tensor<10xf32>) -> tensor<4x10x4x4xf32> {
    %slice = stablehlo.slice %packed [0:10] : (tensor<40xf32>) -> tensor<10xf32>
    %slice_1 = stablehlo.slice %packed [10:20] : (tensor<40xf32>) -> tensor<10xf32>
    %slice_2 = stablehlo.slice %packed [20:30] : (tensor<40xf32>) -> tensor<10xf32>
    %slice_3 = stablehlo.slice %packed [30:40] : (tensor<40xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<10xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<10xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x10x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x10x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x10x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x10x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x10x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x10x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x10x4x4xf32>
    return %multiply_3 : tensor<4x10x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_9(%dy: tensor<4x10x4x4xf32>, %x: tensor<4x10x4x4xf32>, %packed: tensor<20xf32>) -> tensor<10xf32> {
    %slice = stablehlo.slice %packed [0:10] : (tensor<20xf32>) -> tensor<10xf32>
    %slice_1 = stablehlo.slice %packed [10:20] : (tensor<20xf32>) -> tensor<10xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<10xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<10xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<10xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x10x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<10xf32>) -> tensor<4x10x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x10x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x10x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    return %reduce : tensor<10xf32>
  }
  func.func private @bnBetaGradB_9(%dy: tensor<4x10x4x4xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x10x4x4xf32>, tensor<f32>) -> tensor<10xf32>
    return %reduce : tensor<10xf32>
  }
  func.func private @convBack_18(%dy: tensor<4x10x4x4xf32>, %w: tensor<10x1x3x3xf32>) -> tensor<4x10x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<10x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<10x1x3x3xf32>) -> tensor<1x10x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 10 : i64} : (tensor<4x10x4x4xf32>, tensor<1x10x3x3xf32>) -> tensor<4x10x4x4xf32>
    return %convolution : tensor<4x10x4x4xf32>
  }
  func.func private @convWeightGradB_18(%x: tensor<4x10x4x4xf32>, %dy: tensor<4x10x4x4xf32>) -> tensor<10x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 10 : i64, feature_group_count = 1 : i64} : (tensor<4x10x4x4xf32>, tensor<4x10x4x4xf32>) -> tensor<10x1x3x3xf32>
    return %convolution : tensor<10x1x3x3xf32>
  }
  func.func private @convBack_19(%dy: tensor<4x10x4x4xf32>, %w: tensor<10x24x1x1xf32>) -> tensor<4x24x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<10x24x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x10x4x4xf32>, tensor<10x24x1x1xf32>) -> tensor<4x24x4x4xf32>
    return %convolution : tensor<4x24x4x4xf32>
  }
  func.func private @convWeightGradB_19(%x: tensor<4x24x4x4xf32>, %dy: tensor<4x10x4x4xf32>) -> tensor<10x24x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x4x4xf32>, tensor<4x10x4x4xf32>) -> tensor<10x24x1x1xf32>
    return %convolution : tensor<10x24x1x1xf32>
  }
  func.func private @selectPos_7(%dy: tensor<4x24x4x4xf32>, %x: tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x24x4x4xf32>, tensor<4x24x4x4xf32>) -> tensor<4x24x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x24x4x4xi1>, tensor<4x24x4x4xf32>
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
  func.func private @allReduceMeanF_18(%x: tensor<96xf32>) -> tensor<96xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<96xf32>) -> tensor<96xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<96xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<96xf32>
    return %divide : tensor<96xf32>
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
  func.func private @convBack_20(%dy: tensor<4x24x4x4xf32>, %w: tensor<24x1x5x5xf32>) -> tensor<4x24x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x1x5x5xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<24x1x5x5xf32>) -> tensor<1x24x5x5xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [2, 3]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 24 : i64} : (tensor<4x24x4x4xf32>, tensor<1x24x5x5xf32>) -> tensor<4x24x8x8xf32>
    return %convolution : tensor<4x24x8x8xf32>
  }
  func.func private @convWeightGradB_20(%x: tensor<4x24x8x8xf32>, %dy: tensor<4x24x4x4xf32>) -> tensor<24x1x5x5xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<4x24x8x8xf32>, tensor<4x24x4x4xf32>) -> tensor<24x1x5x5xf32>
    return %convolution : tensor<24x1x5x5xf32>
  }
  func.func private @selectPos_8(%dy: tensor<4x24x8x8xf32>, %x: tensor<4x24x8x8xf32>) -> tensor<4x24x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x24x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x24x8x8xf32>, tensor<4x24x8x8xf32>) -> tensor<4x24x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x24x8x8xi1>, tensor<4x24x8x8xf32>
    return %select : tensor<4x24x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_11(%dy: tensor<4x24x8x8xf32>, %x: tensor<4x24x8x8xf32>, %packed: tensor<48xf32>, %gamma: tensor<24xf32>) -> tensor<96xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<24xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x24x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<24xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<24xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<48xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<96xf32>
    return %concatenate : tensor<96xf32>
  }
  func.func private @bnSyncBack_11(%dy: tensor<4x24x8x8xf32>, %x: tensor<4x24x8x8xf32>, %packed: tensor<96xf32>, %gamma: tensor<24xf32>) -> tensor<4x24x8x8xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_2 = stablehlo.slice %packed [48:72] : (tensor<96xf32>) -> tensor<24xf32>
    %slice_3 = stablehlo.slice %packed [72:96] : (tensor<96xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x24x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x24x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x24x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x24x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x24x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x24x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x24x8x8xf32>
    return %multiply_3 : tensor<4x24x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_11(%dy: tensor<4x24x8x8xf32>, %x: tensor<4x24x8x8xf32>, %packed: tensor<48xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [0:24] : (tensor<48xf32>) -> tensor<24xf32>
    %slice_1 = stablehlo.slice %packed [24:48] : (tensor<48xf32>) -> tensor<24xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<24xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<24xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<24xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x24x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<24xf32>) -> tensor<4x24x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x24x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x24x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @bnBetaGradB_11(%dy: tensor<4x24x8x8xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x24x8x8xf32>, tensor<f32>) -> tensor<24xf32>
    return %reduce : tensor<24xf32>
  }
  func.func private @convBack_21(%dy: tensor<4x24x8x8xf32>, %w: tensor<24x6x1x1xf32>) -> tensor<4x6x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<24x6x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x24x8x8xf32>, tensor<24x6x1x1xf32>) -> tensor<4x6x8x8xf32>
    return %convolution : tensor<4x6x8x8xf32>
  }
  func.func private @convWeightGradB_21(%x: tensor<4x6x8x8xf32>, %dy: tensor<4x24x8x8xf32>) -> tensor<24x6x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x8x8xf32>, tensor<4x24x8x8xf32>) -> tensor<24x6x1x1xf32>
    return %convolution : tensor<24x6x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_12(%dy: tensor<4x6x8x8xf32>, %x: tensor<4x6x8x8xf32>, %packed: tensor<12xf32>, %gamma: tensor<6xf32>) -> tensor<24xf32> {
    %slice = stablehlo.slice %packed [0:6] : (tensor<12xf32>) -> tensor<6xf32>
    %slice_1 = stablehlo.slice %packed [6:12] : (tensor<12xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<6xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<6xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x6x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x6x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<6xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<6xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x6x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<6xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<6xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<24xf32>
    return %concatenate : tensor<24xf32>
  }
  func.func private @bnSyncBack_12(%dy: tensor<4x6x8x8xf32>, %x: tensor<4x6x8x8xf32>, %packed: tensor<24xf32>, %gamma: tensor<6xf32>) -> tensor<4x6x8x8xf32> {
    %slice = stablehlo.slice %packed [0:6] : (tensor<24xf32>) -> tensor<6xf32>
    %slice_1 = stablehlo.slice %packed [6:12] : (tensor<24xf32>) -> tensor<6xf32>
    %slice_2 = stablehlo.slice %packed [12:18] : (tensor<24xf32>) -> tensor<6xf32>
    %slice_3 = stablehlo.slice %packed [18:24] : (tensor<24xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<6xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<6xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x6x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x6x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x6x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x6x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x6x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x6x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x6x8x8xf32>
    return %multiply_3 : tensor<4x6x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_12(%dy: tensor<4x6x8x8xf32>, %x: tensor<4x6x8x8xf32>, %packed: tensor<12xf32>) -> tensor<6xf32> {
    %slice = stablehlo.slice %packed [0:6] : (tensor<12xf32>) -> tensor<6xf32>
    %slice_1 = stablehlo.slice %packed [6:12] : (tensor<12xf32>) -> tensor<6xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<6xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<6xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<6xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x6x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<6xf32>) -> tensor<4x6x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x6x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x6x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    return %reduce : tensor<6xf32>
  }
  func.func private @bnBetaGradB_12(%dy: tensor<4x6x8x8xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x6x8x8xf32>, tensor<f32>) -> tensor<6xf32>
    return %reduce : tensor<6xf32>
  }
  func.func private @convBack_22(%dy: tensor<4x6x8x8xf32>, %w: tensor<6x1x3x3xf32>) -> tensor<4x6x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<6x1x3x3xf32>
    %reshape = stablehlo.reshape %reverse : (tensor<6x1x3x3xf32>) -> tensor<1x6x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reshape) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 6 : i64} : (tensor<4x6x8x8xf32>, tensor<1x6x3x3xf32>) -> tensor<4x6x8x8xf32>
    return %convolution : tensor<4x6x8x8xf32>
  }
  func.func private @convWeightGradB_22(%x: tensor<4x6x8x8xf32>, %dy: tensor<4x6x8x8xf32>) -> tensor<6x1x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 6 : i64, feature_group_count = 1 : i64} : (tensor<4x6x8x8xf32>, tensor<4x6x8x8xf32>) -> tensor<6x1x3x3xf32>
    return %convolution : tensor<6x1x3x3xf32>
  }
  func.func private @convBack_23(%dy: tensor<4x6x8x8xf32>, %w: tensor<6x16x1x1xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<6x16x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x8x8xf32>, tensor<6x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB_23(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x6x8x8xf32>) -> tensor<6x16x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x6x8x8xf32>) -> tensor<6x16x1x1xf32>
    return %convolution : tensor<6x16x1x1xf32>
  }
  func.func private @selectPos_9(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x8x8xi1>, tensor<4x16x8x8xf32>
    return %select : tensor<4x16x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_13(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>) -> tensor<64xf32> {
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
  func.func private @allReduceMeanF_19(%x: tensor<64xf32>) -> tensor<64xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<64xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<64xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @bnSyncBack_13(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<64xf32>, %gamma: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
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
  func.func private @bnSyncGammaGradB_13(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>) -> tensor<16xf32> {
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
  func.func private @bnBetaGradB_13(%dy: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @convBack_24(%dy: tensor<4x16x8x8xf32>, %w: tensor<16x4x3x3xf32>) -> tensor<4x4x16x16xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<16x4x3x3xf32>) -> tensor<4x4x16x16xf32>
    return %convolution : tensor<4x4x16x16xf32>
  }
  func.func private @convWeightGradB_24(%x: tensor<4x4x16x16xf32>, %dy: tensor<4x16x8x8xf32>) -> tensor<16x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x16x16xf32>, tensor<4x16x8x8xf32>) -> tensor<16x4x3x3xf32>
    return %convolution : tensor<16x4x3x3xf32>
  }
  func.func private @selectPos_10(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %select : tensor<4x4x16x16xf32>
  }
  func.func private @bnSyncDyStatsB_14(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>) -> tensor<16xf32> {
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
  func.func private @bnSyncBack_14(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<16xf32>, %gamma: tensor<4xf32>) -> tensor<4x4x16x16xf32> {
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
  func.func private @bnSyncGammaGradB_14(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>) -> tensor<4xf32> {
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
  func.func private @bnBetaGradB_14(%dy: tensor<4x4x16x16xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convWeightGradB_25(%x: tensor<4x3x32x32xf32>, %dy: tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x3x3xf32>
    return %convolution : tensor<4x3x3x3xf32>
  }
  func.func private @adamMNextF(%m: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<6xf32>, %g: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<60xf32>, %g: tensor<60xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<60xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<60xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<60xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<60xf32>
    return %add : tensor<60xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<20xf32>, %g: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<80xf32>, %g: tensor<80xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<80xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<80xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<80xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<80xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<80xf32>
    return %add : tensor<80xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<120xf32>, %g: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<120xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<120xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @adamMNextF_9(%m: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamMNextF_10(%m: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamMNextF_11(%m: tensor<160xf32>, %g: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<160xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<160xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @divConstB_1(%x: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<4x3x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x3x3x3xf32>
    return %divide : tensor<4x3x3x3xf32>
  }
  func.func private @divConstB_2(%x: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @divConstB_3(%x: tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<16x4x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16x4x3x3xf32>
    return %divide : tensor<16x4x3x3xf32>
  }
  func.func private @divConstB_4(%x: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<16xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @divConstB_5(%x: tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<6x16x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<6x16x1x1xf32>
    return %divide : tensor<6x16x1x1xf32>
  }
  func.func private @divConstB_6(%x: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<6xf32>
    %divide = stablehlo.divide %x, %constant : tensor<6xf32>
    return %divide : tensor<6xf32>
  }
  func.func private @divConstB_7(%x: tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<6x1x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<6x1x3x3xf32>
    return %divide : tensor<6x1x3x3xf32>
  }
  func.func private @divConstB_8(%x: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<24x6x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<24x6x1x1xf32>
    return %divide : tensor<24x6x1x1xf32>
  }
  func.func private @divConstB_9(%x: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<24xf32>
    %divide = stablehlo.divide %x, %constant : tensor<24xf32>
    return %divide : tensor<24xf32>
  }
  func.func private @divConstB_10(%x: tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<24x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<24x1x5x5xf32>
    return %divide : tensor<24x1x5x5xf32>
  }
  func.func private @divConstB_11(%x: tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<10x24x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<10x24x1x1xf32>
    return %divide : tensor<10x24x1x1xf32>
  }
  func.func private @divConstB_12(%x: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<10xf32>
    %divide = stablehlo.divide %x, %constant : tensor<10xf32>
    return %divide : tensor<10xf32>
  }
  func.func private @divConstB_13(%x: tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<10x1x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<10x1x3x3xf32>
    return %divide : tensor<10x1x3x3xf32>
  }
  func.func private @divConstB_14(%x: tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<60x10x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<60x10x1x1xf32>
    return %divide : tensor<60x10x1x1xf32>
  }
  func.func private @divConstB_15(%x: tensor<60xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<60xf32>
    %divide = stablehlo.divide %x, %constant : tensor<60xf32>
    return %divide : tensor<60xf32>
  }
  func.func private @divConstB_16(%x: tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<60x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<60x1x5x5xf32>
    return %divide : tensor<60x1x5x5xf32>
  }
  func.func private @divConstB_17(%x: tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<20x60x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<20x60x1x1xf32>
    return %divide : tensor<20x60x1x1xf32>
  }
  func.func private @divConstB_18(%x: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<20xf32>
    %divide = stablehlo.divide %x, %constant : tensor<20xf32>
    return %divide : tensor<20xf32>
  }
  func.func private @divConstB_19(%x: tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<20x1x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<20x1x3x3xf32>
    return %divide : tensor<20x1x3x3xf32>
  }
  func.func private @divConstB_20(%x: tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<80x20x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<80x20x1x1xf32>
    return %divide : tensor<80x20x1x1xf32>
  }
  func.func private @divConstB_21(%x: tensor<80xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<80xf32>
    %divide = stablehlo.divide %x, %constant : tensor<80xf32>
    return %divide : tensor<80xf32>
  }
  func.func private @divConstB_22(%x: tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<80x1x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<80x1x3x3xf32>
    return %divide : tensor<80x1x3x3xf32>
  }
  func.func private @divConstB_23(%x: tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<20x80x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<20x80x1x1xf32>
    return %divide : tensor<20x80x1x1xf32>
  }
  func.func private @divConstB_24(%x: tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<20x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<20x1x5x5xf32>
    return %divide : tensor<20x1x5x5xf32>
  }
  func.func private @divConstB_25(%x: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<120x20x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<120x20x1x1xf32>
    return %divide : tensor<120x20x1x1xf32>
  }
  func.func private @divConstB_26(%x: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<120xf32>
    %divide = stablehlo.divide %x, %constant : tensor<120xf32>
    return %divide : tensor<120xf32>
  }
  func.func private @divConstB_27(%x: tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<120x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<120x1x5x5xf32>
    return %divide : tensor<120x1x5x5xf32>
  }
  func.func private @divConstB_28(%x: tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<32x120x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x120x1x1xf32>
    return %divide : tensor<32x120x1x1xf32>
  }
  func.func private @divConstB_29(%x: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<32xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @divConstB_30(%x: tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<32x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x1x5x5xf32>
    return %divide : tensor<32x1x5x5xf32>
  }
  func.func private @divConstB_31(%x: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<128x32x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128x32x1x1xf32>
    return %divide : tensor<128x32x1x1xf32>
  }
  func.func private @divConstB_32(%x: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<128xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @divConstB_33(%x: tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<128x1x5x5xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128x1x5x5xf32>
    return %divide : tensor<128x1x5x5xf32>
  }
  func.func private @divConstB_34(%x: tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<32x128x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x128x1x1xf32>
    return %divide : tensor<32x128x1x1xf32>
  }
  func.func private @divConstB_35(%x: tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<32x1x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x1x3x3xf32>
    return %divide : tensor<32x1x3x3xf32>
  }
  func.func private @divConstB_36(%x: tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<120x32x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<120x32x1x1xf32>
    return %divide : tensor<120x32x1x1xf32>
  }
  func.func private @divConstB_37(%x: tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<160x120x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<160x120x1x1xf32>
    return %divide : tensor<160x120x1x1xf32>
  }
  func.func private @divConstB_38(%x: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<160xf32>
    %divide = stablehlo.divide %x, %constant : tensor<160xf32>
    return %divide : tensor<160xf32>
  }
  func.func private @divConstB_39(%x: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<2.0> : tensor<160x4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<160x4xf32>
    return %divide : tensor<160x4xf32>
  }
  func.func private @divConstB_40(%x: tensor<f32>) -> tensor<f32> {
    %constant = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %x, %constant : tensor<f32>
    return %divide : tensor<f32>
  }
  func.func private @gradSumSqAccF(%total: tensor<f32>, %g: tensor<4x3x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x3x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_1(%total: tensor<f32>, %g: tensor<4xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_2(%total: tensor<f32>, %g: tensor<16x4x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<16x4x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_3(%total: tensor<f32>, %g: tensor<16xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<16xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_4(%total: tensor<f32>, %g: tensor<6x16x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<6x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<6x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_5(%total: tensor<f32>, %g: tensor<6xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<6xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_6(%total: tensor<f32>, %g: tensor<6x1x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<6x1x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<6x1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_7(%total: tensor<f32>, %g: tensor<24x6x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<24x6x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<24x6x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_8(%total: tensor<f32>, %g: tensor<24xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<24xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_9(%total: tensor<f32>, %g: tensor<24x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<24x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<24x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_10(%total: tensor<f32>, %g: tensor<10x24x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<10x24x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<10x24x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_11(%total: tensor<f32>, %g: tensor<10xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<10xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_12(%total: tensor<f32>, %g: tensor<10x1x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<10x1x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<10x1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_13(%total: tensor<f32>, %g: tensor<60x10x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<60x10x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<60x10x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_14(%total: tensor<f32>, %g: tensor<60xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<60xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_15(%total: tensor<f32>, %g: tensor<60x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<60x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<60x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_16(%total: tensor<f32>, %g: tensor<20x60x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<20x60x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<20x60x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_17(%total: tensor<f32>, %g: tensor<20xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<20xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_18(%total: tensor<f32>, %g: tensor<20x1x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<20x1x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<20x1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_19(%total: tensor<f32>, %g: tensor<80x20x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<80x20x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<80x20x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_20(%total: tensor<f32>, %g: tensor<80xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<80xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<80xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_21(%total: tensor<f32>, %g: tensor<80x1x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<80x1x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<80x1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_22(%total: tensor<f32>, %g: tensor<20x80x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<20x80x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<20x80x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_23(%total: tensor<f32>, %g: tensor<20x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<20x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<20x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_24(%total: tensor<f32>, %g: tensor<120x20x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<120x20x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<120x20x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_25(%total: tensor<f32>, %g: tensor<120xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<120xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<120xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_26(%total: tensor<f32>, %g: tensor<120x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<120x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<120x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_27(%total: tensor<f32>, %g: tensor<32x120x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32x120x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x120x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_28(%total: tensor<f32>, %g: tensor<32xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_29(%total: tensor<f32>, %g: tensor<32x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_30(%total: tensor<f32>, %g: tensor<128x32x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_31(%total: tensor<f32>, %g: tensor<128xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<128xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_32(%total: tensor<f32>, %g: tensor<128x1x5x5xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<128x1x5x5xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x1x5x5xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_33(%total: tensor<f32>, %g: tensor<32x128x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32x128x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x128x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_34(%total: tensor<f32>, %g: tensor<32x1x3x3xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<32x1x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_35(%total: tensor<f32>, %g: tensor<120x32x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<120x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<120x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_36(%total: tensor<f32>, %g: tensor<160x120x1x1xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<160x120x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<160x120x1x1xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_37(%total: tensor<f32>, %g: tensor<160xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<160xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<160xf32>, tensor<f32>) -> tensor<f32>
    %add = stablehlo.add %total, %reduce : tensor<f32>
    return %add : tensor<f32>
  }
  func.func private @gradSumSqAccF_38(%total: tensor<f32>, %g: tensor<160x4xf32>) -> tensor<f32> {
    %multiply = stablehlo.multiply %g, %g : tensor<160x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<160x4xf32>, tensor<f32>) -> tensor<f32>
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
  func.func private @clipScaleF_2(%g: tensor<16x4x3x3xf32>, %total: tensor<f32>) -> tensor<16x4x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<16x4x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<16x4x3x3xf32>
    return %multiply : tensor<16x4x3x3xf32>
  }
  func.func private @clipScaleF_3(%g: tensor<16xf32>, %total: tensor<f32>) -> tensor<16xf32> {
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
  func.func private @clipScaleF_4(%g: tensor<6x16x1x1xf32>, %total: tensor<f32>) -> tensor<6x16x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<6x16x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<6x16x1x1xf32>
    return %multiply : tensor<6x16x1x1xf32>
  }
  func.func private @clipScaleF_5(%g: tensor<6xf32>, %total: tensor<f32>) -> tensor<6xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<6xf32>
    return %multiply : tensor<6xf32>
  }
  func.func private @clipScaleF_6(%g: tensor<6x1x3x3xf32>, %total: tensor<f32>) -> tensor<6x1x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<6x1x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<6x1x3x3xf32>
    return %multiply : tensor<6x1x3x3xf32>
  }
  func.func private @clipScaleF_7(%g: tensor<24x6x1x1xf32>, %total: tensor<f32>) -> tensor<24x6x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<24x6x1x1xf32>
    return %multiply : tensor<24x6x1x1xf32>
  }
  func.func private @clipScaleF_8(%g: tensor<24xf32>, %total: tensor<f32>) -> tensor<24xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<24xf32>
    return %multiply : tensor<24xf32>
  }
  func.func private @clipScaleF_9(%g: tensor<24x1x5x5xf32>, %total: tensor<f32>) -> tensor<24x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<24x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<24x1x5x5xf32>
    return %multiply : tensor<24x1x5x5xf32>
  }
  func.func private @clipScaleF_10(%g: tensor<10x24x1x1xf32>, %total: tensor<f32>) -> tensor<10x24x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<10x24x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<10x24x1x1xf32>
    return %multiply : tensor<10x24x1x1xf32>
  }
  func.func private @clipScaleF_11(%g: tensor<10xf32>, %total: tensor<f32>) -> tensor<10xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<10xf32>
    return %multiply : tensor<10xf32>
  }
  func.func private @clipScaleF_12(%g: tensor<10x1x3x3xf32>, %total: tensor<f32>) -> tensor<10x1x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<10x1x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<10x1x3x3xf32>
    return %multiply : tensor<10x1x3x3xf32>
  }
  func.func private @clipScaleF_13(%g: tensor<60x10x1x1xf32>, %total: tensor<f32>) -> tensor<60x10x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<60x10x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<60x10x1x1xf32>
    return %multiply : tensor<60x10x1x1xf32>
  }
  func.func private @clipScaleF_14(%g: tensor<60xf32>, %total: tensor<f32>) -> tensor<60xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<60xf32>
    return %multiply : tensor<60xf32>
  }
  func.func private @clipScaleF_15(%g: tensor<60x1x5x5xf32>, %total: tensor<f32>) -> tensor<60x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<60x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<60x1x5x5xf32>
    return %multiply : tensor<60x1x5x5xf32>
  }
  func.func private @clipScaleF_16(%g: tensor<20x60x1x1xf32>, %total: tensor<f32>) -> tensor<20x60x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<20x60x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<20x60x1x1xf32>
    return %multiply : tensor<20x60x1x1xf32>
  }
  func.func private @clipScaleF_17(%g: tensor<20xf32>, %total: tensor<f32>) -> tensor<20xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<20xf32>
    return %multiply : tensor<20xf32>
  }
  func.func private @clipScaleF_18(%g: tensor<20x1x3x3xf32>, %total: tensor<f32>) -> tensor<20x1x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<20x1x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<20x1x3x3xf32>
    return %multiply : tensor<20x1x3x3xf32>
  }
  func.func private @clipScaleF_19(%g: tensor<80x20x1x1xf32>, %total: tensor<f32>) -> tensor<80x20x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<80x20x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<80x20x1x1xf32>
    return %multiply : tensor<80x20x1x1xf32>
  }
  func.func private @clipScaleF_20(%g: tensor<80xf32>, %total: tensor<f32>) -> tensor<80xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<80xf32>
    return %multiply : tensor<80xf32>
  }
  func.func private @clipScaleF_21(%g: tensor<80x1x3x3xf32>, %total: tensor<f32>) -> tensor<80x1x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<80x1x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<80x1x3x3xf32>
    return %multiply : tensor<80x1x3x3xf32>
  }
  func.func private @clipScaleF_22(%g: tensor<20x80x1x1xf32>, %total: tensor<f32>) -> tensor<20x80x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<20x80x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<20x80x1x1xf32>
    return %multiply : tensor<20x80x1x1xf32>
  }
  func.func private @clipScaleF_23(%g: tensor<20x1x5x5xf32>, %total: tensor<f32>) -> tensor<20x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<20x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<20x1x5x5xf32>
    return %multiply : tensor<20x1x5x5xf32>
  }
  func.func private @clipScaleF_24(%g: tensor<120x20x1x1xf32>, %total: tensor<f32>) -> tensor<120x20x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<120x20x1x1xf32>
    return %multiply : tensor<120x20x1x1xf32>
  }
  func.func private @clipScaleF_25(%g: tensor<120xf32>, %total: tensor<f32>) -> tensor<120xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<120xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<120xf32>
    return %multiply : tensor<120xf32>
  }
  func.func private @clipScaleF_26(%g: tensor<120x1x5x5xf32>, %total: tensor<f32>) -> tensor<120x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<120x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<120x1x5x5xf32>
    return %multiply : tensor<120x1x5x5xf32>
  }
  func.func private @clipScaleF_27(%g: tensor<32x120x1x1xf32>, %total: tensor<f32>) -> tensor<32x120x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32x120x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32x120x1x1xf32>
    return %multiply : tensor<32x120x1x1xf32>
  }
  func.func private @clipScaleF_28(%g: tensor<32xf32>, %total: tensor<f32>) -> tensor<32xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32xf32>
    return %multiply : tensor<32xf32>
  }
  func.func private @clipScaleF_29(%g: tensor<32x1x5x5xf32>, %total: tensor<f32>) -> tensor<32x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32x1x5x5xf32>
    return %multiply : tensor<32x1x5x5xf32>
  }
  func.func private @clipScaleF_30(%g: tensor<128x32x1x1xf32>, %total: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<128x32x1x1xf32>
    return %multiply : tensor<128x32x1x1xf32>
  }
  func.func private @clipScaleF_31(%g: tensor<128xf32>, %total: tensor<f32>) -> tensor<128xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<128xf32>
    return %multiply : tensor<128xf32>
  }
  func.func private @clipScaleF_32(%g: tensor<128x1x5x5xf32>, %total: tensor<f32>) -> tensor<128x1x5x5xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<128x1x5x5xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<128x1x5x5xf32>
    return %multiply : tensor<128x1x5x5xf32>
  }
  func.func private @clipScaleF_33(%g: tensor<32x128x1x1xf32>, %total: tensor<f32>) -> tensor<32x128x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32x128x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32x128x1x1xf32>
    return %multiply : tensor<32x128x1x1xf32>
  }
  func.func private @clipScaleF_34(%g: tensor<32x1x3x3xf32>, %total: tensor<f32>) -> tensor<32x1x3x3xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<32x1x3x3xf32>
    return %multiply : tensor<32x1x3x3xf32>
  }
  func.func private @clipScaleF_35(%g: tensor<120x32x1x1xf32>, %total: tensor<f32>) -> tensor<120x32x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<120x32x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<120x32x1x1xf32>
    return %multiply : tensor<120x32x1x1xf32>
  }
  func.func private @clipScaleF_36(%g: tensor<160x120x1x1xf32>, %total: tensor<f32>) -> tensor<160x120x1x1xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<160x120x1x1xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<160x120x1x1xf32>
    return %multiply : tensor<160x120x1x1xf32>
  }
  func.func private @clipScaleF_37(%g: tensor<160xf32>, %total: tensor<f32>) -> tensor<160xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<160xf32>
    return %multiply : tensor<160xf32>
  }
  func.func private @clipScaleF_38(%g: tensor<160x4xf32>, %total: tensor<f32>) -> tensor<160x4xf32> {
    %sqrt = stablehlo.sqrt %total : tensor<f32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<f32>
    %add = stablehlo.add %sqrt, %constant : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %divide = stablehlo.divide %constant_1, %add : tensor<f32>
    %minimum = stablehlo.minimum %divide, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %minimum, dims = [] : (tensor<f32>) -> tensor<160x4xf32>
    %multiply = stablehlo.multiply %g, %broadcast_in_dim : tensor<160x4xf32>
    return %multiply : tensor<160x4xf32>
  }
  func.func private @adamMNextF_12(%m: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4x3x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4x3x3x3xf32>
    return %add : tensor<4x3x3x3xf32>
  }
  func.func private @adamVNextF(%v: tensor<4x3x3x3xf32>, %g: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x3x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x3x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4x3x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x3x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x3x3x3xf32>
    return %add : tensor<4x3x3x3xf32>
  }
  func.func private @adamWParamF(%theta: tensor<4x3x3x3xf32>, %m: tensor<4x3x3x3xf32>, %v: tensor<4x3x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4x3x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<4x3x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4x3x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<4x3x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4x3x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<4x3x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4x3x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4x3x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<4x3x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x3x3x3xf32>
    return %subtract : tensor<4x3x3x3xf32>
  }
  func.func private @adamVNextF_1(%v: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @adamWParamF_1(%theta: tensor<4xf32>, %m: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4xf32> {
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
  func.func private @adamMNextF_13(%m: tensor<16x4x3x3xf32>, %g: tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x4x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x4x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x4x3x3xf32>
    return %add : tensor<16x4x3x3xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<16x4x3x3xf32>, %g: tensor<16x4x3x3xf32>) -> tensor<16x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x4x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x4x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x4x3x3xf32>
    return %add : tensor<16x4x3x3xf32>
  }
  func.func private @adamWParamF_2(%theta: tensor<16x4x3x3xf32>, %m: tensor<16x4x3x3xf32>, %v: tensor<16x4x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x4x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x4x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<16x4x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x4x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<16x4x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x4x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<16x4x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x4x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x4x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<16x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x4x3x3xf32>
    return %subtract : tensor<16x4x3x3xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @adamWParamF_3(%theta: tensor<16xf32>, %m: tensor<16xf32>, %v: tensor<16xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16xf32> {
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
  func.func private @adamMNextF_14(%m: tensor<6x16x1x1xf32>, %g: tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6x16x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x16x1x1xf32>
    return %add : tensor<6x16x1x1xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<6x16x1x1xf32>, %g: tensor<6x16x1x1xf32>) -> tensor<6x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6x16x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6x16x1x1xf32>
    return %add : tensor<6x16x1x1xf32>
  }
  func.func private @adamWParamF_4(%theta: tensor<6x16x1x1xf32>, %m: tensor<6x16x1x1xf32>, %v: tensor<6x16x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6x16x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6x16x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6x16x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6x16x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6x16x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6x16x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6x16x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6x16x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6x16x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6x16x1x1xf32>
    return %subtract : tensor<6x16x1x1xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<6xf32>, %g: tensor<6xf32>) -> tensor<6xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6xf32>
    return %add : tensor<6xf32>
  }
  func.func private @adamWParamF_5(%theta: tensor<6xf32>, %m: tensor<6xf32>, %v: tensor<6xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6xf32> {
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
    return %subtract : tensor<6xf32>
  }
  func.func private @adamMNextF_15(%m: tensor<6x1x3x3xf32>, %g: tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<6x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<6x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<6x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<6x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<6x1x3x3xf32>
    return %add : tensor<6x1x3x3xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<6x1x3x3xf32>, %g: tensor<6x1x3x3xf32>) -> tensor<6x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<6x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<6x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<6x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<6x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<6x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<6x1x3x3xf32>
    return %add : tensor<6x1x3x3xf32>
  }
  func.func private @adamWParamF_6(%theta: tensor<6x1x3x3xf32>, %m: tensor<6x1x3x3xf32>, %v: tensor<6x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<6x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<6x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<6x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<6x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<6x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<6x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<6x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<6x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<6x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<6x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<6x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<6x1x3x3xf32>
    return %subtract : tensor<6x1x3x3xf32>
  }
  func.func private @adamMNextF_16(%m: tensor<24x6x1x1xf32>, %g: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x6x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x6x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x6x1x1xf32>
    return %add : tensor<24x6x1x1xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<24x6x1x1xf32>, %g: tensor<24x6x1x1xf32>) -> tensor<24x6x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x6x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x6x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x6x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x6x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x6x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x6x1x1xf32>
    return %add : tensor<24x6x1x1xf32>
  }
  func.func private @adamWParamF_7(%theta: tensor<24x6x1x1xf32>, %m: tensor<24x6x1x1xf32>, %v: tensor<24x6x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x6x1x1xf32> {
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
    return %subtract : tensor<24x6x1x1xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<24xf32>, %g: tensor<24xf32>) -> tensor<24xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24xf32>
    return %add : tensor<24xf32>
  }
  func.func private @adamWParamF_8(%theta: tensor<24xf32>, %m: tensor<24xf32>, %v: tensor<24xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24xf32> {
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
  func.func private @adamMNextF_17(%m: tensor<24x1x5x5xf32>, %g: tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<24x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<24x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<24x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<24x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<24x1x5x5xf32>
    return %add : tensor<24x1x5x5xf32>
  }
  func.func private @adamVNextF_9(%v: tensor<24x1x5x5xf32>, %g: tensor<24x1x5x5xf32>) -> tensor<24x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<24x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<24x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<24x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<24x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<24x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<24x1x5x5xf32>
    return %add : tensor<24x1x5x5xf32>
  }
  func.func private @adamWParamF_9(%theta: tensor<24x1x5x5xf32>, %m: tensor<24x1x5x5xf32>, %v: tensor<24x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<24x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<24x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<24x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<24x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<24x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<24x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<24x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<24x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<24x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<24x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<24x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<24x1x5x5xf32>
    return %subtract : tensor<24x1x5x5xf32>
  }
  func.func private @adamMNextF_18(%m: tensor<10x24x1x1xf32>, %g: tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10x24x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10x24x1x1xf32>
    return %add : tensor<10x24x1x1xf32>
  }
  func.func private @adamVNextF_10(%v: tensor<10x24x1x1xf32>, %g: tensor<10x24x1x1xf32>) -> tensor<10x24x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10x24x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10x24x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10x24x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10x24x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10x24x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10x24x1x1xf32>
    return %add : tensor<10x24x1x1xf32>
  }
  func.func private @adamWParamF_10(%theta: tensor<10x24x1x1xf32>, %m: tensor<10x24x1x1xf32>, %v: tensor<10x24x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10x24x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<10x24x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<10x24x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<10x24x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<10x24x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<10x24x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<10x24x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<10x24x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<10x24x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<10x24x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<10x24x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<10x24x1x1xf32>
    return %subtract : tensor<10x24x1x1xf32>
  }
  func.func private @adamVNextF_11(%v: tensor<10xf32>, %g: tensor<10xf32>) -> tensor<10xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10xf32>
    return %add : tensor<10xf32>
  }
  func.func private @adamWParamF_11(%theta: tensor<10xf32>, %m: tensor<10xf32>, %v: tensor<10xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10xf32> {
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
  func.func private @adamMNextF_19(%m: tensor<10x1x3x3xf32>, %g: tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<10x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<10x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<10x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<10x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<10x1x3x3xf32>
    return %add : tensor<10x1x3x3xf32>
  }
  func.func private @adamVNextF_12(%v: tensor<10x1x3x3xf32>, %g: tensor<10x1x3x3xf32>) -> tensor<10x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<10x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<10x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<10x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<10x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<10x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<10x1x3x3xf32>
    return %add : tensor<10x1x3x3xf32>
  }
  func.func private @adamWParamF_12(%theta: tensor<10x1x3x3xf32>, %m: tensor<10x1x3x3xf32>, %v: tensor<10x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<10x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<10x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<10x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<10x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<10x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<10x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<10x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<10x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<10x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<10x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<10x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<10x1x3x3xf32>
    return %subtract : tensor<10x1x3x3xf32>
  }
  func.func private @adamMNextF_20(%m: tensor<60x10x1x1xf32>, %g: tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<60x10x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<60x10x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<60x10x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<60x10x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<60x10x1x1xf32>
    return %add : tensor<60x10x1x1xf32>
  }
  func.func private @adamVNextF_13(%v: tensor<60x10x1x1xf32>, %g: tensor<60x10x1x1xf32>) -> tensor<60x10x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<60x10x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<60x10x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<60x10x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<60x10x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<60x10x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<60x10x1x1xf32>
    return %add : tensor<60x10x1x1xf32>
  }
  func.func private @adamWParamF_13(%theta: tensor<60x10x1x1xf32>, %m: tensor<60x10x1x1xf32>, %v: tensor<60x10x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<60x10x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<60x10x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<60x10x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<60x10x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<60x10x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<60x10x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<60x10x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<60x10x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<60x10x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<60x10x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<60x10x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<60x10x1x1xf32>
    return %subtract : tensor<60x10x1x1xf32>
  }
  func.func private @adamVNextF_14(%v: tensor<60xf32>, %g: tensor<60xf32>) -> tensor<60xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<60xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<60xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<60xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<60xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<60xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<60xf32>
    return %add : tensor<60xf32>
  }
  func.func private @adamWParamF_14(%theta: tensor<60xf32>, %m: tensor<60xf32>, %v: tensor<60xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<60xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<60xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<60xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<60xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<60xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<60xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<60xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<60xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<60xf32>
    return %subtract : tensor<60xf32>
  }
  func.func private @adamMNextF_21(%m: tensor<60x1x5x5xf32>, %g: tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<60x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<60x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<60x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<60x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<60x1x5x5xf32>
    return %add : tensor<60x1x5x5xf32>
  }
  func.func private @adamVNextF_15(%v: tensor<60x1x5x5xf32>, %g: tensor<60x1x5x5xf32>) -> tensor<60x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<60x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<60x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<60x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<60x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<60x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<60x1x5x5xf32>
    return %add : tensor<60x1x5x5xf32>
  }
  func.func private @adamWParamF_15(%theta: tensor<60x1x5x5xf32>, %m: tensor<60x1x5x5xf32>, %v: tensor<60x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<60x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<60x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<60x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<60x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<60x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<60x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<60x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<60x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<60x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<60x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<60x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<60x1x5x5xf32>
    return %subtract : tensor<60x1x5x5xf32>
  }
  func.func private @adamMNextF_22(%m: tensor<20x60x1x1xf32>, %g: tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x60x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20x60x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20x60x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20x60x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20x60x1x1xf32>
    return %add : tensor<20x60x1x1xf32>
  }
  func.func private @adamVNextF_16(%v: tensor<20x60x1x1xf32>, %g: tensor<20x60x1x1xf32>) -> tensor<20x60x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<20x60x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20x60x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20x60x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<20x60x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20x60x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20x60x1x1xf32>
    return %add : tensor<20x60x1x1xf32>
  }
  func.func private @adamWParamF_16(%theta: tensor<20x60x1x1xf32>, %m: tensor<20x60x1x1xf32>, %v: tensor<20x60x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<20x60x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20x60x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<20x60x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<20x60x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<20x60x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<20x60x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<20x60x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<20x60x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<20x60x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<20x60x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<20x60x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20x60x1x1xf32>
    return %subtract : tensor<20x60x1x1xf32>
  }
  func.func private @adamVNextF_17(%v: tensor<20xf32>, %g: tensor<20xf32>) -> tensor<20xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<20xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<20xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20xf32>
    return %add : tensor<20xf32>
  }
  func.func private @adamWParamF_17(%theta: tensor<20xf32>, %m: tensor<20xf32>, %v: tensor<20xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<20xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<20xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<20xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<20xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<20xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<20xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<20xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<20xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20xf32>
    return %subtract : tensor<20xf32>
  }
  func.func private @adamMNextF_23(%m: tensor<20x1x3x3xf32>, %g: tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20x1x3x3xf32>
    return %add : tensor<20x1x3x3xf32>
  }
  func.func private @adamVNextF_18(%v: tensor<20x1x3x3xf32>, %g: tensor<20x1x3x3xf32>) -> tensor<20x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<20x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<20x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20x1x3x3xf32>
    return %add : tensor<20x1x3x3xf32>
  }
  func.func private @adamWParamF_18(%theta: tensor<20x1x3x3xf32>, %m: tensor<20x1x3x3xf32>, %v: tensor<20x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<20x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<20x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<20x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<20x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<20x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<20x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<20x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<20x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<20x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<20x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20x1x3x3xf32>
    return %subtract : tensor<20x1x3x3xf32>
  }
  func.func private @adamMNextF_24(%m: tensor<80x20x1x1xf32>, %g: tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<80x20x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<80x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<80x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<80x20x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<80x20x1x1xf32>
    return %add : tensor<80x20x1x1xf32>
  }
  func.func private @adamVNextF_19(%v: tensor<80x20x1x1xf32>, %g: tensor<80x20x1x1xf32>) -> tensor<80x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<80x20x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<80x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<80x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<80x20x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<80x20x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<80x20x1x1xf32>
    return %add : tensor<80x20x1x1xf32>
  }
  func.func private @adamWParamF_19(%theta: tensor<80x20x1x1xf32>, %m: tensor<80x20x1x1xf32>, %v: tensor<80x20x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<80x20x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<80x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<80x20x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<80x20x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<80x20x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<80x20x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<80x20x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<80x20x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<80x20x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<80x20x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<80x20x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<80x20x1x1xf32>
    return %subtract : tensor<80x20x1x1xf32>
  }
  func.func private @adamVNextF_20(%v: tensor<80xf32>, %g: tensor<80xf32>) -> tensor<80xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<80xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<80xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<80xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<80xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<80xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<80xf32>
    return %add : tensor<80xf32>
  }
  func.func private @adamWParamF_20(%theta: tensor<80xf32>, %m: tensor<80xf32>, %v: tensor<80xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<80xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<80xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<80xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<80xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<80xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<80xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<80xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<80xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<80xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<80xf32>
    return %subtract : tensor<80xf32>
  }
  func.func private @adamMNextF_25(%m: tensor<80x1x3x3xf32>, %g: tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<80x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<80x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<80x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<80x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<80x1x3x3xf32>
    return %add : tensor<80x1x3x3xf32>
  }
  func.func private @adamVNextF_21(%v: tensor<80x1x3x3xf32>, %g: tensor<80x1x3x3xf32>) -> tensor<80x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<80x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<80x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<80x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<80x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<80x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<80x1x3x3xf32>
    return %add : tensor<80x1x3x3xf32>
  }
  func.func private @adamWParamF_21(%theta: tensor<80x1x3x3xf32>, %m: tensor<80x1x3x3xf32>, %v: tensor<80x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<80x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<80x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<80x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<80x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<80x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<80x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<80x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<80x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<80x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<80x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<80x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<80x1x3x3xf32>
    return %subtract : tensor<80x1x3x3xf32>
  }
  func.func private @adamMNextF_26(%m: tensor<20x80x1x1xf32>, %g: tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x80x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20x80x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20x80x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20x80x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20x80x1x1xf32>
    return %add : tensor<20x80x1x1xf32>
  }
  func.func private @adamVNextF_22(%v: tensor<20x80x1x1xf32>, %g: tensor<20x80x1x1xf32>) -> tensor<20x80x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<20x80x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20x80x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20x80x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<20x80x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20x80x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20x80x1x1xf32>
    return %add : tensor<20x80x1x1xf32>
  }
  func.func private @adamWParamF_22(%theta: tensor<20x80x1x1xf32>, %m: tensor<20x80x1x1xf32>, %v: tensor<20x80x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<20x80x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20x80x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<20x80x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<20x80x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<20x80x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<20x80x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<20x80x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<20x80x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<20x80x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<20x80x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<20x80x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20x80x1x1xf32>
    return %subtract : tensor<20x80x1x1xf32>
  }
  func.func private @adamMNextF_27(%m: tensor<20x1x5x5xf32>, %g: tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<20x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<20x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<20x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<20x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<20x1x5x5xf32>
    return %add : tensor<20x1x5x5xf32>
  }
  func.func private @adamVNextF_23(%v: tensor<20x1x5x5xf32>, %g: tensor<20x1x5x5xf32>) -> tensor<20x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<20x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<20x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<20x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<20x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<20x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<20x1x5x5xf32>
    return %add : tensor<20x1x5x5xf32>
  }
  func.func private @adamWParamF_23(%theta: tensor<20x1x5x5xf32>, %m: tensor<20x1x5x5xf32>, %v: tensor<20x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<20x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<20x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<20x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<20x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<20x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<20x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<20x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<20x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<20x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<20x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<20x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<20x1x5x5xf32>
    return %subtract : tensor<20x1x5x5xf32>
  }
  func.func private @adamMNextF_28(%m: tensor<120x20x1x1xf32>, %g: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<120x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<120x20x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<120x20x1x1xf32>
    return %add : tensor<120x20x1x1xf32>
  }
  func.func private @adamVNextF_24(%v: tensor<120x20x1x1xf32>, %g: tensor<120x20x1x1xf32>) -> tensor<120x20x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120x20x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120x20x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<120x20x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120x20x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120x20x1x1xf32>
    return %add : tensor<120x20x1x1xf32>
  }
  func.func private @adamWParamF_24(%theta: tensor<120x20x1x1xf32>, %m: tensor<120x20x1x1xf32>, %v: tensor<120x20x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<120x20x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120x20x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<120x20x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<120x20x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<120x20x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<120x20x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<120x20x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<120x20x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<120x20x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<120x20x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<120x20x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120x20x1x1xf32>
    return %subtract : tensor<120x20x1x1xf32>
  }
  func.func private @adamVNextF_25(%v: tensor<120xf32>, %g: tensor<120xf32>) -> tensor<120xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<120xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<120xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120xf32>
    return %add : tensor<120xf32>
  }
  func.func private @adamWParamF_25(%theta: tensor<120xf32>, %m: tensor<120xf32>, %v: tensor<120xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<120xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<120xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<120xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<120xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<120xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<120xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<120xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<120xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<120xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<120xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120xf32>
    return %subtract : tensor<120xf32>
  }
  func.func private @adamMNextF_29(%m: tensor<120x1x5x5xf32>, %g: tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<120x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<120x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<120x1x5x5xf32>
    return %add : tensor<120x1x5x5xf32>
  }
  func.func private @adamVNextF_26(%v: tensor<120x1x5x5xf32>, %g: tensor<120x1x5x5xf32>) -> tensor<120x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<120x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<120x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120x1x5x5xf32>
    return %add : tensor<120x1x5x5xf32>
  }
  func.func private @adamWParamF_26(%theta: tensor<120x1x5x5xf32>, %m: tensor<120x1x5x5xf32>, %v: tensor<120x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<120x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<120x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<120x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<120x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<120x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<120x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<120x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<120x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<120x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<120x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120x1x5x5xf32>
    return %subtract : tensor<120x1x5x5xf32>
  }
  func.func private @adamMNextF_30(%m: tensor<32x120x1x1xf32>, %g: tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x120x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x120x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x120x1x1xf32>
    return %add : tensor<32x120x1x1xf32>
  }
  func.func private @adamVNextF_27(%v: tensor<32x120x1x1xf32>, %g: tensor<32x120x1x1xf32>) -> tensor<32x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x120x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x120x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x120x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x120x1x1xf32>
    return %add : tensor<32x120x1x1xf32>
  }
  func.func private @adamWParamF_27(%theta: tensor<32x120x1x1xf32>, %m: tensor<32x120x1x1xf32>, %v: tensor<32x120x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x120x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x120x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x120x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x120x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x120x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x120x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x120x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x120x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x120x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x120x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x120x1x1xf32>
    return %subtract : tensor<32x120x1x1xf32>
  }
  func.func private @adamVNextF_28(%v: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamWParamF_28(%theta: tensor<32xf32>, %m: tensor<32xf32>, %v: tensor<32xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32xf32> {
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
  func.func private @adamMNextF_31(%m: tensor<32x1x5x5xf32>, %g: tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x1x5x5xf32>
    return %add : tensor<32x1x5x5xf32>
  }
  func.func private @adamVNextF_29(%v: tensor<32x1x5x5xf32>, %g: tensor<32x1x5x5xf32>) -> tensor<32x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x1x5x5xf32>
    return %add : tensor<32x1x5x5xf32>
  }
  func.func private @adamWParamF_29(%theta: tensor<32x1x5x5xf32>, %m: tensor<32x1x5x5xf32>, %v: tensor<32x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x1x5x5xf32>
    return %subtract : tensor<32x1x5x5xf32>
  }
  func.func private @adamMNextF_32(%m: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x32x1x1xf32>
    return %add : tensor<128x32x1x1xf32>
  }
  func.func private @adamVNextF_30(%v: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x32x1x1xf32>
    return %add : tensor<128x32x1x1xf32>
  }
  func.func private @adamWParamF_30(%theta: tensor<128x32x1x1xf32>, %m: tensor<128x32x1x1xf32>, %v: tensor<128x32x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<128x32x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<128x32x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<128x32x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x32x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<128x32x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x32x1x1xf32>
    return %subtract : tensor<128x32x1x1xf32>
  }
  func.func private @adamVNextF_31(%v: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamWParamF_31(%theta: tensor<128xf32>, %m: tensor<128xf32>, %v: tensor<128xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<128xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<128xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<128xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<128xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128xf32>
    return %subtract : tensor<128xf32>
  }
  func.func private @adamMNextF_33(%m: tensor<128x1x5x5xf32>, %g: tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x1x5x5xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x1x5x5xf32>
    return %add : tensor<128x1x5x5xf32>
  }
  func.func private @adamVNextF_32(%v: tensor<128x1x5x5xf32>, %g: tensor<128x1x5x5xf32>) -> tensor<128x1x5x5xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x1x5x5xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x1x5x5xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x1x5x5xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x1x5x5xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x1x5x5xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x1x5x5xf32>
    return %add : tensor<128x1x5x5xf32>
  }
  func.func private @adamWParamF_32(%theta: tensor<128x1x5x5xf32>, %m: tensor<128x1x5x5xf32>, %v: tensor<128x1x5x5xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x1x5x5xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x1x5x5xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x1x5x5xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<128x1x5x5xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x1x5x5xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<128x1x5x5xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x1x5x5xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<128x1x5x5xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x1x5x5xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x1x5x5xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<128x1x5x5xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x1x5x5xf32>
    return %subtract : tensor<128x1x5x5xf32>
  }
  func.func private @adamMNextF_34(%m: tensor<32x128x1x1xf32>, %g: tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x128x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x128x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x128x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x128x1x1xf32>
    return %add : tensor<32x128x1x1xf32>
  }
  func.func private @adamVNextF_33(%v: tensor<32x128x1x1xf32>, %g: tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x128x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x128x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x128x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x128x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x128x1x1xf32>
    return %add : tensor<32x128x1x1xf32>
  }
  func.func private @adamWParamF_33(%theta: tensor<32x128x1x1xf32>, %m: tensor<32x128x1x1xf32>, %v: tensor<32x128x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x128x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x128x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x128x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x128x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x128x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x128x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x128x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x128x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x128x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x128x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x128x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x128x1x1xf32>
    return %subtract : tensor<32x128x1x1xf32>
  }
  func.func private @adamMNextF_35(%m: tensor<32x1x3x3xf32>, %g: tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x1x3x3xf32>
    return %add : tensor<32x1x3x3xf32>
  }
  func.func private @adamVNextF_34(%v: tensor<32x1x3x3xf32>, %g: tensor<32x1x3x3xf32>) -> tensor<32x1x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x1x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x1x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x1x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x1x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x1x3x3xf32>
    return %add : tensor<32x1x3x3xf32>
  }
  func.func private @adamWParamF_34(%theta: tensor<32x1x3x3xf32>, %m: tensor<32x1x3x3xf32>, %v: tensor<32x1x3x3xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x1x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<32x1x3x3xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x1x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<32x1x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x1x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<32x1x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x1x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x1x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<32x1x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x1x3x3xf32>
    return %subtract : tensor<32x1x3x3xf32>
  }
  func.func private @adamMNextF_36(%m: tensor<120x32x1x1xf32>, %g: tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<120x32x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<120x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<120x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<120x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<120x32x1x1xf32>
    return %add : tensor<120x32x1x1xf32>
  }
  func.func private @adamVNextF_35(%v: tensor<120x32x1x1xf32>, %g: tensor<120x32x1x1xf32>) -> tensor<120x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<120x32x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<120x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<120x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<120x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<120x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<120x32x1x1xf32>
    return %add : tensor<120x32x1x1xf32>
  }
  func.func private @adamWParamF_35(%theta: tensor<120x32x1x1xf32>, %m: tensor<120x32x1x1xf32>, %v: tensor<120x32x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<120x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<120x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<120x32x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<120x32x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<120x32x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<120x32x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<120x32x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<120x32x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<120x32x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<120x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<120x32x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<120x32x1x1xf32>
    return %subtract : tensor<120x32x1x1xf32>
  }
  func.func private @adamMNextF_37(%m: tensor<160x120x1x1xf32>, %g: tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x120x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<160x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<160x120x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<160x120x1x1xf32>
    return %add : tensor<160x120x1x1xf32>
  }
  func.func private @adamVNextF_36(%v: tensor<160x120x1x1xf32>, %g: tensor<160x120x1x1xf32>) -> tensor<160x120x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<160x120x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160x120x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160x120x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<160x120x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160x120x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160x120x1x1xf32>
    return %add : tensor<160x120x1x1xf32>
  }
  func.func private @adamWParamF_36(%theta: tensor<160x120x1x1xf32>, %m: tensor<160x120x1x1xf32>, %v: tensor<160x120x1x1xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<160x120x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160x120x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<160x120x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<160x120x1x1xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<160x120x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<160x120x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<160x120x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<160x120x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<160x120x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<160x120x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<160x120x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160x120x1x1xf32>
    return %subtract : tensor<160x120x1x1xf32>
  }
  func.func private @adamVNextF_37(%v: tensor<160xf32>, %g: tensor<160xf32>) -> tensor<160xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<160xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<160xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160xf32>
    return %add : tensor<160xf32>
  }
  func.func private @adamWParamF_37(%theta: tensor<160xf32>, %m: tensor<160xf32>, %v: tensor<160xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<160xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<160xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<160xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<160xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<160xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<160xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<160xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<160xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160xf32>
    return %subtract : tensor<160xf32>
  }
  func.func private @adamMNextF_38(%m: tensor<160x4xf32>, %g: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<160x4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<160x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<160x4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<160x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<160x4xf32>
    return %add : tensor<160x4xf32>
  }
  func.func private @adamVNextF_38(%v: tensor<160x4xf32>, %g: tensor<160x4xf32>) -> tensor<160x4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<160x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<160x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<160x4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<160x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<160x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<160x4xf32>
    return %add : tensor<160x4xf32>
  }
  func.func private @adamWParamF_38(%theta: tensor<160x4xf32>, %m: tensor<160x4xf32>, %v: tensor<160x4xf32>, %lr: tensor<f32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<160x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<160x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<160x4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim_1 : tensor<160x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<160x4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_2 : tensor<160x4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<160x4xf32>
    %constant = stablehlo.constant dense<1.0e-08> : tensor<160x4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<160x4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<160x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %divide_2 : tensor<160x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<160x4xf32>
    return %subtract : tensor<160x4xf32>
  }
}
