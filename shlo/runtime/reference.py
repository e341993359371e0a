"""The StableHLO reference interpreter in C++ (``stablehlo.eval_module``): a second opinion on what a module computes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from shlo.ir.errors import PACKAGE, Position, ShloError
from shlo.ir.types import TensorType, dtype, type_of
from shlo.runtime import jaxlib_api, mlir
from shlo.runtime.signature import tensor_type

Array = np.ndarray[Any, Any]


def reference_eval(
    text: str, args: Sequence[Array], *, isolated: bool = False, timeout: float = 60.0, file: str = "<text>"
) -> list[Array]:
    """What the C++ reference interpreter (``stablehlo.eval_module``) computes for ``@main``.

    ``args`` are arrays in storage form, of the parameters' types.  The interpreter is slow (about half a million
    multiply-adds a second) and *ends the process* on what it lacks, collectives and batch-norm among them: with
    ``isolated`` it runs in a process of its own, for at most ``timeout`` seconds, and its end is a ShloError.
    """
    if isolated:
        return _reference_apart(text, args, timeout, file)
    lib = jaxlib_api.mlir()
    arrays = [np.asarray(a) for a in args]
    module, results = _with_plain_types(lib.ir, mlir.parse(text, file=file), file)
    carriers = [_to_attribute(lib.ir, c) for array in arrays for c in _Carrier.of(type_of(array)).carry(array)]
    try:
        with lib.context:
            answers = [np.array(a) for a in lib.eval_module(module, carriers)]
    except Exception as error:
        raise ShloError(f"the reference interpreter refuses: {_first_line(error)}", Position(file, 1)) from error
    return [_Carrier.of(type).restore(answers) for type in results]


def _reference_apart(text: str, args: Sequence[Array], timeout: float, file: str) -> list[Array]:
    # The child unpickles only what this process sent it, and this process only what its own child sent.
    command = [sys.executable, "-c", "from shlo.runtime.reference import serve_reference; serve_reference()"]
    paths = [str(Path(PACKAGE).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    request = pickle.dumps((text, [np.asarray(a) for a in args], file))
    try:
        done = subprocess.run(
            command,
            input=request,
            capture_output=True,
            timeout=timeout,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
    except subprocess.TimeoutExpired:
        raise ShloError(f"the reference interpreter did not finish in {timeout:g} s", Position(file, 1)) from None
    if done.returncode != 0:
        said = [line for line in done.stderr.decode(errors="replace").splitlines() if line.strip()]
        why = next((line for line in said if "ERROR" in line or "error" in line), said[0] if said else "no message")
        raise ShloError(f"the reference interpreter ended its process: {why.strip()}", Position(file, 1))
    answer = pickle.loads(done.stdout)
    if isinstance(answer, str):
        raise ShloError(answer, Position(file, 1))
    assert isinstance(answer, list)
    return answer


def serve_reference() -> None:
    """Answer one request of :func:`reference_eval` on standard input: the isolated process's whole job."""
    text, args, file = pickle.loads(sys.stdin.buffer.read())
    try:
        answer: Any = reference_eval(text, args, file=file)
    except ShloError as error:
        answer = error.message
    sys.stdout.buffer.write(pickle.dumps(answer))


# ---------------------------------------------------------------------------------------------- arrays ↔ MLIR


def _to_attribute(ir: Any, array: Array) -> Any:
    """An array of a plain type as a dense elements attribute."""
    with jaxlib_api.mlir().context:
        if array.size == 0:
            return ir.Attribute.parse(f"dense<> : {type_of(array)}")
        if array.dtype == np.bool_:  # the one packed format; the binding knows NumPy's booleans
            return ir.DenseElementsAttr.get(np.ascontiguousarray(array).reshape(array.shape))
        return ir.Attribute.parse(f'dense<"0x{array.tobytes().hex()}"> : {type_of(array)}')


class _Carrier:
    """How values of one tensor type cross MLIR's Python binding, which knows no elements but plain numbers and booleans.

    Narrow floats go as the integers of their bits, integers of less than a byte as bytes, complex numbers as two
    floats; a wrapper around ``@main`` converts (:func:`_with_plain_types`).
    """

    def __init__(self, type: TensorType, carriers: tuple[TensorType, ...], way: str) -> None:
        self.type, self.carriers, self.way = type, carriers, way

    @staticmethod
    def of(type: TensorType) -> _Carrier:
        element = type.dtype
        if element.kind == "complex":
            part = type.with_dtype(dtype("f32" if element.bits == 64 else "f64"))
            return _Carrier(type, (part, part), "complex")
        if element.is_integer and element.bits < 8:
            return _Carrier(type, (type.with_dtype(dtype("i8" if element.kind == "int" else "ui8")),), "convert")
        if element.is_float and element.name not in ("f16", "f32", "f64"):
            return _Carrier(type, (type.with_dtype(dtype(f"ui{element.bits}")),), "bitcast_convert")
        return _Carrier(type, (type,), "")

    def carry(self, array: Array) -> list[Array]:
        """The arrays that stand for ``array``, one a carrier."""
        if self.way == "complex":
            return [array.real.copy(), array.imag.copy()]
        (carrier,) = self.carriers
        if self.way == "bitcast_convert":
            return [np.frombuffer(array.tobytes(), carrier.dtype.numpy).reshape(array.shape)]
        return [array.astype(carrier.dtype.numpy)]

    def restore(self, answers: list[Array]) -> Array:
        """The array whose carriers are next in ``answers``; takes them off."""
        parts = [answers.pop(0).reshape(self.type.shape).astype(c.dtype.numpy) for c in self.carriers]
        if self.way == "complex":
            result = np.empty(self.type.shape, self.type.dtype.numpy)
            result.real, result.imag = parts
            return result
        if self.way == "bitcast_convert":
            return np.frombuffer(parts[0].tobytes(), self.type.dtype.numpy).reshape(self.type.shape).copy()
        return parts[0].astype(self.type.dtype.numpy)

    def names(self, value: str, stem: str) -> list[str]:
        """What the carriers of ``value`` are called: itself where it is plain."""
        return [f"{stem}_{i}" for i in range(len(self.carriers))] if self.way else [value]

    def unpack(self, value: str, stem: str) -> list[str]:
        """Statements that make ``value`` of its carriers."""
        if self.way == "complex":
            return [f"{value} = stablehlo.complex {stem}_0, {stem}_1 : {self.type}"]
        return [f"{value} = stablehlo.{self.way} {stem}_0 : ({self.carriers[0]}) -> {self.type}"] if self.way else []

    def pack(self, value: str, stem: str) -> list[str]:
        """Statements that make the carriers of ``value``."""
        ways = ("real", "imag") if self.way == "complex" else (self.way,) if self.way else ()
        return [
            f"{stem}_{i} = stablehlo.{way} {value} : ({self.type}) -> {self.carriers[i]}" for i, way in enumerate(ways)
        ]


def _with_plain_types(ir: Any, module: Any, file: str) -> tuple[Any, list[TensorType]]:
    """The module with a ``@main`` whose parameters and results are all carriers, and the original result types."""
    main = mlir.function(module, "main", file)
    takes, gives = ([tensor_type(str(t), file) for t in side] for side in (main.type.inputs, main.type.results))
    ins = [(f"%arg{i}", _Carrier.of(t)) for i, t in enumerate(takes)]
    outs = [(f"%out#{i}" if len(gives) > 1 else "%out", f"%out{i}", _Carrier.of(t)) for i, t in enumerate(gives)]
    if not any(c.way for c in (*(c for _, c in ins), *(c for _, _, c in outs))):
        return module, gives
    main.attributes["sym_name"] = ir.StringAttr.get("main_of_any_types", module.context)
    params = ", ".join(f"{n}: {t}" for v, c in ins for n, t in zip(c.names(v, v), c.carriers, strict=True))
    types = ", ".join(str(t) for _, _, c in outs for t in c.carriers)
    lines = [
        f"func.func public @main({params}) -> ({types}) {{",
        *(line for value, c in ins for line in c.unpack(value, value)),
        (f"%out{f':{len(gives)}' if len(gives) > 1 else ''} = " if gives else "")
        + f"call @main_of_any_types({', '.join(v for v, _ in ins)}) : "
        + f"({', '.join(map(str, takes))}) -> ({', '.join(map(str, gives))})",
        *(line for value, stem, c in outs for line in c.pack(value, stem)),
        f"return {', '.join(n for v, stem, c in outs for n in c.names(v, stem))} : {types}" if gives else "return",
        "}\n",
    ]
    text = str(module)
    end = text.rindex("}")
    return mlir.parse(text[:end] + "\n".join(lines) + text[end:], file=file), gives


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
