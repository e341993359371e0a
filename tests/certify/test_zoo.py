"""The zoo: every wrong program refuted, every right one proved, with the numbers that were reported."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shlo.certify.verdict import Answer
from shlo.certify.zoo import examine, read_zoo, table, wrong_numbers, wrong_verdict
from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import run_module
from zoo.make import files

ZOO = Path(__file__).resolve().parents[2] / "zoo"
PAIRS = read_zoo(ZOO)

each_pair = pytest.mark.parametrize("pair", PAIRS, ids=lambda p: p.name)


@each_pair
def test_numbers_and_verdict(pair):
    assert examine(pair) == []


def on_devices(pair):
    """The single-device and the data-parallel results that XLA computes, in float32 (and bfloat16 where the text says so)."""
    single, parallel = ((ZOO / pair.bug["folder"] / f).read_text() for f in (pair.case["single"], pair.program["file"]))
    wholes = {k: np.asarray(v, np.float32) for k, v in pair.case["inputs"].items()}
    given = [PerDevice(np.split(v, pair.case["replicas"])) if k in pair.case["cut"] else v for k, v in wholes.items()]
    return run_module(single, list(wholes.values())), run_module(parallel, given)


@each_pair
def test_runs_as_recorded(pair):
    tolerance = max(pair.case["tolerance"], 1e-5)
    budget = pair.program.get("rounding")
    if budget is not None:  # in whatever order XLA adds
        tolerance = budget["relative_bound"] * np.abs(pair.case["inputs"]["x"]).sum()
    for (name, expected), a, b in zip(pair.case["numbers"].items(), *on_devices(pair), strict=True):
        assert np.allclose(a, expected, rtol=1e-5, atol=max(pair.case["tolerance"], 1e-5))
        listed = pair.program.get("numbers", {}).get(name, np.asarray(a))
        versions = list(b) if isinstance(b, PerDevice) else [b] * pair.case["replicas"]
        if isinstance(listed, dict):
            wanted = listed["replicas"]
        else:
            whole = np.asarray(listed)
            wanted = [whole] * len(versions) if whole.shape == versions[0].shape else np.split(whole, len(versions))
        for got, want in zip(versions, wanted, strict=True):
            assert np.allclose(got, want, rtol=1e-5, atol=tolerance)


@each_pair
def test_a_refutation_has_a_witness_and_a_proof_none(pair):
    certificate = pair.certificate()
    for result in certificate.results:
        assert (result.answer is Answer.REFUTED) == (result.witness is not None)
        assert (result.answer is Answer.PROVED) == (result.parting is None)


def test_twenty_classes_each_with_a_wrong_and_a_right_program():
    by_class = {}
    for pair in PAIRS:
        by_class.setdefault(pair.bug["number"], []).append(pair)
        assert pair.bug["origin"]
    assert sorted(by_class) == list(range(1, 21))
    for pairs in by_class.values():
        kinds = {p.program["file"].split("-")[0].removesuffix(".mlir") for p in pairs}
        assert {"wrong", "right"} <= kinds
        for p in pairs:
            if not p.program["file"].startswith("wrong"):
                assert p.program["verdict"] == "PROVED"


def test_wrong_programs_are_not_proved():
    """But for two: what is wrong with them is rounding, which the verdict is not about."""
    proved = {p.name for p in PAIRS if p.program["file"].startswith("wrong") and p.program["verdict"] == "PROVED"}
    assert proved == {"16-bf16-collective/wrong", "18-one-pass-variance/wrong"}


def test_the_files_are_what_the_declarations_say():
    made = files()
    on_disk = {str(p.relative_to(ZOO)) for p in ZOO.rglob("*") if p.suffix in (".mlir", ".json")}
    assert on_disk == set(made), "run python -m zoo.make"
    for path, contents in made.items():
        assert (ZOO / path).read_text() == contents, f"{path}: run python -m zoo.make"


def test_the_page_is_up_to_date():
    assert (ZOO.parent / "docs" / "zoo.md").read_text() == table(PAIRS), "run python -m zoo.make"


@each_pair
def test_texts_round_trip(pair):
    module = pair.parallel
    assert skeleton(parse(emit(module), "again")) == skeleton(module)


# ------------------------------------------------------------------------------- the examination itself can fail


def changed(name, **changes):
    pair = next(p for p in PAIRS if p.name == name)
    return type(pair)(pair.folder, pair.bug, pair.case, {**pair.program, **changes})


def test_wrong_records_are_noticed():
    pair = changed("01-token-divisor/wrong", numbers={"loss": 6, "grad": 7})
    assert any("grad on replica 0 is 6.0, recorded 7" in c for c in wrong_numbers(pair))
    pair = changed("01-token-divisor/wrong", verdict="PROVED", why="bananas")
    complaints = list(wrong_verdict(pair, pair.certificate()))
    assert any("the verdict is REFUTED, recorded PROVED" in c for c in complaints)
    assert any("recorded 'bananas'" in c for c in complaints)


def test_another_file_is_no_zoo(tmp_path):
    (tmp_path / "zoo.json").write_text("{}")
    with pytest.raises(ShloError, match="not a zoo of format"):
        read_zoo(tmp_path)
