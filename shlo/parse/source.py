"""A text, and errors that point into it."""

from __future__ import annotations

import binascii
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate
from typing import Any, Final, NamedTuple

import numpy as np

from shlo.ir.errors import Position, ShloError, around, with_caret

_LONGEST = 1000

MARK: Final = '"0x'
"""How a string of digits begins."""


class Run(NamedTuple):
    """So many bytes, and how their digits were written: in capitals, in small letters, or as it says."""

    size: int
    written: str


UPPER: Final = "upper"
LOWER: Final = "lower"


class Blob(NamedTuple):
    """Elements that a word stands for in a shortened text: where the word ends there, and how much longer the digits are."""

    elements: np.ndarray[Any, Any]
    end: int
    longer: int
    runs: tuple[Run, ...]

    @property
    def size(self) -> int:
        """Characters of the string, with its quotes."""
        return len(MARK) + 2 * len(self.elements) + 1

    def spelled(self, start: int, stop: int) -> Iterator[str]:
        """Those characters of the string, a run at a time."""
        yield MARK[start:stop]
        at = len(MARK)
        yield from digits_of(self.elements.data, self.runs, start - at, stop - at)
        if start < self.size <= stop:
            yield '"'


def digits_of(raw: Any, runs: tuple[Run, ...], start: int, stop: int) -> Iterator[str]:
    """The digits ``start`` to ``stop`` of these bytes as they were written."""
    at = 0
    for run in runs:
        first, last = max(start - 2 * at, 0), min(stop - 2 * at, 2 * run.size)
        if first < last and run.written not in (UPPER, LOWER):
            yield run.written[first:last]
        elif first < last:
            low = first // 2
            text = binascii.hexlify(raw[at + low : at + (last + 1) // 2]).decode()[first - 2 * low : last - 2 * low]
            yield text.upper() if run.written == UPPER else text
        at += run.size


class Source:
    """The text being read and what its file is called.

    ``blobs`` are the elements that words of the text stand for (:mod:`shlo.parse.blobs`): ``text`` is the shorter for them.
    The *whole* text has their digits; it is not kept, and written again where someone wants a piece of it.
    """

    def __init__(self, text: str, file: str, blobs: Mapping[str, Blob] | None = None) -> None:
        self.text, self.file = text, file
        self.blobs: Mapping[str, Blob] = blobs or {}

    @cached_property
    def _ends(self) -> list[int]:
        """Where the words end in the text."""
        return [b.end for b in self.blobs.values()]

    @cached_property
    def _longer(self) -> list[int]:
        """How much longer the whole text is behind so many words."""
        return list(accumulate((b.longer for b in self.blobs.values()), initial=0))

    @cached_property
    def _whole_ends(self) -> list[int]:
        """Where the strings of digits end in the whole text."""
        return [end + longer for end, longer in zip(self._ends, self._longer[1:], strict=True)]

    def offset(self, offset: int) -> int:
        """An offset as it is in the whole text."""
        return offset + self._longer[bisect_right(self._ends, offset)] if self.blobs else offset

    def inverse(self, offset: int) -> int:
        """An offset of the whole text as it is here; the end of the word for places in a string of digits."""
        if not self.blobs:
            return offset
        before = bisect_right(self._whole_ends, offset)
        here = offset - self._longer[before]
        return min(here, self._ends[before]) if before < len(self._ends) else here

    def whole(self) -> str:
        """The text with the digits: long where there are blobs."""
        return "".join(self.between(0, len(self.text) + self._longer[-1])) if self.blobs else self.text

    def between(self, start: int, stop: int) -> Iterator[str]:
        """The whole text between two offsets of it."""
        at = shift = 0
        for blob in self.blobs.values():
            word = blob.end + blob.longer - blob.size  # where it starts
            yield self.text[max(start - shift, at) : max(min(stop - shift, word), at)]
            yield from blob.spelled(max(start - shift - word, 0), max(stop - shift - word, 0))
            at, shift = blob.end, shift + blob.longer
        yield self.text[max(start - shift, at) : max(stop - shift, at)]

    def position(self, offset: int) -> Position:
        """Line and column of an offset, computed only when someone asks."""
        offset = min(max(offset, 0), len(self.text))
        before = self.text.rfind("\n", 0, offset)
        column = self.offset(offset) - (self.offset(before) if before >= 0 else -1)
        return Position(self.file, self.text.count("\n", 0, offset) + 1, column)

    def error(self, message: str, offset: int) -> ShloError:
        """An error at ``offset``, with its line and a caret.  Long lines are cut to what surrounds the place."""
        if len(message) > _LONGEST:  # a text may have names of any length
            message = f"{message[:_LONGEST]}…"
        position = self.position(offset)
        column = position.column or 1
        start = self.offset(min(max(offset, 0), len(self.text))) - column + 1
        end = self.text.find("\n", self.inverse(start))
        length = self.offset(end if end >= 0 else len(self.text)) - start
        cut, stop = around(column, length)
        part = "".join(self.between(start + cut, start + stop))
        return ShloError(message, position, with_caret(part, column, cut, length))
