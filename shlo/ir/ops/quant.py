"""Between numbers and the quantised elements that stand for them.

Specification: "uniform_quantize", "uniform_dequantize".  Other operators take quantised elements too: the evaluator dequantises
their operands and quantises their results (:mod:`shlo.interp.quantization`).  XLA compiles none of this; so what a conversion
computes follows the specification's formulas, step by step, in the precision of the expressed type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from shlo.ir.core import VJP, Example, Node, Site, Value, primitive, sited
from shlo.ir.errors import fail
from shlo.ir.ops.element import ELEMENTWISE
from shlo.ir.quantized import QuantizedType, quantized
from shlo.ir.rounding import rounded, widen
from shlo.ir.types import DType, TensorType, Type, f32, i8

Array = np.ndarray[Any, Any]

_UNRUN = "XLA compiles no quantised types"
_WHOLE = quantized(i8, f32, (0.5,), (3,))
_SLICES = quantized(i8, f32, (0.5, 0.25), (0, -7), axis=0)


def quantized_element(type: Type) -> QuantizedType | None:
    """A tensor's quantised element type; None where it has another."""
    dtype = getattr(type, "dtype", None)
    return dtype if isinstance(dtype, QuantizedType) else None


def to_numbers(stored: Array, element: QuantizedType, world: str) -> Array:
    """What stored integers stand for: floats of the expressed type; in the real world float64."""
    if world == "real":
        return element.dequantize(stored, np.float64)
    return rounded(element.dequantize(stored, widen(np.empty(0, element.expressed.numpy)).dtype), element.expressed)


def to_stored(numbers: Array, element: QuantizedType, world: str) -> Array:
    """The stored integers for these numbers."""
    return element.quantize(numbers if world == "real" else widen(rounded(numbers, element.expressed)))


def check_axis(type: TensorType) -> TensorType:
    """Refuse a type whose scales do not fit the axis that they are for."""
    element = quantized_element(type)
    if element is not None and element.axis is not None:
        if element.axis >= type.rank:
            fail(f"quantized_tensor_c12: {element} needs more axes than {type.rank}")
        if type.shape[element.axis] != len(element.scales):
            fail(f"quantized_tensor_c13: {len(element.scales)} scales for an axis of size {type.shape[element.axis]}")
    return type


@primitive(
    form="$operand : same",
    examples=[
        Example("f32[2, 3]", dtype=_WHOLE, unrun=_UNRUN),
        Example("f32[2, 3]", dtype=_SLICES, unrun=_UNRUN),
        Example(f"{_WHOLE}[2, 3]", dtype=_SLICES, unrun=_UNRUN),
    ],
)
def uniform_quantize(operand: Value, *, dtype: DType) -> TensorType:
    """Quantise numbers, or quantised elements anew: scaled, moved by the zero point, clamped and rounded half to even."""
    if not isinstance(dtype, QuantizedType):
        fail(f"uniform_quantize: the result must be quantised, not {dtype}")
    given = quantized_element(operand.type)
    expressed = given.expressed if given is not None else operand.dtype
    if not expressed.is_float:
        fail(f"uniform_quantize_i1: takes floats or quantised elements, not {operand.dtype}")
    if expressed is not dtype.expressed:
        fail(f"uniform_quantize_c2: {operand.dtype} and {dtype} express {expressed} and {dtype.expressed}")
    return check_axis(operand.type.with_dtype(dtype))


@uniform_quantize.den
@sited
def _(site: Site, operand: Array, *, dtype: QuantizedType) -> Array:
    given = quantized_element(site.types[0])
    return to_stored(operand if given is None else to_numbers(operand, given, site.world), dtype, site.world)


@primitive(
    form="$operand : same",
    examples=[Example(f"{t}[2, 3]", unrun=_UNRUN) for t in (_WHOLE, _SLICES)],
)
def uniform_dequantize(operand: Value) -> TensorType:
    """The numbers that quantised elements stand for, (q − zero point) · scale, as the expressed type."""
    given = quantized_element(operand.type)
    if given is None:
        fail(f"uniform_dequantize_i1: takes quantised elements, not {operand.dtype}")
    return operand.type.with_dtype(given.expressed)


@uniform_dequantize.den
@sited
def _(site: Site, operand: Array) -> Array:
    given = quantized_element(site.types[0])
    assert given is not None
    return to_numbers(operand, given, site.world)


@uniform_quantize.cut
@uniform_dequantize.cut
def _(axes: Sequence[int | None], operand: Value, *, dtype: DType | None = None) -> int | str | None:
    (axis,) = axes
    bound = {t.axis for t in (operand.dtype, dtype) if isinstance(t, QuantizedType)}
    return "couples" if axis is not None and axis in bound else axis


_FIRST = {"dot_general": 14, "convolution": 28}
"""Where the constraints on quantised operands begin in the specification's lists, which are alike from the fourth on."""


def check_product(op: str, lhs: DType, rhs: DType, result: DType) -> bool:
    """Refuse element types of a product that do not go together; False where none is quantised, so nothing is said.

    All three are quantised, or (the hybrid form, for weights) only the rhs is."""
    left, right, made = (t if isinstance(t, QuantizedType) else None for t in (lhs, rhs, result))
    if left is None and right is None and made is None:
        return False
    first = _FIRST[op]
    if right is None or (left is None) is not (made is None):
        fail(f"{op}_c{first}: lhs and result are both quantised or neither, rhs is: not {lhs}, {rhs} and {result}")
    if op == "dot_general" and any(right.zero_points):
        fail(f"dot_general_c15: the zero points of rhs must be 0, not those of {rhs}")
    if left is None or made is None:
        if not lhs is result is right.expressed:
            fail(f"{op}_c{first + 6}: lhs and result must be what rhs expresses: {lhs}, {result} and {rhs}")
        return True
    if left.storage is not right.storage:
        fail(f"{op}_c{first + 3}: both operands must have the same storage: {lhs} and {rhs}")
    if not left.expressed is right.expressed is made.expressed:
        fail(f"{op}_c{first + 4}: operands and result must express the same type: {lhs}, {rhs} and {result}")
    if right.axis is None and made.axis is not None:
        fail(f"{op}_c{first + 5}: the result is quantised per axis where rhs is not: {rhs} and {result}")
    return True


VJP.excuse("its elements are integers that stand for numbers", uniform_quantize, uniform_dequantize)


# ------------------------------------------------------------------------------------------- what others do with quantised elements

MOVES: Final = frozenset(
    [
        "broadcast_in_dim",
        "reshape",
        "transpose",
        "slice_",
        "concatenate",
        "all_gather",
        "all_to_all",
        "constant",
        "optimization_barrier",
    ]
)
"""Operators that do to quantised elements what they do to others; any other rounds them to the nearest there is."""


def computes_quantized(node: Node) -> bool:
    """Does it compute with quantised elements, or make them, so that no law of the real numbers holds?"""
    types = [quantized_element(v.type) for v in (*node.operands, *node.results)]
    return node.op.name not in MOVES and any(t is not None for t in types)


def each_alone(node: Node) -> bool:
    """Does an operator on quantised elements do the same to every one, wherever it is (no scales along an axis)?"""
    types = [quantized_element(v.type) for v in (*node.operands, *node.results)]
    alike = all(t.axis is None for t in types if t is not None)
    return alike and (node.op in ELEMENTWISE or node.op in (uniform_quantize, uniform_dequantize))
