func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {
 %c = "stablehlo.constant"() {value = dense<0.0> : tensor<2xf32>} : () -> tensor<2xf32>
 %i = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
 %0 = "stablehlo.reshape"(%a) : (tensor<2xf32>) -> tensor<2x1xf32>
 %1 = "stablehlo.concatenate"(%a, %c) {dimension = 0 : i64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
 %s = stablehlo.constant dense<0> : tensor<i32>
 %2 = "stablehlo.dynamic_slice"(%1, %s) {slice_sizes = dense<2> : tensor<1xi64>} : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
 %3 = "stablehlo.dot"(%a, %c) {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
 %4 = "stablehlo.dot_general"(%a, %c) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
 %z = stablehlo.constant dense<0.0> : tensor<f32>
 %cc = stablehlo.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
 %5 = "stablehlo.fft"(%cc) {fft_type = #stablehlo<fft_type FFT>, fft_length = dense<2> : tensor<1xi64>} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
 %6 = "stablehlo.reduce_window"(%a, %z) ({ ^bb0(%x: tensor<f32>, %y: tensor<f32>): %m = stablehlo.add %x, %y : tensor<f32>  stablehlo.return %m : tensor<f32> }) {window_dimensions = dense<1> : tensor<1xi64>, window_strides = dense<1> : tensor<1xi64>, base_dilations = dense<1> : tensor<1xi64>, window_dilations = dense<1> : tensor<1xi64>, padding = dense<0> : tensor<1x2xi64>} : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
 return %a : tensor<2xf32> }
