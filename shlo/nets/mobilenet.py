"""MobileNetV2 (Sandler et al. 2018) and MobileNetV4-Conv-M (Qin et al. 2024): inverted bottlenecks."""

from __future__ import annotations

from collections.abc import Callable

from shlo.ir.core import Value, scope
from shlo.ir.ops.data import reshape
from shlo.ir.ops.pointwise import add_v_b, relu, relu6
from shlo.nets.blocks import conv_bn
from shlo.nets.init import Init, fan_in_uniform
from shlo.nets.layers import Model
from shlo.nets.registry import net

Activation = Callable[[Value], Value]

# ------------------------------------------------------------------------------------------------------------ V2

# expand, channels, blocks, whether the first halves the resolution
_V2 = (
    (1, 16, 1, False),
    (6, 24, 2, True),
    (6, 32, 3, True),
    (6, 64, 4, True),
    (6, 96, 3, False),
    (6, 160, 3, True),
    (6, 320, 1, False),
)


@net("mobilenet-v2", image=(3, 224, 224), classes=1000, padding="xla_same")
def mobilenet_v2(m: Model, x: Value) -> Value:
    """MobileNetV2: inverted residuals with relu6 and linear bottlenecks, XLA-SAME padding."""
    with scope("stem"):
        x = relu6(conv_bn(m, "conv", x, m.config.channels(32), 3, stride=m.halving()))
    rows = [(t, c, strided and i == 0) for t, c, n, strided in _V2 for i in range(m.config.blocks(n))]
    for number, (expand, width, strided) in enumerate(rows):
        stride = m.halving() if strided else 1
        x = _inverted(m, f"blocks.{number}", x, m.config.channels(width), expand, stride, number / len(rows))
    with scope("top"):
        x = relu6(conv_bn(m, "conv", x, m.config.channels(1280), 1))
    return m.classifier(m.gap(x), Init("normal", 0.01))


def _inverted(m: Model, name: str, x: Value, width: int, expand: int, stride: int, position: float) -> Value:
    """1×1 to ``expand`` times the channels, depthwise 3×3, 1×1 to ``width`` with no activation; a skip where shapes allow."""
    channels = m.channels_of(x)
    with scope(name):
        h = x
        if expand > 1:
            h = relu6(conv_bn(m, "expand", h, expand * channels, 1))
        h = relu6(_depthwise(m, "depthwise", h, 3, stride))
        h = conv_bn(m, "project", h, width, 1)
        return add_v_b(m.drop_path(h, position), x) if stride == 1 and channels == width else h


def _depthwise(m: Model, name: str, x: Value, kernel: int, stride: int) -> Value:
    channels = m.channels_of(x)
    return conv_bn(m, name, x, channels, kernel, stride=stride, groups=channels)


# ------------------------------------------------------------------------------------------------------------ V4

# Universal inverted bottlenecks, stage by stage: channels, then (first depthwise, middle depthwise, expand) of each; 0 is none.
# The first of a stage has stride 2.
_V4 = (
    (80, ((3, 5, 4), (3, 3, 2))),
    (160, ((3, 5, 6), (3, 3, 4), (3, 3, 4), (3, 5, 4), (3, 3, 4), (3, 0, 4), (0, 0, 2), (3, 0, 4))),
    (
        256,
        (
            (5, 5, 6),
            (5, 5, 4),
            (3, 5, 4),
            (3, 5, 4),
            (0, 0, 4),
            (3, 0, 4),
            (3, 5, 2),
            (5, 5, 4),
            (0, 0, 4),
            (0, 0, 4),
            (5, 0, 2),
        ),
    ),
)


@net("mobilenet-v4", image=(3, 224, 224), classes=1000)
def mobilenet_v4(m: Model, x: Value) -> Value:
    """MobileNetV4-Conv-M: a fused bottleneck and 21 universal inverted bottlenecks with relu."""
    channels = m.config.channels
    with scope("stem"):
        x = relu(conv_bn(m, "conv", x, channels(32), 3, stride=m.halving()))
    with scope("fused"):
        x = relu(conv_bn(m, "expand", x, 4 * m.channels_of(x), 3, stride=m.halving()))
        x = conv_bn(m, "project", x, channels(48), 1)
    stages = [(width, _repeated(rows, m.config.blocks(len(rows)))) for width, rows in _V4]
    total = sum(len(rows) for _, rows in stages)
    done = 0
    for width, rows in stages:
        for number, row in enumerate(rows):
            stride = 1 if number else m.halving()
            x = _universal(m, f"blocks.{done}", x, channels(width), row, stride, done / total)
            done += 1
    with scope("top"):
        pooled = m.gap(relu(conv_bn(m, "conv1", x, channels(960), 1)))
        n, c = pooled.shape
        pixel = reshape(pooled, shape=(n, c, 1, 1) if m.layout is None else (n, 1, 1, c))
        x = relu(conv_bn(m, "conv2", pixel, channels(1280), 1))
    return m.classifier(m.gap(x), fan_in_uniform(m.config.classes))


def _repeated(rows: tuple[tuple[int, int, int], ...], count: int) -> list[tuple[int, int, int]]:
    """The first ``count`` rows, the last one over and over where there are fewer."""
    return [rows[min(i, len(rows) - 1)] for i in range(count)]


def _universal(
    m: Model, name: str, x: Value, width: int, row: tuple[int, int, int], stride: int, position: float
) -> Value:
    """[depthwise] → expand → [depthwise] → project, relu after expand and the middle depthwise only.

    The stride is the middle depthwise's where there is one (as published), or the first's (``stride_at="first"``).
    """
    first, middle, expand = row
    channels = m.channels_of(x)
    on_first = stride if first and (m.config.stride_at == "first" or not middle) else 1
    with scope(name):
        h = x
        if first:
            h = _depthwise(m, "first", h, first, on_first)
        h = relu(conv_bn(m, "expand", h, expand * channels, 1))
        if middle:
            h = relu(_depthwise(m, "middle", h, middle, stride // on_first))
        h = conv_bn(m, "project", h, width, 1)
        return add_v_b(m.drop_path(h, position), x) if stride == 1 and channels == width else h
