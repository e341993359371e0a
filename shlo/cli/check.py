"""``shlo check``: everything that must agree about one module."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import numpy as np
import typer

from shlo.cli.common import Json, Platform, Seed, Source, entry_function, print_json, read_source
from shlo.cli.execute import (
    AS_WRITTEN,
    Entry,
    Inputs,
    Replicas,
    as_main,
    execute,
    gather_inputs,
    grid_of,
    joined,
    start_runtime,
)
from shlo.cli.stepinputs import manifest_beside
from shlo.cli.text import File
from shlo.emit import emit
from shlo.interp.grid import Grid
from shlo.interp.skel import skeleton
from shlo.ir.core import Function, Module
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError, counted
from shlo.ir.expansion import check_expansion
from shlo.ir.ops.collective import channel_id
from shlo.ir.types import DType
from shlo.nets.step import Manifest
from shlo.parse import parse
from shlo.runtime import Runtime, mlir
from shlo.train.checkpoint import verify_lockstep
from shlo.transform.lower import lower_module

Array = np.ndarray[Any, Any]

TOLERANCE: dict[int, float] = {64: 1e-9, 32: 2e-4, 16: 2e-2}
"""By bits of a result's float type: the largest |den − PJRT| allowed, relative to the result's largest magnitude.  f16 has
bf16's for what it accumulated on the way; narrower floats get 0.25, integers and booleans must be equal."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One check: what it says if it holds, or why it does not."""

    check: str
    ok: bool
    detail: str
    seconds: float


def check_file(
    file: File,
    entry: Entry = None,
    inputs: Inputs = None,
    replicas: Replicas = None,
    seed: Seed = 0,
    platform: Annotated[Platform, typer.Option(help="Which devices run it.")] = Platform.CPU,
    json: Json = False,
) -> int:
    """All consistency checks on one module: parse, MLIR verify, round trip, skeleton, eval against run.

    On several devices also whether collectives reach all of them and, for a step with its manifest beside it, whether the
    replicas stay in lockstep.
    Exit status 1 if one fails.  Inputs as for shlo eval.
    """
    source = read_source(file)
    module = parse(source.read)  # nothing can be checked about what does not parse: status 2
    function = entry_function(module, entry)
    check_expansion(function.graph)  # XLA would write it out
    grid = grid_of(module, function, replicas)
    given = gather_inputs(file, function, inputs, seed, grid.lanes)
    runtime = start_runtime(platform, grid)
    checks: list[tuple[str, Callable[[], str]]] = [
        ("MLIR verifies the text", lambda: _verified(source)),
        ("round trip", lambda: _round_trip(source, module)),
        ("flat program", lambda: _flat(module)),
        ("generic form", lambda: _generic(module)),
    ]
    if grid.devices > 1:
        checks.append(("groups", lambda: _groups(module, grid)))
    outcomes = [_try(name, run) for name, run in checks]
    errors: list[dict[str, Any]] = []
    ran: list[Any] = []

    def compare() -> str:
        ran.extend(_run(source, module, function, given, runtime, grid.replicas))
        errors.extend(_compare(function, given, ran, grid))
        bad = [e for e in errors if not e["ok"]]
        if bad:
            first = f"first {bad[0]['name']}: error {bad[0]['error']:.3g}"
            raise _DoesNotHold(f"{len(bad)} of {len(errors)} results differ, {first}")
        worst = max((e["error"] for e in errors), default=0.0)
        return f"{counted(len(errors), 'result')} agree{'s' * (len(errors) == 1)}, largest error {worst:.3g}"

    outcomes.append(_try(f"NumPy against {platform}", compare))
    manifest = manifest_beside(file) if function.name == "main" else None
    if ran and manifest is not None and manifest.replicas == grid.lanes > 1:
        outcomes.append(
            _try("lockstep", lambda: _lockstep(manifest, dict(zip(function.result_names, ran, strict=True))))
        )
    ok = all(o.ok for o in outcomes)
    if json:
        print_json({"file": source.name, "ok": ok, "checks": [asdict(o) for o in outcomes], "results": errors})
    else:
        for o in outcomes:
            print(f"{'ok  ' if o.ok else 'FAIL'}  {o.check}: {o.detail}")
        for e in errors:
            allowed = "" if e["ok"] else f", allowed {e['allowed']:.3g}"
            print(f"{'    ' if e['ok'] else 'FAIL'}    {e['name']}: {e['type']}: error {e['error']:.3g}{allowed}")
    return 0 if ok else 1


class _DoesNotHold(Exception):
    """A check ran and its statement is false."""


def _try(name: str, run: Callable[[], str]) -> Outcome:
    start = time.perf_counter()
    try:
        detail, ok = run(), True
    except (_DoesNotHold, ShloError) as error:
        detail, ok = str(error).partition("\n")[0], False
    return Outcome(name, ok, detail, time.perf_counter() - start)


def _verified(source: Source) -> str:
    mlir.check(source.text, file=source.name)
    return "yes"


def _round_trip(source: Source, module: Module) -> str:
    """emit∘parse gives a text that says the same module, and that emit∘parse leaves alone."""
    text = emit(module)
    again = parse(text, f"{source.name} (emitted)")
    _require(skeleton(again) == skeleton(module), "the emitted text parses to another program")
    _require(emit(again) == text, "emitting what was emitted and parsed gives other bytes")
    mlir.check(text, file=f"{source.name} (emitted)")
    same = (
        "the text is canonical" if text == source.text else "the text is not in canonical form (shlo fmt makes it so)"
    )
    return f"skeleton {skeleton(module)}, {same}"


def _flat(module: Module) -> str:
    """Lowered to primitives it is still one program, in text and in graph."""
    ground = lower_module(module)
    text = emit(ground)
    _require(skeleton(parse(text, "(flat)")) == skeleton(ground), "the flat text parses to another program")
    mlir.check(text, file="(flat)")
    return (
        f"skeleton {skeleton(ground)}, {sum(1 for f in ground.functions.values() for _ in f.graph.walk()):,} primitives"
    )


def _generic(module: Module) -> str:
    text = emit(module, generic=True)
    _require(skeleton(parse(text, "(generic)")) == skeleton(module), "the generic text parses to another program")
    mlir.check(text, file="(generic)")
    return "parses to the same program"


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise _DoesNotHold(otherwise)


def _groups(module: Module, grid: Grid) -> str:
    """Every collective reaches every replica, once: an incomplete group would leave somebody with other numbers (G3)."""
    devices = Devices(grid.replicas, grid.partitions)
    whole, parts = 0, 0
    for function in lower_module(module).functions.values():
        for node in function.graph.walk():
            groups = node.attrs.get("replica_groups")
            if groups is None:
                continue
            channel, flattened = node.attrs.get("channel_handle"), node.attrs.get("use_global_device_ids", False)
            try:
                met = devices.meeting(node.op.label, groups, channel_id=channel_id(channel), global_ids=flattened)
            except ShloError as error:
                name = node.name.removesuffix(f".{node.op.label}")
                raise _DoesNotHold(f"{name} ({node.op.label}): {error.message}") from None
            whole, parts = (whole + 1, parts) if any(len(g) == devices.count for g in met) else (whole, parts + 1)
    some = f", {counted(parts, 'collective')} within groups of them" if parts else ""
    who = "replicas" if grid.partitions == 1 else "devices"
    return f"{counted(whole, 'collective')} among all {devices.count} {who}{some}"


def _lockstep(manifest: Manifest, results: Mapping[str, Any]) -> str:
    """From equal state and shards of one batch that differ, the replicas end with equal bits, the loss among them: it is
    the batch's and not a shard's (G1, G2, G12, G14)."""
    for output in manifest.outputs:
        if not output.sharded:
            verify_lockstep(output.name, results[output.name])
    cut = counted(sum(i.sharded for i in manifest.inputs), "input")
    return f"from equal state and {cut} that differ, all {manifest.replicas} replicas end with the same bits"


def _run(
    source: Source, module: Module, function: Function, given: Sequence[Any], runtime: Runtime, count: int
) -> list[Any]:
    """The results under PJRT, on the host."""
    text = source.text if function.name == "main" else emit(as_main(module, function))
    return execute(runtime, text, given, count, source.name, options=AS_WRITTEN)[0]


def _compare(function: Function, given: Sequence[Any], results: Sequence[Any], grid: Grid) -> list[dict[str, Any]]:
    """The error of every result between the NumPy evaluator (stored world) and PJRT, on the same inputs."""
    expected = grid.evaluate(function, given)
    errors = []
    for name, type, mine, theirs in zip(function.result_names, function.result_types, expected, results, strict=True):
        error = relative_error(joined(mine, grid.lanes), joined(theirs, grid.lanes))
        allowed = tolerance(type.dtype)
        errors.append({"name": name, "type": str(type), "error": error, "allowed": allowed, "ok": error <= allowed})
    return errors


def tolerance(dtype: DType) -> float:
    """How far a result of this element type may be off (see :data:`TOLERANCE`)."""
    if dtype.kind == "float":
        return TOLERANCE.get(dtype.bits, 0.25)
    return TOLERANCE[dtype.bits // 2] if dtype.kind == "complex" else 0.0


def relative_error(a: Array, b: Array) -> float:
    """max |a − b| / max |b|; infinite where one is NaN or infinite and the other is not the same."""
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    x, y = a.astype(wide).ravel(), b.astype(wide).ravel()
    finite = np.isfinite(x) & np.isfinite(y)
    same = finite | (x == y) | (np.isnan(x) & np.isnan(y))
    if not same.all():
        return float("inf")
    if not finite.any():
        return 0.0
    scale = float(np.abs(y[finite]).max())
    return float(np.abs(x[finite] - y[finite]).max()) / (scale or 1.0)
