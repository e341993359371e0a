"""The form of CHLO's one operation with a region."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shlo.ir.attributes import FunctionType, dictionary, spelled_items
from shlo.ir.core import Graph
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
from shlo.ir.statement import Cursor, Mismatch, Statement

_SEGMENTS: Final = ("operandSegmentSizes", "resultSegmentSizes")


def _segments(call: Call) -> dict[str, str | None]:
    """How many inputs and carried values there are, of operands and of results: MLIR's book-keeping."""
    carries = call.attrs["carries"]
    sizes = zip(_SEGMENTS, (len(call.types), len(call.results)), strict=True)
    return {name: f"array<i32: {count - carries}, {carries}>" for name, count in sizes}


class ScanForm(Form):
    """``chlo.scan(%x) inits (%c) dimension=0  attributes {…} {…} : (…) -> …``."""

    always = frozenset({"dimension"})

    def write(self, call: Call, printer: Printer) -> str:
        split = len(call.names) - call.attrs["carries"]
        own = write_attributes(call, printer, always=(), skip=("dimension", "carries"))
        entries = own | spelled_items(call.extra)
        body: Graph = call.attrs["body"]
        return (
            f"chlo.scan({', '.join(call.names[:split])}) inits ({', '.join(call.names[split:])}) "
            f"dimension={call.attrs['dimension']} {' attributes ' + dictionary(entries) if entries else ''} "
            f"{printer.region(body)} : {functional(call.types, call.results)}"
        )

    def generic(self, call: Call, printer: Printer) -> str:
        own = write_attributes(call, printer, always=self.always, skip=("carries",)) | _segments(call)
        return assemble(call.op.text_name, call, own, printer)

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        cursor = Cursor(statement.pieces, statement.types_start)
        cursor.literal("(")
        inputs = cursor.values()
        cursor.literal(")")
        cursor.literal("inits")
        cursor.literal("(")
        inits = cursor.values()
        cursor.literal(")")
        cursor.literal("dimension")
        cursor.literal("=")
        raw: dict[str, Any] = {"dimension": cursor.next("number", "a number").value}
        if cursor.skip("attributes"):
            raw.update(cursor.dict())
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        attrs["body"], attrs["carries"] = read_region(cursor, scope), len(inits)
        cursor.done()
        if not isinstance(statement.types, FunctionType):
            raise Mismatch("expected a functional type such as (tensor<f32>) -> tensor<f32>", statement.types_start)
        return Reading(op, [*inputs, *inits], attrs, statement.types.inputs, statement.types.results, extra)


class ScanGeneric(GenericForm):
    """The generic form, where the sizes of the segments say which operands are handed on."""

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        reading = super().read(op, statement, scope)
        sizes = reading.extra.pop("operandSegmentSizes", None)
        reading.extra.pop("resultSegmentSizes", None)
        items = getattr(sizes, "items", None)
        if not isinstance(items, tuple) or len(items) != 2 or sum(items) != len(reading.operands):
            fail(f"needs operandSegmentSizes = array<i32: inputs, inits> that make {len(reading.operands)} operands")
        reading.attrs["carries"] = items[1]
        return reading


CHLO: Final[Mapping[str, Form]] = {"scan": ScanForm()}
"""Forms by the name that an operator's ``form=`` gives."""
