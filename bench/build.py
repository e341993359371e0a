"""What a training step costs before XLA sees it: building, differentiating, data-parallelising and emitting.

The digits-resnet step on 2 replicas at growing depth; microseconds a primitive operation of the flat program, cold (the first
build of a process, types and lowerings still to be inferred) and warm.  ``python bench/build.py``.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from statistics import median

from side_by_side import about, compared

from shlo.emit import emit
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Program, build_step
from shlo.transform.lower import lower

COLD = """
import sys, time
sys.path.insert(0, {here!r})
import build
print(build.once(int(sys.argv[1]))[0])
"""


def once(depth: int) -> tuple[float, Program, str]:
    """Processor seconds to build and emit (one thread), the program, and its text."""
    net = find_net("digits-resnet")
    gc.collect()  # of the round before
    start = time.process_time()
    program = build_step(net, net.config(depth=depth), Recipe(), batch=64, replicas=2)
    text = emit(program.module)
    taken = time.process_time() - start
    return taken, program, text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    here = __file__.rpartition("/")[0] or "."
    rows: list[dict[str, float]] = []
    times: dict[int, list[float]] = {}
    for depth in (1, 3, 10, 30):
        _, program, text = once(depth)
        size, operations = len(text), len(lower(program.module.main).graph.nodes)
        warm = times[depth] = [once(depth)[0] for _ in range(args.rounds)]
        command = [sys.executable, "-c", COLD.format(here=here), str(depth)]
        cold = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(3)]
        rows.append(
            {
                "depth": depth,
                "operations": operations,
                "text_kB": size / 1e3,
                "warm_ms": median(warm) * 1e3,
                "cold_ms": median(cold) * 1e3,
            }
        )
    for row in rows:
        row["warm_us_per_operation"] = row["warm_ms"] * 1e3 / row["operations"]
        row["cold_us_per_operation"] = row["cold_ms"] * 1e3 / row["operations"]
    growth = (rows[2]["warm_ms"] / rows[0]["warm_ms"], rows[2]["operations"] / rows[0]["operations"])
    deeper = f"time of 10 times the depth ({growth[1]:.1f} times the operations), against once"
    ratios = [compared(deeper, *(times[d] for d in (10, 1)))]
    if args.json:
        print(json.dumps({**about(), "rows": rows, "ratios": ratios}, indent=1))
        return
    for r in rows:
        print(
            f"depth {r['depth']:3}: {r['operations']:6} operations, {r['text_kB']:6.0f} kB;  "
            f"warm {r['warm_ms']:7.1f} ms = {r['warm_us_per_operation']:5.1f} µs each;  "
            f"cold {r['cold_ms']:7.1f} ms = {r['cold_us_per_operation']:5.1f} µs each"
        )
    print(f"10 times deeper: {growth[0]:.1f} times the time for {growth[1]:.1f} times the operations")
    print(", ".join(f"{k} {v}" for k, v in about().items()))


if __name__ == "__main__":
    main()
