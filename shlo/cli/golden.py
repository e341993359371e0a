"""``shlo golden``: the emitted modules under ``golden/``, compared byte for byte or rewritten."""

from __future__ import annotations

import json as json_format
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from shlo.cli.common import Json, print_json, write_file
from shlo.cli.networks import program_text
from shlo.interp.skel import skeleton
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe, preset
from shlo.nets.step import Program, build_forward, build_step
from shlo.transform.lower import lower_module

BATCH = 8
"""Large enough to be cut in two, small enough to evaluate quickly."""

Build = Callable[[], Program]


def _kinds(
    name: str, recipe: Recipe, *, replicas: int, batch: int = BATCH, sizes: Mapping[str, Any] | None = None
) -> dict[str, Build]:
    """The evaluation forward pass, the training step, and the step on several replicas with synchronised batch-norm."""
    net = find_net(name)
    config = net.config(**(sizes or {}))
    return {
        f"{name}.forward": lambda: build_forward(net, config, batch=batch),
        f"{name}.step": lambda: build_step(net, config, recipe, batch=batch),
        f"{name}.step-r{replicas}": lambda: build_step(net, config, recipe, batch=batch, replicas=replicas),
    }


def _variant(name: str, recipe: Recipe, *, bucket_mb: float = 0.0, **sizes: Any) -> dict[str, Build]:
    """A reduced network's step on two replicas."""
    net = find_net(name)
    config = net.config(classes=4, **sizes)
    build = lambda: build_step(net, config, recipe, batch=BATCH, replicas=2, bucket_mb=bucket_mb)  # noqa: E731
    return {f"{name}.small.step-r2": build}


_DROPS = {"drop_path": 0.2, "dropout": 0.2}
_IMAGE = (3, 32, 32)

PROGRAMS: Mapping[str, Build] = {
    **_kinds("linear", Recipe(), replicas=2),
    **_kinds("mlp", Recipe(), replicas=2),
    **_kinds("cnn", Recipe(), replicas=2),
    **_kinds("digits-resnet", Recipe(), replicas=2),
    **_kinds("resnet34", preset("resnet", label_smoothing=0.1), replicas=4, batch=256),
    **_kinds(
        "efficientnet-b0",
        preset("efficientnet", label_smoothing=0.1),
        replicas=4,
        batch=256,
        sizes={**_DROPS, "precision": "bf16"},
    ),
    **_variant("cifar8", Recipe("nesterov", weight_decay=1e-4), width=0.25),
    **_variant("cifar8-bn", Recipe("momentum", clip=1.0), width=0.25, layout="NHWC"),
    **_variant("resnet50", preset("lamb", exclude_rank1=True), image=_IMAGE, width=0.0625, depth=0.25),
    **_variant("mobilenet-v2", preset("mobilenet"), image=_IMAGE, width=0.125, depth=0.25),
    **_variant("mobilenet-v4", Recipe(clip=1.0), image=_IMAGE, width=0.125, depth=0.25, bucket_mb=0.25),
    **_variant(
        "convnext-t",
        preset("transformer", ema=True),
        image=_IMAGE,
        width=0.0625,
        depth=0.3,
        layout="NHWC",
        drop_path=0.1,
    ),
    **_variant(
        "vit-tiny", preset("transformer", exclude_rank1=True), image=_IMAGE, width=0.125, depth=1 / 6, patch=8, **_DROPS
    ),
}
"""What is kept: three programs of the small networks and, at full size, of the two whose training is published; and of every
other network one small step, each with another recipe."""

SKELETONS = "skeletons.json"


class Action(StrEnum):
    """What to do with the golden files."""

    CHECK = "check"
    UPDATE = "update"


def golden(
    action: Annotated[
        Action,
        typer.Argument(help="check: exit 1 if any file differs; update: rewrite what does."),
    ],
    directory: Annotated[str, typer.Option("--dir", help="Where the golden files are.")] = "golden",
    json: Json = False,
) -> int:
    """Compare or rewrite golden/: forward passes, training steps and steps on replicas, with their skeletons."""
    folder = Path(directory)
    if not folder.is_dir():
        raise ShloError(f"there is no folder '{folder}': run this at the root of the repository, or say --dir")
    states: dict[str, str] = {}
    for name, content in golden_files().items():
        states[name] = _state(folder / name, content)
        if action is Action.UPDATE and states[name] != "same":
            write_file(folder / name, content.encode())
    for path in sorted(folder.iterdir()):
        if path.name not in states and (path.suffix in (".mlir", ".json")):
            states[path.name] = "stray"
            if action is Action.UPDATE:
                path.unlink()
    changed = {name: state for name, state in states.items() if state != "same"}
    if json:
        print_json({"ok": not changed, "files": states})
    else:
        done = action is Action.UPDATE
        for name, state in changed.items():
            print(f"{folder / name}: {_DONE[state] if done else state}")
        print(f"{len(states) - len(changed)} of {len(states)} files {'were' if done else 'are'} as emitted")
    return 1 if changed and action is Action.CHECK else 0


_DONE = {"missing": "written", "differs": "rewritten", "stray": "deleted"}


def golden_files() -> dict[str, str]:
    """Every golden file's name and content: texts, manifests, and the skeletons of both the program and its flat form."""
    files: dict[str, str] = {}
    hashes: dict[str, dict[str, str]] = {}
    for name, build in PROGRAMS.items():
        program = build()
        file = f"{name}.mlir"
        files[file] = program_text(program)
        files[f"{file}.manifest.json"] = program.manifest.to_json()
        hashes[file] = {"skeleton": skeleton(program.module), "ground": skeleton(lower_module(program.module))}
    files[SKELETONS] = json_format.dumps(hashes, indent=1) + "\n"
    return files


def _state(path: Path, content: str) -> str:
    if not path.is_file():
        return "missing"
    return "same" if path.read_bytes() == content.encode() else "differs"
