"""ConvNeXt-T (Liu et al. 2022)."""

from __future__ import annotations

from shlo.ir.core import Value, scope
from shlo.ir.ops.pointwise import add_v_b, gelu
from shlo.nets.init import TRUNCATED
from shlo.nets.layers import Model
from shlo.nets.registry import net


@net("convnext-t", image=(3, 224, 224), classes=1000)
def convnext_t(m: Model, x: Value) -> Value:
    """ConvNeXt-T: depthwise 7×7, channel layer-norm, 1×1 to four times and back with GELU, layer-scale; [3, 3, 9, 3] blocks."""
    stages = [m.config.blocks(n) for n in (3, 3, 9, 3)]
    done = 0
    for stage, (blocks, width) in enumerate(zip(stages, (96, 192, 384, 768), strict=True)):
        width = m.config.channels(width)
        with scope("stem" if stage == 0 else f"down{stage}"):
            if stage == 0:
                x = m.channel_norm("norm", m.patches("conv", x, width, 4, TRUNCATED))
            else:
                x = m.patches("conv", m.channel_norm("norm", x), width, 2, TRUNCATED)
        for number in range(blocks):
            x = _block(m, f"stage{stage + 1}.{number}", x, done / max(1, sum(stages) - 1))
            done += 1
    return m.classifier(m.layer_norm("norm", m.gap(x)), TRUNCATED)


def _block(m: Model, name: str, x: Value, position: float) -> Value:
    c = m.channels_of(x)
    with scope(name):
        h = m.conv("depthwise", x, c, 7, groups=c, bias=True, init=TRUNCATED)
        h = m.channel_norm("norm", h)
        h = gelu(m.conv("expand", h, 4 * c, 1, bias=True, init=TRUNCATED), form="erf")
        h = m.conv("project", h, c, 1, bias=True, init=TRUNCATED)
        return add_v_b(m.drop_path(m.layer_scale("scale", h, 1e-6), position), x)
