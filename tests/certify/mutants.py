"""Systematic mutants of data-parallel steps, and variants that are correct.

A mutation is a place (a node of the step) and a change there.  ``mutants(function, replicas)`` and ``variants(…)`` yield a name
and the changed function; the caller certifies each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from shlo import ops
from shlo.ir.core import Block, Function, Node, Parameter, Value
from shlo.ir.ops.collective import all_reduce, all_reduce_mean_f
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.exchange import collective_broadcast
from shlo.transform.buckets import bucketed
from shlo.transform.lower import copy_node, inline, with_graph

Change = Callable[[Node, tuple[Value, ...]], Any]


def changed(function: Function, at: int, change: Change) -> Function | None:
    """The function with its ``at``-th node built by ``change``; None where that does not type-check or changes nothing."""
    target = function.graph.nodes[at]

    def visit(node: Node, operands: tuple[Value, ...]) -> Any:
        if node is not target:
            return copy_node(node, operands, {})
        built = change(node, operands)
        results = built if isinstance(built, tuple) else (built,)
        if [r.type for r in results] != [r.type for r in node.results]:
            raise ValueError
        return results

    try:
        with Block(share=False) as block:
            params = [block.parameter(p.name, p.type) for p in function.graph.params]
            graph = block.finish(inline(function.graph, params, visit))
    except (ValueError, ops_error):
        return None
    return with_graph(function, graph)


from shlo.ir.errors import ShloError as ops_error  # noqa: E402


def summed(x: Value, groups: Any) -> Value:
    return all_reduce([x], replica_groups=groups, computation=monoid(add, x.dtype))[0]


def groupings(replicas: int) -> dict[str, Any]:
    """Ways to name the replicas wrongly."""
    everyone = tuple(range(replicas))
    found = {"alone": tuple((r,) for r in everyone), "first only": (everyone[:1],)}
    if replicas > 2:
        found["halves"] = (everyone[: replicas // 2], everyone[replicas // 2 :])
        found["one left out"] = (everyone[:-1],)
    return found


def mutations(node: Node, replicas: int) -> Iterator[tuple[str, Change]]:
    """What may go wrong at one node."""
    label, everyone = node.op.label, (tuple(range(replicas)),)
    if node.op is all_reduce_mean_f:
        yield "dropped", lambda n, v: v[0]
        yield "sum for mean", lambda n, v: summed(v[0], everyone)
        yield "divided twice", lambda n, v: all_reduce_mean_f(v[0], replicas=replicas) / float(replicas)
        yield "reduced twice", lambda n, v: summed(all_reduce_mean_f(v[0], replicas=replicas), everyone)
        yield "divided by the wrong count", lambda n, v: summed(v[0], everyone) / float(replicas + 1)
        yield "after a square root", lambda n, v: ops.sqrt(all_reduce_mean_f(v[0] * v[0], replicas=replicas))
        for name, groups in groupings(replicas).items():
            yield f"groups: {name}", lambda n, v, g=groups: summed(v[0], g) / float(replicas)
    if label == "divConstB":
        yield "divisor × R", lambda n, v: ops.div_const_b(v[0], by=n.attrs["by"] * replicas)
        yield "divisor / R", lambda n, v: ops.div_const_b(v[0], by=n.attrs["by"] / replicas)
    if label == "bnSyncF":
        yield "local forward statistics", lambda n, v: ops.bn_batch_f(v[0], v[2], v[3], eps=n.attrs["eps"])
        yield (
            "own variance",
            lambda n, v: ops.bn_sync_f(
                v[0], ops.bn_pack_b(ops.bn_stats_mean_b(v[1]), ops.bn_batch_var_b(v[0])), v[2], v[3], eps=n.attrs["eps"]
            ),
        )
        yield (
            "mean of variances",
            lambda n, v: ops.bn_sync_f(
                v[0],
                ops.bn_pack_b(
                    ops.bn_stats_mean_b(v[1]), all_reduce_mean_f(ops.bn_batch_var_b(v[0]), replicas=replicas)
                ),
                v[2],
                v[3],
                eps=n.attrs["eps"],
            ),
        )
    if label == "bnSyncBack":
        yield "local backward statistics", lambda n, v: ops.bn_batch_back(v[0], v[1], v[3], eps=n.attrs["eps"])
    if label == "bnSyncGammaGradB":
        yield "local γ gradient", lambda n, v: ops.bn_gamma_grad_b(v[0], v[1], eps=n.attrs["eps"])
    if label == "adamWParamF" and node.attrs["wd"]:
        yield "weight decay × R", lambda n, v: n.op.on(v, {**n.attrs, "wd": n.attrs["wd"] * replicas})
    if label == "gradSumSqAccF":
        yield "clipped by this replica's own norm", lambda n, v: n.op.on(_before(v), n.attrs)[0]
    if label == "lambScaleF":
        yield "trust ratio before the mean", lambda n, v: all_reduce_mean_f(_own_direction(n, v), replicas=replicas)
    if label in ("bnStatsMeanB", "bnStatsVarB"):
        yield "running statistic unreduced", lambda n, v: n.op.on(_before(v), n.attrs)[0]
    for i, operand in enumerate(node.operands):
        if isinstance(operand, Parameter) and operand.name.endswith(("drop_path", "dropout")):
            yield "shared mask", lambda n, v, i=i: n.op.on((*v[:i], _shared(v[i], everyone), *v[i + 1 :]), n.attrs)[0]
    if label == "adamVNextF":
        yield (
            "reduced after the moment",
            lambda n, v: all_reduce_mean_f(n.op.on(_before(v), n.attrs)[0], replicas=replicas),
        )
    for name, value in node.attrs.items():
        if type(value) is float and value not in (0.0,) and label not in ("divConstB",):
            yield (
                f"{name} × 1.5",
                lambda n, v, k=name, x=value: n.op.on(v, {**n.attrs, k: x * 1.5 if x * 1.5 < 1 or x > 1 else x / 2}),
            )
    commutes = label in ("addVB", "add", "multiply", "maximum", "minimum")
    if (
        not commutes
        and len(node.operands) == 2
        and node.operands[0].type is node.operands[1].type
        and node.operands[0] is not node.operands[1]
    ):
        yield "operands swapped", lambda n, v: n.op.on((v[1], v[0]), n.attrs)


def _shared(mask: Value, everyone: Any) -> Value:
    """The first replica's mask, on all."""
    return collective_broadcast(mask, replica_groups=everyone)


def _own_direction(node: Node, operands: tuple[Value, ...]) -> Value:
    """LAMB's ratio for the direction of this replica's own gradient."""
    direction = operands[0].node
    theta, m, *rest = direction.operands
    local = m.node.op.on((m.node.operands[0], _unreduced(m.node.operands[1])), m.node.attrs)[0]
    return node.op.on((direction.op.on((theta, local, *rest), direction.attrs)[0], operands[1]), node.attrs)[0]


def _unreduced(gradient: Value) -> Value:
    """A gradient, clipped or not, before its collective."""
    node = gradient.node
    if node is not None and node.op.label == "clipScaleF":
        return node.op.on((_unreduced(node.operands[0]), node.operands[1]), node.attrs)[0]
    if node is None or node.op is not all_reduce_mean_f:
        raise ValueError
    return node.operands[0]


def _before(operands: tuple[Value, ...]) -> tuple[Value, ...]:
    """The gradient before its collective."""
    moved = []
    for v in operands:
        node = v.node
        moved.append(node.operands[0] if node is not None and node.op is all_reduce_mean_f else v)
    if list(operands) == moved:
        raise ValueError
    return tuple(moved)


def mutants(function: Function, replicas: int) -> Iterator[tuple[str, Function]]:
    """Every mutation at every node, and gradients that reach the wrong parameter."""
    for i, node in enumerate(function.graph.nodes):
        for what, change in mutations(node, replicas):
            mutant = changed(function, i, change)
            if mutant is not None:
                yield f"{node.name}: {what}", mutant
    updates = [i for i, n in enumerate(function.graph.nodes) if n.op.label == "adamMNextF"]
    for i in updates:
        node = function.graph.nodes[i]
        others = [function.graph.nodes[j].operands[1] for j in updates if j != i]
        other = next((g for g in others if g.type is node.operands[1].type and g is not node.operands[1]), None)
        if other is not None:
            yield f"{node.name}: another parameter's gradient", rewired(function, node, 1, other)


def rewired(function: Function, target: Node, operand: int, source: Value) -> Function:
    """The function with one operand of one node taken from another value."""
    env: dict[Value, Value] = {}
    late: list[Node] = []
    with Block(share=False) as block:
        env.update((p, block.parameter(p.name, p.type)) for p in function.graph.params)

        def build(node: Node) -> None:
            given = list(node.operands)
            if node is target:
                given[operand] = source
            if any(v not in env for v in given):
                late.append(node)
                return
            env.update(zip(node.results, copy_node(node, tuple(env[v] for v in given), {}), strict=True))

        for node in function.graph.nodes:
            build(node)
        while late:
            again, late[:] = list(late), []
            for node in again:
                build(node)
        graph = block.finish([env[v] for v in function.graph.results])
    return with_graph(function, graph)


def corrections(node: Node, replicas: int) -> Iterator[tuple[str, Change]]:
    """Changes at one node that keep the step what it is."""
    everyone = (tuple(range(replicas)),)
    if node.op is all_reduce_mean_f:
        yield "sum, then times 1/R", lambda n, v: summed(v[0], everyone) * (1.0 / replicas)
        yield "divided, then summed", lambda n, v: summed(v[0] / float(replicas), everyone)
        yield (
            "reduced again",
            lambda n, v: all_reduce_mean_f(all_reduce_mean_f(v[0], replicas=replicas), replicas=replicas),
        )
        yield (
            "replicas in another order",
            lambda n, v: summed(v[0], (tuple(reversed(range(replicas))),)) / float(replicas),
        )
        yield "negated around", lambda n, v: -all_reduce_mean_f(-v[0], replicas=replicas)
        yield (
            "flattened around",
            lambda n, v: ops.reshape(
                all_reduce_mean_f(ops.reshape(v[0], shape=(v[0].type.size,)), replicas=replicas), shape=v[0].shape
            ),
        )
        yield "in one bucket with itself", _bucket(replicas)
        yield "transposed around", lambda n, v: _transposed(all_reduce_mean_f(_transposed(v[0]), replicas=replicas))
        yield "in slices", lambda n, v: _sliced(v[0], replicas)
        yield (
            "in halves",
            lambda n, v: (
                all_reduce_mean_f(v[0] * 0.5, replicas=replicas) + all_reduce_mean_f(v[0] * 0.5, replicas=replicas)
            ),
        )
    if node.op.label == "adamMNextF":  # linear in the gradient: the mean may come after it
        yield (
            "reduced after the moment",
            lambda n, v: all_reduce_mean_f(n.op.on(_before(v), n.attrs)[0], replicas=replicas),
        )
    if node.op.label == "addVB":
        yield "operands swapped", lambda n, v: n.op.on((v[1], v[0]), n.attrs)
    if node.op.label == "divConstB":
        yield "divided in two steps", lambda n, v: ops.div_const_b(ops.div_const_b(v[0], by=2.0), by=n.attrs["by"] / 2)
        yield "times the reciprocal", lambda n, v: ops.scale_b(v[0], by=1 / n.attrs["by"])
    if node.op.label in ("weightGradB", "convWeightGradB"):
        yield (
            "scaled before and after",
            lambda n, v: ops.scale_b(n.op.on((v[0], ops.scale_b(v[1], by=4.0)), n.attrs)[0], by=0.25),
        )


def _transposed(v: Value) -> Value:
    if v.rank < 2:
        raise ValueError
    return ops.transpose(v, permutation=(1, 0, *range(2, v.rank))) if v.shape[0] == v.shape[1] else _round_trip(v)


def _round_trip(v: Value) -> Value:
    swap = (1, 0, *range(2, v.rank))
    return ops.transpose(ops.transpose(v, permutation=swap), permutation=swap)


def _sliced(v: Value, replicas: int) -> Value:
    """The mean of the first half and that of the second."""
    if v.rank < 1 or v.shape[0] < 2:
        raise ValueError
    parts = [ops.slice_axis(v, 0, 0, v.shape[0] // 2), ops.slice_axis(v, 0, v.shape[0] // 2, v.shape[0])]
    return ops.concatenate([all_reduce_mean_f(p, replicas=replicas) for p in parts], dimension=0)


def reordered(function: Function, choose: Callable[[int], int]) -> Function:
    """The same nodes in another order: of those whose operands are there, ``choose`` says which is next."""
    with Block(share=False) as block:
        env: dict[Value, Value] = {p: block.parameter(p.name, p.type) for p in function.graph.params}
        left = list(function.graph.nodes)
        while left:
            ready = [n for n in left if all(v in env for v in n.operands)]
            node = ready[choose(len(ready))]
            left.remove(node)
            env.update(zip(node.results, copy_node(node, tuple(env[v] for v in node.operands), {}), strict=True))
        graph = block.finish([env[v] for v in function.graph.results])
    return with_graph(function, graph)


def _bucket(replicas: int) -> Change:
    def change(n: Node, v: tuple[Value, ...]) -> Value:
        size = v[0].type.size
        flat = ops.reshape(v[0], shape=(size,))
        both = all_reduce_mean_f(ops.concatenate([flat, flat * 3.0], dimension=0), replicas=replicas)
        return ops.reshape(ops.slice_axis(both, 0, 0, size), shape=v[0].shape)

    return change


def variants(function: Function, replicas: int) -> Iterator[tuple[str, Function]]:
    """Correct programs that look different."""
    yield "the last node that can be computed comes first", reordered(function, lambda ready: ready - 1)
    yield "another order", reordered(function, lambda ready: ready * 7 // 11)
    for size in (64, 1000, 10**6):
        yield f"buckets of {size} bytes", bucketed(function, size)
    for i, node in enumerate(function.graph.nodes):
        for what, change in corrections(node, replicas):
            variant = changed(function, i, change)
            if variant is not None:
                yield f"{node.name}: {what}", variant
