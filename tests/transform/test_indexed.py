"""Gradients of what JAX writes with indices, orders and windows, beside JAX's own: gather and scatter, slices at computed places,
sorting, cumulative sums, pooling.  (Loops and conditionals are in test_regions.py.)"""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo.interp.den import evaluate
from shlo.parse import parse
from shlo.transform.grad import gradient
from shlo.transform.lower import lower
from tests.transform.test_regions import agree

RNG = np.random.default_rng(3)
X = RNG.standard_normal((4, 6)).astype(np.float32)
U = RNG.standard_normal((3, 6)).astype(np.float32)
V = RNG.permutation(24).astype(np.float32).reshape(4, 6) / 7
"""All different: what is largest, and the order, are clear."""
INDICES = np.array([2, 0, 2], np.int32)
AT = np.int32(1)
W = RNG.standard_normal((4, 6)).astype(np.float32)


def weighted(y):
    """A sum that tells every element of the result from the others."""
    return (y * jnp.arange(1.0, y.size + 1).reshape(y.shape)).sum()


GATHERS = {
    "rows": lambda x, i: x[i],
    "columns": lambda x, i: x[:, i],
    "elements": lambda x, i: x[i, i + 1],
    "out of range, clamped": lambda x, i: x.at[i * 3].get(mode="clip"),
    "out of range, filled": lambda x, i: x.at[i * 3].get(mode="fill", fill_value=0.0),
    "along an axis": lambda x, i: jnp.take_along_axis(x, jnp.tile(i[None], (4, 1)), axis=1),
    "of each row": lambda x, i: jax.vmap(lambda row, j: row[j])(x[:3], i),
    "dynamic_slice": lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (2, 3)),
    "dynamic_slice of each row": lambda x, i: jax.vmap(lambda row, j: lax.dynamic_slice(row, (j,), (2,)))(x[:3], i),
    "dynamic_slice beyond the end": lambda x, i: lax.dynamic_slice(x, (i[0] * 9, -i[0]), (2, 3)),
    "dynamic_index": lambda x, i: lax.dynamic_index_in_dim(x, i[0], 1),
}

SCATTERS = {
    "set": lambda x, u, i: x.at[i[:2]].set(u[:2]),
    "set, where two meet": lambda x, u, i: x.at[jnp.array([1, 1])].set(u[:1]),
    "add": lambda x, u, i: x.at[i].add(u),
    "add to columns": lambda x, u, i: x.at[:, i].add(u[:, :4].T),
    "multiply": lambda x, u, i: x.at[i[:2]].multiply(u[:2], unique_indices=True),
    "out of range, dropped": lambda x, u, i: x.at[i * 3].add(u, mode="drop"),
    "dynamic_update_slice": lambda x, u, i: lax.dynamic_update_slice(x, u[:2, :3], (i[0], i[1])),
    "dynamic_update_slice beyond the end": lambda x, u, i: lax.dynamic_update_slice(x, u[:2, :3], (i[0] * 9, i[0] - 4)),
    "segment_sum": lambda x, u, i: jax.ops.segment_sum(u, i, 4) * x,
}

ORDERS = {
    "sort": lambda v, w: jnp.sort(v, axis=1),
    "sort down": lambda v, w: -jnp.sort(-v, axis=0),
    "sort with a payload": lambda v, w: lax.sort((v, w), dimension=1, num_keys=1)[1],
    "sort by two": lambda v, w: sum(lax.sort((v, w), dimension=0, num_keys=2)),
    "argsort": lambda v, w: jnp.take_along_axis(w, jnp.argsort(v, axis=1), axis=1),
    "top_k": lambda v, w: lax.top_k(v, 3)[0],
    "max": lambda v, w: v.max(axis=1) * w.min(axis=1),
    "median": lambda v, w: jnp.median(v, axis=1),
}

CUMULATIVE = {
    "cumsum": lambda v: lax.cumsum(v, axis=1),
    "cumsum, reversed": lambda v: lax.cumsum(v, axis=0, reverse=True),
    "cumprod": lambda v: lax.cumprod(v + 0.5, axis=1),
    "cummax": lambda v: lax.cummax(v, axis=1),
    "cummin": lambda v: lax.cummin(v, axis=0, reverse=True),
    "cumlogsumexp": lambda v: lax.cumlogsumexp(v, axis=1),
    "max pooling": lambda v: lax.reduce_window(v, -np.inf, lax.max, (2, 3), (2, 1), "SAME"),
    "min pooling": lambda v: lax.reduce_window(v, np.inf, lax.min, (2, 2), (1, 1), "VALID"),
    "average pooling": lambda v: lax.reduce_window(v, 0.0, lax.add, (2, 2), (1, 2), ((0, 1), (1, 0))) / 4,
    "dilated windows": lambda v: lax.reduce_window(
        v, 0.0, lax.add, (2, 2), (1, 1), ((1, 0), (0, 1)), base_dilation=(2, 1), window_dilation=(1, 2)
    ),
}


REDUCTIONS = {
    "prod": lambda v: jnp.prod(v - 1.5, axis=1),
    "prod of some zeros": lambda v: jnp.prod(jnp.where(v > 2, 0.0, v), axis=0),
    "prod of all": lambda v: jnp.prod(v[:2, :3] + 0.3),
    "any body": lambda v: lax.reduce(v, np.float32(0), lambda a, b: a + b + a * b, (1,)),
    "logsumexp": lambda v: jax.nn.logsumexp(v, axis=0),
    "windows of any body": lambda v: lax.reduce_window(
        v, np.float32(0), lambda a, b: a + b + a * b, (2, 2), (2, 1), ((1, 0), (0, 1)), window_dilation=(1, 2)
    ),
    "products in windows": lambda v: lax.reduce_window(v, np.float32(1), lax.mul, (2, 3), (1, 2), "SAME"),
    "dilated maxima": lambda v: lax.reduce_window(v, -np.inf, lax.max, (2, 2), (1, 1), "VALID", window_dilation=(2, 1)),
}


@pytest.mark.parametrize("name", GATHERS)
def test_gathers_and_slices(name):
    agree(lambda x, i: weighted(GATHERS[name](x, i)), X, INDICES)


@pytest.mark.parametrize("name", SCATTERS)
def test_scatters_and_updates(name):
    agree(lambda x, u, i: weighted(SCATTERS[name](x, u, i)), X, U, INDICES)


@pytest.mark.parametrize("name", ORDERS)
def test_orders(name):
    agree(lambda v, w: weighted(ORDERS[name](v, w)), V, W)


@pytest.mark.parametrize("name", CUMULATIVE)
def test_cumulative_windows(name):
    agree(lambda v: weighted(CUMULATIVE[name](v)), V)


@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions_of_any_body(name):
    try:
        jax.grad(lambda v: weighted(REDUCTIONS[name](v)))(V)
    except (NotImplementedError, ValueError, TypeError) as error:  # JAX itself has no rule: differences decide
        agree_with_differences(lambda v: weighted(REDUCTIONS[name](v)), V, str(error))
    else:
        agree(lambda v: weighted(REDUCTIONS[name](v)), V)


def agree_with_differences(fn, x, why):
    assert why
    main = lower(parse(jax.jit(fn).lower(x).as_text()).main)
    (_, slope) = evaluate(gradient(main), [x], world="real")
    step = RNG.standard_normal(x.shape)
    ends = [evaluate(main, [x + sign * 1e-5 * step], world="real")[0] for sign in (1, -1)]
    np.testing.assert_allclose((ends[0] - ends[1]) / 2e-5, np.vdot(slope, step), rtol=1e-6)
