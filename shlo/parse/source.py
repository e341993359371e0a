"""A text, and errors that point into it."""

from __future__ import annotations

from shlo.ir.errors import Position, ShloError

_WIDTH = 120


class Source:
    """The text being read and what its file is called."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text, file

    def position(self, offset: int) -> Position:
        """Line and column of an offset, computed only when someone asks."""
        offset = min(max(offset, 0), len(self.text))
        before = self.text.rfind("\n", 0, offset)
        return Position(self.file, self.text.count("\n", 0, offset) + 1, offset - before)

    def error(self, message: str, offset: int) -> ShloError:
        """An error at ``offset``, with its line and a caret.  Long lines are cut to what surrounds the place."""
        position = self.position(offset)
        column = position.column or 1
        start = min(offset, len(self.text)) - column + 1
        end = self.text.find("\n", start)
        line = self.text[start : end if end >= 0 else len(self.text)].replace("\t", " ")
        if len(line) > _WIDTH:
            cut = max(0, min(column - 1 - _WIDTH // 2, len(line) - _WIDTH))
            left, right = "…" * (cut > 0), "…" * (cut + _WIDTH < len(line))
            line, column = left + line[cut : cut + _WIDTH] + right, column - cut + len(left)
        return ShloError(message, position, f"{line}\n{' ' * (column - 1)}^")
