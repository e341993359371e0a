"""Every recipe setting with every other: 384 steps of a small network, emitted, verified, evaluated; as a campaign, run."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import PerDevice, evaluate
from shlo.ir.errors import ShloError
from shlo.nets.networks import NETS, find_net
from shlo.nets.recipe import OPTIMIZERS, Recipe
from shlo.nets.step import build_forward, build_step
from shlo.runtime import mlir, run_module
from tests.nets.sizes import REDUCED
from tests.nets.steps import arguments, by_name, host_inputs
from tests.nets.test_data_parallel_steps import SMALL

NET = find_net("mlp")
SIZES = {"image": (1, 2, 2), "classes": 3, "width": 0.006}

SETTINGS = [
    {"clip": clip, "ema": ema, "accumulate": k, "loss": loss, "precision": precision}
    for clip, ema, k, loss, precision in product((0.0, 0.05), (False, True), (1, 2), ("ce", "bce"), ("f32", "bf16"))
]


def steps(optimizer, settings):
    """The step on one device and on two, of the same global batch; decay and exclusion and smoothing are always on."""
    precision = settings["precision"]
    rest = {n: v for n, v in settings.items() if n != "precision"}
    recipe = Recipe(optimizer, weight_decay=0.02, exclude_rank1=True, label_smoothing=0.1, **rest)
    config = NET.config(**SIZES, precision=precision)
    return [build_step(NET, config, recipe, batch=4, replicas=r) for r in (1, 2)]


def given(program, dtype=np.float64):
    values = host_inputs(program.manifest, dtype=dtype)
    values |= {n: np.asarray(1.0, dtype) for n in ("accumulate_keep", "accumulate_apply") if n in values}
    return arguments(program.manifest, values)


def agree(one, two, tolerance, where):
    for name, value in one.items():
        other = two[name]
        assert not isinstance(other, PerDevice), f"{where}: {name} differs between replicas"
        scale = max(float(np.abs(value).max()), 1e-6)
        assert float(np.abs(np.asarray(other) - value).max()) <= tolerance * scale, f"{where}: {name}"


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
def test_every_combination_is_a_step(optimizer):
    """MLIR accepts it, the inputs are those the settings ask for, and two replicas do what one device does, over the reals.

    With bf16 too: the real world has no rounding.
    """
    texts = set()
    for settings in SETTINGS:
        one, two = steps(optimizer, settings)
        for program in (one, two):
            text = emit(program.module)
            mlir.check(text)
            texts.add(text)
        roles = {i.role for i in one.manifest.inputs}
        assert ("ema" in roles, "accumulator" in roles) == (settings["ema"], settings["accumulate"] > 1)
        results = [
            by_name(p.manifest, evaluate(p.module, given(p), world="real", replicas=p.manifest.replicas))
            for p in (one, two)
        ]
        agree(*results, 1e-9, settings)
    assert len(texts) == 2 * len(SETTINGS)  # no setting is ignored


EVERYTHING = {
    "clip": 1.0,
    "ema": True,
    "accumulate": 2,
    "weight_decay": 1e-4,
    "exclude_rank1": True,
    "label_smoothing": 0.1,
}


@pytest.mark.parametrize("name", NETS)
def test_everything_at_once_on_every_network(name):
    """All that a network has a place for, in bf16 with channels last, on one device, on two and in buckets."""
    net = find_net(name)
    sizes = {**SMALL, **REDUCED}[name]
    drops = {n: 0.1 for n in ("drop_path", "dropout") if takes(net, sizes, n)}
    assert bool(drops) == (name != "linear")
    config = net.config(**sizes, **drops, precision="bf16", layout="NHWC", padding="xla_same", conv_bias=True)
    for optimizer, loss, replicas, bucket_mb in (("rmsprop", "ce", 1, 0.0), ("lamb", "bce", 2, 0.5)):
        recipe = Recipe(optimizer, loss=loss, **EVERYTHING)
        program = build_step(net, config, recipe, batch=4, replicas=replicas, bucket_mb=bucket_mb)
        mlir.check(emit(program.module))
        roles = {i.role for i in program.manifest.inputs}
        assert {"ema", "accumulator"} <= roles
        assert ("mask" in roles) == bool(drops)


def takes(net, sizes, rate):
    """Has the network a place for this rate?"""
    try:
        build_forward(net, net.config(**sizes, **{rate: 0.1}), batch=2, training=True)
    except ShloError:
        return False
    return True


@pytest.mark.campaign
@pytest.mark.parametrize("optimizer", OPTIMIZERS)
def test_every_combination_runs(optimizer):
    """PJRT on one and on two devices against NumPy in the stored world."""
    for settings in SETTINGS:
        for program in steps(optimizer, settings):
            r = program.manifest.replicas
            inputs = given(program, np.float32)
            ours = by_name(program.manifest, evaluate(program.module, inputs, world="stored", replicas=r))
            raw = run_module(emit(program.module), inputs, replicas=r)
            theirs = by_name(program.manifest, [v[0] if isinstance(v, list) else v for v in raw])
            agree(ours, theirs, 1e-4 if settings["precision"] == "f32" else 2e-2, f"{settings}, {r} replicas")
