"""How an operator that is a derivative already is differentiated: by the pullback of its formula in primitives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shlo.ir.core import VJP, Value, trace
from shlo.ir.ops.data import reduce_sum, spread
from shlo.ir.ops.elementwise import rsqrt
from shlo.ir.ops.normalization import batch_norm_grad
from shlo.transform.grad import pullback
from shlo.transform.lower import inline


def _through(formula: Callable[..., Sequence[Value]], dys: Sequence[Value | None], args: Sequence[Value]) -> Any:
    """The cotangents of ``args``: ``formula`` is built anew, among parameters, so that what makes the arguments plays no part."""
    given = [dy for dy in dys if dy is not None]

    def back(*values: Value) -> list[Value]:
        mine, cotangents = values[: len(args)], iter(values[len(args) :])
        results = formula(*mine)
        return pullback({r: next(cotangents) for r, dy in zip(results, dys, strict=True) if dy is not None}, mine)

    names = [(f"v{i}", v.type) for i, v in enumerate([*args, *given])]
    return inline(trace(back, names), [*args, *given])


@VJP.rule(batch_norm_grad)
def _(
    dys: Sequence[Value | None],
    operand: Value,
    scale: Value,
    mean: Value,
    variance: Value,
    grad_output: Value,
    *,
    epsilon: float,
    feature_index: int,
) -> Any:
    def formula(x: Value, scale: Value, mean: Value, variance: Value, dy: Value) -> Sequence[Value]:
        """The specification's, section "batch_norm_grad"."""

        def wide(vector: Value) -> Value:
            return spread(vector, x, feature_index)

        axes = tuple(a for a in range(x.rank) if a != feature_index)
        count = max(x.type.size // max(x.shape[feature_index], 1), 1)
        inverse = rsqrt(variance + epsilon)
        normal = (x - wide(mean)) * wide(inverse)
        dscale, doffset = reduce_sum(dy * normal, axes), reduce_sum(dy, axes)
        dx = (dy - wide(doffset / count) - normal * wide(dscale / count)) * wide(inverse * scale)
        return dx, dscale, doffset

    return _through(formula, dys, [operand, scale, mean, variance, grad_output])
