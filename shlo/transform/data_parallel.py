"""Turn a step written for one device into the same step for R replicas.

One walk carries a *fact* per value: the axis along which replicas hold different shards of it, PARTIAL for a replica's
share of a mean over replicas, or None where all replicas hold the same.  Operators move facts by their ``cut`` law:

* an operator that contracts the batch (law ``sum`` or ``mean``) leaves a partial value; sums of partial values stay
  partial, anything else that reads one first gets its mean over replicas, once: ``allReduceMeanF`` (integers, which are
  counts, get their sum);
* an operator that couples the batch is replaced by its ``sync`` rule, which exchanges statistics (or, with
  ``sync=False``, stays local, which is a different training run: spec/laws 000-10);
* results of the function that are still partial are reduced, so the reported loss is the global batch's.

The step must be written at the *per-replica* batch.  Its loss then divides by N on each replica, and the mean over R replicas
makes that R·N: nothing else has to change (law 002-7).  So whatever a step takes of its batch must be a mean, or a gradient
of one.  A float that is summed over the batch and never divided by N comes out as the mean of the replicas' sums, and a position
in the batch (an iota, a constant with a row for each example) as that within the replica's own: neither is what one device
would have.  Where this may happen ask :func:`shlo.certify.verdict.certify`, with the same function at the global batch.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from shlo.ir.core import CUT, SYNC, Block, Function, Node, Value, as_function, current_block, within_scope
from shlo.ir.errors import ShloError, users_line
from shlo.ir.ops.collective import all_reduce, all_reduce_mean_f, one_group
from shlo.ir.ops.control import callee_of
from shlo.ir.ops.data import broadcast_in_dim, monoid
from shlo.ir.ops.elementwise import add, negate, subtract
from shlo.transform.lower import copy_node, inline, lower, scope_of, with_graph

PARTIAL: Final = "partial"
Fact = int | str | None

LINEAR: Final = (add, subtract, negate)
"""Operators that may act on replicas' shares before they are averaged."""


def data_parallel(
    function: Function, replicas: int, sharded: str | Collection[str], *, sync: bool = True
) -> tuple[Function, tuple[Fact, ...]]:
    """The R-replica form of ``function``, and each result's fact (an axis it is sharded on, or None).

    ``sharded`` names the inputs whose axis 0 is the batch; every other input is the same on all replicas.  Functions that it
    calls are put in their places.  With R = 1 the function is returned unchanged.
    """
    names = [p.name for p in as_function(function, "data_parallel").graph.params]
    sharded = {sharded} if isinstance(sharded, str) else set(sharded)
    missing = sorted(sharded - set(names))
    if missing:
        raise ShloError(
            f"@{function.name} has no input {', '.join(missing)} to cut: it has {', '.join(names)}", users_line()
        )
    if replicas < 1:
        raise ShloError(f"the number of replicas must be at least 1, not {replicas}")
    if replicas == 1:
        return function, (None,) * len(function.graph.results)
    with Block() as block:
        params = [block.parameter(p.name, p.type) for p in function.graph.params]
        walk = _Walk(replicas, sync, {p: 0 for p in params if p.name in sharded})
        results = inline(function.graph, params, walk.visit)
        wholes = [walk.whole(v) for v in results]
        graph = block.finish(wholes)
        facts = tuple(walk.facts.get(v) for v in wholes)
    return with_graph(function, graph), facts


def statistics(function: Function, sharded: Collection[str]) -> list[Node]:
    """The operations that sum over the batch what its examples read again, with nothing that says so.

    That is how a text computes a batch-norm that is no operator of this package.  ``data_parallel`` takes such a sum over the
    replicas whatever ``sync`` says: it cannot tell a statistic, which would have to stay local, from a gradient.
    """
    graph = lower(function, keep=lambda _: True).graph
    walk = _Walk(2, False, {p: 0 for p in graph.params if p.name in sharded})
    sums = []
    for node in graph.nodes:
        if all(walk.facts.get(v) is None for v in node.operands):
            continue
        laws = walk.laws(node, node.operands)
        if "couples" in laws:
            contract = node.op.contract if SYNC.find(node.op) is not None else None
            laws = walk.stretched(node, node.operands) if contract is None else _own_axes(contract.results)
        if "sum" in laws or "mean" in laws:
            sums.append(node)
        walk.facts.update((v, law) for v, law in zip(node.results, laws, strict=True) if isinstance(law, int))
    read: set[Value] = set()
    for node in reversed(graph.nodes):
        values = (*node.operands, *node.results)
        if any(walk.facts.get(v) is not None for v in values) or not read.isdisjoint(node.results):
            read.update(v for v in node.operands if walk.facts.get(v) is None)
    return [n for n in sums if not read.isdisjoint(n.results)]


def _own_axes(results: Sequence[Sequence[str]]) -> tuple[Fact, ...]:
    """Where the batch stands in the results of an operator that stays local."""
    return tuple(axes.index("n") if "n" in axes else None for axes in results)


def _total(value: Value, replicas: int) -> Value:
    """The sum over all replicas."""
    (total,) = all_reduce([value], replica_groups=one_group(replicas), computation=monoid(add, value.dtype))
    return total


def _is_constant_along(value: Value, axis: int) -> bool:
    """Is it a broadcast that repeats its elements along this axis?"""
    node = value.node
    if node is None or node.op is not broadcast_in_dim:
        return False
    source, dims = node.operands[0], node.attrs["broadcast_dimensions"]
    return axis not in dims or source.shape[dims.index(axis)] == 1


class _Walk:
    """Facts so far (absent: the same on all replicas) and the collectives already built."""

    def __init__(self, replicas: int, sync: bool, facts: dict[Value, Fact]) -> None:
        self.replicas, self.sync, self.facts = replicas, sync, facts
        self.reduced: dict[Value, Value] = {}

    def whole(self, value: Value) -> Value:
        """The value itself, or where it is partial its mean over replicas, of integers the sum."""
        if self.facts.get(value) != PARTIAL:
            return value
        if value not in self.reduced:
            node = value.node
            with within_scope(scope_of(node) if node is not None else ""):
                self.reduced[value] = (
                    all_reduce_mean_f(value, replicas=self.replicas)
                    if value.dtype.kind == "float"
                    else _total(value, self.replicas)
                )
        return self.reduced[value]

    def visit(self, node: Node, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        if node.regions and any(self.facts.get(v) is not None for r in node.regions for v in r.captures):
            raise ShloError(f"{node.called}: a region of it uses values that differ between replicas")
        if all(self.facts.get(v) is None for v in operands):
            return copy_node(node, operands, {})
        callee = callee_of(node)
        if callee is not None:
            with within_scope(f"{node.name}."):
                return inline(callee, operands, self.visit)
        if all(self.facts.get(v) == PARTIAL for v in operands) and node.op in LINEAR:
            results = copy_node(node, operands, {})
            self.facts.update((r, PARTIAL) for r in results)
            return results
        operands = tuple(self.whole(v) for v in operands)
        laws = self.laws(node, operands)
        if "couples" in laws and SYNC.find(node.op) is None:
            laws = self.stretched(node, operands)
        if "couples" not in laws:
            results = copy_node(node, operands, {})
            self.settle(results, laws)
            return results
        rule = SYNC.find(node.op)
        if rule is None:
            raise ShloError(f"{node.called} {self.why_coupled(node, operands)}")
        if not self.sync:
            return self.local(node, operands)
        with within_scope(scope_of(node)):
            return self.synchronised(node, operands)

    def stretched(self, node: Node, operands: tuple[Value, ...]) -> tuple[Fact, ...]:
        """The laws where whole operands that are constant along the one axis that is cut count as cut there too: at the
        per-replica batch a scalar's broadcast is as much this replica's shard of the global broadcast as the whole."""
        axes = {a for a in map(self.facts.get, operands) if isinstance(a, int)}
        if len(axes) != 1:
            return ("couples",)
        (axis,) = axes
        given = [
            axis if self.facts.get(v) is None and _is_constant_along(v, axis) else self.facts.get(v) for v in operands
        ]
        laws = CUT.of(node.op)(given, *node.op.arrange(operands), **node.attrs)
        return laws if isinstance(laws, tuple) else (laws,)

    def why_coupled(self, node: Node, operands: tuple[Value, ...]) -> str:
        """What is wrong where an operator has no law for these cuts: only some operands being cut, or the operator itself."""
        axes = {a for a in map(self.facts.get, operands) if a is not None}
        whole = [v for v in operands if self.facts.get(v) is None]
        if len(axes) == 1 and whole:
            laws = CUT.of(node.op)([*axes] * len(operands), *node.op.arrange(operands), **node.attrs)
            if "couples" not in (laws if isinstance(laws, tuple) else (laws,)):
                return (
                    f"puts a shard of the batch beside {whole[0]}, which is the same on all replicas: "
                    f"name the input that it comes from among those that are cut"
                )
        return f"couples the examples of a batch and has no synchronised form: declare one with @{node.op.name}.sync"

    def laws(self, node: Node, operands: tuple[Value, ...]) -> tuple[Fact, ...]:
        axes = [self.facts.get(v) for v in operands]
        laws = CUT.of(node.op)(axes, *node.op.arrange(operands), **node.attrs)
        return laws if isinstance(laws, tuple) else (laws,)

    def settle(self, results: tuple[Value, ...], laws: tuple[Fact, ...]) -> None:
        for value, law in zip(results, laws, strict=True):
            fact = PARTIAL if law in ("sum", "mean") else law
            if fact is not None:
                self.facts[value] = fact

    def synchronised(self, node: Node, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        """Build the sync rule's nodes; every value it makes gets its fact from its own operator's law as it is built."""
        block = current_block()
        mark = len(block.nodes)

        def settle_new() -> None:
            nonlocal mark
            for built in block.nodes[mark:]:
                if built.op is not all_reduce_mean_f and any(self.facts.get(v) is not None for v in built.operands):
                    laws = self.laws(built, built.operands)
                    if "couples" in laws:
                        raise AssertionError(f"the sync rule of {node.op.label} builds {built.op.label}, which couples")
                    self.settle(built.results, laws)
            mark = len(block.nodes)

        def mean(value: Value) -> Value:
            settle_new()
            return self.whole(value)

        rule = SYNC.of(node.op)
        out = rule(mean, *node.op.arrange(operands), **node.attrs)
        settle_new()
        return out if isinstance(out, tuple) else (out,)

    def local(self, node: Node, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        """Keep the operator per replica: results with the batch axis differ, the others are each replica's share."""
        results = copy_node(node, operands, {})
        contract = node.op.contract
        if contract is None:
            raise ShloError(f"{node.called} has no contract that says where its batch axis is")
        for value, axis in zip(results, _own_axes(contract.results), strict=True):
            self.facts[value] = PARTIAL if axis is None else axis
        return results
