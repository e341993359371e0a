"""Modules to write and read: one for each example of each operator, and a way to compare texts across printers."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from shlo.ir.core import OPERATORS, Example, Function, Module, Operator, trace
from shlo.ir.types import short_type

CASES = [(op, i) for op in OPERATORS.values() for i in range(len(op.examples))]

MLIR_CASES = [
    (op, i)
    for op, i in CASES
    if "!quant" not in f"{op.examples[i].types}{op.examples[i].attrs}" and "out_sharding" not in op.defaults
]
"""Those that jaxlib's MLIR can read: its bindings leave the quantised types' dialect out, and Shardy's collectives must find a
sharding on what computes their operand (tests/ops/test_resharding.py has programs of these)."""


def case_id(case: tuple[Operator[..., Any], int]) -> str:
    return f"{case[0].label}-{case[1]}"


def module_of(op: Operator[..., Any], example: Example) -> Module:
    """A module whose main is one application of ``op``."""
    types = [(f"x{i}", short_type(t)) for i, t in enumerate(example.types)]
    return Module([Function("main", trace(lambda *xs: op(*op.arrange(xs), **example.attrs), types))], name="m")


_TOKEN = re.compile(r"%([\w$.-]+)(?=(?::\d+)?(?:, %[\w$.:-]+)* = |: )|%([\w$.-]+)")
_GROUP = re.compile(r"(%[\w$.-]+):(\d+)(?=(?:, %[\w$.:-]+)* = )")
_PART = re.compile(r"(%[\w$.-]+)#(\d+)")
_FLOAT = re.compile(r"-?\d+\.\d+([eE][-+]?\d+)?")


def normal(text: str) -> str:
    """The text with its values numbered in order of definition (of several results each) and its decimals as doubles
    rounded to float32."""
    text = _GROUP.sub(lambda m: ", ".join(f"{m[1]}.{i}" for i in range(int(m[2]))), text)
    text = _PART.sub(r"\1.\2", text)
    names: dict[str, str] = {}

    count = iter(range(10**9))

    def number(match: re.Match[str]) -> str:
        if match[1]:
            names[match[1]] = f"%{next(count)}"
            return names[match[1]]
        return names.get(match[2], "%?")

    return _FLOAT.sub(lambda m: repr(np.float32(m[0])), _TOKEN.sub(number, text)).strip()
