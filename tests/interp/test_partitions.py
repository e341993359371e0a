"""Whose inputs a program for several partitions takes: the whole's, or each partition's own."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.inputs import is_whole, over_partitions
from shlo.ir.devices import PerDevice
from shlo.parse import parse

HEAD = "module attributes {mhlo.num_partitions = 2 : i32} {\n"
PLAIN = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> } }"
CALL = '%0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>'


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (HEAD + PLAIN, False),
        ("module {" + PLAIN, True),
        (HEAD + 'sdy.mesh @m = <["x"=2]>\n' + PLAIN, True),
        (HEAD + PLAIN.replace("f32>)", 'f32> {mhlo.sharding = "{replicated}"})', 1), True),
        (HEAD + PLAIN.replace("{ return", "{ " + CALL + " return", 1), True),
    ],
)
def test_whole_programs(text, whole):
    assert is_whole(parse(text)) is whole


def test_each_partition_of_a_replica_has_its_replica_s_inputs():
    same, own = over_partitions([np.zeros(1), PerDevice([np.ones(1), np.zeros(1)])], 2)
    assert isinstance(same, np.ndarray)
    assert [float(x[0]) for x in own] == [1, 1, 0, 0]
