"""shlo: a StableHLO graph compiler with a typed AST.

Build a graph by calling operators in a typed function, then ask it anything::

    from shlo import emit, evaluate, f32, func, gradient, ops

    @func
    def step(x: f32[8, 784], w: f32[784, 10], b: f32[10]) -> f32[8, 10]:
        return ops.dense(x, w, b)

    emit(step)                      # StableHLO text; parse(text) gives the graph back
    evaluate(step, [x, w, b])       # what it means, in NumPy
    gradient(loss, wrt=["w"])       # the function with its gradients

What builds, asks and changes graphs is here; to run text on devices see :mod:`shlo.runtime`, for networks and training
steps :mod:`shlo.nets`, for proofs :mod:`shlo.certify`.  ``docs/architecture.md`` is the map; the command line is
``shlo --help``.
"""

from shlo import ops
from shlo.emit import emit
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
from shlo.parse import parse
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import gradient
from shlo.transform.lower import lower

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
    "data_parallel",
    "dtype",
    "emit",
    "evaluate",
    "f16",
    "f32",
    "f64",
    "func",
    "gradient",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "lower",
    "ops",
    "parse",
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
