"""Arrays on devices: each device of a group holds its own version of one tensor, or the part of it that a placement says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError, counted
from shlo.ir.types import TensorType, type_of
from shlo.runtime import jaxlib_api
from shlo.runtime.placement import Placement

Array = np.ndarray[Any, Any]


class DeviceGroup:
    """The devices that one program runs on, by replica and in it by partition; ``local`` are those of this process."""

    __slots__ = ("devices", "listed", "local", "process", "sharding")

    def __init__(self, devices: Sequence[Any], process: int) -> None:
        self.devices = tuple(devices)
        self.process = process
        self.local = tuple(d for d in devices if d.process_index == process)
        self.listed = jaxlib_api.device_list(devices)
        self.sharding = jaxlib_api.sharding(self.listed)

    @property
    def count(self) -> int:
        """How many devices, those of other processes included."""
        return len(self.devices)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Which replicas run in this process."""
        return tuple(i for i, d in enumerate(self.devices) if d.process_index == self.process)

    def put(
        self,
        value: Any,
        type: TensorType | None = None,
        name: str = "the array",
        placement: Placement | None = None,
    ) -> DeviceArray:
        """Copy to this process's devices: one array to all of them, or a PerDevice list with one a *local* device.

        With a ``placement``, devices get the parts that it says, of one array or of a PerDevice list of each replica's (of each
        device's where they are its stack).  ShloError unless all are of this type (where given) or at least alike.
        """
        count = len(self.local)
        replicas = count // placement.partitions if placement is not None else count
        lanes = replicas * placement.lanes if placement is not None else count
        if isinstance(value, PerDevice):
            if len(value) != lanes:
                what = "replica" if placement is not None and not placement.stacked else "device"
                raise ShloError(f"{name} has {len(value)} versions for {counted(lanes, what)}: give one a {what}")
            arrays = [np.asarray(v) for v in value]
        else:
            arrays = [np.asarray(value)] * lanes
        for i, array in enumerate(arrays):
            given = _type_of(array, name)
            type = type or given
            if given is not type:
                where = f" on device {i}" if isinstance(value, PerDevice) else ""
                raise ShloError(f"{name} must be {type}, got {given}{where}")
        assert type is not None
        if placement is None:
            return DeviceArray(jaxlib_api.put(type, self.sharding, arrays, self.local), type, self)
        each = placement.lanes
        parts = [p for r in range(replicas) for p in placement.cut(arrays[r * each : (r + 1) * each])]
        return DeviceArray(jaxlib_api.put(placement.local, self.sharding, parts, self.local), type, self, placement)


def _type_of(array: Array, name: str) -> TensorType:
    try:
        return type_of(array)
    except ShloError as error:
        raise ShloError(f"{name}: {error.message}") from None


class DeviceArray:
    """One tensor on every device of a group, each device with its own version or part; perhaps still being computed.

    Executions take these without a copy, so state stays where it is from step to step.
    """

    __slots__ = ("group", "handle", "placement", "type")

    def __init__(self, handle: Any, type: TensorType, group: DeviceGroup, placement: Placement | None = None) -> None:
        self.handle, self.type, self.group, self.placement = handle, type, group, placement

    @property
    def deleted(self) -> bool:
        """An execution took its memory over (the input was donated)."""
        return bool(self.handle.is_deleted())

    @property
    def nbytes(self) -> int:
        """Bytes of what one device holds, in storage form on the host."""
        held = self.type if self.placement is None else self.placement.local
        return int(held.size * held.dtype.numpy.itemsize)

    def wait(self) -> DeviceArray:
        """Return when it is computed; an execution that failed is a ShloError here."""
        self._alive()
        try:
            jaxlib_api.wait([self.handle])
        except (RuntimeError, ValueError) as error:
            raise failed_execution(error) from error
        return self

    def shards(self) -> list[Array]:
        """What each local device holds, its version or its part, copied to the host."""
        self._alive()
        try:
            return jaxlib_api.shards(self.handle)
        except (RuntimeError, ValueError) as error:
            raise failed_execution(error) from error

    def versions(self) -> list[Array]:
        """Each local device's version or, where they hold parts, each replica's, put together; copied to the host."""
        held, how = self.shards(), self.placement
        if how is None:
            return held
        step = how.partitions
        return [lane for at in range(0, len(held), step) for lane in how.join(held[at : at + step])]

    def to_host(self) -> Array | PerDevice:
        """The array, or where there are several versions a PerDevice list of them, copied to the host."""
        versions = self.versions()
        return versions[0] if len(versions) == 1 else PerDevice(versions)

    def agree(self) -> bool:
        """All versions are the very same bits."""
        first, *others = (v.tobytes() for v in self.versions())
        return all(o == first for o in others)

    def _alive(self) -> None:
        if self.deleted:
            raise ShloError("this array was donated to an execution and is gone: use that execution's result instead")

    def __repr__(self) -> str:
        return f"<{self.type} on {self.group.count} devices{', donated' if self.deleted else ''}>"


def accept(
    value: Any, name: str, type: TensorType, group: DeviceGroup, placement: Placement | None = None
) -> DeviceArray:
    """``value`` as the input ``name`` of this type on this group, or ShloError that says both types.

    An array that lies on the devices otherwise than the placement says goes through the host.
    """
    if isinstance(value, DeviceArray):
        array = value
        if array.group is not group and array.group.devices != group.devices:
            raise ShloError(f"input {name} lies on other devices than the program runs on: bring it to the host first")
        if array.deleted:
            raise ShloError(
                f"input {name} was donated to an earlier execution and is gone: use that execution's result instead"
            )
        if array.type is not type:
            raise ShloError(f"input {name} must be {type}, got {array.type}")
        if array.placement is placement:
            return array
        value = array.to_host()
    return group.put(value, type, f"input {name}", placement)


def failed_execution(error: Exception) -> ShloError:
    """XLA's complaint about an execution, in one line."""
    return ShloError(f"the program failed while running: {first_line(error)}")


def first_line(error: BaseException) -> str:
    """The first line of an exception's message."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
