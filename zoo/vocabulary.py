"""The phrases the zoo's programs are written in."""

from __future__ import annotations

from typing import Any

from shlo import ops
from shlo.ir.core import Value
from shlo.ir.ops.data import broadcast_scalar

BATCH = {"w": ("f32[]", 1), "x": ("f32[4]", [1, 3, 1, 3])}
"""A weight and a batch of four, alike on two replicas."""


def everyone(replicas: int) -> tuple[tuple[int, ...], ...]:
    """The one group of all replicas."""
    return (tuple(range(replicas)),)


def psum(x: Value, groups: Any = ((0, 1),)) -> Value:
    """The sum over the replicas of each group."""
    return ops.all_reduce([x], replica_groups=groups, computation=ops.monoid(ops.add, x.dtype))[0]


def pmean(x: Value, replicas: int = 2) -> Value:
    """The mean over all replicas."""
    return psum(x, everyone(replicas)) / float(replicas)


def total(x: Value) -> Value:
    """The sum of all elements."""
    return ops.reduce_sum(x, range(x.rank))


def mean(x: Value) -> Value:
    """The mean of all elements."""
    return total(x) / float(x.type.size)


def spread(scalar: Value, like: Value) -> Value:
    """A scalar, in every element."""
    return broadcast_scalar(scalar, like.type)


def square(x: Value) -> Value:
    """x²."""
    return x * x


def norm(x: Value) -> Value:
    """‖x‖ over all elements."""
    return ops.sqrt(total(square(x)))


def relu(x: Value) -> Value:
    """max(x, 0)."""
    return ops.maximum(x, x * 0.0)


def clipped(g: Value, length: Value, limit: float = 1.0) -> Value:
    """g, made shorter where ``length`` is above the limit."""
    scale = ops.minimum(limit / length, length * 0.0 + 1.0)
    return g * spread(scale, g)


EPS = 1e-5


def normalised(x: Value, mu: Value, variance: Value) -> Value:
    """x̂ at the given statistics."""
    return (x - spread(mu, x)) * spread(ops.rsqrt(variance + EPS), x)


def moments(x: Value) -> tuple[Value, Value]:
    """μ and σ² of all elements, two passes."""
    mu = mean(x)
    return mu, mean(square(x - spread(mu, x)))


def sync_moments(x: Value) -> tuple[Value, Value]:
    """μ and σ² of the global batch: Chan's two rounds."""
    mu = pmean(mean(x))
    own, variance = moments(x)
    return mu, pmean(variance + square(own - mu))
