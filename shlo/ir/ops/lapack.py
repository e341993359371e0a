"""What JAX asks of LAPACK on a CPU: the custom calls ``lapack_…_ffi``, through the same routines in SciPy.

Each takes and returns matrices along the last two axes (batches before them) and reports ``info`` as LAPACK does: 0 where all
went well.  The real world has the routines in double precision.  Needs SciPy, which jaxlib brings along.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from shlo.ir.core import DEN
from shlo.ir.errors import ShloError
from shlo.ir.ops.algebra import triangular_solve
from shlo.ir.ops.custom import CustomCall, custom_call_den

Array = np.ndarray[Any, Any]

_LETTERS: Final = {"f": "s", "d": "d", "F": "c", "D": "z"}


@cache
def _library() -> Any:
    try:
        return importlib.import_module("scipy.linalg.lapack")  # half a second: only where it is needed
    except ImportError as error:
        raise ShloError(f"evaluating linear algebra of JAX needs SciPy: pip install scipy ({error})") from None


def _routine(name: str, like: Array) -> Callable[..., Any]:
    """LAPACK's routine for these elements."""
    letter = _LETTERS.get(like.dtype.char)
    if letter is None:
        raise ShloError(f"LAPACK's {name} takes floats or complex numbers, not {like.dtype}")
    found: Callable[..., Any] = getattr(_library(), letter + name)
    return found


def _names(*routines: str) -> list[str]:
    return [f"lapack_{letter}{routine}_ffi" for routine in routines for letter in "sdcz"]


def _letter(call: CustomCall, key: str) -> str:
    """A character of the configuration, which is given by its code."""
    return chr(int(call.config[key]))


def _batched(fn: Callable[..., Sequence[Any]], ranks: Sequence[int], operands: Sequence[Array]) -> tuple[Array, ...]:
    """``fn`` on every matrix of the batch; ``ranks`` are those of the operands without it."""
    batch = operands[0].shape[: operands[0].ndim - ranks[0]]
    rows = [fn(*(x[at] for x in operands)) for at in np.ndindex(batch)]
    if not rows:
        raise ShloError("linear algebra on an empty batch has no sizes to go by")
    columns = zip(*rows, strict=True)
    return tuple(np.stack([np.asarray(x) for x in c]).reshape((*batch, *np.shape(c[0]))) for c in columns)


@custom_call_den(*_names("potrf"))
def _cholesky(call: CustomCall, a: Array) -> tuple[Array, ...]:
    lower = _letter(call, "uplo") == "L"

    def one(a: Array) -> Sequence[Any]:
        factor, info = _routine("potrf", a)(a, lower=lower, clean=0)
        return factor, np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("getrf"))
def _lu(call: CustomCall, a: Array) -> tuple[Array, ...]:
    def one(a: Array) -> Sequence[Any]:
        lu, pivots, info = _routine("getrf", a)(a)
        return lu, (pivots + 1).astype(np.int32), np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("geqrf"))
def _qr(call: CustomCall, a: Array) -> tuple[Array, ...]:
    return _batched(lambda a: _routine("geqrf", a)(a)[:2], [2], [a])


@custom_call_den(*_names("orgqr", "ungqr"))
def _q(call: CustomCall, a: Array, tau: Array) -> tuple[Array, ...]:
    name = "ungqr" if a.dtype.kind == "c" else "orgqr"
    return _batched(lambda a, tau: _routine(name, a)(a, tau)[:1], [2, 1], [a, tau])


@custom_call_den(*_names("syevd", "heevd"))
def _eigh(call: CustomCall, a: Array) -> tuple[Array, ...]:
    name = "heevd" if a.dtype.kind == "c" else "syevd"
    vectors, lower = _letter(call, "mode") == "V", _letter(call, "uplo") == "L"

    def one(a: Array) -> Sequence[Any]:
        values, found, info = _routine(name, a)(a, compute_v=vectors, lower=lower)
        return found, values, np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("geev"))
def _eig(call: CustomCall, a: Array) -> tuple[Array, ...]:
    sides = {f"compute_v{s[0]}": _letter(call, f"compute_{s}") == "V" for s in ("left", "right")}

    def one(a: Array) -> Sequence[Any]:
        *values, left, right, info = _routine("geev", a)(a, **sides)
        wide = np.result_type(a.dtype, np.complex64)
        vectors = []
        for v, wanted in ((left, sides["compute_vl"]), (right, sides["compute_vr"])):
            full = v if wanted else np.zeros_like(a)
            vectors.append(full if len(values) == 1 else _paired(values[1], full).astype(wide))
        return *values, *vectors, np.int32(info)

    return _batched(one, [2], [a])


def _paired(imaginary: Array, vectors: Array) -> Array:
    """LAPACK's real columns as complex eigenvectors: of a conjugate pair it gives the real and the imaginary part."""
    found = vectors.astype(np.result_type(vectors.dtype, np.complex64))
    i = 0
    while i < len(imaginary):
        if imaginary[i] != 0 and i + 1 < len(imaginary):
            found[:, i] = vectors[:, i] + 1j * vectors[:, i + 1]
            found[:, i + 1] = vectors[:, i] - 1j * vectors[:, i + 1]
            i += 1
        i += 1
    return found


@custom_call_den(*_names("gesdd"))
def _svd(call: CustomCall, a: Array) -> tuple[Array, ...]:
    mode = _letter(call, "mode")

    def one(a: Array) -> Sequence[Any]:
        u, s, vt, info = _routine("gesdd", a)(a, compute_uv=mode != "N", full_matrices=mode == "A")
        if mode == "N":  # nobody may look at them
            u, vt = (np.zeros((n, n), a.dtype) for n in a.shape)
        return a, s, u, vt, np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("gees"))
def _schur(call: CustomCall, a: Array) -> tuple[Array, ...]:
    vectors = _letter(call, "mode") == "V"
    if _letter(call, "sort") != "N":
        raise ShloError("custom_call: a Schur decomposition in an order of its own is not supported")

    def one(a: Array) -> Sequence[Any]:
        t, selected, *values, vs, _, info = _routine("gees", a)(lambda *_: 0, a, compute_v=vectors, sort_t=0)
        return t, vs if vectors else np.zeros_like(a), *values, np.int32(selected), np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("gehrd"))
def _hessenberg(call: CustomCall, a: Array) -> tuple[Array, ...]:
    def one(a: Array) -> Sequence[Any]:
        found, tau, info = _routine("gehrd", a)(a, lo=int(call.config["low"]) - 1, hi=int(call.config["high"]) - 1)
        return found, tau, np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("sytrd", "hetrd"))
def _tridiagonal(call: CustomCall, a: Array) -> tuple[Array, ...]:
    name, lower = "hetrd" if a.dtype.kind == "c" else "sytrd", _letter(call, "uplo") == "L"

    def one(a: Array) -> Sequence[Any]:
        found, d, e, tau, info = _routine(name, a)(a, lower=lower)
        return found, d, e, tau, np.int32(info)

    return _batched(one, [2], [a])


@custom_call_den(*_names("gtsv"))
def _solve_tridiagonal(call: CustomCall, low: Array, middle: Array, high: Array, b: Array) -> tuple[Array, ...]:
    def one(low: Array, middle: Array, high: Array, b: Array) -> Sequence[Any]:
        *_, x, info = _routine("gtsv", b)(low[1:], middle, high[:-1], b)
        return low, middle, high, x, np.int32(info)

    return _batched(one, [1, 1, 1, 2], [low, middle, high, b])


@custom_call_den(*_names("trsm"))
def _triangular(call: CustomCall, a: Array, b: Array) -> Array:
    how = {"N": "NO_TRANSPOSE", "T": "TRANSPOSE", "C": "ADJOINT"}
    solved = DEN.of(triangular_solve)(
        a,
        b,
        left_side=_letter(call, "side") == "L",
        lower=_letter(call, "uplo") == "L",
        unit_diagonal=_letter(call, "diag") == "U",
        transpose_a=how[_letter(call, "trans_x")],
    )
    return np.asarray(solved)
