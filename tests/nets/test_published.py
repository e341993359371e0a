"""The published networks: their counts, and every gradient against JAX's autodiff of a model written apart, in float64."""

from __future__ import annotations

import jax
import numpy as np
import pytest

from shlo.cli.networks import counts
from shlo.interp.den import evaluate
from shlo.nets.networks import NETS, find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_forward, build_step
from tests.nets.sizes import REDUCED, STRIDES
from tests.nets.steps import arguments, by_name, host_inputs
from tests.oracle_nets import published

# parameters at K = 1000 and at K = 10, tensors, batch-norms, collectives: spec/nets.md
TABLE = {
    "resnet34": (21_797_672, 21_289_802, 110, 36, 218),
    "resnet50": (25_557_032, 23_528_522, 161, 53, 320),
    "mobilenet-v2": (3_504_872, 2_236_682, 158, 52, 314),
    "mobilenet-v4": (9_715_512, 8_447_322, 233, 77, 464),
    "efficientnet-b0": (5_288_548, 4_020_358, 213, 49, 360),
    "convnext-t": (28_589_128, None, 182, 0, 182),
    "vit-tiny": (5_717_416, 5_526_346, 200, 0, 200),
}


@pytest.mark.parametrize("name", TABLE)
def test_counts_are_the_published_ones(name):
    net = find_net(name)
    thousand, ten, tensors, norms, collectives = TABLE[name]
    found = counts(net, net.config(classes=1000))
    assert [found[k] for k in ("parameters", "tensors", "batch_norms", "collectives")] == [
        thousand,
        tensors,
        norms,
        collectives,
    ]
    assert ten is None or counts(net, net.config(classes=10))["parameters"] == ten


def test_counts_of_the_cifar_nets():
    assert counts(find_net("cifar8"))["parameters"] == 52_858
    assert [counts(find_net(n))["tensors"] for n in ("cifar8", "cifar8-bn")] == [22, 38]


def test_conv_biases_are_an_option():
    tensors = [
        counts(find_net(n), find_net(n).config(conv_bias=True))["tensors"] for n in ("resnet34", "efficientnet-b0")
    ]
    assert tensors == [146, 262]


@pytest.mark.parametrize(("name", "sites"), [("efficientnet-b0", 9), ("convnext-t", 18), ("vit-tiny", 24)])
def test_drop_sites(name, sites):
    net = find_net(name)
    manifest = build_forward(net, net.config(drop_path=0.2, dropout=0.3), batch=2, training=True).manifest
    masks = {i.name: i for i in manifest.inputs if i.role == "mask"}
    assert masks["head.dropout"].keep == pytest.approx(0.7)
    paths = [i for n, i in masks.items() if n.endswith("drop_path")]
    assert len(paths) == sites
    assert all(i.shape == (2,) and i.sharded for i in paths)
    keeps = [i.keep for i in paths]
    assert keeps == sorted(keeps, reverse=True)
    if name == "efficientnet-b0":  # by block number, of sixteen
        assert keeps == pytest.approx([1 - 0.2 * i / 16 for i in (2, 4, 6, 7, 9, 10, 12, 13, 14)])
    else:
        assert (keeps[0], keeps[-1]) == (1.0, pytest.approx(0.8))
    if name == "vit-tiny":  # both branches of a block alike
        assert keeps[0::2] == keeps[1::2]
    assert not [i for i in build_forward(net, net.config(drop_path=0.2), batch=2).manifest.inputs if i.role == "mask"]


@pytest.fixture
def _float64():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


def compared(name, config, recipe, replicas=1, batch=6, compiled=False, strides=None):
    """Run a step in the real world beside the oracle: loss, gradients through the first moment, running statistics."""
    program = build_step(find_net(name), config, recipe, batch=batch, replicas=replicas)
    values = host_inputs(program.manifest, dtype=np.float64)
    results = by_name(
        program.manifest, evaluate(program.module, arguments(program.manifest, values), world="real", replicas=replicas)
    )
    roles = {i.name: i.role for i in program.manifest.inputs}
    params = {n: v for n, v in values.items() if roles[n] == "parameter"}
    masks = {n: v for n, v in values.items() if roles[n] == "mask"}
    images = values["images"] if config.layout == "NCHW" else values["images"].transpose(0, 3, 1, 2)
    loss, grads, stats = published.loss_and_gradients(
        name,
        params,
        masks,
        images,
        values["targets"],
        strides=STRIDES.get(name, []) if strides is None else strides,
        loss=recipe.loss,
        compiled=compiled,
    )
    np.testing.assert_allclose(results["loss"], loss, rtol=1e-11)
    assert set(params) == set(grads)
    largest = max(float(np.abs(g).max()) for g in grads.values())
    for n in params:
        ours = results[f"{n}.m"] / (1 - recipe.beta1)
        scale = max(float(np.abs(grads[n]).max()), 1e-6 * largest)
        assert np.abs(ours - grads[n]).max() <= 1e-9 * scale, n
    for n, value in stats.items():
        np.testing.assert_allclose(results[n], 0.9 * values[n] + 0.1 * np.asarray(value), rtol=1e-9, err_msg=n)
        np.testing.assert_allclose(results[n.replace(".running_", ".batch_")], value, rtol=1e-9, atol=1e-12, err_msg=n)
    return masks


@pytest.mark.usefixtures("_float64")
@pytest.mark.parametrize("name", REDUCED)
def test_loss_and_every_gradient(name):
    compared(name, find_net(name).config(**REDUCED[name]), Recipe(label_smoothing=0.1))


@pytest.mark.campaign
@pytest.mark.usefixtures("_float64")
@pytest.mark.parametrize("name", REDUCED)
def test_loss_and_every_gradient_compiled_by_xla(name):
    compared(name, find_net(name).config(**REDUCED[name]), Recipe(label_smoothing=0.1), compiled=True)


@pytest.mark.usefixtures("_float64")
@pytest.mark.parametrize("name", ["efficientnet-b0", "vit-tiny"])
def test_with_masks_in_nhwc_on_two_replicas(name):
    """Zeros and non-uniform masks, cut with the batch (laws 003-9, 003-10), where channels stand last."""
    config = find_net(name).config(**REDUCED[name], drop_path=0.3, dropout=0.4, layout="NHWC")
    masks = compared(name, config, Recipe(label_smoothing=0.1), replicas=2)
    assert all(0 < (m == 0).sum() < m.size for n, m in masks.items() if n == "head.dropout")


@pytest.mark.usefixtures("_float64")
def test_with_layers_that_keep_their_resolution():
    """The first two of five that would halve it: the stem and the second block."""
    config = find_net("efficientnet-b0").config(**{**REDUCED["efficientnet-b0"], "image": (3, 16, 16)}, unstrided=2)
    compared("efficientnet-b0", config, Recipe(label_smoothing=0.1), strides=[1, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1])


@pytest.mark.usefixtures("_float64")
def test_with_bce():
    compared("vit-tiny", find_net("vit-tiny").config(**REDUCED["vit-tiny"]), Recipe(loss="bce"))


def test_every_network_has_an_oracle():
    assert set(REDUCED) == set(published.NETS) == set(NETS) - {"linear", "mlp", "cnn", "digits-resnet"}
