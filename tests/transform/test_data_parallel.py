"""Where collectives go, and what is refused."""

import numpy as np
import pytest

from shlo import Function, ShloError, emit, evaluate, f32, gradient, i32, ops, trace
from shlo.interp.den import PerDevice
from shlo.ir.core import SYNC, Block
from shlo.runtime import run_module
from shlo.transform.data_parallel import data_parallel


def labels(function):
    return [n.op.label for n in function.graph.nodes]


def test_a_sum_of_gradients_is_reduced_once():
    def f(x, dy, z):
        return (ops.weight_grad_b(x, dy) + ops.weight_grad_b(z, dy)) * 2.0

    single = Function("f", trace(f, [("x", f32[2, 3]), ("dy", f32[2, 4]), ("z", f32[2, 3])]))
    parallel, facts = data_parallel(single, 2, ["x", "dy", "z"])
    assert labels(parallel).count("allReduceMeanF") == 1
    assert facts == (None,)


def test_results_may_stay_sharded():
    single = Function("f", trace(lambda x: ops.relu(x), [("x", f32[2, 3])]))
    parallel, facts = data_parallel(single, 2, ["x"])
    assert labels(parallel) == ["relu"]
    assert facts == (0,)


def test_a_count_is_summed():
    def correct(x):
        return ops.reduce_sum(ops.convert(x > 0.0, dtype=i32), [0])

    single = Function("f", trace(correct, [("x", f32[4])]))
    parallel, _ = data_parallel(single, 2, ["x"])
    whole = np.array([1.0, -1, 2, -2, 3, 4, 5, 6])
    (count,) = evaluate(parallel, [PerDevice(np.split(whole, 2))], replicas=2)
    assert (count.dtype, count) == (np.int32, 6)


def test_its_text_says_for_how_many_replicas():
    single = Function("f", trace(ops.bias_grad_b, [("x", f32[2, 3])]))
    text = emit(data_parallel(single, 4, ["x"])[0])
    assert "mhlo.num_replicas = 4" in text.splitlines()[0]
    assert "num_replicas" not in emit(single)
    shards = PerDevice(np.arange(24, dtype=np.float32).reshape(4, 2, 3))
    (total,) = run_module(text, [shards])
    assert [each.tolist() for each in total] == [[21, 23, 25]] * 4


def test_a_value_that_is_the_same_everywhere_is_not_reduced():
    single = Function("f", trace(lambda x, w: (ops.relu(w), ops.bias_grad_b(x)), [("x", f32[2, 3]), ("w", f32[3])]))
    parallel, _ = data_parallel(single, 4, ["x"])
    assert labels(parallel) == ["relu", "biasGradB", "allReduceMeanF"]


def test_one_replica_changes_nothing():
    single = Function("f", trace(ops.bias_grad_b, [("x", f32[2, 3])]))
    assert data_parallel(single, 1, ["x"])[0] is single


def test_the_batch_axis_may_move():
    def f(x):
        return ops.reduce_mean(ops.transpose(x, permutation=(1, 0)), [1])

    single = Function("f", trace(f, [("x", f32[2, 3])]))
    parallel, _ = data_parallel(single, 2, ["x"])
    whole = np.arange(12.0).reshape(4, 3)
    (result,) = evaluate(parallel, [PerDevice(np.split(whole, 2))], replicas=2)
    np.testing.assert_allclose(result, whole.mean(0))


@pytest.mark.parametrize("replicas", [2, 3])
def test_a_loss_written_by_hand(replicas):
    """The seed of its gradient is a broadcast, which is the same on all replicas and yet each one's share."""

    def loss(n):
        def mean_square(x, w):
            y = ops.relu(ops.dot_general(x, w, lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,)))
            return ops.reduce_mean(y * y, (0, 1))

        return gradient(Function("loss", trace(mean_square, [("x", f32[n, 3]), ("w", f32[3, 2])])), wrt=["w"])

    parallel, facts = data_parallel(loss(4), replicas, ["x"])
    assert facts == (None, None)
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((4 * replicas, 3)), rng.standard_normal((3, 2))
    whole = evaluate(loss(4 * replicas), [x, w], world="real")
    shards = evaluate(parallel, [PerDevice(np.split(x, replicas)), w], world="real", replicas=replicas)
    for a, b in zip(whole, shards, strict=True):
        for each in b if isinstance(b, PerDevice) else [b]:
            np.testing.assert_allclose(a, each, rtol=1e-12)


def test_a_function_that_is_called_is_cut_in_its_place():
    with Block() as block:
        x, w = block.parameter("x", f32[4, 3]), block.parameter("w", f32[3, 2])
        inner = Function(
            "inner",
            trace(
                lambda x, w: ops.reduce_mean(ops.weight_grad_b(x, x) * 2.0, (0, 1)),
                [("x", f32[4, 3]), ("w", f32[3, 2])],
            ),
        )
        single = Function("outer", block.finish([inner(x, w) * 3.0]))
    parallel, facts = data_parallel(single, 2, "x")
    assert facts == (None,)
    assert labels(parallel).count("allReduceMeanF") == 1
    assert "call" not in labels(parallel)


def test_refusals():
    single = Function("f", trace(lambda x: ops.reverse(x, dimensions=(0,)), [("x", f32[2, 3])]))
    with pytest.raises(ShloError, match=r"reverse couples the examples .* declare one with @reverse\.sync"):
        data_parallel(single, 2, ["x"])
    uncut = Function("f", trace(lambda x, y: ops.select_pos(y, x), [("x", f32[2, 3]), ("y", f32[2, 3])]))
    with pytest.raises(
        ShloError, match="selectPos puts a shard of the batch beside <parameter#1: tensor<2x3xf32>>, which is the same"
    ):
        data_parallel(uncut, 2, ["x"])
    with pytest.raises(ShloError, match="has no input y to cut"):
        data_parallel(single, 2, ["y"])
    with pytest.raises(ShloError, match="at least 1, not 0"):
        data_parallel(single, 0, ["x"])


def test_every_coupling_training_operator_has_a_synchronised_form():
    without = {
        op.label
        for op in map(ops.__dict__.get, ops.__all__)
        if getattr(op, "contract", None) and op.contract.cuts.get("n") == "couples" and SYNC.find(op) is None
    }
    assert without == set()
