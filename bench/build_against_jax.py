"""From a network to text in a fresh process: this package's R-replica step against JAX's trace, lowering and text.

Processor seconds after the imports, the two taking turns.  JAX lowers the step of a single device, which is less than what is
built here: no collectives, no synchronised batch-norm.  ``python bench/build_against_jax.py``; it needs ``jax``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import jax
import numpy as np
from side_by_side import about, compared

from shlo.emit import emit
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step

sys.path.insert(0, str(Path(__file__).resolve().parent))
from training_step import jax_step

NETS = ("resnet34", "efficientnet-b0", "vit-tiny")


def ours(name: str, batch: int, replicas: int) -> tuple[float, int]:
    """Processor seconds and characters of the text."""
    net = find_net(name)
    start = time.process_time()
    program = build_step(
        net, net.config(), Recipe("adamw", label_smoothing=0.1, weight_decay=0.01), batch=batch, replicas=replicas
    )
    text = emit(program.module)
    return time.process_time() - start, len(text)


def theirs(name: str, batch: int, replicas: int) -> tuple[float, int]:
    net = find_net(name)
    manifest = build_step(net, net.config(), Recipe("adamw"), batch=batch).manifest
    shapes = {i.name: jax.ShapeDtypeStruct(i.shape, np.float32) for i in manifest.inputs}
    roles = {i.name: i.role for i in manifest.inputs}
    p = {n: s for n, s in shapes.items() if roles[n] == "parameter"}
    running = {n: s for n, s in shapes.items() if roles[n] == "statistic"}
    rest = [shapes[n] for n in ("lr", "bias_correction1", "bias_correction2", "images", "targets")]
    step = jax.jit(jax_step(name), donate_argnums=(0, 1, 2, 3))
    start = time.process_time()
    text = step.lower(p, p, p, running, *rest).as_text()
    return time.process_time() - start, len(text)


def fresh(side: str, name: str, args: argparse.Namespace) -> tuple[float, int]:
    command = [sys.executable, __file__, "--side", side, "--net", name, "--batch", str(args.batch)]
    command += ["--replicas", str(args.replicas)]
    seconds, size = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return seconds, size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--net", choices=NETS, help="default: all three")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--replicas", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--side", choices=("shlo", "jax"), help="measure one of them in this process")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.side:
        measure = ours if args.side == "shlo" else theirs
        print(json.dumps(measure(args.net, args.batch, args.replicas)))
        return
    rows, ratios = [], []
    for name in [args.net] if args.net else NETS:
        pairs = [(fresh("shlo", name, args), fresh("jax", name, args)) for _ in range(args.rounds)]
        a, b = [p[0][0] for p in pairs], [p[1][0] for p in pairs]
        ratios.append(compared(f"building and emitting {name}, against JAX's tracing and lowering", a, b))
        rows.append(
            {
                "net": name,
                "shlo_s": median(a),
                "jax_s": median(b),
                "shlo_kB": pairs[0][0][1] / 1e3,
                "jax_kB": pairs[0][1][1] / 1e3,
            }
        )
    if args.json:
        print(json.dumps({**about(), "rows": rows, "ratios": ratios}, indent=1))
        return
    for r, each in zip(rows, ratios, strict=True):
        print(
            f"{r['net']:16} shlo {r['shlo_s']:.2f} s for {r['shlo_kB']:.0f} kB, JAX {r['jax_s']:.2f} s for "
            f"{r['jax_kB']:.0f} kB: ratio {each['ratio']:.3f} ({each['low']:.3f} to {each['high']:.3f})"
        )
    print(", ".join(f"{k} {v}" for k, v in about().items()))


if __name__ == "__main__":
    main()
