"""The published networks on several replicas, and in both layouts (laws 002-1, 003-1; pitfall 30: the shards differ by 0.5)."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_forward, build_step
from shlo.runtime import run_module
from tests.nets.sizes import BN_NETS, REDUCED
from tests.nets.steps import arguments, by_name, host_inputs

RECIPE = Recipe(label_smoothing=0.1)


def in_reals(name, replicas, sync_bn=True, batch=4):
    net = find_net(name)
    program = build_step(net, net.config(**REDUCED[name]), RECIPE, batch=batch, replicas=replicas, sync_bn=sync_bn)
    values = host_inputs(program.manifest, dtype=np.float64)
    results = evaluate(program.module, arguments(program.manifest, values), world="real", replicas=replicas)
    return moments(by_name(program.manifest, results))


def moments(results):
    """What is linear in the gradient, the loss, and the statistics: θ′ is not compared (pitfall 31)."""
    return {n: v for n, v in results.items() if n.endswith((".m", "running_mean", "running_var")) or n == "loss"}


def worst(a, b):
    """The largest difference of a tensor, relative to it, or to the largest gradient times 10⁻⁶.

    A bias between two linear layers that batch-norm follows has no gradient over the reals, only rounding (pitfall 29).
    """
    floor = 1e-6 * max(np.abs(v).max() for n, v in b.items() if n.endswith(".m"))
    return max(np.abs(a[n] - b[n]).max() / max(np.abs(b[n]).max(), floor) for n in b)


@pytest.mark.parametrize("name", BN_NETS)
def test_two_replicas_are_one_device(name):
    assert worst(in_reals(name, 2), in_reals(name, 1)) < 1e-8


def test_local_statistics_are_another_step():
    assert worst(in_reals("resnet34", 2, sync_bn=False), in_reals("resnet34", 1)) > 1e-2


def gradient_error(name, replicas, sync_bn):
    """On devices, in f32: the largest error of a tensor's gradient, relative to the largest gradient of its kind."""
    net = find_net(name)
    config = net.config(**{**REDUCED[name], "image": (3, 64, 64)})
    both = []
    for count, sync in ((replicas, sync_bn), (1, True)):
        program = build_step(net, config, RECIPE, batch=8, replicas=count, sync_bn=sync)
        values = host_inputs(program.manifest)
        given = arguments(program.manifest, values)
        both.append(moments(by_name(program.manifest, run_module(emit(program.module), given, replicas=count))))
    many, one = both
    shares = [n for n in one if n.endswith(".m")]
    first = {n: np.asarray(many[n][0] if isinstance(many[n], list) else many[n], np.float64) for n in shares}
    scale = np.sqrt(sum(float((one[n].astype(np.float64) ** 2).sum()) for n in shares))
    return np.sqrt(sum(float(((first[n] - one[n]) ** 2).sum()) for n in shares)) / scale


@pytest.mark.campaign
@pytest.mark.parametrize("replicas", [2, 4])
@pytest.mark.parametrize("name", BN_NETS)
def test_replicas_on_devices(name, replicas):
    assert gradient_error(name, replicas, sync_bn=True) <= 1e-5


@pytest.mark.campaign
@pytest.mark.parametrize("name", BN_NETS)
def test_local_statistics_on_devices(name):
    assert gradient_error(name, 2, sync_bn=False) > 1e-2


@pytest.mark.campaign
@pytest.mark.parametrize("name", REDUCED)
def test_a_step_on_a_device_is_the_mathematics(name):
    """f32 under PJRT against den over the reals: loss, gradients, statistics.

    Images of 64 pixels for batch-norm, whose last statistics would otherwise be of one pixel an example, and ill-conditioned.
    """
    net = find_net(name)
    sizes = {**REDUCED[name], "image": (3, 64, 64)} if name in BN_NETS else REDUCED[name]
    program = build_step(net, net.config(**sizes), RECIPE, batch=6)
    values = host_inputs(program.manifest)
    given = arguments(program.manifest, values)
    real = moments(by_name(program.manifest, evaluate(program.module, given, world="real")))
    ours = moments(by_name(program.manifest, run_module(emit(program.module), given)))
    largest = max(float(np.abs(v).max()) for n, v in real.items() if n.endswith(".m"))
    for n, v in real.items():
        scale = max(float(np.abs(v).max()), 1e-3 * largest if n.endswith(".m") else 0.0)
        assert np.abs(ours[n] - v).max() <= 2e-4 * scale, n


@pytest.mark.parametrize("name", REDUCED)
def test_channels_last_is_the_same_function(name):
    """The parameters are the same; the images are turned round."""
    net = find_net(name)
    logits = []
    for layout in ("NCHW", "NHWC"):
        program = build_forward(net, net.config(**REDUCED[name], layout=layout), batch=3, training=True)
        if layout == "NCHW":
            values = host_inputs(program.manifest, dtype=np.float64)
        else:
            values["images"] = values["images"].transpose(0, 2, 3, 1)
        logits.append(evaluate(program.module, arguments(program.manifest, values), world="real")[0])
    np.testing.assert_allclose(*logits, rtol=1e-8, atol=1e-9)
