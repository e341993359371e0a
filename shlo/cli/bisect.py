"""``shlo bisect``: the first operation at which PJRT and NumPy part, as a small module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np
import typer

from shlo.cli.check import relative_error, tolerance
from shlo.cli.common import (
    Json,
    Platform,
    Seed,
    Source,
    entry_function,
    print_json,
    read_source,
    spare,
    write_arrays,
    write_text,
)
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
    storable,
)
from shlo.cli.parting import Parting, Search, cut, flatten, module_of, on_devices
from shlo.cli.progress import progress
from shlo.cli.text import File
from shlo.emit import emit
from shlo.ir.core import Node
from shlo.ir.sharding import Mesh
from shlo.parse import parse

SHOWN = 8
"""How many of the operations that PJRT was not asked about are listed."""


def bisect(
    file: File,
    entry: Entry = None,
    inputs: Inputs = None,
    replicas: Replicas = None,
    seed: Seed = 0,
    platform: Annotated[Platform, typer.Option(help="Which devices run it.")] = Platform.CPU,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write the module here instead of FILE.bisect.mlir."),
    ] = None,
    json: Json = False,
) -> int:
    """Find the first operation at which PJRT and NumPy part beyond tolerance, and write it as a small runnable module.

    Its operands go to a .npz beside it.  Exit status 1 if they part, 0 if not.  Inputs as for shlo eval.
    """
    source = read_source(file)
    module = parse(source.read)
    function = entry_function(module, entry)
    grid = grid_of(module, function, replicas)
    given = gather_inputs(file, function, inputs, seed, grid.lanes)
    runtime = start_runtime(platform, grid)
    graph, origin = flatten(function.graph)
    search = Search(on_devices(runtime, grid.replicas), grid, list(module.meshes.values()))
    spread = grid.over_devices(given)
    with progress() as display:
        task = display.add_task("operations")
        search.told = lambda done, of: display.update(task, completed=done, total=of)
        found = search.first(graph, spread)
    kind = "operation" if found else "none"
    off: list[dict[str, Any]] = []
    if found is None:
        text = source.text if function.name == "main" else emit(as_main(module, function))
        whole = execute(runtime, text, given, grid.replicas, file, options=AS_WRITTEN)[0]
        off = _results_off(search, graph, spread, function.result_names, whole)
        if off:
            found, kind = search.drift(graph, spread), "accumulated"
    report: dict[str, Any] = {"file": source.name, "parts": bool(found or off), "kind": kind}
    if found is not None:
        report |= _describe(found, source, origin)
        report |= _write(found, output or _beside(file), search.meshes, (file, inputs))
    report |= {
        "results": off,
        "compared": search.compared,
        "skipped": [
            {"operation": s.node.op.label, "position": _position(s.node, source, origin), "why": s.why}
            for s in search.skipped
        ],
    }
    if json:
        print_json(report)
    else:
        _print(report)
    return 1 if report["parts"] else 0


def _results_off(
    search: Search, graph: Any, given: list[Any], names: tuple[str, ...], theirs: list[Any]
) -> list[dict[str, Any]]:
    """The results of the whole program that are off."""
    made = search.evaluate(graph.nodes, dict(zip(graph.params, given, strict=True)))
    made |= dict(zip(graph.params, given, strict=True))
    off = []
    for name, value, their in zip(names, graph.results, theirs, strict=True):
        mine = search.grid.to_caller(made[value])
        error = relative_error(joined(mine, search.grid.lanes), joined(their, search.grid.lanes))
        if error > tolerance(value.type.dtype):
            off.append({"name": name, "error": error, "allowed": tolerance(value.type.dtype)})
    return off


def _describe(found: Parting, source: Source, origin: dict[Node, Node]) -> dict[str, Any]:
    node, grid = found.node, found.grid
    lane, at = (found.at[0], found.at[1:]) if grid.lanes > 1 else (0, found.at)
    partitions = 1 if grid.whole else grid.partitions
    outermost = found.within[0] if found.within else node
    return {
        "operation": node.op.label,
        "name": node.name,
        "position": _position(outermost, source, origin),
        "within": [n.op.label for n in found.within],
        "result": found.result,
        "type": str(found.value.type),
        "error": found.error,
        "allowed": found.allowed,
        "replica": lane // partitions,
        **({"partition": lane % partitions} if partitions > 1 else {}),
        "at": list(at),
        "numpy": found.numpy,
        "pjrt": found.pjrt,
        "operations": len(found.nodes),
    }


def _position(node: Node, source: Source, origin: dict[Node, Node]) -> str | None:
    loc = origin.get(node, node).loc
    return str(source.position(loc)) if loc is not None else None


def _beside(file: str) -> str:
    return "stdin.bisect.mlir" if file == "-" else f"{file.removesuffix('.mlir')}.bisect.mlir"


def _write(found: Parting, file: str, meshes: Sequence[Mesh], taken: tuple[str | None, ...]) -> dict[str, Any]:
    """The module and, where it has inputs, their values; what they are called.  The files ``taken`` are not overwritten."""
    graph, outer = cut(found.nodes, [found.value])
    values = dict(found.inputs)
    arrays = f"{file.removesuffix('.mlir')}.npz" if file != "-" else "bisect.npz"
    for name in (file, *[arrays] * bool(graph.params)):
        spare(name, *taken)
    grid = found.grid
    write_text(file, module_of(graph, grid, meshes))
    if not graph.params:
        return {"module": file, "inputs": None}
    saved = [joined(grid.to_caller(values[v]), grid.lanes) for v in outer]
    write_arrays(arrays, {p.name: storable(a) for p, a in zip(graph.params, saved, strict=True)})
    return {"module": file, "inputs": arrays}


def _print(report: dict[str, Any]) -> None:
    skipped = report["skipped"]
    if "operation" in report:
        where = f"{report['position'] or report['file']}: "
        inside = f" in {' in '.join(reversed(report['within']))}" if report["within"] else ""
        verdict = "NumPy and PJRT part" if report["kind"] == "operation" else "the error grows beyond what is allowed"
        print(
            f"{where}{report['operation']}{inside} ({report['name']}: {report['type']}): {verdict}: "
            f"error {report['error']:.3g}, allowed {report['allowed']:.3g}"
        )
        print(f"  at {report['at']} NumPy has {_shown(report['numpy'])}, PJRT {_shown(report['pjrt'])}")
        if report["kind"] == "accumulated":
            print(f"  no operation parts alone: it takes the last {report['operations']}")
        given = f" --inputs {report['inputs']}" if report["inputs"] else ""
        print(f"  written: shlo check {report['module']}{given}")
    elif report["parts"]:
        worst = max(report["results"], key=lambda r: r["error"])
        print(
            f"{report['file']}: result {worst['name']} is off by {worst['error']:.3g} (allowed {worst['allowed']:.3g}), but only "
            "in the whole program: with values between returned too, all agree"
        )
    else:
        print(f"{report['file']}: NumPy and PJRT agree on all {report['compared']} operations and on the results")
    for s in skipped[:SHOWN]:
        print(f"  not asked: {s['position'] or '—'}: {s['operation']}: {s['why']}")
    if len(skipped) > SHOWN:
        print(f"  not asked: {len(skipped) - SHOWN} more")


def _shown(number: Any) -> str:
    return str(np.asarray(number).item()) if np.asarray(number).dtype.kind in "biufc" else str(number)
