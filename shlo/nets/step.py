"""From a network and a recipe to a module: forward, loss, backward, all-reduce and optimiser in one function.

Inputs, in order and by name: ``images``, ``targets``; the parameters; each parameter's optimiser state (``<parameter>.m`` …); the
accumulated gradients (``<parameter>.accumulated``), if the recipe accumulates; the averages (``<parameter>.ema``), if it keeps
them; the scalars (``lr`` …); the masks of dropout and stochastic depth, if it drops; the running statistics. Results: the updated
state under the same names in the same order, then ``loss``, the mean over the global batch, and what each batch-norm found in it
(``<batch-norm>.batch_mean`` and ``.batch_var``: of the global batch, on every replica, where batch-norm is synchronised). A state
result aliases its input (``tf.aliasing_output``), so a step updates in place. The :class:`Manifest` says all this as data, and is
what a driver needs besides the text.

The order of what happens to a gradient: mean over the replicas → accumulation → clipping → optimiser → average.  With
accumulation over k the optimiser sees G/k (so 1/k in m, 1/k² in v) and G is clipped against k·clip; the host passes
``accumulate_keep`` = 0 on the first micro-step of a cycle and ``accumulate_apply`` = 1 on its last, on all others state passes
through bit for bit.  Running statistics move at every micro-step.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import numpy as np

from shlo.ir.core import Block, Function, Module, Parameter, Value, current_scope, no_collection, scope, within_scope
from shlo.ir.errors import ShloError, counted
from shlo.ir.ops.data import const
from shlo.ir.ops.loss import bce_back, bce_loss, smoothed_ce_back, smoothed_ce_loss
from shlo.ir.ops.optim import (
    accumulate_f,
    adam_m_next_f,
    clip_scale_f,
    complement,
    ema,
    grad_sum_sq_acc_f,
    update_when_f,
)
from shlo.ir.ops.pointwise import div_const_b, scale_b, shift_b
from shlo.ir.types import TensorType, f32, short_type
from shlo.nets.init import ZEROS, Init
from shlo.nets.layers import Config, Model
from shlo.nets.recipe import Recipe, find_optimizer
from shlo.nets.registry import Net
from shlo.transform.buckets import bucketed
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import pullback

MANIFEST_FORMAT = "shlo-manifest-2"


@dataclass(frozen=True)
class Input:
    """One input of a module.

    ``role`` is batch, parameter, optimizer, accumulator, ema, scalar, mask or statistic; ``sharded`` inputs are cut along
    axis 0 into one shard a replica, others are the same on all; ``init`` is where a state tensor starts, with the same
    numbers as the input ``copies`` if there is one.  A mask's elements are 1/``keep`` with that probability, else 0.
    """

    name: str
    shape: tuple[int, ...]
    dtype: str
    role: str
    sharded: bool = False
    init: Init | None = None
    copies: str | None = None
    keep: float | None = None

    @property
    def type(self) -> TensorType:
        """The per-replica tensor type."""
        return short_type(f"{self.dtype}[{', '.join(map(str, self.shape))}]")

    @property
    def is_state(self) -> bool:
        """Carried from step to step."""
        return self.role in ("parameter", "optimizer", "accumulator", "ema", "statistic")

    def start(self, seed: int) -> np.ndarray[Any, Any]:
        """A state tensor before the first step."""
        assert self.init is not None, f"{self.name} has no start"
        return self.init.draw(self.copies or self.name, self.type, seed)


@dataclass(frozen=True)
class Output:
    """One result.  ``updates`` names the state input it is the next value of, None for a metric."""

    name: str
    shape: tuple[int, ...]
    dtype: str
    updates: str | None = None
    sharded: bool = False


@dataclass(frozen=True)
class Manifest:
    """What a driver needs to know about a module.  Shapes are one replica's; ``batch`` is the global batch."""

    net: str
    kind: str
    """step, forward (training mode) or eval (frozen statistics)."""
    batch: int
    replicas: int
    sync_bn: bool
    config: dict[str, Any]
    recipe: dict[str, Any]
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    format: str = field(default=MANIFEST_FORMAT)

    def to_json(self) -> str:
        """The manifest as a JSON document (the ``.manifest.json`` beside an emitted module), an input or output a line.

        What is absent or false is left out.
        """
        lines = []
        for key, value in asdict(self).items():
            if key in ("inputs", "outputs"):
                rows = ",\n  ".join(
                    json.dumps({k: v for k, v in row.items() if v not in (None, False)}) for row in value
                )
                lines.append(f'"{key}": [\n  {rows}\n ]')
            else:
                lines.append(f'"{key}": {json.dumps(value)}')
        return "{\n " + ",\n ".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> Manifest:
        """Read :meth:`to_json`'s document back."""
        try:
            data = json.loads(text)
            if data.get("format") != MANIFEST_FORMAT:
                raise ShloError(f"not a manifest of format {MANIFEST_FORMAT}: {data.get('format')!r}")
            inputs = tuple(
                Input(**{**i, "shape": tuple(i["shape"]), "init": Init(**i["init"]) if i.get("init") else None})
                for i in data.pop("inputs")
            )
            outputs = tuple(Output(**{**o, "shape": tuple(o["shape"])}) for o in data.pop("outputs"))
            return Manifest(**data, inputs=inputs, outputs=outputs)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ShloError(f"not a manifest: {error}") from None


@dataclass(frozen=True)
class Program:
    """A module with its manifest."""

    module: Module
    manifest: Manifest


@no_collection()
def build_step(
    net: Net,
    config: Config,
    recipe: Recipe,
    *,
    batch: int,
    replicas: int = 1,
    sync_bn: bool = True,
    bucket_mb: float = 0.0,
) -> Program:
    """The training step at global batch ``batch`` on ``replicas`` devices.

    With synchronised batch-norm (the default) it is exactly the single-device step at the same global batch; without, each
    replica normalises with its own statistics.  ``bucket_mb`` joins the gradients' collectives into ones of up to so many
    megabytes (0: one a gradient).
    """
    per_replica = _share(batch, replicas)
    if bucket_mb < 0 or (bucket_mb and replicas == 1):
        raise ShloError(
            f"bucket_mb {bucket_mb}: buckets are for the collectives of several replicas, of a positive size"
        )
    with Block() as block:
        images, targets = _batch(block, config, per_replica)
        model, logits = _forward(net, config, images, training=True)
        loss, seed = _loss(recipe, logits, targets, per_replica)
        gradients = pullback({logits: seed}, list(model.parameters.values()))
        state = _Update(block, recipe, model)
        results = state.build(gradients) | _running(recipe, model)
        inputs = [Input(p.name, p.shape, "f32", "batch", sharded=True) for p in (images, targets)]
        inputs += [*state.inputs(), *_mask_inputs(model), *_statistic_inputs(model)]
        names = [i.name for i in inputs if i.is_state]
        metrics = {"loss": loss} | _batch_statistics(model)
        graph = block.finish([*(results[n] for n in names), *metrics.values()], params=_ordered(block, inputs))

    outputs = [Output(i.name, i.shape, i.dtype, updates=i.name) for i in inputs if i.is_state]
    outputs += [Output(name, value.shape, "f32") for name, value in metrics.items()]
    sharded = [i.name for i in inputs if i.sharded]
    function, _ = data_parallel(_main(graph, inputs, outputs), replicas, sharded, sync=sync_bn)
    if bucket_mb:
        function = bucketed(function, round(bucket_mb * 2**20))
    return _program(function, net, "step", config, inputs, outputs, batch, replicas, sync_bn, asdict(recipe))


def _loss(recipe: Recipe, logits: Value, targets: Value, batch: int) -> tuple[Value, Value]:
    """The mean loss over ``batch`` and the logits' cotangent."""
    alpha = recipe.label_smoothing
    with scope("loss"):
        if recipe.loss == "ce":
            loss, rows = smoothed_ce_loss(logits, targets, alpha=alpha), smoothed_ce_back(logits, targets, alpha=alpha)
        else:
            if alpha:
                targets = shift_b(scale_b(targets, by=1.0 - alpha), by=alpha / logits.shape[1])
            loss, rows = bce_loss(logits, targets), bce_back(logits, targets)
        return loss, div_const_b(rows, by=float(batch))


class _Update:
    """What becomes of the gradients: the state inputs it makes, and their successors."""

    def __init__(self, block: Block, recipe: Recipe, model: Model) -> None:
        self.block, self.recipe, self.model = block, recipe, model
        self.optimizer = find_optimizer(recipe.optimizer)
        self.made: dict[str, list[Input]] = {"parameter": [], "optimizer": [], "accumulator": [], "ema": []}
        self.scalars = {name: block.parameter(name, f32[()]) for name in recipe.scalars}

    def inputs(self) -> list[Input]:
        """The state and the scalars, in the order of the manifest."""
        state = [i for role in self.made.values() for i in role]
        return [*state, *(Input(name, (), "f32", "scalar") for name in self.scalars)]

    def build(self, gradients: Sequence[Value]) -> dict[str, Value]:
        """The next value of every parameter and of its state, by name."""
        results: dict[str, Value] = {}
        thetas = self.model.parameters
        for name, theta in thetas.items():
            self._state("parameter", name, theta, self.model.initialisers[name])
        if self.recipe.accumulate > 1:
            gradients = [self._accumulated(name, g, results) for name, g in zip(thetas, gradients, strict=True)]
        gradients = self._clipped(gradients)
        for (name, theta), g in zip(thetas.items(), gradients, strict=True):
            with within_scope(f"{name}."):
                self._stepped(name, theta, g, results)
        return results

    def _state(self, role: str, name: str, theta: Value, init: Init, copies: str | None = None) -> None:
        self.made[role].append(Input(name, theta.shape, "f32", role, init=init, copies=copies))

    def _input(self, role: str, slot: str, theta: Value, init: Init, copies: str | None = None) -> Parameter:
        """A new state input beside the parameter whose scope is current."""
        value = self.block.parameter(current_scope() + slot, theta.type)
        self._state(role, value.name, theta, init, copies)
        return value

    def _accumulated(self, name: str, g: Value, results: dict[str, Value]) -> Value:
        with within_scope(f"{name}."):
            before = self._input("accumulator", "accumulated", g, ZEROS)
            total = accumulate_f(before, g, self.scalars["accumulate_keep"])
        results[before.name] = total
        return total

    def _clipped(self, gradients: Sequence[Value]) -> list[Value]:
        """By the global norm, if the recipe clips; then divided by the number of micro-batches in them."""
        k = self.recipe.accumulate
        with scope("clip"):
            if self.recipe.clip:
                total = const(0.0, f32[()])
                for g in gradients:
                    total = grad_sum_sq_acc_f(total, g)
                gradients = [clip_scale_f(g, total, clip=self.recipe.clip * k) for g in gradients]
        return [div_const_b(g, by=float(k)) for g in gradients] if k > 1 else list(gradients)

    def _stepped(self, name: str, theta: Value, g: Value, results: dict[str, Value]) -> None:
        slots = [self._input("optimizer", slot, theta, init) for slot, init in self.optimizer.slots]
        scalars = [self.scalars[s] for s in self.optimizer.scalars]
        after, new = self.optimizer.update(self.recipe, theta, g, slots, scalars)
        moved = [(name, theta, after), *((s.name, s, v) for s, v in zip(slots, new, strict=True))]
        if self.recipe.ema:
            average = self._input("ema", "ema", theta, self.model.initialisers[name], copies=name)
            moved.append((average.name, average, ema(average, after, self.scalars["ema_decay"])))
        for which, before, value in moved:
            held = self.recipe.accumulate > 1
            results[which] = update_when_f(value, before, self.scalars["accumulate_apply"]) if held else value


def _running(recipe: Recipe, model: Model) -> dict[str, Value]:
    """The next running statistics, by name."""
    rho, results = recipe.statistics_momentum, {}
    for s in model.statistics:
        for before, now in ((s.mean, s.batch_mean), (s.variance, s.batch_variance)):
            assert isinstance(before, Parameter)
            assert now is not None
            with within_scope(f"{s.name}."):
                results[before.name] = adam_m_next_f(before, now, beta=complement(rho))  # the same formula
    return results


def _batch_statistics(model: Model) -> dict[str, Value]:
    """The mean and variance that each batch-norm found in this batch, by name."""
    found: dict[str, Value] = {}
    for s in model.statistics:
        assert s.batch_mean is not None
        assert s.batch_variance is not None
        found |= {f"{s.name}.batch_mean": s.batch_mean, f"{s.name}.batch_var": s.batch_variance}
    return found


def _mask_inputs(model: Model) -> list[Input]:
    return [Input(n, p.shape, "f32", "mask", sharded=True, keep=keep) for n, (p, keep) in model.masks.items()]


def _statistic_inputs(model: Model) -> list[Input]:
    inputs = []
    for v in (v for s in model.statistics for v in (s.mean, s.variance)):
        assert isinstance(v, Parameter)
        inputs.append(Input(v.name, v.shape, "f32", "statistic", init=model.initialisers[v.name]))
    return inputs


def build_forward(
    net: Net, config: Config, *, batch: int, replicas: int = 1, training: bool = False, sync_bn: bool = True
) -> Program:
    """The forward pass at global batch ``batch``: images, parameters and running statistics in, ``logits`` out.

    ``training`` normalises with the batch's statistics (synchronised across replicas unless ``sync_bn`` is False) and takes the
    masks; otherwise nothing is dropped and the running statistics are inputs.
    """
    per_replica = _share(batch, replicas)
    with Block() as block:
        images = block.parameter("images", f32[(per_replica, *config.image_shape)])
        model, logits = _forward(net, config, images, training=training)
        inputs = [Input("images", images.shape, "f32", "batch", sharded=True)]
        inputs += [
            Input(n, p.shape, "f32", "parameter", init=model.initialisers[n]) for n, p in model.parameters.items()
        ]
        inputs += _mask_inputs(model) if training else _statistic_inputs(model)
        named = {i.name for i in inputs}
        block.params = [p for p in block.params if p.name in named]
        graph = block.finish([logits], params=_ordered(block, inputs))
    outputs = [Output("logits", logits.shape, "f32", sharded=True)]
    sharded = [i.name for i in inputs if i.sharded]
    function, _ = data_parallel(_main(graph, inputs, outputs), replicas, sharded, sync=sync_bn)
    kind = "forward" if training else "eval"
    return _program(function, net, kind, config, inputs, outputs, batch, replicas, sync_bn, {})


def configured(net: Net, **changes: Any) -> Config:
    """``net.config(**changes)``, refusing what the network never asks for, where it would change nothing.

    Of ``changes``, None leaves a size as it is; image and classes suit every network.
    """
    config, read = net.config(**changes), {"image", "classes"}
    asked = {name for name, value in changes.items() if value is not None} - read
    if asked:
        read |= _settings_read(net, config)
    for name in sorted(asked - read):
        raise ShloError(f"{net.name} has no use for {name} {getattr(config, name)}")
    return config


def _settings_read(net: Net, config: Config) -> set[str]:
    """The settings of a :class:`Config` that the network asks for."""
    read: set[str] = set()

    class Watched(Config):
        def __getattribute__(self, name: str) -> Any:
            read.add(name)
            return super().__getattribute__(name)

    watched = Watched(**{f.name: getattr(config, f.name) for f in fields(Config)})
    read.clear()  # of what was checked when it was made
    with Block() as block:
        _forward(net, watched, block.parameter("images", f32[(1, *config.image_shape)]), training=True)
    return read


def _share(batch: int, replicas: int) -> int:
    if batch < 1 or replicas < 1:
        raise ShloError(f"batch and replicas must be at least 1, not {batch} and {replicas}")
    if batch >= 2**31 or replicas > 2**16:
        raise ShloError(f"batch must be below {2**31} and replicas at most {2**16}, not {batch} and {replicas}")
    if batch % replicas:
        raise ShloError(f"{replicas} replicas do not divide the global batch {batch}")
    return batch // replicas


def _batch(block: Block, config: Config, n: int) -> tuple[Parameter, Parameter]:
    return block.parameter("images", f32[(n, *config.image_shape)]), block.parameter("targets", f32[n, config.classes])


def _forward(net: Net, config: Config, images: Value, *, training: bool) -> tuple[Model, Value]:
    model = Model(config, training=training)
    try:
        logits = net.forward(model, images)
    except ShloError as error:
        channels, height, width = config.image
        raise ShloError(f"{net.name} at {channels}×{height}×{width}: {error.message}", error.position) from None
    for rate, place in (("drop_path", "residual branch"), ("dropout", "hidden layer before its classifier")):
        if getattr(config, rate) and rate not in model.used:
            raise ShloError(f"{net.name} has no {place}: {rate} {getattr(config, rate)} has no place in it")
    if config.unstrided > model.strided:
        raise ShloError(
            f"{net.name} has {counted(model.strided, 'layer')} of stride 2: unstrided {config.unstrided} is too many"
        )
    return model, logits


def _ordered(block: Block, inputs: Sequence[Input]) -> list[Parameter]:
    by_name = {p.name: p for p in block.params}
    return [by_name[i.name] for i in inputs]


def _main(graph: Any, inputs: Sequence[Input], outputs: Sequence[Output]) -> Function:
    """``main`` with its results named and its state aliased."""
    place = {o.updates: i for i, o in enumerate(outputs) if o.updates is not None}
    arg_attrs = [{"tf.aliasing_output": place[i.name]} if i.name in place else {} for i in inputs]
    return Function("main", graph, arg_attrs=arg_attrs, result_attrs=[{"jax.result_info": o.name} for o in outputs])


def _program(
    function: Function,
    net: Net,
    kind: str,
    config: Config,
    inputs: Sequence[Input],
    outputs: Sequence[Output],
    batch: int,
    replicas: int,
    sync_bn: bool,
    recipe: dict[str, Any],
) -> Program:
    name = f"{net.name.replace('-', '_')}_{kind}"
    module = Module([function], name, {"mhlo.num_partitions": 1, "mhlo.num_replicas": replicas})
    manifest = Manifest(net.name, kind, batch, replicas, sync_bn, asdict(config), recipe, tuple(inputs), tuple(outputs))
    return Program(module, manifest)
