"""Attribute values as they stand in a text; plain Python values are what operators get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from shlo.ir.literal import Resource


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
    raw: Any = None
    resource: Resource | None = None


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
