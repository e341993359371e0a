"""Functions that people export from JAX, by family, each with the types of its arguments.

A case is a function of arrays; :func:`case` registers it with its argument types (``"f32[4, 5]"``) and how closely the
evaluator must agree with JAX (relative to the result's largest magnitude; integers and booleans always exactly).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shlo.ir.types import TensorType, short_type

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Case:
    """A function, its argument types, and the tolerance relative to the largest magnitude of each result."""

    name: str
    fn: Callable[..., Any]
    types: tuple[TensorType, ...]
    tolerance: float
    domains: tuple[Any, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    def inputs(self) -> list[Array]:
        """Arguments, drawn from the case's name: the same in every run."""
        rng = np.random.default_rng(list(self.name.encode()))
        return [draw(rng, t, self.domains[i] if i < len(self.domains) else None) for i, t in enumerate(self.types)]


CASES: dict[str, Case] = {}

TOLERANCE = 2e-6
"""Sixteen units in the last place of a float32."""


def case(*types: str, tolerance: float = TOLERANCE, domains: tuple[Any, ...] = (), **options: Any) -> Any:
    """Register a function as a case.  ``domains`` restrict arguments: ``"positive"``, ``(low, high)``, or an array."""

    def register(fn: Callable[..., Any]) -> Callable[..., Any]:
        name = fn.__name__
        assert name not in CASES, name
        CASES[name] = Case(name, fn, tuple(short_type(t) for t in types), tolerance, domains, options)
        return fn

    return register


def draw(rng: np.random.Generator, type: TensorType, domain: Any) -> Array:
    """An array of a type: from a range, positive, given, or standard normal (integers −9 … 9)."""
    kind = type.dtype.kind
    if isinstance(domain, np.ndarray):
        values = domain
    elif isinstance(domain, tuple):
        low, high = domain
        values = rng.integers(low, high, type.shape) if kind in ("int", "uint") else rng.uniform(low, high, type.shape)
    elif kind == "bool":
        values = rng.integers(0, 2, type.shape)
    elif kind in ("int", "uint"):
        values = rng.integers(-9 if kind == "int" else 0, 10, type.shape)
    elif kind == "complex":
        values = rng.standard_normal(type.shape) + 1j * rng.standard_normal(type.shape)
    else:
        values = rng.standard_normal(type.shape)
        values = np.abs(values) + 0.1 if domain == "positive" else values
    return np.asarray(values).astype(type.dtype.numpy)
