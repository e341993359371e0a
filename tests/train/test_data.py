"""Data sets: the built-in digits, every format on disk, damaged files, and the order of batches."""

import gzip
import struct

import numpy as np
import pytest

from shlo.ir.errors import ShloError
from shlo.train import formats
from shlo.train.data import batches, evaluation_batches, load_dataset


def idx(array):
    head = b"\0\0\x08" + bytes([array.ndim]) + struct.pack(f">{array.ndim}I", *array.shape)
    return head + array.astype(np.uint8).tobytes()


@pytest.fixture
def rng():
    return np.random.default_rng(0)


@pytest.fixture
def mnist(tmp_path, rng):
    for part, n in (("train", 20), ("t10k", 10)):
        (tmp_path / f"{part}-images-idx3-ubyte").write_bytes(idx(rng.integers(0, 256, (n, 5, 4))))
        (tmp_path / f"{part}-labels-idx1-ubyte.gz").write_bytes(gzip.compress(idx(rng.integers(0, 10, n))))
    return tmp_path


# ------------------------------------------------------------------------------------------------------- built in


def test_digits_are_the_published_test_set():
    data = load_dataset("digits")
    labels = np.concatenate([data.train.labels, data.test.labels])
    assert len(labels) == 1797
    assert np.bincount(labels).tolist() == [178, 182, 177, 183, 181, 182, 181, 179, 174, 180]
    assert data.image == (1, 8, 8)
    assert data.classes == 10
    assert data.train.pixels.dtype == np.uint8
    assert data.train.pixels.max() == 16


def test_the_held_out_part_is_a_fifth_of_every_class_and_never_changes():
    data = load_dataset("digits")
    assert np.bincount(data.test.labels).tolist() == [36, 36, 35, 37, 36, 36, 36, 36, 35, 36]
    again = load_dataset("digits")
    assert (again.test.pixels == data.test.pixels).all()
    # Pinned: another split would make accuracies of different versions incomparable.
    assert int((data.test.pixels.astype(np.int64) * np.arange(1, 65).reshape(8, 8)).sum()) == PINNED


PINNED = 3_606_033


def test_images_are_normalised_by_the_training_split():
    data = load_dataset("digits")
    images = data.train.images
    assert images.dtype == np.float32
    assert abs(float(images.mean())) < 1e-5
    assert abs(float(images.std()) - 1) < 1e-5
    raw = data.test.pixels.astype(np.float64)
    expected = (raw - data.train.pixels.mean()) / data.train.pixels.astype(np.float64).std()
    np.testing.assert_allclose(data.test.images, expected, atol=1e-5)


# ---------------------------------------------------------------------------------------------------------- order


def test_an_epoch_sees_each_example_at_most_once_and_drops_the_rest():
    split = load_dataset("digits").train
    seen = list(batches(split, 100, epoch=3, seed=1))
    assert len(seen) == len(split) // 100
    assert all(b.images.shape == (100, 1, 8, 8) and b.valid == 100 for b in seen)
    rows = {b.images[i].tobytes() for b in seen for i in range(100)}
    everything = {i.tobytes() for i in split.images}
    assert rows <= everything
    assert len(rows) > 0.95 * 100 * len(seen)  # a few digits are pixel for pixel the same


def test_the_order_depends_on_seed_and_epoch_alone():
    split = load_dataset("digits").train

    def labels(epoch, seed):
        return np.concatenate([b.labels for b in batches(split, 64, epoch, seed)]).tolist()

    assert labels(0, 0) == labels(0, 0)
    assert labels(0, 0) != labels(1, 0)
    assert labels(0, 0) != labels(0, 1)
    assert labels(0, 0)[:12] == FIRST  # pinned: a resumed run may have a newer NumPy


FIRST = [8, 0, 6, 3, 0, 4, 3, 5, 8, 0, 4, 1]


def test_starting_within_an_epoch_gives_the_remaining_batches_bit_for_bit():
    split = load_dataset("digits").train
    whole = list(batches(split, 128, 2, 5, shift=1))
    rest = list(batches(split, 128, 2, 5, shift=1, start=4))
    assert len(rest) == len(whole) - 4
    for a, b in zip(whole[4:], rest, strict=True):
        assert a.images.tobytes() == b.images.tobytes()


def test_without_shuffling_the_order_is_the_stored_one():
    split = load_dataset("digits").train
    assert next(batches(split, 10, 0, 0, shuffle=False)).labels.tolist() == split.labels[:10].tolist()


def test_shifts_move_by_at_most_a_pixel_and_really_move():
    split = load_dataset("digits").train
    plain = next(batches(split, 64, 0, 0))
    moved = next(batches(split, 64, 0, 0, shift=1))
    background = split.normalise(np.zeros((1, 1, 8, 8), np.uint8))[0, 0, 0, 0]
    kinds = set()
    for before, after in zip(plain.images[:, 0], moved.images[:, 0], strict=True):
        padded = np.pad(before, 1, constant_values=background)
        fits = {(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (padded[1 - y : 9 - y, 1 - x : 9 - x] == after).all()}
        assert fits
        kinds |= fits
    assert len(kinds) == 9
    assert (plain.labels == moved.labels).all()


def test_shifts_are_drawn_anew_each_epoch():
    split = load_dataset("digits").train
    first, second = (next(batches(split, 64, epoch, 0, shuffle=False, shift=1)) for epoch in (0, 1))
    assert (first.images != second.images).any()


def test_evaluation_covers_every_example_once_and_fills_the_last_batch():
    split = load_dataset("digits").test
    seen = list(evaluation_batches(split, 100))
    assert [b.valid for b in seen] == [100, 100, 100, 59]
    assert all(len(b.images) == 100 for b in seen)
    labels = np.concatenate([b.labels[: b.valid] for b in seen])
    assert labels.tolist() == split.labels.tolist()
    wide = next(evaluation_batches(split, 1000))
    assert (len(wide.images), wide.valid) == (1000, 359)


def test_a_batch_beyond_the_split_is_refused():
    split = load_dataset("digits").test
    with pytest.raises(ShloError, match="batch of 1000 is larger than the training split"):
        list(batches(split, 1000, 0, 0))


# -------------------------------------------------------------------------------------------------------- formats


def test_mnist_files_plain_and_gzipped(mnist):
    data = load_dataset(mnist)
    assert (len(data.train), len(data.test), data.image) == (20, 10, (1, 5, 4))


def test_cifar_binary(tmp_path, rng):
    def records(n):
        return np.concatenate([rng.integers(0, 10, (n, 1)), rng.integers(0, 256, (n, 3072))], 1).astype(np.uint8)

    one, two, test = records(3), records(4), records(2)
    (tmp_path / "data_batch_1.bin").write_bytes(one.tobytes())
    (tmp_path / "data_batch_2.bin").write_bytes(two.tobytes())
    (tmp_path / "test_batch.bin").write_bytes(test.tobytes())
    (tmp_path / "batches.meta.txt").write_text("\n".join("abcdefghij") + "\n\n")
    data = load_dataset(tmp_path)
    assert (len(data.train), len(data.test), data.image, data.classes) == (7, 2, (3, 32, 32), 10)
    assert data.train.labels.tolist() == [*one[:, 0], *two[:, 0]]
    assert (data.train.pixels[0, 1, 0] == one[0, 1 + 1024 : 1 + 1024 + 32]).all()  # planes, then rows
    assert data.class_names == tuple("abcdefghij")


@pytest.mark.parametrize(
    ("images", "image"), [((40, 6, 5), (1, 6, 5)), ((40, 3, 6, 5), (3, 6, 5)), ((40, 6, 5, 3), (3, 6, 5))]
)
def test_npz_layouts(tmp_path, rng, images, image):
    np.savez(tmp_path / "d.npz", images=rng.random(images), labels=np.arange(40) % 4)
    for path in (tmp_path / "d.npz", tmp_path):
        data = load_dataset(path)
        assert data.image == image
        assert data.classes == 4
        assert (len(data.train), len(data.test)) == (32, 8)


def test_npz_with_its_own_test_set(tmp_path, rng):
    arrays = {"images": rng.random((6, 4, 4)), "labels": np.arange(6), "test_images": rng.random((2, 4, 4))}
    np.savez(tmp_path / "d.npz", **arrays, test_labels=np.array([1, 7]))
    data = load_dataset(tmp_path / "d.npz")
    assert (len(data.train), len(data.test), data.classes) == (6, 2, 8)


class TestImageFiles:
    @pytest.fixture
    def draw(self):
        image = pytest.importorskip("PIL.Image")

        def save(path, size=(4, 5), mode="RGB"):
            path.parent.mkdir(parents=True, exist_ok=True)
            image.new(mode, size, 7).save(path)

        return save

    def test_class_folders(self, tmp_path, draw):
        for name in ("cat", "ant"):
            for i in range(5):
                draw(tmp_path / name / f"{i}.png")
        data = load_dataset(tmp_path)
        assert data.class_names == ("ant", "cat")
        assert data.image == (3, 5, 4)
        assert (len(data.train), len(data.test)) == (8, 2)

    def test_train_and_val(self, tmp_path, draw):
        for part in ("train", "val"):
            draw(tmp_path / part / "a" / "0.png", mode="L")
            draw(tmp_path / part / "b" / "0.png", mode="L")
        data = load_dataset(tmp_path)
        assert (len(data.train), len(data.test), data.image) == (2, 2, (1, 5, 4))

    def test_sizes_differ(self, tmp_path, draw):
        draw(tmp_path / "a" / "0.png")
        draw(tmp_path / "a" / "1.png", size=(9, 9))
        with pytest.raises(ShloError, match=r"1\.png: is 3×9×9, others are 3×5×4"):
            load_dataset(tmp_path)
        with pytest.raises(ShloError, match="no test examples"):
            load_dataset(tmp_path, image=(1, 6, 6))

    def test_damaged(self, tmp_path):
        pytest.importorskip("PIL")
        (tmp_path / "a").mkdir()
        (tmp_path / "a" / "x.png").write_bytes(b"not a picture")
        with pytest.raises(ShloError, match=r"x\.png: not a readable image"):
            load_dataset(tmp_path)


def test_image_files_without_pillow(tmp_path, monkeypatch):
    monkeypatch.setattr(formats, "HAS_PILLOW", False)
    (tmp_path / "a").mkdir()
    with pytest.raises(ShloError, match="pip install pillow"):
        load_dataset(tmp_path)


# -------------------------------------------------------------------------------------------------------- damage


def _truncate(name, keep):
    def damage(folder):
        file = folder / name
        file.write_bytes(file.read_bytes()[:keep])

    return damage


def _write(name, data):
    return lambda folder: (folder / name).write_bytes(data)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_truncate("train-images-idx3-ubyte", 100), r"train-images-idx3-ubyte: truncated: its header says 400 bytes"),
        (_truncate("train-images-idx3-ubyte", 9), "truncated in its header"),
        (_truncate("train-images-idx3-ubyte", 0), "starts with nothing"),
        (_truncate("train-labels-idx1-ubyte.gz", 15), "gzip file is truncated or damaged"),
        (_write("train-labels-idx1-ubyte.gz", b"plain"), "gzip file is truncated or damaged"),
        (_write("train-images-idx3-ubyte", b"GIF89a..."), "not an MNIST IDX file"),
        (_write("train-labels-idx1-ubyte", idx(np.zeros(3))), "20 train images but 3 labels"),
        (lambda folder: (folder / "t10k-labels-idx1-ubyte.gz").unlink(), "the test labels are missing"),
    ],
)
def test_damaged_mnist_is_one_clear_error(mnist, damage, message):
    damage(mnist)
    if (mnist / "train-labels-idx1-ubyte").exists():
        (mnist / "train-labels-idx1-ubyte.gz").unlink()
    with pytest.raises(ShloError, match=message) as caught:
        load_dataset(mnist)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"x": np.zeros(3)}, "needs the arrays 'images' and 'labels', it has x"),
        ({"images": np.zeros((3, 4, 4))}, "has 'images' but no 'labels'"),
        ({"images": np.zeros((3, 4)), "labels": np.zeros(3, int)}, "must be numbers"),
        ({"images": np.zeros((3, 5, 5, 5)), "labels": np.zeros(3, int)}, "no axis of 1 or 3 channels"),
        ({"images": np.zeros((3, 4, 4)), "labels": np.zeros(3)}, "'labels' must be integers"),
        ({"images": np.zeros((3, 4, 4)), "labels": np.array([0, -1, 2])}, "negative label"),
        ({"images": np.zeros((3, 4, 4)), "labels": np.zeros(4, int)}, "3 images but 4 labels"),
        ({"images": np.full((3, 4, 4), np.nan), "labels": np.zeros(3, int)}, "infinite or NaN"),
        ({"images": np.zeros((0, 4, 4)), "labels": np.zeros(0, int)}, "no training examples"),
        ({"images": np.array([None, 1]), "labels": np.zeros(2, int)}, "not a readable .npz archive"),
    ],
)
def test_odd_npz_is_one_clear_error(tmp_path, arrays, message):
    np.savez(tmp_path / "d.npz", **arrays)
    with pytest.raises(ShloError, match=message):
        load_dataset(tmp_path / "d.npz")


def test_other_damage(tmp_path):
    with pytest.raises(ShloError, match="there is no data set"):
        load_dataset(tmp_path / "nowhere")
    with pytest.raises(ShloError, match="found no data"):
        load_dataset(tmp_path)
    (tmp_path / "d.npz").write_bytes(b"PK\x03\x04 broken")
    with pytest.raises(ShloError, match="not a readable"):
        load_dataset(tmp_path / "d.npz")
    (tmp_path / "data_batch_1.bin").write_bytes(b"\0" * 3000)
    with pytest.raises(ShloError, match="not a whole number of 3073-byte records"):
        load_dataset(tmp_path)
    (tmp_path / "data_batch_1.bin").write_bytes(b"\xff" * 3073)
    with pytest.raises(ShloError, match="above 9"):
        load_dataset(tmp_path)
    with pytest.raises(ShloError, match=r"only image files can be resized"):
        load_dataset("digits", image=(1, 16, 16))
