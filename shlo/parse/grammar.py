"""Text → statements, by the grammar in ``stablehlo.lark``.

:func:`read` gives what the grammar sees: modules and functions of :class:`~shlo.ir.statement.Statement`; what the statements
mean is :mod:`shlo.parse.reader`'s business.
"""

from __future__ import annotations

import binascii
import os
import re
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import numpy as np
from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

from shlo.ir.attributes import (
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
    typed,
)
from shlo.ir.errors import RuleError, ShloError
from shlo.ir.literal import Resource
from shlo.ir.quantized import QuantizedType, read_quantized
from shlo.ir.statement import BlockText, Mismatch, Named, ParameterText, Piece, Statement
from shlo.ir.types import DYNAMIC, TOKEN, DType, FutureType, TensorType, TupleType, Type
from shlo.parse.source import Blob, Source

MAX_NESTING: Final = 200
"""Brackets deeper than this are refused: no program has them, and nothing may overflow a stack."""


MAX_REGIONS: Final = 80
"""Regions in regions deeper than this are refused, likewise."""

MAX_RANK: Final = 256


@dataclass(slots=True)
class FunctionText:
    """A function, unread: ``results`` are types with their attributes."""

    name: str
    start: int
    visibility: str
    params: list[ParameterText]
    results: list[tuple[Type, Struct | None]]
    attrs: Struct | None
    body: BlockText | None


@dataclass(slots=True)
class ModuleText:
    """A module, unread."""

    name: str
    attrs: Struct | None
    items: list[Any]
    start: int


@dataclass(slots=True)
class MeshText:
    """``sdy.mesh @name = <…> {attributes}``, unread."""

    name: str
    text: str
    attrs: Struct | None
    start: int


class _At(NamedTuple):
    """A value and where it starts."""

    value: Any
    start: int


class _Location:
    """A debug location: read and forgotten."""


_LOCATION: Final = _Location()

_START: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?P<end>"?)|//[^\n]*|[\[({]|[\])}]')


# ---------------------------------------------------------------------------------------------------------- reading


GRAMMAR: Final = Path(__file__).with_name("stablehlo.lark")


@cache
def _lark() -> tuple[Lark, _Builder, threading.Lock]:
    builder = _Builder()
    return _tables(builder), builder, threading.Lock()


def _tables(builder: _Builder) -> Lark:
    """The parser.  Its LALR tables take a third of a second to make, so they are kept from one process to the next."""
    return Lark(
        GRAMMAR.read_text(encoding="utf-8"),
        parser="lalr",
        start=["start", "statement", "body", "parameter", "result"],
        transformer=builder,
        maybe_placeholders=True,
        cache=_kept(),
    )


def _kept() -> str | bool:
    """The file that keeps the tables, False if none may be written.

    It lies with the bytecode, is written when Python writes that, and is trusted as much.  Lark makes a new one where the
    grammar, Lark or Python has changed, or where the file cannot be read.
    """
    if sys.implementation.cache_tag is None:
        return False
    file = Path(cache_from_source(str(GRAMMAR))).with_suffix(".tables")
    if file.is_file():
        return str(file)
    if sys.dont_write_bytecode:
        return False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return str(file) if os.access(file.parent, os.W_OK) else False


def read(source: Source, aliases: dict[str, Any], *, start: str = "start", resources: str = "") -> Any:
    """The items of a text (``start="start"``) or one statement.  ShloError where it does not follow the grammar.

    ``aliases`` holds the names defined so far (``#map``, ``!t``) and receives those that the text defines.
    """
    check_nesting(source)
    lark, builder, lock = _lark()
    with lock:
        builder.aliases, builder.blobs = aliases, source.blobs
        builder.resources = _resources(resources or source.text, source.blobs)
        try:
            return lark.parse(source.text, start=start)
        except (UnexpectedToken, UnexpectedCharacters, UnexpectedEOF) as error:
            raise _syntax_error(error, source) from None
        except Mismatch as error:
            raise source.error(error.message, error.start) from None
        except (ValueError, TypeError, AttributeError, LookupError, ArithmeticError) as error:
            raise source.error(f"this text makes no sense ({error})", 0) from error


def check_nesting(source: Source) -> None:
    """Refuse brackets that close what was not opened, stay open, or nest without measure."""
    opened: list[re.Match[str]] = []
    # The generic form of a text that is accepted must be accepted too: it brackets modules, functions and regions twice.
    limit = MAX_NESTING + (MAX_REGIONS + 4 if source.text.lstrip().startswith('"builtin.module"') else 0)
    for match in _START.finditer(source.text):
        mark = match[0]
        if mark in "[({":
            opened.append(match)
            if len(opened) > limit:
                raise source.error(f"brackets nest more than {limit} deep", match.start())
        elif mark in "])}":
            if not opened or opened[-1][0] != {"]": "[", ")": "(", "}": "{"}[mark]:
                what = f"closes '{opened[-1][0]}' of line {source.position(opened[-1].start()).line}" if opened else ""
                raise source.error(f"this '{mark}' {what or 'closes nothing'}", match.start())
            opened.pop()
        elif mark[0] == '"' and not match["end"]:
            raise source.error("this string is never closed", match.start())
    if opened:
        last = opened[-1]
        raise source.error(f"this '{last[0]}' is never closed: the text ends first", last.start())


_HUMAN: Final = {
    "COLON": "':' and the types",
    "VALUE": "a value such as %x",
    "WORD": "a word",
    "SYMBOL": "a name such as @main",
    "TENSOR": "a type such as tensor<2xf32>",
    "$END": "the end of the text",
    "OPEN": "'{'",
    "CLOSE": "'}'",
    "ROUND": "'('",
    "ROUND_END": "')'",
    "SQUARE": "'['",
    "SQUARE_END": "']'",
    "EQUAL": "'='",
    "COMMA": "','",
    "ARROW": "'->'",
    "__ANON_0": "'func.func'",
    "INT": "a number",
}
_SIMILAR: Final = frozenset(("TUPLE", "DIALECT_TYPE", "LOC", "TAIL", "OPAQUE", "ATTRIBUTES", "RESOURCES", "AXES"))
"""What is expected wherever something commoner is too."""


def _syntax_error(error: Exception, source: Source) -> Exception:
    offset: int | None = getattr(error, "pos_in_stream", None)
    if isinstance(error, UnexpectedCharacters):
        rest = source.text[offset or 0 :].split(None, 1)[0]
        return source.error(f"cannot make sense of '{rest[:20]}' here", offset or 0)
    assert isinstance(error, (UnexpectedToken, UnexpectedEOF))
    token = getattr(error, "token", None)
    wanted = sorted({_HUMAN.get(name, name.lower()) for name in set(error.expected) - _SIMILAR})
    what = f"expected {' or '.join(wanted)}, " if 1 <= len(wanted) <= 4 else ""
    if token is None or token.type == "$END":
        return source.error(f"{what or 'a statement is cut off: '}the text ends here", len(source.text.rstrip()))
    found = str(token)[:40]
    message = f"{what}found '{found}'" if what else f"'{found}' does not belong here"
    return source.error(message, (token.start_pos or 0) if offset is None else offset)


# ------------------------------------------------------------------------------------------------------------ tokens

_DIGITS: Final = 20
_TENSOR = re.compile(
    r"tensor<\s*((?:(?:\d+|\?)\s*x\s*)*)(.+?)\s*(?:,\s*#stablehlo\.(?:bounds|type_extensions)<([^<>]*)>)?\s*>"
)
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|.)")
_NAMED_ESCAPES: Final = {b"n": b"\n", b"t": b"\t"}


@lru_cache(maxsize=65536)
def read_tensor(text: str) -> TensorType:
    """``tensor<8x784xf32>`` as a type; ValueError says what is wrong with it."""
    found = _TENSOR.fullmatch(text)
    if found is None:
        raise ValueError(f"'{text}' is not a type that shlo knows")
    sizes, element, bounds = found.groups()
    if element.startswith("!quant."):
        dtype: DType = _quantized(element)
    elif element in DType.all:
        dtype = DType.all[element]
    else:
        raise ValueError(f"'{element}' is not an element type of shlo (f32, bf16, i32, i1, …)")
    extents = [n.strip() for n in sizes.split("x")[:-1]]
    if any(len(n) > _DIGITS - 2 for n in extents) or len(extents) > MAX_RANK:
        raise ValueError(f"a tensor has at most {MAX_RANK} axes, of less than 2⁶³ elements each")
    shape = tuple(DYNAMIC if n == "?" else int(n) for n in extents)
    limits = None
    if bounds is not None:
        limits = tuple(
            DYNAMIC if n.strip() == "?" else int(n) for n in bounds.removeprefix("bounds = [").strip("]").split(",")
        )
    if isinstance(dtype, QuantizedType) and dtype.axis is not None:
        sizes_fit = dtype.axis < len(shape) and shape[dtype.axis] in (DYNAMIC, len(dtype.scales))
        if not sizes_fit:
            raise ValueError(f"{text}: its axis {dtype.axis} must have the size {len(dtype.scales)}, a scale each")
    return TensorType(shape, dtype, limits)


def _quantized(text: str) -> QuantizedType:
    try:
        return read_quantized(text)
    except ShloError as error:
        raise ValueError(error.message) from None


def unquote(text: str) -> str:
    """The content of a quoted string."""
    inner = text[1:-1]
    if "\\" not in inner:
        return inner

    def plain(match: re.Match[bytes]) -> bytes:
        body = match[1]
        return bytes.fromhex(body.decode()) if len(body) == 2 else _NAMED_ESCAPES.get(body, body)

    return _ESCAPE.sub(plain, inner.encode()).decode(errors="replace")


_FUTURE: Final = "!stablehlo.future<"


def _members(token: Token, opening: str = "tuple<") -> list[Token]:
    """The types between the brackets of ``tuple<…>``."""
    inner, start = str(token)[len(opening) : -1], (token.start_pos or 0) + len(opening)
    found: list[Token] = []
    depth = at = 0
    for i, c in enumerate(inner + ","):
        depth += (c == "<") - (c == ">")
        if c == "," and not depth:
            piece = inner[at:i].strip()
            if piece or found or i < len(inner):
                found.append(Token("TENSOR", piece, start_pos=start + at))
            at = i + 1
    return found


def _symbol(text: str) -> Symbol:
    name = text[1:]
    return Symbol(unquote(name) if name.startswith('"') and "::" not in name else name)


def _number(text: str) -> int | float:
    if "." in text:
        return float(text)
    if len(text) > _DIGITS:
        raise ValueError("an integer beyond 64 bits")
    value = int(text, 16 if "x" in text else 10)
    if not -(2**63) <= value < 2**64:
        raise ValueError("an integer beyond 64 bits")
    return value


def number_of(token: Token) -> int | float:
    """The number a token spells."""
    try:
        return _number(str(token))
    except ValueError:
        raise Mismatch("integers have 64 bits at most", cast(int, token.start_pos)) from None


def _array(token: Token) -> Array:
    """``array<i64: 1, 2>``."""
    try:
        return _array_items(str(token)[len("array<") : -1])
    except (ValueError, KeyError):
        raise Mismatch(
            "an array is written like array<i64: 1, 2> or array<i1: true>", cast(int, token.start_pos)
        ) from None


def _array_items(text: str) -> Array:
    element, _, items = text.partition(":")
    values: list[Any] = [v.strip() for v in items.split(",") if v.strip()]
    element = element.strip()
    if element == "i1":
        return Array(element, tuple({"true": True, "false": False}[v] for v in values))
    numbers = tuple(map(_number, values))
    kind = float if _FLOAT_TYPE.fullmatch(element) else int if _INT_TYPE.fullmatch(element) else None
    if kind is None or not all(
        type(n) is kind or ("x" in v and kind is float) for n, v in zip(numbers, values, strict=True)
    ):
        raise ValueError(element)
    return Array(element, numbers)


_INT_TYPE: Final = re.compile(r"[su]?i(8|16|32|64)")
_FLOAT_TYPE: Final = re.compile(r"f\d\w*|bf16|tf32")


_RESOURCE: Final = re.compile(r'(?<![\w$.-])([\w$.-]++|"[^"]*+")\s*+:\s*+("0x(?:[0-9A-Fa-f]*+|#\d++)")')
"""An entry.  Nothing is tried twice: a long string of digits that is not one, for want of its end, looks like a name."""


def _resources(text: str, blobs: Mapping[str, Blob]) -> dict[str, tuple[int, bytes]]:
    """The blobs at the end of a text, ``{-# … name: "0x…" … #-}``: each one's alignment, which stands in front, and its bytes."""
    at = text.rfind("{-#")
    if at < 0:
        return {}
    found: dict[str, tuple[int, Any]] = {}
    for name, word in _RESOURCE.findall(text, at):
        digits = word[3:-1]
        if word in blobs:
            raw: Any = blobs[word].elements
        elif digits.startswith("#") or len(digits) % 2:
            continue
        else:
            raw = binascii.unhexlify(digits)
        if len(raw) >= _ALIGNMENT:
            found[name.strip('"')] = int.from_bytes(bytes(raw[:_ALIGNMENT]), "little"), raw[_ALIGNMENT:]
    return found


_CONSTANT_WORDS: Final = {"true": True, "false": False, "unit": UNIT, "none": Word("none")}
_WORD_TYPE: Final = re.compile(r"[su]?i\d+|index|none|tf32|f80|f128")
"""Types that are words, and no element types here: attributes of other dialects may be any."""

_ALIGNMENT: Final = 4
"""The bytes in front of a resource that say how it wants to be aligned."""

# ----------------------------------------------------------------------------------------------------------- builder


class _Builder(Transformer[Token, Any]):
    """What each rule of the grammar makes: called by the parser as it reduces, so no tree is ever built."""

    aliases: dict[str, Any]
    blobs: Mapping[str, Blob]
    resources: dict[str, tuple[int, bytes]]

    # ---- tokens

    def piece(self, x: Any) -> list[Piece]:
        """One piece of a statement, or the several a bracket holds."""
        if isinstance(x, Token):
            kind, value = _PIECES[x.type](self, x)
            return [Piece(kind, value, cast(int, x.start_pos))]
        if isinstance(x, _At):
            return [Piece("dict", x.value, x.start)]
        if isinstance(x, BlockText):
            return [Piece("region", x, x.start)]
        return x if isinstance(x, list) else []

    def opaque(self, token: str) -> Any:
        return self.aliases.get(token, Opaque(token))

    def as_type(self, token: Token) -> Type:
        text = str(token)
        try:
            if text.startswith("tensor"):
                return read_tensor(text)
        except ValueError as error:
            raise Mismatch(str(error), token.start_pos or 0) from None
        if text == "!stablehlo.token":
            return TOKEN
        if text.startswith("tuple<"):
            return TupleType(tuple(self.as_type(t) for t in _members(token)))
        if text.startswith(_FUTURE):
            return FutureType(tuple(self.as_type(t) for t in _members(token, _FUTURE)))
        found = self.aliases.get(text)
        if isinstance(found, (TensorType, type(TOKEN))):
            return found
        raise Mismatch(f"'{text}' is not a type that shlo knows", token.start_pos or 0)

    def attr(self, x: Any) -> Any:
        """An attribute: what a rule made, or a token that is one by itself."""
        if isinstance(x, _At):
            return x.value
        if not isinstance(x, Token):
            return x
        if x.type == "WORD":
            if x in _CONSTANT_WORDS:
                return _CONSTANT_WORDS[x]
            if x not in DType.all and not _WORD_TYPE.fullmatch(x):
                raise Mismatch(
                    f"'{x}' is no attribute: enumerators stand in #stablehlo<…>, text in quotes", x.start_pos or 0
                )
            return Word(x)
        value = _PIECES[x.type](self, x)[1]
        return value

    def elements(self, token: Token) -> Dense:
        """``dense<…>``: what stands between the brackets, or the bytes that were taken out of the text."""
        body = str(token)[len("dense<") : -1]
        blob = self.blobs.get(body)
        return Dense(body) if blob is None else Dense("", blob.elements)

    def resource(self, token: Token) -> Dense:
        name = str(token)[len("dense_resource<") : -1].strip('"')
        if name not in self.resources:
            raise Mismatch(f"the text has no resource '{name}'", token.start_pos or 0)
        alignment, raw = self.resources[name]
        return Dense("", raw, Resource(name, alignment))

    # ---- module level

    def start(self, c: list[Any]) -> list[Any]:
        return [x for x in c if isinstance(x, _ITEMS)]

    def module(self, c: list[Any]) -> ModuleText:
        name, attrs, opened, *items = c
        items = [x for x in items if isinstance(x, _ITEMS)]
        return ModuleText(_symbol(name) if name else "", attrs and attrs.value, items, opened.start_pos)

    def mesh(self, c: list[Any]) -> MeshText:
        name, angled, attrs, _ = c
        return MeshText(_symbol(name), str(angled), attrs and attrs.value, name.start_pos)

    def function(self, c: list[Any]) -> FunctionText:
        visibility, name, params, results, attrs, body, _ = c
        return FunctionText(
            _symbol(name),
            name.start_pos,
            str(visibility or ""),
            params or [],
            results or [],
            attrs and attrs.value,
            body,
        )

    def parameters(self, c: list[Any]) -> list[ParameterText]:
        return c

    def parameter(self, c: list[Any]) -> ParameterText:
        name, type, attrs, _ = c
        return ParameterText(Named(name[1:], name.start_pos), type, attrs and attrs.value)

    def unnamed_parameter(self, c: list[Any]) -> ParameterText:
        type, attrs, _ = c
        return ParameterText(Named("", 0), type, attrs and attrs.value)

    def one_result(self, c: list[Any]) -> list[Any]:
        return [(c[0], None)]

    def many_results(self, c: list[Any]) -> list[Any]:
        return [x for x in c if x is not None]

    def result(self, c: list[Any]) -> tuple[Type, Struct | None]:
        type, attrs, _ = c
        return type, attrs and attrs.value

    def attribute_alias(self, c: list[Any]) -> None:
        self.aliases[str(c[0])] = self.attr(c[1])

    def location_alias(self, c: list[Any]) -> None:
        pass

    def type_alias(self, c: list[Any]) -> None:
        self.aliases[str(c[0])] = c[1]

    # ---- blocks

    def body(self, c: list[Any]) -> BlockText:
        opened, label, *statements, closed = c
        statements = [s for s in statements if s is not None]
        return BlockText(label or [], statements, opened.start_pos, closed.end_pos)

    def region(self, c: list[Any]) -> BlockText:
        labelled = isinstance(c[1], list)
        return self.body(c if labelled else [c[0], None, *c[1:]])

    def label(self, c: list[Any]) -> list[ParameterText]:
        return c[1] or []

    def return_(self, c: list[Any]) -> Statement:
        word, *rest = c
        values = [
            Piece("value", v[1:], cast(int, v.start_pos)) for v in rest if isinstance(v, Token) and v.type == "VALUE"
        ]
        types = next((x for x in rest if isinstance(x, tuple)), ())
        at = word.start_pos
        return Statement((), "return", False, at, at, values, types, word.end_pos)

    # ---- statements

    def statement(self, c: list[Any]) -> Statement:
        targets, name, *rest = c
        colon = next(i for i, x in enumerate(rest) if isinstance(x, Token) and x.type == "COLON")
        pieces: list[Piece] = []
        for x in rest[:colon]:
            pieces.extend(self.piece(x))
        tail: list[Piece] = []
        for x in rest[colon + 2 :]:
            tail.extend(self.piece(x))
        start = targets[0].start if targets else name.start
        generic = name.value.startswith('"')
        spelled = unquote(name.value) if generic else name.value
        after = rest[colon].start_pos
        return Statement(
            tuple(targets or ()), spelled, generic, start, name.start, pieces, rest[colon + 1], after, tail
        )

    def targets(self, c: list[Any]) -> list[Named]:
        return c

    def target(self, c: list[Any]) -> Named:
        name, size = c
        return Named(name[1:], name.start_pos, int(number_of(size)) if size else 1)

    def name(self, c: list[Any]) -> _At:
        return _At(str(c[0]), c[0].start_pos)

    def round(self, c: list[Any]) -> list[Piece]:
        return [p for x in c for p in self.piece(x)]

    square = tail = round

    def statement_types(self, c: list[Any]) -> Any:
        return c[0]

    def types(self, c: list[Any]) -> tuple[Type, ...]:
        return tuple(c)

    def function_type(self, c: list[Any]) -> FunctionType:
        inputs, results = c
        return FunctionType(inputs or (), results)

    def arrow_type(self, c: list[Any]) -> FunctionType:
        operands, results = c
        return FunctionType(operands, results)

    def function_results(self, c: list[Any]) -> tuple[Type, ...]:
        (types,) = c
        return () if types is None else types if isinstance(types, tuple) else (types,)

    def type(self, c: list[Any]) -> Type:
        return self.as_type(c[0])

    # ---- attributes

    def dict(self, c: list[Any]) -> _At:
        opened, *entries, _ = c
        items = tuple(e for e in entries if e is not None)
        keys = [k for k, _ in items]
        if len(set(keys)) < len(keys):
            twice = next(k for k in keys if keys.count(k) > 1)
            raise Mismatch(f"'{twice}' is given twice", opened.start_pos)
        return _At(Struct(items), opened.start_pos)

    def entry(self, c: list[Any]) -> tuple[str, Any]:
        key, value = c
        name = unquote(key) if key.startswith('"') else str(key)
        return name, UNIT if value is None else self.attr(value)

    def number(self, c: list[Any]) -> Any:
        token, type = c
        if type is not None and type not in DType.all and type != "index":
            raise Mismatch(f"'{type}' is not the type of a number", token.end_pos)
        value = number_of(token)
        if type in DType.all and DType.all[type].is_float:
            if "x" in token:
                dtype = DType.all[type]
                if not 0 <= value < 256**dtype.numpy.itemsize:
                    raise Mismatch(f"these are not the bits of one {type}", token.start_pos)
                raw = int(value).to_bytes(dtype.numpy.itemsize, "little")
                value = float(np.frombuffer(raw, dtype.numpy)[0])
            return float(value) if type == "f64" else Float(value, type)
        if isinstance(value, float):
            return value
        return value if type in (None, "i64") else Int(value, type)

    def number_type(self, c: list[Any]) -> str:
        return str(c[0])

    def dense(self, c: list[Any]) -> Any:
        token, type = c
        raw = self.resource(token) if token.type == "RESOURCE" else self.elements(token)
        try:
            return typed(raw, (type,))
        except RuleError as error:
            raise Mismatch(str(error), token.start_pos) from None

    def location(self, c: list[Any]) -> _Location:
        return _LOCATION

    def items(self, c: list[Any]) -> List:
        return List(tuple(self.attr(x) for x in c if x is not None))


_ITEMS: Final = (ModuleText, FunctionText, MeshText, Statement)
"""What a module holds."""

_PIECES: dict[str, Callable[[_Builder, Token], tuple[str, Any]]] = {
    "VALUE": lambda _, t: ("value", t[1:]),
    "WORD": lambda _, t: ("word", Word(t)),
    "TAIL": lambda _, t: ("word", Word(t)),
    "STRING": lambda _, t: ("string", unquote(t)),
    "SYMBOL": lambda _, t: ("symbol", _symbol(t)),
    "INT": lambda _, t: ("number", number_of(t)),
    "FLOAT": lambda _, t: ("number", number_of(t)),
    "OPAQUE": lambda b, t: ("opaque", b.opaque(str(t))),
    "ANGLED": lambda _, t: ("opaque", Opaque(t)),
    "AXES": lambda _, t: ("opaque", Opaque(t)),
    "DENSE": lambda b, t: ("dense", b.elements(t)),
    "RESOURCE": lambda b, t: ("dense", b.resource(t)),
    "ARRAY": lambda _, t: ("array", _array(t)),
    "TENSOR": lambda b, t: ("type", b.as_type(t)),
    "TUPLE": lambda b, t: ("type", b.as_type(t)),
    "DIALECT_TYPE": lambda b, t: ("type", b.as_type(t)),
    **{
        name: lambda _, t: ("mark", str(t))
        for name in ("ARROW", "COLON", "ANGLE", "ROUND", "ROUND_END", "SQUARE", "SQUARE_END", "EQUAL", "COMMA")
    },
}
setattr(_Builder, "return", _Builder.return_)
