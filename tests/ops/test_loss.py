import numpy as np
import pytest

from shlo.ir.core import VJP, trace
from shlo.ir.ops.data import const
from shlo.ir.ops.loss import bce_back, bce_loss, smoothed_ce_back, smoothed_ce_loss
from shlo.ir.types import f32
from tests.oracle_training import formulas
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(13)
N, K = 3, 7
LOGITS = RNG.normal(size=(N, K)) * 3
SOFT = RNG.dirichlet(np.ones(K), N)
HARD = np.eye(K)[[2, 0, 6]]


def ce(alpha):
    return lambda z, t: formulas.smoothed_ce(z, t, alpha)


@pytest.mark.parametrize("alpha", [0.0, 0.1, 0.5])
@pytest.mark.parametrize("targets", [SOFT, HARD], ids=["soft", "hard"])
def test_cross_entropy_is_jax_s(alpha, targets):
    close(apply(smoothed_ce_loss, LOGITS, targets, alpha=alpha), jax_value(ce(alpha), LOGITS, targets))
    dlogits, dtargets = adjoint(smoothed_ce_loss, np.array(1.7), LOGITS, targets, alpha=alpha)
    theirs = jax_vjp(ce(alpha), 1.7, LOGITS, targets)
    close(dlogits, theirs[0])
    close(dtargets, theirs[1])


def test_bce_is_jax_s_and_divides_by_batch_and_classes():
    targets = RNG.uniform(size=(N, K))
    close(apply(bce_loss, LOGITS, targets), jax_value(formulas.bce, LOGITS, targets))
    mine, theirs = adjoint(bce_loss, np.array(1.7), LOGITS, targets), jax_vjp(formulas.bce, 1.7, LOGITS, targets)
    close(mine[0], theirs[0])
    close(mine[1], theirs[1])
    sigma = 1 / (1 + np.exp(-LOGITS))
    close(apply(bce_back, LOGITS, targets), (sigma - targets) / K)


def test_the_back_is_not_yet_divided_by_the_batch():
    softmax = np.exp(LOGITS) / np.exp(LOGITS).sum(1, keepdims=True)
    close(apply(smoothed_ce_back, LOGITS, SOFT, alpha=0.1), (softmax - SOFT) + 0.1 * SOFT - 0.1 / K)


def test_smoothing_follows_the_real_number_of_classes():
    for k in (10, 1000):
        z, t = np.zeros((2, k)), np.eye(k)[:2]
        back = apply(smoothed_ce_back, z, t, alpha=0.1)
        close(back[0, 1], 1 / k - 0.1 / k)


def test_softmax_is_of_the_row_and_shifted():
    """Rows a thousand apart neither overflow nor disturb each other."""
    near = np.array([[0.0, 1.0, 2.0], [0.5, 0.0, 0.0]])
    far = near + np.array([[1000.0], [-1000.0]])
    t = np.eye(3)[[0, 1]]
    close(apply(smoothed_ce_back, far, t), apply(smoothed_ce_back, near, t))
    close(apply(smoothed_ce_loss, far, t), apply(smoothed_ce_loss, near, t))
    huge = np.array([[1e4, -1e4]])
    close(apply(bce_loss, huge, np.array([[0.0, 0.0]])), 5e3)


def test_a_unit_seed_leaves_the_back_divided_by_the_batch():
    def seeded(z, t):
        return VJP.of(smoothed_ce_loss)(const(1.0, f32[()]), z, t, alpha=0.1)[0]

    graph = trace(seeded, [("z", f32[N, K]), ("t", f32[N, K])])
    assert [n.op.label for n in graph.nodes] == ["smoothedCeBack", "divConstB"]
    assert graph.nodes[-1].attrs["by"] == N
    assert "multiply" in called(smoothed_ce_loss, np.array(1.0), LOGITS, SOFT, alpha=0.1)  # an unknown seed multiplies
