"""The networks, each a short function over the layer vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shlo.ir.core import Value, scope
from shlo.ir.errors import ShloError
from shlo.ir.ops.pointwise import add_v_b
from shlo.ir.types import Shape
from shlo.nets.layers import Config, Model, flatten, gap, max_pool_f, relu

Forward = Callable[[Model, Value], Value]


@dataclass(frozen=True)
class Net:
    """A network: its forward pass and the sizes it was published at."""

    name: str
    forward: Forward
    image: Shape
    classes: int
    doc: str

    def config(self, **changes: Any) -> Config:
        """The published sizes, with changes (None leaves a size as it is)."""
        sizes: dict[str, Any] = {"image": self.image, "classes": self.classes}
        sizes.update((k, v) for k, v in changes.items() if v is not None)
        return Config(**sizes)


NETS: dict[str, Net] = {}


def net(name: str, image: Shape, classes: int) -> Callable[[Forward], Forward]:
    """Declare a network under its command-line name."""

    def register(forward: Forward) -> Forward:
        NETS[name] = Net(name, forward, image, classes, (forward.__doc__ or "").strip())
        return forward

    return register


def find_net(name: str) -> Net:
    """The network called ``name``; an error that lists them all otherwise."""
    if name not in NETS:
        raise ShloError(f"there is no network '{name}': one of {', '.join(NETS)}")
    return NETS[name]


@net("linear", image=(1, 28, 28), classes=10)
def linear(m: Model, x: Value) -> Value:
    """Softmax regression: one dense layer on the pixels."""
    return m.dense("head", flatten(x), m.config.classes)


@net("mlp", image=(1, 28, 28), classes=10)
def mlp(m: Model, x: Value) -> Value:
    """Two hidden layers of 512 with relu."""
    h = flatten(x)
    for name in ("fc1", "fc2"):
        h = relu(m.dense(name, h, m.config.channels(512)))
    return m.dense("head", h, m.config.classes)


@net("cnn", image=(1, 28, 28), classes=10)
def cnn(m: Model, x: Value) -> Value:
    """Two 3×3 convolutions with relu, a 2×2 max-pool after each, and a hidden dense layer of 128."""
    for name, width in (("conv1", 32), ("conv2", 64)):
        with scope(name):
            x = max_pool_f(relu(m.conv("conv", x, m.config.channels(width), 3, bias=True)))
    h = relu(m.dense("fc", flatten(x), m.config.channels(128)))
    return m.dense("head", h, m.config.classes)


@net("digits-resnet", image=(1, 8, 8), classes=10)
def digits_resnet(m: Model, x: Value) -> Value:
    """A small residual network for 8×8 images: a 3×3 stem and basic blocks at 16 and 32 channels, all with batch-norm."""
    x = relu(m.batch_norm("bn", m.conv("stem", x, m.config.channels(16), 3)))
    for stage, width in enumerate((16, 32)):
        for block in range(m.config.depth):
            stride = 2 if stage > 0 and block == 0 else 1
            x = basic_block(m, f"layer{stage + 1}.{block}", x, m.config.channels(width), stride)
    return m.dense("head", gap(x), m.config.classes)


def basic_block(m: Model, name: str, x: Value, width: int, stride: int) -> Value:
    """Two 3×3 convolutions with batch-norm, added to the input (projected by 1×1 where its shape changes), then relu."""
    with scope(name):
        h = relu(m.batch_norm("bn1", m.conv("conv1", x, width, 3, stride=stride)))
        h = m.batch_norm("bn2", m.conv("conv2", h, width, 3))
        if stride != 1 or x.shape[1] != width:
            x = m.batch_norm("down_bn", m.conv("down", x, width, 1, stride=stride))
        return relu(add_v_b(h, x))
