"""Operators on the bits of integers: shifts and counts.

Specification: one section an operator, named as here.  They depend on the width of the element type, so their rules are told
it: integers of 2 and 4 bits are computed with in bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import VJP, Example, Site, Value, primitive, sited
from shlo.ir.ops.element import INTEGER, binary, elementwise, unary
from shlo.ir.types import DType, TensorType, Type

Array = np.ndarray[Any, Any]

_UNSIGNED = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
_COUNTS = [Example("i32[4]"), Example("i8[2, 2]"), Example("ui64[3]"), Example("i4[3]"), Example("ui2[4]")]
_SHIFTS = [Example(t, t) for t in ("i32[4]", "ui8[3]", "i4[4]", "ui4[4]")]


def _element(type: Type) -> DType:
    assert isinstance(type, TensorType)
    return type.dtype


def pattern(array: Array, dtype: DType) -> Array:
    """The bits of integers as unsigned numbers of at least a byte."""
    if dtype.bits >= 8:
        return array.view(_UNSIGNED[dtype.bits])
    return array.astype(np.int8).view(np.uint8) & np.uint8((1 << dtype.bits) - 1)


def _signed(array: Array, dtype: DType) -> Array:
    """The bits of integers read in two's complement, at least a byte wide."""
    if dtype.bits >= 8:
        return array.view(np.dtype(f"i{dtype.bits // 8}"))
    spare = np.int8(8 - dtype.bits)
    return array.astype(np.int8) << spare >> spare


def stored(bits: Array, dtype: DType) -> Array:
    """The integers whose bits these are: the inverse of :func:`pattern`."""
    return bits.view(dtype.numpy) if dtype.bits >= 8 else bits.view(np.int8).astype(dtype.numpy)


# -------------------------------------------------------------------------------------------------------------- counts


@primitive(form="$operand : same", examples=_COUNTS)
def popcnt(operand: Value) -> TensorType:
    """How many bits are set."""
    return unary("popcnt", operand, INTEGER)


@popcnt.den
@sited
def _(site: Site, operand: Array) -> Array:
    dtype = _element(site.types[0])
    return stored(np.bitwise_count(pattern(operand, dtype)).astype(_UNSIGNED[max(8, dtype.bits)]), dtype)


@primitive(form="$operand : same", examples=_COUNTS)
def count_leading_zeros(operand: Value) -> TensorType:
    """How many bits above the highest set one: the width of zero."""
    return unary("count_leading_zeros", operand, INTEGER)


@count_leading_zeros.den
@sited
def _(site: Site, operand: Array) -> Array:
    dtype = _element(site.types[0])
    bits = pattern(operand, dtype)
    shift = 1
    while shift < dtype.bits:  # smear the highest set bit downwards
        bits = bits | bits >> bits.dtype.type(shift)
        shift *= 2
    return stored((dtype.bits - np.bitwise_count(bits)).astype(bits.dtype), dtype)


# -------------------------------------------------------------------------------------------------------------- shifts


@primitive(form="$lhs, $rhs : same", examples=_SHIFTS)
def shift_left(lhs: Value, rhs: Value) -> TensorType:
    """lhs moved up by rhs bits; 0 where rhs, read as unsigned, is the width or more."""
    return binary("shift_left", lhs, rhs, INTEGER)


@shift_left.den
@sited
def _(site: Site, lhs: Array, rhs: Array) -> Array:
    dtype = _element(site.types[0])
    bits, by = pattern(lhs, dtype), pattern(rhs, dtype)
    beyond = by >= dtype.bits
    moved = bits << np.where(beyond, 0, by).astype(bits.dtype)
    return stored(np.where(beyond, 0, moved).astype(bits.dtype), dtype)


@primitive(form="$lhs, $rhs : same", examples=_SHIFTS)
def shift_right_arithmetic(lhs: Value, rhs: Value) -> TensorType:
    """lhs, read in two's complement whatever its type, moved down by rhs bits, its sign filling in: only the sign is left
    where rhs, read as unsigned, is the width or more."""
    return binary("shift_right_arithmetic", lhs, rhs, INTEGER)


@shift_right_arithmetic.den
@sited
def _(site: Site, lhs: Array, rhs: Array) -> Array:
    dtype = _element(site.types[0])
    value, by = _signed(lhs, dtype), np.minimum(pattern(rhs, dtype), dtype.bits - 1)
    moved = value >> by.astype(value.dtype)
    return stored(moved.view(_UNSIGNED[max(8, dtype.bits)]), dtype)


@primitive(form="$lhs, $rhs : same", examples=_SHIFTS)
def shift_right_logical(lhs: Value, rhs: Value) -> TensorType:
    """The bits of lhs moved down by rhs, zeros filling in; 0 where rhs, read as unsigned, is the width or more."""
    return binary("shift_right_logical", lhs, rhs, INTEGER)


@shift_right_logical.den
@sited
def _(site: Site, lhs: Array, rhs: Array) -> Array:
    dtype = _element(site.types[0])
    bits, by = pattern(lhs, dtype), pattern(rhs, dtype)
    beyond = by >= dtype.bits
    moved = bits >> np.where(beyond, 0, by).astype(bits.dtype)
    return stored(np.where(beyond, 0, moved).astype(bits.dtype), dtype)


VJP.excuse(
    "its elements are integers",
    popcnt,
    count_leading_zeros,
    shift_left,
    shift_right_arithmetic,
    shift_right_logical,
)

elementwise(popcnt, count_leading_zeros, shift_left, shift_right_arithmetic, shift_right_logical)
