"""Operators that reduce, gather and exchange between devices.

Specification: "Collective ops".  Their ``den`` sees every device at once: first the :class:`~shlo.ir.devices.Devices`, then for
each operand the list of all devices' arrays; it returns such lists.

A refusal begins with the specification's label of the constraint (``all_gather_c1``).  What is refused is what MLIR's verifier
refuses; what depends on how many devices run is found out when the program is evaluated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, Example, Graph, Value, Values, composite, primitive
from shlo.ir.devices import Channel, Devices, Groups
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.data import monoid, monoid_of
from shlo.ir.ops.elementwise import add
from shlo.ir.types import DType, TensorType, Type, fits, tensor

Array = np.ndarray[Any, Any]

F32 = DType.all["f32"]


def one_group(replicas: int) -> Groups:
    """The group of all replicas."""
    return (tuple(range(replicas)),)


def channel_id(channel: Channel | None) -> int:
    """The channel's number, 0 where there is none."""
    return channel.handle if channel is not None else 0


# ---------------------------------------------------------------------------------------------- what is checked


def check_groups(op: str, groups: Groups, unique: int, *, even: bool, global_ids: bool = False, size: int = 0) -> None:
    """Every id from 0 on, once (``unique`` is the number of that constraint); ``even``: no group is shorter than another."""
    if global_ids and not groups:
        fail(f"{op}: with use_global_device_ids the replica_groups must not be empty")
    shown = [list(g) for g in groups]
    if len({len(g) for g in groups}) > 1:
        fail(f"{op}: replica_groups {shown} must be rows of equal length (fill shorter groups up with -1)")
    flat = [i for group in groups for i in group if even or i != -1]
    if any(i < 0 for i in flat):
        fail(f"{op}_c{unique + 2}: replica_groups {shown} name {min(flat)}")
    if len(set(flat)) != len(flat):
        fail(f"{op}_c{unique}: replica_groups {shown} name an id twice")
    missing = set(range(len(flat))) - set(flat)
    if missing:
        fail(f"{op}_c{unique + 1}: replica_groups {shown} do not name {min(missing)}")
    if size and groups and len(groups[0]) != size:
        fail(f"{op}_c8: replica_groups {shown} are of size {len(groups[0])}, split_count is {size}")


def _check_channel(op: str, label: str, channel: Channel | None, global_ids: bool) -> None:
    if global_ids and channel_id(channel) <= 0:
        fail(f"{op}_{label}: use_global_device_ids needs a channel with a positive number, got {channel_id(channel)}")


def _check_computation(op: str, label: str, computation: Graph, operands: Sequence[Value]) -> DType:
    """(tensor<E>, tensor<E>) → tensor<E>, where every operand's element type is promotable to E; gives E."""
    if len(computation.params) != 2 or len(computation.results) != 1:
        counts = f"{len(computation.params)} and returns {len(computation.results)}"
        fail(f"{op}_{label}: the computation must take two scalars and return one, it takes {counts}")
    result = computation.results[0].type
    first = computation.params[0].type
    if not isinstance(result, TensorType) or result.shape or result is not first:
        fail(f"{op}_{label}: the computation must return a scalar of its first parameter's type {first}, not {result}")
    second = computation.params[1].type
    if not isinstance(second, TensorType) or second.shape or not _promotable(second.dtype, result.dtype):
        fail(f"{op}_{label}: the computation takes {first} and {second}, both must be {result}")
    for v in operands:
        if not _promotable(v.dtype, result.dtype):
            fail(f"{op}_{label}: {v.type} cannot be promoted to the computation's {result}")
    return result.dtype


def _promotable(given: DType, wanted: DType) -> bool:
    """StableHLO's ``is_promotable``; its verifier lets any float become any other in a reduction."""
    return given.kind == wanted.kind and (given.kind == "float" or given.bits <= wanted.bits)


def _fold(computation: Any, parts: Sequence[Array]) -> Array:
    """The parts, promoted to the computation's type, folded from first to last."""
    total: Array = computation.argument(0, parts[0])
    for part in parts[1:]:
        (total,) = computation.on_arrays(total, computation.argument(1, part))
    return total


# -------------------------------------------------------------------------------------------------- all_reduce


@primitive(
    collective=True,
    examples=[
        Example("f32[2, 3]", replica_groups=one_group(2), computation=monoid(add, F32)),
        Example("f32[2, 3]", "f32[4]", replica_groups=((0, 2), (1, 3)), computation=monoid(add, F32)),
        Example("f32[3]", replica_groups=((0, 1), (2, -1)), computation=monoid(add, F32)),
    ],
)
def all_reduce(
    operands: Values,
    *,
    replica_groups: Groups,
    channel_handle: Channel | None = None,
    use_global_device_ids: bool = False,
    computation: Graph,
) -> tuple[TensorType, ...]:
    """Within each group every device gets the fold, by ``computation``, of the group's operands.

    The specification leaves the shape of the fold open; here it goes from the group's first device to its last.
    """
    check_groups("all_reduce", replica_groups, 1, even=False, global_ids=use_global_device_ids)
    _check_channel("all_reduce", "c4", channel_handle, use_global_device_ids)
    dtype = _check_computation("all_reduce", "c5", computation, operands)
    return tuple(v.type.with_dtype(dtype) for v in operands)


@all_reduce.den
def _(
    devices: Devices,
    operands: Sequence[list[Array]],
    *,
    replica_groups: Groups,
    channel_handle: Channel | None,
    use_global_device_ids: bool,
    computation: Any,
) -> list[list[Array]]:
    results = [list(per_device) for per_device in operands]
    groups = devices.groups(replica_groups, channel_id=channel_id(channel_handle), global_ids=use_global_device_ids)
    for group in groups:
        for given, result in zip(operands, results, strict=True):
            total = _fold(computation, [given[d] for d in group])
            for device in group:
                result[device] = total
    return results


@all_reduce.vjp
def _(
    dys: tuple[Value | None, ...], operands: Values, *, computation: Graph, **attrs: Any
) -> tuple[list[Value | None]]:
    _only_sums("all_reduce", computation)
    # Each device's cotangent is of the sum of all devices' losses: what arrives at the others counts too.
    return ([dy if dy is None else all_reduce([dy], computation=computation, **attrs)[0] for dy in dys],)


def _only_sums(op: str, computation: Graph) -> None:
    if monoid_of(computation) is not add:
        raise ShloError(f"{op} can be differentiated where its computation is add")


# ------------------------------------------------------------------------------------------ all_gather, reduce_scatter


@primitive(
    collective=True,
    examples=[
        Example(
            "f32[2, 3]", all_gather_dim=1, replica_groups=one_group(2), types=(tensor((2, 6), F32),),
        ),
        Example(
            "f32[2]", "i32[1, 2]", all_gather_dim=0, replica_groups=((1, 3), (2, 0)),
            types=(tensor((4,), F32), tensor((2, 2), DType.all["i32"])),
        ),
    ],
)  # fmt: skip
def all_gather(
    operands: Values,
    *,
    all_gather_dim: int,
    replica_groups: Groups,
    channel_handle: Channel | None = None,
    use_global_device_ids: bool = False,
    types: tuple[Type, ...],
) -> tuple[Type, ...]:
    """Within each group every device gets the group's operands, one behind the other along ``all_gather_dim``.

    The result types cannot be inferred: how many devices a group has depends on how many run.  :func:`gathered` says them.
    """
    if all_gather_dim < 0:
        fail(f"all_gather_c1: all_gather_dim must not be negative, got {all_gather_dim}")
    check_groups("all_gather", replica_groups, 2, even=True, global_ids=use_global_device_ids)
    if len(types) != len(operands):
        fail(f"all_gather_c6: {len(operands)} operands, but {len(types)} results")
    for operand, result in zip(operands, types, strict=True):
        if all_gather_dim >= operand.rank:
            fail(f"all_gather_c1: all_gather_dim {all_gather_dim} is not an axis of {operand.type}")
        _check_grown("all_gather", "c6", operand.type, result, all_gather_dim)
    return types


def _check_grown(op: str, label: str, small: TensorType, large: Type, axis: int) -> None:
    """``large`` is ``small`` with an axis a multiple as long."""
    if not isinstance(large, TensorType) or large.dtype is not small.dtype or large.rank != small.rank:
        fail(f"{op}_{label}: {small} and {large} must have the same element type and rank")
    for i, (m, n) in enumerate(zip(small.shape, large.shape, strict=True)):
        if i != axis and not fits(m, n):
            fail(f"{op}_{label}: {small} and {large} must agree in axis {i}")
    m, n = small.shape[axis], large.shape[axis]
    if m == 0:
        fail(f"{op}_{label}: axis {axis} of {small} has no elements")
    if m > 0 and n >= 0 and n % m:
        fail(f"{op}_{label}: axis {axis} of {large} is no multiple of that of {small}")


def gathered(
    operand: Value, *, dim: int, replica_groups: Groups, channel_handle: Channel | None = None, global_ids: bool = False
) -> Value:
    """``all_gather`` of one operand where ``replica_groups`` say how many devices a group has."""
    shape = tuple(n * len(replica_groups[0]) if i == dim else n for i, n in enumerate(operand.shape))
    return all_gather(
        [operand],
        all_gather_dim=dim,
        replica_groups=replica_groups,
        channel_handle=channel_handle,
        use_global_device_ids=global_ids,
        types=(operand.type.with_shape(shape),),
    )[0]


@all_gather.den
def _(
    devices: Devices,
    operands: Sequence[list[Array]],
    *,
    all_gather_dim: int,
    replica_groups: Groups,
    channel_handle: Channel | None,
    use_global_device_ids: bool,
    types: tuple[TensorType, ...],
) -> list[list[Array]]:
    results = [list(per_device) for per_device in operands]
    groups = devices.groups(replica_groups, channel_id=channel_id(channel_handle), global_ids=use_global_device_ids)
    for group in groups:
        for given, result, type in zip(operands, results, types, strict=True):
            whole = np.concatenate([given[d] for d in group], all_gather_dim)
            _check_size("all_gather", "c6", whole.shape, type, len(group))
            for device in group:
                result[device] = whole
    return results


def _check_size(op: str, label: str, shape: tuple[int, ...], type: TensorType, members: int) -> None:
    if len(shape) != type.rank or not all(map(fits, shape, type.shape)):
        raise ShloError(
            f"{op}_{label}: among {members} devices a result has the shape {list(shape)}, the program says {type}"
        )


@all_gather.vjp
def _(
    dys: tuple[Value | None, ...], operands: Values, *, all_gather_dim: int, types: tuple[Type, ...], **attrs: Any
) -> tuple[list[Value | None]]:
    return (
        [
            None
            if dy is None
            else reduce_scatter(
                dy, scatter_dimension=all_gather_dim, computation=monoid(add, dy.dtype), type=x.type, **attrs
            )
            for dy, x in zip(dys, operands, strict=True)
        ],
    )


@primitive(
    collective=True,
    examples=[
        Example(
            "f32[4, 3]", scatter_dimension=0, replica_groups=one_group(2), computation=monoid(add, F32),
            type=tensor((2, 3), F32),
        ),
        Example(
            "f32[2, 4]", scatter_dimension=1, replica_groups=((3, 0), (1, 2)), computation=monoid(add, F32),
            type=tensor((2, 2), F32),
        ),
    ],
)  # fmt: skip
def reduce_scatter(
    operand: Value,
    *,
    scatter_dimension: int,
    replica_groups: Groups,
    channel_handle: Channel | None = None,
    use_global_device_ids: bool = False,
    computation: Graph,
    type: Type,
) -> Type:
    """Within each group the i-th device gets the i-th part, along ``scatter_dimension``, of the fold of the group's operands.

    The result type cannot be inferred: how many devices a group has depends on how many run.  :func:`scattered_sum` says it.
    """
    if not 0 <= scatter_dimension < operand.rank:
        fail(f"reduce_scatter_c2: scatter_dimension {scatter_dimension} is not an axis of {operand.type}")
    check_groups("reduce_scatter", replica_groups, 3, even=True, global_ids=use_global_device_ids)
    _check_channel("reduce_scatter", "c6", channel_handle, use_global_device_ids)
    dtype = _check_computation("reduce_scatter", "c7", computation, [operand])
    if isinstance(type, TensorType) and type.dtype is not dtype:
        fail(f"reduce_scatter_c9: the result {type} must have the computation's element type {dtype}")
    if isinstance(type, TensorType):
        _check_grown("reduce_scatter", "c8", type, operand.type.with_dtype(dtype), scatter_dimension)
    return type


def scattered_sum(
    operand: Value, *, dim: int, replica_groups: Groups, channel_handle: Channel | None = None, global_ids: bool = False
) -> Value:
    """``reduce_scatter`` with ``add`` where ``replica_groups`` say how many devices a group has."""
    shape = tuple(n // len(replica_groups[0]) if i == dim else n for i, n in enumerate(operand.shape))
    return reduce_scatter(
        operand,
        scatter_dimension=dim,
        replica_groups=replica_groups,
        channel_handle=channel_handle,
        use_global_device_ids=global_ids,
        computation=monoid(add, operand.dtype),
        type=operand.type.with_shape(shape),
    )


@reduce_scatter.den
def _(
    devices: Devices,
    operand: list[Array],
    *,
    scatter_dimension: int,
    replica_groups: Groups,
    channel_handle: Channel | None,
    use_global_device_ids: bool,
    computation: Any,
    type: TensorType,
) -> list[Array]:
    result = list(operand)
    groups = devices.groups(replica_groups, channel_id=channel_id(channel_handle), global_ids=use_global_device_ids)
    for group in groups:
        total = _fold(computation, [operand[d] for d in group])
        if total.shape[scatter_dimension] % len(group):
            raise ShloError(
                f"reduce_scatter_c1: axis {scatter_dimension} of {list(total.shape)} does not divide among {len(group)} devices"
            )
        for device, part in zip(group, np.split(total, len(group), scatter_dimension), strict=True):
            _check_size("reduce_scatter", "c8", part.shape, type, len(group))
            result[device] = part
    return result


@reduce_scatter.vjp
def _(
    dy: Value, operand: Value, *, scatter_dimension: int, computation: Graph, type: Type, **attrs: Any
) -> tuple[Value]:
    _only_sums("reduce_scatter", computation)
    (gathered_,) = all_gather([dy], all_gather_dim=scatter_dimension, types=(operand.type,), **attrs)
    return (gathered_,)


# ------------------------------------------------------------------------------------------------------- older, ours


@primitive(
    collective=True, text_name="stablehlo.cross-replica-sum", examples=[Example("f32[3]", replica_groups=one_group(2))]
)
def cross_replica_sum(operand: Value, *, replica_groups: Groups) -> TensorType:
    """The sum over the group's replicas: an older spelling of ``all_reduce`` with ``add``."""
    check_groups("all_reduce", replica_groups, 1, even=False)
    return operand.type


@cross_replica_sum.den
def _(devices: Devices, operand: list[Array], *, replica_groups: Groups) -> list[Array]:
    result = list(operand)
    for group in devices.groups(replica_groups, channel_id=0, global_ids=False):
        total = operand[group[0]]
        for device in group[1:]:
            total = np.asarray(total + operand[device])
        for device in group:
            result[device] = total
    return result


@cross_replica_sum.vjp
def _(dy: Value, operand: Value, *, replica_groups: Groups) -> tuple[Value]:
    return (cross_replica_sum(dy, replica_groups=replica_groups),)


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


# ------------------------------------------------------------------------------------------------------------ cutting


def couples(axes: Sequence[int | None], *operands: Any, **_: Any) -> Any:
    """Inside one program the replicas are the cut already."""
    return None if all(a is None for a in axes) else "couples"


def each_couples(axes: Sequence[int | None], operands: Values, **_: Any) -> tuple[Any, ...]:
    """The same of each of several operands."""
    return tuple(None if a is None else "couples" for a in axes)


CUT.rule(reduce_scatter, cross_replica_sum)(couples)
CUT.rule(all_reduce, all_gather)(each_couples)
