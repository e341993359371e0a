"""What is known of operators that have no rule of their own, and what tells two applications of one apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shlo.interp.skel import anonymous_skeleton
from shlo.ir.core import OPERATORS, Attrs, Function, Graph, Node, Value
from shlo.ir.ops.data import is_zero, monoid_of
from shlo.ir.types import Shape

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
"""Operators to which an integer is one modulo 2^bits: over all integers they come to the same, whether or not something wraps
around.  To every other operator an integer is a number."""

NUMBERS: Final = frozenset(["input", "constant", "number", "compare", "convert", "integer"])
"""Atoms that are as they are in an integer type: nothing that was computed there.  (Positions may be too many for the type.)"""

READS_FORMAT: Final = frozenset(["bitcast_convert", "custom_call"])
"""Operators to which a float is not only a number: what they give depends on its element type."""

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
    "convolution": ((0,), (1,)),
    "dot_general": ((0,), (1,)),
    "reshape": ((0,),),
    "reverse": ((0,),),
    "slice_": ((0,),),
    "pad": ((0, 1),),
    "reduce_window": ((0,),),
    "select_and_scatter": ((1,),),
    "gather": ((0,),),
    "dynamic_slice": ((0,),),
    "dynamic_update_slice": ((0, 1),),
    "scatter": ((0, 2),),
    "fft": ((0,),),
}
"""Groups of operands in which an operator is jointly linear, the others fixed."""


# ------------------------------------------------------------------------------------------------ what an operator does


def takes_parts(node: Node) -> bool:
    """Does it make real numbers of complex ones?  Then it is linear over the reals only: i·x has other parts than x."""
    return any(v.dtype.kind == "complex" for v in node.operands) and node.results[0].dtype.kind != "complex"


def adds_truths(node: Node, laws: Sequence[Any]) -> bool:
    """Would the results be shares of a sum of truth values?"""
    return any(law in ("sum", "mean") and v.dtype.kind == "bool" for law, v in zip(laws, node.results, strict=True))


def sums(node: Node) -> bool:
    """A window operator that adds, starting from zero."""
    attrs = node.attrs
    body = attrs.get("body", attrs.get("scatter"))
    known = monoid_of(body) if isinstance(body, Graph) else None
    return known is OPERATORS["add"] and is_zero(node.operands[-1])


def scatter_adds(node: Node) -> bool:
    """A scatter of one tensor into one, by addition."""
    return len(node.operands) == 3 and monoid_of(node.attrs["update_computation"]) is OPERATORS["add"]


# ---------------------------------------------------------------------------------------------------------------- keys


def attribute_key(node: Node) -> Any:
    """A node's attributes as a key: regions and functions by what they compute."""
    return keys_of(node.attrs)


def keys_of(attrs: Attrs) -> Any:
    """Attributes as a key."""
    return tuple(key_of(v) for v in attrs.values())


def key_of(value: Any) -> Any:
    """One attribute as a key."""
    if isinstance(value, Function):
        return anonymous_skeleton(value.graph)
    return anonymous_skeleton(value) if isinstance(value, Graph) else value


def whole_attributes(node: Node, axes: Sequence[int | None], laws: Sequence[Any], replicas: int) -> Attrs:
    """The attributes of the single-device operator, where they speak of the size of the cut axis."""
    attrs = dict(node.attrs)
    if "shape" in attrs and isinstance(laws[0], int):
        attrs["shape"] = grown(attrs["shape"], laws[0], replicas)
    for name in ("limit_indices", "slice_sizes"):
        if name in attrs and axes[0] is not None and axes[0] not in attrs.get("operand_batching_dims", ()):
            attrs[name] = grown(attrs[name], axes[0], replicas)
    return attrs


def grown(sizes: Shape, axis: int, replicas: int) -> Shape:
    """The sizes with one axis R times as long."""
    return tuple(n * replicas if i == axis else n for i, n in enumerate(sizes))


def captured_key(i: int, v: Value) -> bytes:
    """What a region reads around it, as a key: a term does not say how large it is, nor of which type."""
    return f"captured {i} {v.type}".encode()
