"""Python's own notation on values: what it builds means what NumPy means by it, and what it cannot mean is refused in a sentence."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ShloError, bf16, evaluate, f32, f64, i1, i32, ops, tensor, trace, ui8
from shlo.emit import emit
from shlo.ir.core import Function, full_like
from shlo.runtime import mlir
from shlo.transform.grad import gradient

RNG = np.random.default_rng(4)
X = RNG.standard_normal((4, 5, 6))


def built(fn, *arrays, types=None):
    """What the function makes of arrays, as a graph, evaluated; MLIR accepts its text."""
    given = types or [tensor(a.shape, f64) for a in arrays]
    graph = trace(fn, [(f"x{i}", t) for i, t in enumerate(given)])
    mlir.check(emit(Function("main", graph)))
    (made,) = evaluate(graph, arrays)
    return made


INDICES = {
    "one": lambda x: x[1],
    "from behind": lambda x: x[-1],
    "three": lambda x: x[1, 2, 3],
    "a NumPy integer": lambda x: x[np.int64(2)],
    "slice": lambda x: x[1:3],
    "open": lambda x: x[:, 2:],
    "from behind, open": lambda x: x[-2:, :-1],
    "beyond the end": lambda x: x[2:99, -99:2],
    "steps": lambda x: x[::2, 1::3],
    "turned round": lambda x: x[::-1, :, ::-2],
    "turned round between": lambda x: x[3:0:-2, 4:1:-1],
    "turned round, one": lambda x: x[1:0:-1],
    "empty": lambda x: x[2:2, ::-1],
    "empty, turned round": lambda x: x[1:3:-1],
    "dots": lambda x: x[..., 2],
    "dots between": lambda x: x[1, ..., ::-1],
    "only dots": lambda x: x[...],
    "new axes": lambda x: x[None, 1, :, None],
    "new axis last": lambda x: x[..., None],
    "nothing": lambda x: x[()],
    "everything": lambda x: x[:, :, :],
}


@pytest.mark.parametrize("name", INDICES)
def test_subscripts_are_numpys(name):
    index = INDICES[name]
    made = built(lambda x: index(x), X)
    assert np.array_equal(made, index(X))
    assert made.shape == index(X).shape


def test_subscripts_take_no_more_nodes_than_they_need():
    def labels(index):
        return [n.op.label for n in trace(lambda x: index(x), [("x", f32[4, 5])]).nodes]

    assert labels(lambda x: x[:, ...]) == []
    assert labels(lambda x: x[1:]) == ["slice"]
    assert labels(lambda x: x[1]) == ["slice", "reshape"]
    assert labels(lambda x: x[::-1]) == ["reverse"]
    assert labels(lambda x: x[None]) == ["reshape"]


def test_gradients_of_subscripts_and_powers():
    def loss(x):
        return ops.reduce_sum(x[1:, ::-2] ** 3 @ x[0, 1:4, None], (0, 1))

    graph = trace(loss, [("x", f64[3, 6])])
    x = RNG.standard_normal((3, 6))
    _, grad = evaluate(gradient(Function("f", graph)), [x])
    numeric = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        step = np.zeros_like(x)
        step[at] = 1e-5
        numeric[at] = (evaluate(graph, [x + step])[0] - evaluate(graph, [x - step])[0]) / 2e-5
    np.testing.assert_allclose(grad, numeric, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 7, 10, -1, -2, 0.5, 1.5, np.int32(2), np.float32(2)])
def test_powers_are_numpys(exponent):
    x = np.abs(X) + 0.1
    np.testing.assert_allclose(built(lambda x: x**exponent, x), x**exponent, rtol=1e-13)
    np.testing.assert_allclose(built(lambda x: 2.0**x, x), 2.0**x, rtol=1e-13)
    np.testing.assert_allclose(built(lambda x: x ** (x + 1.0), x), x ** (x + 1), rtol=1e-13)


def test_whole_powers_multiply():
    labels = [n.op.label for n in trace(lambda x: x**5, [("x", f32[2])]).nodes]
    assert labels == ["multiply"] * 3
    assert built(lambda x: x**2, np.array([-3, 5], np.int32), types=[i32[2]]).tolist() == [9, 25]
    assert built(lambda x: x**3, np.array([-3, 5], np.int32), types=[i32[2]]).tolist() == [-27, 125]


SHAPES = [
    *(((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 4)), ((2, 3), (3, 4))),
    *(((5, 2, 3), (3, 4)), ((5, 2, 3), (3,)), ((2, 3), (5, 3, 4)), ((3,), (5, 3, 4)), ((2, 3), (6, 5, 3, 4))),
    *(((5, 2, 3), (5, 3, 4)), ((6, 5, 2, 3), (6, 5, 3, 4)), ((1, 2, 3), (1, 3, 4))),
]


@pytest.mark.parametrize(("left", "right"), SHAPES, ids=str)
def test_matrix_products_are_numpys(left, right):
    a, b = RNG.standard_normal(left), RNG.standard_normal(right)
    made = built(lambda a, b: a @ b, a, b)
    np.testing.assert_allclose(made, a @ b, rtol=1e-12)
    assert made.shape == (a @ b).shape


def test_the_rest_of_the_notation():
    assert np.array_equal(built(lambda x: abs(-x), X), abs(-X))
    a, b = np.array([-7, 5, 12], np.int32), np.array([2, 3, 1], np.int32)
    for fn in (
        lambda a, b: a & b,
        lambda a, b: a | b,
        lambda a, b: a ^ b,
        lambda a, b: ~a,
        lambda a, b: a << b,
        lambda a, b: a >> b,
        lambda a, b: 6 & a,
        lambda a, b: (a > b) | ~(a <= 5),
    ):
        assert np.array_equal(built(lambda a, b, fn=fn: fn(a, b), a, b, types=[i32[3], i32[3]]), fn(a, b))
    unsigned = np.array([200, 3], np.uint8)
    assert built(lambda x: x >> 1, unsigned, types=[ui8[2]]).tolist() == [100, 1]
    assert built(lambda x: ~x, np.array([True, False]), types=[i1[2]]).tolist() == [False, True]
    assert evaluate(trace(lambda x: x**2, [("x", bf16[2])]), [np.array([3.0, -2.0])])[0].astype(float).tolist() == [
        9,
        4,
    ]


REFUSED = [
    (lambda x, i: x[i], "ops.dynamic_slice takes a slice at a place that the program computes"),
    (lambda x, i: x[0, i:], "ops.dynamic_slice"),
    (lambda x, i: x[[0, 1]], "not with a list: .* ops.gather"),
    (lambda x, i: x[np.array([0, 1])], "not with a ndarray"),
    (lambda x, i: x[True], "not with a bool"),
    (lambda x, i: x[1.0], "not with a float"),
    (lambda x, i: x[4], r"index 4 is out of range on axis 0 of tensor<4x5xf32>"),
    (lambda x, i: x[0, -6], r"index -6 is out of range on axis 1"),
    (lambda x, i: x[0, 0, 0], "with 3 indices, it has 2 axes"),
    (lambda x, i: x[..., ...], "more than one"),
    (lambda x, i: x[::0], "must not be 0"),
    (lambda x, i: i[0], "with 1 indices, it has 0 axes"),
    (lambda x, i: [*x], "cannot be gone through: x"),
    (lambda x, i: x in [i][0], "'in' asks for what is not known"),
    (lambda x, i: x @ x, "sums over the last axis .* whose sizes 5 and 4 differ"),
    (lambda x, i: x @ i, "not tensor<4x5xf32> and tensor<i32>: . is for scalars"),
    (lambda x, i: x @ np.ones((5, 2)), r"@: a value takes another value beside it, not an array \[5, 2\]: ops.const"),
    (lambda x, i: np.ones((2, 4)) @ x, r"not an array \[2, 4\]"),
    (lambda x, i: x @ 2, "not a int"),
    (lambda x, i: x[None] @ full_like(x, 0)[None, None], "equal leading axes, not|sums over"),
    (lambda x, i: ops.broadcast_in_dim(x, shape=(2, 4, 5), broadcast_dimensions=(1, 2)) @ ops.iota(type=f32[3, 5, 2], iota_dimension=0), r"equal leading axes, not \[2\] and \[3\]"),
    (lambda x, i: x % 2, "ops.remainder has the sign of the dividend"),
    (lambda x, i: x // 2, "ops.floor"),
    (lambda x, i: 7 % x, "ops.remainder"),
    (lambda x, i: float(x), "not known while it is built"),
    (lambda x, i: int(i), "not known while it is built"),
    (lambda x, i: x ** "2", "power: a value takes another value or a number beside it, not a str"),
    (lambda x, i: x & x, "and_i1|and: "),
    (lambda x, i: ops.concatenate(x, dimension=0), "concatenate"),
]  # fmt: skip


@pytest.mark.parametrize("which", range(len(REFUSED)))
def test_what_python_cannot_say(which):
    """One sentence at the line where it stands."""
    call, why = REFUSED[which]
    with pytest.raises(ShloError, match=why) as error:
        trace(call, [("x", f32[4, 5]), ("i", i32[()])])
    assert error.value.position is None or error.value.position.file == __file__


def test_tuples_and_tokens_are_not_indexed():
    for made in (lambda x: ops.tuple_([x, x]), lambda x: ops.create_token()):
        with pytest.raises(ShloError, match="only tensors are indexed, not .* ops.get_tuple_element"):
            trace(lambda x, made=made: made(x)[0], [("x", f32[2])])


def test_unknown_sizes_are_not_indexed():
    with pytest.raises(ShloError, match="indexed where its sizes are known"):
        trace(lambda x: x[0], [("x", f32[-1, 3])])
