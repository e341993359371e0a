"""What values are called in the text: the whole plan.

A value is called after its node (``layer1.conv1.convF``), a parameter after itself.  The first to use a name gets it, later
ones ``name_1``, ``name_2``, …; a name is free again where no value of that name is visible.  A graph that was read
from a text has distinct names wherever they can meet, so it is written under its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from shlo.ir.core import Node

_ILLEGAL = re.compile(r"[^A-Za-z0-9_$.-]")


@lru_cache(maxsize=65536)
def legal(base: str) -> str:
    """``base`` as an MLIR identifier: digits only, or letters, digits, ``_ $ . -`` not starting with a digit."""
    name = _ILLEGAL.sub("_", base)
    return name if name.isdigit() or (name and not name[0].isdigit()) else f"v{name}"


class Names:
    """The names visible at one place of a function."""

    def __init__(self) -> None:
        self.next: dict[str, int] = {}
        """Every visible name, with the number that its next namesake tries."""
        self.undo: list[tuple[str, int | None]] = []
        self.depth = 0

    def fresh(self, base: str) -> str:
        """A free name (without %), ``base`` itself if it is free."""
        base = legal(base)
        taken = self.next
        number = taken.get(base)
        if number is None:
            self._set(base, 1)
            return base
        stem = f"v{base}" if base.isdigit() else base
        name = f"{stem}_{number}"
        while name in taken:
            number += 1
            name = f"{stem}_{number}"
        self._set(base, number + 1)
        self._set(name, 1)
        return name

    def _set(self, name: str, number: int) -> None:
        if self.depth:
            self.undo.append((name, self.next.get(name)))
        self.next[name] = number

    def results(self, node: Node, own: Sequence[str] = ()) -> tuple[str, list[str]]:
        """``%a:2`` and what to call each result: ``%a#0``, ``%a#1``.

        A node read from a text may name its results apart, ``%a, %b:2``: its name is then ``a,b:2``.  ``own`` are the
        names that its operator gives the results of a node that was built.
        """
        count = len(node.results)
        if len(own) == count and node.name.endswith(node.op.label):
            scope = node.name.removesuffix(node.op.label)
            names = ["%" + self.fresh(scope + name) for name in own]
            return ", ".join(names), names
        if count == 1:
            name = "%" + self.fresh(node.name)
            return name, [name]
        groups = [part.partition(":") for part in node.name.split(",")]
        sizes = [int(size) if size.isdigit() else 1 for _, _, size in groups]
        if len(groups) == 1 or sum(sizes) != count:
            groups, sizes = groups[:1], [count]
        left, names = [], []
        for (base, _, _), size in zip(groups, sizes, strict=True):
            name = "%" + self.fresh(base)
            left.append(name if size == 1 else f"{name}:{size}")
            names.extend([name] if size == 1 else [f"{name}#{i}" for i in range(size)])
        return ", ".join(left), names

    def open(self) -> int:
        """Begin a scope; give the result to :meth:`close`."""
        self.depth += 1
        return len(self.undo)

    def close(self, mark: int) -> None:
        """End a scope: the names given in it are free again."""
        self.depth -= 1
        while len(self.undo) > mark:
            name, before = self.undo.pop()
            if before is None:
                del self.next[name]
            else:
                self.next[name] = before
