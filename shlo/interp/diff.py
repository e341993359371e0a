"""``diff``: where two programs part, structurally.

Both graphs are hashed as :mod:`shlo.interp.skel` does, so what does not count there (internal names, the order of independent
nodes, duplicates, dead code) is no difference here: ``diff(a, b)`` is empty exactly if the skeletons are equal.  Nodes that
only one side has are paired by likeness (operator, operands, attributes, types), and a pair, once reported, counts as the same
from there on: one changed constant is one difference, not a cone of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice, zip_longest
from typing import Any, Final

from shlo.interp.skel import Hasher, skeleton
from shlo.ir.attributes import UNIT, spell
from shlo.ir.core import Function, Graph, Module, Node, Value
from shlo.ir.forms.base import FOREIGN
from shlo.ir.literal import Literal

WINDOW: Final = 24
"""How many unpaired nodes, in order, are looked at for a partner (besides those of equal name or operands)."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where two programs part.

    ``kind`` is module, function, input, output, changed, removed (only in the first), added (only in the second) or order.
    ``message`` says what; ``a`` and ``b`` are offsets in the two texts (None where there is nothing, or no text).
    """

    kind: str
    function: str
    message: str
    a: int | None = None
    b: int | None = None


def diff(a: Module, b: Module) -> list[Difference]:
    """The differences between two modules, in program order; empty if and only if their skeletons are equal."""
    if skeleton(a) == skeleton(b):
        return []
    found: list[Difference] = []
    for what in ("replicas", "partitions"):
        if a.count(what) != b.count(what):
            found.append(Difference("module", "", f"{what}: {a.count(what)} → {b.count(what)}"))
    walk = _Comparison(found)
    for fa, fb in _pair_functions(a, b):
        if fa is not None and fb is not None:
            walk.functions(fa, fb, names=True)
        elif fa is not None:
            found.append(Difference("function", fa.name, f"@{fa.name} is only in the first", fa.text_loc, None))
        elif fb is not None:
            found.append(Difference("function", fb.name, f"@{fb.name} is only in the second", None, fb.text_loc))
    return found or [Difference("module", "", "the public functions come in another order")]


def _pair_functions(a: Module, b: Module) -> Iterator[tuple[Function | None, Function | None]]:
    """Public functions of one name, then the others in the order of their names."""
    left = {n: f for n, f in sorted(a.functions.items()) if not f.private}
    right = {n: f for n, f in sorted(b.functions.items()) if not f.private}
    yield from ((left[n], right[n]) for n in left if n in right)
    yield from zip_longest(
        [f for n, f in left.items() if n not in right], [f for n, f in right.items() if n not in left]
    )


class _Comparison:
    """One comparison of two modules; called functions are compared once a pair."""

    def __init__(self, found: list[Difference]) -> None:
        self.found = found
        self.seen: set[tuple[Function, Function]] = set()
        self.function = ""
        self.places: tuple[int | None, int | None] = (None, None)

    def functions(self, fa: Function, fb: Function, *, names: bool) -> None:
        if (fa, fb) in self.seen:
            return
        self.seen.add((fa, fb))
        before = self.function, self.places
        self.function = fa.name if fa.name == fb.name else f"{fa.name} / {fb.name}"
        self.places = fa.text_loc, fb.text_loc
        self.graphs(fa.graph, fb.graph, Hasher(), Hasher(), names=names)
        self.function, self.places = before

    def report(self, kind: str, message: str, a: Node | None = None, b: Node | None = None) -> None:
        places = (a.loc if a else None, b.loc if b else None) if a or b else self.places
        self.found.append(Difference(kind, self.function, message, *places))

    # ---- one block against another

    def graphs(self, ga: Graph, gb: Graph, ha: Hasher, hb: Hasher, *, names: bool) -> None:
        """Compare two blocks.  The hashers know the values of the blocks around; ``names``: parameters have names."""
        count = len(self.found)
        ha.depth = hb.depth = max(ha.depth, hb.depth) + 1
        self.parameters(ga, gb, ha, hb, names)
        alive_a, alive_b = _alive(ga), _alive(gb)
        plain = Hasher()
        plain.env, plain.depth = dict(hb.env), hb.depth
        shared = {plain.node(n) for n in alive_b}
        digests: dict[bytes, Node] = {}
        for n in alive_a:
            digests.setdefault(ha.node(n), n)
        unpaired = _Unpaired((n for d, n in digests.items() if d not in shared), ha)
        paired: dict[bytes, Node] = {}
        reported: set[Node] = set()
        for nb in alive_b:
            digest = hb.node(nb)
            na = digests.get(digest) or paired.get(digest)  # a duplicate of what was paired goes where that went
            if na is None:
                na = unpaired.partner(nb, hb)
                if na is None:
                    reported.add(nb)
                    self.report("added", f"only in the second: {_spell(nb)}", None, nb)
                    continue
                self.pair(na, nb, ha, hb)
                paired[digest] = na
            unpaired.drop(na)
            hb.env.update(
                (vb, ha.env[va] if va is not None else b"none")
                for va, vb in zip_longest(na.results, nb.results)
                if vb is not None
            )
        for na in unpaired.left():
            reported.add(na)
            self.report("removed", f"only in the first: {_spell(na)}", na, None)
        self.results(ga, gb, ha, hb, reported)
        if len(self.found) == count:
            orders = [
                [h.env[n.results[0]] for n in alive if n.effect and n.results]
                for h, alive in ((ha, alive_a), (hb, alive_b))
            ]
            if orders[0] != orders[1]:
                self.report("order", "operations with effects come in another order")

    def parameters(self, ga: Graph, gb: Graph, ha: Hasher, hb: Hasher, names: bool) -> None:
        """Report inputs that differ; paired ones count as the same value."""
        depth = ha.depth
        ha.env.update((p, f"{depth}:first:{p.index}".encode()) for p in ga.params)
        hb.env.update((p, f"{depth}:second:{p.index}".encode()) for p in gb.params)
        partners: list[tuple[Any, Any]] = list(zip_longest(ga.params, gb.params))
        if names and {p.name for p in ga.params} == {p.name for p in gb.params} and len(ga.params) == len(gb.params):
            by_name = {p.name: p for p in gb.params}
            partners = [(p, by_name[p.name]) for p in ga.params]
        for pa, pb in partners:
            if pb is None:
                self.report("input", f"input {pa.index} '{pa.name}' ({pa.type}) is only in the first")
            elif pa is None:
                self.report("input", f"input {pb.index} '{pb.name}' ({pb.type}) is only in the second")
            else:
                hb.env[pb] = ha.env[pa]
                changes = [f"name: '{pa.name}' → '{pb.name}'"] if names and pa.name != pb.name else []
                changes += [f"position: {pa.index} → {pb.index}"] if pa.index != pb.index else []
                changes += [f"type: {pa.type} → {pb.type}"] if pa.type is not pb.type else []
                if changes:
                    self.report("input", f"input {pa.index} '{pa.name}': {', '.join(changes)}")

    def results(self, ga: Graph, gb: Graph, ha: Hasher, hb: Hasher, reported: set[Node]) -> None:
        if len(ga.results) != len(gb.results):
            self.report("output", f"results: {len(ga.results)} → {len(gb.results)}")
        for i, (va, vb) in enumerate(zip(ga.results, gb.results, strict=False)):
            if ha.env[va] != hb.env[vb] and va.node not in reported and vb.node not in reported:
                self.report("output", f"result {i}: {_name(va)} → {_name(vb)}", va.node, vb.node)

    # ---- one node against another

    def pair(self, na: Node, nb: Node, ha: Hasher, hb: Hasher) -> None:
        """Report what differs between two nodes taken for each other; what only follows from elsewhere is not said."""
        changes = []
        if na.op is not nb.op:
            changes.append(f"operation: {na.op.text_name} → {nb.op.text_name}")
        else:
            for name in na.attrs:
                old, new = na.attrs[name], nb.attrs[name]
                if ha.attribute(old) == hb.attribute(new):
                    continue
                if isinstance(old, Function) and isinstance(new, Function):
                    self.functions(old, new, names=False)
                elif isinstance(old, Graph) and isinstance(new, Graph):
                    inner = []
                    for hasher in (ha, hb):
                        within = Hasher()
                        within.env, within.depth = dict(hasher.env), hasher.depth
                        inner.append(within)
                    self.graphs(old, new, inner[0], inner[1], names=False)
                elif name == FOREIGN:
                    changes.extend(_foreign(dict(old), dict(new)))
                else:
                    changes.append(f"{name}: {_show(old)} → {_show(new)}")
        if len(na.operands) != len(nb.operands):
            changes.append(f"operands: {len(na.operands)} → {len(nb.operands)}")
        for i, (va, vb) in enumerate(zip(na.operands, nb.operands, strict=False)):
            if ha.env[va] != hb.env[vb]:
                changes.append(f"operand {i}: {_name(va)} → {_name(vb)}")
        follows = any(va.type is not vb.type for va, vb in zip(na.operands, nb.operands, strict=False))
        types = [_types(n.results) for n in (na, nb)]
        if types[0] != types[1] and (changes or not follows):
            changes.append(f"type: {types[0]} → {types[1]}")
        if changes:
            self.report("changed", f"{_spell(na)}: {', '.join(changes)}", na, nb)


class _Unpaired:
    """The first graph's nodes that still want a partner, in order."""

    def __init__(self, nodes: Iterable[Node], hasher: Hasher) -> None:
        self.hasher = hasher
        self.nodes = dict.fromkeys(nodes)
        self.by_operands: dict[tuple[bytes, ...], list[Node]] = {}
        self.by_name: dict[str, Node] = {}
        for node in self.nodes:
            self.by_name.setdefault(node.name, node)
            if node.operands:
                self.by_operands.setdefault(tuple(hasher.env[v] for v in node.operands), []).append(node)

    def drop(self, node: Node) -> None:
        self.nodes.pop(node, None)

    def left(self) -> list[Node]:
        return list(self.nodes)

    def partner(self, node: Node, hasher: Hasher) -> Node | None:
        """The unpaired node most like ``node``, or None if none is like it at all."""
        operands = tuple(hasher.env[v] for v in node.operands)
        candidates = dict.fromkeys(self.by_operands.get(operands, [])[:WINDOW])
        if node.name in self.by_name:
            candidates[self.by_name[node.name]] = None
        candidates.update(dict.fromkeys(islice(self.nodes, WINDOW)))
        best, most = None, _ALIKE - 1
        for candidate in candidates:
            if candidate in self.nodes:
                score = self.likeness(candidate, node, operands)
                if score > most:
                    best, most = candidate, score
        return best

    def likeness(self, a: Node, b: Node, operands: tuple[bytes, ...]) -> int:
        """How alike two nodes are; the second's operands come as digests.  A name that says something counts, %5 hardly."""
        score = 0
        mine = [self.hasher.env[v] for v in a.operands]
        if mine:
            score += 8 * sum(x == y for x, y in zip(mine, operands, strict=False)) // max(len(mine), len(operands))
        if a.op is b.op:
            score += 8
            score += 4 * (a.attrs == b.attrs)
        score += 2 * (_types(a.results) == _types(b.results))
        if a.name == b.name:
            score += 1 if a.name.isdigit() else 8
        return score


_ALIKE: Final = 10
"""Equal operators and equal types, or equal operands and equal types, are enough to be taken for each other."""


def _alive(graph: Graph) -> list[Node]:
    """The nodes that a result or an effect depends on."""
    needed = {v.node for v in graph.results}
    kept = []
    for node in reversed(graph.nodes):
        if node in needed or node.effect:
            kept.append(node)
            needed.update(v.node for v in node.operands)
            needed.update(v.node for region in node.regions for v in region.captures)
    return kept[::-1]


# --------------------------------------------------------------------------------------------------------- spelling


def _spell(node: Node) -> str:
    return f"{node.op.text_name} %{node.name}"


def _name(value: Value) -> str:
    """A value as the text calls it."""
    if value.node is None:
        return f"%{getattr(value, 'name', value.index)}"
    return f"%{value.node.name}" + (f"#{value.index}" if len(value.node.results) > 1 else "")


def _types(values: Sequence[Value]) -> str:
    return ", ".join(str(v.type) for v in values)


def _foreign(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """What differs between attributes of other dialects, by their own names."""
    spelled = [{k: "flag" if v is UNIT else spell(v, k) for k, v in side.items()} for side in (old, new)]
    return [
        f"{name}: {spelled[0].get(name, '—')} → {spelled[1].get(name, '—')}"
        for name in sorted(old.keys() | new.keys())
        if spelled[0].get(name) != spelled[1].get(name)
    ]


def _show(value: Any) -> str:
    """An attribute's value, short."""
    if isinstance(value, Literal):
        return f"{value.data} of {value.type}" if value.data.size == 1 else f"{value.type}[{value.data.size} elements]"
    return str(value.value if isinstance(value, Enum) else value)
