"""Small networks for digits, MNIST and CIFAR-10."""

from __future__ import annotations

from collections.abc import Callable

from shlo.ir.core import Value, scope
from shlo.ir.ops.pointwise import relu
from shlo.nets.blocks import basic_block
from shlo.nets.layers import Model
from shlo.nets.registry import net


@net("linear", image=(1, 28, 28), classes=10)
def linear(m: Model, x: Value) -> Value:
    """Softmax regression: one dense layer on the pixels."""
    return m.dense("head", m.flatten(x), m.config.classes)


@net("mlp", image=(1, 28, 28), classes=10)
def mlp(m: Model, x: Value) -> Value:
    """Two hidden layers of 512 with relu."""
    h = m.flatten(x)
    for name in ("fc1", "fc2"):
        h = relu(m.dense(name, h, m.config.channels(512)))
    return m.classifier(h)


@net("cnn", image=(1, 28, 28), classes=10)
def cnn(m: Model, x: Value) -> Value:
    """Two 3×3 convolutions with relu, a 2×2 max-pool after each, and a hidden dense layer of 128."""
    for name, width in (("conv1", 32), ("conv2", 64)):
        with scope(name):
            x = m.max_pool(relu(m.conv("conv", x, m.config.channels(width), 3, bias=True)))
    h = relu(m.dense("fc", m.flatten(x), m.config.channels(128)))
    return m.classifier(h)


@net("digits-resnet", image=(1, 8, 8), classes=10)
def digits_resnet(m: Model, x: Value) -> Value:
    """A small residual network for 8×8 images: a 3×3 stem and basic blocks at 16 and 32 channels, all with batch-norm."""
    x = relu(m.batch_norm("bn", m.conv("stem", x, m.config.channels(16), 3)))
    blocks = m.config.blocks(1)
    for stage, width in enumerate((16, 32)):
        for block in range(blocks):
            stride = m.halving() if stage > 0 and block == 0 else 1
            position = (stage * blocks + block) / (2 * blocks - 1)
            x = basic_block(m, f"layer{stage + 1}.{block}", x, m.config.channels(width), stride, position)
    return m.classifier(m.gap(x))


@net("cifar8", image=(3, 32, 32), classes=10)
def cifar8(m: Model, x: Value) -> Value:
    """Eight 3×3 convolutions in pairs at 16, 16, 32 and 32 channels, a max-pool after each pair, two hidden layers of 64."""
    return _cifar8(m, x, lambda y: y)


@net("cifar8-bn", image=(3, 32, 32), classes=10)
def cifar8_bn(m: Model, x: Value) -> Value:
    """cifar8 with per-example batch-norm: every channel of an example normalised over its own space, before the relu."""
    return _cifar8(m, x, lambda y: m.example_norm("bn", y))


def _cifar8(m: Model, x: Value, normalise: Callable[[Value], Value]) -> Value:
    for stage, width in enumerate((16, 16, 32, 32)):
        for number in range(2):
            with scope(f"conv{2 * stage + number + 1}"):
                x = relu(normalise(m.conv("conv", x, m.config.channels(width), 3, bias=True)))
        with scope(f"pool{stage + 1}"):
            x = m.max_pool(x)
    h = m.flatten(x)
    for name in ("fc1", "fc2"):
        h = relu(m.dense(name, h, m.config.channels(64)))
    return m.classifier(h)
