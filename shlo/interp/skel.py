"""``skel``: which program a graph is.

A Merkle hash of operators, attributes, types and the names of ``main``'s inputs.  Names of values, functions and region
arguments do not count, nor do locations, the order of independent nodes, or nodes nothing depends on.  Constants do.
An optional attribute that is not there leaves no trace, so an operator can gain one.
The hash is stable across processes, machines and Python versions; :data:`VERSION` changes when what it covers does.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from enum import Enum
from hashlib import blake2b
from typing import Any

from shlo.ir.core import Function, Graph, Module, Node, Value, as_graph
from shlo.ir.dense import all_equal
from shlo.ir.literal import Literal
from shlo.ir.types import DType, TensorType, TokenType, TupleType

VERSION = b"shlo-skel-1"

Env = dict[Value, bytes]


def skeleton(program: Module | Function | Graph) -> str:
    """The skeleton of a program, as 32 hexadecimal digits."""
    if isinstance(program, Module):
        parts = [Hasher().graph(f.graph, f.graph.params, names=True) for f in _public(program)]
        return _hash(VERSION, f"{program.replicas},{program.partitions}".encode(), *parts).hex()
    graph = as_graph(program, "skeleton")
    return _hash(VERSION, Hasher().graph(graph, graph.params, names=True)).hex()


def _public(module: Module) -> list[Function]:
    return [f for _, f in sorted(module.functions.items()) if not f.private]


def anonymous_skeleton(graph: Graph) -> bytes:
    """The skeleton of a function body whose parameters count by position, not by name."""
    return Hasher().graph(graph, graph.params, names=False)


def node_digests(graph: Graph) -> Env:
    """The digest of every value of a graph: equal digests, equal subprograms."""
    hasher = Hasher()
    hasher.graph(graph, graph.params, names=True)
    return hasher.env


class Hasher:
    """One hashing walk; ``depth`` numbers region parameters from the outside in."""

    def __init__(self) -> None:
        self.env: Env = {}
        self.depth = 0
        self.functions: dict[Function, bytes] = {}

    def graph(self, graph: Graph, params: tuple[Value, ...], *, names: bool = False) -> bytes:
        for i, p in enumerate(graph.params):
            label = f"{self.depth}:{i}:{p.type}:{p.name if names else ''}"
            self.env[p] = _hash(b"parameter", label.encode())
        self.depth += 1
        effects = []
        for node in graph.nodes:
            digest = self.node(node)
            if node.effect:
                effects.append(digest)
        self.depth -= 1
        types = ",".join(str(p.type) for p in graph.params).encode()
        return _hash(b"graph", types, *(self.env[v] for v in graph.results), b"effects", *effects)

    def node(self, node: Node) -> bytes:
        """The digest of one node, its operands' digests known; those of its results are remembered."""
        parts = [node.op.text_name.encode()]
        parts += [
            name.encode() + b"=" + self.attribute(value) for name, value in node.attrs.items() if value is not None
        ]
        parts.append(b",".join(str(v.type).encode() for v in node.results))
        digest = _hash(b"node", *parts, *[self.env[v] for v in node.operands])
        if len(node.results) == 1:
            self.env[node.results[0]] = digest
        else:
            for i, value in enumerate(node.results):
                self.env[value] = _hash(b"result", str(i).encode(), digest)
        return digest

    def attribute(self, value: Any) -> bytes:
        if type(value) is Graph:
            return self.graph(value, value.params)
        if type(value) is Function:
            if value not in self.functions:
                self.functions[value] = Hasher().graph(value.graph, value.graph.params)
            return self.functions[value]
        if isinstance(value, tuple):
            return b"(" + b"".join(_framed(self.attribute(v)) for v in value) + b")"
        return encode_attribute(value)


def encode_attribute(value: Any) -> bytes:
    """A leaf attribute as bytes; different values give different bytes."""
    if value is None or isinstance(value, bool):
        return str(value).encode()
    if isinstance(value, Enum):
        return b"s" + str(value.value).encode()
    if isinstance(value, str):
        return b"s" + value.encode()
    if isinstance(value, int):
        return b"i" + str(value).encode()
    if isinstance(value, float):
        return b"f" + struct.pack("<d", value)
    if isinstance(value, (DType, TensorType, TokenType, TupleType)):
        return b"t" + str(value).encode()
    if isinstance(value, Literal):
        splat = value.is_splat or (value.data.size > 0 and all_equal(value.data))
        data = value.data.flat[0:1].tobytes() if splat else value.raw()
        return b"l" + _hash(str(value.type).encode(), data)
    if isinstance(value, Mapping):
        items = sorted((k, encode_attribute(v)) for k, v in value.items())
        return b"d" + b"".join(_framed(k.encode()) + _framed(v) for k, v in items)
    return b"r" + repr(value).encode()


def _framed(part: bytes) -> bytes:
    return len(part).to_bytes(4, "little") + part


def _hash(*parts: bytes | memoryview) -> bytes:
    h = blake2b(digest_size=16)
    for part in parts:
        h.update(len(part).to_bytes(4, "little"))
        h.update(part)  # not joined: the elements of a constant may be many
    return h.digest()
