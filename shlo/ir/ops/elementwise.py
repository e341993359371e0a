"""Operators that act on each element alone: arithmetic, comparison, selection.

Specification: one section an operator, named as here.  NumPy computes in the array's own type, so every ``den`` serves all
worlds: float64 (real), the stored type, and ``Fraction`` objects (exact) where the function is rational.  Analytic functions
are in :mod:`.math`, conversions in :mod:`.convert`, bits in :mod:`.bits`, complex numbers in :mod:`.complex_`; the commonest
of those can be imported from here too.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from typing import Any

import numpy as np

from shlo.ir.core import DEN, VJP, Example, Operator, Value, full_like, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.complex_ import complex_, conjugate
from shlo.ir.ops.convert import convert
from shlo.ir.ops.element import (
    BOOL,
    ELEMENTWISE,
    FLOAT,
    INTEGRAL,
    NUMBER,
    PER_AXIS,
    QUANT,
    SIGNED,
    binary,
    elementwise,
    real_part,
    takes,
    unary,
)
from shlo.ir.ops.math import (
    cosine,
    exponential,
    exponential_minus_one,
    log,
    log_plus_one,
    logistic,
    power,
    rsqrt,
    sine,
    sqrt,
    tanh,
)
from shlo.ir.ops.rational import over_fractions, remainder_of_fractions, rounded_away
from shlo.ir.types import TensorType, compatible, i1, most_specific, shapes_fit

__all__ = [
    "ELEMENTWISE",
    "CompareType",
    "Direction",
    "abs_",
    "add",
    "and_",
    "ceil",
    "compare",
    "convert",
    "cosine",
    "divide",
    "exponential",
    "exponential_minus_one",
    "floor",
    "is_finite",
    "larger",
    "log",
    "log_plus_one",
    "logistic",
    "maximum",
    "minimum",
    "multiply",
    "negate",
    "not_",
    "or_",
    "power",
    "remainder",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "select",
    "sign",
    "sine",
    "smaller",
    "sqrt",
    "subtract",
    "tanh",
    "total_order",
    "xor",
]

Array = np.ndarray[Any, Any]

_X = "f32[2, 3]"
_Z = "complex<f32>[3]"
_ARITHMETIC = [Example(t, t) for t in (_X, "i32[4]", _Z, "bf16[3]", "i4[4]")]
_LOGIC = [Example("i1[3]", "i1[3]")]


# ------------------------------------------------------------------------------------------- binary arithmetic


@primitive(form="$lhs, $rhs : same", examples=_ARITHMETIC + _LOGIC)
def add(lhs: Value, rhs: Value) -> TensorType:
    """lhs + rhs; logical OR for booleans, wrap-around for integers."""
    return binary("add", lhs, rhs, BOOL + NUMBER + PER_AXIS)


@add.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy, dy


@primitive(form="$lhs, $rhs : same", examples=_ARITHMETIC)
def subtract(lhs: Value, rhs: Value) -> TensorType:
    """lhs − rhs."""
    return binary("subtract", lhs, rhs, NUMBER)


@subtract.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy, negate(dy)


@primitive(form="$lhs, $rhs : same", examples=_ARITHMETIC + _LOGIC)
def multiply(lhs: Value, rhs: Value) -> TensorType:
    """lhs · rhs; logical AND for booleans."""
    return binary("multiply", lhs, rhs, BOOL + NUMBER)


@multiply.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy * rhs, dy * lhs


@primitive(
    form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]")], domains={"rhs": "nonzero"}
)
def divide(lhs: Value, rhs: Value) -> TensorType:
    """lhs / rhs.  Integers truncate towards zero; x/0 has all bits set and INT_MIN/−1 is INT_MIN, as in XLA."""
    return binary("divide", lhs, rhs, NUMBER)


@divide.den
def _(lhs: Array, rhs: Array) -> Array:
    return _integer_division(lhs, rhs)[0] if lhs.dtype.kind in "iu" else np.true_divide(lhs, rhs)


@divide.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy / rhs, negate(dy * lhs / (rhs * rhs))


@primitive(
    form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]")], domains={"rhs": "nonzero"}
)
def remainder(lhs: Value, rhs: Value) -> TensorType:
    """The remainder of truncating division: the sign of lhs.  For integers x rem 0 is x."""
    return binary("remainder", lhs, rhs, NUMBER)


@remainder.den
def _(lhs: Array, rhs: Array) -> Array:
    if lhs.dtype.kind == "c":
        raise ShloError("remainder: complex numbers have none (the specification leaves it open, XLA refuses)")
    if lhs.dtype == object:
        return remainder_of_fractions(lhs, rhs)
    return _integer_division(lhs, rhs)[1] if lhs.dtype.kind in "iu" else np.fmod(lhs, rhs)


@remainder.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    quotient = lhs / rhs
    whole = select(quotient < 0.0, ceil(quotient), floor(quotient))
    return dy, negate(dy * whole)


def _integer_division(lhs: Array, rhs: Array) -> tuple[Array, Array]:
    """Quotient and remainder, truncating, with XLA's answers for 0 and for INT_MIN / −1."""
    divisor = np.where(rhs == 0, np.ones_like(rhs), rhs)
    with np.errstate(over="ignore"):
        rest = np.fmod(lhs, divisor)
        quotient = (lhs - rest) // divisor
    ones = np.array(-1).astype(lhs.dtype) if lhs.dtype.kind == "i" else np.iinfo(lhs.dtype).max
    return np.where(rhs == 0, ones, quotient).astype(lhs.dtype), np.where(rhs == 0, lhs, rest).astype(lhs.dtype)


_DISTINCT = {"lhs": "distinct", "rhs": "distinct"}


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")],
    domains=_DISTINCT,
)
def maximum(lhs: Value, rhs: Value) -> TensorType:
    """The larger element; NaN if either is NaN, and 0 is above −0.  At a tie both get half the cotangent, as in JAX."""
    return binary("maximum", lhs, rhs, BOOL + NUMBER)


@maximum.den
def larger(lhs: Array, rhs: Array) -> Array:
    """The larger elements."""
    return _of_zeros(np.asarray(np.maximum(lhs, rhs)), lhs, rhs, 1)


def _of_zeros(result: Array, lhs: Array, rhs: Array, sign: int) -> Array:
    """A maximum (sign 1) or minimum (−1) put right where NumPy chose between the zeros: 0 is above −0."""
    if result.dtype.kind != "f" or np.count_nonzero(result) == result.size:
        return result
    both = (lhs == 0) & (rhs == 0)
    return np.where(both, sign * (sign * lhs + sign * rhs), result) if both.any() else result


@maximum.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return _pick(dy, lhs, rhs, "GT")


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")],
    domains=_DISTINCT,
)
def minimum(lhs: Value, rhs: Value) -> TensorType:
    """The smaller element; NaN if either is NaN, and −0 is below 0.  At a tie both get half the cotangent, as in JAX."""
    return binary("minimum", lhs, rhs, BOOL + NUMBER)


@minimum.den
def smaller(lhs: Array, rhs: Array) -> Array:
    """The smaller elements."""
    return _of_zeros(np.asarray(np.minimum(lhs, rhs)), lhs, rhs, -1)


@minimum.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return _pick(dy, lhs, rhs, "LT")


def _pick(dy: Value, lhs: Value, rhs: Value, direction: str) -> tuple[Value, Value]:
    """The cotangents of maximum (GT) and minimum (LT)."""
    zero, half = full_like(dy, 0.0), dy * 0.5
    tie = select(compare(lhs, rhs, comparison_direction="EQ"), half, zero)
    left = compare(lhs, rhs, comparison_direction=direction)
    right = compare(rhs, lhs, comparison_direction=direction)
    return select(left, dy, tie), select(right, dy, tie)


# ------------------------------------------------------------------------------------------------ bits and logic

_BITS = [Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]"), Example("ui4[3]", "ui4[3]")]


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def and_(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise AND; logical for booleans."""
    return binary("and", lhs, rhs, INTEGRAL)


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def or_(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise OR; logical for booleans."""
    return binary("or", lhs, rhs, INTEGRAL)


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def xor(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise exclusive OR; logical for booleans."""
    return binary("xor", lhs, rhs, INTEGRAL)


@primitive(form="$operand : same", examples=[Example("i32[4]"), Example("i1[3]")])
def not_(operand: Value) -> TensorType:
    """Bitwise complement; logical for booleans."""
    return unary("not", operand, INTEGRAL)


# --------------------------------------------------------------------------------------------------------- unary


@primitive(form="$operand : same", examples=[Example(_X), Example("i32[4]")])
def negate(operand: Value) -> TensorType:
    """−operand."""
    return unary("negate", operand, NUMBER)


@negate.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (negate(dy),)


_SIGNED = SIGNED + FLOAT + ("complex",) + QUANT


@primitive(
    form="$operand : same",
    examples=[Example(_X), Example("i32[4]"), Example("i4[4]"), Example(_Z)],
    domains={"operand": "nonzero"},
)
def abs_(operand: Value) -> TensorType:
    """|operand|; real for complex elements.  The smallest integer stays as it is."""
    takes("abs_i1", operand, _SIGNED)
    return operand.type.with_dtype(real_part(operand.dtype)) if operand.dtype.kind == "complex" else operand.type


@abs_.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    if operand.dtype.kind == "complex":
        return (complex_(dy, full_like(dy, 0.0)) * conjugate(sign(operand)),)
    return (dy * sign(operand),)


@primitive(
    form="$operand : same", examples=[Example(_X), Example("i32[4]"), Example(_Z)], domains={"operand": "nonzero"}
)
def sign(operand: Value) -> TensorType:
    """−1 or 1 by the sign, z/|z| for complex elements; a zero of either sign and a NaN stay as they are."""
    return unary("sign", operand, _SIGNED)


_sign = over_fractions(np.sign, lambda x: Fraction((x > 0) - (x < 0)))


@sign.den
def _(operand: Array) -> Array:
    return np.where(operand == 0, operand, _sign(operand))


@sign.vjp
def _(dy: Value, operand: Value) -> tuple[None]:
    return (None,)


@primitive(form="$operand : same", examples=[Example(_X)])
def floor(operand: Value) -> TensorType:
    """The largest integer not above the operand."""
    return unary("floor", operand, FLOAT + QUANT)


@primitive(form="$operand : same", examples=[Example(_X)])
def ceil(operand: Value) -> TensorType:
    """The smallest integer not below the operand."""
    return unary("ceil", operand, FLOAT + QUANT)


@primitive(form="$operand : same", examples=[Example(_X)])
def round_nearest_afz(operand: Value) -> TensorType:
    """The nearest integer; halves go away from zero."""
    return unary("round_nearest_afz", operand, FLOAT + QUANT)


def _away_from_zero(operand: Array) -> Array:
    whole = np.trunc(operand)
    with np.errstate(invalid="ignore"):  # ∞ − ∞
        return np.where(np.abs(operand - whole) >= 0.5, whole + np.copysign(1, operand), whole).astype(operand.dtype)


@primitive(form="$operand : same", examples=[Example(_X)])
def round_nearest_even(operand: Value) -> TensorType:
    """The nearest integer; halves go to the even one."""
    return unary("round_nearest_even", operand, FLOAT + QUANT)


@floor.vjp
@ceil.vjp
@round_nearest_afz.vjp
@round_nearest_even.vjp
def _(dy: Value, operand: Value) -> tuple[None]:
    return (None,)


@primitive(form="$x : fn", examples=[Example(_X)])
def is_finite(x: Value) -> TensorType:
    """Neither infinite nor NaN."""
    takes("is_finite_i1", x, FLOAT + QUANT)
    return x.type.with_dtype(i1)


# --------------------------------------------------------------------------------------------- compare and choose


class Direction(StrEnum):
    """``comparison_direction``."""

    EQ = "EQ"
    NE = "NE"
    GE = "GE"
    GT = "GT"
    LE = "LE"
    LT = "LT"


class CompareType(StrEnum):
    """``compare_type``: how bits are read; NOTYPE means as the element type says."""

    NOTYPE = "NOTYPE"
    FLOAT = "FLOAT"
    TOTALORDER = "TOTALORDER"
    SIGNED = "SIGNED"
    UNSIGNED = "UNSIGNED"


_COMPARED = {
    "float": ("FLOAT", "TOTALORDER", "NOTYPE"),
    "complex": ("FLOAT", "NOTYPE"),
    "int": ("SIGNED", "NOTYPE"),
    "uint": ("UNSIGNED", "NOTYPE"),
    "bool": ("UNSIGNED", "NOTYPE"),
}
"""The compare types that fit a kind of element."""


@primitive(
    form="$comparison_direction, $lhs, $rhs(, $compare_type)? : fn",
    examples=[Example(_X, _X, comparison_direction=d) for d in ("LT", "GE")]
    + [Example("i32[4]", "i32[4]", comparison_direction="EQ")],
)
def compare(
    lhs: Value, rhs: Value, *, comparison_direction: Direction | str, compare_type: CompareType | str = "NOTYPE"
) -> TensorType:
    """lhs <direction> rhs, elementwise, as booleans.

    A comparison with NaN is false, but NE is true, and the zeros are equal.  TOTALORDER orders the bits of floats instead:
    −NaN < −∞ < … < −0 < 0 < … < ∞ < NaN.  Complex numbers compare by real, then by imaginary part."""
    if comparison_direction not in Direction.__members__:
        fail(f"comparison_direction must be one of {', '.join(Direction.__members__)}, not {comparison_direction!r}")
    if compare_type not in CompareType.__members__:
        fail(f"compare_type must be one of {', '.join(CompareType.__members__)}, not {compare_type!r}")
    kinds = _COMPARED.get(lhs.dtype.kind)
    if kinds is not None and compare_type not in kinds:
        fail(f"compare_c3: {lhs.dtype} elements compare as {' or '.join(kinds[:-1])}, not as {compare_type}")
    if not compatible(lhs.type, rhs.type):
        fail(f"compare_c1: both operands must have the same type, not {lhs.type} and {rhs.type}")
    return most_specific([lhs.type, rhs.type]).with_dtype(i1)


_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "GE": np.greater_equal,
    "GT": np.greater,
    "LE": np.less_equal,
    "LT": np.less,
}


@compare.den
def _(lhs: Array, rhs: Array, *, comparison_direction: str, compare_type: str) -> Array:
    if compare_type == "TOTALORDER" and lhs.dtype.kind == "f":
        lhs, rhs = total_order(lhs), total_order(rhs)
    return np.asarray(_COMPARE[comparison_direction](lhs, rhs)).astype(np.bool_)


def total_order(floats: Array) -> Array:
    """Integers in the order of IEEE 754's totalOrder: the bits, those of negative numbers reversed."""
    bits = floats.view(np.dtype(f"i{floats.dtype.itemsize}"))
    return np.where(bits < 0, bits ^ np.iinfo(bits.dtype).max, bits)


@primitive(form="$pred, $on_true, $on_false : select", examples=[Example("i1[2, 3]", _X, _X), Example("i1[]", _X, _X)])
def select(pred: Value, on_true: Value, on_false: Value) -> TensorType:
    """on_true where pred holds, else on_false; pred has their shape or is one scalar for all."""
    if pred.dtype is not i1:
        fail(f"select_i1: the predicate must be boolean (i1), not {pred.dtype}")
    if not compatible(on_true.type, on_false.type):
        fail(f"select_c2: both choices must have the same type, not {on_true.type} and {on_false.type}")
    if pred.rank and not shapes_fit(pred.shape, on_true.shape):
        fail(
            f"select_c1: the predicate must be a scalar or have the choices' shape, not {pred.type} for {on_true.type}"
        )
    return most_specific([on_true.type, on_false.type])


@select.den
def _(pred: Array, on_true: Array, on_false: Array) -> Array:
    return np.where(pred, on_true, on_false)


@select.vjp
def _(dy: Value, pred: Value, on_true: Value, on_false: Value) -> tuple[None, Value, Value]:
    zero = full_like(dy, 0.0)
    return None, select(pred, dy, zero), select(pred, zero, dy)


# --------------------------------------------------------------------------------------------------------- rules

_NUMPY: dict[Operator[..., Any], Callable[..., Any]] = {
    add: np.add,
    subtract: np.subtract,
    multiply: np.multiply,
    and_: np.bitwise_and,
    or_: np.bitwise_or,
    xor: np.bitwise_xor,
    not_: np.invert,
    negate: np.negative,
    abs_: np.abs,
    floor: over_fractions(np.floor, lambda x: Fraction(math.floor(x))),
    ceil: over_fractions(np.ceil, lambda x: Fraction(math.ceil(x))),
    round_nearest_afz: over_fractions(_away_from_zero, rounded_away),
    round_nearest_even: over_fractions(np.rint, lambda x: Fraction(round(x))),
    is_finite: over_fractions(np.isfinite, lambda x: True),
}

for _op, _fn in _NUMPY.items():
    DEN.rule(_op)(_fn)

VJP.excuse("its elements are integers or booleans", and_, or_, xor, not_, is_finite, compare)

elementwise(*_NUMPY, divide, remainder, maximum, minimum, sign, compare, select)
