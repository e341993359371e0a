module @resnet34_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%images: tensor<256x3x224x224xf32>, %targets: tensor<256x1000xf32>, %stem.conv.weight: tensor<64x3x7x7xf32> {tf.aliasing_output = 0 : i32}, %stem.bn.gamma: tensor<64xf32> {tf.aliasing_output = 1 : i32}, %stem.bn.beta: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %layer1.0.conv1.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 3 : i32}, %layer1.0.bn1.gamma: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %layer1.0.bn1.beta: tensor<64xf32> {tf.aliasing_output = 5 : i32}, %layer1.0.conv2.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 6 : i32}, %layer1.0.bn2.gamma: tensor<64xf32> {tf.aliasing_output = 7 : i32}, %layer1.0.bn2.beta: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %layer1.1.conv1.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 9 : i32}, %layer1.1.bn1.gamma: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %layer1.1.bn1.beta: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %layer1.1.conv2.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 12 : i32}, %layer1.1.bn2.gamma: tensor<64xf32> {tf.aliasing_output = 13 : i32}, %layer1.1.bn2.beta: tensor<64xf32> {tf.aliasing_output = 14 : i32}, %layer1.2.conv1.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 15 : i32}, %layer1.2.bn1.gamma: tensor<64xf32> {tf.aliasing_output = 16 : i32}, %layer1.2.bn1.beta: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %layer1.2.conv2.weight: tensor<64x64x3x3xf32> {tf.aliasing_output = 18 : i32}, %layer1.2.bn2.gamma: tensor<64xf32> {tf.aliasing_output = 19 : i32}, %layer1.2.bn2.beta: tensor<64xf32> {tf.aliasing_output = 20 : i32}, %layer2.0.conv1.weight: tensor<128x64x3x3xf32> {tf.aliasing_output = 21 : i32}, %layer2.0.bn1.gamma: tensor<128xf32> {tf.aliasing_output = 22 : i32}, %layer2.0.bn1.beta: tensor<128xf32> {tf.aliasing_output = 23 : i32}, %layer2.0.conv2.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 24 : i32}, %layer2.0.bn2.gamma: tensor<128xf32> {tf.aliasing_output = 25 : i32}, %layer2.0.bn2.beta: tensor<128xf32> {tf.aliasing_output = 26 : i32}, %layer2.0.down.weight: tensor<128x64x1x1xf32> {tf.aliasing_output = 27 : i32}, %layer2.0.down_bn.gamma: tensor<128xf32> {tf.aliasing_output = 28 : i32}, %layer2.0.down_bn.beta: tensor<128xf32> {tf.aliasing_output = 29 : i32}, %layer2.1.conv1.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 30 : i32}, %layer2.1.bn1.gamma: tensor<128xf32> {tf.aliasing_output = 31 : i32}, %layer2.1.bn1.beta: tensor<128xf32> {tf.aliasing_output = 32 : i32}, %layer2.1.conv2.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 33 : i32}, %layer2.1.bn2.gamma: tensor<128xf32> {tf.aliasing_output = 34 : i32}, %layer2.1.bn2.beta: tensor<128xf32> {tf.aliasing_output = 35 : i32}, %layer2.2.conv1.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 36 : i32}, %layer2.2.bn1.gamma: tensor<128xf32> {tf.aliasing_output = 37 : i32}, %layer2.2.bn1.beta: tensor<128xf32> {tf.aliasing_output = 38 : i32}, %layer2.2.conv2.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 39 : i32}, %layer2.2.bn2.gamma: tensor<128xf32> {tf.aliasing_output = 40 : i32}, %layer2.2.bn2.beta: tensor<128xf32> {tf.aliasing_output = 41 : i32}, %layer2.3.conv1.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 42 : i32}, %layer2.3.bn1.gamma: tensor<128xf32> {tf.aliasing_output = 43 : i32}, %layer2.3.bn1.beta: tensor<128xf32> {tf.aliasing_output = 44 : i32}, %layer2.3.conv2.weight: tensor<128x128x3x3xf32> {tf.aliasing_output = 45 : i32}, %layer2.3.bn2.gamma: tensor<128xf32> {tf.aliasing_output = 46 : i32}, %layer2.3.bn2.beta: tensor<128xf32> {tf.aliasing_output = 47 : i32}, %layer3.0.conv1.weight: tensor<256x128x3x3xf32> {tf.aliasing_output = 48 : i32}, %layer3.0.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 49 : i32}, %layer3.0.bn1.beta: tensor<256xf32> {tf.aliasing_output = 50 : i32}, %layer3.0.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 51 : i32}, %layer3.0.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 52 : i32}, %layer3.0.bn2.beta: tensor<256xf32> {tf.aliasing_output = 53 : i32}, %layer3.0.down.weight: tensor<256x128x1x1xf32> {tf.aliasing_output = 54 : i32}, %layer3.0.down_bn.gamma: tensor<256xf32> {tf.aliasing_output = 55 : i32}, %layer3.0.down_bn.beta: tensor<256xf32> {tf.aliasing_output = 56 : i32}, %layer3.1.conv1.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 57 : i32}, %layer3.1.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 58 : i32}, %layer3.1.bn1.beta: tensor<256xf32> {tf.aliasing_output = 59 : i32}, %layer3.1.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 60 : i32}, %layer3.1.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 61 : i32}, %layer3.1.bn2.beta: tensor<256xf32> {tf.aliasing_output = 62 : i32}, %layer3.2.conv1.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 63 : i32}, %layer3.2.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 64 : i32}, %layer3.2.bn1.beta: tensor<256xf32> {tf.aliasing_output = 65 : i32}, %layer3.2.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 66 : i32}, %layer3.2.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 67 : i32}, %layer3.2.bn2.beta: tensor<256xf32> {tf.aliasing_output = 68 : i32}, %layer3.3.conv1.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 69 : i32}, %layer3.3.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 70 : i32}, %layer3.3.bn1.beta: tensor<256xf32> {tf.aliasing_output = 71 : i32}, %layer3.3.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 72 : i32}, %layer3.3.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 73 : i32}, %layer3.3.bn2.beta: tensor<256xf32> {tf.aliasing_output = 74 : i32}, %layer3.4.conv1.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 75 : i32}, %layer3.4.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 76 : i32}, %layer3.4.bn1.beta: tensor<256xf32> {tf.aliasing_output = 77 : i32}, %layer3.4.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 78 : i32}, %layer3.4.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 79 : i32}, %layer3.4.bn2.beta: tensor<256xf32> {tf.aliasing_output = 80 : i32}, %layer3.5.conv1.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 81 : i32}, %layer3.5.bn1.gamma: tensor<256xf32> {tf.aliasing_output = 82 : i32}, %layer3.5.bn1.beta: tensor<256xf32> {tf.aliasing_output = 83 : i32}, %layer3.5.conv2.weight: tensor<256x256x3x3xf32> {tf.aliasing_output = 84 : i32}, %layer3.5.bn2.gamma: tensor<256xf32> {tf.aliasing_output = 85 : i32}, %layer3.5.bn2.beta: tensor<256xf32> {tf.aliasing_output = 86 : i32}, %layer4.0.conv1.weight: tensor<512x256x3x3xf32> {tf.aliasing_output = 87 : i32}, %layer4.0.bn1.gamma: tensor<512xf32> {tf.aliasing_output = 88 : i32}, %layer4.0.bn1.beta: tensor<512xf32> {tf.aliasing_output = 89 : i32}, %layer4.0.conv2.weight: tensor<512x512x3x3xf32> {tf.aliasing_output = 90 : i32}, %layer4.0.bn2.gamma: tensor<512xf32> {tf.aliasing_output = 91 : i32}, %layer4.0.bn2.beta: tensor<512xf32> {tf.aliasing_output = 92 : i32}, %layer4.0.down.weight: tensor<512x256x1x1xf32> {tf.aliasing_output = 93 : i32}, %layer4.0.down_bn.gamma: tensor<512xf32> {tf.aliasing_output = 94 : i32}, %layer4.0.down_bn.beta: tensor<512xf32> {tf.aliasing_output = 95 : i32}, %layer4.1.conv1.weight: tensor<512x512x3x3xf32> {tf.aliasing_output = 96 : i32}, %layer4.1.bn1.gamma: tensor<512xf32> {tf.aliasing_output = 97 : i32}, %layer4.1.bn1.beta: tensor<512xf32> {tf.aliasing_output = 98 : i32}, %layer4.1.conv2.weight: tensor<512x512x3x3xf32> {tf.aliasing_output = 99 : i32}, %layer4.1.bn2.gamma: tensor<512xf32> {tf.aliasing_output = 100 : i32}, %layer4.1.bn2.beta: tensor<512xf32> {tf.aliasing_output = 101 : i32}, %layer4.2.conv1.weight: tensor<512x512x3x3xf32> {tf.aliasing_output = 102 : i32}, %layer4.2.bn1.gamma: tensor<512xf32> {tf.aliasing_output = 103 : i32}, %layer4.2.bn1.beta: tensor<512xf32> {tf.aliasing_output = 104 : i32}, %layer4.2.conv2.weight: tensor<512x512x3x3xf32> {tf.aliasing_output = 105 : i32}, %layer4.2.bn2.gamma: tensor<512xf32> {tf.aliasing_output = 106 : i32}, %layer4.2.bn2.beta: tensor<512xf32> {tf.aliasing_output = 107 : i32}, %head.weight: tensor<512x1000xf32> {tf.aliasing_output = 108 : i32}, %head.bias: tensor<1000xf32> {tf.aliasing_output = 109 : i32}, %stem.conv.weight.velocity: tensor<64x3x7x7xf32> {tf.aliasing_output = 110 : i32}, %stem.bn.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 111 : i32}, %stem.bn.beta.velocity: tensor<64xf32> {tf.aliasing_output = 112 : i32}, %layer1.0.conv1.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 113 : i32}, %layer1.0.bn1.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 114 : i32}, %layer1.0.bn1.beta.velocity: tensor<64xf32> {tf.aliasing_output = 115 : i32}, %layer1.0.conv2.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 116 : i32}, %layer1.0.bn2.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 117 : i32}, %layer1.0.bn2.beta.velocity: tensor<64xf32> {tf.aliasing_output = 118 : i32}, %layer1.1.conv1.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 119 : i32}, %layer1.1.bn1.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 120 : i32}, %layer1.1.bn1.beta.velocity: tensor<64xf32> {tf.aliasing_output = 121 : i32}, %layer1.1.conv2.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 122 : i32}, %layer1.1.bn2.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 123 : i32}, %layer1.1.bn2.beta.velocity: tensor<64xf32> {tf.aliasing_output = 124 : i32}, %layer1.2.conv1.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 125 : i32}, %layer1.2.bn1.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 126 : i32}, %layer1.2.bn1.beta.velocity: tensor<64xf32> {tf.aliasing_output = 127 : i32}, %layer1.2.conv2.weight.velocity: tensor<64x64x3x3xf32> {tf.aliasing_output = 128 : i32}, %layer1.2.bn2.gamma.velocity: tensor<64xf32> {tf.aliasing_output = 129 : i32}, %layer1.2.bn2.beta.velocity: tensor<64xf32> {tf.aliasing_output = 130 : i32}, %layer2.0.conv1.weight.velocity: tensor<128x64x3x3xf32> {tf.aliasing_output = 131 : i32}, %layer2.0.bn1.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 132 : i32}, %layer2.0.bn1.beta.velocity: tensor<128xf32> {tf.aliasing_output = 133 : i32}, %layer2.0.conv2.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 134 : i32}, %layer2.0.bn2.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 135 : i32}, %layer2.0.bn2.beta.velocity: tensor<128xf32> {tf.aliasing_output = 136 : i32}, %layer2.0.down.weight.velocity: tensor<128x64x1x1xf32> {tf.aliasing_output = 137 : i32}, %layer2.0.down_bn.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 138 : i32}, %layer2.0.down_bn.beta.velocity: tensor<128xf32> {tf.aliasing_output = 139 : i32}, %layer2.1.conv1.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 140 : i32}, %layer2.1.bn1.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 141 : i32}, %layer2.1.bn1.beta.velocity: tensor<128xf32> {tf.aliasing_output = 142 : i32}, %layer2.1.conv2.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 143 : i32}, %layer2.1.bn2.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 144 : i32}, %layer2.1.bn2.beta.velocity: tensor<128xf32> {tf.aliasing_output = 145 : i32}, %layer2.2.conv1.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 146 : i32}, %layer2.2.bn1.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 147 : i32}, %layer2.2.bn1.beta.velocity: tensor<128xf32> {tf.aliasing_output = 148 : i32}, %layer2.2.conv2.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 149 : i32}, %layer2.2.bn2.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 150 : i32}, %layer2.2.bn2.beta.velocity: tensor<128xf32> {tf.aliasing_output = 151 : i32}, %layer2.3.conv1.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 152 : i32}, %layer2.3.bn1.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 153 : i32}, %layer2.3.bn1.beta.velocity: tensor<128xf32> {tf.aliasing_output = 154 : i32}, %layer2.3.conv2.weight.velocity: tensor<128x128x3x3xf32> {tf.aliasing_output = 155 : i32}, %layer2.3.bn2.gamma.velocity: tensor<128xf32> {tf.aliasing_output = 156 : i32}, %layer2.3.bn2.beta.velocity: tensor<128xf32> {tf.aliasing_output = 157 : i32}, %layer3.0.conv1.weight.velocity: tensor<256x128x3x3xf32> {tf.aliasing_output = 158 : i32}, %layer3.0.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 159 : i32}, %layer3.0.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 160 : i32}, %layer3.0.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 161 : i32}, %layer3.0.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 162 : i32}, %layer3.0.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 163 : i32}, %layer3.0.down.weight.velocity: tensor<256x128x1x1xf32> {tf.aliasing_output = 164 : i32}, %layer3.0.down_bn.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 165 : i32}, %layer3.0.down_bn.beta.velocity: tensor<256xf32> {tf.aliasing_output = 166 : i32}, %layer3.1.conv1.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 167 : i32}, %layer3.1.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 168 : i32}, %layer3.1.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 169 : i32}, %layer3.1.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 170 : i32}, %layer3.1.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 171 : i32}, %layer3.1.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 172 : i32}, %layer3.2.conv1.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 173 : i32}, %layer3.2.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 174 : i32}, %layer3.2.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 175 : i32}, %layer3.2.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 176 : i32}, %layer3.2.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 177 : i32}, %layer3.2.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 178 : i32}, %layer3.3.conv1.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 179 : i32}, %layer3.3.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 180 : i32}, %layer3.3.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 181 : i32}, %layer3.3.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 182 : i32}, %layer3.3.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 183 : i32}, %layer3.3.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 184 : i32}, %layer3.4.conv1.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 185 : i32}, %layer3.4.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 186 : i32}, %layer3.4.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 187 : i32}, %layer3.4.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 188 : i32}, %layer3.4.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 189 : i32}, %layer3.4.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 190 : i32}, %layer3.5.conv1.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 191 : i32}, %layer3.5.bn1.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 192 : i32}, %layer3.5.bn1.beta.velocity: tensor<256xf32> {tf.aliasing_output = 193 : i32}, %layer3.5.conv2.weight.velocity: tensor<256x256x3x3xf32> {tf.aliasing_output = 194 : i32}, %layer3.5.bn2.gamma.velocity: tensor<256xf32> {tf.aliasing_output = 195 : i32}, %layer3.5.bn2.beta.velocity: tensor<256xf32> {tf.aliasing_output = 196 : i32}, %layer4.0.conv1.weight.velocity: tensor<512x256x3x3xf32> {tf.aliasing_output = 197 : i32}, %layer4.0.bn1.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 198 : i32}, %layer4.0.bn1.beta.velocity: tensor<512xf32> {tf.aliasing_output = 199 : i32}, %layer4.0.conv2.weight.velocity: tensor<512x512x3x3xf32> {tf.aliasing_output = 200 : i32}, %layer4.0.bn2.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 201 : i32}, %layer4.0.bn2.beta.velocity: tensor<512xf32> {tf.aliasing_output = 202 : i32}, %layer4.0.down.weight.velocity: tensor<512x256x1x1xf32> {tf.aliasing_output = 203 : i32}, %layer4.0.down_bn.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 204 : i32}, %layer4.0.down_bn.beta.velocity: tensor<512xf32> {tf.aliasing_output = 205 : i32}, %layer4.1.conv1.weight.velocity: tensor<512x512x3x3xf32> {tf.aliasing_output = 206 : i32}, %layer4.1.bn1.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 207 : i32}, %layer4.1.bn1.beta.velocity: tensor<512xf32> {tf.aliasing_output = 208 : i32}, %layer4.1.conv2.weight.velocity: tensor<512x512x3x3xf32> {tf.aliasing_output = 209 : i32}, %layer4.1.bn2.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 210 : i32}, %layer4.1.bn2.beta.velocity: tensor<512xf32> {tf.aliasing_output = 211 : i32}, %layer4.2.conv1.weight.velocity: tensor<512x512x3x3xf32> {tf.aliasing_output = 212 : i32}, %layer4.2.bn1.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 213 : i32}, %layer4.2.bn1.beta.velocity: tensor<512xf32> {tf.aliasing_output = 214 : i32}, %layer4.2.conv2.weight.velocity: tensor<512x512x3x3xf32> {tf.aliasing_output = 215 : i32}, %layer4.2.bn2.gamma.velocity: tensor<512xf32> {tf.aliasing_output = 216 : i32}, %layer4.2.bn2.beta.velocity: tensor<512xf32> {tf.aliasing_output = 217 : i32}, %head.weight.velocity: tensor<512x1000xf32> {tf.aliasing_output = 218 : i32}, %head.bias.velocity: tensor<1000xf32> {tf.aliasing_output = 219 : i32}, %lr: tensor<f32>, %stem.bn.running_mean: tensor<64xf32> {tf.aliasing_output = 220 : i32}, %stem.bn.running_var: tensor<64xf32> {tf.aliasing_output = 221 : i32}, %layer1.0.bn1.running_mean: tensor<64xf32> {tf.aliasing_output = 222 : i32}, %layer1.0.bn1.running_var: tensor<64xf32> {tf.aliasing_output = 223 : i32}, %layer1.0.bn2.running_mean: tensor<64xf32> {tf.aliasing_output = 224 : i32}, %layer1.0.bn2.running_var: tensor<64xf32> {tf.aliasing_output = 225 : i32}, %layer1.1.bn1.running_mean: tensor<64xf32> {tf.aliasing_output = 226 : i32}, %layer1.1.bn1.running_var: tensor<64xf32> {tf.aliasing_output = 227 : i32}, %layer1.1.bn2.running_mean: tensor<64xf32> {tf.aliasing_output = 228 : i32}, %layer1.1.bn2.running_var: tensor<64xf32> {tf.aliasing_output = 229 : i32}, %layer1.2.bn1.running_mean: tensor<64xf32> {tf.aliasing_output = 230 : i32}, %layer1.2.bn1.running_var: tensor<64xf32> {tf.aliasing_output = 231 : i32}, %layer1.2.bn2.running_mean: tensor<64xf32> {tf.aliasing_output = 232 : i32}, %layer1.2.bn2.running_var: tensor<64xf32> {tf.aliasing_output = 233 : i32}, %layer2.0.bn1.running_mean: tensor<128xf32> {tf.aliasing_output = 234 : i32}, %layer2.0.bn1.running_var: tensor<128xf32> {tf.aliasing_output = 235 : i32}, %layer2.0.bn2.running_mean: tensor<128xf32> {tf.aliasing_output = 236 : i32}, %layer2.0.bn2.running_var: tensor<128xf32> {tf.aliasing_output = 237 : i32}, %layer2.0.down_bn.running_mean: tensor<128xf32> {tf.aliasing_output = 238 : i32}, %layer2.0.down_bn.running_var: tensor<128xf32> {tf.aliasing_output = 239 : i32}, %layer2.1.bn1.running_mean: tensor<128xf32> {tf.aliasing_output = 240 : i32}, %layer2.1.bn1.running_var: tensor<128xf32> {tf.aliasing_output = 241 : i32}, %layer2.1.bn2.running_mean: tensor<128xf32> {tf.aliasing_output = 242 : i32}, %layer2.1.bn2.running_var: tensor<128xf32> {tf.aliasing_output = 243 : i32}, %layer2.2.bn1.running_mean: tensor<128xf32> {tf.aliasing_output = 244 : i32}, %layer2.2.bn1.running_var: tensor<128xf32> {tf.aliasing_output = 245 : i32}, %layer2.2.bn2.running_mean: tensor<128xf32> {tf.aliasing_output = 246 : i32}, %layer2.2.bn2.running_var: tensor<128xf32> {tf.aliasing_output = 247 : i32}, %layer2.3.bn1.running_mean: tensor<128xf32> {tf.aliasing_output = 248 : i32}, %layer2.3.bn1.running_var: tensor<128xf32> {tf.aliasing_output = 249 : i32}, %layer2.3.bn2.running_mean: tensor<128xf32> {tf.aliasing_output = 250 : i32}, %layer2.3.bn2.running_var: tensor<128xf32> {tf.aliasing_output = 251 : i32}, %layer3.0.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 252 : i32}, %layer3.0.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 253 : i32}, %layer3.0.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 254 : i32}, %layer3.0.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 255 : i32}, %layer3.0.down_bn.running_mean: tensor<256xf32> {tf.aliasing_output = 256 : i32}, %layer3.0.down_bn.running_var: tensor<256xf32> {tf.aliasing_output = 257 : i32}, %layer3.1.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 258 : i32}, %layer3.1.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 259 : i32}, %layer3.1.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 260 : i32}, %layer3.1.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 261 : i32}, %layer3.2.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 262 : i32}, %layer3.2.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 263 : i32}, %layer3.2.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 264 : i32}, %layer3.2.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 265 : i32}, %layer3.3.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 266 : i32}, %layer3.3.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 267 : i32}, %layer3.3.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 268 : i32}, %layer3.3.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 269 : i32}, %layer3.4.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 270 : i32}, %layer3.4.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 271 : i32}, %layer3.4.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 272 : i32}, %layer3.4.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 273 : i32}, %layer3.5.bn1.running_mean: tensor<256xf32> {tf.aliasing_output = 274 : i32}, %layer3.5.bn1.running_var: tensor<256xf32> {tf.aliasing_output = 275 : i32}, %layer3.5.bn2.running_mean: tensor<256xf32> {tf.aliasing_output = 276 : i32}, %layer3.5.bn2.running_var: tensor<256xf32> {tf.aliasing_output = 277 : i32}, %layer4.0.bn1.running_mean: tensor<512xf32> {tf.aliasing_output = 278 : i32}, %layer4.0.bn1.running_var: tensor<512xf32> {tf.aliasing_output = 279 : i32}, %layer4.0.bn2.running_mean: tensor<512xf32> {tf.aliasing_output = 280 : i32}, %layer4.0.bn2.running_var: tensor<512xf32> {tf.aliasing_output = 281 : i32}, %layer4.0.down_bn.running_mean: tensor<512xf32> {tf.aliasing_output = 282 : i32}, %layer4.0.down_bn.running_var: tensor<512xf32> {tf.aliasing_output = 283 : i32}, %layer4.1.bn1.running_mean: tensor<512xf32> {tf.aliasing_output = 284 : i32}, %layer4.1.bn1.running_var: tensor<512xf32> {tf.aliasing_output = 285 : i32}, %layer4.1.bn2.running_mean: tensor<512xf32> {tf.aliasing_output = 286 : i32}, %layer4.1.bn2.running_var: tensor<512xf32> {tf.aliasing_output = 287 : i32}, %layer4.2.bn1.running_mean: tensor<512xf32> {tf.aliasing_output = 288 : i32}, %layer4.2.bn1.running_var: tensor<512xf32> {tf.aliasing_output = 289 : i32}, %layer4.2.bn2.running_mean: tensor<512xf32> {tf.aliasing_output = 290 : i32}, %layer4.2.bn2.running_var: tensor<512xf32> {tf.aliasing_output = 291 : i32}) -> (tensor<64x3x7x7xf32> {jax.result_info = "stem.conv.weight"}, tensor<64xf32> {jax.result_info = "stem.bn.gamma"}, tensor<64xf32> {jax.result_info = "stem.bn.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.0.conv1.weight"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.gamma"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.0.conv2.weight"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.gamma"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.1.conv1.weight"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.gamma"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.1.conv2.weight"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.gamma"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.2.conv1.weight"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.gamma"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.beta"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.2.conv2.weight"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.gamma"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.beta"}, tensor<128x64x3x3xf32> {jax.result_info = "layer2.0.conv1.weight"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.gamma"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.0.conv2.weight"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.gamma"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.beta"}, tensor<128x64x1x1xf32> {jax.result_info = "layer2.0.down.weight"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.gamma"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.1.conv1.weight"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.gamma"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.1.conv2.weight"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.gamma"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.2.conv1.weight"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.gamma"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.2.conv2.weight"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.gamma"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.3.conv1.weight"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.gamma"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.beta"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.3.conv2.weight"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.gamma"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.beta"}, tensor<256x128x3x3xf32> {jax.result_info = "layer3.0.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.0.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.beta"}, tensor<256x128x1x1xf32> {jax.result_info = "layer3.0.down.weight"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.gamma"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.1.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.1.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.2.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.2.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.3.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.3.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.4.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.4.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.5.conv1.weight"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.gamma"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.beta"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.5.conv2.weight"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.gamma"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.beta"}, tensor<512x256x3x3xf32> {jax.result_info = "layer4.0.conv1.weight"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.gamma"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.beta"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.0.conv2.weight"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.gamma"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.beta"}, tensor<512x256x1x1xf32> {jax.result_info = "layer4.0.down.weight"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.gamma"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.beta"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.1.conv1.weight"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.gamma"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.beta"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.1.conv2.weight"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.gamma"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.beta"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.2.conv1.weight"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.gamma"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.beta"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.2.conv2.weight"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.gamma"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.beta"}, tensor<512x1000xf32> {jax.result_info = "head.weight"}, tensor<1000xf32> {jax.result_info = "head.bias"}, tensor<64x3x7x7xf32> {jax.result_info = "stem.conv.weight.velocity"}, tensor<64xf32> {jax.result_info = "stem.bn.gamma.velocity"}, tensor<64xf32> {jax.result_info = "stem.bn.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.0.conv1.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.0.conv2.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.1.conv1.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.1.conv2.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.2.conv1.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.beta.velocity"}, tensor<64x64x3x3xf32> {jax.result_info = "layer1.2.conv2.weight.velocity"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.gamma.velocity"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.beta.velocity"}, tensor<128x64x3x3xf32> {jax.result_info = "layer2.0.conv1.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.0.conv2.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.beta.velocity"}, tensor<128x64x1x1xf32> {jax.result_info = "layer2.0.down.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.1.conv1.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.1.conv2.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.2.conv1.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.2.conv2.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.3.conv1.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.beta.velocity"}, tensor<128x128x3x3xf32> {jax.result_info = "layer2.3.conv2.weight.velocity"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.gamma.velocity"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.beta.velocity"}, tensor<256x128x3x3xf32> {jax.result_info = "layer3.0.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.0.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.beta.velocity"}, tensor<256x128x1x1xf32> {jax.result_info = "layer3.0.down.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.1.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.1.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.2.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.2.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.3.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.3.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.4.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.4.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.5.conv1.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.beta.velocity"}, tensor<256x256x3x3xf32> {jax.result_info = "layer3.5.conv2.weight.velocity"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.gamma.velocity"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.beta.velocity"}, tensor<512x256x3x3xf32> {jax.result_info = "layer4.0.conv1.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.beta.velocity"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.0.conv2.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.beta.velocity"}, tensor<512x256x1x1xf32> {jax.result_info = "layer4.0.down.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.beta.velocity"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.1.conv1.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.beta.velocity"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.1.conv2.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.beta.velocity"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.2.conv1.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.beta.velocity"}, tensor<512x512x3x3xf32> {jax.result_info = "layer4.2.conv2.weight.velocity"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.gamma.velocity"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.beta.velocity"}, tensor<512x1000xf32> {jax.result_info = "head.weight.velocity"}, tensor<1000xf32> {jax.result_info = "head.bias.velocity"}, tensor<64xf32> {jax.result_info = "stem.bn.running_mean"}, tensor<64xf32> {jax.result_info = "stem.bn.running_var"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.running_var"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.running_var"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.running_var"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.running_var"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.running_var"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.running_mean"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.running_var"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.running_var"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.running_var"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.running_var"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.running_var"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.running_var"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.running_var"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.running_var"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.running_var"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.running_mean"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.running_var"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.running_var"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.running_var"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.running_mean"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.running_var"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.running_var"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.running_var"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.running_var"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.running_var"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.running_var"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.running_var"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.running_mean"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.running_var"}, tensor<f32> {jax.result_info = "loss"}, tensor<64xf32> {jax.result_info = "stem.bn.batch_mean"}, tensor<64xf32> {jax.result_info = "stem.bn.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.0.bn1.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.0.bn2.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.1.bn1.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.1.bn2.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.2.bn1.batch_var"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.batch_mean"}, tensor<64xf32> {jax.result_info = "layer1.2.bn2.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.bn1.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.bn2.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.0.down_bn.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.1.bn1.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.1.bn2.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.2.bn1.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.2.bn2.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.3.bn1.batch_var"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.batch_mean"}, tensor<128xf32> {jax.result_info = "layer2.3.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.0.down_bn.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.1.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.1.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.2.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.2.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.3.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.3.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.4.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.4.bn2.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.5.bn1.batch_var"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.batch_mean"}, tensor<256xf32> {jax.result_info = "layer3.5.bn2.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.bn1.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.bn2.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.0.down_bn.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.1.bn1.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.1.bn2.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.2.bn1.batch_var"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.batch_mean"}, tensor<512xf32> {jax.result_info = "layer4.2.bn2.batch_var"}) {
    %stem.conv.convF = stablehlo.composite "shlo.convF" %images, %stem.conv.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF} : (tensor<256x3x224x224xf32>, tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32>
    %stem.bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %stem.conv.convF {decomposition = @bnBatchMeanB} : (tensor<256x64x112x112xf32>) -> tensor<64xf32>
    %stem.bn.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %stem.conv.convF {decomposition = @bnBatchVarB} : (tensor<256x64x112x112xf32>) -> tensor<64xf32>
    %stem.bn.bnBatchF = stablehlo.composite "shlo.bnBatchF" %stem.conv.convF, %stem.bn.gamma, %stem.bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF} : (tensor<256x64x112x112xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %stem.relu = stablehlo.composite "shlo.relu" %stem.bn.bnBatchF {decomposition = @relu} : (tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32>
    %stem.maxPool3s2F = stablehlo.composite "shlo.maxPool3s2F" %stem.relu {decomposition = @maxPool3s2F} : (tensor<256x64x112x112xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.conv1.convF = stablehlo.composite "shlo.convF" %stem.maxPool3s2F, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv1.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.0.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.0.conv1.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.0.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.0.conv1.convF, %layer1.0.bn1.gamma, %layer1.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.relu = stablehlo.composite "shlo.relu" %layer1.0.bn1.bnBatchF {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.conv2.convF = stablehlo.composite "shlo.convF" %layer1.0.relu, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.0.conv2.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.0.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.0.conv2.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.0.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.0.conv2.convF, %layer1.0.bn2.gamma, %layer1.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.addVB = stablehlo.composite "shlo.addVB" %layer1.0.bn2.bnBatchF, %stem.maxPool3s2F {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.0.relu_1 = stablehlo.composite "shlo.relu" %layer1.0.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.conv1.convF = stablehlo.composite "shlo.convF" %layer1.0.relu_1, %layer1.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.1.conv1.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.1.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.1.conv1.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.1.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.1.conv1.convF, %layer1.1.bn1.gamma, %layer1.1.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.relu = stablehlo.composite "shlo.relu" %layer1.1.bn1.bnBatchF {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.conv2.convF = stablehlo.composite "shlo.convF" %layer1.1.relu, %layer1.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.1.conv2.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.1.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.1.conv2.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.1.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.1.conv2.convF, %layer1.1.bn2.gamma, %layer1.1.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.addVB = stablehlo.composite "shlo.addVB" %layer1.1.bn2.bnBatchF, %layer1.0.relu_1 {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.1.relu_1 = stablehlo.composite "shlo.relu" %layer1.1.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.conv1.convF = stablehlo.composite "shlo.convF" %layer1.1.relu_1, %layer1.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.2.conv1.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.2.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.2.conv1.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.2.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.2.conv1.convF, %layer1.2.bn1.gamma, %layer1.2.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.relu = stablehlo.composite "shlo.relu" %layer1.2.bn1.bnBatchF {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.conv2.convF = stablehlo.composite "shlo.convF" %layer1.2.relu, %layer1.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_1} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer1.2.conv2.convF {decomposition = @bnBatchMeanB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.2.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer1.2.conv2.convF {decomposition = @bnBatchVarB_1} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %layer1.2.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer1.2.conv2.convF, %layer1.2.bn2.gamma, %layer1.2.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_1} : (tensor<256x64x56x56xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.addVB = stablehlo.composite "shlo.addVB" %layer1.2.bn2.bnBatchF, %layer1.1.relu_1 {decomposition = @addVB} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer1.2.relu_1 = stablehlo.composite "shlo.relu" %layer1.2.addVB {decomposition = @relu_1} : (tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %layer2.0.conv1.convF = stablehlo.composite "shlo.convF" %layer1.2.relu_1, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_2} : (tensor<256x64x56x56xf32>, tensor<128x64x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv1.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.0.conv1.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.0.conv1.convF, %layer2.0.bn1.gamma, %layer2.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.relu = stablehlo.composite "shlo.relu" %layer2.0.bn1.bnBatchF {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.conv2.convF = stablehlo.composite "shlo.convF" %layer2.0.relu, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.conv2.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.0.conv2.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.0.conv2.convF, %layer2.0.bn2.gamma, %layer2.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.down.convF = stablehlo.composite "shlo.convF" %layer1.2.relu_1, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_4} : (tensor<256x64x56x56xf32>, tensor<128x64x1x1xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.0.down.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.0.down.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.0.down.convF, %layer2.0.down_bn.gamma, %layer2.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.addVB = stablehlo.composite "shlo.addVB" %layer2.0.bn2.bnBatchF, %layer2.0.down_bn.bnBatchF {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.0.relu_1 = stablehlo.composite "shlo.relu" %layer2.0.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.conv1.convF = stablehlo.composite "shlo.convF" %layer2.0.relu_1, %layer2.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.1.conv1.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.1.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.1.conv1.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.1.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.1.conv1.convF, %layer2.1.bn1.gamma, %layer2.1.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.relu = stablehlo.composite "shlo.relu" %layer2.1.bn1.bnBatchF {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.conv2.convF = stablehlo.composite "shlo.convF" %layer2.1.relu, %layer2.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.1.conv2.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.1.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.1.conv2.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.1.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.1.conv2.convF, %layer2.1.bn2.gamma, %layer2.1.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.addVB = stablehlo.composite "shlo.addVB" %layer2.1.bn2.bnBatchF, %layer2.0.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.1.relu_1 = stablehlo.composite "shlo.relu" %layer2.1.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.conv1.convF = stablehlo.composite "shlo.convF" %layer2.1.relu_1, %layer2.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.2.conv1.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.2.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.2.conv1.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.2.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.2.conv1.convF, %layer2.2.bn1.gamma, %layer2.2.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.relu = stablehlo.composite "shlo.relu" %layer2.2.bn1.bnBatchF {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.conv2.convF = stablehlo.composite "shlo.convF" %layer2.2.relu, %layer2.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.2.conv2.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.2.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.2.conv2.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.2.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.2.conv2.convF, %layer2.2.bn2.gamma, %layer2.2.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.addVB = stablehlo.composite "shlo.addVB" %layer2.2.bn2.bnBatchF, %layer2.1.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.2.relu_1 = stablehlo.composite "shlo.relu" %layer2.2.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.conv1.convF = stablehlo.composite "shlo.convF" %layer2.2.relu_1, %layer2.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.3.conv1.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.3.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.3.conv1.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.3.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.3.conv1.convF, %layer2.3.bn1.gamma, %layer2.3.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.relu = stablehlo.composite "shlo.relu" %layer2.3.bn1.bnBatchF {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.conv2.convF = stablehlo.composite "shlo.convF" %layer2.3.relu, %layer2.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_3} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer2.3.conv2.convF {decomposition = @bnBatchMeanB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.3.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer2.3.conv2.convF {decomposition = @bnBatchVarB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %layer2.3.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer2.3.conv2.convF, %layer2.3.bn2.gamma, %layer2.3.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_2} : (tensor<256x128x28x28xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.addVB = stablehlo.composite "shlo.addVB" %layer2.3.bn2.bnBatchF, %layer2.2.relu_1 {decomposition = @addVB_1} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer2.3.relu_1 = stablehlo.composite "shlo.relu" %layer2.3.addVB {decomposition = @relu_2} : (tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %layer3.0.conv1.convF = stablehlo.composite "shlo.convF" %layer2.3.relu_1, %layer3.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_5} : (tensor<256x128x28x28xf32>, tensor<256x128x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.0.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.0.conv1.convF, %layer3.0.bn1.gamma, %layer3.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.relu = stablehlo.composite "shlo.relu" %layer3.0.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.conv2.convF = stablehlo.composite "shlo.convF" %layer3.0.relu, %layer3.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.0.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.0.conv2.convF, %layer3.0.bn2.gamma, %layer3.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.down.convF = stablehlo.composite "shlo.convF" %layer2.3.relu_1, %layer3.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_7} : (tensor<256x128x28x28xf32>, tensor<256x128x1x1xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.0.down.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.0.down.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.0.down.convF, %layer3.0.down_bn.gamma, %layer3.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.addVB = stablehlo.composite "shlo.addVB" %layer3.0.bn2.bnBatchF, %layer3.0.down_bn.bnBatchF {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.0.relu_1 = stablehlo.composite "shlo.relu" %layer3.0.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.conv1.convF = stablehlo.composite "shlo.convF" %layer3.0.relu_1, %layer3.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.1.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.1.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.1.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.1.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.1.conv1.convF, %layer3.1.bn1.gamma, %layer3.1.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.relu = stablehlo.composite "shlo.relu" %layer3.1.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.conv2.convF = stablehlo.composite "shlo.convF" %layer3.1.relu, %layer3.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.1.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.1.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.1.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.1.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.1.conv2.convF, %layer3.1.bn2.gamma, %layer3.1.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.addVB = stablehlo.composite "shlo.addVB" %layer3.1.bn2.bnBatchF, %layer3.0.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.1.relu_1 = stablehlo.composite "shlo.relu" %layer3.1.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.conv1.convF = stablehlo.composite "shlo.convF" %layer3.1.relu_1, %layer3.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.2.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.2.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.2.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.2.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.2.conv1.convF, %layer3.2.bn1.gamma, %layer3.2.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.relu = stablehlo.composite "shlo.relu" %layer3.2.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.conv2.convF = stablehlo.composite "shlo.convF" %layer3.2.relu, %layer3.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.2.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.2.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.2.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.2.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.2.conv2.convF, %layer3.2.bn2.gamma, %layer3.2.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.addVB = stablehlo.composite "shlo.addVB" %layer3.2.bn2.bnBatchF, %layer3.1.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.2.relu_1 = stablehlo.composite "shlo.relu" %layer3.2.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.conv1.convF = stablehlo.composite "shlo.convF" %layer3.2.relu_1, %layer3.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.3.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.3.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.3.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.3.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.3.conv1.convF, %layer3.3.bn1.gamma, %layer3.3.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.relu = stablehlo.composite "shlo.relu" %layer3.3.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.conv2.convF = stablehlo.composite "shlo.convF" %layer3.3.relu, %layer3.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.3.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.3.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.3.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.3.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.3.conv2.convF, %layer3.3.bn2.gamma, %layer3.3.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.addVB = stablehlo.composite "shlo.addVB" %layer3.3.bn2.bnBatchF, %layer3.2.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.3.relu_1 = stablehlo.composite "shlo.relu" %layer3.3.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.conv1.convF = stablehlo.composite "shlo.convF" %layer3.3.relu_1, %layer3.4.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.4.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.4.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.4.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.4.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.4.conv1.convF, %layer3.4.bn1.gamma, %layer3.4.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.relu = stablehlo.composite "shlo.relu" %layer3.4.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.conv2.convF = stablehlo.composite "shlo.convF" %layer3.4.relu, %layer3.4.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.4.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.4.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.4.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.4.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.4.conv2.convF, %layer3.4.bn2.gamma, %layer3.4.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.addVB = stablehlo.composite "shlo.addVB" %layer3.4.bn2.bnBatchF, %layer3.3.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.4.relu_1 = stablehlo.composite "shlo.relu" %layer3.4.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.conv1.convF = stablehlo.composite "shlo.convF" %layer3.4.relu_1, %layer3.5.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.5.conv1.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.5.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.5.conv1.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.5.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.5.conv1.convF, %layer3.5.bn1.gamma, %layer3.5.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.relu = stablehlo.composite "shlo.relu" %layer3.5.bn1.bnBatchF {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.conv2.convF = stablehlo.composite "shlo.convF" %layer3.5.relu, %layer3.5.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_6} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer3.5.conv2.convF {decomposition = @bnBatchMeanB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.5.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer3.5.conv2.convF {decomposition = @bnBatchVarB_3} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %layer3.5.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer3.5.conv2.convF, %layer3.5.bn2.gamma, %layer3.5.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_3} : (tensor<256x256x14x14xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.addVB = stablehlo.composite "shlo.addVB" %layer3.5.bn2.bnBatchF, %layer3.4.relu_1 {decomposition = @addVB_2} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer3.5.relu_1 = stablehlo.composite "shlo.relu" %layer3.5.addVB {decomposition = @relu_3} : (tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %layer4.0.conv1.convF = stablehlo.composite "shlo.convF" %layer3.5.relu_1, %layer4.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_8} : (tensor<256x256x14x14xf32>, tensor<512x256x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.conv1.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.0.conv1.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.0.conv1.convF, %layer4.0.bn1.gamma, %layer4.0.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.relu = stablehlo.composite "shlo.relu" %layer4.0.bn1.bnBatchF {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.conv2.convF = stablehlo.composite "shlo.convF" %layer4.0.relu, %layer4.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.conv2.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.0.conv2.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.0.conv2.convF, %layer4.0.bn2.gamma, %layer4.0.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.down.convF = stablehlo.composite "shlo.convF" %layer3.5.relu_1, %layer4.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convF_10} : (tensor<256x256x14x14xf32>, tensor<512x256x1x1xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.down_bn.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.0.down.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.0.down.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.0.down.convF, %layer4.0.down_bn.gamma, %layer4.0.down_bn.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.addVB = stablehlo.composite "shlo.addVB" %layer4.0.bn2.bnBatchF, %layer4.0.down_bn.bnBatchF {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.0.relu_1 = stablehlo.composite "shlo.relu" %layer4.0.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.conv1.convF = stablehlo.composite "shlo.convF" %layer4.0.relu_1, %layer4.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.1.conv1.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.1.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.1.conv1.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.1.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.1.conv1.convF, %layer4.1.bn1.gamma, %layer4.1.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.relu = stablehlo.composite "shlo.relu" %layer4.1.bn1.bnBatchF {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.conv2.convF = stablehlo.composite "shlo.convF" %layer4.1.relu, %layer4.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.1.conv2.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.1.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.1.conv2.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.1.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.1.conv2.convF, %layer4.1.bn2.gamma, %layer4.1.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.addVB = stablehlo.composite "shlo.addVB" %layer4.1.bn2.bnBatchF, %layer4.0.relu_1 {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.1.relu_1 = stablehlo.composite "shlo.relu" %layer4.1.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.conv1.convF = stablehlo.composite "shlo.convF" %layer4.1.relu_1, %layer4.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.bn1.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.2.conv1.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.2.bn1.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.2.conv1.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.2.bn1.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.2.conv1.convF, %layer4.2.bn1.gamma, %layer4.2.bn1.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.relu = stablehlo.composite "shlo.relu" %layer4.2.bn1.bnBatchF {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.conv2.convF = stablehlo.composite "shlo.convF" %layer4.2.relu, %layer4.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convF_9} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.bn2.bnBatchMeanB = stablehlo.composite "shlo.bnBatchMeanB" %layer4.2.conv2.convF {decomposition = @bnBatchMeanB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.2.bn2.bnBatchVarB = stablehlo.composite "shlo.bnBatchVarB" %layer4.2.conv2.convF {decomposition = @bnBatchVarB_4} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %layer4.2.bn2.bnBatchF = stablehlo.composite "shlo.bnBatchF" %layer4.2.conv2.convF, %layer4.2.bn2.gamma, %layer4.2.bn2.beta {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchF_4} : (tensor<256x512x7x7xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.addVB = stablehlo.composite "shlo.addVB" %layer4.2.bn2.bnBatchF, %layer4.1.relu_1 {decomposition = @addVB_3} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %layer4.2.relu_1 = stablehlo.composite "shlo.relu" %layer4.2.addVB {decomposition = @relu_4} : (tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %gap = stablehlo.composite "shlo.gap" %layer4.2.relu_1 {decomposition = @gap} : (tensor<256x512x7x7xf32>) -> tensor<256x512xf32>
    %head.dense = stablehlo.composite "shlo.dense" %gap, %head.weight, %head.bias {decomposition = @dense} : (tensor<256x512xf32>, tensor<512x1000xf32>, tensor<1000xf32>) -> tensor<256x1000xf32>
    %loss.smoothedCeLoss = stablehlo.composite "shlo.smoothedCeLoss" %head.dense, %targets {composite_attributes = {alpha = 0.1 : f64}, decomposition = @smoothedCeLoss} : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<f32>
    %loss.smoothedCeBack = stablehlo.composite "shlo.smoothedCeBack" %head.dense, %targets {composite_attributes = {alpha = 0.1 : f64}, decomposition = @smoothedCeBack} : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %loss.divConstB = stablehlo.composite "shlo.divConstB" %loss.smoothedCeBack {composite_attributes = {by = 256.0 : f64}, decomposition = @divConstB} : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %d.head.dotOut = stablehlo.composite "shlo.dotOut" %loss.divConstB, %head.weight {decomposition = @dotOut} : (tensor<256x1000xf32>, tensor<512x1000xf32>) -> tensor<256x512xf32>
    %d.head.weightGradB = stablehlo.composite "shlo.weightGradB" %gap, %loss.divConstB {decomposition = @weightGradB} : (tensor<256x512xf32>, tensor<256x1000xf32>) -> tensor<512x1000xf32>
    %d.head.biasGradB = stablehlo.composite "shlo.biasGradB" %loss.divConstB {decomposition = @biasGradB} : (tensor<256x1000xf32>) -> tensor<1000xf32>
    %d.gapBack = stablehlo.composite "shlo.gapBack" %d.head.dotOut {composite_attributes = {size = array<i64: 7, 7>}, decomposition = @gapBack} : (tensor<256x512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.selectPos = stablehlo.composite "shlo.selectPos" %d.gapBack, %layer4.2.addVB {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.2.selectPos, %layer4.2.conv2.convF, %layer4.2.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.2.selectPos, %layer4.2.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.2.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.2.selectPos {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.2.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer4.2.bn2.bnBatchBack, %layer4.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 7, 7>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.2.relu, %d.layer4.2.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    %d.layer4.2.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer4.2.conv2.convBack, %layer4.2.bn1.bnBatchF {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.2.selectPos_1, %layer4.2.conv1.convF, %layer4.2.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.2.selectPos_1, %layer4.2.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.2.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.2.selectPos_1 {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.2.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer4.2.bn1.bnBatchBack, %layer4.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 7, 7>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.2.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.1.relu_1, %d.layer4.2.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    %d.layer4.2.conv1.add = stablehlo.add %d.layer4.2.selectPos, %d.layer4.2.conv1.convBack : tensor<256x512x7x7xf32>
    %d.layer4.1.selectPos = stablehlo.composite "shlo.selectPos" %d.layer4.2.conv1.add, %layer4.1.addVB {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.1.selectPos, %layer4.1.conv2.convF, %layer4.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.1.selectPos, %layer4.1.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.1.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.1.selectPos {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.1.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer4.1.bn2.bnBatchBack, %layer4.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 7, 7>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.1.relu, %d.layer4.1.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    %d.layer4.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer4.1.conv2.convBack, %layer4.1.bn1.bnBatchF {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.1.selectPos_1, %layer4.1.conv1.convF, %layer4.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.1.selectPos_1, %layer4.1.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.1.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.1.selectPos_1 {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.1.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer4.1.bn1.bnBatchBack, %layer4.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 7, 7>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.1.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.0.relu_1, %d.layer4.1.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    %d.layer4.1.conv1.add = stablehlo.add %d.layer4.1.selectPos, %d.layer4.1.conv1.convBack : tensor<256x512x7x7xf32>
    %d.layer4.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer4.1.conv1.add, %layer4.0.addVB {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.down_bn.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.0.selectPos, %layer4.0.down.convF, %layer4.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.down_bn.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.0.selectPos, %layer4.0.down.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.down_bn.bnBatchBack, %layer4.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 2, 2>}, decomposition = @convBack_1} : (tensor<256x512x7x7xf32>, tensor<512x256x1x1xf32>) -> tensor<256x256x14x14xf32>
    %d.layer4.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.5.relu_1, %d.layer4.0.down_bn.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x512x7x7xf32>) -> tensor<512x256x1x1xf32>
    %d.layer4.0.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.0.selectPos, %layer4.0.conv2.convF, %layer4.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.0.selectPos, %layer4.0.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.bn2.bnBatchBack, %layer4.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 7, 7>, stride = array<i64: 1, 1>}, decomposition = @convBack} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer4.0.relu, %d.layer4.0.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    %d.layer4.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer4.0.conv2.convBack, %layer4.0.bn1.bnBatchF {decomposition = @selectPos} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer4.0.selectPos_1, %layer4.0.conv1.convF, %layer4.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>, tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %d.layer4.0.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer4.0.selectPos_1, %layer4.0.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer4.0.selectPos_1 {decomposition = @bnBetaGradB} : (tensor<256x512x7x7xf32>) -> tensor<512xf32>
    %d.layer4.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer4.0.bn1.bnBatchBack, %layer4.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 2, 2>}, decomposition = @convBack_2} : (tensor<256x512x7x7xf32>, tensor<512x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer4.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.5.relu_1, %d.layer4.0.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_2} : (tensor<256x256x14x14xf32>, tensor<256x512x7x7xf32>) -> tensor<512x256x3x3xf32>
    %d.layer4.0.conv1.add = stablehlo.add %d.layer4.0.down.convBack, %d.layer4.0.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.5.selectPos = stablehlo.composite "shlo.selectPos" %d.layer4.0.conv1.add, %layer3.5.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.5.selectPos, %layer3.5.conv2.convF, %layer3.5.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.5.selectPos, %layer3.5.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.5.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.5.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.5.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.5.bn2.bnBatchBack, %layer3.5.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.5.relu, %d.layer3.5.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.5.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.5.conv2.convBack, %layer3.5.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.5.selectPos_1, %layer3.5.conv1.convF, %layer3.5.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.5.selectPos_1, %layer3.5.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.5.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.5.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.5.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.5.bn1.bnBatchBack, %layer3.5.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.5.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.4.relu_1, %d.layer3.5.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.5.conv1.add = stablehlo.add %d.layer3.5.selectPos, %d.layer3.5.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.4.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.5.conv1.add, %layer3.4.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.4.selectPos, %layer3.4.conv2.convF, %layer3.4.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.4.selectPos, %layer3.4.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.4.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.4.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.4.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.4.bn2.bnBatchBack, %layer3.4.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.4.relu, %d.layer3.4.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.4.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.4.conv2.convBack, %layer3.4.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.4.selectPos_1, %layer3.4.conv1.convF, %layer3.4.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.4.selectPos_1, %layer3.4.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.4.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.4.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.4.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.4.bn1.bnBatchBack, %layer3.4.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.4.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.3.relu_1, %d.layer3.4.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.4.conv1.add = stablehlo.add %d.layer3.4.selectPos, %d.layer3.4.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.3.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.4.conv1.add, %layer3.3.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.3.selectPos, %layer3.3.conv2.convF, %layer3.3.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.3.selectPos, %layer3.3.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.3.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.3.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.3.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.3.bn2.bnBatchBack, %layer3.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.3.relu, %d.layer3.3.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.3.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.3.conv2.convBack, %layer3.3.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.3.selectPos_1, %layer3.3.conv1.convF, %layer3.3.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.3.selectPos_1, %layer3.3.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.3.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.3.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.3.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.3.bn1.bnBatchBack, %layer3.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.3.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.2.relu_1, %d.layer3.3.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.3.conv1.add = stablehlo.add %d.layer3.3.selectPos, %d.layer3.3.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.2.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.3.conv1.add, %layer3.2.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.2.selectPos, %layer3.2.conv2.convF, %layer3.2.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.2.selectPos, %layer3.2.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.2.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.2.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.2.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.2.bn2.bnBatchBack, %layer3.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.2.relu, %d.layer3.2.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.2.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.2.conv2.convBack, %layer3.2.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.2.selectPos_1, %layer3.2.conv1.convF, %layer3.2.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.2.selectPos_1, %layer3.2.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.2.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.2.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.2.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.2.bn1.bnBatchBack, %layer3.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.2.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu_1, %d.layer3.2.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.2.conv1.add = stablehlo.add %d.layer3.2.selectPos, %d.layer3.2.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.1.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.2.conv1.add, %layer3.1.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.1.selectPos, %layer3.1.conv2.convF, %layer3.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.1.selectPos, %layer3.1.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.1.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.1.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.1.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.1.bn2.bnBatchBack, %layer3.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.1.relu, %d.layer3.1.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.1.conv2.convBack, %layer3.1.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.1.selectPos_1, %layer3.1.conv1.convF, %layer3.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.1.selectPos_1, %layer3.1.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.1.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.1.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.1.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.1.bn1.bnBatchBack, %layer3.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.1.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.0.relu_1, %d.layer3.1.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.1.conv1.add = stablehlo.add %d.layer3.1.selectPos, %d.layer3.1.conv1.convBack : tensor<256x256x14x14xf32>
    %d.layer3.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.1.conv1.add, %layer3.0.addVB {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.down_bn.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.0.selectPos, %layer3.0.down.convF, %layer3.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.down_bn.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.0.selectPos, %layer3.0.down.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.down_bn.bnBatchBack, %layer3.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 2, 2>}, decomposition = @convBack_4} : (tensor<256x256x14x14xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x28x28xf32>
    %d.layer3.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.3.relu_1, %d.layer3.0.down_bn.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_4} : (tensor<256x128x28x28xf32>, tensor<256x256x14x14xf32>) -> tensor<256x128x1x1xf32>
    %d.layer3.0.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.0.selectPos, %layer3.0.conv2.convF, %layer3.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.0.selectPos, %layer3.0.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.bn2.bnBatchBack, %layer3.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 14, 14>, stride = array<i64: 1, 1>}, decomposition = @convBack_3} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer3.0.relu, %d.layer3.0.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_3} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    %d.layer3.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer3.0.conv2.convBack, %layer3.0.bn1.bnBatchF {decomposition = @selectPos_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer3.0.selectPos_1, %layer3.0.conv1.convF, %layer3.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>, tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %d.layer3.0.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer3.0.selectPos_1, %layer3.0.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_1} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer3.0.selectPos_1 {decomposition = @bnBetaGradB_1} : (tensor<256x256x14x14xf32>) -> tensor<256xf32>
    %d.layer3.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer3.0.bn1.bnBatchBack, %layer3.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 2, 2>}, decomposition = @convBack_5} : (tensor<256x256x14x14xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer3.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.3.relu_1, %d.layer3.0.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_5} : (tensor<256x128x28x28xf32>, tensor<256x256x14x14xf32>) -> tensor<256x128x3x3xf32>
    %d.layer3.0.conv1.add = stablehlo.add %d.layer3.0.down.convBack, %d.layer3.0.conv1.convBack : tensor<256x128x28x28xf32>
    %d.layer2.3.selectPos = stablehlo.composite "shlo.selectPos" %d.layer3.0.conv1.add, %layer2.3.addVB {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.3.selectPos, %layer2.3.conv2.convF, %layer2.3.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.3.selectPos, %layer2.3.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.3.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.3.selectPos {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.3.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.3.bn2.bnBatchBack, %layer2.3.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.3.relu, %d.layer2.3.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.3.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.3.conv2.convBack, %layer2.3.bn1.bnBatchF {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.3.selectPos_1, %layer2.3.conv1.convF, %layer2.3.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.3.selectPos_1, %layer2.3.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.3.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.3.selectPos_1 {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.3.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.3.bn1.bnBatchBack, %layer2.3.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.3.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.2.relu_1, %d.layer2.3.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.3.conv1.add = stablehlo.add %d.layer2.3.selectPos, %d.layer2.3.conv1.convBack : tensor<256x128x28x28xf32>
    %d.layer2.2.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.3.conv1.add, %layer2.2.addVB {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.2.selectPos, %layer2.2.conv2.convF, %layer2.2.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.2.selectPos, %layer2.2.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.2.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.2.selectPos {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.2.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.2.bn2.bnBatchBack, %layer2.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.2.relu, %d.layer2.2.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.2.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.2.conv2.convBack, %layer2.2.bn1.bnBatchF {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.2.selectPos_1, %layer2.2.conv1.convF, %layer2.2.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.2.selectPos_1, %layer2.2.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.2.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.2.selectPos_1 {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.2.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.2.bn1.bnBatchBack, %layer2.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.2.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.1.relu_1, %d.layer2.2.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.2.conv1.add = stablehlo.add %d.layer2.2.selectPos, %d.layer2.2.conv1.convBack : tensor<256x128x28x28xf32>
    %d.layer2.1.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.2.conv1.add, %layer2.1.addVB {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.1.selectPos, %layer2.1.conv2.convF, %layer2.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.1.selectPos, %layer2.1.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.1.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.1.selectPos {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.1.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.1.bn2.bnBatchBack, %layer2.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.1.relu, %d.layer2.1.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.1.conv2.convBack, %layer2.1.bn1.bnBatchF {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.1.selectPos_1, %layer2.1.conv1.convF, %layer2.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.1.selectPos_1, %layer2.1.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.1.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.1.selectPos_1 {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.1.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.1.bn1.bnBatchBack, %layer2.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.1.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu_1, %d.layer2.1.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.1.conv1.add = stablehlo.add %d.layer2.1.selectPos, %d.layer2.1.conv1.convBack : tensor<256x128x28x28xf32>
    %d.layer2.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.1.conv1.add, %layer2.0.addVB {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.down_bn.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.0.selectPos, %layer2.0.down.convF, %layer2.0.down_bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.down_bn.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.0.selectPos, %layer2.0.down.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.down_bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.down.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.down_bn.bnBatchBack, %layer2.0.down.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 2, 2>}, decomposition = @convBack_7} : (tensor<256x128x28x28xf32>, tensor<128x64x1x1xf32>) -> tensor<256x64x56x56xf32>
    %d.layer2.0.down.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.2.relu_1, %d.layer2.0.down_bn.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 1, 1>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_7} : (tensor<256x64x56x56xf32>, tensor<256x128x28x28xf32>) -> tensor<128x64x1x1xf32>
    %d.layer2.0.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.0.selectPos, %layer2.0.conv2.convF, %layer2.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.0.selectPos, %layer2.0.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn2.bnBatchBack, %layer2.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 28, 28>, stride = array<i64: 1, 1>}, decomposition = @convBack_6} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer2.0.relu, %d.layer2.0.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_6} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    %d.layer2.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv2.convBack, %layer2.0.bn1.bnBatchF {decomposition = @selectPos_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer2.0.selectPos_1, %layer2.0.conv1.convF, %layer2.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>, tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %d.layer2.0.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer2.0.selectPos_1, %layer2.0.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_2} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer2.0.selectPos_1 {decomposition = @bnBetaGradB_2} : (tensor<256x128x28x28xf32>) -> tensor<128xf32>
    %d.layer2.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer2.0.bn1.bnBatchBack, %layer2.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 2, 2>}, decomposition = @convBack_8} : (tensor<256x128x28x28xf32>, tensor<128x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer2.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.2.relu_1, %d.layer2.0.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_8} : (tensor<256x64x56x56xf32>, tensor<256x128x28x28xf32>) -> tensor<128x64x3x3xf32>
    %d.layer2.0.conv1.add = stablehlo.add %d.layer2.0.down.convBack, %d.layer2.0.conv1.convBack : tensor<256x64x56x56xf32>
    %d.layer1.2.selectPos = stablehlo.composite "shlo.selectPos" %d.layer2.0.conv1.add, %layer1.2.addVB {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.2.selectPos, %layer1.2.conv2.convF, %layer1.2.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.2.selectPos, %layer1.2.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.2.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.2.selectPos {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.2.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer1.2.bn2.bnBatchBack, %layer1.2.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.2.relu, %d.layer1.2.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.2.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer1.2.conv2.convBack, %layer1.2.bn1.bnBatchF {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.2.selectPos_1, %layer1.2.conv1.convF, %layer1.2.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.2.selectPos_1, %layer1.2.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.2.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.2.selectPos_1 {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.2.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer1.2.bn1.bnBatchBack, %layer1.2.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.2.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.1.relu_1, %d.layer1.2.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.2.conv1.add = stablehlo.add %d.layer1.2.selectPos, %d.layer1.2.conv1.convBack : tensor<256x64x56x56xf32>
    %d.layer1.1.selectPos = stablehlo.composite "shlo.selectPos" %d.layer1.2.conv1.add, %layer1.1.addVB {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.1.selectPos, %layer1.1.conv2.convF, %layer1.1.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.1.selectPos, %layer1.1.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.1.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.1.selectPos {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.1.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer1.1.bn2.bnBatchBack, %layer1.1.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.1.relu, %d.layer1.1.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.1.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer1.1.conv2.convBack, %layer1.1.bn1.bnBatchF {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.1.selectPos_1, %layer1.1.conv1.convF, %layer1.1.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.1.selectPos_1, %layer1.1.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.1.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.1.selectPos_1 {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.1.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer1.1.bn1.bnBatchBack, %layer1.1.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.1.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu_1, %d.layer1.1.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.1.conv1.add = stablehlo.add %d.layer1.1.selectPos, %d.layer1.1.conv1.convBack : tensor<256x64x56x56xf32>
    %d.layer1.0.selectPos = stablehlo.composite "shlo.selectPos" %d.layer1.1.conv1.add, %layer1.0.addVB {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.bn2.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.0.selectPos, %layer1.0.conv2.convF, %layer1.0.bn2.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.bn2.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.0.selectPos, %layer1.0.conv2.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.0.bn2.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.0.conv2.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn2.bnBatchBack, %layer1.0.conv2.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.conv2.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %layer1.0.relu, %d.layer1.0.bn2.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.0.selectPos_1 = stablehlo.composite "shlo.selectPos" %d.layer1.0.conv2.convBack, %layer1.0.bn1.bnBatchF {decomposition = @selectPos_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.bn1.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.layer1.0.selectPos_1, %layer1.0.conv1.convF, %layer1.0.bn1.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>, tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.bn1.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.layer1.0.selectPos_1, %layer1.0.conv1.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_3} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.0.bn1.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.layer1.0.selectPos_1 {decomposition = @bnBetaGradB_3} : (tensor<256x64x56x56xf32>) -> tensor<64xf32>
    %d.layer1.0.conv1.convBack = stablehlo.composite "shlo.convBack" %d.layer1.0.bn1.bnBatchBack, %layer1.0.conv1.weight {composite_attributes = {groups = 1 : i64, padding = "symmetric", size = array<i64: 56, 56>, stride = array<i64: 1, 1>}, decomposition = @convBack_9} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    %d.layer1.0.conv1.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %stem.maxPool3s2F, %d.layer1.0.bn1.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 3, 3>, padding = "symmetric", stride = array<i64: 1, 1>}, decomposition = @convWeightGradB_9} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    %d.layer1.0.conv1.add = stablehlo.add %d.layer1.0.selectPos, %d.layer1.0.conv1.convBack : tensor<256x64x56x56xf32>
    %d.stem.maxPool3s2Back = stablehlo.composite "shlo.maxPool3s2Back" %d.layer1.0.conv1.add, %stem.relu {decomposition = @maxPool3s2Back} : (tensor<256x64x56x56xf32>, tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32>
    %d.stem.selectPos = stablehlo.composite "shlo.selectPos" %d.stem.maxPool3s2Back, %stem.bn.bnBatchF {decomposition = @selectPos_4} : (tensor<256x64x112x112xf32>, tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32>
    %d.stem.bn.bnBatchBack = stablehlo.composite "shlo.bnBatchBack" %d.stem.selectPos, %stem.conv.convF, %stem.bn.gamma {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnBatchBack_4} : (tensor<256x64x112x112xf32>, tensor<256x64x112x112xf32>, tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %d.stem.bn.bnGammaGradB = stablehlo.composite "shlo.bnGammaGradB" %d.stem.selectPos, %stem.conv.convF {composite_attributes = {eps = 1.0e-05 : f64}, decomposition = @bnGammaGradB_4} : (tensor<256x64x112x112xf32>, tensor<256x64x112x112xf32>) -> tensor<64xf32>
    %d.stem.bn.bnBetaGradB = stablehlo.composite "shlo.bnBetaGradB" %d.stem.selectPos {decomposition = @bnBetaGradB_4} : (tensor<256x64x112x112xf32>) -> tensor<64xf32>
    %d.stem.conv.convWeightGradB = stablehlo.composite "shlo.convWeightGradB" %images, %d.stem.bn.bnBatchBack {composite_attributes = {groups = 1 : i64, kernel = array<i64: 7, 7>, padding = "symmetric", stride = array<i64: 2, 2>}, decomposition = @convWeightGradB_10} : (tensor<256x3x224x224xf32>, tensor<256x64x112x112xf32>) -> tensor<64x3x7x7xf32>
    %stem.conv.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %stem.conv.weight.velocity, %d.stem.conv.convWeightGradB, %stem.conv.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF} : (tensor<64x3x7x7xf32>, tensor<64x3x7x7xf32>, tensor<64x3x7x7xf32>) -> tensor<64x3x7x7xf32>
    %stem.conv.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.conv.weight, %stem.conv.weight.momVNextF, %lr {decomposition = @sgdParamF} : (tensor<64x3x7x7xf32>, tensor<64x3x7x7xf32>, tensor<f32>) -> tensor<64x3x7x7xf32>
    %stem.bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %stem.bn.gamma.velocity, %d.stem.bn.bnGammaGradB, %stem.bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %stem.bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.gamma, %stem.bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %stem.bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %stem.bn.beta.velocity, %d.stem.bn.bnBetaGradB, %stem.bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %stem.bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %stem.bn.beta, %stem.bn.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.0.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.conv1.weight.velocity, %d.layer1.0.conv1.convWeightGradB, %layer1.0.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.conv1.weight, %layer1.0.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.0.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.bn1.gamma.velocity, %d.layer1.0.bn1.bnGammaGradB, %layer1.0.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn1.gamma, %layer1.0.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.0.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.bn1.beta.velocity, %d.layer1.0.bn1.bnBetaGradB, %layer1.0.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn1.beta, %layer1.0.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.0.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.conv2.weight.velocity, %d.layer1.0.conv2.convWeightGradB, %layer1.0.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.conv2.weight, %layer1.0.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.0.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.bn2.gamma.velocity, %d.layer1.0.bn2.bnGammaGradB, %layer1.0.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn2.gamma, %layer1.0.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.0.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.0.bn2.beta.velocity, %d.layer1.0.bn2.bnBetaGradB, %layer1.0.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.0.bn2.beta, %layer1.0.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.1.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.conv1.weight.velocity, %d.layer1.1.conv1.convWeightGradB, %layer1.1.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.1.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.conv1.weight, %layer1.1.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.1.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.bn1.gamma.velocity, %d.layer1.1.bn1.bnGammaGradB, %layer1.1.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.bn1.gamma, %layer1.1.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.1.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.bn1.beta.velocity, %d.layer1.1.bn1.bnBetaGradB, %layer1.1.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.bn1.beta, %layer1.1.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.1.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.conv2.weight.velocity, %d.layer1.1.conv2.convWeightGradB, %layer1.1.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.1.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.conv2.weight, %layer1.1.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.1.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.bn2.gamma.velocity, %d.layer1.1.bn2.bnGammaGradB, %layer1.1.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.bn2.gamma, %layer1.1.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.1.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.1.bn2.beta.velocity, %d.layer1.1.bn2.bnBetaGradB, %layer1.1.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.1.bn2.beta, %layer1.1.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.2.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.conv1.weight.velocity, %d.layer1.2.conv1.convWeightGradB, %layer1.2.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.2.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.conv1.weight, %layer1.2.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.2.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.bn1.gamma.velocity, %d.layer1.2.bn1.bnGammaGradB, %layer1.2.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.bn1.gamma, %layer1.2.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.2.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.bn1.beta.velocity, %d.layer1.2.bn1.bnBetaGradB, %layer1.2.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.bn1.beta, %layer1.2.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.2.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.conv2.weight.velocity, %d.layer1.2.conv2.convWeightGradB, %layer1.2.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %layer1.2.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.conv2.weight, %layer1.2.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_2} : (tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>, tensor<f32>) -> tensor<64x64x3x3xf32>
    %layer1.2.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.bn2.gamma.velocity, %d.layer1.2.bn2.bnGammaGradB, %layer1.2.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.bn2.gamma, %layer1.2.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer1.2.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer1.2.bn2.beta.velocity, %d.layer1.2.bn2.bnBetaGradB, %layer1.2.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer1.2.bn2.beta, %layer1.2.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_1} : (tensor<64xf32>, tensor<64xf32>, tensor<f32>) -> tensor<64xf32>
    %layer2.0.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.conv1.weight.velocity, %d.layer2.0.conv1.convWeightGradB, %layer2.0.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_3} : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %layer2.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.conv1.weight, %layer2.0.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_3} : (tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>, tensor<f32>) -> tensor<128x64x3x3xf32>
    %layer2.0.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.bn1.gamma.velocity, %d.layer2.0.bn1.bnGammaGradB, %layer2.0.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn1.gamma, %layer2.0.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.0.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.bn1.beta.velocity, %d.layer2.0.bn1.bnBetaGradB, %layer2.0.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn1.beta, %layer2.0.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.0.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.conv2.weight.velocity, %d.layer2.0.conv2.convWeightGradB, %layer2.0.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.conv2.weight, %layer2.0.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.0.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.bn2.gamma.velocity, %d.layer2.0.bn2.bnGammaGradB, %layer2.0.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn2.gamma, %layer2.0.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.0.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.bn2.beta.velocity, %d.layer2.0.bn2.bnBetaGradB, %layer2.0.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.bn2.beta, %layer2.0.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.0.down.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.down.weight.velocity, %d.layer2.0.down.convWeightGradB, %layer2.0.down.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_6} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %layer2.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down.weight, %layer2.0.down.weight.momVNextF, %lr {decomposition = @sgdParamF_6} : (tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>, tensor<f32>) -> tensor<128x64x1x1xf32>
    %layer2.0.down_bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.down_bn.gamma.velocity, %d.layer2.0.down_bn.bnGammaGradB, %layer2.0.down_bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down_bn.gamma, %layer2.0.down_bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.0.down_bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.0.down_bn.beta.velocity, %d.layer2.0.down_bn.bnBetaGradB, %layer2.0.down_bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.0.down_bn.beta, %layer2.0.down_bn.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.1.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.conv1.weight.velocity, %d.layer2.1.conv1.convWeightGradB, %layer2.1.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.1.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.conv1.weight, %layer2.1.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.1.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.bn1.gamma.velocity, %d.layer2.1.bn1.bnGammaGradB, %layer2.1.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.bn1.gamma, %layer2.1.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.1.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.bn1.beta.velocity, %d.layer2.1.bn1.bnBetaGradB, %layer2.1.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.bn1.beta, %layer2.1.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.1.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.conv2.weight.velocity, %d.layer2.1.conv2.convWeightGradB, %layer2.1.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.1.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.conv2.weight, %layer2.1.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.1.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.bn2.gamma.velocity, %d.layer2.1.bn2.bnGammaGradB, %layer2.1.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.bn2.gamma, %layer2.1.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.1.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.1.bn2.beta.velocity, %d.layer2.1.bn2.bnBetaGradB, %layer2.1.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.1.bn2.beta, %layer2.1.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.2.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.conv1.weight.velocity, %d.layer2.2.conv1.convWeightGradB, %layer2.2.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.2.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.conv1.weight, %layer2.2.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.2.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.bn1.gamma.velocity, %d.layer2.2.bn1.bnGammaGradB, %layer2.2.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.bn1.gamma, %layer2.2.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.2.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.bn1.beta.velocity, %d.layer2.2.bn1.bnBetaGradB, %layer2.2.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.bn1.beta, %layer2.2.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.2.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.conv2.weight.velocity, %d.layer2.2.conv2.convWeightGradB, %layer2.2.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.2.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.conv2.weight, %layer2.2.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.2.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.bn2.gamma.velocity, %d.layer2.2.bn2.bnGammaGradB, %layer2.2.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.bn2.gamma, %layer2.2.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.2.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.2.bn2.beta.velocity, %d.layer2.2.bn2.bnBetaGradB, %layer2.2.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.2.bn2.beta, %layer2.2.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.3.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.conv1.weight.velocity, %d.layer2.3.conv1.convWeightGradB, %layer2.3.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.3.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.conv1.weight, %layer2.3.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.3.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.bn1.gamma.velocity, %d.layer2.3.bn1.bnGammaGradB, %layer2.3.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.bn1.gamma, %layer2.3.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.3.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.bn1.beta.velocity, %d.layer2.3.bn1.bnBetaGradB, %layer2.3.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.bn1.beta, %layer2.3.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.3.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.conv2.weight.velocity, %d.layer2.3.conv2.convWeightGradB, %layer2.3.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %layer2.3.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.conv2.weight, %layer2.3.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_5} : (tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>, tensor<f32>) -> tensor<128x128x3x3xf32>
    %layer2.3.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.bn2.gamma.velocity, %d.layer2.3.bn2.bnGammaGradB, %layer2.3.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.bn2.gamma, %layer2.3.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer2.3.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer2.3.bn2.beta.velocity, %d.layer2.3.bn2.bnBetaGradB, %layer2.3.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer2.3.bn2.beta, %layer2.3.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_4} : (tensor<128xf32>, tensor<128xf32>, tensor<f32>) -> tensor<128xf32>
    %layer3.0.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.conv1.weight.velocity, %d.layer3.0.conv1.convWeightGradB, %layer3.0.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_7} : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %layer3.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.conv1.weight, %layer3.0.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_7} : (tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>, tensor<f32>) -> tensor<256x128x3x3xf32>
    %layer3.0.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.bn1.gamma.velocity, %d.layer3.0.bn1.bnGammaGradB, %layer3.0.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn1.gamma, %layer3.0.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.0.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.bn1.beta.velocity, %d.layer3.0.bn1.bnBetaGradB, %layer3.0.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn1.beta, %layer3.0.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.0.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.conv2.weight.velocity, %d.layer3.0.conv2.convWeightGradB, %layer3.0.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.conv2.weight, %layer3.0.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.0.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.bn2.gamma.velocity, %d.layer3.0.bn2.bnGammaGradB, %layer3.0.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn2.gamma, %layer3.0.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.0.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.bn2.beta.velocity, %d.layer3.0.bn2.bnBetaGradB, %layer3.0.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.bn2.beta, %layer3.0.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.0.down.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.down.weight.velocity, %d.layer3.0.down.convWeightGradB, %layer3.0.down.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_10} : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %layer3.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down.weight, %layer3.0.down.weight.momVNextF, %lr {decomposition = @sgdParamF_10} : (tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>, tensor<f32>) -> tensor<256x128x1x1xf32>
    %layer3.0.down_bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.down_bn.gamma.velocity, %d.layer3.0.down_bn.bnGammaGradB, %layer3.0.down_bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down_bn.gamma, %layer3.0.down_bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.0.down_bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.0.down_bn.beta.velocity, %d.layer3.0.down_bn.bnBetaGradB, %layer3.0.down_bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.0.down_bn.beta, %layer3.0.down_bn.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.1.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.conv1.weight.velocity, %d.layer3.1.conv1.convWeightGradB, %layer3.1.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.1.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.conv1.weight, %layer3.1.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.1.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.bn1.gamma.velocity, %d.layer3.1.bn1.bnGammaGradB, %layer3.1.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn1.gamma, %layer3.1.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.1.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.bn1.beta.velocity, %d.layer3.1.bn1.bnBetaGradB, %layer3.1.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn1.beta, %layer3.1.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.1.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.conv2.weight.velocity, %d.layer3.1.conv2.convWeightGradB, %layer3.1.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.1.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.conv2.weight, %layer3.1.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.1.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.bn2.gamma.velocity, %d.layer3.1.bn2.bnGammaGradB, %layer3.1.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn2.gamma, %layer3.1.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.1.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.1.bn2.beta.velocity, %d.layer3.1.bn2.bnBetaGradB, %layer3.1.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.1.bn2.beta, %layer3.1.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.2.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.conv1.weight.velocity, %d.layer3.2.conv1.convWeightGradB, %layer3.2.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.2.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.conv1.weight, %layer3.2.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.2.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.bn1.gamma.velocity, %d.layer3.2.bn1.bnGammaGradB, %layer3.2.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.bn1.gamma, %layer3.2.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.2.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.bn1.beta.velocity, %d.layer3.2.bn1.bnBetaGradB, %layer3.2.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.bn1.beta, %layer3.2.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.2.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.conv2.weight.velocity, %d.layer3.2.conv2.convWeightGradB, %layer3.2.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.2.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.conv2.weight, %layer3.2.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.2.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.bn2.gamma.velocity, %d.layer3.2.bn2.bnGammaGradB, %layer3.2.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.bn2.gamma, %layer3.2.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.2.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.2.bn2.beta.velocity, %d.layer3.2.bn2.bnBetaGradB, %layer3.2.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.2.bn2.beta, %layer3.2.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.3.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.conv1.weight.velocity, %d.layer3.3.conv1.convWeightGradB, %layer3.3.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.3.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.conv1.weight, %layer3.3.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.3.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.bn1.gamma.velocity, %d.layer3.3.bn1.bnGammaGradB, %layer3.3.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.bn1.gamma, %layer3.3.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.3.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.bn1.beta.velocity, %d.layer3.3.bn1.bnBetaGradB, %layer3.3.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.bn1.beta, %layer3.3.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.3.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.conv2.weight.velocity, %d.layer3.3.conv2.convWeightGradB, %layer3.3.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.3.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.conv2.weight, %layer3.3.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.3.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.bn2.gamma.velocity, %d.layer3.3.bn2.bnGammaGradB, %layer3.3.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.bn2.gamma, %layer3.3.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.3.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.3.bn2.beta.velocity, %d.layer3.3.bn2.bnBetaGradB, %layer3.3.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.3.bn2.beta, %layer3.3.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.4.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.conv1.weight.velocity, %d.layer3.4.conv1.convWeightGradB, %layer3.4.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.4.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.conv1.weight, %layer3.4.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.4.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.bn1.gamma.velocity, %d.layer3.4.bn1.bnGammaGradB, %layer3.4.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.bn1.gamma, %layer3.4.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.4.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.bn1.beta.velocity, %d.layer3.4.bn1.bnBetaGradB, %layer3.4.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.bn1.beta, %layer3.4.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.4.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.conv2.weight.velocity, %d.layer3.4.conv2.convWeightGradB, %layer3.4.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.4.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.conv2.weight, %layer3.4.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.4.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.bn2.gamma.velocity, %d.layer3.4.bn2.bnGammaGradB, %layer3.4.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.bn2.gamma, %layer3.4.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.4.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.4.bn2.beta.velocity, %d.layer3.4.bn2.bnBetaGradB, %layer3.4.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.4.bn2.beta, %layer3.4.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.5.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.conv1.weight.velocity, %d.layer3.5.conv1.convWeightGradB, %layer3.5.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.5.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.conv1.weight, %layer3.5.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.5.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.bn1.gamma.velocity, %d.layer3.5.bn1.bnGammaGradB, %layer3.5.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.bn1.gamma, %layer3.5.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.5.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.bn1.beta.velocity, %d.layer3.5.bn1.bnBetaGradB, %layer3.5.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.bn1.beta, %layer3.5.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.5.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.conv2.weight.velocity, %d.layer3.5.conv2.convWeightGradB, %layer3.5.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %layer3.5.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.conv2.weight, %layer3.5.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_9} : (tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>, tensor<f32>) -> tensor<256x256x3x3xf32>
    %layer3.5.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.bn2.gamma.velocity, %d.layer3.5.bn2.bnGammaGradB, %layer3.5.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.bn2.gamma, %layer3.5.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer3.5.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer3.5.bn2.beta.velocity, %d.layer3.5.bn2.bnBetaGradB, %layer3.5.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer3.5.bn2.beta, %layer3.5.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_8} : (tensor<256xf32>, tensor<256xf32>, tensor<f32>) -> tensor<256xf32>
    %layer4.0.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.conv1.weight.velocity, %d.layer4.0.conv1.convWeightGradB, %layer4.0.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_11} : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32>
    %layer4.0.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.conv1.weight, %layer4.0.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_11} : (tensor<512x256x3x3xf32>, tensor<512x256x3x3xf32>, tensor<f32>) -> tensor<512x256x3x3xf32>
    %layer4.0.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.bn1.gamma.velocity, %d.layer4.0.bn1.bnGammaGradB, %layer4.0.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn1.gamma, %layer4.0.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.0.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.bn1.beta.velocity, %d.layer4.0.bn1.bnBetaGradB, %layer4.0.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn1.beta, %layer4.0.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.0.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.conv2.weight.velocity, %d.layer4.0.conv2.convWeightGradB, %layer4.0.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %layer4.0.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.conv2.weight, %layer4.0.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<f32>) -> tensor<512x512x3x3xf32>
    %layer4.0.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.bn2.gamma.velocity, %d.layer4.0.bn2.bnGammaGradB, %layer4.0.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn2.gamma, %layer4.0.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.0.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.bn2.beta.velocity, %d.layer4.0.bn2.bnBetaGradB, %layer4.0.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.bn2.beta, %layer4.0.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.0.down.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.down.weight.velocity, %d.layer4.0.down.convWeightGradB, %layer4.0.down.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_14} : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32>
    %layer4.0.down.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down.weight, %layer4.0.down.weight.momVNextF, %lr {decomposition = @sgdParamF_14} : (tensor<512x256x1x1xf32>, tensor<512x256x1x1xf32>, tensor<f32>) -> tensor<512x256x1x1xf32>
    %layer4.0.down_bn.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.down_bn.gamma.velocity, %d.layer4.0.down_bn.bnGammaGradB, %layer4.0.down_bn.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down_bn.gamma, %layer4.0.down_bn.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.0.down_bn.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.0.down_bn.beta.velocity, %d.layer4.0.down_bn.bnBetaGradB, %layer4.0.down_bn.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.0.down_bn.beta, %layer4.0.down_bn.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.1.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.conv1.weight.velocity, %d.layer4.1.conv1.convWeightGradB, %layer4.1.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %layer4.1.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.conv1.weight, %layer4.1.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<f32>) -> tensor<512x512x3x3xf32>
    %layer4.1.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.bn1.gamma.velocity, %d.layer4.1.bn1.bnGammaGradB, %layer4.1.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.bn1.gamma, %layer4.1.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.1.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.bn1.beta.velocity, %d.layer4.1.bn1.bnBetaGradB, %layer4.1.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.bn1.beta, %layer4.1.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.1.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.conv2.weight.velocity, %d.layer4.1.conv2.convWeightGradB, %layer4.1.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %layer4.1.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.conv2.weight, %layer4.1.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<f32>) -> tensor<512x512x3x3xf32>
    %layer4.1.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.bn2.gamma.velocity, %d.layer4.1.bn2.bnGammaGradB, %layer4.1.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.bn2.gamma, %layer4.1.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.1.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.1.bn2.beta.velocity, %d.layer4.1.bn2.bnBetaGradB, %layer4.1.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.1.bn2.beta, %layer4.1.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.2.conv1.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.conv1.weight.velocity, %d.layer4.2.conv1.convWeightGradB, %layer4.2.conv1.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %layer4.2.conv1.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.conv1.weight, %layer4.2.conv1.weight.momVNextF, %lr {decomposition = @sgdParamF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<f32>) -> tensor<512x512x3x3xf32>
    %layer4.2.bn1.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.bn1.gamma.velocity, %d.layer4.2.bn1.bnGammaGradB, %layer4.2.bn1.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn1.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.bn1.gamma, %layer4.2.bn1.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.2.bn1.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.bn1.beta.velocity, %d.layer4.2.bn1.bnBetaGradB, %layer4.2.bn1.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn1.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.bn1.beta, %layer4.2.bn1.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.2.conv2.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.conv2.weight.velocity, %d.layer4.2.conv2.convWeightGradB, %layer4.2.conv2.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32>
    %layer4.2.conv2.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.conv2.weight, %layer4.2.conv2.weight.momVNextF, %lr {decomposition = @sgdParamF_13} : (tensor<512x512x3x3xf32>, tensor<512x512x3x3xf32>, tensor<f32>) -> tensor<512x512x3x3xf32>
    %layer4.2.bn2.gamma.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.bn2.gamma.velocity, %d.layer4.2.bn2.bnGammaGradB, %layer4.2.bn2.gamma {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn2.gamma.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.bn2.gamma, %layer4.2.bn2.gamma.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %layer4.2.bn2.beta.momVNextF = stablehlo.composite "shlo.momVNextF" %layer4.2.bn2.beta.velocity, %d.layer4.2.bn2.bnBetaGradB, %layer4.2.bn2.beta {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn2.beta.sgdParamF = stablehlo.composite "shlo.sgdParamF" %layer4.2.bn2.beta, %layer4.2.bn2.beta.momVNextF, %lr {decomposition = @sgdParamF_12} : (tensor<512xf32>, tensor<512xf32>, tensor<f32>) -> tensor<512xf32>
    %head.weight.momVNextF = stablehlo.composite "shlo.momVNextF" %head.weight.velocity, %d.head.weightGradB, %head.weight {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_15} : (tensor<512x1000xf32>, tensor<512x1000xf32>, tensor<512x1000xf32>) -> tensor<512x1000xf32>
    %head.weight.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.weight, %head.weight.momVNextF, %lr {decomposition = @sgdParamF_15} : (tensor<512x1000xf32>, tensor<512x1000xf32>, tensor<f32>) -> tensor<512x1000xf32>
    %head.bias.momVNextF = stablehlo.composite "shlo.momVNextF" %head.bias.velocity, %d.head.biasGradB, %head.bias {composite_attributes = {mu = 0.9 : f64, wd = 0.0001 : f64}, decomposition = @momVNextF_16} : (tensor<1000xf32>, tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xf32>
    %head.bias.sgdParamF = stablehlo.composite "shlo.sgdParamF" %head.bias, %head.bias.momVNextF, %lr {decomposition = @sgdParamF_16} : (tensor<1000xf32>, tensor<1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %stem.bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_mean, %stem.bn.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %stem.bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %stem.bn.running_var, %stem.bn.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_mean, %layer1.0.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn1.running_var, %layer1.0.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_mean, %layer1.0.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.0.bn2.running_var, %layer1.0.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.1.bn1.running_mean, %layer1.1.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.1.bn1.running_var, %layer1.1.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.1.bn2.running_mean, %layer1.1.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.1.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.1.bn2.running_var, %layer1.1.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.2.bn1.running_mean, %layer1.2.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.2.bn1.running_var, %layer1.2.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer1.2.bn2.running_mean, %layer1.2.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer1.2.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer1.2.bn2.running_var, %layer1.2.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %layer2.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_mean, %layer2.0.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn1.running_var, %layer2.0.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_mean, %layer2.0.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.bn2.running_var, %layer2.0.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_mean, %layer2.0.down_bn.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.0.down_bn.running_var, %layer2.0.down_bn.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.1.bn1.running_mean, %layer2.1.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.1.bn1.running_var, %layer2.1.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.1.bn2.running_mean, %layer2.1.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.1.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.1.bn2.running_var, %layer2.1.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.2.bn1.running_mean, %layer2.2.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.2.bn1.running_var, %layer2.2.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.2.bn2.running_mean, %layer2.2.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.2.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.2.bn2.running_var, %layer2.2.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.3.bn1.running_mean, %layer2.3.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.3.bn1.running_var, %layer2.3.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer2.3.bn2.running_mean, %layer2.3.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer2.3.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer2.3.bn2.running_var, %layer2.3.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_1} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %layer3.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.running_mean, %layer3.0.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn1.running_var, %layer3.0.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.running_mean, %layer3.0.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.bn2.running_var, %layer3.0.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.running_mean, %layer3.0.down_bn.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.0.down_bn.running_var, %layer3.0.down_bn.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.running_mean, %layer3.1.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn1.running_var, %layer3.1.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.running_mean, %layer3.1.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.1.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.1.bn2.running_var, %layer3.1.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.2.bn1.running_mean, %layer3.2.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.2.bn1.running_var, %layer3.2.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.2.bn2.running_mean, %layer3.2.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.2.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.2.bn2.running_var, %layer3.2.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.3.bn1.running_mean, %layer3.3.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.3.bn1.running_var, %layer3.3.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.3.bn2.running_mean, %layer3.3.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.3.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.3.bn2.running_var, %layer3.3.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.4.bn1.running_mean, %layer3.4.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.4.bn1.running_var, %layer3.4.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.4.bn2.running_mean, %layer3.4.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.4.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.4.bn2.running_var, %layer3.4.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.5.bn1.running_mean, %layer3.5.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.5.bn1.running_var, %layer3.5.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer3.5.bn2.running_mean, %layer3.5.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer3.5.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer3.5.bn2.running_var, %layer3.5.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_2} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %layer4.0.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.running_mean, %layer4.0.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn1.running_var, %layer4.0.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.running_mean, %layer4.0.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.bn2.running_var, %layer4.0.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.running_mean, %layer4.0.down_bn.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.0.down_bn.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.0.down_bn.running_var, %layer4.0.down_bn.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.1.bn1.running_mean, %layer4.1.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.1.bn1.running_var, %layer4.1.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.1.bn2.running_mean, %layer4.1.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.1.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.1.bn2.running_var, %layer4.1.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn1.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.2.bn1.running_mean, %layer4.2.bn1.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn1.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.2.bn1.running_var, %layer4.2.bn1.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn2.adamMNextF = stablehlo.composite "shlo.adamMNextF" %layer4.2.bn2.running_mean, %layer4.2.bn2.bnBatchMeanB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %layer4.2.bn2.adamMNextF_1 = stablehlo.composite "shlo.adamMNextF" %layer4.2.bn2.running_var, %layer4.2.bn2.bnBatchVarB {composite_attributes = {beta = 0.9 : f64}, decomposition = @adamMNextF_3} : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    return %stem.conv.weight.sgdParamF, %stem.bn.gamma.sgdParamF, %stem.bn.beta.sgdParamF, %layer1.0.conv1.weight.sgdParamF, %layer1.0.bn1.gamma.sgdParamF, %layer1.0.bn1.beta.sgdParamF, %layer1.0.conv2.weight.sgdParamF, %layer1.0.bn2.gamma.sgdParamF, %layer1.0.bn2.beta.sgdParamF, %layer1.1.conv1.weight.sgdParamF, %layer1.1.bn1.gamma.sgdParamF, %layer1.1.bn1.beta.sgdParamF, %layer1.1.conv2.weight.sgdParamF, %layer1.1.bn2.gamma.sgdParamF, %layer1.1.bn2.beta.sgdParamF, %layer1.2.conv1.weight.sgdParamF, %layer1.2.bn1.gamma.sgdParamF, %layer1.2.bn1.beta.sgdParamF, %layer1.2.conv2.weight.sgdParamF, %layer1.2.bn2.gamma.sgdParamF, %layer1.2.bn2.beta.sgdParamF, %layer2.0.conv1.weight.sgdParamF, %layer2.0.bn1.gamma.sgdParamF, %layer2.0.bn1.beta.sgdParamF, %layer2.0.conv2.weight.sgdParamF, %layer2.0.bn2.gamma.sgdParamF, %layer2.0.bn2.beta.sgdParamF, %layer2.0.down.weight.sgdParamF, %layer2.0.down_bn.gamma.sgdParamF, %layer2.0.down_bn.beta.sgdParamF, %layer2.1.conv1.weight.sgdParamF, %layer2.1.bn1.gamma.sgdParamF, %layer2.1.bn1.beta.sgdParamF, %layer2.1.conv2.weight.sgdParamF, %layer2.1.bn2.gamma.sgdParamF, %layer2.1.bn2.beta.sgdParamF, %layer2.2.conv1.weight.sgdParamF, %layer2.2.bn1.gamma.sgdParamF, %layer2.2.bn1.beta.sgdParamF, %layer2.2.conv2.weight.sgdParamF, %layer2.2.bn2.gamma.sgdParamF, %layer2.2.bn2.beta.sgdParamF, %layer2.3.conv1.weight.sgdParamF, %layer2.3.bn1.gamma.sgdParamF, %layer2.3.bn1.beta.sgdParamF, %layer2.3.conv2.weight.sgdParamF, %layer2.3.bn2.gamma.sgdParamF, %layer2.3.bn2.beta.sgdParamF, %layer3.0.conv1.weight.sgdParamF, %layer3.0.bn1.gamma.sgdParamF, %layer3.0.bn1.beta.sgdParamF, %layer3.0.conv2.weight.sgdParamF, %layer3.0.bn2.gamma.sgdParamF, %layer3.0.bn2.beta.sgdParamF, %layer3.0.down.weight.sgdParamF, %layer3.0.down_bn.gamma.sgdParamF, %layer3.0.down_bn.beta.sgdParamF, %layer3.1.conv1.weight.sgdParamF, %layer3.1.bn1.gamma.sgdParamF, %layer3.1.bn1.beta.sgdParamF, %layer3.1.conv2.weight.sgdParamF, %layer3.1.bn2.gamma.sgdParamF, %layer3.1.bn2.beta.sgdParamF, %layer3.2.conv1.weight.sgdParamF, %layer3.2.bn1.gamma.sgdParamF, %layer3.2.bn1.beta.sgdParamF, %layer3.2.conv2.weight.sgdParamF, %layer3.2.bn2.gamma.sgdParamF, %layer3.2.bn2.beta.sgdParamF, %layer3.3.conv1.weight.sgdParamF, %layer3.3.bn1.gamma.sgdParamF, %layer3.3.bn1.beta.sgdParamF, %layer3.3.conv2.weight.sgdParamF, %layer3.3.bn2.gamma.sgdParamF, %layer3.3.bn2.beta.sgdParamF, %layer3.4.conv1.weight.sgdParamF, %layer3.4.bn1.gamma.sgdParamF, %layer3.4.bn1.beta.sgdParamF, %layer3.4.conv2.weight.sgdParamF, %layer3.4.bn2.gamma.sgdParamF, %layer3.4.bn2.beta.sgdParamF, %layer3.5.conv1.weight.sgdParamF, %layer3.5.bn1.gamma.sgdParamF, %layer3.5.bn1.beta.sgdParamF, %layer3.5.conv2.weight.sgdParamF, %layer3.5.bn2.gamma.sgdParamF, %layer3.5.bn2.beta.sgdParamF, %layer4.0.conv1.weight.sgdParamF, %layer4.0.bn1.gamma.sgdParamF, %layer4.0.bn1.beta.sgdParamF, %layer4.0.conv2.weight.sgdParamF, %layer4.0.bn2.gamma.sgdParamF, %layer4.0.bn2.beta.sgdParamF, %layer4.0.down.weight.sgdParamF, %layer4.0.down_bn.gamma.sgdParamF, %layer4.0.down_bn.beta.sgdParamF, %layer4.1.conv1.weight.sgdParamF, %layer4.1.bn1.gamma.sgdParamF, %layer4.1.bn1.beta.sgdParamF, %layer4.1.conv2.weight.sgdParamF, %layer4.1.bn2.gamma.sgdParamF, %layer4.1.bn2.beta.sgdParamF, %layer4.2.conv1.weight.sgdParamF, %layer4.2.bn1.gamma.sgdParamF, %layer4.2.bn1.beta.sgdParamF, %layer4.2.conv2.weight.sgdParamF, %layer4.2.bn2.gamma.sgdParamF, %layer4.2.bn2.beta.sgdParamF, %head.weight.sgdParamF, %head.bias.sgdParamF, %stem.conv.weight.momVNextF, %stem.bn.gamma.momVNextF, %stem.bn.beta.momVNextF, %layer1.0.conv1.weight.momVNextF, %layer1.0.bn1.gamma.momVNextF, %layer1.0.bn1.beta.momVNextF, %layer1.0.conv2.weight.momVNextF, %layer1.0.bn2.gamma.momVNextF, %layer1.0.bn2.beta.momVNextF, %layer1.1.conv1.weight.momVNextF, %layer1.1.bn1.gamma.momVNextF, %layer1.1.bn1.beta.momVNextF, %layer1.1.conv2.weight.momVNextF, %layer1.1.bn2.gamma.momVNextF, %layer1.1.bn2.beta.momVNextF, %layer1.2.conv1.weight.momVNextF, %layer1.2.bn1.gamma.momVNextF, %layer1.2.bn1.beta.momVNextF, %layer1.2.conv2.weight.momVNextF, %layer1.2.bn2.gamma.momVNextF, %layer1.2.bn2.beta.momVNextF, %layer2.0.conv1.weight.momVNextF, %layer2.0.bn1.gamma.momVNextF, %layer2.0.bn1.beta.momVNextF, %layer2.0.conv2.weight.momVNextF, %layer2.0.bn2.gamma.momVNextF, %layer2.0.bn2.beta.momVNextF, %layer2.0.down.weight.momVNextF, %layer2.0.down_bn.gamma.momVNextF, %layer2.0.down_bn.beta.momVNextF, %layer2.1.conv1.weight.momVNextF, %layer2.1.bn1.gamma.momVNextF, %layer2.1.bn1.beta.momVNextF, %layer2.1.conv2.weight.momVNextF, %layer2.1.bn2.gamma.momVNextF, %layer2.1.bn2.beta.momVNextF, %layer2.2.conv1.weight.momVNextF, %layer2.2.bn1.gamma.momVNextF, %layer2.2.bn1.beta.momVNextF, %layer2.2.conv2.weight.momVNextF, %layer2.2.bn2.gamma.momVNextF, %layer2.2.bn2.beta.momVNextF, %layer2.3.conv1.weight.momVNextF, %layer2.3.bn1.gamma.momVNextF, %layer2.3.bn1.beta.momVNextF, %layer2.3.conv2.weight.momVNextF, %layer2.3.bn2.gamma.momVNextF, %layer2.3.bn2.beta.momVNextF, %layer3.0.conv1.weight.momVNextF, %layer3.0.bn1.gamma.momVNextF, %layer3.0.bn1.beta.momVNextF, %layer3.0.conv2.weight.momVNextF, %layer3.0.bn2.gamma.momVNextF, %layer3.0.bn2.beta.momVNextF, %layer3.0.down.weight.momVNextF, %layer3.0.down_bn.gamma.momVNextF, %layer3.0.down_bn.beta.momVNextF, %layer3.1.conv1.weight.momVNextF, %layer3.1.bn1.gamma.momVNextF, %layer3.1.bn1.beta.momVNextF, %layer3.1.conv2.weight.momVNextF, %layer3.1.bn2.gamma.momVNextF, %layer3.1.bn2.beta.momVNextF, %layer3.2.conv1.weight.momVNextF, %layer3.2.bn1.gamma.momVNextF, %layer3.2.bn1.beta.momVNextF, %layer3.2.conv2.weight.momVNextF, %layer3.2.bn2.gamma.momVNextF, %layer3.2.bn2.beta.momVNextF, %layer3.3.conv1.weight.momVNextF, %layer3.3.bn1.gamma.momVNextF, %layer3.3.bn1.beta.momVNextF, %layer3.3.conv2.weight.momVNextF, %layer3.3.bn2.gamma.momVNextF, %layer3.3.bn2.beta.momVNextF, %layer3.4.conv1.weight.momVNextF, %layer3.4.bn1.gamma.momVNextF, %layer3.4.bn1.beta.momVNextF, %layer3.4.conv2.weight.momVNextF, %layer3.4.bn2.gamma.momVNextF, %layer3.4.bn2.beta.momVNextF, %layer3.5.conv1.weight.momVNextF, %layer3.5.bn1.gamma.momVNextF, %layer3.5.bn1.beta.momVNextF, %layer3.5.conv2.weight.momVNextF, %layer3.5.bn2.gamma.momVNextF, %layer3.5.bn2.beta.momVNextF, %layer4.0.conv1.weight.momVNextF, %layer4.0.bn1.gamma.momVNextF, %layer4.0.bn1.beta.momVNextF, %layer4.0.conv2.weight.momVNextF, %layer4.0.bn2.gamma.momVNextF, %layer4.0.bn2.beta.momVNextF, %layer4.0.down.weight.momVNextF, %layer4.0.down_bn.gamma.momVNextF, %layer4.0.down_bn.beta.momVNextF, %layer4.1.conv1.weight.momVNextF, %layer4.1.bn1.gamma.momVNextF, %layer4.1.bn1.beta.momVNextF, %layer4.1.conv2.weight.momVNextF, %layer4.1.bn2.gamma.momVNextF, %layer4.1.bn2.beta.momVNextF, %layer4.2.conv1.weight.momVNextF, %layer4.2.bn1.gamma.momVNextF, %layer4.2.bn1.beta.momVNextF, %layer4.2.conv2.weight.momVNextF, %layer4.2.bn2.gamma.momVNextF, %layer4.2.bn2.beta.momVNextF, %head.weight.momVNextF, %head.bias.momVNextF, %stem.bn.adamMNextF, %stem.bn.adamMNextF_1, %layer1.0.bn1.adamMNextF, %layer1.0.bn1.adamMNextF_1, %layer1.0.bn2.adamMNextF, %layer1.0.bn2.adamMNextF_1, %layer1.1.bn1.adamMNextF, %layer1.1.bn1.adamMNextF_1, %layer1.1.bn2.adamMNextF, %layer1.1.bn2.adamMNextF_1, %layer1.2.bn1.adamMNextF, %layer1.2.bn1.adamMNextF_1, %layer1.2.bn2.adamMNextF, %layer1.2.bn2.adamMNextF_1, %layer2.0.bn1.adamMNextF, %layer2.0.bn1.adamMNextF_1, %layer2.0.bn2.adamMNextF, %layer2.0.bn2.adamMNextF_1, %layer2.0.down_bn.adamMNextF, %layer2.0.down_bn.adamMNextF_1, %layer2.1.bn1.adamMNextF, %layer2.1.bn1.adamMNextF_1, %layer2.1.bn2.adamMNextF, %layer2.1.bn2.adamMNextF_1, %layer2.2.bn1.adamMNextF, %layer2.2.bn1.adamMNextF_1, %layer2.2.bn2.adamMNextF, %layer2.2.bn2.adamMNextF_1, %layer2.3.bn1.adamMNextF, %layer2.3.bn1.adamMNextF_1, %layer2.3.bn2.adamMNextF, %layer2.3.bn2.adamMNextF_1, %layer3.0.bn1.adamMNextF, %layer3.0.bn1.adamMNextF_1, %layer3.0.bn2.adamMNextF, %layer3.0.bn2.adamMNextF_1, %layer3.0.down_bn.adamMNextF, %layer3.0.down_bn.adamMNextF_1, %layer3.1.bn1.adamMNextF, %layer3.1.bn1.adamMNextF_1, %layer3.1.bn2.adamMNextF, %layer3.1.bn2.adamMNextF_1, %layer3.2.bn1.adamMNextF, %layer3.2.bn1.adamMNextF_1, %layer3.2.bn2.adamMNextF, %layer3.2.bn2.adamMNextF_1, %layer3.3.bn1.adamMNextF, %layer3.3.bn1.adamMNextF_1, %layer3.3.bn2.adamMNextF, %layer3.3.bn2.adamMNextF_1, %layer3.4.bn1.adamMNextF, %layer3.4.bn1.adamMNextF_1, %layer3.4.bn2.adamMNextF, %layer3.4.bn2.adamMNextF_1, %layer3.5.bn1.adamMNextF, %layer3.5.bn1.adamMNextF_1, %layer3.5.bn2.adamMNextF, %layer3.5.bn2.adamMNextF_1, %layer4.0.bn1.adamMNextF, %layer4.0.bn1.adamMNextF_1, %layer4.0.bn2.adamMNextF, %layer4.0.bn2.adamMNextF_1, %layer4.0.down_bn.adamMNextF, %layer4.0.down_bn.adamMNextF_1, %layer4.1.bn1.adamMNextF, %layer4.1.bn1.adamMNextF_1, %layer4.1.bn2.adamMNextF, %layer4.1.bn2.adamMNextF_1, %layer4.2.bn1.adamMNextF, %layer4.2.bn1.adamMNextF_1, %layer4.2.bn2.adamMNextF, %layer4.2.bn2.adamMNextF_1, %loss.smoothedCeLoss, %stem.bn.bnBatchMeanB, %stem.bn.bnBatchVarB, %layer1.0.bn1.bnBatchMeanB, %layer1.0.bn1.bnBatchVarB, %layer1.0.bn2.bnBatchMeanB, %layer1.0.bn2.bnBatchVarB, %layer1.1.bn1.bnBatchMeanB, %layer1.1.bn1.bnBatchVarB, %layer1.1.bn2.bnBatchMeanB, %layer1.1.bn2.bnBatchVarB, %layer1.2.bn1.bnBatchMeanB, %layer1.2.bn1.bnBatchVarB, %layer1.2.bn2.bnBatchMeanB, %layer1.2.bn2.bnBatchVarB, %layer2.0.bn1.bnBatchMeanB, %layer2.0.bn1.bnBatchVarB, %layer2.0.bn2.bnBatchMeanB, %layer2.0.bn2.bnBatchVarB, %layer2.0.down_bn.bnBatchMeanB, %layer2.0.down_bn.bnBatchVarB, %layer2.1.bn1.bnBatchMeanB, %layer2.1.bn1.bnBatchVarB, %layer2.1.bn2.bnBatchMeanB, %layer2.1.bn2.bnBatchVarB, %layer2.2.bn1.bnBatchMeanB, %layer2.2.bn1.bnBatchVarB, %layer2.2.bn2.bnBatchMeanB, %layer2.2.bn2.bnBatchVarB, %layer2.3.bn1.bnBatchMeanB, %layer2.3.bn1.bnBatchVarB, %layer2.3.bn2.bnBatchMeanB, %layer2.3.bn2.bnBatchVarB, %layer3.0.bn1.bnBatchMeanB, %layer3.0.bn1.bnBatchVarB, %layer3.0.bn2.bnBatchMeanB, %layer3.0.bn2.bnBatchVarB, %layer3.0.down_bn.bnBatchMeanB, %layer3.0.down_bn.bnBatchVarB, %layer3.1.bn1.bnBatchMeanB, %layer3.1.bn1.bnBatchVarB, %layer3.1.bn2.bnBatchMeanB, %layer3.1.bn2.bnBatchVarB, %layer3.2.bn1.bnBatchMeanB, %layer3.2.bn1.bnBatchVarB, %layer3.2.bn2.bnBatchMeanB, %layer3.2.bn2.bnBatchVarB, %layer3.3.bn1.bnBatchMeanB, %layer3.3.bn1.bnBatchVarB, %layer3.3.bn2.bnBatchMeanB, %layer3.3.bn2.bnBatchVarB, %layer3.4.bn1.bnBatchMeanB, %layer3.4.bn1.bnBatchVarB, %layer3.4.bn2.bnBatchMeanB, %layer3.4.bn2.bnBatchVarB, %layer3.5.bn1.bnBatchMeanB, %layer3.5.bn1.bnBatchVarB, %layer3.5.bn2.bnBatchMeanB, %layer3.5.bn2.bnBatchVarB, %layer4.0.bn1.bnBatchMeanB, %layer4.0.bn1.bnBatchVarB, %layer4.0.bn2.bnBatchMeanB, %layer4.0.bn2.bnBatchVarB, %layer4.0.down_bn.bnBatchMeanB, %layer4.0.down_bn.bnBatchVarB, %layer4.1.bn1.bnBatchMeanB, %layer4.1.bn1.bnBatchVarB, %layer4.1.bn2.bnBatchMeanB, %layer4.1.bn2.bnBatchVarB, %layer4.2.bn1.bnBatchMeanB, %layer4.2.bn1.bnBatchVarB, %layer4.2.bn2.bnBatchMeanB, %layer4.2.bn2.bnBatchVarB : tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x1000xf32>, tensor<1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x1000xf32>, tensor<1000xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<f32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
  }
  func.func private @convF(%x: tensor<256x3x224x224xf32>, %w: tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32> {
    %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x3x224x224xf32>, tensor<64x3x7x7xf32>) -> tensor<256x64x112x112xf32>
    return %convolution : tensor<256x64x112x112xf32>
  }
  func.func private @bnBatchMeanB(%x: tensor<256x64x112x112xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<3211264.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @bnBatchVarB(%x: tensor<256x64x112x112xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<3211264.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x112x112xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    return %divide_1 : tensor<64xf32>
  }
  func.func private @bnBatchF(%x: tensor<256x64x112x112xf32>, %gamma: tensor<64xf32>, %beta: tensor<64xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<3211264.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x112x112xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x112x112xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_2, %multiply_1 : tensor<256x64x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %add_1 = stablehlo.add %multiply_2, %broadcast_in_dim_3 : tensor<256x64x112x112xf32>
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
  func.func private @bnBatchMeanB_1(%x: tensor<256x64x56x56xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<802816.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    return %divide : tensor<64xf32>
  }
  func.func private @bnBatchVarB_1(%x: tensor<256x64x56x56xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<802816.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x56x56xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    return %divide_1 : tensor<64xf32>
  }
  func.func private @bnBatchF_1(%x: tensor<256x64x56x56xf32>, %gamma: tensor<64xf32>, %beta: tensor<64xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<802816.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x56x56xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x56x56xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_2, %multiply_1 : tensor<256x64x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %add_1 = stablehlo.add %multiply_2, %broadcast_in_dim_3 : tensor<256x64x56x56xf32>
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
  func.func private @bnBatchMeanB_2(%x: tensor<256x128x28x28xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<200704.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    return %divide : tensor<128xf32>
  }
  func.func private @bnBatchVarB_2(%x: tensor<256x128x28x28xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<200704.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x128x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x128x28x28xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<128xf32>
    return %divide_1 : tensor<128xf32>
  }
  func.func private @bnBatchF_2(%x: tensor<256x128x28x28xf32>, %gamma: tensor<128xf32>, %beta: tensor<128xf32>) -> tensor<256x128x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<200704.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x128x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x128x28x28xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<128xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x128x28x28xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_2, %multiply_1 : tensor<256x128x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %add_1 = stablehlo.add %multiply_2, %broadcast_in_dim_3 : tensor<256x128x28x28xf32>
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
  func.func private @bnBatchMeanB_3(%x: tensor<256x256x14x14xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_1 = stablehlo.constant dense<50176.0> : tensor<256xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256xf32>
    return %divide : tensor<256xf32>
  }
  func.func private @bnBatchVarB_3(%x: tensor<256x256x14x14xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_1 = stablehlo.constant dense<50176.0> : tensor<256xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x256x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x256x14x14xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<256xf32>
    return %divide_1 : tensor<256xf32>
  }
  func.func private @bnBatchF_3(%x: tensor<256x256x14x14xf32>, %gamma: tensor<256xf32>, %beta: tensor<256xf32>) -> tensor<256x256x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_1 = stablehlo.constant dense<50176.0> : tensor<256xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x256x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x256x14x14xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<256xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<256xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<256xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<256xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x256x14x14xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_2, %multiply_1 : tensor<256x256x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %add_1 = stablehlo.add %multiply_2, %broadcast_in_dim_3 : tensor<256x256x14x14xf32>
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
  func.func private @bnBatchMeanB_4(%x: tensor<256x512x7x7xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<512xf32>
    return %divide : tensor<512xf32>
  }
  func.func private @bnBatchVarB_4(%x: tensor<256x512x7x7xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x512x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x512x7x7xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<512xf32>
    return %divide_1 : tensor<512xf32>
  }
  func.func private @bnBatchF_4(%x: tensor<256x512x7x7xf32>, %gamma: tensor<512xf32>, %beta: tensor<512xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x512x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x512x7x7xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<512xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<512xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<512xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x512x7x7xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %gamma, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_2 = stablehlo.multiply %broadcast_in_dim_2, %multiply_1 : tensor<256x512x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %beta, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %add_1 = stablehlo.add %multiply_2, %broadcast_in_dim_3 : tensor<256x512x7x7xf32>
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
  func.func private @smoothedCeLoss(%logits: tensor<256x1000xf32>, %targets: tensor<256x1000xf32>) -> tensor<f32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<256x1000xf32>
    %exponential = stablehlo.exponential %subtract : tensor<256x1000xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %log = stablehlo.log %reduce_1 : tensor<256xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %subtract_1 = stablehlo.subtract %subtract, %broadcast_in_dim_1 : tensor<256x1000xf32>
    %multiply = stablehlo.multiply %targets, %subtract_1 : tensor<256x1000xf32>
    %reduce_2 = stablehlo.reduce(%multiply init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_2 = stablehlo.constant dense<0.9> : tensor<256xf32>
    %multiply_1 = stablehlo.multiply %reduce_2, %constant_2 : tensor<256xf32>
    %reduce_3 = stablehlo.reduce(%subtract_1 init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_3 = stablehlo.constant dense<1.0e-04> : tensor<256xf32>
    %multiply_2 = stablehlo.multiply %reduce_3, %constant_3 : tensor<256xf32>
    %add = stablehlo.add %multiply_1, %multiply_2 : tensor<256xf32>
    %reduce_4 = stablehlo.reduce(%add init: %constant_1) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %constant_4 = stablehlo.constant dense<256.0> : tensor<f32>
    %divide = stablehlo.divide %reduce_4, %constant_4 : tensor<f32>
    %negate = stablehlo.negate %divide : tensor<f32>
    return %negate : tensor<f32>
  }
  func.func private @smoothedCeBack(%logits: tensor<256x1000xf32>, %targets: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %constant = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %reduce = stablehlo.reduce(%logits init: %constant) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %reduce, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %subtract = stablehlo.subtract %logits, %broadcast_in_dim : tensor<256x1000xf32>
    %exponential = stablehlo.exponential %subtract : tensor<256x1000xf32>
    %constant_1 = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce_1 = stablehlo.reduce(%exponential init: %constant_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %reduce_1, dims = [0] : (tensor<256xf32>) -> tensor<256x1000xf32>
    %divide = stablehlo.divide %exponential, %broadcast_in_dim_1 : tensor<256x1000xf32>
    %subtract_1 = stablehlo.subtract %divide, %targets : tensor<256x1000xf32>
    %constant_2 = stablehlo.constant dense<0.1> : tensor<256x1000xf32>
    %multiply = stablehlo.multiply %targets, %constant_2 : tensor<256x1000xf32>
    %add = stablehlo.add %subtract_1, %multiply : tensor<256x1000xf32>
    %constant_3 = stablehlo.constant dense<1.0e-04> : tensor<256x1000xf32>
    %subtract_2 = stablehlo.subtract %add, %constant_3 : tensor<256x1000xf32>
    return %subtract_2 : tensor<256x1000xf32>
  }
  func.func private @divConstB(%x: tensor<256x1000xf32>) -> tensor<256x1000xf32> {
    %constant = stablehlo.constant dense<256.0> : tensor<256x1000xf32>
    %divide = stablehlo.divide %x, %constant : tensor<256x1000xf32>
    return %divide : tensor<256x1000xf32>
  }
  func.func private @dotOut(%dy: tensor<256x1000xf32>, %w: tensor<512x1000xf32>) -> tensor<256x512xf32> {
    %dot_general = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<256x1000xf32>, tensor<512x1000xf32>) -> tensor<256x512xf32>
    return %dot_general : tensor<256x512xf32>
  }
  func.func private @weightGradB(%x: tensor<256x512xf32>, %dy: tensor<256x1000xf32>) -> tensor<512x1000xf32> {
    %dot_general = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<256x512xf32>, tensor<256x1000xf32>) -> tensor<512x1000xf32>
    return %dot_general : tensor<512x1000xf32>
  }
  func.func private @biasGradB(%dy: tensor<256x1000xf32>) -> tensor<1000xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    return %reduce : tensor<1000xf32>
  }
  func.func private @gapBack(%dy: tensor<256x512xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<49.0> : tensor<256x512xf32>
    %divide = stablehlo.divide %dy, %constant : tensor<256x512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [0, 1] : (tensor<256x512xf32>) -> tensor<256x512x7x7xf32>
    return %broadcast_in_dim : tensor<256x512x7x7xf32>
  }
  func.func private @selectPos(%dy: tensor<256x512x7x7xf32>, %x: tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x512x7x7xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<256x512x7x7xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<256x512x7x7xi1>, tensor<256x512x7x7xf32>
    return %select : tensor<256x512x7x7xf32>
  }
  func.func private @bnBatchBack(%dy: tensor<256x512x7x7xf32>, %x: tensor<256x512x7x7xf32>, %gamma: tensor<512xf32>) -> tensor<256x512x7x7xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x512x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x512x7x7xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<512xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<512xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<512xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x512x7x7xf32>
    %multiply_2 = stablehlo.multiply %rsqrt, %gamma : tensor<512xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<512xf32>
    %multiply_3 = stablehlo.multiply %dy, %multiply_1 : tensor<256x512x7x7xf32>
    %reduce_3 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<512xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<256x512x7x7xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_4 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<256x512x7x7xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_4 : tensor<256x512x7x7xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %multiply_2, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_5 = stablehlo.multiply %broadcast_in_dim_4, %subtract_2 : tensor<256x512x7x7xf32>
    return %multiply_5 : tensor<256x512x7x7xf32>
  }
  func.func private @bnGammaGradB(%dy: tensor<256x512x7x7xf32>, %x: tensor<256x512x7x7xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %constant_1 = stablehlo.constant dense<12544.0> : tensor<512xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<512xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x512x7x7xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x512x7x7xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<512xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<512xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<512xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<512xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<512xf32>) -> tensor<256x512x7x7xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x512x7x7xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply_1 : tensor<256x512x7x7xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    return %reduce_2 : tensor<512xf32>
  }
  func.func private @bnBetaGradB(%dy: tensor<256x512x7x7xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x512x7x7xf32>, tensor<f32>) -> tensor<512xf32>
    return %reduce : tensor<512xf32>
  }
  func.func private @convBack(%dy: tensor<256x512x7x7xf32>, %w: tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<512x512x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x512x7x7xf32>, tensor<512x512x3x3xf32>) -> tensor<256x512x7x7xf32>
    return %convolution : tensor<256x512x7x7xf32>
  }
  func.func private @convWeightGradB(%x: tensor<256x512x7x7xf32>, %dy: tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x512x7x7xf32>, tensor<256x512x7x7xf32>) -> tensor<512x512x3x3xf32>
    return %convolution : tensor<512x512x3x3xf32>
  }
  func.func private @convBack_1(%dy: tensor<256x512x7x7xf32>, %w: tensor<512x256x1x1xf32>) -> tensor<256x256x14x14xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<512x256x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x512x7x7xf32>, tensor<512x256x1x1xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @convWeightGradB_1(%x: tensor<256x256x14x14xf32>, %dy: tensor<256x512x7x7xf32>) -> tensor<512x256x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x512x7x7xf32>) -> tensor<512x256x1x1xf32>
    return %convolution : tensor<512x256x1x1xf32>
  }
  func.func private @convBack_2(%dy: tensor<256x512x7x7xf32>, %w: tensor<512x256x3x3xf32>) -> tensor<256x256x14x14xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<512x256x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x512x7x7xf32>, tensor<512x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @convWeightGradB_2(%x: tensor<256x256x14x14xf32>, %dy: tensor<256x512x7x7xf32>) -> tensor<512x256x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x512x7x7xf32>) -> tensor<512x256x3x3xf32>
    return %convolution : tensor<512x256x3x3xf32>
  }
  func.func private @selectPos_1(%dy: tensor<256x256x14x14xf32>, %x: tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x256x14x14xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x14x14xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<256x256x14x14xi1>, tensor<256x256x14x14xf32>
    return %select : tensor<256x256x14x14xf32>
  }
  func.func private @bnBatchBack_1(%dy: tensor<256x256x14x14xf32>, %x: tensor<256x256x14x14xf32>, %gamma: tensor<256xf32>) -> tensor<256x256x14x14xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_1 = stablehlo.constant dense<50176.0> : tensor<256xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x256x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x256x14x14xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<256xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<256xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<256xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<256xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x256x14x14xf32>
    %multiply_2 = stablehlo.multiply %rsqrt, %gamma : tensor<256xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<256xf32>
    %multiply_3 = stablehlo.multiply %dy, %multiply_1 : tensor<256x256x14x14xf32>
    %reduce_3 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<256xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<256x256x14x14xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_4 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<256x256x14x14xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_4 : tensor<256x256x14x14xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %multiply_2, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_5 = stablehlo.multiply %broadcast_in_dim_4, %subtract_2 : tensor<256x256x14x14xf32>
    return %multiply_5 : tensor<256x256x14x14xf32>
  }
  func.func private @bnGammaGradB_1(%dy: tensor<256x256x14x14xf32>, %x: tensor<256x256x14x14xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %constant_1 = stablehlo.constant dense<50176.0> : tensor<256xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<256xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x256x14x14xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x256x14x14xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<256xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<256xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<256xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<256xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<256xf32>) -> tensor<256x256x14x14xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x256x14x14xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply_1 : tensor<256x256x14x14xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    return %reduce_2 : tensor<256xf32>
  }
  func.func private @bnBetaGradB_1(%dy: tensor<256x256x14x14xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x256x14x14xf32>, tensor<f32>) -> tensor<256xf32>
    return %reduce : tensor<256xf32>
  }
  func.func private @convBack_3(%dy: tensor<256x256x14x14xf32>, %w: tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<256x256x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x256x3x3xf32>) -> tensor<256x256x14x14xf32>
    return %convolution : tensor<256x256x14x14xf32>
  }
  func.func private @convWeightGradB_3(%x: tensor<256x256x14x14xf32>, %dy: tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x256x14x14xf32>) -> tensor<256x256x3x3xf32>
    return %convolution : tensor<256x256x3x3xf32>
  }
  func.func private @convBack_4(%dy: tensor<256x256x14x14xf32>, %w: tensor<256x128x1x1xf32>) -> tensor<256x128x28x28xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<256x128x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x128x1x1xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @convWeightGradB_4(%x: tensor<256x128x28x28xf32>, %dy: tensor<256x256x14x14xf32>) -> tensor<256x128x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<256x256x14x14xf32>) -> tensor<256x128x1x1xf32>
    return %convolution : tensor<256x128x1x1xf32>
  }
  func.func private @convBack_5(%dy: tensor<256x256x14x14xf32>, %w: tensor<256x128x3x3xf32>) -> tensor<256x128x28x28xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<256x128x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x256x14x14xf32>, tensor<256x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @convWeightGradB_5(%x: tensor<256x128x28x28xf32>, %dy: tensor<256x256x14x14xf32>) -> tensor<256x128x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<256x256x14x14xf32>) -> tensor<256x128x3x3xf32>
    return %convolution : tensor<256x128x3x3xf32>
  }
  func.func private @selectPos_2(%dy: tensor<256x128x28x28xf32>, %x: tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x128x28x28xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<256x128x28x28xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<256x128x28x28xi1>, tensor<256x128x28x28xf32>
    return %select : tensor<256x128x28x28xf32>
  }
  func.func private @bnBatchBack_2(%dy: tensor<256x128x28x28xf32>, %x: tensor<256x128x28x28xf32>, %gamma: tensor<128xf32>) -> tensor<256x128x28x28xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<200704.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x128x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x128x28x28xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<128xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x128x28x28xf32>
    %multiply_2 = stablehlo.multiply %rsqrt, %gamma : tensor<128xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<128xf32>
    %multiply_3 = stablehlo.multiply %dy, %multiply_1 : tensor<256x128x28x28xf32>
    %reduce_3 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<128xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<256x128x28x28xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_4 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<256x128x28x28xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_4 : tensor<256x128x28x28xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %multiply_2, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_5 = stablehlo.multiply %broadcast_in_dim_4, %subtract_2 : tensor<256x128x28x28xf32>
    return %multiply_5 : tensor<256x128x28x28xf32>
  }
  func.func private @bnGammaGradB_2(%dy: tensor<256x128x28x28xf32>, %x: tensor<256x128x28x28xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %constant_1 = stablehlo.constant dense<200704.0> : tensor<128xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<128xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x128x28x28xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x128x28x28xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<128xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<128xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<128xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<128xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<128xf32>) -> tensor<256x128x28x28xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x128x28x28xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply_1 : tensor<256x128x28x28xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce_2 : tensor<128xf32>
  }
  func.func private @bnBetaGradB_2(%dy: tensor<256x128x28x28xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x128x28x28xf32>, tensor<f32>) -> tensor<128xf32>
    return %reduce : tensor<128xf32>
  }
  func.func private @convBack_6(%dy: tensor<256x128x28x28xf32>, %w: tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x128x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<128x128x3x3xf32>) -> tensor<256x128x28x28xf32>
    return %convolution : tensor<256x128x28x28xf32>
  }
  func.func private @convWeightGradB_6(%x: tensor<256x128x28x28xf32>, %dy: tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<256x128x28x28xf32>) -> tensor<128x128x3x3xf32>
    return %convolution : tensor<128x128x3x3xf32>
  }
  func.func private @convBack_7(%dy: tensor<256x128x28x28xf32>, %w: tensor<128x64x1x1xf32>) -> tensor<256x64x56x56xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x64x1x1xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<128x64x1x1xf32>) -> tensor<256x64x56x56xf32>
    return %convolution : tensor<256x64x56x56xf32>
  }
  func.func private @convWeightGradB_7(%x: tensor<256x64x56x56xf32>, %dy: tensor<256x128x28x28xf32>) -> tensor<128x64x1x1xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<256x128x28x28xf32>) -> tensor<128x64x1x1xf32>
    return %convolution : tensor<128x64x1x1xf32>
  }
  func.func private @convBack_8(%dy: tensor<256x128x28x28xf32>, %w: tensor<128x64x3x3xf32>) -> tensor<256x64x56x56xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<128x64x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x128x28x28xf32>, tensor<128x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    return %convolution : tensor<256x64x56x56xf32>
  }
  func.func private @convWeightGradB_8(%x: tensor<256x64x56x56xf32>, %dy: tensor<256x128x28x28xf32>) -> tensor<128x64x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<256x128x28x28xf32>) -> tensor<128x64x3x3xf32>
    return %convolution : tensor<128x64x3x3xf32>
  }
  func.func private @selectPos_3(%dy: tensor<256x64x56x56xf32>, %x: tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x64x56x56xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<256x64x56x56xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<256x64x56x56xi1>, tensor<256x64x56x56xf32>
    return %select : tensor<256x64x56x56xf32>
  }
  func.func private @bnBatchBack_3(%dy: tensor<256x64x56x56xf32>, %x: tensor<256x64x56x56xf32>, %gamma: tensor<64xf32>) -> tensor<256x64x56x56xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<802816.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x56x56xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x56x56xf32>
    %multiply_2 = stablehlo.multiply %rsqrt, %gamma : tensor<64xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<64xf32>
    %multiply_3 = stablehlo.multiply %dy, %multiply_1 : tensor<256x64x56x56xf32>
    %reduce_3 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<64xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<256x64x56x56xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_4 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<256x64x56x56xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_4 : tensor<256x64x56x56xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %multiply_2, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_5 = stablehlo.multiply %broadcast_in_dim_4, %subtract_2 : tensor<256x64x56x56xf32>
    return %multiply_5 : tensor<256x64x56x56xf32>
  }
  func.func private @bnGammaGradB_3(%dy: tensor<256x64x56x56xf32>, %x: tensor<256x64x56x56xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<802816.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x56x56xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x56x56xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x56x56xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x56x56xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply_1 : tensor<256x64x56x56xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce_2 : tensor<64xf32>
  }
  func.func private @bnBetaGradB_3(%dy: tensor<256x64x56x56xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce : tensor<64xf32>
  }
  func.func private @convBack_9(%dy: tensor<256x64x56x56xf32>, %w: tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32> {
    %reverse = stablehlo.reverse %w, dims = [2, 3] : tensor<64x64x3x3xf32>
    %convolution = stablehlo.convolution(%dy, %reverse) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<256x64x56x56xf32>
    return %convolution : tensor<256x64x56x56xf32>
  }
  func.func private @convWeightGradB_9(%x: tensor<256x64x56x56xf32>, %dy: tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x64x56x56xf32>, tensor<256x64x56x56xf32>) -> tensor<64x64x3x3xf32>
    return %convolution : tensor<64x64x3x3xf32>
  }
  func.func private @maxPool3s2Back(%dy: tensor<256x64x56x56xf32>, %x: tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %select_and_scatter = "stablehlo.select_and_scatter"(%x, %dy, %constant) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %compare = stablehlo.compare GE, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %compare : tensor<i1>
    }, {
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<256x64x112x112xf32>, tensor<256x64x56x56xf32>, tensor<f32>) -> tensor<256x64x112x112xf32>
    return %select_and_scatter : tensor<256x64x112x112xf32>
  }
  func.func private @selectPos_4(%dy: tensor<256x64x112x112xf32>, %x: tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<256x64x112x112xf32>
    %compare = stablehlo.compare GT, %x, %constant : (tensor<256x64x112x112xf32>, tensor<256x64x112x112xf32>) -> tensor<256x64x112x112xi1>
    %select = stablehlo.select %compare, %dy, %constant : tensor<256x64x112x112xi1>, tensor<256x64x112x112xf32>
    return %select : tensor<256x64x112x112xf32>
  }
  func.func private @bnBatchBack_4(%dy: tensor<256x64x112x112xf32>, %x: tensor<256x64x112x112xf32>, %gamma: tensor<64xf32>) -> tensor<256x64x112x112xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<3211264.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x112x112xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x112x112xf32>
    %multiply_2 = stablehlo.multiply %rsqrt, %gamma : tensor<64xf32>
    %reduce_2 = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_2 = stablehlo.divide %reduce_2, %constant_1 : tensor<64xf32>
    %multiply_3 = stablehlo.multiply %dy, %multiply_1 : tensor<256x64x112x112xf32>
    %reduce_3 = stablehlo.reduce(%multiply_3 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_3 = stablehlo.divide %reduce_3, %constant_1 : tensor<64xf32>
    %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %divide_2, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract_1 = stablehlo.subtract %dy, %broadcast_in_dim_2 : tensor<256x64x112x112xf32>
    %broadcast_in_dim_3 = stablehlo.broadcast_in_dim %divide_3, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_4 = stablehlo.multiply %multiply_1, %broadcast_in_dim_3 : tensor<256x64x112x112xf32>
    %subtract_2 = stablehlo.subtract %subtract_1, %multiply_4 : tensor<256x64x112x112xf32>
    %broadcast_in_dim_4 = stablehlo.broadcast_in_dim %multiply_2, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_5 = stablehlo.multiply %broadcast_in_dim_4, %subtract_2 : tensor<256x64x112x112xf32>
    return %multiply_5 : tensor<256x64x112x112xf32>
  }
  func.func private @bnGammaGradB_4(%dy: tensor<256x64x112x112xf32>, %x: tensor<256x64x112x112xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %constant_1 = stablehlo.constant dense<3211264.0> : tensor<64xf32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<64xf32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<256x64x112x112xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<256x64x112x112xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    %divide_1 = stablehlo.divide %reduce_1, %constant_1 : tensor<64xf32>
    %constant_2 = stablehlo.constant dense<1.0e-05> : tensor<64xf32>
    %add = stablehlo.add %divide_1, %constant_2 : tensor<64xf32>
    %rsqrt = stablehlo.rsqrt %add : tensor<64xf32>
    %broadcast_in_dim_1 = stablehlo.broadcast_in_dim %rsqrt, dims = [1] : (tensor<64xf32>) -> tensor<256x64x112x112xf32>
    %multiply_1 = stablehlo.multiply %subtract, %broadcast_in_dim_1 : tensor<256x64x112x112xf32>
    %multiply_2 = stablehlo.multiply %dy, %multiply_1 : tensor<256x64x112x112xf32>
    %reduce_2 = stablehlo.reduce(%multiply_2 init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce_2 : tensor<64xf32>
  }
  func.func private @bnBetaGradB_4(%dy: tensor<256x64x112x112xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%dy init: %constant) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<256x64x112x112xf32>, tensor<f32>) -> tensor<64xf32>
    return %reduce : tensor<64xf32>
  }
  func.func private @convWeightGradB_10(%x: tensor<256x3x224x224xf32>, %dy: tensor<256x64x112x112xf32>) -> tensor<64x3x7x7xf32> {
    %convolution = stablehlo.convolution(%x, %dy) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[3, 2], [3, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<256x3x224x224xf32>, tensor<256x64x112x112xf32>) -> tensor<64x3x7x7xf32>
    return %convolution : tensor<64x3x7x7xf32>
  }
  func.func private @momVNextF(%v: tensor<64x3x7x7xf32>, %g: tensor<64x3x7x7xf32>, %theta: tensor<64x3x7x7xf32>) -> tensor<64x3x7x7xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64x3x7x7xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64x3x7x7xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<64x3x7x7xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<64x3x7x7xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<64x3x7x7xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<64x3x7x7xf32>
    return %add_1 : tensor<64x3x7x7xf32>
  }
  func.func private @sgdParamF(%theta: tensor<64x3x7x7xf32>, %g: tensor<64x3x7x7xf32>, %lr: tensor<f32>) -> tensor<64x3x7x7xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64x3x7x7xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64x3x7x7xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64x3x7x7xf32>
    return %subtract : tensor<64x3x7x7xf32>
  }
  func.func private @momVNextF_1(%v: tensor<64xf32>, %g: tensor<64xf32>, %theta: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<64xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<64xf32>
    return %add_1 : tensor<64xf32>
  }
  func.func private @sgdParamF_1(%theta: tensor<64xf32>, %g: tensor<64xf32>, %lr: tensor<f32>) -> tensor<64xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64xf32>
    return %subtract : tensor<64xf32>
  }
  func.func private @momVNextF_2(%v: tensor<64x64x3x3xf32>, %g: tensor<64x64x3x3xf32>, %theta: tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64x64x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<64x64x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<64x64x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<64x64x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<64x64x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<64x64x3x3xf32>
    return %add_1 : tensor<64x64x3x3xf32>
  }
  func.func private @sgdParamF_2(%theta: tensor<64x64x3x3xf32>, %g: tensor<64x64x3x3xf32>, %lr: tensor<f32>) -> tensor<64x64x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<64x64x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<64x64x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<64x64x3x3xf32>
    return %subtract : tensor<64x64x3x3xf32>
  }
  func.func private @momVNextF_3(%v: tensor<128x64x3x3xf32>, %g: tensor<128x64x3x3xf32>, %theta: tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x64x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x64x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<128x64x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<128x64x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<128x64x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<128x64x3x3xf32>
    return %add_1 : tensor<128x64x3x3xf32>
  }
  func.func private @sgdParamF_3(%theta: tensor<128x64x3x3xf32>, %g: tensor<128x64x3x3xf32>, %lr: tensor<f32>) -> tensor<128x64x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x64x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x64x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x64x3x3xf32>
    return %subtract : tensor<128x64x3x3xf32>
  }
  func.func private @momVNextF_4(%v: tensor<128xf32>, %g: tensor<128xf32>, %theta: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<128xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<128xf32>
    return %add_1 : tensor<128xf32>
  }
  func.func private @sgdParamF_4(%theta: tensor<128xf32>, %g: tensor<128xf32>, %lr: tensor<f32>) -> tensor<128xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128xf32>
    return %subtract : tensor<128xf32>
  }
  func.func private @momVNextF_5(%v: tensor<128x128x3x3xf32>, %g: tensor<128x128x3x3xf32>, %theta: tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x128x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x128x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<128x128x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<128x128x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<128x128x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<128x128x3x3xf32>
    return %add_1 : tensor<128x128x3x3xf32>
  }
  func.func private @sgdParamF_5(%theta: tensor<128x128x3x3xf32>, %g: tensor<128x128x3x3xf32>, %lr: tensor<f32>) -> tensor<128x128x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x128x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x128x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x128x3x3xf32>
    return %subtract : tensor<128x128x3x3xf32>
  }
  func.func private @momVNextF_6(%v: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>, %theta: tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<128x64x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<128x64x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<128x64x1x1xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<128x64x1x1xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<128x64x1x1xf32>
    return %add_1 : tensor<128x64x1x1xf32>
  }
  func.func private @sgdParamF_6(%theta: tensor<128x64x1x1xf32>, %g: tensor<128x64x1x1xf32>, %lr: tensor<f32>) -> tensor<128x64x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<128x64x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<128x64x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<128x64x1x1xf32>
    return %subtract : tensor<128x64x1x1xf32>
  }
  func.func private @momVNextF_7(%v: tensor<256x128x3x3xf32>, %g: tensor<256x128x3x3xf32>, %theta: tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<256x128x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<256x128x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<256x128x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<256x128x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<256x128x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<256x128x3x3xf32>
    return %add_1 : tensor<256x128x3x3xf32>
  }
  func.func private @sgdParamF_7(%theta: tensor<256x128x3x3xf32>, %g: tensor<256x128x3x3xf32>, %lr: tensor<f32>) -> tensor<256x128x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<256x128x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<256x128x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<256x128x3x3xf32>
    return %subtract : tensor<256x128x3x3xf32>
  }
  func.func private @momVNextF_8(%v: tensor<256xf32>, %g: tensor<256xf32>, %theta: tensor<256xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<256xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<256xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<256xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<256xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<256xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<256xf32>
    return %add_1 : tensor<256xf32>
  }
  func.func private @sgdParamF_8(%theta: tensor<256xf32>, %g: tensor<256xf32>, %lr: tensor<f32>) -> tensor<256xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<256xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<256xf32>
    return %subtract : tensor<256xf32>
  }
  func.func private @momVNextF_9(%v: tensor<256x256x3x3xf32>, %g: tensor<256x256x3x3xf32>, %theta: tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<256x256x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<256x256x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<256x256x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<256x256x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<256x256x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<256x256x3x3xf32>
    return %add_1 : tensor<256x256x3x3xf32>
  }
  func.func private @sgdParamF_9(%theta: tensor<256x256x3x3xf32>, %g: tensor<256x256x3x3xf32>, %lr: tensor<f32>) -> tensor<256x256x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<256x256x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<256x256x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<256x256x3x3xf32>
    return %subtract : tensor<256x256x3x3xf32>
  }
  func.func private @momVNextF_10(%v: tensor<256x128x1x1xf32>, %g: tensor<256x128x1x1xf32>, %theta: tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<256x128x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<256x128x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<256x128x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<256x128x1x1xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<256x128x1x1xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<256x128x1x1xf32>
    return %add_1 : tensor<256x128x1x1xf32>
  }
  func.func private @sgdParamF_10(%theta: tensor<256x128x1x1xf32>, %g: tensor<256x128x1x1xf32>, %lr: tensor<f32>) -> tensor<256x128x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<256x128x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<256x128x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<256x128x1x1xf32>
    return %subtract : tensor<256x128x1x1xf32>
  }
  func.func private @momVNextF_11(%v: tensor<512x256x3x3xf32>, %g: tensor<512x256x3x3xf32>, %theta: tensor<512x256x3x3xf32>) -> tensor<512x256x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x256x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x256x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<512x256x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<512x256x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<512x256x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<512x256x3x3xf32>
    return %add_1 : tensor<512x256x3x3xf32>
  }
  func.func private @sgdParamF_11(%theta: tensor<512x256x3x3xf32>, %g: tensor<512x256x3x3xf32>, %lr: tensor<f32>) -> tensor<512x256x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x256x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<512x256x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x256x3x3xf32>
    return %subtract : tensor<512x256x3x3xf32>
  }
  func.func private @momVNextF_12(%v: tensor<512xf32>, %g: tensor<512xf32>, %theta: tensor<512xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<512xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<512xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<512xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<512xf32>
    return %add_1 : tensor<512xf32>
  }
  func.func private @sgdParamF_12(%theta: tensor<512xf32>, %g: tensor<512xf32>, %lr: tensor<f32>) -> tensor<512xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<512xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512xf32>
    return %subtract : tensor<512xf32>
  }
  func.func private @momVNextF_13(%v: tensor<512x512x3x3xf32>, %g: tensor<512x512x3x3xf32>, %theta: tensor<512x512x3x3xf32>) -> tensor<512x512x3x3xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x512x3x3xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x512x3x3xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<512x512x3x3xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<512x512x3x3xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<512x512x3x3xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<512x512x3x3xf32>
    return %add_1 : tensor<512x512x3x3xf32>
  }
  func.func private @sgdParamF_13(%theta: tensor<512x512x3x3xf32>, %g: tensor<512x512x3x3xf32>, %lr: tensor<f32>) -> tensor<512x512x3x3xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x512x3x3xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<512x512x3x3xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x512x3x3xf32>
    return %subtract : tensor<512x512x3x3xf32>
  }
  func.func private @momVNextF_14(%v: tensor<512x256x1x1xf32>, %g: tensor<512x256x1x1xf32>, %theta: tensor<512x256x1x1xf32>) -> tensor<512x256x1x1xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x256x1x1xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x256x1x1xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<512x256x1x1xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<512x256x1x1xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<512x256x1x1xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<512x256x1x1xf32>
    return %add_1 : tensor<512x256x1x1xf32>
  }
  func.func private @sgdParamF_14(%theta: tensor<512x256x1x1xf32>, %g: tensor<512x256x1x1xf32>, %lr: tensor<f32>) -> tensor<512x256x1x1xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x256x1x1xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<512x256x1x1xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x256x1x1xf32>
    return %subtract : tensor<512x256x1x1xf32>
  }
  func.func private @momVNextF_15(%v: tensor<512x1000xf32>, %g: tensor<512x1000xf32>, %theta: tensor<512x1000xf32>) -> tensor<512x1000xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512x1000xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<512x1000xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<512x1000xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<512x1000xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<512x1000xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<512x1000xf32>
    return %add_1 : tensor<512x1000xf32>
  }
  func.func private @sgdParamF_15(%theta: tensor<512x1000xf32>, %g: tensor<512x1000xf32>, %lr: tensor<f32>) -> tensor<512x1000xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<512x1000xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<512x1000xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<512x1000xf32>
    return %subtract : tensor<512x1000xf32>
  }
  func.func private @momVNextF_16(%v: tensor<1000xf32>, %g: tensor<1000xf32>, %theta: tensor<1000xf32>) -> tensor<1000xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<1000xf32>
    %multiply = stablehlo.multiply %v, %constant : tensor<1000xf32>
    %constant_1 = stablehlo.constant dense<1.0e-04> : tensor<1000xf32>
    %multiply_1 = stablehlo.multiply %theta, %constant_1 : tensor<1000xf32>
    %add = stablehlo.add %g, %multiply_1 : tensor<1000xf32>
    %add_1 = stablehlo.add %multiply, %add : tensor<1000xf32>
    return %add_1 : tensor<1000xf32>
  }
  func.func private @sgdParamF_16(%theta: tensor<1000xf32>, %g: tensor<1000xf32>, %lr: tensor<f32>) -> tensor<1000xf32> {
    %broadcast_in_dim = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %multiply = stablehlo.multiply %broadcast_in_dim, %g : tensor<1000xf32>
    %subtract = stablehlo.subtract %theta, %multiply : tensor<1000xf32>
    return %subtract : tensor<1000xf32>
  }
  func.func private @adamMNextF(%m: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<64xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<64xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<64xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<64xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<64xf32>
    return %add : tensor<64xf32>
  }
  func.func private @adamMNextF_1(%m: tensor<128xf32>, %g: tensor<128xf32>) -> tensor<128xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<128xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<128xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<128xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<128xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<128xf32>
    return %add : tensor<128xf32>
  }
  func.func private @adamMNextF_2(%m: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<256xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<256xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<256xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<256xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<256xf32>
    return %add : tensor<256xf32>
  }
  func.func private @adamMNextF_3(%m: tensor<512xf32>, %g: tensor<512xf32>) -> tensor<512xf32> {
    %constant = stablehlo.constant dense<0.9> : tensor<512xf32>
    %multiply = stablehlo.multiply %m, %constant : tensor<512xf32>
    %constant_1 = stablehlo.constant dense<0.1> : tensor<512xf32>
    %multiply_1 = stablehlo.multiply %g, %constant_1 : tensor<512xf32>
    %add = stablehlo.add %multiply, %multiply_1 : tensor<512xf32>
    return %add : tensor<512xf32>
  }
}
