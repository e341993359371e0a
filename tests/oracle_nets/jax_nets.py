"""The four networks and their training step in plain JAX, written from spec rather than from shlo: the oracle.

Parameters are dictionaries under shlo's names, so gradients compare name by name.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

Params = dict[str, Any]


def dense(p: Params, name: str, x: Any) -> Any:
    return x @ p[f"{name}.weight"] + p[f"{name}.bias"]


def conv(p: Params, name: str, x: Any, stride: int = 1) -> Any:
    w = p[f"{name}.weight"]
    pad = (w.shape[-1] - 1) // 2
    y = lax.conv_general_dilated(
        x, w, (stride, stride), [(pad, pad), (pad, pad)], dimension_numbers=("NCHW", "OIHW", "NCHW")
    )
    bias = p.get(f"{name}.bias")
    return y if bias is None else y + bias[None, :, None, None]


def batch_norm(p: Params, stats: Params, name: str, x: Any) -> Any:
    mean = x.mean((0, 2, 3))
    var = ((x - mean[None, :, None, None]) ** 2).mean((0, 2, 3))
    stats[f"{name}.running_mean"], stats[f"{name}.running_var"] = mean, var
    normal = (x - mean[None, :, None, None]) * lax.rsqrt(var + 1e-5)[None, :, None, None]
    return normal * p[f"{name}.gamma"][None, :, None, None] + p[f"{name}.beta"][None, :, None, None]


def max_pool(x: Any) -> Any:
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")


def linear(p: Params, stats: Params, x: Any) -> Any:
    return dense(p, "head", x.reshape(x.shape[0], -1))


def mlp(p: Params, stats: Params, x: Any) -> Any:
    h = x.reshape(x.shape[0], -1)
    for name in ("fc1", "fc2"):
        h = jax.nn.relu(dense(p, name, h))
    return dense(p, "head", h)


def cnn(p: Params, stats: Params, x: Any) -> Any:
    for name in ("conv1.conv", "conv2.conv"):
        x = max_pool(jax.nn.relu(conv(p, name, x)))
    h = jax.nn.relu(dense(p, "fc", x.reshape(x.shape[0], -1)))
    return dense(p, "head", h)


def digits_resnet(p: Params, stats: Params, x: Any) -> Any:
    def bn(name: str, value: Any) -> Any:
        return batch_norm(p, stats, name, value)

    x = jax.nn.relu(bn("bn", conv(p, "stem", x)))
    for stage in (1, 2):
        block = 0
        while f"layer{stage}.{block}.conv1.weight" in p:
            at = f"layer{stage}.{block}"
            stride = 2 if stage > 1 and block == 0 else 1
            h = jax.nn.relu(bn(f"{at}.bn1", conv(p, f"{at}.conv1", x, stride)))
            h = bn(f"{at}.bn2", conv(p, f"{at}.conv2", h))
            if f"{at}.down.weight" in p:
                x = bn(f"{at}.down_bn", conv(p, f"{at}.down", x, stride))
            x = jax.nn.relu(h + x)
            block += 1
    return dense(p, "head", x.mean((2, 3)))


NETS = {"linear": linear, "mlp": mlp, "cnn": cnn, "digits-resnet": digits_resnet}


def loss_and_gradients(net: str, params: Params, images: Any, targets: Any, alpha: float) -> tuple[Any, Params, Params]:
    """The label-smoothed cross-entropy over the batch, its gradient in every parameter, and the batch statistics."""

    def loss(p: Params) -> tuple[Any, Params]:
        stats: Params = {}
        log_p = jax.nn.log_softmax(NETS[net](p, stats, images))
        smoothed = (1 - alpha) * targets + alpha / targets.shape[1]
        return -(smoothed * log_p).sum(-1).mean(), stats

    (value, stats), grads = jax.value_and_grad(loss, has_aux=True)(params)
    return value, grads, stats


def adamw_step(net: str, alpha: float, wd: float, rho: float = 0.1, eps: float = 1e-8):  # type: ignore[no-untyped-def]
    """One step (params, m, v, running, lr, bc1, bc2, images, targets) → (params, m, v, running, loss), to be jitted."""
    return adamw(lambda p, images, targets: loss_and_gradients(net, p, images, targets, alpha), wd, rho, eps)


def adamw(gradients: Any, wd: float, rho: float, eps: float = 1e-8):  # type: ignore[no-untyped-def]
    """:func:`adamw_step` for any function (params, images, targets) → (loss, gradients, batch statistics)."""

    def step(
        p: Params, m: Params, v: Params, running: Params, lr: Any, bc1: Any, bc2: Any, images: Any, targets: Any
    ) -> Any:
        value, g, stats = gradients(p, images, targets)
        m = {k: 0.9 * m[k] + (1 - 0.9) * g[k] for k in p}
        v = {k: 0.999 * v[k] + (1 - 0.999) * g[k] * g[k] for k in p}
        p = {k: p[k] - lr * ((m[k] / bc1) / (jnp.sqrt(v[k] / bc2) + eps)) - lr * wd * p[k] for k in p}
        running = {k: (1 - rho) * running[k] + rho * stats[k] for k in running}
        return p, m, v, running, value

    return step
