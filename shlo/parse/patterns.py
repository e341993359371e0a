"""Statements that are alike but for names, tensor types and symbols go through the grammar once.

The grammar takes any ``%name`` where it takes one, any ``tensor<…>``, any ``@symbol``: with these taken out, two statements of
the same text are the same statement with other names, types and symbols in the same places.  :class:`Patterns` keeps what the
grammar made of the first one and puts the others' into it.  Nothing is guessed here either: a pattern is kept only if every
hole of its text was found again, in order and equal, among the values, types and symbols that the grammar made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from shlo.ir.attributes import FunctionType, List, Struct, Symbol
from shlo.ir.statement import Named, Piece, Statement
from shlo.ir.types import TensorType
from shlo.parse.grammar import read_tensor

HOLES: Final = re.compile(r"(%[\w$.-]+(?:#\d+)?|tensor<[\w?]+(?:<\w+>)?>|@[\w$.-]+)")
"""Names, types such as ``tensor<2x?xcomplex<f32>>``, symbols: what other statements may have in its place."""

_KINDS: Final = {"%": "value", "t": "type", "@": "symbol"}


class NotThisWay(Exception):
    """The text is not laid out as it was taken to be: the plain way decides."""


def tensor(text: str) -> TensorType:
    """A tensor type; NotThisWay where it is none."""
    try:
        return read_tensor(text)
    except ValueError:
        raise NotThisWay from None


def taken_apart(text: str) -> tuple[list[str], list[str], Any]:
    """A text in parts, every other one a hole; the holes; and what all texts have in common that differ in them alone."""
    parts = HOLES.split(text)
    holes = parts[1::2]
    return parts, holes, (tuple(parts[::2]), "".join([h[0] for h in holes]))


class Slot(NamedTuple):
    """Stands for what the hole of this number holds."""

    hole: int


@dataclass(slots=True)
class Pattern:
    """A statement with slots for its names, types and symbols."""

    statement: Statement
    """The one that was read; its starts count where its holes were."""
    lengths: list[int]
    results: list[tuple[int, int, int]]
    """Slot, start and size of each name before the =."""
    pieces: list[tuple[str, Any, int, int]]
    """Kind, value with slots, start, and how many holes stand before it."""
    tail: list[tuple[str, Any, int, int]]
    types: Any
    """As in the statement, with slots."""
    leads: tuple[int, int]
    """How many holes stand before the operation's name and before the types' colon."""

    def filled(self, holes: list[str]) -> Statement:
        """The statement that has this in its holes; NotThisWay where one is no type."""
        values: list[Any] = [_value(h) for h in holes]
        moved = [0]
        for hole, length in zip(holes, self.lengths, strict=True):
            moved.append(moved[-1] + len(hole) - length)
        s = self.statement
        before_name, before_types = self.leads
        results = tuple([Named(values[i], start + moved[i], size) for i, start, size in self.results])
        return Statement(
            results,
            s.name,
            s.generic,
            s.start,
            s.name_start + moved[before_name],
            [Piece(kind, _put(value, values), start + moved[k]) for kind, value, start, k in self.pieces],
            _put(self.types, values),
            s.types_start + moved[before_types],
            [Piece(kind, _put(value, values), start + moved[k]) for kind, value, start, k in self.tail],
        )


def pattern_of(statement: Statement, parts: list[str]) -> Pattern | None:
    """The pattern of a statement whose text is ``parts``, every other one a hole; None where the holes are not all found."""
    holes = parts[1::2]
    offsets: list[int] = []
    at = 0
    for i, part in enumerate(parts):
        if i % 2:
            offsets.append(at)
        at += len(part)
    wanted = iter(enumerate(map(_value, holes)))

    def slot(found: Any) -> Slot:
        number, value = next(wanted, (-1, None))
        if type(found) is not type(value) or found != value:
            raise LookupError
        return Slot(number)

    def before(start: int) -> int:
        return sum(o < start for o in offsets)

    def pieces(given: list[Piece]) -> Iterator[tuple[str, Any, int, int]]:
        for kind, value, start in given:
            if kind in _KINDS.values() and start in offsets:
                made: Any = slot(value)
                if offsets[made.hole] != start:
                    raise LookupError
            elif kind == "region":
                raise LookupError
            else:
                made = _slots(value, slot)
            yield kind, made, start, before(start)

    try:
        results = [(slot(r.name).hole, r.start, r.size) for r in statement.results]
        front = [*pieces(statement.pieces)]
        types = _slots(statement.types, slot)
        tail = [*pieces(statement.tail)]
        left = next(wanted, None)
    except (LookupError, NotThisWay):
        return None
    if left is not None:
        return None
    leads = before(statement.name_start), before(statement.types_start)
    return Pattern(statement, [len(h) for h in holes], results, front, tail, types, leads)


def _value(hole: str) -> Any:
    """What the grammar makes of a hole's text."""
    if hole[0] == "%":
        return hole[1:]
    return Symbol(hole[1:]) if hole[0] == "@" else tensor(hole)


def _slots(value: Any, slot: Callable[[Any], Slot]) -> Any:
    """An attribute or types with slots for the symbols and tensor types in them, in the order of the text."""
    return slot(value) if isinstance(value, (Symbol, TensorType)) else _mapped(value, lambda v: _slots(v, slot))


def _put(value: Any, values: list[Any]) -> Any:
    """The inverse of :func:`_slots`."""
    return values[value.hole] if type(value) is Slot else _mapped(value, lambda v: _put(v, values))


def _mapped(value: Any, of: Callable[[Any], Any]) -> Any:
    """A compound with other parts; whatever has no parts, itself."""
    kind = type(value)
    if kind is tuple:
        return tuple([of(v) for v in value])
    if kind is FunctionType:
        return FunctionType(of(value.inputs), of(value.results))
    if kind is Struct:
        return Struct(tuple([(key, of(v)) for key, v in value.items]))
    if kind is List:
        return List(tuple([of(v) for v in value.items]))
    return value


class Patterns:
    """The patterns of one text: aliases that it defines may not mean the same in another."""

    def __init__(self, grammar: Callable[[str], Statement]) -> None:
        self.grammar = grammar
        self.known: dict[Any, Pattern | None] = {}

    def statement(self, text: str) -> Statement:
        """The statement of a text, by the grammar or by a pattern; raises what the grammar does, NotThisWay for no type."""
        parts, holes, key = taken_apart(text)
        pattern = self.known.get(key)
        if pattern is not None:
            return pattern.filled(holes)
        statement = self.grammar(text)
        if key not in self.known:
            self.known[key] = pattern_of(statement, parts)
        return statement
