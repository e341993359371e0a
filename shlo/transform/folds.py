"""How reductions and windows of any body are differentiated: as what they are, a body applied cell by cell.

Where the body is a sum, a maximum or a minimum the adjoint is an operator beside the reduction (:mod:`shlo.ir.ops.data`,
:mod:`shlo.ir.ops.window`).  Any other body (a product, log-sum-exp) is written out, one application a cell of the window, and
pulled back through each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from shlo.ir.core import VJP, Graph, Value, Values
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import broadcast_in_dim, monoid_of, pad, reduce, reduce_adjoint, reduce_sum, reshape, slice_
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.flow import map_
from shlo.ir.ops.window import reduce_window, reduce_window_adjoint
from shlo.transform.grad import differentiable_value

Axes = tuple[int, ...]
Pads = tuple[tuple[int, int], ...]
Cotangents = tuple[Value | None, ...]

MOST: Final = 4096
"""Cells of a window, or elements of a reduction, beyond which it is not written out."""


@VJP.rule(reduce_window)
def _(
    dys: Cotangents,
    inputs: Values,
    init_values: Values,
    *,
    window_dimensions: Axes,
    window_strides: Axes,
    base_dilations: Axes,
    window_dilations: Axes,
    padding: Pads,
    body: Graph,
) -> Any:
    attrs: dict[str, Any] = {
        "window_dimensions": window_dimensions,
        "window_strides": window_strides,
        "base_dilations": base_dilations,
        "window_dilations": window_dilations,
        "padding": padding,
    }
    known = reduce_window_adjoint(dys, inputs, init_values, **attrs, body=body)
    if known is not None:
        return known
    _check("reduce_window", dys, math.prod(window_dimensions), body)
    (dy,), (x,), (init,) = dys, inputs, init_values
    assert dy is not None
    spaced = {
        "edge_padding_low": tuple(low for low, _ in padding),
        "edge_padding_high": tuple(high for _, high in padding),
        "interior_padding": tuple(n - 1 for n in base_dilations),
    }
    padded = pad(x, init, **spaced)
    cells = []
    for at in product(*map(range, window_dimensions)):
        starts = tuple(i * spread for i, spread in zip(at, window_dilations, strict=True))
        spans = [(n - 1) * s + 1 if n else 0 for n, s in zip(dy.shape, window_strides, strict=True)]
        limits = tuple(start + span for start, span in zip(starts, spans, strict=True))
        cells.append({"start_indices": starts, "limit_indices": limits, "strides": window_strides})
    dpadded, dfirst = _fold_back(dy, padded, init, cells, body)
    dx, dedge = VJP.of(pad)(dpadded, x, init, **spaced)
    return [dx], [dfirst if dedge is None else add(dfirst, dedge)]


@VJP.rule(reduce)
def _(dys: Cotangents, inputs: Values, init_values: Values, *, dimensions: Axes, body: Graph) -> Any:
    known = reduce_adjoint(dys, inputs, init_values, dimensions=dimensions, body=body)
    if known is not None:
        return known
    (x,), (init,) = inputs[:1], init_values[:1]
    _check("reduce", dys, math.prod(x.shape[a] for a in dimensions), body)
    (dy,) = dys
    assert dy is not None
    kept = tuple(1 if a in dimensions else n for a, n in enumerate(x.shape))
    cells = []
    for at in product(*(range(n) if a in dimensions else (0,) for a, n in enumerate(x.shape))):
        limits = tuple(i + n for i, n in zip(at, kept, strict=True))
        cells.append({"start_indices": at, "limit_indices": limits, "strides": (1,) * x.rank})
    dx, dinit = _fold_back(reshape(dy, shape=kept), x, init, cells, body)
    return [dx], [dinit]


def _check(name: str, dys: Cotangents, cells: int, body: Graph) -> None:
    if len(dys) != 1:
        raise ShloError(f"{name} can be differentiated where it has one input")
    if any(differentiable_value(v) for v in body.captures):
        raise ShloError(f"{name} can be differentiated where its body uses its own arguments only")
    if cells > MOST:
        raise ShloError(
            f"{name}: its body is no sum, maximum or minimum, and {cells:,} applications are too many to write out"
        )


def _fold_back(dy: Value, x: Value, init: Value, cells: Sequence[dict[str, Any]], body: Graph) -> tuple[Value, Value]:
    """The cotangents of ``x`` and of ``init`` where the body is applied to ``init`` everywhere and to one slice of ``x`` after
    the other."""
    op, axes = monoid_of(body), tuple(range(dy.rank))
    state = broadcast_in_dim(init, shape=dy.shape, broadcast_dimensions=())
    steps: list[tuple[Value, Value]] = []
    for cell in cells:
        element = slice_(x, **cell)
        steps.append((state, element))
        state = op(state, element) if op is not None else map_([state, element], dimensions=axes, computation=body)
    dx: Value | None = None
    for cell, (before, element) in zip(reversed(cells), reversed(steps), strict=True):
        if op is not None:
            dbefore, delement = VJP.of(op)(dy, before, element)
        else:
            (both,) = VJP.of(map_)(dy, [before, element], dimensions=axes, computation=body)
            dbefore, delement = both
        (part,) = VJP.of(slice_)(delement, x, **cell)
        dx = part if dx is None else add(dx, part)
        dy = dbefore
    return dx if dx is not None else x * 0.0, reduce_sum(dy, axes)
