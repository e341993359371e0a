"""``shlo eval`` and ``shlo run``: what a module computes, by NumPy and by PJRT."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import numpy as np
import typer

from shlo.cli.common import Json, Platform, Seed, entry_function, print_json, read_arrays, spare, write_arrays
from shlo.cli.stepinputs import manifest_beside, step_inputs
from shlo.cli.text import File, read_module
from shlo.emit import emit
from shlo.interp.den import World
from shlo.interp.grid import Grid
from shlo.interp.inputs import assemble_inputs
from shlo.ir.core import Function, Module
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError, counted
from shlo.ir.expansion import check_expansion
from shlo.ir.types import TensorType, dtype_of
from shlo.runtime import Runtime
from shlo.runtime.pjrt import MOST_DEVICES

Array = np.ndarray[Any, Any]

Entry = Annotated[
    str | None, typer.Option(metavar="F", help="The function to use; main, or the only public one, by default.")
]
Inputs = Annotated[
    str | None, typer.Option(metavar="I.npz", help="Arrays under argument names or positions (0, 1, …).")
]
Outputs = Annotated[str | None, typer.Option(metavar="O.npz", help="Write the results here, under position and name.")]
Replicas = Annotated[int | None, typer.Option(help="How many replicas; the module's own number by default.")]


def evaluate_file(
    file: File,
    entry: Entry = None,
    inputs: Inputs = None,
    outputs: Outputs = None,
    world: Annotated[
        World,
        typer.Option(help="What a float is: float64, rounded to its stored type by every operation, or a fraction."),
    ] = World.STORED,
    replicas: Replicas = None,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    """Evaluate with NumPy.

    With R > 1 replicas each input and each result has a leading axis R.  A program for P partitions takes and gives whole
    tensors where it says how they lie on the partitions (shardings, meshes); where it does not, each partition has its own, and
    the leading axis is R·P.  Missing inputs are drawn from the seed: floats standard normal, integers 0 to 9, booleans fair;
    where shlo emit left a manifest beside the text, state as it could be in the midst of training.
    """
    spare(outputs, file, inputs)
    source, module = read_module(file)
    function = entry_function(module, entry)
    grid = grid_of(module, function, replicas)
    given = gather_inputs(file, function, inputs, seed, grid.lanes)
    results = grid.evaluate(function, given, world)
    _report(function.result_names, function.result_types, results, grid, outputs, json, source.name)


def run_file(
    file: File,
    entry: Entry = None,
    inputs: Inputs = None,
    outputs: Outputs = None,
    replicas: Replicas = None,
    seed: Seed = 0,
    platform: Annotated[Platform, typer.Option(help="Which devices.")] = Platform.CPU,
    repeat: Annotated[int, typer.Option(help="How many timed steps.", min=1)] = 3,
    json: Json = False,
) -> None:
    """Run through PJRT, with compile and step times, each partition of each replica on a device of its own; inputs and results as
    for shlo eval."""
    spare(outputs, file, inputs)
    source, module = read_module(file)
    function = entry_function(module, entry)
    check_expansion(function.graph)  # XLA would write it out
    grid = grid_of(module, function, replicas)
    given = gather_inputs(file, function, inputs, seed, grid.lanes)
    text = source.text if function.name == "main" else emit(as_main(module, function))
    runtime = start_runtime(platform, grid)
    results, compile_seconds, seconds = execute(runtime, text, given, grid.replicas, source.name, repeat)
    times = {"compile_seconds": compile_seconds, "step_seconds": statistics.median(seconds)}
    _report(function.result_names, function.result_types, results, grid, outputs, json, source.name, times)


def grid_of(module: Module, function: Function, replicas: int | None) -> Grid:
    """The replicas and partitions on which the function runs: as many replicas as asked for, else what the module says."""
    program = module if function.name == "main" else as_main(module, function)
    grid = Grid.of(program, replicas)
    if not 1 <= grid.replicas <= MOST_DEVICES:
        raise ShloError(f"the number of replicas must be from 1 to {MOST_DEVICES}, not {grid.replicas}")
    if grid.devices > MOST_DEVICES:
        raise ShloError(
            f"{counted(grid.replicas, 'replica')} of {grid.partitions} partitions are {grid.devices} devices: {MOST_DEVICES} are "
            "the most"
        )
    return grid


def gather_inputs(file: str, function: Function, inputs: str | None, seed: int, lanes: int) -> list[Array | PerDevice]:
    """Inputs from an ``.npz``, from the manifest beside the text, and from the seed, in this order; ``lanes`` are the grid's."""
    names = [p.name for p in function.graph.params]
    given = read_arrays(inputs)
    assembled = assemble_inputs(names, function.arg_types, given, seed=seed, devices=lanes)
    manifest = manifest_beside(file) if function.name == "main" else None
    if manifest is not None and manifest.replicas == lanes:
        sensible = step_inputs(manifest, seed, function)
        present = {int(k) if k not in names else names.index(k) for k in given}
        assembled = [a if i in present else sensible[n] for i, (n, a) in enumerate(zip(names, assembled, strict=True))]
    return assembled


def as_main(module: Module, function: Function) -> Module:
    """The module with ``function`` as its ``main``."""
    main = Module.of(function).main
    return Module([main], module.name, module.attrs, module.meshes.values())


def start_runtime(platform: Platform, grid: Grid) -> Runtime:
    """The devices for a program: on ``cpu`` as many as are wanted are made."""
    return Runtime(str(platform), devices=grid.devices if platform is Platform.CPU else None)


AS_WRITTEN = {"xla_allow_excess_precision": False}
"""XLA's options where its results are compared: left alone it drops roundings to bf16 and f16 between operations, which gives
other numbers than the program says."""


def execute(
    runtime: Runtime,
    text: str,
    inputs: Sequence[Any],
    replicas: int,
    name: str,
    repeat: int = 0,
    options: Mapping[str, Any] | None = None,
) -> tuple[list[Any], float, list[float]]:
    """Compile and run a text's ``@main``: its results on the host, compile seconds, seconds of ``repeat`` further steps."""
    executable = runtime.compile(text, replicas=replicas, file=name, options=options)
    results = [output.to_host() for output in executable(*inputs)]
    return results, executable.compile_seconds, executable.seconds(inputs, repeat) if repeat else []


# -------------------------------------------------------------------------------------------------------- results

LISTED = 16
"""Results of at most so many elements are shown whole, larger ones as mean and range."""

LISTED_JSON = 1024


def joined(result: Any, devices: int) -> Array:
    """One result as an array, with a leading axis where there are several devices."""
    if isinstance(result, PerDevice):
        return np.stack(result)
    return np.broadcast_to(result, (devices, *np.shape(result))) if devices > 1 else np.asarray(result)


def _report(
    names: Sequence[str],
    types: Sequence[TensorType],
    results: Sequence[Any],
    grid: Grid,
    outputs: str | None,
    json: bool,
    file: str,
    times: dict[str, float] | None = None,
) -> None:
    arrays = [joined(r, grid.lanes) for r in results]
    if outputs is not None:
        _write(outputs, names, arrays)
    if json:
        described = [_described(n, t, a) for n, t, a in zip(names, types, arrays, strict=True)]
        print_json({"file": file, "devices": grid.devices, **(times or {}), "results": described})
        return
    for name, type, array in zip(names, types, arrays, strict=True):
        print(f"{name}: {type} = {_shown(array)}")
    for what, seconds in (times or {}).items():
        print(f"{what.replace('_seconds', '')}: {seconds:.4f} s")


def _write(file: str, names: Sequence[str], arrays: Sequence[Array]) -> None:
    """Every result under its position and, where that is another key, its name."""
    keyed = {name: storable(a) for name, a in zip(names, arrays, strict=True) if list(names).count(name) == 1}
    keyed.update((str(i), storable(a)) for i, a in enumerate(arrays))
    write_arrays(file, keyed)


def storable(array: Array) -> Array:
    """Element types that ``.npz`` files do not know (bf16, f8, i4) as the next wider one that they do, fractions as float64."""
    if array.dtype == object:
        return array.astype(np.float64)
    if array.dtype.kind in "biufc" and array.dtype.isbuiltin:
        return array
    kind = dtype_of(array).kind
    return array.astype(np.float32 if kind == "float" else np.uint8 if kind == "uint" else np.int8)


def _elements(array: Array) -> Any:
    """The elements as nested lists; fractions as they are written, ``"1/3"``."""
    return (np.vectorize(str, otypes=[object])(array) if array.dtype == object and array.size else array).tolist()


def _shown(array: Array) -> str:
    if array.size <= LISTED:
        return str(_elements(array)).replace("'", "")
    if array.dtype.kind in "bc":
        return f"{array.size:,} elements"
    wide = storable(array).astype(np.float64)
    bad = int((~np.isfinite(wide)).sum())
    with np.errstate(all="ignore"):  # the mean of ∞ and −∞
        mean = wide.mean()
    return f"mean {mean:.6g}, from {np.min(wide):.6g} to {np.max(wide):.6g}" + (f", {bad} not finite" if bad else "")


def _described(name: str, type: TensorType, array: Array) -> dict[str, Any]:
    described: dict[str, Any] = {"name": name, "type": str(type), "shape": list(array.shape)}
    if array.size and array.dtype.kind not in "bc":
        wide = storable(array).astype(np.float64)
        with np.errstate(all="ignore"):
            mean = float(wide.mean())
        described |= {"mean": mean, "min": float(np.min(wide)), "max": float(np.max(wide))}
        described["not_finite"] = int((~np.isfinite(wide)).sum())
    if array.size <= LISTED_JSON:
        described["values"] = _elements(array)
    return described
