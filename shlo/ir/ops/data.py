"""Operators that make, move and fold data: constants, shapes, slices, reductions.

Specification: one section an operator, named as here.  Most only move elements: their ``den`` is NumPy
indexing and serves every world and element type.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.core import DEN, VJP, Example, Graph, Operator, Value, Values, full_like, primitive, trace
from shlo.ir.errors import ShloError, fail, users_line
from shlo.ir.literal import Literal
from shlo.ir.ops.bodies import check_initial, promoted, reduced_elements
from shlo.ir.ops.elementwise import (
    add,
    and_,
    compare,
    convert,
    larger,
    maximum,
    minimum,
    multiply,
    or_,
    select,
    smaller,
    xor,
)
from shlo.ir.quantized import along, per_axis
from shlo.ir.types import DYNAMIC, DType, Shape, TensorType, shapes_fit, without

Array = np.ndarray[Any, Any]
Axis = int | None


# -------------------------------------------------------------------------------------------------------- making


@primitive(
    form="{} $value : result", examples=[Example(value=Literal.of(np.arange(6, dtype=np.float32).reshape(2, 3)))]
)
def constant(*, value: Literal) -> TensorType:
    """A tensor known when the program is written."""
    return value.type


@constant.den
def _(*, value: Literal) -> Array:
    return value.array()


@constant.cut
def _(axes: Sequence[Axis], **_: Any) -> None:
    return None


def const(number: Any, type: TensorType) -> Value:
    """A constant of ``type``: an array of its shape, or one number for every element."""
    return constant(value=Literal.of(number, type))


@primitive(
    form="dim = $iota_dimension : result",
    examples=[Example(type=TensorType((3, 4), dt), iota_dimension=1) for dt in (DType.all["f32"], DType.all["i32"])],
)
def iota(*, type: TensorType, iota_dimension: int) -> TensorType:
    """0, 1, 2, … along one axis."""
    if not 0 <= iota_dimension < max(type.rank, 1):
        fail(f"iota_dimension {iota_dimension} is not an axis of {type}")
    if not type.is_static or type.dtype.kind == "bool":
        fail(f"makes numbers of known sizes, not {type}")
    return type


@iota.den
def _(*, type: TensorType, iota_dimension: int) -> Array:
    steps = np.arange(type.shape[iota_dimension]).astype(type.dtype.numpy)
    return np.broadcast_to(steps.reshape([-1 if i == iota_dimension else 1 for i in range(type.rank)]), type.shape)


@iota.cut
def _(axes: Sequence[Axis], **_: Any) -> None:
    return None


VJP.excuse("it has no operands", constant, iota)


# ---------------------------------------------------------------------------------------------------- reshaping


@primitive(
    form="$operand, dims = $broadcast_dimensions : fn",
    examples=[
        Example("f32[3]", shape=(2, 3), broadcast_dimensions=(1,)),
        Example("f32[]", shape=(2, 3)),
        Example("f32[1, 3]", shape=(3, 4, 2), broadcast_dimensions=(2, 0)),
    ],
)
def broadcast_in_dim(operand: Value, *, shape: Shape, broadcast_dimensions: tuple[int, ...] = ()) -> TensorType:
    """Repeat the operand to ``shape``: its axis i becomes the result's axis broadcast_dimensions[i]; other axes, and those
    of size 1, repeat."""
    if DYNAMIC in shape:
        fail("the result's sizes must be known (dynamic_broadcast_in_dim takes them as an operand)")
    if len(broadcast_dimensions) != operand.rank:
        fail(f"needs one broadcast dimension for each of the operand's {operand.rank} axes, got {broadcast_dimensions}")
    if len(set(broadcast_dimensions)) != len(broadcast_dimensions):
        fail(f"broadcast dimensions {broadcast_dimensions} repeat an axis")
    for size, axis in zip(operand.shape, broadcast_dimensions, strict=True):
        if not 0 <= axis < len(shape):
            fail(f"broadcast dimension {axis} is not an axis of the shape {list(shape)}")
        if size not in (1, shape[axis], DYNAMIC):
            fail(f"an axis of size {size} does not broadcast to size {shape[axis]}")
    scaled = per_axis(operand.dtype)
    dtype = operand.dtype if scaled is None else along(operand.dtype, broadcast_dimensions[scaled])
    return TensorType(shape, dtype)


@broadcast_in_dim.den
def _(operand: Array, *, shape: Shape, broadcast_dimensions: tuple[int, ...]) -> Array:
    order = sorted(range(operand.ndim), key=broadcast_dimensions.__getitem__)
    sizes = dict(zip(broadcast_dimensions, operand.shape, strict=True))
    return np.broadcast_to(operand.transpose(order).reshape([sizes.get(i, 1) for i in range(len(shape))]), shape)


@broadcast_in_dim.vjp
def _(dy: Value, operand: Value, *, shape: Shape, broadcast_dimensions: tuple[int, ...]) -> tuple[Value]:
    spread = [
        axis
        for axis in range(len(shape))
        if axis not in broadcast_dimensions or operand.shape[broadcast_dimensions.index(axis)] != shape[axis]
    ]
    summed = reduce_sum(dy, spread)
    left = [axis for axis in range(len(shape)) if axis not in spread]
    kept = [axis for axis in broadcast_dimensions if axis in left]
    ordered = transpose(summed, permutation=tuple(left.index(axis) for axis in kept)) if kept != left else summed
    return (reshape(ordered, shape=operand.shape),)


@broadcast_in_dim.cut
def _(axes: Sequence[Axis], operand: Value, *, shape: Shape, broadcast_dimensions: tuple[int, ...]) -> Axis | str:
    (axis,) = axes
    if axis is None:
        return None
    place = broadcast_dimensions[axis]
    return place if operand.shape[axis] == shape[place] else "couples"


def broadcast_scalar(scalar: Value, type: TensorType) -> Value:
    """A scalar repeated to the shape of ``type``."""
    return broadcast_in_dim(scalar, shape=type.shape) if type.rank else scalar


def spread(value: Value, like: Value, *axes: int) -> Value:
    """``value`` repeated to the shape of ``like``: its axes are like's ``axes``."""
    return broadcast_in_dim(value, shape=like.shape, broadcast_dimensions=axes)


@primitive(
    form="$operand : fn",
    examples=[
        Example("f32[2, 6]", shape=(3, 4)),
        Example("f32[2, 6]", shape=(2, 3, 2)),
        Example("f32[2, 3, 4]", shape=(6, 4)),
        Example("f32[1]", shape=()),
    ],
)
def reshape(operand: Value, *, shape: Shape) -> TensorType:
    """The same elements in row-major order under another shape."""
    result = operand.type.with_shape(shape)
    if DYNAMIC in shape:
        fail("the result's sizes must be known (dynamic_reshape takes them as an operand)")
    if operand.type.is_static and result.size != operand.type.size:
        fail(f"{operand.type.size} elements do not fill the shape {list(shape)}")
    return result


@reshape.den
def _(operand: Array, *, shape: Shape) -> Array:
    return operand.reshape(shape)


@reshape.vjp
def _(dy: Value, operand: Value, *, shape: Shape) -> tuple[Value]:
    return (reshape(dy, shape=operand.shape),)


@reshape.cut
def _(axes: Sequence[Axis], operand: Value, *, shape: Shape) -> Axis | str:
    """Shards stay shards where the elements before the axis fill whole axes of the result: [n, t, d] → [n·t, d] and back."""
    (axis,) = axes
    if axis is None:
        return None
    before = int(np.prod(operand.shape[:axis]))
    starts = [i for i in range(len(shape)) if int(np.prod(shape[:i])) == before]
    same = [i for i in starts if shape[i] == operand.shape[axis]]
    return same[0] if same else starts[-1] if starts else "couples"


@primitive(form="$operand, dims = $permutation : fn", examples=[Example("f32[2, 3, 4]", permutation=(2, 0, 1))])
def transpose(operand: Value, *, permutation: tuple[int, ...]) -> TensorType:
    """Reorder axes: the result's axis i is the operand's axis permutation[i]."""
    if sorted(permutation) != list(range(operand.rank)):
        fail(f"{permutation} is not a permutation of the operand's {operand.rank} axes")
    moved = operand.type.with_shape(tuple(operand.shape[p] for p in permutation))
    scaled = per_axis(operand.dtype)
    return moved if scaled is None else moved.with_dtype(along(operand.dtype, permutation.index(scaled)))


@transpose.den
def _(operand: Array, *, permutation: tuple[int, ...]) -> Array:
    return operand.transpose(permutation)


@transpose.vjp
def _(dy: Value, operand: Value, *, permutation: tuple[int, ...]) -> tuple[Value]:
    return (transpose(dy, permutation=tuple(permutation.index(i) for i in range(len(permutation)))),)


@transpose.cut
def _(axes: Sequence[Axis], operand: Value, *, permutation: tuple[int, ...]) -> Axis:
    (axis,) = axes
    return None if axis is None else permutation.index(axis)


@primitive(form="$operand, dims = $dimensions : same", examples=[Example("f32[2, 3, 4]", dimensions=(0, 2))])
def reverse(operand: Value, *, dimensions: tuple[int, ...]) -> TensorType:
    """Reverse the order of elements along these axes."""
    if len(set(dimensions)) != len(dimensions) or not all(0 <= d < operand.rank for d in dimensions):
        fail(f"{dimensions} are not distinct axes of the operand")
    return operand.type


@reverse.den
def _(operand: Array, *, dimensions: tuple[int, ...]) -> Array:
    return np.flip(operand, dimensions)


@reverse.vjp
def _(dy: Value, operand: Value, *, dimensions: tuple[int, ...]) -> tuple[Value]:
    return (reverse(dy, dimensions=dimensions),)


@reverse.cut
def _(axes: Sequence[Axis], operand: Value, *, dimensions: tuple[int, ...]) -> Axis | str:
    (axis,) = axes
    return "couples" if axis in dimensions else axis


# ------------------------------------------------------------------------------------------ slicing and joining


@primitive(
    form="$operand [$ranges] : fn",
    examples=[
        Example("f32[5, 6]", start_indices=(1, 0), limit_indices=(4, 6), strides=(1, 2)),
        Example("f32[5, 6]", start_indices=(1, 0), limit_indices=(4, 6), strides=(2, 1)),
        Example("f32[4]", start_indices=(2,), limit_indices=(2,), strides=(1,)),
    ],
)
def slice_(
    operand: Value, *, start_indices: tuple[int, ...], limit_indices: tuple[int, ...], strides: tuple[int, ...]
) -> TensorType:
    """The elements start, start+stride, … below limit along each axis."""
    if not len(start_indices) == len(limit_indices) == len(strides) == operand.rank:
        fail(f"needs one start, limit and stride for each of the operand's {operand.rank} axes")
    bounds = operand.type.bounds or operand.shape
    sides = map(max, operand.shape, bounds)
    for start, limit, stride, size in zip(start_indices, limit_indices, strides, sides, strict=True):
        if not 0 <= start <= limit or (size != DYNAMIC and limit > size) or stride < 1:
            fail(f"the range {start}:{limit}:{stride} does not fit an axis of size {size}")
    sizes = zip(start_indices, limit_indices, strides, strict=True)
    return operand.type.with_shape(tuple(-(-(limit - start) // stride) for start, limit, stride in sizes))


@slice_.den
def _(operand: Array, *, start_indices: Shape, limit_indices: Shape, strides: Shape) -> Array:
    if any(limit > n for limit, n in zip(limit_indices, operand.shape, strict=True)):
        raise ShloError(f"slice: the limits {list(limit_indices)} lie beyond the shape {list(operand.shape)}")
    return operand[tuple(map(slice, start_indices, limit_indices, strides))]


@slice_.vjp
def _(dy: Value, operand: Value, *, start_indices: Shape, limit_indices: Shape, strides: Shape) -> tuple[Value]:
    covered = [
        start + (n - 1) * stride + 1 if n else start
        for start, n, stride in zip(start_indices, dy.shape, strides, strict=True)
    ]
    high = tuple(size - end for size, end in zip(operand.shape, covered, strict=True))
    zero = const(0.0, dy.type.with_shape(()))
    interior = tuple(stride - 1 for stride in strides)
    return (pad(dy, zero, edge_padding_low=start_indices, edge_padding_high=high, interior_padding=interior),)


@slice_.cut
def _(
    axes: Sequence[Axis], operand: Value, *, start_indices: Shape, limit_indices: Shape, strides: Shape
) -> Axis | str:
    (axis,) = axes
    if axis is None:
        return None
    whole = (start_indices[axis], limit_indices[axis], strides[axis]) == (0, operand.shape[axis], 1)
    return axis if whole else "couples"


def slice_axis(operand: Value, axis: int, start: int, limit: int, stride: int = 1) -> Value:
    """A slice along one axis, everything along the others."""
    starts, limits, strides = [0] * operand.rank, list(operand.shape), [1] * operand.rank
    starts[axis], limits[axis], strides[axis] = start, limit, stride
    return slice_(operand, start_indices=tuple(starts), limit_indices=tuple(limits), strides=tuple(strides))


@primitive(
    form="$operand, $padding_value, low = $edge_padding_low, high = $edge_padding_high, interior = $interior_padding : fn",
    examples=[
        Example("f32[2, 3]", "f32[]", edge_padding_low=(1, 0), edge_padding_high=(0, 2), interior_padding=(0, 1)),
        Example("f32[2, 3]", "f32[]", edge_padding_low=(0, 1), edge_padding_high=(0, 2), interior_padding=(0, 0)),
        Example("f32[4]", "f32[]", edge_padding_low=(-1,), edge_padding_high=(-2,), interior_padding=(1,)),
    ],
)
def pad(
    operand: Value,
    padding_value: Value,
    *,
    edge_padding_low: tuple[int, ...],
    edge_padding_high: tuple[int, ...],
    interior_padding: tuple[int, ...],
) -> TensorType:
    """Put padding_value around (a negative edge cuts instead) and between the elements."""
    if padding_value.type is not operand.type.with_shape(()):
        fail("the padding value must be a scalar of the operand's element type")
    if not len(edge_padding_low) == len(edge_padding_high) == len(interior_padding) == operand.rank:
        fail(f"needs low, high and interior padding for each of the operand's {operand.rank} axes")
    if any(i < 0 for i in interior_padding):
        fail("interior padding must not be negative")
    widths = zip(operand.shape, edge_padding_low, edge_padding_high, interior_padding, strict=True)
    sizes = tuple(DYNAMIC if n == DYNAMIC else low + n + max(n - 1, 0) * inner + high for n, low, high, inner in widths)
    if any(size < 0 and n != DYNAMIC for size, n in zip(sizes, operand.shape, strict=True)):
        fail(f"the padding leaves a negative size: {list(sizes)}")
    return operand.type.with_shape(sizes)


@pad.den
def _(
    operand: Array, padding_value: Array, *, edge_padding_low: Shape, edge_padding_high: Shape, interior_padding: Shape
) -> Array:
    grown = [n + max(n - 1, 0) * i for n, i in zip(operand.shape, interior_padding, strict=True)]
    before, after = [max(p, 0) for p in edge_padding_low], [max(p, 0) for p in edge_padding_high]
    sizes = [low + n + high for low, n, high in zip(before, grown, after, strict=True)]
    full = np.full(sizes, padding_value, dtype=operand.dtype)
    full[tuple(slice(low, low + n, i + 1) for low, n, i in zip(before, grown, interior_padding, strict=True))] = operand
    cuts = zip(edge_padding_low, edge_padding_high, full.shape, strict=True)
    return full[tuple(slice(max(-low, 0), n - max(-high, 0)) for low, high, n in cuts)]


@pad.vjp
def _(
    dy: Value,
    operand: Value,
    padding_value: Value,
    *,
    edge_padding_low: Shape,
    edge_padding_high: Shape,
    interior_padding: Shape,
) -> tuple[Value, Value]:
    zero = full_like(padding_value, 0.0)
    flat = (0,) * operand.rank
    negated = (tuple(-p for p in edge_padding_low), tuple(-p for p in edge_padding_high))
    trimmed = pad(dy, zero, edge_padding_low=negated[0], edge_padding_high=negated[1], interior_padding=flat)
    strides = tuple(i + 1 for i in interior_padding)
    inner = slice_(trimmed, start_indices=flat, limit_indices=trimmed.shape, strides=strides)
    # Whatever of dy did not come from the operand came from the padding value.
    axes = range(operand.rank)
    outer = reduce_sum(dy, axes) - reduce_sum(inner, axes)
    return inner, outer


@pad.cut
def _(
    axes: Sequence[Axis],
    operand: Value,
    padding_value: Value,
    *,
    edge_padding_low: Shape,
    edge_padding_high: Shape,
    interior_padding: Shape,
) -> Axis | str:
    axis = axes[0]
    if axis is None:
        return None
    padded = edge_padding_low[axis] or edge_padding_high[axis] or interior_padding[axis]
    return "couples" if padded else axis


@primitive(
    form="$inputs, dim = $dimension : fn",
    examples=[Example("f32[2, 3]", "f32[2, 1]", "f32[2, 2]", dimension=1), Example("f32[2]", dimension=0)],
)
def concatenate(inputs: Values, *, dimension: int) -> TensorType:
    """Join tensors along an axis."""
    if not inputs:
        fail("needs at least one operand")
    first = inputs[0]
    if not 0 <= dimension < first.rank:
        fail(f"dimension {dimension} is not an axis of the operands")
    for other in inputs:
        same = shapes_fit(without(other.shape, dimension), without(first.shape, dimension))
        if other.dtype is not first.dtype or other.rank != first.rank or not same:
            fail(
                f"operands must agree in element type and every axis but {dimension}, got {first.type} and {other.type}"
            )
    along = [v.shape[dimension] for v in inputs]
    known = [max(sizes) for sizes in zip(*(v.shape for v in inputs), strict=True)]
    known[dimension] = DYNAMIC if DYNAMIC in along else sum(along)
    return first.type.with_shape(tuple(known))


@concatenate.den
def _(inputs: Sequence[Array], *, dimension: int) -> Array:
    return np.concatenate(inputs, axis=dimension)


@concatenate.vjp
def _(dy: Value, inputs: Values, *, dimension: int) -> tuple[list[Value]]:
    pieces, at = [], 0
    for value in inputs:
        pieces.append(slice_axis(dy, dimension, at, at + value.shape[dimension]))
        at += value.shape[dimension]
    return (pieces,)


@concatenate.cut
def _(axes: Sequence[Axis], inputs: Values, *, dimension: int) -> Axis | str:
    distinct = set(axes)
    return distinct.pop() if len(distinct) == 1 and dimension not in distinct else "couples"


# ------------------------------------------------------------------------------------------------ bounded values


@primitive(
    form="$min, $operand, $max : same",
    examples=[Example("f32[2, 3]", "f32[2, 3]", "f32[2, 3]"), Example("f32[]", "f32[2, 3]", "f32[]")],
    domains={
        "min": lambda rng, shape: -rng.uniform(0.5, 1, shape),
        "max": lambda rng, shape: rng.uniform(0.5, 1, shape),
    },
)
def clamp(min: Value, operand: Value, max: Value) -> TensorType:
    """min(max(operand, min), max); each bound has the operand's shape or is one scalar for all."""
    for name, bound in (("min", min), ("max", max)):
        if bound.dtype is not operand.dtype or (bound.rank and not shapes_fit(bound.shape, operand.shape)):
            fail(f"{name} must be a scalar or have the operand's shape, and its element type")
    return operand.type


@clamp.den
def _(min: Array, operand: Array, max: Array) -> Array:
    return smaller(larger(operand, min), max)


@clamp.vjp
def _(dy: Value, min: Value, operand: Value, max: Value) -> tuple[Value, Value, Value]:
    # A tie passes nothing, as for relu6.  Where the bounds cross, the result is the upper one.
    low, high = (b if b.rank == operand.rank else broadcast_scalar(b, operand.type) for b in (min, max))
    zero = full_like(dy, 0.0)

    def where(holds: Value, bound: Value | None = None) -> Value:
        given = select(holds, dy, zero)
        return given if bound is None or bound.rank == operand.rank else reduce_sum(given, range(operand.rank))

    below, above = and_(operand < low, low < high), or_(operand > high, low > high)
    return where(below, min), where(and_(operand > low, operand < high)), where(above, max)


@clamp.cut
def _(axes: Sequence[Axis], min: Value, operand: Value, max: Value) -> Axis | str:
    cut = {a for a in axes if a is not None}
    return cut.pop() if len(cut) == 1 else "couples" if cut else None


# ------------------------------------------------------------------------------------------------------ reducing

_F32 = DType.all["f32"]
_LOW = {"inputs": "distinct", "init_values": lambda rng, shape: np.full(shape, -9.0)}
_HIGH = {"inputs": "distinct", "init_values": lambda rng, shape: np.full(shape, 9.0)}


@cache
def monoid(op: Operator[..., Any], dtype: DType) -> Graph:
    """The region ``(a, b) ↦ op(a, b)`` on scalars: what a reduction or an all-reduce applies."""
    scalar = TensorType((), dtype)
    return trace(op, [("lhs", scalar), ("rhs", scalar)])


def monoid_of(body: Graph) -> Operator[..., Any] | None:
    """The operator a region applies to its two parameters, if that is all it does."""
    if len(body.params) == 2 and len(body.nodes) == 1 and body.results == body.nodes[0].results:
        node = body.nodes[0]
        plain = body.params[0].dtype.kind != "quant"  # quantised sums are not sums of what is stored
        if node.operands in (body.params, body.params[::-1]) and node.op in _REDUCERS and plain:
            return node.op
    return None


_REDUCERS: dict[Operator[..., Any], Any] = {
    add: np.add,
    multiply: np.multiply,
    maximum: np.maximum,
    minimum: np.minimum,
    and_: np.bitwise_and,
    or_: np.bitwise_or,
    xor: np.bitwise_xor,
}


@primitive(
    form="reduce",
    examples=[
        Example("f32[2, 3, 4]", "f32[]", dimensions=(0, 2), body=monoid(add, _F32)),
        Example("f32[2, 3]", "f32[]", dimensions=(0, 1), body=monoid(add, _F32), domains={"init_values": "zero"}),
        Example("f32[2, 3]", "f32[]", dimensions=(1,), body=monoid(maximum, _F32), domains=_LOW),
        Example("f32[5]", "f32[]", dimensions=(0,), body=monoid(minimum, _F32), domains=_HIGH),
        Example("i32[2, 3]", "i32[]", dimensions=(1,), body=monoid(add, DType.all["i32"])),
    ],
)
def reduce(inputs: Values, init_values: Values, *, dimensions: tuple[int, ...], body: Graph) -> tuple[TensorType, ...]:
    """Fold the elements along ``dimensions`` with ``body``, starting from init_values.

    ``body`` takes an accumulator and an element for every input.  The order is unspecified: here NumPy's (pairwise for a
    plain sum), in XLA the backend's."""
    rank = inputs[0].rank
    if len(set(dimensions)) != len(dimensions) or not all(0 <= d < rank for d in dimensions):
        fail(f"dimensions {dimensions} are not distinct axes of the inputs")
    for value in inputs:
        if not shapes_fit(value.shape, inputs[0].shape):
            fail(f"reduce_c1: all inputs must have one shape, got {inputs[0].type} and {value.type}")
    elements = reduced_elements(body, [v.dtype for v in inputs], "reduce_c6")
    check_initial(body, init_values, "reduce_c2")
    kept = tuple(n for axis, n in enumerate(inputs[0].shape) if axis not in dimensions)
    bounds = inputs[0].type.bounds
    limits = tuple(n for axis, n in enumerate(bounds) if axis not in dimensions) if bounds else None
    return tuple(TensorType(kept, e, limits if DYNAMIC in kept else None) for e in elements)


@reduce.den
def _(inputs: Sequence[Array], init_values: Sequence[Array], *, dimensions: Shape, body: Any) -> tuple[Array, ...]:
    inputs, init_values = promoted(inputs, body.graph), promoted(init_values, body.graph)
    known = monoid_of(body.graph)
    if known is not None:
        if not inputs[0].size:
            return _fold(inputs, init_values, dimensions, body)
        (x,), (init,) = inputs, init_values
        folded = _REDUCERS[known].reduce(x, axis=dimensions)
        return (DEN.of(known)(_of_zeros(folded, x, dimensions, known), init),)
    return _fold(inputs, init_values, dimensions, body)


def _of_zeros(folded: Array, x: Array, dimensions: Shape, op: Operator[..., Any]) -> Array:
    """A maximum or minimum put right where NumPy chose between the zeros: 0 is above −0."""
    if op not in (maximum, minimum) or x.dtype.kind != "f" or np.count_nonzero(folded) == folded.size:
        return folded
    negative = np.signbit(x)
    wins = ~negative if op is maximum else negative
    found = np.any((x == 0) & wins, axis=dimensions)
    zero = np.zeros((), x.dtype) if op is maximum else -np.zeros((), x.dtype)
    return np.where(folded == 0, np.where(found, zero, -zero), folded)


def _fold(inputs: Sequence[Array], inits: Sequence[Array], dimensions: Shape, body: Any) -> tuple[Array, ...]:
    """Any body, element after element in row-major order; the kept axes go along in one array."""
    kept = [axis for axis in range(inputs[0].ndim) if axis not in dimensions]
    count = math.prod(inputs[0].shape[a] for a in dimensions)
    rows = [x.transpose(*dimensions, *kept).reshape(count, *(x.shape[a] for a in kept)) for x in inputs]
    state: tuple[Array, ...] = tuple(np.broadcast_to(i, rows[0].shape[1:]) for i in inits)
    for elements in zip(*rows, strict=True):
        state = body.on_arrays(*state, *elements)
    return state


def reduce_adjoint(
    dys: tuple[Value | None, ...], inputs: Values, init_values: Values, *, dimensions: Shape, body: Graph
) -> tuple[Sequence[Value | None], Sequence[Value | None]] | None:
    """The adjoint of a reduction of one input by a sum, maximum or minimum; None elsewhere."""
    if len(inputs) != 1 or monoid_of(body) not in (add, maximum, minimum):
        return None
    (dy,), (x,), (_init,) = dys, inputs, init_values
    kept = [axis for axis in range(x.rank) if axis not in dimensions]
    op = monoid_of(body)
    assert dy is not None
    if op is add:
        return [spread(dy, x, *kept)], [reduce_sum(dy, range(dy.rank))]
    # Ties share the cotangent evenly, as in JAX; the initial value is taken to be the neutral one.
    (y,) = reduce(inputs, init_values, dimensions=dimensions, body=body)
    hit = convert(compare(x, spread(y, x, *kept), comparison_direction="EQ"), dtype=x.dtype)
    return [hit * spread(dy / reduce_sum(hit, dimensions), x, *kept)], [None]


@reduce.cut
def _(axes: Sequence[Axis], inputs: Values, init_values: Values, *, dimensions: Shape, body: Graph) -> tuple[Any, ...]:
    distinct = set(axes[: len(inputs)])
    axis = distinct.pop()
    if axis is None and not distinct:
        return (None,) * len(inputs)
    if distinct or axis is None:
        return ("couples",) * len(inputs)
    if axis in dimensions:
        # Every replica adds the initial value once, so it has to be zero.
        adds = monoid_of(body) is add and len(inputs) == 1 and is_zero(init_values[0])
        return ("sum" if adds else "couples",) * len(inputs)
    return (axis - sum(d < axis for d in dimensions),) * len(inputs)


def is_zero(value: Value) -> bool:
    """Is this a constant that is zero everywhere, or one broadcast?"""
    while value.node is not None and value.node.op is broadcast_in_dim:
        value = value.node.operands[0]
    return value.node is not None and value.node.op is constant and not value.node.attrs["value"].data.any()


def reduce_sum(x: Value, dimensions: Iterable[int]) -> Value:
    """The sum over these axes (x itself when there are none)."""
    dims = tuple(dimensions)
    zero = const(0, x.type.with_shape(()))
    return reduce([x], [zero], dimensions=dims, body=monoid(add, x.dtype))[0] if dims else x


def reduce_max(x: Value, dimensions: Iterable[int]) -> Value:
    """The largest element over these axes, −∞ where there is none."""
    low = const(-np.inf, x.type.with_shape(()))
    return reduce([x], [low], dimensions=tuple(dimensions), body=monoid(maximum, x.dtype))[0]


def reduce_mean(x: Value, dimensions: Iterable[int]) -> Value:
    """The mean over these axes: the sum divided by the count (a division, not a product with a rounded reciprocal)."""
    dims = tuple(dimensions)
    count = float(np.prod([x.shape[d] for d in dims]))
    if count == 0:
        raise ShloError(f"a mean over axes {list(dims)} of {x.type}: there is nothing to divide by", users_line())
    return reduce_sum(x, dims) / count
