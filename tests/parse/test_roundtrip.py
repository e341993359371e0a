"""Text → graph → text: the very graph, the very bytes, both ways of reading."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ops, skeleton
from shlo.emit import emit
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.literal import Literal, Resource
from shlo.ir.types import DType, TensorType
from shlo.parse import parse
from shlo.parse.parse import parse_plainly
from shlo.parse.patterns import NotThisWay
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source
from shlo.runtime import mlir
from shlo.transform.lower import lower_module
from tests.parse.modules import CASES, MLIR_CASES, case_id, module_of, normal


def outline(module: Module) -> list[object]:
    """Everything a parser decides: names, places, operators, attributes' skeleton by function."""
    found: list[object] = []
    for f in module.functions.values():
        found += [f.name, f.private, f.arg_attrs, f.result_attrs, f.attrs, f.text_loc, [p.name for p in f.graph.params]]
        found += [(n.name, n.loc, n.op.label, dict(n.extra), [v.type for v in n.results]) for n in f.graph.walk()]
    return found


def both_ways(text: str) -> Module:
    """Read by shapes and plainly: the same."""
    source = Source(text, "test")
    quick, plain = ShapeReader(source).read(), parse_plainly(source)
    assert outline(quick) == outline(plain)
    assert skeleton(quick) == skeleton(plain)
    assert emit(quick) == emit(plain)
    return quick


@pytest.mark.parametrize("generic", [False, True], ids=["pretty", "generic"])
@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_operator(case, generic):
    op, i = case
    module = module_of(op, op.examples[i])
    text = emit(module, generic=generic)
    read = parse(text)
    assert skeleton(read) == skeleton(module)
    assert emit(read, generic=generic) == text
    if not generic:
        both_ways(text)


@pytest.mark.parametrize("case", MLIR_CASES, ids=case_id)
def test_every_operator_as_mlir_prints_it(case):
    op, i = case
    module = module_of(op, op.examples[i])
    for generic in (False, True):
        text = mlir.reprint(emit(module), generic=generic)
        read = parse(text)
        # MLIR renames main's inputs, which are part of a skeleton; the text must agree.
        assert normal(emit(read)) == normal(emit(module))


@pytest.mark.parametrize("case", [c for c in CASES if c[0].is_composite], ids=case_id)
def test_every_composite_flat(case):
    op, i = case
    flat = lower_module(module_of(op, op.examples[i]))
    read = both_ways(emit(flat))
    assert skeleton(read) == skeleton(flat)


LOOKS = """module @m attributes {mhlo.num_replicas = 2 : i32} {
  // a comment with %names and { brackets
  func.func public @main(%x: tensor<2x3xf32> {my.name = "a, %b"}, %0: tensor<f32>) -> (tensor<3xf32> {jax.result_info = "r"}) {
    %1 = stablehlo.add %x, %x {mhlo.note = "50% of {"} : tensor<2x3xf32> // note
    %2 = stablehlo.add %1, %1 {mhlo.note = "50% of {"} : tensor<2x3xf32>
    %3 = stablehlo.reduce(%2 init: %0) across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
     reducer(%a: tensor<f32>, %b: tensor<f32>)  {
      %4 = stablehlo.multiply %a, %0 : tensor<f32>
      %5 = stablehlo.add %4, %b : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }
    %6 = stablehlo.reduce(%1 init: %0) across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
     reducer(%c: tensor<f32>, %d: tensor<f32>)  {
      %4 = stablehlo.multiply %c, %0 : tensor<f32>
      %7 = stablehlo.add %4, %d : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }
    %8:2 = call @two(%3) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %9, %10 = call @two(%6) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    %11 = stablehlo.add %8#1, %9 : tensor<3xf32>
    return %11 : tensor<3xf32>
  }
  func.func private @two(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    return %x, %x : tensor<3xf32>, tensor<3xf32>
  }
}
"""


def test_names_strings_comments_captures_and_calls():
    read = both_ways(LOOKS)
    text = emit(read)
    without_comments = "\n".join(
        line.split(" //")[0] for line in LOOKS.split("\n") if not line.lstrip().startswith("//")
    )
    assert text == without_comments
    mlir.check(text)
    nodes = list(read.main.graph.nodes)
    assert [n.name for n in nodes] == ["1", "2", "3", "6", "8", "9,10", "11"]
    body = nodes[3].attrs["body"]
    assert body.captures == (read.main.graph.params[1],)
    assert [p.name for p in body.params] == ["c", "d"]


def test_nothing_is_shared_or_dropped():
    text = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = stablehlo.add %x, %x : tensor<2xf32>
  %b = stablehlo.add %x, %x : tensor<2xf32>
  return %a : tensor<2xf32>
}"""
    assert [n.name for n in both_ways(text).main.graph.nodes] == ["a", "b"]


@pytest.mark.parametrize(
    "text",
    [
        "func.func @main(%x: tensor<f32>) -> tensor<f32> { %y = stablehlo.add %x, %x : tensor<f32> return %y : tensor<f32> }",
        "func.func @main(\n%x\n:tensor<f32>)->tensor<f32>\n{\n%y=stablehlo.add\n%x,%x\n:tensor<f32>\nreturn %y:tensor<f32>}",
        "module{func.func @main(%x:tensor<f32>)->tensor<f32>{%y=stablehlo.add %x,%x:tensor<f32>\nreturn %y:tensor<f32>}}",
    ],
)
def test_layout_does_not_matter(text):
    (node,) = parse(text).main.graph.nodes
    assert (node.op.label, node.name) == ("add", "y")
    with pytest.raises(NotThisWay):
        ShapeReader(Source(text, "test")).read()


def test_aliases_and_locations():
    text = """#loc = loc("a.py":1:2)
!t = tensor<2xf32>
#note = "seen"
module @m {
  func.func @main(%x: !t loc("x"), %y: !t) -> (!t {my.a = #note}) {
    %0 = stablehlo.add %x, %y : !t loc(#loc1)
    %1 = stablehlo.add %0, %y : !t loc(fused<"q">["a", callsite("f" at "g.py":3:4)])
    return %1 : !t loc(#loc)
  } loc(unknown)
} loc(#loc)
#loc1 = loc("add"(#loc))
"""
    module = parse(text)
    assert [n.name for n in module.main.graph.nodes] == ["0", "1"]
    assert module.main.result_attrs == ({"my.a": "seen"},)
    assert normal(mlir.reprint(text)) == normal(emit(module)).replace("public ", "")


def test_old_spellings_are_read():
    text = """func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xi1> {
  %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] {my.a = [1, "a", {b = 2.5 : f32, c}]} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.maximum %1, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.compare  GT, %0, %0,  FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
  func.return %3 : tensor<3x2xi1>
}"""
    first, second, _, compare = parse(text).main.graph.nodes
    assert first.attrs == second.attrs == {"permutation": (1, 0)}
    assert compare.attrs == {"comparison_direction": "GT", "compare_type": "FLOAT"}
    assert '{my.a = [1, "a", {b = 2.5 : f32, c}]} : (tensor<3x2xf32>)' in emit(parse(text))


def test_reading_is_verifying():
    """A name cannot lie: the decomposition must be the operator's own."""
    text = emit(module_of(CASES[0][0], CASES[0][0].examples[0]))
    assert parse(text)
    op = next(op for op, _ in CASES if op.label == "addVB")
    lie = emit(module_of(op, op.examples[0])).replace("stablehlo.add", "stablehlo.subtract")
    with pytest.raises(Exception, match="@addVB is not what shlo.addVB means"):
        parse(lie)


def test_decompositions_called_otherwise_stay():
    op = next(op for op, _ in CASES if op.label == "addVB")
    text = emit(module_of(op, op.examples[0]))
    assert list(parse(text).functions) == ["main"]
    called = text.replace(
        "    return %addVB",
        "    %c = call @addVB(%x0, %addVB) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>\n    return %c",
    )
    assert list(parse(called).functions) == ["main", "addVB"]


RESOURCES = """module {
  func.func @main() -> (tensor<2xf32>, tensor<2xf32>, tensor<3xi8>, tensor<2xf32>) {
    %0 = stablehlo.constant dense_resource<weights> : tensor<2xf32>
    %1 = stablehlo.constant dense_resource<"my-odd name"> : tensor<2xf32>
    %2 = stablehlo.constant {note = 1 : i32} dense_resource<bytes> : tensor<3xi8>
    %3 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<3xi8>, tensor<2xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040",
      "my-odd name": "0x100000000000803F00000040",
      bytes: "0x40000000010203"
    }
  }
#-}
"""


def test_resources_are_read_and_printed_back():
    module = parse(RESOURCES)
    values = [n.attrs["value"].array().tolist() for n in module.main.graph.nodes]
    assert values == [[1.0, 2.0], [1.0, 2.0], [1, 2, 3], [1.0, 2.0]]
    assert emit(module) == RESOURCES
    generic = emit(module, generic=True)
    assert emit(parse(generic)) == RESOURCES
    assert generic.count("dense_resource<") == 3
    for text in (RESOURCES, generic):
        mlir.check(text)
    assert skeleton(module) == skeleton(parse(mlir.reprint(RESOURCES)))


def test_a_resource_is_its_elements():
    """Its name and place say nothing about what the program is."""
    inline = RESOURCES.partition("\n{-#")[0].replace("dense_resource<weights>", "dense<[1.0, 2.0]>")
    inline = inline.replace('dense_resource<"my-odd name">', "dense<[1.0, 2.0]>")
    inline = inline.replace("dense_resource<bytes>", "dense<[1, 2, 3]>")
    assert skeleton(parse(inline)) == skeleton(parse(RESOURCES))
    assert emit(lower_module(parse(RESOURCES))).count("dense_resource<weights>") == 1


def test_two_resources_of_one_name():
    """Modules joined: the bytes of the second stand where they are used."""
    first = parse(RESOURCES)
    other = parse(
        RESOURCES.replace("@main", "@other").replace("0x040000000000803F00000040", "0x0400000000008040FFFFFFFF")
    )
    joined = emit(Module([first.main, other.function("other")]))
    assert joined.count("dense_resource<weights>") == 1
    again = parse(joined)
    assert again.function("other").graph.nodes[0].attrs["value"].array().tolist()[0] == 4.0
    assert emit(again) == joined


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("dense_resource<weights>", "dense_resource<weight>", "no resource 'weight'"),
        ("0x040000000000803F00000040", "0x04000000", "0 bytes of elements"),
        ("0x040000000000803F00000040", "0x040000000000803", "no resource 'weights'"),
        ("0x040000000000803F00000040", "0x0400", "no resource 'weights'"),
    ],
)
def test_resources_that_are_none(old, new, why):
    with pytest.raises(ShloError, match=why):
        parse(RESOURCES.replace(old, new))


def test_every_element_type_as_a_resource():
    for dtype in DType.all.values():
        if dtype.name == "index":
            continue
        literal = Literal(TensorType((3,), dtype), np.arange(3).astype(dtype.numpy), Resource("r", 4))
        graph = trace(lambda value=literal: ops.constant(value=value), [])
        text = emit(Module([Function("main", graph)]))
        (node,) = parse(text).main.graph.nodes
        assert node.attrs["value"] == literal, dtype
        assert emit(parse(text)) == text
