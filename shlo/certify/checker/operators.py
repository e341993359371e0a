"""What the checker takes operators to be that have no rule of their own, and their attributes as text."""

from __future__ import annotations

from enum import Enum
from hashlib import sha256
from typing import Any, Final

from shlo.interp.skel import anonymous_skeleton
from shlo.ir.core import OPERATORS, Function, Graph, Node
from shlo.ir.literal import Literal
from shlo.ir.ops.data import is_zero, monoid_of

RING: Final = frozenset(
    [
        "add",
        "subtract",
        "negate",
        "multiply",
        "dot_general",
        "convolution",
        "reduce",
        "select",
        "broadcast_in_dim",
        "reshape",
        "transpose",
        "reverse",
        "slice_",
        "pad",
        "concatenate",
        "all_reduce",
        "all_gather",
        "reduce_scatter",
        "all_to_all",
        "collective_permute",
        "collective_broadcast",
        "optimization_barrier",
        "tuple_",
        "get_tuple_element",
    ]
)
"""Operators to which integers are residues; to the others they are numbers."""

NUMBERS: Final = frozenset(["input", "constant", "number", "compare", "convert", "integer"])
"""Atoms that no integer arithmetic made, and that no type is too narrow for (as one may be for all positions)."""

POINTWISE: Final = frozenset(
    [
        "exponential",
        "exponential_minus_one",
        "log",
        "log_plus_one",
        "tanh",
        "logistic",
        "sine",
        "cosine",
        "tan",
        "floor",
        "ceil",
        "round_nearest_even",
        "round_nearest_afz",
        "sign",
        "cbrt",
        "atan2",
        "remainder",
        "is_finite",
        "erf",
        "popcnt",
        "shift_left",
        "shift_right_logical",
        "shift_right_arithmetic",
        "xor",
        "count_leading_zeros",
    ]
)

LINEAR: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    **dict.fromkeys(["convolution", "dot_general"], ((0,), (1,))),
    **dict.fromkeys(["pad", "dynamic_update_slice"], ((0, 1),)),
    "scatter": ((0, 2),),
    **dict.fromkeys(["reshape", "reverse", "slice_", "reduce_window", "gather", "dynamic_slice", "fft"], ((0,),)),
    "select_and_scatter": ((1,),),
}
"""Groups of operands in which an operator is jointly linear, the others fixed."""


def spell(value: Any) -> str:
    """An operator's attributes as text: different ones have different texts."""
    if isinstance(value, tuple):
        return f"({','.join(map(spell, value))})"
    if isinstance(value, (Graph, Function)):
        return anonymous_skeleton(value if isinstance(value, Graph) else value.graph).hex()
    if isinstance(value, Literal):
        return f"{value.type} {sha256(value.array().tobytes()).hexdigest()}"
    if isinstance(value, Enum):
        value = str(value.value)
    return value.hex() if isinstance(value, bytes) else repr(value)


def adds(node: Node) -> bool:
    """A window operator that adds, from zero."""
    body = node.attrs.get("body", node.attrs.get("scatter"))
    return isinstance(body, Graph) and monoid_of(body) is OPERATORS["add"] and is_zero(node.operands[-1])


def boolean(node: Node) -> bool:
    """Is the result a truth value?"""
    return bool(node.results[0].dtype.kind == "bool")
