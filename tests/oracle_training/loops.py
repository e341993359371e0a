"""Convolution and max-pooling layers, one product or one comparison at a time; elements may be Fractions."""

from itertools import product

import numpy as np


def zeros(shape):
    return np.zeros(shape, object)


def cells(size, low, kernel, stride, out):
    """(position, cell, input index) triples of one axis whose input index is not padding."""
    for p, a in product(range(out), range(kernel)):
        if 0 <= p * stride + a - low < size:
            yield p, a, p * stride + a - low


def conv_terms(x_shape, w_shape, y_shape, *, stride, low, groups):
    """All (y index, x index, w index) of the sum y += x·w: everything a convolution is."""
    n, _, h, w = x_shape
    o, j, kh, kw = w_shape
    rows = list(cells(h, low[0], kh, stride[0], y_shape[2]))
    columns = list(cells(w, low[1], kw, stride[1], y_shape[3]))
    for b, oo, jj in product(range(n), range(o), range(j)):
        ii = oo // (o // groups) * j + jj
        for (p, a, y), (q, c, x) in product(rows, columns):
            yield (b, oo, p, q), (b, ii, y, x), (oo, jj, a, c)


def conv(x, w, y_shape, **how):
    y = zeros(y_shape)
    for at_y, at_x, at_w in conv_terms(x.shape, w.shape, y_shape, **how):
        y[at_y] += x[at_x] * w[at_w]
    return y


def conv_back(dy, w, x_shape, **how):
    dx = zeros(x_shape)
    for at_y, at_x, at_w in conv_terms(x_shape, w.shape, dy.shape, **how):
        dx[at_x] += dy[at_y] * w[at_w]
    return dx


def conv_weight_grad(x, dy, w_shape, **how):
    dw = zeros(w_shape)
    for at_y, at_x, at_w in conv_terms(x.shape, w_shape, dy.shape, **how):
        dw[at_w] += dy[at_y] * x[at_x]
    return dw


def first_maximal(x, kernel, low, out):
    """For each window, in row-major order: its index and that of its first maximal cell."""
    n, c, h, w = x.shape
    for b, ch, p, q in product(range(n), range(c), range(out[0]), range(out[1])):
        best = None
        for a, d in product(range(kernel), range(kernel)):
            at = (b, ch, 2 * p + a - low, 2 * q + d - low)
            inside = 0 <= at[2] < h and 0 <= at[3] < w
            if inside and (best is None or x[at] > x[best]):
                best = at
        yield (b, ch, p, q), best


def max_pool(x, kernel, low, out):
    y = zeros((*x.shape[:2], *out))
    for at, best in first_maximal(x, kernel, low, out):
        y[at] = x[best]
    return y


def max_pool_back(dy, x, kernel, low):
    dx = zeros(x.shape)
    for at, best in first_maximal(x, kernel, low, dy.shape[2:]):
        dx[best] += dy[at]
    return dx
