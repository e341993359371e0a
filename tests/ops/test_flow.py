"""Conditionals, loops, map, barriers, tokens and tuples: values against JAX and XLA, devices, refusals against MLIR."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import PerDevice, evaluate
from shlo.ir.core import Block, Function, Module, region, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import one_group
from shlo.ir.ops.data import const, monoid
from shlo.ir.types import f32, i1, i32
from shlo.parse import parse
from shlo.runtime import run_module
from tests.ops.judging import cases, judge

RNG = np.random.default_rng(3)


def exported(fn, *args, world="stored"):
    """The evaluator's results on what JAX exports of a function, and JAX's own."""
    text = jax.jit(fn, keep_unused=True).lower(*args).as_text()
    ours = evaluate(parse(text), [np.asarray(a) for a in args], world=world)
    return ours, [np.asarray(r) for r in jax.tree.leaves(jax.jit(fn)(*args))]


def agree(fn, *args, tolerance=1e-6):
    for a, b in zip(*exported(fn, *args), strict=True):
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


def test_cond_switch_and_loops_as_jax_writes_them():
    x = jnp.asarray(RNG.standard_normal(4), jnp.float32)
    for flag in (True, False):
        agree(lambda p, x: lax.cond(p, lambda x: x * 2, lambda x: x - 1, x), jnp.bool_(flag), x)
    for i in (-3, 0, 1, 2, 7):
        agree(lambda i, x: lax.switch(i, [lambda x: x, lambda x: x + 1, jnp.sin], x), jnp.int32(i), x)
    agree(lambda x: lax.fori_loop(0, 5, lambda i, x: x * 1.1 + i, x), x)
    agree(lambda x: lax.while_loop(lambda x: x.sum() < 100, lambda x: x * x + 1, x), x)
    agree(lambda x: lax.scan(lambda c, y: (c + y, c * y), 1.0, x), x)


def test_a_case_without_such_a_branch_takes_the_last():
    branches = tuple(trace(lambda i=i: const(i, f32[()]), []) for i in range(3))
    graph = trace(lambda i: ops.case(i, branches=branches), [("i", i32[()])])
    text = [evaluate(graph, [i])[0].item() for i in (-1, 0, 1, 2, 3, 2**31 - 1, -(2**31))]
    assert text == [2.0, 0.0, 1.0, 2.0, 2.0, 2.0, 2.0]


def test_only_the_chosen_branch_runs():
    """The other one would divide by zero, or never end."""

    def forever():
        always = trace(lambda x: const(1, i1[()]), [("x", f32[()])])
        return ops.while_([const(0, f32[()])], cond=always, body=trace(lambda x: x, [("x", f32[()])]))

    graph = trace(
        lambda p, x: ops.if_(p, true_branch=region(lambda: x + 1.0), false_branch=trace(forever, [])),
        [("p", i1[()]), ("x", f32[()])],
    )
    assert evaluate(graph, [True, 2.0]) == [3.0]


def test_a_loop_that_does_not_run_gives_its_operands():
    never = trace(lambda x: const(0, i1[()]), [("x", f32[2])])
    graph = trace(lambda x: ops.while_([x], cond=never, body=trace(lambda x: x * x, [("x", f32[2])])), [("x", f32[2])])
    assert evaluate(graph, [[3.0, 4.0]])[0].tolist() == [3.0, 4.0]


def test_a_loop_without_values_can_be_written_and_read():
    text = """func.func @main(%p: tensor<i1>) {
  "stablehlo.while"() ({
    stablehlo.return %p : tensor<i1>
  }, {
    stablehlo.return
  }) : () -> ()
  return
}"""
    module = parse(text)
    assert evaluate(module, [False]) == []


def counted(count, body):
    """The regions of ``while i < count``."""
    names = [("i", i32[()]), ("x", f32[()])]
    return {
        "cond": trace(lambda i, x: i < count, names),
        "body": trace(lambda i, x: (i + 1, body(x)), names),
    }


def test_devices_that_go_different_ways():
    """Each device loops as often as it likes, as long as nothing in the loop communicates."""
    names = [("n", i32[()]), ("x", f32[()])]

    def program(n, x):
        loop = {
            "cond": region(lambda i, x: ops.compare(i, n, comparison_direction="LT"), i32[()], f32[()]),
            "body": region(lambda i, x: (i + 1, x * 2.0), i32[()], f32[()]),
        }
        return ops.while_([const(0, i32[()]), x], **loop)[1]

    graph = trace(program, names)
    (result,) = evaluate(graph, [PerDevice([np.int32(1), np.int32(3)]), np.float32(1)], replicas=2)
    assert [float(r) for r in result] == [2.0, 8.0]


def summed(x):
    return ops.all_reduce([x], replica_groups=one_group(2), computation=monoid(ops.add, f32))[0]


def test_devices_meet_in_a_loop_that_communicates():
    graph = trace(lambda x: ops.while_([const(0, i32[()]), x], **counted(3, summed))[1], [("x", f32[()])])
    inputs = [PerDevice([np.float32(1), np.float32(2)])]
    assert evaluate(graph, inputs, replicas=2) == [12.0]
    module = Module([Function("main", graph)], attrs={"mhlo.num_replicas": 2})
    theirs = run_module(emit(module), inputs, replicas=2)
    assert [float(v) for v in theirs[0]] == [12.0, 12.0]


def test_devices_that_part_before_they_meet_are_refused():
    def choice(p, x):
        return ops.if_(p, true_branch=region(lambda: summed(x)), false_branch=region(lambda: x))

    graph = trace(choice, [("p", i1[()]), ("x", f32[()])])
    x = PerDevice([np.float32(1), np.float32(2)])
    assert evaluate(graph, [True, x], replicas=2) == [3.0]
    assert evaluate(graph, [PerDevice([True, True]), x], replicas=2) == [3.0]
    with pytest.raises(ShloError, match="the predicate of if differs between devices"):
        evaluate(graph, [PerDevice([True, False]), x], replicas=2)


def test_an_effect_in_a_region_is_kept():
    """A loop nobody uses stays if something in it does more than compute."""

    def program(x):
        def body(x):
            ops.custom_call([x], call_target_name="my.log", has_side_effect=True, types=())
            return x * x

        ops.while_([x], cond=trace(lambda x: x < 3.0, [("x", f32[()])]), body=trace(body, [("x", f32[()])]))
        ops.while_([x], cond=trace(lambda x: x < 3.0, [("x", f32[()])]), body=trace(lambda x: x * x, [("x", f32[()])]))
        return x

    assert [n.op.label for n in trace(program, [("x", f32[()])]).nodes] == ["while"]


def test_map_applies_any_computation():
    x = RNG.standard_normal((3, 4)).astype(np.float32)

    def choose(a, b):
        return ops.if_(
            ops.compare(a, b, comparison_direction="GT"), true_branch=region(lambda: a), false_branch=region(lambda: b)
        )[0]

    graph = trace(
        lambda x, y: ops.map_([x, y], dimensions=(0, 1), computation=trace(choose, [("a", f32[()]), ("b", f32[()])])),
        [("x", f32[3, 4]), ("y", f32[3, 4])],
    )
    assert np.array_equal(evaluate(graph, [x, -x])[0], np.maximum(x, -x))


def test_tokens_and_tuples():
    def program(x, n):
        first = ops.create_token()
        both = ops.after_all([first, ops.after_all([])])
        packed = ops.tuple_([x, ops.tuple_([n, both])])
        inner = ops.get_tuple_element(packed, index=1)
        return ops.get_tuple_element(packed, index=0), ops.get_tuple_element(inner, index=0)

    graph = trace(program, [("x", f32[2]), ("n", i32[()])])
    x, n = evaluate(graph, [PerDevice([np.float32([1, 2]), np.float32([3, 4])]), 5], replicas=2)
    assert [v.tolist() for v in x] == [[1.0, 2.0], [3.0, 4.0]]
    assert n == 5 or list(n) == [5, 5]


def test_regions_are_counted_one_by_one():
    with Block():
        index = const(0, i32[()])
        branches = tuple(region(lambda i=i: index + i) for i in range(2))
        ops.case(index, branches=branches)
        assert index.node is not None
    graph = trace(lambda i: ops.case(i, branches=(region(lambda: i + 1), region(lambda: i + 2))), [("i", i32[()])])
    (node,) = graph.nodes
    assert len(node.regions) == 2
    assert node.regions[0].captures == (graph.params[0],)


RETURN = "stablehlo.return %a1 : tensor<2xf32>"
TWICE = "stablehlo.return %a1, %a1 : tensor<2xf32>, tensor<2xf32>"


@cases(
    ("", ["i1", "2xf32"], f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ {RETURN} }}) : (tensor<i1>) -> tensor<2xf32>'),
    (
        "",
        ["i1", "2xf32", "?xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ stablehlo.return %a2 : tensor<?xf32> }}) : (tensor<i1>) -> tensor<?xf32>',
    ),
    (
        "if_i1",
        ["1xi1", "2xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ {RETURN} }}) : (tensor<1xi1>) -> tensor<2xf32>',
    ),
    (
        "if_i1",
        ["i8", "2xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ {RETURN} }}) : (tensor<i8>) -> tensor<2xf32>',
    ),
    (
        "if_c1",
        ["i1", "2xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ ^bb0(%b: tensor<f32>): {RETURN} }}, {{ {RETURN} }}) : (tensor<i1>) -> tensor<2xf32>',
    ),
    (
        "if_c2",
        ["i1", "2xf32", "3xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ stablehlo.return %a2 : tensor<3xf32> }}) : (tensor<i1>) -> tensor<2xf32>',
    ),
    (
        "if_c2",
        ["i1", "2xf32"],
        f'%r = "stablehlo.if"(%a0) ({{ {RETURN} }}, {{ {TWICE} }}) : (tensor<i1>) -> tensor<2xf32>',
    ),
    (
        "",
        ["i32", "2xf32"],
        f'%r = "stablehlo.case"(%a0) ({{ {RETURN} }}, {{ {RETURN} }}, {{ {RETURN} }}) : (tensor<i32>) -> tensor<2xf32>',
    ),
    ("case_i1", ["i64", "2xf32"], f'%r = "stablehlo.case"(%a0) ({{ {RETURN} }}) : (tensor<i64>) -> tensor<2xf32>'),
    ("case_i1", ["1xi32", "2xf32"], f'%r = "stablehlo.case"(%a0) ({{ {RETURN} }}) : (tensor<1xi32>) -> tensor<2xf32>'),
    ("case_c1", ["i32", "2xf32"], '%r = "stablehlo.case"(%a0) : (tensor<i32>) -> tensor<2xf32>'),
    (
        "case_c2",
        ["i32", "2xf32"],
        f'%r = "stablehlo.case"(%a0) ({{ ^bb0(%b: tensor<f32>): {RETURN} }}) : (tensor<i32>) -> tensor<2xf32>',
    ),
    (
        "case_c3",
        ["i32", "2xf32", "2xi32"],
        f'%r = "stablehlo.case"(%a0) ({{ {RETURN} }}, {{ stablehlo.return %a2 : tensor<2xi32> }}) : (tensor<i32>) -> tensor<2xf32>',
    ),
)
def test_conditionals_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


def loop(
    cond="%x: tensor<f32>",
    condition="%a1 : tensor<i1>",
    body="%x: tensor<f32>",
    returned="%x : tensor<f32>",
    result="f32",
):
    return (
        f'%r = "stablehlo.while"(%a0) ({{ ^bb0({cond}): stablehlo.return {condition} }}, '
        f"{{ ^bb0({body}): stablehlo.return {returned} }}) : (tensor<f32>) -> tensor<{result}>"
    )


@cases(
    ("", ["f32", "i1"], loop()),
    ("while_c1", ["f32", "i1"], loop(cond="%x: tensor<f64>")),
    ("while_c1", ["f32", "i1"], loop(cond="%x: tensor<f32>, %y: tensor<f32>")),
    ("while_c1", ["f32", "1xi1"], loop(condition="%a1 : tensor<1xi1>")),
    ("while_c1", ["f32", "i8"], loop(condition="%a1 : tensor<i8>")),
    ("while_c1", ["f32", "i1"], loop(condition="%a1, %a1 : tensor<i1>, tensor<i1>")),
    ("while_c2", ["f32", "i1"], loop(body="%x: tensor<i32>", returned="%a0 : tensor<f32>")),
    ("while_c2", ["f32", "i1"], loop(returned="%a1 : tensor<i1>")),
    ("while_c2", ["f32", "i1"], loop(returned="%x, %x : tensor<f32>, tensor<f32>")),
)
def test_loops_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


def mapped(
    dims="0",
    params="%x: tensor<f32>",
    returned="%x : tensor<f32>",
    operands="%a0",
    types="tensor<3xf32>",
    result="3xf32",
):
    return (
        f'%r = "stablehlo.map"({operands}) <{{dimensions = array<i64: {dims}>}}> ({{ ^bb0({params}): '
        f"stablehlo.return {returned} }}) : ({types}) -> tensor<{result}>"
    )


@cases(
    ("", ["3xf32"], mapped()),
    ("map_c3", ["3xf32"], mapped(dims="1")),
    ("map_c3", ["3x2xf32"], mapped(types="tensor<3x2xf32>", result="3x2xf32")),
    ("map_c4", ["3xf32"], mapped(params="%x: tensor<f64>", returned="%x : tensor<f64>")),
    ("map_c4", ["3xf32"], mapped(params="%x: tensor<3xf32>", returned="%x : tensor<3xf32>")),
    ("map_c4", ["3xf32"], mapped(params="%x: tensor<f32>, %y: tensor<f32>")),
    ("map_c4", ["3xf32"], mapped(returned="%x, %x : tensor<f32>, tensor<f32>")),
    ("map_c4", ["3xf32"], mapped(returned="%a0 : tensor<3xf32>")),
    (
        "map_c1",
        ["3xf32", "4xf32"],
        mapped(operands="%a0, %a1", types="tensor<3xf32>, tensor<4xf32>", params="%x: tensor<f32>, %y: tensor<f32>"),
    ),
)
def test_maps_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


@cases(
    ("", ["!stablehlo.token"], "%r = stablehlo.after_all %a0, %a0 : !stablehlo.token"),
    ("after_all_i1", ["f32"], '%r = "stablehlo.after_all"(%a0) : (tensor<f32>) -> !stablehlo.token'),
    (
        "",
        ["tuple<tensor<f32>, tensor<i32>>"],
        "%r = stablehlo.get_tuple_element %a0[1] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>",
    ),
    (
        "get_tuple_element_c1",
        ["tuple<tensor<f32>, tensor<i32>>"],
        "%r = stablehlo.get_tuple_element %a0[2] : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>",
    ),
    (
        "get_tuple_element_i1",
        ["f32"],
        '%r = "stablehlo.get_tuple_element"(%a0) <{index = 0 : i32}> : (tensor<f32>) -> tensor<f32>',
    ),
)
def test_tokens_and_tuples_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
