"""Single rules: what they may not conclude, and what happens when one fails."""

from __future__ import annotations

import pytest

from shlo.certify import engine
from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check
from shlo.certify.verdict import Answer, certify
from shlo.emit import emit
from shlo.parse import parse

UPDATED = "stablehlo.dynamic_update_slice {}, %c, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>"


def total(of, result):
    return f"""{result} = "stablehlo.all_reduce"({of}) <{{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }}) : (tensor<4xf32>) -> tensor<4xf32>"""


def program(size, *lines, number=3.0):
    body = "\n  ".join(lines)
    return parse(f"""
func.func @main(%x: tensor<{size}x4xf32>) -> tensor<4xf32> {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<{number}> : tensor<2xf32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<{size}x4xf32>, tensor<f32>) -> tensor<4xf32>
  {body}
  return %r : tensor<4xf32>
}}
""")


@pytest.mark.parametrize(("number", "answer"), [(3.0, Answer.REFUTED), (0.0, Answer.PROVED)])
def test_a_constant_written_into_shares_is_added_up_as_often_as_there_are_replicas(number, answer):
    single = program(8, "%r = " + UPDATED.format("%s"), number=number)
    early = program(4, "%q = " + UPDATED.format("%s"), total("%q", "%r"), number=number)
    late = program(4, total("%s", "%q"), "%r = " + UPDATED.format("%q"), number=number)
    assert certify(early, single, 2).answer is answer
    assert certify(late, single, 2).answer is Answer.PROVED


def complex_pair(root):
    """√(z √z) against √z · √√z: equal for positive numbers, and not for all complex ones."""
    of, results = "tensor<{}xcomplex<f32>>", ("%p", "%q")
    text = """
func.func @main(%z: T) -> T {
  %a = stablehlo.sqrt %z : T
  %b = stablehlo.multiply %z, %a : T
  %p = stablehlo.sqrt %b : T
  %c = stablehlo.sqrt %a : T
  %q = stablehlo.multiply %a, %c : T
  return R : T
}
"""
    return [
        parse(text.replace("T", of.format(n)).replace("R", r))
        for n, r in zip((4, 8), results if root else ("%q", "%q"), strict=True)
    ]


def test_roots_of_complex_numbers_have_branches():
    (result,) = certify(*complex_pair(True), 2).results
    assert result.answer is Answer.REFUTED
    assert result.witness.part == "real"
    assert "(real part) is" in str(result.witness)
    assert certify(*complex_pair(False), 2, search=False).answer is Answer.PROVED


@pytest.mark.parametrize("constant", ["(0.0,1.0)", "(2.0,0.0)", "(0.0,0.0)", "(0x7F800000,1.0)"])
def test_complex_constants(constant):
    def scaled(size):
        t = f"tensor<{size}xcomplex<f32>>"
        return parse(f"""
func.func @main(%x: tensor<{size}xf32>) -> tensor<{size}xf32> {{
  %k = stablehlo.constant dense<{constant}> : {t}
  %y = stablehlo.convert %x : (tensor<{size}xf32>) -> {t}
  %w = stablehlo.multiply %y, %k : {t}
  %v = stablehlo.add %w, %y : {t}
  %r = stablehlo.abs %v : ({t}) -> tensor<{size}xf32>
  return %r : tensor<{size}xf32>
}}
""")

    verdict = certify(scaled(4), scaled(8), 2, log=True)
    assert verdict.answer is Answer.PROVED
    texts = [(which, emit(module)) for which, module in zip(("dp", "single"), verdict.programs, strict=True)]
    assert check(certificate_data(verdict, texts))["proved"] == ["0"]


def test_a_rule_that_fails_proves_nothing(monkeypatch):
    single = program(8, "%r = stablehlo.exponential %s : tensor<4xf32>")
    right = program(4, total("%s", "%q"), "%r = stablehlo.exponential %q : tensor<4xf32>")
    assert certify(right, single, 2).answer is Answer.PROVED

    def broken(*_):
        raise TypeError("no such thing")

    monkeypatch.setitem(engine.RULES, "exponential", broken)
    (result,) = certify(right, single, 2, log=True).results
    assert result.answer is Answer.UNKNOWN
    assert "the rule for exponential failed (TypeError: no such thing): a bug in shlo" in result.parting.why
