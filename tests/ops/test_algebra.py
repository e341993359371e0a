"""Cholesky, triangular solves and Fourier transforms: against XLA and JAX, their adjoints, and MLIR's refusals."""

import itertools
from fractions import Fraction

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo import ops
from shlo.interp.den import evaluate
from shlo.ir.core import VJP, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import c64
from tests.ops.against_xla import both
from tests.ops.drawing import run
from tests.ops.judging import applied, cases, judge
from tests.ops.test_flow import agree

RNG = np.random.default_rng(6)


def positive(*shape, dtype=np.float32):
    x = RNG.standard_normal(shape) + (1j * RNG.standard_normal(shape) if dtype == np.complex64 else 0)
    return (x @ np.swapaxes(x, -1, -2).conj() + 2 * np.eye(shape[-1])).astype(dtype)


@pytest.mark.parametrize("dtype", [np.float32, np.complex64])
@pytest.mark.parametrize("lower", [True, False])
def test_cholesky_reads_one_triangle_and_clears_the_other(lower, dtype):
    a = positive(2, 4, 4, dtype=dtype)
    junk = np.triu(np.full((4, 4), 99), 1) if lower else np.tril(np.full((4, 4), 99), -1)
    (ours,), (theirs,) = both("cholesky", (a + junk).astype(dtype), lower=lower)
    np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-5)
    whole = ours @ np.swapaxes(ours, -1, -2).conj() if lower else np.swapaxes(ours, -1, -2).conj() @ ours
    np.testing.assert_allclose(whole, a, rtol=1e-4, atol=1e-4)


def test_cholesky_of_what_is_not_positive_definite():
    a = np.stack([positive(3, 3), -np.eye(3, dtype=np.float32)])
    (ours,), (theirs,) = both("cholesky", a, lower=True)
    assert np.isfinite(ours[0]).all()
    assert np.isnan(ours[1]).all()
    assert np.array_equal(np.isnan(ours), np.isnan(theirs))


def test_cholesky_adjoint_against_jax():
    a, dy = positive(2, 3, 3), RNG.standard_normal((2, 3, 3)).astype(np.float32)
    _, back = jax.vjp(lambda a: lax.linalg.cholesky(a, symmetrize_input=True), a)
    (theirs,) = back(dy)

    def ours(dy, a):
        return VJP.of(ops.cholesky)(dy, a, lower=True)[0]

    (grad,) = run(ours, np.tril(dy), a)
    # JAX spreads a cotangent over both triangles, the operator reads the lower one.
    folded = np.tril(theirs) + np.tril(np.swapaxes(theirs, -1, -2), -1)
    np.testing.assert_allclose(grad, folded, rtol=1e-3, atol=1e-4)


HOW = list(itertools.product([True, False], [True, False], [True, False], ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]))


@pytest.mark.parametrize(("left_side", "lower", "unit_diagonal", "transpose_a"), HOW)
def test_triangular_solve_is_xlas(left_side, lower, unit_diagonal, transpose_a):
    a = (RNG.standard_normal((2, 3, 3)) + 3 * np.eye(3) + 1j * RNG.standard_normal((2, 3, 3))).astype(np.complex64)
    b = RNG.standard_normal((2, 3, 4) if left_side else (2, 4, 3)).astype(np.complex64)
    attrs = {"left_side": left_side, "lower": lower, "unit_diagonal": unit_diagonal, "transpose_a": transpose_a}
    (ours,), (theirs,) = both("triangular_solve", a, b, **attrs)
    np.testing.assert_allclose(ours, theirs, rtol=1e-3, atol=1e-3)


def test_triangular_solve_is_exact_in_the_exact_world():
    a, b = np.array([[2, 0], [3, 7]], np.float32), np.array([[1], [1]], np.float32)
    attrs = {"left_side": True, "lower": True, "unit_diagonal": False, "transpose_a": "NO_TRANSPOSE"}
    (x,) = run(lambda a, b: ops.triangular_solve(a, b, **attrs), a, b, world="exact")
    assert x.ravel().tolist() == [Fraction(1, 2), Fraction(-1, 14)]


def test_linear_algebra_in_jax():
    a, b = positive(4, 4), RNG.standard_normal((4, 2)).astype(np.float32)
    agree(jnp.linalg.solve, a, b, tolerance=1e-4)
    agree(jax.grad(lambda a: jnp.linalg.slogdet(a)[1]), a, tolerance=1e-4)
    agree(lambda a, b: jax.scipy.linalg.cho_solve((jnp.linalg.cholesky(a), True), b), a, b, tolerance=1e-4)


@pytest.mark.parametrize("axes", [(-1,), (-2, -1), (-3, -2, -1)])
def test_fft_as_jax_writes_it(axes):
    z = (RNG.standard_normal((2, 3, 4, 5)) + 1j * RNG.standard_normal((2, 3, 4, 5))).astype(np.complex64)
    x = z.real.copy()
    for fn in (jnp.fft.fftn, jnp.fft.ifftn, jnp.fft.irfftn):
        agree(lambda z, fn=fn: fn(z, axes=axes), z, tolerance=1e-4)
    agree(lambda x: jnp.fft.rfftn(x, axes=axes), x, tolerance=1e-4)
    for n in (6, 7):
        agree(lambda z, n=n: jnp.fft.irfft(z, n=n), z, tolerance=1e-4)


@pytest.mark.parametrize("n", [4, 5])
def test_fft_adjoints_against_jax(n):
    x = RNG.standard_normal((3, n)).astype(np.float32)
    z = (RNG.standard_normal((3, n // 2 + 1)) + 1j * RNG.standard_normal((3, n // 2 + 1))).astype(np.complex64)
    full = np.fft.fft(x).astype(np.complex64)
    for kind, operand, dy, fn in (
        ("RFFT", x, z, jnp.fft.rfft),
        ("IRFFT", z, x, lambda z: jnp.fft.irfft(z, n=n)),
        ("FFT", full, full[:, ::-1].copy(), jnp.fft.fft),
        ("IFFT", full, full[:, ::-1].copy(), jnp.fft.ifft),
    ):
        (theirs,) = jax.vjp(fn, operand)[1](dy)
        (ours,) = run(lambda dy, x, kind=kind: VJP.of(ops.fft)(dy, x, fft_type=kind, fft_length=(n,))[0], dy, operand)
        np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-5)


def test_a_transform_that_xla_cannot_run_is_an_error():
    graph = trace(lambda z: ops.fft(z, fft_type="FFT", fft_length=(3,)), [("z", c64[4])])
    with pytest.raises(ShloError, match="are not fft_length"):
        evaluate(graph, [np.zeros(4)])


def test_what_has_no_derivative_says_so():
    with pytest.raises(ShloError, match="where its elements are real"):
        trace(lambda dy, a: VJP.of(ops.cholesky)(dy, a, lower=True), [("dy", c64[2, 2]), ("a", c64[2, 2])])
    with pytest.raises(ShloError, match="no exact value"):
        run(lambda a: ops.cholesky(a), np.eye(2, dtype=np.float32), world="exact")


def solving(*types, left="true", transpose="NO_TRANSPOSE", result=None):
    attrs = f"<{{left_side = {left}, lower = true, transpose_a = #stablehlo<transpose {transpose}>, unit_diagonal = false}}>"
    return applied("triangular_solve", list(types), result or types[-1], attrs=attrs)


def transformed(kind, length, operand, result):
    return applied("fft", [operand], result, f", type = {kind}, length = {length}")


def factored(operand):
    return applied("cholesky", [operand], operand, attrs="<{lower = true}>")


@cases(
    ("", *factored("2x3x3xf32")),
    ("", *factored("2x?x3xf32")),
    ("cholesky_c2", *factored("3xf32")),
    ("cholesky_c3", *factored("3x4xf32")),
    ("cholesky_i1", *factored("3x3xi32")),
    ("", *solving("3x3xf32", "3x2xf32")),
    ("", *solving("3x3xf32", "2x3xf32", left="false")),
    ("triangular_solve_c1", *solving("3x3xf32", "3x2xf64")),
    ("triangular_solve_c2", *solving("3x3xf32", "1x3x2xf32")),
    ("triangular_solve_c2", *solving("3xf32", "3xf32")),
    ("triangular_solve_c3", *solving("3x4xf32", "3x2xf32")),
    ("triangular_solve_c3", *solving("3x3xf32", "2x3xf32")),
    ("triangular_solve_c3", *solving("2x3x3xf32", "3x3x2xf32")),
    ("triangular_solve_i1", *solving("3x3xi32", "3x2xi32")),
    ("", *transformed("FFT", [4], "4xcomplex<f32>", "4xcomplex<f32>")),
    ("", *transformed("RFFT", [4], "2x4xf32", "2x3xcomplex<f32>")),
    ("", *transformed("IRFFT", [4], "3xcomplex<f64>", "4xf64")),
    ("fft_c1", *transformed("FFT", [4, 4], "4xcomplex<f32>", "4xcomplex<f32>")),
    ("fft_c2", *transformed("FFT", [4], "4xf32", "4xcomplex<f32>")),
    ("fft_c2", *transformed("RFFT", [4], "4xcomplex<f32>", "3xcomplex<f32>")),
    ("fft_c3", *transformed("FFT", [1, 1, 1, 1], "1x1x1x1xcomplex<f32>", "1x1x1x1xcomplex<f32>")),
    ("fft_c3", *transformed("FFT", [], "4xcomplex<f32>", "4xcomplex<f32>")),
    ("fft_c4", *transformed("RFFT", [5], "4xf32", "3xcomplex<f32>")),
    ("fft_c5", *transformed("IRFFT", [7], "3xcomplex<f32>", "7xf32")),
    ("fft_c5", *transformed("IRFFT", [3, 4], "2x3xcomplex<f32>", "2x4xf32")),
)
def test_algebra_is_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
