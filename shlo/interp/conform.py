"""Test files in the manner of StableHLO's own interpreter tests: modules that check what they compute.

A file is cut at lines ``// -----`` into modules.  A module's cases are its ``@main`` or, where it has none, each of its public
functions; a case takes no arguments.  It passes if it runs to the end: checks that do not hold end it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from shlo.interp.den import World, evaluate
from shlo.ir.core import BY_TEXT, Function, Graph, Module, Node, Operator
from shlo.ir.errors import CheckFailed, RuleError, ShloError, counted
from shlo.ir.ops.checking import CHECKS


class Verdict(StrEnum):
    """How a case ended."""

    PASS = "PASS"
    FAIL = "FAIL"
    UNSUPPORTED = "UNSUPPORTED"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A case: the function and the line it begins at, how it ended, and why where it did not pass."""

    verdict: Verdict
    case: str
    line: int
    why: str = ""

    def __str__(self) -> str:
        return f"{self.verdict} {self.case}" + (f": {self.why}" if self.why else "")


_CUT = re.compile(r"^[ \t]*// -----.*$", re.M)
_COMMENT = re.compile(r"^[ \t]*//.*$", re.M)
_FOREIGN = re.compile(
    r"has no such operation|is not a type that shlo knows|there is no element type|has no den rule|has no meaning here"
)
"""What the reader says of things that shlo does not have."""


def pieces(text: str) -> Iterator[tuple[int, str]]:
    """The modules of a file: the line each begins at, and its text, which has as many lines before it as in the file."""
    start = 0
    for end in [*_CUT.finditer(text), None]:
        piece = text[start : end.start() if end else len(text)]
        code = _COMMENT.sub("", piece)
        if code.strip():
            first = text.count("\n", 0, start) + 1 + code[: len(code) - len(code.lstrip())].count("\n")
            yield first, "\n" * text.count("\n", 0, start) + piece
        if end is not None:
            start = end.end()


def cases(module: Module) -> list[Function]:
    """The functions of a module that are run."""
    if "main" in module.functions:
        return [module.main]
    return [f for f in module.functions.values() if not f.private]


def with_checks(graph: Graph) -> Graph:
    """The graph with custom calls such as ``@check.expect_close`` as the checks that they stand for."""
    nodes = [node if (check := _check_of(node)) is None else _as_check(node, check) for node in graph.nodes]
    return Graph(graph.params, tuple(nodes), graph.results)


def _check_of(node: Node) -> Operator[..., Any] | None:
    return BY_TEXT.get(str(node.attrs["call_target_name"])) if node.op.name == "custom_call" else None


def _as_check(node: Node, check: Operator[..., Any]) -> Node:
    operands, attrs = node.operands, check.defaults
    if len(operands) != len(check.operands) or node.results or check not in CHECKS:
        raise ShloError(f"custom_call @{check.text_name}: takes {len(check.operands)} operands and gives no results")
    try:
        check.infer(tuple(v.type for v in operands), attrs)
    except RuleError as error:
        raise ShloError(f"custom_call @{check.text_name}: {error}") from None
    return Node(check, operands, attrs, (), node.name)


def run_case(module: Module, function: Function, line: int) -> Outcome:
    """Run one function."""
    name = f"@{function.name}"
    if function.graph.params:
        return Outcome(Verdict.UNSUPPORTED, name, line, f"it takes {counted(len(function.graph.params), 'argument')}")
    try:
        evaluate(
            with_checks(function.graph), [], world=World.STORED, replicas=module.replicas, partitions=module.partitions
        )
    except CheckFailed as failed:
        return Outcome(Verdict.FAIL, name, line, failed.message)
    except ShloError as error:
        verdict = Verdict.UNSUPPORTED if _FOREIGN.search(error.message) else Verdict.FAIL
        return Outcome(verdict, name, line, error.message)
    return Outcome(Verdict.PASS, name, line)


def refusal(error: ShloError, line: int) -> Outcome:
    """The outcome of a module that cannot be read: unsupported where it has what shlo has not, else failed."""
    where = f"line {error.position.line}: " if error.position is not None else ""
    verdict = Verdict.UNSUPPORTED if _FOREIGN.search(error.message) else Verdict.FAIL
    return Outcome(verdict, "module", line, where + error.message)
