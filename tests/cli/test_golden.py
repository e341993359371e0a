"""``shlo golden``."""

from shlo.cli import golden as command

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


def test_three_programs_a_network_with_manifests_and_skeletons():
    files = command.golden_files()
    assert len(files) == len(command.NETWORKS) * 3 * 2 + 1
    assert files == command.golden_files()
    assert files["digits-resnet.step.mlir"] != files["digits-resnet.step-r2.mlir"]
    assert "all_reduce" in files["linear.step-r2.mlir"]
