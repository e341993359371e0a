"""Groups of a collective that are said by the axes of a mesh, as JAX writes them from 0.11 on."""

from __future__ import annotations

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.grid import Grid
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import mlir, run_module, signature

PROGRAM = """module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  sdy.mesh @other = <["x"=2, "y"=4], device_ids=[7, 5, 3, 1, 6, 4, 2, 0]>
  func.func @main(%a: tensor<8xf32>) -> tensor<SUMxf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{"x", "y"}]>]
        manual_axes={"x", "y"} (%b: tensor<1xf32>) {
      %1 = "stablehlo.all_gather"(%b) <{all_gather_dim = 0 : i64,
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = GROUPS,
          use_global_device_ids}> : (tensor<1xf32>) -> tensor<SIZExf32>
      sdy.return %1 : tensor<SIZExf32>
    } : (tensor<8xf32>) -> tensor<SUMxf32>
    return %0 : tensor<SUMxf32>
  }
}
"""


def axis(name: str, part: str = "") -> str:
    return f'#stablehlo.axis_ref<name = "{name}"{f", sub_axis_info = {part}" if part else ""}>'


def along(*axes: str, mesh: str = "@mesh") -> str:
    return f"#stablehlo.replica_group_mesh_axes<mesh = {mesh}, axes = [{', '.join(axes)}]>"


def program(groups: str, size: int) -> str:
    return PROGRAM.replace("GROUPS", groups).replace("SIZE", str(size)).replace("SUM", str(8 * size))


CASES = {
    "the slow axis": (along(axis("x")), [[0, 4], [1, 5], [2, 6], [3, 7]]),
    "the fast axis": (along(axis("y")), [[0, 1, 2, 3], [4, 5, 6, 7]]),
    "both": (along(axis("x"), axis("y")), [[0, 1, 2, 3, 4, 5, 6, 7]]),
    "both, the other way round": (along(axis("y"), axis("x")), [[0, 4, 1, 5, 2, 6, 3, 7]]),
    "the major part of an axis": (along(axis("y", "(1)2")), [[0, 2], [1, 3], [4, 6], [5, 7]]),
    "the minor part of an axis": (along(axis("y", "(2)2")), [[0, 1], [2, 3], [4, 5], [6, 7]]),
    "parts and a whole": (along(axis("y", "(2)2"), axis("x")), [[0, 4, 1, 5], [2, 6, 3, 7]]),
}


@pytest.mark.parametrize("name", CASES)
def test_groups(name):
    """As XLA has them, who gathers in their order."""
    groups, expected = CASES[name]
    text = program(groups, len(expected[0]))
    mlir.check(text)
    module = parse(text)
    (gather,) = [n for n in module.main.graph.walk() if n.op.label == "all_gather"]
    assert sorted(gather.attrs["replica_groups"]) == sorted(map(tuple, expected))
    assert sorted(signature(text).collectives[0].rows) == sorted(map(tuple, expected))
    a = np.arange(8, dtype=np.float32)
    (ours,) = Grid.of(module).evaluate(module.main, [a])
    (theirs,) = run_module(text, [a])
    np.testing.assert_array_equal(ours, theirs)
    # Written they are numbers, which say the same to XLA.
    assert emit(parse(emit(module))) == emit(module)
    np.testing.assert_array_equal(run_module(emit(module), [a])[0], theirs)


INLINE = '#stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]{}>'


@pytest.mark.parametrize(
    ("mesh", "groups"),
    [
        ("@other", ((7, 6), (5, 4), (3, 2), (1, 0))),
        (INLINE.format(""), ((0, 4), (1, 5), (2, 6), (3, 7))),
        (
            INLINE.format(", device_ids = dense<[7, 5, 3, 1, 6, 4, 2, 0]> : tensor<8xi64>"),
            ((7, 6), (5, 4), (3, 2), (1, 0)),
        ),
    ],
)
def test_the_mesh_says_which_devices(mesh, groups):
    text = program(along(axis("x"), mesh=mesh), 2)
    mlir.check(text)
    (gather,) = [n for n in parse(text).main.graph.walk() if n.op.label == "all_gather"]
    assert gather.attrs["replica_groups"] == groups
    assert signature(text).collectives[0].rows == groups


@pytest.mark.parametrize(
    ("groups", "why"),
    [
        (along(axis("x"), mesh="@nobody"), "there is no mesh @nobody: the module has @mesh, @other"),
        (along(axis("z")), "there is no axis 'z' in mesh @mesh"),
        (along(axis("y"), axis("y")), 'the mesh axis "y" is named twice'),
        (along(axis("y", "(3)2")), "is no part of the axis 'y' of size 4"),
        (
            "#stablehlo.replica_group_mesh_axes<mesh = @mesh>",
            "expected #stablehlo.replica_group_mesh_axes<mesh = @mesh",
        ),
        (along("7"), "cannot read the axes of"),
        (along(axis("x"), mesh=INLINE.format("").replace("4", "999999999")), "1999999998 devices: groups are of 65536"),
        (along(axis("x"), mesh=INLINE.format(", device_ids = dense<[1,,1]> : tensor<8xi64>")), "in some order"),
        ("#stablehlo.other", "must be a matrix of integers"),
    ],
)
def test_refusals(groups, why):
    with pytest.raises(ShloError, match=r"<text>:7:12: stablehlo\.all_gather: ") as refused:
        parse(program(groups, 4))
    assert why in str(refused.value)
