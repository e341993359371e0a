"""Whatever two programs are: if they are PROVED equal, their numbers are equal.

Programs are drawn at random from ring arithmetic, powers and roots, sums, products, selections, data movement and collectives.
The single-device one is the data-parallel one with its collectives left out or mis-scaled, so that some pairs are equal and
most are not.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shlo import ops
from shlo.certify import engine
from shlo.certify.verdict import Answer, certify
from shlo.certify.witness import run_pair
from shlo.ir.core import Function, Module, Value, region, trace
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.literal import Literal
from shlo.ir.types import f32, i1, i32, ui8

R, N, C = 2, 2, 3

STEPS = [
    *[
        "add",
        "sub",
        "mul",
        "div",
        "square",
        "sqrt",
        "rsqrt",
        "exp",
        "max",
        "relu",
        "select",
        "compare",
        "sum",
        "mean",
        "sum_c",
        "dot_ones",
        "broadcast",
        "transpose",
        "reshape",
        "pad_slice",
        "concat",
        "abs",
        "power",
        "psum",
        "pmean",
        "scale",
        "halves",
        "outer",
        "minus_mean",
        "if_",
        "reduce_mul",
        "alone",
        "by_number",
        "all_max",
    ],
    *(("psum", "pmean") * 2),
    *(("rewrite",) * 5),
]
"""Those that matter most are drawn more often."""


@dataclass
class Program:
    """Values so far by kind: scalars, [C] vectors, [n] batches and [n, C] images."""

    n: int
    parallel: bool
    values: list[Value]

    def pick(self, choice: int, rank: int | None = None) -> Value | None:
        fitting = [v for v in self.values if rank is None or v.rank == rank]
        return fitting[choice % len(fitting)] if fitting else None

    def step(self, name: str, a: int, b: int, flip: bool) -> None:
        x = self.pick(a)
        same = [v for v in self.values if v.type is x.type]
        y = same[b % len(same)]
        made = getattr(self, f"_{name}", lambda *_: None)(x, y, b, flip)
        if made is not None:
            self.values.append(made)

    def batch_axis(self, x: Value) -> int | None:
        return 0 if x.rank and x.shape[0] == self.n and self.n != C else None

    def _add(self, x, y, b, flip):
        return x + y

    def _sub(self, x, y, b, flip):
        return x - y

    def _mul(self, x, y, b, flip):
        return x * y

    def _div(self, x, y, b, flip):
        return x / (y * y + 1.0)

    def _square(self, x, y, b, flip):
        return x * x

    def _sqrt(self, x, y, b, flip):
        return ops.sqrt(x * x if flip else x * x + y * y)

    def _rsqrt(self, x, y, b, flip):
        return ops.rsqrt(x * x + 0.5)

    def _exp(self, x, y, b, flip):
        return ops.tanh(x)

    def _max(self, x, y, b, flip):
        return ops.maximum(x, y) if flip else ops.minimum(x, y)

    def _relu(self, x, y, b, flip):
        return ops.relu(x)

    def _select(self, x, y, b, flip):
        return ops.select(x > y, x, y) if flip else ops.select(x >= 0.0, y, x)

    def _compare(self, x, y, b, flip):
        return ops.convert(x > (y if flip else 0.25), dtype=f32)

    def _abs(self, x, y, b, flip):
        return ops.abs_(x)

    def _power(self, x, y, b, flip):
        return ops.power(x * x + 1.0, x * 0.0 + (0.5 if flip else -2.0))

    def _scale(self, x, y, b, flip):
        return x * (2.0, 0.5, 3.0, -1.0)[b % 4]

    def _sum(self, x, y, b, flip):
        axis = self.batch_axis(x)
        return ops.reduce_sum(x, [axis]) if axis is not None else None

    def _mean(self, x, y, b, flip):
        axis = self.batch_axis(x)
        return ops.reduce_mean(x, [axis]) if axis is not None else None

    def _sum_c(self, x, y, b, flip):
        return ops.reduce_sum(x, [x.rank - 1]) if x.rank and x.shape[-1] == C else None

    def _minus_mean(self, x, y, b, flip):
        axis = self.batch_axis(x)
        if axis is None:
            return None
        mu = ops.reduce_mean(x, [axis])
        if flip and self.parallel:
            mu = self.mean(mu)
        return x - ops.spread(mu, x, *range(1, x.rank))

    def _dot_ones(self, x, y, b, flip):
        v = self.pick(b, 1)
        if v is None:
            return None
        ones = v * 0.0 + 1.0
        return ops.dot_general(ones, v, lhs_contracting_dimensions=(0,), rhs_contracting_dimensions=(0,))

    def _outer(self, x, y, b, flip):
        v = self.pick(b, 1)
        if v is None or v.shape != (C,):
            return None
        return ops.broadcast_in_dim(v, shape=(self.n, C), broadcast_dimensions=(1,))

    def _broadcast(self, x, y, b, flip):
        return ops.broadcast_in_dim(x, shape=(C,), broadcast_dimensions=()) if x.rank == 0 else None

    def _transpose(self, x, y, b, flip):
        if x.rank != 2:
            return None
        return ops.transpose(ops.transpose(x, permutation=(1, 0)) * 2.0, permutation=(1, 0))

    def _reshape(self, x, y, b, flip):
        flat = ops.reshape(x, shape=(x.type.size,)) if x.rank == 2 else None
        return ops.reshape(flat * flat, shape=x.shape) if flat is not None else None

    def _pad_slice(self, x, y, b, flip):
        if x.rank == 0 or x.shape[-1] != C:
            return None
        last = x.rank - 1
        part = ops.slice_axis(x, last, 0, 2)
        return ops.concatenate([part, ops.slice_axis(y, last, 1, 2)], dimension=last)

    def _concat(self, x, y, b, flip):
        if x.rank == 0:
            return None
        both = ops.concatenate([x, y], dimension=x.rank - 1)
        n = x.shape[-1]
        return ops.slice_axis(both, x.rank - 1, n if flip else 0, 2 * n if flip else n)

    def _halves(self, x, y, b, flip):
        return x * 0.5 + x * (0.5 if flip else 0.25)

    def _if_(self, x, y, b, flip):
        p = self.pick(b, 0)
        if p is None:
            return None
        return ops.if_(p > 0.0, true_branch=region(lambda: x), false_branch=region(lambda: y))[0]

    def _reduce_mul(self, x, y, b, flip):
        if x.rank == 0:
            return None
        one = ops.const(1.0, f32[()])
        return ops.reduce([x], [one], dimensions=(0,), body=ops.monoid(ops.multiply, f32))[0]

    def _rewrite(self, x, y, b, flip):
        """Two ways to write one thing (and some that are not one thing)."""
        one, other = (
            lambda: (ops.sqrt(x * x), x),
            lambda: (ops.sqrt(x * x * y * y), x * y),
            lambda: ((x + y) * (x + y), x * x + 2.0 * x * y + y * y),
            lambda: (ops.maximum(x, y), -ops.minimum(-x, -y)),
            lambda: (ops.maximum(x, -x), ops.abs_(x)),
            lambda: (ops.select(x > 0.0, x, x * 0.0), ops.maximum(x, x * 0.0)),
            lambda: (ops.sqrt(x * x + 1.0) * ops.sqrt(x * x + 1.0), x * x + 1.0),
            lambda: (ops.convert(x > y, dtype=f32) + ops.convert(y >= x, dtype=f32), x * 0.0 + 1.0),
            lambda: (ops.power(x * x, x * 0.0 + 0.5), x),
            lambda: (ops.rsqrt(x * x) * x, x * 0.0 + 1.0),
            lambda: (x / (y * y + 1.0) * (y * y + 1.0), x),
            lambda: (ops.tanh(x + y), ops.tanh(x) + ops.tanh(y)),
        )[b % 12]()
        return one if self.parallel == flip else other

    def _alone(self, x, y, b, flip):
        """A collective over groups of one: nothing happens."""
        return self.total(x, ((0,), (1,))) if self.parallel else x * 1.0

    def _by_number(self, x, y, b, flip):
        """Something that depends on the replica, unless it is multiplied by 0."""
        if not self.parallel:
            return x + 0.0
        number = ops.convert(ops.replica_id(), dtype=f32) * (0.0 if flip else 1.0)
        return x + ops.broadcast_in_dim(number, shape=x.shape, broadcast_dimensions=())

    def _all_max(self, x, y, b, flip):
        if not self.parallel:
            return x * 1.0
        largest = ops.monoid(ops.maximum, x.dtype)
        return ops.all_reduce([x], replica_groups=((0, 1),), computation=largest)[0]

    def mean(self, x: Value) -> Value:
        return self.total(x) / float(R)

    def total(self, x: Value, groups=((0, 1),)) -> Value:
        return ops.all_reduce([x], replica_groups=groups, computation=ops.monoid(ops.add, x.dtype))[0]

    def _psum(self, x, y, b, flip):
        """On one device: nothing, or (what a psum of something replicated is) R times."""
        if self.parallel:
            return self.total(x)
        return x * float(R) if flip else x * 1.0

    def _pmean(self, x, y, b, flip):
        if self.parallel:
            return self.mean(x)
        return x / float(R) if flip else x * 1.0


def build(steps, parallel: bool) -> Module:
    n = N if parallel else R * N

    def body(w, s, x, t):
        program = Program(n, parallel, [w, s, x, t])
        for name, a, b, flip in steps:
            program.step(name, a, b, flip)
        wanted = [v for v in program.values[4:] if v.rank == 0 or v.shape[0] in (n, C)]
        return tuple(wanted[-3:]) or (w,)

    graph = trace(body, [("w", f32[C]), ("s", f32[()]), ("x", f32[n, C]), ("t", f32[(n,)])])
    count = R if parallel else 1
    return Module([Function("main", graph)], "random", {"mhlo.num_replicas": count, "mhlo.num_partitions": 1})


def agree(dp: Module, single: Module, proved: list[int], rng: np.random.Generator) -> str | None:
    """What differs among the results that were proved, None if nothing does."""
    wholes = [
        rng.standard_normal(C),
        rng.standard_normal(()),
        rng.standard_normal((R * N, C)),
        rng.standard_normal(R * N),
    ]
    mine, theirs = run_pair(dp.main, single.main, R, {"w": None, "s": None, "x": 0, "t": 0}, wholes)
    for i in proved:
        versions = list(mine[i]) if isinstance(mine[i], PerDevice) else [mine[i]] * R
        parts = np.split(theirs[i], R) if versions[0].shape != theirs[i].shape else [theirs[i]] * R
        for a, b in zip(versions, parts, strict=True):
            known = np.isfinite(a) & np.isfinite(b)
            if not np.allclose(a[known], b[known], rtol=1e-6, atol=1e-9 * max(1.0, np.abs(b[known]).max(initial=0))):
                return f"result {i}: {a} and {b}"
    return None


STEP = st.tuples(st.sampled_from(STEPS), st.integers(0, 11), st.integers(0, 11), st.booleans())


def check(steps, seed: int) -> Answer:
    dp, single = build(steps, True), build(steps, False)
    try:
        verdict = certify(dp, single, R, shard={"x": 0, "t": 0}, search=False)
    except ShloError:  # results whose shapes do not match
        return Answer.UNKNOWN
    proved = [i for i, r in enumerate(verdict.results) if r.answer is Answer.PROVED]
    for k in range(2):
        wrong = agree(dp, single, proved, np.random.default_rng(seed + k))
        assert wrong is None, wrong
    return Answer.PROVED if proved else Answer.UNKNOWN


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(steps=st.lists(STEP, min_size=2, max_size=14), seed=st.integers(0, 2**16))
def test_proved_means_equal(steps, seed):
    check(steps, seed)


@pytest.mark.campaign
@settings(max_examples=20_000, deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=st.lists(STEP, min_size=2, max_size=20), seed=st.integers(0, 2**16))
def test_proved_means_equal_at_length(steps, seed):
    check(steps, seed)


def test_enough_is_proved_and_enough_is_not():
    """Else the test above would be about nothing."""
    rng, results = np.random.default_rng(0), []
    for _ in range(120):
        steps = [
            (STEPS[rng.integers(len(STEPS))], int(rng.integers(12)), int(rng.integers(12)), bool(rng.integers(2)))
            for _ in range(8)
        ]
        try:
            verdict = certify(build(steps, True), build(steps, False), R, shard={"x": 0, "t": 0}, search=False)
        except ShloError:
            continue
        results += [r.answer for r in verdict.results]
    assert results.count(Answer.PROVED) > 80
    assert results.count(Answer.UNKNOWN) > 40


@pytest.mark.parametrize("fault", ["roots", "sizes"])
def test_an_unsound_rule_is_found(fault, monkeypatch):
    """√(x²) = x, and atoms that forget how large their operands were: both were in the calculus once."""
    if fault == "roots":
        monkeypatch.setattr(engine, "rootable", lambda m: True)
    else:
        monkeypatch.setattr(engine.Rules, "_sizes", lambda self, node, axes: ())
    rng = np.random.default_rng(3)
    with pytest.raises(AssertionError):
        for k in range(1000):
            length = int(rng.integers(3, 22))
            steps = [
                (STEPS[rng.integers(len(STEPS))], int(rng.integers(12)), int(rng.integers(12)), bool(rng.integers(2)))
                for _ in range(length)
            ]
            check(steps, k)


# ------------------------------------------------------------------------------------------------ traps, one by one


def total(x: Value) -> Value:
    return ops.reduce_sum(x, [0])


def everyone(x: Value) -> Value:
    return ops.all_reduce([x], replica_groups=((0, 1),), computation=ops.monoid(ops.add, x.dtype))[0]


def repeated(w: Value, x: Value) -> Value:
    return ops.broadcast_in_dim(w, shape=(x.shape[0], C), broadcast_dimensions=(1,))


def product(w: Value, x: Value) -> Value:
    one = ops.const(1.0, f32[()])
    return ops.reduce([repeated(w, x)], [one], dimensions=(0,), body=ops.monoid(ops.multiply, f32))[0]


def counted(w: Value, x: Value) -> Value:
    ones = ops.broadcast_in_dim(ops.const(1.0, f32[()]), shape=(x.shape[0],), broadcast_dimensions=())
    return ops.dot_general(ones, repeated(w, x), lhs_contracting_dimensions=(0,), rhs_contracting_dimensions=(0,))


def branch(a: Value, b: Value, p: Value) -> Value:
    return ops.if_(p > 0.0, true_branch=region(lambda: a), false_branch=region(lambda: b))[0]


def any_positive(x: Value) -> Value:
    return ops.reduce([x > 0.0], [ops.constant(value=false())], dimensions=(0,), body=ops.monoid(ops.or_, i1))[0]


def false() -> Literal:
    return Literal.of(False, i1[()])


def added_as_booleans(x: Value) -> Value:
    flags = ops.all_reduce([any_positive(x)], replica_groups=((0, 1),), computation=ops.monoid(ops.add, i1))[0]
    return ops.convert(flags, dtype=f32)


TRAPS = {
    "the root of a square": (lambda w, s, x: ops.sqrt(w * w) + everyone(total(x)), lambda w, s, x: w + total(x)),
    "a power that counts replicas' examples": (
        lambda w, s, x: product(w, x) + everyone(total(x)),
        lambda w, s, x: product(w, x) + total(x),
    ),
    "a product with ones that does": (
        lambda w, s, x: counted(w, x) + everyone(total(x)),
        lambda w, s, x: counted(w, x) + total(x),
    ),
    "what a region captures": (
        lambda w, s, x: branch(w, w * 2.0, s) + everyone(total(x)),
        lambda w, s, x: branch(w * 2.0, w, s) + total(x),
    ),
    "a replica's own, captured": (
        lambda w, s, x: branch(total(x) * 2.0, w, s) + everyone(total(x)),
        lambda w, s, x: branch(total(x), w, s) + total(x),
    ),
}


@pytest.mark.parametrize("name", list(TRAPS))
def test_traps(name):
    dp, single = (
        Module([Function("main", trace(build, [("w", f32[C]), ("s", f32[()]), ("x", f32[n, C])]))])
        for build, n in zip(TRAPS[name], (N, R * N), strict=True)
    )
    assert certify(dp, single, R, shard={"x": 0}).answer is Answer.REFUTED


def pair_of(dp, single, dtype=f32):
    return tuple(
        Module([Function("main", trace(build, [("w", dtype[C]), ("x", dtype[n, C])]))])
        for build, n in ((dp, N), (single, R * N))
    )


def test_booleans_are_added_by_or():
    dp, single = pair_of(lambda w, x: added_as_booleans(x), lambda w, x: ops.convert(any_positive(x), dtype=f32))
    assert certify(dp, single, R, shard={"x": 0}).answer is not Answer.REFUTED
    numbers = lambda x: ops.reduce_sum(ops.convert(x > 0.0, dtype=f32), [0])  # noqa: E731
    dp, single = pair_of(lambda w, x: added_as_booleans(x), lambda w, x: numbers(x))
    assert certify(dp, single, R, shard={"x": 0}).answer is not Answer.PROVED


def test_unsigned_numbers_wrap():
    def early(w, x):
        return ops.convert(w, dtype=f32) - ops.convert(w + w, dtype=f32)

    def late(w, x):
        return ops.convert(w - (w + w), dtype=f32)

    dp, single = pair_of(early, late, ui8)
    certificate = certify(dp, single, R, shard={"x": 0}, search=False)
    assert certificate.results[0].answer is not Answer.PROVED


def test_results_must_match_in_shape():
    dp, single = pair_of(lambda w, x: w + everyone(total(x)), lambda w, x: repeated(w + total(x), x))
    with pytest.raises(ShloError, match="result 0 is tensor<3xf32> in one program and tensor<4x3xf32>"):
        certify(dp, single, R, shard={"x": 0})


def test_inputs_in_another_order_are_the_same_inputs():
    dp = Module([Function("main", trace(lambda w, x: w + everyone(total(x)), [("w", f32[C]), ("x", f32[N, C])]))])
    single = Module([Function("main", trace(lambda x, w: w - total(x), [("x", f32[R * N, C]), ("w", f32[C])]))])
    found = certify(dp, single, R)
    assert found.answer is Answer.REFUTED
    single = Module([Function("main", trace(lambda x, w: w + total(x), [("x", f32[R * N, C]), ("w", f32[C])]))])
    assert certify(dp, single, R).answer is Answer.PROVED


def test_a_result_that_no_example_reaches_must_be_acknowledged():
    dp, single = pair_of(
        lambda w, x: (w - 0.0 * everyone(total(x)), everyone(total(x))), lambda w, x: (w - 0.0 * total(x), total(x))
    )
    refused = certify(dp, single, R, shard={"x": 0})
    assert refused.answer is Answer.UNKNOWN
    assert refused.independent == ("0",)
    assert certify(dp, single, R, shard={"x": 0}, acknowledge=["0"]).answer is Answer.PROVED


def test_shares_of_one_sum_that_are_made_differently_are_different():
    """The sum over a matrix is the sum of what its row blocks give and of what its column blocks give; their difference is 0 in
    the whole and not on a replica, and its square is not 0 anywhere."""

    def blocks(z):
        at = ops.convert(ops.replica_id(), dtype=i32) * (4 // R)
        start = at - at
        rows = ops.dynamic_slice(z, [at, start], slice_sizes=(4 // R, 4))
        columns = ops.dynamic_slice(z, [start, at], slice_sizes=(4, 4 // R))
        return ops.reduce_sum(rows, [0, 1]), ops.reduce_sum(columns, [0, 1])

    def parallel(z, x, squared):
        a, b = blocks(z)
        off = (a - b) * (a - b) if squared else a - b
        return everyone(ops.reduce_sum(x, [0, 1]) + off)

    def single(z, x):
        return ops.reduce_sum(x, [0, 1])

    def module(fn, rows):
        return Module([Function("main", trace(fn, [("z", f32[4, 4]), ("x", f32[rows, C])]))])

    for squared, answer in ((True, Answer.REFUTED), (False, Answer.PROVED)):
        dp = module(lambda z, x, s=squared: parallel(z, x, s), N)
        assert certify(dp, module(single, R * N), R, shard={"z": None, "x": 0}).answer is answer
