"""``parse``: a StableHLO text as a module, verified."""

from __future__ import annotations

import re
from typing import BinaryIO, Final, TextIO

from shlo.ir.core import Module, no_collection
from shlo.ir.errors import ShloError
from shlo.parse.blobs import restored, source_of
from shlo.parse.grammar import read
from shlo.parse.patterns import NotThisWay
from shlo.parse.reader import Reader
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source

_A_NAME: Final = re.compile(r"[^\s{}%@]+\.mlir(bc)?")
"""What is more likely a file than a text."""


@no_collection()
def parse(text: str | TextIO | BinaryIO | Source, file: str = "") -> Module:
    """The module that a text is: the very graph, types checked, composites of ours verified.

    An open file is read piece by piece, so that a large constant in hexadecimal takes little more memory than its elements;
    as a ``str`` its digits alone take twice that.  ``file`` is what errors call the text, by default what an open file is
    called.  ShloError with file, line, column and the line itself where it is not a module.
    """
    source = text if isinstance(text, Source) else _source(text, file)
    try:
        module = ShapeReader(source).read()
    except (NotThisWay, ShloError):
        # Laid out unusually, or wrong: the plain way decides, and words the error.
        module = parse_plainly(source)
    return restored(module, source)


def _source(text: str | TextIO | BinaryIO, file: str) -> Source:
    """What is to be read.  ShloError for what is no text, and for the name of a file."""
    if isinstance(text, str):
        if "\n" not in text and _A_NAME.fullmatch(text):
            raise ShloError(f"parse takes the text of a module, not the name of a file: open({text!r}) is the file")
        return source_of(text, file or "<text>")
    if not callable(getattr(text, "read", None)):
        raise ShloError(
            f"parse takes the text of a module or an open file, not {type(text).__name__}: open(name) opens a file"
        )
    name = getattr(text, "name", "")
    return source_of(text, file or (name if isinstance(name, str) else "") or "<text>")


def parse_plainly(source: Source) -> Module:
    """The whole text through the grammar, statement by statement."""
    return Reader(source).module(read(source, {}))
