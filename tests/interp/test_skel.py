"""What the skeleton counts and what it does not."""

import subprocess
import sys

import numpy as np

from shlo import Function, Module, f32, func, ops, scope, skeleton, trace
from shlo.ir.literal import Literal
from shlo.ir.types import TensorType


def test_internal_names_do_not_count():
    def a(x):
        with scope("one"):
            return x * 2.0 + 1.0

    def b(x):
        with scope("two"):
            return x * 2.0 + 1.0

    assert skeleton(trace(a, [("x", f32[3])])) == skeleton(trace(b, [("x", f32[3])]))


def test_order_of_independent_nodes_does_not_count():
    def a(x):
        y, z = ops.sine(x), ops.cosine(x)
        return y + z

    def b(x):
        z, y = ops.cosine(x), ops.sine(x)
        return y + z

    assert skeleton(trace(a, [("x", f32[3])])) == skeleton(trace(b, [("x", f32[3])]))


def test_what_counts():
    base = trace(lambda x: x * 2.0, [("x", f32[3])])
    others = [
        trace(lambda x: x * 2.0, [("y", f32[3])]),
        trace(lambda x: x * 2.0, [("x", f32[4])]),
        trace(lambda x: x * 2.5, [("x", f32[3])]),
        trace(lambda x: x + 2.0, [("x", f32[3])]),
        trace(lambda x: 2.0 * x, [("x", f32[3])]),
        trace(lambda x: (x * 2.0, x), [("x", f32[3])]),
        trace(lambda x, y: x * 2.0, [("x", f32[3]), ("y", f32[3])]),
    ]
    hashes = {skeleton(g) for g in [base, *others]}
    assert len(hashes) == 8


def test_attributes_count():
    one, two = (trace(lambda x, a=a: ops.reverse(x, dimensions=a), [("x", f32[3, 3])]) for a in ((0,), (1,)))
    assert skeleton(one) != skeleton(two)


def test_function_names_do_not_count():
    def wrap(name):
        @func(name=name, private=True)
        def inner(x: f32[3]):
            return x * 2.0

        return Module([Function("main", trace(lambda x: inner(x), [("x", f32[3])])), inner])

    assert skeleton(wrap("f")) == skeleton(wrap("g"))


def test_a_splat_hashes_like_its_expansion():
    import numpy as np

    from shlo.ir.literal import Literal

    graphs = [
        trace(lambda v=v: ops.constant(value=Literal.of(v, f32[2, 2])), [])
        for v in (np.float32(1), np.ones((2, 2), np.float32))
    ]
    assert skeleton(graphs[0]) == skeleton(graphs[1])


def test_stable_across_processes():
    code = "from shlo import *; print(skeleton(trace(lambda x: x * 2.0 + 1.0, [('x', f32[3])])))"
    runs = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    here = skeleton(trace(lambda x: x * 2.0 + 1.0, [("x", f32[3])]))
    assert runs == {here + "\n"}
    assert here == "c135b0dde0df80653681e9ffa30807ee"


def test_zeros_of_both_signs_are_no_splat():
    """1/x tells them apart."""

    def of(*numbers):
        literal = Literal.of(np.array(numbers, np.float32))
        return skeleton(trace(lambda: ops.constant(value=literal), []))

    assert of(0.0, -0.0) != of(0.0, 0.0)
    assert of(-0.0, 0.0) != of(-0.0, -0.0)
    assert of(np.nan, np.nan) == skeleton(
        trace(lambda: ops.constant(value=Literal.of(np.float32(np.nan), TensorType((2,), f32))), [])
    )
