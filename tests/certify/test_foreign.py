"""Steps that JAX wrote: ``shard_map`` with collectives against ``jit`` of the single-device step, read from their texts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check
from shlo.certify.verdict import Answer, certify
from shlo.emit import emit
from shlo.ir.errors import ShloError
from shlo.parse import parse

RIGHT = {"right", "one-pass", "clip-after"}
WRONG = {
    "local-statistics": "'w'",
    "mean-of-variances": "'w'",
    "sum-for-mean": "'w'",
    "one-gradient-unreduced": "'g'",
    "loss-unreduced": "result[1]",
    "divided-twice": "'w'",
    "clip-before": "'w'",
}


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("jax")
    script = Path(__file__).parent / "jax_steps.py"
    subprocess.run([sys.executable, str(script), str(folder)], check=True, capture_output=True, timeout=300)
    return {p.stem: parse(p.read_text(), p.name) for p in folder.glob("*.mlir")}


def verdict(texts, name):
    return certify(texts[name], texts["single-clip" if name.startswith("clip") else "single"], 2)


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_proved(texts, name):
    assert verdict(texts, name).answer is Answer.PROVED


@pytest.mark.parametrize("name", ["pooled", "labelled", "embedded", "largest", "stacked", "recurrent"])
def test_operators_that_look_along_one_example_only(texts, name):
    """The gradients of max-pooling, of integer labels, of an embedding, and of loops over layers and over time; argmax."""
    right = certify(texts[f"{name}-right"], texts[f"{name}-single"], 2, log=True)
    assert right.answer is Answer.PROVED
    assert right.budget.collectives == 1
    assert right.written_out is (name in ("stacked", "recurrent"))
    pair = [(which, emit(module)) for which, module in zip(("dp", "single"), right.programs, strict=True)]
    report = check(certificate_data(right, pair))
    assert report["cut"] == right.cut
    assert not report["vacuous"]
    assert certify(texts[f"{name}-wrong"], texts[f"{name}-single"], 2).answer is not Answer.PROVED


@pytest.mark.parametrize("name", sorted(WRONG))
def test_refuted(texts, name):
    found = verdict(texts, name)
    assert found.answer is Answer.REFUTED
    refuted = {r.name for r in found.results if r.answer is Answer.REFUTED}
    assert any(WRONG[name] in r for r in refuted), refuted
    for result in found.results:
        if result.answer is Answer.REFUTED:
            assert result.witness is not None
            assert result.parting is not None
            assert result.parting.why
    if name in ("one-gradient-unreduced", "loss-unreduced"):  # and nothing else is
        assert len(refuted) == 1


def test_a_contrastive_loss(texts):
    """Every example is told from all others of the batch: gathered by all replicas, labelled by ``axis_index``."""
    right = certify(texts["contrastive-right"], texts["contrastive-single"], 2, log=True)
    assert right.answer is Answer.PROVED
    pair = [(which, emit(module)) for which, module in zip(("dp", "single"), right.programs, strict=True)]
    assert not check(certificate_data(right, pair))["not_proved"]
    with pytest.raises(ShloError, match="its own shardings say which device has which examples"):
        certify(texts["contrastive-right"], texts["contrastive-single"], 2, partition="any")


@pytest.mark.parametrize("fault", ["labels-unshifted", "gradient-stopped", "local-negatives"])
def test_a_wrong_contrastive_loss(texts, fault):
    found = certify(texts[f"contrastive-{fault}"], texts["contrastive-single"], 2)
    assert found.answer is Answer.REFUTED
    if fault == "gradient-stopped":  # the loss itself is right
        assert found.results[0].answer is Answer.PROVED


def test_the_mean_of_the_replicas_own_losses(texts):
    """Of a program whose SPMD region says what is cut, against the step at one replica's batch."""
    claim = {"claim": "mean-of-replicas", "log": True}
    right = certify(texts["pooled-right"], texts["pooled-local"], 2, **claim)
    assert right.answer is Answer.PROVED
    pair = [(which, emit(module)) for which, module in zip(("dp", "mean"), right.programs, strict=True)]
    assert not check(certificate_data(right, pair))["not_proved"]
    wrong = certify(texts["pooled-wrong"], texts["pooled-local"], 2, **claim)
    assert wrong.answer is Answer.REFUTED
    assert wrong.results[0].witness.mine == pytest.approx(2 * wrong.results[0].witness.theirs)
