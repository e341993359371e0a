"""004: the shared kit of links, and the collectives over every gradient kind."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from shlo.interp.den import World
from shlo.ir.core import OPERATORS, Operator, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.attention import split_heads
from shlo.ir.ops.batchnorm import bn_batch_back, bn_batch_f, bn_batch_mean_b, bn_batch_var_b
from shlo.ir.ops.conv import conv_weight_grad_b
from shlo.ir.ops.data import reduce_sum, reshape, reverse, transpose
from shlo.ir.ops.dense import bias_grad_b, dot_out, weight_grad_b
from shlo.ir.ops.loss import smoothed_ce_back
from shlo.ir.ops.pointwise import add_v_b, div_const_b, relu, relu6, scale_b, select_mid, select_pos, swish, swish_back
from shlo.ir.ops.pool import max_pool3s2_back
from shlo.ir.types import f32, short_type
from shlo.laws.checks import (
    Array,
    Rng,
    apply,
    averaged,
    close,
    fractions,
    function,
    homogeneous,
    integers,
    joined,
    maps_shards,
    positive,
    reals,
    same,
    shards,
    simplex,
    sums_shards,
    versions,
)
from shlo.laws.collective import RATIONAL, at_batch
from shlo.laws.registry import law, require
from shlo.laws.resnet import STRIDED, synchronised
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.transform.data_parallel import data_parallel

R, N = 3, 2
B = R * N
SAME: dict[str, Any] = {"padding": "xla_same"}


# ---------------------------------------------------------------------------------- per-example links, bit for bit


@law("004-1", "E", "Relabelling inside an example commutes with cutting the batch")
def law_004_1(rng: Rng) -> str:
    """Transposes, reverses and reshapes of the axes after the first."""
    x = integers(rng, B, 2, 3, 4)
    relabels: dict[str, Any] = {
        "transpose": lambda v: transpose(v, permutation=(0, 3, 1, 2)),
        "reverse": lambda v: reverse(v, dimensions=(1, 3)),
        "reshape": lambda v: reshape(v, shape=(v.shape[0], 6, 4)),
    }
    for name, build in relabels.items():
        maps_shards(build, [x], [], R, name)
    return ", ".join(relabels)


PER_EXAMPLE = [
    op
    for op in OPERATORS.values()
    if op.is_composite
    and op.contract is not None
    and op.contract.cuts.get("n") == "shard"
    and not op.collective
    and all(r and r[0] == "n" for r in op.contract.results)
]
"""Composites that keep the batch axis in front of operands and results."""


@law("004-2", "E", "A per-example node on a replica is the shard of the node on the global batch")
def law_004_2(rng: Rng) -> str:
    """Every composite whose contract says so, at all its examples: bit for bit over float64."""
    count = 0
    for op in PER_EXAMPLE:
        for index in range(len(op.examples)):
            count += _example_maps_shards(op, index, rng)
    return f"{len(PER_EXAMPLE)} operators at {count} examples"


def _example_maps_shards(op: Operator[..., Any], index: int, rng: Rng) -> int:
    example = op.examples[index]
    shapes, cut, attrs = at_batch(op, index, B)
    if not all(short_type(t).dtype.is_float for t in example.types) or cut != sorted(cut, reverse=True):
        return 0
    domains = {**op.domains, **example.domains}
    values = [_drawn(domains.get(name), rng, shape) for name, shape in zip(op.operands, shapes, strict=True)]
    wholes = [v for v, c in zip(values, cut, strict=True) if c]
    fixed = [v for v, c in zip(values, cut, strict=True) if not c]
    # A matrix product may add up in another order at another size, even over float64: such operators are compared exactly.
    inexact = any(w in op.label.lower() for w in ("dot", "dense", "conv", "matmul", "seblock"))
    tolerance = 1e-13 if inexact else 0.0
    whole = apply(lambda *v: op(*v, **attrs), *wholes, *fixed, world=World.REAL)
    parts = apply(lambda *v: op(*v, **attrs), *(shards(w, R) for w in wholes), *fixed, world=World.REAL, replicas=R)
    if tolerance:
        close(joined(parts, R), whole, op.label, tolerance)
    else:
        same(joined(parts, R), whole, op.label)
    return 1


def _drawn(domain: Any, rng: Rng, shape: tuple[int, ...]) -> Array:
    if callable(domain):
        return np.asarray(domain(rng, shape), np.float64)
    if domain == "simplex":
        return simplex(rng, *shape)
    if domain in ("positive", "unit"):
        return positive(rng, *shape) / (2.5 if domain == "unit" else 1.0)
    return reals(rng, *shape)


def _link(name: str, build: Any, rng: Rng, operands: int = 1, world: World = World.EXACT) -> str:
    draw = integers if world is World.EXACT else reals
    wholes = [draw(rng, B, 3, 2, 2) for _ in range(operands)]
    maps_shards(build, wholes, [], R, name, world)
    return f"{name}, {'exact' if world is World.EXACT else 'bit for bit'}"


@law("004-3", "E", "relu of a shard is the shard of relu")
def law_004_3(rng: Rng) -> str:
    """And its mask."""
    _link("relu mask", select_pos, rng, 2)
    return _link("relu", relu, rng)


@law("004-4", "E", "The residual fan-in on every replica is the shard of the global one")
def law_004_4(rng: Rng) -> str:
    """addVB."""
    return _link("addVB", add_v_b, rng, 2)


@law("004-5", "E", "The residual fan-in with its operands swapped")
def law_004_5(rng: Rng) -> str:
    """a + b is b + a, and both are cut alike."""
    x, y = integers(rng, B, 3), integers(rng, B, 3)
    swapped = apply(lambda a, b: add_v_b(b, a), shards(x, R), shards(y, R), replicas=R)
    same(joined(swapped, R), apply(add_v_b, x, y), "swapped on the replicas")
    return _link("addVB swapped", lambda a, b: add_v_b(b, a), rng, 2)


@law("004-6", "E", "The per-example identity skip is the shard of the global one")
def law_004_6(rng: Rng) -> str:
    """x + f(x) with f per example."""
    return _link("identity skip", lambda x: add_v_b(scale_b(x, by=3.0), x), rng)


@law("004-7", "E", "swish of a shard is the shard of swish")
def law_004_7(rng: Rng) -> str:
    """And its backward; bit for bit, it is not rational."""
    _link("swish backward", swish_back, rng, 2, World.REAL)
    return _link("swish", swish, rng, world=World.REAL)


@law("004-8", "E", "relu6 of a shard is the shard of relu6")
def law_004_8(rng: Rng) -> str:
    """The clamp reads one cell."""
    return _link("relu6", lambda x: relu6(scale_b(x, by=3.0)), rng)


@law("004-9", "E", "A per-example reshape such as [N, c] ↔ [N, c, 1, 1]")
def law_004_9(rng: Rng) -> str:
    """There and back."""
    x = integers(rng, B, 5)
    there = lambda v: reshape(v, shape=(*v.shape, 1, 1))  # noqa: E731
    maps_shards(there, [x], [], R, "[N, c] → [N, c, 1, 1]")
    maps_shards(lambda v: reshape(v, shape=v.shape[:2]), [x[:, :, None, None]], [], R, "and back")
    return "exact"


# --------------------------------------------------------------------------------------------------- batch-norm sites


@law("004-10", "N", "The synchronised batch-norm site on replica r is the shard of the global-batch batch-norm")
def law_004_10(rng: Rng) -> str:
    """Chan's two rounds, and the node that reads the statistics."""
    x, gamma, beta = reals(rng, B, 3, 2, 2) + np.arange(B).reshape(-1, 1, 1, 1), reals(rng, 3), reals(rng, 3)
    whole = apply(bn_batch_f, x, gamma, beta, world=World.REAL)
    parts = apply(synchronised(bn_batch_f, R), shards(x, R), gamma, beta, world=World.REAL, replicas=R)
    return f"relative error {close(joined(parts, R), whole, 'the site'):.0e}"


@law("004-11", "S", "Its reduction width N·h·w is nonzero: R, N, h, w ≥ 1 are checked when the node is built")
def law_004_11(rng: Rng) -> str:
    """No batch, no rows, no replicas: each is refused with an error."""
    net, step = find_net("digits-resnet"), Recipe()
    attempts: dict[str, Any] = {
        "N = 0": lambda: function(bn_batch_mean_b, {"x": f32[0, 3, 2, 2]}),
        "h = 0": lambda: function(bn_batch_var_b, {"x": f32[2, 3, 0, 2]}),
        "w = 0": lambda: function(lambda x: bn_batch_back(x, x, reduce_sum(x, [0, 2, 3])), {"x": f32[2, 3, 2, 0]}),
        "R = 0": lambda: data_parallel(function(relu, {"x": f32[2]}), 0, ["x"]),
        "batch 0": lambda: build_step(net, net.config(), step, batch=0),
        "replicas 0": lambda: build_step(net, net.config(), step, batch=4, replicas=0),
    }
    for name, build in attempts.items():
        try:
            build()
        except ShloError:
            continue
        require(False, f"{name} was built")
    return ", ".join(attempts)


@law("004-12", "E", "The two-sided relu6 mask is linear in the cotangent it gates")
def law_004_12(rng: Rng) -> str:
    """Homogeneous and additive, exactly."""
    a, b, x = integers(rng, B, 3), integers(rng, B, 3), 2 * integers(rng, B, 3)
    homogeneous(select_mid, a, [x], "c·dy", 3.0, World.EXACT)
    additive(select_mid, a, b, [x], "dy + dy′")
    return "exact"


def additive(build: Any, a: Array, b: Array, fixed: list[Array], what: str, world: World = World.EXACT) -> None:
    """``build`` of a sum is the sum."""
    together = apply(build, a + b, *fixed, world=world)
    apart = apply(build, a, *fixed, world=world) + apply(build, b, *fixed, world=world)
    if world is World.EXACT:
        same(together, apart, what)
    else:
        close(together, apart, what)


@law("004-13", "N", "The three-term batch-norm input gradient is linear in dy")
def law_004_13(rng: Rng) -> str:
    """Both its reductions are."""
    a, b, x, gamma = reals(rng, B, 3, 2, 2), reals(rng, B, 3, 2, 2), reals(rng, B, 3, 2, 2), reals(rng, 3)
    homogeneous(bn_batch_back, a, [x, gamma], "4·dy, bit for bit")
    additive(bn_batch_back, a, b, [x, gamma], "dy + dy′", World.REAL)
    return "homogeneous bit for bit, additive to 1e-10"


@law("004-14", "E", "The 3×3/s2 pool's select-and-scatter is linear in the cotangent it scatters")
def law_004_14(rng: Rng) -> str:
    """Which cells are chosen depends on x alone."""
    x = integers(rng, B, 2, 6, 6)
    a, b = integers(rng, B, 2, 3, 3), integers(rng, B, 2, 3, 3)
    homogeneous(max_pool3s2_back, a, [x], "c·dy", 3.0, World.EXACT)
    additive(max_pool3s2_back, a, b, [x], "dy + dy′")
    return "exact"


@law("004-15", "E", "Re-association of the index commutes with the cut")
def law_004_15(rng: Rng) -> str:
    """[N, c, h, w] ↔ [N, (c·h·w)] ↔ [N, c, (h·w)]: what is flattened is an example's, not the batch's."""
    x = integers(rng, B, 2, 3, 4)
    steps: dict[str, Any] = {
        "[N, c, h, w] → [N, c·h·w]": lambda v: reshape(v, shape=(v.shape[0], 24)),
        "[N, c, h, w] → [N, c, h·w]": lambda v: reshape(v, shape=(v.shape[0], 2, 12)),
        "[N, c, h, w] → [N·c, h, w]": lambda v: reshape(v, shape=(v.shape[0] * 2, 3, 4)),
    }
    for name, build in steps.items():
        maps_shards(build, [x], [], R, name)
    return "; ".join(steps)


@law("004-16", "N", "The synchronised batch-norm backward on replica r is the shard of the global backward")
def law_004_16(rng: Rng) -> str:
    """In both layouts."""
    worst = 0.0
    for layout, shape in ((None, (B, 3, 2, 2)), ("NHWC", (B, 2, 2, 3))):
        dy, x, gamma = reals(rng, *shape), reals(rng, *shape), reals(rng, 3)
        whole = apply(lambda d, x, g, a=layout: bn_batch_back(d, x, g, layout=a), dy, x, gamma, world=World.REAL)
        build = synchronised(bn_batch_back, R, layout=layout)
        parts = apply(build, shards(dy, R), shards(x, R), gamma, world=World.REAL, replicas=R)
        worst = max(worst, close(joined(parts, R), whole, f"layout {layout}"))
    return f"relative error {worst:.0e}"


# -------------------------------------------------------------------------------------------------------- collectives


def _collective(name: str, build: Any, *wholes: Array) -> str:
    sums_shards(build, list(wholes), [], R, name)
    return f"{name}: replica mean = 1/R of the global sum, exact"


def _weight(rng: Rng, name: str, *, c: int = 3, o: int = 2, size: int = 2, **attrs: Any) -> str:
    """The collective over a convolution's weight gradient."""
    x, dy = integers(rng, B, c, 4, 4), integers(rng, B, c if "groups" in attrs else o, size, size)
    return _collective(name, lambda x, d: conv_weight_grad_b(x, d, **attrs), x, dy)


@law("004-17", "E", "Strided conv weight: replica mean = 1/R of the global sum")
def law_004_17(rng: Rng) -> str:
    """3×3 at stride 2, symmetric padding."""
    return _weight(rng, "strided conv weight", kernel=(3, 3), **STRIDED)


@law("004-18", "E", "Dense weight: replica mean = 1/R of the global sum")
def law_004_18(rng: Rng) -> str:
    """The head's outer products, split by replica."""
    return _collective("dense weight", weight_grad_b, integers(rng, B, 3), integers(rng, B, 4))


@law("004-19", "E", "Dense bias: replica mean = 1/R of the global sum")
def law_004_19(rng: Rng) -> str:
    """Over batch and rows."""
    _collective("bias over rows", bias_grad_b, integers(rng, B, 5, 4))
    return _collective("dense bias", bias_grad_b, integers(rng, B, 4))


@law("004-20", "E", "(1/R)(R·v) = v")
def law_004_20(rng: Rng) -> str:
    """The collective's mean against the divisor's R."""
    v = integers(rng, 3, 4)
    same(fractions(v) * Fraction(R) / Fraction(R), fractions(v), "as numbers")
    node = apply(averaged(lambda x: scale_b(x, by=float(R)), R), v, replicas=R)
    for version in versions(node, R):
        same(version, fractions(v) * Fraction(R), "the mean of what all hold")
    same(apply(lambda x: div_const_b(scale_b(x, by=float(R)), by=float(R)), v), fractions(v), "as a program")
    return f"R = {R}"


@law("004-21", "E", "Replica cotangents at R × the shards give the data-parallel tie, for every gradient kind")
def law_004_21(rng: Rng) -> str:
    """mean over r of node(x_r, R·dy_r) = node(x, dy), for every operator that sums over the batch.

    Whole numbers in float64 and two replicas: every sum and the division are exact.
    """
    count, r, world = 0, 2, World.REAL
    for op in RATIONAL:
        which = next(i for i, name in enumerate(op.operands) if name.startswith("dy"))
        for index in range(len(op.examples)):
            shapes, cut, attrs = at_batch(op, index, 2 * r)
            if attrs.get("precision") is not None:
                continue
            values = [integers(rng, *s) for s in shapes]
            build = lambda *v, op=op, attrs=attrs: op(*v, **attrs)  # noqa: E731
            scaled = [v * r if i == which else v for i, v in enumerate(values)]
            given = [shards(v, r) if c else v for v, c in zip(scaled, cut, strict=True)]
            tie = versions(apply(averaged(build, r), *given, world=world, replicas=r), r)[0]
            same(tie, apply(build, *values, world=world), op.label)
            count += 1
    return f"{len(RATIONAL)} kinds at {count} examples, exact"


@law("004-22", "E", "Row relabel commutes with the cut")
def law_004_22(rng: Rng) -> str:
    """[N, t, d] → [N·t, d], as a dense layer over tokens reads it, and heads split and joined."""
    x = integers(rng, B, 4, 6)
    maps_shards(lambda v: reshape(v, shape=(v.shape[0] * 4, 6)), [x], [], R, "rows")
    maps_shards(lambda v: split_heads(v, heads=2), [x], [], R, "split heads")
    return "rows and heads, exact"


@law("004-23", "E", "The divisor step for the label-smoothed loss")
def law_004_23(rng: Rng) -> str:
    """Replica r's cotangent is R × its shard, bit for bit in float32 for R and N powers of two."""
    r, n = 4, 2
    logits, targets = reals(rng, r * n, 5), simplex(rng, r * n, 5)

    def cotangent(z: Value, t: Value) -> Value:
        return div_const_b(smoothed_ce_back(z, t, alpha=0.125), by=float(z.shape[0]))

    whole = apply(cotangent, logits, targets, world=World.STORED)
    parts = apply(cotangent, shards(logits, r), shards(targets, r), world=World.STORED, replicas=r)
    same(joined(parts, r), whole * np.float32(r), "R × the shards")
    return f"R = {r}, N = {n}, float32"


@law("004-24", "E", "The row-wise input-VJP is linear in dy")
def law_004_24(rng: Rng) -> str:
    """dX = W·dy."""
    a, b, w = integers(rng, B, 4), integers(rng, B, 4), integers(rng, 3, 4)
    homogeneous(dot_out, a, [w], "c·dy", 3.0, World.EXACT)
    additive(dot_out, a, b, [w], "dy + dy′")
    return "exact"


@law("004-25", "E", "The row-wise input-VJP maps shards to shards")
def law_004_25(rng: Rng) -> str:
    """It is W· on every row."""
    maps_shards(dot_out, [integers(rng, B, 4)], [integers(rng, 3, 4)], R, "dotOut")
    return "exact"


@law("004-26", "E", "Depthwise weight: replica mean = 1/R of the global sum")
def law_004_26(rng: Rng) -> str:
    """3×3, stride 1."""
    return _weight(rng, "depthwise weight", size=4, kernel=(3, 3), groups=3)


@law("004-27", "E", "Strided depthwise weight: replica mean = 1/R of the global sum")
def law_004_27(rng: Rng) -> str:
    """3×3, stride 2, symmetric padding."""
    return _weight(rng, "strided depthwise weight", kernel=(3, 3), groups=3, **STRIDED)


@law("004-28", "E", "XLA-SAME strided depthwise weight: replica mean = 1/R of the global sum")
def law_004_28(rng: Rng) -> str:
    """3×3 and 5×5; another function than the symmetric one at the same types."""
    x, dy = integers(rng, B, 3, 4, 4), integers(rng, B, 3, 2, 2)
    by = {
        p: apply(lambda x, d, p=p: conv_weight_grad_b(x, d, kernel=(3, 3), groups=3, padding=p, **STRIDED), x, dy)
        for p in ("symmetric", "xla_same")
    }
    require(bool((by["symmetric"] != by["xla_same"]).any()), "the two paddings give the same numbers")
    _weight(rng, "XLA-SAME strided depthwise 5×5", kernel=(5, 5), groups=3, **STRIDED, **SAME)
    return _weight(rng, "XLA-SAME strided depthwise weight", kernel=(3, 3), groups=3, **STRIDED, **SAME)


@law("004-29", "E", "XLA-SAME strided conv weight: replica mean = 1/R of the global sum")
def law_004_29(rng: Rng) -> str:
    """The stem."""
    return _weight(rng, "XLA-SAME strided conv weight", kernel=(3, 3), **STRIDED, **SAME)
