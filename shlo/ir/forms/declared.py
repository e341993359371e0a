"""Forms given as strings (the little language is described in :mod:`shlo.ir.forms`)."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from shlo.ir.attributes import (
    FunctionType,
    MeshAxes,
    Opaque,
    Transfers,
    codec,
    dictionary,
    result_list,
    spelled_items,
    typed,
)
from shlo.ir.forms.base import (
    Call,
    Form,
    Op,
    Printer,
    Reading,
    Scope,
    functional,
    is_default,
    read_attributes,
    write_attributes,
)
from shlo.ir.statement import Cursor, Mismatch, Statement
from shlo.ir.types import DType, TensorType, Type

# ----------------------------------------------------------------------------------------------------- type directives


def write_types(directive: str, types: tuple[Type, ...], results: tuple[Type, ...]) -> str:
    """The types after the colon, as the directive says."""
    if directive == "same" and len({*types, *results}) == 1:
        return str(results[0])
    if directive == "result":
        return ", ".join(map(str, results))
    if directive == "complex" and all(t is _part(results[0]) for t in types):
        return str(results[0])
    if directive == "arrow":
        return f"{', '.join(map(str, types))} -> {result_list(results)}"
    if directive == "each" and (types == results or not results):
        return ", ".join(map(str, types))
    if directive == "select" and len(types) == 3 and types[1] is types[2] is results[0]:
        return f"{types[0]}, {types[1]}"
    return functional(types, results)


def read_types(directive: str, statement: Statement, operands: int) -> tuple[tuple[Type, ...] | None, tuple[Type, ...]]:
    """Declared operand types (None: not said) and result types."""
    given = statement.types
    if isinstance(given, FunctionType):
        return given.inputs, given.results
    types = given or ()
    if directive == "result":
        return None, types
    part = _part(types[0]) if len(types) == 1 else None
    if directive == "complex" and part is not None:
        return (part,) * operands, types
    if directive == "each" and len(types) == operands:
        return types, types if statement.results else ()
    if directive == "same" and len(types) == 1:
        return types * operands, types * max(1, sum(r.size for r in statement.results))
    if directive == "select" and len(types) == 2:
        return (types[0], types[1], types[1]), (types[1],)
    wanted = {
        "same": "one type, or a functional type",
        "select": "the predicate's and the choices' types",
        "each": f"{operands} types",
        "complex": "one complex type, or a functional type",
        "arrow": "types such as tensor<f32> -> tensor<f32>",
    }
    what = wanted.get(directive, "a functional type such as (tensor<f32>) -> tensor<f32>")
    raise Mismatch(f"expected {what}", statement.types_start)


def _part(type: Type) -> TensorType | None:
    """The type of the parts of complex numbers."""
    if not isinstance(type, TensorType) or type.dtype.kind != "complex":
        return None
    return type.with_dtype(DType.all[type.dtype.name[len("complex<") : -1]])


# ----------------------------------------------------------------------------------------------------- declared forms

_TOKEN = re.compile(r"->|\w+|[^\s\w]")


class Part(ABC):
    """One part of a declared form."""

    names: tuple[str, ...] = ()
    """The attributes it spells."""

    @abstractmethod
    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str: ...

    @abstractmethod
    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None: ...


class Verbatim(Part):
    """Words and marks that stand for themselves."""

    def __init__(self, text: str) -> None:
        self.text, self.tokens = text, _TOKEN.findall(text)

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        return self.text

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        for token in self.tokens:
            cursor.literal(token)

    def comes(self, cursor: Cursor) -> bool:
        """Do the pieces go on with this text?"""
        return all(cursor.sees("mark", t, i) or cursor.sees("word", t, i) for i, t in enumerate(self.tokens))


class OperandPart(Part):
    """An operand, or a group of them."""

    def __init__(self, index: int, group: bool) -> None:
        self.index, self.group = index, group

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        arranged = call.op.arrange(call.names)[self.index]
        return ", ".join(arranged) if self.group else str(arranged)

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        into.operands.extend(cursor.values() if self.group else [cursor.value()])


class AttributePart(Part):
    """An attribute in its brief spelling."""

    def __init__(self, name: str) -> None:
        self.name, self.names = name, (name,)

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        return codec(call.op, self.name).brief(call.attrs[self.name])

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        raw[self.name] = cursor.attribute()


class RangesPart(Part):
    """``start:limit:stride, …``: three attributes at once."""

    names = ("start_indices", "limit_indices", "strides")

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        rows = zip(*(call.attrs[n] for n in self.names), strict=True)
        return ", ".join(f"{low}:{high}" + (f":{stride}" if stride != 1 else "") for low, high, stride in rows)

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        rows: list[tuple[int, int, int]] = []
        while cursor.sees("number"):
            low = cursor.next("number", "a number").value
            cursor.literal(":")
            high = cursor.next("number", "a number").value
            rows.append((low, high, cursor.next("number", "a number").value if cursor.skip(":") else 1))
            if not cursor.skip(","):
                break
        raw.update((n, tuple(row[i] for row in rows)) for i, n in enumerate(self.names))


class TransfersPart(AttributePart):
    """``[{"x"}: 0->1, …]``: what Shardy's all_to_all moves."""

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        axes = MeshAxes(self.name)
        found: list[str] = []
        cursor.literal("[")
        while not cursor.skip("]"):
            if found:
                cursor.literal(",")
            moved = axes.text(cursor.attribute())
            cursor.literal(":")
            source = cursor.next("number", "a number").value
            cursor.literal("->")
            found.append(f"{moved}: {source}->{cursor.next('number', 'a number').value}")
        raw[self.name] = Opaque(f"[{', '.join(found)}]")


class FormatPart(Part):
    """``e5m10``: the bits of a float's exponent and mantissa."""

    names = ("exponent_bits", "mantissa_bits")

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        return f"e{call.attrs['exponent_bits']}m{call.attrs['mantissa_bits']}"

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        start = cursor.here
        found = re.fullmatch(r"e(\d{1,9})m(\d{1,9})", str(cursor.next("word", "a format such as e5m10").value))
        if found is None:
            raise Mismatch("a format of floats is written like e5m10", start)
        raw.update(zip(self.names, map(int, found.groups()), strict=True))


class OptionalPart(Part):
    """Parts that are there only where one of their attributes differs from its default, or a group of operands has any."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.names = tuple(n for p in parts for n in p.names)

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        groups = [p for p in self.parts if isinstance(p, OperandPart)]
        empty = all(not call.op.arrange(call.names)[p.index] for p in groups)
        if empty and all(is_default(call.op, n, call.attrs[n]) for n in self.names):
            return ""
        return "".join(p.write(form, call, dict_text) for p in self.parts)

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        first, *others = self.parts
        if not isinstance(first, Verbatim) or not first.comes(cursor):
            return
        operands = bool(others) and isinstance(others[0], OperandPart)
        if not operands or cursor.sees("value", ahead=len(first.tokens)):
            for part in self.parts:
                part.read(form, into, cursor, raw)


class DictPart(Part):
    """The attribute dictionary, with the space that sets it off."""

    def __init__(self, before: str, after: str) -> None:
        self.before, self.after = before, after

    def write(self, form: DeclaredForm, call: Call, dict_text: str) -> str:
        return f"{self.before}{dict_text}{self.after}" if dict_text else ""

    def read(self, form: DeclaredForm, into: Reading, cursor: Cursor, raw: dict[str, Any]) -> None:
        raw.update(cursor.dict())


class DeclaredForm(Form):
    """A form given as a string: see the module's docstring."""

    DIRECTIVES: ClassVar = ("same", "fn", "result", "each", "select", "complex", "arrow")

    def __init__(self, op: Op, text: str) -> None:
        body, colon, self.directive = text.rpartition(" : ")
        if not colon or self.directive not in self.DIRECTIVES:
            raise ValueError(f"form {text!r} of {op.label} must end in ' : ' and one of {', '.join(self.DIRECTIVES)}")
        self.op = op
        self.parts = self._parts(body)
        if not any(isinstance(p, DictPart) for p in self.parts):
            self.parts.append(DictPart(" ", ""))
        self.mentioned = frozenset(n for p in self.parts for n in p.names)
        optional = {n for p in self.parts if isinstance(p, OptionalPart) for n in p.names}
        self.always = self.mentioned - optional

    def _parts(self, text: str) -> list[Part]:
        parts: list[Part] = []
        for piece in re.findall(r"\([^()]*\)\?|\$\w+|\{\} ?|[^$({]+|.", text):
            if piece.endswith(")?"):
                parts.append(OptionalPart(self._parts(piece[1:-2])))
            elif piece.startswith("{}"):
                parts.append(DictPart("", piece[2:]))
            elif piece.startswith("$"):
                parts.append(self._named(piece[1:]))
            else:
                parts.append(Verbatim(piece))
        return parts

    def _named(self, name: str) -> Part:
        if name in self.op.operands:
            index = self.op.operands.index(name)
            return OperandPart(index, index in self.op.groups)
        if name == "ranges":
            return RangesPart()
        if name == "format":
            return FormatPart()
        if name not in self.op.defaults:
            raise ValueError(f"the form of {self.op.label} names ${name}, which it does not have")
        return (TransfersPart if isinstance(codec(self.op, name), Transfers) else AttributePart)(name)

    def write(self, call: Call, printer: Printer) -> str:
        entries = write_attributes(call, printer, always=(), skip=self.mentioned)
        entries.update(spelled_items(call.extra))
        dict_text = dictionary(entries) if entries else ""
        body = "".join([p.write(self, call, dict_text) for p in self.parts])
        # MLIR writes this space before it knows that a group is empty.
        space = " " if body or (isinstance(self.parts[0], OperandPart) and self.parts[0].group) else ""
        space = "" if body.startswith("(") else space  # chlo.top_k(%x, k = 2)
        return f"{call.op.text_name}{space}{body} : {write_types(self.directive, call.types, call.results)}"

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        raw: dict[str, Any] = {}
        reading = Reading(op, [], {}, None, ())
        for part in self.parts:
            part.read(self, reading, cursor, raw)
        cursor.done()
        reading.types, reading.results = read_types(self.directive, statement, len(reading.operands))
        # A constant's elements get their type here, from after the colon.
        raw = {k: typed(v, reading.results) for k, v in raw.items()}
        reading.attrs, reading.extra = read_attributes(op, raw, scope, statement.start)
        return reading
