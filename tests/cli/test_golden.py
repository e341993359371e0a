"""``shlo golden``."""

import json
from pathlib import Path

import pytest

from shlo.cli import golden as command
from shlo.cli.networks import program_text
from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.nets.networks import NETS
from shlo.nets.step import Manifest
from shlo.parse import parse
from shlo.transform.lower import lower_module

FILES = {"a.mlir": "module {}\n", "a.mlir.manifest.json": "{}\n", "skeletons.json": "{}\n"}


def test_check_and_update(shlo, refused, monkeypatch, tmp_path):
    monkeypatch.setattr(command, "golden_files", lambda: FILES)
    assert "there is no folder 'golden'" in refused("golden", "check")
    folder = tmp_path / "golden"
    folder.mkdir()
    (folder / "README.md").write_text("kept")
    ran = shlo("golden", "check")
    assert ran.status == 1
    assert ran.out.splitlines()[0] == "golden/a.mlir: missing"
    assert shlo("golden", "update").status == 0
    assert shlo("golden", "check").out == "3 of 3 files are as emitted\n"
    assert shlo("golden", "check").status == 0

    (folder / "a.mlir").write_text("module { }\n")
    (folder / "old.mlir").write_text("module {}\n")
    ran = shlo("golden", "check", "--json")
    assert ran.status == 1
    assert ran.json == {
        "ok": False,
        "files": {"a.mlir": "differs", "a.mlir.manifest.json": "same", "skeletons.json": "same", "old.mlir": "stray"},
    }
    assert "golden/old.mlir: deleted" in shlo("golden", "update").out
    assert sorted(p.name for p in folder.iterdir()) == sorted([*FILES, "README.md"])
    assert (folder / "a.mlir").read_text() == FILES["a.mlir"]


def test_every_network_is_kept_with_manifests_and_skeletons(emitted):
    assert len(emitted) == len(command.PROGRAMS) * 2 + 1
    assert {name.split(".")[0] for name in command.PROGRAMS} == set(NETS)
    assert emitted["digits-resnet.step.mlir"] != emitted["digits-resnet.step-r2.mlir"]
    assert "all_reduce" in emitted["linear.step-r2.mlir"]


def test_composites_keep_the_text_short(emitted):
    """ResNet-34's step on four replicas is half a megabyte of text at most: equal operators share a decomposition."""
    assert len(emitted["resnet34.step-r4.mlir"].encode()) <= 500_000


def test_emission_is_the_same_every_time(emitted):
    program = command.PROGRAMS["vit-tiny.small.step-r2"]()
    assert program_text(program) == emitted["vit-tiny.small.step-r2.mlir"]
    text = program.manifest.to_json()
    assert Manifest.from_json(text).to_json() == text


GOLDEN = Path(__file__).resolve().parents[2] / "golden"


@pytest.fixture(scope="module")
def emitted():
    return command.golden_files()


def test_the_repository_s_files_are_what_is_emitted(emitted):
    """After a change that is meant: shlo golden update, and read the diff."""
    stored = {p.name: p.read_text() for p in GOLDEN.iterdir() if p.suffix in (".mlir", ".json")}
    assert sorted(stored) == sorted(emitted)
    changed = [name for name in emitted if stored[name] != emitted[name]]
    assert not changed, "shlo golden check"


@pytest.mark.parametrize("file", [f"{name}.mlir" for name in command.PROGRAMS])
def test_a_golden_text_is_the_program_it_was_emitted_from(file):
    """Law G5: the text alone gives the graph back."""
    skeletons = json.loads((GOLDEN / command.SKELETONS).read_text())[file]
    module = parse((GOLDEN / file).read_text(), file)
    assert skeleton(module) == skeletons["skeleton"]
    assert skeleton(lower_module(module)) == skeletons["ground"]
    assert emit(module) == (GOLDEN / file).read_text()
