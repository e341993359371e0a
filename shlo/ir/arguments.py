"""How messages speak of wrong arguments of operators, and which attribute of a call is of the wrong kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import numpy as np

from shlo.ir.errors import counted
from shlo.ir.graph import Value

_LONGEST = 60
"""An argument whose text is longer is named by its kind in messages."""


def said(value: Any) -> str:
    """A wrong argument in a message: as written, or by its kind where that would be long."""
    if isinstance(value, Value):
        return f"a value ({value.type})"
    if isinstance(value, np.ndarray):
        return f"an array ({value.dtype}{list(value.shape)})"
    shown = repr(value)
    return shown if len(shown) <= _LONGEST and "\n" not in shown else f"a {type(value).__name__}"


def instead(value: Any) -> str:
    """What somebody who gave this for an operand may have meant."""
    if isinstance(value, bool):
        return " (== asks whether two values are the same one: ops.compare compares their elements)"
    if isinstance(value, (int, float, complex, np.ndarray, np.generic)):
        return " (ops.const(number_or_array, type) makes a constant)"
    return ""


def miscounted(wanted: Iterable[tuple[str, Any]], given: Sequence[Any]) -> str:
    """Why these are not a program's inputs, where there are too few or too many: ``wanted`` are names and types.

    One left out (a mask, say) is named: it is where shapes first stop to fit.
    """
    inputs = list(wanted)
    count = f"the program takes {counted(len(inputs), 'input')}, got {len(given)}"
    for (name, type), value in zip(inputs, given, strict=False):
        one = value[0] if isinstance(value, list) and value else value
        shape = getattr(one, "shape", None)
        if shape is not None and shape != getattr(type, "shape", shape):
            return f"{count}: from {name} ({type}) on they do not fit (there, one of shape {list(shape)} is given)"
    if len(given) < len(inputs):
        name, type = inputs[len(given)]
        return f"{count}: {name} ({type}) is missing"
    return count


_NUMBERS: dict[Any, tuple[type, ...]] = {
    int: (int, np.integer),
    float: (int, float, np.integer, np.floating),
    bool: (bool, np.bool_),
}
"""What may stand for a number of each kind."""


def fits(value: Any, hint: Any) -> bool:
    """Is an attribute's value of the kind its annotation says?  True where that is more than this understands."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is None or hint is type(None):
        return value is None
    if origin in (Union, UnionType):
        return any(fits(value, a) for a in args)
    if origin is Literal:
        return value in args
    if origin is tuple:
        if isinstance(value, np.ndarray):
            value = value.tolist()
        if not isinstance(value, (tuple, list)):
            return False
        each = args[:1] * len(value) if args[1:] == (...,) else args
        return len(each) == len(value) and all(map(fits, value, each))
    if hint in _NUMBERS:
        return isinstance(value, _NUMBERS[hint]) and not (hint is not bool and isinstance(value, bool))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return isinstance(value, hint) or value in [m.value for m in hint]
    return not isinstance(hint, type) or isinstance(value, hint)


def spelled(hint: Any) -> str:
    """An annotation as one writes it."""
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint).replace("shlo.ir.types.", "")
