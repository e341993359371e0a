"""What is drawn for inputs that are not given."""

import numpy as np
import pytest

from shlo.interp.den import PerDevice
from shlo.interp.inputs import assemble_inputs, draw, seeded_inputs
from shlo.ir.core import Function, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import DType, bf16, f32, i1, i32, tensor


@pytest.mark.parametrize("dtype", DType.all.values(), ids=str)
def test_every_element_type_can_be_drawn(dtype):
    array = draw(tensor((50,), dtype), 0, 0)
    assert array.dtype == dtype.numpy
    assert array.shape == (50,)
    if dtype.is_float:
        assert np.isfinite(array.astype(np.float32)).all()
    if dtype.is_integer:
        assert 0 <= int(array.min()) <= int(array.max()) <= 9


def test_distributions():
    floats = draw(f32[20_000], 1, 2)
    assert abs(floats.mean()) < 0.05
    assert abs(floats.std() - 1) < 0.05
    assert set(draw(i32[1000], 0, 0).tolist()) == set(range(10))
    assert 0.4 < draw(i1[1000], 0, 0).mean() < 0.6


def test_draws_depend_on_seed_position_and_device_alone():
    first = draw(f32[4], 0, 0)
    assert (draw(f32[4], 0, 0) == first).all()
    for other in (draw(f32[4], 1, 0), draw(f32[4], 0, 1), draw(f32[4], 0, 0, device=1)):
        assert (other != first).any()


def test_one_input_a_parameter_and_one_a_replica():
    function = Function("f", trace(lambda x, n: x, [("x", f32[2]), ("n", bf16[()])]))
    x, n = seeded_inputs(function, 0)
    assert (x.shape, n.shape, n.dtype) == ((2,), (), bf16.numpy)
    x, n = seeded_inputs(function, 0, replicas=3)
    assert isinstance(x, PerDevice)
    assert len(x) == len(n) == 3
    assert (x[0] != x[1]).any()


def test_given_inputs_are_converted_only_where_nothing_is_lost():
    narrow = np.array([1.5, 2.0]).astype(bf16.numpy)
    (got,) = assemble_inputs(["x"], [bf16[2]], {"x": narrow.view("V2")})
    assert (got == narrow).all()
    (got,) = assemble_inputs(["x"], [f32[2]], {"0": np.array([1, 2])})
    assert got.dtype == np.float32
    with pytest.raises(ShloError, match="out of its range"):
        assemble_inputs(["n"], [DType.all["ui8"][1]], {"n": np.array([-1])})
    with pytest.raises(ShloError, match="do not fit"):
        assemble_inputs(["n"], [i32[1]], {"n": np.array([1.5])})
    with pytest.raises(ShloError, match="do not fit"):
        assemble_inputs(["p"], [i1[1]], {"p": np.array([1])})
