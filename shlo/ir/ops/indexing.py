"""Operators that take slices from where indices say: ``dynamic_slice``, ``dynamic_update_slice``, ``gather`` and kin.

Specification: the sections of these names; a refusal begins with the constraint that it enforces.  Starts are clamped so
that a slice always lies within the operand: nothing is ever read from outside.  ``scatter``, the adjoint of ``gather``, is in
:mod:`shlo.ir.ops.scattering`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo.ir.core import CUT, Example, Value, Values, full_like, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.data import clamp, const
from shlo.ir.types import DYNAMIC, DType, Shape, TensorType, fits, shapes_fit

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
Axis = int | None


def check_axes(
    axes: Axes, rank: int, what: str, *, bounds: str, unique: str = "", sorted_: str = "", beside: Axes = ()
) -> None:
    """Axes must be distinct (also from those ``beside`` them), in order and there; each label cites its constraint."""
    if unique and len({*axes, *beside}) != len(axes) + len(beside):
        fail(f"{unique}: {what} {[*axes, *beside]} repeat an axis")
    if sorted_ and list(axes) != sorted(axes):
        fail(f"{sorted_}: {what} {list(axes)} must be sorted")
    if not all(0 <= a < rank for a in axes):
        fail(f"{bounds}: {what} {list(axes)} must be axes of a tensor of rank {rank}")


def check_indices(indices: Sequence[Value], label: str) -> None:
    """Index operands are scalars of one integer type."""
    for value in indices:
        if value.rank or not value.dtype.is_integer:
            fail(f"{label}: start indices must be integer scalars, not {value.type}")
        if value.dtype is not indices[0].dtype:
            fail(f"{label}: start indices must have one element type, got {indices[0].dtype} and {value.dtype}")


# -------------------------------------------------------------------------------------------------- dynamic slices


def starts_inside(indices: Iterable[Array | int], shape: Shape, sizes: Shape) -> list[int]:
    """Where a slice of these sizes starts: the indices, clamped."""
    return [min(max(int(i), 0), n - size) for i, n, size in zip(indices, shape, sizes, strict=True)]


@primitive(
    form="$operand(, $start_indices)?, sizes = $slice_sizes : fn",
    examples=[
        Example("f32[4, 5]", "i32[]", "i32[]", slice_sizes=(2, 5)),
        Example("f32[6]", "i64[]", slice_sizes=(3,)),
        Example("f32[3]", "ui8[]", slice_sizes=(0,)),
    ],
)
def dynamic_slice(operand: Value, start_indices: Values, *, slice_sizes: tuple[int, ...]) -> TensorType:
    """A slice of ``slice_sizes`` that starts at start_indices, moved so that it lies within the operand."""
    if not len(start_indices) == len(slice_sizes) == operand.rank:
        fail(
            f"dynamic_slice_c2: needs a start index and a size for each of the {operand.rank} axes of {operand.type}, got "
            f"{len(start_indices)} and {list(slice_sizes)}"
        )
    check_indices(start_indices, "dynamic_slice_c3")
    for size, n in zip(slice_sizes, operand.shape, strict=True):
        if size < 0 or (n != DYNAMIC and size > n):
            fail(f"dynamic_slice_c4: slice_sizes {list(slice_sizes)} must be within {operand.type}")
    return operand.type.with_shape(slice_sizes)


@dynamic_slice.den
def _(operand: Array, start_indices: Sequence[Array], *, slice_sizes: Shape) -> Array:
    starts = starts_inside(start_indices, operand.shape, slice_sizes)
    return operand[tuple(slice(s, s + n) for s, n in zip(starts, slice_sizes, strict=True))]


@dynamic_slice.vjp
def _(dy: Value, operand: Value, start_indices: Values, *, slice_sizes: Shape) -> tuple[Value, list[None]]:
    return dynamic_update_slice(full_like(operand, 0.0), dy, start_indices), [None] * len(start_indices)


@dynamic_slice.cut
def _(axes: Sequence[Axis], operand: Value, start_indices: Values, *, slice_sizes: Shape) -> Axis | str:
    axis = axes[0]
    return axis if axis is None or slice_sizes[axis] == operand.shape[axis] else "couples"


@primitive(
    form="$operand, $update(, $start_indices)? : fn",
    examples=[
        Example("f32[4, 5]", "f32[2, 5]", "i32[]", "i32[]"),
        Example("f32[6]", "f32[3]", "i64[]"),
        Example("i32[6]", "i32[6]", "ui32[]"),
    ],
)
def dynamic_update_slice(operand: Value, update: Value, start_indices: Values) -> TensorType:
    """The operand with update in place of the slice that starts at start_indices, moved so that it lies within."""
    if update.dtype is not operand.dtype:
        fail(
            f"dynamic_update_slice_c2: update must have the operand's element type, got {operand.type} and {update.type}"
        )
    if update.rank != operand.rank:
        fail(f"dynamic_update_slice_c3: update must have the operand's rank, got {operand.type} and {update.type}")
    if len(start_indices) != operand.rank:
        fail(
            f"dynamic_update_slice_c4: needs a start index for each of the {operand.rank} axes of {operand.type}, got "
            f"{len(start_indices)}"
        )
    check_indices(start_indices, "dynamic_update_slice_c5")
    if any(DYNAMIC not in (m, n) and m > n for m, n in zip(update.shape, operand.shape, strict=True)):
        fail(f"dynamic_update_slice_c6: update {update.type} must fit into the operand {operand.type}")
    return operand.type


@dynamic_update_slice.den
def _(operand: Array, update: Array, start_indices: Sequence[Array]) -> Array:
    result = operand.copy()
    starts = starts_inside(start_indices, operand.shape, update.shape)
    result[tuple(slice(s, s + n) for s, n in zip(starts, update.shape, strict=True))] = update
    return result


@dynamic_update_slice.vjp
def _(dy: Value, operand: Value, update: Value, start_indices: Values) -> tuple[Value, Value, list[None]]:
    kept = dynamic_update_slice(dy, full_like(update, 0.0), start_indices)
    return kept, dynamic_slice(dy, start_indices, slice_sizes=update.shape), [None] * len(start_indices)


@dynamic_update_slice.cut
def _(axes: Sequence[Axis], operand: Value, update: Value, start_indices: Values) -> Axis | str:
    axis, other = axes[:2]
    if axis is None and other is None:
        return None
    return axis if axis is not None and axis == other and operand.shape[axis] == update.shape[axis] else "couples"


# ----------------------------------------------------------------------------------------------------------- gather


@dataclass(frozen=True, slots=True)
class IndexedAxes:
    """What the axes of an indexed tensor, of the indices and of the slices have to do with each other.

    One vocabulary for gather and scatter: ``window`` are the slices' axes that run within the tensor, ``dropped`` the tensor's
    axes that slices do not have, ``batching`` the tensor's axes that go along with the indices' ``index_batching``,
    ``mapped`` the tensor's axes that the entries of an index vector are about.
    """

    window: Axes
    dropped: Axes
    batching: Axes
    index_batching: Axes
    mapped: Axes
    vector: int

    def sliced(self, rank: int) -> list[int]:
        """The tensor's axes that the slices have, in order."""
        return [a for a in range(rank) if a not in self.dropped and a not in self.batching]

    def outer(self, rank: int) -> list[int]:
        """The slices' axes that run over the indices, given the slices' rank."""
        return [a for a in range(rank) if a not in self.window]

    def index_axes(self, rank: int) -> list[int]:
        """The indices' axes but that of the vectors: what :meth:`outer` runs over, in order."""
        return [a for a in range(rank) if a != self.vector]

    def vectors(self, indices: Array) -> Array:
        """The index vectors along the last axis."""
        return indices[..., None] if self.vector == indices.ndim else np.moveaxis(indices, self.vector, -1)

    def places(self, starts: Sequence[Array | int], batch: Shape, sizes: Sequence[int]) -> list[Array]:
        """For each axis of the tensor the places of all elements of all slices, ready to broadcast to ``batch`` + slice.

        ``starts`` has one entry an axis of the tensor, of the shape ``batch`` or a number; ``sizes`` are the slices' along
        :meth:`sliced` axes."""
        sliced = self.sliced(len(starts))
        found = []
        for axis, start in enumerate(starts):
            place = np.broadcast_to(np.asarray(start), batch).reshape((*batch, *[1] * len(sliced)))
            if axis in sliced:
                at = sliced.index(axis)
                steps = [1] * (len(batch) + len(sliced))
                steps[len(batch) + at] = sizes[at]
                place = place + np.arange(sizes[at]).reshape(steps)
            found.append(place)
        return found

    def batch_place(self, axis: int, batch: Shape) -> Array:
        """Where along a batching axis of the tensor each index points: to its own place."""
        along = self.index_batching[self.batching.index(axis)]
        at = along - (along > self.vector)
        return np.arange(batch[at]).reshape([-1 if i == at else 1 for i in range(len(batch))])


def check_indexed(
    op: str, numbers: dict[str, int], axes: IndexedAxes, tensor: Value, indices: Value, names: Any
) -> None:
    """The constraints that gather and scatter share; ``numbers`` are those of the operator's constraints, ``names`` what it
    calls the groups of axes (in the order of :class:`IndexedAxes`)."""
    window, dropped, batching, index_batching, mapped = names

    def cite(what: str) -> str:
        return f"{op}_c{numbers[what]}"

    if not indices.dtype.is_integer:
        fail(f"{op}_i2: indices must be integers, not {indices.type}")
    if tensor.rank != len(axes.window) + len(axes.dropped) + len(axes.batching):
        fail(
            f"{cite('rank')}: {tensor.type} has {tensor.rank} axes, {window} {list(axes.window)}, {dropped} "
            f"{list(axes.dropped)} and {batching} {list(axes.batching)} speak of another number"
        )
    if not 0 <= axes.vector <= indices.rank:
        fail(f"{cite('vector')}: index_vector_dim {axes.vector} must be an axis of {indices.type}, or the next")
    length = indices.shape[axes.vector] if axes.vector < indices.rank else 1
    if not fits(length, len(axes.mapped)):
        fail(f"{cite('length')}: index vectors in {indices.type} have {length} entries, {mapped} {list(axes.mapped)}")
    if list(axes.window) != sorted(set(axes.window)):
        fail(f"{cite('window')}: {window} {list(axes.window)} must be sorted and distinct")
    both = f"{dropped} and {batching}"
    if len({*axes.dropped, *axes.batching}) != len(axes.dropped) + len(axes.batching):
        fail(f"{cite('distinct')}: {both} {[*axes.dropped, *axes.batching]} repeat an axis")
    check_axes(axes.dropped, tensor.rank, dropped, sorted_=cite("dropped sorted"), bounds=cite("dropped"))
    check_axes(axes.batching, tensor.rank, batching, sorted_=cite("batching sorted"), bounds=cite("batching"))
    check_axes(
        axes.index_batching,
        indices.rank,
        f"the indices' {index_batching}",
        unique=cite("index batching distinct"),
        bounds=cite("index batching"),
    )
    if axes.vector in axes.index_batching:
        fail(f"{cite('vector batched')}: {index_batching} {list(axes.index_batching)} contain index_vector_dim")
    if len(axes.batching) != len(axes.index_batching):
        fail(f"{cite('batching count')}: {batching} and {index_batching} must be as many")
    for a, b in zip(axes.batching, axes.index_batching, strict=True):
        if not fits(tensor.shape[a], indices.shape[b]):
            fail(f"{cite('batching size')}: batching axes must have one size, got {tensor.type} and {indices.type}")
    check_axes(
        axes.mapped,
        tensor.rank,
        f"{mapped} and {batching}" if axes.batching else mapped,
        unique=cite("mapped distinct"),
        bounds=cite("mapped"),
        beside=axes.batching,
    )


_GATHER_NAMES = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
)
_GATHER_NUMBERS = {
    "rank": 1,
    "vector": 2,
    "length": 3,
    "window": 4,
    "distinct": 6,
    "dropped sorted": 7,
    "dropped": 8,
    "batching sorted": 10,
    "batching": 11,
    "index batching distinct": 13,
    "index batching": 14,
    "vector batched": 15,
    "batching count": 16,
    "batching size": 17,
    "mapped distinct": 18,
    "mapped": 19,
}


def _gather_axes(
    offset_dims: Axes,
    collapsed_slice_dims: Axes,
    operand_batching_dims: Axes,
    start_indices_batching_dims: Axes,
    start_index_map: Axes,
    index_vector_dim: int,
) -> IndexedAxes:
    return IndexedAxes(
        offset_dims,
        collapsed_slice_dims,
        operand_batching_dims,
        start_indices_batching_dims,
        start_index_map,
        index_vector_dim,
    )


def _gathered(op: str, axes: IndexedAxes, operand: Value, indices: Value, sizes: Axes) -> TensorType:
    """The type of what is gathered; sizes are those of the slices, ``?`` where unknown."""
    check_indexed(op, _GATHER_NUMBERS, axes, operand, indices, _GATHER_NAMES)
    if len(sizes) != operand.rank:
        fail(f"{op}_c20: slice_sizes {list(sizes)} must have one entry for each axis of {operand.type}")
    for axis in axes.dropped:
        if sizes[axis] > 1:
            fail(
                f"{op}_c9: slice_sizes {list(sizes)} must be at most 1 along collapsed_slice_dims {list(axes.dropped)}"
            )
    for axis in axes.batching:
        if sizes[axis] > 1:
            fail(
                f"{op}_c12: slice_sizes {list(sizes)} must be at most 1 along operand_batching_dims {list(axes.batching)}"
            )
    for size, n in zip(sizes, operand.shape, strict=True):
        if size != DYNAMIC and (size < 0 or (n != DYNAMIC and size > n)):
            fail(f"{op}_c21: slice_sizes {list(sizes)} must be within {operand.type}")
    outer = [indices.shape[a] for a in axes.index_axes(indices.rank)]
    rank = len(outer) + len(axes.window)
    if not all(0 <= a < rank for a in axes.window):
        fail(f"{op}_c5: offset_dims {list(axes.window)} must be axes of the result, which has {rank}")
    inner = iter([sizes[a] for a in axes.sliced(operand.rank)])
    each = iter(outer)
    return TensorType(tuple(next(inner) if a in axes.window else next(each) for a in range(rank)), operand.dtype)


_ROWS: dict[str, Any] = {
    "offset_dims": (1,),
    "collapsed_slice_dims": (0,),
    "start_index_map": (0,),
    "index_vector_dim": 1,
    "slice_sizes": (1, 3),
}


@primitive(
    form="generic indices_are_sorted",
    examples=[
        Example("f32[5, 3]", "i32[4, 1]", **_ROWS, domains={"start_indices": lambda rng, s: rng.integers(-2, 7, s)}),
        Example("f32[5, 3]", "i32[4]", **{**_ROWS, "slice_sizes": (1, 2)}),
        Example(
            "f32[2, 4, 5]",
            "i64[2, 3, 2]",
            offset_dims=(1, 3),
            start_index_map=(2, 0),
            collapsed_slice_dims=(0,),
            index_vector_dim=2,
            slice_sizes=(1, 4, 2),
        ),
        Example(
            "f32[2, 4, 3]",
            "ui8[3, 2, 1]",
            offset_dims=(2,),
            operand_batching_dims=(0, 2),
            start_indices_batching_dims=(1, 0),
            start_index_map=(1,),
            index_vector_dim=2,
            slice_sizes=(1, 2, 1),
            indices_are_sorted=True,
        ),
    ],
)
def gather(
    operand: Value,
    start_indices: Value,
    *,
    offset_dims: tuple[int, ...] = (),
    collapsed_slice_dims: tuple[int, ...] = (),
    operand_batching_dims: tuple[int, ...] = (),
    start_indices_batching_dims: tuple[int, ...] = (),
    start_index_map: tuple[int, ...] = (),
    index_vector_dim: int = 0,
    slice_sizes: tuple[int, ...],
    indices_are_sorted: bool = False,
) -> TensorType:
    """For every index vector the slice of ``slice_sizes`` that starts where it says, moved so that it lies within.

    Vectors lie along index_vector_dim of start_indices, entry k about the operand's axis start_index_map[k]; axes of slices
    become the result's offset_dims, but for the collapsed ones; operand_batching_dims go along with
    start_indices_batching_dims.
    ``indices_are_sorted`` is a promise that nothing here relies on."""
    axes = _gather_axes(
        offset_dims,
        collapsed_slice_dims,
        operand_batching_dims,
        start_indices_batching_dims,
        start_index_map,
        index_vector_dim,
    )
    if any(n < 0 for n in slice_sizes):
        fail(f"gather_c21: slice_sizes {list(slice_sizes)} must not be negative")
    return _gathered("gather", axes, operand, start_indices, slice_sizes)


def clamped(vectors: Array, limits: Sequence[int]) -> list[Array]:
    """Entry by entry of index vectors, the entry held between 0 and its limit, as int64."""
    columns = [vectors[..., k] for k in range(len(limits))]
    return [np.clip(c, 0, min(n, np.iinfo(c.dtype).max)).astype(np.int64) for c, n in zip(columns, limits, strict=True)]


def _gather(operand: Array, indices: Array, axes: IndexedAxes, sizes: Shape) -> Array:
    vectors = axes.vectors(_wide(indices))
    batch = vectors.shape[:-1]
    entries = clamped(vectors, [operand.shape[a] - sizes[a] for a in axes.mapped])
    starts: list[Array | int] = [0] * operand.ndim
    for axis, entry in zip(axes.mapped, entries, strict=True):
        starts[axis] = entry
    for axis in axes.batching:
        starts[axis] = axes.batch_place(axis, batch)
    sliced = axes.sliced(operand.ndim)
    shape = (*batch, *(sizes[a] for a in sliced))
    if not operand.size:  # slices of nothing, whatever the shape says
        found = np.zeros(shape, operand.dtype)
    else:
        found = np.broadcast_to(operand[tuple(axes.places(starts, batch, [sizes[a] for a in sliced]))], shape)
    return np.moveaxis(found, range(len(batch), len(shape)), axes.window)


def _wide(indices: Array) -> Array:
    """Index arrays of less than a byte have no bounds in NumPy."""
    return indices if indices.dtype.kind in "iu" else indices.astype(np.int64)


@gather.den
def _(operand: Array, start_indices: Array, *, slice_sizes: Shape, indices_are_sorted: bool, **numbers: Any) -> Array:
    return _gather(operand, start_indices, _gather_axes(**numbers), slice_sizes)


@primitive(
    form="generic indices_are_sorted",
    examples=[
        Example(
            "f32[5, 3]",
            "i32[4, 1]",
            "i32[2]",
            **{k: v for k, v in _ROWS.items() if k != "slice_sizes"},
            type=TensorType((4, DYNAMIC), DType.all["f32"]),
            domains={"slice_sizes": lambda rng, s: np.array([1, 2])},
            unrun="XLA takes no program with unknown sizes",
            nograd="its cotangent has sizes that are not known",
        ),
        Example(
            "f32[5, 3]",
            "i32[4, 1]",
            "i32[2]",
            **{k: v for k, v in _ROWS.items() if k != "slice_sizes"},
            type=TensorType((4, 2), DType.all["f32"]),
            domains={"slice_sizes": lambda rng, s: np.array([1, 2])},
            unrun="XLA wants the sizes to be constants",
        ),
    ],
)
def dynamic_gather(
    operand: Value,
    start_indices: Value,
    slice_sizes: Value,
    *,
    type: TensorType,
    offset_dims: tuple[int, ...] = (),
    collapsed_slice_dims: tuple[int, ...] = (),
    operand_batching_dims: tuple[int, ...] = (),
    start_indices_batching_dims: tuple[int, ...] = (),
    start_index_map: tuple[int, ...] = (),
    index_vector_dim: int = 0,
    indices_are_sorted: bool = False,
) -> TensorType:
    """:func:`gather` with slice sizes that are known when the program runs; ``type`` is the result's."""
    axes = _gather_axes(
        offset_dims,
        collapsed_slice_dims,
        operand_batching_dims,
        start_indices_batching_dims,
        start_index_map,
        index_vector_dim,
    )
    if slice_sizes.shape != (operand.rank,) or not slice_sizes.dtype.is_integer:
        fail(
            f"dynamic_gather_c20: slice_sizes must be one integer for each axis of {operand.type}, not {slice_sizes.type}"
        )
    inferred = _gathered("dynamic_gather", axes, operand, start_indices, (DYNAMIC,) * operand.rank)
    if type.dtype is not operand.dtype or not shapes_fit(type.shape, inferred.shape):
        fail(f"dynamic_gather_c22: the result is {inferred}, which is not compatible with {type}")
    return type


@dynamic_gather.den
def _(
    operand: Array,
    start_indices: Array,
    slice_sizes: Array,
    *,
    type: TensorType,
    indices_are_sorted: bool,
    **numbers: Any,
) -> Array:
    return _gather(operand, start_indices, _gather_axes(**numbers), tuple(map(int, slice_sizes)))


def along_vectors(numbers: Sequence[int], like: Value, axes: IndexedAxes) -> Value:
    """A constant of the indices' type with number k at entry k of every vector (the largest there is where it does not fit)."""
    dtype = like.dtype
    top = 2 ** (dtype.bits - (dtype.kind == "int")) - 1
    column = np.array([min(n, top) for n in numbers], object).astype(dtype.numpy)
    shape = [len(numbers) if a == axes.vector else 1 for a in range(like.rank)]
    return const(np.broadcast_to(column.reshape(shape), like.shape), like.type)


def clamp_indices(indices: Value, axes: IndexedAxes, limits: Sequence[int]) -> Value:
    """The index vectors with every entry held between 0 and its limit."""
    return clamp(full_like(indices, 0), indices, along_vectors(limits, indices, axes))


@gather.cut
def _(axes: Sequence[Axis], operand: Value, start_indices: Value, *, slice_sizes: Shape, **attrs: Any) -> Axis | str:
    cut, by_index = axes
    if cut is None and by_index is None:
        return None
    numbers = _gather_axes(**{k: v for k, v in attrs.items() if k != "indices_are_sorted"})
    window, sliced = numbers.window, numbers.sliced(operand.rank)
    outer = numbers.outer(len(window) + len(numbers.index_axes(start_indices.rank)))
    if by_index is None:
        if cut is None or cut not in sliced or slice_sizes[cut] != operand.shape[cut]:
            return "couples"
        return window[sliced.index(cut)]
    if by_index == numbers.vector:
        return "couples"
    batched = by_index in numbers.index_batching
    partner = numbers.batching[numbers.index_batching.index(by_index)] if batched else None
    return outer[numbers.index_axes(start_indices.rank).index(by_index)] if cut == partner else "couples"


# ----------------------------------------------------------------------------------------------- torch_index_select


@primitive(
    examples=[
        Example(
            "f32[3, 4]",
            "i32[2]",
            dim=1,
            batch_dims=0,
            domains={"index": lambda rng, s: rng.integers(0, 4, s)},
            unrun="XLA does not know it",
        ),
        Example(
            "f32[2, 3, 4]",
            "i64[2, 5]",
            dim=1,
            batch_dims=1,
            domains={"index": lambda rng, s: rng.integers(0, 3, s)},
            unrun="XLA does not know it",
        ),
    ]
)
def torch_index_select(operand: Value, index: Value, *, dim: int, batch_dims: int) -> TensorType:
    """The operand's slices along ``dim`` that ``index`` names, the first batch_dims axes of both going along; indices are
    clamped, as ``gather`` does."""
    if not 0 <= batch_dims <= min(dim, index.rank) or not 0 <= dim < operand.rank:
        fail(f"dim {dim} and batch_dims {batch_dims} do not fit {operand.type} and {index.type}")
    if not index.dtype.is_integer:
        fail(f"index must be of integers, not {index.type}")
    if not shapes_fit(operand.shape[:batch_dims], index.shape[:batch_dims]):
        fail(f"the first {batch_dims} axes must agree, got {operand.type} and {index.type}")
    return operand.type.with_shape((*operand.shape[:dim], *index.shape[batch_dims:], *operand.shape[dim + 1 :]))


@torch_index_select.den
def _(operand: Array, index: Array, *, dim: int, batch_dims: int) -> Array:
    places = np.clip(index, 0, operand.shape[dim] - 1).astype(np.int64)
    batch = operand.shape[:batch_dims]
    result = [np.take(operand[at], places[at], axis=dim - batch_dims) for at in np.ndindex(batch)]
    return np.stack(result).reshape((*operand.shape[:dim], *index.shape[batch_dims:], *operand.shape[dim + 1 :]))


@torch_index_select.cut
def _(axes: Sequence[Axis], operand: Value, index: Value, *, dim: int, batch_dims: int) -> Axis | str:
    cut, other = axes
    if cut is None:
        return None if other is None else "couples" if other < batch_dims else other + dim - batch_dims
    if cut == dim or (other is None) == (cut < batch_dims) or other not in (None, cut):
        return "couples"
    return cut if cut < dim else cut + index.rank - batch_dims - 1


CUT.excuse("its slices have sizes that are not known", dynamic_gather)
