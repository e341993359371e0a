"""Optimiser steps: from a parameter, its gradient and its state to their successors.

One operator a formula (spec "Optimisers"), for a tensor of any shape.  What changes from step to step (learning rate, bias
corrections, EMA decay) is a scalar operand; what is fixed for a run (β, μ, ε, decay) is an attribute and becomes a
constant.  Optimisers are compositions::

    AdamW       adamMNextF, adamVNextF, adamWParamF
    SGD         sgdParamF
    heavy ball  momVNextF, then sgdParamF on v′
    Nesterov    momVNextF, momParamF
    RMSProp     adamVNextF (the mean square, starting at 1), rmsBufNextF, then sgdParamF on b′
    LAMB        adamMNextF, adamVNextF, lambDirF, lambScaleF, then sgdParamF on the scaled direction

Operands come in the order: what the result succeeds, gradient, state, scalars.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Example, Value, composite, full_like
from shlo.ir.ops.data import broadcast_scalar, reduce_sum
from shlo.ir.ops.elementwise import and_, convert, minimum, rsqrt, select, sqrt
from shlo.ir.ops.pointwise import number

Array = np.ndarray[Any, Any]

# Hyper-parameters in f32 examples are sums of few powers of two, so that the lowering's constant is the den's number.
_X, _S = "f32[3, 4]", "f32[]"
_D, _SD = "f64[2, 3, 5]", "f64[]"


def _spread(scalar: Value, like: Value) -> Value:
    """A scalar operand as a tensor of ``like``'s type."""
    same = scalar if scalar.dtype is like.dtype else convert(scalar, dtype=like.dtype)
    return broadcast_scalar(same, like.type)


def _decayed(g: Value, theta: Value, wd: float) -> Value:
    """g + wd·θ: coupled (L2) decay."""
    return g + theta * float(wd) if wd else g


def complement(beta: float) -> float:
    """1 − β as a decimal: 0.001 for 0.999, where the float difference is 0.0010000000000000009."""
    return float(1 - Fraction(repr(float(beta))))


# ---------------------------------------------------------------------------------------------------------- Adam


@composite("..., ... -> ...", examples=[Example(_X, _X, beta=0.75), Example(_D, _D)])
def adam_m_next_f(m: Value, g: Value, *, beta: float = 0.9) -> Value:
    """m′ = β₁·m + (1−β₁)·g."""
    return m * float(beta) + g * complement(beta)


@adam_m_next_f.den
def _(m: Array, g: Array, *, beta: float) -> Array:
    return np.asarray(m * number(beta, m) + g * (1 - number(beta, m)))


@composite("..., ... -> ...", examples=[Example(_X, _X, beta=0.875), Example(_D, _D)], domains={"v": "positive"})
def adam_v_next_f(v: Value, g: Value, *, beta: float = 0.999) -> Value:
    """v′ = β₂·v + (1−β₂)·g²; RMSProp's mean square too."""
    return v * float(beta) + g * g * complement(beta)


@adam_v_next_f.den
def _(v: Array, g: Array, *, beta: float) -> Array:
    return np.asarray(v * number(beta, v) + g**2 * (1 - number(beta, v)))


_ADAM = {"v": "positive", "lr": "positive", "bc1": "positive", "bc2": "positive"}


@composite(
    "..., ..., ..., (), (), () -> ...",
    examples=[
        Example(_X, _X, _X, _S, _S, _S, eps=2.0**-12, wd=0.125),
        Example(_X, _X, _X, _S, _S, _S, eps=0.25),
        Example(_D, _D, _D, _SD, _SD, _SD, wd=0.05),
    ],
    domains=_ADAM,
)
def adam_w_param_f(
    theta: Value, m: Value, v: Value, lr: Value, bc1: Value, bc2: Value, *, eps: float = 1e-8, wd: float = 0.0
) -> Value:
    """θ′ = θ − lr·(m′/bc₁)/(√(v′/bc₂)+ε) − lr·wd·θ: decoupled decay.  bc = 1−βᵗ; m, v are already the step's new ones."""
    rate = _spread(lr, theta)
    step = rate * (m / _spread(bc1, m) / (sqrt(v / _spread(bc2, v)) + float(eps)))
    return theta - step - rate * (theta * float(wd)) if wd else theta - step


@adam_w_param_f.den
def _(theta: Array, m: Array, v: Array, lr: Array, bc1: Array, bc2: Array, *, eps: float, wd: float) -> Array:
    return np.asarray(theta - lr * ((m / bc1) / (np.sqrt(v / bc2) + eps) + wd * theta))


# ------------------------------------------------------------------------------------------------ SGD, momentum


@composite(
    "..., ..., () -> ...", examples=[Example(_X, _X, _S), Example("f32[]", "f32[]", _S)], domains={"lr": "positive"}
)
def sgd_param_f(theta: Value, g: Value, lr: Value) -> Value:
    """θ′ = θ − lr·g."""
    return theta - _spread(lr, g) * g


@sgd_param_f.den
def _(theta: Array, g: Array, lr: Array) -> Array:
    return np.asarray(theta - lr * g)


@composite(
    "..., ..., ... -> ...",
    examples=[Example(_X, _X, _X, mu=0.75, wd=0.125), Example(_X, _X, _X, mu=0.5), Example(_D, _D, _D, wd=1e-4)],
)
def mom_v_next_f(v: Value, g: Value, theta: Value, *, mu: float = 0.9, wd: float = 0.0) -> Value:
    """v′ = μ·v + (g + wd·θ): the velocity, with coupled L2 decay."""
    return v * float(mu) + _decayed(g, theta, wd)


@mom_v_next_f.den
def _(v: Array, g: Array, theta: Array, *, mu: float, wd: float) -> Array:
    return np.asarray(v * number(mu, v) + g + theta * number(wd, v))


@composite(
    "..., ..., ..., () -> ...",
    examples=[
        Example(_X, _X, _X, _S, mu=0.75, wd=0.125),
        Example(_X, _X, _X, _S, mu=0.5),
        Example(_D, _D, _D, _SD, wd=1e-4),
    ],
    domains={"lr": "positive"},
)
def mom_param_f(theta: Value, g: Value, v: Value, lr: Value, *, mu: float = 0.9, wd: float = 0.0) -> Value:
    """θ′ = θ − lr·(g + wd·θ + μ·v′): Nesterov's step, v′ the step's new velocity (of the same μ and wd)."""
    return theta - _spread(lr, theta) * (_decayed(g, theta, wd) + v * float(mu))


@mom_param_f.den
def _(theta: Array, g: Array, v: Array, lr: Array, *, mu: float, wd: float) -> Array:
    return np.asarray(theta - lr * (g + theta * number(wd, theta) + v * number(mu, theta)))


@composite(
    "..., ..., ... -> ...",
    examples=[Example(_X, _X, _X, mu=0.75, eps=2.0**-10), Example(_D, _D, _D)],
    domains={"s": "positive"},
)
def rms_buf_next_f(b: Value, g: Value, s: Value, *, mu: float = 0.9, eps: float = 1e-3) -> Value:
    """b′ = μ·b + g/√(s′+ε), ε **inside** the root: RMSProp's momentum buffer.

    s′ = ``adamVNextF`` with β = ρ, from s = 1.  For coupled decay give g + wd·θ to both.
    """
    return b * float(mu) + g * rsqrt(s + float(eps))


@rms_buf_next_f.den
def _(b: Array, g: Array, s: Array, *, mu: float, eps: float) -> Array:
    return np.asarray(mu * b + g / np.sqrt(s + eps))


# --------------------------------------------------------------------------------------- clipping by global norm


@composite("(), ... -> ()", examples=[Example(_S, _X), Example(_S, "f32[5]")], domains={"total": "positive"})
def grad_sum_sq_acc_f(total: Value, g: Value) -> Value:
    """S′ = S + ‖g‖²: chained over all parameters from 0, after the gradients are reduced over the replicas."""
    squares = reduce_sum(g * g, range(g.rank))
    return total + (squares if squares.dtype is total.dtype else convert(squares, dtype=total.dtype))


@grad_sum_sq_acc_f.den
def _(total: Array, g: Array) -> Array:
    return np.asarray(total + (g**2).sum())


@composite(
    "..., () -> ...",
    examples=[
        Example(_X, _S, clip=0.5, eps=2.0**-10, domains={"total": lambda rng, shape: rng.uniform(4, 9, shape)}),
        Example(_X, _S, clip=8.0, eps=2.0**-10, domains={"total": "positive"}),
    ],
)
def clip_scale_f(g: Value, total: Value, *, clip: float, eps: float = 1e-6) -> Value:
    """g·min(1, clip/(√S+ε)): one factor for all parameters, S the sum of all squared gradients."""
    ratio = float(clip) / (sqrt(total) + float(eps))
    return g * _spread(minimum(ratio, full_like(ratio, 1.0)), g)


@clip_scale_f.den
def _(g: Array, total: Array, *, clip: float, eps: float) -> Array:
    return np.asarray(g * np.minimum(1, clip / (np.sqrt(total) + eps)))


# ---------------------------------------------------------------------------------------------------------- LAMB


@composite(
    "..., ..., ..., (), () -> ...",
    examples=[
        Example(_X, _X, _X, _S, _S, eps=2.0**-12, wd=0.125),
        Example(_X, _X, _X, _S, _S, eps=0.25),
        Example(_D, _D, _D, _SD, _SD, wd=0.02),
    ],
    domains=_ADAM,
)
def lamb_dir_f(
    theta: Value, m: Value, v: Value, bc1: Value, bc2: Value, *, eps: float = 1e-6, wd: float = 0.0
) -> Value:
    """r = m̂/(√v̂+ε) + wd·θ, m̂ = m′/bc₁, v̂ = v′/bc₂: LAMB's direction before the trust ratio."""
    return _decayed(m / _spread(bc1, m) / (sqrt(v / _spread(bc2, v)) + float(eps)), theta, wd)


@lamb_dir_f.den
def _(theta: Array, m: Array, v: Array, bc1: Array, bc2: Array, *, eps: float, wd: float) -> Array:
    return np.asarray((m / bc1) / (np.sqrt(v / bc2) + eps) + wd * theta)


def _zeros(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
    return np.zeros(shape)


@composite(
    "..., ... -> ...",
    cuts={"...": "couples"},
    examples=[
        Example(_X, _X),
        Example(_X, _X, domains={"theta": _zeros}),
        Example("f32[5]", "f32[5]", domains={"r": _zeros}),
    ],
)
def lamb_scale_f(r: Value, theta: Value) -> Value:
    """r·‖θ‖/‖r‖, the trust ratio of this tensor; r itself where either norm is 0."""
    axes = range(r.rank)
    weight, update = sqrt(reduce_sum(theta * theta, axes)), sqrt(reduce_sum(r * r, axes))
    ratio = select(and_(weight > 0.0, update > 0.0), weight / update, full_like(weight, 1.0))
    return r * _spread(ratio, r)


@lamb_scale_f.den
def _(r: Array, theta: Array) -> Array:
    weight, update = np.sqrt((theta**2).sum()), np.sqrt((r**2).sum())
    return np.asarray(r * (weight / update)) if weight > 0 and update > 0 else r


# ------------------------------------------------------------------------------------------------------- average


# -------------------------------------------------------------------------------------------------- accumulation


@composite("..., ..., () -> ...", examples=[Example(_X, _X, _S), Example(_D, _D, _SD)], domains={"keep": "unit"})
def accumulate_f(total: Value, g: Value, keep: Value) -> Value:
    """G′ = keep·G + g: the sum of a cycle's gradients; the host passes keep = 0 at the first of a cycle, 1 after it."""
    return _spread(keep, total) * total + g


@accumulate_f.den
def _(total: Array, g: Array, keep: Array) -> Array:
    return np.asarray(keep * total + g)


@composite(
    "..., ..., () -> ...",
    examples=[Example(_X, _X, _S, domains={"when": "positive"}), Example(_D, _D, _SD, domains={"when": "zero"})],
)
def update_when_f(new: Value, old: Value, when: Value) -> Value:
    """``new`` where the scalar is above zero, else ``old``, bit for bit: state moves only on the last of a cycle."""
    return select(_spread(when, new) > 0.0, new, old)


@update_when_f.den
def _(new: Array, old: Array, when: Array) -> Array:
    return new if when > 0 else old


# ----------------------------------------------------------------------------------------------------------- EMA


@composite("..., ..., () -> ...", examples=[Example(_X, _X, _S), Example(_D, _D, _SD)], domains={"decay": "unit"})
def ema(e: Value, theta: Value, decay: Value) -> Value:
    """e′ = d·e + (1−d)·θ′, θ′ the step's **new** parameter; d = min(0.9999, (1+t)/(10+t)) comes from the host."""
    d = _spread(decay, e)
    return d * e + (1.0 - d) * theta


@ema.den
def _(e: Array, theta: Array, decay: Array) -> Array:
    return np.asarray(theta + decay * (e - theta))


VJP.excuse(
    "an optimiser step is not differentiated",
    adam_m_next_f,
    adam_v_next_f,
    adam_w_param_f,
    sgd_param_f,
    mom_v_next_f,
    mom_param_f,
    rms_buf_next_f,
    grad_sum_sq_acc_f,
    clip_scale_f,
    lamb_dir_f,
    lamb_scale_f,
    accumulate_f,
    update_when_f,
    ema,
)
CUT.excuse("it takes the norm of whole tensors", grad_sum_sq_acc_f, lamb_scale_f)
