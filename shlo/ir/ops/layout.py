"""Where channels stand, and what products are rounded to: two attributes that many training operators have.

``layout``: images are [N, c, h, w] (None) or [N, h, w, c] (``"NHWC"``).  Parameters have the same shapes in both.

``precision``: None, or the narrow type that a product's operands are rounded to (``bf16``, ``f8E4M3FN``; spec "Convolution").
A *convolution*'s result has the narrow type too, so it rounds once, after the whole sum; a *matrix product* keeps an f32
result.
Parameters, biases, statistics and everything else stay f32.  Rounding is a matter of the stored world: the real and exact
worlds, where every operator is the mathematics, do not see it.  Gradients pass through a rounding unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import numpy as np

from shlo.ir.core import Value
from shlo.ir.errors import fail
from shlo.ir.ops.convert import convert, reduce_precision
from shlo.ir.types import DType, bf16, f8E4M3FN, f32

Array = np.ndarray[Any, Any]

# ------------------------------------------------------------------------------------------------------- layout


def channel_axis(rank: int, layout: str | None) -> int:
    """Which axis the channels are."""
    if layout is None:
        return 1
    if layout != "NHWC":
        fail(f"layout must be 'NHWC', or left out for channels first, not {layout!r}")
    return rank - 1


def space_axes(rank: int, layout: str | None) -> tuple[int, ...]:
    """The axes that are neither the batch nor the channels."""
    channels = channel_axis(rank, layout)
    return tuple(a for a in range(1, rank) if a != channels)


def all_but_channels(rank: int, layout: str | None) -> tuple[int, ...]:
    """Batch and space: what a batch statistic is taken over."""
    return (0, *space_axes(rank, layout))


def image_size(x: Value, layout: str | None) -> tuple[int, int]:
    """Height and width of an image."""
    h, w = space_axes(x.rank, layout)
    return x.shape[h], x.shape[w]


def channels_first(x: Array, layout: str | None) -> Array:
    """An image with its channels on axis 1 (a view)."""
    return x if layout is None or x.ndim < 3 else np.moveaxis(x, -1, 1)


def laid_out(x: Array, layout: str | None) -> Array:
    """:func:`channels_first`'s inverse."""
    return x if layout is None or x.ndim < 3 else np.moveaxis(x, 1, -1)


def either_layout(den: Callable[..., Any]) -> Callable[..., Any]:
    """A den written for channels first, for both layouts.  Everything of three and more axes must be an image."""

    @wraps(den)
    def turned(*operands: Array, layout: str | None, **attrs: Any) -> Any:
        return laid_out(np.asarray(den(*(channels_first(x, layout) for x in operands), **attrs)), layout)

    return turned


# ---------------------------------------------------------------------------------------------------- precision

NARROW: Final = (bf16, f8E4M3FN)
"""The types that products may be rounded to.  (f8E5M2 would silently be computed wider.)"""


def narrowed(precision: DType | None, *operands: Value) -> list[Value]:
    """A product's operands in the narrow type; f32 ones only, so that the stored worlds of both agree."""
    if precision is None:
        return list(operands)
    if precision not in NARROW:
        fail(f"precision must be one of {', '.join(t.name for t in NARROW)}, or left out, not {precision}")
    if any(x.dtype is not f32 for x in operands):
        fail(f"precision {precision} is for f32 operands")
    return [convert(x, dtype=precision) for x in operands]


def widened(x: Value, precision: DType | None) -> Value:
    """A narrow result as f32 again.

    XLA computes a narrow convolution in f32 where the hardware has none, and drops a bf16 rounding between two conversions;
    what ``reduce_precision`` rounds stays rounded (and where the result was bf16 already, changes nothing).
    """
    if precision is None:
        return x
    wide = convert(x, dtype=f32)
    return reduce_precision(wide, exponent_bits=8, mantissa_bits=7) if precision is bf16 else wide


def rounded(x: Array, precision: DType | None) -> Array:
    """For dens: x rounded as in storage.  Only the stored world has f32 arrays; the real one's are f64."""
    if precision is None or x.dtype != np.float32:
        return x
    return np.asarray(x.astype(precision.numpy).astype(np.float32))
