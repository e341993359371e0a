"""Programs for several partitions: who gets which part, replicas of partitions, arrays that stay on the devices, refusals."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.grid import Grid
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import f32, tensor
from shlo.parse import parse
from shlo.runtime import DeviceArray, Runtime, run_module, signature
from shlo.runtime.placement import Tiling, placement

MESH = '  sdy.mesh @m = <["x"=2, "y"=2]>\n'
SHARDY = ('sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>', 'sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>')
GSPMD = ('mhlo.sharding = "{devices=[2,2]<=[4]}"', 'mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"')


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def module(body: str, replicas: int, partitions: int) -> str:
    return f"module attributes {{mhlo.num_replicas = {replicas} : i32, mhlo.num_partitions = {partitions} : i32}} {{\n{body}}}\n"


def product(replicas: int, sharding: tuple[str, str], m: int = 4, k: int = 6, n: int = 4) -> str:
    """a·b and its sum; a and a·b are cut into four."""
    a, b, c = f"tensor<{m}x{k}xf32>", f"tensor<{k}x{n}xf32>", f"tensor<{m}x{n}xf32>"
    body = f"""  func.func @main(%a: {a} {{{sharding[0]}}}, %b: {b}) -> ({c} {{{sharding[1]}}}, tensor<f32>) {{
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({a}, {b}) -> {c}
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : ({c}, tensor<f32>) -> tensor<f32>
    return %0, %1 : {c}, tensor<f32>
  }}
"""
    return module((MESH if "@m" in sharding[0] else "") + body, replicas, 4)


def agree(results, expected):
    for got, wanted in zip(results, expected, strict=True):
        assert got.shape == np.shape(wanted)
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-5)


# ------------------------------------------------------------------------------------------------------- whole tensors


@pytest.mark.parametrize("sharding", [SHARDY, GSPMD], ids=["shardy", "gspmd"])
@pytest.mark.parametrize("sizes", [(4, 6, 4), (5, 7, 3), (1, 7, 3)])
def test_whole_tensors_go_in_and_come_out(sharding, sizes):
    m, k, n = sizes
    a, b = normal(m, k), normal(k, n, seed=1)
    agree(run_module(product(1, sharding, m, k, n), [a, b]), [a @ b, (a @ b).sum()])


@pytest.mark.parametrize("sharding", [SHARDY, GSPMD], ids=["shardy", "gspmd"])
def test_each_replica_has_its_partitions(sharding):
    a, b = [normal(4, 6), normal(4, 6, seed=1)], normal(6, 4, seed=2)
    wholes, sums = run_module(product(2, sharding), [PerDevice(a), b])
    for r in range(2):
        agree([wholes[r], sums[r]], [a[r] @ b, (a[r] @ b).sum()])


def test_groups_of_replicas_with_a_transposed_sharding():
    """jaxlib 0.10.2 gathers along the other axis if XLA says its groups by the axes of a mesh."""
    body = f"""  func.func @main(%a: tensor<4x6xf32> {{{SHARDY[0]}}}) -> (tensor<6x4xf32> {{{SHARDY[1]}}}) {{
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }}
"""
    a = [normal(4, 6), normal(4, 6, seed=1)]
    (out,) = run_module(module(MESH + body, 2, 4), [PerDevice(a)])
    np.testing.assert_array_equal(out, [a[0].T, a[1].T])


@pytest.mark.parametrize("partition", [0, 3])
def test_one_partition_may_have_it_all(partition):
    text = product(1, (f'mhlo.sharding = "{{maximal device={partition}}}"',) * 2)
    a, b = normal(4, 6), normal(6, 4)
    agree(run_module(text, [a, b]), [a @ b, (a @ b).sum()])


def test_devices_in_the_mesh_s_order():
    """What each partition says it is, where the mesh's device ids put it."""
    text = module(
        """  sdy.mesh @m = <["x"=2, "y"=2], device_ids=[2, 0, 3, 1]>
  func.func @main() -> tensor<4xui32> {
    %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@m, [{"x", "y"}]>] manual_axes={"x", "y"} () {
      %id = stablehlo.partition_id : tensor<ui32>
      %wide = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
      sdy.return %wide : tensor<1xui32>
    } : () -> tensor<4xui32>
    return %0 : tensor<4xui32>
  }
""",
        1,
        4,
    )
    (ids,) = run_module(text, [])
    np.testing.assert_array_equal(ids, [2, 0, 3, 1])


# ------------------------------------------------------------------------------------------------ partitions of their own

SUM = """  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {{
    %0 = "stablehlo.all_reduce"(%x) <{{replica_groups = dense<{groups}> : tensor<{shape}xi64>{how}}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }}) : (tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }}
"""
CHANNEL = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


@pytest.mark.parametrize(
    ("groups", "shape", "how", "sums"),
    [
        ("[[0, 1]]", "1x2", "", [101, 1010, 101, 1010]),  # replicas, partition by partition
        ("[[0], [1]]", "2x1", CHANNEL, [11, 11, 1100, 1100]),  # replicas with all their partitions
        ("[[0, 3], [1, 2]]", "2x2", CHANNEL + ", use_global_device_ids", [1001, 110, 110, 1001]),  # devices
    ],
    ids=["cross_replica", "cross_replica_and_partition", "flattened_ids"],
)
def test_each_partition_has_its_own(groups, shape, how, sums):
    text = module(SUM.format(groups=groups, shape=shape, how=how), 2, 2)
    (out,) = run_module(text, [PerDevice(np.full(3, 10.0**i, "f") for i in range(4))])
    assert [float(v[0]) for v in out] == sums
    (out,) = run_module(text, [np.ones(3, "f")])
    assert len(out) == 4


@pytest.mark.parametrize(("replicas", "partitions"), [(1, 4), (2, 2), (3, 2)])
def test_every_element_type_and_rank_is_a_partition_s_own(replicas, partitions):
    types = ["2x2xi1", "i32", "0x3xf32", "2xi64", "3xcomplex<f32>", "3xbf16", "1x3xf64"]
    names = ", ".join(f"%x{i}: tensor<{t}>" for i, t in enumerate(types))
    gives = ", ".join(f"tensor<{t}>" for t in [*types, "ui32", "ui32"])
    body = f"""  func.func @main({names}) -> ({gives}) {{
    %p = stablehlo.partition_id : tensor<ui32>
    %r = stablehlo.replica_id : tensor<ui32>
    return {", ".join(f"%x{i}" for i in range(len(types)))}, %p, %r : {gives}
  }}
"""
    main = parse(module(body, replicas, partitions)).main
    count = replicas * partitions
    given = [
        PerDevice((normal(*t.shape, seed=d) * 3).astype(t.dtype.numpy) for d in range(count)) for t in main.arg_types
    ]
    *same, p, r = run_module(module(body, replicas, partitions), given)
    for got, wanted in zip(same, given, strict=True):
        assert [v.tobytes() for v in got] == [v.tobytes() for v in wanted]
        assert [(v.shape, v.dtype) for v in got] == [(v.shape, v.dtype) for v in wanted]
    assert [int(i) for i in p] == list(range(partitions)) * replicas
    assert [int(i) for i in r] == [i for i in range(replicas) for _ in range(partitions)]


@pytest.mark.parametrize("result", ["", "tensor<2xf32>"])
def test_programs_without_inputs(result):
    value = "%c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>"
    body = f"func.func @main() -> ({result}) {{\n {value}\n return {'%c : ' if result else ''}{result}\n}}\n"
    results = run_module(module(body, 1, 2), [])
    assert [np.array(v).tolist() for v in results] == [[[1, 2], [1, 2]]] * bool(result)


# ---------------------------------------------------------------------------------------------- arrays on the devices

DOUBLE = """  func.func @main(%x: tensor<4xf32> {{tf.aliasing_output = 0 : i32{0}}}) -> (tensor<4xf32>{1}) {{
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }}
"""
CUT = 'sdy.sharding = #sdy.sharding<@m, [{"x", "y"}]>'


@pytest.mark.parametrize("replicas", [1, 2])
@pytest.mark.parametrize("whole", [True, False], ids=["whole", "own"])
def test_state_stays_on_the_devices(whole, replicas):
    body = MESH + DOUBLE.format(f", {CUT}", f" {{{CUT}}}") if whole else DOUBLE.format("", "")
    executable = Runtime(devices=8).compile(module(body, replicas, 4))
    assert (executable.replicas, executable.partitions, executable.signature.whole) == (replicas, 4, whole)
    lanes = replicas if whole else 4 * replicas
    given = [normal(4, seed=d) for d in range(lanes)]
    x = state = executable.put(PerDevice(given) if lanes > 1 else given[0], 0)
    for _ in range(3):
        (state,) = executable(state)
    assert isinstance(state, DeviceArray)
    np.testing.assert_array_equal(state.versions(), [8 * v for v in given])
    assert isinstance(state.to_host(), PerDevice) is (lanes > 1)
    assert state.agree() is (lanes == 1)
    if replicas == 1:  # else results are made whole on every partition, and nothing is donated
        assert x.deleted
        assert state.nbytes == (4 if whole else 16)
        assert [s.shape for s in state.shards()] == [(1,)] * 4 if whole else [(1, 4)] * 4
    assert len(executable.seconds([given[0]], 2)) == 2


@pytest.mark.parametrize("partitions", [1, 4])
def test_memory_that_any_result_may_take(partitions):
    """``jax.buffer_donor``: JAX writes it where it does not know how a result will lie."""
    body = MESH + DOUBLE.format(f", {CUT}" if partitions > 1 else "", "")
    text = module(body, 1, partitions).replace("tf.aliasing_output = 0 : i32", "jax.buffer_donor = true")
    executable = Runtime(devices=4).compile(text)
    x = executable.put(normal(4), 0)
    (out,) = executable(x)
    assert x.deleted
    np.testing.assert_array_equal(out.to_host(), 2 * normal(4))
    assert len(executable.seconds([normal(4)], 3)) == 3


def test_arrays_that_lie_otherwise_are_brought_along():
    """From one program's results to another's inputs, which are cut along the other axis."""
    runtime = Runtime(devices=4)
    columns = SHARDY[0].replace('[{"x"}, {"y"}]', '[{}, {"x", "y"}]')
    first = runtime.compile(product(1, SHARDY, 4, 4, 4))
    second = runtime.compile(product(1, (columns, SHARDY[1]), 4, 4, 4))
    a, b = normal(4, 4), normal(4, 4, seed=1)
    made = first(a, b)[0]
    assert made.placement is not second.put(a, 0).placement
    agree([second(made, b)[0].to_host()], [a @ b @ b])


# ---------------------------------------------------------------------------------------------------------- placements


def test_a_part_is_where_the_tiling_says():
    """By hand: parts of ⌈n/k⌉, of which the last ones may be short or missing."""
    for n, k in ((8, 4), (7, 4), (5, 4), (2, 4), (1, 4)):
        how = placement(tensor((n,), f32), Tiling((k,), (2, 0, 3, 1), None, "…"), 4, stacked=False)
        whole, size = np.arange(n, dtype=np.float32) + 1, -(-n // k)
        parts = how.cut([whole])
        for place, device in enumerate((2, 0, 3, 1)):
            mine = whole[place * size : (place + 1) * size]
            np.testing.assert_array_equal(parts[device], [*mine, *[0] * (size - len(mine))])
        np.testing.assert_array_equal(how.join(parts)[0], whole)


def test_of_several_versions_the_first_partition_s_counts():
    type = tensor((2,), f32)
    how = placement(type, Tiling((2,), (1, 3, 0, 2), None, "…"), 4, stacked=False)
    np.testing.assert_array_equal(how.join([np.full(1, d, "f") for d in range(4)])[0], [1, 0])
    everywhere = placement(type, Tiling(None, (), None, "{replicated}"), 4, stacked=False)
    np.testing.assert_array_equal(everywhere.join([np.full(2, d, "f") for d in range(4)])[0], [0, 0])
    one = placement(type, Tiling(None, (), 2, "{maximal device=2}"), 4, stacked=False)
    np.testing.assert_array_equal(one.join([np.full(2, d, "f") for d in range(4)])[0], [2, 2])


# ------------------------------------------------------------------------------------------------------------ refusals


def refused(message, text, *inputs, devices=4, **options):
    with pytest.raises(ShloError, match=message):
        Runtime(devices=devices).compile(text, file="f.mlir", **options)(*inputs)


def test_refusals():
    text = product(2, SHARDY)
    refused("for 2 replicas of 4 partitions, 8 devices, but there are 4 devices of platform cpu", text)
    one = product(1, SHARDY)
    refused("for 1 replica of 4 partitions, 4 devices, but there are 2 devices", one, devices=2)
    refused("takes 2 inputs", one, normal(4, 6))
    refused(r"input a must be tensor<4x6xf32>, got tensor<2x3xf32>", one, normal(2, 3), normal(6, 4))
    refused("input a has 4 versions for 1 replica", one, PerDevice([normal(4, 6)] * 4), normal(6, 4))
    own = module(DOUBLE.format("", ""), 1, 4)
    refused("input x has 3 versions for 4 devices", own, PerDevice([normal(4)] * 3))


def test_shardings_that_cannot_be_met():
    one = product(1, SHARDY)
    refused(
        r"^f\.mlir:3:\d+: the mesh @m has 4 devices, the program runs on 2 partitions",
        one.replace("num_partitions = 4", "num_partitions = 2"),
    )
    for devices in ("[2,2]<=[2]", "[2,1]<=[2]", "[4,2]<=[8]"):
        text = product(1, (f'mhlo.sharding = "{{devices={devices}}}"', GSPMD[1]))
        refused(r"^f\.mlir:2:\d+: the sharding .* the program runs on 4 partitions", text)
    text = product(1, ('mhlo.sharding = "{devices=[4]<=[4]}"', GSPMD[1]))
    refused(r"^f\.mlir:\d+: XLA does not compile it: ", text)
    summands = module(
        MESH
        + '  func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"x"}>}) -> tensor<4xf32> {\n'
        "    return %a : tensor<4xf32>\n  }\n",
        1,
        4,
    )
    refused(r"lies on the partitions as summands \(.*unreduced", summands)


def test_several_processes_run_replicas_only():
    runtime = Runtime(devices=4)
    runtime.processes = object()
    with pytest.raises(ShloError, match="for 4 partitions: several processes run replicas only"):
        runtime.compile(product(1, SHARDY))


def test_positions_are_those_of_the_text_that_was_given():
    body = """  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %s = stablehlo.constant dense<4> : tensor<1xi32>
    %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    %1 = stablehlo.dynamic_reshape %0, %s : (tensor<?xf32>, tensor<1xi32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
"""
    refused(r"^f\.mlir:4: XLA does not compile it: .*dynamic_iota", module(body, 1, 2))
    placed = body.replace("f32>) ->", 'f32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>}) ->')
    refused(r"^f\.mlir:4: XLA does not compile it: .*dynamic_iota", module(placed, 1, 2))
    edge = placed.replace("return %1", "%2 = sdy.data_flow_edge %1 : tensor<4xf32>\n    return %2").replace("?x", "4x")
    refused(r"^f\.mlir:6: XLA does not compile it: .*data_flow_edge' op unsupported", module(edge, 1, 2))


@pytest.mark.parametrize("sharding", ["", CUT.replace("@m", 'mesh<["x"=2, "y"=2]>')])
def test_operations_that_mhlo_does_not_have(sharding):
    """Shardy's way through XLA's dialects does not survive them."""
    body = f"""  func.func @main(%x: tensor<4xf32> {{{sharding}}}) -> tensor<4xf32> {{
    %0 = stablehlo.custom_call @mhlo.nobody(%x) {{mhlo.attributes = {{}}}} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }}
"""
    refused(r"^f\.mlir:3:\d+: custom_call @mhlo.nobody: MHLO has no such operation", module(body, 1, 4))
    (erf,) = run_module(module(body.replace("nobody", "erf"), 1, 4), [np.zeros(4, "f")])
    np.testing.assert_array_equal(erf, np.zeros(np.shape(erf)))


def test_the_signature_says_what_it_is():
    sig = signature(product(2, SHARDY))
    assert (sig.replicas, sig.partitions, sig.whole) == (2, 4, True)
    assert sig.shardings.meshes == (("m", 4),)
    assert signature(product(1, GSPMD)).shardings.dialects == {"mhlo"}
    sig = signature(module(DOUBLE.format("", ""), 1, 2))
    assert not sig.whole
    assert Grid.of(parse(product(2, GSPMD))) == Grid(2, 4, whole=True)
