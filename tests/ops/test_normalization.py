"""StableHLO's batch normalisation: against formulas, XLA and differences, and MLIR's refusals."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from shlo import evaluate, f32, func, gradient, ops
from shlo.ir.core import VJP
from tests.ops.against_xla import both
from tests.ops.drawing import run
from tests.ops.judging import applied, cases, judge

RNG = np.random.default_rng(8)


def draw(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("feature_index", [0, 1, 2])
def test_values_as_in_xla(feature_index):
    x, dy = draw(3, 4, 5), draw(3, 4, 5)
    scale, offset, mean = (draw(x.shape[feature_index]) for _ in range(3))
    variance = np.abs(mean) + 0.5
    attrs = {"epsilon": 1e-2, "feature_index": feature_index}
    for op, arrays in (
        ("batch_norm_training", (x, scale, offset)),
        ("batch_norm_inference", (x, scale, offset, mean, variance)),
        ("batch_norm_grad", (x, scale, mean, variance, dy)),
    ):
        for ours, theirs in zip(*both(op, *arrays, **attrs), strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-4)


def training(x, scale, offset, epsilon):
    mean, variance = x.mean((0, 2)), x.var((0, 2))
    normal = (x - mean[:, None]) / jnp.sqrt(variance[:, None] + epsilon)
    return normal * scale[:, None] + offset[:, None], mean, variance


@pytest.mark.parametrize("given_", [(1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1)])
def test_the_adjoint_of_training_against_jax(given_):
    """Cotangents of the output, the mean and the variance, in any company."""
    x, scale, offset = draw(3, 4, 5), draw(4), draw(4)
    dys = [d * g for d, g in zip((draw(3, 4, 5), draw(4), draw(4)), given_, strict=True)]
    theirs = jax.vjp(lambda *a: training(*a, 1e-2), x, scale, offset)[1](tuple(dys))

    def ours(*values):
        passed = [dy if g else None for dy, g in zip(values[:3], given_, strict=True)]
        grads = VJP.of(ops.batch_norm_training)(passed, *values[3:], epsilon=1e-2, feature_index=1)
        zero = ops.const(0.0, values[4].type)
        return [zero if g is None else g for g in grads]

    for a, b in zip(run(ours, *dys, x, scale, offset), theirs, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-3, atol=1e-4)


def normalised(op, *types, feature=1, result=None):
    attrs = f"<{{epsilon = 1.000000e-03 : f32, feature_index = {feature} : i64}}>"
    return applied(op, list(types), result or types[0], attrs=attrs)


def inference(*types, feature=1):
    return normalised("batch_norm_inference", *types, feature=feature)


V = ("3xf32",) * 4


@cases(
    ("", *inference("2x3xf32", *V)),
    ("", *inference("?x?xf32", *V)),
    ("batch_norm_inference_c1", *inference("2x3xf32", *V, feature=2)),
    ("batch_norm_inference_c2", *inference("2x3xf32", "3xf64", *V[1:])),
    ("batch_norm_inference_c3", *inference("2x3xf32", "4xf32", "4xf32", "4xf32", "4xf32")),
    ("batch_norm_inference_c3", *inference("2x3xf32", "4xf32", *V[1:])),
    ("batch_norm_inference_i1", *inference("2x3xi32", *("3xi32",) * 4)),
)
def test_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


@pytest.mark.parametrize("feature_index", [0, 1])
def test_second_derivatives_are_jaxs(feature_index):
    """Through the training step's gradient, where the statistics depend on the operand, twice."""
    x, dy, weight = draw(3, 4), draw(3, 4), draw(3, 4)
    scale = draw(x.shape[feature_index])
    axis, along = 1 - feature_index, (slice(None), None) if feature_index == 0 else (None, slice(None))

    def output(x, scale):
        mean, variance = x.mean(axis)[along], x.var(axis)[along]
        return (x - mean) / jnp.sqrt(variance + 0.1) * scale[along]

    def theirs(x, scale, dy):
        grads = jax.vjp(output, x, scale)[1](dy)
        return (jnp.sin(grads[0]) * weight).sum() + (grads[1] ** 2).sum()

    @func
    def ours(x: f32[3, 4], scale: f32[scale.shape], dy: f32[3, 4], weight: f32[3, 4]) -> f32[()]:
        zero = ops.const(0, scale.type)
        attrs = {"epsilon": 0.1, "feature_index": feature_index}
        _, mean, variance = ops.batch_norm_training(x, scale, zero, **attrs)
        dx, dscale, _ = ops.batch_norm_grad(x, scale, mean, variance, dy, **attrs)
        return ops.reduce_sum(ops.sine(dx) * weight, (0, 1)) + ops.reduce_sum(dscale * dscale, (0,))

    value, *grads = evaluate(gradient(ours, wrt=["x", "scale", "dy"]), [x, scale, dy, weight])
    wanted = jax.value_and_grad(theirs, argnums=(0, 1, 2))(x, scale, dy)
    for mine, other in zip((value, *grads), (wanted[0], *wanted[1]), strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-4)
