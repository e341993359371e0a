#map = dense<[1, 0]> : tensor<2xi64>
!t = tensor<2x2xf32>
#s = #sdy.sharding<@m, [{"x"}, {}]>
module { sdy.mesh @m = <["x"=2]>
func.func public @main(%a: !t {sdy.sharding = #s}) -> !t {
 %0 = stablehlo.transpose %a, dims = [1, 0] : (!t) -> !t
 %1 = stablehlo.add %0, %0 {x.m = #map} : !t
 return %1 : !t } }
