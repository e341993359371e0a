"""Which codec an attribute of an operator has: by its name, or by the annotation of the keyword."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from shlo.ir.attributes.codecs import (
    Bool,
    Codec,
    Config,
    Elements,
    Flag,
    Number,
    Numbers,
    Pairs,
    Scalar,
    Sized,
    Table,
    Target,
    Text,
    TypeName,
    Verbatim,
)
from shlo.ir.attributes.dialects import (
    ENUMS,
    Axes,
    ChannelCodec,
    Choice,
    Flow,
    Layouts,
    ManualAxes,
    MeshAxes,
    MeshAxesLists,
    Placement,
    Tolerance,
    Transfers,
)
from shlo.ir.attributes.values import Dense, List
from shlo.ir.core import Function, Graph, Operator
from shlo.ir.dense import from_bytes, read_dense
from shlo.ir.devices import Channel
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.sharding import Axis, Sharding, Transfer
from shlo.ir.types import DType, TensorType

_MESH_AXES: Final[Mapping[Any, Callable[[str], Codec]]] = {
    tuple[Axis, ...]: MeshAxes,
    tuple[tuple[Axis, ...], ...]: MeshAxesLists,
    tuple[Transfer, ...]: Transfers,
}

_FLAGS = frozenset(("use_global_device_ids",))

_OWN: Final[Mapping[tuple[str, str], Codec]] = {
    ("get_tuple_element", "index"): Sized("index", int, "i32"),
    ("batch_norm_training", "epsilon"): Sized("epsilon", float, "f32"),
    ("batch_norm_inference", "epsilon"): Sized("epsilon", float, "f32"),
    ("batch_norm_grad", "epsilon"): Sized("epsilon", float, "f32"),
    ("custom_call", "call_target_name"): Target("call_target_name"),
    ("custom_call", "backend_config"): Config("backend_config"),
    ("custom_call", "operand_layouts"): Layouts("operand_layouts"),
    ("custom_call", "result_layouts"): Layouts("result_layouts"),
    ("custom_call", "output_operand_aliases"): Codec("output_operand_aliases"),
}
"""Attributes of primitives that neither their names nor their annotations describe, by operator and name."""


@cache
def codec(op: Operator[..., Any], name: str) -> Codec:
    """The codec of an operator's attribute.  A composite's attributes go by their values alone."""
    hint = _unwrap(op.hints[name])
    if op.is_composite:
        return Number(name, hint) if hint in (int, float) else Codec(name)
    own = _OWN.get((op.label, name))
    if own is not None:
        return own
    if name in ENUMS:
        return Choice(name, many=get_origin(hint) is tuple, dialect=op.text_name.partition(".")[0])
    special: dict[str, Callable[[str], Codec]] = {"manual_axes": ManualAxes, "allowed_direction": Flow}
    if name in special:
        return special[name](name)
    if hint is Channel:
        return ChannelCodec(name)
    if hint is Sharding:
        return Placement(name, many=False)
    if hint == tuple[Sharding, ...]:
        return Placement(name, many=True)
    if hint in _MESH_AXES:
        return _MESH_AXES[hint](name)
    if name == "result_accuracy":
        return Tolerance(name, hint)
    if name == "value" and op.label == "constant_like":
        return Scalar(name)
    if name == "dimension_numbers" and op.label in ("convolution", "dynamic_conv"):
        return Axes(name, hint)
    if get_origin(hint) is tuple:
        return _tuple_codec(name, get_args(hint)[0])
    if hint in (int, float):
        return Number(name, hint)
    simple: dict[Any, Callable[[str], Codec]] = {bool: Bool, DType: TypeName, TensorType: TypeName}
    simple |= {List: Verbatim, Literal: Elements, str: Text}
    return Flag(name) if name in _FLAGS else simple.get(hint, Codec)(name)


def _tuple_codec(name: str, element: Any) -> Codec:
    if element is int:
        return Numbers(name, "i64")
    if element is bool:
        return Numbers(name, "i1")
    if get_origin(element) is tuple:
        return Pairs(name) if get_args(element)[0] is str else Table(name)
    return Codec(name)


def _unwrap(hint: Any) -> Any:
    """``X | None`` → X; a union with an enumeration → the enumeration; with float → float."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    options = [o for o in get_args(hint) if o is not NoneType]
    if set(options) == {int, float}:
        return float
    return next((o for o in options if isinstance(o, type) and issubclass(o, Enum)), options[0])


@cache
def is_placed(op: Operator[..., Any]) -> bool:
    """Does the operator's text depend on where it stands: has it regions, or functions of the module?"""
    hints = [_unwrap(op.hints[name]) for name in op.defaults]
    inner = [
        part for hint in hints for part in (hint, *get_args(hint), *(p for a in get_args(hint) for p in get_args(a)))
    ]
    return any(kind in inner for kind in (Graph, Function))


@cache
def region_names(op: Operator[..., Any]) -> tuple[str, ...]:
    """The operator's attributes that are regions, in declaration order: MLIR writes them in the specification's order."""
    return tuple(name for name in op.defaults if _unwrap(op.hints[name]) in (Graph, tuple[Graph, ...]))


def typed(raw: Any, types: tuple[Any, ...]) -> Any:
    """Dense elements whose type stood elsewhere (here the first of ``types``) as a literal; anything else as it is."""
    if not isinstance(raw, Dense):
        return raw
    if len(types) != 1 or not isinstance(types[0], TensorType):
        fail("dense elements need one tensor type")
    if raw.raw is None:
        return read_dense(raw.body, types[0])
    literal = from_bytes(raw.raw, types[0])
    return Literal(literal.type, literal.data, raw.resource)
