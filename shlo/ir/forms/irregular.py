"""Forms that no string describes: reductions, convolutions, calls and composites."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from shlo.ir.attributes import FunctionType, Symbol, codec, dictionary, quoted, spelled_items
from shlo.ir.core import BY_TEXT, Function, Graph, trace
from shlo.ir.errors import fail
from shlo.ir.forms.base import (
    Call,
    Form,
    GenericForm,
    Op,
    Printer,
    Reading,
    Scope,
    assemble,
    functional,
    read_attributes,
    read_region,
    write_attributes,
)
from shlo.ir.forms.chlo import ScanGeneric
from shlo.ir.forms.constants import ConstantGeneric
from shlo.ir.statement import Cursor, Mismatch, Named, ParameterText, Statement
from shlo.ir.types import TensorType


def _functional(statement: Statement) -> FunctionType:
    if not isinstance(statement.types, FunctionType):
        raise Mismatch("expected a functional type such as (tensor<f32>) -> tensor<f32>", statement.types_start)
    return statement.types


# ----------------------------------------------------------------------------------------------------------- reduce

_COMMUTATIVE: Final = frozenset(f"stablehlo.{n}" for n in ("add", "multiply", "maximum", "minimum", "and", "or", "xor"))


class Reduce(Form):
    """``stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [0] : …``, or with the body spelled out::

    stablehlo.reduce(%x init: %0), (%y init: %1) across dimensions = [0] : …
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>)  {
      …
    }
    """

    always = frozenset({"dimensions"})
    reads_tail = True

    def write(self, call: Call, printer: Printer) -> str:
        inputs, inits = call.op.arrange(call.names)
        pairs = ", ".join(f"({x} init: {init})" for x, init in zip(inputs, inits, strict=True))
        body: Graph = call.attrs["body"]
        known = _applied(body, call)
        entries = write_attributes(call, printer, always=(), skip=("dimensions",)) | spelled_items(call.extra)
        text = (
            f"stablehlo.reduce{pairs}{f' applies {known}' if known else ''} across dimensions = "
            f"{codec(call.op, 'dimensions').brief(call.attrs['dimensions'])}"
            f"{' ' + dictionary(entries) if entries else ''} : {functional(call.types, call.results)}"
        )
        if known:
            return text
        names, count = printer.parameters(body), len(inputs)
        params = " ".join(f"({names[i]}, {names[i + count]})" for i in range(count))
        return f"{text}\n{printer.indent} reducer{params}  {printer.region(body, label=False)}"

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        inputs: list[Named] = []
        inits: list[Named] = []
        while True:
            cursor.literal("(")
            inputs.append(cursor.value())
            cursor.literal("init")
            cursor.literal(":")
            inits.append(cursor.value())
            cursor.literal(")")
            if not cursor.skip(","):
                break
        applied = cursor.next("word", "an operation such as stablehlo.add") if cursor.skip("applies") else None
        cursor.literal("across")
        cursor.literal("dimensions")
        cursor.literal("=")
        raw: dict[str, Any] = {"dimensions": cursor.attribute(), **cursor.dict()}
        cursor.done()
        types = _functional(statement)
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        if applied is None:
            attrs["body"] = self._reducer(statement, len(inputs), scope)
        else:
            if applied.value not in _COMMUTATIVE or applied.value not in BY_TEXT:
                raise Mismatch(f"a reduction cannot apply '{applied.value}'", applied.start)
            reduced = types.inputs[0] if types.inputs else None
            if len(inputs) != 1 or not isinstance(reduced, TensorType):
                raise Mismatch("'applies' needs one tensor to reduce", applied.start)
            attrs["body"] = _monoid(BY_TEXT[applied.value], reduced.with_shape(()))
        return Reading(op, inputs + inits, attrs, types.inputs, types.results, extra)

    @staticmethod
    def _reducer(statement: Statement, count: int, scope: Scope) -> Graph:
        cursor = Cursor(statement.tail, statement.types_start)
        if not cursor.skip("reducer"):
            raise Mismatch("expected 'applies' with an operation, or a reducer after the types", statement.types_start)
        accumulators: list[ParameterText] = []
        elements: list[ParameterText] = []
        for _ in range(count):
            cursor.literal("(")
            accumulators.append(_parameter(cursor))
            cursor.literal(",")
            elements.append(_parameter(cursor))
            cursor.literal(")")
        body = read_region(cursor, scope, accumulators + elements)
        cursor.done()
        return body


def _parameter(cursor: Cursor) -> ParameterText:
    name = cursor.value()
    cursor.literal(":")
    return ParameterText(name, cursor.next("type", "a type").value)


def _applied(body: Graph, call: Call) -> str | None:
    """The operation that the body is, where MLIR prints it briefly: one commutative operation on both parameters."""
    if len(body.params) != 2 or len(body.nodes) != 1 or body.results != body.nodes[0].results:
        return None
    node = body.nodes[0]
    fits = node.operands == body.params and node.op.text_name in _COMMUTATIVE and not node.extra
    return node.op.text_name if fits else None


@cache
def _monoid(op: Op, scalar: TensorType) -> Graph:
    return trace(op, [("lhs", scalar), ("rhs", scalar)])


# ------------------------------------------------------------------------------------------------------------ while


class While(Form):
    """``stablehlo.while(%a = %x, %b = %y) : tensor<i32>, tensor<f32> attributes {…}`` with its regions on further lines::

    cond {
      …
    } do {
      …
    }
    """

    reads_tail = True

    def write(self, call: Call, printer: Printer) -> str:
        cond: Graph = call.attrs["cond"]
        body: Graph = call.attrs["body"]
        if not call.names:
            return self.generic(call, printer)
        names = [declared.partition(":")[0] for declared in printer.parameters(cond)]
        first = printer.region(cond, label=False)
        # Both regions call their parameters the same.
        printer.parameters(body, [name.removeprefix("%") for name in names])
        second = printer.region(body, label=False)
        pairs = ", ".join(f"{name} = {given}" for name, given in zip(names, call.names, strict=True))
        extra = f" attributes {dictionary(spelled_items(call.extra))}" if call.extra else ""
        types = ", ".join(map(str, call.types))
        return f"stablehlo.while({pairs}) : {types}{extra}\n{printer.indent}cond {first} do {second}"

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        names: list[Named] = []
        operands: list[Named] = []
        cursor.literal("(")
        while not cursor.skip(")"):
            if names:
                cursor.literal(",")
            names.append(cursor.value())
            cursor.literal("=")
            operands.append(cursor.value())
        cursor.done()
        types = statement.types
        if isinstance(types, FunctionType) or types is None or len(types) != len(names):
            raise Mismatch(f"expected {len(names)} types", statement.types_start)
        params = [ParameterText(name, type) for name, type in zip(names, types, strict=True)]
        cursor = Cursor(statement.tail, statement.types_start)
        extra = cursor.dict()
        cursor.literal("cond")
        cond = read_region(cursor, scope, params)
        cursor.literal("do")
        body = read_region(cursor, scope, params)
        cursor.done()
        return Reading(op, operands, {"cond": cond, "body": body}, types, types, extra)


# ------------------------------------------------------------------------------------------------------ convolution


class Convolution(Form):
    """``stablehlo.convolution(%x, %w) dim_numbers = […]x[…]->[…], window = {stride = […], …} {…} : …``."""

    WINDOW: Final = {
        "stride": "window_strides",
        "pad": "padding",
        "lhs_dilate": "lhs_dilation",
        "rhs_dilate": "rhs_dilation",
        "reverse": "window_reversal",
    }
    always = frozenset(WINDOW.values()) | {"dimension_numbers", "feature_group_count", "batch_group_count"}

    def write(self, call: Call, printer: Printer) -> str:
        op, attrs = call.op, call.attrs
        window = ", ".join(f"{word} = {codec(op, n).brief(attrs[n])}" for word, n in self.WINDOW.items())
        dims = codec(op, "dimension_numbers").brief(attrs["dimension_numbers"])
        skip = (*self.WINDOW.values(), "dimension_numbers")
        entries = write_attributes(call, printer, always=self.always, skip=skip) | spelled_items(call.extra)
        return (
            f"stablehlo.convolution({', '.join(call.names)}) dim_numbers = {dims}, window = {{{window}}} "
            f"{dictionary(entries)} : {functional(call.types, call.results)}"
        )

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        cursor.literal("(")
        operands = cursor.values()
        cursor.literal(")")
        for token in ("dim_numbers", "="):
            cursor.literal(token)
        sides = [self._labels(cursor)]
        cursor.literal("x")
        sides.append(self._labels(cursor))
        cursor.literal("->")
        sides.append(self._labels(cursor))
        for token in (",", "window", "="):
            cursor.literal(token)
        given = cursor.dict()
        raw = cursor.dict()
        cursor.done()
        for word, value in given.items():
            if word not in self.WINDOW:
                fail(f"a window has {', '.join(self.WINDOW)}, not '{word}'")
            raw[self.WINDOW[word]] = value
        types = _functional(statement)
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        attrs["dimension_numbers"] = codec(op, "dimension_numbers").read("{}x{}->{}".format(*sides))
        return Reading(
            op, operands, complete_window(attrs, sides[0].count(",") - 1), types.inputs, types.results, extra
        )

    @staticmethod
    def _labels(cursor: Cursor) -> str:
        cursor.literal("[")
        labels: list[str] = []
        while not cursor.skip("]"):
            if labels:
                cursor.literal(",")
            kind = "word" if cursor.sees("word") else "number"
            labels.append(str(cursor.next(kind, "b, f, i, o or a number").value))
        return f"[{','.join(labels)}]"


def complete_window(attrs: dict[str, Any], spatial: int) -> dict[str, Any]:
    """Fill in what a window does not say: stride and dilation 1, no padding, no reversal."""
    neutral = {"window_strides": 1, "lhs_dilation": 1, "rhs_dilation": 1, "window_reversal": False, "padding": (0, 0)}
    return {
        **{name: (value,) * spatial for name, value in neutral.items()},
        **{k: v for k, v in attrs.items() if v != ()},
    }


class WindowGeneric(GenericForm):
    """``reduce_window`` and ``select_and_scatter``, in which MLIR too leaves out parts of the window."""

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        reading = super().read(op, statement, scope)
        size = len(reading.attrs.get("window_dimensions", ()))
        neutral = {"window_strides": 1, "base_dilations": 1, "window_dilations": 1, "padding": (0, 0)}
        for name, value in neutral.items():
            if name in op.defaults and not reading.attrs.get(name):
                reading.attrs[name] = (value,) * size
        return reading


class ConvolutionGeneric(GenericForm):
    """The generic form, in which MLIR too leaves out parts of the window."""

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        reading = super().read(op, statement, scope)
        labels = reading.attrs.get("dimension_numbers", ("",))
        reading.attrs = complete_window(reading.attrs, max(0, len(labels[0]) - 2))
        if "padding" not in op.defaults:  # dynamic_conv takes it as an operand
            del reading.attrs["padding"]
        return reading


# ----------------------------------------------------------------------------------------------- calls and composites


class CallForm(Form):
    """``call @f(%x) : (…) -> …`` in a function, ``func.call @f(…)`` in a region."""

    def write(self, call: Call, printer: Printer) -> str:
        extra = f" {dictionary(spelled_items(call.extra))}" if call.extra else ""
        name = "call" if printer.in_function else "func.call"
        callee = printer.symbol(call.attrs["callee"])
        return f"{name} {callee}({', '.join(call.names)}){extra} : {functional(call.types, call.results)}"

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        callee = cursor.next("symbol", "a function such as @f")
        cursor.literal("(")
        operands = cursor.values()
        cursor.literal(")")
        extra = cursor.dict()
        cursor.done()
        types = _functional(statement)
        attrs = {"callee": scope.function(callee.value, callee.start)}
        return Reading(op, operands, attrs, types.inputs, types.results, extra)


class CompositeForm(Form):
    """``stablehlo.composite "shlo.convF" %x, %w {composite_attributes = {…}, decomposition = @convF} : …``."""

    def write(self, call: Call, printer: Printer) -> str:
        name, entries = self._entries(call, printer)
        text = dictionary(entries | spelled_items(call.extra))
        types = functional(call.types, call.results)
        operands = ", ".join(call.names)
        return f"stablehlo.composite {quoted(name)} {operands}{' ' if operands else ''}{text} : {types}"

    def generic(self, call: Call, printer: Printer) -> str:
        name, entries = self._entries(call, printer)
        return assemble("stablehlo.composite", call, {**entries, "name": quoted(name)}, printer)

    @staticmethod
    def _entries(call: Call, printer: Printer) -> tuple[str, dict[str, str | None]]:
        op = call.op
        if not op.is_composite:
            return call.attrs["name"], write_attributes(call, printer, always=(), skip=("name",))
        # Every attribute is said, defaults too: the text must mean the same when a default has changed.
        own = {n: codec(op, n).full(v) for n, v in call.attrs.items() if v is not None or op.defaults[n] is not None}
        entries: dict[str, str | None] = {"decomposition": printer.decomposition(call)}
        return op.text_name, entries | ({"composite_attributes": dictionary(own)} if own else {})

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        name = cursor.next("string", "the composite's name")
        operands = cursor.values()
        raw = {**cursor.dict(), "name": name.value}
        cursor.done()
        types = _functional(statement)
        return read_composite(op, operands, raw, types, statement, scope)


class CompositeGeneric(GenericForm):
    """A composite in the generic form."""

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        operands, raw, _, types = self.take(statement, scope, op)
        return read_composite(op, operands, raw, types, statement, scope)


OURS: Final = "shlo."
"""Composites with this prefix are operators of this package."""


def read_composite(
    op: Op, operands: list[Named], raw: Mapping[str, Any], types: FunctionType, statement: Statement, scope: Scope
) -> Reading:
    """A composite of ours as its operator, with the decomposition that the reader must check; any other as ``op``."""
    name = raw.get("name")
    if not isinstance(name, str) or re.fullmatch(r"[a-zA-Z]\w*(\.[\w$]+)+", name, re.ASCII) is None:
        fail("a composite has a name such as 'dialect.operation'")
    if not name.startswith(OURS):
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        return Reading(op, operands, attrs, types.inputs, types.results, extra)
    known = BY_TEXT.get(name)
    if known is None:
        fail(f'"{name}" is not an operator of this version of shlo (`shlo ops` lists them)')
    decomposition = raw.get("decomposition")
    if not isinstance(decomposition, Symbol):
        fail("needs a decomposition such as @f")
    given = dict(getattr(raw.get("composite_attributes"), "items", ()))
    attrs = {}
    for key, value in given.items():
        if key not in known.defaults:
            fail(f"{known.label} has no attribute '{key}' (it has: {', '.join(known.defaults) or 'none'})")
        attrs[key] = codec(known, key).read(value)
    extra = {k: v for k, v in raw.items() if k not in ("name", "decomposition", "composite_attributes", "version")}
    function: Function = scope.function(decomposition, statement.start)
    return Reading(known, operands, attrs, types.inputs, types.results, extra, function)


COMPOSITE: Final = CompositeForm()

IRREGULAR: Final[Mapping[str, Form]] = {
    "reduce": Reduce(),
    "while": While(),
    "convolution": Convolution(),
    "call": CallForm(),
    "composite": COMPOSITE,
}
"""Forms by the name that an operator's ``form=`` gives."""

GENERIC_OF: Final[Mapping[str, GenericForm]] = {
    "stablehlo.constant": ConstantGeneric(),
    "stablehlo.convolution": ConvolutionGeneric(),
    "stablehlo.dynamic_conv": ConvolutionGeneric(),
    "stablehlo.reduce_window": WindowGeneric(),
    "stablehlo.select_and_scatter": WindowGeneric(),
    "stablehlo.composite": CompositeGeneric(),
    "chlo.scan": ScanGeneric(),
}
"""Operations whose generic form needs more than its parts."""
