"""The arithmetic of windows sliding over arrays: sizes, padding, and convolution in NumPy.

Axes are canonical here: images [n, c, …], kernels [o, i, …], spatial axes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.types import DType

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]


def dilated(size: int, step: int) -> int:
    """The extent of ``size`` elements spread ``step`` apart; 0 for none."""
    return (size - 1) * step + 1 if size else 0


class Window(NamedTuple):
    """A box that slides over an array, one entry an axis (the specification's ``reduce_window`` and ``convolution``).

    The array is spread by ``base_dilations``, then padded by (low, high), either of which may be negative; the window
    has ``sizes`` cells ``window_dilations`` apart and moves by ``strides``.
    """

    sizes: Axes
    strides: Axes
    padding: tuple[tuple[int, int], ...]
    base_dilations: Axes
    window_dilations: Axes

    def positions(self, shape: Sequence[int]) -> Axes:
        """How many places the window has along each axis of an array of this shape (convolution_c25, reduce_window_c15)."""
        counts = []
        for n, size, stride, (low, high), base, spread in zip(shape, *self, strict=True):
            room = low + dilated(n, base) + high
            span = dilated(size, spread)
            counts.append((room - span) // stride + 1 if 0 < room >= span else 0)
        return tuple(counts)

    def prepare(self, array: Array, fill: Any) -> Array:
        """The array spread and padded with ``fill``, along its last axes; itself where nothing is to be done."""
        lead = array.ndim - len(self.sizes)
        if all(p == (0, 0) for p in self.padding) and all(b == 1 for b in self.base_dilations):
            return array
        source: list[slice] = [slice(None)] * lead
        target: list[slice] = [slice(None)] * lead
        sizes = list(array.shape[:lead])
        for n, (low, high), base in zip(array.shape[lead:], self.padding, self.base_dilations, strict=True):
            room = max(low + dilated(n, base) + high, 0)
            first = max(0, -(low // base)) if low < 0 else 0  # the first element that negative padding leaves
            last = min(n, max(first, -(-(room - low) // base)))  # one past the last
            source.append(slice(first, last))
            start = low + first * base
            target.append(slice(start, start + dilated(last - first, base), base) if last > first else slice(0, 0))
            sizes.append(room)
        full = np.full(sizes, fill, dtype=array.dtype)
        full[tuple(target)] = array[tuple(source)]
        return full

    def cells(self, at: Sequence[int], counts: Sequence[int]) -> tuple[slice, ...]:
        """Where, in the prepared array's last axes, cell ``at`` of the window is over all ``counts`` positions."""
        return tuple(
            slice(i * spread, i * spread + dilated(n, stride), stride)
            for i, n, stride, spread in zip(at, counts, self.strides, self.window_dilations, strict=True)
        )


def working_type(dtype: DType | None, *arrays: Array) -> list[Array]:
    """The arrays in the type in which products of them are summed for a result of ``dtype``.

    Integers are summed modulo 2⁶⁴ (rounding to fewer bits later gives the wrapped sum); floats in their own type or the
    result's, whichever is wider."""
    kind = arrays[0].dtype.kind
    if kind in "Ob":
        return list(arrays)
    if dtype is not None and dtype.kind in ("float", "complex"):
        wide: Any = np.promote_types(arrays[0].dtype, dtype.numpy)
    elif kind in "fc":
        wide = arrays[0].dtype
    else:
        wide = np.uint64 if kind == "u" else np.int64
    return [a.astype(wide, copy=False) for a in arrays]


def convolve(x: Array, w: Array, window: Window, *, feature_groups: int = 1, batch_groups: int = 1) -> Array:
    """y[n, o, p] = Σ_{i,k} x[n, i, p·stride + k·dilation] · w[o, i, k], over the padded x, group by group."""
    n, o = x.shape[0], w.shape[0]
    counts = window.positions(x.shape[2:])
    y = np.zeros((n // batch_groups, o, *counts), x.dtype)
    padded = window.prepare(x, x.dtype.type(0) if x.dtype != object else 0)
    groups = max(feature_groups, batch_groups)
    for g in range(groups):
        rows = slice(g * n // batch_groups, (g + 1) * n // batch_groups) if batch_groups > 1 else slice(None)
        c = w.shape[1]
        features = slice(g * c, (g + 1) * c) if feature_groups > 1 else slice(None)
        outs = slice(g * o // groups, (g + 1) * o // groups)
        for at in np.ndindex(*window.sizes):
            part = padded[(rows, features, *window.cells(at, counts))]
            y[:, outs] += np.moveaxis(np.tensordot(w[(outs, slice(None), *at)], part, (1, 1)), 0, 1)
    return y
