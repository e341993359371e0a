"""Attention's operators against JAX, and their adjoints by name."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from shlo.ir.core import OPERATORS
from shlo.ir.errors import ShloError
from shlo.ir.ops.attention import (
    cls_concat,
    cls_pad,
    cls_slice,
    head_pad,
    head_slice,
    join_heads,
    matmul_f,
    patch_tokens,
    pos_embed,
    softmax_row,
    split_heads,
)
from tests.oracle_training.applying import adjoint, apply, called, close, jax_value, jax_vjp

RNG = np.random.default_rng(4)


def test_the_softmax_is_of_a_row_and_does_not_overflow():
    x = np.concatenate([RNG.normal(size=(2, 3, 5)), RNG.normal(size=(2, 1, 5)) + 1e4], axis=1)
    p = apply(softmax_row, x)
    close(p, jax_value(jax.nn.softmax, x))
    close(p.sum(-1), np.ones((2, 4)))
    dy = RNG.normal(size=x.shape)
    close(adjoint(softmax_row, dy, x)[0], jax_vjp(jax.nn.softmax, dy, x)[0])
    assert called(softmax_row, dy, x) == ["softmaxRow", "softmaxRowBack"]


@pytest.mark.parametrize(
    ("name", "formula", "shapes"),
    [
        ("matmul_f", "nhpq,nhqr->nhpr", ((2, 3, 4, 5), (2, 3, 5, 6))),
        ("matmul_nt_f", "nhpq,nhrq->nhpr", ((2, 3, 4, 5), (2, 3, 6, 5))),
        ("matmul_tn_f", "nhqp,nhqr->nhpr", ((2, 3, 5, 4), (2, 3, 5, 6))),
    ],
)
def test_products_and_their_adjoints(name, formula, shapes):
    a, b = (RNG.normal(size=s) for s in shapes)
    dy = RNG.normal(size=(2, 3, 4, 6))

    def einsum(a, b):
        return jnp.einsum(formula, a, b)

    close(apply(OPERATORS[name], a, b), jax_value(einsum, a, b))
    for ours, theirs in zip(adjoint(OPERATORS[name], dy, a, b), jax_vjp(einsum, dy, a, b), strict=True):
        close(ours, theirs)


def test_products_call_each_other():
    a = RNG.normal(size=(2, 3, 3))
    assert called(matmul_f, a, a, a) == ["matmulNtF", "matmulTnF"]


def test_heads_are_consecutive_features():
    x = RNG.normal(size=(2, 5, 6))
    heads = apply(split_heads, x, heads=3)
    close(heads, x.reshape(2, 5, 3, 2).transpose(0, 2, 1, 3))
    close(apply(join_heads, heads), x)
    slices = [apply(head_slice, x, head=h, heads=3) for h in range(3)]
    close(np.stack(slices, 1), heads)
    close(sum(apply(head_pad, s, head=h, heads=3) for h, s in enumerate(slices)), x)


def test_heads_must_divide():
    x = RNG.normal(size=(2, 5, 6))
    with pytest.raises(ShloError, match="4 heads do not divide 6 features"):
        apply(split_heads, x, heads=4)
    with pytest.raises(ShloError, match="there is no head 3 of 3"):
        apply(head_slice, x, head=3, heads=3)


def test_tokens_of_an_image_in_row_major_order():
    x = RNG.normal(size=(2, 3, 4, 5))
    tokens = x.reshape(2, 3, 20).transpose(0, 2, 1)
    close(apply(patch_tokens, x), tokens)
    close(apply(patch_tokens, x.transpose(0, 2, 3, 1), layout="NHWC"), tokens)


def test_the_class_token_is_the_first():
    x, cls = RNG.normal(size=(2, 4, 3)), RNG.normal(size=3)
    y = apply(cls_concat, x, cls)
    close(y[:, 0], np.stack([cls, cls]))
    close(y[:, 1:], x)
    close(apply(cls_slice, y), y[:, 0])
    padded = apply(cls_pad, y[:, 0], tokens=5)
    assert not padded[:, 1:].any()
    dy = RNG.normal(size=y.shape)
    dx, dcls = adjoint(cls_concat, dy, x, cls)
    close(dx, dy[:, 1:])
    close(dcls, dy[:, 0].sum(0))


def test_the_position_s_gradient_sums_over_the_batch():
    x, position, dy = RNG.normal(size=(3, 4, 2)), RNG.normal(size=(4, 2)), RNG.normal(size=(3, 4, 2))
    close(adjoint(pos_embed, dy, x, position)[1], dy.sum(0))
