"""The layer vocabulary networks are written in.

A network is a function of a :class:`Model` and the images.  The model makes parameters by name as layers ask for them,
applies layers, and remembers which running statistics the batch-norms keep; names are dotted paths of the scopes they are
made in, and the same names appear in the text, the manifest and checkpoints.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shlo.ir.core import Parameter, Value, current_block, current_scope, scope
from shlo.ir.errors import ShloError
from shlo.ir.ops.batchnorm import bn_batch_f, bn_batch_mean_b, bn_batch_var_b, bn_eval
from shlo.ir.ops.conv import channel_bias, conv_f
from shlo.ir.ops.data import reshape
from shlo.ir.ops.dense import dense
from shlo.ir.ops.pointwise import relu
from shlo.ir.ops.pool import gap, max_pool3s2_f, max_pool_f
from shlo.ir.types import DType, Shape, f32, tensor
from shlo.nets.init import ONES, ZEROS, Init, fan_in_uniform, he_normal


@dataclass(frozen=True)
class Config:
    """What every network is parametric in.  Sizes that a network does not use are ignored."""

    image: Shape
    """Channels, height, width."""
    classes: int
    width: float = 1.0
    """Multiplies channel counts (and the hidden sizes of an MLP)."""
    depth: int = 1
    """Multiplies the number of blocks in each stage."""
    padding: str = "symmetric"
    """How strided convolutions pad: symmetric, or xla_same."""
    bn_eps: float = 1e-5
    conv_bias: bool = False
    """Biases on convolutions that a batch-norm follows (redundant; off in every published network)."""

    def __post_init__(self) -> None:
        if len(self.image) != 3 or min(self.image) < 1:
            raise ShloError(f"an image size is channels, height, width, each at least 1: not {self.image}")
        if self.classes < 1 or self.depth < 1 or self.width <= 0:
            raise ShloError("classes and depth must be at least 1 and width positive")

    def channels(self, base: int) -> int:
        """A channel count times the width multiplier, at least 1."""
        return max(1, round(base * self.width))


@dataclass
class Statistic:
    """A batch-norm's running mean and variance, with the batch's own values in training."""

    name: str
    mean: Value
    variance: Value
    batch_mean: Value | None = None
    batch_variance: Value | None = None


@dataclass
class Model:
    """Parameters and statistics made so far.  ``training`` chooses batch statistics over running ones."""

    config: Config
    training: bool = True
    parameters: dict[str, Parameter] = field(default_factory=dict)
    initialisers: dict[str, Init] = field(default_factory=dict)
    statistics: list[Statistic] = field(default_factory=list)

    def parameter(self, name: str, shape: Shape, init: Init, dtype: DType = f32) -> Value:
        """A trained tensor, called ``<scope>.<name>``."""
        return self._input(name, shape, init, dtype, self.parameters)

    def _input(
        self, name: str, shape: Shape, init: Init, dtype: DType, table: dict[str, Parameter] | None
    ) -> Parameter:
        path = current_scope() + name
        if path in self.initialisers:
            raise ShloError(f"two parameters are called {path}")
        value = current_block().parameter(path, tensor(shape, dtype))
        self.initialisers[path] = init
        if table is not None:
            table[path] = value
        return value

    def dense(self, name: str, x: Value, width: int, init: Init | None = None) -> Value:
        """x·W + b.  x [N, …, a] → [N, …, width]; W starts uniform on ±1/√a, b at zero."""
        with scope(name):
            w = self.parameter("weight", (x.shape[-1], width), init or fan_in_uniform(x.shape[-1]))
            return dense(x, w, self.parameter("bias", (width,), ZEROS))

    def conv(
        self,
        name: str,
        x: Value,
        width: int,
        kernel: int,
        *,
        stride: int = 1,
        groups: int = 1,
        bias: bool | None = None,
    ) -> Value:
        """Convolution with a square kernel.  x [N, C, H, W] → [N, width, H/stride, W/stride]; He start (fan-out)."""
        with scope(name):
            fan = width * kernel * kernel // groups
            w = self.parameter("weight", (width, x.shape[1] // groups, kernel, kernel), he_normal(fan))
            y = conv_f(x, w, stride=(stride, stride), padding=self.config.padding, groups=groups)
            if self.config.conv_bias if bias is None else bias:
                y = channel_bias(y, self.parameter("bias", (width,), ZEROS))
            return y

    def batch_norm(self, name: str, x: Value) -> Value:
        """Batch normalisation over all axes but the channels, with running statistics for evaluation."""
        with scope(name):
            c = (x.shape[1],)
            gamma, beta = self.parameter("gamma", c, ONES), self.parameter("beta", c, ZEROS)
            mean = self._input("running_mean", c, ZEROS, f32, None)
            variance = self._input("running_var", c, ONES, f32, None)
            statistic = Statistic(current_scope().rstrip("."), mean, variance)
            self.statistics.append(statistic)
            if not self.training:
                return bn_eval(x, gamma, beta, mean, variance, eps=self.config.bn_eps)
            statistic.batch_mean, statistic.batch_variance = bn_batch_mean_b(x), bn_batch_var_b(x)
            return bn_batch_f(x, gamma, beta, eps=self.config.bn_eps)


def flatten(x: Value) -> Value:
    """[N, …] → [N, product of the rest]."""
    return reshape(x, shape=(x.shape[0], x.type.size // x.shape[0]))


__all__ = ["Config", "Model", "Statistic", "flatten", "gap", "max_pool3s2_f", "max_pool_f", "relu"]
