"""What each primitive does to values written in :mod:`shlo.certify.terms`.

Ring arithmetic is polynomial arithmetic.  Broadcasts and transposes rename axes.  A sum over axes pulls out the factors that
do not vary along them.  Everything else makes an atom, its operands' rational and scalar content pulled out where it is
linear, and its place on the replicas is what the operator's own ``cut`` law says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final

import numpy as np

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
    Factor,
    Monomial,
    Poly,
    accumulate,
    add,
    common_scalars,
    content,
    made_whole,
    number,
    power,
    rename,
    scale,
    times,
    whole,
    wide,
)
from shlo.interp.den import World, said
from shlo.interp.skel import Hasher, anonymous_skeleton
from shlo.ir.core import CUT, OPERATORS, Attrs, Function, Graph, Node, Value
from shlo.ir.devices import Devices
from shlo.ir.errors import RuleError, ShloError
from shlo.ir.literal import Literal
from shlo.ir.ops.data import is_zero, monoid_of
from shlo.ir.ops.elementwise import ELEMENTWISE
from shlo.ir.types import Shape, TensorType

WIDEST: Final = 300
"""A product of more monomials than this is kept as an atom: expanding further costs more than it could prove."""

LONGEST: Final = 12
"""A sum of more monomials becomes an atom: residual networks add on and on."""

MASKED: Final = 3
"""Likewise where a sum passes through a relu's backward."""

BUSY: Final = 9
"""Likewise for the long factors of a product with more monomials than this."""

Rule = Callable[["Rules", Node, list[Poly]], Sequence[Poly]]

RULES: dict[str, Rule] = {}
"""By operator name; other operators are atoms."""

POINTWISE: Final = frozenset(
    [
        "exponential",
        "exponential_minus_one",
        "log",
        "log_plus_one",
        "tanh",
        "logistic",
        "sine",
        "cosine",
        "tan",
        "floor",
        "ceil",
        "round_nearest_even",
        "round_nearest_afz",
        "sign",
        "cbrt",
        "atan2",
        "remainder",
        "is_finite",
        "erf",
        "popcnt",
        "shift_left",
        "shift_right_logical",
        "shift_right_arithmetic",
        "xor",
        "count_leading_zeros",
    ]
)

LINEAR: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "convolution": ((0,), (1,)),
    "dot_general": ((0,), (1,)),
    "reshape": ((0,),),
    "reverse": ((0,),),
    "slice_": ((0,),),
    "pad": ((0, 1),),
    "reduce_window": ((0,),),
    "select_and_scatter": ((1,),),
    "gather": ((0,),),
    "dynamic_slice": ((0,),),
    "dynamic_update_slice": ((0, 1),),
    "fft": ((0,),),
}
"""Groups of operands in which an operator is jointly linear, the others fixed."""


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Decorator: the rule of these operators."""

    def register(fn: Rule) -> Rule:
        RULES.update((name, fn) for name in names)
        return fn

    return register


class Rules:
    """One program's walk: the atoms both programs share, the number of replicas, and where values parted."""

    def __init__(self, atoms: Atoms, devices: Devices) -> None:
        self.atoms, self.devices, self.replicas = atoms, devices, devices.count
        self.parted: dict[Node, str] = {}
        """The program's own nodes at which a value stopped relating to the single-device program, and why."""
        self.made: dict[int, Node] = {}
        """The program's own node in which each atom was first made."""
        self.redundant: dict[Node, None] = {}
        """The program's own collectives that add up what is the same on all replicas."""
        self.warnings: dict[Node, str] = {}
        """What holds over the reals but is unwise in floating point."""
        self.inside: Node | None = None
        """The composite or call of the program itself whose body is being walked."""

    def apply(self, node: Node, args: list[Poly], captured: Mapping[Value, Poly] | None = None) -> Sequence[Poly]:
        """The values of a node's results; ``captured`` has those that its regions read."""
        before = len(self.atoms.list)
        if captured or any(map(communicates, node.regions)):
            values: Sequence[Poly] = self.enclosing(node, args, captured or {})
        else:
            values = self._apply(node, args)
        for n in range(before, len(self.atoms.list)):
            self.made[n] = self.inside or node
        return values

    def _apply(self, node: Node, args: list[Poly]) -> Sequence[Poly]:
        name = node.op.name
        found = RULES.get(name)
        if found is not None:
            return found(self, node, args)
        if name in POINTWISE:
            return [self.pointwise(node, name, attribute_key(node), args)]
        if not node.op.pure or name == "rng" or (node.op.collective and self.replicas > 1):
            # Nothing is known of what it gives, not even that it gives the same again (or the same on another replica).
            shapes = [v.type.shape for v in node.results if isinstance(v.type, TensorType)]
            return [
                self.atoms.value(Atom(f"own {name}", id(node), tuple(args), s, i), OWN) for i, s in enumerate(shapes)
            ]
        return self.opaque(node, args)

    def times(self, a: Poly, b: Poly) -> Poly | None:
        """a · b, or None where it would grow too wide."""
        if len(a) * len(b) > WIDEST:
            return None
        return times(a, b, self.atoms.indicators)

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

    def on(self, devices: Devices) -> Rules:
        """The same walk on other devices, for a region: what parts or is made there, parted and was made in this one."""
        inner = Rules(self.atoms, devices)
        inner.parted, inner.made, inner.inside = self.parted, self.made, self.inside
        return inner

    def own(self, node: Node, args: Sequence[Poly]) -> list[Poly]:
        """Results of which nothing is known but what they were made of."""
        key, name, before = _keys(node.attrs), node.op.name, len(self.atoms.list)
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

    def pointwise(self, node: Node, op: str, attrs: Any, args: Sequence[Poly], *, indicator: bool = False) -> Poly:
        """An elementwise function of values, on the axes they vary along: exp of a broadcast is the broadcast of exp."""
        place = self.placed(args)
        if place[0] == SHARE:
            self.part(node, not_linear(node))
            place = (OWN, 0)
        elif place[0] == OWN and not any(f[2] == OWN for a in args for f in a.factors()):
            self.part(node, mixture(f for a in args for f in a.factors()))
        used = sorted({d for a in args for f in a.factors() for d in f[1]})
        axes = {d: i for i, d in enumerate(used)}
        shape = self.whole_shape(node.results[0].type.shape, place)
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
        root = power(((_number_factor(self.atoms, c), E1),), exponent)
        return self._whole_number_power(c, exponent) if root is None else Poly({root: ONE})

    def _whole_number_power(self, c: Fraction, exponent: Fraction) -> Poly:
        return Poly({((_number_factor(self.atoms, (c, exponent)), E1),): ONE})

    def opaque(self, node: Node, args: list[Poly]) -> list[Poly]:
        """Any operator as an atom: linear content out, place by its cut law."""
        groups = LINEAR.get(node.op.name, ())
        if node.op.name == "pad" and args[1]:
            groups = ()
        if node.op.name in ("reduce_window", "select_and_scatter") and not sums(node):
            groups = ()
        factor, args = self._pull_content(groups, args)
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
        """A long sum as one atom, so that the sums along a deep network do not pile up; not before it has a place."""
        return self.frozen(node, a, ONE) if a.place[0] in (WHOLE, 0) else a

    def frozen_whole(self, node: Node, a: Poly) -> Poly:
        """a as one factor, where multiplying it out would grow too wide."""
        return a if len(a) == 1 else self.frozen(node, a, ONE)

    def _pull_content(self, groups: Sequence[tuple[int, ...]], args: list[Poly]) -> tuple[Poly | None, list[Poly]]:
        """Rational factors and scalar factors move out of the operands an operator is linear in; None: it is zero."""
        factor = UNIT
        args = list(args)
        for group in groups:
            given = [args[i] for i in group if args[i]]
            if not given:
                return None, args
            c, _ = content(given[0])
            scalars = common_scalars(given[0]) if len(given) == 1 else ()
            if any(f[2] != WHOLE for f, _ in scalars):
                scalars = ()
            out = Poly({scalars: c})
            inverse = Poly({power(scalars, Fraction(-1)) or (): 1 / c})
            factor = times(factor, out, self.atoms.indicators)
            for i in group:
                if args[i]:
                    args[i] = times(args[i], inverse, self.atoms.indicators)
        return factor, args

    def _of_shares(self, node: Node, groups: Sequence[tuple[int, ...]], args: list[Poly], factor: Poly) -> list[Poly]:
        """An operator on shares of sums: where it is linear in them, a share of its value on the sum."""
        shares = [i for i, a in enumerate(args) if a.place[0] == SHARE]
        if len(shares) != 1 or not any(shares[0] in g for g in groups) or len(node.results) != 1:
            self.part(node, not_linear(node))
            return [times(factor, r, self.atoms.indicators) for r in self._atoms(node, args, OWN)]
        (k,) = shares
        total = ZERO
        for m, c in args[k].terms.items():
            one = Poly({m: ONE})
            given = [one if i == k else a for i, a in enumerate(args)]
            kind = one.place[0]
            (value,) = self._atoms(node, given, kind)
            total = add(total, scale(value, c))
        return [times(factor, total, self.atoms.indicators)]

    def _atoms(self, node: Node, args: Sequence[Poly], kind: int) -> list[Poly]:
        """The results as atoms.  ``kind`` says how the replicas hold the operands: some cut (0), all WHOLE, a SHARE, or OWN."""
        laws: Sequence[Any] = [None] * len(node.results)
        axes = [a.place[1] if a.place[0] == 0 else None for a in args]
        if kind == 0:
            found = CUT.find(node.op)
            given = found(axes, *node.op.arrange(node.operands), **node.attrs) if found is not None else "couples"
            laws = list(given) if isinstance(given, tuple) else [given] * len(node.results)
            if "couples" in laws:
                self.part(node, f"{node.op.label} mixes the examples of this replica's shard")
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
            if not self._exists(node, axes, attrs, shapes):
                self.part(node, f"{node.op.label} has no single-device counterpart at the global sizes")
                kind = OWN
        if kind == OWN:
            key = _keys(node.attrs)
            return [
                self.atoms.value(Atom(f"own {name}", key, tuple(args), v.type.shape, i), OWN)
                for i, v in enumerate(node.results)
            ]
        inner, key = tuple(map(whole, args)), (_keys(attrs), self._sizes(node, axes))
        values = []
        for i, (shape, law) in enumerate(zip(shapes, laws, strict=True)):
            place, cut = (
                (0, law) if isinstance(law, int) else (SHARE if law in ("sum", "mean") or kind == SHARE else WHOLE, 0)
            )
            value = self.atoms.value(Atom(name, key, inner, shape, i), place, cut)
            values.append(scale(value, Fraction(self.replicas)) if law == "mean" else value)
        return values

    def _sizes(self, node: Node, axes: Sequence[int | None]) -> tuple[Any, ...]:
        """The operands' shapes on one device, and their types where they are not of reals.

        A value says only along which axes it varies, an operator may read more: a product over n equal elements is a power.
        """
        return tuple(
            (_grown(v.shape, a, self.replicas) if a is not None else v.shape, "" if v.dtype.is_float else v.dtype.name)
            for v, a in zip(node.operands, axes, strict=True)
        )

    def enclosing(self, node: Node, args: list[Poly], captured: Mapping[Value, Poly]) -> list[Poly]:
        """An operator whose regions read values around them, or communicate: known where all of it is the same everywhere."""
        hasher = Hasher()
        hasher.env.update((v, f"captured {i}".encode()) for i, v in enumerate(captured))
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
        name = f"own {node.op.name}"
        return [self.atoms.value(Atom(name, key, everything, v.shape, i), OWN) for i, v in enumerate(node.results)]

    def _exists(self, node: Node, axes: Sequence[int | None], attrs: Any, shapes: Sequence[Shape]) -> bool:
        """Does the operator accept the whole operands, and give results of these shapes?"""
        types = [v.type for v in node.operands]
        grown = tuple(
            t if a is None else t.with_shape(_grown(t.shape, a, self.replicas))
            for t, a in zip(types, axes, strict=True)
        )
        try:
            results, _ = node.op.infer(grown, attrs)
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


def _number_factor(atoms: Atoms, c: Any) -> tuple[int, tuple[int, ...], int]:
    return atoms.number(Atom("number", c, (), ())), (), WHOLE


@cache
def communicates(graph: Graph) -> bool:
    """Does a region do anything that depends on the device it runs on, or on more than the values it reads?"""
    return any(
        n.op.collective
        or not n.op.pure
        or n.op.name in ("rng", "partition_id", "replica_id")
        or any(communicates(a.graph) for a in n.attrs.values() if type(a) is Function)
        for n in graph.walk()
    )


def not_linear(node: Node) -> str:
    """Why a value is a replica's own that reads a share of a sum."""
    return f"{node.op.label} is not linear, and reads a sum that is only this replica's share of the global one"


def mixture(factors: Iterable[Factor]) -> str:
    """What is wrong with values that together are a replica's own."""
    cut: set[int] = set()
    whole_axes: set[int] = set()
    shares = 0
    for _, dims, place in factors:
        if place == WHOLE:
            whole_axes.update(dims)
        elif place == SHARE:
            shares += 1
        elif place != OWN:
            cut.add(dims[place])
    if cut and shares:
        return "it computes with this replica's examples and a sum over no others than them"
    if len(cut) > 1:
        return "it computes with values that are cut along different axes"
    if cut & whole_axes:
        return "it computes with this replica's examples and a value that varies over the batch but is not cut with it"
    return "it computes with sums over this replica's examples only, and not linearly"


def rootable(m: Monomial) -> bool:
    """May a root be taken factor by factor?  √(x²) is not x, and √(x·y) is √x·√y only where no sign is lost.

    A factor that stands under a root already is not negative wherever the program has a value.  One other may stand beside
    such factors, with an odd exponent: then the root itself says that it is not negative.
    """
    signed = [e // E1 for _, e in m if e % E1 == 0]
    return not signed or (len(signed) == 1 and signed[0] % 2 == 1)


def split_scalars(m: Monomial) -> tuple[Monomial, Monomial]:
    """The whole factors without axes, and the rest."""
    scalars = tuple((f, e) for f, e in m if not f[1] and f[2] == WHOLE)
    return scalars, tuple((f, e) for f, e in m if f[1] or f[2] != WHOLE)


def sums(node: Node) -> bool:
    """A window operator that adds, starting from zero."""
    attrs = node.attrs
    body = attrs.get("body", attrs.get("scatter"))
    known = monoid_of(body) if isinstance(body, Graph) else None
    return known is OPERATORS["add"] and is_zero(node.operands[-1])


def attribute_key(node: Node) -> Any:
    """A node's attributes as a key: regions and functions by what they compute."""
    return _keys(node.attrs)


def _keys(attrs: Attrs) -> Any:
    return tuple(_key(v) for v in attrs.values())


def _key(value: Any) -> Any:
    if isinstance(value, Function):
        return anonymous_skeleton(value.graph)
    return anonymous_skeleton(value) if isinstance(value, Graph) else value


def whole_attributes(node: Node, axes: Sequence[int | None], laws: Sequence[Any], replicas: int) -> Attrs:
    """The attributes of the single-device operator, where they speak of the size of the cut axis."""
    attrs = dict(node.attrs)
    if "shape" in attrs and isinstance(laws[0], int):
        attrs["shape"] = _grown(attrs["shape"], laws[0], replicas)
    for name in ("limit_indices", "slice_sizes"):
        if name in attrs and axes[0] is not None:
            attrs[name] = _grown(attrs[name], axes[0], replicas)
    return attrs


def _grown(sizes: Shape, axis: int, replicas: int) -> Shape:
    return tuple(n * replicas if i == axis else n for i, n in enumerate(sizes))


# -------------------------------------------------------------------------------------------------- ring arithmetic


@rule("add")
def _add(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind == "bool":
        return list(_or(r, node, args))
    total = add(*args)
    return [r.settled(node, total) if len(total) > LONGEST else total]


@rule("subtract")
def _subtract(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if is_one_pass(r.atoms, *args):
        r.warnings.setdefault(r.inside or node, ONE_PASS)
    return [add(args[0], scale(args[1], Fraction(-1)))]


ONE_PASS: Final = (
    "a variance as E[x²] − E[x]²: equal over the reals, but the difference of large numbers where the mean is large beside "
    "the deviation; it may come out negative"
)


def is_one_pass(atoms: Atoms, a: Poly, b: Poly) -> bool:
    """a ∝ Σx² and b ∝ (Σx)², both over the same axes, in reduced form."""
    first, second = a.single, b.single
    if first is None or second is None or len(first[0]) != 1 or len(second[0]) != 1:
        return False
    ((f, e),), ((g, d),) = first[0], second[0]
    squares, sums_ = atoms.list[f[0]], atoms.list[g[0]]
    if (squares.op, sums_.op, e, d) != ("sum", "sum", E1, 2 * E1) or squares.attrs != sums_.attrs:
        return False
    return times(sums_.args[0], sums_.args[0], atoms.indicators) == squares.args[0]


@rule("negate")
def _negate(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    return [scale(args[0], Fraction(-1))]


@rule("multiply", "and_")
def _multiply(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.op.name == "and_" and node.results[0].dtype.kind != "bool":
        return [r.pointwise(node, "and", None, sorted(args, key=_order))]
    a, b = args
    if len(a) * len(b) > BUSY and min(len(a), len(b)) > 1:
        a, b = (r.settled(node, x) if len(x) > MASKED and _spans(x) else x for x in (a, b))
    product = r.times(a, b)
    if product is None:
        a, b = (r.frozen_whole(node, a) for a in args)
        product = times(a, b, r.atoms.indicators)
    return [product]


def _spans(a: Poly) -> bool:
    """Activations vary along three axes or more; the statistics that a proof takes apart do not."""
    return len({d for f in a.factors() for d in f[1]}) > 2


@rule("or_")
def _or(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind != "bool":
        return [r.pointwise(node, "or", None, sorted(args, key=_order))]
    a, b = args
    return [add(add(a, b), scale(times(a, b, r.atoms.indicators), Fraction(-1)))]


@rule("not_")
def _not(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind != "bool":
        return [r.pointwise(node, "not", None, args)]
    return [add(UNIT, scale(args[0], Fraction(-1)))]


@rule("divide")
def _divide(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    a, b = args
    if not node.results[0].dtype.is_float or not b:
        return [r.pointwise(node, "divide", None, args)]
    if b.place[0] == SHARE:
        r.part(node, "it divides by this replica's own sum, not by the sum over all replicas")
    inverse = r.frozen(node, b, Fraction(-1))
    product = r.times(a, inverse)
    return [product if product is not None else times(r.frozen_whole(node, a), inverse, r.atoms.indicators)]


@rule("sqrt")
def _sqrt(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    return [r.frozen(node, args[0], Fraction(1, 2)) if args[0] else ZERO]


@rule("rsqrt")
def _rsqrt(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    return [r.frozen(node, args[0], Fraction(-1, 2)) if args[0] else r.pointwise(node, "rsqrt", None, args)]


@rule("power")
def _power(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    a, exponent = args[0], args[1].constant
    if exponent is None or exponent.denominator > 2 or not a:
        return [r.pointwise(node, "power", None, args)]
    if exponent.denominator == 1 and 0 <= exponent <= 4:
        result: Poly | None = UNIT
        for _ in range(int(exponent)):
            result = r.times(result, a) if result is not None else None
        if result is not None:
            return [result]
    return [r.frozen(node, a, exponent)]


@rule("maximum", "minimum")
def _maximum(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.op.name == "minimum":  # min(a, b) = −max(−a, −b)
        return [scale(_largest(r, node, [scale(a, Fraction(-1)) for a in args]), Fraction(-1))]
    return [_largest(r, node, args)]


def _largest(r: Rules, node: Node, args: list[Poly]) -> Poly:
    """max(c·a, c·b) = c·max(a, b) for positive c."""
    first = next((a for a in args if a), None)
    if first is None:
        return ZERO
    c, _ = content(max(args, key=_order), signed=False)
    return scale(r.pointwise(node, "maximum", None, sorted((scale(a, 1 / c) for a in args), key=_order)), c)


def _order(a: Poly) -> Any:
    return sorted(a.terms.items())


@rule("clamp")
def _clamp(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    low, x, high = args
    inner = _largest(r, node, [x, low])
    return [scale(_largest(r, node, [scale(inner, Fraction(-1)), scale(high, Fraction(-1))]), Fraction(-1))]


@rule("abs_")
def _abs(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    c, primitive = content(args[0])
    return [scale(r.pointwise(node, "abs", None, [primitive]), abs(c)) if args[0] else ZERO]


_FLIPPED = {"LT": "GE", "LE": "GT", "NE": "EQ"}


@rule("compare")
def _compare(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """a > b as an indicator of the sign of a − b, up to a positive factor; the other directions through GT, GE and EQ."""
    direction = node.attrs["comparison_direction"]
    if direction in _FLIPPED:
        return [add(UNIT, scale(_indicator(r, node, _FLIPPED[direction], args), Fraction(-1)))]
    return [_indicator(r, node, direction, args)]


def _indicator(r: Rules, node: Node, direction: str, args: list[Poly]) -> Poly:
    difference = add(args[0], scale(args[1], Fraction(-1)))
    known = difference.constant
    if known is not None:
        return number(int(known > 0 if direction == "GT" else known >= 0 if direction == "GE" else known == 0))
    _, primitive = content(difference, signed=direction == "EQ")
    return r.pointwise(node, "compare", direction, [primitive], indicator=True)


@rule("select")
def _select(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """select(p, a, b) = p·a + (1 − p)·b for an indicator p."""
    p, a, b = args
    a = r.settled(node, a) if len(a) > MASKED else a
    if (len(a) + 2 * len(b)) * len(p) > WIDEST:
        return [r.pointwise(node, "select", None, args)]
    kept = times(p, a, r.atoms.indicators)
    return [add(kept, times(add(UNIT, scale(p, Fraction(-1))), b, r.atoms.indicators)) if b else kept]


@rule("convert")
def _convert(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """Over the reals a conversion between floats, or from integers or booleans to floats, changes nothing."""
    source, target = node.operands[0].dtype, node.results[0].dtype
    if source is target or source.kind == "bool":
        return args
    if target.is_float and source.kind not in ("complex", "uint"):
        return args
    if target.is_float and source.kind == "uint" and (found := args[0].single) and found[1] == 1 and len(found[0]) == 1:
        return args  # of a sum or product nothing is known: unsigned numbers wrap around
    if source.is_integer and target.is_integer and target.bits >= source.bits:
        return args
    return [r.pointwise(node, "convert", target.name, args)]


@rule("reduce_precision", "optimization_barrier")
def _identity(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    return args


# ----------------------------------------------------------------------------------------------------------- making


@rule("constant")
def _constant(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    literal: Literal = node.attrs["value"]
    flat = literal.data.ravel()
    if flat.size and (literal.is_splat or bool((flat == flat[0]).all())):
        if not np.isfinite(float(flat[0])):
            return [r.atoms.value(Atom("number", repr(float(flat[0])), (), ()))]
        first = said(Literal(literal.type.with_shape(()), flat[0:1].reshape(())), World.REAL)
        return [number(Fraction(repr(float(first))) if literal.type.dtype.is_float else Fraction(int(first)))]
    return [r.atoms.value(Atom("constant", literal, (), literal.type.shape))]


@rule("iota")
def _iota(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    axis = node.attrs["iota_dimension"]
    size = node.results[0].shape[axis]
    if size == 1:
        return [ZERO]
    n = r.atoms.number(Atom("iota", None, (), (size,)))
    return [Poly({(((n, (axis,), WHOLE), E1),): ONE})]


# --------------------------------------------------------------------------------------------------- moving and summing


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
    to: Any = None
    if kind == 0:
        to = CUT.of(node.op)([cut], node.operands[0], **node.attrs)
        if to == "couples":
            return r.opaque(node, args)
        before, after = _grown(before, cut, r.replicas), _grown(after, to, r.replicas)
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
            given = rename(inner if kind == OWN else whole(inner), {d: i for i, d in enumerate(old)})
            atom = Atom("own reshape" if kind == OWN else "reshape", shapes, (given,), shapes[1])
            at = new.index(self.to) if kind == 0 and self.to is not None else 0
            value = rename(r.atoms.value(atom, kind, at), dict(enumerate(new)))
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
        start = rename(atom.args[0], dict(enumerate(new)))
        if factor[2] == WHOLE:
            return start
        if len(start) != 1 or len(next(iter(start.terms))) != 1:
            return None
        (((f, e),), c) = next(iter(start.terms.items()))
        if factor[2] != SHARE and self.to not in f[1]:
            return None
        place = SHARE if factor[2] == SHARE else f[1].index(self.to)
        return Poly({((((f[0], f[1], place)), e),): c})


@rule("concatenate")
def _concatenate(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """A sum of zero-padded pieces, so that each piece keeps its own place and a slice gets it back."""
    axis = node.attrs["dimension"]
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
    inner = rename(rest if kind == OWN else whole(rest), {d: i for i, d in enumerate(used)})
    at, sizes = used.index(axis), tuple(full[d] for d in used)
    nested = _sole(r, inner, "piece")
    if nested is not None and nested.attrs[0][0] == at and kind != OWN:  # a piece of a piece is one piece
        (_, inside, _), sizes = nested.attrs
        start, inner = start + inside, nested.args[0]
    result = tuple(size if i == at else n for i, n in enumerate(sizes))
    atom = Atom("piece", ((at, start, size), sizes), (inner,), result)
    value = r.atoms.value(atom, kind, used.index(cut) if kind == 0 else 0)
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
    total = ZERO
    for m, c in args[0].terms.items():
        total = add(total, scale(_sliced(r, m, r.whole_shape(sizes, (kind, cut)), ranges, cutting), c))
    return [total]


def _sliced(r: Rules, m: Monomial, sizes: Shape, ranges: list[tuple[int, int, int]], cutting: set[int]) -> Poly:
    moved = tuple((f, e) for f, e in m if cutting & set(f[1]))
    kept = Poly({tuple((f, e) for f, e in m if not cutting & set(f[1])): ONE})
    if not moved:
        return kept
    inner = Poly({moved: ONE})
    value = _unpacked(r, moved, ranges, cutting)
    if value is None:
        kind, cut = inner.place
        used = sorted({d for f, _ in moved for d in f[1]})
        whole_ranges = tuple(ranges[d] if d in cutting else (0, sizes[d], 1) for d in used)
        given = rename(inner if kind == OWN else whole(inner), {d: i for i, d in enumerate(used)})
        shape = tuple(-(-(limit - start) // stride) for start, limit, stride in whole_ranges)
        atom = Atom("own slice" if kind == OWN else "slice", whole_ranges, (given,), shape)
        value = rename(r.atoms.value(atom, kind, used.index(cut) if kind == 0 else 0), dict(enumerate(used)))
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
        return _placed(rename(atom.args[0], axes), factor)
    if stride == 1 and start <= at and at + sizes[along] <= limit:  # the piece and zeros around it
        size = limit - start
        shape = tuple(size if i == along else n for i, n in enumerate(atom.shape))
        smaller = Atom("piece", ((along, at - start, size), sizes), atom.args, shape)
        return Poly({(((r.atoms.number(smaller), factor[1], factor[2]), E1),): ONE})
    return None


def _placed(inner: Poly, factor: Factor) -> Poly | None:
    """What the atom of a factor was made of (in the value's axes), at the factor's place."""
    place = factor[2]
    if place in (WHOLE, OWN):
        return inner
    found = inner.single
    if found is None:
        return None
    m, c = found
    if place == SHARE:
        if len(m) != 1:
            return None
        return Poly({tuple(((f[0], f[1], SHARE), e) for f, e in m): c})
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
    inner = rename(value if kind == OWN else whole(value), order)
    left = [d for d in used if d not in axes]
    # A sum of a sum is one sum: over all axes at once.
    atom = Atom("sum", tuple(order[d] for d in used if d in axes), (inner,), tuple(shape[d] for d in left))
    place = kind if kind < 0 else SHARE if cut in axes else 0
    dims = tuple(d for d in left if shape[d] != 1)
    at = dims.index(cut) if place == 0 else place
    return Poly({(((r.atoms.number(atom), dims, at), E1),): ONE})


# -------------------------------------------------------------------------------------------------------- communicating


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
            shared = any(f[2] == SHARE for f, _ in m)
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
