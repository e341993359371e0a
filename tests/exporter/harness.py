"""What the tests of exported programs share."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.ir.core import BY_TEXT, Module
from shlo.ir.sharding import MESH_GROUPS
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal

_OPERATION = re.compile(r'^ *(?:%\S+(?:, %\S+)* = )?"?([a-z_]+\.[\w-]+)"?[ (<]', re.M)
_ASIDE = ("func.func", "func.return", "stablehlo.return", "sdy.return", "sdy.mesh")


def missing(text: str) -> list[str]:
    """Operations of a text that no operator is named after."""
    return sorted({name for name in _OPERATION.findall(text) if name not in BY_TEXT and name not in _ASIDE})


def needs_everything(text: str) -> None:
    """End the test as an expected failure where an operation is missing."""
    if missing(text):
        pytest.xfail(f"shlo has no {', '.join(missing(text))} yet")


_GROUPS = re.compile(r"(?<=replica_groups = )(?:dense<.*?> : tensor<.*?>|#stablehlo.replica_group_mesh_axes<.*?\]>)")
_BITS = re.compile(r"dense<0x([0-9A-F]{8})>(?= : tensor<[\dx]*f32>)")


def comparable(text: str) -> str:
    """A text with its values numbered and its decimals in one spelling (MLIR has bits for some of them)."""
    decimals = _BITS.sub(lambda m: f"dense<{np.array(int(m[1], 16), np.uint32).view(np.float32):.9e}>", text)
    return normal(decimals)


def round_trip(text: str) -> Module:
    """The module of a text, found to be printed as MLIR prints it and to be read back as it was."""
    module = parse(text)
    printed = emit(module)
    # Groups that are said by the axes of a mesh are printed as numbers.
    left, right = (
        _GROUPS.sub("", comparable(t)) if MESH_GROUPS in text else comparable(t) for t in (printed, mlir.reprint(text))
    )
    assert left == right
    again = parse(printed)
    assert emit(again) == printed
    assert skeleton(again) == skeleton(module)
    generic = emit(module, generic=True)
    assert skeleton(parse(generic)) == skeleton(module)
    return module


def agree(got: Any, wanted: Any, tolerance: float, what: str) -> None:
    """Equal where elements are not floats; floats to the tolerance, relative to the largest finite magnitude."""
    assert (got.shape, got.dtype) == (wanted.shape, wanted.dtype), what
    if wanted.dtype.kind in "biu" or wanted.dtype.name.startswith(("int", "uint")):
        np.testing.assert_array_equal(got, wanted, what)
        return
    wide = np.complex128 if wanted.dtype.kind == "c" else np.float64
    got, wanted = got.astype(wide), wanted.astype(wide)
    finite = np.isfinite(wanted)
    np.testing.assert_array_equal(np.where(finite, 0, got), np.where(finite, 0, wanted), what)
    scale = np.abs(wanted[finite]).max(initial=1e-30)
    np.testing.assert_array_less(np.abs(got[finite] - wanted[finite]), tolerance * scale + 1e-300, what)
