"""Several processes on this machine that run one command together."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from shlo.ir.errors import ShloError

GRACE = 5.0
"""Seconds that the others get to notice that one has failed, and to stop on request."""


MOST_PROCESSES = 1024
"""More is a slip of the finger that would stop the machine."""


def share_of(replicas: int, processes: int) -> int:
    """How many replicas each of the processes runs."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise ShloError(f"there must be from 1 to {MOST_PROCESSES} processes, not {processes}")
    if replicas % processes or replicas < processes:
        raise ShloError(f"{processes} processes cannot share {replicas} replicas evenly: make --replicas a multiple")
    return replicas // processes


def spawn_processes(count: int, command: Sequence[str]) -> int:
    """Run ``shlo COMMAND --processes … --process-id … --coordinator …`` ``count`` times; the status of the first that fails.

    Only process 0 writes to standard output.  When one fails the others are stopped; so are all when this process is told to
    end or (on Linux) dies.
    """
    coordinator = f"127.0.0.1:{_free_port()}"
    children: list[subprocess.Popen[bytes]] = []
    tied = _tie(os.getpid())
    try:
        with _terminable():
            for number in range(count):
                which = ["--processes", str(count), "--process-id", str(number), "--coordinator", coordinator]
                output = None if number == 0 else subprocess.DEVNULL
                argv = [sys.executable, "-m", "shlo", *command, *which]
                children.append(subprocess.Popen(argv, stdout=output, preexec_fn=tied))  # noqa: PLW1509 (no threads here)
            number, failed = _wait(children)
    finally:
        _stop(children)
    if failed < 0:
        raise ShloError(f"process {number} was killed by signal {-failed}")
    return failed


@contextmanager
def _terminable() -> Iterator[None]:
    """A request to end, or a terminal that is gone, leaves through the ``finally`` clauses like an interrupt does."""

    def leave(number: int, _: Any) -> None:
        raise SystemExit(128 + number)

    kept: dict[int, Any] = {}
    for name in ("SIGTERM", "SIGHUP"):
        with suppress(AttributeError, ValueError):  # Windows has no SIGHUP; only the main thread may do this
            number = getattr(signal, name)
            kept[number] = signal.signal(number, leave)
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)


def _tie(parent: int) -> Any:
    """What a child does first so that the system ends it with its parent, however that dies; None where there is no such
    thing (prctl is Linux's)."""
    if not sys.platform.startswith("linux"):
        return None
    prctl = ctypes.CDLL(None).prctl  # looked up here: after the fork nothing may be loaded

    def tied() -> None:
        prctl(1, signal.SIGKILL, 0, 0, 0)  # PR_SET_PDEATHSIG
        if os.getppid() != parent:  # it died before that
            os._exit(1)

    return tied


def _wait(children: Sequence[subprocess.Popen[bytes]]) -> tuple[int, int]:
    """Until all are done, (0, 0), or one has failed: its number and status (−n: killed by signal n, which is named first: the
    others fail for the want of it)."""
    while True:
        states = [child.poll() for child in children]
        bad = sorted((s, i) for i, s in enumerate(states) if s)
        if bad:
            return bad[0][1], bad[0][0]
        if all(s == 0 for s in states):
            return 0, 0
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
