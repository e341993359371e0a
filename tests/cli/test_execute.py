"""``shlo eval``, ``run`` and ``check``."""

import zipfile

import numpy as np
import pytest
from conftest import ADD

from shlo.cli.check import relative_error, tolerance
from shlo.ir.errors import ShloError
from shlo.ir.types import dtype
from shlo.runtime.plugins import plugin_library

SUM = """\
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<3xf32>, %k: tensor<i32>) -> (tensor<3xf32> {jax.result_info = "total"}, tensor<i32>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>
    return %0, %k : tensor<3xf32>, tensor<i32>
  }
}
"""

TWO = ADD.replace("@main", "@first") + ADD.replace("@main", "@second").replace("stablehlo.tanh", "stablehlo.negate")

X = np.arange(6, dtype=np.float32).reshape(2, 3)
Y = np.ones((2, 3), np.float32)


@pytest.fixture
def total(tmp_path):
    file = tmp_path / "sum.mlir"
    file.write_text(SUM)
    return file


COMMANDS = ["eval", "run"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("keys", [("x", "y"), ("0", "1"), ("x", "1")])
def test_inputs_by_name_or_position(shlo, add, tmp_path, command, keys):
    np.savez(tmp_path / "i.npz", **dict(zip(keys, (X, Y), strict=True)))
    ran = shlo(command, add, "--inputs", "i.npz", "--outputs", "o.npz")
    assert ran.status == 0, ran.err
    with np.load(tmp_path / "o.npz") as outputs:
        assert outputs.files == ["0"]
        np.testing.assert_allclose(outputs["0"], np.tanh(X + Y), rtol=1e-6)
        assert outputs["0"].dtype == np.float32


@pytest.mark.parametrize("command", COMMANDS)
def test_several_replicas_have_a_leading_axis(shlo, total, tmp_path, command):
    x = np.array([[1, 2, 3], [10, 20, 30]], np.float32)
    np.savez(tmp_path / "i.npz", x=x, k=np.array([4, 5]))
    ran = shlo(command, total, "--inputs", "i.npz", "--outputs", "o.npz")
    assert ran.status == 0, ran.err
    with np.load(tmp_path / "o.npz") as outputs:
        assert set(outputs.files) == {"0", "1", "total"}  # by position, and by name where it has one
        assert outputs["0"].tolist() == outputs["total"].tolist() == [[11, 22, 33], [11, 22, 33]]
        assert outputs["1"].tolist() == [4, 5]


def test_missing_inputs_are_drawn_from_the_seed(shlo, add, total):
    first = shlo("eval", add, "--json").json["results"][0]["values"]
    assert shlo("eval", add, "--json", "--seed", 0).json["results"][0]["values"] == first
    assert shlo("eval", add, "--json", "--seed", 1).json["results"][0]["values"] != first
    shared, own = shlo("eval", total, "--json").json["results"]
    assert shared["values"][0] == shared["values"][1]
    assert all(0 <= k <= 9 for k in own["values"])
    np.testing.assert_allclose(shlo("run", add, "--json").json["results"][0]["values"], first, rtol=1e-5)


def test_the_exact_world_gives_fractions(shlo, refused, tmp_path):
    text = """func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<20xf32>) {
      %c = stablehlo.constant dense<0.1> : tensor<2xf32>
      %0 = stablehlo.divide %c, %x : tensor<2xf32>
      %1 = stablehlo.constant dense<0.5> : tensor<20xf32>
      return %0, %1 : tensor<2xf32>, tensor<20xf32>
    }"""
    (tmp_path / "e.mlir").write_text(text)
    np.savez(tmp_path / "i.npz", x=np.array([3, 7], np.float32))
    options = ["eval", "e.mlir", "--inputs", "i.npz", "--world", "exact"]
    ran = shlo(*options, "--outputs", "o.npz")
    assert ran.out == "0: tensor<2xf32> = [1/30, 1/70]\n1: tensor<20xf32> = mean 0.5, from 0.5 to 0.5\n"
    np.testing.assert_array_equal(np.load(tmp_path / "o.npz")["0"], [1 / 30, 1 / 70])
    first = shlo(*options, "--json").json["results"][0]
    assert first["values"] == ["1/30", "1/70"]
    assert first["max"] == 1 / 30
    (tmp_path / "e.mlir").write_text(text.replace("divide", "power").replace("dense<0.1>", "dense<0.3>"))
    root = shlo(*options[:2], "--world", "exact")
    assert root.err.startswith("shlo: 0 (power) has no exact value over the rationals")
    wrong = refused(*options[:4], "--world", "silly")
    assert (
        wrong
        == "shlo: Invalid value for '--world': 'silly' is not one of 'real', 'stored', 'exact'. (see shlo eval --help)"
    )


def test_the_worlds(shlo, tmp_path):
    text = """\
func.func @main(%x: tensor<1xbf16>) -> tensor<1xbf16> {
  %0 = stablehlo.multiply %x, %x : tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
"""
    (tmp_path / "b.mlir").write_text(text)
    np.savez(tmp_path / "i.npz", x=np.array([1.0078125]))
    for world, expected in (("stored", 1.015625), ("real", 1.0078125**2)):
        ran = shlo("eval", "b.mlir", "--inputs", "i.npz", "--world", world, "--outputs", "o.npz")
        assert ran.status == 0, ran.err
        with np.load(tmp_path / "o.npz") as outputs:
            assert float(outputs["0"][0]) == expected


def test_json_describes_every_result(shlo, add):
    ran = shlo("eval", add, "--json").json
    assert (ran["file"], ran["devices"]) == (str(add), 1)
    (result,) = ran["results"]
    assert result.keys() == {"name", "type", "shape", "mean", "min", "max", "not_finite", "values"}
    assert (result["name"], result["type"], result["shape"]) == ("0", "tensor<2x3xf32>", [2, 3])
    times = shlo("run", add, "--json", "--repeat", 2).json
    assert times["compile_seconds"] > 0
    assert times["step_seconds"] > 0


@pytest.mark.parametrize("command", COMMANDS)
def test_another_entry(shlo, refused, tmp_path, command):
    (tmp_path / "two.mlir").write_text(TWO)
    assert "say which to use with --entry (public ones: first, second)" in refused(command, "two.mlir")
    assert "no function @third" in refused(command, "two.mlir", "--entry", "third")
    np.savez(tmp_path / "i.npz", x=X, y=Y)
    values = [
        shlo(command, "two.mlir", "--entry", e, "--inputs", "i.npz", "--json").json["results"][0]["values"]
        for e in ("first", "@second")
    ]
    np.testing.assert_allclose(values[0], np.tanh(X + Y), rtol=1e-6)
    np.testing.assert_allclose(values[1], -(X + Y))


def test_standard_input(shlo):
    assert shlo("eval", "-", stdin=ADD).out.startswith("0: tensor<2x3xf32> = [[")


@pytest.mark.parametrize("command", [*COMMANDS, "check"])
@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"z": X}, "there is no input 'z': the inputs are x, y"),
        ({"2": X}, "there is no input '2'"),
        ({"x": X, "0": X}, "input 0 is given twice"),
        ({"x": X[:1]}, "input 'x' must have the shape [2, 3] (tensor<2x3xf32>), got [1, 3]"),
        ({"x": X.astype(complex)}, "complex128 numbers do not fit"),
        ({"x": np.array([["a"] * 3] * 2)}, "numbers do not fit"),
    ],
)
def test_wrong_inputs(refused, add, tmp_path, command, arrays, message):
    np.savez(tmp_path / "i.npz", **arrays)
    outputs = [] if command == "check" else ["--outputs", "o.npz"]
    assert message in refused(command, add, "--inputs", "i.npz", *outputs)
    assert not (tmp_path / "o.npz").exists()


@pytest.mark.parametrize("command", ["eval", "run"])
def test_what_was_given_is_not_overwritten(refused, add, tmp_path, command):
    np.savez(tmp_path / "i.npz", **{"0": np.zeros(2)})
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert "would overwrite what was given" in refused(command, add, "--outputs", add)
    assert "would overwrite what was given" in refused(command, add, "--inputs", "i.npz", "--outputs", "./i.npz")
    assert before == {file: file.read_bytes() for file in tmp_path.iterdir()}


def test_integers_must_fit(refused, total, tmp_path):
    np.savez(tmp_path / "i.npz", k=np.array([2**40, 1]))
    assert "input 'k' is tensor<i32>: some of the numbers are out of its range" in refused(
        "eval", total, "--inputs", "i.npz"
    )
    for type, value in (("ui64", np.int64(-1)), ("i64", np.uint64(2**63)), ("i4", np.int32(8)), ("ui8", np.int8(-1))):
        (tmp_path / "k.mlir").write_text(
            f"func.func @main(%k: tensor<{type}>) -> tensor<{type}> {{ return %k : tensor<{type}> }}"
        )
        np.savez(tmp_path / "i.npz", k=value)
        assert "out of its range" in refused("eval", "k.mlir", "--inputs", "i.npz")
    np.savez(tmp_path / "i.npz", x=np.zeros(3))
    assert "must have the shape [2, 3] (tensor<3xf32> on each of 2 devices)" in refused(
        "eval", total, "--inputs", "i.npz"
    )


@pytest.mark.parametrize("command", [*COMMANDS, "check"])
def test_broken_files(refused, add, tmp_path, command):
    assert refused(command, "missing.mlir") == "shlo: missing.mlir: cannot be read (No such file or directory)"
    assert refused(command, "-", stdin="nonsense").startswith("<stdin>:")
    assert "missing.npz: not a readable .npz archive (No such file" in refused("eval", add, "--inputs", "missing.npz")
    (tmp_path / "bad.npz").write_bytes(b"PK\3\4 truncated")
    assert "bad.npz: not a readable .npz archive" in refused("eval", add, "--inputs", "bad.npz")
    with zipfile.ZipFile(tmp_path / "other.npz", "w") as archive:
        archive.writestr("x", "no array")
    assert "its member 'x' is not an array" in refused("eval", add, "--inputs", "other.npz")
    np.save(tmp_path / "one.npy", X)
    assert "holds one array" in refused("eval", add, "--inputs", "one.npy")


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_platform_that_is_not_there(refused, add, command):
    assert refused(command, add, "--platform", "tpu").startswith("shlo: Invalid value for '--platform'")
    try:
        plugin_library("cuda")
    except ShloError:
        assert refused(command, add, "--platform", "cuda").startswith("shlo: platform cuda needs its PJRT plugin")


def test_replicas(refused, total):
    assert "from 1 to 4096, not 0" in refused("eval", total, "--replicas", 0)
    assert refused("eval", total, "--replicas", 1).startswith("shlo: ")  # its groups name replica 1
    # XLA alone would run it and give another result.
    assert "all_reduce: replica_groups name replica 1" in refused("run", total, "--replicas", 1)


@pytest.mark.parametrize("command", [*COMMANDS, "check"])
def test_counts_of_replicas_that_cannot_be(refused, shlo, total, tmp_path, command):
    assert "not 4097" in refused(command, total, "--replicas", 4097)
    for count in (0, -1):
        (tmp_path / "none.mlir").write_text(SUM.replace("num_replicas = 2", f"num_replicas = {count}"))
        assert f"mhlo.num_replicas must be an integer from 1, not {count}" in refused(command, "none.mlir")
    (tmp_path / "nobody.mlir").write_text(
        SUM.replace("num_replicas = 2", "num_replicas = 1").replace("0, 1]]", "-1, -1]]")
    )
    ran = shlo(command, "nobody.mlir")
    assert ran.status != 0
    assert "name 0 replicas, 1 run" in ran.out + ran.err


# --------------------------------------------------------------------------------------------------------- check


def test_check_of_a_good_module(shlo, add, total):
    for file in (add, total):
        ran = shlo("check", file)
        assert ran.status == 0, ran.out
        assert all(line.startswith(("ok  ", "    ")) for line in ran.out.splitlines())
    report = shlo("check", add, "--json").json
    assert report["ok"] is True
    assert [c["check"] for c in report["checks"]] == [
        "MLIR verifies the text",
        "round trip",
        "flat program",
        "generic form",
        "NumPy against cpu",
    ]
    (result,) = report["results"]
    assert (result["name"], result["ok"]) == ("0", True)
    assert 0 <= result["error"] < result["allowed"]


def test_check_of_an_emitted_step_uses_its_manifest(shlo, tmp_path):
    """Without it the second moments would be negative and every parameter NaN."""
    assert shlo("emit", "linear", "--batch", 4, "--image", "1,3,3", "--replicas", 2, "-o", "s.mlir").status == 0
    ran = shlo("eval", "s.mlir", "--json")
    assert all(r["not_finite"] == 0 for r in ran.json["results"])
    ran = shlo("check", "s.mlir")
    assert ran.status == 0, ran.out
    assert "the text is canonical" in ran.out
    (tmp_path / "s.mlir.manifest.json").write_text("{}")
    ran = shlo("eval", "s.mlir")
    assert ran.status == 2
    assert "s.mlir.manifest.json: not a manifest" in ran.err


@pytest.mark.filterwarnings("error")
def test_infinities_are_shown_without_a_warning(shlo, tmp_path):
    (tmp_path / "p.mlir").write_text("""func.func @main(%x: tensor<32xf32>) -> tensor<32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<32xf32>
  %y = stablehlo.divide %x, %zero : tensor<32xf32>
  return %y : tensor<32xf32>
}
""")
    ran = shlo("run", "p.mlir")
    assert "mean nan, from -inf to inf, 32 not finite" in ran.out
    assert ran.err == ""
    assert shlo("run", "p.mlir", "--json").json["results"][0]["not_finite"] == 32


def test_check_rounds_as_the_program_says(shlo, tmp_path):
    """XLA left alone computes this product in f32 and forgets that its result was to be rounded to bf16."""
    (tmp_path / "p.mlir").write_text("""func.func @main(%x: tensor<8x4xf32>) -> tensor<8x8xf32> {
  %a = stablehlo.convert %x : (tensor<8x4xf32>) -> tensor<8x4xbf16>
  %b = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<8x4xbf16>, tensor<8x4xbf16>) -> tensor<8x8xbf16>
  %c = stablehlo.convert %b : (tensor<8x8xbf16>) -> tensor<8x8xf32>
  return %c : tensor<8x8xf32>
}
""")
    assert shlo("check", "p.mlir").status == 0
    assert shlo("bisect", "p.mlir").status == 0


def test_check_says_what_fails(shlo, add, monkeypatch):
    monkeypatch.setattr("shlo.cli.check.tolerance", lambda dtype: -1.0)
    ran = shlo("check", add)
    assert ran.status == 1
    assert "FAIL  NumPy against cpu: 1 of 1 results differ, first 0" in ran.out
    monkeypatch.setattr("shlo.cli.check.emit", lambda module, **_: "module {}")
    ran = shlo("check", add, "--json")
    assert ran.status == 1
    assert {c["check"]: c["ok"] for c in ran.json["checks"]}["round trip"] is False


def test_errors_are_relative_to_the_largest_element():
    a = np.array([100.0, 0.001])
    assert relative_error(np.array([100.0, 0.002]), a) == pytest.approx(1e-5)
    assert relative_error(np.array([np.nan, 1.0]), np.array([np.nan, 1.0])) == 0
    assert relative_error(np.array([np.nan, 1.0]), np.array([0.0, 1.0])) == np.inf
    assert relative_error(np.array([np.inf]), np.array([np.inf])) == 0
    assert relative_error(np.array([np.inf]), np.array([-np.inf])) == np.inf
    assert relative_error(np.array([1]), np.array([2])) == 0.5
    assert relative_error(np.zeros(0), np.zeros(0)) == 0


def test_integers_must_be_equal():
    assert tolerance(dtype("i32")) == tolerance(dtype("i1")) == 0
    assert (
        tolerance(dtype("bf16")) > tolerance(dtype("f32")) == tolerance(dtype("complex<f32>")) > tolerance(dtype("f64"))
    )
