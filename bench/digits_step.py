"""The digits training step under PJRT against the same step written in JAX: time a step, and time to compile.

Same network, batch, layout, recipe and machine; state and batch stay on the device; rounds of a few steps take turns.
``python bench/digits_step.py``; it needs ``jax``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import jax
import numpy as np
from side_by_side import about, compared, interleaved

from shlo.emit import emit
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.runtime import Runtime

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.nets.steps import by_name, host_inputs
from tests.oracle_nets.jax_nets import adamw_step

STEPS = 20
"""Steps a round: one alone would measure the clock."""


def ours(net: str, batch: int, depth: int) -> tuple[Callable[[], Any], float, Any]:
    recipe = Recipe("adamw", label_smoothing=0.1, weight_decay=0.01)
    program = build_step(find_net(net), find_net(net).config(depth=depth), recipe, batch=batch)
    manifest = program.manifest
    runtime = Runtime()
    step = runtime.compile(emit(program.module))
    values = host_inputs(manifest)
    state = {i.name: runtime.put(values[i.name], i.type) for i in manifest.inputs}
    losses: list[float] = []

    def run() -> None:
        for _ in range(STEPS):
            results = by_name(manifest, step(*(state[i.name] for i in manifest.inputs)))
            loss = results.pop("loss")
            state.update(results)
        losses.append(float(loss.to_host()))

    return run, step.compile_seconds, losses


def theirs(net: str, batch: int, depth: int) -> tuple[Callable[[], Any], float, Any]:
    manifest = build_step(find_net(net), find_net(net).config(depth=depth), Recipe(), batch=batch).manifest
    values = {k: jax.device_put(v) for k, v in host_inputs(manifest).items()}
    roles = {i.name: i.role for i in manifest.inputs}
    p = {n: v for n, v in values.items() if roles[n] == "parameter"}
    state = [p, *({n: values[f"{n}.{slot}"] for n in p} for slot in ("m", "v"))]
    state.append({n: v for n, v in values.items() if roles[n] == "statistic"})
    rest = [values[n] for n in ("lr", "bias_correction1", "bias_correction2", "images", "targets")]
    lowered = jax.jit(adamw_step(net, 0.1, 0.01), donate_argnums=(0, 1, 2, 3)).lower(*state, *rest)
    start = time.perf_counter()
    step = lowered.compile()
    compile_seconds = time.perf_counter() - start
    losses: list[float] = []

    def run() -> None:
        for _ in range(STEPS):
            *state[:], loss = step(*state, *rest)
        losses.append(float(loss))

    return run, compile_seconds, losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--net", default="digits-resnet")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    mine, my_compile, my_losses = ours(args.net, args.batch, args.depth)
    other, other_compile, other_losses = theirs(args.net, args.batch, args.depth)
    for warm_up in (mine, other):
        warm_up()
    np.testing.assert_allclose(my_losses, other_losses, rtol=1e-3)  # the same training
    a, b = interleaved([mine, other], args.rounds)
    step = compared(f"a step of {args.net}, against JAX", a, b)
    middle, low, high = step["ratio"], step["low"], step["high"]
    result = {
        "shlo_ms": median(a) / STEPS * 1e3,
        "jax_ms": median(b) / STEPS * 1e3,
        "ratio": middle,
        "quartiles": [low, high],
        "shlo_compile_s": my_compile,
        "jax_compile_s": other_compile,
        "compile_ratio": my_compile / other_compile,
        "last_losses": [my_losses[-1], other_losses[-1]],
        "ratios": [step, compared(f"compiling {args.net}, against JAX", [my_compile], [other_compile])],
    }
    if args.json:
        print(json.dumps({**about(), "net": args.net, "batch": args.batch, **result}, indent=1))
        return
    print(f"{args.net}, batch {args.batch}, one AdamW step on one CPU device")
    print(
        f"  shlo {result['shlo_ms']:.2f} ms, JAX {result['jax_ms']:.2f} ms, ratio {middle:.3f} ({low:.3f} to {high:.3f})"
    )
    print(f"  compile: shlo {my_compile:.2f} s, JAX {other_compile:.2f} s, ratio {result['compile_ratio']:.2f}")
    print(", ".join(f"{k} {v}" for k, v in about().items()))


if __name__ == "__main__":
    main()
