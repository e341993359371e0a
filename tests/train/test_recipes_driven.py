"""What the driver feeds a recipe: masks, averages, accumulation, layouts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from shlo.ir.errors import ShloError
from shlo.nets.recipe import Recipe, scalar_values
from shlo.nets.step import Input
from shlo.runtime import Runtime
from shlo.train.data import load_dataset
from shlo.train.loop import Options, _Run, draw_mask, enlargement, train


def mask(batch, name="head.dropout", keep=0.75):
    return Input(name, (batch, 50), "f32", "mask", sharded=True, keep=keep)


def test_masks_do_not_depend_on_the_replicas():
    whole = draw_mask(mask(8), 1, seed=3, step=7)
    assert (draw_mask(mask(4), 2, seed=3, step=7) == whole).all()
    assert (draw_mask(mask(2), 4, seed=3, step=7) == whole).all()
    assert set(np.unique(whole)) == {np.float32(0), np.float32(1 / 0.75)}
    assert abs((whole > 0).mean() - 0.75) < 0.1


def test_masks_differ_by_step_seed_and_name():
    one = draw_mask(mask(8), 1, seed=3, step=7)
    for other in (
        draw_mask(mask(8), 1, seed=3, step=8),
        draw_mask(mask(8), 1, seed=4, step=7),
        draw_mask(mask(8, "blocks.0.drop_path"), 1, seed=3, step=7),
    ):
        assert (one != other).any()


def test_scalars_of_accumulation():
    values = [scalar_values(Recipe("adamw", accumulate=3, ema=True), 0.1, step) for step in range(1, 7)]
    assert [v["accumulate_keep"] for v in values] == [0, 1, 1, 0, 1, 1]
    assert [v["accumulate_apply"] for v in values] == [0, 0, 1, 0, 0, 1]
    assert [float(v["bias_correction1"]) for v in values] == pytest.approx([0.1] * 3 + [0.19] * 3)
    assert [float(v["ema_decay"]) for v in values] == pytest.approx([2 / 11] * 3 + [3 / 12] * 3)


def test_images_are_enlarged_by_whole_factors():
    assert enlargement((1, 8, 8), (1, 32, 32)) == 4
    for wanted in ((1, 12, 12), (3, 8, 8), (1, 4, 4), (1, 16, 8)):
        with pytest.raises(ShloError, match="cannot be enlarged"):
            enlargement((1, 8, 8), wanted)


def test_prepared_images():
    options = Options(image=(1, 16, 16), sizes={"layout": "NHWC", "width": 0.25}, batch=8)
    run = _Run(options, load_dataset("digits"), Runtime("cpu", devices=1))
    image = np.arange(64, dtype=np.float32).reshape(1, 1, 8, 8)
    prepared = run.prepared(image)
    assert prepared.shape == (1, 16, 16, 1)
    assert (prepared[0, ::2, 1::2, 0] == image[0, 0]).all()


def test_everything_at_once_trains():
    """Accumulation, averages, clipping, both drops, buckets and channels last, on two replicas."""
    recipe = replace(Options().recipe, accumulate=2, ema=True, clip=1.0, optimizer="lamb", exclude_rank1=True)
    sizes = {"width": 0.5, "layout": "NHWC", "drop_path": 0.1, "dropout": 0.1}
    report = train(Options(recipe=recipe, sizes=sizes, replicas=2, epochs=4, batch=32, bucket_mb=1.0))
    first, last = report.history[0], report.history[-1]
    assert last.loss < 0.7 * first.loss
    assert last.test_accuracy > 0.6
