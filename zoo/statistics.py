"""Bugs in the statistics of a batch: classes 5–8, 12 and 18."""

from __future__ import annotations

from collections.abc import Callable

from shlo import ops
from shlo.ir.core import Value, scope
from zoo.declare import Build, bug
from zoo.vocabulary import EPS, mean, moments, normalised, pmean, psum, spread, square, sync_moments, total

# -------------------------------------------------------------------------------------------- 5–8 batch-norm

_X = {"x": ("f32[4]", [0, 2, 4, 10])}


def _local_norm() -> None:
    c = bug(
        5,
        "local-batch-norm",
        "Batch-norm left to each replica",
        "google/flax#319, google/flax#2606",
        """Each replica normalises with the statistics of its own examples: a different network, and a different
        run. It is the *ghost* batch-norm of groups of N, which may be what one wants, but then the
        single-device program must say so.""",
    )
    c.case(
        "x̂ with the statistics of the whole batch.",
        lambda x: {"normalised": normalised(x, *moments(x))},
        _X,
        ["x"],
        {"normalised": [-1.07, -0.53, 0, 1.60]},
        tolerance=0.006,
    ).wrong(
        "x̂ with this replica's own statistics.",
        lambda x: {"normalised": normalised(x, *moments(x))},
        numbers={"normalised": {"replicas": [[-1, 1], [-1, 1]]}},
        at="subtract",
        why="this replica's examples and a sum over no others than them",
    ).right(
        "Statistics of the global batch, by Chan's two rounds.",
        lambda x: {"normalised": normalised(x, *sync_moments(x))},
    )

    def rows(x: Value) -> dict[str, Value]:
        """Every row of [groups, N] with its own statistics."""
        n = float(x.shape[1])
        mu = ops.reduce_sum(x, [1]) / n
        centred = x - ops.spread(mu, x, 0)
        variance = ops.reduce_sum(square(centred), [1]) / n
        return {"normalised": centred * ops.spread(ops.rsqrt(variance + EPS), x, 0)}

    c.case(
        "Ghost batch-norm: the batch as [groups, N], each group with its own statistics.",
        rows,
        {"x": ("f32[2, 2]", [[0, 2], [4, 10]])},
        ["x"],
        {"normalised": [[-1, 1], [-1, 1]]},
        kind="ghost",
        tolerance=0.006,
    ).right("One group a replica: what local batch-norm really computes.", rows)


def _forward_statistics() -> None:
    c = bug(
        6,
        "sync-statistics",
        "Statistics merged wrongly",
        "google/flax#2417, pytorch/pytorch#22192, NVIDIA/apex#387",
        """The mean of the replicas' variances leaves out how far their means are apart. The mean of means is wrong
        where shards are uneven.""",
    )

    def by_sums(x: Value) -> dict[str, Value]:
        n = psum(total(x * 0.0 + 1.0))
        mu = psum(total(x)) / n
        return {"mean": mu, "variance": psum(total(square(x))) / n - square(mu)}

    c.case(
        "Mean and variance of the batch, two passes.",
        lambda x: dict(zip(("mean", "variance"), moments(x), strict=True)),
        _X,
        ["x"],
        {"mean": 4, "variance": 14},
    ).wrong(
        "The mean of the replicas' variances.",
        lambda x: {"mean": pmean(moments(x)[0]), "variance": pmean(moments(x)[1])},
        numbers={"mean": 4, "variance": 5},
        at="subtract",
        why="this replica's examples and a sum over no others than them",
    ).right(
        "Chan: the mean of σ²_r + (μ_r − μ)².",
        lambda x: dict(zip(("mean", "variance"), sync_moments(x), strict=True)),
    ).control("Σx, Σx² and the count are all-reduced.", by_sums, more={"warning": "one-pass"})

    def masked(x: Value, valid: Value) -> dict[str, Value]:
        n = total(valid)
        mu = total(x * valid) / n
        return {"mean": mu, "variance": total(square(x - spread(mu, x)) * valid) / n}

    def mean_of_means(x: Value, valid: Value) -> dict[str, Value]:
        n = total(valid)
        own = total(x * valid) / n
        mu = pmean(own)
        variance = total(square(x - spread(mu, x)) * valid) / n
        return {"mean": mu, "variance": pmean(variance)}

    def merged(x: Value, valid: Value) -> dict[str, Value]:
        n = psum(total(valid))
        mu = psum(total(x * valid)) / n
        return {"mean": mu, "variance": psum(total(square(x - spread(mu, x)) * valid)) / n}

    def chan(x: Value, valid: Value) -> dict[str, Value]:
        """Counts, means and variances of the shards, merged with the counts as weights."""
        own_n = total(valid)
        n = psum(own_n)
        own = total(x * valid) / own_n
        mu = psum(own_n * own) / n
        own_variance = total(square(x) * valid) / own_n - square(own)
        return {"mean": mu, "variance": psum(own_n * (own_variance + square(own - mu))) / n}

    c.case(
        "Mean and variance of the examples that are there: shards [0, 2, 4, 10] and [20].",
        masked,
        {"x": ("f32[8]", [0, 2, 4, 10, 20, 0, 0, 0]), "valid": ("f32[8]", [1, 1, 1, 1, 1, 0, 0, 0])},
        ["x", "valid"],
        {"mean": 7.2, "variance": 52.16},
        kind="uneven",
    ).wrong(
        "The mean of the replicas' means, and of their variances about it.",
        mean_of_means,
        numbers={"mean": 12, "variance": 71},
        at="divide",
        why="divides by this replica's own sum",
    ).right("Σx and the count are all-reduced, then the squares about the global mean.", merged).control(
        "Chan's merge, weighted by the counts.", chan
    )


def _backward() -> None:
    c = bug(
        7,
        "sync-backward",
        "The batch-norm backward averages over this replica only",
        "pytorch/pytorch#36382, pytorch/pytorch#36688, pytorch/pytorch#64039, horovod/horovod#1923",
        """The input gradient subtracts two means over the batch, of dy and of x̂·dy. The forward statistics are
        synchronised and these are not.""",
    )

    def back(dy: Value, x: Value, statistics: Build, reduce: Callable[[Value], Value]) -> dict[str, Value]:
        mu, variance = statistics(x)
        with scope("back"):
            x_hat = normalised(x, mu, variance)
            m1, m2 = reduce(mean(dy)), reduce(mean(dy * x_hat))
            inner = dy - spread(m1, dy) - x_hat * spread(m2, dy)
            return {"dx": inner * spread(ops.rsqrt(variance + EPS), dy)}

    c.case(
        "dx = istd·(dy − mean dy − x̂·mean(x̂·dy)).",
        lambda dy, x: back(dy, x, moments, lambda v: v),
        {"dy": ("f32[4]", [1, 0, 0, 0]), **_X},
        ["dy", "x"],
        {"dx": [0.124, -0.105, -0.067, 0.048]},
        tolerance=0.001,
    ).wrong(
        "The means of dy and x̂·dy are this replica's.",
        lambda dy, x: back(dy, x, sync_moments, lambda v: v),
        numbers={"dx": {"replicas": [[-0.019, -0.21], [0, 0]]}},
        at="back.subtract_1",
        why="this replica's examples and a sum over no others than them",
    ).right("Both means are all-reduced.", lambda dy, x: back(dy, x, sync_moments, pmean))


def _gamma_twice() -> None:
    c = bug(
        8,
        "gamma-twice",
        "γ and β reduced twice",
        "sony/nnabla#1120",
        """The batch-norm backward all-reduces the gradients of γ and β itself, and the step all-reduces every
        parameter's gradient once more.""",
    )

    def gradient(dy: Value, x: Value, statistics: Build, reduce: Callable[[Value], Value]) -> dict[str, Value]:
        mu, variance = statistics(x)
        with scope("gamma"):
            return {"gamma": reduce(total(dy * normalised(x, mu, variance)))}

    def again(reduce: Callable[[Value], Value]) -> Build:
        def build(dy: Value, x: Value) -> dict[str, Value]:
            results = gradient(dy, x, sync_moments, psum)
            with scope("step"):
                return {"gamma": reduce(results["gamma"])}

        return build

    c.case(
        "∂L/∂γ = Σ dy·x̂.",
        lambda dy, x: gradient(dy, x, moments, lambda v: v),
        {"dy": ("f32[4]", [1, 0, 0, 0]), **_X},
        ["dy", "x"],
        {"gamma": -1.07},
        tolerance=0.006,
    ).wrong(
        "Summed in the backward, and summed again by the step.",
        again(psum),
        numbers={"gamma": -2.14},
        why="2 times the single-device value",
        more={"redundant": ["step.all_reduce"]},
    ).right("Summed once.", lambda dy, x: gradient(dy, x, sync_moments, psum)).control(
        "Summed in the backward, averaged by the step: the mean of what is the same everywhere is itself.",
        again(pmean),
        more={"redundant": ["step.all_reduce"]},
    )


# ------------------------------------------------------------------------------------------- 12 running statistics


def _running() -> None:
    c = bug(
        12,
        "running-statistics",
        "Running statistics part",
        """pytorch/pytorch#13711, pytorch/pytorch#30718, YOLOX#1176, google/flax#877,
        huggingface/pytorch-image-models#110, facebookresearch/fvcore#152, open-mmlab/mmdetection#4582""",
        """Averages that each replica moves by its own batch drift apart, and a checkpoint keeps one of them.
        Bessel's factor must use the global count; an average moves once a step, not once a micro-batch.""",
    )

    def moved(before: Value, now: Value, keep: float = 0.9) -> Value:
        return before * keep + now * (1.0 - keep)

    c.case(
        "ema′ = 0.9·ema + 0.1·mean.",
        lambda ema, x: {"ema": moved(ema, mean(x))},
        {"ema": ("f32[]", 0), **_X},
        ["x"],
        {"ema": 0.4},
        tolerance=1e-6,
    ).wrong(
        "The mean is this replica's own, and the result is kept as if it were the same everywhere.",
        lambda ema, x: {"ema": moved(ema, mean(x))},
        numbers={"ema": {"replicas": [0.1, 0.7]}},
        why="no collective reduces it",
    ).right("The mean is the global batch's.", lambda ema, x: {"ema": moved(ema, pmean(mean(x)))}).control(
        "Each replica's average, averaged: it is linear.", lambda ema, x: {"ema": pmean(moved(ema, mean(x)))}
    )

    def unbiased(variance: Value, n: float) -> dict[str, Value]:
        return {"variance": variance * n / (n - 1.0)}

    c.case(
        "The unbiased variance, σ²·n/(n − 1).",
        lambda x: unbiased(moments(x)[1], 4.0),
        _X,
        ["x"],
        {"variance": 56 / 3},
        kind="bessel",
        tolerance=1e-5,
    ).wrong(
        "The mean of the replicas' unbiased variances.",
        lambda x: {"variance": pmean(unbiased(moments(x)[1], 2.0)["variance"])},
        numbers={"variance": 10},
        at="subtract",
        why="this replica's examples and a sum over no others than them",
    ).wrong(
        "The global variance with the local count.",
        lambda x: unbiased(sync_moments(x)[1], 2.0),
        kind="count",
        numbers={"variance": 28},
        why="3/2 times the single-device value",
    ).right("The global variance with the global count.", lambda x: unbiased(sync_moments(x)[1], 4.0))

    def micro(ema: Value, x: Value) -> dict[str, Value]:
        with scope("micro"):
            for i in range(8):
                ema = moved(ema, pmean(mean(ops.slice_axis(x, 1, i, i + 1))), 0.99)
        return {"ema": ema}

    c.case(
        "ema′ = 0.99·ema + 0.01·mean, once a step of eight micro-batches.",
        lambda ema, x: {"ema": moved(ema, mean(x), 0.99)},
        {"ema": ("f32[]", 1), "x": ("f32[2, 8]", [[0] * 8] * 2)},
        ["x"],
        {"ema": 0.99},
        kind="micro",
        tolerance=1e-6,
    ).wrong(
        "Once a micro-batch: 0.99⁸.",
        micro,
        numbers={"ema": 0.99**8},
        at="micro.slice",
    ).right("Once a step.", lambda ema, x: {"ema": moved(ema, pmean(mean(x)), 0.99)})


# ------------------------------------------------------------------------------------------ 18 one-pass variance


def _one_pass() -> None:
    c = bug(
        18,
        "one-pass-variance",
        "E[x²] − E[x]²",
        "google/flax#1491, tensorflow/tensorflow#118701",
        """Over the reals it is the variance. In float32 the difference of two large numbers is noise, and can be
        negative: a NaN follows. The certifier proves it, and warns.""",
    )

    def one_pass(x: Value) -> dict[str, Value]:
        with scope("statistics"):
            mu = pmean(mean(x))
            return {"variance": pmean(mean(square(x))) - square(mu)}

    # Over the reals the offset changes nothing: the variance is that of 0, 2, 4, 10.
    shifted = [1e4, 1e4 + 2, 1e4 + 4, 1e4 + 10]
    c.case(
        "The variance of the batch, two passes.",
        lambda x: {"variance": moments(x)[1]},
        _X,
        ["x"],
        {"variance": 14},
    ).wrong(
        "The mean of squares less the square of the mean.",
        one_pass,
        verdict="PROVED",
        more={
            "warning": "one-pass",
            "stored": [{"inputs": {"x": shifted}, "variance": 14, "error_above": 1}],
        },
    ).right(
        "Chan's two rounds.",
        lambda x: {"variance": sync_moments(x)[1]},
        more={"stored": [{"inputs": {"x": shifted}, "variance": 14}]},
    )


for declare in (_local_norm, _forward_statistics, _backward, _gamma_twice, _running, _one_pass):
    declare()
