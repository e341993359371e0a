"""Linear algebra and Fourier transforms: ``cholesky``, ``triangular_solve``, ``fft``.

Specification: the sections of these names; a refusal begins with the constraint that it enforces.  Batches are
the leading axes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, full_like, irrational, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.complex_ import complex_, conjugate, imag, real
from shlo.ir.ops.data import const, pad, transpose
from shlo.ir.ops.elementwise import add, multiply, negate, select
from shlo.ir.ops.linear import dot_general
from shlo.ir.types import DYNAMIC, DType, TensorType, fits, i1, shapes_fit

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
Axis = int | None


# ------------------------------------------------------------------------------------------------------ helpers


def _swap(x: Value) -> Value:
    """Matrices transposed."""
    return transpose(x, permutation=(*range(x.rank - 2), x.rank - 1, x.rank - 2))


def _matmul(x: Value, y: Value) -> Value:
    """Products of matrices; complex ones without conjugation."""
    batch = tuple(range(x.rank - 2))
    return dot_general(
        x,
        y,
        lhs_batching_dimensions=batch,
        rhs_batching_dimensions=batch,
        lhs_contracting_dimensions=(x.rank - 1,),
        rhs_contracting_dimensions=(x.rank - 2,),
        precision_config=("HIGHEST", "HIGHEST"),
    )


def _where(mask: Array, x: Value) -> Value:
    """x where a mask over the matrices' two axes holds, 0 elsewhere."""
    return select(const(np.broadcast_to(mask, x.shape), x.type.with_dtype(i1)), x, full_like(x, 0))


def _triangle(n: int, lower: bool, k: int = 0) -> Array:
    """Which elements of an n×n matrix a triangle has; without the diagonal where k is 1."""
    return np.tri(n, k=-k, dtype=np.bool_) if lower else np.tri(n, k=-k, dtype=np.bool_).T


def _check_square(label: str, what: str, type: TensorType) -> None:
    if type.rank < 2:
        fail(f"{label}: {what} must be matrices, not {type}")
    if not fits(type.shape[-2], type.shape[-1]):
        fail(f"{label}: {what} must be square matrices, not {type}")


def _batch_cut(axes: Sequence[Axis], rank: int) -> Axis | str:
    """Matrices stay whole, batches are cut alike."""
    distinct = set(axes)
    axis = distinct.pop()
    return axis if not distinct and (axis is None or axis < rank - 2) else "couples"


# ----------------------------------------------------------------------------------------------------- cholesky


def _positive(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
    """Symmetric positive definite matrices."""
    x = rng.standard_normal(shape)
    return np.asarray(x @ np.swapaxes(x, -1, -2) + 2 * np.eye(shape[-1]))


@primitive(
    form="$a(, lower = $lower)? : same",
    examples=[Example("f32[3, 3]"), Example("f32[2, 3, 3]", lower=True), Example("f32[0, 0]", lower=True)],
    domains={"a": _positive},
)
def cholesky(a: Value, *, lower: bool = False) -> TensorType:
    """The triangular L with L·Lᴴ = a (lower), or U with Uᴴ·U = a, of Hermitian positive definite matrices.

    Only that triangle of ``a`` is read; the result's other triangle is 0, as XLA makes it.  The result of a matrix that is
    not positive definite is NaN everywhere, as in XLA."""
    _check_square("cholesky_c3" if a.rank >= 2 else "cholesky_c2", "the operand", a.type)
    if a.dtype.kind not in ("float", "complex"):
        fail(f"cholesky_i1: takes floating-point or complex elements, not {a.type}")
    return a.type


@cholesky.den
def _(a: Array, *, lower: bool) -> Array:
    if a.dtype == object:
        raise TypeError("square roots are not rational")
    below = a if lower else np.swapaxes(a, -1, -2).conj()  # the one triangle that LAPACK reads
    result = np.zeros_like(a)
    for at in np.ndindex(a.shape[:-2]):
        try:
            result[at] = np.linalg.cholesky(below[at])
        except np.linalg.LinAlgError:
            result[at] = np.nan
    return result if lower else np.swapaxes(result, -1, -2).conj()


@cholesky.vjp
def _(dy: Value, a: Value, *, lower: bool) -> tuple[Value]:
    """L⁻ᵀ Φ(Lᵀ·dL) L⁻¹, symmetrised, where Φ keeps the lower triangle and half the diagonal (Murray, arXiv:1602.07527)."""
    if a.dtype.kind == "complex":
        raise ShloError("cholesky can be differentiated where its elements are real")
    n = a.shape[-1]
    factor = cholesky(a, lower=lower)
    low, dlow = (factor, dy) if lower else (_swap(factor), _swap(dy))
    half = const(np.broadcast_to(1 - 0.5 * np.eye(n), a.shape), a.type)
    phi = multiply(_where(_triangle(n, True), _matmul(_swap(low), dlow)), half)
    solve = {"lower": True, "unit_diagonal": False}
    left = triangular_solve(low, phi, left_side=True, transpose_a="TRANSPOSE", **solve)
    full = triangular_solve(low, left, left_side=False, transpose_a="NO_TRANSPOSE", **solve)
    # Each element off the diagonal stands for two of the symmetric matrix.
    both = multiply(add(full, _swap(full)), half)
    return (_where(_triangle(n, lower), both),)


@cholesky.cut
def _(axes: Sequence[Axis], a: Value, *, lower: bool) -> Axis | str:
    return _batch_cut(axes, a.rank)


# ---------------------------------------------------------------------------------------------- triangular_solve


class Transpose(StrEnum):
    """``transpose_a``: what is done to the matrix first."""

    NO_TRANSPOSE = "NO_TRANSPOSE"
    TRANSPOSE = "TRANSPOSE"
    ADJOINT = "ADJOINT"


def _solve(a: str, b: str, transpose_a: str, **flags: bool) -> Example:
    full: dict[str, Any] = {"left_side": True, "lower": True, "unit_diagonal": False, **flags}
    return Example(a, b, transpose_a=transpose_a, **full)


@primitive(
    examples=[
        _solve("f32[3, 3]", "f32[3, 2]", "NO_TRANSPOSE"),
        _solve("f32[2, 3, 3]", "f32[2, 3, 1]", "TRANSPOSE", lower=False),
        _solve("f32[3, 3]", "f32[2, 3]", "NO_TRANSPOSE", left_side=False),
        _solve("f32[3, 3]", "f32[2, 3]", "ADJOINT", left_side=False, lower=False, unit_diagonal=True),
    ],
    domains={"a": _positive},
)
def triangular_solve(
    a: Value, b: Value, *, left_side: bool, lower: bool, unit_diagonal: bool, transpose_a: Transpose | str
) -> TensorType:
    """The x with op(a)·x = b (left_side) or x·op(a) = b, where a is triangular and op transposes as transpose_a says.

    Only the triangle that ``lower`` names is read, and with ``unit_diagonal`` its diagonal is taken to be 1."""
    if a.dtype is not b.dtype:
        fail(f"triangular_solve_c1: both operands must have one element type, got {a.type} and {b.type}")
    if a.dtype.kind not in ("float", "complex"):
        fail(f"triangular_solve_i1: takes floating-point or complex elements, not {a.type}")
    if a.rank != b.rank:
        fail(f"triangular_solve_c2: both operands must have one rank, got {a.type} and {b.type}")
    _check_square("triangular_solve_c3" if a.rank >= 2 else "triangular_solve_c2", "a", a.type)
    if not fits(a.shape[-1], b.shape[-2 if left_side else -1]) or not shapes_fit(a.shape[:-2], b.shape[:-2]):
        fail(f"triangular_solve_c3: {a.type} does not fit {b.type} from the {'left' if left_side else 'right'}")
    if transpose_a not in Transpose.__members__:
        fail(f"triangular_solve_i6: transpose_a must be one of {', '.join(Transpose.__members__)}, not {transpose_a}")
    return b.type


@triangular_solve.den
def _(a: Array, b: Array, *, left_side: bool, lower: bool, unit_diagonal: bool, transpose_a: str) -> Array:
    if transpose_a != "NO_TRANSPOSE":
        a, lower = np.swapaxes(a, -1, -2), not lower
        a = a.conj() if transpose_a == "ADJOINT" and a.dtype != object else a
    if not left_side:
        a, b, lower = np.swapaxes(a, -1, -2), np.swapaxes(b, -1, -2), not lower
    n = a.shape[-1]
    x = np.array(b)
    # Row after row; each is free of those that come after it.
    for i in range(n) if lower else range(n - 1, -1, -1):
        known = slice(0, i) if lower else slice(i + 1, n)
        rest = x[..., i, :] - (a[..., i, known, None] * x[..., known, :]).sum(-2)
        x[..., i, :] = rest if unit_diagonal else rest / a[..., i, i, None]
    return x if left_side else np.swapaxes(x, -1, -2)


@triangular_solve.vjp
def _(
    dy: Value, a: Value, b: Value, *, left_side: bool, lower: bool, unit_diagonal: bool, transpose_a: str
) -> tuple[Value, Value]:
    if a.dtype.kind == "complex":
        raise ShloError("triangular_solve can be differentiated where its elements are real")
    flags = {"left_side": left_side, "lower": lower, "unit_diagonal": unit_diagonal}
    straight = transpose_a == "NO_TRANSPOSE"
    x = triangular_solve(a, b, transpose_a=transpose_a, **flags)
    db = triangular_solve(a, dy, transpose_a="TRANSPOSE" if straight else "NO_TRANSPOSE", **flags)
    # op(a)·x = b: d op(a) = −db·xᵀ;  x·op(a) = b: −xᵀ·db.
    of_op = _matmul(db, _swap(x)) if left_side else _matmul(_swap(x), db)
    da = negate(of_op if straight else _swap(of_op))
    return _where(_triangle(a.shape[-1], lower, int(unit_diagonal)), da), db


@triangular_solve.cut
def _(axes: Sequence[Axis], a: Value, b: Value, *, left_side: bool, **_: Any) -> Axis | str:
    if axes[0] is None and axes[1] == b.rank - (1 if left_side else 2):
        return axes[1]  # every column of b (row, from the right) is solved for alone
    return _batch_cut(axes, a.rank)


# ---------------------------------------------------------------------------------------------------------- fft


class FftType(StrEnum):
    """``fft_type``: forward or inverse, of complex elements or with a real side."""

    FFT = "FFT"
    IFFT = "IFFT"
    RFFT = "RFFT"
    IRFFT = "IRFFT"


_PART = {"complex<f32>": "f32", "complex<f64>": "f64"}
_WHOLE = {part: whole for whole, part in _PART.items()}


def _sizes_are(shape: Sequence[int], numbers: Sequence[int]) -> bool:
    """Are these the sizes, as far as they are known?"""
    return all(n in (number, DYNAMIC) for n, number in zip(shape, numbers, strict=True))


@primitive(
    form="$operand, type = $fft_type, length = $fft_length : fn",
    examples=[
        Example("complex<f32>[2, 5]", fft_type="FFT", fft_length=(5,)),
        Example("complex<f32>[4, 3]", fft_type="IFFT", fft_length=(4, 3)),
        Example("f32[2, 6]", fft_type="RFFT", fft_length=(6,)),
        Example("f32[3, 5]", fft_type="RFFT", fft_length=(3, 5)),
        Example("complex<f32>[2, 3]", fft_type="IRFFT", fft_length=(5,), domains={}),
        Example("complex<f32>[2, 3, 2]", fft_type="IRFFT", fft_length=(3, 2)),
    ],
)
def fft(operand: Value, *, fft_type: FftType | str, fft_length: tuple[int, ...]) -> TensorType:
    """The discrete Fourier transform over the last axes, as many as fft_length has; inverses divide by their size.

    RFFT gives the first half of the last axis (the rest is its mirror image), IRFFT takes that half; fft_length says the size
    of the real side.  In IRFFT imaginary parts that a real signal would not have are ignored."""
    if fft_type not in FftType.__members__:
        fail(f"fft_i2: fft_type must be one of {', '.join(FftType.__members__)}, not {fft_type}")
    count = len(fft_length)
    if not 1 <= count <= 3:
        fail(f"fft_c3: fft_length {list(fft_length)} must have 1 to 3 entries")
    if operand.rank < count:
        fail(f"fft_c1: fft_length {list(fft_length)} has more entries than {operand.type} axes")
    name, shape = operand.dtype.name, list(operand.shape)
    if name not in (_WHOLE if fft_type == "RFFT" else _PART):
        wanted = "f32 or f64" if fft_type == "RFFT" else "complex"
        fail(f"fft_c2: {fft_type} takes {wanted} elements, not {operand.type}")
    element = operand.dtype
    if fft_type == "RFFT":
        if not _sizes_are(shape[-count:], fft_length):
            fail(f"fft_c4: the last axes of {operand.type} must be fft_length {list(fft_length)}")
        shape[-1] = fft_length[-1] // 2 + 1 if fft_length[-1] else 0
        element = DType.all[_WHOLE[name]]
    elif fft_type == "IRFFT":
        half = fft_length[-1] // 2 + 1 if fft_length[-1] else 0
        if not _sizes_are(shape[-count:], (*fft_length[:-1], half)):
            fail(
                f"fft_c5: the last axes of {operand.type} must be half of fft_length {list(fft_length)}: {half} the last"
            )
        shape[-1] = fft_length[-1]
        element = DType.all[_PART[name]]
    return TensorType(tuple(shape), element)


@fft.den
def _(operand: Array, *, fft_type: str, fft_length: Axes) -> Array:
    axes = tuple(range(-len(fft_length), 0))
    inner = operand.shape[len(operand.shape) - len(fft_length) :]
    if fft_type in ("FFT", "IFFT") and inner != fft_length:
        raise ShloError(f"fft: the last axes {list(inner)} are not fft_length {list(fft_length)}: XLA cannot run this")
    if not operand.size:
        shape = (*operand.shape[:-1], 0 if fft_type != "IRFFT" else fft_length[-1])
        return np.zeros(shape if "R" in fft_type else operand.shape, operand.dtype)
    transform: Any = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn, "IRFFT": np.fft.irfftn}[fft_type]
    return np.asarray(transform(operand, s=fft_length, axes=axes))


@fft.vjp
def _(dy: Value, operand: Value, *, fft_type: str, fft_length: Axes) -> tuple[Value]:
    """Each transform is linear and symmetric: its transpose is itself, but for the half that the real ones leave out.
    Complex cotangents are those of JAX (the transpose, not the adjoint)."""
    if fft_type in ("FFT", "IFFT"):
        return (fft(dy, fft_type=fft_type, fft_length=fft_length),)
    rank, last = operand.rank, fft_length[-1]
    if fft_type == "RFFT":
        missing = tuple(last - dy.shape[-1] if a == rank - 1 else 0 for a in range(rank))
        zero, none = const(0, dy.type.with_shape(())), (0,) * rank
        whole = pad(dy, zero, edge_padding_low=none, edge_padding_high=missing, interior_padding=none)
        return (real(fft(whole, fft_type="FFT", fft_length=fft_length)),)
    # What the half stands for twice counts twice.
    twice = np.full(operand.shape[-1], 2.0)
    twice[0] = 1
    if last % 2 == 0:
        twice[-1] = 1
    spectrum = fft(dy, fft_type="RFFT", fft_length=fft_length)
    weight = const(np.broadcast_to(twice / math.prod(fft_length), operand.shape), real(spectrum).type)
    scaled = complex_(multiply(real(spectrum), weight), multiply(imag(spectrum), weight))
    return (conjugate(scaled),)


@fft.cut
def _(axes: Sequence[Axis], operand: Value, *, fft_type: str, fft_length: Axes) -> Axis | str:
    (axis,) = axes
    return axis if axis is None or axis < operand.rank - len(fft_length) else "couples"


irrational("it is of roots", cholesky)
irrational("it is of angles", fft)
