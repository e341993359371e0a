"""The laws can fail: faults planted on purpose, each caught by the law one would expect."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from shlo import f32, ops
from shlo.ir.core import CUT, DEN, VJP, Operator
from tests.laws.cases import Case, fixed_case
from tests.laws.test_laws import cut_law, exact_law, grad_law, lower_law


@contextmanager
def lowering(op: Operator[..., Any], fault: Any):
    """The operator with another body."""
    body, known = op.fn, op._inferred
    op.fn, op._inferred = fault, {}
    try:
        yield
    finally:
        op.fn, op._inferred = body, known


@contextmanager
def rule(meaning: Any, op: Operator[..., Any], fault: Any):
    """The operator with another rule of a meaning."""
    before = meaning.rules.get(op)
    meaning.rules[op] = fault
    try:
        yield
    finally:
        if before is None:
            del meaning.rules[op]
        else:
            meaning.rules[op] = before


def case(op: Operator[..., Any], **attrs: Any) -> Case:
    """The operator's first example that has these attributes."""
    index = next(i for i, e in enumerate(op.examples) if all(e.attrs.get(k) == v for k, v in attrs.items()))
    return fixed_case(op, index)


CONV_BACK = ops.conv_back.fn


def swapped_pads(dy, w, *, padding, **attrs):
    """The backward of the *other* stride-2 convention: the same shapes, other numbers."""
    other = {"symmetric": "xla_same", "xla_same": "symmetric"}.get(padding, padding)
    return CONV_BACK(dy, w, padding=other, **attrs)


def test_a_wrong_pad_order_is_caught_by_lower():
    c = Case(
        ops.conv_back,
        (f32[2, 4, 3, 3], f32[4, 3, 3, 3]),
        {"size": (6, 6), "stride": (2, 2), "padding": "symmetric"},
        {},
    )
    lower_law(c, 0)
    with lowering(ops.conv_back, swapped_pads), pytest.raises(AssertionError):
        lower_law(c, 0)


def test_a_missing_flip_is_caught_by_lower():
    reverse = ops.reverse.fn
    c = case(ops.conv_back)
    den = DEN.rules[ops.reverse]
    with rule(DEN, ops.reverse, lambda x, *, dimensions: x), pytest.raises(AssertionError):
        lower_law(c, 0)
    assert ops.reverse.fn is reverse
    assert DEN.rules[ops.reverse] is den


def test_a_missing_batch_sum_is_caught_by_cut():
    """A bias gradient that means over the batch where it should add up."""
    c = case(ops.bias_grad_b)
    with (
        rule(DEN, ops.bias_grad_b, lambda dy, **attrs: dy.mean(axis=tuple(range(dy.ndim - 1)))),
        pytest.raises(AssertionError),
    ):
        cut_law(c, 0)
    with (
        rule(CUT, ops.bias_grad_b, lambda axes, *operands, **attrs: "mean" if axes[0] == 0 else "couples"),
        pytest.raises(AssertionError),
    ):
        cut_law(c, 0)


def test_a_local_normalisation_in_the_gamma_gradient_is_caught_by_cut():
    """bnSyncGammaGradB that reads this shard's own statistics: right on one device, wrong on two (pitfall 33)."""
    c = case(ops.bn_sync_gamma_grad_b)

    def local(dy, x, packed, *, eps, **attrs):
        axes = (0, *range(2, x.ndim))
        centred = x - x.mean(axes, keepdims=True)
        return (dy * centred / np.sqrt((centred**2).mean(axes, keepdims=True) + eps)).sum(axes)

    with rule(DEN, ops.bn_sync_gamma_grad_b, local), pytest.raises(AssertionError):
        cut_law(c, 0)


def test_a_wrong_operand_in_a_vjp_is_caught_by_grad():
    c = case(ops.multiply)
    with rule(VJP, ops.multiply, lambda dy, x, y: (dy * x, dy * y)), pytest.raises(AssertionError):
        grad_law(c, 0)


def test_a_forgotten_cotangent_is_caught_by_grad():
    """None says that the derivative is zero; that of a clamp by its bound is not."""
    c = case(ops.clamp)
    vjp = VJP.rules[ops.clamp]
    with rule(VJP, ops.clamp, lambda *args: (*vjp(*args)[:2], None)), pytest.raises(AssertionError, match="operand 2"):
        grad_law(c, 0)


def test_an_irrational_den_of_a_rational_operator_is_caught_by_lower():
    c = case(ops.relu)
    with rule(DEN, ops.relu, lambda x, **attrs: np.sqrt(x**2)), pytest.raises(TypeError, match="no callable sqrt"):
        exact_law(c, 0)


def test_a_factor_in_a_den_is_caught_by_lower():
    c = case(ops.relu)
    with rule(DEN, ops.relu, lambda x, **attrs: np.maximum(x, 0) * 1.0000001), pytest.raises(AssertionError):
        lower_law(c, 0)


def test_joining_where_shards_add_up_is_caught_by_cut():
    c = case(ops.weight_grad_b)
    with rule(CUT, ops.weight_grad_b, lambda axes, *operands, **attrs: 0), pytest.raises((AssertionError, ValueError)):
        cut_law(c, 0)
