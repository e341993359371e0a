"""Rebuild graphs: inline one into another, lower composites to primitives, drop calls and dead code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shlo.ir.core import (
    Attrs,
    Block,
    Function,
    Graph,
    Module,
    Node,
    Operator,
    Value,
    as_function,
    current_block,
    current_scope,
    with_regions,
    within_scope,
)
from shlo.ir.expansion import check_expansion
from shlo.ir.ops.control import callee_of
from shlo.ir.types import is_loose

Visit = Callable[[Node, tuple[Value, ...]], Sequence[Value] | None]
"""What to build for a node on its new operands; None to copy it."""

Env = dict[Value, Value]


def inline(graph: Graph, args: Sequence[Value], visit: Visit | None = None) -> tuple[Value, ...]:
    """Rebuild ``graph``'s nodes in the current block, its parameters replaced by ``args``; returns its results."""
    env: Env = dict(zip(graph.params, args, strict=True))
    _copy(graph, env, visit)
    return tuple(env.get(v, v) for v in graph.results)


def _copy(graph: Graph, env: Env, visit: Visit | None) -> None:
    for node in graph.nodes:
        operands = tuple([env.get(v, v) for v in node.operands])
        built = visit(node, operands) if visit is not None else None
        env.update(
            zip(node.results, built if built is not None else copy_node(node, operands, env, visit), strict=True)
        )


def copy_node(node: Node, operands: tuple[Value, ...], env: Env, visit: Visit | None = None) -> tuple[Value, ...]:
    """The same operator on new operands, its regions rebuilt where they use replaced values."""
    attrs = node.attrs
    if node.op.has_regions:
        attrs = with_regions(attrs, lambda region: copy_region(region, env, visit))
    return built_again(node, operands, attrs)


def built_again(node: Node, operands: tuple[Value, ...], attrs: Attrs) -> tuple[Value, ...]:
    """The same operator under a name alike."""
    with within_scope(current_scope() + scope_of(node)):
        loose = any(is_loose(v.type) for v in (*node.operands, *node.results))
        return node.op.on(operands, attrs, tuple([v.type for v in node.results]) if loose else None)


def copy_region(region: Graph, env: Env, visit: Visit | None) -> Graph:
    """A region with the values it captures replaced; itself where nothing in it changes.

    One that captures nothing still does not: it may be a body that must not (``chlo.scan``).
    """
    if visit is None and not any(v in env for v in region.captures):
        return region
    with Block(isolated=not region.captures, share=current_block().share) as block:
        inner = dict(env)
        inner.update((p, block.parameter(p.name, p.type)) for p in region.params)
        _copy(region, inner, visit)
        return block.finish([inner.get(v, v) for v in region.results])


def scope_of(node: Node) -> str:
    """The scope path a built node's name starts with (``layer1.conv.`` of ``layer1.conv.convF``)."""
    name = node.name
    return name[: -len(node.op.label)] if name.endswith(node.op.label) else f"{name}."


def rebuild(function: Function, visit: Visit | None) -> Function:
    """The function rebuilt node by node, with equal nodes shared and dead ones dropped."""
    with Block() as block:
        params = [block.parameter(p.name, p.type) for p in function.graph.params]
        graph = block.finish(inline(function.graph, params, visit))
    return with_graph(function, graph)


def with_graph(function: Function, graph: Graph) -> Function:
    """The same name and attributes around another graph of the same arity."""
    return Function(
        function.name,
        graph,
        private=function.private,
        arg_attrs=function.arg_attrs,
        result_attrs=function.result_attrs,
        attrs=function.attrs,
    )


def lower(function: Function, keep: Callable[[Operator[..., Any]], bool] | None = None) -> Function:
    """Only primitives: every composite replaced by its lowering, every call by its callee, recursively.

    ``keep`` says which composites to leave as they are.  ShloError where the calls make too large a program.
    """

    as_function(function, "lower")

    def visit(node: Node, operands: tuple[Value, ...]) -> Sequence[Value] | None:
        graph = callee_of(node)
        if node.op.is_composite and not (keep is not None and keep(node.op)):
            graph = node.op.lowering(tuple([v.type for v in operands]), node.attrs)
        if graph is None:
            return None
        with within_scope(f"{node.name}."):
            return inline(graph, operands, visit)

    check_expansion(function.graph)
    return rebuild(function, visit)


def lower_module(module: Module) -> Module:
    """Every public function of a module in primitives; private ones have been inlined."""
    functions = [lower(f) for f in module.functions.values() if not f.private]
    return Module(functions, module.name, module.attrs, module.meshes.values())


def share(function: Function) -> Function:
    """Equal pure nodes merged and dead ones dropped."""
    return rebuild(function, None)
