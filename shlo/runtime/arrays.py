"""Arrays on devices: each device of a group holds its own version of one tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType, type_of
from shlo.runtime import jaxlib_api

Array = np.ndarray[Any, Any]


class DeviceGroup:
    """The devices that one program runs on, in order of replicas; ``local`` are those of this process."""

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

    def put(self, value: Any, type: TensorType | None = None, name: str = "the array") -> DeviceArray:
        """Copy to this process's devices: one array to all of them, or a PerDevice list with one a *local* device.

        ShloError unless all are of this type (where given) or at least alike.
        """
        if isinstance(value, PerDevice):
            if len(value) != len(self.local):
                raise ShloError(f"{name} has {len(value)} versions for {len(self.local)} devices: give one a device")
            arrays = [np.asarray(v) for v in value]
        else:
            arrays = [np.asarray(value)] * len(self.local)
        for i, array in enumerate(arrays):
            given = _type_of(array, name)
            type = type or given
            if given is not type:
                where = f" on device {i}" if isinstance(value, PerDevice) else ""
                raise ShloError(f"{name} must be {type}, got {given}{where}")
        assert type is not None
        return DeviceArray(jaxlib_api.put(type, self.sharding, arrays, self.local), type, self)


def _type_of(array: Array, name: str) -> TensorType:
    try:
        return type_of(array)
    except ShloError as error:
        raise ShloError(f"{name}: {error.message}") from None


class DeviceArray:
    """One tensor on every device of a group, each device with its own version; perhaps still being computed.

    Executions take these without a copy, so state stays where it is from step to step.
    """

    __slots__ = ("group", "handle", "type")

    def __init__(self, handle: Any, type: TensorType, group: DeviceGroup) -> None:
        self.handle, self.type, self.group = handle, type, group

    @property
    def deleted(self) -> bool:
        """An execution took its memory over (the input was donated)."""
        return bool(self.handle.is_deleted())

    @property
    def nbytes(self) -> int:
        """Bytes of one device's version, in storage form on the host."""
        return int(self.type.size * self.type.dtype.numpy.itemsize)

    def wait(self) -> DeviceArray:
        """Return when it is computed; an execution that failed is a ShloError here."""
        self._alive()
        try:
            jaxlib_api.wait([self.handle])
        except (RuntimeError, ValueError) as error:
            raise failed_execution(error) from error
        return self

    def shards(self) -> list[Array]:
        """Each local device's version, copied to the host."""
        self._alive()
        try:
            return jaxlib_api.shards(self.handle)
        except (RuntimeError, ValueError) as error:
            raise failed_execution(error) from error

    def to_host(self) -> Array | PerDevice:
        """The array, or with several local devices a PerDevice list of theirs, copied to the host."""
        versions = self.shards()
        return versions[0] if len(versions) == 1 else PerDevice(versions)

    def agree(self) -> bool:
        """All local devices hold the very same bits."""
        first, *others = (v.tobytes() for v in self.shards())
        return all(o == first for o in others)

    def _alive(self) -> None:
        if self.deleted:
            raise ShloError("this array was donated to an execution and is gone: use that execution's result instead")

    def __repr__(self) -> str:
        return f"<{self.type} on {self.group.count} devices{', donated' if self.deleted else ''}>"


def accept(value: Any, name: str, type: TensorType, group: DeviceGroup) -> DeviceArray:
    """``value`` as the input ``name`` of this type on this group, or ShloError that says both types."""
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
        return array
    return group.put(value, type, f"input {name}")


def failed_execution(error: Exception) -> ShloError:
    """XLA's complaint about an execution, in one line."""
    return ShloError(f"the program failed while running: {first_line(error)}")


def first_line(error: BaseException) -> str:
    """The first line of an exception's message."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
