"""``shlo fmt``, ``parse``, ``hash`` and ``diff``: modules as texts and as structure."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer

from shlo.cli.common import Json, Source, print_json, read_source, write_text
from shlo.interp.diff import Difference, diff
from shlo.interp.skel import skeleton
from shlo.ir.core import Module
from shlo.ir.errors import ShloError, counted
from shlo.parse import parse
from shlo.transform.lower import lower_module

Files = Annotated[
    list[str], typer.Argument(metavar="FILE", help="StableHLO texts; - is standard input.", show_default=False)
]
File = Annotated[str, typer.Argument(metavar="FILE", help="A StableHLO text; - is standard input.", show_default=False)]
Output = Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="Write here instead of standard output.")]


def read_module(file: str) -> tuple[Source, Module]:
    """A file's text and the module it says."""
    source = read_source(file)
    return source, parse(source.read)


def fmt(
    file: File,
    flat: Annotated[bool, typer.Option("--flat", help="Primitives only: composites and calls inlined.")] = False,
    generic: Annotated[bool, typer.Option("--generic", help='MLIR\'s generic form: "stablehlo.add"(%0, %1) …')] = False,
    output: Output = "-",
) -> None:
    """Parse and print in canonical form."""
    _, module = read_module(file)
    write_text(output, lower_module(module) if flat else module, generic=generic)


def parse_files(files: Files, json: Json = False) -> int:
    """Parse and verify; one line a file: functions, ops, values."""

    def describe(file: str) -> dict[str, Any]:
        source, module = read_module(file)
        nodes = [n for f in module.functions.values() for n in f.graph.walk()]
        return {
            "file": source.name,
            "functions": len(module.functions),
            "ops": len(nodes),
            "values": sum(len(n.results) for n in nodes) + sum(len(f.graph.params) for f in module.functions.values()),
        }

    def line(found: Mapping[str, Any]) -> str:
        counts = [counted(found[what], what.removesuffix("s")) for what in ("functions", "ops", "values")]
        return f"{found['file']}: {', '.join(counts)}"

    return _each(files, describe, line, json)


def hash_files(
    files: Files,
    ground: Annotated[bool, typer.Option("--ground", help="Of the lowered program: primitives only.")] = False,
    json: Json = False,
) -> int:
    """The skeleton hash of each file: which program it is, whatever its names."""

    def describe(file: str) -> dict[str, Any]:
        source, module = read_module(file)
        return {"hash": skeleton(lower_module(module) if ground else module), "file": source.name}

    return _each(files, describe, "{hash}  {file}".format_map, json)


def _each(files: list[str], describe: Any, line: Callable[[Mapping[str, Any]], str], json: bool) -> int:
    """Describe every file; one that is refused does not keep the others from being looked at."""
    results: list[dict[str, Any]] = []
    status = 0
    for file in files:
        try:
            result = describe(file)
        except ShloError as error:
            print(error, file=sys.stderr)
            result = {"file": file, "error": str(error).partition("\n")[0]}
            status = 2
        else:
            if not json:
                print(line(result))
        results.append(result)
    if json:
        print_json(results)
    return status


SHOWN = 20
"""How many differences are printed."""


def diff_files(
    a: File,
    b: Annotated[str, typer.Argument(metavar="OTHER", help="The text to compare it with.", show_default=False)],
    json: Json = False,
) -> int:
    """What differs structurally, ignoring internal names; exit status 1 if anything does."""
    if a == b == "-":
        raise ShloError("only one of the two files can be the standard input")
    (left, first), (right, second) = read_module(a), read_module(b)
    found = diff(first, second)
    if json:
        print_json({"equal": not found, "differences": [_as_json(d, left, right) for d in found]})
    else:
        for difference in found[:SHOWN]:
            print(_as_line(difference, left, right))
        if len(found) > SHOWN:
            print(f"… and {len(found) - SHOWN} more")
    return 1 if found else 0


def _places(d: Difference, left: Source, right: Source) -> tuple[str | None, str | None]:
    return (
        str(left.position(d.a)) if d.a is not None else None,
        str(right.position(d.b)) if d.b is not None else None,
    )


def _as_line(d: Difference, left: Source, right: Source) -> str:
    a, b = _places(d, left, right)
    where = " | ".join((a or f"{left.name}: —", b or f"{right.name}: —")) if a or b else f"{left.name} | {right.name}"
    return f"{where}: {f'@{d.function}: ' if d.function else ''}{d.message}"


def _as_json(d: Difference, left: Source, right: Source) -> dict[str, Any]:
    a, b = _places(d, left, right)
    return {"kind": d.kind, "function": d.function or None, "message": d.message, "a": a, "b": b}
