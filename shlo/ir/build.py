"""Building graphs: blocks under construction, the names of what is built in them, and tracing a Python function."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from shlo.ir.errors import Position, ShloError, users_line
from shlo.ir.graph import Graph, Node, Parameter, Value
from shlo.ir.types import Type


class _State(threading.local):
    def __init__(self) -> None:
        self.block: Block | None = None
        self.scope = ""


_state = _State()


@contextmanager
def no_collection() -> Iterator[None]:
    """Pause Python's cyclic garbage collector while many small objects are made that all stay, such as a graph's.

    Every collection on the way would visit them all in vain, which makes building slower than linear.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
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
        self.collector: AbstractContextManager[None] | None = None

    def __enter__(self) -> Block:
        self.outer, _state.block = _state.block, self
        if self.outer is None:
            self.collector = no_collection()
            self.collector.__enter__()
        return self

    def __exit__(self, *exc: object) -> None:
        _state.block = self.outer
        if self.collector is not None:
            self.collector.__exit__(None, None, None)
            self.collector = None

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
            assert {*params} == {*self.params}
            assert len(params) == len(self.params)
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


class within_scope:
    """``with within_scope(path):`` replaces the whole scope path (a transformation naming nodes after those they come
    from)."""

    __slots__ = ("before", "path")

    def __init__(self, path: str) -> None:
        self.path = path

    def __enter__(self) -> None:
        self.before, _state.scope = _state.scope, self.path

    def __exit__(self, *exc: object) -> None:
        _state.scope = self.before


def scope(name: str) -> within_scope:
    """Name what is built inside: nodes in ``with scope("layer1"): with scope("conv"):`` are called
    ``layer1.conv.…`` in the text and in errors."""
    return within_scope(f"{_state.scope}{name}.")


def current_scope() -> str:
    """The dotted path of the enclosing :func:`scope` names, ending in a dot, or empty."""
    return _state.scope


def trace(
    fn: Callable[..., Any], params: Iterable[tuple[str, Type]], *, isolated: bool = True, prune: bool = True
) -> Graph:
    """The graph that ``fn`` builds when called with one value a parameter (name and type).

    An isolated one shares no nodes with the blocks around it; what it uses of their values are its captures.
    """
    with Block(isolated=isolated) as block:
        args = [block.parameter(name, type) for name, type in params]
        returned = fn(*args)
        return block.finish(as_results(returned), prune=prune)


def trace_closed(fn: Callable[..., Any], params: Sequence[tuple[str, Type]]) -> Graph:
    """The graph of a function, which uses no values but its own.

    ShloError at the line that uses one of another function, or of a region that is closed.  Nodes do not remember their lines:
    where there is such a value, ``fn`` builds its graph once more, in a block that looks at every operand.
    """
    graph = trace(fn, params)
    if not graph.captures:
        return graph
    with Block() as block:
        block.nodes = _OwnOnly(block)
        fn(*[block.parameter(name, type) for name, type in params])
    raise ShloError(_stranger(graph.captures[0]), Position(fn.__code__.co_filename, fn.__code__.co_firstlineno))


class _OwnOnly(list[Node]):
    """The nodes of an isolated block, which refuses the first one that uses a value from elsewhere."""

    def __init__(self, block: Block) -> None:
        super().__init__()
        self.block, self.known = block, set[Value]()

    def append(self, node: Node) -> None:
        self.known.update(self.block.params)
        for value in (*node.operands, *(v for region in node.regions for v in region.captures)):
            if value not in self.known:
                raise ShloError(f"{node.called}: {_stranger(value)}", users_line())
        self.known.update(node.results)
        super().append(node)


def _stranger(value: Value) -> str:
    what = f"'{value.name}'" if isinstance(value, Parameter) else f"what {value.node.name} made" if value.node else ""
    return (
        f"{what} ({value.type}) is not a value of this function but of another one, or of a region that is closed: "
        f"give it to the function as a parameter, or return it from the region"
    )


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
