"""The prepared run for a machine with a GPU, tried on the CPU: it passes what is right and tells what is not."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from shlo.interp.den import PerDevice
from tests.runtime.programs import step
from tests.scripts import load

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "gpu_check.sh"


@pytest.fixture(scope="module")
def script():
    return load("gpu_check")


def test_on_the_cpu(tmp_path):
    text, out = tmp_path / "step.mlir", tmp_path / "out.json"
    text.write_text(step(2))
    done = subprocess.run(
        [str(SCRIPT), str(text), "--platform", "cpu", "-o", str(out)],
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(out.read_text())
    assert report["passed"]
    assert set(report["modes"]) == {"exact", "default"}
    result = report["modes"]["exact"]["step.mlir"]
    assert set(result["errors"]) == {"w", "loss"}
    assert result["worst_relative_rms"] < 1e-5
    assert report["modes"]["default"]["step.mlir"]["step_seconds"]["median"] > 0


def test_without_a_gpu(tmp_path):
    done = subprocess.run(
        [str(SCRIPT)], env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, timeout=60, check=False
    )
    if done.returncode != 2 or "nothing to check" not in done.stderr:
        pytest.skip("this machine has a GPU")
    assert len(done.stderr.splitlines()) == 1


def test_errors_are_relative_and_see_every_device(script):
    a = np.array([3.0, 4.0], np.float32)
    assert script.errors(a, a) == {"largest": 0.0, "relative_rms": 0.0}
    off = script.errors(a, PerDevice([a, a + np.float32(0.5)]))
    assert off["largest"] == 0.5
    assert off["relative_rms"] == pytest.approx(0.5 / np.sqrt(12.5))
    tiny = script.errors(a * 1e-9, a * 2e-9)
    assert tiny["relative_rms"] == pytest.approx(1.0)
    assert script.errors(a, np.array([3.0, np.nan], np.float32))["relative_rms"] == float("inf")
    assert script.errors(a * 0, a)["relative_rms"] == float("inf")
