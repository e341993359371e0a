"""Every kind of bad text: one sentence, the place, and the line with a caret under it."""

from __future__ import annotations

import pytest

from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.parse.patterns import NotThisWay
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source

HEAD = "func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {\n"
"""Opens most cases; what follows starts on line 2."""
TAIL = "  return %0 : tensor<2x3xf32>\n}\n"

CASES = {
    "undefined": (
        HEAD + "  %0 = stablehlo.add %x, %why : tensor<2x3xf32>\n" + TAIL,
        "2:26: stablehlo.add: %why is not defined here",
    ),
    "close name": (
        HEAD
        + "  %total = stablehlo.add %x, %x : tensor<2x3xf32>\n"
        + "  %0 = stablehlo.add %x, %totl : tensor<2x3xf32>\n"
        + TAIL,
        "3:26: stablehlo.add: %totl is not defined here (is it %total?)",
    ),
    "redefined": (
        HEAD + "  %x = stablehlo.add %x, %x : tensor<2x3xf32>\n" + TAIL,
        "2:3: %x is defined already",
    ),
    "operand type": (
        HEAD + "  %0 = stablehlo.add %x, %y : tensor<2x3xf32>\n" + TAIL,
        "2:26: stablehlo.add: %y is tensor<3xf32>, the text says tensor<2x3xf32>",
    ),
    "rule": (
        HEAD + "  %0 = stablehlo.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>\n" + TAIL,
        "2:8: stablehlo.add(tensor<2x3xf32>, tensor<3xf32>): add_c1: both operands must have the same type, "
        "not tensor<2x3xf32> and tensor<3xf32>",
    ),
    "result type": (
        HEAD + "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>\n" + TAIL,
        "2:46: stablehlo.transpose: the result is tensor<3x2xf32>, the text says tensor<2x3xf32>",
    ),
    "unknown operation": (
        HEAD + "  %0 = stablehlo.tanhh %x : tensor<2x3xf32>\n" + TAIL,
        "2:8: stablehlo.tanhh: shlo has no such operation (is it stablehlo.tanh?)",
    ),
    "other dialect": (
        HEAD + "  %0 = arith.addf %x, %x : tensor<2x3xf32>\n" + TAIL,
        "2:8: arith.addf: shlo has no such operation (`shlo ops` lists those it has)",
    ),
    "composite as op": (
        HEAD + '  %0 = "shlo.relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n' + TAIL,
        '2:8: shlo.relu: is written stablehlo.composite "shlo.relu" …',
    ),
    "missing types": (
        HEAD + "  %0 = stablehlo.add %x, %x\n" + TAIL,
        "3:3: stablehlo.add: expected ':' and the types, found 'return'",
    ),
    "missing comma": (
        HEAD + "  %0 = stablehlo.add %x %x : tensor<2x3xf32>\n" + TAIL,
        "2:25: stablehlo.add: expected ',', found '%x'",
    ),
    "missing operand": (
        HEAD + "  %0 = stablehlo.add %x : tensor<2x3xf32>\n" + TAIL,
        "2:25: stablehlo.add: expected ',', found ':'",
    ),
    "too many": (
        HEAD + "  %0 = stablehlo.add %x, %x, %x : tensor<2x3xf32>\n" + TAIL,
        "2:28: stablehlo.add: expected ':' and the types, found ','",
    ),
    "generic count": (
        HEAD + '  %0 = "stablehlo.add"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n' + TAIL,
        "2:8: stablehlo.add: takes the operands lhs, rhs, got 1",
    ),
    "generic types": (
        HEAD + '  %0 = "stablehlo.add"(%x, %x) : tensor<2x3xf32>\n' + TAIL,
        "2:32: stablehlo.add: expected a functional type such as (tensor<f32>) -> tensor<f32>",
    ),
    "type count": (
        HEAD + '  %0 = "stablehlo.add"(%x, %x) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n' + TAIL,
        "2:32: stablehlo.add: 2 operands, 1 types",
    ),
    "result count": (
        HEAD + "  %0:2 = stablehlo.add %x, %x : tensor<2x3xf32>\n" + TAIL,
        ("2:31: stablehlo.add: the result is tensor<2x3xf32>, the text says (tensor<2x3xf32>, tensor<2x3xf32>)"),
    ),
    "attribute missing": (
        HEAD + '  %0 = "stablehlo.transpose"(%x) : (tensor<2x3xf32>) -> tensor<3x2xf32>\n' + TAIL,
        "2:8: stablehlo.transpose: needs the attribute permutation",
    ),
    "attribute kind": (
        HEAD + '  %0 = "stablehlo.transpose"(%x) <{permutation = "a"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>\n' + TAIL,
        '2:8: stablehlo.transpose: permutation must be a list of integers, not "a"',
    ),
    "enumerator": (
        HEAD + "  %0 = stablehlo.compare XX, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>\n" + TAIL,
        (
            "2:8: stablehlo.compare(tensor<2x3xf32>, tensor<2x3xf32>): comparison_direction must be "
            "one of EQ, NE, GE, GT, LE, LT, not 'XX'"
        ),
    ),
    "element type": (
        HEAD + "  %0 = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xf33>\n" + TAIL,
        "2:52: 'f33' is not an element type of shlo (f32, bf16, i32, i1, …)",
    ),
    "constant shape": (
        HEAD + "  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2x3xf32>\n" + TAIL,
        "2:8: stablehlo.constant: the elements are not nested as tensor<2x3xf32> needs",
    ),
    "constant number": (
        HEAD + "  %0 = stablehlo.constant dense<q> : tensor<2x3xf32>\n" + TAIL,
        "2:8: stablehlo.constant: 'q' is not a number of type f32",
    ),
    "constant range": (
        HEAD + "  %0 = stablehlo.constant dense<300> : tensor<i8>\n" + TAIL,
        "2:8: stablehlo.constant: an element is out of the range of i8",
    ),
    "constant hex": (
        HEAD + '  %0 = stablehlo.constant dense<"0x00"> : tensor<2x3xf32>\n' + TAIL,
        "2:8: stablehlo.constant: 1 bytes of elements, tensor<2x3xf32> needs 24",
    ),
    "unclosed": (
        HEAD + "  %0 = stablehlo.add %x, %x : tensor<2x3xf32>\n" + "  return %0 : tensor<2x3xf32>\n",
        "1:76: this '{' is never closed: the text ends first",
    ),
    "wrong bracket": (
        HEAD + "  %0 = stablehlo.slice %x [0:1, 0:3) : (tensor<2x3xf32>) -> tensor<1x3xf32>\n" + TAIL,
        "2:36: this ')' closes '[' of line 2",
    ),
    "extra bracket": (
        HEAD + "  %0 = stablehlo.add %x, %x : tensor<2x3xf32>\n" + TAIL + "}\n",
        "5:1: this '}' closes nothing",
    ),
    "cut short": (
        HEAD + "  %0 = stablehlo.add %x,\n" + "}",
        "3:1: '}' does not belong here",
    ),
    "strange character": (
        HEAD + "  %0 = stablehlo.add %x, ;%x : tensor<2x3xf32>\n" + TAIL,
        "2:26: cannot make sense of ';%x' here",
    ),
    "no return": (
        HEAD + "  %0 = stablehlo.add %x, %x : tensor<2x3xf32>\n" + "}\n",
        "2:3: @main must end with a return",
    ),
    "return type": (
        HEAD + "  return %y : tensor<2x3xf32>\n" + "}\n",
        "2:3: return: the values are (tensor<3xf32>), the text says (tensor<2x3xf32>)",
    ),
    "function type": (
        HEAD + "  return %y : tensor<3xf32>\n" + "}\n",
        "1:11: @main is declared to return (tensor<2x3xf32>), it returns (tensor<3xf32>)",
    ),
    "no function": (
        HEAD + "  %0 = call @foo(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n" + TAIL,
        "2:13: there is no function @foo",
    ),
    "recursion": (
        HEAD + "  %0 = call @main(%x, %y) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>\n" + TAIL,
        "2:13: @main calls itself: @main → @main",
    ),
    "call types": (
        HEAD
        + "  %0 = call @g(%y) : (tensor<3xf32>) -> tensor<2x3xf32>\n"
        + TAIL
        + "func.func private @g(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
        + "  return %a : tensor<2x3xf32>\n"
        + "}\n",
        "2:8: call(tensor<3xf32>): @g takes (tensor<2x3xf32>), got (tensor<3xf32>)",
    ),
    "twice": (
        (HEAD + "  %0 = stablehlo.add %x, %x : tensor<2x3xf32>\n" + TAIL) * 2,
        "5:11: @main is defined twice",
    ),
    "declaration": (
        "func.func private @main(tensor<2xf32>) -> tensor<2xf32>\n",
        "1:19: @main has no body: shlo needs the whole program",
    ),
    "empty": (
        "",
        "1:1: there is no function here",
    ),
    "not mlir": (
        "hello world",
        "1:12: a statement is cut off: the text ends here",
    ),
    "two modules": (
        "module {\n" + "}\n" + "module {\n" + "}\n",
        "3:8: a text holds one module: something else stands beside it",
    ),
    "region scope": (
        HEAD
        + "  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
        + (
            "  %1 = stablehlo.reduce(%x init: %0) across dimensions = [1] : (tensor<2x3xf32>, "
            "tensor<f32>) -> tensor<2xf32>\n"
        )
        + "   reducer(%a: tensor<f32>, %x: tensor<f32>)  {\n"
        + "    stablehlo.return %a : tensor<f32>\n"
        + "  }\n"
        + TAIL,
        "4:29: %x is defined already",
    ),
    "inner value outside": (
        HEAD
        + "  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
        + (
            "  %1 = stablehlo.reduce(%x init: %0) across dimensions = [1] : (tensor<2x3xf32>, "
            "tensor<f32>) -> tensor<2xf32>\n"
        )
        + "   reducer(%a: tensor<f32>, %b: tensor<f32>)  {\n"
        + "    %in = stablehlo.multiply %a, %b : tensor<f32>\n"
        + "    stablehlo.return %in : tensor<f32>\n"
        + "  }\n"
        + "  return %in : tensor<f32>\n"
        + "}\n",
        "8:10: return: %in is not defined here",
    ),
    "no reducer": (
        HEAD
        + "  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
        + (
            "  %1 = stablehlo.reduce(%x init: %0) across dimensions = [1] : (tensor<2x3xf32>, "
            "tensor<f32>) -> tensor<2xf32>\n"
        )
        + TAIL,
        "3:62: stablehlo.reduce: expected 'applies' with an operation, or a reducer after the types",
    ),
    "region missing": (
        HEAD
        + (
            '  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> '
            ": (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
        )
        + TAIL,
        "2:8: stablehlo.all_reduce: needs 1 region, got 0",
    ),
    "unknown composite": (
        HEAD
        + ('  %0 = stablehlo.composite "shlo.nothing" %x {decomposition = @f} : (tensor<2x3xf32>) -> tensor<2x3xf32>\n')
        + TAIL,
        ('2:8: stablehlo.composite: "shlo.nothing" is not an operator of this version of shlo (`shlo ops` lists them)'),
    ),
    "composite attribute": (
        HEAD
        + (
            '  %0 = stablehlo.composite "shlo.scaleB" %x {composite_attributes = {to = 1.0 : f64}, '
            "decomposition = @f} : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
        )
        + TAIL,
        "2:8: stablehlo.composite: scaleB has no attribute 'to' (it has: by)",
    ),
    "lie": (
        HEAD
        + (
            '  %0 = stablehlo.composite "shlo.scaleB" %x {composite_attributes = {by = 1.0 : f64}, '
            "decomposition = @f} : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
        )
        + TAIL
        + "func.func private @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
        + "  return %a : tensor<2x3xf32>\n"
        + "}\n",
        "2:8: stablehlo.composite: @f is not what shlo.scaleB means (`shlo ops scaleB` shows it)",
    ),
}


def refusal(text: str) -> ShloError:
    with pytest.raises(ShloError) as caught:
        parse(text, "step.mlir")
    return caught.value


@pytest.mark.parametrize("name", CASES)
def test_message(name):
    text, message = CASES[name]
    error = refusal(text)
    assert str(error).split("\n")[0] == f"step.mlir:{message}"


@pytest.mark.parametrize("name", CASES)
def test_caret(name):
    text, _ = CASES[name]
    error = refusal(text)
    line, caret = str(error).split("\n")[1:]
    assert caret.strip() == "^"
    place = error.position
    assert (text.split("\n")[place.line - 1]).startswith(line.rstrip("…"))
    assert len(caret) == place.column


@pytest.mark.parametrize("name", CASES)
def test_the_quick_way_refuses_it_too(name):
    text, _ = CASES[name]
    with pytest.raises((ShloError, NotThisWay)):
        ShapeReader(Source(text, "step.mlir")).read()


def test_a_long_line_is_cut_around_the_place():
    operands = ", ".join(["%x"] * 500)
    types = "(tensor<2x3xf32>) -> tensor<2x3xf32>"
    error = refusal(f"{HEAD}  %0 = stablehlo.concatenate {operands}, %gone, {operands}, dim = 0 : {types}\n{TAIL}")
    line, caret = str(error).split("\n")[1:]
    assert line.startswith("…")
    assert line.endswith("…")
    assert len(line) < 130
    assert line[len(caret) - 1 :].startswith("%gone")


def adding(attributes: str) -> str:
    return f"{HEAD}  %0 = stablehlo.add %x, %x {{a = {attributes}}} : tensor<2x3xf32>\n{TAIL}"


def constant(elements: str, type: str) -> str:
    return f"func.func @main() {{\n  %0 = stablehlo.constant dense<{elements}> : tensor<{type}>\n  return\n}}"


HOSTILE = {
    "brackets": "(" * 100_000,
    "lists": adding("[" * 100_000 + "]" * 100_000),
    "dictionaries": adding("{a=" * 5000 + "}" * 5000),
    "regions": HEAD + '%0 = "stablehlo.if"(%x) ({' * 3000,
    "angles": adding(f"#a{'<' * 20_000}{'>' * 20_000}"),
    "dashes": adding(f"#a<{'-' * 200_000}"),
    "axes": f"func.func @main(%x: tensor<{'1x' * 100_000}f32>) {{\n  return\n}}",
    "digits": adding("9" * 100_000),
    "long elements": constant("[1, " + "9" * 5000 + "]", "2xi32"),
    "deep elements": constant("[" * 100_000 + "1" + "]" * 100_000, "1xi32"),
    "sizes": constant("[1]", "99999999999x99999999999xi32"),
    "calls": "".join(f"func.func @f{i}() {{\n  call @f{i + 1}() : () -> ()\n  return\n}}\n" for i in range(2000)),
    "strings": adding('"' + "\\" * 100_001),
    "marks": "%" * 100_000,
    "nothing": "\0" * 1000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused(name):
    """No traceback, no overflow, no hang."""
    error = refusal(HOSTILE[name])
    assert error.position is not None
    assert len(str(error)) < 700
