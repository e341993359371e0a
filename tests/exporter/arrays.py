"""Moving, indexing, sorting, accumulating, choosing."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import lax

from tests.exporter.cases import case


@case("f32[3, 4]", "f32[3, 4]")
def shapes(x, y):
    return (
        jnp.concatenate([x, y], 1), jnp.stack([x, y]), x.T, x[::-1], jnp.pad(x, ((1, 0), (2, 1))), x.reshape(2, 6),
        jnp.tile(x, (2, 1)), jnp.roll(x, 1, 1), jnp.broadcast_to(x[:1], (5, 4)), x[1:, ::2], jnp.repeat(x, 2, 0),
        jnp.expand_dims(x, 1), jnp.moveaxis(x, 0, 1), jnp.flip(x), jnp.rot90(x), jnp.diag(x[:, :3]), jnp.triu(x),
    )  # fmt: skip


@case("f32[3, 4]")
def padding_with_edges(x):
    return [jnp.pad(x, 2, mode=m) for m in ("edge", "reflect", "wrap")]


@case()
def makers():
    return jnp.arange(5), jnp.linspace(0, 1, 7), jnp.eye(3), jnp.ones((2, 2)), lax.iota(jnp.uint8, 4), jnp.tri(3)


@case("f32[6, 5]", "i32[]", "i32[]", domains=(None, (-3, 9), (-3, 9)))
def dynamic_slicing(x, i, j):
    part = lax.dynamic_slice(x, (i, j), (2, 3))
    return part, lax.dynamic_update_slice(x, part * 2, (j, i)), lax.dynamic_index_in_dim(x, i, 0)


@case("f32[6, 5]", "i32[]", domains=(None, (0, 4)))
def dynamic_slice_gradient(x, i):
    return jax.grad(lambda x: (lax.dynamic_slice(x, (i, 0), (2, 3)) ** 2).sum())(x)


@case("f32[6, 5]", "i32[4]", "i32[4]", domains=(None, (-6, 6), (-5, 5)))
def fancy_indexing(x, i, j):
    return x[i], x[i, j], x[:, j], x[i][:, None, 1:3]


@case("f32[6, 5]", "i32[4]", "f32[4, 5]", domains=(None, (0, 6), None))
def scatters(x, i, u):
    return x.at[i].set(u[0]), x.at[i].add(u), x.at[i].max(u), x.at[i].min(u), x.at[i].multiply(u), x.at[1].set(0)


@case("f32[6, 5]", "i32[4]", "f32[4, 5]", domains=(None, (-9, 9), None))
def scatter_out_of_bounds(x, i, u):
    return x.at[i].add(u, mode="drop"), x.at[i].add(u, mode="clip")


@case("f32[4, 3]", "i32[4, 2]", domains=(None, (0, 3)))
def take_along(x, i):
    return jnp.take_along_axis(x, i, 1), jnp.put_along_axis(x, i, 0.0, 1, inplace=False)


@case("f32[5, 3]", "i32[5]", domains=(None, (0, 3)))
def segments(x, ids):
    return jax.ops.segment_sum(x, ids, 3), jax.ops.segment_max(x, ids, 3)


@case("f32[4, 6]")
def sorting(x):
    return jnp.sort(x), jnp.argsort(x, axis=0), jnp.sort(x, descending=True), lax.sort((x, -x), num_keys=1)


@case("i32[3, 8]")
def sorting_integers(x):
    return jnp.sort(x, axis=0), jnp.argsort(x, stable=True), jnp.unique(x, size=24, fill_value=99)


@case("f32[4, 6]")
def sort_gradient(x):
    return jax.grad(lambda x: (jnp.sort(x) * jnp.arange(6.0)).sum())(x)


@case("f32[3, 7]")
def top_k(x):
    return lax.top_k(x, 3)


@case("f32[7]", "f32[4]")
def searching(x, v):
    return jnp.searchsorted(jnp.sort(x), v), jnp.median(x), jnp.quantile(x, 0.3), jnp.digitize(v, jnp.sort(x))


@case("f32[3, 6]", tolerance=2e-5)
def cumulative(x):
    return jnp.cumsum(x, 1), jnp.cumprod(x, 0), lax.cummax(x, 1), lax.cummin(x, 1, reverse=True), lax.cumlogsumexp(x, 1)


@case("f32[3, 6]", tolerance=2e-5)
def cumulative_gradient(x):
    return jax.grad(lambda x: (jnp.cumsum(x, 1) ** 2).sum())(x), jax.grad(lambda x: (lax.cummax(x, 1) ** 2).sum())(x)


@case("f32[9]", tolerance=2e-5)
def associative_scan(x):
    return lax.associative_scan(lambda a, b: a * b + a, x)


@case("f32[3, 5]")
def reductions(x):
    return (
        x.sum(), x.max(0), x.min(1), x.mean(), x.prod(1), x.std(0), x.argmax(1), x.argmin(0), (x > 0).any(0), (x > 0).all(),
        jnp.linalg.norm(x), jnp.count_nonzero(x > 0), jnp.ptp(x, 0),
    )  # fmt: skip


@case("i32[3, 5]", "ui8[3, 5]")
def integer_reductions(x, y):
    return x.sum(), x.max(0), x.prod(1), x.argmin(0), lax.reduce_and(x, (0,)), lax.reduce_xor(y, (1,)), y.sum(0)


@case("f32[]", "f32[4]")
def conditionals(p, x):
    return (
        lax.cond(p > 0, lambda x: x * 2, lambda x: jnp.sin(x), x),
        lax.switch(jnp.int32(p), [lambda x: x, lambda x: -x, lambda x: x * x], x),
        jnp.where(x > 0, x, -x),
        lax.select_n(x > 0, x, 1 - x),
        jnp.select([x < -1, x > 1], [x - 1, x + 1], 0.0),
    )


@case("f32[]", "f32[4]", tolerance=2e-5)
def conditional_gradient(p, x):
    return jax.grad(lambda x: lax.cond(p > 0, lambda x: x**3, lambda x: jnp.exp(x), x).sum())(x)


@case("i32[]", "f32[3]", domains=((3, 9), None))
def loops(n, x):
    return (
        lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 1.5), (0, x)),
        lax.fori_loop(0, 5, lambda i, x: x.at[i % 3].add(1.0), x),
        lax.map(lambda v: v * v, x),
    )


@case("f32[3]", tolerance=2e-5)
def nested_loops(x):
    def outer(i, x):
        return lax.fori_loop(0, i, lambda j, x: jnp.where(j > 1, x + 0.25, x * 0.5), x)

    return lax.fori_loop(0, 4, outer, x)


@case("f32[4, 3]")
def scan_of_slices(x):
    return lax.scan(lambda c, row: (c + row, (c * row, row.sum())), jnp.zeros(3), x)


@case("f32[4, 4]", "f32[4]")
def barriers(x, y):
    return lax.optimization_barrier((x, y))


@case("f32[2, 3]", "f32[4, 5]")
def outer_and_kron(x, y):
    return jnp.kron(x, y), jnp.outer(x, y), jnp.tensordot(x, y, 0)


@case("f32[8]", "f32[3]")
def convolve_signals(x, w):
    return jnp.convolve(x, w), jnp.correlate(x, w, "same"), jnp.interp(w, jnp.sort(x), jnp.arange(8.0))
