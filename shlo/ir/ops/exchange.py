"""Operators by which devices exchange what they have, and ask who they are.

Specification: "Collective ops".  Their ``den`` sees every device at once: see :mod:`shlo.ir.ops.collective`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Example, Value, Values, primitive
from shlo.ir.devices import Channel, Devices, Groups
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.collective import channel_id, check_groups, couples, each_couples, one_group
from shlo.ir.ops.data import const
from shlo.ir.types import TensorType, tensor, ui32

Array = np.ndarray[Any, Any]


@primitive(
    collective=True,
    examples=[
        Example("f32[4, 3]", split_dimension=0, concat_dimension=1, split_count=2, replica_groups=one_group(2)),
        Example("f32[4]", split_dimension=0, concat_dimension=0, split_count=2, replica_groups=((0, 3), (2, 1))),
        Example(
            "f32[4]", "i32[2]", split_dimension=0, concat_dimension=0, split_count=2, replica_groups=one_group(2),
            unrun="XLA takes several operands as the parts of one",
        ),
    ],
)  # fmt: skip
def all_to_all(
    operands: Values,
    *,
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Groups,
    channel_handle: Channel | None = None,
) -> tuple[TensorType, ...]:
    """Within each group every operand is cut in ``split_count`` parts along ``split_dimension``; the i-th device gets the i-th
    part of everyone's, one behind the other along ``concat_dimension``.  With a channel the ids are partitions.

    So the specification; XLA (jaxlib 0.10) makes its own tuple form of several operands, in which the i-th operand as a whole
    goes to the i-th device.
    """
    if split_dimension < 0 or concat_dimension < 0 or split_count < 1:
        label = "c1" if split_dimension < 0 else "c3" if concat_dimension < 0 else "c4"
        fail(
            f"all_to_all_{label}: split {split_dimension}, concat {concat_dimension}, count {split_count} must be positive"
        )
    for v in operands:
        for label, axis in (("c1", split_dimension), ("c3", concat_dimension)):
            if axis >= v.rank:
                fail(f"all_to_all_{label}: {axis} is not an axis of {v.type}")
        if v.shape[split_dimension] >= 0 and v.shape[split_dimension] % split_count:
            fail(f"all_to_all_c2: axis {split_dimension} of {v.type} does not divide into {split_count} parts")
    check_groups("all_to_all", replica_groups, 5, even=True, size=split_count)
    return tuple(
        v.type.with_shape(_exchanged(v.shape, split_dimension, concat_dimension, split_count)) for v in operands
    )


def _exchanged(shape: tuple[int, ...], split: int, concat: int, count: int) -> tuple[int, ...]:
    sizes = list(shape)
    sizes[split] = sizes[split] // count if sizes[split] >= 0 else sizes[split]
    sizes[concat] = sizes[concat] * count if sizes[concat] >= 0 else sizes[concat]
    return tuple(sizes)


@all_to_all.den
def _(
    devices: Devices,
    operands: Sequence[list[Array]],
    *,
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Groups,
    channel_handle: Channel | None,
) -> list[list[Array]]:
    results = [list(per_device) for per_device in operands]
    for group in devices.everyone(replica_groups, channel_id=channel_id(channel_handle)):
        if len(group) != split_count:
            raise ShloError(f"all_to_all_c8: split_count is {split_count}, a group has {len(group)} devices")
        for given, result in zip(operands, results, strict=True):
            parts = [np.split(given[d], split_count, split_dimension) for d in group]
            for i, device in enumerate(group):
                result[device] = np.concatenate([p[i] for p in parts], concat_dimension)
    return results


@all_to_all.vjp
def _(
    dys: tuple[Value | None, ...], operands: Values, *, split_dimension: int, concat_dimension: int, **attrs: Any
) -> tuple[list[Value | None]]:
    back = {"split_dimension": concat_dimension, "concat_dimension": split_dimension, **attrs}
    return ([None if dy is None else all_to_all([dy], **back)[0] for dy in dys],)


def _check_pairs(op: str, pairs: Groups, first: int) -> None:
    """Rows of two ids, no source twice, no target twice; ``first`` is the number of the first label."""
    shown = [list(p) for p in pairs]
    if any(len(p) != 2 for p in pairs):
        fail(f"{op}_c{first}: source_target_pairs {shown} must be rows of two")
    if any(i < 0 for p in pairs for i in p):
        fail(f"{op}_c{first + 3}: source_target_pairs {shown} must not be negative")
    for side, what in ((0, "source"), (1, "target")):
        if len({p[side] for p in pairs}) != len(pairs):
            fail(f"{op}_c{first + 1 + side}: source_target_pairs {shown} name a {what} twice")


@primitive(
    collective=True,
    examples=[
        Example("f32[3]", source_target_pairs=((0, 1), (1, 0))),
        Example("f32[2, 2]", source_target_pairs=((0, 2), (1, 0))),
    ],
)
def collective_permute(
    operand: Value, *, source_target_pairs: Groups, channel_handle: Channel | None = None
) -> TensorType:
    """Every target gets its source's operand; whoever is no target gets zeros.  With a channel the ids are partitions."""
    _check_pairs("collective_permute", source_target_pairs, 1)
    return operand.type


@collective_permute.den
def _(
    devices: Devices, operand: list[Array], *, source_target_pairs: Groups, channel_handle: Channel | None
) -> list[Array]:
    return moved(devices, operand, source_target_pairs, channel_handle)


def moved(devices: Devices, operand: Sequence[Array], pairs: Groups, channel: Channel | None) -> list[Array]:
    """Each device's array after every target got its source's; zeros where nothing arrives."""
    result = [np.zeros_like(x) for x in operand]
    for source, target in devices.pairs(pairs, channel_id=channel_id(channel), written="source_target_pairs"):
        result[target] = operand[source]
    return result


@collective_permute.vjp
def _(dy: Value, operand: Value, *, source_target_pairs: Groups, channel_handle: Channel | None) -> tuple[Value]:
    back = tuple((target, source) for source, target in source_target_pairs)
    return (collective_permute(dy, source_target_pairs=back, channel_handle=channel_handle),)


@primitive(
    collective=True,
    examples=[
        Example("f32[2, 3]", replica_groups=((1, 0),), unrun="XLA has it on the GPU only"),
        Example("f32[3]", replica_groups=((2, 0), (1, 3)), unrun="XLA has it on the GPU only"),
    ],
)
def collective_broadcast(
    operand: Value, *, replica_groups: Groups, channel_handle: Channel | None = None
) -> TensorType:
    """Within each group every device gets the first one's operand; whoever is in no group gets zeros.  With a channel the
    ids are partitions."""
    flat = [i for group in replica_groups for i in group]
    if any(i < 0 for i in flat) or len({len(g) for g in replica_groups}) > 1:
        fail(f"collective_broadcast_c2: replica_groups {[list(g) for g in replica_groups]} must not be negative")
    if len(set(flat)) != len(flat):
        fail(f"collective_broadcast_c1: replica_groups {[list(g) for g in replica_groups]} name an id twice")
    return operand.type


@collective_broadcast.den
def _(devices: Devices, operand: list[Array], *, replica_groups: Groups, channel_handle: Channel | None) -> list[Array]:
    result = [np.zeros_like(x) for x in operand]
    for group in devices.pairs(replica_groups, channel_id=channel_id(channel_handle)):
        for device in group:
            result[device] = operand[group[0]]
    return result


@collective_broadcast.vjp
def _(dy: Value, operand: Value, *, replica_groups: Groups, channel_handle: Channel | None) -> tuple[Value]:
    """The group's cotangents add up at its first device; elsewhere there are none."""
    total = const(0, dy.type)
    # Each member's cotangent is sent to the root in a step of its own: permutations reach every grouping.
    for i in range(max(map(len, replica_groups), default=0)):
        pairs = tuple((group[i], group[0]) for group in replica_groups)
        total = total + collective_permute(dy, source_target_pairs=pairs, channel_handle=channel_handle)
    return (total,)


# ------------------------------------------------------------------------------------------------------ who am I


@primitive(form=" : result", collective=True, examples=[Example()])
def replica_id() -> TensorType:
    """The number of the replica that asks."""
    return tensor((), ui32)


@replica_id.den
def _(devices: Devices) -> list[Array]:
    return [np.asarray(d // devices.partitions, np.uint32) for d in range(devices.count)]


@primitive(form=" : result", collective=True, examples=[Example()])
def partition_id() -> TensorType:
    """The number of the partition that asks."""
    return tensor((), ui32)


@partition_id.den
def _(devices: Devices) -> list[Array]:
    return [np.asarray(d % devices.partitions, np.uint32) for d in range(devices.count)]


VJP.excuse("it has no operands", replica_id, partition_id)
CUT.rule(collective_permute, collective_broadcast, replica_id, partition_id)(couples)
CUT.rule(all_to_all)(each_couples)
