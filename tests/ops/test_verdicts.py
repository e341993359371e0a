"""Programs that something is wrong with, or not: shlo and MLIR's verifier agree on which.

Every example of these operators is written, changed at random in one or two places (a size, an element type, a number, a list, an
enumerator), and read by both.
"""

from __future__ import annotations

import random
import re

import pytest

from shlo.emit import emit
from shlo.parse import parse
from shlo.runtime import mlir
from tests.ops.judging import verdict
from tests.parse.modules import CASES, case_id, module_of

_NAMES = """
    after_all batch_norm_grad batch_norm_inference batch_norm_training broadcast broadcast_in_dim case cholesky clamp concatenate
    convolution create_token custom_call dot dynamic_broadcast_in_dim dynamic_gather dynamic_iota dynamic_pad dynamic_reshape
    dynamic_slice dynamic_update_slice fft gather get_dimension_size get_tuple_element if iota map optimization_barrier pad
    real_dynamic_slice reduce reshape reverse rng rng_bit_generator scatter select_and_scatter set_dimension_size slice sort
    transpose triangular_solve tuple while
"""
NAMES = frozenset(_NAMES.split())
"""Not: dot_general, which MLIR lets multiply integers by floats (dot_general_c13), dynamic_conv, whose window it looks at only where
the padding is a constant (dynamic_conv_c3), reduce_window, whose body it lets take vectors (reduce_window_c13), and einsum,
unary_einsum and torch_index_select, which it does not look at at all."""

ELEMENTS = ("f32", "f64", "i32", "i64", "i1", "bf16", "ui8", "complex<f32>")
SWAPS = (
    ("true", "false"),
    ("false", "true"),
    ("LT", "GE"),
    ("RFFT", "FFT"),
    ("NO_TRANSPOSE", "ADJOINT"),
    ("UNIFORM", "NORMAL"),
)
CHANGES = 5


def change(text, rng):
    """The text with one thing changed."""
    return rng.choice([_number, _type, _type, _swap, _list])(text, rng)


def _replaced(text, match, new):
    return text[: match.start()] + new + text[match.end() :]


def _number(text, rng):
    found = list(re.finditer(r"(?<=[\[ :,])-?\d+(?=[\],> ])", text))
    return _replaced(text, rng.choice(found), str(rng.randrange(-2, 7))) if found else text


def _type(text, rng):
    types = sorted(set(re.findall(r"tensor<(?:[^<>]|<[^<>]*>)*>", text)))
    found = re.fullmatch(r"tensor<((?:\d+x)*)(.*)>", rng.choice(types)) if types else None
    if found is None:
        return text
    sizes, element = found[1].split("x")[:-1], found[2]
    at, how = rng.randrange(len(sizes) + 1), rng.random()
    if how < 0.3:
        sizes.insert(at, rng.choice("123"))
    elif how < 0.5 or not sizes:
        element = rng.choice(ELEMENTS)
    elif how < 0.7:
        sizes.pop(at % len(sizes))
    else:
        sizes[at % len(sizes)] = rng.choice("012345?")
    new = f"tensor<{''.join(f'{n}x' for n in sizes)}{element}>"
    return text.replace(found[0], new) if rng.random() < 0.7 else text.replace(found[0], new, 1)


def _swap(text, rng):
    old, new = rng.choice(SWAPS)
    return re.sub(rf"\b{old}\b", new, text, count=1)


def _list(text, rng):
    found = list(re.finditer(r"\[(\d+(?:, \d+)*)?\]", text))
    if not found:
        return text
    match = rng.choice(found)
    items = (match[1] or "").split(", ") if match[1] else []
    if items and rng.random() < 0.5:
        items.pop(rng.randrange(len(items)))
    else:
        items.insert(rng.randrange(len(items) + 1), str(rng.randrange(4)))
    return _replaced(text, match, f"[{', '.join(items)}]")


@pytest.mark.parametrize("case", [c for c in CASES if c[0].label in NAMES and not c[0].is_composite], ids=case_id)
def test_verdicts_agree(case):
    op, i = case
    text = emit(module_of(op, op.examples[i]))
    rng = random.Random(f"{op.label} {i}")
    for _ in range(CHANGES):
        changed = text
        for _ in range(rng.choice([1, 1, 2])):
            changed = change(changed, rng)
        ours, theirs = verdict(parse, changed), verdict(mlir.check, changed)
        assert (ours is None) is (theirs is None), f"{changed}\nours: {ours}\nMLIR: {theirs}"
