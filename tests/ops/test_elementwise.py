"""Arithmetic, comparison and selection: corners against XLA, refusals against MLIR."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import DEN, OPERATORS, Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.data import monoid, reduce
from shlo.ir.ops.elementwise import ELEMENTWISE, maximum, minimum
from shlo.ir.types import DType, f32, type_of
from shlo.runtime import run_module
from tests.ops.against_xla import agree, both, elements, pairs, same_numbers, verdicts

RNG = np.random.default_rng(5)
INTEGERS = [d for d in DType.all.values() if d.is_integer and d.name != "index"]
FLOATS = [DType.all[n] for n in ("f8E4M3FN", "f8E5M2", "bf16", "f16", "f32", "f64")]
names = pytest.mark.parametrize


@names("dtype", INTEGERS, ids=str)
@names(
    "op", ["add", "subtract", "multiply", "divide", "remainder", "power", "maximum", "minimum", "and_", "or_", "xor"]
)
def test_integers_wrap_and_divide_as_in_xla(op, dtype):
    a, b = pairs(dtype, RNG)
    if op == "power" and dtype.bits > 4:  # XLA looks at the low six bits of an exponent only
        b = np.clip(b, np.iinfo(b.dtype).min, 63).astype(b.dtype)
    agree(op, a, b)


@names("dtype", INTEGERS, ids=str)
def test_one_integer(dtype):
    for op in ("negate", "not_", *(("abs_", "sign") if dtype.kind == "int" else ())):
        agree(op, elements(dtype, RNG))


def test_integer_corners():
    low = np.iinfo(np.int32).min
    a, b = np.array([5, -5, low, 7, -7], np.int32), np.array([0, 0, -1, -3, 3], np.int32)
    assert both("divide", a, b)[0][0].tolist() == [-1, -1, low, -2, -2]
    assert both("remainder", a, b)[0][0].tolist() == [5, -5, 0, 1, -1]
    powers = both("power", np.array([2, 1, -1, -1, 0], np.int32), np.array([-1, -5, -3, -2, -1], np.int32))
    assert powers[0][0].tolist() == [0, 1, -1, 1, 0]


@names("dtype", FLOATS, ids=str)
@names("op", ["add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum"])
def test_floats_agree_to_the_bit(op, dtype):
    agree(op, *pairs(dtype, RNG))


@names("dtype", FLOATS, ids=str)
@names("op", ["negate", "abs_", "sign", "floor", "ceil", "round_nearest_even", "round_nearest_afz", "is_finite"])
def test_one_float_agrees_to_the_bit(op, dtype):
    agree(op, elements(dtype, RNG))


def test_zeros_have_an_order_and_nans_win():
    a, b = np.float32([-0.0, 0.0, np.nan, 1]), np.float32([0.0, -0.0, 1, np.nan])
    for op, zeros in (("maximum", [0.0, 0.0]), ("minimum", [-0.0, -0.0])):
        (ours,), (theirs,) = both(op, a, b)
        assert np.signbit(ours[:2]).tolist() == np.signbit(zeros).tolist()
        assert np.isnan(ours[2:]).all()
        assert same_numbers(ours, theirs).all()


def test_halves():
    x = np.float32([0.5, -0.5, 1.5, 2.5, -2.5, 0.49999997, 8388609.0, -0.2])
    assert both("round_nearest_afz", x)[0][0].tolist() == [1, -1, 2, 3, -3, 0, 8388609, 0]
    assert both("round_nearest_even", x)[0][0].tolist() == [0, 0, 2, 2, -2, 0, 8388609, 0]


_ORDER = np.array(
    [0xFFC00001, 0xFFC00000, 0xFF800000, 0xBF800000, 0x80000000, 0, 0x3F800000, 0x7F800000, 0x7FC00000], np.uint32
)


@names("direction", ["EQ", "NE", "LT", "LE", "GT", "GE"])
@names("kind", ["TOTALORDER", "FLOAT", "NOTYPE"])
def test_compare(direction, kind):
    values = _ORDER.view(np.float32)
    a, b = (np.array(x, np.float32) for x in zip(*itertools.product(values, values), strict=True))
    ours, theirs = both("compare", a, b, comparison_direction=direction, compare_type=kind)
    assert ours[0].tolist() == theirs[0].tolist()
    if kind == "TOTALORDER":
        ranks = [(i, j) for i in range(len(values)) for j in range(len(values))]
        wanted = [{"LT": i < j, "GE": i >= j}.get(direction) for i, j in ranks]
        assert direction not in ("LT", "GE") or ours[0].tolist() == wanted


@names("dtype", ["bf16", "f8E5M2", "ui4", "i4", "i1", "ui64", "complex<f32>"])
def test_compare_other_types(dtype):
    a, b = pairs(dtype, RNG)
    for direction in ("EQ", "NE") if dtype.startswith("complex") else ("EQ", "LT", "GE"):
        agree("compare", a, b, comparison_direction=direction)


@names("op", ["add", "subtract", "multiply", "divide"])
def test_complex_arithmetic(op):
    # A part that nearly cancels keeps the other part's rounding.
    a, b = pairs("complex<f64>", RNG)
    (ours,), (theirs,) = both(op, a, b)
    assert (np.abs(ours - theirs) <= 1e-14 * np.abs(theirs)).all()


def test_complex_sign_and_size():
    z = np.array([3 + 4j, 0, -2j], np.complex64)
    assert np.allclose(both("sign", z)[0][0], [0.6 + 0.8j, 0, -1j])
    agree("abs_", z)
    w = np.array([3 - 4j, 1, -3j], np.complex64)
    assert both("maximum", z, w)[0][0].tolist() == [3 + 4j, 1, -2j]  # by real, then by imaginary part


def test_the_size_of_a_number_with_an_infinite_part_is_infinite():
    """Whatever the other part is, as IEEE 754 has it of hypot.  XLA says NaN."""
    z = np.array(
        [complex(np.inf, np.nan), complex(np.nan, -np.inf), complex(-np.inf, 1), complex(np.nan, 1)], np.complex64
    )
    (ours,), (theirs,) = both("abs_", z)
    assert np.array_equal(ours, [np.inf, np.inf, np.inf, np.nan], equal_nan=True)
    assert np.isnan(theirs[0])  # where it no longer is, docs/conformance.md has a line too many


def test_select_takes_a_scalar_predicate():
    a, b = np.float32([1, 2]), np.float32([3, 4])
    agree("select", np.array(True), a, b)
    agree("select", np.array([True, False]), a, b)


def test_regions_of_new_operators_run_on_whole_arrays():
    for name in ("popcnt", "shift_left", "cbrt", "atan2", "reduce_precision", "real", "convert", "round_nearest_afz"):
        assert OPERATORS[name] in ELEMENTWISE


def test_exact_world_says_what_it_cannot_do():
    x = np.float64([0.5])
    graph = trace(lambda v: OPERATORS["cbrt"](v), [("x", type_of(x))])
    with pytest.raises(Exception, match="no exact value over the rationals"):
        evaluate(graph, [x], world="exact")


def exactly(name, *arrays):
    """What an operator makes of lists of fractions, as a list."""
    arrays = [np.array(a, object) for a in arrays]
    graph = trace(lambda *v: OPERATORS[name](*v), [(f"x{i}", f32[a.shape]) for i, a in enumerate(arrays)])
    return evaluate(graph, arrays, world="exact")[0].tolist()


def test_rounding_of_fractions():
    halves = [Fraction(n, 2) for n in (-5, -3, -1, 1, 3, 5)]
    assert exactly("round_nearest_even", halves) == [-2, -2, 0, 0, 2, 2]
    assert exactly("round_nearest_afz", halves) == [-3, -2, -1, 1, 2, 3]
    near = [
        Fraction(1, 2) - Fraction(1, 10**30),
        -Fraction(7, 3),
        Fraction(10**30, 3),
    ]  # nothing that a float tells apart
    for name in ("round_nearest_even", "round_nearest_afz"):
        assert exactly(name, near) == [0, -2, 333333333333333333333333333333]
    assert exactly("floor", near) == [0, -3, 333333333333333333333333333333]
    assert exactly("ceil", near) == [1, -2, 333333333333333333333333333334]
    for name in ("round_nearest_even", "round_nearest_afz", "floor", "ceil", "sign"):
        made = exactly(name, [np.inf, -np.inf, np.nan])
        assert made[:2] == ([1, -1] if name == "sign" else [np.inf, -np.inf])
        assert np.isnan(made[2])


def test_remainders_of_fractions():
    sevenths = [Fraction(n, 7) for n in (-9, -6, -1, 0, 1, 6, 9)]
    for divisor in (Fraction(2, 3), -Fraction(2, 3), Fraction(3, 7)):
        made = exactly("remainder", sevenths, [divisor] * 7)
        for x, r in zip(sevenths, made, strict=True):
            assert ((x - r) / divisor).denominator == 1  # a whole number of times
            assert abs(r) < abs(divisor)
            assert r == 0 or (r < 0) == (x < 0)
    assert exactly("remainder", [Fraction(1, 3)], [np.inf]) == [Fraction(1, 3)]
    assert all(map(np.isnan, exactly("remainder", [np.inf, np.nan, Fraction(1)], [Fraction(1), Fraction(1), np.nan])))
    with pytest.raises(ShloError, match=r"no exact value over the rationals \(it divides by zero\)"):
        exactly("remainder", [Fraction(1)], [0])
    with pytest.raises(ShloError, match=r"no exact value over the rationals \(it divides by zero\)"):
        exactly("divide", [Fraction(1)], [0])


def test_what_is_finite_among_fractions():
    numbers = [Fraction(1, 3), 0, np.inf, -np.inf, np.nan]
    assert exactly("is_finite", numbers) == [True, True, False, False, False]
    assert exactly("is_inf", numbers) == [False, False, True, True, False]
    assert exactly("is_pos_inf", numbers) == [False, False, True, False, False]
    assert exactly("is_neg_inf", numbers) == [False, False, False, True, False]


def test_a_mistake_in_a_rule_is_no_want_of_exactness(monkeypatch):
    monkeypatch.setitem(DEN.rules, OPERATORS["add"], lambda lhs, rhs: lhs + rhs.nothing)
    with pytest.raises(AttributeError, match="nothing"):
        exactly("add", [Fraction(1, 3)], [Fraction(1, 3)])
    with pytest.raises(ShloError, match=r"logistic.*no exact value over the rationals \(it is an exponential"):
        exactly("logistic", [Fraction(1, 3)])
    with pytest.raises(ShloError, match=r"no exact value over the rationals \(it is"):  # a composite, by its lowering
        exactly("swish", [Fraction(1, 3)])


# ------------------------------------------------------------------------------------------------------------- verdicts

KINDS = {
    "bool": "i1",
    "int": "i32",
    "narrow": "ui2",
    "uint": "ui8",
    "float": "f32",
    "tiny": "f4E2M1FN",
    "complex": "complex<f32>",
    "index": "index",
}
ONE = [
    "abs",
    "cbrt",
    "ceil",
    "cosine",
    "count_leading_zeros",
    "exponential",
    "exponential_minus_one",
    "floor",
    "log",
    "log_plus_one",
    "logistic",
    "negate",
    "not",
    "popcnt",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "sign",
    "sine",
    "sqrt",
    "tan",
    "tanh",
]
TWO = [
    "add",
    "and",
    "atan2",
    "divide",
    "maximum",
    "minimum",
    "multiply",
    "or",
    "power",
    "remainder",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "subtract",
    "xor",
]


@names("op", ONE + TWO)
def test_element_types_are_those_mlir_takes(op):
    for element in KINDS.values():
        type = f"tensor<2x{element}>"
        ours, theirs = verdicts(op, [type] * (1 if op in ONE else 2), type)
        if op == "abs" and element.startswith("complex"):
            assert None not in (ours, theirs)  # its result is real
            continue
        assert (ours is None) == (theirs is None), (element, ours, theirs)
        if ours is not None:
            assert f"{op}_i1: takes" in ours
            assert element in ours


SHAPES = [
    ("tensor<2xf32>", "tensor<3xf32>", "tensor<2xf32>"),
    ("tensor<2xf32>", "tensor<2xf64>", "tensor<2xf32>"),
    ("tensor<2xf32>", "tensor<2x1xf32>", "tensor<2xf32>"),
    ("tensor<?xf32>", "tensor<2xf32>", "tensor<?xf32>"),
    ("tensor<?xf32>", "tensor<2xf32>", "tensor<2xf32>"),
    ("tensor<?xf32>", "tensor<?xf32>", "tensor<5xf32>"),
    ("tensor<?xf32>", "tensor<2xf32>", "tensor<3xf32>"),
    ("tensor<2xf32>", "tensor<2xf32>", "tensor<?xf32>"),
    ("tensor<2xf32>", "tensor<2xf32>", "tensor<2xi1>"),
]


@names("types", SHAPES, ids=" ".join)
def test_shapes_are_those_mlir_takes(types):
    *operands, result = types
    ours, theirs = verdicts("add", operands, result)
    assert (ours is None) == (theirs is None), (ours, theirs)
    if ours is not None and operands[0] != operands[1] and "add_c1" in ours:
        assert all(t in ours for t in operands)


COMPARED = "{comparison_direction = #stablehlo<comparison_direction LT>}"


@names("lhs", ["tensor<2xf32>", "tensor<2xi1>", "tensor<2xcomplex<f32>>", "tensor<3xf32>", "tensor<2xf64>"])
@names("result", ["tensor<2xi1>", "tensor<2xf32>"])
def test_compare_verdicts(lhs, result):
    other = lhs if "f32" not in lhs or "complex" in lhs else "tensor<2xf32>"
    ours, theirs = verdicts("compare", [lhs, other], result, COMPARED)
    assert (ours is None) == (theirs is None), (ours, theirs)


@names(
    "types",
    [
        ("tensor<i1>", "tensor<2xf32>", "tensor<2xf32>"),
        ("tensor<2xi1>", "tensor<2xf32>", "tensor<2xf32>"),
        ("tensor<1xi1>", "tensor<2xf32>", "tensor<2xf32>"),
        ("tensor<2xi32>", "tensor<2xf32>", "tensor<2xf32>"),
        ("tensor<2xi1>", "tensor<2xf32>", "tensor<2xf64>"),
        ("tensor<?xi1>", "tensor<2xf32>", "tensor<?xf32>"),
    ],
    ids=" ".join,
)
def test_select_verdicts(types):
    ours, theirs = verdicts("select", types, "tensor<2xf32>")
    assert (ours is None) == (theirs is None), (ours, theirs)


def test_zeros_and_nans_in_clamp_and_reductions():
    nan = np.nan
    low, x, high = (
        np.float32(v)
        for v in zip(
            *itertools.product((nan, -0.0, 0.0, -1), (nan, -0.0, 0.0, 2, -2), (nan, 0.0, -0.0, 1)),
            strict=True,
        )
    )
    agree("clamp", low, x, high)
    rows = np.float32([[-0.0, 0.0], [0.0, -0.0], [-0.0, -0.0], [0.0, 0.0], [-1, -0.0], [1, 0.0], [nan, 0.0]])
    for op, start in ((maximum, -np.inf), (minimum, np.inf)):
        body = monoid(op, DType.all["f32"])
        graph = trace(
            lambda v, i, body=body: reduce([v], [i], dimensions=(1,), body=body), [("x", type_of(rows)), ("i", f32[()])]
        )
        (ours,) = evaluate(graph, [rows, np.float32(start)])
        (theirs,) = run_module(emit(Module([Function("main", graph)])), [rows, np.float32(start)])
        assert same_numbers(ours, theirs).all()
