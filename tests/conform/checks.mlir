// The checks themselves.

func.func @equal() {
  %a = stablehlo.constant dense<[-2, 0, 2]> : tensor<3xi64>
  %b = stablehlo.constant dense<[-2, 0, 2]> : tensor<3xi64>
  check.expect_eq %a, %b : tensor<3xi64>
  check.expect_eq_const %a, dense<[-2, 0, 2]> : tensor<3xi64>
  func.return
}

func.func @equal_in_the_generic_form() {
  %a = stablehlo.constant dense<true> : tensor<2xi1>
  "check.expect_eq"(%a, %a) : (tensor<2xi1>, tensor<2xi1>) -> ()
  "check.expect_eq_const"(%a) {value = dense<true> : tensor<2xi1>} : (tensor<2xi1>) -> ()
  func.return
}

func.func @nan_is_nan() {
  %a = stablehlo.constant dense<[0x7FC00000, 0xFF800000]> : tensor<2xf32>
  check.expect_eq_const %a, dense<[0x7FC00001, 0xFF800000]> : tensor<2xf32>
  check.expect_almost_eq %a, %a : tensor<2xf32>
  check.expect_close %a, %a : tensor<2xf32>, tensor<2xf32>
  func.return
}

// -----

func.func @almost() {
  %a = stablehlo.constant dense<5.0000> : tensor<f64>
  %b = stablehlo.constant dense<5.0001> : tensor<f64>
  check.expect_almost_eq %a, %b : tensor<f64>
  check.expect_almost_eq_const %a, dense<5.0001> : tensor<f64>
  check.expect_almost_eq %a, %b, tolerance = 0.1 : tensor<f64>
  check.expect_almost_eq_const %a, dense<5.1> : tensor<f64> {tolerance = 0.100001 : f64}
  func.return
}

func.func @complex_parts() {
  %a = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %a, dense<(1.00005, 1.99995)> : tensor<2xcomplex<f32>>
  func.return
}

// -----

module @ulps {
  func.func public @main() {
    %a = stablehlo.constant dense<5.0000> : tensor<f16>
    %b = stablehlo.constant dense<5.010> : tensor<f16>
    check.expect_close %a, %b, max_ulp_difference = 3 : tensor<f16>, tensor<f16>
    %zero = stablehlo.constant dense<0.0> : tensor<2xf32>
    %minus = stablehlo.constant dense<[-0.0, -1.4e-45]> : tensor<2xf32>
    check.expect_close %zero, %minus, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    return
  }
  func.func private @never_run_by_itself(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}
