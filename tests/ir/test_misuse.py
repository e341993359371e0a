"""What newcomers do wrong: one sentence each, at their own line, that says what to do."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

from shlo import (
    ShloError,
    Value,
    c64,
    data_parallel,
    emit,
    evaluate,
    f32,
    func,
    gradient,
    i32,
    lower,
    ops,
    parse,
    region,
    skeleton,
    tensor,
    trace,
)
from shlo.ir.core import BY_TEXT, DEN, OPERATORS, VJP, Block, Example, composite


@func
def double(x: f32[2, 3]) -> f32[2, 3]:
    return x * 2.0


@func
def total(x: f32[2, 3], i: i32[2]) -> f32[()]:
    return ops.reduce_sum(x, (0, 1))


@func
def conjugated(z: c64[2]) -> c64[2]:
    return ops.conj(z)


def refusal(call) -> str:
    """What the call is refused with; its position must be a line of this file."""
    with pytest.raises(ShloError) as excinfo:
        call()
    assert excinfo.value.position is None or excinfo.value.position.file == __file__
    return str(excinfo.value)


def line_of(text: str, call) -> bool:
    """Does the refusal point to a line of this file that holds ``text``?"""
    with pytest.raises(ShloError) as excinfo:
        call()
    assert excinfo.value.position is not None
    return text in open(__file__).read().splitlines()[excinfo.value.position.line - 1]


# ------------------------------------------------------------------------------- values of other functions


def strangers():
    """(what uses a value that is not its own, the line that does)."""
    kept = []

    @func
    def other(x: f32[2, 3]) -> f32[2, 3]:
        kept.append(x)
        kept.append(x * 3.0)
        return x

    leaked = []

    def body(a, b):
        leaked.append(a + b)
        return leaked[-1]

    def uses_parameter(x):
        return x + kept[0]  # the parameter

    def uses_result(x):
        return ops.negate(kept[1])  # the result

    def in_a_region(x):
        add = region(lambda a, b: a + b * ops.reduce_sum(kept[1], (0, 1)), f32[()], f32[()])
        return ops.reduce([x], [ops.const(0.0, f32[()])], dimensions=(0,), body=add)[0]  # captured

    def out_of_a_region(x):
        y = ops.reduce([x], [ops.const(0.0, f32[()])], dimensions=(0, 1), body=region(body, f32[()], f32[()]))[0]
        return y + leaked[-1]  # leaked

    return [
        (uses_parameter, "# the parameter"),
        (uses_result, "# the result"),
        (in_a_region, "# captured"),
        (out_of_a_region, "# leaked"),
        (lambda x: kept[0], "(lambda x: kept[0]"),
    ]


@pytest.mark.parametrize("which", range(5))
def test_a_value_of_another_function(which):
    fn, line = strangers()[which]

    def build():
        fn.__annotations__ = {"x": f32[2, 3]}
        return func(fn)

    assert "is not a value of this function but of another one" in refusal(build)
    assert "as a parameter" in refusal(build)
    assert line_of(line, build)


def test_a_func_inside_a_func_does_not_see_its_values():
    def build():
        @func
        def outer(x: f32[3]) -> f32[3]:
            @func
            def inner(y: f32[3]) -> f32[3]:
                return y * x  # here

            return inner(x)

    assert "'x' (tensor<3xf32>) is not a value of this function" in refusal(build)
    assert line_of("# here", build)


# --------------------------------------------------------------------------------------- wrong arguments


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda x: ops.transpose(x, (1, 0)), "got 2: attributes are given by name, such as permutation=(1, 0)"),
        (
            lambda x: ops.add(x, np.ones((100, 100))),
            "not an array (float64[100, 100]) (ops.const(number_or_array, type)",
        ),
        (
            lambda x: ops.select(x == ops.negate(x), x, x),
            "not False (== asks whether two values are the same one: ops.compare",
        ),
        (lambda x: ops.concatenate(x, dimension=0), "'inputs' is a group of operands: give a list of values"),
        (lambda x: ops.reshape(x, shape=6), "the attribute 'shape' must be tuple[int, ...], not 6"),
        (lambda x: ops.while_([x], cond=abs, body=abs), "(shlo.region(function, *types) makes one)"),
        (lambda x: x + np.ones((2, 3)), "a value takes another value or a number beside it, not an array [2, 3]"),
        (lambda x: np.ones((2, 3)) + x, "a value takes another value or a number beside it, not an array [2, 3]"),
        (lambda x: x + "1", "not a str"),
        (lambda x: double(np.ones((2, 3))), "evaluate(double, [arrays…]) computes it on arrays"),
        (lambda x: double(x, x), "@double takes (tensor<2x3xf32>), got (tensor<2x3xf32>, tensor<2x3xf32>)"),
        (lambda x: ops.const(1.0, tensor((2, 2.5), f32)), "must be integers from 0"),
    ],
)
def test_wrong_arguments(call, why):
    said = refusal(lambda: trace(call, [("x", f32[2, 3])]))
    assert why in said
    assert len(said) < 400
    assert "\n" not in said


def test_an_array_of_axes_is_as_good_as_a_tuple():
    graph = trace(lambda x: ops.transpose(x, permutation=np.array([1, 0])), [("x", f32[2, 3])])
    assert graph.nodes[0].attrs["permutation"] == (1, 0)


def test_values_are_equal_where_they_are_the_same():
    """They are keys of dictionaries; a comparison of elements is another thing."""
    with Block() as block:
        x, y = block.parameter("x", f32[2]), block.parameter("y", f32[2])
        assert x == block.params[0]
        assert x != y
        assert {x: 1, y: 2}[x] == 1
        assert (x < y).type.dtype.name == "i1"


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (
            lambda: evaluate(double, [np.ones((2, 3))], world="nonsense"),
            "no world 'nonsense': one of real, stored, exact",
        ),
        (lambda: evaluate(double, np.ones((2, 3))), "a list of inputs, one an argument, not one array"),
        (lambda: evaluate(double, []), "the program takes 1 input, got 0"),
        (lambda: evaluate(3, []), "evaluate takes a module, a function or a graph, not int"),
        (lambda: evaluate(double, {"x": np.ones((2, 3)), "y": 1}), "the program has no input 'y': it has x"),
        (lambda: evaluate(total, {"x": np.ones((2, 3))}), "there is no input 'i': the program takes x, i"),
        (lambda: evaluate(double, [[[1, 2], [3]]]), "input x is no array: its rows are of unequal length"),
        (
            lambda: evaluate(double, [np.ones((2, 3), complex)]),
            "input x must be real (tensor<2x3xf32>), got complex128",
        ),
        (lambda: evaluate(conjugated, [np.ones(2, complex)], world="exact"), "a complex number has no exact value"),
        (lambda: skeleton(3), "skeleton takes a module, a function or a graph, not int"),
        (lambda: lower(3), "lower takes a function made by @func, not int"),
        (lambda: lower(parse(emit(double))), "not Module: give it one of the module's, such as module.main"),
        (lambda: data_parallel(double, 2, ["q"]), "@double has no input q to cut: it has x"),
        (lambda: emit(double.graph), "emit takes a module or a function, not Graph"),
        (lambda: func(3), "@func goes before a Python function, not int"),
        (lambda: parse("step.mlir"), "not the name of a file: open('step.mlir') is the file"),
        (lambda: parse(b"module {}"), "the text of a module or an open file, not bytes"),
        (lambda: evaluate(double, [np.full((2, 3), "a")]), "input x must hold numbers"),
        (lambda: evaluate(double, [np.ones((2, 3))], replicas=0), "replicas must be at least 1, not 0"),
        (lambda: gradient(total, wrt=["i"]), "@total: 'i' is tensor<2xi32>: only floats have gradients"),
        (lambda: gradient(total, wrt=["q"]), "has no input 'q': it has x, i"),
        (lambda: gradient(double), "needs a float scalar result, @double returns tensor<2x3xf32>"),
        (lambda: gradient(3), "a function made by @func"),
    ],
)
def test_wrong_questions(call, why):
    assert why in refusal(call)


def test_inputs_may_be_given_by_name():
    (result,) = evaluate(total, {"i": np.zeros(2, int), "x": np.ones((2, 3))})
    assert result == 6


def test_one_input_may_be_named_alone():
    assert data_parallel(total, 2, "x")[0].graph.nodes[-1].op.label == "allReduceMeanF"
    assert [p.result_names for p in [gradient(total, wrt="x")]] == [("value", "d_x")]


# ------------------------------------------------------------------------------------ operators of one's own


@pytest.fixture
def forgotten():
    """Operators that a test declares are taken out of the registries after it."""
    before = set(OPERATORS)
    yield
    for name in set(OPERATORS) - before:
        op = OPERATORS.pop(name)
        BY_TEXT.pop(op.text_name)
        for meaning in (DEN, VJP):
            meaning.rules.pop(op, None)


def declared(vjp=None, *examples: Example):
    @composite("n c -> n c", examples=examples)
    def twice_for_test(x: Value) -> Value:
        """2·x."""
        return x * 2.0

    if vjp is not None:
        twice_for_test.vjp(vjp)
    return twice_for_test


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(
    ("vjp", "why"),
    [
        (lambda dy, x: dy * 2.0, "the vjp rule of twiceForTest must return a tuple of 1 cotangent, one an operand (x)"),
        (lambda dy, x: (dy, dy, dy), "must return 1 cotangent (x), it returned 3"),
        (lambda dy, x: (ops.reduce_sum(dy, (0,)),), "gave tensor<3xf32> for the cotangent of a tensor<2x3xf32>"),
        (lambda dy, x: (2.0,), "gave a float for the cotangent of a tensor<2x3xf32>"),
    ],
)
def test_a_wrong_vjp_rule_is_named(vjp, why):
    op = declared(vjp)

    @func
    def f(x: f32[2, 3]) -> f32[()]:
        return ops.reduce_sum(op(x), (0, 1))

    assert why in refusal(lambda: gradient(f))
    assert line_of("lambda dy, x:", lambda: gradient(f))


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(
    ("example", "why"),
    [
        (Example("f32[2, 3"), "twice_for_test, example 0: 'f32[2, 3' is not a tensor type"),
        (Example("f32[2, 3]", "f32[2, 3]"), "twice_for_test, example 0: 2 operand types for (x)"),
        (Example("f32[2, 3]", factor=3), "twice_for_test, example 0: there is no attribute 'factor' (it has: none)"),
    ],
)
def test_a_wrong_example_is_refused_where_it_is_declared(example, why):
    assert why in refusal(lambda: declared(None, example))


def test_help_and_signatures_are_the_operators_own():
    assert str(inspect.signature(ops.transpose)) == "(operand: 'Value', *, permutation: 'tuple[int, ...]') -> 'Value'"
    assert "padding='symmetric'" in ops.conv_f.__doc__.splitlines()[0]
    for op in OPERATORS.values():
        shown = inspect.getdoc(op)
        assert shown.startswith(f"{op.name}(")
        assert op.doc in shown
        assert [*inspect.signature(op).parameters] == [*op.operands, *op.defaults]
