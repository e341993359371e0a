"""Run as a script, with two host devices: writes JAX's text of a training step, single and data-parallel, right and wrong.

``python jax_steps.py DIRECTORY``.  The network has a convolution, a hand-rolled synchronised batch-norm and a dense head; every
fault is one line that a person could have written.
"""

import os
import sys
from functools import partial

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, shard_map
from jax.sharding import Mesh, PartitionSpec

FAULTS = {
    "right": "",
    "local-statistics": "batch-norm without axis_name",
    "mean-of-variances": "each replica's variance around its own mean, averaged",
    "sum-for-mean": "psum of the gradients",
    "one-gradient-unreduced": "the gradient of γ is left local",
    "loss-unreduced": "the loss is each replica's own",
    "divided-twice": "pmean, then divided by the number of replicas",
    "one-pass": "E[x²] − E[x]²: right over the reals",
    "clip-before": "clipped by each replica's own norm before the mean",
    "clip-after": "right: clipped by the norm of the mean",
}


def mean(x, fault):
    return x if fault in ("single", "local-statistics") else lax.pmean(x, "data")


def batch_norm(x, g, b, fault):
    mu = mean(x.mean((0, 2, 3)), fault)
    if fault == "mean-of-variances":
        var = lax.pmean(x.var((0, 2, 3)), "data")
    elif fault == "one-pass":
        var = mean((x * x).mean((0, 2, 3)), fault) - mu * mu
    else:
        var = mean(((x - mu[None, :, None, None]) ** 2).mean((0, 2, 3)), fault)
    return (x - mu[None, :, None, None]) * (g * lax.rsqrt(var + 1e-5))[None, :, None, None] + b[None, :, None, None]


def loss(p, x, t, fault):
    h = jax.nn.relu(batch_norm(lax.conv_general_dilated(x, p["w"], (1, 1), "SAME"), p["g"], p["b"], fault))
    return -(t * jax.nn.log_softmax(h.mean((2, 3)) @ p["d"])).sum(-1).mean()


def clipped(grads):
    norm = jnp.sqrt(sum((g * g).sum() for g in grads.values()))
    return {k: g * jnp.minimum(1.0, 0.1 / norm) for k, g in grads.items()}


def step(p, x, t, fault, clip):
    value, grads = jax.value_and_grad(loss)(p, x, t, fault)
    if fault != "single":
        if fault == "clip-before":
            grads = clipped(grads)
        reduce = lax.psum if fault == "sum-for-mean" else lax.pmean
        kept = {"g"} if fault == "one-gradient-unreduced" else set()
        grads = {k: g if k in kept else reduce(g, "data") for k, g in grads.items()}
        if fault == "divided-twice":
            grads = {k: g / 2.0 for k, g in grads.items()}
        if fault != "loss-unreduced":
            value = lax.pmean(value, "data")
    if clip and fault != "clip-before":
        grads = clipped(grads)
    return {k: p[k] - 0.1 * grads[k] for k in p}, value


def pooled(w, x, t):
    windows = lax.reduce_window(x[:, 0] * w.sum(), -jnp.inf, lax.max, (1, 2, 2), (1, 2, 2), "VALID")
    return windows.sum()


def labelled(w, x, t):
    labels = (t[:, 0] > 0).astype(jnp.int32)
    logits = x.mean((2, 3)) @ w.mean((2, 3)).T
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1).sum()


def embedded(w, x, t):
    numbers = (t > 0).astype(jnp.int32).sum(-1) % 4
    return (w.mean((2, 3))[numbers] * x.mean((2, 3))).sum()


def largest(w, x, t):
    return (t[:, 0] * jnp.argmax(x.mean((2, 3)), -1)).sum() * w.sum()


def stacked(w, x, t):
    """A scan over layers whose weights lie in one array."""
    h, kept = lax.scan(lambda h, w: (h + jnp.tanh(h @ w), h.sum(-1)), x.mean((2, 3)), w.reshape(4, 3, 9)[:, :, :3])
    return (h.sum(-1) * t[:, 0]).sum() + kept.sum()


def recurrent(w, x, t):
    """A scan over time, forwards and backwards, each way from the last one's end."""
    ahead, back = w.mean((2, 3)) @ w.mean((2, 3)).T, w.mean((2, 3)).T
    h = jnp.zeros((x.shape[0], 4))
    for reverse in (False, True):
        step = lambda h, v: (jnp.tanh(h @ ahead + v @ back), None)  # noqa: E731
        h, _ = lax.scan(step, h, x.mean(3).transpose(2, 0, 1), reverse=reverse)
    return (h * t[:, :4]).sum()


OPERATORS = {
    "pooled": pooled,
    "labelled": labelled,
    "embedded": embedded,
    "largest": largest,
    "stacked": stacked,
    "recurrent": recurrent,
}
"""Losses (sums over the batch) whose gradients go through other operators."""


CONTRASTS = {
    "right": "",
    "labels-unshifted": "every replica takes its first example for the batch's first",
    "gradient-stopped": "what the others gathered gets no gradient",
    "local-negatives": "each replica tells its examples from its own only",
}


def contrastive(p, x, y, fault):
    """Pictures and captions told apart within the batch: every example's partner is that of its own number."""
    a, b = (jnp.tanh(v @ p[k]) for v, k in ((x, "a"), (y, "b")))
    a, b = (v / jnp.linalg.norm(v, axis=-1, keepdims=True) for v in (a, b))
    others, first = (a, b), 0
    if fault not in ("single", "local-negatives"):
        others = [lax.all_gather(v, "data", tiled=True) for v in (a, b)]
        first = 0 if fault == "labels-unshifted" else lax.axis_index("data") * a.shape[0]
    if fault == "gradient-stopped":
        others = lax.stop_gradient(others)
    labels = (jnp.arange(a.shape[0]) + first)[:, None]
    logits = [v @ w.T * jnp.exp(p["t"]) for v, w in ((a, others[1]), (b, others[0]))]
    return -sum(jnp.take_along_axis(jax.nn.log_softmax(v), labels, 1).mean() for v in logits) / 2


def main(directory):
    f32 = partial(jax.ShapeDtypeStruct, dtype=jnp.float32)
    shapes = {"w": f32((4, 3, 3, 3)), "g": f32((4,)), "b": f32((4,)), "d": f32((4, 5))}, f32((8, 3, 6, 6)), f32((8, 5))
    mesh = Mesh(np.array(jax.devices()), ("data",))
    whole, cut = PartitionSpec(), PartitionSpec("data")

    def write(name, fn):
        with open(f"{directory}/{name}.mlir", "w") as file:
            file.write(jax.jit(fn).lower(*shapes).as_text())

    for clip in (False, True):
        write("single-clip" if clip else "single", lambda p, x, t, c=clip: step(p, x, t, "single", c))
    for fault in FAULTS:
        body = partial(step, fault=fault, clip=fault.startswith("clip"))
        # check_vma=False: otherwise differentiation itself already sums the gradients of replicated parameters.
        specs = {"in_specs": (whole, cut, cut), "out_specs": (whole, whole), "check_vma": False}
        write(fault, shard_map(body, mesh=mesh, **specs))
    shapes = f32((4, 3, 3, 3)), f32((8, 3, 6, 6)), f32((8, 5))
    for name, total in OPERATORS.items():
        write(f"{name}-single", jax.grad(lambda w, x, t, f=total: f(w, x, t) / 8))
        for fault, factor in (("right", 1 / 8), ("wrong", 1 / 4)):
            body = lambda w, x, t, f=total, c=factor: lax.psum(jax.grad(f)(w, x, t) * c, "data")  # noqa: E731
            write(
                f"{name}-{fault}",
                shard_map(body, mesh=mesh, in_specs=(whole, cut, cut), out_specs=whole, check_vma=False),
            )
    with open(f"{directory}/pooled-local.mlir", "w") as file:
        lowered = jax.jit(jax.grad(lambda w, x, t: pooled(w, x, t) / 4)).lower(
            shapes[0], f32((4, 3, 6, 6)), f32((4, 5))
        )
        file.write(lowered.as_text())
    shapes = {"a": f32((6, 5)), "b": f32((7, 5)), "t": f32(())}, f32((8, 6)), f32((8, 7))
    write("contrastive-single", lambda p, x, y: jax.value_and_grad(contrastive)(p, x, y, "single"))
    for fault in CONTRASTS:
        body = lambda p, x, y, f=fault: lax.pmean(jax.value_and_grad(contrastive)(p, x, y, f), "data")  # noqa: E731
        specs = {"in_specs": (whole, cut, cut), "out_specs": whole, "check_vma": False}
        write(f"contrastive-{fault}", shard_map(body, mesh=mesh, **specs))


if __name__ == "__main__":
    main(sys.argv[1])
