"""Learned scales and biases, one number a feature, a channel or a tensor, with their gradients.

``row…`` acts on the last axis of rows [N, …, c]; ``…Ch`` on the channels of images (``layout`` as in
:mod:`shlo.ir.ops.layout`); ``scalar…`` has one number for all.  A scale is its own input adjoint at the same numbers.
A bias per channel is ``channelBias``; the gradient of a bias per feature is ``biasGradB``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.ops.data import broadcast_scalar, reduce_sum, spread
from shlo.ir.ops.dense import bias_grad_b
from shlo.ir.ops.layout import all_but_channels, channel_axis, either_layout

Array = np.ndarray[Any, Any]

# --------------------------------------------------------------------------------------------- a number a feature

_ROWS = [Example("f32[2, 3]", "f32[3]"), Example("f32[2, 5, 3]", "f32[3]")]


@composite("n ... c, c -> n ... c", cuts={"...": "shard", "c": "shard"}, examples=_ROWS)
def row_scale(x: Value, gamma: Value) -> Value:
    """γ·x, one number a feature.  x [N, …, c], γ [c]."""
    return x * spread(gamma, x, x.rank - 1)


@row_scale.den
def _(x: Array, gamma: Array) -> Array:
    return np.asarray(x * gamma)


@row_scale.vjp
def _(dy: Value, x: Value, gamma: Value) -> tuple[Value, Value]:
    return row_scale(dy, gamma), gamma_grad_b(dy, x)


@composite("n ... c, c -> n ... c", cuts={"...": "shard", "c": "shard"}, examples=_ROWS)
def row_bias(x: Value, beta: Value) -> Value:
    """x + β, one number a feature.  x [N, …, c], β [c]."""
    return x + spread(beta, x, x.rank - 1)


@row_bias.den
def _(x: Array, beta: Array) -> Array:
    return np.asarray(x + beta)


@row_bias.vjp
def _(dy: Value, x: Value, beta: Value) -> tuple[Value, Value]:
    return dy, bias_grad_b(dy)


@composite(
    "n ... c, n ... c -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    examples=[Example("f32[2, 3]", "f32[2, 3]"), Example("f32[2, 5, 3]", "f32[2, 5, 3]")],
)
def gamma_grad_b(dy: Value, x: Value) -> Value:
    """∂L/∂γ of ``rowScale``: Σ x·dy over the batch and its rows.  dy, x [N, …, c] → [c]."""
    return reduce_sum(dy * x, range(x.rank - 1))


@gamma_grad_b.den
def _(dy: Array, x: Array) -> Array:
    return np.asarray((dy * x).reshape(-1, x.shape[-1]).sum(axis=0))


@gamma_grad_b.vjp
def _(g: Value, dy: Value, x: Value) -> tuple[Value, Value]:
    return row_scale(x, g), row_scale(dy, g)


# --------------------------------------------------------------------------------------------- a number a channel


@composite(
    "n c ..., c -> n c ...",
    cuts={"...": "shard", "c": "shard"},
    examples=[Example("f32[2, 3, 5, 4]", "f32[3]"), Example("f32[2, 5, 4, 3]", "f32[3]", layout="NHWC")],
)
def layer_scale_ch(x: Value, gamma: Value, *, layout: str | None = None) -> Value:
    """γ·x, one number a channel.  x [N, c, …], γ [c]."""
    return x * spread(gamma, x, channel_axis(x.rank, layout))


@layer_scale_ch.den
@either_layout
def _(x: Array, gamma: Array) -> Array:
    return np.asarray(x * gamma.reshape(-1, *[1] * (x.ndim - 2)))


@layer_scale_ch.vjp
def _(dy: Value, x: Value, gamma: Value, *, layout: str | None) -> tuple[Value, Value]:
    return layer_scale_ch(dy, gamma, layout=layout), layer_scale_ch_gamma_grad_b(dy, x, layout=layout)


@composite(
    "n c ..., n c ... -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    examples=[
        Example("f32[2, 3, 5, 4]", "f32[2, 3, 5, 4]"),
        Example("f32[2, 5, 4, 3]", "f32[2, 5, 4, 3]", layout="NHWC"),
    ],
)
def layer_scale_ch_gamma_grad_b(dy: Value, x: Value, *, layout: str | None = None) -> Value:
    """∂L/∂γ of ``layerScaleCh``: Σ x·dy over batch and space.  dy, x [N, c, …] → [c]."""
    return reduce_sum(dy * x, all_but_channels(x.rank, layout))


@layer_scale_ch_gamma_grad_b.den
@either_layout
def _(dy: Array, x: Array) -> Array:
    return np.asarray((dy * x).sum(axis=(0, *range(2, x.ndim))))


@layer_scale_ch_gamma_grad_b.vjp
def _(g: Value, dy: Value, x: Value, *, layout: str | None) -> tuple[Value, Value]:
    return layer_scale_ch(x, g, layout=layout), layer_scale_ch(dy, g, layout=layout)


# -------------------------------------------------------------------------------------------- one number for all

_SCALAR = [Example("f32[2, 3]", "f32[]"), Example("f32[2, 5, 3]", "f32[]")]


@composite("n ..., () -> n ...", cuts={"...": "shard"}, examples=_SCALAR)
def scalar_scale(x: Value, gamma: Value) -> Value:
    """γ·x for one learned γ.  x [N, …]."""
    return x * broadcast_scalar(gamma, x.type)


@scalar_scale.den
def _(x: Array, gamma: Array) -> Array:
    return np.asarray(x * gamma)


@scalar_scale.vjp
def _(dy: Value, x: Value, gamma: Value) -> tuple[Value, Value]:
    return scalar_scale(dy, gamma), scalar_gamma_grad_b(dy, x)


@composite("n ..., () -> n ...", cuts={"...": "shard"}, examples=_SCALAR)
def scalar_bias(x: Value, beta: Value) -> Value:
    """x + β for one learned β.  x [N, …]."""
    return x + broadcast_scalar(beta, x.type)


@scalar_bias.den
def _(x: Array, beta: Array) -> Array:
    return np.asarray(x + beta)


@scalar_bias.vjp
def _(dy: Value, x: Value, beta: Value) -> tuple[Value, Value]:
    return dy, scalar_beta_grad_b(dy)


@composite(
    "n ..., n ... -> ()",
    cuts={"n": "sum", "...": "sum"},
    examples=[Example("f32[2, 3]", "f32[2, 3]"), Example("f32[2, 5, 3]", "f32[2, 5, 3]")],
)
def scalar_gamma_grad_b(dy: Value, x: Value) -> Value:
    """∂L/∂γ of ``scalarScale``: Σ x·dy over everything."""
    return reduce_sum(dy * x, range(x.rank))


@scalar_gamma_grad_b.den
def _(dy: Array, x: Array) -> Array:
    return np.asarray((dy * x).sum())


@scalar_gamma_grad_b.vjp
def _(g: Value, dy: Value, x: Value) -> tuple[Value, Value]:
    return scalar_scale(x, g), scalar_scale(dy, g)


@composite(
    "n ... -> ()",
    cuts={"n": "sum", "...": "sum"},
    examples=[Example("f32[2, 3]"), Example("f32[2, 5, 3]")],
    shares=False,
)
def scalar_beta_grad_b(dy: Value) -> Value:
    """∂L/∂β of ``scalarBias``: Σ dy over everything."""
    return reduce_sum(dy, range(dy.rank))


@scalar_beta_grad_b.den
def _(dy: Array) -> Array:
    return np.asarray(dy.sum())


@scalar_beta_grad_b.vjp
def _(g: Value, dy: Value) -> tuple[Value]:
    return (broadcast_scalar(g, dy.type),)
