"""Sensible inputs for a built-in program: a state as in the midst of training, and a seeded batch.

Plain random numbers would not do: a negative second moment makes every result NaN.  Nor would the start of training: at
m = v = 0 Adam's step is the gradient's sign, so that rounding in a tiny gradient looks like an error (spec/pitfalls 31), and
constant scales hide mistakes (45).  So parameters are drawn by their initialisers, constant ones with a tenth of a standard
normal added; optimiser state and running statistics are positive and well away from zero; scalars are those of
step :data:`STEP` (with accumulation the last micro-step of a cycle); masks drop half; images are standard normal and targets
one-hot.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from shlo.cli.common import read_source
from shlo.interp.inputs import draw
from shlo.ir.core import Function
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.nets.recipe import Recipe, scalar_values
from shlo.nets.step import Input, Manifest

Array = np.ndarray[Any, Any]

LEARNING_RATE = 1e-2
STEP = 10


def manifest_beside(file: str) -> Manifest | None:
    """The manifest that ``shlo emit -o FILE`` left beside a text, if there is one."""
    path = f"{file}.manifest.json"
    if file == "-" or not Path(path).is_file():
        return None
    try:
        return Manifest.from_json(read_source(path).text)
    except ShloError as error:
        raise ShloError(f"{path}: {error.message}") from None


def step_inputs(manifest: Manifest, seed: int, function: Function | None = None) -> dict[str, Array | PerDevice]:
    """An input for every name in the manifest: one array where it is the same on all replicas, else one a replica.

    ``function`` is the one they are for: it must have the manifest's inputs.
    """
    if function is not None:
        mine = [(i.name, i.type) for i in manifest.inputs]
        theirs = list(zip((p.name for p in function.graph.params), function.arg_types, strict=True))
        if mine != theirs:
            raise ShloError(
                "the manifest beside the text does not have its inputs: emit it anew, or delete the manifest"
            )
    recipe = Recipe(**manifest.recipe) if manifest.recipe else None
    scalars = scalar_values(recipe, LEARNING_RATE, STEP * recipe.accumulate) if recipe else {}
    inputs: dict[str, Array | PerDevice] = {}
    for position, given in enumerate(manifest.inputs):
        if given.name in scalars:
            inputs[given.name] = np.asarray(scalars[given.name], given.type.dtype.numpy)
        elif given.is_state:
            inputs[given.name] = _state(given, seed, position)
        elif given.sharded and manifest.replicas > 1:
            inputs[given.name] = PerDevice(_batch(given, seed, position, r) for r in range(manifest.replicas))
        else:
            inputs[given.name] = _batch(given, seed, position, 0)
    return inputs


def _state(given: Input, seed: int, position: int) -> Array:
    """A state tensor in the midst of training; the same on all replicas."""
    noise = draw(given.type, seed, position)
    if given.role in ("optimizer", "accumulator"):
        state = 0.01 * (1 + abs(noise))
    elif given.role == "statistic":
        state = 0.5 + abs(noise)
    elif given.init is None or given.init.kind == "constant":
        state = 0.1 * noise + (given.init.scale if given.init else 0)
    else:
        state = given.start(seed)
    return np.asarray(state, given.type.dtype.numpy)


def _batch(given: Input, seed: int, position: int, replica: int) -> Array:
    drawn = draw(given.type, seed, position, replica)
    if given.keep is not None:
        return np.asarray((drawn > 0) / given.keep, drawn.dtype)  # half of it dropped, whatever the rate
    if given.name != "targets":
        return drawn
    one_hot: Array = np.eye(given.shape[-1], dtype=drawn.dtype)[drawn.argmax(axis=-1)]
    return one_hot
