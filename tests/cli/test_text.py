"""``shlo fmt``, ``parse``, ``hash``, ``diff``."""

import pytest
from conftest import ADD

OTHER = ADD.replace("%x, %y :", "%y, %x :")
RENAMED = ADD.replace("%0", "%sum").replace("%1", "%squashed")


def write(tmp_path, **texts):
    for name, text in texts.items():
        (tmp_path / f"{name}.mlir").write_text(text)


def test_fmt_is_idempotent_and_reads_standard_input(shlo, add):
    once = shlo("fmt", add)
    assert once.status == 0
    assert "stablehlo.add %x, %y : tensor<2x3xf32>" in once.out
    assert shlo("fmt", "-", stdin=once.out).out == once.out
    assert '"stablehlo.add"(%x, %y)' in shlo("fmt", add, "--generic").out


def test_fmt_flat_inlines(shlo, tmp_path):
    write(
        tmp_path,
        call="""\
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
""",
    )
    assert "call @twice" in shlo("fmt", "call.mlir").out
    flat = shlo("fmt", "call.mlir", "--flat").out
    assert "call" not in flat
    assert "stablehlo.add" in flat
    assert shlo("hash", "--ground", "call.mlir").out != shlo("hash", "call.mlir").out


def test_fmt_writes_a_file_only_if_all_is_well(shlo, refused, add, tmp_path):
    out = tmp_path / "out.mlir"
    assert shlo("fmt", add, "-o", out).out == ""
    before = out.read_text()
    assert before == shlo("fmt", add).out
    refused("fmt", "-", "-o", out, stdin="nonsense")
    assert out.read_text() == before
    assert "cannot be written" in refused("fmt", add, "-o", tmp_path / "no" / "where.mlir")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["add.mlir", "out.mlir"]


def test_a_write_that_fails_leaves_nothing_behind(refused, add, tmp_path, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert refused("fmt", add, "-o", "out.mlir") == "shlo: out.mlir: cannot be written (No space left on device)"
    assert [p.name for p in tmp_path.iterdir()] == ["add.mlir"]


def test_links_and_devices_are_written_through(shlo, add, tmp_path):
    (tmp_path / "real.mlir").write_text("")
    (tmp_path / "link.mlir").symlink_to("real.mlir")
    for target in ("link.mlir", "/dev/null"):
        assert shlo("fmt", add, "-o", target).status == 0
    assert (tmp_path / "link.mlir").is_symlink()
    assert "stablehlo.add" in (tmp_path / "real.mlir").read_text()


def test_what_a_link_leads_to_is_kept_where_writing_fails(refused, add, tmp_path, monkeypatch):
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "x.mlir").write_text("before")
    (tmp_path / "link.mlir").symlink_to("there/x.mlir")

    def full(program, *, generic=False):
        yield "module"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shlo.cli.common.emit_pieces", full)
    assert refused("fmt", add, "-o", "link.mlir") == "shlo: link.mlir: cannot be written (No space left on device)"
    assert (tmp_path / "there" / "x.mlir").read_text() == "before"
    assert sorted(f.name for f in tmp_path.rglob("*x.mlir*")) == ["x.mlir"]


def test_parse_says_a_line_a_file(shlo, add):
    ran = shlo("parse", add, "-", stdin=ADD)
    assert ran.status == 0
    assert ran.out.splitlines() == [f"{add}: 1 function, 2 ops, 4 values", "<stdin>: 1 function, 2 ops, 4 values"]
    assert shlo("parse", add, "--json").json == [{"file": str(add), "functions": 1, "ops": 2, "values": 4}]


def test_one_bad_file_does_not_hide_the_others(shlo, add, tmp_path):
    write(tmp_path, bad=ADD.replace("stablehlo.tanh %0", "stablehlo.tanh %nowhere"))
    ran = shlo("parse", "bad.mlir", "missing.mlir", add)
    assert ran.status == 2
    assert ran.out == f"{add}: 1 function, 2 ops, 4 values\n"
    assert ran.err.startswith("bad.mlir:3:")
    assert "missing.mlir: cannot be read (No such file or directory)" in ran.err
    listed = shlo("parse", "bad.mlir", add, "--json")
    assert listed.status == 2
    assert [sorted(entry) for entry in listed.json] == [["error", "file"], ["file", "functions", "ops", "values"]]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        ADD[:-3],
        ADD.replace("stablehlo.add", "stablehlo.addd"),
        ADD.replace("tensor<2x3xf32> {", "tensor<2x3xf32> {{"),
        ADD.replace("%x, %y :", "%x, %z :"),
        ADD.replace("%x, %y : tensor<2x3xf32>", "%x, %y : tensor<2x4xf32>"),
        "\0\1\2",
    ],
)
def test_malformed_text_is_one_clear_error(refused, text):
    if text:  # an empty text may well be an empty module
        assert refused("fmt", "-", stdin=text).startswith("<stdin>:")


def test_what_is_no_text(refused, tmp_path):
    (tmp_path / "x.mlir").write_bytes(b"\xff\xfe\x00")
    assert refused("fmt", "x.mlir") == "shlo: x.mlir: not a text: byte 0 is not UTF-8"
    assert "Is a directory" in refused("fmt", tmp_path)


def test_hash_ignores_names(shlo, tmp_path):
    write(tmp_path, a=ADD, b=RENAMED, c=OTHER)
    ran = shlo("hash", "a.mlir", "b.mlir", "c.mlir")
    assert ran.status == 0
    hashes = [line.split() for line in ran.out.splitlines()]
    assert [name for _, name in hashes] == ["a.mlir", "b.mlir", "c.mlir"]
    assert hashes[0][0] == hashes[1][0] != hashes[2][0]
    assert len(hashes[0][0]) == 32
    assert shlo("hash", "a.mlir", "--json").json == [{"hash": hashes[0][0], "file": "a.mlir"}]


def test_diff_of_equal_modules(shlo, tmp_path):
    write(tmp_path, a=ADD, b=RENAMED)
    ran = shlo("diff", "a.mlir", "b.mlir")
    assert (ran.status, ran.out) == (0, "")
    assert shlo("diff", "a.mlir", "b.mlir", "--json").json == {"equal": True, "differences": []}


def test_diff_gives_both_positions(shlo, tmp_path):
    write(tmp_path, a=ADD, b="// a comment\n" + OTHER)
    ran = shlo("diff", "a.mlir", "b.mlir")
    assert ran.status == 1
    assert ran.out == "a.mlir:2:3 | b.mlir:3:3: @main: stablehlo.add %0: operand 0: %x → %y, operand 1: %y → %x\n"
    ran = shlo("diff", "a.mlir", "-", "--json", stdin=OTHER)
    assert ran.status == 1
    (difference,) = ran.json["differences"]
    assert (difference["kind"], difference["a"], difference["b"]) == ("changed", "a.mlir:2:3", "<stdin>:2:3")


def test_diff_shows_the_first_of_many(shlo, tmp_path):
    body = [f"  %{i} = stablehlo.{{}} %{i - 1} : tensor<2xf32>" for i in range(1, 40)]
    head = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.sine %x : tensor<2xf32>\n"
    text = head + "\n".join(body) + "\n  return %39 : tensor<2xf32>\n}\n"
    write(tmp_path, a=text.replace("{}", "tanh"), b=text.replace("{}", "exponential"))
    lines = shlo("diff", "a.mlir", "b.mlir").out.splitlines()
    assert len(lines) == 21
    assert lines[-1] == "… and 19 more"


def test_diff_cannot_read_standard_input_twice(refused):
    assert "only one" in refused("diff", "-", "-")


def test_diff_takes_duplicates_together(shlo, tmp_path):
    """Equal nodes are one in the skeleton: a change in both is one difference, and neither is only on one side."""
    text = """\
func.func @main(%x: tensor<3xf32>, %s: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %1 = stablehlo.add %x, %0 : tensor<3xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %3 = stablehlo.multiply %x, %2 : tensor<3xf32>
  return %1, %3 : tensor<3xf32>, tensor<3xf32>
}
"""
    write(tmp_path, a=text, b=text.replace("1.0", "2.0"))
    ran = shlo("diff", "a.mlir", "b.mlir")
    assert ran.out.count("\n") == 1
    assert ran.out.startswith("a.mlir:2:3 | b.mlir:2:3: @main: stablehlo.constant %0: value: 1.0")
