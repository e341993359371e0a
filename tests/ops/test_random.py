"""Random bits: XLA's to the last, published test vectors, and MLIR's refusals."""

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import DEN, Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.random_ import philox, threefry
from shlo.ir.types import DType, f32, i32, i64, tensor, ui64
from shlo.runtime import run_module
from tests.ops.judging import cases, judge
from tests.ops.test_flow import exported

TYPES = ["ui32", "f32", "ui64", "f64", "ui16", "bf16", "ui8", "ui4", "f8E4M3FN", "ui2"]
word = st.one_of(st.integers(0, 2**64 - 1), st.integers(2**64 - 4, 2**64 - 1))


def test_the_generators_on_published_vectors():
    """Random123's kat_vectors: threefry2x32 20 and philox4x32 10."""

    def two(counter, key):
        x, y = threefry(key[0] | key[1] << 32, np.array([counter[0] | counter[1] << 32], np.uint64))
        return int(x[0]), int(y[0])

    assert two((0, 0), (0, 0)) == (0x6B200159, 0x99BA4EFE)
    assert two((0xFFFFFFFF,) * 2, (0xFFFFFFFF,) * 2) == (0x1CB996FC, 0xBB002BE7)
    assert two((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344)) == (0xC4923A9C, 0x483DF7A0)
    ones = [np.array([0xFFFFFFFF], np.uint32)] * 4
    words = [int(w[0]) for w in philox(0xFFFFFFFF_FFFFFFFF, ones)]
    assert words == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]


@given(
    st.sampled_from(["THREE_FRY", "PHILOX", "DEFAULT"]),
    st.sampled_from(TYPES),
    st.lists(st.integers(0, 5), max_size=3),
    st.tuples(word, word, word),
    st.booleans(),
)
@settings(max_examples=25, deadline=None)
def test_bits_are_xlas(algorithm, element, shape, words, long):
    size = 3 if long and algorithm != "THREE_FRY" else 2
    types = (ui64[size], tensor(tuple(shape), DType.all[element]))
    graph = trace(lambda s: ops.rng_bit_generator(s, rng_algorithm=algorithm, types=types), [("s", ui64[size])])
    state = np.array(words[:size], np.uint64)
    theirs = run_module(emit(Module([Function("main", graph)])), [state])
    for a, b in zip(evaluate(graph, [state]), theirs, strict=True):
        assert a.tobytes() == b.tobytes()  # XLA hands floats and signed integers back as unsigned ones


def test_signed_bits_are_the_unsigned_ones():
    state = np.array([1, 2], np.uint64)

    def bits(element):
        types = (ui64[2], tensor((9,), DType.all[element]))
        return DEN.of(ops.rng_bit_generator)(state, rng_algorithm="PHILOX", types=types)[1]

    for width in (2, 4, 8, 16, 32, 64):
        signed, unsigned = bits(f"i{width}"), bits(f"ui{width}")
        assert signed.dtype == DType.all[f"i{width}"].numpy
        assert [int(s) % 2**width for s in signed] == [int(u) for u in unsigned]


def test_a_state_of_the_wrong_size():
    graph = trace(
        lambda s: ops.rng_bit_generator(s, rng_algorithm="THREE_FRY", types=(ui64[3], f32[2])), [("s", ui64[3])]
    )
    with pytest.raises(ShloError, match="THREE_FRY takes a state of 2 words, not 3"):
        evaluate(graph, [np.zeros(3, np.uint64)])


def test_random_numbers_of_jax():
    for fn in (
        lambda k: jax.random.bits(k, (3, 5)),
        lambda k: jax.random.permutation(k, 9),
        lambda k: jax.random.randint(k, (7,), -5, 9),
        lambda k: jax.random.bernoulli(k, 0.3, (8,)),
        lambda k: jax.random.split(k, 3),
    ):
        for a, b in zip(*exported(fn, jax.random.PRNGKey(3)), strict=True):
            assert np.array_equal(a, b)


def test_rng_draws_within_its_bounds_anew_and_by_seed():
    def program(a, b, n):
        attrs = {"type": f32[500], "rng_distribution": "UNIFORM"}
        return (
            ops.rng(a, b, n, **attrs),
            ops.rng(a, b, n, **attrs),
            ops.rng(a, b, n, type=f32[500], rng_distribution="NORMAL"),
        )

    graph = trace(program, [("a", f32[()]), ("b", f32[()]), ("n", i64[1])])
    inputs = [np.float32(2), np.float32(3), [500]]
    first, second, normal = evaluate(graph, inputs)
    assert ((first >= 2) & (first < 3)).all()
    assert not np.array_equal(first, second)
    assert abs(normal.mean() - 2) < 0.6
    assert 2 < normal.std() < 4
    assert np.array_equal(evaluate(graph, inputs)[0], first)
    assert not np.array_equal(evaluate(graph, inputs, seed=1)[0], first)
    scalars = [("a", i32[()]), ("b", i32[()]), ("n", i64[1])]
    whole = trace(lambda a, b, n: ops.rng(a, b, n, type=i32[500], rng_distribution="UNIFORM"), scalars)
    assert set(evaluate(whole, [-2, 3, [500]])[0].tolist()) == {-2, -1, 0, 1, 2}


def drawn(a="f32", b="f32", shape="2xi64", result="3x4xf32", kind="UNIFORM"):
    types = f"tensor<{a}>, tensor<{b}>, tensor<{shape}>"
    return [a, b, shape], f"%r = stablehlo.rng %a0, %a1, %a2, distribution = {kind} : ({types}) -> tensor<{result}>"


def bits(state="2xui64", after="2xui64", output="3xui32"):
    return [state], (
        f"%r:2 = stablehlo.rng_bit_generator %a0, algorithm = PHILOX : (tensor<{state}>) -> (tensor<{after}>, tensor<{output}>)"
    )


@cases(
    ("", *drawn()),
    ("", *drawn("i32", "i32", result="3x4xi32")),
    ("rng_c1", *drawn("f32", "f64")),
    ("rng_c1", *drawn(result="3x4xf64")),
    ("rng_c2", *drawn("i32", "i32", result="3x4xi32", kind="NORMAL")),
    ("rng_c3", *drawn(shape="3xi64")),
    ("rng_i1", *drawn("1xf32")),
    ("", *bits()),
    ("", *bits(output="3xf8E5M2")),
    ("rng_bit_generator_c1", *bits(after="3xui64")),
    ("rng_bit_generator_i4", *bits(output="3xi1")),
    ("rng_bit_generator_i4", *bits(output="3xcomplex<f32>")),
    ("rng_bit_generator_i4", *bits(output="?xui32")),
)
def test_random_operators_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
