"""Forms of Shardy's operations with regions: what ``shard_map`` becomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shlo.ir.attributes import FunctionType, codec, dictionary, quoted, spelled_items
from shlo.ir.forms.base import Call, Form, Op, Printer, Reading, Scope, functional, read_attributes, read_region
from shlo.ir.statement import Cursor, Mismatch, ParameterText, Statement


class ManualComputationForm(Form):
    """``sdy.manual_computation(%x) in_shardings=[…] out_shardings=[…] manual_axes={"x"} (%y: …) {…} : (…) -> …``, or::

    sdy.named_computation<"name">(%x) in_shardings=[…] out_shardings=[…] (%y: …) {…} : (…) -> …
    """

    SHARDINGS: Final = ("in_shardings", "out_shardings")

    def write(self, call: Call, printer: Printer) -> str:
        op, attrs = call.op, call.attrs
        named = f"<{quoted(attrs['name'])}>" if "name" in attrs else ""
        shown = ""
        for key in self.SHARDINGS:
            if "manual_axes" in attrs or attrs[key]:
                shown += f" {key}={codec(op, key).brief(attrs[key])}"
        if "manual_axes" in attrs:
            shown += f" manual_axes={{{', '.join(map(quoted, attrs['manual_axes']))}}}"
        extra = f" {dictionary(spelled_items(call.extra))}" if call.extra else ""
        params = ", ".join(printer.parameters(attrs["body"]))
        region = printer.region(attrs["body"], label=False, dialect="sdy")
        types = functional(call.types, call.results)
        return f"{op.text_name}{named}({', '.join(call.names)}){shown}{extra} ({params}) {region} : {types}"

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        raw: dict[str, Any] = {}
        if "name" in op.defaults:
            named = cursor.next("opaque", 'a name such as <"f">').value
            raw["name"] = named[2:-2]
        cursor.literal("(")
        operands = cursor.values()
        cursor.literal(")")
        for key in (*self.SHARDINGS, "manual_axes"):
            if cursor.skip(key):
                cursor.literal("=")
                raw[key] = cursor.attribute()
        raw.update(cursor.dict())
        cursor.literal("(")
        params: list[ParameterText] = []
        while not cursor.skip(")"):
            if params:
                cursor.literal(",")
            name = cursor.value()
            cursor.literal(":")
            params.append(ParameterText(name, cursor.next("type", "a type").value))
        body = read_region(cursor, scope, params)
        cursor.done()
        if not isinstance(statement.types, FunctionType):
            raise Mismatch("expected a functional type such as (tensor<f32>) -> tensor<f32>", statement.types_start)
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        attrs["body"] = body
        return Reading(op, operands, attrs, statement.types.inputs, statement.types.results, extra)


SHARDY: Final[Mapping[str, Form]] = {"computation": ManualComputationForm()}
"""Forms by the name that an operator's ``form=`` gives."""
