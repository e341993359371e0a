"""What the zoo is made of: classes of bugs, their cases, and the programs of a case."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Build = Callable[..., Any]
"""Operands by name → one result or several by name."""


@dataclass
class Program:
    """One text.

    ``verdict`` is None for the single-device program.  ``numbers`` are results on the case's inputs, those of one replica after
    the other where they differ (``{"replicas": […]}``); those not listed are the single-device program's.
    """

    file: str
    doc: str
    build: Build
    verdict: str | None = None
    numbers: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""
    why: str = ""
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass
class Case:
    """Programs that are compared with one single-device program on the same inputs."""

    single: Program
    inputs: Mapping[str, tuple[str, Any]]
    """Type of the whole input, and its numbers."""
    cut: Sequence[str]
    """Inputs cut along axis 0."""
    replicas: int = 2
    tolerance: float = 1e-9
    programs: list[Program] = field(default_factory=list)

    def add(self, kind: str, doc: str, build: Build, verdict: str, **options: Any) -> Case:
        """A data-parallel program: ``wrong``, ``right`` or ``control``, with a suffix where there are several."""
        suffix = self.single.file.removeprefix("single").removesuffix(".mlir")
        name, _, more = kind.partition("-")
        more = f"-{more}" if more else ""
        self.programs.append(Program(f"{name}{suffix}{more}.mlir", doc, build, verdict, **options))
        return self

    def wrong(self, doc: str, build: Build, kind: str = "", **options: Any) -> Case:
        """A program with the bug: refuted, unless said otherwise."""
        options.setdefault("verdict", "REFUTED")
        return self.add(f"wrong-{kind}" if kind else "wrong", doc, build, **options)

    def right(self, doc: str, build: Build, kind: str = "", **options: Any) -> Case:
        """A program without it: proved."""
        return self.add(f"right-{kind}" if kind else "right", doc, build, "PROVED", **options)

    def control(self, doc: str, build: Build, kind: str = "", **options: Any) -> Case:
        """A correct program that looks like the bug: proved."""
        return self.add(f"control-{kind}" if kind else "control", doc, build, "PROVED", **options)


@dataclass
class BugClass:
    """A class of bug, with its reports."""

    number: int
    name: str
    title: str
    origin: Sequence[str]
    story: str
    cases: list[Case] = field(default_factory=list)

    @property
    def folder(self) -> str:
        return f"{self.number:02d}-{self.name}"

    def case(
        self,
        doc: str,
        build: Build,
        inputs: Mapping[str, tuple[str, Any]],
        cut: Sequence[str],
        numbers: Mapping[str, Any],
        *,
        kind: str = "",
        **options: Any,
    ) -> Case:
        """A case with its single-device program."""
        single = Program(f"single{f'-{kind}' if kind else ''}.mlir", doc, build, numbers=numbers)
        case = Case(single, inputs, cut, **options)
        self.cases.append(case)
        return case


CLASSES: list[BugClass] = []


def bug(number: int, name: str, title: str, origin: str, story: str) -> BugClass:
    """Declare the next class."""
    found = BugClass(
        number, name, title, tuple(" ".join(o.split()) for o in origin.split(",")), " ".join(story.split())
    )
    CLASSES.append(found)
    return found
