"""How MLIR spells attribute values (:func:`spell`), and the plain Python values behind those of a text (:func:`plain`)."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from enum import Enum
from types import NoneType
from typing import Any, Final

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
    Unit,
    Word,
)
from shlo.ir.core import Function
from shlo.ir.dense import elements_text, float_text
from shlo.ir.literal import Literal
from shlo.ir.types import DType, TensorType, TokenType, TupleType

_I32: Final = "mhlo.num_replicas mhlo.num_partitions tf.aliasing_output version api_version exponent_bits mantissa_bits"
I32: Final = frozenset(_I32.split())
"""Attributes whose plain integers MLIR wants in 32 bits."""

_UNESCAPED = re.compile(r"[ !#-\[\]-~]*")
_BARE = re.compile(r"[A-Za-z_][\w$.]*")


def quoted(text: str) -> str:
    """A string in MLIR's escapes."""
    if _UNESCAPED.fullmatch(text):
        return f'"{text}"'
    out = []
    for byte in text.encode():
        plain = 32 <= byte < 127 and byte not in (34, 92)
        out.append(chr(byte) if plain else "\\\\" if byte == 92 else f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


def symbol(name: str) -> str:
    """``@name``, quoted where it must be."""
    return f"@{name}" if re.fullmatch(r"[A-Za-z_][\w$.]*", name) else f"@{quoted(name)}"


def spell(value: Any, key: str = "") -> str:
    """An attribute value in full.  ``key`` is what it is called: some names want narrower integers."""
    if isinstance(value, bool):
        return "true" if value else "false"
    speller = _SPELL.get(type(value))
    if speller is not None:
        return speller(value)
    if isinstance(value, int):
        return f"{value} : {'i32' if key in I32 else 'i64'}"
    if isinstance(value, tuple):
        return _spell_tuple(value)
    if isinstance(value, Enum):
        return quoted(str(value.value))
    if isinstance(value, Mapping):
        return dictionary({str(k): spell(v, str(k)) for k, v in value.items()})
    raise TypeError(f"an attribute cannot be {type(value).__name__} {value!r}")


def _spell_tuple(value: tuple[Any, ...]) -> str:
    kinds = {type(v) for v in value}
    element = {int: "i64", float: "f64", bool: "i1"}.get(kinds.pop()) if len(kinds) == 1 else None
    if element is None:
        return _listed(value)
    return array(element, value)


def _listed(items: tuple[Any, ...]) -> str:
    """``[1, "a"]``: in a list MLIR leaves out the types i64 and f64 (not behind bits in hexadecimal)."""
    spelled = [spell(v) for v in items]
    short = [
        bare(v) if type(v) is int or (type(v) is float and math.isfinite(v)) else text
        for v, text in zip(items, spelled, strict=True)
    ]
    return f"[{', '.join(short)}]"


def array(element: str, items: tuple[Any, ...]) -> str:
    """``array<i64: 1, 2>``."""
    listed = ", ".join(map(bare, items))
    return f"array<{element}{': ' + listed if items else ''}>"


def bare(value: Any) -> str:
    """A value without its type."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return float_text(value) if isinstance(value, float) else str(value)


def dictionary(spelled: Mapping[str, str | None]) -> str:
    """``{a = 1 : i64, flag}`` sorted by key as MLIR does; None stands for a flag."""
    entries = []
    for key in sorted(spelled):
        name, text = key if _BARE.fullmatch(key) else quoted(key), spelled[key]
        entries.append(name if text is None else f"{name} = {text}")
    return "{" + ", ".join(entries) + "}"


def spelled_items(attrs: Mapping[str, Any]) -> dict[str, str | None]:
    """Every value spelled in full, None for flags: what :func:`dictionary` takes."""
    return {k: None if v is UNIT else spell(v, k) for k, v in attrs.items()}


_SPELL: dict[type, Callable[[Any], str]] = {
    Int: lambda v: f"{int(v)} : {v.type}",
    Float: lambda v: f"{float_text(v, DType.all[v.type])} : {v.type}",
    float: lambda v: f"{float_text(v)} : f64",
    str: quoted,
    Word: str,
    Symbol: symbol,
    Opaque: str,
    Function: lambda v: symbol(v.name),
    NoneType: lambda _: "none",
    Unit: lambda _: "unit",
    DType: str,
    TensorType: str,
    TokenType: str,
    TupleType: str,
    FunctionType: str,
    Literal: lambda v: f"{elements_text(v)} : {v.type}",
    Dense: lambda v: f"dense<{v.body}>",
    Array: lambda v: array(v.element, v.items),
    List: lambda v: _listed(v.items),
    Struct: lambda v: dictionary(spelled_items(dict(v.items))),
}


def plain(value: Any) -> Any:
    """A value of a text as the Python value that :func:`spell` writes this way."""
    if isinstance(value, (Array, List)):
        return tuple(map(plain, value.items))
    if isinstance(value, Struct):
        return tuple((k, plain(v)) for k, v in value.items)
    if isinstance(value, Literal):
        return _tuples(value.array().tolist())
    if isinstance(value, Int):
        return int(value)
    if isinstance(value, Float):
        return float(value)
    if value is UNIT:
        return True
    if isinstance(value, Word):
        if value == "none":
            return None
        return DType.all[value] if value in DType.all else str(value)
    return value


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
