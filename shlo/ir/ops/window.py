"""Operators whose windows slide over a tensor: ``reduce_window`` and its adjoint ``select_and_scatter``.

Specification: the sections of these names; a message cites the constraint it enforces.  The dens loop over the cells of
the window, never over its positions: each cell is one strided slice of the padded operand.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.core import DEN, Example, Graph, Value, Values, primitive, trace
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.bodies import check_initial, promoted, reduced_elements
from shlo.ir.ops.convolve import Window, dilated
from shlo.ir.ops.data import const, monoid, monoid_of, pad, reduce_sum
from shlo.ir.ops.elementwise import add, compare, maximum, minimum
from shlo.ir.ops.elementwise import select as choose
from shlo.ir.types import DType, Shape, TensorType, i1, shapes_fit

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
Axis = int | None
Pads = tuple[tuple[int, int], ...]

_F32, _I32 = DType.all["f32"], DType.all["i32"]


def _check_window(op: str, rank: int, **attrs: tuple[tuple[Any, ...], str, str]) -> None:
    """Each attribute, with the labels of its constraints on length and sign, has one positive entry an axis."""
    for name, (given, length, sign) in attrs.items():
        if len(given) != rank:
            fail(f"{name} must have one entry for each of the operand's {rank} axes, got {given} ({op}_{length})")
        if sign and any(step < 1 for step in given):
            fail(f"{name} must be positive, got {given} ({op}_{sign})")


# ------------------------------------------------------------------------------------------------- reduce_window


def _low(rng: Any, shape: Shape) -> Array:
    """An initial value below every element the laws draw, as −∞ is: the neutral one of a maximum."""
    return np.full(shape, -100.0)


def _high(rng: Any, shape: Shape) -> Array:
    return np.full(shape, 100.0)


_ZERO = {"init_values": "zero"}


def _example(
    types: Sequence[str], window: Axes, body: Graph, domains: dict[str, Any] | None = None, **attrs: Any
) -> Example:
    ones = (1,) * len(window)
    defaults = {"window_strides": ones, "base_dilations": ones, "window_dilations": ones}
    full = {**defaults, "padding": ((0, 0),) * len(window), **attrs}
    return Example(*types, window_dimensions=window, body=body, domains=domains, **full)


@primitive(
    examples=[
        _example(["f32[2, 5, 4]", "f32[]"], (1, 3, 2), monoid(add, _F32), _ZERO, padding=((0, 0), (1, 1), (0, 1))),
        _example(
            ["f32[6, 5]", "f32[]"],
            (2, 2),
            monoid(add, _F32),
            _ZERO,
            window_strides=(2, 1),
            base_dilations=(2, 1),
            window_dilations=(1, 3),
            padding=((-1, 2), (1, -1)),
        ),
        _example(
            ["f32[2, 6, 6]", "f32[]"],
            (1, 2, 2),
            monoid(maximum, _F32),
            {"inputs": "distinct", "init_values": _low},
            window_strides=(1, 2, 2),
        ),
        _example(
            ["f32[2, 5, 6]", "f32[]"],
            (1, 3, 3),
            monoid(maximum, _F32),
            {"inputs": "distinct", "init_values": _low},
            window_strides=(1, 2, 2),
            padding=((0, 0), (1, 1), (1, 0)),
        ),
        _example(
            ["f32[7]", "f32[]"],
            (3,),
            monoid(minimum, _F32),
            {"inputs": "distinct", "init_values": _high},
            padding=((1, 0),),
        ),
        _example(["i32[4, 5]", "i32[]"], (2, 3), monoid(add, _I32), window_strides=(1, 2)),
    ],
)
def reduce_window(
    inputs: Values,
    init_values: Values,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    base_dilations: Axes,
    window_dilations: Axes,
    padding: Pads,
    body: Graph,
) -> tuple[TensorType, ...]:
    """Fold each window of the inputs with ``body``, starting from init_values.

    The inputs are spread by ``base_dilations`` and padded (negative padding cuts), both with init_values (XLA skips such
    cells: the same where init_values are neutral, as they should be); the window's cells lie ``window_dilations`` apart
    and it moves by ``window_strides``.  ``body`` takes an accumulator and an element for every input; the order of the
    cells is unspecified, here row-major (for a monoid, axis after axis)."""
    if not inputs:
        fail("needs at least one input (reduce_window_c1)")
    shape = inputs[0].shape
    for value in inputs:
        if not shapes_fit(value.shape, shape):
            fail(f"reduce_window_c2: all inputs must have one shape, got {inputs[0].type} and {value.type}")
    _check_window(
        "reduce_window",
        len(shape),
        window_dimensions=(window_dimensions, "c4", "c5"),
        window_strides=(window_strides, "c6", "c7"),
        base_dilations=(base_dilations, "c8", "c9"),
        window_dilations=(window_dilations, "c10", "c11"),
        padding=(padding, "c12", ""),
    )
    elements = reduced_elements(body, [v.dtype for v in inputs], "reduce_window_c13")
    check_initial(body, init_values, "reduce_window_c3")
    window = Window(window_dimensions, window_strides, padding, base_dilations, window_dilations)
    return tuple(TensorType(window.positions(shape), e) for e in elements)


@reduce_window.den
def _(
    inputs: Sequence[Array],
    init_values: Sequence[Array],
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    base_dilations: Axes,
    window_dilations: Axes,
    padding: Pads,
    body: Any,
) -> tuple[Array, ...]:
    inputs, init_values = promoted(inputs, body.graph), promoted(init_values, body.graph)
    window = Window(window_dimensions, window_strides, padding, base_dilations, window_dilations)
    counts = window.positions(inputs[0].shape)
    padded = [window.prepare(x, init) for x, init in zip(inputs, init_values, strict=True)]
    known = monoid_of(body.graph)
    if known is not None:
        fold = DEN.of(known)
        return (fold(_fold_axes(fold, padded[0], window, counts), init_values[0]),)
    state: tuple[Array, ...] = tuple(np.broadcast_to(init, counts) for init in init_values)
    for at in np.ndindex(*window_dimensions):
        state = body.on_arrays(*state, *(x[window.cells(at, counts)] for x in padded))
    return state


def _fold_axes(fold: Callable[..., Any], x: Array, window: Window, counts: Axes) -> Array:
    """Each window of the prepared x folded by a commutative monoid: a box is folded one axis after another."""
    for axis, (count, size, stride, spread) in enumerate(
        zip(counts, window.sizes, window.strides, window.window_dilations, strict=True)
    ):
        x = np.moveaxis(x, axis, 0)
        span = dilated(count, stride)
        cells = [x[at * spread : at * spread + span : stride] for at in range(size)]
        total = cells[0]
        for cell in cells[1:]:
            total = fold(total, cell)
        x = np.moveaxis(total, 0, axis)
    return x


def reduce_window_adjoint(
    dys: tuple[Value | None, ...],
    inputs: Values,
    init_values: Values,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    base_dilations: Axes,
    window_dilations: Axes,
    padding: Pads,
    body: Graph,
) -> tuple[Sequence[Value | None], Sequence[Value | None]] | None:
    """The adjoint where the body is a sum, or a maximum or minimum without dilations; None elsewhere."""
    op = monoid_of(body) if len(inputs) == 1 else None
    ones = (1,) * inputs[0].rank
    if op is not add and (op not in (maximum, minimum) or base_dilations != ones or window_dilations != ones):
        return None
    (dy,), (x,) = dys, inputs
    assert dy is not None
    zero = const(0.0, x.type.with_shape(()))
    if op is add:
        # Each element gets the cotangents of the windows over it: dy spread by the strides, summed over the same window.
        low, high = [], []
        for n, count, size, stride, (before, _), base, spread in zip(
            x.shape, dy.shape, window_dimensions, window_strides, padding, base_dilations, window_dilations, strict=True
        ):
            low.append(dilated(size, spread) - 1 - before)
            high.append(dilated(n, base) + before - dilated(count, stride))
        spaced = pad(
            dy,
            zero,
            edge_padding_low=tuple(low),
            edge_padding_high=tuple(high),
            interior_padding=tuple(stride - 1 for stride in window_strides),
        )
        (dx,) = reduce_window(
            [spaced],
            [zero],
            window_dimensions=window_dimensions,
            window_strides=base_dilations,
            base_dilations=ones,
            window_dilations=window_dilations,
            padding=((0, 0),) * x.rank,
            body=body,
        )
        # A window holds init once, and again in every cell that is not an element.
        cells = 1.0 + math.prod(window_dimensions)
        return [dx], [reduce_sum(dy, range(x.rank)) * cells - reduce_sum(dx, range(x.rank))]
    dx = select_and_scatter(
        x,
        dy,
        zero,
        window_dimensions=window_dimensions,
        window_strides=window_strides,
        padding=padding,
        select=chooser("GE" if op is maximum else "LE", x.dtype),
        scatter=monoid(add, x.dtype),
    )
    return [dx], [None]  # the initial value is taken to be the neutral one


def _untouched(axis: int, window: Axes, strides: Axes, padding: Pads, base: Axes | None = None) -> bool:
    """Does the window leave this axis as it is?"""
    return (window[axis], strides[axis], *padding[axis], base[axis] if base else 1) == (1, 1, 0, 0, 1)


@reduce_window.cut
def _(
    axes: Sequence[Axis],
    inputs: Values,
    init_values: Values,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    base_dilations: Axes,
    padding: Pads,
    **_: Any,
) -> tuple[Axis | str, ...]:
    distinct = set(axes[: len(inputs)])
    axis = distinct.pop()
    if distinct:
        return ("couples",) * len(inputs)
    if axis is None:
        return (None,) * len(inputs)
    kept = _untouched(axis, window_dimensions, window_strides, padding, base_dilations)
    return (axis if kept else "couples",) * len(inputs)


def _plain(x: Value, init: float, body: Graph, window: Axes, strides: Axes | None, padding: Pads | None) -> Value:
    ones = (1,) * x.rank
    return reduce_window(
        [x],
        [const(init, x.type.with_shape(()))],
        window_dimensions=window,
        window_strides=strides or ones,
        base_dilations=ones,
        window_dilations=ones,
        padding=padding or ((0, 0),) * x.rank,
        body=body,
    )[0]


def reduce_window_sum(x: Value, window: Axes, strides: Axes | None = None, padding: Pads | None = None) -> Value:
    """The sum of every window of x, whose entries are one an axis; cells outside count 0."""
    return _plain(x, 0, monoid(add, x.dtype), window, strides, padding)


def reduce_window_max(x: Value, window: Axes, strides: Axes | None = None, padding: Pads | None = None) -> Value:
    """The largest element of every window of x, whose entries are one an axis; cells outside count −∞."""
    return _plain(x, -np.inf, monoid(maximum, x.dtype), window, strides, padding)


# -------------------------------------------------------------------------------------------- select_and_scatter


@cache
def chooser(direction: str, dtype: DType) -> Graph:
    """The region ``(a, b) ↦ a <direction> b`` on scalars: GE keeps the first maximal cell of a window."""
    scalar = TensorType((), dtype)
    return trace(lambda lhs, rhs: compare(lhs, rhs, comparison_direction=direction), [("lhs", scalar), ("rhs", scalar)])


@primitive(
    examples=[
        Example(
            "f32[2, 4, 6]",
            "f32[2, 2, 3]",
            "f32[]",
            window_dimensions=(1, 2, 2),
            window_strides=(1, 2, 2),
            padding=((0, 0), (0, 0), (0, 0)),
            select=chooser("GE", _F32),
            scatter=monoid(add, _F32),
        ),
        Example(
            "f32[5, 6]",
            "f32[3, 3]",
            "f32[]",
            window_dimensions=(3, 3),
            window_strides=(2, 2),
            padding=((1, 1), (1, 0)),
            select=chooser("GE", _F32),
            scatter=monoid(add, _F32),
        ),
        Example(
            "f32[7]",
            "f32[5]",
            "f32[]",
            window_dimensions=(2,),
            window_strides=(1,),
            padding=((-1, 0),),
            select=chooser("LT", _F32),
            scatter=monoid(add, _F32),
        ),
    ],
    domains={"operand": "distinct"},
)
def select_and_scatter(
    operand: Value,
    source: Value,
    init_value: Value,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    padding: Pads,
    select: Graph,
    scatter: Graph,
) -> TensorType:
    """In each window of operand find the cell that ``select`` keeps, and ``scatter`` the window's source element there.

    Cells are met in row-major order and the one kept so far stays while ``select(kept, next)`` holds, so GE finds the first
    maximal one; cells of the padding are never chosen.  Result cells start at init_value and fold in the source elements that
    fall on them (several where windows overlap), windows in row-major order."""
    if source.dtype is not operand.dtype:
        fail("source must have the operand's element type (select_and_scatter_c1)")
    if init_value.type is not operand.type.with_shape(()):
        fail("init_value must be a scalar of the operand's element type (select_and_scatter_c3)")
    _check_window(
        "select_and_scatter",
        operand.rank,
        window_dimensions=(window_dimensions, "c4", "c5"),
        window_strides=(window_strides, "c6", "c7"),
        padding=(padding, "c8", ""),
    )
    positions = _box(window_dimensions, window_strides, padding).positions(operand.shape)
    if not shapes_fit(source.shape, positions):
        fail(f"the window has {list(positions)} positions, but source has {list(source.shape)} (select_and_scatter_c2)")
    pair = [init_value.type] * 2
    if [p.type for p in select.params] != pair or [v.type for v in select.results] != [TensorType((), i1)]:
        fail("select must take two scalars of the operand's element type and return a boolean (select_and_scatter_c9)")
    if [p.type for p in scatter.params] != pair or [v.type for v in scatter.results] != pair[:1]:
        fail("scatter must take and return scalars of the operand's element type (select_and_scatter_c10)")
    return operand.type


def _box(window: Axes, strides: Axes, padding: Pads) -> Window:
    ones = (1,) * len(window)
    return Window(window, strides, padding, ones, ones)


@select_and_scatter.den
def _(
    operand: Array,
    source: Array,
    init_value: Array,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    padding: Pads,
    select: Any,
    scatter: Any,
) -> Array:
    window = _box(window_dimensions, window_strides, padding)
    known = monoid_of(scatter.graph)
    fold = DEN.of(known) if known else lambda held, new: scatter.on_arrays(held, new)[0]
    if not operand.ndim or not _untouched(0, window_dimensions, window_strides, padding):
        return _scatter(operand, source, init_value, window, select, fold)
    # Windows do not cross the first axis: some of it at a time stays in the cache.
    rows = max(1, _BLOCK // max(1, math.prod(operand.shape[1:])))
    blocks = [slice(at, at + rows) for at in range(0, operand.shape[0], rows)]
    parts = [_scatter(operand[b], source[b], init_value, window, select, fold) for b in blocks]
    return np.concatenate(parts) if parts else operand


_BLOCK = 1 << 18
"""Elements that select_and_scatter works on at a time."""


def _scatter(
    operand: Array, source: Array, init_value: Array, window: Window, select: Any, fold: Callable[..., Any]
) -> Array:
    counts = source.shape
    cells = [window.cells(at, counts) for at in np.ndindex(*window.sizes)]
    x = window.prepare(operand, init_value)
    inside = window.prepare(np.broadcast_to(np.True_, operand.shape), False)
    # Which cell of its window each position keeps, counted from 1 (0: none yet), and that cell's value.
    chosen = np.zeros(counts, np.min_scalar_type(len(cells)))
    kept = np.full(counts, init_value, x.dtype)
    for number, cell in enumerate(cells, 1):
        if number == 1:
            moves = inside[cell]
        else:
            (stays,) = select.on_arrays(kept, x[cell])
            moves = inside[cell] & ((chosen == 0) | ~stays)
        _put(kept, x[cell], moves)
        np.maximum(chosen, number * moves.astype(chosen.dtype), out=chosen)
    # Within one cell number no two positions meet.  Backwards through them, each element meets its windows in order.
    result = np.full(x.shape, init_value, x.dtype)
    for number, cell in reversed(list(enumerate(cells, 1))):
        _put(result[cell], fold(result[cell], source), chosen == number)
    return _uncover(result, init_value, operand.shape, window.padding)


def _put(target: Array, values: Array, where: Array) -> None:
    """``np.copyto(target, values, where=where)``, by bits: a mask without a pattern makes NumPy's branch an element guess
    wrong, four times as slow."""
    if target.dtype != values.dtype or target.dtype.kind not in "biuf":
        np.copyto(target, values, where=where)
        return
    bits = np.dtype(f"i{target.dtype.itemsize}")
    old = target.view(bits)
    old ^= (old ^ values.view(bits)) & -where.astype(bits)


def _uncover(padded: Array, fill: Any, shape: Shape, padding: Pads) -> Array:
    """Take padding off again; what negative padding had cut off becomes ``fill``."""
    if all(p == (0, 0) for p in padding):
        return padded
    full = np.full(shape, fill, padded.dtype)
    source, target = [], []
    for room, n, (low, _) in zip(padded.shape, shape, padding, strict=True):
        extent = max(min(room, low + n) - max(low, 0), 0)
        source.append(slice(max(low, 0), max(low, 0) + extent))
        target.append(slice(max(-low, 0), max(-low, 0) + extent))
    full[tuple(target)] = padded[tuple(source)]
    return full


@select_and_scatter.vjp
def _(
    dy: Value,
    operand: Value,
    source: Value,
    init_value: Value,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    padding: Pads,
    select: Graph,
    scatter: Graph,
) -> tuple[None, Value, Value]:
    direction = _direction(select)
    if direction not in _ORDERS or monoid_of(scatter) is not add:
        raise ShloError(
            f"select_and_scatter can be differentiated where select is one of {', '.join(_ORDERS)} and scatter is add"
        )
    # The cotangent of each source element is dy at the cell its window chose: carried along by the same choice.
    ones = (1,) * operand.rank
    worst = const(_ORDERS[direction], init_value.type)
    _, gathered = reduce_window(
        [operand, dy],
        [worst, const(0.0, init_value.type)],
        window_dimensions=window_dimensions,
        window_strides=window_strides,
        base_dilations=ones,
        window_dilations=ones,
        padding=padding,
        body=_carrier(direction, operand.dtype),
    )
    return None, gathered, reduce_sum(dy, range(dy.rank))


_ORDERS = {"GE": -np.inf, "GT": -np.inf, "LE": np.inf, "LT": np.inf}
"""The comparisons that pick an extreme cell, with the value that loses to every element."""


def _direction(select: Graph) -> str | None:
    """The comparison a region makes of its two parameters, if that is all it does."""
    if len(select.nodes) == 1 and select.results == select.nodes[0].results:
        node = select.nodes[0]
        if node.op is compare and node.operands == select.params:
            return str(node.attrs["comparison_direction"])
    return None


@cache
def _carrier(direction: str, dtype: DType) -> Graph:
    """The region that keeps one of two elements by comparison, and with it the number beside it."""

    def keep(element: Value, number: Value, other: Value, its: Value) -> tuple[Value, Value]:
        stays = compare(element, other, comparison_direction=direction)
        return choose(stays, element, other), choose(stays, number, its)

    scalar = TensorType((), dtype)
    return trace(keep, [("kept", scalar), ("number", scalar), ("next", scalar), ("its", scalar)])


@select_and_scatter.cut
def _(
    axes: Sequence[Axis],
    operand: Value,
    source: Value,
    init_value: Value,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    padding: Pads,
    **_: Any,
) -> Axis | str:
    axis, other, _init = axes
    if axis is None and other is None:
        return None
    if axis is None or axis != other or not _untouched(axis, window_dimensions, window_strides, padding):
        return "couples"
    return axis
