"""CHLO: against SciPy, JAX and XLA; what broadcasts against NumPy; texts as MLIR prints them."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.scipy import special as jsp

from shlo import gradient, ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import OPERATORS, Function, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import DType, bf16, f32, f64, type_of
from shlo.parse import parse
from shlo.runtime import mlir
from tests.ops.against_xla import agree, both, elements, pairs, verdicts
from tests.ops.drawing import adjoint

RNG = np.random.default_rng(23)
names = pytest.mark.parametrize
UNIT = np.concatenate([RNG.uniform(-1, 1, 200), [-1, 1, 0, -0.0]])


def ours(op, *arrays, **attrs):
    graph = trace(lambda *v: OPERATORS[op](*v, **attrs), [(f"x{i}", type_of(a)) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays)[0]


@names("op", ["erf", "erfc", "lgamma", "asinh", "atan", "cosh", "sinh", "square", "is_inf", "is_pos_inf", "is_neg_inf"])
@names("dtype", ["f32", "f64", "bf16"])
def test_special_functions(op, dtype):
    # XLA's lgamma is a Lanczos sum, off by some ulps of the largest term.
    agree(op, elements(dtype, RNG), ulps=500 if dtype == "f64" else 40, apart=near_a_zero if op == "lgamma" else None)


def near_a_zero(x):
    """Where log Γ crosses zero, a sum's rounding is all there is left."""
    return np.abs(np.asarray(ours("lgamma", x), np.float64)) < 0.5


@names("op", ["erf_inv", "acos", "asin", "atanh"])
def test_functions_of_the_unit_interval(op):
    agree(op, UNIT, ulps=200)
    agree(op, UNIT.astype(np.float32), ulps=16)
    assert np.isnan(ours(op, np.array([1.5, -2.0]))).all()


def test_gamma_functions():
    x = RNG.uniform(0.1, 20, 200)
    agree("digamma", x, ulps=1000)
    agree("acosh", x + 1, ulps=100)
    agree("zeta", x + 1.1, RNG.uniform(0.2, 9, 200), ulps=1000)
    n = RNG.integers(0, 5, 200).astype(np.float64)
    agree("polygamma", n, x, ulps=100000)
    assert np.isnan(ours("digamma", np.array([0.0, -1.0, -2.0]))).all()
    assert np.isnan(ours("polygamma", np.array([0.5, -1.0]), np.array([1.0, 1.0]))).all()
    agree("bessel_i1e", np.concatenate([x, -x]), ulps=2000)


@names("op", ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh", "square", "conj", "chlo_tan"])
def test_complex_functions(op):
    z = elements("complex<f64>", RNG)
    (a,), (b,) = both(op, z)
    assert (np.abs(a - b) <= 1e-12 * np.abs(b)).all()


@names("dtype", ["f8E5M2", "bf16", "f16", "f32", "f64"])
def test_next_after(dtype):
    a, b = pairs(dtype, RNG)
    if dtype in ("f16", "f32", "f64"):
        got, wanted = ours("next_after", a, b), np.nextafter(a, b)
        assert np.array_equal(got, wanted, equal_nan=True)
        assert (np.signbit(got) == np.signbit(wanted)).all()
    else:
        agree("next_after", a, b, apart=lambda x, y: np.isnan(x.astype(np.float32)) | np.isnan(y.astype(np.float32)))


@names("dtype", [d for d in DType.all.values() if d.is_integer and d.name != "index"], ids=str)
def test_mulhi(dtype):
    a, b = pairs(dtype, RNG)
    wanted = [(int(x) * int(y)) >> dtype.bits for x, y in zip(a, b, strict=True)]
    assert [int(v) for v in ours("mulhi", a, b)] == wanted


@names(
    ("op", "fn", "x"),
    [
        ("erf", jsp.erf, RNG.standard_normal(5)),
        ("erfc", jsp.erfc, RNG.standard_normal(5)),
        ("erf_inv", jsp.erfinv, RNG.uniform(-0.9, 0.9, 5)),
        ("lgamma", jsp.gammaln, RNG.uniform(0.3, 4, 5)),
        ("digamma", jsp.digamma, RNG.uniform(0.3, 4, 5)),
        ("acosh", jnp.arccosh, RNG.uniform(1.2, 4, 5)),
        ("asinh", jnp.arcsinh, RNG.standard_normal(5)),
        ("atanh", jnp.arctanh, RNG.uniform(-0.9, 0.9, 5)),
        ("acos", jnp.arccos, RNG.uniform(-0.9, 0.9, 5)),
    ],
)
def test_adjoints_are_jaxs(op, fn, x):
    with jax.enable_x64(True):
        _, pull = jax.vjp(fn, x)
        dy = RNG.standard_normal(5)
        (wanted,) = pull(jnp.asarray(dy))
    (given,) = adjoint(OPERATORS[op], [x], [dy], {}, dtype=f64)
    assert np.allclose(given, wanted, rtol=1e-7)


# --------------------------------------------------------------------------------------------------------------- top_k


@names("dtype", ["f32", "bf16", "i32", "ui8", "f64"])
@names("k", [0, 1, 5])
def test_top_k(dtype, k):
    x = elements(dtype, RNG)[:240].reshape(20, 12)
    agree("top_k", x, k=k)


def test_top_k_in_order_of_bits_and_place():
    x = np.float32([[0.0, np.nan, -0.0, 0.0, -np.inf], [3, 3, 1, 3, 2]])
    agree("top_k", x, k=5)
    graph = trace(lambda v: OPERATORS["top_k"](v, k=5), [("x", type_of(x))])
    for world in ("stored", "real"):
        assert evaluate(graph, [x], world=world)[1].tolist() == [[1, 0, 3, 2, 4], [0, 1, 3, 4, 2]]


@names("k", [-1, 6])
def test_top_k_of_too_few(k):
    with pytest.raises(ShloError, match="is not between 0 and"):
        trace(lambda v: OPERATORS["top_k"](v, k=k), [("x", f64[2, 5])])


# ---------------------------------------------------------------------------------------------------------- broadcasting

SHAPES = [((2, 3), (3,)), ((3,), (2, 3)), ((2, 1), (1, 3)), ((), (2,)), ((2, 1, 4), (3, 1)), ((0, 3), (3,))]


@names("shapes", SHAPES, ids=str)
@names("op", ["add", "subtract", "maximum"])
def test_the_last_axes_meet(op, shapes):
    a, b = (RNG.standard_normal(s).astype(np.float32) for s in shapes)
    wanted = getattr(np, op)(a, b)
    agree(f"broadcast_{op}", a, b)
    assert np.array_equal(ours(f"broadcast_{op}", a, b), wanted)


def test_broadcast_dimensions_place_the_lower_rank():
    a, b = RNG.standard_normal((2, 3)), RNG.standard_normal(2)
    assert np.array_equal(ours("broadcast_subtract", a, b, broadcast_dimensions=(0,)), a - b[:, None])
    assert np.array_equal(ours("broadcast_subtract", b, a, broadcast_dimensions=(0,)), b[:, None] - a)


@names("dims", [(0, 1), (2,), (-1,), ()], ids=str)
def test_wrong_broadcast_dimensions(dims):
    with pytest.raises(ShloError, match="broadcast_dimensions"):
        trace(
            lambda x, y: OPERATORS["broadcast_add"](x, y, broadcast_dimensions=dims), [("x", f64[2, 3]), ("y", f64[2])]
        )


def test_sizes_that_cannot_meet():
    with pytest.raises(ShloError, match="sizes 2 and 3 on axis 1"):
        trace(lambda x, y: OPERATORS["broadcast_add"](x, y), [("x", f64[2, 3]), ("y", f64[2])])


def test_broadcast_select_and_compare():
    p, a, b = RNG.integers(0, 2, (2, 1)).astype(bool), RNG.standard_normal((2, 3)), RNG.standard_normal(3)
    assert np.array_equal(ours("broadcast_select", p, a, b), np.where(p, a, b))
    assert np.array_equal(ours("broadcast_compare", a, b, comparison_direction="LT"), a < b)


# ------------------------------------------------------------------------------------------------------------------ text

STATEMENTS = [
    "chlo.erf %x : tensor<2xf32> -> tensor<2xf32>",
    "chlo.next_after %x, %x : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>",
    "chlo.broadcast_add %x, %x {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>",
    '"chlo.constant_like"(%x) <{value = 1.500000e+00 : f32}> : (tensor<2xf32>) -> tensor<2xf32>',
    "chlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>",
]


@names("statement", STATEMENTS)
def test_texts(statement):
    text = f"func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {{\n %0 = {statement}\n return %0 : tensor<2xf32>\n}}"
    module = parse(text)
    assert mlir.reprint(emit(module)) == mlir.reprint(text)
    assert emit(parse(emit(module))) == emit(module)
    assert mlir.reprint(emit(module, generic=True)) == mlir.reprint(text)


ELEMENTS = ["f32", "i32", "i1", "complex<f32>", "f8E5M2", "ui2"]
OPS = {op.label: len(op.operands) for op in OPERATORS.values() if op.text_name.startswith("chlo.")}


@names(("op", "element"), [(o, e) for o in OPS if "constant" not in o and not o.startswith("is_") for e in ELEMENTS])
def test_element_types_are_those_mlir_takes(op, element):
    if op in ("broadcast_compare", "broadcast_select", "broadcast_complex", "top_k", "ragged_dot", "scan"):
        return
    type = f"tensor<2x{element}>"
    mine, theirs = verdicts(op, [type] * OPS[op], type, dialect="chlo")
    if op.startswith("broadcast_"):  # MLIR finds out when it lowers them
        assert mine is not None or theirs is None
        return
    assert (mine is None) == (theirs is None), (mine, theirs)


def test_exact_gelu_is_jaxs():
    x, dy = RNG.standard_normal(50) * 3, RNG.standard_normal(50)
    with jax.enable_x64(True):
        y, pull = jax.vjp(lambda v: jax.nn.gelu(v, approximate=False), x)
        (dx,) = pull(jnp.asarray(dy))
    assert np.allclose(ours("gelu", x, form="erf"), y, rtol=1e-13)
    assert np.allclose(ours("gelu_back", dy, x, form="erf"), dx, rtol=1e-12)
    with pytest.raises(ShloError, match="form must be one of tanh, erf"):
        trace(lambda v: OPERATORS["gelu"](v, form="sigmoid"), [("x", f64[2])])


def test_the_slope_of_bessel_i1e_is_jaxs():
    """On both sides of where the series of I₀ change, about 0, and far out."""
    x = np.concatenate([np.linspace(-12, 12, 97), [0, 1e-30, -1e-8, 1e-5, 7.999, 8, 8.001, 50, -700, 1e5]])
    for dtype, error in ((f64, 1e-14), (f32, 3e-7), (bf16, 4e-3)):
        graph = trace(lambda x: ops.reduce_sum(ops.bessel_i1e(x), (0,)), [("x", dtype[x.size])])
        rounded = x.astype(dtype.numpy).astype(np.float64)
        with jax.enable_x64(True):
            theirs = np.asarray(jax.vmap(jax.grad(jax.lax.bessel_i1e))(rounded))
        _, grad = evaluate(gradient(Function("f", graph)), [rounded])
        np.testing.assert_allclose(grad.astype(np.float64), theirs, atol=error, rtol=0)
