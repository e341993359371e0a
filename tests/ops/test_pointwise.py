import numpy as np
import pytest

from shlo.interp.den import evaluate
from shlo.ir.core import OPERATORS, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.pointwise import add_v_b, div_const_b, relu, relu6, select_mid, select_pos, shift_b, sub_b
from shlo.ir.types import f32
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp
from tests.oracle_training.formulas import ACTIVATIONS

RNG = np.random.default_rng(11)


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_activations_and_their_backs_are_jax_s(name):
    op = OPERATORS[name]
    x = np.concatenate([RNG.normal(size=(3, 4)), RNG.normal(size=(3, 4)) * 8])
    dy = RNG.normal(size=x.shape)
    close(apply(op, x), jax_value(ACTIVATIONS[name], x))
    close(adjoint(op, dy, x)[0], jax_vjp(ACTIVATIONS[name], dy, x)[0])


@pytest.mark.parametrize(
    ("name", "partner"),
    [
        ("relu", "selectPos"),
        ("relu6", "selectMid"),
        ("swish", "swishBack"),
        ("sigmoid", "sigmoidBack"),
        ("gelu", "geluBack"),
    ],
)
def test_an_activation_s_adjoint_is_its_named_back(name, partner):
    x = RNG.normal(size=(2, 3))
    assert called(OPERATORS[name], x, x) == [partner]


def test_far_out_nothing_overflows_or_vanishes_to_nan():
    x = np.array([-1e4, -800.0, 800.0, 1e4])
    assert apply(OPERATORS["swish"], x).tolist() == [0.0, 0.0, 800.0, 1e4]
    assert apply(OPERATORS["sigmoid"], x).tolist() == [0.0, 0.0, 1.0, 1.0]
    assert apply(OPERATORS["swish_back"], np.ones(4), x).tolist() == [0.0, 0.0, 1.0, 1.0]


def test_kinks_pass_nothing_back():
    x, dy = np.array([-1.0, 0.0, 1e-300, 6.0, 5.9, 7.0]), np.arange(1.0, 7.0)
    assert apply(select_pos, dy, x).tolist() == [0, 0, 3, 4, 5, 6]
    assert apply(select_mid, dy, x).tolist() == [0, 0, 3, 0, 5, 0]
    assert apply(relu, x).tolist() == [0, 0, 1e-300, 6, 5.9, 7]
    assert apply(relu6, x).tolist() == [0, 0, 1e-300, 6, 5.9, 6]


def test_arithmetic():
    x, y = RNG.normal(size=(2, 3)), RNG.normal(size=(2, 3))
    close(apply(add_v_b, x, y), x + y)
    close(apply(sub_b, x, y), x - y)
    close(apply(shift_b, x, by=0.3), x + 0.3)
    dz = RNG.normal(size=(2, 3))
    left, right = adjoint(sub_b, dz, x, y)
    close(left, dz)
    close(right, -dz)


def test_dividing_is_not_multiplying_by_the_rounded_reciprocal():
    x = np.arange(1, 50, dtype=np.float32)
    divided = apply_f32(div_const_b, x, by=48.0)
    assert (divided == x / np.float32(48)).all()
    assert (divided != x * np.float32(1 / 48)).any()  # the fault this operator is there to avoid


def apply_f32(op, x, **attrs):
    return evaluate(trace(lambda v: op(v, **attrs), [("x", f32[x.shape])]), [x])[0]


def test_division_by_zero_is_refused():
    with pytest.raises(ShloError, match=r"divConstB.*by must not be zero"):
        trace(lambda v: div_const_b(v, by=0.0), [("x", f32[2, 3])])
