"""bf16 steps: rounding where spec/ops says it is, on every replica (law 003-11), and in the compiled program."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

import ml_dtypes
import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.conv import conv_back, conv_f, conv_weight_grad_b
from shlo.ir.ops.dense import dense, weight_grad_b
from shlo.ir.types import bf16, f8E4M3FN, f8E5M2, f32
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.runtime import Runtime, run_module
from shlo.transform.lower import lower_module
from tests.nets.sizes import REDUCED
from tests.nets.steps import arguments, by_name, host_inputs

RNG = np.random.default_rng(5)


def rnd(x, type=bf16):
    return np.asarray(x, np.float32).astype(type.numpy).astype(np.float32)


def whole(*shape, largest=9):
    """Integers: their sums of products are exact in f32, and round at bf16."""
    return RNG.integers(-largest, largest + 1, shape).astype(np.float32)


def stored(fn, *arrays):
    graph = trace(fn, [(f"x{i}", f32[a.shape]) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays, world="stored")[0]


def on_device(fn, *arrays):
    graph = trace(fn, [(f"x{i}", f32[a.shape]) for i, a in enumerate(arrays)])
    return np.asarray(run_module(emit(Module([Function("main", graph)])), list(arrays))[0])


X, W, DY = whole(4, 5, 6, 6), whole(3, 5, 3, 3), whole(4, 3, 6, 6)

KINDS = {
    "forward": (lambda x, w, **a: conv_f(x, w, **a), (X, W)),
    "input": (lambda dy, w, **a: conv_back(dy, w, size=(6, 6), **a), (DY, W)),
    "weight": (lambda x, dy, **a: conv_weight_grad_b(x, dy, kernel=(3, 3), **a), (X, DY)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_convolution_rounds_its_result_once(kind):
    """The operands are exact at bf16; the result is the rounding of the exact sum, in NumPy and on the device."""
    fn, given = KINDS[kind]
    exact = stored(fn, *given)
    assert (exact != rnd(exact)).any()
    for run in (stored, on_device):
        np.testing.assert_array_equal(run(lambda *v: fn(*v, precision=bf16), *given), rnd(exact))


def test_operands_are_rounded_first():
    x, w = (RNG.standard_normal(s).astype(np.float32) for s in ((2, 3, 5, 5), (4, 3, 1, 1)))
    for precision in (bf16, f8E4M3FN):
        narrow = stored(lambda x, w, p=precision: conv_f(x, w, precision=p), x, w)
        by_hand = np.einsum("nihw,oi->nohw", rnd(x, precision), rnd(w, precision)[:, :, 0, 0])
        np.testing.assert_allclose(narrow, rnd(by_hand, precision), rtol=2 ** (-6 if precision is bf16 else -2))


def test_a_product_keeps_its_f32_sum_and_bias_stays_outside():
    x, w = whole(3, 40), whole(40, 5)
    b = np.array([2.0**-9] * 5, np.float32)
    for run in (stored, on_device):
        np.testing.assert_array_equal(run(lambda *v: dense(*v, precision=bf16), x, w, b), x @ w + b)
    np.testing.assert_array_equal(stored(lambda *v: weight_grad_b(*v, precision=bf16), x, whole(3, 5)).shape, (40, 5))


REPLICAS = 2


@pytest.mark.parametrize("kind", ["forward", "input"])
def test_law_003_11_forward_and_input_gradient_shard_exactly(kind):
    fn, (x, w) = KINDS[kind]
    all_of_it = stored(lambda *v: fn(*v, precision=bf16), x, w)
    parts = [stored(lambda *v: fn(*v, precision=bf16), shard, w) for shard in np.split(x, REPLICAS)]
    np.testing.assert_array_equal(np.concatenate(parts), all_of_it)


def test_law_003_11_the_weight_gradient_differs_by_the_rounding_of_its_parts():
    """mean_r rnd S_r − (1/R)·rnd Σ_r S_r, and at the identity rounding nothing.  In fractions."""
    fn, (x, dy) = KINDS["weight"]
    shards = list(zip(np.split(x, REPLICAS), np.split(dy, REPLICAS), strict=True))

    def mean(parts):
        return sum(exactly(p) for p in parts) / REPLICAS

    def exactly(a):
        return np.vectorize(Fraction, otypes=[object])(a.astype(np.float64))

    narrow_parts = [stored(lambda *v: fn(*v, precision=bf16), *s) for s in shards]
    narrow_whole = stored(lambda *v: fn(*v, precision=bf16), x, dy)
    parts = [stored(fn, *s) for s in shards]
    difference = mean(narrow_parts) - exactly(narrow_whole) / REPLICAS
    by_formula = (sum(exactly(rnd(p)) for p in parts) - exactly(rnd(sum(parts)))) / REPLICAS
    assert (difference == by_formula).all()
    assert (difference != 0).any()
    assert (mean(parts) == exactly(stored(fn, x, dy)) / REPLICAS).all()


def test_other_precisions_are_refused():
    with pytest.raises(ShloError, match="precision must be one of bf16, f8E4M3FN"):
        stored(lambda x, w: conv_f(x, w, precision=f8E5M2), X, W)


BF16_NETS = [
    ("digits-resnet", {"image": (1, 8, 8), "width": 0.25}),
    ("efficientnet-b0", {**REDUCED["efficientnet-b0"], "depth": 0.2}),
    ("vit-tiny", {**REDUCED["vit-tiny"], "depth": 1 / 12}),
]


def bf16_step(name, sizes, precision="bf16"):
    net = find_net(name)
    return build_step(net, net.config(**sizes, precision=precision), Recipe("sgd"), batch=2)


@pytest.mark.parametrize(("name", "sizes"), BF16_NETS)
def test_the_text_asks_for_bf16(name, sizes):
    """Every convolution has bf16 operands and result; every product bf16 operands and an f32 result (spec/ops)."""
    flat = lower_module(bf16_step(name, sizes).module)
    kinds = {"convolution": (bf16, bf16, bf16), "dot_general": (bf16, bf16, f32)}
    found = [(n.op.name, *(v.type.dtype for v in (*n.operands, *n.results))) for n in flat.main.graph.walk()]
    found = [f for f in found if f[0] in kinds]
    assert len(found) >= 20
    for op, *types in found:
        assert tuple(types) == kinds[op]


def narrow_operands(hlo):
    """Of each convolution and product of a compiled module: is either computed in bf16, or from operands that were bf16?

    XLA's CPU compiler has no bf16 arithmetic: it computes in f32 between conversions.  Those of operands may stand anywhere
    up to fusions and the calls of the computation that the product is in.
    """
    computations, lines, callers = {}, {}, {}
    for computation in re.split(r"\n\n+", hlo):
        head = re.match(r"(?:ENTRY )?%([\w.-]+)", computation.strip())
        for line in computation.splitlines()[1:] if head else []:
            if defined := re.match(r"\s*(?:ROOT )?%([\w.-]+) = ", line):
                lines[head[1], defined[1]] = line.partition(" = ")[2]
                if called := re.search(r"(?:calls|to_apply)=%([\w.-]+)", line):
                    callers[called[1]] = (head[1], line.partition(" = ")[2])
        if head:
            computations[head[1]] = computation

    def operands(text):
        return re.findall(r"%([\w.-]+)", re.match(r"\S+ [\w-]+\(([^)]*)\)", text)[1])

    @cache
    def narrow(computation, name):
        line = lines[computation, name]
        if line.startswith("bf16["):
            return True
        kind = re.match(r"\S+ ([\w-]+)\(", line)[1]
        if kind == "parameter":
            if computation not in callers:
                return False
            above, call = callers[computation]
            return narrow(above, operands(call)[int(re.search(r"parameter\((\d+)\)", line)[1])])
        if kind in ("fusion", "call") and "bf16[" in computations[re.search(r"(?:calls|to_apply)=%([\w.-]+)", line)[1]]:
            return True
        return kind in ("convert", "copy", "bitcast", "transpose", "reshape", "fusion", "call") and any(
            narrow(computation, o) for o in operands(line)
        )

    return [
        all(narrow(where, o) for o in operands(line))
        for (where, _), line in lines.items()
        if re.match(r"\S+ (dot|convolution)\(", line)
    ]


@pytest.mark.parametrize(
    ("name", "sizes"), [BF16_NETS[0], *(pytest.param(*net, marks=pytest.mark.campaign) for net in BF16_NETS[1:])]
)
def test_the_compiled_program_multiplies_bf16_numbers(name, sizes):
    """What XLA made of it: the rounding of no operand was folded away (pitfall 1).  The control is the f32 step."""
    found = []
    for precision in ("bf16", "f32"):
        text = emit(bf16_step(name, sizes, precision).module)
        found.append(narrow_operands(Runtime("cpu", devices=1).compile(text, replicas=1).hlo_text()))
    assert len(found[0]) >= 20
    assert all(found[0])
    assert not any(found[1])


def test_the_compiled_step_computes_in_bf16():
    """Every convolution and product of the step reads operands that were bf16, and is rounded as the evaluator says."""
    net = find_net("vit-tiny")
    config = net.config(**{**REDUCED["vit-tiny"], "depth": 1 / 12}, precision="bf16")
    program = build_step(net, config, Recipe("momentum"), batch=2)
    text = emit(program.module)
    assert "precision = bf16" in text
    compiled = Runtime("cpu", devices=1).compile(text, replicas=1).hlo_text()
    products = compiled.count(" dot(") + compiled.count(" convolution(") + compiled.count("__onednn$matmul")
    assert products > 10
    assert compiled.count("bf16[") >= products
    values = host_inputs(program.manifest)
    given = arguments(program.manifest, values)
    wide = build_step(net, net.config(**{**REDUCED["vit-tiny"], "depth": 1 / 12}), Recipe("momentum"), batch=2)
    device = by_name(program.manifest, run_module(text, given))
    den = by_name(program.manifest, evaluate(program.module, given, world="stored"))
    f32_den = by_name(wide.manifest, evaluate(wide.module, given, world="stored"))
    name = "blocks.0.mlp.expand.weight.velocity"
    scale = np.abs(den[name]).max()
    assert np.abs(device[name] - den[name]).max() < 0.2 * np.abs(f32_den[name] - den[name]).max()
    assert np.abs(f32_den[name] - den[name]).max() > 1e-4 * scale
    assert ml_dtypes.bfloat16 is bf16.numpy.type
