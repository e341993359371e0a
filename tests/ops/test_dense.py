import numpy as np
import pytest

from shlo.ir.core import trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.dense import bias_grad_b, dense, dot_in, dot_out, weight_grad_b
from shlo.ir.types import f32
from tests.oracle_training import formulas
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(12)
W, B = RNG.normal(size=(3, 4)), RNG.normal(size=4)


@pytest.mark.parametrize("rows", [(2,), (2, 5), (2, 5, 6)])
def test_dense_and_its_adjoints_are_jax_s(rows):
    x, dy = RNG.normal(size=(*rows, 3)), RNG.normal(size=(*rows, 4))
    close(apply(dense, x, W, B), jax_value(formulas.dense, x, W, B))
    for ours, theirs in zip(adjoint(dense, dy, x, W, B), jax_vjp(formulas.dense, dy, x, W, B), strict=True):
        close(ours, theirs)


def test_the_adjoints_are_the_named_operators():
    x, dy = RNG.normal(size=(2, 5, 3)), RNG.normal(size=(2, 5, 4))
    assert sorted(called(dense, dy, x, W, B)) == ["biasGradB", "dotOut", "weightGradB"]


def test_by_hand():
    x, dy = np.array([[[1.0, 2.0]], [[3.0, 4.0]]]), np.array([[[1.0, 10.0, 100.0]], [[2.0, 20.0, 200.0]]])
    w = np.arange(6.0).reshape(2, 3)
    assert apply(dot_in, x, w).tolist() == [[[6, 9, 12]], [[12, 19, 26]]]
    assert apply(dot_out, dy, w).tolist() == [[[210, 543]], [[420, 1086]]]
    # Both examples are summed: a batch of one would hide a missing sum.
    assert apply(weight_grad_b, x, dy).tolist() == [[7, 70, 700], [10, 100, 1000]]
    assert apply(bias_grad_b, dy).tolist() == [3, 30, 300]


def test_shapes_that_do_not_meet_are_refused_by_name():
    with pytest.raises(ShloError, match=r"dense\(.*axis a is 5 in x but 3 in w"):
        trace(dense, [("x", f32[2, 5]), ("w", f32[3, 4]), ("b", f32[4])])
    with pytest.raises(ShloError, match="axis c is 4 in w but 3 in b"):
        trace(dense, [("x", f32[2, 3]), ("w", f32[3, 4]), ("b", f32[3])])
