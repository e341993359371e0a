"""Meanings: tables from operators to rules, and the four that every operator is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from shlo.ir.errors import ShloError
from shlo.ir.types import Type

if TYPE_CHECKING:
    from shlo.ir.operator import Operator

F = TypeVar("F", bound=Callable[..., Any])


class Meaning(Generic[F]):
    """One interpretation of the operators: a table of rules, a default, and written excuses.

    ``default`` makes a rule for an operator that has none (or returns None); ``excuse`` says why an operator has no rule.
    """

    def __init__(self, name: str, doc: str, default: Callable[[Operator[..., Any]], F | None] | None = None) -> None:
        self.name, self.doc, self.default = name, doc, default
        self.rules: dict[Operator[..., Any], F] = {}
        self.excuses: dict[Operator[..., Any], str] = {}
        if name in MEANINGS:
            raise ValueError(f"there is a meaning '{name}' already")
        MEANINGS[name] = self

    def rule(self, *ops: Operator[..., Any]) -> Callable[[F], F]:
        """Decorator: this is the rule of these operators."""

        def register(fn: F) -> F:
            for op in ops:
                if op in self.rules:
                    raise ValueError(f"{op.label} has two {self.name} rules")
                self.rules[op] = fn
            return fn

        return register

    def excuse(self, why: str, *ops: Operator[..., Any]) -> None:
        """These operators have no rule, because …"""
        self.excuses.update((op, why) for op in ops)

    def find(self, op: Operator[..., Any]) -> F | None:
        """The rule of ``op``, its default, or None."""
        found = self.rules.get(op)
        if found is None and self.default is not None:
            found = self.default(op)
        return found

    def of(self, op: Operator[..., Any]) -> F:
        """The rule of ``op``; an error that says what to do where there is none."""
        found = self.find(op)
        if found is None:
            why = self.excuses.get(op)
            if why:
                raise ShloError(f"{op.label} has no {self.name} rule: {why}")
            file, line = op.source
            own = hasattr(
                op, self.name
            )  # den, vjp, cut, sync are written beside the operator, others beside their table
            how = (
                f"@{op.name}.{self.name} at {file}:{line}"
                if own
                else f"@….rule({op.name}) beside the table '{self.name}'"
            )
            raise ShloError(f"{op.label} has no {self.name} rule ({self.doc}): declare one with {how}")
        return found

    def status(self, op: Operator[..., Any]) -> str:
        """``rule``, ``default``, ``excused`` or ``missing``."""
        if op in self.rules:
            return "rule"
        if op in self.excuses:
            return "excused"
        return "default" if self.find(op) is not None else "missing"


MEANINGS: dict[str, Meaning[Any]] = {}


class Site(NamedTuple):
    """Where a den rule runs: types of operands and results, and the world (``real``, ``stored`` or ``exact``)."""

    types: tuple[Type, ...]
    results: tuple[Type, ...]
    world: str


SITED: set[Callable[..., Any]] = set()


def sited(fn: F) -> F:
    """Decorator for a den rule that depends on element types beyond what NumPy shows: it gets the :class:`Site` before its
    operands, and these as they are stored, narrow ones not widened::

        @popcnt.den
        @sited
        def _(site, operand): ...
    """
    SITED.add(fn)
    return fn


IRRATIONAL: dict[Operator[..., Any], str] = {}
"""Primitives that have no value in the exact world, and why; a composite has none where its lowering holds one of these."""


def irrational(why: str, *ops: Operator[..., Any]) -> None:
    """These primitives leave the rationals, because …"""
    IRRATIONAL.update((op, why) for op in ops)


DEN: Meaning[Callable[..., Any]] = Meaning(
    "den",
    "what it computes: NumPy arrays in (a tuple for an operand group), attributes as keywords, array(s) out; regions "
    "arrive as callables",
)
VJP: Meaning[Callable[..., Any]] = Meaning(
    "vjp",
    "its adjoint: cotangents of the results, then the operands, attributes as keywords; builds and returns one "
    "cotangent an operand (None where it is zero) and, after them, a dict of cotangents of values that its regions capture",
)


class NoCotangent(NamedTuple):
    """What a vjp rule returns in the place of an operand that the result does depend on, where there is no rule for how:
    asking for that gradient is then refused.  None says that the derivative is zero."""

    why: str


CUT: Meaning[Callable[..., Any]] = Meaning(
    "cut",
    "given the axis each operand is cut along (None: whole), and the operands, the result's axis, 'sum', 'mean', None "
    "(whole) or 'couples'; a tuple of those for several results",
    default=lambda op: op.contract.cut if op.contract is not None else None,
)
SYNC: Meaning[Callable[..., Any]] = Meaning(
    "sync",
    "how replicas compute it together when it couples the batch: given `mean` (the collective), the operands and the "
    "attributes, builds the results",
    default=lambda op: None,
)
