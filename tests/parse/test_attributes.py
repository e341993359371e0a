"""Attributes in every spelling: what composites carry, what MLIR has used, what is refused."""

from __future__ import annotations

import pytest

from shlo import f32, i32
from shlo.emit import emit
from shlo.ir.attributes import plain, quoted, spell
from shlo.ir.core import Function, Module, trace
from shlo.ir.ops.control import composite_
from shlo.ir.types import bf16
from shlo.parse import parse
from shlo.parse.grammar import unquote
from shlo.runtime import mlir
from tests.parse.modules import normal

VALUES = [
    True,
    False,
    0,
    -(2**63),
    1.0,
    0.1,
    1e-300,
    float("inf"),
    "",
    'quotes " and \\ and \n, größer ✓ 100%',
    (1, 2),
    (1.5, -0.5),
    (True, False),
    (),
    ("a", "b"),
    ((1, 1), (0, 2)),
    (1, "a", 2.5, (3,)),
    bf16,
    f32[2, 3],
]


def carrying(value: object) -> Module:
    inner = Function("f", trace(lambda x: x, [("x", i32[2])]), private=True)
    graph = trace(
        lambda x: composite_((x,), name="my.op", decomposition=inner, composite_attributes=(("v", value),))[0],
        [("x", i32[2])],
    )
    return Module([Function("main", graph), inner])


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_survives(value):
    text = emit(carrying(value))
    mlir.check(text)
    (node,) = parse(text).main.graph.nodes
    ((key, read),) = node.attrs["composite_attributes"]
    assert (key, plain(read)) == ("v", value)
    assert type(plain(read)) is type(value)
    assert emit(parse(text)) == text


FOREIGN = [
    "1 : i32",
    "0xFF : i32",
    "2.5 : f32",
    "0x7FC00000 : f32",
    "[1 : i64, 2 : i8]",
    "array<i32: 1, 2>",
    "array<f32: 1.0, 2.5>",
    "array<i1: true, false>",
    "array<i64>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<0.5> : tensor<4xf32>",
    "{a = 1 : i64, b, c = {}}",
    '{"odd key" = 1 : i64}',
    "#stablehlo<precision HIGH>",
    "#stablehlo.channel_handle<handle = 1, type = 1>",
    "(tensor<2xf32>) -> tensor<f32>",
    "() -> (tensor<f32>, tensor<f32>)",
    "@f",
    "tensor<?x2xf32>",
    "tensor<?x2xf32, #stablehlo.bounds<4, ?>>",
    "!stablehlo.token",
    "f32",
    "unit",
    '"a\\22\\0A\\C3\\A4"',
]


@pytest.mark.parametrize("text", FOREIGN)
def test_foreign_attributes_are_kept(text):
    """What stands on an operation and means nothing here comes out as MLIR prints it."""
    program = (
        "module {\n  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
        f"    %0 = stablehlo.add %x, %x {{my.note = {text}}} : tensor<2xf32>\n"
        "    return %0 : tensor<2xf32>\n  }\n"
        "  func.func private @f() {\n    return\n  }\n}\n"
    )
    (ours,) = (line for line in emit(parse(program)).split("\n") if "my." in line)
    (theirs,) = (line for line in mlir.reprint(program).split("\n") if "my." in line)
    assert normal(ours.partition("my.")[2]) == normal(theirs.partition("my.")[2])


def test_precision_and_replica_groups():
    text = """func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 1, 2], [3, 4, -1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}"""
    dot, reduce = parse(text).main.graph.nodes
    assert dot.attrs["precision_config"] == ("HIGHEST", "DEFAULT")
    assert reduce.attrs["replica_groups"] == ((0, 1, 2), (3, 4, -1))
    assert "channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>" in emit(parse(text))
    assert reduce.attrs["use_global_device_ids"] is True
    written = emit(parse(text))
    assert "replica_groups = dense<[[0, 1, 2], [3, 4, -1]]> : tensor<2x3xi64>, use_global_device_ids}>" in written
    mlir.check(written)


@pytest.mark.parametrize("text", ["", "a", 'a"b', "a\\b", "tab\tnew\nline", "ä✓"])
def test_quoting(text):
    assert unquote(quoted(text)) == text


def test_an_attribute_of_no_kind():
    with pytest.raises(TypeError, match="object"):
        spell(object())
