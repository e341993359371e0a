"""Quantised types and arithmetic: against the specification's formulas (XLA compiles none, MLIR in jaxlib knows no type)."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.interp.skel import skeleton
from shlo.ir.core import OPERATORS, trace
from shlo.ir.errors import ShloError
from shlo.ir.quantized import along, quantized, read_quantized
from shlo.ir.types import TensorType, compatible, f32, i8
from shlo.parse import parse

RNG = np.random.default_rng(29)
names = pytest.mark.parametrize


# ---------------------------------------------------------------------------------------------------------------- types


@names(
    ("text", "name"),
    [
        ("!quant.uniform<i8:f32, 0.1:5>", None),
        ("!quant.uniform<i8:f32, 1.000000e-01>", "!quant.uniform<i8:f32, 0.1>"),
        ("!quant.uniform<i8<-127:127>:f32:1, {0.1, 0.2:3}>", "!quant.uniform<i8<-127:127>:f32:1, {0.1,0.2:3}>"),
        ("!quant.uniform<u4:bf16, 0.5:15>", None),
        ("!quant.uniform<i8<-128:127>:f32, 2.0>", "!quant.uniform<i8:f32, 2.0>"),
        ("!quant.uniform<i32:f32, 0.25>", None),
    ],
)
def test_spelling(text, name):
    read = read_quantized(text)
    assert read.name == (name or text)
    assert read_quantized(read.name) is read


@names(
    ("text", "why"),
    [
        ("!quant.uniform<i8<-128:128>:f32, 0.1>", "quantized_type_c4"),
        ("!quant.uniform<i8:f32, -0.1>", "quantized_type_c6"),
        ("!quant.uniform<i8:f32, 0.1:128>", "quantized_type_c8"),
        ("!quant.uniform<i8<-127:127>:f32, 0.1:-128>", "quantized_type_c8"),
        ("!quant.uniform<i8:f32, {0.1,0.2}>", "an axis and a list"),
        ("!quant.uniform<i8:i32, 0.1>", "must be a float"),
        ("!quant.uniform<i64:f32, 0.1>", "at most 32 bits"),
        ("!quant.uniform<i8:f32>", "is not a quantised type"),
    ],
)
def test_refused_types(text, why):
    with pytest.raises(ShloError, match=why):
        read_quantized(text)
    with pytest.raises(ShloError, match=why):
        parse(f"func.func @main(%x: tensor<2x{text}>) -> tensor<2x{text}> {{\n return %x : tensor<2x{text}>\n}}")


def test_an_axis_has_a_scale_for_each_slice():
    type = "tensor<3x!quant.uniform<i8:f32:0, {0.1,0.2}>>"
    with pytest.raises(ShloError, match="must have the size 2"):
        parse(f"func.func @main(%x: {type}) -> {type} {{\n return %x : {type}\n}}")


def test_what_is_compatible():
    a, b = quantized(i8, f32, (0.5,)), quantized(i8, f32, (0.25,), (3,))
    narrow, sliced = quantized(i8, f32, (0.5,), low=-127), quantized(i8, f32, (0.5, 0.5), axis=0)
    types = [TensorType((2, 2), t) for t in (a, b, narrow, sliced, f32, along(sliced, 1))]
    fit = {(i, j) for i, j in itertools.product(range(6), range(6)) if compatible(types[i], types[j])}
    assert fit == {(0, 1), (1, 0), *((i, i) for i in range(6))}


# ----------------------------------------------------------------------------------------------------------- conversions


def oracle(x, scale, zero, low, high):
    """The specification's quantize over the rationals, ties to even."""
    moved = Fraction(float(x)) / Fraction(scale) + zero
    return round(min(max(moved, Fraction(low)), Fraction(high)))


@names("bounds", [(-128, 127), (-127, 127), (-4, 5)])
@names("parameters", [(0.5, 0), (0.25, -3), (2.0, 4)])
def test_quantize(bounds, parameters):
    scale, zero = parameters
    element = quantized(i8, f32, (scale,), (zero,), low=bounds[0], high=bounds[1])
    x = np.concatenate([np.arange(-40, 40) / 8, [1e9, -1e9, np.inf, -np.inf]]).astype(np.float32)
    (got,) = evaluate(trace(lambda v: OPERATORS["uniform_quantize"](v, dtype=element), [("x", f32[x.size])]), [x])
    wanted = [oracle(v, scale, zero, *bounds) if np.isfinite(v) else bounds[int(v > 0)] for v in x]
    assert got.dtype == np.int8
    assert got.tolist() == wanted


def test_the_specifications_examples():
    text = """func.func @main(%x: tensor<2xf32>) -> (tensor<2xQ>, tensor<2xR>, tensor<2xf32>) {
      %q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2xQ>
      %r = stablehlo.uniform_quantize %q : (tensor<2xQ>) -> tensor<2xR>
      %d = stablehlo.uniform_dequantize %q : (tensor<2xQ>) -> tensor<2xf32>
      return %q, %r, %d : tensor<2xQ>, tensor<2xR>, tensor<2xf32>
    }"""
    text = text.replace("Q", "!quant.uniform<i8:f32:0, {0.1:-30,0.5:-20}>")
    text = text.replace("R", "!quant.uniform<i8:f32:0, {0.1:-20,0.2:-30}>")
    q, r, d = evaluate(parse(text), [np.float32([4, 15])])
    assert q.tolist() == [10, 10]
    assert r.tolist() == [20, 45]
    assert d.tolist() == [4, 15]


@names("storage", ["i8", "u8", "i4", "u4", "i2"])
def test_stored_numbers_come_back(storage):
    element = read_quantized(f"!quant.uniform<{storage}:f32, 0.37:1>")
    stored = np.arange(element.low, element.high + 1).astype(element.numpy)
    text = f"tensor<{stored.size}x{element}>"
    module = parse(
        f"func.func @main(%q: {text}) -> {text} {{\n"
        f"  %x = stablehlo.uniform_dequantize %q : ({text}) -> tensor<{stored.size}xf32>\n"
        f"  %r = stablehlo.uniform_quantize %x : (tensor<{stored.size}xf32>) -> {text}\n"
        f"  return %r : {text}\n}}"
    )
    for world in ("real", "stored"):
        assert np.all(evaluate(module, [stored], world=world)[0] == stored)


def test_exact_world_refuses_what_rounds():
    x = TensorType((2,), quantized(i8, f32, (0.5,)))
    graph = trace(lambda v: OPERATORS["add"](v, v), [("x", x)])
    with pytest.raises(ShloError, match="it has no exact value"):
        evaluate(graph, [np.int8([1, 2])], world="exact")


# ------------------------------------------------------------------------------------------------------------ arithmetic

A, B = "!quant.uniform<i8:f32, 0.5:3>", "!quant.uniform<i8:f32, 0.25:-5>"
C = "!quant.uniform<i8:f32, 0.75:1>"


def program(op, operands, result, extra=""):
    args = [f"%a{i}" for i in range(len(operands))]
    head = ", ".join(f"{a}: {t}" for a, t in zip(args, operands, strict=True))
    return parse(
        f"func.func @main({head}) -> {result} {{\n"
        f'  %r = "stablehlo.{op}"({", ".join(args)}) {extra} : ({", ".join(operands)}) -> {result}\n'
        f"  return %r : {result}\n}}"
    )


def real(stored, element):
    return element.dequantize(stored, np.float32)


FUNCTIONS = {
    "add": np.add,
    "subtract": np.subtract,
    "multiply": np.multiply,
    "maximum": np.maximum,
    "tanh": np.tanh,
    "abs": np.abs,
    "negate": np.negative,
    "ceil": np.ceil,
}


@names("op", FUNCTIONS)
def test_dequantize_compute_quantize(op):
    fn = FUNCTIONS[op]
    elements = [read_quantized(t) for t in ((A, B) if fn.nin == 2 else (A,))]
    stored = [RNG.integers(-128, 128, 50).astype(np.int8) for _ in elements]
    module = program(op, [f"tensor<50x{e}>" for e in elements], f"tensor<50x{C}>")
    (got,) = evaluate(module, stored)
    wanted = read_quantized(C).quantize(fn(*map(real, stored, elements)))
    assert np.array_equal(got, wanted)
    assert emit(parse(emit(module))) == emit(module)
    assert skeleton(parse(emit(module, generic=True))) == skeleton(module)


def test_comparison_looks_at_the_numbers():
    extra = "{comparison_direction = #stablehlo<comparison_direction LT>}"
    module = program("compare", [f"tensor<2x{A}>", f"tensor<2x{B}>"], "tensor<2xi1>", extra)
    assert evaluate(module, [np.int8([5, 5]), np.int8([-2, 0])])[0].tolist() == [False, True]  # 1 < 0.75, 1 < 1.25


DOT = "{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}"
W = "!quant.uniform<i8:f32:1, {0.5,0.25,1.0,2.0}>"


@names("lhs", [A, "f32"])
def test_dot_general_with_weights_per_axis(lhs):
    result = "!quant.uniform<i32:f32, 0.25>" if lhs == A else "f32"
    module = program("dot_general", [f"tensor<2x3x{lhs}>", f"tensor<3x4x{W}>"], f"tensor<2x4x{result}>", DOT)
    x = RNG.integers(-100, 100, (2, 3)).astype(np.int8 if lhs == A else np.float32)
    w = RNG.integers(-100, 100, (3, 4)).astype(np.int8)
    left = real(x, read_quantized(A)) if lhs == A else x
    product = left @ real(w, read_quantized(W))
    (got,) = evaluate(module, [x, w])
    assert np.array_equal(got, product if lhs == "f32" else read_quantized(result).quantize(product))


def test_a_reduction_dequantises_at_every_step():
    text = f"""func.func @main(%x: tensor<4x{A}>, %i: tensor<{A}>) -> tensor<{A}> {{
      %r = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0]
        : (tensor<4x{A}>, tensor<{A}>) -> tensor<{A}>
      return %r : tensor<{A}>
    }}"""
    x = np.int8([5, 7, -3, 10])
    (got,) = evaluate(parse(text), [x, np.int8(3)])
    assert got == 3 + sum(int(v) - 3 for v in x)


def test_moving_elements_moves_their_scales():
    text = f"""func.func @main(%x: tensor<3x4x{W}>) -> (tensor<4x3xV>, tensor<3x2x4xU>) {{
      %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4x{W}>) -> tensor<4x3xV>
      %b = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x4x{W}>) -> tensor<3x2x4xU>
      return %t, %b : tensor<4x3xV>, tensor<3x2x4xU>
    }}"""
    text = text.replace("V", W.replace(":1,", ":0,")).replace("U", W.replace(":1,", ":2,"))
    x = RNG.integers(-100, 100, (3, 4)).astype(np.int8)
    t, b = evaluate(parse(text), [x])
    assert np.array_equal(t, x.T)
    assert np.array_equal(b, np.broadcast_to(x[:, None], (3, 2, 4)))


def test_constants_hold_stored_integers():
    type = f"tensor<2x{A}>"
    text = (
        f"func.func public @main() -> {type} {{\n"
        f"    %0 = stablehlo.constant() <{{value = dense<[1, -2]> : tensor<2xi8>}}> : () -> {type}\n"
        f"    return %0 : {type}\n  }}"
    )
    module = parse(text)
    assert evaluate(module, [])[0].tolist() == [1, -2]
    assert text in emit(module)
    generic = emit(module, generic=True)
    assert f'"stablehlo.constant"() <{{value = dense<[1, -2]> : tensor<2xi8>}}> : () -> {type}' in generic
    assert skeleton(parse(generic)) == skeleton(module)


# ------------------------------------------------------------------------------------------------------------- refusals


@names(
    ("op", "operands", "result", "extra", "why"),
    [
        ("add", [f"tensor<2x{A}>", "tensor<2xf32>"], f"tensor<2x{A}>", "", "add_c1"),
        ("tanh", ["tensor<2x!quant.uniform<i8:f32:0, {0.5,0.25}>>"] * 1, f"tensor<2x{A}>", "", "tanh_i1"),
        ("tanh", [f"tensor<2x{A}>"], "tensor<2xf32>", "", "the result is"),
        ("tanh", [f"tensor<2x{A}>"], "tensor<2x!quant.uniform<i8<-127:127>:f32, 0.5>>", "", "the result is"),
        ("convert", [f"tensor<2x{A}>"], "tensor<2xf32>", "", "convert_i1"),
        ("convert", ["tensor<2xf32>"], f"tensor<2x{A}>", "", "uniform_quantize"),
        ("uniform_quantize", ["tensor<2xf16>"], f"tensor<2x{A}>", "", "uniform_quantize_c2"),
        ("uniform_quantize", ["tensor<2xi32>"], f"tensor<2x{A}>", "", "uniform_quantize_i1"),
        ("uniform_dequantize", ["tensor<2xi8>"], "tensor<2xf32>", "", "uniform_dequantize_i1"),
        ("uniform_dequantize", [f"tensor<2x{A}>"], "tensor<2xf16>", "", "the result is"),
        ("dot_general", [f"tensor<2x3x{A}>", f"tensor<3x4x{W}>"], "tensor<2x4xf32>", DOT, "dot_general_c14"),
        ("dot_general", [f"tensor<2x3x{A}>", f"tensor<3x4x{A}>"], f"tensor<2x4x{A}>", DOT, "dot_general_c15"),
        (
            "dot_general",
            [f"tensor<2x4x{A}>", f"tensor<4x4x{W.replace(':1,', ':0,')}>"],
            f"tensor<2x4x{A}>",
            DOT,
            "dot_general_c16",
        ),
        (
            "dot_general",
            [f"tensor<2x3x{A}>", "tensor<3x4x!quant.uniform<u8:f32, 0.5>>"],
            f"tensor<2x4x{A}>",
            DOT,
            "dot_general_c17",
        ),
        (
            "dot_general",
            [f"tensor<2x3x{A}>", "tensor<3x4x!quant.uniform<i8:bf16, 0.5>>"],
            f"tensor<2x4x{A}>",
            DOT,
            "dot_general_c18",
        ),
        ("dot_general", ["tensor<2x3xbf16>", f"tensor<3x4x{W}>"], "tensor<2x4xbf16>", DOT, "dot_general_c20"),
    ],
)
def test_refusals_cite_the_constraint(op, operands, result, extra, why):
    with pytest.raises(ShloError, match=why):
        program(op, operands, result, extra)
