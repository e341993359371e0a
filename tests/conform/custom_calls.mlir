// The checks as custom calls, as generated test files have them.

module @jit_main {
  func.func public @main() -> (tensor<2xf16> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0:2 = call @inputs() : () -> (tensor<2xf16>, tensor<2xi32>)
    %1:2 = call @expected() : () -> (tensor<2xf16>, tensor<2xi32>)
    %2 = stablehlo.add %0#0, %0#0 : tensor<2xf16>
    %3 = stablehlo.multiply %0#1, %0#1 : tensor<2xi32>
    stablehlo.custom_call @check.expect_close(%2, %1#0) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %1#1) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %2) {has_side_effect = true} : (tensor<2xf16>, tensor<2xf16>) -> ()
    return %2 : tensor<2xf16>
  }
  func.func private @inputs() -> (tensor<2xf16> {mhlo.layout_mode = "default"}, tensor<2xi32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[1.500000e+00, -2.500000e-01]> : tensor<2xf16>
    %c = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
    return %cst, %c : tensor<2xf16>, tensor<2xi32>
  }
  func.func private @expected() -> (tensor<2xf16>, tensor<2xi32>) {
    // Two units in the last place away.
    %cst = stablehlo.constant dense<[3.003910e+00, -5.000000e-01]> : tensor<2xf16>
    %c = stablehlo.constant dense<[9, 16]> : tensor<2xi32>
    return %cst, %c : tensor<2xf16>, tensor<2xi32>
  }
}
