"""``shlo bench``: what is found in ``bench/``, and how its outcomes are shown."""

import json
from pathlib import Path

import pytest

from shlo.cli import bench

REPOSITORY = Path(__file__).resolve().parents[2]

QUICK = '''\
"""Something quick.

More about it.
"""

import argparse
import json


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    ratio = {"what": "this, against that", "ratio": 0.5, "low": 0.25, "high": 2.0, "rounds": args.rounds}
    print(json.dumps({"machine": "m", "date": "d", "ratios": [ratio]}))


main()
'''


@pytest.fixture
def folder(monkeypatch, tmp_path):
    made = tmp_path / "bench"
    made.mkdir()
    (made / "a_quick.py").write_text(QUICK)
    (made / "helper.py").write_text("def nothing(): ...")
    monkeypatch.setattr(bench, "FOLDER", made)
    return made


def test_ratios_with_their_spread(shlo, folder):
    ran = shlo("bench")
    assert ran.status == 0
    assert ran.out.splitlines() == [
        "a-quick: Something quick.",
        "  0.5 (0.25 to 2, 5 rounds)  this, against that",
        "  m, d",
    ]
    (report,) = shlo("bench", "a-quick", "--json", "--rounds", 1).json
    assert report["ratios"][0]["rounds"] == 1
    assert "  0.5 (once)  this" in shlo("bench", "a_quick", "--rounds", 1).out


def test_one_that_fails(shlo, folder):
    (folder / "bad.py").write_text(QUICK.replace("ratio = {", "raise RuntimeError('no luck')\n    ratio = {"))
    ran = shlo("bench")
    assert ran.status == 1
    assert ran.err == "shlo: bench bad failed: RuntimeError: no luck\n"
    assert "0.5" in ran.out  # the others still run
    assert shlo("bench", "bad", "--json").json == [{"name": "bad", "error": "RuntimeError: no luck"}]


def test_what_is_missing(shlo, refused, folder, monkeypatch):
    (folder / "other.py").write_text("import jax\n" + QUICK)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert refused("bench", "other") == ("shlo: bench other (needs jax, which is not installed): install shlo[test]")
    ran = shlo("bench")
    assert ran.status == 0
    assert "  skipped: needs jax, which is not installed" in ran.out
    assert "no measurement 'frob': one of a-quick, other" in refused("bench", "frob")
    monkeypatch.setattr(bench, "FOLDER", folder / "nowhere")
    assert "there is none beside this installation" in refused("bench")


def test_every_script_of_the_repository_is_found(shlo):
    listed = json.loads(shlo("bench", "--list", "--json").out)
    scripts = {p.stem.replace("_", "-") for p in (REPOSITORY / "bench").glob("*.py")} - {"side-by-side"}
    assert {m["name"] for m in listed} == scripts >= {"build", "parse", "den-conv", "training-step"}
    assert all(m["summary"] for m in listed)
    assert shlo("bench", "--list").status == 0
