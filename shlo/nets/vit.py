"""ViT-Tiny/16 (Touvron et al. 2021, after Dosovitskiy et al. 2020)."""

from __future__ import annotations

import math

from shlo.ir.core import Value, scope
from shlo.ir.errors import ShloError
from shlo.ir.ops.attention import (
    cls_concat,
    cls_slice,
    join_heads,
    matmul_f,
    matmul_nt_f,
    patch_tokens,
    pos_embed,
    softmax_row,
    split_heads,
)
from shlo.ir.ops.pointwise import add_v_b, gelu, scale_b
from shlo.nets.init import TRUNCATED, fan_in_uniform
from shlo.nets.layers import Model
from shlo.nets.registry import net

HEADS = 3


@net("vit-tiny", image=(3, 224, 224), classes=1000)
def vit_tiny(m: Model, x: Value) -> Value:
    """ViT-Tiny/16: patches and a class token through 12 pre-norm blocks of 3-head attention and a GELU MLP, 192 features."""
    width, patch = m.config.channels(192), m.config.patch
    if width % HEADS:
        raise ShloError(f"{HEADS} heads do not divide {width} features (192 × width {m.config.width})")
    with scope("embed"):
        start = fan_in_uniform(m.channels_of(x) * patch * patch)
        x = patch_tokens(m.patches("patch", x, width, patch, start, start), layout=m.layout)
        x = cls_concat(x, m.parameter("cls", (width,), TRUNCATED))
        x = pos_embed(x, m.parameter("position", x.shape[1:], TRUNCATED))
    blocks = m.config.blocks(12)
    for number in range(blocks):
        position = number / max(1, blocks - 1)  # both branches of a block share it
        for part, branch in (("attention", _attention), ("mlp", _mlp)):
            with scope(f"blocks.{number}"), scope(part):
                x = add_v_b(m.drop_path(branch(m, m.layer_norm("norm", x)), position), x)
    return m.classifier(cls_slice(m.layer_norm("norm", x)), TRUNCATED)


def _attention(m: Model, x: Value) -> Value:
    width = x.shape[-1]
    q, k, v = (split_heads(m.dense(name, x, width, TRUNCATED), heads=HEADS) for name in ("query", "key", "value"))
    scores = scale_b(matmul_nt_f(q, k, precision=m.precision), by=1.0 / math.sqrt(width // HEADS))
    mixed = matmul_f(softmax_row(scores), v, precision=m.precision)
    return m.dense("project", join_heads(mixed), width, TRUNCATED)


def _mlp(m: Model, x: Value) -> Value:
    h = gelu(m.dense("expand", x, 4 * x.shape[-1], TRUNCATED), form="erf")
    return m.dense("project", h, x.shape[-1], TRUNCATED)
