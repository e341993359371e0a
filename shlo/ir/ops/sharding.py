"""Shardy's operators: where tensors lie on a mesh of devices, and the region that every device of it runs for itself.

A program with shardings is written for the whole mesh: its tensors have their global shapes.  A sharding says where the parts
of a tensor lie, not what it is, so to the evaluator most operators here are the identity.  :func:`manual_computation` is the
exception: inside it each device sees its own part.

Source: the Shardy dialect (``sdy``), as jaxlib registers it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Example, Graph, Value, Values, primitive, trace
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError, counted, fail
from shlo.ir.sharding import Axis, DimSharding, Mesh, Sharding, check_sharding
from shlo.ir.types import TensorType, Type, short_type

Array = np.ndarray[Any, Any]

PAIR = Mesh("mesh", (("x", 2),))
"""Two devices: what the examples are over."""

ROWS = Sharding(PAIR, (DimSharding((Axis("x"),)), DimSharding()))
WHOLE = Sharding(PAIR, (DimSharding(), DimSharding()))


# ------------------------------------------------------------------------------------------------- placements


@primitive(form="$operand $sharding : same", dialect="sdy", examples=[Example("f32[4, 3]", sharding=ROWS)])
def sharding_constraint(operand: Value, *, sharding: Sharding) -> Type:
    """The operand, which the partitioner is to lay out so.  To the evaluator it is the identity."""
    check_sharding(sharding, operand.type)
    return operand.type


@primitive(
    form="$operand $sharding : same",
    dialect="sdy",
    examples=[Example("f32[4, 3]", sharding=ROWS, unrun="XLA wants it lowered")],
)
def reshard(operand: Value, *, sharding: Sharding) -> Type:
    """The operand, laid out anew.  To the evaluator it is the identity."""
    check_sharding(sharding, operand.type)
    return operand.type


@primitive(
    form="$operand( sharding=$sharding)? : same",
    dialect="sdy",
    examples=[Example("f32[4, 3]", unrun="XLA wants it lowered")],
)
def data_flow_edge(operand: Value, *, sharding: Sharding | None = None) -> Type:
    """A place where sharding propagation may pass between operations.  To the evaluator it is the identity."""
    if sharding is not None:
        check_sharding(sharding, operand.type)
    return operand.type


@primitive(
    form="$operand allowed_direction=$allowed_direction : same",
    dialect="sdy",
    examples=[Example("f32[4, 3]", allowed_direction="NONE")],
)
def propagation_barrier(operand: Value, *, allowed_direction: str) -> Type:
    """The operand; shardings propagate past here only in one direction, or in none."""
    if allowed_direction not in ("NONE", "FORWARD", "BACKWARD"):
        fail(f"allowed_direction must be NONE, FORWARD or BACKWARD, not {allowed_direction}: BOTH is no barrier")
    return operand.type


@primitive(
    form="$operand group_id=$group_id : each",
    dialect="sdy",
    pure=False,
    shares=False,
    examples=[Example("f32[4, 3]", group_id=1, unrun="XLA wants results")],
)
def sharding_group(operand: Value, *, group_id: int) -> tuple[Type, ...]:
    """All values of a group are to be laid out alike.  It computes nothing."""
    if group_id < 0:
        fail(f"group_id must not be negative, got {group_id}")
    return ()


for _identity in (sharding_constraint, reshard, data_flow_edge, propagation_barrier):

    @_identity.den
    def _(operand: Array, **_: Any) -> Array:
        return operand

    @_identity.cut
    def _(axes: Sequence[int | None], operand: Value, **_: Any) -> int | None:
        return axes[0]


@sharding_constraint.vjp
def _(dy: Value, operand: Value, *, sharding: Sharding) -> tuple[Value]:
    return (sharding_constraint(dy, sharding=sharding),)


@reshard.vjp
def _(dy: Value, operand: Value, *, sharding: Sharding) -> tuple[Value]:
    return (reshard(dy, sharding=sharding),)


@data_flow_edge.vjp
def _(dy: Value, operand: Value, **_: Any) -> tuple[Value]:
    return (dy,)


@propagation_barrier.vjp
def _(dy: Value, operand: Value, *, allowed_direction: str) -> tuple[Value]:
    flipped = {"FORWARD": "BACKWARD", "BACKWARD": "FORWARD"}.get(allowed_direction, allowed_direction)
    return (propagation_barrier(dy, allowed_direction=flipped),)


@sharding_group.den
def _(operand: Array, *, group_id: int) -> tuple[()]:
    return ()


VJP.excuse("it has no results", sharding_group)
CUT.excuse("it has no results", sharding_group)


# ----------------------------------------------------------------------------------------- the region of every device


def _doubled_rows() -> Graph:
    return trace(lambda x: x + x, [("x", short_type("f32[2, 3]"))])


@primitive(
    form="computation",
    dialect="sdy",
    collective=True,
    examples=[
        Example(
            "f32[4, 3]",
            in_shardings=(ROWS,),
            out_shardings=(ROWS,),
            manual_axes=("x",),
            body=_doubled_rows(),
        )
    ],
)
def manual_computation(
    operands: Values,
    *,
    in_shardings: tuple[Sharding, ...],
    out_shardings: tuple[Sharding, ...],
    manual_axes: tuple[str, ...],
    body: Graph,
) -> tuple[Type, ...]:
    """Every device runs the body on its own part of the operands; the results are put together of the parts.

    ``in_shardings`` say how each operand is cut along the *manual* axes of the mesh, ``out_shardings`` how the body's results
    make up the whole results.  The other (free) axes are a matter of placement: they cut nothing.  Where an output sharding
    says that a result is the same along an axis and it is not, the part of the lowest-numbered device counts (unspecified; what
    reading the first shard of JAX's array gives).
    """
    if len(in_shardings) != len(operands):
        fail(f"{len(operands)} operands, but {len(in_shardings)} in_shardings")
    if len(out_shardings) != len(body.results):
        fail(f"the body returns {len(body.results)} values, but there are {len(out_shardings)} out_shardings")
    if len(body.params) != len(operands):
        fail(f"the body takes {len(body.params)} values, but there are {len(operands)} operands")
    if len(set(manual_axes)) != len(manual_axes):
        fail(f"manual_axes {', '.join(manual_axes)} name an axis twice")
    _one_mesh((*in_shardings, *out_shardings), manual_axes)
    for i, (operand, sharding, param) in enumerate(zip(operands, in_shardings, body.params, strict=True)):
        check_sharding(sharding, operand.type)
        local = _local(operand.type, sharding, manual_axes)
        if param.type is not local:
            fail(
                f"a device's part of operand {i}, {operand.type} under {sharding}, is {local}, the body takes {param.type}"
            )
    results = []
    for sharding, value in zip(out_shardings, body.results, strict=True):
        check_sharding(sharding, value.type)
        results.append(_whole(value.type, sharding, manual_axes))
    return tuple(results)


def _one_mesh(shardings: Sequence[Sharding], manual_axes: tuple[str, ...]) -> None:
    """All shardings are over one mesh, which has the manual axes; along each axis the manual ones come first."""
    if not shardings:
        if manual_axes:
            fail("manual axes need an operand or a result whose sharding names the mesh")
        return
    mesh = shardings[0].mesh
    for name in manual_axes:
        mesh.axis_size(name)
    for sharding in shardings:
        if (sharding.mesh.axes, sharding.mesh.devices) != (mesh.axes, mesh.devices):
            fail(f"all shardings must be over one mesh: {mesh.called} and {sharding.mesh.called} differ")
        for dim in sharding.dims:
            manual = [axis.name in manual_axes for axis in dim.axes]
            if manual != sorted(manual, reverse=True):
                fail(f"in {sharding} a free axis stands before a manual one")


def _local(type: Type, sharding: Sharding, manual: tuple[str, ...]) -> Type:
    return sharding.local(type, manual) if isinstance(type, TensorType) and sharding.dims else type


def _whole(type: Type, sharding: Sharding, manual: tuple[str, ...]) -> Type:
    if not isinstance(type, TensorType) or not sharding.dims:
        return type
    parts = [np.prod([a.extent(sharding.mesh) for a in d.axes if a.name in manual], dtype=int) for d in sharding.dims]
    return type.with_shape(tuple(n if n < 0 else n * int(p) for n, p in zip(type.shape, parts, strict=True)))


@manual_computation.den
def _(
    devices: Devices,
    operands: Sequence[list[Array]],
    *,
    in_shardings: tuple[Sharding, ...],
    out_shardings: tuple[Sharding, ...],
    manual_axes: tuple[str, ...],
    body: Any,
) -> list[list[Array]]:
    shardings = (*in_shardings, *out_shardings)
    if not shardings:
        return [devices.spread(r) for r in body()]
    places = _places(shardings[0].mesh, devices)
    locals_ = local_parts(devices, operands, in_shardings, manual_axes)
    outs = [devices.spread(r) for r in body(*map(devices.per_device, locals_))]
    return [
        _assemble(out, sharding, places, manual_axes, devices)
        for out, sharding in zip(outs, out_shardings, strict=True)
    ]


def local_parts(
    devices: Devices, operands: Sequence[list[Array]], shardings: Sequence[Sharding], manual_axes: tuple[str, ...]
) -> list[list[Array]]:
    """What the body of a manual computation gets on each device, of operands that each device has whole."""
    if not shardings:
        return []
    places = _places(shardings[0].mesh, devices)
    return [
        [array[_window(array.shape, sharding, places[d], manual_axes)] for d, array in enumerate(per_device)]
        for per_device, sharding in zip(operands, shardings, strict=True)
    ]


def _places(mesh: Mesh, devices: Devices) -> list[dict[str, int]]:
    """Where each device stands on the mesh: its coordinate along every axis."""
    if mesh.size != devices.partitions:
        raise ShloError(
            f"the mesh {mesh.called} has {counted(mesh.size, 'device')}, the program runs on "
            f"{counted(devices.partitions, 'partition')}"
        )
    of_partition: dict[int, dict[str, int]] = {}
    names = [name for name, _ in mesh.axes]
    for device, at in zip(mesh.devices, product(*(range(n) for _, n in mesh.axes)), strict=True):
        of_partition[device] = dict(zip(names, at, strict=True))
    return [of_partition[d % devices.partitions] for d in range(devices.count)]


def _coordinate(axis: Axis, mesh: Mesh, place: dict[str, int]) -> int:
    """Which of the axis's parts a device is in; a sub-axis ``"x":(a)b`` is the middle digit of x's coordinate."""
    at = place[axis.name]
    if not axis.size:
        return at
    after = mesh.axis_size(axis.name) // (axis.before * axis.size)
    return at // after % axis.size


def _window(
    shape: tuple[int, ...], sharding: Sharding, place: dict[str, int], manual: tuple[str, ...]
) -> tuple[slice, ...]:
    """Which part of a whole array of ``shape`` a device has."""
    found = []
    for size, dim in zip(shape, sharding.dims, strict=True) if sharding.dims else ():
        at, parts = 0, 1
        for axis in dim.axes:
            if axis.name in manual:
                extent = axis.extent(sharding.mesh)
                at, parts = at * extent + _coordinate(axis, sharding.mesh, place), parts * extent
        step = size // parts
        found.append(slice(at * step, (at + 1) * step))
    return tuple(found)


def _assemble(
    parts: list[Array], sharding: Sharding, places: list[dict[str, int]], manual: tuple[str, ...], devices: Devices
) -> list[Array]:
    """The whole array as each device has it, from the parts of those that differ from it along manual axes only."""
    wholes: dict[Any, Array] = {}
    results: list[Array] = []
    for d in range(devices.count):
        free = tuple((k, v) for k, v in places[d].items() if k not in manual)
        key = d // devices.partitions, free
        if key not in wholes:
            whole = _put_together(parts, sharding, places, manual, devices, key)
            # Devices along a free axis compute the same: they share one array, so that the value is again the whole's.
            wholes[key] = next((w for w in wholes.values() if _same(w, whole)), whole)
        results.append(wholes[key])
    return results


def _same(a: Array, b: Array) -> bool:
    if object in (a.dtype, b.dtype):
        return bool(np.array_equal(a, b))
    return a.shape == b.shape and a.tobytes() == b.tobytes()


def _put_together(
    parts: list[Array],
    sharding: Sharding,
    places: list[dict[str, int]],
    manual: tuple[str, ...],
    devices: Devices,
    key: tuple[int, tuple[tuple[str, int], ...]],
) -> Array:
    replica, free = key
    members = [
        replica * devices.partitions + p
        for p in range(devices.partitions)
        if all(places[p][name] == at for name, at in free)
    ]
    first = parts[members[0]]
    counts = [np.prod([a.extent(sharding.mesh) for a in d.axes if a.name in manual], dtype=int) for d in sharding.dims]
    shape = tuple(int(n * c) for n, c in zip(first.shape, counts, strict=True)) if sharding.dims else first.shape
    if shape == first.shape:
        return first
    whole: Array = np.empty(shape, first.dtype)
    for d in reversed(members):  # where several have the same part, the first is written last
        whole[_window(shape, sharding, places[d], manual)] = parts[d]
    return whole


@primitive(
    form="computation",
    dialect="sdy",
    examples=[
        Example(
            "f32[2, 3]",
            name="f",
            in_shardings=(ROWS,),
            out_shardings=(WHOLE,),
            body=_doubled_rows(),
            unrun="XLA wants it lowered",
        )
    ],
)
def named_computation(
    operands: Values,
    *,
    name: str,
    in_shardings: tuple[Sharding, ...] = (),
    out_shardings: tuple[Sharding, ...] = (),
    body: Graph,
) -> tuple[Type, ...]:
    """Run the body, which has a name, on whole tensors."""
    if tuple(p.type for p in body.params) != tuple(v.type for v in operands):
        given, takes = ([str(v.type) for v in side] for side in (operands, body.params))
        fail(f"the body takes ({', '.join(takes)}), got ({', '.join(given)})")
    for values, shardings in ((operands, in_shardings), (body.results, out_shardings)):
        if shardings and len(shardings) != len(values):
            fail(f"{len(values)} values, but {len(shardings)} shardings")
        for value, sharding in zip(values, shardings, strict=False):
            check_sharding(sharding, value.type)
    return tuple(v.type for v in body.results)


@named_computation.den
def _(operands: tuple[Any, ...], *, body: Any, **_: Any) -> Any:
    return body(*operands)


VJP.excuse("differentiate the program before it is cut into devices' parts", manual_computation, named_computation)
CUT.excuse("inside it the devices are the cut already", manual_computation, named_computation)
