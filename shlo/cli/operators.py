"""``shlo ops``: the operators, and one of them in full."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from shlo.cli.common import Json, print_json, print_table
from shlo.emit import emit
from shlo.ir import ops as families
from shlo.ir.core import MEANINGS, OPERATORS, VJP, Example, Function, Meaning, Module, Operator
from shlo.ir.errors import PACKAGE, RuleError, ShloError, counted
from shlo.ir.types import short_type
from shlo.transform import folds, formulas, regions
from shlo.transform.grad import differentiable

_DECLARED = (
    families.__all__,
    folds.__name__,
    formulas.__name__,
    regions.__name__,
)  # importing them is what declares the operators and their meanings

_MARKS = {"rule": "rule", "default": "default", "body": "body", "excused": "excused", "missing": "—"}


def _status(meaning: Meaning[Any], op: Operator[..., Any]) -> str:
    """``rule``, ``default``, ``body`` (a composite is differentiated through its lowering), ``excused`` or ``missing``."""
    status = meaning.status(op)
    return "body" if status == "missing" and meaning is VJP and differentiable(op) else status


def ops(
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="Show this operator: convWeightGradB, stablehlo.add, conv_f …"),
    ] = None,
    json: Json = False,
) -> None:
    """List the operators with their meanings, or show one: contract, formula, lowering, meanings, laws."""
    if name is not None:
        op = _find(name)
        print_json(_described(op)) if json else _show(op)
        return
    if json:
        print_json([_summary(op) for op in OPERATORS.values()])
        return
    for kind in ("primitive", "composite"):
        found = sorted((op for op in OPERATORS.values() if op.kind == kind), key=lambda op: op.label.lower())
        print(counted(len(found), kind) + (" (training operators)" if kind == "composite" else ""))
        rows = [[_listed(op), *(_MARKS[_status(m, op)] for m in MEANINGS.values()), _contract(op)] for op in found]
        print_table([f"  {'name'}", *MEANINGS, "operands -> results"], [[f"  {r[0]}", *r[1:]] for r in rows])
        print()
    print("shlo ops NAME shows one.")


def _listed(op: Operator[..., Any]) -> str:
    """Its label, or where several dialects have an operator of this label its name in texts."""
    alone = sum(other.label == op.label for other in OPERATORS.values()) == 1
    return op.label if alone else op.text_name


def _find(name: str) -> Operator[..., Any]:
    """An operator by its label, its name in texts or its Python name."""
    for op in OPERATORS.values():
        if name in (op.label, op.text_name, op.name, op.name.rstrip("_")):
            return op
    labels = {op.label.lower(): op.label for op in OPERATORS.values()}
    close = difflib.get_close_matches(name.lower(), labels, 3)
    hint = f": did you mean {', '.join(labels[c] for c in close)}?" if close else " (shlo ops lists them all)"
    raise ShloError(f"there is no operator '{name}'{hint}")


def _contract(op: Operator[..., Any]) -> str:
    return op.contract.text if op.contract is not None else ", ".join(op.operands) or "()"


def _cuts(op: Operator[..., Any]) -> Mapping[str, str]:
    return op.contract.cuts if op.contract is not None else {}


def _summary(op: Operator[..., Any]) -> dict[str, Any]:
    return {
        "name": op.text_name,
        "python": op.name,
        "kind": op.kind,
        "contract": op.contract.text if op.contract is not None else None,
        "operands": list(op.operands),
        "attributes": list(op.defaults),
        "meanings": {name: _status(meaning, op) for name, meaning in MEANINGS.items()},
    }


def _described(op: Operator[..., Any]) -> dict[str, Any]:
    file, line = op.source
    example = _lowering_text(op)
    return {
        **_summary(op),
        "signature": op.usage,
        "cuts": dict(_cuts(op)),
        "source": f"{_short(file)}:{line}",
        "doc": op.doc,
        "excuses": {name: m.excuses[op] for name, m in MEANINGS.items() if op in m.excuses},
        "laws": dict(_laws(op)),
        "lowering": example[1] if example else None,
    }


def _show(op: Operator[..., Any]) -> None:
    file, line = op.source
    print(f"{op.text_name} — {op.kind}, {_short(file)}:{line}")
    print(f"  {op.usage}")
    if op.contract is not None:
        cuts = ", ".join(f"cutting {axis}: {law}" for axis, law in _cuts(op).items())
        print(f"  {op.contract.text}{f'   ({cuts})' if cuts else ''}")
    print()
    print("\n".join(f"  {text}" if text else "" for text in op.doc.splitlines()))
    print("\nmeanings")
    for name, meaning in MEANINGS.items():
        print(f"  {name:<5} {_MARKS[_status(meaning, op)]:<8} {_where(meaning, op)}".rstrip())
    print("\nlaws")
    for law, state in _laws(op):
        print(f"  {law:<6} {state}")
    example = _lowering_text(op)
    if example:
        print(f"\nlowering at ({example[0]})")
        print("\n".join(f"  {text}" for text in example[1].rstrip().splitlines()))


def _where(meaning: Any, op: Operator[..., Any]) -> str:
    """Where a rule is written, or why there is none."""
    if op in meaning.excuses:
        return str(meaning.excuses[op])
    rule = meaning.rules.get(op)
    code = getattr(rule, "__code__", None)
    if code is not None:
        return f"{_short(code.co_filename)}:{code.co_firstlineno}"
    if rule is not None:
        return f"numpy.{getattr(rule, '__name__', rule)}"
    if _status(meaning, op) == "body":
        return "derived from its body"
    return "follows from the contract" if meaning.find(op) is not None else ""


def _short(file: str | None) -> str:
    root = Path(PACKAGE).parent
    return str(Path(file).relative_to(root)) if file and Path(file).is_relative_to(root) else str(file)


def _laws(op: Operator[..., Any]) -> list[tuple[str, str]]:
    """The laws that hold this operator to itself, and whether they apply (DESIGN: "the laws hold for all of them")."""
    at = _counted(len(op.examples))
    runs = sum(not e.unrun for e in op.examples)
    why = next((e.unrun for e in op.examples if e.unrun), "")
    status = {name: _status(meaning, op) for name, meaning in MEANINGS.items()}

    def unless_excused(meaning: str, said: str) -> str:
        if status[meaning] in ("rule", "default", "body"):
            count = sum(not (meaning == "vjp" and e.nograd) for e in op.examples)
            return f"{said}, {_counted(count)}"
        return f"none: {MEANINGS[meaning].excuses.get(op, 'no rule')}"

    own_den = op.is_composite and status["den"] == "rule"
    return [
        ("type", f"{'contract = ' if op.contract else ''}body's type = den's, {at}"),
        (
            "lower",
            f"den = den∘lower, {at}"
            if own_den
            else "none: its den is its lowering"
            if op.is_composite
            else "none: a primitive",
        ),
        ("text", f"parse∘emit = id, MLIR agrees, {at}"),
        ("grad", unless_excused("vjp", "vjp against differences in float64")),
        ("cut", unless_excused("cut", "the shards' results give the whole")),
        ("run", f"PJRT against den, {_counted(runs)}" if runs else f"none: {why or 'no example'}"),
    ]


def _counted(count: int) -> str:
    return f"at {counted(count, 'example')}" if count else "no example"


def _lowering_text(op: Operator[..., Any]) -> tuple[str, str] | None:
    """A composite's lowering at its first example: (what the operands are, the text)."""
    example: Example | None = next((e for e in op.examples if e.types), None)
    if example is None or not op.is_composite:
        return None
    types = tuple(short_type(t) for t in example.types)
    try:
        graph = op.lowering(types, op.bind_attrs(example.attrs))
    except RuleError as error:
        raise AssertionError(f"{op.label} refuses its own example: {error}") from error
    given = [f"{p.name}: {t}" for p, t in zip(graph.params, example.types, strict=True)]
    given += [f"{name}={value}" for name, value in example.attrs.items()]
    return ", ".join(given), emit(Module([Function("lowering", graph)]))
