module {
  sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
  sdy.mesh @line = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  sdy.mesh @one = <[], device_ids=[3]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "y", ?}p1, {?}], replicated={"x":(2)2}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"y"}, {"x":(1)2}], unreduced={"x":(2)2}> : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {}]> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.add %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x8xf32>
    sdy.sharding_group %3 group_id=21 : tensor<8x8xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=FORWARD : tensor<8x8xf32>
    %5:2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@line, [{"x"}, {}]>, <@line, [{}, {}]>] manual_axes={"x"} () {
      %cst = stablehlo.constant dense<1.0> : tensor<4x8xf32>
      sdy.return %cst, %cst : tensor<4x8xf32>, tensor<4x8xf32>
    } : () -> (tensor<8x8xf32>, tensor<4x8xf32>)
    sdy.manual_computation(%4) in_shardings=[<@line, [{"x"}, {}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<4x8xf32>) {
      sdy.return
    } : (tensor<8x8xf32>) -> ()
    %6 = stablehlo.negate %3 : tensor<8x8xf32>
    %7 = sdy.data_flow_edge %6 sharding=<@mesh, [{?}, {?}]> : tensor<8x8xf32>
    %8 = sdy.named_computation<"f">(%7) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
