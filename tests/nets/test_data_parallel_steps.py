"""The data-parallel step is the single-device step at the global batch (laws 000-5, 002-1, 002-7, 002-8)."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.den import PerDevice, evaluate
from shlo.interp.skel import skeleton
from shlo.nets.networks import NETS, find_net
from shlo.nets.recipe import OPTIMIZERS, Recipe
from shlo.nets.step import build_step
from tests.nets.steps import arguments, by_name, host_inputs

SMALL = {
    "linear": {"image": (1, 3, 3), "classes": 4},
    "mlp": {"image": (1, 3, 3), "classes": 4, "width": 0.02},
    "cnn": {"image": (2, 8, 4), "classes": 4, "width": 0.1},
    "digits-resnet": {"image": (1, 6, 6), "classes": 4, "width": 0.2},
}


def run(net, recipe, replicas, batch=4, sync_bn=True, world="real"):
    program = build_step(
        find_net(net), find_net(net).config(**SMALL[net]), recipe, batch=batch, replicas=replicas, sync_bn=sync_bn
    )
    values = host_inputs(program.manifest, dtype=np.float64)
    results = evaluate(program.module, arguments(program.manifest, values), world=world, replicas=replicas)
    return by_name(program.manifest, results)


def worst(a, b):
    """The largest relative difference between two results, tensor by tensor; replicas must agree."""
    errors = {}
    for name in a:
        assert not isinstance(a[name], PerDevice), f"{name} differs between replicas"
        scale = np.abs(b[name]).max() + 1e-12
        errors[name] = np.abs(a[name] - b[name]).max() / scale
    return max(errors.values())


@pytest.mark.parametrize("net", list(SMALL))
@pytest.mark.parametrize("replicas", [2, 4])
def test_equals_the_single_device_step(net, replicas):
    # Plain SGD's θ′ is linear in the gradient, Adam's first moment is proportional to it: both are compared.
    recipe = Recipe("adamw", label_smoothing=0.1, weight_decay=0.01)
    assert worst(run(net, recipe, replicas), run(net, recipe, 1)) < 1e-10


@pytest.mark.parametrize("optimizer", list(OPTIMIZERS))
def test_every_optimizer(optimizer):
    recipe = Recipe(optimizer, weight_decay=0.05)
    assert worst(run("digits-resnet", recipe, 2), run("digits-resnet", recipe, 1)) < 1e-10


def test_local_batch_norm_is_another_step():
    """The control: per-replica statistics are a different training run, and visibly so (negative law 000-10)."""
    recipe = Recipe("sgd")
    local, single = run("digits-resnet", recipe, 2, sync_bn=False), run("digits-resnet", recipe, 1)
    assert worst(local, single) > 1e-2


@pytest.mark.parametrize("net", list(NETS))
def test_collectives(net):
    """One collective a parameter gradient, three a batch-norm (spec/nets), and one for the loss."""
    program = build_step(find_net(net), find_net(net).config(), Recipe(), batch=4, replicas=2)
    nodes = [n for n in program.module.main.graph.nodes if n.op.label == "allReduceMeanF"]
    assert len({n.operands[0] for n in nodes}) == len(nodes)
    kinds = [n.operands[0].node.op.label for n in nodes]
    norms = sum(i.name.endswith("running_mean") for i in program.manifest.inputs)
    assert kinds.count("bnBatchMeanB") == kinds.count("bnBatchVarAtB") == kinds.count("bnSyncDyStatsB") == norms
    parameters = sum(i.role == "parameter" for i in program.manifest.inputs)
    assert len(nodes) == parameters + 3 * norms + 1


def test_one_replica_is_the_plain_step():
    net = find_net("digits-resnet")
    one = build_step(net, net.config(), Recipe(), batch=4, replicas=1)
    assert not any(n.op.collective for n in one.module.main.graph.nodes)


def test_only_collectives_and_sync_operators_differ():
    """Law 002-8: R replicas of N are the same builder at N; the single-device side is it at R·N."""
    net = find_net("mlp")
    two = build_step(net, net.config(), Recipe(), batch=8, replicas=2)
    half = build_step(net, net.config(), Recipe(), batch=4)
    plain = [n.op.label for n in two.module.main.graph.nodes if not n.op.collective]
    assert plain == [n.op.label for n in half.module.main.graph.nodes]
    assert skeleton(two.module) != skeleton(half.module)
