"""docs/coverage.md is what the operators say, and every refusal in it is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from shlo.ir.core import OPERATORS
from tests.scripts import load

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def script():
    return load("coverage_table")


def test_the_page_is_up_to_date(script):
    assert script.PAGE.read_text() == script.page(), "run python scripts/coverage_table.py"


def test_every_primitive_has_a_line(script):
    page = script.page()
    assert "MISSING" not in page
    for op in OPERATORS.values():
        if not op.is_composite:
            assert page.count(f"| `{op.text_name}` |") == 1, op.text_name


def test_what_is_refused_is(script):
    for what, text in script.REFUSALS:
        assert script.refusal(text) != "(accepted)", what
