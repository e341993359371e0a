"""Reverse-mode differentiation over operators.

The gradient of a convolution *is* the operator ``convWeightGradB``, not a heap of primitives: each operator's ``vjp``
rule names its partners.  A composite without a rule is differentiated through its lowering.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from shlo.ir.core import (
    VJP,
    Block,
    Function,
    NoCotangent,
    Node,
    Operator,
    Value,
    as_function,
    current_block,
    full_like,
    within_scope,
)
from shlo.ir.errors import Position, ShloError, counted, users_line
from shlo.ir.ops.control import body_of, callee_of
from shlo.ir.ops.data import const
from shlo.ir.ops.elementwise import add
from shlo.ir.types import TensorType
from shlo.transform.lower import inline, scope_of


def pullback(cotangents: Mapping[Value, Value], wrt: Sequence[Value]) -> list[Value]:
    """Extend the graph under construction by the vector-Jacobian product.

    ``cotangents`` maps values already built to their cotangents (of the same types); the result is the cotangent of each
    of ``wrt``, zero where the outputs do not depend on it.  Fan-out accumulates by addition.
    """
    for value, cotangent in cotangents.items():
        if value.type is not cotangent.type:
            raise ShloError(f"a cotangent must have its value's type {value.type}, not {cotangent.type}")
    nodes = list(current_block().nodes)
    active: set[Value] = set(wrt)
    _mark(nodes, active)
    sweep = _Sweep(dict(cotangents), active)
    sweep.run(nodes)
    return [c if (c := sweep.cotangents.get(v)) is not None else full_like(v, 0.0) for v in wrt]


def _uses(node: Node) -> Iterator[Value]:
    """The operands and what the regions capture."""
    yield from node.operands
    for region in node.regions:
        yield from region.captures


def _mark(nodes: Iterable[Node], active: set[Value]) -> None:
    """Add to ``active`` every float value that depends on one already in it."""
    for node in nodes:
        if any(v in active for v in _uses(node)):
            active.update(v for v in node.results if differentiable_value(v))


def differentiable_value(value: Value) -> bool:
    """Has it a cotangent: is it of floats?"""
    return isinstance(value.type, TensorType) and value.dtype.kind in ("float", "complex")


class _Sweep:
    """The backward walk: cotangents so far, and which values matter."""

    def __init__(self, cotangents: dict[Value, Value], active: set[Value]) -> None:
        self.cotangents, self.active = cotangents, active

    def run(self, nodes: Sequence[Node]) -> None:
        for node in reversed(nodes):
            given = [self.cotangents.get(v) for v in node.results]
            if any(g is not None for g in given) and any(v in self.active for v in _uses(node)):
                self.visit(node, given)

    def visit(self, node: Node, given: list[Value | None]) -> None:
        rule = VJP.find(node.op)
        scope = scope_of(node)
        with within_scope(scope if scope.startswith("d.") else f"d.{scope}"):
            if rule is not None:
                dy: Any = given[0] if node.op.single else tuple(given)
                parts, captured = cotangents_of(node, rule(dy, *node.op.arrange(node.operands), **node.attrs))
                if captured is None and any(v in self.active for region in node.regions for v in region.captures):
                    raise ShloError(f"{node.called} cannot be differentiated by what its region captures")
                for value, known in (captured or {}).items():
                    self.accumulate(value, known)
                for i, (value, cotangent) in enumerate(zip(node.operands, parts, strict=True)):
                    if not isinstance(cotangent, NoCotangent):
                        self.accumulate(value, cotangent)
                    elif value in self.active:
                        name = f"'{node.op.operands[i]}'" if not node.op.groups else f"number {i}"
                        raise ShloError(
                            f"{node.called} cannot be differentiated by its operand {name}: {cotangent.why}"
                        )
            elif callee_of(node) is not None or differentiable(node.op):
                self.through_body(node, given)
            else:
                VJP.of(node.op)

    def accumulate(self, value: Value, cotangent: Value | None) -> None:
        if cotangent is None or value not in self.active:
            return
        if cotangent.type is not value.type:
            raise AssertionError(f"the cotangent of {value} has type {cotangent.type}")
        before = self.cotangents.get(value)
        self.cotangents[value] = cotangent if before is None else add(before, cotangent)

    def through_body(self, node: Node, given: list[Value | None]) -> None:
        """Build the body on the same operands (equal nodes are shared, unused ones dropped) and walk back over it."""
        graph = body_of(node)
        assert graph is not None  # run comes here with nothing else
        body: list[Node] = []

        def record(inner: Node, operands: tuple[Value, ...]) -> Sequence[Value]:
            results = inner.op.on(operands, inner.attrs)
            if results[0].node is not None:
                body.append(results[0].node)
            return results

        results = inline(graph, node.operands, record)
        _mark(body, self.active)
        for value, cotangent in zip(results, given, strict=True):
            self.accumulate(value, cotangent)
        self.run(body)


def cotangents_of(
    node: Node, returned: Any
) -> tuple[Sequence[Value | NoCotangent | None], Mapping[Value, Value] | None]:
    """What a vjp rule returned, checked: one cotangent (or None) an operand, and those of captured values where it gives any.

    ShloError that names the rule where it returned something else.
    """
    op = node.op
    rule = VJP.rules[op].__code__ if hasattr(VJP.rules.get(op), "__code__") else None
    where = Position(rule.co_filename, rule.co_firstlineno) if rule is not None else None
    wanted = counted(len(op.operands), "cotangent")
    if not isinstance(returned, (tuple, list)):
        raise ShloError(
            f"the vjp rule of {op.label} must return a tuple of {wanted}, one an operand "
            f"({', '.join(op.operands)}), not a {type(returned).__name__}",
            where,
        )
    parts, captured = list(returned), None
    if len(parts) == len(op.operands) + 1:
        captured = parts.pop()
    if len(parts) != len(op.operands):
        raise ShloError(
            f"the vjp rule of {op.label} must return {wanted} ({', '.join(op.operands)}), it returned {len(parts)}",
            where,
        )
    flat = op.flatten(parts)
    for value, cotangent in zip(node.operands, flat, strict=True):
        if isinstance(cotangent, (NoCotangent, type(None))):
            continue
        if not isinstance(cotangent, Value) or cotangent.type is not value.type:
            got = cotangent.type if isinstance(cotangent, Value) else f"a {type(cotangent).__name__}"
            raise ShloError(f"the vjp rule of {op.label} gave {got} for the cotangent of a {value.type}", where)
    return flat, captured


def gradient(function: Function, wrt: str | Sequence[str] | None = None, name: str | None = None) -> Function:
    """A function of the same inputs that returns the first result (a float scalar) and its gradients.

    ``wrt`` names the inputs to differentiate by (default: every float input).  Results are ``value, d_<input>…``.
    ShloError where there is no such input, one is not of floats, or the first result is no float scalar.
    """
    params = as_function(function, "gradient").graph.params
    names = (
        [p.name for p in params if differentiable_value(p)]
        if wrt is None
        else [wrt]
        if isinstance(wrt, str)
        else [*wrt]
    )
    by_name = {p.name: i for i, p in enumerate(params)}
    for n in names:
        if n not in by_name:
            raise ShloError(f"@{function.name} has no input '{n}': it has {', '.join(by_name)}", users_line())
        if not differentiable_value(given := params[by_name[n]]):
            raise ShloError(f"@{function.name}: '{n}' is {given.type}: only floats have gradients", users_line())
    if not function.graph.results:
        raise ShloError(f"the gradient needs a float scalar result, @{function.name} returns nothing", users_line())
    with Block() as block:
        args = [block.parameter(p.name, p.type) for p in params]
        output = inline(function.graph, args)[0]
        if output.rank or not differentiable_value(output):
            raise ShloError(
                f"the gradient needs a float scalar result, @{function.name} returns {output.type}", users_line()
            )
        grads = pullback({output: const(1.0, output.type)}, [args[by_name[n]] for n in names])
        graph = block.finish([output, *grads])
    infos = [{"jax.result_info": n} for n in ("value", *(f"d_{n}" for n in names))]
    return Function(name or f"{function.name}_grad", graph, arg_attrs=function.arg_attrs, result_attrs=infos)


def differentiable(op: Operator[..., Any]) -> bool:
    """Whether the operator has an adjoint: a rule of its own or its body's."""
    return VJP.find(op) is not None or (op.is_composite and op not in VJP.excuses)
