"""Older operators: against their successors, XLA and NumPy, and MLIR's refusals."""

import jax
import numpy as np
import pytest

from shlo import ops
from shlo.ir.core import VJP
from shlo.ir.types import TensorType, f32
from tests.ops.against_xla import both
from tests.ops.drawing import run, whole
from tests.ops.judging import applied, cases, judge


@pytest.mark.parametrize("shapes", [((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 4)), ((2, 3), (3, 4))])
def test_dot_is_dot_general(shapes):
    a, b = (whole(i, s) for i, s in enumerate(shapes))
    (ours,), (theirs,) = both("dot", a, b)
    assert np.array_equal(ours, theirs)
    assert np.array_equal(ours, np.dot(a, b))
    dy = whole(5, ours.shape)
    da, db = run(lambda dy, a, b: VJP.of(ops.dot)(dy, a, b, precision_config=(), dtype=None), dy, a, b)
    assert np.vdot(da, a) == np.vdot(db, b) == np.vdot(dy, ours)


@pytest.mark.parametrize(
    "config",
    [
        *("ij,jk->ik", "ij,kj->ki", "bij,bjk->bik", "i,j->ij", "ij,ij->"),
        *(
            "ii,j->j",
            "ij,jj->i",
            "ij,k->j",
            "iji,ij->",
            "jji,ki->jk",
            "bb,bb->b",
        ),  # letters that stand twice, or once only
    ],
)
def test_einsum_and_its_adjoint(config):
    sizes = dict(zip("bijk", (2, 3, 4, 5), strict=True))
    left, right = config.split("->")
    a, b = (whole(i, [sizes[c] for c in letters]) for i, letters in enumerate(left.split(",")))
    attrs = {"einsum_config": config, "type": TensorType(tuple(sizes[c] for c in right), f32)}
    (y,) = run(lambda a, b: ops.einsum(a, b, **attrs), a, b)
    assert np.array_equal(y, np.einsum(config, a, b))
    dy = whole(5, y.shape)
    da, db = run(lambda dy, a, b: VJP.of(ops.einsum)(dy, a, b, **attrs), dy, a, b)
    assert np.vdot(da, a) == np.vdot(db, b) == np.vdot(dy, y)


@pytest.mark.parametrize("config", ["ij->ji", "ijk->j", "iji->ij", "jj->", "iijj->ij", "i->"])
def test_unary_einsum_and_its_adjoint(config):
    sizes = dict(zip("ijk", (3, 4, 5), strict=True))
    left, right = config.split("->")
    x = whole(1, [sizes[c] for c in left])
    attrs = {"einsum_config": config, "type": TensorType(tuple(sizes[c] for c in right), f32)}
    (y,) = run(lambda x: ops.unary_einsum(x, **attrs), x)
    assert np.array_equal(y, np.einsum(config, x))
    dy = whole(5, y.shape)
    (dx,) = run(lambda dy, x: VJP.of(ops.unary_einsum)(dy, x, **attrs), dy, x)
    (theirs,) = jax.grad(lambda x: jax.numpy.vdot(jax.numpy.einsum(config, x), dy), argnums=(0,))(x)
    assert np.array_equal(dx, theirs)


@pytest.mark.parametrize(
    ("shape", "index", "dim", "batch"),
    [((4, 3), (5,), 0, 0), ((2, 4, 3), (2, 2, 3), 1, 1), ((2, 3, 4), (5,), 2, 0), ((2, 3, 4, 5), (2, 3), 2, 1)],
)
def test_torch_index_select_and_its_adjoint(shape, index, dim, batch):
    """Indices out of range count as the nearest in range."""
    x, places = whole(1, shape), np.random.default_rng(0).integers(-2, shape[dim] + 2, index).astype(np.int32)
    attrs = {"dim": dim, "batch_dims": batch}
    (y,) = run(lambda x, i: ops.torch_index_select(x, i, **attrs), x, places)

    def theirs(x):
        clamped = jax.numpy.clip(places, 0, shape[dim] - 1)
        take = lambda x, i: jax.numpy.take(x, i, axis=dim - batch)  # noqa: E731
        return (jax.vmap(take) if batch else take)(x, clamped)

    assert np.array_equal(y, theirs(x))
    dy = whole(5, y.shape)
    (dx,) = run(lambda dy, x, i: VJP.of(ops.torch_index_select)(dy, x, i, **attrs)[0], dy, x, places)
    assert np.array_equal(dx, jax.grad(lambda x: jax.numpy.vdot(theirs(x), dy))(x))


def test_broadcast_leads():
    x = whole(0, (3,))
    (ours,), (theirs,) = both("broadcast", x, broadcast_sizes=(2, 4))
    assert np.array_equal(ours, theirs)
    assert ours.shape == (2, 4, 3)


@cases(
    ("", *applied("dot", ["2x3xf32", "3xf32"], "2xf32")),
    ("", *applied("dot", ["2x?xf32", "3x?xf32"], "2x?xf32")),
    ("", *applied("broadcast", ["3xf32"], "2x3xf32", ", sizes = [2]")),
    ("", *applied("einsum", ["2x3xf32", "3xf32"], "2xf32", ', config = "ij,j->i"')),
    (
        "",
        *applied(
            "torch_index_select", ["2x3xf32", "4xi32"], "4x3xf32", attrs="<{batch_dims = 0 : i64, dim = 0 : i64}>"
        ),
    ),
)
def test_older_operators_are_accepted_as_by_mlir(label, types, body):
    judge(label, types, body)


@pytest.mark.parametrize(
    ("types", "body"),
    [
        applied("dot", ["2x3xf32", "4xf32"], "2xf32"),
        applied("dot", ["1x2x3xf32", "3xf32"], "1x2xf32"),
        applied("dot", ["2x3xf32", "3xf32"], "3xf32"),
        applied("broadcast", ["3xf32"], "3x2xf32", ", sizes = [2]"),
        applied("broadcast", ["3xf32"], "-2x3xf32", ", sizes = [-2]"),
    ],
)
def test_older_operators_are_refused_as_by_mlir(types, body):
    with pytest.raises(AssertionError):
        judge("", types, body)
