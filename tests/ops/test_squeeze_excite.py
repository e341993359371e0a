"""Squeeze-and-excitation against JAX; drop masks."""

import jax
import numpy as np
import pytest

from shlo.ir.ops.drop import drop_path_b, dropout_b
from shlo.ir.ops.squeeze_excite import se_block
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(6)

WEIGHTS = [RNG.normal(size=s) for s in ((4, 2), (2,), (2, 4), (4,))]


def formula(x, w1, b1, w2, b2):
    s = x.mean((2, 3))
    return x * jax.nn.sigmoid(jax.nn.silu(s @ w1 + b1) @ w2 + b2)[:, :, None, None]


@pytest.mark.parametrize("layout", [None, "NHWC"])
def test_the_block_and_every_gradient(layout):
    x, dy = RNG.normal(size=(3, 4, 5, 2)), RNG.normal(size=(3, 4, 5, 2))

    def laid(v):
        return v if layout is None or v is None or v.ndim < 4 else v.transpose(0, 2, 3, 1)

    close(apply(se_block, laid(x), *WEIGHTS, layout=layout), laid(jax_value(formula, x, *WEIGHTS)))
    ours = adjoint(se_block, laid(dy), laid(x), *WEIGHTS, layout=layout)
    for a, b in zip(ours, jax_vjp(formula, dy, x, *WEIGHTS), strict=True):
        close(a, laid(b))


def test_the_adjoint_is_the_explicit_chain():
    """spec "Squeeze-excite": dgate, dense gradients, and the two ways back to x in one."""
    x = RNG.normal(size=(3, 4, 5, 2))
    chain = called(se_block, x, x, *WEIGHTS)
    assert {"seReduceB", "sigmoidBack", "dotOut", "swishBack", "weightGradB", "biasGradB", "seBack"} <= set(chain)
    assert chain.count("seBack") == 1
    assert "gapBack" not in chain


def test_masks():
    x, dy = RNG.normal(size=(3, 4, 2)), RNG.normal(size=(3, 4, 2))
    path = np.array([0.0, 1.25, 2.0])
    close(apply(drop_path_b, x, path), x * path[:, None, None])
    dx, dmask = adjoint(drop_path_b, dy, x, path)
    close(dx, dy * path[:, None, None])
    close(dmask, (dy * x).sum((1, 2)))
    mask = (RNG.random(x.shape) < 0.5) * 2.0
    close(apply(dropout_b, x, mask), x * mask)
    assert called(dropout_b, dy, x, mask) == ["dropoutB", "multiply"]
    close(adjoint(dropout_b, dy, x, mask)[1], dy * x)
