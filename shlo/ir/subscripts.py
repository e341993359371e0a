"""What Python's ``x[…]`` and ``a @ b`` say of shapes: which slice, which product.  NumPy's rules, where all is known beforehand."""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.errors import ShloError, users_line
from shlo.ir.types import DYNAMIC, Shape


class Subscript(NamedTuple):
    """A static subscript: the range along each axis, the axes to turn round after it, and the shape at the end."""

    starts: Shape
    limits: Shape
    strides: Shape
    reversed: tuple[int, ...]
    shape: Shape


def subscript(index: Any, shape: Shape, type: str) -> Subscript:
    """What ``x[index]`` takes of a tensor of this shape.

    ``index`` is an integer, a slice, ``...``, ``None`` (a new axis of size 1), or a tuple of those.  ShloError at the user's
    line for anything else, and for what is out of range: it is not clamped as ``dynamic_slice`` does.
    """
    parts = index if isinstance(index, tuple) else (index,)
    if DYNAMIC in shape:
        raise ShloError(f"a tensor is indexed where its sizes are known, {type} has one that is not", users_line())
    for part in parts:
        _check(part)
    named = sum(part is not None and part is not Ellipsis for part in parts)
    dots = sum(part is Ellipsis for part in parts)
    if dots > 1 or named > len(shape):
        what = "more than one ..." if dots > 1 else f"{named} indices"
        raise ShloError(f"{type} is indexed with {what}, it has {len(shape)} axes", users_line())
    if not dots:
        parts = (*parts, Ellipsis)
    starts: list[int] = []
    limits: list[int] = []
    strides: list[int] = []
    turned: list[int] = []
    final: list[int] = []
    for part in parts:
        if part is None:
            final.append(1)
            continue
        if part is Ellipsis:
            each: list[Any] = [slice(None)] * (len(shape) - named)
        else:
            each = [part]
        for one in each:
            axis = len(starts)
            taken = _range(one, shape[axis], axis, type)
            turned += [axis] * (taken.step < 0 and len(taken) > 1)
            ordered = taken if taken.step > 0 else taken[::-1]
            empty = not len(ordered)
            starts.append(0 if empty else ordered.start)
            limits.append(0 if empty else ordered[-1] + 1)
            strides.append(1 if len(ordered) <= 1 else ordered.step)
            final += [len(ordered)] * isinstance(one, slice)
    return Subscript(tuple(starts), tuple(limits), tuple(strides), tuple(turned), tuple(final))


def _check(part: Any) -> None:
    if part is None or part is Ellipsis:
        return
    ends = (part.start, part.stop, part.step) if isinstance(part, slice) else (part,)
    for end in ends:
        if isinstance(part, slice) and end is None:
            continue
        if isinstance(end, (int, np.integer)) and not isinstance(end, bool):
            continue
        what = f"a {end.__class__.__name__}"
        raise ShloError(
            f"a value is indexed with integers, slices of integers, ... and None, not with {what}: ops.dynamic_slice takes a "
            "slice at a place that the program computes, ops.gather those that a tensor of indices names, ops.select chooses by a "
            "mask",
            users_line(),
        )
    if isinstance(part, slice) and part.step == 0:
        raise ShloError("the step of a slice must not be 0", users_line())


def _range(part: Any, size: int, axis: int, type: str) -> range:
    """The indices that an integer or a slice names of an axis."""
    if isinstance(part, slice):
        return range(*part.indices(size))
    at = operator.index(part)
    if not -size <= at < size:
        raise ShloError(f"index {at} is out of range on axis {axis} of {type}", users_line())
    at %= size
    return range(at, at + 1)


class Product(NamedTuple):
    """A matrix product as a ``dot_general``, and the order of its axes afterwards (None where it is right)."""

    attrs: dict[str, Any]
    order: tuple[int, ...] | None


def matrix_product(lhs: Shape, rhs: Shape, types: str) -> Product:
    """How ``a @ b`` multiplies tensors of these shapes: the last two axes are those of matrices, the ones before go along.

    An operand of rank 1 is a row on the left and a column on the right.  ShloError at the user's line for scalars, sizes that
    do not fit, and leading axes that differ: where NumPy would repeat some, ``ops.broadcast_in_dim`` says so.
    """
    if not lhs or not rhs:
        raise ShloError(f"@ multiplies vectors and matrices, not {types}: * is for scalars", users_line())
    inner = max(len(rhs) - 2, 0)
    if lhs[-1] != rhs[inner] and DYNAMIC not in (lhs[-1], rhs[inner]):
        raise ShloError(
            f"@ sums over the last axis of the left operand and axis {inner} of the right one, whose sizes {lhs[-1]} and "
            f"{rhs[inner]} differ: {types}",
            users_line(),
        )
    contracting = {"lhs_contracting_dimensions": (len(lhs) - 1,), "rhs_contracting_dimensions": (inner,)}
    if len(rhs) <= 2:
        return Product(contracting, None)
    leading = len(rhs) - 2
    if len(lhs) <= 2:  # the rows come first, then the leading axes: they change places
        rows = len(lhs) - 1
        order = (*range(rows, rows + leading), *range(rows), rows + leading)
        return Product(contracting, order if rows else None)
    if lhs[:-2] != rhs[:-2]:
        raise ShloError(
            f"@ takes equal leading axes, not {list(lhs[:-2])} and {list(rhs[:-2])}: {types} "
            "(ops.broadcast_in_dim repeats a tensor along new or other axes)",
            users_line(),
        )
    batching = tuple(range(leading))
    return Product({"lhs_batching_dimensions": batching, "rhs_batching_dimensions": batching, **contracting}, None)
