"""Bugs in what is added up, divided and by whom: classes 1–4, 9, 10, 13 and 14."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shlo import ops
from shlo.ir.core import Value, scope
from shlo.ir.types import i32
from zoo.declare import Build, bug
from zoo.vocabulary import BATCH, everyone, mean, pmean, psum, relu, spread, square, total

# ------------------------------------------------------------------------------------------- 1 token divisor


def _tokens() -> None:
    c = bug(
        1,
        "token-divisor",
        "Each replica divides by its own count",
        """huggingface/transformers#34191, huggingface/transformers#35203, NVIDIA-NeMo/Automodel#3830,
        ms-swift#10084, mlx-lm#1413, unsloth.ai/blog/gradient""",
        """The loss is a sum over tokens, divided by how many there are. A mean over replicas (or micro-batches) of
        means is the global mean only where the counts are equal.""",
    )

    def single(w: Value, x: Value, valid: Value) -> dict[str, Value]:
        with scope("loss"):
            count = total(valid)
            loss = total(spread(w, x) * x * valid) / count
        return {"loss": loss, "grad": total(x * valid) / count}

    def own(w: Value, x: Value, valid: Value) -> dict[str, Value]:
        with scope("loss"):
            count = total(valid)
            loss = total(spread(w, x) * x * valid) / count
        return {"loss": pmean(loss), "grad": pmean(total(x * valid) / count)}

    def both(w: Value, x: Value, valid: Value) -> dict[str, Value]:
        with scope("loss"):
            count = psum(total(valid))
            loss = psum(total(spread(w, x) * x * valid)) / count
        return {"loss": loss, "grad": psum(total(x * valid)) / count}

    inputs = {"w": ("f32[]", 1), "x": ("f32[6]", [1, 2, 3, 10, 0, 0]), "valid": ("f32[6]", [1, 1, 1, 1, 0, 0])}
    c.case(
        "Σ w·x over the tokens that are there, divided by their number: shards [1, 2, 3] and [10].",
        single,
        inputs,
        ["x", "valid"],
        {"loss": 4, "grad": 4},
    ).wrong(
        "Each replica divides by its own count, then the mean: (6/3 + 10/1)/2.",
        own,
        numbers={"loss": 6, "grad": 6},
        at="loss.divide",
        why="divides by this replica's own sum",
    ).right("Sum and count are all-reduced, then divided.", both)

    def plain(w: Value, x: Value) -> dict[str, Value]:
        return {"loss": mean(spread(w, x) * x), "grad": mean(x)}

    c.case(
        "Every example counts: the mean over the batch.",
        plain,
        {"w": ("f32[]", 1), "x": ("f32[4]", [1, 2, 3, 10])},
        ["x"],
        {"loss": 4, "grad": 4},
        kind="equal",
    ).control(
        "Equal counts: the mean of the replicas' means.",
        lambda w, x: {"loss": pmean(mean(spread(w, x) * x)), "grad": pmean(mean(x))},
    )


# --------------------------------------------------------------------------------------- 2, 3 sum, mean, divisor


def _batch_gradient(w: Value, x: Value) -> dict[str, Value]:
    with scope("loss"):
        loss = mean(spread(w, x) * x)
    with scope("grad"):
        return {"loss": loss, "grad": mean(x)}


def _reduced(reduce: Callable[[Value], Value]) -> Build:
    """The same with both means reduced by ``reduce``."""

    def build(w: Value, x: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = pmean(mean(spread(w, x) * x))
        with scope("grad"):
            return {"loss": loss, "grad": reduce(mean(x))}

    return build


def _sums() -> None:
    c = bug(
        2,
        "sum-for-mean",
        "A sum where a mean is meant",
        "tensorflow/benchmarks#466, pytorch/tutorials#1039, horovod/horovod#2654, pytorch/pytorch#162338",
        """Gradients of the local mean are added up and never divided by the number of replicas: the learning rate
        is R times what it says.""",
    )
    case = c.case("The mean over the batch.", _batch_gradient, BATCH, ["x"], {"loss": 2, "grad": 2})
    case.wrong(
        "all_reduce(add) of local means.",
        _reduced(psum),
        numbers={"loss": 2, "grad": 4},
        why="2 times the single-device value: a sum where a mean is meant",
    )
    case.right("all_reduce(add), then divided by R.", _reduced(pmean))

    def global_divisor(w: Value, x: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = psum(total(spread(w, x) * x) / 4.0)
        with scope("grad"):
            return {"loss": loss, "grad": psum(total(x) / 4.0)}

    case.control("The loss is divided by the global batch: then the sum is the mean.", global_divisor)

    c = bug(
        3,
        "divisor-twice",
        "The divisor applied twice",
        "facebookresearch/fairseq#494, lightly-ai#1977, goodfire-ai/spd#546",
        """The framework's collective averages already and the step divides again (or undoes a division that nobody
        made). Also: a batch size baked in as a constant that is the per-device one.""",
    )
    case = c.case("The mean over the batch.", _batch_gradient, BATCH, ["x"], {"loss": 2, "grad": 2})
    case.wrong(
        "The mean over replicas, divided by R again.",
        _reduced(lambda g: pmean(g) / 2.0),
        numbers={"loss": 2, "grad": 1},
        why="1/2 times the single-device value: divided by the number of replicas once too often",
    )

    def literal(w: Value, x: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = pmean(mean(spread(w, x) * x))
        with scope("grad"):
            return {"loss": loss, "grad": psum(total(x) / 2.0)}

    case.wrong(
        "The divisor is the per-device batch, left as it was in the single-device program.",
        literal,
        kind="literal",
        numbers={"loss": 2, "grad": 4},
        why="2 times the single-device value",
    )
    case.right("The mean over replicas, once.", _reduced(pmean))


# ------------------------------------------------------------------------------------------------ 4 transpose


def _transposed() -> None:
    c = bug(
        4,
        "psum-transpose",
        "The collective's own adjoint counts twice",
        "jax-ml/jax#3970, jax-ml/jax#36886, jax-ml/jax#1633",
        """The loss is all-reduced in the forward pass. Its cotangent is the same on all replicas; an adjoint that
        all-reduces it again, or a gradient that is used before it is reduced, is off by R or differs between
        replicas.""",
    )

    def single(w: Value, d: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = total(spread(square(w) + 1.0, d) * d)
        with scope("grad"):
            return {"loss": loss, "grad": 2.0 * w * total(d)}

    def wrong(w: Value, d: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = psum(total(spread(square(w) + 1.0, d) * d))
        with scope("cotangent"):
            one = psum(w * 0.0 + 1.0)
        with scope("grad"):
            return {"loss": loss, "grad": one * (2.0 * w * total(d))}

    def summed(w: Value, d: Value) -> dict[str, Value]:
        results = wrong(w, d)
        return {**results, "grad": psum(results["grad"])}

    def right(w: Value, d: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = psum(total(spread(square(w) + 1.0, d) * d))
        with scope("grad"):
            return {"loss": loss, "grad": psum(2.0 * w * total(d))}

    def control(w: Value, d: Value) -> dict[str, Value]:
        with scope("loss"):
            loss = psum(total(spread(square(w) + 1.0, d) * d))
        with scope("cotangent"):
            one = pmean(w * 0.0 + 1.0)
        with scope("grad"):
            return {"loss": loss, "grad": psum(one * (2.0 * w * total(d)))}

    c.case(
        "L = Σ (w² + 1)·d.",
        single,
        {"w": ("f32[]", 1), "d": ("f32[2]", [0, 1])},
        ["d"],
        {"loss": 2, "grad": 2},
    ).wrong(
        "The cotangent of the all-reduced loss is all-reduced, the gradient is not.",
        wrong,
        numbers={"loss": 2, "grad": {"replicas": [0, 4]}},
        why="still this replica's share of a sum: no collective reduces it",
    ).wrong(
        "The cotangent is all-reduced and so is the gradient.",
        summed,
        kind="summed",
        numbers={"loss": 2, "grad": 4},
        why="2 times the single-device value",
    ).right("The cotangent is 1 on every replica; the gradient is reduced once.", right).control(
        "The cotangent is averaged: the mean of what is the same everywhere is itself.",
        control,
    )


# ------------------------------------------------------------------------------------------------- 9 groups


def _groups() -> None:
    c = bug(
        9,
        "wrong-group",
        "A collective over the wrong replicas",
        "pytorch/xla#5279, pytorch/pytorch#38874, VeOmni#184",
        """The groups leave replicas out of the sum, or add up only within parts of them. XLA runs such a program
        without a word.""",
    )

    def over(groups: Any, count: float) -> Build:
        return lambda w, x: {"grad": psum(mean(spread(w, x) * x), groups) / count}

    c.case(
        "The mean over the batch.",
        lambda w, x: {"grad": mean(spread(w, x) * x)},
        {"w": ("f32[]", 1), "x": ("f32[4]", [1, 2, 3, 6])},
        ["x"],
        {"grad": 3},
        replicas=4,
    ).wrong(
        "Two groups of two replicas.",
        over(((0, 1), (2, 3)), 2.0),
        numbers={"grad": {"replicas": [1.5, 1.5, 4.5, 4.5]}},
        at="all_reduce",
        why="only within the groups [0, 1], [2, 3] of 4 replicas",
    ).wrong(
        "Every replica alone.",
        over(((0,), (1,), (2,), (3,)), 1.0),
        kind="alone",
        numbers={"grad": {"replicas": [1, 2, 3, 6]}},
        at="all_reduce",
        why="only within the groups [0], [1], [2], [3]",
    ).right("One group of all.", over(everyone(4), 4.0)).control(
        "One group of all, in another order.", over(((2, 0, 3, 1),), 4.0)
    )


# ------------------------------------------------------------------------------------- 10 what does not commute


def _commuting() -> None:
    c = bug(
        10,
        "wrong-side",
        "A collective on the wrong side of what does not commute with it",
        "openxla/xla#42481, jax-ml/jax#16894",
        """A sum over replicas may move past what is linear and the same on all replicas: a constant slice, a
        transpose, a scale. It may not move past a slice at the replica's own place, a relu, a square.""",
    )

    def rows(x: Value) -> Value:
        return ops.reduce_sum(x, [0])

    def own_slice(x: Value) -> dict[str, Value]:
        start = ops.convert(ops.replica_id(), dtype=i32) * 2
        return {"part": psum(ops.dynamic_slice(rows(x), [start], slice_sizes=(2,)))}

    c.case(
        "The first two columns' sums.",
        lambda x: {"part": ops.slice_axis(rows(x), 0, 0, 2)},
        {"x": ("f32[2, 4]", [[1, 2, 3, 4], [5, 6, 7, 8]])},
        ["x"],
        {"part": [6, 8]},
        kind="slice",
    ).wrong(
        "Each replica slices where its number says, then the sum.",
        own_slice,
        numbers={"part": [8, 10]},
        at="replica_id",
        why="depends on which replica it is",
    ).right("Sum, then slice.", lambda x: {"part": ops.slice_axis(psum(rows(x)), 0, 0, 2)}).control(
        "Slice at the same place on all replicas, then the sum.",
        lambda x: {"part": psum(ops.slice_axis(rows(x), 0, 0, 2))},
    )
    c.case(
        "relu of the sum.",
        lambda x: {"y": relu(total(x))},
        {"x": ("f32[2]", [1, -3])},
        ["x"],
        {"y": 0},
        kind="relu",
    ).wrong(
        "The sum of relus.",
        lambda x: {"y": psum(relu(total(x)))},
        numbers={"y": 1},
        at="maximum",
        why="is not linear, and reads a sum that is only this replica's share",
    ).right("relu of the sum.", lambda x: {"y": relu(psum(total(x)))})
    c.case(
        "The square of the mean.",
        lambda x: {"y": square(mean(x))},
        {"x": ("f32[2]", [1, 3])},
        ["x"],
        {"y": 4},
        kind="square",
    ).wrong(
        "The mean of squares.",
        lambda x: {"y": pmean(square(mean(x)))},
        numbers={"y": 5},
        at="multiply",
        why="sums over this replica's examples only, and not linearly",
    ).right("The square of the mean.", lambda x: {"y": square(pmean(mean(x)))})

    def around(x: Value) -> dict[str, Value]:
        g = ops.transpose(ops.reshape(rows(x), shape=(2, 2)), permutation=(1, 0)) * 3.0
        return {"g": psum(g)}

    c.case(
        "The columns' sums as a transposed 2×2, times 3.",
        lambda x: {"g": ops.transpose(ops.reshape(rows(x), shape=(2, 2)), permutation=(1, 0)) * 3.0},
        {"x": ("f32[2, 4]", [[1, 2, 3, 4], [5, 6, 7, 8]])},
        ["x"],
        {"g": [[18, 30], [24, 36]]},
        kind="linear",
    ).control("Reshape, transpose and scale first: they all commute with the sum.", around)


# ------------------------------------------------------------------------------------------------ 13 uneven


def _uneven() -> None:
    c = bug(
        13,
        "uneven-batch",
        "The last batch does not divide",
        "pytorch/pytorch#67253, pytorch/pytorch#31579, pytorch/pytorch#42577, Lightning-AI/pytorch-lightning#408",
        """The last shards are of different sizes, padded or not, and their means are averaged as if they weighed
        the same.""",
    )

    def single(loss: Value, valid: Value) -> dict[str, Value]:
        return {"loss": total(loss * valid) / total(valid)}

    c.case(
        "The mean over the examples that are there: shards [1, 1, 1] and [9].",
        single,
        {"loss": ("f32[6]", [1, 1, 1, 9, 0, 0]), "valid": ("f32[6]", [1, 1, 1, 1, 0, 0])},
        ["loss", "valid"],
        {"loss": 3},
    ).wrong(
        "The mean of the replicas' means.",
        lambda loss, valid: {"loss": pmean(total(loss * valid) / total(valid))},
        numbers={"loss": 5},
        at="divide",
        why="divides by this replica's own sum",
    ).wrong(
        "Padding counts as examples.",
        lambda loss, valid: {"loss": pmean(mean(loss * valid))},
        kind="padding",
        numbers={"loss": 2},
        why="are not the single-device program's",
    ).right(
        "Σ mask·loss and Σ mask are all-reduced.",
        lambda loss, valid: {"loss": psum(total(loss * valid)) / psum(total(valid))},
    )
    c.case(
        "The remainder is dropped: equal shards.",
        lambda loss: {"loss": mean(loss)},
        {"loss": ("f32[4]", [1, 1, 1, 9])},
        ["loss"],
        {"loss": 3},
        kind="dropped",
    ).control("The mean of the replicas' means.", lambda loss: {"loss": pmean(mean(loss))})


# ---------------------------------------------------------------------------------------------- 14 weight decay


def _decay() -> None:
    c = bug(
        14,
        "decay-times-r",
        "Weight decay counted once a replica",
        "keras-team/keras#20609, keras-team/keras#19891, tensorflow/models#6195, ServiceNow/Fast-LLM#545",
        """The regulariser is part of every replica's loss, and the gradients are added up: λ becomes R·λ.""",
    )

    def single(w: Value, x: Value) -> dict[str, Value]:
        with scope("grad"):
            return {"grad": mean(x) + w * 0.1}

    def inside(w: Value, x: Value) -> dict[str, Value]:
        with scope("grad"):
            return {"grad": psum(total(x) / 4.0 + w * 0.1)}

    def outside(w: Value, x: Value) -> dict[str, Value]:
        with scope("grad"):
            return {"grad": psum(total(x) / 4.0) + w * 0.1}

    def averaged(w: Value, x: Value) -> dict[str, Value]:
        with scope("grad"):
            return {"grad": pmean(mean(x) + w * 0.1)}

    c.case("g + λ·w, λ = 0.1.", single, BATCH, ["x"], {"grad": 2.1}, tolerance=1e-6).wrong(
        "g_r + λ·w, summed over the replicas.",
        inside,
        numbers={"grad": 2.2},
        why="have another weight (2 times the single-device one)",
    ).right("The decay after the sum.", outside).control("g_r + λ·w, averaged over the replicas.", averaged)

    def both(w: Value, b: Value, x: Value, decayed: bool, reduce: Callable[[Value], Value]) -> dict[str, Value]:
        with scope("w"):
            gw = reduce(mean(x)) + w * 0.1
        with scope("b"):
            gb = reduce(mean(x * 0.0 + 1.0))
            return {"w": gw, "b": gb + b * 0.1 if decayed else gb + b * 0.0}

    c.case(
        "Decay on the weight, none on the bias.",
        lambda w, b, x: both(w, b, x, False, lambda v: v),
        {"w": ("f32[]", 1), "b": ("f32[]", 1), "x": ("f32[4]", [1, 3, 1, 3])},
        ["x"],
        {"w": 2.1, "b": 1},
        kind="parameters",
        tolerance=1e-6,
    ).wrong(
        "Decay on both: not a bug of parallelism, the recipe differs.",
        lambda w, b, x: both(w, b, x, True, pmean),
        numbers={"w": 2.1, "b": 1.1},
        why="1 of its terms are not the single-device program's",
        more={"acknowledge": ["b"]},
    ).right("Decay on the weight only.", lambda w, b, x: both(w, b, x, False, pmean), more={"acknowledge": ["b"]})


for declare in (_tokens, _sums, _transposed, _groups, _commuting, _uneven, _decay):
    declare()
