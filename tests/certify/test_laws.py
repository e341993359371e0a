"""The numbered laws hold, all of them are there, and each kind of check can fail."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shlo.laws.collective
import shlo.laws.data_parallel
import shlo.laws.driver
import shlo.laws.efficientnet
import shlo.laws.kit
import shlo.laws.resnet
import shlo.laws.statistics
from shlo import ops
from shlo.cli.app import main
from shlo.laws import LAWS, State, find_laws, run
from shlo.laws.registry import DoesNotHold, Law, Vacant, law, require

ABSENT = {"G10", "G16", "G18", "G19"}
"""Numbers that the list of gaps leaves out."""

SLOW = {"000-15", "001-5", "002-3", "003-2", "003-3", "003-6", "003-9", "statistics-3"}

DRAWN = [n for n, a in LAWS.items() if a.kind in "EN" and not a.heavy and not n.startswith("G") and n not in SLOW]
REST = [n for n, a in LAWS.items() if not a.heavy and n not in DRAWN and n not in ABSENT]


@pytest.mark.parametrize("number", DRAWN)
@settings(max_examples=3, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32 - 1))
def test_holds_whatever_is_drawn(number, seed):
    assert LAWS[number].check(np.random.default_rng(seed))


@pytest.mark.parametrize("number", REST)
def test_holds(number):
    assert LAWS[number].check(np.random.default_rng(0))


@pytest.mark.campaign
@pytest.mark.parametrize("number", [n for n, a in LAWS.items() if a.heavy])
def test_holds_at_full_size(number):
    assert LAWS[number].check(np.random.default_rng(0))


def test_all_the_laws_of_the_documents_are_there():
    """With the strength that the list of laws asks for, or a stronger one."""
    counts = {"000": 17, "001": 6, "002": 8, "003": 12, "004": 29, "statistics": 4}
    wanted = {f"{document}-{i}" for document, count in counts.items() for i in range(1, count + 1)}
    wanted |= {f"G{i}" for i in range(1, 22)}
    assert wanted <= set(LAWS)
    exact = {"000-4", "000-10", "001-1", "001-4", "002-3", "002-5", "002-7", "003-6", "003-11", "statistics-2"}
    exact |= {f"004-{i}" for i in range(1, 10)} | {f"004-{i}" for i in (15, *range(17, 30))}
    assert {n for n in exact if LAWS[n].kind != "E"} == set()
    assert {LAWS[n].kind for n in ("001-2", "002-1", "002-8", "003-1", "003-12", "004-11")} == {"S"}
    assert {n for n, a in LAWS.items() if a.negative} == {"000-10", "statistics-1"}


def test_order_and_patterns():
    numbers = [a.number for a in find_laws()]
    assert numbers[:2] == ["000-1", "000-2"]
    assert numbers.index("004-29") < numbers.index("statistics-1") < numbers.index("G1") < numbers.index("G21")
    assert [a.number for a in find_laws("004-2")] == ["004-2"]
    assert len(find_laws("G")) == 21
    assert len(find_laws("004")) == 29
    assert "004-14" in [a.number for a in find_laws("select-and-scatter")]
    assert not find_laws("bananas")


# ------------------------------------------------------------------------------------------------- they can fail


def state(number):
    return run(LAWS[number], (0,)).state


@pytest.mark.parametrize("number", ["000-12", "000-15"])
def test_a_sum_for_a_mean_is_noticed(number, monkeypatch):
    def summed(v, *, replicas):
        return ops.all_reduce_mean_f(v, replicas=replicas) * float(replicas)

    monkeypatch.setattr(shlo.laws.data_parallel, "all_reduce_mean_f", summed)
    assert state(number) is State.FAILS


@pytest.mark.parametrize(("module", "number"), [("resnet", "002-4"), ("kit", "004-10"), ("kit", "004-16")])
def test_local_statistics_are_noticed(module, number, monkeypatch):
    monkeypatch.setattr(
        getattr(shlo.laws, module), "synchronised", lambda op, replicas, **attrs: lambda *v: op(*v, **attrs)
    )
    assert state(number) is State.FAILS


def test_negative_laws_must_not_be_repaired(monkeypatch):
    monkeypatch.setattr(shlo.laws.data_parallel, "toy_loss", shlo.laws.data_parallel.mean_loss)
    assert state("000-10") is State.FAILS
    monkeypatch.setattr(shlo.laws.statistics, "_variance", shlo.laws.statistics._second)
    assert state("statistics-1") is State.FAILS


@pytest.mark.parametrize(
    ("module", "name", "instead", "number"),
    [
        ("collective", "one_program", lambda graphs: graphs[0], "001-2"),
        ("efficientnet", "_to_bf16", lambda v: v, "003-11"),
        ("driver", "verify_lockstep", lambda name, shards: shards[0], "G2"),
        ("driver", "draw_mask", lambda i, r, seed, step: np.zeros((8, 3), np.float32), "G12"),
        ("statistics", "_chan", shlo.laws.statistics._one_round, "statistics-4"),
        ("data_parallel", "shards", lambda x, r: [x[i::r] for i in range(r)], "000-6"),
        ("kit", "maps_shards", lambda *a: require(False, "planted"), "004-25"),
    ],
)
def test_planted_faults_are_noticed(module, name, instead, number, monkeypatch):
    monkeypatch.setattr(getattr(shlo.laws, module), name, instead)
    assert state(number) is State.FAILS


def test_registering_is_strict():
    with pytest.raises(ValueError, match="must be called law_999_1"):
        law("999-1", "E", "title")(lambda rng: "")

    def law_000_1(rng):
        return ""

    with pytest.raises(ValueError, match="declared twice"):
        law("000-1", "E", "title")(law_000_1)


def test_states():
    def holds(rng):
        return "looked at"

    def fails(rng):
        raise DoesNotHold("3 is not 4")

    def cannot(rng):
        raise Vacant("no such network")

    outcomes = [run(Law("0-1", "E", "t", check)) for check in (holds, fails, cannot)]
    assert [o.state for o in outcomes] == [State.HOLDS, State.FAILS, State.VACANT]
    assert [o.detail for o in outcomes] == ["looked at", "3 is not 4", "no such network"]


# ------------------------------------------------------------------------------------------------------- the command


def test_command(capsys):
    assert main(["laws", "000-8"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("holds    000-8")
    assert out.endswith("1 hold, 0 fail, 0 vacant\n")
    assert main(["laws", "000-8", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["laws"][0]["name"] == "law_000_8"
    assert data["counts"] == {"holds": 1, "fails": 0, "vacant": 0}


def test_command_fails_where_a_law_does(capsys, monkeypatch):
    monkeypatch.setattr(shlo.laws.data_parallel, "WITNESS", np.array([[0.0], [4.0]]))
    assert main(["laws", "000-10"]) == 1
    assert "FAILS" in capsys.readouterr().out
    assert main(["laws", "bananas"]) == 2
    assert "there is no law like 'bananas'" in capsys.readouterr().err
