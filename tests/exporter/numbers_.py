"""Elementwise functions, element types, random numbers, linear algebra, transforms."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy import linalg, special

from tests.exporter.cases import case

ROUGH = 2e-5


@case("f32[3, 7]", tolerance=4e-6)
def elementary(x):
    return (
        jnp.exp(x), jnp.log(jnp.abs(x)), jnp.sin(x), jnp.cos(x), jnp.tan(x), jnp.tanh(x), jnp.sqrt(jnp.abs(x)), lax.rsqrt(
            jnp.abs(x)), jnp.cbrt(x), jnp.expm1(x), jnp.log1p(jnp.abs(x)), jax.nn.sigmoid(x), jnp.floor(x), jnp.ceil(x),
        jnp.round(x), jnp.sign(x), jnp.abs(x), -x, jnp.trunc(x), lax.round(x), jnp.exp2(x), jnp.log2(jnp.abs(x)),
    )  # fmt: skip


@case("f32[3, 7]", tolerance=1e-5, domains=((-0.9, 0.9),))
def inverse_functions(x):
    return (
        jnp.arcsin(x), jnp.arccos(x), jnp.arctan(x), jnp.sinh(x), jnp.cosh(x), jnp.arcsinh(x), jnp.arccosh(x + 2),
        jnp.arctanh(x), jnp.arctan2(x, x * x - 0.2), jnp.hypot(x, x), jnp.sinc(x),
    )  # fmt: skip


@case("f32[3, 7]", "f32[3, 7]", domains=("positive", None))
def binary(x, y):
    return (
        x + y, x - y, x * y, x / y, jnp.maximum(x, y), jnp.minimum(x, y), x**y, jnp.mod(y, x), jnp.fmod(y, x), y // x,
        lax.rem(y, x), jnp.logaddexp(x, y), jnp.copysign(x, y), jnp.nextafter(x, y), jnp.heaviside(y, x), y**3, y**-2,
    )  # fmt: skip


@case("f32[4]", "f32[4]", domains=(np.array([0.0, -0.0, np.nan, np.inf]), np.array([-0.0, 0.0, 1.0, -np.inf])))
def special_values(x, y):
    return (
        jnp.maximum(x, y), jnp.minimum(x, y), jnp.sign(x), x == y, x < y, jnp.isnan(x), jnp.isinf(y), jnp.isfinite(x),
        jnp.clip(x, -1, 1), jnp.sort(x), jnp.argmax(x), x.max(), x.min(), jnp.nan_to_num(x), jnp.signbit(x), 1 / y,
    )  # fmt: skip


@case("f32[8]", domains=(np.array([0.5, 1.5, -2.5, 3e9, -3e9, 300.0, -1.0, 127.9]),))
def float_to_integer(x):
    return [x.astype(t) for t in (jnp.int32, jnp.int8, jnp.uint8, jnp.uint32, jnp.int16, jnp.bool_)]


@case("i32[6]", "i32[6]", domains=(np.array([7, -7, 5, -(2**31), 3, 0]), np.array([2, 2, -3, -1, 0, 0])))
def integer_arithmetic(x, y):
    return (
        x + y, x * y, x // jnp.where(y == 0, 1, y), lax.div(x, y), lax.rem(x, y), x & y, x | y, x ^ y, ~x,
        jnp.abs(x), jnp.sign(x),
        x << 3, lax.shift_right_logical(x, y), lax.shift_right_arithmetic(x, y), lax.shift_left(x, y), lax.clz(x),
        lax.population_count(x), jnp.maximum(x, y), x % jnp.where(y == 0, 1, y), x**3, jnp.clip(x, -3, 3),
    )  # fmt: skip


@case("ui8[6]", "ui8[6]", "i8[6]", domains=((0, 256), (0, 256), (-128, 128)))
def narrow_integers(x, y, z):
    return x + y, x * y, x - y, x >> 1, z * z, z.astype(jnp.uint8), x.astype(jnp.int8), lax.shift_left(x, y), z // 3


@case("i32[5]", "i64[5]")
def integer_conversions(x, y):
    return [v.astype(t) for v in (x, y) for t in (jnp.int8, jnp.uint16, jnp.float32, jnp.int4, jnp.uint4, jnp.bool_)]


@case("f32[6]")
def small_floats(x):
    kinds = jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float8_e4m3b11fnuz, jnp.float8_e5m2fnuz, jnp.float16, jnp.bfloat16
    return [(x * 100).astype(t).astype(jnp.float32) for t in kinds], lax.reduce_precision(x, 5, 3)


@case("f32[4]", "i32[4]")
def bits(x, i):
    return (
        lax.bitcast_convert_type(x, jnp.int32), lax.bitcast_convert_type(i, jnp.float32),
        lax.bitcast_convert_type(x, jnp.uint8), lax.bitcast_convert_type(i.astype(jnp.int16).reshape(2, 2), jnp.int32),
        jnp.frexp(x), jnp.ldexp(x, i),
    )  # fmt: skip


@case("complex<f32>[3, 4]", "complex<f32>[3, 4]", tolerance=4e-6)
def complex_arithmetic(x, y):
    return (
        x + y, x * y, x / y, jnp.abs(x), jnp.angle(x), x.real, x.imag, jnp.conj(x), jnp.exp(x), jnp.sqrt(x), jnp.log(x),
        jnp.sin(x), x @ y.T, -x, x == y, lax.complex(x.real, y.imag), jnp.tanh(x), x.sum(), x**2, lax.rsqrt(x),
    )  # fmt: skip


@case("f32[3, 7]", tolerance=ROUGH, domains=("positive",))
def special_functions(x):
    return (
        special.erf(x), special.erfc(x), special.erfinv(x / 9), special.gammaln(x), special.digamma(x), special.xlogy(x, x),
        special.i0e(x), special.i1e(x), special.expit(x), special.logit(x / 9), special.entr(x), special.ndtri(x / 9),
        special.zeta(x + 1.5, x), special.polygamma(1, x), special.betaln(x, x), special.log_ndtr(x), special.gammainc(x, x),
    )  # fmt: skip


@case("f32[3, 4]", tolerance=ROUGH)
def gelu_exact(x):
    return jax.nn.gelu(x, approximate=False), jax.grad(lambda x: jax.nn.gelu(x, approximate=False).sum())(x)


@case("ui32[2]", domains=((0, 2**31),))
def random_threefry(key):
    k = jax.random.wrap_key_data(key, impl="threefry2x32")
    a, b = jax.random.split(k)
    return jax.random.bits(a, (5,)), jax.random.randint(b, (7,), -5, 50), jax.random.permutation(a, 8)


@case("ui32[2]", domains=((0, 2**31),), tolerance=ROUGH)
def random_floats(key):
    k = jax.random.wrap_key_data(key, impl="threefry2x32")
    return (
        jax.random.uniform(k, (6,)), jax.random.normal(k, (3, 3)), jax.random.bernoulli(k, 0.3, (8,)),
        jax.random.categorical(k, jnp.zeros(5)), jax.random.gumbel(k, (4,)), jax.random.truncated_normal(k, -1, 1, (4,)),
        jax.random.exponential(k, (3,)), jax.random.laplace(k, (3,)), jax.random.uniform(k, (3,), jnp.bfloat16),
    )  # fmt: skip


@case("ui32[4]", domains=((0, 2**31),))
def random_philox(key):
    k = jax.random.wrap_key_data(key, impl="rbg")
    return jax.random.bits(k, (7,)), jax.random.bits(k, (3,), jnp.uint8), jax.random.key_data(jax.random.fold_in(k, 3))


@case("ui32[4]", domains=((0, 2**31),))
def random_unsafe_rbg(key):
    k = jax.random.wrap_key_data(key, impl="unsafe_rbg")
    return jax.random.bits(k, (5,), jnp.uint16), jax.random.key_data(jax.random.split(k))


@case("ui32[2]", "f32[4, 6]", domains=((0, 2**31), None), tolerance=ROUGH)
def dropout(key, x):
    keep = jax.random.bernoulli(jax.random.wrap_key_data(key, impl="threefry2x32"), 0.8, x.shape)
    return jnp.where(keep, x / 0.8, 0.0)


@case("f32[4, 4]", "f32[4, 2]", tolerance=1e-4)
def linear_systems(a, b):
    s = a @ a.T + 4 * jnp.eye(4)
    c = jnp.linalg.cholesky(s)
    return c, linalg.solve_triangular(c, b, lower=True), linalg.cho_solve((c, True), b), jnp.linalg.inv(s)


@case("f32[4, 4]", "f32[4, 2]", tolerance=1e-4)
def solve_and_determinant(a, b):
    return jnp.linalg.solve(a + 3 * jnp.eye(4), b), jnp.linalg.det(a), jnp.linalg.slogdet(a + 3 * jnp.eye(4))


@case("f32[4, 4]", tolerance=1e-4)
def decompositions(a):
    q, r = jnp.linalg.qr(a)
    w, v = jnp.linalg.eigh(a + a.T)
    return q @ r, w, jnp.abs(v), jnp.linalg.svd(a, compute_uv=False)


@case("f32[4, 4]", tolerance=1e-4)
def cholesky_gradient(a):
    return jax.grad(lambda a: jnp.linalg.cholesky(a @ a.T + 4 * jnp.eye(4)).sum())(a)


@case("f32[3, 8]", "complex<f32>[3, 8]", tolerance=4e-6)
def fourier(x, z):
    return jnp.fft.fft(z), jnp.fft.ifft(z), jnp.fft.rfft(x), jnp.fft.irfft(z), jnp.fft.fft2(z), jnp.fft.fftshift(x)


@case("f32[8]", "f32[8]", tolerance=ROUGH)
def fourier_gradient(x, y):
    return jax.grad(lambda x: (jnp.abs(jnp.fft.rfft(x * y)) ** 2).sum())(x)


@case("f32[2, 3, 4]", "f32[2, 4, 5]", "f32[5]")
def einsums(x, y, z):
    return (
        jnp.einsum("bij,bjk->bik", x, y),
        jnp.einsum("bij,bjk,k->i", x, y, z),
        x @ y,
        jnp.vdot(z, z),
        jnp.matvec(y, z),
    )


@case("f64[3, 4]", "f64[4]", tolerance=1e-14, x64=True)
def double_precision(x, y):
    return x @ y, jnp.exp(x), jnp.cumsum(x, 0), jnp.arange(3.0, dtype=jnp.float64), x.astype(jnp.float32)


@case("i64[4]", "ui64[4]", x64=True)
def wide_integers(x, y):
    return x * x, x // 3, y >> jnp.uint64(3), y.astype(jnp.float32), lax.clz(y), x.sum(), jnp.cumsum(x)


@case("f32[3, 4]")
def static_argument_constants(x):
    table = np.arange(120, dtype=np.float32).reshape(10, 3, 4) / 7
    return x + table[3], (x * table).sum(0), x > np.linspace(-1, 1, 4, dtype=np.float32)
