"""Between stored element types and those that NumPy computes with.

ml_dtypes stores floats of 4 to 16 bits and integers of 2 and 4 bits, but computes with few of them: rules see them
*widened* (:func:`widen`), and what they return is *rounded* to the stored type (:func:`rounded`): floats to nearest, ties to
even, and integers modulo their width.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from shlo.ir.types import DType, dtype_of

Array = np.ndarray[Any, Any]


@cache
def _widened(stored: np.dtype[Any]) -> np.dtype[Any] | None:
    """What elements are widened to; None where they stay."""
    if stored.itemsize > 2 or stored.kind not in "fV":
        return None
    element = dtype_of(np.empty(0, stored))
    if element.is_float:
        return np.dtype(np.float32)
    return np.dtype(np.int8 if element.kind == "int" else np.uint8)


def widen(array: Array) -> Array:
    """Floats narrower than 32 bits as float32, integers narrower than a byte as bytes; anything else as it is."""
    wide = _widened(array.dtype)
    return array if wide is None else array.astype(wide)


def rounded(array: Array, dtype: DType) -> Array:
    """The elements as ``dtype`` stores them.

    A float64 goes to f16 and bf16 by way of float32, as in XLA; to narrower floats it is rounded once.  A NaN becomes −0 in
    f4E2M1FN, which has no NaN.  A format without infinity takes a NaN, or its largest number, as its name says (FN, FNUZ).
    """
    if array.dtype == dtype.numpy:
        return array
    if array.dtype.kind == "c" and dtype.kind != "complex":
        array = array.real
    if dtype.is_float and dtype.bits <= 16:
        if array.dtype == np.float64:
            array = array.astype(np.float32) if dtype.bits == 16 else _to_odd(array)
        if dtype.bits == 4 and array.dtype.kind == "f":
            array = np.where(np.isnan(array), -0.0, array)
    wide = _widened(array.dtype)
    return np.asarray((array if wide is None else array.astype(wide)).astype(dtype.numpy))


def _to_odd(array: Array) -> Array:
    """float64 as float32, inexact ones to the neighbour whose last bit is set: rounding on from there is as if at once."""
    near = array.astype(np.float32)
    exact = (near == array) | np.isnan(array) | np.isinf(near)
    bits = near.view(np.uint32)
    away = np.abs(near.astype(np.float64)) > np.abs(array)
    truncated = np.where(away, bits - np.uint32(1), bits)
    return np.where(exact, bits, truncated | np.uint32(1)).astype(np.uint32).view(np.float32)
