"""Checkpoints survive crashes, and refuse what does not belong to the run."""

import json

import ml_dtypes
import numpy as np
import pytest

from shlo.ir.errors import ShloError
from shlo.train import checkpoint
from shlo.train.checkpoint import hold, load, prepare, save, verify_lockstep, verify_lockstep_state

META = {
    "net": "cnn",
    "options": {"optimizer": "adamw", "image": (1, 8, 8)},
    "manifest": "abc",
    "step": 7,
    "epoch": 1,
    "seed": 0,
}


def make_state():
    rng = np.random.default_rng(0)
    return {
        "w": rng.standard_normal((3, 4)).astype(np.float32),
        "half": rng.standard_normal((2, 5)).astype(ml_dtypes.bfloat16),
        "t": np.int32(5).reshape(()),
        "turned": rng.standard_normal((3, 4)).T,
        "none": np.zeros((0, 3), np.float32),
        "mask": np.array([True, False]),
    }


def same(a, b):
    return a.keys() == b.keys() and all(
        a[k].dtype == b[k].dtype and a[k].shape == b[k].shape and a[k].tobytes() == b[k].tobytes() for k in a
    )


def test_a_state_comes_back_bit_for_bit(tmp_path):
    state = make_state()
    path = save(tmp_path / "new" / "dir", state, META)
    loaded = load(tmp_path / "new" / "dir")
    assert same(loaded.state, state)
    assert loaded.path == path
    assert loaded.meta == json.loads(json.dumps(META))
    loaded.state["w"][0, 0] = 1  # writable


def test_other_programs_can_read_the_tensors(tmp_path):
    safetensors = pytest.importorskip("safetensors.numpy")
    save(tmp_path, {"w": np.ones((2, 3), np.float32)}, META)
    (file,) = tmp_path.glob("*.safetensors")
    assert safetensors.load_file(file)["w"].shape == (2, 3)


def test_the_newest_is_loaded_and_two_are_kept(tmp_path):
    for step in (1, 9, 10, 100):
        save(tmp_path, {"w": np.float32(step).reshape(1)}, {**META, "step": step})
    assert load(tmp_path).meta["step"] == 100
    assert sorted(p.name for p in tmp_path.glob("*.json")) == ["step-00000010.json", "step-00000100.json"]
    assert len(list(tmp_path.iterdir())) == 4
    assert load(tmp_path / "step-00000010.json").state["w"][0] == 10


def test_saving_a_step_again_replaces_it(tmp_path):
    for value in (1, 2, 2):
        save(tmp_path, {"w": np.full(3, value, np.float32)}, META)
    assert load(tmp_path).state["w"][0] == 2
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("dies_at", [0, 1, 2, 3])
def test_a_crash_at_any_write_leaves_the_previous_checkpoint(tmp_path, monkeypatch, dies_at):
    """The writes are: tensors (fsync, then rename), JSON (fsync, then rename)."""
    save(tmp_path, {"w": np.full(3, 1, np.float32)}, META)
    calls = iter(range(10))

    def crash(real):
        def wrapped(*args):
            if next(calls) == dies_at:
                raise KeyboardInterrupt
            return real(*args)

        return wrapped

    monkeypatch.setattr(checkpoint.Path, "replace", crash(checkpoint.Path.replace))
    real_write = checkpoint._write
    monkeypatch.setattr(checkpoint, "_write", crash(real_write))
    with pytest.raises(KeyboardInterrupt):
        save(tmp_path, {"w": np.full(3, 2, np.float32)}, META)
    assert load(tmp_path).state["w"].tolist() == [1, 1, 1]
    assert not list(tmp_path.glob(".*"))


def test_another_network_or_optimiser_is_refused(tmp_path):
    save(tmp_path, make_state(), META)
    load(tmp_path, expect={"net": "cnn", "options": {"optimizer": "adamw", "image": (1, 8, 8)}})
    with pytest.raises(ShloError, match=r"its net is 'cnn', here it is 'mlp'"):
        load(tmp_path, expect={"net": "mlp"})
    with pytest.raises(ShloError, match=r"its options\.optimizer is 'adamw', here it is 'sgd'"):
        load(tmp_path, expect={"options": {**META["options"], "optimizer": "sgd"}})
    with pytest.raises(ShloError, match=r"its options\.clip is None, here it is 1\.0"):
        load(tmp_path, expect={"options": {**META["options"], "clip": 1.0}})


def test_a_state_that_does_not_fit_is_refused(tmp_path):
    state = make_state()
    save(tmp_path, state, META)
    like = {name: (a.shape, a.dtype) for name, a in state.items()}
    load(tmp_path, like=like)
    with pytest.raises(ShloError, match=r"'w' is float32\[3, 4\] in the checkpoint, float32\[4, 4\] in this run"):
        load(tmp_path, like={**like, "w": ((4, 4), np.float32)})
    with pytest.raises(ShloError, match="'half' is bfloat16"):
        load(tmp_path, like={**like, "half": ((2, 5), np.float32)})
    with pytest.raises(ShloError, match="has no 'v'"):
        load(tmp_path, like={**like, "v": ((4, 4), np.float32)})
    like.pop("t")
    with pytest.raises(ShloError, match="has 't', which is no part"):
        load(tmp_path, like=like)


def _cut(file):
    file.write_bytes(file.read_bytes()[:-3])


def _flip(file):
    data = bytearray(file.read_bytes())
    data[-1] ^= 1
    file.write_bytes(data)


@pytest.mark.parametrize(
    ("damage", "suffix", "message"),
    [
        (_cut, ".safetensors", r"truncated: \d+ of \d+ bytes \(the one before .*: step-00000003.json\)"),
        (_flip, ".safetensors", "damaged: its contents are not what was saved"),
        (lambda f: f.unlink(), ".safetensors", "tensor file step-00000007-.*safetensors is missing"),
        (lambda f: f.write_text('{"format":'), ".json", "not a checkpoint, or damaged"),
        (lambda f: f.write_text("[]"), ".json", "not a checkpoint, or damaged"),
        (
            lambda f: f.write_text('{"format": 9, "meta": {}, "tensors": {"file": "x"}}'),
            ".json",
            "format 9: this version reads 1",
        ),
    ],
)
def test_damage_is_one_clear_error(tmp_path, damage, suffix, message):
    save(tmp_path, make_state(), {**META, "step": 3})
    save(tmp_path, make_state(), META)
    (file,) = (p for p in tmp_path.iterdir() if p.suffix == suffix and "00000007" in p.name)
    damage(file)
    with pytest.raises(ShloError, match=message) as caught:
        load(tmp_path)
    assert "\n" not in str(caught.value)
    (first,) = tmp_path.glob("step-00000003.json")
    load(first)


def test_nothing_there(tmp_path):
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(ShloError, match="there is no checkpoint here"):
            load(path)


def test_an_unwritable_place_and_unstorable_types(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ShloError, match="cannot be written"):
        save(tmp_path / "file" / "x", make_state(), META)
    with pytest.raises(ShloError, match="cannot hold 'c'"):
        save(tmp_path, {"c": np.zeros(2, object)}, META)
    with pytest.raises(ShloError, match="need a 'step'"):
        save(tmp_path, make_state(), {})


def test_lockstep_is_bitwise():
    a = np.array([[0.0, 1.0], [np.nan, 3.0]], np.float32)
    assert verify_lockstep("w", [a, a.copy(), a.copy()]) is a
    b = a.copy()
    b[0, 0] = -0.0
    with pytest.raises(
        ShloError,
        match=r"'w' differs between replica 0 and replica 2 in 1 of 4 elements, first w\[0, 0\]: 0.0 and -0.0",
    ):
        verify_lockstep("w", [a, a, b])
    with pytest.raises(ShloError, match=r"'s' .* 1 of 1 elements, first s: 1.0 and 2.0"):
        verify_lockstep("s", [np.array(1.0), np.array(2.0)])
    with pytest.raises(ShloError, match="'x' is float64"):
        verify_lockstep("x", [np.zeros(2), np.zeros(2, np.float32)])


def test_a_lockstep_state_names_the_first_tensor_that_differs():
    good, bad = np.ones(3), np.array([1, 1, 2.0])
    assert list(verify_lockstep_state({"a": [good, good]})) == ["a"]
    with pytest.raises(ShloError, match="'b' differs between replica 0 and replica 1"):
        verify_lockstep_state({"a": [good, good], "b": [good, bad], "c": [bad, good]})


def test_a_run_is_refused_before_it_starts_if_it_could_not_be_saved(tmp_path):
    prepare(tmp_path / "new" / "one", resume=False)
    assert not list(tmp_path.iterdir())
    (tmp_path / "file").write_text("")
    with pytest.raises(ShloError, match="cannot be saved here"):
        prepare(tmp_path / "file" / "ck", resume=False)
    save(tmp_path / "ck", make_state(), META)
    prepare(tmp_path / "ck", resume=True)
    with pytest.raises(ShloError, match="holds the checkpoints of a run: say --resume"):
        prepare(tmp_path / "ck", resume=False)


def test_what_was_just_saved_stays_even_among_later_steps(tmp_path):
    for step in (50, 60, 5):
        save(tmp_path, {"w": np.float32(step).reshape(1)}, {**META, "step": step})
    assert load(tmp_path / "step-00000005.json").state["w"][0] == 5
    assert sorted(p.name for p in tmp_path.glob("*.json")) == ["step-00000005.json", "step-00000060.json"]


def test_a_directory_is_one_run_s_at_a_time(tmp_path):
    folder = tmp_path / "new"
    with hold(folder, resume=False):
        for resume in (False, True):
            with (
                pytest.raises(ShloError, match="another training saves its checkpoints here"),
                hold(folder, resume=resume),
            ):
                pass
    with hold(folder, resume=False):
        save(folder, {}, {"step": 1})
    with pytest.raises(ShloError, match="holds the checkpoints of a run"), hold(folder, resume=False):
        pass
    with hold(folder, resume=True):
        pass
