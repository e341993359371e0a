"""003: EfficientNet-B0 at synchronised batch-norm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np

from shlo.certify.relate import walk
from shlo.certify.terms import Atoms, Poly, scale, whole
from shlo.interp.den import World, evaluate
from shlo.interp.skel import skeleton
from shlo.ir.core import Block, Function, Value
from shlo.ir.devices import Devices
from shlo.ir.ops.batchnorm import bn_batch_back, bn_batch_f, bn_gamma_grad_b
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.ops.conv import conv_back, conv_f, conv_weight_grad_b
from shlo.ir.ops.data import reduce_sum
from shlo.ir.ops.dense import dot_out
from shlo.ir.ops.drop import drop_path_b, dropout_b
from shlo.ir.ops.pointwise import div_const_b, sigmoid_back, swish_back
from shlo.ir.ops.pool import gap_back
from shlo.ir.ops.squeeze_excite import se_back, se_block, se_gate, se_reduce_b
from shlo.ir.rounding import rounded
from shlo.ir.types import bf16, f32
from shlo.laws.checks import (
    Array,
    Rng,
    apply,
    averaged,
    close,
    homogeneous,
    integers,
    joined,
    maps_shards,
    reals,
    same,
    shards,
    sums_shards,
    versions,
)
from shlo.laws.registry import law, require
from shlo.laws.resnet import SGD, agrees_when_small, parameters, proved_at_full_size
from shlo.laws.steps import SMALL, draw_inputs, pair, take_step
from shlo.nets.efficientnet import efficientnet_b0
from shlo.nets.layers import Config, Model
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.transform.data_parallel import data_parallel
from shlo.transform.grad import gradient, pullback
from shlo.transform.lower import lower

R = 2
R_EXACT = Fraction(R)
NET = "efficientnet-b0"
DROPS: dict[str, Any] = {"drop_path": 0.2, "dropout": 0.2}
SAME: dict[str, Any] = {"padding": "xla_same"}


@law("003-1", "S", "EfficientNet-B0: the tie of 002-1 for all 213 parameters", heavy=True)
def law_003_1(rng: Rng) -> str:
    """Certified at full size, with masks, with the smoothed loss; numeric on a small one."""
    smoothed = replace(SGD, label_smoothing=0.1)
    count = _census(pair(NET, SGD, batch=8, replicas=2, sizes=SMALL[NET]))
    return f"{proved_at_full_size(NET, smoothed, 213, **DROPS)}; {count}; {agrees_when_small(NET, smoothed, rng)}"


def _census(found: Any) -> str:
    """Stem 3, block 1 10, fifteen blocks × 13, head 5."""
    names = parameters(found)
    groups = {
        "stem": (3, sum(n.startswith("stem.") for n in names)),
        "block 0": (10, sum(n.startswith("blocks.0.") for n in names)),
        "head": (5, sum(n.startswith(("top.", "head.")) for n in names)),
    }
    for b in range(1, 16):
        groups[f"block {b}"] = (13, sum(n.startswith(f"blocks.{b}.") for n in names))
    for name, (wanted, got) in groups.items():
        require(wanted == got, f"{name} has {got} parameters, not {wanted}")
    return "3 + 10 + 15 × 13 + 5"


# ----------------------------------------------------------------------------------------------------- the blocks


@dataclass(frozen=True)
class Part:
    """A stretch of the network as a function of its input and parameters: name, function, and input type."""

    name: str
    function: Function


def kinds_of_block() -> Iterator[Part]:
    """One of each kind: stem, MBConv1, MBConv6 with skip, MBConv6 with stride, head."""
    config = find_net(NET).config(**SMALL[NET])
    values = boundaries(config, 2)
    for name, (start, stop) in {
        "stem": ("images", "blocks.0"),
        "MBConv1": ("blocks.0", "blocks.1"),
        "MBConv6 strided": ("blocks.1", "blocks.2"),
        "MBConv6 with skip": ("blocks.2", "blocks.3"),
        "head": ("top", "logits"),
    }.items():
        yield Part(name, _between(values, start, stop, name))


@dataclass(frozen=True)
class Boundaries:
    """A forward pass with the value that enters each block, by the block's name, and the logits."""

    function: Function
    values: dict[str, Value]


def boundaries(config: Config, batch: int) -> Boundaries:
    """The training-mode forward pass at a batch, and where its blocks begin."""
    with Block() as block:
        images = block.parameter("images", f32[(batch, *config.image_shape)])
        model = Model(config, training=True)
        logits = efficientnet_b0(model, images)
        params = [images, *model.parameters.values(), *(m for m, _ in model.masks.values())]
        block.params = list(params)
        graph = block.finish([logits], params=params)
    values: dict[str, Value] = {"images": images}
    last: Value = images
    seen = ""
    for node in graph.nodes:
        parts = node.name.split(".")
        name = ".".join(parts[:2]) if parts[0] == "blocks" else parts[0]
        if name != seen and (name.startswith("blocks.") or name == "top"):
            values[name] = last
        seen = name
        if node.results[0].rank == 4:
            last = node.results[0]
    return Boundaries(Function("forward", graph), values | {"logits": logits})


def _between(found: Boundaries, start: str, stop: str, name: str) -> Function:
    """The nodes from one boundary to the next as a function: the input first, then the parameters it reads."""
    first, last = found.values[start], found.values[stop]
    needed, stack = [], [last]
    seen: set[Value] = {first}
    leaves: list[Value] = []
    while stack:
        v = stack.pop()
        if v in seen:
            continue
        seen.add(v)
        if v.node is None:
            leaves.append(v)
            continue
        needed.append(v.node)
        stack.extend(v.node.operands)
    order = {n: i for i, n in enumerate(found.function.graph.nodes)}
    with Block() as block:
        env: dict[Value, Value] = {first: block.parameter("x", first.type)}
        env.update((v, block.parameter(getattr(v, "name", "p"), v.type)) for v in leaves)
        for node in sorted(set(needed), key=lambda n: order[n]):
            env.update(zip(node.results, node.op.on(tuple(env[v] for v in node.operands), node.attrs), strict=True))
        out = env[last]
        weight = block.parameter("weight_of_output", out.type)
        graph = block.finish([reduce_sum(out * weight, range(out.rank))])
    return Function(name.replace(" ", "_"), graph)


def _block_inputs(f: Function, rng: Rng) -> list[Array]:
    return [reals(rng, *p.shape) * (0.5 if p.rank > 1 else 0.2) + (1.0 if p.rank == 1 else 0.0) for p in f.graph.params]


def _block_gradient(f: Function, values: list[Array]) -> dict[str, Array]:
    names = [p.name for p in f.graph.params]
    return dict(zip(names, evaluate(gradient(f, names), values, world=World.REAL)[1:], strict=True))


@law("003-2", "N", "Each block's explicit backward chain equals the VJP of the block (five kinds)")
def law_003_2(rng: Rng) -> str:
    """The chain of named operators against central differences in a random direction (tolerance 1e-5)."""
    errors = {}
    for part in kinds_of_block():
        values = _block_inputs(part.function, rng)
        grads = _block_gradient(part.function, values)
        directions = [reals(rng, *v.shape) for v in values]
        slope = sum(
            float((grads[p.name] * d).sum()) for p, d in zip(part.function.graph.params, directions, strict=True)
        )
        h = 1e-5
        up, down = (
            float(
                evaluate(part.function, [v + s * h * d for v, d in zip(values, directions, strict=True)], world="real")[
                    0
                ]
            )
            for s in (1, -1)
        )
        errors[part.name] = close((up - down) / (2 * h), slope, part.name, 1e-5)
    return ", ".join(f"{k} {v:.0e}" for k, v in errors.items())


@law("003-3", "N", "Two VJPs of one function agree: the derived backward equals the hand-chained one")
def law_003_3(rng: Rng) -> str:
    """Operators' own adjoints against those derived from their lowering to primitives, block by block."""
    worst = 0.0
    for part in kinds_of_block():
        values = _block_inputs(part.function, rng)
        chained, derived = _block_gradient(part.function, values), _block_gradient(lower(part.function), values)
        for name, expected in derived.items():
            scale = max(1e-3, float(np.abs(expected).max()))
            worst = max(worst, close(chained[name] / scale, expected / scale, f"{part.name} {name}", 1e-9))
    return f"five kinds of block, relative error {worst:.0e}"


@law("003-4", "N", "Batch-norm backward in its two layouts agrees")
def law_003_4(rng: Rng) -> str:
    """Channels first and channels last, also forward and the γ gradient."""
    dy, x, gamma = reals(rng, 3, 4, 2, 5), reals(rng, 3, 4, 2, 5), reals(rng, 4)
    last = (0, 2, 3, 1)
    cases: dict[str, tuple[Any, list[Array], list[Array]]] = {
        "backward": (bn_batch_back, [dy, x], [gamma]),
        "forward": (bn_batch_f, [x], [gamma, reals(rng, 4)]),
        "γ": (bn_gamma_grad_b, [dy, x], []),
    }
    for name, (op, images, rest) in cases.items():
        first = apply(lambda *v, op=op: op(*v), *images, *rest, world=World.REAL)
        moved = [v.transpose(last) for v in images]
        second = apply(lambda *v, op=op: op(*v, layout="NHWC"), *moved, *rest, world=World.REAL)
        close(second, first.transpose(last) if first.ndim == 4 else first, name)
    return ", ".join(cases)


@law("003-5", "N", "The squeeze-excite backward maps shards to shards")
def law_003_5(rng: Rng) -> str:
    """The gate's cotangent, the fused input-VJP, and the whole block's through its VJP rule."""
    n, c, s = 2 * R, 4, 2
    dy, x = reals(rng, n, c, 3, 3), reals(rng, n, c, 3, 3)
    weights = [reals(rng, c, s), reals(rng, s), reals(rng, s, c), reals(rng, c)]
    maps_shards(se_reduce_b, [dy, x], [], R, "the gate's cotangent", World.REAL)
    maps_shards(se_back, [dy, reals(rng, n, c), reals(rng, n, c)], [], R, "the fused input-VJP", World.REAL)

    def input_vjp(dy: Value, x: Value, *w: Value) -> Value:
        out = se_block(x, *w)
        return pullback({out: dy}, [x])[0]

    whole_ = apply(input_vjp, dy, x, *weights, world=World.REAL)
    parts = apply(input_vjp, shards(dy, R), shards(x, R), *weights, world=World.REAL, replicas=R)
    return f"relative error of the whole block {close(joined(parts, R), whole_, 'the block'):.0e}"


@law("003-6", "E", "Depthwise, strided depthwise and XLA-SAME stem collectives")
def law_003_6(rng: Rng) -> str:
    """The replica mean of each weight gradient is 1/R of the global one."""
    n, c = 2 * R, 3
    x, big, small = integers(rng, n, c, 4, 4), integers(rng, n, c, 4, 4), integers(rng, n, c, 2, 2)
    stem = integers(rng, n, 2, 2, 2)
    kinds: dict[str, tuple[dict[str, Any], Array]] = {
        "depthwise 3×3": ({"kernel": (3, 3), "groups": c}, big),
        "depthwise 5×5": ({"kernel": (5, 5), "groups": c}, big),
        "strided depthwise": ({"kernel": (3, 3), "groups": c, "stride": (2, 2)}, small),
        "XLA-SAME strided depthwise 3×3": ({"kernel": (3, 3), "groups": c, "stride": (2, 2), **SAME}, small),
        "XLA-SAME strided depthwise 5×5": ({"kernel": (5, 5), "groups": c, "stride": (2, 2), **SAME}, small),
        "XLA-SAME stem": ({"kernel": (3, 3), "stride": (2, 2), **SAME}, stem),
    }
    for name, (attrs, dy) in kinds.items():
        sums_shards(lambda x, d, a=attrs: conv_weight_grad_b(x, d, **a), [x, dy], [], R, name)
    return ", ".join(kinds)


@law("003-7", "E", "Homogeneity of every link")
def law_003_7(rng: Rng) -> str:
    """By powers of two, bit for bit in float32."""
    n, c, s = 3, 4, 2
    dy, x, gate = reals(rng, n, c, 4, 4), reals(rng, n, c, 4, 4), reals(rng, n, c)
    half = reals(rng, n, c, 2, 2)
    depth: dict[str, Any] = {"groups": c, "size": (4, 4), **SAME}
    links: dict[str, tuple[Any, Array, list[Array]]] = {
        "swish": (swish_back, dy, [x]),
        "sigmoid": (sigmoid_back, gate, [reals(rng, n, c)]),
        "depthwise": (lambda d, w: conv_back(d, w, **depth), dy, [reals(rng, c, 1, 3, 3)]),
        "strided depthwise": (lambda d, w: conv_back(d, w, stride=(2, 2), **depth), half, [reals(rng, c, 1, 5, 5)]),
        "gate cotangent": (se_reduce_b, dy, [x]),
        "gate": (se_gate, dy, [gate]),
        "squeeze": (dot_out, gate, [reals(rng, s, c)]),
        "batch-norm": (bn_batch_back, dy, [x, reals(rng, c)]),
        "drop-path": (drop_path_b, dy, [reals(rng, n)]),
        "dropout": (dropout_b, gate, [reals(rng, n, c)]),
        "gap": (lambda d: gap_back(d, size=(4, 4)), gate, []),
        "depthwise weight": (lambda d, x: conv_weight_grad_b(x, d, kernel=(3, 3), groups=c), dy, [x]),
    }
    for name, (build, cotangent, fixed) in links.items():
        homogeneous(build, cotangent, fixed, name)
    return ", ".join(links)


# ------------------------------------------------------------------------------------- the invariant, block by block


def _cotangents(config: Config, batch: int) -> tuple[Function, list[str]]:
    """Images, parameters, masks and the logits' cotangent in; the cotangent at every block boundary out."""
    found = boundaries(config, batch)
    names = [n for n in found.values if n not in ("images", "logits")]
    with Block() as block:
        env: dict[Value, Value] = {p: block.parameter(p.name, p.type) for p in found.function.graph.params}
        for node in found.function.graph.nodes:
            results = node.op.on(tuple(env[v] for v in node.operands), node.attrs)
            env.update(zip(node.results, results, strict=True))
        seed = block.parameter("cotangent", found.values["logits"].type)
        rows = div_const_b(seed, by=float(batch))
        grads = pullback({env[found.values["logits"]]: rows}, [env[found.values[n]] for n in names])
        graph = block.finish(grads)
    return Function("cotangents", graph, result_attrs=[{"jax.result_info": n} for n in names]), names


def _cut_inputs(f: Function) -> list[str]:
    return [
        p.name for p in f.graph.params if p.name in ("images", "cotangent") or p.name.endswith(("drop_path", "dropout"))
    ]


@law("003-8", "S", "The scaled-shard invariant holds block by block")
def law_003_8(rng: Rng) -> str:
    """At every block boundary replica r's cotangent is R times its shard of the global one: as polynomials, and in numbers."""
    config = find_net(NET).config(**{**SMALL[NET], **DROPS})
    per_replica, names = _cotangents(config, 2)
    single, _ = _cotangents(config, 2 * R)
    cut = _cut_inputs(single)
    parallel, facts = data_parallel(per_replica, R, cut)
    require(all(f == 0 for f in facts), f"every boundary's cotangent is cut along the batch, got {facts}")
    atoms = Atoms()
    theirs = walk(single, atoms, 1, {})
    mine = walk(parallel, atoms, R, dict.fromkeys(cut, 0), None, Devices(R, 1))
    for name, a, b in zip(names, mine.results, theirs.results, strict=True):
        require(a.place[0] == 0 and whole(a) == scale(b, R_EXACT), f"{name}: {_of(a, b)}")
    values = {p.name: v for p, v in zip(single.graph.params, _block_inputs(single, rng), strict=True)}
    ours = evaluate(
        parallel, [shards(values[p.name], R) if p.name in cut else values[p.name] for p in parallel.graph.params],
        world=World.REAL, replicas=R,
    )  # fmt: skip
    expected = evaluate(single, [values[p.name] for p in single.graph.params], world=World.REAL)
    worst = max(close(joined(a, R), b * R, n, 1e-8) for n, a, b in zip(names, ours, expected, strict=True))
    return f"{len(names)} boundaries, proved and numeric ({worst:.0e})"


def _of(a: Poly, b: Poly) -> str:
    return f"a value of {len(a)} terms at {a.place}, {len(b)} terms on one device"


# ------------------------------------------------------------------------------------------------ masks, precision


@law("003-9", "E", "Masks are optional global inputs cut to shards; absent masks give exactly the old statement")
def law_003_9(rng: Rng) -> str:
    """Nine of [N] and one of [N, 1280]; with masks of ones every result is the one without, bit for bit."""
    published = build_step(find_net(NET), find_net(NET).config(**DROPS), SGD, batch=64, replicas=1).manifest
    masks = {i.name: i.shape for i in published.inputs if i.role == "mask"}
    paths = [s for s in masks.values() if len(s) == 1]
    require(paths == [(64,)] * 9, f"stochastic depth takes {len(paths)} masks")
    require([s for s in masks.values() if len(s) == 2] == [(64, 1280)], "dropout takes one mask of [N, 1280]")
    require(all(i.sharded for i in published.inputs if i.role == "mask"), "masks are cut with the batch")
    sizes = SMALL[NET]
    plain = pair(NET, SGD, batch=4, replicas=R, sizes=sizes)
    zero = pair(NET, SGD, batch=4, replicas=R, sizes={**sizes, "drop_path": 0.0, "dropout": 0.0})
    require(skeleton(plain.parallel.module) == skeleton(zero.parallel.module), "rates of 0 are no masks at all")
    dropped = pair(NET, SGD, batch=4, replicas=R, sizes={**sizes, **DROPS})
    values = draw_inputs(plain.single.manifest, rng)
    ones = {
        i.name: np.ones((i.shape[0] * R, *i.shape[1:])) for i in dropped.parallel.manifest.inputs if i.role == "mask"
    }
    without, with_ones = take_step(plain.parallel, values), take_step(dropped.parallel, {**values, **ones})
    for name, expected in without.items():
        same(with_ones[name], expected, name)
    return "9 + 1 masks; ones change no bit"


@law("003-10", "S", "On every replica the head's weight gradient reads the dropped activation")
def law_003_10(rng: Rng) -> str:
    """The operator's operand is the dropped one, and non-uniform masks of zeros and threes show it in the numbers."""
    found = pair(NET, SGD, batch=4, replicas=R, sizes={**SMALL[NET], **DROPS})
    graph = found.parallel.module.main.graph
    heads = [n for n in graph.nodes if n.op.label == "weightGradB" and "head" in n.name]
    require(len(heads) == 1, f"the head has {len(heads)} weight gradients")
    source = heads[0].operands[0].node
    require(source is not None and source.op.label == "dropoutB", f"it reads {source}")
    values = draw_inputs(found.single.manifest, rng)
    mask = next(n for n in values if n.endswith("dropout"))
    values[mask] = np.asarray(rng.integers(0, 2, values[mask].shape) * 3.0)
    values[mask][:, 0] = 0.0  # no example keeps feature 0: its row of the gradient is zero
    results = take_step(found.parallel, values)
    moved = results["head.weight"] - values["head.weight"]
    require(bool((moved[0] == 0).all()), "a feature that every mask drops still moved")
    require(bool((np.abs(moved).max(axis=1) > 0).sum() > 1), "nothing moved")
    return "weightGradB of dropoutB; a feature dropped everywhere has gradient 0"


@law(
    "003-11",
    "E",
    "Precision is a flag: identity rounding is f32; a real one differs by exactly the rounding of each partial sum",
)
def law_003_11(rng: Rng) -> str:
    """Over the reals bf16 kinds are the f32 kinds.  As stored, mean − single = (1/R)(Σ_r rnd S_r − rnd Σ_r S_r) to the bit."""
    n, c = 2 * R, 2
    x, dy = 37 * integers(rng, n, c, 4, 4) + 1, 29 * integers(rng, n, c, 4, 4) + 3
    attrs: dict[str, Any] = {"kernel": (3, 3)}
    narrow = lambda x, d: conv_weight_grad_b(x, d, precision=bf16, **attrs)  # noqa: E731
    wide = lambda x, d: conv_weight_grad_b(x, d, **attrs)  # noqa: E731
    same(apply(narrow, x, dy, world=World.REAL), apply(wide, x, dy, world=World.REAL), "identity rounding")
    sums = apply(wide, shards(x, R), shards(dy, R), world=World.REAL, replicas=R)
    total = apply(wide, x, dy, world=World.REAL)
    node = versions(apply(averaged(narrow, R), shards(x, R), shards(dy, R), world=World.STORED, replicas=R), R)[0]
    single = apply(narrow, x, dy, world=World.STORED)
    expected = (sum((_to_bf16(s) for s in sums), np.zeros(total.shape)) - _to_bf16(total)) / R
    got = np.asarray(node, np.float64) - np.asarray(single, np.float64) / R
    same(got, expected, "the collective less 1/R of the single-device node")
    require(bool((expected != 0).any()), "no partial sum was rounded: the inputs show nothing")
    maps_shards(
        lambda x, w: conv_f(x, w, precision=bf16), [reals(rng, n, c, 4, 4)], [reals(rng, c, c, 3, 3)], R, "forward",
        World.STORED,
    )  # fmt: skip
    maps_shards(
        lambda d, w: conv_back(d, w, size=(4, 4), precision=bf16), [reals(rng, n, c, 4, 4)],
        [reals(rng, c, c, 3, 3)], R, "input-VJP", World.STORED,
    )  # fmt: skip
    return f"{int((expected != 0).sum())} of {expected.size} elements differ, by exactly the formula"


def _to_bf16(values: Array) -> Array:
    """Numbers as bfloat16 stores them, as float64."""
    return np.asarray(rounded(np.asarray(values, np.float32), bf16), np.float64)


@law("003-12", "S", "Counting: 213 collectives, 49 synchronised batch-norm sites, and 262 parameters with conv biases")
def law_003_12(rng: Rng) -> str:
    """On the published network at R = 4."""
    net = find_net(NET)
    graph = build_step(net, net.config(), SGD, batch=256, replicas=4).module.main.graph
    reduced = [n for n in graph.nodes if n.op is all_reduce_mean_f]
    kinds = [_kind(n.operands[0]) for n in reduced]
    norms = kinds.count("bnBatchMeanB")
    require(norms == kinds.count("bnBatchVarAtB") == kinds.count("bnSyncDyStatsB") == 49, f"{norms} batch-norm sites")
    gradients = len(reduced) - 3 * norms - 1
    require(gradients == 213, f"{gradients} gradients are reduced")
    biased = Recipe("sgd")
    census = build_step(net, net.config(conv_bias=True), biased, batch=4, replicas=1).manifest
    count = sum(i.role == "parameter" for i in census.inputs)
    require(count == 262, f"with conv biases there are {count} parameters")
    return "213 gradients, 49 sites of 3, 1 loss; 262 with conv biases"


def _kind(v: Value) -> str:
    return v.node.op.label if v.node is not None else ""
