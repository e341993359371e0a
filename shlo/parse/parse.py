"""``parse``: a StableHLO text as a module, verified."""

from __future__ import annotations

import re
from typing import Final

from shlo.ir.core import Module, no_collection
from shlo.ir.errors import ShloError
from shlo.parse.blobs import restored, shortened
from shlo.parse.grammar import read
from shlo.parse.patterns import NotThisWay
from shlo.parse.reader import Reader
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source

_A_NAME: Final = re.compile(r"[^\s{}%@]+\.mlir(bc)?")
"""What is more likely a file than a text."""


@no_collection()
def parse(text: str, file: str = "<text>") -> Module:
    """The module that ``text`` is: the very graph, types checked, composites of ours verified.

    ShloError with file, line, column and the line itself where it is not one.  ``file`` is what errors call the text.
    """
    if not isinstance(text, str):
        raise ShloError(
            f"parse takes the text of a module, not {type(text).__name__}: open(file).read() gives a file's"
        )
    if "\n" not in text and _A_NAME.fullmatch(text):
        raise ShloError(
            f"parse takes the text of a module, not the name of a file: open({text!r}).read() gives its text"
        )
    source = shortened(Source(text.removeprefix("\ufeff"), file))  # some editors begin a file with a byte order mark
    try:
        module = ShapeReader(source).read()
    except (NotThisWay, ShloError):
        # Laid out unusually, or wrong: the plain way decides, and words the error.
        module = parse_plainly(source)
    return restored(module, source)


def parse_plainly(source: Source) -> Module:
    """The whole text through the grammar, statement by statement."""
    return Reader(source).module(read(source, {}))
