"""sort: against the specification, XLA and JAX, its adjoint, and MLIR's refusals."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jax import lax

from shlo import ops
from shlo.ir.core import VJP, trace
from shlo.ir.ops.sorting import comparator, in_order, network
from shlo.ir.types import f32, i8, i32
from tests.ops.drawing import run, seeds
from tests.ops.judging import cases, judge
from tests.ops.test_flow import agree, exported
from tests.oracle import indexing as oracle


@given(
    st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(1, 2)),
    st.integers(-3, 2),
    st.sampled_from(["LT", "GT"]),
    seeds,
)
@settings(max_examples=60, deadline=None)
def test_sort_is_stable_by_one_key(shape, axis, direction, seed):
    rng = np.random.default_rng(seed)
    keys, numbers = (
        rng.integers(-2, 3, shape).astype(np.int8),
        np.arange(np.prod(shape), dtype=np.float32).reshape(shape),
    )
    body = comparator(direction, i8, f32)
    ours = run(lambda k, n: ops.sort([k, n], dimension=axis, is_stable=True, comparator=body), keys, numbers)
    before = (lambda a, b: a[0] < b[0]) if direction == "LT" else (lambda a, b: a[0] > b[0])
    for a, b in zip(ours, oracle.sort([keys, numbers], axis % 3, before), strict=True):
        assert np.array_equal(a, b)


@given(st.integers(0, 40), seeds)
@settings(max_examples=60, deadline=None)
def test_any_comparator(count, seed):
    """By the remainder of 3, then backwards by the second input."""
    rng = np.random.default_rng(seed)
    x, y = rng.integers(0, 9, count).astype(np.int32), rng.integers(0, 3, count).astype(np.float32)

    def before(a, b, p, q):
        def rest(v):
            return ops.remainder(v, ops.const(3, i32[()]))

        tie = ops.compare(rest(a), rest(b), comparison_direction="EQ")
        return ops.select(tie, p > q, ops.compare(rest(a), rest(b), comparison_direction="LT"))

    def program(x, y):
        scalars = [("a", i32[()]), ("b", i32[()]), ("p", f32[()]), ("q", f32[()])]
        return ops.sort([x, y], dimension=0, comparator=trace(before, scalars))

    expected = oracle.sort([x, y], 0, lambda a, b: a[1] > b[1] if a[0] % 3 == b[0] % 3 else a[0] % 3 < b[0] % 3)
    for a, b in zip(run(program, x, y), expected, strict=True):
        assert np.array_equal(a, b)


@given(st.integers(0, 70), seeds)
@settings(max_examples=30, deadline=None)
def test_both_ways_to_sort(count, seed):
    keys = np.random.default_rng(seed).integers(0, 6, (2, count))
    for way in (network, in_order):
        order = way([keys], lambda a, b: a[0] < b[0])
        assert np.array_equal(order, np.argsort(keys, axis=-1, kind="stable"))


def test_a_comparator_that_orders_nothing_still_permutes():
    keys = np.float32([3, np.nan, 1, np.nan, 2])
    order = in_order([keys], lambda a, b: a[0] < b[0])
    assert sorted(order.tolist()) == list(range(5))


def test_sorting_as_jax_writes_it():
    special = jnp.float32([3, -0.0, jnp.nan, 0.0, -jnp.inf, jnp.inf, -jnp.nan, -1, 3])
    for fn in (
        jnp.sort,
        jnp.argsort,
        lambda x: jnp.sort(x, descending=True),
        lambda x: lax.sort((jnp.round(x), x), num_keys=2),
        lambda x: lax.sort_key_val(x, jnp.arange(9)),
    ):
        for a, b in zip(*exported(fn, special), strict=True):
            assert np.array_equal(a, b, equal_nan=True)
            assert np.array_equal(np.signbit(a), np.signbit(b))
    x = jnp.float32(np.random.default_rng(2).standard_normal((5, 6)))
    agree(lambda x: jnp.sort(x, axis=0), x)
    agree(lambda x: jnp.lexsort((x[:, 0], jnp.round(x[:, 1]))), x)
    agree(lambda x: jnp.median(x, axis=1), x)
    agree(lambda x: jnp.unique(x > 0, size=2), x)


def test_the_adjoint_against_jax():
    rng = np.random.default_rng(4)
    x, y, dx, dy = (rng.standard_normal((3, 5)).astype(np.float32) for _ in range(4))
    _, back = jax.vjp(lambda x, y: lax.sort((x, y), dimension=1, num_keys=1), x, y)
    body = comparator("LT", f32, f32)

    def ours(dx, dy, x, y):
        (grads,) = VJP.of(ops.sort)((dx, dy), [x, y], dimension=1, is_stable=True, comparator=body)
        return grads

    for a, b in zip(run(ours, dx, dy, x, y), back((dx, dy)), strict=True):
        assert np.array_equal(a, b)


@pytest.mark.parametrize("given_", [(True, False), (False, True)])
def test_the_adjoint_of_one_result_alone(given_):
    x, n = np.float32([3, 1, 2]), np.float32([10, 20, 30])
    body = comparator("LT", f32, f32)

    def ours(dy, x, n):
        dys = [dy if g else None for g in given_]
        (grads,) = VJP.of(ops.sort)(dys, [x, n], dimension=0, is_stable=False, comparator=body)
        assert [g is not None for g in grads] == list(given_)
        return next(g for g in grads if g is not None)

    assert run(ours, np.float32([1, 2, 3]), x, n)[0].tolist() == [3.0, 1.0, 2.0]


def sorting(*types, dimension=0, params="%a: tensor<f32>, %b: tensor<f32>", returned="%c : tensor<i1>"):
    names = ", ".join(f"%a{i}" for i in range(len(types)))
    spelled = [f"tensor<{t}>" for t in types]
    result = spelled[0] if len(spelled) == 1 else f"({', '.join(spelled)})"
    left = "%r" if len(types) == 1 else f"%r:{len(types)}"
    compare = "%c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>"
    return list(types), (
        f'{left} = "stablehlo.sort"({names}) <{{dimension = {dimension} : i64, is_stable = true}}> ({{ ^bb0({params}): '
        f"{compare} stablehlo.return {returned} }}) : ({', '.join(spelled)}) -> {result}"
    )


TWO = "%a: tensor<f32>, %b: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>"


@cases(
    ("", *sorting("4xf32")),
    ("", *sorting("?xf32")),
    ("", *sorting("4x2xf32", dimension=-2)),
    ("", *sorting("4xf32", "4xi32", params=TWO)),
    ("sort_c3", *sorting("4xf32", "5xi32", params=TWO)),
    ("sort_c4", *sorting("4xf32", dimension=1)),
    ("sort_c4", *sorting("4xf32", dimension=-2)),
    ("sort_c5", *sorting("4xf32", params=TWO)),
    ("sort_c5", *sorting("4xf32", "4xi64", params=TWO)),
    ("sort_c5", *sorting("4xf32", returned="%a : tensor<f32>")),
    ("sort_c5", *sorting("4xf32", returned="%c, %c : tensor<i1>, tensor<i1>")),
)
def test_sorts_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
