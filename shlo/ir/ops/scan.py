"""``chlo.scan``: a loop along one axis of its inputs that hands values on from step to step.

There is no specification; what it means is XLA's `Scan <https://www.tensorflow.org/xla/operation_semantics#scan>`_.  How it is
differentiated is in :mod:`shlo.transform.regions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, Example, Graph, Parameter, Value, Values, primitive, trace
from shlo.ir.errors import fail
from shlo.ir.types import Type, compatible, fits, short_type

Array = np.ndarray[Any, Any]


def _running(type: str) -> Graph:
    """A running sum: of an input and what came before, handed on and given out."""

    def step(x: Value, before: Value) -> tuple[Value, Value]:
        total = x + before
        return total, total

    return trace(step, [("input", short_type(type)), ("carry", short_type(type))])


def _mean_of_two() -> Graph:
    """A body that gives out something else than it hands on, and takes two inputs."""

    def step(x: Value, y: Value, before: Value) -> tuple[Value, Value]:
        return x * before + y, x

    scalar = short_type("f32[]")
    return trace(step, [("x", scalar), ("y", scalar), ("before", scalar)])


@primitive(
    form="scan",
    dialect="chlo",
    examples=[
        Example("f32[5, 3]", "f32[3]", carries=1, dimension=0, is_associative=True, body=_running("f32[3]")),
        Example("f32[2, 4]", "f32[2]", carries=1, dimension=1, is_reverse=True, body=_running("f32[2]")),
        Example("f32[4]", "f32[4]", "f32[]", carries=1, dimension=0, body=_mean_of_two()),
        Example("i32[6]", "i32[]", carries=1, dimension=0, scan_dim_size=6, body=_running("i32[]")),
    ],
)
def scan(
    operands: Values,
    *,
    carries: int,
    dimension: int,
    scan_dim_size: int | None = None,
    is_reverse: bool | None = None,
    is_associative: bool | None = None,
    body: Graph,
) -> tuple[Type, ...]:
    """Run the body at every index of axis ``dimension``, in order, or from the last one down with ``is_reverse``.

    The last ``carries`` operands are what the first step is handed; the others are cut into slices without that axis.  The
    body takes a slice of each and what it is handed, and returns slices of the outputs, then what it hands on.  The results
    are the outputs, at the places of the slices, and what the last step hands on.  ``is_associative`` promises that the body
    may be applied in another order; it is not made use of here.  The body sees nothing of the block around it.
    """
    if not 0 <= carries <= len(operands):
        fail(f"there are {len(operands)} operands, not {carries} that are handed on")
    if dimension < 0:
        fail(f"dimension must not be negative, got {dimension}")
    inputs, inits = operands[: len(operands) - carries], operands[len(operands) - carries :]
    length = -1 if scan_dim_size is None else scan_dim_size
    slices = []
    for i, value in enumerate(inputs):
        if dimension >= value.rank:
            fail(f"input {i}, {value.type}, has no axis {dimension}")
        if not fits(length, value.shape[dimension]):
            fail(f"input {i} has {value.shape[dimension]} slices along axis {dimension}, not {length}")
        length = value.shape[dimension] if length < 0 else length
        slices.append(value.type.with_shape(value.shape[:dimension] + value.shape[dimension + 1 :]))
    takes, given = [p.type for p in body.params], [*slices, *(v.type for v in inits)]
    if len(takes) != len(given) or not all(map(compatible, takes, given)):
        fail(f"the body takes ({_listed(takes)}), a step has ({_listed(given)})")
    if body.captures:
        named = ", ".join(
            f"%{v.name if isinstance(v, Parameter) else v.node.name if v.node else '?'}" for v in body.captures
        )
        fail(
            f"the body may use what it is handed only, not {named} of the block around it: make it with shlo.trace, hand it on"
        )
    if len(body.results) < carries:
        fail(f"the body returns {len(body.results)} values and must hand on {carries}")
    outputs = body.results[: len(body.results) - carries]
    for i, (value, init) in enumerate(zip(body.results[len(outputs) :], inits, strict=True)):
        if not compatible(value.type, init.type):
            fail(f"the body hands on {value.type} as {i}, it is handed {init.type}")
    if not inputs and not outputs:
        fail("there must be an input or an output")
    results = []
    for i, value in enumerate(outputs):
        if dimension > value.rank:
            fail(f"output {i}, made of {value.type}, has no axis {dimension}")
        results.append(value.type.with_shape((*value.shape[:dimension], length, *value.shape[dimension:])))
    return (*results, *(v.type for v in inits))


def _listed(types: Sequence[Type]) -> str:
    return ", ".join(map(str, types))


@scan.den
def _(
    operands: tuple[Any, ...],
    *,
    carries: int,
    dimension: int,
    scan_dim_size: int | None,
    is_reverse: bool | None,
    body: Any,
    **_: Any,
) -> tuple[Any, ...]:
    split = len(operands) - carries
    inputs, carried = operands[:split], list(operands[split:])
    length = inputs[0].shape[dimension] if inputs else scan_dim_size or 0
    steps: list[Any] = [None] * length
    for i in reversed(range(length)) if is_reverse else range(length):
        made = body(*(np.take(x, i, axis=dimension) for x in inputs), *carried)
        steps[i], carried = made[: len(made) - carries], list(made[len(made) - carries :])
    if not steps:  # nothing to stack: the shapes are those of the body's results
        graph: Graph = body.graph
        outputs = [v.type for v in graph.results[: len(graph.results) - carries]]
        empty = [np.zeros((*t.shape[:dimension], 0, *t.shape[dimension:])) for t in outputs]
        return (*empty, *carried)
    return (*(np.stack(column, axis=dimension) for column in zip(*steps, strict=True)), *carried)


CUT.excuse("its body may join what is cut", scan)
