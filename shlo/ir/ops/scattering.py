"""``scatter``: slices put into a tensor where indices say, and how ``gather`` and ``scatter`` are each other's adjoint.

Specification: the section "scatter"; a refusal begins with the constraint that it enforces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.core import VJP, Example, Graph, NoCotangent, Value, Values, full_like, primitive, trace
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.bodies import promoted, reduced_elements
from shlo.ir.ops.data import clamp, const, is_zero, monoid, monoid_of, pad
from shlo.ir.ops.elementwise import add, compare, convert, maximum, minimum, multiply, select
from shlo.ir.ops.indexing import (
    IndexedAxes,
    along_vectors,
    check_indexed,
    clamp_indices,
    dynamic_gather,
    gather,
    torch_index_select,
)
from shlo.ir.types import DYNAMIC, DType, Shape, TensorType, fits, i32, i64, shapes_fit

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
Axis = int | None

_F32 = DType.all["f32"]

_NAMES = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
)
_NUMBERS = {
    "rank": 2,
    "window": 7,
    "distinct": 9,
    "dropped sorted": 10,
    "dropped": 11,
    "batching sorted": 12,
    "batching": 13,
    "index batching distinct": 14,
    "index batching": 15,
    "vector batched": 16,
    "batching count": 17,
    "batching size": 18,
    "length": 19,
    "mapped distinct": 20,
    "mapped": 21,
    "vector": 22,
}


def _axes(
    update_window_dims: Axes,
    inserted_window_dims: Axes,
    input_batching_dims: Axes,
    scatter_indices_batching_dims: Axes,
    scatter_dims_to_operand_dims: Axes,
    index_vector_dim: int,
) -> IndexedAxes:
    return IndexedAxes(
        update_window_dims,
        inserted_window_dims,
        input_batching_dims,
        scatter_indices_batching_dims,
        scatter_dims_to_operand_dims,
        index_vector_dim,
    )


@cache
def replacing(dtype: DType) -> Graph:
    """The region ``(old, new) ↦ new``: a scatter that overwrites."""
    scalar = TensorType((), dtype)
    return trace(lambda old, new: new, [("old", scalar), ("new", scalar)])


_ROWS: dict[str, Any] = {
    "update_window_dims": (1,),
    "inserted_window_dims": (0,),
    "scatter_dims_to_operand_dims": (0,),
    "index_vector_dim": 1,
}
_WIDE = {"scatter_indices": lambda rng, s: rng.integers(-2, 7, s)}


@primitive(
    form="generic indices_are_sorted unique_indices",
    examples=[
        Example("f32[5, 3]", "i32[4, 1]", "f32[4, 3]", **_ROWS, update_computation=monoid(add, _F32), domains=_WIDE),
        Example(
            "f32[5, 3]",
            "i32[4, 1]",
            "f32[4, 3]",
            **_ROWS,
            update_computation=monoid(add, _F32),
            domains={**_WIDE, "inputs": "zero"},
        ),
        Example("f32[5, 3]", "i32[6]", "f32[6, 2]", **_ROWS, update_computation=replacing(_F32)),
        Example(
            "f32[5]",
            "i32[3, 1]",
            "f32[3]",
            inserted_window_dims=(0,),
            scatter_dims_to_operand_dims=(0,),
            index_vector_dim=1,
            unique_indices=True,
            update_computation=monoid(multiply, _F32),
            domains={"scatter_indices": lambda rng, s: rng.permutation(7)[:3].reshape(s) - 1},
        ),
        Example(
            "f32[2, 4, 3]",
            "ui8[3, 2, 1]",
            "f32[3, 2, 2]",
            update_window_dims=(2,),
            input_batching_dims=(0, 2),
            scatter_indices_batching_dims=(1, 0),
            scatter_dims_to_operand_dims=(1,),
            index_vector_dim=2,
            update_computation=monoid(add, _F32),
            domains={"scatter_indices": lambda rng, s: rng.integers(0, 3, s)},
        ),
    ],
)
def scatter(
    inputs: Values,
    scatter_indices: Value,
    updates: Values,
    *,
    update_window_dims: tuple[int, ...] = (),
    inserted_window_dims: tuple[int, ...] = (),
    input_batching_dims: tuple[int, ...] = (),
    scatter_indices_batching_dims: tuple[int, ...] = (),
    scatter_dims_to_operand_dims: tuple[int, ...] = (),
    index_vector_dim: int = 0,
    indices_are_sorted: bool = False,
    unique_indices: bool = False,
    update_computation: Graph,
) -> tuple[TensorType, ...]:
    """The inputs, each element folded by update_computation with the elements of updates that the indices put there.

    Where they go is said as for :func:`gather`, but nothing is clamped: an element that would lie outside is dropped.  (XLA
    drops a window of which any element lies outside.)  Elements that meet are folded in row-major order of updates.
    ``indices_are_sorted`` and ``unique_indices`` are promises that nothing here relies on."""
    axes = _axes(
        update_window_dims,
        inserted_window_dims,
        input_batching_dims,
        scatter_indices_batching_dims,
        scatter_dims_to_operand_dims,
        index_vector_dim,
    )
    if not inputs:
        fail("scatter_c5: needs at least one input")
    for label, group in (("scatter_c1", inputs), ("scatter_c3", updates)):
        for value in group:
            if not shapes_fit(value.shape, group[0].shape):
                fail(f"{label}: shapes must agree, got {group[0].type} and {value.type}")
    for x, update in zip(inputs, updates, strict=True):
        if x.dtype is not update.dtype and not (x.dtype.is_float and update.dtype.is_float):
            fail(f"scatter_c6: an input and its updates must have one element type, got {x.type} and {update.type}")
    check_indexed("scatter", _NUMBERS, axes, inputs[0], scatter_indices, _NAMES)
    update = updates[0]
    outer = [scatter_indices.shape[a] for a in axes.index_axes(scatter_indices.rank)]
    if update.rank != len(outer) + len(axes.window):
        fail(f"scatter_c4: updates {update.type} must have {len(outer) + len(axes.window)} axes")
    if not all(0 <= a < update.rank for a in axes.window):
        fail(f"scatter_c8: update_window_dims {list(axes.window)} must be axes of {update.type}")
    for a, b in zip(axes.window, axes.sliced(inputs[0].rank), strict=True):
        m, n = update.shape[a], inputs[0].shape[b]
        if DYNAMIC not in (m, n) and m > n:
            fail(f"scatter_c4: windows in updates {update.type} must fit into {inputs[0].type}")
    if not all(fits(update.shape[a], n) for a, n in zip(axes.outer(update.rank), outer, strict=True)):
        fail(f"scatter_c4: updates {update.type} must have one window for each vector of {scatter_indices.type}")
    elements = reduced_elements(update_computation, [v.dtype for v in inputs], "scatter_c23")
    return tuple(v.type.with_dtype(e) for v, e in zip(inputs, elements, strict=True))


@scatter.den
def _(
    inputs: Sequence[Array],
    scatter_indices: Array,
    updates: Sequence[Array],
    *,
    update_computation: Any,
    indices_are_sorted: bool,
    unique_indices: bool,
    **numbers: Any,
) -> tuple[Array, ...]:
    body = update_computation.graph
    inputs, updates = promoted(inputs, body), promoted(updates, body)
    axes, shape = _axes(**numbers), inputs[0].shape
    vectors = axes.vectors(scatter_indices)
    batch = vectors.shape[:-1]
    starts: list[Array | int] = [0] * len(shape)
    for k, axis in enumerate(axes.mapped):
        starts[axis] = np.clip(_signed(vectors[..., k]), -_FAR, _FAR)
    for axis in axes.batching:
        starts[axis] = axes.batch_place(axis, batch)
    sizes = [updates[0].shape[a] for a in axes.window]
    places = np.broadcast_arrays(*axes.places(starts, batch, sizes)) if shape else []
    inside = np.ones((*batch, *sizes), np.bool_)
    target = np.zeros(inside.shape, np.int64)
    for place, n in zip(places, shape, strict=True):
        inside &= (place >= 0) & (place < n)
        target = target * n + place
    # Row-major order of the updates, the windows' axes where they are.
    order = [np.moveaxis(x, range(len(batch), x.ndim), axes.window).ravel() for x in (inside, target)]
    kept = np.flatnonzero(order[0])
    return _fold(inputs, order[1][kept], [u.ravel()[kept] for u in updates], update_computation)


_FAR = 1 << 40
"""Beyond any tensor's size: what is farther out is taken to be here, so that places do not overflow."""


def _signed(column: Array) -> Array:
    """Index entries as int64; what int64 does not hold is far out all the same."""
    return np.minimum(column, _FAR).astype(np.int64) if column.dtype == np.uint64 else column.astype(np.int64)


def _fold(inputs: Sequence[Array], target: Array, updates: Sequence[Array], computation: Any) -> tuple[Array, ...]:
    """Fold each update into its target element, in order."""
    body: Graph = computation.graph
    flat = [np.array(x).ravel() for x in inputs]
    known = monoid_of(body)
    if body.results == body.params[len(inputs) :]:
        for x, u in zip(flat, updates, strict=True):
            x[target] = u  # of several the last remains
    elif known in _AT and flat[0].dtype in _PLAIN and not _rounds(body, flat[0]):
        _AT[known].at(flat[0], target, updates[0])
    else:
        by_target = np.argsort(target, kind="stable")
        counted = target[by_target]
        first = np.flatnonzero(np.diff(counted, prepend=-1))
        turn = np.arange(len(counted)) - np.repeat(first, np.diff(np.append(first, len(counted))))
        # In one round no two updates meet: each target takes its next one.
        for i in range(int(np.max(turn, initial=-1)) + 1):
            now = by_target[turn == i]
            at = target[now]
            folded = computation.on_arrays(*(x[at] for x in flat), *(u[now] for u in updates))
            for k, new in enumerate(folded):
                flat[k] = flat[k] if flat[k].dtype == new.dtype else flat[k].astype(new.dtype)
                flat[k][at] = new
    return tuple(x.reshape(y.shape) for x, y in zip(flat, inputs, strict=True))


def _rounds(body: Graph, array: Array) -> bool:
    """Does the body work in a narrower float than the array holds, so that every step rounds?  (Not in the real world.)"""
    element = body.results[0].dtype
    return element.is_float and element.bits < 32 and array.dtype == np.float32


_AT: dict[Any, np.ufunc] = {add: np.add, multiply: np.multiply, maximum: np.maximum, minimum: np.minimum}
_PLAIN = frozenset(map(np.dtype, ("f4", "f8", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "O")))
"""Elements that NumPy folds one by one as a machine does: no rounding in between is lost."""


# --------------------------------------------------------------------------------------------------------- adjoints


@gather.vjp
def _(
    dy: Value,
    operand: Value,
    start_indices: Value,
    *,
    slice_sizes: Shape,
    indices_are_sorted: bool,
    offset_dims: Axes,
    collapsed_slice_dims: Axes,
    operand_batching_dims: Axes,
    start_indices_batching_dims: Axes,
    start_index_map: Axes,
    index_vector_dim: int,
) -> tuple[Value, None]:
    axes = _axes(
        offset_dims,
        collapsed_slice_dims,
        operand_batching_dims,
        start_indices_batching_dims,
        start_index_map,
        index_vector_dim,
    )
    limits = [operand.shape[a] - slice_sizes[a] for a in start_index_map]
    (dx,) = scatter(
        [full_like(operand, 0.0)],
        clamp_indices(start_indices, axes, limits),
        [dy],
        update_window_dims=offset_dims,
        inserted_window_dims=collapsed_slice_dims,
        input_batching_dims=operand_batching_dims,
        scatter_indices_batching_dims=start_indices_batching_dims,
        scatter_dims_to_operand_dims=start_index_map,
        index_vector_dim=index_vector_dim,
        indices_are_sorted=indices_are_sorted,
        update_computation=monoid(add, operand.dtype),
    )
    return dx, None


@dynamic_gather.vjp
def _(
    dy: Value, operand: Value, start_indices: Value, slice_sizes: Value, *, type: TensorType, **numbers: Any
) -> tuple[Value | NoCotangent, None, None]:
    """That of ``gather``, where the result's type says the sizes."""
    if not dy.type.is_static or not operand.type.is_static:
        return NoCotangent("its slices have sizes that are not known"), None, None
    offsets = iter(sorted(numbers["offset_dims"]))
    single = {*numbers["collapsed_slice_dims"], *numbers["operand_batching_dims"]}
    sizes = tuple(1 if a in single else dy.shape[next(offsets)] for a in range(operand.rank))
    dx, _ = VJP.of(gather)(dy, operand, start_indices, slice_sizes=sizes, **numbers)
    return dx, None, None


@torch_index_select.vjp
def _(dy: Value, operand: Value, index: Value, *, dim: int, batch_dims: int) -> tuple[Value, None]:
    """It is a ``gather`` of whole slices."""
    chosen = index.rank - batch_dims
    batching = tuple(range(batch_dims))
    found: tuple[Value, None] = VJP.of(gather)(
        dy,
        operand,
        index,
        offset_dims=(*range(batch_dims, dim), *range(dim + chosen, dy.rank)),
        collapsed_slice_dims=(dim,),
        operand_batching_dims=batching,
        start_indices_batching_dims=batching,
        start_index_map=(dim,),
        index_vector_dim=index.rank,
        slice_sizes=tuple(1 if a < batch_dims or a == dim else n for a, n in enumerate(operand.shape)),
        indices_are_sorted=False,
    )
    return found


def _taken(x: Value, indices: Value, update: Value, axes: IndexedAxes, fill: Value) -> Value:
    """What x holds at the place of every element of update, ``fill`` where that lies outside.

    x gets a margin of a window's width on each side, so that whatever a window has outside lies in it."""
    windows = dict(zip(axes.sliced(x.rank), (update.shape[a] for a in axes.window), strict=True))
    sizes = tuple(windows.get(a, 1) for a in range(x.rank))
    margin = tuple(sizes[a] if a in axes.mapped else 0 for a in range(x.rank))
    padded = pad(x, fill, edge_padding_low=margin, edge_padding_high=margin, interior_padding=(0,) * x.rank)
    wide = clamp_indices(indices, axes, [2**63 - 1] * len(axes.mapped)) if indices.dtype.kind == "uint" else indices
    wide = wide if wide.dtype is i64 else convert(wide, dtype=i64)
    widths = [sizes[a] for a in axes.mapped]
    low = along_vectors([-w for w in widths], wide, axes)
    high = along_vectors([x.shape[a] for a in axes.mapped], wide, axes)
    return gather(
        padded,
        add(clamp(low, wide, high), along_vectors(widths, wide, axes)),
        offset_dims=axes.window,
        collapsed_slice_dims=axes.dropped,
        operand_batching_dims=axes.batching,
        start_indices_batching_dims=axes.index_batching,
        start_index_map=axes.mapped,
        index_vector_dim=axes.vector,
        slice_sizes=sizes,
    )


@scatter.vjp
def _(
    dys: Sequence[Value | None],
    inputs: Values,
    scatter_indices: Value,
    updates: Values,
    *,
    update_computation: Graph,
    unique_indices: bool,
    **attrs: Any,
) -> tuple[list[Value | None], None, list[Value | None]]:
    axes = _axes(**{k: v for k, v in attrs.items() if k != "indices_are_sorted"})
    known = monoid_of(update_computation) if len(inputs) == 1 else None
    if known is add:
        way: Callable[[Value, Value, Value], tuple[Value, Value]] = lambda dy, x, u: (dy, take(dy, u))  # noqa: E731
    elif known is multiply and unique_indices:

        def way(dy: Value, x: Value, u: Value) -> tuple[Value, Value]:
            (scaled,) = put([dy], [u], multiply)
            return scaled, take(multiply(dy, x), u)

    elif update_computation.results == update_computation.params[len(inputs) :]:

        def way(dy: Value, x: Value, u: Value) -> tuple[Value, Value]:
            (kept,) = put([dy], [full_like(u, 0.0)], None)
            own = take(dy, u)
            return kept, own if unique_indices else select(remains(x, u), own, full_like(own, 0.0))

    else:
        raise ShloError(
            "scatter can be differentiated where update_computation is add, returns the update, or multiplies and "
            "unique_indices holds"
        )

    def take(x: Value, update: Value) -> Value:
        return _taken(x, scatter_indices, update, axes, const(0, x.type.with_shape(())))

    def put(into: list[Value], new: list[Value], op: Any) -> tuple[Value, ...]:
        body = replacing(into[0].dtype) if op is None else monoid(op, into[0].dtype)
        return scatter(into, scatter_indices, new, update_computation=body, unique_indices=unique_indices, **attrs)

    def remains(x: Value, update: Value) -> Value:
        """Which elements of update no later one has overwritten: those whose number is found in their place."""
        count = int(np.prod(update.shape))
        numbers = const(np.arange(1, count + 1, dtype=np.int32).reshape(update.shape), TensorType(update.shape, i32))
        (winners,) = put([const(0, TensorType(x.shape, i32))], [numbers], None)
        return compare(take(winners, update), numbers, comparison_direction="EQ")

    pairs = [(None, None) if dy is None else way(dy, x, u) for dy, x, u in zip(dys, inputs, updates, strict=True)]
    return [a for a, _ in pairs], None, [b for _, b in pairs]


@scatter.cut
def _(
    axes: Sequence[Axis],
    inputs: Values,
    scatter_indices: Value,
    updates: Values,
    *,
    update_computation: Graph,
    **attrs: Any,
) -> tuple[Axis | str, ...]:
    count = len(inputs)
    numbers = _axes(**{k: v for k, v in attrs.items() if k in (*_NAMES, "index_vector_dim")})
    into, by_index, new = set(axes[:count]), axes[count], set(axes[count + 1 :])
    couples: tuple[Axis | str, ...] = ("couples",) * count
    if len(into) > 1 or len(new) > 1:
        return couples
    (cut,), (part,) = into, new
    if cut is None and by_index is None and part is None:
        return (None,) * count
    outer = numbers.outer(updates[0].rank)
    along = numbers.index_axes(scatter_indices.rank)
    if by_index is None:
        # Windows that span the cut axis stay with their shard.
        sliced = numbers.sliced(inputs[0].rank)
        if cut is None or cut not in sliced or cut in numbers.mapped or part != numbers.window[sliced.index(cut)]:
            return couples
        return (cut if updates[0].shape[part] == inputs[0].shape[cut] else "couples",) * count
    if by_index == numbers.vector or part != outer[along.index(by_index)]:
        return couples
    if by_index in numbers.index_batching:
        partner = numbers.batching[numbers.index_batching.index(by_index)]
        return (cut if cut == partner else "couples",) * count
    # Every shard adds its own updates to nothing.
    adds = count == 1 and cut is None and monoid_of(update_computation) is add and is_zero(inputs[0])
    return ("sum" if adds else "couples",) * count
