"""What every form shares: what is written and read, the attributes, and MLIR's generic form."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, Protocol

from shlo.ir.attributes import (
    FunctionType,
    List,
    Opaque,
    Symbol,
    codec,
    dictionary,
    fields,
    region_names,
    result_list,
    spelled_items,
)
from shlo.ir.core import REQUIRED, Attrs, Function, Graph, Operator
from shlo.ir.errors import fail
from shlo.ir.sharding import Mesh
from shlo.ir.statement import BlockText, Cursor, Mismatch, Named, ParameterText, Statement
from shlo.ir.types import DType, TensorType, Type

Op = Operator[..., Any]

DERIVED: Final = ("shape", "dtype", "type", "types")
"""Attributes of primitives that the result types say."""

FOREIGN: Final = "foreign"
"""The attribute of an operator to which those of other dialects mean something: ``(("mhlo.backend_config", …), …)``."""


# --------------------------------------------------------------------------------- what forms write and what they read


@dataclass(slots=True)
class Call:
    """A node to be written: its operands by name, everything else as the node has it."""

    op: Op
    names: Sequence[str]
    types: tuple[Type, ...]
    attrs: Attrs
    results: tuple[Type, ...]
    extra: Attrs


class Printer(Protocol):
    """What a form needs of the emitter."""

    in_function: bool
    """The statement stands in a function's body, not in a region: some names are shorter there."""
    indent: str
    """What the statement's lines begin with."""

    def parameters(self, graph: Graph, names: Sequence[str] = ()) -> list[str]:
        """``%x: tensor<f32>`` for each parameter of a region that :meth:`region` prints next, without a label.  ``names``
        is what to call them, where that is settled."""

    def region(self, graph: Graph, *, label: bool = True, dialect: str = "stablehlo") -> str:
        """``{`` statements ``}``; with ``label`` a line ``^bb0(…):`` declares the parameters.  ``dialect`` is the return's."""

    def symbol(self, function: Function) -> str:
        """``@name`` of a function of the module."""

    def decomposition(self, call: Call) -> str:
        """``@name`` of the function that says what a composite means."""


@dataclass(slots=True)
class Reading:
    """A statement, read: operands still by name, types as declared (None where the text does not say)."""

    op: Op
    operands: list[Named]
    attrs: dict[str, Any]
    types: tuple[Type, ...] | None
    results: tuple[Type, ...]
    extra: dict[str, Any] = field(default_factory=dict)
    decomposition: Function | None = None


class Scope(Protocol):
    """What a form needs of the parser."""

    meshes: dict[str, Mesh]
    """The module's meshes."""

    def region(self, block: BlockText, params: list[ParameterText] | None = None) -> Graph:
        """The region of a block; ``params`` where the form declares them."""

    def function(self, name: str, start: int) -> Function:
        """The function ``@name``, read first where it stands later in the text."""


class Form(ABC):
    """Writes what follows the results of a statement, and reads it."""

    always: frozenset[str] = frozenset()
    """Attributes that are in the text even where they have their defaults."""
    reads_tail: bool = False
    """Something may follow the types: a reducer."""

    @abstractmethod
    def write(self, call: Call, printer: Printer) -> str:
        """``stablehlo.add %0, %1 : tensor<f32>``."""

    def generic(self, call: Call, printer: Printer) -> str:
        """The same in MLIR's generic form: ``"stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>``."""
        own = write_attributes(call, printer, always=self.always)
        return assemble(call.op.text_name, call, own, printer)

    @abstractmethod
    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        """The statement's parts.  Mismatch (with a place) or RuleError where they do not fit."""


# ------------------------------------------------------------------------------------------------------- attributes


@dataclass(frozen=True, slots=True)
class Bundle:
    """Several attributes that MLIR prints as one struct, ``name = #stablehlo.kind<field = [0], …>``."""

    name: str
    kind: str
    fields: tuple[str, ...]
    dialect: str = "stablehlo"

    def full(self, attrs: Attrs) -> str:
        entries = [(f, attrs[f]) for f in self.fields]
        shown = [f"{f} = [{', '.join(map(str, v))}]" if isinstance(v, tuple) else f"{f} = {v}" for f, v in entries if v]
        return f"#{self.dialect}.{self.kind}<{', '.join(shown)}>"

    def read(self, raw: Any, op: Op) -> dict[str, Any]:
        if not isinstance(raw, Opaque) or not raw.startswith(f"#{self.dialect}.{self.kind}<"):
            fail(f"{self.name} must be a #{self.dialect}.{self.kind}<…>")
        kinds = {f: op.hints[f] for f in self.fields}
        return {**{f: 0 if kinds[f] is int else () for f in kinds}, **fields(raw, kinds)}


_DOT = (
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)

_BUNDLES = (
    Bundle(
        "ragged_dot_dimension_numbers",
        "ragged_dot",
        (*_DOT, "lhs_ragged_dimensions", "rhs_group_dimensions"),
        "chlo",
    ),
    Bundle("dot_dimension_numbers", "dot", _DOT),
    Bundle(
        "dimension_numbers",
        "gather",
        (
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
            "index_vector_dim",
        ),
    ),
    Bundle(
        "scatter_dimension_numbers",
        "scatter",
        (
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
            "index_vector_dim",
        ),
    ),
)


@cache
def bundles(op: Op) -> tuple[Bundle, ...]:
    """The structs that this operator's attributes make up."""
    if op.is_composite:
        return ()
    mine = [b for b in _BUNDLES if set(b.fields) <= op.defaults.keys()]
    return tuple(b for b in mine if not any(set(b.fields) < set(other.fields) for other in mine))


def is_default(op: Op, name: str, value: Any) -> bool:
    """Has the attribute its default?  (1, 1.0 and True are three values.)"""
    default = op.defaults[name]
    return default is not REQUIRED and value == default and isinstance(value, bool) is isinstance(default, bool)


def write_attributes(
    call: Call, printer: Printer, *, always: Collection[str], skip: Collection[str] = ()
) -> dict[str, str | None]:
    """The operator's own attributes that belong in the dictionary, spelled; extra ones are not among them."""
    op, found = call.op, dict[str, str | None]()
    for name, bundle, functions in _written(op):
        if name in skip:
            continue
        value = call.attrs[name]
        if name == FOREIGN:
            found.update(spelled_items(dict(value)))
            continue
        if bundle is not None:
            found[bundle.name] = bundle.full(call.attrs)
        elif isinstance(value, Function):
            found[name] = printer.symbol(value)
        elif functions:
            if value:
                found[name] = _spell_functions(value, printer)
        elif name in always or not is_default(op, name, value):
            found[name] = codec(op, name).full(value)
    return found


@cache
def _written(op: Op) -> tuple[tuple[str, Bundle | None, bool], ...]:
    """The attributes that a dictionary may hold, each with its struct and whether it lists functions."""
    bundled = {f: b for b in bundles(op) for f in b.fields}
    unsaid = (*region_names(op), *(() if op.is_composite else DERIVED))
    return tuple((n, bundled.get(n), _holds_functions(op, n)) for n in op.defaults if n not in unsaid)


def _holds_functions(op: Op, name: str) -> bool:
    """Is the attribute a list of functions, or a list of such lists?"""
    return op.hints[name] in (tuple[Function, ...], tuple[tuple[Function, ...], ...])


def _spell_functions(value: Any, printer: Printer) -> str:
    if isinstance(value, Function):
        return printer.symbol(value)
    return "[" + ", ".join(_spell_functions(v, printer) for v in value) + "]"


def _read_functions(name: str, value: Any, scope: Scope, start: int) -> Any:
    if isinstance(value, Symbol):
        return scope.function(value, start)
    if not isinstance(value, List):
        fail(f"{name} must be a list of functions such as [@f]")
    return tuple(_read_functions(name, v, scope, start) for v in value.items)


def read_attributes(op: Op, raw: Mapping[str, Any], scope: Scope, start: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The operator's own attributes among ``raw``, and the others."""
    attrs: dict[str, Any] = {}
    rest = dict(raw)
    for bundle in bundles(op):
        if bundle.name in rest:
            attrs.update(bundle.read(rest.pop(bundle.name), op))
    for name in op.defaults:
        if name in rest and name != FOREIGN:
            value = rest.pop(name)
            if op.hints[name] is Function:
                if not isinstance(value, Symbol):
                    fail(f"{name} must be a function such as @f")
                attrs[name] = scope.function(value, start)
            elif _holds_functions(op, name):
                attrs[name] = _read_functions(name, value, scope, start)
            else:
                attrs[name] = codec(op, name).resolve(value, scope.meshes)
    if FOREIGN in op.defaults:
        attrs[FOREIGN], rest = tuple(sorted(rest.items())), {}
    return attrs, rest


def derive(op: Op, attrs: dict[str, Any], types: tuple[Type, ...], results: tuple[Type, ...]) -> None:
    """Fill in the attributes that the result types say."""
    if op.is_composite:
        return
    for name in DERIVED:
        if name not in op.defaults or name in attrs or not (results or name == "types"):
            continue
        if name == "types":
            attrs[name] = results
            continue
        first = results[0]
        if name == "type":
            if op.hints[name] is TensorType and not isinstance(first, TensorType):
                fail(f"makes a tensor, not {first}")
            attrs[name] = first
        elif isinstance(first, TensorType):
            if name == "shape":
                attrs[name] = first.shape
            elif op.defaults[name] is REQUIRED or not _has_dtype(types, first.dtype):
                attrs[name] = first.dtype


def _has_dtype(types: tuple[Type, ...], dtype: DType) -> bool:
    return bool(types) and isinstance(types[0], TensorType) and types[0].dtype is dtype


# ----------------------------------------------------------------------------------------------------- generic form


def functional(types: Iterable[Type], results: tuple[Type, ...]) -> str:
    """``(tensor<f32>) -> tensor<f32>``."""
    return f"({', '.join(map(str, types))}) -> {result_list(results)}"


def assemble(name: str, call: Call, own: Mapping[str, str | None], printer: Printer) -> str:
    """The generic statement of an operation called ``name`` with these attributes of its own."""
    properties = f" <{dictionary(own)}>" if own else ""
    graphs: list[Graph] = []
    for name_ in region_names(call.op) if not call.op.is_composite else ():
        value = call.attrs[name_]
        graphs.extend(value if isinstance(value, tuple) else [value])
    dialect = "sdy" if name.startswith("sdy.") else "stablehlo"
    regions = f" ({', '.join(printer.region(g, dialect=dialect) for g in graphs)})" if graphs else ""
    extra = f" {dictionary(spelled_items(call.extra))}" if call.extra else ""
    return f'"{name}"({", ".join(call.names)}){properties}{regions}{extra} : {functional(call.types, call.results)}'


class GenericForm(Form):
    """``"stablehlo.op"(%a, %b) <{attributes}> ({region}, {region}) {extra} : (…) -> …``."""

    def __init__(self, always: Iterable[str] = ()) -> None:
        self.always = frozenset(always)

    def write(self, call: Call, printer: Printer) -> str:
        return self.generic(call, printer)

    def read(self, op: Op, statement: Statement, scope: Scope) -> Reading:
        operands, raw, graphs, types = self.take(statement, scope, op)
        for bundle in bundles(op):
            if bundle.name not in raw:
                fail(f"needs the attribute {bundle.name}")
        attrs, extra = read_attributes(op, raw, scope, statement.start)
        names = region_names(op)
        if len(names) == 1 and op.hints[names[0]] is not Graph:
            attrs[names[0]] = tuple(graphs)
        elif len(graphs) != len(names):
            fail(f"needs {len(names)} region{'s' * (len(names) != 1)}, got {len(graphs)}")
        else:
            attrs.update(zip(names, graphs, strict=True))
        return Reading(op, operands, attrs, types.inputs, types.results, extra)

    def take(
        self, statement: Statement, scope: Scope, op: Op
    ) -> tuple[list[Named], dict[str, Any], list[Graph], FunctionType]:
        """The parts of any generic statement: operands, attributes, regions, types."""
        cursor = Cursor(statement.pieces, statement.types_start)
        cursor.literal("(")
        operands = cursor.values()
        cursor.literal(")")
        raw: dict[str, Any] = {}
        if cursor.skip("<"):
            raw.update(cursor.dict())
            cursor.literal(">")
        graphs: list[Graph] = []
        if cursor.skip("("):
            while True:
                graphs.append(read_region(cursor, scope))
                if not cursor.skip(","):
                    break
            cursor.literal(")")
        _check_properties(op, raw)
        discardable = cursor.dict()
        twice = next((name for name in discardable if name in raw), None)
        if twice is not None:
            fail(f"{twice} is given twice, in <{{…}}> and after it")
        raw.update(discardable)
        cursor.done()
        if not isinstance(statement.types, FunctionType):
            raise Mismatch("expected a functional type such as (tensor<f32>) -> tensor<f32>", statement.types_start)
        return operands, raw, graphs, statement.types


def _check_properties(op: Op, properties: Collection[str]) -> None:
    """What stands in ``<{…}>`` is the operation's own: a name that it has not is misspelt, not an attribute to carry on."""
    if op.is_composite or not op.text_name.startswith("stablehlo."):
        return
    known = {*op.defaults, *(bundle.name for bundle in bundles(op)), *_SILENT}
    for name in properties:
        if name not in known and "." not in name:
            near = get_close_matches(name, known, 1)
            fail(f"has no attribute '{name}'{f' (is it {near[0]}?)' if near else ''}")


_SILENT: Final = ("operandSegmentSizes", "resultSegmentSizes", "operand_segment_sizes", "result_segment_sizes")
"""How many operands each group has: MLIR's own book-keeping."""


GENERIC: Final = GenericForm()


def read_region(cursor: Cursor, scope: Scope, params: list[ParameterText] | None = None) -> Graph:
    """The region that comes next."""
    if cursor.sees("dict") and not cursor.dict():
        cursor.at -= 1
        cursor.fail("a region must end with a return")
    return scope.region(cursor.next("region", "a region in braces").value, params)
