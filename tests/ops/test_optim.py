"""Single and repeated steps against optax where it has the formula; against the formula itself where it differs."""

import jax
import numpy as np
import optax
import pytest

from shlo.ir.ops.optim import (
    adam_m_next_f,
    adam_v_next_f,
    adam_w_param_f,
    clip_scale_f,
    ema,
    grad_sum_sq_acc_f,
    lamb_dir_f,
    lamb_scale_f,
    mom_param_f,
    mom_v_next_f,
    rms_buf_next_f,
    sgd_param_f,
)
from tests.oracle_training.applying import apply, close

RNG = np.random.default_rng(15)
LR = np.array(0.03)
STEPS = 3
THETA = RNG.normal(size=(3, 4))
GRADS = [RNG.normal(size=(3, 4)) for _ in range(STEPS)]


def optax_steps(tx):
    """Where optax lands from THETA over GRADS, in float64."""
    with jax.enable_x64(True):
        theta = jax.numpy.asarray(THETA)
        state = tx.init(theta)
        for g in GRADS:
            updates, state = tx.update(jax.numpy.asarray(g), state, theta)
            theta = optax.apply_updates(theta, updates)
        return np.asarray(theta)


def corrections(t, beta1=0.9, beta2=0.999):
    return np.array(1 - beta1**t), np.array(1 - beta2**t)


@pytest.mark.parametrize("wd", [0.0, 0.05])
def test_adamw_is_optax_s(wd):
    theta, m, v = THETA, np.zeros((3, 4)), np.zeros((3, 4))
    for t, g in enumerate(GRADS, 1):
        m, v = apply(adam_m_next_f, m, g), apply(adam_v_next_f, v, g)
        theta = apply(adam_w_param_f, theta, m, v, LR, *corrections(t), eps=1e-8, wd=wd)
    close(theta, optax_steps(optax.adamw(float(LR), weight_decay=wd)))


def test_sgd_is_optax_s():
    theta = THETA
    for g in GRADS:
        theta = apply(sgd_param_f, theta, g, LR)
    close(theta, optax_steps(optax.sgd(float(LR))))


@pytest.mark.parametrize("wd", [0.0, 0.1])
@pytest.mark.parametrize("nesterov", [False, True])
def test_momentum_is_optax_s(nesterov, wd):
    theta, v = THETA, np.zeros((3, 4))
    for g in GRADS:
        v = apply(mom_v_next_f, v, g, theta, mu=0.8, wd=wd)
        theta = apply(mom_param_f, theta, g, v, LR, mu=0.8, wd=wd) if nesterov else apply(sgd_param_f, theta, v, LR)
    # Coupled decay: added to the gradient before the momentum sees it.
    chain = optax.chain(optax.add_decayed_weights(wd), optax.sgd(float(LR), momentum=0.8, nesterov=nesterov))
    close(theta, optax_steps(chain))


def test_coupled_and_decoupled_decay_differ():
    g, zero = GRADS[0], np.zeros((3, 4))
    coupled = apply(sgd_param_f, THETA, apply(mom_v_next_f, zero, g, THETA, mu=0.5, wd=0.1), LR)
    close(coupled, THETA - LR * (g + 0.1 * THETA))
    adam = apply(adam_w_param_f, THETA, g, g * g, LR, np.array(1.0), np.array(1.0), eps=0.0, wd=0.1)
    close(adam, THETA - LR * np.sign(g) - LR * 0.1 * THETA)


def test_rmsprop_has_epsilon_inside_the_root():
    """TensorFlow's RMSProp, optax's with eps_in_sqrt: a large ε shows where it stands (at ε = 1 and s = 1 it barely does)."""
    theta, s, b = THETA, np.ones((3, 4)), np.zeros((3, 4))
    for g in GRADS:
        s = apply(adam_v_next_f, s, g, beta=0.7)
        b = apply(rms_buf_next_f, b, g, s, mu=0.6, eps=0.5)
        theta = apply(sgd_param_f, theta, b, LR)
    chain = optax.chain(
        optax.scale_by_rms(decay=0.7, eps=0.5, initial_scale=1.0), optax.trace(0.6), optax.scale(-float(LR))
    )
    close(theta, optax_steps(chain))
    outside = GRADS[0] / (np.sqrt(np.full((3, 4), 0.25)) + 0.5)
    assert np.abs(apply(rms_buf_next_f, 0 * b, GRADS[0], np.full((3, 4), 0.25), eps=0.5) - outside).max() > 1e-2


def test_clipping_is_by_the_norm_of_all_parameters():
    a, b = GRADS[0], RNG.normal(size=5) * 3
    total = np.array(0.0)
    for g in (a, b):
        total = apply(grad_sum_sq_acc_f, total, g)
    norm = np.sqrt((a**2).sum() + (b**2).sum())
    close(np.sqrt(total), norm)
    ours = [apply(clip_scale_f, g, total, clip=1.5, eps=1e-6) for g in (a, b)]
    # optax has no ε; with it the factor is c/(‖g‖+ε), which never divides by zero.
    with jax.enable_x64(True):
        theirs, _ = optax.clip_by_global_norm(1.5).update([jax.numpy.asarray(g) for g in (a, b)], optax.EmptyState())
    for x, y in zip(ours, theirs, strict=True):
        close(x, np.asarray(y), 1e-6)
    close(ours[0], a * 1.5 / (norm + 1e-6))
    close(apply(clip_scale_f, a, total, clip=1e3), a)  # below the limit nothing moves
    assert not apply(clip_scale_f, 0 * a, np.array(0.0), clip=1.0).any()


def test_lamb_is_optax_s():
    theta, m, v = THETA, np.zeros((3, 4)), np.zeros((3, 4))
    for t, g in enumerate(GRADS, 1):
        m, v = apply(adam_m_next_f, m, g), apply(adam_v_next_f, v, g)
        r = apply(lamb_dir_f, theta, m, v, *corrections(t), eps=1e-6, wd=0.02)
        theta = apply(sgd_param_f, theta, apply(lamb_scale_f, r, theta), LR)
    close(theta, optax_steps(optax.lamb(float(LR), eps=1e-6, weight_decay=0.02)))


def test_lamb_trusts_a_zero_norm_with_one():
    r = GRADS[0]
    close(apply(lamb_scale_f, r, np.zeros_like(r)), r)
    assert not apply(lamb_scale_f, np.zeros_like(r), r).any()
    close(np.linalg.norm(apply(lamb_scale_f, r, THETA)), np.linalg.norm(THETA))


def test_ema_moves_towards_the_new_parameter():
    d = min(0.9999, (1 + 5) / (10 + 5))
    close(apply(ema, THETA, GRADS[0], np.array(d)), d * THETA + (1 - d) * GRADS[0])
