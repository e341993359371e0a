"""Convolution layers, images [N, channels, h, w] by kernels [out, in/groups, kh, kw], with the gradients as operators.

``stride``, ``padding`` and ``groups`` are attributes; depthwise is ``groups`` = channels, a patch embedding is stride =
kernel.  ``padding`` is explicit, ``((low, high), (low, high))``, or a convention (spec "Convolution"), for a kernel of k:

* ``"symmetric"``: ⌊(k−1)/2⌋ on both sides whatever the stride, as in PyTorch networks.
* ``"xla_same"``: the output has ⌈size/stride⌉ cells and the surplus padding goes to the high side, as in TensorFlow.

At stride 2 the two read different cells (x[2i+a−p] and x[2i+1+a−p] for odd k, even size) at equal shapes and operation
counts: only numbers tell them apart.

``layout`` and ``precision`` are those of :mod:`shlo.ir.ops.layout`: with a narrow precision a result is rounded once, after its
whole sum (the weight gradient's over the batch too), and a bias stays outside.

With y[i] = Σ_a x[i·s + a − low]·w[a] the three operators close under adjoint: ``convBack`` is the input's,
``convWeightGradB`` the weight's, and each one's own adjoints are the other two.  Both are convolutions again; their padding,
which may be negative, follows from low, the sizes, and what they must return.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.errors import fail
from shlo.ir.ops.data import reduce_sum, reshape, reverse, spread, transpose
from shlo.ir.ops.layout import (
    all_but_channels,
    channel_axis,
    channels_first,
    either_layout,
    image_size,
    laid_out,
    narrowed,
    rounded,
    widened,
)
from shlo.ir.ops.linear import ConvDims, conv
from shlo.ir.types import DType, bf16, f8E4M3FN

Array = np.ndarray[Any, Any]
Pair = tuple[int, int]
Pads = tuple[Pair, Pair]
Padding = str | Pads


# ---------------------------------------------------------------------------------------------------- the sizes


def conv_pads(size: Pair, kernel: Pair, stride: Pair, padding: Padding) -> Pads:
    """(low, high) padding of both spatial axes, in cells, for an input of ``size``."""
    if padding == "symmetric":
        low = [(k - 1) // 2 for k in kernel]
        return (low[0], low[0]), (low[1], low[1])
    if padding == "xla_same":
        total = [max((-(-n // s) - 1) * s + k - n, 0) for n, k, s in zip(size, kernel, stride, strict=True)]
        low = [t // 2 for t in total]
        return (low[0], total[0] - low[0]), (low[1], total[1] - low[1])
    sides = padding if isinstance(padding, tuple) and len(padding) == 2 else None
    if sides is None or not all(type(p) is tuple and len(p) == 2 and all(type(n) is int for n in p) for p in sides):
        fail(f"padding must be 'symmetric', 'xla_same' or ((low, high), (low, high)), not {padding!r}")
    return sides


def conv_size(size: Pair, kernel: Pair, stride: Pair, padding: Padding) -> Pair:
    """Height and width of a convolution's output."""
    if len(stride) != 2 or min(stride) < 1:
        fail(f"stride must be two positive numbers, got {stride}")
    pads = conv_pads(size, kernel, stride, padding)
    (h, w) = (
        _positions(axis, n, k, s, *p)
        for axis, n, k, s, p in zip(("height", "width"), size, kernel, stride, pads, strict=True)
    )
    return h, w


def _positions(axis: str, size: int, kernel: int, stride: int, low: int, high: int) -> int:
    if kernel < 1 or size + low + high < kernel:
        fail(f"a kernel of {axis} {kernel} does not fit the {axis} {size} padded by {low} and {high}")
    return (size + low + high - kernel) // stride + 1


def _sizes(dims: Mapping[str, int], attrs: Mapping[str, Any]) -> dict[str, int]:
    """The sizes named in the contracts below: of input, kernel and output, two determine the third."""
    groups = attrs["groups"]
    h, w = attrs["size"] if "size" in attrs else (dims["h"], dims["w"])
    kh, kw = attrs["kernel"] if "kernel" in attrs else (dims["kh"], dims["kw"])
    h2, w2 = conv_size((h, w), (kh, kw), attrs["stride"], attrs["padding"])
    if groups < 1 or dims["o"] % groups:
        fail(f"{dims['o']} output channels do not fall into {groups} groups")
    if "j" not in dims and dims["i"] % groups:
        fail(f"{dims['i']} input channels do not fall into {groups} groups")
    j = dims["j"] if "j" in dims else dims["i"] // groups
    return {"i": j * groups, "j": j, "h": h, "w": w, "kh": kh, "kw": kw, "h2": h2, "w2": w2}


# ------------------------------------------------------------------------------------------ shared by the dens


def _padded(x: Array, pads: Pads) -> Array:
    """x with zeros around its last two axes; negative padding cuts.  Negated pads make the adjoint."""
    (h, w), ((a, b), (c, d)) = x.shape[-2:], [(max(p, 0), max(q, 0)) for p, q in pads]
    grown = _zeros((*x.shape[:-2], a + h + b, c + w + d), x)
    grown[..., a : a + h, c : c + w] = x
    (a, b), (c, d) = ((max(-p, 0), max(-q, 0)) for p, q in pads)
    return grown[..., a : grown.shape[-2] - b, c : grown.shape[-1] - d]


def _columns(image: Array, kernel: Pair, stride: Pair, groups: int) -> Array:
    """What the kernel meets at each place of a padded image [i, h, w]: [groups, i/groups·kh·kw, h2·w2]."""
    windows = np.lib.stride_tricks.sliding_window_view(image, kernel, axis=(1, 2))[:, :: stride[0], :: stride[1]]
    return windows.transpose(0, 3, 4, 1, 2).reshape(groups, -1, windows.shape[1] * windows.shape[2])


def _zeros(shape: tuple[int, ...], like: Array) -> Array:
    return np.zeros(shape, like.dtype)


# ------------------------------------------------------------------------------------------------- the operators

_FORWARD = [
    Example("f32[2, 3, 7, 6]", "f32[4, 3, 3, 5]"),
    Example("f32[2, 3, 8, 10]", "f32[5, 3, 3, 3]", stride=(2, 2)),
    Example("f32[2, 3, 8, 7]", "f32[4, 3, 3, 5]", stride=(2, 2), padding="xla_same"),
    Example("f32[2, 4, 7, 5]", "f32[6, 2, 3, 2]", stride=(1, 2), padding=((2, 0), (1, -1)), groups=2),
    Example("f32[2, 3, 6, 5]", "f32[3, 1, 3, 3]", stride=(2, 1), groups=3),
    Example("f32[2, 8, 7, 4]", "f32[6, 2, 3, 5]", stride=(2, 2), groups=2, padding="xla_same", layout="NHWC"),
    Example("f32[2, 3, 8, 6]", "f32[4, 3, 3, 3]", stride=(2, 2), precision=bf16),
    Example("f32[2, 3, 5, 6]", "f32[4, 3, 3, 3]", precision=f8E4M3FN),
]


@composite(
    "n i h w, o j kh kw -> n o h2 w2",
    sizes=_sizes,
    examples=_FORWARD,
)
def conv_f(
    x: Value,
    w: Value,
    *,
    stride: Pair = (1, 1),
    padding: Padding = "symmetric",
    groups: int = 1,
    layout: str | None = None,
    precision: DType | None = None,
) -> Value:
    """y[n, o, p] = Σ_{i, a} x[n, i, p·stride + a − low]·w[o, i, a].  x [N, I, h, w], w [O, I/groups, kh, kw] → [N, O, h2, w2].

    No bias: see ``channelBias``.
    """
    pads = conv_pads(image_size(x, layout), _hw(w), stride, padding)
    x, w = narrowed(precision, x, w)
    image = _LABELS[layout]
    dims = ConvDims(image, "oi01", image)
    y = conv(x, w, window_strides=stride, padding=pads, feature_group_count=groups, dimension_numbers=dims)
    return widened(y, precision)


_LABELS = {None: "bf01", "NHWC": "b01f"}
"""An image's axes in a convolution's letters."""


def _hw(w: Value) -> Pair:
    """Height and width of a kernel."""
    return w.shape[2], w.shape[3]


@conv_f.den
def _(
    x: Array, w: Array, *, stride: Pair, padding: Padding, groups: int, layout: str | None, precision: DType | None
) -> Array:
    x, w = rounded(channels_first(x, layout), precision), rounded(w, precision)
    (n, _, *size), (o, _, kh, kw) = x.shape, w.shape
    h2, w2 = conv_size((size[0], size[1]), (kh, kw), stride, padding)
    padded = _padded(x, conv_pads((size[0], size[1]), (kh, kw), stride, padding))
    rows = w.reshape(groups, o // groups, -1)
    y = _zeros((n, o, h2, w2), x)
    for image, out in zip(padded, y, strict=True):
        out[...] = np.matmul(rows, _columns(image, (kh, kw), stride, groups)).reshape(o, h2, w2)
    return laid_out(rounded(y, precision), layout)


@conv_f.vjp
def _(dy: Value, x: Value, w: Value, **attrs: Any) -> tuple[Value, Value]:
    return conv_back(dy, w, size=image_size(x, attrs["layout"]), **attrs), conv_weight_grad_b(
        x, dy, kernel=_hw(w), **attrs
    )


@composite(
    "n o h2 w2, o j kh kw -> n i h w",
    sizes=_sizes,
    examples=[
        Example("f32[2, 4, 7, 6]", "f32[4, 3, 3, 5]", size=(7, 6)),
        Example("f32[2, 5, 4, 5]", "f32[5, 3, 3, 3]", size=(8, 10), stride=(2, 2)),
        Example("f32[2, 4, 4, 4]", "f32[4, 3, 3, 5]", size=(8, 7), stride=(2, 2), padding="xla_same"),
        Example("f32[2, 6, 7, 2]", "f32[6, 2, 3, 2]", size=(7, 5), stride=(1, 2), padding=((2, 0), (1, -1)), groups=2),
        Example("f32[2, 3, 3, 5]", "f32[3, 1, 3, 3]", size=(6, 5), stride=(2, 1), groups=3),
        Example(
            "f32[2, 4, 4, 6]",
            "f32[6, 2, 3, 5]",
            size=(8, 7),
            stride=(2, 2),
            groups=2,
            padding="xla_same",
            layout="NHWC",
        ),
        Example("f32[2, 4, 4, 3]", "f32[4, 3, 3, 3]", size=(8, 6), stride=(2, 2), precision=bf16),
        Example("f32[2, 4, 5, 6]", "f32[4, 3, 3, 3]", size=(5, 6), precision=f8E4M3FN),
    ],
)
def conv_back(
    dy: Value,
    w: Value,
    *,
    size: Pair,
    stride: Pair = (1, 1),
    padding: Padding = "symmetric",
    groups: int = 1,
    layout: str | None = None,
    precision: DType | None = None,
) -> Value:
    """∂L/∂x of ``convF`` on an input of ``size`` (h, w).  dy [N, O, h2, w2], w [O, I/groups, kh, kw] → [N, I, h, w].

    dy, spread by the stride, meets the kernel reversed and with in and out swapped, at stride 1.  Its padding is
    k−1−low below, and above what makes the result ``size`` cells.
    """
    kernel, out = _hw(w), image_size(dy, layout)
    pads = [
        (k - 1 - low, n + low - ((m - 1) * s + 1))
        for n, k, m, s, (low, _) in zip(
            size, kernel, out, stride, conv_pads(size, kernel, stride, padding), strict=True
        )
    ]
    dy, w = narrowed(precision, dy, w)
    image = _LABELS[layout]
    dx = conv(
        dy,
        _swap_within_groups(reverse(w, dimensions=(2, 3)), groups),
        padding=tuple(pads),
        lhs_dilation=stride,
        dimension_numbers=ConvDims(image, "io01", image),
        feature_group_count=groups,
    )
    return widened(dx, precision)


def _swap_within_groups(w: Value, groups: int) -> Value:
    """[O, I/groups, …] → [O/groups, I, …]: the axis of groups moves from out to in.  One group needs no move."""
    if groups == 1:
        return w
    (o, j, *kernel) = w.shape
    if o > groups:
        split = reshape(w, shape=(groups, o // groups, j, *kernel))
        w = transpose(split, permutation=(1, 0, 2, 3, 4))
    return reshape(w, shape=(o // groups, groups * j, *kernel))


@conv_back.den
def _(
    dy: Array,
    w: Array,
    *,
    size: Pair,
    stride: Pair,
    padding: Padding,
    groups: int,
    layout: str | None,
    precision: DType | None,
) -> Array:
    dy, w = rounded(channels_first(dy, layout), precision), rounded(w, precision)
    # The forward's sum read backwards: each place's dy goes to every cell its window read.
    (n, o, h2, w2), (_, j, kh, kw) = dy.shape, w.shape
    (top, bottom), (left, right) = conv_pads(size, (kh, kw), stride, padding)
    padded = _zeros((n, groups * j, size[0] + top + bottom, size[1] + left + right), dy)
    columns = w.reshape(groups, o // groups, -1).transpose(0, 2, 1)
    for given, image in zip(dy, padded, strict=True):
        parts = np.matmul(columns, given.reshape(groups, o // groups, -1)).reshape(groups * j, kh, kw, h2, w2)
        for a, b in np.ndindex(kh, kw):
            rows = slice(a, a + (h2 - 1) * stride[0] + 1, stride[0])
            image[:, rows, b : b + (w2 - 1) * stride[1] + 1 : stride[1]] += parts[:, a, b]
    return laid_out(rounded(_padded(padded, ((-top, -bottom), (-left, -right))), precision), layout)


@conv_back.vjp
def _(g: Value, dy: Value, w: Value, *, size: Pair, **attrs: Any) -> tuple[Value, Value]:
    return conv_f(g, w, **attrs), conv_weight_grad_b(g, dy, kernel=_hw(w), **attrs)


@composite(
    "n i h w, n o h2 w2 -> o j kh kw",
    cuts={"n": "sum"},
    sizes=_sizes,
    examples=[
        Example("f32[2, 3, 7, 6]", "f32[2, 4, 7, 6]", kernel=(3, 5)),
        Example("f32[2, 3, 8, 10]", "f32[2, 5, 4, 5]", kernel=(3, 3), stride=(2, 2)),
        Example("f32[2, 3, 8, 7]", "f32[2, 4, 4, 4]", kernel=(3, 5), stride=(2, 2), padding="xla_same"),
        Example(
            "f32[2, 4, 7, 5]", "f32[2, 6, 7, 2]", kernel=(3, 2), stride=(1, 2), padding=((2, 0), (1, -1)), groups=2
        ),
        Example("f32[2, 3, 6, 5]", "f32[2, 3, 3, 5]", kernel=(3, 3), stride=(2, 1), groups=3),
        Example(
            "f32[2, 8, 7, 4]",
            "f32[2, 4, 4, 6]",
            kernel=(3, 5),
            stride=(2, 2),
            groups=2,
            padding="xla_same",
            layout="NHWC",
        ),
        Example("f32[2, 3, 8, 6]", "f32[2, 4, 4, 3]", kernel=(3, 3), stride=(2, 2), precision=bf16),
        Example("f32[2, 3, 5, 6]", "f32[2, 4, 5, 6]", kernel=(3, 3), precision=f8E4M3FN),
    ],
)
def conv_weight_grad_b(
    x: Value,
    dy: Value,
    *,
    kernel: Pair,
    stride: Pair = (1, 1),
    padding: Padding = "symmetric",
    groups: int = 1,
    layout: str | None = None,
    precision: DType | None = None,
) -> Value:
    """∂L/∂w of ``convF`` for a kernel of (kh, kw), summed over the batch.

    x [N, I, h, w], dy [N, O, h2, w2] → [O, I/groups, kh, kw].  x is correlated with dy spread by the stride; batch and
    features trade places, by their labels, so that the sum over features is the sum over the batch.
    """
    size, out = image_size(x, layout), image_size(dy, layout)
    pads = [
        (low, k + (m - 1) * s - n - low)
        for n, k, m, s, (low, _) in zip(
            size, kernel, out, stride, conv_pads(size, kernel, stride, padding), strict=True
        )
    ]
    x, dy = narrowed(precision, x, dy)
    lhs, rhs = {None: ("fb01", "io01"), "NHWC": ("f01b", "i01o")}[layout]
    dw = conv(
        x,
        dy,
        padding=tuple(pads),
        rhs_dilation=stride,
        dimension_numbers=ConvDims(lhs, rhs, "fb01"),
        batch_group_count=groups,
    )
    return widened(dw, precision)


@conv_weight_grad_b.den
def _(
    x: Array,
    dy: Array,
    *,
    kernel: Pair,
    stride: Pair,
    padding: Padding,
    groups: int,
    layout: str | None,
    precision: DType | None,
) -> Array:
    x, dy = (rounded(channels_first(v, layout), precision) for v in (x, dy))
    i, o = x.shape[1], dy.shape[1]
    padded = _padded(x, conv_pads((x.shape[2], x.shape[3]), kernel, stride, padding))
    total = _zeros((groups, o // groups, i // groups * kernel[0] * kernel[1]), x)
    for image, given in zip(padded, dy, strict=True):
        rows = given.reshape(groups, o // groups, -1)
        total += np.matmul(rows, _columns(image, kernel, stride, groups).transpose(0, 2, 1))
    return rounded(total.reshape(o, i // groups, *kernel), precision)


@conv_weight_grad_b.vjp
def _(g: Value, x: Value, dy: Value, *, kernel: Pair, **attrs: Any) -> tuple[Value, Value]:
    return conv_back(dy, g, size=image_size(x, attrs["layout"]), **attrs), conv_f(x, g, **attrs)


# ----------------------------------------------------------------------------------------------------- the bias


@composite(
    "n c ..., c -> n c ...",
    cuts={"c": "shard", "...": "shard"},
    examples=[
        Example("f32[2, 3, 5, 4]", "f32[3]"),
        Example("f32[4, 3]", "f32[3]"),
        Example("f32[2, 5, 4, 3]", "f32[3]", layout="NHWC"),
    ],
)
def channel_bias(x: Value, b: Value, *, layout: str | None = None) -> Value:
    """x + b, one number a channel.  Outside the convolution, and so outside its rounding.  x [N, c, …], b [c]."""
    return x + spread(b, x, channel_axis(x.rank, layout))


@channel_bias.den
@either_layout
def _(x: Array, b: Array) -> Array:
    return np.asarray(x + b.reshape(-1, *[1] * (x.ndim - 2)))


@channel_bias.vjp
def _(dy: Value, x: Value, b: Value, *, layout: str | None) -> tuple[Value, Value]:
    return dy, conv_bias_grad_b(dy, layout=layout)


@composite(
    "n c ... -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    examples=[Example("f32[2, 3, 5, 4]"), Example("f32[4, 3]"), Example("f32[2, 5, 4, 3]", layout="NHWC")],
    shares=False,
)
def conv_bias_grad_b(dy: Value, *, layout: str | None = None) -> Value:
    """∂L/∂b: Σ dy over batch and space, whatever the stride.  dy [N, c, …] → [c]."""
    return reduce_sum(dy, all_but_channels(dy.rank, layout))


@conv_bias_grad_b.den
@either_layout
def _(dy: Array) -> Array:
    return np.asarray(np.moveaxis(dy, 1, 0).reshape(dy.shape[1], -1).sum(axis=1))


@conv_bias_grad_b.vjp
def _(g: Value, dy: Value, *, layout: str | None) -> tuple[Value]:
    return (spread(g, dy, channel_axis(dy.rank, layout)),)
