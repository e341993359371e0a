"""``main``: find the command, run it, and turn whatever happens into an exit status and at most a few clear lines.

Exit status: 0 done and holds; 1 it ran and does not hold; 2 bad input or usage; 130 interrupted.  A command's module is
imported only when the command runs, so that ``shlo --help`` and ``shlo ops`` stay quick: :data:`COMMANDS` is the one table.
"""

from __future__ import annotations

import difflib
import errno
import importlib
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import typer

from shlo.ir.errors import ShloError


@dataclass(frozen=True, slots=True)
class Command:
    """Where a command's function is (``module:function``) and what it does, in a line."""

    function: str
    summary: str

    def load(self) -> Callable[..., Any]:
        module, _, name = self.function.partition(":")
        found: Callable[..., Any] = getattr(importlib.import_module(f"shlo.cli.{module}"), name)
        return found


COMMANDS: Final[Mapping[str, Command]] = {
    "nets": Command("networks:nets", "list the networks with their counts"),
    "ops": Command("operators:ops", "list the operators with their meanings, or show one"),
    "emit": Command("networks:emit_step", "StableHLO text of a training step, or of a forward pass"),
    "fmt": Command("text:fmt", "parse and print in canonical form"),
    "parse": Command("text:parse_files", "parse and verify; one line a file"),
    "hash": Command("text:hash_files", "the skeleton hash of each file"),
    "diff": Command("text:diff_files", "what differs structurally between two modules"),
    "eval": Command("execute:evaluate_file", "evaluate with NumPy"),
    "run": Command("execute:run_file", "run through PJRT"),
    "check": Command("check:check_file", "all consistency checks on one module"),
    "bisect": Command("bisect:bisect", "find the first operation at which PJRT and NumPy part"),
    "conform": Command("conform:conform", "run test files in the manner of StableHLO's interpreter"),
    "certify": Command("certify:certify_step", "prove or refute that the data-parallel step is the single-device step"),
    "laws": Command("laws:laws", "run the numbered laws and print each with its state"),
    "train": Command("train:train", "train for real, ending with a summary"),
    "bench": Command("bench:bench", "run the side-by-side measurements: ratios with their spread"),
    "golden": Command("golden:golden", "compare or rewrite the golden modules"),
}

DEBUG: Final = "SHLO_DEBUG"
"""Set this environment variable to see tracebacks."""


_WRITING: Final = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG)
"""What writing to standard output says; commands turn errors of files into ShloErrors."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (default: the process's own) and return the exit status."""
    args = list(sys.argv[1:] if argv is None else argv)
    if sys.stderr is None:  # closed (2>&-): print would write messages to standard output
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 (for as long as the process lives)
    if sys.stdout is None:
        return _complain("standard output is closed", 2)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show ∂ gets a question mark, not a traceback
            stream.reconfigure(errors="replace")
    try:
        status = _dispatch(args)
        sys.stdout.flush()
    except ShloError as error:
        return _complain(str(error), 2)
    except KeyboardInterrupt:
        return _complain("interrupted", 130)
    except BrokenPipeError:
        _give_up_output()  # whoever read it has had enough
        return 128 + getattr(signal, "SIGPIPE", 13)
    except MemoryError as error:
        return _complain(f"there is not enough memory for this{f' ({error})' if str(error) else ''}", 2)
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _WRITING:
            _give_up_output()
            return _complain(f"the output cannot be written: {error.strerror}", 2)
        usage = getattr(error, "format_message", None)  # click's exceptions, whichever package they come from
        if usage is not None:
            said = " ".join(str(usage()).split()).replace(
                "Value error, ", ""
            )  # what a validating library puts before it
            return _complain(said + _hint(args), 2)
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return _complain(f"internal error: {what} (a bug in shlo; {DEBUG}=1 shows where)", 2)
    return status


def _give_up_output() -> None:
    """The interpreter must not try to flush standard output again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _dispatch(args: list[str]) -> int:
    if not args or args[0] in ("--help", "-h", "help"):
        print(_help())
        return 0 if args else 2
    if args[0] in ("--version", "-V"):
        print(f"shlo {_version()}")
        return 0
    name = args[0]
    if name not in COMMANDS:
        close = difflib.get_close_matches(name, COMMANDS, 1)
        what = "option" if name.startswith("-") else "command"
        raise ShloError(
            f"there is no {what} '{name}'{f', did you mean {close[0]!r}?' if close else ''} (see shlo --help)"
        )
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name, context_settings={"help_option_names": ["-h", "--help"]})(COMMANDS[name].load())
    # Not app(…): that catches interrupts and broken pipes itself, and differently from version to version.
    command = typer.main.get_command(app)
    try:
        with command.make_context(f"shlo {name}", args[1:]) as context:
            return int(command.invoke(context) or 0)
    except typer.Exit as done:
        return done.exit_code


def _help() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {command.summary}" for name, command in COMMANDS.items()]
    return "\n".join(
        [
            "usage: shlo COMMAND [options]",
            "",
            "A StableHLO graph compiler: build, evaluate, hash, emit, parse, run and trust training steps.",
            "",
            *lines,
            "",
            "shlo COMMAND --help explains a command.  A file called - is the standard input.",
            "Exit status: 0 done and holds, 1 it ran and does not hold, 2 bad input or usage.",
        ]
    )


def _version() -> str:
    try:
        return version("shlo")
    except PackageNotFoundError:  # run from a source tree that is not installed
        return "(not installed)"


def _hint(args: Sequence[str]) -> str:
    return f" (see shlo {args[0]} --help)"


def _complain(message: str, status: int) -> int:
    if os.environ.get(DEBUG):
        traceback.print_exc()
    print(f"shlo: {message}" if not _starts_with_position(message) else message, file=sys.stderr)
    return status


def _starts_with_position(message: str) -> bool:
    """``step.mlir:57:12: …`` stands alone, as editors and terminals expect of it."""
    head = message.split(": ", 1)[0]
    return ":" in head and head.rsplit(":", 1)[1].isdigit()
