"""``chlo.ragged_dot``: products of matrices of which one comes in groups of unequal size (a mixture of experts).

There is no specification; what it means is what JAX's ``lax.ragged_dot_general`` computes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.core import CUT, DEN, VJP, Example, Value, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.data import transpose
from shlo.ir.ops.linear import as_type, dot_general
from shlo.ir.types import DType, TensorType, fits, without

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]

_SIZES = {"group_sizes": lambda rng, shape: rng.integers(0, 3, shape)}


def _example(*types: str, **attrs: Any) -> Example:
    return Example(*types, domains=_SIZES, unrun="XLA leaves it to TPUs", **attrs)


@primitive(
    dialect="chlo",
    examples=[
        _example(
            *("f32[6, 3]", "f32[2, 3, 4]", "i32[2]"),
            lhs_contracting_dimensions=(1,),
            rhs_contracting_dimensions=(1,),
            lhs_ragged_dimensions=(0,),
            rhs_group_dimensions=(0,),
        ),
        _example(
            *("f32[5, 6, 3]", "f32[2, 5, 3, 4]", "i64[5, 2]"),
            lhs_batching_dimensions=(0,),
            rhs_batching_dimensions=(1,),
            lhs_contracting_dimensions=(2,),
            rhs_contracting_dimensions=(2,),
            lhs_ragged_dimensions=(1,),
            rhs_group_dimensions=(0,),
        ),
        _example(
            *("f32[5, 4, 6]", "f32[5, 6, 3]", "i32[2]"),
            lhs_batching_dimensions=(0,),
            rhs_batching_dimensions=(0,),
            lhs_contracting_dimensions=(2,),
            rhs_contracting_dimensions=(1,),
            lhs_ragged_dimensions=(2,),
        ),
        _example(
            *("f32[5, 4, 6]", "f32[5, 6, 3]", "i32[2]"),
            lhs_batching_dimensions=(0,),
            rhs_batching_dimensions=(0,),
            lhs_contracting_dimensions=(2,),
            rhs_contracting_dimensions=(1,),
            lhs_ragged_dimensions=(0,),
        ),
    ],
)
def ragged_dot(
    lhs: Value,
    rhs: Value,
    group_sizes: Value,
    *,
    lhs_batching_dimensions: Axes = (),
    rhs_batching_dimensions: Axes = (),
    lhs_contracting_dimensions: Axes = (),
    rhs_contracting_dimensions: Axes = (),
    lhs_ragged_dimensions: Axes = (),
    rhs_group_dimensions: Axes = (),
    precision_config: tuple[str, ...] = (),
    dtype: DType | None = None,
) -> TensorType:
    """A ``dot_general`` whose lhs comes in consecutive groups along its *ragged* axis, as many indices each as ``group_sizes``
    say (an array ``[…, groups]``, the same for all or one for each index before the ragged axis).

    Where the ragged axis is free, each group has a matrix of its own: axis ``rhs_group_dimensions`` of rhs numbers them,
    and what is in no group gives zeros.  Where it is contracted, each group gives a result of its own, numbered by a first
    axis of the result.  Where it is a batching axis the groups make no difference.
    """
    rank = lhs.rank
    if len(lhs_ragged_dimensions) != 1 or not 0 <= lhs_ragged_dimensions[0] < rank:
        fail(f"lhs_ragged_dimensions must be one axis of {lhs.type}, not {list(lhs_ragged_dimensions)}")
    (ragged,) = lhs_ragged_dimensions
    free = ragged not in (*lhs_batching_dimensions, *lhs_contracting_dimensions)
    if len(rhs_group_dimensions) != free:
        what = "one axis, as the ragged axis is free" if free else "empty, as the ragged axis is not free"
        fail(f"rhs_group_dimensions must be {what}, got {list(rhs_group_dimensions)}")
    if not group_sizes.dtype.is_integer or group_sizes.rank < 1:
        fail(f"group_sizes must be integers of rank 1 at least, got {group_sizes.type}")
    groups = group_sizes.shape[-1]
    before = _before(rank, ragged, lhs_batching_dimensions, lhs_contracting_dimensions)
    wanted = tuple(lhs.shape[a] for a in before)
    if group_sizes.rank > 1 and (
        group_sizes.rank != len(wanted) + 1 or not all(map(fits, group_sizes.shape[:-1], wanted))
    ):
        fail(f"group_sizes must have the shape {[groups]} or {[*wanted, groups]}, got {list(group_sizes.shape)}")
    for axis in rhs_group_dimensions:
        if not 0 <= axis < rhs.rank or axis in (*rhs_batching_dimensions, *rhs_contracting_dimensions):
            fail(f"rhs_group_dimensions must be a free axis of {rhs.type}, got {axis}")
        if not fits(rhs.shape[axis], groups):
            fail(f"axis {axis} of rhs has {rhs.shape[axis]} matrices for {groups} groups")
    rest = Value(rhs.node, rhs.index, rhs.type.with_shape(without(rhs.shape, *rhs_group_dimensions)))
    result: TensorType = dot_general.fn(
        lhs,
        rest,
        lhs_batching_dimensions=lhs_batching_dimensions,
        rhs_batching_dimensions=_closed_up(rhs_batching_dimensions, rhs_group_dimensions),
        lhs_contracting_dimensions=lhs_contracting_dimensions,
        rhs_contracting_dimensions=_closed_up(rhs_contracting_dimensions, rhs_group_dimensions),
        precision_config=precision_config,
        dtype=dtype,
    )
    return result.with_shape((groups, *result.shape)) if ragged in lhs_contracting_dimensions else result


def _closed_up(axes: Axes, removed: Axes) -> Axes:
    """Axes as they are numbered without the removed ones."""
    return tuple(a - sum(r < a for r in removed) for a in axes)


def _before(rank: int, ragged: int, batching: Axes, contracting: Axes) -> Axes:
    """The axes that group sizes may depend on: the batching ones, and those of the ragged one's kind before it."""
    free = tuple(a for a in range(rank) if a not in (*batching, *contracting))
    if ragged in batching:
        return batching[: batching.index(ragged)]
    kind = contracting if ragged in contracting else free
    return batching + kind[: kind.index(ragged)]


@ragged_dot.den
def _(
    lhs: Array,
    rhs: Array,
    group_sizes: Array,
    *,
    lhs_batching_dimensions: Axes,
    rhs_batching_dimensions: Axes,
    lhs_contracting_dimensions: Axes,
    rhs_contracting_dimensions: Axes,
    lhs_ragged_dimensions: Axes,
    rhs_group_dimensions: Axes,
    dtype: DType | None,
    **_: Any,
) -> Array:
    (ragged,) = lhs_ragged_dimensions
    product: Callable[..., Array] = DEN.of(dot_general)
    dims = {
        "lhs_batching_dimensions": lhs_batching_dimensions,
        "rhs_batching_dimensions": _closed_up(rhs_batching_dimensions, rhs_group_dimensions),
        "lhs_contracting_dimensions": lhs_contracting_dimensions,
        "rhs_contracting_dimensions": _closed_up(rhs_contracting_dimensions, rhs_group_dimensions),
        "dtype": dtype,
    }
    if ragged in lhs_batching_dimensions:
        return product(lhs, rhs, **dims)
    before = _before(lhs.ndim, ragged, lhs_batching_dimensions, lhs_contracting_dimensions)
    sizes = np.broadcast_to(group_sizes, (*(lhs.shape[a] for a in before), group_sizes.shape[-1]))
    ends = np.cumsum(sizes.astype(np.int64), axis=-1)
    members = [_members(lhs, ragged, before, ends, sizes, g) for g in range(sizes.shape[-1])]
    if ragged in lhs_contracting_dimensions:
        each = [product(np.where(m, lhs, 0), rhs, **dims) for m in members]
        return np.stack(each) if each else product(lhs, rhs, **dims)[None][:0]
    (group_axis,) = rhs_group_dimensions
    total = np.zeros_like(product(lhs, np.zeros_like(rhs, shape=without(rhs.shape, group_axis)), **dims))
    kept = [a for a in range(lhs.ndim) if a not in lhs_contracting_dimensions]
    places = [kept.index(a) for a in lhs_batching_dimensions]
    places += [i for i in range(len(kept)) if i not in places]
    for g, mine in enumerate(members):
        rows = mine.squeeze(lhs_contracting_dimensions).transpose(places)  # of size 1 along what is contracted
        rows = rows.reshape(*rows.shape, *(1,) * (total.ndim - rows.ndim))
        total = np.where(rows, product(lhs, np.take(rhs, g, axis=group_axis), **dims), total)
    return total


def _members(lhs: Array, ragged: int, before: Axes, ends: Array, sizes: Array, group: int) -> Array:
    """Which elements of lhs are in a group: booleans that broadcast against it."""
    shape = [1] * lhs.ndim
    for axis in before:
        shape[axis] = lhs.shape[axis]
    # The group sizes' axes are in the order of `before`; lhs's in their own.
    order = sorted(range(len(before)), key=lambda i: before[i])
    end = ends[..., group].transpose(order).reshape(shape)
    start = end - sizes[..., group].astype(np.int64).transpose(order).reshape(shape)
    index = np.arange(lhs.shape[ragged]).reshape([-1 if a == ragged else 1 for a in range(lhs.ndim)])
    return np.asarray((start <= index) & (index < end))


@ragged_dot.vjp
def _(
    dy: Value,
    lhs: Value,
    rhs: Value,
    group_sizes: Value,
    *,
    lhs_batching_dimensions: Axes,
    rhs_batching_dimensions: Axes,
    lhs_contracting_dimensions: Axes,
    rhs_contracting_dimensions: Axes,
    lhs_ragged_dimensions: Axes,
    rhs_group_dimensions: Axes,
    precision_config: tuple[str, ...],
    dtype: DType | None,
) -> tuple[Value, Value, None]:
    """Of a free ragged axis dlhs is of that kind too and drhs contracts the axis; of a contracted one it is free in both."""
    (ragged,) = lhs_ragged_dimensions
    left = Roles(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = Roles(rhs, rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions)
    if ragged in left.batching:
        grads = VJP.of(dot_general)(
            dy,
            lhs,
            rhs,
            lhs_batching_dimensions=left.batching,
            rhs_batching_dimensions=right.batching,
            lhs_contracting_dimensions=left.contracting,
            rhs_contracting_dimensions=right.contracting,
            precision_config=precision_config,
            algorithm=None,
            dtype=dtype,
        )
        return (*grads, None)
    batches, rows, summed, columns = (len(axes) for axes in (left.batching, left.free, left.contracting, right.free))

    def product(lhs: Value, rhs: Value, contracting: tuple[Axes, Axes], ragged: int, *groups: int) -> Value:
        """Of operands whose batching axes come first, rhs's after those in ``groups``."""
        return ragged_dot(
            lhs,
            rhs,
            group_sizes,
            lhs_batching_dimensions=_span(0, batches),
            rhs_batching_dimensions=_span(len(groups), batches),
            lhs_contracting_dimensions=contracting[0],
            rhs_contracting_dimensions=contracting[1],
            lhs_ragged_dimensions=(ragged,),
            rhs_group_dimensions=groups,
            precision_config=precision_config,
        )

    if ragged in left.contracting:
        # dy [g, b, rows, columns]; x [b, summed, rows] and w [b, summed, columns], whose ragged axis is free in both products
        x, w = left.ordered("bcf", dy.dtype), right.ordered("bcf", dy.dtype)
        place = batches + left.contracting.index(ragged)
        last, after = batches + summed, 1 + batches
        dx = product(w, dy, (_span(last, columns), _span(after + rows, columns)), place, 0)
        dw = product(x, dy, (_span(last, rows), _span(after, rows)), place, 0)
        return left.restored(dx, "bcf"), right.restored(dw, "bcf"), None
    # dy [b, rows, columns]; x [b, rows, summed], w [g, b, summed, columns]
    x, w = left.ordered("bfc", dy.dtype), right.ordered("gbcf", dy.dtype)
    place, last = batches + left.free.index(ragged), batches + rows
    dx = product(dy, w, (_span(last, columns), _span(1 + batches + summed, columns)), place, 0)
    dw = product(x, dy, (_span(batches, rows), _span(batches, rows)), place)
    return left.restored(dx, "bfc"), right.restored(dw, "gbcf"), None


def _span(start: int, count: int) -> Axes:
    return tuple(range(start, start + count))


class Roles(NamedTuple):
    """One operand of a ragged_dot, with the roles of its axes: batching, contracting, that of the groups, the free ones."""

    value: Value
    batching: Axes
    contracting: Axes
    groups: Axes = ()

    @property
    def free(self) -> Axes:
        return without(range(self.value.rank), *self.batching, *self.contracting, *self.groups)

    def _order(self, roles: str) -> Axes:
        axes = {"b": self.batching, "c": self.contracting, "f": self.free, "g": self.groups}
        return tuple(axis for role in roles for axis in axes[role])

    def ordered(self, roles: str, dtype: DType) -> Value:
        """The operand with its axes in the order of these roles."""
        return _transposed(as_type(self.value, dtype), self._order(roles))

    def restored(self, cotangent: Value, roles: str) -> Value:
        """A cotangent of what :meth:`ordered` gives as one of the operand."""
        order = self._order(roles)
        return as_type(_transposed(cotangent, tuple(order.index(i) for i in range(len(order)))), self.value.dtype)


def _transposed(value: Value, order: Axes) -> Value:
    return value if order == tuple(range(len(order))) else transpose(value, permutation=order)


CUT.excuse("its groups are counted over the whole batch", ragged_dot)
