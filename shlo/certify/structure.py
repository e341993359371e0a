"""Moving and summing: broadcasts and transposes rename axes, a sum over axes pulls out the factors that do not vary along them,
and reshapes, concatenations and slices find again what others took apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from shlo.certify.engine import Rules, rule
from shlo.certify.operators import grown
from shlo.certify.reasons import ONLY_IN_ORDER, mixture
from shlo.certify.terms import (
    E1,
    ONE,
    OWN,
    SHARE,
    WHOLE,
    ZERO,
    Atom,
    Factor,
    Monomial,
    Poly,
    add,
    rename,
    scale,
    split_scalars,
    times,
    whole,
    wide,
)
from shlo.ir.core import CUT, OPERATORS, Node
from shlo.ir.ops.data import monoid_of
from shlo.ir.types import Shape


@rule("broadcast_in_dim")
def _broadcast(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    places = node.attrs["broadcast_dimensions"]
    operand, result = node.operands[0], node.results[0]
    spread = {i for i, axis in enumerate(places) if operand.shape[i] != result.shape[axis]}
    if any(d in spread for f in args[0].factors() for d in f[1]):
        return r.opaque(node, args)  # a shard of one example repeated: no longer a shard
    return [rename(args[0], dict(enumerate(places)))]


@rule("transpose")
def _transpose(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    permutation = node.attrs["permutation"]
    return [rename(args[0], {axis: i for i, axis in enumerate(permutation)})]


@rule("reshape")
def _reshape(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """Axes that a reshape leaves alone are renamed, and axes of size 1 come and go; the rest is an atom on the axes it merges or
    splits, and undoes an earlier one."""
    kind, cut = args[0].place
    before, after = node.operands[0].shape, node.results[0].shape
    if 0 in before:  # axes of no element cannot be told apart
        return r.opaque(node, args)
    to: Any = None
    if kind == 0:
        to = CUT.of(node.op)([cut], node.operands[0], **node.attrs)
        if to == "couples":
            return r.opaque(node, args)
        before, after = grown(before, cut, r.replicas), grown(after, to, r.replicas)
        if not r.in_any_order(after[to]):
            r.part(node, ONLY_IN_ORDER)
            return r.own(node, args)
    reshaping = Reshaping(before, after, cut if kind == 0 else None, to)
    total = ZERO
    for m, c in args[0].terms.items():
        total = add(total, scale(reshaping.monomial(r, m), c))
    return [total]


class Reshaping:
    """How a reshape takes axes to axes: ``kept`` maps those it leaves alone, ``groups`` are the merged and split ones."""

    def __init__(self, before: Shape, after: Shape, cut: int | None, to: int | None) -> None:
        self.before, self.after, self.cut, self.to = before, after, cut, to
        self.kept: dict[int, int] = {}
        self.groups: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        old, new = list(wide(before)), list(wide(after))
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
                self.kept[mine[0]] = theirs[0]
            else:
                self.groups.append((tuple(mine), tuple(theirs)))

    def monomial(self, r: Rules, m: Monomial) -> Poly:
        """One monomial reshaped."""
        moved = [f for f, _ in m if any(d not in self.kept for d in f[1])]
        if not moved:
            return rename(Poly({m: ONE}), self.kept)
        axes = {d for f in moved for d in f[1]}
        touched = [g for g in self.groups if axes & set(g[0])]
        old = sorted(axes | {d for g in touched for d in g[0]})
        new = sorted({self.kept[d] for d in old if d in self.kept} | {d for g in touched for d in g[1]})
        inner = Poly({tuple((f, e) for f, e in m if f in moved): ONE})
        outer = rename(Poly({tuple((f, e) for f, e in m if f not in moved): ONE}), self.kept)
        shapes = tuple(self.before[d] for d in old), tuple(self.after[d] for d in new)
        value = self._undone(r, inner, shapes, old, new)
        if value is None:
            kind = inner.place[0]
            kind = OWN if kind == 0 and self.to is None else kind  # beside others that are not cut alike
            given = rename(inner if kind == OWN else whole(inner), {d: i for i, d in enumerate(old)})
            atom = Atom("own reshape" if kind == OWN else "reshape", shapes, (given,), shapes[1])
            at = new.index(self.to) if kind == 0 and self.to is not None else 0
            placed = rename(inner, {d: i for i, d in enumerate(old)})
            place = r.atoms.share((placed,)) if kind == SHARE else kind
            value = rename(r.atoms.value(atom, place, at), dict(enumerate(new)))
        return times(value, outer, r.atoms.indicators)

    def _undone(
        self, r: Rules, inner: Poly, shapes: tuple[Shape, Shape], old: list[int], new: list[int]
    ) -> Poly | None:
        """What an earlier reshape started from, if this one goes back to it."""
        ((m, _),) = inner.terms.items()
        ((factor, exponent), *others) = m
        atom = r.atoms.list[factor[0]]
        if others or exponent != E1 or atom.op != "reshape" or atom.attrs != shapes[::-1] or factor[1] != tuple(old):
            return None
        if factor[2] <= SHARE:
            (placed,) = r.atoms.origin(factor[2])
            return rename(placed, dict(enumerate(new)))
        start = rename(atom.args[0], dict(enumerate(new)))
        if factor[2] == WHOLE:
            return start
        if len(start) != 1 or len(next(iter(start.terms))) != 1:
            return None
        (((f, e),), c) = next(iter(start.terms.items()))
        if self.to not in f[1]:
            return None
        return Poly({((((f[0], f[1], f[1].index(self.to))), e),): c})


@rule("concatenate")
def _concatenate(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """A sum of zero-padded pieces, so that each piece keeps its own place and a slice gets it back."""
    axis = node.attrs["dimension"]
    joined = _rejoined(r, node, args)
    if joined is not None:
        r.folded[joined] = joined
        return [joined]
    total, size, at = ZERO, node.results[0].shape[axis], 0
    for operand, value in zip(node.operands, args, strict=True):
        length = operand.shape[axis]
        if any(f[2] >= 0 and f[1][f[2]] == axis for f in value.factors()):
            return list(r.opaque(node, args))
        shape = tuple(n for i, n in enumerate(operand.shape))
        for m, c in value.terms.items():
            total = add(total, scale(_piece(r, node, m, shape, (axis, at, size)), c))
        at += length
    return [total]


def _rejoined(r: Rules, node: Node, args: list[Poly]) -> Poly | None:
    """The value whose slices, one behind the other, the operands are; None where that is not seen."""
    axis, total, seen = node.attrs["dimension"], ZERO, False
    for m, c in args[0].terms.items():
        for f, e in m:
            back = _unsliced(r, f, axis) if e == E1 else None
            if back is not None:
                others = Poly({tuple((g, d) for g, d in m if g != f): ONE})
                total, seen = add(total, scale(times(back, others, r.atoms.indicators), c)), True
                break
        else:
            total = add(total, Poly({m: c}))
    sizes, at = node.results[0].shape, 0
    if not seen or total.place == (0, axis) or _lengths(r, total, axis) != {sizes[axis]}:
        return None
    for operand, value in zip(node.operands, args, strict=True):
        ranges = [(at, at + operand.shape[axis], 1) if i == axis else (0, n, 1) for i, n in enumerate(sizes)]
        if _slices(r, total, sizes, ranges) != value:
            return None
        at += operand.shape[axis]
    return total


def _lengths(r: Rules, a: Poly, axis: int) -> set[int]:
    """How long the factors of a value are that vary along an axis."""
    of_atom = {n: [size for size in r.atoms.list[n].shape if size != 1] for n, _, _ in a.factors()}
    return {of_atom[n][dims.index(axis)] for n, dims, _ in a.factors() if axis in dims}


def _unsliced(r: Rules, factor: Factor, axis: int) -> Poly | None:
    """What a factor is a slice of along one axis of the value, None where it is none."""
    atom = r.atoms.list[factor[0]]
    if atom.op != "slice" or factor[2] == OWN:
        return None
    inner = atom.args[0]
    sizes = {d for f in inner.factors() for d in f[1]}
    dims, axes = iter(factor[1]), dict[int, int]()
    for i, n in enumerate(atom.shape):
        axes[i] = next(dims) if n != 1 else axis
    if len(set(axes.values())) != len(axes) or axis not in axes.values() or not sizes <= axes.keys():
        return None
    return _placed(r, inner, factor, axes)


def _sole(r: Rules, a: Poly, op: str) -> Atom | None:
    """The atom of this kind that a value is, axis for axis, or None."""
    found = a.single
    if found is None or found[1] != 1 or len(found[0]) != 1:
        return None
    ((factor, exponent),) = found[0]
    atom = r.atoms.list[factor[0]]
    return atom if atom.op == op and exponent == E1 and factor[1] == wide(atom.shape) else None


def _piece(r: Rules, node: Node, m: Monomial, shape: Shape, where: tuple[int, int, int]) -> Poly:
    """One monomial of shape ``shape``, padded with zeros along an axis: (axis, start, size of the result there).

    The atom has only the axes that the monomial varies along, and the padded one.
    """
    axis, start, size = where
    scalars, others = split_scalars(m)
    rest = Poly({others: ONE})
    kind, cut = rest.place
    if kind == OWN:
        r.part(node, "concatenate joins values that are only this replica's own")
    full = r.whole_shape(shape, rest.place)
    used = sorted({d for f, _ in others for d in f[1]} | {axis})
    placed = rename(rest, {d: i for i, d in enumerate(used)})
    inner = placed if kind == OWN else whole(placed)
    at, sizes = used.index(axis), tuple(full[d] for d in used)
    nested = _sole(r, inner, "piece")
    if nested is not None and nested.attrs[0][0] == at and kind != OWN:  # a piece of a piece is one piece
        (_, inside, _), sizes = nested.attrs
        start, inner = start + inside, nested.args[0]
        if kind == SHARE:
            ((((_, _, place), _),),) = placed.terms
            (placed,) = r.atoms.origin(place)
    result = tuple(size if i == at else n for i, n in enumerate(sizes))
    atom = Atom("piece", ((at, start, size), sizes), (inner,), result)
    place = r.atoms.share((placed,)) if kind == SHARE else kind
    value = r.atoms.value(atom, place, used.index(cut) if kind == 0 else 0)
    return times(rename(value, dict(enumerate(used))), Poly({scalars: ONE}), r.atoms.indicators)


@rule("slice_")
def _slice(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """What does not vary along the sliced axes passes; a piece of a concatenation is found again; the rest is an atom on the axes
    it varies along."""
    ranges = list(zip(node.attrs["start_indices"], node.attrs["limit_indices"], node.attrs["strides"], strict=True))
    sizes = node.operands[0].shape
    cutting = {i for i, n in enumerate(sizes) if ranges[i] != (0, n, 1)}
    kind, cut = args[0].place
    if not cutting or (kind == 0 and cut in cutting):
        return args if not cutting else r.opaque(node, args)
    return [_slices(r, args[0], sizes, ranges)]


def _slices(r: Rules, a: Poly, sizes: Shape, ranges: list[tuple[int, int, int]]) -> Poly:
    """A slice of a value that is not cut along a sliced axis as a whole."""
    cutting, total = {i for i, n in enumerate(sizes) if ranges[i] != (0, n, 1)}, ZERO
    for m, c in a.terms.items():
        total = add(total, scale(_sliced(r, m, sizes, ranges, cutting), c))
    return total


def _sliced(r: Rules, m: Monomial, sizes: Shape, ranges: list[tuple[int, int, int]], cutting: set[int]) -> Poly:
    moved = tuple((f, e) for f, e in m if cutting & set(f[1]))
    kept = Poly({tuple((f, e) for f, e in m if not cutting & set(f[1])): ONE})
    if not moved:
        return kept
    inner = Poly({moved: ONE})
    value = _unpacked(r, moved, ranges, cutting)
    if value is None:
        kind, cut = inner.place
        kind = OWN if kind == 0 and cut in cutting else kind
        used, sizes = sorted({d for f, _ in moved for d in f[1]}), r.whole_shape(sizes, (kind, cut))
        whole_ranges = tuple(ranges[d] if d in cutting else (0, sizes[d], 1) for d in used)
        placed = rename(inner, {d: i for i, d in enumerate(used)})
        given = placed if kind == OWN else whole(placed)
        shape = tuple(-(-(limit - start) // stride) for start, limit, stride in whole_ranges)
        atom = Atom("own slice" if kind == OWN else "slice", whole_ranges, (given,), shape)
        place = r.atoms.share((placed,)) if kind == SHARE else kind
        value = rename(r.atoms.value(atom, place, used.index(cut) if kind == 0 else 0), dict(enumerate(used)))
    return times(value, kept, r.atoms.indicators)


def _unpacked(r: Rules, m: Monomial, ranges: list[tuple[int, int, int]], cutting: set[int]) -> Poly | None:
    """The piece of a concatenation that a slice takes out, zero where it takes another, None where it is neither."""
    if len(cutting) != 1 or len(m) != 1:
        return None
    ((factor, exponent),) = m
    atom = r.atoms.list[factor[0]]
    if exponent != E1 or atom.op != "piece":
        return None
    (along, at, _), sizes = atom.attrs
    axes = dict(zip(wide(atom.shape), factor[1], strict=True))
    (axis,) = cutting
    if axes.get(along) != axis:
        return None
    start, limit, stride = ranges[axis]
    if limit <= at or start >= at + sizes[along]:
        return ZERO
    if (start, limit, stride) == (at, at + sizes[along], 1):
        return _placed(r, atom.args[0], factor, axes)
    if stride == 1 and start <= at and at + sizes[along] <= limit:  # the piece and zeros around it
        size = limit - start
        shape = tuple(size if i == along else n for i, n in enumerate(atom.shape))
        smaller = Atom("piece", ((along, at - start, size), sizes), atom.args, shape)
        return Poly({(((r.atoms.number(smaller), factor[1], factor[2]), E1),): ONE})
    return None


def _placed(r: Rules, argument: Poly, factor: Factor, axes: Mapping[int, int]) -> Poly | None:
    """What the atom of a factor was made of (in the value's axes), at the factor's place."""
    place = factor[2]
    if place <= SHARE:
        (placed,) = r.atoms.origin(place)
        return rename(placed, axes)
    inner = rename(argument, axes)
    if place in (WHOLE, OWN):
        return inner
    found = inner.single
    if found is None:
        return None
    m, c = found
    axis = factor[1][place]
    return Poly({tuple(sorted(((f[0], f[1], f[1].index(axis) if axis in f[1] else WHOLE), e) for f, e in m)): c})


@rule("reduce")
def _reduce(r: Rules, node: Node, args: list[Poly]) -> Sequence[Poly]:
    """Σ over axes: factors that do not vary along them come out, and independent factors are summed apart."""
    adds = len(args) == 2 and monoid_of(node.attrs["body"]) is OPERATORS["add"] and node.results[0].dtype.kind != "bool"
    if not adds:
        return r.opaque(node, args)
    dimensions = frozenset(node.attrs["dimensions"])
    shape = node.operands[0].shape
    kept = {d: i for i, d in enumerate(d for d in range(len(shape)) if d not in dimensions)}
    total = args[1]
    for m, c in args[0].terms.items():
        total = add(total, scale(_summed(r, node, m, dimensions), c))
    renamed = rename(add(total, scale(args[1], Fraction(-1))), {**{d: d for d in range(len(shape))}, **kept})
    return [add(renamed, args[1])]


def _summed(r: Rules, node: Node, m: Monomial, dimensions: frozenset[int]) -> Poly:
    """The sum of one monomial, its axes not yet renumbered."""
    shape = node.operands[0].shape
    outside = tuple((f, e) for f, e in m if not dimensions & set(f[1]))
    result = Poly({outside: ONE})
    open_, covered = [(f, e) for f, e in m if dimensions & set(f[1])], set[int]()
    while open_:
        group = [open_.pop()]
        axes = set(dimensions & set(group[0][0][1]))
        grew = True
        while grew:
            more = [fe for fe in open_ if axes & set(fe[0][1])]
            grew = bool(more)
            for fe in more:
                open_.remove(fe)
                group.append(fe)
                axes |= dimensions & set(fe[0][1])
        covered |= axes
        result = times(result, _sum_atom(r, node, tuple(sorted(group)), axes), r.atoms.indicators)
    count = 1
    for d in dimensions - covered:
        count *= shape[d]
    return scale(result, Fraction(count))


def _sum_atom(r: Rules, node: Node, m: Monomial, axes: set[int]) -> Poly:
    value = Poly({m: ONE})
    kind, cut = value.place
    if kind == OWN and not any(f[2] == OWN for f, _ in m):
        r.part(node, mixture(f for f, _ in m))
    used = sorted({d for f, _ in m for d in f[1]})
    shape = r.whole_shape(node.operands[0].shape, (kind, cut))
    order = {d: i for i, d in enumerate(used)}
    placed = rename(value, order)
    inner = placed if kind == OWN else whole(placed)
    left = [d for d in used if d not in axes]
    # A sum of a sum is one sum: over all axes at once.
    atom = Atom("sum", tuple(order[d] for d in used if d in axes), (inner,), tuple(shape[d] for d in left))
    place = kind
    if kind == SHARE:
        place = r.atoms.share((placed,))
    elif kind == 0 and cut in axes:
        place = r.atoms.share((order[cut],))
    dims = tuple(d for d in left if shape[d] != 1)
    at = dims.index(cut) if place == 0 else place
    return Poly({(((r.atoms.number(atom), dims, at), E1),): ONE})
