func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = call @"a b.c/d"(%a) : (tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }
func.func private @"a b.c/d"(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }
