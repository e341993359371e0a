"""Operators that communicate: refusals beside MLIR's verdicts, the group modes by hand, adjoints, and XLA."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import VJP, trace
from shlo.ir.devices import Channel, Devices, PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import f32, i32, short_type
from shlo.parse import parse
from shlo.runtime import mlir

REDUCER = """({
  ^bb0(%p: tensor<E>, %q: tensor<E>):
    %s = stablehlo.add %p, %q : tensor<E>
    stablehlo.return %s : tensor<E>
  })"""


def table(rows):
    width = len(rows[0]) if rows else 0
    return f"dense<{rows if rows else ''}> : tensor<{len(rows)}x{width}xi64>"


def channel(handle, kind=1):
    return f", channel_handle = #stablehlo.channel_handle<handle = {handle}, type = {kind}>"


GLOBAL = ", use_global_device_ids"


def gather(groups=((0, 1),), dim=0, type="4x4xf32", result="8x4xf32", more=""):
    attrs = f"all_gather_dim = {dim} : i64, replica_groups = {table([list(g) for g in groups])}{more}"
    return f'%0 = "stablehlo.all_gather"(%a) {{{attrs}}} : (tensor<{type}>) -> tensor<{result}>', type


def reduce(groups=((0, 1),), type="4x4xf32", result="4x4xf32", element="f32", more="", region=None):
    attrs = f"replica_groups = {table([list(g) for g in groups])}{more}"
    body = region or REDUCER.replace("E", element)
    return f'%0 = "stablehlo.all_reduce"(%a) {body} {{{attrs}}} : (tensor<{type}>) -> tensor<{result}>', type


def scatter(groups=((0, 1),), dim=0, type="4x4xf32", result="2x4xf32", element="f32", more=""):
    attrs = f"scatter_dimension = {dim} : i64, replica_groups = {table([list(g) for g in groups])}{more}"
    body = REDUCER.replace("E", element)
    return f'%0 = "stablehlo.reduce_scatter"(%a) {body} {{{attrs}}} : (tensor<{type}>) -> tensor<{result}>', type


def exchange(groups=((0, 1),), split=0, concat=0, count=2, type="4x4xf32", result="4x4xf32"):
    attrs = f"split_dimension = {split} : i64, concat_dimension = {concat} : i64, split_count = {count} : i64"
    attrs += f", replica_groups = {table([list(g) for g in groups])}"
    return f'%0 = "stablehlo.all_to_all"(%a) {{{attrs}}} : (tensor<{type}>) -> tensor<{result}>', type


def permute(pairs, result="4xf32"):
    attrs = f"source_target_pairs = {table([list(p) for p in pairs])}"
    return f'%0 = "stablehlo.collective_permute"(%a) {{{attrs}}} : (tensor<4xf32>) -> tensor<{result}>', "4xf32"


def broadcast(groups):
    attrs = f"replica_groups = {table([list(g) for g in groups])}"
    return f'%0 = "stablehlo.collective_broadcast"(%a) {{{attrs}}} : (tensor<4xf32>) -> tensor<4xf32>', "4xf32"


def one_region(text):
    return f"({{ {text} }})"


SCALAR_PARAMETER = one_region("^bb0(%p: tensor<f32>): stablehlo.return %p : tensor<f32>")
TWO_RESULTS = one_region("^bb0(%p: tensor<f32>, %q: tensor<f32>): stablehlo.return %p, %q : tensor<f32>, tensor<f32>")
OF_A_VECTOR = one_region("^bb0(%p: tensor<1xf32>, %q: tensor<1xf32>): stablehlo.return %p : tensor<1xf32>")

STATEMENTS = {
    "gather": gather(),
    "gather beyond the rank": (*gather(dim=2), "all_gather_c1"),
    "gather along -1": (*gather(dim=-1), "all_gather_c1"),
    "gather in uneven groups": (*gather(((0, 1), (2, -1))), "all_gather"),
    "gather twice": (*gather(((0, 0),)), "all_gather_c2"),
    "gather with a hole": (*gather(((0, 2),)), "all_gather_c3"),
    "gather everybody": gather(()),
    "gather to no multiple": (*gather((), result="9x4xf32"), "all_gather_c6"),
    "gather another axis": (*gather((), result="8x5xf32"), "all_gather_c6"),
    "gather by device": gather(more=GLOBAL + channel(1)),
    "gather everybody by device": (*gather((), more=GLOBAL + channel(1)), "use_global_device_ids"),
    "gather partitions": gather(more=channel(1, 0), result="16x4xf32"),
    "gather nothing": (*gather(type="0x4xf32", result="0x4xf32"), "all_gather_c6"),
    "gather unknown sizes": gather(type="?x4xf32", result="?x4xf32"),
    "gather another element type": (*gather(result="8x4xf64"), "all_gather_c6"),
    "reduce": reduce(),
    "reduce in uneven groups": reduce(((0, 1), (2, -1))),
    "reduce twice": (*reduce(((0, 1), (2, 2))), "all_reduce_c1"),
    "reduce with a hole": (*reduce(((0, 1), (3, -1))), "all_reduce_c2"),
    "reduce below zero": (*reduce(((0, -2),)), "all_reduce_c3"),
    "reduce by device, without a channel": (*reduce(more=GLOBAL), "all_reduce_c4"),
    "reduce everybody by device": (*reduce((), more=GLOBAL + channel(1)), "use_global_device_ids"),
    "reduce by one value": (*reduce(region=SCALAR_PARAMETER), "all_reduce_c5"),
    "reduce to two values": (*reduce(region=TWO_RESULTS), "all_reduce_c5"),
    "reduce by vectors": (*reduce(region=OF_A_VECTOR), "all_reduce_c5"),
    "reduce in more bits": reduce(element="f64", result="4x4xf64"),
    "reduce in fewer bits": reduce(element="f16", result="4x4xf16"),
    "reduce floats as integers": (*reduce(element="i64", result="4x4xi64"), "all_reduce_c5"),
    "reduce to another shape": (*reduce(result="4x2xf32"), "the result is"),
    "scatter": scatter(),
    "scatter beyond the rank": (*scatter(dim=2), "reduce_scatter_c2"),
    "scatter along -1": (*scatter(dim=-1), "reduce_scatter_c2"),
    "scatter in uneven groups": (*scatter(((0, -1),)), "reduce_scatter_c5"),
    "scatter everybody": scatter(()),
    "scatter to no divisor": (*scatter((), result="3x4xf32"), "reduce_scatter_c8"),
    "scatter another axis": (*scatter(result="2x3xf32"), "reduce_scatter_c8"),
    "scatter to another element type": (*scatter(result="2x4xf64"), "reduce_scatter_c9"),
    "scatter by device, without a channel": (*scatter(more=GLOBAL), "reduce_scatter_c6"),
    "scatter to nothing": (*scatter(more=channel(1), result="0x4xf32"), "reduce_scatter_c8"),
    "exchange": exchange(),
    "exchange to another axis": exchange(concat=1, result="2x8xf32"),
    "exchange beyond the rank": (*exchange(split=2), "all_to_all_c1"),
    "exchange to beyond the rank": (*exchange(concat=2), "all_to_all_c3"),
    "exchange in parts that are none": (*exchange(((0, 1, 2),), count=3), "all_to_all_c2"),
    "exchange in groups of another size": (*exchange(count=4), "all_to_all_c8"),
    "exchange no parts": (*exchange(count=0), "all_to_all_c4"),
    "exchange in uneven groups": (*exchange(((0, -1),)), "all_to_all_c7"),
    "exchange to another shape": (*exchange(result="4x2xf32"), "the result is"),
    "broadcast": broadcast(((0, 1),)),
    "broadcast to some": broadcast(((0, 2),)),
    "broadcast to nobody": broadcast(()),
    "broadcast twice": (*broadcast(((0, 0),)), "collective_broadcast_c1"),
    "broadcast below zero": (*broadcast(((0, -1),)), "collective_broadcast_c2"),
    "permute": permute(((0, 1), (1, 0))),
    "permute from one twice": (*permute(((0, 1), (0, 2))), "collective_permute_c2"),
    "permute to one twice": (*permute(((0, 1), (2, 1))), "collective_permute_c3"),
    "permute triples": (*permute(((0, 1, 2),)), "collective_permute_c1"),
    "permute below zero": (*permute(((0, -1),)), "collective_permute_c4"),
    "permute to another shape": (*permute(((0, 1),), result="2xf32"), "the result is"),
}


@pytest.mark.parametrize("name", STATEMENTS)
def test_refusals_are_those_of_mlir(name):
    statement, type, *label = STATEMENTS[name]
    text = f"func.func @main(%a: tensor<{type}>) {{\n  {statement}\n  return\n}}"
    if label:
        with pytest.raises(ShloError):
            mlir.check(text)
        with pytest.raises(ShloError, match=label[0]) as refusal:
            parse(text)
        assert refusal.value.position.line >= 2
    else:
        mlir.check(text)
        parse(text)


# ---------------------------------------------------------------------------------------------------------- groups

GRID = Devices(replicas=2, partitions=3)


def test_groups_without_a_channel_are_of_replicas():
    assert GRID.groups(((1, 0),), channel_id=0, global_ids=False) == [[3, 0], [4, 1], [5, 2]]
    assert GRID.groups((), channel_id=0, global_ids=False) == [[0, 3], [1, 4], [2, 5]]
    assert GRID.groups(((0,), (1,)), channel_id=0, global_ids=False) == [[0], [3], [1], [4], [2], [5]]


def test_groups_with_a_channel_are_of_all_partitions():
    assert GRID.groups(((1, 0),), channel_id=1, global_ids=False) == [[3, 4, 5, 0, 1, 2]]
    assert GRID.groups(((0,), (1,)), channel_id=1, global_ids=False) == [[0, 1, 2], [3, 4, 5]]


def test_groups_by_device():
    assert GRID.groups(((5, 0), (1, 4), (2, 3)), channel_id=1, global_ids=True) == [[5, 0], [1, 4], [2, 3]]


def test_pairs():
    assert GRID.pairs(((0, 1),), channel_id=0) == [[0, 3], [1, 4], [2, 5]]
    assert GRID.pairs(((0, 2),), channel_id=1) == [[0, 2], [3, 5]]
    assert GRID.everyone((), channel_id=1) == [[0, 1, 2], [3, 4, 5]]


def test_groups_shorter_than_others():
    assert Devices(3).groups(((0, 2), (1, -1)), channel_id=0, global_ids=False) == [[0, 2], [1]]


@pytest.mark.parametrize(
    ("groups", "why"), [(((0, 1, 2),), "replica 2, which is not there"), (((0,),), "name 1 replicas, 2 run")]
)
def test_groups_of_others(groups, why):
    with pytest.raises(ShloError, match=why):
        GRID.groups(groups, channel_id=0, global_ids=False)


def test_pairs_of_others_are_called_what_they_are():
    with pytest.raises(ShloError, match="source_target_pairs name partition 9, which is not there"):
        GRID.meeting("collective_permute", ((0, 9),), channel_id=1)
    with pytest.raises(ShloError, match="replica_groups name partition 9, which is not there"):
        GRID.meeting("collective_broadcast", ((0, 9),), channel_id=1)


# ---------------------------------------------------------------------------------------------------------- values


def run(fn, *inputs, replicas=1, partitions=1, world="stored"):
    types = [(f"x{i}", short_type(t)) for i, (t, _) in enumerate(inputs)]
    graph = trace(fn, types)
    values = [PerDevice(v) for _, v in inputs]
    return evaluate(graph, values, replicas=replicas, partitions=partitions, world=world)


def arrays(count, *shape, dtype=np.float32):
    return [np.arange(np.prod(shape)).reshape(shape).astype(dtype) + 100 * d for d in range(count)]


def test_gathering_from_partitions():
    given = arrays(4, 1, 2)
    types = (f32[4, 2],)
    (all_,) = run(
        lambda x: ops.all_gather(
            [x], all_gather_dim=0, replica_groups=((1, 0),), channel_handle=Channel(1), types=types
        ),
        ("f32[1, 2]", given),
        replicas=2,
        partitions=2,
    )
    np.testing.assert_array_equal(all_, np.concatenate([given[i] for i in (2, 3, 0, 1)]))


def test_a_gather_that_the_program_has_another_size_for():
    with pytest.raises(ShloError, match="all_gather_c6: among 2 devices a result has the shape"):
        run(
            lambda x: ops.all_gather([x], all_gather_dim=0, replica_groups=((0, 1),), types=(f32[3, 2],)),
            ("f32[1, 2]", arrays(2, 1, 2)),
            replicas=2,
        )


def test_zeros_reach_whoever_nobody_sends_to():
    (moved,) = run(
        lambda x: ops.collective_permute(x, source_target_pairs=((0, 2), (2, 2))[:1]),
        ("f32[2]", arrays(3, 2)),
        replicas=3,
    )
    np.testing.assert_array_equal(moved, [[0, 0], [0, 0], [0, 1]])
    (sent,) = run(lambda x: ops.collective_broadcast(x, replica_groups=((2, 0),)), ("f32[2]", arrays(3, 2)), replicas=3)
    np.testing.assert_array_equal(sent, [[200, 201], [0, 0], [200, 201]])


def test_a_fold_in_the_computation_s_type():
    wide = ops.monoid(ops.add, f32)
    half = [np.array([2048.0], np.float16), np.array([1.0], np.float16), np.array([1.0], np.float16)]
    (total,) = run(
        lambda x: ops.all_reduce([x], replica_groups=((0, 1, 2),), computation=wide), ("f16[1]", half), replicas=3
    )
    assert total.dtype == np.float32
    assert total[0] == 2050.0


def test_ids():
    replica, partition = run(
        lambda x: (ops.replica_id(), ops.partition_id()), ("f32[]", arrays(6)), replicas=2, partitions=3
    )
    assert [int(r) for r in replica] == [0, 0, 0, 1, 1, 1]
    assert [int(p) for p in partition] == [0, 1, 2, 0, 1, 2]


def test_devices_that_agree_share_one_array():
    (total,) = run(
        lambda x: ops.all_reduce([x], replica_groups=((0, 1),), computation=ops.monoid(ops.add, i32)),
        ("i32[2]", arrays(2, 2, dtype=np.int32)),
        replicas=2,
    )
    assert isinstance(total, np.ndarray)


# -------------------------------------------------------------------------------------------------------- adjoints

SUM = ops.monoid(ops.add, f32)
ADJOINTS = {
    "all_reduce": lambda x: ops.all_reduce([x], replica_groups=((0, 2), (1, 3)), computation=SUM)[0],
    "all_gather": lambda x: ops.gathered(x, dim=1, replica_groups=((0, 3), (2, 1))),
    "reduce_scatter": lambda x: ops.scattered_sum(x, dim=0, replica_groups=((3, 0), (1, 2))),
    "all_to_all": lambda x: ops.all_to_all(
        [x], split_dimension=0, concat_dimension=1, split_count=2, replica_groups=((0, 3), (2, 1))
    )[0],
    "collective_permute": lambda x: ops.collective_permute(x, source_target_pairs=((0, 1), (1, 3), (3, 0))),
    "collective_broadcast": lambda x: ops.collective_broadcast(x, replica_groups=((2, 0), (1, 3))),
    "cross_replica_sum": lambda x: ops.cross_replica_sum(x, replica_groups=((0, 1), (2, 3))),
}


@pytest.mark.parametrize("name", ADJOINTS)
def test_adjoints(name):
    """⟨dy, f(x)⟩ summed over the devices equals ⟨f*(dy), x⟩: these operators are linear."""
    fn, rng = ADJOINTS[name], np.random.default_rng(3)
    x = [rng.standard_normal((2, 2)) for _ in range(4)]
    graph = trace(fn, [("x", f32[2, 2])])
    result = graph.results[0]

    def back(x, dy):
        node = trace(fn, [("x", f32[2, 2])]).nodes[-1]
        rule = node.op.arrange([x])
        cotangent = (dy,) if not node.op.single else dy
        found = VJP.of(node.op)(cotangent, *rule, **node.attrs)[0]
        return found[0] if isinstance(found, list) else found

    dy = [rng.standard_normal(result.shape) for _ in range(4)]
    (y,) = evaluate(graph, [PerDevice(x)], replicas=4, world="real")
    adjoint = trace(back, [("x", f32[2, 2]), ("dy", result.type)])
    (dx,) = evaluate(adjoint, [PerDevice(x), PerDevice(dy)], replicas=4, world="real")
    sides = [
        sum(float(np.vdot(a, b)) for a, b in zip(p, Devices(4).spread(q), strict=True)) for p, q in ((dy, y), (x, dx))
    ]
    assert sides[0] == pytest.approx(sides[1], rel=1e-12)


def test_a_maximum_has_no_adjoint_here():
    fn = trace(
        lambda x: ops.all_reduce([x], replica_groups=((0, 1),), computation=ops.monoid(ops.maximum, f32))[0],
        [("x", f32[2])],
    )
    node = fn.nodes[-1]
    with pytest.raises(ShloError, match="where its computation is add"):
        trace(lambda x: VJP.of(node.op)((x,), (x,), **node.attrs)[0][0], [("x", f32[2])])


# ----------------------------------------------------------------------------------------------------------- text


def test_channels_and_groups_come_back_as_they_were():
    text = """module {
  func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, """
    text += """replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %1 = stablehlo.add %b, %c : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
    module = parse(text)
    assert emit(module) == text
