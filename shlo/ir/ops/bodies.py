"""What reductions ask of their bodies: the regions that fold elements into accumulators.

Specification: the constraints on ``body`` of reduce, reduce_window and scatter.  A body may work in a wider element type than
what it folds; everything is taken to that type first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import Graph, Value
from shlo.ir.errors import fail
from shlo.ir.types import DType, TensorType

Array = np.ndarray[Any, Any]


def reduced_elements(body: Graph, elements: Sequence[DType], label: str) -> tuple[DType, ...]:
    """The element types that a reduction's body works in: those of what it reduces, or wider ones (any, for floats).

    The body must take two scalars for each and return one; ``label`` is the constraint that says so."""
    returned = [v.type for v in body.results]
    if [p.type for p in body.params] != returned * 2 or len(returned) != len(elements):
        given, made = ", ".join(str(p.type) for p in body.params), ", ".join(map(str, returned))
        fail(
            f"{label}: the body must take {2 * len(elements)} scalars, accumulators and elements, and return "
            f"{len(elements)}; it takes ({given}) and returns ({made})"
        )
    for type, element in zip(returned, elements, strict=True):
        if type.rank or not promotes(element, type.dtype):
            fail(f"{label}: the body works on {type}, which {element} does not become")
    return tuple(t.dtype for t in returned)


def promotes(element: DType, wider: DType) -> bool:
    """Do reductions take one element type for another: any float for any, an integer for one of no fewer bits?"""
    kinds = {element.kind, wider.kind}
    if element is wider or kinds == {"float"}:
        return True
    return (len(kinds) == 1 or (element.kind, wider.kind) == ("bool", "int")) and element.bits <= wider.bits


def check_initial(body: Graph, init_values: Sequence[Value], label: str) -> None:
    """Initial values must be scalars of element types that become the body's."""
    for init, result in zip(init_values, body.results, strict=False):
        if init.rank or not promotes(init.dtype, result.dtype):
            fail(f"{label}: an initial value must be a scalar such as the body's {result.type}, not {init.type}")


def promoted(arrays: Sequence[Array], body: Graph) -> list[Array]:
    """The arrays in the wider element types that a body works in."""

    def one(x: Array, type: TensorType) -> Array:
        wanted = type.dtype.numpy
        if x.dtype.kind in "fciu" and wanted.kind == x.dtype.kind and wanted.itemsize > x.dtype.itemsize:
            return x.astype(wanted)
        return x.astype(wanted) if x.dtype == np.bool_ and wanted != np.bool_ else x

    return [one(x, v.type) for x, v in zip(arrays, body.results, strict=True)]
