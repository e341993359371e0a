"""What communicates: an all-reduce by addition over all replicas turns a value that is linear in shares into the whole."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from shlo.certify.engine import Rules, mixture, rule
from shlo.certify.terms import (
    OWN,
    SHARE,
    WHOLE,
    ZERO,
    Atom,
    Monomial,
    Poly,
    accumulate,
    made_whole,
    scale,
)
from shlo.ir.core import OPERATORS, Node
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import monoid_of


@rule("all_reduce")
def _all_reduce(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    given = tuple(tuple(d for d in g if d >= 0) for g in node.attrs["replica_groups"] if g)
    channel, ids = node.attrs.get("channel_handle", 0), node.attrs.get("use_global_device_ids", False)
    try:
        groups = [tuple(g) for g in r.devices.groups(given, channel_id=channel_number(channel), global_ids=ids)]
    except ShloError as error:  # a device that no group names, or that is not there
        r.part(node, error.message)
        return [
            r.atoms.value(Atom("own all_reduce", (given, i), (a,), v.shape), OWN)
            for i, (a, v) in enumerate(zip(args, node.results, strict=True))
        ]
    known = monoid_of(node.attrs["computation"])
    complete = len(groups) == 1 and sorted(groups[0]) == list(range(r.replicas))
    adds = known is OPERATORS["add"] and node.results[0].dtype.kind != "bool"  # booleans are added by "or"
    return [_reduced(r, node, a, groups, complete, adds, i) for i, a in enumerate(args)]


def channel_number(channel: Any) -> int:
    """The number of a channel handle, 0 for none."""
    return channel if isinstance(channel, int) else int(getattr(channel, "handle", channel[0] if channel else 0))


def _reduced(
    r: Rules, node: Node, a: Poly, groups: list[tuple[int, ...]], complete: bool, adds: bool, index: int
) -> Poly:
    kind = a.place[0]
    sizes = {len(g) for g in groups}
    covers = sorted(d for g in groups for d in g) == list(range(r.replicas))
    if kind == WHOLE and covers and len(sizes) == 1:
        if adds:
            if a.constant is None:
                r.redundant.setdefault(r.inside or node)
            return scale(a, Fraction(sizes.pop()))
        known = monoid_of(node.attrs["computation"])
        if known is not None and known.name in ("maximum", "minimum", "and_", "or_"):
            return a
    if adds and complete and kind in (SHARE, WHOLE):
        terms: dict[Monomial, Fraction] = {}
        for m, c in a.terms.items():
            shared = any(f[2] <= SHARE for f, _ in m)
            accumulate(terms, made_whole(m), c if shared else c * r.replicas)
        return Poly(terms)
    if kind != OWN:
        if not complete:
            spelled = ", ".join(str(list(g)) for g in groups)
            why = f"the reduction is only within the groups {spelled} of {r.replicas} replicas"
        elif not adds:
            why = "replicas are combined by something other than a sum"
        elif kind == 0:
            why = "examples of different replicas are added to each other"
        else:
            why = "it adds up products of the replicas' own sums"
        r.part(node, why)
    elif not any(f[2] == OWN for f in a.factors()):
        r.part(node, mixture(a.factors()))
    return r.atoms.value(Atom("own all_reduce", (tuple(groups), index), (a,), node.results[index].shape), OWN)


@rule("partition_id", "replica_id")
def _device(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    r.part(node, "what follows depends on which replica it is")
    counted = r.devices.replicas if node.op.name == "replica_id" else r.devices.partitions
    return [_own_number(r) if counted > 1 else ZERO]


def _own_number(r: Rules) -> Poly:
    return r.atoms.value(Atom("own device number", None, (), ()), OWN)


@rule("dynamic_slice")
def _dynamic_slice(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """A slice of what all replicas hold, at the replica's own place: its shard."""
    a, *starts = args
    sizes, shape = node.attrs["slice_sizes"], node.operands[0].shape
    cutting = [i for i, n in enumerate(shape) if sizes[i] != n]
    if a.place[0] == WHOLE and len(cutting) == 1 and r.replicas > 1:
        (axis,) = cutting
        if shape[axis] == sizes[axis] * r.replicas and starts[axis] == scale(_own_number(r), Fraction(sizes[axis])):
            return [_as_shard(a, axis)]
    return r.opaque(node, args)


def _as_shard(a: Poly, axis: int) -> Poly:
    """A whole value cut along an axis."""
    terms = {
        tuple(sorted(((f[0], f[1], f[1].index(axis) if axis in f[1] else f[2]), e) for f, e in m)): c
        for m, c in a.terms.items()
    }
    return Poly(terms)
