"""Several processes that run one program: how they find each other, and what happens when one is lost.

Process 0 serves the rendezvous.  Everything that can wait for another process has a bound.  When a process is lost while
the others are inside a collective, their communication breaks (gloo: at once) and the step is a ShloError; when it
hangs, missing heartbeats tell after ``HEARTBEAT`` seconds, and XLA, which may be blocked without an end then, says so on
standard error and aborts the survivors.
"""

from __future__ import annotations

import atexit
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from shlo.ir.errors import ShloError
from shlo.runtime import jaxlib_api
from shlo.runtime.arrays import first_line

HEARTBEAT = 10
"""Seconds without a sign of life after which a process counts as lost."""


class Processes:
    """This process's place among ``count`` processes, connected to all of them through process 0."""

    def __init__(self, coordinator: str, process_id: int, count: int, timeout: int) -> None:
        self.process_id, self.count = process_id, count
        self._service: Any = None
        self._meetings = 0
        host, _, port = coordinator.rpartition(":")
        if not host or not port.isdigit():
            raise ShloError(f"the coordinator must be HOST:PORT, got '{coordinator}'")
        meet(host, int(port), process_id, count, timeout)
        try:
            if process_id == 0:
                self._service = jaxlib_api.coordination_service(
                    f"[::]:{port}", count, heartbeat=HEARTBEAT, register=timeout, shutdown=HEARTBEAT
                )
            self.connection = jaxlib_api.coordination_client(
                coordinator, process_id, heartbeat=HEARTBEAT, init=timeout, shutdown=HEARTBEAT
            )
        except RuntimeError as error:
            raise ShloError(f"process {process_id} cannot join at {coordinator}: {first_line(error)}") from error
        atexit.register(self.close)

    def barrier(self, name: str, timeout: int = 60) -> None:
        """Wait, at most ``timeout`` seconds, until every process has come to its barrier of this name."""
        self._meetings += 1
        try:
            self.connection.wait_at_barrier(f"{self._meetings} {name}", timeout * 1000)
        except RuntimeError as error:
            raise ShloError(f"not every process came to '{name}' within {timeout} s: {first_line(error)}") from error

    def agree(self, name: str, value: str, timeout: int = 60) -> None:
        """All processes call this with the same ``value`` (of what ``name`` says), or ShloError in each of them."""
        key = f"agree/{self._meetings}"
        self.connection.key_value_set(f"{key}/{self.process_id}", value)
        self.barrier(name, timeout)
        try:
            values = [self.connection.blocking_key_value_get(f"{key}/{i}", timeout * 1000) for i in range(self.count)]
        except RuntimeError as error:
            raise ShloError(f"the processes cannot compare '{name}': {first_line(error)}") from error
        others = [str(i) for i, v in enumerate(values) if v != values[0]]
        if others:
            raise ShloError(f"{name} is not the same everywhere: process {', '.join(others)} differs from process 0")

    def close(self) -> None:
        """Say goodbye: waits a few seconds for the others, and never fails."""
        atexit.unregister(self.close)
        connection, self.connection = self.connection, None
        if connection is None:
            return
        try:
            connection.shutdown()
            if self._service is not None:
                self._service.shutdown()
        except RuntimeError:
            return  # another process is gone already: whoever waited for it has said so


def meet(host: str, port: int, process_id: int, count: int, timeout: float) -> None:
    """Return once all ``count`` processes have called this; ShloError in each of them if that fails.

    XLA's own service aborts processes that do not find each other, so they meet here first, over a plain socket on the
    port that the service takes afterwards: each other process says who it is, and process 0 answers all at once.
    """
    deadline = time.monotonic() + timeout
    if process_id == 0:
        _gather(host, port, count, deadline, timeout)
    else:
        _announce(host, port, process_id, count, deadline, timeout)


def _gather(host: str, port: int, count: int, deadline: float, timeout: float) -> None:
    callers: dict[int, socket.socket] = {}
    problem = ""
    with socket.socket() as server:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            server.bind(("", port))
        except OSError as error:
            raise ShloError(f"process 0 cannot serve at {host}:{port}: {error.strerror}") from error
        server.listen(count)
        while len(callers) < count - 1 and not problem:
            server.settimeout(max(0.01, deadline - time.monotonic()))
            try:
                caller, _ = server.accept()
                caller.settimeout(max(0.01, deadline - time.monotonic()))
                words = caller.recv(64).decode(errors="replace").split()
            except TimeoutError:
                missing = ", ".join(str(i) for i in range(1, count) if i not in callers)
                problem = f"process 0 waited {timeout:g} s at {host}:{port} for these of {count}: {missing}"
                continue
            if len(words) != 3 or words[0] != "shlo" or not (words[1] + words[2]).isdigit():
                caller.close()  # a stranger
                continue
            its_id, its_count = int(words[1]), int(words[2])
            if its_count != count:
                problem = (
                    f"process {its_id} was started as one of {its_count} processes but process 0 as one of {count}"
                )
            elif its_id in callers:
                problem = f"two processes were started as number {its_id} of {count}"
            callers.setdefault(its_id, caller)
            if callers[its_id] is not caller:
                caller.sendall(problem.encode())
                caller.close()
    for caller in callers.values():
        with caller, suppress(OSError):
            caller.sendall((problem or "go").encode())
    if problem:
        raise ShloError(f"{problem}: start every process with the same coordinator and count, numbered from 0")


def _announce(host: str, port: int, process_id: int, count: int, deadline: float, timeout: float) -> None:
    failure = f"process {process_id} of {count} found no process 0 at {host}:{port} within {timeout:g} s"
    while True:
        try:
            with socket.create_connection((host, port), max(0.01, deadline - time.monotonic())) as server:
                server.sendall(f"shlo {process_id} {count}".encode())
                server.settimeout(max(0.01, deadline - time.monotonic()) + 1)  # process 0 knows best what is missing
                answer = server.recv(1024).decode()
        except OSError as error:
            answer = ""
            if isinstance(error, socket.gaierror):
                raise ShloError(f"there is no machine called {host}: {error.strerror}") from error
        if answer == "go":
            return
        if answer:
            raise ShloError(answer)
        if time.monotonic() > deadline:
            raise ShloError(failure)
        time.sleep(0.05)


@contextmanager
def chatter_on_stderr() -> Iterator[None]:
    """Send to standard error what C++ code prints to standard output inside (gloo reports its connections there)."""
    sys.stdout.flush()
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def free_port() -> int:
    """A TCP port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])
