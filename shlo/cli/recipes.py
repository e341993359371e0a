"""The options that say what a training step is: sizes of the network, loss, optimiser, recipe.

``emit``, ``certify`` and ``train`` share them: every setting of a Config and of a Recipe has one.  An option left out is None here,
so that the network's or the preset's own value stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Annotated, Any

import typer

from shlo.ir.errors import ShloError
from shlo.nets.layers import Config
from shlo.nets.recipe import OPTIMIZER_SETTINGS, OPTIMIZERS, PRESETS, Recipe, find_optimizer, preset


class BatchNorm(StrEnum):
    """``--bn``: statistics of the global batch, or of each replica's own."""

    SYNC = "sync"
    BATCH = "batch"


class Precision(StrEnum):
    """``--precision``: what convolutions and matrix products round their operands to."""

    F32 = "f32"
    BF16 = "bf16"
    F8 = "f8E4M3FN"


class Layout(StrEnum):
    """``--layout``: where channels stand."""

    NCHW = "NCHW"
    NHWC = "NHWC"


class StrideAt(StrEnum):
    """``--stride-at``: which depthwise convolution of a strided MobileNetV4 block strides."""

    MIDDLE = "middle"
    FIRST = "first"


class Padding(StrEnum):
    """``--padding``: how strided convolutions pad."""

    SYMMETRIC = "symmetric"
    XLA_SAME = "xla_same"


class Loss(StrEnum):
    """``--loss``: cross-entropy over classes, or binary cross-entropy per class."""

    CE = "ce"
    BCE = "bce"


Bn = Annotated[BatchNorm, typer.Option(help="Batch-norm over the global batch, or each replica's own.")]
Width = Annotated[float | None, typer.Option(help="Multiplies channel counts.")]
Depth = Annotated[float | None, typer.Option(help="Multiplies blocks a stage, rounding up.")]
Patch = Annotated[int | None, typer.Option(help="ViT: the side of a patch.")]
Unstrided = Annotated[
    int | None,
    typer.Option(help="So many layers of stride 2, from the first, keep their resolution: for small images."),
]
StrideAtOption = Annotated[
    StrideAt | None, typer.Option("--stride-at", help="MobileNetV4: the depthwise convolution that strides.")
]
PaddingOption = Annotated[Padding | None, typer.Option("--padding", help="How strided convolutions pad.")]
LayoutOption = Annotated[Layout | None, typer.Option("--layout", help="Of images and activations.")]
BnEps = Annotated[float | None, typer.Option(help="ε of batch-norm.")]
ConvBias = Annotated[bool | None, typer.Option("--conv-bias", help="Biases on convolutions before batch-norm.")]
PrecisionOption = Annotated[
    Precision | None,
    typer.Option("--precision", help="What products round their operands to, and convolutions their result."),
]
DropPath = Annotated[float | None, typer.Option(help="Rate of stochastic depth.")]
Dropout = Annotated[float | None, typer.Option(help="Rate of dropout before the classifier.")]
Preset = Annotated[
    str | None, typer.Option(help=f"Published settings to start from: {', '.join(PRESETS)}; other options change them.")
]
OptimizerOption = Annotated[str | None, typer.Option("--optimizer", help=f"One of {', '.join(OPTIMIZERS)}.")]
WeightDecay = Annotated[float | None, typer.Option(help="Weight decay.")]
Momentum = Annotated[float | None, typer.Option(help="μ of momentum, nesterov and rmsprop.")]
Beta1 = Annotated[float | None, typer.Option("--beta1", help="β₁ of adamw and lamb.")]
Beta2 = Annotated[float | None, typer.Option("--beta2", help="β₂ of adamw and lamb, ρ of rmsprop.")]
Epsilon = Annotated[float | None, typer.Option(help="The optimiser's ε; its own by default.")]
ExcludeRank1 = Annotated[
    bool | None, typer.Option("--exclude-rank1", help="No decay (LAMB: no trust ratio) on biases and scales.")
]
LabelSmoothing = Annotated[float | None, typer.Option(help="α of the smoothed targets.")]
LossOption = Annotated[Loss | None, typer.Option("--loss", help="Cross-entropy or binary cross-entropy.")]
Clip = Annotated[float | None, typer.Option(help="Clip the gradient's global norm (0: don't).")]
Ema = Annotated[bool | None, typer.Option("--ema", help="Keep an exponential moving average of the parameters.")]
Accumulate = Annotated[int | None, typer.Option(help="Accumulate the gradient over so many micro-batches.")]
StatisticsMomentum = Annotated[
    float | None, typer.Option(help="How much of a batch's mean and variance enters the running ones.")
]
BucketMb = Annotated[
    float, typer.Option(help="Join the gradients' collectives into ones of so many megabytes (0: one a gradient).")
]


def given(options: Mapping[str, Any], kind: type) -> dict[str, Any]:
    """Those of a command's options that were given and that ``kind`` (a dataclass) has, as plain values."""
    have = {f.name for f in fields(kind)}
    chosen = {name: v for name, v in options.items() if name in have and v is not None}
    return {name: str(v) if isinstance(v, StrEnum) else v for name, v in chosen.items()}


def config_changes(options: Mapping[str, Any]) -> dict[str, Any]:
    """Changes to a network's published sizes (the image and the classes apart)."""
    return {name: v for name, v in given(options, Config).items() if name not in ("image", "classes")}


def recipe(options: Mapping[str, Any], default: Recipe) -> Recipe:
    """The recipe that a command's options say: a preset's or ``default``'s, with what was given.

    What was given for another optimiser than the chosen one is refused.
    """
    changes = given(options, Recipe)
    own = {f.name: getattr(default, f.name) for f in fields(Recipe)}
    said = preset(options["preset"], **changes) if options.get("preset") is not None else Recipe(**{**own, **changes})
    has = find_optimizer(said.optimizer).settings
    for name in OPTIMIZER_SETTINGS:
        if name in changes and name not in has:
            listed = ", ".join(f"--{n}" for n in OPTIMIZER_SETTINGS if n in has) or "no settings but --weight-decay"
            raise ShloError(f"--{name}: {said.optimizer} has {listed}")
    return said


def refuse_recipe(options: Mapping[str, Any], why: str) -> None:
    """Options about training are bad where nothing trains."""
    for name in ("preset", "bucket_mb", *given(options, Recipe)):
        if options.get(name):
            raise ShloError(f"--{name.replace('_', '-')}: {why}")
