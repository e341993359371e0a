"""Statements → graphs: names become values, forms give statements their meaning, types are held to account.

What is read is the very graph of the text: nothing is shared, dropped or simplified.  Composites of this package
(``"shlo.…"``) become its operators once their decomposition has been found to be the operator's own lowering.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, Final

from shlo.interp.skel import anonymous_skeleton
from shlo.ir.attributes import FunctionType, List, Struct, result_list
from shlo.ir.core import BY_TEXT, Function, Graph, Module, Node, Operator, Parameter, Value
from shlo.ir.errors import RuleError, ShloError
from shlo.ir.forms import GENERIC, form_of
from shlo.ir.forms.base import Form, Reading, derive
from shlo.ir.forms.irregular import GENERIC_OF
from shlo.ir.sharding import Mesh, read_mesh
from shlo.ir.statement import BlockText, Cursor, Mismatch, Named, ParameterText, Statement
from shlo.ir.types import TensorType, Type, compatible
from shlo.parse.grammar import MAX_REGIONS, FunctionText, MeshText, ModuleText
from shlo.parse.refused import REFUSED
from shlo.parse.source import Source

Op = Operator[..., Any]

_SLIPS: Final = (ValueError, TypeError, AttributeError, LookupError, ArithmeticError, RecursionError)
"""What a rule may trip over when a statement gives it something that it was not made for."""

MAX_CALLS: Final = 100
"""Functions that call functions that call …: deeper than this is refused."""


class Reader:
    """Reads the functions of one module.  ``region`` and ``function`` are what forms ask for."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.texts: dict[str, FunctionText] = {}
        self.functions: dict[str, Function] = {}
        self.meshes: dict[str, Mesh] = {}
        self.reading: list[str] = []
        self.uses: Counter[str] = Counter()
        self.meanings: Counter[str] = Counter()
        self.verified: dict[Any, None] = {}
        self.env: dict[str, Value] = {}
        self.last_operands: list[int] = []
        """Where the operands of the statement read last stand."""
        self.depth = 0
        """How many regions the statement being read stands in."""
        self.base = 0
        """Where the statements being read start in the text (their own offsets may count from a piece of it)."""

    def error(self, message: str, offset: int) -> ShloError:
        """An error at an offset of what is being read."""
        return self.source.error(message, self.base + offset)

    # ---- modules

    def module(self, items: Sequence[Any]) -> Module:
        """The module of a text's items."""
        modules = [x for x in items if isinstance(x, ModuleText)]
        head = ModuleText("", None, list(items), 0)
        if len(items) == 1 and isinstance(items[0], Statement) and items[0].name == "builtin.module":
            head = self.generic_module(items[0])
        elif modules:
            head = modules[0]
            if len(items) > 1:
                raise self.error("a text holds one module: something else stands beside it", modules[-1].start)
        functions = []
        for item in head.items:
            if isinstance(item, MeshText):
                self.mesh(item)
            elif isinstance(item, Statement) and item.name == "sdy.mesh":
                self.mesh(self.generic_mesh(item))
            elif isinstance(item, ModuleText):
                raise self.error("a module holds functions, not modules", item.start)
            else:
                functions.append(self.generic_function(item) if isinstance(item, Statement) else item)
        return self.assemble(head.name, head.attrs, functions)

    def mesh(self, text: MeshText) -> None:
        """Enter a mesh under its name."""
        if text.name in self.meshes:
            raise self.error(f"@{text.name} is defined twice", text.start)
        try:
            mesh = read_mesh(text.name, text.text)
        except RuleError as error:
            raise self.error(f"sdy.mesh: {error}", text.start) from None
        self.meshes[text.name] = replace(mesh, attrs=tuple(_pairs(text.attrs).items()))

    def generic_mesh(self, statement: Statement) -> MeshText:
        """``"sdy.mesh"() <{mesh = #sdy.mesh<…>, sym_name = "mesh"}> {…} : () -> ()``."""
        cursor = Cursor(statement.pieces, statement.types_start)
        try:
            for mark in "()<":
                cursor.literal(mark)
            given = cursor.dict()
            cursor.literal(">")
            extra = cursor.dict()
            cursor.done()
        except Mismatch as error:
            raise self.error(f"{statement.name}: {error.message}", error.start) from None
        text = str(given.get("mesh", "")).removeprefix("#sdy.mesh")
        return MeshText(str(given.get("sym_name", "")), text, Struct(tuple(extra.items())), statement.start)

    def assemble(self, name: str, attrs: Struct | None, texts: Sequence[FunctionText]) -> Module:
        """The module of these functions."""
        if not texts:
            raise self.error("there is no function here", 0)
        for text in texts:
            if text.name in self.texts:
                raise self.error(f"@{text.name} is defined twice", text.start)
            self.texts[text.name] = text
        for text in texts:
            self.function(text.name, text.start)
            self.uses[text.name] -= 1
        return self.finish(name, attrs)

    def finish(self, name: str, attrs: Struct | None) -> Module:
        """The module of all that was read, without the functions that only say what composites of ours mean."""
        kept = [
            f
            for n, f in ((n, self.functions[n]) for n in self.texts)
            if not (f.private and self.uses[n] and self.uses[n] == self.meanings[n])
        ]
        return Module(kept, name=name, attrs=_pairs(attrs), meshes=self.meshes.values())

    def generic_module(self, statement: Statement) -> ModuleText:
        """``"builtin.module"() <{…}> ({ functions }) {…} : () -> ()``."""
        properties, block, extra = self._generic_parts(statement)
        name = str(properties.pop("sym_name", ""))
        attrs = {**properties, **extra}
        return ModuleText(name, Struct(tuple(attrs.items())), list(block.statements) if block else [], statement.start)

    def generic_function(self, statement: Statement) -> FunctionText:
        """``"func.func"() <{function_type = …, sym_name = "f"}> ({…}) {…} : () -> ()``."""
        if statement.name != "func.func":
            raise self.error(f"a module holds functions, not {statement.name}", statement.start)
        given, block, extra = self._generic_parts(statement)
        attrs = {**given, **extra}
        name, kind = attrs.pop("sym_name", None), attrs.pop("function_type", None)
        if not isinstance(name, str) or not isinstance(kind, FunctionType):
            raise self.error("func.func: needs sym_name and function_type", statement.start)
        params = block.params if block else [ParameterText(Named("", 0), t) for t in kind.inputs]
        if tuple(p.type for p in params) != kind.inputs:
            raise self.error("func.func: the block's parameters are not those of function_type", statement.start)
        dicts = _dicts(attrs.pop("arg_attrs", None), len(params))
        params = [ParameterText(p.name, p.type, d) for p, d in zip(params, dicts, strict=True)]
        results = list(zip(kind.results, _dicts(attrs.pop("res_attrs", None), len(kind.results)), strict=True))
        visibility = str(attrs.pop("sym_visibility", ""))
        if visibility not in ("", "public", "private", "nested"):
            raise self.error(
                f"sym_visibility must be public, private or nested, not {visibility!r}", statement.name_start
            )
        body = BlockText([], block.statements, block.start, block.end) if block else None
        return FunctionText(name, statement.start, visibility, params, results, Struct(tuple(attrs.items())), body)

    def _generic_parts(self, statement: Statement) -> tuple[dict[str, Any], BlockText | None, dict[str, Any]]:
        cursor = Cursor(statement.pieces, statement.types_start)
        properties: dict[str, Any] = {}
        block = None
        try:
            cursor.literal("(")
            cursor.literal(")")
            if cursor.skip("<"):
                properties = cursor.dict()
                cursor.literal(">")
            cursor.literal("(")
            if cursor.sees("dict"):
                cursor.dict()
            else:
                block = cursor.next("region", "a region in braces").value
            cursor.literal(")")
            extra = cursor.dict()
            cursor.done()
        except Mismatch as error:
            raise self.error(f"{statement.name}: {error.message}", error.start) from None
        return properties, block, extra

    # ---- functions

    def function(self, name: str, start: int) -> Function:
        """The function ``@name``: read now if it has not been."""
        self.uses[name] += 1
        found = self.functions.get(name)
        if found is not None:
            return found
        text = self.texts.get(name)
        if text is None:
            near = get_close_matches(name, self.texts, 1)
            raise self.error(f"there is no function @{name}{f' (is it @{near[0]}?)' if near else ''}", start)
        if name in self.reading:
            raise self.error(f"@{name} calls itself: {' → '.join('@' + n for n in (*self.reading, name))}", start)
        if len(self.reading) >= MAX_CALLS:
            raise self.error(f"calls nest more than {MAX_CALLS} deep", start)
        self.reading.append(name)
        env, base, self.env = self.env, self.base, {}
        function = self.functions[name] = self.read_function(text)
        function.text_loc = text.start
        self.env, self.base = env, base
        self.reading.pop()
        return function

    def read_function(self, text: FunctionText) -> Function:
        """A function of a text."""
        if text.body is None:
            raise self.error(f"@{text.name} has no body: shlo needs the whole program", text.start)
        return self.built(text, lambda params: self.block(text.body, params, text.start, f"@{text.name}"))

    def built(self, text: FunctionText, body: Callable[[tuple[Parameter, ...]], Graph]) -> Function:
        """The function of a head and the graph that ``body`` reads over its parameters."""
        params = self.declare(text.params)
        graph = body(params)
        declared = tuple(t for t, _ in text.results)
        returned = tuple(v.type for v in graph.results)
        if returned != declared:
            raise self.error(
                f"@{text.name} is declared to return {_types(declared)}, it returns {_types(returned)}", text.start
            )
        function = Function(
            str(text.name),
            graph,
            arg_attrs=[_pairs(p.attrs) for p in text.params],
            result_attrs=[_pairs(a) for _, a in text.results],
            attrs=_pairs(text.attrs),
        )
        function.visibility = text.visibility
        return function

    # ---- blocks

    def declare(self, params: Sequence[ParameterText]) -> tuple[Parameter, ...]:
        """Parameters, entered under their names."""
        made = []
        for i, p in enumerate(params):
            value = Parameter(i, p.type, str(p.name.name))
            self.define(p.name, value)
            made.append(value)
        return tuple(made)

    def define(self, name: Named, value: Value, spelled: str | None = None) -> None:
        spelled = str(name.name) if spelled is None else spelled
        if spelled in self.env:
            raise self.error(f"%{spelled} is defined already", name.start)
        self.env[spelled] = value

    def block(self, text: BlockText | None, params: tuple[Parameter, ...], start: int, what: str) -> Graph:
        """The graph of a block whose parameters are declared."""
        statements = text.statements if text is not None else []
        nodes = [self.node(s) for s in statements if not _is_return(s)]
        if not statements or not _is_return(statements[-1]):
            raise self.error(f"{what} must end with a return", statements[-1].start if statements else start)
        if len(nodes) != len(statements) - 1:
            raise self.error("a return must be the last statement", next(s.start for s in statements if _is_return(s)))
        return Graph(params, tuple(nodes), self.returned(statements[-1]))

    def returned(self, statement: Statement) -> tuple[Value, ...]:
        """The values of a return, whose types must be as declared."""
        types = statement.types.inputs if isinstance(statement.types, FunctionType) else statement.types or ()
        uses = [Named(p.value, p.start) for p in statement.pieces if p.kind == "value"]
        values = tuple([self.use(u, "return") for u in uses])
        if tuple(v.type for v in values) != types:
            given = tuple(v.type for v in values)
            raise self.error(f"return: the values are {_types(given)}, the text says {_types(types)}", statement.start)
        return values

    def region(self, block: BlockText, params: list[ParameterText] | None = None) -> Graph:
        """The region of a block; what it defines is not visible after it."""
        if self.depth == MAX_REGIONS:
            raise self.error(f"regions nest more than {MAX_REGIONS} deep", block.start)
        outside = set(self.env)
        declared = self.declare([*(params or ()), *block.params])
        self.depth += 1
        graph = self.block(block, declared, block.start, "a region")
        self.depth -= 1
        for name in self.env.keys() - outside:
            del self.env[name]
        return graph

    # ---- statements

    def use(self, name: Named, where: str) -> Value:
        """The value of that name."""
        value = self.env.get(name.name)
        if value is None:
            value = self.env.get(name.name.removesuffix("#0"))
        if value is None:
            near = get_close_matches(name.name, self.env, 1)
            hint = f" (is it %{near[0]}?)" if near else ""
            raise self.error(f"{where}: %{name.name} is not defined here{hint}", name.start)
        return value

    def node(self, statement: Statement) -> Node:
        """The node of a statement, its results entered under their names."""
        name = statement.name
        op = BY_TEXT.get(name) or BY_TEXT.get(f"func.{name}")
        if op is not None and op.is_composite:
            raise self.error(f'{name}: is written stablehlo.composite "{name}" …', statement.name_start)
        if op is None and name in REFUSED:
            raise self.error(f"{name}: {REFUSED[name]}", statement.name_start)
        if op is None:
            near = get_close_matches(name, [n for n, o in BY_TEXT.items() if not o.is_composite], 1, 0.8)
            hint = f"is it {near[0]}?" if near else "`shlo ops` lists those it has"
            raise self.error(f"{name}: shlo has no such operation ({hint})", statement.name_start)
        form: Form = GENERIC_OF.get(op.text_name, GENERIC) if statement.generic else form_of(op)
        try:
            if statement.tail and not form.reads_tail:
                raise Mismatch("nothing may follow the types", statement.tail[0].start)
            reading = form.read(op, statement, self)
            return self.apply(reading, statement)
        except Mismatch as error:
            raise self.error(f"{name}: {error.message}", error.start) from None
        except RuleError as error:
            raise self.error(f"{name}: {error}", statement.name_start) from None
        except ShloError as error:
            if error.position is not None and error.position.file == self.source.file:
                raise
            raise self.error(f"{name}: {error.message}", statement.name_start) from None
        except _SLIPS as error:
            raise self.error(f"{name}: this statement makes no sense ({error})", statement.name_start) from error

    def apply(self, reading: Reading, statement: Statement) -> Node:
        """Build the node; its types must be those the text declares."""
        op, name = reading.op, statement.name
        operands = tuple([self.use(u, name) for u in reading.operands])
        types: tuple[Type, ...] = tuple([v.type for v in operands])
        if reading.types is not None and reading.types != types:
            if len(reading.types) != len(types):
                raise Mismatch(f"{len(types)} operands, {len(reading.types)} types", statement.types_start)
            for use, have, said in zip(reading.operands, types, reading.types, strict=True):
                if have is not said:
                    raise Mismatch(f"%{use.name} is {have}, the text says {said}", use.start)
        derive(op, reading.attrs, types, reading.results)
        single = len(op.operands) - len(op.groups)
        fits = (
            len(types) == single
            if not op.groups
            else len(types) >= single and not (len(types) - single) % len(op.groups)
        )
        if not fits:
            raise RuleError(f"takes the operands {', '.join(op.operands)}, got {len(types)}")
        attrs = op.bind_attrs(reading.attrs)
        try:
            inferred = op.infer(types, attrs)[0]
        except RuleError as error:
            raise self.error(f"{name}{_types(types)}: {error}", statement.name_start) from None
        except AttributeError:
            strange = next((t for t in types if not isinstance(t, TensorType)), None)
            if strange is None:
                raise
            raise RuleError(f"takes tensors, not {strange}") from None
        if inferred != reading.results and not (
            len(inferred) == len(reading.results) and all(map(compatible, inferred, reading.results))
        ):
            raise Mismatch(
                f"the result is {result_list(inferred)}, the text says {result_list(reading.results)}",
                statement.types_start,
            )
        if reading.decomposition is not None:
            self.verify(reading.decomposition, op, types, attrs)
        node = Node(op, operands, attrs, reading.results, self.result_name(statement, op, len(inferred)))
        node.loc = self.base + statement.start
        if reading.extra:
            node.extra = reading.extra
        self.enter(statement.results, node)
        self.last_operands = [u.start for u in reading.operands]
        return node

    def result_name(self, statement: Statement, op: Op, count: int) -> str:
        """``Node.name``: the results' name; ``a:2,b`` where they have several."""
        results = statement.results
        if not results:
            return op.label
        total = sum(r.size for r in results)
        if total != count:
            raise Mismatch(f"has {count} results, the text names {total}", results[0].start)
        if len(results) == 1:
            return str(results[0].name)
        return ",".join(f"{r.name}:{r.size}" if r.size > 1 else str(r.name) for r in results)

    def enter(self, results: tuple[Named, ...], node: Node) -> None:
        """Enter a node's results under their names, ``%a#1`` where one name stands for several."""
        at = 0
        for name in results:
            self.define(name, node.results[at])
            for i in range(name.size if name.size > 1 else 0):
                self.define(name, node.results[at + i], f"{name.name}#{i}")
            at += name.size

    def verify(self, function: Function, op: Op, types: tuple[Type, ...], attrs: Any) -> None:
        """A composite's decomposition must be the operator's lowering: a name cannot lie."""
        self.meanings[function.name] += 1
        key = function, op, types, tuple(attrs.values())
        if key in self.verified:
            return
        lowering = op.lowering(types, attrs)
        if anonymous_skeleton(function.graph) != anonymous_skeleton(lowering):
            raise RuleError(f"@{function.name} is not what shlo.{op.label} means (`shlo ops {op.label}` shows it)")
        self.verified[key] = None


def _is_return(statement: Statement) -> bool:
    return statement.name in ("return", "func.return", "stablehlo.return", "sdy.return")


def _pairs(attrs: Struct | None) -> dict[str, Any]:
    return dict(attrs.items) if attrs is not None else {}


def _dicts(raw: Any, count: int) -> list[Struct | None]:
    items = list(raw.items) if isinstance(raw, List) else []
    return [x if isinstance(x, Struct) else None for x in items] if len(items) == count else [None] * count


def _types(types: Any) -> str:
    return f"({', '.join(map(str, types))})"
