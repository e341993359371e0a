"""``chlo.ragged_dot`` and ``chlo.scan``: the texts that JAX writes, against JAX's own numbers and XLA's."""

import numpy as np
import pytest

from shlo import bf16, f32, func, gradient, i32, ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import mlir
from shlo.runtime.pjrt import run_module
from shlo.transform.lower import lower_module
from tests.parse.modules import normal

jax = pytest.importorskip("jax")
jnp = jax.numpy

DIMENSIONS = {
    # lhs, rhs, group sizes; contracting, batching, ragged, group
    "free": ((6, 3), (2, 3, 4), (2,), (((1,), (1,)), ((), ())), 0, (0,)),
    "free, groups last": ((6, 3), (3, 4, 2), (2,), (((1,), (0,)), ((), ())), 0, (2,)),
    "free, in batches": ((5, 6, 3), (2, 5, 3, 4), (5, 2), (((2,), (2,)), ((0,), (1,))), 1, (0,)),
    "free, in batches of one size": ((5, 6, 3), (2, 5, 3, 4), (2,), (((2,), (2,)), ((0,), (1,))), 1, (0,)),
    "free, batches in the middle": ((6, 5, 3, 2), (2, 3, 2, 4), (2, 6, 2), (((2,), (1,)), ((3,), (2,))), 1, (0,)),
    "contracted": ((5, 4, 6), (5, 6, 3), (5, 2), (((2,), (1,)), ((0,), (0,))), 2, ()),
    "contracted second": ((4, 6, 2), (2, 6, 3), (2, 3), (((2, 1), (0, 1)), ((), ())), 1, ()),
    "a batching axis": ((5, 4, 6), (5, 6, 3), (2,), (((2,), (1,)), ((0,), (0,))), 0, ()),
    "a second batching axis": ((2, 5, 4, 6), (2, 5, 6, 3), (2, 3), (((3,), (2,)), ((0, 1), (0, 1))), 1, ()),
}


def ragged(name):
    lhs, rhs, sizes, dims, ragged_axis, group = DIMENSIONS[name]
    numbers = jax.lax.RaggedDotDimensionNumbers(
        dot_dimension_numbers=dims, lhs_ragged_dimensions=[ragged_axis], rhs_group_dimensions=list(group)
    )
    rng = np.random.default_rng(7)
    arrays = [rng.standard_normal(lhs, np.float32), rng.standard_normal(rhs, np.float32)]
    arrays.append(rng.integers(0, 4, sizes).astype(np.int32))
    return lambda a, b, g: jax.lax.ragged_dot_general(a, b, g, ragged_dot_dimension_numbers=numbers), arrays


@pytest.mark.parametrize("name", DIMENSIONS)
def test_ragged_dot_is_jaxs(name):
    function, arrays = ragged(name)
    text = jax.jit(function).trace(*arrays).lower(lowering_platforms=("tpu",)).as_text()  # others get it decomposed
    assert "chlo.ragged_dot" in text
    module = parse(text)
    assert normal(emit(module)) == normal(mlir.reprint(text))
    assert emit(parse(emit(module, generic=True))) == emit(module)
    (got,) = evaluate(module, arrays)
    np.testing.assert_allclose(got, np.asarray(function(*arrays)), rtol=2e-6, atol=2e-6)


def in_jax(name, sizes):
    """The function by its definition, which JAX can differentiate: each group's part of lhs through a product of its own."""
    lhs, _, _, (contracting, batching), ragged_axis, group_axis = DIMENSIONS[name]
    if ragged_axis in batching[0]:
        return lambda a, b: jax.lax.dot_general(a, b, (contracting, batching))
    kind = (
        contracting[0] if not group_axis else [a for a in range(len(lhs)) if a not in (*contracting[0], *batching[0])]
    )
    before = [*batching[0], *kind[: list(kind).index(ragged_axis)]]
    number = np.full(lhs, -1)
    for index in np.ndindex(lhs):
        ends = np.cumsum(sizes if sizes.ndim == 1 else sizes[tuple(index[a] for a in before)])
        number[index] = np.searchsorted(ends, index[ragged_axis], side="right")

    def function(a, b):
        parts = [jnp.where(number == g, a, 0) for g in range(sizes.shape[-1])]
        if not group_axis:
            return jnp.stack([jax.lax.dot_general(p, b, (contracting, batching)) for p in parts])
        closed = [[x - (x > group_axis[0]) for x in axes] for axes in (contracting[1], batching[1])]
        dims = (contracting[0], closed[0]), (batching[0], closed[1])
        return sum(jax.lax.dot_general(p, jnp.take(b, g, group_axis[0]), dims) for g, p in enumerate(parts))

    return function


@pytest.mark.parametrize("name", DIMENSIONS)
def test_gradients_of_ragged_dot_are_jaxs(name):
    function, (a, b, sizes) = ragged(name)
    defined = in_jax(name, sizes)
    value = np.asarray(function(a, b, sizes))
    np.testing.assert_allclose(value, np.asarray(defined(a, b)), rtol=2e-6, atol=2e-6)
    dy = np.random.default_rng(8).standard_normal(value.shape, np.float32)
    lhs, rhs, _, (contracting, batching), ragged_axis, group_axis = DIMENSIONS[name]

    @func
    def program(a: f32[lhs], b: f32[rhs], g: i32[sizes.shape], dy: f32[value.shape]) -> f32[()]:
        product = ops.ragged_dot(
            a,
            b,
            g,
            lhs_batching_dimensions=batching[0],
            rhs_batching_dimensions=batching[1],
            lhs_contracting_dimensions=contracting[0],
            rhs_contracting_dimensions=contracting[1],
            lhs_ragged_dimensions=(ragged_axis,),
            rhs_group_dimensions=group_axis,
        )
        return ops.reduce_sum(product * dy, tuple(range(product.rank)))

    both = gradient(program, wrt=["a", "b"])
    labels = [n.op.label for n in both.graph.nodes]
    assert labels.count("ragged_dot") == (1 if ragged_axis in batching[0] else 3)
    mlir.check(emit(both))
    _, *mine = evaluate(both, [a, b, sizes, dy])
    oracles = (
        [defined] if labels.count("dot_general") or not group_axis else [defined, lambda a, b: function(a, b, sizes)]
    )
    for oracle in oracles:  # JAX differentiates its own where the ragged axis is free
        theirs = jax.grad(lambda a, b, oracle=oracle: jnp.vdot(oracle(a, b), dy), argnums=(0, 1))(a, b)
        for one, other in zip(mine, theirs, strict=True):
            np.testing.assert_allclose(one, np.asarray(other), rtol=2e-5, atol=2e-6)


def test_gradients_of_a_ragged_dot_of_narrow_operands():
    """Operands in bf16, the product in f32: the cotangents have the operands' types."""

    @func
    def program(a: bf16[6, 3], b: bf16[2, 3, 4], g: i32[2]) -> f32[()]:
        dims = {"lhs_contracting_dimensions": (1,), "rhs_contracting_dimensions": (1,), "lhs_ragged_dimensions": (0,)}
        return ops.reduce_sum(ops.ragged_dot(a, b, g, rhs_group_dimensions=(0,), dtype=f32, **dims), (0, 1))

    _, da, db = evaluate(gradient(program), [np.ones((6, 3)), np.ones((2, 3, 4)), np.array([2, 3])])
    assert (da.dtype, db.dtype) == (bf16.numpy, bf16.numpy)
    assert da.astype(int).tolist() == [[4] * 3] * 5 + [[0] * 3]  # the last row is in no group
    assert db.astype(int).tolist() == [[[2] * 4] * 3, [[3] * 4] * 3]


def test_a_ragged_dot_by_hand():
    """Three groups of 2, 0 and 3 rows; the last row of lhs is in none."""
    lhs, rhs = np.arange(12.0, dtype=np.float32).reshape(6, 2), np.ones((3, 2, 1), np.float32)
    rhs *= np.array([1, 10, 100], np.float32)[:, None, None]
    text = """func.func @main(%a: tensor<6x2xf32>, %b: tensor<3x2x1xf32>, %g: tensor<3xi32>) -> tensor<6x1xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> tensor<6x1xf32>
  return %0 : tensor<6x1xf32>
}"""
    (got,) = evaluate(parse(text), [lhs, rhs, np.array([2, 0, 3])])
    assert got.ravel().tolist() == [1, 5, 900, 1300, 1700, 0]


WRONG = [
    ("lhs_ragged_dimensions = [0]", "lhs_ragged_dimensions = [2]", "one axis of"),
    ("lhs_ragged_dimensions = [0]", "lhs_ragged_dimensions = [0, 1]", "one axis of"),
    ("rhs_group_dimensions = [0]", "rhs_group_dimensions = [1]", "free axis"),
    (", rhs_group_dimensions = [0]", "", "must be one axis"),
    ("lhs_ragged_dimensions = [0]", "lhs_ragged_dimensions = [1]", "must be empty"),
    ("tensor<3xi32>", "tensor<2xi32>", "3 matrices for 2 groups"),
    ("tensor<3xi32>", "tensor<3xf32>", "integers"),
    ("tensor<3xi32>", "tensor<6x3xi32>", "shape"),
    ("rhs_contracting_dimensions = [1]", "rhs_contracting_dimensions = [2]", "contracting sizes differ"),
]


@pytest.mark.parametrize(("old", "new", "why"), WRONG)
def test_refusals_are_mlirs(old, new, why):
    text = """func.func @main(%a: tensor<6x2xf32>, %b: tensor<3x2x1xf32>, %g: tensor<3xi32>) -> tensor<6x1xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> tensor<6x1xf32>
  return %0 : tensor<6x1xf32>
}"""
    mlir.check(text)
    parse(text)
    text = text.replace(old, new)
    with pytest.raises(ShloError):
        mlir.check(text)
    with pytest.raises(ShloError, match=why):
        parse(text)


# ---------------------------------------------------------------------------------------------------------------- scan

SCAN = """func.func @main(%x: tensor<5x3xf32>, %y: tensor<5x3xf32>, %c: tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>) {
  %0:2 = chlo.scan(%x, %y) inits (%c) dimension=0  attributes {is_reverse = false} {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>, %before: tensor<3xf32>):
    %1 = stablehlo.multiply %a, %before : tensor<3xf32>
    %2 = stablehlo.add %1, %b : tensor<3xf32>
    stablehlo.return %1, %2 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<5x3xf32>, tensor<3xf32>
}
"""


@pytest.mark.parametrize("reverse", ["false", "true"])
@pytest.mark.parametrize("form", ["pretty", "generic"])
def test_scan_is_xlas_and_jaxs(reverse, form):
    text = SCAN.replace("is_reverse = false", f"is_reverse = {reverse}")
    module = parse(text)
    assert normal(emit(module)) == normal(mlir.reprint(text)).replace("%input", "%a")
    if form == "generic":
        module = parse(emit(module, generic=True))
        mlir.check(emit(module, generic=True))
    rng = np.random.default_rng(0)
    x, y, c = (rng.standard_normal(s, np.float32) for s in ((5, 3), (5, 3), (3,)))
    got = evaluate(module, [x, y, c])

    def step(before, slices):
        product = slices[0] * before
        return product + slices[1], product

    carried, outputs = jax.lax.scan(step, c, (x, y), reverse=reverse == "true")
    for other in ((np.asarray(outputs), np.asarray(carried)), run_module(text, [x, y, c])):
        for mine, theirs in zip(got, other, strict=True):
            np.testing.assert_allclose(mine, theirs, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("dimension=0", "dimension=1", "the body takes"),
        ("dimension=0", "dimension=2", "no axis 2"),
        ("is_reverse = false", "scan_dim_size = 4 : i64", "not 4"),
        ("return %1, %2 : tensor<3xf32>, tensor<3xf32>", "return %1 : tensor<3xf32>", "the result is"),
        ("inits (%c)", "inits ()", "operands"),
        ("multiply %a, %before", "multiply %a, %c", "may use what it is handed only, not %c"),
    ],
)
def test_scans_that_mlir_refuses(old, new, why):
    text = SCAN.replace(old, new)
    with pytest.raises(ShloError):
        mlir.check(text)
    with pytest.raises(ShloError, match=why):
        parse(text)


def test_a_scan_that_is_lowered_sees_nothing_of_the_block_around_it():
    """Not even an equal constant, which two blocks would share."""
    text = SCAN.replace(
        "  %0:2",
        "  %k = stablehlo.constant dense<2.0> : tensor<3xf32>\n  %e = stablehlo.add %c, %k : tensor<3xf32>\n  %0:2",
    )
    text = text.replace("(%c)", "(%e)").replace(
        "%2 = stablehlo.add %1, %b", "%3 = stablehlo.constant dense<2.0> : tensor<3xf32>\n %2 = stablehlo.add %1, %3"
    )
    lowered = emit(lower_module(parse(text)))
    assert lowered.count("dense<2.0>") == 2
    mlir.check(lowered)
    parse(lowered)


def test_a_scan_over_nothing():
    text = SCAN.replace("5x3", "0x3")
    carried = np.array([1, 2, 3], np.float32)
    outputs, last = evaluate(parse(text), [np.zeros((0, 3)), np.zeros((0, 3)), carried])
    assert outputs.shape == (0, 3)
    assert last.tolist() == [1, 2, 3]
