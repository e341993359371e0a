"""Where NumPy and PJRT part: the search behind ``shlo bisect``.

Calls are inlined, and the nodes of what is left are run in pieces, in order, a piece at once: every piece gets the evaluator's
values and returns all it computes, so that no error is carried from one piece to the next.  Where a value of a piece is off, its
node alone decides, on the evaluator's operands: if that is off too, it is found; if not, the error came up inside the piece,
and the search goes on behind the node.  A sum whose terms cancel is judged by their absolute values.  A composite that is found
is looked into the same way, and so is a manual computation, whose body is every partition's own program.  What XLA cannot be
asked about (random numbers, tokens, unknown sizes, what it does not compile) is evaluated and stepped over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from shlo.cli.check import relative_error, tolerance
from shlo.cli.execute import AS_WRITTEN, joined
from shlo.emit import emit
from shlo.emit.naming import legal
from shlo.interp.den import evaluate, last_uses
from shlo.interp.grid import Grid, is_placed
from shlo.ir.core import Block, Function, Graph, Module, Node, Operator, Value, current_block, within_scope
from shlo.ir.devices import Devices, PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.expansion import check_expansion
from shlo.ir.ops.control import callee_of
from shlo.ir.ops.data import constant, monoid_of
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.gspmd import together
from shlo.ir.ops.linear import convolution, dot_general
from shlo.ir.ops.sharding import local_parts, manual_computation
from shlo.ir.quantized import QuantizedType
from shlo.ir.sharding import Mesh
from shlo.ir.types import TensorType
from shlo.runtime import Runtime
from shlo.transform.lower import copy_node, inline

Array = np.ndarray[Any, Any]
Env = dict[Value, Any]

PIECE = 256
"""At most so many nodes run at once …"""
PIECE_BYTES = 2**28
"""… and so many bytes of results are kept of them."""

INLINE = 1024
"""Constants of at most so many elements are written into the module that shows a node alone, larger ones are its inputs."""

FREE = {"rng": "random numbers are anybody's choice"}
"""Operators whose results two implementations need not share."""

SUMS: frozenset[Operator[..., Any]] = frozenset({dot_general, convolution})
"""Besides what applies an addition, operators that sum products."""


ALONE = Grid()
"""One device."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A node that PJRT was not asked about, and why."""

    node: Node
    why: str


@dataclass(frozen=True, slots=True)
class Parting:
    """A value on which the two do not agree: the node on its own operands, or the end of the few ``nodes`` that it takes.

    ``result`` is which of the last node's results; ``at`` the element that is most off, where the evaluator has ``numpy`` and
    the device ``pjrt``; ``within`` are the composites and manual computations around it, from the outside in.  ``inputs`` are as
    the evaluator has them, ``grid`` says how a caller gives them.
    """

    nodes: tuple[Node, ...]
    result: int
    error: float
    allowed: float
    at: tuple[int, ...]
    numpy: Any
    pjrt: Any
    inputs: tuple[tuple[Value, Any], ...]
    within: tuple[Node, ...] = ()
    grid: Grid = ALONE

    @property
    def node(self) -> Node:
        """The node whose result is off."""
        return self.nodes[-1]

    @property
    def value(self) -> Value:
        """The value that is off."""
        return self.node.results[self.result]


Run = Callable[[str, Sequence[Any]], list[Any]]
"""Runs a text's ``@main`` on inputs; ShloError where it cannot."""


def on_devices(runtime: Runtime, replicas: int) -> Run:
    """Through PJRT, on so many replicas."""

    def run(text: str, inputs: Sequence[Any]) -> list[Any]:
        return [output.to_host() for output in runtime.compile(text, replicas=replicas, options=AS_WRITTEN)(*inputs)]

    return run


@dataclass
class Search:
    """One search on a grid of devices, beside what ``run`` computes; ``told`` hears how many nodes are done, of how many.

    The modules that run declare ``meshes``.  Values are as the evaluator has them: one array, or one a device.
    """

    run: Run
    grid: Grid = ALONE
    meshes: Sequence[Mesh] = ()
    told: Callable[[int, int], None] = lambda done, of: None
    skipped: list[Skipped] = field(default_factory=list)
    compared: int = 0

    def first(self, graph: Graph, inputs: Sequence[Any]) -> Parting | None:
        """The first node that parts on equal operands, or None; ``graph`` holds no calls."""
        nodes, last = graph.nodes, last_uses(graph)
        env: Env = dict(zip(graph.params, inputs, strict=True))
        start, size = 0, PIECE
        while start < len(nodes):
            self.told(start, len(nodes))
            piece = self.piece(nodes, start, size)
            made = self.evaluate(piece, env)
            found = None if unrunnable(piece[0], self.grid) is not None else self.compare(piece, env, made)
            if isinstance(found, ShloError) and len(piece) > 1:
                size = len(piece) // 2
                continue
            if isinstance(found, ShloError):
                self.skipped.append(Skipped(piece[0], found.message))
                found = None
            if found is not None:
                index = piece.index(found.node)
                single = self.compare([found.node], {**env, **made}, made) if len(piece) > 1 else found
                if isinstance(single, Parting) and not self.cancelled(single, {**env, **made}):
                    return self.inside(single)
                piece, size = piece[: index + 1], max(1, len(piece) // 2)
            else:
                size = min(PIECE, 2 * size)
            self.skipped.extend(Skipped(n, why) for n in piece if (why := unrunnable(n, self.grid)) is not None)
            self.compared += len(piece) if not self.skipped or self.skipped[-1].node is not piece[-1] else 0
            for node in piece:
                env.update((v, made[v]) for v in node.results)
                for value in last.get(node, ()):
                    env.pop(value, None)
            start += len(piece)
        return None

    def cancelled(self, found: Parting, env: Env) -> bool:
        """Is it a sum whose terms cancel, off by no more than what is allowed of the sum of their absolute values?

        Any two orders of summation may differ by so much (Higham, *Accuracy and Stability of Numerical Algorithms*, §4.2).
        """
        node = found.node
        body = node.attrs.get("body", node.attrs.get("computation"))
        if node.op not in SUMS and (not isinstance(body, Graph) or monoid_of(body) is not add):
            return False
        sizes = self.evaluate([node], env | {v: magnitude(env[v]) for v in node.operands})[found.value]
        scale = max(float(np.abs(a).max(initial=0)) for a in (sizes if isinstance(sizes, PerDevice) else [sizes]))
        off = abs(complex(found.numpy) - complex(found.pjrt))
        return bool(np.isfinite(off) and np.isfinite(scale) and off <= found.allowed * scale)

    def inside(self, found: Parting) -> Parting:
        """What parts inside the composite or the manual computation that was found, or itself where nothing does."""
        node = found.node
        given = dict(found.inputs)
        operands = [given[v] if v in given else self._constant(v) for v in node.operands]
        if node.op.is_composite:
            body = node.op.lowering(tuple([v.type for v in node.operands]), node.attrs)
            search = Search(self.run, self.grid, self.meshes)
        elif node.op is manual_computation and self.grid.whole:
            body = flatten(node.attrs["body"])[0]
            search = Search(self.run, replace(self.grid, whole=False))
            devices = Devices(self.grid.replicas, self.grid.partitions)
            spread = [devices.spread(x) for x in operands]
            parts = local_parts(devices, spread, node.attrs["in_shardings"], node.attrs["manual_axes"])
            operands = [PerDevice(x) for x in parts]
        else:
            return found
        inner = search.first(body, operands)
        return found if inner is None else replace(inner, within=(node, *inner.within))

    def _constant(self, value: Value) -> Any:
        """A constant that was written into the module."""
        assert value.node is not None
        return self.evaluate([value.node], {})[value]

    def drift(self, graph: Graph, inputs: Sequence[Any]) -> Parting | None:
        """Where no node parts alone: the first value that is off when everything before it runs too, with as few nodes before it
        as show it."""
        env: Env = dict(zip(graph.params, inputs, strict=True))
        env.update(self.evaluate(graph.nodes, env))
        nodes = graph.nodes
        for start in range(0, len(nodes), PIECE):
            wanted = [v for n in nodes[start : start + PIECE] if unrunnable(n, self.grid) is None for v in n.results]
            before = [n for n in nodes[: start + PIECE] if unrunnable(n, self.grid) is None]
            cone = _cone(before, wanted)
            found = self.compare(cone, env, env, wanted)
            if isinstance(found, Parting):
                cone = _cone(before, [found.value])
                length = 2
                while length < len(cone):
                    fewer = self.compare(cone[-length:], env, env, [found.value])
                    if isinstance(fewer, Parting):
                        return fewer
                    length *= 2
                whole = self.compare(cone, env, env, [found.value])
                return whole if isinstance(whole, Parting) else found
        return None

    def piece(self, nodes: Sequence[Node], start: int, size: int) -> list[Node]:
        """Nodes from ``start`` on, all of one kind: those that PJRT is asked about, or one that it is not."""
        piece: list[Node] = []
        room = PIECE_BYTES
        for node in nodes[start : start + size]:
            why = unrunnable(node, self.grid)
            if why is None:
                room -= sum(v.type.size * v.type.dtype.numpy.itemsize for v in node.results)
            if piece and (why is not None or room < 0):
                break
            piece.append(node)
            if why is not None:
                break
        return piece

    # ---- running

    def evaluate(self, nodes: Sequence[Node], env: Env) -> Env:
        """All values that the nodes compute, by NumPy."""
        wanted = [v for n in nodes for v in n.results]
        graph, outer = cut(nodes, wanted, constants=False)
        given = [env[v] for v in outer]
        made = evaluate(graph, given, replicas=self.grid.replicas, partitions=self.grid.partitions)
        return dict(zip(wanted, made, strict=True))

    def compare(
        self, nodes: Sequence[Node], env: Env, expected: Env, wanted: Sequence[Value] = ()
    ) -> Parting | ShloError | None:
        """The first of the values ``wanted`` (of all by default) that PJRT computes otherwise; what it says where it cannot."""
        wanted = wanted or [v for n in nodes for v in n.results]
        graph, outer = cut(nodes, wanted)
        inputs = [env[v] for v in outer]
        grid = self.grid
        if not all(map(grid.is_one, (*inputs, *(expected[v] for v in wanted)))):
            # Between the custom calls that cut and those that put together partitions have values of their own.
            grid = replace(grid, whole=False)
            if any(map(is_placed, graph.walk())):
                return ShloError("it lays a tensor out, and partitions have tensors of their own here")
        try:
            results = self.run(emit(module_of(graph, grid, self.meshes)), list(map(grid.to_caller, inputs)))
        except ShloError as refusal:
            return refusal
        for value, theirs in zip(wanted, results, strict=True):
            a, b = joined(grid.to_caller(expected[value]), grid.lanes), joined(theirs, grid.lanes)
            error, allowed = relative_error(a, b), tolerance(value.type.dtype)
            if error > allowed:
                assert value.node is not None
                at = worst(a, b)
                upto = tuple(nodes[: nodes.index(value.node) + 1]) if len(nodes) > 1 else tuple(nodes)
                given = tuple(zip(outer, inputs, strict=True))
                return Parting(upto, value.index, error, allowed, at, a[at], b[at], given, grid=grid)
        return None


def flatten(graph: Graph) -> tuple[Graph, dict[Node, Node]]:
    """The graph with calls and foreign composites inlined, and where each of its nodes comes from."""
    check_expansion(graph)
    order: list[Node] = []
    with Block(share=False) as block:

        def visit(node: Node, operands: tuple[Value, ...]) -> Sequence[Value] | None:
            inner = callee_of(node)
            if inner is not None:
                with within_scope(f"{node.name}."):
                    return inline(inner, operands, visit)
            if current_block() is block:
                order.append(node)
            return None

        params = [block.parameter(p.name, p.type) for p in graph.params]
        results = inline(graph, params, visit)
        built = list(block.nodes)
        return block.finish(results), dict(zip(built, order, strict=True))


def cut(nodes: Sequence[Node], wanted: Sequence[Value], *, constants: bool = True) -> tuple[Graph, tuple[Value, ...]]:
    """The nodes as a graph of their own with the results ``wanted``, and the values that its parameters stand for.

    With ``constants``, small ones that the nodes use are copied rather than made parameters: XLA wants to see some of them.  The
    custom call before one that cuts a tensor into parts is copied too: it says how.
    """
    inside = {v for n in nodes for v in n.results}
    outer: dict[Value, None] = {}
    copied: dict[Node, None] = {}
    for node in nodes:
        for v in (*node.operands, *(c for region in node.regions for c in region.captures)):
            if v in inside:
                continue
            if constants and v.node is not None and v.node.op is constant and _small(v.node):
                copied[v.node] = None
            else:
                outer[v] = None
    with Block(share=False) as block:
        names = _names(outer)
        env: Env = {v: block.parameter(name, v.type) for v, name in zip(outer, names, strict=True)}
        for node in nodes:
            before = node.operands[0].node if together(node) is not None else None
            if before is not None and before.results[0] in outer and before.op is node.op:
                env.update(zip(before.results, copy_node(before, (env[before.results[0]],), env), strict=True))
        for node in (*copied, *nodes):
            operands = tuple([env[v] for v in node.operands])
            with within_scope(""):
                env.update(zip(node.results, copy_node(node, operands, env), strict=True))
        return block.finish([env[v] for v in wanted]), tuple(outer)


def module_of(graph: Graph, grid: Grid, meshes: Sequence[Mesh] = ()) -> Module:
    """A module that runs the graph on such a grid."""
    attrs = {"mhlo.num_replicas": grid.replicas} if grid.replicas > 1 else {}
    if grid.partitions == 1:
        return Module([Function("main", graph)], attrs=attrs)
    attrs["mhlo.num_partitions"] = grid.partitions
    # Without a mesh it is its results that say that they are whole tensors.
    said = [{"mhlo.sharding": "{replicated}"}] * len(graph.results) if grid.whole and not meshes else []
    return Module([Function("main", graph, result_attrs=said)], attrs=attrs, meshes=meshes if grid.whole else ())


def unrunnable(node: Node, grid: Grid = ALONE) -> str | None:
    """Why PJRT is not asked about a node; None where it is."""
    if node.op.name in FREE:
        return FREE[node.op.name]
    if node.effect or not node.results:
        return "it has effects outside of the program"
    if together(node) is not None or "manual" in str(dict(node.attrs.get("foreign", ())).get("mhlo.sharding")):
        return "it cuts the whole into parts, or makes it of them"
    if not grid.whole and any(map(is_placed, (node, *(n for region in node.regions for n in region.walk())))):
        return "it lays a part out along other axes of the mesh"
    captured = [v for region in node.regions for v in region.captures]
    for value in (*node.operands, *captured, *node.results):
        type = value.type
        if not isinstance(type, TensorType):
            return f"{type} is no tensor"
        if not type.is_static or isinstance(type.dtype, QuantizedType):
            return f"PJRT takes no {type}"
    return None


def magnitude(value: Any) -> Any:
    """The absolute values of what the evaluator has, in its own type; integers and booleans as they are."""
    if isinstance(value, PerDevice):
        return PerDevice(map(magnitude, value))
    array = np.asarray(value)
    return array if array.dtype.kind in "biu" else np.abs(array).astype(array.dtype)


def worst(a: Array, b: Array) -> tuple[int, ...]:
    """The index of the element of ``a`` that is farthest from ``b``'s; first those where only one is finite."""
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    with np.errstate(all="ignore"):
        x, y = a.astype(wide), b.astype(wide)
        off = np.where((x == y) | (np.isnan(x) & np.isnan(y)), 0.0, np.abs(x - y))
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(np.where(np.isnan(off), np.inf, off))), a.shape))


def _cone(nodes: Sequence[Node], wanted: Iterable[Value]) -> list[Node]:
    """Those of the nodes that the wanted values depend on."""
    needed = {v.node for v in wanted}
    kept = []
    for node in reversed(nodes):
        if node in needed:
            kept.append(node)
            needed.update(v.node for v in node.operands)
            needed.update(v.node for region in node.regions for v in region.captures)
    return kept[::-1]


def _small(node: Node) -> bool:
    literal = node.attrs["value"]
    return bool(literal.is_splat or literal.type.size <= INLINE)


def _names(values: Iterable[Value]) -> list[str]:
    """Parameters' names, all different and none a number: an ``.npz`` file is keyed by them or by positions."""
    names: list[str] = []
    for v in values:
        base = v.node.name if v.node is not None else getattr(v, "name", "x")
        base = legal(base + (f"_{v.index}" if v.node is not None and len(v.node.results) > 1 else ""))
        base = f"v{base}" if base.isdigit() else base
        name, number = base, 0
        while name in names:
            number += 1
            name = f"{base}_{number}"
        names.append(name)
    return names
