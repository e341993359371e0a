"""Operators whose sizes are known when the program runs: shapes, paddings and limits that are operands.

Specification: the sections of these names; a refusal begins with the constraint that it enforces.  A result's type is an
attribute (``type``, in a text simply the declared one), with ``?`` for what is not known; what arrays have is held to it.  As in
MLIR's verifier, what operands hold is not looked at before the program runs, not even where they are constants.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, DEN, VJP, Example, NoCotangent, Operator, Value, full_like, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.data import broadcast_in_dim, const, iota, pad, reduce_sum, reshape, slice_
from shlo.ir.ops.elementwise import convert, negate
from shlo.ir.ops.linear import ConvDims, convolution
from shlo.ir.types import DYNAMIC, DType, Shape, TensorType, fits, i32, i64, shapes_fit

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]

_F32 = DType.all["f32"]
_UNRUN = "XLA takes no program with unknown sizes"
_FOLDED = "XLA wants the sizes to be constants"
_OPEN = "its cotangent has sizes that are not known: give the program its shapes first"
_UNKNOWN = NoCotangent(_OPEN)


def _open(*shape: int) -> TensorType:
    return TensorType(shape, _F32)


def _draws(*numbers: int) -> Any:
    """A domain that draws these numbers."""
    return lambda rng, shape: np.array(numbers).reshape(shape)


def _check_numbers(value: Value, count: int | None, what: str, label: str) -> None:
    """An operand that holds ``count`` integers; None where MLIR too waits for the program to run."""
    if value.rank != 1 or not value.type.is_static or not value.dtype.is_integer:
        fail(f"{label}: {what} must be a list of so many integers, not {value.type}")
    if count is not None and not fits(value.shape[0], count):
        fail(f"{label}: {what} must have {count} elements, not {value.type}")


def _check_element(operand: Value, type: TensorType, label: str) -> None:
    if operand.dtype.baseline != type.dtype.baseline:
        fail(f"{label}: operand and result must have one element type, got {operand.type} and {type}")


def _shape(numbers: Array) -> Shape:
    shape = tuple(map(int, numbers))
    if any(n < 0 for n in shape):
        raise ShloError(f"a shape cannot be {list(shape)}")
    return shape


# --------------------------------------------------------------------------------------------- shapes as operands


@primitive(
    form="$operand, $output_dimensions, dims = $broadcast_dimensions : fn",
    examples=[
        Example(
            "f32[1, 3]",
            "i32[3]",
            broadcast_dimensions=(0, 1),
            type=_open(DYNAMIC, DYNAMIC, 4),
            known_expanding_dimensions=(0,),
            known_nonexpanding_dimensions=(1,),
            domains={"output_dimensions": _draws(2, 3, 4)},
            unrun=_UNRUN,
            nograd=_OPEN,
        ),
        Example(
            "f32[1, 3]",
            "i32[3]",
            broadcast_dimensions=(2, 1),
            type=_open(2, 3, 4),
            domains={"output_dimensions": _draws(2, 3, 4)},
            unrun=_FOLDED,
        ),
    ],
)
def dynamic_broadcast_in_dim(
    operand: Value,
    output_dimensions: Value,
    *,
    broadcast_dimensions: tuple[int, ...],
    known_expanding_dimensions: tuple[int, ...] = (),
    known_nonexpanding_dimensions: tuple[int, ...] = (),
    type: TensorType,
) -> TensorType:
    """:func:`broadcast_in_dim` to the shape that output_dimensions holds.  The ``known_…`` axes are hints about the operand's:
    that they repeat, or do not."""
    _check_element(operand, type, "dynamic_broadcast_in_dim_c1")
    if len(broadcast_dimensions) != operand.rank:
        fail(
            f"dynamic_broadcast_in_dim_c2: broadcast_dimensions {list(broadcast_dimensions)} must have one entry for each "
            f"axis of {operand.type}"
        )
    if type.rank < operand.rank:
        fail(f"dynamic_broadcast_in_dim_c3: the result {type} has fewer axes than the operand {operand.type}")
    if len(set(broadcast_dimensions)) != len(broadcast_dimensions):
        fail(f"dynamic_broadcast_in_dim_c4: broadcast_dimensions {list(broadcast_dimensions)} repeat an axis")
    for size, axis in zip(operand.shape, broadcast_dimensions, strict=True):
        if not 0 <= axis < type.rank or (size != 1 and not fits(size, type.shape[axis])):
            fail(
                f"dynamic_broadcast_in_dim_c5: an axis of size {size} of {operand.type} does not broadcast to axis {axis} "
                f"of {type}"
            )
    _check_numbers(output_dimensions, None, "output_dimensions", "dynamic_broadcast_in_dim_i2")
    hints = known_expanding_dimensions + known_nonexpanding_dimensions
    if len(set(hints)) != len(hints):
        fail(f"dynamic_broadcast_in_dim_c8: the hints {list(hints)} repeat an axis")
    if not all(0 <= a < operand.rank for a in hints):
        fail(f"dynamic_broadcast_in_dim_c9: the hints {list(hints)} must be axes of {operand.type}")
    return type


@dynamic_broadcast_in_dim.den
def _(operand: Array, output_dimensions: Array, *, broadcast_dimensions: Axes, **_: Any) -> Array:
    shape = _shape(output_dimensions)
    for size, axis in zip(operand.shape, broadcast_dimensions, strict=True):
        if size not in (1, shape[axis]):
            raise ShloError(
                f"dynamic_broadcast_in_dim: the shape {list(operand.shape)} does not broadcast to {list(shape)}"
            )
    return _apply(broadcast_in_dim, operand, shape=shape, broadcast_dimensions=broadcast_dimensions)


def _apply(op: Operator[..., Any], *args: Any, **attrs: Any) -> Array:
    """What a static operator computes."""
    return np.asarray(DEN.of(op)(*args, **attrs))


@primitive(
    form="$output_shape, dim = $iota_dimension : fn",
    examples=[
        Example(
            "i32[2]",
            iota_dimension=1,
            type=_open(DYNAMIC, 3),
            domains={"output_shape": _draws(2, 3)},
            unrun=_UNRUN,
        ),
    ],
)
def dynamic_iota(output_shape: Value, *, iota_dimension: int, type: TensorType) -> TensorType:
    """:func:`iota` of the shape that output_shape holds."""
    if not 0 <= iota_dimension < type.rank:
        fail(f"dynamic_iota_c1: iota_dimension {iota_dimension} is not an axis of {type}")
    _check_numbers(output_shape, None, "output_shape", "dynamic_iota_i1")
    return type


@dynamic_iota.den
def _(output_shape: Array, *, iota_dimension: int, type: TensorType) -> Array:
    return _apply(iota, type=type.with_shape(_shape(output_shape)), iota_dimension=iota_dimension)


@primitive(
    form="$operand, $output_shape : fn",
    examples=[
        Example(
            "f32[2, 6]",
            "i32[2]",
            type=_open(DYNAMIC, 4),
            domains={"output_shape": _draws(3, 4)},
            unrun=_UNRUN,
            nograd=_OPEN,
        ),
        Example("f32[2, 6]", "i32[2]", type=_open(3, 4), domains={"output_shape": _draws(3, 4)}, unrun=_FOLDED),
    ],
)
def dynamic_reshape(operand: Value, output_shape: Value, *, type: TensorType) -> TensorType:
    """:func:`reshape` to the shape that output_shape holds."""
    _check_element(operand, type, "dynamic_reshape_c1")
    if operand.type.is_static and type.is_static and operand.type.size != type.size:
        fail(f"dynamic_reshape_c2: the elements of {operand.type} do not fill {type}")
    _check_numbers(output_shape, type.rank, "output_shape", "dynamic_reshape_c4")
    return type


@dynamic_reshape.den
def _(operand: Array, output_shape: Array, *, type: TensorType) -> Array:
    shape = _shape(output_shape)
    if int(np.prod(shape)) != operand.size:
        raise ShloError(f"dynamic_reshape: {operand.size} elements do not fill the shape {list(shape)}")
    return operand.reshape(shape)


# --------------------------------------------------------------------------------------- paddings and limits as operands


@primitive(
    form="$operand, $padding_value, $edge_padding_low, $edge_padding_high, $interior_padding : fn",
    examples=[
        Example(
            "f32[2, 3]",
            "f32[]",
            "i32[2]",
            "i32[2]",
            "i32[2]",
            type=_open(DYNAMIC, DYNAMIC),
            domains={
                "edge_padding_low": _draws(1, -1),
                "edge_padding_high": _draws(0, 2),
                "interior_padding": _draws(0, 1),
            },
            unrun=_UNRUN,
            nograd=_OPEN,
        ),
        Example(
            "f32[2, 3]",
            "f32[]",
            *("i32[2]",) * 3,
            type=_open(4, 5),
            domains={
                "edge_padding_low": _draws(1, -2),
                "edge_padding_high": _draws(1, 0),
                "interior_padding": _draws(0, 2),
            },
            unrun=_FOLDED,
        ),
    ],
)
def dynamic_pad(
    operand: Value,
    padding_value: Value,
    edge_padding_low: Value,
    edge_padding_high: Value,
    interior_padding: Value,
    *,
    type: TensorType,
) -> TensorType:
    """:func:`pad` by the numbers that the operands hold."""
    _check_element(operand, type, "dynamic_pad_c1")
    if padding_value.rank or padding_value.dtype is not operand.dtype:
        fail(
            f"dynamic_pad_c1: padding_value must be a scalar of the element type of {operand.type}, not {padding_value.type}"
        )
    for name, value in (
        ("edge_padding_low", edge_padding_low),
        ("edge_padding_high", edge_padding_high),
        ("interior_padding", interior_padding),
    ):
        _check_numbers(value, operand.rank, name, "dynamic_pad_c2")
    if type.rank != operand.rank:
        fail(f"dynamic_pad_c4: the result {type} must have as many axes as {operand.type}")
    return type


@dynamic_pad.den
def _(operand: Array, padding_value: Array, low: Array, high: Array, interior: Array, *, type: TensorType) -> Array:
    if any(n < 0 for n in interior):
        raise ShloError(f"dynamic_pad_c3: interior padding must not be negative, it is {interior.tolist()}")
    return _apply(
        pad,
        operand,
        padding_value,
        edge_padding_low=tuple(map(int, low)),
        edge_padding_high=tuple(map(int, high)),
        interior_padding=tuple(map(int, interior)),
    )


@primitive(
    form="$operand, $start_indices, $limit_indices, $strides : fn",
    examples=[
        Example(
            "f32[5, 6]",
            "i32[2]",
            "i32[2]",
            "i32[2]",
            type=_open(DYNAMIC, DYNAMIC),
            domains={"start_indices": _draws(1, 0), "limit_indices": _draws(4, 6), "strides": _draws(1, 2)},
            unrun=_UNRUN,
            nograd=_OPEN,
        ),
        Example(
            "f32[5, 6]",
            *("i32[2]", "i32[2]", "i32[2]"),
            type=_open(2, 3),
            domains={"start_indices": _draws(1, 0), "limit_indices": _draws(4, 5), "strides": _draws(2, 2)},
            unrun=_FOLDED,
        ),
    ],
)
def real_dynamic_slice(
    operand: Value, start_indices: Value, limit_indices: Value, strides: Value, *, type: TensorType
) -> TensorType:
    """:func:`slice_` by the numbers that the operands hold."""
    _check_element(operand, type, "real_dynamic_slice_c1")
    for name, value in (("start_indices", start_indices), ("limit_indices", limit_indices), ("strides", strides)):
        _check_numbers(value, operand.rank, name, "real_dynamic_slice_c2")
    return type


@real_dynamic_slice.den
def _(operand: Array, start_indices: Array, limit_indices: Array, strides: Array, *, type: TensorType) -> Array:
    ranges = [tuple(map(int, x)) for x in (start_indices, limit_indices, strides)]
    for start, limit, stride, n in zip(*ranges, operand.shape, strict=True):
        if not 0 <= start <= limit <= n or stride < 1:
            raise ShloError(f"real_dynamic_slice: the range {start}:{limit}:{stride} does not fit an axis of size {n}")
    return _apply(slice_, operand, start_indices=ranges[0], limit_indices=ranges[1], strides=ranges[2])


@primitive(
    examples=[
        Example(
            "f32[2, 5, 3]",
            "f32[2, 3, 4]",
            "i32[1, 2]",
            window_strides=(2,),
            lhs_dilation=(1,),
            rhs_dilation=(1,),
            window_reversal=(False,),
            dimension_numbers=ConvDims("b0f", "0io", "b0f"),
            feature_group_count=1,
            batch_group_count=1,
            type=_open(2, DYNAMIC, 4),
            domains={"padding": _draws(1, 0)},
            unrun=_UNRUN,
        ),
    ],
)
def dynamic_conv(
    lhs: Value,
    rhs: Value,
    padding: Value,
    *,
    window_strides: tuple[int, ...],
    lhs_dilation: tuple[int, ...],
    rhs_dilation: tuple[int, ...],
    window_reversal: tuple[bool, ...],
    dimension_numbers: ConvDims,
    feature_group_count: int,
    batch_group_count: int,
    precision_config: tuple[str, ...] = (),
    type: TensorType,
) -> TensorType:
    """:func:`convolution` with the padding, low and high for each spatial axis, that an operand holds."""
    spatial = lhs.rank - 2
    if padding.rank != 2 or not padding.dtype.is_integer or not shapes_fit(padding.shape, (spatial, 2)):
        fail(
            f"dynamic_conv_c4: padding must have a row of two integers for each of {spatial} spatial axes, not {padding.type}"
        )
    convolution.fn(
        lhs,
        rhs,
        window_strides=window_strides,
        padding=((0, 0),) * spatial,
        lhs_dilation=lhs_dilation,
        rhs_dilation=rhs_dilation,
        window_reversal=window_reversal,
        dimension_numbers=ConvDims(*dimension_numbers),
        feature_group_count=feature_group_count,
        batch_group_count=batch_group_count,
        precision_config=precision_config,
        dtype=None if type.dtype is lhs.dtype else type.dtype,
    )
    return type


@dynamic_conv.den
def _(lhs: Array, rhs: Array, padding: Array, *, type: TensorType, **attrs: Any) -> Array:
    rows = tuple((int(low), int(high)) for low, high in padding)
    return _apply(convolution, lhs, rhs, padding=rows, dtype=None, **attrs)


# ------------------------------------------------------------------------------------------------- asking and telling


@primitive(form="$operand, dim = $dimension : fn", examples=[Example("f32[2, 3]", dimension=1)])
def get_dimension_size(operand: Value, *, dimension: int) -> TensorType:
    """The size of an axis."""
    if not 0 <= dimension < operand.rank:
        fail(f"get_dimension_size_c1: dimension {dimension} is not an axis of {operand.type}")
    return TensorType((), i32)


@get_dimension_size.den
def _(operand: Array, *, dimension: int) -> Array:
    return np.array(operand.shape[dimension], np.int32)


@get_dimension_size.vjp
def _(dy: None, operand: Value, *, dimension: int) -> tuple[None]:
    return (None,)


@get_dimension_size.cut
def _(axes: Sequence[int | None], operand: Value, *, dimension: int) -> str | None:
    return "couples" if axes[0] == dimension else None


@primitive(
    form="$operand, $size, dim = $dimension : fn",
    examples=[
        Example(
            "f32[2, 5]",
            "i32[]",
            dimension=1,
            domains={"size": lambda rng, shape: rng.integers(0, 6, shape)},
            unrun=_UNRUN,
        ),
    ],
)
def set_dimension_size(operand: Value, size: Value, *, dimension: int) -> TensorType:
    """The operand with only the first ``size`` places along an axis; the size it had is the bound of the one it has."""
    if not 0 <= dimension < operand.rank:
        fail(f"set_dimension_size_c4: dimension {dimension} is not an axis of {operand.type}")
    if size.type is not TensorType((), i32):
        fail(f"set_dimension_size_i2: size must be {TensorType((), i32)}, not {size.type}")
    bounds = list(operand.type.bounds or (DYNAMIC,) * operand.rank)
    if operand.shape[dimension] != DYNAMIC:
        bounds[dimension] = operand.shape[dimension]
    shape = tuple(DYNAMIC if a == dimension else n for a, n in enumerate(operand.shape))
    return TensorType(shape, operand.dtype, tuple(bounds) if any(b != DYNAMIC for b in bounds) else None)


@set_dimension_size.den
def _(operand: Array, size: Array, *, dimension: int) -> Array:
    if not 0 <= size <= operand.shape[dimension]:
        raise ShloError(f"set_dimension_size: {int(size)} is more than the axis of size {operand.shape[dimension]} has")
    return operand[(slice(None),) * dimension + (slice(0, int(size)),)]


# ------------------------------------------------------------------------------- adjoints, where the types say every size


@dynamic_broadcast_in_dim.vjp
def _(
    dy: Value, operand: Value, output_dimensions: Value, *, broadcast_dimensions: Axes, type: TensorType, **_: Any
) -> tuple[Value | NoCotangent, None]:
    if not _known(operand, dy):
        return _UNKNOWN, None
    (dx,) = VJP.of(broadcast_in_dim)(dy, operand, shape=type.shape, broadcast_dimensions=broadcast_dimensions)
    return dx, None


@dynamic_reshape.vjp
def _(dy: Value, operand: Value, output_shape: Value, *, type: TensorType) -> tuple[Value | NoCotangent, None]:
    return reshape(dy, shape=operand.shape) if _known(operand, dy) else _UNKNOWN, None


@dynamic_pad.vjp
def _(
    dy: Value, operand: Value, padding_value: Value, low: Value, high: Value, interior: Value, *, type: TensorType
) -> tuple[Value | NoCotangent, Value | NoCotangent, None, None, None]:
    """Padded the other way round and taken apart; what is not the operand's is the padding value's."""
    numbers = _numbers(low, high, interior)
    if not _known(operand, dy) or numbers is None:
        return _UNKNOWN, _UNKNOWN, None, None, None
    low, high, interior = numbers
    nothing = full_like(low, 0)
    open_ = TensorType((DYNAMIC,) * dy.rank, dy.dtype)
    spread_out = dynamic_pad(dy, full_like(padding_value, 0.0), negate(low), negate(high), nothing, type=open_)
    sizes = np.array(operand.shape)
    limits = const(np.maximum(sizes - 1, 0), low.type) * interior + const(sizes, low.type)
    dx = real_dynamic_slice(spread_out, nothing, limits, interior + 1, type=operand.type)
    rest = reduce_sum(dy, range(dy.rank)) - reduce_sum(dx, range(dx.rank))
    return dx, rest, None, None, None


@real_dynamic_slice.vjp
def _(
    dy: Value, operand: Value, start: Value, limit: Value, strides: Value, *, type: TensorType
) -> tuple[Value | NoCotangent, None, None, None]:
    numbers = _numbers(start, strides)
    if not _known(operand, dy) or numbers is None:
        return _UNKNOWN, None, None, None
    start, strides = numbers
    taken = np.array(dy.shape)
    reach = const(np.maximum(taken - 1, 0), start.type) * strides + const(np.minimum(taken, 1), start.type)
    after = const(np.array(operand.shape), start.type) - start - reach
    zero = const(0.0, operand.type.with_shape(()))
    return dynamic_pad(dy, zero, start, after, strides - 1, type=operand.type), None, None, None


def _known(*values: Value) -> bool:
    return all(v.type.is_static for v in values)


def _numbers(*values: Value) -> list[Value] | None:
    """The numbers that operands hold as signed ones; None where they are of index, which no operator computes with."""
    if any(v.dtype.name == "index" for v in values):
        return None
    return [v if v.dtype is i64 else convert(v, dtype=i64) for v in values]


VJP.excuse(_OPEN, dynamic_conv, set_dimension_size)
VJP.excuse("its elements are integers", dynamic_iota)
CUT.excuse(
    "what is cut has sizes that are not known: give the program its shapes first",
    dynamic_broadcast_in_dim,
    dynamic_iota,
    dynamic_reshape,
    dynamic_pad,
    real_dynamic_slice,
    dynamic_conv,
    set_dimension_size,
)
