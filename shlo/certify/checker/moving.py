"""Rules of what moves, sums and communicates."""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.certify.checker.operators import boolean, spell
from shlo.certify.checker.terms import (
    FIRST,
    ONE,
    OWN,
    SHARE,
    WHOLE,
    Poly,
    Shape,
    add,
    axes_of,
    grow,
    number,
    refuse,
    scale,
)
from shlo.certify.checker.walk import Walk, rule
from shlo.ir.core import CUT, OPERATORS, Node
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import channel_id
from shlo.ir.ops.data import monoid_of


@rule("broadcast_in_dim")
def _broadcast(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if args[0].keys() <= w.t.constant:
        return args
    places, sizes, shape = node.attrs["broadcast_dimensions"], node.operands[0].shape, node.results[0].shape
    if any(sizes[d] != shape[places[d]] for d in w.t.axes(args[0])):
        return w.opaque(node, args)
    return [w.t.rename(args[0], tuple(places))]


@rule("transpose")
def _transpose(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [w.t.rename(args[0], tuple(int(i) for i in np.argsort(node.attrs["permutation"])))]


@rule("reshape")
def _reshape(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """Axes that stay are renamed; what lies along others becomes an atom on those, or goes back to where it came from."""
    t, a, cut = w.t, args[0], w.t.place(args[0])
    before, after = node.operands[0].shape, node.results[0].shape
    if not node.operands[0].type.size:
        return w.opaque(node, args)
    to: Any = -1
    if cut >= 0:
        to = CUT.of(node.op)([cut], node.operands[0], **node.attrs)
        if to == "couples":
            return w.opaque(node, args)
        before, after = grow(before, cut, w.replicas), grow(after, to, w.replicas)
        if not w.in_any_order(after[to]):
            return w.own(node, args)
    stays, groups = _matched(before, after)
    total: Poly = {}
    for m, c in a.items():
        moved, kept = t.split(m, lambda f: any(d not in stays for d in f[1]))
        value = {moved: ONE}
        if t.parts(moved):
            axes = set(t.axes(value))
            touched = [g for g in groups if axes & set(g[0])]
            old = sorted(axes | {d for g in touched for d in g[0]})
            new = sorted({stays[d] for d in old if d in stays} | {d for g in touched for d in g[1]})
            shapes = tuple(before[d] for d in old), tuple(after[d] for d in new)
            value = _reshaped(w, value, shapes, old, new, to)
        names = tuple(stays.get(d, -1) for d in range(len(before)))
        total = add(total, t.times(value, t.rename({kept: ONE}, names)), c)
    return [total]


def _matched(before: Shape, after: Shape) -> tuple[dict[int, int], list[tuple[list[int], list[int]]]]:
    """Which axes a reshape leaves alone, and the groups that it makes of each other."""
    stays, groups = {}, []
    old, new = list(axes_of(before)), list(axes_of(after))
    while old or new:
        mine, theirs = [old.pop(0)], [new.pop(0)]
        left, right = before[mine[0]], after[theirs[0]]
        while left != right:
            if left < right:
                mine.append(old.pop(0))
                left *= before[mine[-1]]
            else:
                theirs.append(new.pop(0))
                right *= after[theirs[-1]]
        if len(mine) == len(theirs) == 1:
            stays[mine[0]] = theirs[0]
        else:
            groups.append((mine, theirs))
    return stays, groups


def _reshaped(w: Walk, value: Poly, shapes: tuple[Shape, Shape], old: list[int], new: list[int], to: int) -> Poly:
    """A monomial reshaped, in the value's new axes."""
    t, back = w.t, tuple(new)
    found = w.sole(value, "reshape", spell(shapes[::-1]), tuple(old))
    if found is not None and w.sole_place(value) < 0:
        return t.rename(found, back)
    if found is not None and to >= 0:
        return t.cut(t.rename(t.whole(found), back), to)
    kind, placed = t.place(value), t.squeezed(value, old)
    if kind == OWN or (kind >= 0 and to < 0):
        return t.rename(t.value(t.atom("own reshape", spell(shapes), (placed,), shapes[1]), OWN), back)
    n = t.atom("reshape", spell(shapes), (t.whole(placed),), shapes[1])
    if kind >= 0:
        return t.rename(t.value(n, 0, new.index(to)), back)
    return t.rename(t.value(n, t.share("of", placed) if kind == SHARE else WHOLE), back)


@rule("concatenate")
def _concatenate(w: Walk, node: Node, args: list[Poly], hint: int = -1) -> list[Poly]:
    """The sum of the operands, each with zeros around it; or the term ``hint``, if the operands are its slices."""
    t, axis, at = w.t, node.attrs["dimension"], 0
    if hint != -1:
        joined, sizes = t.term(hint), node.results[0].shape
        for n, dims, _ in (f for m in joined for f, _ in t.parts(m)):
            if axis in dims and [k for k in t.atoms[n][3] if k != 1][dims.index(axis)] != sizes[axis]:
                refuse(f"{node.name}: term {hint} is not as long as its operands together")
        for operand, a in zip(node.operands, args, strict=True):
            end = at + operand.shape[axis]
            taken = [(at, end, 1) if i == axis else (0, n, 1) for i, n in enumerate(sizes)]
            if t.place(joined) == axis or _sliced(w, joined, sizes, taken) != a:
                refuse(f"{node.name}: its operands are not slices of term {hint}")
            at = end
        return [joined]
    total: Poly = {}
    for operand, a in zip(node.operands, args, strict=True):
        if any(p >= 0 and dims[p] == axis for m in a for (_, dims, p), _ in t.parts(m)):
            return w.opaque(node, args)
        for m, c in a.items():
            others, scalars = t.split(m, lambda f: bool(f[1]) or f[2] != WHOLE)
            piece = _piece(w, others, operand.shape, axis, at, node.results[0].shape[axis])
            total = add(total, t.times(piece, {scalars: ONE}), c)
        at += operand.shape[axis]
    return [total]


def _piece(w: Walk, m: int, shape: Shape, axis: int, start: int, size: int) -> Poly:
    """A monomial with zeros around it along an axis, on the axes it varies along and that one."""
    t, value = w.t, {m: ONE}
    cut = t.place(value)
    used = sorted({*t.axes(value), axis})
    placed, at, full = t.squeezed(value, used), used.index(axis), grow(shape, cut, w.replicas)
    inner, sizes = placed if cut == OWN else t.whole(placed), tuple(full[d] for d in used)
    if len(t.parts(m)) == 1 and cut != OWN:  # a piece of a piece is one piece
        (((n, dims, place), e),) = t.parts(next(iter(inner)))
        op, attrs, args, shape_, _ = t.atoms[n]
        (((_, _, place), _),) = t.parts(m)
        if op == "piece" and e == FIRST and dims == axes_of(shape_):
            (along, inside, _), sizes_ = _numbers(attrs)
            if along == at:
                start, sizes, inner = start + inside, sizes_, t.term(args[0])
                placed = w.t.origin(place) if place <= SHARE else inner
    n = t.atom(
        "piece", spell(((at, start, size), sizes)), (inner,), tuple(size if i == at else k for i, k in enumerate(sizes))
    )
    if cut >= 0:
        return t.rename(t.value(n, 0, used.index(cut)), tuple(used))
    return t.rename(t.value(n, t.share("of", placed) if cut == SHARE else cut), tuple(used))


@rule("slice_")
def _slice(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """What does not vary along the sliced axes passes, a piece of a concatenation is found again, the rest is an atom."""
    _t, sizes, cut = w.t, node.operands[0].shape, w.t.place(args[0])
    ranges = list(zip(node.attrs["start_indices"], node.attrs["limit_indices"], node.attrs["strides"], strict=True))
    cutting = {i for i, n in enumerate(sizes) if ranges[i] != (0, n, 1)}
    if not cutting or cut in cutting:
        return args if not cutting else w.opaque(node, args)
    return [_sliced(w, args[0], sizes, ranges)]


def _sliced(w: Walk, a: Poly, sizes: Shape, ranges: list[tuple[int, int, int]]) -> Poly:
    """A slice of a value that is not cut along a sliced axis."""
    t = w.t
    cutting = {i for i, n in enumerate(sizes) if ranges[i] != (0, n, 1)}
    total: Poly = {}
    for m, c in a.items():
        moved, kept = t.split(m, lambda f: not cutting.isdisjoint(f[1]))
        value: Poly | None = {moved: ONE}
        if t.parts(moved):
            value = _unpacked(w, moved, ranges, cutting)
        if value is None:
            used = t.axes({moved: ONE})
            cut, placed = t.place({moved: ONE}), t.squeezed({moved: ONE}, used)
            kind, full = OWN if cut in cutting else cut, grow(sizes, cut, w.replicas)
            taken = tuple(ranges[d] if d in cutting else (0, full[d], 1) for d in used)
            shape = tuple(-(-(limit - start) // stride) for start, limit, stride in taken)
            made_of = placed if kind == OWN else t.whole(placed)
            n = t.atom("own slice" if kind == OWN else "slice", spell(taken), (made_of,), shape)
            place = t.share("of", placed) if kind == SHARE else min(kind, 0)
            value = t.rename(t.value(n, place, used.index(cut) if kind >= 0 else 0), tuple(used))
        total = add(total, t.times(value, {kept: ONE}), c)
    return total


def _unpacked(w: Walk, m: int, ranges: list[tuple[int, int, int]], cutting: set[int]) -> Poly | None:
    """The piece of a concatenation that a slice takes, zero where it takes another, None where it is neither."""
    t = w.t
    if len(cutting) != 1 or len(t.parts(m)) != 1:
        return None
    (((n, dims, place), e),) = t.parts(m)
    op, attrs, args, shape, _ = t.atoms[n]
    if op != "piece" or e != FIRST:
        return None
    (along, at, _), sizes = _numbers(attrs)
    axes = dict(zip(axes_of(shape), dims, strict=True))
    (axis,) = cutting
    if axes.get(along) != axis:
        return None
    start, limit, stride = ranges[axis]
    end, names = at + sizes[along], tuple(axes.get(i, -1) for i in range(len(shape)))
    if limit <= at or start >= end:
        return {}
    if (start, limit, stride) == (at, end, 1):
        if place <= SHARE:
            return t.rename(w.t.origin(place), names)
        inner = t.rename(t.term(args[0]), names)
        return inner if place < 0 else t.cut(inner, dims[place]) if len(inner) == 1 else None
    if stride == 1 and start <= at and end <= limit:
        attrs = spell(((along, at - start, limit - start), sizes))
        smaller = tuple(limit - start if i == along else k for i, k in enumerate(shape))
        return t.one(t.atom("piece", attrs, (t.term(args[0]),), smaller), dims, place)
    return None


def _numbers(text: str) -> Any:
    """Attributes of a piece, back from their text."""
    head, _, tail = text[2:-2].partition("),(")
    return tuple(map(int, head.split(","))), tuple(map(int, tail.split(",")))


@rule("reduce")
def _reduce(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """Factors that do not vary along the axes come out, independent ones are summed apart."""
    if len(args) != 2 or monoid_of(node.attrs["body"]) is not OPERATORS["add"] or boolean(node):
        return w.opaque(node, args)
    t, shape, over = w.t, node.operands[0].shape, frozenset(node.attrs["dimensions"])
    total: Poly = {}
    for m, c in args[0].items():
        inside, outside = t.split(m, lambda f: not over.isdisjoint(f[1]))
        open_, covered, result = list(t.parts(inside)), set[int](), {outside: ONE}
        while open_:
            group, axes, grew = [open_.pop()], set[int](), True
            while grew:
                axes = {d for f, _ in group for d in f[1]} & over
                more = [f for f in open_ if not axes.isdisjoint(f[0][1])]
                group += more
                open_, grew = [f for f in open_ if f not in more], bool(more)
            covered |= axes
            result = t.times(result, _summed(w, t.mono(tuple(sorted(group))), shape, axes))
        for d in over - covered:
            c = c * number(shape[d])
        total = add(total, result, c)
    kept = iter(range(len(shape)))
    names = tuple(-1 if d in over else next(kept) for d in range(len(shape)))
    return [add(t.rename(total, names), args[1])]


def _summed(w: Walk, m: int, shape: Shape, axes: set[int]) -> Poly:
    """The sum of a monomial over axes, the others not yet renumbered."""
    t, kind = w.t, w.t.place({m: ONE})
    used, full = t.axes({m: ONE}), grow(shape, kind, w.replicas)
    placed = t.squeezed({m: ONE}, used)
    left = [d for d in used if d not in axes]
    over = tuple(i for i, d in enumerate(used) if d in axes)
    n = t.atom("sum", spell(over), (placed if kind == OWN else t.whole(placed),), tuple(full[d] for d in left))
    dims = tuple(d for d in left if full[d] != 1)
    if kind == SHARE:
        return t.one(n, dims, t.share("of", placed))
    if kind in axes:
        return t.one(n, dims, t.share("cut", used.index(kind)))
    return t.one(n, dims, dims.index(kind) if kind >= 0 else kind)


# ------------------------------------------------------------------------------------------------------ communicating


def groups_of(w: Walk, node: Node, rows: str = "replica_groups") -> list[tuple[int, ...]] | None:
    """The groups of devices that meet, None where they leave one out."""
    channel, ids = node.attrs.get("channel_handle"), node.attrs.get("use_global_device_ids", False)
    try:
        met = w.devices.meeting(node.op.label, node.attrs[rows], channel_id=channel_id(channel), global_ids=ids)
    except ShloError:
        return None
    return [tuple(group) for group in met]


def in_order(w: Walk, node: Node) -> bool:
    """One group, of all replicas, in order?"""
    return w.examples is None and groups_of(w, node) == [tuple(range(w.replicas))]


@rule("all_reduce")
def _all_reduce(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """A sum over all replicas makes shares whole; what is whole is counted."""
    groups = groups_of(w, node)
    return w.own(node, args) if groups is None else [_reduced(w, node, a, groups, i) for i, a in enumerate(args)]


def _reduced(w: Walk, node: Node, a: Poly, groups: list[tuple[int, ...]], index: int) -> Poly:
    t, kind, known = w.t, w.t.place(a), monoid_of(node.attrs["computation"])
    adding = known is OPERATORS["add"] and not boolean(node)
    covered = sorted(d for g in groups for d in g) == list(range(w.replicas))
    if kind == WHOLE and covered and len({len(g) for g in groups}) == 1:
        if adding:
            return scale(a, number(len(groups[0])))
        if known is not None and known.name in ("maximum", "minimum", "and_", "or_"):
            return a
    if kind not in (SHARE, WHOLE) or not adding or not covered or len(groups) != 1:
        key = spell((tuple(node.attrs.values()), tuple(groups), index))
        n = t.atom("own all_reduce", key, (a,), node.results[index].shape)
        return t.value(n, OWN)
    return w.total(a)


@rule("reduce_scatter")
def _reduce_scatter(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if w.replicas == 1:
        return w.opaque(node, args)
    if not in_order(w, node):
        return w.own(node, args)
    total = _reduced(w, node, args[0], [tuple(range(w.replicas))], 0)
    return [w.t.cut(total, node.attrs["scatter_dimension"])] if w.t.place(total) == WHOLE else w.own(node, args)


@rule("all_gather")
def _all_gather(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if w.replicas == 1:
        return w.opaque(node, args)
    if not in_order(w, node) or any(w.t.place(a) != node.attrs["all_gather_dim"] for a in args):
        return w.own(node, args)
    return [w.t.whole(a) for a in args]


@rule("all_to_all")
def _all_to_all(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if w.replicas == 1:
        return w.opaque(node, args)
    split, concat = node.attrs["split_dimension"], node.attrs["concat_dimension"]
    if not in_order(w, node) or len(args) != 1 or split == concat or w.t.place(args[0]) != concat:
        return w.own(node, args)
    return [w.t.cut(w.t.whole(args[0]), split)]


@rule("collective_permute", "collective_broadcast")
def _moved(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if w.replicas == 1:
        return w.opaque(node, args)
    permutes = node.op.name == "collective_permute"
    pairs = groups_of(w, node, "source_target_pairs" if permutes else "replica_groups")
    if pairs is None:
        return w.own(node, args)
    reached = {p[1] for p in pairs} if permutes else {d for p in pairs for d in p}
    if len(reached) != w.replicas or w.t.place(args[0]) != WHOLE:
        return w.own(node, args)
    return args


def _is_own_place(w: Walk, start: Poly, size: int) -> bool:
    """Is a start the replica's number, times the size of a shard?"""
    if len(start) != 1:
        return False
    ((m, c),) = start.items()
    factors = [(w.t.atoms[n][0], place, e) for (n, _, place), e in w.t.parts(m)]
    return factors == [("own device number", OWN, FIRST)] and c is number(size)


@rule("partition_id", "replica_id")
def _device(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    counted = w.devices.replicas if node.op.name == "replica_id" else w.devices.partitions
    return w.own(node, args) if 1 < counted < w.replicas else [w.own_number() if counted > 1 else {}]


@rule("dynamic_slice")
def _dynamic_slice(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """A slice of what all replicas hold, at the replica's own place: its shard."""
    a, *starts = args
    sizes, shape = node.attrs["slice_sizes"], node.operands[0].shape
    cutting = [i for i, n in enumerate(shape) if sizes[i] != n]
    if w.t.place(a) == WHOLE and len(cutting) == 1 and w.replicas > 1 and w.examples is None:
        (axis,) = cutting
        if shape[axis] == sizes[axis] * w.replicas and _is_own_place(w, starts[axis], sizes[axis]):
            w.cuts.append((a, axis))
            return [w.t.cut(a, axis)]
    return w.opaque(node, args)
