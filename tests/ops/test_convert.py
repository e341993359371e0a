"""Conversions between all element types, bits read as other types, reduced precision: against XLA."""

import itertools

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.convert import bitcast_convert, convert, reduce_precision
from shlo.ir.rounding import rounded
from shlo.ir.types import DType, type_of
from shlo.runtime import run_module
from tests.ops.against_xla import agree, both, elements, same_numbers, verdicts

RNG = np.random.default_rng(17)
TYPES = [d for d in DType.all.values() if d.name != "index"]
RUN = [d for d in TYPES if d.bits != 6]  # XLA on CPU has no 6-bit floats
names = pytest.mark.parametrize
ids = str


@names("source", RUN, ids=ids)
def test_conversions_are_xlas(source):
    """All targets in one program."""
    x = elements(source, RNG, 300)
    graph = trace(lambda v: [convert(v, dtype=t) for t in RUN], [("x", type_of(x))])
    theirs = run_module(emit(Module([Function("main", graph)])), [x])
    for target, a, b in zip(RUN, evaluate(graph, [x]), theirs, strict=True):
        assert a.dtype == b.dtype == target.numpy
        fits = same_numbers(a, b)
        if source.bits == 4 and source.is_float and target.is_integer:
            fits |= np.abs(x.astype(np.float32)) == 6  # XLA takes f4E2M1FN's largest number for too large
        if target.name == "f8E8M0FNU" and source.bits > 32:
            fits |= np.abs(x.astype(np.float64)) < 1e-38  # XLA: NaN; here the smallest number
        if source.name == "f8E8M0FNU":
            fits |= x.astype(np.float32) < 1e-38  # XLA on CPU takes subnormal numbers for zero
        assert fits.all(), (target, x[~fits][:3], a[~fits][:3], b[~fits][:3])


def midpoints(narrow, wide):
    """Numbers halfway between neighbours of a narrow format, and their neighbours in a wide one."""
    values = np.unique(elements(narrow, RNG).astype(np.float64))
    values = values[np.isfinite(values)]
    middle = ((values[1:] + values[:-1]) / 2).astype(wide)
    return np.concatenate([middle, np.nextafter(middle, wide(np.inf)), np.nextafter(middle, wide(-np.inf))])


@names("narrow", [d for d in RUN if d.is_float and d.bits <= 8 and d.name != "f8E8M0FNU"], ids=ids)
@names("wide", [np.float32, np.float64], ids=["f32", "f64"])
def test_ties_go_to_even_and_are_rounded_once(narrow, wide):
    x = midpoints(narrow, wide)
    agree("convert", x, dtype=narrow)


def test_f64_goes_to_16_bits_by_way_of_f32():
    x = np.array([8.940696716308592e-08])  # below the middle of two f16 numbers, in f32 just on it
    assert rounded(x, DType.all["f16"])[0] == rounded(x.astype(np.float32), DType.all["f16"])[0]
    agree("convert", x, dtype=DType.all["f16"])


@names("name", ["f6E2M3FN", "f6E3M2FN"])
def test_six_bit_floats_saturate(name):
    d = DType.all[name]
    top = {"f6E2M3FN": 7.5, "f6E3M2FN": 28.0}[name]
    ours = rounded(np.float32([1000.0, -1000.0, top, 1.0]), d).astype(np.float32)
    assert ours.tolist() == [top, -top, top, 1.0]


def test_float_to_integer_saturates():
    x = np.float32([np.nan, np.inf, -np.inf, 3e19, -3e19, 1.9, -1.9])
    assert both("convert", x, dtype=DType.all["i32"])[0][0].tolist() == [
        0,
        2**31 - 1,
        -(2**31),
        2**31 - 1,
        -(2**31),
        1,
        -1,
    ]
    assert both("convert", x, dtype=DType.all["ui64"])[0][0].tolist() == [0, 2**64 - 1, 0, 2**64 - 1, 0, 1, 0]
    assert both("convert", x, dtype=DType.all["i4"])[0][0].astype(int).tolist() == [0, 7, -8, 7, -8, 1, -1]


# -------------------------------------------------------------------------------------------------------------- bitcast


@names(
    ("source", "target"),
    [(a, b) for a in RUN for b in RUN if a.bits == b.bits and "complex" not in a.name + b.name],
    ids=ids,
)
def test_bits_of_one_width(source, target):
    x = elements(source, RNG, 60)
    ours, theirs = both("bitcast_convert", x, dtype=target)
    fits = ours[0] == theirs[0] if target.is_integer else ours[0].tobytes() == theirs[0].tobytes()
    assert np.all(fits)


@names(
    ("source", "target", "shape"),
    [
        ("i32", "i8", (3,)),
        ("f64", "f32", (2,)),
        ("i8", "f32", (3, 4)),
        ("ui16", "ui64", (2, 4)),
        ("i8", "i4", (5,)),
        ("i4", "i8", (3, 2)),
        ("ui4", "i32", (2, 8)),
        ("i16", "ui4", (3,)),
        ("ui2", "ui8", (2, 4)),
        ("bf16", "ui8", ()),
    ],
)
def test_bits_of_other_widths(source, target, shape):
    size = int(np.prod(shape))
    whole = DType.all[source]
    x = RNG.integers(0, 100, size).astype(np.int8).astype(whole.numpy).reshape(shape)
    try:
        agree("bitcast_convert", x, dtype=DType.all[target])
    except ShloError:
        assert whole.bits < 8 or DType.all[target].bits < 8  # XLA has few of these
    back = evaluate(
        trace(
            lambda v: bitcast_convert(bitcast_convert(v, dtype=DType.all[target]), dtype=whole),
            [("x", type_of(x))],
        ),
        [x],
    )
    assert np.all(back[0] == x)


def test_low_bits_come_first():
    x = np.array([0x04030201], np.int32)
    assert both("bitcast_convert", x, dtype=DType.all["i8"])[0][0].tolist() == [[1, 2, 3, 4]]
    graph = trace(lambda v: bitcast_convert(v, dtype=DType.all["ui4"]), [("x", type_of(np.array([0x21], np.uint8)))])
    assert evaluate(graph, [np.array([0x21], np.uint8)])[0].astype(int).tolist() == [[1, 2]]


BITCASTS = [
    ("2xi32", "2x4xi8"),
    ("2x4xi8", "2xi32"),
    ("2xi32", "8xi8"),
    ("2xi8", "2x8xi1"),
    ("2xf64", "2xcomplex<f32>"),
    ("2xcomplex<f64>", "2x2xcomplex<f32>"),
    ("2xcomplex<f32>", "2x2xf32"),
    ("2xi32", "2x3xi8"),
    ("?xi32", "?x4xi8"),
    ("2xi32", "2x?xi8"),
    ("2xi32", "?x4xi8"),
    ("i32", "4xi8"),
    ("2x?xi8", "2xi32"),
]


@names(("source", "target"), BITCASTS, ids=ids)
def test_bitcast_verdicts(source, target):
    ours, theirs = verdicts("bitcast_convert", [f"tensor<{source}>"], f"tensor<{target}>")
    assert (ours is None) == (theirs is None), (ours, theirs)


# ----------------------------------------------------------------------------------------------------- reduced precision


@names("dtype", ["f32", "f64", "f16", "bf16"])
@names("bits", [(5, 10), (8, 7), (4, 3), (1, 0), (2, 1), (11, 52), (5, 2)], ids=ids)
def test_reduced_precision(dtype, bits):
    exponent, mantissa = bits
    x = np.concatenate(
        [elements(dtype, RNG), np.array([65519.0, 65520.0, 1e-7, -6e-8, 0.0625]).astype(DType.all[dtype].numpy)]
    )
    agree("reduce_precision", x, exponent_bits=exponent, mantissa_bits=mantissa)


def test_over_the_reals_nothing_is_rounded():
    x = np.float64([0.1])
    graph = trace(lambda v: reduce_precision(v, exponent_bits=5, mantissa_bits=2), [("x", type_of(x))])
    assert evaluate(graph, [x], world="real")[0][0] == 0.1


@names("attrs", list(itertools.product((0, 1, 8), (-1, 0, 7))), ids=ids)
def test_formats_mlir_takes(attrs):
    spelled = "{{exponent_bits = {} : i32, mantissa_bits = {} : i32}}".format(*attrs)
    ours, theirs = verdicts("reduce_precision", ["tensor<2xf32>"], "tensor<2xf32>", spelled)
    assert (ours is None) == (theirs is None), (ours, theirs)
    assert ours is None or "reduce_precision_c" in ours
