"""How conditionals, loops, ``scan`` and ``map`` are differentiated: by the pullback of what stands in their regions.

These ``vjp`` rules differentiate graphs, which operators know nothing of; so they are here and not beside the operators.
Values that a region captures have no operand to take their cotangents: a rule returns those in a dictionary.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shlo.ir.core import VJP, Graph, Value, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import broadcast_in_dim, const, constant, reduce_sum, reshape
from shlo.ir.ops.elementwise import add, compare, subtract
from shlo.ir.ops.flow import case, if_, map_, while_
from shlo.ir.ops.indexing import dynamic_slice, dynamic_update_slice
from shlo.ir.ops.scan import scan
from shlo.ir.types import DType, TensorType, i32, without
from shlo.transform.grad import differentiable_value, pullback
from shlo.transform.lower import inline

Cotangents = Sequence[Value | None]
Captured = dict[Value, Value]


def _captures(*regions: Graph) -> list[Value]:
    """The values of the blocks around that these regions use and that have cotangents, each once."""
    return list(dict.fromkeys(v for r in regions for v in r.captures if differentiable_value(v)))


def _sum(pairs: Sequence[tuple[Value, Value | None]]) -> dict[Value, Value]:
    """Cotangents by value, added up where a value occurs twice."""
    found: dict[Value, Value] = {}
    for value, cotangent in pairs:
        if cotangent is not None and differentiable_value(value):
            found[value] = add(found[value], cotangent) if value in found else cotangent
    return found


def _back(region: Graph, args: Sequence[Value], dys: Cotangents, wrt: Sequence[Value]) -> list[Value]:
    """In the block under construction: run the region on ``args`` and pull ``dys`` back to ``wrt`` (args and captures)."""
    results = inline(region, args)
    return pullback(_sum(list(zip(results, dys, strict=True))), wrt)


# ---------------------------------------------------------------------------------------------------- conditionals


def _back_branch(branch: Graph, dys: Cotangents, wrt: Sequence[Value]) -> Graph:
    # Isolated: nodes equal to some outside must be built anew, or the pullback would not pass through them.
    return trace(lambda: _back(branch, [], dys, wrt), [])


@VJP.rule(if_)
def _(dys: Cotangents, pred: Value, *, true_branch: Graph, false_branch: Graph) -> tuple[None, Captured]:
    wrt = _captures(true_branch, false_branch)
    if not wrt:
        return None, {}
    back = [_back_branch(branch, dys, wrt) for branch in (true_branch, false_branch)]
    return None, dict(zip(wrt, if_(pred, true_branch=back[0], false_branch=back[1]), strict=True))


@VJP.rule(case)
def _(dys: Cotangents, index: Value, *, branches: tuple[Graph, ...]) -> tuple[None, Captured]:
    wrt = _captures(*branches)
    if not wrt:
        return None, {}
    back = tuple(_back_branch(branch, dys, wrt) for branch in branches)
    return None, dict(zip(wrt, case(index, branches=back), strict=True))


# ------------------------------------------------------------------------------------------------------------ loops

_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "LT": lambda a, b: a < b,
    "LE": lambda a, b: a <= b,
    "GT": lambda a, b: a > b,
    "GE": lambda a, b: a >= b,
    "NE": lambda a, b: a != b,
}
MAX_TRIPS = 1 << 24
"""Loops longer than this are not counted."""


def trip_count(operands: Sequence[Value], cond: Graph, body: Graph) -> int | None:
    """How often a counted loop runs; None where that cannot be told.

    Such a loop has one integer that starts at a constant, changes by a constant in every round and is compared with a
    constant, as ``scan`` and ``fori_loop`` write it.
    """
    (holds,) = cond.results
    test = holds.node
    if test is None or test.op is not compare:
        return None
    left, right = test.operands
    direction = test.attrs["comparison_direction"]
    if left not in cond.params:
        left, right = right, left
        direction = {"LT": "GT", "GT": "LT", "LE": "GE", "GE": "LE"}.get(direction, direction)
    if left not in cond.params or direction not in _COMPARE:
        return None
    at = left.index
    start = integer_of(operands[at])
    end = integer_of(operands[right.index] if _carried(right, cond, body) else right)
    step = _step(body.results[at], body.params[at])
    if start is None or end is None or not step:
        return None
    return _rounds(start, step, end, direction, left.dtype)


def _rounds(start: int, step: int, end: int, direction: str, dtype: DType) -> int | None:
    """How often such a counter is stepped; None where it leaves its type's range, from where it goes on at the other end."""
    holds, count = _COMPARE[direction], 0
    least, most = dtype.limits
    while holds(start, end):
        start, count = start + step, count + 1
        if count > MAX_TRIPS or not least <= start <= most:
            return None
    return count


def _carried(value: Value, cond: Graph, body: Graph) -> bool:
    """Is it one of the loop's values that no round changes?"""
    return value in cond.params and body.results[value.index] is body.params[value.index]


def integer_of(value: Value) -> int | None:
    """The (first) number of a constant of integers; None for anything else."""
    node = value.node
    if node is None or node.op is not constant or not value.dtype.is_integer:
        return None
    return int(node.attrs["value"].data.flat[0])


def _step(result: Value, param: Value) -> int | None:
    """What ``result`` adds to ``param``."""
    node = result.node
    if node is None or node.op not in (add, subtract):
        return None
    left, right = node.operands
    if node.op is add and right is param:
        left, right = right, left
    number = integer_of(right) if left is param else None
    return None if number is None else number if node.op is add else -number


@VJP.rule(while_)
def _(dys: Cotangents, operand: Sequence[Value], *, cond: Graph, body: Graph) -> tuple[list[Value | None], Captured]:
    """Run the loop again and keep what each round starts from; then go back through the rounds."""
    count = trip_count(operand, cond, body)
    if count is None:
        raise ShloError(
            "while can be differentiated where it counts from a constant in constant steps up to a constant: how often "
            "this loop runs is not known"
        )
    carried = [i for i, v in enumerate(operand) if differentiable_value(v)]
    captured = _captures(body)
    stacks = _stacked(operand, count, body)
    counter = TensorType((), i32)
    last = const(count - 1, counter)
    given = [(operand[i], dys[i]) for i in carried]
    starts = [const(0.0, value.type) if dy is None else dy for value, dy in given]
    sums = [const(0.0, v.type) for v in captured]

    def ahead(t: Value, *_: Value) -> Value:
        return compare(t, const(0, counter), comparison_direction="GE")

    def round_back(t: Value, *so_far: Value) -> list[Value]:
        args = [value if stack is None else _at(stack, t) for value, stack in zip(operand, stacks, strict=True)]
        cotangents: list[Value | None] = [None] * len(operand)
        for i, dy in zip(carried, so_far, strict=False):
            cotangents[i] = dy
        grads = _back(body, args, cotangents, [*(args[i] for i in carried), *captured])
        mine, theirs = grads[: len(carried)], grads[len(carried) :]
        return [
            subtract(t, const(1, counter)),
            *mine,
            *(add(a, b) for a, b in zip(so_far[len(carried) :], theirs, strict=True)),
        ]

    state = [last, *starts, *sums]
    names = [(f"v{i}", v.type) for i, v in enumerate(state)]
    _, *results = while_(state, cond=trace(ahead, names), body=trace(round_back, names))
    by_operand: list[Value | None] = [None] * len(operand)
    for i, grad in zip(carried, results, strict=False):
        by_operand[i] = grad
    return by_operand, dict(zip(captured, results[len(carried) :], strict=True))


def _stacked(operand: Sequence[Value], count: int, body: Graph) -> list[Value | None]:
    """For every value of the loop what each round starts from, one after the other; None where no round changes it."""
    changing = [i for i in range(len(operand)) if body.results[i] is not body.params[i]]
    counter = TensorType((), i32)
    empty = [
        broadcast_in_dim(const(0, operand[i].type.with_shape(())), shape=(count, *operand[i].shape)) for i in changing
    ]
    state = [const(0, counter), *operand, *empty]
    names = [(f"v{i}", v.type) for i, v in enumerate(state)]

    def ahead(t: Value, *_: Value) -> Value:
        return compare(t, const(count, counter), comparison_direction="LT")

    def step(t: Value, *values: Value) -> list[Value]:
        args, stacks = values[: len(operand)], values[len(operand) :]
        kept = [_put(stack, args[i], t) for i, stack in zip(changing, stacks, strict=True)]
        return [add(t, const(1, counter)), *inline(body, args), *kept]

    results = while_(state, cond=trace(ahead, names), body=trace(step, names))
    found: list[Value | None] = [None] * len(operand)
    for i, stack in zip(changing, results[1 + len(operand) :], strict=True):
        found[i] = stack
    return found


def _places(stack: Value, t: Value) -> list[Value]:
    return [t, *[const(0, t.type)] * (stack.rank - 1)]


def _at(stack: Value, t: Value) -> Value:
    """What a stack holds at place t."""
    one = dynamic_slice(stack, _places(stack, t), slice_sizes=(1, *stack.shape[1:]))
    return reshape(one, shape=stack.shape[1:])


def _put(stack: Value, value: Value, t: Value) -> Value:
    return dynamic_update_slice(stack, reshape(value, shape=(1, *value.shape)), _places(stack, t))


# ------------------------------------------------------------------------------------------------------------- scan


@VJP.rule(scan)
def _(
    dys: Cotangents,
    operands: Sequence[Value],
    *,
    carries: int,
    dimension: int,
    scan_dim_size: int | None,
    is_reverse: bool | None,
    body: Graph,
    **_: Any,
) -> tuple[list[Value | None]]:
    """Scan again and give out what each step is handed; then scan the other way, handing cotangents back."""
    split, outputs = len(operands) - carries, len(body.results) - carries
    inputs, inits = operands[:split], operands[split:]
    length = inputs[0].shape[dimension] if inputs else scan_dim_size
    if length is None or length < 0 or not all(p.type.is_static for p in body.params):
        raise ShloError("scan can be differentiated where its sizes are known: give the program its shapes first")
    over: dict[str, Any] = {"dimension": dimension, "scan_dim_size": length}

    def forward(*args: Value) -> list[Value]:
        return [*(_of_rank(v, dimension) for v in args[split:]), *inline(body, args)[outputs:]]

    names = [(f"v{i}", p.type) for i, p in enumerate(body.params)]
    starts = scan(operands, carries=carries, is_reverse=is_reverse, body=trace(forward, names), **over)[:carries]
    cut = [i for i, v in enumerate(inputs) if differentiable_value(v)]
    handed = [i for i, v in enumerate(inits) if differentiable_value(v)]
    wanted = [*cut, *(split + i for i in handed)]
    given = {i: dy for i, dy in enumerate(dys[:outputs]) if dy is not None}
    last = [const(0.0, inits[i].type) if (dy := dys[outputs + i]) is None else dy for i in handed]

    def back(*values: Value) -> list[Value]:
        taken = iter(values)
        args = [next(taken) for _ in inputs]
        args += [reshape(next(taken), shape=v.shape) for v in inits]
        cotangents: list[Value | None] = [None] * len(body.results)
        for i, dy in zip((*given, *(outputs + i for i in handed)), taken, strict=True):
            cotangents[i] = dy
        return _back(body, args, cotangents, [args[i] for i in wanted])

    slices = [*inputs, *starts, *given.values()]
    names = [(f"v{i}", v.type.with_shape(without(v.shape, dimension))) for i, v in enumerate(slices)]
    names += [(f"v{len(slices) + i}", v.type) for i, v in enumerate(last)]
    results = scan(
        [*slices, *last],
        carries=len(last),
        is_reverse=None if is_reverse else True,
        body=trace(back, names),
        **over,
    )
    by_operand: list[Value | None] = [None] * len(operands)
    for i, grad in zip(wanted, results, strict=True):
        by_operand[i] = grad
    return (by_operand,)


def _of_rank(value: Value, rank: int) -> Value:
    """The value with axes of size 1 before its own: what a step gives out needs as many axes as stand before the new one."""
    return reshape(value, shape=(*(1,) * (rank - value.rank), *value.shape)) if value.rank < rank else value


# -------------------------------------------------------------------------------------------------------------- map


@VJP.rule(map_)
def _(dy: Value, inputs: Sequence[Value], *, dimensions: tuple[int, ...], computation: Graph) -> tuple[Any, ...]:
    captured = _captures(computation)
    operands = [dy, *inputs]
    names = [(f"v{i}", v.type.with_shape(())) for i, v in enumerate(operands)]

    def through(choose: Callable[[Sequence[Value]], Value]) -> Value:
        """At every place the cotangent of one thing that the computation uses."""
        one = trace(lambda d, *args: _back(computation, args, [d], [choose(args)]), names)
        return map_(operands, dimensions=dimensions, computation=one)

    grads = [
        through(lambda args, i=i: args[i]) if differentiable_value(v) else None  # type: ignore[misc]
        for i, v in enumerate(inputs)
    ]
    if not captured:
        return (grads,)
    by_capture = {}
    for value in captured:
        if value.rank:
            raise ShloError("map can be differentiated where its computation captures scalars only")
        by_capture[value] = reduce_sum(through(lambda _, v=value: v), dimensions)  # type: ignore[misc]
    return grads, by_capture
