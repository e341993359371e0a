"""Dense layers: x·W + b of every row, with the gradients as operators of their own.

x is [N, …, a]: a batch of examples, or of examples of token rows; W is [a, c].  The four operators close under adjoint:
``dotIn`` and ``dotOut`` are each other's input adjoint and ``weightGradB`` is the weight adjoint of both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.ops.data import reduce_sum, spread
from shlo.ir.ops.linear import dot_general, matmul

Array = np.ndarray[Any, Any]


@composite(
    "n ... a, a c, c -> n ... c",
    cuts={"...": "shard", "c": "shard"},
    examples=[Example("f32[2, 3]", "f32[3, 4]", "f32[4]"), Example("f32[2, 5, 3]", "f32[3, 4]", "f32[4]")],
)
def dense(x: Value, w: Value, b: Value) -> Value:
    """x·W + b of every row (spec: dense, denseRow).  x [N, …, a], W [a, c], b [c] → [N, …, c]."""
    y = matmul(x, w)
    return y + spread(b, y, y.rank - 1)


@dense.den
def _(x: Array, w: Array, b: Array) -> Array:
    return np.asarray(x @ w + b)


@dense.vjp
def _(dy: Value, x: Value, w: Value, b: Value) -> tuple[Value, Value, Value]:
    return dot_out(dy, w), weight_grad_b(x, dy), bias_grad_b(dy)


@composite(
    "n ... a, a c -> n ... c",
    cuts={"...": "shard", "c": "shard", "a": "sum"},
    examples=[Example("f32[2, 3]", "f32[3, 4]"), Example("f32[2, 5, 3]", "f32[3, 4]")],
)
def dot_in(x: Value, w: Value) -> Value:
    """x·W of every row: a dense layer without bias.  x [N, …, a], W [a, c] → [N, …, c]."""
    return matmul(x, w)


@dot_in.den
def _(x: Array, w: Array) -> Array:
    return np.asarray(x @ w)


@dot_in.vjp
def _(dy: Value, x: Value, w: Value) -> tuple[Value, Value]:
    return dot_out(dy, w), weight_grad_b(x, dy)


@composite(
    "n ... c, a c -> n ... a",
    cuts={"...": "shard", "a": "shard", "c": "sum"},
    examples=[Example("f32[2, 4]", "f32[3, 4]"), Example("f32[2, 5, 4]", "f32[3, 4]")],
)
def dot_out(dy: Value, w: Value) -> Value:
    """∂L/∂x of a dense layer: dy·Wᵀ of every row.  dy [N, …, c], W [a, c] → [N, …, a]."""
    return dot_general(dy, w, lhs_contracting_dimensions=(dy.rank - 1,), rhs_contracting_dimensions=(1,))


@dot_out.den
def _(dy: Array, w: Array) -> Array:
    return np.asarray(dy @ w.T)


@dot_out.vjp
def _(g: Value, dy: Value, w: Value) -> tuple[Value, Value]:
    return dot_in(g, w), weight_grad_b(g, dy)


@composite(
    "n ... a, n ... c -> a c",
    cuts={"n": "sum", "...": "sum", "a": "shard", "c": "shard"},
    examples=[Example("f32[2, 3]", "f32[2, 4]"), Example("f32[2, 5, 3]", "f32[2, 5, 4]")],
)
def weight_grad_b(x: Value, dy: Value) -> Value:
    """∂L/∂W of a dense layer: Σ xᵀ·dy over the batch and its rows.  x [N, …, a], dy [N, …, c] → [a, c]."""
    rows = tuple(range(x.rank - 1))
    return dot_general(x, dy, lhs_contracting_dimensions=rows, rhs_contracting_dimensions=rows)


@weight_grad_b.den
def _(x: Array, dy: Array) -> Array:
    return np.asarray(x.reshape(-1, x.shape[-1]).T @ dy.reshape(-1, dy.shape[-1]))


@weight_grad_b.vjp
def _(g: Value, x: Value, dy: Value) -> tuple[Value, Value]:
    return dot_out(dy, g), dot_in(x, g)


@composite(
    "n ... c -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    examples=[Example("f32[2, 4]"), Example("f32[2, 5, 4]")],
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
