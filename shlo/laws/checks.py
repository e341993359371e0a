"""What the laws are checked with: graphs of a line, exact numbers, shards, and certificates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from shlo.certify.verdict import Answer, Certificate, certify
from shlo.interp.den import World, evaluate, exact_array
from shlo.ir.core import Function, Module, Value, trace
from shlo.ir.devices import PerDevice
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.types import DType, TensorType, f32, tensor
from shlo.laws.registry import require

Array = np.ndarray[Any, Any]
Build = Callable[..., Any]
Rng = np.random.Generator

TOLERANCE = 1e-10


# ---------------------------------------------------------------------------------------------------- numbers


def integers(rng: Rng, *shape: int) -> Array:
    """Whole numbers from −4 to 4, as floats: sums and products of them are exact in float64, and in fractions."""
    return rng.integers(-4, 5, shape).astype(np.float64)


def reals(rng: Rng, *shape: int) -> Array:
    """Normal numbers."""
    return rng.standard_normal(shape)


def positive(rng: Rng, *shape: int) -> Array:
    """Numbers from 0.5 to 2."""
    return rng.uniform(0.5, 2.0, shape)


def simplex(rng: Rng, *shape: int) -> Array:
    """Rows (along the last axis) of positive numbers that sum to one."""
    rows = rng.uniform(0.1, 1.0, shape)
    return np.asarray(rows / rows.sum(axis=-1, keepdims=True))


def versions(value: Any, replicas: int) -> list[Array]:
    """Each replica's version of a result."""
    return list(value) if isinstance(value, PerDevice) else [value] * replicas


def same(a: Any, b: Any, what: str) -> None:
    """Equal, element by element, on every replica: no tolerance."""
    count = max(len(v) if isinstance(v, PerDevice) else 1 for v in (a, b))
    for r, (x, y) in enumerate(zip(versions(a, count), versions(b, count), strict=True)):
        x, y = np.asarray(x), np.asarray(y)
        require(x.shape == y.shape, f"{what}: shapes {x.shape} and {y.shape}")
        differ = np.asarray(x != y)
        if differ.any():
            at = np.unravel_index(int(np.argmax(differ)), x.shape) if x.shape else ()
            require(False, f"{what}: {x[at]} and {y[at]} at {list(map(int, at))} (replica {r})")


def close(a: Any, b: Any, what: str, tolerance: float = TOLERANCE) -> float:
    """Equal up to a relative error (of the largest element); returns the error."""
    count = max(len(v) if isinstance(v, PerDevice) else 1 for v in (a, b))
    worst = 0.0
    for x, y in zip(versions(a, count), versions(b, count), strict=True):
        x, y = np.asarray(x, np.float64), np.asarray(y, np.float64)
        require(x.shape == y.shape, f"{what}: shapes {x.shape} and {y.shape}")
        require(bool(np.isfinite(x).all() and np.isfinite(y).all()), f"{what}: not finite")
        scale = max(float(np.abs(x).max(initial=0)), float(np.abs(y).max(initial=0)), 1e-300)
        worst = max(worst, float(np.abs(x - y).max(initial=0)) / scale)
    require(worst <= tolerance, f"{what}: relative error {worst:.2e}, allowed {tolerance:.0e}")
    return worst


def fractions(a: Any) -> Array:
    """An array of exact numbers."""
    return exact_array(np.asarray(a))


def shards(whole: Array, replicas: int) -> PerDevice:
    """Replica r gets examples [N·r, N·r + N)."""
    return PerDevice(np.split(whole, replicas))


def joined(value: Any, replicas: int) -> Array:
    """The replicas' results, one behind the other."""
    return np.concatenate(versions(value, replicas))


def mean_of(value: Any, replicas: int) -> Array:
    """The mean over the replicas, in the elements the values have."""
    parts = versions(value, replicas)
    total = sum(parts[1:], parts[0])
    divisor: Any = Fraction(replicas) if np.asarray(total).dtype == object else replicas
    return np.asarray(total / divisor)


# ---------------------------------------------------------------------------------------------------- programs


def function(build: Build, types: Mapping[str, TensorType]) -> Function:
    """``build`` as a function of inputs of these names and types."""
    return Function("main", trace(build, list(types.items())))


def typed(array: Any, dtype: DType = f32) -> TensorType:
    """The per-replica type of an input."""
    first = array[0] if isinstance(array, PerDevice) else array
    return tensor(np.shape(first), dtype)


def apply(build: Build, *arrays: Any, world: World = World.EXACT, replicas: int = 1, dtype: DType = f32) -> Any:
    """What ``build`` computes of these arrays: its result, or a list of several."""
    f = function(build, {f"x{i}": typed(a, dtype) for i, a in enumerate(arrays)})
    results = evaluate(f, arrays, world=world, replicas=replicas)
    return results[0] if len(results) == 1 else results


def each_replica(build: Build, *arrays: Any, replicas: int, world: World = World.EXACT) -> Any:
    """``build`` on every replica's own arrays, whole ones being the same on all."""
    return apply(build, *arrays, world=world, replicas=replicas)


def averaged(build: Build, replicas: int) -> Build:
    """``build`` with the replica mean taken of each result."""

    def average(*values: Value) -> Any:
        results = build(*values)
        many = results if isinstance(results, (tuple, list)) else (results,)
        return tuple(all_reduce_mean_f(v, replicas=replicas) for v in many)

    return average


def maps_shards(
    build: Build, wholes: Sequence[Array], fixed: Sequence[Array], replicas: int, what: str, world: World = World.EXACT
) -> None:
    """``build`` of a shard is the shard of ``build``: bit for bit (in the exact world: over the rationals)."""
    whole = apply(build, *wholes, *fixed, world=world)
    parts = apply(build, *(shards(w, replicas) for w in wholes), *fixed, world=world, replicas=replicas)
    for a, b in zip(_list(parts), _list(whole), strict=True):
        same(joined(a, replicas), b, f"{what}: the shards' results joined, and the whole's")


def sums_shards(
    build: Build, wholes: Sequence[Array], fixed: Sequence[Array], replicas: int, what: str, world: World = World.EXACT
) -> None:
    """The replica mean of ``build`` of the shards is 1/R of ``build`` of the whole."""
    whole = apply(build, *wholes, *fixed, world=world)
    parts = apply(
        averaged(build, replicas), *(shards(w, replicas) for w in wholes), *fixed, world=world, replicas=replicas
    )
    for a, b in zip(_list(parts), _list(whole), strict=True):
        share = b / (Fraction(replicas) if world is World.EXACT else replicas)
        for version in versions(a, replicas):
            same(version, share, f"{what}: the replica mean, and 1/R of the global sum")


def homogeneous(
    build: Build, cotangent: Array, fixed: Sequence[Array], what: str, scale: float = 4.0, world: World = World.STORED
) -> None:
    """``build`` of scale·dy is scale times ``build`` of dy, bit for bit for a power of two, in float32 too."""
    plain = apply(build, cotangent, *fixed, world=world)
    scaled = apply(build, cotangent * scale, *fixed, world=world)
    for a, b in zip(_list(scaled), _list(plain), strict=True):
        same(a, b * (Fraction(scale) if world is World.EXACT else b.dtype.type(scale)), what)


def _list(results: Any) -> list[Any]:
    return results if isinstance(results, list) and not isinstance(results, PerDevice) else [results]


# ------------------------------------------------------------------------------------------------ certificates


def module(f: Function, replicas: int = 1) -> Module:
    """The function as ``main`` of a module for so many replicas."""
    return Module([f], "law", {"mhlo.num_partitions": 1, "mhlo.num_replicas": replicas})


def certified(
    dp: Build, single: Build, types: Mapping[str, TensorType], cut: Sequence[str], replicas: int
) -> Certificate:
    """The certificate of two programs of the same inputs; ``types`` are one replica's, those in ``cut`` grow R times."""
    grown = {n: t.with_shape((t.shape[0] * replicas, *t.shape[1:])) if n in cut else t for n, t in types.items()}
    roles = {n: 0 if n in cut else None for n in types}
    return certify(module(function(dp, types), replicas), module(function(single, grown)), replicas, shard=roles)


def proved(certificate: Certificate, what: str) -> None:
    """It is PROVED, or the law fails with the reasons."""
    reasons = "; ".join(f"{r.name}: {r.parting.why}" for r in certificate.results if r.parting is not None)
    vacuous = ", ".join((*certificate.independent, *certificate.ignored))
    why = reasons or (f"vacuous: {vacuous}" if vacuous else "")
    require(certificate.answer is Answer.PROVED, f"{what}: {certificate.answer} ({why})")


def refuted(certificate: Certificate, what: str) -> None:
    """It is REFUTED, with a witness."""
    require(certificate.answer is Answer.REFUTED, f"{what}: {certificate.answer}")
    require(any(r.witness is not None for r in certificate.results), f"{what}: refuted without a witness")
