"""What JAX exports is read, printed back as MLIR prints it, and computes what JAX computes.

A case that needs an operation shlo does not have yet is an expected failure that names it, and becomes a test when it comes.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.interp.skel import skeleton
from shlo.ir.core import BY_TEXT
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal

jax = pytest.importorskip("jax")

from tests.exporter import arrays, networks, numbers_  # noqa: E402, F401  (they register their cases)
from tests.exporter.cases import CASES, Case  # noqa: E402

_OPERATION = re.compile(r'^ *(?:%\S+ = )?"?([a-z_]+\.[\w-]+)"?[ (<]', re.M)

parametrised = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def lowered(case: Case) -> str:
    """JAX's text of a case."""
    with jax.enable_x64(case.options.get("x64", False)):
        return str(jax.jit(case.fn).lower(*case.inputs()).as_text())


def missing(text: str) -> list[str]:
    """Operations of a text that no operator is named after."""
    aside = ("func.func", "func.return", "stablehlo.return", "sdy.return", "sdy.mesh")
    return sorted({name for name in _OPERATION.findall(text) if name not in BY_TEXT and name not in aside})


def needs_everything(text: str) -> None:
    """End the test as an expected failure where an operation is missing."""
    if missing(text):
        pytest.xfail(f"shlo has no {', '.join(missing(text))} yet")


@parametrised
def test_text(case: Case) -> None:
    text = lowered(case)
    needs_everything(text)
    module = parse(text)
    printed = emit(module)
    assert normal(printed) == normal(mlir.reprint(text))
    again = parse(printed)
    assert emit(again) == printed
    assert skeleton(again) == skeleton(module)


@parametrised
def test_values(case: Case) -> None:
    text = lowered(case)
    needs_everything(text)
    inputs = case.inputs()
    with jax.enable_x64(case.options.get("x64", False)):
        expected = [np.asarray(x) for x in jax.tree.leaves(jax.jit(case.fn)(*inputs))]
    results = evaluate(parse(text), inputs)
    assert len(results) == len(expected)
    for i, (got, wanted) in enumerate(zip(results, expected, strict=True)):
        agree(got, wanted, case.tolerance, f"result {i}")


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
