"""A concrete input on which two programs differ, found by evaluating both in float64."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from shlo.interp.den import World, evaluate
from shlo.ir.core import Function, Graph, Parameter, per_graph
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType

Array = np.ndarray[Any, Any]

TRIES: Final = 4
TOLERANCE: Final = 1e-6
"""Float64 rounding in a network is far below this; a wrong step is far above."""

SMALL: Final = 1e-4
"""Numbers are compared relative to their size, but to no less than this: what is 0 over the reals comes out as rounding."""

TOO_LARGE: Final = 60_000_000
"""Programs whose intermediate values have more elements than this in all are not evaluated."""


@dataclass(frozen=True)
class Witness:
    """On the inputs drawn from ``seed``, element ``index`` of a result is ``mine`` on ``replica`` and ``theirs`` on one device.

    Of complex numbers these are the real or the imaginary ``part``.
    """

    seed: int
    index: tuple[int, ...]
    replica: int
    mine: float
    theirs: float
    part: str = ""

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "seed": self.seed,
            "index": list(self.index),
            "replica": self.replica,
            "data_parallel": self.mine,
            "single_device": self.theirs,
            **({"part": self.part} if self.part else {}),
        }

    def __str__(self) -> str:
        at = f"[{', '.join(map(str, self.index))}]" if self.index else ""
        at += f" ({self.part} part)" if self.part else ""
        return (
            f"{at} is {self.mine:.6g} on replica {self.replica} and {self.theirs:.6g} on one device (seed {self.seed})"
        )


def find_witness(
    dp: Function,
    single: Function,
    replicas: int,
    roles: Mapping[str, int | None],
    wanted: set[str],
    names: Sequence[str],
    *,
    parallel: bool = False,
    partitions: int = 1,
    shuffle: bool = False,
) -> dict[str, Witness]:
    """For each wanted result, an input on which it differs, where a few seeds find one.

    ``parallel``: the second program runs on the replicas too, its inputs cut alike.  ``partitions``: of how many each of the
    first one's replicas is made.  ``shuffle`` deals examples to replicas in a drawn order.  Where a program draws random numbers
    none is looked for: two runs differ.
    """
    if draws(dp.graph) or draws(single.graph):
        return {}
    types = [v.type for f in (dp, single) for n in f.graph.nodes for v in n.results]
    if sum(t.size for t in types if isinstance(t, TensorType)) > TOO_LARGE:
        return {}
    found: dict[str, Witness] = {}
    for seed in range(TRIES):
        wholes = [
            draw_input(p.name, whole_type(q, roles.get(p.name), replicas) if parallel else q.type, seed)
            for p, q in zip(dp.graph.params, partners(dp, single), strict=True)
        ]
        try:
            order = _order(dp, replicas, roles, seed) if shuffle else None
            results = run_pair(
                dp, single, replicas, roles, wholes, parallel=parallel, partitions=partitions, order=order
            )
        except (ShloError, FloatingPointError):
            return found
        for name, mine, theirs in zip(names, *results, strict=True):
            if name in wanted and name not in found:
                witness = difference(mine, theirs, replicas, seed, order)
                if witness is not None:
                    found[name] = witness
        if wanted <= found.keys():
            break
    return found


@per_graph
def draws(graph: Graph) -> bool:
    """Does a program draw random numbers that nothing says beforehand?"""
    return any(
        n.op.name == "rng" or any(draws(a.graph) for a in n.attrs.values() if type(a) is Function) for n in graph.walk()
    )


def _order(dp: Function, replicas: int, roles: Mapping[str, int | None], seed: int) -> Array:
    """Which example comes when."""
    cut = next((p.shape[a] for p in dp.graph.params if (a := roles.get(p.name)) is not None), 0)
    return np.random.default_rng(seed).permutation(cut * replicas)


def whole_type(p: Parameter, axis: int | None, replicas: int) -> TensorType:
    """The type of an input before it is cut."""
    return p.type.with_shape(tuple(n * replicas if i == axis else n for i, n in enumerate(p.shape)))


def partners(dp: Function, single: Function) -> list[Parameter]:
    """For each input of ``dp`` that of ``single``: by name, or by position where the names differ altogether."""
    by_name = {q.name: q for q in single.graph.params}
    if set(by_name) != {p.name for p in dp.graph.params}:
        return list(single.graph.params)
    return [by_name[p.name] for p in dp.graph.params]


def draw_input(name: str, type: TensorType, seed: int) -> Array:
    """A whole input: floats around zero but for scalars and anything a square root may read, which are positive."""
    rng = np.random.default_rng([seed, sum(name.encode())])
    if type.dtype.kind == "bool":
        return rng.integers(0, 2, type.shape).astype(bool)
    if type.dtype.kind == "complex":
        return np.asarray(rng.standard_normal(type.shape) + 1j * rng.standard_normal(type.shape), np.complex128)
    if not type.dtype.is_float:
        return rng.integers(0, 3, type.shape).astype(type.dtype.numpy)
    positive = type.rank == 0 or seed % 2 == 1 or name.endswith((".v", "running_var", ".s"))
    values = rng.uniform(0.2, 1.0, type.shape) if positive else rng.standard_normal(type.shape)
    if type.rank > 1 and type.shape[0] > 1:
        values = values + np.linspace(0, 0.5, type.shape[0]).reshape(-1, *[1] * (type.rank - 1))
    return np.asarray(values, np.float64)


def run_pair(
    dp: Function,
    single: Function,
    replicas: int,
    roles: Mapping[str, int | None],
    wholes: Sequence[Array],
    *,
    parallel: bool = False,
    partitions: int = 1,
    order: Array | None = None,
) -> tuple[list[Any], list[Any]]:
    """Both programs in float64 on whole inputs in the order of ``dp``'s, those of ``dp`` cut as ``roles`` say (and those of
    ``single`` too if it is ``parallel``), their examples dealt out in ``order``."""
    place = {q: i for i, q in enumerate(partners(dp, single))}

    def dealt(p: Parameter, i: int) -> Any:
        """Input i as a program takes it: whole, or cut where it takes shards."""
        whole, axis = wholes[i], roles.get(dp.graph.params[i].name)
        if axis is None or p.shape == whole.shape:
            return whole
        return PerDevice(np.split(whole if order is None else np.take(whole, order, axis), replicas, axis))

    return (
        evaluate(
            dp,
            [dealt(p, i) for i, p in enumerate(dp.graph.params)],
            world=World.REAL,
            replicas=replicas // partitions,
            partitions=partitions,
        ),
        evaluate(
            single,
            [dealt(q, place[q]) for q in single.graph.params],
            world=World.REAL,
            replicas=replicas if parallel else 1,
        ),
    )


def difference(mine: Any, theirs: Any, replicas: int, seed: int, order: Array | None = None) -> Witness | None:
    """The largest difference between a replica's result and the whole's (or its shard of it), if it is no rounding."""
    versions = list(mine) if isinstance(mine, PerDevice) else [mine] * replicas
    if np.iscomplexobj(versions[0]):
        other = list(theirs) if isinstance(theirs, PerDevice) else theirs
        for part, of in (("real", np.real), ("imaginary", np.imag)):
            expected = PerDevice(map(of, other)) if isinstance(other, list) else of(other)
            found = difference(PerDevice(map(of, versions)), expected, replicas, seed, order)
            if found is not None:
                return replace(found, part=part)
        return None
    if isinstance(theirs, PerDevice):
        expected = list(theirs)
    elif versions[0].shape != theirs.shape:
        axes = [i for i, (a, b) in enumerate(zip(versions[0].shape, theirs.shape, strict=True)) if a != b]
        if len(axes) != 1:
            return None
        if order is not None and theirs.shape[axes[0]] % len(order) == 0:
            block = theirs.shape[axes[0]] // len(order)
            theirs = np.take(theirs, (order[:, None] * block + np.arange(block)).ravel(), axes[0])
        expected = np.split(theirs, replicas, axes[0])
    else:
        expected = [theirs] * replicas
    worst: tuple[float, Witness] | None = None
    for r, (a, b) in enumerate(zip(versions, expected, strict=True)):
        a, b = np.asarray(a, np.float64), np.asarray(b, np.float64)
        if not (np.isfinite(a).all() and np.isfinite(b).all()) or not a.size:
            return None
        gap = np.abs(a - b)
        scale = max(float(np.abs(b).max()), float(np.abs(a).max()), SMALL)
        at = np.unravel_index(int(np.argmax(gap)), gap.shape)
        size = float(gap[at]) / scale
        if size > TOLERANCE and (worst is None or size > worst[0]):
            place = tuple(int(i) for i in at)
            worst = size, Witness(seed, place, r, float(a[at]), float(b[at]))
    return worst[1] if worst else None
