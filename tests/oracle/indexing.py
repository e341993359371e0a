"""``gather``, ``scatter`` and ``sort``, one element at a time, from the specification's formulas."""

from functools import cmp_to_key
from itertools import product

import numpy as np


def _start(indices, batch, vector_dim, mapped, index_batching, rank, batching):
    """The full start index that the index vector at ``batch`` and the batching axes give."""
    at = list(batch)
    if vector_dim < indices.ndim:
        entries = [int(indices[(*at[:vector_dim], k, *at[vector_dim:])]) for k in range(indices.shape[vector_dim])]
    else:
        entries = [int(indices[tuple(at)])]
    start = [0] * rank
    for axis, entry in zip(mapped, entries, strict=True):
        start[axis] = entry
    offset = [0] * rank
    for axis, along in zip(batching, index_batching, strict=True):
        offset[axis] = at[along - (along > vector_dim)]
    return start, offset


def gather(operand, indices, sizes, *, window, dropped, batching, index_batching, mapped, vector):
    outer = [n for a, n in enumerate(indices.shape) if a != vector]
    kept = [a for a in range(operand.ndim) if a not in dropped and a not in batching]
    rank = len(outer) + len(window)
    shape, left, inner = [], iter(outer), iter([sizes[a] for a in kept])
    for a in range(rank):
        shape.append(next(inner) if a in window else next(left))
    result = np.empty(shape, operand.dtype)
    for at in product(*map(range, shape)):
        batch = [i for a, i in enumerate(at) if a not in window]
        start, offset = _start(indices, batch, vector, mapped, index_batching, operand.ndim, batching)
        place = [min(max(s, 0), n - size) for s, n, size in zip(start, operand.shape, sizes, strict=True)]
        place = [p + o for p, o in zip(place, offset, strict=True)]
        for axis, i in zip(kept, [at[a] for a in window], strict=True):
            place[axis] += i
        result[at] = operand[tuple(place)]
    return result


def scatter(operand, indices, updates, fold, *, window, dropped, batching, index_batching, mapped, vector):
    kept = [a for a in range(operand.ndim) if a not in dropped and a not in batching]
    result = operand.copy()
    for at in product(*map(range, updates.shape)):
        batch = [i for a, i in enumerate(at) if a not in window]
        start, offset = _start(indices, batch, vector, mapped, index_batching, operand.ndim, batching)
        place = [s + o for s, o in zip(start, offset, strict=True)]
        for axis, i in zip(kept, [at[a] for a in window], strict=True):
            place[axis] += i
        if all(0 <= p < n for p, n in zip(place, operand.shape, strict=True)):
            result[tuple(place)] = fold(result[tuple(place)], updates[at])
    return result


def sort(arrays, axis, before):
    """Stable; ``before`` takes two tuples of elements."""
    results = [a.copy() for a in arrays]
    shape = list(arrays[0].shape)
    count = shape.pop(axis)
    for at in product(*map(range, shape)):
        row = [tuple(a[(*at[:axis], i, *at[axis:])] for a in arrays) for i in range(count)]
        row.sort(key=cmp_to_key(lambda a, b: -1 if before(a, b) else 1 if before(b, a) else 0))
        for i, elements in enumerate(row):
            for result, element in zip(results, elements, strict=True):
                result[(*at[:axis], i, *at[axis:])] = element
    return results
