"""``shlo nets`` and ``shlo emit``: the networks, and their training steps as StableHLO text."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Any

import typer

from shlo.cli import recipes as r
from shlo.cli.common import Json, print_json, print_table, write_file
from shlo.emit import emit
from shlo.ir.errors import ShloError
from shlo.nets.layers import Config
from shlo.nets.networks import NETS, Net, find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Program, build_forward, build_step, configured
from shlo.transform.lower import lower_module


def nets(json: Json = False) -> None:
    """List the networks: parameters, tensors, batch-norms, and the collectives of a step with synchronised batch-norm."""
    rows = [counts(net) for net in NETS.values()]
    if json:
        print_json(rows)
        return
    head = ["net", "image", "classes", "parameters", "tensors", "batch-norms", "collectives", ""]
    print_table(
        head,
        [
            [
                r["net"],
                "×".join(map(str, r["image"])),
                *(r[k] for k in (*head[2:5], "batch_norms", "collectives")),
                r["doc"],
            ]
            for r in rows
        ],
    )


def counts(net: Net, config: Config | None = None) -> dict[str, Any]:
    """How large a network is; ``collectives`` = tensors + 3 a batch-norm (spec/nets: one mean a gradient, three a site)."""
    manifest = build_forward(net, config or net.config(), batch=1).manifest
    shapes = [i.shape for i in manifest.inputs if i.role == "parameter"]
    norms = sum(i.role == "statistic" for i in manifest.inputs) // 2
    return {
        "net": net.name,
        "image": list(net.image),
        "classes": net.classes,
        "parameters": sum(map(math.prod, shapes)),
        "tensors": len(shapes),
        "batch_norms": norms,
        "collectives": len(shapes) + 3 * norms,
        "doc": net.doc.partition("\n")[0],
    }


def image_size(text: str | None) -> tuple[int, int, int] | None:
    """``"3,224,224"`` as (channels, height, width)."""
    if text is None:
        return None
    parts = text.replace("x", ",").split(",")
    if len(parts) != 3 or not all(p.strip().isascii() and p.strip().isdigit() for p in parts):
        raise ShloError(f"--image takes C,H,W, such as 3,224,224, not '{text}'")
    channels, height, width = map(int, parts)
    return channels, height, width


def emit_step(
    context: typer.Context,
    net: Annotated[str, typer.Argument(metavar="NET", help="The network (shlo nets lists them).")],
    batch: Annotated[int, typer.Option(help="The global batch.")] = 32,
    replicas: Annotated[int, typer.Option(help="Data-parallel over so many devices.")] = 1,
    bn: r.Bn = r.BatchNorm.SYNC,
    image: Annotated[
        str | None, typer.Option(metavar="C,H,W", help="Image size; the network's own by default.")
    ] = None,
    classes: Annotated[int | None, typer.Option(help="How many classes.")] = None,
    width: r.Width = None,
    depth: r.Depth = None,
    patch: r.Patch = None,
    unstrided: r.Unstrided = None,
    stride_at: r.StrideAtOption = None,
    padding: r.PaddingOption = None,
    layout: r.LayoutOption = None,
    bn_eps: r.BnEps = None,
    conv_bias: r.ConvBias = None,
    precision: r.PrecisionOption = None,
    drop_path: r.DropPath = None,
    dropout: r.Dropout = None,
    preset: r.Preset = None,
    optimizer: r.OptimizerOption = None,
    weight_decay: r.WeightDecay = None,
    momentum: r.Momentum = None,
    beta1: r.Beta1 = None,
    beta2: r.Beta2 = None,
    epsilon: r.Epsilon = None,
    exclude_rank1: r.ExcludeRank1 = None,
    label_smoothing: r.LabelSmoothing = None,
    loss: r.LossOption = None,
    clip: r.Clip = None,
    ema: r.Ema = None,
    accumulate: r.Accumulate = None,
    statistics_momentum: r.StatisticsMomentum = None,
    bucket_mb: r.BucketMb = 0.0,
    forward: Annotated[bool, typer.Option("--forward", help="Only the forward pass, as in training.")] = False,
    evaluation: Annotated[
        bool, typer.Option("--eval", help="Only the forward pass, with the running statistics.")
    ] = False,
    flat: Annotated[bool, typer.Option("--flat", help="Primitives only, no composites.")] = False,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="Write here, and FILE.manifest.json beside it.")
    ] = "-",
) -> None:
    """StableHLO text of a training step: forward, loss, backward, all-reduce and optimiser (or of a forward pass)."""
    if forward and evaluation:
        raise ShloError("--forward and --eval exclude each other")
    options = context.params
    found = find_net(net)
    config = configured(found, image=image_size(image), classes=classes, **r.config_changes(options))
    sync = bn is r.BatchNorm.SYNC
    if forward or evaluation:
        r.refuse_recipe(options, "a forward pass has no loss and no optimiser")
        program = build_forward(found, config, batch=batch, replicas=replicas, training=forward, sync_bn=sync)
    else:
        recipe = r.recipe(options, Recipe())
        program = build_step(found, config, recipe, batch=batch, replicas=replicas, sync_bn=sync, bucket_mb=bucket_mb)
    write_program(program, output, flat=flat)


def program_text(program: Program, *, flat: bool = False) -> str:
    """A program's text, with composites or (``flat``) without."""
    return emit(lower_module(program.module) if flat else program.module)


def write_program(program: Program, output: str, *, flat: bool = False) -> None:
    """Write a program's text, and its manifest beside it where the text goes to a file."""
    text = program_text(program, flat=flat)
    if output != "-" and Path(output).parent.is_dir() and not Path(output).is_dir():
        # The manifest first: a text with a missing or an old manifest would be worse than the reverse.
        write_file(f"{output}.manifest.json", program.manifest.to_json().encode())
    write_file(output, text.encode())
