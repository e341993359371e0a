module attributes {a.s = "tab\09 newline\0A quote\22 back\\ umlaut\C3\A4"} { func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> } }
