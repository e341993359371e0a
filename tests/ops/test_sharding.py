"""Shardy: meshes and shardings as text, refusals beside Shardy's own, manual computations by hand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.sharding import Mesh, read_sharding
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal

MESHES = """  sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
  sdy.mesh @line = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  sdy.mesh @one = <[], device_ids=[3]>
"""

EVERYTHING = (Path(__file__).parents[1] / "exporter" / "texts" / "shardy.mlir").read_text()


def test_everything_comes_back_as_it_was():
    mlir.check(EVERYTHING)
    module = parse(EVERYTHING)
    assert emit(module) == EVERYTHING
    generic = emit(module, generic=True)
    assert normal(generic) == normal(mlir.reprint(EVERYTHING, generic=True))
    assert emit(parse(generic)) == EVERYTHING
    assert module.meshes["mesh"].devices == (7, 6, 5, 4, 3, 2, 1, 0)


CONSTRAINT = "%0 = sdy.sharding_constraint %a {} : tensor<8x4xf32>"
MANUAL = """%0 = sdy.manual_computation(%a) in_shardings=[{}] out_shardings=[{}] manual_axes={} (%b: tensor<{}xf32>) {{
    sdy.return %b : tensor<{}xf32>
  }} : (tensor<8x4xf32>) -> tensor<{}xf32>"""
ROWS = '<@line, [{"x"}, {}]>'
X = '{"x"}'

STATEMENTS = {
    "a constraint": (CONSTRAINT.format(ROWS),),
    "of an unknown mesh": (CONSTRAINT.format('<@other, [{"x"}, {}]>'), "there is no mesh @other"),
    "of another rank": (CONSTRAINT.format('<@line, [{"x"}]>'), "is of 1 axes"),
    "along an unknown axis": (CONSTRAINT.format('<@line, [{"z"}, {}]>'), "there is no axis 'z' in mesh @line"),
    "along an axis twice": (CONSTRAINT.format('<@line, [{"x"}, {"x"}]>'), "twice"),
    "along a part and the whole": (CONSTRAINT.format('<@mesh, [{"x"}, {"x":(1)2}]>'), "twice"),
    "along both parts": (CONSTRAINT.format('<@mesh, [{"x":(1)2}, {"x":(2)2}]>'),),
    "along no part": (CONSTRAINT.format('<@mesh, [{"x":(3)2}, {}]>'), "no part of the axis"),
    "along a part that is whole": (CONSTRAINT.format('<@mesh, [{"x":(1)4}, {}]>'), "whole axis"),
    "replicated along an axis that cuts": (CONSTRAINT.format('<@line, [{"x"}, {}], replicated={"x"}>'), "twice"),
    "a manual computation": (MANUAL.format(ROWS, ROWS, X, "4x4", "4x4", "8x4"),),
    "whose part is of another size": (MANUAL.format(ROWS, ROWS, X, "2x4", "2x4", "4x4"), "the body takes"),
    "whose result is of another size": (MANUAL.format(ROWS, ROWS, X, "4x4", "4x4", "4x4"), "the result is"),
    "with too many shardings": (MANUAL.format(f"{ROWS}, {ROWS}", ROWS, X, "4x4", "4x4", "8x4"), "1 operands, but 2"),
    "with too few result shardings": (MANUAL.format(ROWS, "", X, "4x4", "4x4", "8x4"), "returns 1 values"),
    "over two meshes": (MANUAL.format(ROWS, '<@mesh, [{"x"}, {}]>', X, "4x4", "4x4", "16x4"), "one mesh"),
    "over an unknown manual axis": (MANUAL.format(ROWS, ROWS, '{"z"}', "8x4", "8x4", "8x4"), "no axis 'z'"),
    "with a free axis": (
        MANUAL.format('<@mesh, [{"x", "y"}, {}]>', '<@mesh, [{"x"}, {"y"}]>', X, "2x4", "2x4", "8x4"),
    ),
    "with a free axis first": (
        MANUAL.format('<@mesh, [{"y", "x"}, {}]>', '<@mesh, [{"x"}, {}]>', X, "2x4", "2x4", "8x4"),
        "a free axis stands before",
    ),
    "a barrier of nothing": ("%0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x4xf32>", "no barrier"),
}


@pytest.mark.parametrize("name", STATEMENTS)
def test_refusals_are_those_of_shardy(name):
    statement, *why = STATEMENTS[name]
    text = f"module {{\n{MESHES}  func.func @main(%a: tensor<8x4xf32>) {{\n  {statement}\n  return\n  }}\n}}"
    if why:
        with pytest.raises(ShloError):
            mlir.check(text)
        with pytest.raises(ShloError, match=why[0]):
            parse(text)
    else:
        mlir.check(text)
        parse(text)


@pytest.mark.parametrize(
    ("mesh", "why"),
    [
        ('<["x"=2, "x"=2]>', "names an axis twice"),
        ('<["x"=2], device_ids=[0, 0]>', "in some order"),
        ('<["x"=0]>', "without devices"),
        ("<[], device_ids=[1, 2]>", "more than one device"),
        ('<["x"=2]', None),
    ],
)
def test_meshes_are_held_to_shardy_s_rules(mesh, why):
    text = f"module {{\n  sdy.mesh @m = {mesh}\n  func.func @main() {{ return }}\n}}"
    with pytest.raises(ShloError):
        mlir.check(text)
    with pytest.raises(ShloError, match=why):
        parse(text)


@pytest.mark.parametrize(
    "text", ['<@m, [{"x"', '<@m [{"x"}]>', "<@m, [{x}]>", '<@m, [{"x"}]> more', '<@m, [{"x":(a)2}]>']
)
def test_shardings_that_are_none(text):
    with pytest.raises(Exception, match="expected|ends too early|did not expect"):
        read_sharding(text, {"m": Mesh("m", (("x", 2),))})


# ------------------------------------------------------------------------------------------------ manual computations


def test_parts_lie_where_the_device_ids_say():
    text = """module attributes {mhlo.num_partitions = 4 : i32} {
      sdy.mesh @m = <["x"=2, "y"=2], device_ids=[2, 0, 3, 1]>
      func.func @main(%a: tensor<4x2xui32>) -> tensor<4x2xui32> {
        %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", "y"}, {}]>] out_shardings=[<@m, [{"x", "y"}, {}]>]
            manual_axes={"x", "y"} (%b: tensor<1x2xui32>) {
          %id = stablehlo.partition_id : tensor<ui32>
          %wide = stablehlo.broadcast_in_dim %id, dims = [] : (tensor<ui32>) -> tensor<1x2xui32>
          sdy.return %wide : tensor<1x2xui32>
        } : (tensor<4x2xui32>) -> tensor<4x2xui32>
        return %0 : tensor<4x2xui32>
      }
    }"""
    (ids,) = evaluate(parse(text), [np.zeros((4, 2), np.uint32)])
    np.testing.assert_array_equal(ids[:, 0], [2, 0, 3, 1])


def test_parts_of_axes():
    """``"x":(1)2`` is the major half of an axis of four."""
    text = """module attributes {mhlo.num_partitions = 4 : i32} {
      sdy.mesh @m = <["x"=4]>
      func.func @main(%a: tensor<2x2xi32>) -> tensor<4x2xi32> {
        %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x":(2)2}, {"x":(1)2}]>] out_shardings=[<@m, [{"x"}, {}]>]
            manual_axes={"x"} (%b: tensor<1x1xi32>) {
          %wide = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x2xi32>
          sdy.return %wide : tensor<1x2xi32>
        } : (tensor<2x2xi32>) -> tensor<4x2xi32>
        return %0 : tensor<4x2xi32>
      }
    }"""
    mlir.check(text)
    (out,) = evaluate(parse(text), [np.array([[1, 2], [3, 4]], np.int32)])
    np.testing.assert_array_equal(out[:, 0], [1, 3, 2, 4])


def test_each_replica_has_a_mesh():
    text = """module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
      sdy.mesh @m = <["x"=2]>
      func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
        %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>]
            manual_axes={"x"} (%b: tensor<1xf32>) {
          %c = stablehlo.add %b, %b : tensor<1xf32>
          sdy.return %c : tensor<1xf32>
        } : (tensor<2xf32>) -> tensor<2xf32>
        return %0 : tensor<2xf32>
      }
    }"""
    given = PerDevice([np.array([1.0, 2.0]), np.array([1.0, 2.0]), np.array([3.0, 4.0]), np.array([3.0, 4.0])])
    (out,) = evaluate(parse(text), [given])
    np.testing.assert_array_equal(out, [[2, 4], [2, 4], [6, 8], [6, 8]])
