"""Batch normalisation: alone on one device, and synchronised over the replicas of a data-parallel step.

Values are [N, c, …]: a batch, channels, and any number of spatial axes.  Every channel is normalised over all other axes,
M = N·h·w elements.  The variance is biased and two-pass and ε stands inside the root (spec "Batch-norm")::

    μ = Σx/M    σ² = Σ(x−μ)²/M    istd = (σ²+ε)^−½    x̂ = (x−μ)·istd    y = γ·x̂ + β

``layout`` is that of :mod:`shlo.ir.ops.layout`.

*Statistics* travel packed, μ ‖ σ² in one [2c] vector.  Operators named ``bnSync…`` take them as an operand instead of
computing them, so they no longer couple the examples.  The ``sync`` rules below replace an operator that does by
collectives between operators that do not; ``mean`` is the mean over the replicas::

    forward   bnBatchMeanB → mean → bnBatchVarAtB → mean → bnPackB → bnSyncF
    backward  bnSyncDyStatsB → mean → bnSyncBack

The replacement's own cut law says what its result is: bnSyncF's is a shard, bnSyncGammaGradB's a share of a sum that the step
still has to reduce.

The lowerings spell equal things equally (statistics, x̂, Σdy, Σdy·x̂), so that a compiler's common-subexpression pass finds
them across operators: the γ and β gradients cost nothing beside the input gradient.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shlo.ir.core import CUT, Example, Value, composite, full_like
from shlo.ir.ops.data import concatenate, reduce_mean, reduce_sum, slice_axis, spread
from shlo.ir.ops.elementwise import rsqrt
from shlo.ir.ops.layout import all_but_channels, channel_axis, either_layout
from shlo.ir.ops.pointwise import number

Array = np.ndarray[Any, Any]
Mean = Callable[[Value], Value]
"""What a ``sync`` rule calls to average a value over the replicas."""

_EPS = 2.0**-10
"""The examples' ε: exact in f32, so that the real and the stored world see one number."""
_X, _XL, _X2, _C, _S, _S4 = "f32[3, 2, 4, 5]", "f32[3, 4, 5, 2]", "f32[5, 3]", "f32[2]", "f32[4]", "f32[8]"


def _statistics(parts: int) -> Callable[[np.random.Generator, tuple[int, ...]], Array]:
    """Draws packed vectors of so many parts for the laws; the second part, the variance, is above zero."""

    def draw(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
        values = rng.normal(size=(parts, shape[0] // parts))
        values[1] = 0.5 + np.abs(values[1])
        return values.reshape(shape)

    return draw


# ------------------------------------------------------------------------------------- shared by the lowerings


def _per_channel(c: Value, x: Value, layout: str | None) -> Value:
    """A value a channel, repeated to the shape of x."""
    return spread(c, x, channel_axis(x.rank, layout))


def _mean(x: Value, layout: str | None) -> Value:
    return reduce_mean(x, all_but_channels(x.rank, layout))


def _sum(x: Value, layout: str | None) -> Value:
    return reduce_sum(x, all_but_channels(x.rank, layout))


def _variance(x: Value, mean: Value, layout: str | None) -> Value:
    centred = x - _per_channel(mean, x, layout)
    return _mean(centred * centred, layout)


def _istd(variance: Value, eps: float) -> Value:
    return rsqrt(variance + float(eps))


def _normalised(x: Value, mean: Value, istd: Value, layout: str | None) -> Value:
    """x̂."""
    return (x - _per_channel(mean, x, layout)) * _per_channel(istd, x, layout)


def _affine(x_hat: Value, gamma: Value, beta: Value, layout: str | None) -> Value:
    return _per_channel(gamma, x_hat, layout) * x_hat + _per_channel(beta, x_hat, layout)


def _input_gradient(dy: Value, x_hat: Value, factor: Value, m1: Value, m2: Value, layout: str | None) -> Value:
    """factor·(dy − m₁ − x̂·m₂) per channel, the means being of dy and of x̂·dy."""
    inner = dy - _per_channel(m1, dy, layout) - x_hat * _per_channel(m2, dy, layout)
    return _per_channel(factor, dy, layout) * inner


def _split(packed: Value, parts: int) -> list[Value]:
    width = packed.shape[0] // parts
    return [slice_axis(packed, 0, i * width, (i + 1) * width) for i in range(parts)]


# ------------------------------------------------------------------------------------------ shared by the dens


def _axes(x: Array) -> tuple[int, ...]:
    return (0, *range(2, x.ndim))


def _count(x: Array) -> Any:
    """M, as a number of x's world."""
    return number(x.size // x.shape[1], x)


def _column(c: Array, x: Array) -> Array:
    """[c] as [1, c, 1, …]."""
    return c.reshape(1, -1, *[1] * (x.ndim - 2))


def _moments(x: Array) -> tuple[Array, Array]:
    """μ and σ² of every channel."""
    mean = np.asarray(x.sum(axis=_axes(x)) / _count(x))
    return mean, np.asarray(((x - _column(mean, x)) ** 2).sum(axis=_axes(x)) / _count(x))


def _halves(packed: Array) -> tuple[Array, Array]:
    """μ and σ² of packed statistics."""
    half = len(packed) // 2
    return packed[:half], packed[half:]


def _standardised(x: Array, mean: Array, variance: Array, eps: float) -> tuple[Array, Array]:
    """x̂ and the inverse standard deviation, [1, c, 1, …]."""
    istd = 1 / np.sqrt(_column(variance, x) + eps)
    return np.asarray((x - _column(mean, x)) * istd), np.asarray(istd)


# -------------------------------------------------------------------------------------------------- one device


@composite(
    "n c ..., c, c -> n c ...",
    cuts={"n": "couples", "c": "shard"},
    examples=[
        Example(_X, _C, _C, eps=_EPS),
        Example(_XL, _C, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, "f32[3]", "f32[3]", eps=0.25),
    ],
)
def bn_batch_f(x: Value, gamma: Value, beta: Value, *, eps: float = 1e-5, layout: str | None = None) -> Value:
    """γ·x̂ + β at the batch's own statistics.  x [N, c, …], γ and β [c] → [N, c, …]."""
    mean = _mean(x, layout)
    return _affine(_normalised(x, mean, _istd(_variance(x, mean, layout), eps), layout), gamma, beta, layout)


@bn_batch_f.den
@either_layout
def _(x: Array, gamma: Array, beta: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, *_moments(x), eps)
    return np.asarray(_column(gamma, x) * x_hat + _column(beta, x))


@bn_batch_f.vjp
def _(dy: Value, x: Value, gamma: Value, beta: Value, *, eps: float, layout: str | None) -> tuple[Value, Value, Value]:
    return (
        bn_batch_back(dy, x, gamma, eps=eps, layout=layout),
        bn_gamma_grad_b(dy, x, eps=eps, layout=layout),
        bn_beta_grad_b(dy, layout=layout),
    )


@bn_batch_f.sync
def _(mean: Mean, x: Value, gamma: Value, beta: Value, *, eps: float, layout: str | None) -> Value:
    return bn_sync_f(x, packed_statistics(mean, x, layout), gamma, beta, eps=eps, layout=layout)


def packed_statistics(mean: Mean, x: Value, layout: str | None = None) -> Value:
    """The global batch's statistics of every replica's x, μ ‖ σ²: Chan's two rounds, each averaged over the replicas.

    Built again in the backward pass, these are the forward's own nodes.
    """
    mu = mean(bn_batch_mean_b(x, layout=layout))
    return bn_pack_b(mu, mean(bn_batch_var_at_b(x, mu, layout=layout)))


@composite(
    "n c ..., n c ..., c -> n c ...",
    cuts={"n": "couples", "c": "shard"},
    examples=[
        Example(_X, _X, _C, eps=_EPS),
        Example(_XL, _XL, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, _X2, "f32[3]", eps=0.25),
    ],
)
def bn_batch_back(dy: Value, x: Value, gamma: Value, *, eps: float = 1e-5, layout: str | None = None) -> Value:
    """∂L/∂x: istd·(d − mean d − x̂·mean(x̂·d)), d = γ·dy."""
    mean = _mean(x, layout)
    istd = _istd(_variance(x, mean, layout), eps)
    x_hat = _normalised(x, mean, istd, layout)
    # γ is constant along a channel, so it is taken out of the means: what is left to sum are the β and γ gradients.
    return _input_gradient(dy, x_hat, istd * gamma, _mean(dy, layout), _mean(dy * x_hat, layout), layout)


@bn_batch_back.den
@either_layout
def _(dy: Array, x: Array, gamma: Array, *, eps: float) -> Array:
    x_hat, istd = _standardised(x, *_moments(x), eps)
    d = _column(gamma, x) * dy
    m1, m2 = d.mean(axis=_axes(x)), (x_hat * d).mean(axis=_axes(x))
    return np.asarray(istd * (d - _column(m1, x) - x_hat * _column(m2, x)))


@bn_batch_back.sync
def _(mean: Mean, dy: Value, x: Value, gamma: Value, *, eps: float, layout: str | None) -> Value:
    packed = packed_statistics(mean, x, layout)
    return bn_sync_back(
        dy, x, mean(bn_sync_dy_stats_b(dy, x, packed, gamma, eps=eps, layout=layout)), gamma, eps=eps, layout=layout
    )


@composite(
    "n c ..., n c ... -> c",
    cuts={"n": "couples", "c": "shard"},
    examples=[Example(_X, _X, eps=_EPS), Example(_XL, _XL, eps=_EPS, layout="NHWC"), Example(_X2, _X2, eps=0.25)],
)
def bn_gamma_grad_b(dy: Value, x: Value, *, eps: float = 1e-5, layout: str | None = None) -> Value:
    """∂L/∂γ: Σ dy·x̂ over batch and space, x̂ at the batch's own statistics.  dy, x [N, c, …] → [c]."""
    mean = _mean(x, layout)
    x_hat = _normalised(x, mean, _istd(_variance(x, mean, layout), eps), layout)
    return _sum(dy * x_hat, layout)


@bn_gamma_grad_b.den
@either_layout
def _(dy: Array, x: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, *_moments(x), eps)
    return np.asarray((dy * x_hat).sum(axis=_axes(x)))


@bn_gamma_grad_b.sync
def _(mean: Mean, dy: Value, x: Value, *, eps: float, layout: str | None) -> Value:
    return bn_sync_gamma_grad_b(dy, x, packed_statistics(mean, x, layout), eps=eps, layout=layout)


@composite(
    "n c ... -> c",
    cuts={"n": "sum", "...": "sum", "c": "shard"},
    shares=False,
    examples=[Example(_X), Example(_XL, layout="NHWC"), Example(_X2)],
)
def bn_beta_grad_b(dy: Value, *, layout: str | None = None) -> Value:
    """∂L/∂β: Σ dy over batch and space.  dy [N, c, …] → [c]."""
    return _sum(dy, layout)


@bn_beta_grad_b.den
@either_layout
def _(dy: Array) -> Array:
    return np.asarray(dy.sum(axis=_axes(dy)))


@bn_beta_grad_b.vjp
def _(g: Value, dy: Value, *, layout: str | None) -> tuple[Value]:
    return (_per_channel(g, dy, layout),)


@composite(
    "n c ... -> c",
    cuts={"n": "mean", "...": "mean", "c": "shard"},
    examples=[Example(_X), Example(_XL, layout="NHWC"), Example(_X2)],
)
def bn_batch_mean_b(x: Value, *, layout: str | None = None) -> Value:
    """μ of every channel.  x [N, c, …] → [c].  The mean of shards' means is the whole's."""
    return _mean(x, layout)


@bn_batch_mean_b.den
@either_layout
def _(x: Array) -> Array:
    return np.asarray(x.sum(axis=_axes(x)) / _count(x))


@bn_batch_mean_b.vjp
def _(g: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    return (_per_channel(g / _m(x, layout), x, layout),)


def _m(x: Value, layout: str | None) -> float:
    """M."""
    return float(x.type.size // x.shape[channel_axis(x.rank, layout)])


@composite(
    "n c ... -> c",
    cuts={"n": "couples", "c": "shard"},
    examples=[Example(_X), Example(_XL, layout="NHWC"), Example(_X2)],
)
def bn_batch_var_b(x: Value, *, layout: str | None = None) -> Value:
    """σ² of every channel, biased, two-pass.  x [N, c, …] → [c].  The mean of shards' variances is *not* the whole's."""
    return _variance(x, _mean(x, layout), layout)


@bn_batch_var_b.den
@either_layout
def _(x: Array) -> Array:
    return _moments(x)[1]


@bn_batch_var_b.vjp
def _(g: Value, x: Value, *, layout: str | None) -> tuple[Value]:
    return (_per_channel(g * 2.0 / _m(x, layout), x, layout) * (x - _per_channel(_mean(x, layout), x, layout)),)


@bn_batch_var_b.sync
def _(mean: Mean, x: Value, *, layout: str | None) -> Value:
    return bn_stats_var_b(packed_statistics(mean, x, layout))


# -------------------------------------------------------------------------------------------- packed statistics


@composite(
    "n c ..., c -> c",
    cuts={"n": "mean", "...": "mean", "c": "shard"},
    examples=[Example(_X, _C), Example(_XL, _C, layout="NHWC"), Example(_X2, "f32[3]")],
)
def bn_batch_var_at_b(x: Value, mean: Value, *, layout: str | None = None) -> Value:
    """σ² + (μ − mean)²: the mean square of x about a given mean (Chan).  x [N, c, …], mean [c] → [c].

    At one mean for all, the mean over the replicas is the global variance.
    """
    own = _mean(x, layout)
    offset = own - mean
    return _variance(x, own, layout) + offset * offset


@bn_batch_var_at_b.den
@either_layout
def _(x: Array, mean: Array) -> Array:
    return np.asarray(((x - _column(mean, x)) ** 2).sum(axis=_axes(x)) / _count(x))


@bn_batch_var_at_b.vjp
def _(g: Value, x: Value, mean: Value, *, layout: str | None) -> tuple[Value, Value]:
    offset = (_mean(x, layout) - mean) * g * -2.0
    return _per_channel(g * 2.0 / _m(x, layout), x, layout) * (x - _per_channel(mean, x, layout)), offset


@composite("c, c -> 2*c", examples=[Example(_C, _C)], domains={"variance": "positive"})
def bn_pack_b(mean: Value, variance: Value) -> Value:
    """μ ‖ σ².  [c], [c] → [2c]."""
    return concatenate([mean, variance], dimension=0)


@bn_pack_b.den
def _(mean: Array, variance: Array) -> Array:
    return np.concatenate([mean, variance])


@bn_pack_b.vjp
def _(g: Value, mean: Value, variance: Value) -> tuple[Value, Value]:
    return bn_stats_mean_b(g), bn_stats_var_b(g)


@composite("2*c -> c", examples=[Example(_S)])
def bn_stats_mean_b(packed: Value) -> Value:
    """The first half of packed statistics: μ.  [2c] → [c]."""
    return _split(packed, 2)[0]


@bn_stats_mean_b.den
def _(packed: Array) -> Array:
    return packed[: len(packed) // 2]


@bn_stats_mean_b.vjp
def _(g: Value, packed: Value) -> tuple[Value]:
    return (bn_pack_b(g, full_like(g, 0.0)),)


@composite("2*c -> c", examples=[Example(_S)])
def bn_stats_var_b(packed: Value) -> Value:
    """The second half of packed statistics: σ².  [2c] → [c]."""
    return _split(packed, 2)[1]


@bn_stats_var_b.den
def _(packed: Array) -> Array:
    return packed[len(packed) // 2 :]


@bn_stats_var_b.vjp
def _(g: Value, packed: Value) -> tuple[Value]:
    return (bn_pack_b(full_like(g, 0.0), g),)


# ----------------------------------------------------------------------------------------- at given statistics


@composite(
    "n c ..., c, c, c, c -> n c ...",
    cuts={"...": "shard", "c": "shard"},
    examples=[
        Example(_X, _C, _C, _C, _C, eps=_EPS),
        Example(_XL, _C, _C, _C, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, *["f32[3]"] * 4, eps=0.25),
    ],
    domains={"variance": "positive"},
)
def bn_eval(
    x: Value, gamma: Value, beta: Value, mean: Value, variance: Value, *, eps: float = 1e-5, layout: str | None = None
) -> Value:
    """γ·(x−μ)·(σ²+ε)^−½ + β at frozen (running) statistics.  x [N, c, …], the rest [c] → [N, c, …]."""
    return _affine(_normalised(x, mean, _istd(variance, eps), layout), gamma, beta, layout)


@bn_eval.den
@either_layout
def _(x: Array, gamma: Array, beta: Array, mean: Array, variance: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, mean, variance, eps)
    return np.asarray(_column(gamma, x) * x_hat + _column(beta, x))


@bn_eval.vjp
def _(
    dy: Value, x: Value, gamma: Value, beta: Value, mean: Value, variance: Value, *, eps: float, layout: str | None
) -> tuple[Value, Value, Value, Value, Value]:
    packed = bn_pack_b(mean, variance)
    dx, dpacked, dgamma, dbeta = _at_given_statistics(dy, x, packed, gamma, eps, layout)
    return dx, dgamma, dbeta, bn_stats_mean_b(dpacked), bn_stats_var_b(dpacked)


@composite(
    "n c ..., 2*c, c, c -> n c ...",
    cuts={"...": "shard"},
    examples=[
        Example(_X, _S, _C, _C, eps=_EPS),
        Example(_XL, _S, _C, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, "f32[6]", "f32[3]", "f32[3]", eps=0.25),
    ],
    domains={"packed": _statistics(2)},
)
def bn_sync_f(
    x: Value, packed: Value, gamma: Value, beta: Value, *, eps: float = 1e-5, layout: str | None = None
) -> Value:
    """γ·(x−μ)·(σ²+ε)^−½ + β at the supplied statistics.  x [N, c, …], packed [2c], γ and β [c] → [N, c, …]."""
    mean, variance = _split(packed, 2)
    return _affine(_normalised(x, mean, _istd(variance, eps), layout), gamma, beta, layout)


@bn_sync_f.den
@either_layout
def _(x: Array, packed: Array, gamma: Array, beta: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, *_halves(packed), eps)
    return np.asarray(_column(gamma, x) * x_hat + _column(beta, x))


@bn_sync_f.vjp
def _(
    dy: Value, x: Value, packed: Value, gamma: Value, beta: Value, *, eps: float, layout: str | None
) -> tuple[Value, Value, Value, Value]:
    return _at_given_statistics(dy, x, packed, gamma, eps, layout)


def _at_given_statistics(
    dy: Value, x: Value, packed: Value, gamma: Value, eps: float, layout: str | None
) -> tuple[Value, Value, Value, Value]:
    """Cotangents of x, the statistics, γ and β where the statistics are inputs like any other."""
    istd = _istd(bn_stats_var_b(packed), eps)
    factor = istd * gamma
    dgamma, dbeta = bn_sync_gamma_grad_b(dy, x, packed, eps=eps, layout=layout), bn_beta_grad_b(dy, layout=layout)
    # ∂x̂/∂μ = −istd and ∂x̂/∂σ² = −½·x̂·istd²
    dpacked = bn_pack_b(factor * dbeta * -1.0, factor * istd * dgamma * -0.5)
    return dy * _per_channel(factor, dy, layout), dpacked, dgamma, dbeta


@composite(
    "n c ..., n c ..., 2*c, c -> 4*c",
    cuts={"n": "mean", "...": "mean"},
    examples=[
        Example(_X, _X, _S, _C, eps=_EPS),
        Example(_XL, _XL, _S, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, _X2, "f32[6]", "f32[3]", eps=0.25),
    ],
    domains={"packed": _statistics(2)},
)
def bn_sync_dy_stats_b(
    dy: Value, x: Value, packed: Value, gamma: Value, *, eps: float = 1e-5, layout: str | None = None
) -> Value:
    """μ ‖ σ² ‖ mean(γ·dy) ‖ mean(x̂·γ·dy), x̂ at the supplied statistics: what the input gradient needs of the batch.

    dy, x [N, c, …], packed [2c], γ [c] → [4c].  The statistics ride along so that one vector is all-reduced.
    """
    mean, variance = _split(packed, 2)
    x_hat = _normalised(x, mean, _istd(variance, eps), layout)
    return concatenate([packed, _mean(dy, layout) * gamma, _mean(dy * x_hat, layout) * gamma], dimension=0)


@bn_sync_dy_stats_b.den
@either_layout
def _(dy: Array, x: Array, packed: Array, gamma: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, *_halves(packed), eps)
    d = _column(gamma, x) * dy
    return np.concatenate([packed, d.mean(axis=_axes(x)), (x_hat * d).mean(axis=_axes(x))])


@composite(
    "n c ..., n c ..., 4*c, c -> n c ...",
    cuts={"...": "shard"},
    examples=[
        Example(_X, _X, _S4, _C, eps=_EPS),
        Example(_XL, _XL, _S4, _C, eps=_EPS, layout="NHWC"),
        Example(_X2, _X2, "f32[12]", "f32[3]", eps=0.25),
    ],
    domains={"packed": _statistics(4)},
)
def bn_sync_back(
    dy: Value, x: Value, packed: Value, gamma: Value, *, eps: float = 1e-5, layout: str | None = None
) -> Value:
    """∂L/∂x: istd·(γ·dy − m₁ − x̂·m₂) at the supplied μ ‖ σ² ‖ m₁ ‖ m₂ (the mean of bnSyncDyStatsB).

    dy, x [N, c, …], packed [4c], γ [c] → [N, c, …].
    """
    mean, variance, m1, m2 = _split(packed, 4)
    istd = _istd(variance, eps)
    return _input_gradient(
        dy * _per_channel(gamma, dy, layout), _normalised(x, mean, istd, layout), istd, m1, m2, layout
    )


@bn_sync_back.den
@either_layout
def _(dy: Array, x: Array, packed: Array, gamma: Array, *, eps: float) -> Array:
    mean, variance, m1, m2 = np.split(packed, 4)
    x_hat, istd = _standardised(x, mean, variance, eps)
    return np.asarray(istd * (_column(gamma, x) * dy - _column(m1, x) - x_hat * _column(m2, x)))


@composite(
    "n c ..., n c ..., 2*c -> c",
    cuts={"n": "sum", "...": "sum"},
    examples=[
        Example(_X, _X, _S, eps=_EPS),
        Example(_XL, _XL, _S, eps=_EPS, layout="NHWC"),
        Example(_X2, _X2, "f32[6]", eps=0.25),
    ],
    domains={"packed": _statistics(2)},
)
def bn_sync_gamma_grad_b(dy: Value, x: Value, packed: Value, *, eps: float = 1e-5, layout: str | None = None) -> Value:
    """∂L/∂γ: Σ dy·x̂ over batch and space at the supplied statistics.  dy, x [N, c, …], packed [2c] → [c]."""
    mean, variance = _split(packed, 2)
    return _sum(dy * _normalised(x, mean, _istd(variance, eps), layout), layout)


@bn_sync_gamma_grad_b.den
@either_layout
def _(dy: Array, x: Array, packed: Array, *, eps: float) -> Array:
    x_hat, _ = _standardised(x, *_halves(packed), eps)
    return np.asarray((dy * x_hat).sum(axis=_axes(x)))


CUT.excuse("packed statistics are not cut along their channels", bn_pack_b)
