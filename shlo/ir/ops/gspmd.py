"""How programs were cut into devices' parts before Shardy: custom calls around the region of every device.

``@Sharding`` says in its ``mhlo.sharding`` how a whole value lies on the devices, ``@SPMDFullToShardShape`` gives each device
its part, ``@SPMDShardToFullShape`` puts the parts together as its own ``mhlo.sharding`` says.  These two see all devices at
once: the evaluator asks :func:`together` for them.

Source: XLA's ``HloSharding`` and its text form, ``{devices=[2,1,2]<=[4] last_tile_dim_replicate}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from shlo.ir.core import Node
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Tiles:
    """A sharding as XLA writes it: ``devices[i, j, …]`` are the partitions that have part (i, j, …), the last axis listing
    those that have the same part.  None: every device has the whole."""

    devices: Array | None
    text: str

    def parts(self, rank: int) -> tuple[int, ...]:
        """Into how many parts each axis is cut."""
        return (1,) * rank if self.devices is None else self.devices.shape[:-1]

    def window(self, shape: tuple[int, ...], partition: int) -> tuple[slice, ...]:
        """Which part of a whole array of ``shape`` a partition has."""
        if self.devices is None:
            return ()
        counts = self.devices.shape[:-1]
        if len(counts) != len(shape) or any(n % c for n, c in zip(shape, counts, strict=True)):
            raise ShloError(f"an array of the shape {list(shape)} does not divide into the parts of {self.text}")
        places = np.argwhere(self.devices == partition)
        if len(places) != 1:
            raise ShloError(f"{self.text} does not place partition {partition}: the program runs on others")
        steps = [n // c for n, c in zip(shape, counts, strict=True)]
        return tuple(slice(i * s, (i + 1) * s) for i, s in zip(places[0][:-1].tolist(), steps, strict=True))


_TILED: Final = re.compile(
    r"\{devices=\[([\d,]+)\](?:<=\[([\d,]+)\](?:T\(([\d,]+)\))?|([\d,]+))"
    r"( last_tile_dim_replicate| last_tile_dims=\{replicated\})?\}"
)


def read_tiles(text: str) -> Tiles:
    """The sharding of an ``mhlo.sharding`` string; ShloError for what no exporter of whole programs writes."""
    text = text.strip()
    if text == "{replicated}":
        return Tiles(None, text)
    found = _TILED.fullmatch(text)
    if found is None:
        raise ShloError(f"the sharding '{text}' is not one that shlo can cut by")
    dims, base, order, listed, replicated = found.groups()
    shape = _numbers(dims) + ([] if replicated else [1])
    if listed is not None:
        ids = np.array(_numbers(listed))
    else:
        ids = np.arange(np.prod(_numbers(base), dtype=int)).reshape(_numbers(base))
        if order is not None:
            ids = ids.transpose(_numbers(order))
    if ids.size != np.prod(shape, dtype=int):
        raise ShloError(f"the sharding '{text}' has {ids.size} devices for another number of parts")
    return Tiles(ids.reshape(shape), text)


def _numbers(text: str) -> list[int]:
    return [int(n) for n in text.split(",") if n]


def _sharding(node: Node | None, what: str) -> Tiles:
    text = dict(node.attrs.get("foreign", ()) if node is not None else ()).get("mhlo.sharding")
    if not isinstance(text, str):
        raise ShloError(f"{what} needs a sharding (mhlo.sharding)")
    return read_tiles(text)


def _to_shards(node: Node, devices: Devices, operand: Sequence[Array]) -> list[Array]:
    """Each device's part of its whole array; how it is cut, the ``@Sharding`` before it says."""
    tiles = _sharding(node.operands[0].node, "the operand of @SPMDFullToShardShape")
    return [array[tiles.window(array.shape, d % devices.partitions)] for d, array in enumerate(operand)]


def _to_full(node: Node, devices: Devices, operand: Sequence[Array]) -> list[Array]:
    """The whole array that each replica's parts make; of several with one part the lowest-numbered device counts."""
    tiles = _sharding(node, "@SPMDShardToFullShape")
    results: list[Array] = []
    for replica in range(devices.replicas):
        parts = operand[replica * devices.partitions : (replica + 1) * devices.partitions]
        counts = tiles.parts(parts[0].ndim)
        whole: Array = np.empty([n * c for n, c in zip(parts[0].shape, counts, strict=True)], parts[0].dtype)
        for partition in reversed(range(devices.partitions)):
            whole[tiles.window(whole.shape, partition)] = parts[partition]
        results += [whole] * devices.partitions
    return results


TOGETHER: Final[Mapping[str, Callable[[Node, Devices, Sequence[Array]], list[Array]]]] = {
    "SPMDFullToShardShape": _to_shards,
    "SPMDShardToFullShape": _to_full,
}
"""Custom calls whose rule sees every device: the node, the devices, each device's operand; it gives each device's result."""


_SDY: Final = ("xla.sdy.GlobalToLocalShape", "xla.sdy.LocalToGlobalShape")
"""The same two as Shardy writes them."""


def by_place(node: Node) -> bool:
    """Is what a node gives another thing on every device, though all give it the same operands?"""
    return node.op.name == "custom_call" and node.attrs["call_target_name"] in (*TOGETHER, *_SDY)


def together(node: Node) -> Callable[[Node, Devices, Sequence[Array]], list[Array]] | None:
    """The rule of a node that is such a custom call, on a tensor whose shape it changes (else it is the identity)."""
    if node.op.name != "custom_call":
        return None
    rule = TOGETHER.get(node.attrs["call_target_name"])
    given, made = node.operands[0].type if node.operands else None, node.results[0].type if node.results else None
    return rule if isinstance(given, TensorType) and isinstance(made, TensorType) else None
