"""The quick way to read long texts: each *shape* of a statement goes through the grammar once.

Training programs repeat themselves: most statements differ from an earlier one in their names alone.  The text is cut into
chunks, one a statement (line ends and indentation are the hint where); a chunk's names are taken out, and what is left is
its shape.  The first chunk of a shape is read by the grammar and :class:`~shlo.parse.reader.Reader` like any statement and
leaves a :class:`Template`; the others cost a dictionary look-up and a node.

Nothing is guessed: every chunk is a statement by the grammar, or equals one up to names, so their sequence is the text's
only reading.  Whatever does not fit (:class:`NotThisWay`, or any error at all) is left to the plain way through the whole
text, which also words the errors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeVar

from shlo.ir.attributes import Int, Struct, Symbol
from shlo.ir.core import Attrs, Graph, Module, Node, Operator, Parameter, Value, with_regions
from shlo.ir.errors import ShloError
from shlo.ir.statement import BlockText, Named, ParameterText, Statement
from shlo.ir.types import Type
from shlo.parse.grammar import FunctionText, ModuleText, read, unquote
from shlo.parse.patterns import HOLES, NotThisWay, Patterns, taken_apart, tensor
from shlo.parse.reader import Reader
from shlo.parse.source import Source

Item = TypeVar("Item", ModuleText, FunctionText)

_NAME: Final = re.compile(r"%([\w$.-]+(?:#\d+)?)")
_HOLE: Final = "\0"
"""Stands for a name in a shape; a % would not do, a text may have one without a name."""
_PLACE: Final = re.compile(r" loc\(#loc\d*\)$")
_SOMEWHERE: Final = " loc(#loc)"
"""In the place of any other location of a statement's: the grammar still sees that there is one, and takes no second."""
_LITERAL: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\Z)|(?<= = )\d{1,18} : i32(?!\w)')
"""Strings, and integers such as those of ``tf.aliasing_output``."""
_HEAD: Final = re.compile(
    r"(?P<name>\s*func\.func (?:\w+ )?@[\w$.-]+)\((?P<inputs>%[^\n]*?)\)"
    r"(?: -> \((?P<results>[^\n]*)\))?(?P<rest>(?: -> [^(\n]*?)?(?: attributes \{[^\n]*\})? \{)"
)
_ARROWS: Final = 8
_NEXT_INPUT: Final = re.compile(r", (?=%)")
_NEXT_RESULT: Final = re.compile(r", (?=tensor<|!)")
_CONTINUES: Final = ("reducer", "cond", "do")


class Chunk(NamedTuple):
    """A piece of the text and where it starts."""

    text: str
    start: int


@dataclass(slots=True)
class FunctionChunks:
    """A function: its head, read, and its body's statements, the return last."""

    head: FunctionText
    start: int
    body: list[Chunk]


# ---------------------------------------------------------------------------------------------------------- cutting


def lines(text: str) -> Iterator[Chunk]:
    """The lines that hold something, without their ends."""
    start = 0
    for line in text.splitlines(keepends=True):
        stripped = line.strip()
        if stripped and not stripped.startswith("//"):
            yield Chunk(line.rstrip(), start)
        start += len(line)


def indentation(line: str) -> str:
    """The blanks a line begins with."""
    return line[: len(line) - len(line.lstrip())]


def statements(body: list[Chunk], text: str) -> list[Chunk]:
    """A body's lines as statements: one that opens a brace goes on to the line that closes it at the same indentation."""
    found: list[Chunk] = []
    at, end = 0, len(body)
    while at < end:
        first = body[at]
        close = indentation(first.text) + "}"
        while True:
            while body[at].text.endswith("{"):
                at += 1
                while at < end and not body[at].text.startswith(close):
                    at += 1
                if at == end:
                    raise NotThisWay
            at += 1
            # The bodies of reduce and while follow the types on a line of their own.
            if at == end or not body[at].text.endswith("{") or not body[at].text.lstrip().startswith(_CONTINUES):
                break
        last = body[at - 1]
        found.append(Chunk(text[first.start : last.start + len(last.text)], first.start))
    return found


# --------------------------------------------------------------------------------------------------------- templates


@dataclass(slots=True)
class Template:
    """What all statements of one shape have in common."""

    op: Operator[..., Any]
    attrs: Attrs
    extra: Attrs
    types: tuple[Type, ...]
    results: tuple[Type, ...]
    operands: list[int]
    """Which of the chunk's names the operands are."""
    targets: tuple[int, ...]
    """For each name before the =, how many results it stands for."""
    lead: int
    """How far into the chunk the statement starts."""
    inside: Inside | None
    """What there is to rename, where the shape has regions."""


@dataclass(slots=True)
class Inside:
    """The names of the chunk that a template's regions were read from."""

    names: list[str]
    """Every name, without #0."""
    defined: frozenset[str]
    captured: list[tuple[Value, int]]
    """What the regions use from outside, and which of the names it is."""
    places: dict[int, int]
    """Where in the text a node starts → which of the names stands there."""


def _renamed(graph: Graph, names: Mapping[str, str], values: dict[Value, Value], places: Mapping[int, int]) -> Graph:
    """A region under other names, using other values from outside; ``places`` maps old to new offsets of nodes."""
    params = tuple([Parameter(p.index, p.type, names[p.name]) for p in graph.params])
    values.update(zip(graph.params, params, strict=True))
    nodes = []
    for node in graph.nodes:
        attrs = node.attrs
        if node.regions:
            attrs = with_regions(attrs, lambda region: _renamed(region, names, values, places))
        operands = tuple([values[v] for v in node.operands])
        groups = [part.partition(":") for part in node.name.split(",")]
        name = ",".join(names[base] + colon + size for base, colon, size in groups)
        made = Node(node.op, operands, attrs, [v.type for v in node.results], name)
        made.extra, made.loc = node.extra, None if node.loc is None else places[node.loc]
        values.update(zip(node.results, made.results, strict=True))
        nodes.append(made)
    return Graph(params, tuple(nodes), tuple([values[v] for v in graph.results]))


def _separable(text: str) -> bool:
    """Is every % of the text a name's: none in strings or comments?"""
    if '"' not in text:
        return "//" not in text
    parts = text.split('"')
    return "\\" not in text and not any("%" in p for p in parts[1::2]) and not any("//" in p for p in parts[::2])


def _literal(text: str) -> str | Int:
    """What a literal spells."""
    return unquote(text) if text[0] == '"' else Int(int(text.partition(" ")[0]), "i32")


class ShapeReader(Reader):
    """Reads functions whose bodies are chunks."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.aliases: dict[str, Any] = {}
        self.chunks: dict[str, FunctionChunks] = {}
        self.templates: dict[Any, Template | None] = {}
        self.patterns = Patterns(lambda text: self.grammar(text, "statement"))
        self.returns: set[Any] = set()
        """Texts of returns, names and types taken out."""
        self.heads: dict[Any, FunctionText] = {}
        """Functions without parameters and results, by their text but for their names."""
        self.shared: dict[Any, tuple[tuple[str, Any], ...]] = {}
        """Attributes of parameters and results, by their text without strings and integers."""

    # ---- the whole

    def read(self) -> Module:
        """The module of the text."""
        text = self.source.text
        if "{-#" in text or _HOLE in text:
            raise NotThisWay
        head: ModuleText | None = None
        closed = False
        texts: list[FunctionText] = []
        everything = list(lines(text))
        at = 0
        while at < len(everything):
            line = everything[at]
            word = line.text.lstrip()
            if closed and not word.startswith("#"):
                raise NotThisWay
            if word.startswith("module") and head is None and not texts and line.text.endswith("{"):
                head = self.only(line.text + "}", ModuleText)
            elif word.startswith("func.func") and line.text.endswith("{"):
                close = indentation(line.text) + "}"
                end = next((i for i in range(at + 1, len(everything)) if everything[i].text.startswith(close)), None)
                if end is None or _PLACE.sub("", everything[end].text) != close:
                    raise NotThisWay
                function = self.head(line)
                self.chunks[function.name] = FunctionChunks(
                    function, line.start, statements(everything[at + 1 : end], text)
                )
                texts.append(function)
                at = end
            elif _PLACE.sub("", word) == "}" and head is not None:
                closed = True
            elif word.startswith("sdy.mesh "):
                for mesh in self.grammar(line.text):
                    self.mesh(mesh)
            elif word.startswith("#"):
                if self.grammar(line.text):
                    raise NotThisWay
            else:
                raise NotThisWay
            at += 1
        if head is not None and not closed:
            raise NotThisWay
        return self.assemble(head.name if head else "", head.attrs if head else None, texts)

    def grammar(self, text: str, start: str = "start") -> Any:
        """A piece of the text through the grammar."""
        return read(Source(text, self.source.file, self.source.blobs), self.aliases, start=start, resources=" ")

    def only(self, text: str, kind: type[Item]) -> Item:
        """The one thing that a piece of the text is."""
        found = self.grammar(text)
        if len(found) != 1 or not isinstance(found[0], kind):
            raise NotThisWay
        return found[0]

    def head(self, line: Chunk) -> FunctionText:
        """A function's first line."""
        # Of many arrows each might be the results', and be looked at up to the end.
        found = _HEAD.fullmatch(line.text) if line.text.count(") -> (") <= _ARROWS else None
        try:
            function = self.listed(found) if found is not None else self.whole(line)
        except (NotThisWay, ShloError):
            function = self.whole(line)  # a string that looks like the next entry, say
        function.start += line.start
        for p in function.params:
            p.name = p.name._replace(start=p.name.start + line.start)
        return function

    def whole(self, line: Chunk) -> FunctionText:
        """A head through the grammar."""
        return self.only(line.text + "}", FunctionText)

    def listed(self, found: re.Match[str]) -> FunctionText:
        """A head whose parameters and results are read entry by entry, equal ones once."""
        results = found["results"]
        front, _, symbol = found["name"].partition("@")
        after = f"(){'' if results is None else ' -> ()'}{found['rest']}"
        known = self.heads.get((front, after))
        if known is None:
            known = self.heads[front, after] = self.whole(Chunk(f"{front}@{symbol}{after}", 0))
        function = replace(known, name=Symbol(symbol))
        function.params = self.entries(found["inputs"], _NEXT_INPUT, "parameter", found.start("inputs"))
        if results is not None:
            function.results = self.entries(results, _NEXT_RESULT, "result", 0)
        return function

    def entries(self, text: str, separator: re.Pattern[str], rule: str, start: int) -> list[Any]:
        """Parameters or results, a name and a type each, and attributes."""
        found: list[Any] = []
        for entry in separator.split(text) if text else ():
            name, _, rest = entry.partition(": ") if rule == "parameter" else ("", "", entry)
            declared, attrs = self.entry(rest, rule)
            if rule == "parameter":
                if _NAME.fullmatch(name) is None:
                    raise NotThisWay
                found.append(ParameterText(Named(name[1:], start), declared, attrs))
            else:
                found.append((declared, attrs))
            start += len(entry) + 2
        return found

    def entry(self, text: str, rule: str) -> tuple[Type, Struct | None]:
        """A type and attributes, which the grammar reads once for all that differ in the type, strings and integers alone."""
        simple = HOLES.match(text)
        if simple is None or text[0] != "t":
            raise NotThisWay
        declared, rest = tensor(simple[0]), text[simple.end() :]
        if not rest:
            return declared, None
        literals = _LITERAL.findall(rest)
        key = rule, _LITERAL.sub("\0", rest)
        if key not in self.shared:
            made = self.grammar("%x: " + text if rule == "parameter" else text, rule)
            read, attrs = (made.type, made.attrs) if rule == "parameter" else made
            items = attrs.items if attrs is not None else ()
            if read is not declared or [v for _, v in items if type(v) in (str, Int)] != [*map(_literal, literals)]:
                raise NotThisWay
            self.shared[key] = items
        fresh = map(_literal, literals)
        items = tuple([(k, next(fresh) if type(v) in (str, Int) else v) for k, v in self.shared[key]])
        return declared, Struct(items)

    def read_function(self, text: FunctionText) -> Any:
        chunks = self.chunks[text.name]
        return self.built(text, lambda params: self.chunked(chunks, params))

    def chunked(self, chunks: FunctionChunks, params: tuple[Parameter, ...]) -> Graph:
        """The graph of a body in chunks."""
        if not chunks.body:
            raise NotThisWay
        nodes = [self.chunk(c) for c in chunks.body[:-1]]
        return Graph(params, tuple(nodes), self.last(chunks.body[-1]))

    def last(self, chunk: Chunk) -> tuple[Value, ...]:
        """The values of a body's return."""
        _, holes, key = taken_apart(chunk.text)
        if key not in self.returns:
            block: BlockText = self.grammar("{" + chunk.text + "}", "body")
            if len(block.statements) != 1 or block.params:
                raise NotThisWay
            self.base = chunk.start - 1
            results = self.block(block, (), 0, "a function").results
            self.base = 0
            if len(holes) == 2 * len(results):
                self.returns.add(key)
            return results
        count = len(holes) // 2
        try:
            values = tuple([self.env[n[1:]] for n in holes[:count]])
            fits = all(v.type is tensor(t) for v, t in zip(values, holes[count:], strict=True))
        except KeyError:
            raise NotThisWay from None
        if not fits:
            raise NotThisWay
        return values

    # ---- statements

    def chunk(self, chunk: Chunk) -> Node:
        """The node of a chunk."""
        text = chunk.text
        if text.endswith(")") and "\n" not in text:
            text = _PLACE.sub(_SOMEWHERE, text)
        parts = _NAME.split(text)
        names = parts[1::2]
        key: Any = _HOLE.join(parts[::2])
        if "\n" in text:
            number: dict[str, int] = {}
            split = [n.partition("#") for n in names]
            key = key, tuple([(number.setdefault(base, len(number)), result) for base, _, result in split])
        template = self.templates.get(key)
        if template is not None:
            return self.fill(template, names, chunk)
        self.base = chunk.start
        statement = self.patterns.statement(text)
        node = self.node(statement)
        self.base = 0
        if key not in self.templates:
            self.templates[key] = self.template(chunk, names, node, statement) if _separable(text) else None
        return node

    def template(self, chunk: Chunk, names: list[str], node: Node, statement: Statement) -> Template | None:
        """What other statements of this shape take from this one; None where its names do not line up."""
        places = {m.start(): i for i, m in enumerate(_NAME.finditer(chunk.text))}
        operands = [places[start] for start in self.last_operands]
        targets = tuple(r.size for r in statement.results)
        inside = None
        named = len(names) != len(targets) + len(operands)
        if node.regions and named:
            if "\n" not in chunk.text:  # its key does not tell which names are equal
                return None
            inside = self.inside(chunk, names, node, len(targets), places)
            if inside is None:
                return None
        elif named or any(region.captures for region in node.regions):
            return None
        types, results = tuple([v.type for v in node.operands]), tuple([v.type for v in node.results])
        lead = statement.start
        return Template(node.op, node.attrs, node.extra, types, results, operands, targets, lead, inside)

    def inside(
        self, chunk: Chunk, names: list[str], node: Node, targets: int, places: Mapping[int, int]
    ) -> Inside | None:
        """How to rename this node's regions; None where they were read elsewhere or hold nodes without results."""
        found: dict[int, int] = {}
        for inner in (n for region in node.regions for n in region.walk()):
            at = places.get((inner.loc or 0) - chunk.start)
            if at is None:
                return None
            found[inner.loc or 0] = at
        index = {self.env[n]: i for i, n in reversed([*enumerate(names)][targets:]) if n in self.env}
        captured = list(dict.fromkeys(v for region in node.regions for v in region.captures))
        if any(v not in index for v in captured):
            return None
        bare = [n.partition("#")[0] for n in names]
        defined = frozenset(bare[targets:]) - self.env.keys()
        return Inside(bare, defined, [(v, index[v]) for v in captured], found)

    def fill(self, template: Template, names: list[str], chunk: Chunk) -> Node:
        """Another node of a known shape."""
        env = self.env
        try:
            operands = tuple([env[names[i]] for i in template.operands])
        except KeyError:
            raise NotThisWay from None
        if tuple([v.type for v in operands]) != template.types:
            raise NotThisWay
        attrs = template.attrs
        if template.inside is not None:
            attrs = self.rename(template, template.inside, names, chunk)
        targets = template.targets
        if len(targets) == 1:
            name = names[0]
        elif targets:
            name = ",".join(f"{n}:{size}" if size > 1 else n for n, size in zip(names, targets, strict=False))
        else:
            name = template.op.label
        node = Node(template.op, operands, attrs, template.results, name)
        node.loc = chunk.start + template.lead
        if template.extra:
            node.extra = template.extra
        if targets == _ONE:
            if name in env:
                raise NotThisWay
            env[name] = node.results[0]
        else:
            self.enter(tuple(Named(n, 0, size) for n, size in zip(names, targets, strict=False)), node)
        return node

    def rename(self, template: Template, inside: Inside, names: list[str], chunk: Chunk) -> Attrs:
        """A template's attributes with its regions as this chunk names them."""
        bare = [n.partition("#")[0] for n in names]
        new = dict(zip(inside.names, bare, strict=True))
        if self.env.keys() & {new[n] for n in inside.defined}:
            raise NotThisWay
        positions = [chunk.start + m.start() for m in _NAME.finditer(chunk.text)]
        places = {old: positions[i] for old, i in inside.places.items()}
        try:
            values = {v: self.env[names[i]] for v, i in inside.captured}
        except KeyError:
            raise NotThisWay from None
        if any(old.type is not now.type for old, now in values.items()):
            raise NotThisWay
        return with_regions(template.attrs, lambda region: _renamed(region, new, values, places))


_ONE: Final = (1,)
