"""Bucketed collectives mean what single ones mean, and are fewer."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.interp.skel import skeleton
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from shlo.runtime import run_module
from shlo.transform.buckets import bucketed
from tests.nets.steps import arguments, host_inputs

NET = find_net("digits-resnet")
CONFIG = NET.config(image=(1, 6, 6), classes=4, width=0.2)


def step(bucket_mb, clip=0.5):
    recipe = Recipe(label_smoothing=0.1, clip=clip)
    return build_step(NET, CONFIG, recipe, batch=4, replicas=2, bucket_mb=bucket_mb)


def collectives(program):
    return [n for n in program.module.main.graph.nodes if n.op.collective]


def test_the_meaning_stays():
    plain, joined = step(0.0), step(0.001)
    given = arguments(plain.manifest, host_inputs(plain.manifest, dtype=np.float64))
    for a, b in zip(*(evaluate(p.module, given, world="real", replicas=2) for p in (plain, joined)), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-15)


def test_the_machine_agrees():
    plain, joined = step(0.0), step(1.0)
    given = arguments(plain.manifest, host_inputs(plain.manifest))
    for a, b in zip(*(run_module(emit(p.module), given, replicas=2) for p in (plain, joined)), strict=True):
        for x, y in zip(a, b, strict=True) if isinstance(a, list) else [(a, b)]:
            np.testing.assert_allclose(x, y, rtol=2e-4, atol=1e-6)


def test_gradients_and_loss_travel_together_statistics_do_not():
    plain, joined, small = step(0.0), step(1.0), step(0.001)
    norms = sum(i.name.endswith("running_mean") for i in plain.manifest.inputs)
    tensors = sum(i.role == "parameter" for i in plain.manifest.inputs)
    assert len(collectives(plain)) == tensors + 1 + 3 * norms
    assert len(collectives(joined)) == 1 + 3 * norms
    (bucket,) = [n for n in collectives(joined) if n.op.label == "all_reduce"]
    assert len(bucket.operands) == tensors + 1
    assert len(collectives(joined)) < len(collectives(small)) < len(collectives(plain))
    for node in collectives(small):
        size = sum(v.type.size * 4 for v in node.operands)
        assert node.op.label != "all_reduce" or size <= 0.001 * 2**20 or len(node.operands) == 1


def test_the_text_comes_back():
    module = step(1.0).module
    assert skeleton(parse(emit(module))) == skeleton(module)


def test_nothing_to_join():
    function = build_step(NET, CONFIG, Recipe(), batch=4).module.main
    assert bucketed(function, 100) is function
    with pytest.raises(ShloError, match="at least a byte"):
        bucketed(function, 0)
