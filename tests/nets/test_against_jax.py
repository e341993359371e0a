"""Loss, every gradient, and one AdamW step against JAX's autodiff of an independently written model, in float64."""

from __future__ import annotations

import jax
import numpy as np
import pytest

from shlo.interp.den import evaluate
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from tests.nets.steps import arguments, by_name, host_inputs
from tests.nets.test_data_parallel_steps import SMALL
from tests.oracle_nets import jax_nets


@pytest.fixture(autouse=True)
def _float64():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


@pytest.mark.parametrize("replicas", [1, 2])
@pytest.mark.parametrize("net", list(jax_nets.NETS))
def test_loss_and_every_gradient(net, replicas):
    """Gradients are read off the first moment: m′ = (1−β₁)·g from m = 0."""
    recipe = Recipe("adamw", label_smoothing=0.1)
    program = build_step(
        find_net(net), find_net(net).config(**SMALL[net]), recipe, batch=6 - 2 * (replicas == 2), replicas=replicas
    )
    values = host_inputs(program.manifest, dtype=np.float64)
    results = by_name(
        program.manifest, evaluate(program.module, arguments(program.manifest, values), world="real", replicas=replicas)
    )
    params = {i.name: values[i.name] for i in program.manifest.inputs if i.role == "parameter"}
    loss, grads, stats = jax_nets.loss_and_gradients(net, params, values["images"], values["targets"], 0.1)
    np.testing.assert_allclose(results["loss"], loss, rtol=1e-12)
    assert params
    largest = max(float(np.abs(g).max()) for g in grads.values())
    for name in params:
        ours = results[f"{name}.m"] / (1 - recipe.beta1)
        np.testing.assert_allclose(ours, grads[name], rtol=1e-9, atol=1e-11 * largest, err_msg=name)
    for name, value in stats.items():
        expected = 0.9 * values[name] + 0.1 * np.asarray(value)
        np.testing.assert_allclose(results[name], expected, rtol=1e-10, err_msg=name)
        batch = results[name.replace(".running_", ".batch_")]  # the global batch's, whatever the replicas
        np.testing.assert_allclose(batch, value, rtol=1e-10, atol=1e-12, err_msg=name)


@pytest.mark.parametrize("net", list(jax_nets.NETS))
def test_one_adamw_step(net):
    recipe = Recipe("adamw", label_smoothing=0.1, weight_decay=0.02)
    program = build_step(find_net(net), find_net(net).config(**SMALL[net]), recipe, batch=5)
    values = host_inputs(program.manifest, dtype=np.float64)
    results = by_name(program.manifest, evaluate(program.module, arguments(program.manifest, values), world="real"))
    roles = {i.name: i.role for i in program.manifest.inputs}
    p = {n: v for n, v in values.items() if roles[n] == "parameter"}
    m, v = ({n: values[f"{n}.{slot}"] for n in p} for slot in ("m", "v"))
    running = {n: x for n, x in values.items() if roles[n] == "statistic"}
    step = jax_nets.adamw_step(net, 0.1, 0.02)
    scalars = [values[n] for n in ("lr", "bias_correction1", "bias_correction2")]
    p2, _, v2, running2, _ = step(p, m, v, running, *scalars, values["images"], values["targets"])
    for name in p:
        # Where a gradient is zero over the reals, rounding decides its sign and Adam makes a step of it (pitfall 29).
        firm = np.abs(results[f"{name}.m"]) > 1e-12
        np.testing.assert_allclose(results[name][firm], np.asarray(p2[name])[firm], rtol=1e-8, err_msg=name)
        np.testing.assert_allclose(results[f"{name}.v"], v2[name], rtol=1e-8, atol=1e-20, err_msg=name)
    for name in running:
        np.testing.assert_allclose(results[name], running2[name], rtol=1e-10)
