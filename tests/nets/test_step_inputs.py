"""What a step is given: a mask left out or of the wrong shape is named, before anything runs."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.runtime import Runtime
from tests.nets.steps import arguments, host_inputs


@pytest.fixture(scope="module")
def step():
    net = find_net("mlp")
    return build_step(net, net.config(image=(1, 2, 2), classes=5, width=0.006, dropout=0.5), Recipe("sgd"), batch=4)


@pytest.fixture(scope="module", params=["den", "device"])
def run(request, step):
    if request.param == "den":
        return lambda inputs: evaluate(step.module, inputs, world="stored")
    executable = Runtime("cpu", devices=1).compile(emit(step.module), replicas=1)
    return lambda inputs: executable(*inputs)


def given(step):
    names = [i.name for i in step.manifest.inputs]
    return arguments(step.manifest, host_inputs(step.manifest)), names.index("head.dropout")


def test_a_mask_left_out(step, run):
    """At the end of the inputs it is missing; before others it is where they stop to fit."""
    inputs, at = given(step)
    assert at == len(inputs) - 1
    said = rf"takes {len(inputs)} inputs, got {len(inputs) - 1}: head.dropout \(tensor<4x3xf32>\) is missing"
    with pytest.raises(ShloError, match=said):
        run(inputs[:at])
    with pytest.raises(ShloError, match=r"from targets \(tensor<4x5xf32>\) on they do not fit"):
        run([inputs[0], *inputs[2:]])
    with pytest.raises(ShloError, match=rf"takes {len(inputs)} inputs, got {len(inputs) + 1}$"):
        run([*inputs, inputs[-1]])


def test_a_mask_of_the_wrong_rank(step, run):
    """Pitfall 16: [N] for [N, c]."""
    inputs, at = given(step)
    inputs[at] = np.ones(4, np.float32)
    with pytest.raises(ShloError, match=r"head\.dropout must .*tensor<4x3xf32>"):
        run(inputs)
