"""``shlo nets`` and ``shlo emit``: the networks, and their training steps as StableHLO text."""

from __future__ import annotations

import math
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from shlo.cli.common import Json, print_json, print_table, write_file
from shlo.emit import emit
from shlo.ir.errors import ShloError
from shlo.nets.layers import Config
from shlo.nets.networks import NETS, Net, find_net
from shlo.nets.recipe import OPTIMIZERS, Recipe
from shlo.nets.step import Program, build_forward, build_step
from shlo.transform.lower import lower_module


class BatchNorm(StrEnum):
    """``--bn``: statistics of the global batch, or of each replica's own."""

    SYNC = "sync"
    BATCH = "batch"


class Precision(StrEnum):
    """``--precision``: what convolutions and matrix products take."""

    F32 = "f32"
    BF16 = "bf16"


class Loss(StrEnum):
    """``--loss``: cross-entropy over classes, or binary cross-entropy per class."""

    CE = "ce"
    BCE = "bce"


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
    if len(parts) != 3 or not all(p.strip().isdigit() for p in parts):
        raise ShloError(f"--image takes C,H,W, such as 3,224,224, not '{text}'")
    channels, height, width = map(int, parts)
    return channels, height, width


def emit_step(
    net: Annotated[str, typer.Argument(metavar="NET", help="The network (shlo nets lists them).")],
    batch: Annotated[int, typer.Option(help="The global batch.")] = 32,
    replicas: Annotated[int, typer.Option(help="Data-parallel over so many devices.")] = 1,
    bn: Annotated[
        BatchNorm, typer.Option(help="Batch-norm over the global batch, or each replica's own.")
    ] = BatchNorm.SYNC,
    optimizer: Annotated[str, typer.Option(help=f"One of {', '.join(OPTIMIZERS)}.")] = "adamw",
    weight_decay: Annotated[float, typer.Option(help="Weight decay.")] = 0.0,
    image: Annotated[
        str | None, typer.Option(metavar="C,H,W", help="Image size; the network's own by default.")
    ] = None,
    classes: Annotated[int | None, typer.Option(help="How many classes.")] = None,
    width: Annotated[float, typer.Option(help="Multiplies channel counts.")] = 1.0,
    depth: Annotated[int, typer.Option(help="Multiplies blocks a stage.")] = 1,
    precision: Annotated[Precision, typer.Option(help="f32, or bf16 operands with f32 accumulation.")] = Precision.F32,
    label_smoothing: Annotated[float, typer.Option(help="α of the smoothed targets.")] = 0.0,
    drop_path: Annotated[float, typer.Option(help="Rate of stochastic depth.")] = 0.0,
    dropout: Annotated[float, typer.Option(help="Rate of dropout before the classifier.")] = 0.0,
    clip: Annotated[float, typer.Option(help="Clip the gradient's global norm (0: don't).")] = 0.0,
    ema: Annotated[bool, typer.Option("--ema", help="Keep an exponential moving average of the parameters.")] = False,
    accumulate: Annotated[int, typer.Option(help="Accumulate the gradient over so many micro-batches.")] = 1,
    loss: Annotated[Loss, typer.Option(help="Cross-entropy or binary cross-entropy.")] = Loss.CE,
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
    found = find_net(net)
    sizes = {"width": width, "depth": depth, "precision": str(precision), "drop_path": drop_path, "dropout": dropout}
    config = found.config(image=image_size(image), classes=classes, **_known(Config, sizes))
    if forward or evaluation:
        program = build_forward(
            found, config, batch=batch, replicas=replicas, training=forward, sync_bn=bn is BatchNorm.SYNC
        )
    else:
        settings: dict[str, Any] = {
            "optimizer": optimizer,
            "weight_decay": weight_decay,
            "label_smoothing": label_smoothing,
            "clip": clip,
            "ema": ema,
            "accumulate": accumulate,
            "loss": str(loss),
        }
        recipe = Recipe(**_known(Recipe, settings))
        program = build_step(found, config, recipe, batch=batch, replicas=replicas, sync_bn=bn is BatchNorm.SYNC)
    write_program(program, output, flat=flat)


_OFF: dict[str, Any] = {
    "precision": "f32",
    "drop_path": 0.0,
    "dropout": 0.0,
    "clip": 0.0,
    "ema": False,
    "accumulate": 1,
    "loss": "ce",
}
"""What an option that a step may lack must be for the step to be right without it."""


def _known(kind: type, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings that ``kind`` (a dataclass) has; a setting it lacks is refused unless it is off."""
    have = {f.name for f in fields(kind)}
    for name, value in settings.items():
        if name not in have and value != _OFF.get(name):
            raise ShloError(f"--{name.replace('_', '-')} {value}: training steps do not have this yet")
    return {name: value for name, value in settings.items() if name in have}


def program_text(program: Program, *, flat: bool = False) -> str:
    """A program's text, with composites or (``flat``) without."""
    return emit(lower_module(program.module) if flat else program.module)


def write_program(program: Program, output: str, *, flat: bool = False) -> None:
    """Write a program's text, and its manifest beside it where the text goes to a file."""
    text = program_text(program, flat=flat)
    if output != "-" and Path(output).parent.is_dir():
        # The manifest first: a text with a missing or an old manifest would be worse than the reverse.
        write_file(f"{output}.manifest.json", program.manifest.to_json().encode())
    write_file(output, text.encode())
