"""Apply an operator, its adjoint, or JAX's vjp of a formula, to arrays."""

from typing import Any

import jax
import numpy as np

import shlo.ir.ops  # noqa: F401  (declares the operators)
from shlo.interp.den import evaluate
from shlo.ir.core import VJP, Graph, Operator, Value, trace
from shlo.ir.types import TensorType, f64


def traced(fn: Any, *arrays: np.ndarray) -> Graph:
    """The graph that ``fn`` builds over f64 parameters of the arrays' shapes."""
    return trace(fn, [(f"x{i}", TensorType(np.shape(a), f64)) for i, a in enumerate(arrays)])


def apply(op: Operator[..., Any], *arrays: Any, world: str = "real", **attrs: Any) -> np.ndarray:
    """The operator's (first) result by its den."""
    return evaluate(traced(lambda *v: op(*v, **attrs), *arrays), arrays, world=world)[0]


def through_lowering(op: Operator[..., Any], *arrays: Any, world: str = "real", **attrs: Any) -> np.ndarray:
    """The operator's (first) result by the dens of what it lowers to."""
    types = tuple(TensorType(np.shape(a), f64) for a in arrays)
    return evaluate(op.lowering(types, op.bind_attrs(attrs)), arrays, world=world)[0]


def adjoint(op: Operator[..., Any], dy: Any, *arrays: Any, **attrs: Any) -> list[np.ndarray | None]:
    """The cotangents that the operator's vjp rule gives, None where it gives none."""
    given: list[bool] = []

    def backward(cotangent: Value, *operands: Value) -> list[Value]:
        parts = VJP.of(op)(cotangent, *operands, **op.bind_attrs(attrs))
        given.extend(p is not None for p in parts)
        return [p for p in parts if p is not None]

    results = iter(evaluate(traced(backward, dy, *arrays), [dy, *arrays], world="real"))
    return [next(results) if g else None for g in given]


def called(op: Operator[..., Any], dy: Any, *arrays: Any, **attrs: Any) -> list[str]:
    """The labels of the operators that the vjp rule builds."""
    graph = traced(lambda g, *v: [p for p in VJP.of(op)(g, *v, **op.bind_attrs(attrs)) if p is not None], dy, *arrays)
    return [node.op.label for node in graph.nodes]


def jax_value(formula: Any, *arrays: Any) -> np.ndarray:
    """A jax.numpy formula in float64."""
    with jax.enable_x64(True):
        return np.asarray(formula(*map(np.asarray, arrays)))


def jax_vjp(formula: Any, dy: Any, *arrays: Any) -> list[np.ndarray]:
    """The cotangents of all the formula's arguments, in float64."""
    with jax.enable_x64(True):
        _, pullback = jax.vjp(formula, *[jax.numpy.asarray(a) for a in arrays])
        return [np.asarray(g) for g in pullback(jax.numpy.asarray(dy))]


def close(a: Any, b: Any, tolerance: float = 1e-10) -> None:
    """Equal shapes, and equal numbers but for ``tolerance`` of the largest."""
    a, b = np.asarray(a), np.asarray(b)
    assert a.shape == b.shape, (a.shape, b.shape)
    scale = max(np.abs(b).max(initial=0), 1e-30)
    assert np.abs(a - b).max(initial=0) <= tolerance * scale, f"differ by {np.abs(a - b).max() / scale:.1e}"
