"""Attribute values as text: how MLIR spells them, and how each operator's attributes are read back.

Most attributes need nothing but their value: an integer is ``1 : i64``, a tuple of them ``array<i64: 1, 2>``
(:func:`spell`).  Where the attribute's name or the annotation of the operator's keyword says more (an enumeration, a
table of replica groups), a :class:`Codec` holds both directions.  Every codec has a *full* spelling for dictionaries and
a *brief* one for pretty forms (``[1, 2]``, ``LT``), and reads whatever MLIR has used: ``array<i64: …>``, ``dense<…>``, ``[…]``.

The classes :class:`Int`, :class:`List`, … are attribute values as they stand in a text; plain Python values are
what operators get.
"""

from __future__ import annotations

from shlo.ir.attributes.choosing import (
    codec,
    is_placed,
    region_names,
    typed,
)
from shlo.ir.attributes.dialects import (
    MeshAxes,
    Placement,
    Transfers,
    fields,
)
from shlo.ir.attributes.spelling import (
    dictionary,
    plain,
    quoted,
    spell,
    spelled_items,
    symbol,
)
from shlo.ir.attributes.values import (
    UNIT,
    Array,
    Dense,
    Float,
    FunctionType,
    Int,
    List,
    Opaque,
    Struct,
    Symbol,
    Word,
    result_list,
)

__all__ = [
    "UNIT",
    "Array",
    "Dense",
    "Float",
    "FunctionType",
    "Int",
    "List",
    "MeshAxes",
    "Opaque",
    "Placement",
    "Struct",
    "Symbol",
    "Transfers",
    "Word",
    "codec",
    "dictionary",
    "fields",
    "is_placed",
    "plain",
    "quoted",
    "region_names",
    "result_list",
    "spell",
    "spelled_items",
    "symbol",
    "typed",
]
