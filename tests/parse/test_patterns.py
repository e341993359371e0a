"""A statement made from a pattern is the one that the grammar makes, with every start where the text has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shlo.parse.grammar import read
from shlo.parse.patterns import NotThisWay, Patterns
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.mlir"))


def by_grammar(text: str):
    return read(Source(text, "test"), {}, start="statement", resources=" ")


def chunks(text: str) -> list[str]:
    """Every statement of a text but the returns, as the quick way cuts it."""
    reader = ShapeReader(Source(text, "test"))
    reader.read()
    return [c.text for f in reader.chunks.values() for c in f.body[:-1]]


@pytest.mark.parametrize("file", [f.name for f in GOLDEN if f.stat().st_size < 120_000])
def test_of_golden_texts(file):
    texts = chunks((GOLDEN[0].parent / file).read_text(encoding="utf-8"))
    patterns = Patterns(by_grammar)
    made = [patterns.statement(t) for t in texts]
    assert made == [by_grammar(t) for t in texts]
    assert len(patterns.known) < max(len(set(texts)), 12)


PAIRS = {
    "names, types and starts": (
        "  %0 = stablehlo.add %x, %y : tensor<2xf32>",
        "  %long.er = stablehlo.add %a, %b#12 : tensor<2x?xcomplex<f64>>",
    ),
    "several results": (
        "%0:2 = stablehlo.foo %x : (tensor<f32>) -> (tensor<f32>, tensor<i1>)",
        "%result:2 = stablehlo.foo %0#1 : (tensor<10xf32>) -> (tensor<bf16>, tensor<1x1x1xi1>)",
    ),
    "a symbol in a dictionary": (
        'stablehlo.composite "my.f" %x {decomposition = @f, k = [tensor<f32>, @g]} : (tensor<f32>) -> tensor<f32>',
        'stablehlo.composite "my.f" %y {decomposition = @g_1, k = [tensor<i8>, @f]} : (tensor<2xf32>) -> tensor<f32>',
    ),
    "a type among the pieces": (
        "stablehlo.foo %x, tensor<2xf32>, @a, 7 : tensor<f32>, tensor<i1>",
        "stablehlo.foo %xx, tensor<3x3xf32>, @abc, 7 : tensor<1xf32>, tensor<1xi1>",
    ),
    "the generic form": (
        '%0 = "stablehlo.foo"(%x, %y) <{a = @f}> {b = tensor<f32>} : (tensor<f32>, tensor<f32>) -> tensor<f32>',
        '%1 = "stablehlo.foo"(%0, %0) <{a = @gg}> {b = tensor<5xf32>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>',
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_second_of_its_kind(name):
    first, second = PAIRS[name]
    asked: list[str] = []
    patterns = Patterns(lambda t: asked.append(t) or by_grammar(t))
    assert [patterns.statement(t) for t in (first, second, first)] == [by_grammar(t) for t in (first, second, first)]
    assert asked == [first]


@pytest.mark.parametrize(
    "text",
    [
        '%0 = stablehlo.add %x, %y {my.a = "%x @f tensor<f32>"} : tensor<f32>',
        "%0 = stablehlo.constant {my.a = dense<1.0> : tensor<2xf32>} : tensor<f32>",
        "%0 = stablehlo.foo %x : tuple<tensor<f32>, tensor<f32>>",
        "%0 = stablehlo.foo %x <@mesh, [{}]> : tensor<f32>",
        "%0 = stablehlo.foo @a::@b : tensor<f32>",
        "%0 = stablehlo.foo %x // %y : tensor<f32>\n : tensor<f32>",
        "%0 = stablehlo.foo %x ({\n^bb0(%a: tensor<f32>):\n stablehlo.return %a : tensor<f32>\n}) : tensor<f32>",
    ],
)
def test_holes_elsewhere_make_no_pattern(text):
    """In strings, comments, opaque attributes and regions: such statements are read each time."""
    patterns = Patterns(by_grammar)
    assert patterns.statement(text) == by_grammar(text) == patterns.statement(text)
    assert [*patterns.known.values()] == [None]


def test_a_type_that_is_none_is_left_to_the_plain_way():
    patterns = Patterns(by_grammar)
    patterns.statement("%0 = stablehlo.add %x, %y : tensor<2xf32>")
    with pytest.raises(NotThisWay):
        patterns.statement("%0 = stablehlo.add %x, %y : tensor<2xf33>")
