from fractions import Fraction

import numpy as np
import pytest

from shlo.interp.den import PerDevice, evaluate
from shlo.ir.core import CUT, OPERATORS, SYNC, Value, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.batchnorm import (
    bn_batch_back,
    bn_batch_f,
    bn_batch_mean_b,
    bn_batch_var_at_b,
    bn_batch_var_b,
    bn_beta_grad_b,
    bn_eval,
    bn_gamma_grad_b,
    bn_sync_dy_stats_b,
    bn_sync_gamma_grad_b,
    packed_statistics,
)
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.types import TensorType, f32, f64
from tests.oracle_training import formulas
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(14)
EPS = 1e-3
IMAGES, ROWS = (4, 3, 2, 5), (5, 3)


def inputs(shape):
    x = RNG.normal(size=shape) * 2 + 1
    return x, RNG.normal(size=3), RNG.normal(size=3), RNG.normal(size=shape)


@pytest.mark.parametrize("shape", [IMAGES, ROWS])
def test_forward_and_backward_are_jax_s(shape):
    x, gamma, beta, dy = inputs(shape)

    def formula(x, gamma, beta):
        return formulas.bn_batch(x, gamma, beta, EPS)

    close(apply(bn_batch_f, x, gamma, beta, eps=EPS), jax_value(formula, x, gamma, beta))
    ours = adjoint(bn_batch_f, dy, x, gamma, beta, eps=EPS)
    for a, b in zip(ours, jax_vjp(formula, dy, x, gamma, beta), strict=True):
        close(a, b, 1e-9)
    built = called(bn_batch_f, dy, x, gamma, beta, eps=EPS)
    assert sorted(built) == ["bnBatchBack", "bnBetaGradB", "bnGammaGradB"]


def test_frozen_statistics_are_jax_s():
    x, gamma, beta, dy = inputs(IMAGES)
    args = (x, gamma, beta, RNG.normal(size=3), RNG.uniform(0.5, 2, 3))

    def formula(*args):
        return formulas.bn_eval(*args, EPS)

    close(apply(bn_eval, *args, eps=EPS), jax_value(formula, *args))
    for a, b in zip(adjoint(bn_eval, dy, *args, eps=EPS), jax_vjp(formula, dy, *args), strict=True):
        close(a, b, 1e-9)


def test_statistics_are_the_biased_ones():
    x, *_ = inputs(IMAGES)
    close(apply(bn_batch_mean_b, x), x.mean((0, 2, 3)))
    close(apply(bn_batch_var_b, x), x.var((0, 2, 3)))


# ------------------------------------------------------------------------------------------------- synchronised

R = 3


def synchronised(name: str, whole: list[np.ndarray], world: str = "real", **attrs):
    """What R replicas compute by the operator's sync rule, each at its shard of the operands with a batch axis.

    Results that the rule leaves as a share (law sum or mean) are combined by that law.
    """
    op = OPERATORS[name]
    batched = ["n" in axes for axes in op.contract.operands]
    shards = [PerDevice(np.split(a, R)) if cut else a for a, cut in zip(whole, batched, strict=True)]
    types = [
        TensorType((a.shape[0] // R, *a.shape[1:]) if cut else a.shape, f64)
        for a, cut in zip(whole, batched, strict=True)
    ]

    def mean(value: Value) -> Value:
        return all_reduce_mean_f(value, replicas=R)

    graph = trace(lambda *v: SYNC.of(op)(mean, *v, **op.bind_attrs(attrs)), [(f"x{i}", t) for i, t in enumerate(types)])
    result = evaluate(graph, shards, world=world, replicas=R)[0]
    last = graph.results[0].node
    axes = [0 if v.rank > 2 else None for v in last.operands]
    law = CUT.of(last.op)(axes, *last.operands, **last.attrs)
    parts = result if isinstance(result, PerDevice) else [result] * R
    if law is None:
        return parts[0]
    return sum(parts) if law == "sum" else np.concatenate(parts, law)


def shifted():
    """Shards whose means differ, as a duplicated or symmetric batch would hide."""
    x, gamma, beta, dy = inputs((6, 3, 2, 5))
    x = x + 0.5 * np.repeat(np.arange(R), 2)[:, None, None, None]
    return x, gamma, beta, dy


def test_replicas_together_compute_the_global_batch_s_norm():
    x, gamma, beta, dy = shifted()
    close(synchronised("bn_batch_f", [x, gamma, beta], eps=EPS), apply(bn_batch_f, x, gamma, beta, eps=EPS))
    close(synchronised("bn_batch_back", [dy, x, gamma], eps=EPS), apply(bn_batch_back, dy, x, gamma, eps=EPS))
    close(synchronised("bn_gamma_grad_b", [dy, x], eps=EPS), apply(bn_gamma_grad_b, dy, x, eps=EPS))
    close(synchronised("bn_batch_var_b", [x]), apply(bn_batch_var_b, x))
    shards = np.split(dy, R)
    close(sum(apply(bn_beta_grad_b, s) for s in shards), apply(bn_beta_grad_b, dy))


def test_chan_s_variance_is_exact_and_the_mean_of_variances_is_not_it():
    x = np.vectorize(Fraction)(RNG.integers(-9, 9, (6, 2, 2, 3)))
    mean = apply(bn_batch_mean_b, x, world="exact")
    shards = np.split(x, R)
    assert (sum(apply(bn_batch_mean_b, s, world="exact") for s in shards) / R == mean).all()
    whole = apply(bn_batch_var_b, x, world="exact")
    at_global = sum(apply(bn_batch_var_at_b, s, mean, world="exact") for s in shards) / R
    assert (at_global == whole).all()
    local = sum(apply(bn_batch_var_b, s, world="exact") for s in shards) / R
    assert (local < whole).all()  # must stay unequal: the offsets of the means are missing
    chan = sum(
        apply(bn_batch_var_b, s, world="exact") + (apply(bn_batch_mean_b, s, world="exact") - mean) ** 2 for s in shards
    )
    assert (chan / R == whole).all()


def test_a_gamma_gradient_at_local_statistics_is_not_the_global_one():
    x, _, _, dy = shifted()
    local = sum(apply(bn_gamma_grad_b, d, s, eps=EPS) for d, s in zip(np.split(dy, R), np.split(x, R), strict=True))
    assert np.abs(local - apply(bn_gamma_grad_b, dy, x, eps=EPS)).min() > 1e-3


def test_the_two_rounds_keep_f32_digits_where_the_mean_is_large():
    """E[x²] − μ² in one round would lose all digits of a variance of 1 at a mean of 10⁴."""
    x = (RNG.normal(size=(6, 3, 4, 5)) + 1e4).astype(np.float32)
    shards = PerDevice(np.split(x, R))
    graph = trace(lambda v: packed_statistics(lambda m: all_reduce_mean_f(m, replicas=R), v), [("x", f32[2, 3, 4, 5])])
    packed = evaluate(graph, [shards], replicas=R)[0]
    packed = packed[0] if isinstance(packed, PerDevice) else packed
    close(packed[3:], x.astype(np.float64).var((0, 2, 3)), 1e-4)
    one_round = (x * x).mean((0, 2, 3)) - x.mean((0, 2, 3)) ** 2
    assert np.abs(one_round / x.astype(np.float64).var((0, 2, 3)) - 1).max() > 0.1


def test_a_site_is_three_collectives_and_backward_shares_the_forward_s_statistics():
    def step(x, dy, gamma, beta):
        def mean(value):
            return all_reduce_mean_f(value, replicas=R)

        y = SYNC.of(bn_batch_f)(mean, x, gamma, beta, eps=EPS, layout=None)
        dx = SYNC.of(bn_batch_back)(mean, dy, x, gamma, eps=EPS, layout=None)
        dgamma = SYNC.of(bn_gamma_grad_b)(mean, dy, x, eps=EPS, layout=None)
        return y, dx, dgamma, SYNC.of(bn_batch_var_b)(mean, x, layout=None)

    image, channel = f32[2, 3, 4, 5], f32[3]
    graph = trace(step, [("x", image), ("dy", image), ("gamma", channel), ("beta", channel)])
    labels = [n.op.label for n in graph.nodes]
    assert labels.count("allReduceMeanF") == 3
    assert labels.count("bnPackB") == 1
    assert labels == [
        *["bnBatchMeanB", "allReduceMeanF", "bnBatchVarAtB", "allReduceMeanF", "bnPackB", "bnSyncF"],
        *["bnSyncDyStatsB", "allReduceMeanF", "bnSyncBack", "bnSyncGammaGradB", "bnStatsVarB"],
    ]


def test_supplied_statistics_are_used_not_recomputed():
    x, gamma, _, dy = inputs(IMAGES)
    packed = np.concatenate([RNG.normal(size=3), RNG.uniform(1, 2, 3)])
    x_hat = (x - packed[:3, None, None]) / np.sqrt(packed[3:, None, None] + EPS)
    close(apply(bn_sync_gamma_grad_b, dy, x, packed, eps=EPS), (dy * x_hat).sum((0, 2, 3)))
    d = gamma[:, None, None] * dy
    expected = np.concatenate([packed, d.mean((0, 2, 3)), (d * x_hat).mean((0, 2, 3))])
    close(apply(bn_sync_dy_stats_b, dy, x, packed, gamma, eps=EPS), expected)


def test_operands_that_do_not_fit_are_refused():
    with pytest.raises(ShloError, match="axis c is 3 in x but 4 in gamma"):
        trace(bn_batch_f, [("x", f32[2, 3]), ("gamma", f32[4]), ("beta", f32[4])])
    with pytest.raises(ShloError, match="size 5 is not a multiple of 2"):
        trace(OPERATORS["bn_stats_mean_b"], [("packed", f32[5])])
