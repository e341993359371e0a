"""The frame: help, usage errors, and what becomes of exceptions."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from shlo.cli import app
from shlo.cli import main as start
from shlo.cli.app import COMMANDS, main

CONTRACT = [
    *("nets", "ops", "emit", "fmt", "parse", "hash", "diff", "eval", "run", "check"),
    *("bisect", "conform", "certify", "laws", "train", "bench", "golden"),
]


def test_help_lists_every_command(shlo):
    ran = shlo("--help")
    assert ran.status == 0
    listed = [line.split()[0] for line in ran.out.splitlines() if line.startswith("  ")]
    assert listed == list(COMMANDS) == CONTRACT


@pytest.mark.parametrize("name", CONTRACT)
def test_every_command_explains_itself(shlo, name):
    ran = shlo(name, "--help")
    assert ran.status == 0
    assert ran.out.startswith(f"Usage: shlo {name} ")
    # The table's summary and the command's own first sentence must not contradict each other: same start.
    start = COMMANDS[name].summary.split()[0].lower()
    doc = COMMANDS[name].load().__doc__ or ""
    assert doc.lower().startswith(start), (doc, COMMANDS[name].summary)


def test_no_arguments_is_a_usage_error_with_help(shlo):
    ran = shlo()
    assert ran.status == 2
    assert "usage: shlo COMMAND" in ran.out


def test_version(shlo):
    assert shlo("--version").out.startswith("shlo ")


def test_unknown_commands_and_options(refused):
    assert refused("evla") == "shlo: there is no command 'evla', did you mean 'eval'? (see shlo --help)"
    assert refused("--frob").startswith("shlo: there is no option '--frob'")
    assert "No such option" in refused("ops", "--frob")
    assert "issing argument" in refused("parse")
    assert refused("eval", "x.mlir", "--world", "ideal").endswith("(see shlo eval --help)")


def command(error):
    def run() -> None:
        raise error

    return run


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (KeyboardInterrupt(), 130, "shlo: interrupted\n"),
        (ZeroDivisionError("division\nby zero"), 2, "shlo: internal error: ZeroDivisionError: division by zero (a bug"),
        (RecursionError("deep"), 2, "shlo: internal error: RecursionError: deep (a bug"),
        (MemoryError(), 2, "shlo: there is not enough memory for this\n"),
    ],
)
def test_no_exception_becomes_a_traceback(shlo, monkeypatch, error, status, said):
    monkeypatch.setattr(app.Command, "load", lambda self: command(error))
    ran = shlo("ops")
    assert ran.status == status
    assert ran.err.startswith(said)


def test_tracebacks_can_be_asked_for(capsys, monkeypatch):
    monkeypatch.setenv("SHLO_DEBUG", "1")
    monkeypatch.setattr(app.Command, "load", lambda self: command(ZeroDivisionError()))
    assert main(["ops"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_a_reader_that_leaves_early_is_no_error():
    script = f"{sys.executable} -m shlo ops --json | head -c 10"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("nets >/dev/full", "shlo: the output cannot be written: No space left on device\n"),
        ("nets >&-", "shlo: standard output is closed\n"),
        ("fmt - <&-", "shlo: <stdin>: cannot be read (it is closed)\n"),
    ],
)
def test_streams_that_do_not_work(command, message):
    script = f"{sys.executable} -m shlo {command}"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (2, message)


def test_an_interrupt_while_modules_load(capsys, monkeypatch):
    def interrupted(name):
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib, "import_module", interrupted)
    assert start(["ops"]) == 130
    assert capsys.readouterr().err == "shlo: interrupted\n"


def test_starting_does_not_load_what_the_command_does_not_need():
    code = (
        "import sys; from shlo.cli import main; status = main(['{}']); "
        "bad = [m for m in sys.modules if m.split('.')[0] in ('jax', 'jaxlib', 'matplotlib', 'PIL', 'rich')]; "
        "sys.exit(', '.join(bad[:5]) or 0)"
    )
    for argument in ("--help", "ops"):
        ran = subprocess.run([sys.executable, "-c", code.format(argument)], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
