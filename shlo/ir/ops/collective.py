"""Operators that communicate between devices.

Specification: "Collective ops".  Their ``den`` sees every device at once: first the :class:`Devices`, then for each operand the
list of all devices' arrays; it returns such lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo.ir.core import Example, Graph, Value, Values, composite, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.data import monoid, monoid_of
from shlo.ir.ops.elementwise import add
from shlo.ir.types import DType, TensorType

Array = np.ndarray[Any, Any]
Groups = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Devices:
    """A grid of replicas × partitions; device = replica · partitions + partition."""

    replicas: int = 1
    partitions: int = 1

    @property
    def count(self) -> int:
        """How many devices."""
        return self.replicas * self.partitions

    def groups(self, replica_groups: Groups, *, channel_id: int, global_ids: bool) -> list[list[int]]:
        """The groups of devices that communicate (specification: "Process groups in StableHLO").

        Without a channel the ids are replicas, and the same partition of each meets (cross_replica); with one, ids are
        replicas and all partitions meet (cross_replica_and_partition), or, with ``global_ids``, device numbers
        (flattened_ids).  An empty attribute means one group of everything.
        """
        if global_ids:
            return [list(g) for g in replica_groups] or [list(range(self.count))]
        rows = [list(g) for g in replica_groups] or [list(range(self.replicas))]
        grid = np.arange(self.count).reshape(self.replicas, self.partitions)
        for row in rows:
            if any(r >= self.replicas for r in row):
                raise ShloError(
                    f"replica_groups {replica_groups} name a replica that is not there ({self.replicas} run)"
                )
        if channel_id > 0:
            return [grid[row].ravel().tolist() for row in rows]
        return [grid[row, p].tolist() for p in range(self.partitions) for row in rows]


def one_group(replicas: int) -> Groups:
    """The group of all replicas."""
    return (tuple(range(replicas)),)


@primitive(
    collective=True,
    examples=[Example("f32[2, 3]", replica_groups=one_group(2), computation=monoid(add, DType.all["f32"]))],
)
def all_reduce(
    operands: Values,
    *,
    replica_groups: Groups,
    channel_handle: int = 0,
    use_global_device_ids: bool = False,
    computation: Graph,
) -> tuple[TensorType, ...]:
    """Within each group every device gets the fold, by ``computation``, of the group's operands."""
    flat = [d for group in replica_groups for d in group if d >= 0]
    if len(set(flat)) != len(flat):
        fail(f"replica_groups {replica_groups} name a device twice")
    if len(computation.params) != 2 or len(computation.results) != 1:
        fail("the computation must take two scalars and return one")
    return tuple(v.type for v in operands)


@all_reduce.den
def _(
    devices: Devices,
    operands: Sequence[list[Array]],
    *,
    replica_groups: Groups,
    channel_handle: int,
    use_global_device_ids: bool,
    computation: Any,
) -> list[list[Array]]:
    results = [list(per_device) for per_device in operands]
    for group in devices.groups(replica_groups, channel_id=channel_handle, global_ids=use_global_device_ids):
        for given, result in zip(operands, results, strict=True):
            total = given[group[0]]
            for device in group[1:]:
                (total,) = computation.on_arrays(total, given[device])
            for device in group:
                result[device] = total
    return results


@all_reduce.vjp
def _(
    dys: tuple[Value | None, ...], operands: Values, *, computation: Graph, **attrs: Any
) -> tuple[list[Value | None]]:
    if monoid_of(computation) is not add:
        raise ShloError("all_reduce can be differentiated where its computation is add")
    # Each device's cotangent is of the sum of all devices' losses: what arrives at the others counts too.
    return ([dy if dy is None else all_reduce([dy], computation=computation, **attrs)[0] for dy in dys],)


@all_reduce.cut
def _(axes: Sequence[int | None], operands: Values, **_: Any) -> tuple[Any, ...]:
    # Inside one program the replicas are the cut already.
    return tuple(None if a is None else "couples" for a in axes)


@composite(
    "... -> ...",
    collective=True,
    examples=[Example("f32[3, 2]", replicas=2), Example("f32[]", replicas=4)],
)
def all_reduce_mean_f(x: Value, *, replicas: int) -> Value:
    """The mean over all replicas: (1/R) Σ_r x_r, as a sum all-reduced and then divided by R.  R = 1 is x itself."""
    if replicas < 1:
        fail("replicas must be at least 1")
    if replicas == 1:
        return x
    (total,) = all_reduce([x], replica_groups=one_group(replicas), computation=monoid(add, x.dtype))
    return total / float(replicas)


@all_reduce_mean_f.den
def _(devices: Devices, x: list[Array], *, replicas: int) -> list[Array]:
    if devices.count != replicas:
        raise ShloError(f"the program is for {replicas} replicas, {devices.count} run")
    return [np.asarray(sum(x[1:], x[0]) / replicas)] * replicas


@all_reduce_mean_f.vjp
def _(dy: Value, x: Value, *, replicas: int) -> tuple[Value]:
    return (all_reduce_mean_f(dy, replicas=replicas),)
