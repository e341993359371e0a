"""What JAX writes is read, and written back as MLIR prints it."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import evaluate
from shlo.emit import emit
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal

jax = pytest.importorskip("jax")
jnp = jax.numpy


def mlp(p, x, y):
    def loss(p):
        h = jnp.maximum(x @ p["w1"] + p["b1"], 0.0)
        z = h @ p["w2"] + p["b2"]
        z = z - jax.lax.stop_gradient(z.max(1, keepdims=True))
        return -(y * (z - jnp.log(jnp.exp(z).sum(1, keepdims=True)))).sum(1).mean()

    value, g = jax.value_and_grad(loss)(p)
    return value, jax.tree.map(lambda a, b: a - 0.1 * b, p, g)


def cnn(p, x):
    def loss(p):
        h = jax.lax.conv_general_dilated(x, p["w"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        h = jax.lax.reduce_window(jnp.tanh(h), -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return (h * h).sum()

    return jax.value_and_grad(loss)(p)


RNG = np.random.default_rng(0)


def arrays(*shapes):
    return [RNG.standard_normal(s).astype(np.float32) for s in shapes]


W1, B1, W2, B2, X, Y, W, IMAGES = arrays((6, 5), (5,), (5, 3), (3,), (4, 6), (4, 3), (3, 3, 2, 4), (2, 6, 6, 2))
PROGRAMS = {
    "mlp": (mlp, ({"w1": W1, "b1": B1, "w2": W2, "b2": B2}, X, Y)),
    "cnn": (cnn, ({"w": W}, IMAGES)),
}


@pytest.mark.parametrize("debug", [False, True], ids=["plain", "locations"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_lowered_programs(name, debug):
    fn, args = PROGRAMS[name]
    text = jax.jit(fn).lower(*args).as_text(debug_info=debug)
    module = parse(text)
    assert normal(emit(module)) == normal(mlir.reprint(text))
    flat = [np.asarray(a) for a in jax.tree.leaves(args)]
    for got, wanted in zip(evaluate(module, flat), jax.tree.leaves(fn(*args)), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)
