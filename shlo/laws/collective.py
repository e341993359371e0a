"""001: the collective as a node of the graph."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from shlo.emit import emit
from shlo.interp.den import World, evaluate
from shlo.interp.skel import skeleton
from shlo.ir.core import OPERATORS, Operator
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import all_reduce, all_reduce_mean_f
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.types import f32, short_type
from shlo.laws.checks import (
    Array,
    Rng,
    apply,
    averaged,
    close,
    fractions,
    integers,
    mean_of,
    positive,
    reals,
    same,
    shards,
    versions,
)
from shlo.laws.registry import law, require
from shlo.laws.steps import SMALL, loss_of, mean_of_replica_losses, pair
from shlo.nets.recipe import Recipe, find_optimizer
from shlo.parse import parse
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import gradient
from shlo.transform.spmd import one_program

R = 3

CONTRACTIONS = [
    op
    for op in OPERATORS.values()
    if op.is_composite and op.contract is not None and op.contract.cuts.get("n") == "sum" and "Grad" in op.label
]
"""Every operator that is a parameter gradient summed over the batch."""

RATIONAL = [op for op in CONTRACTIONS if op.label != "bnSyncGammaGradB"]
"""Those without a square root."""


def at_batch(
    op: Operator[..., Any], index: int, batch: int
) -> tuple[list[tuple[int, ...]], list[bool], dict[str, Any]]:
    """The shapes of an example's operands at another batch, which of them are cut along it, and its attributes."""
    example = op.examples[index]
    attrs = dict(example.attrs)
    assert op.contract is not None
    shapes, cut = [], []
    for axes, spelled in zip(op.contract.at(op.bind_attrs(attrs)).operands, example.types, strict=True):
        shape = short_type(spelled).shape
        cut.append(bool(axes) and axes[0] == "n")
        shapes.append((batch, *shape[1:]) if cut[-1] else shape)
    return shapes, cut, attrs


@law("001-1", "E", "The node denotes the replica mean of its operands' meanings")
def law_001_1(rng: Rng) -> str:
    """Exact, on every replica, and its lowering too."""
    x = integers(rng, R, 2, 3)
    node = lambda v: all_reduce_mean_f(v, replicas=R)  # noqa: E731
    expected = sum(map(fractions, x[1:]), fractions(x[0])) / Fraction(R)
    for build in (
        node,
        lambda v: all_reduce([v], replica_groups=(tuple(range(R)),), computation=_adding())[0] / float(R),
    ):
        for version in versions(apply(build, PerDevice(list(x)), replicas=R), R):
            same(version, expected, "the node and the mean")
    return f"{R} replicas, the node and its lowering"


def _adding() -> Any:
    return monoid(add, f32)


@law("001-2", "S", "SPMD: replicas of one skeleton are one program; unequal skeletons are refused")
def law_001_2(rng: Rng) -> str:
    """Each replica builds its own graph of a step; one text comes out.  A replica with another ε is named, and so is the node."""
    recipe = Recipe("adamw")
    graphs = [pair("digits-resnet", recipe, batch=4, replicas=2).parallel.module.main for _ in range(2)]
    common = one_program(graphs)
    require(skeleton(common) == skeleton(graphs[1]), "the common program has each replica's skeleton")
    other = pair("digits-resnet", recipe, batch=4, replicas=2, sizes={"bn_eps": 1e-3}).parallel.module.main
    try:
        one_program([graphs[0], other])
    except ShloError as error:
        require("replica 1" in str(error) and "eps" in str(error), f"the refusal names replica and difference: {error}")
        return f"one program of two graphs; refused: {str(error)[:90]}"
    require(False, "two programs of different skeletons were accepted as one")
    return ""


@law("001-3", "N", "If each replica's node is its own loss gradient, the node is the gradient of the mean loss")
def law_001_3(rng: Rng) -> str:
    """The collective inside the program, over losses that normalise with their own statistics."""
    loss, replicas = loss_of("digits-resnet", 2), 2
    values = loss.draw(rng, 4)
    program, _ = data_parallel(gradient(loss.function, loss.parameters), replicas, ["images", "targets"], sync=False)
    given = [
        shards(values[p.name], replicas) if p.name in ("images", "targets") else values[p.name]
        for p in program.graph.params
    ]
    mine = evaluate(program, given, world=World.REAL, replicas=replicas)
    whole = mean_of_replica_losses(loss, replicas)
    theirs = evaluate(whole, [values[p.name] for p in whole.graph.params], world=World.REAL)
    for name, a, b in zip(("loss", *loss.parameters), mine, theirs, strict=True):
        require(not isinstance(a, PerDevice), f"{name} differs between the replicas")
        close(a, b, name, 1e-9)
    return f"the loss and {len(loss.parameters)} gradients"


@law("001-4", "E", "Over parameter gradients the node is the replica mean of Σ_n per-example gradients")
def law_001_4(rng: Rng) -> str:
    """For the convolution and every other operator that sums over the batch, each example at its own activation and cotangent.

    Whole numbers in float64 and two replicas: every sum and the division are exact.
    """
    count, world = 0, World.REAL
    for op in RATIONAL:
        for index in range(len(op.examples)):
            shapes, cut, attrs = at_batch(op, index, 4)
            if attrs.get("precision") is not None:
                continue
            whole = [integers(rng, *s) for s in shapes]
            build = lambda *v, op=op, attrs=attrs: op(*v, **attrs)  # noqa: E731
            given = [shards(a, 2) if c else a for a, c in zip(whole, cut, strict=True)]
            node = versions(apply(averaged(build, 2), *given, world=world, replicas=2), 2)[0]
            each: list[Array] = []
            for i in range(4):
                example = [a[i : i + 1] if c else a for a, c in zip(whole, cut, strict=True)]
                each.append(apply(build, *example, world=world))
            same(node, sum(each[1:], each[0]) / 2, op.label)
            count += 1
    return f"{len(RATIONAL)} operators, {count} examples, exact"


@law("001-5", "N", "The optimiser tail at the node is the optimiser's step at the replica mean")
def law_001_5(rng: Rng) -> str:
    """AdamW, momentum, RMSProp and LAMB (and the others)."""
    names = ("adamw", "momentum", "rmsprop", "lamb", "nesterov", "sgd")
    for name in names:
        optimizer, recipe = find_optimizer(name), Recipe(name, weight_decay=0.05)
        slots, scalars = len(optimizer.slots), len(optimizer.scalars)

        def tail(theta: Any, g: Any, *rest: Any, o: Any = optimizer, r: Recipe = recipe, s: int = slots) -> Any:
            after, new = o.update(r, theta, g, rest[:s], rest[s:])
            return (after, *new)

        def at_node(theta: Any, g: Any, *rest: Any, tail: Any = tail) -> Any:
            return tail(theta, all_reduce_mean_f(g, replicas=R), *rest)

        theta, grads = reals(rng, 2, 3), [reals(rng, 2, 3) for _ in range(R)]
        rest = [
            *(positive(rng, 2, 3) for _ in range(slots)),
            *(np.asarray(rng.uniform(0.1, 0.9)) for _ in range(scalars)),
        ]
        mine = apply(at_node, theta, PerDevice(grads), *rest, world=World.REAL, replicas=R)
        theirs = apply(tail, theta, mean_of(PerDevice(grads), R), *rest, world=World.REAL)
        for a, b in zip(*(r if isinstance(r, list) else [r] for r in (mine, theirs)), strict=True):
            close(versions(a, R)[0], b, name)
    return ", ".join(names)


@law("001-6", "S", "Text: R = 1 emits no collective; the round trip covers the node; goldens stay byte-identical")
def law_001_6(rng: Rng) -> str:
    """Goldens are read back and printed again."""
    found = pair("digits-resnet", Recipe("adamw"), batch=4, replicas=2, sizes=SMALL["digits-resnet"])
    one, two = emit(found.single.module), emit(found.parallel.module)
    require("all_reduce" not in one and "allReduce" not in one, "the text for one replica has a collective")
    require("allReduceMeanF" in two, "the text for two replicas has none")
    again = parse(two, "step.mlir")
    require(skeleton(again) == skeleton(found.parallel.module), "the text parses to another program")
    require(emit(again) == two, "printing what was parsed gives another text")
    folder = Path(__file__).resolve().parents[2] / "golden"
    files = sorted(folder.glob("*.mlir"), key=lambda p: p.stat().st_size)[:9]
    for path in files:
        text = path.read_text()
        require(emit(parse(text, path.name)) == text, f"{path.name} is not what its program prints")
    return f"a step of two replicas; {len(files)} goldens byte-identical"
