"""The published networks in plain JAX, from their papers and spec/nets rather than from shlo: the oracle.

Parameters (and masks) are in one dictionary under shlo's names, so gradients compare name by name.  How many blocks there are
is read off the names, so any depth works; images are NCHW.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from shlo.interp.den import evaluate
from shlo.parse import parse

Params = dict[str, Any]
Array = Any


class Tools:
    """Layers on a parameter dictionary.  ``same`` pads as TensorFlow does; ``eps`` is batch-norm's."""

    def __init__(self, p: Params, stats: Params, same: bool = False, eps: float = 1e-5) -> None:
        self.p, self.stats, self.same, self.eps = p, stats, same, eps

    def has(self, prefix: str) -> bool:
        return any(name.startswith(prefix + ".") for name in self.p)

    def conv(self, name: str, x: Array, stride: int = 1, groups: int = 1, valid: bool = False) -> Array:
        w = self.p[f"{name}.weight"]
        k = w.shape[-1]
        pad: Any = "VALID" if valid else "SAME" if self.same else [((k - 1) // 2,) * 2] * 2
        y = lax.conv_general_dilated(
            x, w, (stride, stride), pad, feature_group_count=groups, dimension_numbers=("NCHW", "OIHW", "NCHW")
        )
        bias = self.p.get(f"{name}.bias")
        return y if bias is None else y + bias[:, None, None]

    def bn(self, name: str, x: Array) -> Array:
        mean, var = x.mean((0, 2, 3)), x.var((0, 2, 3))
        self.stats[f"{name}.running_mean"], self.stats[f"{name}.running_var"] = mean, var
        z = (x - mean[:, None, None]) / jnp.sqrt(var + self.eps)[:, None, None]
        return z * self.p[f"{name}.gamma"][:, None, None] + self.p[f"{name}.beta"][:, None, None]

    def cbn(self, conv: str, bn: str, x: Array, stride: int = 1, groups: int = 1) -> Array:
        return self.bn(bn, self.conv(conv, x, stride, groups))

    def dense(self, name: str, x: Array) -> Array:
        return x @ self.p[f"{name}.weight"] + self.p[f"{name}.bias"]

    def norm(self, name: str, x: Array, axes: Any, shape: Any, eps: float = 1e-6) -> Array:
        z = (x - x.mean(axes, keepdims=True)) / jnp.sqrt(x.var(axes, keepdims=True) + eps)
        return z * self.p[f"{name}.gamma"].reshape(shape) + self.p[f"{name}.beta"].reshape(shape)

    def drop(self, at: str, x: Array) -> Array:
        mask = self.p.get(f"{at}.drop_path")
        return x if mask is None else x * mask.reshape(-1, *[1] * (x.ndim - 1))

    def head(self, x: Array) -> Array:
        mask = self.p.get("head.dropout")
        return self.dense("head", x if mask is None else x * mask)


def gap(x: Array) -> Array:
    return x.mean((2, 3))


def resnet(t: Tools, x: Array, blocks: Callable[[Tools, str, Array, int], Array]) -> Array:
    x = jax.nn.relu(t.cbn("stem.conv", "stem.bn", x, 2))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 3, 3), (1, 1, 2, 2), [(0, 0), (0, 0), (1, 1), (1, 1)])
    for stage in (1, 2, 3, 4):
        number = 0
        while t.has(at := f"layer{stage}.{number}"):
            stride = 2 if stage > 1 and number == 0 else 1
            short = t.cbn(f"{at}.down", f"{at}.down_bn", x, stride) if t.has(f"{at}.down") else x
            x = jax.nn.relu(t.drop(at, blocks(t, at, x, stride)) + short)
            number += 1
    return t.head(gap(x))


def basic(t: Tools, at: str, x: Array, stride: int) -> Array:
    h = jax.nn.relu(t.cbn(f"{at}.conv1", f"{at}.bn1", x, stride))
    return t.cbn(f"{at}.conv2", f"{at}.bn2", h)


def bottleneck(t: Tools, at: str, x: Array, stride: int) -> Array:
    h = jax.nn.relu(t.cbn(f"{at}.conv1", f"{at}.bn1", x))
    h = jax.nn.relu(t.cbn(f"{at}.conv2", f"{at}.bn2", h, stride))
    return t.cbn(f"{at}.conv3", f"{at}.bn3", h)


def relu6(x: Array) -> Array:
    return jnp.clip(x, 0, 6)


def inverted(t: Tools, at: str, x: Array, stride: int, act: Callable[[Array], Array], excite: bool) -> Array:
    h = act(t.cbn(f"{at}.expand", f"{at}.expand_bn", x)) if t.has(f"{at}.expand") else x
    h = act(t.cbn(f"{at}.depthwise", f"{at}.depthwise_bn", h, stride, h.shape[1]))
    if excite:
        gate = t.dense(f"{at}.se.expand", jax.nn.silu(t.dense(f"{at}.se.reduce", gap(h))))
        h = h * jax.nn.sigmoid(gate)[:, :, None, None]
    h = t.cbn(f"{at}.project", f"{at}.project_bn", h)
    return t.drop(at, h) + x if stride == 1 and h.shape == x.shape else h


def mobilenet_v2(t: Tools, x: Array, strides: list[int]) -> Array:
    x = relu6(t.cbn("stem.conv", "stem.bn", x, strides[0]))
    for number, stride in enumerate(strides[1:]):
        x = inverted(t, f"blocks.{number}", x, stride, relu6, excite=False)
    return t.head(gap(relu6(t.cbn("top.conv", "top.bn", x))))


def efficientnet(t: Tools, x: Array, strides: list[int]) -> Array:
    x = jax.nn.silu(t.cbn("stem.conv", "stem.bn", x, strides[0]))
    for number, stride in enumerate(strides[1:]):
        x = inverted(t, f"blocks.{number}", x, stride, jax.nn.silu, excite=True)
    return t.head(gap(jax.nn.silu(t.cbn("top.conv", "top.bn", x))))


def mobilenet_v4(t: Tools, x: Array, strides: list[int]) -> Array:
    x = jax.nn.relu(t.cbn("stem.conv", "stem.bn", x, strides[0]))
    x = jax.nn.relu(t.cbn("fused.expand", "fused.expand_bn", x, 2))
    x = t.cbn("fused.project", "fused.project_bn", x)
    for number, stride in enumerate(strides[1:]):
        at = f"blocks.{number}"
        h = x
        if t.has(f"{at}.first"):  # strides only where there is no middle one
            h = t.cbn(f"{at}.first", f"{at}.first_bn", h, 1 if t.has(f"{at}.middle") else stride, h.shape[1])
        h = jax.nn.relu(t.cbn(f"{at}.expand", f"{at}.expand_bn", h))
        if t.has(f"{at}.middle"):
            h = jax.nn.relu(t.cbn(f"{at}.middle", f"{at}.middle_bn", h, stride, h.shape[1]))
        h = t.cbn(f"{at}.project", f"{at}.project_bn", h)
        x = t.drop(at, h) + x if stride == 1 and h.shape == x.shape else h
    x = gap(jax.nn.relu(t.cbn("top.conv1", "top.bn1", x)))[:, :, None, None]
    return t.head(gap(jax.nn.relu(t.cbn("top.conv2", "top.bn2", x))))


def convnext(t: Tools, x: Array, gelu: Callable[[Array], Array]) -> Array:
    channel = (1, (-1, 1, 1))
    x = t.norm("stem.norm", t.conv("stem.conv", x, 4, valid=True), *channel)
    for stage in (1, 2, 3, 4):
        if stage > 1:
            x = t.conv(f"down{stage - 1}.conv", t.norm(f"down{stage - 1}.norm", x, *channel), 2, valid=True)
        number = 0
        while t.has(at := f"stage{stage}.{number}"):
            h = t.norm(f"{at}.norm", t.conv(f"{at}.depthwise", x, groups=x.shape[1]), *channel)
            h = t.conv(f"{at}.project", gelu(t.conv(f"{at}.expand", h)))
            x = t.drop(at, h * t.p[f"{at}.scale.gamma"][:, None, None]) + x
            number += 1
    return t.head(t.norm("norm", gap(x), -1, -1))


def vit(t: Tools, x: Array, gelu: Callable[[Array], Array], heads: int = 3) -> Array:
    w = t.p["embed.patch.weight"]
    x = t.conv("embed.patch", x, w.shape[-1], valid=True)
    n, d, *_ = x.shape
    x = x.reshape(n, d, -1).transpose(0, 2, 1)
    x = jnp.concatenate([jnp.broadcast_to(t.p["embed.cls"], (n, 1, d)), x], 1) + t.p["embed.position"]
    number = 0
    while t.has(block := f"blocks.{number}"):
        at = f"{block}.attention"
        h = t.norm(f"{at}.norm", x, -1, -1)
        q, k, v = (t.dense(f"{at}.{name}", h).reshape(n, -1, heads, d // heads) for name in ("query", "key", "value"))
        weights = jax.nn.softmax(jnp.einsum("nqhd,nkhd->nhqk", q, k) / (d // heads) ** 0.5, axis=-1)
        h = jnp.einsum("nhqk,nkhd->nqhd", weights, v).reshape(n, -1, d)
        x = x + t.drop(at, t.dense(f"{at}.project", h))
        at = f"{block}.mlp"
        h = t.dense(f"{at}.project", gelu(t.dense(f"{at}.expand", t.norm(f"{at}.norm", x, -1, -1))))
        x = x + t.drop(at, h)
        number += 1
    return t.head(t.norm("norm", x, -1, -1)[:, 0])


def cifar8(t: Tools, x: Array) -> Array:
    for number in range(1, 9):
        x = t.conv(f"conv{number}.conv", x)
        if t.has(f"conv{number}.bn"):
            x = t.norm(f"conv{number}.bn", x, (2, 3), (-1, 1, 1), t.eps)
        x = jax.nn.relu(x)
        if number % 2 == 0:
            x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
    h = x.reshape(x.shape[0], -1)
    for name in ("fc1", "fc2"):
        h = jax.nn.relu(t.dense(name, h))
    return t.head(h)


def exact_gelu(x: Array) -> Array:
    return jax.nn.gelu(x, approximate=False)


NETS: dict[str, Callable[..., Array]] = {
    "cifar8": lambda p, s, x, strides: cifar8(Tools(p, s), x),
    "cifar8-bn": lambda p, s, x, strides: cifar8(Tools(p, s), x),
    "resnet34": lambda p, s, x, strides: resnet(Tools(p, s), x, basic),
    "resnet50": lambda p, s, x, strides: resnet(Tools(p, s), x, bottleneck),
    "mobilenet-v2": lambda p, s, x, strides: mobilenet_v2(Tools(p, s, same=True), x, strides),
    "mobilenet-v4": lambda p, s, x, strides: mobilenet_v4(Tools(p, s), x, strides),
    "efficientnet-b0": lambda p, s, x, strides: efficientnet(Tools(p, s, same=True, eps=1e-3), x, strides),
    "convnext-t": lambda p, s, x, strides: convnext(Tools(p, s), x, exact_gelu),
    "vit-tiny": lambda p, s, x, strides: vit(Tools(p, s), x, exact_gelu),
}
"""Parameters, statistics to fill, images, the strides of the stem and the blocks → logits."""


def objective(
    net: str, fixed: Params, images: Array, targets: Array, *, strides: list[int], loss: str = "ce"
) -> Callable[[Params], tuple[Array, Params]]:
    """Parameters → the loss (smoothed by 0.1 if it is ce) and the batch statistics.  ``fixed``: the masks."""

    def fn(p: Params) -> tuple[Array, Params]:
        stats: Params = {}
        logits = NETS[net](p | fixed, stats, images, strides)
        if loss == "bce":
            per = jnp.maximum(logits, 0) - logits * targets + jnp.log1p(jnp.exp(-jnp.abs(logits)))
            return per.mean(), stats
        smooth = 0.9 * targets + 0.1 / targets.shape[1]
        return -(smooth * jax.nn.log_softmax(logits)).sum(-1).mean(), stats

    return fn


def loss_and_gradients(
    net: str,
    params: Params,
    fixed: Params,
    images: Array,
    targets: Array,
    *,
    strides: list[int],
    loss: str = "ce",
    compiled: bool = False,
) -> tuple[Array, Params, Params]:
    """The :func:`objective`'s value, its gradient in every parameter, the batch statistics.

    JAX differentiates.  What it then lowers to is either compiled by XLA (most of a minute for a deep network) or, primitive by
    primitive, evaluated in NumPy.
    """

    fn = objective(net, fixed, images, targets, strides=strides, loss=loss)
    lowered = jax.jit(jax.value_and_grad(fn, has_aux=True), keep_unused=True).lower(params)
    if compiled:
        (value, stats), grads = lowered.compile()(params)
    else:
        results = evaluate(parse(lowered.as_text()), jax.tree.leaves(params), world="real")
        (value, stats), grads = jax.tree.unflatten(lowered.out_tree, results)
    return value, grads, stats
