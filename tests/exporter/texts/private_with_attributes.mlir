func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = func.call @f(%a) {x.y = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }
func.func private @f(%a: tensor<2xf32> {a.b}) -> (tensor<2xf32> {c.d = "e"}) attributes {no_inline} { return %a : tensor<2xf32> }
