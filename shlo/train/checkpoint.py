"""Checkpoints: the state of a training run as safetensors, and what it is the state of as JSON.

A directory holds the last :data:`KEPT` of them.  ``step-00000120.json`` is one checkpoint: what it belongs to (``meta``) and
which tensor file, of which size and digest, holds its state.  The tensor file is written first, the JSON renamed into place
last, each after an fsync; so at every moment, whatever crashes, the newest JSON describes a complete checkpoint.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import ml_dtypes
import numpy as np
from safetensors import SafetensorError, deserialize
from safetensors.numpy import save as to_bytes

from shlo.ir.errors import ShloError

try:
    import fcntl
except ImportError:  # not a Unix: no locks
    fcntl = None  # type: ignore[assignment]

Array = np.ndarray[Any, Any]

KEPT: Final = 2
"""How many checkpoints a directory keeps."""

FORMAT: Final = 1

_deserialize: Callable[[bytes], list[tuple[str, dict[str, Any]]]] = deserialize

_NAME: Final = re.compile(r"step-(\d+)\.json")

_DTYPES: Final = {
    name: np.dtype(dtype)
    for name, dtype in {
        "F64": np.float64,
        "F32": np.float32,
        "F16": np.float16,
        "BF16": ml_dtypes.bfloat16,
        "I64": np.int64,
        "I32": np.int32,
        "I16": np.int16,
        "I8": np.int8,
        "U64": np.uint64,
        "U32": np.uint32,
        "U16": np.uint16,
        "U8": np.uint8,
        "BOOL": np.bool_,
    }.items()
}


class Checkpoint(NamedTuple):
    """A checkpoint as read: the state by name, its meta data, and the JSON file it came from."""

    state: dict[str, Array]
    meta: dict[str, Any]
    path: Path


# ----------------------------------------------------------------------------------------------------------- saving


def save(directory: str | Path, state: Mapping[str, Array], meta: Mapping[str, Any]) -> Path:
    """Write a checkpoint and drop the oldest beyond :data:`KEPT`; returns its JSON file.

    ``meta`` is JSON data with at least ``step`` (an integer: it orders the checkpoints); a run puts its network, options,
    manifest hash, epoch and seed there, for :func:`load` to compare.
    """
    folder = Path(directory)
    step = meta.get("step")
    if not isinstance(step, int) or step < 0:
        raise ShloError(f"a checkpoint's meta data need a 'step' (an integer from 0), not {step!r}")
    for name, array in state.items():
        if array.dtype not in _DTYPES.values():
            raise ShloError(f"the checkpoint cannot hold '{name}': no safetensors type for {array.dtype}")
    data = to_bytes({name: np.asarray(array, order="C") for name, array in state.items()})
    digest = _digest(data)
    tensors = f"step-{step:08d}-{digest[:8]}.safetensors"
    described = {
        "format": FORMAT,
        "tensors": {"file": tensors, "bytes": len(data), "blake2b": digest, "count": len(state)},
        "meta": dict(meta),
    }
    text = json.dumps(described, indent=2) + "\n"
    path = folder / f"step-{step:08d}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / tensors, data)
        _write(path, text.encode())
    except OSError as error:
        raise ShloError(f"{folder}: the checkpoint cannot be written ({error.strerror or error})") from error
    _drop_old(folder, path)
    return path


def prepare(directory: str | Path, *, resume: bool) -> None:
    """Find out before a long run, not after its first epoch, whether its checkpoints can be saved there.

    A run that does not resume wants a directory without checkpoints: it would end in a mixture of two runs.
    """
    folder = Path(directory)
    existing = next(p for p in (folder, *folder.absolute().parents) if p.exists())
    if not existing.is_dir() or not os.access(existing, os.W_OK):
        raise ShloError(f"{folder}: checkpoints cannot be saved here ({existing} is not a folder one can write to)")
    if not resume and folder.is_dir() and _checkpoints(folder):
        raise ShloError(
            f"{folder}: holds the checkpoints of a run: say --resume to go on with it, or use another directory"
        )


@contextmanager
def hold(directory: str | Path, *, resume: bool) -> Iterator[None]:
    """Nobody else trains into the directory meanwhile: of two runs one would drop the other's files.

    The system lets go of it when the process ends, however it ends.  What :func:`prepare` refuses is looked at again: another
    run may have come and gone since.
    """
    folder = Path(directory)
    if resume and not folder.is_dir():
        yield  # loading says so
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ShloError(f"{folder}: the checkpoint cannot be written ({error.strerror or error})") from error
    with _locked(folder):
        prepare(folder, resume=resume)
        yield


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ShloError(f"{folder}: another training saves its checkpoints here: use another directory") from None
        except OSError:  # a file system without locks
            pass
        yield
    finally:
        os.close(handle)


def _write(path: Path, data: bytes) -> None:
    """Put a file in place as a whole, on the disk, or not at all."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
    # The rename itself must reach the disk before anything that relies on it (POSIX: fsync the directory).
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _drop_old(folder: Path, written: Path) -> None:
    """Keep the one just written and the newest others, :data:`KEPT` in all, and no tensor file that none of them names."""
    others = [path for path in _checkpoints(folder) if path != written]
    kept = [written, *others[len(others) - KEPT + 1 :]]
    named = set()
    for path in kept:
        try:
            named.add(json.loads(path.read_text())["tensors"]["file"])
        except (OSError, ValueError, KeyError, TypeError):
            return  # something is odd here: delete nothing
    for path in others:
        if path not in kept:
            path.unlink(missing_ok=True)
    for path in folder.glob("step-*.safetensors"):
        if path.name not in named:
            path.unlink(missing_ok=True)


def _checkpoints(folder: Path) -> list[Path]:
    """The JSON files of a folder, oldest first."""
    found = [(int(match[1]), path) for path in folder.glob("step-*.json") if (match := _NAME.fullmatch(path.name))]
    return [path for _, path in sorted(found)]


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


# ---------------------------------------------------------------------------------------------------------- loading


def load(
    directory: str | Path,
    *,
    expect: Mapping[str, Any] | None = None,
    like: Mapping[str, tuple[Sequence[int], Any]] | None = None,
) -> Checkpoint:
    """The newest checkpoint of a directory (or the one whose JSON file is given), verified.

    ``expect`` holds meta data that must agree (``{"net": "cnn", "options": {...}}``); ``like`` the shape and NumPy type of
    each state tensor.  A missing, truncated or altered file, or a checkpoint of another run, is a :class:`ShloError` that says
    what differs.
    """
    path = Path(directory)
    if not path.is_file():
        found = _checkpoints(path) if path.is_dir() else []
        if not found:
            raise ShloError(f"{path}: there is no checkpoint here")
        path = found[-1]
    described = _read_json(path)
    state = _read_tensors(path, described["tensors"])
    meta = described["meta"]
    if expect is not None:
        for what, mine, theirs in differences(expect, {name: meta.get(name) for name in expect}):
            raise ShloError(
                f"{path}: the checkpoint belongs to another run: its {what} is {theirs!r}, here it is {mine!r}"
            )
    if like is not None:
        _check_state(path, state, like)
    return Checkpoint(state, meta, path)


def _read_json(path: Path) -> dict[str, Any]:
    try:
        described = json.loads(path.read_bytes())
        known = described["format"] == FORMAT
        complete = isinstance(described["meta"], dict) and isinstance(described["tensors"]["file"], str)
    except OSError as error:
        raise ShloError(f"{path}: cannot be read ({error.strerror or error})") from error
    except (ValueError, KeyError, TypeError) as error:
        raise ShloError(f"{path}: not a checkpoint, or damaged{_instead(path)}") from error
    if not known or not complete:
        raise ShloError(f"{path}: a checkpoint of format {described['format']!r}: this version reads {FORMAT}")
    return dict(described)


def _read_tensors(path: Path, described: Mapping[str, Any]) -> dict[str, Array]:
    file = path.with_name(described["file"])
    try:
        data = file.read_bytes()
    except FileNotFoundError as error:
        raise ShloError(f"{path}: its tensor file {file.name} is missing{_instead(path)}") from error
    except OSError as error:
        raise ShloError(f"{file}: cannot be read ({error.strerror or error})") from error
    if len(data) != described.get("bytes"):
        raise ShloError(f"{file}: truncated: {len(data)} of {described.get('bytes')} bytes{_instead(path)}")
    if _digest(data) != described.get("blake2b"):
        raise ShloError(f"{file}: damaged: its contents are not what was saved{_instead(path)}")
    try:
        return {
            name: np.frombuffer(spec["data"], _DTYPES[spec["dtype"]]).reshape(spec["shape"]).copy()
            for name, spec in _deserialize(data)
        }
    except (SafetensorError, KeyError, ValueError) as error:
        raise ShloError(f"{file}: not a safetensors file this version reads ({error})") from error


def _instead(path: Path) -> str:
    """Advice to resume from the checkpoint before the damaged one."""
    earlier = [p for p in _checkpoints(path.parent) if p.name < path.name]
    return f" (the one before is whole if you delete this: {earlier[-1].name})" if earlier else ""


def _check_state(path: Path, state: Mapping[str, Array], like: Mapping[str, tuple[Sequence[int], Any]]) -> None:
    for name, (shape, dtype) in like.items():
        if name not in state:
            raise ShloError(f"{path}: the checkpoint has no '{name}', which this run's state needs")
        found = state[name]
        if found.shape != tuple(shape) or found.dtype != np.dtype(dtype):
            raise ShloError(
                f"{path}: '{name}' is {found.dtype}{list(found.shape)} in the checkpoint, "
                f"{np.dtype(dtype)}{list(shape)} in this run"
            )
    extra = [name for name in state if name not in like]
    if extra:
        raise ShloError(f"{path}: the checkpoint has '{extra[0]}', which is no part of this run's state")


def differences(mine: Any, theirs: Any, at: str = "") -> Iterable[tuple[str, Any, Any]]:
    """Where two JSON values differ: (dotted path, mine, theirs), None for what one lacks."""
    if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
        for key in [*mine, *(k for k in theirs if k not in mine)]:
            yield from differences(mine.get(key), theirs.get(key), f"{at}.{key}" if at else str(key))
    elif isinstance(mine, (list, tuple)) and isinstance(theirs, (list, tuple)):
        # JSON knows no tuples: (2, 3) comes back as [2, 3].
        if list(mine) != list(theirs):
            yield at, list(mine), list(theirs)
    elif mine != theirs:
        yield at, mine, theirs


# --------------------------------------------------------------------------------------------------------- lockstep


def verify_lockstep(name: str, shards: Sequence[Array]) -> Array:
    """The one array that all replicas hold, bit for bit; an error that names tensor and replica where they do not.

    (specification: laws 000-15; a state that has come apart must not hide in a checkpoint.)
    """
    first = np.asarray(shards[0])
    for replica, shard in enumerate(shards[1:], start=1):
        other = np.asarray(shard)
        if other.shape != first.shape or other.dtype != first.dtype:
            raise ShloError(
                f"the replicas are out of step: '{name}' is {first.dtype}{list(first.shape)} on replica 0 and "
                f"{other.dtype}{list(other.shape)} on replica {replica}"
            )
        if first.tobytes() != other.tobytes():
            differ = _bits(first) != _bits(other)
            at = np.unravel_index(int(differ.argmax()), first.shape) if first.shape else ()
            place = f"[{', '.join(map(str, at))}]" if at else ""
            raise ShloError(
                f"the replicas are out of step: '{name}' differs between replica 0 and replica {replica} in "
                f"{int(differ.sum())} of {differ.size} elements, first {name}{place}: {first[at]} and {other[at]}"
            )
    return first


def verify_lockstep_state(state: Mapping[str, Sequence[Array]]) -> dict[str, Array]:
    """Every tensor's one value (see :func:`verify_lockstep`): what a checkpoint of R replicas saves."""
    return {name: verify_lockstep(name, shards) for name, shards in state.items()}


def _bits(array: Array) -> Array:
    """Elements as rows of bytes, so that a NaN equals itself and 0.0 is not −0.0; one row index an element."""
    rows = np.frombuffer(array.tobytes(), np.uint8).reshape(max(array.size, 1), -1)
    view: Array = np.ascontiguousarray(rows).view(f"V{array.itemsize}").ravel()
    return view
