"""The elements of a constant as text: what stands between ``dense<`` and ``>``.

Numbers are written in their shortest decimal that reads back to the very bits; NaNs, infinities and whatever no decimal
gives back are written as their bits in hexadecimal, as MLIR does.  Like MLIR, a tensor of more than a hundred elements
that are not all equal is written as one hexadecimal string, and equal elements as a splat.
"""

from __future__ import annotations

import binascii
import math
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.types import DType, Shape, TensorType, f64

Array = np.ndarray[Any, Any]

HEX_ABOVE = 100
"""MLIR writes non-splat tensors with more elements than this as one hexadecimal string."""

_NARROW_DIGITS = 10
_WHOLE = 1e9
"""Whole numbers below this are written out."""


# ------------------------------------------------------------------------------------------------------- writing


def elements_text(literal: Literal) -> str:
    """``dense<[1.0, 2.0]>``, or ``dense_resource<name>`` where the bytes are kept at the end of the text."""
    if literal.resource is None:
        return f"dense<{dense_text(literal)}>"
    name = literal.resource.name
    return f"dense_resource<{name if _PLAIN_NAME.fullmatch(name) else chr(34) + name + chr(34)}>"


def resources_pieces(literals: Iterable[Literal]) -> Iterator[str]:
    """What stands at the end of a text, some at a time: the bytes of the constants that are resources, by name."""
    yield "\n{-#\n  dialect_resources: {\n    builtin: {\n"
    for i, literal in enumerate(literals):
        assert literal.resource is not None
        name, alignment = literal.resource
        spelled = name if _PLAIN_NAME.fullmatch(name) else f'"{name}"'
        yield ",\n" if i else ""
        yield f'      {spelled}: "0x{alignment.to_bytes(4, "little").hex().upper()}'
        yield from hex_pieces(literal)
        yield '"'
    yield "\n    }\n  }\n#-}\n"


_PLAIN_NAME = re.compile(r"[A-Za-z_][\w$.]*")


def _hex(literal: Literal) -> str:
    return "".join(hex_pieces(literal))


def hex_pieces(literal: Literal) -> Iterator[str]:
    """The bytes of the elements in hexadecimal, some at a time."""
    raw, step = literal.raw(), 1 << 17
    for i in range(0, len(raw), step):
        yield binascii.hexlify(raw[i : i + step]).decode().upper()


def dense_text(literal: Literal) -> str:
    """``[[1.0, 2.0], [3.0, 4.0]]``, ``0.5`` for a splat, ``"0x0000803F…"``, or nothing where there are no elements."""
    data, dtype = literal.data, literal.type.dtype
    if data.ndim and data.size == 0:
        return ""
    if data.size == 1 or all_equal(data):
        return _element(data.reshape(-1)[:1].tobytes(), dtype)
    if data.size > HEX_ABOVE:
        return f'"0x{_hex(literal)}"'
    if dtype.kind in ("float", "complex"):
        size = dtype.numpy.itemsize
        raw = np.ascontiguousarray(data).tobytes()
        texts = [_element(raw[i : i + size], dtype) for i in range(0, len(raw), size)]
    elif dtype.kind == "bool":
        texts = ["true" if x else "false" for x in data.ravel()]
    else:
        texts = [str(int(x)) for x in data.ravel()]
    return nested(texts, literal.type.shape)


def nested(texts: list[str], shape: Shape) -> str:
    """Row-major texts as nested lists of this shape."""
    for size in reversed(shape):
        texts = ["[" + ", ".join(texts[i : i + size]) + "]" for i in range(0, len(texts), size)]
    return texts[0]


def all_equal(data: Array) -> bool:
    """Bitwise: −0 is not 0, a NaN is itself."""
    flat = np.ascontiguousarray(data).reshape(-1).view(np.uint8).reshape(data.size, -1)
    few, many = 64, 1 << 18  # most often the first few tell, at no cost
    return all((flat[i : i + (many if i else few)] == flat[0]).all() for i in (0, *range(few, len(flat), many)))


@lru_cache(maxsize=65536)
def _element(raw: bytes, dtype: DType) -> str:
    value = np.frombuffer(raw, dtype.numpy)[0]
    if dtype.kind == "bool":
        return "true" if value else "false"
    if dtype.kind == "complex":
        half = DType.all["f32" if dtype.bits == 64 else "f64"]
        size = half.numpy.itemsize
        return f"({_element(raw[:size], half)},{_element(raw[size:], half)})"
    if dtype.kind == "float":
        return _float(value, raw, dtype)
    return str(int(value))


def _float(value: Any, raw: bytes, dtype: DType) -> str:
    with np.errstate(all="ignore"):
        number = float(value)
        for text in map(decimal, _candidates(number, dtype)):
            if np.float64(text).astype(dtype.numpy).tobytes() == raw:
                return text
    return f"0x{int.from_bytes(raw, 'little'):0{dtype.numpy.itemsize * 2}X}"


def _candidates(number: float, dtype: DType) -> Iterator[str]:
    """Decimals that may do, the ones to prefer first."""
    if not math.isfinite(number):
        return
    if number.is_integer() and abs(number) < _WHOLE:
        yield repr(number)
    if dtype.bits >= 32:
        yield str(np.float32(number)) if dtype.bits == 32 else repr(number)
    else:
        for digits in range(1, _NARROW_DIGITS):
            yield repr(float(f"{number:.{digits}g}"))


def decimal(text: str) -> str:
    """Python's spelling of a finite number in MLIR's syntax, which wants a point: ``1e-05`` → ``1.0e-05``."""
    mantissa, e, exponent = text.partition("e")
    return (mantissa if "." in mantissa else mantissa + ".0") + e + exponent


def float_text(value: float, dtype: DType = f64) -> str:
    """A number as a float attribute of this type spells it."""
    with np.errstate(all="ignore"):
        return _element(np.float64(value).astype(dtype.numpy).tobytes(), dtype)


# ------------------------------------------------------------------------------------------------------- reading

_NOT_NUMERIC = re.compile(r"[g-wyzG-WYZ_]")
_COMPLEX = re.compile(r"\(([^(),]*),([^(),]*)\)")


def read_dense(body: str, type: TensorType) -> Literal:
    """The literal whose elements ``body`` spells.  RuleError where they do not fit the type."""
    body = body.strip()
    dtype = type.dtype
    if not type.is_static:
        fail(f"a constant needs a static type, not {type}")
    if body.startswith('"'):
        return _from_hex(body, type)
    if not body:
        if type.size:
            fail(f"dense<> has no elements, {type} has {type.size}")
        return Literal(type, np.zeros(type.shape, dtype.numpy))
    if dtype.kind == "complex":
        body = _COMPLEX.sub(r"\1;\2", body)
    elements = re.sub(r"[\[\]\s]", "", body).split(",")
    if "[" in body:
        brackets = re.sub(r"[^\[\],]", "", body)
        if len(elements) != type.size or brackets != nested([""] * type.size, type.shape).replace(" ", ""):
            fail(f"the elements are not nested as {type} needs")
        return Literal(type, _numbers(elements, dtype).reshape(type.shape))
    if len(elements) != 1:
        fail("several elements need brackets around them")
    return Literal(type, _numbers(elements, dtype).reshape(()))


def _from_hex(body: str, type: TensorType) -> Literal:
    if len(body) % 2 or not _HEX.fullmatch(body):
        fail("the string of elements must be 0x and an even number of hexadecimal digits")
    return from_bytes(binascii.unhexlify(body[3:-1]), type)


_HEX = re.compile(r'"0x[0-9A-Fa-f]*"')


def from_bytes(raw: Any, type: TensorType) -> Literal:
    """The literal whose little-endian elements are ``raw`` (bytes, or an array of them, which is not copied); the bytes of one
    element make a splat."""
    size = type.dtype.numpy.itemsize
    if len(raw) == size:
        return Literal(type, np.frombuffer(raw, type.dtype.numpy).reshape(()))
    if len(raw) != size * type.size:
        fail(f"{len(raw)} bytes of elements, {type} needs {size * type.size}")
    return Literal(type, np.frombuffer(raw, type.dtype.numpy).reshape(type.shape))


def _numbers(elements: list[str], dtype: DType) -> Array:
    if dtype.kind == "bool":
        known = {"true": True, "false": False, "1": True, "0": False}
        wrong = [e for e in elements if e not in known]
        if wrong:
            fail(f"'{wrong[0]}' is not a boolean: true or false")
        return np.array([known[e] for e in elements])
    if dtype.kind == "complex":
        half = DType.all["f32" if dtype.bits == 64 else "f64"]
        parts = [e.split(";") for e in elements]
        if any(len(p) != 2 for p in parts):
            fail(f"elements of {dtype} are pairs (real, imaginary)")
        flat = _numbers([x for p in parts for x in p], half)
        return flat.view(dtype.numpy)
    for e in elements:
        if not e or (_NOT_NUMERIC.search(e)):
            fail(f"'{e}' is not a number of type {dtype}")
        if dtype.kind == "float" and "." not in e and "x" not in e:
            fail(f"'{e}' is no {dtype}: a float has a point, {e}.0, or is its bits in hexadecimal")
    try:
        return _floats(elements, dtype) if dtype.kind == "float" else _integers(elements, dtype)
    except (ValueError, OverflowError):
        fail(f"the elements are not all numbers of type {dtype}")


def _floats(elements: list[str], dtype: DType) -> Array:
    bits = [i for i, e in enumerate(elements) if "x" in e]
    numbers = np.array([("0" if "x" in e else e) for e in elements] if bits else elements).astype(np.float64)
    with np.errstate(all="ignore"):
        result = numbers.astype(dtype.numpy)
    for i in bits:
        size = dtype.numpy.itemsize
        result[i] = np.frombuffer(int(elements[i], 16).to_bytes(size, "little"), dtype.numpy)[0]
    return result


def _integers(elements: list[str], dtype: DType) -> Array:
    numbers = [int(e, 16) if "x" in e else int(e) for e in elements]
    top = 2**dtype.bits
    low = 0 if dtype.kind == "uint" else -top // 2
    if min(numbers) < low or max(numbers) >= top:
        fail(f"an element is out of the range of {dtype}")
    if dtype.kind == "int":  # 255 : i8 is -1, as in MLIR
        numbers = [n - top if n >= top // 2 else n for n in numbers]
    wide = np.int64 if dtype.kind == "int" else np.uint64
    return np.array(numbers, wide).astype(dtype.numpy)
