"""Executing StableHLO text: :class:`Runtime` holds the devices, :meth:`Runtime.compile` makes an :class:`Executable`, and
calling that runs one replica of the program on each device, or each of its partitions on one.

Execution is asynchronous: a call returns arrays that are still being computed, to be passed on or waited for.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

import numpy as np

from shlo.ir.arguments import miscounted
from shlo.ir.devices import PerDevice
from shlo.ir.errors import Position, ShloError, counted
from shlo.ir.types import TensorType
from shlo.runtime import jaxlib_api
from shlo.runtime.arrays import DeviceArray, DeviceGroup, accept, failed_execution, first_line
from shlo.runtime.customcalls import check_custom_calls
from shlo.runtime.partitioned import OF_REPLICAS, for_partitioner, partitions_by_shardy
from shlo.runtime.placement import Placement, placement
from shlo.runtime.plugins import compile_options, plugin_library
from shlo.runtime.processes import Processes, chatter_on_stderr
from shlo.runtime.signature import Signature, signature

Array = np.ndarray[Any, Any]


_CODE_LINE = re.compile(r"Code Location:\s+-:(\d+)|^\w+: -:(\d+):\d+: error: ")
"""Where XLA says which line of the text it minds (the text has no file name: ``-``)."""


@dataclass(frozen=True, slots=True)
class MemoryStats:
    """Bytes that one execution needs on one device, as XLA's buffer assignment has it.

    ``aliased`` bytes are counted in both ``arguments`` and ``outputs``: donated inputs whose memory a result took over.
    """

    arguments: int
    outputs: int
    aliased: int
    temporaries: int
    code: int

    @property
    def total(self) -> int:
        """All of it at once."""
        return self.arguments + self.outputs - self.aliased + self.temporaries + self.code


MOST_DEVICES = 4096
"""XLA would make more CPU devices until the machine is out of memory."""

_COUNT = """\
module attributes {{mhlo.num_replicas = {count} : i32}} {{
  func.func @main(%one: tensor<i32>) -> tensor<i32> {{
    %sum = "stablehlo.all_reduce"(%one) <{{replica_groups = dense<[{ids}]> : tensor<1x{count}xi64>}}> ({{
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }}) : (tensor<i32>) -> tensor<i32>
    return %sum : tensor<i32>
  }}
}}
"""
"""A program that counts the devices."""


class Runtime:
    """The devices of one platform.

    On ``cpu`` there are as many devices as asked for (1 by default), which share the machine's cores; on ``cuda`` as
    many as there are GPUs, of which the first ``devices`` are used.
    """

    def __init__(self, platform: str = "cpu", devices: int | None = None) -> None:
        if devices is not None and devices < 1:
            raise ShloError(f"a runtime needs at least one device, not {devices}")
        if devices is not None and devices > MOST_DEVICES:
            raise ShloError(f"a runtime has at most {MOST_DEVICES} devices, not {devices}")
        self.platform = platform
        self.processes: Processes | None = None
        if platform == "cpu":
            self._client = jaxlib_api.cpu_client(devices or 1)
        else:
            library = plugin_library(platform)
            self._client = _start(platform, lambda: jaxlib_api.plugin_client(platform, library))
        self._all = DeviceGroup(self._choose(devices), 0)
        self._groups = {self._all.count: self._all}

    @classmethod
    def distributed(
        cls,
        coordinator: str,
        process_id: int,
        processes: int,
        devices_per_process: int = 1,
        *,
        platform: str = "cpu",
        timeout: int = 60,
    ) -> Runtime:
        """One of several processes that run one program together, each with its own devices.

        ``coordinator`` is ``HOST:PORT`` of process 0, which serves there.  Replicas are numbered by process, then by
        device; inputs and outputs are those of this process's devices only.  Waits at most ``timeout`` seconds for the
        others; once running, the loss of a process is noticed and ends the others (see :mod:`shlo.runtime.processes`).
        """
        if not 0 <= process_id < processes:
            raise ShloError(f"process {process_id} of {processes} cannot be: number them 0 to {processes - 1}")
        library = "" if platform == "cpu" else plugin_library(platform)
        self = cls.__new__(cls)
        self.platform = platform
        self.processes = Processes(coordinator, process_id, processes, timeout)
        link = self.processes.connection
        if platform == "cpu":
            start = lambda: jaxlib_api.distributed_cpu_client(link, process_id, processes, devices_per_process)  # noqa: E731
        else:
            start = lambda: jaxlib_api.distributed_plugin_client(platform, library, link, process_id, processes)  # noqa: E731
        self._client = _start(platform, start)
        found = sorted(self._client.devices(), key=lambda d: (d.process_index, d.id))
        self._all = DeviceGroup(found, process_id)
        self._groups = {self._all.count: self._all}
        self._meet()
        return self

    def _meet(self) -> None:
        """Count the devices with a collective: what cannot communicate shows here, not in the middle of a run."""
        with chatter_on_stderr():
            (counted,) = self.compile(_COUNT.format(count=self.devices, ids=list(range(self.devices))))(np.int32(1))
            found = counted.shards()
        if any(int(n) != self.devices for n in found):
            raise ShloError(f"the {self.devices} devices of the processes do not communicate: they count {found}")

    def _choose(self, devices: int | None) -> list[Any]:
        found = self._client.devices()
        if devices is not None and devices > len(found):
            raise ShloError(f"{devices} devices are wanted but there are {len(found)} of platform {self.platform}")
        return list(found[:devices])

    @property
    def devices(self) -> int:
        """How many devices, those of other processes included."""
        return self._all.count

    @property
    def ranks(self) -> tuple[int, ...]:
        """The numbers of the replicas that run in this process."""
        return self._all.ranks

    @property
    def device_kind(self) -> str:
        """What the devices call themselves, such as ``cpu`` or ``NVIDIA H200``."""
        return str(self._all.devices[0].device_kind)

    def put(self, value: Any, type: TensorType | None = None, *, replicas: int | None = None) -> DeviceArray:
        """Copy to the devices: one array to all of them, or a PerDevice list with one array a local device.

        ``replicas`` as for the program that will take it, all devices by default.  What a program for several partitions will
        take, :meth:`Executable.put` cuts as it lies there.
        """
        return self._group(replicas or self.devices).put(value, type)

    def compile(
        self,
        text: str,
        *,
        replicas: int | None = None,
        file: str = "<text>",
        options: Mapping[str, Any] | None = None,
    ) -> Executable:
        """Compile StableHLO text, to run one replica on each of the first ``replicas`` devices.

        ``replicas`` is the module's ``mhlo.num_replicas`` (1 where absent) unless given; a module for P partitions takes P
        devices a replica.  ``options`` are XLA's debug options by name.  ShloError where MLIR or XLA refuses the text, or there
        are too few devices.
        """
        sig = signature(text, file=file)
        count = sig.replicas if replicas is None else replicas
        group = self._group(count, sig.partitions)
        partitioned = sig.partitions > 1
        if partitioned:
            text, sig = for_partitioner(text, sig, count, file=file)
        for collective in sig.collectives:
            collective.check(count, sig.partitions)
        check_custom_calls(sig.custom_calls, self.platform, partitioned=partitioned)
        ids = np.array([d.id for d in group.devices], np.int32).reshape(count, sig.partitions)
        said = OF_REPLICAS if partitioned and count > 1 else {}
        start = time.perf_counter()
        try:
            loaded = jaxlib_api.compile_text(
                self._client,
                text,
                group.listed,
                ids,
                {**compile_options(self.platform), **said, **(options or {})},
                shardy=partitions_by_shardy(sig),
                free_results=count == 1,
            )
        except (RuntimeError, ValueError) as error:
            where = _CODE_LINE.search(str(error))
            line = int(where[1] or where[2]) if where else 1
            why = re.sub(r"-:\d+:\d+: error: ", "", first_line(error))
            if "xla.sdy.GlobalToLocalShape" in why and not partitioned:
                why = "a manual computation is for the partitions of its mesh, the module (mhlo.num_partitions) for 1"
            raise ShloError(f"XLA does not compile it: {why}", Position(file, line)) from error
        seconds = time.perf_counter() - start
        return Executable(loaded, sig, group, seconds, _placements(loaded, sig, file) if partitioned else None)

    def _group(self, replicas: int, partitions: int = 1) -> DeviceGroup:
        if replicas < 1:
            raise ShloError(f"a program runs on at least one replica, not {replicas}")
        if self.processes is not None and partitions > 1:
            raise ShloError(
                f"the program is for {partitions} partitions: several processes run replicas only, one process runs it whole"
            )
        if self.processes is not None and replicas != self.devices:
            raise ShloError(
                f"the program is for {replicas} replicas but the {self.processes.count} processes have {self.devices} "
                "devices: they must be as many"
            )
        count = replicas * partitions
        if count > self.devices:
            more = "Runtime(devices=R)" if self.platform == "cpu" else "a machine with more, or more processes"
            each = f" of {partitions} partitions, {count} devices," if partitions > 1 else ""
            raise ShloError(
                f"the program is for {counted(replicas, 'replica')}{each} but there {_are(self.devices)} of platform "
                f"{self.platform}: ask for more ({more})"
            )
        if count not in self._groups:
            self._groups[count] = DeviceGroup(self._all.devices[:count], self._all.process)
        return self._groups[count]

    def __repr__(self) -> str:
        return f"<Runtime {self.platform}, {self.devices} devices>"


class Executable:
    """A compiled program.  Call it with one input a parameter; it gives the list of results.

    An input is a DeviceArray (not copied), a NumPy array (the same for all replicas) or a PerDevice list of them.  Of a program
    for several partitions an input is a replica's whole array where the program says how tensors lie on the partitions
    (``signature.whole``), which is cut as they do; else it is a partition's own.  So it is with results.
    ``compile_seconds`` is what XLA took.
    """

    def __init__(
        self,
        loaded: Any,
        sig: Signature,
        group: DeviceGroup,
        compile_seconds: float,
        placements: tuple[Sequence[Placement | None], Sequence[Placement | None]] | None = None,
    ) -> None:
        self._loaded, self.signature, self._group = loaded, sig, group
        self.compile_seconds = compile_seconds
        self._inputs = tuple(zip(sig.input_names, sig.input_types, strict=True))
        self._in, self._out = placements or ([None] * len(sig.input_types), [None] * len(sig.output_types))
        held = [t if p is None else p.local for t, p in zip(sig.output_types, self._out, strict=True)]
        self._handlers = jaxlib_api.result_handlers(held, group.sharding)

    @property
    def replicas(self) -> int:
        """How many replicas run, those of other processes included."""
        return self._group.count // self.partitions

    @property
    def partitions(self) -> int:
        """How many partitions, one a device, make a replica."""
        return self.signature.partitions

    @property
    def input_types(self) -> tuple[TensorType, ...]:
        """The parameters' types."""
        return self.signature.input_types

    @property
    def output_types(self) -> tuple[TensorType, ...]:
        """The results' types."""
        return self.signature.output_types

    def put(self, value: Any, index: int) -> DeviceArray:
        """Copy what will be input ``index`` to the devices."""
        name, type = self._inputs[index]
        return accept(value, name, type, self._group, self._in[index])

    def __call__(self, *inputs: Any) -> list[DeviceArray]:
        """Start one execution.  Inputs whose parameter is donated are gone afterwards."""
        if len(inputs) != len(self._inputs):
            raise ShloError(miscounted(self._inputs, inputs))
        group = self._group
        handles = [
            v.handle
            if v.__class__ is DeviceArray and v.type is type and v.group is group and v.placement is how
            # Everything else is looked at (and refused, or brought to the devices) at leisure.
            else accept(v, name, type, group, how).handle
            for v, (name, type), how in zip(inputs, self._inputs, self._in, strict=True)
        ]
        if len(set(map(id, handles))) != len(handles):
            self._refuse_shared(handles)
        try:
            results = jaxlib_api.execute(self._loaded, handles, self._handlers)
        except (RuntimeError, ValueError) as error:
            for value, (name, type) in zip(inputs, self._inputs, strict=True):
                accept(value, name, type, group)  # says which input is gone, if that is it
            raise failed_execution(error) from error
        return list(map(DeviceArray, results, self.signature.output_types, repeat(group), self._out))

    def seconds(self, inputs: Sequence[Any], times: int) -> list[float]:
        """How long each of ``times`` executions takes from call to last result, one after the other.

        A donated input is the result that took it over from the second execution on, as in a training loop; one that is
        given to whichever result has use for it (``jax.buffer_donor``) is copied anew.
        """
        given = [self.put(v, i) for i, v in enumerate(inputs)]
        jaxlib_api.wait([a.handle for a in given])
        taken = []
        for _ in range(times):
            start = time.perf_counter()
            outputs = self(*given)
            jaxlib_api.wait([a.handle for a in outputs])
            taken.append(time.perf_counter() - start)
            for index, result in self.signature.donated.items():
                given[index] = outputs[result]
            for index, array in enumerate(given):
                if array.deleted:
                    given[index] = self.put(inputs[index], index).wait()
        return taken

    def memory(self) -> MemoryStats:
        """What one execution needs on one device."""
        stats = jaxlib_api.memory_stats(self._loaded)
        names = ("argument", "output", "alias", "temp", "generated_code")
        return MemoryStats(*(stats.get(name, 0) for name in names))

    def hlo_text(self) -> str:
        """What XLA made of it: the optimised HLO."""
        return jaxlib_api.hlo_text(self._loaded)

    def _refuse_shared(self, handles: Sequence[Any]) -> None:
        """One array may be several inputs, unless one of them is donated."""
        for i in self.signature.donated:
            for j, handle in enumerate(handles):
                if handle is handles[i] and i != j:
                    first, other = self._inputs[i][0], self._inputs[j][0]
                    raise ShloError(
                        f"input {first} is donated and cannot be input {other} too: give each its own array"
                    )

    def __repr__(self) -> str:
        each = f" of {self.partitions} partitions" if self.partitions > 1 else ""
        return f"<Executable of {len(self._inputs)} inputs on {self.replicas} replicas{each}>"


def run_module(
    text: str,
    inputs: Sequence[Any],
    *,
    replicas: int | None = None,
    platform: str = "cpu",
    file: str = "<text>",
) -> list[Array | PerDevice]:
    """Compile and run once: the results of ``@main`` on the host, PerDevice lists where there are several replicas (or
    partitions with results of their own).

    ``replicas`` is the module's ``mhlo.num_replicas`` unless given; on ``cpu`` as many devices are made.
    """
    sig = signature(text, file=file)
    wanted = sig.replicas if replicas is None else replicas
    runtime = Runtime(platform, devices=wanted * sig.partitions if platform == "cpu" else None)
    outputs = runtime.compile(text, replicas=wanted, file=file)(*inputs)
    return [o.to_host() for o in outputs]


def _placements(loaded: Any, sig: Signature, file: str) -> tuple[list[Placement], list[Placement]]:
    """How inputs and results lie on the partitions, as the compiled program has them."""
    sides = []
    for what, names, types, tilings in zip(
        ("input", "result"),
        (sig.input_names, sig.output_names),
        (sig.input_types, sig.output_types),
        jaxlib_api.tilings(loaded),
        strict=True,
    ):
        side = []
        # What gives nothing has a sharding all the same: the empty tuple's.
        for name, type, tiling in zip(names, types, tilings[: len(types)], strict=True):
            try:
                side.append(placement(type, tiling, sig.partitions, stacked=not sig.whole))
            except ShloError as error:
                raise ShloError(f"{what} {name} {error.message}", Position(file, 1)) from None
        sides.append(side)
    return sides[0], sides[1]


def _start(platform: str, start: Any) -> Any:
    try:
        return start()
    except (RuntimeError, ValueError) as error:
        raise ShloError(f"platform {platform} does not start: {first_line(error)}") from error


def _are(devices: int) -> str:
    return "is 1 device" if devices == 1 else f"are {devices} devices"
