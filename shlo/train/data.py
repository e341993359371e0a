"""Data sets: what a network is trained and tested on, and the order in which it sees it.

Pixels stay as they are stored; an example becomes float32, normalised by the training split's mean and standard deviation
(one of each a channel), when its batch is made.  Everything random depends on a seed and an epoch alone, through raw Philox
words (whose stream NumPy guarantees), so a resumed run sees the very batches the uninterrupted one would have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from shlo.ir.errors import ShloError
from shlo.train.formats import Chw, Pair, Raw, read_collection, read_npz

Array = np.ndarray[Any, Any]

TEST_FRACTION: Final = 0.2
"""The part of each class held out for testing where a collection brings no test set of its own."""

DIGITS: Final = Path(__file__).with_name("digits.npz")
"""The built-in data set; its origin and licence are in ``DIGITS.md``."""

_SPLIT_SEED: Final = 1998
"""The held-out examples are the same in every run, whatever its seed."""

_ORDER, _SHIFT, _HOLDOUT = range(3)


class Split:
    """Examples: ``pixels`` [n, C, H, W] as stored, ``labels`` int32 [n], and the ``mean`` and ``std`` [C] to normalise by."""

    def __init__(self, pixels: Array, labels: Array, mean: Array, std: Array) -> None:
        self.pixels, self.labels, self.mean, self.std = pixels, labels.astype(np.int32), mean, std

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def images(self) -> Array:
        """All images, normalised: float32 [n, C, H, W]."""
        return self.normalise(self.pixels)

    def normalise(self, pixels: Array) -> Array:
        """(pixels − mean) / std, as float32."""
        return (pixels.astype(np.float32) - self.mean[:, None, None]) / self.std[:, None, None]


@dataclass(frozen=True, slots=True)
class Dataset:
    """A named collection: a training and a test split, how many classes, and an image's (C, H, W)."""

    name: str
    train: Split
    test: Split
    classes: int
    image: Chw
    class_names: tuple[str, ...] = ()


class Batch(NamedTuple):
    """``images`` float32 [B, C, H, W], ``labels`` int32 [B]; only the first ``valid`` examples count."""

    images: Array
    labels: Array
    valid: int


def load_dataset(name_or_path: str | Path, *, image: Chw | None = None) -> Dataset:
    """The data set called ``digits``, or the one at a path (see :mod:`shlo.train.formats`).

    Without a test set of its own a fifth of each class (:data:`TEST_FRACTION`), drawn by a fixed seed, is held out.
    ``image`` (C, H, W) says what size to make image files of; other collections must have it already.
    """
    name = str(name_or_path)
    builtin = name == "digits"
    return make_dataset(name, read_npz(DIGITS) if builtin else read_collection(Path(name_or_path), image), image)


def make_dataset(name: str, raw: Raw, image: Chw | None = None) -> Dataset:
    """Split (if need be), check and normalise what a collection holds."""
    (pixels, labels), test = raw.train, raw.test
    if not len(labels):
        raise ShloError(f"{name}: the data set holds no training examples")
    if test is None:
        train_pair, test = hold_out(pixels, labels)
    else:
        train_pair = (pixels, labels)
    if not len(test[1]):
        raise ShloError(f"{name}: the data set holds no test examples (a class needs at least 3 to hold one out)")
    channels, height, width = train_pair[0].shape[1:]
    size: Chw = (channels, height, width)
    if test[0].shape[1:] != size:
        raise ShloError(f"{name}: training images are {list(size)}, test images {list(test[0].shape[1:])}")
    if image is not None and image != size:
        raise ShloError(f"{name}: its images are {list(size)}, not {list(image)}: only image files can be resized")
    classes = max(len(raw.class_names), int(max(train_pair[1].max(), test[1].max())) + 1)
    mean, std = _statistics(train_pair[0])
    return Dataset(name, Split(*train_pair, mean, std), Split(*test, mean, std), classes, size, raw.class_names)


def hold_out(pixels: Array, labels: Array) -> tuple[Pair, Pair]:
    """Split into (training, test): of each class the fraction :data:`TEST_FRACTION`, drawn by a fixed seed; order is kept."""
    chosen = np.zeros(len(labels), bool)
    order = _permutation(len(labels), _SPLIT_SEED, 0, _HOLDOUT)
    for label in np.unique(labels):
        members = order[labels[order] == label]
        chosen[members[: round(TEST_FRACTION * len(members))]] = True
    return (pixels[~chosen], labels[~chosen]), (pixels[chosen], labels[chosen])


def _statistics(pixels: Array) -> tuple[Array, Array]:
    """Mean and standard deviation of each channel, float32 [C]; a constant channel has deviation 1."""
    total = np.zeros(pixels.shape[1])
    squares = np.zeros(pixels.shape[1])
    # In slices: the whole as float64 would be eight times the stored bytes.
    for start in range(0, len(pixels), 4096):
        part = pixels[start : start + 4096].astype(np.float64)
        total += part.sum((0, 2, 3))
        squares += (part * part).sum((0, 2, 3))
    count = pixels.size // pixels.shape[1]
    mean = total / count
    std = np.sqrt(np.maximum(squares / count - mean * mean, 0))
    return mean.astype(np.float32), np.where(std > 0, std, 1).astype(np.float32)


# --------------------------------------------------------------------------------------------------------- batches


def _words(count: int, seed: int, epoch: int, stream: int) -> Array:
    """``count`` random 64-bit words that depend on nothing else."""
    generator = np.random.Philox(key=[seed % 2**64, epoch], counter=[0, 0, 0, stream])
    words: Array = generator.random_raw(count)
    return words


def _permutation(count: int, seed: int, epoch: int, stream: int) -> Array:
    return np.argsort(_words(count, seed, epoch, stream), kind="stable")


def batch_count(split: Split, batch: int) -> int:
    """How many training batches an epoch has: the last, partial one is dropped."""
    if batch < 1:
        raise ShloError(f"the batch must hold at least one example, not {batch}")
    if batch > len(split):
        raise ShloError(f"a batch of {batch} is larger than the training split ({len(split)} examples)")
    return len(split) // batch


def batches(
    split: Split, batch: int, epoch: int, seed: int, shuffle: bool = True, *, shift: int = 0, start: int = 0
) -> Iterator[Batch]:
    """The training batches of one epoch, all full, from number ``start`` on (to resume within an epoch).

    ``shift`` moves each image by up to so many pixels along each axis, filling with zero pixels: light augmentation, drawn anew
    each epoch.  The order and the shifts depend on (seed, epoch) alone.
    """
    count = batch_count(split, batch)
    order = _permutation(len(split), seed, epoch, _ORDER) if shuffle else np.arange(len(split))
    moves = (_words(2 * len(split), seed, epoch, _SHIFT) % np.uint64(2 * shift + 1)).astype(np.int64) - shift
    for number in range(start, count):
        chosen = order[number * batch : (number + 1) * batch]
        pixels = split.pixels[chosen]
        if shift:
            pixels = _shifted(pixels, moves.reshape(-1, 2)[chosen], shift)
        yield Batch(split.normalise(pixels), split.labels[chosen], batch)


def _shifted(pixels: Array, moves: Array, most: int) -> Array:
    """Image i moved by ``moves[i]`` (down, right), each at most ``most`` pixels."""
    _, _, height, width = pixels.shape
    padded = np.pad(pixels, ((0, 0), (0, 0), (most, most), (most, most)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (height, width), (2, 3))
    moved: Array = windows[np.arange(len(pixels)), :, most - moves[:, 0], most - moves[:, 1]]
    return moved


def evaluation_batches(split: Split, batch: int) -> Iterator[Batch]:
    """Every example once, in order, in batches of one size; the last is filled up with examples from the beginning that do
    not count (``Batch.valid`` says how many do)."""
    if batch < 1:
        raise ShloError(f"the batch must hold at least one example, not {batch}")
    for start in range(0, len(split), batch):
        chosen = np.arange(start, start + batch) % len(split)
        yield Batch(split.normalise(split.pixels[chosen]), split.labels[chosen], min(batch, len(split) - start))
