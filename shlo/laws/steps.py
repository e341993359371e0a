"""Training steps as the laws look at them: pairs, inputs, and losses as functions of parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from shlo.certify.verdict import Certificate, certify
from shlo.interp.den import World, evaluate
from shlo.ir.core import Block, Function, Value
from shlo.ir.devices import PerDevice
from shlo.ir.ops.data import const, slice_axis
from shlo.ir.ops.loss import smoothed_ce_loss
from shlo.ir.types import f32
from shlo.laws.checks import TOLERANCE, Array, Rng, close
from shlo.laws.registry import require
from shlo.nets.layers import Model
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Manifest, Program, build_step
from shlo.transform.grad import pullback
from shlo.transform.lower import inline

Sizes = Mapping[str, Any]

SMALL: dict[str, dict[str, Any]] = {
    "mlp": {"image": (1, 3, 3), "classes": 4, "width": 0.02},
    "cnn": {"image": (2, 8, 4), "classes": 4, "width": 0.1},
    "digits-resnet": {"image": (1, 6, 6), "classes": 4, "width": 0.2},
    "resnet34": {"image": (3, 32, 32), "classes": 4, "width": 0.0625},
    "efficientnet-b0": {"image": (3, 32, 32), "classes": 4, "width": 0.125},
}
"""Sizes at which NumPy takes a step in no time; every layer is there."""


@dataclass(frozen=True)
class Pair:
    """A data-parallel step and the single-device step at the global batch."""

    parallel: Program
    single: Program
    replicas: int

    def certificate(self, *, search: bool = False, acknowledge: Sequence[str] = ()) -> Certificate:
        """The certifier's verdict."""
        names = [o.name for o in self.parallel.manifest.outputs]
        return certify(
            self.parallel.module,
            self.single.module,
            self.replicas,
            names=names,
            search=search,
            acknowledge=acknowledge,
        )


def pair(
    net: str,
    recipe: Recipe,
    *,
    batch: int,
    replicas: int,
    sync_bn: bool = True,
    sizes: Sizes | None = None,
    bucket_mb: float = 0.0,
) -> Pair:
    """Both steps of a network; ``sizes`` are changes to its published configuration."""
    found = find_net(net)
    config = found.config(**(sizes or {}))
    dp = build_step(found, config, recipe, batch=batch, replicas=replicas, sync_bn=sync_bn, bucket_mb=bucket_mb)
    return Pair(dp, build_step(found, config, recipe, batch=batch), replicas)


@cache
def full_size(net: str, recipe: Recipe, sizes: tuple[tuple[str, Any], ...] = ()) -> tuple[Pair, Certificate]:
    """The published network at a global batch of 256 on four replicas, and its certificate."""
    found = pair(net, recipe, batch=256, replicas=4, sizes=dict(sizes))
    return found, found.certificate()


# ------------------------------------------------------------------------------------------------------- inputs


def draw_inputs(manifest: Manifest, rng: Rng) -> dict[str, Array]:
    """Whole inputs by name.  Shards differ on purpose: the second half of the batch is shifted by 0.5."""
    values: dict[str, Array] = {}
    for i in manifest.inputs:
        shape = (i.shape[0] * manifest.replicas, *i.shape[1:]) if i.sharded else i.shape
        if i.name == "targets":
            rows = rng.uniform(0.1, 1.0, shape)
            values[i.name] = rows / rows.sum(axis=-1, keepdims=True)
        elif i.role == "mask":
            assert i.keep is not None
            values[i.name] = (rng.random(shape) < 0.5) / 0.5
        elif i.role == "scalar":
            values[i.name] = np.asarray({"lr": 0.01, "accumulate_keep": 1.0, "accumulate_apply": 1.0}.get(i.name, 0.3))
        elif i.role in ("statistic", "optimizer"):
            values[i.name] = rng.uniform(0.5, 1.5, shape)
        else:
            values[i.name] = rng.standard_normal(shape) * (0.3 if i.role == "parameter" else 1.0)
        if i.name == "images":
            values[i.name][shape[0] // 2 :] += 0.5
        if i.role == "parameter" and len(shape) == 1:
            values[i.name] = values[i.name] + 1.0
    return values


def take_step(
    program: Program, values: Mapping[str, Any], world: World | str = World.REAL, replicas: int | None = None
) -> dict[str, Any]:
    """The results of a step by name; whole inputs are cut as the manifest says, PerDevice ones are taken as they are."""
    manifest = program.manifest
    count = replicas or manifest.replicas
    given: list[Any] = []
    for i in manifest.inputs:
        v = values[i.name]
        cut = i.sharded and manifest.replicas > 1 and not isinstance(v, PerDevice)
        given.append(PerDevice(np.split(v, manifest.replicas)) if cut else v)
    results = evaluate(program.module, given, world=world, replicas=count)
    return dict(zip((o.name for o in manifest.outputs), results, strict=True))


def next_inputs(program: Program, values: Mapping[str, Any], results: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs of the next step: the state moves on, the rest stays."""
    moved = {o.updates: results[o.name] for o in program.manifest.outputs if o.updates is not None}
    return {**values, **moved}


def steps_agree(found: Pair, rng: Rng, tolerance: float = TOLERANCE) -> float:
    """Both steps give the same, on inputs drawn from ``rng``: the largest relative error."""
    values = draw_inputs(found.single.manifest, rng)
    mine, theirs = take_step(found.parallel, values), take_step(found.single, values)
    worst = 0.0
    for name, expected in theirs.items():
        require(not isinstance(mine[name], PerDevice), f"{name} differs between the replicas")
        scale = max(float(np.abs(expected).max(initial=0)), 1e-6)
        close(mine[name] / scale, expected / scale, name, tolerance)
        worst = max(worst, float(np.abs(mine[name] - expected).max(initial=0)) / scale)
    return worst


# ------------------------------------------------------------------------------- losses as functions of parameters


@dataclass(frozen=True)
class Loss:
    """A network's loss at a batch, as a function of its parameters (first), the images and the targets."""

    function: Function
    parameters: tuple[str, ...]

    def draw(self, rng: Rng, batch: int) -> dict[str, Array]:
        """Inputs at a global batch."""
        values: dict[str, Array] = {}
        for p in self.function.graph.params:
            if p.name == "images":
                values[p.name] = rng.standard_normal((batch, *p.shape[1:]))
                values[p.name][batch // 2 :] += 0.5
            elif p.name == "targets":
                rows = rng.uniform(0.1, 1.0, (batch, *p.shape[1:]))
                values[p.name] = rows / rows.sum(axis=-1, keepdims=True)
            else:
                values[p.name] = rng.standard_normal(p.shape) * 0.3 + (1.0 if p.rank == 1 else 0.0)
        return values


@cache
def loss_of(net: str, batch: int, alpha: float = 0.0) -> Loss:
    """The loss of a small network, normalising with the statistics of this very batch."""
    found = find_net(net)
    config = found.config(**SMALL[net])
    with Block() as block:
        images = block.parameter("images", f32[(batch, *config.image_shape)])
        targets = block.parameter("targets", f32[batch, config.classes])
        model = Model(config, training=True)
        loss = smoothed_ce_loss(found.forward(model, images), targets, alpha=alpha)
        params = [*model.parameters.values(), images, targets]
        block.params = list(params)
        graph = block.finish([loss], params=params)
    return Loss(Function("loss", graph), tuple(model.parameters))


def mean_of_replica_losses(loss: Loss, replicas: int) -> Function:
    """On one device: the mean of the losses of R shards of the batch, each with its own statistics, and its gradient."""
    with Block() as block:
        params: list[Value] = []
        for p in loss.function.graph.params:
            batch = p.name in ("images", "targets")
            shape = (p.shape[0] * replicas, *p.shape[1:]) if batch else p.shape
            params.append(block.parameter(p.name, p.type.with_shape(shape)))
        *thetas, images, targets = params
        n = images.shape[0] // replicas
        total: Value = const(0.0, f32[()])
        for r in range(replicas):
            mine = [slice_axis(v, 0, r * n, (r + 1) * n) for v in (images, targets)]
            total = total + inline(loss.function.graph, [*thetas, *mine])[0]
        value = total / float(replicas)
        grads = pullback({value: const(1.0, f32[()])}, thetas)
        graph = block.finish([value, *grads])
    return Function("mean_of_losses", graph)
