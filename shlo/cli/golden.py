"""``shlo golden``: the emitted modules under ``golden/``, compared byte for byte or rewritten."""

from __future__ import annotations

import json as json_format
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from shlo.cli.common import Json, print_json, write_file
from shlo.cli.networks import program_text
from shlo.interp.skel import skeleton
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Program, build_forward, build_step
from shlo.transform.lower import lower_module

BATCH = 8
"""Large enough to be cut in two, small enough to evaluate quickly."""

NETWORKS = ("linear", "mlp", "cnn", "digits-resnet")

KINDS: Mapping[str, Callable[[str], Program]] = {
    "forward": lambda name: build_forward(find_net(name), find_net(name).config(), batch=BATCH),
    "step": lambda name: build_step(find_net(name), find_net(name).config(), Recipe(), batch=BATCH),
    "step-r2": lambda name: build_step(find_net(name), find_net(name).config(), Recipe(), batch=BATCH, replicas=2),
}
"""What is kept of each network: the evaluation forward pass, the training step, and the step on two replicas."""

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
    """Compare or rewrite golden/: each network's forward pass, training step and two-replica step, with their skeletons."""
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
    for name in NETWORKS:
        for kind, build in KINDS.items():
            program = build(name)
            file = f"{name}.{kind}.mlir"
            files[file] = program_text(program)
            files[f"{file}.manifest.json"] = program.manifest.to_json()
            hashes[file] = {
                "skeleton": skeleton(program.module),
                "ground": skeleton(lower_module(program.module)),
            }
    files[SKELETONS] = json_format.dumps(hashes, indent=1) + "\n"
    return files


def _state(path: Path, content: str) -> str:
    if not path.is_file():
        return "missing"
    return "same" if path.read_bytes() == content.encode() else "differs"
