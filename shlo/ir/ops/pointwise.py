"""Training operators that act on each element alone: arithmetic with baked numbers, and activations with their backs.

An activation and its back are a pair: ``swish.vjp`` builds ``swishBack``, which takes the cotangent first and the saved
input of the forward operator second.  At a kink the back passes nothing (relu at 0; relu6 at 0 and 6, strict on both
sides): one convention for every operator.  Second derivatives go through a back's
lowering.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite, full_like
from shlo.ir.errors import fail
from shlo.ir.ops.chlo import erfc, special
from shlo.ir.ops.elementwise import and_, exponential, logistic, maximum, minimum, select, tanh
from shlo.ir.ops.layout import narrowed, rounded, widened
from shlo.ir.types import DType, bf16, f8E4M3FN

Array = np.ndarray[Any, Any]

_X = "f32[3, 4]"


def number(value: float, like: Array) -> Any:
    """An attribute as a number that can meet ``like`` in arithmetic: a Fraction in the exact world.

    (A Fraction times a float is a float: one bare ``0.5`` would end exactness.)  A Python float takes the type of any
    floating array it meets, so the other worlds need nothing.
    """
    return Fraction(value) if like.dtype == object else value


# ---------------------------------------------------------------------------------------------------- arithmetic


@composite("..., ... -> ...", examples=[Example(_X, _X), Example("f32[]", "f32[]")])
def add_v_b(x: Value, y: Value) -> Value:
    """x + y: the residual sum."""
    return x + y


@add_v_b.den
def _(x: Array, y: Array) -> Array:
    return np.asarray(x + y)


@add_v_b.vjp
def _(dz: Value, x: Value, y: Value) -> tuple[Value, Value]:
    return dz, dz


@composite("..., ... -> ...", examples=[Example(_X, _X)])
def sub_b(x: Value, y: Value) -> Value:
    """x − y."""
    return x - y


@sub_b.den
def _(x: Array, y: Array) -> Array:
    return np.asarray(x - y)


@sub_b.vjp
def _(dz: Value, x: Value, y: Value) -> tuple[Value, Value]:
    return dz, scale_b(dz, by=-1.0)


@composite("... -> ...", examples=[Example(_X, by=0.75), Example(_X, by=-2.0)])
def scale_b(x: Value, *, by: float) -> Value:
    """by·x."""
    return x * float(by)


@scale_b.den
def _(x: Array, *, by: float) -> Array:
    return np.asarray(x * number(by, x))


@scale_b.vjp
def _(dy: Value, x: Value, *, by: float) -> tuple[Value]:
    return (scale_b(dy, by=by),)


@composite("... -> ...", examples=[Example(_X, by=0.5), Example("f32[4]", by=-3.0)])
def shift_b(x: Value, *, by: float) -> Value:
    """x + by."""
    return x + float(by)


@shift_b.den
def _(x: Array, *, by: float) -> Array:
    return np.asarray(x + number(by, x))


@shift_b.vjp
def _(dy: Value, x: Value, *, by: float) -> tuple[Value]:
    return (dy,)


@composite("... -> ...", examples=[Example(_X, by=3.0), Example("f32[]", by=48.0)])
def div_const_b(x: Value, *, by: float) -> Value:
    """x / by, a real division: x·(1/by) rounds differently unless ``by`` is a power of two."""
    if by == 0:
        fail("by must not be zero")
    return x / float(by)


@div_const_b.den
def _(x: Array, *, by: float) -> Array:
    return np.asarray(x / number(by, x))


@div_const_b.vjp
def _(dy: Value, x: Value, *, by: float) -> tuple[Value]:
    return (div_const_b(dy, by=by),)


@composite("... -> ...", examples=[Example(_X, precision=bf16), Example(_X, precision=f8E4M3FN)])
def convert_f(x: Value, *, precision: DType) -> Value:
    """x rounded to a narrow type, and f32 again.  The gradient passes through unchanged."""
    return widened(narrowed(precision, x)[0], precision)


@convert_f.den
def _(x: Array, *, precision: DType) -> Array:
    return rounded(x, precision)


@convert_f.vjp
def _(dy: Value, x: Value, *, precision: DType) -> tuple[Value]:
    return (dy,)


# --------------------------------------------------------------------------------------------------- activations


def _around_kinks(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
    """Numbers below 0, between 0 and 6, and above 6, none near a kink (differences must not straddle one)."""
    return np.asarray(rng.uniform(0.5, 5.5, shape) + rng.choice([-6.0, 0.0, 6.0], shape))


@composite("... -> ...", examples=[Example(_X), Example("f32[2, 3, 4, 5]")], domains={"x": "nonzero"})
def relu(x: Value) -> Value:
    """max(x, 0)."""
    return maximum(x, full_like(x, 0.0))


@relu.den
def _(x: Array) -> Array:
    return np.maximum(x, 0)


@relu.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (select_pos(dy, x),)


@composite("..., ... -> ...", examples=[Example(_X, _X)], domains={"x": "nonzero"})
def select_pos(dy: Value, x: Value) -> Value:
    """dy where x > 0, else 0: relu's back."""
    return select(x > 0.0, dy, full_like(dy, 0.0))


@select_pos.den
def _(dy: Array, x: Array) -> Array:
    return np.where(x > 0, dy, np.zeros_like(dy))


@select_pos.vjp
def _(g: Value, dy: Value, x: Value) -> tuple[Value, None]:
    return select_pos(g, x), None  # flat in x wherever it is differentiable


@composite("... -> ...", examples=[Example(_X), Example("f32[2, 3, 4, 5]")], domains={"x": _around_kinks})
def relu6(x: Value) -> Value:
    """min(max(x, 0), 6)."""
    return minimum(maximum(x, full_like(x, 0.0)), full_like(x, 6.0))


@relu6.den
def _(x: Array) -> Array:
    return np.asarray(np.minimum(np.maximum(x, 0), number(6, x)))


@relu6.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (select_mid(dy, x),)


@composite("..., ... -> ...", examples=[Example(_X, _X)], domains={"x": _around_kinks})
def select_mid(dy: Value, x: Value) -> Value:
    """dy where 0 < x < 6, strict on both sides, else 0: relu6's back."""
    return select(and_(x > 0.0, x < 6.0), dy, full_like(dy, 0.0))


@select_mid.den
def _(dy: Array, x: Array) -> Array:
    return np.where((x > 0) & (x < 6), dy, np.zeros_like(dy))


@select_mid.vjp
def _(g: Value, dy: Value, x: Value) -> tuple[Value, None]:
    return select_mid(g, x), None  # flat in x wherever it is differentiable


def _sigma(x: Array) -> Array:
    """σ(x); through tanh, which saturates instead of overflowing."""
    return np.asarray((np.tanh(x / 2) + 1) / 2)


@composite("... -> ...", examples=[Example(_X)])
def sigmoid(x: Value) -> Value:
    """σ(x) = 1 / (1 + e⁻ˣ)."""
    return logistic(x)


@sigmoid.den
def _(x: Array) -> Array:
    return _sigma(x)


@sigmoid.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (sigmoid_back(dy, x),)


@composite("..., ... -> ...", examples=[Example(_X, _X)])
def sigmoid_back(dy: Value, x: Value) -> Value:
    """dy·σ(x)·(1 − σ(x))."""
    s = logistic(x)
    return dy * (s * (1.0 - s))


@sigmoid_back.den
def _(dy: Array, x: Array) -> Array:
    return np.asarray(dy * _sigma(x) * _sigma(-x))


@composite("... -> ...", examples=[Example(_X), Example("f32[2, 3, 4, 5]")])
def swish(x: Value) -> Value:
    """x·σ(x)."""
    return x * logistic(x)


@swish.den
def _(x: Array) -> Array:
    return np.asarray(x * _sigma(x))


@swish.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (swish_back(dy, x),)


@composite("..., ... -> ...", examples=[Example(_X, _X)])
def swish_back(dy: Value, x: Value) -> Value:
    """dy·σ·(1 + x·(1 − σ)), σ = σ(x)."""
    s = logistic(x)
    return dy * (s * (x * (1.0 - s) + 1.0))


@swish_back.den
def _(dy: Array, x: Array) -> Array:
    return np.asarray(dy * (_sigma(x) + x * _sigma(x) * _sigma(-x)))


@composite("... -> ...", examples=[Example(_X)])
def expe(x: Value) -> Value:
    """eˣ."""
    return exponential(x)


@expe.den
def _(x: Array) -> Array:
    return np.exp(x)


@expe.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (dy * expe(x),)


# The constants of gelu's tanh form (Hendrycks & Gimpel 2016).
_ROOT = math.sqrt(2.0 / math.pi)
_CUBIC = 0.044715
_GELU_FORMS = ("tanh", "erf")
_NORMAL = 1 / math.sqrt(2.0 * math.pi)


def _gelu_form(form: str) -> bool:
    """Is it the exact one?"""
    if form not in _GELU_FORMS:
        fail(f"form must be one of {', '.join(_GELU_FORMS)}, not {form!r}")
    return form == "erf"


# f64 examples: in f32 the lowering's constants are the rounded √(2/π) and 0.044715, the den's are not.
@composite("... -> ...", examples=[Example("f64[3, 4]"), Example("f64[2, 3, 5]"), Example("f64[3, 4]", form="erf")])
def gelu(x: Value, *, form: str = "tanh") -> Value:
    """x·Φ(x), Φ the normal distribution: exact in the form ``erf``; in the form ``tanh`` Φ is near
    ½·(1 + tanh(√(2/π)·(x + 0.044715·x³)))."""
    if _gelu_form(form):
        return x * 0.5 * erfc(x * -math.sqrt(0.5))
    return x * 0.5 * (tanh((x + x * x * x * _CUBIC) * _ROOT) + 1.0)


@gelu.den
def _(x: Array, *, form: str) -> Array:
    phi = special().ndtr(x) if form == "erf" else _sigma(2 * _ROOT * (x + _CUBIC * x**3))  # ½(1 + tanh u) = σ(2u)
    return np.asarray(x * phi)


@gelu.vjp
def _(dy: Value, x: Value, *, form: str) -> tuple[Value]:
    return (gelu_back(dy, x, form=form),)


@composite(
    "..., ... -> ...",
    examples=[Example("f64[3, 4]", "f64[3, 4]"), Example("f64[3, 4]", "f64[3, 4]", form="erf")],
)
def gelu_back(dy: Value, x: Value, *, form: str = "tanh") -> Value:
    """dy·(Φ + x·φ), φ the slope of Φ; in the form ``tanh`` dy·(½(1 + t) + ½·x·(1 − t²)·√(2/π)·(1 + 3·0.044715·x²)), t the tanh
    of the forward."""
    if _gelu_form(form):
        return dy * (erfc(x * -math.sqrt(0.5)) * 0.5 + x * (exponential(x * x * -0.5) * _NORMAL))
    t = tanh((x + x * x * x * _CUBIC) * _ROOT)
    slope = (x * x * (3.0 * _CUBIC) + 1.0) * _ROOT
    return dy * ((t + 1.0) * 0.5 + x * 0.5 * (1.0 - t * t) * slope)


@gelu_back.den
def _(dy: Array, x: Array, *, form: str) -> Array:
    if form == "erf":
        return np.asarray(dy * (special().ndtr(x) + x * _NORMAL * np.exp(-(x**2) / 2)))
    u = 2 * _ROOT * (x + _CUBIC * x**3)
    du = 2 * _ROOT * (1 + 3 * _CUBIC * x**2)
    return np.asarray(dy * (_sigma(u) + x * _sigma(u) * _sigma(-u) * du))
