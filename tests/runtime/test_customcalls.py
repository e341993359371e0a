"""Custom calls under PJRT: LAPACK's run and agree with NumPy; those that nobody answers are refused before they crash."""

import json
import subprocess
import sys
import textwrap

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from shlo.ir.errors import ShloError
from shlo.runtime import Runtime, run_module


def in_a_process(program: str, *args: str) -> str:
    """What the program prints, run by itself: a crash is a failure of one test and not the end of all."""
    code = textwrap.dedent(program)
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, (done.returncode, done.stderr[-500:])
    return done.stdout


def matrix(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((4, 4)).astype("f")


def symmetric(seed: int) -> np.ndarray:
    m = matrix(seed)
    return m @ m.T + np.eye(4, dtype="f")


LINEAR_ALGEBRA = {
    "cholesky": (jnp.linalg.cholesky, [symmetric(0)], np.linalg.cholesky),
    "solve": (jnp.linalg.solve, [matrix(1), matrix(2)], np.linalg.solve),
    "qr": (lambda a: jnp.matmul(*jnp.linalg.qr(a)), [matrix(3)], lambda a: a),
    "svd": (lambda a: jnp.linalg.svd(a)[1], [matrix(4)], lambda a: np.linalg.svd(a)[1]),
    "eigh": (lambda a: jnp.linalg.eigh(a)[0], [symmetric(5)], lambda a: np.linalg.eigh(a)[0]),
}


@pytest.mark.parametrize("installed", [True, False])
def test_jax_s_linear_algebra_runs(tmp_path, installed):
    """After another program has run in the process: fetching its result imports jax where that is installed, which registers
    the calls but leaves LAPACK unloaded, so that the next call was a segmentation fault."""
    for name, (program, inputs, _) in LINEAR_ALGEBRA.items():
        (tmp_path / f"{name}.mlir").write_text(jax.jit(program).lower(*inputs).as_text())
        np.savez(tmp_path / f"{name}.npz", *inputs)
    out = in_a_process(
        """
        import json, pathlib, sys
        import numpy as np
        if sys.argv[2] == "False":
            sys.modules["jax"] = None
        from shlo.runtime import run_module
        run_module("func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }", [np.float32(1)])
        for text in sorted(pathlib.Path(sys.argv[1]).glob("*.mlir")):
            (result,) = run_module(text.read_text(), list(np.load(text.with_suffix(".npz")).values()))
            print(json.dumps([text.stem, result.tolist()]))
        """,
        str(tmp_path),
        str(installed),
    )
    results = dict(map(json.loads, out.splitlines()))
    assert set(results) == set(LINEAR_ALGEBRA)
    for name, (_, inputs, expected) in LINEAR_ALGEBRA.items():
        np.testing.assert_allclose(results[name], expected(*inputs), rtol=1e-3, atol=1e-4, err_msg=name)


def calling(target: str, attributes: str = "") -> str:
    return f"""func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = func.call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}}
func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = stablehlo.custom_call @{target}(%x) {{{attributes}}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}}
"""


CALLBACKS = ["xla_ffi_python_cpu_callback", "xla_python_cpu_callback", "xla_ffi_partitioned_python_cpu_callback"]


@pytest.mark.parametrize("target", [*CALLBACKS, "xla_buffer_python_cpu_callback", "xla_python_gpu_callback"])
def test_calls_back_into_python_are_refused(target):
    with pytest.raises(
        ShloError, match=rf"^f\.mlir:6:\d+: custom_call @{target} calls a Python function .*, which is not"
    ):
        run_module(calling(target, "has_side_effect = true"), [np.ones(4, "f")], file="f.mlir")


@pytest.mark.parametrize("target", ["lapack_none_ffi", "my.kernel", "mhlo.topk", "Qr"])
def test_calls_that_nobody_answers_are_refused(target):
    with pytest.raises(
        ShloError, match=rf"^f\.mlir:6:\d+: custom_call @{target}: there is no code for it on platform cpu"
    ):
        Runtime().compile(calling(target), file="f.mlir")


def test_calls_that_the_compiler_replaces_run():
    given = np.arange(4, dtype="f")
    sharding = 'mhlo.sharding = "{replicated}"'
    for target, attributes in (("Sharding", sharding), ("LayoutConstraint", ""), ("annotate_device_placement", "")):
        (result,) = run_module(calling(target, attributes), [given])
        np.testing.assert_array_equal(result, given)
    (erf,) = run_module(calling("mhlo.erf", "mhlo.attributes = {}, mhlo.version = 1 : i64"), [given])
    np.testing.assert_allclose(erf, [0, 0.84270079, 0.99532227, 0.99997791], rtol=1e-5)


def test_an_unreached_call_does_not_matter():
    text = calling("my.kernel").replace(
        "func.call @inner(%x) : (tensor<4xf32>) ->", "stablehlo.abs %x : (tensor<4xf32>) ->"
    )
    (result,) = run_module(text, [-np.ones(4, "f")])
    assert result.tolist() == [1] * 4
