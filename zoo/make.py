"""Writes the zoo: twenty classes of bug that data-parallel training really had, each as a wrong and a right program.

``python -m zoo.make`` writes ``zoo/NN-name/*.mlir``, ``zoo/zoo.json`` and ``docs/zoo.md``; a test says that they are up to
date.  A class is one block in ``sums.py``, ``statistics.py`` or ``steps.py``: where it was reported, the single-device program,
and what data-parallel programs make of it.

The programs are the smallest that show the bug: one weight, a batch of a few numbers.  Shards of uneven size are padded to
equal shapes with a mask that says which examples are there, as every SPMD program has to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import zoo.statistics
import zoo.steps
import zoo.sums  # noqa: F401  (declares its classes, as do the two above)
from shlo.certify.zoo import read_zoo
from shlo.certify.zoo import table as page
from shlo.emit import emit
from shlo.ir.core import Block, Function, Module
from shlo.ir.types import DType, TensorType
from zoo.declare import CLASSES, BugClass, Case, Program

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "zoo.md"


def ordered() -> list[BugClass]:
    """The classes by number."""
    return sorted(CLASSES, key=lambda c: c.number)


def typed(spelled: str) -> TensorType:
    """The type spelled ``f32[2, 3]``."""
    name, _, sizes = spelled.removesuffix("]").partition("[")
    return DType.all[name][tuple(int(n) for n in sizes.split(",") if n.strip())]


def module(case: Case, program: Program) -> Module:
    """The program's module: its inputs whole for the single-device program, cut for the others."""
    replicas = 1 if program.verdict is None else case.replicas
    with Block() as block:
        given = {}
        for name, (spelled, _) in case.inputs.items():
            type = typed(spelled)
            if name in case.cut:
                type = type.with_shape((type.shape[0] // replicas, *type.shape[1:]))
            given[name] = block.parameter(name, type)
        results = program.build(**given)
        graph = block.finish(results.values())
    function = Function("main", graph, result_attrs=[{"jax.result_info": name} for name in results])
    return Module([function], "zoo", {"mhlo.num_partitions": 1, "mhlo.num_replicas": replicas})


def text(which: BugClass, case: Case, program: Program) -> str:
    """A header that says what the program is, then the program."""
    place = "one device" if program.verdict is None else f"{case.replicas} replicas"
    verdict = f"\n// Verdict: {program.verdict}." if program.verdict else ""
    return (
        f"// {which.number}. {which.title} ({', '.join(which.origin)})\n"
        f"// On {place}: {program.doc}{verdict}\n{emit(module(case, program))}"
    )


def table() -> dict[str, Any]:
    """What ``zoo.json`` says."""
    return {
        "format": "shlo-zoo-1",
        "classes": [
            {
                "number": c.number,
                "name": c.name,
                "title": c.title,
                "origin": list(c.origin),
                "story": c.story,
                "folder": c.folder,
                "cases": [
                    {
                        "single": k.single.file,
                        "doc": k.single.doc,
                        "replicas": k.replicas,
                        "cut": list(k.cut),
                        "inputs": {name: values for name, (_, values) in k.inputs.items()},
                        "numbers": dict(k.single.numbers),
                        "tolerance": k.tolerance,
                        "programs": [
                            {
                                "file": p.file,
                                "doc": p.doc,
                                "verdict": p.verdict,
                                **({"numbers": dict(p.numbers)} if p.numbers else {}),
                                **({"at": p.at} if p.at else {}),
                                **({"why": p.why} if p.why else {}),
                                **p.more,
                            }
                            for p in k.programs
                        ],
                    }
                    for k in c.cases
                ],
            }
            for c in ordered()
        ],
    }


def files() -> dict[str, str]:
    """Every file of the zoo with its contents, by its path below ``zoo/``."""
    found = {"zoo.json": json.dumps(table(), indent=1, ensure_ascii=False) + "\n"}
    for c in ordered():
        for case in c.cases:
            for program in (case.single, *case.programs):
                path = f"{c.folder}/{program.file}"
                assert path not in found, path
                found[path] = text(c, case, program)
    return found


def main() -> None:
    """Write them all."""
    for path, contents in files().items():
        target = HERE / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(contents)
    PAGE.write_text(page(read_zoo(HERE)))


if __name__ == "__main__":
    main()
