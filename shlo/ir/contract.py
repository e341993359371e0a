"""The contract line of an operator: ``"n i h w, o i kh kw -> n o h2 w2"``.

One line is shape rule, documentation, axis names for the cut law and generator of test sizes at once.  Operands are
separated by commas, axes by spaces.  An axis is a name (``h2``), a size (``3``), a multiple (``2*c``) or ``...``, which
stands for any number of axes, the same wherever it occurs.  An empty operand is a scalar.  Every name has one size.

What cutting an axis into replicas' shards does to the results is said by ``cuts``, axis by axis: ``"shard"`` (each result is
cut there too), ``"sum"`` (the shards' results add up), ``"mean"`` (their mean is the whole's) or ``"couples"`` (no such law: every
element depends on every other along the axis).  The axis ``n`` is the batch: it is ``"shard"`` unless ``cuts`` says otherwise, and
has to say so where a result has no ``n``.  The axes of ``...`` are ``"shard"`` in a contract of nothing but ``...`` and scalars (a
pointwise operator).  Other axes couple unless ``cuts`` says better.

A line is written for channels first.  Where the attribute ``layout`` is ``"NHWC"``, :meth:`Contract.at` reads it with
channels last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from shlo.ir.errors import counted, fail
from shlo.ir.types import TensorType, Type

CUT_LAWS: Final = ("shard", "sum", "mean", "couples")

Axes = tuple[str, ...]


def _axes(text: str) -> Axes:
    return tuple(text.replace("()", "").split())


class Contract:
    """A parsed contract line with its cut laws and size relations.

    ``cuts``: axis name → law.  ``sizes``: ``(dims, attrs) → more dims`` computes sizes that attributes determine (a
    convolution's output); they are checked when a node is built and used to draw test sizes.
    """

    def __init__(
        self,
        text: str,
        *,
        cuts: Mapping[str, str] | None = None,
        sizes: Callable[..., Mapping[str, int]] | None = None,
    ) -> None:
        left, arrow, right = text.partition("->")
        if not arrow:
            raise ValueError(f"contract {text!r} has no '->'")
        self.text, self.sizes, self.cuts = text, sizes, dict(cuts or {})
        self.known: dict[Any, tuple[int | str | None, ...]] = {}
        """The results' laws by the axes that are cut and the operands' ranks, as far as they were asked for."""
        self.operands = [_axes(o) for o in left.split(",")]
        self.results = [_axes(r) for r in right.split(",")]
        named = {a for axes in self.operands for a in axes if not a.isdigit()}
        for axis, law in self.cuts.items():
            if axis not in named or law not in CUT_LAWS:
                raise ValueError(f"contract {text!r}: no law {law!r} for the axis {axis!r}")
        if "n" in named:
            self.cuts.setdefault("n", "shard")
        if all(axes in (("...",), ()) for axes in self.operands) and all(axes == ("...",) for axes in self.results):
            self.cuts.setdefault("...", "shard")
        for axis, law in self.cuts.items():
            if law == "shard" and any(axis not in r for r in self.results):
                raise ValueError(f"contract {text!r}: cutting {axis!r} needs a law, it is not in every result")

    def __repr__(self) -> str:
        return f"Contract({self.text!r})"

    def at(self, attrs: Mapping[str, Any]) -> Contract:
        """The line at these attributes: with ``layout="NHWC"`` an image's axis after ``n`` comes last.

        Images are what has four axes, or a channel and ``...``.
        """
        return self.channels_last if attrs.get("layout") == "NHWC" else self

    @cached_property
    def channels_last(self) -> Contract:
        """This line with channels last."""
        sides = [", ".join(" ".join(_channels_last(a)) for a in side) for side in (self.operands, self.results)]
        line = Contract(" -> ".join(sides), cuts=self.cuts, sizes=self.sizes)
        line.__dict__["channels_last"] = line
        return line

    def bind(self, names: Sequence[str], types: Sequence[TensorType], attrs: Mapping[str, Any]) -> dict[str, int]:
        """The size of every axis; refuses operands that do not fit, naming axis and operands."""
        line = self.at(attrs)
        if line is not self:
            return line.bind(names, types, attrs)
        if len(types) != len(self.operands):
            fail(f"takes {counted(len(self.operands), 'operand')}, got {len(types)}")
        dims: dict[str, int] = {}
        owner: dict[str, str] = {}
        for name, axes, type in zip(names, self.operands, types, strict=True):
            for axis, size in _match(name, axes, type):
                if axis.isdigit():
                    if size != int(axis):
                        fail(f"{name} is {type}, but this axis must have size {axis}")
                elif "*" in axis:
                    factor, axis = axis.split("*")
                    if size % int(factor):
                        fail(f"{name} is {type}: size {size} is not a multiple of {factor}")
                    _bind(dims, owner, axis, size // int(factor), name, type)
                else:
                    _bind(dims, owner, axis, size, name, type)
        if self.sizes is not None:
            for axis, size in self.sizes(dims, attrs).items():
                if axis in dims and dims[axis] != size:
                    fail(f"axis {axis} must be {size} for these attributes, but {owner[axis]} has {dims[axis]}")
                dims[axis] = size
        return dims

    def check_results(self, dims: dict[str, int], results: Sequence[Type], attrs: Mapping[str, Any]) -> None:
        """Hold an operator's type rule or lowering to its own contract (a failure is a bug in the operator).

        ``dims`` are the sizes that :meth:`bind` found in the operands.
        """
        line = self.at(attrs)
        if line is not self:
            return line.check_results(dims, results, attrs)
        if len(results) != len(self.results):
            raise AssertionError(f"contract {self.text}: {len(results)} results")
        for axes, result in zip(self.results, results, strict=True):
            assert isinstance(result, TensorType)
            for axis, size in _match("the result", axes, result):
                factor, _, name = axis.rpartition("*")
                expected = (
                    int(axis) if axis.isdigit() else dims.setdefault(name, size // int(factor or 1)) * int(factor or 1)
                )
                if size != expected:
                    raise AssertionError(f"contract {self.text}: result {result} has {axis} = {size}, not {expected}")

    def cut(self, axes: Sequence[int | None], *operands: Any, **attrs: Any) -> Any:
        """The cut law this line implies (the meaning ``cut``): see :data:`shlo.ir.core.CUT`."""
        line = self.at(attrs)
        key = tuple(axes), tuple([len(o.shape) for o in operands])
        laws = line.known.get(key)
        if laws is None:
            laws = line.known[key] = tuple(line._laws(*key))
        return laws[0] if len(laws) == 1 else laws

    def _laws(self, axes: Sequence[int | None], ranks: Sequence[int]) -> list[int | str | None]:
        """The law of each result where operands of these ranks are cut along these axes."""
        spelled = [_expand(s, rank) for s, rank in zip(self.operands, ranks, strict=True)]
        names = {s[axis] for s, axis in zip(spelled, axes, strict=True) if axis is not None}
        if not names:
            return [None] * len(self.results)
        name = names.pop()
        if names or name.isdigit() or "*" in name:
            return ["couples"] * len(self.results)
        if any(axis is None and name in s for s, axis in zip(spelled, axes, strict=True)):
            return ["couples"] * len(self.results)
        law = self.cuts.get("..." if name.startswith("...") else name, "couples")
        return [r.index(name) if law == "shard" else law for r in self._spelled_results(ranks)]

    def _spelled_results(self, ranks: Sequence[int]) -> list[Axes]:
        """The results' axes with ``...`` spelled out at the operands' ranks."""
        extra = [rank - len(s) + 1 for s, rank in zip(self.operands, ranks, strict=True) if "..." in s]
        return [_expand(r, len(r) - 1 + (extra[0] if extra else 1)) for r in self.results]


def _bind(dims: dict[str, int], owner: dict[str, str], axis: str, size: int, name: str, type: TensorType) -> None:
    if dims.setdefault(axis, size) != size:
        fail(f"axis {axis} is {dims[axis]} in {owner[axis]} but {size} in {name} ({type})")
    owner.setdefault(axis, name)


def _channels_last(axes: Axes) -> Axes:
    image = axes[:1] == ("n",) and (len(axes) > 3 or axes[2:] == ("...",))
    return (axes[0], *axes[2:], axes[1]) if image else axes


def _expand(axes: Axes, rank: int) -> Axes:
    """Spell ``...`` out as ``...0 ...1 …`` for a value of this rank."""
    if "..." not in axes:
        return axes
    at = axes.index("...")
    extra = rank - len(axes) + 1
    return (*axes[:at], *(f"...{i}" for i in range(extra)), *axes[at + 1 :])


def _match(name: str, axes: Axes, type: TensorType) -> list[tuple[str, int]]:
    spelled = _expand(axes, type.rank)
    if len(spelled) != type.rank or ("..." in axes and type.rank < len(axes) - 1):
        fail(f"{name} must have the axes [{' '.join(axes)}], got {type}")
    return list(zip(spelled, type.shape, strict=True))
