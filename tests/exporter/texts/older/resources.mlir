module { func.func public @main() -> tensor<3xf32> {
 %0 = stablehlo.constant dense_resource<r> : tensor<3xf32>
 return %0 : tensor<3xf32> } }
{-#
  dialect_resources: {
    builtin: {
      r: "0x040000000000803F0000004000004040"
    }
  }
#-}
