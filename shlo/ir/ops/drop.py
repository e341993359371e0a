"""What a step is given random numbers for: stochastic depth and dropout.

Masks are inputs of the step, drawn by whoever runs it and cut with the batch.  Their elements are 0 or 1/keep, so that nothing
here has to be scaled.  They are data: a step does not ask for their gradients.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, composite
from shlo.ir.ops.data import reduce_sum, spread

Array = np.ndarray[Any, Any]


@composite(
    "n ..., n -> n ...",
    cuts={"...": "shard"},
    examples=[Example("f32[3, 2]", "f32[3]"), Example("f32[3, 2, 4]", "f32[3]")],
)
def drop_path_b(x: Value, mask: Value) -> Value:
    """Example i times mask i: a whole residual branch dropped or kept.  x [N, …], mask [N]."""
    return x * spread(mask, x, 0)


@drop_path_b.den
def _(x: Array, mask: Array) -> Array:
    return np.asarray(x * mask.reshape(-1, *[1] * (x.ndim - 1)))


@drop_path_b.vjp
def _(dy: Value, x: Value, mask: Value) -> tuple[Value, Value]:
    return drop_path_b(dy, mask), reduce_sum(dy * x, range(1, x.rank))


@composite("n ..., n ... -> n ...", cuts={"...": "shard"}, examples=[Example("f32[3, 2]", "f32[3, 2]")])
def dropout_b(x: Value, mask: Value) -> Value:
    """x times an inverted mask, element by element.  The next dense layer's weight gradient reads the dropped activation."""
    return x * mask


@dropout_b.den
def _(x: Array, mask: Array) -> Array:
    return np.asarray(x * mask)


@dropout_b.vjp
def _(dy: Value, x: Value, mask: Value) -> tuple[Value, Value]:
    return dropout_b(dy, mask), dy * x
