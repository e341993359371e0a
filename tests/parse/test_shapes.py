"""The quick way gives what the plain way gives, and does not read a shape twice."""

from __future__ import annotations

import re

import pytest

from shlo import skeleton
from shlo.emit import emit
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from shlo.parse.parse import parse_plainly
from shlo.parse.patterns import NotThisWay
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source
from shlo.transform.lower import lower_module
from tests.parse.test_roundtrip import both_ways


def reader_of(text: str) -> ShapeReader:
    reader = ShapeReader(Source(text, "test"))
    reader.read()
    return reader


@pytest.fixture(scope="module")
def step():
    net = find_net("digits-resnet")
    return build_step(net, net.config(depth=2), Recipe(), batch=8, replicas=2).module


@pytest.mark.parametrize("flat", [False, True], ids=["composites", "flat"])
def test_a_training_step(step, flat):
    module = lower_module(step) if flat else step
    text = emit(module)
    read = both_ways(text)
    assert skeleton(read) == skeleton(module)
    assert emit(read) == text
    assert emit(parse(text)) == text


def test_a_shape_is_read_once(step, monkeypatch):
    text = emit(lower_module(step))
    reader = ShapeReader(Source(text, "test"))
    calls = []
    grammar = reader.grammar
    monkeypatch.setattr(reader, "grammar", lambda t, start="start": calls.append((start, t)) or grammar(t, start))
    reader.read()
    statements = [text for start, text in calls if start == "statement"]
    patterns = [p for p in reader.patterns.known.values() if p is not None]
    assert len([t for t in statements if "\n" not in t]) == len(patterns)
    assert len(statements) < 0.8 * len(reader.templates)
    assert None not in reader.templates.values()
    assert len(reader.templates) < sum(len(c.body) for c in reader.chunks.values()) / 4


HEAD = "func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %p: tensor<2x3xi1>, %s: tensor<f32>) -> tensor<2x3xf32> {\n"
TAIL = "  return %x : tensor<2x3xf32>\n}\n"


def program(*statements: str) -> str:
    return HEAD + "".join(f"  {s}\n" for s in statements) + TAIL


BINARY = "%{} = stablehlo.subtract %{}, %{} : tensor<2x3xf32>"
REGION = (
    "%{r} = stablehlo.reduce(%x init: %s) across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>\n"
    "   reducer(%{a}: tensor<f32>, %{b}: tensor<f32>)  {{\n"
    "    %{c} = stablehlo.subtract %{a}, %{d} : tensor<f32>\n"
    "    %{e} = stablehlo.multiply %{c}, %{b} : tensor<f32>\n"
    "    stablehlo.return %{e} : tensor<f32>\n"
    "  }}"
)


SCALAR = "%q = stablehlo.add %s, %s : tensor<f32>"
PAIR = (
    "%{}:2 = stablehlo.reduce(%{} init: %{}), (%{} init: %{}) across dimensions = [0, 1] : "
    "(tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n"
    "   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>)  {{\n"
    "    stablehlo.return %b, %d : tensor<f32>, tensor<f32>\n"
    "  }}"
)


def region(**names: str) -> str:
    return REGION.format(**{**{n: n for n in "rabcde"}, **names})


SAME = {
    "repeated operand": [BINARY.format("1", "x", "x"), BINARY.format("2", "x", "y"), BINARY.format("3", "y", "x")],
    "results as operands": [BINARY.format("1", "x", "y"), BINARY.format("2", "1", "y"), BINARY.format("3", "2", "1")],
    "operands in another order than the text": [
        "%1 = stablehlo.compare LT, %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
        "%2 = stablehlo.compare LT, %y, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
        "%3 = stablehlo.select %1, %x, %y : tensor<2x3xi1>, tensor<2x3xf32>",
        "%4 = stablehlo.select %2, %y, %x : tensor<2x3xi1>, tensor<2x3xf32>",
    ],
    "regions under other names": [region(d="b"), region(r="r2", a="q", b="w", c="k", d="w", e="z")],
    "regions that capture": [region(d="s"), region(r="t", d="s"), region(r="u", d="t"), region(r="v", d="r", a="n")],
    "names used again after a region": [
        region(d="b"),
        "%a = stablehlo.add %r, %s : tensor<f32>",
        region(r="t", a="q", d="b"),
    ],
    "calls": [
        "%1:2 = func.call @two(%x) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)",
        "%2:2 = func.call @two(%1#1) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)",
        "%3, %4 = func.call @two(%2#0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)",
        BINARY.format("5", "3", "1#0"),
    ],
    "strings with percent signs": [
        '%1 = stablehlo.add %x, %y {my.a = "%x, %y"} : tensor<2x3xf32>',
        '%2 = stablehlo.add %y, %x {my.a = "%y, %x"} : tensor<2x3xf32>',
    ],
    "strings with percent signs in a region": [
        region(r="r1", d="b").replace("%b : tensor<f32>\n    %e", '%b {my.a = "%k"} : tensor<f32>\n    %e'),
        region(r="r2", d="b").replace("%b : tensor<f32>\n    %e", '%b {my.a = "%q"} : tensor<f32>\n    %e'),
    ],
    "operands that the text interleaves": [
        SCALAR,
        PAIR.format("1", "x", "s", "y", "q"),
        PAIR.format("2", "y", "q", "x", "s"),
    ],
    "locations": [
        "%1 = stablehlo.add %x, %y : tensor<2x3xf32> loc(#loc1)",
        "%2 = stablehlo.add %y, %x : tensor<2x3xf32> loc(#loc2)",
    ],
}
TWO = (
    "func.func private @two(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {\n"
    "  return %x, %x : tensor<2x3xf32>, tensor<2x3xf32>\n}\n"
)


@pytest.mark.parametrize("name", SAME)
def test_both_ways_agree(name):
    text = program(*SAME[name]) + TWO
    both_ways(text)


def test_shapes_are_shared():
    for name, shapes in (("repeated operand", 1), ("regions under other names", 1), ("locations", 1)):
        assert len(reader_of(program(*SAME[name])).templates) == shapes


def test_regions_that_capture_get_their_own_values():
    first, second, third = both_ways(program(*SAME["regions that capture"][:3])).main.graph.nodes
    s = first.operands[1]
    assert [n.attrs["body"].captures for n in (first, second, third)] == [(s,), (s,), (second.results[0],)]
    assert third.attrs["body"].nodes[0].operands[1] is second.results[0]


WRONG = {
    "operand of another type": [BINARY.format("1", "x", "y"), BINARY.format("2", "x", "s")],
    "a percent sign without a name": [BINARY.format("1", "x", "y"), BINARY.format("2", "x", "")],
    "undefined operand": [BINARY.format("1", "x", "y"), BINARY.format("2", "x", "z")],
    "defined twice": [BINARY.format("1", "x", "y"), BINARY.format("1", "x", "y")],
    "a region's name taken outside": [region(d="b"), region(r="t", a="r", d="b")],
    "a region's value outside": [region(d="b"), region(r="t", d="b"), "%q = stablehlo.add %e, %e : tensor<f32>"],
    "a capture of another type": [SCALAR, region(d="q"), region(r="t", d="y")],
    "two locations": [
        "%1 = stablehlo.add %x, %y : tensor<2x3xf32> loc(#loc1)",
        "%2 = stablehlo.add %y, %x : tensor<2x3xf32> loc(#loc1) loc(#loc)",
    ],
    "a result used as two": [BINARY.format("1", "x", "y"), BINARY.format("2", "x", "1#1")],
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_wrong_both_ways(name):
    source = Source(program(*WRONG[name]), "test")
    with pytest.raises((ShloError, NotThisWay)):
        ShapeReader(source).read()
    with pytest.raises(ShloError):
        parse_plainly(source)


def test_indentation_is_only_a_hint():
    """A line that happens to close a brace early cannot make a different program: it is left to the plain way."""
    text = program(region(d="b"))
    flush = re.sub(r"(?m)^ +", "", text)
    assert flush != text
    assert skeleton(parse(flush)) == skeleton(parse(text))
