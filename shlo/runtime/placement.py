"""Which part of a tensor each partition of a replica holds, as the compiled program has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType

Array = np.ndarray[Any, Any]


class Tiling(NamedTuple):
    """XLA's sharding of one tensor (``HloSharding``).

    ``parts`` says into how many parts each axis is cut, None where every device holds all of it; ``devices`` are the partitions
    that hold the parts, part by part in row-major order, as many a part; with ``only``, that partition alone has the tensor.
    ``text`` is how XLA writes it.
    """

    parts: tuple[int, ...] | None
    devices: tuple[int, ...]
    only: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Placement:
    """How a tensor lies on the partitions of each replica: what is cut to go to them, and put together of what comes.

    ``type`` is what a caller gives and gets: the whole tensor or, ``stacked``, each partition's own, of which the tensor that
    lies on the devices is the stack.  ``local`` is what one device holds, ``starts`` where each partition's part begins in the
    tensor; ``first`` is the partition whose version counts where several hold the same part.
    """

    type: TensorType
    local: TensorType
    starts: tuple[tuple[int, ...], ...]
    first: int
    stacked: bool

    @property
    def partitions(self) -> int:
        """How many partitions a replica has."""
        return len(self.starts)

    @property
    def lanes(self) -> int:
        """How many arrays a caller gives and gets for a replica."""
        return self.partitions if self.stacked else 1

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the tensor that lies on the devices."""
        return (self.partitions, *self.type.shape) if self.stacked else self.type.shape

    def cut(self, lanes: Sequence[Array]) -> list[Array]:
        """One replica's arrays, as its caller has them → what each of its partitions holds."""
        whole = np.stack(lanes) if self.stacked else lanes[0]
        return [self._filled(whole[window]) for window in map(self._window, self.starts)]

    def join(self, parts: Sequence[Array]) -> list[Array]:
        """What each partition of a replica holds → the replica's arrays, as its caller gets them."""
        order = [self.first, *(p for p in range(self.partitions) if p != self.first)]
        if not any(map(any, self.starts)) and self.local.shape == self.shape:
            whole = parts[self.first]
        else:
            whole = np.empty(self.shape, parts[0].dtype)
            for p in reversed(order):  # whoever counts is written last
                window = self._window(self.starts[p])
                inside = whole[window]
                inside[...] = parts[p][tuple(slice(n) for n in inside.shape)]
        return list(whole) if self.stacked else [whole]

    def _window(self, start: tuple[int, ...]) -> tuple[Any, ...]:
        return (*(slice(at, at + n) for at, n in zip(start, self.local.shape, strict=True)), ...)

    def _filled(self, part: Array) -> Array:
        """A part with the zeros behind it that uneven cuts leave the last partitions."""
        if part.shape == self.local.shape:
            return part
        filled: Array = np.zeros(self.local.shape, part.dtype)
        filled[tuple(slice(n) for n in part.shape)] = part
        return filled


@lru_cache(maxsize=4096)
def placement(type: TensorType, tiling: Tiling, partitions: int, *, stacked: bool) -> Placement:
    """How a tensor lies that XLA tiles so; equal ones are one object.  A part is ⌈n / parts⌉ long, the last ones may be shorter.

    ShloError where the partitions hold no parts but summands.
    """
    shape = (partitions, *type.shape) if stacked else type.shape
    if "unreduced" in tiling.text:
        raise ShloError(f"lies on the partitions as summands ({tiling.text}), which shlo neither gives nor takes")
    if tiling.parts is None:
        return Placement(type, type.with_shape(shape), ((0,) * len(shape),) * partitions, tiling.only or 0, stacked)
    sizes = tuple(-(-n // k) for n, k in zip(shape, tiling.parts, strict=True))
    each = len(tiling.devices) // max(1, int(np.prod(tiling.parts)))
    starts: list[tuple[int, ...]] = [()] * partitions
    for place, index in enumerate(np.ndindex(tiling.parts)):
        for device in tiling.devices[place * each : (place + 1) * each]:
            starts[device] = tuple(i * n for i, n in zip(index, sizes, strict=True))
    return Placement(type, type.with_shape(sizes), tuple(starts), 0, stacked)
