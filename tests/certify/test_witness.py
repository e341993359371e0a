"""A counterexample is one: right programs that cannot be proved are UNKNOWN, never REFUTED."""

from __future__ import annotations

import pytest

from shlo.certify.verdict import Answer, certify
from shlo.parse import parse
from tests.certify.test_false_proofs import GLOBAL, all_reduce


def module(inputs: str, body: str, attributes: str = "") -> str:
    head = f"module attributes {{{attributes}}}" if attributes else "module"
    return f"{head} {{ func.func @main({inputs}) -> tensor<2xf32> {{\n{body}\nreturn %o : tensor<2xf32>\n}} }}"


def by_partition() -> tuple[str, str]:
    """Each partition gives its own element of w, and the sum of all of them is w: partitions are no replicas."""
    body = f"""%p = stablehlo.partition_id : tensor<ui32>
      %i = stablehlo.iota dim = 0 : tensor<2xui32>
      %b = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %m = stablehlo.compare EQ, %i, %b : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
      %z = stablehlo.constant dense<0.0> : tensor<2xf32>
      %k = stablehlo.select %m, %w, %z : tensor<2xi1>, tensor<2xf32>
      {all_reduce("%r", "%k", channel=GLOBAL)}
      %o = stablehlo.add %r, %w : tensor<2xf32>"""
    inputs = "%w: tensor<2xf32>"
    return module(inputs, body, "mhlo.num_partitions = 2 : i32"), module(
        inputs, "%o = stablehlo.add %w, %w : tensor<2xf32>"
    )


def drawn() -> tuple[str, str]:
    """Both add random numbers, the second program not the first that it draws."""
    draw = """stablehlo.rng %a, %b, %s, distribution = UNIFORM
        : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>"""
    given = """%a = stablehlo.constant dense<0.0> : tensor<f32>
      %b = stablehlo.constant dense<1.0> : tensor<f32>
      %s = stablehlo.constant dense<[2]> : tensor<1xi64>"""
    once = f"{given}\n%u = {draw}\n%o = stablehlo.add %w, %u : tensor<2xf32>"
    twice = f"{given}\n%t = {draw}\n%u = {draw}\n%o = stablehlo.add %w, %u : tensor<2xf32>"
    return module("%w: tensor<2xf32>", once), module("%w: tensor<2xf32>", twice)


def rounding_of_zero() -> tuple[str, str]:
    """Two sums of the same numbers, in another order, less each other."""
    inputs = "%w: tensor<7x5xf32>"
    reduce_ = "applies stablehlo.add across dimensions"
    mine = f"""%z = stablehlo.constant dense<0.0> : tensor<f32>
      %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
      %a = stablehlo.reduce(%w init: %z) {reduce_} = [0, 1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<f32>
      %b = stablehlo.reduce(%t init: %z) {reduce_} = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
      %c = stablehlo.reduce(%b init: %z) {reduce_} = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %d = stablehlo.subtract %a, %c : tensor<f32>
      %o = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<2xf32>"""
    return module(inputs, mine), module(inputs, "%o = stablehlo.constant dense<0.0> : tensor<2xf32>")


@pytest.mark.parametrize("make", [by_partition, drawn, rounding_of_zero])
def test_what_cannot_be_proved_is_not_refuted(make):
    dp, single = map(parse, make())
    assert certify(dp, single, 2).results[0].answer is Answer.UNKNOWN
