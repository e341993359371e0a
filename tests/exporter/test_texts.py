"""Whatever MLIR prints around operations is read and printed back; spellings of older exporters are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.parse import parse
from shlo.runtime import mlir
from tests.exporter.harness import round_trip

HERE = Path(__file__).parent / "texts"


@pytest.mark.parametrize("file", sorted(HERE.glob("*.mlir")), ids=lambda f: f.stem)
def test_printed_as_mlir_does(file):
    module = round_trip(file.read_text())
    mlir.check(emit(module, generic=True))


@pytest.mark.parametrize("file", sorted((HERE / "older").glob("*.mlir")), ids=lambda f: f.stem)
def test_older_spellings(file):
    """Today's MLIR need not read them; it reads what we make of them."""
    module = parse(file.read_text())
    printed = emit(module)
    mlir.check(printed)
    assert skeleton(parse(printed)) == skeleton(module)


def test_strings_hold_what_they_say():
    module = parse((HERE / "escapes.mlir").read_text())
    assert module.attrs["a.s"] == 'tab\t newline\n quote" back\\ umlautä'


def test_the_resource_has_the_bytes():
    module = parse((HERE / "older" / "resources.mlir").read_text())
    assert module.main.graph.nodes[0].attrs["value"].array().tolist() == [1.0, 2.0, 3.0]


def test_visibility_comes_back():
    text = (HERE / "nested_visibility.mlir").read_text()
    assert "func.func nested @f" in emit(parse(text))
    assert "func.func @main" in emit(parse((HERE / "no_visibility.mlir").read_text()))
    assert '"func.func"() <{function_type = () -> (), sym_name = "main"}>' in emit(
        parse("func.func @main() { return }"), generic=True
    )
