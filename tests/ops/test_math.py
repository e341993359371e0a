"""Analytic functions: against XLA within a few ulps and exactly at the corners; their accuracies in the text."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import OPERATORS, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.math import Accuracy
from shlo.ir.types import f64, type_of
from shlo.parse import parse
from shlo.runtime import mlir
from tests.ops.against_xla import agree, both, elements, pairs
from tests.ops.drawing import adjoint

RNG = np.random.default_rng(3)
names = pytest.mark.parametrize
ONE = [
    "cbrt",
    "cosine",
    "exponential",
    "exponential_minus_one",
    "log",
    "log_plus_one",
    "logistic",
    "rsqrt",
    "sine",
    "sqrt",
    "tan",
    "tanh",
]


@names("op", ONE)
@names("dtype", ["f32", "f64"])
def test_real_functions(op, dtype):
    x = elements(dtype, RNG)
    # XLA's own f32 functions are a few ulps off, and its rational tanh and logistic are cruder than libm's in f64.
    agree(op, x, ulps=8 if dtype == "f32" else 40)


@names("op", ONE)
@names("dtype", ["bf16", "f16"])
def test_narrow_functions_round_once(op, dtype):
    # XLA's eˣ overflows f16 in 1 / (1 + e⁻ˣ).
    agree(op, elements(dtype, RNG), ulps=2, apart=lambda x: (op == "logistic") & (x < -11))


CORNERS = {
    "logistic": ([-200, 200, np.nan, -np.inf, -0.0], [0, 1, np.nan, 0, 0.5]),
    "log": ([-0.0, 0.0, -1, np.inf], [-np.inf, -np.inf, np.nan, np.inf]),
    "log_plus_one": ([-1, -2, -0.0, 1e-10], [-np.inf, np.nan, -0.0, 1e-10]),
    "exponential_minus_one": ([-np.inf, -0.0, 1e-10], [-1, -0.0, 1e-10]),
    "sqrt": ([-0.0, -1], [-0.0, np.nan]),
    "rsqrt": ([-0.0, 0.0, -1, np.inf], [-np.inf, np.inf, np.nan, 0]),
    "cbrt": ([-8, -0.0], [-2, -0.0]),
    "tan": ([np.inf, -0.0], [np.nan, -0.0]),
}


@names("op", CORNERS)
def test_corners(op):
    x, wanted = (np.float32(v) for v in CORNERS[op])
    (ours,), (theirs,) = both(op, x)
    for got in (ours, theirs):
        assert np.allclose(got, wanted, rtol=1e-6, atol=0, equal_nan=True)
        assert (np.signbit(got) == np.signbit(wanted))[~np.isnan(wanted)].all()


def test_power_and_angle_corners():
    nan, inf = np.nan, np.inf
    a = np.float32([nan, 1, -8, 0, 0, -0.0, inf, -1, -2, -inf])
    agree("power", a, np.float32([0, nan, 1 / 3, -1, 0, -1, 0, inf, 3, -3]))
    agree("atan2", np.float32([0, -0.0, 0, -0.0, inf, nan]), np.float32([0, -0.0, -1, -1, -inf, 1]), ulps=1)
    agree("power", *pairs("f64", RNG), ulps=40)
    agree("atan2", *pairs("f64", RNG), ulps=4)


@names("op", [o for o in ONE if o != "cbrt"])
def test_complex_functions(op):
    z = elements("complex<f64>", RNG)
    (ours,), (theirs,) = both(op, z)
    assert (np.abs(ours - theirs) <= 1e-11 * np.abs(theirs)).all()


def test_complex_functions_xla_lacks():
    z = elements("complex<f64>", RNG)
    root = ours_alone("cbrt", z)
    assert np.allclose(root**3, z, rtol=1e-12)
    assert (np.abs(np.angle(root)) <= np.pi / 3 + 1e-12).all()
    w = elements("complex<f64>", RNG)
    angle = ours_alone("atan2", z, w)
    assert np.allclose(np.tan(angle), z / w, rtol=1e-9)


def ours_alone(op, *arrays):
    graph = trace(lambda *v: OPERATORS[op](*v), [(f"x{i}", type_of(a)) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays)[0]


@names(
    ("op", "fn"),
    [("cbrt", jnp.cbrt), ("tan", jnp.tan), ("atan2", jnp.arctan2), ("power", jnp.power), ("log_plus_one", jnp.log1p)],
)
def test_adjoints_are_jaxs(op, fn):
    with jax.enable_x64(True):
        count = 2 if op in ("atan2", "power") else 1
        xs = [np.abs(RNG.standard_normal(5)) + 0.1 for _ in range(count)]
        y, pull = jax.vjp(fn, *xs)
        dy = RNG.standard_normal(5)
        wanted = pull(jnp.asarray(dy))
    given = adjoint(OPERATORS[op], xs, [dy], {}, dtype=f64)
    for a, b in zip(given, wanted, strict=True):
        assert np.allclose(a, b, rtol=1e-12)


# ----------------------------------------------------------------------------------------------------------- accuracies

TEXT = """func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {{
  %0 = stablehlo.exponential %x {{result_accuracy = #stablehlo.result_accuracy<{}>}} : tensor<2xf32>
  return %0 : tensor<2xf32>
}}"""
MODE = "mode = #stablehlo.result_accuracy_mode<{}>"


@names(
    ("spelled", "read"),
    [
        (MODE.format("HIGHEST"), Accuracy("HIGHEST")),
        ("ulps = 5, " + MODE.format("TOLERANCE"), Accuracy("TOLERANCE", ulps=5)),
        ("atol = 1.0e-3, rtol = 0.5, " + MODE.format("TOLERANCE"), Accuracy("TOLERANCE", 1e-3, 0.5)),
        (MODE.format("DEFAULT"), None),
    ],
)
def test_accuracies_are_kept(spelled, read):
    module = parse(TEXT.format(spelled))
    (node,) = module.main.graph.nodes
    assert node.attrs["result_accuracy"] == read
    text = emit(module)
    assert emit(parse(text)) == text
    assert mlir.reprint(text) == mlir.reprint(TEXT.format(spelled))


@names(
    ("spelled", "why"),
    [
        ("ulps = 5, " + MODE.format("HIGHEST"), "takes no tolerances"),
        ("atol = -1.0, " + MODE.format("TOLERANCE"), "must not be negative"),
        (MODE.format("BEST"), "must be one of"),
    ],
)
def test_accuracies_mlir_refuses_are_refused(spelled, why):
    with pytest.raises(ShloError, match=why):
        parse(TEXT.format(spelled))
    with pytest.raises(ShloError):
        mlir.check(TEXT.format(spelled))
