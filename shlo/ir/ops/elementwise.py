"""Operators that act on each element alone: arithmetic, comparison, selection, conversion.

Specification: one section an operator, named as here.  NumPy computes in the array's own type, so every ``den`` serves all
worlds: float64 (real), the stored type, and ``Fraction`` objects (exact) where the function is rational.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

import numpy as np

from shlo.ir.core import CUT, DEN, VJP, Example, Operator, Value, full_like, primitive
from shlo.ir.errors import fail
from shlo.ir.types import DType, TensorType, i1

Array = np.ndarray[Any, Any]

_X = "f32[2, 3]"
_FLOAT = ("float", "complex")
_NUMBER = ("int", "uint", "float", "complex")


def _kinds(value: Value, kinds: Sequence[str]) -> None:
    if value.dtype.kind not in kinds:
        fail(f"takes elements of kind {' or '.join(kinds)}, not {value.dtype}")


def _unary(operand: Value, kinds: Sequence[str]) -> TensorType:
    _kinds(operand, kinds)
    return operand.type


def _binary(lhs: Value, rhs: Value, kinds: Sequence[str]) -> TensorType:
    if lhs.type is not rhs.type:
        fail("both operands must have the same type")
    _kinds(lhs, kinds)
    return lhs.type


# ------------------------------------------------------------------------------------------- binary arithmetic


@primitive(form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")])
def add(lhs: Value, rhs: Value) -> TensorType:
    """lhs + rhs; logical OR for booleans, wrap-around for integers."""
    return _binary(lhs, rhs, ("bool", *_NUMBER))


@add.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy, dy


@primitive(form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]")])
def subtract(lhs: Value, rhs: Value) -> TensorType:
    """lhs − rhs."""
    return _binary(lhs, rhs, _NUMBER)


@subtract.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy, negate(dy)


@primitive(form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")])
def multiply(lhs: Value, rhs: Value) -> TensorType:
    """lhs · rhs; logical AND for booleans."""
    return _binary(lhs, rhs, ("bool", *_NUMBER))


@multiply.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy * rhs, dy * lhs


@primitive(
    form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]")], domains={"rhs": "nonzero"}
)
def divide(lhs: Value, rhs: Value) -> TensorType:
    """lhs / rhs.  Integers truncate towards zero; x/0 has all bits set and INT_MIN/−1 is INT_MIN, as in XLA."""
    return _binary(lhs, rhs, _NUMBER)


@divide.den
def _(lhs: Array, rhs: Array) -> Array:
    return (
        _integer_division(lhs, rhs)[0] if lhs.dtype.kind in "iuV" and lhs.dtype != object else np.true_divide(lhs, rhs)
    )


@divide.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy / rhs, negate(dy * lhs / (rhs * rhs))


@primitive(
    form="$lhs, $rhs : same", examples=[Example(_X, _X), Example("i32[4]", "i32[4]")], domains={"rhs": "nonzero"}
)
def remainder(lhs: Value, rhs: Value) -> TensorType:
    """The remainder of truncating division: the sign of lhs.  For integers x rem 0 is x."""
    return _binary(lhs, rhs, _NUMBER)


@remainder.den
def _(lhs: Array, rhs: Array) -> Array:
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


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("i32[4]", "i32[4]")],
    domains={"lhs": "positive"},
)
def power(lhs: Value, rhs: Value) -> TensorType:
    """lhs to the power rhs.  For integers a negative exponent gives 0 unless |lhs| is 1."""
    return _binary(lhs, rhs, _NUMBER)


@power.den
def _(lhs: Array, rhs: Array) -> Array:
    if lhs.dtype.kind not in "iu":
        return np.asarray(lhs**rhs)
    negative = rhs < 0
    result = lhs ** np.where(negative, np.zeros_like(rhs), rhs)
    inverse = np.where(lhs == 1, 1, np.where(lhs == -1, 1 - 2 * (rhs & 1), 0)) if lhs.dtype.kind == "i" else result
    return np.where(negative, inverse, result).astype(lhs.dtype)


@power.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return dy * rhs * power(lhs, rhs - 1.0), dy * power(lhs, rhs) * log(lhs)


_DISTINCT = {"lhs": "distinct", "rhs": "distinct"}


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")],
    domains=_DISTINCT,
)
def maximum(lhs: Value, rhs: Value) -> TensorType:
    """The larger element; NaN if either is NaN.  At a tie the cotangent is halved between both, as in JAX."""
    return _binary(lhs, rhs, ("bool", *_NUMBER))


@maximum.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return _pick(dy, lhs, rhs, "GT")


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")],
    domains=_DISTINCT,
)
def minimum(lhs: Value, rhs: Value) -> TensorType:
    """The smaller element; NaN if either is NaN.  At a tie the cotangent is halved between both, as in JAX."""
    return _binary(lhs, rhs, ("bool", *_NUMBER))


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

_BITS = [Example("i32[4]", "i32[4]"), Example("i1[3]", "i1[3]")]
_INTEGRAL = ("bool", "int", "uint")


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def and_(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise AND; logical for booleans."""
    return _binary(lhs, rhs, _INTEGRAL)


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def or_(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise OR; logical for booleans."""
    return _binary(lhs, rhs, _INTEGRAL)


@primitive(form="$lhs, $rhs : same", examples=_BITS)
def xor(lhs: Value, rhs: Value) -> TensorType:
    """Bitwise exclusive OR; logical for booleans."""
    return _binary(lhs, rhs, _INTEGRAL)


@primitive(form="$operand : same", examples=[Example("i32[4]"), Example("i1[3]")])
def not_(operand: Value) -> TensorType:
    """Bitwise complement; logical for booleans."""
    return _unary(operand, _INTEGRAL)


# --------------------------------------------------------------------------------------------------------- unary


@primitive(form="$operand : same", examples=[Example(_X), Example("i32[4]")])
def negate(operand: Value) -> TensorType:
    """−operand."""
    return _unary(operand, _NUMBER)


@negate.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (negate(dy),)


@primitive(form="$operand : same", examples=[Example(_X), Example("i32[4]")], domains={"operand": "nonzero"})
def abs_(operand: Value) -> TensorType:
    """|operand|; real for complex elements."""
    _kinds(operand, _NUMBER)
    return operand.type if operand.dtype.kind != "complex" else operand.type.with_dtype(_real_part(operand.dtype))


def _real_part(dtype: DType) -> DType:
    return DType.all[dtype.name.removeprefix("complex<").removesuffix(">")]


@abs_.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * sign(operand),)


@primitive(form="$operand : same", examples=[Example(_X), Example("i32[4]")], domains={"operand": "nonzero"})
def sign(operand: Value) -> TensorType:
    """−1, 0 or 1 by the sign; a NaN stays NaN."""
    return _unary(operand, _NUMBER)


@sign.vjp
def _(dy: Value, operand: Value) -> tuple[None]:
    return (None,)


@primitive(form="$operand : same", examples=[Example(_X)])
def exponential(operand: Value) -> TensorType:
    """e to the operand."""
    return _unary(operand, _FLOAT)


@exponential.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * exponential(operand),)


@primitive(form="$operand : same", examples=[Example(_X)])
def exponential_minus_one(operand: Value) -> TensorType:
    """e to the operand, minus one, without cancellation near zero."""
    return _unary(operand, _FLOAT)


@exponential_minus_one.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * exponential(operand),)


@primitive(form="$operand : same", examples=[Example(_X)], domains={"operand": "positive"})
def log(operand: Value) -> TensorType:
    """Natural logarithm."""
    return _unary(operand, _FLOAT)


@log.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy / operand,)


@primitive(form="$operand : same", examples=[Example(_X)], domains={"operand": "positive"})
def log_plus_one(operand: Value) -> TensorType:
    """log(1 + operand), without cancellation near zero."""
    return _unary(operand, _FLOAT)


@log_plus_one.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy / (operand + 1.0),)


@primitive(form="$operand : same", examples=[Example(_X)], domains={"operand": "positive"})
def sqrt(operand: Value) -> TensorType:
    """Square root."""
    return _unary(operand, _FLOAT)


@sqrt.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * 0.5 / sqrt(operand),)


@primitive(form="$operand : same", examples=[Example(_X)], domains={"operand": "positive"})
def rsqrt(operand: Value) -> TensorType:
    """1 / √operand."""
    return _unary(operand, _FLOAT)


@rsqrt.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * -0.5 * (rsqrt(operand) / operand),)


@primitive(form="$operand : same", examples=[Example(_X)])
def tanh(operand: Value) -> TensorType:
    """Hyperbolic tangent."""
    return _unary(operand, _FLOAT)


@tanh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    y = tanh(operand)
    return (dy * (1.0 - y * y),)


@primitive(form="$operand : same", examples=[Example(_X)])
def logistic(operand: Value) -> TensorType:
    """σ(x) = 1 / (1 + e⁻ˣ)."""
    return _unary(operand, _FLOAT)


@logistic.den
def _(operand: Array) -> Array:
    # e^−|x| never overflows, and for large −x it keeps the digits that 1/(1+eˣ) would lose.
    small = np.exp(-np.abs(operand))
    return (
        np.where(operand.real >= 0, 1, small) / (1 + small) if operand.dtype.kind == "f" else 1 / (1 + np.exp(-operand))
    )


@logistic.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    y = logistic(operand)
    return (dy * (y * (1.0 - y)),)


@primitive(form="$operand : same", examples=[Example(_X)])
def sine(operand: Value) -> TensorType:
    """Sine of radians."""
    return _unary(operand, _FLOAT)


@sine.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * cosine(operand),)


@primitive(form="$operand : same", examples=[Example(_X)])
def cosine(operand: Value) -> TensorType:
    """Cosine of radians."""
    return _unary(operand, _FLOAT)


@cosine.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (negate(dy * sine(operand)),)


@primitive(form="$operand : same", examples=[Example(_X)])
def floor(operand: Value) -> TensorType:
    """The largest integer not above the operand."""
    return _unary(operand, ("float",))


@primitive(form="$operand : same", examples=[Example(_X)])
def ceil(operand: Value) -> TensorType:
    """The smallest integer not below the operand."""
    return _unary(operand, ("float",))


@primitive(form="$operand : same", examples=[Example(_X)])
def round_nearest_even(operand: Value) -> TensorType:
    """The nearest integer; halves go to the even one."""
    return _unary(operand, ("float",))


@floor.vjp
@ceil.vjp
@round_nearest_even.vjp
def _(dy: Value, operand: Value) -> tuple[None]:
    return (None,)


@primitive(form="$x : fn", examples=[Example(_X)])
def is_finite(x: Value) -> TensorType:
    """Neither infinite nor NaN."""
    _kinds(x, ("float",))
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


@primitive(
    form="$comparison_direction, $lhs, $rhs(, $compare_type)? : fn",
    examples=[Example(_X, _X, comparison_direction=d) for d in ("LT", "GE")]
    + [Example("i32[4]", "i32[4]", comparison_direction="EQ")],
)
def compare(
    lhs: Value, rhs: Value, *, comparison_direction: Direction | str, compare_type: CompareType | str = "NOTYPE"
) -> TensorType:
    """lhs <direction> rhs, elementwise, as booleans.  A comparison with NaN is false, but NE is true."""
    if comparison_direction not in Direction.__members__:
        fail(f"comparison_direction must be one of {', '.join(Direction.__members__)}, not {comparison_direction!r}")
    if compare_type not in CompareType.__members__:
        fail(f"compare_type must be one of {', '.join(CompareType.__members__)}, not {compare_type!r}")
    if lhs.type is not rhs.type:
        fail("both operands must have the same type")
    return lhs.type.with_dtype(i1)


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
    return np.asarray(_COMPARE[comparison_direction](lhs, rhs)).astype(np.bool_)


@primitive(form="$pred, $on_true, $on_false : select", examples=[Example("i1[2, 3]", _X, _X), Example("i1[]", _X, _X)])
def select(pred: Value, on_true: Value, on_false: Value) -> TensorType:
    """on_true where pred holds, else on_false; pred has their shape or is one scalar for all."""
    if pred.dtype is not i1:
        fail("the predicate must be boolean (i1)")
    if on_true.type is not on_false.type:
        fail("on_true and on_false must have the same type")
    if pred.rank and pred.shape != on_true.shape:
        fail("the predicate must be a scalar or have the shape of the choices")
    return on_true.type


@select.den
def _(pred: Array, on_true: Array, on_false: Array) -> Array:
    return np.where(pred, on_true, on_false)


@select.vjp
def _(dy: Value, pred: Value, on_true: Value, on_false: Value) -> tuple[None, Value, Value]:
    zero = full_like(dy, 0.0)
    return None, select(pred, dy, zero), select(pred, zero, dy)


# ------------------------------------------------------------------------------------------------- element types


@primitive(
    form="$operand : same",
    examples=[
        Example("f32[2, 3]", dtype=DType.all["bf16"]),
        Example("i32[4]", dtype=DType.all["f32"]),
        Example("f32[4]", dtype=DType.all["i32"]),
        Example("i1[4]", dtype=DType.all["f32"]),
    ],
)
def convert(operand: Value, *, dtype: DType) -> TensorType:
    """Another element type.  Floats round to nearest even; to an integer they truncate and saturate, NaN becoming 0, as
    XLA does; to boolean: is it nonzero."""
    return operand.type.with_dtype(dtype)


@convert.den
def _(operand: Array, *, dtype: DType) -> Array:
    if dtype.kind == "bool":
        return np.asarray(operand != 0)
    if dtype.is_integer and operand.dtype.kind not in "iub":
        info = np.iinfo(dtype.numpy) if dtype.bits >= 8 else None
        low, high = (info.min, info.max) if info else _narrow_range(dtype)
        whole = np.trunc(np.nan_to_num(operand.astype(np.float64), nan=0.0, posinf=np.inf, neginf=-np.inf))
        # float64(2**63 − 1) is 2**63, so the top is compared, not clipped.
        inside = np.where((whole > low) & (whole < high), whole, 0).astype(
            np.int64 if dtype.kind == "int" else np.uint64
        )
        return np.asarray(np.where(whole >= high, high, np.where(whole <= low, low, inside)).astype(dtype.numpy))
    return np.asarray(operand.astype(dtype.numpy)) if dtype.is_integer else operand


def _narrow_range(dtype: DType) -> tuple[int, int]:
    return (0, 2**dtype.bits - 1) if dtype.kind == "uint" else (-(2 ** (dtype.bits - 1)), 2 ** (dtype.bits - 1) - 1)


@convert.vjp
def _(dy: Value, operand: Value, *, dtype: DType) -> tuple[Value | None]:
    return (convert(dy, dtype=operand.dtype) if operand.dtype.is_float else None,)


# --------------------------------------------------------------------------------------------------------- rules

_NUMPY: dict[Operator[..., Any], Callable[..., Any]] = {
    add: np.add,
    subtract: np.subtract,
    multiply: np.multiply,
    maximum: np.maximum,
    minimum: np.minimum,
    and_: np.bitwise_and,
    or_: np.bitwise_or,
    xor: np.bitwise_xor,
    not_: np.invert,
    negate: np.negative,
    abs_: np.abs,
    sign: np.sign,
    exponential: np.exp,
    exponential_minus_one: np.expm1,
    log: np.log,
    log_plus_one: np.log1p,
    sqrt: np.sqrt,
    rsqrt: lambda x: 1 / np.sqrt(x),
    tanh: np.tanh,
    sine: np.sin,
    cosine: np.cos,
    floor: np.floor,
    ceil: np.ceil,
    round_nearest_even: np.round,
    is_finite: np.isfinite,
}

for _op, _fn in _NUMPY.items():
    DEN.rule(_op)(_fn)

VJP.excuse("its elements are integers or booleans", and_, or_, xor, not_, is_finite, compare)

ELEMENTWISE: frozenset[Operator[..., Any]] = frozenset(_NUMPY) | {
    divide,
    remainder,
    power,
    logistic,
    compare,
    select,
    convert,
}
"""Operators whose result element depends on the operands' elements at that place only (scalars apply everywhere).
Their NumPy rules broadcast, so a region of these runs on whole arrays at once."""


@CUT.rule(*ELEMENTWISE)
def _cut_elementwise(axes: Sequence[int | None], *operands: Value, **_: Any) -> int | str | None:
    """Cut where the operands are cut.  A whole operand beside a cut one is the same on every replica."""
    cut = {a for a in axes if a is not None}
    return cut.pop() if len(cut) == 1 else "couples" if cut else None
