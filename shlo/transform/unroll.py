"""Counted loops written out, round after round: for those who read graphs and have no use for loops.

A counter becomes a constant in every round, and so does what is computed from it.  What is read or written at a constant place
is a slice or a concatenation of slices, and a slice of what was put together is the piece it came from: the stacks that
``scan`` keeps dissolve into its rounds' values.  Over the same inputs the results are the same, bit for bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from shlo.interp.den import World, evaluate
from shlo.ir.core import Block, Function, Graph, Module, Node, Value, current_block, per_graph, with_regions
from shlo.ir.ops.control import callee_of, repeats
from shlo.ir.ops.data import broadcast_in_dim, concatenate, const, constant, reshape, slice_
from shlo.ir.ops.element import ELEMENTWISE
from shlo.ir.ops.flow import while_
from shlo.ir.ops.indexing import dynamic_slice, dynamic_update_slice, starts_inside
from shlo.ir.types import TensorType
from shlo.transform.lower import Env, built_again, with_graph
from shlo.transform.regions import integer_of, trip_count

MOST: Final = 50_000
"""A loop of more operations in all its rounds stays a loop."""

_SMALL: Final = 16
"""Elements of an integer constant that is worked out."""


def unrolled(module: Module) -> Module | None:
    """The module with every counted loop written out, up to :data:`MOST` operations; None where there is none.

    Functions that hold loops are written out where they are called, and private ones are gone.  Operations keep their places
    in the text; equal ones are one, and those that nothing needs are gone.
    """
    work = _Unroller()
    functions = [work.function(f) for f in module.functions.values() if not f.private]
    return Module(functions, module.name, module.attrs, module.meshes.values()) if work.rounds else None


@per_graph
def has_loop(graph: Graph) -> bool:
    """Does it, or anything it calls, hold a loop?"""
    return any(n.op is while_ or ((callee := callee_of(n)) is not None and has_loop(callee)) for n in graph.walk())


class _Unroller:
    def __init__(self) -> None:
        self.rounds = 0
        self.depth = 0
        """How many loops are being written out around this."""
        self.left = MOST

    def function(self, function: Function) -> Function:
        """The function without counted loops, itself where it has no loop."""
        if not has_loop(function.graph):
            return function
        with Block() as block:
            params = [block.parameter(p.name, p.type) for p in function.graph.params]
            graph = block.finish(self.results(function.graph, params, {}))
        return with_graph(function, graph)

    def results(self, graph: Graph, args: Sequence[Value], outer: Env) -> list[Value]:
        """The results of a graph on ``args``, its operations built in the block under construction."""
        env: Env = {**outer, **dict(zip(graph.params, args, strict=True))}
        for node in graph.nodes:
            built = self.node(node, tuple([env.get(v, v) for v in node.operands]), env)
            for made in {v.node for v in built if v.node is not None and v.node.loc is None}:
                made.loc = node.loc
                if made.op is node.op:
                    made.name = node.name
            env.update(zip(node.results, built, strict=True))
        return [env.get(v, v) for v in graph.results]

    def node(self, node: Node, operands: tuple[Value, ...], env: Env) -> Sequence[Value]:
        """What stands for a node on its new operands."""
        callee = callee_of(node)
        if node.op is while_:
            found = self.loop(node, operands, env)
            if found is not None:
                return found
        elif callee is not None and (self.depth or has_loop(callee)):
            return self.results(callee, operands, {})
        elif node.op is dynamic_slice:
            starts = _starts(operands[0], operands[1:], node.attrs["slice_sizes"])
            if starts is not None:
                return [_cut(operands[0], starts, node.attrs["slice_sizes"])]
        elif node.op is dynamic_update_slice:
            starts = _starts(operands[0], operands[2:], operands[1].shape)
            written = None if starts is None else _written(operands[0], operands[1], starts)
            if written is not None:
                return [written]
        attrs = node.attrs
        if node.op.has_regions:
            attrs = with_regions(attrs, lambda region: self.region(region, env))
        return _folded(built_again(node, operands, attrs))

    def loop(self, node: Node, operands: tuple[Value, ...], env: Env) -> Sequence[Value] | None:
        """A loop's results where its rounds can be counted and are not too many."""
        cond, body = node.attrs["cond"], node.attrs["body"]
        count = trip_count(operands, cond, body) if repeats(cond) else None  # what the test does beside is done too
        if count is None or count * _size(body) > self.left:
            return None
        self.left -= count * _size(body)
        self.rounds += count
        self.depth += 1
        values: Sequence[Value] = operands
        for _ in range(count):
            values = self.results(body, values, env)
        self.depth -= 1
        return values

    def region(self, region: Graph, env: Env) -> Graph:
        """A region, its own loops written out; itself where nothing in it changes."""
        if not has_loop(region) and not any(v in env for v in region.captures):
            return region
        with Block(isolated=not region.captures, share=current_block().share) as block:
            params = [block.parameter(p.name, p.type) for p in region.params]
            return block.finish(self.results(region, params, env))


@per_graph
def _size(graph: Graph) -> int:
    """How many operations it comes to, those of what it calls too."""
    return sum(1 if (callee := callee_of(n)) is None else 1 + _size(callee) for n in graph.walk())


# ------------------------------------------------------------------------------------------------------- at constant places


def _starts(operand: Value, indices: Sequence[Value], sizes: Sequence[int]) -> list[int] | None:
    """Where a slice of ``sizes`` starts, moved inside as the specification says; None where that is not known."""
    numbers = [n for n in map(integer_of, indices) if n is not None]
    known = len(numbers) == len(indices) and operand.type.is_static
    return starts_inside(numbers, operand.shape, tuple(sizes)) if known else None


def _cut(operand: Value, starts: Sequence[int], sizes: Sequence[int]) -> Value:
    """A slice, taken from the piece of a concatenation that it lies in."""
    starts, node = list(starts), operand.node
    while node is not None and node.op is concatenate:
        axis, at = node.attrs["dimension"], 0
        for piece in node.operands:
            if at <= starts[axis] and starts[axis] + sizes[axis] <= at + piece.shape[axis]:
                starts[axis] -= at
                operand, node = piece, piece.node
                break
            at += piece.shape[axis]
        else:
            break
    if tuple(sizes) == operand.shape:
        return operand
    limits = tuple(s + n for s, n in zip(starts, sizes, strict=True))
    return slice_(operand, start_indices=tuple(starts), limit_indices=limits, strides=(1,) * len(limits))


def _written(operand: Value, update: Value, starts: Sequence[int]) -> Value | None:
    """``operand`` with ``update`` in its place, where all but one axis of it are overwritten in full."""
    axes = [i for i, (whole, part) in enumerate(zip(operand.shape, update.shape, strict=True)) if whole != part]
    if len(axes) > 1:
        return None
    if not axes:
        return update
    (axis,) = axes
    end = starts[axis] + update.shape[axis]
    pieces = [*_pieces(operand, axis, 0, starts[axis]), update, *_pieces(operand, axis, end, operand.shape[axis])]
    return concatenate(pieces, dimension=axis)


def _pieces(operand: Value, axis: int, start: int, end: int) -> list[Value]:
    """What lies between two places of an axis, in the pieces that it was put together from."""
    if start == end:
        return []
    node = operand.node
    if node is None or node.op is not concatenate or node.attrs["dimension"] != axis:
        starts = [start if i == axis else 0 for i in range(operand.rank)]
        return [_cut(operand, starts, [end - start if i == axis else n for i, n in enumerate(operand.shape)])]
    found: list[Value] = []
    at = 0
    for piece in node.operands:
        size = piece.shape[axis]
        first, last = max(start - at, 0), min(end - at, size)
        if first < last:
            found += _pieces(piece, axis, first, last)
        at += size
    return found


def _folded(values: Sequence[Value]) -> Sequence[Value]:
    """Constants where small integers were computed from constants alone."""
    node = values[0].node if len(values) == 1 else None
    if node is None or not node.operands or (node.op not in ELEMENTWISE and node.op not in (broadcast_in_dim, reshape)):
        return values
    type = node.results[0].type
    if not isinstance(type, TensorType) or not type.is_static or type.size > _SMALL or type.dtype.kind not in _COUNTED:
        return values
    nodes = [v.node for v in dict.fromkeys(node.operands) if v.node is not None and v.node.op is constant]
    if len(nodes) < len(set(node.operands)) or any(v.type.size > _SMALL for v in node.operands):
        return values
    (number,) = evaluate(Graph((), (*nodes, node), node.results), [], world=World.STORED)
    return [const(np.asarray(number), type)]


_COUNTED: Final = frozenset({"int", "uint", "bool"})
