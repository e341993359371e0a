"""Fewer, larger collectives: many all-reduced means in a few variadic ones.

A step all-reduces every parameter's gradient.  Nothing but the optimiser waits for them, so they can travel together: a
bucket is one ``stablehlo.all_reduce`` of several operands, each divided by R after it.  The meaning is that of the single ones.
Collectives that others wait for (a batch-norm's statistics) stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shlo.ir.core import Block, Function, Node, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import all_reduce, all_reduce_mean_f, one_group
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.pointwise import div_const_b
from shlo.transform.lower import copy_node, with_graph


def bucketed(function: Function, size: int) -> Function:
    """``function`` with its last all-reduced means joined, in order, into collectives of at most ``size`` bytes.

    A tensor larger than ``size`` travels alone.  Everything that does not wait for one of them is computed before the first.
    """
    if size < 1:
        raise ShloError(f"a bucket holds at least a byte, not {size}")
    nodes = function.graph.nodes
    joined = _last_means(nodes)
    if not joined:
        return function
    late = _waiting(nodes, joined)
    with Block() as block:
        env: dict[Value, Value] = {p: block.parameter(p.name, p.type) for p in function.graph.params}
        _copy([n for n in nodes if n not in late and n not in joined], env)
        for bucket in _packed(joined, size):
            means = _mean_of_all([env.get(n.operands[0], n.operands[0]) for n in bucket], bucket[0].attrs["replicas"])
            env.update((n.results[0], mean) for n, mean in zip(bucket, means, strict=True))
        _copy([n for n in nodes if n in late], env)
        return with_graph(function, block.finish([env.get(v, v) for v in function.graph.results]))


def _used(node: Node) -> list[Value]:
    return [*node.operands, *(v for region in node.regions for v in region.captures)]


def _last_means(nodes: Sequence[Node]) -> dict[Node, None]:
    """The all-reduced means that no other collective waits for, in order."""
    awaited: set[Value] = set()
    last: list[Node] = []
    for node in reversed(nodes):
        waits = any(v in awaited for v in node.results)
        if node.op is all_reduce_mean_f and not waits:
            last.append(node)
        if waits or node.op.collective:
            awaited.update(_used(node))
    return dict.fromkeys(reversed(last))


def _waiting(nodes: Sequence[Node], joined: Iterable[Node]) -> set[Node]:
    """The nodes that use one of ``joined``, directly or not."""
    reached = {v for n in joined for v in n.results}
    late: set[Node] = set()
    for node in nodes:
        if any(v in reached for v in _used(node)):
            late.add(node)
            reached.update(node.results)
    return late


def _packed(nodes: Iterable[Node], size: int) -> list[list[Node]]:
    """Neighbours of one element type, as many as fit."""
    buckets: list[list[Node]] = []
    room = 0
    for node in nodes:
        type = node.operands[0].type
        bytes_ = type.size * type.dtype.bits // 8
        if not buckets or bytes_ > room or type.dtype is not buckets[-1][0].operands[0].dtype:
            buckets.append([])
            room = size
        buckets[-1].append(node)
        room -= bytes_
    return buckets


def _mean_of_all(values: Sequence[Value], replicas: int) -> list[Value]:
    body = monoid(add, values[0].dtype)
    totals = all_reduce(values, replica_groups=one_group(replicas), computation=body)
    return [div_const_b(total, by=float(replicas)) for total in totals]


def _copy(nodes: Iterable[Node], env: dict[Value, Value]) -> None:
    for node in nodes:
        operands = tuple([env.get(v, v) for v in node.operands])
        env.update(zip(node.results, copy_node(node, operands, env), strict=True))
