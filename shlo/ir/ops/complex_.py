"""Complex numbers and their parts.

Adjoints follow JAX's convention: a cotangent meets its operand without conjugation, so that the cotangent of a real
function of z is ∂f/∂x − i·∂f/∂y.
Specification: "complex", "real", "imag".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, full_like, irrational, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.element import COMPLEX, FLOAT, complex_of, elementwise, real_part, takes
from shlo.ir.types import TensorType, compatible, most_specific

Array = np.ndarray[Any, Any]


@primitive(
    form="$lhs, $rhs : complex",
    text_name="stablehlo.complex",
    examples=[Example("f32[2, 3]", "f32[2, 3]"), Example("f64[2]", "f64[2]")],
)
def complex_(lhs: Value, rhs: Value) -> TensorType:
    """The complex numbers with these real and imaginary parts, of type f32 or f64."""
    if not compatible(lhs.type, rhs.type):
        fail(f"complex_c1: both parts must have the same type, not {lhs.type} and {rhs.type}")
    if lhs.dtype.name not in ("f32", "f64"):
        fail(f"complex_i1: the parts of a complex number are f32 or f64, not {lhs.dtype}")
    return most_specific([lhs.type, rhs.type]).with_dtype(complex_of(lhs.dtype))


@complex_.den
def _(lhs: Array, rhs: Array) -> Array:
    result = np.empty(np.broadcast_shapes(lhs.shape, rhs.shape), np.result_type(lhs.dtype, np.complex64))
    result.real, result.imag = lhs, rhs  # lhs + i·rhs would spoil infinities and signs of zero
    return result


@complex_.vjp
def _(dy: Value, lhs: Value, rhs: Value) -> tuple[Value, Value]:
    return real(dy), -imag(dy)


_EXAMPLES = [Example("complex<f32>[2, 3]"), Example("complex<f64>[2]"), Example("f32[3]")]


@primitive(form="$operand : same", examples=_EXAMPLES)
def real(operand: Value) -> TensorType:
    """The real part; a real number itself."""
    takes("real_i1", operand, FLOAT + COMPLEX)
    return operand.type.with_dtype(real_part(operand.dtype))


@real.den
def _(operand: Array) -> Array:
    return operand.real if operand.dtype.kind == "c" else operand


@real.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    return (complex_(dy, full_like(dy, 0.0)) if operand.dtype.kind == "complex" else dy,)


@primitive(form="$operand : same", examples=_EXAMPLES)
def imag(operand: Value) -> TensorType:
    """The imaginary part; 0 for a real number."""
    takes("imag_i1", operand, FLOAT + COMPLEX)
    return operand.type.with_dtype(real_part(operand.dtype))


@imag.den
def _(operand: Array) -> Array:
    return operand.imag if operand.dtype.kind == "c" else np.zeros_like(operand)


@imag.vjp
def _(dy: Value, operand: Value) -> tuple[Value]:
    zero = full_like(dy, 0.0)
    return (complex_(zero, -dy) if operand.dtype.kind == "complex" else zero,)


def conjugate(operand: Value) -> Value:
    """The complex conjugate; a real number itself."""
    return complex_(real(operand), -imag(operand)) if operand.dtype.kind == "complex" else operand


elementwise(complex_, real, imag)
irrational("there are no complex fractions", complex_)
