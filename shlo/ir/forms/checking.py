"""The form of the ``check`` dialect: ``check.expect_almost_eq %x, %y, tolerance = 0.1 : tensor<f32>``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shlo.ir.attributes import codec, dictionary, spelled_items, typed
from shlo.ir.forms.base import Call, Form, Op, Printer, Reading, Scope, functional, is_default, read_attributes
from shlo.ir.statement import Cursor, Mismatch, Statement


class CheckForm(Form):
    """One or two values, a constant, options, and one type (``expect_close`` says it twice); attributes may follow."""

    reads_tail = True

    def write(self, call: Call, printer: Printer) -> str:
        op = call.op
        parts = list(call.names)
        if "value" in call.attrs:
            parts.append(codec(op, "value").brief(call.attrs["value"]))
        for name, value in call.attrs.items():
            if name != "value" and not is_default(op, name, value):
                parts.append(f"{name} = {codec(op, name).brief(value)}")
        extra = f" {dictionary(spelled_items(call.extra))}" if call.extra else ""
        types = call.types if op.label == "expect_close" else call.types[:1]
        return f"{op.text_name} {', '.join(parts)}{extra} : {', '.join(map(str, types))}"

    def generic(self, call: Call, printer: Printer) -> str:
        own = {n: codec(call.op, n).full(v) for n, v in call.attrs.items() if not is_default(call.op, n, v)}
        shown = f" <{dictionary(own)}>" if own else ""
        return f'"{call.op.text_name}"({", ".join(call.names)}){shown} : {functional(call.types, call.results)}'

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        operands = cursor.values()
        types = statement.types if isinstance(statement.types, tuple) else ()
        if not types:
            raise Mismatch("expected the type of what is checked", statement.types_start)
        raw: dict[str, Any] = {}
        while cursor.skip(","):
            if cursor.sees("word"):
                name = str(cursor.next("word", "an option").value)
                cursor.literal("=")
                raw[name] = cursor.attribute()
            else:
                raw["value"] = typed(cursor.attribute(), types[:1])
        raw.update(cursor.dict())
        cursor.done()
        after = Cursor(statement.tail, statement.types_start)
        raw.update(after.dict())
        after.done()
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        each = types if len(types) == len(operands) else types * len(operands)
        return Reading(op, operands, attrs, each, (), extra)


CHECKING: Final[Mapping[str, Form]] = {"check": CheckForm()}
"""Forms by the name that an operator's ``form=`` gives."""
