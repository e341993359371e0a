"""Operators that run other functions: ``func.call`` and composites that no operator here is named after."""

from __future__ import annotations

from typing import Any

from shlo.ir.core import CUT, VJP, Function, Graph, Node, Values, per_graph, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.gspmd import by_place
from shlo.ir.types import TensorType, TokenType


def _check_call(operands: Values, callee: Function) -> tuple[TensorType, ...]:
    expected = callee.arg_types
    given = tuple(v.type for v in operands)
    if given != expected:
        fail(f"@{callee.name} takes ({', '.join(map(str, expected))}), got ({', '.join(map(str, given))})")
    return callee.result_types


@primitive(form="call", dialect="func")
def call(operands: Values, *, callee: Function) -> tuple[TensorType, ...]:
    """Run a function of the same module on the operands."""
    return _check_call(operands, callee)


@call.den
def _(operands: tuple[Any, ...], *, callee: Any) -> Any:
    return callee(*operands)


@primitive(form="composite")
def composite_(
    inputs: Values,
    *,
    name: str,
    decomposition: Function,
    composite_attributes: tuple[tuple[str, Any], ...] = (),
    version: int = 0,
) -> tuple[TensorType, ...]:
    """An operation of someone else's vocabulary, with the function that says what it means.  (Composites named ``shlo.…``
    are operators of their own, never this.)"""
    return _check_call(inputs, decomposition)


@composite_.den
def _(inputs: tuple[Any, ...], *, decomposition: Any, **_: Any) -> Any:
    return decomposition(*inputs)


VJP.excuse("the body of its function is differentiated in its place", call, composite_)
CUT.excuse("its function is put in its place and cut there", call, composite_)


def callee_of(node: Node) -> Graph | None:
    """The graph of the function that a call, or a composite of someone else's, runs; None for any other node."""
    if node.op is call:
        callee: Function = node.attrs["callee"]
        return callee.graph
    if node.op is composite_:
        decomposition: Function = node.attrs["decomposition"]
        return decomposition.graph
    return None


def body_of(node: Node) -> Graph | None:
    """The graph that a node stands for: a composite's lowering, or what it calls; None for other primitives."""
    if node.op.is_composite:
        return node.op.lowering(tuple([v.type for v in node.operands]), node.attrs)
    return callee_of(node)


@per_graph
def communicates(graph: Graph) -> bool:
    """Does a region or a body do anything that depends on the device it runs on, or on more than the values it reads?

    Composites and calls do what their bodies do.
    """
    return any(
        depends_on_device(n)
        or any(communicates(a.graph) for a in n.attrs.values() if type(a) is Function)
        or (n.op.is_composite and (body := body_of(n)) is not None and communicates(body))
        for n in graph.walk()
    )


@per_graph
def repeats(graph: Graph) -> bool:
    """Does a region or a body give the same again, run once more on the same device and on the same values?"""
    return not any(
        n.op.name == "rng"
        or (not n.op.pure and not n.op.collective)
        or any(isinstance(v.type, TokenType) for v in n.operands)  # what infeed and its like take and give
        or any(not repeats(a.graph) for a in n.attrs.values() if type(a) is Function)
        or (n.op.is_composite and (body := body_of(n)) is not None and not repeats(body))
        for n in graph.walk()
    )


def depends_on_device(node: Node) -> bool:
    """Does an operation itself do so, its regions and what it calls apart?"""
    op = node.op
    return bool(op.collective or not op.pure or op.name in ("rng", "partition_id", "replica_id") or by_place(node))
