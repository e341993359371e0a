"""Values, nodes, graphs, functions, modules: what calling operators leaves behind.  All immutable once built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import WeakKeyDictionary

import numpy as np

from shlo.ir.errors import ShloError, users_line
from shlo.ir.literal import Literal
from shlo.ir.sharding import Mesh
from shlo.ir.subscripts import matrix_product, subscript
from shlo.ir.types import DType, Shape, TensorType, Type

if TYPE_CHECKING:
    from shlo.ir.operator import Operator

Attrs = Mapping[str, Any]

_NONE: Attrs = {}

OPERATORS: dict[str, Operator[..., Any]] = {}
"""Every operator under its Python name (``conv_weight_grad_b``)."""

BY_TEXT: dict[str, Operator[..., Any]] = {}
"""Every operator under the name its text uses (``stablehlo.add``, ``shlo.convWeightGradB``)."""


class Value:
    """One result of a node (or a parameter of a graph): what operators take and return.

    Python's arithmetic builds nodes, between values of one type or with a number: ``+ - * / ** @ < <= > >= & | ^ ~ << >>``,
    ``abs(x)``, and ``x[…]`` with integers, slices, ``...`` and ``None``.  ``==`` asks whether two are the same value, so that
    values can be keys of dictionaries; ``ops.compare`` builds the comparison of their elements.
    """

    __slots__ = ("index", "node", "type")

    __array_ufunc__ = None  # NumPy: ``array + value`` is ours to refuse, not to be done an element at a time

    node: Node | None
    """Who computes it; None for a parameter."""
    index: int
    """Which result of the node, or which parameter."""
    type: TensorType
    """Its type.  Tokens share the slot: a rule that needs a tensor finds out by using it."""

    def __init__(self, node: Node | None, index: int, type: Type) -> None:
        self.node, self.index, self.type = node, index, cast(TensorType, type)

    @property
    def shape(self) -> Shape:
        return self.type.shape

    @property
    def dtype(self) -> DType:
        return self.type.dtype

    @property
    def rank(self) -> int:
        return len(self.type.shape)

    def __repr__(self) -> str:
        made = self.node.op.label if self.node is not None else "parameter"
        return f"<{made}{f'#{self.index}' if self.index else ''}: {self.type}>"

    def _known(self, *_: Any) -> Any:
        raise ShloError(
            "a value of the graph is not known while it is built: it is no Python number, and shlo.evaluate gives arrays",
            users_line(),
        )

    __float__ = __int__ = __complex__ = _known

    def __iter__(self) -> Iterator[Value]:
        raise ShloError(
            f"{self!r} is one value and cannot be gone through: x[i] is a slice of it, and what takes several values takes a list",
            users_line(),
        )

    def __contains__(self, other: object) -> bool:
        raise ShloError("'in' asks for what is not known while the graph is built", users_line())

    def __getitem__(self, index: Any) -> Value:
        if not isinstance(self.type, TensorType):
            raise ShloError(
                f"only tensors are indexed, not {self.type}: ops.get_tuple_element takes from a tuple", users_line()
            )
        where = subscript(index, self.shape, str(self.type))
        sliced = self
        if where.starts != (0,) * self.rank or where.limits != self.shape or any(s != 1 for s in where.strides):
            ranges = {"start_indices": where.starts, "limit_indices": where.limits, "strides": where.strides}
            sliced = OPERATORS["slice_"](self, **ranges)
        if where.reversed:
            sliced = OPERATORS["reverse"](sliced, dimensions=where.reversed)
        return sliced if sliced.shape == where.shape else cast(Value, OPERATORS["reshape"](sliced, shape=where.shape))

    def __matmul__(self, other: Value) -> Value:
        return _matrix_product(self, other)

    def __rmatmul__(self, other: Any) -> Value:
        return _matrix_product(other, self)

    def __pow__(self, other: Value | float) -> Value:
        return _power(self, other)

    def __rpow__(self, other: float) -> Value:
        return _arithmetic("power", other, self)

    def __abs__(self) -> Value:
        return cast(Value, OPERATORS["abs_"](self))

    def __and__(self, other: Value | int) -> Value:
        return _arithmetic("and_", self, other)

    def __or__(self, other: Value | int) -> Value:
        return _arithmetic("or_", self, other)

    def __xor__(self, other: Value | int) -> Value:
        return _arithmetic("xor", self, other)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def __invert__(self) -> Value:
        return cast(Value, OPERATORS["not_"](self))

    def __lshift__(self, other: Value | int) -> Value:
        return _arithmetic("shift_left", self, other)

    def __rshift__(self, other: Value | int) -> Value:
        """Of signed integers the sign comes in from the left, of unsigned ones zeros, as in NumPy."""
        kind = "logical" if self.dtype.kind == "uint" else "arithmetic"
        return _arithmetic(f"shift_right_{kind}", self, other)

    def __mod__(self, other: Any) -> Value:
        raise ShloError(
            "% means another thing in every language: ops.remainder has the sign of the dividend, as the specification has it",
            users_line(),
        )

    def __floordiv__(self, other: Any) -> Value:
        raise ShloError(
            "// rounds down in Python: ops.floor(a / b) does so for floats, and ops.divide of integers rounds towards zero",
            users_line(),
        )

    __rmod__, __rfloordiv__ = __mod__, __floordiv__

    # Arithmetic between equal types, or with a Python number, is spelled as usual.
    def __add__(self, other: Value | float) -> Value:
        return _arithmetic("add", self, other)

    def __sub__(self, other: Value | float) -> Value:
        return _arithmetic("subtract", self, other)

    def __mul__(self, other: Value | float) -> Value:
        return _arithmetic("multiply", self, other)

    def __truediv__(self, other: Value | float) -> Value:
        return _arithmetic("divide", self, other)

    def __radd__(self, other: float) -> Value:
        return _arithmetic("add", other, self)

    def __rsub__(self, other: float) -> Value:
        return _arithmetic("subtract", other, self)

    def __rmul__(self, other: float) -> Value:
        return _arithmetic("multiply", other, self)

    def __rtruediv__(self, other: float) -> Value:
        return _arithmetic("divide", other, self)

    def __bool__(self) -> bool:
        raise ShloError("a value of the graph is not known while it is built: choose with ops.select", users_line())

    def __neg__(self) -> Value:
        return cast(Value, OPERATORS["negate"](self))

    def __lt__(self, other: Value | float) -> Value:
        return _arithmetic("compare", self, other, comparison_direction="LT")

    def __le__(self, other: Value | float) -> Value:
        return _arithmetic("compare", self, other, comparison_direction="LE")

    def __gt__(self, other: Value | float) -> Value:
        return _arithmetic("compare", self, other, comparison_direction="GT")

    def __ge__(self, other: Value | float) -> Value:
        return _arithmetic("compare", self, other, comparison_direction="GE")


class Parameter(Value):
    """An input of a graph.  In ``main`` the name is part of what the program is; inside a region it is not."""

    __slots__ = ("name",)

    def __init__(self, index: int, type: Type, name: str) -> None:
        super().__init__(None, index, type)
        self.name = name


Values = Sequence[Value]
"""As an annotation of a positional parameter: a group of operands.  All groups of an operator have equal length."""


class Node:
    """One application of an operator: operands (flat), attributes (in declaration order) and results."""

    __slots__ = ("attrs", "extra", "loc", "name", "op", "operands", "results")

    def __init__(
        self, op: Operator[..., Any], operands: tuple[Value, ...], attrs: Attrs, types: Iterable[Type], name: str
    ) -> None:
        self.op, self.operands, self.attrs, self.name = op, operands, attrs, name
        self.results = tuple([Value(self, i, t) for i, t in enumerate(types)])
        self.loc: int | None = None
        """Offset of the statement in the text this node was read from."""
        self.extra: Attrs = _NONE
        """Attributes of other dialects that stood in the text (MLIR's discardable ones): they mean nothing here."""

    @property
    def regions(self) -> Sequence[Graph]:
        """The regions, those of an attribute that is a tuple of them (``case``'s branches) one by one."""
        if not self.op.has_regions:
            return ()
        found: list[Graph] = []
        for a in self.attrs.values():
            if type(a) is Graph:
                found.append(a)
            elif type(a) is tuple:
                found.extend([g for g in a if type(g) is Graph])
        return found

    @property
    def called(self) -> str:
        """What messages call it: its name (``layer1.conv.convF``), and its operator where the name does not say it."""
        return self.name if self.name.endswith(self.op.label) else f"{self.name} ({self.op.label})"

    @property
    def effect(self) -> bool:
        """Does it do more than compute its results, so that it stays where nobody uses them?"""
        if not self.op.pure or self.attrs.get("has_side_effect") is True:
            return True
        return self.op.has_regions and any(region.effect for region in self.regions)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.op.label}({', '.join(str(v.type) for v in self.operands)})>"


class Graph:
    """A block of nodes in execution order, with its parameters and results: a function body or a region.

    A region's nodes may use values of the enclosing blocks (its *captures*).
    """

    __slots__ = ("__weakref__", "_captures", "_effect", "nodes", "params", "results")

    def __init__(self, params: tuple[Parameter, ...], nodes: tuple[Node, ...], results: tuple[Value, ...]) -> None:
        self.params, self.nodes, self.results = params, nodes, results
        self._captures: tuple[Value, ...] | None = None
        self._effect: bool | None = None

    @property
    def effect(self) -> bool:
        """Has any of its nodes an effect?"""
        if self._effect is None:
            self._effect = any(node.effect for node in self.nodes)
        return self._effect

    @property
    def captures(self) -> tuple[Value, ...]:
        """The values of enclosing blocks that this block or its regions use, each once, in order of first use."""
        if self._captures is None:
            inside: set[Value] = set(self.params)
            found: dict[Value, None] = {}
            for node in self.nodes:
                for value in (*node.operands, *(v for g in node.regions for v in g.captures)):
                    if value not in inside:
                        found[value] = None
                inside.update(node.results)
            found.update((v, None) for v in self.results if v not in inside)
            self._captures = tuple(found)
        return self._captures

    def walk(self) -> Iterator[Node]:
        """Every node, those of regions included, each before the node that holds it."""
        for node in self.nodes:
            for region in node.regions:
                yield from region.walk()
            yield node


T = TypeVar("T")


def per_graph(fn: Callable[[Graph], T]) -> Callable[[Graph], T]:
    """Decorator: what the function says of a graph is remembered for as long as the graph lives."""
    known: WeakKeyDictionary[Graph, T] = WeakKeyDictionary()

    @wraps(fn)
    def remembered(graph: Graph) -> T:
        try:
            return known[graph]
        except KeyError:
            return known.setdefault(graph, fn(graph))

    return remembered


class Function:
    """A named graph.  ``arg_attrs`` and ``result_attrs`` are the dictionaries MLIR prints beside the types."""

    __slots__ = ("arg_attrs", "attrs", "graph", "name", "result_attrs", "text_loc", "visibility")

    def __init__(
        self,
        name: str,
        graph: Graph,
        *,
        private: bool = False,
        arg_attrs: Sequence[Attrs] = (),
        result_attrs: Sequence[Attrs] = (),
        attrs: Attrs | None = None,
    ) -> None:
        self.name, self.graph = name, graph
        self.visibility = "private" if private else "public"
        """``public``, ``private`` or ``nested``; empty where a text says none, which means public."""
        self.arg_attrs: tuple[Attrs, ...] = tuple(arg_attrs) or ({},) * len(graph.params)
        self.result_attrs: tuple[Attrs, ...] = tuple(result_attrs) or ({},) * len(graph.results)
        self.attrs: Attrs = attrs or {}
        self.text_loc: int | None = None

    @property
    def private(self) -> bool:
        """Can only this module call it?"""
        return self.visibility == "private"

    @property
    def arg_types(self) -> tuple[TensorType, ...]:
        return tuple(p.type for p in self.graph.params)

    @property
    def result_types(self) -> tuple[TensorType, ...]:
        return tuple(v.type for v in self.graph.results)

    @property
    def result_names(self) -> tuple[str, ...]:
        """What each result is called: its ``jax.result_info``, else its position."""
        infos = [str(a.get("jax.result_info", "")) for a in self.result_attrs]
        return tuple(info or str(i) for i, info in enumerate(infos))

    def __call__(self, *args: Value) -> Any:
        """Inside a graph under construction: call this function; its result, or a tuple of several."""
        if any(not isinstance(a, Value) for a in args):
            raise ShloError(
                f"@{self.name} is called with values of a graph that is being built: "
                f"evaluate({self.name}, [arrays…]) computes it on arrays",
                users_line(),
            )
        results = OPERATORS["call"](args, callee=self)
        return results[0] if len(results) == 1 else results

    def __repr__(self) -> str:
        types = ", ".join(f"{p.name}: {p.type}" for p in self.graph.params)
        return f"<function {self.name}({types}) -> {', '.join(map(str, self.result_types))}>"


class Module:
    """Functions that make one program; ``main`` is where it starts.  ``attrs`` are the module's attributes
    (``mhlo.num_replicas`` among them), ``meshes`` the grids of devices that its shardings are over."""

    __slots__ = ("attrs", "functions", "meshes", "name")

    def __init__(
        self, functions: Iterable[Function], name: str = "", attrs: Attrs | None = None, meshes: Iterable[Mesh] = ()
    ) -> None:
        self.functions = {f.name: f for f in functions}
        self.name, self.attrs = name, dict(attrs or {})
        self.meshes = {m.name: m for m in meshes}

    @classmethod
    def of(cls, function: Function) -> Module:
        """The program that is this function: a module of its name, whose ``main`` it is, for as many replicas as its
        collectives name."""
        main = Function(
            "main",
            function.graph,
            arg_attrs=function.arg_attrs,
            result_attrs=function.result_attrs,
            attrs=function.attrs,
        )
        replicas = _replicas(function.graph)
        attrs = {"mhlo.num_partitions": 1, "mhlo.num_replicas": replicas} if replicas > 1 else {}
        return cls([main], "" if function.name == "main" else function.name, attrs)

    @property
    def main(self) -> Function:
        return self.function("main")

    def function(self, name: str) -> Function:
        if name not in self.functions:
            raise ShloError(f"the module has no function @{name}: it has {', '.join('@' + n for n in self.functions)}")
        return self.functions[name]

    def count(self, which: str) -> int:
        """``which`` is replicas or partitions: the ``mhlo.num_…`` attribute, 1 where absent."""
        count = self.attrs.get(f"mhlo.num_{which}", 1)
        if not isinstance(count, int) or count < 1:
            written = f'"{count}"' if isinstance(count, str) else count
            raise ShloError(f"mhlo.num_{which} must be an integer from 1, not {written}")
        return count

    @property
    def replicas(self) -> int:
        return self.count("replicas")

    @property
    def partitions(self) -> int:
        return self.count("partitions")


def _replicas(graph: Graph) -> int:
    """How many replicas the graph's collectives are for, where they say so; else 1."""
    count = 1
    for node in graph.walk():
        if node.op.collective:
            channel, groups = node.attrs.get("channel_handle"), node.attrs.get("replica_groups", ())
            ids = [i for group in groups for i in group] if channel is None else []
            count = max(count, node.attrs.get("replicas", 1), len(ids))
    return count


def as_function(given: Any, who: str) -> Function:
    """``given`` where it is a function; a refusal in the name of ``who``, which wants one, where it is not."""
    if isinstance(given, Function):
        return given
    instead = ": give it one of the module's, such as module.main" if isinstance(given, Module) else ""
    raise ShloError(f"{who} takes a function made by @func, not {type(given).__name__}{instead}", users_line())


def as_graph(given: Any, who: str) -> Graph:
    """The graph of a program: of a module's ``main``, of a function, or itself; a refusal in the name of ``who`` otherwise."""
    if isinstance(given, Graph):
        return given
    if isinstance(given, (Module, Function)):
        return given.main.graph if isinstance(given, Module) else given.graph
    raise ShloError(f"{who} takes a module, a function or a graph, not {type(given).__name__}", users_line())


def _arithmetic(name: str, left: Value | float, right: Value | float, **attrs: Any) -> Value:
    for side in (left, right):
        if not isinstance(side, (Value, int, float, complex, np.generic)):
            raise _stranger(name.rstrip("_"), side, "a value takes another value or a number")
    like = left if isinstance(left, Value) else cast(Value, right)
    sides = [v if isinstance(v, Value) else full_like(like, v) for v in (left, right)]
    return cast(Value, OPERATORS[name](*sides, **attrs))


def _power(base: Value, exponent: Value | float) -> Value:
    """``base ** exponent``.  A whole number that is not negative multiplies, by repeated squaring: that is exact, and its
    gradient needs no logarithm; anything else is ``ops.power``."""
    if isinstance(exponent, bool) or not isinstance(exponent, (int, np.integer)) or exponent < 0:
        return _arithmetic("power", base, exponent)
    result, square, left = None, base, int(exponent)
    while left:
        if left & 1:
            result = square if result is None else result * square
        left >>= 1
        square = square * square if left else square
    return full_like(base, 1) if result is None else result


def _matrix_product(left: Any, right: Any) -> Value:
    for side in (left, right):
        if not isinstance(side, Value):
            raise _stranger("@", side, "a value takes another value")
    how = matrix_product(left.shape, right.shape, f"{left.type} and {right.type}")
    made = cast(Value, OPERATORS["dot_general"](left, right, **how.attrs))
    return made if how.order is None else cast(Value, OPERATORS["transpose"](made, permutation=how.order))


def _stranger(name: str, side: Any, takes: str) -> ShloError:
    what = f"an array {list(side.shape)}" if isinstance(side, np.ndarray) else f"a {type(side).__name__}"
    hint = "ops.const(array, type) makes a constant of an array"
    return ShloError(f"{name}: {takes} beside it, not {what}: {hint}", users_line())


def full_like(like: Value, number: float) -> Value:
    """A constant of ``like``'s type with ``number`` everywhere (a splat: it costs one element)."""
    return cast(Value, OPERATORS["constant"](value=_splat(number, str(number), like.type)))


@lru_cache(maxsize=4096)
def _splat(number: float, spelled: str, type: TensorType) -> Literal:
    """``spelled`` keeps 0.0, −0.0, 0 and False apart in the cache."""
    return Literal.of(number, type)
