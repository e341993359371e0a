"""dot_general and convolution: against naive loops exactly, against JAX in numbers, and their laws of adjunction."""

from fractions import Fraction

import jax
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jax import lax

from shlo.interp.den import evaluate
from shlo.ir.core import CUT, OPERATORS, Value, trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.convolve import Window, convolve
from shlo.ir.ops.linear import ConvDims, conv, convolution, dot_general, matmul
from shlo.ir.types import bf16, f32, f64, i8, i32, short_type
from tests.ops.drawing import adjoint, inner, objects, run, seeds, whole, windows
from tests.oracle import linear as oracle

# --------------------------------------------------------------------------------------------------- dot_general


@st.composite
def dots(draw):
    """Shapes and axes of a dot_general: batching, contracting and free axes in any order."""
    sizes = st.integers(0, 3)
    batch, inner_, left, right = (draw(st.lists(sizes, max_size=m)) for m in (2, 2, 2, 2))

    def side(free):
        kinds = draw(
            st.permutations(
                [("b", i) for i in range(len(batch))]
                + [("k", i) for i in range(len(inner_))]
                + [("f", i) for i in range(len(free))]
            )
        )
        shape = [{"b": batch, "k": inner_, "f": free}[kind][i] for kind, i in kinds]
        return (
            shape,
            [kinds.index(("b", i)) for i in range(len(batch))],
            [kinds.index(("k", i)) for i in range(len(inner_))],
        )

    (lhs, lb, lk), (rhs, rb, rk) = side(left), side(right)
    axes = {
        "lhs_batching_dimensions": tuple(lb),
        "rhs_batching_dimensions": tuple(rb),
        "lhs_contracting_dimensions": tuple(lk),
        "rhs_contracting_dimensions": tuple(rk),
    }
    return tuple(lhs), tuple(rhs), axes


@given(dots(), seeds)
@settings(max_examples=60, deadline=None)
def test_dot_general_is_the_naive_sum(case, seed):
    shape, other, axes = case
    x, w = whole(seed, shape), whole(seed + 1, other)
    expected = oracle.dot_general(
        objects(x), objects(w), **{name.removesuffix("_dimensions"): a for name, a in axes.items()}
    )
    for world in ("stored", "exact"):
        (y,) = run(lambda a, b: dot_general(a, b, **axes), x, w, world=world)
        assert y.shape == expected.shape
        assert (y == expected).all()
    (y,) = run(lambda a, b: dot_general(a, b, **axes), x.astype(np.int32), w.astype(np.int32))
    assert y.dtype == np.int32
    assert (y == expected).all()


@given(dots(), seeds)
@settings(max_examples=40, deadline=None)
def test_dot_generals_vjp_is_its_adjoint(case, seed):
    shape, other, axes = case
    x, w, dx, dw = whole(seed, shape), whole(seed + 1, other), whole(seed + 2, shape), whole(seed + 3, other)
    (moved_x,) = run(lambda a, b: dot_general(a, b, **axes), dx, w)
    (moved_w,) = run(lambda a, b: dot_general(a, b, **axes), x, dw)
    dy = whole(seed + 4, moved_x.shape)
    gx, gw = adjoint(dot_general, [x, w], [dy], axes)
    assert gx.shape == x.shape
    assert gw.shape == w.shape
    assert inner(dy, moved_x) == inner(gx, dx)
    assert inner(dy, moved_w) == inner(gw, dw)


def test_dot_generals_vjp_is_jaxs():
    axes = (((3, 2), (0, 3)), ((0,), (1,)))
    rng = np.random.default_rng(0)
    with jax.enable_x64(True):
        x, w = rng.standard_normal((2, 3, 4, 5)), rng.standard_normal((5, 2, 6, 4))
        y, pull = jax.vjp(lambda a, b: lax.dot_general(a, b, axes), x, w)
        dy = rng.standard_normal(y.shape)
        expected = pull(dy)
    attrs = {
        "lhs_batching_dimensions": (0,),
        "rhs_batching_dimensions": (1,),
        "lhs_contracting_dimensions": (3, 2),
        "rhs_contracting_dimensions": (0, 3),
    }
    for got, want in zip(adjoint(dot_general, [x, w], [dy], attrs, dtype=f64), expected, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-12)


def test_integers_wrap_around():
    x, w = np.full((1, 2), 100, np.int8), np.full((2, 1), 100, np.int8)
    (narrow,) = run(matmul, x, w)
    assert narrow.dtype == np.int8
    assert narrow == np.array(20000).astype(np.int8)
    (wide,) = run(lambda a, b: matmul(a, b, dtype=i32), x, w)
    assert wide == 20000


def test_a_bf16_product_accumulates_in_float32_and_rounds_once():
    # 256 + 1 is 256 in bf16: accumulating there would lose every one.
    x, w = np.array([[256.0] + [1.0] * 8]).astype(bf16.numpy), np.ones((9, 1)).astype(bf16.numpy)
    (wide,) = run(lambda a, b: matmul(a, b, dtype=f32), x, w)
    (narrow,) = run(matmul, x, w)
    assert wide.dtype == np.float32
    assert narrow.dtype == bf16.numpy
    assert float(wide[0, 0]) == float(narrow[0, 0]) == 264.0


def test_a_wider_result_is_computed_wide():
    x = np.array([[1.0, 2.0**-30]], np.float32)
    (y,) = run(lambda a, b: matmul(a, b, dtype=f64), x, np.ones((2, 1), np.float32))
    assert y[0, 0] == 1.0 + 2.0**-30


# --------------------------------------------------------------------------------------------------- convolution


@st.composite
def convolutions(draw, batch_groups=True):
    """Shapes and every attribute of a convolution of rank 2 to 4."""
    rank = draw(st.integers(0, 2))
    digits = "".join(map(str, range(rank)))
    kind = draw(st.sampled_from(["plain", "features", "batch"] if batch_groups else ["plain", "features"]))
    groups = 1 if kind == "plain" else draw(st.integers(2, 3))
    fg, bg = (groups, 1) if kind == "features" else (1, groups)
    small = st.integers(1, 2)
    size = {"b": draw(small) * bg, "f": draw(small) * fg}
    kernel = {"i": size["f"] // fg, "o": draw(small) * fg * bg}
    for d in digits:
        size[d], kernel[d] = draw(st.integers(0, 5)), draw(st.integers(1, 3))
    dims = ConvDims(*("".join(draw(st.permutations(letters + digits))) for letters in ("bf", "oi", "bf")))
    strides, padding, lhs_dilation, rhs_dilation = draw(windows(rank))
    attrs = {
        "window_strides": strides,
        "padding": padding,
        "lhs_dilation": lhs_dilation,
        "rhs_dilation": rhs_dilation,
        "window_reversal": draw(st.tuples(*[st.booleans()] * rank)),
        "dimension_numbers": dims,
        "feature_group_count": fg,
        "batch_group_count": bg,
    }
    return tuple(size[c] for c in dims.lhs), tuple(kernel[c] for c in dims.rhs), attrs


@given(convolutions(), seeds)
@settings(max_examples=120, deadline=None)
def test_convolution_is_the_naive_sum(case, seed):
    shape, kernel, attrs = case
    x, w = whole(seed, shape), whole(seed + 1, kernel)
    expected = oracle.convolution(
        objects(x),
        objects(w),
        strides=attrs["window_strides"],
        padding=attrs["padding"],
        lhs_dilation=attrs["lhs_dilation"],
        rhs_dilation=attrs["rhs_dilation"],
        reversal=attrs["window_reversal"],
        dims=attrs["dimension_numbers"],
        feature_groups=attrs["feature_group_count"],
        batch_groups=attrs["batch_group_count"],
    )
    for world in ("stored", "exact"):
        (y,) = run(lambda a, b: convolution(a, b, **attrs), x, w, world=world)
        assert y.shape == expected.shape
        assert (y == expected).all()
    (y,) = run(lambda a, b: convolution(a, b, **attrs), x.astype(np.int16), w.astype(np.int16))
    assert (y == expected).all()


@given(convolutions(), seeds)
@settings(max_examples=120, deadline=None)
def test_convolutions_vjp_is_its_adjoint(case, seed):
    shape, kernel, attrs = case
    x, w, dx, dw = whole(seed, shape), whole(seed + 1, kernel), whole(seed + 2, shape), whole(seed + 3, kernel)
    (moved_x,) = run(lambda a, b: convolution(a, b, **attrs), dx, w)
    (moved_w,) = run(lambda a, b: convolution(a, b, **attrs), x, dw)
    dy = whole(seed + 4, moved_x.shape)
    gx, gw = adjoint(convolution, [x, w], [dy], attrs)
    assert gx.shape == x.shape
    assert gw.shape == w.shape
    assert inner(dy, moved_x) == inner(gx, dx)
    assert inner(dy, moved_w) == inner(gw, dw)


def _lax_convolution(x, w, attrs):
    """The same convolution in JAX, which has no window_reversal."""
    dims = attrs["dimension_numbers"]
    flipped = [dims.rhs.index(str(d)) for d, r in enumerate(attrs["window_reversal"]) if r]
    return lax.conv_general_dilated(
        x,
        lax.rev(w, flipped),
        attrs["window_strides"],
        attrs["padding"],
        attrs["lhs_dilation"],
        attrs["rhs_dilation"],
        dimension_numbers=lax.ConvDimensionNumbers(*(ConvDims.axes(labels) for labels in dims)),
        feature_group_count=attrs["feature_group_count"],
        batch_group_count=attrs["batch_group_count"],
    )


@pytest.mark.parametrize(
    "example", [e for e in convolution.examples if e.types[0][0] == "f"], ids=lambda e: str(e.types)
)
def test_convolution_and_its_vjp_are_jaxs(example):
    attrs = convolution.bind_attrs(example.attrs)
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(short_type(t).shape) for t in example.types)
    with jax.enable_x64(True):
        y, pull = jax.vjp(lambda a, b: _lax_convolution(a, b, attrs), x, w)
        dy = rng.standard_normal(y.shape)
        expected = pull(dy)
    (got,) = run(lambda a, b: convolution(a, b, **attrs), x, w)
    np.testing.assert_allclose(got, y, rtol=1e-12, atol=1e-12)
    for got, want in zip(adjoint(convolution, [x, w], [dy], attrs, dtype=f64), expected, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-11, atol=1e-12)


@pytest.mark.parametrize(
    ("shape", "kernel", "groups"),
    [
        ((3, 40, 9, 9), (5, 40, 3, 3), 1),  # several images a tile
        ((2, 3, 70, 60), (4, 3, 3, 3), 1),  # several tiles an image
        ((2, 700, 8, 8), (3, 700, 4, 4), 1),  # the channels of a tile in pieces
        ((3, 2, 90, 90), (2, 2, 88, 88), 1),  # the rows of a kernel in pieces
        ((2, 64, 9, 9), (64, 1, 3, 3), 64),
    ],
)
def test_tiles_cover_everything_once(shape, kernel, groups, monkeypatch):
    x, w = whole(0, shape, 0, 2), whole(1, kernel, 0, 2)
    window = Window(kernel[2:], (1, 1), ((1, 0), (0, 1)), (1, 1), (1, 1))
    expected = lax.conv_general_dilated(x, w, (1, 1), window.padding, feature_group_count=groups)
    for tile in (1, 1 << 16, 2 << 20):
        monkeypatch.setattr("shlo.ir.ops.convolve._TILE_BYTES", tile)
        monkeypatch.setattr("shlo.ir.ops.convolve._TILE_COLUMNS", 7 if tile == 1 << 16 else 512)
        if tile > 1 or x.size < 1e4:
            np.testing.assert_array_equal(convolve(x, w, window, feature_groups=groups), expected)


def test_conv_fills_in_the_window():
    def build(x, w):
        return conv(x, w), convolution(
            x,
            w,
            window_strides=(1, 1),
            padding=((0, 0), (0, 0)),
            lhs_dilation=(1, 1),
            rhs_dilation=(1, 1),
            window_reversal=(False, False),
        )

    graph = trace(build, [("x", f32[1, 2, 4, 4]), ("w", f32[3, 2, 3, 3])])
    assert len(graph.nodes) == 1  # equal attributes make one node
    assert graph.nodes[0].attrs["dimension_numbers"].lhs == "bf01"


def test_conv_dims():
    assert str(ConvDims("b01f", "01io", "b01f")) == "b01f_01io->b01f"
    assert ConvDims.of_rank(5) == ConvDims("bf012", "oi012", "bf012")
    assert ConvDims.axes("01io") == (3, 2, 0, 1)


# ---------------------------------------------------------------------------------------------- laws of the cut


def _cut(op, axes, *types, **attrs):
    values = [Value(None, i, t) for i, t in enumerate(types)]
    return CUT.of(op)(axes, *values, **op.bind_attrs(attrs))


def test_what_cutting_a_dot_general_does():
    attrs = {
        "lhs_batching_dimensions": (0,),
        "rhs_batching_dimensions": (1,),
        "lhs_contracting_dimensions": (2,),
        "rhs_contracting_dimensions": (0,),
    }
    types = f32[2, 3, 4], f32[4, 2, 5]
    laws = {
        (None, None): None,
        (0, 1): 0,
        (1, None): 1,
        (None, 2): 2,
        (2, 0): "sum",
        (0, None): "couples",
        (2, None): "couples",
        (None, 0): "couples",
        (1, 2): "couples",
        (0, 0): "couples",
    }
    for axes, law in laws.items():
        assert _cut(dot_general, axes, *types, **attrs) == law, axes


@pytest.mark.parametrize(
    ("axes", "groups", "law"),
    [
        ((None, None), {}, None),
        ((0, None), {}, 0),
        ((None, 3), {}, 3),
        ((3, 2), {}, "sum"),
        ((3, None), {}, "couples"),
        ((1, None), {}, "couples"),
        ((0, 3), {}, "couples"),
        ((0, None), {"feature_group_count": 2}, 0),
        ((None, 3), {"feature_group_count": 2}, "couples"),
        ((3, 2), {"feature_group_count": 2}, "couples"),
        ((0, None), {"batch_group_count": 2}, "couples"),
    ],
)
def test_what_cutting_a_convolution_does(axes, groups, law):
    full = convolution.examples[4].attrs  # b01f_01io->b01f
    assert _cut(convolution, axes, f32[4, 5, 5, 4], f32[3, 3, 4, 4], **{**full, **groups}) == law


# ------------------------------------------------------------------------------------------------------ refusals


def _refusal(op, *types, **attrs):
    with pytest.raises(ShloError) as error:
        trace(lambda *vs: op(*vs, **attrs), [(f"x{i}", short_type(t)) for i, t in enumerate(types)])
    return str(error.value)


@pytest.mark.parametrize(
    ("label", "types", "attrs"),
    [
        ("c1", ("f32[2, 3]", "f32[2, 3]"), {"lhs_batching_dimensions": (0,)}),
        ("c2", ("f32[2, 3]", "f32[2, 3]"), {"lhs_contracting_dimensions": (0,)}),
        ("c3", ("f32[2, 3]", "f32[2, 3]"), {"lhs_batching_dimensions": (0,), "lhs_contracting_dimensions": (0,)}),
        ("c4", ("f32[2, 3]", "f32[2, 3]"), {"rhs_batching_dimensions": (0, 0)}),
        ("c6", ("f32[2, 3]", "f32[2, 3]"), {"lhs_contracting_dimensions": (2,)}),
        ("c7", ("f32[2, 3]", "f32[2, 3]"), {"rhs_batching_dimensions": (-1,)}),
        ("c9", ("f32[2, 3]", "f32[4, 3]"), {"lhs_batching_dimensions": (0,), "rhs_batching_dimensions": (0,)}),
        ("c10", ("f32[2, 3]", "f32[4, 3]"), {"lhs_contracting_dimensions": (1,), "rhs_contracting_dimensions": (0,)}),
        ("c13", ("f32[2, 3]", "i32[2, 3]"), {}),
    ],
)
def test_dot_general_refuses(label, types, attrs):
    assert f"(dot_general_{label})" in _refusal(dot_general, *types, **attrs)


@pytest.mark.parametrize(
    ("label", "kernel", "attrs"),
    [
        ("c1", "f32[4, 3, 3]", {}),
        ("c2", "f32[4, 3, 3, 3]", {"window_strides": (1,)}),
        ("c3", "f32[4, 3, 3, 3]", {"window_strides": (0, 1)}),
        ("c4", "f32[4, 3, 3, 3]", {"padding": ((0, 0),)}),
        ("c6", "f32[4, 3, 3, 3]", {"lhs_dilation": (0, 1)}),
        ("c8", "f32[4, 3, 3, 3]", {"rhs_dilation": (1, -1)}),
        ("c9", "f32[4, 3, 3, 3]", {"window_reversal": (False,)}),
        ("c10", "f32[4, 3, 3, 3]", {"batch_group_count": 3}),
        ("c11", "f32[4, 3, 3, 3]", {"feature_group_count": 2}),
        ("c14", "f32[4, 2, 3, 3]", {}),
        ("c16", "f32[4, 1, 3, 3]", {"feature_group_count": 3}),
        ("c13", "f32[4, 3, 3, 3]", {"dimension_numbers": ConvDims("bb01")}),
        ("c18", "f32[4, 3, 3, 3]", {"dimension_numbers": ConvDims("bf01", "oi0")}),
        ("c20", "f32[4, 3, 3, 3]", {"dimension_numbers": ConvDims("bf01", "oi01", "of01")}),
        ("c23", "f32[4, 3, 3, 3]", {"feature_group_count": 2, "batch_group_count": 2}),
        ("c27", "f64[4, 3, 3, 3]", {}),
    ],
)
def test_convolution_refuses(label, kernel, attrs):
    full = {**convolution.examples[0].attrs, **attrs}
    assert f"(convolution_{label})" in _refusal(convolution, "f32[2, 3, 6, 6]", kernel, **full)


def test_a_result_type_that_says_nothing_is_refused():
    assert "leave it out" in _refusal(dot_general, "f32[2]", "f32[3]", dtype=f32)


def test_the_exact_world_divides_nothing_away():
    graph = trace(conv, [("x", f32[1, 1, 2]), ("w", f32[1, 1, 2])])
    third = np.array([[[Fraction(1, 3), Fraction(1, 7)]]])
    assert evaluate(graph, [third, third], world="exact")[0].item() == Fraction(1, 9) + Fraction(1, 49)


def test_i8_products_widen():
    assert OPERATORS["dot_general"].infer((i8[2, 3], i8[3]), dot_general.bind_attrs({"dtype": i32}))[0] == (
        i32[2, 3, 3],
    )
