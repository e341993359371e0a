from fractions import Fraction

import numpy as np
import pytest

from shlo.ir.core import trace
from shlo.ir.errors import ShloError
from shlo.ir.ops.conv import (
    channel_bias,
    conv_back,
    conv_bias_grad_b,
    conv_f,
    conv_pads,
    conv_size,
    conv_weight_grad_b,
)
from shlo.ir.types import f32, f64
from tests.oracle_training import formulas, loops
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp, through_lowering

RNG = np.random.default_rng(16)
EXPLICIT = ((2, 0), (-1, 3))

# size, kernel, stride, padding, groups, in/groups, out
VARIANTS = [
    pytest.param((4, 5), (3, 3), (1, 1), "symmetric", 1, 2, 3, id="3x3"),
    pytest.param((6, 4), (3, 3), (2, 2), "symmetric", 1, 2, 3, id="stride-2"),
    pytest.param((6, 4), (3, 3), (2, 2), "xla_same", 1, 2, 3, id="stride-2-same"),
    pytest.param((5, 7), (3, 3), (2, 2), "symmetric", 1, 2, 3, id="odd-stride-2"),
    pytest.param((5, 7), (3, 3), (2, 2), "xla_same", 1, 2, 3, id="odd-stride-2-same"),
    pytest.param((7, 6), (1, 1), (2, 2), "symmetric", 1, 3, 2, id="projection"),
    pytest.param((6, 8), (4, 2), (2, 2), "symmetric", 1, 2, 3, id="even-kernel"),
    pytest.param((6, 8), (4, 2), (2, 2), "xla_same", 1, 2, 3, id="even-kernel-same"),
    pytest.param((8, 4), (4, 4), (4, 4), ((0, 0), (0, 0)), 1, 2, 3, id="patches"),
    pytest.param((9, 6), (4, 4), (4, 4), "xla_same", 1, 2, 3, id="patches-odd"),
    pytest.param((6, 5), (3, 2), (2, 3), EXPLICIT, 1, 2, 3, id="explicit"),
    pytest.param((5, 4), (2, 2), (1, 1), ((3, 3), (2, 2)), 1, 2, 3, id="padding-beyond-kernel"),
    pytest.param((8, 9), (3, 3), (3, 2), ((-2, 1), (0, -3)), 1, 2, 3, id="cutting"),
    pytest.param((5, 6), (3, 3), (1, 2), "symmetric", 2, 2, 6, id="groups"),
    pytest.param((6, 5), (3, 5), (2, 1), "symmetric", 4, 1, 4, id="depthwise"),
    pytest.param((6, 4), (3, 3), (2, 2), "xla_same", 2, 1, 4, id="depth-multiplier"),
]


def exactly(*shape):
    """Fractions with denominators, so that a float anywhere shows."""
    return np.vectorize(Fraction)(RNG.integers(-6, 7, shape)) / 3


@pytest.mark.parametrize(("size", "kernel", "stride", "padding", "groups", "j", "o"), VARIANTS)
def test_all_three_are_the_naive_loops_exactly(size, kernel, stride, padding, groups, j, o):
    attrs = {"stride": stride, "padding": padding, "groups": groups}
    pads = conv_pads(size, kernel, stride, padding)
    out = conv_size(size, kernel, stride, padding)
    how = {"stride": stride, "low": [p[0] for p in pads], "groups": groups}
    x, w, dy = exactly(2, j * groups, *size), exactly(o, j, *kernel), exactly(2, o, *out)
    for run in (apply, through_lowering):
        assert (run(conv_f, x, w, world="exact", **attrs) == loops.conv(x, w, dy.shape, **how)).all()
        back = run(conv_back, dy, w, world="exact", size=size, **attrs)
        assert back.shape == x.shape
        assert (back == loops.conv_back(dy, w, x.shape, **how)).all()
        grad = run(conv_weight_grad_b, x, dy, world="exact", kernel=kernel, **attrs)
        assert grad.shape == w.shape
        assert (grad == loops.conv_weight_grad(x, dy, w.shape, **how)).all()


@pytest.mark.parametrize(("size", "kernel", "stride", "padding", "groups", "j", "o"), VARIANTS)
def test_the_layer_and_its_adjoints_are_jax_s(size, kernel, stride, padding, groups, j, o):
    x, w = RNG.normal(size=(2, j * groups, *size)), RNG.normal(size=(o, j, *kernel))
    if padding == "xla_same":
        theirs = "SAME"  # XLA's own reading of the name
    elif padding == "symmetric":
        theirs = [((k - 1) // 2, (k - 1) // 2) for k in kernel]
    else:
        theirs = padding

    def formula(x, w):
        return formulas.conv(x, w, stride=stride, padding=theirs, groups=groups)

    attrs = {"stride": stride, "padding": padding, "groups": groups}
    y = jax_value(formula, x, w)
    close(apply(conv_f, x, w, **attrs), y)
    dy = RNG.normal(size=y.shape)
    for ours, expected in zip(adjoint(conv_f, dy, x, w, **attrs), jax_vjp(formula, dy, x, w), strict=True):
        close(ours, expected)


def lowered(op, types, **attrs):
    """The convolution that an operator lowers to."""
    graph = trace(lambda *v: op(*v, **attrs), [(f"x{i}", t) for i, t in enumerate(types)])
    node = graph.nodes[-1]
    inner = op.lowering(tuple(v.type for v in node.operands), node.attrs)
    (conv,) = [n for n in inner.nodes if n.op.label == "convolution"]
    return conv.attrs


@pytest.mark.parametrize("h", [3, 4])
@pytest.mark.parametrize("k", [2, 3, 4, 5, 7])
def test_the_pads_at_stride_2_are_the_specification_s_table(k, h):
    """From 2h to h.  The table counts dy interleaved with zeros to an extent of 2h; spread by a dilation it has 2h−1 cells,
    so that the last zero is one more cell of high padding."""
    p = (k - 1) // 2
    attrs = {"stride": (2, 2), "padding": "symmetric"}
    x, w, y = f64[1, 1, 2 * h, 2 * h], f64[1, 1, k, k], f64[1, 1, h, h]
    assert lowered(conv_f, [x, w], **attrs)["padding"] == ((p, p),) * 2
    assert lowered(conv_back, [y, w], size=(2 * h, 2 * h), **attrs)["padding"] == ((k - 1 - p, p + 1),) * 2
    grad = (p, p - 1) if k % 2 else (p, k - 2 - p)  # odd k: extent 2h and (p, p); even k: extent 2h−1
    assert lowered(conv_weight_grad_b, [x, y], kernel=(k, k), **attrs)["padding"] == (grad,) * 2
    if k % 2:
        attrs["padding"] = "xla_same"
        assert lowered(conv_f, [x, w], **attrs)["padding"] == ((p - 1, p),) * 2
        assert lowered(conv_back, [y, w], size=(2 * h, 2 * h), **attrs)["padding"] == ((p + 1, p),) * 2
        assert lowered(conv_weight_grad_b, [x, y], kernel=(k, k), **attrs)["padding"] == ((p - 1, p),) * 2


def test_patches_of_4_by_4():
    h = 3
    x, y = f64[1, 1, 4 * h, 4 * h], f64[1, 1, h, h]
    attrs = lowered(conv_weight_grad_b, [x, y], kernel=(4, 4), stride=(4, 4), padding=((0, 0), (0, 0)))
    assert attrs["rhs_dilation"] == (4, 4)  # interior 3: an extent of 4h − 3
    assert attrs["padding"] == ((0, 0), (0, 0))


@pytest.mark.parametrize("k", [3, 5, 7])
def test_the_two_conventions_at_stride_2_read_different_cells_at_equal_shapes(k):
    p, h = (k - 1) // 2, 4
    x, w = np.zeros((1, 1, 2 * h, 1)), np.zeros((1, 1, k, 1))
    x[0, 0, :, 0] = np.arange(1, 2 * h + 1)  # x[m] = m+1, so a value tells the cell
    w[0, 0, p, 0] = 1
    for padding, first in (("symmetric", 1), ("xla_same", 2)):  # x[2i + a − p] and x[2i + 1 + a − p] at a = p
        y = apply(conv_f, x, w, stride=(2, 1), padding=padding)
        assert y.ravel().tolist() == [first, first + 2, first + 4, first + 6]


@pytest.mark.parametrize("groups", [1, 2])
def test_the_adjoints_are_the_named_operators(groups):
    x, w, dy = (RNG.normal(size=s) for s in ((2, 4, 5, 6), (6, 4 // groups, 3, 3), (2, 6, 5, 6)))
    assert called(conv_f, dy, x, w, groups=groups) == ["convBack", "convWeightGradB"]
    assert called(conv_back, x, dy, w, size=(5, 6), groups=groups) == ["convF", "convWeightGradB"]
    assert called(conv_weight_grad_b, w, x, dy, kernel=(3, 3), groups=groups) == ["convBack", "convF"]


def test_bias_is_summed_over_batch_and_space():
    x, b, dy = RNG.normal(size=(2, 3, 4, 5)), RNG.normal(size=3), RNG.normal(size=(2, 3, 4, 5))
    close(apply(channel_bias, x, b), x + b[:, None, None])
    close(apply(conv_bias_grad_b, dy), dy.sum((0, 2, 3)))
    assert called(channel_bias, dy, x, b) == ["convBiasGradB"]


@pytest.mark.parametrize(
    ("op", "types", "attrs", "why"),
    [
        (conv_f, [f32[2, 3, 4, 4], f32[5, 2, 3, 3]], {}, "axis i must be 2 for these attributes, but x has 3"),
        (
            conv_f,
            [f32[2, 3, 2, 4], f32[5, 3, 5, 3]],
            {"padding": ((0, 0), (0, 0))},
            "height 5 does not fit the height 2",
        ),
        (conv_f, [f32[2, 4, 4, 4], f32[5, 2, 3, 3]], {"groups": 2}, "5 output channels do not fall into 2 groups"),
        (conv_f, [f32[2, 3, 4, 4], f32[5, 3, 3, 3]], {"stride": (0, 1)}, "stride must be two positive numbers"),
        (
            conv_f,
            [f32[2, 3, 4, 4], f32[5, 3, 3, 3]],
            {"padding": "valid"},
            "padding must be 'symmetric', 'xla_same' or",
        ),
        (conv_f, [f32[2, 3, 4, 4], f32[5, 3, 3, 3]], {"padding": (1, 1)}, "padding must be 'symmetric', 'xla_same' or"),
        (
            conv_back,
            [f32[2, 5, 4, 4], f32[5, 3, 3, 3]],
            {"size": (9, 8), "stride": (2, 2)},
            "axis h2 must be 5 .*dy has 4",
        ),
        (
            conv_weight_grad_b,
            [f32[2, 3, 8, 8], f32[2, 5, 4, 3]],
            {"kernel": (3, 3), "stride": (2, 2)},
            "axis w2 must be 4",
        ),
        (conv_weight_grad_b, [f32[2, 3, 8, 8], f32[2, 4, 8, 8]], {"kernel": (3, 3), "groups": 2}, "3 input channels"),
    ],
)
def test_sizes_that_cannot_be_are_refused(op, types, attrs, why):
    with pytest.raises(ShloError, match=why):
        trace(lambda *v: op(*v, **attrs), [(f"x{i}", t) for i, t in enumerate(types)])
