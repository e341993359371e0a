"""What a process grows by, at its peak, as it does one thing to a file: ``python -m tests.parse.measure THING FILE WARM``.

It does it to the small file WARM first, so that what is loaded once does not count.  Linux only: the peak is the kernel's.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from shlo.cli.app import main
from shlo.emit import emit
from shlo.parse import parse


def peak() -> int:
    """The most bytes that have been resident in this process."""
    return int(re.findall(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())[0]) * 1024


def _file(name: str) -> object:
    with Path(name).open("rb") as file:
        return parse(file)


def _text(name: str) -> object:
    text = ""
    with Path(name).open() as file:
        for piece in iter(lambda: file.read(1 << 20), ""):
            text += piece
    return parse(text)


def _emit(name: str) -> object:
    with Path(name).open("rb") as file:
        return emit(parse(file))


def _run(*args: str) -> None:
    status = main(args)
    if status:
        sys.exit(status)


THINGS: dict[str, Callable[[str], object]] = {
    "parse(file)": _file,
    "parse(text)": _text,
    "emit": _emit,
    "shlo parse": lambda name: _run("parse", name),
    "shlo hash": lambda name: _run("hash", name),
    "shlo fmt": lambda name: _run("fmt", name, "-o", f"{name}.out"),
    "shlo fmt --flat": lambda name: _run("fmt", "--flat", name, "-o", f"{name}.out"),
    "shlo diff": lambda name: _run("diff", name, name),
}

if __name__ == "__main__":
    thing, file, warm = sys.argv[1:]
    THINGS[thing](warm)
    before = peak()
    THINGS[thing](file)
    print(peak() - before)
