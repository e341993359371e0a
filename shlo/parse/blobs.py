"""Long constants in hexadecimal are taken out of a text before anything else looks at it.

A constant of 50 MB is 100 MB of digits.  They become bytes as they come in, and a short word stands for them while the text
is read: no later step copies or searches them, and a file's digits are never in memory all at once.
"""

from __future__ import annotations

import binascii
import codecs
import io
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Final, TextIO

import numpy as np

from shlo.ir.core import Module
from shlo.ir.errors import ShloError
from shlo.parse.source import LOWER, MARK, UPPER, Blob, Run, Source, digits_of

LONG: Final = 1 << 16
"""Strings of fewer digits stay where they are."""

PIECE: Final = 1 << 18
"""Characters that are looked at together."""

_WORD: Final = '"0x#'
_BEFORE: Final = ("dense<", ": ", ":")
"""Behind these a string of digits is a constant's elements, or a resource at the end of the text."""
_OVERLAP: Final = max(map(len, _BEFORE)) + len(MARK) - 1
"""Of so many characters at the end of a piece the next one decides what they are."""

_BYTECODE: Final = b"ML\xefR"
"""How MLIR's binary form begins (MLIR Bytecode Format, "Magic Number")."""

_MARK_OF_ORDER: Final = "\ufeff"
"""Some editors begin a file with it."""


def source_of(text: str | TextIO | BinaryIO, file: str) -> Source:
    """A text, or what is left of an open file, as what the reader reads.

    ShloError where the bytes of a file are not UTF-8, and where it is closed or not open for reading.  Any other OSError as
    reading the file raises it.
    """
    if not isinstance(text, str):
        return shortened(_pieces(text, file), file)
    text = text.removeprefix(_MARK_OF_ORDER)
    if len(text) <= LONG or MARK not in text:
        return Source(text, file)
    source = shortened((text[i : i + PIECE] for i in range(0, len(text), PIECE)), file)
    return source if source.blobs else Source(text, file)


def _pieces(data: TextIO | BinaryIO, file: str) -> Iterator[str]:
    """What is left of an open file as text, piece by piece."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    read, begun = 0, False
    while True:
        piece = _read(data, file)
        if isinstance(piece, str):
            text = piece
        else:
            if not read and piece.startswith(_BYTECODE):
                raise ShloError(
                    f"{file}: MLIR bytecode, which is not read here: stablehlo-translate --deserialize gives its text"
                )
            waiting = len(decoder.getstate()[0])
            try:
                text = decoder.decode(piece, final=not piece)
            except UnicodeDecodeError as error:
                raise ShloError(f"{file}: not a text: byte {read - waiting + error.start} is not UTF-8") from None
        yield text if begun else text.removeprefix(_MARK_OF_ORDER)
        begun = begun or bool(text)  # a read may give less than a character
        if not piece:
            return
        read += len(piece)


def _read(data: TextIO | BinaryIO, file: str) -> str | bytes:
    """The next piece of an open file."""
    if getattr(data, "closed", False):
        raise ShloError(f"{file}: the file is closed: parse it while it is open")
    try:
        piece: object = data.read(PIECE)
    except io.UnsupportedOperation:
        raise ShloError(f"{file}: the file is not open for reading") from None
    except UnicodeDecodeError as error:  # of a file that Python decodes
        raise ShloError(f"{file}: not a text: {error.encoding} cannot decode it ({error.reason})") from None
    if not isinstance(piece, (str, bytes)):
        raise ShloError(f"{file}: reading it gives {type(piece).__name__}, neither text nor bytes")
    return piece


def shortened(pieces: Iterable[str], file: str) -> Source:
    """The source of a text that comes in pieces, with a word for every long hexadecimal constant."""
    scanner = _Scanner()
    for piece in pieces:
        scanner.feed(piece)
    source = Source(scanner.text(), file, scanner.blobs)
    if source.text.count(_WORD) != len(source.blobs):  # the text has such words itself: ours cannot be told from them
        return Source(source.whole(), file)
    return source


def _given_away(pieces: deque[str]) -> Iterator[str]:
    """The pieces, none of which is kept."""
    while pieces:
        yield pieces.popleft()


class _Scanner:
    """The text so far, and the string of digits that it ends within."""

    def __init__(self) -> None:
        self.kept: deque[str] = deque()
        self.length = 0
        self.undecided = ""
        """The end of the text so far: it may be the beginning of a string of digits."""
        self.digits: _Digits | None = None
        self.blobs: dict[str, Blob] = {}

    def keep(self, text: str) -> None:
        self.kept.append(text)
        self.length += len(text)

    def feed(self, piece: str) -> None:
        """Some more of the text."""
        while piece:
            piece = self.outside(piece) if self.digits is None else self.inside(self.digits, piece)

    def outside(self, piece: str) -> str:
        """Go on to where a string of digits begins; what is left of the piece."""
        window = self.undecided + piece
        at = window.find(MARK)
        while at >= 0 and not window.endswith(_BEFORE, 0, at):
            at = window.find(MARK, at + 1)
        end = at if at >= 0 else max(len(window) - _OVERLAP, 0)
        self.keep(window[:end])
        if at < 0:
            self.undecided = window[end:]
            return ""
        self.undecided, self.digits = "", _Digits()
        return window[end + len(MARK) :]

    def inside(self, digits: _Digits, piece: str) -> str:
        """Go on to where the string ends; what is left of the piece."""
        end = piece.find('"')
        text = piece if end < 0 else piece[:end]
        if not digits.feed(text):
            self.give_up(digits)
            return piece[len(text) :]
        if end < 0:
            return ""
        elements = digits.elements()
        if elements is None:
            self.give_up(digits)
            return piece[end:]
        word = f'{_WORD}{len(self.blobs)}"'
        self.keep(word)
        made = Blob(elements, self.length, 0, tuple(digits.runs))
        self.blobs[word] = made._replace(longer=made.size - len(word))
        self.digits = None
        return piece[end + 1 :]

    def give_up(self, digits: _Digits) -> None:
        """The string is an ordinary one."""
        self.keep(MARK)
        for text in digits.spelled():
            self.keep(text)
        self.digits = None

    def text(self) -> str:
        """The text with the words in it."""
        if self.digits is not None:  # it never ended
            self.give_up(self.digits)
        self.keep(self.undecided)
        text = ""
        for piece in _given_away(self.kept):
            text += piece  # CPython lets it grow in place: joined pieces would be in memory twice
        return text


class _Digits:
    """The bytes that a string of digits spells so far."""

    def __init__(self) -> None:
        self.raw = bytearray()
        self.runs: list[Run] = []
        self.rest = ""
        """Digits that are not decoded yet: few, or one of a pair."""

    def feed(self, text: str) -> bool:
        """Some more digits; False where they are none."""
        self.rest += text
        if len(self.rest) <= LONG and not self.runs:
            return True
        even = len(self.rest) & ~1
        digits, self.rest = self.rest[:even], self.rest[even:]
        try:
            self.raw += binascii.unhexlify(digits)
        except ValueError:  # of two kinds: a character that is no digit, one that is not ASCII
            self.rest = digits + self.rest
            return False
        written = UPPER if digits == digits.upper() else LOWER if digits == digits.lower() else digits
        if self.runs and self.runs[-1].written == written and written in (UPPER, LOWER):
            self.runs[-1] = Run(self.runs[-1].size + even // 2, written)
        else:
            self.runs.append(Run(even // 2, written))
        return True

    def spelled(self) -> Iterator[str]:
        """The digits as they were written."""
        yield from digits_of(memoryview(self.raw), tuple(self.runs), 0, 2 * len(self.raw))
        yield self.rest

    def elements(self) -> np.ndarray[Any, Any] | None:
        """The bytes; None where the digits are few, or not in pairs."""
        if self.rest or not self.runs:
            return None
        made = np.frombuffer(self.raw, np.uint8)
        made.flags.writeable = False
        return made


def restored(module: Module, source: Source) -> Module:
    """The module with every place counted in the whole text."""
    if not source.blobs:
        return module
    for function in module.functions.values():
        if function.text_loc is not None:
            function.text_loc = source.offset(function.text_loc)
        for node in function.graph.walk():
            if node.loc is not None:
                node.loc = source.offset(node.loc)
    return module
