"""Execute golden/*.mlir on a GPU and compare every result with the NumPy evaluator: see gpu_check.sh.

Each module runs twice.  *exact*: with TF32 and Triton's matrix products off, so that float32 means float32 and errors are a
few roundings, held against a tolerance.  *default*: as users run it, timed, its errors recorded and held against a looser one
(TF32 keeps 10 bits).  NVIDIA's libraries read their switch when they are loaded, hence one process a mode.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from shlo.cli.stepinputs import manifest_beside, step_inputs
from shlo.interp.den import PerDevice, evaluate
from shlo.interp.inputs import seeded_inputs
from shlo.ir.core import Module
from shlo.ir.errors import ShloError
from shlo.parse.parse import parse
from shlo.runtime import Runtime, jaxlib_api

ROOT = Path(__file__).resolve().parent.parent
TOLERANCE = {"exact": 1e-3, "default": 5e-2}
"""The largest accepted root mean square error of a result, relative to its root mean square."""

MODES = ("exact", "default")
STEPS = 20
DEADLINE = 150.0
"""Seconds after which no further module is started, so that the whole stays under three minutes."""


def inputs_for(path: Path, module: Module, seed: int) -> list[Any]:
    """Inputs from the manifest beside the text where there is one, else drawn from the seed."""
    manifest = manifest_beside(str(path))
    if manifest is None:
        return list(seeded_inputs(module.main, seed, module.replicas))
    named = step_inputs(manifest, seed, module.main)
    return [named[p.name] for p in module.main.graph.params]


def versions(value: Any) -> list[np.ndarray[Any, Any]]:
    """One array a device, whichever way a value is held."""
    return list(value) if isinstance(value, PerDevice) else [value]


def errors(expected: Any, found: Any) -> dict[str, float]:
    """How far a result is off, worst device: the largest difference, and its root mean square relative to the result's.

    The second decides.  (Adam's first update is ±rate whatever the size of a gradient, so where a gradient is nearly zero
    rounding decides the sign: such elements may be far off and must be few.)
    """
    worst = {"largest": 0.0, "relative_rms": 0.0}
    there = versions(found)
    here = list(expected) if isinstance(expected, PerDevice) else [expected] * len(there)
    for a, b in zip(here, there, strict=True):
        wide = np.complex128 if a.dtype.kind == "c" else np.float64
        a, b = np.asarray(a).astype(wide), np.asarray(b).astype(wide)
        if not np.array_equal(np.isfinite(a), np.isfinite(b)):
            return dict.fromkeys(worst, float("inf"))
        off, size = np.abs(a - b)[np.isfinite(a)], np.abs(a)[np.isfinite(a)]
        if off.any():
            rms = float(np.sqrt((off**2).mean() / (size**2).mean())) if size.any() else float("inf")
            worst = {
                "largest": max(worst["largest"], float(off.max())),
                "relative_rms": max(worst["relative_rms"], rms),
            }
    return worst


def check(path: Path, runtime: Runtime, mode: str, seed: int) -> dict[str, Any]:
    """Run one module; what came out."""
    text = path.read_text()
    module = parse(text)
    if module.replicas > runtime.devices:
        return {"skipped": f"needs {module.replicas} devices, there are {runtime.devices}"}
    options = {"xla_gpu_enable_triton_gemm": False} if mode == "exact" else {}
    executable = runtime.compile(text, file=path.name, options=options)
    inputs = inputs_for(path, module, seed)
    found = [o.to_host() for o in executable(*inputs)]
    start = time.perf_counter()
    expected = evaluate(module, inputs, world="stored", replicas=module.replicas)
    numpy_seconds = time.perf_counter() - start
    off = {n: errors(e, f) for n, e, f in zip(executable.signature.output_names, expected, found, strict=True)}
    worst = max((e["relative_rms"] for e in off.values()), default=0.0)
    seconds = executable.seconds(inputs, STEPS)[2:] if mode == "default" else []
    return {
        "passed": worst <= TOLERANCE[mode],
        "worst_relative_rms": worst,
        "errors": off,
        "compile_seconds": executable.compile_seconds,
        "numpy_seconds": numpy_seconds,
        **({"step_seconds": {"median": statistics.median(seconds), "least": min(seconds)}} if seconds else {}),
    }


def run_mode(mode: str, files: list[Path], kind: str, devices: int | None, seed: int) -> dict[str, Any]:
    """All modules in this process, in one mode."""
    runtime = Runtime(kind, devices)
    start = time.monotonic()
    results: dict[str, Any] = {}
    for path in files:
        if time.monotonic() - start > DEADLINE / len(MODES):
            results[path.name] = {"skipped": "out of time"}
            continue
        try:
            results[path.name] = check(path, runtime, mode, seed)
        except ShloError as problem:
            results[path.name] = {"passed": False, "problem": str(problem)}
    return {"devices": runtime.devices, "device_kind": runtime.device_kind, "results": results}


def run_all(args: argparse.Namespace) -> int:
    """A process a mode, then one report."""
    modes = {}
    for mode in MODES:
        env = {**os.environ, **({"NVIDIA_TF32_OVERRIDE": "0"} if mode == "exact" else {})}
        command = [sys.executable, __file__, *sys.argv[1:], "--mode", mode]
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=False, timeout=DEADLINE + 20)
        if done.returncode != 0:
            return 2  # it has said why
        modes[mode] = json.loads(done.stdout)
    report = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "platform": args.platform,
        "device": modes["default"]["device_kind"],
        "devices": modes["default"]["devices"],
        "host": f"{platform.machine()}, {os.cpu_count()} CPUs",
        "versions": {"python": platform.python_version(), "numpy": np.__version__, "jaxlib": jaxlib_api.version()},
        "seed": args.seed,
        "tolerance": TOLERANCE,
        "modes": {mode: found["results"] for mode, found in modes.items()},
    }
    ran = [r for results in report["modes"].values() for r in results.values() if "skipped" not in r]
    report["passed"] = bool(ran) and all(r["passed"] for r in ran)
    args.output.parent.mkdir(parents=True, exist_ok=True)
    args.output.write_text(json.dumps(report, indent=1) + "\n")
    for mode, results in report["modes"].items():
        for name, r in results.items():
            told = r.get("skipped") or r.get("problem") or f"error {r['worst_relative_rms']:.1e}"
            step = f", step {r['step_seconds']['median'] * 1e3:.2f} ms" if "step_seconds" in r else ""
            print(f"{'SKIP' if 'skipped' in r else 'PASS' if r['passed'] else 'FAIL'} {mode:7} {name}: {told}{step}")
    print(f"{'passed' if report['passed'] else 'FAILED'}: {len(ran)} runs on {report['device']}, in {args.output}")
    return 0 if report["passed"] else 1


def main() -> int:
    """Parse the arguments and run; 0 passed, 1 failed, 2 could not run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help="texts to run (default: golden/*.mlir)")
    parser.add_argument("--platform", default="cuda", choices=["cuda", "cpu"])
    parser.add_argument("--devices", type=int, help="how many devices (default: all GPUs; 2 on cpu)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "bench" / "gpu_check.json")
    parser.add_argument("--mode", choices=MODES, help=argparse.SUPPRESS)
    args = parser.parse_args()
    files = args.files or sorted((ROOT / "golden").glob("*.mlir"))
    devices = args.devices or (2 if args.platform == "cpu" else None)
    try:
        if not files:
            raise ShloError(f"there are no texts in {ROOT / 'golden'}: run `shlo golden update` first")
        if args.mode is None:
            return run_all(args)
        print(json.dumps(run_mode(args.mode, files, args.platform, devices, args.seed)))
    except (ShloError, OSError, subprocess.TimeoutExpired) as problem:
        print(f"gpu_check: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
