"""``parse``: a StableHLO text as a module, verified."""

from __future__ import annotations

from shlo.ir.core import Module
from shlo.parse.grammar import read
from shlo.parse.reader import Reader
from shlo.parse.source import Source


def parse(text: str, file: str = "<text>") -> Module:
    """The module that ``text`` is, types checked and composites verified.

    ShloError with file, line, column and the line itself where it is not one.
    """
    return parse_plainly(Source(text, file))


def parse_plainly(source: Source) -> Module:
    """The whole text through the grammar, statement by statement."""
    return Reader(source).module(read(source, {}))
