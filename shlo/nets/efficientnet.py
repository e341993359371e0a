"""EfficientNet-B0 (Tan & Le 2019)."""

from __future__ import annotations

from shlo.ir.core import Value, scope
from shlo.ir.ops.pointwise import add_v_b, swish
from shlo.nets.blocks import conv_bn
from shlo.nets.init import fan_in_uniform
from shlo.nets.layers import Model
from shlo.nets.registry import net

# expand, kernel, channels, blocks, whether the first halves the resolution
_STAGES = (
    (1, 3, 16, 1, False),
    (6, 3, 24, 2, True),
    (6, 5, 40, 2, True),
    (6, 3, 80, 3, True),
    (6, 5, 112, 3, False),
    (6, 5, 192, 4, True),
    (6, 3, 320, 1, False),
)


@net("efficientnet-b0", image=(3, 224, 224), classes=1000, padding="xla_same", bn_eps=1e-3)
def efficientnet_b0(m: Model, x: Value) -> Value:
    """EfficientNet-B0: 16 inverted bottlenecks with squeeze-and-excitation and swish, XLA-SAME padding."""
    with scope("stem"):
        x = swish(conv_bn(m, "conv", x, m.config.channels(32), 3, stride=m.halving()))
    rows = [(t, k, c, strided and i == 0) for t, k, c, n, strided in _STAGES for i in range(m.config.blocks(n))]
    for number, (expand, kernel, width, strided) in enumerate(rows):
        stride = m.halving() if strided else 1
        position = number / len(rows)
        x = _mbconv(m, f"blocks.{number}", x, m.config.channels(width), expand, kernel, stride, position)
    with scope("top"):
        x = swish(conv_bn(m, "conv", x, m.config.channels(1280), 1))
    return m.classifier(m.gap(x), fan_in_uniform(m.config.classes))


def _mbconv(m: Model, name: str, x: Value, width: int, expand: int, kernel: int, stride: int, position: float) -> Value:
    """[1×1 expand] → depthwise → squeeze-excite (to a quarter of the block's *input* channels) → 1×1 project; a skip where
    shapes allow, with stochastic depth by *block* number."""
    channels = m.channels_of(x)
    with scope(name):
        h = x
        if expand > 1:
            h = swish(conv_bn(m, "expand", h, expand * channels, 1))
        inner = m.channels_of(h)
        h = swish(conv_bn(m, "depthwise", h, inner, kernel, stride=stride, groups=inner))
        h = m.squeeze_excite("se", h, max(1, channels // 4))
        h = conv_bn(m, "project", h, width, 1)
        return add_v_b(m.drop_path(h, position), x) if stride == 1 and channels == width else h
