"""The specification's forward formulas in jax.numpy; gradients are JAX's."""

import jax
import jax.numpy as jnp


def channels(c, x):
    return c.reshape(1, -1, *[1] * (x.ndim - 2))


def rest(x):
    return (0, *range(2, x.ndim))


def bn_batch(x, gamma, beta, eps):
    mean, var = x.mean(rest(x)), x.var(rest(x))
    return bn_eval(x, gamma, beta, mean, var, eps)


def bn_eval(x, gamma, beta, mean, var, eps):
    return channels(gamma, x) * (x - channels(mean, x)) / jnp.sqrt(channels(var, x) + eps) + channels(beta, x)


def smoothed_ce(logits, targets, alpha):
    k = logits.shape[1]
    log_s = jax.nn.log_softmax(logits, axis=1)
    return -((1 - alpha) * (targets * log_s).sum(1) + alpha / k * log_s.sum(1)).mean()


def bce(logits, targets):
    s = jax.nn.sigmoid(logits)
    return -(targets * jnp.log(s) + (1 - targets) * jnp.log1p(-s)).mean()


def dense(x, w, b):
    return jnp.einsum("n...a,ac->n...c", x, w) + b


def conv(x, w, *, stride, padding, groups):
    """``padding`` as XLA takes it: 'SAME' or pairs."""
    return jax.lax.conv_general_dilated(x, w, stride, padding, feature_group_count=groups)


def max_pool(x, kernel, pad):
    pads = ((0, 0), (0, 0), (pad, pad), (pad, pad))
    return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 1, kernel, kernel), (1, 1, 2, 2), pads)


ACTIVATIONS = {
    "relu": lambda x: jnp.maximum(x, 0),
    "relu6": lambda x: jnp.clip(x, 0, 6),
    "swish": jax.nn.swish,
    "sigmoid": jax.nn.sigmoid,
    "expe": jnp.exp,
    "gelu": lambda x: jax.nn.gelu(x, approximate=True),
}
