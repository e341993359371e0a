"""Elements of constants as text: shortest decimals that give the bits back, and MLIR's opinion on every one."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as nps

from shlo.emit import emit
from shlo.ir.core import Function, Module, trace
from shlo.ir.dense import decimal, dense_text, read_dense
from shlo.ir.errors import RuleError
from shlo.ir.literal import Literal
from shlo.ir.ops.data import constant
from shlo.ir.types import DType, TensorType, bf16, c64, dtype, f32, f64, i1, i8, i32, ui8
from shlo.parse import parse
from shlo.runtime import mlir


def through_text(literal: Literal) -> Literal:
    return read_dense(dense_text(literal), literal.type)


def same_bits(a: Literal, b: Literal) -> bool:
    return np.ascontiguousarray(a.array()).tobytes() == np.ascontiguousarray(b.array()).tobytes()


def as_module(literal: Literal) -> Module:
    return Module([Function("main", trace(lambda: constant(value=literal), []))])


SPELLED = [
    (f32, 0.1, "0.1"),
    (f32, 1.0, "1.0"),
    (f32, -0.0, "-0.0"),
    (f32, 5e-7, "5.0e-07"),
    (f32, 6.25e-5, "6.25e-05"),
    (f32, 1e30, "1.0e+30"),
    (f32, 16777216.0, "16777216.0"),
    (f32, np.inf, "0x7F800000"),
    (f32, -np.inf, "0xFF800000"),
    (f32, np.nan, "0x7FC00000"),
    (f64, 0.1, "0.1"),
    (f64, 1e300, "1.0e+300"),
    (f64, 1 / 3, "0.3333333333333333"),
    (bf16, 0.1, "0.1"),
    (bf16, np.inf, "0x7F80"),
    (dtype("f8E4M3FN"), np.nan, "0x7F"),
    (dtype("f8E4M3FN"), 448.0, "448.0"),
    (c64, 1 - 2j, "(1.0,-2.0)"),
    (i1, True, "true"),
    (i8, -7, "-7"),
    (ui8, 200, "200"),
    (dtype("i4"), -8, "-8"),
]


@pytest.mark.parametrize(("type", "value", "text"), SPELLED, ids=lambda x: str(x))
def test_spelling(type, value, text):
    literal = Literal.of(value, type[2, 3])
    assert dense_text(literal) == text
    assert through_text(literal) == literal
    mlir.check(emit(as_module(literal)))


FLOATS = ["f64", "f32", "f16", "bf16", "f8E4M3FN", "f8E5M2", "f8E3M4", "f8E4M3B11FNUZ", "f6E2M3FN", "f4E2M1FN"]


@pytest.mark.parametrize("name", [n for n in FLOATS if DType.all[n].bits <= 16])
def test_every_narrow_float_survives(name):
    type = DType.all[name]
    # The formats of 6 and 4 bits keep theirs in the low bits of a byte.
    bits = np.arange(2**type.bits, dtype=np.uint16 if type.bits == 16 else np.uint8)
    for chunk in np.split(bits, max(1, len(bits) // 64)):
        literal = Literal.of(chunk.view(type.numpy))
        assert same_bits(through_text(literal), literal)


@given(nps.arrays(np.uint32, 3))
def test_every_float_survives(bits):
    literal = Literal.of(bits.view(np.float32))
    assert same_bits(through_text(literal), literal)


@given(nps.arrays(np.uint64, 2))
def test_every_double_survives(bits):
    literal = Literal.of(bits.view(np.float64))
    assert same_bits(through_text(literal), literal)


@settings(deadline=None)
@given(st.sampled_from([n for n in DType.all if DType.all[n].numpy.itemsize >= 1]), st.integers(0, 2**32))
def test_mlir_reads_the_same_bits(name, seed):
    """What MLIR prints of our text is, read by us, the same constant."""
    type = DType.all[name]
    rng = np.random.default_rng(seed)
    shape = (2, 3) if seed % 2 else (11, 13)
    numbers = rng.standard_normal(shape) * 3
    array = (numbers > 0) if type.kind == "bool" else np.abs(numbers) if type.kind == "uint" else numbers
    literal = Literal.of(np.asarray(array).astype(type.numpy))
    (node,) = parse(mlir.reprint(emit(as_module(literal)))).main.graph.nodes
    assert same_bits(node.attrs["value"], literal)


def test_sizes():
    assert dense_text(Literal.of(np.zeros((2, 0), np.float32))) == ""
    assert dense_text(Literal.of(np.float32(3.0))) == "3.0"
    assert dense_text(Literal.of(np.full((9, 9, 9), 2, np.int32))) == "2"
    assert dense_text(Literal.of(np.arange(6, dtype=np.int32).reshape(2, 3))) == "[[0, 1, 2], [3, 4, 5]]"
    assert dense_text(Literal.of(np.arange(101, dtype=np.uint8))).startswith('"0x000102')
    assert dense_text(Literal.of(np.arange(100, dtype=np.uint8))).startswith("[0, 1")


def test_a_splat_is_never_expanded():
    huge = TensorType((1 << 20, 1 << 20), f32)
    (node,) = parse(emit(as_module(Literal.of(1.5, huge)))).main.graph.nodes
    assert node.attrs["value"].data.shape == ()
    assert node.attrs["value"].type is huge


READ = [
    ("[1.0, 2.]", f32[2], [1.0, 2.0]),
    ("[0x3F800000, 2.]", f32[2], [1.0, 2.0]),
    ("0x7FC00000", f32[()], np.nan),
    ("255", i8[()], -1),
    ("[true, false]", i1[2], [True, False]),
    ('"0x0100"', i1[2], [True, False]),
    ('"0x01"', i1[3], [True, True, True]),
    ("(1.0, 2.0)", c64[()], 1 + 2j),
    ("[(1.0,2.0), (0.5,-1.0)]", c64[2], [1 + 2j, 0.5 - 1j]),
    ("[[1,\n2],[3,4]]", i32[2, 2], [[1, 2], [3, 4]]),
    ("-1.5e+3", bf16[()], -1500.0),
]


@pytest.mark.parametrize(("text", "type", "value"), READ)
def test_reading(text, type, value):
    np.testing.assert_array_equal(read_dense(text, type).array(), np.array(value, type.dtype.numpy))


REFUSED = [
    ("[1.0, 2]", f32[2], "a float has a point, 2.0"),
    ("5", bf16[()], "a float has a point, 5.0"),
    ("[1.0]", f32[2], "not nested"),
    ("[[1.0, 2.0]]", f32[2], "not nested"),
    ("[1.0, [2.0]]", f32[2], "not nested"),
    ("1.0, 2.0", f32[2], "need brackets"),
    ("", f32[2], "no elements"),
    ("[]", f32[2], "not nested"),
    ("nan", f32[2], "not a number"),
    ("1_0", i32[()], "not a number"),
    ("1.5", i32[()], "not all numbers"),
    ("256", i8[()], "out of the range"),
    ("-1", ui8[()], "out of the range"),
    ('"0x123"', i8[2], "hexadecimal"),
    ('"0x010203"', i8[2], "3 bytes"),
    ("yes", i1[()], "not a boolean"),
    ("1.0", c64[()], "pairs"),
]


@pytest.mark.parametrize(("text", "type", "why"), REFUSED)
def test_refusals(text, type, why):
    with pytest.raises(RuleError, match=why):
        read_dense(text, type)


def test_decimal():
    assert [decimal(x) for x in ("1", "1e-05", "1.5e+20", "-0.25")] == ["1.0", "1.0e-05", "1.5e+20", "-0.25"]


assert ml_dtypes  # registers the narrow types with NumPy
