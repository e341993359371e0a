"""The command line: ``shlo COMMAND …``, one file a group of commands."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (default: the process's own) and return the exit status.

    :mod:`shlo.cli.app` does; it is imported here and not above so that an interrupt while modules load is one line too.
    After an interrupt of the process's own command line this does not return: see :func:`_leave`.
    """
    try:
        status: int = importlib.import_module("shlo.cli.app").main(argv)
    except KeyboardInterrupt:
        print("shlo: interrupted", file=sys.stderr)
        status = INTERRUPTED
    if status == INTERRUPTED and argv is None:
        _leave(status)
    return status


INTERRUPTED = 130


def _leave(status: int) -> None:
    """End the process at once, once what was said is written.

    XLA does not survive the interpreter's end where an interrupt came while it was compiling (jaxlib 0.10: a segmentation
    fault in place of the status).  Nothing is lost: files are written whole or not at all, by the time this is called.
    """
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # closed, full, or not there
            stream.flush()
    os._exit(status)
