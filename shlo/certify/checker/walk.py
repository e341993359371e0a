"""The walk: each operation of a program against its claim, and what most operators do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from shlo.certify.checker.operators import LINEAR, NUMBERS, POINTWISE, RING, adds, spell
from shlo.certify.checker.terms import (
    FIRST,
    ONE,
    OWN,
    SHARE,
    WHOLE,
    Factor,
    Poly,
    Shape,
    Terms,
    add,
    axes_of,
    grow,
    number,
    refuse,
    scale,
)
from shlo.interp.skel import Hasher
from shlo.ir.core import CUT, OPERATORS, Graph, Node, Value
from shlo.ir.devices import Devices
from shlo.ir.errors import RuleError
from shlo.ir.ops.control import body_of, communicates, depends_on_device, repeats
from shlo.ir.ops.data import monoid_of
from shlo.ir.ops.elementwise import ELEMENTWISE
from shlo.ir.ops.quant import computes_quantized, each_alone
from shlo.ir.ops.sharding import manual_computation
from shlo.ir.types import DType, TensorType

Rule = Callable[..., list[Poly]]
RULES: Final[dict[str, Rule]] = {}


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Decorator: the rule of these operators."""

    def register(fn: Rule) -> Rule:
        RULES.update((name, fn) for name in names)
        return fn

    return register


def _laws(node: Node, law: Callable[..., Any], cuts: Sequence[int | None]) -> Sequence[Any]:
    """What cutting the operands so does to each result."""
    given = law(cuts, *node.op.arrange(node.operands), **node.attrs)
    return given if isinstance(given, tuple) else [given] * len(node.results)


class Walk:
    """One program's operations, each checked against its claim."""

    def __init__(
        self,
        terms: Terms,
        devices: Devices,
        claims: Sequence[Any],
        known: list[Any],
        examples: int | None = None,
        *,
        spmd: bool = False,
    ) -> None:
        self.spmd = spmd
        """Does every device of a mesh run the program?  Then only its regions say what each of them has."""
        self.examples = examples
        """If the proof holds however examples are dealt to replicas: how many there are."""
        self.t, self.devices, self.replicas = terms, devices, devices.count
        self.claims, self.next = claims, 0
        self.cuts: list[tuple[Poly, int]] = []
        """Of a program of whole values: what its SPMD regions cut, and along which axis."""
        self.known = known
        """Bodies of composites and calls already walked: (body, operands, results, replicas)."""

    def claim(self) -> Any:
        """The next claim."""
        if self.next >= len(self.claims):
            refuse("the certificate claims nothing about the rest of a program")
        self.next += 1
        return self.claims[self.next - 1]

    def block(self, graph: Graph, values: dict[Value, Any]) -> None:
        """Every operation of a block, in order."""
        for node in graph.nodes:
            args = [values[v] for v in node.operands]
            body = self.t.bodies.get(node, self)
            if body is self:
                body = self.t.bodies[node] = body_of(node)
            if node.op is manual_computation:
                results = self.region(node, args, values)
            elif body is not None:
                results = self.enter(node, body, args)
            else:
                results = self.step(node, args, values)
            if len(results) == len(node.results) == 1:
                values[node.results[0]] = results[0]
            else:
                values.update(zip(node.results, results, strict=True))

    def enter(self, node: Node, body: Graph, args: list[Any]) -> list[Any]:
        """A composite or a call: its body's operations, or those of an earlier application to the same terms, or atoms."""
        claim = self.claim()
        if isinstance(claim, list) and claim[:1] == ["kept"]:
            return self.keep(node, body, args, claim[1:])
        if claim is None:
            local: dict[Value, Any] = dict(zip(body.params, args, strict=True))
            at = len(self.known)
            self.known.append(None)
            self.block(body, local)
            results = [local[v] for v in body.results]
            self.known[at] = body, args, results, self.replicas
            return results
        if type(claim) is not int or not 0 <= claim < len(self.known) or self.known[claim] is None:
            refuse(f"{claim!r} is no earlier application")
        other, given, results, replicas = self.known[claim]
        alike = replicas == self.replicas or all(a is not None and self.t.place(a) == WHOLE for a in args)
        if other is not body or given != args or not alike or communicates(body):
            refuse(f"application {claim} is another one")
        return list(results)

    def keep(self, node: Node, body: Graph, args: list[Any], claimed: Sequence[Any]) -> list[Any]:
        """A composite of what all replicas hold alike, as a function of it that need not be known."""
        if not node.op.is_composite or communicates(body) or any(a is None or self.t.place(a) != WHOLE for a in args):
            refuse(f"{node.name}: {node.op.label} is no function of what all replicas hold")
        key = spell((tuple(node.attrs.values()), self.sizes(node, [None] * len(args))))
        found = [
            self.t.value(self.t.atom(node.op.text_name, key, args, v.type.shape, i)) for i, v in enumerate(node.results)
        ]
        if found != [self.t.term(p) for p in claimed]:
            refuse(f"{node.name} ({node.op.label}): its results are not the terms that are claimed")
        return [self.t.term(p) for p in claimed]

    def step(self, node: Node, args: list[Any], values: Mapping[Value, Any]) -> list[Any]:
        """One primitive."""
        claim = self.claim()
        if claim is None:  # nothing is claimed, so nothing is known
            return [None] * len(node.results)
        if self.spmd and depends_on_device(node):
            refuse(f"{node.name}: {node.op.label} depends on the device, outside any region")
        if type(claim) is int and not node.op.has_regions and None not in args:
            rule_ = Walk.rounded if computes_quantized(node) else RULES.get(node.op.name)
            term = self.t.term(claim)
            args = self.as_read(node, args)
            found = rule_(self, node, args) if rule_ is not None else self.other(node, args)
            if len(found) != 1 or len(node.results) != 1 or not self.agrees(node, found[0], term):
                refuse(f"{node.name} ({node.op.label}): its result is not the term that is claimed")
            return [term]
        first, *hints = claim if isinstance(claim, list) else [claim]
        claimed = [self.t.term(p) for p in (first if isinstance(first, list) else [first])]
        captured = {v: values[v] for region in node.regions for v in region.captures} if node.op.has_regions else {}
        if None in args or None in captured.values():
            refuse(f"{node.name}: it is claimed to be known, and its operands are not")
        if captured or (node.op.has_regions and any(map(communicates, node.regions))):
            found = self.enclosing(node, args, captured)
        else:
            given, args = RULES.get(node.op.name), self.as_read(node, args)
            given = Walk.rounded if computes_quantized(node) else given
            found = given(self, node, args, *hints) if given is not None else self.other(node, args)
        if len(found) != len(claimed) or len(found) != len(node.results):
            refuse(f"{node.name}: it has {len(node.results)} results")
        for mine, theirs in zip(found, claimed, strict=True):
            if not self.agrees(node, mine, theirs):
                refuse(f"{node.name} ({node.op.label}): its result is not the term that is claimed")
        return claimed

    def agrees(self, node: Node, mine: Poly, theirs: Poly) -> bool:
        """Is the result what is claimed?  A long sum may be one atom that is defined to be it."""
        return mine == theirs or (node.op.name == "add" and self.folds(node, mine, theirs))

    def region(self, node: Node, args: Sequence[Any], values: dict[Value, Any]) -> list[Any]:
        """An SPMD region over one mesh axis, inside a program of whole values."""
        shardings = (*node.attrs["in_shardings"], *node.attrs["out_shardings"])
        mesh = next((s.mesh for s in shardings), None)
        if (
            mesh is None
            or mesh.devices != tuple(range(mesh.size))
            or len(mesh.axes) != 1
            or self.replicas != 1
            or node.attrs["manual_axes"] != (mesh.axes[0][0],)
        ):
            return [None] * len(node.results)
        for sharding in shardings:
            named = [a for dim in sharding.dims for a in dim.axes]
            if sharding.unreduced or len(named) > 1 or any(a.extent(mesh) != mesh.size for a in named):
                return [None] * len(node.results)
        cuts = [next((i for i, dim in enumerate(s.dims) if dim.axes), None) for s in shardings]
        body, inner = node.attrs["body"], Walk(self.t, Devices(1, mesh.size), self.claims, self.known, self.examples)
        inner.next, inner.cuts = self.next, self.cuts
        local = {v: values[v] for v in body.captures}
        for param, axis, arg in zip(body.params, cuts, args, strict=False):
            local[param] = None if arg is None else self.t.cut(arg, axis)
            if arg is not None and axis is not None:
                self.cuts.append((arg, axis))
        inner.block(body, local)
        self.next = inner.next
        results: list[Any] = []
        for v, axis in zip(body.results, cuts[len(body.params) :], strict=True):
            fits = local[v] is not None and self.t.place(local[v]) == (WHOLE if axis is None else axis)
            results.append(self.t.whole(local[v]) if fits else None)
        return results

    def cut_inputs(self) -> dict[str, int | None]:
        """The inputs, as atoms spell them, that regions cut; where no input itself is, those that what is cut is made of."""
        direct: dict[str, int | None] = {}
        made_of = 0
        for a, axis in self.cuts:
            for n, dims, _ in (f for m in a for f, _ in self.t.parts(m)):
                if axis in dims:
                    op, name, _, shape, _ = self.t.atoms[n]
                    made_of |= self.t.inputs[n]
                    if op == "input":
                        direct.setdefault(name, axes_of(shape)[dims.index(axis)])
        return direct or {a[1]: None for i, a in enumerate(self.t.atoms) if made_of >> i & 1}

    # ---- what most operators do

    def own_number(self) -> Poly:
        """Which replica this is."""
        return self.t.value(self.t.atom("own device number", "None", (), ()), OWN)

    def folds(self, node: Node, p: Poly, q: Poly) -> bool:
        """Is q one atom that is defined to be p, or shares of one that were made as p says?"""
        t, place = self.t, self.t.place(p)
        if len(q) != 1 or place == OWN:
            return False
        ((_, c),) = q.items()
        if c.value <= 0:
            return False
        p = scale(p, c.inverse())
        atom = self.pointwise(node, "polynomial", "None", [self.total(p)] if place == SHARE else [p])
        if place == SHARE:
            (((n, dims, _), _),) = t.parts(next(iter(atom)))
            atom = t.one(n, dims, t.share("of", t.squeezed(p, t.axes(p))))
        return scale(atom, c) == q

    def total(self, a: Poly) -> Poly:
        """What the shares of all replicas add up to; each has what is whole beside them."""
        shares = {m: c for m, c in a.items() if self.t.info(m)[3]}
        return add(self.t.whole(shares), {m: c for m, c in a.items() if m not in shares}, number(self.replicas))

    def folded(self, node: Node, p: Poly, hint: int) -> Poly:
        """p, or the atom ``hint`` that is defined to be p."""
        if hint == -1:
            return p
        q = self.t.term(hint)
        return q if self.folds(node, p, q) else refuse(f"{node.name}: term {hint} is not its operand")

    def as_read(self, node: Node, args: list[Poly]) -> list[Poly]:
        """Where the operator reads an integer as a number, one that was computed may have wrapped around: an atom of its own."""
        types = [v.type.dtype if isinstance(v.type, TensorType) else None for v in (*node.operands, *node.results)]
        integers = [t is not None and t.is_integer for t in types[: len(args)]]
        if not any(integers) or (node.op.name in RING and len({t for t in types if t and t.kind != "bool"}) == 1):
            return args
        return [
            self.pointwise(node, "integer", spell(v.dtype.name), [a], v.shape)
            if whole and not self.is_number(a, v.dtype)
            else a
            for a, v, whole in zip(args, node.operands, integers, strict=True)
        ]

    def is_number(self, a: Poly, dtype: DType) -> bool:
        """One atom that no arithmetic made, or surely in range."""
        if len(a) == 1:
            ((i, c),) = a.items()
            parts = self.t.parts(i)
            if c is ONE and len(parts) == 1 and parts[0][1] == FIRST and self.t.atoms[parts[0][0][0]][0] in NUMBERS:
                return True
        return self.fits(a, dtype)

    def fits(self, a: Poly, dtype: DType) -> bool:
        """Whatever values its atoms take, is the term of the type?"""
        least, most = dtype.limits
        reached = self.bounds(a)
        return reached is not None and least <= reached[0] and reached[1] <= most

    def bounds(self, a: Poly) -> tuple[Fraction, Fraction] | None:
        """The least and the most that a term comes to, each of whose atoms is a whole number up to a known one."""
        least, most = Fraction(0), Fraction(0)
        for i, c in a.items():
            reached = 1
            for (n, *_), e in self.t.parts(i):
                op, shape = self.t.atoms[n][0], self.t.atoms[n][3]
                known = {"compare": 1, "own device number": self.replicas - 1, "iota": shape[0] - 1 if shape else 0}
                if op not in known or e % FIRST:
                    return None
                reached *= known[op] ** (e // FIRST)
            constant = i == self.t.empty
            least += c.value if constant else min(c.value * reached, Fraction(0))
            most += c.value if constant else max(c.value * reached, Fraction(0))
        return least, most

    def pointwise(self, node: Node, op: str, attrs: str, args: Sequence[Poly], shape: Shape | None = None) -> Poly:
        """An elementwise function, on the axes that its operands vary along."""
        t, place = self.t, self.t.meet(args)
        used = t.axes(*args)
        if place in (SHARE, OWN):
            place, inner = OWN, [t.squeezed(a, used) for a in args]
        else:
            inner = [t.squeezed(t.whole(a), used) for a in args]
        shape = grow(node.results[0].shape if shape is None else shape, place, self.replicas)
        n = t.atom(op, attrs, inner, tuple(shape[d] for d in used))
        dims = tuple(d for d in used if shape[d] != 1)
        return t.one(n, dims, dims.index(place) if place >= 0 else place)

    def root(self, node: Node, a: Poly, exponent: Fraction) -> Poly:
        """a to a rational power.

        √(x·y) is √x·√y only where no sign is lost: at most one factor does not stand under a root already, with an odd exponent.
        """
        t, natural = self.t, exponent.denominator == 1
        if len(a) == 1:
            ((i, c),) = a.items()
            plain = [e // FIRST for _, e in t.parts(i) if e % FIRST == 0]
            if i == t.empty and exponent == -1:
                return {i: c.inverse()}
            raised = self.raised(i, exponent)
            if raised is not None and (
                natural or (c is ONE and (not plain or (len(plain) == 1 and plain[0] % 2 == 1)))
            ):
                return {raised: number(c.value ** int(exponent)) if natural else ONE}
        c = t.content(a, signed=False)
        ((m, _),) = self.pointwise(node, "polynomial", "None", [scale(a, c.inverse())]).items()
        raised = self.raised(m, exponent)
        if raised is None:
            return self.pointwise(node, "power", spell(exponent), [a])
        if natural or c is ONE:
            return {raised: number(c.value ** int(exponent)) if natural else ONE}
        base = t.mono((((t.atom("number", spell(c.value), (), ()), (), WHOLE), FIRST),))
        rooted = self.raised(base, exponent)
        if rooted is None:
            n = t.atom("number", spell((c.value, exponent)), (), ())
            rooted = t.mono((((n, (), WHOLE), FIRST),))
        return {t.join(raised, rooted): ONE}

    def raised(self, i: int, exponent: Fraction) -> int | None:
        """A monomial to a power, None where the exponents are no twelfths."""
        top, bottom = exponent.numerator, exponent.denominator
        m = self.t.parts(i)
        if any(e * top % bottom for _, e in m):
            return None
        return self.t.mono(tuple((f, e * top // bottom) for f, e in m))

    def rounded(self, node: Node, args: list[Poly]) -> list[Poly]:
        """An operator on quantised elements: a function of what all replicas hold alike, or element by element."""
        name, attrs = f"quantised {node.op.name}", tuple(node.attrs.values())
        types = tuple(v.dtype.name for v in (*node.operands, *node.results))
        if each_alone(node):
            return [self.pointwise(node, name, spell((attrs, types)), args)]
        key = spell(((attrs, self.sizes(node, [None] * len(args))), types))
        alike = all(self.t.place(a) == WHOLE for a in args) and not depends_on_device(node)
        place = WHOLE if alike else OWN
        return [self.t.value(self.t.atom(name, key, args, v.type.shape, i), place) for i, v in enumerate(node.results)]

    def other(self, node: Node, args: list[Poly]) -> list[Poly]:
        """An operator without a rule: an elementwise one, or an atom."""
        if depends_on_device(node) and (self.replicas > 1 or not node.op.collective):
            refuse(f"{node.name}: nothing is known of what {node.op.label} gives")
        if node.op.name in POINTWISE:
            return [self.pointwise(node, node.op.name, spell(tuple(node.attrs.values())), args)]
        return self.opaque(node, args)

    def opaque(self, node: Node, args: list[Poly]) -> list[Poly]:
        """Any operator as an atom at the place its cut law says; numbers and scalars pass operands that it is linear in."""
        t, name = self.t, node.op.name
        groups = LINEAR.get(name, ())
        if (name == "pad" and args[1]) or (name in ("reduce_window", "select_and_scatter") and not adds(node)):
            groups = ()
        if name == "scatter":
            body = node.attrs["update_computation"]
            groups = groups if len(args) == 3 and monoid_of(body) is OPERATORS["add"] else ()
        factor: Poly = {t.empty: ONE}
        args = list(args)
        # Of i·x the real part is not i times that of x: what makes real numbers of complex ones lets no complex one through.
        parts = node.operands[0].dtype.kind == "complex" != node.results[0].dtype.kind
        for group in groups:
            given = [args[i] for i in group if args[i]]
            if not given:
                return [{} for _ in node.results]
            c = t.content(given[0], signed=True)
            scalars = self.scalars(given[0]) if len(given) == 1 and not parts else t.empty
            inverse = self.raised(scalars, Fraction(-1))
            factor = t.times(factor, {scalars: c})
            for i in group:
                args[i] = t.times(args[i], {inverse if inverse is not None else refuse(""): c.inverse()})
        if node.op in ELEMENTWISE:
            return [t.times(factor, self.pointwise(node, name, spell(tuple(node.attrs.values())), args))]
        shares = [i for i, a in enumerate(args) if t.place(a) == SHARE]
        if not shares or OWN in map(t.place, args) or any(t.place(a) >= 0 for a in args):
            return [t.times(factor, v) for v in self.atoms(node, args)]
        fixed = [i for g in groups if shares[0] in g for i in g if i != shares[0]]
        linear = any(shares[0] in g for g in groups) and not any(args[i] for i in fixed)
        if len(shares) != 1 or not linear or len(node.results) != 1:
            return [t.times(factor, v) for v in self.own(node, args)]
        return [t.times(factor, v) for v in self.atoms(node, args)]

    def scalars(self, a: Poly) -> int:
        """The largest monomial of whole scalars that divides a."""
        common: dict[Factor, int] | None = None
        for i in a:
            here = {f: e for f, e in self.t.parts(i) if not f[1]}
            if common is None:
                common = here
            else:
                common = {f: min(e, here[f]) for f, e in common.items() if f in here and (e > 0) == (here[f] > 0)}
        found = tuple(sorted((common or {}).items()))
        return self.t.mono(() if any(f[2] != WHOLE for f, _ in found) else found)

    def atoms(self, node: Node, args: Sequence[Poly]) -> list[Poly]:
        """The results as atoms: of whole operands, of operands cut as the operator's law allows, or of one that is a share."""
        t, places = self.t, [self.t.place(a) for a in args]
        cuts = [p if p >= 0 else None for p in places]
        cut, shared = any(p >= 0 for p in places), SHARE in places
        if OWN in places or (cut and shared):
            return self.own(node, args)
        laws: Sequence[Any] = [None] * len(node.results)
        attrs, shapes = dict(node.attrs), [v.type.shape for v in node.results]
        if cut:
            law = CUT.find(node.op)
            if law is None:
                return self.own(node, args)
            laws = _laws(node, law, cuts)
            if "couples" in laws:
                cuts = self.alike(node, args, cuts)
                laws = _laws(node, law, cuts)
            truths = [v.dtype.kind == "bool" for v in node.results]  # whose sum is "or"
            if "couples" in laws or any(b and law in ("sum", "mean") for b, law in zip(truths, laws, strict=True)):
                return self.own(node, args)
            if "shape" in attrs and isinstance(laws[0], int):
                attrs["shape"] = grow(attrs["shape"], laws[0], self.replicas)
            for name in ("limit_indices", "slice_sizes"):
                if name in attrs and cuts[0] not in attrs.get("operand_batching_dims", ()):
                    attrs[name] = grow(attrs[name], cuts[0], self.replicas)
            shapes = [
                grow(s, w if isinstance(w, int) else None, self.replicas) for s, w in zip(shapes, laws, strict=True)
            ]
            dealt = all(self.in_any_order(s[w]) for s, w in zip(shapes, laws, strict=True) if isinstance(w, int))
            if not dealt or not self.exists(node, cuts, attrs, shapes):
                return self.own(node, args)
        inner = [self.total(a) if t.place(a) == SHARE else t.whole(a) for a in args]
        key = spell((tuple(attrs.values()), self.sizes(node, cuts)))
        values = []
        for i, (shape, law) in enumerate(zip(shapes, laws, strict=True)):
            n = t.atom(node.op.name, key, inner, shape, i)
            if isinstance(law, int):
                values.append(t.value(n, 0, law))
            elif law in ("sum", "mean"):
                values.append(scale(t.value(n, t.share("cut", *cuts)), number(self.replicas if law == "mean" else 1)))
            else:
                values.append(t.value(n, t.share("of", *args) if shared else WHOLE))
        return values

    def alike(self, node: Node, args: Sequence[Poly], cuts: Sequence[int | None]) -> list[int | None]:
        """What does not vary along the axis that others are cut along has equal shards there: it may count as cut."""
        where = {(a, v.shape[a]) for v, a in zip(node.operands, cuts, strict=True) if a is not None}
        axis, size = where.pop()
        if where:
            return list(cuts)
        return [
            axis if a is None and v.shape[axis : axis + 1] == (size,) and axis not in self.t.axes(p) else a
            for v, a, p in zip(node.operands, cuts, args, strict=True)
        ]

    def in_any_order(self, size: int) -> bool:
        """May a value be cut along an axis of this (whole) size?"""
        return self.examples is None or size % self.examples == 0

    def own(self, node: Node, args: Sequence[Poly], key: str | None = None) -> list[Poly]:
        """Results of which nothing is known but what they were made of."""
        if key is None:
            key = spell((tuple(node.attrs.values()), self.sizes(node, [None] * len(args))))
        name = f"own {node.op.name}"
        atoms = [self.t.atom(name, key, args, v.type.shape, i) for i, v in enumerate(node.results)]
        return [self.t.value(n, OWN) for n in atoms]

    def exists(self, node: Node, cuts: Sequence[int | None], attrs: Any, shapes: Sequence[Shape]) -> bool:
        """Does the operator take the whole operands and give results of these shapes?"""
        types = [v.type.with_shape(grow(v.shape, a, self.replicas)) for v, a in zip(node.operands, cuts, strict=True)]
        try:
            results, _ = node.op.infer(tuple(types), attrs)
        except RuleError:
            return False
        return [r.shape for r in results if isinstance(r, TensorType)] == list(shapes)

    def sizes(self, node: Node, cuts: Sequence[int | None]) -> Any:
        """The whole operands' sizes, and their element types where those are not floats (or where the operator reads bits)."""
        bits = node.op.name in ("bitcast_convert", "custom_call")
        return tuple(
            (grow(v.shape, a, self.replicas), "" if v.dtype.is_float and not bits else v.dtype.name)
            for v, a in zip(node.operands, cuts, strict=True)
        )

    def enclosing(self, node: Node, args: Sequence[Poly], captured: Mapping[Value, Poly]) -> list[Poly]:
        """An operator whose regions read values around them, all of it the same everywhere."""
        if not all(map(repeats, node.regions)):
            refuse(f"{node.name}: nothing is known of what a region of {node.op.label} gives")
        everything = (*args, *captured.values())
        hasher = Hasher()
        hasher.env.update((v, f"captured {i} {v.type}".encode()) for i, v in enumerate(captured))
        key = tuple(hasher.attribute(a) for a in node.attrs.values()), self.sizes(node, [None] * len(args))
        if any(map(communicates, node.regions)) or any(self.t.place(a) != WHOLE for a in everything):
            return self.own(node, everything, spell(key))
        return [
            self.t.value(self.t.atom(node.op.name, spell(key), everything, v.shape, i))
            for i, v in enumerate(node.results)
        ]

    def sole(self, a: Poly, op: str, attrs: str, dims: tuple[int, ...]) -> Poly | None:
        """What the one atom was made of (placed as the replicas hold it) that a value is, None where it is another."""
        ((m, _),) = a.items()
        if len(self.t.parts(m)) != 1:
            return None
        (((n, along, place), e),) = self.t.parts(m)
        name, key, args, *_ = self.t.atoms[n]
        if e != FIRST or name != op or key != attrs or along != dims:
            return None
        inner = self.t.origin(place) if place <= SHARE else self.t.term(args[0])
        if place >= 0 and (len(inner) != 1 or len(self.t.parts(next(iter(inner)))) != 1):
            return None
        return inner

    def sole_place(self, a: Poly) -> int:
        """The place of the one factor that a value is."""
        ((m, _),) = a.items()
        return self.t.parts(m)[0][0][2]
