"""The whole idea: **an operator is its function**, a graph is what calling operators leaves behind, and a *meaning*
is a table from operators to rules.

A primitive is declared by a typed Python function whose body is its *type rule*::

    @primitive(form="$operand, dims = $permutation : fn")
    def transpose(operand: Value, *, permutation: tuple[int, ...]) -> TensorType:
        \"\"\"Permute the axes.\"\"\"
        return operand.type.with_shape(tuple(operand.shape[p] for p in permutation))

and a composite by one whose body is its *lowering* to other operators::

    @composite("n a, a c -> n c")
    def dense(x: Value, w: Value) -> Value:
        \"\"\"x·W.\"\"\"
        return dot_general(x, w, ...)

Positional parameters are operands, keyword-only parameters are attributes.  Calling the operator inside a graph under
construction appends a node (or finds the equal node that is already there) and returns its results.  Everything else an
operator means follows by decorator, next to it::

    @transpose.den                                # what it computes, in NumPy
    def _(x, *, permutation): return x.transpose(permutation)

    @transpose.vjp                                # its adjoint: cotangents of the results, then the operands
    def _(dy, x, *, permutation): return (transpose(dy, permutation=inverse(permutation)),)

    @transpose.cut                                # what cutting operands along an axis does to the results
    def _(axes, x, *, permutation): return ...

An *interpreter* is a walk over :attr:`Graph.nodes` with such a table; a new one is one file::

    FLOPS = Meaning("flops", "floating-point operations of one application")

Nodes, values and graphs are immutable once built.  Blocks nest (a region is an attribute whose value is a Graph, which
may use values of the blocks around it), functions do not.
"""

from __future__ import annotations

from shlo.ir.build import (
    Block,
    as_results,
    current_block,
    current_scope,
    no_collection,
    region,
    scope,
    trace,
    trace_closed,
    within_scope,
)
from shlo.ir.graph import (
    BY_TEXT,
    OPERATORS,
    Attrs,
    Function,
    Graph,
    Module,
    Node,
    Parameter,
    Value,
    Values,
    as_function,
    as_graph,
    full_like,
    per_graph,
)
from shlo.ir.meaning import (
    CUT,
    DEN,
    IRRATIONAL,
    MEANINGS,
    SITED,
    SYNC,
    VJP,
    Meaning,
    NoCotangent,
    Site,
    irrational,
    sited,
)
from shlo.ir.operator import REQUIRED, Example, Operator, composite, freeze, primitive, with_regions

__all__ = [
    "BY_TEXT",
    "CUT",
    "DEN",
    "IRRATIONAL",
    "MEANINGS",
    "OPERATORS",
    "REQUIRED",
    "SITED",
    "SYNC",
    "VJP",
    "Attrs",
    "Block",
    "Example",
    "Function",
    "Graph",
    "Meaning",
    "Module",
    "NoCotangent",
    "Node",
    "Operator",
    "Parameter",
    "Site",
    "Value",
    "Values",
    "as_function",
    "as_graph",
    "as_results",
    "composite",
    "current_block",
    "current_scope",
    "freeze",
    "full_like",
    "irrational",
    "no_collection",
    "per_graph",
    "primitive",
    "region",
    "scope",
    "sited",
    "trace",
    "trace_closed",
    "with_regions",
    "within_scope",
]
