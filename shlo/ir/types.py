"""The types of values: tensors of an element type, and tokens.

Types are *interned*: two equal types are the same object, so comparing and hashing them costs a pointer.
``f32[8, 784]`` spells a tensor type in annotations and tests; ``str()`` of it is MLIR's ``tensor<8x784xf32>``.
Specification: "Types".
"""

from __future__ import annotations

import math
import re
from typing import Any, ClassVar, Final

import ml_dtypes
import numpy as np

from shlo.ir.errors import ShloError

Shape = tuple[int, ...]

DYNAMIC: Final = -1
"""The size written ``?``: known only when the program runs."""


class DType:
    """An element type.  ``name`` as MLIR spells it, ``numpy`` what stores it, ``bits`` its width.

    ``kind`` is one of ``"bool"``, ``"int"`` (signless, read as signed), ``"uint"``, ``"float"``, ``"complex"``.
    """

    __slots__ = ("bits", "kind", "name", "numpy")

    all: ClassVar[dict[str, DType]] = {}

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
    def is_float(self) -> bool:
        """A real floating-point format of any width."""
        return self.kind == "float"

    @property
    def is_integer(self) -> bool:
        """Signed or unsigned, not boolean."""
        return self.kind in ("int", "uint")


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


def dtype(name: str | DType) -> DType:
    """The element type called ``name`` (``"f32"``)."""
    if isinstance(name, DType):
        return name
    found = DType.all.get(name)
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

Type = TensorType | TokenType


def tensor(shape: Shape, dtype: DType) -> TensorType:
    """The tensor type of this shape and element type."""
    return TensorType(tuple(map(int, shape)), dtype)


def type_of(array: np.ndarray[Any, Any]) -> TensorType:
    """The tensor type of a NumPy array in storage form."""
    return TensorType(array.shape, dtype_of(array))


_SHORT = re.compile(r"(\w+|complex<f\d+>)\[([\d, ]*)\]")


def short_type(text: str) -> TensorType:
    """Read the short spelling ``"f32[8, 784]"`` that annotations and tests use."""
    found = _SHORT.fullmatch(text.strip())
    if not found:
        raise ShloError(f"'{text}' is not a tensor type such as f32[8, 784]")
    return tensor(tuple(int(n) for n in found[2].split(",") if n.strip()), dtype(found[1]))
