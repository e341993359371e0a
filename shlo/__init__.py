"""shlo: a StableHLO graph compiler with a typed AST.

Build a graph by calling operators in a typed function, then ask it anything::

    from shlo import evaluate, f32, func, ops, skeleton

    @func
    def step(x: f32[8, 784], w: f32[784, 10], b: f32[10]) -> f32[8, 10]:
        return ops.dense(x, w, b)

See ``docs/architecture.md``; the command line is ``shlo --help``.
"""

from shlo import ops
from shlo.interp.den import World, evaluate
from shlo.interp.skel import skeleton
from shlo.ir.core import Function, Graph, Module, Node, Value, region, scope, trace
from shlo.ir.devices import PerDevice
from shlo.ir.errors import Position, ShloError
from shlo.ir.func import func
from shlo.ir.types import (
    DType,
    TensorType,
    bf16,
    c64,
    c128,
    dtype,
    f16,
    f32,
    f64,
    i1,
    i8,
    i16,
    i32,
    i64,
    tensor,
    ui8,
    ui16,
    ui32,
    ui64,
)

__version__ = "0.1.0"
__all__ = [
    "DType",
    "Function",
    "Graph",
    "Module",
    "Node",
    "PerDevice",
    "Position",
    "ShloError",
    "TensorType",
    "Value",
    "World",
    "bf16",
    "c64",
    "c128",
    "dtype",
    "evaluate",
    "f16",
    "f32",
    "f64",
    "func",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "ops",
    "region",
    "scope",
    "skeleton",
    "tensor",
    "trace",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
]
