"""Squeeze-and-excitation: a channel's gate from the means of all channels (spec "Squeeze-excite").

s = gap(x); e₁ = s·W₁+b₁; z = swish(e₁); e₂ = z·W₂+b₂; out = x⊙σ(e₂).  ``seBlock`` is all of it; its adjoint is the chain of the
named operators, with the two ways back to x in one: ``seBack``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.ops.data import reduce_sum, spread
from shlo.ir.ops.dense import bias_grad_b, dense, dot_out, weight_grad_b
from shlo.ir.ops.elementwise import logistic
from shlo.ir.ops.layout import channel_axis, either_layout, image_size, rounded, space_axes
from shlo.ir.ops.pointwise import number, sigmoid_back, swish, swish_back
from shlo.ir.ops.pool import gap
from shlo.ir.types import DType, bf16

Array = np.ndarray[Any, Any]


def _per_channel(c: Value, x: Value, layout: str | None) -> Value:
    """A value a channel of each example, repeated over space."""
    return spread(c, x, 0, channel_axis(x.rank, layout))


def _sigma(x: Array) -> Array:
    return np.asarray((np.tanh(x / 2) + 1) / 2)


@composite(
    "n c h w, n c -> n c h w",
    cuts={"c": "shard"},
    examples=[Example("f32[2, 3, 4, 5]", "f32[2, 3]"), Example("f32[2, 4, 5, 3]", "f32[2, 3]", layout="NHWC")],
)
def se_gate(x: Value, e: Value, *, layout: str | None = None) -> Value:
    """x⊙σ(e), a gate a channel of each example.  x [N, c, h, w], e [N, c]."""
    return x * _per_channel(logistic(e), x, layout)


@se_gate.den
@either_layout
def _(x: Array, e: Array) -> Array:
    return np.asarray(x * _sigma(e)[:, :, None, None])


@se_gate.vjp
def _(dy: Value, x: Value, e: Value, *, layout: str | None) -> tuple[Value, Value]:
    return se_gate(dy, e, layout=layout), sigmoid_back(se_reduce_b(dy, x, layout=layout), e)


@composite(
    "n c h w, n c h w -> n c",
    cuts={"c": "shard", "h": "sum", "w": "sum"},
    examples=[
        Example("f32[2, 3, 4, 5]", "f32[2, 3, 4, 5]"),
        Example("f32[2, 4, 5, 3]", "f32[2, 4, 5, 3]", layout="NHWC"),
    ],
)
def se_reduce_b(dy: Value, x: Value, *, layout: str | None = None) -> Value:
    """The gate's cotangent Σ x⊙dy over space.  dy, x [N, c, h, w] → [N, c]."""
    return reduce_sum(dy * x, space_axes(4, layout))


@se_reduce_b.den
@either_layout
def _(dy: Array, x: Array) -> Array:
    return np.asarray((dy * x).sum(axis=(2, 3)))


@composite(
    "n c h w, n c, n c -> n c h w",
    cuts={"c": "shard"},
    examples=[
        Example("f32[2, 3, 4, 5]", "f32[2, 3]", "f32[2, 3]"),
        Example("f32[2, 4, 5, 3]", "f32[2, 3]", "f32[2, 3]", layout="NHWC"),
    ],
)
def se_back(dy: Value, e: Value, ds: Value, *, layout: str | None = None) -> Value:
    """∂L/∂x of a whole block: σ(e)⊙dy + ds/(h·w), through the gated value and through its mean."""
    h, w = image_size(dy, layout)
    return dy * _per_channel(logistic(e), dy, layout) + _per_channel(ds / float(h * w), dy, layout)


@se_back.den
@either_layout
def _(dy: Array, e: Array, ds: Array) -> Array:
    mean = ds[:, :, None, None] / number(dy.shape[2] * dy.shape[3], dy)
    return np.asarray(_sigma(e)[:, :, None, None] * dy + mean)


_BLOCK = ["f32[3, 2]", "f32[2]", "f32[2, 3]", "f32[3]"]


@composite(
    "n c h w, c s, s, s c, c -> n c h w",
    examples=[
        Example("f32[2, 3, 4, 5]", *_BLOCK),
        Example("f32[2, 4, 5, 3]", *_BLOCK, layout="NHWC"),
        Example("f32[2, 3, 4, 5]", *_BLOCK, precision=bf16),
    ],
)
def se_block(
    x: Value,
    w1: Value,
    b1: Value,
    w2: Value,
    b2: Value,
    *,
    layout: str | None = None,
    precision: DType | None = None,
) -> Value:
    """x⊙σ(swish(gap(x)·W₁+b₁)·W₂+b₂).  x [N, c, h, w], W₁ [c, s], W₂ [s, c]."""
    return se_gate(x, _gate(x, w1, b1, w2, b2, layout, precision)[-1], layout=layout)


def _gate(
    x: Value, w1: Value, b1: Value, w2: Value, b2: Value, layout: str | None, precision: DType | None
) -> tuple[Value, Value, Value, Value]:
    """s, e₁, z and e₂."""
    s = gap(x, layout=layout)
    e1 = dense(s, w1, b1, precision=precision)
    z = swish(e1)
    return s, e1, z, dense(z, w2, b2, precision=precision)


@se_block.den
def _(x: Array, w1: Array, b1: Array, w2: Array, b2: Array, *, layout: str | None, precision: DType | None) -> Array:
    s = x.mean(axis=space_axes(4, layout))
    e1 = rounded(s, precision) @ rounded(w1, precision) + b1
    e2 = rounded(e1 * _sigma(e1), precision) @ rounded(w2, precision) + b2
    gate = _sigma(e2)
    return np.asarray(x * (gate[:, :, None, None] if layout is None else gate[:, None, None, :]))


@se_block.vjp
def _(
    dy: Value, x: Value, w1: Value, b1: Value, w2: Value, b2: Value, *, layout: str | None, precision: DType | None
) -> tuple[Value, Value, Value, Value, Value]:
    s, e1, z, e2 = _gate(x, w1, b1, w2, b2, layout, precision)
    de2 = sigmoid_back(se_reduce_b(dy, x, layout=layout), e2)
    de1 = swish_back(dot_out(de2, w2, precision=precision), e1)
    ds = dot_out(de1, w1, precision=precision)
    dx = se_back(dy, e2, ds, layout=layout)
    dw1, dw2 = weight_grad_b(s, de1, precision=precision), weight_grad_b(z, de2, precision=precision)
    return dx, dw1, bias_grad_b(de1), dw2, bias_grad_b(de2)
