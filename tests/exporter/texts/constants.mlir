func.func public @main() {
 %0 = stablehlo.constant dense<> : tensor<0x2xf32>
 %1 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xui8>
 %2 = stablehlo.constant dense<"0x01020304"> : tensor<4xi8>
 %3 = stablehlo.constant {a.b = 1 : i64} dense<[true, false]> : tensor<2xi1>
 %4 = stablehlo.constant dense<[(1.0,2.0), (0x7FC00000,-1.0)]> : tensor<2xcomplex<f32>>
 %5 = stablehlo.constant dense<[0x7FC00000, 0xFF800000, 0.1]> : tensor<3xf32>
 %6 = stablehlo.constant dense<-1> : tensor<2xi4>
 %7 = stablehlo.constant dense<0xFFC0> : tensor<bf16>
 %8 = stablehlo.constant dense<[1.0e+300, -0.0]> : tensor<2xf64>
 %9 = stablehlo.constant dense<"0x0100"> : tensor<i16>
 %10 = stablehlo.constant dense<1.5> : tensor<3xf8E4M3FN>
 return }
