"""What the operators on single elements share: which elements each takes, how types combine, the cut law.

The element kinds of the specification's tables: a type rule names the kinds it takes and cites the constraint that it
enforces (``sine_i1``).  Types need only be compatible (:func:`shlo.ir.types.compatible`): unknown sizes fit any, quantised
elements may differ in scale and zero point; the result is the most specific of them, and a program may declare another
compatible one.

Quantised elements never reach these operators' ``den``: the evaluator dequantises before and quantises after it
(the specification's ``dequantize_op_quantize``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, Operator, Value
from shlo.ir.errors import fail
from shlo.ir.quantized import QuantizedType
from shlo.ir.types import DType, TensorType, compatible, most_specific

Array = np.ndarray[Any, Any]
Kinds = tuple[str, ...]

BOOL: Kinds = ("bool",)
INTEGER: Kinds = ("int", "uint")
SIGNED: Kinds = ("int",)
FLOAT: Kinds = ("float",)
COMPLEX: Kinds = ("complex",)
QUANT: Kinds = ("quant",)
NUMBER: Kinds = INTEGER + FLOAT + COMPLEX + QUANT
"""What arithmetic takes."""
ANALYTIC: Kinds = FLOAT + COMPLEX + QUANT
"""What analytic functions take."""
PER_AXIS: Kinds = ("axis",)
INTEGRAL: Kinds = BOOL + INTEGER

_SAID = {
    "bool": "boolean",
    "int": "signed integer",
    "uint": "unsigned integer",
    "float": "floating-point",
    "complex": "complex",
    "quant": "per-tensor quantised",
    "axis": "per-axis quantised",
}


def takes(label: str, value: Value, kinds: Kinds) -> None:
    """Refuse a value whose elements are of none of these kinds; ``label`` is the constraint (``sine_i1``)."""
    dtype = value.dtype
    kind = "axis" if isinstance(dtype, QuantizedType) and dtype.axis is not None else dtype.kind
    if dtype.name == "index":
        fail(f"{label}: takes no elements of index, which only say sizes")
    if kind not in kinds:
        fail(f"{label}: takes {' or '.join(_SAID[k] for k in kinds)} elements, not {dtype}")


def unary(name: str, operand: Value, kinds: Kinds) -> TensorType:
    """The type rule of a function of one element."""
    takes(f"{name}_i1", operand, kinds)
    return operand.type


def binary(name: str, lhs: Value, rhs: Value, kinds: Kinds) -> TensorType:
    """The type rule of a function of two elements of one type."""
    if not compatible(lhs.type, rhs.type):
        fail(f"{name}_c1: both operands must have the same type, not {lhs.type} and {rhs.type}")
    takes(f"{name}_i1", lhs, kinds)
    return most_specific([lhs.type, rhs.type])


def real_part(dtype: DType) -> DType:
    """``f32`` for ``complex<f32>``; a real element type itself."""
    return DType.all[dtype.name[len("complex<") : -1]] if dtype.kind == "complex" else dtype


def complex_of(dtype: DType) -> DType:
    """``complex<f32>`` for ``f32``."""
    return DType.all[f"complex<{dtype.name}>"]


ELEMENTWISE: set[Operator[..., Any]] = set()
"""Operators whose result element depends on the operands' elements at that place only (scalars apply everywhere).
Their NumPy rules broadcast, so a region of these runs on whole arrays at once."""


def elementwise(*ops: Operator[..., Any]) -> None:
    """These operators act on each element alone: they can be cut anywhere, and regions of them run on whole arrays."""
    ELEMENTWISE.update(ops)
    CUT.rule(*ops)(cut_elementwise)


def cut_elementwise(axes: Sequence[int | None], *operands: Value, **_: Any) -> int | str | None:
    """Cut where the operands are cut.  A whole operand beside a cut one is the same on every replica."""
    cut = {a for a in axes if a is not None}
    return cut.pop() if len(cut) == 1 else "couples" if cut else None
