"""Several processes: they compute together, and absent or dying ones are errors in bounded time."""

import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from shlo.ir.errors import ShloError
from shlo.runtime.processes import Processes, free_port, meet

ROOT = Path(__file__).resolve().parents[2]
CHILD = """
import json, os, sys
import numpy as np
from shlo.interp.den import PerDevice
from shlo.ir.errors import ShloError
from shlo.runtime import Runtime
from tests.runtime.programs import all_reduce

process, coordinator, dies = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
runtime = Runtime.distributed(coordinator, process, 2, 2, timeout=30)
step = runtime.compile(all_reduce(4))
try:
    x = runtime.put(PerDevice([np.full(3, 10.0**r, np.float32) for r in runtime.ranks]))
    for i in range(3):
        if i == 1 and process == dies:
            os._exit(9)
        (x,) = step(x)
        x.wait()
    runtime.processes.agree("state", "one")
    runtime.processes.agree("state", "two")
    try:
        runtime.processes.agree("weather", f"as process {process} sees it")
    except ShloError as error:
        differ = str(error)
    print(json.dumps({"differ": differ, "ranks": runtime.ranks, "values": [float(v[0]) for v in x.to_host()]}))
except ShloError as error:
    print(json.dumps({"error": str(error)}))
    sys.exit(2)
"""


def pair(dies: int = -1) -> list[tuple[int, str, str]]:
    coordinator = f"127.0.0.1:{free_port()}"
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    children = [
        subprocess.Popen(
            [sys.executable, "-c", CHILD, str(i), coordinator, str(dies)],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for i in range(2)
    ]
    try:
        return [(c.returncode, *said) for c, said in [(c, c.communicate(timeout=90)) for c in children]]
    finally:
        for child in children:
            child.kill()
            child.wait()


def test_two_processes_of_two_devices_sum_over_all_four():
    results = pair()
    assert [code for code, _, _ in results] == [0, 0], results
    answers = [json.loads(out) for _, out, _ in results]  # nothing but the answer is on standard output
    assert [a["ranks"] for a in answers] == [[0, 1], [2, 3]]
    assert {a["differ"] for a in answers} == {"weather is not the same everywhere: process 1 differs from process 0"}
    assert [a["values"] for a in answers] == [[1111 * 16.0] * 2] * 2


@pytest.mark.parametrize("dies", [0, 1])
def test_the_death_of_a_process_ends_the_other_with_an_error(dies):
    results = pair(dies)
    assert results[dies][0] == 9
    code, out, err = results[1 - dies]
    # Either the broken connection is an error of the step, or XLA noticed first and said so.
    assert code != 0
    assert "failed while running" in out if code == 2 else "another task died" in err, results[1 - dies]


def failures(*calls) -> list[str]:
    """The errors of several processes' ``meet``, run as threads."""
    said = [""] * len(calls)

    def run(i: int) -> None:
        try:
            meet(*calls[i])
        except ShloError as error:
            said[i] = str(error)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    return said


def test_meeting():
    port = free_port()
    assert failures(*[("127.0.0.1", port, i, 3, 20) for i in (2, 0, 1)]) == ["", "", ""]


def test_an_absent_process_is_named_to_all():
    port = free_port()
    first, second = failures(*[("127.0.0.1", port, i, 4, 0.5) for i in (0, 2)])
    assert "waited 0.5 s" in first
    assert "for these of 4: 1, 3" in first
    assert "for these of 4: 1, 3" in second


def test_equal_numbers_and_unequal_counts_are_told():
    port = free_port()
    said = failures(*[("127.0.0.1", port, i, 3, 20) for i in (0, 1, 1)])
    assert all("two processes were started as number 1 of 3" in s for s in said)
    port = free_port()
    said = failures(("127.0.0.1", port, 0, 3, 20), ("127.0.0.1", port, 1, 2, 20))
    assert all("process 1 was started as one of 2 processes but process 0 as one of 3" in s for s in said)


def test_nobody_serves():
    assert "found no process 0" in failures(("127.0.0.1", free_port(), 1, 2, 0.3))[0]


def test_a_taken_port():
    with socket.socket() as taken:
        taken.bind(("", 0))
        taken.listen()
        assert "process 0 cannot serve" in failures(("127.0.0.1", taken.getsockname()[1], 0, 2, 1))[0]


def test_a_coordinator_without_a_port():
    with pytest.raises(ShloError, match="must be HOST:PORT, got 'here'"):
        Processes("here", 0, 2, 1)
