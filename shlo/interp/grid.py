"""Replicas × partitions as a caller sees them: how many arrays go in for an input, and how many come out for a result.

A program for several partitions is written for the *whole*, with a replica's whole tensors as its inputs and results, where it
says how tensors lie on the partitions; otherwise each partition has inputs and results of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from shlo.interp.den import World, evaluate
from shlo.ir.core import Function, Graph, Module, Node
from shlo.ir.devices import PerDevice

Array = np.ndarray[Any, Any]

PLACED: Final = ("mhlo.sharding", "sdy.sharding")
"""The attributes that say how a tensor lies on the partitions."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Replicas × partitions, and whether the program is written for a replica's partitions all at once."""

    replicas: int = 1
    partitions: int = 1
    whole: bool = True

    @classmethod
    def of(cls, module: Module, replicas: int | None = None) -> Grid:
        """The grid that a module is for; ``replicas`` are the module's unless given."""
        return cls(module.replicas if replicas is None else replicas, module.partitions, is_whole(module))

    @property
    def devices(self) -> int:
        """How many devices run it."""
        return self.replicas * self.partitions

    @property
    def lanes(self) -> int:
        """How many arrays an input takes and a result has: one a replica of a whole program, else one a device."""
        return self.replicas if self.whole else self.devices

    def over_devices(self, inputs: Sequence[Array | PerDevice]) -> list[Array | PerDevice]:
        """A caller's inputs as the evaluator takes them, one a device."""
        if not self.whole:
            return list(inputs)
        return [
            PerDevice(x for x in each for _ in range(self.partitions)) if isinstance(each, PerDevice) else each
            for each in inputs
        ]

    def to_caller(self, value: Array | PerDevice) -> Array | PerDevice:
        """A value of the evaluator's as its caller gets it; a whole one is what its replica's first partition has."""
        if not isinstance(value, PerDevice):
            return value
        lanes = PerDevice(value[:: self.partitions]) if self.whole else value
        return lanes if self.lanes > 1 else lanes[0]

    def is_one(self, value: Array | PerDevice) -> bool:
        """Is this value of the evaluator's a tensor of the program's?  In a whole one all partitions of a replica have it."""
        if not (self.whole and isinstance(value, PerDevice)):
            return True
        return all(
            v is value[d - d % self.partitions] or _same(v, value[d - d % self.partitions]) for d, v in enumerate(value)
        )

    def evaluate(
        self, program: Function | Graph, inputs: Sequence[Array | PerDevice], world: World | str = World.STORED
    ) -> list[Any]:
        """The program's results on a caller's inputs, both one array a lane (a PerDevice list where they differ)."""
        results = evaluate(
            program, self.over_devices(inputs), world=world, replicas=self.replicas, partitions=self.partitions
        )
        return [self.to_caller(r) for r in results]


def _same(a: Array, b: Array) -> bool:
    """The same bits; the same numbers where they are objects."""
    a, b = np.asarray(a), np.asarray(b)
    return np.array_equal(a, b) if a.dtype == object else a.tobytes() == b.tobytes()


def is_whole(module: Module) -> bool:
    """Is a program for several partitions written for all of them at once, with whole tensors as inputs and results?

    That is what shardings say: meshes, Shardy's operations, ``mhlo.sharding`` and ``sdy.sharding`` of an argument, a result or
    an operation (the custom calls that cut).  Without any each partition runs the program on inputs of its own.
    """
    if module.partitions == 1 or module.meshes:
        return True
    functions = module.functions.values()
    return any(key in attrs for f in functions for attrs in (*f.arg_attrs, *f.result_attrs) for key in PLACED) or any(
        is_placed(node) for f in functions for node in f.graph.walk()
    )


def is_placed(node: Node) -> bool:
    """Does this node say how tensors lie on the partitions?"""
    foreign = (key for key, _ in node.attrs.get("foreign", ()))
    return node.op.text_name.startswith("sdy.") or any(key in PLACED for key in (*node.extra, *foreign))
