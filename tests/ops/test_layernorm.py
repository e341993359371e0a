"""Normalisation within an example, learned scales and biases, against JAX."""

import jax.numpy as jnp
import numpy as np
import pytest

from shlo.ir.core import OPERATORS
from shlo.ir.errors import ShloError
from shlo.ir.ops.layernorm import ln_f
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(8)
EPS = 1e-3

AXES = {
    ("row", None): (3,),
    ("channel", None): (1,),
    ("channel", "NHWC"): (3,),
    ("space", None): (2, 3),
    ("space", "NHWC"): (1, 2),
    ("example", None): (1, 2, 3),
}


@pytest.mark.parametrize(("over", "layout"), AXES)
def test_layer_norm_and_its_three_term_adjoint(over, layout):
    x, dy = RNG.normal(2.0, 3.0, size=(2, 3, 4, 5)), RNG.normal(size=(2, 3, 4, 5))
    axes = AXES[over, layout]

    def formula(x):
        return (x - x.mean(axes, keepdims=True)) / jnp.sqrt(x.var(axes, keepdims=True) + EPS)

    attrs = {"over": over, "layout": layout, "eps": EPS}
    close(apply(ln_f, x, **attrs), jax_value(formula, x))
    close(adjoint(ln_f, dy, x, **attrs)[0], jax_vjp(formula, dy, x)[0])
    assert called(ln_f, dy, x, **attrs) == ["lnBack"]


def test_an_example_does_not_see_the_others():
    x = RNG.normal(size=(4, 3, 2, 2))
    for over in ("row", "channel", "space", "example"):
        close(apply(ln_f, x, over=over)[1:2], apply(ln_f, x[1:2], over=over))


def test_what_there_is_to_normalise_over():
    with pytest.raises(ShloError, match="over must be one of"):
        apply(ln_f, np.ones((2, 3)), over="batch")
    with pytest.raises(ShloError, match="no space"):
        apply(ln_f, np.ones((2, 3)), over="space")


@pytest.mark.parametrize(
    ("name", "shape", "formula"),
    [
        ("row_scale", (3,), lambda x, g: x * g),
        ("row_bias", (3,), lambda x, g: x + g),
        ("layer_scale_ch", (4,), lambda x, g: x * g[:, None]),
        ("scalar_scale", (), lambda x, g: x * g),
        ("scalar_bias", (), lambda x, g: x + g),
    ],
)
def test_scales_and_biases(name, shape, formula):
    x, g, dy = RNG.normal(size=(2, 4, 3)), RNG.normal(size=shape), RNG.normal(size=(2, 4, 3))
    op = OPERATORS[name]
    close(apply(op, x, g), jax_value(formula, x, g))
    for ours, theirs in zip(adjoint(op, dy, x, g), jax_vjp(formula, dy, x, g), strict=True):
        close(ours, theirs)
