"""What JAX exports is read, printed back as MLIR prints it, and computes what JAX computes.

A case that needs an operation shlo does not have yet is an expected failure that names it, and becomes a test when it comes.
"""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.den import evaluate
from shlo.parse import parse
from tests.exporter.harness import agree, needs_everything, round_trip

jax = pytest.importorskip("jax")

from tests.exporter import arrays, networks, numbers_  # noqa: E402, F401  (they register their cases)
from tests.exporter.cases import CASES, Case  # noqa: E402

parametrised = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def lowered(case: Case, debug: bool = False) -> str:
    """JAX's text of a case."""
    with jax.enable_x64(case.options.get("x64", False)):
        return str(jax.jit(case.fn).lower(*case.inputs()).as_text(debug_info=debug))


@parametrised
@pytest.mark.parametrize("debug", [False, True], ids=["plain", "locations"])
def test_text(case: Case, debug: bool) -> None:
    text = lowered(case, debug)
    needs_everything(text)
    round_trip(text)


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
