"""``shlo check`` on steps for several replicas: groups that reach everybody, replicas that stay in lockstep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NET = ("emit", "digits-resnet", "--replicas", 2, "--batch", 8, "-o", "step.mlir")


def lines(ran, check):
    return [line for line in ran.out.splitlines() if f" {check}: " in line]


def test_a_step_stays_in_lockstep(shlo):
    assert shlo(*NET).status == 0
    ran = shlo("check", "step.mlir")
    assert ran.status == 0
    assert lines(ran, "groups") == ["ok    groups: 39 collectives among all 2 replicas"]
    assert lines(ran, "lockstep") == [
        "ok    lockstep: from equal state and 2 inputs that differ, all 2 replicas end with the same bits"
    ]


def test_without_a_manifest_nobody_knows_what_is_state(shlo):
    shlo(*NET)
    Path("step.mlir.manifest.json").unlink()
    assert not lines(shlo("check", "step.mlir"), "lockstep")


@pytest.mark.parametrize(
    ("reduced", "own", "output"),
    [
        ("%d.head.allReduceMeanF_1", "%d.head.biasGradB", "head.bias"),
        ("%loss.allReduceMeanF", "%loss.smoothedCeLoss", "loss"),
    ],
)
def test_a_gradient_or_loss_that_is_not_reduced_is_named(shlo, reduced, own, output):
    shlo(*NET)
    lines_before = Path("step.mlir").read_text().splitlines(keepends=True)
    rest = [line for line in lines_before if not line.lstrip().startswith(f"{reduced} =")]
    assert len(rest) == len(lines_before) - 1
    Path("step.mlir").write_text(re.sub(rf"{re.escape(reduced)}(?![\w.])", own, "".join(rest)))
    ran = shlo("check", "step.mlir")
    assert ran.status == 1, ran.out
    (line,) = lines(ran, "lockstep")
    assert line.startswith(f"FAIL  lockstep: the replicas are out of step: '{output}' differs between replica 0 and ")


def test_a_group_that_leaves_replicas_out_is_named(shlo):
    Path("sum.mlir").write_text("""module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %sum = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %sum : tensor<2xf32>
  }
}
""")
    ran = shlo("check", "sum.mlir")
    assert ran.status == 1
    assert lines(ran, "groups") == ["FAIL  groups: sum (all_reduce): replica_groups [[0, 1]] name 2 replicas, 4 run"]


def test_a_broadcast_need_not_name_everybody(shlo):
    Path("cast.mlir").write_text("""module attributes {mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %cast = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    return %cast : tensor<2xf32>
  }
}
""")
    assert lines(shlo("check", "cast.mlir"), "groups") == [
        "ok    groups: 0 collectives among all 4 replicas, 1 collective within groups of them"
    ]
