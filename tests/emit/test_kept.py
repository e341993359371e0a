"""Lowerings' texts are kept between emissions: what was written before must not show."""

from __future__ import annotations

import sys

import pytest

from shlo import Function, Module, emit, f32, parse, trace
from shlo.ir.core import OPERATORS
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from tests.parse.modules import module_of

KEPT = vars(sys.modules["shlo.emit.text"])["_LOWERINGS"]


@pytest.fixture(autouse=True)
def _nothing_kept():
    KEPT.clear()


def step(net, replicas):
    return build_step(find_net(net), find_net(net).config(), Recipe(), batch=8, replicas=replicas).module


@pytest.mark.parametrize("first", [("cnn", 1), ("digits-resnet", 2)])
def test_the_text_does_not_depend_on_what_was_emitted_before(first):
    module = step("digits-resnet", 1)
    alone = emit(module)
    KEPT.clear()
    emit(step(*first))
    assert KEPT
    assert emit(module) == alone == emit(module)


def nested():
    """A module of one operator whose lowering names another's function, and that other."""
    for op in OPERATORS.values():
        for example in op.examples if op.is_composite else ():
            module = module_of(op, example)
            (node,) = (n for n in module.main.graph.nodes if n.op is op)
            lowering = op.lowering(tuple(v.type for v in node.operands), node.attrs)
            inner = next((n.op for n in lowering.nodes if n.op.is_composite), None)
            if inner is not None:
                return module, inner
    raise AssertionError("no operator's lowering uses a composite")


def test_what_the_module_decides_is_not_kept():
    module, inner = nested()
    plain = emit(module)
    taken = emit(Module([module.main, Function(inner.label, trace(lambda x: x, [("x", f32[1])]))]))
    assert f"@{inner.label}_1" in taken
    assert f"@{inner.label}_1" not in plain
    for text in (plain, taken):
        assert emit(parse(text)) == text
        KEPT.clear()
        assert emit(parse(text)) == text
