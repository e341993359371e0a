"""``shlo conform``: our own files pass, what is wrong fails with a reason, what shlo lacks is named."""

from __future__ import annotations

import json
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from shlo.cli.app import main
from shlo.ir.ops.checking import almost_equal, equal, ulps_apart

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(HERE.glob("*.mlir")), ids=lambda f: f.stem)
def test_our_files(file, capsys):
    status = main(["conform", str(file)])
    out = capsys.readouterr().out.splitlines()
    assert status == 0, "\n".join(out)
    assert all(line.startswith("PASS ") for line in out[:-1])
    assert out[-1] == f"{len(out) - 1} passed, 0 failed, 0 unsupported"


def run(text, tmp_path, capsys, *options):
    file = tmp_path / "t.mlir"
    file.write_text(text)
    status = main(["conform", str(file), *options])
    return status, capsys.readouterr().out.replace(str(file), "t.mlir")


CONSTANT = "%a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>"


@pytest.mark.parametrize(
    ("check", "why"),
    [
        ("check.expect_eq_const %a, dense<[1.0, 2.5, 3.5]> : tensor<3xf32>", "element [1]: 2.0 is not 2.5 (2 of 3"),
        ("check.expect_almost_eq_const %a, dense<[1.0, 2.0, 3.001]> : tensor<3xf32>", "element [2]: 3.0 is not 3.001"),
        ("check.expect_close %a, %b : tensor<3xf32>, tensor<3xf32>", "expect_close: element [0]: 1.0 is not 1.0000005"),
    ],
)  # fmt: skip
def test_what_does_not_hold(check, why, tmp_path, capsys):
    more = "%b = stablehlo.constant dense<[1.0000005, 2.0, 3.0]> : tensor<3xf32>"
    text = f"// first\n\n// -----\nfunc.func @f() {{\n  {CONSTANT}\n  {more}\n  {check}\n  return\n}}\n"
    status, out = run(text, tmp_path, capsys)
    assert status == 1
    assert out.startswith("FAIL t.mlir:4 @f: ")
    assert why in out
    assert out.splitlines()[-1] == "0 passed, 1 failed, 0 unsupported"


def test_what_shlo_lacks(tmp_path, capsys):
    unheard = '%b = "stablehlo.unheard_of"(%a) : (tensor<3xf32>) -> tensor<3xf32>'
    text = f"func.func @f() {{\n  {CONSTANT}\n  {unheard}\n  return\n}}"
    status, out = run(text, tmp_path, capsys)
    assert status == 0
    assert out.startswith("UNSUPPORTED t.mlir:1 module: line 3: stablehlo.unheard_of: shlo has no such operation")


def test_arguments_and_private_functions(tmp_path, capsys):
    text = (
        "func.func @takes(%x: tensor<f32>) { return }\n"
        "func.func private @hidden() { return }\nfunc.func @runs() { return }"
    )
    assert run(text, tmp_path, capsys)[1].splitlines() == [
        "UNSUPPORTED t.mlir:1 @takes: it takes 1 argument",
        "PASS t.mlir:3 @runs",
        "1 passed, 0 failed, 1 unsupported",
    ]


def test_one_wrong_module_does_not_stop_the_others(tmp_path, capsys):
    status, out = run("func.func @f( { }\n// -----\nfunc.func @g() { return }", tmp_path, capsys)
    assert status == 1
    assert [line.split()[0] for line in out.splitlines()] == ["FAIL", "PASS", "1"]


def test_json(tmp_path, capsys):
    _, out = run("func.func @g() { return }", tmp_path, capsys, "--json")
    assert json.loads(out) == {
        "cases": [{"file": "t.mlir", "line": 1, "case": "@g", "verdict": "PASS"}],
        "passed": 1, "failed": 0, "unsupported": 0,
    }  # fmt: skip


def test_an_empty_folder_is_bad_input(tmp_path, capsys):
    assert main(["conform", str(tmp_path)]) == 2
    assert "no .mlir file" in capsys.readouterr().err


def test_ulps():
    a = np.array([0.0, 1.0, -1.0, np.nan, np.inf, np.nan], np.float32)
    b = np.array(
        [-0.0, np.nextafter(np.float32(1), np.float32(2)), 1.0, np.nan, np.finfo(np.float32).max, 0.0], np.float32
    )
    np.testing.assert_array_equal(ulps_apart(a, b), [0, 1, 2 * 0x3F800000, 0, 1, np.inf])
    half = np.array([1.0, -2.0], ml_dtypes.bfloat16)
    np.testing.assert_array_equal(ulps_apart(half, (half.view(np.uint16) + 2).view(ml_dtypes.bfloat16)), [2, 2])


def test_agreement():
    a = np.array([np.nan, 0.0, np.inf, 1.0])
    assert equal(a, np.array([np.nan, -0.0, np.inf, 1.0])).all()
    assert almost_equal(a, np.array([np.nan, 9e-5, np.inf, 1.0]), 1e-4).all()
    assert not almost_equal(a, np.array([1.0, 0.0, -np.inf, 1.01]), 1e-4)[[0, 2, 3]].any()


def test_a_custom_call_that_does_not_hold(tmp_path, capsys):
    text = (HERE / "custom_calls.mlir").read_text().replace("3.003910e+00", "3.01")
    status, out = run(text, tmp_path, capsys)
    assert status == 1
    assert "expect_close: element [0]: 3.0 is not 3.01" in out


def test_custom_calls_that_nobody_knows(tmp_path, capsys):
    text = "func.func @f() {\n  stablehlo.custom_call @foo() : () -> ()\n  return\n}"
    assert run(text, tmp_path, capsys)[1].startswith("UNSUPPORTED t.mlir:1 @f: custom_call @foo has no meaning here")
