"""Whose inputs a program for several partitions takes: the whole's, or each partition's own."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.grid import Grid, is_whole
from shlo.ir.devices import PerDevice
from shlo.parse import parse
from shlo.runtime import signature

HEAD = "module attributes {mhlo.num_partitions = 2 : i32} {\n"
PLAIN = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> } }"
CALL = '%0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>'

ADD = '%0 = stablehlo.add %a, %a {mhlo.sharding = "{devices=[2]<=[2]}"} : tensor<2xf32>'


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (HEAD + PLAIN, False),
        ("module {" + PLAIN, True),
        (HEAD + 'sdy.mesh @m = <["x"=2]>\n' + PLAIN, True),
        (HEAD + PLAIN.replace("f32>)", 'f32> {mhlo.sharding = "{replicated}"})', 1), True),
        (HEAD + PLAIN.replace("{ return", "{ " + CALL + " return", 1), True),
        (HEAD + PLAIN.replace("-> tensor<2xf32>", '-> (tensor<2xf32> {mhlo.sharding = "{replicated}"})'), True),
        (HEAD + PLAIN.replace("{ return", "{ " + ADD + " return", 1), True),
        (HEAD + PLAIN.replace("f32>)", 'f32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>})', 1), True),
        (
            HEAD
            + PLAIN.replace("{ return", '{ %0 = sdy.reshard %a <mesh<["x"=2]>, [{"x"}]> : tensor<2xf32> return', 1),
            True,
        ),
    ],
)
def test_whole_programs(text, whole):
    assert is_whole(parse(text)) is whole
    assert signature(text).whole is whole  # what runs it sees it as what evaluates it does


def test_each_partition_of_a_replica_has_its_replica_s_inputs():
    grid = Grid(2, 2)
    same, own = grid.over_devices([np.zeros(1), PerDevice([np.ones(1), np.zeros(1)])])
    assert isinstance(same, np.ndarray)
    assert [float(x[0]) for x in own] == [1, 1, 0, 0]
    assert [float(x[0]) for x in grid.to_caller(own)] == [1, 0]
    assert grid.is_one(own)
    assert not grid.is_one(PerDevice([np.ones(1), np.zeros(1), np.zeros(1), np.zeros(1)]))
    assert Grid(2, 2, whole=False).over_devices([own]) == [own]


def test_one_replica_gives_arrays():
    devices = PerDevice([np.ones(1), np.zeros(1)])
    assert float(Grid(1, 2).to_caller(devices)[0]) == 1
    assert Grid(1, 2, whole=False).to_caller(devices) == devices
    assert (Grid(3, 2).lanes, Grid(3, 2, whole=False).lanes, Grid(3, 2).devices) == (3, 6, 6)
