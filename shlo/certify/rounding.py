"""Rounding, kept apart from the verdict: what collectives may do to a sum, and who rounds to a narrower format than the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ml_dtypes

from shlo.ir.core import Function, Graph, Node
from shlo.ir.ops.control import body_of
from shlo.ir.ops.sharding import manual_computation
from shlo.ir.types import DType, TensorType


@dataclass(frozen=True)
class Budget:
    """Rounding, kept apart from the verdict: how much a result's collectives may differ from exact sums, whatever order they add
    in.  ``unit`` is the unit roundoff of the narrowest element type a collective adds in; summing R values in any order is off by
    at most (R − 1)·unit·Σ|v| to first order (Higham, Accuracy and Stability of Numerical Algorithms, §4.2)."""

    collectives: int
    replicas: int
    unit: float
    dtype: str

    @property
    def relative(self) -> float:
        """The bound of one collective, relative to the sum of absolute values."""
        return (self.replicas - 1) * self.unit


@dataclass(frozen=True)
class Narrowing:
    """A rounding to a narrower format that one program does more often than the other."""

    operation: str
    """``convert f32 → bf16``, ``reduce_precision f32 → e5m10``."""
    epsilon: float
    """The distance from 1 to the next number of the format."""
    first: Node
    """Where the program that does it more often does it first: an operation of its own."""
    data_parallel: int
    single: int

    @property
    def where(self) -> str:
        """In which program ``first`` is."""
        return "data-parallel" if self.data_parallel > self.single else "single-device"

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "operation": self.operation,
            "epsilon": self.epsilon,
            "first": self.first.name,
            "first_in": self.where,
            "data_parallel": self.data_parallel,
            "single": self.single,
        }


def budget(function: Function, replicas: int) -> Budget | None:
    """The rounding budget of the program's collectives, None where it has none."""
    adding = [n for n in function.graph.walk() if n.op.collective and n.operands and n.op is not manual_computation]
    types = {v.dtype for n in adding for v in n.operands if isinstance(v.type, TensorType) and v.dtype.is_float}
    if not types:
        return None
    units = {t: float(ml_dtypes.finfo(t.numpy).eps) / 2 for t in types}
    worst = max(units, key=lambda t: units[t])
    return Budget(len(adding), replicas, units[worst], worst.name)


def narrowings(dp: Function, single: Function) -> Iterator[Narrowing]:
    """The narrowing roundings of which one program has more than the other, composites and calls taken apart.

    The proof is over the reals, where they change nothing.
    """
    known: dict[Graph, _Found] = {}
    mine, theirs = _found(dp.graph, known), _found(single.graph, known)
    for key in mine | theirs:
        (a, first), (b, other) = mine.get(key, (0, None)), theirs.get(key, (0, None))
        node = first if a > b else other
        if a != b and node is not None:
            yield Narrowing(*key, node, a, b)


_Found = dict[tuple[str, float], tuple[int, Node]]
"""By rounding: how often, and the first of the graph's own operations that does it."""


def _found(graph: Graph, known: dict[Graph, _Found]) -> _Found:
    """What a graph rounds.  The body of a loop counts once."""
    if graph in known:
        return known[graph]
    found: _Found = {}
    for node in graph.walk():
        key, body = _rounds(node), body_of(node)
        inner = {k: n for k, (n, _) in _found(body, known).items()} if body is not None else {key: 1} if key else {}
        for k, count in inner.items():
            before, first = found.get(k, (0, node))
            found[k] = before + count, first
    known[graph] = found
    return found


def _rounds(node: Node) -> tuple[str, float] | None:
    if node.op.name == "reduce_precision":
        source, exponent, mantissa = node.operands[0].dtype, node.attrs["exponent_bits"], node.attrs["mantissa_bits"]
        info = ml_dtypes.finfo(source.numpy)
        if exponent >= info.nexp and mantissa >= info.nmant:
            return None
        return f"reduce_precision {source.name} → e{exponent}m{mantissa}", 2.0**-mantissa
    if node.op.name != "convert":
        return None
    source, target = node.operands[0].dtype, node.results[0].dtype
    if not (source.is_float and target.is_float) or not _narrower(target, source):
        return None
    return f"convert {source.name} → {target.name}", float(ml_dtypes.finfo(target.numpy).eps)


def _narrower(a: DType, b: DType) -> bool:
    """Is there anything in ``b`` that ``a`` has not?"""
    x, y = ml_dtypes.finfo(a.numpy), ml_dtypes.finfo(b.numpy)
    return bool(float(x.eps) > float(y.eps) or float(x.max) < float(y.max) or float(x.tiny) > float(y.tiny))
