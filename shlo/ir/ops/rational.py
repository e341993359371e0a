"""Functions of single numbers over fractions: what NumPy has no loops for.

In the exact world an array holds ``Fraction`` objects, and the floats ∞, −∞ and NaN where they came up.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def over_fractions(numpy: Callable[[Array], Any], exact: Callable[[Fraction], Any]) -> Callable[[Array], Array]:
    """A function of arrays: NumPy's, and in an array of objects ``exact`` of each fraction and NumPy's of any other element."""

    def each(x: Any) -> Any:
        if not isinstance(x, float):
            return exact(Fraction(x))
        made = numpy(np.asarray(x)).item()
        return Fraction(made) if isinstance(made, float) and math.isfinite(made) else made

    apply = np.frompyfunc(each, 1, 1)

    def den(operand: Array) -> Array:
        return np.asarray(apply(operand) if operand.dtype == object else numpy(operand))

    return den


def rounded_away(x: Fraction) -> Fraction:
    """The nearest integer, halves away from zero."""
    return Fraction(math.floor(abs(x) + Fraction(1, 2))) * (1 if x > 0 else -1)


def _truncated_remainder(lhs: Any, rhs: Any) -> Any:
    if math.isfinite(lhs) and math.isfinite(rhs):
        return Fraction(lhs) - rhs * math.trunc(Fraction(lhs) / Fraction(rhs))
    return lhs if math.isfinite(lhs) and not math.isnan(rhs) else math.nan


_remainder = np.frompyfunc(_truncated_remainder, 2, 1)


def remainder_of_fractions(lhs: Array, rhs: Array) -> Array:
    """lhs − rhs·trunc(lhs/rhs), as IEEE 754 has it for infinities.  ZeroDivisionError where rhs is 0."""
    return np.asarray(_remainder(lhs, rhs))
