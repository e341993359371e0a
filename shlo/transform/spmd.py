"""One program for R replicas: what makes R graphs the same program, and which program that is (law 001-2)."""

from __future__ import annotations

from collections.abc import Sequence

from shlo.interp.diff import diff
from shlo.interp.skel import skeleton
from shlo.ir.core import Function, Module
from shlo.ir.errors import ShloError


def one_program(replicas: Sequence[Function]) -> Function:
    """The program that all replicas run, where each brought its own graph of it.

    Their skeletons must be equal; an error names the first difference and the replica that has it.
    """
    if not replicas:
        raise ShloError("one program of no replicas: give at least one graph")
    first, *others = replicas
    wanted = skeleton(first)
    for r, other in enumerate(others, start=1):
        if skeleton(other) != wanted:
            found = diff(Module([first]), Module([other]))
            raise ShloError(f"replica {r} runs another program than replica 0: {found[0].message}")
    return first
