"""Write docs/coverage.md: every operation by what it can be asked for, from the operators themselves, and what is refused.

``python scripts/coverage_table.py`` rewrites the page; a test holds it to the operators there are and to today's messages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import shlo.ir.ops  # (declares the operators)
import shlo.transform  # noqa: F401  (declares how those with regions are differentiated)
from shlo.ir.core import CUT, DEN, OPERATORS, VJP, Operator
from shlo.ir.errors import ShloError
from shlo.ir.meaning import IRRATIONAL, Meaning
from shlo.parse import parse
from shlo.parse.refused import REFUSED

PAGE = Path(__file__).resolve().parent.parent / "docs" / "coverage.md"

DIALECTS = {
    "stablehlo": "StableHLO",
    "chlo": "CHLO, what exporters leave above it",
    "sdy": "Shardy, where tensors lie",
    "func": "Functions",
    "check": "Test files: the check dialect",
    "interpreter": "Test files: the interpreter dialect",
    "mhlo": "Older spellings",
}

REFUSALS = [
    (
        "an operation of another dialect",
        'func.func @main(%a: tensor<f32>) { %0 = "arith.addf"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32> return }',
    ),
    ("tensors of unknown rank", "func.func @main(%a: tensor<*xf32>) { return }"),
    ("integers wider than 64 bits", "func.func @main(%a: tensor<i128>) { return }"),
    ("floats that NumPy has no storage for", "func.func @main(%a: tensor<f80>) { return }"),
    ("memory references", "func.func @main(%a: memref<2xf32>) { return }"),
    ("sparse and other encodings", "func.func @main(%a: tensor<2xf32, #sparse>) { return }"),
    ("functions without a body", "func.func private @f(tensor<f32>) -> tensor<f32>"),
    ("several blocks in a function", "func.func @main() {\n  return\n^bb1:\n  return\n}"),
    ("modules in modules", "module { module @inner { } }"),
    ("functions that call themselves", "func.func @main() { call @main() : () -> () return }"),
]
"""What a text may hold that is refused, each with a text that shows it."""


def label(op: Operator[..., object]) -> str:
    """The name it has in a text."""
    return op.text_name


def state(meaning: Meaning[object], op: Operator[..., object], notes: dict[str, int]) -> str:
    """``yes``, ``by its lowering``, or the number of the note that says why not."""
    status = meaning.status(op)
    if status == "rule":
        return "yes"
    if status == "default":
        return "by its contract" if meaning is CUT else "by its lowering"
    why = meaning.excuses.get(op)
    return f"no [{notes.setdefault(why, len(notes) + 1)}]" if why else "MISSING"


def evaluated(op: Operator[..., object]) -> str:
    """How it is evaluated, and whether over fractions too."""
    if DEN.find(op) is None:
        return "by its lowering" if op.is_composite else "no"
    return "yes" if op in IRRATIONAL else "yes, exactly too"


def run(op: Operator[..., object]) -> str:
    """Whether the run law holds it to PJRT."""
    if not op.examples:
        return "—"
    return "yes" if any(not e.unrun for e in op.examples) else "no"


def rows(dialect: str, notes: dict[str, int]) -> Iterable[str]:
    """One line an operator of a dialect."""
    for op in sorted((o for o in OPERATORS.values() if o.text_name.partition(".")[0] == dialect), key=label):
        form = "generic" if op.form is None or op.form.startswith("generic") else "pretty, generic"
        cells = [f"`{label(op)}`", form, evaluated(op)]
        cells += [state(VJP, op, notes), state(CUT, op, notes), run(op)]
        yield f"| {' | '.join(cells)} |\n"


def refusal(text: str) -> str:
    """What is said about a text."""
    try:
        parse(text, "step.mlir")
    except ShloError as error:
        return error.message
    return "(accepted)"


def page() -> str:
    """The whole page."""
    parts, notes = [HEAD], dict[str, int]()
    counts = Counter(o.text_name.partition(".")[0] for o in OPERATORS.values())
    for dialect, title in DIALECTS.items():
        if not counts[dialect]:
            continue
        parts.append(f"\n## {title} ({counts[dialect]})\n\n{TABLE}")
        parts += rows(dialect, notes)
    composites = [o for o in OPERATORS.values() if o.is_composite]
    ruled = Counter(VJP.status(o) for o in composites)
    parts.append(
        f"\n## Training operators ({len(composites)})\n\nEach is written as `stablehlo.composite` with its decomposition, which is "
        f"checked; each has a NumPy meaning independent of it. Gradients: {ruled['rule']} by a rule, {ruled['default']} by the "
        f"lowering's, {ruled['excused']} excused. [operators.md](operators.md) lists them, `shlo ops` shows them.\n"
    )
    parts.append("\n## Notes\n\n")
    parts += [f"{number}. {why}\n" for why, number in notes.items()]
    parts.append("\n## What is refused, and why\n\n| what | what is said |\n|---|---|\n")
    parts += [f"| `{name}` | {why} |\n" for name, why in REFUSED.items()]
    parts += [f"| {what} | {refusal(text)} |\n" for what, text in REFUSALS]
    parts.append(TAIL)
    return "".join(parts)


HEAD = """# Coverage

Generated by `python scripts/coverage_table.py` from the operators themselves; a test keeps it up to date, and another holds
the list of operations to the dialects that jaxlib registers (`tests/ir/test_dialects.py`).

Every operation below is **read and printed** in the forms named, byte for byte as MLIR prints it up to names and decimals,
and **verified**: a program that breaks a constraint of the specification is refused with its label and the types
([conformance.md](conformance.md) says how that was compared with MLIR's verifier). **eval** is the NumPy meaning, on any
number of replicas and partitions; *exactly too* means over fractions. **vjp** is the adjoint, **cut** what cutting operands
among replicas does. **run**: an example is held to PJRT by a law.
"""

TABLE = "| operation | forms | eval | vjp | cut | run |\n|---|---|---|---|---|---|\n"

TAIL = """
Besides: a `custom_call` of a target without a registered meaning is read, verified and printed, and refused when it is
evaluated; a program for several partitions is evaluated and run, but not by several processes; a program whose calls written
out make more than ten million operations is neither evaluated nor lowered.
"""

if __name__ == "__main__":
    PAGE.write_text(page())
