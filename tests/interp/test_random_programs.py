"""Random programs mean the same to the evaluator, to PJRT and to the C++ reference interpreter, operation by operation.

Each operation gets the evaluator's operands, so that a comparison or a rounding to an integer does not turn an error of one unit
in the last place into another number.
"""

from __future__ import annotations

import os
import pickle

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
from shlo.runtime import Runtime, jaxlib_api, mlir
from shlo.runtime.reference import reference_eval
from tests.interp.programs import programs

QUICK = {"deadline": None, "suppress_health_check": list(HealthCheck), "derandomize": True, "database": None}
MANY = int(os.environ.get("SHLO_PROGRAMS", "5000"))
"""How many programs a campaign draws."""


@pytest.fixture(scope="module")
def pjrt():
    return on_devices(Runtime(), 1)


def interpreter(text, inputs):
    """The reference interpreter, in a process of its own for each question: it ends where it is out of its depth (an integer
    divided by zero, some windows).  It compares as if TOTALORDER were not said, so it is not asked about that."""
    if "TOTALORDER" in text:
        raise ShloError("the interpreter is not asked about this")
    jaxlib_api.mlir()  # before the fork: the child only computes
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(read)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(write, "wb") as out:
                out.write(pickle.dumps(reference_eval(text, inputs)))
            status = 0
        finally:
            os._exit(status)
    os.close(write)
    with os.fdopen(read, "rb") as answer:
        data = answer.read()
    if os.waitpid(child, 0)[1] or not data:
        raise ShloError("the interpreter ends the process, or refuses")
    return pickle.loads(data)


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


@settings(max_examples=60, **QUICK)
@given(programs())
def test_the_reference_interpreter(program):
    agree(program, interpreter)


def test_a_fault_is_seen(monkeypatch, pjrt):
    right = DEN.find(ops.maximum)
    monkeypatch.setitem(DEN.rules, ops.maximum, lambda a, b: np.where(a == b, a + 1, right(a, b)))

    @settings(max_examples=200, phases=[Phase.generate], **QUICK)
    @given(programs())
    def run(program):
        agree(program, interpreter)

    with pytest.raises(AssertionError, match="maximum"):
        run()


@pytest.mark.campaign
def test_many(pjrt):
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
