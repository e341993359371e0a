"""What communicates: an all-reduce by addition over all replicas turns a value that is linear in shares into the whole."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from shlo.certify.arithmetic import own_number
from shlo.certify.engine import Rules, rule
from shlo.certify.operators import attribute_key
from shlo.certify.reasons import ONLY_IN_ORDER, mixture
from shlo.certify.terms import (
    OWN,
    SHARE,
    WHOLE,
    ZERO,
    Atom,
    Poly,
    cut_along,
    scale,
    whole,
)
from shlo.ir.core import OPERATORS, Node
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import channel_id
from shlo.ir.ops.data import monoid_of


@rule("all_reduce")
def _all_reduce(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    groups = _groups(r, node)
    if groups is None:
        return r.own(node, args)
    return [_reduced(r, node, a, groups, i) for i, a in enumerate(args)]


def _groups(r: Rules, node: Node, rows: str = "replica_groups") -> list[tuple[int, ...]] | None:
    """The groups of devices that meet; None, and it is said why, where they name one that is not there or leave one out."""
    channel, ids = node.attrs.get("channel_handle"), node.attrs.get("use_global_device_ids", False)
    try:
        met = r.devices.meeting(node.op.label, node.attrs[rows], channel_id=channel_id(channel), global_ids=ids)
    except ShloError as error:
        r.part(node, error.message)
        return None
    return [tuple(group) for group in met]


def _reduced(r: Rules, node: Node, a: Poly, groups: list[tuple[int, ...]], index: int) -> Poly:
    known = monoid_of(node.attrs["computation"])
    complete = len(groups) == 1 and sorted(groups[0]) == list(range(r.replicas))
    adds = known is OPERATORS["add"] and node.results[0].dtype.kind != "bool"  # booleans are added by "or"
    kind = a.place[0]
    sizes = {len(g) for g in groups}
    covers = sorted(d for g in groups for d in g) == list(range(r.replicas))
    if kind == WHOLE and covers and len(sizes) == 1:
        if adds:
            if a.constant is None:
                r.redundant.setdefault(r.inside or node)
            return scale(a, Fraction(sizes.pop()))
        if known is not None and known.name in ("maximum", "minimum", "and_", "or_"):
            return a
    if adds and complete and kind in (SHARE, WHOLE):
        return r.total(a)
    if kind != OWN:
        if not complete:
            why = f"the reduction is only within {_spelled(groups)} of {r.replicas} replicas"
        elif not adds:
            why = "replicas are combined by something other than a sum"
        elif kind == 0:
            why = "examples of different replicas are added to each other"
        else:
            why = "it adds up products of the replicas' own sums"
        r.part(node, why)
    elif not any(f[2] == OWN for f in a.factors()):
        r.part(node, mixture(a.factors()))
    key = attribute_key(node), tuple(groups), index
    return r.atoms.value(Atom("own all_reduce", key, (a,), node.results[index].shape), OWN)


@rule("all_gather")
def _all_gather(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """All shards, in the order of the replicas, are the whole."""
    if r.replicas == 1:
        return r.opaque(node, args)
    groups = _groups(r, node)
    if groups is not None and not _in_order(r, groups):
        _out_of_order(r, node, groups, "gathers", "from")
    elif groups is not None:
        axis = node.attrs["all_gather_dim"]
        if all(a.place == (0, axis) for a in args):
            return [whole(a) for a in args]
        if not any(a.place[0] == OWN for a in args):
            r.part(node, f"what it gathers along axis {axis} are not the shards along that axis")
    return r.own(node, args)


@rule("reduce_scatter")
def _reduce_scatter(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """A sum over all replicas of which each keeps its shard."""
    if r.replicas == 1:
        return r.opaque(node, args)
    groups = _groups(r, node)
    if groups is None:
        return r.own(node, args)
    if not _in_order(r, groups):
        _out_of_order(r, node, groups, "scatters", "over")
        return r.own(node, args)
    total = _reduced(r, node, args[0], groups, 0)
    return [cut_along(total, node.attrs["scatter_dimension"])] if total.place[0] == WHOLE else r.own(node, args)


@rule("all_to_all")
def _all_to_all(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """Shards along one axis become shards along another."""
    if r.replicas == 1:
        return r.opaque(node, args)
    groups = _groups(r, node)
    split, concat = node.attrs["split_dimension"], node.attrs["concat_dimension"]
    if groups is not None and not _in_order(r, groups):
        _out_of_order(r, node, groups, "exchanges", "over")
    elif groups is not None and len(args) == 1 and split != concat and args[0].place == (0, concat):
        return [cut_along(whole(args[0]), split)]
    return r.own(node, args)


@rule("collective_permute", "collective_broadcast")
def _moved(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """Moving what all replicas hold alike changes nothing, if everybody gets something."""
    if r.replicas == 1:
        return r.opaque(node, args)
    permutes = node.op.name == "collective_permute"
    pairs = _groups(r, node, "source_target_pairs" if permutes else "replica_groups")
    if pairs is None:
        return r.own(node, args)
    reached = {p[1] for p in pairs} if permutes else {d for p in pairs for d in p}
    if len(reached) != r.replicas:
        left = ", ".join(str(d) for d in range(r.replicas) if d not in reached)
        r.part(node, f"nothing reaches replica {left}, which gets zeros")
    elif args[0].place[0] == WHOLE:
        r.redundant.setdefault(r.inside or node)
        return args
    else:
        r.part(node, "replicas go on with what another one held")
    return r.own(node, args)


def _out_of_order(r: Rules, node: Node, groups: list[tuple[int, ...]], verb: str, preposition: str) -> None:
    """Say that all replicas in order are not who meets; if a proof must hold however examples are dealt, nobody is in order."""
    wanted = f"not {preposition} replicas 0 to {r.replicas - 1} in order"
    r.part(node, f"it {verb} within {_spelled(groups)}, {wanted}" if r.examples is None else ONLY_IN_ORDER)


def _in_order(r: Rules, groups: list[tuple[int, ...]]) -> bool:
    return r.examples is None and groups == [tuple(range(r.replicas))]


def _spelled(groups: list[tuple[int, ...]]) -> str:
    return f"the group{'s' * (len(groups) > 1)} {', '.join(str(list(g)) for g in groups)}"


@rule("partition_id", "replica_id")
def _device(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    r.part(node, "what follows depends on which replica it is")
    counted = r.devices.replicas if node.op.name == "replica_id" else r.devices.partitions
    if 1 < counted < r.replicas:  # replicas of partitions: a row's or a column's number, not the device's
        return r.own(node, args)
    return [own_number(r) if counted > 1 else ZERO]


@rule("dynamic_slice")
def _dynamic_slice(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """A slice of what all replicas hold, at the replica's own place: its shard."""
    a, *starts = args
    sizes, shape = node.attrs["slice_sizes"], node.operands[0].shape
    cutting = [i for i, n in enumerate(shape) if sizes[i] != n]
    if a.place[0] == WHOLE and len(cutting) == 1 and r.replicas > 1 and r.examples is None:
        (axis,) = cutting
        if shape[axis] == sizes[axis] * r.replicas and starts[axis] == scale(own_number(r), Fraction(sizes[axis])):
            r.cuts.append((a, axis))
            return [cut_along(a, axis)]
    return r.opaque(node, args)
