"""Operations that MLIR knows in the dialects read here and that are refused, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_FIRST_CLASS = "functions are no values here: call the function by its name"

REFUSED: Final[Mapping[str, str]] = {
    "func.constant": _FIRST_CLASS,
    "func.call_indirect": _FIRST_CLASS,
}
"""By the operation's name: why it is not read."""
