"""How many operations a program is once its calls are written out: a short text can be a program that nothing could run.

A function that calls another twice, which calls another twice, … is 2³⁰ operations after thirty functions.
"""

from __future__ import annotations

from typing import Any, Final

from shlo.ir.errors import ShloError
from shlo.ir.graph import Function, Graph, per_graph

MOST: Final = 10_000_000
"""Programs of more operations are not written out, nor evaluated: it would take hours."""


@per_graph
def expanded(graph: Graph) -> int:
    """The operations of a graph and of its regions, each call counting for what it calls.  Linear in the text's size."""
    count = 0
    for node in graph.walk():
        count += 1
        for value in node.attrs.values():
            if type(value) is Function or type(value) is tuple:
                count += _of(value)
    return count


def _of(value: Any) -> int:
    """The operations of a function, or of lists of functions."""
    if type(value) is Function:
        return expanded(value.graph)
    return sum(map(_of, value)) if type(value) is tuple else 0


def check_expansion(graph: Graph) -> None:
    """ShloError where the calls of a graph make it too large to be written out."""
    count = expanded(graph)
    if count > MOST:
        raise ShloError(
            f"with its calls written out the program has {_about(count)} operations, at most {MOST:,} are accepted: call "
            "fewer functions from functions"
        )


def _about(count: int) -> str:
    return f"{count:,}" if count < 10**15 else f"more than 10^{len(str(count)) - 1}"
