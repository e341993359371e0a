"""Long constants in hexadecimal are taken out of a text before anything else looks at it.

A constant of 50 MB is 100 MB of digits.  They become bytes at once, and a short word stands for them while the text is read,
so that no later step copies or searches them.
"""

from __future__ import annotations

import binascii
from typing import Any, Final

import numpy as np

from shlo.ir.core import Module
from shlo.parse.source import Blob, Source

LONG: Final = 1 << 16
"""Strings of fewer digits stay where they are."""

_PIECE: Final = 1 << 20
_MARK: Final = '"0x'
_WORD: Final = '"0x#'
_BEFORE: Final = ("dense<", ": ", ":")
"""Behind these a string of digits is a constant's elements, or a resource at the end of the text."""


def shortened(source: Source) -> Source:
    """The source with every long hexadecimal constant replaced by a word, or itself where there is none."""
    text = source.text
    if _WORD in text:  # whatever it is, it is no word of ours
        return source
    pieces: list[str] = []
    blobs: dict[str, Blob] = {}
    at, done = text.find(_MARK), 0
    length = 0
    while at >= 0:
        end = text.find('"', at + len(_MARK))
        if end < 0:
            break
        if end - at > LONG and text.endswith(_BEFORE, 0, at):
            elements = _bytes(text, at + len(_MARK), end)
            if elements is not None:
                word = f'{_WORD}{len(blobs)}"'
                pieces += [text[done:at], word]
                length += at - done + len(word)
                blobs[word] = Blob(elements, length, end + 1 - at - len(word))
                done = end + 1
        at = text.find(_MARK, end + 1)
    if not blobs:
        return source
    pieces.append(text[done:])
    return Source("".join(pieces), source.file, blobs, source)


def _bytes(text: str, start: int, end: int) -> np.ndarray[Any, Any] | None:
    """What the digits spell; None where they are no digits."""
    if (end - start) % 2:
        return None
    made = np.empty((end - start) // 2, np.uint8)
    try:
        for i in range(start, end, _PIECE):
            piece = binascii.unhexlify(text[i : min(end, i + _PIECE)])
            made[(i - start) // 2 : (i - start) // 2 + len(piece)] = np.frombuffer(piece, np.uint8)
    except ValueError:
        return None
    made.flags.writeable = False
    return made


def restored(module: Module, source: Source) -> Module:
    """The module with every place counted in the text as it was."""
    if source.whole is None:
        return module
    for function in module.functions.values():
        if function.text_loc is not None:
            function.text_loc = source.offset(function.text_loc)
        for node in function.graph.walk():
            if node.loc is not None:
                node.loc = source.offset(node.loc)
    return module
