"""Gradients through conditionals, loops and map: against JAX's own, on what JAX exports of the function itself."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import Function, Module, region, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType, f32, i1, i32
from shlo.parse import parse
from shlo.runtime import mlir, run_module
from shlo.transform.grad import gradient
from shlo.transform.lower import inline, lower
from shlo.transform.regions import trip_count

RNG = np.random.default_rng(12)
X = RNG.standard_normal((3, 4)).astype(np.float32)
Y = RNG.standard_normal(4).astype(np.float32)


def agree(fn, *args, run=False):
    """The gradient of the exported text equals JAX's gradient of the function, by every float argument."""
    text = jax.jit(fn, keep_unused=True).lower(*args).as_text()
    main = lower(parse(text).main)
    own = gradient(main)
    floats = tuple(i for i, a in enumerate(args) if np.asarray(a).dtype.kind == "f")
    value, grads = jax.value_and_grad(fn, argnums=floats)(*args)
    written = emit(Module([Function("main", own.graph)]))
    mlir.check(written)
    results = [evaluate(own, args), evaluate(parse(written), args)]
    if run:
        results.append(run_module(written, [np.asarray(a) for a in args]))
    for found in results:
        np.testing.assert_allclose(found[0], value, rtol=1e-5, atol=1e-5)
        for a, b in zip(found[1:], grads, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("flag", [True, False])
def test_a_conditional(flag):
    agree(
        lambda p, x, y: lax.cond(p, lambda: jnp.sin(x * y).sum(), lambda: (x + x * y).sum()),
        np.bool_(flag),
        X,
        Y,
        run=True,
    )
    agree(
        lambda p, x, y: jnp.sin(jnp.stack(lax.cond(p, lambda: (x, x), lambda: (x * y, x)))).sum(),
        np.bool_(flag),
        X,
        Y,
    )


@pytest.mark.parametrize("index", [-1, 0, 1, 2, 5])
def test_a_switch(index):
    branches = [lambda x: x.sum(), lambda x: (x * x).sum(), lambda x: 0.0 * x[0, 0]]
    agree(lambda i, x: lax.switch(i, branches, x), np.int32(index), X)


def test_a_scan_and_what_it_carries_along():
    def rnn(w, xs, h):
        def step(h, x):
            h = jnp.tanh(h @ w + x)
            return h, (h * h).sum()

        last, costs = lax.scan(step, h, xs)
        return costs.sum() + last.sum()

    w = RNG.standard_normal((4, 4)).astype(np.float32)
    agree(rnn, w, X, Y, run=True)


def test_counted_loops_of_every_kind():
    agree(lambda x: lax.fori_loop(0, 5, lambda i, x: x * 0.9 + jnp.sin(x), x).sum(), X)
    agree(lambda x: lax.fori_loop(2, 9, lambda i, x: x + x * i.astype(jnp.float32) * 0.01, x).sum(), X)
    agree(lambda x: lax.fori_loop(0, 0, lambda i, x: x * 2, x).sum(), X)
    agree(lambda x, y: lax.fori_loop(0, 3, lambda i, c: (c[1], c[0] * c[1]), (x, x + y))[1].sum(), X, Y)
    agree(lambda x: lax.scan(lambda c, x: (c + x.sum() ** 2, None), 0.0, x, reverse=True)[0], X)
    agree(lambda x: lax.associative_scan(jnp.multiply, x[0]).sum(), X)


def test_loops_within_loops_and_choices_within_loops():
    def nested(x, y):
        def outer(i, x):
            inner = lax.fori_loop(0, 2, lambda j, z: z * 1.1 + jnp.sin(z * y), x)
            return lax.cond(inner.sum() > 0, lambda: inner * y, lambda: inner + y)

        return lax.fori_loop(0, 3, outer, x).sum()

    agree(nested, X, Y)


def test_a_value_that_a_loop_only_reads():
    """The captured weight gets a share of every round."""
    agree(lambda w, x: lax.fori_loop(0, 4, lambda i, x: x * w, x).sum(), np.float32(1.5), X)


def test_the_other_ways_of_counting():
    """Down, by steps, with a bound that is carried along, counted from the other side."""
    counter, scalar = TensorType((), i32), f32[()]

    def looping(start, step, end, direction, turned=False, carried=False):
        def program(x):
            def ahead(i, x, n):
                bound = n if carried else ops.const(end, counter)
                return ops.compare(*((bound, i) if turned else (i, bound)), comparison_direction=direction)

            names = [("i", counter), ("x", scalar), ("n", counter)]
            body = trace(lambda i, x, n: (i + step if step > 0 else i - -step, x * x, n), names)
            return ops.while_(
                [ops.const(start, counter), x, ops.const(end, counter)], cond=trace(ahead, names), body=body
            )[1]

        return program

    for how, rounds in (
        ((0, 2, 5, "LT"), 3),
        ((5, -2, 0, "GT"), 3),
        ((5, -1, 3, "GE"), 3),
        ((0, 1, 3, "NE"), 3),
        ((1, 1, 2, "LE"), 2),
        ((0, 1, 3, "GT", True), 3),
        ((0, 1, 2, "LT", False, True), 2),
    ):
        own = gradient(Function("f", trace(looping(*how), [("x", scalar)])))
        (loop,) = [n for n in own.graph.nodes if n.op is ops.while_][:1]
        assert trip_count(loop.operands, loop.attrs["cond"], loop.attrs["body"]) is not None
        value, grad = evaluate(own, [1.25], world="real")
        power = 2**rounds
        np.testing.assert_allclose([value, grad], [1.25**power, power * 1.25 ** (power - 1)])


def test_a_loop_that_nobody_can_count_is_refused():
    text = jax.jit(lambda x: lax.while_loop(lambda x: x < 100, lambda x: x * x, x)).lower(np.float32(3)).as_text()
    with pytest.raises(ShloError, match="how often this loop runs is not known"):
        gradient(lower(parse(text).main))


@pytest.mark.parametrize("reverse", [None, False, True])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_the_scan_operator(axis, reverse):
    """Carries of several ranks, one of integers, an output that nobody uses; JAX's own scan has axis 0 only."""
    ours = np.moveaxis(RNG.standard_normal((5, 3, 4)).astype(np.float32), 0, axis)
    one = (1,) * axis

    def step(x, n, w, h, total, count):
        h = ops.tanh(h * w + x)
        total = total + ops.reduce_sum(h * x, (0, 1)) * ops.convert(ops.reshape(count, shape=()), dtype=f32) * 0.1
        return h * h, ops.sine(h), w, h, total, count + n

    def program(xs, w, h, total):
        numbers = ops.iota(type=i32[(*one, 5)], iota_dimension=axis)
        count = ops.const(1, i32[one])
        slices = f32[tuple(n for i, n in enumerate(ours.shape) if i != axis)]
        types = [slices, count.type, w.type, h.type, total.type, count.type]
        body = trace(step, [(f"v{i}", t) for i, t in enumerate(types)])
        squares, _, _, last, total, _ = ops.scan(
            [xs, numbers, w, h, total, count], carries=4, dimension=axis, is_reverse=reverse, body=body
        )
        return ops.reduce_sum(squares, (0, 1, 2)) + ops.reduce_sum(last, (0, 1)) * total

    names = [("xs", f32[ours.shape]), ("w", f32[3, 4]), ("h", f32[3, 4]), ("total", f32[()])]
    own = gradient(Function("main", trace(program, names)))
    args = [ours, RNG.standard_normal((3, 4)).astype(np.float32), X, np.float32(0.3)]

    def theirs(xs, w, h, total):
        def step(carry, x):
            h, total, count = carry
            h = jnp.tanh(h * w + x[0])
            return (h, total + (h * x[0]).sum() * (count.astype(jnp.float32) * 0.1), count + x[1]), h * h

        start = (h, total, jnp.int32(1))
        (last, total, _), squares = lax.scan(
            step, start, (jnp.moveaxis(xs, axis, 0), jnp.arange(5)), reverse=bool(reverse)
        )
        return squares.sum() + last.sum() * total

    value, grads = jax.value_and_grad(theirs, argnums=(0, 1, 2, 3))(*args)
    text = emit(own)
    mlir.check(text)
    for found in (evaluate(own, args), evaluate(parse(text), args), run_module(text, args)):
        np.testing.assert_allclose(found[0], value, rtol=1e-5)
        for mine, other in zip(found[1:], grads, strict=True):
            np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-5)


def test_second_derivatives_of_the_scan_operator():
    def program(x, c):
        def step(x, c):
            product = ops.sine(x * c)
            return product, product

        both = ops.scan([x, c], carries=1, dimension=0, body=trace(step, [("x", f32[()]), ("c", f32[()])]))
        return ops.reduce_sum(both[0], (0,)) * both[1]

    first = gradient(Function("f", trace(program, [("x", f32[4]), ("c", f32[()])])), wrt="x")

    def squared(x, c):
        _, grad = inline(first.graph, [x, c])
        return ops.reduce_sum(grad * grad, (0,))

    own = gradient(Function("g", trace(squared, [("x", f32[4]), ("c", f32[()])])))

    def theirs(x, c):
        def step(c, x):
            product = jnp.sin(x * c)
            return product, product

        last, outputs = lax.scan(step, c, x)
        return outputs.sum() * last

    wanted = jax.value_and_grad(lambda x, c: (jax.grad(theirs)(x, c) ** 2).sum(), argnums=(0, 1))(Y, 0.7)
    for mine, other in zip(evaluate(own, [Y, np.float32(0.7)]), (wanted[0], *wanted[1]), strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-6)


def test_scans_over_nothing_and_of_nothing():
    """No step: the carry's cotangent is handed through.  No input: the length is said."""

    def program(x, c):
        body = trace(lambda x, c: (x * c, c * x), [("x", f32[()]), ("c", f32[()])])
        return ops.scan([x, c], carries=1, dimension=0, body=body)[1] * 3.0

    own = gradient(Function("f", trace(program, [("x", f32[0]), ("c", f32[()])])))
    value, dx, dc = evaluate(own, [np.zeros(0, np.float32), 2.0])
    assert (value, dx.shape, dc) == (6, (0,), 3)

    def powers(c):
        body = trace(lambda c: (c, c * c), [("c", f32[()])])
        return ops.reduce_sum(ops.scan([c], carries=1, dimension=0, scan_dim_size=3, body=body)[0], (0,))

    own = gradient(Function("f", trace(powers, [("c", f32[()])])))
    assert evaluate(own, [2.0]) == [2 + 4 + 16, 1 + 2 * 2 + 4 * 8]


def test_map():
    names = [("a", f32[()]), ("b", f32[()])]

    def program(x, y, s):
        def body(a, b):
            return a * b + ops.sine(a) * s

        computation = region(body, *(t for _, t in names))
        return ops.reduce_sum(ops.map_([x, y], dimensions=(0,), computation=computation), [0])

    own = gradient(Function("f", trace(program, [("x", f32[4]), ("y", f32[4]), ("s", f32[()])])))
    value, *grads = evaluate(own, [X[0], Y, np.float32(0.5)])
    theirs = jax.grad(lambda x, y, s: (x * y + jnp.sin(x) * s).sum(), argnums=(0, 1, 2))(X[0], Y, 0.5)
    for a, b in zip(grads, theirs, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)
    assert np.isfinite(value)


def test_a_region_that_captures_what_its_rule_does_not_know():
    def program(x, s):
        body = region(lambda a, b: a + b * s, f32[()], f32[()])
        return ops.reduce([x], [ops.const(0, f32[()])], dimensions=(0,), body=body)[0]

    with pytest.raises(ShloError, match="reduce c"):
        gradient(Function("f", trace(program, [("x", f32[3]), ("s", f32[()])])))


def test_a_choice_of_what_is_not_differentiated():
    def program(p, x):
        n = ops.if_(
            p, true_branch=region(lambda: ops.const(2.0, f32[()])), false_branch=region(lambda: ops.const(3.0, f32[()]))
        )[0]
        return x * n

    own = gradient(Function("f", trace(program, [("p", i1[()]), ("x", f32[()])])), wrt=["x"])
    assert evaluate(own, [True, 5.0]) == [10.0, 2.0]
