func.func public @main(%a: tensor<2xf32>, %b: tensor<4x6xf32>) -> tensor<3x2xf32> {
 %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<3x2xf32>
 %1 = "stablehlo.slice"(%b) {start_indices = dense<[0, 1]> : tensor<2xi64>, limit_indices = dense<[2, 5]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<2x4xf32>
 %2 = "stablehlo.transpose"(%b) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
 %3 = "stablehlo.reverse"(%b) {dimensions = dense<1> : tensor<1xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
 %c = stablehlo.constant dense<0.0> : tensor<f32>
 %4 = "stablehlo.pad"(%b, %c) {edge_padding_low = dense<[1, 0]> : tensor<2xi64>, edge_padding_high = dense<[1, 0]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<6x6xf32>
 %5 = "stablehlo.compare"(%a, %a) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
 %6 = "stablehlo.broadcast"(%a) {broadcast_sizes = dense<[3]> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<3x2xf32>
 %7 = "stablehlo.reduce"(%b, %c) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z) : (tensor<f32>) -> () }) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
 func.return %0 : tensor<3x2xf32> }
