"""``chlo.top_k``: the largest elements along the last axis, and where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, full_like, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.data import iota, reduce_sum, spread
from shlo.ir.ops.element import BOOL, FLOAT, INTEGER, takes
from shlo.ir.ops.elementwise import compare, select, total_order
from shlo.ir.types import DYNAMIC, TensorType, i32

Array = np.ndarray[Any, Any]


@primitive(
    form="($operand, k = $k) : arrow",
    dialect="chlo",
    result_names=("values", "indices"),
    examples=[Example("f32[2, 5]", k=3), Example("i32[6]", k=2), Example("bf16[2, 3, 4]", k=1)],
    domains={"operand": "distinct"},
)
def top_k(operand: Value, *, k: int) -> tuple[TensorType, TensorType]:
    """The k largest elements of each row along the last axis, from the largest down, and their i32 positions.

    Of equal elements the one further to the front comes first; floats are in the order of their bits (as TOTALORDER says), so
    NaN is the largest and 0 is above −0."""
    takes("top_k", operand, BOOL + INTEGER + FLOAT)
    if operand.rank == 0:
        fail("the operand needs an axis to choose along")
    size = operand.shape[-1]
    if k < 0 or (size != DYNAMIC and k > size):
        fail(f"k = {k} is not between 0 and the last axis's size {size}")
    values = operand.type.with_shape((*operand.shape[:-1], k))
    return values, values.with_dtype(i32)


@top_k.den
def _(operand: Array, *, k: int) -> tuple[Array, Array]:
    if operand.dtype == object:
        order = np.argsort(-operand, axis=-1, kind="stable")
    else:
        # ~ reverses the order of integers, without the overflow that − has.
        keys = total_order(operand) if operand.dtype.kind == "f" else operand
        order = np.argsort(~keys, axis=-1, kind="stable")
    first = order[..., :k]
    return np.take_along_axis(operand, first, -1), first.astype(np.int32)


@top_k.vjp
def _(dys: tuple[Value | None, Value | None], operand: Value, *, k: int) -> tuple[Value | None]:
    dy = dys[0]
    if dy is None:
        return (None,)
    _, indices = top_k(operand, k=k)
    rank = operand.rank
    grid = iota(type=TensorType((*indices.shape, operand.shape[-1]), i32), iota_dimension=rank)
    axes = tuple(range(rank))
    hit = compare(spread(indices, grid, *axes), grid, comparison_direction="EQ")
    shares = spread(dy, grid, *axes)
    return (reduce_sum(select(hit, shares, full_like(shares, 0.0)), (rank - 1,)),)


@top_k.cut
def _(axes: Sequence[int | None], operand: Value, *, k: int) -> tuple[int | str | None, int | str | None]:
    (axis,) = axes
    law = "couples" if axis == operand.rank - 1 else axis
    return law, law
