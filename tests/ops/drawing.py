"""What the tests of window operators share: small integer tensors, drawn windows, adjoints by tracing."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from shlo.interp.den import evaluate
from shlo.ir.core import VJP, trace
from shlo.ir.types import TensorType, f32, type_of


def whole(seed, shape, low=-4, high=5):
    """Small integers as float32: sums of a few products of them are exact."""
    return np.random.default_rng(seed).integers(low, high, shape).astype(np.float32)


def objects(array):
    """The same numbers as Python integers, for the oracles."""
    return np.asarray(array).astype(np.int64).astype(object)


def run(fn, *arrays, world="stored"):
    """The results of the graph that ``fn`` builds over parameters of the arrays' types."""
    graph = trace(fn, [(f"x{i}", type_of(a)) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays, world=world)


def adjoint(op, operands, dys, attrs, world="real", dtype=f32):
    """The cotangents that the operator's vjp gives for these operands and cotangents of its results."""
    types = [TensorType(np.shape(a), dtype) for a in operands]
    cotangent_types = [TensorType(np.shape(a), dtype) for a in dys]

    def build(*values):
        xs, ys = values[: len(operands)], values[len(operands) :]
        returned = VJP.of(op)(ys[0] if op.single else ys, *op.arrange(xs), **op.bind_attrs(attrs))
        return op.flatten(returned)

    with_none: list[int] = []

    def without_none(*values):
        flat = build(*values)
        with_none.extend(i for i, v in enumerate(flat) if v is None)
        return [v for v in flat if v is not None]

    graph = trace(without_none, [(f"x{i}", t) for i, t in enumerate([*types, *cotangent_types])])
    results = iter(evaluate(graph, [*operands, *dys], world=world))
    return [None if i in with_none else next(results) for i in range(len(operands))]


def inner(a, b):
    """Σ a · b in exact arithmetic."""
    return sum(
        (Fraction(float(x)) * Fraction(float(y)) for x, y in zip(np.ravel(a), np.ravel(b), strict=True)), Fraction(0)
    )


seeds = st.integers(0, 2**32 - 1)


@st.composite
def windows(draw, rank, *, base=True, spread=True):
    """Strides, padding (negative too), base and window dilations for ``rank`` axes."""
    steps = st.tuples(*[st.integers(1, 3)] * rank)
    ones = st.just((1,) * rank)
    pads = st.tuples(*[st.tuples(st.integers(-2, 3), st.integers(-2, 3))] * rank)
    return draw(steps), draw(pads), draw(steps if base else ones), draw(steps if spread else ones)
