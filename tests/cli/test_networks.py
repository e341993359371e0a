"""``shlo nets`` and ``shlo emit``."""

import inspect
from dataclasses import fields

import pytest

from shlo.cli.certify import certify_step
from shlo.cli.networks import emit_step
from shlo.cli.train import train
from shlo.nets.layers import Config
from shlo.nets.networks import NETS
from shlo.nets.recipe import Recipe
from shlo.nets.step import Manifest
from shlo.runtime import mlir


def test_nets_lists_every_network_with_its_counts(shlo):
    ran = shlo("nets")
    assert ran.status == 0
    assert [line.split()[0] for line in ran.out.splitlines()[1:]] == list(NETS)
    listed = {entry["net"]: entry for entry in shlo("nets", "--json").json}
    assert listed["linear"]["parameters"] == 7850
    assert listed["mlp"]["parameters"] == 784 * 512 + 512 + 512 * 512 + 512 + 512 * 10 + 10
    assert listed["mlp"]["tensors"] == listed["mlp"]["collectives"] == 6
    resnet = listed["digits-resnet"]
    assert resnet["collectives"] == resnet["tensors"] + 3 * resnet["batch_norms"]


def test_emit_prints_a_step_that_mlir_accepts(shlo):
    ran = shlo("emit", "linear", "--batch", 4)
    assert ran.status == 0
    assert "%images: tensor<4x1x28x28xf32>" in ran.out
    mlir.check(ran.out)


def test_emit_to_a_file_writes_the_manifest_too(shlo, tmp_path):
    ran = shlo("emit", "cnn", "--batch", 8, "--replicas", 2, "--image", "3,16,16", "--classes", 5, "-o", "step.mlir")
    assert (ran.status, ran.out) == (0, "")
    manifest = Manifest.from_json((tmp_path / "step.mlir.manifest.json").read_text())
    assert (manifest.net, manifest.batch, manifest.replicas, manifest.kind) == ("cnn", 8, 2, "step")
    assert manifest.inputs[0].shape == (4, 3, 16, 16)
    text = (tmp_path / "step.mlir").read_text()
    assert "mhlo.num_replicas = 2" in text
    assert "%targets: tensor<4x5xf32>" in text


@pytest.mark.parametrize("kind", ["--forward", "--eval"])
def test_emit_forward(shlo, kind):
    text = shlo("emit", "digits-resnet", "--batch", 4, kind).out
    assert ("running_mean" in text) == (kind == "--eval")
    assert ("bnBatchF" in text) == (kind == "--forward")
    assert "targets" not in text


def test_flat_has_no_composites(shlo):
    text = shlo("emit", "linear", "--batch", 4, "--flat").out
    assert "composite" not in text
    assert text.count("func.func") == 1


def test_options_reach_the_text(shlo):
    plain = shlo("emit", "digits-resnet", "--batch", 4).out
    for option in (
        ["--optimizer", "sgd"],
        ["--label-smoothing", "0.1"],
        ["--width", "0.5"],
        ["--depth", "2"],
        ["--replicas", "2"],
        ["--weight-decay", "0.01"],
        ["--precision", "bf16"],
        ["--drop-path", "0.1"],
        ["--dropout", "0.1"],
        ["--clip", "1"],
        ["--ema"],
        ["--accumulate", "4"],
        ["--loss", "bce"],
        ["--layout", "NHWC"],
        ["--padding", "xla_same"],
        ["--conv-bias"],
        ["--bn-eps", "0.01"],
        ["--unstrided", "1"],
        ["--optimizer", "momentum", "--momentum", "0.5"],
        ["--beta1", "0.8"],
        ["--beta2", "0.9"],
        ["--epsilon", "1e-6"],
        ["--statistics-momentum", "0.01"],
        ["--precision", "f8E4M3FN"],
    ):
        changed = shlo("emit", "digits-resnet", "--batch", 4, *option)
        assert changed.status == 0, changed.err
        assert changed.out != plain, option
    two = ["emit", "digits-resnet", "--batch", 4, "--replicas", 2]
    assert shlo(*two).out == shlo(*two, "--bn", "sync").out != shlo(*two, "--bn", "batch").out


@pytest.mark.parametrize("command", [emit_step, certify_step, train])
def test_every_setting_has_an_option(command):
    """Whatever a network or a recipe is parametric in can be said on the command line."""
    settings = {f.name for kind in (Config, Recipe) for f in fields(kind)}
    own = {"classes"} if command is train else set()  # the data say how many
    assert settings - own <= set(inspect.signature(command).parameters)


def test_where_a_strided_block_strides(shlo):
    sizes = ["mobilenet-v4", "--batch", 2, "--image", "3,32,32", "--width", 0.1, "--depth", 0.25]
    assert shlo("emit", *sizes).out != shlo("emit", *sizes, "--stride-at", "first").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["resnet99"], "there is no network 'resnet99': one of linear, mlp"),
        (["linear", "--batch", "9", "--replicas", "2"], "2 replicas do not divide the global batch 9"),
        (["linear", "--batch", "0"], "must be at least 1"),
        (["linear", "--image", "3,4"], "--image takes C,H,W"),
        (["linear", "--image", "0,4,4"], "each from 1 to"),
        (["linear", "--image", "²,8,8"], "--image takes C,H,W"),
        (["linear", "--image", "1,1,99999999999999999999"], "each from 1 to"),
        (["mlp", "--width", "nan"], "width must be positive and at most 1024, not nan"),
        (["mlp", "--width", "inf"], "width must be positive and at most 1024, not inf"),
        (["mlp", "--weight-decay", "nan"], "weight decay must be a number from 0, not nan"),
        (["mlp", "--batch", "99999999999999999999"], "batch must be below 2147483648"),
        (["linear", "--optimizer", "magic"], "there is no optimizer 'magic'"),
        (["linear", "--label-smoothing", "1.5"], "label smoothing must be in"),
        (["linear", "--forward", "--eval"], "exclude each other"),
        (["linear", "--bn", "maybe"], "Invalid value for '--bn'"),
        (["linear", "--batch", "many"], "Invalid value for '--batch'"),
        (["cnn", "--image", "1,1,1"], "cnn at 1×1×1"),
        (["linear", "-o", "no/where.mlir"], "no/where.mlir: cannot be written"),
    ],
)
def test_bad_requests(refused, tmp_path, arguments, message):
    assert message in refused("emit", *arguments)
    assert list(tmp_path.iterdir()) == []


def test_contradictions_are_refused_naming_the_flag(refused):
    assert "linear has no hidden layer before its classifier: dropout 0.1" in refused(
        "emit", "linear", "--dropout", 0.1
    )
    assert "mlp has no residual branch: drop_path 0.1" in refused("emit", "mlp", "--drop-path", 0.1)
    assert "--clip: a forward pass has no loss" in refused("emit", "mlp", "--clip", 1, "--forward")
    assert "--bucket-mb: a forward pass has no loss" in refused("emit", "mlp", "--bucket-mb", 1, "--eval")
    assert "buckets are for the collectives of several replicas" in refused("emit", "mlp", "--bucket-mb", 1)
    assert "exclude_rank1 exempts tensors from weight decay" in refused("emit", "mlp", "--exclude-rank1")
    assert "mlp has no use for depth 2.0" in refused("emit", "mlp", "--depth", 2)
    assert "mobilenet-v2 has no use for stride_at first" in refused("emit", "mobilenet-v2", "--stride-at", "first")
    assert "linear has no use for width 0.5" in refused("train", "digits", "--net", "linear", "--width", 0.5)
    assert "resnet34 has no use for patch 4" in refused("certify", "resnet34", "--replicas", 2, "--patch", 4)
    assert "vit-tiny has no use for bn_eps 0.1" in refused("emit", "vit-tiny", "--bn-eps", 0.1)
    assert "--momentum: adamw has --beta1, --beta2, --epsilon" in refused("emit", "mlp", "--momentum", 0.5)
    assert "--beta1: rmsprop has --momentum, --beta2, --epsilon" in refused(
        "emit", "mlp", "--preset", "mobilenet", "--beta1", 0.5
    )
    assert "--epsilon: sgd has no settings but --weight-decay" in refused(
        "train", "digits", "--optimizer", "sgd", "--epsilon", 1
    )
    assert "there is no preset 'best'" in refused("emit", "mlp", "--preset", "best")


def test_impossible_sizes_are_refused_naming_the_layer(refused):
    odd = refused("emit", "resnet34", "--image", "3,33,32")
    assert "stem.conv: a stride of 2 does not divide 33×32" in odd
    assert "layer4.0.conv1: a stride of 2 does not divide 1×1" in refused("emit", "resnet34", "--image", "3,16,16")
    assert "3 heads do not divide 19 features" in refused("emit", "vit-tiny", "--width", 0.1)
    assert "embed.patch: a stride of 16 does not divide 40×32" in refused("emit", "vit-tiny", "--image", "3,40,32")


@pytest.mark.parametrize(
    ("net", "image", "layer"),
    [
        ("cnn", "1,14,14", "conv2: a stride of 2 does not divide 7×7"),
        ("digits-resnet", "1,7,8", "layer2.0.conv1: a stride of 2 does not divide 7×8"),
        ("cifar8", "3,24,24", "pool4: a stride of 2 does not divide 3×3"),
        ("resnet50", "3,224,112", "layer4.0.conv2: a stride of 2 does not divide 14×7"),
        ("mobilenet-v2", "3,16,16", "blocks.13.depthwise: a stride of 2 does not divide 1×1"),
        ("mobilenet-v4", "3,224,100", "blocks.0.middle: a stride of 2 does not divide 56×25"),
        ("efficientnet-b0", "3,33,33", "stem.conv: a stride of 2 does not divide 33×33"),
        ("convnext-t", "3,30,30", "stem.conv: a stride of 4 does not divide 30×30"),
    ],
)
def test_odd_sizes_where_a_layer_strides(refused, net, image, layer):
    said = refused("emit", net, "--image", image)
    assert said == f"shlo: {net} at {image.replace(',', '×')}: {layer}: choose another image size"


def test_small_images_keep_their_resolution(shlo, refused):
    """The first layers of stride 2 keep it: the last statistics of an 8×8 digit are then of 2×2 pixels."""
    sizes = ["--image", "1,8,8", "--batch", 2, "--width", 0.1, "--depth", 0.1, "--forward"]
    strides = {"resnet34": 5, "resnet50": 5, "mobilenet-v2": 5, "mobilenet-v4": 5, "efficientnet-b0": 5}
    for net, count in strides.items():
        text = shlo("emit", net, *sizes, "--unstrided", 3).out
        assert [line for line in text.splitlines() if "shlo.gap" in line and "x2x2xf32>)" in line]
        assert f"{net} has {count} layers of stride 2: unstrided 6 is too many" in refused(
            "emit", net, *sizes, "--unstrided", 6
        )
    assert "mlp has 0 layers of stride 2: unstrided 1 is too many" in refused("emit", "mlp", "--unstrided", 1)


def test_a_preset_is_where_options_start(shlo, tmp_path):
    shlo("emit", "digits-resnet", "--preset", "mobilenet", "--weight-decay", "0.5", "-o", "step.mlir")
    recipe = Manifest.from_json((tmp_path / "step.mlir.manifest.json").read_text()).recipe
    assert (recipe["optimizer"], recipe["epsilon"], recipe["weight_decay"]) == ("rmsprop", 1.0, 0.5)
