"""Normalisation within an example: nothing here couples the batch.

One pair of operators; ``over`` says which elements share a mean and a variance:

=========  ==============================================  ===========================================
row        the last axis of rows [N, …, c]                 layer-norm of transformers
channel    the channels at each place of an image          ConvNeXt's layer-norm
space      each channel's places, of each example          per-example batch-norm
example    everything of an example                        the same with one statistic an example
=========  ==============================================  ===========================================

The variance is biased and two-pass, ε stands inside the root (spec "Batch-norm").  γ and β are operators of their own:
``rowScale``, ``layerScaleCh`` or ``scalarScale``, and the biases beside them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.errors import fail
from shlo.ir.ops.data import reduce_mean, spread
from shlo.ir.ops.elementwise import rsqrt
from shlo.ir.ops.layout import channel_axis, space_axes

Array = np.ndarray[Any, Any]

OVER = ("row", "channel", "space", "example")


def normalised_axes(rank: int, over: str, layout: str | None) -> tuple[int, ...]:
    """The axes that share a mean and a variance."""
    axes = {
        "row": (rank - 1,),
        "channel": (channel_axis(rank, layout),),
        "space": space_axes(rank, layout),
        "example": tuple(range(1, rank)),
    }.get(over)
    if axes is None:
        fail(f"over must be one of {', '.join(OVER)}, not '{over}'")
    if not axes or 0 in axes:
        fail(f"a value of rank {rank} has no {over} to normalise over")
    return axes


def _centred(x: Value, axes: tuple[int, ...]) -> Value:
    return x - _back(reduce_mean(x, axes), x, axes)


def _back(reduced: Value, like: Value, axes: tuple[int, ...]) -> Value:
    """A reduced value repeated over the axes that are gone."""
    return spread(reduced, like, *(a for a in range(like.rank) if a not in axes))


def _istd(centred: Value, axes: tuple[int, ...], eps: float) -> Value:
    return rsqrt(reduce_mean(centred * centred, axes) + float(eps))


# ε exact in f32, so that the real and the stored world see one number.
_EPS = 2.0**-10
_EXAMPLES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("f32[2, 5]",), {"eps": _EPS}),
    (("f32[2, 3, 5]",), {"eps": 0.25}),
    (("f32[2, 4, 3, 2]",), {"over": "channel", "eps": _EPS}),
    (("f32[2, 3, 2, 4]",), {"over": "channel", "eps": _EPS, "layout": "NHWC"}),
    (("f32[2, 3, 4, 2]",), {"over": "space", "eps": _EPS}),
    (("f32[2, 4, 2, 3]",), {"over": "space", "eps": _EPS, "layout": "NHWC"}),
    (("f32[2, 3, 4]",), {"over": "example", "eps": _EPS}),
]


@composite("n ... -> n ...", examples=[Example(*t, **a) for t, a in _EXAMPLES])
def ln_f(x: Value, *, over: str = "row", eps: float = 1e-5, layout: str | None = None) -> Value:
    """x̂ = (x−μ)·(σ²+ε)^−½, μ and σ² of what ``over`` says."""
    axes = normalised_axes(x.rank, over, layout)
    centred = _centred(x, axes)
    return centred * _back(_istd(centred, axes, eps), x, axes)


def _standardised(x: Array, axes: tuple[int, ...], eps: float) -> tuple[Array, Array]:
    centred = x - x.mean(axis=axes, keepdims=True)
    istd = 1 / np.sqrt((centred**2).mean(axis=axes, keepdims=True) + eps)
    return np.asarray(centred * istd), np.asarray(istd)


@ln_f.den
def _(x: Array, *, over: str, eps: float, layout: str | None) -> Array:
    return _standardised(x, normalised_axes(x.ndim, over, layout), eps)[0]


@ln_f.vjp
def _(dy: Value, x: Value, **attrs: Any) -> tuple[Value]:
    return (ln_back(dy, x, **attrs),)


@composite("n ..., n ... -> n ...", examples=[Example(*t, *t, **a) for t, a in _EXAMPLES])
def ln_back(dy: Value, x: Value, *, over: str = "row", eps: float = 1e-5, layout: str | None = None) -> Value:
    """∂L/∂x of ``lnF``: istd·(dy − mean dy − x̂·mean(x̂·dy)), the three terms of batch-norm."""
    axes = normalised_axes(x.rank, over, layout)
    centred = _centred(x, axes)
    istd = _back(_istd(centred, axes, eps), x, axes)
    x_hat = centred * istd
    m1, m2 = (_back(reduce_mean(v, axes), x, axes) for v in (dy, x_hat * dy))
    return istd * (dy - m1 - x_hat * m2)


@ln_back.den
def _(dy: Array, x: Array, *, over: str, eps: float, layout: str | None) -> Array:
    axes = normalised_axes(x.ndim, over, layout)
    x_hat, istd = _standardised(x, axes, eps)
    means = [v.mean(axis=axes, keepdims=True) for v in (dy, x_hat * dy)]
    return np.asarray(istd * (dy - means[0] - x_hat * means[1]))
