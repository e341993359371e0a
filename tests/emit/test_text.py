"""What is written: MLIR accepts all of it and prints the same."""

from __future__ import annotations

import pytest

from shlo import evaluate, f32, func, i32, ops
from shlo.emit import emit
from shlo.ir.core import Block, Function, Module, region, scope, trace
from shlo.ir.ops.control import call, composite_
from shlo.runtime import mlir
from tests.parse.modules import MLIR_CASES, case_id, module_of, normal


@pytest.mark.parametrize("case", MLIR_CASES, ids=case_id)
def test_mlir_prints_the_same(case):
    op, i = case
    text = emit(module_of(op, op.examples[i]))
    assert normal(mlir.reprint(text)) == normal(text)


@pytest.mark.parametrize("case", MLIR_CASES, ids=case_id)
def test_mlir_prints_the_same_in_generic_form(case):
    op, i = case
    text = emit(module_of(op, op.examples[i]), generic=True)
    # MLIR numbers parameters from the last function to the first; ours count in order: only names may differ.
    assert normal(mlir.reprint(text, generic=True)) == normal(text)


def main_of(fn, *types):
    return Module([Function("main", trace(fn, [(f"x{i}", t) for i, t in enumerate(types)]))])


def test_names_come_from_scopes_and_parameters():
    def net(x, w):
        with scope("layer1"):
            x = ops.multiply(x, w)
            x = ops.add(x, x)
        with scope("layer1"):
            return ops.add(x, w)

    graph = trace(net, [("images", f32[2]), ("layer1.weight", f32[2])])
    assert emit(Module([Function("main", graph)])) == (
        "module {\n"
        "  func.func public @main(%images: tensor<2xf32>, %layer1.weight: tensor<2xf32>) -> tensor<2xf32> {\n"
        "    %layer1.multiply = stablehlo.multiply %images, %layer1.weight : tensor<2xf32>\n"
        "    %layer1.add = stablehlo.add %layer1.multiply, %layer1.multiply : tensor<2xf32>\n"
        "    %layer1.add_1 = stablehlo.add %layer1.add, %layer1.weight : tensor<2xf32>\n"
        "    return %layer1.add_1 : tensor<2xf32>\n"
        "  }\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("name", "spelled"), [("a b", "a_b"), ("0", "0"), ("0x", "v0x"), ("", "v"), ("größe", "gr__e")]
)
def test_names_are_made_legal(name, spelled):
    graph = trace(lambda x: x + x, [(name, f32[2])])
    text = emit(Module([Function("main", graph)]))
    assert f"(%{spelled}: tensor<2xf32>)" in text
    mlir.check(text)


def test_two_parameters_of_one_name():
    graph = trace(lambda x, y, z: x + y * z, [("0", f32[2]), ("0", f32[2]), ("v0_1", f32[2])])
    text = emit(Module([Function("main", graph)]))
    assert "(%0: tensor<2xf32>, %v0_1: tensor<2xf32>, %v0_1_1: tensor<2xf32>)" in text
    mlir.check(text)


def test_region_names_avoid_those_outside_and_are_free_again():
    def two(x, init):
        y = x + x
        body = region(lambda lhs, rhs: lhs * lhs + rhs, f32[()], f32[()])
        (once,) = ops.reduce([y], [init], dimensions=(0,), body=body)
        (twice,) = ops.reduce([once], [init], dimensions=(0,), body=body)
        return twice * init

    text = emit(main_of(two, f32[2, 3], f32[()]))
    assert text.count("%add_1 = stablehlo.add %multiply, %arg1") == 2
    assert "%multiply = stablehlo.multiply %reduce_1, %x1" in text
    assert normal(mlir.reprint(text)) == normal(text)


def test_functions_of_composites_are_shared():
    def net(x, y, z):
        return ops.add_v_b(x, ops.add_v_b(x, y)), ops.add_v_b(z, z)

    text = emit(main_of(net, f32[2, 3], f32[2, 3], f32[4, 3]))
    assert text.count("decomposition = @addVB}") == 2
    assert text.count("decomposition = @addVB_1}") == 1
    assert text.count("func.func private") == 2


def test_a_function_of_the_module_keeps_its_name():
    graph = trace(lambda x, y: ops.add_v_b(x, y), [("x", f32[2, 3]), ("y", f32[2, 3])])
    other = Function("addVB", trace(lambda x: x + x, [("x", i32[2])]), private=True)
    text = emit(Module([Function("main", graph), other]))
    assert "func.func private @addVB(%x: tensor<2xi32>)" in text
    assert "decomposition = @addVB_1}" in text


def test_calls_and_foreign_composites():
    @func(private=True)
    def twice(x: f32[2]) -> f32[2]:
        return x + x

    def net(x):
        (y,) = call((x,), callee=twice)
        (z,) = composite_(
            (y,), name="my.twice", decomposition=twice, composite_attributes=(("a", 1), ("b", "q")), version=2
        )
        return z

    text = emit(Module([Function("main", trace(net, [("x", f32[2])])), twice], name="m"))
    assert "%call = call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>" in text
    assert (
        'stablehlo.composite "my.twice" %call {composite_attributes = {a = 1 : i64, b = "q"}, decomposition = @twice, '
        "version = 2 : i32} : (tensor<2xf32>) -> tensor<2xf32>"
    ) in text
    assert normal(mlir.reprint(text)) == normal(text)


def test_attributes_of_functions_and_modules():
    graph = trace(lambda x: (x + x, x), [("x", f32[2])])
    main = Function(
        "main",
        graph,
        arg_attrs=[{"tf.aliasing_output": 0}],
        result_attrs=[{"jax.result_info": 'a"\\\n'}, {}],
        attrs={"my.flag": True},
    )
    module = Module([main], name="step", attrs={"mhlo.num_replicas": 2})
    text = emit(module)
    assert text.startswith(
        "module @step attributes {mhlo.num_replicas = 2 : i32} {\n"
        "  func.func public @main(%x: tensor<2xf32> {tf.aliasing_output = 0 : i32}) -> "
        '(tensor<2xf32> {jax.result_info = "a\\22\\\\\\0A"}, tensor<2xf32>) attributes {my.flag = true} {\n'
    )
    assert normal(mlir.reprint(text)) == normal(text)


def test_emission_changes_nothing():
    module = main_of(lambda x, y: ops.add_v_b(x, y), f32[2, 3], f32[2, 3])
    assert emit(module) == emit(module)
    assert evaluate(module, [[[1.0] * 3] * 2, [[2.0] * 3] * 2])[0][0][0] == 3.0


def test_a_graph_without_parameters_or_results():
    with Block() as block:
        graph = block.finish([])
    text = emit(Module([Function("main", graph)]))
    assert "func.func public @main() {\n    return\n  }" in text
    for generic in (False, True):
        mlir.check(emit(Module([Function("main", graph)]), generic=generic))
