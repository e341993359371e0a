"""``den``: what a graph means, in NumPy.

Three *worlds* decide what a float is:

* **real** — float64 whatever the stored type: the mathematics.
* **stored** — every operator rounds its results to their stored type, as a machine does.  Floats narrower than 32 bits are
  widened to float32 before a rule sees them and rounded (to nearest even) after it, so a bf16 convolution accumulates in
  float32 and rounds once (:mod:`shlo.ir.rounding`).
* **exact** — ``Fraction`` objects, for programs of rational operators: ``==``, no tolerance.

Integers and booleans are the same in all three.  In the real and exact worlds a float constant is the number its text says:
the shortest decimal that reads back as it, so ``0.1`` is a tenth and not the float32 next to it.

Unknown sizes (``?``) are what the arrays say.  A token is the boolean False, a tuple a Python tuple.

Replicas and partitions run in lockstep.  A value is one array while it is the same on every device and a
:class:`PerDevice` list of arrays once it is not; only collectives see the list, every other rule sees one device's arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Any, Final, cast

import numpy as np

from shlo.interp.quantization import is_quantized, quantized_call
from shlo.ir.arguments import miscounted
from shlo.ir.core import DEN, IRRATIONAL, SITED, Attrs, Function, Graph, Module, Node, Site, Value, as_graph, per_graph
from shlo.ir.devices import Devices, PerDevice, Traffic
from shlo.ir.errors import ShloError
from shlo.ir.expansion import check_expansion
from shlo.ir.literal import Literal
from shlo.ir.ops.data import constant
from shlo.ir.ops.element import ELEMENTWISE
from shlo.ir.ops.gspmd import together
from shlo.ir.rounding import rounded, widen
from shlo.ir.types import DYNAMIC, TensorType, TokenType, TupleType, Type, shapes_fit

Array = np.ndarray[Any, Any]


class World(StrEnum):
    """What a float is: see the module's docstring."""

    REAL = "real"
    STORED = "stored"
    EXACT = "exact"


Slot = Array | PerDevice
"""What a value holds: the array all devices share, or each device's own."""


def evaluate(
    program: Module | Function | Graph,
    inputs: Sequence[Any] | Mapping[str, Any],
    *,
    world: World | str = World.STORED,
    replicas: int | None = None,
    partitions: int | None = None,
    traffic: Traffic | None = None,
    seed: int = 0,
) -> list[Any]:
    """The results of ``program`` on ``inputs`` (arrays, or PerDevice lists of them, in order or by name), in order.

    Inputs must have the parameters' shapes; their elements are converted to the world's.  Results are arrays of the
    world's element types, PerDevice lists where devices differ.  ``replicas`` and ``partitions`` are what a module says unless
    given, 1 for a function.  ``traffic`` holds what infeeds and receives from the host get, and takes what is sent.
    ``seed`` is that of the numbers that ``rng`` draws.  ShloError where they do not fit, and where the program's calls
    make it too large (:mod:`shlo.ir.expansion`).
    """
    if isinstance(program, Module):
        replicas, partitions = replicas or program.replicas, partitions or program.partitions
    graph = as_graph(program, "evaluate")
    for what, count in (("replicas", replicas), ("partitions", partitions)):
        if count is not None and count < 1:
            raise ShloError(f"the number of {what} must be at least 1, not {count}")
    if world not in tuple(World):
        raise ShloError(f"there is no world {world!r}: one of {', '.join(World)}")
    if isinstance(inputs, np.ndarray):
        raise ShloError("evaluate takes a list of inputs, one an argument, not one array")
    if graph.captures:
        raise ShloError(f"the graph uses values of others, so that it means nothing alone: {graph.captures[0]}")
    if isinstance(inputs, Mapping):
        inputs = _in_order(inputs, [p.name for p in graph.params])
    if len(inputs) != len(graph.params):
        raise ShloError(miscounted(((p.name, p.type) for p in graph.params), inputs))
    check_expansion(graph)
    walker = _Walker(World(world), Devices(replicas or 1, partitions or 1, traffic or Traffic()), seed)
    slots = [walker.enter(value, param.type, param.name) for value, param in zip(inputs, graph.params, strict=True)]
    try:
        with np.errstate(all="ignore"):
            return list(walker.run(graph, slots, {}))
    except MemoryError as error:
        raise ShloError(f"not enough memory: {error}") from None
    except ValueError as error:
        if "too large" not in str(error) and "too big" not in str(error):  # what NumPy says beyond 2⁶³ bytes
            raise
        raise ShloError(f"not enough memory: {error}") from None


def _in_order(given: Mapping[str, Any], names: Sequence[str]) -> list[Any]:
    """Inputs by name in the order of the parameters."""
    for name in given:
        if name not in names:
            raise ShloError(f"the program has no input '{name}': it has {', '.join(names)}")
    for name in names:
        if name not in given:
            raise ShloError(f"there is no input '{name}': the program takes {', '.join(names)}")
    return [given[name] for name in names]


def to_world(given: Any, type: Type, world: World) -> Any:
    """``given`` as an array with the elements that ``type`` has in this world."""
    if isinstance(type, TupleType):
        return tuple(to_world(v, t, world) for v, t in zip(given, type.types, strict=True))
    if isinstance(type, TokenType):
        return NO_DATA
    array: Array = np.asarray(given)
    kind = type.dtype.kind
    if kind in ("float", "complex"):
        if world is World.EXACT:
            return _all_exact(array) if array.dtype == object else exact_array(array)
        if world is World.REAL:
            return np.asarray(array, np.float64 if kind == "float" else np.complex128)
    return rounded(array, type.dtype)


def exact_array(array: Array) -> Array:
    """The array's numbers as Fractions.  An infinity (the neutral element of a maximum) stays a float: it only compares."""
    if array.dtype.kind == "c":
        raise ShloError("a complex number has no exact value over the rationals: use the real world")
    result = np.empty(array.shape, object)
    numbers = [v.item() if array.dtype.kind in "iu" else float(v) for v in array.ravel()]
    result.ravel()[...] = [Fraction(v) if np.isfinite(v) else v for v in numbers]
    return result


def _all_exact(array: Array) -> Array:
    """An object array of Fractions; floats in it mean that a rule left the rationals."""
    for v in array.flat:
        if not isinstance(v, (Fraction, int)) and np.isfinite(v):
            raise ShloError(f"the value {v!r} is not a fraction")
    return array


def said(literal: Literal, world: World) -> Array:
    """The elements of a constant as its text says them (float64, or Fractions in the exact world)."""
    data = literal.data
    if world is World.STORED or not literal.type.dtype.is_float:
        return literal.array()
    spelled = shortest_decimal(data)
    if world is World.EXACT:
        fractions = np.empty(data.shape, object)
        fractions.ravel()[...] = [Fraction(repr(float(v))) if np.isfinite(v) else float(v) for v in spelled.ravel()]
        spelled = fractions
    return np.broadcast_to(spelled, literal.type.shape)


def shortest_decimal(array: Array) -> Array:
    """The float64 nearest to the shortest decimal that reads back as each element of a narrower float array."""
    exact = array.astype(np.float64)
    if array.dtype == np.float64:
        return exact
    result, open_ = exact.copy(), np.isfinite(exact) & (exact != 0)
    exponent = np.floor(np.log10(np.abs(np.where(open_, exact, 1.0))))
    for digits in range(1, 10):
        if not open_.any():
            break
        shift = digits - 1 - exponent
        up, down = 10.0 ** np.maximum(shift, 0), 10.0 ** np.maximum(-shift, 0)
        candidate = np.rint(exact * up / down) * down / up
        found = open_ & (candidate.astype(array.dtype) == array)
        result[found], open_ = candidate[found], open_ & ~found
    return result


NO_DATA: Final = np.zeros((), np.bool_)
"""What a token is made of."""


class _Walker:
    """One evaluation: the world, the devices, and the walk."""

    def __init__(self, world: World, devices: Devices, seed: int = 0) -> None:
        self.world, self.devices = world, devices
        self.random = np.random.default_rng(seed)

    def enter(self, value: Any, type: Type, name: str) -> Slot:
        if isinstance(value, PerDevice):
            if len(value) != self.devices.count:
                raise ShloError(f"input {name} has {len(value)} values for {self.devices.count} devices")
            return PerDevice(self.enter(v, type, name) for v in value)
        if not isinstance(type, TensorType):
            return cast(Slot, to_world(value, type, self.world))
        try:
            array = np.asarray(value)
        except ValueError:
            raise ShloError(f"input {name} is no array: its rows are of unequal length") from None
        if array.dtype.kind in "USMm":
            raise ShloError(f"input {name} must hold numbers, not {array.dtype}")
        if array.dtype.kind == "c" and type.dtype.kind != "complex":
            raise ShloError(f"input {name} must be real ({type}), got {array.dtype}")
        if not _has_type(array, type):
            raise ShloError(f"input {name} must have the shape {list(type.shape)} ({type}), got {list(array.shape)}")
        return cast(Slot, to_world(array, type, self.world))

    def run(self, graph: Graph, args: Sequence[Slot], outer: dict[Value, Slot]) -> tuple[Slot, ...]:
        """Evaluate a block; ``outer`` holds the values it captures.  Values are dropped after their last use."""
        env: dict[Value, Slot] = {v: outer[v] for v in graph.captures}
        env.update(zip(graph.params, args, strict=True))
        last = last_uses(graph)
        for node in graph.nodes:
            for value, slot in zip(node.results, self.apply(node, env), strict=True):
                env[value] = slot
            for value in last.get(node, ()):
                del env[value]
        return tuple(env[v] for v in graph.results)

    def apply(self, node: Node, env: dict[Value, Slot]) -> Iterable[Slot]:
        op = node.op
        if op is constant:
            return [self._finish(said(node.attrs["value"], self.world), node.results[0].type)]
        slots = [env[v] for v in node.operands]
        rule = DEN.find(op)
        if rule is None and op.is_composite:
            lowering = op.lowering(tuple(v.type for v in node.operands), node.attrs)
            return self.run(lowering, slots, {})
        if rule is None:
            rule = DEN.of(op)
        attrs = self._attributes(node, env)
        if op.collective:
            lists = [s if isinstance(s, PerDevice) else PerDevice([s] * self.devices.count) for s in slots]
            return self._collective(node, rule, lists, attrs)
        if op.name == "custom_call":
            cutting = together(node)
            if cutting is not None:
                made = cutting(node, self.devices, self.devices.spread(slots[0]))
                return self._together(node, [made])
        split = any(isinstance(s, PerDevice) for s in slots) or _captures_differ(node, env)
        if not split or _communicates(node):
            return self._call(node, rule, slots, attrs)
        columns = []
        for d in range(self.devices.count):
            here = [s[d] if isinstance(s, PerDevice) else s for s in slots]
            at = {v: s[d] if isinstance(s, PerDevice) else s for v, s in env.items()} if node.regions else env
            columns.append(self._call(node, rule, here, self._attributes(node, at) if node.regions else attrs))
        return [PerDevice(row) for row in zip(*columns, strict=True)]

    def _attributes(self, node: Node, env: dict[Value, Slot]) -> Attrs:
        """The attributes as rules see them: regions and functions callable; floats as fractions in the exact world."""
        if self.world is World.EXACT:
            return {
                name: Fraction(repr(a)) if type(a) is float else a for name, a in self._callables(node, env).items()
            }
        return (
            self._callables(node, env)
            if node.op.has_regions or node.op.wants or node.op.name in _CALLING
            else node.attrs
        )

    def _callables(self, node: Node, env: dict[Value, Slot]) -> dict[str, Any]:
        attrs = {name: self._callable(a, env) for name, a in node.attrs.items()}
        told = {"random": self.random}
        return attrs | {name: told[name] for name in node.op.wants}

    def _callable(self, a: Any, env: dict[Value, Slot]) -> Any:
        if type(a) is Function:
            return Callee(self, a.graph, {})
        if type(a) is Graph:
            return Callee(self, a, env)
        if type(a) is tuple and a and type(a[0]) in (Function, Graph, tuple):
            return tuple([self._callable(each, env) for each in a])
        return a

    def _call(self, node: Node, rule: Callable[..., Any], slots: Sequence[Slot], attrs: Attrs) -> list[Slot]:
        outs = self.outcome(node, rule, slots, attrs)
        try:
            return [self._finish(o, v.type, "type" in node.attrs) for o, v in zip(outs, node.results, strict=True)]
        except ShloError as error:
            if self.world is not World.EXACT:
                raise
            raise ShloError(f"{node.called} has no exact value over the rationals: {error.message}") from error

    def outcome(self, node: Node, rule: Callable[..., Any], slots: Sequence[Slot], attrs: Attrs) -> Sequence[Any]:
        """What the rule makes of one device's arrays."""
        for value in (*node.operands, *node.results):
            if is_quantized(value):
                return quantized_call(node, slots, attrs, self.world, partial(self._called, node, rule))
        out = self._called(node, rule, slots, attrs)
        return (out,) if node.op.single else cast(Sequence[Any], out)

    def _called(self, node: Node, rule: Callable[..., Any], slots: Sequence[Any], attrs: Attrs) -> Any:
        """What the rule of this node returns for these arrays."""
        if rule not in SITED:
            return self._guard(node, rule, node.op.arrange([_widen(s) for s in slots]), attrs)
        types, results = tuple([v.type for v in node.operands]), tuple([v.type for v in node.results])
        return self._guard(node, rule, [Site(types, results, self.world), *node.op.arrange(slots)], attrs)

    def _collective(self, node: Node, rule: Callable[..., Any], lists: Sequence[PerDevice], attrs: Attrs) -> list[Slot]:
        lists = [PerDevice(map(_widen, s)) for s in lists]
        out = self._guard(node, rule, [self.devices, *node.op.arrange(lists)], attrs)
        return self._together(node, (out,) if node.op.single else out)

    def _together(self, node: Node, outs: Sequence[Any]) -> list[Slot]:
        """Each device's results as slots: one array where all got the same."""
        finished = [PerDevice(self._finish(o, v.type) for o in per) for per, v in zip(outs, node.results, strict=True)]
        return [per[0] if all(o is per[0] for o in per) else per for per in map(_merge, outs, finished)]

    def _finish(self, out: Any, type: TensorType, declared: bool = False) -> Slot:
        """A rule's result as a slot; ``declared``: the program gives the type, and the rule goes by what operands hold."""
        if isinstance(out, PerDevice):
            return PerDevice(self._finish(o, type, declared) for o in out)
        array = to_world(out, type, self.world)
        if isinstance(type, TensorType) and not _has_type(array, type):
            if type.is_static and not declared:
                raise AssertionError(f"a rule made {array.shape} where the graph says {type}")
            raise ShloError(f"a value of the shape {list(array.shape)} came up where the program says {type}")
        return cast(Slot, array)

    def _guard(self, node: Node, rule: Callable[..., Any], args: Sequence[Any], attrs: Attrs) -> Any:
        if self.world is not World.EXACT:
            return rule(*args, **attrs)
        why = _leaves_the_rationals(node)
        if why is None:
            try:
                return rule(*args, **attrs)
            except ZeroDivisionError:
                why = "it divides by zero"
        raise ShloError(f"{node.called} has no exact value over the rationals ({why})")


class Callee:
    """A region or a function as a rule sees it: call it with arrays, get a tuple of arrays."""

    def __init__(self, walker: _Walker, graph: Graph, env: dict[Value, Slot]) -> None:
        self.walker, self.graph, self.env = walker, graph, env

    def __call__(self, *args: Any) -> tuple[Any, ...]:
        typed = [
            PerDevice(self.argument(i, x) for x in a) if isinstance(a, PerDevice) else self.argument(i, a)
            for i, a in enumerate(args)
        ]
        return self.walker.run(self.graph, typed, self.env)

    def on_devices(self, devices: Devices, *args: Any) -> tuple[Any, ...]:
        """Run a function on a grid of devices of its own; arguments and results may be PerDevice."""
        return Callee(_Walker(self.walker.world, devices), self.graph, {})(*args)

    def argument(self, index: int, array: Any) -> Any:
        """An array with the elements that the parameter's type has."""
        return to_world(array, self.graph.params[index].type, self.walker.world)

    def on_arrays(self, *args: Any) -> tuple[Any, ...]:
        """Apply a region of scalars to every element: at once where it is elementwise, else one by one."""
        if all(n.op in ELEMENTWISE or n.op is constant for n in self.graph.nodes):
            env: dict[Value, Any] = {v: self.env[v] for v in self.graph.captures}
            env.update(zip(self.graph.params, args, strict=True))
            for node in self.graph.nodes:
                slots = [env[v] for v in node.operands]
                (out,) = self.walker.outcome(node, DEN.of(node.op), slots, node.attrs)
                env[node.results[0]] = to_world(out, node.results[0].type, self.walker.world)
            shape = np.broadcast_shapes(*(np.shape(a) for a in args))
            return tuple(np.broadcast_to(env[v], shape) for v in self.graph.results)
        shape = np.broadcast_shapes(*(np.shape(a) for a in args))
        spread = [np.broadcast_to(a, shape) for a in args]
        rows = [self(*(np.asarray(a[i]) for a in spread)) for i in np.ndindex(shape)]
        empty = [to_world(np.zeros((0,)), v.type, self.walker.world).dtype for v in self.graph.results]
        return tuple(np.array([r[k] for r in rows], dtype=empty[k]).reshape(shape) for k in range(len(empty)))


def _merge(raw: Iterable[Any], finished: PerDevice) -> PerDevice:
    """Devices that got the very same array from a collective keep sharing one."""
    first: dict[int, Any] = {}
    return PerDevice(first.setdefault(id(r), f) for r, f in zip(raw, finished, strict=True))


def _has_type(array: Array, type: TensorType) -> bool:
    """Has the array the type's shape, unknown sizes being any within their bounds?"""
    if array.shape == type.shape:
        return True
    return shapes_fit(array.shape, type.shape) and (
        type.bounds is None or all(b == DYNAMIC or n <= b for n, b in zip(array.shape, type.bounds, strict=True))
    )


_CALLING: Final = frozenset(("call", "composite_", "custom_call", "run_parallel"))
"""Operators that take functions, besides those that take regions."""


def _leaves_the_rationals(node: Node) -> str | None:
    """Why the node has no value in the exact world, where its operator, or one in its lowering, is declared to have none."""
    op = node.op
    if op in IRRATIONAL or not op.is_composite:
        return IRRATIONAL.get(op)
    return _irrational(op.lowering(tuple([v.type for v in node.operands]), node.attrs))


@per_graph
def _irrational(graph: Graph) -> str | None:
    found = (_leaves_the_rationals(n) for n in graph.walk())
    return next((why for why in found if why is not None), None)


def _widen(slot: Slot) -> Slot:
    """Narrow elements as those that NumPy computes with."""
    return slot if isinstance(slot, (PerDevice, tuple)) else widen(slot)


def _captures_differ(node: Node, env: dict[Value, Slot]) -> bool:
    return any(isinstance(env[v], PerDevice) for region in node.regions for v in region.captures)


@per_graph
def _graph_communicates(graph: Graph) -> bool:
    return any(n.op.collective or _communicates(n) for n in graph.nodes)


def _communicates(node: Node) -> bool:
    """Does a region or callee of this node contain a collective, so that all devices must enter it together?"""
    graphs = [*node.regions, *(a.graph for a in node.attrs.values() if type(a) is Function)]
    return any(map(_graph_communicates, graphs))


@per_graph
def last_uses(graph: Graph) -> dict[Node, list[Value]]:
    """For each node, the values of this block that nothing after it needs."""
    kept = set(graph.results)
    seen: set[Value] = set()
    last: dict[Node, list[Value]] = {}
    for node in reversed(graph.nodes):
        used = {*node.operands, *(v for region in node.regions for v in region.captures), *node.results}
        ending = [v for v in used if v not in seen and v not in kept]
        if ending:
            last[node] = ending
        seen |= used
    return last
