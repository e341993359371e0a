"""The form of ``constant``: ``stablehlo.constant dense<1.0> : tensor<2xf32>``, and where its elements are quantised

    stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>

with the stored integers as MLIR has them.
"""

from __future__ import annotations

from dataclasses import replace

from shlo.ir.errors import fail
from shlo.ir.forms.base import Call, GenericForm, Op, Printer, Reading, Scope
from shlo.ir.forms.declared import DeclaredForm
from shlo.ir.literal import Literal
from shlo.ir.quantized import QuantizedType
from shlo.ir.statement import Statement
from shlo.ir.types import TensorType


def _stored(call: Call) -> Call | None:
    """The call with the stored integers as its value; None where they are no stand-ins."""
    value: Literal = call.attrs["value"]
    dtype = value.type.dtype
    if not isinstance(dtype, QuantizedType):
        return None
    return replace(
        call, attrs={"value": Literal(TensorType(value.type.shape, dtype.storage), value.data, value.resource)}
    )


class ConstantGeneric(GenericForm):
    """The generic form, whose result may be quantised where its value is not."""

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        reading = super().read(op, statement, scope)
        value = reading.attrs.get("value")
        result = reading.results[0] if reading.results else None
        if isinstance(value, Literal) and isinstance(result, TensorType) and isinstance(result.dtype, QuantizedType):
            if value.type is not TensorType(result.shape, result.dtype.storage):
                fail(f"the value of a constant of {result} must be of its storage type, not {value.type}")
            reading.attrs["value"] = Literal(result, value.data, value.resource)
        return reading


class ConstantForm(DeclaredForm):
    """See the module's docstring."""

    def write(self, call: Call, printer: Printer) -> str:
        stored = _stored(call)
        if stored is None:
            return super().write(call, printer)
        return super().generic(stored, printer).replace(f'"{call.op.text_name}"', call.op.text_name, 1)

    def generic(self, call: Call, printer: Printer) -> str:
        return super().generic(_stored(call) or call, printer)

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        if statement.pieces and statement.pieces[0].value == "(":
            return ConstantGeneric().read(op, statement, scope)
        return super().read(op, statement, scope)
