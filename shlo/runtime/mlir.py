"""MLIR's own opinion of a module's text: does it parse and verify, how does its printer spell it, what does the
StableHLO reference interpreter compute.

These are the second opinions that tests and ``shlo check`` hold shlo's emitter, parser and evaluator against.
"""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from shlo.ir.errors import PACKAGE, Position, ShloError
from shlo.ir.types import DType, TensorType, dtype, tensor, type_of
from shlo.runtime import jaxlib_api

Array = np.ndarray[Any, Any]


# ------------------------------------------------------------------------------------------ parsing and printing


def check(text: str, *, file: str = "<text>") -> None:
    """MLIR parses and verifies ``text``, or ShloError with MLIR's diagnostic and its position in ``file``."""
    _parse(text, file)


def reprint(text: str, *, generic: bool = False, file: str = "<text>") -> str:
    """The text as MLIR's printer spells it; ``generic`` gives the form ``"stablehlo.add"(%0, %1) : …`` throughout.

    SSA names become MLIR's.  ShloError where the text does not parse or verify.
    """
    return str(_parse(text, file).operation.get_asm(print_generic_op_form=generic))


def parse_seconds(text: str) -> float:
    """How long MLIR's C++ parser and verifier take over ``text``, in seconds (loading MLIR not counted)."""
    jaxlib_api.mlir()
    start = time.perf_counter()
    _parse(text, "<text>")
    return time.perf_counter() - start


def _parse(text: str, file: str) -> Any:
    lib = jaxlib_api.mlir()
    try:
        return lib.ir.Module.parse(text, lib.context)  # parsing also verifies
    except lib.ir.MLIRError as error:
        raise _as_shlo_error(error, text, file) from None


_LOCATION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')


def _as_shlo_error(error: Any, text: str, file: str) -> ShloError:
    """MLIR's diagnostics as one ShloError: all messages, the first position, a caret where it is in ``text``."""
    diagnostics = list(error.error_diagnostics)
    message = "; ".join(dict.fromkeys(str(d.message).strip() for d in diagnostics)) or str(error.message)
    for diagnostic in diagnostics:
        found = _LOCATION.search(str(diagnostic.location))
        if found is None:
            continue
        name, line, column = found[1], int(found[2]), int(found[3])
        if name != "-":  # the text itself says where it comes from: loc("model.py":3:2)
            return ShloError(f"MLIR: {message}", Position(name, line, column))
        lines = text.splitlines()
        excerpt = f"{lines[line - 1]}\n{' ' * (column - 1)}^" if line <= len(lines) else None
        return ShloError(f"MLIR: {message}", Position(file, line, column), excerpt)
    return ShloError(f"MLIR: {message}", Position(file, 1))


# ------------------------------------------------------------------------------------- the reference interpreter


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
    module = _parse(text, file)
    try:
        with lib.context:
            results = lib.eval_module(module, [_to_attribute(lib.ir, np.asarray(a)) for a in args])
    except ShloError:
        raise
    except Exception as error:
        raise ShloError(f"the reference interpreter refuses: {_first_line(error)}", Position(file, 1)) from error
    return [_from_attribute(lib.ir, r) for r in results]


def _reference_apart(text: str, args: Sequence[Array], timeout: float, file: str) -> list[Array]:
    # The child unpickles only what this process sent it, and this process only what its own child sent.
    command = [sys.executable, "-c", "from shlo.runtime.mlir import serve_reference; serve_reference()"]
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
    """An array as ``dense<"0x…">``: its storage bytes, row-major."""
    type = type_of(array)
    if type.size == 0:
        return ir.Attribute.parse(f"dense<> : {type}")
    if type.dtype.kind == "bool":  # the one packed format; the binding knows NumPy's booleans
        return ir.DenseElementsAttr.get(np.ascontiguousarray(array).reshape(type.shape))
    return ir.Attribute.parse(f'dense<"0x{array.tobytes().hex()}"> : {type}')


_TENSOR = re.compile(r"tensor<((?:\d+x)*)([^,>]+(?:<\w+>)?)>")
_COMPLEX = re.compile(r"\(([^,()]+),([^,()]+)\)")
_HEX = re.compile(r'"0x([0-9A-Fa-f]*)"')


def _from_attribute(ir: Any, attribute: Any) -> Array:
    type = _tensor_type(str(attribute.type))
    storage = type.dtype.numpy
    if type.size == 0:
        return np.zeros(type.shape, storage)
    if type.dtype.kind == "complex":  # the binding has no access to complex elements: read the printed attribute
        return _complex_elements(str(attribute), type)
    if (type.dtype.bits >= 8 and storage.isbuiltin == 1) or type.dtype.kind == "bool":
        return np.array(attribute).astype(storage).reshape(type.shape)
    cast = ir.DenseFPElementsAttr if type.dtype.is_float else ir.DenseIntElementsAttr
    elements = cast(attribute)
    if elements.is_splat:
        value = elements.get_splat_value()
        return np.full(type.shape, getattr(value, "value", value), storage)
    return np.array([elements[i] for i in range(type.size)]).astype(storage).reshape(type.shape)


def _complex_elements(printed: str, type: TensorType) -> Array:
    hexadecimal = _HEX.search(printed)
    if hexadecimal:
        return np.frombuffer(bytes.fromhex(hexadecimal[1]), type.dtype.numpy).reshape(type.shape).copy()
    values = [complex(_number(re_, type.dtype), _number(im, type.dtype)) for re_, im in _COMPLEX.findall(printed)]
    flat = np.array(values * type.size if len(values) == 1 else values, type.dtype.numpy)
    return flat.reshape(type.shape)


def _number(text: str, element: DType) -> float:
    """A printed float: decimal, or the bits of one that decimals cannot spell (infinities, NaN)."""
    text = text.strip()
    if not text.startswith("0x"):
        return float(text)
    bits = int(text, 16).to_bytes(element.bits // 16, "little")
    return float(np.frombuffer(bits, np.float32 if element.bits == 64 else np.float64)[0])


def _tensor_type(text: str) -> TensorType:
    found = _TENSOR.fullmatch(text)
    if found is None:
        raise ShloError(f"the reference interpreter returned a {text}, which is no tensor of known size")
    return tensor(tuple(int(n) for n in found[1].split("x") if n), dtype(found[2]))


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
