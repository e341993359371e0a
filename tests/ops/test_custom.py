"""custom_call: any target reads, hashes and prints; known ones evaluate; linear algebra of JAX against JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo import ops, skeleton
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.interp.diff import diff
from shlo.ir.core import Function, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.custom import TARGETS, CustomCall, custom_call_den
from shlo.ir.types import f32
from shlo.parse import parse
from shlo.runtime import mlir
from shlo.transform.grad import gradient
from shlo.transform.lower import lower_module
from tests.ops.judging import judge, text_of, verdict
from tests.ops.test_flow import agree, exported

RNG = np.random.default_rng(9)


def called(attrs, types="(tensor<2xf32>) -> tensor<2xf32>", target="@my.thing"):
    return f"%r = stablehlo.custom_call {target}(%a0) {attrs} : {types}"


EVERYTHING = (
    'api_version = 2 : i32, backend_config = "a\\22b", called_computations = [@f], has_side_effect = true, '
    "mhlo.note = {k = 1 : ui8}, "
    "operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<"
    "output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]"
)
TEXT = f"""module {{
  func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {{
    %0 = stablehlo.custom_call @"a thing"(%x) {{{EVERYTHING}}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }}
  func.func private @f(%a: tensor<f32>) -> tensor<f32> {{
    return %a : tensor<f32>
  }}
}}
"""


def test_every_attribute_is_read_and_written():
    module = parse(TEXT)
    assert emit(module) == TEXT
    assert mlir.reprint(TEXT).replace("%arg0", "%x").count(EVERYTHING.replace(", ", ", ")) == 1
    generic = emit(module, generic=True)
    assert emit(parse(generic)) == TEXT
    assert skeleton(parse(generic)) == skeleton(module)


@pytest.mark.parametrize(
    ("old", "new"),
    [('"a thing"', '"a thong"'), ("a\\22b", "a"), ("dense<[1, 0]>", "dense<[0, 1]>"), ("k = 1 : ui8", "k = 2 : ui8")],
)
def test_targets_and_attributes_tell_programs_apart(old, new):
    other = TEXT.replace(old, new)
    assert other != TEXT
    assert skeleton(parse(other)) != skeleton(parse(TEXT))
    assert len(diff(parse(TEXT), parse(other))) == 1


CHOLESKY = jax.jit(jnp.linalg.cholesky).lower(np.zeros((3, 3), np.float32)).as_text()


def test_what_another_dialect_says_of_a_target_survives_every_rebuilding():
    matrix = np.array([[4, 2, 2], [2, 5, 3], [2, 3, 6]], np.float32)
    module = parse(CHOLESKY)
    (expected,) = evaluate(module, [matrix])
    np.testing.assert_allclose(expected, np.linalg.cholesky(matrix), rtol=1e-6)
    flat = lower_module(module)
    assert "uplo = 76" in emit(flat)
    np.testing.assert_array_equal(evaluate(flat, [matrix])[0], expected)


def test_what_another_dialect_says_of_a_target_is_part_of_the_program():
    module, other = parse(CHOLESKY), parse(CHOLESKY.replace("uplo = 76", "uplo = 85"))
    assert skeleton(module) != skeleton(other)
    (difference,) = diff(module, other)
    assert difference.message.endswith("mhlo.backend_config: {uplo = 76 : ui8} → {uplo = 85 : ui8}")


def test_an_unknown_target_is_named():
    with pytest.raises(ShloError, match=r'custom_call @a thing has no meaning here: .*@custom_call_den\("a thing"\)'):
        evaluate(parse(TEXT), [np.zeros((2, 3))])


def test_a_target_of_ones_own():
    @custom_call_den("test.scaled")
    def _(call: CustomCall, x):
        assert call.types == (f32[2],)
        return x * call.config["scale"] + call.attributes.get("offset", 0)

    try:
        for attrs, expected in (
            ("{api_version = 4 : i32, backend_config = {scale = 2.0 : f32}}", [2.0, 4.0]),
            ("{mhlo.backend_config = {scale = 3 : i64}, mhlo.attributes = {offset = 1 : i64}}", [4.0, 7.0]),
        ):
            text = text_of(["2xf32"], called(attrs, target="@test.scaled")).replace(
                "return\n", "return %r : tensor<2xf32>\n"
            )
            module = parse(text.replace(") {", ") -> tensor<2xf32> {", 1))
            assert evaluate(module, [[1.0, 2.0]])[0].tolist() == expected
    finally:
        del TARGETS["test.scaled"]


def test_a_rule_must_return_as_many_results():
    custom_call_den("test.none")(lambda call, x: None)
    try:
        graph = trace(lambda x: ops.custom_call([x], call_target_name="test.none", types=(f32[2],)), [("x", f32[2])])
        with pytest.raises(ShloError, match="its rule returned 0 results, not 1"):
            evaluate(graph, [[1.0, 2.0]])
    finally:
        del TARGETS["test.none"]


def test_what_changes_nothing_has_a_gradient():
    def loss(x):
        (y,) = ops.custom_call([x], call_target_name="Sharding", types=(x.type,))
        return ops.reduce_sum(y * y, [0])

    function = Function("f", trace(loss, [("x", f32[3])]))
    assert evaluate(gradient(function), [[1.0, 2.0, 3.0]])[1].tolist() == [2.0, 4.0, 6.0]

    def other(x):
        return ops.reduce_sum(ops.custom_call([x], call_target_name="my.kernel", types=(x.type,))[0], [0])

    with pytest.raises(ShloError, match="@my.kernel cannot be differentiated"):
        gradient(Function("f", trace(other, [("x", f32[3])])))


def test_an_effect_stays():
    def program(x):
        ops.custom_call([x], call_target_name="a", types=(), has_side_effect=True)
        ops.custom_call([x], call_target_name="b", types=())
        return x

    assert [n.attrs["call_target_name"] for n in trace(program, [("x", f32[2])]).nodes] == ["a"]


def test_shape_assertions():
    text = """func.func @main(%ok: tensor<i1>, %n: tensor<i32>) {
  stablehlo.custom_call @shape_assertion(%ok, %n) {error_message = "{0} is odd", has_side_effect = true} :
    (tensor<i1>, tensor<i32>) -> ()
  return
}"""
    assert evaluate(parse(text), [True, 3]) == []
    with pytest.raises(ShloError, match="3 is odd"):
        evaluate(parse(text), [False, 3])


def test_top_k_as_a_custom_call():
    text = """func.func @main(%x: tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64} :
    (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
}"""
    values, places = evaluate(parse(text), [[[1, 5, 5, 2], [4, 3, 2, 1]]])
    assert values.tolist() == [[5.0, 5.0], [4.0, 3.0]]
    assert places.tolist() == [[1, 2], [0, 1]]
    agree(lambda x: lax.approx_max_k(x, 3), jnp.float32(RNG.standard_normal((4, 9))))


def positive(n, dtype):
    x = RNG.standard_normal((n, n)) + (1j * RNG.standard_normal((n, n)) if dtype == np.complex64 else 0)
    return (x @ x.conj().T + np.eye(n)).astype(dtype)


HERMITIAN = {
    "cholesky": jnp.linalg.cholesky,
    "eigh": jnp.linalg.eigh,
    "eigvalsh": jnp.linalg.eigvalsh,
    "tridiagonal": lax.linalg.tridiagonal,
}
ANY = {
    "qr": jnp.linalg.qr,
    "whole qr": lambda a: jnp.linalg.qr(a[:, :2], mode="complete"),
    "eigvals": jnp.linalg.eigvals,
    "eig": lambda a: jnp.linalg.eig(a)[1],
    "svd": jnp.linalg.svd,
    "thin svd": lambda a: jnp.linalg.svd(a[:2], full_matrices=False),
    "svdvals": lambda a: jnp.linalg.svd(a, compute_uv=False),
    "lu_factor": lambda a: jax.scipy.linalg.lu_factor(a),
    "lu": lambda a: jax.scipy.linalg.lu(a),
    "inv": jnp.linalg.inv,
    "batch": lambda a: jnp.linalg.inv(jnp.stack([a, a + jnp.eye(4)])),
    "schur": lambda a: jax.scipy.linalg.schur(a),
    "hessenberg": lambda a: lax.linalg.hessenberg(a),
}


@pytest.mark.parametrize("dtype", [np.float32, np.complex64])
@pytest.mark.parametrize("name", [*HERMITIAN, *ANY])
def test_lapack_as_jax_calls_it(name, dtype):
    a = positive(4, dtype)
    if name in ANY:
        a = (a + np.triu(np.ones((4, 4)), 1)).astype(dtype)
    agree(HERMITIAN.get(name) or ANY[name], a, tolerance=1e-4)


def test_a_tridiagonal_solve():
    low, middle, high = (RNG.standard_normal(5).astype(np.float32) for _ in range(3))
    agree(
        lambda *a: lax.linalg.tridiagonal_solve(*a),
        low,
        middle + 4,
        high,
        RNG.standard_normal((5, 2)).astype(np.float32),
        tolerance=1e-4,
    )


def test_a_matrix_that_does_not_factor():
    for a, b in zip(*exported(jnp.linalg.cholesky, -np.eye(3, dtype=np.float32)), strict=True):
        assert np.array_equal(np.isnan(a), np.isnan(b))


@pytest.mark.parametrize(
    ("fits", "attrs"),
    [
        (True, '{backend_config = ""}'),
        (True, "{api_version = 4 : i32, backend_config = {}}"),
        (False, '{api_version = 4 : i32, backend_config = "a"}'),
        (False, "{backend_config = {a = 1 : i64}}"),
        (True, "{operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}"),
        (False, "{operand_layouts = [dense<0> : tensor<1xindex>]}"),
        (False, "{operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]}"),
        (False, "{operand_layouts = [], result_layouts = [dense<0> : tensor<1xindex>]}"),
        (False, "{operand_layouts = [dense<1> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}"),
    ],
)
def test_custom_calls_are_refused_as_by_mlir(fits, attrs):
    if fits:
        judge("", ["2xf32"], called(attrs))
        return
    text = text_of(["2xf32"], called(attrs))
    assert verdict(parse, text) is not None
    assert verdict(mlir.check, text) is not None
