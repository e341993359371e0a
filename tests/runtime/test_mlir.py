"""MLIR as a second opinion: diagnostics with positions and printing."""

import pytest

from shlo.ir.errors import ShloError
from shlo.runtime import mlir

ADD = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def test_check_accepts():
    mlir.check(ADD)


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ("add %a, %a", "add %a, %b", "step.mlir:2:26", "undeclared SSA value"),
        ("stablehlo.add", "stablehlo.adds", "step.mlir:2:8", "stablehlo.adds"),
        ("return %0", "retrun %0", "step.mlir:3:3", "retrun"),
        ("-> tensor<2xf32>", "-> tensor<3xf32>", "step.mlir:3:3", "type of return operand"),
    ],
)
def test_check_refuses_with_the_position_and_a_caret(old, new, where, says):
    with pytest.raises(ShloError) as error:
        mlir.check(ADD.replace(old, new, 1), file="step.mlir")
    text = str(error.value)
    assert text.startswith(f"{where}: MLIR: ")
    assert says in text
    assert text.splitlines()[-1].strip() == "^"


def test_a_long_line_is_cut():
    many = ", ".join(f"%x{i}: tensor<2xf32>" for i in range(500))
    with pytest.raises(ShloError) as caught:
        mlir.check(f"func.func @main({many}) -> tensor<2xf32> {{ return %y : tensor<2xf32> }}")
    line, caret = caught.value.excerpt.splitlines()
    assert len(line) <= 122
    assert line[caret.index("^") :].startswith("%y")


def test_a_location_in_the_text_is_the_position():
    text = ADD.replace(": tensor<2xf32>\n", ': tensor<2xf32> loc("net.py":7:5)\n', 1).replace("%a, %a", "%a, %a")
    bad = text.replace("stablehlo.add %a, %a", "stablehlo.transpose %a, dims = [1]").replace(
        ": tensor<2xf32> loc", ": (tensor<2xf32>) -> tensor<2xf32> loc"
    )
    mlir.check(text)
    with pytest.raises(ShloError, match=r"^net\.py:7:5: "):
        mlir.check(bad)


def test_reprint_is_a_fixed_point_in_both_forms():
    pretty = mlir.reprint(ADD)
    assert pretty == mlir.reprint(pretty)
    generic = mlir.reprint(ADD, generic=True)
    assert '"stablehlo.add"(%arg0, %arg0)' in generic
    assert mlir.reprint(generic) == pretty
    assert mlir.parse_seconds(ADD) > 0
