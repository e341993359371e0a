"""Inputs for training steps: the state from the manifest, a batch whose shards differ on purpose."""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.interp.den import PerDevice
from shlo.nets.step import Manifest


def host_inputs(manifest: Manifest, seed: int = 0, dtype: Any = np.float32) -> dict[str, np.ndarray[Any, Any]]:
    """Whole inputs by name.  The second half of the batch is shifted by 0.5 (a duplicated batch hides a sum for a mean);
    labels are soft; optimiser state is zero except where zero would hide something; scalars are ordinary."""
    rng = np.random.default_rng(seed)
    values: dict[str, np.ndarray[Any, Any]] = {}
    for i in manifest.inputs:
        shape = (i.shape[0] * manifest.replicas, *i.shape[1:]) if i.sharded else i.shape
        if i.name == "images":
            x = rng.standard_normal(shape)
            x[shape[0] // 2 :] += 0.5
            values[i.name] = x
        elif i.name == "targets":
            t = rng.uniform(0.1, 1, shape)
            values[i.name] = t / t.sum(-1, keepdims=True)
        elif i.role == "scalar":
            values[i.name] = np.array({"lr": 0.01}.get(i.name, 0.3))
        elif i.role == "mask":
            assert i.keep is not None
            values[i.name] = (rng.random(shape) < 0.6) / i.keep
        elif i.role == "parameter":
            assert i.init is not None
            values[i.name] = i.start(seed) + 0.1 * rng.standard_normal(shape)
        elif i.role == "statistic":
            values[i.name] = rng.uniform(0.5, 1.5, shape)
        else:
            values[i.name] = np.zeros(shape)
    return {n: v.astype(dtype) for n, v in values.items()}


def arguments(manifest: Manifest, values: dict[str, Any]) -> list[Any]:
    """The inputs in order, batch-sharded ones cut into one shard a replica."""
    out: list[Any] = []
    for i in manifest.inputs:
        v = values[i.name]
        out.append(PerDevice(np.split(v, manifest.replicas)) if i.sharded and manifest.replicas > 1 else v)
    return out


def by_name(manifest: Manifest, results: list[Any]) -> dict[str, Any]:
    return dict(zip((o.name for o in manifest.outputs), results, strict=True))
