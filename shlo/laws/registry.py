"""The registry of laws: each a function with the number it has in the documents, and how it is checked.

::

    @law("000-11", "E", "The replica mean of shard sums is 1/R of the global sum")
    def law_000_11(rng):
        ...                      # returns what it looked at, raises DoesNotHold

*E* is exact (``==`` over the rationals, or bit for bit), *S* structural (graphs, skeletons, certificates, text), *N* numeric
(float64, relative error at most 1e-10 unless the law says otherwise).  A law draws its numbers from the generator it is given.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import numpy as np

from shlo.ir.errors import ShloError

Check = Callable[[np.random.Generator], str]
"""Looks at one draw; returns what was looked at, in a few words."""


class State(StrEnum):
    """What running a law says."""

    HOLDS = "holds"
    FAILS = "fails"
    VACANT = "vacant"


class DoesNotHold(AssertionError):
    """A law's statement is false; the message says where."""


class Vacant(Exception):
    """A number that says nothing; the message says why."""


@dataclass(frozen=True)
class Law:
    """One law: its number, how it is checked (E, S, N), what it says, and the check.

    ``heavy`` laws are about networks of full size and take seconds.  ``negative`` laws say that two things differ.
    """

    number: str
    kind: str
    title: str
    check: Check
    heavy: bool = False
    negative: bool = False

    @property
    def name(self) -> str:
        """``law_002_1``."""
        return self.check.__name__


@dataclass(frozen=True)
class Outcome:
    """A law's state after running it, with what was looked at (or what is wrong) and the seconds it took."""

    law: Law
    state: State
    detail: str
    seconds: float


LAWS: Final[dict[str, Law]] = {}
"""All laws by number."""

SEEDS: Final = (0, 1)
"""Drawn for one run of a law."""


def law(number: str, kind: str, title: str, *, heavy: bool = False, negative: bool = False) -> Callable[[Check], Check]:
    """Decorator: this function checks the law of this number; its name is ``law_`` and the number."""

    def register(check: Check) -> Check:
        spelled = "law_" + re.sub(r"\W", "_", number)
        if check.__name__ != spelled:
            raise ValueError(f"the check of law {number} must be called {spelled}, not {check.__name__}")
        if number in LAWS:
            raise ValueError(f"law {number} is declared twice")
        LAWS[number] = Law(number, kind, title, check, heavy, negative)
        return check

    return register


def run(which: Law, seeds: tuple[int, ...] = SEEDS) -> Outcome:
    """Run one law on its draws (structural ones on one)."""
    began = time.perf_counter()
    state, detail = State.HOLDS, ""
    try:
        for seed in seeds[:1] if which.kind == "S" else seeds:
            detail = which.check(np.random.default_rng(seed))
    except Vacant as why:
        state, detail = State.VACANT, str(why)
    except (AssertionError, ShloError) as error:
        state, detail = State.FAILS, str(error) or type(error).__name__
    return Outcome(which, state, detail, time.perf_counter() - began)


def find_laws(pattern: str | None = None) -> list[Law]:
    """The laws whose number starts with ``pattern``, or else whose name or title contains it; all of them for None.

    In the order of the documents: 000 … 004, the statistics, the gaps.
    """
    laws = sorted(LAWS.values(), key=_place)
    if pattern is None:
        return laws
    wanted = pattern.lower()
    exact = [a for a in laws if a.number.lower() == wanted]
    boundary = r"(?!\d)" if wanted[-1:].isdigit() else ""  # 004-1 is not 004-10
    starting = [a for a in laws if re.match(re.escape(wanted) + boundary, a.number.lower())]
    return exact or starting or [a for a in laws if wanted in f"{a.name} {a.title}".lower()]


def _place(which: Law) -> tuple[int, int, str]:
    """Where a law stands among all: document, number, and what comes after it."""
    document, number, rest = re.match(r"(\d+|statistics|G)-?(\d+)(.*)", which.number).groups()  # type: ignore[union-attr]
    return {"statistics": 5, "G": 6}.get(document) or int(document), int(number), rest


def require(holds: Any, why: str) -> None:
    """Raise DoesNotHold with ``why`` unless ``holds``."""
    if not holds:
        raise DoesNotHold(why)
