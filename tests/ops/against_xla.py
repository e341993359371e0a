"""What the tests of single operators share: the evaluator and XLA on one application, and MLIR's verdict on one."""

import ml_dtypes  # noqa: F401  (teaches NumPy the narrow types)
import numpy as np

import shlo.ir.ops  # noqa: F401  (declares the operators)
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import OPERATORS, Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.types import DType, type_of
from shlo.parse import parse
from shlo.runtime import mlir, run_module


def both(op, *arrays, **attrs):
    """(the evaluator's results, XLA's) of one application to these arrays."""
    graph = trace(lambda *v: OPERATORS[op](*v, **attrs), [(f"x{i}", type_of(a)) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays), run_module(emit(Module([Function("main", graph)])), arrays)


def agree(op, *arrays, ulps=0.0, apart=None, **attrs):
    """Both compute the same: the very numbers, NaNs and signs of zero, or real numbers within ``ulps`` of the result type's
    precision.  ``apart`` (arrays ↦ booleans) says where they need not agree."""
    ours, theirs = both(op, *arrays, **attrs)
    for a, b in zip(ours, theirs, strict=True):
        assert a.dtype == b.dtype
        fits = same_numbers(a, b, ulps)
        if apart is not None:
            fits |= apart(*arrays)
        wrong = np.flatnonzero(~fits)
        shown = [(tuple(x.ravel()[i] for x in arrays), a.ravel()[i], b.ravel()[i]) for i in wrong[:3]]
        assert not wrong.size, f"{wrong.size} of {fits.size} differ (operands, ours, XLA's): {shown}"


def same_numbers(a, b, ulps=0.0):
    """Elementwise: equal, with zeros of one sign and NaNs equal to themselves, or near."""
    if a.dtype.kind == "c":
        return same_numbers(a.real, b.real, ulps) & same_numbers(a.imag, b.imag, ulps)
    if a.dtype.kind in "iub" or (a.dtype.itemsize == 1 and DType_of(a).is_integer):
        return a == b
    step = (
        2.0**-52
        if a.dtype == np.float64
        else 2.0**-23
        if a.dtype == np.float32
        else 2.0**-10
        if a.dtype == np.float16
        else 2.0**-7
    )
    x, y = a.astype(np.float64), b.astype(np.float64)
    same = ((x == y) & ((x != 0) | (np.signbit(x) == np.signbit(y)))) | (np.isnan(x) & np.isnan(y))
    if ulps:
        with np.errstate(invalid="ignore"):
            same |= np.abs(x - y) <= ulps * step * np.maximum(np.abs(x), np.abs(y))
        same |= np.maximum(np.abs(x), np.abs(y)) < 2.0**-126  # XLA on CPU flushes subnormal float32 to zero
    return same


def DType_of(array):
    return type_of(array).dtype


def elements(dtype, rng, count=400):
    """Elements of a type: all of them where they are few, else random ones and the ends of its range."""
    dtype = DType.all[dtype] if isinstance(dtype, str) else dtype
    if dtype.kind == "bool":
        return np.array([False, True])
    if dtype.is_integer and dtype.bits <= 4:
        low = -(2 ** (dtype.bits - 1)) if dtype.kind == "int" else 0
        return np.arange(low, low + 2**dtype.bits).astype(dtype.numpy)
    if dtype.is_integer:
        info = np.iinfo(dtype.numpy)
        wide = rng.integers(info.min, info.max, count // 2, dtype=dtype.numpy, endpoint=True)
        small = rng.integers(max(info.min, -9), 10, count // 2).astype(dtype.numpy)
        return np.concatenate([wide, small, np.array([info.min, info.max, 0, 1], dtype.numpy)])
    if dtype.is_float and dtype.bits <= 8:
        return np.arange(2**dtype.bits, dtype=np.uint8).view(dtype.numpy)
    special = np.array([0.0, -0.0, 1.0, -1.0, 0.5, -0.5, np.inf, -np.inf, np.nan, 2.5, -2.5, 100.0, -100.0])
    if dtype.is_float:
        numbers = rng.standard_normal(count) * np.exp2(rng.integers(-8, 9, count))
        return np.concatenate([numbers, special]).astype(dtype.numpy)
    parts = rng.standard_normal((2, count)) * np.exp2(rng.integers(-2, 3, (2, count)))
    return (parts[0] + 1j * parts[1]).astype(dtype.numpy)


def pairs(dtype, rng, count=400):
    """Two arrays of elements, in all pairs where they are few."""
    a, b = elements(dtype, rng, count), elements(dtype, rng, count)
    if a.size > 64:
        return a, rng.permutation(b)
    left, right = np.meshgrid(a.astype(object), b.astype(object))
    return left.ravel().astype(a.dtype), right.ravel().astype(b.dtype)


def verdicts(op, operands, result, attrs="", dialect="stablehlo"):
    """(ours, MLIR's): None where accepted, else the message, on ``"op"(%a, …) attrs : (operands) -> result``."""
    names = [f"%a{i}" for i in range(len(operands))]
    args = ", ".join(f"{n}: {t}" for n, t in zip(names, operands, strict=True))
    text = (
        f"func.func @main({args}) -> {result} {{\n"
        f'  %r = "{dialect}.{op}"({", ".join(names)}) {attrs} : ({", ".join(operands)}) -> {result}\n'
        f"  return %r : {result}\n}}\n"
    )
    return _verdict(parse, text), _verdict(mlir.check, text)


def _verdict(reader, text):
    try:
        reader(text)
    except ShloError as error:
        return error.message
    return None
