"""Commands on programs for several partitions: ``run`` gives what ``eval`` gives, ``check`` and ``bisect`` find what is planted."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ops
from shlo.cli.execute import execute
from shlo.ir.core import DEN

MANUAL = """\
module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "product"}) {
    %0 = stablehlo.negate %a : tensor<4x8xf32>
    %1 = sdy.manual_computation(%0, %b) in_shardings=[<@mesh, [{}, {"x"}]>, <@mesh, [{"x"}, {"y"}]>] \
out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"x", "y"} (%c: tensor<4x4xf32>, %d: tensor<4x3xf32>) {
      %2 = func.call @part(%c, %d) : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      sdy.return %2 : tensor<4x3xf32>
    } : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @part(%a: tensor<4x4xf32>, %b: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, \
replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %3 = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.tanh %1 : tensor<4x3xf32>
    return %2 : tensor<4x3xf32>
  }
}
"""
"""A product as ``jax.shard_map`` writes it."""

GSPMD = """\
module @jit_f attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
    %2 = stablehlo.tanh %1 : tensor<2xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
"""
"""The same as it wrote it before Shardy."""

PLACED = """\
module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) \
-> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.tanh %0 : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func public @twice(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
"""Where arguments and results lie, as ``jax.jit`` writes it, and another function."""

ALONE = """\
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] \
manual_axes={"x"} (%b: tensor<2xf32>) {
      sdy.return %b : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
"""For two partitions, but the module does not say so."""

OWN = """\
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<ui32>) {
    %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, \
channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.tanh %0 : tensor<3xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    return %1, %2 : tensor<3xf32>, tensor<ui32>
  }
}
"""
"""Nothing says how tensors lie on the partitions: each has its own."""

TEXTS = {"manual": MANUAL, "gspmd": GSPMD, "placed": PLACED, "own": OWN}


@pytest.fixture(params=TEXTS)
def program(request, tmp_path):
    (tmp_path / "p.mlir").write_text(TEXTS[request.param])
    return request.param


@pytest.fixture
def plant(monkeypatch):
    """Make tanh wrong by NumPy where it is given the largest number of a tensor's."""

    def spoil(right, x):
        wrong = np.array(right)
        wrong.flat[np.argmax(x)] += 1
        return wrong

    def planted(op=ops.tanh):
        rule = DEN.find(op)
        monkeypatch.setitem(DEN.rules, op, lambda x, **attrs: spoil(rule(x, **attrs), x))

    return planted


def test_run_is_eval(shlo, program, tmp_path):
    ran = shlo("run", "p.mlir", "--outputs", "ran.npz", "--repeat", 1, "--seed", 5)
    assert ran.status == 0, ran
    assert shlo("eval", "p.mlir", "--outputs", "eval.npz", "--seed", 5).status == 0
    with np.load(tmp_path / "ran.npz") as a, np.load(tmp_path / "eval.npz") as b:
        assert a.files == b.files
        for name in a.files:
            np.testing.assert_allclose(a[name], b[name], rtol=0, atol=1e-6)
        assert a["0"].shape == {"manual": (4, 6), "gspmd": (4,), "placed": (8, 4), "own": (4, 3)}[program]


def test_inputs_and_results_are_whole_or_each_partition_s(shlo, tmp_path):
    (tmp_path / "p.mlir").write_text(OWN)
    a = np.arange(12, dtype=np.float32).reshape(4, 3) / 12
    np.savez(tmp_path / "i.npz", a=a)
    ran = shlo("run", "p.mlir", "--inputs", "i.npz", "--json").json
    assert ran["devices"] == 4
    np.testing.assert_allclose(ran["results"][0]["values"], np.tanh(a[[1, 0, 3, 2]]), atol=1e-6)
    assert ran["results"][1]["values"] == [0, 1, 0, 1]
    (tmp_path / "q.mlir").write_text(MANUAL)
    a, b = np.ones((4, 8), np.float32) / 50, np.arange(48, dtype=np.float32).reshape(8, 6) / 50
    np.savez(tmp_path / "i.npz", a=a, b=b)
    ran = shlo("run", "q.mlir", "--inputs", "i.npz", "--json").json
    assert ran["devices"] == 4
    np.testing.assert_allclose(ran["results"][0]["values"], np.tanh(-a @ b), atol=1e-6)


def test_another_function(shlo, tmp_path):
    (tmp_path / "p.mlir").write_text(PLACED)
    np.savez(tmp_path / "i.npz", a=np.arange(4, dtype=np.float32))
    for command in ("run", "eval"):
        ran = shlo(command, "p.mlir", "--entry", "twice", "--inputs", "i.npz", "--json").json
        assert (ran["devices"], ran["results"][0]["values"]) == (4, [0, 2, 4, 6])
    assert shlo("check", "p.mlir", "--entry", "twice").status == 0


def test_check_and_bisect_agree(shlo, program):
    checked = shlo("check", "p.mlir")
    assert checked.status == 0, checked
    assert "agree" in next(line for line in checked.out.splitlines() if "NumPy against cpu" in line)
    assert "groups: " in checked.out
    ran = shlo("bisect", "p.mlir", "--json")
    assert (ran.status, ran.json["parts"]) == (0, False)


def test_replicas_of_a_whole_program(shlo, tmp_path):
    """Each replica has an array of its own, which its four partitions share out; asked for here, not by the module."""
    (tmp_path / "p.mlir").write_text(PLACED)
    a = np.arange(64, dtype=np.float32).reshape(2, 4, 8) / 64
    np.savez(tmp_path / "i.npz", a=a)
    ran = shlo("run", "p.mlir", "--replicas", 2, "--inputs", "i.npz", "--json").json
    assert ran["devices"] == 8
    np.testing.assert_allclose(ran["results"][0]["values"], np.tanh(a.transpose(0, 2, 1)), atol=1e-6)
    for command in ("check", "bisect"):
        assert shlo(command, "p.mlir", "--replicas", 2, "--inputs", "i.npz").status == 0


@pytest.mark.parametrize(
    ("where", "within", "place", "partition"),
    [("manual", ["manual_computation"], 5, True), ("gspmd", [], 5, True), ("own", [], 4, True)],
)
def test_what_is_planted_is_found(shlo, plant, tmp_path, where, within, place, partition):
    (tmp_path / "p.mlir").write_text(TEXTS[where])
    plant()
    checked = shlo("check", "p.mlir")
    assert checked.status == 1
    assert "FAIL  NumPy against cpu: 1 of " in checked.out
    ran = shlo("bisect", "p.mlir", "--json")
    assert ran.status == 1
    found = ran.json
    assert (found["kind"], found["operation"], found["within"]) == ("operation", "tanh", within)
    assert found["position"].startswith(f"p.mlir:{place}:")
    assert ("partition" in found) is partition
    assert abs(found["numpy"] - found["pjrt"] - 1) < 1e-5
    # What is written shows the fault alone, and holds without it.
    alone = shlo("check", "p.bisect.mlir", "--inputs", "p.bisect.npz")
    assert alone.status == 1, alone
    text = (tmp_path / "p.bisect.mlir").read_text()
    assert text.count("stablehlo.") == text.count("stablehlo.tanh") == 1


def test_a_whole_operation_is_found_on_its_mesh(shlo, plant, tmp_path):
    (tmp_path / "p.mlir").write_text(MANUAL)
    plant(ops.negate)
    found = shlo("bisect", "p.mlir", "--json").json
    assert (found["operation"], found["within"]) == ("negate", [])
    assert found["position"].startswith("p.mlir:4:")
    assert "partition" not in found
    assert 'sdy.mesh @mesh = <["x"=2, "y"=2]>' in (tmp_path / "p.bisect.mlir").read_text()
    assert shlo("check", "p.bisect.mlir", "--inputs", "p.bisect.npz").status == 1


def test_a_program_that_differs_is_found(shlo, tmp_path, monkeypatch):
    """XLA is given another program than the evaluator: groups along the other axis of the mesh."""
    (tmp_path / "p.mlir").write_text(MANUAL)

    def other(runtime, text, *rest, **options):
        return execute(runtime, text.replace("[0, 2], [1, 3]", "[0, 1], [2, 3]"), *rest, **options)

    monkeypatch.setattr("shlo.cli.check.execute", other)
    ran = shlo("check", "p.mlir")
    assert ran.status == 1
    assert "FAIL  NumPy against cpu: 1 of 1 results differ, first product" in ran.out


def test_refusals(shlo, refused, tmp_path):
    (tmp_path / "p.mlir").write_text(OWN)
    np.savez(tmp_path / "i.npz", a=np.zeros(3, np.float32))
    message = "input 'a' must have the shape [4, 3] (tensor<3xf32> on each of 4 devices), got [3]"
    assert message in refused("run", "p.mlir", "--inputs", "i.npz")
    (tmp_path / "q.mlir").write_text(MANUAL.replace("num_partitions = 4", "num_partitions = 2"))
    assert "mesh @mesh has 4 devices, the program runs on 2 partitions" in refused("run", "q.mlir")
    (tmp_path / "t.mlir").write_text(ALONE)
    assert "a manual computation is for the partitions of its mesh" in refused("run", "t.mlir")
    assert "mesh @mesh has 2 devices, the program runs on 1 partition" in refused("eval", "t.mlir")
    (tmp_path / "r.mlir").write_text(MANUAL.replace("num_partitions = 4", "num_partitions = 4096"))
    assert "2 replicas of 4096 partitions are 8192 devices: 4096 are the most" in refused(
        "run", "r.mlir", "--replicas", 2
    )
    np.savez(tmp_path / "i.npz", a=np.zeros((2, 8), np.float32))
    (tmp_path / "s.mlir").write_text(MANUAL)
    assert "input 'a' must have the shape [4, 8] (tensor<4x8xf32>), got [2, 8]" in refused(
        "run", "s.mlir", "--inputs", "i.npz"
    )
