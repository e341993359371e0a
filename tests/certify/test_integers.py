"""Integers wrap around: what is true of whole numbers is not proved of them, whatever reads them afterwards."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import PerDevice, evaluate
from shlo.certify.verdict import Answer, certify
from shlo.parse import parse


def program(body, replicas=1, size=8, dtype="i8"):
    return parse(f"""
module attributes {{mhlo.num_replicas = {replicas} : i32}} {{
  func.func @main(%x: tensor<{size}x{dtype}>) -> tensor<f32> {{
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %i = stablehlo.constant dense<0> : tensor<{dtype}>
{body}
    return %r : tensor<f32>
  }}
}}
""")


TOTAL = """    %r = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>"""


def summed(x, result, dtype):
    init = "%zero" if dtype == "f32" else "%i"
    return (
        f"    {result} = stablehlo.reduce({x} init: {init}) applies stablehlo.add across dimensions = [0] : "
        f"(tensor<SIZEx{dtype}>, tensor<{dtype}>) -> tensor<{dtype}>"
    )


def converted(x, result, source, target, shape=""):
    return f"    {result} = stablehlo.convert {x} : (tensor<{shape}{source}>) -> tensor<{shape}{target}>"


def pair(narrow, wide):
    """The single-device and the two-replica program, from their lines before the all-reduce."""
    single = program("\n".join(narrow).replace("SIZE", "8"))
    parallel = program("\n".join([*wide, TOTAL]).replace("SIZE", "4"), 2, 4)
    return parallel, single


SUM_THEN_FLOAT = [summed("%x", "%s8", "i8"), converted("%s8", "%r", "i8", "f32")]
PARTS_THEN_FLOAT = [summed("%x", "%s8", "i8"), converted("%s8", "%part", "i8", "f32")]
FLOAT_THEN_SUM = [converted("%x", "%y", "i8", "f32", "8x"), summed("%y", "%r", "f32")]
FLOAT_THEN_PARTS = [converted("%x", "%y", "i8", "f32", "4x"), summed("%y", "%part", "f32")]


@pytest.mark.parametrize("parts", [PARTS_THEN_FLOAT, FLOAT_THEN_PARTS])
def test_a_sum_of_narrow_integers_is_not_that_of_floats(parts):
    parallel, single = pair(SUM_THEN_FLOAT, parts)
    assert certify(parallel, single, 2).answer is not Answer.PROVED
    x = np.array([100, 0, 0, 0, 100, 0, 0, 0], np.int8)
    (one,), (two,) = evaluate(single, [x]), evaluate(parallel, [PerDevice(np.split(x, 2))], replicas=2)
    assert one == -56
    assert np.unique(two).tolist() == [200]


def test_a_sum_of_integers_as_floats_is():
    assert certify(*pair(FLOAT_THEN_SUM, FLOAT_THEN_PARTS), 2).answer is Answer.PROVED


@pytest.mark.parametrize(
    ("lines", "equal"),
    [
        # x + 1 > x, which is false of 127
        (["    %p = stablehlo.add %x, %one", "    %c = stablehlo.compare GT, %p, %x"], False),
        (["    %p = stablehlo.add %x, %one", "    %c = stablehlo.compare GT, %p, %p"], None),
        # max(x + x, 0) against 2 max(x, 0)
        (["    %p = stablehlo.add %x, %x", "    %c = stablehlo.compare GT, %p, %zeros"], None),
    ],
)
def test_comparisons_read_what_has_wrapped_around(lines, equal):
    def whole(body, size, replicas=1):
        t, b = f"tensor<{size}xi8>", f"tensor<{size}xi1>"
        typed = [f"{line} : {t if '.add ' in line else f'({t}, {t}) -> {b}'}" for line in body]
        head = [f"    %{n} = stablehlo.constant dense<{v}> : {t}" for n, v in (("one", 1), ("zeros", 0))]
        tail = [converted("%c", "%y", "i1", "f32", f"{size}x"), summed("%y", "%part" if replicas > 1 else "%r", "f32")]
        text = "\n".join([*head, *typed, *tail, *([TOTAL] if replicas > 1 else [])]).replace("SIZE", str(size))
        return program(text, replicas, size)

    ours = certify(whole(lines, 4, 2), whole(lines, 8), 2)
    assert ours.results[0].answer is Answer.PROVED  # the same comparison of the same wrapped number
    if equal is False:
        always = ["    %c = stablehlo.compare GT, %one, %zeros"]
        assert certify(whole(always, 4, 2), whole(lines, 8), 2).answer is not Answer.PROVED
