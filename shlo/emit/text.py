"""``emit``: a module as StableHLO text, byte for byte as MLIR's own printer would have it, up to names and decimals.

Operators of this package are written as ``stablehlo.composite "shlo.convF"`` with one private function a distinct
(operator, attributes, operand types) that holds their lowering, after the module's own functions in order of first use.
Nothing is lowered here: for plain primitives lower the graph first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from shlo.emit.naming import Names
from shlo.ir.attributes import FunctionType, dictionary, is_placed, quoted, result_list, spelled_items, symbol
from shlo.ir.core import Attrs, Function, Graph, Module, Node, Value, no_collection
from shlo.ir.dense import all_equal, hex_pieces, resources_pieces
from shlo.ir.errors import ShloError, users_line
from shlo.ir.forms import form_of
from shlo.ir.forms.base import Call
from shlo.ir.literal import Literal, Resource
from shlo.ir.sharding import Mesh, Sharding
from shlo.ir.types import Type

_STEP = "  "

_LARGE: Final = 1 << 16
"""Bytes from which on a constant's digits are filled in last."""
_LARGE_WORD: Final = re.compile('dense_resource<"\1(\\d+)\1">')
"""What stands for them until then: no name has such characters."""


_LOWERINGS: Final[WeakKeyDictionary[Graph, str]] = WeakKeyDictionary()
"""What follows the name of a function that holds a lowering, where no module can make it another: lowerings are shared."""


def emit(program: Module | Function, *, generic: bool = False) -> str:
    """The text of a module, or of the module whose ``@main`` a function is; ``generic`` uses MLIR's generic form throughout.

    Emission is deterministic and changes nothing; a module that was read from a text keeps the names it had there.
    """
    text = ""
    for piece in emit_pieces(program, generic=generic):
        text += piece  # CPython lets it grow in place: joined pieces would be in memory twice
    return text


def emit_pieces(program: Module | Function, *, generic: bool = False) -> Iterator[str]:
    """The text of :func:`emit` some at a time: the digits of large constants are made as they are asked for."""
    if not isinstance(program, (Module, Function)):
        raise ShloError(f"emit takes a module or a function, not {type(program).__name__}", users_line())
    with no_collection():
        emitter = _Emitter(Module.of(program) if isinstance(program, Function) else program, generic)
        text = emitter.module()
    return emitter.filled(text)


class _Emitter:
    """One emission: the functions still to be written, and the function being written."""

    def __init__(self, module: Module, generic: bool) -> None:
        self.source, self.generic = module, generic
        self.names, self.env = Names(), dict[Value, str]()
        self.indent, self.in_function = "", True
        self.dialect = "func"
        self.meshes: dict[str, Mesh] = dict(module.meshes)
        self.pending: list[Function] = list(module.functions.values())
        self.symbols: dict[Function, str] = {f: name for name, f in module.functions.items()}
        self.taken: dict[str, int] = dict.fromkeys(module.functions, 1)
        """Every function's name, with the number that its next namesake tries."""
        self.decompositions: dict[Any, str] = {}
        self.lowerings: set[Function] = set()
        """The functions that are written for composites."""
        self.asked = 0
        """How often what was written depended on the module: on a function's name, a mesh, another constant."""
        self.templates: dict[Any, tuple[str, int]] = {}
        """Statements with holes for the operands' names, and what they add to ``asked``."""
        self.opened: list[tuple[Graph, int]] = []
        self.resources: dict[str, Literal] = {}
        """The constants whose bytes stand at the end of the text."""
        self.large: list[Literal] = []
        """Constants of many elements: their digits are filled in last, so that nothing copies them."""

    # ---- module and functions

    def module(self) -> str:
        """The text but for large constants and resources."""
        name, attrs = self.source.name, spelled_items(self.source.attrs)
        functions = []
        for function in self.pending:  # grows on the way
            functions.append(self.lowering(function) if function in self.lowerings else self.function(function))
        body = "".join([*map(self.mesh, self.meshes.values()), *functions])
        if self.generic:
            properties = f" <{{sym_name = {quoted(name)}}}>" if name else ""
            return f'"builtin.module"(){properties} ({{\n{body}}}){_after(attrs)} : () -> ()\n'
        head = "module" + (f" {symbol(name)}" if name else "") + (f" attributes {dictionary(attrs)}" if attrs else "")
        return f"{head} {{\n{body}}}\n"

    def filled(self, text: str) -> Iterator[str]:
        """The text with the digits of large constants, and the resources at its end."""
        for i, part in enumerate(_LARGE_WORD.split(text) if self.large else (text,)):
            if i % 2:
                yield 'dense<"0x'
                yield from hex_pieces(self.large[int(part)])
                yield '">'
            else:
                yield part
        if self.resources:
            yield from resources_pieces(self.resources.values())

    def mesh(self, mesh: Mesh) -> str:
        extra = _after(spelled_items(dict(mesh.attrs)))
        if self.generic:
            return (
                f'{_STEP}"sdy.mesh"() <{{mesh = #sdy.mesh{mesh}, sym_name = {quoted(mesh.name)}}}>{extra} : () -> ()\n'
            )
        return f"{_STEP}sdy.mesh {symbol(mesh.name)} = {mesh}{extra}\n"

    def function(self, function: Function) -> str:
        self.names, self.env = Names(), {}
        self.indent, self.in_function, self.dialect = _STEP, True, "func"
        graph = function.graph
        params = self._declare(graph)
        visibility = function.visibility
        lines: list[str] = []
        if self.generic:
            lines.append(self._generic_head(function, visibility))
            lines.append(f"{_STEP}^bb0({', '.join(params)}):\n" if params else "")
        else:
            args = ", ".join(p + _after(spelled_items(a)) for p, a in zip(params, function.arg_attrs, strict=True))
            lines.append(
                f"{_STEP}func.func {visibility}{' ' * bool(visibility)}{symbol(self.symbols[function])}({args})"
                f"{_results(function)}"
                f"{' attributes ' + dictionary(spelled_items(function.attrs)) if function.attrs else ''} {{\n"
            )
        self._statements(graph, lines)
        end = f"}}){_after(spelled_items(function.attrs))} : () -> ()" if self.generic else "}"
        lines.append(f"{_STEP}{end}\n")
        return "".join(lines)

    def lowering(self, function: Function) -> str:
        """A function for a composite; its text is kept for other emissions if it would be the same there."""
        if self.generic:
            return self.function(function)
        start = f"{_STEP}func.func private {symbol(self.symbols[function])}"
        kept = _LOWERINGS.get(function.graph)
        if kept is not None:
            return start + kept
        before = self.asked
        text = self.function(function)
        if self.asked == before:
            _LOWERINGS[function.graph] = text.removeprefix(start)
        return text

    def _generic_head(self, function: Function, visibility: str) -> str:
        properties: dict[str, str | None] = {
            "function_type": str(FunctionType(function.arg_types, function.result_types)),
            "sym_name": quoted(self.symbols[function]),
        }
        if visibility:
            properties["sym_visibility"] = quoted(visibility)
        for key, dicts in (("arg_attrs", function.arg_attrs), ("res_attrs", function.result_attrs)):
            if any(dicts):
                properties[key] = "[" + ", ".join(dictionary(spelled_items(d)) for d in dicts) + "]"
        return f'{_STEP}"func.func"() <{dictionary(properties)}> ({{\n'

    # ---- blocks

    def _declare(self, graph: Graph, names: Sequence[str] = ()) -> list[str]:
        declared = []
        for i, p in enumerate(graph.params):
            name = self.env[p] = "%" + self.names.fresh(names[i] if names else p.name)
            declared.append(f"{name}: {p.type}")
        return declared

    def _statements(self, graph: Graph, lines: list[str]) -> None:
        """The statements of a block, one level deeper, and its return."""
        outer = self.indent
        self.indent = indent = outer + _STEP
        env, names = self.env, self.names
        for node in graph.nodes:
            results = node.results
            text = self._statement(node)
            if len(results) == 1:
                name = env[results[0]] = "%" + names.fresh(node.name)
                lines.append(f"{indent}{name} = {text}\n")
            elif results:
                left, each = names.results(node, () if self.generic else node.op.result_names)
                env.update(zip(results, each, strict=True))
                lines.append(f"{indent}{left} = {text}\n")
            else:
                lines.append(f"{indent}{text}\n")
        lines.append(f"{indent}{self._return(graph.results)}\n")
        self.indent = outer

    def _return(self, results: Sequence[Value]) -> str:
        operands, types = [self.env[v] for v in results], [str(v.type) for v in results]
        name = f"{self.dialect}.return"
        if self.generic:
            return f'"{name}"({", ".join(operands)}) : ({", ".join(types)}) -> ()'
        name = name.removeprefix("func.")
        return f"{name} {', '.join(operands)} : {', '.join(types)}" if operands else name

    # ---- statements

    def _statement(self, node: Node) -> str:
        """What follows the results.  Nodes that differ in names only share one template."""
        types = tuple([v.type for v in node.operands])
        operands = [self.env[v] for v in node.operands]
        if node.extra or is_placed(node.op) or (not types and self._is_resource(node)):
            return self._write(node, operands, types)
        key = (node.op, types, tuple(node.attrs.values()))
        found = self.templates.get(key)
        if found is not None:
            template, asks = found
            self.asked += asks
        else:
            before = self.asked
            template = self._write(node, [f"\0{i}\0" for i in range(len(operands))], types)
            if operands:  # a constant may be large: no copies of it
                template = template.replace("{", "{{").replace("}", "}}")
                for i in range(len(operands)):
                    template = template.replace(f"\0{i}\0", f"{{{i}}}")
            self.templates[key] = template, self.asked - before
        return template.format(*operands) if operands else template

    def _write(self, node: Node, operands: Sequence[str], types: tuple[Type, ...]) -> str:
        if node.op.text_name.startswith("sdy."):
            self._declare_meshes(node)
        attrs = node.attrs if types else self._kept(node.attrs)
        call = Call(node.op, operands, types, attrs, tuple(v.type for v in node.results), node.extra)
        form = form_of(node.op)
        return form.generic(call, self) if self.generic else form.write(call, self)

    @staticmethod
    def _is_resource(node: Node) -> bool:
        value = node.attrs.get("value")
        return isinstance(value, Literal) and value.resource is not None

    def _kept(self, attrs: Attrs) -> Attrs:
        """A constant's attributes; its elements are written where they are used if another resource has the name."""
        value = attrs.get("value")
        if not isinstance(value, Literal):
            return attrs
        if value.resource is None:
            if value.data.nbytes < _LARGE or all_equal(value.data):
                return attrs
            self.asked += 1
            self.large.append(value)
            word = Resource(f"\1{len(self.large) - 1}\1", 0)
            return {**attrs, "value": Literal(value.type, value.data, word)}
        self.asked += 1
        kept = self.resources.setdefault(value.resource.name, value)
        if kept == value and kept.resource == value.resource:
            return attrs
        return {**attrs, "value": Literal(value.type, value.data)}

    def _declare_meshes(self, node: Node) -> None:
        """Every mesh that a node's shardings are over must stand in the module."""
        self.asked += 1
        for value in node.attrs.values():
            for sharding in value if isinstance(value, tuple) else (value,):
                if isinstance(sharding, Sharding) and sharding.mesh.name:
                    mesh = sharding.mesh
                    if self.meshes.setdefault(mesh.name, mesh) != mesh:
                        raise ShloError(f"two meshes are called @{mesh.name}: {mesh} and {self.meshes[mesh.name]}")

    # ---- what forms ask for (shlo.ir.forms.base.Printer)

    def parameters(self, graph: Graph, names: Sequence[str] = ()) -> list[str]:
        self.opened.append((graph, self.names.open()))
        return self._declare(graph, names)

    def region(self, graph: Graph, *, label: bool = True, dialect: str = "stablehlo") -> str:
        lines = ["{\n"]
        if label:
            params = self.parameters(graph)
            if params:
                lines.append(f"{self.indent}^bb0({', '.join(params)}):\n")
        opened, mark = self.opened.pop()
        assert opened is graph
        before = self.in_function, self.dialect
        self.in_function, self.dialect = False, dialect
        self._statements(graph, lines)
        self.in_function, self.dialect = before
        self.names.close(mark)
        lines.append(f"{self.indent}}}")
        return "".join(lines)

    def symbol(self, function: Function) -> str:
        self.asked += 1
        if function not in self.symbols:
            self.symbols[function] = self._free(function.name)
            self.pending.append(function)
        return symbol(self.symbols[function])

    def decomposition(self, call: Call) -> str:
        self.asked += 1
        key = (call.op, call.types, tuple(call.attrs.values()))
        name = self.decompositions.get(key)
        if name is None:
            graph = call.op.lowering(call.types, call.attrs)
            function = Function(call.op.label, graph, private=True)
            self.lowerings.add(function)
            name = self.decompositions[key] = self.symbol(function)
        return name

    def _free(self, name: str) -> str:
        base = name
        while name in self.taken:
            name = f"{base}_{self.taken[base]}"
            self.taken[base] += 1
        self.taken[name] = 1
        return name


def _after(spelled: Mapping[str, str | None]) -> str:
    """A dictionary with the space before it, or nothing."""
    return f" {dictionary(spelled)}" if spelled else ""


def _results(function: Function) -> str:
    """`` -> tensor<f32>``, `` -> (tensor<f32> {…}, …)``, or nothing where there are no results."""
    types: Iterable[Type] = function.result_types
    if not function.graph.results:
        return ""
    if not any(function.result_attrs):
        return f" -> {result_list(tuple(types))}"
    shown = [f"{t}{_after(spelled_items(a))}" for t, a in zip(types, function.result_attrs, strict=True)]
    return f" -> ({', '.join(shown)})"
