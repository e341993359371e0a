"""Older operators that texts still hold: ``dot``, ``einsum``, ``unary_einsum``, ``broadcast``.

Not in the specification (but in its list of what is to go); each has a successor, which its docstring names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import VJP, Example, Value, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.data import broadcast_in_dim, const, iota, reduce_sum
from shlo.ir.ops.elementwise import compare, select
from shlo.ir.ops.linear import PRECISIONS, dot_general
from shlo.ir.types import DType, TensorType, fits, i32, shapes_fit

Array = np.ndarray[Any, Any]
Axis = int | None


# ---------------------------------------------------------------------------------------------------------- dot


@primitive(
    form="$lhs, $rhs(, precision = $precision_config)? : fn",
    examples=[
        Example("f32[2, 3]", "f32[3, 4]"),
        Example("f32[3]", "f32[3]"),
        Example("f32[2, 3]", "f32[3]", precision_config=("HIGH", "DEFAULT")),
        Example("f32[3]", "f32[3, 2]"),
        Example("i32[2, 3]", "i32[3, 2]"),
    ],
)
def dot(lhs: Value, rhs: Value, *, precision_config: tuple[str, ...] = (), dtype: DType | None = None) -> TensorType:
    """The product of vectors and matrices (now ``dot_general``)."""
    if lhs.rank not in (1, 2) or rhs.rank not in (1, 2) or not fits(lhs.shape[-1], rhs.shape[0]):
        fail(f"takes a vector or matrix and another that fits, not {lhs.type} and {rhs.type}")
    if len(precision_config) > 2 or not set(precision_config) <= set(PRECISIONS):
        fail(f"precision_config must have at most 2 entries of {', '.join(PRECISIONS)}, got {precision_config}")
    return TensorType((*lhs.shape[:-1], *rhs.shape[1:]), dtype or lhs.dtype)


@dot.den
def _(lhs: Array, rhs: Array, *, dtype: DType | None, **_: Any) -> Array:
    if dtype is not None and dtype.is_integer:
        lhs, rhs = lhs.astype(dtype.numpy), rhs.astype(dtype.numpy)
    return np.asarray(lhs @ rhs)


@dot.vjp
def _(
    dy: Value, lhs: Value, rhs: Value, *, precision_config: tuple[str, ...], dtype: DType | None
) -> tuple[Value, Value]:
    attrs = {"lhs_contracting_dimensions": (lhs.rank - 1,), "rhs_contracting_dimensions": (0,), "dtype": dtype}
    found: tuple[Value, Value] = VJP.of(dot_general)(dy, lhs, rhs, **dot_general.bind_attrs(attrs))
    return found


@dot.cut
def _(axes: Sequence[Axis], lhs: Value, rhs: Value, **_: Any) -> Axis | str:
    left, right = axes
    if right is None:
        return left if left != lhs.rank - 1 else "couples"
    if left is None:
        return lhs.rank - 1 if right == 1 else "couples"
    return "sum" if left == lhs.rank - 1 and right == 0 else "couples"


# ------------------------------------------------------------------------------------------------------- einsum


def _letters(config: str, *operands: Value) -> TensorType:
    """The result's type by Einstein's convention: ``"ij,j->i"``."""
    left, arrow, right = config.replace(" ", "").partition("->")
    inputs = left.split(",")
    if not arrow or len(inputs) != len(operands) or not set(right) <= set(left) or len(set(right)) != len(right):
        fail(f'"{config}" is not an einsum of {len(operands)} operands, such as "ij,j->i"')
    sizes: dict[str, int] = {}
    for letters, value in zip(inputs, operands, strict=True):
        if len(letters) != value.rank or not all(c.isalpha() for c in letters):
            fail(f'"{letters}" in "{config}" must have one letter for each axis of {value.type}')
        for letter, n in zip(letters, value.shape, strict=True):
            if not fits(sizes.setdefault(letter, n), n):
                fail(f'"{letter}" in "{config}" is {sizes[letter]} and {n}: {", ".join(str(v.type) for v in operands)}')
            sizes[letter] = max(sizes[letter], n)
    return TensorType(tuple(sizes[letter] for letter in right), operands[0].dtype)


def _declared(inferred: TensorType, type: TensorType) -> TensorType:
    if type.dtype is not inferred.dtype or not shapes_fit(type.shape, inferred.shape):
        fail(f"the result is {inferred}, not {type}")
    return type


_MATRIX = TensorType((2, 4), DType.all["f32"])


@primitive(
    form="$lhs, $rhs, config = $einsum_config : fn",
    examples=[Example("f32[2, 3]", "f32[3, 4]", einsum_config="ij,jk->ik", type=_MATRIX)],
)
def einsum(lhs: Value, rhs: Value, *, einsum_config: str, type: TensorType) -> TensorType:
    """Σ lhs · rhs by Einstein's convention (now ``dot_general``)."""
    if lhs.dtype is not rhs.dtype:
        fail(f"both operands must have one element type, got {lhs.type} and {rhs.type}")
    return _declared(_letters(einsum_config, lhs, rhs), type)


@primitive(
    form="$operand, config = $einsum_config : fn",
    examples=[
        Example("f32[2, 3, 4]", einsum_config="ijk->ik", type=_MATRIX, unrun="XLA does not know it"),
        Example("f32[4, 2, 4]", einsum_config="jij->ij", type=_MATRIX, unrun="XLA does not know it"),
    ],
)
def unary_einsum(operand: Value, *, einsum_config: str, type: TensorType) -> TensorType:
    """Σ operand by Einstein's convention: sums, diagonals, transposes (now ``reduce`` and ``transpose``)."""
    return _declared(_letters(einsum_config, operand), type)


@einsum.den
@unary_einsum.den
def _(*operands: Array, einsum_config: str, type: TensorType) -> Array:
    return np.asarray(np.einsum(einsum_config.replace(" ", ""), *operands))


def _factor(dy: Value, other: Value, of: str, others: str, right: str, like: Value) -> Value:
    """The cotangent of an einsum's operand with the letters ``of``."""
    kept = "".join(dict.fromkeys(c for c in of if c in right or c in others))
    sizes = dict(zip(of, like.shape, strict=True))
    type = dy.type.with_shape(tuple(sizes[c] for c in kept))
    return _spread_out(einsum(dy, other, einsum_config=f"{right},{others}->{kept}", type=type), kept, of, like)


def _spread_out(part: Value, letters: str, of: str, like: Value) -> Value:
    """A tensor with an axis for each of ``letters`` as one with the letters ``of``: the same at every index of the others, and
    zero off the diagonal of a letter that stands twice."""
    places = tuple(of.index(c) for c in letters)
    whole = part if letters == of else broadcast_in_dim(part, shape=like.shape, broadcast_dimensions=places)
    for axis, letter in enumerate(of):
        first = of.index(letter)
        if first < axis:
            numbers = like.type.with_dtype(i32)
            on = compare(
                iota(type=numbers, iota_dimension=first),
                iota(type=numbers, iota_dimension=axis),
                comparison_direction="EQ",
            )
            whole = select(on, whole, const(0, whole.type))
    return whole


@einsum.vjp
def _(dy: Value, lhs: Value, rhs: Value, *, einsum_config: str, type: TensorType) -> tuple[Value, Value]:
    left, _, right = einsum_config.replace(" ", "").partition("->")
    a, b = left.split(",")
    return _factor(dy, rhs, a, b, right, lhs), _factor(dy, lhs, b, a, right, rhs)


@unary_einsum.vjp
def _(dy: Value, operand: Value, *, einsum_config: str, type: TensorType) -> tuple[Value]:
    of, _, right = einsum_config.replace(" ", "").partition("->")
    return (_spread_out(dy, right, of, operand),)


def _cut_letters(axes: Sequence[Axis], config: str, *operands: Value) -> Axis | str:
    left, _, right = config.replace(" ", "").partition("->")
    inputs = left.split(",")
    if all(a is None for a in axes):
        return None
    letter = next(inputs[i][a] for i, a in enumerate(axes) if a is not None)
    fits_all = all(
        letters.count(letter) == (axis is not None) and (axis is None or letters[axis] == letter)
        for letters, axis in zip(inputs, axes, strict=True)
    )
    return "couples" if not fits_all else right.index(letter) if letter in right else "sum"


@einsum.cut
def _(axes: Sequence[Axis], lhs: Value, rhs: Value, *, einsum_config: str, type: TensorType) -> Axis | str:
    return _cut_letters(axes, einsum_config, lhs, rhs)


@unary_einsum.cut
def _(axes: Sequence[Axis], operand: Value, *, einsum_config: str, type: TensorType) -> Axis | str:
    return _cut_letters(axes, einsum_config, operand)


# ---------------------------------------------------------------------------------------------------- broadcast


@primitive(
    form="$operand, sizes = $broadcast_sizes : fn",
    examples=[Example("f32[3]", broadcast_sizes=(2, 4)), Example("f32[]", broadcast_sizes=(2,))],
)
def broadcast(operand: Value, *, broadcast_sizes: tuple[int, ...]) -> TensorType:
    """Repeat the operand along new leading axes (now ``broadcast_in_dim``)."""
    if any(n < 0 for n in broadcast_sizes):
        fail(f"broadcast_sizes {list(broadcast_sizes)} must not be negative")
    return operand.type.with_shape((*broadcast_sizes, *operand.shape))


@broadcast.den
def _(operand: Array, *, broadcast_sizes: tuple[int, ...]) -> Array:
    return np.broadcast_to(operand, (*broadcast_sizes, *operand.shape))


@broadcast.vjp
def _(dy: Value, operand: Value, *, broadcast_sizes: tuple[int, ...]) -> tuple[Value]:
    return (reduce_sum(dy, range(len(broadcast_sizes))),)


@broadcast.cut
def _(axes: Sequence[Axis], operand: Value, *, broadcast_sizes: tuple[int, ...]) -> Axis:
    (axis,) = axes
    return None if axis is None else axis + len(broadcast_sizes)
