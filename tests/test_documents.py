"""The code in README.md and docs/ runs as written, and prints what is written below it.

A page's Python blocks share one namespace, from top to bottom.  The block without a language after one is what it prints; a
block that begins with ``$ shlo`` is a session of the command line in the checkout.  ``…`` stands for the rest of a line, a line
that is only ``…`` for any lines; numbers with decimals and line numbers of this package's files are not compared.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from shlo.cli import main
from shlo.ir.core import BY_TEXT, DEN, MEANINGS, OPERATORS, VJP

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", *(str(p.relative_to(ROOT)) for p in sorted((ROOT / "docs").glob("*.md")))]
SLOW = ("shlo train",)
"""Sessions that take longer than a test may, or whose figures are a machine's: tests/cli says what they print."""


class Block(NamedTuple):
    language: str
    line: int
    text: str


def blocks(page: str) -> list[Block]:
    found, lines = [], (ROOT / page).read_text().splitlines()
    opened = None
    for number, line in enumerate(lines, start=1):
        if not line.startswith("```"):
            continue
        if opened is None:
            opened = number, line[3:].strip()
        else:
            found.append(Block(opened[1], opened[0] + 1, "\n".join(lines[opened[0] : number - 1])))
            opened = None
    assert opened is None, f"{page}:{opened}: a block that does not end"
    return found


def pattern(written: str) -> str:
    """A regular expression for what is written."""
    parts = []
    for line in vague(written).rstrip().splitlines():
        if line.strip() == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*".join(map(re.escape, line.rstrip().split("…"))) + r"\s*?\n")
    return "".join(parts)


def vague(text: str) -> str:
    text = re.sub(r"\d+\.\d+(e[-+]\d+)?", "#", text)
    return re.sub(r"(\.py):\d+", r"\1:#", text)


def compare(written: str, printed: str, where: str) -> None:
    assert re.fullmatch(pattern(written), vague(printed).rstrip() + "\n"), (
        f"{where}: the page says\n{written}\nbut it prints\n{printed}"
    )


@pytest.fixture
def forgotten():
    """What a page declares is taken out of the registries after it."""
    ops, meanings = set(OPERATORS), set(MEANINGS)
    yield
    for name in set(OPERATORS) - ops:
        op = OPERATORS.pop(name)
        BY_TEXT.pop(op.text_name)
        for meaning in (DEN, VJP):
            meaning.rules.pop(op, None)
    for name in set(MEANINGS) - meanings:
        del MEANINGS[name]


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("page", PAGES)
def test_python(page, monkeypatch):
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "page"}
    found = [*blocks(page), Block("", 0, "$")]
    for block, after in itertools.pairwise(found):
        if block.language != "python":
            continue
        printed = io.StringIO()
        code = compile("\n" * (block.line - 1) + block.text, page, "exec")  # so that lines are those of the page
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        said = printed.getvalue()
        assert bool(said) == (after.language == "" and not after.text.startswith("$")), f"{page}:{block.line}: {said}"
        if said:
            compare(after.text, said, f"{page}:{after.line}")


SESSIONS = [
    pytest.param(page, block.line, command, output, id=f"{page}:{command}")
    for page in PAGES
    for block in blocks(page)
    if block.language == "" and block.text.startswith("$ shlo")
    for command, _, output in (part.partition("\n") for part in re.split(r"^\$ ", block.text, flags=re.M)[1:])
    if not command.startswith(SLOW)
]


@pytest.mark.parametrize(("page", "line", "command", "output"), SESSIONS)
def test_a_session(page, line, command, output, monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    status = main(shlex.split(command)[1:])
    printed = capsys.readouterr()
    assert printed.err == ""
    assert status == (0 if not any(w in output for w in ("REFUTED", " | ")) else 1)
    compare(output, printed.out, f"{page}:{line}")
