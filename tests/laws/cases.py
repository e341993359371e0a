"""Test cases for the laws: every example of every operator, at sizes that hypothesis varies.

An operator's examples give operand types and attributes.  Where it has a contract, the sizes of its free axes are drawn
anew (sizes that attributes determine follow); sizes the operator then refuses are discarded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes  # noqa: F401  (teaches NumPy the narrow types)
import numpy as np
from hypothesis import assume
from hypothesis import strategies as st

import shlo.ir.ops  # noqa: F401  (declares the operators)
from shlo.ir.contract import _expand
from shlo.ir.core import OPERATORS, Graph, Operator, trace
from shlo.ir.errors import RuleError
from shlo.ir.sharding import Mesh, Sharding
from shlo.ir.types import TOKEN, DType, TensorType, TupleType, short_type

OPS = list(OPERATORS.values())

CASES = [(op, i) for op in OPS for i in range(len(op.examples))]
"""(operator, which of its examples)."""


def case_id(case: tuple[Operator[..., Any], int]) -> str:
    return f"{case[0].label}-{case[1]}"


@dataclass
class Case:
    """One application of an operator: its types and attributes, the graph that is just that, and inputs."""

    op: Operator[..., Any]
    types: tuple[TensorType, ...]
    attrs: dict[str, Any]
    domains: dict[str, Any]

    @property
    def graph(self) -> Graph:
        """The graph whose only work is this application."""
        return application(self.op, self.types, self.attrs)

    @property
    def devices(self) -> int:
        """How many replicas the application is for."""
        groups = (*self.attrs.get("replica_groups", ()), *self.attrs.get("source_target_pairs", ()))
        return self.attrs.get("replicas", max((d + 1 for g in groups for d in g), default=1))

    @property
    def meshes(self) -> set[Mesh]:
        """The meshes of the application's shardings."""
        listed = [a if isinstance(a, tuple) else (a,) for a in self.attrs.values()]
        return {s.mesh for a in listed for s in a if isinstance(s, Sharding)}

    @property
    def partitions(self) -> int:
        """Over how many partitions the application's shardings are."""
        return max((mesh.size for mesh in self.meshes), default=1)

    def inputs(self, rng: np.random.Generator) -> list[np.ndarray[Any, Any]]:
        """Operands of these types, from their domains."""
        names = operand_names(self.op, len(self.types))
        return [draw(rng, t, self.domains.get(n)) for n, t in zip(names, self.types, strict=True)]

    def __repr__(self) -> str:
        return f"{self.op.label}({', '.join(map(str, self.types))}; {self.attrs})"


def application(op: Operator[..., Any], types: tuple[TensorType, ...], attrs: dict[str, Any]) -> Graph:
    names = operand_names(op, len(types))
    unique = [n if names.count(n) == 1 else f"{n}{i}" for i, n in enumerate(names)]
    return trace(lambda *vs: op.on(tuple(vs), op.bind_attrs(attrs)), list(zip(unique, types, strict=True)))


def operand_names(op: Operator[..., Any], count: int) -> list[str]:
    if not op.groups:
        return list(op.operands)
    names: list[str] = []
    length = (count - len(op.operands) + len(op.groups)) // len(op.groups)
    for i, n in enumerate(op.operands):
        names += [n] * (length if i in op.groups else 1)
    return names


def fixed_case(op: Operator[..., Any], index: int) -> Case:
    """The example as it stands."""
    example = op.examples[index]
    types = tuple(short_type(t) for t in example.types)
    return Case(op, types, dict(example.attrs), {**op.domains, **example.domains})


@st.composite
def sized_case(draw: Any, op: Operator[..., Any], index: int) -> Case:
    """The example at drawn sizes."""
    case = fixed_case(op, index)
    if op.contract is None or not draw(st.booleans()):
        return case
    attrs = op.bind_attrs(case.attrs)
    dims = op.contract.bind(op.operands, case.types, attrs)
    names = [n for n in dims if draw(st.booleans())]
    changed = {**dims, **{n: draw(st.integers(1, max(4, dims[n]))) for n in names}}
    if op.contract.sizes is not None:
        try:
            changed.update(op.contract.sizes(changed, attrs))
        except RuleError:
            assume(False)
    types = []
    for axes, old in zip(op.contract.at(attrs).operands, case.types, strict=True):
        sizes = []
        for axis, size in zip(_expand(axes, old.rank), old.shape, strict=True):
            factor, _, name = axis.rpartition("*")
            sizes.append(size if axis.isdigit() else changed.get(name, size) * int(factor or 1))
        types.append(old.with_shape(tuple(sizes)))
    try:
        op.infer(tuple(types), attrs)
    except RuleError:
        assume(False)
    return Case(op, tuple(types), case.attrs, case.domains)


def draw(rng: np.random.Generator, type: Any, domain: Any) -> Any:
    """Elements of this type from a domain (see shlo.ir.core.Example); of a tuple, of each of its types."""
    if isinstance(type, TupleType):
        return tuple(draw(rng, t, domain) for t in type.types)
    if type is TOKEN:
        return np.False_
    shape, kind = type.shape, type.dtype.kind
    if kind == "complex" and not callable(domain):
        part = DType.all["f64"]
        parts = [draw(rng, type.with_dtype(part), domain) for _ in range(2)]
        return (parts[0] + 1j * parts[1]).astype(type.dtype.numpy)
    if callable(domain):
        values = domain(rng, shape)
    elif kind == "bool":
        values = rng.integers(0, 2, shape)
    elif kind in ("int", "uint", "quant"):
        values = rng.integers(1 if domain in ("positive", "nonzero") or kind == "uint" else -5, 6, shape)
        if domain == "nonzero" and kind == "int":
            values = values * rng.choice([-1, 1], shape)
    elif domain == "positive":
        values = rng.uniform(0.5, 2.0, shape)
    elif domain == "unit":
        values = rng.uniform(0.05, 0.95, shape)
    elif domain == "simplex":
        values = rng.uniform(0.1, 1.0, shape)
        values /= values.sum(axis=-1, keepdims=True)
    elif domain == "zero":
        values = np.zeros(shape)
    elif domain == "nonzero":
        values = rng.uniform(0.5, 2.0, shape) * rng.choice([-1, 1], shape)
    elif domain == "bool":
        values = rng.integers(0, 2, shape)
    elif domain == "distinct":
        size = int(np.prod(shape))
        values = (rng.permutation(size) + rng.uniform(0.2, 0.6)).reshape(shape) / max(size, 1) - 0.5
    else:
        values = rng.standard_normal(shape)
        values = values + 0.05 * np.sign(values)  # away from the kinks at zero
    return np.asarray(values).astype(type.dtype.numpy)


def integers(case: Case, rng: np.random.Generator) -> list[np.ndarray[Any, Any]]:
    """The case's inputs with float elements replaced by small integers, for exact arithmetic."""
    return [x if not t.dtype.is_float else whole(x, rng) for x, t in zip(case.inputs(rng), case.types, strict=True)]


def whole(x: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    signs = np.where(x < 0, -1.0, 1.0)
    return signs * rng.integers(1, 5, x.shape)
