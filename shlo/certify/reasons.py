"""Why a value is a replica's own, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shlo.certify.terms import OWN, SHARE, WHOLE, Factor
from shlo.ir.core import Node

ONLY_IN_ORDER: Final = "it is right only where replica r has the r-th block of consecutive examples"
"""Why a value is a replica's own where the partition may be any."""

TRUTHS: Final = "truth values are added by 'or': those of all replicas do not add up to the single-device program's"


def not_linear(node: Node) -> str:
    """Why a value is a replica's own that reads a share of a sum."""
    return f"{node.op.label} is not linear, and reads a sum that is only this replica's share of the global one"


def uncut(node: Node) -> str:
    """Why an operator's results are a replica's own: its law allows no cut there, which need not mean that it mixes examples."""
    return f"there is no rule for how {node.op.label} is cut here, along the axis of the examples"


def mixture(factors: Iterable[Factor]) -> str:
    """What is wrong with values that together are a replica's own."""
    cut: set[int] = set()
    whole_axes: set[int] = set()
    shares = 0
    for _, dims, place in factors:
        if place == WHOLE:
            whole_axes.update(dims)
        elif place <= SHARE:
            shares += 1
        elif place != OWN:
            cut.add(dims[place])
    if cut and shares:
        return "it computes with this replica's examples and a sum over no others than them"
    if len(cut) > 1:
        return "it computes with values that are cut along different axes"
    if cut & whole_axes:
        return "it computes with this replica's examples and a value that varies over the batch but is not cut with it"
    return "it computes with sums over this replica's examples only, and not linearly"
