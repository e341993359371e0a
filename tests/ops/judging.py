"""Refusals of operators: a statement, and what shlo and MLIR's verifier make of it."""

import pytest

from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import mlir


def text_of(types, body):
    """A module with parameters ``%a0`` … of these types around some statements."""
    args = ", ".join(
        f"%a{i}: tensor<{t}>" if not t.startswith(("!", "tuple")) else f"%a{i}: {t}" for i, t in enumerate(types)
    )
    return f"func.func @main({args}) {{\n  {body}\n  return\n}}\n"


def verdict(reader, text):
    try:
        reader(text)
    except ShloError as error:
        return error.message
    return None


def judge(label, types, body):
    """Both accept the statements (``label`` empty), or both refuse them and shlo names that constraint."""
    text = text_of(types, body)
    ours, theirs = verdict(parse, text), verdict(mlir.check, text)
    assert (ours is None) is (theirs is None), f"ours: {ours}\ntheirs: {theirs}"
    if label:
        assert ours is not None, "accepted"
        assert f"{label}:" in ours, ours
    else:
        assert ours is None, ours


def applied(op, types, result, tail="", attrs=None):
    """(operand types, statement): ``stablehlo.op %a0, %a1 tail : (…) -> …``, or the generic form where ``attrs`` are given."""
    names = ", ".join(f"%a{i}" for i in range(len(types)))
    signature = f"({', '.join(f'tensor<{t}>' for t in types)}) -> tensor<{result}>"
    if attrs is not None:
        return types, f'%r = "stablehlo.{op}"({names}) {attrs} : {signature}'
    return types, f"%r = stablehlo.{op} {names}{tail} : {signature}"


def cases(*rows):
    """Rows of (label, operand types, statements) as parameters of a test; the label and the row's number name it."""
    return pytest.mark.parametrize(
        ("label", "types", "body"), rows, ids=[f"{r[0] or 'accepted'}-{i}" for i, r in enumerate(rows)]
    )
