"""Sizes that are known when the program runs: values against the C++ interpreter, unknown sizes in type rules against MLIR."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export

from shlo import gradient, ops
from shlo.interp.den import evaluate
from shlo.ir.core import Function, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import DYNAMIC, TensorType, compatible, f32, i32, least_specific, most_specific, short_type
from shlo.parse import parse
from shlo.runtime import mlir
from shlo.runtime.reference import reference_eval
from tests.ops.judging import applied, cases, judge, text_of, verdict

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def program(types, result, statement):
    """A module whose only work is a statement about constants ``%n…`` and the parameter ``%x``."""
    return f"func.func @main(%x: tensor<{types}>) -> tensor<{result}> {{\n  {statement}\n  return %r : tensor<{result}>\n}}\n"


def numbers(name, *values):
    return f"%{name} = stablehlo.constant dense<{list(values)}> : tensor<{len(values)}xi64>\n  "


PAIR = "tensor<2x3xf32>, tensor<2xi64>"


@pytest.mark.parametrize(
    "statement",
    [
        numbers("n", 3, 2) + f"%r = stablehlo.dynamic_reshape %x, %n : ({PAIR}) -> tensor<3x2xf32>",
        numbers("n", 3, 2) + "%r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi64>) -> tensor<3x2xf32>",
        numbers("n", 3, 2)
        + "%c = stablehlo.constant dense<2.0> : tensor<f32>\n  %r = stablehlo.dynamic_broadcast_in_dim %c, %n, dims = [] : "
        "(tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>",
        numbers("l", 1, -1)
        + numbers("h", 0, 0)
        + numbers("i", 0, 0)
        + "%c = stablehlo.constant dense<7.0> : tensor<f32>\n  %r = stablehlo.dynamic_pad %x, %c, %l, %h, %i : "
        "(tensor<2x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xf32>",
    ],
)
def test_values_as_in_the_reference_interpreter(statement):
    text = program("2x3xf32", "3x2xf32", statement)
    (theirs,) = reference_eval(text, [X], isolated=True)
    assert np.array_equal(evaluate(parse(text), [X])[0], theirs)


def test_a_real_dynamic_slice():
    graph = trace(
        lambda x, s, e, t: ops.real_dynamic_slice(x, s, e, t, type=TensorType((DYNAMIC, DYNAMIC), f32)),
        [("x", f32[4, 5]), *((n, i32[2]) for n in "set")],
    )
    x = np.arange(20, dtype=np.float32).reshape(4, 5)
    (ours,) = evaluate(graph, [x, [1, 0], [4, 5], [1, 2]])
    assert np.array_equal(ours, x[1:4, 0:5:2])
    with pytest.raises(ShloError, match="1:9:1 does not fit an axis of size 4"):
        evaluate(graph, [x, [1, 0], [9, 5], [1, 2]])


def test_the_padding_of_a_dynamic_convolution():
    attrs = {
        "window_strides": (2,),
        "lhs_dilation": (1,),
        "rhs_dilation": (1,),
        "window_reversal": (False,),
        "dimension_numbers": ops.ConvDims("b0f", "0io", "b0f"),
        "feature_group_count": 1,
        "batch_group_count": 1,
    }
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((2, 5, 3)).astype(np.float32), rng.standard_normal((2, 3, 4)).astype(np.float32)
    dynamic = trace(
        lambda x, w, p: ops.dynamic_conv(x, w, p, type=TensorType((2, DYNAMIC, 4), f32), **attrs),
        [("x", f32[2, 5, 3]), ("w", f32[2, 3, 4]), ("p", i32[1, 2])],
    )
    static = trace(
        lambda x, w: ops.convolution(x, w, padding=((1, 2),), **attrs), [("x", f32[2, 5, 3]), ("w", f32[2, 3, 4])]
    )
    assert np.array_equal(evaluate(dynamic, [x, w, [[1, 2]]])[0], evaluate(static, [x, w])[0])


def test_sizes_asked_and_told():
    graph = trace(
        lambda x, n: ops.get_dimension_size(ops.set_dimension_size(x, n, dimension=1), dimension=1),
        [("x", f32[2, 3]), ("n", i32[()])],
    )
    assert str(graph.nodes[0].results[0].type) == "tensor<2x?xf32, #stablehlo.bounds<?, 3>>"
    assert evaluate(graph, [X, 2]) == [2]
    with pytest.raises(ShloError, match="4 is more than the axis of size 3"):
        evaluate(graph, [X, 4])


def test_a_program_of_unknown_sizes_as_jax_exports_it():
    """One text, evaluated at several sizes."""

    def fn(x, y):
        z = jnp.tanh(x) @ y
        return (
            z.sum(axis=0),
            jnp.concatenate([x, x]),
            x.reshape(-1)[::2],
            jnp.pad(x, ((1, 0), (0, 0))),
            jnp.zeros_like(z),
        )

    b, n = export.symbolic_shape("b, n")
    shapes = (jax.ShapeDtypeStruct((b, n), jnp.float32), jax.ShapeDtypeStruct((n, 2), jnp.float32))
    module = parse(export.export(jax.jit(fn))(*shapes).mlir_module())
    for sizes in ((2, 3), (5, 1)):
        rng = np.random.default_rng(1)
        x, y = rng.standard_normal(sizes).astype(np.float32), rng.standard_normal((sizes[1], 2)).astype(np.float32)
        for ours, theirs in zip(evaluate(module, [x, y]), fn(x, y), strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-6)


def test_an_input_of_unknown_size_has_the_known_ones():
    graph = trace(lambda x: ops.negate(x), [("x", TensorType((DYNAMIC, 3), f32))])
    assert evaluate(graph, [X])[0].shape == (2, 3)
    with pytest.raises(ShloError, match=r"must have the shape \[-1, 3\]|must have the shape"):
        evaluate(graph, [X.T])


def test_types_with_unknown_sizes():
    a, b = short_type("f32[?, 3]"), short_type("f32[2, ?]")
    assert compatible(a, b)
    assert most_specific([a, b]) is f32[2, 3]
    assert least_specific([f32[2, 3], f32[2, 4]]) is short_type("f32[2, ?]")
    bounded = TensorType((DYNAMIC,), f32, (4,))
    assert not compatible(bounded, f32[5])
    assert most_specific([bounded, short_type("f32[?]")]) is bounded
    assert least_specific([bounded, f32[6]]) is TensorType((DYNAMIC,), f32, (6,))
    assert least_specific([bounded, short_type("f32[?]")]) is short_type("f32[?]")


def broadcast(*types, dims="0, 1", result="?x?x4xf32", hints=""):
    return applied(
        "dynamic_broadcast_in_dim", list(types), result, attrs=f"<{{broadcast_dimensions = array<i64: {dims}>{hints}}}>"
    )


@cases(
    ("", *broadcast("1x3xf32", "3xi32")),
    ("", *broadcast("?x3xf32", "3xi64", hints=", known_expanding_dimensions = array<i64: 0>")),
    ("dynamic_broadcast_in_dim_c1", *broadcast("1x3xf32", "3xi32", result="?x?x4xf64")),
    ("dynamic_broadcast_in_dim_c2", *broadcast("1x3xf32", "3xi32", dims="0")),
    ("dynamic_broadcast_in_dim_c3", *broadcast("1x3xf32", "1xi32", result="?xf32")),
    ("dynamic_broadcast_in_dim_c4", *broadcast("1x3xf32", "3xi32", dims="1, 1")),
    ("dynamic_broadcast_in_dim_c5", *broadcast("1x3xf32", "3xi32", dims="0, 2")),
    ("dynamic_broadcast_in_dim_c5", *broadcast("1x3xf32", "3xi32", dims="0, 3")),
    (
        "dynamic_broadcast_in_dim_c8",
        *broadcast("1x3xf32", "3xi32", hints=", known_expanding_dimensions = array<i64: 0, 0>"),
    ),
    (
        "dynamic_broadcast_in_dim_c9",
        *broadcast("1x3xf32", "3xi32", hints=", known_expanding_dimensions = array<i64: 2>"),
    ),
    ("", *applied("dynamic_iota", ["2xi32"], "?x3xf32", ", dim = 1")),
    ("dynamic_iota_c1", *applied("dynamic_iota", ["2xi32"], "?x3xf32", ", dim = 2")),
    ("", *applied("dynamic_reshape", ["2x6xf32", "2xi32"], "?x3xf32")),
    ("dynamic_reshape_c1", *applied("dynamic_reshape", ["2x6xf32", "2xi32"], "?x3xf64")),
    ("dynamic_reshape_c2", *applied("dynamic_reshape", ["2x6xf32", "2xi32"], "5x3xf32")),
    ("dynamic_reshape_c4", *applied("dynamic_reshape", ["2x6xf32", "3xi32"], "?x3xf32")),
    ("", *applied("dynamic_pad", ["2xf32", "f32", "1xi32", "1xi32", "1xi32"], "?xf32")),
    ("dynamic_pad_c1", *applied("dynamic_pad", ["2xf32", "f64", "1xi32", "1xi32", "1xi32"], "?xf32")),
    ("dynamic_pad_c2", *applied("dynamic_pad", ["2xf32", "f32", "2xi32", "2xi32", "2xi32"], "?xf32")),
    ("", *applied("real_dynamic_slice", ["4xf32", "1xi32", "1xi32", "1xi32"], "?xf32")),
    ("real_dynamic_slice_c2", *applied("real_dynamic_slice", ["4xf32", "2xi32", "2xi32", "2xi32"], "?xf32")),
    ("", *applied("get_dimension_size", ["?x4xf32"], "i32", ", dim = 1")),
    ("get_dimension_size_c1", *applied("get_dimension_size", ["?x4xf32"], "i32", ", dim = 2")),
    ("", *applied("set_dimension_size", ["3x4xf32", "i32"], "3x?xf32, #stablehlo.bounds<?, 4>", ", dim = 1")),
    ("set_dimension_size_c4", *applied("set_dimension_size", ["3x4xf32", "i32"], "3x?xf32", ", dim = 2")),
    ("set_dimension_size_i2", *applied("set_dimension_size", ["3x4xf32", "1xi32"], "3x?xf32", ", dim = 1")),
)
def test_dynamic_operators_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


def reduced(operand, result):
    return [operand, "f32"], (
        f"%r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<{operand}>, tensor<f32>) "
        f"-> tensor<{result}>"
    )


@cases(
    ("", *applied("add", ["?x3xf32", "2x?xf32"], "2x3xf32")),
    ("", *applied("add", ["?x3xf32", "2x?xf32"], "?x?xf32")),
    ("", *applied("select", ["?xi1", "?xf32", "3xf32"], "3xf32")),
    ("", *applied("transpose", ["?x3xf32"], "3x?xf32", ", dims = [1, 0]")),
    (
        "",
        *applied(
            "transpose", ["?x3xf32, #stablehlo.bounds<4, ?>"], "3x?xf32, #stablehlo.bounds<?, 4>", ", dims = [1, 0]"
        ),
    ),
    ("", *applied("concatenate", ["?x3xf32", "2x3xf32"], "?x3xf32", ", dim = 0")),
    ("", *applied("concatenate", ["?x3xf32", "?x?xf32"], "?x6xf32", ", dim = 1")),
    ("", *applied("reshape", ["?x3xf32"], "6xf32")),
    ("", *applied("broadcast_in_dim", ["?xf32"], "2x3xf32", ", dims = [1]")),
    ("", *applied("slice", ["?x3xf32"], "2x3xf32", " [1:3, 0:3]")),
    ("", *applied("pad", ["?x3xf32", "f32"], "?x4xf32", ", low = [1, 0], high = [0, 1], interior = [0, 0]")),
    ("", *applied("dot_general", ["?x3xf32", "3x?xf32"], "?x?xf32", ", contracting_dims = [1] x [0]")),
    ("", *applied("dot_general", ["2x?xf32", "3x4xf32"], "2x4xf32", ", contracting_dims = [1] x [0]")),
    ("", *applied("clamp", ["f32", "?xf32", "f32"], "?xf32")),
    ("", *applied("reverse", ["?x3xf32"], "?x3xf32", ", dims = [0]")),
    ("", *reduced("?x3xf32", "3xf32")),
    ("", *reduced("2x?xf32", "?xf32")),
)
def test_unknown_sizes_are_accepted_as_by_mlir(label, types, body):
    judge(label, types, body)


@pytest.mark.parametrize(
    ("types", "body"),
    [
        applied("add", ["?x3xf32", "2x4xf32"], "2x3xf32"),
        applied("add", ["?xf32, #stablehlo.bounds<3>", "4xf32"], "4xf32"),
        applied("select", ["?xi1", "?xf32", "3xf32"], "4xf32"),
        applied("concatenate", ["?x3xf32", "2x4xf32"], "?x3xf32", ", dim = 0"),
        applied("reshape", ["2x3xf32"], "?xf32"),
        applied("slice", ["?x3xf32, #stablehlo.bounds<2, ?>"], "2x3xf32", " [1:3, 0:3]"),
        applied("dot_general", ["2x4xf32", "3x?xf32"], "2x?xf32", ", contracting_dims = [1] x [0]"),
        applied("pad", ["?x3xf32", "f32"], "?x4xf32", ", low = [1, 0], high = [0, 2], interior = [0, 0]"),
        reduced("2x?xf32", "2x?xf32"),
    ],
)
def test_what_cannot_be_is_refused_as_by_mlir(types, body):
    text = text_of(types, body)
    assert verdict(mlir.check, text) is not None
    assert verdict(parse, text) is not None


@pytest.mark.parametrize("known", [True, False])
def test_gradients_where_the_types_say_every_size(known):
    """Against JAX's own of the static operators; elsewhere the refusal says why."""
    open_ = (DYNAMIC, DYNAMIC)
    n = TensorType((2,), i32)

    def dynamic(x, fill, shape, low, high, inner, start, limit, stride):
        padded = ops.dynamic_pad(x, fill, low, high, inner, type=f32[(8, 4) if known else open_])
        cut = ops.real_dynamic_slice(padded, start, limit, stride, type=f32[3, 4])
        turned = ops.dynamic_reshape(cut, shape, type=f32[4, 3])
        wide = ops.dynamic_broadcast_in_dim(turned, shape, broadcast_dimensions=(0, 1), type=f32[4, 3])
        return ops.reduce_sum(wide * wide * wide, (0, 1))

    given = [np.arange(6, dtype=np.float32).reshape(2, 3) + 1, np.float32(0.5)]
    values = [(4, 3), (2, -1), (1, 2), (3, 0), (0, 0), (6, 4), (2, 1)]
    names = [("x", f32[2, 3]), ("fill", f32[()]), *((f"n{i}", n) for i in range(len(values)))]
    graph = trace(dynamic, names)
    if not known:
        with pytest.raises(ShloError, match="sizes that are not known"):
            gradient(Function("f", graph))
        return

    def static(x, fill):
        padded = jax.lax.pad(x, fill, [(2, 1, 3), (-1, 2, 0)])
        return (padded[0:6:2].reshape(4, 3) ** 3).sum()

    arrays = [*given, *(np.array(v, np.int32) for v in values)]
    wanted = jax.value_and_grad(static, argnums=(0, 1))(*given)
    for mine, theirs in zip(evaluate(gradient(Function("f", graph)), arrays), (wanted[0], *wanted[1]), strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-6)


def test_sizes_that_are_not_the_declared_ones():
    graph = trace(lambda x, n: ops.dynamic_iota(n, iota_dimension=0, type=f32[3]), [("x", f32[2]), ("n", i32[1])])
    with pytest.raises(ShloError, match=r"the shape \[4\] came up where the program says tensor<3xf32>"):
        evaluate(graph, [X[0, :2], np.array([4], np.int32)])
