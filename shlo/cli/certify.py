"""``shlo certify``: prove or refute that the data-parallel step is the single-device step."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from shlo.certify.verdict import Answer, Certificate, Result, certify, summary
from shlo.cli import recipes as r
from shlo.cli.common import Json, Source, print_json
from shlo.cli.networks import image_size
from shlo.cli.text import read_module
from shlo.ir.core import Module, Node
from shlo.ir.errors import ShloError, counted
from shlo.nets.layers import Config
from shlo.nets.networks import NETS, Net, find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step

CLAIMS = ("global-batch", "mean-of-replicas")

SMALL_WIDTH = 0.125
SMALL_IMAGE = 32


def certify_step(
    context: typer.Context,
    programs: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DP.mlir SINGLE.mlir | NET", help="Two texts, or a built-in network.", show_default=False
        ),
    ] = None,
    replicas: Annotated[int | None, typer.Option(help="How many replicas the first program runs on.")] = None,
    shard: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ARG[:AXIS]", help="This input is cut along AXIS (0); ARG:none: the same on all replicas."
        ),
    ] = None,
    claim: Annotated[str, typer.Option(help=f"One of {', '.join(CLAIMS)}.")] = CLAIMS[0],
    batch: Annotated[int | None, typer.Option(help="For NET: the global batch.")] = None,
    bn: r.Bn = r.BatchNorm.SYNC,
    image: Annotated[str | None, typer.Option(metavar="C,H,W", help="For NET: the image size.")] = None,
    classes: Annotated[int | None, typer.Option(help="For NET: how many classes.")] = None,
    width: r.Width = None,
    depth: r.Depth = None,
    padding: r.PaddingOption = None,
    layout: r.LayoutOption = None,
    precision: r.PrecisionOption = None,
    drop_path: r.DropPath = None,
    dropout: r.Dropout = None,
    preset: r.Preset = None,
    optimizer: r.OptimizerOption = None,
    weight_decay: r.WeightDecay = None,
    label_smoothing: r.LabelSmoothing = None,
    loss: r.LossOption = None,
    clip: r.Clip = None,
    ema: r.Ema = None,
    json: Json = False,
) -> int:
    """Prove or refute that the program on R replicas is the single-device program at the global batch.

    Exit status 0 only if PROVED.
    """
    if claim not in CLAIMS:
        raise ShloError(f"there is no claim '{claim}': one of {', '.join(CLAIMS)}")
    if replicas is None:
        raise ShloError("--replicas says on how many replicas the first program runs")
    names = programs or []
    sources: tuple[Source | None, Source | None] = (None, None)
    if len(names) == 1 and names[0] in NETS:
        found = find_net(names[0])
        options = context.params
        config = found.config(image=image_size(image), classes=classes, **r.config_changes(options))
        verdict = certify_net(
            found,
            config,
            r.recipe(options, Recipe()),
            replicas,
            batch or 16 * replicas,
            sync=bn is r.BatchNorm.SYNC,
            claim=claim,
        )
        title = f"{found.name} on {counted(replicas, 'replica')}"
    elif len(names) == 2:
        (first, dp), (second, single) = map(read_module, names)
        sources = (first, second)
        verdict = certify(dp, single, replicas, shard=_roles(shard or []), claim=claim)
        title = f"{first.name} on {counted(replicas, 'replica')}, against {second.name}"
    else:
        listed = f"'{names[0]}' is no built-in network, and " if len(names) == 1 else ""
        raise ShloError(f"{listed}certify takes two files, DP.mlir SINGLE.mlir, or the name of a network (shlo nets)")
    if json:
        print_json(summary(verdict))
    else:
        _report(verdict, title, sources)
    return 0 if verdict.answer is Answer.PROVED else 1


def certify_net(
    net: Net, config: Config, recipe: Recipe, replicas: int, batch: int, *, sync: bool = True, claim: str = CLAIMS[0]
) -> Certificate:
    """A built-in step on R replicas against its single-device twin; a counterexample is looked for at small sizes."""

    def pair(at: Config, examples: int) -> tuple[Module, Module, list[str]]:
        alone = examples if claim == CLAIMS[0] else examples // replicas
        dp = build_step(net, at, recipe, batch=examples, replicas=replicas, sync_bn=sync)
        single = build_step(net, at, recipe, batch=alone)
        return dp.module, single.module, [o.name for o in dp.manifest.outputs]

    dp, single, names = pair(config, batch)
    cut = dict.fromkeys(_batch_inputs(net, config, recipe), 0) if claim != CLAIMS[0] else None

    def small() -> tuple[Module, Module]:
        changes = {"image": (config.image[0], *(min(n, SMALL_IMAGE) for n in config.image[1:]))}
        reduced = Config(**{**vars(config), **changes, "width": min(config.width, SMALL_WIDTH)})
        return pair(reduced, 2 * replicas)[:2]

    return certify(dp, single, replicas, names=names, small=small, claim=claim, shard=cut)


def _batch_inputs(net: Net, config: Config, recipe: Recipe) -> list[str]:
    return [i.name for i in build_step(net, config, recipe, batch=1).manifest.inputs if i.sharded]


def _roles(shard: list[str]) -> dict[str, int | None]:
    roles: dict[str, int | None] = {}
    for item in shard:
        name, _, axis = item.rpartition(":") if ":" in item else (item, "", "0")
        name = name.removeprefix("%")
        if axis == "none":
            roles[name] = None
        elif axis.isascii() and axis.isdigit():
            roles[name] = int(axis)
        else:
            raise ShloError(f"--shard takes ARG or ARG:AXIS (a number, or none), not '{item}'")
    return roles


def _report(verdict: Certificate, title: str, sources: tuple[Source | None, Source | None]) -> None:
    print(f"{verdict.answer}: {title}: {verdict.claim}")
    groups: dict[tuple[str, str, str], list[Result]] = {}
    for result in verdict.results:
        parting = result.parting
        at = _where(parting.node, sources[0]) if parting and parting.node else ""
        groups.setdefault((str(result.answer), at, parting.why if parting else ""), []).append(result)
    for (answer, at, why), members in groups.items():
        names = ", ".join(m.name for m in members[:4]) + (f" and {len(members) - 4} more" if len(members) > 4 else "")
        print(f"{answer:8} {counted(len(members), 'result')}: {names}")
        if why:
            print(f"         {at + ': ' if at else ''}{why}")
        parting = members[0].parting
        if parting and parting.partner is not None:
            print(f"         the single-device program: {_where(parting.partner, sources[1])}")
        shown = next((m for m in members if m.witness is not None), None)
        if shown is not None:
            print(f"         counterexample: {shown.name}{shown.witness}")
    cut = [f"{n} along axis {a}" for n, a in verdict.roles.items() if a is not None]
    print(f"cut: {', '.join(cut) or 'nothing'}; every other input is the same on all replicas")
    if verdict.independent:
        print(f"results that depend on no input: {', '.join(verdict.independent)}")
    if verdict.ignored:
        print(f"batch inputs that no result depends on (nothing is proved about them): {', '.join(verdict.ignored)}")
    b = verdict.budget
    if b is not None:
        print(
            f"rounding, apart from this: {counted(b.collectives, 'collective')} in {b.dtype}, each within {b.relative:.1e} "
            "of the sum of absolute values, in any order"
        )


def _where(node: Node, source: Source | None) -> str:
    where: Any = source.position(node.loc) if source is not None and node.loc is not None else None
    return f"{where}: %{node.name} ({node.op.label})" if where is not None else f"{node.name} ({node.op.label})"
