"""``sort``: several tensors reordered along an axis, together, by any comparator.

Specification: the section of this name; a refusal begins with the constraint that it enforces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from shlo.ir.core import Example, Graph, Parameter, Value, Values, primitive, trace
from shlo.ir.errors import fail
from shlo.ir.ops.data import iota
from shlo.ir.ops.elementwise import compare
from shlo.ir.types import DType, TensorType, i1, i32, shapes_fit

Array = np.ndarray[Any, Any]
Axis = int | None

_F32, _I32 = DType.all["f32"], DType.all["i32"]


@cache
def comparator(direction: str, *dtypes: DType, compare_type: str = "NOTYPE") -> Graph:
    """The region that compares the first tensor's elements alone; one element type a tensor."""
    names = [(f"{side}{i}", TensorType((), d)) for i, d in enumerate(dtypes) for side in ("a", "b")]

    def first(a: Value, b: Value, *_: Value) -> Value:
        return compare(a, b, comparison_direction=direction, compare_type=compare_type)

    return trace(first, names)


def _examples() -> list[Example]:
    ties = {"inputs": lambda rng, shape: rng.integers(0, 4, shape)}
    distinct = {"inputs": "distinct"}
    total = comparator("LT", _F32, compare_type="TOTALORDER")
    return [
        Example("f32[7]", dimension=0, comparator=comparator("LT", _F32), domains=distinct),
        Example("f32[2, 5]", "f32[2, 5]", dimension=-1, comparator=comparator("GT", _F32, _F32), domains=distinct),
        Example(
            "i32[6, 2]", "f32[6, 2]", dimension=0, is_stable=True, comparator=comparator("LT", _I32, _F32), domains=ties
        ),
        Example("f32[3, 4]", dimension=1, comparator=total, domains=distinct),
        Example("i32[9]", dimension=0, is_stable=True, comparator=_by_remainder(), domains=ties),
    ]


def _by_remainder() -> Graph:
    """A comparator that is none of the plain ones: odd numbers first."""
    scalar = TensorType((), _I32)
    return trace(lambda a, b: compare(_odd(a), _odd(b), comparison_direction="GT"), [("a", scalar), ("b", scalar)])


def _odd(x: Value) -> Value:
    return x - (x / 2) * 2


@primitive(form="generic dimension is_stable", examples=_examples())
def sort(inputs: Values, *, dimension: int = -1, is_stable: bool = False, comparator: Graph) -> tuple[TensorType, ...]:
    """Reorder the inputs along ``dimension``, all alike, so that ``comparator`` holds for no element and one before it.

    The comparator takes for each input the elements of two places and says whether the first comes before the second.  Places
    that neither way hold of keep their order (also where ``is_stable`` does not ask for it).  Where the comparator orders
    nothing (NaN under a plain LT) the result is some order of the elements, as in XLA."""
    if not inputs:
        fail("sort_c1: needs at least one input")
    first = inputs[0]
    for value in inputs:
        if not shapes_fit(value.shape, first.shape):
            fail(f"sort_c3: the inputs must have one shape, got {first.type} and {value.type}")
    if not -first.rank <= dimension < first.rank:
        fail(f"sort_c4: dimension {dimension} is not an axis of {first.type}")
    pairs = [v.type.with_shape(()) for v in inputs for _ in range(2)]
    if [p.type for p in comparator.params] != pairs or [v.type for v in comparator.results] != [TensorType((), i1)]:
        given = ", ".join(str(p.type) for p in comparator.params)
        returned = ", ".join(str(v.type) for v in comparator.results)
        fail(
            f"sort_c5: the comparator must take ({', '.join(map(str, pairs))}) and return {TensorType((), i1)}, "
            f"it takes ({given}) and returns ({returned})"
        )
    return tuple(v.type for v in inputs)


@sort.den
def _(inputs: Sequence[Array], *, dimension: int, is_stable: bool, comparator: Any) -> tuple[Array, ...]:
    rows = [np.moveaxis(x, dimension, -1) for x in inputs]
    order = np.moveaxis(_order(rows, comparator), -1, dimension)
    return tuple(np.take_along_axis(x, order, dimension) for x in inputs)


def _order(rows: Sequence[Array], comparator: Any) -> Array:
    """Along the last axis, the places in their new order."""
    key = _key(comparator.graph)
    if key is not None and comparator.graph.nodes[0].attrs["compare_type"] != "TOTALORDER":
        at, direction = key
        keys = rows[at]
        if direction == "LT":
            return np.asarray(np.argsort(keys, axis=-1, kind="stable"))
        backwards = np.argsort(keys[..., ::-1], axis=-1, kind="stable")[..., ::-1]
        return np.asarray(keys.shape[-1] - 1 - backwards)

    def before(a: Sequence[Array], b: Sequence[Array]) -> Array:
        (holds,) = comparator.on_arrays(*(side for pair in zip(a, b, strict=True) for side in pair))
        return np.asarray(holds)

    return in_order(rows, before)


def _key(body: Graph) -> tuple[int, str] | None:
    """The input by whose elements alone a comparator goes, and which way, if that is all it does."""
    if len(body.nodes) != 1 or body.results != body.nodes[0].results or body.nodes[0].op is not compare:
        return None
    a, b = body.nodes[0].operands
    direction = str(body.nodes[0].attrs["comparison_direction"])
    if a not in body.params or b not in body.params or a.index // 2 != b.index // 2 or direction not in ("LT", "GT"):
        return None
    turned = {"LT": "GT", "GT": "LT"}
    return a.index // 2, direction if a.index < b.index else turned[direction]


Before = Callable[[Sequence[Array], Sequence[Array]], Array]
"""Says of elements of two places, each a list of arrays, whether the first comes before the second."""

_FEW: Final = 1 << 18
"""So many pairs are compared all at once."""


def in_order(rows: Sequence[Array], before: Before) -> Array:
    """A stable order along the last axis by any comparator."""
    count = rows[0].shape[-1]
    if count > 1 and rows[0].size * count <= _FEW:
        first, second = np.arange(count)[:, None], np.arange(count)
        ahead = before([x[..., :, None] for x in rows], [x[..., None, :] for x in rows])
        behind = np.swapaxes(ahead, -1, -2)
        rank = np.where(ahead == behind, first < second, ahead).sum(-2)
        order = np.argsort(rank, axis=-1, kind="stable")
        # A comparator that orders nothing (NaN) gives some elements one rank.
        if (np.take_along_axis(rank, order, -1) == second).all():
            return order
    return network(rows, before)


def network(rows: Sequence[Array], before: Before) -> Array:
    """A stable order along the last axis by bitonic sorting: log²(n)/2 stages, each of whole arrays."""
    *outer, count = rows[0].shape
    size = 1 << max(count - 1, 0).bit_length()
    order = np.broadcast_to(np.arange(size), (*outer, size)).copy()
    if not rows[0].size:
        return order[..., :count]
    places = np.arange(size)
    for block in (1 << i for i in range(1, size.bit_length())):
        step = block // 2
        while step:
            low = places[(places & step) == 0]
            high = low | step
            a, b = order[..., low], order[..., high]
            swap = _precedes(rows, before, b, a, count) == ((low & block) == 0)
            order[..., low], order[..., high] = np.where(swap, b, a), np.where(swap, a, b)
            step //= 2
    return order[..., :count]


def _precedes(rows: Sequence[Array], before: Any, a: Array, b: Array, count: int) -> Array:
    """Do the places a come before the places b: by the comparator, else by position; what pads is last."""
    inside = [np.take_along_axis(x, np.minimum(p, count - 1), -1) for p in (a, b) for x in rows]
    left, right = inside[: len(rows)], inside[len(rows) :]
    ahead, behind = before(left, right), before(right, left)
    decided = np.where(ahead == behind, a < b, ahead)
    return np.where((a < count) & (b < count), decided, a < b)


@sort.vjp
def _(
    dys: Sequence[Value | None], inputs: Values, *, dimension: int, is_stable: bool, comparator: Graph
) -> tuple[list[Value | None]]:
    """Where each element went is found by sorting its place along with it; sorting by those places takes all back."""
    axis = dimension % inputs[0].rank
    places = iota(type=inputs[0].type.with_dtype(i32), iota_dimension=axis)
    count, scalar = len(comparator.params), TensorType((), i32)
    more = tuple(Parameter(count + i, scalar, f"place{i}") for i in range(2))
    wider = Graph((*comparator.params, *more), comparator.nodes, comparator.results)
    *_, went = sort([*inputs, places], dimension=axis, is_stable=is_stable, comparator=wider)
    given = [dy for dy in dys if dy is not None]
    back = _comparator("LT", i32, *(dy.dtype for dy in given))
    _, *returned = sort([went, *given], dimension=axis, comparator=back)
    own = iter(returned)
    return ([None if dy is None else next(own) for dy in dys],)


_comparator = comparator


@sort.cut
def _(
    axes: Sequence[Axis], inputs: Values, *, dimension: int, is_stable: bool, comparator: Graph
) -> tuple[Axis | str, ...]:
    distinct = set(axes)
    (axis,) = distinct if len(distinct) == 1 else (dimension % inputs[0].rank,)
    return ("couples" if axis == dimension % inputs[0].rank else axis,) * len(inputs)
