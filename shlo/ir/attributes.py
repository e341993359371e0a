"""Attribute values as text: how MLIR spells them, and how each operator's attributes are read back.

Most attributes need nothing but their value: an integer is ``1 : i64``, a tuple of them ``array<i64: 1, 2>``
(:func:`spell`).  Where the attribute's name or the annotation of the operator's keyword says more (an enumeration, a
table of replica groups), a :class:`Codec` holds both directions.  Every codec has a *full* spelling for dictionaries and
a *brief* one for pretty forms (``[1, 2]``, ``LT``), and reads whatever MLIR has used: ``array<i64: …>``, ``dense<…>``, ``[…]``.

The classes :class:`Int`, :class:`List`, … are attribute values as they stand in a text; plain Python values are
what operators get.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import numpy as np

from shlo.ir.core import Function, Graph, Operator
from shlo.ir.dense import dense_text, float_text, from_bytes, read_dense
from shlo.ir.devices import Channel
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.sharding import Mesh, Sharding, read_axes, read_sharding, read_shardings
from shlo.ir.types import DType, TensorType, TokenType, TupleType, i64, index, tensor

# ---------------------------------------------------------------------------------------------- values in a text


class Int(int):
    """An integer with a type other than i64: ``0 : i32``."""

    type: str

    def __new__(cls, value: int, type: str) -> Int:
        self = super().__new__(cls, value)
        self.type = type
        return self


class Float(float):
    """A float with a type other than f64."""

    type: str

    def __new__(cls, value: float, type: str) -> Float:
        self = super().__new__(cls, value)
        self.type = type
        return self


class Word(str):
    """A bare word: an enumerator, or whatever else the context makes of it."""


class Symbol(str):
    """``@name``, without the @."""


class Opaque(str):
    """A dialect's attribute or type, verbatim: ``#stablehlo<precision HIGH>``."""


@dataclass(frozen=True, slots=True)
class Dense:
    """``dense<…>`` whose type stands elsewhere; ``raw`` are the bytes where a resource holds them."""

    body: str
    raw: bytes | None = None


@dataclass(frozen=True, slots=True)
class Array:
    """``array<i64: 1, 2>``."""

    element: str
    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class List:
    """``[a, b]``."""

    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Struct:
    """``{key = value, flag}``; a flag's value is :data:`UNIT`."""

    items: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class FunctionType:
    """``(tensor<f32>) -> tensor<f32>`` as an attribute."""

    inputs: tuple[Any, ...]
    results: tuple[Any, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.inputs))}) -> {result_list(self.results)}"


@dataclass(frozen=True, slots=True)
class Unit:
    """The attribute that only is there."""


UNIT: Final = Unit()


def result_list(types: tuple[Any, ...]) -> str:
    """The right-hand side of a functional type: one type, or a list in parentheses."""
    return str(types[0]) if len(types) == 1 else f"({', '.join(map(str, types))})"


# ------------------------------------------------------------------------------------------------------ spelling

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
        _bare(v) if type(v) is int or (type(v) is float and math.isfinite(v)) else text
        for v, text in zip(items, spelled, strict=True)
    ]
    return f"[{', '.join(short)}]"


def array(element: str, items: tuple[Any, ...]) -> str:
    """``array<i64: 1, 2>``."""
    bare = ", ".join(_bare(v) for v in items)
    return f"array<{element}{': ' + bare if items else ''}>"


def _bare(value: Any) -> str:
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
    Literal: lambda v: f"dense<{dense_text(v)}> : {v.type}",
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


# -------------------------------------------------------------------------------------------------------- codecs


class Codec:
    """How one attribute of one operator is written and read.  This one: any plain value, by its own type."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def full(self, value: Any) -> str | None:
        """The spelling in a dictionary; None for a flag."""
        return spell(value, self.name)

    def brief(self, value: Any) -> str:
        """The spelling in a pretty form."""
        return _bare(value) if isinstance(value, (int, float)) else spell(value, self.name)

    def read(self, raw: Any) -> Any:
        """The operator's value for a value of a text.  RuleError where it is of another kind."""
        return plain(raw)


class Number(Codec):
    """An integer or a float."""

    def __init__(self, name: str, kind: type) -> None:
        super().__init__(name)
        self.kind = kind

    def full(self, value: Any) -> str:
        return spell(self.kind(value), self.name)

    def read(self, raw: Any) -> Any:
        value = plain(raw)
        if isinstance(value, bool) or not isinstance(value, (int, float) if self.kind is float else int):
            fail(f"{self.name} must be {'a number' if self.kind is float else 'an integer'}, not {spell(raw)}")
        return self.kind(value)


class Flag(Codec):
    """A boolean that MLIR writes as a bare name when it holds."""

    def full(self, value: Any) -> str | None:
        return None


class Bool(Codec):
    """A boolean, spelled out."""

    def read(self, raw: Any) -> Any:
        value = plain(raw)
        if value in ("true", "false"):
            return value == "true"
        if not isinstance(value, (bool, int)):
            fail(f"{self.name} must be true or false, not {spell(raw)}")
        return bool(value)


class Numbers(Codec):
    """A tuple of integers or booleans: ``array<i64: 1, 2>``, briefly ``[1, 2]``."""

    def __init__(self, name: str, element: str) -> None:
        super().__init__(name)
        self.element = element

    def full(self, value: Any) -> str:
        return array(self.element, value)

    def brief(self, value: Any) -> str:
        return "[" + ", ".join(map(_bare, value)) + "]"

    def read(self, raw: Any) -> Any:
        value = plain(raw)
        good = bool if self.element == "i1" else int
        if isinstance(raw, Array) and raw.element != self.element:
            fail(f"{self.name} must be an array<{self.element}: …>, not {spell(raw)}")
        if isinstance(value, tuple) and good is bool:
            value = tuple({"true": True, "false": False}.get(v, v) if isinstance(v, str) else v for v in value)
        if not isinstance(value, tuple) or not all(isinstance(v, (int, bool)) for v in value):
            fail(f"{self.name} must be a list of {'booleans' if good is bool else 'integers'}, not {spell(raw)}")
        return tuple(map(good, value))


class Table(Codec):
    """Rows of integers, one dense matrix: ``dense<[[0, 1]]> : tensor<1x2xi64>``; shorter ones are filled up with −1."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.full = cache(self._full)  # type: ignore[method-assign]  # a program repeats few of them, often

    def _full(self, value: Any) -> str:
        width = max(map(len, value), default=0 if self.name == "replica_groups" else 2)
        rows = np.full((len(value), width), -1, np.int64)
        for row, items in zip(rows, value, strict=True):
            row[: len(items)] = items
        return spell(Literal(tensor(rows.shape, i64), rows))

    def brief(self, value: Any) -> str:
        return "[" + ", ".join("[" + ", ".join(map(str, row)) + "]" for row in value) + "]"

    def read(self, raw: Any) -> Any:
        if isinstance(raw, Literal) and raw.type.dtype is not i64:
            fail(f"{self.name} must be of i64, not {raw.type}")
        value = plain(raw)
        rows = value if isinstance(value, tuple) and all(isinstance(row, tuple) for row in value) else None
        if rows is None or not all(type(n) is int for row in rows for n in row):
            fail(f"{self.name} must be a matrix of integers, not {spell(raw)}")
        return rows


_ENUMS = {
    "comparison_direction": "comparison_direction",
    "compare_type": "comparison_type",
    "precision_config": "precision",
    "fft_type": "fft_type",
    "rng_algorithm": "rng_algorithm",
    "rng_distribution": "rng_distribution",
    "transpose_a": "transpose",
}
"""Attributes that are enumerators, with the enumeration's name in ``#stablehlo<precision HIGH>``."""


class Choice(Codec):
    """One enumerator, or a list of them."""

    def __init__(self, name: str, many: bool, dialect: str = "stablehlo") -> None:
        super().__init__(name)
        self.kind, self.many, self.dialect = _ENUMS[name], many, dialect

    def full(self, value: Any) -> str:
        if self.many:
            return "[" + ", ".join(f"#{self.dialect}<{self.kind} {v!s}>" for v in value) + "]"
        return f"#{self.dialect}<{self.kind} {value!s}>"

    def brief(self, value: Any) -> str:
        return "[" + ", ".join(map(str, value)) + "]" if self.many else str(value)

    def read(self, raw: Any) -> Any:
        if self.many:
            if not isinstance(raw, List):
                fail(f"{self.name} must be a list, not {spell(raw)}")
            return tuple(map(self._one, raw.items))
        return self._one(raw)

    def _one(self, raw: Any) -> str:
        full = rf"(?:#(?:stablehlo|chlo)<\s*{self.kind}\s+(\w+)\s*>)|(\w+)"
        found = re.fullmatch(full, raw) if isinstance(raw, str) else None
        if found is None:
            fail(f"{self.name} must be a {self.kind}, not {spell(raw)}")
        return found[1] or found[2]


class ChannelCodec(Codec):
    """A channel."""

    def full(self, value: Any) -> str:
        return f"#stablehlo.channel_handle<handle = {value.handle}, type = {value.type}>"

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Opaque) or not raw.startswith("#stablehlo.channel_handle"):
            fail(f"{self.name} must be a #stablehlo.channel_handle<…>, not {spell(raw)}")
        found = fields(raw, {"handle": int, "type": int})
        return Channel(found.get("handle", 0), found.get("type", 0))


class Placement(Codec):
    """A sharding, or a list of one a value; which mesh a name means, the module says (:meth:`resolve`)."""

    def __init__(self, name: str, many: bool) -> None:
        super().__init__(name)
        self.many = many

    def full(self, value: Any) -> str:
        return f"#sdy.sharding_per_value<{self.brief(value)}>" if self.many else f"#sdy.sharding{value}"

    def brief(self, value: Any) -> str:
        return f"[{', '.join(map(str, value))}]" if self.many else str(value)

    def resolve(self, raw: Any, meshes: Mapping[str, Mesh]) -> Any:
        """The operator's value for a value of a text, in a module with these meshes."""
        if isinstance(raw, List):
            text = f"[{', '.join(map(str, raw.items))}]"
        elif isinstance(raw, Opaque):
            text = raw.removeprefix("#sdy.sharding_per_value<").removesuffix(">") if self.many else raw
            text = text.removeprefix("#sdy.sharding")
        else:
            fail(f'{self.name} must be a sharding such as <@mesh, [{{"x"}}]>, not {spell(raw)}')
        return read_shardings(text, meshes) if self.many else read_sharding(text, meshes)


class ManualAxes(Codec):
    """Names of mesh axes: ``#sdy<manual_axes{"x", "y"}>``, briefly ``{"x", "y"}``."""

    def full(self, value: Any) -> str:
        return f"#sdy<manual_axes{self.brief(value)}>"

    def brief(self, value: Any) -> str:
        return "{" + ", ".join(map(quoted, value)) + "}"

    def read(self, raw: Any) -> Any:
        if isinstance(raw, Struct) and all(v is UNIT for _, v in raw.items):
            return tuple(k for k, _ in raw.items)
        if isinstance(raw, Opaque) and raw.startswith("#sdy<manual_axes"):
            return tuple(axis.name for axis in read_axes(raw.removeprefix("#sdy<manual_axes").removesuffix(">")))
        fail(f'{self.name} must be axes such as {{"x"}}, not {spell(raw)}')


class Flow(Codec):
    """Where shardings may propagate to: NONE, FORWARD, BACKWARD, or BOTH; in full a number."""

    WORDS: Final = ("NONE", "FORWARD", "BACKWARD", "BOTH")

    def full(self, value: Any) -> str:
        return f"{self.WORDS.index(value)} : i32"

    def brief(self, value: Any) -> str:
        return str(value)

    def read(self, raw: Any) -> Any:
        if isinstance(raw, int) and 0 <= raw < len(self.WORDS):
            return self.WORDS[raw]
        if raw not in self.WORDS:
            fail(f"{self.name} must be one of {', '.join(self.WORDS)}, not {spell(raw)}")
        return str(raw)


class Axes(Codec):
    """``[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]``: what each axis of a convolution's tensors is, as three strings
    (in the class that the operator keeps them in)."""

    def __init__(self, name: str, kind: Callable[..., Any]) -> None:
        super().__init__(name)
        self.kind = kind

    def full(self, value: Any) -> str:
        return f"#stablehlo.conv<{self.brief(value)}>"

    def brief(self, value: Any) -> str:
        lhs, rhs, out = ("[" + ", ".join(labels) + "]" for labels in value)
        return f"{lhs}x{rhs}->{out}"

    def read(self, raw: Any) -> Any:
        found = re.fullmatch(r"(?:#stablehlo.conv<)?\[(.*?)\]x\[(.*?)\]->\[(.*?)\]>?", re.sub(r"\s", "", str(raw)))
        if found is None:
            fail(f"{self.name} must look like [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], not {raw}")
        return self.kind(*(side.replace(",", "") for side in found.groups()))


class Sized(Number):
    """A number of a width of its own: ``1.000000e-03 : f32``."""

    def __init__(self, name: str, kind: type, type: str) -> None:
        super().__init__(name, kind)
        self.type = type

    def full(self, value: Any) -> str:
        return spell(Float(value, self.type) if self.kind is float else Int(value, self.type))


class Layouts(Codec):
    """Orders of axes, one a tensor: ``[dense<[1, 0]> : tensor<2xindex>]``."""

    def full(self, value: Any) -> str:
        spelled = [Literal(tensor((len(axes),), index), np.array(axes, np.int64)) for axes in value]
        return "[" + ", ".join(map(spell, spelled)) + "]"

    def read(self, raw: Any) -> Any:
        layouts = raw.items if isinstance(raw, List) else (None,)
        if not all(isinstance(x, Literal) and x.type.rank == 1 and x.type.dtype is index for x in layouts):
            fail(f"{self.name} must be a list such as [dense<[1, 0]> : tensor<2xindex>], not {spell(raw)}")
        return tuple(tuple(map(int, x.array())) for x in layouts)


class Config(Codec):
    """A string or a dictionary, the latter kept as pairs."""

    def full(self, value: Any) -> str:
        return quoted(value) if isinstance(value, str) else dictionary(spelled_items(dict(value)))

    def read(self, raw: Any) -> Any:
        if isinstance(raw, Struct):
            return tuple(sorted(raw.items))
        if not isinstance(raw, str) or isinstance(raw, (Opaque, Symbol, Word)):
            fail(f"{self.name} must be a string or a dictionary, not {spell(raw)}")
        return str(raw)


class Target(Codec):
    """A string that the pretty form writes like a symbol: ``@foo``."""

    def brief(self, value: Any) -> str:
        return symbol(value)

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, str) or isinstance(raw, (Opaque, Word)):
            fail(f"{self.name} must be a name such as @f, not {spell(raw)}")
        return str(raw)


class Scalar(Codec):
    """One number with its type, ``1.0 : f32``, kept as a constant of rank 0."""

    def full(self, value: Any) -> str:
        number, dtype = value.array()[()], value.type.dtype
        if dtype.kind == "complex":
            part = "f32" if dtype.bits == 64 else "f64"
            return f"#complex.number<:{part} {float_text(number.real)}, {float_text(number.imag)}> : {dtype}"
        return f"{dense_text(value)} : {dtype}" if dtype.kind != "bool" else dense_text(value)

    def read(self, raw: Any) -> Any:
        if isinstance(raw, (bool, float, int)):
            kind = "i1" if isinstance(raw, bool) else getattr(raw, "type", "f64" if isinstance(raw, float) else "i64")
            return Literal.of(raw, tensor((), DType.all[kind]))
        fail(f"{self.name} must be a number such as 1.0 : f32, not {spell(raw)}")


class Tolerance(Codec):
    """``#stablehlo.result_accuracy<atol = …, rtol = …, ulps = …, mode = #stablehlo.result_accuracy_mode<…>>``: a mode and
    three numbers, zeros left out (in the class that the operator keeps them in).  The default mode is no attribute."""

    _FIELD = re.compile(r"(\w+) = ([-+.\w]+)|_mode<(\w+)>")

    def __init__(self, name: str, kind: Callable[..., Any]) -> None:
        super().__init__(name)
        self.kind = kind

    def full(self, value: Any) -> str:
        mode, atol, rtol, ulps = value
        numbers = (("atol", atol and float_text(atol)), ("rtol", rtol and float_text(rtol)), ("ulps", ulps))
        shown = "".join(f"{key} = {number}, " for key, number in numbers if number)
        return f"#stablehlo.result_accuracy<{shown}mode = #stablehlo.result_accuracy_mode<{mode}>>"

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Opaque) or not raw.startswith("#stablehlo.result_accuracy<"):
            fail(f"{self.name} must be a #stablehlo.result_accuracy<…>, not {spell(raw)}")
        mode, found = "DEFAULT", {"atol": 0.0, "rtol": 0.0, "ulps": 0}
        for key, number, word in self._FIELD.findall(raw):
            if word:
                mode = word
            elif key in found:
                try:
                    found[key] = int(number) if key == "ulps" else float(number)
                except ValueError:
                    fail(f"{self.name}: '{number}' is not a number")
        return None if mode == "DEFAULT" and not any(found.values()) else self.kind(mode, **found)


class TypeName(Codec):
    """A type."""

    def read(self, raw: Any) -> Any:
        value = plain(raw)
        if not isinstance(value, (DType, TensorType, TokenType, TupleType)):
            fail(f"{self.name} must be a type, not {spell(raw)}")
        return value


class Elements(Codec):
    """A constant: ``dense<…> : tensor<…>``, briefly without its type."""

    def brief(self, value: Any) -> str:
        return f"dense<{dense_text(value)}>"

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Literal):
            fail(f"{self.name} must be dense elements, not {spell(raw)}")
        return raw


class Verbatim(Codec):
    """A list that stays as it stands in the text."""

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, List):
            fail(f"{self.name} must be a list, not {spell(raw)}")
        return raw


class Pairs(Codec):
    """A dictionary, kept as pairs; values stay as they stand in the text."""

    def full(self, value: Any) -> str:
        return dictionary(spelled_items(dict(value)))

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Struct):
            fail(f"{self.name} must be a dictionary, not {spell(raw)}")
        return tuple(sorted(raw.items))


class Text(Codec):
    """A string."""

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, str) or isinstance(raw, Opaque):
            fail(f"{self.name} must be a string, not {spell(raw)}")
        return str(raw)


_ENTRY: Final = re.compile(r"\s*(\w+)\s*=\s*(?:\[\s*((?:-?\d{1,19}\s*(?:,\s*(?=-?\d))?)*)\]|(-?\d{1,19}))\s*(?:,|$)")
"""``a = [0, 1],`` or ``b = 2``: one entry of a dialect's struct."""


def fields(text: str, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a dialect's struct: ``#stablehlo.dot<a = [0, 1], b = 2>`` → ``{"a": (0, 1), "b": 2}``.

    ``kinds`` says which there are; those that are ``int`` are a number, the others a list.  RuleError for anything else.
    """
    kind, _, body = text.removesuffix(">").partition("<")
    found: dict[str, Any] = {}
    at = 0
    while body[at:].strip():
        entry = _ENTRY.match(body, at)
        if entry is None:
            fail(f"{kind}<…>: '{body[at:].strip()[:60]}' is not an entry such as a = 1 or a = [0, 1]")
        name, items, number = entry.groups()
        if name not in kinds:
            fail(f"{kind}<…> has {', '.join(kinds)}, not '{name}'")
        if name in found:
            fail(f"{kind}<…>: '{name}' is given twice")
        if (number is not None) is not (kinds[name] is int):
            fail(f"{kind}<…>: {name} must be {'an integer' if kinds[name] is int else 'a list such as [0, 1]'}")
        found[name] = int(number) if number else tuple(int(n) for n in items.split(",") if n.strip())
        at = entry.end()
    return found


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
    if name in _ENUMS:
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
    return from_bytes(raw.raw, types[0]) if raw.raw is not None else read_dense(raw.body, types[0])
