"""How one attribute of an operator is written and read: numbers, booleans, strings, types, constants, lists of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from shlo.ir.attributes.spelling import array, bare, dictionary, plain, quoted, spell, spelled_items, symbol
from shlo.ir.attributes.values import Array, Float, Int, List, Opaque, Struct, Symbol, Word
from shlo.ir.dense import dense_text, elements_text, float_text
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.sharding import MESH_GROUPS, Mesh, read_groups
from shlo.ir.types import DType, TensorType, TokenType, TupleType, i64, tensor


class Codec:
    """How one attribute of one operator is written and read.  This one: any plain value, by its own type."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def full(self, value: Any) -> str | None:
        """The spelling in a dictionary; None for a flag."""
        return spell(value, self.name)

    def brief(self, value: Any) -> str:
        """The spelling in a pretty form."""
        return bare(value) if isinstance(value, (int, float)) else spell(value, self.name)

    def read(self, raw: Any) -> Any:
        """The operator's value for a value of a text.  RuleError where it is of another kind."""
        return plain(raw)

    def resolve(self, raw: Any, meshes: Mapping[str, Mesh]) -> Any:
        """The same in a module with these meshes."""
        return self.read(raw)


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


class Sized(Number):
    """A number of a width of its own: ``1.000000e-03 : f32``."""

    def __init__(self, name: str, kind: type, type: str) -> None:
        super().__init__(name, kind)
        self.type = type

    def full(self, value: Any) -> str:
        return spell(Float(value, self.type) if self.kind is float else Int(value, self.type))


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
        return "[" + ", ".join(map(bare, value)) + "]"

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

    def resolve(self, raw: Any, meshes: Mapping[str, Mesh]) -> Any:
        """Groups may be said by the axes of a mesh; written they are numbers."""
        if isinstance(raw, Opaque) and raw.startswith(MESH_GROUPS):
            return read_groups(raw, meshes)
        return self.read(raw)


class Text(Codec):
    """A string."""

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, str) or isinstance(raw, Opaque):
            fail(f"{self.name} must be a string, not {spell(raw)}")
        return str(raw)


class Target(Codec):
    """A string that the pretty form writes like a symbol: ``@foo``."""

    def brief(self, value: Any) -> str:
        return symbol(value)

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, str) or isinstance(raw, (Opaque, Word)):
            fail(f"{self.name} must be a name such as @f, not {spell(raw)}")
        return str(raw)


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
        return elements_text(value)

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Literal):
            fail(f"{self.name} must be dense elements, not {spell(raw)}")
        return raw


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
