"""Lowering, inlining and sharing."""

import numpy as np

from shlo import Function, Module, evaluate, f32, func, ops, region, skeleton, trace
from shlo.ir.core import Block
from shlo.transform.lower import lower, lower_module, share


def test_lower_leaves_primitives_only():
    f = Function("f", trace(ops.bn_batch_f, [("x", f32[2, 3, 4, 4]), ("g", f32[3]), ("b", f32[3])]))
    flat = lower(f)
    assert not any(n.op.is_composite for n in flat.graph.walk())
    rng = np.random.default_rng(0)
    inputs = [rng.standard_normal(t.shape) for t in f.arg_types]
    np.testing.assert_allclose(
        evaluate(flat, inputs, world="real")[0], evaluate(f, inputs, world="real")[0], rtol=1e-12
    )


def test_lowered_nodes_are_named_after_their_operator():
    flat = lower(Function("f", trace(lambda x: ops.relu(x), [("x", f32[3])])))
    assert {n.name for n in flat.graph.nodes} == {"relu.constant", "relu.maximum"}


def test_keep():
    f = Function("f", trace(lambda x: ops.relu(ops.swish(x)), [("x", f32[3])]))
    kept = lower(f, keep=lambda op: op is ops.relu)
    assert [n.op.label for n in kept.graph.nodes if n.op.is_composite] == ["relu"]


def test_calls_are_inlined():
    @func(private=True)
    def double(x: f32[3]):
        return x * 2.0

    module = lower_module(Module([Function("main", trace(lambda x: double(double(x)), [("x", f32[3])])), double]))
    assert list(module.functions) == ["main"]
    assert [n.op.label for n in module.main.graph.nodes] == ["constant", "multiply", "multiply"]


def test_regions_with_captures_are_rebuilt():
    def f(x, init, scale):
        s = ops.relu(scale)
        return ops.reduce([x], [init], dimensions=(0,), body=region(lambda a, b: a + b * s, f32[()], f32[()]))[0]

    function = Function("f", trace(f, [("x", f32[4]), ("init", f32[()]), ("scale", f32[()])]))
    for g in (function, lower(function)):
        assert evaluate(g, [np.arange(4.0), 1.0, 3.0])[0] == 19.0


def test_share():
    with Block(share=False) as block:
        x = block.parameter("x", f32[3])
        y, z = x * 2.0, x * 2.0
        ops.sine(x)
        unshared = Function("f", block.finish([y + z], prune=False))
    assert len(unshared.graph.nodes) == 6
    assert len(share(unshared).graph.nodes) == 3
    assert skeleton(unshared) == skeleton(share(unshared))
