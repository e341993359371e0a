"""reduce_window and select_and_scatter: against naive loops exactly, against JAX in numbers, and their adjoints."""

import operator
from fractions import Fraction

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jax import lax

from shlo.ir.core import CUT, Value, region, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import const, monoid
from shlo.ir.ops.elementwise import add, maximum, minimum, multiply
from shlo.ir.ops.window import chooser, reduce_window, reduce_window_max, reduce_window_sum, select_and_scatter
from shlo.ir.types import bf16, f32, f64, i32, short_type, type_of
from tests.ops.drawing import adjoint, inner, objects, run, seeds, whole, windows
from tests.oracle import window as oracle

FOLDS = {add: operator.add, maximum: max, minimum: min, multiply: operator.mul}


@st.composite
def cases(draw, *, base=True, spread=True):
    """A shape and all window attributes of a reduce_window."""
    rank = draw(st.integers(1, 3))
    shape = draw(st.tuples(*[st.integers(0, 6)] * rank))
    window = draw(st.tuples(*[st.integers(1, 3)] * rank))
    strides, padding, base_dilations, window_dilations = draw(windows(rank, base=base, spread=spread))
    return shape, {
        "window_dimensions": window,
        "window_strides": strides,
        "base_dilations": base_dilations,
        "window_dilations": window_dilations,
        "padding": padding,
    }


def _spelled(attrs):
    """The attributes under the oracle's short names."""
    names = {
        "window_dimensions": "window",
        "window_strides": "strides",
        "base_dilations": "base",
        "window_dilations": "spread",
        "padding": "padding",
    }
    return {names[name]: a for name, a in attrs.items()}


# ------------------------------------------------------------------------------------------------- reduce_window


@given(cases(), st.sampled_from([add, maximum, minimum, multiply]), st.integers(-3, 3), seeds)
@settings(max_examples=100, deadline=None)
def test_reduce_window_is_the_naive_fold(case, op, init, seed):
    shape, attrs = case
    x, start = whole(seed, shape, -2, 3), np.float32(init)
    fold = FOLDS[op]
    (expected,) = oracle.reduce_window([objects(x)], [init], lambda acc, new: [fold(acc[0], new[0])], **_spelled(attrs))

    def build(x, init):
        return reduce_window([x], [init], body=monoid(op, x.dtype), **attrs)

    assert (run(build, x, start, world="exact")[0] == expected).all()
    (y,) = run(build, x.astype(np.int64), np.int64(init))
    assert y.shape == expected.shape
    assert (y == expected).all()


@given(cases(), seeds)
@settings(max_examples=40, deadline=None)
def test_any_body_folds_in_row_major_order(case, seed):
    """2·accumulator + element depends on the order; the second input rides along with the larger first one."""
    shape, attrs = case
    x, y = whole(seed, shape, -2, 3).astype(np.int64), whole(seed + 1, shape).astype(np.int64)

    def naive(acc, new):
        return [2 * acc[0] + new[0], max(acc[1], new[1]) - acc[0]]

    def body(a, b, c, d):
        return a * 2 + c, maximum(b, d) - a

    expected = oracle.reduce_window([objects(x), objects(y)], [1, -5], naive, **_spelled(attrs))

    def build(x, y, one, five):
        return reduce_window([x, y], [one, five], body=region(body, *[one.type] * 4), **attrs)

    for got, want in zip(run(build, x, y, np.int64(1), np.int64(-5)), expected, strict=True):
        assert (got == want).all()


@given(cases(), seeds)
@settings(max_examples=60, deadline=None)
def test_the_vjp_of_sums_is_their_adjoint(case, seed):
    """The sum is linear in the operand and the initial value together."""
    shape, attrs = case
    dx, dinit = whole(seed, shape), np.float32(3)
    (moved,) = run(lambda x, i: reduce_window([x], [i], body=monoid(add, f32), **attrs), dx, dinit)
    dy = whole(seed + 1, moved.shape)
    gx, ginit = adjoint(reduce_window, [dx, dinit], [dy], {"body": monoid(add, f32), **attrs})
    assert gx.shape == shape
    assert inner(dy, moved) == inner(gx, dx) + Fraction(float(ginit)) * 3


_JAX_FOLDS = {add: (lax.add, 0.0), maximum: (lax.max, -np.inf), minimum: (lax.min, np.inf)}


@pytest.mark.parametrize("index", [i for i, e in enumerate(reduce_window.examples) if e.types[0][0] == "f"])
def test_reduce_window_and_its_vjp_are_jaxs(index):
    example = reduce_window.examples[index]
    attrs = reduce_window.bind_attrs(example.attrs)
    op = attrs["body"].nodes[0].op
    fold, init = _JAX_FOLDS[op]
    rng = np.random.default_rng(0)
    x = rng.permutation(np.prod(short_type(example.types[0]).shape)).reshape(short_type(example.types[0]).shape) / 7.0

    def in_jax(x):
        return lax.reduce_window(
            x,
            init,
            fold,
            attrs["window_dimensions"],
            attrs["window_strides"],
            attrs["padding"],
            attrs["base_dilations"],
            attrs["window_dilations"],
        )

    with jax.enable_x64(True):
        y, pull = jax.vjp(in_jax, x)
        dy = rng.standard_normal(y.shape)
        (expected,) = pull(dy)
    plain = {**attrs, "body": monoid(op, f64)}
    (got,) = run(lambda x, i: reduce_window([x], [i], **plain), x, np.float64(init))
    np.testing.assert_allclose(got, y, rtol=1e-13)
    (gx, _) = adjoint(reduce_window, [x, np.float64(init)], [dy], plain, dtype=f64)
    np.testing.assert_allclose(gx, expected, rtol=1e-12, atol=1e-14)


def test_pooling_keeps_nan_and_minus_infinity():
    x = np.array([[np.nan, 1, -np.inf, -np.inf]], np.float32)
    (y,) = run(lambda x: reduce_window_max(x, (1, 2), (1, 2)), x)
    assert np.isnan(y[0, 0])
    assert y[0, 1] == -np.inf


def test_a_bf16_sum_accumulates_in_float32():
    x = np.array([256.0] + [1.0] * 8).astype(bf16.numpy)
    (y,) = run(lambda x: reduce_window_sum(x, (9,)), x)
    assert y.dtype == bf16.numpy
    assert float(y[0]) == 264.0


# -------------------------------------------------------------------------------------------- select_and_scatter

CHOICES = {"GE": operator.ge, "GT": operator.gt, "LE": operator.le, "LT": operator.lt}


@given(cases(base=False, spread=False), st.sampled_from(list(CHOICES)), st.sampled_from([add, multiply]), seeds)
@settings(max_examples=120, deadline=None)
def test_select_and_scatter_is_the_naive_one(case, direction, op, seed):
    """Elements from −2 … 2 only, so ties abound: the order of the cells matters."""
    shape, full = case
    attrs = {name: full[name] for name in ("window_dimensions", "window_strides", "padding")}
    x = whole(seed, shape, -2, 3)
    (counted,) = run(lambda x, i: reduce_window([x], [i], body=monoid(add, f32), **full), x, np.float32(0))
    source = whole(seed + 1, counted.shape)
    spelled = {name: a for name, a in _spelled(full).items() if name not in ("base", "spread")}
    expected = oracle.select_and_scatter(objects(x), objects(source), 2, CHOICES[direction], FOLDS[op], **spelled)

    def build(x, source, init):
        return select_and_scatter(
            x, source, init, select=chooser(direction, x.dtype), scatter=monoid(op, x.dtype), **attrs
        )

    assert (run(build, x, source, np.float32(2), world="exact")[0] == expected).all()
    for dtype in (np.int64, np.float64):
        (y,) = run(build, x.astype(dtype), source.astype(dtype), dtype(2))
        assert y.dtype == dtype
        assert (y == expected).all()


def test_a_window_of_more_cells_than_a_byte_counts():
    x = np.arange(400, dtype=np.float32) % 331
    attrs = {"window_dimensions": (300,), "window_strides": (50,), "padding": ((0, 0),)}
    attrs |= {"select": chooser("GE", f32), "scatter": monoid(add, f32)}
    (y,) = run(lambda *v: select_and_scatter(*v, **attrs), x, np.float32([1, 2, 4]), np.float32(0))
    assert {i: y[i] for i in np.flatnonzero(y)} == {299: 1, 330: 6}


def test_any_select_and_scatter_bodies():
    """Select by magnitude; scatter ``2·kept + new``, which depends on the order of the windows."""
    x = np.array([1, -3, 2, 0, 3], np.int64)
    source = np.array([5, 7, 11], np.int64)

    def farther(a, b):
        return a * a >= b * b

    def build(x, source, init):
        scalar = init.type
        return select_and_scatter(
            x,
            source,
            init,
            window_dimensions=(3,),
            window_strides=(1,),
            padding=((0, 0),),
            select=region(farther, scalar, scalar),
            scatter=region(lambda a, b: a * 2 + b, scalar, scalar),
        )

    (y,) = run(build, x, source, np.int64(0))
    expected = oracle.select_and_scatter(
        x, source, 0, lambda a, b: a * a >= b * b, lambda a, b: 2 * a + b, window=(3,), strides=(1,), padding=((0, 0),)
    )
    assert y.tolist() == expected.tolist() == [0, 17, 0, 0, 11]


def test_the_first_maximal_cell_wins_and_overlaps_accumulate():
    """spec/ops.md, "Pooling": GE in row-major order, up to four windows on one cell."""
    x = np.zeros((1, 5, 5), np.float32)
    x[0, 1, 1] = 1
    ones = np.ones((1, 2, 2), np.float32)

    def pool(x, dy):
        return select_and_scatter(
            x,
            dy,
            const(0.0, f32[()]),
            window_dimensions=(1, 3, 3),
            window_strides=(1, 2, 2),
            padding=((0, 0),) * 3,
            select=chooser("GE", f32),
            scatter=monoid(add, f32),
        )

    (got,) = run(pool, x, ones)
    expected = np.zeros((5, 5))
    expected[1, 1] = 1  # the window that holds the one
    expected[0, 2] = expected[2, 0] = expected[2, 2] = 1  # elsewhere all cells tie: the first
    np.testing.assert_array_equal(got[0], expected)
    x[0, 1, 1], x[0, 2, 2] = 0, 1
    (got,) = run(pool, x, ones)
    assert got[0, 2, 2] == 4
    assert got.sum() == 4


@given(cases(base=False, spread=False), st.sampled_from(list(CHOICES)), seeds)
@settings(max_examples=60, deadline=None)
def test_select_and_scatters_vjp_is_its_adjoint(case, direction, seed):
    """With the operand held, it is linear in the source and the initial value together."""
    shape, full = case
    attrs = {name: full[name] for name in ("window_dimensions", "window_strides", "padding")}
    attrs |= {"select": chooser(direction, f32), "scatter": monoid(add, f32)}
    x = whole(seed, shape, -2, 3)
    (counted,) = run(lambda x, i: reduce_window([x], [i], body=monoid(add, f32), **full), x, np.float32(0))
    dsource = whole(seed + 1, counted.shape)
    (moved,) = run(lambda *v: select_and_scatter(*v, **attrs), x, dsource, np.float32(3))
    dy = whole(seed + 2, shape)
    gx, gsource, ginit = adjoint(select_and_scatter, [x, dsource, np.float32(3)], [dy], attrs)
    assert gx is None
    assert inner(dy, moved) == inner(gsource, dsource) + Fraction(float(ginit)) * 3


# ----------------------------------------------------------------------------------------- laws of the cut, refusals


def _cut(op, axes, *types, **attrs):
    values = [Value(None, i, t) for i, t in enumerate(types)]
    return CUT.of(op)(axes, *op.arrange(values), **op.bind_attrs(attrs))


@pytest.mark.parametrize(
    ("axis", "law"), [(None, None), (0, 0), (1, "couples"), (2, "couples"), (3, "couples"), (4, "couples")]
)
def test_only_axes_that_no_window_touches_are_cut(axis, law):
    full = {
        "window_dimensions": (1, 2, 1, 1, 1),
        "window_strides": (1, 1, 2, 1, 1),
        "base_dilations": (1, 1, 1, 2, 1),
        "window_dilations": (1, 1, 1, 1, 1),
        "padding": ((0, 0), (0, 0), (0, 0), (0, 0), (0, 1)),
    }
    x = f32[4, 4, 4, 4, 4]
    assert _cut(reduce_window, (axis, None), x, f32[()], body=monoid(add, f32), **full) == (law,)
    attrs = {name: full[name] for name in ("window_dimensions", "window_strides", "padding")}
    if axis != 3:
        attrs |= {"select": chooser("GE", f32), "scatter": monoid(add, f32)}
        assert _cut(select_and_scatter, (axis, axis, None), x, f32[4, 3, 2, 4, 5], f32[()], **attrs) == law
        assert axis is None or _cut(select_and_scatter, (axis, None, None), x, x, f32[()], **attrs) == "couples"


def test_inputs_cut_differently_couple():
    body = monoid_pair()
    attrs = {**reduce_window.examples[0].attrs, "body": body}
    x, s = f32[2, 5, 4], f32[()]
    assert _cut(reduce_window, (0, 0, None, None), x, x, s, s, **attrs) == (0, 0)
    assert _cut(reduce_window, (0, None, None, None), x, x, s, s, **attrs) == ("couples", "couples")


def monoid_pair():
    return trace(lambda a, b, c, d: (a + c, b + d), [(n, f32[()]) for n in "abcd"])


@pytest.mark.parametrize(
    ("label", "types", "attrs"),
    [
        ("reduce_window_c2", ("f32[2, 5, 4]", "f32[2, 5, 5]", "f32[]", "f32[]"), {}),
        ("reduce_window_c3", ("f32[2, 5, 4]", "i32[]"), {}),
        ("reduce_window_c4", ("f32[2, 5]", "f32[]"), {}),
        ("reduce_window_c5", ("f32[2, 5, 4]", "f32[]"), {"window_dimensions": (1, 0, 2)}),
        ("reduce_window_c7", ("f32[2, 5, 4]", "f32[]"), {"window_strides": (1, 0, 2)}),
        ("reduce_window_c9", ("f32[2, 5, 4]", "f32[]"), {"base_dilations": (1, -1, 2)}),
        ("reduce_window_c10", ("f32[2, 5, 4]", "f32[]"), {"window_dilations": (1,)}),
        ("reduce_window_c12", ("f32[2, 5, 4]", "f32[]"), {"padding": ()}),
        ("reduce_window_c13", ("i32[2, 5, 4]", "i32[]"), {}),
    ],
)
def test_reduce_window_refuses(label, types, attrs):
    full = {**reduce_window.examples[0].attrs, **attrs}
    half = len(types) // 2
    with pytest.raises(ShloError, match=rf"\b{label}\b"):
        trace(
            lambda *v: reduce_window(v[:half], v[half:], **full),
            [(f"x{i}", short_type(t)) for i, t in enumerate(types)],
        )


@pytest.mark.parametrize(
    ("label", "types", "attrs"),
    [
        ("c1", ("f32[5, 6]", "i32[3, 3]", "f32[]"), {}),
        ("c2", ("f32[5, 6]", "f32[3, 2]", "f32[]"), {}),
        ("c3", ("f32[5, 6]", "f32[3, 3]", "f32[1]"), {}),
        ("c4", ("f32[5, 6]", "f32[3, 3]", "f32[]"), {"window_dimensions": (3,)}),
        ("c8", ("f32[5, 6]", "f32[3, 3]", "f32[]"), {"padding": ((0, 0),)}),
        ("c9", ("f32[5, 6]", "f32[3, 3]", "f32[]"), {"select": monoid(add, f32)}),
        ("c10", ("f32[5, 6]", "f32[3, 3]", "f32[]"), {"scatter": chooser("GE", f32)}),
    ],
)
def test_select_and_scatter_refuses(label, types, attrs):
    full = {**select_and_scatter.examples[1].attrs, **attrs}
    with pytest.raises(ShloError, match=rf"\(select_and_scatter_{label}\)"):
        trace(lambda *v: select_and_scatter(*v, **full), [(f"x{i}", short_type(t)) for i, t in enumerate(types)])


def test_adjoints_that_do_not_exist_say_so():
    x = np.ones(4, np.float32)
    plain = {"window_dimensions": (2,), "window_strides": (1,), "padding": ((0, 0),)}
    wide = {**plain, "base_dilations": (1,), "window_dilations": (1,)}
    zero, dy = np.float32(0), np.ones(3, np.float32)
    long = {**wide, "window_dimensions": (5000,), "padding": ((2500, 2498),), "body": monoid(multiply, f32)}
    with pytest.raises(ShloError, match="5,000 applications are too many"):
        adjoint(reduce_window, [x, zero], [dy], long)
    attrs = {**plain, "select": chooser("GE", f32), "scatter": monoid(multiply, f32)}
    with pytest.raises(ShloError, match="scatter is add"):
        adjoint(select_and_scatter, [x, dy, zero], [x], attrs)


def test_helpers_fill_in_the_window():
    graph = trace(lambda x: (reduce_window_sum(x, (1, 2)), reduce_window_max(x, (2, 1), (2, 1))), [("x", f32[4, 4])])
    assert [v.shape for v in graph.results] == [(4, 3), (2, 4)]
    assert type_of(run(lambda x: reduce_window_sum(x, (2,)), np.arange(4, dtype=np.int32))[0]) is i32[3]
