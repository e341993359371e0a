"""Initial values: a small description that travels in the manifest, and the numbers it stands for.

A draw depends on the seed and the tensor's *name* only, so adding a layer changes no other layer's start.
"""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType


@dataclass(frozen=True, slots=True)
class Init:
    """``kind`` is constant (``scale`` everywhere), normal (standard deviation ``scale``), uniform (on ±``scale``) or
    truncated (normal cut at two standard deviations, its deviation corrected to ``scale``)."""

    kind: str
    scale: float

    def draw(self, name: str, type: TensorType, seed: int) -> np.ndarray[Any, Any]:
        """The values of the tensor called ``name``, in the type's storage."""
        if self.kind == "constant":
            return np.full(type.shape, self.scale, type.dtype.numpy)
        rng = np.random.Generator(np.random.Philox(key=[seed, zlib.crc32(name.encode())]))
        if self.kind == "normal":
            values = rng.standard_normal(type.shape) * self.scale
        elif self.kind == "uniform":
            values = rng.uniform(-self.scale, self.scale, type.shape)
        elif self.kind == "truncated":
            values = _truncated(rng, type.shape) * (self.scale / _TRUNCATED_DEVIATION)
        else:
            raise ShloError(f"there is no initialiser '{self.kind}'")
        return values.astype(type.dtype.numpy)


_TRUNCATED_DEVIATION = 0.8796256610342398
"""Standard deviation of a unit normal cut at ±2."""


def _truncated(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    values = rng.standard_normal(shape)
    while (outside := np.abs(values) > 2).any():
        values[outside] = rng.standard_normal(int(outside.sum()))
    return values


ZEROS = Init("constant", 0.0)
ONES = Init("constant", 1.0)


def he_normal(fan: int) -> Init:
    """Normal with variance 2/fan: keeps the scale of activations through relu layers (He et al. 2015)."""
    return Init("normal", math.sqrt(2.0 / fan))


def fan_in_uniform(fan: int) -> Init:
    """Uniform on ±1/√fan: the usual start of a final dense layer (of its fan-in, or in EfficientNet its fan-out)."""
    return Init("uniform", 1.0 / math.sqrt(fan))


TRUNCATED = Init("truncated", 0.02)
"""The start of transformers' and ConvNeXt's weights."""
