"""What ``import shlo`` gives: the functions one builds, asks and changes graphs with."""

import subprocess
import sys

import numpy as np

import shlo
from shlo import f32, ops
from shlo.runtime import run_module


@shlo.func
def loss(x: f32[4, 3], w: f32[3, 2]) -> f32[()]:
    return ops.reduce_sum(ops.relu(ops.dense(x, w, ops.const(0.5, f32[2]))), (0, 1))


def test_everything_promised_is_there_and_is_no_module():
    for name in shlo.__all__:
        value = getattr(shlo, name)
        assert name == "ops" or type(value) is not type(sys), f"shlo.{name} is a module"


def test_the_packages_of_the_same_names_can_be_imported():
    """``shlo.emit`` is the function; the modules behind it are found as ever."""
    code = (
        "from shlo.emit.text import emit; from shlo.parse.parse import parse; import shlo, shlo.emit.text;"
        "assert shlo.emit is emit and shlo.parse is parse"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_function_is_emitted_as_a_program():
    text = shlo.emit(loss)
    assert text.startswith("module @loss {\n  func.func public @main(%x: tensor<4x3xf32>, %w: tensor<3x2xf32>)")
    module = shlo.parse(text)
    assert shlo.emit(module) == text
    assert shlo.skeleton(module.main) == shlo.skeleton(loss)


def test_an_emitted_function_runs():
    rng = np.random.default_rng(0)
    inputs = [rng.standard_normal(s, np.float32) for s in ((4, 3), (3, 2))]
    step = shlo.gradient(loss, wrt=["w"])
    for computed, run in zip(shlo.evaluate(step, inputs), run_module(shlo.emit(step), inputs), strict=True):
        np.testing.assert_allclose(computed, run, rtol=1e-6)


def test_a_callee_called_main_gets_another_name():
    @shlo.func(name="main")
    def inner(x: f32[3]) -> f32[3]:
        return x * 2.0

    @shlo.func
    def outer(x: f32[3]) -> f32[3]:
        return inner(x)

    text = shlo.emit(outer)
    assert "call @main_1(" in text
    assert shlo.skeleton(shlo.parse(text).main) == shlo.skeleton(outer)


def test_a_step_is_cut_and_lowered():
    @shlo.func
    def classify(x: f32[4, 3], w: f32[3, 2], t: f32[4, 2]) -> f32[()]:
        return ops.smoothed_ce_loss(ops.dense(x, w, ops.const(0.5, f32[2])), t, alpha=0.1)

    step = shlo.gradient(classify, wrt=["w"])
    parallel, facts = shlo.data_parallel(step, 2, {"x", "t"})
    assert [n.op.label for n in parallel.graph.nodes].count("allReduceMeanF") == len(facts) == 2
    assert not any(n.op.is_composite for n in shlo.lower(step).graph.walk())
