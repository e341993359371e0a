from fractions import Fraction

import numpy as np
import pytest

from shlo.ir.core import OPERATORS, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.pool import gap, gap_back, max_pool3s2_back, max_pool3s2_f, max_pool_back, max_pool_f
from shlo.ir.types import f32
from tests.oracle_training import formulas, loops
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp, through_lowering

RNG = np.random.default_rng(17)
KINDS = {"max_pool": (2, 0), "max_pool3s2": (3, 1)}
SIZES = [(6, 4), (5, 7), (2, 3)]


def out(size, kernel, pad):
    return [(n + 2 * pad - kernel) // 2 + 1 for n in size]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", KINDS)
def test_maxima_are_the_naive_loops_exactly_ties_and_overlaps_included(name, size):
    kernel, pad = KINDS[name]
    forward, back = OPERATORS[f"{name}_f"], OPERATORS[f"{name}_back"]
    x = np.vectorize(Fraction)(RNG.integers(0, 3, (2, 3, *size)))  # of three values: ties everywhere
    dy = np.vectorize(Fraction)(RNG.integers(1, 90, (2, 3, *out(size, kernel, pad))))
    for run in (apply, through_lowering):
        assert (run(forward, x, world="exact") == loops.max_pool(x, kernel, pad, dy.shape[2:])).all()
        assert (run(back, dy, x, world="exact") == loops.max_pool_back(dy, x, kernel, pad)).all()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", KINDS)
def test_maxima_and_their_adjoints_are_jax_s(name, size):
    kernel, pad = KINDS[name]
    op = OPERATORS[f"{name}_f"]
    x = RNG.normal(size=(2, 3, *size)) - 10  # below zero: padding with 0 instead of −∞ would show
    dy = RNG.normal(size=(2, 3, *out(size, kernel, pad)))

    def formula(x):
        return formulas.max_pool(x, kernel, pad)

    close(apply(op, x), jax_value(formula, x))
    close(adjoint(op, dy, x)[0], jax_vjp(formula, dy, x)[0])


def test_the_first_of_equals_takes_all():
    x = np.ones((1, 1, 4, 4))
    dy = np.array([[[[1.0, 2.0], [3.0, 4.0]]]])
    assert apply(max_pool_back, dy, x)[0, 0].tolist() == [[1, 0, 2, 0], [0, 0, 0, 0], [3, 0, 4, 0], [0, 0, 0, 0]]
    # Padded windows start a cell earlier; the first cell inside wins.
    assert apply(max_pool3s2_back, dy, x)[0, 0].tolist() == [[1, 2, 0, 0], [3, 4, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


def test_up_to_four_windows_meet_in_a_cell():
    x = np.zeros((1, 1, 4, 4))
    x[0, 0, 1, 1] = 1
    dy = np.array([[[[1.0, 10.0], [100.0, 1000.0]]]])
    assert apply(max_pool3s2_back, dy, x)[0, 0, 1, 1] == 1111


def test_the_two_maxima_are_different_functions_of_one_type():
    x = RNG.normal(size=(2, 3, 6, 4))
    assert apply(max_pool_f, x).shape == apply(max_pool3s2_f, x).shape
    assert (apply(max_pool_f, x) != apply(max_pool3s2_f, x)).any()


def test_gap_and_its_back():
    x, dy = RNG.normal(size=(2, 3, 4, 5)), RNG.normal(size=(2, 3))
    close(apply(gap, x), x.mean((2, 3)))
    close(adjoint(gap, dy, x)[0], np.broadcast_to(dy[:, :, None, None] / 20, x.shape))
    assert called(gap, dy, x) == ["gapBack"]
    assert called(gap_back, x, dy, size=(4, 5)) == ["gap"]


def test_images_that_do_not_fit_are_refused():
    with pytest.raises(ShloError, match="a 2×2 window does not fit an image of 1×4"):
        trace(max_pool_f, [("x", f32[2, 3, 1, 4])])
    with pytest.raises(ShloError, match="axis h2 must be 3 .*dy has 2"):
        trace(max_pool_back, [("dy", f32[2, 3, 2, 2]), ("x", f32[2, 3, 6, 4])])
