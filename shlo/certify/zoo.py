"""The zoo: small data-parallel programs with bugs that people really had, each with its origin, its numbers and its verdict.

``zoo/zoo.json`` says what is in it (``python -m zoo.make`` writes it and the texts beside it).  A *pair* is one data-parallel
program with the single-device program it is compared with; :func:`examine` runs both on the recorded inputs, certifies the
pair, and says what is not as recorded.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from shlo.certify.verdict import Certificate, certify
from shlo.interp.den import World, evaluate
from shlo.ir.core import Module
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.parse import parse

Array = np.ndarray[Any, Any]
FORMAT = "shlo-zoo-1"


@dataclass(frozen=True)
class Pair:
    """One data-parallel program of the zoo and what is recorded of it: the entries of its class, its case and itself."""

    folder: Path
    bug: Mapping[str, Any]
    case: Mapping[str, Any]
    program: Mapping[str, Any]

    @property
    def name(self) -> str:
        """``01-token-divisor/wrong``."""
        return f"{self.bug['folder']}/{str(self.program['file']).removesuffix('.mlir')}"

    def module(self, file: str) -> Module:
        """One of its texts, read."""
        path = self.folder / self.bug["folder"] / file
        return parse(path.read_text(), str(path))

    @property
    def single(self) -> Module:
        """The single-device program."""
        return self.module(self.case["single"])

    @property
    def parallel(self) -> Module:
        """The data-parallel program."""
        return self.module(self.program["file"])

    def certificate(self) -> Certificate:
        """The certifier's verdict on it."""
        cut = {name: 0 if name in self.case["cut"] else None for name in self.case["inputs"]}
        replicas, known = self.case["replicas"], self.program.get("acknowledge", ())
        return certify(self.parallel, self.single, replicas, shard=cut, acknowledge=known)


def read_zoo(folder: Path) -> list[Pair]:
    """Every pair of the zoo, in order."""
    path = folder / "zoo.json"
    data = json.loads(path.read_text())
    if data.get("format") != FORMAT:
        raise ShloError(f"{path}: not a zoo of format {FORMAT}: {data.get('format')!r}")
    return [
        Pair(folder, bug, case, program)
        for bug in data["classes"]
        for case in bug["cases"]
        for program in case["programs"]
    ]


# ------------------------------------------------------------------------------------------------------- numbers


def results_of(module: Module, wholes: Mapping[str, Any], cut: Sequence[str], world: World) -> dict[str, Any]:
    """A program's results by name on whole inputs, those in ``cut`` divided among its replicas."""
    replicas, main = module.replicas, module.main
    given = []
    for p in main.graph.params:
        whole = np.asarray(wholes[p.name], np.float64)
        given.append(PerDevice(np.split(whole, replicas)) if p.name in cut and replicas > 1 else whole)
    results = evaluate(main, given, world=world, replicas=replicas)
    return dict(zip(main.result_names, results, strict=True))


def _rows(value: Any, replicas: int) -> list[Array]:
    """Each replica's version of a result."""
    versions = value if isinstance(value, PerDevice) else [value] * replicas
    return [np.asarray(v, np.float64) for v in versions]


def _recorded(expected: Any, whole: Array | None, like: Array, replicas: int) -> list[Array]:
    """Each replica's recorded numbers: those listed, or the single-device result or its shard."""
    if isinstance(expected, Mapping):
        return [np.asarray(v, np.float64) for v in expected["replicas"]]
    values = np.asarray(expected if expected is not None else whole, np.float64)
    return [values] * replicas if values.shape == like.shape else np.split(values, replicas)


def wrong_numbers(pair: Pair) -> Iterator[str]:
    """What the two programs compute that is not as recorded, over the reals."""
    wholes, cut, tolerance = pair.case["inputs"], pair.case["cut"], pair.case["tolerance"]
    single = results_of(pair.single, wholes, cut, World.REAL)
    mine = results_of(pair.parallel, wholes, cut, World.REAL)
    listed = pair.program.get("numbers", {})
    for name, value in single.items():
        if not np.allclose(value, pair.case["numbers"][name], rtol=0, atol=tolerance):
            yield f"the single-device {name} is {np.asarray(value)}, recorded {pair.case['numbers'][name]}"
        got = _rows(mine[name], pair.case["replicas"])
        # What is not listed is what the single-device program gives, and not only to as many digits as are recorded.
        allowed = tolerance if name in listed else 1e-9
        for r, (a, b) in enumerate(zip(got, _recorded(listed.get(name), value, got[0], len(got)), strict=True)):
            if a.shape != b.shape or not np.allclose(a, b, rtol=0, atol=allowed):
                yield f"{name} on replica {r} is {a}, recorded {b}"


def wrong_rounding(pair: Pair) -> Iterator[str]:
    """What the data-parallel program computes as stored that is not as recorded."""
    for record in pair.program.get("stored", ()):
        mine = results_of(pair.parallel, record["inputs"], pair.case["cut"], World.STORED)
        for name, value in mine.items():
            got, least = float(np.asarray(_rows(value, 1)[0])), record.get("error_above")
            off = abs(got - record[name])
            if off <= least if least is not None else off > 1e-6 * abs(record[name]):
                yield f"{name} as stored is {got}, recorded {record[name]}{f' ± more than {least}' if least else ''}"


def wrong_variance(pair: Pair) -> Iterator[str]:
    """Whether the variance of the first result, over all values that the elements of an input may have, is as recorded."""
    record = pair.program.get("variance")
    if record is None:
        return
    shape = np.shape(pair.case["inputs"][record["of"]])
    for which, module in (("single", pair.single), ("this", pair.parallel)):
        seen = []
        for choice in itertools.product(record["values"], repeat=int(np.prod(shape))):
            inputs = {**pair.case["inputs"], record["of"]: np.reshape(choice, shape)}
            (value, *_) = results_of(module, inputs, pair.case["cut"], World.REAL).values()
            seen.append(float(_rows(value, 1)[0]))
        if abs(np.var(seen) - record[which]) > 1e-12:
            yield f"the variance over all {record['of']} is {np.var(seen)} ({which}), recorded {record[which]}"


# ------------------------------------------------------------------------------------------------------- verdicts


def wrong_verdict(pair: Pair, certificate: Certificate) -> Iterator[str]:
    """What the certificate says that is not as recorded."""
    record = pair.program
    if str(certificate.answer) != record["verdict"]:
        reasons = "; ".join(f"{r.name}: {r.parting.why}" for r in certificate.results if r.parting)
        yield f"the verdict is {certificate.answer}, recorded {record['verdict']} ({reasons})"
    parted = next((r for r in certificate.results if r.parting is not None), None)
    if "why" in record or "at" in record:
        why = parted.parting.why if parted and parted.parting else ""
        at = parted.parting.node.name if parted and parted.parting and parted.parting.node else ""
        if record.get("why", "") not in why:
            yield f"the reason is '{why}', recorded '{record['why']}'"
        if record.get("at", at) != at:
            yield f"the programs part at {at or 'no node'}, recorded {record['at']}"
    for name, found in (
        ("redundant", certificate.redundant),
        ("independent", certificate.independent),
        ("ignored", certificate.ignored),
    ):
        if sorted(record.get(name, ())) != sorted(found):
            yield f"{name}: {list(found)}, recorded {list(record.get(name, ()))}"
    warned = "one-pass" if any("E[x²]" in why for _, why in certificate.warnings) else None
    if record.get("warning") != warned:
        yield f"warnings: {certificate.warnings}, recorded {record.get('warning')}"
    budget = record.get("rounding")
    if budget is not None:
        got = certificate.budget
        if got is None or (got.dtype, got.relative) != (budget["dtype"], budget["relative_bound"]):
            yield f"the rounding budget is {got}, recorded {budget}"


def examine(pair: Pair) -> list[str]:
    """Everything about a pair that is not as recorded: nothing, one hopes."""
    return [
        *wrong_numbers(pair),
        *wrong_rounding(pair),
        *wrong_variance(pair),
        *wrong_verdict(pair, pair.certificate()),
    ]


# --------------------------------------------------------------------------------------------------------- the table


def table(pairs: Sequence[Pair]) -> str:
    """The zoo as a page of the documentation (Markdown), the verdicts as the certifier gives them."""
    lines = [
        "# The zoo",
        "",
        "Bugs that data-parallel training really had, from public issues, each as the smallest StableHLO programs that",
        "show it: what one device computes, a data-parallel program with the bug, and one without.  That the certifier says",
        "of each what it says here is a test.  This page is generated (`python -m zoo.make`).",
        "",
        "A *control* is a correct program that looks like the bug.  Where a class has several programs of a kind they are told",
        "apart by a suffix; `-equal`, `-ghost` … are further cases with a single-device program of their own.",
        "",
    ]
    for bug, group in itertools.groupby(pairs, key=lambda p: p.bug):
        origins = ", ".join(_linked(o) for o in bug["origin"])
        lines += [f"## {bug['number']}. {bug['title']}", "", bug["story"], "", f"*{origins}*", ""]
        lines += ["| program | is | result | verdict | because |", "|---|---|---|---|---|"]
        for single, cases in itertools.groupby(group, key=lambda p: p.case):
            lines.append(_row(bug, single["single"], single["doc"], single["numbers"], "", ""))
            for pair in cases:
                certificate = pair.certificate()
                numbers = pair.program.get("numbers") or {}
                lines.append(
                    _row(
                        bug,
                        pair.program["file"],
                        pair.program["doc"],
                        numbers,
                        certificate.answer,
                        _because(certificate),
                    )
                )
        lines.append("")
    return "\n".join(lines)


def _row(bug: Mapping[str, Any], file: str, doc: str, numbers: Mapping[str, Any], answer: str, why: str) -> str:
    name = f"[{file.removesuffix('.mlir')}](../zoo/{bug['folder']}/{file})"
    shown = "; ".join(f"{k} {_number(v)}" for k, v in numbers.items()) or "the same"
    cells = (name, doc, shown, f"**{answer}**" if answer else "", why)
    return "| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |"


def _number(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{_number(v)} on {r}" for r, v in enumerate(value["replicas"]))
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_number, value))}]"
    return f"{value:.6g}"


def _linked(origin: str) -> str:
    """An issue as a link."""
    repository, _, number = origin.partition("#")
    if repository.count("/") == 1 and number.isdigit():
        return f"[{origin}](https://github.com/{repository}/issues/{number})"
    return origin


def _because(certificate: Certificate) -> str:
    """What a reader of the verdict wants to know first."""
    parts = []
    parted = next((r for r in certificate.results if r.parting is not None), None)
    if parted is not None and parted.parting is not None:
        at = f" at `{parted.parting.node.name}`" if parted.parting.node is not None else ""
        parts.append(f"{parted.name}{at}: {parted.parting.why}")
    if certificate.independent or certificate.ignored:
        parts.append(f"depends on no example: {', '.join(certificate.independent)}")
    if certificate.redundant:
        parts.append(f"redundant: `{'`, `'.join(certificate.redundant)}`")
    parts += [f"warning at `{name}`: {why}" for name, why in certificate.warnings]
    budget = certificate.budget
    if budget is not None and budget.dtype not in ("f32", "f64"):
        parts.append(
            f"rounding: {budget.collectives} collective in {budget.dtype}, off by up to {budget.relative:.3g}·Σ\\|v\\|"
        )
    return "; ".join(parts)
