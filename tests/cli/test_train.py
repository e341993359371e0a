"""``shlo train``: the summary, resuming, several processes, and what is refused."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shlo.cli.spawn import share_of, spawn_processes
from shlo.cli.train import arguments
from shlo.ir.errors import ShloError
from shlo.runtime import Runtime

QUICK = ["train", "digits", "--net", "linear", "--epochs", 3, "--batch", 240, "--learning-rate", 0.05]


def newest(folder):
    path = max(folder.glob("*.json"))
    return path, json.loads(path.read_text())


def test_a_run_and_its_resumption_bit_for_bit(shlo, tmp_path):
    folder = tmp_path / "ck"
    ran = shlo(*QUICK, "--replicas", 2, "--checkpoint", folder, "--json")
    assert ran.status == 0, ran.err
    assert ran.err == ""
    whole = ran.json
    assert {"test_accuracy", "loss", "steps_per_second", "compile_seconds"} <= whole.keys()
    assert whole["steps"] == 3 * (1438 // 240)
    assert whole["test_accuracy"] > 0.7
    path, end = newest(folder)
    path.unlink()  # as if it had been stopped before the last epoch ended
    again = shlo(*QUICK, "--replicas", 2, "--checkpoint", folder, "--resume")
    assert again.status == 0, again.err
    assert newest(folder)[1]["tensors"] == end["tensors"]
    assert f"test accuracy  {whole['test_accuracy']:.2%}" in again.out
    for other, named in ((["--net", "mlp"], "its net is"), (["--optimizer", "sgd"], "its recipe.optimizer is")):
        refused = shlo(*QUICK, "--replicas", 2, "--checkpoint", folder, "--resume", *other)
        assert refused.status == 2
        assert named in refused.err
    afresh = shlo(*QUICK, "--checkpoint", folder)
    assert afresh.status == 2
    assert "holds the checkpoints of a run" in afresh.err
    assert newest(folder)[1]["tensors"] == end["tensors"]
    path, described = newest(folder)
    for meta in ({"epoch": -3, "step": "x"}, {"history": [{}, {}, {}]}):
        path.write_text(json.dumps({**described, "meta": {**described["meta"], **meta}}))
        edited = shlo(*QUICK, "--replicas", 2, "--checkpoint", folder, "--resume")
        assert edited.status == 2
        assert "its step, epoch and history are not those of a run" in edited.err


@pytest.fixture
def no_compiler(monkeypatch):
    """Compiling is what no test with this may do."""

    def compile(self, *_args, **_kwargs):
        raise AssertionError("compiled")

    monkeypatch.setattr(Runtime, "compile", compile)


def test_a_finished_run_says_so_and_can_be_made_longer(shlo, tmp_path, request):
    folder = tmp_path / "ck"
    run = [*QUICK, "--checkpoint", folder]
    first = shlo(*run, "--json").json
    assert first["resumed"] is None
    longer = shlo(*run, "--epochs", 5, "--resume", "--json").json
    assert longer["resumed"] == {"epoch": 3, "epochs": 3}
    assert [e["number"] for e in longer["history"]] == [1, 2, 3, 4, 5]
    assert longer["history"][:3] == first["history"]
    assert longer["steps"] == 5 * (1438 // 240)
    assert longer["loss"] < first["loss"]
    kept = newest(folder)
    request.getfixturevalue("no_compiler")  # all that follows is known before anything is compiled
    again = shlo(*run, "--epochs", 5, "--resume")
    assert again.status == 0
    assert again.out.startswith("nothing left to train: the run of 5 epochs was finished")
    assert f"test accuracy  {longer['test_accuracy']:.2%}" in again.out
    assert "compiling" not in again.out
    assert newest(folder) == kept
    for other, why in (
        (["--epochs", 4], "the run has done 5 epochs: --epochs 4 lies behind it"),
        (["--net", "mlp"], "its net is 'linear', here it is 'mlp'"),
        (["--batch", 120], "its batch is 240, here it is 120"),
    ):
        refused = shlo(*run, "--epochs", 5, *other, "--resume")
        assert refused.status == 2
        assert why in refused.err


def test_a_longer_run_says_where_it_was_taken_up(shlo, tmp_path):
    folder = tmp_path / "ck"
    shlo(*QUICK, "--epochs", 1, "--checkpoint", folder)
    said = shlo(*QUICK, "--epochs", 2, "--checkpoint", folder, "--resume").out
    assert said.startswith("resumed after epoch 1 of 1, on the schedule of 2\n")


def test_in_a_pipe_only_the_summary_is_said(tmp_path):
    """Progress is for terminals."""
    command = [sys.executable, "-m", "shlo", "train", "digits", "--net", "linear", "--epochs", "1", "--batch", "240"]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path)
    assert ran.stderr == ""
    assert ran.stdout.startswith("linear (650 parameters) on digits, 1 replica, 1 epoch\n  test accuracy ")


def test_a_plot_without_its_extra_says_which(refused, monkeypatch):
    monkeypatch.setattr("shlo.cli.train.HAS_MATPLOTLIB", False)
    said = refused("train", "digits", "--plot", "p.png")
    assert "--plot needs Matplotlib, the extra 'plot': pip install 'shlo[plot]'" in said


def test_two_processes_train_what_one_does(capfd):
    """Also: only process 0 reports."""
    command = ["train", "digits", "--net", "linear", "--epochs", "1", "--batch", "240", "--replicas", "2", "--json"]
    reports = []
    for processes in (1, 2):
        assert spawn_processes(processes, command) == 0
        reports.append(json.loads(capfd.readouterr().out))
    one, two = reports
    assert two["skeleton"] == one["skeleton"]
    assert two["loss"] == pytest.approx(one["loss"], rel=1e-5)


def test_a_process_that_fails_ends_the_others(capfd):
    status = spawn_processes(2, ["train", "nowhere", "--replicas", "2"])
    assert status == 2
    assert "there is no data set 'nowhere'" in capfd.readouterr().err


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs Linux's prctl and /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_children_end_with_their_parent(number):
    """The children here only sleep: they stand for processes in the midst of training."""
    code = """
import subprocess, sys
from shlo.cli import spawn
start = subprocess.Popen
def sleeper(argv, **how):
    child = start([sys.executable, "-c", "import time; time.sleep(60)"], **how)
    print(child.pid, flush=True)
    return child
subprocess.Popen = sleeper
sys.exit(spawn.spawn_processes(2, []))
"""
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    children = [int(parent.stdout.readline()) for _ in range(2)]
    assert all(map(alive, children))
    parent.send_signal(number)
    assert parent.wait(30) == (143 if number == signal.SIGTERM else -9)
    deadline = time.monotonic() + 30
    while any(map(alive, children)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(alive, children))
    parent.stdout.close()


@pytest.mark.parametrize("stage", ["compile", "call"])
def test_an_interrupt_ends_the_run_with_its_status(stage):
    """A signal that comes while XLA works takes effect after it; the end of the process must not be a crash (status −11)."""
    net = "digits-resnet" if stage == "compile" else "linear"
    where = {"compile": "jaxlib_api, 'compile_text'", "call": "Executable, '__call__'"}
    code = f"""
import os, signal, sys, threading
from shlo.cli import main
from shlo.runtime import jaxlib_api
from shlo.runtime.pjrt import Executable
signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may run where it is ignored
plain = getattr({where[stage]})
def interrupted(*args, **how):
    setattr({where[stage]}, plain)  # one signal
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
    return plain(*args, **how)
setattr({where[stage]}, interrupted)
sys.argv[1:] = ["train", "digits", "--net", "{net}", "--replicas", "2"]
sys.exit(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "shlo: interrupted\n")


def test_a_process_that_is_killed_is_named(monkeypatch):
    start = subprocess.Popen
    codes = iter(["import time; time.sleep(60)", "import os; os.kill(os.getpid(), 9)"])
    monkeypatch.setattr(subprocess, "Popen", lambda argv, **how: start([sys.executable, "-c", next(codes)], **how))
    with pytest.raises(ShloError, match="process 1 was killed by signal 9"):
        spawn_processes(2, [])


def test_the_command_line_of_the_processes():
    params = {
        "data": "digits",
        "net": "mlp",
        "learning_rate": None,
        "resume": True,
        "json": False,
        "spawn": 2,
        "processes": None,
    }
    assert arguments(params) == ["digits", "--net", "mlp", "--resume"]


def test_shares():
    assert share_of(8, 2) == 4
    for replicas, processes in ((3, 2), (1, 2), (2, 0), (10**6, 10**6)):
        with pytest.raises(ShloError):
            share_of(replicas, processes)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["nowhere"], "there is no data set 'nowhere'"),
        (["digits", "--net", "resnet99"], "there is no network 'resnet99'"),
        (["digits", "--batch", 33, "--replicas", 2], "2 replicas do not divide the global batch 33"),
        (["digits", "--batch", 5000], "a batch of 5000 is larger than the training split"),
        (["digits", "--replicas", 0], "at least 1"),
        (["digits", "--replicas", 10**20], "a runtime has at most 4096 devices"),
        (["digits", "--optimizer", "magic"], "there is no optimizer 'magic'"),
        (["digits", "--resume"], "--resume needs --checkpoint"),
        (["digits", "--resume", "--checkpoint", "empty"], "empty: there is no checkpoint here"),
        (["digits", "--checkpoint", "/dev/null/ck"], "checkpoints cannot be saved here"),
        (["digits", "--replicas", 3, "--spawn", 2], "cannot share 3 replicas evenly"),
        (["digits", "--processes", 2], "belong together"),
        (["digits", "--spawn", 2, "--process-id", 0], "starts the processes itself"),
        (["digits", "--learning-rate", -1], "the learning rate must be a positive number, not -1.0"),
        (["digits", "--learning-rate", "nan"], "the learning rate must be a positive number, not nan"),
        (["digits", "--weight-decay", "nan"], "weight decay must be a number from 0, not nan"),
        (["digits", "--batch", 10**20], "batch must be below 2147483648"),
        (["digits", "--image", "²,8,8"], "--image takes C,H,W"),
        (["digits", "--seed", -1], "Invalid value for '--seed'"),
        (["digits", "--epochs", 0], "Invalid value for '--epochs'"),
        (["digits", "--platform", "tpu"], "Invalid value for '--platform'"),
    ],
)
def test_bad_requests(refused, tmp_path, options, message):
    if "--resume" in options:
        options = [*options, "--net", "linear", "--batch", 240]
    assert message in refused("train", *options)
    assert list(tmp_path.iterdir()) == []


def test_a_plot(shlo, tmp_path):
    pytest.importorskip("matplotlib")
    assert shlo(*QUICK, "--plot", "p.png").status == 0
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")


def test_the_summary_names_what_matters(shlo):
    ran = shlo("train", "digits", "--net", "linear", "--epochs", 1, "--batch", 240)
    assert ran.status == 0
    assert re.search(r"^linear \(650 parameters\) on digits, 1 replica, 1 epoch$", ran.out, re.MULTILINE)
    for label in ("test accuracy", "loss", "steps", "compiling", "program"):
        assert f"\n  {label} " in ran.out
