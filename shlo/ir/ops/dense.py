"""Dense layers: x·W + b of every row, with the gradients as operators of their own.

x is [N, …, a]: a batch of examples, or of examples of token rows; W is [a, c].  With a narrow ``precision`` (see
:mod:`shlo.ir.ops.layout`) both operands of a product are rounded; its f32 sum and the bias are not.
The four operators close under adjoint:
``dotIn`` and ``dotOut`` are each other's input adjoint and ``weightGradB`` is the weight adjoint of both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.ops.data import reduce_sum, spread
from shlo.ir.ops.layout import narrowed, rounded
from shlo.ir.ops.linear import dot_general
from shlo.ir.types import DType, bf16, f8E4M3FN

Array = np.ndarray[Any, Any]


def product(
    x: Value, y: Value, precision: DType | None, contracting: tuple[int | range, int | range], batching: int = 0
) -> Value:
    """Σ x·y over ``contracting`` axes of each, operands rounded to ``precision``; the first ``batching`` axes are batched."""
    result = x.dtype
    x, y = narrowed(precision, x, y)
    left, right = ((axes,) if isinstance(axes, int) else tuple(axes) for axes in contracting)
    axes = tuple(range(batching))
    return dot_general(
        x,
        y,
        lhs_batching_dimensions=axes,
        rhs_batching_dimensions=axes,
        lhs_contracting_dimensions=left,
        rhs_contracting_dimensions=right,
        dtype=None if precision is None else result,
    )


@composite(
    "n ... a, a c, c -> n ... c",
    cuts={"...": "shard", "c": "shard"},
    examples=[Example("f32[2, 3]", "f32[3, 4]", "f32[4]"), Example("f32[2, 5, 3]", "f32[3, 4]", "f32[4]")]
    + [Example("f32[2, 5, 3]", "f32[3, 4]", "f32[4]", precision=p) for p in (bf16, f8E4M3FN)],
)
def dense(x: Value, w: Value, b: Value, *, precision: DType | None = None) -> Value:
    """x·W + b of every row (spec: dense, denseRow).  x [N, …, a], W [a, c], b [c] → [N, …, c]."""
    y = product(x, w, precision, (x.rank - 1, 0))
    return y + spread(b, y, y.rank - 1)


@dense.den
def _(x: Array, w: Array, b: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(x, precision) @ rounded(w, precision) + b)


@dense.vjp
def _(dy: Value, x: Value, w: Value, b: Value, **attrs: Any) -> tuple[Value, Value, Value]:
    return dot_out(dy, w, **attrs), weight_grad_b(x, dy, **attrs), bias_grad_b(dy)


@composite(
    "n ... a, a c -> n ... c",
    cuts={"...": "shard", "c": "shard", "a": "sum"},
    examples=[Example("f32[2, 3]", "f32[3, 4]"), Example("f32[2, 5, 3]", "f32[3, 4]", precision=bf16)],
)
def dot_in(x: Value, w: Value, *, precision: DType | None = None) -> Value:
    """x·W of every row: a dense layer without bias.  x [N, …, a], W [a, c] → [N, …, c]."""
    return product(x, w, precision, (x.rank - 1, 0))


@dot_in.den
def _(x: Array, w: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(x, precision) @ rounded(w, precision))


@dot_in.vjp
def _(dy: Value, x: Value, w: Value, **attrs: Any) -> tuple[Value, Value]:
    return dot_out(dy, w, **attrs), weight_grad_b(x, dy, **attrs)


@composite(
    "n ... c, a c -> n ... a",
    cuts={"...": "shard", "a": "shard", "c": "sum"},
    examples=[Example("f32[2, 4]", "f32[3, 4]"), Example("f32[2, 5, 4]", "f32[3, 4]", precision=bf16)],
)
def dot_out(dy: Value, w: Value, *, precision: DType | None = None) -> Value:
    """∂L/∂x of a dense layer: dy·Wᵀ of every row.  dy [N, …, c], W [a, c] → [N, …, a]."""
    return product(dy, w, precision, (dy.rank - 1, 1))


@dot_out.den
def _(dy: Array, w: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(dy, precision) @ rounded(w, precision).T)


@dot_out.vjp
def _(g: Value, dy: Value, w: Value, **attrs: Any) -> tuple[Value, Value]:
    return dot_in(g, w, **attrs), weight_grad_b(g, dy, **attrs)


@composite(
    "n ... a, n ... c -> a c",
    cuts={"n": "sum", "...": "sum", "a": "shard", "c": "shard"},
    examples=[Example("f32[2, 3]", "f32[2, 4]"), Example("f32[2, 5, 3]", "f32[2, 5, 4]", precision=bf16)],
)
def weight_grad_b(x: Value, dy: Value, *, precision: DType | None = None) -> Value:
    """∂L/∂W of a dense layer: Σ xᵀ·dy over the batch and its rows.  x [N, …, a], dy [N, …, c] → [a, c]."""
    rows = range(x.rank - 1)
    return product(x, dy, precision, (rows, rows))


@weight_grad_b.den
def _(x: Array, dy: Array, *, precision: DType | None) -> Array:
    x, dy = rounded(x, precision), rounded(dy, precision)
    return np.asarray(x.reshape(-1, x.shape[-1]).T @ dy.reshape(-1, dy.shape[-1]))


@weight_grad_b.vjp
def _(g: Value, x: Value, dy: Value, **attrs: Any) -> tuple[Value, Value]:
    return dot_out(dy, g, **attrs), dot_in(x, g, **attrs)


@composite(
    "n ... c -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    examples=[Example("f32[2, 4]"), Example("f32[2, 5, 4]")],
    shares=False,
)
def bias_grad_b(dy: Value) -> Value:
    """∂L/∂b of a dense layer: Σ dy over the batch **and** its rows.  dy [N, …, c] → [c]."""
    return reduce_sum(dy, range(dy.rank - 1))


@bias_grad_b.den
def _(dy: Array) -> Array:
    return np.asarray(dy.reshape(-1, dy.shape[-1]).sum(axis=0))


@bias_grad_b.vjp
def _(g: Value, dy: Value) -> tuple[Value]:
    return (spread(g, dy, dy.rank - 1),)
