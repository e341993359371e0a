"""``@func``: a typed Python function becomes a graph.

::

    @func
    def step(x: f32[8, 784], w: f32[784, 10]) -> f32[8, 10]:
        return dot_general(x, w, ...)
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any, get_args, get_origin, overload

from shlo.ir.core import Function, trace_closed
from shlo.ir.errors import Position, ShloError, users_line
from shlo.ir.types import TensorType, short_type


@overload
def func(fn: Callable[..., Any], /) -> Function: ...
@overload
def func(*, name: str | None = None, private: bool = False) -> Callable[[Callable[..., Any]], Function]: ...
def func(fn: Callable[..., Any] | None = None, /, *, name: str | None = None, private: bool = False) -> Any:
    """Build the graph of a Python function whose parameters are annotated with tensor types such as ``f32[8, 784]``.

    The function runs once, on symbolic values, and may use none but these and what it makes of them.  It returns a value or a
    tuple of them; a return annotation, where there is one, is checked.  ``name`` defaults to the function's.
    """
    if fn is not None and not isinstance(fn, FunctionType):
        raise ShloError(f"@func goes before a Python function, not {type(fn).__name__}", users_line())
    if fn is None:
        return lambda f: _build(f, name or f.__name__, private)
    return _build(fn, fn.__name__, private)


def _build(fn: Callable[..., Any], name: str, private: bool) -> Function:
    here = Position(fn.__code__.co_filename, fn.__code__.co_firstlineno)
    types, declared = _annotations(fn, here)
    params = []
    for p in inspect.signature(fn).parameters.values():
        if p.name not in types:
            raise ShloError(f"@func {name}: parameter '{p.name}' needs a type, such as {p.name}: f32[8, 784]", here)
        params.append((p.name, types[p.name]))
    graph = trace_closed(fn, params)
    got = tuple(v.type for v in graph.results)
    if declared is not None and got != declared:
        said, found = (", ".join(map(str, ts)) or "nothing" for ts in (declared, got))
        raise ShloError(f"@func {name} is declared to return {said} but returns {found}", here)
    return Function(name, graph, private=private)


def _annotations(fn: Callable[..., Any], here: Position) -> tuple[dict[str, TensorType], tuple[TensorType, ...] | None]:
    """The parameters' types and those of the results, None where nothing is said of these.

    Annotations written as strings are read in the scope of the function.
    """
    found: dict[str, TensorType] = {}
    results: tuple[TensorType, ...] | None = None
    frame = sys._getframe(3)
    scope = {**frame.f_globals, **frame.f_locals, **fn.__globals__}
    for name, annotation in fn.__annotations__.items():
        value = annotation
        if isinstance(value, str):
            try:
                value = short_type(value)
            except ShloError:
                try:
                    value = eval(value, scope)
                except Exception as error:
                    raise ShloError(
                        f"the annotation of '{name}', {annotation!r}, cannot be read: {error}", here
                    ) from None
        if name == "return":
            origin: Any = get_origin(value)
            listed = get_args(value) if origin is tuple else (value,) if value is not None else ()
            if not all(isinstance(t, TensorType) for t in listed):
                what = "f32[8, 784], a tuple such as tuple[f32[8], f32[()]], or None"
                raise ShloError(f"the return annotation must be a tensor type such as {what}, not {value!r}", here)
            results = tuple(listed)
        elif isinstance(value, TensorType):
            found[name] = value
        else:
            raise ShloError(
                f"the annotation of '{name}' must be a tensor type such as f32[8, 784], not {value!r}", here
            )
    return found, results
