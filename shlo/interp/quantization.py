"""Quantised elements in the evaluator: dequantise, compute, quantise (the specification's ``dequantize_op_quantize``).

A quantised value is the array of its stored integers, in every world.  Operators that only move elements, and those
that apply regions, work on these; the quantisation operators convert; every other operator gets the numbers that its
quantised operands stand for and its results are quantised to the types the program declares.  With a float on the left
and a result that is not quantised this is the hybrid form of ``dot_general`` and ``convolution``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from shlo.ir.core import Attrs, Node, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.quant import quantized_element, to_numbers, to_stored
from shlo.ir.quantized import QuantizedType

Array = np.ndarray[Any, Any]

_MOVING: Final = """
    after_all all_gather all_to_all bitcast_convert broadcast broadcast_in_dim call case collective_broadcast
    collective_permute composite_ concatenate custom_call dynamic_broadcast_in_dim dynamic_gather dynamic_pad dynamic_reshape
    dynamic_slice dynamic_update_slice gather get_dimension_size get_tuple_element if_ infeed optimization_barrier outfeed pad
    real_dynamic_slice recv reshape reverse send set_dimension_size slice_ transpose torch_index_select tuple_
    uniform_dequantize uniform_quantize while_
"""
_STORED: Final = frozenset(_MOVING.split())
"""Operators whose rules take and give stored integers."""


def is_quantized(value: Value) -> bool:
    """Has the value quantised elements?"""
    return getattr(value.type, "dtype", None).__class__ is QuantizedType


def quantized_call(
    node: Node, slots: Sequence[Any], attrs: Attrs, world: str, call: Callable[[Sequence[Any], Attrs], Any]
) -> tuple[Any, ...]:
    """The results of a node with quantised operands or results, which ``call`` computes from operands and attributes."""
    op = node.op
    if op.name in _STORED or op.has_regions:
        out = call(slots, attrs)
        return (out,) if op.single else tuple(out)
    if world == "exact":
        raise ShloError(f"{node.called} of quantised numbers rounds: it has no exact value")
    numbers = [
        s if e is None else to_numbers(s, e, world)
        for s, e in zip(slots, (quantized_element(v.type) for v in node.operands), strict=True)
    ]
    plain = {k: a.expressed if isinstance(a, QuantizedType) else a for k, a in attrs.items()}
    out = call(numbers, plain)
    outs = (out,) if op.single else out
    elements = [quantized_element(v.type) for v in node.results]
    return tuple([o if e is None else to_stored(np.asarray(o), e, world) for o, e in zip(outs, elements, strict=True)])
