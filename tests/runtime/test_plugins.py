"""A platform's plugin is found where JAX would find it, without JAX, and its absence says what to install."""

import subprocess
import sys

import pytest

from shlo.ir.errors import ShloError
from shlo.runtime.plugins import compile_options, plugin_library


def test_absent(monkeypatch):
    monkeypatch.setattr("shlo.runtime.plugins.find_spec", lambda name: None)
    with pytest.raises(ShloError, match=r"pip install 'jax-cuda13-plugin\[with-cuda\]'"):
        plugin_library("cuda")


def test_found_in_the_namespace_package_without_importing_it(tmp_path, monkeypatch):
    package = tmp_path / "jax_plugins" / "xla_cuda12"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('imported')")
    (package / "xla_cuda_plugin.so").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert plugin_library("cuda") == str(package / "xla_cuda_plugin.so")


def test_a_package_without_its_shared_object_does_not_count(tmp_path, monkeypatch):
    package = tmp_path / "jax_plugins" / "xla_cuda12"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ShloError, match="is not installed"):
        plugin_library("cuda")


def test_where_cuda_lies(tmp_path, monkeypatch):
    monkeypatch.delenv("CUDA_ROOT", raising=False)
    assert compile_options("cpu") == {}
    ptxas = tmp_path / "nvidia" / "cu13" / "bin" / "ptxas"
    ptxas.parent.mkdir(parents=True)
    ptxas.touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert compile_options("cuda") == {"xla_gpu_cuda_data_dir": str(tmp_path / "nvidia" / "cu13")}
    monkeypatch.setenv("CUDA_ROOT", "/cuda")
    assert compile_options("cuda") == {"xla_gpu_cuda_data_dir": "/cuda"}


def test_without_jax_and_without_a_word():
    """A whole run does without jax and leaves standard error empty."""
    program = (
        "import sys; sys.modules['jax'] = None  # as if it were not installed\n"
        "import numpy as np; from shlo.runtime import run_module\n"
        "t = 'func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }'\n"
        "run_module(t, [np.ones(2, np.float32)])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
