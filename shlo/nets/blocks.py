"""What several networks are made of: a convolution with its batch-norm, and the two residual blocks."""

from __future__ import annotations

from shlo.ir.core import Value, scope
from shlo.ir.ops.pointwise import add_v_b, relu
from shlo.nets.layers import Model


def conv_bn(m: Model, name: str, x: Value, width: int, kernel: int, *, stride: int = 1, groups: int = 1) -> Value:
    """A convolution and its batch-norm, called ``bn`` for ``conv``, ``bn1`` for ``conv1``, ``down_bn`` for ``down``."""
    bn = name.replace("conv", "bn") if "conv" in name else f"{name}_bn"
    return m.batch_norm(bn, m.conv(name, x, width, kernel, stride=stride, groups=groups))


def basic_block(m: Model, name: str, x: Value, width: int, stride: int, position: float = 0.0) -> Value:
    """Two 3×3 convolutions with batch-norm, added to the input (projected by 1×1 where its shape changes), then relu."""
    with scope(name):
        h = relu(conv_bn(m, "conv1", x, width, 3, stride=stride))
        h = conv_bn(m, "conv2", h, width, 3)
        return relu(add_v_b(m.drop_path(h, position), _shortcut(m, x, width, stride)))


def bottleneck(m: Model, name: str, x: Value, width: int, stride: int, position: float = 0.0) -> Value:
    """1×1 to ``width``, 3×3 (which strides), 1×1 to four times that, each with batch-norm; the shortcut as in a basic block."""
    with scope(name):
        h = relu(conv_bn(m, "conv1", x, width, 1))
        h = relu(conv_bn(m, "conv2", h, width, 3, stride=stride))
        h = conv_bn(m, "conv3", h, 4 * width, 1)
        return relu(add_v_b(m.drop_path(h, position), _shortcut(m, x, 4 * width, stride)))


def _shortcut(m: Model, x: Value, width: int, stride: int) -> Value:
    if stride == 1 and m.channels_of(x) == width:
        return x
    return conv_bn(m, "down", x, width, 1, stride=stride)
