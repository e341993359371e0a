"""Ring arithmetic is polynomial arithmetic; roots, maxima, comparisons and conversions are atoms in a normal form."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import numpy as np

from shlo.certify.engine import WIDEST, Rules, rule
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
    Poly,
    add,
    content,
    number,
    scale,
    times,
)
from shlo.interp.den import World, said
from shlo.ir.core import Node
from shlo.ir.literal import Literal
from shlo.ir.types import DType

LONGEST: Final = 12
"""A sum of more monomials becomes an atom: residual networks add on and on."""

MASKED: Final = 3
"""Likewise where a sum passes through a relu's backward."""

BUSY: Final = 9
"""Likewise for the long factors of a product with more monomials than this."""


@rule("add")
def _add(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind == "bool":
        return list(_or(r, node, args))
    total = numbered(r, add(*args))
    return [r.settled(node, total) if len(total) > LONGEST else total]


def numbered(r: Rules, a: Poly) -> Poly:
    """What examples are called: on replica r, r·n + (0, 1, … n − 1) is its shard of 0, 1, 2, …"""
    if len(a) != 2 or r.replicas == 1 or r.examples is not None or a.place[0] != OWN:
        return a
    for m in filter(None, a.terms):
        ((n, dims, _), e), *others = m
        atom = r.atoms.list[n]
        if atom.op == "iota" and e == E1 and not others:
            (size,) = atom.shape
            first = scale(own_number(r), Fraction(size))
            if a == add(Poly({m: ONE}), first):
                whole = r.atoms.number(Atom("iota", None, (), (size * r.replicas,)))
                return Poly({(((whole, dims, 0), E1),): ONE})
    return a


def own_number(r: Rules) -> Poly:
    """Which replica this is."""
    return r.atoms.value(Atom("own device number", None, (), ()), OWN)


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
    if node.results[0].dtype.is_integer and b == UNIT:
        return [a]
    if not node.results[0].dtype.is_float or not b:
        return [r.pointwise(node, "divide", None, args)]
    if b.place[0] == SHARE:
        r.part(node, "it divides by this replica's own sum, not by the sum over all replicas")
    inverse = r.frozen(node, b, Fraction(-1))
    product = r.times(a, inverse)
    return [product if product is not None else times(r.frozen_whole(node, a), inverse, r.atoms.indicators)]


@rule("remainder")
def _remainder(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """Whole numbers below the divisor are their own remainders (a device's number by how many there are)."""
    a, b = args
    ends = r.bounds(a) if node.results[0].dtype.is_integer else None
    if ends is not None and b.constant is not None and ends[0] >= 0 and ends[1] < b.constant:
        return [a]
    return [r.pointwise(node, "remainder", None, args)]


@rule("sqrt")
def _sqrt(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if _complex(node):
        return [r.pointwise(node, "complex sqrt", None, args)]
    return [r.frozen(node, args[0], Fraction(1, 2)) if args[0] else ZERO]


@rule("rsqrt")
def _rsqrt(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    if _complex(node):
        return [r.pointwise(node, "complex rsqrt", None, args)]
    return [r.frozen(node, args[0], Fraction(-1, 2)) if args[0] else r.pointwise(node, "rsqrt", None, args)]


def _complex(node: Node) -> bool:
    """Roots of complex numbers have branches: none is taken factor by factor."""
    return node.results[0].dtype.kind == "complex"


@rule("power")
def _power(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    a, exponent = args[0], args[1].constant
    if exponent is None or exponent.denominator > 2 or not a or _complex(node) or _truncates(node, exponent):
        return [r.pointwise(node, "power", None, args)]
    if exponent.denominator == 1 and 0 <= exponent <= 4:
        result: Poly | None = UNIT
        for _ in range(int(exponent)):
            result = r.times(result, a) if result is not None else None
        if result is not None:
            return [result]
    return [r.frozen(node, a, exponent)]


def _truncates(node: Node, exponent: Fraction) -> bool:
    """Is it a power of integers that is no product of them?"""
    return exponent < 0 and not node.results[0].dtype.is_float


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


def has_all(target: DType, source: DType) -> bool:
    """Has this integer type every number of that one?"""
    if source.kind == target.kind:
        return target.bits >= source.bits
    return source.kind == "uint" and target.bits > source.bits


@rule("convert")
def _convert(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    """Over the reals a conversion between floats, from booleans, or from an integer to a type that has it changes nothing."""
    source, target = node.operands[0].dtype, node.results[0].dtype
    if source is target or source.kind == "bool" or (target.is_float and source.kind != "complex"):
        return args
    if source.is_integer and target.is_integer and (has_all(target, source) or r.fits(args[0], target)):
        return args
    return [r.pointwise(node, "convert", (target.name, _rounding(source)), args)]


def _rounding(source: DType) -> str:
    """How numbers that a narrower type has not come to it: integers wrap around, floats do not."""
    return "wraps" if source.is_integer else source.kind


@rule("reduce_precision", "optimization_barrier")
def _identity(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    return args


# ----------------------------------------------------------------------------------------------------------- making


@rule("constant")
def _constant(r: Rules, node: Node, args: list[Poly]) -> list[Poly]:
    literal: Literal = node.attrs["value"]
    flat = literal.data.ravel()
    if flat.size and (literal.is_splat or bool((flat == flat[0]).all())):
        if literal.type.dtype.kind == "complex":
            first_part = complex(flat[0])
            if first_part.imag or not np.isfinite(first_part.real):
                return [r.atoms.value(Atom("number", repr(first_part), (), ()))]
            return [number(Fraction(repr(first_part.real)))]
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
