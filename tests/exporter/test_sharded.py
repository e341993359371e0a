"""Programs over four devices: what ``shard_map`` and shardings become, evaluated and run against what JAX computes on four
devices."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import ml_dtypes  # noqa: F401  (bfloat16 arrays are unpickled)
import pytest

from shlo.cli.parting import Search, flatten, on_devices
from shlo.interp.den import evaluate
from shlo.interp.grid import Grid
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import Runtime, run_module
from tests.exporter.harness import agree, needs_everything, round_trip

pytest.importorskip("jax")

SOURCE = Path(__file__).with_name("sharded.py")
NAMES = re.findall(r"^@case\((?:.*\n)+?def (\w+)", SOURCE.read_text(), re.M)
CASES = [*NAMES, *(f"{n}-gspmd" for n in NAMES if n not in ("nested", "free_axis"))]


@pytest.fixture(scope="session")
def programs(tmp_path_factory: Any) -> dict[str, Any]:
    """Every program's text, inputs and outputs, from one process with four devices."""
    file = tmp_path_factory.mktemp("sharded") / "programs.pickle"
    command = [sys.executable, "-m", "tests.exporter.sharded", str(file)]
    done = subprocess.run(command, cwd=SOURCE.parents[2], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = pickle.loads(file.read_bytes())  # what our own process wrote
    return found


def test_the_list_is_whole(programs: dict[str, Any]) -> None:
    assert sorted(programs) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_program(programs: dict[str, Any], name: str) -> None:
    text, inputs, outputs = programs[name]
    needs_everything(text)
    module = round_trip(text)
    assert module.partitions == 4
    results = evaluate(module, inputs)
    assert len(results) == len(outputs)
    for i, (got, wanted) in enumerate(zip(results, outputs, strict=True)):
        agree(got, wanted, 2e-2 if wanted.dtype.itemsize == 2 else 4e-6, f"result {i}")


@pytest.mark.parametrize("name", CASES)
def test_program_runs(programs: dict[str, Any], name: str) -> None:
    """Compiled by XLA as JAX compiles it: the very numbers."""
    text, inputs, outputs = programs[name]
    results = run_module(text, inputs)
    assert len(results) == len(outputs)
    for i, (got, wanted) in enumerate(zip(results, outputs, strict=True)):
        agree(got, wanted, 2e-2 if wanted.dtype.itemsize == 2 else 1e-6, f"result {i}")


@pytest.mark.parametrize("name", ["tensor_parallel_product", "loop_with_collective", "placed_arguments", "rings-gspmd"])
def test_no_operation_parts(programs: dict[str, Any], name: str) -> None:
    text, inputs, _ = programs[name]
    module = parse(text)
    grid = Grid.of(module)
    search = Search(on_devices(Runtime(devices=4), 1), grid, list(module.meshes.values()))
    assert search.first(flatten(module.main.graph)[0], inputs) is None
    assert search.compared > 0


def test_the_mesh_must_have_as_many_devices_as_run(programs: dict[str, Any]) -> None:
    text, inputs, _ = programs["means"]
    with pytest.raises(ShloError, match="mesh @mesh has 4 devices, the program runs on 2 partitions"):
        evaluate(parse(text), inputs, partitions=2)
