"""CHLO, the operators above StableHLO that exporters leave in a text: special functions of single elements.

There is no specification but what they are lowered to; here they are computed accurately (SciPy's special functions), in
the element's precision.  Adjoints are built from operators of this file and StableHLO's.  The forms that broadcast are in
:mod:`.chlo_broadcast`.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.core import (
    CUT,
    DEN,
    VJP,
    Example,
    NoCotangent,
    Operator,
    Site,
    Value,
    full_like,
    irrational,
    primitive,
    sited,
)
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.ops.bessel import bessel_i0e
from shlo.ir.ops.element import COMPLEX, FLOAT, INTEGER, binary, elementwise, takes, unary
from shlo.ir.ops.elementwise import abs_, compare, select, sign
from shlo.ir.ops.math import cosine, exponential, rsqrt
from shlo.ir.ops.rational import over_fractions
from shlo.ir.types import TensorType, i1

Array = np.ndarray[Any, Any]

_X, _Z = "f32[2, 3]", "complex<f32>[3]"
_BOTH = [Example(_X), Example(_Z)]
_REAL = [Example(_X), Example("bf16[3]")]
_ERROR = [Example(_X), Example("f64[3]")]
_UNIT = {"operand": "unit"}
_POSITIVE = {"operand": "positive"}
_ROOT_PI = math.sqrt(math.pi)

_FORM = "$operand : arrow"


@cache
def special() -> Any:
    """SciPy's special functions, which come with jaxlib."""
    return importlib.import_module("scipy.special")  # half a second: only where it is needed


def _scipy(name: str) -> Callable[..., Any]:
    """The den that is SciPy's function of this name."""

    def den(*operands: Array) -> Any:
        return getattr(special(), name)(*operands)

    return den


# ----------------------------------------------------------------------------------------------------- error functions


@primitive(form=_FORM, dialect="chlo", examples=_ERROR)
def erf(operand: Value) -> TensorType:
    """The error function, 2/√π · ∫₀ˣ e^−t² dt."""
    return unary("erf", operand, FLOAT)


def _bell(x: Value) -> Value:
    """The slope of erf: 2/√π · e^−x²."""
    return exponential(-(x * x)) * (2 / _ROOT_PI)


@erf.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * _bell(operand),)


@primitive(form=_FORM, dialect="chlo", examples=_ERROR)
def erfc(operand: Value) -> TensorType:
    """1 − erf(operand), without cancellation for large operands."""
    return unary("erfc", operand, FLOAT)


@erfc.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (-(dy * _bell(operand)),)


@primitive(form=_FORM, dialect="chlo", examples=_ERROR, domains=_UNIT)
def erf_inv(operand: Value) -> TensorType:
    """The number whose error function the operand is: ±∞ at ±1, NaN beyond."""
    return unary("erf_inv", operand, FLOAT)


@erf_inv.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    y = erf_inv(operand)
    return (dy * exponential(y * y) * (_ROOT_PI / 2),)


# ---------------------------------------------------------------------------------------------- gamma and zeta functions


@primitive(form=_FORM, dialect="chlo", examples=_REAL, domains=_POSITIVE)
def lgamma(operand: Value) -> TensorType:
    """log |Γ(operand)|: ∞ at zero and the negative integers."""
    return unary("lgamma", operand, FLOAT)


@lgamma.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * digamma(operand),)


@primitive(form=_FORM, dialect="chlo", examples=_REAL, domains=_POSITIVE)
def digamma(operand: Value) -> TensorType:
    """The slope of log Γ: NaN at zero (where SciPy has ∓∞) and the negative integers, as in XLA."""
    return unary("digamma", operand, FLOAT)


@digamma.den
def _(operand: Array) -> Array:
    return np.where((operand <= 0) & (operand == np.floor(operand)), np.nan, special().digamma(operand))


@digamma.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * polygamma(full_like(operand, 1.0), operand),)


_ABOVE_ONE = {"x": lambda rng, shape: rng.uniform(1.5, 4.0, shape), "q": "positive"}
_TWO = "$lhs, $rhs : arrow"


@primitive(form="$n, $x : arrow", dialect="chlo", examples=[Example(_X, _X)], domains={"n": "zero", "x": "positive"})
def polygamma(n: Value, x: Value) -> TensorType:
    """The n-th derivative of digamma at x; NaN where n is no whole number from 0 on.  No cotangent goes to n."""
    return binary("polygamma", n, x, FLOAT)


@polygamma.den
def _(n: Array, x: Array) -> Array:
    n, x = np.broadcast_arrays(n, x)
    whole = (n >= 0) & (n == np.floor(n))
    orders = np.where(whole, n, 0).astype(np.float64)
    signs = np.where(orders % 2 == 0, -1.0, 1.0)
    higher = signs * special().gamma(orders + 1) * special().zeta(orders + 1, x.astype(np.float64))
    return np.where(whole, np.where(orders == 0, special().digamma(x), higher), np.nan)


@polygamma.vjp
def _(dy: Value, n: Value, x: Value) -> tuple[NoCotangent, Value]:
    return NoCotangent("it is a whole number"), dy * polygamma(n + 1.0, x)


@primitive(form="$x, $q : arrow", dialect="chlo", examples=[Example(_X, _X)], domains=_ABOVE_ONE)
def zeta(x: Value, q: Value) -> TensorType:
    """Hurwitz's zeta function Σ (k + q)^−x over k = 0, 1, …; NaN for x < 1.  No cotangent goes to x."""
    return binary("zeta", x, q, FLOAT)


@zeta.vjp
def _(dy: Value, x: Value, q: Value) -> tuple[NoCotangent, Value]:
    return NoCotangent("no operator is that derivative"), -(dy * x * zeta(x + 1.0, q))


@primitive(form=_FORM, dialect="chlo", examples=[Example(_X)], domains={"operand": "nonzero"})
def bessel_i1e(operand: Value) -> TensorType:
    """The modified Bessel function I₁(x) times e^−|x|."""
    return unary("bessel_i1e", operand, FLOAT + COMPLEX)


@bessel_i1e.den
def _(operand: Array) -> Array:
    return np.asarray(special().ive(1, operand) if operand.dtype.kind == "c" else special().i1e(operand))


@bessel_i1e.vjp
def _(dy: Value, operand: Value) -> tuple[Value | NoCotangent]:
    """I₁′ = I₀ − I₁/x (Abramowitz & Stegun 9.6.26); about 0 the series ½ − |x|, where 1/x could overflow."""
    if operand.dtype.kind == "complex":
        return (NoCotangent("of complex numbers there is no I₀ here"),)
    size = abs_(operand)
    tiny = compare(size, full_like(size, 2.0 ** (-24 if operand.dtype.bits >= 32 else -10)), comparison_direction="LE")
    x = select(tiny, full_like(operand, 1.0), operand)
    slope = bessel_i0e(x) - bessel_i1e(x) * (sign(x) + 1.0 / x)
    return (dy * select(tiny, 0.5 - size, slope),)


# -------------------------------------------------------------------------------------- inverse and hyperbolic functions


@primitive(form=_FORM, dialect="chlo", examples=_BOTH, domains=_UNIT)
def acos(operand: Value) -> TensorType:
    """The angle in 0 … π with this cosine."""
    return unary("acos", operand, FLOAT + COMPLEX)


@acos.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (-(dy * rsqrt(1.0 - operand * operand)),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH, domains=_UNIT)
def asin(operand: Value) -> TensorType:
    """The angle in −π/2 … π/2 with this sine."""
    return unary("asin", operand, FLOAT + COMPLEX)


@asin.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * rsqrt(1.0 - operand * operand),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def atan(operand: Value) -> TensorType:
    """The angle in −π/2 … π/2 with this tangent."""
    return unary("atan", operand, FLOAT + COMPLEX)


@atan.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy / (1.0 + operand * operand),)


@primitive(
    form=_FORM, dialect="chlo", examples=_BOTH, domains={"operand": lambda rng, shape: rng.uniform(1.5, 3.0, shape)}
)
def acosh(operand: Value) -> TensorType:
    """The number from 0 on with this hyperbolic cosine; NaN below 1."""
    return unary("acosh", operand, FLOAT + COMPLEX)


@acosh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * rsqrt((operand - 1.0) * (operand + 1.0)),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def asinh(operand: Value) -> TensorType:
    """The number with this hyperbolic sine."""
    return unary("asinh", operand, FLOAT + COMPLEX)


@asinh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * rsqrt(operand * operand + 1.0),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH, domains=_UNIT)
def atanh(operand: Value) -> TensorType:
    """The number with this hyperbolic tangent; ±∞ at ±1."""
    return unary("atanh", operand, FLOAT + COMPLEX)


@atanh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy / ((1.0 - operand) * (1.0 + operand)),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def cosh(operand: Value) -> TensorType:
    """(eˣ + e⁻ˣ) / 2."""
    return unary("cosh", operand, FLOAT + COMPLEX)


@cosh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * sinh(operand),)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def sinh(operand: Value) -> TensorType:
    """(eˣ − e⁻ˣ) / 2."""
    return unary("sinh", operand, FLOAT + COMPLEX)


@sinh.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * cosh(operand),)


@primitive(form=_FORM, text_name="chlo.tan", examples=_BOTH, domains=_UNIT)
def chlo_tan(operand: Value) -> TensorType:
    """Tangent of radians: ``stablehlo.tan`` of older texts."""
    return unary("tan", operand, FLOAT + COMPLEX)


@chlo_tan.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    c = cosine(operand)
    return (dy / (c * c),)


@primitive(form=_FORM, text_name="chlo._asin_acos_kernel", examples=[Example(_Z)])
def asin_acos_kernel(operand: Value) -> TensorType:
    """What decompositions of the complex inverse functions share: w with asin z = atan2(re z, re w) + i·sign(im z)·im w.

    With asin z = u + iv it is cosh v · cos u + i·|v|.  It is a step of lowerings, which no program is written with.
    """
    return unary("_asin_acos_kernel", operand, COMPLEX)


@asin_acos_kernel.den
def _(operand: Array) -> Array:
    angle = np.arcsin(operand, dtype=np.complex128)
    return np.asarray(np.cosh(angle.imag) * np.cos(angle.real) + 1j * np.abs(angle.imag))


VJP.excuse("a step of lowerings: differentiate asin and acos themselves", asin_acos_kernel)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def square(operand: Value) -> TensorType:
    """operand · operand."""
    return unary("square", operand, FLOAT + COMPLEX)


@square.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (dy * operand * 2.0,)


@primitive(form=_FORM, dialect="chlo", examples=_BOTH)
def conj(operand: Value) -> TensorType:
    """The complex conjugate; a real number itself."""
    return unary("conj", operand, FLOAT + COMPLEX)


@conj.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (conj(dy),)


# --------------------------------------------------------------------------------------------------- tests and constants


@primitive(form=_FORM, dialect="chlo", examples=[Example(_X)])
def is_inf(operand: Value) -> TensorType:
    """Infinite, of either sign."""
    takes("is_inf", operand, FLOAT)
    return operand.type.with_dtype(i1)


@primitive(form=_FORM, dialect="chlo", examples=[Example(_X)])
def is_pos_inf(operand: Value) -> TensorType:
    """∞."""
    takes("is_pos_inf", operand, FLOAT)
    return operand.type.with_dtype(i1)


@primitive(form=_FORM, dialect="chlo", examples=[Example(_X)])
def is_neg_inf(operand: Value) -> TensorType:
    """−∞."""
    takes("is_neg_inf", operand, FLOAT)
    return operand.type.with_dtype(i1)


VJP.excuse("its elements are booleans", is_inf, is_pos_inf, is_neg_inf)


@primitive(
    form=_TWO, dialect="chlo", examples=[Example(_X, _X), Example("bf16[3]", "bf16[3]"), Example("f64[3]", "f64[3]")]
)
def next_after(lhs: Value, rhs: Value) -> TensorType:
    """The number of the stored type next to lhs in the direction of rhs, which is it where both are equal; in every world."""
    return binary("next_after", lhs, rhs, FLOAT)


@next_after.den
@sited
def _(site: Site, lhs: Array, rhs: Array) -> Array:
    (type, _) = site.types
    assert isinstance(type, TensorType)
    stored = [(x.astype(np.float64) if x.dtype == object else x).astype(type.dtype.numpy) for x in (lhs, rhs)]
    a, b = np.broadcast_arrays(*stored)
    x, y = a.astype(np.float64), b.astype(np.float64)
    word = np.dtype(f"i{type.dtype.numpy.itemsize}")
    bits, one = np.ascontiguousarray(a).view(word).reshape(a.shape), word.type(1)
    sign_bit = word.type(np.iinfo(word).min)
    from_zero = np.where(y < 0, sign_bit | one, one)
    step = np.where(x == 0, from_zero, np.where((y > x) == (x > 0), bits + one, bits - one))
    result = np.where(x == y, np.ascontiguousarray(b).view(word).reshape(b.shape), step).astype(word)
    return np.asarray(np.where(np.isnan(x) | np.isnan(y), type.dtype.numpy.type(np.nan), result.view(type.dtype.numpy)))


VJP.excuse("it steps between numbers of one type", next_after)


@primitive(form=_TWO, dialect="chlo", examples=[Example("i32[4]", "i32[4]"), Example("ui8[3]", "ui8[3]")])
def mulhi(lhs: Value, rhs: Value) -> TensorType:
    """The upper half of the product's bits."""
    return binary("mulhi", lhs, rhs, INTEGER)


@mulhi.den
@sited
def _(site: Site, lhs: Array, rhs: Array) -> Array:
    (type, _) = site.types
    assert isinstance(type, TensorType)
    product = lhs.astype(object) * rhs.astype(object)
    return np.asarray((product >> type.dtype.bits).astype(np.int64 if type.dtype.kind == "int" else np.uint64))


VJP.excuse("its elements are integers", mulhi)


@primitive(
    form="{} $value : result",
    text_name="chlo.constant",
    examples=[Example(value=Literal.of(np.array([1, 2], np.float32)))],
)
def chlo_constant(*, value: Literal) -> TensorType:
    """A tensor known when the program is written."""
    return value.type


@chlo_constant.den
def _(*, value: Literal) -> Array:
    return value.array()


@primitive(
    dialect="chlo",
    examples=[Example(_X, value=Literal.of(np.float32(0.5))), Example("f32[3]", value=Literal.of(np.int32(3)))],
)
def constant_like(operand: Value, *, value: Literal) -> TensorType:
    """One number in a tensor of the operand's shape."""
    if value.type.rank:
        fail(f"the value must be one number, not {value.type}")
    return operand.type.with_dtype(value.type.dtype)


@constant_like.den
def _(operand: Array, *, value: Literal) -> Array:
    return np.broadcast_to(value.array(), operand.shape)


@constant_like.vjp
def _(dy: Value, operand: Value, *, value: Literal) -> tuple[None]:
    return (None,)


VJP.excuse("it has no operands", chlo_constant)


@CUT.rule(chlo_constant)
def _no_operands(axes: Any, **_: Any) -> None:
    return None


# --------------------------------------------------------------------------------------------------------------- rules

_NUMPY: dict[Operator[..., Any], Callable[..., Any]] = {
    erf: _scipy("erf"),
    erfc: _scipy("erfc"),
    erf_inv: _scipy("erfinv"),
    lgamma: _scipy("gammaln"),
    zeta: _scipy("zeta"),
    acos: np.arccos,
    asin: np.arcsin,
    atan: np.arctan,
    acosh: np.arccosh,
    asinh: np.arcsinh,
    atanh: np.arctanh,
    cosh: np.cosh,
    sinh: np.sinh,
    chlo_tan: np.tan,
    square: np.square,
    conj: np.conjugate,
    is_inf: over_fractions(np.isinf, lambda x: False),
    is_pos_inf: over_fractions(np.isposinf, lambda x: False),
    is_neg_inf: over_fractions(np.isneginf, lambda x: False),
}

for _op, _fn in _NUMPY.items():
    DEN.rule(_op)(_fn)

elementwise(*_NUMPY, asin_acos_kernel, digamma, polygamma, bessel_i1e, next_after, mulhi, constant_like)

irrational("it is a special function", erf, erfc, erf_inv, lgamma, digamma, polygamma, zeta, bessel_i1e)
irrational("it is of an angle, a hyperbolic one too", acos, asin, atan, acosh, asinh, atanh, cosh, sinh, chlo_tan)
irrational("it is of an angle", asin_acos_kernel)
