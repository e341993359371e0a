"""Quantised element types: integers that stand for real numbers.

An element ``q`` of ``!quant.uniform<i8:f32, 0.1:5>`` is stored as an ``i8`` and stands for ``(q − 5) · 0.1`` as an ``f32``:
*storage* type, *expressed* type, scale and zero point.  Per axis, ``!quant.uniform<i8:f32:1, {0.1, 0.2:3}>``, each slice along
that axis has a scale and zero point of its own.  ``i8<-127:127>`` narrows the range of the storage.

Specification: "Quantized element types"; ``quantized_type_c4`` and so on are its constraints there.  C1 (fewer bits stored than
expressed) is not enforced, as MLIR does not: biases are kept as ``i32:f32``.
"""

from __future__ import annotations

import math
import re
from typing import Any, Final

import numpy as np

from shlo.ir.dense import float_text
from shlo.ir.errors import ShloError
from shlo.ir.types import DType, dtype

Array = np.ndarray[Any, Any]


class QuantizedType(DType):
    """A quantised element type; made by :func:`quantized` or :func:`read_quantized`, interned by its text."""

    __slots__ = ("axis", "expressed", "high", "low", "scales", "storage", "zero_points")

    storage: DType
    expressed: DType
    scales: tuple[float, ...]
    """One, or one for each slice along :attr:`axis`."""
    zero_points: tuple[int, ...]
    axis: int | None
    low: int
    """The smallest stored number that is used."""
    high: int

    def __reduce__(self) -> tuple[Any, ...]:
        return read_quantized, (self.name,)

    @property
    def baseline(self) -> Any:
        """Everything but scales and zero points."""
        return self.storage, self.expressed, self.axis, self.low, self.high

    def _along(self, values: tuple[float, ...], rank: int, element: Any) -> Array:
        """Scales or zero points, shaped to meet an array of this rank."""
        shape = [1] * rank
        if self.axis is not None:
            shape[self.axis] = len(values)
        return np.array(values, element).reshape(shape if self.axis is not None else ())

    def dequantize(self, stored: Array, element: Any) -> Array:
        """The numbers that stored integers stand for, as ``element`` (a NumPy float type)."""
        zero = self._along(self.zero_points, stored.ndim, np.int64)
        centred = (stored.astype(np.int64) - zero).astype(element)
        return np.asarray(centred * self._along(self.scales, stored.ndim, element))

    def quantize(self, numbers: Array) -> Array:
        """The stored integers that stand for these numbers: scaled, moved by the zero point, clamped to the range, rounded
        half to even.  A NaN, which the specification leaves open, becomes the smallest."""
        element = numbers.dtype
        zero = self._along(self.zero_points, numbers.ndim, element)
        moved = numbers / self._along(self.scales, numbers.ndim, element) + zero
        inside = np.clip(np.nan_to_num(moved, nan=-np.inf, posinf=np.inf, neginf=-np.inf), self.low, self.high)
        # A float need not hold the ends of a wide range: 2³¹ − 1 is 2³¹ in float32.
        return np.clip(np.rint(inside).astype(np.int64), self.low, self.high).astype(self.numpy)


def per_axis(dtype: DType) -> int | None:
    """The axis along which elements of this type have scales of their own, if they have."""
    return dtype.axis if isinstance(dtype, QuantizedType) else None


def along(dtype: DType, axis: int) -> DType:
    """A per-axis quantised type for another axis; any other type as it is."""
    if not isinstance(dtype, QuantizedType) or dtype.axis in (None, axis):
        return dtype
    return quantized(
        dtype.storage, dtype.expressed, dtype.scales, dtype.zero_points, axis=axis, low=dtype.low, high=dtype.high
    )


def quantized(
    storage: DType,
    expressed: DType,
    scales: tuple[float, ...],
    zero_points: tuple[int, ...] = (),
    *,
    axis: int | None = None,
    low: int | None = None,
    high: int | None = None,
) -> QuantizedType:
    """The quantised type with these parameters; zero points are 0 and the range is all of the storage where not given."""
    least, most = _range(storage)
    low, high = least if low is None else low, most if high is None else high
    zero_points = zero_points or (0,) * len(scales)
    if not expressed.is_float:
        raise ShloError(f"quantized_type: the expressed type must be a float, not {expressed}")
    if not least <= low < high <= most:
        raise ShloError(f"quantized_type_c4: the range {low}:{high} does not fit {storage}")
    for scale in scales:
        if not (scale > 0 and math.isfinite(scale)):
            raise ShloError(f"quantized_type_c6, c7: the scale {scale!r} must be positive and finite")
    for zero in zero_points:
        if not low <= zero <= high:
            raise ShloError(f"quantized_type_c8: the zero point {zero} is outside of {low}:{high}")
    if len(scales) != len(zero_points):
        raise ShloError(f"quantized_type_c10: {len(scales)} scales, {len(zero_points)} zero points")
    if axis is None and len(scales) != 1:
        raise ShloError("quantized_type_c11: several scales need an axis")
    if axis is not None and axis < 0:
        raise ShloError(f"quantized_type_c12: the axis {axis} must not be negative")
    limits = "" if (low, high) == (least, most) else f"<{low}:{high}>"
    pairs = [float_text(scale) + (f":{zero}" if zero else "") for scale, zero in zip(scales, zero_points, strict=True)]
    along, listed = ("", pairs[0]) if axis is None else (f":{axis}", "{" + ",".join(pairs) + "}")
    short = storage.name.replace("ui", "u")
    name = f"!quant.uniform<{short}{limits}:{expressed}{along}, {listed}>"
    known = DType.made.get(name)
    if isinstance(known, QuantizedType):
        return known
    found = object.__new__(QuantizedType)
    found.name, found.numpy, found.kind, found.bits = name, storage.numpy, "quant", storage.bits
    found.storage, found.expressed, found.scales, found.zero_points = storage, expressed, scales, zero_points
    found.axis, found.low, found.high = axis, low, high
    DType.made[name] = found
    return found


def _range(storage: DType) -> tuple[int, int]:
    if not storage.is_integer or storage.bits > 32:
        raise ShloError(f"quantized_type: the storage must be an integer of at most 32 bits, not {storage}")
    return storage.limits


_NUMBER: Final = r"[-+]?(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)"
_PAIR: Final = rf"{_NUMBER}(?::-?\d+)?"
_TYPE = re.compile(
    rf"!quant\.uniform<([iu])(\d+)(?:<(-?\d+):(-?\d+)>)?:(\w+)(?::(\d+))?,(?:({_PAIR})|\{{({_PAIR}(?:,{_PAIR})*)\}})>"
)


def read_quantized(text: str) -> QuantizedType:
    """``!quant.uniform<i8:f32, 0.1:5>`` as a type; ShloError says what is wrong with it."""
    found = _TYPE.fullmatch(re.sub(r"\s", "", text))
    if found is None:
        raise ShloError(f"'{text}' is not a quantised type such as !quant.uniform<i8:f32, 0.1:5>")
    sign, bits, low, high, expressed, axis, one, several = found.groups()
    pairs = [pair.partition(":") for pair in (one or several).split(",")]
    if (axis is None) is (one is None):
        raise ShloError(f"'{text}': one scale for the tensor, or an axis and a list of scales in braces")
    return quantized(
        dtype(f"{'ui' if sign == 'u' else 'i'}{bits}"),
        dtype(expressed),
        tuple(float(scale) for scale, _, _ in pairs),
        tuple(int(zero or 0) for _, _, zero in pairs),
        axis=None if axis is None else int(axis),
        low=None if low is None else int(low),
        high=None if high is None else int(high),
    )
