"""How fast is den's convolution?  Side by side with XLA and with the C++ reference interpreter.

Interleaved rounds in one process, medians, ratios.  The two sides of a pair get the same arrays; XLA's are on its device
before the clock starts.  The reference interpreter is so slow that it gets a small convolution, and its time is scaled by
the number of multiply-adds.  Run it on an idle machine: ``python bench/den_conv.py``; it needs ``jax``.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

import jax
import numpy as np
from jax import lax
from side_by_side import about, compared, interleaved

from shlo.interp.den import evaluate
from shlo.ir.core import trace
from shlo.ir.ops.linear import conv
from shlo.ir.types import f32
from shlo.runtime.reference import reference_eval

Pads = tuple[tuple[int, int], ...]


class Case(NamedTuple):
    """One convolution, NCHW by OIHW."""

    name: str
    x: tuple[int, int, int, int]
    w: tuple[int, int, int, int]
    strides: tuple[int, int] = (1, 1)
    padding: Pads = ((1, 1), (1, 1))
    lhs_dilation: tuple[int, int] = (1, 1)
    feature_groups: int = 1
    batch_groups: int = 1


CASES = [
    Case("3x3, 64 channels, 56x56", (32, 64, 56, 56), (64, 64, 3, 3)),
    Case("  its weight gradient", (64, 32, 56, 56), (64, 32, 56, 56)),
    Case("3x3, 512 channels, 7x7", (32, 512, 7, 7), (512, 512, 3, 3)),
    Case("1x1, 64 channels, 56x56", (32, 64, 56, 56), (64, 64, 1, 1), padding=((0, 0), (0, 0))),
    Case("7x7 stride 2, 224x224", (8, 3, 224, 224), (64, 3, 7, 7), (2, 2), ((3, 3), (3, 3))),
    Case("3x3 stride 2, 64 to 128", (32, 64, 56, 56), (128, 64, 3, 3), (2, 2)),
    Case("  its input gradient", (32, 128, 28, 28), (64, 128, 3, 3), padding=((1, 2), (1, 2)), lhs_dilation=(2, 2)),
    Case("3x3 in 4 groups", (32, 64, 56, 56), (64, 16, 3, 3), feature_groups=4),
    Case("3x3 depthwise", (32, 64, 56, 56), (64, 1, 3, 3), feature_groups=64),
    Case("  its weight gradient", (64, 32, 56, 56), (64, 32, 56, 56), batch_groups=64),
]

SMALL = Case("reference", (1, 8, 10, 10), (8, 8, 3, 3))


def sides(case: Case) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """The convolution under XLA and under den in the stored world, on the same arrays, each run once."""
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(s, dtype=np.float32) for s in (case.x, case.w))
    groups = {"feature_group_count": case.feature_groups, "batch_group_count": case.batch_groups}

    compiled = jax.jit(
        lambda x, w: lax.conv_general_dilated(x, w, case.strides, case.padding, case.lhs_dilation, **groups)
    )
    on_device = jax.device_put(x), jax.device_put(w)

    graph = trace(
        lambda x, w: conv(
            x, w, window_strides=case.strides, padding=case.padding, lhs_dilation=case.lhs_dilation, **groups
        ),
        [("x", f32[case.x]), ("w", f32[case.w])],
    )
    expected, (got,) = np.asarray(compiled(*on_device)), evaluate(graph, [x, w])
    assert np.abs(expected - got).max() < 1e-4 * np.abs(expected).max()
    return lambda: compiled(*on_device).block_until_ready(), lambda: evaluate(graph, [x, w])


def multiply_adds(case: Case) -> int:
    """Of an unstrided convolution: output elements times kernel elements of one output channel."""
    n, _, h, w = case.x
    (top, bottom), (left, right) = case.padding
    o, *kernel = case.w
    return n * o * (h + top + bottom - kernel[1] + 1) * (w + left + right - kernel[2] + 1) * math.prod(kernel)


def reference() -> Callable[[], Any]:
    """The small convolution under the reference interpreter."""
    n, c, h, w = SMALL.x
    text = f"""module {{
  func.func @main(%x: tensor<{n}x{c}x{h}x{w}xf32>, %w: tensor<{c}x{c}x3x3xf32>) -> tensor<{n}x{c}x{h}x{w}xf32> {{
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
      window = {{pad = [[1, 1], [1, 1]]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
      : (tensor<{n}x{c}x{h}x{w}xf32>, tensor<{c}x{c}x3x3xf32>) -> tensor<{n}x{c}x{h}x{w}xf32>
    return %y : tensor<{n}x{c}x{h}x{w}xf32>
  }}
}}"""
    arrays = [np.ones(SMALL.x, np.float32), np.ones(SMALL.w, np.float32)]
    return lambda: reference_eval(text, arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--first", action="store_true", help="only the first convolution and the reference interpreter")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    rows, ratios = [], []
    for case in CASES[: 1 if args.first else None]:
        by_xla, by_den = interleaved(list(sides(case)), args.rounds)
        ratios.append(compared(f"den on a convolution ({case.name.strip()}), against XLA", by_den, by_xla))
        xla, den = median(by_xla), median(by_den)
        rows.append({"case": case.name.strip(), "xla_ms": xla * 1e3, "den_ms": den * 1e3, "den_over_xla": den / xla})
        if not args.json:
            print(f"{case.name:<26} XLA {xla * 1e3:8.1f} ms   den {den * 1e3:8.1f} ms   den/XLA {den / xla:5.2f}")
    scale = multiply_adds(CASES[0]) / multiply_adds(SMALL)
    by_reference = [seconds * scale for seconds in interleaved([reference()], 3)[0]]
    scaled = median(by_reference)
    den = rows[0]["den_ms"] / 1e3
    ratios.append(compared("den on the first, against the reference interpreter", [den] * 3, by_reference))
    small, ratio = scaled / scale, scaled / den
    conditions = {**about(), "jax": jax.__version__, "OPENBLAS_CORETYPE": os.environ.get("OPENBLAS_CORETYPE", "")}
    if args.json:
        measured = {"cases": rows, "reference_s": scaled, "reference_over_den": ratio, "ratios": ratios}
        print(json.dumps({**conditions, **measured}, indent=1))
        return
    rate = multiply_adds(SMALL) / small / 1e6
    print(f"reference interpreter: {rate:.2f} million multiply-adds a second; the first convolution would take")
    print(f"  {scaled:.0f} s, {ratio:,.0f} times den's time")
    print(", ".join(f"{name} {value}" for name, value in conditions.items() if value))


if __name__ == "__main__":
    main()
