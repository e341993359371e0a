"""StableHLO's own batch normalisation: ``batch_norm_training``, ``batch_norm_inference``, ``batch_norm_grad``.

Specification: the sections of these names; a refusal begins with the constraint that it enforces.  Exporters seldom write them;
networks here use the composites of :mod:`shlo.ir.ops.batchnorm`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import Example, Value, irrational, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.data import reduce_sum, spread
from shlo.ir.ops.elementwise import add, multiply, negate, rsqrt, subtract
from shlo.ir.types import TensorType, fits, shapes_fit

Array = np.ndarray[Any, Any]
Axis = int | None

_ATTRS: dict[str, Any] = {"epsilon": 1e-3, "feature_index": 1}
_LAST: dict[str, Any] = {"epsilon": 0.0, "feature_index": 2}


def _check(op: str, features: int, wide: dict[str, Value], narrow: dict[str, Value], labels: str) -> None:
    """Tensors of one shape, and vectors with an element for each feature; ``labels`` are the numbers of the constraints on
    the feature axis, the element types and the vectors' sizes."""
    axis_label, element_label, size_label = labels.split()
    (name, operand), *others = wide.items()
    if operand.dtype.kind != "float":
        fail(f"{op}_i1: takes floating-point elements, not {operand.type}")
    if not 0 <= features < operand.rank:
        fail(f"{op}_{axis_label}: feature_index {features} is not an axis of {operand.type}")
    for other, value in others:
        if not shapes_fit(value.shape, operand.shape):
            fail(f"{op}_c3: {other} must have the shape of {name}, got {value.type} and {operand.type}")
    for other, value in (*others, *narrow.items()):
        if value.dtype is not operand.dtype:
            fail(f"{op}_{element_label}: {other} must have {name}'s element type, got {value.type} and {operand.type}")
    for other, value in narrow.items():
        if value.rank != 1 or not fits(value.shape[0], operand.shape[features]):
            fail(f"{op}_{size_label}: {other} must have one element a feature of {operand.type}, not {value.type}")


def _others(rank: int, feature_index: int) -> tuple[int, ...]:
    return tuple(a for a in range(rank) if a != feature_index)


def _along(vector: Array, rank: int, feature_index: int) -> Array:
    """A vector over the features, ready to broadcast."""
    return vector.reshape([-1 if a == feature_index else 1 for a in range(rank)])


def _vector(operand: Value, feature_index: int) -> TensorType:
    return operand.type.with_shape((operand.shape[feature_index],))


@primitive(
    result_names=("output", "batch_mean", "batch_var"),
    examples=[Example("f32[4, 3]", "f32[3]", "f32[3]", **_ATTRS), Example("f32[2, 3, 2]", "f32[2]", "f32[2]", **_LAST)],
)
def batch_norm_training(
    operand: Value, scale: Value, offset: Value, *, epsilon: float, feature_index: int
) -> tuple[TensorType, ...]:
    """(operand − mean) / √(variance + ε) · scale + offset feature by feature, and the mean and the (biased) variance."""
    given = {"scale": scale, "offset": offset}
    _check("batch_norm_training", feature_index, {"operand": operand}, given, "c1 c2 c3")
    return operand.type, _vector(operand, feature_index), _vector(operand, feature_index)


@batch_norm_training.den
def _(operand: Array, scale: Array, offset: Array, *, epsilon: float, feature_index: int) -> tuple[Array, ...]:
    axes = _others(operand.ndim, feature_index)
    mean = operand.mean(axes)
    centred = operand - _along(mean, operand.ndim, feature_index)
    variance = (centred * centred).mean(axes)
    return _normal(centred, scale, offset, variance, epsilon, feature_index), mean, variance


def _normal(centred: Array, scale: Array, offset: Array, variance: Array, epsilon: Any, feature_index: int) -> Array:
    factor, shift = (_along(v, centred.ndim, feature_index) for v in (scale, offset))
    spread_out = np.sqrt(_along(variance, centred.ndim, feature_index) + variance.dtype.type(epsilon))
    return np.asarray(centred / spread_out * factor + shift)


@batch_norm_training.vjp
def _(
    dys: Sequence[Value | None], operand: Value, scale: Value, offset: Value, *, epsilon: float, feature_index: int
) -> tuple[Value | None, ...]:
    dy, dmean, dvar = dys
    _, mean, variance = batch_norm_training(operand, scale, offset, epsilon=epsilon, feature_index=feature_index)
    parts: list[Value] = []
    dscale = doffset = None
    if dy is not None:
        dx, dscale, doffset = batch_norm_grad(
            operand, scale, mean, variance, dy, epsilon=epsilon, feature_index=feature_index
        )
        parts.append(dx)
    count = float(np.prod(operand.shape)) / operand.shape[feature_index]
    if dmean is not None:
        parts.append(spread(dmean / count, operand, feature_index))
    if dvar is not None:
        centred = subtract(operand, spread(mean, operand, feature_index))
        parts.append(multiply(centred, spread(dvar * (2.0 / count), operand, feature_index)))
    total = parts[0] if parts else None
    for part in parts[1:]:
        total = add(total, part) if total is not None else part
    return total, dscale, doffset


def _feature_cut(axes: Sequence[Axis], feature_index: int, wide: Sequence[int]) -> bool:
    """Is every operand cut along its features?"""
    return all(axis == (feature_index if i in wide else 0) for i, axis in enumerate(axes))


@batch_norm_training.cut
def _(axes: Sequence[Axis], *_: Value, epsilon: float, feature_index: int) -> tuple[Axis | str, ...]:
    if all(a is None for a in axes):
        return None, None, None
    if _feature_cut(axes, feature_index, [0]):
        return feature_index, 0, 0
    return "couples", "couples", "couples"


@primitive(
    examples=[
        Example("f32[4, 3]", "f32[3]", "f32[3]", "f32[3]", "f32[3]", **_ATTRS),
        Example("f32[2, 3, 2]", "f32[2]", "f32[2]", "f32[2]", "f32[2]", **_LAST),
    ],
    domains={"variance": "positive"},
)
def batch_norm_inference(
    operand: Value, scale: Value, offset: Value, mean: Value, variance: Value, *, epsilon: float, feature_index: int
) -> TensorType:
    """(operand − mean) / √(variance + ε) · scale + offset feature by feature."""
    given = {"scale": scale, "offset": offset, "mean": mean, "variance": variance}
    _check("batch_norm_inference", feature_index, {"operand": operand}, given, "c1 c2 c3")
    return operand.type


@batch_norm_inference.den
def _(
    operand: Array, scale: Array, offset: Array, mean: Array, variance: Array, *, epsilon: float, feature_index: int
) -> Array:
    centred = operand - _along(mean, operand.ndim, feature_index)
    return _normal(centred, scale, offset, variance, epsilon, feature_index)


@batch_norm_inference.vjp
def _(
    dy: Value,
    operand: Value,
    scale: Value,
    offset: Value,
    mean: Value,
    variance: Value,
    *,
    epsilon: float,
    feature_index: int,
) -> tuple[Value, ...]:
    axes = _others(operand.rank, feature_index)
    inverse = rsqrt(variance + epsilon)
    weight = multiply(scale, inverse)
    centred = subtract(operand, spread(mean, operand, feature_index))
    doffset = reduce_sum(dy, axes)
    by_centred = reduce_sum(multiply(dy, centred), axes)
    dx = multiply(dy, spread(weight, operand, feature_index))
    dvariance = multiply(multiply(by_centred, scale), inverse * inverse * inverse) * -0.5
    return dx, multiply(by_centred, inverse), doffset, negate(multiply(doffset, weight)), dvariance


@batch_norm_inference.cut
def _(axes: Sequence[Axis], operand: Value, *_: Value, epsilon: float, feature_index: int) -> Axis | str:
    if _feature_cut(axes, feature_index, [0]):
        return feature_index
    alone = axes[0] is not None and axes[0] != feature_index
    return "couples" if (axes[0] is not None and not alone) or any(a is not None for a in axes[1:]) else axes[0]


@primitive(
    result_names=("grad_operand", "grad_scale", "grad_offset"),
    examples=[
        Example("f32[4, 3]", "f32[3]", "f32[3]", "f32[3]", "f32[4, 3]", **_ATTRS),
        Example("f32[2, 3, 2]", "f32[2]", "f32[2]", "f32[2]", "f32[2, 3, 2]", **_LAST),
    ],
    domains={"variance": "positive"},
)
def batch_norm_grad(
    operand: Value,
    scale: Value,
    mean: Value,
    variance: Value,
    grad_output: Value,
    *,
    epsilon: float,
    feature_index: int,
) -> tuple[TensorType, ...]:
    """The gradients of :func:`batch_norm_training` by operand, scale and offset, given its mean and variance."""
    given = {"scale": scale, "mean": mean, "variance": variance}
    _check("batch_norm_grad", feature_index, {"operand": operand, "grad_output": grad_output}, given, "c1 c2 c5")
    return operand.type, _vector(operand, feature_index), _vector(operand, feature_index)


@batch_norm_grad.den
def _(
    operand: Array,
    scale: Array,
    mean: Array,
    variance: Array,
    grad_output: Array,
    *,
    epsilon: float,
    feature_index: int,
) -> tuple[Array, ...]:
    rank, axes = operand.ndim, _others(operand.ndim, feature_index)
    centred = operand - _along(mean, rank, feature_index)
    inverse = _along(1 / np.sqrt(variance + variance.dtype.type(epsilon)), rank, feature_index)
    normal = centred * inverse
    grad_scale, grad_offset = (grad_output * normal).sum(axes), grad_output.sum(axes)
    count = operand.size // max(operand.shape[feature_index], 1)
    mean_scale, mean_offset = (_along(g / count, rank, feature_index) for g in (grad_scale, grad_offset))
    back = (grad_output - mean_offset - normal * mean_scale) * inverse * _along(scale, rank, feature_index)
    return back, grad_scale, grad_offset


@batch_norm_grad.cut
def _(axes: Sequence[Axis], *_: Value, epsilon: float, feature_index: int) -> tuple[Axis | str, ...]:
    if all(a is None for a in axes):
        return None, None, None
    if _feature_cut(axes, feature_index, [0, 4]):
        return feature_index, 0, 0
    return "couples", "couples", "couples"


irrational("it divides by a root", batch_norm_training, batch_norm_inference, batch_norm_grad)
