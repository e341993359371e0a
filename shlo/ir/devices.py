"""The devices that a program runs on, as rules that communicate see them: the grid, its groups, and what goes in and out.

Specification: "Parallel execution", "Process groups in StableHLO".
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.errors import ShloError

Groups = tuple[tuple[int, ...], ...]


class PerDevice(list[Any]):
    """One array a device, in device order (replica-major: device = replica · partitions + partition)."""


class Channel(NamedTuple):
    """``#stablehlo.channel_handle<handle = 1, type = 1>``: a channel's number and what it joins (1: devices with devices, 2: a
    device to the host, 3: the host to a device; 0: not said)."""

    handle: int
    type: int = 1


DEVICE_TO_DEVICE, DEVICE_TO_HOST, HOST_TO_DEVICE = 1, 2, 3


@dataclass
class Traffic:
    """What goes between the program and the world outside while it runs.

    One transfer is a tuple of arrays (or PerDevice lists of them): the values that an ``infeed`` returns or an ``outfeed``
    takes.  ``infeed`` is used up from the front; ``outfeed`` grows.  ``received`` and ``sent`` are the same for ``recv`` and
    ``send`` between host and device, by the channel's number.
    """

    infeed: deque[Any] = field(default_factory=deque)
    outfeed: list[Any] = field(default_factory=list)
    received: dict[int, deque[Any]] = field(default_factory=dict)
    sent: dict[int, list[Any]] = field(default_factory=dict)
    between: dict[int, deque[Any]] = field(default_factory=dict)
    """Under way between devices: each device's values, by channel."""

    def __post_init__(self) -> None:
        self.infeed = deque(self.infeed)
        self.received = {channel: deque(queue) for channel, queue in self.received.items()}


@dataclass(frozen=True, slots=True)
class Devices:
    """A grid of replicas × partitions; device = replica · partitions + partition."""

    replicas: int = 1
    partitions: int = 1
    traffic: Traffic = field(default_factory=Traffic, compare=False, repr=False)

    @property
    def count(self) -> int:
        """How many devices."""
        return self.replicas * self.partitions

    def spread(self, slot: Any) -> list[Any]:
        """Each device's value of something that may be the same on all."""
        return list(slot) if isinstance(slot, PerDevice) else [slot] * self.count

    def per_device(self, values: Iterable[Any]) -> PerDevice:
        """Values, one a device, as a region takes them."""
        return PerDevice(values)

    # ---- groups of devices

    def meeting(self, name: str, rows: Groups, *, channel_id: int, global_ids: bool = False) -> list[list[int]]:
        """The devices that meet in a collective of this name (``all_reduce``): its groups, or the rows of its pairs.

        ShloError where they name a device that is not there or, if everybody must take part, leave one out.
        """
        if name == "collective_permute":
            return self.pairs(rows, channel_id=channel_id, written="source_target_pairs")
        if name == "collective_broadcast":
            return self.pairs(rows, channel_id=channel_id)
        if name == "all_to_all":
            return self.everyone(rows, channel_id=channel_id)
        return self.groups(rows, channel_id=channel_id, global_ids=global_ids)

    def groups(self, replica_groups: Groups, *, channel_id: int, global_ids: bool) -> list[list[int]]:
        """The groups of devices that reduce or gather together.

        Without a channel the ids are replicas, and the same partition of each meets (cross_replica); with one, ids are
        replicas and all their partitions meet, replica by replica (cross_replica_and_partition), or, with ``global_ids``,
        device numbers (flattened_ids).  An empty attribute means one group of everything.
        """
        if global_ids:
            return self._rows(replica_groups, self.count, "device")
        rows = self._rows(replica_groups, self.replicas, "replica")
        grid = self._grid()
        if channel_id > 0:
            return [grid[row].ravel().tolist() for row in rows]
        return [grid[row, p].tolist() for p in range(self.partitions) for row in rows]

    def pairs(self, rows: Groups, *, channel_id: int, written: str = "replica_groups") -> list[list[int]]:
        """Rows of ids as rows of devices: ids are replicas without a channel (cross_replica), partitions with one
        (cross_partition); the rows need not name everybody.  ``written`` is the attribute that errors name."""
        grid, what = self._grid(), "replica"
        if channel_id > 0:
            grid, what = grid.T, "partition"
        self._check(rows, len(grid), what, written)
        return [grid[list(row), other].tolist() for other in range(grid.shape[1]) for row in rows]

    def everyone(self, rows: Groups, *, channel_id: int) -> list[list[int]]:
        """The same where everybody takes part: an empty attribute means one group of everything."""
        size, what = (self.partitions, "partition") if channel_id > 0 else (self.replicas, "replica")
        return self.pairs(tuple(map(tuple, self._rows(rows, size, what))), channel_id=channel_id)

    def _grid(self) -> np.ndarray[Any, Any]:
        return np.arange(self.count).reshape(self.replicas, self.partitions)

    def _rows(self, groups: Groups, size: int, what: str) -> list[list[int]]:
        rows = [[i for i in g if i != -1] for g in groups if g] or [list(range(size))]
        self._check(rows, size, what)
        named = sum(map(len, rows))
        if named != size:
            raise ShloError(f"replica_groups {list(map(list, groups))} name {named} {what}s, {size} run")
        return rows

    def _check(self, rows: Sequence[Sequence[int]], size: int, what: str, written: str = "replica_groups") -> None:
        for row in rows:
            for i in row:
                if not 0 <= i < size:
                    raise ShloError(f"{written} name {what} {i}, which is not there ({size} run)")
