"""The grammar's tables, kept between processes beside the bytecode."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from shlo.emit import emit
from shlo.parse import parse
from shlo.parse.grammar import GRAMMAR, _kept, _lark

TEXT = (Path(__file__).parents[2] / "golden" / "linear.step.mlir").read_text()


@pytest.fixture(autouse=True)
def _fresh(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    _lark.cache_clear()
    yield
    _lark.cache_clear()


def reread() -> bool:
    """Is a golden text read back to itself with tables newly made or loaded?"""
    _lark.cache_clear()
    return emit(parse(TEXT)) == TEXT


def test_tables_are_made_once():
    file = Path(_kept())
    assert not file.exists()
    assert reread()
    written = file.stat().st_mtime_ns
    assert reread()
    assert file.stat().st_mtime_ns == written


def test_tables_of_another_grammar_are_replaced(monkeypatch, tmp_path):
    assert reread()
    file = Path(_kept())
    other = tmp_path / "stablehlo.lark"
    other.write_text(GRAMMAR.read_text() + "\n// changed\n")
    before = file.read_bytes()
    monkeypatch.setattr(sys.modules[_kept.__module__], "GRAMMAR", other)
    changed = Path(_kept())
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_bytes(before)
    assert reread()
    assert changed.read_bytes() != before


@pytest.mark.parametrize("damage", [b"", b"\n", b"nonsense", None])
def test_damaged_tables_are_made_anew(damage):
    assert reread()
    file = Path(_kept())
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] if damage is None else damage)
    assert reread()
    anew = file.read_bytes()
    assert anew[:65] == whole[:65]  # the digest of grammar and versions
    assert len(anew) > 0.9 * len(whole)


def test_nothing_is_written_where_python_writes_no_bytecode(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert _kept() is False
    assert reread()
    assert not list(tmp_path.rglob("*.tables"))
