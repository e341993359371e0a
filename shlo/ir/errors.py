"""The one exception a user of shlo meets, and how it finds the line that is to blame.

Everything that can go wrong with *input* (a graph built with the wrong shapes, a malformed file, a missing
array, too few devices) is a :class:`ShloError`: one clear sentence and, where there is one, a position.  The command
line prints it and exits with 2.  Any other exception is a bug in shlo.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

PACKAGE = str(Path(__file__).resolve().parent.parent)


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a text file; line and column count from 1, as editors do."""

    file: str
    line: int
    column: int | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f":{self.column}" if self.column is not None else "")


class ShloError(Exception):
    """Something is wrong with what shlo was given.

    ``message`` is one sentence; ``position`` says where (or None); ``excerpt`` is the source line with a caret
    under the offending column, shown below the message when there is one.
    """

    def __init__(self, message: str, position: Position | None = None, excerpt: str | None = None) -> None:
        self.message = message
        self.position = position
        self.excerpt = excerpt
        super().__init__(message)

    def __str__(self) -> str:
        head = f"{self.position}: {self.message}" if self.position else self.message
        return f"{head}\n{self.excerpt}" if self.excerpt else head


WIDTH: Final = 120
"""So many characters of a line are shown with an error."""


def around(column: int, length: int) -> tuple[int, int]:
    """Which part of a line of this length an excerpt shows."""
    start = max(0, min(column - 1 - WIDTH // 2, length - WIDTH))
    return start, min(length, start + WIDTH)


def with_caret(part: str, column: int, start: int, length: int) -> str:
    """That part of the line, which begins at ``start``, and a caret under the column (of the line, from 1)."""
    left, right = "…" * (start > 0), "…" * (start + WIDTH < length)
    shown = part.replace("\t", " ")
    return f"{left}{shown}{right}\n{' ' * (column - 1 - start + len(left))}^"


class CheckFailed(ShloError):
    """A program ran and found that a value is not what it says it should be (the ``check`` dialect)."""


class RuleError(Exception):
    """Raised by :func:`fail` inside an operator's type rule; the operator turns it into a ShloError that
    also names the operator, its operand types and the user's line."""


def fail(message: str) -> NoReturn:
    """Refuse the operands of the operator whose type rule is running (one clause, no full stop)."""
    raise RuleError(message)


def counted(count: int, noun: str) -> str:
    """``1 result``, ``2 results``, ``0 results``."""
    plural = f"{noun[:-2]}es" if noun.endswith("xis") else f"{noun}s"
    return f"{count} {noun if count == 1 else plural}"


def users_line() -> Position | None:
    """The innermost frame that is not shlo's own: the line a user wants to be pointed to."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if not file.startswith(PACKAGE) and not file.startswith("<frozen"):
            return Position(file, frame.f_lineno)
        if frame.f_back is None:
            break
        frame = frame.f_back
    return None
