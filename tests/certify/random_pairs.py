"""Pairs of programs drawn at random: one for R replicas, one for one device, most of them nearly the same program.

Both are drawn from the same random numbers, step by step, so that their values correspond: an axis has a size in one and a size in
the other, which differ where it is cut.  A step is any operator with random attributes on values drawn before; a collective of
the one program is nothing in the other, or a scale.  Now and then the two part: another attribute (:meth:`Draw.alt`), or a
step that is taken twice in one of them, with and without the other attribute, the difference added to something (it ought to be
0 only where nobody can tell the two apart).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo import ops
from shlo.certify.witness import draw_input
from shlo.interp.den import World, evaluate
from shlo.ir.core import Function, Module, Value, region, trace
from shlo.ir.devices import Channel, PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.literal import Literal
from shlo.ir.types import DType, TensorType

T = DType.all
FLOAT, INT, BOOL, COMPLEX = "float", "int", "bool", "complex"

Dim = tuple[int, int]
"""The size of an axis in the R-replica program and in the single-device one."""


@dataclass(frozen=True)
class Term:
    """A value of one of the programs, and the sizes of its axes in both."""

    value: Value
    dims: tuple[Dim, ...]

    @property
    def dtype(self) -> DType:
        return self.value.dtype

    @property
    def kind(self) -> str:
        return INT if self.dtype.is_integer else self.dtype.kind


@dataclass(frozen=True)
class Setting:
    """What both programs of a pair have in common."""

    seed: int
    replicas: int
    local: int
    features: int
    steps: int
    partitions: bool

    @staticmethod
    def of(seed: int) -> Setting:
        rng = np.random.default_rng([seed, 1])
        replicas = int(rng.choice([2, 2, 3, 4]))
        local = int(rng.choice([1, 2, 2, 3]))
        features = int(rng.choice([local, local * replicas, 3, replicas]))
        return Setting(seed, replicas, local, max(features, 2), int(rng.integers(1, 11)), bool(rng.random() < 0.3))

    @property
    def inputs(self) -> dict[str, tuple[tuple[Dim, ...], str, int | None]]:
        """By name: sizes, element type, the axis that is cut."""
        n, c = (self.local, self.local * self.replicas), (self.features, self.features)
        return {
            "x": ((n, c), "f32", 0),
            "t": ((c, n), "f32", 1),
            "w": ((c, c), "f32", None),
            "v": ((c,), "f32", None),
            "s": ((), "f32", None),
            "i": ((n,), "i32", 0),
            "k": ((c,), "ui8", None),
            "p": ((n,), "i1", 0),
            "z": ((n, c), "complex<f32>", 0),
            "u": ((), "complex<f32>", None),
        }


class Draw:
    """One of the two programs, drawn."""

    def __init__(self, setting: Setting, *, parallel: bool, part: float) -> None:
        self.setting, self.parallel, self.part = setting, parallel, part
        self.rng = np.random.default_rng(setting.seed)
        self.terms: list[Term] = []
        self.other = 0
        """Which alternative is taken next: 0 the first, 1 the second, where nothing is drawn."""
        self.forced = False

    # ---- drawing

    def chance(self, p: float) -> bool:
        return bool(self.rng.random() < p)

    def among(self, options: Sequence[Any]) -> Any:
        return options[int(self.rng.integers(len(options)))]

    def alt(self, options: Sequence[Any]) -> Any:
        """One option; another one in the two programs, rarely, and where the step is taken twice."""
        first, second = self.among(options), self.among(options)
        apart = self.chance(self.part)
        if self.forced:
            return second if self.other else first
        return second if apart and not self.parallel else first

    def pick(self, fits: Callable[[Term], bool]) -> Term:
        found = [t for t in self.terms if fits(t)]
        if not found:
            raise Skip
        return self.among(found[-self.among([2, 2, 6, len(found)]) :])

    def like(self, t: Term) -> Term:
        return self.pick(lambda o: o.dims == t.dims and o.dtype is t.dtype)

    def of(self, *kinds: str, least: int = 0) -> Term:
        return self.pick(lambda t: t.kind in kinds and len(t.dims) >= least)

    def axis(self, t: Term) -> int:
        if not t.dims:
            raise Skip
        return int(self.rng.integers(len(t.dims)))

    def size(self, dim: Dim) -> int:
        return dim[0 if self.parallel else 1]

    def shape(self, dims: Sequence[Dim]) -> tuple[int, ...]:
        return tuple(map(self.size, dims))

    def scalar(self, dtype: DType) -> Value:
        """A scalar: 0 mostly, a number, or a scalar of the program."""
        found = [t for t in self.terms if not t.dims and t.dtype is dtype]
        if found and self.chance(0.15):
            return self.among(found).value
        number = self.alt([0, 0, 0, 1, 2])
        return ops.const(number, TensorType((), dtype))

    # ---- programs

    def run(self, *inputs: Value) -> tuple[Value, ...]:
        self.terms = [Term(v, dims) for v, (dims, _, _) in zip(inputs, self.setting.inputs.values(), strict=True)]
        given = len(self.terms)
        for _ in range(self.setting.steps):
            self.step(self.among(STEPS))
        self.results = self.terms[given:][-4:]
        self.results = [t for t in self.results if sum(a != b for a, b in t.dims) <= 1]
        self.results = [t for t in self.results if all(b in (a, a * self.setting.replicas) for a, b in t.dims)]
        if not self.results:
            raise Skip
        return tuple(t.value for t in self.results)

    def step(self, name: str) -> None:
        twice = self.chance(0.3)
        state = self.rng.bit_generator.state
        made = self.made(name)
        if not twice or not made:
            self.terms += made
            return
        after = self.rng.bit_generator.state
        pair = []
        for which in (0, 1):
            self.rng.bit_generator.state, self.forced, self.other = state, True, which
            pair.append(self.made(name))
            self.forced = False
        self.rng.bit_generator.state = after
        for a, b in zip(*pair, strict=False):
            if a.dims != b.dims or a.dtype is not b.dtype or a.kind == BOOL:
                continue
            try:
                t = self.like(a)
            except Skip:
                continue
            off = ops.subtract(a.value, b.value)
            self.terms.append(Term(t.value + off if self.parallel else t.value * 1, t.dims))
        self.terms += made

    def made(self, name: str) -> list[Term]:
        try:
            made = getattr(self, name)()
        except Skip:
            return []
        return made if isinstance(made, list) else [made]

    # ---- elementwise

    def unary(self) -> Term:
        t = self.of(FLOAT)
        fn = self.alt(
            [
                ops.tanh,
                ops.sine,
                ops.sign,
                ops.abs_,
                ops.negate,
                ops.floor,
                ops.ceil,
                ops.cbrt,
                ops.logistic,
                ops.square,
                ops.relu,
                lambda v: ops.sqrt(v * v),
                lambda v: ops.sqrt(v * v + 1.0),
                lambda v: ops.rsqrt(v * v + 1.0),
                lambda v: ops.log(v * v + 1.0),
                lambda v: ops.exponential(-(v * v)),
                lambda v: ops.power(v * v + 1.0, v * 0.0 + 0.5),
                lambda v: ops.power(v, v * 0.0 + 2.0),
                lambda v: ops.power(v * v + 1.0, v * 0.0 - 1.0),
                lambda v: v / (v * v + 1.0),
                lambda v: ops.sqrt(v * v + 1.0) * ops.sqrt(v * v + 1.0),
                lambda v: ops.reduce_precision(v, exponent_bits=8, mantissa_bits=23),
                lambda v: ops.convert(ops.is_finite(v), dtype=v.dtype),
                lambda v: v * 0.0,
                lambda v: v * -2.0,
            ]
        )
        return Term(fn(t.value), t.dims)

    def binary(self) -> Term:
        t = self.of(FLOAT)
        u = self.like(t)
        fn = self.alt(
            [
                ops.add,
                ops.add,
                ops.subtract,
                ops.multiply,
                ops.multiply,
                ops.maximum,
                ops.minimum,
                ops.atan2,
                lambda a, b: a / (b * b + 1.0),
                lambda a, b: a / (b * b + 1.0) * (b * b + 1.0),
                lambda a, b: ops.sqrt(a * a * b * b),
                lambda a, b: ops.remainder(a, b * b + 1.0),
                lambda a, b: (a + b) * (a - b),
                lambda a, b: a * a - b * b,
                lambda a, b: ops.maximum(a, b) + ops.minimum(a, b),
            ]
        )
        return Term(fn(t.value, u.value), t.dims)

    def integers(self) -> Term:
        t = self.of(INT)
        u = self.like(t)
        a, b = (t.value, u.value) if self.chance(0.8) else (u.value, t.value)
        fn = self.alt(
            [
                ops.add,
                ops.subtract,
                ops.multiply,
                ops.maximum,
                ops.minimum,
                ops.and_,
                ops.or_,
                ops.xor,
                lambda a, b: ops.not_(a),
                lambda a, b: ops.popcnt(a),
                lambda a, b: ops.count_leading_zeros(a),
                lambda a, b: ops.divide(a, ops.or_(b, self.number(b, 1))),
                lambda a, b: ops.remainder(a, ops.or_(b, self.number(b, 3))),
                lambda a, b: ops.power(a, self.number(b, 2)),
                lambda a, b: ops.shift_left(a, self.number(b, 3)),
                lambda a, b: ops.shift_right_logical(a, self.number(b, 1)),
                lambda a, b: ops.shift_right_arithmetic(a, self.number(b, 1)),
                lambda a, b: a * 2,
                lambda a, b: a * 128,
                lambda a, b: ops.clamp(self.number(b, 0), a, self.number(b, 3)),
            ]
        )
        return Term(fn(a, b), t.dims)

    @staticmethod
    def number(like: Value, n: int) -> Value:
        return ops.const(n, TensorType(like.shape, like.dtype))

    def logic(self) -> Term:
        t = self.of(BOOL)
        u = self.like(t)
        fn = self.alt([ops.and_, ops.or_, ops.xor, lambda a, b: ops.not_(a), ops.add, ops.multiply, ops.maximum])
        return Term(fn(t.value, u.value), t.dims)

    def compares(self) -> Term:
        t = self.of(FLOAT, INT)
        u = self.like(t)
        direction = self.alt(["LT", "LE", "GT", "GE", "EQ", "NE"])
        return Term(ops.compare(t.value, u.value, comparison_direction=direction), t.dims)

    def selects(self) -> Term:
        t = self.of(FLOAT, INT)
        u = self.like(t)
        p = self.pick(lambda o: o.kind == BOOL and o.dims in (t.dims, ()))
        a, b = self.alt([(t, u), (u, t)])
        return Term(ops.select(p.value, a.value, b.value), t.dims)

    def converts(self) -> Term:
        t = self.pick(lambda t: True)
        kinds = (
            ["f32", "f64", "i8", "i32", "ui8", "i4", "ui2"] if t.kind != COMPLEX else ["complex<f64>", "complex<f32>"]
        )
        via = T[self.alt([t.dtype.name, t.dtype.name, *kinds])]
        to = T[self.among(kinds)]
        return Term(ops.convert(ops.convert(t.value, dtype=via), dtype=to), t.dims)

    def bits(self) -> Term:
        t = self.pick(lambda t: t.dtype.name in ("f32", "i32"))
        if t.dtype.name == "f32" and self.chance(0.5):
            half = ops.convert(t.value, dtype=T[self.alt(["f16", "bf16"])])
            return Term(ops.convert(ops.bitcast_convert(half, dtype=T["bf16"]), dtype=T["f32"]), t.dims)
        return Term(ops.bitcast_convert(t.value, dtype=T["i32" if t.dtype.name == "f32" else "f32"]), t.dims)

    def complexes(self) -> Term:
        t = self.of(COMPLEX)
        u = self.like(t)
        fn = self.alt(
            [
                ops.add,
                ops.multiply,
                ops.subtract,
                lambda a, b: ops.negate(a),
                lambda a, b: ops.complex_(ops.imag(a), ops.real(b)),
                lambda a, b: ops.conj(a),
            ]
        )
        return Term(fn(t.value, u.value), t.dims)

    def looks_alike(self) -> Term:
        """Two ways to write one thing, or two things that look alike."""
        t = self.of(FLOAT, INT, BOOL, COMPLEX)
        u = self.like(t)
        a, b = t.value, u.value
        ways: dict[str, list[Callable[[], Value]]] = {
            FLOAT: [
                lambda: ops.sqrt(a * a),
                lambda: a,
                lambda: ops.abs_(a),
                lambda: ops.maximum(a, -a),
                lambda: ops.select(a > 0.0, a, -a),
            ],
            INT: [
                lambda: ops.power(a, self.number(a, 2)),
                lambda: a * a,
                lambda: ops.power(a, self.number(a, -1 if t.dtype.kind == "int" else 1)) * a * a,
                lambda: ops.convert(ops.convert(a, dtype=T["f64"]), dtype=t.dtype),
                lambda: ops.abs_(a) if t.dtype.kind == "int" else a,
                lambda: a,
            ],
            BOOL: [
                lambda: ops.or_(a, b),
                lambda: ops.add(a, b),
                lambda: ops.maximum(a, b),
                lambda: ops.xor(a, b),
                lambda: ops.not_(ops.and_(ops.not_(a), ops.not_(b))),
            ],
            COMPLEX: [
                lambda: a * b,
                lambda: ops.complex_(
                    ops.real(a) * ops.real(b) - ops.imag(a) * ops.imag(b),
                    ops.real(a) * ops.imag(b) + ops.imag(a) * ops.real(b),
                ),
                lambda: a,
                lambda: ops.sqrt(a * a),
                lambda: ops.complex_(ops.real(a), ops.imag(a)),
            ],
        }
        one, other = self.among(ways[t.kind]), self.among(ways[t.kind])
        return Term((one if self.parallel else other)(), t.dims)

    def arithmetic(self) -> Term:
        """Integers in two types: what they come to in the first is read in the second."""
        t = self.of(INT)
        narrow, wide = t.dtype, T[self.among(["i32", "i64"])]
        fn = self.among(
            [
                lambda v: v + v,
                lambda v: v * v * v,
                ops.negate,
                ops.not_,
                ops.popcnt,
                ops.count_leading_zeros,
                lambda v: ops.shift_left(v, self.number(v, 1)),
                lambda v: ops.power(v, self.number(v, 3)),
                lambda v: ops.maximum(v, v + v),
            ]
        )
        early = self.chance(0.5)
        first = narrow if self.alt([early, early, not early]) else wide
        made = ops.convert(fn(ops.convert(t.value, dtype=first)), dtype=T[self.among(["f64", narrow.name, wide.name])])
        return Term(made, t.dims)

    def truths(self) -> Term:
        """Is one of them true?  How many replicas say so?"""
        t = self.pick(lambda t: t.kind == BOOL and len(t.dims) > 0)
        i, body = self.axis(t), self.alt([ops.add, ops.or_, ops.and_])
        found = ops.reduce([t.value], [self.scalar(t.dtype)], dimensions=(i,), body=ops.monoid(body, t.dtype))[0]
        if self.chance(0.3):
            u = self.like(t)
            axes = {"lhs_contracting_dimensions": (i,), "rhs_contracting_dimensions": (i,)}
            rest = tuple(j for j in range(len(t.dims)) if j != i)
            axes |= {"lhs_batching_dimensions": rest, "rhs_batching_dimensions": rest}
            found = ops.dot_general(t.value, u.value, **axes)
        number = ops.convert(found, dtype=T["f32"])
        dims = tuple(d for j, d in enumerate(t.dims) if j != i)
        summed = self.chance(0.7)
        return Term(self.total([number], ops.add)[0] if self.parallel and summed else number, dims)

    def largest(self) -> Term:
        """What is this replica's own."""
        t = self.of(FLOAT)
        return Term(self.total([t.value], ops.maximum)[0] if self.parallel else t.value, t.dims)

    def back(self) -> Term:
        """Scaled, transformed back to reals, times another that is not, or the other way round."""
        t = self.pick(
            lambda t: t.dtype.name == "complex<f32>" and len(t.dims) > 0 and t.dims[-1][0] == t.dims[-1][1] > 1
        )
        u = self.like(t)
        s = self.pick(lambda o: not o.dims and o.dtype is t.dtype)
        a, b = self.alt([(t, u), (u, t)])
        n = 2 * (t.dims[-1][0] - 1)
        spread = ops.broadcast_in_dim(s.value, shape=t.value.shape, broadcast_dimensions=())
        kind = {"fft_type": "IRFFT", "fft_length": (n,)}
        made = ops.fft(a.value * spread, **kind) * ops.fft(b.value, **kind)
        return Term(made, (*t.dims[:-1], (n, n)))

    def scales(self) -> Term:
        """A value times a scalar of the program."""
        t = self.of(FLOAT, COMPLEX)
        s = self.pick(lambda o: not o.dims and o.dtype is t.dtype)
        spread = ops.broadcast_in_dim(s.value, shape=t.value.shape, broadcast_dimensions=())
        return Term(t.value * spread, t.dims)

    def parts(self) -> Term:
        t = self.of(COMPLEX)
        fn = self.alt([ops.real, ops.imag, ops.abs_])
        return Term(fn(t.value), t.dims)

    def transforms(self) -> Term:
        t = self.pick(lambda t: t.dtype.name in ("f32", "complex<f32>") and len(t.dims) > 0)
        last = t.dims[-1]
        if last[0] != last[1] or last[0] < 2:
            raise Skip
        n = last[0]
        if t.kind == FLOAT:
            return Term(ops.fft(t.value, fft_type="RFFT", fft_length=(n,)), (*t.dims[:-1], (n // 2 + 1, n // 2 + 1)))
        kind = self.alt(["FFT", "IFFT"]) if self.chance(0.5) else "IRFFT"
        if kind != "IRFFT":
            return Term(ops.fft(t.value, fft_type=kind, fft_length=(n,)), t.dims)
        m = 2 * (n - 1)
        return Term(ops.fft(t.value, fft_type=kind, fft_length=(m,)), (*t.dims[:-1], (m, m)))

    # ---- moving

    def transposes(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 1)
        order = tuple(int(i) for i in self.rng.permutation(len(t.dims)))
        return Term(ops.transpose(t.value, permutation=order), tuple(t.dims[i] for i in order))

    def merges(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 1)
        i = int(self.rng.integers(len(t.dims) - 1))
        a, b = t.dims[i : i + 2]
        dims = (*t.dims[:i], (a[0] * b[0], a[1] * b[1]), *t.dims[i + 2 :])
        return Term(ops.reshape(t.value, shape=self.shape(dims)), dims)

    def splits(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        i = self.axis(t)
        a, b = t.dims[i]
        k = int(self.among([1, 2, 3, a, self.setting.features, self.setting.local]))
        if k < 1 or a % k or b % k:
            raise Skip
        pair = ((a // k, b // k), (k, k))
        pair = pair if self.chance(0.6) else pair[::-1]
        dims = (*t.dims[:i], *pair, *t.dims[i + 1 :])
        if len(dims) > 4:
            raise Skip
        return Term(ops.reshape(t.value, shape=self.shape(dims)), dims)

    def broadcasts(self) -> Term:
        t = self.pick(lambda t: len(t.dims) < 3)
        c, n = self.setting.features, self.setting.local
        extra = self.among([(c, c), (2, 2), (n, n * self.setting.replicas)])
        at = int(self.rng.integers(len(t.dims) + 1))
        dims = (*t.dims[:at], extra, *t.dims[at:])
        places = tuple(i + (i >= at) for i in range(len(t.dims)))
        return Term(ops.broadcast_in_dim(t.value, shape=self.shape(dims), broadcast_dimensions=places), dims)

    def stretches(self) -> Term:
        """What has one element along an axis, repeated."""
        t = self.pick(lambda t: any(1 in d for d in t.dims))
        i = next(i for i, d in enumerate(t.dims) if 1 in d)
        if t.dims[i] != (1, 1):
            raise Skip
        dims = (*t.dims[:i], (2, 2), *t.dims[i + 1 :])
        places = tuple(range(len(dims)))
        return Term(ops.broadcast_in_dim(t.value, shape=self.shape(dims), broadcast_dimensions=places), dims)

    def reverses(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        axes = self.alt([(), *[(i,) for i in range(len(t.dims))]])
        return Term(ops.reverse(t.value, dimensions=axes), t.dims)

    def slices(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        i = self.axis(t)
        least = min(t.dims[i])
        lo = self.alt([0, 0, 1]) if least > 1 else 0
        length = int(self.rng.integers(1, least)) if least > 1 else 1
        stride = 1 if lo + 2 * length > least else self.among([1, 2])
        lo = min(lo, least - (length - 1) * stride - 1)
        starts, limits, strides = [0] * len(t.dims), list(self.shape(t.dims)), [1] * len(t.dims)
        starts[i], limits[i], strides[i] = lo, lo + (length - 1) * stride + 1, stride
        dims = (*t.dims[:i], (length, length), *t.dims[i + 1 :])
        made = ops.slice_(t.value, start_indices=tuple(starts), limit_indices=tuple(limits), strides=tuple(strides))
        return Term(made, dims)

    def pads(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0 and t.kind in (FLOAT, INT))
        i = self.axis(t)
        low, high = self.alt([(0, 1), (1, 0), (1, -1), (-1, 1), (1, 1)]) if self.chance(0.7) else (0, 0)
        inner = self.among([0, 0, 1])
        dims = tuple(
            (n + low + high + inner * (n - 1), m + low + high + inner * (m - 1)) if j == i else (n, m)
            for j, (n, m) in enumerate(t.dims)
        )
        if min(map(min, dims)) < 1:
            raise Skip
        at = [tuple(k if j == i else 0 for j in range(len(dims))) for k in (low, high, inner)]
        # (another low and high leave the sizes as they are only where their sum does)
        made = ops.pad(
            t.value,
            self.scalar(t.dtype),
            edge_padding_low=at[0],
            edge_padding_high=at[1],
            interior_padding=at[2],
        )
        if made.shape != self.shape(dims):
            raise Skip
        return Term(made, dims)

    def joins(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        u, i = self.like(t), self.axis(t)
        dims = tuple((2 * n, 2 * m) if j == i else (n, m) for j, (n, m) in enumerate(t.dims))
        a, b = self.alt([(t, u), (u, t)])
        return Term(ops.concatenate([a.value, b.value], dimension=i), dims)

    def rejoins(self) -> Term:
        """Slices of a value, joined again: all of it, or its beginning."""
        t = self.pick(lambda t: any(min(d) > 1 for d in t.dims))
        i = self.among([i for i, d in enumerate(t.dims) if min(d) > 1])
        n = min(t.dims[i])
        end = self.among([n, n, n - 1]) if n > 2 else n
        middle = int(self.rng.integers(1, end))
        parts = [ops.slice_axis(t.value, i, 0, middle), ops.slice_axis(t.value, i, middle, end)]
        dims = (*t.dims[:i], (end, end), *t.dims[i + 1 :])
        joined = ops.concatenate(parts, dimension=i)
        if t.kind != BOOL and self.chance(0.6):  # and all summed, which shows whether the end is there
            whole = self.alt([False, False, True])
            total = ops.reduce_sum(t.value if whole else joined, [i])
            return Term(total, (*t.dims[:i], *t.dims[i + 1 :]))
        return Term(joined, dims)

    def counts(self) -> Term:
        dims = self.pick(lambda t: len(t.dims) > 0).dims
        i = int(self.rng.integers(len(dims)))
        kind = T[self.alt(["f32", "i32", "i4", "ui2"])]
        positions = ops.iota(type=TensorType(self.shape(dims), kind), iota_dimension=i)
        return Term(ops.convert(positions, dtype=T["f32"]), dims)

    def table(self) -> Term:
        """A constant whose elements differ."""
        dims = self.among([t.dims for t in self.terms if t.dims and all(a == b for a, b in t.dims)])
        shape = self.shape(dims)
        numbers = np.random.default_rng(self.alt([1, 2])).integers(-2, 3, shape).astype(np.float32)
        return Term(ops.constant(value=Literal.of(numbers, TensorType(shape, T["f32"]))), dims)

    # ---- indexing

    def start(self, n: int) -> Value:
        """Where to look: a number, or an input's."""
        if self.chance(0.8):
            return ops.const(self.alt([0, 0, 1, n]), TensorType((), T["i32"]))
        return ops.convert(self.pick(lambda t: not t.dims and t.dtype.name == "f32").value, dtype=T["i32"])

    def takes(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        i = self.axis(t)
        k = int(self.among([1, min(t.dims[i])]))
        sizes = tuple(k if j == i else n for j, n in enumerate(self.shape(t.dims)))
        starts = [self.start(1) for _ in t.dims]
        dims = (*t.dims[:i], (k, k), *t.dims[i + 1 :])
        return Term(ops.dynamic_slice(t.value, starts, slice_sizes=sizes), dims)

    def puts(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        u = self.pick(
            lambda u: (
                u.dtype is t.dtype
                and len(u.dims) == len(t.dims)
                and all(a <= b and c <= d for (a, c), (b, d) in zip(u.dims, t.dims, strict=True))
            )
        )
        return Term(ops.dynamic_update_slice(t.value, u.value, [self.start(1) for _ in t.dims]), t.dims)

    def gathers(self) -> Term:
        """Rows of a table by numbers, or of each example's own by its label."""
        t = self.pick(lambda t: len(t.dims) == 2)
        at = self.pick(lambda i: len(i.dims) == 1 and i.kind == INT)
        index = ops.reshape(at.value, shape=(*at.value.shape, 1))
        if self.chance(0.5) and at.dims[0] == t.dims[0]:
            made = ops.gather(
                t.value,
                index,
                operand_batching_dims=(0,),
                start_indices_batching_dims=(0,),
                start_index_map=(1,),
                collapsed_slice_dims=(1,),
                index_vector_dim=1,
                slice_sizes=(1, 1),
            )
            return Term(made, at.dims)
        made = ops.gather(
            t.value,
            index,
            offset_dims=(1,),
            start_index_map=(0,),
            collapsed_slice_dims=(0,),
            index_vector_dim=1,
            slice_sizes=(1, self.size(t.dims[1])),
        )
        return Term(made, (at.dims[0], t.dims[1]))

    def scatters(self) -> Term:
        """Rows added to rows of a table."""
        t = self.pick(lambda t: len(t.dims) == 2 and t.kind == FLOAT)
        at = self.pick(lambda i: len(i.dims) == 1 and i.kind == INT)
        new = self.pick(lambda u: u.dtype is t.dtype and u.dims == (at.dims[0], t.dims[1]))
        table = self.alt([t.value * 0.0, t.value * 0.0, t.value])
        body = self.alt([ops.add, ops.add, ops.maximum])
        made = ops.scatter(
            [table],
            ops.reshape(at.value, shape=(*at.value.shape, 1)),
            [new.value],
            update_window_dims=(1,),
            inserted_window_dims=(0,),
            scatter_dims_to_operand_dims=(0,),
            index_vector_dim=1,
            update_computation=ops.monoid(body, t.dtype),
        )[0]
        return Term(made, t.dims)

    def sorts(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0 and t.kind in (FLOAT, INT))
        order = self.alt(["LT", "GT"])
        body = _sorting(t.dtype, order)
        return Term(ops.sort([t.value], dimension=self.axis(t), comparator=body)[0], t.dims)

    # ---- reducing and multiplying

    def sums(self) -> Term:
        t = self.pick(lambda t: t.kind in (FLOAT, INT, COMPLEX) and len(t.dims) > 0)
        axes = tuple(i for i in range(len(t.dims)) if self.chance(0.6)) or (0,)
        dims = tuple(d for i, d in enumerate(t.dims) if i not in axes)
        made = ops.reduce([t.value], [self.scalar(t.dtype)], dimensions=axes, body=ops.monoid(ops.add, t.dtype))[0]
        if t.kind == FLOAT and self.chance(0.4):
            count = 1
            for i in axes:
                count *= self.size(t.dims[i])
            made = made / float(count if self.chance(0.7) else 2)
        return Term(made, dims)

    def folds(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0 and t.kind != COMPLEX)
        axes = tuple(i for i in range(len(t.dims)) if self.chance(0.4)) or (0,)
        bodies = [ops.maximum, ops.minimum, ops.multiply, ops.add]
        bodies += [ops.and_, ops.or_] if t.kind != FLOAT else []
        body = self.alt(bodies)
        made = ops.reduce([t.value], [self.scalar(t.dtype)], dimensions=axes, body=ops.monoid(body, t.dtype))[0]
        return Term(made, tuple(d for i, d in enumerate(t.dims) if i not in axes))

    def windows(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0 and t.kind in (FLOAT, INT))
        i, body = self.axis(t), self.alt([ops.add, ops.add, ops.maximum])
        n = self.among([1, 2])
        ones = (1,) * len(t.dims)
        padding = tuple(self.alt([(n - 1, 0), (0, n - 1)]) if j == i else (0, 0) for j in range(len(t.dims)))
        made = ops.reduce_window(
            [t.value],
            [self.scalar(t.dtype)],
            window_dimensions=tuple(n if j == i else 1 for j in range(len(t.dims))),
            window_strides=ones,
            base_dilations=ones,
            window_dilations=ones,
            padding=padding,
            body=ops.monoid(body, t.dtype),
        )[0]
        return Term(made, t.dims)

    def products(self) -> Term:
        t = self.pick(lambda t: 0 < len(t.dims) < 4)
        u = self.pick(lambda u: 0 < len(u.dims) < 4 and u.dtype is t.dtype and bool(set(u.dims) & set(t.dims)))
        pairs = [(i, j) for i, a in enumerate(t.dims) for j, b in enumerate(u.dims) if a == b]
        (i, j), (k, m) = self.among(pairs), self.among(pairs)
        batch = ((k,), (m,)) if self.chance(0.4) and k != i and m != j else ((), ())
        left = [d for a, d in enumerate(t.dims) if a not in (i, *batch[0])]
        right = [d for a, d in enumerate(u.dims) if a not in (j, *batch[1])]
        dims = (*(t.dims[a] for a in batch[0]), *left, *right)
        if len(dims) > 4:
            raise Skip
        made = ops.dot_general(
            t.value,
            u.value,
            lhs_batching_dimensions=batch[0],
            rhs_batching_dimensions=batch[1],
            lhs_contracting_dimensions=(i,),
            rhs_contracting_dimensions=(j,),
        )
        return Term(made, dims)

    def convolves(self) -> Term:
        """[b, f] images of two places, and kernels that mix features in groups, or examples."""
        t = self.pick(lambda t: len(t.dims) == 2 and t.kind == FLOAT)
        (b, f) = t.dims
        groups = self.among([1, 1, 2])
        which = self.among(["feature", "batch"])
        if f[0] != f[1]:
            raise Skip
        features = f[0] if which == "batch" else f[0] // groups
        if (which == "feature" and f[0] % groups) or (which == "batch" and (b[0] % groups or b[1] % groups)):
            raise Skip
        image = ops.broadcast_in_dim(t.value, shape=(*t.value.shape, 2), broadcast_dimensions=(0, 1))
        kernel = np.random.default_rng(self.alt([1, 2])).integers(-2, 3, (2, features, 2)).astype(np.float32)
        weights = ops.constant(value=Literal.of(kernel, TensorType(kernel.shape, T["f32"])))
        made = ops.convolution(
            image,
            weights,
            window_strides=(1,),
            padding=((0, 0),),
            lhs_dilation=(1,),
            rhs_dilation=(1,),
            window_reversal=(self.alt([False, True]),),
            dimension_numbers=ops.ConvDims("bf0", "oi0", "bf0"),
            feature_group_count=groups if which == "feature" else 1,
            batch_group_count=groups if which == "batch" else 1,
        )
        dims = (b if which == "feature" else (b[0] // groups, b[1] // groups), (2, 2), (1, 1))
        return Term(made, dims)

    def normalises(self) -> Term:
        t = self.pick(lambda t: len(t.dims) == 2 and t.dtype.name == "f32")
        at = self.axis(t)
        v = self.pick(lambda u: u.dims == (t.dims[at],) and u.dtype is t.dtype)
        if self.chance(0.5):
            made = ops.batch_norm_training(t.value, v.value, v.value, epsilon=0.5, feature_index=at)[0]
        else:
            made = ops.batch_norm_inference(
                t.value, v.value, v.value, v.value, v.value * v.value, epsilon=0.5, feature_index=at
            )
        return Term(made, t.dims)

    # ---- regions and functions

    def branches(self) -> Term:
        t = self.of(FLOAT, INT)
        u = self.like(t)
        p = self.pick(lambda o: o.kind == BOOL and not o.dims) if self.chance(0.3) else None
        s = self.pick(lambda o: o.dtype.name == "f32" and not o.dims)
        pred = p.value if p is not None else s.value > 0.0
        fn = self.alt(
            [
                lambda: t.value,
                lambda: t.value + u.value,
                lambda: ops.maximum(t.value, u.value),
                lambda: self.total([t.value], ops.add)[0] if self.parallel and t.kind == FLOAT else t.value * 2,
            ]
        )
        made = ops.if_(pred, true_branch=region(fn), false_branch=region(lambda: u.value))[0]
        return Term(made, t.dims)

    def captures(self) -> Term:
        """A region that sums what it sees around it."""
        t = self.pick(lambda t: t.kind == FLOAT and len(t.dims) == 1)
        s = self.pick(lambda o: o.dtype is t.dtype and not o.dims)
        k = self.alt([2, 3])
        wide = ops.broadcast_in_dim(s.value, shape=(k,), broadcast_dimensions=())
        made = ops.if_(
            s.value > 0.0, true_branch=region(lambda: ops.reduce_sum(wide, [0])), false_branch=region(lambda: s.value)
        )[0]
        return Term(made, ())

    def calls(self) -> Term:
        t = self.of(FLOAT)
        scale = self.alt([2.0, 3.0])
        graph = trace(lambda a: (ops.tanh(a * scale) + a,), [("a", t.value.type)])
        return Term(ops.call([t.value], callee=Function("inner", graph, private=True))[0], t.dims)

    def repeats(self) -> Term:
        """A power that counts: a product over equal elements."""
        t = self.pick(lambda t: t.kind == FLOAT and len(t.dims) < 3)
        k = self.alt([2, 3])
        wide = ops.broadcast_in_dim(t.value, shape=(*t.value.shape, k), broadcast_dimensions=tuple(range(len(t.dims))))
        one = ops.const(1.0, TensorType((), t.dtype))
        made = ops.reduce([wide], [one], dimensions=(len(t.dims),), body=ops.monoid(ops.multiply, t.dtype))[0]
        return Term(made, t.dims)

    def measures(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        made = ops.get_dimension_size(t.value, dimension=self.axis(t))
        return Term(ops.convert(made, dtype=T["f32"]), ())

    # ---- communicating

    def groups(self) -> tuple[tuple[int, ...], ...]:
        r = self.setting.replicas
        everyone = tuple(range(r))
        options = [(everyone,)] * 6 + [(everyone[::-1],), tuple((i,) for i in everyone)]
        if r == 4:
            options += [((0, 1), (2, 3)), ((0, 2), (1, 3))]
        return self.among(options)

    def total(self, values: list[Value], body: Any, groups: Any = None) -> tuple[Value, ...]:
        groups = groups or (tuple(range(self.setting.replicas)),)
        return ops.all_reduce(
            values, replica_groups=groups, computation=ops.monoid(body, values[0].dtype), **self.channel(ids=True)
        )

    def channel(self, *, ids: bool = False) -> dict[str, Any]:
        if not self.setting.partitions:
            return {}
        return {"channel_handle": Channel(1, 1), **({"use_global_device_ids": True} if ids else {})}

    def reduces(self) -> Term:
        t = self.pick(lambda t: t.kind in (FLOAT, INT, BOOL))
        bodies = [ops.add] * 6 + [ops.maximum, ops.minimum] + ([ops.or_, ops.and_] if t.kind != FLOAT else [])
        body, groups = self.alt(bodies), self.groups()
        mean, factor = self.chance(0.5), self.alt([1.0, 1.0, 1.0, float(self.setting.replicas)])
        if self.parallel:
            made = self.total([t.value], body, groups)[0]
            made = made / float(self.setting.replicas) if mean and t.kind == FLOAT else made
        else:
            made = t.value * factor if t.kind == FLOAT else t.value
        return Term(made, t.dims)

    def all_gathers(self) -> Term:
        t = self.pick(lambda t: len(t.dims) > 0)
        i, r, groups = self.axis(t), self.setting.replicas, self.groups()
        if len(groups) > 1:
            raise Skip
        a, b = t.dims[i]
        if b not in (a, a * r):
            raise Skip
        dims = (*t.dims[:i], (a * r, a * r), *t.dims[i + 1 :])
        if self.parallel:
            type = TensorType(self.shape(dims), t.dtype)
            made = ops.all_gather(
                [t.value], all_gather_dim=i, replica_groups=groups, types=(type,), **self.channel(ids=True)
            )[0]
        else:
            made = ops.concatenate([t.value] * r, dimension=i) if a == b else t.value
        return Term(made, dims)

    def scatters_sum(self) -> Term:
        t = self.pick(lambda t: any(a == b and a % self.setting.replicas == 0 for a, b in t.dims) and t.kind == FLOAT)
        r, groups = self.setting.replicas, self.groups()
        i = self.among([i for i, (a, b) in enumerate(t.dims) if a == b and a % r == 0])
        if len(groups) > 1:
            raise Skip
        a = t.dims[i][0]
        dims = (*t.dims[:i], (a // r, a), *t.dims[i + 1 :])
        factor = self.among([1.0, float(r)])
        if self.parallel:
            type = TensorType(self.shape(dims), t.dtype)
            made = ops.reduce_scatter(
                t.value,
                scatter_dimension=i,
                replica_groups=groups,
                computation=ops.monoid(ops.add, t.dtype),
                type=type,
                **self.channel(ids=True),
            )
        else:
            made = t.value * factor
        return Term(made, dims)

    def exchanges(self) -> Term:
        r = self.setting.replicas
        t = self.pick(lambda t: len(t.dims) > 1 and any(a == b and a % r == 0 for a, b in t.dims))
        i = self.among([i for i, (a, b) in enumerate(t.dims) if a == b and a % r == 0])
        j = self.among([j for j in range(len(t.dims)) if j != i])
        groups = self.groups()
        a, b = t.dims[j]
        if len(groups) > 1 or b != a * r:
            raise Skip
        dims = list(t.dims)
        dims[i], dims[j] = (dims[i][0] // r, dims[i][1]), (a * r, b)
        if self.parallel:
            made = ops.all_to_all(
                [t.value], split_dimension=i, concat_dimension=j, split_count=r, replica_groups=groups, **self.channel()
            )[0]
        else:
            made = t.value * 1 if t.kind != BOOL else t.value
        return Term(made, tuple(dims))

    def permutes(self) -> Term:
        t, r = self.pick(lambda t: t.kind != BOOL), self.setting.replicas
        ring = tuple((i, (i + 1) % r) for i in range(r))
        pairs = self.alt([ring, ring[:-1], tuple((i, i) for i in range(r))])
        if self.parallel:
            return Term(ops.collective_permute(t.value, source_target_pairs=pairs, **self.channel()), t.dims)
        return Term(t.value * 1, t.dims)

    def own_part(self) -> Term:
        """The replica's own part of what all hold."""
        r = self.setting.replicas
        t = self.pick(lambda t: any(a == b and a % r == 0 for a, b in t.dims))
        i = self.among([i for i, (a, b) in enumerate(t.dims) if a == b and a % r == 0])
        a = t.dims[i][0]
        factor = self.alt([a // r, a // r, a // r, 1])
        dims = (*t.dims[:i], (a // r, a), *t.dims[i + 1 :])
        if not self.parallel:
            return Term(t.value * 1 if t.kind != BOOL else t.value, dims)
        device = ops.partition_id() if self.setting.partitions else ops.replica_id()
        at = ops.convert(device, dtype=T["i32"]) * factor
        starts = [at if j == i else ops.const(0, TensorType((), T["i32"])) for j in range(len(t.dims))]
        return Term(ops.dynamic_slice(t.value, starts, slice_sizes=self.shape(dims)), dims)


class Skip(Exception):
    """Nothing fits this step."""


def _sorting(dtype: DType, direction: str) -> Any:
    scalar = TensorType((), dtype)
    return region(lambda a, b: ops.compare(a, b, comparison_direction=direction), scalar, scalar)


STEPS = [
    *["unary", "binary"] * 3,
    *[
        "integers",
        "logic",
        "compares",
        "looks_alike",
        "looks_alike",
        "arithmetic",
        "arithmetic",
        "truths",
        "largest",
        "back",
        "selects",
        "converts",
        "bits",
        "complexes",
        "scales",
        "parts",
        "transforms",
    ],
    *["transposes", "merges", "splits", "broadcasts", "stretches", "reverses", "slices", "pads", "joins", "rejoins"],
    *["counts", "table", "takes", "puts", "gathers", "scatters", "sorts", "sums", "sums", "sums", "folds", "windows"],
    *["products", "products", "convolves", "normalises", "branches", "captures", "calls", "repeats", "measures"],
    *["reduces"] * 12,
    *["all_gathers", "scatters_sum", "exchanges", "permutes", "own_part"] * 2,
]


@dataclass(frozen=True)
class Pair:
    """Two programs, and what they were drawn from."""

    dp: Module
    single: Module
    setting: Setting

    @property
    def shard(self) -> dict[str, int | None]:
        """How inputs are cut."""
        return {name: axis for name, (_, _, axis) in self.setting.inputs.items()}


def draw(seed: int, *, beside: bool = False) -> Pair | None:
    """A pair, None where what was drawn is no program.  ``beside``: the second runs on the replicas too."""
    setting = Setting.of(seed)
    part = (0.02, 0.1, 0.3)[seed % 3]
    modules, results = [], []
    for parallel, apart in ((True, 0.0), (beside, part)):
        program = Draw(setting, parallel=parallel, part=apart)
        if beside and modules:  # the same program but for its alternatives
            program.alt = program_alt(program)  # type: ignore[method-assign]
        given = [
            (name, TensorType(tuple(d[0 if parallel else 1] for d in dims), T[kind]))
            for name, (dims, kind, _) in setting.inputs.items()
        ]
        try:
            graph = trace(program.run, given)
        except (ShloError, Skip):
            return None
        count = setting.replicas if parallel else 1
        grid = {"mhlo.num_replicas": count, "mhlo.num_partitions": 1}
        if setting.partitions and parallel:
            grid = {"mhlo.num_replicas": 1, "mhlo.num_partitions": count}
        modules.append(Module([Function("main", graph)], "drawn", grid))
        results.append([(t.dims, t.dtype) for t in program.results])
    if [d for d, _ in results[0]] != [d for d, _ in results[1]]:
        return None
    return Pair(modules[0], modules[1], setting)


def program_alt(program: Draw) -> Callable[[Sequence[Any]], Any]:
    """Alternatives of the second of two programs that both run on the replicas."""

    def alt(options: Sequence[Any]) -> Any:
        first, second = program.among(options), program.among(options)
        apart = program.chance(program.part)
        if program.forced:
            return second if program.other else first
        return second if apart else first

    return alt


# ----------------------------------------------------------------------------------------------------------- numbers


def inputs_of(pair: Pair, seed: int) -> list[Any]:
    """Whole inputs: integers anywhere in their type's range in every other draw."""
    drawn = []
    for name, (dims, kind, _) in pair.setting.inputs.items():
        type = TensorType(tuple(d[1] for d in dims), T[kind])
        if type.dtype.is_integer and seed % 2:
            info = np.iinfo(type.dtype.numpy)
            rng = np.random.default_rng([seed, len(name)])
            drawn.append(rng.integers(info.min, info.max, type.shape, endpoint=True, dtype=type.dtype.numpy))
        else:
            drawn.append(draw_input(name, type, seed))
    return drawn


def numbers(pair: Pair, seed: int, *, beside: bool = False) -> tuple[list[Any], list[Any]]:
    """Both programs on the same inputs."""
    wholes, r = inputs_of(pair, seed), pair.setting.replicas
    cut = [
        w if axis is None else PerDevice(np.split(w, r, axis))
        for w, axis in zip(wholes, pair.shard.values(), strict=True)
    ]
    grid = {"replicas": 1, "partitions": r} if pair.setting.partitions else {"replicas": r}
    mine = evaluate(pair.dp.main, cut, world=World.REAL, **grid)
    if beside:
        return mine, evaluate(pair.single.main, cut, world=World.REAL, **grid)
    return mine, evaluate(pair.single.main, wholes, world=World.REAL)


def gap(mine: Any, theirs: Any, replicas: int) -> float:
    """How far a replica's result is from the whole, or from its shard of it, relative to its size: where both are numbers."""
    versions = list(mine) if isinstance(mine, PerDevice) else [mine] * replicas
    if isinstance(theirs, PerDevice):
        expected = list(theirs)
    elif versions[0].shape != theirs.shape:
        axis = next(i for i, (a, b) in enumerate(zip(versions[0].shape, theirs.shape, strict=True)) if a != b)
        expected = np.split(theirs, replicas, axis)
    else:
        expected = [theirs] * replicas
    worst = 0.0
    for a, b in zip(versions, expected, strict=True):
        a, b = np.asarray(a), np.asarray(b)
        if a.dtype == bool or a.dtype.kind in "iu":
            a, b = a.astype(object), b.astype(object)
            worst = max([worst, *(float(x != y) for x, y in zip(a.ravel(), b.ravel(), strict=True))])
            continue
        known = np.isfinite(a) & np.isfinite(b)
        size = max(1.0, float(np.abs(b[known]).max(initial=0)))
        worst = max(worst, float(np.abs(a[known] - b[known]).max(initial=0)) / size)
    return worst
