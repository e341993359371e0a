"""Reverse mode: named backward operators, fan-out, bodies of composites and calls, and JAX's gradients of the same function."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from shlo import ShloError, evaluate, f32, func, i32, ops, trace
from shlo.ir.core import VJP, Function
from shlo.transform.grad import gradient, pullback


def labels(graph):
    return [n.op.label for n in graph.nodes]


def test_a_convolutions_weight_gradient_is_the_operator():
    def f(x, w, dy):
        y = ops.conv_f(x, w)
        return tuple(pullback({y: dy}, [x, w]))

    graph = trace(f, [("x", f32[2, 3, 6, 6]), ("w", f32[4, 3, 3, 3]), ("dy", f32[2, 4, 6, 6])])
    assert labels(graph) == ["convBack", "convWeightGradB"]


def test_fan_out_accumulates():
    graph = gradient(Function("f", trace(lambda x: ops.reduce_sum(x * x * x + x, [0]), [("x", f32[4])])))
    x = np.array([1.0, -2.0, 3.0, 0.5])
    _, dx = evaluate(graph, [x], world="real")
    np.testing.assert_allclose(dx, 3 * x**2 + 1)


def test_an_input_without_influence_has_gradient_zero():
    graph = gradient(Function("f", trace(lambda x, y: ops.reduce_sum(x, [0]), [("x", f32[4]), ("y", f32[3])])))
    _, _, dy = evaluate(graph, [np.ones(4), np.ones(3)])
    assert dy.shape == (3,)
    assert not dy.any()


def test_integers_have_no_gradient():
    def f(x, n):
        return ops.reduce_sum(x * ops.convert(n, dtype=x.dtype), [0])

    graph = gradient(Function("f", trace(f, [("x", f32[4]), ("n", i32[4])])))
    assert len(graph.graph.results) == 2


def test_through_calls():
    @func(private=True)
    def square(x: f32[4]):
        return x * x

    graph = gradient(Function("f", trace(lambda x: ops.reduce_sum(square(x), [0]), [("x", f32[4])])))
    _, dx = evaluate(graph, [np.arange(4.0)])
    np.testing.assert_allclose(dx, 2 * np.arange(4.0))


def test_a_composite_without_a_rule_is_differentiated_through_its_body():
    rule = VJP.rules.pop(ops.smoothed_ce_loss)
    try:
        f = Function(
            "f", trace(lambda z, t: ops.smoothed_ce_loss(z, t, alpha=0.1), [("z", f32[3, 4]), ("t", f32[3, 4])])
        )
        through_body = gradient(f, ["z"])
    finally:
        VJP.rules[ops.smoothed_ce_loss] = rule
    rng = np.random.default_rng(0)
    z, t = rng.standard_normal((3, 4)), rng.dirichlet(np.ones(4), 3)
    for a, b in zip(
        evaluate(through_body, [z, t], world="real"), evaluate(gradient(f, ["z"]), [z, t], world="real"), strict=True
    ):
        np.testing.assert_allclose(a, b, rtol=1e-9)


def ours_mixed(x, w):
    h = ops.tanh(ops.dot_general(x, w, lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,)))
    h = ops.concatenate([h, ops.exponential(-h)], dimension=1)
    h = ops.transpose(ops.reshape(h, shape=(3, 2, 4)), permutation=(1, 0, 2))
    m = ops.spread(ops.reduce_max(h, [2]), h, 0, 1)
    return ops.reduce_sum(ops.log((h - m) * (h - m) + 1.5) * ops.slice_axis(h, 2, 0, 4), [0, 1, 2])


def jax_mixed(x, w):
    h = jnp.tanh(x @ w)
    h = jnp.concatenate([h, jnp.exp(-h)], axis=1)
    h = h.reshape(3, 2, 4).transpose(1, 0, 2)
    m = h.max(2, keepdims=True)
    return (jnp.log((h - m) ** 2 + 1.5) * h).sum()


def test_against_jax():
    graph = gradient(Function("f", trace(ours_mixed, [("x", f32[3, 5]), ("w", f32[5, 4])])))
    rng = np.random.default_rng(1)
    x, w = rng.standard_normal((3, 5)), rng.standard_normal((5, 4))
    jax.config.update("jax_enable_x64", True)
    try:
        value, grads = jax.value_and_grad(jax_mixed, (0, 1))(x, w)
    finally:
        jax.config.update("jax_enable_x64", False)
    ours = evaluate(graph, [x, w], world="real")
    for a, b in zip(ours, [value, *grads], strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9)


def test_refusals():
    vector = Function("f", trace(lambda x: x * 2.0, [("x", f32[4])]))
    with pytest.raises(ShloError, match="needs a float scalar result, @f returns tensor<4xf32>"):
        gradient(vector)
    scalar = Function("f", trace(lambda x: ops.reduce_sum(x, [0]), [("x", f32[4])]))
    with pytest.raises(ShloError, match="has no input 'y': it has x"):
        gradient(scalar, ["y"])
    with pytest.raises(ShloError, match="a cotangent must have its value's type"):
        trace(lambda x, dy: tuple(pullback({x * 2.0: dy}, [x])), [("x", f32[4]), ("dy", f32[3])])
    with pytest.raises(ShloError, match=r"adamMNextF has no vjp rule: an optimiser step is not differentiated"):
        gradient(
            Function(
                "f", trace(lambda m, g: ops.reduce_sum(ops.adam_m_next_f(m, g), [0]), [("m", f32[4]), ("g", f32[4])])
            )
        )
