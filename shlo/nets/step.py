"""From a network and a recipe to a module: forward, loss, backward, all-reduce and optimiser in one function.

Inputs, in order and by name: ``images``, ``targets``; the parameters; each parameter's optimiser state
(``<parameter>.m`` …); the scalars (``lr`` …); the running statistics.  Results: the updated state under the same names in
the same order, then ``loss``, the mean over the global batch.  A state result aliases its input (``tf.aliasing_output``), so a
step updates in place.  The :class:`Manifest` says all this as data, and is what a driver needs besides the text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from shlo.ir.core import Block, Function, Module, Parameter, Value, current_scope, scope, within_scope
from shlo.ir.errors import ShloError
from shlo.ir.ops.loss import smoothed_ce_back, smoothed_ce_loss
from shlo.ir.ops.pointwise import div_const_b
from shlo.ir.types import TensorType, f32, short_type
from shlo.nets.init import Init
from shlo.nets.layers import Config, Model
from shlo.nets.networks import Net
from shlo.nets.recipe import Recipe, find_optimizer
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import pullback

MANIFEST_FORMAT = "shlo-manifest-1"


@dataclass(frozen=True)
class Input:
    """One input of a module.  ``role`` is batch, parameter, optimizer, scalar or statistic; ``sharded`` inputs are cut along
    axis 0 into one shard a replica, others are the same on all; ``init`` is where a state tensor starts."""

    name: str
    shape: tuple[int, ...]
    dtype: str
    role: str
    sharded: bool = False
    init: Init | None = None

    @property
    def type(self) -> TensorType:
        """The per-replica tensor type."""
        return short_type(f"{self.dtype}[{', '.join(map(str, self.shape))}]")

    @property
    def is_state(self) -> bool:
        """Carried from step to step."""
        return self.role in ("parameter", "optimizer", "statistic")


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
        """The manifest as a JSON document (the ``.manifest.json`` beside an emitted module)."""
        return json.dumps(asdict(self), indent=1) + "\n"

    @staticmethod
    def from_json(text: str) -> Manifest:
        """Read :meth:`to_json`'s document back."""
        try:
            data = json.loads(text)
            if data.get("format") != MANIFEST_FORMAT:
                raise ShloError(f"not a manifest of format {MANIFEST_FORMAT}: {data.get('format')!r}")
            inputs = tuple(
                Input(**{**i, "shape": tuple(i["shape"]), "init": Init(**i["init"]) if i["init"] else None})
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


def build_step(
    net: Net, config: Config, recipe: Recipe, *, batch: int, replicas: int = 1, sync_bn: bool = True
) -> Program:
    """The training step at global batch ``batch`` on ``replicas`` devices.

    With synchronised batch-norm (the default) it is exactly the single-device step at the same global batch; without, each
    replica normalises with its own statistics.
    """
    per_replica = _share(batch, replicas)
    optimizer = find_optimizer(recipe.optimizer)
    with Block() as block:
        images, targets = _batch(block, config, per_replica)
        model, logits = _forward(net, config, images, training=True)
        with scope("loss"):
            loss = smoothed_ce_loss(logits, targets, alpha=recipe.label_smoothing)
            seed = smoothed_ce_back(logits, targets, alpha=recipe.label_smoothing)
            seed = div_const_b(seed, by=float(per_replica))
        gradients = pullback({logits: seed}, list(model.parameters.values()))

        scalars = [block.parameter(name, f32[()]) for name in optimizer.scalars]
        inputs = [Input(p.name, p.shape, "f32", "batch", sharded=True) for p in (images, targets)]
        parameters, states, statistics = [], [], []
        results: dict[str, Value] = {}
        for (name, theta), g in zip(model.parameters.items(), gradients, strict=True):
            parameters.append(Input(name, theta.shape, "f32", "parameter", init=model.initialisers[name]))
            with within_scope(f"{name}."):
                slots = [block.parameter(current_scope() + slot, theta.type) for slot, _ in optimizer.slots]
                results[name], new = optimizer.update(recipe, theta, g, slots, scalars)
            for (_, init), slot, value in zip(optimizer.slots, slots, new, strict=True):
                states.append(Input(slot.name, slot.shape, "f32", "optimizer", init=init))
                results[slot.name] = value
        for s in model.statistics:
            for before, now in ((s.mean, s.batch_mean), (s.variance, s.batch_variance)):
                assert isinstance(before, Parameter)
                assert now is not None
                statistics.append(
                    Input(before.name, before.shape, "f32", "statistic", init=model.initialisers[before.name])
                )
                with within_scope(f"{s.name}."):
                    rho = recipe.statistics_momentum
                    results[before.name] = before * (1.0 - rho) + now * rho
        inputs += [*parameters, *states, *(Input(p.name, (), "f32", "scalar") for p in scalars), *statistics]
        state = [i.name for i in inputs if i.is_state]
        graph = block.finish([*(results[n] for n in state), loss], params=_ordered(block, inputs))

    outputs = [Output(i.name, i.shape, i.dtype, updates=i.name) for i in inputs if i.is_state]
    outputs.append(Output("loss", (), "f32"))
    function, _ = data_parallel(_main(graph, inputs, outputs), replicas, ("images", "targets"), sync=sync_bn)
    return _program(function, net, "step", config, inputs, outputs, batch, replicas, sync_bn, asdict(recipe))


def build_forward(
    net: Net, config: Config, *, batch: int, replicas: int = 1, training: bool = False, sync_bn: bool = True
) -> Program:
    """The forward pass at global batch ``batch``: images, parameters and running statistics in, ``logits`` out.

    ``training`` normalises with the batch's statistics (synchronised across replicas unless ``sync_bn`` is False), otherwise
    with the running ones, which are then inputs.
    """
    per_replica = _share(batch, replicas)
    with Block() as block:
        images = block.parameter("images", f32[(per_replica, *config.image)])
        model, logits = _forward(net, config, images, training=training)
        inputs = [Input("images", images.shape, "f32", "batch", sharded=True)]
        inputs += [
            Input(n, p.shape, "f32", "parameter", init=model.initialisers[n]) for n, p in model.parameters.items()
        ]
        running = [v for s in model.statistics for v in (s.mean, s.variance)]
        for v in running:
            assert isinstance(v, Parameter)
            inputs.append(Input(v.name, v.shape, "f32", "statistic", init=model.initialisers[v.name]))
        if training:
            block.params = [p for p in block.params if p not in running]
            inputs = [i for i in inputs if i.role != "statistic"]
        graph = block.finish([logits], params=_ordered(block, inputs))
    outputs = [Output("logits", logits.shape, "f32", sharded=True)]
    function, _ = data_parallel(_main(graph, inputs, outputs), replicas, ("images",), sync=sync_bn)
    kind = "forward" if training else "eval"
    return _program(function, net, kind, config, inputs, outputs, batch, replicas, sync_bn, {})


def _share(batch: int, replicas: int) -> int:
    if batch < 1 or replicas < 1:
        raise ShloError(f"batch and replicas must be at least 1, not {batch} and {replicas}")
    if batch % replicas:
        raise ShloError(f"{replicas} replicas do not divide the global batch {batch}")
    return batch // replicas


def _batch(block: Block, config: Config, n: int) -> tuple[Parameter, Parameter]:
    return block.parameter("images", f32[(n, *config.image)]), block.parameter("targets", f32[n, config.classes])


def _forward(net: Net, config: Config, images: Value, *, training: bool) -> tuple[Model, Value]:
    model = Model(config, training=training)
    try:
        logits = net.forward(model, images)
    except ShloError as error:
        channels, height, width = config.image
        raise ShloError(f"{net.name} at {channels}×{height}×{width}: {error.message}", error.position) from None
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
