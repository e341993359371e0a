"""``shlo bench``: the side-by-side measurements.  They live in ``bench/`` of a checkout, not in the package: some need ``jax``."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from shlo.cli.common import Json, print_json, print_table
from shlo.ir.errors import PACKAGE, ShloError

FOLDER = Path(PACKAGE).parent / "bench"
"""Where the measurements are: beside the package."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One script of ``bench/``: what it is called, what it says of itself, and which modules it needs besides shlo's."""

    name: str
    file: Path
    summary: str
    needs: tuple[str, ...]

    @property
    def missing(self) -> list[str]:
        """Those of the modules that are not installed."""
        return [m for m in self.needs if importlib.util.find_spec(m) is None]


def bench(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="Which measurement; all by default.", show_default=False)
    ] = None,
    rounds: Annotated[int | None, typer.Option(help="How many rounds, its own number by default.", min=1)] = None,
    list_: Annotated[bool, typer.Option("--list", help="Only say what can be measured.")] = False,
    json: Json = False,
) -> int:
    """Run the side-by-side measurements: ours over theirs, the median of interleaved rounds with its quartiles.

    Exit status 1 if one of them fails.
    """
    found = measurements(FOLDER)
    if name is not None:
        found = [_named(name, found)]
    if list_:
        rows = [(m.name, f"{m.summary}{_lacking(m)}") for m in found]
        if json:
            print_json([{"name": m.name, "summary": m.summary, "missing": m.missing} for m in found])
        else:
            print_table(("measurement", "what it measures"), rows)
        return 0
    if name is not None and found[0].missing:
        raise ShloError(f"bench {name}{_lacking(found[0])}: install shlo[test]")
    reports = [_run(m, rounds, json) for m in found]
    if json:
        print_json(reports)
    return 1 if any("error" in r for r in reports) else 0


def measurements(folder: Path) -> list[Measurement]:
    """Every script of the folder that measures, by its dashed name."""
    if not folder.is_dir():
        raise ShloError(
            f"the measurements are in bench/ of a checkout of shlo, and there is none beside this installation ({folder})"
        )
    found = []
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text())
        if any(isinstance(n, ast.FunctionDef) and n.name == "main" for n in tree.body):
            imported = {a.name for n in tree.body if isinstance(n, ast.Import) for a in n.names}
            imported |= {n.module or "" for n in tree.body if isinstance(n, ast.ImportFrom)}
            needs = tuple(sorted({i.partition(".")[0] for i in imported} & {"jax", "optax", "xdsl"}))
            summary = (ast.get_docstring(tree) or "").partition("\n\n")[0].replace("\n", " ")
            found.append(Measurement(file.stem.replace("_", "-"), file, summary, needs))
    return found


def _named(name: str, found: list[Measurement]) -> Measurement:
    for each in found:
        if each.name == name.replace("_", "-"):
            return each
    raise ShloError(f"there is no measurement '{name}': one of {', '.join(m.name for m in found)}")


def _lacking(measurement: Measurement) -> str:
    missing = measurement.missing
    return f" (needs {', '.join(missing)}, which {'is' if len(missing) == 1 else 'are'} not installed)" * bool(missing)


def _run(measurement: Measurement, rounds: int | None, quiet: bool) -> dict[str, Any]:
    """Run one in a process of its own, and show its ratios."""
    report: dict[str, Any] = {"name": measurement.name}
    if not quiet:
        print(f"{measurement.name}: {measurement.summary}", flush=True)
    if measurement.missing:
        report["skipped"] = _lacking(measurement).strip(" ()")
        if not quiet:
            print(f"  skipped: {report['skipped']}")
        return report
    arguments = ["--json", *(["--rounds", str(rounds)] if rounds is not None else [])]
    paths = [str(FOLDER.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    ran = subprocess.run(
        [sys.executable, str(measurement.file), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )
    try:
        if ran.returncode:
            raise ValueError((ran.stderr.strip().splitlines() or [f"status {ran.returncode}"])[-1])
        report |= json.loads(ran.stdout)
    except ValueError as error:
        report["error"] = str(error)
        print(f"shlo: bench {measurement.name} failed: {error}", file=sys.stderr)
        return report
    if not quiet:
        for r in report["ratios"]:
            spread = f"{r['low']:.3g} to {r['high']:.3g}, {r['rounds']} rounds" if r["rounds"] > 1 else "once"
            print(f"  {r['ratio']:.3g} ({spread})  {r['what']}")
        print(f"  {', '.join(str(report[k]) for k in ('machine', 'date') if k in report)}", flush=True)
    return report
