"""Run commands in this process: status, standard output, standard error."""

import io
import json
import sys
from typing import NamedTuple

import pytest

from shlo.cli import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def shlo(capsys, monkeypatch, tmp_path):
    """``shlo("fmt", "-", stdin="…")`` in an empty directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def run(*argv, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8"))
        capsys.readouterr()
        status = main([str(a) for a in argv])
        out, err = capsys.readouterr()
        assert "Traceback" not in err, err
        return Ran(status, out, err)

    return run


@pytest.fixture
def refused(shlo):
    """The command must be refused: status 2, nothing on standard output, one line (and maybe an excerpt); returns it."""

    def run(*argv, stdin=""):
        ran = shlo(*argv, stdin=stdin)
        assert ran.status == 2, ran
        assert ran.out == ""
        lines = ran.err.splitlines()
        assert 1 <= len(lines) <= 3, ran.err
        assert len(lines) == 1 or lines[-1].strip() == "^" * len(lines[-1].strip()), ran.err
        return lines[0]

    return run


ADD = """\
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %x, %y : tensor<2x3xf32>
  %1 = stablehlo.tanh %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
"""


@pytest.fixture
def add(tmp_path):
    file = tmp_path / "add.mlir"
    file.write_text(ADD)
    return file
