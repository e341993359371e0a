module @resnet50_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%images: tensor<4x3x32x32xf32>, %targets: tensor<4x4xf32>, %stem.conv.weight: tensor<4x3x7x7xf32> {tf.aliasing_output = 0 : i32}, %stem.bn.gamma: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %stem.bn.beta: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %layer1.0.conv1.weight: tensor<4x4x1x1xf32> {tf.aliasing_output = 3 : i32}, %layer1.0.bn1.gamma: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %layer1.0.bn1.beta: tensor<4xf32> {tf.aliasing_output = 5 : i32}, %layer1.0.conv2.weight: tensor<4x4x3x3xf32> {tf.aliasing_output = 6 : i32}, %layer1.0.bn2.gamma: tensor<4xf32> {tf.aliasing_output = 7 : i32}, %layer1.0.bn2.beta: tensor<4xf32> {tf.aliasing_output = 8 : i32}, %layer1.0.conv3.weight: tensor<16x4x1x1xf32> {tf.aliasing_output = 9 : i32}, %layer1.0.bn3.gamma: tensor<16xf32> {tf.aliasing_output = 10 : i32}, %layer1.0.bn3.beta: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %layer1.0.down.weight: tensor<16x4x1x1xf32> {tf.aliasing_output = 12 : i32}, %layer1.0.down_bn.gamma: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %layer1.0.down_bn.beta: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %layer2.0.conv1.weight: tensor<8x16x1x1xf32> {tf.aliasing_output = 15 : i32}, %layer2.0.bn1.gamma: tensor<8xf32> {tf.aliasing_output = 16 : i32}, %layer2.0.bn1.beta: tensor<8xf32> {tf.aliasing_output = 17 : i32}, %layer2.0.conv2.weight: tensor<8x8x3x3xf32> {tf.aliasing_output = 18 : i32}, %layer2.0.bn2.gamma: tensor<8xf32> {tf.aliasing_output = 19 : i32}, %layer2.0.bn2.beta: tensor<8xf32> {tf.aliasing_output = 20 : i32}, %layer2.0.conv3.weight: tensor<32x8x1x1xf32> {tf.aliasing_output = 21 : i32}, %layer2.0.bn3.gamma: tensor<32xf32> {tf.aliasing_output = 22 : i32}, %layer2.0.bn3.beta: tensor<32xf32> {tf.aliasing_output = 23 : i32}, %layer2.0.down.weight: tensor<32x16x1x1xf32> {tf.aliasing_output = 24 : i32}, %layer2.0.down_bn.gamma: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %layer2.0.down_bn.beta: tensor<32xf32> {tf.aliasing_output = 26 : i32}, %layer3.0.conv1.weight: tensor<16x32x1x1xf32> {tf.aliasing_output = 27 : i32}, %layer3.0.bn1.gamma: tensor<16xf32> {tf.aliasing_output = 28 : i32}, %layer3.0.bn1.beta: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %layer3.0.conv2.weight: tensor<16x16x3x3xf32> {tf.aliasing_output = 30 : i32}, %layer3.0.bn2.gamma: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %layer3.0.bn2.beta: tensor<16xf32> {tf.aliasing_output = 32 : i32}, %layer3.0.conv3.weight: tensor<64x16x1x1xf32> {tf.aliasing_output = 33 : i32}, %layer3.0.bn3.gamma: tensor<64xf32> {tf.aliasing_output = 34 : i32}, %layer3.0.bn3.beta: tensor<64xf32> {tf.aliasing_output = 35 : i32}, %layer3.0.down.weight: tensor<64x32x1x1xf32> {tf.aliasing_output = 36 : i32}, %layer3.0.down_bn.gamma: tensor<64xf32> {tf.aliasing_output = 37 : i32}, %layer3.0.down_bn.beta: tensor<64xf32> {tf.aliasing_output = 38 : i32}, %layer3.1.conv1.weight: tensor<16x64x1x1xf32> {tf.aliasing_output = 39 : i32}, %layer3.1.bn1.gamma: tensor<16xf32> {tf.aliasing_output = 40 : i32}, %layer3.1.bn1.beta: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %layer3.1.conv2.weight: tensor<16x16x3x3xf32> {tf.aliasing_output = 42 : i32}, %layer3.1.bn2.gamma: tensor<16xf32> {tf.aliasing_output = 43 : i32}, %layer3.1.bn2.beta: tensor<16xf32> {tf.aliasing_output = 44 : i32}, %layer3.1.conv3.weight: tensor<64x16x1x1xf32> {tf.aliasing_output = 45 : i32}, %layer3.1.bn3.gamma: tensor<64xf32> {tf.aliasing_output = 46 : i32}, %layer3.1.bn3.beta: tensor<64xf32> {tf.aliasing_output = 47 : i32}, %layer4.0.conv1.weight: tensor<32x64x1x1xf32> {tf.aliasing_output = 48 : i32}, %layer4.0.bn1.gamma: tensor<32xf32> {tf.aliasing_output = 49 : i32}, %layer4.0.bn1.beta: tensor<32xf32> {tf.aliasing_output = 50 : i32}, %layer4.0.conv2.weight: tensor<32x32x3x3xf32> {tf.aliasing_output = 51 : i32}, %layer4.0.bn2.gamma: tensor<32xf32> {tf.aliasing_output = 52 : i32}, %layer4.0.bn2.beta: tensor<32xf32> {tf.aliasing_output = 53 : i32}, %layer4.0.conv3.weight: tensor<128x32x1x1xf32> {tf.aliasing_output = 54 : i32}, %layer4.0.bn3.gamma: tensor<128xf32> {tf.aliasing_output = 55 : i32}, %layer4.0.bn3.beta: tensor<128xf32> {tf.aliasing_output = 56 : i32}, %layer4.0.down.weight: tensor<128x64x1x1xf32> {tf.aliasing_output = 57 : i32}, %layer4.0.down_bn.gamma: tensor<128xf32> {tf.aliasing_output = 58 : i32}, %layer4.0.down_bn.beta: tensor<128xf32> {tf.aliasing_output = 59 : i32}, %head.weight: tensor<128x4xf32> {tf.aliasing_output = 60 : i32}, %head.bias: tensor<4xf32> {tf.aliasing_output = 61 : i32}, %stem.conv.weight.m: tensor<4x3x7x7xf32> {tf.aliasing_output = 62 : i32}, %stem.conv.weight.v: tensor<4x3x7x7xf32> {tf.aliasing_output = 63 : i32}, %stem.bn.gamma.m: tensor<4xf32> {tf.aliasing_output = 64 : i32}, %stem.bn.gamma.v: tensor<4xf32> {tf.aliasing_output = 65 : i32}, %stem.bn.beta.m: tensor<4xf32> {tf.aliasing_output = 66 : i32}, %stem.bn.beta.v: tensor<4xf32> {tf.aliasing_output = 67 : i32}, %layer1.0.conv1.weight.m: tensor<4x4x1x1xf32> {tf.aliasing_output = 68 : i32}, %layer1.0.conv1.weight.v: tensor<4x4x1x1xf32> {tf.aliasing_output = 69 : i32}, %layer1.0.bn1.gamma.m: tensor<4xf32> {tf.aliasing_output = 70 : i32}, %layer1.0.bn1.gamma.v: tensor<4xf32> {tf.aliasing_output = 71 : i32}, %layer1.0.bn1.beta.m: tensor<4xf32> {tf.aliasing_output = 72 : i32}, %layer1.0.bn1.beta.v: tensor<4xf32> {tf.aliasing_output = 73 : i32}, %layer1.0.conv2.weight.m: tensor<4x4x3x3xf32> {tf.aliasing_output = 74 : i32}, %layer1.0.conv2.weight.v: tensor<4x4x3x3xf32> {tf.aliasing_output = 75 : i32}, %layer1.0.bn2.gamma.m: tensor<4xf32> {tf.aliasing_output = 76 : i32}, %layer1.0.bn2.gamma.v: tensor<4xf32> {tf.aliasing_output = 77 : i32}, %layer1.0.bn2.beta.m: tensor<4xf32> {tf.aliasing_output = 78 : i32}, %layer1.0.bn2.beta.v: tensor<4xf32> {tf.aliasing_output = 79 : i32}, %layer1.0.conv3.weight.m: tensor<16x4x1x1xf32> {tf.aliasing_output = 80 : i32}, %layer1.0.conv3.weight.v: tensor<16x4x1x1xf32> {tf.aliasing_output = 81 : i32}, %layer1.0.bn3.gamma.m: tensor<16xf32> {tf.aliasing_output = 82 : i32}, %layer1.0.bn3.gamma.v: tensor<16xf32> {tf.aliasing_output = 83 : i32}, %layer1.0.bn3.beta.m: tensor<16xf32> {tf.aliasing_output = 84 : i32}, %layer1.0.bn3.beta.v: tensor<16xf32> {tf.aliasing_output = 85 : i32}, %layer1.0.down.weight.m: tensor<16x4x1x1xf32> {tf.aliasing_output = 86 : i32}, %layer1.0.down.weight.v: tensor<16x4x1x1xf32> {tf.aliasing_output = 87 : i32}, %layer1.0.down_bn.gamma.m: tensor<16xf32> {tf.aliasing_output = 88 : i32}, %layer1.0.down_bn.gamma.v: tensor<16xf32> {tf.aliasing_output = 89 : i32}, %layer1.0.down_bn.beta.m: tensor<16xf32> {tf.aliasing_output = 90 : i32}, %layer1.0.down_bn.beta.v: tensor<16xf32> {tf.aliasing_output = 91 : i32}, %layer2.0.conv1.weight.m: tensor<8x16x1x1xf32> {tf.aliasing_output = 92 : i32}, %layer2.0.conv1.weight.v: tensor<8x16x1x1xf32> {tf.aliasing_output = 93 : i32}, %layer2.0.bn1.gamma.m: tensor<8xf32> {tf.aliasing_output = 94 : i32}, %layer2.0.bn1.gamma.v: tensor<8xf32> {tf.aliasing_output = 95 : i32}, %layer2.0.bn1.beta.m: tensor<8xf32> {tf.aliasing_output = 96 : i32}, %layer2.0.bn1.beta.v: tensor<8xf32> {tf.aliasing_output = 97 : i32}, %layer2.0.conv2.weight.m: tensor<8x8x3x3xf32> {tf.aliasing_output = 98 : i32}, %layer2.0.conv2.weight.v: tensor<8x8x3x3xf32> {tf.aliasing_output = 99 : i32}, %layer2.0.bn2.gamma.m: tensor<8xf32> {tf.aliasing_output = 100 : i32}, %layer2.0.bn2.gamma.v: tensor<8xf32> {tf.aliasing_output = 101 : i32}, %layer2.0.bn2.beta.m: tensor<8xf32> {tf.aliasing_output = 102 : i32}, %layer2.0.bn2.beta.v: tensor<8xf32> {tf.aliasing_output = 103 : i32}, %layer2.0.conv3.weight.m: tensor<32x8x1x1xf32> {tf.aliasing_output = 104 : i32}, %layer2.0.conv3.weight.v: tensor<32x8x1x1xf32> {tf.aliasing_output = 105 : i32}, %layer2.0.bn3.gamma.m: tensor<32xf32> {tf.aliasing_output = 106 : i32}, %layer2.0.bn3.gamma.v: tensor<32xf32> {tf.aliasing_output = 107 : i32}, %layer2.0.bn3.beta.m: tensor<32xf32> {tf.aliasing_output = 108 : i32}, %layer2.0.bn3.beta.v: tensor<32xf32> {tf.aliasing_output = 109 : i32}, %layer2.0.down.weight.m: tensor<32x16x1x1xf32> {tf.aliasing_output = 110 : i32}, %layer2.0.down.weight.v: tensor<32x16x1x1xf32> {tf.aliasing_output = 111 : i32}, %layer2.0.down_bn.gamma.m: tensor<32xf32> {tf.aliasing_output = 112 : i32}, %layer2.0.down_bn.gamma.v: tensor<32xf32> {tf.aliasing_output = 113 : i32}, %layer2.0.down_bn.beta.m: tensor<32xf32> {tf.aliasing_output = 114 : i32}, %layer2.0.down_bn.beta.v: tensor<32xf32> {tf.aliasing_output = 115 : i32}, %layer3.0.conv1.weight.m: tensor<16x32x1x1xf32> {tf.aliasing_output = 116 : i32}, %layer3.0.conv1.weight.v: tensor<16x32x1x1xf32> {tf.aliasing_output = 117 : i32}, %layer3.0.bn1.gamma.m: tensor<16xf32> {tf.aliasing_output = 118 : i32}, %layer3.0.bn1.gamma.v: tensor<16xf32> {tf.aliasing_output = 119 : i32}, %layer3.0.bn1.beta.m: tensor<16xf32> {tf.aliasing_output = 120 : i32}, %layer3.0.bn1.beta.v: tensor<16xf32> {tf.aliasing_output = 121 : i32}, %layer3.0.conv2.weight.m: tensor<16x16x3x3xf32> {tf.aliasing_output = 122 : i32}, %layer3.0.conv2.weight.v: tensor<16x16x3x3xf32> {tf.aliasing_output = 123 : i32}, %layer3.0.bn2.gamma.m: tensor<16xf32> {tf.aliasing_output = 124 : i32}, %layer3.0.bn2.gamma.v: tensor<16xf32> {tf.aliasing_output = 125 : i32}, %layer3.0.bn2.beta.m: tensor<16xf32> {tf.aliasing_output = 126 : i32}, %layer3.0.bn2.beta.v: tensor<16xf32> {tf.aliasing_output = 127 : i32}, %layer3.0.conv3.weight.m: tensor<64x16x1x1xf32> {tf.aliasing_output = 128 : i32}, %layer3.0.conv3.weight.v: tensor<64x16x1x1xf32> {tf.aliasing_output = 129 : i32}, %layer3.0.bn3.gamma.m: tensor<64xf32> {tf.aliasing_output = 130 : i32}, %layer3.0.bn3.gamma.v: tensor<64xf32> {tf.aliasing_output = 131 : i32}, %layer3.0.bn3.beta.m: tensor<64xf32> {tf.aliasing_output = 132 : i32}, %layer3.0.bn3.beta.v: tensor<64xf32> {tf.aliasing_output = 133 : i32}, %layer3.0.down.weight.m: tensor<64x32x1x1xf32> {tf.aliasing_output = 134 : i32}, %layer3.0.down.weight.v: tensor<64x32x1x1xf32> {tf.aliasing_output = 135 : i32}, %layer3.0.down_bn.gamma.m: tensor<64xf32> {tf.aliasing_output = 136 : i32}, %layer3.0.down_bn.gamma.v: tensor<64xf32> {tf.aliasing_output = 137 : i32}, %layer3.0.down_bn.beta.m: tensor<64xf32> {tf.aliasing_output = 138 : i32}, %layer3.0.down_bn.beta.v: tensor<64xf32> {tf.aliasing_output = 139 : i32}, %layer3.1.conv1.weight.m: tensor<16x64x1x1xf32> {tf.aliasing_output = 140 : i32}, %layer3.1.conv1.weight.v: tensor<16x64x1x1xf32> {tf.aliasing_output = 141 : i32}, %layer3.1.bn1.gamma.m: tensor<16xf32> {tf.aliasing_output = 142 : i32}, %layer3.1.bn1.gamma.v: tensor<16xf32> {tf.aliasing_output = 143 : i32}, %layer3.1.bn1.beta.m: tensor<16xf32> {tf.aliasing_output = 144 : i32}, %layer3.1.bn1.beta.v: tensor<16xf32> {tf.aliasing_output = 145 : i32}, %layer3.1.conv2.weight.m: tensor<16x16x3x3xf32> {tf.aliasing_output = 146 : i32}, %layer3.1.conv2.weight.v: tensor<16x16x3x3xf32> {tf.aliasing_output = 147 : i32}, %layer3.1.bn2.gamma.m: tensor<16xf32> {tf.aliasing_output = 148 : i32}, %layer3.1.bn2.gamma.v: tensor<16xf32> {tf.aliasing_output = 149 : i32}, %layer3.1.bn2.beta.m: tensor<16xf32> {tf.aliasing_output = 150 : i32}, %layer3.1.bn2.beta.v: tensor<16xf32> {tf.aliasing_output = 151 : i32}, %layer3.1.conv3.weight.m: tensor<64x16x1x1xf32> {tf.aliasing_output = 152 : i32}, %layer3.1.conv3.weight.v: tensor<64x16x1x1xf32> {tf.aliasing_output = 153 : i32}, %layer3.1.bn3.gamma.m: tensor<64xf32> {tf.aliasing_output = 154 : i32}, %layer3.1.bn3.gamma.v: tensor<64xf32> {tf.aliasing_output = 155 : i32}, %layer3.1.bn3.beta.m: tensor<64xf32> {tf.aliasing_output = 156 : i32}, %layer3.1.bn3.beta.v: tensor<64xf32> {tf.aliasing_output = 157 : i32}, %layer4.0.conv1.weight.m: tensor<32x64x1x1xf32> {tf.aliasing_output = 158 : i32}, %layer4.0.conv1.weight.v: tensor<32x64x1x1xf32> {tf.aliasing_output = 159 : i32}, %layer4.0.bn1.gamma.m: tensor<32xf32> {tf.aliasing_output = 160 : i32}, %layer4.0.bn1.gamma.v: tensor<32xf32> {tf.aliasing_output = 161 : i32}, %layer4.0.bn1.beta.m: tensor<32xf32> {tf.aliasing_output = 162 : i32}, %layer4.0.bn1.beta.v: tensor<32xf32> {tf.aliasing_output = 163 : i32}, %layer4.0.conv2.weight.m: tensor<32x32x3x3xf32> {tf.aliasing_output = 164 : i32}, %layer4.0.conv2.weight.v: tensor<32x32x3x3xf32> {tf.aliasing_output = 165 : i32}, %layer4.0.bn2.gamma.m: tensor<32xf32> {tf.aliasing_output = 166 : i32}, %layer4.0.bn2.gamma.v: tensor<32xf32> {tf.aliasing_output = 167 : i32}, %layer4.0.bn2.beta.m: tensor<32xf32> {tf.aliasing_output = 168 : i32}, %layer4.0.bn2.beta.v: tensor<32xf32> {tf.aliasing_output = 169 : i32}, %layer4.0.conv3.weight.m: tensor<128x32x1x1xf32> {tf.aliasing_output = 170 : i32}, %layer4.0.conv3.weight.v: tensor<128x32x1x1xf32> {tf.aliasing_output = 171 : i32}, %layer4.0.bn3.gamma.m: tensor<128xf32> {tf.aliasing_output = 172 : i32}, %layer4.0.bn3.gamma.v: tensor<128xf32> {tf.aliasing_output = 173 : i32}, %layer4.0.bn3.beta.m: tensor<128xf32> {tf.aliasing_output = 174 : i32}, %layer4.0.bn3.beta.v: tensor<128xf32> {tf.aliasing_output = 175 : i32}, %layer4.0.down.weight.m: tensor<128x64x1x1xf32> {tf.aliasing_output = 176 : i32}, %layer4.0.down.weight.v: tensor<128x64x1x1xf32> {tf.aliasing_output = 177 : i32}, %layer4.0.down_bn.gamma.m: tensor<128xf32> {tf.aliasing_output = 178 : i32}, %layer4.0.down_bn.gamma.v: tensor<128xf32> {tf.aliasing_output = 179 : i32}, %layer4.0.down_bn.beta.m: tensor<128xf32> {tf.aliasing_output = 180 : i32}, %layer4.0.down_bn.beta.v: tensor<128xf32> {tf.aliasing_output = 181 : i32}, %head.weight.m: tensor<128x4xf32> {tf.aliasing_output = 182 : i32}, %head.weight.v: tensor<128x4xf32> {tf.aliasing_output = 183 : i32}, %head.bias.m: tensor<4xf32> {tf.aliasing_output = 184 : i32}, %head.bias.v: tensor<4xf32> {tf.aliasing_output = 185 : i32}, %stem.conv.weight.accumulated: tensor<4x3x7x7xf32> {tf.aliasing_output = 186 : i32}, %stem.bn.gamma.accumulated: tensor<4xf32> {tf.aliasing_output = 187 : i32}, %stem.bn.beta.accumulated: tensor<4xf32> {tf.aliasing_output = 188 : i32}, %layer1.0.conv1.weight.accumulated: tensor<4x4x1x1xf32> {tf.aliasing_output = 189 : i32}, %layer1.0.bn1.gamma.accumulated: tensor<4xf32> {tf.aliasing_output = 190 : i32}, %layer1.0.bn1.beta.accumulated: tensor<4xf32> {tf.aliasing_output = 191 : i32}, %layer1.0.conv2.weight.accumulated: tensor<4x4x3x3xf32> {tf.aliasing_output = 192 : i32}, %layer1.0.bn2.gamma.accumulated: tensor<4xf32> {tf.aliasing_output = 193 : i32}, %layer1.0.bn2.beta.accumulated: tensor<4xf32> {tf.aliasing_output = 194 : i32}, %layer1.0.conv3.weight.accumulated: tensor<16x4x1x1xf32> {tf.aliasing_output = 195 : i32}, %layer1.0.bn3.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 196 : i32}, %layer1.0.bn3.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 197 : i32}, %layer1.0.down.weight.accumulated: tensor<16x4x1x1xf32> {tf.aliasing_output = 198 : i32}, %layer1.0.down_bn.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 199 : i32}, %layer1.0.down_bn.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 200 : i32}, %layer2.0.conv1.weight.accumulated: tensor<8x16x1x1xf32> {tf.aliasing_output = 201 : i32}, %layer2.0.bn1.gamma.accumulated: tensor<8xf32> {tf.aliasing_output = 202 : i32}, %layer2.0.bn1.beta.accumulated: tensor<8xf32> {tf.aliasing_output = 203 : i32}, %layer2.0.conv2.weight.accumulated: tensor<8x8x3x3xf32> {tf.aliasing_output = 204 : i32}, %layer2.0.bn2.gamma.accumulated: tensor<8xf32> {tf.aliasing_output = 205 : i32}, %layer2.0.bn2.beta.accumulated: tensor<8xf32> {tf.aliasing_output = 206 : i32}, %layer2.0.conv3.weight.accumulated: tensor<32x8x1x1xf32> {tf.aliasing_output = 207 : i32}, %layer2.0.bn3.gamma.accumulated: tensor<32xf32> {tf.aliasing_output = 208 : i32}, %layer2.0.bn3.beta.accumulated: tensor<32xf32> {tf.aliasing_output = 209 : i32}, %layer2.0.down.weight.accumulated: tensor<32x16x1x1xf32> {tf.aliasing_output = 210 : i32}, %layer2.0.down_bn.gamma.accumulated: tensor<32xf32> {tf.aliasing_output = 211 : i32}, %layer2.0.down_bn.beta.accumulated: tensor<32xf32> {tf.aliasing_output = 212 : i32}, %layer3.0.conv1.weight.accumulated: tensor<16x32x1x1xf32> {tf.aliasing_output = 213 : i32}, %layer3.0.bn1.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 214 : i32}, %layer3.0.bn1.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 215 : i32}, %layer3.0.conv2.weight.accumulated: tensor<16x16x3x3xf32> {tf.aliasing_output = 216 : i32}, %layer3.0.bn2.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 217 : i32}, %layer3.0.bn2.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 218 : i32}, %layer3.0.conv3.weight.accumulated: tensor<64x16x1x1xf32> {tf.aliasing_output = 219 : i32}, %layer3.0.bn3.gamma.accumulated: tensor<64xf32> {tf.aliasing_output = 220 : i32}, %layer3.0.bn3.beta.accumulated: tensor<64xf32> {tf.aliasing_output = 221 : i32}, %layer3.0.down.weight.accumulated: tensor<64x32x1x1xf32> {tf.aliasing_output = 222 : i32}, %layer3.0.down_bn.gamma.accumulated: tensor<64xf32> {tf.aliasing_output = 223 : i32}, %layer3.0.down_bn.beta.accumulated: tensor<64xf32> {tf.aliasing_output = 224 : i32}, %layer3.1.conv1.weight.accumulated: tensor<16x64x1x1xf32> {tf.aliasing_output = 225 : i32}, %layer3.1.bn1.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 226 : i32}, %layer3.1.bn1.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 227 : i32}, %layer3.1.conv2.weight.accumulated: tensor<16x16x3x3xf32> {tf.aliasing_output = 228 : i32}, %layer3.1.bn2.gamma.accumulated: tensor<16xf32> {tf.aliasing_output = 229 : i32}, %layer3.1.bn2.beta.accumulated: tensor<16xf32> {tf.aliasing_output = 230 : i32}, %layer3.1.conv3.weight.accumulated: tensor<64x16x1x1xf32> {tf.aliasing_output = 231 : i32}, %layer3.1.bn3.gamma.accumulated: tensor<64xf32> {tf.aliasing_output = 232 : i32}, %layer3.1.bn3.beta.accumulated: tensor<64xf32> {tf.aliasing_output = 233 : i32}, %layer4.0.conv1.weight.accumulated: tensor<32x64x1x1xf32> {tf.aliasing_output = 234 : i32}, %layer4.0.bn1.gamma.accumulated: tensor<32xf32> {tf.aliasing_output = 235 : i32}, %layer4.0.bn1.beta.accumulated: tensor<32xf32> {tf.aliasing_output = 236 : i32}, %layer4.0.conv2.weight.accumulated: tensor<32x32x3x3xf32> {tf.aliasing_output = 237 : i32}, %layer4.0.bn2.gamma.accumulated: tensor<32xf32> {tf.aliasing_output = 238 : i32}, %layer4.0.bn2.beta.accumulated: tensor<32xf32> {tf.aliasing_output = 239 : i32}, %layer4.0.conv3.weight.accumulated: tensor<128x32x1x1xf32> {tf.aliasing_output = 240 : i32}, %layer4.0.bn3.gamma.accumulated: tensor<128xf32> {tf.aliasing_output = 241 : i32}, %layer4.0.bn3.beta.accumulated: tensor<128xf32> {tf.aliasing_output = 242 : i32}, %layer4.0.down.weight.accumulated: tensor<128x64x1x1xf32> {tf.aliasing_output = 243 : i32}, %layer4.0.down_bn.gamma.accumulated: tensor<128xf32> {tf.aliasing_output = 244 : i32}, %layer4.0.down_bn.beta.accumulated: tensor<128xf32> {tf.aliasing_output = 245 : i32}, %head.weight.accumulated: tensor<128x4xf32> {tf.aliasing_output = 246 : i32}, %head.bias.accumulated: tensor<4xf32> {tf.aliasing_output = 247 : i32}, %lr: tensor<f32>, %bias_correction1: tensor<f32>, %bias_correction2: tensor<f32>, %accumulate_keep: tensor<f32>, %accumulate_apply: tensor<f32>, %stem.bn.running_mean: tensor<4xf32> {tf.aliasing_output = 248 : i32}, %stem.bn.running_var: tensor<4xf32> {tf.aliasing_output = 249 : i32}, %layer1.0.bn1.running_mean: tensor<4xf32> {tf.aliasing_output = 250 : i32}, %layer1.0.bn1.running_var: tensor<4xf32> {tf.aliasing_output = 251 : i32}, %layer1.0.bn2.running_mean: tensor<4xf32> {tf.aliasing_output = 252 : i32}, %layer1.0.bn2.running_var: tensor<4xf32> {tf.aliasing_output = 253 : i32}, %layer1.0.bn3.running_mean: tensor<16xf32> {tf.aliasing_output = 254 : i32}, %layer1.0.bn3.running_var: tensor<16xf32> {tf.aliasing_output = 255 : i32}, %layer1.0.down_bn.running_mean: tensor<16xf32> {tf.aliasing_output = 256 : i32}, %layer1.0.down_bn.running_var: tensor<16xf32> {tf.aliasing_output = 257 : i32}, %layer2.0.bn1.running_mean: tensor<8xf32> {tf.aliasing_output = 258 : i32}, %layer2.0.bn1.running_var: tensor<8xf32> {tf.aliasing_output = 259 : i32}, %layer2.0.bn2.running_mean: tensor<8xf32> {tf.aliasing_output = 260 : i32}, %layer2.0.bn2.running_var: tensor<8xf32> {tf.aliasing_output = 261 : i32}, %layer2.0.bn3.running_mean: tensor<32xf32> {tf.aliasing_output = 262 : i32}, %layer2.0.bn3.running_var: tensor<32xf32> {tf.aliasing_output = 263 : i32}, %layer2.0.down_bn.running_mean: tensor<32xf32> {tf.aliasing_output = 264 : i32}, %layer2.0.down_bn.running_var: tensor<32xf32> {tf.aliasing_output = 265 : i32}, %layer3.0.bn1.running_mean: tensor<16xf32> {tf.aliasing_output = 266 : i32}, %layer3.0.bn1.running_var: tensor<16xf32> {tf.aliasing_output = 267 : i32}, %layer3.0.bn2.running_mean: tensor<16xf32> {tf.aliasing_output = 268 : i32}, %layer3.0.bn2.running_var: tensor<16xf32> {tf.aliasing_output = 269 : i32}, %layer3.0.bn3.running_mean: tensor<64xf32> {tf.aliasing_output = 270 : i32}, %layer3.0.bn3.running_var: tensor<64xf32> {tf.aliasing_output = 271 : i32}, %layer3.0.down_bn.running_mean: tensor<64xf32> {tf.aliasing_output = 272 : i32}, %layer3.0.down_bn.running_var: tensor<64xf32> {tf.aliasing_output = 273 : i32}, %layer3.1.bn1.running_mean: tensor<16xf32> {tf.aliasing_output = 274 : i32}, %layer3.1.bn1.running_var: tensor<16xf32> {tf.aliasing_output = 275 : i32}, %layer3.1.bn2.running_mean: tensor<16xf32> {tf.aliasing_output = 276 : i32}, %layer3.1.bn2.running_var: tensor<16xf32> {tf.aliasing_output = 277 : i32}, %layer3.1.bn3.running_mean: tensor<64xf32> {tf.aliasing_output = 278 : i32}, %layer3.1.bn3.running_var: tensor<64xf32> {tf.aliasing_output = 279 : i32}, %layer4.0.bn1.running_mean: tensor<32xf32> {tf.aliasing_output = 280 : i32}, %layer4.0.bn1.running_var: tensor<32xf32> {tf.aliasing_output = 281 : i32}, %layer4.0.bn2.running_mean: tensor<32xf32> {tf.aliasing_output = 282 : i32}, %layer4.0.bn2.running_var: tensor<32xf32> {tf.aliasing_output = 283 : i32}, %layer4.0.bn3.running_mean: tensor<128xf32> {tf.aliasing_output = 284 : i32}, %layer4.0.bn3.running_var: tensor<128xf32> {tf.aliasing_output = 285 : i32}, %layer4.0.down_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 286 : i32}, %layer4.0.down_bn.running_var: tensor<128xf32> {tf.aliasing_output = 287 : i32}) -> (tensor<4x3x7x7xf32> {jax.result_info = "stem.conv.weight"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma"}, tensor<4xf32> {jax.result_info = "stem.bn.beta"}, tensor<4x4x1x1xf32> {jax.result_info = "layer1.0.conv1.weight"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.gamma"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.beta"}, tensor<4x4x3x3xf32> {jax.result_info = "layer1.0.conv2.weight"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.gamma"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.beta"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.conv3.weight"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.gamma"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.beta"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.down.weight"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.gamma"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.beta"}, tensor<8x16x1x1xf32> {jax.result_info = "layer2.0.conv1.weight"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.gamma"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.beta"}, tensor<8x8x3x3xf32> {jax.result_info = "layer2.0.conv2.weight"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.gamma"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.beta"}, tensor<32x8x1x1xf32> {jax.result_info = "layer2.0.conv3.weight"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.gamma"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.beta"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta"}, tensor<16x32x1x1xf32> {jax.result_info = "layer3.0.conv1.weight"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.gamma"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.beta"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.0.conv2.weight"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.gamma"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.beta"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.0.conv3.weight"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.gamma"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.beta"}, tensor<64x32x1x1xf32> {jax.result_info = "layer3.0.down.weight"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.gamma"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.beta"}, tensor<16x64x1x1xf32> {jax.result_info = "layer3.1.conv1.weight"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.gamma"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.beta"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.1.conv2.weight"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.gamma"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.beta"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.1.conv3.weight"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.gamma"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.beta"}, tensor<32x64x1x1xf32> {jax.result_info = "layer4.0.conv1.weight"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.gamma"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.beta"}, tensor<32x32x3x3xf32> {jax.result_info = "layer4.0.conv2.weight"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.gamma"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.beta"}, tensor<128x32x1x1xf32> {jax.result_info = "layer4.0.conv3.weight"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.gamma"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.beta"}, tensor<128x64x1x1xf32> {jax.result_info = "layer4.0.down.weight"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.gamma"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.beta"}, tensor<128x4xf32> {jax.result_info = "head.weight"}, tensor<4xf32> {jax.result_info = "head.bias"}, tensor<4x3x7x7xf32> {jax.result_info = "stem.conv.weight.m"}, tensor<4x3x7x7xf32> {jax.result_info = "stem.conv.weight.v"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.m"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.v"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.m"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.v"}, tensor<4x4x1x1xf32> {jax.result_info = "layer1.0.conv1.weight.m"}, tensor<4x4x1x1xf32> {jax.result_info = "layer1.0.conv1.weight.v"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.gamma.m"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.gamma.v"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.beta.m"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.beta.v"}, tensor<4x4x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.m"}, tensor<4x4x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.v"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.gamma.m"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.gamma.v"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.beta.m"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.beta.v"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.conv3.weight.m"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.conv3.weight.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.gamma.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.gamma.v"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.beta.m"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.beta.v"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.down.weight.m"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.down.weight.v"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.gamma.m"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.gamma.v"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.beta.m"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.beta.v"}, tensor<8x16x1x1xf32> {jax.result_info = "layer2.0.conv1.weight.m"}, tensor<8x16x1x1xf32> {jax.result_info = "layer2.0.conv1.weight.v"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.gamma.m"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.gamma.v"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.beta.m"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.beta.v"}, tensor<8x8x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.m"}, tensor<8x8x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.v"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.gamma.m"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.gamma.v"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.beta.m"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.beta.v"}, tensor<32x8x1x1xf32> {jax.result_info = "layer2.0.conv3.weight.m"}, tensor<32x8x1x1xf32> {jax.result_info = "layer2.0.conv3.weight.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.gamma.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.gamma.v"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.beta.m"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.beta.v"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight.m"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight.v"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma.m"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma.v"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta.m"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta.v"}, tensor<16x32x1x1xf32> {jax.result_info = "layer3.0.conv1.weight.m"}, tensor<16x32x1x1xf32> {jax.result_info = "layer3.0.conv1.weight.v"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.gamma.m"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.gamma.v"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.beta.m"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.beta.v"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.0.conv2.weight.m"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.0.conv2.weight.v"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.gamma.m"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.gamma.v"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.beta.m"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.beta.v"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.0.conv3.weight.m"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.0.conv3.weight.v"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.gamma.m"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.gamma.v"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.beta.m"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.beta.v"}, tensor<64x32x1x1xf32> {jax.result_info = "layer3.0.down.weight.m"}, tensor<64x32x1x1xf32> {jax.result_info = "layer3.0.down.weight.v"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.gamma.m"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.gamma.v"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.beta.m"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.beta.v"}, tensor<16x64x1x1xf32> {jax.result_info = "layer3.1.conv1.weight.m"}, tensor<16x64x1x1xf32> {jax.result_info = "layer3.1.conv1.weight.v"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.gamma.m"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.gamma.v"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.beta.m"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.beta.v"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.1.conv2.weight.m"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.1.conv2.weight.v"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.gamma.m"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.gamma.v"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.beta.m"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.beta.v"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.1.conv3.weight.m"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.1.conv3.weight.v"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.gamma.m"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.gamma.v"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.beta.m"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.beta.v"}, tensor<32x64x1x1xf32> {jax.result_info = "layer4.0.conv1.weight.m"}, tensor<32x64x1x1xf32> {jax.result_info = "layer4.0.conv1.weight.v"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.gamma.m"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.gamma.v"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.beta.m"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.beta.v"}, tensor<32x32x3x3xf32> {jax.result_info = "layer4.0.conv2.weight.m"}, tensor<32x32x3x3xf32> {jax.result_info = "layer4.0.conv2.weight.v"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.gamma.m"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.gamma.v"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.beta.m"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.beta.v"}, tensor<128x32x1x1xf32> {jax.result_info = "layer4.0.conv3.weight.m"}, tensor<128x32x1x1xf32> {jax.result_info = "layer4.0.conv3.weight.v"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.gamma.m"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.gamma.v"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.beta.m"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.beta.v"}, tensor<128x64x1x1xf32> {jax.result_info = "layer4.0.down.weight.m"}, tensor<128x64x1x1xf32> {jax.result_info = "layer4.0.down.weight.v"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.gamma.m"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.gamma.v"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.beta.m"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.beta.v"}, tensor<128x4xf32> {jax.result_info = "head.weight.m"}, tensor<128x4xf32> {jax.result_info = "head.weight.v"}, tensor<4xf32> {jax.result_info = "head.bias.m"}, tensor<4xf32> {jax.result_info = "head.bias.v"}, tensor<4x3x7x7xf32> {jax.result_info = "stem.conv.weight.accumulated"}, tensor<4xf32> {jax.result_info = "stem.bn.gamma.accumulated"}, tensor<4xf32> {jax.result_info = "stem.bn.beta.accumulated"}, tensor<4x4x1x1xf32> {jax.result_info = "layer1.0.conv1.weight.accumulated"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.gamma.accumulated"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.beta.accumulated"}, tensor<4x4x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.accumulated"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.gamma.accumulated"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.beta.accumulated"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.conv3.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.beta.accumulated"}, tensor<16x4x1x1xf32> {jax.result_info = "layer1.0.down.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.beta.accumulated"}, tensor<8x16x1x1xf32> {jax.result_info = "layer2.0.conv1.weight.accumulated"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.gamma.accumulated"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.beta.accumulated"}, tensor<8x8x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.accumulated"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.gamma.accumulated"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.beta.accumulated"}, tensor<32x8x1x1xf32> {jax.result_info = "layer2.0.conv3.weight.accumulated"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.gamma.accumulated"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.beta.accumulated"}, tensor<32x16x1x1xf32> {jax.result_info = "layer2.0.down.weight.accumulated"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.gamma.accumulated"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.beta.accumulated"}, tensor<16x32x1x1xf32> {jax.result_info = "layer3.0.conv1.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.beta.accumulated"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.0.conv2.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.beta.accumulated"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.0.conv3.weight.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.gamma.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.beta.accumulated"}, tensor<64x32x1x1xf32> {jax.result_info = "layer3.0.down.weight.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.gamma.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.beta.accumulated"}, tensor<16x64x1x1xf32> {jax.result_info = "layer3.1.conv1.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.beta.accumulated"}, tensor<16x16x3x3xf32> {jax.result_info = "layer3.1.conv2.weight.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.gamma.accumulated"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.beta.accumulated"}, tensor<64x16x1x1xf32> {jax.result_info = "layer3.1.conv3.weight.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.gamma.accumulated"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.beta.accumulated"}, tensor<32x64x1x1xf32> {jax.result_info = "layer4.0.conv1.weight.accumulated"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.gamma.accumulated"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.beta.accumulated"}, tensor<32x32x3x3xf32> {jax.result_info = "layer4.0.conv2.weight.accumulated"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.gamma.accumulated"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.beta.accumulated"}, tensor<128x32x1x1xf32> {jax.result_info = "layer4.0.conv3.weight.accumulated"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.gamma.accumulated"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.beta.accumulated"}, tensor<128x64x1x1xf32> {jax.result_info = "layer4.0.down.weight.accumulated"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.gamma.accumulated"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.beta.accumulated"}, tensor<128x4xf32> {jax.result_info = "head.weight.accumulated"}, tensor<4xf32> {jax.result_info = "head.bias.accumulated"}, tensor<4xf32> {jax.result_info = "stem.bn.running_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.running_var"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.running_mean"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.running_var"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.running_mean"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.running_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.running_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.running_var"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.running_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.running_var"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.running_mean"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.running_var"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.running_mean"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.running_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.running_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.running_var"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.running_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.running_var"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.running_mean"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.running_var"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.running_mean"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.running_var"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.running_mean"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.running_var"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.running_mean"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.running_var"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.running_mean"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.running_var"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.running_mean"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.running_var"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.running_mean"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.running_var"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.running_mean"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.running_var"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.running_mean"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.running_var"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.running_mean"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.running_var"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.running_mean"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.running_var"}, tensor<f32> {jax.result_info = "loss"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_mean"}, tensor<4xf32> {jax.result_info = "stem.bn.batch_var"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.batch_mean"}, tensor<4xf32> {jax.result_info = "layer1.0.bn1.batch_var"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.batch_mean"}, tensor<4xf32> {jax.result_info = "layer1.0.bn2.batch_var"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.batch_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.bn3.batch_var"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.batch_mean"}, tensor<16xf32> {jax.result_info = "layer1.0.down_bn.batch_var"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.batch_mean"}, tensor<8xf32> {jax.result_info = "layer2.0.bn1.batch_var"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.batch_mean"}, tensor<8xf32> {jax.result_info = "layer2.0.bn2.batch_var"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.batch_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.bn3.batch_var"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.batch_mean"}, tensor<32xf32> {jax.result_info = "layer2.0.down_bn.batch_var"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.batch_mean"}, tensor<16xf32> {jax.result_info = "layer3.0.bn1.batch_var"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.batch_mean"}, tensor<16xf32> {jax.result_info = "layer3.0.bn2.batch_var"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.batch_mean"}, tensor<64xf32> {jax.result_info = "layer3.0.bn3.batch_var"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.batch_mean"}, tensor<64xf32> {jax.result_info = "layer3.0.down_bn.batch_var"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.batch_mean"}, tensor<16xf32> {jax.result_info = "layer3.1.bn1.batch_var"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.batch_mean"}, tensor<16xf32> {jax.result_info = "layer3.1.bn2.batch_var"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.batch_mean"}, tensor<64xf32> {jax.result_info = "layer3.1.bn3.batch_var"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.batch_mean"}, tensor<32xf32> {jax.result_info = "layer4.0.bn1.batch_var"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.batch_mean"}, tensor<32xf32> {jax.result_info = "layer4.0.bn2.batch_var"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.batch_mean"}, tensor<128xf32> {jax.result_info = "layer4.0.bn3.batch_var"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "layer4.0.down_bn.batch_var"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<4x3x32x32xf32>, tensor<4x3x7x7xf32>) -> tensor<4x4x16x16xf32>
    %stem.bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %stem.conv.convF {decomposition = @bnBatchMeanB} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %stem.conv.convF, %stem.bn.allReduceMeanF {decomposition = @bnBatchVarAtB} : (tensor<4x4x16x16xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %stem.bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.bnPackB = stablehlo.composite "shlo.bnPackB" %stem.bn.allReduceMeanF, %stem.bn.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %stem.bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %stem.bn.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %stem.bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma, %stem.bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF} : (tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %stem.relu = stablehlo.composite "shlo.relu" %stem.bn.bnSyncF {decomposition = @relu} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %stem.maxPool3s2F = stablehlo.composite "shlo.maxPool3s2F" %stem.relu {decomposition = @maxPool3s2F} : (tensor<4x4x16x16xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.conv1.convF = stablehlo.composite "shlo.convF" %stem.maxPool3s2F, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv1.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x4x8x8xf32>) -> tensor<4xf32>
    %layer1.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.conv1.convF, %layer1.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x4x8x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %layer1.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.bn1.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %layer1.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB, %layer1.0.bn1.gamma, %layer1.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x4x8x8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.relu = stablehlo.composite "shlo.relu" %layer1.0.bn1.bnSyncF {decomposition = @relu_1} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.conv2.convF = stablehlo.composite "shlo.convF" %layer1.0.relu, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_2} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv2.convF {decomposition = @bnBatchMeanB_1} : (tensor<4x4x8x8xf32>) -> tensor<4xf32>
    %layer1.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.conv2.convF, %layer1.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_1} : (tensor<4x4x8x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %layer1.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.bn2.bnPackB {decomposition = @bnStatsVarB} : (tensor<8xf32>) -> tensor<4xf32>
    %layer1.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB, %layer1.0.bn2.gamma, %layer1.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_1} : (tensor<4x4x8x8xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.relu_1 = stablehlo.composite "shlo.relu" %layer1.0.bn2.bnSyncF {decomposition = @relu_1} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %layer1.0.conv3.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer1.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.bn3.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv3.convF {decomposition = @bnBatchMeanB_2} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %layer1.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn3.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.conv3.convF, %layer1.0.bn3.allReduceMeanF {decomposition = @bnBatchVarAtB_2} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.bn3.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.bn3.allReduceMeanF, %layer1.0.bn3.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer1.0.bn3.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.bn3.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer1.0.bn3.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.conv3.convF, %layer1.0.bn3.bnPackB, %layer1.0.bn3.gamma, %layer1.0.bn3.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_2} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.down.convF = stablehlo.composite "shlo.convF" %stem.maxPool3s2F, %layer1.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.down.convF {decomposition = @bnBatchMeanB_2} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.down_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer1.0.down.convF, %layer1.0.down_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_2} : (tensor<4x16x8x8xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer1.0.down_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %layer1.0.down_bn.allReduceMeanF, %layer1.0.down_bn.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer1.0.down_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer1.0.down_bn.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer1.0.down.convF, %layer1.0.down_bn.bnPackB, %layer1.0.down_bn.gamma, %layer1.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_2} : (tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.addVB = stablehlo.composite "shlo.addVB" %layer1.0.bn3.bnSyncF, %layer1.0.down_bn.bnSyncF {decomposition = @addVB} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer1.0.relu_2 = stablehlo.composite "shlo.relu" %layer1.0.addVB {decomposition = @relu_2} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %layer2.0.conv1.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_2, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_4} : (tensor<4x16x8x8xf32>, tensor<8x16x1x1xf32>) -> tensor<4x8x8x8xf32>
    %layer2.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.conv1.convF, %layer2.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_3} : (tensor<4x8x8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %layer2.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.bn1.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<16xf32>) -> tensor<8xf32>
    %layer2.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB, %layer2.0.bn1.gamma, %layer2.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_3} : (tensor<4x8x8x8xf32>, tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %layer2.0.relu = stablehlo.composite "shlo.relu" %layer2.0.bn1.bnSyncF {decomposition = @relu_3} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %layer2.0.conv2.convF = stablehlo.composite "shlo.convF" %layer2.0.relu, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_5} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %layer2.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv2.convF {decomposition = @bnBatchMeanB_4} : (tensor<4x8x4x4xf32>) -> tensor<8xf32>
    %layer2.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.conv2.convF, %layer2.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_4} : (tensor<4x8x4x4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB_2} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    %layer2.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.bn2.bnPackB {decomposition = @bnStatsVarB_2} : (tensor<16xf32>) -> tensor<8xf32>
    %layer2.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB, %layer2.0.bn2.gamma, %layer2.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_4} : (tensor<4x8x4x4xf32>, tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %layer2.0.relu_1 = stablehlo.composite "shlo.relu" %layer2.0.bn2.bnSyncF {decomposition = @relu_4} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %layer2.0.conv3.convF = stablehlo.composite "shlo.convF" %layer2.0.relu_1, %layer2.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.bn3.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv3.convF {decomposition = @bnBatchMeanB_5} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %layer2.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn3.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.conv3.convF, %layer2.0.bn3.allReduceMeanF {decomposition = @bnBatchVarAtB_5} : (tensor<4x32x4x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.bn3.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.bn3.allReduceMeanF, %layer2.0.bn3.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer2.0.bn3.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.bn3.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<64xf32>) -> tensor<32xf32>
    %layer2.0.bn3.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.conv3.convF, %layer2.0.bn3.bnPackB, %layer2.0.bn3.gamma, %layer2.0.bn3.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_5} : (tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.down.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_2, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_7} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.down.convF {decomposition = @bnBatchMeanB_5} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.down_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer2.0.down.convF, %layer2.0.down_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_5} : (tensor<4x32x4x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer2.0.down_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer2.0.down_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer2.0.down_bn.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<64xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer2.0.down.convF, %layer2.0.down_bn.bnPackB, %layer2.0.down_bn.gamma, %layer2.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_5} : (tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.addVB = stablehlo.composite "shlo.addVB" %layer2.0.bn3.bnSyncF, %layer2.0.down_bn.bnSyncF {decomposition = @addVB_1} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %layer2.0.relu_2 = stablehlo.composite "shlo.relu" %layer2.0.addVB {decomposition = @relu_5} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %layer3.0.conv1.convF = stablehlo.composite "shlo.convF" %layer2.0.relu_2, %layer3.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_8} : (tensor<4x32x4x4xf32>, tensor<16x32x1x1xf32>) -> tensor<4x16x4x4xf32>
    %layer3.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.conv1.convF {decomposition = @bnBatchMeanB_6} : (tensor<4x16x4x4xf32>) -> tensor<16xf32>
    %layer3.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.0.conv1.convF, %layer3.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_6} : (tensor<4x16x4x4xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.0.bn1.allReduceMeanF, %layer3.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer3.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.0.bn1.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer3.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.0.conv1.convF, %layer3.0.bn1.bnPackB, %layer3.0.bn1.gamma, %layer3.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_6} : (tensor<4x16x4x4xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %layer3.0.relu = stablehlo.composite "shlo.relu" %layer3.0.bn1.bnSyncF {decomposition = @relu_6} : (tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    %layer3.0.conv2.convF = stablehlo.composite "shlo.convF" %layer3.0.relu, %layer3.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_9} : (tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %layer3.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.conv2.convF {decomposition = @bnBatchMeanB_7} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %layer3.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.0.conv2.convF, %layer3.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_7} : (tensor<4x16x2x2xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.0.bn2.allReduceMeanF, %layer3.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer3.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.0.bn2.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer3.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.0.conv2.convF, %layer3.0.bn2.bnPackB, %layer3.0.bn2.gamma, %layer3.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_7} : (tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %layer3.0.relu_1 = stablehlo.composite "shlo.relu" %layer3.0.bn2.bnSyncF {decomposition = @relu_7} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %layer3.0.conv3.convF = stablehlo.composite "shlo.convF" %layer3.0.relu_1, %layer3.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %layer3.0.bn3.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.conv3.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %layer3.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn3.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.0.conv3.convF, %layer3.0.bn3.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x64x2x2xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.bn3.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.0.bn3.allReduceMeanF, %layer3.0.bn3.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
    %layer3.0.bn3.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.0.bn3.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<128xf32>) -> tensor<64xf32>
    %layer3.0.bn3.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.0.conv3.convF, %layer3.0.bn3.bnPackB, %layer3.0.bn3.gamma, %layer3.0.bn3.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %layer3.0.down.convF = stablehlo.composite "shlo.convF" %layer2.0.relu_2, %layer3.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_11} : (tensor<4x32x4x4xf32>, tensor<64x32x1x1xf32>) -> tensor<4x64x2x2xf32>
    %layer3.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.down.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.down_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.0.down.convF, %layer3.0.down_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x64x2x2xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.0.down_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.0.down_bn.allReduceMeanF, %layer3.0.down_bn.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
    %layer3.0.down_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.0.down_bn.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<128xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.0.down.convF, %layer3.0.down_bn.bnPackB, %layer3.0.down_bn.gamma, %layer3.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %layer3.0.addVB = stablehlo.composite "shlo.addVB" %layer3.0.bn3.bnSyncF, %layer3.0.down_bn.bnSyncF {decomposition = @addVB_2} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %layer3.0.relu_2 = stablehlo.composite "shlo.relu" %layer3.0.addVB {decomposition = @relu_8} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %layer3.1.conv1.convF = stablehlo.composite "shlo.convF" %layer3.0.relu_2, %layer3.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_12} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.1.conv1.convF {decomposition = @bnBatchMeanB_7} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %layer3.1.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.1.conv1.convF, %layer3.1.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_7} : (tensor<4x16x2x2xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.1.bn1.allReduceMeanF, %layer3.1.bn1.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer3.1.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.1.bn1.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer3.1.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.1.conv1.convF, %layer3.1.bn1.bnPackB, %layer3.1.bn1.gamma, %layer3.1.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_7} : (tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.relu = stablehlo.composite "shlo.relu" %layer3.1.bn1.bnSyncF {decomposition = @relu_7} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.conv2.convF = stablehlo.composite "shlo.convF" %layer3.1.relu, %layer3.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_13} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.1.conv2.convF {decomposition = @bnBatchMeanB_7} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %layer3.1.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.1.conv2.convF, %layer3.1.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_7} : (tensor<4x16x2x2xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.1.bn2.allReduceMeanF, %layer3.1.bn2.allReduceMeanF_1 {decomposition = @bnPackB_1} : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
    %layer3.1.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.1.bn2.bnPackB {decomposition = @bnStatsVarB_1} : (tensor<32xf32>) -> tensor<16xf32>
    %layer3.1.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.1.conv2.convF, %layer3.1.bn2.bnPackB, %layer3.1.bn2.gamma, %layer3.1.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_7} : (tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.relu_1 = stablehlo.composite "shlo.relu" %layer3.1.bn2.bnSyncF {decomposition = @relu_7} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %layer3.1.conv3.convF = stablehlo.composite "shlo.convF" %layer3.1.relu_1, %layer3.1.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_10} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %layer3.1.bn3.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.1.conv3.convF {decomposition = @bnBatchMeanB_8} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %layer3.1.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn3.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer3.1.conv3.convF, %layer3.1.bn3.allReduceMeanF {decomposition = @bnBatchVarAtB_8} : (tensor<4x64x2x2xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer3.1.bn3.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.bnPackB = stablehlo.composite "shlo.bnPackB" %layer3.1.bn3.allReduceMeanF, %layer3.1.bn3.allReduceMeanF_1 {decomposition = @bnPackB_4} : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
    %layer3.1.bn3.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer3.1.bn3.bnPackB {decomposition = @bnStatsVarB_4} : (tensor<128xf32>) -> tensor<64xf32>
    %layer3.1.bn3.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer3.1.conv3.convF, %layer3.1.bn3.bnPackB, %layer3.1.bn3.gamma, %layer3.1.bn3.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_8} : (tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %layer3.1.addVB = stablehlo.composite "shlo.addVB" %layer3.1.bn3.bnSyncF, %layer3.0.relu_2 {decomposition = @addVB_2} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %layer3.1.relu_2 = stablehlo.composite "shlo.relu" %layer3.1.addVB {decomposition = @relu_8} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %layer4.0.conv1.convF = stablehlo.composite "shlo.convF" %layer3.1.relu_2, %layer4.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_14} : (tensor<4x64x2x2xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x2x2xf32>
    %layer4.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.conv1.convF {decomposition = @bnBatchMeanB_9} : (tensor<4x32x2x2xf32>) -> tensor<32xf32>
    %layer4.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn1.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer4.0.conv1.convF, %layer4.0.bn1.allReduceMeanF {decomposition = @bnBatchVarAtB_9} : (tensor<4x32x2x2xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn1.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.bnPackB = stablehlo.composite "shlo.bnPackB" %layer4.0.bn1.allReduceMeanF, %layer4.0.bn1.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer4.0.bn1.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer4.0.bn1.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<64xf32>) -> tensor<32xf32>
    %layer4.0.bn1.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer4.0.conv1.convF, %layer4.0.bn1.bnPackB, %layer4.0.bn1.gamma, %layer4.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_9} : (tensor<4x32x2x2xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %layer4.0.relu = stablehlo.composite "shlo.relu" %layer4.0.bn1.bnSyncF {decomposition = @relu_9} : (tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32>
    %layer4.0.conv2.convF = stablehlo.composite "shlo.convF" %layer4.0.relu, %layer4.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_15} : (tensor<4x32x2x2xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    %layer4.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.conv2.convF {decomposition = @bnBatchMeanB_10} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %layer4.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn2.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer4.0.conv2.convF, %layer4.0.bn2.allReduceMeanF {decomposition = @bnBatchVarAtB_10} : (tensor<4x32x1x1xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn2.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.bnPackB = stablehlo.composite "shlo.bnPackB" %layer4.0.bn2.allReduceMeanF, %layer4.0.bn2.allReduceMeanF_1 {decomposition = @bnPackB_3} : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    %layer4.0.bn2.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer4.0.bn2.bnPackB {decomposition = @bnStatsVarB_3} : (tensor<64xf32>) -> tensor<32xf32>
    %layer4.0.bn2.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer4.0.conv2.convF, %layer4.0.bn2.bnPackB, %layer4.0.bn2.gamma, %layer4.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_10} : (tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %layer4.0.relu_1 = stablehlo.composite "shlo.relu" %layer4.0.bn2.bnSyncF {decomposition = @relu_10} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %layer4.0.conv3.convF = stablehlo.composite "shlo.convF" %layer4.0.relu_1, %layer4.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_16} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %layer4.0.bn3.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.conv3.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %layer4.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn3.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer4.0.conv3.convF, %layer4.0.bn3.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.bn3.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.bnPackB = stablehlo.composite "shlo.bnPackB" %layer4.0.bn3.allReduceMeanF, %layer4.0.bn3.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %layer4.0.bn3.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer4.0.bn3.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<256xf32>) -> tensor<128xf32>
    %layer4.0.bn3.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer4.0.conv3.convF, %layer4.0.bn3.bnPackB, %layer4.0.bn3.gamma, %layer4.0.bn3.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %layer4.0.down.convF = stablehlo.composite "shlo.convF" %layer3.1.relu_2, %layer4.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_17} : (tensor<4x64x2x2xf32>, tensor<128x64x1x1xf32>) -> tensor<4x128x1x1xf32>
    %layer4.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.down.convF {decomposition = @bnBatchMeanB_11} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.down_bn.bnBatchMeanB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.bnBatchVarAtB = stablehlo.composite "shlo.bnBatchVarAtB" %layer4.0.down.convF, %layer4.0.down_bn.allReduceMeanF {decomposition = @bnBatchVarAtB_11} : (tensor<4x128x1x1xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %layer4.0.down_bn.bnBatchVarAtB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.bnPackB = stablehlo.composite "shlo.bnPackB" %layer4.0.down_bn.allReduceMeanF, %layer4.0.down_bn.allReduceMeanF_1 {decomposition = @bnPackB_5} : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %layer4.0.down_bn.bnStatsVarB = stablehlo.composite "shlo.bnStatsVarB" %layer4.0.down_bn.bnPackB {decomposition = @bnStatsVarB_5} : (tensor<256xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.bnSyncF = stablehlo.composite "shlo.bnSyncF" %layer4.0.down.convF, %layer4.0.down_bn.bnPackB, %layer4.0.down_bn.gamma, %layer4.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncF_11} : (tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %layer4.0.addVB = stablehlo.composite "shlo.addVB" %layer4.0.bn3.bnSyncF, %layer4.0.down_bn.bnSyncF {decomposition = @addVB_3} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %layer4.0.relu_2 = stablehlo.composite "shlo.relu" %layer4.0.addVB {decomposition = @relu_11} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %gap = stablehlo.composite "shlo.gap" %layer4.0.relu_2 {decomposition = @gap} : (tensor<4x128x1x1xf32>) -> tensor<4x128xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<4x128xf32>, tensor<128x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %loss.bceLoss = stablehlo.composite "shlo.bceLoss" %head.dense, %targets {decomposition = @bceLoss} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
    %loss.bceBack = stablehlo.composite "shlo.bceBack" %head.dense, %targets {decomposition = @bceBack} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.bceBack {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<4x4xf32>, tensor<128x4xf32>) -> tensor<4x128xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %gap, %loss.divConstB {decomposition = @weightGradB} : (tensor<4x128xf32>, tensor<4x4xf32>) -> tensor<128x4xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<4x4xf32>) -> tensor<4xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.head.dotOut {composite_attributes = {size = array<i64: 1, 1>}, decomposition = @gapBack} : (tensor<4x128xf32>) -> tensor<4x128x1x1xf32>
    %d.layer4.0.selectPos = stablehlo.composite "shlo.selectPos" %d.gapBack, %layer4.0.addVB {decomposition = @selectPos} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %d.layer4.0.down_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer4.0.selectPos, %layer4.0.down.convF, %layer4.0.down_bn.bnPackB, %layer4.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.layer4.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.down_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<512xf32>) -> tensor<512xf32>
    %d.layer4.0.down_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer4.0.selectPos, %layer4.0.down.convF, %d.layer4.0.down_bn.allReduceMeanF, %layer4.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.layer4.0.down_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer4.0.selectPos, %layer4.0.down.convF, %layer4.0.down_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.layer4.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos {decomposition = @bnBetaGradB} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.layer4.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.down_bn.bnSyncBack, %layer4.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 2, 2>}, decomposition = @convBack} : (tensor<4x128x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    %d.layer4.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu_2, %d.layer4.0.down_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB} : (tensor<4x64x2x2xf32>, tensor<4x128x1x1xf32>) -> tensor<128x64x1x1xf32>
    %d.layer4.0.bn3.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer4.0.selectPos, %layer4.0.conv3.convF, %layer4.0.bn3.bnPackB, %layer4.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>, tensor<128xf32>) -> tensor<512xf32>
    %d.layer4.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn3.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_6} : (tensor<512xf32>) -> tensor<512xf32>
    %d.layer4.0.bn3.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer4.0.selectPos, %layer4.0.conv3.convF, %d.layer4.0.bn3.allReduceMeanF, %layer4.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<512xf32>, tensor<128xf32>) -> tensor<4x128x1x1xf32>
    %d.layer4.0.bn3.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer4.0.selectPos, %layer4.0.conv3.convF, %layer4.0.bn3.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<256xf32>) -> tensor<128xf32>
    %d.layer4.0.bn3.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos {decomposition = @bnBetaGradB} : (tensor<4x128x1x1xf32>) -> tensor<128xf32>
    %d.layer4.0.conv3.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.bn3.bnSyncBack, %layer4.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 1, 1>, stride = array<i64: 1, 1>}, decomposition = @convBack_1} : (tensor<4x128x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %d.layer4.0.conv3.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.0.relu_1, %d.layer4.0.bn3.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_1} : (tensor<4x32x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32>
    %d.layer4.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer4.0.conv3.convBack, %layer4.0.bn2.bnSyncF {decomposition = @selectPos_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %d.layer4.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer4.0.selectPos_1, %layer4.0.conv2.convF, %layer4.0.bn2.bnPackB, %layer4.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer4.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer4.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer4.0.selectPos_1, %layer4.0.conv2.convF, %d.layer4.0.bn2.allReduceMeanF, %layer4.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x1x1xf32>
    %d.layer4.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer4.0.selectPos_1, %layer4.0.conv2.convF, %layer4.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_1} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer4.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<4x32x1x1xf32>) -> tensor<32xf32>
    %d.layer4.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.bn2.bnSyncBack, %layer4.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 2, 2>}, decomposition = @convBack_2} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x2x2xf32>
    %d.layer4.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.0.relu, %d.layer4.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_2} : (tensor<4x32x2x2xf32>, tensor<4x32x1x1xf32>) -> tensor<32x32x3x3xf32>
    %d.layer4.0.selectPos_2 = stablehlo.composite "shlo.selectPos" %d.layer4.0.conv2.convBack, %layer4.0.bn1.bnSyncF {decomposition = @selectPos_2} : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32>
    %d.layer4.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer4.0.selectPos_2, %layer4.0.conv1.convF, %layer4.0.bn1.bnPackB, %layer4.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_2} : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer4.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer4.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer4.0.selectPos_2, %layer4.0.conv1.convF, %d.layer4.0.bn1.allReduceMeanF, %layer4.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_2} : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %d.layer4.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer4.0.selectPos_2, %layer4.0.conv1.convF, %layer4.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_2} : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer4.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos_2 {decomposition = @bnBetaGradB_2} : (tensor<4x32x2x2xf32>) -> tensor<32xf32>
    %d.layer4.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.bn1.bnSyncBack, %layer4.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<4x32x2x2xf32>, tensor<32x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    %d.layer4.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu_2, %d.layer4.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<4x64x2x2xf32>, tensor<4x32x2x2xf32>) -> tensor<32x64x1x1xf32>
    %d.layer4.0.conv1.add = stablehlo.add %d.layer4.0.down.convBack, %d.layer4.0.conv1.convBack : tensor<4x64x2x2xf32>
    %d.layer3.1.selectPos = stablehlo.composite "shlo.selectPos" %d.layer4.0.conv1.add, %layer3.1.addVB {decomposition = @selectPos_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.1.bn3.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.1.selectPos, %layer3.1.conv3.convF, %layer3.1.bn3.bnPackB, %layer3.1.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>) -> tensor<256xf32>
    %d.layer3.1.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn3.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<256xf32>) -> tensor<256xf32>
    %d.layer3.1.bn3.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.1.selectPos, %layer3.1.conv3.convF, %d.layer3.1.bn3.allReduceMeanF, %layer3.1.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<256xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.1.bn3.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.1.selectPos, %layer3.1.conv3.convF, %layer3.1.bn3.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>) -> tensor<64xf32>
    %d.layer3.1.bn3.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.1.selectPos {decomposition = @bnBetaGradB_3} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %d.layer3.1.conv3.convBack = stablehlo.composite "shlo.convBack" %d.layer3.1.bn3.bnSyncBack, %layer3.1.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x64x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.conv3.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu_1, %d.layer3.1.bn3.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x16x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<64x16x1x1xf32>
    %d.layer3.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.1.conv3.convBack, %layer3.1.bn2.bnSyncF {decomposition = @selectPos_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.1.selectPos_1, %layer3.1.conv2.convF, %layer3.1.bn2.bnPackB, %layer3.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer3.1.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer3.1.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.1.selectPos_1, %layer3.1.conv2.convF, %d.layer3.1.bn2.allReduceMeanF, %layer3.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.1.selectPos_1, %layer3.1.conv2.convF, %layer3.1.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer3.1.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.1.selectPos_1 {decomposition = @bnBetaGradB_4} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %d.layer3.1.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.1.bn2.bnSyncBack, %layer3.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_5} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu, %d.layer3.1.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_5} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32>
    %d.layer3.1.selectPos_2 = stablehlo.composite "shlo.selectPos" %d.layer3.1.conv2.convBack, %layer3.1.bn1.bnSyncF {decomposition = @selectPos_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.1.selectPos_2, %layer3.1.conv1.convF, %layer3.1.bn1.bnPackB, %layer3.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer3.1.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer3.1.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.1.selectPos_2, %layer3.1.conv1.convF, %d.layer3.1.bn1.allReduceMeanF, %layer3.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.1.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.1.selectPos_2, %layer3.1.conv1.convF, %layer3.1.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer3.1.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.1.selectPos_2 {decomposition = @bnBetaGradB_4} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %d.layer3.1.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.1.bn1.bnSyncBack, %layer3.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<4x16x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.1.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.0.relu_2, %d.layer3.1.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<4x64x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<16x64x1x1xf32>
    %d.layer3.1.conv1.add = stablehlo.add %d.layer3.1.selectPos, %d.layer3.1.conv1.convBack : tensor<4x64x2x2xf32>
    %d.layer3.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.1.conv1.add, %layer3.0.addVB {decomposition = @selectPos_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.0.down_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.0.selectPos, %layer3.0.down.convF, %layer3.0.down_bn.bnPackB, %layer3.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>) -> tensor<256xf32>
    %d.layer3.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.down_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<256xf32>) -> tensor<256xf32>
    %d.layer3.0.down_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.0.selectPos, %layer3.0.down.convF, %d.layer3.0.down_bn.allReduceMeanF, %layer3.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<256xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.0.down_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.0.selectPos, %layer3.0.down.convF, %layer3.0.down_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>) -> tensor<64xf32>
    %d.layer3.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos {decomposition = @bnBetaGradB_3} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %d.layer3.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.down_bn.bnSyncBack, %layer3.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 2, 2>}, decomposition = @convBack_7} : (tensor<4x64x2x2xf32>, tensor<64x32x1x1xf32>) -> tensor<4x32x4x4xf32>
    %d.layer3.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu_2, %d.layer3.0.down_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_7} : (tensor<4x32x4x4xf32>, tensor<4x64x2x2xf32>) -> tensor<64x32x1x1xf32>
    %d.layer3.0.bn3.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.0.selectPos, %layer3.0.conv3.convF, %layer3.0.bn3.bnPackB, %layer3.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>, tensor<64xf32>) -> tensor<256xf32>
    %d.layer3.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn3.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_7} : (tensor<256xf32>) -> tensor<256xf32>
    %d.layer3.0.bn3.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.0.selectPos, %layer3.0.conv3.convF, %d.layer3.0.bn3.allReduceMeanF, %layer3.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<256xf32>, tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %d.layer3.0.bn3.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.0.selectPos, %layer3.0.conv3.convF, %layer3.0.bn3.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_3} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<128xf32>) -> tensor<64xf32>
    %d.layer3.0.bn3.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos {decomposition = @bnBetaGradB_3} : (tensor<4x64x2x2xf32>) -> tensor<64xf32>
    %d.layer3.0.conv3.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.bn3.bnSyncBack, %layer3.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 2, 2>, stride = array<i64: 1, 1>}, decomposition = @convBack_4} : (tensor<4x64x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.0.conv3.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.0.relu_1, %d.layer3.0.bn3.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_4} : (tensor<4x16x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<64x16x1x1xf32>
    %d.layer3.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.0.conv3.convBack, %layer3.0.bn2.bnSyncF {decomposition = @selectPos_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.0.selectPos_1, %layer3.0.conv2.convF, %layer3.0.bn2.bnPackB, %layer3.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer3.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer3.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.0.selectPos_1, %layer3.0.conv2.convF, %d.layer3.0.bn2.allReduceMeanF, %layer3.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %d.layer3.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.0.selectPos_1, %layer3.0.conv2.convF, %layer3.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_4} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer3.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos_1 {decomposition = @bnBetaGradB_4} : (tensor<4x16x2x2xf32>) -> tensor<16xf32>
    %d.layer3.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.bn2.bnSyncBack, %layer3.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 2, 2>}, decomposition = @convBack_8} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x4x4xf32>
    %d.layer3.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.0.relu, %d.layer3.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_8} : (tensor<4x16x4x4xf32>, tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32>
    %d.layer3.0.selectPos_2 = stablehlo.composite "shlo.selectPos" %d.layer3.0.conv2.convBack, %layer3.0.bn1.bnSyncF {decomposition = @selectPos_5} : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    %d.layer3.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer3.0.selectPos_2, %layer3.0.conv1.convF, %layer3.0.bn1.bnPackB, %layer3.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_5} : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer3.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer3.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer3.0.selectPos_2, %layer3.0.conv1.convF, %d.layer3.0.bn1.allReduceMeanF, %layer3.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_5} : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %d.layer3.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer3.0.selectPos_2, %layer3.0.conv1.convF, %layer3.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_5} : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer3.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos_2 {decomposition = @bnBetaGradB_5} : (tensor<4x16x4x4xf32>) -> tensor<16xf32>
    %d.layer3.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.bn1.bnSyncBack, %layer3.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<4x16x4x4xf32>, tensor<16x32x1x1xf32>) -> tensor<4x32x4x4xf32>
    %d.layer3.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu_2, %d.layer3.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<4x32x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<16x32x1x1xf32>
    %d.layer3.0.conv1.add = stablehlo.add %d.layer3.0.down.convBack, %d.layer3.0.conv1.convBack : tensor<4x32x4x4xf32>
    %d.layer2.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.0.conv1.add, %layer2.0.addVB {decomposition = @selectPos_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.down_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos, %layer2.0.down.convF, %layer2.0.down_bn.bnPackB, %layer2.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer2.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer2.0.down_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos, %layer2.0.down.convF, %d.layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.down_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos, %layer2.0.down.convF, %layer2.0.down_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer2.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB_6} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %d.layer2.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.down_bn.bnSyncBack, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_10} : (tensor<4x32x4x4xf32>, tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    %d.layer2.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_2, %d.layer2.0.down_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_10} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32>
    %d.layer2.0.bn3.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos, %layer2.0.conv3.convF, %layer2.0.bn3.bnPackB, %layer2.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>, tensor<32xf32>) -> tensor<128xf32>
    %d.layer2.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn3.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %d.layer2.0.bn3.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos, %layer2.0.conv3.convF, %d.layer2.0.bn3.allReduceMeanF, %layer2.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<128xf32>, tensor<32xf32>) -> tensor<4x32x4x4xf32>
    %d.layer2.0.bn3.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos, %layer2.0.conv3.convF, %layer2.0.bn3.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_6} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<64xf32>) -> tensor<32xf32>
    %d.layer2.0.bn3.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB_6} : (tensor<4x32x4x4xf32>) -> tensor<32xf32>
    %d.layer2.0.conv3.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn3.bnSyncBack, %layer2.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 4, 4>, stride = array<i64: 1, 1>}, decomposition = @convBack_11} : (tensor<4x32x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x8x4x4xf32>
    %d.layer2.0.conv3.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu_1, %d.layer2.0.bn3.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_11} : (tensor<4x8x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<32x8x1x1xf32>
    %d.layer2.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv3.convBack, %layer2.0.bn2.bnSyncF {decomposition = @selectPos_7} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %d.layer2.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos_1, %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB, %layer2.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_7} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>, tensor<16xf32>, tensor<8xf32>) -> tensor<32xf32>
    %d.layer2.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %d.layer2.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos_1, %layer2.0.conv2.convF, %d.layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_7} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>, tensor<32xf32>, tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %d.layer2.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos_1, %layer2.0.conv2.convF, %layer2.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_7} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>, tensor<16xf32>) -> tensor<8xf32>
    %d.layer2.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos_1 {decomposition = @bnBetaGradB_7} : (tensor<4x8x4x4xf32>) -> tensor<8xf32>
    %d.layer2.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn2.bnSyncBack, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 2, 2>}, decomposition = @convBack_12} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    %d.layer2.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu, %d.layer2.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_12} : (tensor<4x8x8x8xf32>, tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32>
    %d.layer2.0.selectPos_2 = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv2.convBack, %layer2.0.bn1.bnSyncF {decomposition = @selectPos_8} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %d.layer2.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer2.0.selectPos_2, %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB, %layer2.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_8} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>, tensor<16xf32>, tensor<8xf32>) -> tensor<32xf32>
    %d.layer2.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %d.layer2.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer2.0.selectPos_2, %layer2.0.conv1.convF, %d.layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_8} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>, tensor<32xf32>, tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %d.layer2.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer2.0.selectPos_2, %layer2.0.conv1.convF, %layer2.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_8} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>, tensor<16xf32>) -> tensor<8xf32>
    %d.layer2.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos_2 {decomposition = @bnBetaGradB_8} : (tensor<4x8x8x8xf32>) -> tensor<8xf32>
    %d.layer2.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn1.bnSyncBack, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_13} : (tensor<4x8x8x8xf32>, tensor<8x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    %d.layer2.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_2, %d.layer2.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_13} : (tensor<4x16x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x16x1x1xf32>
    %d.layer2.0.conv1.add = stablehlo.add %d.layer2.0.down.convBack, %d.layer2.0.conv1.convBack : tensor<4x16x8x8xf32>
    %d.layer1.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv1.add, %layer1.0.addVB {decomposition = @selectPos_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.down_bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos, %layer1.0.down.convF, %layer1.0.down_bn.bnPackB, %layer1.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer1.0.down_bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.down_bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer1.0.down_bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos, %layer1.0.down.convF, %d.layer1.0.down_bn.allReduceMeanF, %layer1.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.down_bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos, %layer1.0.down.convF, %layer1.0.down_bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer1.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos {decomposition = @bnBetaGradB_9} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.layer1.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.down_bn.bnSyncBack, %layer1.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_14} : (tensor<4x16x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.maxPool3s2F, %d.layer1.0.down_bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_14} : (tensor<4x4x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x4x1x1xf32>
    %d.layer1.0.bn3.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos, %layer1.0.conv3.convF, %layer1.0.bn3.bnPackB, %layer1.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>, tensor<16xf32>) -> tensor<64xf32>
    %d.layer1.0.bn3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn3.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %d.layer1.0.bn3.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos, %layer1.0.conv3.convF, %d.layer1.0.bn3.allReduceMeanF, %layer1.0.bn3.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<64xf32>, tensor<16xf32>) -> tensor<4x16x8x8xf32>
    %d.layer1.0.bn3.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos, %layer1.0.conv3.convF, %layer1.0.bn3.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_9} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<32xf32>) -> tensor<16xf32>
    %d.layer1.0.bn3.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos {decomposition = @bnBetaGradB_9} : (tensor<4x16x8x8xf32>) -> tensor<16xf32>
    %d.layer1.0.conv3.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn3.bnSyncBack, %layer1.0.conv3.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_14} : (tensor<4x16x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.conv3.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_1, %d.layer1.0.bn3.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_14} : (tensor<4x4x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x4x1x1xf32>
    %d.layer1.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer1.0.conv3.convBack, %layer1.0.bn2.bnSyncF {decomposition = @selectPos_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.bn2.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos_1, %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB, %layer1.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.layer1.0.bn2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %d.layer1.0.bn2.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos_1, %layer1.0.conv2.convF, %d.layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.bn2.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos_1, %layer1.0.conv2.convF, %layer1.0.bn2.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.layer1.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos_1 {decomposition = @bnBetaGradB_10} : (tensor<4x4x8x8xf32>) -> tensor<4xf32>
    %d.layer1.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn2.bnSyncBack, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_15} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu, %d.layer1.0.bn2.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_15} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x3x3xf32>
    %d.layer1.0.selectPos_2 = stablehlo.composite "shlo.selectPos" %d.layer1.0.conv2.convBack, %layer1.0.bn1.bnSyncF {decomposition = @selectPos_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.bn1.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.layer1.0.selectPos_2, %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB, %layer1.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.layer1.0.bn1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %d.layer1.0.bn1.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.layer1.0.selectPos_2, %layer1.0.conv1.convF, %d.layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.bn1.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.layer1.0.selectPos_2, %layer1.0.conv1.convF, %layer1.0.bn1.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_10} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.layer1.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos_2 {decomposition = @bnBetaGradB_10} : (tensor<4x4x8x8xf32>) -> tensor<4xf32>
    %d.layer1.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn1.bnSyncBack, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 8, 8>, stride = array<i64: 1, 1>}, decomposition = @convBack_16} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    %d.layer1.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.maxPool3s2F, %d.layer1.0.bn1.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_16} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x1x1xf32>
    %d.layer1.0.conv1.add = stablehlo.add %d.layer1.0.down.convBack, %d.layer1.0.conv1.convBack : tensor<4x4x8x8xf32>
    %d.stem.maxPool3s2Back = stablehlo.composite "shlo.maxPool3s2Back" %d.layer1.0.conv1.add, %stem.relu {decomposition = @maxPool3s2Back} : (tensor<4x4x8x8xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.selectPos = stablehlo.composite "shlo.selectPos" %d.stem.maxPool3s2Back, %stem.bn.bnSyncF {decomposition = @selectPos_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncDyStatsB = stablehlo.composite "shlo.bnSyncDyStatsB" %d.stem.selectPos, %stem.conv.convF, %stem.bn.bnPackB, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncDyStatsB_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<16xf32>
    %d.stem.bn.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnSyncDyStatsB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %d.stem.bn.bnSyncBack = stablehlo.composite "shlo.bnSyncBack" %d.stem.selectPos, %stem.conv.convF, %d.stem.bn.allReduceMeanF, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncBack_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<16xf32>, tensor<4xf32>) -> tensor<4x4x16x16xf32>
    %d.stem.bn.bnSyncGammaGradB = stablehlo.composite "shlo.bnSyncGammaGradB" %d.stem.selectPos, %stem.conv.convF, %stem.bn.bnPackB {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnSyncGammaGradB_11} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>, tensor<8xf32>) -> tensor<4xf32>
    %d.stem.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.stem.selectPos {decomposition = @bnBetaGradB_11} : (tensor<4x4x16x16xf32>) -> tensor<4xf32>
    %d.stem.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.stem.bn.bnSyncBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 7, 7>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_17} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x7x7xf32>
    %d.stem.conv.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.stem.conv.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_8} : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %stem.conv.weight.accumulated, %d.stem.conv.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %d.stem.bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %stem.bn.gamma.accumulated, %d.stem.bn.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.stem.bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.stem.bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %stem.bn.beta.accumulated, %d.stem.bn.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.layer1.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_9} : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.conv1.weight.accumulated, %d.layer1.0.conv1.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %d.layer1.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn1.gamma.accumulated, %d.layer1.0.bn1.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.layer1.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn1.beta.accumulated, %d.layer1.0.bn1.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.layer1.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_10} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.conv2.weight.accumulated, %d.layer1.0.conv2.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %d.layer1.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn2.gamma.accumulated, %d.layer1.0.bn2.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.layer1.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn2.beta.accumulated, %d.layer1.0.bn2.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %d.layer1.0.conv3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.conv3.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.conv3.weight.accumulated, %d.layer1.0.conv3.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %d.layer1.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn3.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn3.gamma.accumulated, %d.layer1.0.bn3.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.bn3.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.bn3.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.bn3.beta.accumulated, %d.layer1.0.bn3.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.down.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.down.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_11} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.down.weight.accumulated, %d.layer1.0.down.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %d.layer1.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.down_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.down_bn.gamma.accumulated, %d.layer1.0.down_bn.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer1.0.down_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer1.0.down_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer1.0.down_bn.beta.accumulated, %d.layer1.0.down_bn.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer2.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_12} : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.conv1.weight.accumulated, %d.layer2.0.conv1.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %d.layer2.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn1.gamma.accumulated, %d.layer2.0.bn1.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.layer2.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn1.beta.accumulated, %d.layer2.0.bn1.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.layer2.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_13} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.conv2.weight.accumulated, %d.layer2.0.conv2.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %d.layer2.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn2.gamma.accumulated, %d.layer2.0.bn2.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.layer2.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_2} : (tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn2.beta.accumulated, %d.layer2.0.bn2.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %d.layer2.0.conv3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.conv3.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_14} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.conv3.weight.accumulated, %d.layer2.0.conv3.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %d.layer2.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn3.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn3.gamma.accumulated, %d.layer2.0.bn3.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.bn3.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.bn3.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.bn3.beta.accumulated, %d.layer2.0.bn3.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.down.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_15} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.down.weight.accumulated, %d.layer2.0.down.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %d.layer2.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.down_bn.gamma.accumulated, %d.layer2.0.down_bn.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer2.0.down_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer2.0.down_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer2.0.down_bn.beta.accumulated, %d.layer2.0.down_bn.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer3.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_16} : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.conv1.weight.accumulated, %d.layer3.0.conv1.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %d.layer3.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn1.gamma.accumulated, %d.layer3.0.bn1.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn1.beta.accumulated, %d.layer3.0.bn1.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.conv2.weight.accumulated, %d.layer3.0.conv2.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %d.layer3.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn2.gamma.accumulated, %d.layer3.0.bn2.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn2.beta.accumulated, %d.layer3.0.bn2.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.0.conv3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.conv3.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.conv3.weight.accumulated, %d.layer3.0.conv3.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %d.layer3.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn3.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn3.gamma.accumulated, %d.layer3.0.bn3.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer3.0.bn3.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.bn3.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.bn3.beta.accumulated, %d.layer3.0.bn3.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer3.0.down.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.down.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_19} : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.down.weight.accumulated, %d.layer3.0.down.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %d.layer3.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.down_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.down_bn.gamma.accumulated, %d.layer3.0.down_bn.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer3.0.down_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.0.down_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.0.down_bn.beta.accumulated, %d.layer3.0.down_bn.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer3.1.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_20} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.conv1.weight.accumulated, %d.layer3.1.conv1.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %d.layer3.1.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn1.gamma.accumulated, %d.layer3.1.bn1.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.1.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn1.beta.accumulated, %d.layer3.1.bn1.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.1.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_17} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.conv2.weight.accumulated, %d.layer3.1.conv2.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %d.layer3.1.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn2.gamma.accumulated, %d.layer3.1.bn2.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.1.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_1} : (tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn2.beta.accumulated, %d.layer3.1.bn2.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %d.layer3.1.conv3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.conv3.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_18} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.conv3.weight.accumulated, %d.layer3.1.conv3.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %d.layer3.1.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn3.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn3.gamma.accumulated, %d.layer3.1.bn3.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer3.1.bn3.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer3.1.bn3.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_4} : (tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer3.1.bn3.beta.accumulated, %d.layer3.1.bn3.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %d.layer4.0.conv1.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.conv1.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_21} : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.conv1.weight.accumulated, %d.layer4.0.conv1.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %d.layer4.0.bn1.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn1.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn1.gamma.accumulated, %d.layer4.0.bn1.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer4.0.bn1.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn1.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn1.beta.accumulated, %d.layer4.0.bn1.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer4.0.conv2.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.conv2.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_22} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.conv2.weight.accumulated, %d.layer4.0.conv2.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %d.layer4.0.bn2.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn2.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn2.gamma.accumulated, %d.layer4.0.bn2.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer4.0.bn2.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn2.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_3} : (tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn2.beta.accumulated, %d.layer4.0.bn2.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %d.layer4.0.conv3.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.conv3.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_23} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.conv3.weight.accumulated, %d.layer4.0.conv3.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %d.layer4.0.bn3.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn3.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn3.gamma.accumulated, %d.layer4.0.bn3.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %d.layer4.0.bn3.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.bn3.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.bn3.beta.accumulated, %d.layer4.0.bn3.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %d.layer4.0.down.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.down.convWeightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_24} : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.down.weight.accumulated, %d.layer4.0.down.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %d.layer4.0.down_bn.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.down_bn.bnSyncGammaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.down_bn.gamma.accumulated, %d.layer4.0.down_bn.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %d.layer4.0.down_bn.allReduceMeanF_2 = stablehlo.composite "shlo.allReduceMeanF" %d.layer4.0.down_bn.bnBetaGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_5} : (tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.accumulateF = stablehlo.composite "shlo.accumulateF" %layer4.0.down_bn.beta.accumulated, %d.layer4.0.down_bn.allReduceMeanF_2, %accumulate_keep {decomposition = @accumulateF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %d.head.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %d.head.weightGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_25} : (tensor<128x4xf32>) -> tensor<128x4xf32>
    %head.weight.accumulateF = stablehlo.composite "shlo.accumulateF" %head.weight.accumulated, %d.head.allReduceMeanF, %accumulate_keep {decomposition = @accumulateF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>) -> tensor<128x4xf32>
    %d.head.allReduceMeanF_1 = stablehlo.composite "shlo.allReduceMeanF" %d.head.biasGradB {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF} : (tensor<4xf32>) -> tensor<4xf32>
    %head.bias.accumulateF = stablehlo.composite "shlo.accumulateF" %head.bias.accumulated, %d.head.allReduceMeanF_1, %accumulate_keep {decomposition = @accumulateF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %divConstB = stablehlo.composite "shlo.divConstB" %stem.conv.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_1} : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %divConstB_1 = stablehlo.composite "shlo.divConstB" %stem.bn.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_2 = stablehlo.composite "shlo.divConstB" %stem.bn.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_3 = stablehlo.composite "shlo.divConstB" %layer1.0.conv1.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_3} : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %divConstB_4 = stablehlo.composite "shlo.divConstB" %layer1.0.bn1.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_5 = stablehlo.composite "shlo.divConstB" %layer1.0.bn1.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_6 = stablehlo.composite "shlo.divConstB" %layer1.0.conv2.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_4} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %divConstB_7 = stablehlo.composite "shlo.divConstB" %layer1.0.bn2.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_8 = stablehlo.composite "shlo.divConstB" %layer1.0.bn2.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %divConstB_9 = stablehlo.composite "shlo.divConstB" %layer1.0.conv3.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_5} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %divConstB_10 = stablehlo.composite "shlo.divConstB" %layer1.0.bn3.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_11 = stablehlo.composite "shlo.divConstB" %layer1.0.bn3.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_12 = stablehlo.composite "shlo.divConstB" %layer1.0.down.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_5} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %divConstB_13 = stablehlo.composite "shlo.divConstB" %layer1.0.down_bn.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_14 = stablehlo.composite "shlo.divConstB" %layer1.0.down_bn.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_15 = stablehlo.composite "shlo.divConstB" %layer2.0.conv1.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_7} : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %divConstB_16 = stablehlo.composite "shlo.divConstB" %layer2.0.bn1.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_8} : (tensor<8xf32>) -> tensor<8xf32>
    %divConstB_17 = stablehlo.composite "shlo.divConstB" %layer2.0.bn1.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_8} : (tensor<8xf32>) -> tensor<8xf32>
    %divConstB_18 = stablehlo.composite "shlo.divConstB" %layer2.0.conv2.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_9} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %divConstB_19 = stablehlo.composite "shlo.divConstB" %layer2.0.bn2.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_8} : (tensor<8xf32>) -> tensor<8xf32>
    %divConstB_20 = stablehlo.composite "shlo.divConstB" %layer2.0.bn2.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_8} : (tensor<8xf32>) -> tensor<8xf32>
    %divConstB_21 = stablehlo.composite "shlo.divConstB" %layer2.0.conv3.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_10} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %divConstB_22 = stablehlo.composite "shlo.divConstB" %layer2.0.bn3.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_23 = stablehlo.composite "shlo.divConstB" %layer2.0.bn3.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_24 = stablehlo.composite "shlo.divConstB" %layer2.0.down.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_12} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %divConstB_25 = stablehlo.composite "shlo.divConstB" %layer2.0.down_bn.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_26 = stablehlo.composite "shlo.divConstB" %layer2.0.down_bn.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_27 = stablehlo.composite "shlo.divConstB" %layer3.0.conv1.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_13} : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %divConstB_28 = stablehlo.composite "shlo.divConstB" %layer3.0.bn1.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_29 = stablehlo.composite "shlo.divConstB" %layer3.0.bn1.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_30 = stablehlo.composite "shlo.divConstB" %layer3.0.conv2.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_14} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %divConstB_31 = stablehlo.composite "shlo.divConstB" %layer3.0.bn2.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_32 = stablehlo.composite "shlo.divConstB" %layer3.0.bn2.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_33 = stablehlo.composite "shlo.divConstB" %layer3.0.conv3.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_15} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %divConstB_34 = stablehlo.composite "shlo.divConstB" %layer3.0.bn3.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_35 = stablehlo.composite "shlo.divConstB" %layer3.0.bn3.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_36 = stablehlo.composite "shlo.divConstB" %layer3.0.down.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_17} : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %divConstB_37 = stablehlo.composite "shlo.divConstB" %layer3.0.down_bn.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_38 = stablehlo.composite "shlo.divConstB" %layer3.0.down_bn.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_39 = stablehlo.composite "shlo.divConstB" %layer3.1.conv1.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_18} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %divConstB_40 = stablehlo.composite "shlo.divConstB" %layer3.1.bn1.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_41 = stablehlo.composite "shlo.divConstB" %layer3.1.bn1.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_42 = stablehlo.composite "shlo.divConstB" %layer3.1.conv2.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_14} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %divConstB_43 = stablehlo.composite "shlo.divConstB" %layer3.1.bn2.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_44 = stablehlo.composite "shlo.divConstB" %layer3.1.bn2.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_6} : (tensor<16xf32>) -> tensor<16xf32>
    %divConstB_45 = stablehlo.composite "shlo.divConstB" %layer3.1.conv3.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_15} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %divConstB_46 = stablehlo.composite "shlo.divConstB" %layer3.1.bn3.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_47 = stablehlo.composite "shlo.divConstB" %layer3.1.bn3.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_16} : (tensor<64xf32>) -> tensor<64xf32>
    %divConstB_48 = stablehlo.composite "shlo.divConstB" %layer4.0.conv1.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_19} : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %divConstB_49 = stablehlo.composite "shlo.divConstB" %layer4.0.bn1.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_50 = stablehlo.composite "shlo.divConstB" %layer4.0.bn1.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_51 = stablehlo.composite "shlo.divConstB" %layer4.0.conv2.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_20} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %divConstB_52 = stablehlo.composite "shlo.divConstB" %layer4.0.bn2.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_53 = stablehlo.composite "shlo.divConstB" %layer4.0.bn2.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_11} : (tensor<32xf32>) -> tensor<32xf32>
    %divConstB_54 = stablehlo.composite "shlo.divConstB" %layer4.0.conv3.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_21} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %divConstB_55 = stablehlo.composite "shlo.divConstB" %layer4.0.bn3.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_22} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_56 = stablehlo.composite "shlo.divConstB" %layer4.0.bn3.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_22} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_57 = stablehlo.composite "shlo.divConstB" %layer4.0.down.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_23} : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %divConstB_58 = stablehlo.composite "shlo.divConstB" %layer4.0.down_bn.gamma.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_22} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_59 = stablehlo.composite "shlo.divConstB" %layer4.0.down_bn.beta.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_22} : (tensor<128xf32>) -> tensor<128xf32>
    %divConstB_60 = stablehlo.composite "shlo.divConstB" %head.weight.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_24} : (tensor<128x4xf32>) -> tensor<128x4xf32>
    %divConstB_61 = stablehlo.composite "shlo.divConstB" %head.bias.accumulateF {composite_attributes = {by = 4.0 : f64}, decomposition = @divConstB_2} : (tensor<4xf32>) -> tensor<4xf32>
    %stem.conv.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.conv.weight.m, %divConstB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.conv.weight.v, %divConstB {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %stem.conv.weight, %stem.conv.weight.adamMNextF, %stem.conv.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %stem.conv.weight.lambDirF, %stem.conv.weight {decomposition = @lambScaleF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.conv.weight, %stem.conv.weight.lambScaleF, %lr {decomposition = @sgdParamF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %stem.conv.weight.sgdParamF, %stem.conv.weight, %accumulate_apply {decomposition = @updateWhenF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %stem.conv.weight.adamMNextF, %stem.conv.weight.m, %accumulate_apply {decomposition = @updateWhenF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %stem.conv.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %stem.conv.weight.adamVNextF, %stem.conv.weight.v, %accumulate_apply {decomposition = @updateWhenF} : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<4x3x7x7xf32>
    %stem.bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.gamma.m, %divConstB_1 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.gamma.v, %divConstB_1 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %stem.bn.gamma, %stem.bn.gamma.adamMNextF, %stem.bn.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.gamma, %stem.bn.gamma.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %stem.bn.gamma.sgdParamF, %stem.bn.gamma, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %stem.bn.gamma.adamMNextF, %stem.bn.gamma.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %stem.bn.gamma.adamVNextF, %stem.bn.gamma.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.beta.m, %divConstB_2 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %stem.bn.beta.v, %divConstB_2 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %stem.bn.beta, %stem.bn.beta.adamMNextF, %stem.bn.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.beta, %stem.bn.beta.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %stem.bn.beta.sgdParamF, %stem.bn.beta, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %stem.bn.beta.adamMNextF, %stem.bn.beta.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %stem.bn.beta.adamVNextF, %stem.bn.beta.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.conv1.weight.m, %divConstB_3 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.conv1.weight.v, %divConstB_3 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.conv1.weight, %layer1.0.conv1.weight.adamMNextF, %layer1.0.conv1.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer1.0.conv1.weight.lambDirF, %layer1.0.conv1.weight {decomposition = @lambScaleF_1} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.conv1.weight, %layer1.0.conv1.weight.lambScaleF, %lr {decomposition = @sgdParamF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv1.weight.sgdParamF, %layer1.0.conv1.weight, %accumulate_apply {decomposition = @updateWhenF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv1.weight.adamMNextF, %layer1.0.conv1.weight.m, %accumulate_apply {decomposition = @updateWhenF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %layer1.0.conv1.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv1.weight.adamVNextF, %layer1.0.conv1.weight.v, %accumulate_apply {decomposition = @updateWhenF_2} : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<4x4x1x1xf32>
    %layer1.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.gamma.m, %divConstB_4 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn1.gamma.v, %divConstB_4 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn1.gamma, %layer1.0.bn1.gamma.adamMNextF, %layer1.0.bn1.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn1.gamma, %layer1.0.bn1.gamma.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.gamma.sgdParamF, %layer1.0.bn1.gamma, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.gamma.adamMNextF, %layer1.0.bn1.gamma.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.gamma.adamVNextF, %layer1.0.bn1.gamma.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.beta.m, %divConstB_5 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn1.beta.v, %divConstB_5 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn1.beta, %layer1.0.bn1.beta.adamMNextF, %layer1.0.bn1.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn1.beta, %layer1.0.bn1.beta.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.beta.sgdParamF, %layer1.0.bn1.beta, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.beta.adamMNextF, %layer1.0.bn1.beta.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn1.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn1.beta.adamVNextF, %layer1.0.bn1.beta.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.conv2.weight.m, %divConstB_6 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.conv2.weight.v, %divConstB_6 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.conv2.weight, %layer1.0.conv2.weight.adamMNextF, %layer1.0.conv2.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer1.0.conv2.weight.lambDirF, %layer1.0.conv2.weight {decomposition = @lambScaleF_2} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.conv2.weight, %layer1.0.conv2.weight.lambScaleF, %lr {decomposition = @sgdParamF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv2.weight.sgdParamF, %layer1.0.conv2.weight, %accumulate_apply {decomposition = @updateWhenF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv2.weight.adamMNextF, %layer1.0.conv2.weight.m, %accumulate_apply {decomposition = @updateWhenF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %layer1.0.conv2.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv2.weight.adamVNextF, %layer1.0.conv2.weight.v, %accumulate_apply {decomposition = @updateWhenF_3} : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<4x4x3x3xf32>
    %layer1.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.gamma.m, %divConstB_7 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn2.gamma.v, %divConstB_7 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn2.gamma, %layer1.0.bn2.gamma.adamMNextF, %layer1.0.bn2.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn2.gamma, %layer1.0.bn2.gamma.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.gamma.sgdParamF, %layer1.0.bn2.gamma, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.gamma.adamMNextF, %layer1.0.bn2.gamma.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.gamma.adamVNextF, %layer1.0.bn2.gamma.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.beta.m, %divConstB_8 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn2.beta.v, %divConstB_8 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn2.beta, %layer1.0.bn2.beta.adamMNextF, %layer1.0.bn2.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn2.beta, %layer1.0.bn2.beta.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.beta.sgdParamF, %layer1.0.bn2.beta, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.beta.adamMNextF, %layer1.0.bn2.beta.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.bn2.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn2.beta.adamVNextF, %layer1.0.bn2.beta.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %layer1.0.conv3.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.conv3.weight.m, %divConstB_9 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.conv3.weight.v, %divConstB_9 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.conv3.weight, %layer1.0.conv3.weight.adamMNextF, %layer1.0.conv3.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer1.0.conv3.weight.lambDirF, %layer1.0.conv3.weight {decomposition = @lambScaleF_3} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.conv3.weight, %layer1.0.conv3.weight.lambScaleF, %lr {decomposition = @sgdParamF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv3.weight.sgdParamF, %layer1.0.conv3.weight, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv3.weight.adamMNextF, %layer1.0.conv3.weight.m, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.conv3.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.conv3.weight.adamVNextF, %layer1.0.conv3.weight.v, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.bn3.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn3.gamma.m, %divConstB_10 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn3.gamma.v, %divConstB_10 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn3.gamma, %layer1.0.bn3.gamma.adamMNextF, %layer1.0.bn3.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn3.gamma, %layer1.0.bn3.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.gamma.sgdParamF, %layer1.0.bn3.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.gamma.adamMNextF, %layer1.0.bn3.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.gamma.adamVNextF, %layer1.0.bn3.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn3.beta.m, %divConstB_11 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.bn3.beta.v, %divConstB_11 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.bn3.beta, %layer1.0.bn3.beta.adamMNextF, %layer1.0.bn3.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn3.beta, %layer1.0.bn3.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.beta.sgdParamF, %layer1.0.bn3.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.beta.adamMNextF, %layer1.0.bn3.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.bn3.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.bn3.beta.adamVNextF, %layer1.0.bn3.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.down.weight.m, %divConstB_12 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.down.weight.v, %divConstB_12 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.down.weight, %layer1.0.down.weight.adamMNextF, %layer1.0.down.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer1.0.down.weight.lambDirF, %layer1.0.down.weight {decomposition = @lambScaleF_3} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.down.weight, %layer1.0.down.weight.lambScaleF, %lr {decomposition = @sgdParamF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.down.weight.sgdParamF, %layer1.0.down.weight, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down.weight.adamMNextF, %layer1.0.down.weight.m, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down.weight.adamVNextF, %layer1.0.down.weight.v, %accumulate_apply {decomposition = @updateWhenF_4} : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<16x4x1x1xf32>
    %layer1.0.down_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.down_bn.gamma.m, %divConstB_13 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.down_bn.gamma.v, %divConstB_13 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.down_bn.gamma, %layer1.0.down_bn.gamma.adamMNextF, %layer1.0.down_bn.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.down_bn.gamma, %layer1.0.down_bn.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.gamma.sgdParamF, %layer1.0.down_bn.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.gamma.adamMNextF, %layer1.0.down_bn.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.gamma.adamVNextF, %layer1.0.down_bn.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.down_bn.beta.m, %divConstB_14 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer1.0.down_bn.beta.v, %divConstB_14 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer1.0.down_bn.beta, %layer1.0.down_bn.beta.adamMNextF, %layer1.0.down_bn.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.down_bn.beta, %layer1.0.down_bn.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.beta.sgdParamF, %layer1.0.down_bn.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.beta.adamMNextF, %layer1.0.down_bn.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer1.0.down_bn.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer1.0.down_bn.beta.adamVNextF, %layer1.0.down_bn.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer2.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.conv1.weight.m, %divConstB_15 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.conv1.weight.v, %divConstB_15 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.conv1.weight, %layer2.0.conv1.weight.adamMNextF, %layer2.0.conv1.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer2.0.conv1.weight.lambDirF, %layer2.0.conv1.weight {decomposition = @lambScaleF_4} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.conv1.weight, %layer2.0.conv1.weight.lambScaleF, %lr {decomposition = @sgdParamF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv1.weight.sgdParamF, %layer2.0.conv1.weight, %accumulate_apply {decomposition = @updateWhenF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv1.weight.adamMNextF, %layer2.0.conv1.weight.m, %accumulate_apply {decomposition = @updateWhenF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %layer2.0.conv1.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv1.weight.adamVNextF, %layer2.0.conv1.weight.v, %accumulate_apply {decomposition = @updateWhenF_6} : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<8x16x1x1xf32>
    %layer2.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.gamma.m, %divConstB_16 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn1.gamma.v, %divConstB_16 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn1.gamma, %layer2.0.bn1.gamma.adamMNextF, %layer2.0.bn1.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn1.gamma, %layer2.0.bn1.gamma.lambDirF, %lr {decomposition = @sgdParamF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.gamma.sgdParamF, %layer2.0.bn1.gamma, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.gamma.adamMNextF, %layer2.0.bn1.gamma.m, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.gamma.adamVNextF, %layer2.0.bn1.gamma.v, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.beta.m, %divConstB_17 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn1.beta.v, %divConstB_17 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn1.beta, %layer2.0.bn1.beta.adamMNextF, %layer2.0.bn1.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn1.beta, %layer2.0.bn1.beta.lambDirF, %lr {decomposition = @sgdParamF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.beta.sgdParamF, %layer2.0.bn1.beta, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.beta.adamMNextF, %layer2.0.bn1.beta.m, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn1.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn1.beta.adamVNextF, %layer2.0.bn1.beta.v, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.conv2.weight.m, %divConstB_18 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.conv2.weight.v, %divConstB_18 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.conv2.weight, %layer2.0.conv2.weight.adamMNextF, %layer2.0.conv2.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer2.0.conv2.weight.lambDirF, %layer2.0.conv2.weight {decomposition = @lambScaleF_5} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.conv2.weight, %layer2.0.conv2.weight.lambScaleF, %lr {decomposition = @sgdParamF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv2.weight.sgdParamF, %layer2.0.conv2.weight, %accumulate_apply {decomposition = @updateWhenF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv2.weight.adamMNextF, %layer2.0.conv2.weight.m, %accumulate_apply {decomposition = @updateWhenF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %layer2.0.conv2.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv2.weight.adamVNextF, %layer2.0.conv2.weight.v, %accumulate_apply {decomposition = @updateWhenF_8} : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<8x8x3x3xf32>
    %layer2.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.gamma.m, %divConstB_19 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn2.gamma.v, %divConstB_19 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn2.gamma, %layer2.0.bn2.gamma.adamMNextF, %layer2.0.bn2.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn2.gamma, %layer2.0.bn2.gamma.lambDirF, %lr {decomposition = @sgdParamF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.gamma.sgdParamF, %layer2.0.bn2.gamma, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.gamma.adamMNextF, %layer2.0.bn2.gamma.m, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.gamma.adamVNextF, %layer2.0.bn2.gamma.v, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.beta.m, %divConstB_20 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn2.beta.v, %divConstB_20 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn2.beta, %layer2.0.bn2.beta.adamMNextF, %layer2.0.bn2.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn2.beta, %layer2.0.bn2.beta.lambDirF, %lr {decomposition = @sgdParamF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.beta.sgdParamF, %layer2.0.bn2.beta, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.beta.adamMNextF, %layer2.0.bn2.beta.m, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.bn2.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn2.beta.adamVNextF, %layer2.0.bn2.beta.v, %accumulate_apply {decomposition = @updateWhenF_7} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %layer2.0.conv3.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.conv3.weight.m, %divConstB_21 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.conv3.weight.v, %divConstB_21 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.conv3.weight, %layer2.0.conv3.weight.adamMNextF, %layer2.0.conv3.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer2.0.conv3.weight.lambDirF, %layer2.0.conv3.weight {decomposition = @lambScaleF_6} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.conv3.weight, %layer2.0.conv3.weight.lambScaleF, %lr {decomposition = @sgdParamF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv3.weight.sgdParamF, %layer2.0.conv3.weight, %accumulate_apply {decomposition = @updateWhenF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv3.weight.adamMNextF, %layer2.0.conv3.weight.m, %accumulate_apply {decomposition = @updateWhenF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %layer2.0.conv3.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.conv3.weight.adamVNextF, %layer2.0.conv3.weight.v, %accumulate_apply {decomposition = @updateWhenF_9} : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<32x8x1x1xf32>
    %layer2.0.bn3.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn3.gamma.m, %divConstB_22 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn3.gamma.v, %divConstB_22 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn3.gamma, %layer2.0.bn3.gamma.adamMNextF, %layer2.0.bn3.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn3.gamma, %layer2.0.bn3.gamma.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.gamma.sgdParamF, %layer2.0.bn3.gamma, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.gamma.adamMNextF, %layer2.0.bn3.gamma.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.gamma.adamVNextF, %layer2.0.bn3.gamma.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn3.beta.m, %divConstB_23 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.bn3.beta.v, %divConstB_23 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.bn3.beta, %layer2.0.bn3.beta.adamMNextF, %layer2.0.bn3.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn3.beta, %layer2.0.bn3.beta.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.beta.sgdParamF, %layer2.0.bn3.beta, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.beta.adamMNextF, %layer2.0.bn3.beta.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.bn3.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.bn3.beta.adamVNextF, %layer2.0.bn3.beta.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down.weight.m, %divConstB_24 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down.weight.v, %divConstB_24 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.down.weight, %layer2.0.down.weight.adamMNextF, %layer2.0.down.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer2.0.down.weight.lambDirF, %layer2.0.down.weight {decomposition = @lambScaleF_7} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down.weight, %layer2.0.down.weight.lambScaleF, %lr {decomposition = @sgdParamF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.down.weight.sgdParamF, %layer2.0.down.weight, %accumulate_apply {decomposition = @updateWhenF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down.weight.adamMNextF, %layer2.0.down.weight.m, %accumulate_apply {decomposition = @updateWhenF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down.weight.adamVNextF, %layer2.0.down.weight.v, %accumulate_apply {decomposition = @updateWhenF_11} : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<32x16x1x1xf32>
    %layer2.0.down_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.gamma.m, %divConstB_25 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down_bn.gamma.v, %divConstB_25 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.down_bn.gamma, %layer2.0.down_bn.gamma.adamMNextF, %layer2.0.down_bn.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down_bn.gamma, %layer2.0.down_bn.gamma.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.gamma.sgdParamF, %layer2.0.down_bn.gamma, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.gamma.adamMNextF, %layer2.0.down_bn.gamma.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.gamma.adamVNextF, %layer2.0.down_bn.gamma.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.beta.m, %divConstB_26 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer2.0.down_bn.beta.v, %divConstB_26 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer2.0.down_bn.beta, %layer2.0.down_bn.beta.adamMNextF, %layer2.0.down_bn.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down_bn.beta, %layer2.0.down_bn.beta.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.beta.sgdParamF, %layer2.0.down_bn.beta, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.beta.adamMNextF, %layer2.0.down_bn.beta.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer2.0.down_bn.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer2.0.down_bn.beta.adamVNextF, %layer2.0.down_bn.beta.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer3.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.conv1.weight.m, %divConstB_27 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.conv1.weight.v, %divConstB_27 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.conv1.weight, %layer3.0.conv1.weight.adamMNextF, %layer3.0.conv1.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.0.conv1.weight.lambDirF, %layer3.0.conv1.weight {decomposition = @lambScaleF_8} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.conv1.weight, %layer3.0.conv1.weight.lambScaleF, %lr {decomposition = @sgdParamF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv1.weight.sgdParamF, %layer3.0.conv1.weight, %accumulate_apply {decomposition = @updateWhenF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv1.weight.adamMNextF, %layer3.0.conv1.weight.m, %accumulate_apply {decomposition = @updateWhenF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %layer3.0.conv1.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv1.weight.adamVNextF, %layer3.0.conv1.weight.v, %accumulate_apply {decomposition = @updateWhenF_12} : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<16x32x1x1xf32>
    %layer3.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.gamma.m, %divConstB_28 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn1.gamma.v, %divConstB_28 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn1.gamma, %layer3.0.bn1.gamma.adamMNextF, %layer3.0.bn1.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn1.gamma, %layer3.0.bn1.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.gamma.sgdParamF, %layer3.0.bn1.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.gamma.adamMNextF, %layer3.0.bn1.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.gamma.adamVNextF, %layer3.0.bn1.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.beta.m, %divConstB_29 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn1.beta.v, %divConstB_29 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn1.beta, %layer3.0.bn1.beta.adamMNextF, %layer3.0.bn1.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn1.beta, %layer3.0.bn1.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.beta.sgdParamF, %layer3.0.bn1.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.beta.adamMNextF, %layer3.0.bn1.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn1.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn1.beta.adamVNextF, %layer3.0.bn1.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.conv2.weight.m, %divConstB_30 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.conv2.weight.v, %divConstB_30 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.conv2.weight, %layer3.0.conv2.weight.adamMNextF, %layer3.0.conv2.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.0.conv2.weight.lambDirF, %layer3.0.conv2.weight {decomposition = @lambScaleF_9} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.conv2.weight, %layer3.0.conv2.weight.lambScaleF, %lr {decomposition = @sgdParamF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv2.weight.sgdParamF, %layer3.0.conv2.weight, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv2.weight.adamMNextF, %layer3.0.conv2.weight.m, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.0.conv2.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv2.weight.adamVNextF, %layer3.0.conv2.weight.v, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.gamma.m, %divConstB_31 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn2.gamma.v, %divConstB_31 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn2.gamma, %layer3.0.bn2.gamma.adamMNextF, %layer3.0.bn2.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn2.gamma, %layer3.0.bn2.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.gamma.sgdParamF, %layer3.0.bn2.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.gamma.adamMNextF, %layer3.0.bn2.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.gamma.adamVNextF, %layer3.0.bn2.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.beta.m, %divConstB_32 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn2.beta.v, %divConstB_32 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn2.beta, %layer3.0.bn2.beta.adamMNextF, %layer3.0.bn2.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn2.beta, %layer3.0.bn2.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.beta.sgdParamF, %layer3.0.bn2.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.beta.adamMNextF, %layer3.0.bn2.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.bn2.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn2.beta.adamVNextF, %layer3.0.bn2.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.0.conv3.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.conv3.weight.m, %divConstB_33 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.conv3.weight.v, %divConstB_33 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.conv3.weight, %layer3.0.conv3.weight.adamMNextF, %layer3.0.conv3.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.0.conv3.weight.lambDirF, %layer3.0.conv3.weight {decomposition = @lambScaleF_10} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.conv3.weight, %layer3.0.conv3.weight.lambScaleF, %lr {decomposition = @sgdParamF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv3.weight.sgdParamF, %layer3.0.conv3.weight, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv3.weight.adamMNextF, %layer3.0.conv3.weight.m, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.0.conv3.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.conv3.weight.adamVNextF, %layer3.0.conv3.weight.v, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.0.bn3.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn3.gamma.m, %divConstB_34 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn3.gamma.v, %divConstB_34 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn3.gamma, %layer3.0.bn3.gamma.adamMNextF, %layer3.0.bn3.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn3.gamma, %layer3.0.bn3.gamma.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.gamma.sgdParamF, %layer3.0.bn3.gamma, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.gamma.adamMNextF, %layer3.0.bn3.gamma.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.gamma.adamVNextF, %layer3.0.bn3.gamma.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn3.beta.m, %divConstB_35 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.bn3.beta.v, %divConstB_35 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.bn3.beta, %layer3.0.bn3.beta.adamMNextF, %layer3.0.bn3.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn3.beta, %layer3.0.bn3.beta.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.beta.sgdParamF, %layer3.0.bn3.beta, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.beta.adamMNextF, %layer3.0.bn3.beta.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.bn3.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.bn3.beta.adamVNextF, %layer3.0.bn3.beta.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.down.weight.m, %divConstB_36 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.down.weight.v, %divConstB_36 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.down.weight, %layer3.0.down.weight.adamMNextF, %layer3.0.down.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.0.down.weight.lambDirF, %layer3.0.down.weight {decomposition = @lambScaleF_11} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down.weight, %layer3.0.down.weight.lambScaleF, %lr {decomposition = @sgdParamF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.down.weight.sgdParamF, %layer3.0.down.weight, %accumulate_apply {decomposition = @updateWhenF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down.weight.adamMNextF, %layer3.0.down.weight.m, %accumulate_apply {decomposition = @updateWhenF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down.weight.adamVNextF, %layer3.0.down.weight.v, %accumulate_apply {decomposition = @updateWhenF_16} : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<64x32x1x1xf32>
    %layer3.0.down_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.gamma.m, %divConstB_37 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.down_bn.gamma.v, %divConstB_37 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.down_bn.gamma, %layer3.0.down_bn.gamma.adamMNextF, %layer3.0.down_bn.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down_bn.gamma, %layer3.0.down_bn.gamma.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.gamma.sgdParamF, %layer3.0.down_bn.gamma, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.gamma.adamMNextF, %layer3.0.down_bn.gamma.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.gamma.adamVNextF, %layer3.0.down_bn.gamma.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.beta.m, %divConstB_38 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.0.down_bn.beta.v, %divConstB_38 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.0.down_bn.beta, %layer3.0.down_bn.beta.adamMNextF, %layer3.0.down_bn.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down_bn.beta, %layer3.0.down_bn.beta.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.beta.sgdParamF, %layer3.0.down_bn.beta, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.beta.adamMNextF, %layer3.0.down_bn.beta.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.0.down_bn.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.0.down_bn.beta.adamVNextF, %layer3.0.down_bn.beta.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.conv1.weight.m, %divConstB_39 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.conv1.weight.v, %divConstB_39 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.conv1.weight, %layer3.1.conv1.weight.adamMNextF, %layer3.1.conv1.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.1.conv1.weight.lambDirF, %layer3.1.conv1.weight {decomposition = @lambScaleF_12} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.conv1.weight, %layer3.1.conv1.weight.lambScaleF, %lr {decomposition = @sgdParamF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv1.weight.sgdParamF, %layer3.1.conv1.weight, %accumulate_apply {decomposition = @updateWhenF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv1.weight.adamMNextF, %layer3.1.conv1.weight.m, %accumulate_apply {decomposition = @updateWhenF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %layer3.1.conv1.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv1.weight.adamVNextF, %layer3.1.conv1.weight.v, %accumulate_apply {decomposition = @updateWhenF_17} : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<16x64x1x1xf32>
    %layer3.1.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.gamma.m, %divConstB_40 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn1.gamma.v, %divConstB_40 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn1.gamma, %layer3.1.bn1.gamma.adamMNextF, %layer3.1.bn1.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn1.gamma, %layer3.1.bn1.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.gamma.sgdParamF, %layer3.1.bn1.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.gamma.adamMNextF, %layer3.1.bn1.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.gamma.adamVNextF, %layer3.1.bn1.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.beta.m, %divConstB_41 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn1.beta.v, %divConstB_41 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn1.beta, %layer3.1.bn1.beta.adamMNextF, %layer3.1.bn1.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn1.beta, %layer3.1.bn1.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.beta.sgdParamF, %layer3.1.bn1.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.beta.adamMNextF, %layer3.1.bn1.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn1.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn1.beta.adamVNextF, %layer3.1.bn1.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.conv2.weight.m, %divConstB_42 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.conv2.weight.v, %divConstB_42 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.conv2.weight, %layer3.1.conv2.weight.adamMNextF, %layer3.1.conv2.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.1.conv2.weight.lambDirF, %layer3.1.conv2.weight {decomposition = @lambScaleF_9} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.conv2.weight, %layer3.1.conv2.weight.lambScaleF, %lr {decomposition = @sgdParamF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv2.weight.sgdParamF, %layer3.1.conv2.weight, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv2.weight.adamMNextF, %layer3.1.conv2.weight.m, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.1.conv2.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv2.weight.adamVNextF, %layer3.1.conv2.weight.v, %accumulate_apply {decomposition = @updateWhenF_13} : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<16x16x3x3xf32>
    %layer3.1.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.gamma.m, %divConstB_43 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn2.gamma.v, %divConstB_43 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn2.gamma, %layer3.1.bn2.gamma.adamMNextF, %layer3.1.bn2.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn2.gamma, %layer3.1.bn2.gamma.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.gamma.sgdParamF, %layer3.1.bn2.gamma, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.gamma.adamMNextF, %layer3.1.bn2.gamma.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.gamma.adamVNextF, %layer3.1.bn2.gamma.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.beta.m, %divConstB_44 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn2.beta.v, %divConstB_44 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn2.beta, %layer3.1.bn2.beta.adamMNextF, %layer3.1.bn2.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn2.beta, %layer3.1.bn2.beta.lambDirF, %lr {decomposition = @sgdParamF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.beta.sgdParamF, %layer3.1.bn2.beta, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.beta.adamMNextF, %layer3.1.bn2.beta.m, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.bn2.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn2.beta.adamVNextF, %layer3.1.bn2.beta.v, %accumulate_apply {decomposition = @updateWhenF_5} : (tensor<16xf32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    %layer3.1.conv3.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.conv3.weight.m, %divConstB_45 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.conv3.weight.v, %divConstB_45 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.conv3.weight, %layer3.1.conv3.weight.adamMNextF, %layer3.1.conv3.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer3.1.conv3.weight.lambDirF, %layer3.1.conv3.weight {decomposition = @lambScaleF_10} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.conv3.weight, %layer3.1.conv3.weight.lambScaleF, %lr {decomposition = @sgdParamF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv3.weight.sgdParamF, %layer3.1.conv3.weight, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv3.weight.adamMNextF, %layer3.1.conv3.weight.m, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.1.conv3.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.conv3.weight.adamVNextF, %layer3.1.conv3.weight.v, %accumulate_apply {decomposition = @updateWhenF_14} : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<64x16x1x1xf32>
    %layer3.1.bn3.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn3.gamma.m, %divConstB_46 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn3.gamma.v, %divConstB_46 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn3.gamma, %layer3.1.bn3.gamma.adamMNextF, %layer3.1.bn3.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn3.gamma, %layer3.1.bn3.gamma.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.gamma.sgdParamF, %layer3.1.bn3.gamma, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.gamma.adamMNextF, %layer3.1.bn3.gamma.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.gamma.adamVNextF, %layer3.1.bn3.gamma.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn3.beta.m, %divConstB_47 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer3.1.bn3.beta.v, %divConstB_47 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer3.1.bn3.beta, %layer3.1.bn3.beta.adamMNextF, %layer3.1.bn3.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn3.beta, %layer3.1.bn3.beta.lambDirF, %lr {decomposition = @sgdParamF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.beta.sgdParamF, %layer3.1.bn3.beta, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.beta.adamMNextF, %layer3.1.bn3.beta.m, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer3.1.bn3.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer3.1.bn3.beta.adamVNextF, %layer3.1.bn3.beta.v, %accumulate_apply {decomposition = @updateWhenF_15} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer4.0.conv1.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.conv1.weight.m, %divConstB_48 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.conv1.weight.v, %divConstB_48 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.conv1.weight, %layer4.0.conv1.weight.adamMNextF, %layer4.0.conv1.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer4.0.conv1.weight.lambDirF, %layer4.0.conv1.weight {decomposition = @lambScaleF_13} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.conv1.weight, %layer4.0.conv1.weight.lambScaleF, %lr {decomposition = @sgdParamF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv1.weight.sgdParamF, %layer4.0.conv1.weight, %accumulate_apply {decomposition = @updateWhenF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv1.weight.adamMNextF, %layer4.0.conv1.weight.m, %accumulate_apply {decomposition = @updateWhenF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %layer4.0.conv1.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv1.weight.adamVNextF, %layer4.0.conv1.weight.v, %accumulate_apply {decomposition = @updateWhenF_18} : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<32x64x1x1xf32>
    %layer4.0.bn1.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.gamma.m, %divConstB_49 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn1.gamma.v, %divConstB_49 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn1.gamma, %layer4.0.bn1.gamma.adamMNextF, %layer4.0.bn1.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn1.gamma, %layer4.0.bn1.gamma.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.gamma.sgdParamF, %layer4.0.bn1.gamma, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.gamma.adamMNextF, %layer4.0.bn1.gamma.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.gamma.adamVNextF, %layer4.0.bn1.gamma.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.beta.m, %divConstB_50 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn1.beta.v, %divConstB_50 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn1.beta, %layer4.0.bn1.beta.adamMNextF, %layer4.0.bn1.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn1.beta, %layer4.0.bn1.beta.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.beta.sgdParamF, %layer4.0.bn1.beta, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.beta.adamMNextF, %layer4.0.bn1.beta.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn1.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn1.beta.adamVNextF, %layer4.0.bn1.beta.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.conv2.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.conv2.weight.m, %divConstB_51 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.conv2.weight.v, %divConstB_51 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.conv2.weight, %layer4.0.conv2.weight.adamMNextF, %layer4.0.conv2.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer4.0.conv2.weight.lambDirF, %layer4.0.conv2.weight {decomposition = @lambScaleF_14} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.conv2.weight, %layer4.0.conv2.weight.lambScaleF, %lr {decomposition = @sgdParamF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv2.weight.sgdParamF, %layer4.0.conv2.weight, %accumulate_apply {decomposition = @updateWhenF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv2.weight.adamMNextF, %layer4.0.conv2.weight.m, %accumulate_apply {decomposition = @updateWhenF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %layer4.0.conv2.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv2.weight.adamVNextF, %layer4.0.conv2.weight.v, %accumulate_apply {decomposition = @updateWhenF_19} : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<32x32x3x3xf32>
    %layer4.0.bn2.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.gamma.m, %divConstB_52 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn2.gamma.v, %divConstB_52 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn2.gamma, %layer4.0.bn2.gamma.adamMNextF, %layer4.0.bn2.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn2.gamma, %layer4.0.bn2.gamma.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.gamma.sgdParamF, %layer4.0.bn2.gamma, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.gamma.adamMNextF, %layer4.0.bn2.gamma.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.gamma.adamVNextF, %layer4.0.bn2.gamma.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.beta.m, %divConstB_53 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn2.beta.v, %divConstB_53 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn2.beta, %layer4.0.bn2.beta.adamMNextF, %layer4.0.bn2.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<f32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn2.beta, %layer4.0.bn2.beta.lambDirF, %lr {decomposition = @sgdParamF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.beta.sgdParamF, %layer4.0.bn2.beta, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.beta.adamMNextF, %layer4.0.bn2.beta.m, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.bn2.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn2.beta.adamVNextF, %layer4.0.bn2.beta.v, %accumulate_apply {decomposition = @updateWhenF_10} : (tensor<32xf32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %layer4.0.conv3.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.conv3.weight.m, %divConstB_54 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.conv3.weight.v, %divConstB_54 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.conv3.weight, %layer4.0.conv3.weight.adamMNextF, %layer4.0.conv3.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer4.0.conv3.weight.lambDirF, %layer4.0.conv3.weight {decomposition = @lambScaleF_15} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.conv3.weight, %layer4.0.conv3.weight.lambScaleF, %lr {decomposition = @sgdParamF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv3.weight.sgdParamF, %layer4.0.conv3.weight, %accumulate_apply {decomposition = @updateWhenF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv3.weight.adamMNextF, %layer4.0.conv3.weight.m, %accumulate_apply {decomposition = @updateWhenF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %layer4.0.conv3.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.conv3.weight.adamVNextF, %layer4.0.conv3.weight.v, %accumulate_apply {decomposition = @updateWhenF_20} : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<128x32x1x1xf32>
    %layer4.0.bn3.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn3.gamma.m, %divConstB_55 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn3.gamma.v, %divConstB_55 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn3.gamma, %layer4.0.bn3.gamma.adamMNextF, %layer4.0.bn3.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn3.gamma, %layer4.0.bn3.gamma.lambDirF, %lr {decomposition = @sgdParamF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.gamma.sgdParamF, %layer4.0.bn3.gamma, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.gamma.adamMNextF, %layer4.0.bn3.gamma.m, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.gamma.adamVNextF, %layer4.0.bn3.gamma.v, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn3.beta.m, %divConstB_56 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.bn3.beta.v, %divConstB_56 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.bn3.beta, %layer4.0.bn3.beta.adamMNextF, %layer4.0.bn3.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn3.beta, %layer4.0.bn3.beta.lambDirF, %lr {decomposition = @sgdParamF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.beta.sgdParamF, %layer4.0.bn3.beta, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.beta.adamMNextF, %layer4.0.bn3.beta.m, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.bn3.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.bn3.beta.adamVNextF, %layer4.0.bn3.beta.v, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.down.weight.m, %divConstB_57 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.down.weight.v, %divConstB_57 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.down.weight, %layer4.0.down.weight.adamMNextF, %layer4.0.down.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %layer4.0.down.weight.lambDirF, %layer4.0.down.weight {decomposition = @lambScaleF_16} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down.weight, %layer4.0.down.weight.lambScaleF, %lr {decomposition = @sgdParamF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.down.weight.sgdParamF, %layer4.0.down.weight, %accumulate_apply {decomposition = @updateWhenF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down.weight.adamMNextF, %layer4.0.down.weight.m, %accumulate_apply {decomposition = @updateWhenF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down.weight.adamVNextF, %layer4.0.down.weight.v, %accumulate_apply {decomposition = @updateWhenF_22} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer4.0.down_bn.gamma.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.gamma.m, %divConstB_58 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.down_bn.gamma.v, %divConstB_58 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.down_bn.gamma, %layer4.0.down_bn.gamma.adamMNextF, %layer4.0.down_bn.gamma.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down_bn.gamma, %layer4.0.down_bn.gamma.lambDirF, %lr {decomposition = @sgdParamF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.gamma.sgdParamF, %layer4.0.down_bn.gamma, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.gamma.adamMNextF, %layer4.0.down_bn.gamma.m, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.gamma.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.gamma.adamVNextF, %layer4.0.down_bn.gamma.v, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.beta.m, %divConstB_59 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.adamVNextF = stablehlo.composite "shlo.adamVNextF" %layer4.0.down_bn.beta.v, %divConstB_59 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.lambDirF = stablehlo.composite "shlo.lambDirF" %layer4.0.down_bn.beta, %layer4.0.down_bn.beta.adamMNextF, %layer4.0.down_bn.beta.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down_bn.beta, %layer4.0.down_bn.beta.lambDirF, %lr {decomposition = @sgdParamF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.updateWhenF = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.beta.sgdParamF, %layer4.0.down_bn.beta, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.beta.adamMNextF, %layer4.0.down_bn.beta.m, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer4.0.down_bn.beta.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %layer4.0.down_bn.beta.adamVNextF, %layer4.0.down_bn.beta.v, %accumulate_apply {decomposition = @updateWhenF_21} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %head.weight.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.weight.m, %divConstB_60 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_23} : (tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xf32>
    %head.weight.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.weight.v, %divConstB_60 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_23} : (tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xf32>
    %head.weight.lambDirF = stablehlo.composite "shlo.lambDirF" %head.weight, %head.weight.adamMNextF, %head.weight.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.02 : f64}, decomposition = @lambDirF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>, tensor<f32>) -> tensor<128x4xf32>
    %head.weight.lambScaleF = stablehlo.composite "shlo.lambScaleF" %head.weight.lambDirF, %head.weight {decomposition = @lambScaleF_17} : (tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xf32>
    %head.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.weight, %head.weight.lambScaleF, %lr {decomposition = @sgdParamF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>) -> tensor<128x4xf32>
    %head.weight.updateWhenF = stablehlo.composite "shlo.updateWhenF" %head.weight.sgdParamF, %head.weight, %accumulate_apply {decomposition = @updateWhenF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>) -> tensor<128x4xf32>
    %head.weight.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %head.weight.adamMNextF, %head.weight.m, %accumulate_apply {decomposition = @updateWhenF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>) -> tensor<128x4xf32>
    %head.weight.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %head.weight.adamVNextF, %head.weight.v, %accumulate_apply {decomposition = @updateWhenF_23} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<f32>) -> tensor<128x4xf32>
    %head.bias.adamMNextF = stablehlo.composite "shlo.adamMNextF" %head.bias.m, %divConstB_61 {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.adamVNextF = stablehlo.composite "shlo.adamVNextF" %head.bias.v, %divConstB_61 {composite_attributes = {beta = 0.999 : f64}, decomposition = @adamVNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %head.bias.lambDirF = stablehlo.composite "shlo.lambDirF" %head.bias, %head.bias.adamMNextF, %head.bias.adamVNextF, %bias_correction1, %bias_correction2 {composite_attributes = {eps = 1.0e-06 : f64, wd = 0.0 : f64}, decomposition = @lambDirF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %head.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.bias, %head.bias.lambDirF, %lr {decomposition = @sgdParamF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %head.bias.updateWhenF = stablehlo.composite "shlo.updateWhenF" %head.bias.sgdParamF, %head.bias, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %head.bias.updateWhenF_1 = stablehlo.composite "shlo.updateWhenF" %head.bias.adamMNextF, %head.bias.m, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %head.bias.updateWhenF_2 = stablehlo.composite "shlo.updateWhenF" %head.bias.adamVNextF, %head.bias.v, %accumulate_apply {decomposition = @updateWhenF_1} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %stem.bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_mean, %stem.bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %stem.bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_var, %stem.bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_mean, %layer1.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_var, %layer1.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_mean, %layer1.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_var, %layer1.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %layer1.0.bn3.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn3.running_mean, %layer1.0.bn3.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.bn3.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn3.running_var, %layer1.0.bn3.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.down_bn.running_mean, %layer1.0.down_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer1.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.down_bn.running_var, %layer1.0.down_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer2.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_mean, %layer2.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_var, %layer2.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_mean, %layer2.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_var, %layer2.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_7} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %layer2.0.bn3.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn3.running_mean, %layer2.0.bn3.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.bn3.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn3.running_var, %layer2.0.bn3.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_mean, %layer2.0.down_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer2.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_var, %layer2.0.down_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer3.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.running_mean, %layer3.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.running_var, %layer3.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.running_mean, %layer3.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.running_var, %layer3.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.0.bn3.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn3.running_mean, %layer3.0.bn3.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.bn3.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn3.running_var, %layer3.0.bn3.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.running_mean, %layer3.0.down_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.running_var, %layer3.0.down_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.running_mean, %layer3.1.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.running_var, %layer3.1.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.running_mean, %layer3.1.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.running_var, %layer3.1.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_5} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %layer3.1.bn3.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn3.running_mean, %layer3.1.bn3.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer3.1.bn3.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn3.running_var, %layer3.1.bn3.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_15} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer4.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.running_mean, %layer4.0.bn1.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.running_var, %layer4.0.bn1.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.running_mean, %layer4.0.bn2.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.running_var, %layer4.0.bn2.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_10} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %layer4.0.bn3.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn3.running_mean, %layer4.0.bn3.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.bn3.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn3.running_var, %layer4.0.bn3.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.running_mean, %layer4.0.down_bn.allReduceMeanF {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer4.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.running_var, %layer4.0.down_bn.bnStatsVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_21} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %loss.allReduceMeanF = stablehlo.composite "shlo.allReduceMeanF" %loss.bceLoss {composite_attributes = {replicas = 2 : i64}, decomposition = @allReduceMeanF_26} : (tensor<f32>) -> tensor<f32>
    return %stem.conv.weight.updateWhenF, %stem.bn.gamma.updateWhenF, %stem.bn.beta.updateWhenF, %layer1.0.conv1.weight.updateWhenF, %layer1.0.bn1.gamma.updateWhenF, %layer1.0.bn1.beta.updateWhenF, %layer1.0.conv2.weight.updateWhenF, %layer1.0.bn2.gamma.updateWhenF, %layer1.0.bn2.beta.updateWhenF, %layer1.0.conv3.weight.updateWhenF, %layer1.0.bn3.gamma.updateWhenF, %layer1.0.bn3.beta.updateWhenF, %layer1.0.down.weight.updateWhenF, %layer1.0.down_bn.gamma.updateWhenF, %layer1.0.down_bn.beta.updateWhenF, %layer2.0.conv1.weight.updateWhenF, %layer2.0.bn1.gamma.updateWhenF, %layer2.0.bn1.beta.updateWhenF, %layer2.0.conv2.weight.updateWhenF, %layer2.0.bn2.gamma.updateWhenF, %layer2.0.bn2.beta.updateWhenF, %layer2.0.conv3.weight.updateWhenF, %layer2.0.bn3.gamma.updateWhenF, %layer2.0.bn3.beta.updateWhenF, %layer2.0.down.weight.updateWhenF, %layer2.0.down_bn.gamma.updateWhenF, %layer2.0.down_bn.beta.updateWhenF, %layer3.0.conv1.weight.updateWhenF, %layer3.0.bn1.gamma.updateWhenF, %layer3.0.bn1.beta.updateWhenF, %layer3.0.conv2.weight.updateWhenF, %layer3.0.bn2.gamma.updateWhenF, %layer3.0.bn2.beta.updateWhenF, %layer3.0.conv3.weight.updateWhenF, %layer3.0.bn3.gamma.updateWhenF, %layer3.0.bn3.beta.updateWhenF, %layer3.0.down.weight.updateWhenF, %layer3.0.down_bn.gamma.updateWhenF, %layer3.0.down_bn.beta.updateWhenF, %layer3.1.conv1.weight.updateWhenF, %layer3.1.bn1.gamma.updateWhenF, %layer3.1.bn1.beta.updateWhenF, %layer3.1.conv2.weight.updateWhenF, %layer3.1.bn2.gamma.updateWhenF, %layer3.1.bn2.beta.updateWhenF, %layer3.1.conv3.weight.updateWhenF, %layer3.1.bn3.gamma.updateWhenF, %layer3.1.bn3.beta.updateWhenF, %layer4.0.conv1.weight.updateWhenF, %layer4.0.bn1.gamma.updateWhenF, %layer4.0.bn1.beta.updateWhenF, %layer4.0.conv2.weight.updateWhenF, %layer4.0.bn2.gamma.updateWhenF, %layer4.0.bn2.beta.updateWhenF, %layer4.0.conv3.weight.updateWhenF, %layer4.0.bn3.gamma.updateWhenF, %layer4.0.bn3.beta.updateWhenF, %layer4.0.down.weight.updateWhenF, %layer4.0.down_bn.gamma.updateWhenF, %layer4.0.down_bn.beta.updateWhenF, %head.weight.updateWhenF, %head.bias.updateWhenF, %stem.conv.weight.updateWhenF_1, %stem.conv.weight.updateWhenF_2, %stem.bn.gamma.updateWhenF_1, %stem.bn.gamma.updateWhenF_2, %stem.bn.beta.updateWhenF_1, %stem.bn.beta.updateWhenF_2, %layer1.0.conv1.weight.updateWhenF_1, %layer1.0.conv1.weight.updateWhenF_2, %layer1.0.bn1.gamma.updateWhenF_1, %layer1.0.bn1.gamma.updateWhenF_2, %layer1.0.bn1.beta.updateWhenF_1, %layer1.0.bn1.beta.updateWhenF_2, %layer1.0.conv2.weight.updateWhenF_1, %layer1.0.conv2.weight.updateWhenF_2, %layer1.0.bn2.gamma.updateWhenF_1, %layer1.0.bn2.gamma.updateWhenF_2, %layer1.0.bn2.beta.updateWhenF_1, %layer1.0.bn2.beta.updateWhenF_2, %layer1.0.conv3.weight.updateWhenF_1, %layer1.0.conv3.weight.updateWhenF_2, %layer1.0.bn3.gamma.updateWhenF_1, %layer1.0.bn3.gamma.updateWhenF_2, %layer1.0.bn3.beta.updateWhenF_1, %layer1.0.bn3.beta.updateWhenF_2, %layer1.0.down.weight.updateWhenF_1, %layer1.0.down.weight.updateWhenF_2, %layer1.0.down_bn.gamma.updateWhenF_1, %layer1.0.down_bn.gamma.updateWhenF_2, %layer1.0.down_bn.beta.updateWhenF_1, %layer1.0.down_bn.beta.updateWhenF_2, %layer2.0.conv1.weight.updateWhenF_1, %layer2.0.conv1.weight.updateWhenF_2, %layer2.0.bn1.gamma.updateWhenF_1, %layer2.0.bn1.gamma.updateWhenF_2, %layer2.0.bn1.beta.updateWhenF_1, %layer2.0.bn1.beta.updateWhenF_2, %layer2.0.conv2.weight.updateWhenF_1, %layer2.0.conv2.weight.updateWhenF_2, %layer2.0.bn2.gamma.updateWhenF_1, %layer2.0.bn2.gamma.updateWhenF_2, %layer2.0.bn2.beta.updateWhenF_1, %layer2.0.bn2.beta.updateWhenF_2, %layer2.0.conv3.weight.updateWhenF_1, %layer2.0.conv3.weight.updateWhenF_2, %layer2.0.bn3.gamma.updateWhenF_1, %layer2.0.bn3.gamma.updateWhenF_2, %layer2.0.bn3.beta.updateWhenF_1, %layer2.0.bn3.beta.updateWhenF_2, %layer2.0.down.weight.updateWhenF_1, %layer2.0.down.weight.updateWhenF_2, %layer2.0.down_bn.gamma.updateWhenF_1, %layer2.0.down_bn.gamma.updateWhenF_2, %layer2.0.down_bn.beta.updateWhenF_1, %layer2.0.down_bn.beta.updateWhenF_2, %layer3.0.conv1.weight.updateWhenF_1, %layer3.0.conv1.weight.updateWhenF_2, %layer3.0.bn1.gamma.updateWhenF_1, %layer3.0.bn1.gamma.updateWhenF_2, %layer3.0.bn1.beta.updateWhenF_1, %layer3.0.bn1.beta.updateWhenF_2, %layer3.0.conv2.weight.updateWhenF_1, %layer3.0.conv2.weight.updateWhenF_2, %layer3.0.bn2.gamma.updateWhenF_1, %layer3.0.bn2.gamma.updateWhenF_2, %layer3.0.bn2.beta.updateWhenF_1, %layer3.0.bn2.beta.updateWhenF_2, %layer3.0.conv3.weight.updateWhenF_1, %layer3.0.conv3.weight.updateWhenF_2, %layer3.0.bn3.gamma.updateWhenF_1, %layer3.0.bn3.gamma.updateWhenF_2, %layer3.0.bn3.beta.updateWhenF_1, %layer3.0.bn3.beta.updateWhenF_2, %layer3.0.down.weight.updateWhenF_1, %layer3.0.down.weight.updateWhenF_2, %layer3.0.down_bn.gamma.updateWhenF_1, %layer3.0.down_bn.gamma.updateWhenF_2, %layer3.0.down_bn.beta.updateWhenF_1, %layer3.0.down_bn.beta.updateWhenF_2, %layer3.1.conv1.weight.updateWhenF_1, %layer3.1.conv1.weight.updateWhenF_2, %layer3.1.bn1.gamma.updateWhenF_1, %layer3.1.bn1.gamma.updateWhenF_2, %layer3.1.bn1.beta.updateWhenF_1, %layer3.1.bn1.beta.updateWhenF_2, %layer3.1.conv2.weight.updateWhenF_1, %layer3.1.conv2.weight.updateWhenF_2, %layer3.1.bn2.gamma.updateWhenF_1, %layer3.1.bn2.gamma.updateWhenF_2, %layer3.1.bn2.beta.updateWhenF_1, %layer3.1.bn2.beta.updateWhenF_2, %layer3.1.conv3.weight.updateWhenF_1, %layer3.1.conv3.weight.updateWhenF_2, %layer3.1.bn3.gamma.updateWhenF_1, %layer3.1.bn3.gamma.updateWhenF_2, %layer3.1.bn3.beta.updateWhenF_1, %layer3.1.bn3.beta.updateWhenF_2, %layer4.0.conv1.weight.updateWhenF_1, %layer4.0.conv1.weight.updateWhenF_2, %layer4.0.bn1.gamma.updateWhenF_1, %layer4.0.bn1.gamma.updateWhenF_2, %layer4.0.bn1.beta.updateWhenF_1, %layer4.0.bn1.beta.updateWhenF_2, %layer4.0.conv2.weight.updateWhenF_1, %layer4.0.conv2.weight.updateWhenF_2, %layer4.0.bn2.gamma.updateWhenF_1, %layer4.0.bn2.gamma.updateWhenF_2, %layer4.0.bn2.beta.updateWhenF_1, %layer4.0.bn2.beta.updateWhenF_2, %layer4.0.conv3.weight.updateWhenF_1, %layer4.0.conv3.weight.updateWhenF_2, %layer4.0.bn3.gamma.updateWhenF_1, %layer4.0.bn3.gamma.updateWhenF_2, %layer4.0.bn3.beta.updateWhenF_1, %layer4.0.bn3.beta.updateWhenF_2, %layer4.0.down.weight.updateWhenF_1, %layer4.0.down.weight.updateWhenF_2, %layer4.0.down_bn.gamma.updateWhenF_1, %layer4.0.down_bn.gamma.updateWhenF_2, %layer4.0.down_bn.beta.updateWhenF_1, %layer4.0.down_bn.beta.updateWhenF_2, %head.weight.updateWhenF_1, %head.weight.updateWhenF_2, %head.bias.updateWhenF_1, %head.bias.updateWhenF_2, %stem.conv.weight.accumulateF, %stem.bn.gamma.accumulateF, %stem.bn.beta.accumulateF, %layer1.0.conv1.weight.accumulateF, %layer1.0.bn1.gamma.accumulateF, %layer1.0.bn1.beta.accumulateF, %layer1.0.conv2.weight.accumulateF, %layer1.0.bn2.gamma.accumulateF, %layer1.0.bn2.beta.accumulateF, %layer1.0.conv3.weight.accumulateF, %layer1.0.bn3.gamma.accumulateF, %layer1.0.bn3.beta.accumulateF, %layer1.0.down.weight.accumulateF, %layer1.0.down_bn.gamma.accumulateF, %layer1.0.down_bn.beta.accumulateF, %layer2.0.conv1.weight.accumulateF, %layer2.0.bn1.gamma.accumulateF, %layer2.0.bn1.beta.accumulateF, %layer2.0.conv2.weight.accumulateF, %layer2.0.bn2.gamma.accumulateF, %layer2.0.bn2.beta.accumulateF, %layer2.0.conv3.weight.accumulateF, %layer2.0.bn3.gamma.accumulateF, %layer2.0.bn3.beta.accumulateF, %layer2.0.down.weight.accumulateF, %layer2.0.down_bn.gamma.accumulateF, %layer2.0.down_bn.beta.accumulateF, %layer3.0.conv1.weight.accumulateF, %layer3.0.bn1.gamma.accumulateF, %layer3.0.bn1.beta.accumulateF, %layer3.0.conv2.weight.accumulateF, %layer3.0.bn2.gamma.accumulateF, %layer3.0.bn2.beta.accumulateF, %layer3.0.conv3.weight.accumulateF, %layer3.0.bn3.gamma.accumulateF, %layer3.0.bn3.beta.accumulateF, %layer3.0.down.weight.accumulateF, %layer3.0.down_bn.gamma.accumulateF, %layer3.0.down_bn.beta.accumulateF, %layer3.1.conv1.weight.accumulateF, %layer3.1.bn1.gamma.accumulateF, %layer3.1.bn1.beta.accumulateF, %layer3.1.conv2.weight.accumulateF, %layer3.1.bn2.gamma.accumulateF, %layer3.1.bn2.beta.accumulateF, %layer3.1.conv3.weight.accumulateF, %layer3.1.bn3.gamma.accumulateF, %layer3.1.bn3.beta.accumulateF, %layer4.0.conv1.weight.accumulateF, %layer4.0.bn1.gamma.accumulateF, %layer4.0.bn1.beta.accumulateF, %layer4.0.conv2.weight.accumulateF, %layer4.0.bn2.gamma.accumulateF, %layer4.0.bn2.beta.accumulateF, %layer4.0.conv3.weight.accumulateF, %layer4.0.bn3.gamma.accumulateF, %layer4.0.bn3.beta.accumulateF, %layer4.0.down.weight.accumulateF, %layer4.0.down_bn.gamma.accumulateF, %layer4.0.down_bn.beta.accumulateF, %head.weight.accumulateF, %head.bias.accumulateF, %stem.bn.adamMNextF, %stem.bn.adamMNextF_1, %layer1.0.bn1.adamMNextF, %layer1.0.bn1.adamMNextF_1, %layer1.0.bn2.adamMNextF, %layer1.0.bn2.adamMNextF_1, %layer1.0.bn3.adamMNextF, %layer1.0.bn3.adamMNextF_1, %layer1.0.down_bn.adamMNextF, %layer1.0.down_bn.adamMNextF_1, %layer2.0.bn1.adamMNextF, %layer2.0.bn1.adamMNextF_1, %layer2.0.bn2.adamMNextF, %layer2.0.bn2.adamMNextF_1, %layer2.0.bn3.adamMNextF, %layer2.0.bn3.adamMNextF_1, %layer2.0.down_bn.adamMNextF, %layer2.0.down_bn.adamMNextF_1, %layer3.0.bn1.adamMNextF, %layer3.0.bn1.adamMNextF_1, %layer3.0.bn2.adamMNextF, %layer3.0.bn2.adamMNextF_1, %layer3.0.bn3.adamMNextF, %layer3.0.bn3.adamMNextF_1, %layer3.0.down_bn.adamMNextF, %layer3.0.down_bn.adamMNextF_1, %layer3.1.bn1.adamMNextF, %layer3.1.bn1.adamMNextF_1, %layer3.1.bn2.adamMNextF, %layer3.1.bn2.adamMNextF_1, %layer3.1.bn3.adamMNextF, %layer3.1.bn3.adamMNextF_1, %layer4.0.bn1.adamMNextF, %layer4.0.bn1.adamMNextF_1, %layer4.0.bn2.adamMNextF, %layer4.0.bn2.adamMNextF_1, %layer4.0.bn3.adamMNextF, %layer4.0.bn3.adamMNextF_1, %layer4.0.down_bn.adamMNextF, %layer4.0.down_bn.adamMNextF_1, %loss.allReduceMeanF, %stem.bn.allReduceMeanF, %stem.bn.bnStatsVarB, %layer1.0.bn1.allReduceMeanF, %layer1.0.bn1.bnStatsVarB, %layer1.0.bn2.allReduceMeanF, %layer1.0.bn2.bnStatsVarB, %layer1.0.bn3.allReduceMeanF, %layer1.0.bn3.bnStatsVarB, %layer1.0.down_bn.allReduceMeanF, %layer1.0.down_bn.bnStatsVarB, %layer2.0.bn1.allReduceMeanF, %layer2.0.bn1.bnStatsVarB, %layer2.0.bn2.allReduceMeanF, %layer2.0.bn2.bnStatsVarB, %layer2.0.bn3.allReduceMeanF, %layer2.0.bn3.bnStatsVarB, %layer2.0.down_bn.allReduceMeanF, %layer2.0.down_bn.bnStatsVarB, %layer3.0.bn1.allReduceMeanF, %layer3.0.bn1.bnStatsVarB, %layer3.0.bn2.allReduceMeanF, %layer3.0.bn2.bnStatsVarB, %layer3.0.bn3.allReduceMeanF, %layer3.0.bn3.bnStatsVarB, %layer3.0.down_bn.allReduceMeanF, %layer3.0.down_bn.bnStatsVarB, %layer3.1.bn1.allReduceMeanF, %layer3.1.bn1.bnStatsVarB, %layer3.1.bn2.allReduceMeanF, %layer3.1.bn2.bnStatsVarB, %layer3.1.bn3.allReduceMeanF, %layer3.1.bn3.bnStatsVarB, %layer4.0.bn1.allReduceMeanF, %layer4.0.bn1.bnStatsVarB, %layer4.0.bn2.allReduceMeanF, %layer4.0.bn2.bnStatsVarB, %layer4.0.bn3.allReduceMeanF, %layer4.0.bn3.bnStatsVarB, %layer4.0.down_bn.allReduceMeanF, %layer4.0.down_bn.bnStatsVarB : tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x4xf32>, tensor<4xf32>, tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>
  }
  func.func private @convF(%x: tensor<4x3x32x32xf32>, %w: tensor<4x3x7x7xf32>) -> tensor<4x4x16x16xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x3x7x7xf32>) -> tensor<4x4x16x16xf32>
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
  func.func private @maxPool3s2F(%x: tensor<4x4x16x16xf32>) -> tensor<4x4x8x8xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce_window = "stablehlo.reduce_window"(%x, %constant) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %maximum = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %maximum : tensor<f32>
    }) : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x8x8xf32>
    return %reduce_window : tensor<4x4x8x8xf32>
  }
  func.func private @convF_1(%x: tensor<4x4x8x8xf32>, %w: tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @bnBatchMeanB_1(%x: tensor<4x4x8x8xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @bnBatchVarAtB_1(%x: tensor<4x4x8x8xf32>, %mean: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x4x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<4xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @bnSyncF_1(%x: tensor<4x4x8x8xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>, %beta: tensor<4xf32>) -> tensor<4x4x8x8xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x4x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x4x8x8xf32>
    return %add_1 : tensor<4x4x8x8xf32>
  }
  func.func private @relu_1(%x: tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x4x8x8xf32>
    return %maximum : tensor<4x4x8x8xf32>
  }
  func.func private @convF_2(%x: tensor<4x4x8x8xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @convF_3(%x: tensor<4x4x8x8xf32>, %w: tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @bnBatchMeanB_2(%x: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
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
  func.func private @bnBatchVarAtB_2(%x: tensor<4x16x8x8xf32>, %mean: tensor<16xf32>) -> tensor<16xf32> {
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
  func.func private @bnSyncF_2(%x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
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
  func.func private @addVB(%x: tensor<4x16x8x8xf32>, %y: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %add = stablehlo.add %x, %y : tensor<4x16x8x8xf32>
    return %add : tensor<4x16x8x8xf32>
  }
  func.func private @relu_2(%x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x8x8xf32>
    return %maximum : tensor<4x16x8x8xf32>
  }
  func.func private @convF_4(%x: tensor<4x16x8x8xf32>, %w: tensor<8x16x1x1xf32>) -> tensor<4x8x8x8xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<8x16x1x1xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @bnBatchMeanB_3(%x: tensor<4x8x8x8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @allReduceMeanF_2(%x: tensor<8xf32>) -> tensor<8xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @bnBatchVarAtB_3(%x: tensor<4x8x8x8xf32>, %mean: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<256.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x8x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<8xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @bnPackB_2(%mean: tensor<8xf32>, %variance: tensor<8xf32>) -> tensor<16xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return %concatenate : tensor<16xf32>
  }
  func.func private @bnStatsVarB_2(%packed: tensor<16xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    return %slice : tensor<8xf32>
  }
  func.func private @bnSyncF_3(%x: tensor<4x8x8x8xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>, %beta: tensor<8xf32>) -> tensor<4x8x8x8xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x8x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x8x8x8xf32>
    return %add_1 : tensor<4x8x8x8xf32>
  }
  func.func private @relu_3(%x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x8x8xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x8x8x8xf32>
    return %maximum : tensor<4x8x8x8xf32>
  }
  func.func private @convF_5(%x: tensor<4x8x8x8xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    return %convolution : tensor<4x8x4x4xf32>
  }
  func.func private @bnBatchMeanB_4(%x: tensor<4x8x4x4xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @bnBatchVarAtB_4(%x: tensor<4x8x4x4xf32>, %mean: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<8xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x8x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<8xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @bnSyncF_4(%x: tensor<4x8x4x4xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>, %beta: tensor<8xf32>) -> tensor<4x8x4x4xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x8x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x8x4x4xf32>
    return %add_1 : tensor<4x8x4x4xf32>
  }
  func.func private @relu_4(%x: tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x8x4x4xf32>
    return %maximum : tensor<4x8x4x4xf32>
  }
  func.func private @convF_6(%x: tensor<4x8x4x4xf32>, %w: tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @bnBatchMeanB_5(%x: tensor<4x32x4x4xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @allReduceMeanF_3(%x: tensor<32xf32>) -> tensor<32xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnBatchVarAtB_5(%x: tensor<4x32x4x4xf32>, %mean: tensor<32xf32>) -> tensor<32xf32> {
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
  func.func private @bnPackB_3(%mean: tensor<32xf32>, %variance: tensor<32xf32>) -> tensor<64xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @bnStatsVarB_3(%packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    return %slice : tensor<32xf32>
  }
  func.func private @bnSyncF_5(%x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>) -> tensor<4x32x4x4xf32> {
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
  func.func private @convF_7(%x: tensor<4x16x8x8xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @addVB_1(%x: tensor<4x32x4x4xf32>, %y: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %add = stablehlo.add %x, %y : tensor<4x32x4x4xf32>
    return %add : tensor<4x32x4x4xf32>
  }
  func.func private @relu_5(%x: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x32x4x4xf32>
    return %maximum : tensor<4x32x4x4xf32>
  }
  func.func private @convF_8(%x: tensor<4x32x4x4xf32>, %w: tensor<16x32x1x1xf32>) -> tensor<4x16x4x4xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<16x32x1x1xf32>) -> tensor<4x16x4x4xf32>
    return %convolution : tensor<4x16x4x4xf32>
  }
  func.func private @bnBatchMeanB_6(%x: tensor<4x16x4x4xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @bnBatchVarAtB_6(%x: tensor<4x16x4x4xf32>, %mean: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<64.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x4x4xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x16x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<16xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @bnSyncF_6(%x: tensor<4x16x4x4xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>) -> tensor<4x16x4x4xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x16x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x16x4x4xf32>
    return %add_1 : tensor<4x16x4x4xf32>
  }
  func.func private @relu_6(%x: tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x4x4xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x4x4xf32>
    return %maximum : tensor<4x16x4x4xf32>
  }
  func.func private @convF_9(%x: tensor<4x16x4x4xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    return %convolution : tensor<4x16x2x2xf32>
  }
  func.func private @bnBatchMeanB_7(%x: tensor<4x16x2x2xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @bnBatchVarAtB_7(%x: tensor<4x16x2x2xf32>, %mean: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<16xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x16x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<16xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @bnSyncF_7(%x: tensor<4x16x2x2xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>, %beta: tensor<16xf32>) -> tensor<4x16x2x2xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x16x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x16x2x2xf32>
    return %add_1 : tensor<4x16x2x2xf32>
  }
  func.func private @relu_7(%x: tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x16x2x2xf32>
    return %maximum : tensor<4x16x2x2xf32>
  }
  func.func private @convF_10(%x: tensor<4x16x2x2xf32>, %w: tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    return %convolution : tensor<4x64x2x2xf32>
  }
  func.func private @bnBatchMeanB_8(%x: tensor<4x64x2x2xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @allReduceMeanF_4(%x: tensor<64xf32>) -> tensor<64xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<64xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<64xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @bnBatchVarAtB_8(%x: tensor<4x64x2x2xf32>, %mean: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x64x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x64x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<64xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @bnPackB_4(%mean: tensor<64xf32>, %variance: tensor<64xf32>) -> tensor<128xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<64xf32>, tensor<64xf32>) -> tensor<128xf32>
    return %concatenate : tensor<128xf32>
  }
  func.func private @bnStatsVarB_4(%packed: tensor<128xf32>) -> tensor<64xf32> {
    %slice = stablehlo.slice %packed [64:128] : (tensor<128xf32>) -> tensor<64xf32>
    return %slice : tensor<64xf32>
  }
  func.func private @bnSyncF_8(%x: tensor<4x64x2x2xf32>, %packed: tensor<128xf32>, %gamma: tensor<64xf32>, %beta: tensor<64xf32>) -> tensor<4x64x2x2xf32> {
    %slice = stablehlo.slice %packed [0:64] : (tensor<128xf32>) -> tensor<64xf32>
    %slice_1 = stablehlo.slice %packed [64:128] : (tensor<128xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x64x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x64x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x64x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x64x2x2xf32>
    return %add_1 : tensor<4x64x2x2xf32>
  }
  func.func private @convF_11(%x: tensor<4x32x4x4xf32>, %w: tensor<64x32x1x1xf32>) -> tensor<4x64x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<64x32x1x1xf32>) -> tensor<4x64x2x2xf32>
    return %convolution : tensor<4x64x2x2xf32>
  }
  func.func private @addVB_2(%x: tensor<4x64x2x2xf32>, %y: tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32> {
    %add = stablehlo.add %x, %y : tensor<4x64x2x2xf32>
    return %add : tensor<4x64x2x2xf32>
  }
  func.func private @relu_8(%x: tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x64x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x64x2x2xf32>
    return %maximum : tensor<4x64x2x2xf32>
  }
  func.func private @convF_12(%x: tensor<4x64x2x2xf32>, %w: tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    return %convolution : tensor<4x16x2x2xf32>
  }
  func.func private @convF_13(%x: tensor<4x16x2x2xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    return %convolution : tensor<4x16x2x2xf32>
  }
  func.func private @convF_14(%x: tensor<4x64x2x2xf32>, %w: tensor<32x64x1x1xf32>) -> tensor<4x32x2x2xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x2x2xf32>
    return %convolution : tensor<4x32x2x2xf32>
  }
  func.func private @bnBatchMeanB_9(%x: tensor<4x32x2x2xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnBatchVarAtB_9(%x: tensor<4x32x2x2xf32>, %mean: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<16.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    %subtract = stablehlo.subtract %divide, %mean : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract_1 = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x2x2xf32>
    %multiply = stablehlo.multiply %subtract_1, %subtract_1 : tensor<4x32x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %subtract, %subtract : tensor<32xf32>
    %add = stablehlo.add %divide_1, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @bnSyncF_9(%x: tensor<4x32x2x2xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>) -> tensor<4x32x2x2xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply_1 = stablehlo.multiply %broadcast_in_dim_2, %multiply : tensor<4x32x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %add_1 = stablehlo.add %multiply_1, %broadcast_in_dim_3 : tensor<4x32x2x2xf32>
    return %add_1 : tensor<4x32x2x2xf32>
  }
  func.func private @relu_9(%x: tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x2x2xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x32x2x2xf32>
    return %maximum : tensor<4x32x2x2xf32>
  }
  func.func private @convF_15(%x: tensor<4x32x2x2xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x2x2xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @bnBatchMeanB_10(%x: tensor<4x32x1x1xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @bnBatchVarAtB_10(%x: tensor<4x32x1x1xf32>, %mean: tensor<32xf32>) -> tensor<32xf32> {
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
  func.func private @bnSyncF_10(%x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>, %beta: tensor<32xf32>) -> tensor<4x32x1x1xf32> {
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
  func.func private @relu_10(%x: tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x32x1x1xf32>
    return %maximum : tensor<4x32x1x1xf32>
  }
  func.func private @convF_16(%x: tensor<4x32x1x1xf32>, %w: tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @bnBatchMeanB_11(%x: tensor<4x128x1x1xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<4.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @allReduceMeanF_5(%x: tensor<128xf32>) -> tensor<128xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128xf32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @bnBatchVarAtB_11(%x: tensor<4x128x1x1xf32>, %mean: tensor<128xf32>) -> tensor<128xf32> {
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
  func.func private @bnPackB_5(%mean: tensor<128xf32>, %variance: tensor<128xf32>) -> tensor<256xf32> {
    %concatenate = stablehlo.concatenate %mean, %variance, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    return %concatenate : tensor<256xf32>
  }
  func.func private @bnStatsVarB_5(%packed: tensor<256xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [128:256] : (tensor<256xf32>) -> tensor<128xf32>
    return %slice : tensor<128xf32>
  }
  func.func private @bnSyncF_11(%x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>, %gamma: tensor<128xf32>, %beta: tensor<128xf32>) -> tensor<4x128x1x1xf32> {
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
  func.func private @convF_17(%x: tensor<4x64x2x2xf32>, %w: tensor<128x64x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<128x64x1x1xf32>) -> tensor<4x128x1x1xf32>
    return %convolution : tensor<4x128x1x1xf32>
  }
  func.func private @addVB_3(%x: tensor<4x128x1x1xf32>, %y: tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %add = stablehlo.add %x, %y : tensor<4x128x1x1xf32>
    return %add : tensor<4x128x1x1xf32>
  }
  func.func private @relu_11(%x: tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x128x1x1xf32>
    %maximum = stablehlo.maximum %x, %constant : tensor<4x128x1x1xf32>
    return %maximum : tensor<4x128x1x1xf32>
  }
  func.func private @gap(%x: tensor<4x128x1x1xf32>) -> tensor<4x128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<4x128xf32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<4x128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<4x128xf32>
    return %divide : tensor<4x128xf32>
  }
  func.func private @dense(%x: tensor<4x128xf32>, %w: tensor<128x4xf32>, %b: tensor<4xf32>) -> tensor<4x4xf32> {
    %dot_general = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x128xf32>, tensor<128x4xf32>) -> tensor<4x4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<4x4xf32>
    return %add : tensor<4x4xf32>
  }
  func.func private @bceLoss(%logits: tensor<4x4xf32>, %targets: tensor<4x4xf32>) -> tensor<f32> {
    %abs = stablehlo.abs %logits : tensor<4x4xf32>
    %negate = stablehlo.negate %abs : tensor<4x4xf32>
    %exponential = stablehlo.exponential %negate : tensor<4x4xf32>
    %log_plus_one = stablehlo.log_plus_one %exponential : tensor<4x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<4x4xf32>
    %maximum = stablehlo.maximum %logits, %constant : tensor<4x4xf32>
    %multiply = stablehlo.multiply %targets, %logits : tensor<4x4xf32>
    %subtract = stablehlo.subtract %maximum, %multiply : tensor<4x4xf32>
    %add = stablehlo.add %subtract, %log_plus_one : tensor<4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%add init: %constant_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<f32>
    return %divide : tensor<f32>
  }
  func.func private @bceBack(%logits: tensor<4x4xf32>, %targets: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %logistic = stablehlo.logistic %logits : tensor<4x4xf32>
    %subtract = stablehlo.subtract %logistic, %targets : tensor<4x4xf32>
    %constant = stablehlo.constant dense<4.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %subtract, %constant : tensor<4x4xf32>
    return %divide : tensor<4x4xf32>
  }
  func.func private @divConstB(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x4xf32>
    return %divide : tensor<4x4xf32>
  }
  func.func private @dotOut(%dy: tensor<4x4xf32>, %w: tensor<128x4xf32>) -> tensor<4x128xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<128x4xf32>) -> tensor<4x128xf32>
    return %dot_general : tensor<4x128xf32>
  }
  func.func private @weightGradB(%x: tensor<4x128xf32>, %dy: tensor<4x4xf32>) -> tensor<128x4xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<4x128xf32>, tensor<4x4xf32>) -> tensor<128x4xf32>
    return %dot_general : tensor<128x4xf32>
  }
  func.func private @biasGradB(%dy: tensor<4x4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @gapBack(%dy: tensor<4x128xf32>) -> tensor<4x128x1x1xf32> {
    %constant = stablehlo.constant dense<1.0> : tensor<4x128xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<4x128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<4x128xf32>) -> tensor<4x128x1x1xf32>
    return %broadcast_in_dim : tensor<4x128x1x1xf32>
  }
  func.func private @selectPos(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x128x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x128x1x1xi1>, tensor<4x128x1x1xf32>
    return %select : tensor<4x128x1x1xf32>
  }
  func.func private @bnSyncDyStatsB(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>, %gamma: tensor<128xf32>) -> tensor<512xf32> {
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
  func.func private @allReduceMeanF_6(%x: tensor<512xf32>) -> tensor<512xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<512xf32>) -> tensor<512xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<512xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<512xf32>
    return %divide : tensor<512xf32>
  }
  func.func private @bnSyncBack(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<512xf32>, %gamma: tensor<128xf32>) -> tensor<4x128x1x1xf32> {
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
  func.func private @bnSyncGammaGradB(%dy: tensor<4x128x1x1xf32>, %x: tensor<4x128x1x1xf32>, %packed: tensor<256xf32>) -> tensor<128xf32> {
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
  func.func private @bnBetaGradB(%dy: tensor<4x128x1x1xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x128x1x1xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce : tensor<128xf32>
  }
  func.func private @convBack(%dy: tensor<4x128x1x1xf32>, %w: tensor<128x64x1x1xf32>) -> tensor<4x64x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x64x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    return %convolution : tensor<4x64x2x2xf32>
  }
  func.func private @convWeightGradB(%x: tensor<4x64x2x2xf32>, %dy: tensor<4x128x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<4x128x1x1xf32>) -> tensor<128x64x1x1xf32>
    return %convolution : tensor<128x64x1x1xf32>
  }
  func.func private @convBack_1(%dy: tensor<4x128x1x1xf32>, %w: tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x32x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x128x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    return %convolution : tensor<4x32x1x1xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<4x32x1x1xf32>, %dy: tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<128x32x1x1xf32>
    return %convolution : tensor<128x32x1x1xf32>
  }
  func.func private @selectPos_1(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x1x1xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x32x1x1xi1>, tensor<4x32x1x1xf32>
    return %select : tensor<4x32x1x1xf32>
  }
  func.func private @bnSyncDyStatsB_1(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>) -> tensor<128xf32> {
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
  func.func private @bnSyncBack_1(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<128xf32>, %gamma: tensor<32xf32>) -> tensor<4x32x1x1xf32> {
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
  func.func private @bnSyncGammaGradB_1(%dy: tensor<4x32x1x1xf32>, %x: tensor<4x32x1x1xf32>, %packed: tensor<64xf32>) -> tensor<32xf32> {
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
  func.func private @bnBetaGradB_1(%dy: tensor<4x32x1x1xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x1x1xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convBack_2(%dy: tensor<4x32x1x1xf32>, %w: tensor<32x32x3x3xf32>) -> tensor<4x32x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x32x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x2x2xf32>
    return %convolution : tensor<4x32x2x2xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<4x32x2x2xf32>, %dy: tensor<4x32x1x1xf32>) -> tensor<32x32x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x2x2xf32>, tensor<4x32x1x1xf32>) -> tensor<32x32x3x3xf32>
    return %convolution : tensor<32x32x3x3xf32>
  }
  func.func private @selectPos_2(%dy: tensor<4x32x2x2xf32>, %x: tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x32x2x2xi1>, tensor<4x32x2x2xf32>
    return %select : tensor<4x32x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_2(%dy: tensor<4x32x2x2xf32>, %x: tensor<4x32x2x2xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>) -> tensor<128xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<32xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x32x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<32xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<32xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    return %concatenate : tensor<128xf32>
  }
  func.func private @bnSyncBack_2(%dy: tensor<4x32x2x2xf32>, %x: tensor<4x32x2x2xf32>, %packed: tensor<128xf32>, %gamma: tensor<32xf32>) -> tensor<4x32x2x2xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_2 = stablehlo.slice %packed [64:96] : (tensor<128xf32>) -> tensor<32xf32>
    %slice_3 = stablehlo.slice %packed [96:128] : (tensor<128xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x32x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x32x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x32x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x32x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x32x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x32x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x32x2x2xf32>
    return %multiply_3 : tensor<4x32x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_2(%dy: tensor<4x32x2x2xf32>, %x: tensor<4x32x2x2xf32>, %packed: tensor<64xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:32] : (tensor<64xf32>) -> tensor<32xf32>
    %slice_1 = stablehlo.slice %packed [32:64] : (tensor<64xf32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<32xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<32xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<32xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x32x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<32xf32>) -> tensor<4x32x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x32x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x32x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @bnBetaGradB_2(%dy: tensor<4x32x2x2xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x2x2xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convBack_3(%dy: tensor<4x32x2x2xf32>, %w: tensor<32x64x1x1xf32>) -> tensor<4x64x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x64x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x2x2xf32>, tensor<32x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    return %convolution : tensor<4x64x2x2xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<4x64x2x2xf32>, %dy: tensor<4x32x2x2xf32>) -> tensor<32x64x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<4x32x2x2xf32>) -> tensor<32x64x1x1xf32>
    return %convolution : tensor<32x64x1x1xf32>
  }
  func.func private @selectPos_3(%dy: tensor<4x64x2x2xf32>, %x: tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x64x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x64x2x2xi1>, tensor<4x64x2x2xf32>
    return %select : tensor<4x64x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_3(%dy: tensor<4x64x2x2xf32>, %x: tensor<4x64x2x2xf32>, %packed: tensor<128xf32>, %gamma: tensor<64xf32>) -> tensor<256xf32> {
    %slice = stablehlo.slice %packed [0:64] : (tensor<128xf32>) -> tensor<64xf32>
    %slice_1 = stablehlo.slice %packed [64:128] : (tensor<128xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x64x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x64x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<64xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x64x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<64xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<64xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<128xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256xf32>
    return %concatenate : tensor<256xf32>
  }
  func.func private @allReduceMeanF_7(%x: tensor<256xf32>) -> tensor<256xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<256xf32>) -> tensor<256xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<256xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<256xf32>
    return %divide : tensor<256xf32>
  }
  func.func private @bnSyncBack_3(%dy: tensor<4x64x2x2xf32>, %x: tensor<4x64x2x2xf32>, %packed: tensor<256xf32>, %gamma: tensor<64xf32>) -> tensor<4x64x2x2xf32> {
    %slice = stablehlo.slice %packed [0:64] : (tensor<256xf32>) -> tensor<64xf32>
    %slice_1 = stablehlo.slice %packed [64:128] : (tensor<256xf32>) -> tensor<64xf32>
    %slice_2 = stablehlo.slice %packed [128:192] : (tensor<256xf32>) -> tensor<64xf32>
    %slice_3 = stablehlo.slice %packed [192:256] : (tensor<256xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x64x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x64x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x64x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x64x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x64x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x64x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x64x2x2xf32>
    return %multiply_3 : tensor<4x64x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_3(%dy: tensor<4x64x2x2xf32>, %x: tensor<4x64x2x2xf32>, %packed: tensor<128xf32>) -> tensor<64xf32> {
    %slice = stablehlo.slice %packed [0:64] : (tensor<128xf32>) -> tensor<64xf32>
    %slice_1 = stablehlo.slice %packed [64:128] : (tensor<128xf32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x64x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<4x64x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x64x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x64x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce : tensor<64xf32>
  }
  func.func private @bnBetaGradB_3(%dy: tensor<4x64x2x2xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x64x2x2xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce : tensor<64xf32>
  }
  func.func private @convBack_4(%dy: tensor<4x64x2x2xf32>, %w: tensor<64x16x1x1xf32>) -> tensor<4x16x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<64x16x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x16x2x2xf32>
    return %convolution : tensor<4x16x2x2xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<4x16x2x2xf32>, %dy: tensor<4x64x2x2xf32>) -> tensor<64x16x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<64x16x1x1xf32>
    return %convolution : tensor<64x16x1x1xf32>
  }
  func.func private @selectPos_4(%dy: tensor<4x16x2x2xf32>, %x: tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x2x2xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x2x2xi1>, tensor<4x16x2x2xf32>
    return %select : tensor<4x16x2x2xf32>
  }
  func.func private @bnSyncDyStatsB_4(%dy: tensor<4x16x2x2xf32>, %x: tensor<4x16x2x2xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>) -> tensor<64xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_2 = stablehlo.constant dense<16.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x16x2x2xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<16xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<16xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @bnSyncBack_4(%dy: tensor<4x16x2x2xf32>, %x: tensor<4x16x2x2xf32>, %packed: tensor<64xf32>, %gamma: tensor<16xf32>) -> tensor<4x16x2x2xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_2 = stablehlo.slice %packed [32:48] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_3 = stablehlo.slice %packed [48:64] : (tensor<64xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x16x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x16x2x2xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x16x2x2xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x16x2x2xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x16x2x2xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x16x2x2xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x16x2x2xf32>
    return %multiply_3 : tensor<4x16x2x2xf32>
  }
  func.func private @bnSyncGammaGradB_4(%dy: tensor<4x16x2x2xf32>, %x: tensor<4x16x2x2xf32>, %packed: tensor<32xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x2x2xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x2x2xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x2x2xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x16x2x2xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @bnBetaGradB_4(%dy: tensor<4x16x2x2xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x2x2xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @convBack_5(%dy: tensor<4x16x2x2xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x16x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    return %convolution : tensor<4x16x2x2xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<4x16x2x2xf32>, %dy: tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32>
    return %convolution : tensor<16x16x3x3xf32>
  }
  func.func private @convBack_6(%dy: tensor<4x16x2x2xf32>, %w: tensor<16x64x1x1xf32>) -> tensor<4x64x2x2xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x64x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x64x2x2xf32>
    return %convolution : tensor<4x64x2x2xf32>
  }
  func.func private @convWeightGradB_6(%x: tensor<4x64x2x2xf32>, %dy: tensor<4x16x2x2xf32>) -> tensor<16x64x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<16x64x1x1xf32>
    return %convolution : tensor<16x64x1x1xf32>
  }
  func.func private @convBack_7(%dy: tensor<4x64x2x2xf32>, %w: tensor<64x32x1x1xf32>) -> tensor<4x32x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<64x32x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x64x2x2xf32>, tensor<64x32x1x1xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @convWeightGradB_7(%x: tensor<4x32x4x4xf32>, %dy: tensor<4x64x2x2xf32>) -> tensor<64x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<4x64x2x2xf32>) -> tensor<64x32x1x1xf32>
    return %convolution : tensor<64x32x1x1xf32>
  }
  func.func private @convBack_8(%dy: tensor<4x16x2x2xf32>, %w: tensor<16x16x3x3xf32>) -> tensor<4x16x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x16x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x4x4xf32>
    return %convolution : tensor<4x16x4x4xf32>
  }
  func.func private @convWeightGradB_8(%x: tensor<4x16x4x4xf32>, %dy: tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x4x4xf32>, tensor<4x16x2x2xf32>) -> tensor<16x16x3x3xf32>
    return %convolution : tensor<16x16x3x3xf32>
  }
  func.func private @selectPos_5(%dy: tensor<4x16x4x4xf32>, %x: tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x4x4xi1>, tensor<4x16x4x4xf32>
    return %select : tensor<4x16x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_5(%dy: tensor<4x16x4x4xf32>, %x: tensor<4x16x4x4xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>) -> tensor<64xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<16xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x16x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<16xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<16xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<32xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<64xf32>
    return %concatenate : tensor<64xf32>
  }
  func.func private @bnSyncBack_5(%dy: tensor<4x16x4x4xf32>, %x: tensor<4x16x4x4xf32>, %packed: tensor<64xf32>, %gamma: tensor<16xf32>) -> tensor<4x16x4x4xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_2 = stablehlo.slice %packed [32:48] : (tensor<64xf32>) -> tensor<16xf32>
    %slice_3 = stablehlo.slice %packed [48:64] : (tensor<64xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x16x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x16x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x16x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x16x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x16x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x16x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x16x4x4xf32>
    return %multiply_3 : tensor<4x16x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_5(%dy: tensor<4x16x4x4xf32>, %x: tensor<4x16x4x4xf32>, %packed: tensor<32xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:16] : (tensor<32xf32>) -> tensor<16xf32>
    %slice_1 = stablehlo.slice %packed [16:32] : (tensor<32xf32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<16xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<16xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<16xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x16x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<16xf32>) -> tensor<4x16x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x16x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x16x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @bnBetaGradB_5(%dy: tensor<4x16x4x4xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x4x4xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @convBack_9(%dy: tensor<4x16x4x4xf32>, %w: tensor<16x32x1x1xf32>) -> tensor<4x32x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x32x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x4x4xf32>, tensor<16x32x1x1xf32>) -> tensor<4x32x4x4xf32>
    return %convolution : tensor<4x32x4x4xf32>
  }
  func.func private @convWeightGradB_9(%x: tensor<4x32x4x4xf32>, %dy: tensor<4x16x4x4xf32>) -> tensor<16x32x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<16x32x1x1xf32>
    return %convolution : tensor<16x32x1x1xf32>
  }
  func.func private @selectPos_6(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x32x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x32x4x4xi1>, tensor<4x32x4x4xf32>
    return %select : tensor<4x32x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_6(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>, %gamma: tensor<32xf32>) -> tensor<128xf32> {
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
  func.func private @bnSyncBack_6(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<128xf32>, %gamma: tensor<32xf32>) -> tensor<4x32x4x4xf32> {
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
  func.func private @bnSyncGammaGradB_6(%dy: tensor<4x32x4x4xf32>, %x: tensor<4x32x4x4xf32>, %packed: tensor<64xf32>) -> tensor<32xf32> {
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
  func.func private @bnBetaGradB_6(%dy: tensor<4x32x4x4xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x32x4x4xf32>, tensor<f32>) -> tensor<32xf32>
    return %reduce : tensor<32xf32>
  }
  func.func private @convBack_10(%dy: tensor<4x32x4x4xf32>, %w: tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x16x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB_10(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x32x4x4xf32>) -> tensor<32x16x1x1xf32>
    return %convolution : tensor<32x16x1x1xf32>
  }
  func.func private @convBack_11(%dy: tensor<4x32x4x4xf32>, %w: tensor<32x8x1x1xf32>) -> tensor<4x8x4x4xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<32x8x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x32x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x8x4x4xf32>
    return %convolution : tensor<4x8x4x4xf32>
  }
  func.func private @convWeightGradB_11(%x: tensor<4x8x4x4xf32>, %dy: tensor<4x32x4x4xf32>) -> tensor<32x8x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<32x8x1x1xf32>
    return %convolution : tensor<32x8x1x1xf32>
  }
  func.func private @selectPos_7(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x4x4xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x8x4x4xi1>, tensor<4x8x4x4xf32>
    return %select : tensor<4x8x4x4xf32>
  }
  func.func private @bnSyncDyStatsB_7(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x4x4xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_2 = stablehlo.constant dense<64.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x8x4x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<8xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<8xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<32xf32>
    return %concatenate : tensor<32xf32>
  }
  func.func private @bnSyncBack_7(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x4x4xf32>, %packed: tensor<32xf32>, %gamma: tensor<8xf32>) -> tensor<4x8x4x4xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_2 = stablehlo.slice %packed [16:24] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_3 = stablehlo.slice %packed [24:32] : (tensor<32xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x8x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x8x4x4xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x8x4x4xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x8x4x4xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x8x4x4xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x8x4x4xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x8x4x4xf32>
    return %multiply_3 : tensor<4x8x4x4xf32>
  }
  func.func private @bnSyncGammaGradB_7(%dy: tensor<4x8x4x4xf32>, %x: tensor<4x8x4x4xf32>, %packed: tensor<16xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x4x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x4x4xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x4x4xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x8x4x4xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @bnBetaGradB_7(%dy: tensor<4x8x4x4xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x4x4xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @convBack_12(%dy: tensor<4x8x4x4xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x8x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x8x8xf32>
    return %convolution : tensor<4x8x8x8xf32>
  }
  func.func private @convWeightGradB_12(%x: tensor<4x8x8x8xf32>, %dy: tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<4x8x4x4xf32>) -> tensor<8x8x3x3xf32>
    return %convolution : tensor<8x8x3x3xf32>
  }
  func.func private @selectPos_8(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x8x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x8x8x8xi1>, tensor<4x8x8x8xf32>
    return %select : tensor<4x8x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_8(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>, %packed: tensor<16xf32>, %gamma: tensor<8xf32>) -> tensor<32xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<8xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x8x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<8xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<8xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<32xf32>
    return %concatenate : tensor<32xf32>
  }
  func.func private @bnSyncBack_8(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<8xf32>) -> tensor<4x8x8x8xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_2 = stablehlo.slice %packed [16:24] : (tensor<32xf32>) -> tensor<8xf32>
    %slice_3 = stablehlo.slice %packed [24:32] : (tensor<32xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x8x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x8x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x8x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x8x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x8x8x8xf32>
    return %multiply_3 : tensor<4x8x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_8(%dy: tensor<4x8x8x8xf32>, %x: tensor<4x8x8x8xf32>, %packed: tensor<16xf32>) -> tensor<8xf32> {
    %slice = stablehlo.slice %packed [0:8] : (tensor<16xf32>) -> tensor<8xf32>
    %slice_1 = stablehlo.slice %packed [8:16] : (tensor<16xf32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<8xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<8xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<8xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x8x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<8xf32>) -> tensor<4x8x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x8x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x8x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @bnBetaGradB_8(%dy: tensor<4x8x8x8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %reduce : tensor<8xf32>
  }
  func.func private @convBack_13(%dy: tensor<4x8x8x8xf32>, %w: tensor<8x16x1x1xf32>) -> tensor<4x16x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<8x16x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x8xf32>, tensor<8x16x1x1xf32>) -> tensor<4x16x8x8xf32>
    return %convolution : tensor<4x16x8x8xf32>
  }
  func.func private @convWeightGradB_13(%x: tensor<4x16x8x8xf32>, %dy: tensor<4x8x8x8xf32>) -> tensor<8x16x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<8x16x1x1xf32>
    return %convolution : tensor<8x16x1x1xf32>
  }
  func.func private @selectPos_9(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x16x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x16x8x8xi1>, tensor<4x16x8x8xf32>
    return %select : tensor<4x16x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_9(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>, %gamma: tensor<16xf32>) -> tensor<64xf32> {
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
  func.func private @bnSyncBack_9(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<64xf32>, %gamma: tensor<16xf32>) -> tensor<4x16x8x8xf32> {
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
  func.func private @bnSyncGammaGradB_9(%dy: tensor<4x16x8x8xf32>, %x: tensor<4x16x8x8xf32>, %packed: tensor<32xf32>) -> tensor<16xf32> {
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
  func.func private @bnBetaGradB_9(%dy: tensor<4x16x8x8xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    return %reduce : tensor<16xf32>
  }
  func.func private @convBack_14(%dy: tensor<4x16x8x8xf32>, %w: tensor<16x4x1x1xf32>) -> tensor<4x4x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<16x4x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @convWeightGradB_14(%x: tensor<4x4x8x8xf32>, %dy: tensor<4x16x8x8xf32>) -> tensor<16x4x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<16x4x1x1xf32>
    return %convolution : tensor<16x4x1x1xf32>
  }
  func.func private @selectPos_10(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x8x8xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x8x8xi1>, tensor<4x4x8x8xf32>
    return %select : tensor<4x4x8x8xf32>
  }
  func.func private @bnSyncDyStatsB_10(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x8x8xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>) -> tensor<16xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    %constant_2 = stablehlo.constant dense<256.0> : tensor<4xf32>
    %divide = stablehlo.divide %reduce, %constant_2 : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %divide, %gamma : tensor<4xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply : tensor<4x4x8x8xf32>
    %reduce_1 = stablehlo.reduce(%multiply_2 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_2 : tensor<4xf32>
    %multiply_3 = stablehlo.multiply %divide_1, %gamma : tensor<4xf32>
    %concatenate = stablehlo.concatenate %packed, %multiply_1, %multiply_3, dim = 0 : (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<16xf32>
    return %concatenate : tensor<16xf32>
  }
  func.func private @bnSyncBack_10(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x8x8xf32>, %packed: tensor<16xf32>, %gamma: tensor<4xf32>) -> tensor<4x4x8x8xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_2 = stablehlo.slice %packed [8:12] : (tensor<16xf32>) -> tensor<4xf32>
    %slice_3 = stablehlo.slice %packed [12:16] : (tensor<16xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply = stablehlo.multiply %dy, %broadcast_in_dim : tensor<4x4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim_1 : tensor<4x4x8x8xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_2 : tensor<4x4x8x8xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %slice_2, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract_1 = stablehlo.subtract %multiply, %broadcast_in_dim_3 : tensor<4x4x8x8xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %slice_3, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %broadcast_in_dim_4 : tensor<4x4x8x8xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_2 : tensor<4x4x8x8xf32>
    %multiply_3 = stablehlo.multiply %broadcast_in_dim_2, %subtract_2 : tensor<4x4x8x8xf32>
    return %multiply_3 : tensor<4x4x8x8xf32>
  }
  func.func private @bnSyncGammaGradB_10(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x8x8xf32>, %packed: tensor<8xf32>) -> tensor<4xf32> {
    %slice = stablehlo.slice %packed [0:4] : (tensor<8xf32>) -> tensor<4xf32>
    %slice_1 = stablehlo.slice %packed [4:8] : (tensor<8xf32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-05> : tensor<4xf32>
    %add = stablehlo.add %slice_1, %constant : tensor<4xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<4xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %slice, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<4x4x8x8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<4xf32>) -> tensor<4x4x8x8xf32>
    %multiply = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<4x4x8x8xf32>
    %multiply_1 = stablehlo.multiply %dy, %multiply : tensor<4x4x8x8xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply_1 init: %constant_1) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @bnBetaGradB_10(%dy: tensor<4x4x8x8xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convBack_15(%dy: tensor<4x4x8x8xf32>, %w: tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @convWeightGradB_15(%x: tensor<4x4x8x8xf32>, %dy: tensor<4x4x8x8xf32>) -> tensor<4x4x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x3x3xf32>
    return %convolution : tensor<4x4x3x3xf32>
  }
  func.func private @convBack_16(%dy: tensor<4x4x8x8xf32>, %w: tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<4x4x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    return %convolution : tensor<4x4x8x8xf32>
  }
  func.func private @convWeightGradB_16(%x: tensor<4x4x8x8xf32>, %dy: tensor<4x4x8x8xf32>) -> tensor<4x4x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x1x1xf32>
    return %convolution : tensor<4x4x1x1xf32>
  }
  func.func private @maxPool3s2Back(%dy: tensor<4x4x8x8xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x16x16xf32>, tensor<4x4x8x8xf32>, tensor<f32>) -> tensor<4x4x16x16xf32>
    return %select_and_scatter : tensor<4x4x16x16xf32>
  }
  func.func private @selectPos_11(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x16x16xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %select : tensor<4x4x16x16xf32>
  }
  func.func private @bnSyncDyStatsB_11(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>, %gamma: tensor<4xf32>) -> tensor<16xf32> {
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
  func.func private @bnSyncBack_11(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<16xf32>, %gamma: tensor<4xf32>) -> tensor<4x4x16x16xf32> {
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
  func.func private @bnSyncGammaGradB_11(%dy: tensor<4x4x16x16xf32>, %x: tensor<4x4x16x16xf32>, %packed: tensor<8xf32>) -> tensor<4xf32> {
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
  func.func private @bnBetaGradB_11(%dy: tensor<4x4x16x16xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4xf32>
    return %reduce : tensor<4xf32>
  }
  func.func private @convWeightGradB_17(%x: tensor<4x3x32x32xf32>, %dy: tensor<4x4x16x16xf32>) -> tensor<4x3x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 2], [3, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x3x32x32xf32>, tensor<4x4x16x16xf32>) -> tensor<4x3x7x7xf32>
    return %convolution : tensor<4x3x7x7xf32>
  }
  func.func private @allReduceMeanF_8(%x: tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x3x7x7xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x3x7x7xf32>
    return %divide : tensor<4x3x7x7xf32>
  }
  func.func private @accumulateF(%total: tensor<4x3x7x7xf32>, %g: tensor<4x3x7x7xf32>, %keep: tensor<f32>) -> tensor<4x3x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<4x3x7x7xf32>
    %add = stablehlo.add %multiply, %g : tensor<4x3x7x7xf32>
    return %add : tensor<4x3x7x7xf32>
  }
  func.func private @accumulateF_1(%total: tensor<4xf32>, %g: tensor<4xf32>, %keep: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<4xf32>
    %add = stablehlo.add %multiply, %g : tensor<4xf32>
    return %add : tensor<4xf32>
  }
  func.func private @allReduceMeanF_9(%x: tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x4x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x4x1x1xf32>
    return %divide : tensor<4x4x1x1xf32>
  }
  func.func private @accumulateF_2(%total: tensor<4x4x1x1xf32>, %g: tensor<4x4x1x1xf32>, %keep: tensor<f32>) -> tensor<4x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<4x4x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<4x4x1x1xf32>
    return %add : tensor<4x4x1x1xf32>
  }
  func.func private @allReduceMeanF_10(%x: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<4x4x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<4x4x3x3xf32>
    return %divide : tensor<4x4x3x3xf32>
  }
  func.func private @accumulateF_3(%total: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %keep: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<4x4x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<4x4x3x3xf32>
    return %add : tensor<4x4x3x3xf32>
  }
  func.func private @allReduceMeanF_11(%x: tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x4x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x4x1x1xf32>
    return %divide : tensor<16x4x1x1xf32>
  }
  func.func private @accumulateF_4(%total: tensor<16x4x1x1xf32>, %g: tensor<16x4x1x1xf32>, %keep: tensor<f32>) -> tensor<16x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<16x4x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x4x1x1xf32>
    return %add : tensor<16x4x1x1xf32>
  }
  func.func private @accumulateF_5(%total: tensor<16xf32>, %g: tensor<16xf32>, %keep: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<16xf32>
    %add = stablehlo.add %multiply, %g : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @allReduceMeanF_12(%x: tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8x16x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8x16x1x1xf32>
    return %divide : tensor<8x16x1x1xf32>
  }
  func.func private @accumulateF_6(%total: tensor<8x16x1x1xf32>, %g: tensor<8x16x1x1xf32>, %keep: tensor<f32>) -> tensor<8x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<8x16x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<8x16x1x1xf32>
    return %add : tensor<8x16x1x1xf32>
  }
  func.func private @accumulateF_7(%total: tensor<8xf32>, %g: tensor<8xf32>, %keep: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<8xf32>
    %add = stablehlo.add %multiply, %g : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @allReduceMeanF_13(%x: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<8x8x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<8x8x3x3xf32>
    return %divide : tensor<8x8x3x3xf32>
  }
  func.func private @accumulateF_8(%total: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %keep: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<8x8x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<8x8x3x3xf32>
    return %add : tensor<8x8x3x3xf32>
  }
  func.func private @allReduceMeanF_14(%x: tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x8x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x8x1x1xf32>
    return %divide : tensor<32x8x1x1xf32>
  }
  func.func private @accumulateF_9(%total: tensor<32x8x1x1xf32>, %g: tensor<32x8x1x1xf32>, %keep: tensor<f32>) -> tensor<32x8x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<32x8x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<32x8x1x1xf32>
    return %add : tensor<32x8x1x1xf32>
  }
  func.func private @accumulateF_10(%total: tensor<32xf32>, %g: tensor<32xf32>, %keep: tensor<f32>) -> tensor<32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<32xf32>
    %add = stablehlo.add %multiply, %g : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @allReduceMeanF_15(%x: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x16x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x16x1x1xf32>
    return %divide : tensor<32x16x1x1xf32>
  }
  func.func private @accumulateF_11(%total: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>, %keep: tensor<f32>) -> tensor<32x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<32x16x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<32x16x1x1xf32>
    return %add : tensor<32x16x1x1xf32>
  }
  func.func private @allReduceMeanF_16(%x: tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x32x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x32x1x1xf32>
    return %divide : tensor<16x32x1x1xf32>
  }
  func.func private @accumulateF_12(%total: tensor<16x32x1x1xf32>, %g: tensor<16x32x1x1xf32>, %keep: tensor<f32>) -> tensor<16x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<16x32x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x32x1x1xf32>
    return %add : tensor<16x32x1x1xf32>
  }
  func.func private @allReduceMeanF_17(%x: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x16x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x16x3x3xf32>
    return %divide : tensor<16x16x3x3xf32>
  }
  func.func private @accumulateF_13(%total: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>, %keep: tensor<f32>) -> tensor<16x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<16x16x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x16x3x3xf32>
    return %add : tensor<16x16x3x3xf32>
  }
  func.func private @allReduceMeanF_18(%x: tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<64x16x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<64x16x1x1xf32>
    return %divide : tensor<64x16x1x1xf32>
  }
  func.func private @accumulateF_14(%total: tensor<64x16x1x1xf32>, %g: tensor<64x16x1x1xf32>, %keep: tensor<f32>) -> tensor<64x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<64x16x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<64x16x1x1xf32>
    return %add : tensor<64x16x1x1xf32>
  }
  func.func private @accumulateF_15(%total: tensor<64xf32>, %g: tensor<64xf32>, %keep: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<64xf32>
    %add = stablehlo.add %multiply, %g : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @allReduceMeanF_19(%x: tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<64x32x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<64x32x1x1xf32>
    return %divide : tensor<64x32x1x1xf32>
  }
  func.func private @accumulateF_16(%total: tensor<64x32x1x1xf32>, %g: tensor<64x32x1x1xf32>, %keep: tensor<f32>) -> tensor<64x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<64x32x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<64x32x1x1xf32>
    return %add : tensor<64x32x1x1xf32>
  }
  func.func private @allReduceMeanF_20(%x: tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<16x64x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<16x64x1x1xf32>
    return %divide : tensor<16x64x1x1xf32>
  }
  func.func private @accumulateF_17(%total: tensor<16x64x1x1xf32>, %g: tensor<16x64x1x1xf32>, %keep: tensor<f32>) -> tensor<16x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<16x64x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<16x64x1x1xf32>
    return %add : tensor<16x64x1x1xf32>
  }
  func.func private @allReduceMeanF_21(%x: tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x64x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x64x1x1xf32>
    return %divide : tensor<32x64x1x1xf32>
  }
  func.func private @accumulateF_18(%total: tensor<32x64x1x1xf32>, %g: tensor<32x64x1x1xf32>, %keep: tensor<f32>) -> tensor<32x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<32x64x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<32x64x1x1xf32>
    return %add : tensor<32x64x1x1xf32>
  }
  func.func private @allReduceMeanF_22(%x: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<32x32x3x3xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<32x32x3x3xf32>
    return %divide : tensor<32x32x3x3xf32>
  }
  func.func private @accumulateF_19(%total: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>, %keep: tensor<f32>) -> tensor<32x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<32x32x3x3xf32>
    %add = stablehlo.add %multiply, %g : tensor<32x32x3x3xf32>
    return %add : tensor<32x32x3x3xf32>
  }
  func.func private @allReduceMeanF_23(%x: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128x32x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128x32x1x1xf32>
    return %divide : tensor<128x32x1x1xf32>
  }
  func.func private @accumulateF_20(%total: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>, %keep: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<128x32x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<128x32x1x1xf32>
    return %add : tensor<128x32x1x1xf32>
  }
  func.func private @accumulateF_21(%total: tensor<128xf32>, %g: tensor<128xf32>, %keep: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<128xf32>
    %add = stablehlo.add %multiply, %g : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @allReduceMeanF_24(%x: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128x64x1x1xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128x64x1x1xf32>
    return %divide : tensor<128x64x1x1xf32>
  }
  func.func private @accumulateF_22(%total: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>, %keep: tensor<f32>) -> tensor<128x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<128x64x1x1xf32>
    %add = stablehlo.add %multiply, %g : tensor<128x64x1x1xf32>
    return %add : tensor<128x64x1x1xf32>
  }
  func.func private @allReduceMeanF_25(%x: tensor<128x4xf32>) -> tensor<128x4xf32> {
    %all_reduce = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<128x4xf32>) -> tensor<128x4xf32>
    %constant = stablehlo.constant dense<2.0> : tensor<128x4xf32>
    %divide = stablehlo.divide %all_reduce, %constant : tensor<128x4xf32>
    return %divide : tensor<128x4xf32>
  }
  func.func private @accumulateF_23(%total: tensor<128x4xf32>, %g: tensor<128x4xf32>, %keep: tensor<f32>) -> tensor<128x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %total : tensor<128x4xf32>
    %add = stablehlo.add %multiply, %g : tensor<128x4xf32>
    return %add : tensor<128x4xf32>
  }
  func.func private @divConstB_1(%x: tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x3x7x7xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x3x7x7xf32>
    return %divide : tensor<4x3x7x7xf32>
  }
  func.func private @divConstB_2(%x: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4xf32>
    return %divide : tensor<4xf32>
  }
  func.func private @divConstB_3(%x: tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x4x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x4x1x1xf32>
    return %divide : tensor<4x4x1x1xf32>
  }
  func.func private @divConstB_4(%x: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<4x4x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<4x4x3x3xf32>
    return %divide : tensor<4x4x3x3xf32>
  }
  func.func private @divConstB_5(%x: tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<16x4x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16x4x1x1xf32>
    return %divide : tensor<16x4x1x1xf32>
  }
  func.func private @divConstB_6(%x: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<16xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16xf32>
    return %divide : tensor<16xf32>
  }
  func.func private @divConstB_7(%x: tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<8x16x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<8x16x1x1xf32>
    return %divide : tensor<8x16x1x1xf32>
  }
  func.func private @divConstB_8(%x: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<8xf32>
    %divide = stablehlo.divide %x, %constant : tensor<8xf32>
    return %divide : tensor<8xf32>
  }
  func.func private @divConstB_9(%x: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<8x8x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<8x8x3x3xf32>
    return %divide : tensor<8x8x3x3xf32>
  }
  func.func private @divConstB_10(%x: tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<32x8x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x8x1x1xf32>
    return %divide : tensor<32x8x1x1xf32>
  }
  func.func private @divConstB_11(%x: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<32xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32xf32>
    return %divide : tensor<32xf32>
  }
  func.func private @divConstB_12(%x: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<32x16x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x16x1x1xf32>
    return %divide : tensor<32x16x1x1xf32>
  }
  func.func private @divConstB_13(%x: tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<16x32x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16x32x1x1xf32>
    return %divide : tensor<16x32x1x1xf32>
  }
  func.func private @divConstB_14(%x: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<16x16x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16x16x3x3xf32>
    return %divide : tensor<16x16x3x3xf32>
  }
  func.func private @divConstB_15(%x: tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<64x16x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<64x16x1x1xf32>
    return %divide : tensor<64x16x1x1xf32>
  }
  func.func private @divConstB_16(%x: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<64xf32>
    %divide = stablehlo.divide %x, %constant : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @divConstB_17(%x: tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<64x32x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<64x32x1x1xf32>
    return %divide : tensor<64x32x1x1xf32>
  }
  func.func private @divConstB_18(%x: tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<16x64x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<16x64x1x1xf32>
    return %divide : tensor<16x64x1x1xf32>
  }
  func.func private @divConstB_19(%x: tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<32x64x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x64x1x1xf32>
    return %divide : tensor<32x64x1x1xf32>
  }
  func.func private @divConstB_20(%x: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<32x32x3x3xf32>
    %divide = stablehlo.divide %x, %constant : tensor<32x32x3x3xf32>
    return %divide : tensor<32x32x3x3xf32>
  }
  func.func private @divConstB_21(%x: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<128x32x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128x32x1x1xf32>
    return %divide : tensor<128x32x1x1xf32>
  }
  func.func private @divConstB_22(%x: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<128xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @divConstB_23(%x: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<128x64x1x1xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128x64x1x1xf32>
    return %divide : tensor<128x64x1x1xf32>
  }
  func.func private @divConstB_24(%x: tensor<128x4xf32>) -> tensor<128x4xf32> {
    %constant = stablehlo.constant dense<4.0> : tensor<128x4xf32>
    %divide = stablehlo.divide %x, %constant : tensor<128x4xf32>
    return %divide : tensor<128x4xf32>
  }
  func.func private @adamMNextF(%m: tensor<4x3x7x7xf32>, %g: tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x3x7x7xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4x3x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x3x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4x3x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4x3x7x7xf32>
    return %add : tensor<4x3x7x7xf32>
  }
  func.func private @adamVNextF(%v: tensor<4x3x7x7xf32>, %g: tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4x3x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x3x7x7xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x3x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4x3x7x7xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x3x7x7xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x3x7x7xf32>
    return %add : tensor<4x3x7x7xf32>
  }
  func.func private @lambDirF(%theta: tensor<4x3x7x7xf32>, %m: tensor<4x3x7x7xf32>, %v: tensor<4x3x7x7xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4x3x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<4x3x7x7xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<4x3x7x7xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4x3x7x7xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<4x3x7x7xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4x3x7x7xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4x3x7x7xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<4x3x7x7xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<4x3x7x7xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<4x3x7x7xf32>
    return %add_1 : tensor<4x3x7x7xf32>
  }
  func.func private @lambScaleF(%r: tensor<4x3x7x7xf32>, %theta: tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<4x3x7x7xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<4x3x7x7xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x3x7x7xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<4x3x7x7xf32>
    return %multiply_2 : tensor<4x3x7x7xf32>
  }
  func.func private @sgdParamF(%theta: tensor<4x3x7x7xf32>, %g: tensor<4x3x7x7xf32>, %lr: tensor<f32>) -> tensor<4x3x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x3x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x3x7x7xf32>
    return %subtract : tensor<4x3x7x7xf32>
  }
  func.func private @updateWhenF(%new: tensor<4x3x7x7xf32>, %old: tensor<4x3x7x7xf32>, %when: tensor<f32>) -> tensor<4x3x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<4x3x7x7xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<4x3x7x7xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<4x3x7x7xf32>, tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<4x3x7x7xi1>, tensor<4x3x7x7xf32>
    return %select : tensor<4x3x7x7xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4xf32>
    return %add : tensor<4xf32>
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
  func.func private @lambDirF_1(%theta: tensor<4xf32>, %m: tensor<4xf32>, %v: tensor<4xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4xf32>
    return %divide_2 : tensor<4xf32>
  }
  func.func private @sgdParamF_1(%theta: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4xf32>
    return %subtract : tensor<4xf32>
  }
  func.func private @updateWhenF_1(%new: tensor<4xf32>, %old: tensor<4xf32>, %when: tensor<f32>) -> tensor<4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<4xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<4xi1>, tensor<4xf32>
    return %select : tensor<4xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<4x4x1x1xf32>, %g: tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x4x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4x4x1x1xf32>
    return %add : tensor<4x4x1x1xf32>
  }
  func.func private @adamVNextF_2(%v: tensor<4x4x1x1xf32>, %g: tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4x4x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x4x1x1xf32>
    return %add : tensor<4x4x1x1xf32>
  }
  func.func private @lambDirF_2(%theta: tensor<4x4x1x1xf32>, %m: tensor<4x4x1x1xf32>, %v: tensor<4x4x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<4x4x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<4x4x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4x4x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<4x4x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4x4x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<4x4x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<4x4x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<4x4x1x1xf32>
    return %add_1 : tensor<4x4x1x1xf32>
  }
  func.func private @lambScaleF_1(%r: tensor<4x4x1x1xf32>, %theta: tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<4x4x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<4x4x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<4x4x1x1xf32>
    return %multiply_2 : tensor<4x4x1x1xf32>
  }
  func.func private @sgdParamF_2(%theta: tensor<4x4x1x1xf32>, %g: tensor<4x4x1x1xf32>, %lr: tensor<f32>) -> tensor<4x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x4x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x4x1x1xf32>
    return %subtract : tensor<4x4x1x1xf32>
  }
  func.func private @updateWhenF_2(%new: tensor<4x4x1x1xf32>, %old: tensor<4x4x1x1xf32>, %when: tensor<f32>) -> tensor<4x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<4x4x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<4x4x1x1xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<4x4x1x1xi1>, tensor<4x4x1x1xf32>
    return %select : tensor<4x4x1x1xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<4x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<4x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<4x4x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<4x4x3x3xf32>
    return %add : tensor<4x4x3x3xf32>
  }
  func.func private @adamVNextF_3(%v: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<4x4x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<4x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<4x4x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<4x4x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<4x4x3x3xf32>
    return %add : tensor<4x4x3x3xf32>
  }
  func.func private @lambDirF_3(%theta: tensor<4x4x3x3xf32>, %m: tensor<4x4x3x3xf32>, %v: tensor<4x4x3x3xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<4x4x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<4x4x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<4x4x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<4x4x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<4x4x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<4x4x3x3xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<4x4x3x3xf32>
    return %add_1 : tensor<4x4x3x3xf32>
  }
  func.func private @lambScaleF_2(%r: tensor<4x4x3x3xf32>, %theta: tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<4x4x3x3xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<4x4x3x3xf32>
    return %multiply_2 : tensor<4x4x3x3xf32>
  }
  func.func private @sgdParamF_3(%theta: tensor<4x4x3x3xf32>, %g: tensor<4x4x3x3xf32>, %lr: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<4x4x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<4x4x3x3xf32>
    return %subtract : tensor<4x4x3x3xf32>
  }
  func.func private @updateWhenF_3(%new: tensor<4x4x3x3xf32>, %old: tensor<4x4x3x3xf32>, %when: tensor<f32>) -> tensor<4x4x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<4x4x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<4x4x3x3xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<4x4x3x3xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<4x4x3x3xi1>, tensor<4x4x3x3xf32>
    return %select : tensor<4x4x3x3xf32>
  }
  func.func private @adamMNextF_4(%m: tensor<16x4x1x1xf32>, %g: tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x4x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x4x1x1xf32>
    return %add : tensor<16x4x1x1xf32>
  }
  func.func private @adamVNextF_4(%v: tensor<16x4x1x1xf32>, %g: tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x4x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x4x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x4x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x4x1x1xf32>
    return %add : tensor<16x4x1x1xf32>
  }
  func.func private @lambDirF_4(%theta: tensor<16x4x1x1xf32>, %m: tensor<16x4x1x1xf32>, %v: tensor<16x4x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<16x4x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<16x4x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x4x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<16x4x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x4x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x4x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<16x4x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<16x4x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<16x4x1x1xf32>
    return %add_1 : tensor<16x4x1x1xf32>
  }
  func.func private @lambScaleF_3(%r: tensor<16x4x1x1xf32>, %theta: tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<16x4x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<16x4x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x4x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<16x4x1x1xf32>
    return %multiply_2 : tensor<16x4x1x1xf32>
  }
  func.func private @sgdParamF_4(%theta: tensor<16x4x1x1xf32>, %g: tensor<16x4x1x1xf32>, %lr: tensor<f32>) -> tensor<16x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x4x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x4x1x1xf32>
    return %subtract : tensor<16x4x1x1xf32>
  }
  func.func private @updateWhenF_4(%new: tensor<16x4x1x1xf32>, %old: tensor<16x4x1x1xf32>, %when: tensor<f32>) -> tensor<16x4x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<16x4x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<16x4x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<16x4x1x1xf32>, tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<16x4x1x1xi1>, tensor<16x4x1x1xf32>
    return %select : tensor<16x4x1x1xf32>
  }
  func.func private @adamMNextF_5(%m: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @adamVNextF_5(%v: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16xf32>
    return %add : tensor<16xf32>
  }
  func.func private @lambDirF_5(%theta: tensor<16xf32>, %m: tensor<16xf32>, %v: tensor<16xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<16xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<16xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<16xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16xf32>
    return %divide_2 : tensor<16xf32>
  }
  func.func private @sgdParamF_5(%theta: tensor<16xf32>, %g: tensor<16xf32>, %lr: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16xf32>
    return %subtract : tensor<16xf32>
  }
  func.func private @updateWhenF_5(%new: tensor<16xf32>, %old: tensor<16xf32>, %when: tensor<f32>) -> tensor<16xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<16xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<16xi1>, tensor<16xf32>
    return %select : tensor<16xf32>
  }
  func.func private @adamMNextF_6(%m: tensor<8x16x1x1xf32>, %g: tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x16x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<8x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<8x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<8x16x1x1xf32>
    return %add : tensor<8x16x1x1xf32>
  }
  func.func private @adamVNextF_6(%v: tensor<8x16x1x1xf32>, %g: tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<8x16x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<8x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<8x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<8x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<8x16x1x1xf32>
    return %add : tensor<8x16x1x1xf32>
  }
  func.func private @lambDirF_6(%theta: tensor<8x16x1x1xf32>, %m: tensor<8x16x1x1xf32>, %v: tensor<8x16x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<8x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<8x16x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<8x16x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<8x16x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<8x16x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<8x16x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<8x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<8x16x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<8x16x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<8x16x1x1xf32>
    return %add_1 : tensor<8x16x1x1xf32>
  }
  func.func private @lambScaleF_4(%r: tensor<8x16x1x1xf32>, %theta: tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<8x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<8x16x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<8x16x1x1xf32>
    return %multiply_2 : tensor<8x16x1x1xf32>
  }
  func.func private @sgdParamF_6(%theta: tensor<8x16x1x1xf32>, %g: tensor<8x16x1x1xf32>, %lr: tensor<f32>) -> tensor<8x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8x16x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8x16x1x1xf32>
    return %subtract : tensor<8x16x1x1xf32>
  }
  func.func private @updateWhenF_6(%new: tensor<8x16x1x1xf32>, %old: tensor<8x16x1x1xf32>, %when: tensor<f32>) -> tensor<8x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<8x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<8x16x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<8x16x1x1xi1>, tensor<8x16x1x1xf32>
    return %select : tensor<8x16x1x1xf32>
  }
  func.func private @adamMNextF_7(%m: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<8xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @adamVNextF_7(%v: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<8xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<8xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<8xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<8xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<8xf32>
    return %add : tensor<8xf32>
  }
  func.func private @lambDirF_7(%theta: tensor<8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<8xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<8xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<8xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<8xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<8xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<8xf32>
    return %divide_2 : tensor<8xf32>
  }
  func.func private @sgdParamF_7(%theta: tensor<8xf32>, %g: tensor<8xf32>, %lr: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8xf32>
    return %subtract : tensor<8xf32>
  }
  func.func private @updateWhenF_7(%new: tensor<8xf32>, %old: tensor<8xf32>, %when: tensor<f32>) -> tensor<8xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<8xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<8xi1>, tensor<8xf32>
    return %select : tensor<8xf32>
  }
  func.func private @adamMNextF_8(%m: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<8x8x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<8x8x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<8x8x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<8x8x3x3xf32>
    return %add : tensor<8x8x3x3xf32>
  }
  func.func private @adamVNextF_8(%v: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<8x8x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<8x8x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<8x8x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<8x8x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<8x8x3x3xf32>
    return %add : tensor<8x8x3x3xf32>
  }
  func.func private @lambDirF_8(%theta: tensor<8x8x3x3xf32>, %m: tensor<8x8x3x3xf32>, %v: tensor<8x8x3x3xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<8x8x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<8x8x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<8x8x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<8x8x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<8x8x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<8x8x3x3xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<8x8x3x3xf32>
    return %add_1 : tensor<8x8x3x3xf32>
  }
  func.func private @lambScaleF_5(%r: tensor<8x8x3x3xf32>, %theta: tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<8x8x3x3xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x8x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<8x8x3x3xf32>
    return %multiply_2 : tensor<8x8x3x3xf32>
  }
  func.func private @sgdParamF_8(%theta: tensor<8x8x3x3xf32>, %g: tensor<8x8x3x3xf32>, %lr: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<8x8x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<8x8x3x3xf32>
    return %subtract : tensor<8x8x3x3xf32>
  }
  func.func private @updateWhenF_8(%new: tensor<8x8x3x3xf32>, %old: tensor<8x8x3x3xf32>, %when: tensor<f32>) -> tensor<8x8x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<8x8x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<8x8x3x3xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<8x8x3x3xi1>, tensor<8x8x3x3xf32>
    return %select : tensor<8x8x3x3xf32>
  }
  func.func private @adamMNextF_9(%m: tensor<32x8x1x1xf32>, %g: tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x8x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x8x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x8x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x8x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x8x1x1xf32>
    return %add : tensor<32x8x1x1xf32>
  }
  func.func private @adamVNextF_9(%v: tensor<32x8x1x1xf32>, %g: tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x8x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x8x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x8x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x8x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x8x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x8x1x1xf32>
    return %add : tensor<32x8x1x1xf32>
  }
  func.func private @lambDirF_9(%theta: tensor<32x8x1x1xf32>, %m: tensor<32x8x1x1xf32>, %v: tensor<32x8x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x8x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<32x8x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<32x8x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x8x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<32x8x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x8x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x8x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<32x8x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<32x8x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<32x8x1x1xf32>
    return %add_1 : tensor<32x8x1x1xf32>
  }
  func.func private @lambScaleF_6(%r: tensor<32x8x1x1xf32>, %theta: tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<32x8x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<32x8x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x8x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<32x8x1x1xf32>
    return %multiply_2 : tensor<32x8x1x1xf32>
  }
  func.func private @sgdParamF_9(%theta: tensor<32x8x1x1xf32>, %g: tensor<32x8x1x1xf32>, %lr: tensor<f32>) -> tensor<32x8x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32x8x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x8x1x1xf32>
    return %subtract : tensor<32x8x1x1xf32>
  }
  func.func private @updateWhenF_9(%new: tensor<32x8x1x1xf32>, %old: tensor<32x8x1x1xf32>, %when: tensor<f32>) -> tensor<32x8x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<32x8x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<32x8x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<32x8x1x1xf32>, tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<32x8x1x1xi1>, tensor<32x8x1x1xf32>
    return %select : tensor<32x8x1x1xf32>
  }
  func.func private @adamMNextF_10(%m: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @adamVNextF_10(%v: tensor<32xf32>, %g: tensor<32xf32>) -> tensor<32xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32xf32>
    return %add : tensor<32xf32>
  }
  func.func private @lambDirF_10(%theta: tensor<32xf32>, %m: tensor<32xf32>, %v: tensor<32xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<32xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<32xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<32xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32xf32>
    return %divide_2 : tensor<32xf32>
  }
  func.func private @sgdParamF_10(%theta: tensor<32xf32>, %g: tensor<32xf32>, %lr: tensor<f32>) -> tensor<32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32xf32>
    return %subtract : tensor<32xf32>
  }
  func.func private @updateWhenF_10(%new: tensor<32xf32>, %old: tensor<32xf32>, %when: tensor<f32>) -> tensor<32xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<32xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<32xi1>, tensor<32xf32>
    return %select : tensor<32xf32>
  }
  func.func private @adamMNextF_11(%m: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x16x1x1xf32>
    return %add : tensor<32x16x1x1xf32>
  }
  func.func private @adamVNextF_11(%v: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x16x1x1xf32>
    return %add : tensor<32x16x1x1xf32>
  }
  func.func private @lambDirF_11(%theta: tensor<32x16x1x1xf32>, %m: tensor<32x16x1x1xf32>, %v: tensor<32x16x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<32x16x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<32x16x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<32x16x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x16x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<32x16x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<32x16x1x1xf32>
    return %add_1 : tensor<32x16x1x1xf32>
  }
  func.func private @lambScaleF_7(%r: tensor<32x16x1x1xf32>, %theta: tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<32x16x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<32x16x1x1xf32>
    return %multiply_2 : tensor<32x16x1x1xf32>
  }
  func.func private @sgdParamF_11(%theta: tensor<32x16x1x1xf32>, %g: tensor<32x16x1x1xf32>, %lr: tensor<f32>) -> tensor<32x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32x16x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x16x1x1xf32>
    return %subtract : tensor<32x16x1x1xf32>
  }
  func.func private @updateWhenF_11(%new: tensor<32x16x1x1xf32>, %old: tensor<32x16x1x1xf32>, %when: tensor<f32>) -> tensor<32x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<32x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<32x16x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<32x16x1x1xi1>, tensor<32x16x1x1xf32>
    return %select : tensor<32x16x1x1xf32>
  }
  func.func private @adamMNextF_12(%m: tensor<16x32x1x1xf32>, %g: tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x32x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x32x1x1xf32>
    return %add : tensor<16x32x1x1xf32>
  }
  func.func private @adamVNextF_12(%v: tensor<16x32x1x1xf32>, %g: tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x32x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x32x1x1xf32>
    return %add : tensor<16x32x1x1xf32>
  }
  func.func private @lambDirF_12(%theta: tensor<16x32x1x1xf32>, %m: tensor<16x32x1x1xf32>, %v: tensor<16x32x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<16x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<16x32x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x32x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<16x32x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x32x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<16x32x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<16x32x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<16x32x1x1xf32>
    return %add_1 : tensor<16x32x1x1xf32>
  }
  func.func private @lambScaleF_8(%r: tensor<16x32x1x1xf32>, %theta: tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<16x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<16x32x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<16x32x1x1xf32>
    return %multiply_2 : tensor<16x32x1x1xf32>
  }
  func.func private @sgdParamF_12(%theta: tensor<16x32x1x1xf32>, %g: tensor<16x32x1x1xf32>, %lr: tensor<f32>) -> tensor<16x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x32x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x32x1x1xf32>
    return %subtract : tensor<16x32x1x1xf32>
  }
  func.func private @updateWhenF_12(%new: tensor<16x32x1x1xf32>, %old: tensor<16x32x1x1xf32>, %when: tensor<f32>) -> tensor<16x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<16x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<16x32x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<16x32x1x1xf32>, tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<16x32x1x1xi1>, tensor<16x32x1x1xf32>
    return %select : tensor<16x32x1x1xf32>
  }
  func.func private @adamMNextF_13(%m: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x16x3x3xf32>
    return %add : tensor<16x16x3x3xf32>
  }
  func.func private @adamVNextF_13(%v: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x16x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x16x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x16x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x16x3x3xf32>
    return %add : tensor<16x16x3x3xf32>
  }
  func.func private @lambDirF_13(%theta: tensor<16x16x3x3xf32>, %m: tensor<16x16x3x3xf32>, %v: tensor<16x16x3x3xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<16x16x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<16x16x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<16x16x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x16x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x16x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<16x16x3x3xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<16x16x3x3xf32>
    return %add_1 : tensor<16x16x3x3xf32>
  }
  func.func private @lambScaleF_9(%r: tensor<16x16x3x3xf32>, %theta: tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<16x16x3x3xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x16x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<16x16x3x3xf32>
    return %multiply_2 : tensor<16x16x3x3xf32>
  }
  func.func private @sgdParamF_13(%theta: tensor<16x16x3x3xf32>, %g: tensor<16x16x3x3xf32>, %lr: tensor<f32>) -> tensor<16x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x16x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x16x3x3xf32>
    return %subtract : tensor<16x16x3x3xf32>
  }
  func.func private @updateWhenF_13(%new: tensor<16x16x3x3xf32>, %old: tensor<16x16x3x3xf32>, %when: tensor<f32>) -> tensor<16x16x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<16x16x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<16x16x3x3xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<16x16x3x3xi1>, tensor<16x16x3x3xf32>
    return %select : tensor<16x16x3x3xf32>
  }
  func.func private @adamMNextF_14(%m: tensor<64x16x1x1xf32>, %g: tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64x16x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64x16x1x1xf32>
    return %add : tensor<64x16x1x1xf32>
  }
  func.func private @adamVNextF_14(%v: tensor<64x16x1x1xf32>, %g: tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<64x16x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64x16x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<64x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<64x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<64x16x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<64x16x1x1xf32>
    return %add : tensor<64x16x1x1xf32>
  }
  func.func private @lambDirF_14(%theta: tensor<64x16x1x1xf32>, %m: tensor<64x16x1x1xf32>, %v: tensor<64x16x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<64x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<64x16x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<64x16x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<64x16x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<64x16x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<64x16x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<64x16x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<64x16x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<64x16x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<64x16x1x1xf32>
    return %add_1 : tensor<64x16x1x1xf32>
  }
  func.func private @lambScaleF_10(%r: tensor<64x16x1x1xf32>, %theta: tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<64x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<64x16x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x16x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<64x16x1x1xf32>
    return %multiply_2 : tensor<64x16x1x1xf32>
  }
  func.func private @sgdParamF_14(%theta: tensor<64x16x1x1xf32>, %g: tensor<64x16x1x1xf32>, %lr: tensor<f32>) -> tensor<64x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64x16x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64x16x1x1xf32>
    return %subtract : tensor<64x16x1x1xf32>
  }
  func.func private @updateWhenF_14(%new: tensor<64x16x1x1xf32>, %old: tensor<64x16x1x1xf32>, %when: tensor<f32>) -> tensor<64x16x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<64x16x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<64x16x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<64x16x1x1xf32>, tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<64x16x1x1xi1>, tensor<64x16x1x1xf32>
    return %select : tensor<64x16x1x1xf32>
  }
  func.func private @adamMNextF_15(%m: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @adamVNextF_15(%v: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<64xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<64xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @lambDirF_15(%theta: tensor<64xf32>, %m: tensor<64xf32>, %v: tensor<64xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<64xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<64xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<64xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<64xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<64xf32>
    return %divide_2 : tensor<64xf32>
  }
  func.func private @sgdParamF_15(%theta: tensor<64xf32>, %g: tensor<64xf32>, %lr: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64xf32>
    return %subtract : tensor<64xf32>
  }
  func.func private @updateWhenF_15(%new: tensor<64xf32>, %old: tensor<64xf32>, %when: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<64xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<64xi1>, tensor<64xf32>
    return %select : tensor<64xf32>
  }
  func.func private @adamMNextF_16(%m: tensor<64x32x1x1xf32>, %g: tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64x32x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64x32x1x1xf32>
    return %add : tensor<64x32x1x1xf32>
  }
  func.func private @adamVNextF_16(%v: tensor<64x32x1x1xf32>, %g: tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<64x32x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<64x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<64x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<64x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<64x32x1x1xf32>
    return %add : tensor<64x32x1x1xf32>
  }
  func.func private @lambDirF_16(%theta: tensor<64x32x1x1xf32>, %m: tensor<64x32x1x1xf32>, %v: tensor<64x32x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<64x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<64x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<64x32x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<64x32x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<64x32x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<64x32x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<64x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<64x32x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<64x32x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<64x32x1x1xf32>
    return %add_1 : tensor<64x32x1x1xf32>
  }
  func.func private @lambScaleF_11(%r: tensor<64x32x1x1xf32>, %theta: tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<64x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<64x32x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<64x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<64x32x1x1xf32>
    return %multiply_2 : tensor<64x32x1x1xf32>
  }
  func.func private @sgdParamF_16(%theta: tensor<64x32x1x1xf32>, %g: tensor<64x32x1x1xf32>, %lr: tensor<f32>) -> tensor<64x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64x32x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64x32x1x1xf32>
    return %subtract : tensor<64x32x1x1xf32>
  }
  func.func private @updateWhenF_16(%new: tensor<64x32x1x1xf32>, %old: tensor<64x32x1x1xf32>, %when: tensor<f32>) -> tensor<64x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<64x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<64x32x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<64x32x1x1xf32>, tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<64x32x1x1xi1>, tensor<64x32x1x1xf32>
    return %select : tensor<64x32x1x1xf32>
  }
  func.func private @adamMNextF_17(%m: tensor<16x64x1x1xf32>, %g: tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<16x64x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<16x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<16x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<16x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<16x64x1x1xf32>
    return %add : tensor<16x64x1x1xf32>
  }
  func.func private @adamVNextF_17(%v: tensor<16x64x1x1xf32>, %g: tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<16x64x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<16x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<16x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<16x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<16x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<16x64x1x1xf32>
    return %add : tensor<16x64x1x1xf32>
  }
  func.func private @lambDirF_17(%theta: tensor<16x64x1x1xf32>, %m: tensor<16x64x1x1xf32>, %v: tensor<16x64x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<16x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<16x64x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<16x64x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<16x64x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<16x64x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<16x64x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<16x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<16x64x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<16x64x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<16x64x1x1xf32>
    return %add_1 : tensor<16x64x1x1xf32>
  }
  func.func private @lambScaleF_12(%r: tensor<16x64x1x1xf32>, %theta: tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<16x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<16x64x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<16x64x1x1xf32>
    return %multiply_2 : tensor<16x64x1x1xf32>
  }
  func.func private @sgdParamF_17(%theta: tensor<16x64x1x1xf32>, %g: tensor<16x64x1x1xf32>, %lr: tensor<f32>) -> tensor<16x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<16x64x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<16x64x1x1xf32>
    return %subtract : tensor<16x64x1x1xf32>
  }
  func.func private @updateWhenF_17(%new: tensor<16x64x1x1xf32>, %old: tensor<16x64x1x1xf32>, %when: tensor<f32>) -> tensor<16x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<16x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<16x64x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<16x64x1x1xf32>, tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<16x64x1x1xi1>, tensor<16x64x1x1xf32>
    return %select : tensor<16x64x1x1xf32>
  }
  func.func private @adamMNextF_18(%m: tensor<32x64x1x1xf32>, %g: tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x64x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x64x1x1xf32>
    return %add : tensor<32x64x1x1xf32>
  }
  func.func private @adamVNextF_18(%v: tensor<32x64x1x1xf32>, %g: tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x64x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x64x1x1xf32>
    return %add : tensor<32x64x1x1xf32>
  }
  func.func private @lambDirF_18(%theta: tensor<32x64x1x1xf32>, %m: tensor<32x64x1x1xf32>, %v: tensor<32x64x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<32x64x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<32x64x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x64x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<32x64x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x64x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<32x64x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<32x64x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<32x64x1x1xf32>
    return %add_1 : tensor<32x64x1x1xf32>
  }
  func.func private @lambScaleF_13(%r: tensor<32x64x1x1xf32>, %theta: tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<32x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<32x64x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<32x64x1x1xf32>
    return %multiply_2 : tensor<32x64x1x1xf32>
  }
  func.func private @sgdParamF_18(%theta: tensor<32x64x1x1xf32>, %g: tensor<32x64x1x1xf32>, %lr: tensor<f32>) -> tensor<32x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32x64x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x64x1x1xf32>
    return %subtract : tensor<32x64x1x1xf32>
  }
  func.func private @updateWhenF_18(%new: tensor<32x64x1x1xf32>, %old: tensor<32x64x1x1xf32>, %when: tensor<f32>) -> tensor<32x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<32x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<32x64x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<32x64x1x1xf32>, tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<32x64x1x1xi1>, tensor<32x64x1x1xf32>
    return %select : tensor<32x64x1x1xf32>
  }
  func.func private @adamMNextF_19(%m: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<32x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<32x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<32x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<32x32x3x3xf32>
    return %add : tensor<32x32x3x3xf32>
  }
  func.func private @adamVNextF_19(%v: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<32x32x3x3xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<32x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<32x32x3x3xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<32x32x3x3xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<32x32x3x3xf32>
    return %add : tensor<32x32x3x3xf32>
  }
  func.func private @lambDirF_19(%theta: tensor<32x32x3x3xf32>, %m: tensor<32x32x3x3xf32>, %v: tensor<32x32x3x3xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<32x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<32x32x3x3xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<32x32x3x3xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<32x32x3x3xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<32x32x3x3xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<32x32x3x3xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<32x32x3x3xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<32x32x3x3xf32>
    return %add_1 : tensor<32x32x3x3xf32>
  }
  func.func private @lambScaleF_14(%r: tensor<32x32x3x3xf32>, %theta: tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<32x32x3x3xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x32x3x3xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<32x32x3x3xf32>
    return %multiply_2 : tensor<32x32x3x3xf32>
  }
  func.func private @sgdParamF_19(%theta: tensor<32x32x3x3xf32>, %g: tensor<32x32x3x3xf32>, %lr: tensor<f32>) -> tensor<32x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<32x32x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<32x32x3x3xf32>
    return %subtract : tensor<32x32x3x3xf32>
  }
  func.func private @updateWhenF_19(%new: tensor<32x32x3x3xf32>, %old: tensor<32x32x3x3xf32>, %when: tensor<f32>) -> tensor<32x32x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<32x32x3x3xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<32x32x3x3xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<32x32x3x3xi1>, tensor<32x32x3x3xf32>
    return %select : tensor<32x32x3x3xf32>
  }
  func.func private @adamMNextF_20(%m: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x32x1x1xf32>
    return %add : tensor<128x32x1x1xf32>
  }
  func.func private @adamVNextF_20(%v: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x32x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x32x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x32x1x1xf32>
    return %add : tensor<128x32x1x1xf32>
  }
  func.func private @lambDirF_20(%theta: tensor<128x32x1x1xf32>, %m: tensor<128x32x1x1xf32>, %v: tensor<128x32x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<128x32x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<128x32x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<128x32x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x32x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x32x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<128x32x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<128x32x1x1xf32>
    return %add_1 : tensor<128x32x1x1xf32>
  }
  func.func private @lambScaleF_15(%r: tensor<128x32x1x1xf32>, %theta: tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<128x32x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x32x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<128x32x1x1xf32>
    return %multiply_2 : tensor<128x32x1x1xf32>
  }
  func.func private @sgdParamF_20(%theta: tensor<128x32x1x1xf32>, %g: tensor<128x32x1x1xf32>, %lr: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x32x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x32x1x1xf32>
    return %subtract : tensor<128x32x1x1xf32>
  }
  func.func private @updateWhenF_20(%new: tensor<128x32x1x1xf32>, %old: tensor<128x32x1x1xf32>, %when: tensor<f32>) -> tensor<128x32x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<128x32x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<128x32x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<128x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<128x32x1x1xi1>, tensor<128x32x1x1xf32>
    return %select : tensor<128x32x1x1xf32>
  }
  func.func private @adamMNextF_21(%m: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamVNextF_21(%v: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @lambDirF_21(%theta: tensor<128xf32>, %m: tensor<128xf32>, %v: tensor<128xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<128xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<128xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128xf32>
    return %divide_2 : tensor<128xf32>
  }
  func.func private @sgdParamF_21(%theta: tensor<128xf32>, %g: tensor<128xf32>, %lr: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128xf32>
    return %subtract : tensor<128xf32>
  }
  func.func private @updateWhenF_21(%new: tensor<128xf32>, %old: tensor<128xf32>, %when: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<128xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<128xi1>, tensor<128xf32>
    return %select : tensor<128xf32>
  }
  func.func private @adamMNextF_22(%m: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x64x1x1xf32>
    return %add : tensor<128x64x1x1xf32>
  }
  func.func private @adamVNextF_22(%v: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x64x1x1xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x64x1x1xf32>
    return %add : tensor<128x64x1x1xf32>
  }
  func.func private @lambDirF_22(%theta: tensor<128x64x1x1xf32>, %m: tensor<128x64x1x1xf32>, %v: tensor<128x64x1x1xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<128x64x1x1xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<128x64x1x1xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x64x1x1xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<128x64x1x1xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x64x1x1xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<128x64x1x1xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<128x64x1x1xf32>
    return %add_1 : tensor<128x64x1x1xf32>
  }
  func.func private @lambScaleF_16(%r: tensor<128x64x1x1xf32>, %theta: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<128x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<128x64x1x1xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<128x64x1x1xf32>
    return %multiply_2 : tensor<128x64x1x1xf32>
  }
  func.func private @sgdParamF_22(%theta: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>, %lr: tensor<f32>) -> tensor<128x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x64x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x64x1x1xf32>
    return %subtract : tensor<128x64x1x1xf32>
  }
  func.func private @updateWhenF_22(%new: tensor<128x64x1x1xf32>, %old: tensor<128x64x1x1xf32>, %when: tensor<f32>) -> tensor<128x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<128x64x1x1xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<128x64x1x1xi1>, tensor<128x64x1x1xf32>
    return %select : tensor<128x64x1x1xf32>
  }
  func.func private @adamMNextF_23(%m: tensor<128x4xf32>, %g: tensor<128x4xf32>) -> tensor<128x4xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x4xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128x4xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128x4xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128x4xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128x4xf32>
    return %add : tensor<128x4xf32>
  }
  func.func private @adamVNextF_23(%v: tensor<128x4xf32>, %g: tensor<128x4xf32>) -> tensor<128x4xf32> {
    %constant = stablehlo.constant dense<0.999> : tensor<128x4xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x4xf32>
    %multiply_1 = stablehlo.multiply %g, %g : tensor<128x4xf32>
    %constant_1 = stablehlo.constant dense<0.001> : tensor<128x4xf32>
    %multiply_2 = stablehlo.multiply %multiply_1, %constant_1 : tensor<128x4xf32>
    %add = stablehlo.add %multiply, %multiply_2 : tensor<128x4xf32>
    return %add : tensor<128x4xf32>
  }
  func.func private @lambDirF_23(%theta: tensor<128x4xf32>, %m: tensor<128x4xf32>, %v: tensor<128x4xf32>, %bc1: tensor<f32>, %bc2: tensor<f32>) -> tensor<128x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %bc1, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %divide = stablehlo.divide %m, %broadcast_in_dim : tensor<128x4xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %bc2, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %divide_1 = stablehlo.divide %v, %broadcast_in_dim_1 : tensor<128x4xf32>
    %sqrt = stablehlo.sqrt %divide_1 : tensor<128x4xf32>
    %constant = stablehlo.constant dense<1.0e-06> : tensor<128x4xf32>
    %add = stablehlo.add %sqrt, %constant : tensor<128x4xf32>
    %divide_2 = stablehlo.divide %divide, %add : tensor<128x4xf32>
    %constant_1 = stablehlo.constant dense<0.02> : tensor<128x4xf32>
    %multiply = stablehlo.multiply %theta, %constant_1 : tensor<128x4xf32>
    %add_1 = stablehlo.add %divide_2, %multiply : tensor<128x4xf32>
    return %add_1 : tensor<128x4xf32>
  }
  func.func private @lambScaleF_17(%r: tensor<128x4xf32>, %theta: tensor<128x4xf32>) -> tensor<128x4xf32> {
    %multiply = stablehlo.multiply %theta, %theta : tensor<128x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x4xf32>, tensor<f32>) -> tensor<f32>
    %sqrt = stablehlo.sqrt %reduce : tensor<f32>
    %multiply_1 = stablehlo.multiply %r, %r : tensor<128x4xf32>
    %reduce_1 = stablehlo.reduce(%multiply_1 init: %constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x4xf32>, tensor<f32>) -> tensor<f32>
    %sqrt_1 = stablehlo.sqrt %reduce_1 : tensor<f32>
    %compare = stablehlo.compare GT, %sqrt, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_1 = stablehlo.compare GT, %sqrt_1, %constant : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_1 : tensor<i1>
    %divide = stablehlo.divide %sqrt, %sqrt_1 : tensor<f32>
    %constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %select = stablehlo.select %and, %divide, %constant_1 : tensor<i1>, tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %select, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %multiply_2 = stablehlo.multiply %r, %broadcast_in_dim : tensor<128x4xf32>
    return %multiply_2 : tensor<128x4xf32>
  }
  func.func private @sgdParamF_23(%theta: tensor<128x4xf32>, %g: tensor<128x4xf32>, %lr: tensor<f32>) -> tensor<128x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x4xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x4xf32>
    return %subtract : tensor<128x4xf32>
  }
  func.func private @updateWhenF_23(%new: tensor<128x4xf32>, %old: tensor<128x4xf32>, %when: tensor<f32>) -> tensor<128x4xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %when, dims = [] : (tensor<f32>) -> tensor<128x4xf32>
    %constant = stablehlo.constant dense<0.0> : tensor<128x4xf32>
    %compare = stablehlo.compare GT, %broadcast_in_dim, %constant : (tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi1>
    %select = stablehlo.select %compare, %new, %old : tensor<128x4xi1>, tensor<128x4xf32>
    return %select : tensor<128x4xf32>
  }
  func.func private @allReduceMeanF_26(%x: tensor<f32>) -> tensor<f32> {
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
