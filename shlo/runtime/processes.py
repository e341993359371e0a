"""Several processes that run one program: how they find each other, and what happens when one is lost.

Process 0 serves the rendezvous.  Everything that can wait for another process has a bound.  When a process is lost while
the others are inside a collective, their communication breaks (gloo: at once) and the step is a ShloError; when it is
lost without a trace, missing heartbeats tell within ``HEARTBEAT`` seconds, and since XLA may be blocked without an end
then, the survivors say so on standard error and exit with 2.
"""

from __future__ import annotations

import atexit
import os
import socket
import sys
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
        host, _, port = coordinator.rpartition(":")
        if not host or not port.isdigit():
            raise ShloError(f"the coordinator must be HOST:PORT, got '{coordinator}'")
        try:
            if process_id == 0:
                _refuse_taken(int(port), coordinator)
                self._service = jaxlib_api.coordination_service(
                    f"[::]:{port}", count, heartbeat=HEARTBEAT, register=timeout, shutdown=HEARTBEAT
                )
            self.connection = jaxlib_api.coordination_client(
                coordinator, process_id, heartbeat=HEARTBEAT, init=timeout, shutdown=HEARTBEAT, on_loss=_lost
            )
        except RuntimeError as error:
            raise ShloError(
                f"process {process_id} of {count} found no others at {coordinator} within {timeout} s: start all "
                f"{count} with the same coordinator and different process ids ({first_line(error)})"
            ) from error
        atexit.register(self.close)

    def barrier(self, name: str, timeout: int = 60) -> None:
        """Wait until every process is here; each ``name`` can be used once."""
        try:
            self.connection.wait_at_barrier(name, timeout * 1000)
        except RuntimeError as error:
            raise ShloError(f"not every process came to '{name}' within {timeout} s: {first_line(error)}") from error

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


def _refuse_taken(port: int, coordinator: str) -> None:
    """The service would retry a taken port for a minute and then end the process."""
    with socket.socket() as probe:
        try:
            probe.bind(("", port))
        except OSError as error:
            raise ShloError(f"process 0 cannot serve at {coordinator}: {error.strerror}") from error


def _lost(status: Any) -> None:
    print(f"shlo: another process is gone, stopping: {first_line(Exception(status))}", file=sys.stderr, flush=True)
    os._exit(2)


def free_port() -> int:
    """A TCP port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])
