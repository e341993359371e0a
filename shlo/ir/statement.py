"""A statement as the grammar leaves it, before its operator's form has made sense of it.

The grammar knows no operator: what stands between an operation's name and its types is a flat list of *pieces* (values,
words, punctuation, numbers, dictionaries, regions).  A form walks them with a :class:`Cursor`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from shlo.ir.attributes import FunctionType, List, Struct, quoted
from shlo.ir.types import Type


class Piece(NamedTuple):
    """One piece and where it starts.

    ``kind`` is ``value`` (its name), ``word``, ``mark`` (punctuation), ``number``, ``string``, ``symbol``, ``opaque``,
    ``dense``, ``array``, ``type``, ``dict`` (a Struct) or ``region`` (a BlockText).
    """

    kind: str
    value: Any
    start: int

    def __str__(self) -> str:
        spelled = {"value": f"%{self.value}", "symbol": f"@{self.value}", "dict": "{…}", "region": "a region"}
        spelled |= {"dense": "dense<…>", "array": "array<…>"}
        if self.kind == "string":
            return quoted(self.value)
        return spelled.get(self.kind) or str(self.value)


class Named(NamedTuple):
    """A name and where it stands: a value without its %, results with how many they are."""

    name: str
    start: int
    size: int = 1


@dataclass(slots=True)
class ParameterText:
    """``%x: tensor<f32> {attributes}``."""

    name: Named
    type: Type
    attrs: Struct | None = None


@dataclass(slots=True)
class Statement:
    """``results = name pieces : types tail``."""

    results: tuple[Named, ...]
    name: str
    generic: bool
    """The name stood in quotes: MLIR's generic form."""
    start: int
    name_start: int
    pieces: list[Piece]
    types: tuple[Type, ...] | FunctionType | None
    types_start: int
    """Where the colon before them stands."""
    tail: list[Piece] = field(default_factory=list)
    """What follows the types: ``reducer(…) {…}``, ``cond {…} do {…}``."""


@dataclass(slots=True)
class BlockText:
    """A region's or function's only block: parameters and statements, the last one a return."""

    params: list[ParameterText]
    statements: list[Statement]
    start: int
    end: int


class Mismatch(Exception):
    """A form does not match the pieces: ``message`` says why, ``start`` where."""

    def __init__(self, message: str, start: int) -> None:
        super().__init__(message)
        self.message, self.start = message, start


class Cursor:
    """Walks pieces from left to right; every refusal says where."""

    def __init__(self, pieces: list[Piece], end: int) -> None:
        self.pieces, self.at, self.end = pieces, 0, end

    @property
    def here(self) -> int:
        """Offset of the next piece."""
        return self.pieces[self.at].start if self.at < len(self.pieces) else self.end

    def fail(self, message: str) -> NoReturn:
        raise Mismatch(message, self.here)

    def expected(self, what: str) -> NoReturn:
        found = f"'{self.pieces[self.at]}'" if self.at < len(self.pieces) else "':'"
        self.fail(f"expected {what}, found {found}")

    def sees(self, kind: str, value: Any = None, ahead: int = 0) -> bool:
        """Is the next piece of this kind (and value)?"""
        at = self.at + ahead
        if at >= len(self.pieces):
            return False
        piece = self.pieces[at]
        return piece.kind == kind and (value is None or piece.value == value)

    def next(self, kind: str, what: str) -> Piece:
        """The next piece, which must be of this kind."""
        if not self.sees(kind):
            self.expected(what)
        self.at += 1
        return self.pieces[self.at - 1]

    def skip(self, text: str) -> bool:
        """Step over this word or mark if it comes next."""
        if self.sees("mark", text) or self.sees("word", text):
            self.at += 1
            return True
        return False

    def literal(self, text: str) -> None:
        """Step over this word or mark."""
        if not self.skip(text):
            self.expected(f"'{text}'")

    def value(self) -> Named:
        """A use of a value."""
        piece = self.next("value", "a value such as %x")
        return Named(piece.value, piece.start)

    def values(self) -> list[Named]:
        """Values between commas, as many as there are (a comma not followed by a value is left)."""
        found: list[Named] = []
        if self.sees("value"):
            found.append(self.value())
            while self.sees("mark", ",") and self.sees("value", ahead=1):
                self.at += 1
                found.append(self.value())
        return found

    def attribute(self) -> Any:
        """Any attribute value in its brief spelling; lists may nest."""
        if self.skip("["):
            items: list[Any] = []
            while not self.skip("]"):
                if items:
                    self.literal(",")
                items.append(self.attribute())
            return List(tuple(items))
        piece = self.pieces[self.at] if self.at < len(self.pieces) else None
        if piece is None or piece.kind in ("value", "mark", "region"):
            self.expected("an attribute")
        self.at += 1
        if piece.kind == "word" and piece.value in ("true", "false"):
            return piece.value == "true"
        return piece.value

    def dict(self) -> dict[str, Any]:
        """A dictionary if one comes next, else an empty one."""
        if not self.sees("dict"):
            return {}
        self.at += 1
        return dict(self.pieces[self.at - 1].value.items)

    def done(self) -> None:
        """Nothing may be left."""
        if self.at < len(self.pieces):
            self.expected("':' and the types")
