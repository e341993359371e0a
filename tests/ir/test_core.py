"""Building graphs: sharing, pruning, regions, and errors that point to the user's line."""

import numpy as np
import pytest

import shlo
from shlo import ShloError, evaluate, f32, func, i32, ops, region, scope, trace
from shlo.ir.core import OPERATORS, Block, Meaning, full_like
from shlo.ir.literal import Literal
from shlo.ir.types import TensorType, short_type


def message(excinfo) -> str:
    return str(excinfo.value)


def test_equal_nodes_are_shared():
    graph = trace(lambda x: (x * 2.0) + (x * 2.0), [("x", f32[3])])
    assert [n.op.label for n in graph.nodes] == ["constant", "multiply", "add"]


def test_zero_and_minus_zero_are_not_shared():
    graph = trace(lambda x: (x * 0.0) + (x * -0.0), [("x", f32[3])])
    assert [n.op.label for n in graph.nodes].count("multiply") == 2


def test_unused_nodes_are_dropped():
    def f(x):
        ops.exponential(x)
        return x + 1.0

    assert [n.op.label for n in trace(f, [("x", f32[3])]).nodes] == ["constant", "add"]


def test_types_are_interned():
    assert f32[2, 3] is f32[2, 3] is short_type("f32[2, 3]")
    assert str(f32[2, 3]) == "tensor<2x3xf32>"
    assert str(f32[()]) == "tensor<f32>"


def test_func_reads_annotations():
    @func
    def f(x: f32[4, 3], w: "f32[3, 2]") -> f32[4, 2]:
        return ops.dot_general(x, w, lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,))

    assert f.arg_types == (f32[4, 3], f32[3, 2])
    assert f.result_types == (f32[4, 2],)


def test_func_checks_the_return_annotation():
    with pytest.raises(ShloError, match=r"declared to return tensor<4xf32> but returns tensor<3xf32>"):

        @func
        def f(x: f32[3]) -> f32[4]:
            return x


def test_func_checks_every_result():
    @func
    def f(x: f32[3]) -> "tuple[f32[3], f32[()]]":
        return x, ops.reduce_sum(x, (0,))

    assert f.result_types == (f32[3], f32[()])
    with pytest.raises(ShloError, match=r"to return tensor<3xf32>, tensor<3xf32> but returns tensor<3xf32>"):

        @func
        def g(x: f32[3]) -> tuple[f32[3], f32[3]]:
            return x

    with pytest.raises(ShloError, match="the return annotation must be a tensor type such as f32"):

        @func
        def h(x: f32[3]) -> int:
            return x


def test_func_wants_types():
    with pytest.raises(ShloError, match="parameter 'x' needs a type"):

        @func
        def f(x):
            return x


def test_a_type_error_names_operator_types_and_the_users_line():
    with pytest.raises(ShloError) as excinfo:
        trace(lambda x, y: ops.add(x, y), [("x", f32[2, 3]), ("y", f32[3])])
    assert "add(tensor<2x3xf32>, tensor<3xf32>): add_c1: both operands must have the same type" in message(excinfo)
    assert excinfo.value.position is not None
    assert excinfo.value.position.file == __file__
    line = open(__file__).read().splitlines()[excinfo.value.position.line - 1]
    assert "ops.add(x, y)" in line


def test_an_error_in_a_layer_says_which():
    def f(x, w):
        with scope("layer1"), scope("conv"):
            return ops.conv_f(x, w)

    with pytest.raises(ShloError, match=r"layer1\.conv: convF\(.*axis"):
        trace(f, [("x", f32[2, 3, 8, 8]), ("w", f32[4, 5, 3, 3])])


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda x: ops.transpose(x), "needs the attribute permutation"),
        (lambda x: ops.transpose(x, permutation=(0, 1), dims=(1,)), "has no attribute 'dims' (it has: permutation)"),
        (lambda x: ops.add(x), "takes 2 operands (lhs, rhs), got 1"),
        (lambda x: ops.add(x, 1.0), "operands must be values of the graph, not 1.0 (ops.const"),
        (lambda x: ops.reshape(x, shape=(4, 4)), "6 elements do not fill the shape [4, 4]"),
        (lambda x: ops.concatenate([x, x], dimension=2), "dimension 2 is not an axis"),
        (lambda x: ops.compare(x, x, comparison_direction="ABOVE"), "must be one of EQ, NE, GE, GT, LE, LT"),
    ],
)
def test_refusals(call, why):
    with pytest.raises(ShloError) as excinfo:
        trace(call, [("x", f32[2, 3])])
    assert why in message(excinfo)


def test_outside_of_a_graph():
    x = trace(lambda x: x, [("x", f32[3])]).params[0]
    with pytest.raises(ShloError, match="no graph is being built"):
        ops.negate(x)


def test_regions_see_the_values_around_them():
    def f(x, init):
        scale = ops.const(2.0, f32[()])
        body = region(lambda a, b: a + b * scale, f32[()], f32[()])
        return ops.reduce([x], [init], dimensions=(0,), body=body)[0]

    graph = trace(f, [("x", f32[4]), ("init", f32[()])])
    (node,) = [n for n in graph.nodes if n.regions]
    assert len(node.regions[0].captures) == 1
    (result,) = evaluate(graph, [np.arange(4.0), np.float32(1)])
    assert result == 1 + 2 * 6


def test_functions_do_not_see_the_values_around_them():
    with Block() as outer:
        x = outer.parameter("x", f32[3])
        y = x * 2.0
        inner = trace(lambda z: z * 2.0, [("z", f32[3])])
        assert inner.captures == ()
        assert outer.finish([y]).captures == ()


def test_operand_groups():
    add = OPERATORS["reduce"]
    assert add.arrange(["x", "y", "a", "b"]) == [("x", "y"), ("a", "b")]
    assert add.flatten([["x", "y"], ["a", "b"]]) == ("x", "y", "a", "b")
    with pytest.raises(ShloError, match="equal length"):
        trace(lambda x: ops.reduce([x, x], [x], dimensions=(0,), body=ops.monoid(ops.add, shlo.f32)), [("x", f32[3])])


def test_a_missing_rule_says_what_to_do():
    nothing = Meaning("nothing-test", "a meaning without rules")
    with pytest.raises(
        ShloError,
        match=r"add has no nothing-test rule .* declare one with @….rule\(add\) beside the table 'nothing-test'",
    ):
        nothing.of(OPERATORS["add"])
    with pytest.raises(ValueError, match="there is a meaning 'nothing-test' already"):
        Meaning("nothing-test", "another")
    del shlo.ir.core.MEANINGS["nothing-test"]


def test_an_operator_without_den_is_an_error_that_names_it():
    op = OPERATORS["add"]
    rule = shlo.ir.core.DEN.rules.pop(op)
    try:
        with pytest.raises(
            ShloError, match=r"add has no den rule .* declare one with @add.den at .*elementwise.py:\d+"
        ):
            evaluate(trace(lambda x: x + x, [("x", f32[3])]), [np.zeros(3)])
    finally:
        shlo.ir.core.DEN.rules[op] = rule


def test_literals():
    splat = Literal.of(1.5, f32[1000, 1000])
    assert splat.is_splat
    assert splat.data.size == 1
    assert splat.array().shape == (1000, 1000)
    assert splat == Literal.of(1.5, f32[1000, 1000])
    assert splat != Literal.of(1.5, f32[1000])
    assert Literal.of(np.nan, f32[()]) == Literal.of(np.nan, f32[()])
    assert Literal.of(0.0, f32[()]) != Literal.of(-0.0, f32[()])
    with pytest.raises(ShloError, match="do not make a constant"):
        Literal(f32[3], np.zeros(2, np.float32))


def test_arithmetic_sugar():
    graph = trace(lambda x: 1.0 - (2.0 / x) * 3.0 + -x, [("x", f32[2])])
    (result,) = evaluate(graph, [np.array([1.0, 2.0])])
    np.testing.assert_allclose(result, [-6.0, -4.0])


def test_full_like_keeps_the_type():
    graph = trace(lambda x: full_like(x, 3), [("x", i32[2])])
    assert graph.results[0].type is i32[2]
    assert isinstance(graph.results[0].type, TensorType)


def test_the_ops_module_has_every_operator():
    """All but the operators of test files, which no program has any use for."""
    wanted = {name for name, op in OPERATORS.items() if op.text_name.split(".")[0] not in ("check", "interpreter")}
    assert wanted <= set(ops.__all__) == set(dir(ops))
    for name in wanted:
        assert getattr(ops, name) is OPERATORS[name], f"a helper of some family hides the operator {name}"
