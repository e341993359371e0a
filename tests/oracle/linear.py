"""``dot_general`` and ``convolution``, one product at a time.  Elements are ints or Fractions: results compare with ==."""

from itertools import product

import numpy as np


def _indices(sizes):
    return product(*(range(n) for n in sizes))


def dot_general(lhs, rhs, *, lhs_batching, rhs_batching, lhs_contracting, rhs_contracting):
    """Specification: dot_general.  Result axes: batching, lhs's others, rhs's others."""
    left = [a for a in range(lhs.ndim) if a not in (*lhs_batching, *lhs_contracting)]
    right = [a for a in range(rhs.ndim) if a not in (*rhs_batching, *rhs_contracting)]
    batch_sizes = [lhs.shape[a] for a in lhs_batching]
    left_sizes, right_sizes = [lhs.shape[a] for a in left], [rhs.shape[a] for a in right]
    result = np.empty([*batch_sizes, *left_sizes, *right_sizes], object)
    for b, i, j in product(_indices(batch_sizes), _indices(left_sizes), _indices(right_sizes)):
        total = 0
        for k in _indices([lhs.shape[a] for a in lhs_contracting]):
            at_left = dict(zip((*lhs_batching, *left, *lhs_contracting), (*b, *i, *k), strict=True))
            at_right = dict(zip((*rhs_batching, *right, *rhs_contracting), (*b, *j, *k), strict=True))
            total += lhs[tuple(at_left[a] for a in range(lhs.ndim))] * rhs[tuple(at_right[a] for a in range(rhs.ndim))]
        result[(*b, *i, *j)] = total
    return result


def place(position, cell, stride, spread, low, base, size):
    """The element that ``cell`` of the window at ``position`` covers, or None where it covers padding or a gap."""
    at = position * stride + cell * spread - low
    return at // base if at % base == 0 and 0 <= at // base < size else None


def positions(size, window, stride, low, high, base, spread):
    """num_windows of the specification (convolution_c25, reduce_window_c15)."""
    dilated = 0 if size == 0 else (size - 1) * base + 1
    padded = low + dilated + high
    reach = 0 if window == 0 else (window - 1) * spread + 1
    return 0 if padded <= 0 or reach > padded else (padded - reach) // stride + 1


def convolution(
    lhs, rhs, *, strides, padding, lhs_dilation, rhs_dilation, reversal, dims, feature_groups, batch_groups
):
    """Specification: convolution.  ``dims`` is three strings of axis letters: b, f, o, i and digits."""
    x_labels, w_labels, y_labels = dims
    spatial = [str(d) for d in range(lhs.ndim - 2)]
    x_size, w_size = dict(zip(x_labels, lhs.shape, strict=True)), dict(zip(w_labels, rhs.shape, strict=True))
    y_size = {"b": x_size["b"] // batch_groups, "f": w_size["o"]}
    for d, axis in enumerate(spatial):
        y_size[axis] = positions(x_size[axis], w_size[axis], strides[d], *padding[d], lhs_dilation[d], rhs_dilation[d])
    y = np.zeros([y_size[c] for c in y_labels], object)
    for n, o, *p in _indices([y_size[c] for c in ("b", "f", *spatial)]):
        total = 0
        feature_group = o // (w_size["o"] // feature_groups)
        batch_group = o // (w_size["o"] // batch_groups)
        for i, *k in _indices([w_size[c] for c in ("i", *spatial)]):
            cells = [
                place(p[d], k[d], strides[d], rhs_dilation[d], padding[d][0], lhs_dilation[d], x_size[axis])
                for d, axis in enumerate(spatial)
            ]
            if None in cells:
                continue
            turned = [w_size[c] - 1 - k[d] if reversal[d] else k[d] for d, c in enumerate(spatial)]
            x_at = {
                "b": batch_group * y_size["b"] + n,
                "f": feature_group * w_size["i"] + i,
                **dict(zip(spatial, cells, strict=True)),
            }
            w_at = {"o": o, "i": i, **dict(zip(spatial, turned, strict=True))}
            total += lhs[tuple(x_at[c] for c in x_labels)] * rhs[tuple(w_at[c] for c in w_labels)]
        y_at = {"b": n, "f": o, **dict(zip(spatial, p, strict=True))}
        y[tuple(y_at[c] for c in y_labels)] = total
    return y
