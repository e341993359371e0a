"""What is proved is proved over the reals: roundings that one program has and the other has not stand beside the verdict."""

from __future__ import annotations

import pytest

from shlo.certify.verdict import Answer, certify, summary
from shlo.parse import parse


def program(body, size):
    text = f"func.func @main(%x: tensor<SIZExf32>) -> tensor<SIZExf32> {{\n{body}\n  return %r : tensor<SIZExf32>\n}}\n"
    return parse(text.replace("SIZE", str(size)))


def through(narrow):
    return (
        f"  %n = stablehlo.convert %x : (tensor<SIZExf32>) -> tensor<SIZEx{narrow}>\n"
        f"  %r = stablehlo.convert %n : (tensor<SIZEx{narrow}>) -> tensor<SIZExf32>"
    )


PLAIN = "  %z = stablehlo.constant dense<0.0> : tensor<SIZExf32>\n  %r = stablehlo.add %x, %z : tensor<SIZExf32>"


@pytest.mark.parametrize(("narrow", "epsilon"), [("f8E4M3FN", 2**-3), ("bf16", 2**-7), ("f16", 2**-10)])
def test_a_format_that_one_program_goes_through(narrow, epsilon):
    for dp, single, counts in ((PLAIN, through(narrow), (0, 1)), (through(narrow), PLAIN, (1, 0))):
        verdict = certify(program(dp, 4), program(single, 8), 2)
        assert verdict.answer is Answer.PROVED
        (found,) = verdict.narrowings
        assert (found.operation, found.epsilon) == (f"convert f32 → {narrow}", epsilon)
        assert (found.data_parallel, found.single) == counts
        assert found.where == ("single-device" if counts[1] else "data-parallel")
        assert summary(verdict)["narrowing"] == [found.to_json()]


def test_reduce_precision():
    body = "  %r = stablehlo.reduce_precision %x, format = e{}m{} : tensor<SIZExf32>"
    verdict = certify(program(body.format(5, 10), 4), program(PLAIN, 8), 2)
    assert [(n.operation, n.epsilon) for n in verdict.narrowings] == [("reduce_precision f32 → e5m10", 2**-10)]
    assert not certify(program(body.format(8, 23), 4), program(PLAIN, 8), 2).narrowings


def test_what_both_do_is_not_told():
    assert not certify(program(through("bf16"), 4), program(through("bf16"), 8), 2).narrowings
    back = certify(program(through("f64"), 4), program(PLAIN, 8), 2).narrowings
    assert [n.operation for n in back] == ["convert f64 → f32"]  # and widening is none
