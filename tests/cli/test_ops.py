"""``shlo ops``."""

import json

import pytest

from shlo.ir.core import OPERATORS


def test_the_list_has_every_operator_and_meaning(shlo):
    ran = shlo("ops")
    assert ran.status == 0
    names = {line.split()[0] for line in ran.out.splitlines() if line.startswith("  ")}
    assert {op.label for op in OPERATORS.values()} <= {name.rpartition(".")[2] for name in names}
    head = next(line for line in ran.out.splitlines() if line.startswith("  name"))
    assert head.split()[1:5] == ["den", "vjp", "cut", "sync"]


def test_json_lists_the_same(shlo):
    listed = shlo("ops", "--json").json
    assert {entry["name"] for entry in listed} == {op.text_name for op in OPERATORS.values()}
    entry = next(e for e in listed if e["name"] == "stablehlo.transpose")
    assert entry == {
        "name": "stablehlo.transpose",
        "python": "transpose",
        "kind": "primitive",
        "contract": None,
        "operands": ["operand"],
        "attributes": ["permutation"],
        "meanings": {"den": "rule", "vjp": "rule", "cut": "rule", "sync": "missing"},
    }


def test_one_operator_in_full(shlo):
    ran = shlo("ops", "convWeightGradB")
    assert ran.status == 0
    for part in ("shlo.convWeightGradB — composite", "cutting n: sum", "meanings", "laws", "stablehlo.convolution"):
        assert part in ran.out
    described = shlo("ops", "conv_weight_grad_b", "--json").json
    assert described["cuts"] == {"n": "sum"}
    assert described["meanings"]["vjp"] == "rule"
    assert "stablehlo.convolution" in described["lowering"]
    assert set(described["laws"]) == {"type", "lower", "text", "grad", "cut", "run"}


@pytest.mark.parametrize("spelling", ["stablehlo.and", "and", "and_"])
def test_the_spellings_of_a_name(shlo, spelling):
    assert shlo("ops", spelling).out.startswith("stablehlo.and — primitive")


def test_an_excuse_is_shown(shlo):
    assert "none: its elements are integers or booleans" in shlo("ops", "xor").out


def test_unknown_names_get_suggestions(refused):
    assert "did you mean convWeightGradB" in refused("ops", "convWeightGrad")
    assert "lists them all" in refused("ops", "zzzz")


def test_every_operator_can_be_shown(shlo):
    for op in OPERATORS.values():
        ran = shlo("ops", op.text_name, "--json")
        assert ran.status == 0, ran.err
        assert json.loads(ran.out)["doc"]


def test_operators_of_several_dialects_are_told_apart(shlo):
    names = [line.split()[0] for line in shlo("ops").out.splitlines() if line.startswith("  ")]
    names = [name for name in names if name != "name"]  # the heads of the tables
    assert len(names) == len(set(names)) == len(OPERATORS)
    assert {"stablehlo.all_reduce", "sdy.all_reduce", "add"} <= set(names)
