func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {
 %0 = stablehlo.add %a, %a {mhlo.frontend_attributes = {_xla_compute_type = "host", n = "1"}, some.list = [1, 2 : i32, "x", 1.5, true, @main, tensor<2xf32>, [unit, none]], d = dense<[1, 2]> : tensor<2xi32>, f32.v = 1.5 : f32, arr = array<i32: 1, 2>, b = array<i1: true, false>, t = f32, neg = -1 : i8} : tensor<2xf32>
 return %0 : tensor<2xf32> }
