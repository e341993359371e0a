"""The driver: a data set, a network and a recipe become a trained classifier, on R replicas.

The step is the module that :mod:`shlo.nets.step` builds, as text, compiled by PJRT; this file feeds it.  What the text cannot
promise is checked here while it runs (spec/laws G1–G3, G12–G14): the replicas' shards are one host batch cut in order, every
replica starts from the same bits, the state stays in lockstep, the reported loss is the same on all, and a checkpoint is every
replica's state.
"""

from __future__ import annotations

import math
import time
import zlib
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field, fields
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from shlo.emit import emit
from shlo.interp.skel import skeleton
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError, counted
from shlo.nets.layers import Config
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe, scalar_values
from shlo.nets.step import Input, Manifest, build_forward, build_step, configured
from shlo.runtime import DeviceArray, Executable, Runtime
from shlo.train.checkpoint import hold, load, save, verify_lockstep
from shlo.train.data import Dataset, batch_count, batches, evaluation_batches, load_dataset

Array = np.ndarray[Any, Any]
State = dict[str, DeviceArray]


@dataclass(frozen=True)
class Options:
    """A training run.  ``batch`` is the global batch; None for ``learning_rate`` takes the optimiser's usual one."""

    data: str = "digits"
    net: str = "digits-resnet"
    replicas: int = 1
    epochs: int = 20
    batch: int = 64
    recipe: Recipe = field(default_factory=lambda: Recipe(weight_decay=1e-2, label_smoothing=0.05))
    learning_rate: float | None = None
    warmup: float = 0.1
    """The fraction of all steps over which the learning rate rises linearly; it falls as a cosine to zero after."""
    sync_bn: bool = True
    seed: int = 0
    shift: int = 1
    """Augmentation: move images by up to this many pixels."""
    platform: str = "cpu"
    checkpoint: Path | None = None
    resume: bool = False
    sizes: dict[str, Any] = field(default_factory=dict)
    """Changes to the network's sizes: width, depth, padding, …."""
    image: tuple[int, int, int] | None = None
    """Enlarge the data's images to this size, a multiple of their own."""
    bucket_mb: float = 0.0
    """Join the gradients' collectives into ones of so many megabytes."""


LEARNING_RATES = {"sgd": 0.1, "momentum": 0.05, "nesterov": 0.05, "adamw": 4e-3, "rmsprop": 2e-3, "lamb": 2e-2}


@dataclass(frozen=True)
class Epoch:
    """What one epoch came to: ``loss`` is the mean of its steps' global-batch losses."""

    number: int
    step: int
    loss: float
    test_accuracy: float
    seconds: float


@dataclass(frozen=True)
class Resumed:
    """Where a resumed run took up: after ``epoch`` of a run that was to have ``epochs``."""

    epoch: int
    epochs: int


@dataclass(frozen=True)
class Report:
    """A finished run.  ``steps_per_second`` counts training steps after the first, evaluation left out."""

    net: str
    data: str
    replicas: int
    parameters: int
    epochs: int
    steps: int
    loss: float
    test_accuracy: float
    steps_per_second: float
    compile_seconds: float
    total_seconds: float
    skeleton: str
    history: tuple[Epoch, ...]
    checkpoint: str | None = None
    resumed: Resumed | None = None


@dataclass(frozen=True)
class Progress:
    """Told to the listener after every step (``epoch`` is None) and after every epoch."""

    step: int
    steps: int
    stage: str
    epoch: Epoch | None = None


Listener = Callable[[Progress], None]


def train(options: Options, listener: Listener = lambda _: None, runtime: Runtime | None = None) -> Report:
    """Train as ``options`` say, from the start or (``resume``) from the newest checkpoint, bit for bit as if never stopped.

    A run may be resumed with other ``epochs``, also when it is finished: it goes on from the state, step and epoch that it has
    reached, with the learning rates that the schedule over the new number of epochs has from there on.  Where all epochs are
    done already, nothing is compiled and the report is that of the finished run.

    ``runtime`` gives the devices (by default as many as replicas); of several processes each calls this with the same options
    and its own runtime.
    """
    began = time.perf_counter()
    if options.learning_rate is not None and not 0 < options.learning_rate < math.inf:
        raise ShloError(f"the learning rate must be a positive number, not {options.learning_rate}")
    dataset = load_dataset(options.data)
    run = _Run(options, dataset, runtime or _runtime(options))
    with hold(options.checkpoint, resume=options.resume) if run.leads and options.checkpoint else nullcontext():
        values = run.restore() if options.resume else run.initial()  # refused, if at all, before anything is compiled
        history = list(run.history)
        if run.epoch < options.epochs:
            run.compile(listener)
            run.start(values)
        for number in range(run.epoch + 1, options.epochs + 1):
            history.append(run.train_epoch(number, listener))
            run.checkpoint(history)
    if not history:
        raise ShloError(f"nothing to do: epochs is {options.epochs}")
    return Report(
        net=options.net,
        data=options.data,
        replicas=options.replicas,
        parameters=sum(math.prod(i.shape) for i in run.manifest.inputs if i.role == "parameter"),
        epochs=options.epochs,
        steps=run.steps,
        loss=history[-1].loss,
        test_accuracy=history[-1].test_accuracy,
        steps_per_second=run.timed_steps / run.timed_seconds if run.timed_seconds else 0.0,
        compile_seconds=run.compile_seconds,
        total_seconds=time.perf_counter() - began,
        skeleton=run.skeleton,
        history=tuple(history),
        checkpoint=str(options.checkpoint) if options.checkpoint else None,
        resumed=run.resumed,
    )


def _runtime(options: Options) -> Runtime:
    if options.replicas < 1:
        raise ShloError(f"the number of replicas must be at least 1, not {options.replicas}")
    return Runtime(options.platform, devices=options.replicas)


def config_for(options: Options, dataset: Dataset) -> Config:
    """The network's sizes for this data."""
    image = options.image or dataset.image
    enlargement(dataset.image, image)
    return configured(find_net(options.net), image=image, classes=dataset.classes, **options.sizes)


def enlargement(own: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    """How many times ``wanted`` is as high and as wide as ``own``."""
    times = wanted[1] // own[1]
    if times < 1 or wanted != (own[0], own[1] * times, own[2] * times):
        raise ShloError(f"images of {own[0]}×{own[1]}×{own[2]} cannot be enlarged to {'×'.join(map(str, wanted))}")
    return times


class _Run:
    """A run in progress: programs, state on the devices, and where it stands."""

    def __init__(self, options: Options, dataset: Dataset, runtime: Runtime) -> None:
        self.options, self.dataset, self.runtime = options, dataset, runtime
        net, config = find_net(options.net), config_for(options, dataset)
        self.config, self.enlarged = config, enlargement(dataset.image, config.image)
        self.program = build_step(
            net,
            config,
            options.recipe,
            batch=options.batch,
            replicas=options.replicas,
            sync_bn=options.sync_bn,
            bucket_mb=options.bucket_mb,
        )
        self.evaluation = build_forward(net, config, batch=options.batch, replicas=options.replicas)
        self.manifest: Manifest = self.program.manifest
        self.averages = {i.name for i in self.manifest.inputs if i.role == "ema"}
        self.skeleton = skeleton(self.program.module)
        self.per_epoch = batch_count(dataset.train, options.batch)
        self.steps = self.per_epoch * options.epochs
        self.rate = options.learning_rate or LEARNING_RATES[options.recipe.optimizer]
        self.epoch = self.step = 0
        self.state: State = {}
        self.history: list[Epoch] = []
        self.resumed: Resumed | None = None
        self.timed_steps, self.timed_seconds, self.compile_seconds = 0, 0.0, 0.0

    @property
    def leads(self) -> bool:
        """Is this the process that saves?"""
        return self.runtime.processes is None or self.runtime.processes.process_id == 0

    # ---- before the first step

    def compile(self, listener: Listener) -> None:
        listener(Progress(0, self.steps, "compiling"))
        self.train_step = self._compiled(self.program.module)
        self.evaluate_step = self._compiled(self.evaluation.module)

    def _compiled(self, module: Any) -> Executable:
        executable = self.runtime.compile(emit(module), replicas=self.options.replicas, file=f"{module.name}.mlir")
        self.compile_seconds += executable.compile_seconds
        return executable

    @property
    def state_inputs(self) -> list[Input]:
        """The inputs that are state: what a checkpoint holds."""
        return [i for i in self.manifest.inputs if i.is_state]

    def initial(self) -> dict[str, Array]:
        """The state that the initialisers draw from the seed."""
        return {i.name: i.start(self.options.seed) for i in self.state_inputs}

    def restore(self) -> dict[str, Array]:
        """The state of the newest checkpoint, which must be one of this very run; takes up its step, epoch and history."""
        if self.options.checkpoint is None:
            raise ShloError("--resume needs --checkpoint: the directory to resume from")
        like = {i.name: (i.shape, i.type.dtype.numpy) for i in self.state_inputs}
        found = load(self.options.checkpoint, expect=self._identity(), like=like)
        self.step, self.epoch, self.history = self._progress(found.meta, found.path)
        if self.epoch > self.options.epochs:
            done = counted(self.epoch, "epoch")
            raise ShloError(f"{found.path}: the run has done {done}: --epochs {self.options.epochs} lies behind it")
        planned = found.meta.get("epochs")
        self.resumed = Resumed(self.epoch, planned if type(planned) is int else self.epoch)
        return found.state

    def start(self, state: Mapping[str, Array] | None = None) -> None:
        """Put the state (the initial one by default) on the devices and verify that all hold the same bits."""
        values = state if state is not None else self.initial()
        replicas = self.options.replicas
        self.state = {i.name: self.runtime.put(values[i.name], i.type, replicas=replicas) for i in self.state_inputs}
        self._verify("start")

    def _progress(self, meta: dict[str, Any], path: Path) -> tuple[int, int, list[Epoch]]:
        """How far the run had come, from meta data that anybody may have edited."""
        step, epoch, history = (meta.get(name) for name in ("step", "epoch", "history"))
        kinds = {f.name: (float, int) if f.type == "float" else int for f in fields(Epoch)}
        if not (
            type(epoch) is int
            and epoch >= 0
            and step == epoch * self.per_epoch
            and isinstance(history, list)
            and len(history) == epoch
            and all(isinstance(e, dict) and e.keys() == kinds.keys() for e in history)
            and all(isinstance(e[name], kind) for e in history for name, kind in kinds.items())
        ):
            raise ShloError(f"{path}: its step, epoch and history are not those of a run: damaged, or edited")
        return step, epoch, [Epoch(**e) for e in history]

    def _identity(self) -> dict[str, Any]:
        """What a checkpoint must agree on to continue this very run (the number of epochs may be another)."""
        o = self.options
        return {
            "net": o.net,
            "data": self.dataset.name,
            "config": {**asdict(self.config), "image": list(self.config.image)},
            "recipe": asdict(o.recipe),
            "batch": o.batch,
            "seed": o.seed,
            "shift": o.shift,
            "learning_rate": self.rate,
            "warmup": o.warmup,
            "replicas": o.replicas,
            "skeleton": self.skeleton,
        }

    # ---- steps

    def train_epoch(self, number: int, listener: Listener) -> Epoch:
        """One pass over the training split, a verification of the replicas' state, and an evaluation."""
        began = time.perf_counter()
        losses: list[DeviceArray] = []
        for batch in batches(
            self.dataset.train, self.options.batch, number, self.options.seed, shift=self.options.shift
        ):
            self.step += 1
            losses.append(self._step(batch.images, one_hot(batch.labels, self.dataset.classes)))
            listener(Progress(self.step, self.steps, "training"))
        values = [float(verify_lockstep("loss", loss.shards())) for loss in losses]
        self.timed_seconds += time.perf_counter() - began
        self.timed_steps += len(losses)
        if not all(map(math.isfinite, values)):
            bad = next(i for i, v in enumerate(values) if not math.isfinite(v))
            raise ShloError(f"the loss became {values[bad]} in epoch {number}, step {bad + 1}: lower the learning rate")
        self._verify(f"epoch {number}")
        self.epoch = number
        epoch = Epoch(number, self.step, float(np.mean(values)), self.accuracy(), time.perf_counter() - began)
        listener(Progress(self.step, self.steps, "training", epoch))
        return epoch

    def _step(self, images: Array, targets: Array) -> DeviceArray:
        scalars = scalar_values(self.options.recipe, self._learning_rate(), self.step)
        given: dict[str, Any] = {
            **self.state,
            **scalars,
            "images": self.cut(self.prepared(images)),
            "targets": self.cut(targets),
            **{i.name: self.cut(self.mask(i)) for i in self.manifest.inputs if i.role == "mask"},
        }
        results = self.train_step(*(given[i.name] for i in self.manifest.inputs))
        outputs = dict(zip((o.name for o in self.manifest.outputs), results, strict=True))
        self.state = {o.updates: outputs[o.name] for o in self.manifest.outputs if o.updates is not None}
        return outputs["loss"]

    def prepared(self, images: Array) -> Array:
        """Images as the network takes them: enlarged by repeating pixels, and in its layout."""
        if self.enlarged > 1:
            images = images.repeat(self.enlarged, axis=2).repeat(self.enlarged, axis=3)
        return images.transpose(0, 2, 3, 1) if self.config.layout == "NHWC" else images

    def mask(self, given: Input) -> Array:
        """This step's mask for the global batch: a draw from the seed, the mask's name and the step, so that any number of
        replicas and any restart sees the same."""
        return draw_mask(given, self.options.replicas, self.options.seed, self.step)

    def _learning_rate(self) -> float:
        done = self.step / self.steps
        if done < self.options.warmup:
            return self.rate * done / self.options.warmup
        return self.rate * 0.5 * (1.0 + math.cos(math.pi * (done - self.options.warmup) / (1.0 - self.options.warmup)))

    def cut(self, whole: Array) -> PerDevice:
        """This process's shards of a host batch: replica r gets examples [N·r, N·r + N)."""
        replicas = self.options.replicas
        if len(whole) % replicas:
            raise ShloError(f"{replicas} replicas do not divide a batch of {len(whole)} examples")
        shards = np.split(whole, replicas)
        return PerDevice(shards[rank] for rank in self.runtime.ranks)

    # ---- what is checked while it runs

    def _verify(self, when: str) -> None:
        """Every replica's state is the same, bit for bit, in this process and in the others."""
        digest = blake2b(digest_size=16)
        for name, array in self.state.items():
            digest.update(verify_lockstep(name, array.shards()).tobytes())
        if self.runtime.processes is not None:
            self.runtime.processes.agree(f"state at {when}", digest.hexdigest())

    def accuracy(self) -> float:
        """The fraction of the test split classified correctly, with the running statistics (and the averaged parameters,
        where the recipe keeps them).

        Every process looks at all of it, on its own devices.
        """
        local = len(self.runtime.ranks)
        share = self.options.batch // self.options.replicas
        averaged = {n.removesuffix(".ema"): v for n, v in self.state.items() if n in self.averages}
        fixed = {n: {**self.state, **averaged}[n] for n in (i.name for i in self.evaluation.manifest.inputs[1:])}
        correct = 0
        for batch in evaluation_batches(self.dataset.test, share * local):
            given = {**fixed, "images": PerDevice(np.split(self.prepared(batch.images), local))}
            (logits,) = self.evaluate_step(*(given[i.name] for i in self.evaluation.manifest.inputs))
            predicted = np.concatenate(logits.shards()).argmax(axis=-1)
            correct += int((predicted == batch.labels)[: batch.valid].sum())
        return correct / len(self.dataset.test)

    def checkpoint(self, history: list[Epoch]) -> None:
        """Save the state that all replicas hold (process 0 does)."""
        if self.options.checkpoint is None or not self.leads:
            return
        state = {name: verify_lockstep(name, array.shards()) for name, array in self.state.items()}
        done = {"step": self.step, "epoch": self.epoch, "history": [asdict(e) for e in history]}
        meta = {**self._identity(), "epochs": self.options.epochs, **done}
        save(self.options.checkpoint, state, meta)


def draw_mask(given: Input, replicas: int, seed: int, step: int) -> Array:
    """A mask for the global batch: 1/keep with probability keep, else 0."""
    assert given.keep is not None
    rng = np.random.Generator(np.random.Philox(key=[seed, zlib.crc32(given.name.encode())], counter=[0, 0, 0, step]))
    kept = rng.random((given.shape[0] * replicas, *given.shape[1:])) < given.keep
    return (kept / given.keep).astype(np.float32)


def one_hot(labels: Array, classes: int) -> Array:
    """Class numbers [n] → float32 [n, classes]."""
    return np.eye(classes, dtype=np.float32)[labels]
