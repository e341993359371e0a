"""What the commands share: reading and writing files, finding functions, printing results."""

from __future__ import annotations

import io
import json
import math
import os
import sys
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from shlo.emit import emit_pieces
from shlo.ir.core import Function, Module
from shlo.ir.errors import Position, ShloError
from shlo.parse import Source as Text
from shlo.parse import source_of

Array = np.ndarray[Any, Any]

Json = Annotated[bool, typer.Option("--json", help="Print a machine-readable result.")]
Seed = Annotated[int, typer.Option(help="Where missing inputs are drawn from.", min=0, max=2**63)]


class Platform(StrEnum):
    """``--platform``: whose devices run a program."""

    CPU = "cpu"
    CUDA = "cuda"


@dataclass(frozen=True, slots=True)
class Source:
    """A text and what it is called in messages: large constants are held as elements, not as digits."""

    read: Text

    @property
    def name(self) -> str:
        return self.read.file

    @property
    def text(self) -> str:
        """The text as it was."""
        return self.read.whole()

    def position(self, offset: int) -> Position:
        """Line and column, counted from 1, of a character of the text."""
        return self.read.position(self.read.inverse(offset))


def read_source(file: str) -> Source:
    """The text of a file, or of standard input for ``-``."""
    name = "<stdin>" if file == "-" else file
    if file == "-" and sys.stdin is None:
        raise ShloError("<stdin>: cannot be read (it is closed)")
    try:
        if file == "-":
            return Source(source_of(sys.stdin.buffer, name))
        with Path(file).open("rb") as data:
            return Source(source_of(data, name))
    except OSError as error:
        raise ShloError(f"{name}: cannot be read ({error.strerror or error})") from None


def write_file(file: str | Path, data: bytes | Iterable[bytes]) -> None:
    """Write a file, given at once or in pieces, as a whole or not at all; ``-`` is standard output."""
    pieces = (data,) if isinstance(data, bytes) else data
    if str(file) == "-":
        sys.stdout.buffer.writelines(pieces)
        return
    path = _behind(Path(file))
    if path.exists() and (path.is_symlink() or not path.is_file()):  # /dev/stdout and the like: not to be replaced
        with _refusing(Path(file)), path.open("wb") as out:
            out.writelines(pieces)
        return
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    with _refusing(Path(file)):
        try:
            with temporary.open("wb") as out:
                out.writelines(pieces)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)


def _behind(path: Path) -> Path:
    """The file that a link leads to; links of the system's, such as /dev/stdout, stay: they name what is open already."""
    if not path.is_symlink():
        return path
    places = (str(path.absolute()), str(path.parent.absolute() / path.readlink()))
    return path if any(place.startswith(("/dev/", "/proc/")) for place in places) else path.resolve()


def spare(output: str | None, *given: str | None) -> None:
    """ShloError where writing ``output`` would overwrite a file that was given to be read."""
    if not output or output == "-":
        return
    if any(file and file != "-" and Path(output).resolve() == Path(file).resolve() for file in given):
        raise ShloError(f"{output}: would overwrite what was given: say another file")


def write_text(file: str | Path, program: Module | Function, *, generic: bool = False) -> None:
    """Write a program's text, in pieces."""
    write_file(file, (piece.encode() for piece in emit_pieces(program, generic=generic)))


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turns an OSError within into a ShloError about ``path``."""
    try:
        yield
    except OSError as error:
        raise ShloError(f"{path}: cannot be written ({error.strerror or error})") from None


def read_arrays(file: str | None) -> dict[str, Array]:
    """The arrays of an ``.npz`` file by name; none for None."""
    if file is None:
        return {}
    path = Path(file)
    try:
        archive = np.load(path, allow_pickle=False)
        if isinstance(archive, np.ndarray):
            raise ShloError(f"{path}: holds one array, not named ones: save it with numpy.savez")
        with archive:
            arrays = {name: archive[name] for name in archive.files}
    except (OSError, ValueError, EOFError, KeyError, RuntimeError, zipfile.BadZipFile, zlib.error) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise ShloError(f"{path}: not a readable .npz archive ({why})") from None
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):  # NumPy gives the bytes of what is no .npy file
            raise ShloError(f"{path}: its member '{name}' is not an array (no .npy file)")
    return arrays


def write_arrays(file: str, arrays: Mapping[str, Array]) -> None:
    """Write named arrays as an ``.npz`` file."""
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **arrays)
    write_file(file, buffer.getvalue())


def entry_function(module: Module, entry: str | None) -> Function:
    """The function called ``entry``; by default ``main``, or the only public one."""
    if entry is not None:
        return module.function(entry.removeprefix("@"))
    if "main" in module.functions:
        return module.main
    public = [f for f in module.functions.values() if not f.private]
    if len(public) == 1:
        return public[0]
    names = ", ".join(f.name for f in public) or "none"
    raise ShloError(f"the module has no function @main: say which to use with --entry (public ones: {names})")


# --------------------------------------------------------------------------------------------------------- printing


def print_json(value: Any) -> None:
    """Print JSON; numbers that JSON does not have become the strings "nan", "inf" and "-inf"."""
    print(json.dumps(_plain(value), indent=2, ensure_ascii=False))


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    if isinstance(value, np.ndarray):
        return _plain(value.tolist())
    if isinstance(value, np.generic):
        return _plain(value.item())
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, complex):
        return [_plain(value.real), _plain(value.imag)]
    return value


def print_table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Columns, aligned: numbers to the right, the last column as long as it is."""
    cells = [[f"{c:,}" if isinstance(c, int) else str(c) for c in row] for row in rows]
    right = [all(c.replace(",", "").isdigit() or c in ("", "—") for c in column) for column in zip(*cells, strict=True)]
    right = right or [False] * len(head)
    widths = [max(map(len, column)) for column in zip(head, *cells, strict=True)]
    for row in (head, *cells):
        parts = [c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right, strict=True)]
        print("  ".join(parts).rstrip())
