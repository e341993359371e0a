"""``reduce_window`` and ``select_and_scatter``, one window and one cell at a time."""

from itertools import product

import numpy as np

from tests.oracle.linear import place, positions


def _windows(shape, window, strides, padding, base, spread):
    """Each position with the operand indices of its cells in row-major order (None for padding)."""
    counts = [positions(*a[:3], *a[3], *a[4:]) for a in zip(shape, window, strides, padding, base, spread, strict=True)]
    for position in product(*map(range, counts)):
        cells = []
        for cell in product(*map(range, window)):
            at = [
                place(p, c, stride, step, low, gap, size)
                for p, c, stride, step, (low, _), gap, size in zip(
                    position, cell, strides, spread, padding, base, shape, strict=True
                )
            ]
            cells.append(None if None in at else tuple(at))
        yield position, cells


def reduce_window(inputs, inits, fold, *, window, strides, padding, base, spread):
    """Specification: reduce_window.  ``fold`` takes and returns lists: accumulators, elements."""
    shape = inputs[0].shape
    counts = [positions(*a[:3], *a[3], *a[4:]) for a in zip(shape, window, strides, padding, base, spread, strict=True)]
    results = [np.empty(counts, object) for _ in inputs]
    for position, cells in _windows(shape, window, strides, padding, base, spread):
        state = list(inits)
        for at in cells:
            state = fold(state, [init if at is None else x[at] for x, init in zip(inputs, inits, strict=True)])
        for result, value in zip(results, state, strict=True):
            result[position] = value
    return results


def select_and_scatter(operand, source, init, select, scatter, *, window, strides, padding):
    """Specification: select_and_scatter.  Windows and cells in row-major order."""
    ones = [1] * operand.ndim
    result = np.full(operand.shape, init, object)
    for position, cells in _windows(operand.shape, window, strides, padding, ones, ones):
        chosen = None
        for at in cells:
            if at is not None and (chosen is None or not select(operand[chosen], operand[at])):
                chosen = at
        if chosen is not None:
            result[chosen] = scatter(result[chosen], source[position])
    return result
