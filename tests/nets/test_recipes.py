"""Recipes: two steps of every optimiser against optax, and what surrounds one: clipping, accumulation, averages."""

from __future__ import annotations

from dataclasses import replace

import jax
import numpy as np
import optax
import pytest

from shlo.interp.den import evaluate
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import OPTIMIZERS, PRESETS, Recipe, preset, scalar_values
from shlo.nets.step import build_step
from tests.nets.steps import arguments, by_name, host_inputs
from tests.oracle_nets import jax_nets

MLP = find_net("mlp")
CONFIG = MLP.config(image=(1, 3, 3), classes=4, width=0.02)
LR = 0.05


@pytest.fixture(autouse=True)
def _float64():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


def trajectory(recipe, steps, replicas=1):
    """The state before and after each of so many steps, each on its own batch, with the gradient it then saw."""
    program = build_step(MLP, CONFIG, recipe, batch=4, replicas=replicas)
    manifest = program.manifest
    state = {i.name: i.start(3).astype(np.float64) for i in manifest.inputs if i.is_state}
    state = {n: v + 0.1 if v.ndim == 1 and n.endswith("bias") else v for n, v in state.items()}
    if recipe.ema:
        state |= {n: state[n.removesuffix(".ema")] for n in state if n.endswith(".ema")}
    history = []
    for step in range(1, steps + 1):
        batch = host_inputs(manifest, seed=step, dtype=np.float64)
        values = {**batch, **state, **scalar_values(recipe, LR, step)}
        results = by_name(
            manifest, evaluate(program.module, arguments(manifest, values), world="real", replicas=replicas)
        )
        params = {i.name: state[i.name] for i in manifest.inputs if i.role == "parameter"}
        _, g, _ = jax_nets.loss_and_gradients("mlp", params, batch["images"], batch["targets"], recipe.label_smoothing)
        after = {n: results[n] for n in state}
        history.append((state, after, {n: np.asarray(v) for n, v in g.items()}))
        state = after
    return history


def ranked(tree):
    return {n: v.ndim > 1 for n, v in tree.items()}


WD = 0.03
ADAM = {"b1": 0.9, "b2": 0.999}

EXPECTED = {
    "sgd": lambda mask: optax.chain(optax.add_decayed_weights(WD, mask), optax.sgd(LR)),
    "momentum": lambda mask: optax.chain(optax.add_decayed_weights(WD, mask), optax.sgd(LR, momentum=0.9)),
    "nesterov": lambda mask: optax.chain(
        optax.add_decayed_weights(WD, mask), optax.sgd(LR, momentum=0.9, nesterov=True)
    ),
    "adamw": lambda mask: optax.adamw(LR, **ADAM, weight_decay=WD, mask=mask),
    # ε inside the root, the mean square from 1; optax has the rate inside the buffer, the same at a constant rate
    "rmsprop": lambda mask: optax.chain(
        optax.add_decayed_weights(WD, mask),
        optax.rmsprop(LR, decay=0.999, eps=1e-3, initial_scale=1.0, eps_in_sqrt=True, momentum=0.9),
    ),
    # optax masks the decay only: without a trust ratio on biases the last links are masked too
    "lamb": lambda mask: optax.chain(
        optax.scale_by_adam(**ADAM, eps=1e-6),
        optax.add_decayed_weights(WD, mask),
        optax.masked(optax.scale_by_trust_ratio(), mask) if mask else optax.scale_by_trust_ratio(),
        optax.scale_by_learning_rate(LR),
    ),
}


def test_every_optimizer_is_expected_something():
    assert set(EXPECTED) == set(OPTIMIZERS)


@pytest.mark.parametrize("exclude", [False, True])
@pytest.mark.parametrize("optimizer", EXPECTED)
def test_two_steps_are_optax_s(optimizer, exclude):
    recipe = Recipe(optimizer, weight_decay=WD, exclude_rank1=exclude)
    history = trajectory(recipe, 2)
    names = list(history[0][2])
    tx = EXPECTED[optimizer](ranked if exclude else None)
    theta = {n: history[0][0][n] for n in names}
    state = tx.init(theta)
    for before, after, g in history:
        updates, state = tx.update(g, state, {n: before[n] for n in names})
        for n in names:
            # the bias corrections are float32 numbers on the way in
            np.testing.assert_allclose(after[n] - before[n], updates[n], rtol=2e-4, atol=1e-10, err_msg=n)


@pytest.mark.parametrize("optimizer", EXPECTED)
def test_clipped_excluded_and_averaged_on_two_replicas(optimizer):
    """Three steps of everything together, optax's own clip and average around its optimiser."""
    recipe = Recipe(optimizer, weight_decay=WD, exclude_rank1=True, clip=0.02, ema=True, label_smoothing=0.1)
    history = trajectory(recipe, 3, replicas=2)
    names = list(history[0][2])
    tx = optax.chain(optax.clip_by_global_norm(0.02), EXPECTED[optimizer](ranked))
    state = tx.init({n: history[0][0][n] for n in names})
    for t, (before, after, g) in enumerate(history, 1):
        assert optax.tree.norm(g) > 0.04  # it does clip
        updates, state = tx.update(g, state, {n: before[n] for n in names})
        new = {n: after[n] for n in names}
        decay = min(0.9999, (1 + t) / (10 + t))
        averages = optax.incremental_update(new, {n: before[f"{n}.ema"] for n in names}, 1 - decay)
        for n in names:
            # optax has no ε beside the norm (1e-6 here); the scalars are float32 numbers on the way in
            np.testing.assert_allclose(after[n] - before[n], updates[n], rtol=3e-4, atol=5e-8, err_msg=n)
            np.testing.assert_allclose(after[f"{n}.ema"], averages[n], rtol=1e-6, atol=1e-8, err_msg=n)


@pytest.mark.parametrize("clip", [1e-2, 1e3])
def test_clipping_is_by_the_global_norm(clip):
    """One factor for all tensors; optax has no ε beside the norm, so the formula is written out."""
    before, after, g = trajectory(Recipe("sgd", clip=clip), 1, replicas=2)[0]
    factor = min(1.0, clip / (np.sqrt(sum((v**2).sum() for v in g.values())) + 1e-6))
    assert (factor < 1) == (clip < 1)
    for n, v in g.items():
        np.testing.assert_allclose(after[n], before[n] - float(np.float32(LR)) * factor * v, rtol=1e-10, err_msg=n)


def test_accumulation_is_one_step_on_the_mean():
    """State stands still, bit for bit, until the last micro-step; then 1/k is in m and 1/k² in v, and k·clip is the limit."""
    recipe = Recipe("adamw", accumulate=3, clip=0.02, weight_decay=WD, ema=True)
    history = trajectory(recipe, 6)
    names = list(history[0][2])
    moving = [n for n in history[0][0] if not n.endswith("accumulated")]
    for i in (0, 1, 3, 4):
        before, after, _ = history[i]
        assert all((before[n] == after[n]).all() for n in moving)
    m = dict.fromkeys(names, 0.0)
    v = dict.fromkeys(names, 0.0)
    for t, cycle in ((1, history[:3]), (2, history[3:])):
        before, after = cycle[-1][:2]
        mean = {n: sum(g[n] for _, _, g in cycle) / 3 for n in names}
        norm = np.sqrt(sum((x**2).sum() for x in mean.values()))
        factor = min(1.0, 0.02 / (norm + 1e-6 / 3))
        assert factor < 1
        for n in names:
            g = mean[n] * factor
            m[n], v[n] = 0.9 * m[n] + 0.1 * g, 0.999 * v[n] + 0.001 * g * g
            np.testing.assert_allclose(after[f"{n}.m"], m[n], rtol=1e-9, err_msg=n)
            np.testing.assert_allclose(after[f"{n}.v"], v[n], rtol=1e-9, err_msg=n)
            step = m[n] / (1 - 0.9**t) / (np.sqrt(v[n] / (1 - 0.999**t)) + 1e-8) + WD * before[n]
            np.testing.assert_allclose(after[n], before[n] - LR * step, rtol=1e-5, atol=1e-7, err_msg=n)
            decay = min(0.9999, (1 + t) / (10 + t))
            average = decay * before[f"{n}.ema"] + (1 - decay) * after[n]
            np.testing.assert_allclose(after[f"{n}.ema"], average, rtol=1e-6, err_msg=n)


def test_the_average_starts_as_the_parameter():
    manifest = build_step(MLP, CONFIG, Recipe(ema=True), batch=2).manifest
    starts = {i.name: i.start(0) for i in manifest.inputs if i.is_state}
    averages = [n for n in starts if n.endswith(".ema")]
    assert averages
    assert all((starts[n] == starts[n.removesuffix(".ema")]).all() for n in averages)


def test_smoothing_of_binary_targets():
    recipe = Recipe("sgd", loss="bce", label_smoothing=0.2)
    program = build_step(MLP, CONFIG, recipe, batch=4)
    values = host_inputs(program.manifest, dtype=np.float64)
    smoothed = {**values, "targets": 0.8 * values["targets"] + 0.2 / 4}
    plain = build_step(MLP, CONFIG, replace(recipe, label_smoothing=0.0), batch=4)
    ours = evaluate(program.module, arguments(program.manifest, values), world="real")
    theirs = evaluate(plain.module, arguments(plain.manifest, smoothed), world="real")
    for a, b in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12)


def test_inputs_stand_in_the_documented_order():
    recipe = Recipe("lamb", ema=True, accumulate=2, clip=1.0)
    net = find_net("digits-resnet")
    manifest = build_step(net, net.config(drop_path=0.1, dropout=0.1), recipe, batch=2).manifest
    roles = list(dict.fromkeys(i.role for i in manifest.inputs))
    assert roles == ["batch", "parameter", "optimizer", "accumulator", "ema", "scalar", "mask", "statistic"]
    state = [i.name for i in manifest.inputs if i.is_state]
    assert [o.updates for o in manifest.outputs[: len(state)]] == state
    assert [o.name for o in manifest.outputs[len(state) :][:2]] == ["loss", "bn.batch_mean"]
    assert {o.updates for o in manifest.outputs[len(state) :]} == {None}


def test_presets_are_recipes():
    for name in PRESETS:
        assert preset(name, clip=1.0).clip == 1.0
    assert preset("mobilenet").eps == 1.0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"loss": "hinge"}, "loss must be ce or bce"),
        ({"clip": -1.0}, "clip must be positive"),
        ({"accumulate": 0}, "accumulate must be at least 1"),
        ({"beta1": 1.0}, "beta1 must be in"),
        ({"exclude_rank1": True}, "there is none"),
        ({"optimizer": "adam"}, "there is no optimizer 'adam'"),
    ],
)
def test_bad_recipes(settings, message):
    with pytest.raises(ShloError, match=message):
        Recipe(**settings)
