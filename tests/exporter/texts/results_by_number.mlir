func.func public @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
 %0:2 = call @f(%a) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
 return %0#1, %0#0 : tensor<2xf32>, tensor<2xf32> }
func.func private @f(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) { return %a, %a : tensor<2xf32>, tensor<2xf32> }
