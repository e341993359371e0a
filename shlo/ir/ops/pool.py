"""Pooling over images [N, c, h, w]: the two maxima of convolutional networks, and the spatial mean.

A maximum's back sends each window's cotangent to the *first maximal* cell in row-major order, and adds up where windows
overlap (spec "Pooling").  At equal types 2×2 and 3×3 windows are different functions: they are different operators.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.errors import fail
from shlo.ir.ops.data import broadcast_in_dim, const, monoid, reduce_mean
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.layout import channel_axis, either_layout, image_size, space_axes
from shlo.ir.ops.pointwise import number
from shlo.ir.ops.window import chooser, reduce_window_max, select_and_scatter

Array = np.ndarray[Any, Any]

_STRIDE = 2


# --------------------------------------------------------------------------------------- what both maxima share


def _sizes(kernel: int, pad: int) -> Any:
    """h2 and w2 of a kernel×kernel window at stride 2; a window that does not fit is left out."""

    def sizes(dims: Mapping[str, int], attrs: Mapping[str, Any]) -> dict[str, int]:
        if min(dims["h"], dims["w"]) + 2 * pad < kernel:
            fail(f"a {kernel}×{kernel} window does not fit an image of {dims['h']}×{dims['w']}")
        return {f"{a}2": (dims[a] + 2 * pad - kernel) // _STRIDE + 1 for a in "hw"}

    return sizes


def _box(
    kernel: int, pad: int, layout: str | None
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Window, strides and padding over all four axes."""
    space = [a in space_axes(4, layout) for a in range(4)]
    window, strides = (tuple(n if s else 1 for s in space) for n in (kernel, _STRIDE))
    return window, strides, tuple((pad, pad) if s else (0, 0) for s in space)


def _scatter(dy: Value, x: Value, kernel: int, pad: int, layout: str | None) -> Value:
    window, strides, padding = _box(kernel, pad, layout)
    return select_and_scatter(
        x,
        dy,
        const(0.0, x.type.with_shape(())),
        window_dimensions=window,
        window_strides=strides,
        padding=padding,
        select=chooser("GE", x.dtype),
        scatter=monoid(add, x.dtype),
    )


def _cells(padded: Array, kernel: int) -> Iterator[Array]:
    """For each cell of the window in row-major order, a view of what stands there at every position."""
    h2, w2 = ((n - kernel) // _STRIDE + 1 for n in padded.shape[2:])
    for a, b in np.ndindex(kernel, kernel):
        yield padded[:, :, a : a + _STRIDE * h2 : _STRIDE, b : b + _STRIDE * w2 : _STRIDE][:, :, :h2, :w2]


def _surrounded(x: Array, pad: int, fill: float) -> Array:
    n, c, h, w = x.shape
    padded = np.full((n, c, h + 2 * pad, w + 2 * pad), fill, x.dtype)
    padded[:, :, pad : pad + h, pad : pad + w] = x
    return padded


def _maximum(x: Array, kernel: int, pad: int) -> Array:
    return np.asarray(np.max(list(_cells(_surrounded(x, pad, -np.inf), kernel)), axis=0))


def _first_maximal(dy: Array, x: Array, kernel: int, pad: int) -> Array:
    chosen = np.argmax(list(_cells(_surrounded(x, pad, -np.inf), kernel)), axis=0)
    dx = _surrounded(np.zeros_like(x), pad, 0)
    for i, cell in enumerate(_cells(dx, kernel)):
        cell += np.where(chosen == i, dy, np.zeros_like(dy))
    return dx[:, :, pad : pad + x.shape[2], pad : pad + x.shape[3]]


_DISTINCT = {"x": "distinct"}


# ------------------------------------------------------------------------------------------------------- maxima


@composite(
    "n c h w -> n c h2 w2",
    cuts={"c": "shard"},
    sizes=_sizes(2, 0),
    examples=[Example("f32[2, 3, 6, 4]"), Example("f32[2, 3, 5, 7]"), Example("f32[2, 6, 5, 3]", layout="NHWC")],
    domains=_DISTINCT,
)
def max_pool_f(x: Value, *, layout: str | None = None) -> Value:
    """The largest of each 2×2 window, stride 2; an odd last row or column is left out.  [N, c, h, w] → [N, c, ⌊h/2⌋, ⌊w/2⌋]."""
    return reduce_window_max(x, *_box(2, 0, layout))


@max_pool_f.den
@either_layout
def _(x: Array) -> Array:
    return _maximum(x, 2, 0)


@max_pool_f.vjp
def _(dy: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    return (max_pool_back(dy, x, layout=layout),)


@composite(
    "n c h2 w2, n c h w -> n c h w",
    cuts={"c": "shard"},
    sizes=_sizes(2, 0),
    examples=[
        Example("f32[2, 3, 3, 2]", "f32[2, 3, 6, 4]"),
        Example("f32[2, 3, 2, 3]", "f32[2, 3, 5, 7]"),
        Example("f32[2, 3, 2, 3]", "f32[2, 6, 5, 3]", layout="NHWC"),
    ],
    domains=_DISTINCT,
)
def max_pool_back(dy: Value, x: Value, *, layout: str | None = None) -> Value:
    """∂L/∂x of ``maxPoolF``: dy at the first maximal cell of each window, 0 elsewhere."""
    return _scatter(dy, x, 2, 0, layout)


@max_pool_back.den
@either_layout
def _(dy: Array, x: Array) -> Array:
    return _first_maximal(dy, x, 2, 0)


@composite(
    "n c h w -> n c h2 w2",
    cuts={"c": "shard"},
    sizes=_sizes(3, 1),
    examples=[Example("f32[2, 3, 6, 4]"), Example("f32[2, 3, 5, 7]"), Example("f32[2, 6, 5, 3]", layout="NHWC")],
    domains=_DISTINCT,
)
def max_pool3s2_f(x: Value, *, layout: str | None = None) -> Value:
    """The largest of each 3×3 window, stride 2, padded by one −∞ all round.  [N, c, h, w] → [N, c, ⌈h/2⌉, ⌈w/2⌉]."""
    return reduce_window_max(x, *_box(3, 1, layout))


@max_pool3s2_f.den
@either_layout
def _(x: Array) -> Array:
    return _maximum(x, 3, 1)


@max_pool3s2_f.vjp
def _(dy: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    return (max_pool3s2_back(dy, x, layout=layout),)


@composite(
    "n c h2 w2, n c h w -> n c h w",
    cuts={"c": "shard"},
    sizes=_sizes(3, 1),
    examples=[
        Example("f32[2, 3, 3, 2]", "f32[2, 3, 6, 4]"),
        Example("f32[2, 3, 3, 4]", "f32[2, 3, 5, 7]"),
        Example("f32[2, 3, 3, 3]", "f32[2, 6, 5, 3]", layout="NHWC"),
    ],
    domains=_DISTINCT,
)
def max_pool3s2_back(dy: Value, x: Value, *, layout: str | None = None) -> Value:
    """∂L/∂x of ``maxPool3s2F``: dy at the first maximal cell of each window, added up where (up to four) windows overlap."""
    return _scatter(dy, x, 3, 1, layout)


@max_pool3s2_back.den
@either_layout
def _(dy: Array, x: Array) -> Array:
    return _first_maximal(dy, x, 3, 1)


# --------------------------------------------------------------------------------------------------------- means


@composite(
    "n c h w -> n c",
    cuts={"c": "shard", "h": "mean", "w": "mean"},
    examples=[Example("f32[2, 3, 5, 4]"), Example("f32[3, 2, 1, 1]"), Example("f32[2, 5, 4, 3]", layout="NHWC")],
)
def gap(x: Value, *, layout: str | None = None) -> Value:
    """The mean of every channel over space (global average pooling).  [N, c, h, w] → [N, c]."""
    return reduce_mean(x, space_axes(4, layout))


@gap.den
@either_layout
def _(x: Array) -> Array:
    n, c, h, w = x.shape
    return np.asarray(x.reshape(n, c, h * w).sum(axis=2) / number(h * w, x))


@gap.vjp
def _(dy: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    return (gap_back(dy, size=image_size(x, layout), layout=layout),)


@composite(
    "n c -> n c h w",
    cuts={"c": "shard"},
    sizes=lambda dims, attrs: dict(zip("hw", attrs["size"], strict=True)),
    examples=[
        Example("f32[2, 3]", size=(5, 4)),
        Example("f32[3, 2]", size=(1, 1)),
        Example("f32[2, 3]", size=(5, 4), layout="NHWC"),
    ],
)
def gap_back(dy: Value, *, size: tuple[int, int], layout: str | None = None) -> Value:
    """∂L/∂x of ``gap`` on images of ``size`` (h, w): dy/(h·w) everywhere.  [N, c] → [N, c, h, w]."""
    (h, w), (n, c) = size, dy.shape
    shape = (n, c, h, w) if layout is None else (n, h, w, c)
    return broadcast_in_dim(dy / float(h * w), shape=shape, broadcast_dimensions=(0, channel_axis(4, layout)))


@gap_back.den
@either_layout
def _(dy: Array, *, size: tuple[int, int]) -> Array:
    h, w = size
    return np.asarray(np.broadcast_to(dy[:, :, None, None], (*dy.shape, h, w)) / number(h * w, dy))


@gap_back.vjp
def _(g: Value, dy: Value, *, size: tuple[int, int], layout: str | None) -> tuple[Value]:
    return (gap(g, layout=layout),)
