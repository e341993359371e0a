"""Readers of the image collections that people have on disk: MNIST IDX, CIFAR-10 binary, ``.npz``, class folders.

Each returns a :class:`Raw`: pixels as stored, [n, C, H, W], and labels, for the training part and (if the collection has
one) the test part.  Anything that does not fit is one :class:`ShloError` naming the file.
"""

from __future__ import annotations

import gzip
import re
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from shlo.ir.errors import ShloError

try:
    from PIL import Image, UnidentifiedImageError

    HAS_PILLOW = True
except ImportError:  # an optional extra: only class folders of image files need it
    HAS_PILLOW = False

Array = np.ndarray[Any, Any]
Pair = tuple[Array, Array]
Chw = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Raw:
    """What a collection holds: (pixels [n, C, H, W], labels [n]) to train on, maybe another pair to test on, class names."""

    train: Pair
    test: Pair | None = None
    class_names: tuple[str, ...] = ()


def read_collection(path: Path, image: Chw | None = None) -> Raw:
    """Find out which kind of collection ``path`` is, and read it.  ``image`` (C, H, W) resizes files of class folders."""
    if not path.exists():
        raise ShloError(f"there is no data set '{path}': give 'digits', an .npz file or a folder")
    if path.is_file():
        if path.suffix == ".npz":
            return read_npz(path)
        raise ShloError(f"{path}: not a data set: give an .npz file or a folder")
    files = sorted(path.iterdir())
    if any(_IDX.match(f.name) for f in files):
        return read_idx(path)
    if any(f.name.startswith("data_batch") and f.suffix == ".bin" for f in files):
        return read_cifar(path)
    archives = [f for f in files if f.suffix == ".npz"]
    if len(archives) == 1:
        return read_npz(archives[0])
    if len(archives) > 1:
        raise ShloError(f"{path}: holds {len(archives)} .npz files: name the one to use")
    if any(f.is_dir() and not f.name.startswith(".") for f in files):
        return read_class_folders(path, image)
    raise ShloError(
        f"{path}: found no data: expected MNIST IDX files (train-images-idx3-ubyte …), CIFAR-10 binary files "
        "(data_batch_1.bin …), one .npz, or one folder of images a class"
    )


def read_bytes(path: Path) -> bytes:
    """The contents of a file, unpacked if its name ends in ``.gz``."""
    try:
        if path.suffix != ".gz":
            return path.read_bytes()
        with gzip.open(path) as file:
            return file.read()
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ShloError(f"{path}: the gzip file is truncated or damaged ({error})") from error
    except OSError as error:
        raise ShloError(f"{path}: cannot be read ({error.strerror or error})") from error


# ------------------------------------------------------------------------------------------------------------ IDX

_IDX: Final = re.compile(r"(train|t10k|test)[-_.](images|labels)[-_.]idx[13][-_.]ubyte(\.gz)?$")


def read_idx(folder: Path) -> Raw:
    """MNIST and its relatives: ``train-images-idx3-ubyte``, ``train-labels-idx1-ubyte``, ``t10k-…``, each maybe ``.gz``."""
    found: dict[tuple[str, str], Path] = {}
    for file in sorted(folder.iterdir()):
        match = _IDX.match(file.name)
        if match:
            found.setdefault(("train" if match[1] == "train" else "test", match[2]), file)

    def pair(part: str) -> Pair:
        for what in ("images", "labels"):
            if (part, what) not in found:
                raise ShloError(f"{folder}: the {part} {what} are missing (an MNIST IDX file {part}-{what}-idx…-ubyte)")
        images, labels = (_read_idx_file(found[part, what]) for what in ("images", "labels"))
        if images.ndim != 3 or labels.ndim != 1:
            raise ShloError(
                f"{folder}: the {part} images and labels must have 3 and 1 axes, not {images.ndim}, {labels.ndim}"
            )
        if len(images) != len(labels):
            raise ShloError(f"{folder}: {len(images)} {part} images but {len(labels)} labels")
        return images[:, None], labels

    return Raw(pair("train"), pair("test") if any(part == "test" for part, _ in found) else None)


def _read_idx_file(path: Path) -> Array:
    data = read_bytes(path)
    if len(data) < 4 or data[:2] != b"\0\0" or data[2] != 8 or data[3] not in (1, 3):
        raise ShloError(
            f"{path}: not an MNIST IDX file of unsigned bytes (it starts with {data[:4].hex(' ') or 'nothing'})"
        )
    rank = data[3]
    start = 4 + 4 * rank
    if len(data) < start:
        raise ShloError(f"{path}: truncated in its header")
    shape = tuple(int(n) for n in np.frombuffer(data, ">u4", rank, 4))
    size = int(np.prod(shape, dtype=object))
    if len(data) - start != size:
        state = "truncated" if len(data) - start < size else "too long"
        raise ShloError(f"{path}: {state}: its header says {size} bytes of data ({shape}), it has {len(data) - start}")
    return np.frombuffer(data, np.uint8, size, start).reshape(shape)


# ---------------------------------------------------------------------------------------------------------- CIFAR

_CIFAR_RECORD: Final = 1 + 3 * 32 * 32


def read_cifar(folder: Path) -> Raw:
    """CIFAR-10 binary: ``data_batch_1.bin`` … and ``test_batch.bin``, records of a label and 3×32×32 bytes."""
    batches = sorted(folder.glob("data_batch*.bin"))
    parts = [_read_cifar_file(f) for f in batches]
    test = folder / "test_batch.bin"
    names = folder / "batches.meta.txt"
    return Raw(
        (np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])),
        _read_cifar_file(test) if test.exists() else None,
        tuple(read_bytes(names).decode("utf-8", "replace").split()) if names.exists() else (),
    )


def _read_cifar_file(path: Path) -> Pair:
    data = read_bytes(path)
    if not data or len(data) % _CIFAR_RECORD:
        raise ShloError(
            f"{path}: truncated or not CIFAR-10 binary: {len(data)} bytes are not a whole number of "
            f"{_CIFAR_RECORD}-byte records"
        )
    records = np.frombuffer(data, np.uint8).reshape(-1, _CIFAR_RECORD)
    if np.max(records[:, 0]) > 9:
        raise ShloError(f"{path}: not CIFAR-10 binary: a label is {np.max(records[:, 0])}, above 9")
    return records[:, 1:].reshape(-1, 3, 32, 32), records[:, 0]


# ------------------------------------------------------------------------------------------------------------ npz


def read_npz(path: Path) -> Raw:
    """An ``.npz`` with ``images`` and ``labels``, maybe ``test_images`` and ``test_labels`` (or ``x_train`` … as Keras).

    Images are [n, H, W], [n, C, H, W] or [n, H, W, C] with C of 1 or 3, integers or floats; labels integers [n].
    """
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
        raise ShloError(f"{path}: not a readable .npz archive ({error})") from error

    def pair(*names: tuple[str, str]) -> Pair | None:
        for images, labels in names:
            if images in arrays and labels in arrays:
                return _npz_images(path, images, arrays[images]), _npz_labels(path, labels, arrays[labels])
            if images in arrays:
                raise ShloError(f"{path}: has '{images}' but no '{labels}'")
        return None

    train = pair(("images", "labels"), ("train_images", "train_labels"), ("x_train", "y_train"))
    if train is None:
        raise ShloError(f"{path}: needs the arrays 'images' and 'labels', it has {', '.join(sorted(arrays)) or 'none'}")
    test = pair(("test_images", "test_labels"), ("x_test", "y_test"))
    for part, both in (("", train), ("test ", test)):
        if both is not None and len(both[0]) != len(both[1]):
            raise ShloError(f"{path}: {len(both[0])} {part}images but {len(both[1])} labels")
    return Raw(train, test)


def _npz_images(path: Path, name: str, images: Array) -> Array:
    if images.dtype.kind not in "uif" or images.ndim not in (3, 4):
        raise ShloError(
            f"{path}: '{name}' must be numbers [n, H, W] or [n, C, H, W], not {images.dtype}{list(images.shape)}"
        )
    if images.dtype.kind == "f" and not np.isfinite(images).all():
        raise ShloError(f"{path}: '{name}' has infinite or NaN elements")
    if images.ndim == 3:
        return images[:, None]
    if images.shape[1] in (1, 3):
        return images
    if images.shape[3] in (1, 3):
        return np.ascontiguousarray(images.transpose(0, 3, 1, 2))
    raise ShloError(f"{path}: '{name}' {list(images.shape)} has no axis of 1 or 3 channels in second or last place")


def _npz_labels(path: Path, name: str, labels: Array) -> Array:
    if labels.ndim == 2 and labels.shape[1] == 1:
        labels = labels[:, 0]
    if labels.ndim != 1 or labels.dtype.kind not in "ui":
        raise ShloError(f"{path}: '{name}' must be integers [n], not {labels.dtype}{list(labels.shape)}")
    if labels.size and int(labels.min()) < 0:
        raise ShloError(f"{path}: '{name}' has the negative label {labels.min()}")
    return labels


# -------------------------------------------------------------------------------------------------- class folders

_SUFFIXES: Final = frozenset({".png", ".jpg", ".jpeg", ".bmp", ".gif", ".webp", ".ppm", ".pgm", ".tif", ".tiff"})


def read_class_folders(folder: Path, image: Chw | None = None) -> Raw:
    """One folder a class (``cats/1.png`` …), or ``train/`` and ``test/`` (or ``val/``) with such folders in them.

    Classes are numbered in order of their names.  All images must have one size unless ``image`` says which to make.
    """
    if not HAS_PILLOW:
        raise ShloError(f"{folder}: reading image files needs Pillow: pip install pillow")
    train = folder / "train"
    tests = [folder / name for name in ("test", "val", "valid", "validation") if (folder / name).is_dir()]
    split = train.is_dir() and any(d.is_dir() for d in train.iterdir())
    root = train if split else folder
    names = tuple(sorted(d.name for d in root.iterdir() if d.is_dir() and not d.name.startswith(".")))
    pair = _read_classes(root, names, image, None)
    if not (split and tests):
        return Raw(pair, None, names)
    return Raw(pair, _read_classes(tests[0], names, image, pair[0].shape[1:]), names)


def _read_classes(root: Path, names: Sequence[str], resize: Chw | None, like: tuple[int, ...] | None) -> Pair:
    """The images of one folder a class; all must be as large as ``like`` (the first of them when None)."""
    extra = sorted(d.name for d in root.iterdir() if d.is_dir() and not d.name.startswith(".") and d.name not in names)
    if extra:
        raise ShloError(f"{root}: the class '{extra[0]}' is not among the training classes")
    files = [
        (file, number)
        for number, name in enumerate(names)
        if (root / name).is_dir()
        for file in sorted((root / name).iterdir())
        if file.suffix.lower() in _SUFFIXES
    ]
    if not files:
        raise ShloError(f"{root}: no image files in its class folders ({', '.join(sorted(_SUFFIXES))})")
    pixels: list[Array] = []
    for file, _ in files:
        decoded = _decode(file, resize, grey=like[0] == 1 if like else None)
        like = like or decoded.shape
        if decoded.shape != like:
            raise ShloError(
                f"{file}: is {_by(decoded.shape)}, others are {_by(like)}: say which size to make (--image C,H,W)"
            )
        pixels.append(decoded)
    return np.stack(pixels), np.array([number for _, number in files], np.int32)


def _by(shape: Sequence[int]) -> str:
    return "×".join(map(str, shape))


def _decode(file: Path, resize: Chw | None, grey: bool | None) -> Array:
    """One image file as [C, H, W] bytes, resized (bilinear) to ``resize``; ``grey`` None keeps what the file is."""
    try:
        with Image.open(file) as opened:
            if resize is not None:
                grey = resize[0] == 1
            elif grey is None:
                grey = opened.mode in ("1", "L", "I", "I;16", "F")
            picture = opened.convert("L" if grey else "RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError) as error:
        raise ShloError(f"{file}: not a readable image ({error})") from error
    if resize is not None and picture.size != (resize[2], resize[1]):
        picture = picture.resize((resize[2], resize[1]), Image.Resampling.BILINEAR)
    array = np.asarray(picture, np.uint8)
    return array[None] if grey else np.ascontiguousarray(array.transpose(2, 0, 1))
