"""Loops written out compute what the loops do, bit for bit, and leave no trace of the loop where its rounds can be counted."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo.interp.den import evaluate
from shlo.ir.devices import Traffic
from shlo.ir.ops.data import concatenate
from shlo.ir.ops.flow import while_
from shlo.ir.ops.indexing import dynamic_slice, dynamic_update_slice
from shlo.parse import parse
from shlo.transform import unroll
from shlo.transform.unroll import unrolled


def layers(h, w):
    return lax.scan(lambda h, w: (h + jnp.tanh(h @ w), h.sum()), h, w)


def nested(x):
    def outer(i, a):
        return lax.fori_loop(0, 3, lambda j, b: b * 0.5 + i.astype(jnp.float32) + j, a)

    return lax.fori_loop(2, 5, outer, x)


def backwards(x):
    return lax.scan(lambda c, v: (c * 0.9 + v, c), jnp.zeros(3), x, reverse=True)


def captured(x, y):
    return lax.fori_loop(0, 4, lambda i, a: a * y + x[i], jnp.ones(3))


def overlapping(x):
    """Writes two rows a round, so that the next one overwrites half of them."""
    return lax.fori_loop(0, 3, lambda i, a: lax.dynamic_update_slice(a, a[:2] + 1.0, (i, 0)), x)


def beyond_the_end(x):
    return lax.fori_loop(0, 6, lambda i, a: a + lax.dynamic_slice(x, (i, 1), (2, 3)).sum(), jnp.float32(0))


def downwards(x):
    return lax.while_loop(lambda c: c[0] > -3, lambda c: (c[0] - 2, c[1] * x + c[0]), (5, x))[1]


def branching(x):
    def round_(i, a):
        return lax.cond(a.sum() > 1, lambda a: a * 0.5, lambda a: a + x, a)

    return lax.fori_loop(0, 5, round_, x)


def cumulative(x):
    return jax.grad(lambda x: lax.scan(lambda c, v: (c * v, c), jnp.float32(1), x)[1].sum())(x)


X, Y = (4, 3), (3,)
CASES = {
    "scan": (layers, (2, 3), (4, 3, 3)),
    "gradient of a scan": (jax.grad(lambda h, w: layers(h, w)[0].sum(), argnums=(0, 1)), (2, 3), (4, 3, 3)),
    "nested": (nested, X),
    "backwards": (backwards, X),
    "captured": (captured, X, Y),
    "overlapping": (overlapping, X),
    "clamped": (beyond_the_end, X),
    "downwards": (downwards, Y),
    "branching": (branching, Y),
    "gradient of a recurrence": (cumulative, Y),
}


def exported(fn, *shapes):
    rng = np.random.default_rng(3)
    arrays = [rng.standard_normal(s).astype(np.float32) for s in shapes]
    return parse(jax.jit(fn).lower(*arrays).as_text()), arrays, jax.tree.leaves(jax.jit(fn)(*arrays))


@pytest.mark.parametrize("name", CASES)
def test_it_computes_the_same(name):
    module, arrays, expected = exported(*CASES[name])
    written = unrolled(module)
    assert written is not None
    assert not {n.op for n in written.main.graph.walk()} & {while_, dynamic_slice, dynamic_update_slice}
    got, kept = evaluate(written, arrays), evaluate(module, arrays)
    for a, b, c in zip(got, kept, expected, strict=True):
        np.testing.assert_array_equal(a, b)
        np.testing.assert_allclose(a, c, rtol=2e-5, atol=1e-5)


def test_stacks_dissolve():
    """What a scan keeps for its gradient is read from the rounds themselves."""
    module, _, _ = exported(*CASES["gradient of a scan"])
    written = unrolled(module)
    assert written is not None
    stacks = [n for n in written.main.graph.walk() if n.op is concatenate]
    assert [n.results[0] for n in stacks] == [v for v in written.main.graph.results if v.node in stacks]


def test_operations_keep_their_places():
    module, _, _ = exported(*CASES["scan"])
    written = unrolled(module)
    assert written is not None
    places = {n.loc for f in module.functions.values() for n in f.graph.walk()}
    assert {n.loc for n in written.main.graph.walk()} <= places


def test_what_cannot_be_counted_stays(monkeypatch):
    module, _, _ = exported(lambda x: lax.while_loop(lambda a: a.sum() < 10, lambda a: a * 2, x), Y)
    assert unrolled(module) is None
    assert unrolled(exported(jnp.sin, Y)[0]) is None
    monkeypatch.setattr(unroll, "MOST", 10)
    assert unrolled(exported(*CASES["scan"])[0]) is None


@pytest.mark.parametrize(
    ("type_", "start", "step", "end", "direction"),
    [("i8", 0, 100, 120, "LT"), ("ui8", 0, 100, 250, "LT"), ("i8", 0, 3, 1, "NE"), ("i8", -128, 127, -127, "LE")],
)
def test_a_counter_that_leaves_its_type(type_, start, step, end, direction):
    """It goes on at the other end: rounds are not counted so, or counted right."""
    module = parse(f"""func.func @main(%x: tensor<f32>) -> tensor<f32> {{
      %s = stablehlo.constant dense<{start}> : tensor<{type_}>
      %h = stablehlo.constant dense<{step}> : tensor<{type_}>
      %e = stablehlo.constant dense<{end}> : tensor<{type_}>
      %r:2 = stablehlo.while(%i = %s, %a = %x) : tensor<{type_}>, tensor<f32>
       cond {{
        %1 = stablehlo.compare {direction}, %i, %e : (tensor<{type_}>, tensor<{type_}>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
       }} do {{
        %2 = stablehlo.add %a, %x : tensor<f32>
        %3 = stablehlo.add %i, %h : tensor<{type_}>
        stablehlo.return %3, %2 : tensor<{type_}>, tensor<f32>
       }}
      return %r#1 : tensor<f32>
    }}""")
    one = [np.ones((), np.float32)]
    np.testing.assert_array_equal(evaluate(unrolled(module) or module, one)[0], evaluate(module, one)[0])


def test_a_test_that_takes_something_from_outside_stays():
    """The round's own infeed gets every other transfer."""
    module = parse("""func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %s = stablehlo.constant dense<0> : tensor<i32>
      %h = stablehlo.constant dense<1> : tensor<i32>
      %e = stablehlo.constant dense<2> : tensor<i32>
      %t = stablehlo.create_token : !stablehlo.token
      %r:2 = stablehlo.while(%i = %s, %a = %x) : tensor<i32>, tensor<f32>
       cond {
        %0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
        %1 = stablehlo.compare LT, %i, %e : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
       } do {
        %2:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
        %3 = stablehlo.add %a, %2#0 : tensor<f32>
        %4 = stablehlo.add %i, %h : tensor<i32>
        stablehlo.return %4, %3 : tensor<i32>, tensor<f32>
       }
      return %r#1 : tensor<f32>
    }""")
    got = []
    for m in (module, unrolled(module) or module):
        queue = [(np.float32(2**i),) for i in range(5)]
        got.append(float(evaluate(m, [np.zeros((), np.float32)], traffic=Traffic(infeed=queue))[0]))
    assert got == [10.0, 10.0]


def test_what_devices_exchange_is_not_worked_out_on_one():
    """The counter is a constant in every round, and what the devices make of it together is not."""
    module = parse("""
    module attributes {mhlo.num_replicas = 2 : i32} {
      func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
        %zero = stablehlo.constant dense<0> : tensor<i32>
        %one = stablehlo.constant dense<1> : tensor<i32>
        %three = stablehlo.constant dense<3> : tensor<i32>
        %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xi32>
         cond {
          %1 = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %1 : tensor<i1>
        } do {
          %2 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
          %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1xi32>) -> tensor<2xi32>
          %4 = "stablehlo.collective_permute"(%3) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
          %5 = stablehlo.add %a, %4 : tensor<2xi32>
          %6 = stablehlo.add %i, %one : tensor<i32>
          stablehlo.return %6, %5 : tensor<i32>, tensor<2xi32>
        }
        return %0#1 : tensor<2xi32>
      }
    }""")
    written = unrolled(module)
    assert written is not None
    (kept,), (got,) = (evaluate(m, [np.arange(2, dtype=np.int32)]) for m in (module, written))
    assert [v.tolist() for v in got] == [v.tolist() for v in kept] == [[0, 1], [3, 4]]
