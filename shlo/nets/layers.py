"""The layer vocabulary networks are written in.

A network is a function of a :class:`Model` and the images.  The model makes parameters by name as layers ask for them,
applies layers, and remembers which running statistics the batch-norms keep and which random masks the step needs; names are
dotted paths of the scopes they are made in, and the same names appear in the text, the manifest and checkpoints.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property

from shlo.ir.core import Parameter, Value, current_block, current_scope, scope
from shlo.ir.errors import ShloError
from shlo.ir.ops.affine import layer_scale_ch, row_bias, row_scale
from shlo.ir.ops.batchnorm import bn_batch_f, bn_batch_mean_b, bn_batch_var_b, bn_eval
from shlo.ir.ops.conv import Padding, channel_bias, conv_f
from shlo.ir.ops.data import reshape, transpose
from shlo.ir.ops.dense import dense
from shlo.ir.ops.drop import drop_path_b, dropout_b
from shlo.ir.ops.layernorm import ln_f
from shlo.ir.ops.layout import NARROW, channel_axis, image_size
from shlo.ir.ops.pool import gap, max_pool3s2_f, max_pool_f
from shlo.ir.ops.squeeze_excite import se_block
from shlo.ir.types import DType, Shape, f32, tensor
from shlo.nets.init import ONES, ZEROS, Init, fan_in_uniform, he_normal

PRECISIONS = {"f32": None} | {t.name: t for t in NARROW}
LAYOUTS = {"NCHW": None, "NHWC": "NHWC"}


@dataclass(frozen=True)
class Config:
    """What every network is parametric in.

    Sizes that a network does not use are ignored (but :func:`shlo.nets.step.configured` refuses them, and so do the commands);
    rates that it has no use for are refused.
    """

    image: Shape
    """Channels, height, width."""
    classes: int
    width: float = 1.0
    """Multiplies channel counts (and the hidden sizes of an MLP)."""
    depth: float = 1.0
    """Multiplies the number of blocks in each stage, rounding up."""
    padding: str = "symmetric"
    """How strided convolutions pad: symmetric, or xla_same."""
    bn_eps: float = 1e-5
    conv_bias: bool = False
    """Biases on convolutions that a batch-norm follows (redundant; off in every published network)."""
    precision: str = "f32"
    """What convolutions and matrix products round their operands to: f32 (nothing), bf16 or f8E4M3FN."""
    layout: str = "NCHW"
    """Of images and activations: NCHW or NHWC.  Parameters have the same shapes in both."""
    drop_path: float = 0.0
    """Stochastic depth: the rate at which the last residual branch is dropped; earlier ones less, in proportion."""
    dropout: float = 0.0
    """The rate of dropout before the classifier."""
    patch: int = 16
    """ViT: the side of a patch."""
    stride_at: str = "middle"
    """MobileNetV4: which depthwise convolution of a strided block strides, the middle one (published) or the first."""
    unstrided: int = 0
    """So many layers of stride 2, from the first on, keep their resolution: for images smaller than the network's own."""

    def __post_init__(self) -> None:
        if len(self.image) != 3 or min(self.image) < 1 or max(self.image) > 2**16:
            raise ShloError(f"an image size is channels, height, width, each from 1 to {2**16}: not {self.image}")
        if not 1 <= self.classes <= 2**24:
            raise ShloError(f"classes must be from 1 to {2**24}, not {self.classes}")
        for name in ("depth", "width"):
            if not 0 < getattr(self, name) <= 1024:
                raise ShloError(f"{name} must be positive and at most 1024, not {getattr(self, name)}")
        for name, choices in (
            ("padding", ("symmetric", "xla_same")),
            ("precision", PRECISIONS),
            ("layout", LAYOUTS),
            ("stride_at", ("middle", "first")),
        ):
            if getattr(self, name) not in choices:
                raise ShloError(f"{name} must be one of {', '.join(choices)}, not '{getattr(self, name)}'")
        for name in ("drop_path", "dropout"):
            if not 0 <= getattr(self, name) < 1:
                raise ShloError(f"{name} is a rate in [0, 1), not {getattr(self, name)}")
        if self.unstrided < 0:
            raise ShloError(f"unstrided is a number of layers, not {self.unstrided}")
        if self.patch < 1:
            raise ShloError(f"a patch has a side of at least 1, not {self.patch}")
        if not 0 < self.bn_eps < math.inf:
            raise ShloError(f"bn_eps must be positive and finite, not {self.bn_eps}")

    @property
    def image_shape(self) -> Shape:
        """One image as the step takes it: in the layout of the activations."""
        c, h, w = self.image
        return (h, w, c) if self.layout == "NHWC" else (c, h, w)

    def channels(self, base: int) -> int:
        """A channel count times the width multiplier, at least 1."""
        return max(1, round(base * self.width))

    def blocks(self, base: int) -> int:
        """A block count times the depth multiplier, rounded up."""
        return max(1, math.ceil(base * self.depth - 1e-9))


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
    """Parameters, statistics and masks made so far.  ``training`` chooses batch statistics over running ones, and drops."""

    config: Config
    training: bool = True
    parameters: dict[str, Parameter] = field(default_factory=dict)
    initialisers: dict[str, Init] = field(default_factory=dict)
    statistics: list[Statistic] = field(default_factory=list)
    masks: dict[str, tuple[Parameter, float]] = field(default_factory=dict)
    """Each mask with its probability of keeping; its elements are 1/keep or 0."""
    used: set[str] = field(default_factory=set)
    """The rates that the network had a place for."""
    strided: int = 0
    """How many layers of the network halve the resolution as published (:meth:`halving`)."""

    @cached_property
    def precision(self) -> DType | None:
        return PRECISIONS[self.config.precision]

    @cached_property
    def layout(self) -> str | None:
        return LAYOUTS[self.config.layout]

    def channels_of(self, x: Value) -> int:
        """How many channels an image has."""
        return x.shape[channel_axis(x.rank, self.layout)]

    # ---- inputs

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

    def _mask(self, name: str, shape: Shape, keep: float) -> Value:
        path = current_scope() + name
        value = current_block().parameter(path, tensor(shape, f32))
        self.masks[path] = (value, keep)
        return value

    def halving(self) -> int:
        """The stride of the next layer that halves the resolution as published: 2, or 1 for the first ``unstrided`` ones.

        To be asked once a layer, in the order of the network.
        """
        self.strided += 1
        return 1 if self.strided <= self.config.unstrided else 2

    # ---- layers with parameters

    def dense(self, name: str, x: Value, width: int, init: Init | None = None, bias: Init = ZEROS) -> Value:
        """x·W + b.  x [N, …, a] → [N, …, width]; W starts uniform on ±1/√a, b at zero."""
        with scope(name):
            w = self.parameter("weight", (x.shape[-1], width), init or fan_in_uniform(x.shape[-1]))
            return dense(x, w, self.parameter("bias", (width,), bias), precision=self.precision)

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
        padding: Padding | None = None,
        init: Init | None = None,
        bias_init: Init = ZEROS,
    ) -> Value:
        """Convolution with a square kernel.  x [N, C, H, W] → [N, width, H/stride, W/stride]; He start (fan-out)."""
        with scope(name):
            self._divides(x, stride)
            fan = width * kernel * kernel // groups
            shape = (width, self.channels_of(x) // groups, kernel, kernel)
            w = self.parameter("weight", shape, init or he_normal(fan))
            y = conv_f(
                x,
                w,
                stride=(stride, stride),
                padding=self.config.padding if padding is None else padding,
                groups=groups,
                layout=self.layout,
                precision=self.precision,
            )
            if self.config.conv_bias if bias is None else bias:
                y = channel_bias(y, self.parameter("bias", (width,), bias_init), layout=self.layout)
            return y

    def patches(self, name: str, x: Value, width: int, size: int, init: Init, bias_init: Init = ZEROS) -> Value:
        """A convolution whose kernel is its stride: ``size``×``size`` patches, side by side."""
        flat = ((0, 0), (0, 0))
        return self.conv(name, x, width, size, stride=size, bias=True, padding=flat, init=init, bias_init=bias_init)

    def _divides(self, x: Value, stride: int) -> None:
        """Strides must divide sizes: where they do not, padding conventions part and a last row is half read."""
        h, w = image_size(x, self.layout)
        if h % stride or w % stride:
            where = current_scope().rstrip(".")
            raise ShloError(f"{where}: a stride of {stride} does not divide {h}×{w}: choose another image size")

    def batch_norm(self, name: str, x: Value) -> Value:
        """Batch normalisation over all axes but the channels, with running statistics for evaluation."""
        with scope(name):
            c = (self.channels_of(x),)
            gamma, beta = self.parameter("gamma", c, ONES), self.parameter("beta", c, ZEROS)
            mean = self._input("running_mean", c, ZEROS, f32, None)
            variance = self._input("running_var", c, ONES, f32, None)
            statistic = Statistic(current_scope().rstrip("."), mean, variance)
            self.statistics.append(statistic)
            eps, layout = self.config.bn_eps, self.layout
            if not self.training:
                return bn_eval(x, gamma, beta, mean, variance, eps=eps, layout=layout)
            statistic.batch_mean = bn_batch_mean_b(x, layout=layout)
            statistic.batch_variance = bn_batch_var_b(x, layout=layout)
            return bn_batch_f(x, gamma, beta, eps=eps, layout=layout)

    def layer_norm(self, name: str, x: Value, *, eps: float = 1e-6) -> Value:
        """Layer normalisation of every row, γ and β a feature.  x [N, …, c]."""
        with scope(name):
            gamma = self.parameter("gamma", x.shape[-1:], ONES)
            beta = self.parameter("beta", x.shape[-1:], ZEROS)
            return row_bias(row_scale(ln_f(x, eps=eps), gamma), beta)

    def channel_norm(self, name: str, x: Value, *, eps: float = 1e-6) -> Value:
        """Layer normalisation of the channels at each place of an image, γ and β a channel."""
        with scope(name):
            c = (self.channels_of(x),)
            gamma, beta = self.parameter("gamma", c, ONES), self.parameter("beta", c, ZEROS)
            x_hat = ln_f(x, over="channel", eps=eps, layout=self.layout)
            return channel_bias(layer_scale_ch(x_hat, gamma, layout=self.layout), beta, layout=self.layout)

    def example_norm(self, name: str, x: Value) -> Value:
        """Per-example batch-norm: each channel of an example normalised over its own space, γ and β a channel."""
        with scope(name):
            c = (self.channels_of(x),)
            gamma, beta = self.parameter("gamma", c, ONES), self.parameter("beta", c, ZEROS)
            x_hat = ln_f(x, over="space", eps=self.config.bn_eps, layout=self.layout)
            return channel_bias(layer_scale_ch(x_hat, gamma, layout=self.layout), beta, layout=self.layout)

    def layer_scale(self, name: str, x: Value, start: float) -> Value:
        """A learned number a channel, started small."""
        with scope(name):
            gamma = self.parameter("gamma", (self.channels_of(x),), Init("constant", start))
            return layer_scale_ch(x, gamma, layout=self.layout)

    def squeeze_excite(self, name: str, x: Value, width: int) -> Value:
        """A gate a channel from the means of all, through ``width`` swish units."""
        c = self.channels_of(x)
        with scope(name):
            w1 = self.parameter("reduce.weight", (c, width), he_normal(width))
            b1 = self.parameter("reduce.bias", (width,), ZEROS)
            w2 = self.parameter("expand.weight", (width, c), he_normal(c))
            b2 = self.parameter("expand.bias", (c,), ZEROS)
            return se_block(x, w1, b1, w2, b2, layout=self.layout, precision=self.precision)

    def classifier(self, x: Value, init: Init | None = None, bias: Init = ZEROS) -> Value:
        """The final dense layer, behind dropout.  x [N, c] → [N, classes]."""
        self.used.add("dropout")
        if self.training and self.config.dropout:
            with scope("head"):
                x = dropout_b(x, self._mask("dropout", x.shape, 1.0 - self.config.dropout))
        return self.dense("head", x, self.config.classes, init, bias)

    # ---- layers without

    def drop_path(self, branch: Value, position: float) -> Value:
        """Drop a residual branch for some examples: at ``rate``·``position``, which runs from 0 to 1 with depth."""
        self.used.add("drop_path")
        if not self.training or not self.config.drop_path:
            return branch
        keep = 1.0 - self.config.drop_path * position
        return drop_path_b(branch, self._mask("drop_path", branch.shape[:1], keep))

    def flatten(self, x: Value) -> Value:
        """[N, …] → [N, product of the rest], channels first in both layouts."""
        if self.layout is not None and x.rank == 4:
            x = transpose(x, permutation=(0, 3, 1, 2))
        return reshape(x, shape=(x.shape[0], x.type.size // x.shape[0]))

    def gap(self, x: Value) -> Value:
        """The mean over space.  [N, c, h, w] → [N, c]."""
        return gap(x, layout=self.layout)

    def max_pool(self, x: Value) -> Value:
        """2×2 windows, stride 2."""
        self._divides(x, 2)
        return max_pool_f(x, layout=self.layout)

    def max_pool3(self, x: Value) -> Value:
        """3×3 windows, stride 2, padded by one."""
        self._divides(x, 2)
        return max_pool3s2_f(x, layout=self.layout)
