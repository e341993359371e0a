"""``shlo bisect``: faults planted in what NumPy computes are found where they are."""

import numpy as np
import pytest

from shlo import ops
from shlo.emit import emit
from shlo.ir.core import DEN, Module
from shlo.ir.func import func
from shlo.ir.types import f32

PLAIN = """\
func.func private @f(%a: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.tanh %a : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xi1>) {
  %c = stablehlo.constant dense<2.0> : tensor<4x3xf32>
  %0 = stablehlo.multiply %x, %c : tensor<4x3xf32>
  %1 = func.call @f(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.add %1, %y : tensor<4x3xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<4x3xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<4x3xf32>
  %5 = stablehlo.compare GT, %4, %c : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return %4, %5 : tensor<4x3xf32>, tensor<4x3xi1>
}
"""

SUM = """\
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.negate %x : tensor<3xf32>
    %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %2 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
"""


@pytest.fixture
def plant(monkeypatch):
    """Make an operator's NumPy meaning wrong: ``plant(ops.tanh, lambda right: right * 2)``."""

    def planted(op, spoil):
        rule = DEN.find(op)
        monkeypatch.setitem(DEN.rules, op, lambda *args, **attrs: spoil(rule(*args, **attrs)))

    return planted


def off_by_one_element(x):
    x = np.array(x)
    x.flat[-1] += 1
    return x


def test_nothing_parts(shlo, tmp_path):
    (tmp_path / "p.mlir").write_text(PLAIN)
    ran = shlo("bisect", "p.mlir")
    assert (ran.status, ran.out) == (0, "p.mlir: NumPy and PJRT agree on all 7 operations and on the results\n")
    assert {f.name for f in tmp_path.iterdir()} == {"p.mlir"}


@pytest.mark.parametrize(
    ("op", "place", "name"),
    [
        (ops.tanh, "2:3", "f.0"),  # as its statement in the callee is called, behind the call
        (ops.add, "9:3", "2"),
        (ops.multiply, "7:3", "0"),
    ],
)
def test_the_very_operation_is_named(shlo, plant, tmp_path, op, place, name):
    (tmp_path / "p.mlir").write_text(PLAIN)
    plant(op, off_by_one_element)
    ran = shlo("bisect", "p.mlir", "--json").json
    assert (ran["parts"], ran["kind"], ran["operation"]) == (True, "operation", op.label)
    assert ran["position"].rpartition(":")[0] == f"p.mlir:{place.partition(':')[0]}"
    assert ran["at"] == [3, 2]
    assert abs(ran["numpy"] - ran["pjrt"] - 1) < 1e-5
    assert ran["operations"] == 1


def test_the_module_shows_it_alone(shlo, plant, tmp_path):
    (tmp_path / "p.mlir").write_text(PLAIN)
    plant(ops.tanh, off_by_one_element)
    ran = shlo("bisect", "p.mlir")
    assert ran.status == 1
    assert "p.mlir:2:" in ran.out
    assert "written: shlo check p.bisect.mlir --inputs p.bisect.npz" in ran.out
    text = (tmp_path / "p.bisect.mlir").read_text()
    assert text.count("stablehlo.") == text.count("stablehlo.tanh") == 1
    assert shlo("check", "p.bisect.mlir", "--inputs", "p.bisect.npz").status == 1
    # The operands are those of the fault, not other ones.
    draw = shlo("eval", "p.bisect.mlir", "--inputs", "p.bisect.npz", "--json").json["results"][0]["values"]
    assert np.shape(draw) == (4, 3)


def test_a_seed_and_inputs_reach_it(shlo, plant, tmp_path):
    (tmp_path / "p.mlir").write_text(PLAIN)
    plant(ops.add, lambda x: np.where(x > 100, x + 1, x))
    assert shlo("bisect", "p.mlir").status == 0
    np.savez(tmp_path / "i.npz", y=np.full((4, 3), 200, np.float32))
    assert shlo("bisect", "p.mlir", "--inputs", "i.npz").status == 1


def test_replicas(shlo, plant, tmp_path):
    (tmp_path / "s.mlir").write_text(SUM)
    assert shlo("bisect", "s.mlir").status == 0
    # A rule of a collective sees all devices' arrays at once.
    plant(ops.all_reduce, lambda outs: [[off_by_one_element(x) for x in per] for per in outs])
    ran = shlo("bisect", "s.mlir", "--json").json
    assert (ran["operation"], ran["replica"], ran["at"]) == ("all_reduce", 0, [2])
    assert shlo("check", "s.bisect.mlir", "--inputs", "s.bisect.npz").status == 1
    with np.load(tmp_path / "s.bisect.npz") as arrays:
        assert [a.shape for a in arrays.values()] == [(2, 3)]


@pytest.fixture
def step(tmp_path):
    @func
    def main(x: f32[4, 3], w: f32[3, 5], b: f32[5]) -> f32[4, 5]:
        return ops.gelu(ops.dense(x, w, b))

    (tmp_path / "c.mlir").write_text(emit(Module([main])))
    return "c.mlir"


def test_a_composites_own_meaning(shlo, plant, step):
    assert shlo("bisect", step).status == 0
    plant(ops.gelu, off_by_one_element)
    ran = shlo("bisect", step, "--json").json
    assert (ran["operation"], ran["within"]) == ("gelu", [])  # its lowering is right


def test_inside_a_composite(shlo, plant, step, monkeypatch):
    monkeypatch.delitem(DEN.rules, ops.gelu)  # so that it is what its lowering is
    plant(ops.tanh, off_by_one_element)
    plant(ops.erf, off_by_one_element)
    ran = shlo("bisect", step, "--json").json
    assert ran["operation"] in ("tanh", "erf")
    assert ran["within"] == ["gelu"]


def test_errors_that_only_add_up(shlo, plant, tmp_path):
    (tmp_path / "p.mlir").write_text(PLAIN)
    plant(ops.multiply, lambda x: np.asarray(x) * np.float32(1 + 1.5e-4))  # within what is allowed, but only once
    ran = shlo("bisect", "p.mlir", "--json").json
    assert (ran["parts"], ran["kind"], ran["operation"], ran["operations"]) == (True, "accumulated", "multiply", 2)
    assert [r["name"] for r in ran["results"]] == ["0"]
    assert "it takes the last 2" in shlo("bisect", "p.mlir").out


CANCELS = """\
func.func @main(%x: tensor<2x64xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<1.0e-06> : tensor<f32>
  %n = stablehlo.negate %x : tensor<2x64xf32>
  %c = stablehlo.concatenate %x, %n, dim = 1 : (tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x128xf32>
  %r = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x128xf32>, tensor<f32>) -> tensor<2xf32>
  %s = stablehlo.multiply %r, %r : tensor<2xf32>
  %o = stablehlo.constant dense<1.0> : tensor<2xf32>
  %t = stablehlo.add %s, %o : tensor<2xf32>
  return %t : tensor<2xf32>
}
"""


def test_a_sum_that_cancels_is_not_to_blame(shlo, plant, tmp_path):
    """Σ(x − x) is rounding alone, in any order another one: what counts is the sum of absolute values."""
    (tmp_path / "c.mlir").write_text(CANCELS)
    plant(ops.reduce, lambda x: np.asarray(x) + np.float32(3e-6))
    ran = shlo("bisect", "c.mlir", "--json").json
    assert (ran["parts"], ran["compared"]) == (False, 7)
    plant(ops.reduce, lambda x: np.asarray(x) + np.float32(1))
    ran = shlo("bisect", "c.mlir", "--json").json
    assert (ran["kind"], ran["operation"]) == ("operation", "reduce")


def test_what_pjrt_cannot_be_asked(shlo, plant, tmp_path):
    text = """\
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %lo = stablehlo.constant dense<0.0> : tensor<f32>
  %hi = stablehlo.constant dense<1.0> : tensor<f32>
  %n = stablehlo.constant dense<3> : tensor<1xi64>
  %r = stablehlo.rng %lo, %hi, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  %s = stablehlo.add %r, %x : tensor<3xf32>
  %t = stablehlo.tanh %s : tensor<3xf32>
  return %t : tensor<3xf32>
}
"""
    (tmp_path / "r.mlir").write_text(text)
    ran = shlo("bisect", "r.mlir", "--json").json
    assert [s["operation"] for s in ran["skipped"]] == ["rng"]
    assert ran["skipped"][0]["position"].startswith("r.mlir:5:")
    plant(ops.tanh, off_by_one_element)
    ran = shlo("bisect", "r.mlir", "--json").json  # on the evaluator's random numbers
    assert (ran["kind"], ran["operation"]) == ("operation", "tanh")


def test_refusals(shlo, refused, plant, tmp_path):
    (tmp_path / "p.mlir").write_text(PLAIN)
    plant(ops.tanh, off_by_one_element)
    assert "would overwrite what was given" in refused("bisect", "p.mlir", "-o", "p.mlir")
    np.savez(tmp_path / "i.npz", x=np.zeros((4, 3)))
    assert "would overwrite what was given" in refused("bisect", "p.mlir", "--inputs", "i.npz", "-o", "i.mlir")
    assert (tmp_path / "p.mlir").read_text() == PLAIN
    assert shlo("bisect", "p.mlir", "-o", "other.mlir").status == 1
    assert (tmp_path / "other.npz").exists()
    assert "cannot be written" in refused("bisect", "p.mlir", "-o", "nowhere/x.mlir")
