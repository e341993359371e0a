"""Several processes on this machine that run one command together."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Sequence

from shlo.ir.errors import ShloError

GRACE = 5.0
"""Seconds that the others get to notice that one has failed, and to stop on request."""


def share_of(replicas: int, processes: int) -> int:
    """How many replicas each of the processes runs."""
    if processes < 1:
        raise ShloError(f"there must be at least one process, not {processes}")
    if replicas % processes or replicas < processes:
        raise ShloError(f"{processes} processes cannot share {replicas} replicas evenly: make --replicas a multiple")
    return replicas // processes


def spawn_processes(count: int, command: Sequence[str]) -> int:
    """Run ``shlo COMMAND --processes … --process-id … --coordinator …`` ``count`` times; the status of the first that fails.

    Only process 0 writes to standard output.  When one fails the others are stopped.
    """
    coordinator = f"127.0.0.1:{_free_port()}"
    children: list[subprocess.Popen[bytes]] = []
    try:
        for number in range(count):
            which = ["--processes", str(count), "--process-id", str(number), "--coordinator", coordinator]
            output = None if number == 0 else subprocess.DEVNULL
            children.append(subprocess.Popen([sys.executable, "-m", "shlo", *command, *which], stdout=output))
        failed = _wait(children)
    finally:
        _stop(children)
    return 0 if failed is None else failed if failed > 0 else 1


def _wait(children: Sequence[subprocess.Popen[bytes]]) -> int | None:
    """Until all are done, or one has failed: its status."""
    while True:
        states = [child.poll() for child in children]
        bad = next((s for s in states if s), None)
        if bad is not None or all(s == 0 for s in states):
            return bad
        time.sleep(0.05)


def _stop(children: Sequence[subprocess.Popen[bytes]]) -> None:
    for child in children:
        if child.poll() is None:
            child.terminate()
    deadline = time.monotonic() + GRACE
    for child in children:
        try:
            child.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
