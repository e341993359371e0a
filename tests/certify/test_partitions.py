"""Proofs that hold however examples are dealt to replicas: in blocks, interleaved, permuted (laws 000-4, 000-6)."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ops
from shlo.certify.checker.check import check
from shlo.certify.verdict import Answer, certify
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import f32, i32
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_forward, build_step
from tests.certify.test_certificates import certificate, proved
from tests.certify.test_soundness import STEPS, R, agree, build
from tests.certify.test_verdicts import FOUR, pair

N, C = 4, 3


def programs(parallel, single):
    """Two programs of w [C] and the batch x [N, C] a replica."""
    modules = []
    for fn, rows in ((parallel, N), (single, R * N)):
        graph = trace(lambda w, x, fn=fn, rows=rows: fn(w, x, rows), [("w", f32[C]), ("x", f32[rows, C])])
        modules.append(Module([Function("main", graph)]))
    return modules


def answer(parallel, single, **options):
    dp, reference = programs(parallel, single)
    return certify(dp, reference, R, shard={"x": 0}, **options).answer


@pytest.mark.parametrize("net", FOUR)
def test_training_steps_hold_for_every_partition(net):
    dp, single, names = pair(net, 2)
    verdict, data = certificate(dp, single, 2, names=names, partition="any")
    assert verdict.answer is Answer.PROVED
    report = check(data)
    assert (report["partition"], report["proved"]) == ("any", proved(verdict))


@pytest.mark.parametrize("net", ["vit-tiny", "convnext-t"])
def test_merged_axes(net):
    """Blocks of tokens go with their examples."""
    found = find_net(net)
    config = found.config(image=(3, 32, 32), classes=4, width=0.125, depth=0.25)
    dp = build_step(found, config, Recipe("sgd"), batch=4, replicas=2)
    single = build_step(found, config, Recipe("sgd"), batch=4)
    options = {"names": [o.name for o in dp.manifest.outputs], "partition": "any", "search": False}
    assert certify(dp.module, single.module, 2, **options).answer is Answer.PROVED


def test_results_that_are_shards():
    found = find_net("cnn")
    config = found.config(image=(2, 8, 4), classes=4, width=0.1)
    dp, single = (build_forward(found, config, batch=4, replicas=r) for r in (2, 1))
    assert certify(dp.module, single.module, 2, partition="any").answer is Answer.PROVED


def test_what_is_right_for_blocks_only():
    """Neighbours in the batch meet: right where a replica has consecutive examples, and for no other partition."""

    def neighbours(w, x, rows):
        pairs = ops.reshape(x, shape=(rows // 2, 2, C))
        one, other = (ops.reshape(ops.slice_axis(pairs, 1, i, i + 1), shape=(rows // 2, C)) for i in (0, 1))
        return one * other + ops.broadcast_in_dim(w, shape=(rows // 2, C), broadcast_dimensions=(1,))

    assert answer(neighbours, neighbours) is Answer.PROVED
    assert answer(neighbours, neighbours, partition="any", search=False) is Answer.UNKNOWN
    assert answer(neighbours, neighbours, partition="any") is Answer.REFUTED


def test_gathering_in_order():
    def gathered(w, x, rows):
        whole = ops.gathered(x, dim=0, replica_groups=(tuple(range(R)),)) if rows == N else x
        first = ops.reshape(ops.slice_axis(whole, 0, 0, 1), shape=(C,))
        return first + w

    assert answer(gathered, gathered) is Answer.PROVED
    assert answer(gathered, gathered, partition="any") is Answer.REFUTED


def test_the_replica_s_own_block():
    def mine(w, x, rows):
        total = ops.reduce_sum(x, [1])
        if rows == N:
            everything = ops.gathered(total, dim=0, replica_groups=(tuple(range(R)),))
            start = ops.convert(ops.replica_id(), dtype=i32) * N
            total = ops.dynamic_slice(everything, [start], slice_sizes=(N,))
        return total + ops.broadcast_in_dim(ops.reduce_sum(w, [0]), shape=(rows,), broadcast_dimensions=())

    assert answer(mine, mine) is Answer.PROVED
    assert answer(mine, mine, partition="any", search=False) is Answer.UNKNOWN


def test_random_programs_hold_in_any_order():
    """What is proved for any partition is so in numbers, for a drawn one: the single-device program on shuffled examples."""
    count = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        steps = [
            (STEPS[rng.integers(len(STEPS))], int(rng.integers(12)), int(rng.integers(12)), bool(rng.integers(2)))
            for _ in range(10)
        ]
        dp, single = build(steps, True), build(steps, False)
        try:
            verdict = certify(dp, single, R, shard={"x": 0, "t": 0}, partition="any")
        except ShloError:
            continue
        count += sum(r.answer is Answer.PROVED for r in verdict.results)
        certain = [i for i, r in enumerate(verdict.results) if r.answer is Answer.PROVED]
        assert agree(dp, single, certain, rng) is None
    assert count > 30


def test_inputs_of_different_batches():
    dp = Module(
        [
            Function(
                "main",
                trace(lambda x, y: ops.reduce_sum(x, [0]) + ops.reduce_sum(y, [0]), [("x", f32[2]), ("y", f32[4])]),
            )
        ]
    )
    single = Module(
        [
            Function(
                "main",
                trace(lambda x, y: ops.reduce_sum(x, [0]) + ops.reduce_sum(y, [0]), [("x", f32[4]), ("y", f32[8])]),
            )
        ]
    )
    with pytest.raises(ShloError, match=r"the inputs that are cut have \[4, 8\]"):
        certify(dp, single, 2, partition="any")
