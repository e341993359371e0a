"""``shlo certify``: verdicts, certificates, and files that are none."""

import json

import pytest

SINGLE = """\
func.func @main(%w: tensor<3xf32>, %x: tensor<4x3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<3xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %mean = stablehlo.divide %sum, %n : tensor<3xf32>
  %0 = stablehlo.subtract %w, %mean : tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""

PARALLEL = """\
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%w: tensor<3xf32>, %x: tensor<2x3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<3xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  %all = "stablehlo.all_reduce"(%sum) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  %mean = stablehlo.divide %all, %n : tensor<3xf32>
  %0 = stablehlo.subtract %w, %mean : tensor<3xf32>
  return %0 : tensor<3xf32>
}
}
"""


@pytest.fixture
def pair(tmp_path):
    (tmp_path / "single.mlir").write_text(SINGLE)
    (tmp_path / "dp.mlir").write_text(PARALLEL)
    (tmp_path / "wrong.mlir").write_text(PARALLEL.replace("dense<4.0>", "dense<2.0>"))
    return "dp.mlir", "single.mlir", "--replicas", 2


def test_a_certificate_is_written_and_checked(shlo, pair):
    found = shlo("certify", *pair, "--certificate", "c.json")
    assert (found.status, found.out.split(":")[0]) == (0, "PROVED")
    again = shlo("certify", "--recheck", "c.json")
    assert again.status == 0
    assert again.out.startswith("HOLDS: c.json: global-batch on 2 replicas")
    assert "cut: x along axis 0" in again.out
    assert shlo("certify", "--recheck", "c.json", "dp.mlir", "single.mlir").status == 0
    report = shlo("certify", "--recheck", "c.json", "--json").json
    assert (report["answer"], report["proved"]) == ("HOLDS", ["0"])


def test_a_certificate_that_proves_a_part_only(shlo, tmp_path):
    """Status 0 is for what is wholly proved; what is not is named."""
    two = [text.replace(") -> tensor<3xf32> {", ") -> (tensor<3xf32>, tensor<3xf32>) {") for text in (PARALLEL, SINGLE)]
    returns = "return %0, {} : tensor<3xf32>, tensor<3xf32>"
    old = "  return %0 : tensor<3xf32>"
    for name, parallel in (("part", "%sum"), ("vacuous", "%w")):
        other = "%w" if parallel == "%w" else "%sum"
        (tmp_path / "d.mlir").write_text(two[0].replace(old, returns.format(parallel)))
        (tmp_path / "s.mlir").write_text(two[1].replace(old, returns.format(other)))
        assert shlo("certify", "d.mlir", "s.mlir", "--certificate", "c.json").status == 1
        found = shlo("certify", "--recheck", "c.json")
        assert found.status == 1
        assert found.out.startswith("PARTIAL: c.json")
        assert ("not proved: 1" in found.out) is (name == "part")
        assert ("depend on no batch input, so equality says nothing: 1" in found.out) is (name == "vacuous")
        report = shlo("certify", "--recheck", "c.json", "--json")
        assert (report.status, report.json["answer"]) == (1, "PARTIAL")
        assert shlo("certify", "--recheck", "c.json", "--allow-partial").status == 0
    said = shlo("certify", "d.mlir", "s.mlir", "--acknowledge", "1", "--certificate", "c.json")
    assert (said.status, shlo("certify", "--recheck", "c.json").status) == (0, 0)
    assert "depend on no batch input, as was acknowledged: 1" in shlo("certify", "--recheck", "c.json").out


def test_replicas_are_those_that_the_text_states(shlo, pair):
    found = shlo("certify", *pair[:2])
    assert (found.status, found.out.split(":")[:2]) == (0, ["PROVED", " dp.mlir on 2 replicas, against single.mlir"])
    assert "proved for every input for which both programs have a value" in found.out
    assert shlo("certify", *pair[:2], "--replicas", 4).status == 2
    silent = shlo("certify", "single.mlir", "single.mlir")
    assert silent.status == 2
    assert "single.mlir does not say on how many replicas it runs: --replicas R" in silent.err
    assert shlo("certify", "linear").status == 2


def test_a_certificate_of_other_programs_is_refused(shlo, pair):
    shlo("certify", *pair, "--certificate", "c.json")
    refused = shlo("certify", "--recheck", "c.json", "wrong.mlir", "single.mlir")
    assert refused.status == 1
    assert refused.out == "REFUSED: c.json: the first program is not the one that this certificate is about\n"
    assert shlo("certify", "--recheck", "c.json", "wrong.mlir", "single.mlir", "--json").json["answer"] == "REFUSED"


def test_nothing_proved_nothing_written(shlo, pair, tmp_path):
    found = shlo("certify", "wrong.mlir", *pair[1:], "--certificate", "c.json")
    assert found.status == 1
    assert "c.json: not written: no result is PROVED" in found.err
    assert not (tmp_path / "c.json").exists()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[1]", "no JSON object"),
        ("{}", "KeyError 'format'"),
        ('{"format": "x"}', "not a certificate of format shlo-certificate-1: 'x'"),
    ],
)
def test_files_that_are_no_certificates(shlo, tmp_path, text, why):
    (tmp_path / "c.json").write_text(text)
    found = shlo("certify", "--recheck", "c.json")
    assert found.status == 2
    assert found.err.count("\n") == 1
    assert why in found.err


def test_damage_is_noticed(shlo, pair, tmp_path):
    shlo("certify", *pair, "--certificate", "c.json")
    data = json.loads((tmp_path / "c.json").read_text())
    data["numbers"][0] = 7
    (tmp_path / "c.json").write_text(json.dumps(data))
    found = shlo("certify", "--recheck", "c.json")
    assert (found.status, "its digest is another one" in found.out) == (1, True)
    assert shlo("certify", "--recheck", "nowhere.json").status == 2
    assert shlo("certify", "--recheck", "c.json", "dp.mlir").status == 2


def test_results_that_may_depend_on_no_example(shlo):
    """A bias before a batch-norm has no gradient: its new value depends on no example."""
    options = ("digits-resnet", "--replicas", 2, "--batch", 4, "--conv-bias", "--image", "1,6,6", "--width", 0.2)
    found = shlo("certify", *options)
    assert (found.status, found.out.split(":")[0]) == (1, "UNKNOWN")
    assert "results that depend on no batch input: stem.bias, " in found.out
    assert shlo("certify", *options, "--acknowledge", "*.bias*").status == 0


def test_accumulation(shlo):
    net = ("--replicas", 2, "--batch", 4, "--claim", "accumulation", "--accumulate", 2)
    found = shlo("certify", "linear", *net)
    assert (found.status, found.out.split(":")[0]) == (0, "PROVED")
    assert shlo("certify", "linear", "--replicas", 2, "--claim", "accumulation").status == 2
    refuted = shlo("certify", "digits-resnet", *net, "--image", "1,6,6", "--width", 0.2)
    assert refuted.status == 1
    assert "counterexample: stem.weight" in refuted.out


@pytest.mark.parametrize("options", [["--eval"], ["--forward"], ["--bucket-mb", 0.01], ["--claim", "lockstep"]])
def test_other_programs_of_a_network(shlo, options):
    net = ("digits-resnet", "--replicas", 2, "--batch", 4, "--image", "1,6,6", "--width", 0.2)
    assert shlo("certify", *net, *options).status == 0
