"""Loss heads: from logits and soft targets to the mean loss of a batch.

Logits and targets are [N, K]: a batch of N rows over K classes.  The softmax is of a row and subtracts the row's maximum
first.  A *back* is the cotangent of the row's loss, before the division by the batch: a loss's vjp divides it by N with
``divConstB``, so the divisor is the batch the step is built for (the replica's own, under data parallelism).

Targets may be differentiated by too (distillation, mixup); a step that does not ask drops those nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite, full_like
from shlo.ir.ops.data import broadcast_scalar, constant, reduce_max, reduce_mean, reduce_sum, spread
from shlo.ir.ops.elementwise import abs_, exponential, log, log_plus_one, logistic, maximum, negate
from shlo.ir.ops.pointwise import div_const_b, number

Array = np.ndarray[Any, Any]

_KINDS = {"targets": "simplex"}


def _scaled(cotangent: Value, gradient: Value) -> Value:
    """The scalar cotangent times ``gradient``; a step's seed, the constant 1, is not written down."""
    node = cotangent.node
    if node is not None and node.op is constant and bool((node.attrs["value"].data == 1).all()):
        return gradient
    return broadcast_scalar(cotangent, gradient.type) * gradient


# ------------------------------------------------------------------------------------------------- cross-entropy


def _exponentials(logits: Value) -> tuple[Value, Value, Value]:
    """The logits less their row's maximum, e to that, and each row's sum of those."""
    shifted = logits - spread(reduce_max(logits, [1]), logits, 0)
    powers = exponential(shifted)
    return shifted, powers, reduce_sum(powers, [1])


def _log_softmax(logits: Value) -> Value:
    shifted, _, total = _exponentials(logits)
    return shifted - spread(log(total), logits, 0)


# f64 examples: in f32 the lowering's constant α/K is rounded and the den's is not.
_CE = [
    Example("f64[2, 5]", "f64[2, 5]", alpha=0.1),
    Example("f32[3, 4]", "f32[3, 4]"),
]


@composite("n k, n k -> ()", cuts={"n": "mean"}, examples=_CE, domains=_KINDS)
def smoothed_ce_loss(logits: Value, targets: Value, *, alpha: float = 0.0) -> Value:
    """Cross-entropy with label smoothing α, mean over the batch (spec "Loss heads").

    −(1/N) Σ_n [(1−α) Σ_k t·log s + (α/K) Σ_k log s], s = softmax of the row.  Rows of targets sum to one; they may be
    soft (mixup).
    """
    log_s = _log_softmax(logits)
    rows = reduce_sum(targets * log_s, [1])
    if alpha:
        k = logits.shape[1]
        rows = rows * (1.0 - alpha) + reduce_sum(log_s, [1]) * (alpha / k)
    return negate(reduce_mean(rows, [0]))


@smoothed_ce_loss.den
def _(logits: Array, targets: Array, *, alpha: float) -> Array:
    n, k = logits.shape
    smooth = (1 - alpha) * targets + alpha / k
    top = logits.max(axis=1, keepdims=True)
    log_s = logits - top - np.log(np.exp(logits - top).sum(axis=1, keepdims=True))
    return np.asarray(-(smooth * log_s).sum() / n)


@smoothed_ce_loss.vjp
def _(dy: Value, logits: Value, targets: Value, *, alpha: float) -> tuple[Value, Value]:
    n = float(logits.shape[0])
    rows = smoothed_ce_back(logits, targets, alpha=alpha)
    return _scaled(dy, div_const_b(rows, by=n)), _scaled(dy, _log_softmax(logits) * ((alpha - 1.0) / n))


@composite("n k, n k -> n k", examples=_CE, domains=_KINDS)
def smoothed_ce_back(logits: Value, targets: Value, *, alpha: float = 0.0) -> Value:
    """(softmax − t) + α·t − α/K: the cotangent of each row's smoothed cross-entropy, not yet divided by the batch."""
    _, powers, total = _exponentials(logits)
    error = powers / spread(total, logits, 0) - targets
    return error + targets * float(alpha) - alpha / logits.shape[1] if alpha else error


@smoothed_ce_back.den
def _(logits: Array, targets: Array, *, alpha: float) -> Array:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    smooth = (1 - alpha) * targets + alpha / logits.shape[1]
    return np.asarray(powers / powers.sum(axis=1, keepdims=True) - smooth)


# ------------------------------------------------------------------------------------------ binary cross-entropy

_BCE = [Example("f32[3, 4]", "f32[3, 4]"), Example("f64[2, 5]", "f64[2, 5]")]


@composite("n k, n k -> ()", cuts={"n": "mean"}, examples=_BCE, domains={"targets": "unit"})
def bce_loss(logits: Value, targets: Value) -> Value:
    """Sigmoid cross-entropy, mean over batch **and** classes: −(1/(N·K)) Σ [t·log σ(z) + (1−t)·log(1−σ(z))].

    Computed as max(z, 0) − t·z + log(1 + e^−|z|), which neither overflows nor takes the logarithm of 0.
    """
    z = logits
    tail = log_plus_one(exponential(negate(abs_(z))))
    return reduce_mean(maximum(z, full_like(z, 0.0)) - targets * z + tail, [0, 1])


@bce_loss.den
def _(logits: Array, targets: Array) -> Array:
    # log σ(z) = −log(1 + e⁻ᶻ)
    rows = targets * np.logaddexp(0, -logits) + (1 - targets) * np.logaddexp(0, logits)
    return np.asarray(rows.mean())


@bce_loss.vjp
def _(dy: Value, logits: Value, targets: Value) -> tuple[Value, Value]:
    n, k = logits.shape
    rows = bce_back(logits, targets)
    return _scaled(dy, div_const_b(rows, by=float(n))), _scaled(dy, logits * (-1.0 / (n * k)))


@composite("n k, n k -> n k", examples=_BCE, domains={"targets": "unit"})
def bce_back(logits: Value, targets: Value) -> Value:
    """(σ(z) − t)/K: the cotangent of each row's mean sigmoid cross-entropy, not yet divided by the batch."""
    return (logistic(logits) - targets) / float(logits.shape[1])


@bce_back.den
def _(logits: Array, targets: Array) -> Array:
    return np.asarray(((np.tanh(logits / 2) + 1) / 2 - targets) / number(logits.shape[1], logits))
