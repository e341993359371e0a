"""Random numbers: ``rng_bit_generator``, whose bits are XLA's to the last, and ``rng``, whose numbers are anybody's choice.

Specification: the sections of these names.  The generators are Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC
2011): Threefry2x32-20 and Philox4x32-10.  How counters are laid out over a tensor is XLA's (``xla/hlo/builder/lib/prng.cc``).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Example, Value, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.types import DType, Shape, TensorType, Type, ui64

Array = np.ndarray[Any, Any]
Axis = int | None

_U32 = np.uint32


# --------------------------------------------------------------------------------------------------- generators


def threefry(key: int, counters: Array) -> tuple[Array, Array]:
    """Threefry2x32 with 20 rounds: two uint32 for each 64-bit counter (its low half is the first word)."""
    keys = [_U32(key & 0xFFFFFFFF), _U32(key >> 32)]
    keys.append(keys[0] ^ keys[1] ^ _U32(0x1BD11BDA))
    x, y = counters.astype(_U32) + keys[0], (counters >> np.uint64(32)).astype(_U32) + keys[1]
    rotations = ((13, 15, 26, 6), (17, 29, 16, 24))
    for group in range(5):
        for turn in rotations[group % 2]:
            x = x + y
            y = ((y << _U32(turn)) | (y >> _U32(32 - turn))) ^ x
        x, y = x + keys[(group + 1) % 3], y + keys[(group + 2) % 3] + _U32(group + 1)
    return x, y


def philox(key: int, words: Sequence[Array]) -> list[Array]:
    """Philox4x32 with 10 rounds: four uint32 for the four words of each 128-bit counter."""
    low, high = key & 0xFFFFFFFF, key >> 32
    a, b, c, d = words
    for _ in range(10):
        first = a.astype(np.uint64) * np.uint64(0xD2511F53)
        second = c.astype(np.uint64) * np.uint64(0xCD9E8D57)
        a, b, c, d = (
            (second >> np.uint64(32)).astype(_U32) ^ b ^ _U32(low),
            second.astype(_U32),
            (first >> np.uint64(32)).astype(_U32) ^ d ^ _U32(high),
            first.astype(_U32),
        )
        low, high = (low + 0x9E3779B9) & 0xFFFFFFFF, (high + 0xBB67AE85) & 0xFFFFFFFF
    return [a, b, c, d]


def _joined(low: Array, high: Array) -> Array:
    """Two uint32 as one uint64."""
    return low.astype(np.uint64) | (high.astype(np.uint64) << np.uint64(32))


def _threefry_bits(state: list[int], shape: Shape, wide: bool) -> tuple[Array, list[int]]:
    """Bits of this shape (uint64 if wide, else uint32), and the next state."""
    key, counter = state
    if wide:
        low, high = threefry(key, _counters(counter, math.prod(shape)))
        return _joined(low, high).reshape(shape), [key, (counter + math.prod(shape)) % 2**64]
    # XLA halves an axis, an even one if there is any, else the longest, and puts the two words of a counter side by side.
    dims = shape or (1,)
    even = [i for i, n in enumerate(dims) if n % 2 == 0]
    axis = even[0] if even else max(range(len(dims)), key=lambda i: (dims[i], -i))
    half = tuple(-(-n // 2) if i == axis else n for i, n in enumerate(dims))
    count = math.prod(half)
    pair = [w.reshape(half) for w in threefry(key, _counters(counter, count))]
    doubled = tuple(2 * n if i == axis else n for i, n in enumerate(half))
    bits = np.stack(pair, axis + 1).reshape(doubled)
    bits = bits[tuple(slice(0, n) for n in dims)]
    return bits.reshape(shape), [key, (counter + count) % 2**64]


def _counters(start: int, count: int) -> Array:
    with np.errstate(over="ignore"):
        return np.arange(count, dtype=np.uint64) + np.uint64(start)


def _philox_bits(state: list[int], shape: Shape, wide: bool) -> tuple[Array, list[int]]:
    key, low, *rest = state
    high = rest[0] if rest else key
    count = math.prod(shape)
    blocks = -(-count * (2 if wide else 1) // 4)
    lows = _counters(low, blocks)
    highs = np.uint64(high) + (lows < np.uint64(low)).astype(np.uint64)
    words = [lows, lows >> np.uint64(32), highs, highs >> np.uint64(32)]
    out = philox(key, [w.astype(_U32) for w in words])
    rows = [_joined(out[0], out[1]), _joined(out[2], out[3])] if wide else out
    bits = np.stack(rows, axis=1).reshape(-1)[:count].reshape(shape)
    total = ((high << 64) | low) + blocks
    return bits, [key, total % 2**64, (total >> 64) % 2**64][: len(state)]


# -------------------------------------------------------------------------------------------- rng_bit_generator


class Algorithm(StrEnum):
    """``rng_algorithm``."""

    DEFAULT = "DEFAULT"
    THREE_FRY = "THREE_FRY"
    PHILOX = "PHILOX"


def _bits(state: int, type: str, algorithm: str, *shape: int) -> Example:
    result = TensorType(shape, DType.all[type])
    domains = {"initial_state": lambda rng, s: rng.integers(0, 2**63, s, np.uint64)}
    return Example(f"ui64[{state}]", rng_algorithm=algorithm, types=(ui64[state], result), domains=domains)


@primitive(
    form="$initial_state, algorithm = $rng_algorithm : fn",
    result_names=("output_state", "output"),
    examples=[
        _bits(2, "ui32", "THREE_FRY", 3, 5),
        _bits(2, "ui64", "THREE_FRY", 2, 3),
        _bits(2, "ui8", "THREE_FRY", 7),
        _bits(3, "ui32", "PHILOX", 2, 3),
        _bits(2, "ui64", "PHILOX", 5),
        _bits(2, "ui16", "DEFAULT", 3),
    ],
)
def rng_bit_generator(
    initial_state: Value, *, rng_algorithm: Algorithm | str, types: tuple[Type, ...]
) -> tuple[Type, ...]:
    """The next state and a tensor of random bits; ``types`` are the types of both.

    THREE_FRY has a state of two words (key, counter), PHILOX of two or three (key, and the counter's words); DEFAULT is what
    the backend likes: here, as on XLA's CPU, PHILOX.  Elements narrower than 32 bits are the low bits of a 32-bit number, those
    of a floating-point type the bits read as one."""
    if rng_algorithm not in Algorithm.__members__:
        fail(
            f"rng_bit_generator_i1: rng_algorithm must be one of {', '.join(Algorithm.__members__)}, not {rng_algorithm}"
        )
    if initial_state.dtype.kind not in ("int", "uint", "float"):
        fail(f"rng_bit_generator_i2: the state must be of integers or floats, not {initial_state.type}")
    if len(types) != 2 or types[0] is not initial_state.type:
        fail(f"rng_bit_generator_c1: the next state must have the state's type {initial_state.type}, not {types[0]}")
    output = types[1]
    if not isinstance(output, TensorType) or not output.is_static or output.dtype.kind not in ("int", "uint", "float"):
        fail(f"rng_bit_generator_i4: the bits must be integers or floats of known sizes, not {output}")
    return types


@rng_bit_generator.den
def _(initial_state: Array, *, rng_algorithm: str, types: tuple[TensorType, ...]) -> tuple[Array, Array]:
    sizes = (2,) if rng_algorithm == "THREE_FRY" else (2, 3)
    if initial_state.dtype != np.uint64 or initial_state.ndim != 1:
        raise ShloError(f"rng_bit_generator: a state is a list of ui64, not {types[0]}")
    state, output = [int(w) for w in initial_state], types[1]
    if len(state) not in sizes:
        raise ShloError(
            f"rng_bit_generator: {rng_algorithm} takes a state of {' or '.join(map(str, sizes))} words, not {len(state)}"
        )
    generate = _threefry_bits if rng_algorithm == "THREE_FRY" else _philox_bits
    with np.errstate(over="ignore"):
        bits, after = generate(state, output.shape, output.dtype.bits > 32)
    return np.array(after, np.uint64), as_elements(bits, output.dtype)


def as_elements(bits: Array, dtype: DType) -> Array:
    """The low bits of unsigned numbers, read as elements of another type."""
    if dtype.bits >= 8:
        return np.asarray(bits.astype(f"u{dtype.bits // 8}").view(dtype.numpy))
    low = bits.astype(np.uint8) & np.uint8((1 << dtype.bits) - 1)
    # ml_dtypes keeps a narrow element in the low bits of a byte: a float as they are, an integer with its sign spread.
    if dtype.is_float:
        return np.asarray(low.view(dtype.numpy))
    if dtype.kind == "uint":
        return np.asarray(low.astype(dtype.numpy))
    sign = np.int8(1 << (dtype.bits - 1))
    return np.asarray(((low.astype(np.int8) ^ sign) - sign).astype(dtype.numpy))


# ---------------------------------------------------------------------------------------------------------- rng


class Distribution(StrEnum):
    """``rng_distribution``."""

    UNIFORM = "UNIFORM"
    NORMAL = "NORMAL"


def _draw(type: str, distribution: str, a: float, b: float) -> Example:
    domains = {
        "a": lambda rng, s: np.full(s, a),
        "b": lambda rng, s: np.full(s, b),
        "shape": lambda rng, s: np.array([2, 3]),
    }
    result = TensorType((2, 3), DType.all[type])
    scalar = f"{type}[]"
    return Example(
        scalar,
        scalar,
        "i64[2]",
        rng_distribution=distribution,
        type=result,
        domains=domains,
        free="the numbers are anybody's choice",
    )


@primitive(
    form="$a, $b, $shape, distribution = $rng_distribution : fn",
    shares=False,
    wants=("random",),
    examples=[
        _draw("f32", "UNIFORM", -1, 1),
        _draw("f32", "NORMAL", 0, 2),
        _draw("i32", "UNIFORM", -3, 5),
    ],
)
def rng(a: Value, b: Value, shape: Value, *, rng_distribution: Distribution | str, type: TensorType) -> TensorType:
    """Numbers drawn anew in each run: UNIFORM from a (included) to b (not), NORMAL with the mean a and the deviation b.

    Which ones is unspecified; the evaluator draws them from its own generator, seeded by ``evaluate(seed=…)``."""
    if rng_distribution not in Distribution.__members__:
        fail(f"rng_i4: rng_distribution must be one of {', '.join(Distribution.__members__)}, not {rng_distribution}")
    if a.rank or b.rank:
        fail(f"rng_i1: a and b must be scalars, not {a.type} and {b.type}")
    if a.dtype is not b.dtype or type.dtype is not a.dtype:
        fail(f"rng_c1: a, b and the result must have one element type, got {a.type}, {b.type} and {type}")
    if a.dtype.kind not in ("bool", "int", "uint", "float"):
        fail(f"rng_i1: takes booleans, integers or floats, not {a.type}")
    if rng_distribution == "NORMAL" and not a.dtype.is_float:
        fail(f"rng_c2: a normal distribution is of floats, not {a.type}")
    if shape.rank != 1 or not shape.dtype.is_integer or shape.shape[0] != type.rank:
        fail(f"rng_c3: shape must have one entry for each axis of {type}, not {shape.type}")
    return type


@rng.den
def _(
    a: Array, b: Array, shape: Array, *, rng_distribution: str, type: TensorType, random: np.random.Generator
) -> Array:
    sizes = tuple(map(int, shape))
    normal = rng_distribution == "NORMAL"
    share: Any = random.standard_normal(sizes) if normal else random.random(sizes)
    if a.dtype == object:  # what is drawn is a fraction too
        share = np.asarray(_fraction(share))
    if normal:
        return np.asarray(a + b * share)
    if type.dtype.is_float:
        return np.asarray(a + (b - a) * share)
    low, high = int(a), int(b)
    return np.asarray(low + np.floor(share * max(high - low, 1)).astype(np.int64)).astype(type.dtype.numpy)


_fraction = np.frompyfunc(Fraction, 1, 1)

VJP.excuse("what is drawn depends on nothing", rng_bit_generator)
VJP.excuse("draw a standard sample and scale it with operators that have derivatives", rng)
CUT.excuse("part of a state is no state", rng_bit_generator)
CUT.excuse("what replicas draw is not what one device would", rng)
