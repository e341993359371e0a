"""Every operator, by family.  Importing this package declares them all."""

from shlo.ir.ops import (
    batchnorm,
    collective,
    control,
    conv,
    data,
    dense,
    elementwise,
    linear,
    loss,
    optim,
    pointwise,
    pool,
    window,
)

__all__ = [
    "batchnorm",
    "collective",
    "control",
    "conv",
    "data",
    "dense",
    "elementwise",
    "linear",
    "loss",
    "optim",
    "pointwise",
    "pool",
    "window",
]
