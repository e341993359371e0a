"""The laws every operator obeys, one parametrised test each.  No line here is about a particular operator.

* type: the contract, the type rule (or lowering) and den agree on results.
* lower: den = den ∘ lowering, exactly where the operator is rational.
* grad: the adjoint against central differences in float64.
* cut: joining what replicas compute on shards gives what one device computes on the whole.
* run: PJRT against den in the stored world.
* total: every operator × meaning has a rule, a default or an excuse.

(The text law is in tests/emit and tests/parse.)
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shlo.emit import emit
from shlo.interp.den import PerDevice, evaluate
from shlo.interp.grid import Grid
from shlo.ir.contract import _expand
from shlo.ir.core import CUT, DEN, IRRATIONAL, MEANINGS, VJP, Block, Function, Graph, Module, NoCotangent, Value, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import const
from shlo.ir.ops.elementwise import ELEMENTWISE
from shlo.ir.types import TOKEN, TensorType, TupleType, shapes_fit
from shlo.runtime import run_module
from shlo.transform.grad import differentiable as differentiable_operator
from shlo.transform.grad import pullback
from shlo.transform.lower import lower
from tests.laws.cases import CASES, OPS, Case, application, case_id, fixed_case, integers, operand_names, sized_case

FEW = settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
ONCE = settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)

SEED = st.integers(0, 2**16)

parametrised = pytest.mark.parametrize("case", CASES, ids=case_id)


def values(case: Case, rng: np.random.Generator) -> list[Any]:
    """Inputs; those of a collective differ on every device."""
    if not case.op.collective or case.partitions > 1:
        return case.inputs(rng)
    per_device = [case.inputs(rng) for _ in range(case.devices)]
    return [PerDevice(column) for column in zip(*per_device, strict=True)]


def has_type(value: Any, type: Any) -> bool:
    if isinstance(type, TupleType):
        return len(value) == len(type.types) and all(map(has_type, value, type.types))
    if type is TOKEN:
        return True
    return shapes_fit(value.shape, type.shape) and value.dtype == type.dtype.numpy


def same(a: Any, b: Any) -> bool:
    if isinstance(a, PerDevice) or isinstance(b, PerDevice):
        count = len(a) if isinstance(a, PerDevice) else len(b)
        lists = [v if isinstance(v, PerDevice) else [v] * count for v in (a, b)]
        return all(same(x, y) for x, y in zip(*lists, strict=True))
    return a.shape == b.shape and bool(np.all(a == b))


def close(a: Any, b: Any, tolerance: float) -> None:
    if isinstance(a, PerDevice) or isinstance(b, PerDevice):
        count = len(a) if isinstance(a, PerDevice) else len(b)
        lists = [v if isinstance(v, PerDevice) else [v] * count for v in (a, b)]
        for x, y in zip(*lists, strict=True):
            close(x, y, tolerance)
        return
    wide = np.complex128 if np.asarray(a).dtype.kind == "c" else np.float64
    a, b = np.asarray(a, wide), np.asarray(b, wide)
    assert a.shape == b.shape
    scale = max(1e-30, float(np.abs(a).max(initial=0)), float(np.abs(b).max(initial=0)))
    np.testing.assert_array_less(np.abs(a - b), tolerance * scale + 1e-300)


# ---------------------------------------------------------------------------------------------------------- type


@parametrised
@FEW
@given(data=st.data(), seed=SEED)
def test_type(case, data, seed):
    c = data.draw(sized_case(*case))
    results = evaluate(c.graph, values(c, np.random.default_rng(seed)), replicas=c.devices, partitions=c.partitions)
    for value, result in zip(c.graph.results, results, strict=True):
        for array in result if isinstance(result, PerDevice) else [result]:
            assert has_type(array, value.type)


# --------------------------------------------------------------------------------------------------------- lower

COMPOSITES = [c for c in CASES if c[0].is_composite]


@pytest.mark.parametrize("case", COMPOSITES, ids=case_id)
@FEW
@given(data=st.data(), seed=SEED)
def test_lower(case, data, seed):
    lower_law(data.draw(sized_case(*case)), seed)


def lower_law(c: Case, seed: int) -> None:
    rng = np.random.default_rng(seed)
    own = c.graph
    lowered = lower(Function("f", own)).graph
    assert [v.type for v in own.results] == [v.type for v in lowered.results]
    inputs = values(c, rng)
    for a, b in zip(*(evaluate(g, inputs, world="real", replicas=c.devices) for g in (own, lowered)), strict=True):
        close(a, b, 1e-10)


@pytest.mark.parametrize("case", COMPOSITES, ids=case_id)
@ONCE
@given(data=st.data(), seed=SEED)
def test_lower_exactly(case, data, seed):
    exact_law(data.draw(sized_case(*case)), seed)


def exact_law(c: Case, seed: int) -> None:
    """den = den ∘ lowering on fractions, or both say that there are none: where the lowering holds an operator with that excuse."""
    own = c.graph
    inputs = integers(c, np.random.default_rng(seed))
    if c.op.collective:
        inputs = [PerDevice([x + r for r in range(c.devices)]) for x in inputs]
    lowered = lower(Function("f", own)).graph
    if any(node.op in IRRATIONAL for node in lowered.walk()):  # test_lower holds it to 1e-10
        for graph in (own, lowered):
            with pytest.raises(ShloError, match="has no exact value over the rationals"):
                evaluate(graph, inputs, world="exact", replicas=c.devices)
        return
    exact, theirs = (evaluate(g, inputs, world="exact", replicas=c.devices) for g in (own, lowered))
    assert all(same(a, b) for a, b in zip(exact, theirs, strict=True))


def fractional(case: tuple[Any, int]) -> bool:
    """Is it a primitive of real numbers on one device that claims to have values over fractions?"""
    c = fixed_case(*case)
    real = all(isinstance(t, TensorType) and t.dtype.kind not in ("complex", "quant") for t in c.types)
    return not c.op.is_composite and c.op not in IRRATIONAL and real and c.devices == c.partitions == 1


@pytest.mark.parametrize("case", [c for c in CASES if fractional(c)], ids=case_id)
def test_primitives_exactly(case):
    """On fractions a primitive has the value that the real world has on the same numbers, which float64 holds."""
    c, rng = fixed_case(*case), np.random.default_rng(3)
    inputs = [
        np.where(x * 8 // 1 == 0, 3, x * 8 // 1) / 8 if t.dtype.is_float else x
        for x, t in zip(c.inputs(rng), c.types, strict=True)
    ]
    if c.op.label in ("power", "broadcast_power"):
        inputs[1] = np.round(inputs[1] * 2) if c.types[1].dtype.is_float else inputs[1]  # of a root there is none
    exact, real = (evaluate(c.graph, inputs, world=world) for world in ("exact", "real"))
    for mine, theirs, value in zip(exact, real, c.graph.results, strict=True):
        if not isinstance(value.type, TensorType):
            continue
        if value.dtype.is_float:
            assert all(isinstance(v, (int, Fraction)) or not np.isfinite(v) for v in mine.flat)
        close(np.asarray(mine).astype(np.asarray(theirs).dtype), theirs, 1e-12)


@pytest.mark.parametrize("op", IRRATIONAL, ids=lambda o: o.label)
def test_what_is_excused_from_exactness_is_not_exact(op):
    c = fixed_case(op, 0)
    with pytest.raises(ShloError, match="has no exact value over the rationals"):
        evaluate(c.graph, integers(c, np.random.default_rng(0)), world="exact")


# ---------------------------------------------------------------------------------------------------------- grad


def differentiable(case: tuple[Any, int]) -> bool:
    op, index = case
    if op.examples[index].nograd:
        return False
    floats = any(t.startswith(("f", "bf")) for t in op.examples[index].types)
    return floats and (VJP.find(op) is not None or (op.is_composite and op not in VJP.excuses))


def adjoint(c: Case, outputs: list[Value]) -> Graph:
    """The graph (operands, cotangents of the float results) ↦ the cotangents that the rule gives; None entries left out."""

    def backward(*args: Value) -> Any:
        operands, cotangents = (
            list(args[: len(c.types)]),
            dict(zip(map(id, outputs), args[len(c.types) :], strict=True)),
        )
        rule = VJP.find(c.op)
        if rule is None:
            results = c.op.on(tuple(operands), c.op.bind_attrs(c.attrs))
            return pullback(dict(zip(results, args[len(c.types) :], strict=True)), operands)
        given = [cotangents.get(id(v)) for v in c.graph_results]
        parts = c.op.flatten(
            rule(given[0] if c.op.single else tuple(given), *c.op.arrange(operands), **c.op.bind_attrs(c.attrs))
        )
        c.excused = [isinstance(p, NoCotangent) for p in parts]
        c.declared = [isinstance(p, Value) for p in parts]
        return tuple(p for p in parts if isinstance(p, Value))

    params = [(f"x{i}", t) for i, t in enumerate(c.types)] + [(f"dy{i}", v.type) for i, v in enumerate(outputs)]
    c.declared, c.excused = [True] * len(c.types), [False] * len(c.types)
    return trace(backward, params)


@pytest.mark.parametrize("case", [c for c in CASES if differentiable(c) and not c[0].collective], ids=case_id)
@ONCE
@given(seed=SEED)
def test_grad(case, seed):
    grad_law(fixed_case(*case), seed)


def grad_law(c: Case, seed: int) -> None:
    """⟨dy, J·v⟩ by central differences equals ⟨vjp(dy), v⟩ for every operand; None from the rule says that it is zero."""
    rng = np.random.default_rng(seed)
    own = c.graph
    c.graph_results = list(own.results)
    outputs = [v for v in own.results if v.dtype.is_float]
    if not outputs:
        return
    primal = [x.astype(np.float64) if t.dtype.is_float else x for x, t in zip(c.inputs(rng), c.types, strict=True)]
    dys = [rng.standard_normal(v.shape) for v in outputs]
    graph = adjoint(c, outputs)
    grads = iter(evaluate(graph, [*primal, *dys], world="real"))

    def loss(at: list[Any]) -> float:
        results = evaluate(own, at, world="real")
        floats = [o for o, r in zip(results, own.results, strict=True) if r.dtype.is_float]
        return float(sum(np.vdot(dy, o) for dy, o in zip(dys, floats, strict=True)))

    for i, (declared, excused) in enumerate(zip(c.declared, c.excused, strict=True)):
        grad = next(grads) if declared else 0.0
        if excused or not c.types[i].dtype.is_float:
            continue
        v, h = rng.standard_normal(c.types[i].shape), 1e-6
        ends = [loss([x + side * v if k == i else x for k, x in enumerate(primal)]) for side in (h, -h)]
        numeric, own_way = (ends[0] - ends[1]) / (2 * h), float(np.sum(grad * v))
        assert abs(numeric - own_way) <= 2e-6 * max(1.0, abs(numeric)), f"operand {i}: {own_way} against {numeric}"


# ----------------------------------------------------------------------------------------------------------- cut

REPLICAS = 2


def grown(attrs: dict[str, Any], case: Case, axes: tuple[int | None, ...], law: Any) -> dict[str, Any]:
    """The attributes of the operator on the whole, where they speak of sizes."""
    name = case.op.label
    axis = next(a for a in axes if a is not None)
    if (
        name in ("gather", "dynamic_slice")
        and attrs["slice_sizes"][axis] == case.types[0].shape[axis]
        and axis == axes[0]
    ):
        sizes = tuple(n * REPLICAS if i == axis and n > 1 else n for i, n in enumerate(attrs["slice_sizes"]))
        return {**attrs, "slice_sizes": sizes}
    if name in ("broadcast_in_dim", "reshape"):
        return {**attrs, "shape": tuple(n * REPLICAS if i == law else n for i, n in enumerate(attrs["shape"]))}
    if name in ("einsum", "unary_einsum") and isinstance(law, int):
        sizes = tuple(n * REPLICAS if i == law else n for i, n in enumerate(attrs["type"].shape))
        return {**attrs, "type": attrs["type"].with_shape(sizes)}
    if name == "custom_call":
        whole = attrs["types"][0]
        return {
            **attrs,
            "types": (whole.with_shape(tuple(n * (2 if i == axis else 1) for i, n in enumerate(whole.shape))),),
        }
    if name == "slice":
        limits = tuple(n * REPLICAS if i == axis else n for i, n in enumerate(attrs["limit_indices"]))
        return {**attrs, "limit_indices": limits}
    return attrs


def cuttings(case: Case) -> list[tuple[int | None, ...]]:
    """Which axis of each operand to cut: by contract one axis name, otherwise any one axis of all operands or of one."""
    op = case.op
    if op.contract is not None:
        spelled = [
            _expand(axes, t.rank) for axes, t in zip(op.contract.at(case.attrs).operands, case.types, strict=True)
        ]
        names = sorted({a for axes in spelled for a in axes if not a.isdigit() and "*" not in a})
        return [tuple(axes.index(n) if n in axes else None for axes in spelled) for n in names]
    ranks = [getattr(t, "rank", 0) for t in case.types]
    if len(ranks) == 2 or op.label in _MIXED:
        choices = itertools.product(*((None, *range(rank)) for rank in ranks))
        return [axes for axes in choices if any(a is not None for a in axes)]
    found = []
    for axis in range(max(ranks, default=0)):
        found.append(tuple(axis if axis < r else None for r in ranks))
        found += [tuple(axis if i == k else None for i in range(len(ranks))) for k, r in enumerate(ranks) if axis < r]
    return list(dict.fromkeys(found))


_MIXED = ("scatter", "batch_norm_training", "batch_norm_inference", "batch_norm_grad")
"""Operators whose operands are cut along different axes."""


def symbolic(case: Case) -> list[Value]:
    """Operands as a transformation sees them: unknown, or the constant zero where the example says so."""
    names = operand_names(case.op, len(case.types))
    with Block():
        return [
            const(0, t) if case.domains.get(n) == "zero" else Value(None, i, t)
            for i, (n, t) in enumerate(zip(names, case.types, strict=True))
        ]


@pytest.mark.parametrize("case", [c for c in CASES if not c[0].collective and c[0] not in CUT.excuses], ids=case_id)
@ONCE
@given(seed=SEED)
def test_cut(case, seed):
    cut_law(fixed_case(*case), seed)


def cut_law(c: Case, seed: int) -> None:
    op, rng = c.op, np.random.default_rng(seed)
    attrs = op.bind_attrs(c.attrs)
    operands = symbolic(c)
    for axes in cuttings(c):
        laws = CUT.of(op)(axes, *op.arrange(operands), **attrs)
        laws = laws if isinstance(laws, tuple) else (laws,)
        assert len(laws) == len(c.graph.results)
        if "couples" in laws or all(a is None for a in axes):
            continue
        shards = [c.inputs(rng) for _ in range(REPLICAS)]
        for i, axis in enumerate(axes):
            if axis is None:
                for other in shards[1:]:
                    other[i] = shards[0][i]
        whole = [
            shards[0][i] if axis is None else np.concatenate([s[i] for s in shards], axis)
            for i, axis in enumerate(axes)
        ]
        types = tuple(t.with_shape(w.shape) for t, w in zip(c.types, whole, strict=True))
        try:
            single = application(op, types, grown(attrs, c, axes, laws[0]))
        except ShloError:
            assert op in ELEMENTWISE or op.label == "clamp"  # one operand cut beside a whole one of the same shape
            continue
        parts = [evaluate(c.graph, s, world="real") for s in shards]
        for k, (law, expected) in enumerate(zip(laws, evaluate(single, whole, world="real"), strict=True)):
            results = [p[k] for p in parts]
            if law == "sum":
                close(sum(results), expected, 1e-10)
            elif law == "mean":
                close(sum(results) / REPLICAS, expected, 1e-10)
            elif law is None:
                for r in results:
                    close(r, expected, 1e-10)
            else:
                close(np.concatenate(results, law), expected, 1e-10)


PRIMITIVES = [op for op in OPS if not op.is_composite and not op.collective and op not in CUT.excuses]


@pytest.mark.parametrize("op", PRIMITIVES, ids=lambda o: o.label)
def test_cut_says_something(op):
    """Some cutting of some example has a law, or there is nothing to cut."""
    cases = [fixed_case(op, i) for i in range(len(op.examples))]
    laws = [CUT.of(op)(axes, *op.arrange(symbolic(c)), **op.bind_attrs(c.attrs)) for c in cases for axes in cuttings(c)]
    assert not laws or any("couples" not in (law if isinstance(law, tuple) else (law,)) for law in laws)


COUPLING = [op for op in OPS if op.contract is not None and op.contract.cuts.get("n") == "couples"]


@pytest.mark.parametrize("op", COUPLING, ids=lambda o: o.label)
def test_couples_is_true(op):
    """Where an operator says that it couples the batch, no law would hold: the shards' results neither join, nor add up,
    nor average to the whole's (law 000-10)."""
    c = fixed_case(op, 0)
    rng = np.random.default_rng(3)
    assert op.contract is not None
    axes = [spelled.index("n") if "n" in spelled else None for spelled in op.contract.operands]
    shards = [c.inputs(rng) for _ in range(REPLICAS)]
    for i, axis in enumerate(axes):
        shards[1][i] = shards[0][i] if axis is None else shards[1][i] + 0.5
    whole = [s if a is None else np.concatenate([s, t], a) for s, t, a in zip(*shards, axes, strict=True)]
    types = tuple(t.with_shape(w.shape) for t, w in zip(c.types, whole, strict=True))
    (expected,) = evaluate(application(op, types, c.attrs), whole, world="real")
    (one,), (two,) = (evaluate(c.graph, s, world="real") for s in shards)
    guesses = [one + two, (one + two) / 2, *(np.concatenate([one, two], a) for a in range(one.ndim))]
    for guess in guesses:
        assert guess.shape != expected.shape or not np.allclose(guess, expected, rtol=1e-3)


# ----------------------------------------------------------------------------------------------------------- run


@pytest.mark.parametrize("case", [c for c in CASES if not c[0].examples[c[1]].unrun], ids=case_id)
def test_run(case):
    c = fixed_case(*case)
    inputs = values(c, np.random.default_rng(7))
    attrs = {"mhlo.num_replicas": c.devices, "mhlo.num_partitions": c.partitions}
    module = Module([Function("main", c.graph)], attrs=attrs, meshes=c.meshes)
    expected = Grid.of(module).evaluate(c.graph, inputs)
    outputs = run_module(emit(module), inputs, replicas=c.devices)
    # Where rounding is coarse, sums in another order may land on the next number.
    narrowest = c.attrs.get("precision")
    for value, a, b in zip(c.graph.results, expected, outputs, strict=True):
        if case[0].examples[case[1]].free:
            continue
        bits = min(value.dtype.bits, narrowest.bits if narrowest else 32)
        tolerance = 2e-5 if bits >= 32 else 1e-2 if bits >= 16 else 0.07
        close(a, b, tolerance) if value.dtype.kind in ("float", "complex") else same_everywhere(a, b)


def same_everywhere(a: Any, b: Any) -> None:
    assert same(a, b)


# --------------------------------------------------------------------------------------------------------- total


def differentiable_body(c: Case) -> bool:
    """Has every operator of a composite's lowering an adjoint, those without float operands or results left out?"""
    body = c.op.lowering(c.types, c.op.bind_attrs(c.attrs))
    return all(
        differentiable_operator(node.op)
        for node in body.nodes
        if any(v.dtype.is_float for v in node.operands) and any(v.dtype.is_float for v in node.results)
    )


@pytest.mark.parametrize("op", OPS, ids=lambda o: o.label)
def test_total(op):
    for meaning in (DEN, VJP, CUT):
        if meaning is VJP and op.is_composite and meaning.status(op) == "missing":
            assert all(map(differentiable_body, (fixed_case(op, i) for i in range(len(op.examples)))))
            continue
        assert meaning.status(op) != "missing", f"{op.label} has no {meaning.name} rule, default or excuse"
    if op.is_composite:
        assert DEN.status(op) == "rule", f"{op.label} needs a den written apart from its lowering"
    assert op.doc, f"{op.label} has no docstring"
    if not op.text_name.startswith(("check.", "interpreter.")):  # MLIR does not know them: tests/conform tries them
        assert op.examples or op.label in {"call", "composite", "async_done"}, f"{op.label} has no example for the laws"


def test_every_meaning_is_about_operators_that_exist():
    for meaning in MEANINGS.values():
        assert set(meaning.rules) | set(meaning.excuses) <= set(OPS)
