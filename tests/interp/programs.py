"""Random well-typed programs: a few operations on small tensors of several element types, drawn by hypothesis.

Every step takes what it needs of the values so far, so that programs are well-typed by construction; the reader of the drawn
text checks that they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from hypothesis import strategies as st

from shlo import ops
from shlo.ir.core import OPERATORS, Block, Function, Value, full_like, region
from shlo.ir.literal import Literal
from shlo.ir.ops.data import monoid
from shlo.ir.types import DType, TensorType, bf16, c64, f32, f64, i1, i8, i32, i64, tensor, ui8, ui32

FLOATS = (f32, f64, bf16)
INTEGERS = (i32, i8, i64, ui8, ui32)
DTYPES = (*FLOATS, *INTEGERS, i1, c64)

Draw = Callable[[Any], Any]


class Pool:
    """The values so far.  What a step needs besides is an input of its own: XLA folds constants by another implementation, which
    differs from its compiled code in corners (docs/conformance.md)."""

    def __init__(self, draw: Draw, block: Block) -> None:
        self.draw, self.block = draw, block
        self.inputs: list[np.ndarray[Any, Any]] = []
        self.values: list[Value] = []

    def pick(self, *dtypes: DType, rank: int = 0, where: Callable[[Value], bool] = lambda v: True) -> Value:
        """One of those of these element types and at least this rank, or a new input."""
        found = [v for v in self.values if v.dtype in dtypes and v.rank >= rank and where(v)]
        if found and self.draw(st.integers(0, 9)):
            return self.draw(st.sampled_from(found))
        dtype = self.draw(st.sampled_from(dtypes))
        shape = tuple(self.draw(st.lists(st.integers(1, 4), min_size=rank, max_size=max(rank, 3))))
        return self.fresh(tensor(shape, dtype))

    def like(self, value: Value, dtype: DType | None = None) -> Value:
        """One of the same shape: of the same element type unless another is wanted."""
        wanted = tensor(value.shape, dtype or value.dtype)
        found = [v for v in self.values if v.type is wanted]
        return self.draw(st.sampled_from(found)) if found and self.draw(st.booleans()) else self.fresh(wanted)

    def fresh(self, type: TensorType) -> Value:
        self.inputs.append(array(type, self.draw(st.integers(0, 2**16))))
        return self.block.parameter(f"x{len(self.inputs) - 1}", type)

    def axis(self, value: Value) -> int:
        return self.draw(st.integers(0, value.rank - 1))

    def scalar(self, dtype: DType, number: float) -> Value:
        return ops.constant(value=Literal.of(np.array(number), tensor((), dtype)))


def array(type: TensorType, seed: int) -> np.ndarray[Any, Any]:
    """Elements in which the corners of each kind come up: zeros of both signs, infinities, NaNs, the least and largest integers."""
    rng, dtype = np.random.default_rng(seed), type.dtype
    if dtype is i1:
        return rng.integers(0, 2, type.shape).astype(bool)
    if dtype.is_integer:
        low, high = (
            (0, 2**dtype.bits - 1) if dtype.kind == "uint" else (-(2 ** (dtype.bits - 1)), 2 ** (dtype.bits - 1) - 1)
        )
        corners = np.array([0, 1, low, high, high // 3], np.uint64 if dtype.kind == "uint" else np.int64)
        small = rng.integers(-4 if low else 0, 5, type.shape)
        return np.where(
            rng.random(type.shape) < 0.2, rng.choice(corners, type.shape), small.astype(corners.dtype)
        ).astype(dtype.numpy)
    numbers = rng.standard_normal(type.shape) * rng.choice([0.5, 1, 3], type.shape)
    if dtype is c64:
        return (numbers + 1j * rng.standard_normal(type.shape)).astype(dtype.numpy)
    corners = rng.choice([0.0, -0.0, 1.0, np.inf, -np.inf, np.nan, 0.5, -2.5, 1e4], type.shape)
    return np.where(rng.random(type.shape) < 0.1, corners, numbers).astype(dtype.numpy)


def neutral(name: str, dtype: DType) -> float:
    """What a reduction begins with: the specification wants it neutral, and XLA counts on it."""
    if name in ("add", "multiply"):
        return int(name == "multiply")
    if dtype.is_float:
        return -np.inf if name == "maximum" else np.inf
    limits = np.iinfo(dtype.numpy)
    return int(limits.min if name == "maximum" else limits.max)


# ------------------------------------------------------------------------------------------------------------------ steps

_OF_FLOATS = """abs negate exponential exponential_minus_one tanh sine cosine tan logistic floor ceil sign sqrt rsqrt log
    log_plus_one cbrt round_nearest_even round_nearest_afz is_finite"""
_OF_TWO_FLOATS = "add subtract multiply divide maximum minimum power atan2 remainder"
_OF_INTEGERS = "negate not popcnt count_leading_zeros sign abs"
_OF_TWO_INTEGERS = """add subtract multiply divide maximum minimum remainder and or xor shift_left shift_right_logical
    shift_right_arithmetic power"""
_OF_COMPLEX = "negate exponential sine cosine tanh sqrt log abs real imag"


def _named(names: str) -> list[Any]:
    return [OPERATORS.get(name) or OPERATORS[f"{name}_"] for name in names.split()]


def unary(p: Pool) -> Any:
    kinds = [(FLOATS, _OF_FLOATS), (INTEGERS, _OF_INTEGERS), ((c64,), _OF_COMPLEX), ((i1,), "not")]
    dtypes, names = p.draw(st.sampled_from(kinds))
    op = p.draw(st.sampled_from(_named(names)))
    value = p.pick(*dtypes)
    if op in _named("sign abs negate") and value.dtype.kind == "uint":
        op = ops.popcnt
    if op is ops.abs_ and value.dtype is c64:
        value = p.fresh(value.type)  # finite: of ∞ + NaN·i XLA's is NaN
    return op(value)


def binary(p: Pool) -> Any:
    kinds = [
        (FLOATS, _OF_TWO_FLOATS),
        (INTEGERS, _OF_TWO_INTEGERS),
        ((i1,), "and or xor maximum minimum add multiply"),
        ((c64,), "add subtract multiply"),
    ]
    dtypes, names = p.draw(st.sampled_from(kinds))
    left = p.pick(*dtypes)
    op, right = p.draw(st.sampled_from(_named(names))), p.like(left)
    if op is ops.power and left.dtype.is_integer:
        right = ops.and_(right, full_like(right, 7))  # XLA's code is wrong where the exponent is large
    return op(left, right)


def compare(p: Pool) -> Any:
    left = p.pick(*FLOATS, *INTEGERS, i1)
    direction = p.draw(st.sampled_from(("EQ", "NE", "LT", "LE", "GT", "GE")))
    kind = "FLOAT" if left.dtype.is_float else "SIGNED" if left.dtype.kind == "int" else "UNSIGNED"
    if kind == "FLOAT" and p.draw(st.integers(0, 3)) == 0:
        kind = "TOTALORDER"
    return ops.compare(left, p.like(left), comparison_direction=direction, compare_type=kind)


def select(p: Pool) -> Any:
    on = p.pick(*DTYPES)
    return ops.select(p.like(on, i1), on, p.like(on))


def clamp(p: Pool) -> Any:
    value = p.pick(*FLOATS, *INTEGERS)
    return ops.clamp(p.like(value), value, p.like(value))


def convert(p: Pool) -> Any:
    value = p.pick(*FLOATS, *INTEGERS, i1)
    return ops.convert(value, dtype=p.draw(st.sampled_from((*FLOATS, *INTEGERS, i1))))


def bitcast(p: Pool) -> Any:
    """To integers only: the bits of integers are subnormal floats, which XLA's CPU code takes for zeros."""
    value = p.pick(f32, i32, ui32)
    return ops.bitcast_convert(value, dtype=p.draw(st.sampled_from((i32, ui32))))


def move(p: Pool) -> Any:
    """Another order, another shape, a part, more around it."""
    value = p.pick(*DTYPES, rank=1)
    which = p.draw(st.sampled_from(("transpose", "reshape", "reverse", "slice", "pad", "broadcast", "concatenate")))
    if which == "transpose":
        return ops.transpose(value, permutation=tuple(p.draw(st.permutations(range(value.rank)))))
    if which == "reshape":
        shape = p.draw(st.permutations(value.shape))
        return ops.reshape(value, shape=tuple(shape) if p.draw(st.booleans()) else (int(np.prod(value.shape)),))
    if which == "reverse":
        return ops.reverse(value, dimensions=(p.axis(value),))
    if which == "slice":
        starts = tuple(p.draw(st.integers(0, n - 1)) for n in value.shape)
        limits = tuple(p.draw(st.integers(s + 1, n)) for s, n in zip(starts, value.shape, strict=True))
        strides = tuple(p.draw(st.integers(1, 2)) for _ in starts)
        return ops.slice_(value, start_indices=starts, limit_indices=limits, strides=strides)
    if which == "pad":
        low = tuple(p.draw(st.integers(-1, 2)) if n > 1 else 0 for n in value.shape)
        high = tuple(p.draw(st.integers(0, 2)) for _ in value.shape)
        inner = tuple(p.draw(st.integers(0, 1)) for _ in value.shape)
        return ops.pad(
            value,
            p.fresh(tensor((), value.dtype)),
            edge_padding_low=low,
            edge_padding_high=high,
            interior_padding=inner,
        )
    if which == "broadcast":
        extra = p.draw(st.integers(1, 3))
        return ops.broadcast_in_dim(
            value, shape=(extra, *value.shape), broadcast_dimensions=tuple(range(1, value.rank + 1))
        )
    return ops.concatenate((value, p.like(value)), dimension=p.axis(value))


def index(p: Pool) -> Any:
    """Slices at places that the program computes, in range or not."""
    value = p.pick(*DTYPES, rank=1)
    starts = [p.pick(i32, where=lambda v: v.rank == 0) for _ in value.shape]
    starts = [s if s.rank == 0 else p.fresh(tensor((), i32)) for s in starts]
    sizes = tuple(p.draw(st.integers(1, n)) for n in value.shape)
    if p.draw(st.booleans()):
        return ops.dynamic_slice(value, starts, slice_sizes=sizes)
    return ops.dynamic_update_slice(value, p.fresh(tensor(sizes, value.dtype)), starts)


def gather(p: Pool) -> Any:
    """Rows by their numbers, in range or not."""
    value = p.pick(*DTYPES, rank=2)
    rows = p.draw(st.integers(1, 4))
    return ops.gather(
        value,
        p.fresh(tensor((rows, 1), i32)),
        offset_dims=tuple(range(1, value.rank)),
        collapsed_slice_dims=(0,),
        start_index_map=(0,),
        index_vector_dim=1,
        slice_sizes=(1, *value.shape[1:]),
    )


def reduce(p: Pool) -> Any:
    value = p.pick(f32, f64, i32, ui8, i64, rank=1)
    name = p.draw(st.sampled_from(("add", "maximum", "minimum", "multiply")))
    axes = tuple(sorted(p.draw(st.sets(st.integers(0, value.rank - 1), min_size=1))))
    init = p.scalar(value.dtype, neutral(name, value.dtype))
    (result,) = ops.reduce([value], [init], dimensions=axes, body=monoid(getattr(ops, name), value.dtype))
    return result


def window(p: Pool) -> Any:
    value = p.pick(f32, i32, rank=1)
    name = p.draw(st.sampled_from(("add", "maximum", "minimum")))
    each = [p.draw(st.tuples(*[st.integers(1, 2)] * 4)) for _ in value.shape]
    sizes, strides, base, dilation = map(tuple, zip(*each, strict=True))
    padding = tuple((p.draw(st.integers(0, 1)), p.draw(st.integers(1, 2))) for _ in value.shape)
    (result,) = ops.reduce_window(
        [value],
        [p.scalar(value.dtype, neutral(name, value.dtype))],
        window_dimensions=sizes,
        window_strides=strides,
        base_dilations=base,
        window_dilations=dilation,
        padding=padding,
        body=monoid(getattr(ops, name), value.dtype),
    )
    return result


def dot(p: Pool) -> Any:
    left = p.pick(f32, f64, i32, rank=2)
    n, contracted = p.draw(st.integers(1, 3)), left.shape[-1]
    right = p.fresh(tensor((contracted, n), left.dtype))
    return ops.dot_general(left, right, lhs_contracting_dimensions=(left.rank - 1,), rhs_contracting_dimensions=(0,))


def sort(p: Pool) -> Any:
    value = p.pick(f32, i32, ui8, f64, rank=1)
    direction = p.draw(st.sampled_from(("LT", "GT")))
    kind = "TOTALORDER" if value.dtype.is_float else "NOTYPE"
    axis = p.axis(value)
    (result,) = ops.sort(
        [value], dimension=axis, is_stable=True, comparator=ops.comparator(direction, value.dtype, compare_type=kind)
    )
    return result


def choose(p: Pool) -> Any:
    """A conditional whose branches use what is around them."""
    value = p.pick(*FLOATS, *INTEGERS)
    other = p.like(value)
    first, second = (p.draw(st.sampled_from(_named("add multiply maximum subtract"))) for _ in range(2))
    predicate = p.pick(i1, where=lambda v: v.rank == 0)
    predicate = predicate if predicate.rank == 0 else p.fresh(tensor((), i1))
    (result,) = ops.if_(
        predicate,
        true_branch=region(lambda: first(value, other)),
        false_branch=region(lambda: second(other, value)),
    )
    return result


def loop(p: Pool) -> Any:
    """A counted loop."""
    value = p.pick(f32, i32)
    step = p.like(value)
    count = p.draw(st.integers(0, 3))
    op = p.draw(st.sampled_from(_named("add maximum subtract")))
    types = (tensor((), i32), value.type)
    results = ops.while_(
        [p.scalar(i32, 0), value],
        cond=region(lambda i, x: i < count, *types),
        body=region(lambda i, x: (i + 1, op(x, step)), *types),
    )
    return results[1]


def iota(p: Pool) -> Any:
    shape = tuple(p.draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    return ops.iota(type=tensor(shape, p.draw(st.sampled_from((*FLOATS, *INTEGERS)))), iota_dimension=len(shape) - 1)


def numbers(p: Pool) -> Any:
    """Complex ones of parts, and the rounding of a float to fewer bits."""
    if p.draw(st.booleans()):
        left = p.pick(f32)
        return ops.complex_(left, p.like(left))
    return ops.reduce_precision(
        p.pick(f32, f64), exponent_bits=p.draw(st.integers(2, 8)), mantissa_bits=p.draw(st.integers(1, 23))
    )


STEPS: Sequence[Callable[[Pool], Any]] = (
    *(unary, unary, unary, binary, binary, binary, compare, select, clamp, convert, bitcast, move, move, move),
    *(index, gather, reduce, window, dot, sort, choose, loop, iota, numbers),
)


@st.composite
def programs(draw: Draw, *, most: int = 12) -> tuple[Function, list[np.ndarray[Any, Any]]]:
    """A function of up to so many steps that returns its last values, and inputs for it."""
    with Block() as block:
        pool = Pool(draw, block)
        for _ in range(draw(st.integers(1, 3))):
            shape = tuple(draw(st.lists(st.integers(1, 4), max_size=3)))
            pool.values.append(pool.fresh(tensor(shape, draw(st.sampled_from(DTYPES)))))
        for _ in range(draw(st.integers(1, most))):
            made = draw(st.sampled_from(STEPS))(pool)
            if 0 < np.prod(made.shape) <= 512:
                pool.values.append(made)
        graph = block.finish(pool.values[-3:])
    return Function("main", graph), pool.inputs
