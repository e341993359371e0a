"""Analytic functions of single elements: exponentials, roots, trigonometry.

Specification: one section an operator, named as here.  Complex functions take principal values.  ``result_accuracy`` says how
far an implementation may be off; NumPy's functions, accurate to about an ulp, satisfy all of them, so it changes nothing
here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.core import DEN, Example, Operator, Value, irrational, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.element import ANALYTIC, INTEGER, binary, elementwise, unary
from shlo.ir.types import TensorType

Array = np.ndarray[Any, Any]


class Accuracy(NamedTuple):
    """``#stablehlo.result_accuracy<…>``: ``mode`` is DEFAULT, HIGHEST or TOLERANCE; only the last has tolerances."""

    mode: str
    atol: float = 0.0
    rtol: float = 0.0
    ulps: int = 0


MODES = ("DEFAULT", "HIGHEST", "TOLERANCE")


def analytic(name: str, operand: Value, accuracy: Accuracy | None) -> TensorType:
    """The type rule of an analytic function."""
    if accuracy is not None:
        mode, *tolerances = accuracy
        if mode not in MODES:
            fail(f"result_accuracy: the mode must be one of {', '.join(MODES)}, not {mode}")
        if mode != "TOLERANCE" and any(tolerances):
            fail(f"result_accuracy: the mode {mode} takes no tolerances")
        if min(tolerances) < 0:
            fail("result_accuracy: a tolerance must not be negative")
    return unary(name, operand, ANALYTIC)


_X = "f32[2, 3]"
_EXAMPLES = [Example(_X), Example("complex<f32>[2, 3]"), Example("bf16[4]")]
_POSITIVE = {"operand": "positive"}


# ----------------------------------------------------------------------------------------- exponentials and logarithms


@primitive(form="$operand : same", examples=[*_EXAMPLES, Example(_X, result_accuracy=Accuracy("TOLERANCE", ulps=3))])
def exponential(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """e to the operand."""
    return analytic("exponential", operand, result_accuracy)


@exponential.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy * exponential(operand, result_accuracy=result_accuracy),)


@primitive(form="$operand : same", examples=_EXAMPLES)
def exponential_minus_one(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """e to the operand, minus one, without cancellation near zero."""
    return analytic("exponential_minus_one", operand, result_accuracy)


@exponential_minus_one.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy * exponential(operand),)


@primitive(form="$operand : same", examples=_EXAMPLES, domains=_POSITIVE)
def log(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Natural logarithm: −∞ at either zero, NaN below."""
    return analytic("log", operand, result_accuracy)


@log.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy / operand,)


@primitive(form="$operand : same", examples=_EXAMPLES, domains=_POSITIVE)
def log_plus_one(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """log(1 + operand), without cancellation near zero."""
    return analytic("log_plus_one", operand, result_accuracy)


@log_plus_one.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy / (operand + 1.0),)


@primitive(form="$operand : same", examples=_EXAMPLES)
def logistic(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """σ(x) = 1 / (1 + e⁻ˣ)."""
    return analytic("logistic", operand, result_accuracy)


@logistic.den
def _(operand: Array, *, result_accuracy: Accuracy | None = None) -> Array:
    if operand.dtype.kind == "c":
        return np.asarray(1 / (1 + np.exp(-operand)))
    # e^−|x| never overflows, and for large −x it keeps the digits that 1/(1+eˣ) would lose.
    small = np.exp(-np.abs(operand))
    return np.asarray(np.where(operand >= 0, 1, small) / (1 + small))


@logistic.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    y = logistic(operand, result_accuracy=result_accuracy)
    return (dy * (y * (1.0 - y)),)


# ------------------------------------------------------------------------------------------------------- powers, roots


@primitive(form="$operand : same", examples=_EXAMPLES, domains=_POSITIVE)
def sqrt(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Square root: NaN below zero, −0 of −0."""
    return analytic("sqrt", operand, result_accuracy)


@sqrt.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy * 0.5 / sqrt(operand, result_accuracy=result_accuracy),)


@primitive(form="$operand : same", examples=_EXAMPLES, domains=_POSITIVE)
def rsqrt(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """1 / √operand: infinite at zero, with the zero's sign."""
    return analytic("rsqrt", operand, result_accuracy)


@rsqrt.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy * -0.5 * (rsqrt(operand, result_accuracy=result_accuracy) / operand),)


@primitive(
    form="$operand : same",
    examples=[Example(_X), Example("complex<f32>[3]", unrun="XLA has no complex cube root"), Example("bf16[4]")],
    domains={"operand": "nonzero"},
)
def cbrt(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Cube root: the real one of a real number, the principal one of a complex number."""
    return analytic("cbrt", operand, result_accuracy)


@cbrt.den
def _(operand: Array, *, result_accuracy: Accuracy | None = None) -> Array:
    return np.cbrt(operand) if operand.dtype.kind != "c" else np.power(operand, operand.dtype.type(1 / 3))


@cbrt.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    y = cbrt(operand, result_accuracy=result_accuracy)
    return (dy / (y * y * 3.0),)


@primitive(
    form="$lhs, $rhs : same",
    examples=[
        Example(_X, _X),
        Example("i32[4]", "i32[4]"),
        Example("complex<f32>[3]", "complex<f32>[3]"),
        Example("i4[4]", "i4[4]"),
    ],
    domains={"lhs": "positive"},
)
def power(lhs: Value, rhs: Value) -> TensorType:
    """lhs to the power rhs.  Integers wrap around; a negative exponent gives 0 unless |lhs| is 1 (0 of 0 too, as in XLA, which
    however looks at the low six bits of an exponent only)."""
    return binary("power", lhs, rhs, INTEGER + ANALYTIC)


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


# -------------------------------------------------------------------------------------------------------- trigonometry


@primitive(form="$operand : same", examples=_EXAMPLES)
def sine(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Sine of radians."""
    return analytic("sine", operand, result_accuracy)


@sine.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (dy * cosine(operand),)


@primitive(form="$operand : same", examples=_EXAMPLES)
def cosine(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Cosine of radians."""
    return analytic("cosine", operand, result_accuracy)


@cosine.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    return (-(dy * sine(operand)),)


@primitive(form="$operand : same", examples=_EXAMPLES, domains={"operand": "unit"})
def tan(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Tangent of radians."""
    return analytic("tan", operand, result_accuracy)


@tan.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    y = tan(operand, result_accuracy=result_accuracy)
    return (dy * (1.0 + y * y),)


@primitive(form="$operand : same", examples=_EXAMPLES)
def tanh(operand: Value, *, result_accuracy: Accuracy | None = None) -> TensorType:
    """Hyperbolic tangent."""
    return analytic("tanh", operand, result_accuracy)


@tanh.vjp
def _(dy: Value, operand: Value, *, result_accuracy: Accuracy | None) -> tuple[Value]:
    y = tanh(operand, result_accuracy=result_accuracy)
    return (dy * (1.0 - y * y),)


@primitive(
    form="$lhs, $rhs : same",
    examples=[Example(_X, _X), Example("complex<f32>[3]", "complex<f32>[3]")],
    domains={"lhs": "nonzero", "rhs": "nonzero"},
)
def atan2(lhs: Value, rhs: Value) -> TensorType:
    """The angle of the point (rhs, lhs) from the first axis, in −π … π; signed zeros tell the sides of the cut apart."""
    return binary("atan2", lhs, rhs, ANALYTIC)


@atan2.den
def _(lhs: Array, rhs: Array) -> Array:
    if lhs.dtype.kind != "c":
        return np.asarray(np.arctan2(lhs, rhs))
    i = lhs.dtype.type(1j)
    return np.asarray(-i * np.log((rhs + i * lhs) / np.sqrt(lhs * lhs + rhs * rhs)))


@atan2.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    scaled = dy / (lhs * lhs + rhs * rhs)
    return scaled * rhs, -(scaled * lhs)


# --------------------------------------------------------------------------------------------------------------- rules


def _reciprocal_root(x: Array) -> Array:
    return np.asarray(1 / np.sqrt(x))


_NUMPY: dict[Operator[..., Any], Callable[..., Any]] = {
    exponential: np.exp,
    exponential_minus_one: np.expm1,
    log: np.log,
    log_plus_one: np.log1p,
    sqrt: np.sqrt,
    rsqrt: _reciprocal_root,
    sine: np.sin,
    cosine: np.cos,
    tan: np.tan,
    tanh: np.tanh,
}


def ignoring_accuracy(fn: Callable[[Array], Any]) -> Callable[..., Any]:
    """A NumPy function as a den: ``result_accuracy`` allows what it does anyway."""

    def den(operand: Array, *, result_accuracy: Accuracy | None = None) -> Array:
        return np.asarray(fn(operand))

    return den


for _op, _fn in _NUMPY.items():
    DEN.rule(_op)(ignoring_accuracy(_fn))

elementwise(*_NUMPY, logistic, cbrt, power, atan2)

irrational("it is a root", sqrt, rsqrt, cbrt)
irrational("it is an exponential or its inverse", exponential, exponential_minus_one, log, log_plus_one, logistic, tanh)
irrational("it is of an angle", sine, cosine, tan, atan2)
