"""Rules of ring arithmetic, roots, maxima, comparisons and constants."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from shlo.certify.checker.operators import boolean, spell
from shlo.certify.checker.terms import (
    FIRST,
    MINUS,
    ONE,
    OWN,
    WHOLE,
    ZERO,
    Poly,
    add,
    number,
    scale,
)
from shlo.certify.checker.walk import Walk, rule
from shlo.interp.den import World, said
from shlo.ir.core import Node
from shlo.ir.literal import Literal


@rule("add", "or_")
def _add(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    a, b = args
    if boolean(node):
        return [add(add(a, b), w.t.times(a, b), MINUS)]
    if node.op.name == "or_":
        return [w.pointwise(node, "or", "None", sorted(args, key=w.t.order))]
    return [_numbered(w, add(a, b))]


def _numbered(w: Walk, a: Poly) -> Poly:
    """Replica r's shard of 0, 1, 2, …, written as r·n + (0, 1, … n − 1)."""
    if len(a) != 2 or w.replicas == 1 or w.examples is not None:
        return a
    for i, j in (tuple(a), tuple(a)[::-1]):
        ((n, dims, place), e), *more = w.t.parts(i) or [((0, (), OWN), 0)]
        if w.t.atoms[n][0] == "iota" and place == WHOLE and e == FIRST and not more:
            (size,) = w.t.atoms[n][3]
            names = [w.t.atoms[k][0] for (k, _, _), _ in w.t.parts(j)]
            if names == ["own device number"] and a == {i: ONE, **scale(w.own_number(), number(size))}:
                return w.t.one(w.t.atom("iota", "None", (), (size * w.replicas,)), dims, 0)
    return a


@rule("subtract")
def _subtract(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [add(args[0], args[1], MINUS)]


@rule("negate")
def _negate(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [scale(args[0], MINUS)]


@rule("not_")
def _not(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [add({w.t.empty: ONE}, args[0], MINUS) if boolean(node) else w.pointwise(node, "not", "None", args)]


@rule("multiply", "and_")
def _multiply(w: Walk, node: Node, args: list[Poly], left: int = -1, right: int = -1) -> list[Poly]:
    if node.op.name == "and_" and not boolean(node):
        return [w.pointwise(node, "and", "None", sorted(args, key=w.t.order))]
    return [w.t.times(w.folded(node, args[0], left), w.folded(node, args[1], right))]


@rule("divide")
def _divide(w: Walk, node: Node, args: list[Poly], top: int = -1) -> list[Poly]:
    if node.results[0].dtype.is_integer and args[1] == {w.t.empty: ONE}:
        return args[:1]
    if not node.results[0].dtype.is_float or not args[1]:
        return [w.pointwise(node, "divide", "None", args)]
    return [w.t.times(w.folded(node, args[0], top), w.root(node, args[1], Fraction(-1)))]


@rule("remainder")
def _remainder(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    a, b = args
    ends = w.bounds(a) if node.results[0].dtype.is_integer else None
    by = b.get(w.t.empty) if len(b) == 1 else None
    below = ends is not None and by is not None and ends[0] >= 0 and ends[1] < by.value
    return args[:1] if below else [w.pointwise(node, "remainder", "None", args)]


@rule("sqrt")
def _sqrt(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind == "complex":
        return [w.pointwise(node, "complex sqrt", "None", args)]
    return [w.root(node, args[0], Fraction(1, 2)) if args[0] else {}]


@rule("rsqrt")
def _rsqrt(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    if node.results[0].dtype.kind == "complex":
        return [w.pointwise(node, "complex rsqrt", "None", args)]
    return [w.root(node, args[0], Fraction(-1, 2)) if args[0] else w.pointwise(node, "rsqrt", "None", args)]


@rule("power")
def _power(w: Walk, node: Node, args: list[Poly], kept: int = -1) -> list[Poly]:
    (a, b), empty = args, w.t.empty
    exponent = b.get(empty, ZERO).value if not b or b.keys() == {empty} else None
    kind = node.results[0].dtype.kind
    if exponent is None or exponent.denominator > 2 or not a or kind == "complex":
        return [w.pointwise(node, "power", "None", args)]
    if exponent < 0 and kind != "float":  # 1 / x, rounded down
        return [w.pointwise(node, "power", "None", args)]
    if exponent.denominator > 1 or not 0 <= exponent <= 4 or kept == 0:
        return [w.root(node, a, exponent)]
    result: Poly = {empty: ONE}
    for _ in range(int(exponent)):
        result = w.t.times(result, a)
    return [result]


def _largest(w: Walk, node: Node, args: list[Poly]) -> Poly:
    """max(c·a, c·b) = c·max(a, b) for positive c."""
    if not any(args):
        return {}
    c = w.t.content(max(args, key=w.t.order), signed=False)
    given = sorted((scale(a, c.inverse()) for a in args), key=w.t.order)
    return scale(w.pointwise(node, "maximum", "None", given), c)


@rule("maximum")
def _maximum(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [_largest(w, node, args)]


@rule("minimum")
def _minimum(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return [scale(_largest(w, node, [scale(a, MINUS) for a in args]), MINUS)]


@rule("clamp")
def _clamp(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    low, x, high = args
    inner = _largest(w, node, [x, low])
    return [scale(_largest(w, node, [scale(inner, MINUS), scale(high, MINUS)]), MINUS)]


@rule("abs_")
def _abs(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    c = w.t.content(args[0], signed=True)
    return [
        scale(w.pointwise(node, "abs", "None", [scale(args[0], c.inverse())]), number(abs(c.value))) if args[0] else {}
    ]


@rule("compare")
def _compare(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    """An indicator of the sign of a difference, up to a positive factor; LT, LE and NE are what GE, GT and EQ are not."""
    t, said_ = w.t, node.attrs["comparison_direction"]
    direction = {"LT": "GE", "LE": "GT", "NE": "EQ"}.get(said_, said_)
    difference, empty = add(args[0], args[1], MINUS), t.empty
    if not difference or difference.keys() == {empty}:
        n = difference.get(empty, ZERO).value
        holds = n > 0 if direction == "GT" else n >= 0 if direction == "GE" else n == 0
        found: Poly = {empty: ONE} if holds else {}
    else:
        c = t.content(difference, signed=direction == "EQ")
        found = w.pointwise(node, "compare", spell(direction), [scale(difference, c.inverse())])
    return [found if direction == said_ else add({empty: ONE}, found, MINUS)]


@rule("select")
def _select(w: Walk, node: Node, args: list[Poly], hint: int = -1) -> list[Poly]:
    if hint == -2:
        return [w.pointwise(node, "select", "None", args)]
    t, (p, a, b) = w.t, args
    kept = t.times(p, w.folded(node, a, hint))
    return [add(kept, t.times(add({t.empty: ONE}, p, MINUS), b)) if b else kept]


@rule("convert")
def _convert(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    source, target = node.operands[0].dtype, node.results[0].dtype
    if source is target or source.kind == "bool" or (target.is_float and source.kind != "complex"):
        return args
    if source.is_integer and target.is_integer:
        alike = target.bits >= source.bits if source.kind == target.kind else target.bits > source.bits
        if (alike and (source.kind, target.kind) != ("int", "uint")) or w.fits(args[0], target):
            return args
    # Of a number that the target has not, an integer's last bits are left; a float becomes something else.
    how = target.name, "wraps" if source.is_integer else source.kind
    return [w.pointwise(node, "convert", spell(how), args)]


@rule("reduce_precision", "optimization_barrier")
def _identity(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    return args


@rule("constant")
def _constant(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    found = w.t.constants.get(node)
    if found is None:
        literal: Literal = node.attrs["value"]
        found = w.t.constants.get(literal)
        if found is None:
            found = w.t.constants[literal] = [_said(w, literal)]
        w.t.constants[node] = found
    return found


def _said(w: Walk, literal: Literal) -> Poly:
    """The number that a constant says, or an atom of different or infinite ones."""
    flat = literal.data.ravel()
    if not flat.size or not (literal.is_splat or bool((flat == flat[0]).all())):
        return w.t.value(w.t.atom("constant", spell(literal), (), literal.type.shape))
    if literal.type.dtype.kind == "complex":
        z = complex(flat[0])
        if z.imag or not np.isfinite(z.real):
            return w.t.value(w.t.atom("number", spell(repr(z)), (), ()))
        return {w.t.empty: number(Fraction(repr(z.real)))} if z.real else {}
    if not np.isfinite(float(flat[0])):
        return w.t.value(w.t.atom("number", spell(repr(float(flat[0]))), (), ()))
    first = said(Literal(literal.type.with_shape(()), flat[0:1].reshape(())), World.REAL)
    found = number(Fraction(repr(float(first))) if literal.type.dtype.is_float else int(first))
    return {w.t.empty: found} if found is not ZERO else {}


@rule("iota")
def _iota(w: Walk, node: Node, args: list[Poly]) -> list[Poly]:
    axis = node.attrs["iota_dimension"]
    size = node.results[0].shape[axis]
    return [{} if size == 1 else w.t.one(w.t.atom("iota", "None", (), (size,)), (axis,), WHOLE)]
