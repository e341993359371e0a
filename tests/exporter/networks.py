"""Networks and their gradients: dense, convolutional, attention, recurrent, mixed precision."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import lax, nn

from tests.exporter.cases import case

LOOSE = 2e-5
"""Sums of many products, whose order differs."""


@case("f32[6, 5]", "f32[5]", "f32[5, 3]", "f32[4, 6]", tolerance=LOOSE)
def mlp_forward(w1, b1, w2, x):
    return nn.log_softmax(nn.relu(x @ w1 + b1) @ w2)


@case("f32[6, 5]", "f32[5]", "f32[5, 3]", "f32[4, 6]", "i32[4]", tolerance=LOOSE, domains=(None,) * 4 + ((0, 3),))
def mlp_step(w1, b1, w2, x, y):
    def loss(params):
        w1, b1, w2 = params
        logits = nn.gelu(x @ w1 + b1) @ w2
        return -jnp.take_along_axis(nn.log_softmax(logits), y[:, None], 1).mean()

    value, grads = jax.value_and_grad(loss)((w1, b1, w2))
    return value, [p - 0.1 * g for p, g in zip((w1, b1, w2), grads, strict=True)]


@case("f32[6, 5]", "f32[6, 5]", "f32[6, 5]", "f32[]", tolerance=LOOSE, domains=(None, None, "positive", (1.0, 9.0)))
def adam_step(p, m, v, t):
    g = jax.grad(lambda p: (jnp.sin(p) ** 2).sum())(p)
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    return p - 0.01 * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8), m, v


@case("f32[2, 8, 8, 3]", "f32[3, 3, 3, 4]", "f32[4]", tolerance=LOOSE)
def cnn_forward(x, w, b):
    h = lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + b
    h = lax.reduce_window(nn.relu(h), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return h.mean((1, 2))


@case("f32[2, 3, 8, 8]", "f32[4, 3, 3, 3]", "f32[4, 1, 3, 3]", tolerance=LOOSE)
def cnn_gradients(x, w, depthwise):
    dims = ("NCHW", "OIHW", "NCHW")

    def loss(w, depthwise):
        h = nn.silu(lax.conv_general_dilated(x, w, (2, 2), ((1, 1), (1, 1)), dimension_numbers=dims))
        h = lax.conv_general_dilated(h, depthwise, (1, 1), "SAME", dimension_numbers=dims, feature_group_count=4)
        return (h * h).mean()

    return jax.grad(loss, (0, 1))(w, depthwise)


@case("f32[2, 4, 4, 3]", "f32[3, 3, 3, 5]", tolerance=LOOSE)
def conv_transpose(x, w):
    return lax.conv_transpose(x, w, (2, 2), "SAME")


@case("f32[2, 4, 4, 3]", "f32[3, 3, 3, 5]", tolerance=LOOSE)
def conv_transpose_gradient(x, w):
    return jax.grad(lambda w: (lax.conv_transpose(x, w, (2, 2), "VALID") ** 2).sum())(w)


@case("f32[2, 9, 3]", "f32[3, 3, 4]", tolerance=LOOSE)
def conv_1d_dilated(x, w):
    return lax.conv_general_dilated(x, w, (1,), ((4, 0),), rhs_dilation=(2,), dimension_numbers=("NWC", "WIO", "NWC"))


@case("f32[4, 6, 6, 2]", "f32[3, 3, 2, 4]", tolerance=LOOSE)
def conv_batch_groups(x, w):
    return lax.conv_general_dilated(
        x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), batch_group_count=2
    )


@case("f32[2, 6, 6, 3]")
def pooling(x):
    window, strides = (1, 3, 3, 1), (1, 2, 2, 1)
    biggest = lax.reduce_window(x, -jnp.inf, lax.max, window, strides, "SAME")
    summed = lax.reduce_window(x, 0.0, lax.add, window, strides, "SAME")
    return biggest, summed / lax.reduce_window(jnp.ones_like(x), 0.0, lax.add, window, strides, "SAME")


@case("f32[2, 6, 6, 3]")
def max_pool_gradient(x):
    return jax.grad(
        lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2).sum()
    )(x)


@case("f32[4, 3, 5]", "f32[3]", "f32[3]", tolerance=LOOSE)
def batch_norm(x, gamma, beta):
    mean, var = x.mean((0, 2), keepdims=True), x.var((0, 2), keepdims=True)
    return (x - mean) * lax.rsqrt(var + 1e-5) * gamma[:, None] + beta[:, None]


@case("f32[4, 3, 5]", "f32[5]", "f32[5]", tolerance=LOOSE)
def layer_norm_gradient(x, gamma, beta):
    def f(x, gamma, beta):
        mean, var = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
        return (jnp.tanh((x - mean) / jnp.sqrt(var + 1e-6) * gamma + beta)).sum()

    return jax.grad(f, (0, 1, 2))(x, gamma, beta)


@case("f32[2, 5, 8]", "f32[8, 24]", "f32[8, 8]", tolerance=LOOSE)
def attention_causal(x, qkv, out):
    q, k, v = jnp.split((x @ qkv).reshape(2, 5, 6, 4), 3, axis=2)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / 2.0
    mask = jnp.tril(jnp.ones((5, 5), bool))
    weights = nn.softmax(jnp.where(mask, scores, -jnp.inf))
    return jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(2, 5, 8) @ out


@case("f32[2, 5, 2, 4]", "f32[2, 5, 2, 4]", "f32[2, 5, 2, 4]", "i1[2, 5]", tolerance=LOOSE)
def attention_padding_gradient(q, k, v, keep):
    def f(q, k, v):
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k)
        weights = nn.softmax(jnp.where(keep[:, None, None, :], scores, -1e9))
        return (jnp.einsum("bhqk,bkhd->bqhd", weights, v) ** 2).sum()

    return jax.grad(f, (0, 1, 2))(q, k, v)


@case("f32[1, 4, 2, 8]", "f32[1, 4, 2, 8]", "f32[1, 4, 2, 8]", tolerance=LOOSE)
def attention_of_jax(q, k, v):
    return nn.dot_product_attention(q, k, v, is_causal=True)


@case("f32[10, 4]", "i32[3, 2]", domains=(None, (0, 10)))
def embedding(table, ids):
    return table[ids]


@case("f32[10, 4]", "i32[3, 2]", domains=(None, (0, 10)))
def embedding_gradient(table, ids):
    return jax.grad(lambda t: (t[ids] ** 2).sum())(table)


@case("f32[10, 4]", "i32[6]", domains=(None, (-12, 14)))
def take_out_of_bounds(table, ids):
    return [jnp.take(table, ids, axis=0, mode=m) for m in ("fill", "clip", "wrap")]


@case("i32[6]", domains=((0, 5),))
def one_hot(ids):
    return nn.one_hot(ids, 5)


@case("f32[7, 2, 3]", "f32[3, 4]", "f32[4, 4]", tolerance=LOOSE)
def rnn(xs, w, u):
    def step(h, x):
        h = jnp.tanh(x @ w + h @ u)
        return h, h

    return lax.scan(step, jnp.zeros((2, 4)), xs)


@case("f32[5, 2, 3]", "f32[3, 4]", "f32[4, 4]", tolerance=LOOSE)
def rnn_gradient(xs, w, u):
    def loss(w, u):
        h, _ = lax.scan(lambda h, x: (jnp.tanh(x @ w + h @ u), None), jnp.zeros((2, 4)), xs)
        return (h**2).sum()

    return jax.grad(loss, (0, 1))(w, u)


@case("f32[6, 2, 3]", "f32[3, 16]", "f32[4, 16]", tolerance=LOOSE)
def lstm(xs, w, u):
    def step(carry, x):
        h, c = carry
        i, f, g, o = jnp.split(x @ w + h @ u, 4, axis=-1)
        c = nn.sigmoid(f) * c + nn.sigmoid(i) * jnp.tanh(g)
        return (nn.sigmoid(o) * jnp.tanh(c), c), h

    return lax.scan(step, (jnp.zeros((2, 4)), jnp.zeros((2, 4))), xs, reverse=True)


@case("bf16[4, 6]", "bf16[6, 3]", tolerance=2e-2)
def bf16_dense(x, w):
    return nn.relu(x @ w).astype(jnp.float32), lax.dot(x, w, preferred_element_type=jnp.float32)


@case("f32[4, 6]", "f32[6, 3]", tolerance=2e-2)
def bf16_mixed_gradient(x, w):
    def f(w):
        return (jnp.tanh(x.astype(jnp.bfloat16) @ w.astype(jnp.bfloat16)).astype(jnp.float32) ** 2).mean()

    return jax.value_and_grad(f)(w)


@case("f16[4, 6]", "f16[6, 3]", tolerance=4e-3)
def f16_dense(x, w):
    return jnp.exp(x) @ w


@case("i8[4, 6]", "i8[6, 3]")
def int8_dense(x, w):
    return lax.dot(x, w, preferred_element_type=jnp.int32)


@case("f32[4, 6]", "f32[6, 3]", tolerance=LOOSE)
def int8_quantised_dense(x, w):
    sx, sw = jnp.abs(x).max() / 127, jnp.abs(w).max(0) / 127
    qx, qw = (jnp.clip(jnp.round(a / s), -128, 127).astype(jnp.int8) for a, s in ((x, sx), (w, sw)))
    return lax.dot(qx, qw, preferred_element_type=jnp.int32).astype(jnp.float32) * sx * sw


@case("f32[4, 6]", "f32[6, 6]", tolerance=LOOSE)
def remat(x, w):
    return jax.grad(lambda w: jax.checkpoint(lambda w: jnp.sin(jnp.sin(x @ w) @ w))(w).sum())(w)


@case("f32[3, 4]", "f32[4]", tolerance=LOOSE)
def custom_jvp_functions(x, b):
    return nn.relu6(x), nn.softplus(x), nn.elu(x), nn.logsumexp(x, axis=0), nn.standardize(x), nn.glu(x), nn.selu(b)


@case("f32[3, 5]", "f32[5, 2]", tolerance=LOOSE)
def per_example_gradients(x, w):
    return jax.vmap(jax.grad(lambda w, x: (jnp.tanh(x @ w) ** 2).sum()), (None, 0))(w, x)


@case("f32[3]", tolerance=LOOSE)
def hessian(x):
    return jax.hessian(lambda x: jnp.prod(jnp.sin(x)))(x)


@case("f32[4, 6]", "f32[3, 6, 6]", tolerance=LOOSE)
def mixture_of_experts(x, w):
    gates = nn.softmax(x[:, :3])
    return jnp.einsum("ne,nd,edf->nf", gates, x, w)
