// a comment with %x and "quotes
module { // here
 func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> { // there {
 return %a : tensor<2xf32> // }
 } }
