"""000: data parallelism over the reals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from shlo.interp.den import World, evaluate
from shlo.ir.core import Function, Value
from shlo.ir.devices import PerDevice
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.ops.data import broadcast_scalar, reduce_mean, reduce_sum, slice_axis, spread
from shlo.ir.ops.elementwise import tanh
from shlo.ir.ops.linear import dot_general
from shlo.ir.ops.loss import smoothed_ce_loss
from shlo.ir.ops.optim import sgd_param_f
from shlo.ir.types import f32
from shlo.laws.checks import (
    Array,
    Build,
    Rng,
    apply,
    averaged,
    certified,
    close,
    fractions,
    function,
    integers,
    joined,
    mean_of,
    proved,
    reals,
    refuted,
    same,
    shards,
    simplex,
    versions,
)
from shlo.laws.registry import DoesNotHold, law, require
from shlo.laws.steps import draw_inputs, loss_of, mean_of_replica_losses, next_inputs, pair, take_step
from shlo.nets.recipe import Recipe
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import gradient

R, N = 3, 2
"""Replicas, and examples on each, where a law does not say otherwise."""


# A loss that is a polynomial of the parameter and the example, so that everything about it is exact.


def polynomial(w: Value, x: Value) -> Value:
    """ℓ(w, x_n) = Σ_j (w_j·x_nj)² + w_j·x_nj, one number an example.  w [d], x [N, d] → [N]."""
    product = spread(w, x, 1) * x
    return reduce_sum(product * product + product, [1])


def mean_loss(w: Value, x: Value) -> Value:
    """The mean of :func:`polynomial` over the batch."""
    return reduce_mean(polynomial(w, x), [0])


def gradient_of(build: Any, w: Array, *rest: Array, world: World = World.EXACT) -> Array:
    """∇_w of a scalar that ``build`` makes of w and other arrays."""
    types = {f"x{i}": f32[np.shape(a)] for i, a in enumerate((w, *rest))}
    grad = gradient(function(build, types), ["x0"])
    return np.asarray(evaluate(grad, [w, *rest], world=world)[1])


def assignments(rng: Rng, count: int) -> dict[str, Array]:
    """Which examples go where: contiguous, interleaved, and at random."""
    order = np.arange(count)
    return {
        "contiguous": order,
        "interleaved": order.reshape(N, R).T.ravel(),
        "random": rng.permutation(count),
    }


# ----------------------------------------------------------------------------------------------- gradients and means


@law("000-1", "N", "A mean of differentiable losses is differentiable")
def law_000_1(rng: Rng) -> str:
    """Its gradient matches a central difference in a random direction (tolerance 1e-7: that of the difference)."""

    def loss(w: Value, x: Value, t: Value) -> Value:
        logits = tanh(dot_general(x, w, lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,)))
        return smoothed_ce_loss(logits, t)

    w, x, t = reals(rng, 4, 3), reals(rng, 6, 4), simplex(rng, 6, 3)
    direction, h = reals(rng, 4, 3), 1e-4
    up, down = (float(apply(loss, w + s * h * direction, x, t, world=World.REAL)) for s in (1, -1))
    slope = float((gradient_of(loss, w, x, t, world=World.REAL) * direction).sum())
    error = close((up - down) / (2 * h), slope, "difference and gradient", 1e-6)
    return f"cross-entropy of tanh(x·W), relative error {error:.0e}"


@law("000-2", "E", "The gradient of a mean of losses is the mean of the gradients")
def law_000_2(rng: Rng) -> str:
    """Exact on polynomials, numeric on a network."""
    w, x = integers(rng, 3), integers(rng, R * N, 3)
    whole = gradient_of(mean_loss, w, x)
    parts = [gradient_of(mean_loss, w, x[i : i + 1]) for i in range(len(x))]
    same(whole, sum(parts[1:], parts[0]) / Fraction(len(parts)), "∇ mean and mean of ∇")
    one, four = loss_of("mlp", 1), loss_of("mlp", 4)
    values = four.draw(rng, 4)
    together = _gradients(four.function, values)
    apart = [_gradients(one.function, _rows(values, i, i + 1)) for i in range(4)]
    for name, got in together.items():
        close(got, sum(a[name] for a in apart) / 4, name)
    return f"exact on 3 parameters of a polynomial, numeric on {len(together)} of an MLP"


def _gradients(loss: Function, values: dict[str, Array], world: World = World.REAL) -> dict[str, Array]:
    names = [p.name for p in loss.graph.params if p.name not in ("images", "targets")]
    results = evaluate(gradient(loss, names), [values[p.name] for p in loss.graph.params], world=world)
    return dict(zip(names, results[1:], strict=True))


def _rows(values: dict[str, Array], start: int, stop: int) -> dict[str, Array]:
    return {k: v[start:stop] if k in ("images", "targets") else v for k, v in values.items()}


@law("000-3", "N", "The replica mean of per-replica gradients is the gradient of the mean of the replica losses")
def law_000_3(rng: Rng) -> str:
    """For any losses: here a residual network whose replicas normalise with their own statistics."""
    loss, replicas = loss_of("digits-resnet", 2), 2
    values = loss.draw(rng, 4)
    own = [_gradients(loss.function, _rows(values, 2 * r, 2 * r + 2)) for r in range(replicas)]
    whole = _mean_loss_gradients(loss, values, replicas)
    for name, expected in whole.items():
        close(sum(g[name] for g in own) / replicas, expected, name, 1e-9)
    return f"{len(whole)} parameters of digits-resnet with per-replica batch-norm"


def _mean_loss_gradients(loss: Any, values: dict[str, Array], replicas: int) -> dict[str, Array]:
    program = mean_of_replica_losses(loss, replicas)
    results = evaluate(program, [values[p.name] for p in program.graph.params], world=World.REAL)
    return dict(zip(loss.parameters, results[1:], strict=True))


# --------------------------------------------------------------------------------------------- without batch coupling


@law("000-4", "E", "The mean over replicas of per-example means is the global mean, for any assignment of examples")
def law_000_4(rng: Rng) -> str:
    """As functions: at several parameters, for three assignments."""
    x = integers(rng, R * N, 3)
    for w in (integers(rng, 3), integers(rng, 3)):
        whole = apply(mean_loss, w, x)
        for name, order in assignments(rng, R * N).items():
            parts = apply(averaged(mean_loss, R), w, shards(x[order], R), replicas=R)
            same(parts, whole, f"{name} assignment")
    return "contiguous, interleaved and random assignments, exact"


@law("000-5", "E", "Without batch coupling the data-parallel gradient is the global-batch gradient")
def law_000_5(rng: Rng) -> str:
    """Exact for any assignment; proved on the graph; numeric on an MLP's whole step."""
    w, x = integers(rng, 3), integers(rng, R * N, 3)
    whole = gradient_of(mean_loss, w, x)
    for name, order in assignments(rng, R * N).items():
        same(_parallel_gradient(w, x[order]), whole, f"{name} assignment")
    types = {"w": f32[3], "x": f32[N, 3]}
    proved(certified(averaged(_slope, R), _slope, types, ["x"], R), "the gradient")
    found = pair("mlp", Recipe("sgd"), batch=4, replicas=2, sizes={"image": (1, 3, 3), "classes": 4, "width": 0.02})
    values = draw_inputs(found.single.manifest, rng)
    order = rng.permutation(4)
    moved = {**values, "images": values["images"][order], "targets": values["targets"][order]}
    theirs = take_step(found.single, values)
    for name, got in take_step(found.parallel, moved).items():
        close(got, theirs[name], name)
    return "exact on a polynomial for three assignments; an MLP's step with its examples shuffled"


def _slope(w: Value, x: Value) -> Value:
    """∇_w of :func:`mean_loss`, as a program."""
    return reduce_mean(2.0 * (spread(w, x, 1) * x) * x + x, [0])


def _parallel_gradient(w: Array, x: Array) -> Array:
    """The replica mean of the gradients of the replicas' own mean losses."""
    grads = [gradient_of(mean_loss, w, part) for part in np.split(x, R)]
    return np.asarray(sum(grads[1:], grads[0]) / Fraction(R))


@law("000-6", "E", "The contiguous split is an instance: replica r owns examples [N·r, N·r + N)")
def law_000_6(rng: Rng) -> str:
    """The split that the driver and the laws cut."""
    w, x = integers(rng, 3), integers(rng, R * N, 3)
    parts = shards(x, R)
    for r in range(R):
        same(parts[r], x[N * r : N * r + N], f"shard {r}")
    same(_parallel_gradient(w, x), gradient_of(mean_loss, w, x), "the gradient")
    return f"{R} shards of {N}"


# -------------------------------------------------------------------------------------------------------- the witness

WITNESS = np.array([[0.0], [2.0]])
"""Two replicas, one example each."""


def toy_loss(w: Value, x: Value) -> Value:
    """(mean of the slice)² · Σ_j θ_j: reads its batch together, as batch-norm does.  w [d], x [N, 1] → []."""
    mu = reduce_mean(x, [0, 1])
    return mu * mu * reduce_sum(w, [0])


@law("000-7", "E", "The witness's two shards really are its global batch")
def law_000_7(rng: Rng) -> str:
    """Else the comparison would be of two unrelated data sets."""
    parts = shards(WITNESS, 2)
    same(joined(parts, 2), WITNESS, "the shards joined")
    require([float(p[0, 0]) for p in parts] == [0.0, 2.0], "the shards are {0} and {2}")
    return "{0} and {2} of {0, 2}"


@law("000-8", "E", "The gradient of a linear form c·θ_j is c·e_j")
def law_000_8(rng: Rng) -> str:
    """For every coordinate j."""
    d, c = 4, int(integers(rng)) + 5
    w = integers(rng, d)
    for j in range(d):
        got = gradient_of(lambda v, j=j: reduce_sum(slice_axis(v, 0, j, j + 1) * float(c), [0]), w)
        same(got, fractions(np.eye(d)[j] * c), f"coordinate {j}")
    return f"{d} coordinates"


@law("000-9", "E", "The toy loss's gradient is the squared slice mean, in every coordinate")
def law_000_9(rng: Rng) -> str:
    """Whatever θ is."""
    w, x = integers(rng, 3), integers(rng, 5, 1)
    mu = Fraction(int(x.sum()), 5)
    same(gradient_of(toy_loss, w, x), np.full(3, mu * mu, object), "the gradient")
    return "3 coordinates, a slice of 5"


@law(
    "000-10",
    "E",
    "Negative: with batch coupling the data-parallel gradient is not the global-batch gradient",
    negative=True,
)
def law_000_10(rng: Rng) -> str:
    """Slices {0} and {2}: (0² + 2²)/2 = 2 against 1² = 1.  The certifier must refute it too."""
    w = np.zeros(1)
    own = [gradient_of(toy_loss, w, part)[0] for part in shards(WITNESS, 2)]
    data_parallel_gradient, whole = sum(own) / Fraction(2), gradient_of(toy_loss, w, WITNESS)[0]
    require((data_parallel_gradient, whole) == (2, 1), f"2 and 1, got {data_parallel_gradient} and {whole}")
    if data_parallel_gradient == whole:
        raise DoesNotHold("somebody repaired it: the two gradients are equal")

    def slope(w: Value, x: Value) -> Value:
        mu = reduce_mean(x, [0, 1])
        return broadcast_scalar(mu * mu, w.type)

    types = {"w": f32[1], "x": f32[1, 1]}
    refuted(certified(averaged(slope, 2), slope, types, ["x"], 2), "the certifier")
    return "2 against 1, refuted with a witness"


# ------------------------------------------------------------------------------------------------ what sync-BN buys


@law("000-11", "E", "The replica mean of shard sums is 1/R of the global sum")
def law_000_11(rng: Rng) -> str:
    """Exact, and proved on the graph."""
    x = integers(rng, R * N, 3)
    total: Build = lambda x: reduce_sum(x, [0])  # noqa: E731
    same(mean_of(apply(total, shards(x, R), replicas=R), R), apply(total, x) / Fraction(R), "the mean of the sums")
    single: Build = lambda x: reduce_sum(x, [0]) / float(R)  # noqa: E731
    proved(certified(averaged(total, R), single, {"x": f32[N, 3]}, ["x"], R), "on the graph")
    return f"{R} replicas"


def _coupled(x: Value, mu: Value) -> Value:
    """Terms c_m = (x_m − μ)·x_m that read the whole batch through μ.  x [N, d], μ [d] → [N, d]."""
    return (x - spread(mu, x, 1)) * x


def _mean_of_terms(x: Value) -> Value:
    return reduce_mean(_coupled(x, reduce_mean(x, [0])), [0])


def _mean_of_terms_synchronised(x: Value) -> Value:
    mu = all_reduce_mean_f(reduce_mean(x, [0]), replicas=R)
    return all_reduce_mean_f(reduce_mean(_coupled(x, mu), [0]), replicas=R)


@law("000-12", "E", "Replica means of terms c_m, each of which may read the whole batch, average to the global mean")
def law_000_12(rng: Rng) -> str:
    """What synchronised statistics buy: exact for any assignment, proved on the graph, and false without them."""
    x = integers(rng, R * N, 3)
    whole = apply(_mean_of_terms, x)
    for name, order in assignments(rng, R * N).items():
        same(apply(_mean_of_terms_synchronised, shards(x[order], R), replicas=R), whole, f"{name} assignment")
    types = {"x": f32[N, 3]}
    proved(certified(_mean_of_terms_synchronised, _mean_of_terms, types, ["x"], R), "on the graph")
    refuted(certified(averaged(_mean_of_terms, R), _mean_of_terms, types, ["x"], R), "with local means")
    return "terms that read the batch mean; three assignments"


@law("000-13", "E", "The contiguous split is an instance of 000-12")
def law_000_13(rng: Rng) -> str:
    """Replica r's terms are those of examples [N·r, N·r + N)."""
    x = integers(rng, R * N, 3)
    mu = x.mean(axis=0)
    terms = apply(_coupled, x, mu)
    parts = apply(_coupled, shards(x, R), mu, replicas=R)
    for r in range(R):
        same(parts[r], terms[N * r : N * r + N], f"the terms of replica {r}")
    same(mean_of(apply(_mean_of_terms_synchronised, shards(x, R), replicas=R), R), apply(_mean_of_terms, x), "the mean")
    return f"{R} shards of {N}"


# ------------------------------------------------------------------------------------------------------ lockstep


@law("000-14", "E", "From equal states one data-parallel step lands all replicas on equal states")
def law_000_14(rng: Rng) -> str:
    """Bit for bit, in float32: each replica is given its own copy, and none is told that they are equal."""
    found = pair("digits-resnet", Recipe("adamw", weight_decay=0.01), batch=4, replicas=2, sizes=_DIGITS)
    values = draw_inputs(found.single.manifest, rng)
    copies = _copies(found, values, 2)
    results = take_step(found.parallel, copies, World.STORED)
    for name, result in results.items():
        first, *others = versions(result, 2)
        for other in others:
            require(np.asarray(other).tobytes() == np.asarray(first).tobytes(), f"{name} differs between the replicas")
    return f"{len(results)} results of a digits-resnet step, bit for bit"


_DIGITS = {"image": (1, 6, 6), "classes": 4, "width": 0.2}


def _copies(found: Any, values: dict[str, Any], replicas: int) -> dict[str, Any]:
    """Every replicated input as R separate arrays."""
    whole = {i.name: i for i in found.parallel.manifest.inputs if not i.sharded}
    return {k: PerDevice(np.array(v) for _ in range(replicas)) if k in whole else v for k, v in values.items()}


def _sgd_step(reduce: Any, rate: float = 0.25) -> Any:
    """One step of θ − lr·g on the mean of :func:`polynomial`."""

    def step(w: Value, x: Value, lr: Value) -> Value:
        return sgd_param_f(w, reduce(_slope(w, x)), lr)

    return step


@law("000-15", "E", "Lockstep: n steps of R replicas from an equal start are n steps of one device, all copies equal")
def law_000_15(rng: Rng) -> str:
    """Three steps, exact on a polynomial; two steps of a network, numeric."""
    w, batches, lr = (
        fractions(integers(rng, 3)),
        [integers(rng, R * N, 3) for _ in range(3)],
        np.asarray(Fraction(1, 8)),
    )
    alone, together = w, PerDevice([w.copy() for _ in range(R)])
    for x in batches:
        alone = apply(_sgd_step(lambda g: g), alone, x, lr)
        result = apply(_sgd_step(lambda g: all_reduce_mean_f(g, replicas=R)), together, shards(x, R), lr, replicas=R)
        together = PerDevice(versions(result, R))
        for copy in together:
            same(copy, alone, "a replica's copy")
    found = pair("digits-resnet", Recipe("momentum"), batch=4, replicas=2, sizes=_DIGITS)
    mine = theirs = draw_inputs(found.single.manifest, rng)
    for _ in range(2):
        a, b = take_step(found.parallel, mine), take_step(found.single, theirs)
        mine, theirs = next_inputs(found.parallel, mine, a), next_inputs(found.single, theirs, b)
    for name, expected in b.items():
        close(a[name], expected, name, 1e-8)
    return "3 exact steps of 3 copies; 2 steps of digits-resnet"


@law("000-16", "N", "One data-parallel step is one ordinary step on the mean of the R replica losses")
def law_000_16(rng: Rng) -> str:
    """With per-replica batch-norm: that mean is what is minimised, not the global-batch loss."""
    worst = _steps_on_the_mean_loss(rng, 1)
    return f"digits-resnet with per-replica batch-norm, relative error {worst:.0e}"


@law("000-17", "N", "n data-parallel steps are n steps of single-device training on the mean loss")
def law_000_17(rng: Rng) -> str:
    """Three steps, each on another batch."""
    worst = _steps_on_the_mean_loss(rng, 3)
    return f"3 steps of digits-resnet with per-replica batch-norm, relative error {worst:.0e}"


def _steps_on_the_mean_loss(rng: Rng, count: int) -> float:
    loss, replicas, rate = loss_of("digits-resnet", 2), 2, 0.05
    grads = gradient(loss.function, loss.parameters)
    parallel, _ = data_parallel(grads, replicas, ["images", "targets"], sync=False)
    alone = loss.draw(rng, 2 * replicas)
    together = dict(alone)
    worst = 0.0
    for _ in range(count):
        batch = {k: v for k, v in loss.draw(rng, 2 * replicas).items() if k in ("images", "targets")}
        alone, together = {**alone, **batch}, {**together, **batch}
        given = [
            shards(together[p.name], replicas) if p.name in batch else together[p.name] for p in parallel.graph.params
        ]
        mine = evaluate(parallel, given, world=World.REAL, replicas=replicas)[1:]
        theirs = _mean_loss_gradients(loss, alone, replicas)
        for name, g in zip(loss.parameters, mine, strict=True):
            together[name] = together[name] - rate * g
            alone[name] = alone[name] - rate * theirs[name]
            worst = max(worst, close(together[name], alone[name], name, 1e-8))
    return worst
