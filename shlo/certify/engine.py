"""How one program's values are written in :mod:`shlo.certify.terms`: the walk's state, and what most operators do.

The families' rules fill the table :data:`RULES`; an operator without one becomes an atom, its operands' rational and scalar
content pulled out where it is linear, and its place on the replicas is what its own ``cut`` law says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from shlo.certify.operators import (
    LINEAR,
    NUMBERS,
    POINTWISE,
    READS_FORMAT,
    RING,
    adds_truths,
    attribute_key,
    captured_key,
    grown,
    keys_of,
    scatter_adds,
    sums,
    takes_parts,
    whole_attributes,
)
from shlo.certify.reasons import ONLY_IN_ORDER, TRUTHS, mixture, not_linear, uncut
from shlo.certify.terms import (
    E1,
    ONE,
    OWN,
    SHARE,
    UNIT,
    WHOLE,
    ZERO,
    Atom,
    Atoms,
    Monomial,
    Poly,
    accumulate,
    add,
    common_scalars,
    content,
    made_whole,
    number,
    number_factor,
    power,
    rename,
    rootable,
    scale,
    split_scalars,
    times,
    whole,
)
from shlo.interp.skel import Hasher
from shlo.ir.core import CUT, Node, Value
from shlo.ir.devices import Devices
from shlo.ir.errors import RuleError, ShloError
from shlo.ir.ops.control import communicates, depends_on_device, repeats
from shlo.ir.ops.elementwise import ELEMENTWISE
from shlo.ir.ops.quant import computes_quantized, each_alone
from shlo.ir.types import DType, Shape, TensorType

WIDEST: Final = 300
"""A product of more monomials than this is kept as an atom: expanding further costs more than it could prove."""


Rule = Callable[["Rules", Node, list[Poly]], Sequence[Poly]]

RULES: dict[str, Rule] = {}
"""By operator name; other operators are atoms."""


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Decorator: the rule of these operators."""

    def register(fn: Rule) -> Rule:
        RULES.update((name, fn) for name in names)
        return fn

    return register


class Rules:
    """One program's walk: the atoms both programs share, the number of replicas, and where values parted."""

    def __init__(self, atoms: Atoms, devices: Devices, *, spmd: bool = False) -> None:
        self.atoms, self.devices, self.replicas = atoms, devices, devices.count
        self.spmd = spmd
        """Is it a program of whole values of which every device of a mesh runs a copy?  Outside its regions nothing is known then
        of what depends on the device."""
        self.parted: dict[Node, str] = {}
        """The program's own nodes at which a value stopped relating to the single-device program, and why."""
        self.made: dict[int, Node] = {}
        """The program's own node in which each atom was first made."""
        self.redundant: dict[Node, None] = {}
        """The program's own collectives that add up what is the same on all replicas."""
        self.warnings: dict[Node, str] = {}
        """What holds over the reals but is unwise in floating point."""
        self.folded: dict[Poly, Poly] = {}
        """Long sums that were made one atom."""
        self.log: list[Any] | None = None
        """The results of every primitive, in order, for a certificate."""
        self.examples: int | None = None
        """If a proof must hold however examples are dealt to replicas: how many there are.  Then shards are of examples (or of
        blocks of as many elements for each), in some order, and nothing may depend on which."""
        self.cuts: list[tuple[Poly, int]] = []
        """Of a program of whole values: what its SPMD regions cut, and along which axis."""
        self.inside: Node | None = None
        """The composite or call of the program itself whose body is being walked."""

    def apply(self, node: Node, args: list[Poly], captured: Mapping[Value, Poly] | None = None) -> Sequence[Poly]:
        """The values of a node's results; ``captured`` has those that its regions read."""
        before = len(self.atoms.list)
        if captured or any(map(communicates, node.regions)):
            values: Sequence[Poly] = self.enclosing(node, args, captured or {})
        else:
            try:
                values = self._apply(node, args)
            except (ShloError, MemoryError):
                raise
            except Exception as error:  # a bug must not become a verdict: nothing is known of what comes out
                what = " ".join(f"{type(error).__name__}: {error}".split())
                self.part(node, f"the rule for {node.op.label} failed ({what}): a bug in shlo")
                values = self.unknown(node, args)
        for n in range(before, len(self.atoms.list)):
            self.made[n] = self.inside or node
        return values

    def _apply(self, node: Node, args: list[Poly]) -> Sequence[Poly]:
        name, args = node.op.name, self.as_read(node, args)
        if self.spmd and depends_on_device(node):
            self.part(node, "it depends on the device, outside the region that says what each has")
            return self.unknown(node, args)
        if computes_quantized(node):
            return self.rounded(node, args)
        found = RULES.get(name)
        if found is not None:
            return found(self, node, args)
        if name in POINTWISE:
            return [self.pointwise(node, name, attribute_key(node), args)]
        if depends_on_device(node) and (self.replicas > 1 or not node.op.collective):
            return self.unknown(node, args)
        return self.opaque(node, args)

    def unknown(self, node: Node, args: Sequence[Poly]) -> list[Poly]:
        """Nothing is known of what it gives, not even that it gives the same again (or the same on another replica)."""
        name, here = f"unknown {node.op.name}", len(self.atoms.list)
        shapes = [v.type.shape if isinstance(v.type, TensorType) else () for v in node.results]
        return [self.atoms.value(Atom(name, here, tuple(args), s, i), OWN) for i, s in enumerate(shapes)]

    def rounded(self, node: Node, args: list[Poly]) -> list[Poly]:
        """An operator on quantised elements: a function of what all replicas hold alike, or element by element."""
        name = f"quantised {node.op.name}"
        types = tuple(v.dtype.name for v in (*node.operands, *node.results))
        if each_alone(node):
            return [self.pointwise(node, name, (attribute_key(node), types), args)]
        key = self._own_key(node), types
        alike = all(a.place[0] == WHOLE for a in args) and not depends_on_device(node)
        if not alike:
            self.part(node, f"{node.op.label} of quantised elements rounds on every replica")
        place = WHOLE if alike else OWN
        return [
            self.atoms.value(Atom(name, key, tuple(args), v.type.shape, i), place) for i, v in enumerate(node.results)
        ]

    def as_read(self, node: Node, args: list[Poly]) -> list[Poly]:
        """The operands as the operator reads them: where it takes an integer for a number, one that integer arithmetic made is an
        atom, for it may have wrapped around."""
        given = [v.type.dtype if isinstance(v.type, TensorType) else None for v in (*node.operands, *node.results)]
        if not any(t is not None and t.is_integer for t in given[: len(args)]):
            return args
        if node.op.name in RING and len({t for t in given if t is not None and t.kind != "bool"}) == 1:
            return args
        return [
            self.pointwise(node, "integer", t.name, [a], shape=v.shape)
            if t is not None and t.is_integer and not self.is_number(a, t)
            else a
            for a, v, t in zip(args, node.operands, given, strict=False)
        ]

    def is_number(self, a: Poly, dtype: DType) -> bool:
        """Is an integer surely the number that its term says: in range, or an atom alone that no arithmetic made?"""
        found = a.single
        if found is not None and found[1] == 1 and len(found[0]) == 1:
            (((n, *_), e),) = found[0]
            if e == E1 and self.atoms.list[n].op in NUMBERS:
                return True
        return self.fits(a, dtype)

    def fits(self, a: Poly, dtype: DType) -> bool:
        """Are all values of a term of this integer type, as far as is known?"""
        found = self.bounds(a)
        least, most = dtype.limits
        return found is not None and found[0] >= least and found[1] <= most

    def bounds(self, a: Poly) -> tuple[Fraction, Fraction] | None:
        """Between what numbers a term of constants, comparisons and positions lies; None where it is made of anything else."""
        low = high = Fraction(0)
        for m, c in a.terms.items():
            top = 1
            for (n, *_), e in m:
                largest = self._largest(self.atoms.list[n])
                if largest is None or e % E1:
                    return None
                top *= largest ** (e // E1)
            ends = (c * top, c * 0 if m else c)
            low, high = low + min(ends), high + max(ends)
        return low, high

    def _largest(self, atom: Atom) -> int | None:
        """The largest value of an atom that is a whole number from 0 on."""
        if atom.op == "iota":
            return atom.shape[0] - 1
        return {"compare": 1, "own device number": self.replicas - 1}.get(atom.op)

    def times(self, a: Poly, b: Poly) -> Poly | None:
        """a · b, or None where it would grow too wide."""
        if len(a) * len(b) > WIDEST:
            return None
        return times(a, b, self.atoms.indicators)

    def total(self, a: Poly) -> Poly:
        """What all replicas' values add up to, of shares of a sum: what is whole beside them counts R times."""
        terms: dict[Monomial, Fraction] = {}
        for m, c in a.terms.items():
            shared = any(f[2] <= SHARE for f, _ in m)
            accumulate(terms, made_whole(m), c if shared else c * self.replicas)
        return Poly(terms)

    # ---- places

    def placed(self, args: Sequence[Poly]) -> tuple[int, int]:
        """The common place of several values that meet: see :attr:`Poly.place`."""
        if len(args) == 1:
            return args[0].place
        places = [a.place for a in args]
        kinds = {p[0] for p in places}
        if OWN in kinds:
            return OWN, 0
        if 0 in kinds:
            axes = {p[1] for p in places if p[0] == 0}
            if len(axes) > 1 or SHARE in kinds:
                return OWN, 0
            axis = axes.pop()
            varies = any(axis in f[1] for a, p in zip(args, places, strict=True) if p[0] == WHOLE for f in a.factors())
            return (OWN, 0) if varies else (0, axis)
        return (SHARE, 0) if SHARE in kinds else (WHOLE, 0)

    def whole_shape(self, shape: Shape, place: tuple[int, int]) -> Shape:
        """The single-device shape of a value that has ``shape`` on one replica."""
        kind, axis = place
        return tuple(n * self.replicas if i == axis else n for i, n in enumerate(shape)) if kind == 0 else shape

    def in_any_order(self, size: int) -> bool:
        """May a value be cut along an axis of this (whole) size, if examples are dealt in any order?"""
        return self.examples is None or size % self.examples == 0

    def on(self, devices: Devices) -> Rules:
        """The same walk on other devices, for a region: what parts or is made there, parted and was made in this one."""
        inner = Rules(self.atoms, devices)
        inner.parted, inner.made, inner.inside = self.parted, self.made, self.inside
        inner.folded, inner.log, inner.examples, inner.cuts = self.folded, self.log, self.examples, self.cuts
        return inner

    def own(self, node: Node, args: Sequence[Poly]) -> list[Poly]:
        """Results of which nothing is known but what they were made of."""
        key, name, before = self._own_key(node), node.op.name, len(self.atoms.list)
        values = [
            self.atoms.value(Atom(f"own {name}", key, tuple(args), v.type.shape, i), OWN)
            for i, v in enumerate(node.results)
        ]
        self.made.update((n, self.inside or node) for n in range(before, len(self.atoms.list)))
        return values

    def part(self, node: Node, why: str) -> None:
        """Note that a value became a replica's own here."""
        self.parted.setdefault(self.inside or node, why)

    # ---- atoms

    def pointwise(
        self,
        node: Node,
        op: str,
        attrs: Any,
        args: Sequence[Poly],
        *,
        indicator: bool = False,
        shape: Shape | None = None,
    ) -> Poly:
        """An elementwise function of values, on the axes they vary along: exp of a broadcast is the broadcast of exp.

        ``shape`` is theirs where it is not that of the node's result.
        """
        place = self.placed(args)
        if place[0] == SHARE:
            self.part(node, not_linear(node))
            place = (OWN, 0)
        elif place[0] == OWN and not any(f[2] == OWN for a in args for f in a.factors()):
            self.part(node, mixture(f for a in args for f in a.factors()))
        used = sorted({d for a in args for f in a.factors() for d in f[1]})
        axes = {d: i for i, d in enumerate(used)}
        shape = self.whole_shape(node.results[0].shape if shape is None else shape, place)
        inner = tuple(rename(a if place[0] == OWN else whole(a), axes) for a in args)
        atom = Atom(op, attrs, inner, tuple(shape[d] for d in used))
        n = self.atoms.number(atom)
        if indicator:
            self.atoms.indicators.add(n)
        dims = tuple(d for d in used if shape[d] != 1)
        at = dims.index(place[1]) if place[0] == 0 else place[0]
        return Poly({(((n, dims, at), E1),): ONE})

    def frozen(self, node: Node, a: Poly, exponent: Fraction) -> Poly:
        """a to a power that is not a positive integer (or a too wide to expand)."""
        found = a.single
        if found is not None and (found[1] == 1 or exponent.denominator == 1):
            m, c = found
            raised = power(m, exponent)
            if raised is not None and (exponent.denominator == 1 or rootable(m)):
                return Poly({raised: c ** int(exponent) if c != 1 else ONE})
        c, primitive = content(a, signed=False)
        factor = self._root(c, exponent)
        ((m, _),) = self.pointwise(node, "polynomial", None, [primitive]).terms.items()
        raised = power(m, exponent)
        if raised is None:
            return self.pointwise(node, "power", exponent, [a])
        return times(factor, Poly({raised: ONE}), self.atoms.indicators)

    def _root(self, c: Fraction, exponent: Fraction) -> Poly:
        if exponent.denominator == 1:
            return number(c ** int(exponent))
        if c == 1:
            return UNIT
        root = power(((number_factor(self.atoms, c), E1),), exponent)
        return self._whole_number_power(c, exponent) if root is None else Poly({root: ONE})

    def _whole_number_power(self, c: Fraction, exponent: Fraction) -> Poly:
        return Poly({((number_factor(self.atoms, (c, exponent)), E1),): ONE})

    def opaque(self, node: Node, args: list[Poly]) -> list[Poly]:
        """Any operator as an atom: linear content out, place by its cut law."""
        groups = LINEAR.get(node.op.name, ())
        if node.op.name == "pad" and args[1]:
            groups = ()
        if node.op.name in ("reduce_window", "select_and_scatter") and not sums(node):
            groups = ()
        if node.op.name == "scatter" and not scatter_adds(node):
            groups = ()
        factor, args = self._pull_content(groups, args, scalars=not takes_parts(node))
        if factor is None:
            return [ZERO] * len(node.results)
        if node.op in ELEMENTWISE:
            value = self.pointwise(node, node.op.name, attribute_key(node), args)
            return [times(factor, value, self.atoms.indicators)]
        kinds = {a.place[0] for a in args}
        if SHARE in kinds and OWN not in kinds and 0 not in kinds:
            return self._of_shares(node, groups, args, factor)
        kind = OWN if OWN in kinds or {0, SHARE} <= kinds else 0 if 0 in kinds else WHOLE
        return [times(factor, r, self.atoms.indicators) for r in self._atoms(node, args, kind)]

    def settled(self, node: Node, a: Poly) -> Poly:
        """A long sum as one atom, so that the sums along a deep network do not pile up."""
        return self._fold(node, a) if a.place[0] != OWN else a

    def _fold(self, node: Node, a: Poly) -> Poly:
        folded = self._frozen_share(node, a) if a.place[0] == SHARE else self.frozen(node, a, ONE)
        if folded is not a:
            self.folded[a] = folded
        return folded

    def _frozen_share(self, node: Node, a: Poly) -> Poly:
        """Shares of several sums as shares of the one atom that these come to together."""
        total = self.total(a)
        if len(total) < 2:  # they cancel, or come to a power
            return a
        ((m, c),) = self.frozen(node, total, ONE).terms.items()
        (((n, dims, _), _),) = m
        origin = rename(scale(a, 1 / c), {d: i for i, d in enumerate(dims)})
        return Poly({(((n, dims, self.atoms.share((origin,))), E1),): c})

    def frozen_whole(self, node: Node, a: Poly) -> Poly:
        """a as one factor, where multiplying it out would grow too wide."""
        return a if len(a) == 1 else self._fold(node, a)

    def _pull_content(
        self, groups: Sequence[tuple[int, ...]], args: list[Poly], *, scalars: bool
    ) -> tuple[Poly | None, list[Poly]]:
        """Rational factors and scalar factors move out of the operands an operator is linear in; None: it is zero."""
        factor = UNIT
        args = list(args)
        for group in groups:
            given = [args[i] for i in group if args[i]]
            if not given:
                return None, args
            c, _ = content(given[0])
            common = common_scalars(given[0]) if len(given) == 1 and scalars else ()
            if any(f[2] != WHOLE for f, _ in common):
                common = ()
            out = Poly({common: c})
            inverse = Poly({power(common, Fraction(-1)) or (): 1 / c})
            factor = times(factor, out, self.atoms.indicators)
            for i in group:
                if args[i]:
                    args[i] = times(args[i], inverse, self.atoms.indicators)
        return factor, args

    def _of_shares(self, node: Node, groups: Sequence[tuple[int, ...]], args: list[Poly], factor: Poly) -> list[Poly]:
        """An operator on shares of sums: where it is linear in them, a share of its value on the sum."""
        shares = [i for i, a in enumerate(args) if a.place[0] == SHARE]
        # Jointly linear in operands of which another is not zero: the shares of all replicas would add that one up R times.
        alone = any(shares[0] in g and not any(args[i] for i in g if i != shares[0]) for g in groups)
        if len(shares) != 1 or not alone or len(node.results) != 1:
            self.part(node, not_linear(node))
            return [times(factor, r, self.atoms.indicators) for r in self._atoms(node, args, OWN)]
        return [times(factor, v, self.atoms.indicators) for v in self._atoms(node, args, SHARE)]

    def _atoms(self, node: Node, args: Sequence[Poly], kind: int) -> list[Poly]:
        """The results as atoms.  ``kind`` says how the replicas hold the operands: some cut (0), all WHOLE, a SHARE, or OWN."""
        laws: Sequence[Any] = [None] * len(node.results)
        axes = [a.place[1] if a.place[0] == 0 else None for a in args]
        if kind == 0:
            found = CUT.find(node.op)
            for viewed in (axes, self._viewed(node, args, axes)):
                given = found(viewed, *node.op.arrange(node.operands), **node.attrs) if found is not None else "couples"
                laws = list(given) if isinstance(given, tuple) else [given] * len(node.results)
                if "couples" not in laws:
                    axes = viewed
                    break
            if "couples" in laws:
                self.part(node, uncut(node))
                kind = OWN
            elif adds_truths(node, laws):
                self.part(node, TRUTHS)
                kind = OWN
        elif kind == OWN and not any(f[2] == OWN for a in args for f in a.factors()):
            self.part(node, mixture(f for a in args for f in a.factors()))
        name, attrs = node.op.name, node.attrs
        shapes = [v.type.shape for v in node.results]
        if kind == 0:
            attrs = whole_attributes(node, axes, laws, self.replicas)
            shapes = [
                self.whole_shape(shape, (0, law)) if isinstance(law, int) else shape
                for shape, law in zip(shapes, laws, strict=True)
            ]
            if not all(self.in_any_order(s[law]) for s, law in zip(shapes, laws, strict=True) if isinstance(law, int)):
                self.part(node, ONLY_IN_ORDER)
                kind = OWN
            elif not self._exists(node, axes, attrs, shapes):
                self.part(node, f"{node.op.label} has no single-device counterpart at the global sizes")
                kind = OWN
        if kind == OWN:
            key = self._own_key(node)
            return [
                self.atoms.value(Atom(f"own {name}", key, tuple(args), v.type.shape, i), OWN)
                for i, v in enumerate(node.results)
            ]
        inner = tuple(self.total(a) if a.place[0] == SHARE else whole(a) for a in args)
        key = keys_of(attrs), self._sizes(node, axes)
        values = []
        for i, (shape, law) in enumerate(zip(shapes, laws, strict=True)):
            place, cut = WHOLE, 0
            if isinstance(law, int):
                place, cut = 0, law
            elif law in ("sum", "mean"):
                place = self.atoms.share(tuple(axes))
            elif kind == SHARE:
                place = self.atoms.share(tuple(args))
            value = self.atoms.value(Atom(name, key, inner, shape, i), place, cut)
            values.append(scale(value, Fraction(self.replicas)) if law == "mean" else value)
        return values

    def _viewed(self, node: Node, args: Sequence[Poly], axes: list[int | None]) -> list[int | None]:
        """The cuts, where a whole operand that does not vary along the cut axis counts as cut there too: its shards are alike."""
        cut = {(a, v.shape[a]) for v, a in zip(node.operands, axes, strict=True) if a is not None}
        if len(cut) != 1:
            return axes
        ((k, size),) = cut
        alike = [
            a is None and k < v.rank and v.shape[k] == size and not any(k in f[1] for f in p.factors())
            for v, a, p in zip(node.operands, axes, args, strict=True)
        ]
        return [k if same else a for a, same in zip(axes, alike, strict=True)]

    def _sizes(self, node: Node, axes: Sequence[int | None]) -> tuple[Any, ...]:
        """The operands' shapes on one device, and their types where they are not of reals.

        A value says only along which axes it varies, an operator may read more: a product over n equal elements is a power.
        """
        read = node.op.name in READS_FORMAT
        return tuple(
            (
                grown(v.shape, a, self.replicas) if a is not None else v.shape,
                "" if v.dtype.is_float and not read else v.dtype.name,
            )
            for v, a in zip(node.operands, axes, strict=True)
        )

    def _own_key(self, node: Node) -> Any:
        """What an operator does to what a replica itself has: its attributes, and the operands' sizes and types there."""
        return keys_of(node.attrs), self._sizes(node, [None] * len(node.operands))

    def enclosing(self, node: Node, args: list[Poly], captured: Mapping[Value, Poly]) -> list[Poly]:
        """An operator whose regions read values around them, or communicate: known where all of it is the same everywhere."""
        hasher = Hasher()
        hasher.env.update((v, captured_key(i, v)) for i, v in enumerate(captured))
        key = (tuple(hasher.attribute(a) for a in node.attrs.values()), self._sizes(node, [None] * len(args)))
        everything = (*args, *captured.values())
        alone = not any(map(communicates, node.regions))
        if alone and all(a.place[0] == WHOLE for a in everything):
            return [
                self.atoms.value(Atom(node.op.name, key, everything, v.shape, i)) for i, v in enumerate(node.results)
            ]
        self.part(
            node,
            f"a region of {node.op.label} reads values that the replicas do not hold alike"
            if alone
            else f"a region of {node.op.label} communicates",
        )
        if not all(map(repeats, node.regions)):
            return self.unknown(node, everything)
        name = f"own {node.op.name}"
        return [self.atoms.value(Atom(name, key, everything, v.shape, i), OWN) for i, v in enumerate(node.results)]

    def _exists(self, node: Node, axes: Sequence[int | None], attrs: Any, shapes: Sequence[Shape]) -> bool:
        """Does the operator accept the whole operands, and give results of these shapes?"""
        types = [v.type for v in node.operands]
        whole_types = tuple(
            t if a is None else t.with_shape(grown(t.shape, a, self.replicas)) for t, a in zip(types, axes, strict=True)
        )
        try:
            results, _ = node.op.infer(whole_types, attrs)
        except RuleError:
            return False
        return [t.shape for t in results if isinstance(t, TensorType)] == list(shapes)

    def each(self, node: Node, a: Poly, make: Callable[[Monomial], Poly | None]) -> Poly:
        """A linear operator of one operand, monomial by monomial; ``make`` may know a shortcut, else an atom is made."""
        total = ZERO
        for m, c in a.terms.items():
            scalars, rest = split_scalars(m)
            value = make(rest)
            if value is None:
                one = Poly({rest: ONE})
                others = [ZERO] * (len(node.operands) - 1)
                (value,) = self._atoms(node, [one, *others], one.place[0])
            total = add(total, scale(times(value, Poly({scalars: ONE}), self.atoms.indicators), c))
        return total
