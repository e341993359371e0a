"""``shlo train``: train for real, in this process or in several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import TextColumn

from shlo.cli import recipes as r
from shlo.cli.common import Json, Platform, print_json
from shlo.cli.networks import image_size
from shlo.cli.plot import HAS_MATPLOTLIB, plot_history
from shlo.cli.progress import progress
from shlo.cli.spawn import share_of, spawn_processes
from shlo.ir.errors import ShloError, counted
from shlo.runtime import Runtime
from shlo.train import loop
from shlo.train.checkpoint import prepare

_DEFAULT = loop.Options()


def train(
    context: typer.Context,
    data: Annotated[
        str,
        typer.Argument(
            metavar="DATA", help="digits, or a folder of MNIST IDX, CIFAR-10 binary, .npz or class folders."
        ),
    ],
    net: Annotated[str, typer.Option(help="The network (shlo nets lists them).")] = _DEFAULT.net,
    replicas: Annotated[int, typer.Option(help="Data-parallel over so many devices, all processes together.")] = 1,
    epochs: Annotated[int, typer.Option(help="Passes over the training split.", min=1)] = _DEFAULT.epochs,
    batch: Annotated[int, typer.Option(help="The global batch.")] = _DEFAULT.batch,
    learning_rate: Annotated[float | None, typer.Option(help="The peak; by default the optimiser's usual one.")] = None,
    image: Annotated[
        str | None, typer.Option(metavar="C,H,W", help="Enlarge images to this size, a multiple of their own.")
    ] = None,
    bn: r.Bn = r.BatchNorm.SYNC,
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
    shift: Annotated[
        int, typer.Option(help="Augmentation: move images by up to so many pixels.", min=0)
    ] = _DEFAULT.shift,
    seed: Annotated[int, typer.Option(help="Of the start and of the order of the examples.", min=0, max=2**63)] = 0,
    checkpoint: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Save here after every epoch (the last two are kept).")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on from the newest checkpoint there, to --epochs in all (other ones too)."),
    ] = False,
    plot: Annotated[Path | None, typer.Option(metavar="P.png", help="Draw loss and accuracy here.")] = None,
    platform: Annotated[Platform, typer.Option(help="Which devices.")] = Platform.CPU,
    spawn: Annotated[int | None, typer.Option(help="Start so many processes here and share the replicas.")] = None,
    processes: Annotated[int | None, typer.Option(help="This is one of so many processes, started by hand.")] = None,
    process_id: Annotated[int | None, typer.Option(help="Which of them: 0, 1, …")] = None,
    coordinator: Annotated[str | None, typer.Option(metavar="HOST:PORT", help="Where process 0 serves.")] = None,
    json: Json = False,
) -> int:
    """Train for real, ending with a summary: accuracy on the held-out split, loss, steps a second, compile time."""
    if plot is not None and not HAS_MATPLOTLIB:
        raise ShloError("--plot needs Matplotlib, the extra 'plot': pip install 'shlo[plot]', or matplotlib alone")
    several = [processes, process_id, coordinator]
    if spawn is not None:
        if any(v is not None for v in several):
            raise ShloError(
                "--spawn starts the processes itself: leave out --processes, --process-id and --coordinator"
            )
        share_of(replicas, spawn)
        return spawn_processes(spawn, ["train", *arguments(context.params)])
    if any(v is not None for v in several) and any(v is None for v in several):
        raise ShloError("--processes, --process-id and --coordinator belong together")
    options = loop.Options(
        data=data,
        net=net,
        replicas=replicas,
        epochs=epochs,
        batch=batch,
        recipe=r.recipe(context.params, _DEFAULT.recipe),
        learning_rate=learning_rate,
        sync_bn=bn is r.BatchNorm.SYNC,
        seed=seed,
        shift=shift,
        platform=str(platform),
        checkpoint=checkpoint,
        resume=resume,
        sizes=r.config_changes(context.params),
        image=image_size(image),
        bucket_mb=bucket_mb,
    )
    leads = not process_id
    if leads and checkpoint is not None:
        prepare(checkpoint, resume=resume)
    if leads and plot is not None and not plot.absolute().parent.is_dir():
        raise ShloError(f"--plot {plot}: there is no folder {plot.parent}")
    runtime = None
    if processes is not None and process_id is not None and coordinator is not None:
        each = share_of(replicas, processes)
        runtime = Runtime.distributed(coordinator, process_id, processes, each, platform=str(platform))
    with _Display(show=leads) as display:
        report = loop.train(options, display.listen, runtime)
    if not leads:
        return 0
    if plot is not None:
        plot_history(report, plot)
    if json:
        print_json(asdict(report))
    else:
        _summarise(report, plot)
    return 0


_OWN = ("spawn", "processes", "process_id", "coordinator")
"""Options that say which process this is, and so are not passed on."""


def arguments(params: Mapping[str, Any]) -> list[str]:
    """The command line that means these parameters again (those of processes left out)."""
    words = [str(params["data"])]
    for name, value in params.items():
        if name == "data" or name in _OWN or value is None or value is False:
            continue
        words.append(f"--{name.replace('_', '-')}")
        if value is not True:
            words.append(str(value))
    return words


class _Display:
    """How a run is going, on a terminal."""

    def __init__(self, *, show: bool) -> None:
        self.progress = progress(TextColumn("{task.fields[last]}"), show=show)
        self.task = self.progress.add_task("starting", total=None, last="")

    def __enter__(self) -> _Display:
        self.progress.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.progress.stop()

    def listen(self, news: loop.Progress) -> None:
        self.progress.update(self.task, description=news.stage, completed=news.step, total=news.steps)
        if news.epoch is not None:
            e = news.epoch
            last = f"loss {e.loss:.4f}, test accuracy {e.test_accuracy:.2%}"
            self.progress.update(self.task, last=last)
            if not self.progress.disable:
                self.progress.console.print(f"epoch {e.number:>3}  {last}  ({e.seconds:.1f} s)", highlight=False)


def _taken_up(resumed: loop.Resumed, epochs: int) -> str:
    """In a line: where a resumed run took up, and what was left of it."""
    if resumed.epoch == epochs:
        return f"nothing left to train: the run of {counted(epochs, 'epoch')} was finished (say --epochs with more to go on)"
    schedule = "" if resumed.epochs == epochs else f" of {resumed.epochs}, on the schedule of {epochs}"
    return f"resumed after epoch {resumed.epoch}{schedule}"


def _summarise(report: loop.Report, plot: Path | None) -> None:
    devices, epochs = counted(report.replicas, "replica"), counted(report.epochs, "epoch")
    if report.resumed is not None:
        print(_taken_up(report.resumed, report.epochs))
    print(f"{report.net} ({report.parameters:,} parameters) on {report.data}, {devices}, {epochs}")
    print(f"  test accuracy  {report.test_accuracy:.2%}")
    print(f"  loss           {report.loss:.4f}")
    if report.resumed is not None and report.resumed.epoch == report.epochs:
        print(f"  steps          {report.steps:,}")
    else:
        print(f"  steps          {report.steps:,}, {report.steps_per_second:.1f} a second")
        print(f"  compiling      {report.compile_seconds:.1f} s of {report.total_seconds:.1f} s")
    print(f"  program        {report.skeleton}")
    if report.checkpoint is not None:
        print(f"  checkpoint     {report.checkpoint}")
    if plot is not None:
        print(f"  plot           {plot}")
