"""A text, and errors that point into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.errors import Position, ShloError

_WIDTH = 120
_LONGEST = 1000


class Blob(NamedTuple):
    """Elements that a word stands for in a shortened text: where the word ends there, and how much longer the digits are."""

    elements: np.ndarray[Any, Any]
    end: int
    longer: int


class Source:
    """The text being read and what its file is called.

    ``blobs`` are the elements that words of the text stand for (:mod:`shlo.parse.blobs`), ``whole`` is the source as it was.
    """

    def __init__(
        self, text: str, file: str, blobs: Mapping[str, Blob] | None = None, whole: Source | None = None
    ) -> None:
        self.text, self.file = text, file
        self.blobs: Mapping[str, Blob] = blobs or {}
        self.whole = whole

    def offset(self, offset: int) -> int:
        """An offset as it is in the whole text."""
        return offset + sum(b.longer for b in self.blobs.values() if b.end <= offset) if self.whole else offset

    def position(self, offset: int) -> Position:
        """Line and column of an offset, computed only when someone asks."""
        if self.whole is not None:
            return self.whole.position(self.offset(offset))
        offset = min(max(offset, 0), len(self.text))
        before = self.text.rfind("\n", 0, offset)
        return Position(self.file, self.text.count("\n", 0, offset) + 1, offset - before)

    def error(self, message: str, offset: int) -> ShloError:
        """An error at ``offset``, with its line and a caret.  Long lines are cut to what surrounds the place."""
        if self.whole is not None:
            return self.whole.error(message, self.offset(offset))
        if len(message) > _LONGEST:  # a text may have names of any length
            message = f"{message[:_LONGEST]}…"
        position = self.position(offset)
        column = position.column or 1
        start = min(max(offset, 0), len(self.text)) - column + 1
        end = self.text.find("\n", start)
        length = (end if end >= 0 else len(self.text)) - start
        cut = max(0, min(column - 1 - _WIDTH // 2, length - _WIDTH))
        left, right = "…" * (cut > 0), "…" * (cut + _WIDTH < length)
        line = self.text[start + cut : start + min(length, cut + _WIDTH)].replace("\t", " ")
        line, column = left + line + right, column - cut + len(left)
        return ShloError(message, position, f"{line}\n{' ' * (column - 1)}^")
