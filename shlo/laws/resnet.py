"""002: ResNet-34 at synchronised batch-norm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from shlo.certify.verdict import Answer, Certificate
from shlo.interp.den import World
from shlo.ir.core import SYNC, Node, Value
from shlo.ir.ops.batchnorm import bn_batch_back, bn_beta_grad_b, bn_gamma_grad_b
from shlo.ir.ops.collective import all_reduce_mean_f
from shlo.ir.ops.conv import conv_back, conv_weight_grad_b
from shlo.ir.ops.dense import bias_grad_b, dot_out, weight_grad_b
from shlo.ir.ops.loss import smoothed_ce_back
from shlo.ir.ops.pointwise import add_v_b, div_const_b, select_pos
from shlo.ir.ops.pool import gap_back, max_pool3s2_back
from shlo.laws.checks import (
    Rng,
    apply,
    averaged,
    close,
    homogeneous,
    integers,
    joined,
    maps_shards,
    proved,
    reals,
    same,
    shards,
    simplex,
    sums_shards,
    versions,
)
from shlo.laws.registry import law, require
from shlo.laws.steps import SMALL, Pair, full_size, pair, steps_agree
from shlo.nets.recipe import Recipe

R = 4
SGD = Recipe("sgd")
"""θ′ = θ − lr·g with the input lr: equal updates are equal gradients."""

STRIDED: dict[str, Any] = {"stride": (2, 2)}


def parameters(found: Pair) -> list[str]:
    """The names of the parameters."""
    return [i.name for i in found.single.manifest.inputs if i.role == "parameter"]


def all_proved(certificate: Certificate, names: Sequence[str]) -> None:
    """Every one of these results is PROVED."""
    answers = {r.name: r for r in certificate.results}
    for name in names:
        result = answers[name]
        why = result.parting.why if result.parting is not None else ""
        require(result.answer is Answer.PROVED, f"{name}: {result.answer} {why}")


def proved_at_full_size(net: str, recipe: Recipe, count: int, **sizes: Any) -> str:
    """The certificate of a published network at 224², R = 4, N = 64, over all its parameters."""
    found, certificate = full_size(net, recipe, tuple(sizes.items()))
    names = parameters(found)
    require(len(names) == count, f"{net} has {len(names)} parameters, not {count}")
    all_proved(certificate, [*names, "loss"])
    proved(certificate, net)
    nodes = len(found.parallel.module.main.graph.nodes)
    return f"all {count} parameters proved at 224², R = 4, N = 64 ({nodes:,} operators)"


def agrees_when_small(net: str, recipe: Recipe, rng: Rng, tolerance: float = 1e-8, **sizes: Any) -> str:
    """A reduced network's steps, two replicas against one device."""
    found = pair(net, recipe, batch=4, replicas=2, sizes={**SMALL[net], **sizes})
    return f"a small one numerically, relative error {steps_agree(found, rng, tolerance):.0e}"


# ------------------------------------------------------------------------------------------------- the tie, S and N


@law(
    "002-1",
    "S",
    "ResNet-34: the replica mean of each parameter's gradient is the single-device gradient at R·N",
    heavy=True,
)
def law_002_1(rng: Rng) -> str:
    """Certified at full size for all 110 parameters, numeric on a small one."""
    return f"{proved_at_full_size('resnet34', SGD, 110)}; {agrees_when_small('resnet34', SGD, rng)}"


@law("002-1/resnet50", "S", "The same for ResNet-50", heavy=True)
def law_002_1_resnet50(rng: Rng) -> str:
    """All 161 parameters."""
    return proved_at_full_size("resnet50", SGD, 161)


@law("002-1/mobilenet-v2", "S", "The same for MobileNetV2", heavy=True)
def law_002_1_mobilenet_v2(rng: Rng) -> str:
    """All 158 parameters."""
    return proved_at_full_size("mobilenet-v2", SGD, 158)


@law("002-1/mobilenet-v4", "S", "The same for MobileNetV4-Conv-M", heavy=True)
def law_002_1_mobilenet_v4(rng: Rng) -> str:
    """All 233 parameters."""
    return proved_at_full_size("mobilenet-v4", SGD, 233)


@law("002-2", "S", "ResNet-34: the same with the label-smoothed loss head", heavy=True)
def law_002_2(rng: Rng) -> str:
    """From logits and targets; the reported loss too."""
    smoothed = replace(SGD, label_smoothing=0.1)
    return f"{proved_at_full_size('resnet34', smoothed, 110)}; {agrees_when_small('resnet34', smoothed, rng)}"


# ------------------------------------------------------------------------------------------------- links, one by one


@law("002-3", "E", "Every link but batch-norm maps shards to shards")
def law_002_3(rng: Rng) -> str:
    """relu mask, convolution and strided convolution input-VJPs, the pool's scatter, the dense head: exact."""
    n = 2 * R
    x, w = integers(rng, n, 3, 4, 4), integers(rng, 3, 3, 3, 3)
    links: dict[str, tuple[Any, list[Any], list[Any]]] = {
        "relu mask": (select_pos, [integers(rng, n, 3, 4, 4), x], []),
        "conv": (lambda d, w: conv_back(d, w, size=(4, 4)), [integers(rng, n, 3, 4, 4)], [w]),
        "strided conv": (lambda d, w: conv_back(d, w, size=(4, 4), **STRIDED), [integers(rng, n, 3, 2, 2)], [w]),
        "1×1 strided": (
            lambda d, w: conv_back(d, w, size=(4, 4), **STRIDED),
            [integers(rng, n, 3, 2, 2)],
            [integers(rng, 3, 3, 1, 1)],
        ),
        "3×3/s2 pool": (max_pool3s2_back, [integers(rng, n, 3, 2, 2), x], []),
        "gap": (lambda d: gap_back(d, size=(4, 4)), [integers(rng, n, 3)], []),
        "dense head": (dot_out, [integers(rng, n, 5)], [integers(rng, 3, 5)]),
        "residual": (add_v_b, [x, integers(rng, n, 3, 4, 4)], []),
    }
    for name, (build, wholes, fixed) in links.items():
        maps_shards(build, wholes, fixed, R, name)
    return ", ".join(links)


def synchronised(op: Any, replicas: int, **attrs: Any) -> Any:
    """The operator as R replicas compute it together: its ``sync`` rule."""

    def build(*values: Value) -> Any:
        return SYNC.of(op)(lambda v: all_reduce_mean_f(v, replicas=replicas), *values, **{**op.defaults, **attrs})

    return build


@law("002-4", "N", "The synchronised batch-norm backward of replica r is the shard of the global backward")
def law_002_4(rng: Rng) -> str:
    """Two means over the batch, of dy and of x̂·dy, at the global statistics."""
    dy, x, gamma = reals(rng, 2 * R, 3, 2, 2), reals(rng, 2 * R, 3, 2, 2), reals(rng, 3)
    x[R:] += 0.5
    whole = apply(bn_batch_back, dy, x, gamma, world=World.REAL)
    parts = apply(synchronised(bn_batch_back, R), shards(dy, R), shards(x, R), gamma, world=World.REAL, replicas=R)
    error = close(joined(parts, R), whole, "the shards joined")
    local = apply(bn_batch_back, shards(dy, R), shards(x, R), gamma, world=World.REAL, replicas=R)
    require(abs(joined(local, R) - whole).max() > 1e-3, "local statistics give the same: the inputs show nothing")
    return f"relative error {error:.0e}"


@law("002-5", "E", "The replica mean of each gradient node is 1/R of the global node at the global cotangent")
def law_002_5(rng: Rng) -> str:
    """Conv, strided conv, dense weight and bias, β exact; γ numeric, at the synchronised statistics."""
    n = 2 * R
    x, big, small = integers(rng, n, 3, 4, 4), integers(rng, n, 2, 4, 4), integers(rng, n, 2, 2, 2)
    nodes: dict[str, tuple[Any, list[Any]]] = {
        "conv": (lambda x, d: conv_weight_grad_b(x, d, kernel=(3, 3)), [x, big]),
        "strided conv": (lambda x, d: conv_weight_grad_b(x, d, kernel=(3, 3), **STRIDED), [x, small]),
        "7×7/s2": (lambda x, d: conv_weight_grad_b(x, d, kernel=(7, 7), **STRIDED), [x, small]),
        "dense weight": (weight_grad_b, [integers(rng, n, 3), integers(rng, n, 5)]),
        "dense bias": (bias_grad_b, [integers(rng, n, 5)]),
        "β": (bn_beta_grad_b, [big]),
    }
    for name, (build, wholes) in nodes.items():
        sums_shards(build, wholes, [], R, name)
    dy, y = reals(rng, n, 3, 2, 2), reals(rng, n, 3, 2, 2)
    gamma = averaged(synchronised(bn_gamma_grad_b, R), R)
    mine = apply(gamma, shards(dy, R), shards(y, R), world=World.REAL, replicas=R)
    close(versions(mine, R)[0], apply(bn_gamma_grad_b, dy, y, world=World.REAL) / R, "γ")
    return f"{', '.join(nodes)}, γ"


@law("002-6", "E", "Homogeneity: every link and every gradient node is linear in the loss cotangent")
def law_002_6(rng: Rng) -> str:
    """By powers of two, bit for bit in float32; batch-norm and γ too."""
    n = 4
    x, w, gamma = reals(rng, n, 3, 4, 4), reals(rng, 3, 3, 3, 3), reals(rng, 3)
    dy, half = reals(rng, n, 3, 4, 4), reals(rng, n, 3, 2, 2)
    links: dict[str, tuple[Any, Any, list[Any]]] = {
        "relu mask": (select_pos, dy, [x]),
        "conv": (lambda d, w: conv_back(d, w, size=(4, 4)), dy, [w]),
        "strided conv": (lambda d, w: conv_back(d, w, size=(4, 4), **STRIDED), half, [w]),
        "pool": (max_pool3s2_back, half, [x]),
        "batch-norm": (bn_batch_back, dy, [x, gamma]),
        "conv weight": (lambda d, x: conv_weight_grad_b(x, d, kernel=(3, 3)), dy, [x]),
        "γ": (bn_gamma_grad_b, dy, [x]),
        "β": (bn_beta_grad_b, dy, []),
        "dense": (dot_out, reals(rng, n, 5), [reals(rng, 3, 5)]),
        "dense weight": (lambda d, x: weight_grad_b(x, d), reals(rng, n, 5), [reals(rng, n, 3)]),
        "dense bias": (bias_grad_b, reals(rng, n, 5), []),
    }
    for name, (build, cotangent, fixed) in links.items():
        homogeneous(build, cotangent, fixed, name)
    return ", ".join(links)


@law("002-7", "E", "The divisor: dividing by N on a replica makes its cotangent R times its shard of the global one")
def law_002_7(rng: Rng) -> str:
    """Exact on rows of cotangents."""
    n = 3
    rows = integers(rng, R * n, 5)
    whole = apply(lambda v: div_const_b(v, by=float(R * n)), rows)
    parts = apply(lambda v: div_const_b(v, by=float(n)), shards(rows, R), replicas=R)
    same(joined(parts, R), whole * Fraction(R), "the replicas' cotangents and R times the shards")
    return f"R = {R}, N = {n}"


@law("002-8", "S", "The right-hand side is the same builder called at N := R·N; nothing else moves")
def law_002_8(rng: Rng) -> str:
    """The steps at N and at R·N are the same operators with the same attributes, but for sizes and the loss's divisor."""
    recipe = Recipe("adamw", label_smoothing=0.1)
    small = pair("resnet34", recipe, batch=8, replicas=2, sizes=SMALL["resnet34"]).single.module.main
    large = pair("resnet34", recipe, batch=16, replicas=2, sizes=SMALL["resnet34"]).single.module.main
    require([p.name for p in small.graph.params] == [p.name for p in large.graph.params], "the inputs differ")
    require(len(small.graph.nodes) == len(large.graph.nodes), "the steps have different numbers of operators")
    divisors = 0
    for a, b in zip(small.graph.nodes, large.graph.nodes, strict=True):
        require(a.op is b.op and a.name == b.name, f"{a.name} is {a.op.label} at N and {b.name} {b.op.label} at 2·N")
        divisors += _moved(a, b)
    require(divisors == 1, f"{divisors} divisors follow the batch, not 1")
    return f"{len(small.graph.nodes)} operators, one divisor"


def _moved(a: Node, b: Node) -> int:
    """Whether the batch shows in a node's attributes otherwise than as a size: 1 for the loss's divisor."""
    changed = {k for k in a.attrs if a.attrs[k] != b.attrs[k]}
    if a.op.label == "divConstB" and changed == {"by"} and b.attrs["by"] == 2 * a.attrs["by"]:
        return 1
    sizes = changed <= {"shape", "value"} and all(v.shape != w.shape for v, w in zip(a.results, b.results, strict=True))
    require(not changed or sizes, f"{a.name}: {', '.join(changed)} differ")
    return 0


@law("002-7/loss", "N", "The loss cotangent of replica r is R times its shard, for the smoothed cross-entropy")
def law_002_7_loss(rng: Rng) -> str:
    """From logits and targets (the head of 002-2)."""
    n = 3
    logits, targets = reals(rng, R * n, 5), simplex(rng, R * n, 5)

    def cotangent(by: float) -> Any:
        return lambda z, t: div_const_b(smoothed_ce_back(z, t, alpha=0.1), by=by)

    whole = apply(cotangent(float(R * n)), logits, targets, world=World.REAL)
    parts = apply(cotangent(float(n)), shards(logits, R), shards(targets, R), world=World.REAL, replicas=R)
    return f"relative error {close(joined(parts, R), whole * R, 'the cotangents'):.0e}"
