"""Operators whose windows slide over a tensor: ``reduce_window`` and its adjoint ``select_and_scatter``.

Specification: the sections of these names; a message cites the constraint it enforces.  The dens loop over the cells of
the window, never over its positions: each cell is one strided slice of the padded operand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.core import Example, Graph, Value, Values, primitive, trace
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.convolve import Window
from shlo.ir.ops.data import const, monoid, monoid_of, pad, reduce_sum
from shlo.ir.ops.elementwise import add, compare, maximum, minimum, select
from shlo.ir.types import DType, Shape, TensorType, i1

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


def _example(
    types: Sequence[str], window: Axes, body: Graph, domains: dict[str, Any] | None = None, **attrs: Any
) -> Example:
    ones = (1,) * len(window)
    defaults = {"window_strides": ones, "base_dilations": ones, "window_dilations": ones}
    full = {**defaults, "padding": ((0, 0),) * len(window), **attrs}
    return Example(*types, window_dimensions=window, body=body, domains=domains, **full)


@primitive(
    examples=[
        _example(["f32[2, 5, 4]", "f32[]"], (1, 3, 2), monoid(add, _F32), padding=((0, 0), (1, 1), (0, 1))),
        _example(
            ["f32[6, 5]", "f32[]"],
            (2, 2),
            monoid(add, _F32),
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

    The inputs are spread by ``base_dilations`` and padded (negative padding cuts), both with init_values; the window's
    cells lie ``window_dilations`` apart and it moves by ``window_strides``.  ``body`` takes an accumulator and an element for
    every input; the order of the cells is unspecified, here row-major (for a monoid, axis after axis)."""
    if not inputs:
        fail("needs at least one input (reduce_window_c1)")
    shape = inputs[0].shape
    for value, init in zip(inputs, init_values, strict=True):
        if value.shape != shape:
            fail("all inputs must have one shape (reduce_window_c2)")
        if init.type is not value.type.with_shape(()):
            fail("each initial value must be a scalar of its input's element type (reduce_window_c3)")
    _check_window(
        "reduce_window",
        len(shape),
        window_dimensions=(window_dimensions, "c4", "c5"),
        window_strides=(window_strides, "c6", "c7"),
        base_dilations=(base_dilations, "c8", "c9"),
        window_dilations=(window_dilations, "c10", "c11"),
        padding=(padding, "c12", ""),
    )
    scalars = [v.type for v in init_values]
    if [p.type for p in body.params] != scalars * 2 or [v.type for v in body.results] != scalars:
        fail("the body must take accumulators and elements and return accumulators, all scalars (reduce_window_c13)")
    window = Window(window_dimensions, window_strides, padding, base_dilations, window_dilations)
    return tuple(v.type.with_shape(window.positions(shape)) for v in inputs)


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
    window = Window(window_dimensions, window_strides, padding, base_dilations, window_dilations)
    counts = window.positions(inputs[0].shape)
    padded = [window.prepare(x, init) for x, init in zip(inputs, init_values, strict=True)]
    state: tuple[Array, ...] = tuple(np.broadcast_to(init, counts) for init in init_values)
    for at in np.ndindex(*window_dimensions):
        state = body.on_arrays(*state, *(x[window.cells(at, counts)] for x in padded))
    return state


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
    if source.shape != positions:
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
