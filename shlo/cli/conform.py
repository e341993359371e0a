"""``shlo conform``: test files in the manner of StableHLO's own interpreter tests."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from shlo.cli.common import Json, Source, print_json, read_source
from shlo.interp.conform import Outcome, Verdict, cases, pieces, refusal, run_case
from shlo.ir.errors import ShloError
from shlo.parse import parse, source_of

Paths = Annotated[
    list[str],
    typer.Argument(
        metavar="PATH", help="Test files, or folders of .mlir files; - is standard input.", show_default=False
    ),
]


def conform(paths: Paths, json: Json = False) -> int:
    """Run StableHLO interpreter-style test files: modules cut at // -----, with check.* operations, or custom calls of these
    names, and interpreter.run_parallel.

    One line a case: PASS, FAIL why or UNSUPPORTED why; last what they come to.  Exit status 1 if any failed.
    """
    counts: Counter[str] = Counter()
    rows = []
    for file in _files(paths):
        for outcome in run_file(file):
            counts[outcome.verdict] += 1
            rows.append({"file": file, "line": outcome.line, "case": outcome.case, "verdict": str(outcome.verdict)})
            if outcome.why:
                rows[-1]["why"] = outcome.why
            if not json:
                why = f": {outcome.why}" if outcome.why else ""
                print(f"{outcome.verdict} {file}:{outcome.line} {outcome.case}{why}")
                sys.stdout.flush()
    passed, failed, unsupported = (counts[v] for v in (Verdict.PASS, Verdict.FAIL, Verdict.UNSUPPORTED))
    if json:
        print_json({"cases": rows, "passed": passed, "failed": failed, "unsupported": unsupported})
    else:
        print(f"{passed} passed, {failed} failed, {unsupported} unsupported")
    return 1 if failed else 0


def run_file(file: str) -> Iterator[Outcome]:
    """The outcomes of a file's cases, in order."""
    source = read_source(file)
    for line, text in pieces(source.text):
        here = Source(source_of(text, source.name))
        try:
            module = parse(here.read)
        except ShloError as error:
            yield refusal(error, line)
            continue
        for function in cases(module):
            at = here.position(function.text_loc).line if function.text_loc is not None else line
            yield run_case(module, function, at)


def _files(paths: list[str]) -> Iterator[str]:
    """The files themselves, and the .mlir files of folders, in order of their names."""
    for path in paths:
        if path != "-" and Path(path).is_dir():
            found = sorted(Path(path).rglob("*.mlir"))
            if not found:
                raise ShloError(f"{path}: no .mlir file is in this folder")
            yield from map(str, found)
        else:
            yield path
