"""Bugs in the rest of a step, and in comparing steps: classes 11, 15–17, 19 and 20."""

from __future__ import annotations

from collections.abc import Callable

from shlo import ops
from shlo.ir.core import Value, scope
from shlo.ir.types import bf16, f32, i32
from zoo.declare import Build, bug
from zoo.vocabulary import BATCH, clipped, everyone, mean, norm, pmean, psum, spread, square, total

# ---------------------------------------------------------------------------------------------------- 11 masks


def _masks() -> None:
    c = bug(
        11,
        "shared-mask",
        "Replicas share a dropout mask",
        "huggingface/transformers#31412, tenstorrent/tt-metal#55947, tenstorrent/tt-metal#16823, facebookresearch/fastMRI#123",
        """All replicas drop the same places of their shards, because all have the same seed: fewer independent
        draws, twice the variance of the mean. Here the mask is an input, so that the equality with the global
        batch is exact.""",
    )

    def applied(x: Value, mask: Value) -> Value:
        return mean(x * mask)

    def shared(x: Value, mask: Value) -> dict[str, Value]:
        with scope("drop"):
            return {"loss": pmean(applied(x, ops.slice_axis(mask, 0, 0, 4)))}

    def by_number(x: Value, mask: Value) -> dict[str, Value]:
        with scope("drop"):
            start = ops.convert(ops.replica_id(), dtype=i32) * 4
            return {"loss": pmean(applied(x, ops.dynamic_slice(mask, [start], slice_sizes=(4,))))}

    inputs = {"x": ("f32[8]", [1] * 8), "mask": ("f32[8]", [2, 0, 0, 0, 2, 2, 2, 0])}
    variance = {"of": "mask", "values": [0, 2]}
    c.case(
        "The mean of mask·x, one mask element an example.",
        lambda x, mask: {"loss": applied(x, mask)},
        inputs,
        ["x", "mask"],
        {"loss": 1},
    ).right(
        "The mask is cut with the batch.",
        lambda x, mask: {"loss": pmean(applied(x, mask))},
        more={"variance": {**variance, "single": 0.125, "this": 0.125}},
    )
    c.case(
        "The mean of mask·x, one mask element an example.",
        lambda x, mask: {"loss": applied(x, mask)},
        inputs,
        ["x"],
        {"loss": 1},
        kind="whole",
    ).wrong(
        "Every replica takes the first four elements of the mask.",
        shared,
        numbers={"loss": 0.5},
        at="drop.multiply",
        why="a value that varies over the batch but is not cut with it",
        more={"variance": {**variance, "single": 0.125, "this": 0.25}},
    ).control(
        "Every replica takes its own four elements of the mask: the global stream's slice.",
        by_number,
        more={"variance": {**variance, "single": 0.125, "this": 0.125}},
    )


# ------------------------------------------------------------------------------------------------ 15 clipping


def _clipping() -> None:
    c = bug(
        15,
        "clip-order",
        "Clipping before the reduction, or with the wrong norm",
        """NVIDIA/apex#1099, pytorch/torchtitan#766, pytorch/pytorch#170862, pytorch/pytorch#88621, AReaL#312,
        SpecForge#663, modelscope/twinkle#290""",
        """The gradient is clipped by the norm of the global gradient. Clipping each replica's own first, reducing
        the norm of a gradient that is reduced already, and taking the norm of one shard of it are three
        different bugs.""",
    )

    def row(x: Value) -> Value:
        return ops.reduce_sum(x, [0])

    def single(g: Value) -> dict[str, Value]:
        with scope("clip"):
            whole = row(g) / float(g.shape[0])
            return {"g": clipped(whole, norm(whole))}

    def own_first(g: Value) -> dict[str, Value]:
        with scope("clip"):
            own = row(g)
            return {"g": pmean(clipped(own, norm(own)))}

    def reduced(g: Value) -> dict[str, Value]:
        with scope("clip"):
            whole = pmean(row(g))
            return {"g": clipped(whole, norm(whole))}

    def doubled(g: Value) -> dict[str, Value]:
        with scope("clip"):
            whole = pmean(row(g))
            return {"g": clipped(whole, ops.sqrt(psum(total(square(whole)))))}

    def averaged(g: Value) -> dict[str, Value]:
        with scope("clip"):
            whole = pmean(row(g))
            return {"g": clipped(whole, ops.sqrt(pmean(total(square(whole)))))}

    c.case(
        "The mean gradient, clipped to length 1.",
        single,
        {"g": ("f32[2, 2]", [[3, 0], [0, 4]])},
        ["g"],
        {"g": [0.6, 0.8]},
    ).wrong(
        "Each replica clips its own, then the mean.",
        own_first,
        numbers={"g": [0.5, 0.5]},
        at="clip.multiply",
        why="sums over this replica's examples only, and not linearly",
    ).right("Reduce, then clip.", reduced)
    c.case(
        "The mean gradient, clipped to length 1: it is shorter than that.",
        single,
        {"g": ("f32[2, 2]", [[0.8, 0], [0.8, 0]])},
        ["g"],
        {"g": [0.8, 0]},
        kind="doubled",
        tolerance=1e-4,
    ).wrong(
        "The squared norm of the reduced gradient is all-reduced again: √2 times as long.",
        doubled,
        numbers={"g": [0.7071, 0]},
        more={"redundant": ["clip.all_reduce_1"]},
        why="that the single-device program does not",
    ).control(
        "The squared norm of the reduced gradient is averaged: the same everywhere.",
        averaged,
        more={"redundant": ["clip.all_reduce_1"]},
    )

    def tensor(reduce: Callable[[Value], Value]) -> Build:
        def build(g: Value) -> dict[str, Value]:
            with scope("clip"):
                return {"g": clipped(g, ops.sqrt(reduce(total(square(g)))))}

        return build

    c.case(
        "A gradient clipped by its norm.",
        tensor(lambda v: v),
        {"g": ("f32[2]", [3, 4])},
        ["g"],
        {"g": [0.6, 0.8]},
        kind="sharded",
    ).wrong(
        "Replicas hold shards of the gradient and clip by the norm of their own.",
        tensor(lambda v: v),
        numbers={"g": {"replicas": [[1], [1]]}},
        at="clip.sqrt",
        why="sums over this replica's examples only, and not linearly",
    ).right("The squares of all shards are added up.", tensor(psum))


# ------------------------------------------------------------------------------------------------ 16 rounding


def _rounding() -> None:
    c = bug(
        16,
        "bf16-collective",
        "A collective that rounds",
        """NVIDIA/Megatron-LM#502, NVIDIA/Megatron-LM#372, NVIDIA/Megatron-LM#6199, PrimeIntellect-ai/prime-rl#987,
        tenstorrent/tt-metal#36749""",
        """Over the reals nothing is wrong. A ring that adds in bfloat16 rounds at every hop: 256 and seven ones
        are 256, or 264 in another order, and never 263. So the verdict is about the reals, and a budget for
        rounding stands beside it.""",
    )
    replicas = 8

    def single(x: Value) -> dict[str, Value]:
        return {"sum": total(x)}

    def narrow(x: Value) -> dict[str, Value]:
        return {"sum": ops.convert(psum(ops.convert(total(x), dtype=bf16), everyone(replicas)), dtype=f32)}

    c.case(
        "The sum of the batch.",
        single,
        {"x": ("f32[8]", [256, 1, 1, 1, 1, 1, 1, 1])},
        ["x"],
        {"sum": 263},
        replicas=replicas,
    ).wrong(
        "All-reduced in bfloat16.",
        narrow,
        verdict="PROVED",
        more={
            "rounding": {"dtype": "bf16", "relative_bound": 7 / 256},
            "stored": [
                {"inputs": {"x": [256, 1, 1, 1, 1, 1, 1, 1]}, "sum": 256},
                {"inputs": {"x": [1, 1, 1, 1, 1, 1, 1, 256]}, "sum": 264},
            ],
        },
    ).right(
        "All-reduced in float32.",
        lambda x: {"sum": psum(total(x), everyone(replicas))},
        more={
            "rounding": {"dtype": "f32", "relative_bound": 7 * 2.0**-24},
            "stored": [
                {"inputs": {"x": [256, 1, 1, 1, 1, 1, 1, 1]}, "sum": 263},
                {"inputs": {"x": [1, 1, 1, 1, 1, 1, 1, 256]}, "sum": 263},
            ],
        },
    )


# ---------------------------------------------------------------------------------------------------- 17 LAMB


def _trust() -> None:
    c = bug(
        17,
        "trust-ratio",
        "LAMB's trust ratio from part of a tensor, or before the reduction",
        "NVIDIA/apex#1041, ROCm/apex#57, intel-analytics/ipex-llm#2810, intel-analytics/ipex-llm#2832",
        """The ratio ‖W‖/‖r‖ is of whole tensors and of the reduced gradient.""",
    )

    def scaled(w: Value, g: Value, reduce: Callable[[Value], Value] = lambda v: v) -> Value:
        weight, update = (ops.sqrt(reduce(total(square(v)))) for v in (w, g))
        ratio = ops.select(update > 0.0, weight / update, update * 0.0 + 1.0)
        return g * spread(ratio, g)

    def single(w: Value, g: Value) -> dict[str, Value]:
        with scope("trust"):
            return {"step": scaled(w, ops.reduce_sum(g, [0]) / 2.0)}

    def own(w: Value, g: Value) -> dict[str, Value]:
        with scope("trust"):
            return {"step": pmean(scaled(w, ops.reduce_sum(g, [0])))}

    def reduced(w: Value, g: Value) -> dict[str, Value]:
        with scope("trust"):
            return {"step": scaled(w, pmean(ops.reduce_sum(g, [0])))}

    c.case(
        "g·‖W‖/‖g‖ at the mean gradient.",
        single,
        {"w": ("f32[2]", [3, 4]), "g": ("f32[2, 2]", [[1, 0], [0, 2]])},
        ["g"],
        {"step": [2.236, 4.472]},
        tolerance=1e-3,
    ).wrong(
        "Each replica scales its own, then the mean.",
        own,
        numbers={"step": [2.5, 2.5]},
        at="trust.multiply_1",
        why="sums over this replica's examples only, and not linearly",
    ).right("Reduce, then scale.", reduced)

    def tensor(reduce: Callable[[Value], Value]) -> Build:
        def build(w: Value, g: Value) -> dict[str, Value]:
            with scope("trust"):
                return {"step": scaled(w, g, reduce)}

        return build

    c.case(
        "g·‖W‖/‖g‖ of one tensor.",
        tensor(lambda v: v),
        {"w": ("f32[2]", [3, 4]), "g": ("f32[2]", [1, 0])},
        ["w", "g"],
        {"step": [5, 0]},
        kind="sharded",
    ).wrong(
        "Replicas hold shards of the tensor and take their norms.",
        tensor(lambda v: v),
        numbers={"step": {"replicas": [[3], [0]]}},
        at="trust.sqrt_1",
        why="sums over this replica's examples only, and not linearly",
    ).right("The squares of all shards are added up.", tensor(psum))


# ----------------------------------------------------------------------------------------------- 19, 20 whole steps


def _drift() -> None:
    c = bug(
        19,
        "recipe-drift",
        "The data-parallel program lost part of the recipe",
        "lean4-mlir (data-parallel renders without drop-path and dropout)",
        """Two programs that were meant to be one step at two sizes were written apart, and only one has the
        dropout. Looking at collectives one by one cannot see it; comparing whole steps does.""",
    )

    def single(w: Value, x: Value, mask: Value) -> dict[str, Value]:
        with scope("drop"):
            return {"grad": mean(x * mask * spread(w, x))}

    def lost(w: Value, x: Value, mask: Value) -> dict[str, Value]:
        return {"grad": pmean(mean(x * spread(w, x)))}

    def kept(w: Value, x: Value, mask: Value) -> dict[str, Value]:
        with scope("drop"):
            return {"grad": pmean(mean(x * mask * spread(w, x)))}

    c.case(
        "The mean of mask·x·w.",
        single,
        {"w": ("f32[]", 1), "x": ("f32[4]", [1, 2, 3, 4]), "mask": ("f32[4]", [2, 0, 2, 0])},
        ["x", "mask"],
        {"grad": 2},
    ).wrong("No mask.", lost, numbers={"grad": 2.5}, why="never reads mask").right("The mask is there.", kept)


def _vacuous() -> None:
    c = bug(
        20,
        "vacuous",
        "Equal because nothing is computed",
        "NVIDIA-NeMo/Automodel#3701",
        """A step whose gradient is multiplied by 0, or whose results ignore the batch, equals its single-device
        twin whatever its collectives do. Such a proof says nothing and is refused.""",
    )

    def step(scale: float, reduce: Callable[[Value], Value]) -> Build:
        def build(w: Value, x: Value) -> dict[str, Value]:
            with scope("loss"):
                loss = reduce(mean(spread(w, x) * x))
            with scope("step"):
                return {"w": w - 0.1 * (scale * reduce(mean(x))), "loss": loss}

        return build

    c.case(
        "A step of 0.1·0·gradient.",
        step(0.0, lambda v: v),
        BATCH,
        ["x"],
        {"w": 1, "loss": 2},
        tolerance=1e-6,
    ).wrong(
        "The same with collectives: nothing is proved by it.",
        step(0.0, pmean),
        verdict="UNKNOWN",
        more={"independent": ["w"]},
    )
    c.case(
        "A step of 0.1·gradient.",
        step(1.0, lambda v: v),
        BATCH,
        ["x"],
        {"w": 0.8, "loss": 2},
        kind="moving",
        tolerance=1e-6,
    ).right("The same with collectives.", step(1.0, pmean))
    c.case(
        "A step that never looks at the batch.",
        lambda w, x: {"w": w * 0.9},
        BATCH,
        ["x"],
        {"w": 0.9},
        kind="blind",
        tolerance=1e-6,
    ).wrong(
        "The same with a collective.",
        lambda w, x: {"w": pmean(w * 0.9)},
        verdict="UNKNOWN",
        more={"independent": ["w"], "ignored": ["x"], "redundant": ["all_reduce"]},
    )


for declare in (_masks, _clipping, _rounding, _trust, _drift, _vacuous):
    declare()
