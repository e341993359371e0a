"""scatter: against the specification element by element, XLA and JAX, its adjoint, and MLIR's refusals."""

import operator

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import VJP, Function, Module, region, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import monoid
from shlo.ir.types import bf16, f32, f64, i32, type_of
from shlo.runtime import run_module
from tests.ops.drawing import run, seeds
from tests.ops.judging import cases, judge
from tests.ops.test_flow import agree
from tests.ops.test_indexing import indexed, oracle_attrs
from tests.oracle import indexing as oracle

NAMES = (
    "update_window_dims",
    "inserted_window_dims",
    "input_batching_dims",
    "scatter_indices_batching_dims",
    "scatter_dims_to_operand_dims",
)
FOLDS = {
    ops.add: operator.add,
    ops.multiply: operator.mul,
    ops.maximum: max,
    ops.minimum: min,
    None: lambda old, new: new,
}


def attributes(numbers):
    return {**dict(zip(NAMES, numbers[:5], strict=True)), "index_vector_dim": numbers[5]}


def drawn(case, seed, index_type=np.int32):
    """Operand, indices and updates of small integers."""
    shape, index_shape, sizes, numbers = case
    rng = np.random.default_rng(seed)
    window, dropped, batching, *_, vector = numbers
    outer = iter([n for a, n in enumerate(index_shape) if a != vector])
    inner = iter([sizes[a] for a in range(len(shape)) if a not in dropped and a not in batching])
    count = len(index_shape) - (vector < len(index_shape)) + len(window)
    updates = rng.integers(-3, 4, [next(inner) if a in window else next(outer) for a in range(count)])
    indices = rng.integers(-3, 6, index_shape)
    return rng.integers(-3, 4, shape).astype(np.float32), indices.astype(index_type), updates.astype(np.float32)


def body_of(fold):
    if fold is None:
        return ops.replacing(f32)
    return monoid(fold, f32)


@given(indexed(), st.sampled_from(list(FOLDS)), st.sampled_from([np.int8, np.int32, np.int64]), seeds)
@settings(max_examples=80, deadline=None)
def test_scatter_is_the_specifications(case, fold, index_type, seed):
    arrays, attrs = drawn(case, seed, index_type), attributes(case[3])
    (ours,) = run(lambda x, i, u: ops.scatter([x], i, [u], update_computation=body_of(fold), **attrs), *arrays)
    assert np.array_equal(ours, oracle.scatter(*arrays, FOLDS[fold], **oracle_attrs(case[3])))


@given(indexed(), seeds)
@settings(max_examples=40, deadline=None)
def test_any_computation_is_applied_in_order(case, seed):
    """2·old + new tells every order of updates from every other."""
    arrays, attrs = drawn(case, seed), attributes(case[3])

    def program(x, i, u):
        body = region(lambda old, new: old + old + new, f32[()], f32[()])
        return ops.scatter([x], i, [u], update_computation=body, **attrs)

    expected = oracle.scatter(*arrays, lambda old, new: old + old + new, **oracle_attrs(case[3]))
    assert np.array_equal(run(program, *arrays)[0], expected)


@given(indexed(), st.sampled_from([ops.add, None]), seeds)
@settings(max_examples=12, deadline=None)
def test_scatter_is_xlas_where_windows_lie_inside_or_outside(case, fold, seed):
    """XLA drops a window that lies partly outside, so here windows are single elements along the indexed axes."""
    shape, index_shape, sizes, numbers = case
    sizes = tuple(1 if a in numbers[4] else n for a, n in enumerate(sizes))
    arrays, attrs = drawn((shape, index_shape, sizes, numbers), seed), attributes(numbers)
    graph = trace(
        lambda x, i, u: ops.scatter([x], i, [u], update_computation=body_of(fold), **attrs),
        [(n, type_of(a)) for n, a in zip("xiu", arrays, strict=True)],
    )
    (theirs,) = run_module(emit(Module([Function("main", graph)])), arrays)
    assert np.array_equal(evaluate(graph, arrays)[0], theirs)


@given(indexed(), st.sampled_from([ops.add, None]), seeds)
@settings(max_examples=40, deadline=None)
def test_scatters_adjoint_is_its_transpose(case, fold, seed):
    """⟨dy, scatter(x, u)⟩ = ⟨dx, x⟩ + ⟨du, u⟩, exactly: also partly outside, and where updates overwrite each other."""
    (x, indices, u), attrs = drawn(case, seed), attributes(case[3])
    body = body_of(fold)
    (y,) = run(lambda x, i, u: ops.scatter([x], i, [u], update_computation=body, **attrs), x, indices, u)
    dy = np.random.default_rng(seed + 1).integers(-3, 4, y.shape).astype(np.float32)

    def back(dy, x, i, u):
        (dx,), none, (du,) = VJP.of(ops.scatter)(
            (dy,), [x], i, [u], **ops.scatter.bind_attrs({**attrs, "update_computation": body})
        )
        assert none is None
        return dx, du

    dx, du = run(back, dy, x, indices, u)
    assert np.vdot(dy, y) == np.vdot(dx, x) + np.vdot(du, u)


def test_adjoints_against_jax():
    x, u = jnp.float32([1, 2, 3, 4, 5]), jnp.float32([0.5, -1, 2])
    for i in ([0, 2, 4], [1, 1, 7], [-2, 3, 3]):
        at = jnp.array(i)
        for fn in (
            lambda x, u, at=at: x.at[at].add(u),
            lambda x, u, at=at: x.at[at].set(u, unique_indices=False),
        ):
            own = lambda x, u, fn=fn: jax.vjp(fn, x, u)[1](jnp.arange(1.0, 6.0))  # noqa: E731
            agree(own, x, u)
    agree(lambda x, u: x.at[jnp.array([0, 3, 1])].multiply(u, unique_indices=True), x, u)


def test_several_inputs_go_together():
    def larger(a, n, b, m):
        first = ops.compare(a, b, comparison_direction="GE")
        return ops.select(first, a, b), ops.select(first, n, m)

    def program(x, n, i, u, m):
        body = trace(larger, [("a", f32[()]), ("n", i32[()]), ("b", f32[()]), ("m", i32[()])])
        return ops.scatter(
            [x, n],
            i,
            [u, m],
            inserted_window_dims=(0,),
            scatter_dims_to_operand_dims=(0,),
            index_vector_dim=1,
            update_computation=body,
        )

    x, n = np.float32([0, 0, 0]), np.int32([-1, -1, -1])
    values, numbers = run(program, x, n, np.int32([[1], [1], [2]]), np.float32([3, 5, -1]), np.int32([0, 1, 2]))
    assert values.tolist() == [0.0, 5.0, 0.0]
    assert numbers.tolist() == [-1, 1, -1]


def test_narrow_floats_round_at_every_update():
    x, i, u = np.zeros(1, bf16.numpy), np.zeros((300, 1), np.int32), np.ones(300, bf16.numpy)
    attrs = {"inserted_window_dims": (0,), "scatter_dims_to_operand_dims": (0,), "index_vector_dim": 1}
    (ours,) = run(lambda x, i, u: ops.scatter([x], i, [u], update_computation=monoid(ops.add, bf16), **attrs), x, i, u)
    assert float(ours[0]) == 256.0  # 256 + 1 is 256 in bfloat16


def test_wider_results():
    x, i, u = np.float32([1, 2]), np.int32([[1]]), np.float32([1e-9])
    attrs = {"inserted_window_dims": (0,), "scatter_dims_to_operand_dims": (0,), "index_vector_dim": 1}
    (ours,) = run(lambda x, i, u: ops.scatter([x], i, [u], update_computation=monoid(ops.add, f64), **attrs), x, i, u)
    assert ours.dtype == np.float64
    assert ours[1] == 2 + float(u[0])


def test_what_cannot_be_differentiated_says_so():
    attrs = {"inserted_window_dims": (0,), "scatter_dims_to_operand_dims": (0,), "index_vector_dim": 1}
    with pytest.raises(ShloError, match="scatter can be differentiated where"):
        trace(
            lambda dy, x, i, u: VJP.of(ops.scatter)(
                (dy,), [x], i, [u], **ops.scatter.bind_attrs({**attrs, "update_computation": monoid(ops.maximum, f32)})
            )[0],
            [("dy", f32[3]), ("x", f32[3]), ("i", i32[2, 1]), ("u", f32[2])],
        )


def scattered(
    operand="5x3xf32",
    indices="4x1xi32",
    updates="4x3xf32",
    params="%x: tensor<f32>, %y: tensor<f32>",
    returned="%y : tensor<f32>",
    result=None,
    **numbers,
):
    given = {
        "update_window_dims": "[1]",
        "inserted_window_dims": "[0]",
        "scatter_dims_to_operand_dims": "[0]",
        "index_vector_dim": "1",
        **numbers,
    }
    spelled = ", ".join(f"{k} = {v}" for k, v in given.items() if v)
    return (
        [operand, indices, updates],
        f'%r = "stablehlo.scatter"(%a0, %a1, %a2) <{{indices_are_sorted = false, scatter_dimension_numbers = '
        f"#stablehlo.scatter<{spelled}>, unique_indices = false}}> ({{ ^bb0({params}): stablehlo.return {returned} }}) : "
        f"(tensor<{operand}>, tensor<{indices}>, tensor<{updates}>) -> tensor<{result or operand}>",
    )


BATCHED = {
    "input_batching_dims": "[0]",
    "scatter_indices_batching_dims": "[0]",
    "inserted_window_dims": "",
    "scatter_dims_to_operand_dims": "[1]",
}


def batched(**numbers):
    return scattered(**{"operand": "4x3xf32", "updates": "4x2xf32", **BATCHED, **numbers})


@cases(
    ("", *scattered()),
    ("", *scattered(operand="?x3xf32", updates="?x3xf32")),
    ("", *scattered(operand="5x3xbf16", updates="4x3xbf16", result="5x3xf32")),
    ("", *batched()),
    ("scatter_c2", *scattered(inserted_window_dims="")),
    ("scatter_c4", *scattered(updates="4xf32", update_window_dims="[0]")),
    ("scatter_c4", *scattered(updates="4x4xf32")),
    ("scatter_c4", *scattered(updates="3x3xf32")),
    ("scatter_c7", *scattered(operand="5x3x2xf32", updates="4x3x2xf32", update_window_dims="[2, 1]")),
    ("scatter_c8", *scattered(update_window_dims="[2]")),
    ("scatter_c9", *scattered(operand="5x5x3xf32", inserted_window_dims="[0, 0]")),
    ("scatter_c10", *scattered(operand="5x5x3xf32", inserted_window_dims="[1, 0]")),
    ("scatter_c11", *scattered(inserted_window_dims="[2]")),
    ("scatter_c13", *batched(input_batching_dims="[2]")),
    ("scatter_c15", *batched(scatter_indices_batching_dims="[2]")),
    ("scatter_c16", *batched(scatter_indices_batching_dims="[1]", operand="1x3xf32")),
    ("scatter_c17", *batched(scatter_indices_batching_dims="")),
    ("scatter_c18", *batched(operand="3x3xf32")),
    ("scatter_c19", *scattered(indices="4x2xi32")),
    ("scatter_c20", *scattered(indices="4x2xi32", scatter_dims_to_operand_dims="[0, 0]")),
    ("scatter_c21", *scattered(scatter_dims_to_operand_dims="[2]")),
    ("scatter_c22", *scattered(index_vector_dim="3")),
    ("scatter_c23", *scattered(params="%x: tensor<f32>", returned="%x : tensor<f32>")),
    ("scatter_c23", *scattered(params="%x: tensor<i32>, %y: tensor<i32>", returned="%y : tensor<i32>")),
    ("scatter_c23", *scattered(returned="%x, %y : tensor<f32>, tensor<f32>")),
)
def test_scatters_are_refused_as_by_mlir(label, types, body):
    judge(label, types, body)
