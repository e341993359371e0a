"""``parse``: a StableHLO text as a module, verified."""

from __future__ import annotations

from shlo.ir.core import Module
from shlo.ir.errors import ShloError
from shlo.parse.grammar import read
from shlo.parse.reader import Reader
from shlo.parse.shapes import NotThisWay, ShapeReader
from shlo.parse.source import Source


def parse(text: str, file: str = "<text>") -> Module:
    """The module that ``text`` is: the very graph, types checked, composites of ours verified.

    ShloError with file, line, column and the line itself where it is not one.  ``file`` is what errors call the text.
    """
    source = Source(text.removeprefix("\ufeff"), file)  # some editors begin a file with a byte order mark
    try:
        return ShapeReader(source).read()
    except (NotThisWay, ShloError):
        # Laid out unusually, or wrong: the plain way decides, and words the error.
        return parse_plainly(source)


def parse_plainly(source: Source) -> Module:
    """The whole text through the grammar, statement by statement."""
    return Reader(source).module(read(source, {}))
