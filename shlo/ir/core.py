"""The whole idea: **an operator is its function**, a graph is what calling operators leaves behind, and a *meaning*
is a table from operators to rules.

A primitive is declared by a typed Python function whose body is its *type rule*::

    @primitive(form="$operand, dims = $permutation : fn")
    def transpose(operand: Value, *, permutation: tuple[int, ...]) -> TensorType:
        \"\"\"Permute the axes.\"\"\"
        return operand.type.with_shape(tuple(operand.shape[p] for p in permutation))

and a composite by one whose body is its *lowering* to other operators::

    @composite("n a, a c -> n c")
    def dense(x: Value, w: Value) -> Value:
        \"\"\"x·W.\"\"\"
        return dot_general(x, w, ...)

Positional parameters are operands, keyword-only parameters are attributes.  Calling the operator inside a graph under
construction appends a node (or finds the equal node that is already there) and returns its results.  Everything else an
operator means follows by decorator, next to it::

    @transpose.den                                # what it computes, in NumPy
    def _(x, *, permutation): return x.transpose(permutation)

    @transpose.vjp                                # its adjoint: cotangents of the results, then the operands
    def _(dy, x, *, permutation): return transpose(dy, permutation=inverse(permutation))

    @transpose.cut                                # what cutting operands along an axis does to the results
    def _(axes, x, *, permutation): return ...

An *interpreter* is a walk over :attr:`Graph.nodes` with such a table; a new one is one file::

    FLOPS = Meaning("flops", "floating-point operations of one application")

Nodes, values and graphs are immutable once built.  Blocks nest (a region is an attribute whose value is a Graph, which
may use values of the blocks around it), functions do not.
"""

from __future__ import annotations

import gc
import inspect
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, cast, get_args, get_type_hints, overload

import numpy as np

from shlo.ir.contract import Contract
from shlo.ir.errors import RuleError, ShloError, users_line
from shlo.ir.literal import Literal
from shlo.ir.sharding import Mesh
from shlo.ir.types import DType, Shape, TensorType, Type, compatible

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])
Attrs = Mapping[str, Any]
_NONE: Attrs = {}


# ---------------------------------------------------------------------------------------------------- values


class Value:
    """One result of a node (or a parameter of a graph): what operators take and return."""

    __slots__ = ("index", "node", "type")

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

    __slots__ = ("_captures", "_effect", "nodes", "params", "results")

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


class Function:
    """A named graph.  ``arg_attrs`` and ``result_attrs`` are the dictionaries MLIR prints beside the types."""

    __slots__ = ("arg_attrs", "attrs", "graph", "name", "private", "result_attrs", "text_loc")

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
        self.name, self.graph, self.private = name, graph, private
        self.arg_attrs: tuple[Attrs, ...] = tuple(arg_attrs) or ({},) * len(graph.params)
        self.result_attrs: tuple[Attrs, ...] = tuple(result_attrs) or ({},) * len(graph.results)
        self.attrs: Attrs = attrs or {}
        self.text_loc: int | None = None

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

    @property
    def main(self) -> Function:
        return self.function("main")

    def function(self, name: str) -> Function:
        if name not in self.functions:
            raise ShloError(f"the module has no function @{name}: it has {', '.join('@' + n for n in self.functions)}")
        return self.functions[name]

    def count(self, which: str) -> int:
        """``which`` is replicas or partitions: the ``mhlo.num_…`` attribute, 1 where absent."""
        return int(self.attrs.get(f"mhlo.num_{which}", 1))

    @property
    def replicas(self) -> int:
        return self.count("replicas")

    @property
    def partitions(self) -> int:
        return self.count("partitions")


# -------------------------------------------------------------------------------------------------- building


class _State(threading.local):
    def __init__(self) -> None:
        self.block: Block | None = None
        self.scope = ""


_state = _State()


class no_collection:
    """Pause Python's cyclic garbage collector while a graph is built.

    A graph is many small objects that all stay: every collection on the way visits them all in vain, which makes building
    slower than linear.
    """

    def __init__(self) -> None:
        self.running = False

    def __enter__(self) -> None:
        self.running = gc.isenabled()
        gc.disable()

    def __exit__(self, *exc: object) -> None:
        if self.running:
            gc.enable()


class Block:
    """A graph under construction.  ``with Block() as b:`` makes operators append to it; :meth:`finish` freezes it.

    An isolated block (a function body) sees no values of the block around it; a region sees them all.
    With ``share=False`` equal nodes stay apart, as a parser wants them.
    """

    def __init__(self, *, isolated: bool = True, share: bool = True) -> None:
        self.params: list[Parameter] = []
        self.nodes: list[Node] = []
        self.isolated, self.share = isolated, share
        self.memo: dict[Any, Node] = {}
        self.outer: Block | None = None
        self.collector = no_collection()

    def __enter__(self) -> Block:
        self.outer, _state.block = _state.block, self
        if self.outer is None:
            self.collector.__enter__()
        return self

    def __exit__(self, *exc: object) -> None:
        _state.block = self.outer
        if self.outer is None:
            self.collector.__exit__(*exc)

    def parameter(self, name: str, type: Type) -> Parameter:
        value = Parameter(len(self.params), type, name)
        self.params.append(value)
        return value

    def find(self, key: Any) -> Node | None:
        block: Block | None = self
        while block is not None:
            node = block.memo.get(key)
            if node is not None:
                return node
            block = None if block.isolated else block.outer
        return None

    def finish(self, results: Iterable[Value], *, prune: bool = True, params: Sequence[Parameter] = ()) -> Graph:
        """The finished graph; nodes that no result and no effect needs are dropped unless ``prune`` is False.

        ``params`` gives the parameters another order than that of their creation.
        """
        results = tuple(results)
        if params:
            assert {*params} == {*self.params} and len(params) == len(self.params)
            self.params = list(params)
            for i, p in enumerate(params):
                p.index = i
        nodes = self.nodes
        if prune:
            needed = {v.node for v in results}
            kept: list[Node] = []
            for node in reversed(nodes):
                if node in needed or node.effect:
                    kept.append(node)
                    needed.update([v.node for v in node.operands])
                    for region in node.regions:
                        needed.update([v.node for v in region.captures])
            nodes = kept[::-1]
        return Graph(tuple(self.params), tuple(nodes), results)


def current_block() -> Block:
    """The block that operators append to."""
    if _state.block is None:
        raise ShloError("no graph is being built: call operators inside a function given to @shlo.func", users_line())
    return _state.block


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Name what is built inside: nodes in ``with scope("layer1"): with scope("conv"):`` are called
    ``layer1.conv.…`` in the text and in errors."""
    before = _state.scope
    _state.scope = f"{before}{name}."
    try:
        yield
    finally:
        _state.scope = before


def current_scope() -> str:
    """The dotted path of the enclosing :func:`scope` names, ending in a dot, or empty."""
    return _state.scope


@contextmanager
def within_scope(path: str) -> Iterator[None]:
    """Replace the whole scope path (a transformation naming nodes after the ones they come from)."""
    before = _state.scope
    _state.scope = path
    try:
        yield
    finally:
        _state.scope = before


def trace(
    fn: Callable[..., Any], params: Iterable[tuple[str, Type]], *, isolated: bool = True, prune: bool = True
) -> Graph:
    """The graph that ``fn`` builds when called with one value a parameter (name and type)."""
    with Block(isolated=isolated) as block:
        args = [block.parameter(name, type) for name, type in params]
        returned = fn(*args)
        return block.finish(as_results(returned), prune=prune)


def region(fn: Callable[..., Any], *types: Type) -> Graph:
    """A region: the graph ``fn`` builds over parameters of these types, free to use the values around it."""
    return trace(fn, [(f"arg{i}", t) for i, t in enumerate(types)], isolated=False)


def as_results(returned: Any) -> tuple[Value, ...]:
    """What a traced function returned, as the tuple of a graph's results."""
    results = returned if isinstance(returned, (tuple, list)) else (returned,)
    for r in results:
        if not isinstance(r, Value):
            raise ShloError(f"a traced function must return values, not {type(r).__name__}", users_line())
    return tuple(results)


# ------------------------------------------------------------------------------------------------- operators

OPERATORS: dict[str, Operator[..., Any]] = {}
"""Every operator under its Python name (``conv_weight_grad_b``)."""

BY_TEXT: dict[str, Operator[..., Any]] = {}
"""Every operator under the name its text uses (``stablehlo.add``, ``shlo.convWeightGradB``)."""

REQUIRED: Any = inspect.Parameter.empty


class Example:
    """Operand types (``"f32[2, 3]"``) and attributes at which the laws try an operator.

    ``domains`` restricts what is drawn for an operand, by name: ``positive``, ``unit`` (0 … 1), ``simplex`` (rows sum to
    one), ``nonzero``, ``distinct`` (no two elements equal), ``zero``, ``bool``; a callable ``rng, shape -> array`` draws.
    ``unrun`` says why XLA cannot be asked what it makes of this one, ``free`` why its results are anybody's choice, ``nograd``
    why it has no derivative where its operator has.
    """

    __slots__ = ("attrs", "dims", "domains", "free", "nograd", "types", "unrun")

    def __init__(
        self,
        *types: str,
        dims: Mapping[str, int] | None = None,
        domains: Attrs | None = None,
        unrun: str = "",
        free: str = "",
        nograd: str = "",
        **attrs: Any,
    ):
        self.types, self.attrs, self.dims, self.domains = types, attrs, dims or {}, domains or {}
        self.unrun, self.free, self.nograd = unrun, free, nograd


def _mnemonic(name: str) -> str:
    """conv_weight_grad_b → convWeightGradB."""
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(w.capitalize() for w in rest)


class Operator(Generic[P, R]):
    """A graph operator; call it to build a node.  Made by :func:`primitive` and :func:`composite`."""

    def __init__(
        self,
        fn: Callable[..., Any],
        *,
        kind: str,
        text_name: str,
        contract: Contract | None = None,
        form: str | None = None,
        examples: Sequence[Example] = (),
        domains: Attrs | None = None,
        pure: bool = True,
        shares: bool = True,
        collective: bool = False,
        result_names: tuple[str, ...] = (),
        wants: tuple[str, ...] = (),
    ) -> None:
        self.fn, self.kind, self.text_name, self.contract, self.form = fn, kind, text_name, contract, form
        self.name = fn.__name__
        self.label = text_name.split(".", 1)[1]
        self.doc = inspect.cleandoc(fn.__doc__ or "")
        self.examples, self.domains = tuple(examples), domains or {}
        self.pure, self.shares, self.collective = pure, shares, collective
        self.result_names, self.wants = result_names, wants
        self.source = inspect.getsourcefile(fn), fn.__code__.co_firstlineno
        self.hints = get_type_hints(fn)
        params = inspect.signature(fn).parameters.values()
        self.operands = tuple(p.name for p in params if p.kind is p.POSITIONAL_OR_KEYWORD)
        self.groups = tuple(i for i, n in enumerate(self.operands) if self.hints.get(n) == Values)
        self.defaults = {p.name: p.default for p in params if p.kind is p.KEYWORD_ONLY}
        self.required = frozenset(n for n, d in self.defaults.items() if d is REQUIRED)
        self.single = self.hints.get("return") in (TensorType, Value, Type)
        self.has_regions = any(Graph in (h, *get_args(h)) for n, h in self.hints.items() if n in self.defaults)
        self._inferred: dict[Any, tuple[tuple[Type, ...], Graph | None]] = {}
        for table, key in ((OPERATORS, self.name), (BY_TEXT, text_name)):
            if key in table:
                raise ValueError(f"operator {key} is declared twice")
            table[key] = self

    def __repr__(self) -> str:
        return f"<operator {self.label}>"

    @property
    def is_composite(self) -> bool:
        return self.kind == "composite"

    # ---- building

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            operands = self.flatten(args) if self.groups else args
            if len(args) != len(self.operands):
                raise RuleError(f"takes {len(self.operands)} operands ({', '.join(self.operands)}), got {len(args)}")
            for value in operands:
                if not isinstance(value, Value):
                    raise RuleError(f"operands must be values of the graph, not {type(value).__name__} {value!r}")
            results = self._build(cast("tuple[Value, ...]", operands), self.bind_attrs(kwargs))
        except RuleError as error:
            raise self._refusal(args, str(error)) from None
        return cast(R, results[0] if self.single else results)

    def on(
        self, operands: tuple[Value, ...], attrs: Attrs, results: tuple[Type, ...] | None = None
    ) -> tuple[Value, ...]:
        """Build a node from flat operands and complete attributes, as a :class:`Node` has them.

        ``results`` declares the result types where they are not those inferred but compatible with them: sizes known or
        unknown, other quantisation parameters.
        """
        try:
            return self._build(operands, attrs, results)
        except RuleError as error:
            raise self._refusal(operands, str(error)) from None

    def _build(
        self, operands: tuple[Value, ...], attrs: Attrs, declared: tuple[Type, ...] | None = None
    ) -> tuple[Value, ...]:
        block = _state.block or current_block()
        if declared is not None:
            inferred = self.infer(tuple([v.type for v in operands]), attrs)[0]
            if declared == inferred:
                declared = None
            elif len(declared) != len(inferred) or not all(map(compatible, inferred, declared)):
                raise RuleError(f"the results are {', '.join(map(str, inferred))}, not {', '.join(map(str, declared))}")
        key = (self, operands, tuple(attrs.values()), declared) if block.share and self.shares else None
        if key is not None:
            node = block.find(key)
            if node is not None:
                return node.results
        types = declared or self.infer(tuple([v.type for v in operands]), attrs)[0]
        node = Node(self, operands, attrs, types, _state.scope + self.label)
        block.nodes.append(node)
        if key is not None:
            block.memo[key] = node
        return node.results

    def bind_attrs(self, given: Attrs) -> Attrs:
        """Attributes in declaration order, defaults filled in, lists frozen to tuples."""
        if not self.defaults and not given:
            return self.defaults
        attrs = self.defaults.copy()
        for name, value in given.items():
            if name not in attrs:
                known = ", ".join(attrs) or "none"
                raise RuleError(f"has no attribute '{name}' (it has: {known})")
            attrs[name] = value if type(value) in _FROZEN else freeze(value)
        if not self.required <= given.keys():
            missing = sorted(self.required - given.keys())
            raise RuleError(f"needs the attribute{'s' * (len(missing) > 1)} {', '.join(missing)}")
        return attrs

    def flatten(self, args: Sequence[Any]) -> tuple[Value, ...]:
        """Operand parameters (groups as sequences) → the node's flat operands."""
        flat: list[Any] = []
        for i, arg in enumerate(args):
            flat.extend(arg) if i in self.groups else flat.append(arg)
        lengths = {len(args[i]) for i in self.groups if i < len(args)}
        if len(lengths) > 1:
            raise RuleError(f"operand groups must have equal length, got {sorted(lengths)}")
        return tuple(flat)

    def arrange(self, flat: Sequence[Any]) -> list[Any]:
        """A flat list with one entry an operand → one entry a parameter, groups as tuples: flatten's inverse."""
        if not self.groups:
            return list(flat)
        length = (len(flat) - len(self.operands) + len(self.groups)) // len(self.groups)
        args: list[Any] = []
        at = 0
        for i in range(len(self.operands)):
            if i in self.groups:
                args.append(tuple(flat[at : at + length]))
                at += length
            else:
                args.append(flat[at])
                at += 1
        return args

    def infer(self, types: tuple[Type, ...], attrs: Attrs) -> tuple[tuple[Type, ...], Graph | None]:
        """Result types at these operand types and attributes and, for a composite, its lowering there.

        Raises RuleError where the operator refuses them.  Remembered, so a rule must depend on nothing else.
        """
        key = (types, tuple(attrs.values()))
        found = self._inferred.get(key)
        if found is None:
            if self.contract is not None:
                self.contract.bind(self.operands, cast("tuple[TensorType, ...]", types), attrs)
            if self.is_composite:
                names = self.operands if not self.groups else [f"arg{i}" for i in range(len(types))]
                with within_scope(""):  # shared by every use, it is named after none of them
                    graph = trace(lambda *vs: self.fn(*self.arrange(vs), **attrs), list(zip(names, types, strict=True)))
                found = tuple(v.type for v in graph.results), graph
            else:
                given = [Value(None, i, t) for i, t in enumerate(types)]
                result = self.fn(*self.arrange(given), **attrs)
                found = (tuple(result) if isinstance(result, (tuple, list)) else (result,)), None
            if self.contract is not None:
                self.contract.check_results(cast("tuple[TensorType, ...]", types), found[0], attrs)
            if _shareable(attrs):
                self._inferred[key] = found
        return found

    def lowering(self, types: tuple[Type, ...], attrs: Attrs) -> Graph:
        """A composite's decomposition at these operand types: one parameter an operand."""
        graph = self.infer(types, attrs)[1]
        if graph is None:
            raise ShloError(f"{self.label} is a primitive: it has no lowering")
        return graph

    def _refusal(self, args: Sequence[Any], why: str) -> ShloError:
        flat = [v for a in args for v in (a if isinstance(a, (tuple, list)) else (a,))]
        types = ", ".join(str(v.type) if isinstance(v, Value) else repr(v) for v in flat)
        where = f"{_state.scope.rstrip('.')}: " if _state.scope else ""
        return ShloError(f"{where}{self.label}({types}): {why}", users_line())

    # ---- meanings, by decorator

    def den(self, fn: F) -> F:
        """Declare what this operator computes (see :data:`DEN`)."""
        DEN.rule(self)(fn)
        return fn

    def vjp(self, fn: F) -> F:
        """Declare this operator's adjoint (see :data:`VJP`)."""
        VJP.rule(self)(fn)
        return fn

    def cut(self, fn: F) -> F:
        """Declare what cutting operands along an axis does (see :data:`CUT`)."""
        CUT.rule(self)(fn)
        return fn

    def sync(self, fn: F) -> F:
        """Declare how R replicas compute this batch-coupling operator together (see :data:`SYNC`)."""
        SYNC.rule(self)(fn)
        return fn


def _shareable(attrs: Attrs) -> bool:
    """A region that captures values makes a node that only fits where it was built."""
    for a in attrs.values():
        for region in a if type(a) is tuple else (a,):
            if type(region) is Graph and region.captures:
                return False
    return True


def with_regions(attrs: Attrs, change: Callable[[Graph], Any]) -> dict[str, Any]:
    """The attributes with every region, alone or in a tuple, replaced by ``change(region)``."""

    def changed(a: Any) -> Any:
        if type(a) is Graph:
            return change(a)
        if type(a) is tuple and any(type(g) is Graph for g in a):
            return tuple([change(g) for g in a])
        return a

    return {name: changed(a) for name, a in attrs.items()}


_FROZEN: set[type] = {int, float, bool, str, tuple, type(None)}


def freeze(value: Any) -> Any:
    """An attribute value in hashable form: lists become tuples, NumPy scalars Python ones; named tuples stay."""
    if type(value) in (list, tuple):
        return tuple(freeze(v) for v in value)
    if isinstance(value, (np.integer, np.floating, np.bool_)):
        return value.item()
    return value


def _arithmetic(name: str, left: Value | float, right: Value | float, **attrs: Any) -> Value:
    like = left if isinstance(left, Value) else cast(Value, right)
    sides = [v if isinstance(v, Value) else full_like(like, v) for v in (left, right)]
    return cast(Value, OPERATORS[name](*sides, **attrs))


def full_like(like: Value, number: float) -> Value:
    """A constant of ``like``'s type with ``number`` everywhere (a splat: it costs one element)."""
    return cast(Value, OPERATORS["constant"](value=_splat(number, str(number), like.type)))


@lru_cache(maxsize=4096)
def _splat(number: float, spelled: str, type: TensorType) -> Literal:
    """``spelled`` keeps 0.0, −0.0, 0 and False apart in the cache."""
    return Literal.of(number, type)


class PrimitiveDecorator:
    """What :func:`primitive` returns: turns a type rule into an operator."""

    def __init__(self, **options: Any) -> None:
        self.options = options

    @overload
    def __call__(self, fn: Callable[P, Type]) -> Operator[P, Value]: ...
    @overload
    def __call__(self, fn: Callable[P, Sequence[Type]]) -> Operator[P, tuple[Value, ...]]: ...
    def __call__(self, fn: Callable[..., Any]) -> Operator[..., Any]:
        dialect, named = self.options.pop("dialect"), self.options.pop("text_name")
        text_name = named or f"{dialect}.{fn.__name__.rstrip('_')}"
        return Operator(fn, kind="primitive", text_name=text_name, **self.options)


def primitive(
    *,
    form: str | None = None,
    contract: str | None = None,
    examples: Sequence[Example] = (),
    domains: Attrs | None = None,
    pure: bool = True,
    shares: bool = True,
    collective: bool = False,
    dialect: str = "stablehlo",
    text_name: str | None = None,
    result_names: tuple[str, ...] = (),
    wants: tuple[str, ...] = (),
) -> PrimitiveDecorator:
    """Declare a primitive; the decorated function's body is its type rule, returning the result type(s).

    ``form`` is the pretty text form (see :mod:`shlo.ir.forms`), None for MLIR's generic form.  ``pure=False`` keeps a
    node whose results nobody uses; ``shares=False`` keeps equal nodes apart.  A ``collective``'s den sees all devices at once.
    ``result_names`` are the names that MLIR's printer gives the results, where it names them; ``text_name`` is the name in a
    text where it is not ``dialect`` and the function's.  ``wants`` names what its den gets of the evaluation as keywords:
    ``random``, a generator of random numbers, and ``extra``, the node's foreign attributes.
    """
    return PrimitiveDecorator(
        form=form,
        contract=Contract(contract) if contract else None,
        examples=examples,
        domains=domains,
        pure=pure,
        shares=shares,
        collective=collective,
        dialect=dialect,
        text_name=text_name,
        result_names=result_names,
        wants=wants,
    )


def composite(
    contract: str,
    *,
    cuts: Mapping[str, str] | None = None,
    sizes: Callable[..., Mapping[str, int]] | None = None,
    examples: Sequence[Example] = (),
    domains: Attrs | None = None,
    collective: bool = False,
    shares: bool = True,
) -> Callable[[Callable[P, R]], Operator[P, R]]:
    """Declare a training operator; the decorated function's body is its lowering.

    ``contract``, ``cuts`` and ``sizes`` are read by :class:`shlo.ir.contract.Contract`; ``shares=False`` keeps equal nodes apart.
    """

    def declare(fn: Callable[P, R]) -> Operator[P, R]:
        return Operator(
            fn,
            kind="composite",
            text_name=f"shlo.{_mnemonic(fn.__name__)}",
            contract=Contract(contract, cuts=cuts, sizes=sizes),
            examples=examples,
            domains=domains,
            collective=collective,
            shares=shares,
        )

    return declare


# -------------------------------------------------------------------------------------------------- meanings


class Meaning(Generic[F]):
    """One interpretation of the operators: a table of rules, a default, and written excuses.

    ``default`` makes a rule for an operator that has none (or returns None); ``excuse`` says why an operator has no rule.
    """

    def __init__(self, name: str, doc: str, default: Callable[[Operator[..., Any]], F | None] | None = None) -> None:
        self.name, self.doc, self.default = name, doc, default
        self.rules: dict[Operator[..., Any], F] = {}
        self.excuses: dict[Operator[..., Any], str] = {}
        MEANINGS[name] = self

    def rule(self, *ops: Operator[..., Any]) -> Callable[[F], F]:
        """Decorator: this is the rule of these operators."""

        def register(fn: F) -> F:
            for op in ops:
                if op in self.rules:
                    raise ValueError(f"{op.label} has two {self.name} rules")
                self.rules[op] = fn
            return fn

        return register

    def excuse(self, why: str, *ops: Operator[..., Any]) -> None:
        """These operators have no rule, because …"""
        self.excuses.update((op, why) for op in ops)

    def find(self, op: Operator[..., Any]) -> F | None:
        """The rule of ``op``, its default, or None."""
        found = self.rules.get(op)
        if found is None and self.default is not None:
            found = self.default(op)
        return found

    def of(self, op: Operator[..., Any]) -> F:
        """The rule of ``op``; an error that says what to do where there is none."""
        found = self.find(op)
        if found is None:
            why = self.excuses.get(op)
            if why:
                raise ShloError(f"{op.label} has no {self.name} rule: {why}")
            file, line = op.source
            raise ShloError(
                f"{op.label} has no {self.name} rule ({self.doc}): declare one with @{op.name}.{self.name} at {file}:{line}"
            )
        return found

    def status(self, op: Operator[..., Any]) -> str:
        """``rule``, ``default``, ``excused`` or ``missing``."""
        if op in self.rules:
            return "rule"
        if op in self.excuses:
            return "excused"
        return "default" if self.find(op) is not None else "missing"


MEANINGS: dict[str, Meaning[Any]] = {}


class Site(NamedTuple):
    """Where a den rule runs: types of operands and results, and the world (``real``, ``stored`` or ``exact``)."""

    types: tuple[Type, ...]
    results: tuple[Type, ...]
    world: str


SITED: set[Callable[..., Any]] = set()


def sited(fn: F) -> F:
    """Decorator for a den rule that depends on element types beyond what NumPy shows: it gets the :class:`Site` before its
    operands, and these as they are stored, narrow ones not widened::

        @popcnt.den
        @sited
        def _(site, operand): ...
    """
    SITED.add(fn)
    return fn


DEN: Meaning[Callable[..., Any]] = Meaning(
    "den",
    "what it computes: NumPy arrays in (a tuple for an operand group), attributes as keywords, array(s) out; regions "
    "arrive as callables",
)
VJP: Meaning[Callable[..., Any]] = Meaning(
    "vjp",
    "its adjoint: cotangents of the results, then the operands, attributes as keywords; builds and returns one "
    "cotangent (or None) an operand and, after them, a dict of cotangents of values that its regions capture",
)
CUT: Meaning[Callable[..., Any]] = Meaning(
    "cut",
    "given the axis each operand is cut along (None: whole), and the operands, the result's axis, 'sum', 'mean', None "
    "(whole) or 'couples'; a tuple of those for several results",
    default=lambda op: op.contract.cut if op.contract is not None else None,
)
SYNC: Meaning[Callable[..., Any]] = Meaning(
    "sync",
    "how replicas compute it together when it couples the batch: given `mean` (the collective), the operands and the "
    "attributes, builds the results",
    default=lambda op: None,
)
