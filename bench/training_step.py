"""A training step under PJRT against the same step written in JAX: time a step, time to compile, memory.

Same network, batch, layout, recipe and machine; state and batch stay on the device, the state is donated; rounds of a few
steps take turns, and so does compiling once more, when both have started up.  ``python bench/training_step.py``, or
``… --net resnet34 --batch 8``; it needs ``jax``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import jax
import numpy as np
from side_by_side import about, compared, interleaved

from shlo.emit import emit
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Program, build_step
from shlo.runtime import Runtime

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.nets.steps import by_name, host_inputs
from tests.oracle_nets import jax_nets, published

ALPHA, DECAY, RHO = 0.1, 0.01, 0.1
"""Label smoothing, weight decay, and how much of a batch's statistics enters the running ones."""

STRIDES = {"efficientnet-b0": [2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]}
"""The strides of the stem and of each block of the whole network: JAX's model reads everything else off the parameters."""


@dataclass
class Side:
    """One of the two: run a round, compile once more (seconds), the bytes it needs at most, the losses so far."""

    run: Callable[[], Any]
    compile: Callable[[], float]
    peak_bytes: int
    losses: list[float]


def ours(program: Program, values: dict[str, Any], steps: int) -> Side:
    manifest = program.manifest
    runtime = Runtime()
    text = emit(program.module)
    step = runtime.compile(text)
    state = {i.name: runtime.put(values[i.name], i.type) for i in manifest.inputs}
    losses: list[float] = []

    def run() -> None:
        for _ in range(steps):
            results = by_name(manifest, step(*(state[i.name] for i in manifest.inputs)))
            loss = results.pop("loss")
            state.update(results)
        losses.append(float(loss.to_host()))

    return Side(run, lambda: runtime.compile(text).compile_seconds, step.memory().total, losses)


def theirs(net: str, program: Program, values: dict[str, Any], steps: int) -> Side:
    roles = {i.name: i.role for i in program.manifest.inputs}
    there = {k: jax.device_put(v) for k, v in values.items()}
    p = {n: v for n, v in there.items() if roles[n] == "parameter"}
    state = [p, *({n: there[f"{n}.{slot}"] for n in p} for slot in ("m", "v"))]
    state.append({n: v for n, v in there.items() if roles[n] == "statistic"})
    rest = [there[n] for n in ("lr", "bias_correction1", "bias_correction2", "images", "targets")]
    step = jax.jit(jax_step(net), donate_argnums=(0, 1, 2, 3)).lower(*state, *rest).compile()
    memory = step.memory_analysis()
    peak = (
        memory.argument_size_in_bytes
        + memory.output_size_in_bytes
        + memory.temp_size_in_bytes
        - memory.alias_size_in_bytes
    )
    losses: list[float] = []

    def run() -> None:
        for _ in range(steps):
            *state[:], loss = step(*state, *rest)
        losses.append(float(loss))

    def compile() -> float:
        jax.clear_caches()
        lowered = jax.jit(jax_step(net), donate_argnums=(0, 1, 2, 3)).lower(*state, *rest)
        start = time.perf_counter()
        lowered.compile()
        return time.perf_counter() - start

    return Side(run, compile, peak, losses)


def jax_step(net: str) -> Callable[..., Any]:
    """The step in JAX: (parameters, m, v, running statistics, scalars, batch) → the same and the loss."""
    if net in jax_nets.NETS:
        return jax_nets.adamw_step(net, ALPHA, DECAY, RHO)

    def loss_and_gradients(p: Any, images: Any, targets: Any) -> Any:
        fn = published.objective(net, {}, images, targets, strides=STRIDES.get(net, []))
        (value, stats), grads = jax.value_and_grad(fn, has_aux=True)(p)
        return value, grads, stats

    return jax_nets.adamw(loss_and_gradients, DECAY, RHO)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--net", default="digits-resnet", help="default: digits-resnet")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--depth", type=float, help="the network's depth; default: its own")
    parser.add_argument("--image", type=int, help="height and width of the images; default: the network's own")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument(
        "--steps", type=int, default=20, help="steps a round; one alone of a small network is too short"
    )
    parser.add_argument("--compiles", type=int, default=3, help="how often each is compiled once more, in turns")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    net = find_net(args.net)
    channels, *size = net.config().image
    config = net.config(image=(channels, args.image, args.image) if args.image else (channels, *size))
    if args.depth:
        config = net.config(image=config.image, depth=args.depth)
    recipe = Recipe("adamw", label_smoothing=ALPHA, weight_decay=DECAY, statistics_momentum=RHO)
    program = build_step(net, config, recipe, batch=args.batch)
    values = host_inputs(program.manifest)
    values = {k: v * 0.01 if k == "lr" else v for k, v in values.items()}  # slow: the two must stay comparable
    mine, other = ours(program, values, args.steps), theirs(args.net, program, values, args.steps)
    for warm_up in (mine, other):
        warm_up.run()
    np.testing.assert_allclose(mine.losses, other.losses, rtol=1e-3)  # the same training
    a, b = interleaved([mine.run, other.run], args.rounds)
    step = compared(f"a step of {args.net}, against JAX", a, b)
    compiles = [(mine.compile(), other.compile()) for _ in range(args.compiles)]
    c, d = [list(side) for side in zip(*compiles, strict=True)]
    compiling = compared(f"compiling {args.net}, against JAX", c, d)
    memory = compared(f"memory of {args.net}, against JAX", [mine.peak_bytes], [other.peak_bytes])
    result = {
        "shlo_ms": median(a) / args.steps * 1e3,
        "jax_ms": median(b) / args.steps * 1e3,
        "shlo_compile_s": median(c),
        "jax_compile_s": median(d),
        "shlo_peak_MB": mine.peak_bytes / 1e6,
        "jax_peak_MB": other.peak_bytes / 1e6,
        "last_losses": [mine.losses[-1], other.losses[-1]],
        "ratios": [step, compiling, memory],
    }
    if args.json:
        print(json.dumps({**about(), "net": args.net, "batch": args.batch, **result}, indent=1))
        return
    print(f"{args.net}, batch {args.batch}, images {config.image[1:]}, one AdamW step on one CPU device")
    print(
        f"  step: shlo {result['shlo_ms']:.2f} ms, JAX {result['jax_ms']:.2f} ms, "
        f"ratio {step['ratio']:.3f} ({step['low']:.3f} to {step['high']:.3f})"
    )
    print(
        f"  compile: shlo {median(c):.2f} s, JAX {median(d):.2f} s, "
        f"ratio {compiling['ratio']:.2f} ({compiling['low']:.2f} to {compiling['high']:.2f})"
    )
    print(f"  memory: shlo {result['shlo_peak_MB']:.1f} MB, JAX {result['jax_peak_MB']:.1f} MB")
    print(", ".join(f"{k} {v}" for k, v in about().items()))


if __name__ == "__main__":
    main()
