"""What the documents do not claim, each with a check of its own: the driver's part, the text, precision, conventions.

G10, G16, G18 and G19 have no statement in the list; they are here so that nobody looks for them.
"""

from __future__ import annotations

import tempfile
from typing import Any

import numpy as np

from shlo.emit import emit
from shlo.interp.den import World
from shlo.interp.skel import skeleton
from shlo.ir.core import Module, Value
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.ops.attention import softmax_row
from shlo.ir.ops.collective import all_reduce, all_reduce_mean_f
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.loss import smoothed_ce_back, smoothed_ce_loss
from shlo.ir.ops.pointwise import relu, relu6
from shlo.ir.ops.pool import max_pool3s2_back, max_pool_back
from shlo.ir.types import f32
from shlo.laws.checks import (
    Array,
    Rng,
    apply,
    close,
    function,
    integers,
    module,
    proved,
    reals,
    same,
    simplex,
    versions,
)
from shlo.laws.registry import Vacant, law, require
from shlo.laws.resnet import all_proved, parameters
from shlo.laws.steps import SMALL, Pair, draw_inputs, full_size, next_inputs, pair, take_step
from shlo.nets.networks import NETS, find_net
from shlo.nets.recipe import OPTIMIZERS, Recipe, scalar_values
from shlo.nets.step import Input, build_step
from shlo.parse import parse
from shlo.runtime import Runtime, run_module
from shlo.train.checkpoint import load, save, verify_lockstep
from shlo.train.data import batch_count, batches, load_dataset
from shlo.train.loop import Options, _Run, draw_mask
from shlo.transform.grad import pullback
from shlo.transform.lower import inline, lower

R = 2
DIGITS = SMALL["digits-resnet"]


def refused(attempt: Any, words: str, what: str) -> None:
    """``attempt`` ends in a ShloError that contains ``words``."""
    try:
        attempt()
    except ShloError as error:
        require(words in str(error), f"{what}: refused, but for another reason: {error}")
        return
    require(False, f"{what}: accepted")


def _run(**changes: Any) -> _Run:
    """A run of a small network on two CPU devices, not yet compiled."""
    options = Options(net="digits-resnet", replicas=R, batch=16, sizes={"width": 0.25}, **changes)
    return _Run(options, load_dataset("digits"), Runtime("cpu", devices=R))


# --------------------------------------------------------------------------------------------------------- the driver


@law("G1", "E", "The replicas' inputs are the shards of one host batch")
def law_G1(rng: Rng) -> str:
    """The driver's cut of a batch that it really draws: shard r is examples [N·r, N·r + N), on its device too."""
    run = _run()
    batch = next(iter(batches(run.dataset.train, 16, 1, 0, shift=1)))
    cut = run.cut(batch.images)
    same(np.concatenate(cut), batch.images, "the shards joined")
    put = run.runtime.put(cut, run.manifest.inputs[0].type, replicas=R)
    for r, shard in enumerate(put.shards()):
        same(shard, batch.images[8 * r : 8 * r + 8], f"what is on device {r}")
    return "digits, 16 images on 2 devices"


@law("G2", "E", "All replicas start equal: broadcast, then verified")
def law_G2(rng: Rng) -> str:
    """Every state tensor, bit for bit; a replica that differs in one bit is noticed by name."""
    run = _run()
    run.start()
    for name, array in run.state.items():
        first, second = array.shards()
        require(first.tobytes() == second.tobytes(), f"{name} starts different")
    spoiled = [np.ones(3, np.float32), np.nextafter(np.ones(3, np.float32), 2, dtype=np.float32)]
    refused(lambda: verify_lockstep("w", spoiled), "'w' differs between replica 0 and replica 1", "a spoiled replica")
    return f"{len(run.state)} tensors on 2 devices"


@law("G3", "S", "Every collective names every replica exactly once, and there are that many devices")
def law_G3(rng: Rng) -> str:
    """In a step's text as parsed; groups that miss, repeat or invent a replica, and too few devices, are refused."""
    found = pair("digits-resnet", Recipe("adamw"), batch=8, replicas=4, sizes=DIGITS)
    flat = Module([lower(found.parallel.module.main)], "step", found.parallel.module.attrs)
    groups = [n.attrs["replica_groups"] for n in parse(emit(flat), "step.mlir").main.graph.nodes if n.op.collective]
    require(groups and all(g == ((0, 1, 2, 3),) for g in groups), f"groups {set(groups)}")
    x = reals(rng, 3)

    def summed(groups: Any) -> Any:
        build = lambda v: all_reduce([v], replica_groups=groups, computation=monoid(add, v.dtype))[0]  # noqa: E731
        return lambda: apply(build, x, world=World.REAL, replicas=R)

    refused(summed(((0, 0),)), "twice", "a replica named twice")
    refused(summed(((0,),)), "2 run", "a replica left out")
    refused(summed(((0, 1, 2),)), "which is not there", "a replica that is not there")
    text = emit(found.parallel.module)
    refused(lambda: Runtime("cpu", devices=2).compile(text), "device", "4 replicas on 2 devices")
    return f"{len(groups)} collectives; 4 refusals"


@law("G4", "N", "The compiler's all-reduce does what the node means")
def law_G4(rng: Rng) -> str:
    """Executed on two devices against den, in float32: the node alone, and a step (tolerance 1e-4)."""
    values = [reals(rng, 4, 3).astype(np.float32) for _ in range(R)]
    node = function(lambda x: all_reduce_mean_f(x, replicas=R), {"x": f32[4, 3]})
    (ran,) = run_module(emit(module(node, R)), [PerDevice(values)])
    for version in versions(ran, R):
        close(version, (values[0] + values[1]) / 2, "the node", 1e-6)
    found = pair("digits-resnet", Recipe("sgd"), batch=4, replicas=R, sizes=DIGITS)
    inputs = {k: v.astype(np.float32) for k, v in draw_inputs(found.single.manifest, rng).items()}
    given = [
        PerDevice(np.split(inputs[i.name], R)) if i.sharded else inputs[i.name] for i in found.parallel.manifest.inputs
    ]
    worst = 0.0
    meant = take_step(found.parallel, inputs, World.STORED)
    for output, got in zip(
        found.parallel.manifest.outputs, run_module(emit(found.parallel.module), given), strict=True
    ):
        expected = meant[output.name]
        scale = max(float(np.abs(expected).max()), 1e-3)
        for version in versions(got, R):
            worst = max(worst, close(version / scale, expected / scale, output.name, 1e-4))
    return f"a digits-resnet step on 2 devices, relative error {worst:.0e}"


# ------------------------------------------------------------------------------------------------------- text, graph


@law("G5", "S", "Text → typed AST: the emitted text parses back to the very graph", heavy=True)
def law_G5(rng: Rng) -> str:
    """Every network's step, reduced, with composites and flat."""
    count = 0
    for name in NETS:
        sizes = _reduced(name)
        recipe = Recipe("adamw", weight_decay=0.01, label_smoothing=0.1)
        program = build_step(find_net(name), find_net(name).config(**sizes), recipe, batch=4, replicas=R).module
        for which in (program, Module([lower(program.main)], program.name, program.attrs)):
            require(skeleton(parse(emit(which), name)) == skeleton(which), f"{name}: another graph came back")
            count += 1
    return f"{len(NETS)} networks, {count} texts"


def _reduced(name: str) -> dict[str, Any]:
    if name in SMALL:
        return SMALL[name]
    small = {"linear": (1, 4, 4), "cifar8": (3, 16, 16), "cifar8-bn": (3, 16, 16)}
    image = small.get(name, (3, 32, 32))
    return {"image": image, "classes": 4, "width": 0.25 if name != "vit-tiny" else 1.0, "depth": 0.25}


@law("G6", "S", "Forward and backward are one graph; saved activations are its values, not hypotheses")
def law_G6(rng: Rng) -> str:
    """Every saved operand of a backward operator is the very value its forward operator read."""
    found = pair("resnet34", Recipe("sgd"), batch=4, replicas=R, sizes=SMALL["resnet34"])
    graph = found.parallel.module.main.graph
    roles = {i.role for i in found.parallel.manifest.inputs}
    require(roles == {"batch", "parameter", "scalar", "statistic"}, f"inputs are {roles}: an activation is among them?")
    read: dict[str, set[Value]] = {}
    for node in graph.nodes:
        read.setdefault(node.op.label, set()).update(node.operands[:1])
    saved = {  # backward operator: (its saved operand, the forward operators that read it)
        "selectPos": (1, ("relu",)),
        "convWeightGradB": (0, ("convF",)),
        "maxPool3s2Back": (1, ("maxPool3s2F",)),
        "bnSyncBack": (1, ("bnSyncF",)),
        "bnSyncGammaGradB": (1, ("bnSyncF",)),
        "weightGradB": (0, ("dense",)),
    }
    count = 0
    for node in graph.nodes:
        if node.op.label in saved:
            at, forwards = saved[node.op.label]
            require(any(node.operands[at] in read[f] for f in forwards), f"{node.name} reads a value of its own")
            count += 1
    return f"{count} backward operators of a ResNet-34"


@law("G7", "S", "Conv biases on: ResNet-34 with all 146 parameters", heavy=True)
def law_G7(rng: Rng) -> str:
    """Every result PROVED; the biases that a batch-norm follows have gradient exactly 0, which the certificate says."""
    found, certificate = full_size("resnet34", Recipe("sgd"), (("conv_bias", True),))
    names = parameters(found)
    require(len(names) == 146, f"{len(names)} parameters")
    all_proved(certificate, [*names, "loss"])
    idle = [n for n in names if n.endswith(".bias") and not n.startswith("head.")]
    require(sorted(certificate.independent) == sorted(idle), f"depend on no example: {certificate.independent}")
    return f"146 parameters proved, {len(idle)} biases with gradient 0 over the reals"


# ----------------------------------------------------------------------------------------------------------- precision


@law("G8", "N", "Float32: the measured error against the real semantics, parameter by parameter")
def law_G8(rng: Rng) -> str:
    """Gradients of a data-parallel ResNet-34 as stored against the mathematics (tolerance 1e-3 of each tensor's largest)."""
    found = pair("resnet34", Recipe("sgd"), batch=8, replicas=R, sizes=SMALL["resnet34"])
    values = {k: v.astype(np.float32).astype(np.float64) for k, v in draw_inputs(found.single.manifest, rng).items()}
    values["lr"] = np.asarray(1.0)
    worst, where = _gradient_error(found, values, World.STORED)
    require(worst < 1e-3, f"{where}: relative error {worst:.1e}")
    return f"110 gradients, worst {worst:.1e} at {where}"


def _gradient_error(found: Pair, values: dict[str, Array], world: World) -> tuple[float, str]:
    meant, stored = take_step(found.parallel, values), take_step(found.parallel, values, world)
    errors = {}
    for name in parameters(found):
        g = values[name] - meant[name]
        h = values[name] - np.asarray(stored[name], np.float64)
        # θ − g rounds at θ's own size: the gradient is known no better than that.
        floor = 2.0**-23 * float(np.abs(values[name]).max())
        errors[name] = max(0.0, float(np.abs(g - h).max()) - floor) / max(float(np.abs(g).max()), 1e-3)
    where = max(errors, key=lambda n: errors[n])
    return errors[where], where


@law("G9", "S", "A whole-net bf16 statement: EfficientNet-B0 at bf16, the same step over the reals", heavy=True)
def law_G9(rng: Rng) -> str:
    """All 213 parameters PROVED at full size with masks; the collectives themselves add in float32, and the budget says so."""
    sizes = (("precision", "bf16"), ("drop_path", 0.2), ("dropout", 0.2))
    found, certificate = full_size("efficientnet-b0", Recipe("sgd"), sizes)
    proved(certificate, "efficientnet-b0 at bf16")
    require(len(parameters(found)) == 213, "213 parameters")
    budget = certificate.budget
    require(budget is not None and budget.dtype == "f32", f"the collectives' budget is {budget}")
    assert budget is not None
    return f"213 parameters; {budget.collectives} collectives in {budget.dtype}, each off by up to {budget.relative:.1e}·Σ|v|"


@law("G10", "S", "A number that the list of gaps skips")
def law_G10(rng: Rng) -> str:
    """Nothing to check."""
    raise Vacant("the list of gaps skips this number")


# --------------------------------------------------------------------------------------------------------- conventions


def _three_ways(build: Any, *arrays: Array) -> list[Array]:
    """What den, den of the lowering, and XLA make of a program."""
    arrays = tuple(a.astype(np.float32) for a in arrays)
    f = function(build, {f"x{i}": f32[a.shape] for i, a in enumerate(arrays)})
    own = apply(build, *arrays, world=World.STORED)
    lowered = lower(f)
    flat = apply(lambda *v: inline(lowered.graph, v)[0], *arrays, world=World.STORED)
    (ran,) = run_module(emit(module(f)), list(arrays))
    return [np.asarray(v) for v in (own, flat, ran)]


@law("G11", "E", "Kinks: relu at 0 and relu6 at 0 and 6 follow one stated convention everywhere")
def law_G11(rng: Rng) -> str:
    """The gradient passes strictly inside: den, lowering and XLA give the same bits."""
    x, dy = np.array([-1.0, 0.0, -0.0, 3.0, 6.0, 7.0]), np.full(6, 2.0)
    for name, op, passes in (
        ("relu", relu, [0, 0, 0, 1, 1, 1]),
        ("relu6", relu6, [0, 0, 0, 1, 0, 0]),
    ):
        vjp = lambda d, v, op=op: pullback({op(v): d}, [v])[0]  # noqa: E731
        for got in _three_ways(vjp, dy, x):
            same(got, np.asarray(passes, np.float32) * 2, f"{name} at its kinks")
    return "relu' is 0 at 0; relu6' is 0 at 0 and at 6; den, lowering and XLA"


@law("G12", "E", "Masks, running statistics, schedules and checkpoints in the driver")
def law_G12(rng: Rng) -> str:
    """Masks do not depend on R and are cut; a checkpoint gives back every bit of the state; bias corrections follow their step."""
    one = Input("drop", (8, 3), "f32", "mask", True, keep=0.75)
    four = Input("drop", (2, 3), "f32", "mask", True, keep=0.75)
    same(draw_mask(four, 4, 7, 5), draw_mask(one, 1, 7, 5), "the mask of a step at R = 4 and R = 1")
    values = draw_mask(one, 1, 7, 5)
    require(set(np.unique(values)) <= {np.float32(0), np.float32(1 / 0.75)}, "a mask's elements are 0 and 1/keep")
    require(bool((draw_mask(one, 1, 7, 6) != values).any()), "every step draws another mask")
    run = _run()
    run.start()
    state = {n: verify_lockstep(n, a.shards()) for n, a in run.state.items()}
    running = [n for n in state if ".running_" in n]
    require(bool(running), "running statistics are state")
    with tempfile.TemporaryDirectory() as folder:
        meta = {**run._identity(), "step": 3, "epoch": 1, "history": []}
        save(folder, state, meta)
        found = load(folder, expect=run._identity(), like={n: (a.shape, a.dtype) for n, a in state.items()})
    for name, array in state.items():
        require(found.state[name].tobytes() == array.tobytes(), f"{name} came back different")
    recipe = Recipe("adamw", ema=True, accumulate=4)
    for step, t in ((1, 1), (4, 1), (5, 2)):
        s = scalar_values(recipe, 0.1, step)
        require(s["bias_correction1"] == np.float32(1 - 0.9**t), f"the bias correction of micro-step {step}")
        require(
            s["accumulate_keep"] == (step % 4 != 1) and s["accumulate_apply"] == (step % 4 == 0), f"micro-step {step}"
        )
    return f"masks, {len(state)} tensors with {len(running)} running statistics, scalars"


@law("G13", "S", "R that does not divide the batch, or a partial last batch: refused, or weighted correctly")
def law_G13(rng: Rng) -> str:
    """Refused when a step is built and when a batch is cut; the driver drops a partial batch."""
    net = find_net("digits-resnet")
    refused(lambda: build_step(net, net.config(), Recipe(), batch=10, replicas=4), "do not divide", "10 examples on 4")
    run = _run()
    refused(lambda: run.cut(np.zeros((7, 2))), "do not divide", "7 examples on 2")
    split = run.dataset.train
    count = batch_count(split, 100)
    sizes = [len(b.labels) for b in batches(split, 100, 1, 0)]
    require(sizes == [100] * count and count == len(split) // 100, f"batches of {set(sizes)}")
    return f"{len(split)} examples: {count} full batches of 100"


@law("G14", "N", "The reported loss is the global-batch loss")
def law_G14(rng: Rng) -> str:
    """The same on every replica, proved on the graph, and equal to the single device's."""
    recipe = Recipe("sgd", label_smoothing=0.1)
    found = pair("digits-resnet", recipe, batch=8, replicas=4, sizes=DIGITS)
    all_proved(found.certificate(), ["loss"])
    values = draw_inputs(found.single.manifest, rng)
    mine, theirs = take_step(found.parallel, values)["loss"], take_step(found.single, values)["loss"]
    require(not isinstance(mine, PerDevice), "the loss differs between the replicas")
    return f"relative error {close(mine, theirs, 'the loss'):.0e}"


@law("G15", "S", "Every constant in the text comes from one place and is read back by the parser")
def law_G15(rng: Rng) -> str:
    """ε, α, decay, momenta, divisor: unusual values, found again in the parsed step as they were given."""
    given: dict[str, Any] = {
        "weight_decay": 6.25e-5,
        "label_smoothing": 0.07,
        "beta1": 0.87,
        "beta2": 0.993,
        "epsilon": 5e-7,
        "clip": 0.35,
        "statistics_momentum": 0.375,
    }
    sizes = {**DIGITS, "bn_eps": 3e-4}
    found = pair("digits-resnet", Recipe("adamw", **given), batch=12, replicas=R, sizes=sizes)
    nodes = parse(emit(found.parallel.module), "step.mlir").main.graph.nodes
    wanted: dict[tuple[str, str], float | set[float]] = {
        ("bnSyncF", "eps"): 3e-4,
        ("bnSyncBack", "eps"): 3e-4,
        ("bnSyncGammaGradB", "eps"): 3e-4,
        ("smoothedCeLoss", "alpha"): 0.07,
        ("smoothedCeBack", "alpha"): 0.07,
        ("adamMNextF", "beta"): {0.87, 0.625},  # running statistics move by the same operator
        ("adamVNextF", "beta"): 0.993,
        ("adamWParamF", "eps"): 5e-7,
        ("adamWParamF", "wd"): 6.25e-5,
        ("clipScaleF", "clip"): 0.35,
        ("divConstB", "by"): 12.0 / R,
        ("allReduceMeanF", "replicas"): R,
    }
    for (label, attribute), value in wanted.items():
        seen = {n.attrs[attribute] for n in nodes if n.op.label == label}
        require(seen == (value if isinstance(value, set) else {value}), f"{label}.{attribute} is {seen}, given {value}")
    return f"{len(wanted)} constants"


@law("G16", "S", "A number that the list of gaps skips")
def law_G16(rng: Rng) -> str:
    """Nothing to check."""
    raise Vacant("the list of gaps skips this number")


@law("G17", "S", "Clip, accumulation, EMA and optimiser state under data parallelism, end to end")
def law_G17(rng: Rng) -> str:
    """Every optimiser with all of them: proved, and two micro-steps of each in numbers."""
    worst = 0.0
    for name in OPTIMIZERS:
        recipe = Recipe(name, weight_decay=0.05, clip=0.5, accumulate=2, ema=True, label_smoothing=0.1)
        found = pair("digits-resnet", recipe, batch=4, replicas=R, sizes=DIGITS)
        proved(found.certificate(), name)
        mine = theirs = draw_inputs(found.single.manifest, rng)
        for step in (1, 2):
            scalars = {k: np.asarray(v, np.float64) for k, v in scalar_values(recipe, 0.01, step).items()}
            mine, theirs = {**mine, **scalars}, {**theirs, **scalars}
            a, b = take_step(found.parallel, mine), take_step(found.single, theirs)
            mine, theirs = next_inputs(found.parallel, mine, a), next_inputs(found.single, theirs, b)
        for n, expected in b.items():
            scale = max(float(np.abs(expected).max()), 1e-3)
            worst = max(worst, close(a[n] / scale, expected / scale, f"{name} {n}", 1e-7))
    buckets = pair("digits-resnet", Recipe("adamw"), batch=4, replicas=R, sizes=DIGITS, bucket_mb=0.001)
    proved(buckets.certificate(), "in buckets")
    return f"{', '.join(OPTIMIZERS)}, buckets; 2 micro-steps each, relative error {worst:.0e}"


@law("G18", "S", "A number that the list of gaps skips")
def law_G18(rng: Rng) -> str:
    """Nothing to check."""
    raise Vacant("the list of gaps skips this number")


@law("G19", "S", "A number that the list of gaps skips")
def law_G19(rng: Rng) -> str:
    """Nothing to check."""
    raise Vacant("the list of gaps skips this number")


@law("G20", "N", "Softmax with a max shift")
def law_G20(rng: Rng) -> str:
    """Logits of ±1e4 in float32: finite everywhere, rows sum to one, and a shift of a row changes nothing."""
    z = (rng.choice([-1e4, 0.0, 1e4], (4, 5)) + reals(rng, 4, 5)).astype(np.float32)
    t = simplex(rng, 4, 5).astype(np.float32)
    for name, build in (
        ("softmaxRow", lambda z, t: softmax_row(z)),
        ("loss", lambda z, t: smoothed_ce_loss(z, t, alpha=0.1)),
        ("cotangent", lambda z, t: smoothed_ce_back(z, t, alpha=0.1)),
    ):
        for got in _three_ways(build, z, t):
            require(bool(np.isfinite(got).all()), f"{name}: not finite")
    rows = _three_ways(softmax_row, z)[0]
    close(rows.sum(axis=1), np.ones(4), "rows", 1e-6)
    small = reals(rng, 4, 5)
    shifted = apply(softmax_row, small + reals(rng, 4, 1), world=World.REAL)
    close(shifted, apply(softmax_row, small, world=World.REAL), "shifted rows", 1e-9)
    return "den, lowering and XLA at ±1e4"


@law("G21", "E", "Pooling ties: the first maximal cell in row-major order, everywhere")
def law_G21(rng: Rng) -> str:
    """Images of few values tie all the time: den, lowering and XLA send each cotangent to the same cell, none is lost."""
    x = rng.integers(0, 2, (2, 3, 6, 6)).astype(np.float64)
    dy = integers(rng, 2, 3, 3, 3)
    for name, op in (("2×2", max_pool_back), ("3×3", max_pool3s2_back)):
        own, flat, ran = _three_ways(op, dy, x)
        same(flat, own, f"{name}: lowering and den")
        same(ran, own, f"{name}: XLA and den")
        same(own.sum(axis=(2, 3)), dy.sum(axis=(2, 3)).astype(np.float32), f"{name}: cotangents lost")
    same(
        apply(max_pool_back, np.ones((1, 1, 1, 1)), np.ones((1, 1, 2, 2)))[0, 0],
        np.array([[1, 0], [0, 0]]),
        "a tie of four",
    )
    return "2×2 and 3×3 on images of zeros and ones"
