"""CHLO's operators that broadcast: ``chlo.broadcast_add`` is ``stablehlo.add`` of operands whose shapes need not be equal.

The operand of lower rank is laid along the other's last axes, or along ``broadcast_dimensions``; then an axis of size 1
repeats to the other's size.  Those of two operands are one definition, :func:`broadcasting`: values, adjoints and refusals of
element types are those of the operator that is broadcast.  These, and sizes that cannot meet, are refused at once, where
MLIR waits until the operator is lowered or runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from shlo.ir.core import (
    CUT,
    DEN,
    IRRATIONAL,
    SITED,
    VJP,
    Example,
    NoCotangent,
    Operator,
    Site,
    Value,
    irrational,
    primitive,
    sited,
)
from shlo.ir.errors import fail
from shlo.ir.ops.bits import shift_left, shift_right_arithmetic, shift_right_logical
from shlo.ir.ops.chlo import next_after, polygamma, zeta
from shlo.ir.ops.complex_ import complex_
from shlo.ir.ops.data import broadcast_in_dim
from shlo.ir.ops.elementwise import (
    CompareType,
    Direction,
    add,
    and_,
    compare,
    divide,
    maximum,
    minimum,
    multiply,
    or_,
    power,
    remainder,
    select,
    subtract,
    xor,
)
from shlo.ir.ops.math import atan2
from shlo.ir.rounding import widen
from shlo.ir.types import DYNAMIC, Shape, TensorType

Array = np.ndarray[Any, Any]
Dims = tuple[int, ...] | None


def places(shapes: Sequence[Shape], given: Dims) -> list[Shape]:
    """For each operand, which axis of the result each of its axes is."""
    rank = max(map(len, shapes))
    if given is not None:
        low = min(map(len, shapes))
        if len(given) != low or any(not 0 <= d < rank for d in given) or list(given) != sorted(set(given)):
            fail(
                f"broadcast_dimensions {list(given)} must place the {low} axes of the lower rank, in order, among {rank}"
            )
        if low == rank and given != tuple(range(rank)):
            fail(f"broadcast_dimensions {list(given)} of operands of equal rank must be all axes in order")
    laid = given if given is not None and min(map(len, shapes)) < rank else None
    return [tuple(range(rank)) if len(s) == rank else laid or tuple(range(rank - len(s), rank)) for s in shapes]


def broadcast_shape(shapes: Sequence[Shape], given: Dims = None) -> Shape:
    """The shape of the result."""
    sizes: list[set[int]] = [set() for _ in range(max(map(len, shapes)))]
    for shape, at in zip(shapes, places(shapes, given), strict=True):
        for size, axis in zip(shape, at, strict=True):
            sizes[axis].add(size)
    result: list[int] = []
    for axis, found in enumerate(sizes):
        known = found - {1, DYNAMIC}
        if len(known) > 1:
            fail(f"the operands have the sizes {' and '.join(map(str, sorted(known)))} on axis {axis}: one must be 1")
        result.append(known.pop() if known else DYNAMIC if DYNAMIC in found else 1)
    return tuple(result)


def aligned(arrays: Sequence[Array], given: Dims) -> list[Array]:
    """The arrays, each at the result's rank."""
    rank = max(a.ndim for a in arrays)
    spread = []
    for array, at in zip(arrays, places([a.shape for a in arrays], given), strict=True):
        sizes = dict(zip(at, array.shape, strict=True))
        spread.append(array.reshape([sizes.get(axis, 1) for axis in range(rank)]))
    return spread


def stretched(values: Sequence[Value], given: Dims) -> list[Value]:
    """The values, each at the result's shape."""
    shapes = [v.shape for v in values]
    shape = broadcast_shape(shapes, given)
    laid = zip(values, places(shapes, given), strict=True)
    return [v if v.shape == shape else broadcast_in_dim(v, shape=shape, broadcast_dimensions=at) for v, at in laid]


def shrunk(dy: Value | NoCotangent | None, value: Value, dims: Shape) -> Value | NoCotangent | None:
    """A cotangent of a stretched value as one of the value."""
    if dy is None or isinstance(dy, NoCotangent) or dy.shape == value.shape:
        return dy
    return cast(Value, VJP.of(broadcast_in_dim)(dy, value, shape=dy.shape, broadcast_dimensions=dims)[0])


def cut_broadcast(axes: Sequence[int | None], shapes: Sequence[Shape], given: Dims) -> int | str | None:
    """Cut where every operand that has the axis is cut; those that repeat along it are the same on every replica."""
    shape = broadcast_shape(shapes, given)
    laid = list(zip(axes, shapes, places(shapes, given), strict=True))
    cut = {at[a] for a, _, at in laid if a is not None}
    if not cut:
        return None
    (place, *others) = cut
    for axis, sizes, at in laid:
        repeats = place not in at or sizes[at.index(place)] != shape[place]
        if others or repeats is not (axis is None):
            return "couples"
    return place


def broadcasting(base: Operator[..., Any], *examples: Example, domains: Any = None) -> Operator[..., Any]:
    """``chlo.broadcast_…`` of a StableHLO operator of two operands."""

    def rule(lhs: Value, rhs: Value, *, broadcast_dimensions: tuple[int, ...] | None = None) -> TensorType:
        if lhs.dtype is not rhs.dtype:
            fail(f"both operands must have the same element type, not {lhs.dtype} and {rhs.dtype}")
        shape = broadcast_shape([lhs.shape, rhs.shape], broadcast_dimensions)
        flat = lhs.type.with_shape(shape)
        return cast(TensorType, base.infer((flat, flat), base.bind_attrs({}))[0][0])

    rule.__name__ = f"broadcast_{base.label}"
    rule.__doc__ = f"{base.label} of operands that broadcast.  {base.doc}"
    made = primitive(form="$lhs, $rhs : fn", dialect="chlo", examples=examples, domains=domains)(rule)
    op = cast("Operator[..., Any]", made)

    @op.den
    @sited
    def _(site: Site, lhs: Array, rhs: Array, *, broadcast_dimensions: Dims) -> Any:
        return _apply(base, site, aligned([lhs, rhs], broadcast_dimensions), {})

    @op.cut
    def _(axes: Sequence[int | None], lhs: Value, rhs: Value, *, broadcast_dimensions: Dims) -> int | str | None:
        return cut_broadcast(axes, [lhs.shape, rhs.shape], broadcast_dimensions)

    if base in VJP.rules:

        @op.vjp
        def _(dy: Value, lhs: Value, rhs: Value, *, broadcast_dimensions: Dims) -> Any:
            stretch = stretched([lhs, rhs], broadcast_dimensions)
            at = places([lhs.shape, rhs.shape], broadcast_dimensions)
            back = VJP.of(base)(dy, *stretch)
            return tuple(shrunk(d, v, p) for d, v, p in zip(back, (lhs, rhs), at, strict=True))

    else:
        VJP.excuse(VJP.excuses[base], op)
    if base in IRRATIONAL:
        irrational(IRRATIONAL[base], op)
    return op


def _apply(base: Operator[..., Any], site: Site, arrays: Sequence[Array], attrs: dict[str, Any]) -> Any:
    rule: Callable[..., Any] = DEN.of(base)
    return rule(site, *arrays, **attrs) if rule in SITED else rule(*[widen(a) for a in arrays], **attrs)


_X = "f32[2, 3]"
_UNRUN = "XLA lays operands along the last axes only"
_REAL = (
    Example(_X, "f32[3]"),
    Example("f32[2]", _X, broadcast_dimensions=(0,), unrun=_UNRUN),
    Example("f32[2, 1]", _X),
)
_INTEGERS = (Example("i32[2, 3]", "i32[3]"), Example("i32[]", "i32[4]"))
_NONZERO = {"lhs": "nonzero", "rhs": "nonzero"}
_POSITIVE = {"lhs": "positive", "rhs": "positive"}
_ABOVE_ONE = {"lhs": lambda rng, shape: rng.uniform(1.5, 4.0, shape), "rhs": "positive"}

broadcast_add = broadcasting(add, *_REAL)
broadcast_subtract = broadcasting(subtract, *_REAL)
broadcast_multiply = broadcasting(multiply, *_REAL)
broadcast_divide = broadcasting(divide, *_REAL, domains=_NONZERO)
broadcast_remainder = broadcasting(remainder, *_INTEGERS, domains=_NONZERO)
broadcast_power = broadcasting(power, *_REAL, domains={"lhs": "positive"})
broadcast_maximum = broadcasting(maximum, *_REAL)
broadcast_minimum = broadcasting(minimum, *_REAL)
broadcast_atan2 = broadcasting(atan2, *_REAL, domains=_NONZERO)
broadcast_and = broadcasting(and_, *_INTEGERS)
broadcast_or = broadcasting(or_, *_INTEGERS)
broadcast_xor = broadcasting(xor, *_INTEGERS)
broadcast_shift_left = broadcasting(shift_left, *_INTEGERS)
broadcast_shift_right_arithmetic = broadcasting(shift_right_arithmetic, *_INTEGERS)
broadcast_shift_right_logical = broadcasting(shift_right_logical, *_INTEGERS)
broadcast_complex = broadcasting(complex_, *_REAL)
broadcast_next_after = broadcasting(next_after, *_REAL)
broadcast_polygamma = broadcasting(polygamma, *_REAL, domains={"lhs": "zero", "rhs": "positive"})
broadcast_zeta = broadcasting(zeta, *_REAL, domains=_ABOVE_ONE)


@primitive(
    form="$lhs, $rhs : fn",
    dialect="chlo",
    examples=[
        Example(_X, "f32[3]", comparison_direction="LT"),
        Example(
            "f32[2]", _X, comparison_direction="GE", compare_type="TOTALORDER", broadcast_dimensions=(0,), unrun=_UNRUN
        ),
    ],
)
def broadcast_compare(
    lhs: Value,
    rhs: Value,
    *,
    comparison_direction: Direction | str,
    compare_type: CompareType | str = "NOTYPE",
    broadcast_dimensions: tuple[int, ...] | None = None,
) -> TensorType:
    """compare of operands that broadcast."""
    if lhs.dtype is not rhs.dtype:
        fail(f"both operands must have the same element type, not {lhs.dtype} and {rhs.dtype}")
    flat = lhs.type.with_shape(broadcast_shape([lhs.shape, rhs.shape], broadcast_dimensions))
    attrs = {"comparison_direction": comparison_direction, "compare_type": compare_type}
    return cast(TensorType, compare.infer((flat, flat), attrs)[0][0])


@broadcast_compare.den
@sited
def _(site: Site, lhs: Array, rhs: Array, *, broadcast_dimensions: Dims, **attrs: Any) -> Any:
    return _apply(compare, site, aligned([lhs, rhs], broadcast_dimensions), attrs)


@CUT.rule(broadcast_compare)
def _(axes: Sequence[int | None], lhs: Value, rhs: Value, *, broadcast_dimensions: Dims, **_: Any) -> int | str | None:
    return cut_broadcast(axes, [lhs.shape, rhs.shape], broadcast_dimensions)


VJP.excuse("its elements are booleans", broadcast_compare)


@primitive(
    form="$pred, $on_true, $on_false : fn",
    dialect="chlo",
    examples=[Example("i1[2, 1]", _X, "f32[3]"), Example("i1[]", "f32[]", _X)],
)
def broadcast_select(pred: Value, on_true: Value, on_false: Value) -> TensorType:
    """select of operands that broadcast, each along the last axes."""
    if on_true.dtype is not on_false.dtype:
        fail(f"both choices must have the same element type, not {on_true.dtype} and {on_false.dtype}")
    shape = broadcast_shape([pred.shape, on_true.shape, on_false.shape])
    flat = on_true.type.with_shape(shape)
    return cast(TensorType, select.infer((pred.type.with_shape(shape), flat, flat), {})[0][0])


@broadcast_select.den
def _(pred: Array, on_true: Array, on_false: Array) -> Array:
    return np.where(pred, on_true, on_false)


@broadcast_select.vjp
def _(dy: Value, pred: Value, on_true: Value, on_false: Value) -> Any:
    values = [pred, on_true, on_false]
    at = places([v.shape for v in values], None)
    _, left, right = VJP.of(select)(dy, *stretched(values, None))
    return None, shrunk(left, on_true, at[1]), shrunk(right, on_false, at[2])


@broadcast_select.cut
def _(axes: Sequence[int | None], *operands: Value) -> int | str | None:
    return cut_broadcast(axes, [v.shape for v in operands], None)
