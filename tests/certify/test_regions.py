"""Programs of whole values with an SPMD region: what it cuts is read from its shardings, and a proof about anything else is vacuous."""

from __future__ import annotations

import pytest

from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check
from shlo.certify.verdict import Answer, certify
from shlo.emit import emit
from shlo.parse import parse

ALL_REDUCE = """%t = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>"""


def region(before, given, axis, shard, results):
    """A program of w [4] and x [8, 4] whose region sees w doubled, and the sum over the examples of ``given``."""
    cut = ", ".join('{"d"}' if i == axis else "{}" for i in range(2))
    whole, dims = ("4x8", 1) if axis else ("8x4", 0)
    types = ", ".join(["tensor<4xf32>"] * len(results))
    return parse(f"""
module attributes {{mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32}} {{
  sdy.mesh @mesh = <["d"=2]>
  func.func public @main(%w: tensor<4xf32>, %x: tensor<8x4xf32>) -> ({types}) {{
    {before}
    %r:2 = sdy.manual_computation(%w, {given}) in_shardings=[<@mesh, [{{}}]>, <@mesh, [{cut}]>] out_shardings=[<@mesh, [{{}}]>, <@mesh, [{{}}]>] manual_axes={{"d"}} (%v: tensor<4xf32>, %y: tensor<{shard}xf32>) {{
      %d = stablehlo.add %v, %v : tensor<4xf32>
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %p = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [{dims}] : (tensor<{shard}xf32>, tensor<f32>) -> tensor<4xf32>
      {ALL_REDUCE}
      sdy.return %d, %t : tensor<4xf32>, tensor<4xf32>
    }} : (tensor<4xf32>, tensor<{whole}xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return {", ".join(results)} : {types}
  }}
}}
""")


def single(results, of="%x"):
    types = ", ".join(["tensor<4xf32>"] * len(results))
    axis, shape = (1, "4x8") if of == "%q" else (0, "8x4")
    return parse(f"""
func.func public @main(%w: tensor<4xf32>, %x: tensor<8x4xf32>) -> ({types}) {{
  %d = stablehlo.add %w, %w : tensor<4xf32>
  %e = stablehlo.exponential %x : tensor<8x4xf32>
  {TRANSPOSED}
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.reduce({of} init: %z) applies stablehlo.add across dimensions = [{axis}] : (tensor<{shape}xf32>, tensor<f32>) -> tensor<4xf32>
  return {", ".join(results)} : {types}
}}
""")


TRANSPOSED = "%q = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>"
COMPUTED = "%q = stablehlo.exponential %x : tensor<8x4xf32>"


def recheck(verdict):
    texts = [(which, emit(module)) for which, module in zip(("dp", "single"), verdict.programs, strict=True)]
    return check(certificate_data(verdict, texts))


@pytest.mark.parametrize(
    ("before", "given", "axis", "shard", "of", "cut"),
    [
        ("", "%x", 0, "4x4", "%x", {"x": 0}),
        (TRANSPOSED, "%q", 1, "4x4", "%q", {"x": 0}),  # the axis is the input's own
        (COMPUTED, "%q", 0, "4x4", "%e", {"x": None}),  # what is computed from it is cut
    ],
)
def test_what_a_region_cuts(before, given, axis, shard, of, cut):
    verdict = certify(region(before, given, axis, shard, ["%r#1"]), single(["%t"], of), 2, log=True)
    assert verdict.answer is Answer.PROVED
    assert verdict.cut == cut
    assert verdict.budget.collectives == 1  # the region itself is none
    report = recheck(verdict)
    assert report["cut"] == cut
    assert not report["vacuous"]
    assert not report["ignored"]


def test_a_result_that_reads_no_example_is_vacuous():
    verdict = certify(region("", "%x", 0, "4x4", ["%r#0", "%r#1"]), single(["%d", "%t"]), 2, log=True)
    assert verdict.answer is Answer.UNKNOWN
    assert verdict.independent == ("0",)
    assert recheck(verdict)["vacuous"] == ["0"]
    said = certify(region("", "%x", 0, "4x4", ["%r#0", "%r#1"]), single(["%d", "%t"]), 2, log=True, acknowledge=["0"])
    assert said.answer is Answer.PROVED
    report = recheck(said)
    assert (report["vacuous"], report["acknowledged"]) == ([], ["0"])


def test_a_batch_that_nothing_reads():
    verdict = certify(region("", "%x", 0, "4x4", ["%r#0"]), single(["%d"]), 2, log=True)
    assert verdict.answer is Answer.UNKNOWN
    assert verdict.ignored == ("x",)
    assert recheck(verdict)["ignored"] == ["x"]


def test_a_region_that_cuts_nothing_proves_nothing():
    dp = region("", "%x", None, "8x4", ["%r#0"])
    assert certify(dp, single(["%d"]), 2).answer is Answer.UNKNOWN
