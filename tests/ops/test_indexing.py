"""Slices and gathers at indices: against the specification's formulas element by element, XLA, and MLIR's refusals."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import VJP, Function, Module, trace
from shlo.ir.types import f32, type_of
from shlo.runtime import mlir, run_module
from tests.ops.drawing import run, seeds
from tests.ops.judging import applied, cases, judge
from tests.ops.test_flow import agree
from tests.oracle import indexing as oracle
from tests.parse.modules import normal

NAMES = (
    "offset_dims",
    "collapsed_slice_dims",
    "operand_batching_dims",
    "start_indices_batching_dims",
    "start_index_map",
)
SHORT = ("window", "dropped", "batching", "index_batching", "mapped")


@st.composite
def indexed(draw):
    """An operand's shape, the indices' shape, window sizes and dimension numbers that fit each other."""
    rank = draw(st.integers(1, 4))
    shape = draw(st.tuples(*[st.integers(1, 4)] * rank))
    axes = draw(st.permutations(range(rank)))
    batching = tuple(sorted(axes[: draw(st.integers(0, min(2, rank - 1)))]))
    others = [a for a in range(rank) if a not in batching]
    dropped = tuple(sorted(draw(st.sets(st.sampled_from(others)))))
    mapped = tuple(draw(st.permutations(sorted(draw(st.sets(st.sampled_from(others), min_size=1))))))
    sizes = tuple(
        1 if a in dropped or a in batching else draw(st.integers(0 if a % 2 else 1, shape[a])) for a in range(rank)
    )
    outer = draw(st.integers(len(batching), len(batching) + 2))
    batch = list(draw(st.tuples(*[st.integers(1, 3)] * outer)))
    along = draw(st.permutations(range(outer)))[: len(batching)]
    for axis, at in zip(batching, along, strict=True):
        batch[at] = shape[axis]
    vector = draw(st.integers(0, outer))
    implied = len(mapped) == 1 and vector == outer and draw(st.booleans())
    index_shape = list(batch)
    if not implied:
        index_shape.insert(vector, len(mapped))
    result_rank = outer + rank - len(dropped) - len(batching)
    window = tuple(sorted(draw(st.permutations(range(result_rank)))[: result_rank - outer]))
    numbers = (window, dropped, batching, tuple(a + (not implied and a >= vector) for a in along), mapped)
    return shape, tuple(index_shape), sizes, (*numbers, vector)


def gather_attrs(sizes, numbers):
    return {**dict(zip(NAMES, numbers[:5], strict=True)), "index_vector_dim": numbers[5], "slice_sizes": sizes}


def oracle_attrs(numbers):
    return {**dict(zip(SHORT, numbers[:5], strict=True)), "vector": numbers[5]}


@given(indexed(), st.sampled_from(["i1", "i4", "i8", "u1", "u8"]), seeds)
@settings(max_examples=80, deadline=None)
def test_gather_is_the_specifications(case, index_type, seed):
    shape, index_shape, sizes, numbers = case
    rng = np.random.default_rng(seed)
    operand = rng.standard_normal(shape).astype(np.float32)
    indices = rng.integers(-3, 6, index_shape)
    indices = np.maximum(indices, 0).astype(index_type) if index_type[0] == "u" else indices.astype(index_type)
    (ours,) = run(lambda x, i: ops.gather(x, i, **gather_attrs(sizes, numbers)), operand, indices)
    assert np.array_equal(ours, oracle.gather(operand, indices, sizes, **oracle_attrs(numbers)))


@given(indexed(), seeds)
@settings(max_examples=12, deadline=None)
def test_gather_is_xlas(case, seed):
    shape, index_shape, sizes, numbers = case
    rng = np.random.default_rng(seed)
    arrays = [rng.standard_normal(shape).astype(np.float32), rng.integers(-3, 6, index_shape, np.int32)]
    graph = trace(
        lambda x, i: ops.gather(x, i, **gather_attrs(sizes, numbers)),
        [(n, type_of(a)) for n, a in zip("xi", arrays, strict=True)],
    )
    (theirs,) = run_module(emit(Module([Function("main", graph)])), arrays)
    assert np.array_equal(evaluate(graph, arrays)[0], theirs)


@given(indexed(), seeds)
@settings(max_examples=40, deadline=None)
def test_gathers_adjoint_is_its_transpose(case, seed):
    """⟨dy, gather(x)⟩ = ⟨vjp(dy), x⟩, exactly: also where indices are clamped."""
    shape, index_shape, sizes, numbers = case
    rng = np.random.default_rng(seed)
    x, indices = rng.integers(-4, 5, shape).astype(np.float32), rng.integers(-3, 6, index_shape, np.int32)
    attrs = gather_attrs(sizes, numbers)
    (y,) = run(lambda x, i: ops.gather(x, i, **attrs), x, indices)
    dy = rng.integers(-4, 5, y.shape).astype(np.float32)

    def back(dy, x, i):
        dx, none = VJP.of(ops.gather)(dy, x, i, **ops.gather.bind_attrs(attrs))
        assert none is None
        return dx

    (dx,) = run(back, dy, x, indices)
    assert np.vdot(dy, y) == np.vdot(dx, x)


def test_what_jax_writes_for_indexing():
    x, i = jnp.arange(24.0).reshape(4, 6), jnp.array([3, -1, 0])
    for fn in (
        lambda x, i: x[i],
        lambda x, i: x[:, i],
        lambda x, i: x[i, i],
        lambda x, i: x.at[i].get(mode="fill", fill_value=-7.0),
        lambda x, i: jnp.take(x, i, axis=1, mode="wrap"),
        lambda x, i: jnp.take_along_axis(x, jnp.abs(i)[None, :] * jnp.ones((4, 3), int), axis=1),
        lambda x, i: jax.vmap(lambda row, j: jax.lax.dynamic_slice(row, (j,), (2,)))(x[:3], i),
    ):
        agree(fn, x, i)


@pytest.mark.parametrize("start", [-5, -1, 0, 1, 2, 3, 100, 2**31 - 1])
def test_dynamic_slices_stay_inside(start):
    x, update = np.arange(5, dtype=np.float32), np.float32([-1, -2, -3])
    at = np.int32(start)
    clamped = min(max(start, 0), 2)
    assert (
        run(lambda x, i: ops.dynamic_slice(x, [i], slice_sizes=(3,)), x, at)[0].tolist()
        == x[clamped : clamped + 3].tolist()
    )
    expected = x.copy()
    expected[clamped : clamped + 3] = update
    assert run(lambda x, u, i: ops.dynamic_update_slice(x, u, [i]), x, update, at)[0].tolist() == expected.tolist()


def test_indices_beyond_int64_are_far_right():
    x, at = np.arange(5, dtype=np.float32), np.uint64(2**64 - 1)
    assert run(lambda x, i: ops.dynamic_slice(x, [i], slice_sizes=(2,)), x, at)[0].tolist() == [3.0, 4.0]
    attrs = gather_attrs((1,), ((), (0,), (), (), (0,), 0))
    assert run(lambda x, i: ops.gather(x, i, **attrs), x, at.reshape(1))[0] == 4.0


def test_slices_without_axes_are_written_as_mlir_reads_them():
    graph = trace(
        lambda x, u: (ops.dynamic_slice(x, [], slice_sizes=()), ops.dynamic_update_slice(x, u, [])),
        [("x", f32[()]), ("u", f32[()])],
    )
    text = emit(Module([Function("main", graph)]))
    # MLIR writes a second comma that it cannot read.
    assert normal(mlir.reprint(text)).replace(", ,", ",") == normal(text)


def sliced(sizes, result, *types):
    return applied("dynamic_slice", list(types), result, f", sizes = {sizes}")


def updated(*types):
    return applied("dynamic_update_slice", list(types), types[0])


@cases(
    ("", *sliced([2, 5], "2x5xf32", "4x5xf32", "i32", "i32")),
    ("", *sliced([9, 5], "9x5xf32", "?x5xf32", "i32", "i32")),
    ("dynamic_slice_c2", *sliced([2, 5], "2x5xf32", "4x5xf32", "i32")),
    ("dynamic_slice_c2", *sliced([2], "2x5xf32", "4x5xf32", "i32", "i32")),
    ("dynamic_slice_c3", *sliced([2, 5], "2x5xf32", "4x5xf32", "i32", "i64")),
    ("dynamic_slice_c4", *sliced([5, 5], "5x5xf32", "4x5xf32", "i32", "i32")),
    ("dynamic_slice_c4", *sliced([-1, 5], "2x5xf32", "4x5xf32", "i32", "i32")),
    ("", *updated("4xf32", "2xf32", "i32")),
    ("dynamic_update_slice_c2", *updated("4xf32", "2xf64", "i32")),
    ("dynamic_update_slice_c3", *updated("4xf32", "2x1xf32", "i32")),
    ("dynamic_update_slice_c4", *updated("4xf32", "2xf32", "i32", "i32")),
    ("dynamic_update_slice_c5", *updated("4x4xf32", "2x2xf32", "i32", "i64")),
    ("dynamic_update_slice_c6", *updated("4xf32", "5xf32", "i32")),
)
def test_dynamic_slices_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)


def gathered(operand="5x3xf32", indices="4x1xi32", sizes="1, 3", result="4x3xf32", **numbers):
    """A gather of rows, with some dimension numbers replaced."""
    given = {
        "offset_dims": "[1]",
        "collapsed_slice_dims": "[0]",
        "start_index_map": "[0]",
        "index_vector_dim": "1",
        **numbers,
    }
    spelled = ", ".join(f"{k} = {v}" for k, v in given.items() if v)
    return (
        [operand, indices],
        f'%r = "stablehlo.gather"(%a0, %a1) <{{dimension_numbers = #stablehlo.gather<{spelled}>, indices_are_sorted = false, '
        f"slice_sizes = array<i64: {sizes}>}}> : (tensor<{operand}>, tensor<{indices}>) -> tensor<{result}>",
    )


BATCHED = {
    "operand_batching_dims": "[0]",
    "start_indices_batching_dims": "[0]",
    "collapsed_slice_dims": "",
    "start_index_map": "[1]",
}


def batched(**numbers):
    return gathered(**{"operand": "4x3xf32", "sizes": "1, 2", "result": "4x2xf32", **BATCHED, **numbers})


@cases(
    ("", *gathered()),
    ("", *gathered(operand="?x3xf32", indices="?x1xi32", result="?x3xf32")),
    ("", *batched()),
    ("gather_c1", *gathered(offset_dims="[1, 2]")),
    ("gather_c2", *gathered(index_vector_dim="3")),
    ("gather_c3", *gathered(indices="4x2xi32")),
    ("gather_c3", *gathered(index_vector_dim="2", start_index_map="[0, 1]")),
    ("gather_c4", *gathered(operand="5x3x2xf32", offset_dims="[2, 1]", sizes="1, 3, 2", result="4x3x2xf32")),
    ("gather_c4", *gathered(operand="5x3x2xf32", offset_dims="[1, 1]", sizes="1, 3, 2", result="4x3x2xf32")),
    ("gather_c5", *gathered(offset_dims="[2]")),
    ("gather_c6", *batched(collapsed_slice_dims="[0]", offset_dims="", result="4xf32", sizes="1, 1")),
    ("gather_c7", *gathered(operand="5x3x2xf32", collapsed_slice_dims="[1, 0]", sizes="1, 1, 2", result="4x2xf32")),
    ("gather_c8", *gathered(collapsed_slice_dims="[2]")),
    ("gather_c9", *gathered(sizes="2, 3")),
    ("gather_c11", *batched(operand_batching_dims="[2]")),
    ("gather_c12", *batched(sizes="2, 2")),
    ("gather_c14", *batched(start_indices_batching_dims="[3]")),
    ("gather_c15", *batched(start_indices_batching_dims="[1]", operand="1x3xf32")),
    ("gather_c16", *batched(start_indices_batching_dims="")),
    ("gather_c17", *batched(operand="2x3xf32")),
    ("gather_c18", *batched(start_index_map="[0]")),
    ("gather_c18", *gathered(indices="4x2xi32", start_index_map="[0, 0]")),
    ("gather_c19", *gathered(start_index_map="[2]")),
    ("gather_c20", *gathered(sizes="1")),
    ("gather_c21", *gathered(sizes="1, 4")),
)
def test_gathers_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
