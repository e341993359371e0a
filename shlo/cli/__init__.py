"""The command line: ``shlo COMMAND …``, one file a group of commands."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (default: the process's own) and return the exit status.

    :mod:`shlo.cli.app` does; it is imported here and not above so that an interrupt while modules load is one line too.
    """
    try:
        status: int = importlib.import_module("shlo.cli.app").main(argv)
    except KeyboardInterrupt:
        print("shlo: interrupted", file=sys.stderr)
        return 130
    return status
