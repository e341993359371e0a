"""``diff`` agrees with the skeleton and says what a person would say."""

import numpy as np
import pytest

from shlo.interp.diff import diff
from shlo.interp.skel import skeleton
from shlo.ir.core import Function, Module, trace
from shlo.ir.ops.data import const, monoid, reduce, transpose
from shlo.ir.ops.elementwise import add, exponential, maximum, multiply, subtract, tanh
from shlo.ir.types import f32


def module(fn, *params, attrs=None, name="main"):
    params = params or (("x", f32[2, 3]), ("y", f32[2, 3]))
    return Module([Function(name, trace(fn, params))], attrs=attrs)


def base(x, y):
    return tanh(add(x, y)) * exponential(x)


def said(a, b):
    found = diff(a, b)
    assert bool(found) == (skeleton(a) != skeleton(b))
    return [(d.kind, d.message) for d in found]


def test_equal_programs_have_no_differences():
    assert said(module(base), module(base)) == []

    def other_order_and_dead_code(x, y):
        e = exponential(x)
        tanh(y)
        return tanh(add(x, y)) * e

    assert said(module(base), module(other_order_and_dead_code)) == []


def test_a_changed_operation_is_one_difference_however_deep_it_lies():
    def changed(x, y):
        return tanh(subtract(x, y)) * exponential(x)

    assert said(module(base), module(changed)) == [
        ("changed", "stablehlo.add %add: operation: stablehlo.add → stablehlo.subtract")
    ]


def test_swapped_operands():
    assert said(module(lambda x, y: tanh(x - y)), module(lambda x, y: tanh(y - x))) == [
        ("changed", "stablehlo.subtract %subtract: operand 0: %x → %y, operand 1: %y → %x")
    ]


def test_a_changed_constant_and_a_changed_attribute():
    assert said(module(lambda x, y: x * 2.0 + y), module(lambda x, y: x * 3.0 + y)) == [
        ("changed", "stablehlo.constant %constant: value: 2.0 of tensor<2x3xf32> → 3.0 of tensor<2x3xf32>")
    ]
    square = (("x", f32[3, 3]),)
    a = module(lambda x: tanh(transpose(x, permutation=(0, 1))), *square)
    b = module(lambda x: tanh(transpose(x, permutation=(1, 0))), *square)
    assert said(a, b) == [("changed", "stablehlo.transpose %transpose: permutation: (0, 1) → (1, 0)")]


def test_an_added_and_a_removed_operation():
    more = module(lambda x, y: multiply(tanh(tanh(add(x, y))), exponential(x)))
    ((kind, message),) = [d for d in said(module(base), more) if d[0] != "changed"]
    assert (kind, message) == ("added", "only in the second: stablehlo.tanh %tanh")
    kinds = [kind for kind, _ in said(more, module(base))]
    assert "removed" in kinds


def test_swapped_results():
    a = module(lambda x, y: (tanh(x), exponential(y)))
    b = module(lambda x, y: (exponential(y), tanh(x)))
    assert said(a, b) == [("output", "result 0: %tanh → %exponential"), ("output", "result 1: %exponential → %tanh")]
    one = module(lambda x, y: tanh(x))
    assert ("output", "results: 2 → 1") in said(a, one)


def test_inputs():
    renamed = module(base, ("x", f32[2, 3]), ("z", f32[2, 3]))
    assert said(module(base), renamed) == [("input", "input 1 'y': name: 'y' → 'z'")]
    moved = module(lambda y, x: base(x, y), ("y", f32[2, 3]), ("x", f32[2, 3]))
    assert said(module(base), moved) == [
        ("input", "input 0 'x': position: 0 → 1"),
        ("input", "input 1 'y': position: 1 → 0"),
    ]
    fewer = module(lambda x: base(x, x), ("x", f32[2, 3]))
    assert ("input", "input 1 'y' (tensor<2x3xf32>) is only in the first") in said(module(base), fewer)


def test_what_only_follows_from_another_type_is_not_said():
    larger = module(base, ("x", f32[4, 3]), ("y", f32[4, 3]))
    assert [kind for kind, _ in said(module(base), larger)] == ["input", "input"]


def test_inside_a_region():
    def folded(op):
        return module(lambda x, y: tanh(reduce([x], [const(0.0, f32[()])], dimensions=(0,), body=monoid(op, f32))[0]))

    assert said(folded(add), folded(maximum)) == [
        ("changed", "stablehlo.add %add: operation: stablehlo.add → stablehlo.maximum")
    ]


def test_inside_a_called_function():
    def calling(op):
        inner = Function("inner", trace(op, [("a", f32[2, 3])]), private=True)
        return Module([Function("main", trace(lambda x: add(inner(x), x), [("x", f32[2, 3])])), inner])

    (found,) = diff(calling(tanh), calling(exponential))
    assert (found.function, found.message) == (
        "inner",
        "stablehlo.tanh %tanh: operation: stablehlo.tanh → stablehlo.exponential",
    )


def test_modules():
    assert said(module(base), module(base, attrs={"mhlo.num_replicas": 2})) == [("module", "replicas: 1 → 2")]
    more = Module([*module(base).functions.values(), *module(base, name="other").functions.values()])
    assert said(module(base), more) == [("function", "@other is only in the second")]
    assert said(module(base), module(base, name="first")) == []


@pytest.mark.parametrize("seed", range(30))
def test_random_edits_are_found_and_equal_skeletons_are_not(seed):
    """Random programs, one random edit: a difference is reported exactly if the skeletons differ."""
    rng = np.random.default_rng(seed)
    ops = [add, subtract, multiply, maximum]
    plan = [(int(rng.integers(4)), float(rng.random()), float(rng.random())) for _ in range(12)]

    def build(plan):
        def fn(x, y):
            values = [x, y]
            for op, i, j in plan:
                values.append(ops[op](values[int(i * len(values))], values[int(j * len(values))]))
            return values[-1], values[-2]

        return module(fn)

    edited = list(plan)
    at = int(rng.integers(len(plan)))
    op, i, j = edited[at]
    edited[at] = [((op + 1) % 4, i, j), (op, j, i), (op, i, float(rng.random()))][seed % 3]
    said(build(plan), build(edited))
    said(build(plan), build(plan[:at] + plan[at + 1 :]))
