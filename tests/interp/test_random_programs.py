"""Random programs mean the same to the evaluator, to PJRT and to the C++ reference interpreter, operation by operation.

Each operation gets the evaluator's operands, so that a comparison or a rounding to an integer does not turn an error of one unit
in the last place into another number.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from shlo import ops
from shlo.cli.parting import Search, on_devices
from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.ir.core import DEN, Module
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import Runtime, mlir
from tests.interp.programs import programs

QUICK = {"deadline": None, "suppress_health_check": list(HealthCheck), "derandomize": True, "database": None}
MANY = int(os.environ.get("SHLO_PROGRAMS", "5000"))
"""How many programs a campaign draws."""


@pytest.fixture(scope="module")
def pjrt():
    return on_devices(Runtime(), 1)


WORKER = """
import os, pickle, sys
answers = os.fdopen(os.dup(1), "wb")
os.dup2(2, 1)  # what the interpreter prints is no answer
from shlo.ir.errors import ShloError
from shlo.runtime.reference import reference_eval
while True:
    try:
        question = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    try:
        answer = reference_eval(*question)
    except ShloError as error:
        answer = str(error)
    pickle.dump(answer, answers)
    answers.flush()
"""


class Interpreter:
    """The reference interpreter in a process of its own, begun anew where a question ended it: an integer divided by zero, some
    windows.  (Not a fork: XLA's threads hold locks.)"""

    def __init__(self):
        self.process = None

    def __call__(self, text, inputs):
        if "TOTALORDER" in text:
            raise ShloError("the interpreter compares as if TOTALORDER were not said: it is not asked")
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        try:
            pickle.dump((text, inputs), self.process.stdin)
            self.process.stdin.flush()
            answer = pickle.load(self.process.stdout)
        except (EOFError, BrokenPipeError):
            self.close()
            raise ShloError("the interpreter ends the process") from None
        if isinstance(answer, str):
            raise ShloError(answer)
        return answer

    def close(self):
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


@pytest.fixture(scope="module")
def interpreter():
    asked = Interpreter()
    yield asked
    asked.close()


def agree(program, run):
    """No operation parts; how many were compared."""
    function, inputs = program
    search = Search(run)
    found = search.first(function.graph, inputs)
    assert found is None, f"{found}\n{emit(Module([function]))}"
    refused = [s for s in search.skipped if "MLIR" in s.why]
    assert not refused, f"{refused}\n{emit(Module([function]))}"
    return search.compared


def reads_back(program):
    module = Module([program[0]])
    text = emit(module)
    mlir.check(text)
    assert skeleton(parse(text)) == skeleton(module)
    assert emit(parse(text)) == text


@settings(max_examples=25, **QUICK)
@given(programs())
def test_pjrt(pjrt, program):
    reads_back(program)
    agree(program, pjrt)


def test_the_interpreter_answers(interpreter):
    text = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n  return %x : tensor<2xi32>\n}\n"
    assert interpreter(text, [np.array([1, 2], np.int32)])[0].tolist() == [1, 2]


@settings(max_examples=60, **QUICK)
@given(programs())
def test_the_reference_interpreter(interpreter, program):
    agree(program, interpreter)


def test_a_fault_is_seen(monkeypatch, interpreter):
    right = DEN.find(ops.maximum)
    monkeypatch.setitem(DEN.rules, ops.maximum, lambda a, b: np.where(a == b, a + 1, right(a, b)))

    @settings(max_examples=200, phases=[Phase.generate], **QUICK)
    @given(programs())
    def run(program):
        agree(program, interpreter)

    with pytest.raises(AssertionError, match="maximum"):
        run()


@pytest.mark.campaign
def test_many(pjrt, interpreter):
    counts = {"programs": 0, "operations beside PJRT": 0, "operations beside the reference interpreter": 0}

    @settings(max_examples=MANY, phases=[Phase.generate], **(QUICK | {"derandomize": False}))
    @given(programs(most=20))
    def run(program):
        reads_back(program)
        counts["programs"] += 1
        counts["operations beside PJRT"] += agree(program, pjrt)
        counts["operations beside the reference interpreter"] += agree(program, interpreter)

    try:
        run()
    finally:
        print(counts)
