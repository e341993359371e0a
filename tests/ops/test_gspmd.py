"""XLA's shardings as text, and programs cut by custom calls."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.interp.den import evaluate
from shlo.ir.errors import ShloError
from shlo.ir.ops.gspmd import read_tiles
from shlo.parse import parse

TEXTS = {
    "{devices=[2,2]<=[4]}": [[0, 1], [2, 3]],
    "{devices=[2,2]<=[2,2]T(1,0)}": [[0, 2], [1, 3]],
    "{devices=[2,2]3,1,0,2}": [[3, 1], [0, 2]],
    "{devices=[4,1,1]<=[4] last_tile_dim_replicate}": [[0], [1], [2], [3]],
}


@pytest.mark.parametrize("text", TEXTS)
def test_who_has_which_part(text):
    tiles = read_tiles(text)
    parts = tiles.parts(2)
    whole = np.arange(16).reshape(4, 4)
    for index, partition in np.ndenumerate(TEXTS[text]):
        sizes = [4 // n for n in parts]
        expected = whole[tuple(slice(i * s, (i + 1) * s) for i, s in zip(index, sizes, strict=True))]
        np.testing.assert_array_equal(whole[tiles.window((4, 4), partition)], expected)


def test_replicas_of_parts():
    tiles = read_tiles("{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}")
    assert [tiles.window((1, 4), p)[1].start for p in range(4)] == [0, 2, 0, 2]
    assert read_tiles("{replicated}").window((4,), 3) == ()


@pytest.mark.parametrize("text", ["{manual}", "{devices=[2]}", "{maximal device=0}", "x", "{devices=[2,2]0,1,2}"])
def test_what_cannot_be_cut_by(text):
    with pytest.raises(ShloError, match="sharding"):
        read_tiles(text)


def test_uneven_parts():
    with pytest.raises(ShloError, match=r"the shape \[3, 4\] does not divide"):
        read_tiles("{devices=[2,2]<=[4]}").window((3, 4), 0)


PROGRAM = """module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    SHARDING
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<2xf32>
    %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = "{devices=[2]<=[2]}"} :
        (tensor<2xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}"""
SHARDED = (
    '%0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]1,0}"} : (tensor<4xf32>) -> tensor<4xf32>'
)


def test_parts_are_cut_and_put_together_as_each_sharding_says():
    (out,) = evaluate(parse(PROGRAM.replace("SHARDING", SHARDED)), [np.arange(4.0)])
    np.testing.assert_array_equal(out, [3, 2, 1, 0])


def test_an_operand_without_a_sharding():
    text = PROGRAM.replace("SHARDING", "%0 = stablehlo.negate %a : tensor<4xf32>")
    with pytest.raises(ShloError, match="the operand of @SPMDFullToShardShape needs a sharding"):
        evaluate(parse(text), [np.arange(4.0)])
