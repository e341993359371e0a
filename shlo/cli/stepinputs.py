"""Sensible inputs for a built-in program: what its manifest says about state and scalars, and a seeded batch.

Parameters and optimiser state as a training run would start them, the scalars of its first step, images standard normal,
targets one-hot.  (Plain random numbers would do for ``eval``, but a negative second moment makes every result NaN.)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from shlo.cli.common import read_source
from shlo.interp.den import PerDevice
from shlo.interp.inputs import draw
from shlo.ir.core import Function
from shlo.ir.errors import ShloError
from shlo.nets.recipe import Recipe, scalar_values
from shlo.nets.step import Input, Manifest

Array = np.ndarray[Any, Any]

LEARNING_RATE = 1e-2


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
    scalars = scalar_values(Recipe(**manifest.recipe), LEARNING_RATE, 1) if manifest.recipe else {}
    inputs: dict[str, Array | PerDevice] = {}
    for position, given in enumerate(manifest.inputs):
        if given.init is not None:
            inputs[given.name] = given.init.draw(given.name, given.type, seed)
        elif given.name in scalars:
            inputs[given.name] = np.asarray(scalars[given.name], given.type.dtype.numpy)
        elif given.sharded and manifest.replicas > 1:
            shards = (_batch(given, seed, position, replica) for replica in range(manifest.replicas))
            inputs[given.name] = PerDevice(shards)
        else:
            inputs[given.name] = _batch(given, seed, position, 0)
    return inputs


def _batch(given: Input, seed: int, position: int, replica: int) -> Array:
    drawn = draw(given.type, seed, position, replica)
    if given.name != "targets":
        return drawn
    one_hot: Array = np.eye(given.shape[-1], dtype=drawn.dtype)[drawn.argmax(axis=-1)]
    return one_hot
