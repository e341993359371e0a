"""The types of values: tensors of an element type, and tokens.

Types are *interned*: two equal types are the same object, so comparing and hashing them costs a pointer.
``f32[8, 784]`` spells a tensor type in annotations and tests; ``str()`` of it is MLIR's ``tensor<8x784xf32>``.
Specification: "Types".
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, cast

import ml_dtypes
import numpy as np

from shlo.ir.errors import ShloError

Shape = tuple[int, ...]

DYNAMIC: Final = -1
"""The size written ``?``: known only when the program runs."""


def without(items: Sequence[int], *axes: int) -> tuple[int, ...]:
    """Sizes (or whatever else there is one of for each axis) without those of some axes."""
    return tuple([n for i, n in enumerate(items) if i not in axes])


class DType:
    """An element type.  ``name`` as MLIR spells it, ``numpy`` what stores it, ``bits`` its width.

    ``kind`` is one of ``"bool"``, ``"int"`` (signless, read as signed), ``"uint"``, ``"float"``, ``"complex"``.
    """

    __slots__ = ("bits", "kind", "name", "numpy")

    all: ClassVar[dict[str, DType]] = {}
    made: ClassVar[dict[str, DType]] = {}
    """Quantised element types, by their spelling."""

    def __init__(self, name: str, numpy: Any, kind: str, bits: int) -> None:
        self.name, self.numpy, self.kind, self.bits = name, np.dtype(numpy), kind, bits
        DType.all[name] = self

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return dtype, (self.name,)

    def __getitem__(self, shape: int | Shape) -> TensorType:
        """``f32[8, 784]``, ``f32[3]``; ``f32[()]`` is a scalar."""
        return tensor(shape if isinstance(shape, tuple) else (shape,), self)

    @property
    def baseline(self) -> Any:
        """What compatible element types have in common: all of it, but of a quantised one not scales and zero points."""
        return self

    @property
    def is_float(self) -> bool:
        """A real floating-point format of any width."""
        return self.kind == "float"

    @property
    def is_integer(self) -> bool:
        """Signed or unsigned, not boolean."""
        return self.kind in ("int", "uint")

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest whole number of a type of integers or booleans."""
        return (-(1 << self.bits - 1), (1 << self.bits - 1) - 1) if self.kind == "int" else (0, (1 << self.bits) - 1)


i1 = DType("i1", np.bool_, "bool", 1)
i2 = DType("i2", ml_dtypes.int2, "int", 2)
i4 = DType("i4", ml_dtypes.int4, "int", 4)
i8 = DType("i8", np.int8, "int", 8)
i16 = DType("i16", np.int16, "int", 16)
i32 = DType("i32", np.int32, "int", 32)
i64 = DType("i64", np.int64, "int", 64)
ui2 = DType("ui2", ml_dtypes.uint2, "uint", 2)
ui4 = DType("ui4", ml_dtypes.uint4, "uint", 4)
ui8 = DType("ui8", np.uint8, "uint", 8)
ui16 = DType("ui16", np.uint16, "uint", 16)
ui32 = DType("ui32", np.uint32, "uint", 32)
ui64 = DType("ui64", np.uint64, "uint", 64)
f8E4M3FN = DType("f8E4M3FN", ml_dtypes.float8_e4m3fn, "float", 8)
f8E5M2 = DType("f8E5M2", ml_dtypes.float8_e5m2, "float", 8)
f8E4M3 = DType("f8E4M3", ml_dtypes.float8_e4m3, "float", 8)
f8E3M4 = DType("f8E3M4", ml_dtypes.float8_e3m4, "float", 8)
f8E4M3FNUZ = DType("f8E4M3FNUZ", ml_dtypes.float8_e4m3fnuz, "float", 8)
f8E4M3B11FNUZ = DType("f8E4M3B11FNUZ", ml_dtypes.float8_e4m3b11fnuz, "float", 8)
f8E5M2FNUZ = DType("f8E5M2FNUZ", ml_dtypes.float8_e5m2fnuz, "float", 8)
f8E8M0FNU = DType("f8E8M0FNU", ml_dtypes.float8_e8m0fnu, "float", 8)
f6E2M3FN = DType("f6E2M3FN", ml_dtypes.float6_e2m3fn, "float", 6)
f6E3M2FN = DType("f6E3M2FN", ml_dtypes.float6_e3m2fn, "float", 6)
f4E2M1FN = DType("f4E2M1FN", ml_dtypes.float4_e2m1fn, "float", 4)
f16 = DType("f16", np.float16, "float", 16)
bf16 = DType("bf16", ml_dtypes.bfloat16, "float", 16)
f32 = DType("f32", np.float32, "float", 32)
f64 = DType("f64", np.float64, "float", 64)
c64 = DType("complex<f32>", np.complex64, "complex", 64)
c128 = DType("complex<f64>", np.complex128, "complex", 128)

_BY_NUMPY = {d.numpy: d for d in DType.all.values()}

index = DType("index", np.int64, "int", 64)
"""Sizes and layouts in MLIR's own type for them; arrays of int64 are i64."""


def dtype(name: str | DType) -> DType:
    """The element type called ``name`` (``"f32"``)."""
    if isinstance(name, DType):
        return name
    found = DType.all.get(name) or DType.made.get(name)
    if found is None:
        raise ShloError(f"there is no element type '{name}': one of {', '.join(DType.all)}")
    return found


def dtype_of(array: np.ndarray[Any, Any]) -> DType:
    """The element type whose storage ``array`` has."""
    found = _BY_NUMPY.get(array.dtype)
    if found is None:
        raise ShloError(f"arrays of NumPy type {array.dtype} have no StableHLO element type")
    return found


class TensorType:
    """``tensor<8x784xf32>``: a shape and an element type; made by :func:`tensor`, ``f32[8, 784]`` or parsing."""

    __slots__ = ("bounds", "dtype", "shape", "text")

    _interned: ClassVar[dict[tuple[Shape, DType, Shape | None], TensorType]] = {}

    shape: Shape
    dtype: DType
    bounds: Shape | None
    text: str

    def __new__(cls, shape: Shape, dtype: DType, bounds: Shape | None = None) -> TensorType:
        key = (shape, dtype, bounds)
        self = cls._interned.get(key)
        if self is None:
            self = object.__new__(cls)
            self.shape, self.dtype, self.bounds = shape, dtype, bounds
            sizes = "".join("?x" if n == DYNAMIC else f"{n}x" for n in shape)
            limit = ", ".join("?" if n == DYNAMIC else str(n) for n in bounds) if bounds else ""
            self.text = f"tensor<{sizes}{dtype.name}{f', #stablehlo.bounds<{limit}>' if limit else ''}>"
            self = cls._interned.setdefault(key, self)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return TensorType, (self.shape, self.dtype, self.bounds)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def rank(self) -> int:
        """How many axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements (1 for a scalar)."""
        return math.prod(self.shape)

    @property
    def is_static(self) -> bool:
        """Every size is known."""
        return DYNAMIC not in self.shape

    def with_shape(self, shape: Shape) -> TensorType:
        """Another shape, the same element type."""
        return TensorType(tuple(shape), self.dtype)

    def with_dtype(self, dtype: DType) -> TensorType:
        """Another element type, the same shape."""
        return TensorType(self.shape, dtype, self.bounds)


class TokenType:
    """``!stablehlo.token``: orders side effects, carries no data."""

    __slots__ = ()

    def __str__(self) -> str:
        return "!stablehlo.token"

    __repr__ = __str__


TOKEN: Final = TokenType()


class TupleType:
    """``tuple<tensor<f32>, …>``: several values as one.  A legacy of HLO; operators here take and return several instead."""

    __slots__ = ("text", "types")

    _interned: ClassVar[dict[tuple[Any, ...], TupleType]] = {}

    types: tuple[Type, ...]
    text: str

    def __new__(cls, types: tuple[Type, ...]) -> TupleType:
        self = cls._interned.get(types)
        if self is None:
            self = object.__new__(cls)
            self.types, self.text = types, f"tuple<{', '.join(map(str, types))}>"
            self = cls._interned.setdefault(types, self)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return TupleType, (self.types,)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__


class FutureType(TupleType):
    """``!stablehlo.future<tensor<f32>>``: values that are still being computed beside the rest."""

    __slots__ = ()

    _interned: ClassVar[dict[tuple[Any, ...], TupleType]] = {}

    def __new__(cls, types: tuple[Type, ...]) -> FutureType:
        self = super().__new__(cls, types)
        self.text = f"!stablehlo.future<{', '.join(map(str, types))}>"
        return self  # type: ignore[return-value]  # made by cls

    def __reduce__(self) -> tuple[Any, ...]:
        return FutureType, (self.types,)


Type = TensorType | TokenType | TupleType


# ------------------------------------------------------------------------------------- sizes that are not known


def fits(a: int, b: int) -> bool:
    """May these two sizes be equal when the program runs?"""
    return a == b or DYNAMIC in (a, b)


def shapes_fit(a: Shape, b: Shape) -> bool:
    """May these two shapes be equal when the program runs?"""
    return a == b or (len(a) == len(b) and all(map(fits, a, b)))


def most_specific(types: Sequence[TensorType]) -> TensorType:
    """The type of a value that has all these compatible types: known sizes win over ``?``, smaller bounds over larger."""
    first = types[0]
    if all(t is first for t in types):
        return first
    shape = tuple(max(sizes) for sizes in zip(*(t.shape for t in types), strict=True))
    return _bounded(shape, first.dtype, [_least(limits) for limits in _limits(types)])


def least_specific(types: Sequence[TensorType]) -> TensorType:
    """The type of a value that has one of these compatible types: sizes that differ are ``?``, under the largest bound."""
    first = types[0]
    if all(t is first for t in types):
        return first
    columns = [set(sizes) for sizes in zip(*(t.shape for t in types), strict=True)]
    shape = tuple(next(iter(c)) if len(c) == 1 else DYNAMIC for c in columns)
    if all(t.bounds is None for t in types):
        return TensorType(shape, first.dtype)
    known = [
        [t.shape[i] if t.shape[i] != DYNAMIC else limit for t, limit in zip(types, limits, strict=True)]
        for i, limits in enumerate(_limits(types))
    ]
    return _bounded(shape, first.dtype, [DYNAMIC if DYNAMIC in limits else max(limits) for limits in known])


def _limits(types: Sequence[TensorType]) -> list[list[int]]:
    """Axis by axis, each type's bound (``?`` where it has none)."""
    rows = [t.bounds or (DYNAMIC,) * t.rank for t in types]
    return [list(column) for column in zip(*rows, strict=True)]


def _least(limits: Sequence[int]) -> int:
    return min((n for n in limits if n != DYNAMIC), default=DYNAMIC)


def _bounded(shape: Shape, dtype: DType, limits: Sequence[int]) -> TensorType:
    """A type with those bounds that its sizes leave open."""
    bounds = tuple(limit if n == DYNAMIC else DYNAMIC for n, limit in zip(shape, limits, strict=True))
    return TensorType(shape, dtype, bounds if any(n != DYNAMIC for n in bounds) else None)


def tensor(shape: Shape, dtype: DType) -> TensorType:
    """The tensor type of this shape and element type; a size is an integer from 0, or :data:`DYNAMIC` where unknown."""
    if not isinstance(dtype, DType):
        raise ShloError(f"a tensor's element type is one such as f32, not {dtype!r}")
    try:
        sizes = tuple(map(operator.index, shape))
    except TypeError:
        sizes = (-2,)
    if sizes and min(sizes) < DYNAMIC:
        raise ShloError(f"the sizes of a tensor must be integers from 0, not {shape!r}")
    return TensorType(sizes, dtype)


def type_of(array: np.ndarray[Any, Any]) -> TensorType:
    """The tensor type of a NumPy array in storage form."""
    return TensorType(array.shape, dtype_of(array))


_SHORT = re.compile(r"(\w+|complex<f\d+>|!quant\S+ \S+)\[([\d, ?]*)\]")


def compatible(a: Type, b: Type) -> bool:
    """Can one value be of both types?  Known sizes agree, none exceeds a bound, and element types are the same or
    quantised alike (parameters may differ).  What MLIR asks of a declared result type beside the inferred one."""
    if a is b:
        return True
    if isinstance(a, TupleType) and isinstance(b, TupleType):
        return len(a.types) == len(b.types) and all(map(compatible, a.types, b.types))
    if not isinstance(a, TensorType) or not isinstance(b, TensorType) or len(a.shape) != len(b.shape):
        return False
    if a.dtype is not b.dtype and a.dtype.baseline != b.dtype.baseline:
        return False
    for i, (m, n) in enumerate(zip(a.shape, b.shape, strict=True)):
        if m != n and DYNAMIC not in (m, n):
            return False
        for size, bounds in ((m, b.bounds), (n, a.bounds)):
            if size != DYNAMIC and bounds is not None and bounds[i] != DYNAMIC and size > bounds[i]:
                return False
    return True


def is_loose(type: Type) -> bool:
    """Is it compatible with other types than itself: of unknown sizes, or quantised?"""
    return isinstance(type, TensorType) and (DYNAMIC in type.shape or type.dtype.kind == "quant")


def merged(a: TensorType, b: TensorType) -> TensorType:
    """What two compatible types say together: ``a`` with the sizes that only ``b`` knows."""
    if a.shape == b.shape:
        return a
    shape = tuple(n if m == DYNAMIC else m for m, n in zip(a.shape, b.shape, strict=True))
    return TensorType(shape, a.dtype, a.bounds if DYNAMIC in shape else None)


@cache
def short_type(text: str) -> TensorType:
    """Read the short spelling that annotations and tests use: ``"f32[8, 784]"``, ``"f32[?]"`` (a size not known),
    ``"token"`` and ``"(f32[8], token)"`` (a tuple) too, though these are no tensors."""
    if text == "token":
        return cast(TensorType, TOKEN)
    if text.startswith("("):
        found_types = re.finditer(r"\w[^\[,)]*(\[[^\]]*\])?", text)
        return cast(TensorType, TupleType(tuple(short_type(t[0]) for t in found_types)))
    found = _SHORT.fullmatch(text.strip())
    if not found:
        raise ShloError(f"'{text}' is not a tensor type such as f32[8, 784]")
    sizes = [n.strip() for n in found[2].split(",") if n.strip()]
    return tensor(tuple(DYNAMIC if n == "?" else int(n) for n in sizes), dtype(found[1]))
