"""Statistics across shards: what 004-10 and 004-16 rest on."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from shlo.interp.den import World
from shlo.ir.core import Value
from shlo.ir.ops.batchnorm import bn_batch_mean_b, bn_batch_var_at_b, bn_batch_var_b, packed_statistics
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.ops.data import reduce_mean, spread
from shlo.ir.types import f32
from shlo.laws.checks import (
    Rng,
    apply,
    averaged,
    certified,
    integers,
    mean_of,
    proved,
    refuted,
    same,
    shards,
    versions,
)
from shlo.laws.registry import law, require
from shlo.laws.steps import SMALL, draw_inputs, pair, take_step
from shlo.nets.recipe import Recipe

R, N = 3, 4
TYPES = {"x": f32[N, 2]}


def _mean(x: Value) -> Value:
    return reduce_mean(x, [0])


def _second(x: Value) -> Value:
    return reduce_mean(x * x, [0])


def _variance(x: Value) -> Value:
    centred = x - spread(_mean(x), x, 1)
    return reduce_mean(centred * centred, [0])


@law(
    "statistics-1",
    "E",
    "Global μ and E[x²] are the means of the replicas'; the mean of the replica variances is not σ² (negative)",
    negative=True,
)
def law_statistics_1(rng: Rng) -> str:
    """Exact; proved and refuted on the graph."""
    x = integers(rng, R * N, 2)
    x[:N] += 3  # shards whose means differ
    for name, build in (("mean", _mean), ("second moment", _second)):
        same(versions(apply(averaged(build, R), shards(x, R), replicas=R), R)[0], apply(build, x), name)
        proved(certified(averaged(build, R), build, TYPES, ["x"], R), name)
    wrong = versions(apply(averaged(_variance, R), shards(x, R), replicas=R), R)[0]
    require(bool((wrong != apply(_variance, x)).all()), "somebody repaired it: the mean of the variances is σ²")
    refuted(certified(averaged(_variance, R), _variance, TYPES, ["x"], R), "the mean of the variances")
    return "two equalities, one inequality, exact and on the graph"


def _chan(x: Value) -> Value:
    mu = all_reduce_mean_f(_mean(x), replicas=R)
    offset = _mean(x) - mu
    return all_reduce_mean_f(_variance(x) + offset * offset, replicas=R)


def _one_round(x: Value) -> Value:
    mu = all_reduce_mean_f(_mean(x), replicas=R)
    return all_reduce_mean_f(_second(x), replicas=R) - mu * mu


@law("statistics-2", "E", "Chan: global σ² = mean_r [σ²_r + (μ_r − μ)²]")
def law_statistics_2(rng: Rng) -> str:
    """As a formula, as the operator bnBatchVarAtB, and on the graph."""
    x = integers(rng, R * N, 2)
    whole = apply(_variance, x)
    mu = apply(_mean, x)
    own = [(apply(_mean, s), apply(_variance, s)) for s in shards(x, R)]
    formula = sum((v + (m - mu) ** 2 for m, v in own), np.zeros(2, object)) / Fraction(R)
    same(formula, whole, "the formula")
    same(versions(apply(_chan, shards(x, R), replicas=R), R)[0], whole, "the program")
    at = apply(bn_batch_var_at_b, shards(x, R), np.asarray(mu), replicas=R)
    same(mean_of(at, R), whole, "bnBatchVarAtB")
    proved(certified(_chan, _variance, TYPES, ["x"], R), "on the graph")
    return "exact and proved"


def _handed_back(x: Value) -> Value:
    """μ ‖ σ² as a synchronised site has them."""
    return packed_statistics(lambda v: all_reduce_mean_f(v, replicas=R), x)


@law("statistics-3", "E", "The running statistics handed back are the global batch's own, on every replica")
def law_statistics_3(rng: Rng) -> str:
    """Mean and variance of the first layer of a network (its input is the images), exact; the step's are proved with the rest."""
    x = integers(rng, R * N, 2)
    for version in versions(apply(_handed_back, shards(x, R), replicas=R), R):
        same(version, np.concatenate([apply(bn_batch_mean_b, x), apply(bn_batch_var_b, x)]), "μ ‖ σ²")
    found = pair("digits-resnet", Recipe("sgd"), batch=4, replicas=2, sizes=SMALL["digits-resnet"])
    proved(found.certificate(), "digits-resnet")
    values = draw_inputs(found.single.manifest, rng)
    mine = take_step(found.parallel, values)
    running = [o.name for o in found.parallel.manifest.outputs if ".running_" in o.name]
    require(all(isinstance(mine[n], np.ndarray) for n in running), "a running statistic differs between the replicas")
    return f"exact; {len(running)} running statistics of digits-resnet proved"


@law(
    "statistics-4",
    "N",
    "A one-round exchange is exact over the reals and loses ~ε·E[x²]/σ² in f32; Chan's two rounds do not",
)
def law_statistics_4(rng: Rng) -> str:
    """Means of 1e3 to 1e5 deviations: the error of one round grows with the square, that of two rounds stays at rounding."""
    proved(certified(_one_round, _variance, TYPES, ["x"], R), "one round, over the reals")
    shown = []
    for offset in (1e3, 1e4, 1e5):
        x = (rng.standard_normal((R * N, 2)) + offset).astype(np.float32)
        exact = apply(_variance, x.astype(np.float64), world=World.REAL)
        errors = {}
        for name, build in (("one round", _one_round), ("Chan", _chan)):
            got = versions(apply(build, shards(x, R), world=World.STORED, replicas=R), R)[0]
            errors[name] = float(np.abs(got - exact).max() / np.abs(exact).max())
        predicted = 2.0**-24 * float((x.astype(np.float64) ** 2).mean()) / float(exact.max())
        # Rounding is luck by a factor; five orders apart is not.
        require(errors["Chan"] < 1e-2, f"Chan at {offset:g}: {errors['Chan']:.1e}")
        require(
            errors["one round"] < 50 * predicted,
            f"one round at {offset:g}: {errors['one round']:.1e}, ε·E[x²]/σ² {predicted:.1e}",
        )
        shown.append((offset, errors["one round"], errors["Chan"]))
    require(shown[-1][1] > 10, "one round kept the variance at a mean of 1e5 deviations")
    return "; ".join(f"mean {o:g}: {a:.0e} and {b:.0e}" for o, a, b in shown)
