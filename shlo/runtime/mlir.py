"""MLIR's own opinion of a module's text: does it parse and verify, and how does its printer spell it.

The second opinion that tests and ``shlo check`` hold shlo's emitter and parser against.
"""

from __future__ import annotations

import re
import time
from typing import Any

from shlo.ir.errors import Position, ShloError, around, with_caret
from shlo.runtime import jaxlib_api


def check(text: str, *, file: str = "<text>") -> None:
    """MLIR parses and verifies ``text``, or ShloError with MLIR's diagnostic and its position in ``file``."""
    parse(text, file=file)


def reprint(text: str, *, generic: bool = False, file: str = "<text>") -> str:
    """The text as MLIR's printer spells it; ``generic`` gives the form ``"stablehlo.add"(%0, %1) : …`` throughout.

    SSA names become MLIR's.  ShloError where the text does not parse or verify.
    """
    return str(parse(text, file=file).operation.get_asm(print_generic_op_form=generic))


def parse_seconds(text: str) -> float:
    """How long MLIR's C++ parser and verifier take over ``text``, in seconds (loading MLIR not counted)."""
    jaxlib_api.mlir()
    start = time.perf_counter()
    parse(text)
    return time.perf_counter() - start


def parse(text: str, *, file: str = "<text>") -> Any:
    """MLIR's module object; :func:`check` where only its existence matters."""
    lib = jaxlib_api.mlir()
    try:
        return lib.ir.Module.parse(text, lib.context)  # parsing also verifies
    except lib.ir.MLIRError as error:
        raise _as_shlo_error(error, text, file) from None


def function(module: Any, name: str, file: str = "<text>") -> Any:
    """The operation that defines ``@name`` in an MLIR module."""
    for op in module.body.operations:
        if "sym_name" in op.attributes and op.attributes["sym_name"].value == name:
            return op
    raise ShloError(f"the module has no function @{name}", Position(file, 1))


_LOCATION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')


def position(location: Any, file: str = "<text>") -> Position:
    """Where MLIR's location is in ``file`` (or in the file that the text itself names), line 1 where it does not say."""
    found = _LOCATION.search(str(location))
    if found is None:
        return Position(file, 1)
    return Position(file if found[1] == "-" else found[1], int(found[2]), int(found[3]))


def _as_shlo_error(error: Any, text: str, file: str) -> ShloError:
    """MLIR's diagnostics as one ShloError: all messages, the first position, a caret where it is in ``text``."""
    diagnostics = list(error.error_diagnostics)
    message = (
        "; ".join(dict.fromkeys(str(d.message).strip().partition("\n")[0] for d in diagnostics))
        or str(error.message).partition("\n")[0]
    )
    for diagnostic in diagnostics:
        found = _LOCATION.search(str(diagnostic.location))
        if found is None:
            continue
        name, line, column = found[1], int(found[2]), int(found[3])
        if name != "-":  # the text itself says where it comes from: loc("model.py":3:2)
            return ShloError(f"MLIR: {message}", Position(name, line, column))
        lines = text.splitlines()
        excerpt = None
        if line <= len(lines):
            start, stop = around(column, len(lines[line - 1]))
            excerpt = with_caret(lines[line - 1][start:stop], column, start, len(lines[line - 1]))
        return ShloError(f"MLIR: {message}", Position(file, line, column), excerpt)
    return ShloError(f"MLIR: {message}", Position(file, 1))
