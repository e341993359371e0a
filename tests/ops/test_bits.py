"""Shifts, counts and complex parts: exhaustively or widely against XLA."""

import numpy as np
import pytest

from shlo.ir.types import DType
from tests.ops.against_xla import agree, both, elements, pairs

RNG = np.random.default_rng(11)
INTEGERS = [d for d in DType.all.values() if d.is_integer and d.name != "index"]
every_integer = pytest.mark.parametrize("dtype", INTEGERS, ids=str)


@every_integer
@pytest.mark.parametrize("op", ["shift_left", "shift_right_arithmetic", "shift_right_logical"])
def test_shifts(op, dtype):
    a, b = pairs(dtype, RNG)
    agree(op, a, b)
    near = RNG.integers(0, dtype.bits + 2, a.size).astype(dtype.numpy)
    agree(op, a, near)


def plain_bits(x, dtype):
    return int(x) & (2**dtype.bits - 1)


@every_integer
def test_counts(dtype):
    """Against Python's own integers (XLA counts the sign extension of an i4, which has no bits there)."""
    x = elements(dtype, RNG)
    for op, count in (
        ("popcnt", lambda n: n.bit_count()),
        ("count_leading_zeros", lambda n: dtype.bits - n.bit_length()),
    ):
        ours = both(op, x)[0][0]
        wanted = np.array([count(plain_bits(v, dtype)) for v in x]).astype(np.uint64).astype(np.int64)
        assert [plain_bits(v, dtype) for v in ours] == [int(n) & (2**dtype.bits - 1) for n in wanted]
        if dtype.bits >= 8 or dtype.kind == "uint":
            agree(op, x)


@pytest.mark.parametrize("element", ["f32", "f64"])
def test_complex_numbers_are_their_parts(element):
    a, b = pairs(element, RNG)
    agree("complex_", a, b)
    z = np.empty(a.shape, np.complex64 if element == "f32" else np.complex128)
    z.real, z.imag = a, b
    agree("real", z)
    agree("imag", z)
    agree("real", a)
    agree("imag", a)
