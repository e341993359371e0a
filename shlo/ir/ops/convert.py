"""Operators that change or narrow the element type: ``convert``, ``bitcast_convert``, ``reduce_precision``.

Specification: one section an operator, named as here.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from shlo.ir.core import VJP, Example, Site, Value, primitive, sited
from shlo.ir.errors import fail
from shlo.ir.ops.element import FLOAT, INTEGRAL, NUMBER, QUANT, elementwise, takes, unary
from shlo.ir.types import DYNAMIC, DType, Shape, TensorType

Array = np.ndarray[Any, Any]

_PLAIN = tuple(k for k in INTEGRAL + NUMBER if k not in QUANT)


@primitive(
    form="$operand : same",
    examples=[
        Example(source, dtype=DType.all[target])
        for source, target in (
            ("f32[2, 3]", "bf16"),
            ("i32[4]", "f32"),
            ("f32[4]", "i32"),
            ("i1[4]", "f32"),
            ("f32[4]", "f8E4M3FN"),
            ("f32[4]", "i1"),
            ("i8[4]", "ui4"),
            ("i4[4]", "f16"),
            ("complex<f32>[3]", "f64"),
            ("f32[3]", "complex<f32>"),
            ("f32[3]", "f32"),
        )
    ],
)
def convert(operand: Value, *, dtype: DType) -> TensorType:
    """Another element type.

    To a float: rounded to nearest, ties to even; too large a number becomes infinite, or NaN in formats without infinity, or
    the largest number in those with neither.  A float64 goes to f16 and bf16 by way of float32, as in XLA (the specification
    leaves rounding open).  From float to integer: towards zero, saturating, NaN to 0, as in XLA (undefined in the
    specification).  Between integers: modulo the width.  To boolean: is it not zero.  From complex: the real part.
    """
    takes("convert_i1", operand, _PLAIN)
    if dtype.name == "index":
        fail("convert: nothing becomes index, which only says sizes")
    if dtype.kind not in _PLAIN:
        fail(f"convert: to quantised elements goes uniform_quantize, not convert (to {dtype})")
    return operand.type.with_dtype(dtype)


@convert.den
def _(operand: Array, *, dtype: DType) -> Array:
    if operand.dtype.kind == "c" and dtype.kind != "complex":
        operand = operand.real
    if dtype.kind == "bool":
        return np.asarray(operand != 0)
    if not dtype.is_integer:
        return operand
    if operand.dtype.kind in "iub":
        wide = np.uint8 if dtype.kind == "uint" else np.int8
        return operand.astype(dtype.numpy if dtype.bits >= 8 else wide)
    low, high = dtype.limits
    whole = np.trunc(np.nan_to_num(operand.astype(np.float64), nan=0.0, posinf=np.inf, neginf=-np.inf))
    # float64(2**63 − 1) is 2**63, so the top is compared, not clipped.
    inside = np.where((whole > low) & (whole < high), whole, 0).astype(np.int64 if dtype.kind == "int" else np.uint64)
    return np.asarray(np.where(whole >= high, high, np.where(whole <= low, low, inside)).astype(dtype.numpy))


@convert.vjp
def _(dy: Value, operand: Value, *, dtype: DType) -> tuple[Value | None]:
    smooth = ("float", "complex")
    return (convert(dy, dtype=operand.dtype) if operand.dtype.kind in smooth and dtype.kind in smooth else None,)


# ------------------------------------------------------------------------------------------------------ reinterpreting


@primitive(
    form="$operand : fn",
    examples=[
        Example("f32[2, 3]", dtype=DType.all["i32"]),
        Example("f32[2]", dtype=DType.all["f32"]),
        Example("i32[2]", dtype=DType.all["i8"]),
        Example("i8[2, 4]", dtype=DType.all["f32"], domains={"operand": lambda rng, shape: rng.integers(1, 60, shape)}),
        Example("bf16[4]", dtype=DType.all["ui16"]),
        Example("f64[2]", dtype=DType.all["ui32"]),
        Example("i8[3]", dtype=DType.all["i4"]),
    ],
)
def bitcast_convert(operand: Value, *, dtype: DType) -> TensorType:
    """The same bits as elements of another type.

    Narrower elements make one more axis, the last, which holds the parts of one element from the lowest bits up; wider ones
    take that axis away.  Bits are those of the stored type in every world."""
    have, want = operand.dtype, dtype
    if (have.kind == "complex") is not (want.kind == "complex"):
        fail(f"bitcast_convert_c2: complex numbers do not share bits with real ones: {have} and {want}")
    shape: Shape = operand.shape
    if have.bits > want.bits:
        if have.bits % want.bits:
            fail(f"bitcast_convert_c1: {want.bits} bits do not divide the {have.bits} of {have}")
        shape = (*shape, have.bits // want.bits)
    elif have.bits < want.bits:
        if not shape or shape[-1] not in (DYNAMIC, want.bits / have.bits):
            fail(f"bitcast_convert_c1: the last axis of {operand.type} does not hold the {want.bits} bits of {want}")
        shape = shape[:-1]
    return operand.type.with_dtype(dtype) if shape is operand.shape else TensorType(shape, dtype)


@bitcast_convert.den
@sited
def _(site: Site, operand: Array, *, dtype: DType) -> Array:
    (source,) = site.types
    assert isinstance(source, TensorType)
    have = source.dtype
    if operand.dtype == object:  # the bits of the nearest number
        operand = operand.astype(np.float64)
    elements = np.array(operand, have.numpy, order="C")  # ascontiguousarray would give a scalar an axis
    if have.bits >= 8 and dtype.bits >= 8:
        if have.bits == dtype.bits:
            return np.asarray(elements.view(dtype.numpy))
        if have.bits > dtype.bits:
            return np.asarray(elements[..., None].view(dtype.numpy))
        return np.asarray(elements.view(dtype.numpy)[..., 0])
    octets = elements[..., None].view(np.uint8)
    bits = np.unpackbits(octets, axis=-1, bitorder="little")[..., : have.bits]
    lead = elements.shape if have.bits >= dtype.bits else elements.shape[:-1]
    parts = bits.reshape(*lead, -1, dtype.bits)
    spread = np.zeros((*parts.shape[:-1], dtype.numpy.itemsize * 8), np.uint8)
    spread[..., : dtype.bits] = parts
    if dtype.kind == "int" and dtype.bits < 8:  # ml_dtypes keeps narrow signed integers sign-extended
        spread[..., dtype.bits :] = parts[..., -1:]
    made = np.packbits(spread, axis=-1, bitorder="little").view(dtype.numpy)[..., 0]
    return np.asarray(made).reshape(lead if have.bits <= dtype.bits else (*lead, -1))


VJP.excuse("bits have no derivative", bitcast_convert)


@bitcast_convert.cut
def _(axes: tuple[int | None], operand: Value, *, dtype: DType) -> int | str | None:
    (axis,) = axes
    inner = axis is not None and dtype.bits > operand.dtype.bits and axis == operand.rank - 1
    return "couples" if inner else axis


# ------------------------------------------------------------------------------------------------------------ rounding


@primitive(
    form="$operand, format = $format : same",
    examples=[
        Example("f32[2, 3]", exponent_bits=8, mantissa_bits=7),
        Example("f32[4]", exponent_bits=3, mantissa_bits=2),
        Example("f64[4]", exponent_bits=5, mantissa_bits=10),
        Example("bf16[4]", exponent_bits=8, mantissa_bits=3),
    ],
)
def reduce_precision(operand: Value, *, exponent_bits: int, mantissa_bits: int) -> TensorType:
    """The nearest number that a float with so many bits can hold, kept in the type it has.

    Ties go to even; what is too large becomes infinite, what is below the smallest normal number becomes zero (as in XLA).
    Over the reals, where nothing is rounded, the operand itself."""
    if exponent_bits < 1:
        fail(f"reduce_precision_c2: exponent_bits must be at least 1, not {exponent_bits}")
    if mantissa_bits < 0:
        fail(f"reduce_precision_c3: mantissa_bits must not be negative, not {mantissa_bits}")
    return unary("reduce_precision", operand, FLOAT + QUANT)


_FIELDS: dict[str, tuple[Any, int, int]] = {
    "f16": (np.uint16, 5, 10),
    "bf16": (np.uint16, 8, 7),
    "f32": (np.uint32, 8, 23),
    "f64": (np.uint64, 11, 52),
}
"""What holds a format's bits, and how many of them are exponent and mantissa."""


@reduce_precision.den
@sited
def _(site: Site, operand: Array, *, exponent_bits: int, mantissa_bits: int) -> Array:
    if site.world != "stored":
        return operand
    (type,) = site.types
    assert isinstance(type, TensorType)
    if type.dtype.name not in _FIELDS:  # still narrower formats: as the float32 they are
        return rounded_to(operand.astype(np.float32), "f32", exponent_bits, mantissa_bits)
    return rounded_to(operand, type.dtype.name, exponent_bits, mantissa_bits)


def rounded_to(floats: Array, format: str, exponent_bits: int, mantissa_bits: int) -> Array:
    """Floats of a format of :data:`_FIELDS`, rounded as :func:`reduce_precision` says (XLA's way, on the bits)."""
    word, exponent, mantissa = _FIELDS[format]
    bits = floats.view(word)
    if mantissa_bits < mantissa:
        dropped = word(mantissa - mantissa_bits)
        odd = bits >> dropped & word(1)
        bits = (bits + (word(1) << dropped - word(1)) - word(1) + odd) >> dropped << dropped
    result = bits.view(floats.dtype)
    if exponent_bits < exponent:
        # 2 to the 1 − bias is the smallest normal number; from 2 to the bias + 1 on, numbers are too large.
        bias, size = 2 ** (exponent_bits - 1) - 1, np.abs(result.astype(np.float64))
        signs = np.where(np.signbit(floats.astype(np.float64)), -1.0, 1.0)
        result = np.where(size >= math.ldexp(1.0, bias + 1), (signs * np.inf).astype(floats.dtype), result)
        result = np.where(size < math.ldexp(1.0, 1 - bias), (signs * 0.0).astype(floats.dtype), result)
    return np.where(np.isnan(floats.astype(np.float64)), floats, result)


@reduce_precision.vjp
def _(dy: Value, operand: Value, *, exponent_bits: int, mantissa_bits: int) -> tuple[Value]:
    return (reduce_precision(dy, exponent_bits=exponent_bits, mantissa_bits=mantissa_bits),)


elementwise(convert, reduce_precision)
