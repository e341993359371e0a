"""Of pairs drawn at random (:mod:`tests.certify.random_pairs`): what is PROVED is equal, what is REFUTED is not, and what has a
proof has a certificate; and each of the rules that once forgot something is found out again by some pair."""

from __future__ import annotations

import copy
from collections import Counter
from unittest import mock

import numpy as np
import pytest

from shlo.certify import arithmetic, communication, engine
from shlo.certify.certificate import attempts
from shlo.certify.checker.check import check_modules
from shlo.certify.relate import compare, walk
from shlo.certify.terms import Atoms
from shlo.certify.verdict import Answer, certify
from shlo.certify.witness import draw_input, partners, run_pair
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from tests.certify.random_pairs import Pair, draw, gap, numbers

FOUND = (17, 116, 250, 506, 638, 650, 1247, 1364, 4543)
"""Pairs on which something was wrong once."""


def verdicts(pair: Pair, *, certificates: bool = True) -> Counter[str]:
    """Certify a pair; AssertionError where the verdict is not what the numbers say."""
    replicas = pair.setting.replicas
    try:
        found = certify(pair.dp, pair.single, replicas, shard=pair.shard, acknowledge=["*"], log=True)
    except ShloError:  # results that do not match in type
        return Counter(["no match"])
    runs = [numbers(pair, seed) for seed in range(3)]
    for i, result in enumerate(found.results):
        if result.parting is not None:
            assert "a bug in shlo" not in result.parting.why, result.parting.why
        if result.answer is Answer.PROVED:
            worst = max(gap(mine[i], theirs[i], replicas) for mine, theirs in runs)
            assert worst < 1e-6, f"pair {pair.setting.seed}: result {i} is PROVED and differs by {worst:.1e}"
        if result.answer is Answer.REFUTED:
            drawn = [draw_input(q.name, q.type, result.witness.seed) for q in partners(pair.dp.main, pair.single.main)]
            given = {"partitions": replicas if pair.setting.partitions else 1}
            mine, theirs = run_pair(pair.dp.main, pair.single.main, replicas, pair.shard, drawn, **given)
            assert gap(mine[i], theirs[i], replicas) > 1e-11, f"pair {pair.setting.seed}: result {i} is REFUTED"
    counts = Counter(str(r.answer) for r in found.results)
    if certificates and counts["PROVED"]:
        counts["certificates"] += 1
        accepted(pair, found)
    return counts


def accepted(pair: Pair, found) -> dict:
    """The first certificate that the checker accepts, which has to be about everything that is PROVED."""
    for data in attempts(found, (("dp", ""), ("single", ""))):
        try:
            report = check_modules(data, *found.programs)
        except ShloError as error:
            why = error
            continue
        assert report["proved"] == [r.name for r in found.results if r.answer is Answer.PROVED]
        return data
    raise AssertionError(f"pair {pair.setting.seed}: {why}")


def beside(pair: Pair) -> Counter[bool]:
    """Both programs on the replicas: where their values are one term, they are the same on each of them."""
    replicas, atoms = pair.setting.replicas, Atoms()
    grid = Devices(1, replicas) if pair.setting.partitions else Devices(replicas, 1)
    single, dp = (walk(m.main, atoms, replicas, pair.shard, None, grid) for m in (pair.single, pair.dp))
    mine, theirs = numbers(pair, 0, beside=True)
    counts: Counter[bool] = Counter()
    for i, agreement in enumerate(compare(dp, single, [str(i) for i in range(len(dp.results))])):
        counts[agreement.equal] += 1
        if agreement.equal and dp.types[i] is single.types[i]:
            assert gap(mine[i], theirs[i], replicas) < 1e-6, f"pair {pair.setting.seed}: result {i}"
    return counts


def drawn(seeds, *, beside: bool = False):
    return [pair for pair in (draw(seed, beside=beside) for seed in seeds) if pair is not None]


def test_verdicts_are_what_the_numbers_say():
    counts: Counter[str] = Counter()
    for pair in drawn([*range(120), *FOUND]):
        counts += verdicts(pair)
    assert counts["PROVED"] > 150
    assert counts["REFUTED"] > 100
    assert counts["certificates"] > 80


def test_beside_each_other():
    counts: Counter[bool] = Counter()
    for pair in drawn([*range(100), 551], beside=True):
        counts += beside(pair)
    assert counts[True] > 200
    assert counts[False] > 10


@pytest.mark.campaign
def test_many_pairs():
    counts: Counter[str] = Counter()
    for seed in range(20_000):
        for pair in drawn([seed]):
            counts += verdicts(pair) + Counter(["pairs"])
    print(dict(counts))


@pytest.mark.campaign
def test_many_pairs_beside_each_other():
    counts: Counter[bool] = Counter()
    for seed in range(20_000):
        for pair in drawn([seed], beside=True):
            counts += beside(pair)
    print(dict(counts))


FAULTS = {
    "kinds of reductions": (17, communication, "attribute_key", lambda node: None),
    "sizes of captures": (116, engine, "captured_key", lambda i, v: f"captured {i}".encode()),
    "sizes of operands": (250, engine.Rules, "_sizes", lambda self, node, axes: ()),
    "bits of floats": (250, engine, "READS_FORMAT", frozenset()),
    "sums of truth values": (506, engine, "adds_truths", lambda node, laws: False),
    "roots": (638, engine, "rootable", lambda m: True),
    "ways to narrow": (4543, arithmetic, "_rounding", lambda source: "wraps"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_rule_that_forgets_is_found_out(fault):
    seed, *what = FAULTS[fault]
    with mock.patch.object(*what), pytest.raises(AssertionError, match="is PROVED and differs"):
        verdicts(draw(seed), certificates=False)


def test_a_replicas_own_that_forgets_its_size_is_found_out():
    pair = draw(551, beside=True)
    forget = mock.patch.object(engine.Rules, "_own_key", lambda self, node: engine.keys_of(node.attrs))
    with forget, pytest.raises(AssertionError, match="pair 551"):
        beside(pair)


def test_a_certificate_is_about_one_pair():
    """Shown another pair's programs, of the same inputs, a certificate is refused, or what it says of them holds."""
    rng, refused = np.random.default_rng(0), 0
    pairs = [p for p in drawn(range(60)) if len(p.dp.main.graph.results) > 1]
    for pair in pairs[:25]:
        found = certify(pair.dp, pair.single, pair.setting.replicas, shard=pair.shard, acknowledge=["*"], log=True)
        if not any(r.answer is Answer.PROVED for r in found.results):
            continue
        data = accepted(pair, found)
        others = [p for p in pairs if p is not pair and p.setting.replicas == pair.setting.replicas]
        for other in rng.choice(len(others), 4, replace=False):
            try:
                report = check_modules(copy.deepcopy(data), others[other].dp, others[other].single)
            except (ShloError, KeyError, TypeError, ValueError, IndexError, AttributeError):
                refused += 1
                continue
            mine, theirs = numbers(others[other], 0)
            names = [name for name, *_ in data["proved"]]
            for name in report["proved"]:
                i = names.index(name)
                assert gap(mine[i], theirs[i], pair.setting.replicas) < 1e-6
    assert refused > 40
