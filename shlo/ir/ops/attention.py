"""Attention: batched matrix products, the row softmax, and the slicing of heads and tokens.

Tokens are [N, t, d]; with heads [N, heads, t, d/heads].  The three products close under adjoint: with A·B, A·Bᵀ and Aᵀ·B each
one's adjoints are the other two.  Slices and pads are each other's adjoints.  ``precision`` is that of matrix products in
:mod:`shlo.ir.ops.layout`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.errors import fail
from shlo.ir.ops.data import (
    broadcast_in_dim,
    concatenate,
    const,
    pad,
    reduce_max,
    reduce_sum,
    reshape,
    slice_axis,
    spread,
    transpose,
)
from shlo.ir.ops.dense import bias_grad_b, product
from shlo.ir.ops.elementwise import exponential
from shlo.ir.ops.layout import rounded
from shlo.ir.types import DType, bf16

Array = np.ndarray[Any, Any]

# ------------------------------------------------------------------------------------------------------ products

_CUTS = {"...": "shard", "p": "shard", "r": "shard", "q": "sum"}


@composite(
    "n ... p q, n ... q r -> n ... p r",
    cuts=_CUTS,
    examples=[
        Example("f32[2, 3, 4]", "f32[2, 4, 5]"),
        Example("f32[2, 2, 3, 4]", "f32[2, 2, 4, 5]"),
        Example("f32[2, 2, 3, 4]", "f32[2, 2, 4, 5]", precision=bf16),
    ],
)
def matmul_f(a: Value, b: Value, *, precision: DType | None = None) -> Value:
    """A·B of every example (and head).  a [N, …, p, q], b [N, …, q, r] → [N, …, p, r]."""
    return product(a, b, precision, (a.rank - 1, b.rank - 2), a.rank - 2)


@matmul_f.den
def _(a: Array, b: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(a, precision) @ rounded(b, precision))


@matmul_f.vjp
def _(dc: Value, a: Value, b: Value, **attrs: Any) -> tuple[Value, Value]:
    return matmul_nt_f(dc, b, **attrs), matmul_tn_f(a, dc, **attrs)


@composite(
    "n ... p q, n ... r q -> n ... p r",
    cuts=_CUTS,
    examples=[
        Example("f32[2, 3, 4]", "f32[2, 5, 4]"),
        Example("f32[2, 2, 3, 4]", "f32[2, 2, 5, 4]"),
        Example("f32[2, 2, 3, 4]", "f32[2, 2, 5, 4]", precision=bf16),
    ],
)
def matmul_nt_f(a: Value, b: Value, *, precision: DType | None = None) -> Value:
    """A·Bᵀ of every example (and head): attention's scores q·kᵀ.  a [N, …, p, q], b [N, …, r, q] → [N, …, p, r]."""
    return product(a, b, precision, (a.rank - 1, b.rank - 1), a.rank - 2)


@matmul_nt_f.den
def _(a: Array, b: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(a, precision) @ rounded(b, precision).swapaxes(-1, -2))


@matmul_nt_f.vjp
def _(dc: Value, a: Value, b: Value, **attrs: Any) -> tuple[Value, Value]:
    return matmul_f(dc, b, **attrs), matmul_tn_f(dc, a, **attrs)


@composite(
    "n ... q p, n ... q r -> n ... p r",
    cuts=_CUTS,
    examples=[
        Example("f32[2, 4, 3]", "f32[2, 4, 5]"),
        Example("f32[2, 2, 4, 3]", "f32[2, 2, 4, 5]"),
        Example("f32[2, 2, 4, 3]", "f32[2, 2, 4, 5]", precision=bf16),
    ],
)
def matmul_tn_f(a: Value, b: Value, *, precision: DType | None = None) -> Value:
    """Aᵀ·B of every example (and head).  a [N, …, q, p], b [N, …, q, r] → [N, …, p, r]."""
    return product(a, b, precision, (a.rank - 2, b.rank - 2), a.rank - 2)


@matmul_tn_f.den
def _(a: Array, b: Array, *, precision: DType | None) -> Array:
    return np.asarray(rounded(a, precision).swapaxes(-1, -2) @ rounded(b, precision))


@matmul_tn_f.vjp
def _(dc: Value, a: Value, b: Value, **attrs: Any) -> tuple[Value, Value]:
    return matmul_nt_f(b, dc, **attrs), matmul_f(a, dc, **attrs)


# ------------------------------------------------------------------------------------------------------- softmax


@composite("n ... k -> n ... k", cuts={"...": "shard"}, examples=[Example("f32[3, 4]"), Example("f32[2, 3, 2, 5]")])
def softmax_row(x: Value) -> Value:
    """The softmax of every row, its maximum subtracted first.  [N, …, k] → [N, …, k]."""
    last, rest = (x.rank - 1,), range(x.rank - 1)
    powers = exponential(x - spread(reduce_max(x, last), x, *rest))
    return powers / spread(reduce_sum(powers, last), x, *rest)


@softmax_row.den
def _(x: Array) -> Array:
    powers = np.exp(x - x.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


@softmax_row.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (softmax_row_back(dy, softmax_row(x)),)  # the forward's own node


@composite(
    "n ... k, n ... k -> n ... k",
    cuts={"...": "shard"},
    examples=[Example("f32[3, 4]", "f32[3, 4]"), Example("f32[2, 3, 5]", "f32[2, 3, 5]")],
    domains={"p": "simplex"},
)
def softmax_row_back(dy: Value, p: Value) -> Value:
    """p⊙(dy − ⟨p, dy⟩), p the softmax itself."""
    inner = reduce_sum(p * dy, (p.rank - 1,))
    return p * (dy - spread(inner, dy, *range(p.rank - 1)))


@softmax_row_back.den
def _(dy: Array, p: Array) -> Array:
    return np.asarray(p * (dy - (p * dy).sum(axis=-1, keepdims=True)))


# --------------------------------------------------------------------------------------------------------- heads


def _head_sizes(dims: Mapping[str, int], attrs: Mapping[str, Any]) -> dict[str, int]:
    heads = attrs["heads"]
    if heads < 1 or dims.get("d", heads) % heads:
        fail(f"{heads} heads do not divide {dims['d']} features")
    if not 0 <= attrs.get("head", 0) < heads:
        fail(f"there is no head {attrs['head']} of {heads}")
    d = dims["d"] if "d" in dims else dims["e"] * heads
    return {"d": d, "e": d // heads, "h": heads}


@composite(
    "n t d -> n t e",
    cuts={"t": "shard"},
    sizes=_head_sizes,
    examples=[Example("f32[2, 3, 6]", head=0, heads=3), Example("f32[2, 3, 6]", head=1, heads=2)],
)
def head_slice(x: Value, *, head: int, heads: int) -> Value:
    """The features of one head.  [N, t, d] → [N, t, d/heads]."""
    e = x.shape[2] // heads
    return slice_axis(x, 2, head * e, (head + 1) * e)


@head_slice.den
def _(x: Array, *, head: int, heads: int) -> Array:
    return np.split(x, heads, axis=2)[head]


@head_slice.vjp
def _(dy: Value, x: Value, *, head: int, heads: int) -> tuple[Value]:
    return (head_pad(dy, head=head, heads=heads),)


@composite(
    "n t e -> n t d",
    cuts={"t": "shard"},
    sizes=_head_sizes,
    examples=[Example("f32[2, 3, 2]", head=0, heads=3), Example("f32[2, 3, 3]", head=1, heads=2)],
)
def head_pad(x: Value, *, head: int, heads: int) -> Value:
    """One head's features in their place, zeros in the others'.  [N, t, d/heads] → [N, t, d]."""
    e = x.shape[2]
    return pad(
        x,
        const(0, x.type.with_shape(())),
        edge_padding_low=(0, 0, head * e),
        edge_padding_high=(0, 0, (heads - 1 - head) * e),
        interior_padding=(0, 0, 0),
    )


@head_pad.den
def _(x: Array, *, head: int, heads: int) -> Array:
    parts = [x if i == head else np.zeros_like(x) for i in range(heads)]
    return np.concatenate(parts, axis=2)


@head_pad.vjp
def _(g: Value, x: Value, *, head: int, heads: int) -> tuple[Value]:
    return (head_slice(g, head=head, heads=heads),)


@composite("n t d -> n h t e", cuts={"t": "shard"}, sizes=_head_sizes, examples=[Example("f32[2, 5, 6]", heads=3)])
def split_heads(x: Value, *, heads: int) -> Value:
    """All heads side by side.  [N, t, d] → [N, heads, t, d/heads]."""
    n, t, d = x.shape
    return transpose(reshape(x, shape=(n, t, heads, d // heads)), permutation=(0, 2, 1, 3))


@split_heads.den
def _(x: Array, *, heads: int) -> Array:
    return np.stack(np.split(x, heads, axis=2), axis=1)


@split_heads.vjp
def _(dy: Value, x: Value, *, heads: int) -> tuple[Value]:
    return (join_heads(dy),)


@composite(
    "n h t e -> n t d",
    cuts={"t": "shard"},
    sizes=lambda dims, attrs: {"d": dims["h"] * dims["e"]},
    examples=[Example("f32[2, 3, 5, 2]")],
)
def join_heads(x: Value) -> Value:
    """Heads back into features.  [N, heads, t, e] → [N, t, heads·e]."""
    n, h, t, e = x.shape
    return reshape(transpose(x, permutation=(0, 2, 1, 3)), shape=(n, t, h * e))


@join_heads.den
def _(x: Array) -> Array:
    return np.concatenate(list(np.moveaxis(x, 1, 0)), axis=2)


@join_heads.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (split_heads(dy, heads=x.shape[1]),)


# -------------------------------------------------------------------------------------------------------- tokens


def _token_sizes(dims: Mapping[str, int], attrs: Mapping[str, Any]) -> dict[str, int]:
    h, w = attrs["size"] if "size" in attrs else (dims["h"], dims["w"])
    return {"h": h, "w": w, "t": h * w}


@composite(
    "n d h w -> n t d",
    sizes=_token_sizes,
    examples=[Example("f32[2, 3, 4, 2]"), Example("f32[2, 4, 2, 3]", layout="NHWC")],
)
def patch_tokens(x: Value, *, layout: str | None = None) -> Value:
    """The places of an image in row-major order as tokens.  [N, d, h, w] → [N, h·w, d]."""
    last = x if layout is not None else transpose(x, permutation=(0, 2, 3, 1))
    n, h, w, d = last.shape
    return reshape(last, shape=(n, h * w, d))


@patch_tokens.den
def _(x: Array, *, layout: str | None) -> Array:
    flat = x.reshape(x.shape[0], x.shape[1], -1).swapaxes(1, 2) if layout is None else x
    return flat.reshape(x.shape[0], -1, flat.shape[-1])


@patch_tokens.vjp
def _(dy: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    size = (x.shape[2], x.shape[3]) if layout is None else (x.shape[1], x.shape[2])
    return (patch_tokens_back(dy, size=size, layout=layout),)


@composite(
    "n t d -> n d h w",
    sizes=_token_sizes,
    examples=[Example("f32[2, 8, 3]", size=(4, 2)), Example("f32[2, 8, 3]", size=(4, 2), layout="NHWC")],
)
def patch_tokens_back(dy: Value, *, size: tuple[int, int], layout: str | None = None) -> Value:
    """Tokens as the image of ``size`` that they were.  [N, h·w, d] → [N, d, h, w]."""
    n, _, d = dy.shape
    last = reshape(dy, shape=(n, *size, d))
    return last if layout is not None else transpose(last, permutation=(0, 3, 1, 2))


@patch_tokens_back.den
def _(dy: Array, *, size: tuple[int, int], layout: str | None) -> Array:
    n, _, d = dy.shape
    return dy.reshape(n, *size, d) if layout is not None else dy.swapaxes(1, 2).reshape(n, d, *size)


@patch_tokens_back.vjp
def _(g: Value, dy: Value, *, size: tuple[int, int], layout: str | None) -> tuple[Value]:
    return (patch_tokens(g, layout=layout),)


@composite(
    "n t d, d -> n u d",
    cuts={"d": "shard"},
    sizes=lambda dims, attrs: {"u": dims["t"] + 1},
    examples=[Example("f32[2, 3, 4]", "f32[4]")],
)
def cls_concat(x: Value, cls: Value) -> Value:
    """A learned token before the others.  x [N, t, d], cls [d] → [N, t+1, d]."""
    n, _, d = x.shape
    return concatenate([broadcast_in_dim(cls, shape=(n, 1, d), broadcast_dimensions=(2,)), x], dimension=1)


@cls_concat.den
def _(x: Array, cls: Array) -> Array:
    return np.concatenate([np.broadcast_to(cls, (len(x), 1, len(cls))), x], axis=1)


@cls_concat.vjp
def _(dy: Value, x: Value, cls: Value) -> tuple[Value, Value]:
    return cls_tail(dy), bias_grad_b(cls_slice(dy))


@composite(
    "n u d -> n t d",
    cuts={"d": "shard"},
    sizes=lambda dims, attrs: {"t": dims["u"] - 1},
    examples=[Example("f32[2, 4, 3]")],
)
def cls_tail(x: Value) -> Value:
    """All tokens but the first.  [N, t+1, d] → [N, t, d]."""
    return slice_axis(x, 1, 1, x.shape[1])


@cls_tail.den
def _(x: Array) -> Array:
    return x[:, 1:]


@composite("n t d -> n d", cuts={"d": "shard"}, examples=[Example("f32[2, 4, 3]")])
def cls_slice(x: Value) -> Value:
    """The first token.  [N, t, d] → [N, d]."""
    n, _, d = x.shape
    return reshape(slice_axis(x, 1, 0, 1), shape=(n, d))


@cls_slice.den
def _(x: Array) -> Array:
    return x[:, 0]


@cls_slice.vjp
def _(dy: Value, x: Value) -> tuple[Value]:
    return (cls_pad(dy, tokens=x.shape[1]),)


@composite(
    "n d -> n t d",
    cuts={"d": "shard"},
    sizes=lambda dims, attrs: {"t": attrs["tokens"]},
    examples=[Example("f32[2, 3]", tokens=4)],
)
def cls_pad(x: Value, *, tokens: int) -> Value:
    """The first of ``tokens`` tokens, zeros after it.  [N, d] → [N, t, d]."""
    n, d = x.shape
    return pad(
        reshape(x, shape=(n, 1, d)),
        const(0, x.type.with_shape(())),
        edge_padding_low=(0, 0, 0),
        edge_padding_high=(0, tokens - 1, 0),
        interior_padding=(0, 0, 0),
    )


@cls_pad.den
def _(x: Array, *, tokens: int) -> Array:
    padded = np.repeat(np.zeros_like(x)[:, None], tokens, axis=1)
    padded[:, 0] = x
    return padded


@cls_pad.vjp
def _(g: Value, x: Value, *, tokens: int) -> tuple[Value]:
    return (cls_slice(g),)


@composite("n t d, t d -> n t d", cuts={"t": "shard", "d": "shard"}, examples=[Example("f32[2, 4, 3]", "f32[4, 3]")])
def pos_embed(x: Value, position: Value) -> Value:
    """x plus what each place has learned.  x [N, t, d], position [t, d]."""
    return x + spread(position, x, 1, 2)


@pos_embed.den
def _(x: Array, position: Array) -> Array:
    return np.asarray(x + position)


@pos_embed.vjp
def _(dy: Value, x: Value, position: Value) -> tuple[Value, Value]:
    return dy, pos_embed_grad_b(dy)


@composite(
    "n t d -> t d", cuts={"n": "sum", "t": "shard", "d": "shard"}, examples=[Example("f32[2, 4, 3]")], shares=False
)
def pos_embed_grad_b(dy: Value) -> Value:
    """∂L/∂position: Σ dy over the batch.  [N, t, d] → [t, d]."""
    return reduce_sum(dy, (0,))


@pos_embed_grad_b.den
def _(dy: Array) -> Array:
    return np.asarray(dy.sum(axis=0))


@pos_embed_grad_b.vjp
def _(g: Value, dy: Value) -> tuple[Value]:
    return (spread(g, dy, 1, 2),)
