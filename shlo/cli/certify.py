"""``shlo certify``: prove or refute that the data-parallel step is the single-device step."""

from __future__ import annotations

import json as json_
import sys
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Annotated, Any

import typer

from shlo.certify.certificate import checked
from shlo.certify.checker.check import check
from shlo.certify.checker.terms import Refused
from shlo.certify.claims import accumulated_witness, accumulation, lockstep
from shlo.certify.verdict import HOLDS_FOR, Answer, Certificate, Result, certify, summary
from shlo.cli import recipes as r
from shlo.cli.common import Json, Source, print_json, read_source, spare, write_file
from shlo.cli.networks import image_size
from shlo.cli.text import read_module
from shlo.emit import emit
from shlo.ir.core import Module, Node
from shlo.ir.errors import ShloError, counted
from shlo.ir.ops.control import call
from shlo.nets.layers import Config
from shlo.nets.networks import NETS, Net, find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import Program, build_forward, build_step, configured

CLAIMS = ("global-batch", "mean-of-replicas", "lockstep", "accumulation")
PARTITIONS = ("contiguous", "any")
MEAN, LOCKSTEP, ACCUMULATION = CLAIMS[1:]

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
    replicas: Annotated[
        int | None, typer.Option(help="How many replicas the first program runs on, if its text does not say.")
    ] = None,
    shard: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ARG[:AXIS]", help="This input is cut along AXIS (0); ARG:none: the same on all replicas."
        ),
    ] = None,
    claim: Annotated[str, typer.Option(help=f"One of {', '.join(CLAIMS)}.")] = CLAIMS[0],
    partition: Annotated[
        str,
        typer.Option(help="How examples are dealt to replicas: contiguous blocks, or any way (interleaved, permuted)."),
    ] = PARTITIONS[0],
    acknowledge: Annotated[
        list[str] | None,
        typer.Option(metavar="RESULT", help="This result (* matches anything) may well depend on no example."),
    ] = None,
    batch: Annotated[int | None, typer.Option(help="For NET: the global batch.")] = None,
    bn: r.Bn = r.BatchNorm.SYNC,
    image: Annotated[str | None, typer.Option(metavar="C,H,W", help="For NET: the image size.")] = None,
    classes: Annotated[int | None, typer.Option(help="For NET: how many classes.")] = None,
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
    forward: Annotated[bool, typer.Option("--forward", help="For NET: the training forward only.")] = False,
    evaluation: Annotated[bool, typer.Option("--eval", help="For NET: the forward of evaluation.")] = False,
    certificate: Annotated[
        str | None, typer.Option(metavar="C.json", help="Write what is PROVED as a certificate here.")
    ] = None,
    recheck: Annotated[
        str | None, typer.Option(metavar="C.json", help="Check this certificate (of these two texts, if given).")
    ] = None,
    allow_partial: Annotated[
        bool, typer.Option("--allow-partial", help="With --recheck: status 0 even where not every result is proved.")
    ] = False,
    json: Json = False,
) -> int:
    """Prove or refute that the program on R replicas is the single-device program at the global batch.

    Exit status 0 only if PROVED.
    """
    if recheck is not None:
        return _recheck(recheck, programs or [], json, allow_partial)
    if partition not in PARTITIONS:
        raise ShloError(f"there is no partition '{partition}': one of {', '.join(PARTITIONS)}")
    if claim == ACCUMULATION and (len(programs or []) != 1 or certificate is not None):
        raise ShloError(
            "the claim accumulation is about a built-in network (NET --accumulate K), and has no certificate"
        )
    if claim not in CLAIMS:
        raise ShloError(f"there is no claim '{claim}': one of {', '.join(CLAIMS)}")
    names = programs or []
    spare(certificate, *names)
    if replicas is None and len(names) != 2:
        raise ShloError("--replicas says on how many replicas the first program runs")
    sources: tuple[Source | None, Source | None] = (None, None)
    if replicas is not None and len(names) == 1 and names[0] in NETS:
        found = find_net(names[0])
        options = context.params
        config = configured(found, image=image_size(image), classes=classes, **r.config_changes(options))
        verdict = certify_net(
            found,
            config,
            r.recipe(options, Recipe()),
            replicas,
            batch or 16 * replicas,
            sync=bn is r.BatchNorm.SYNC,
            claim=claim,
            partition=partition,
            acknowledge=acknowledge or (),
            bucket_mb=bucket_mb,
            kind="eval" if evaluation else "forward" if forward else "step",
            log=certificate is not None,
        )
        title = f"{found.name} on {counted(replicas, 'replica')}"
    elif len(names) == 2:
        (first, dp), (second, single) = map(read_module, names)
        sources = (first, second)
        cut = _roles(shard or [])
        if replicas is None:
            replicas = dp.replicas * dp.partitions
            if replicas < 2:
                raise ShloError(f"{first.name} does not say on how many replicas it runs: --replicas R")
        verdict = certify(
            dp,
            single,
            replicas,
            shard=cut,
            claim=claim,
            partition=partition,
            acknowledge=acknowledge or (),
            log=certificate is not None,
        )
        verdict = lockstep(verdict) if claim == LOCKSTEP else verdict
        title = f"{first.name} on {counted(replicas, 'replica')}, against {second.name}"
    else:
        listed = f"'{names[0]}' is no built-in network, and " if len(names) == 1 else ""
        raise ShloError(f"{listed}certify takes two files, DP.mlir SINGLE.mlir, or the name of a network (shlo nets)")
    if certificate is not None:
        _write_certificate(certificate, verdict, sources)
    if json:
        print_json(summary(verdict))
    else:
        _report(verdict, title, sources)
    return 0 if verdict.answer is Answer.PROVED else 1


def _write_certificate(file: str, verdict: Certificate, sources: tuple[Source | None, Source | None]) -> None:
    """What is proved, once the checker agrees: with the texts that were read, or those of the built-in programs."""
    if not any(result.answer is Answer.PROVED for result in verdict.results):
        print(f"{file}: not written: no result is PROVED", file=sys.stderr)
        return
    assert verdict.programs is not None
    texts = [
        (source.name, source.text) if source is not None else (which, emit(module))
        for which, source, module in zip(("data_parallel", "single"), sources, verdict.programs, strict=True)
    ]
    if verdict.beside:  # the second program is not the text that was read, but what it means on the replicas
        texts[1] = ("mean_of_replicas", emit(verdict.programs[1]))
    data = checked(verdict, (texts[0], texts[1]))
    write_file(file, json_.dumps(data, separators=(",", ":"), ensure_ascii=False).encode())


def _recheck(file: str, programs: list[str], json: bool, allow_partial: bool) -> int:
    """``--recheck``: run the small checker; 0 if the certificate proves every result, 1 if not (or not what it says)."""
    if len(programs) not in (0, 2):
        raise ShloError("--recheck takes a certificate, and the two texts it is about or none")
    source = read_source(file)
    try:
        data = json_.loads(source.text)
    except (ValueError, RecursionError):
        raise ShloError(f"{source.name}: not a certificate: no JSON") from None
    if not isinstance(data, dict):
        raise ShloError(f"{source.name}: not a certificate: no JSON object")
    given = [read_source(p).text for p in programs] if programs else None
    try:
        report = check(data, given)
    except Refused as error:
        if json:
            print_json({"answer": "REFUSED", "why": error.message})
        else:
            print(f"REFUSED: {source.name}: {error.message}")
        return 1
    except ShloError as error:
        raise ShloError(f"{source.name}: {error.message}", error.position) from None
    missing = [*report["not_proved"], *report["vacuous"], *report["ignored"]]
    answer = "PARTIAL" if missing else "HOLDS"
    status = 0 if not missing or allow_partial else 1
    if json:
        print_json({"answer": answer, **report})
        return status
    total = len(report["proved"]) + len(report["not_proved"])
    print(
        f"{answer}: {source.name}: {report['claim']} on {report['replicas']} replicas, {report['steps']} steps checked"
    )
    print(f"proved: {len(report['proved'])} of {counted(total, 'result')}, for {HOLDS_FOR}; cut: {_cut(report['cut'])}")
    for title, names in (
        ("not proved", report["not_proved"]),
        ("depend on no batch input, so equality says nothing", report["vacuous"]),
        ("depend on no batch input, as was acknowledged", report["acknowledged"]),
        ("batch inputs that no proved result depends on", report["ignored"]),
    ):
        if names:
            print(f"{title}: {', '.join(names)}")
    for which, digest in report["programs"].items():
        print(f"{which}: sha256 {digest}")
    return status


def _cut(cut: Mapping[str, int | None]) -> str:
    """What is cut, in words."""
    return (
        ", ".join(f"what is computed from {n}" if a is None else f"{n} along axis {a}" for n, a in cut.items())
        or "nothing"
    )


def certify_net(
    net: Net,
    config: Config,
    recipe: Recipe,
    replicas: int,
    batch: int,
    *,
    sync: bool = True,
    claim: str = CLAIMS[0],
    partition: str = PARTITIONS[0],
    acknowledge: Collection[str] = (),
    bucket_mb: float = 0.0,
    kind: str = "step",
    log: bool = False,
) -> Certificate:
    """A built-in step (or ``forward``, or ``eval``) on R replicas against its single-device twin.

    A counterexample is looked for at small sizes.
    """

    def build(at: Config, examples: int, devices: int) -> Program:
        if kind != "step":
            training = kind == "forward"
            return build_forward(net, at, batch=examples, replicas=devices, training=training, sync_bn=sync)
        buckets = bucket_mb if devices > 1 else 0.0
        return build_step(net, at, recipe, batch=examples, replicas=devices, sync_bn=sync, bucket_mb=buckets)

    def pair(at: Config, examples: int) -> tuple[Program, Program]:
        return build(at, examples, replicas), build(at, examples // replicas if claim == MEAN else examples, 1)

    dp, single = pair(config, batch)
    of_batch = [i.name for i in dp.manifest.inputs if i.sharded]
    cut = dict.fromkeys(of_batch, 0) if claim == MEAN else None

    def small() -> tuple[Module, Module]:
        dp, single = pair(tiny(config), 2 * replicas)
        return dp.module, single.module

    verdict = certify(
        dp.module,
        single.module,
        replicas,
        names=[o.name for o in dp.manifest.outputs],
        small=small,
        claim=claim,
        partition=partition,
        shard=cut,
        acknowledge=acknowledge,
        log=log,
    )
    if claim == ACCUMULATION:
        k, once = recipe.accumulate, replace(recipe, accumulate=1)
        full = build_step(net, config, once, batch=k * batch).module
        verdict = accumulation(verdict, single.module, full, k, acknowledge=acknowledge)
        wanted = {r.name for r in verdict.results if r.answer is not Answer.PROVED}
        if wanted:
            steps = small()[1].main
            full = build_step(net, tiny(config), once, batch=2 * replicas * k).module
            found = accumulated_witness(steps, full.main, k, of_batch, wanted)
            refuted = (Result(r.name, Answer.REFUTED, r.parting, found.get(r.name)) for r in verdict.results)
            pairs = zip(verdict.results, refuted, strict=True)
            verdict = replace(verdict, results=tuple(b if a.name in found else a for a, b in pairs))
    return lockstep(verdict) if claim == LOCKSTEP else verdict


def tiny(config: Config) -> Config:
    """A network's smallest sizes at which every layer is there."""
    changes = {"image": (config.image[0], *(min(n, SMALL_IMAGE) for n in config.image[1:]))}
    return Config(**{**vars(config), **changes, "width": min(config.width, SMALL_WIDTH)})


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
    if any(r.answer is Answer.PROVED for r in verdict.results):
        print(f"proved for {HOLDS_FOR}")
    dealt = "; examples are dealt to replicas in any way" if verdict.partition == "any" else ""
    print(f"cut: {_cut(verdict.cut)}{dealt}; every other input is the same on all replicas")
    if verdict.written_out:
        print("loops whose rounds can be counted are written out, round after round")
    if verdict.state:
        print(f"{len(verdict.state)} results are fed back as they are taken: n steps agree by induction")
    if verdict.independent:
        print(f"results that depend on no batch input: {', '.join(verdict.independent)}")
        print("(equality says nothing there; where that is as it should be: --acknowledge RESULT)")
    if verdict.ignored:
        print(f"batch inputs that no result depends on (nothing is proved about them): {', '.join(verdict.ignored)}")
    for n in verdict.narrowings:
        source = sources[0 if n.data_parallel > n.single else 1]
        print(
            f"rounding, apart from this: {n.operation} (epsilon {n.epsilon:.1e}), {n.data_parallel} in the data-parallel program "
            f"and {n.single} in the single-device one; first at {_where(n.first, source)} of the {n.where} program"
        )
    b = verdict.budget
    if b is not None:
        print(
            f"rounding, apart from this: {counted(b.collectives, 'collective')} in {b.dtype}, each within {b.relative:.1e} "
            "of the sum of absolute values, in any order"
        )


def _where(node: Node, source: Source | None) -> str:
    where: Any = source.position(node.loc) if source is not None and node.loc is not None else None
    what = f"call @{node.attrs['callee'].name}" if node.op is call else node.op.label
    return f"{where}: %{node.name} ({what})" if where is not None else f"{node.name} ({what})"
