"""Residual networks of He et al. 2015: ResNet-34 of basic blocks and ResNet-50 of bottlenecks (its v1.5)."""

from __future__ import annotations

from collections.abc import Callable

from shlo.ir.core import Value, scope
from shlo.ir.ops.pointwise import relu
from shlo.nets.blocks import basic_block, bottleneck, conv_bn
from shlo.nets.init import fan_in_uniform
from shlo.nets.layers import Model
from shlo.nets.registry import net

Block = Callable[[Model, str, Value, int, int, float], Value]
"""model, name, input, width, stride, and how deep in the network it stands (0 … 1)."""


@net("resnet34", image=(3, 224, 224), classes=1000)
def resnet34(m: Model, x: Value) -> Value:
    """ResNet-34: a 7×7 stem and [3, 4, 6, 3] basic blocks at 64, 128, 256 and 512 channels."""
    return _resnet(m, x, basic_block)


@net("resnet50", image=(3, 224, 224), classes=1000)
def resnet50(m: Model, x: Value) -> Value:
    """ResNet-50 v1.5: a 7×7 stem and [3, 4, 6, 3] bottlenecks to 256, 512, 1024 and 2048 channels, stride on the 3×3."""
    return _resnet(m, x, bottleneck)


def _resnet(m: Model, x: Value, block: Block) -> Value:
    with scope("stem"):
        x = relu(conv_bn(m, "conv", x, m.config.channels(64), 7, stride=m.halving()))
        x = m.max_pool3(x) if m.halving() == 2 else x
    stages = [m.config.blocks(n) for n in (3, 4, 6, 3)]
    done = 0
    for stage, (blocks, width) in enumerate(zip(stages, (64, 128, 256, 512), strict=True)):
        for number in range(blocks):
            stride = m.halving() if stage > 0 and number == 0 else 1
            position = done / max(1, sum(stages) - 1)
            x = block(m, f"layer{stage + 1}.{number}", x, m.config.channels(width), stride, position)
            done += 1
    x = m.gap(x)
    start = fan_in_uniform(x.shape[1])
    return m.classifier(x, start, start)
