"""Operators that choose, repeat and order: conditionals, loops, ``map``, barriers, tokens and tuples.

Specification: the sections of these names; a refusal begins with the constraint that it enforces.  Regions see the values
around them, so branches have no parameters of their own.  On several devices a region that communicates is entered by all of
them together: they then have to agree on the way.  How these are differentiated is in :mod:`shlo.transform.regions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from shlo.ir.core import CUT, VJP, Block, Example, Graph, Value, Values, primitive, trace
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.data import const
from shlo.ir.ops.elementwise import add, compare, multiply
from shlo.ir.types import (
    TOKEN,
    DType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    compatible,
    i1,
    i32,
    least_specific,
    shapes_fit,
)

Array = np.ndarray[Any, Any]
Axis = int | None

_F32 = DType.all["f32"]
_FLAG, _INDEX = TensorType((), i1), TensorType((), i32)


def listed(types: Sequence[Type]) -> str:
    """Types between parentheses, for messages."""
    return f"({', '.join(map(str, types))})"


def result_types(region: Graph) -> tuple[Type, ...]:
    """The types of what a region returns."""
    return tuple(v.type for v in region.results)


def parameter_types(region: Graph) -> tuple[Type, ...]:
    """The types of a region's parameters."""
    return tuple(p.type for p in region.params)


def all_compatible(left: Sequence[Type], right: Sequence[Type]) -> bool:
    """Are two lists of types compatible one by one?"""
    return len(left) == len(right) and all(map(compatible, left, right))


def agreed(value: Any, what: str) -> Array:
    """A scalar that decides for all devices at once, because what it decides about communicates."""
    if not isinstance(value, list):
        return np.asarray(value)
    if any(bool(v != value[0]) for v in value[1:]):
        raise ShloError(
            f"{what} differs between devices, and what it decides about communicates: they would wait forever"
        )
    return np.asarray(value[0])


# -------------------------------------------------------------------------------------------------------- choosing


def _branches(branches: Sequence[Graph], parameters: str, results: str) -> tuple[Type, ...]:
    """The results of branches: their types where they agree, sizes unknown where those differ."""
    first = result_types(branches[0])
    for i, branch in enumerate(branches):
        if branch.params:
            fail(
                f"{parameters}: branch {i} must take nothing (it sees the values around it), it takes {len(branch.params)}"
            )
        if not all_compatible(first, result_types(branch)):
            fail(f"{results}: branch 0 returns {listed(first)}, branch {i} {listed(result_types(branch))}")
    columns = zip(*(result_types(b) for b in branches), strict=True)
    return tuple(
        least_specific(cast(Sequence[TensorType], c)) if isinstance(c[0], TensorType) else c[0] for c in columns
    )


def _constant_branch(*numbers: float) -> Graph:
    with Block(isolated=False) as block:
        return block.finish([const(n, TensorType((2,), _F32)) for n in numbers])


@primitive(examples=[Example("i1[]", true_branch=_constant_branch(1.5, 2), false_branch=_constant_branch(-3, 4))])
def if_(pred: Value, *, true_branch: Graph, false_branch: Graph) -> tuple[Type, ...]:
    """What true_branch returns where pred holds, else what false_branch returns; only that branch runs."""
    if not compatible(pred.type, _FLAG):
        fail(f"if_i1: pred must be {_FLAG}, not {pred.type}")
    return _branches([true_branch, false_branch], "if_c1", "if_c2")


@if_.den
def _(pred: Any, *, true_branch: Any, false_branch: Any) -> tuple[Any, ...]:
    chosen: tuple[Any, ...] = (true_branch if agreed(pred, "the predicate of if") else false_branch)()
    return chosen


@primitive(
    examples=[
        Example(
            "i32[]",
            branches=tuple(_constant_branch(i) for i in range(3)),
            domains={"index": lambda rng, shape: rng.integers(-2, 5, shape)},
        ),
        Example("i32[]", branches=(_constant_branch(1, 2),)),
    ]
)
def case(index: Value, *, branches: tuple[Graph, ...]) -> tuple[Type, ...]:
    """What branch number ``index`` returns; the last one where there is no such number.  Only that branch runs."""
    if not compatible(index.type, _INDEX):
        fail(f"case_i1: index must be {_INDEX}, not {index.type}")
    if not branches:
        fail("case_c1: needs at least one branch")
    return _branches(branches, "case_c2", "case_c3")


@case.den
def _(index: Any, *, branches: Sequence[Any]) -> tuple[Any, ...]:
    number = int(agreed(index, "the index of case"))
    chosen: tuple[Any, ...] = branches[number if 0 <= number < len(branches) else -1]()
    return chosen


# ------------------------------------------------------------------------------------------------------- repeating


def _counted(body: Any, count: int, *types: TensorType) -> dict[str, Any]:
    """The regions of a loop ``while i < count: i, x = i + 1, body(i, x)``; the types are those of i and x."""

    def ahead(i: Value, x: Value) -> Value:
        return compare(i, const(count, i.type), comparison_direction="LT")

    def step(i: Value, x: Value) -> tuple[Value, Value]:
        return add(i, const(1, i.type)), body(i, x)

    names = ("i", "x")
    return {
        "cond": trace(ahead, list(zip(names, types, strict=True))),
        "body": trace(step, list(zip(names, types, strict=True))),
    }


@primitive(
    form="while",
    examples=[
        Example(
            "i32[]",
            "f32[2]",
            **_counted(lambda i, x: multiply(x, x), 3, _INDEX, TensorType((2,), _F32)),
            nograd="how often a loop runs must be known, and here it starts at an operand",
        ),
    ],
)
def while_(operand: Values, *, cond: Graph, body: Graph) -> tuple[Type, ...]:
    """Replace the operands by what body makes of them for as long as cond holds for them; the last of them."""
    types = tuple(v.type for v in operand)
    if not all_compatible(types, parameter_types(cond)):
        fail(f"while_c1: cond takes {listed(parameter_types(cond))}, the operands are {listed(types)}")
    if not all_compatible(result_types(cond), [_FLAG]):
        fail(f"while_c1: cond must return one {_FLAG}, not {listed(result_types(cond))}")
    if not all_compatible(types, parameter_types(body)):
        fail(f"while_c2: body takes {listed(parameter_types(body))}, the operands are {listed(types)}")
    if not all_compatible(types, result_types(body)):
        fail(f"while_c2: body returns {listed(result_types(body))}, the operands are {listed(types)}")
    return types


@while_.den
def _(operand: tuple[Any, ...], *, cond: Any, body: Any) -> tuple[Any, ...]:
    state = operand
    while agreed(cond(*state)[0], "the condition of while"):
        state = body(*state)
    return state


@primitive(
    examples=[
        Example(
            "f32[2, 3]", "f32[2, 3]", dimensions=(0, 1), computation=trace(multiply, [("a", TensorType((), _F32))] * 2)
        ),
        Example("f32[4]", dimensions=(0,), computation=trace(lambda a: a * a + a, [("a", TensorType((), _F32))])),
    ]
)
def map_(inputs: Values, *, dimensions: tuple[int, ...], computation: Graph) -> TensorType:
    """Apply ``computation``, which takes a scalar of each input and returns one, at every place."""
    if not inputs:
        fail("map_c2: needs at least one input")
    scalars = [v.type.with_shape(()) for v in inputs]
    if list(parameter_types(computation)) != scalars:
        fail(
            f"map_c4: the computation takes {listed(parameter_types(computation))}, the elements are {listed(scalars)}"
        )
    returned = result_types(computation)
    if len(returned) != 1 or not isinstance(returned[0], TensorType) or returned[0].rank:
        fail(f"map_c4: the computation must return one scalar, not {listed(returned)}")
    for value in inputs:
        if not shapes_fit(value.shape, inputs[0].shape):
            fail(f"map_c1: the inputs must have one shape, got {inputs[0].type} and {value.type}")
    if dimensions != tuple(range(inputs[0].rank)):
        fail(f"map_c3: dimensions must be all axes in order, {list(range(inputs[0].rank))}, not {list(dimensions)}")
    return TensorType(inputs[-1].shape, returned[0].dtype)


@map_.den
def _(inputs: Sequence[Array], *, dimensions: tuple[int, ...], computation: Any) -> Array:
    (result,) = computation.on_arrays(*inputs)
    return np.asarray(result)


@map_.cut
def _(axes: Sequence[Axis], inputs: Values, **_: Any) -> Axis | str:
    distinct = set(axes)
    return distinct.pop() if len(distinct) == 1 else "couples"


# --------------------------------------------------------------------------------------------- order, tokens, tuples


@primitive(form="$operand : each", examples=[Example("f32[2]", "i32[]"), Example("f32[2, 3]")])
def optimization_barrier(operand: Values) -> tuple[Type, ...]:
    """The operands themselves; what makes them is done before anything that uses the results."""
    return tuple(v.type for v in operand)


@optimization_barrier.den
def _(operand: tuple[Any, ...]) -> tuple[Any, ...]:
    return operand


@optimization_barrier.vjp
def _(dys: Sequence[Value | None], operand: Values) -> tuple[list[Value | None]]:
    kept = iter(optimization_barrier([dy for dy in dys if dy is not None]))
    return ([None if dy is None else next(kept) for dy in dys],)


@optimization_barrier.cut
def _(axes: Sequence[Axis], operand: Values) -> tuple[Axis, ...]:
    return tuple(axes)


_UNSEEN = "tokens and tuples do not leave an executable"


@primitive(form="$inputs : result", examples=[Example("token", "token", unrun=_UNSEEN), Example(unrun=_UNSEEN)])
def after_all(inputs: Values) -> Type:
    """A token that comes after all of these."""
    for value in inputs:
        if not isinstance(value.type, TokenType):
            fail(f"after_all_i1: takes tokens, not {value.type}")
    return TOKEN


@primitive(form="{} : result", examples=[Example(unrun=_UNSEEN)])
def create_token() -> Type:
    """A token that comes after nothing (an older ``after_all`` without operands)."""
    return TOKEN


@after_all.den
@create_token.den
def _(*_: Any) -> bool:
    return False


@primitive(form="$val : result", examples=[Example("f32[2]", "i32[]", unrun=_UNSEEN), Example(unrun=_UNSEEN)])
def tuple_(val: Values) -> Type:
    """Several values as one."""
    return TupleType(tuple(v.type for v in val))


@tuple_.den
def _(val: tuple[Any, ...]) -> tuple[Any, ...]:
    return val


@primitive(form="$operand[$index] : fn", examples=[Example("(f32[2], i32[], token)", index=0, unrun=_UNSEEN)])
def get_tuple_element(operand: Value, *, index: int) -> Type:
    """Value number ``index`` of a tuple."""
    type: Type = operand.type
    if not isinstance(type, TupleType):
        fail(f"get_tuple_element_i1: takes a tuple, not {type}")
    if not 0 <= index < len(type.types):
        fail(f"get_tuple_element_c1: there is no value {index} in {type}")
    return type.types[index]


@get_tuple_element.den
def _(operand: tuple[Any, ...], *, index: int) -> Any:
    return operand[index]


@after_all.cut
@create_token.cut
def _(axes: Sequence[Axis], *_: Any, **__: Any) -> None:
    return None


VJP.excuse("a token carries no numbers", after_all, create_token)
VJP.excuse("differentiate the values, not the tuple of them", tuple_, get_tuple_element)
CUT.excuse("what a region makes of a shard of what it sees is not known", if_, case, while_)
CUT.excuse("a tuple is not a tensor", tuple_, get_tuple_element)
