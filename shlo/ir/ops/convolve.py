"""The arithmetic of windows sliding over arrays: sizes, padding, and convolution in NumPy.

Axes are canonical here: images [n, c, …], kernels [o, i, …], spatial axes last.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.types import DYNAMIC, DType

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
            if DYNAMIC in (n, size):
                counts.append(DYNAMIC)
                continue
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
    if kind in "fc":
        wide: Any = np.result_type(*arrays)
        if dtype is not None and dtype.kind in ("float", "complex"):
            wide = np.promote_types(wide, dtype.numpy)
    else:
        wide = np.uint64 if kind == "u" else np.int64
    return [a.astype(wide, copy=False) for a in arrays]


def convolve(x: Array, w: Array, window: Window, *, feature_groups: int = 1, batch_groups: int = 1) -> Array:
    """y[n, o, p] = Σ_{i,k} x[n, i, p·stride + k·dilation] · w[o, i, k], over the padded x, group by group.

    x is [n, c, …] and w [o, c / feature_groups, …]; y is [n / batch_groups, o, …] with :meth:`Window.positions`."""
    n, c, o = x.shape[0], x.shape[1], w.shape[0]
    counts = window.positions(x.shape[2:])
    padded = window.prepare(x, 0)
    y = np.zeros((n // batch_groups, o, *counts), x.dtype)
    if not y.size or not w.size:
        return y
    if feature_groups == c > 1:
        _depthwise(padded, w, window, y)
        return y
    groups = feature_groups * batch_groups  # one of them is 1
    for g in range(groups):
        outs = slice(g * o // groups, (g + 1) * o // groups)
        rows, features = (slice(g * n // groups, (g + 1) * n // groups), slice(None))
        if batch_groups == 1:
            rows, features = slice(None), slice(g * c // groups, (g + 1) * c // groups)
        _multiply(padded[rows, features], w[outs], window, y[:, outs])
    return y


def _depthwise(x: Array, w: Array, window: Window, y: Array) -> None:
    """One input channel a group: no sums over channels, so each cell of the window is a multiply-add on whole images."""
    n, channels, counts = x.shape[0], x.shape[1], y.shape[2:]
    out = y.reshape(n, channels, -1, *counts)  # output channels of one input channel lie together
    ones = (1,) * len(counts)
    kernel = w.reshape(channels, -1, *window.sizes)
    for image, total in zip(x, out, strict=True):  # an image at a time stays in the cache
        for at in np.ndindex(*window.sizes):
            weights = kernel[(slice(None), slice(None), *at)].reshape(*kernel.shape[:2], *ones)
            total += weights * image[(slice(None), *window.cells(at, counts))][:, None]


_TILE_BYTES = 8 << 20
_TILE_COLUMNS = 512


def _multiply(x: Array, w: Array, window: Window, y: Array) -> None:
    """One group, as matrix products: w as [o, i·k] times the windows' cells as [i·k, n·p].

    That second matrix is never whole: it is gathered in tiles of about ``_TILE_BYTES``, which stay in the last-level cache
    until BLAS has used them.  (Smaller tiles are no faster, and slower where other processes keep the cores busy: BLAS's
    threads wait for each other once a product.)  A tile spans some images or some rows of one image's positions, and some
    of the i·k; it has at least ``_TILE_COLUMNS`` columns where there are so many, or BLAS would run at a fraction of its
    speed (a weight gradient has few positions and a huge kernel; an image of the last layers few positions)."""
    cells = _cells_view(x, window, y.shape[2:])
    if not window.sizes:  # no spatial axes: give both sides one of size 1
        cells, w, y = cells[:, :, None, None], w[..., None], y[..., None]
    spatial = w.ndim - 2
    (n, i), kernel, counts = cells.shape[:2], w.shape[2:], y.shape[2:]
    positions, inner, depth = math.prod(counts), math.prod(counts[1:]), math.prod(kernel)
    budget = _TILE_BYTES // x.itemsize
    wanted = max(_TILE_COLUMNS, budget // (i * depth))
    images, rows = max(1, min(n, wanted // positions)), min(counts[0], max(1, wanted // inner))
    height = max(1, budget // (images * rows * inner))
    features, slabs = max(1, min(i, height // depth)), min(kernel[0], max(1, height // math.prod(kernel[1:])))

    chunks = [
        (slice(f, f + features), slice(s, s + slabs)) for f in range(0, i, features) for s in range(0, kernel[0], slabs)
    ]
    factors = [np.ascontiguousarray(w[:, f, s]).reshape(w.shape[0], -1) for f, s in chunks]
    # The tile's axes: i, k…, n, p…
    order = (1, *range(2, 2 + spatial), 0, *range(2 + spatial, 2 + 2 * spatial))
    source = cells.transpose(order)
    buffer = np.empty(features * slabs * math.prod(kernel[1:]) * images * rows * inner, x.dtype)
    for first in range(0, n, images):
        for row in range(0, counts[0], rows):
            here = slice(first, first + images), slice(row, row + rows)
            target = y[here[0], :, here[1]].swapaxes(0, 1)  # [o, n, p…]
            for number, ((f, s), factor) in enumerate(zip(chunks, factors, strict=True)):
                tile = source[(f, s, *[slice(None)] * (spatial - 1), *here)]
                gathered = buffer[: tile.size].reshape(tile.shape)
                np.copyto(gathered, tile)
                product = np.matmul(factor, gathered.reshape(factor.shape[1], -1)).reshape(target.shape)
                if number:
                    target += product
                else:
                    target[...] = product


def _cells_view(x: Array, window: Window, counts: Axes) -> Array:
    """A view of the prepared x [n, i, …] as [n, i, cell of the window…, position…]."""
    steps = x.strides[2:]
    cells = [step * spread for step, spread in zip(steps, window.window_dilations, strict=True)]
    positions = [step * stride for step, stride in zip(steps, window.strides, strict=True)]
    shape, strides = (*x.shape[:2], *window.sizes, *counts), (*x.strides[:2], *cells, *positions)
    return np.lib.stride_tricks.as_strided(x, shape, strides, writeable=False)
