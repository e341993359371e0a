"""The algebra that values of both programs are written in: polynomials over *atoms*, hash-consed.

Every tensor of the single-device program is a polynomial with rational coefficients whose variables are atoms: an input, or an
operator that is not ring arithmetic (``exp``, a convolution, a sum over axes) applied to polynomials.  Equal polynomials
are equal dictionaries, so comparing two values costs nothing.  A factor of a monomial says which axes of the value its atom
lies along (``dims``): broadcasting and transposing only rename them, and a per-channel mean times an image needs no shape.

A value of the *R-replica* program is written in the same atoms, each with a **place**:

* ``WHOLE``: every replica holds the atom itself;
* a number i ≥ 0: replica r holds shard r of the atom, cut along its i-th wide axis, that is along the value's axis ``dims[i]``;
* ``SHARE`` or below: replica r holds a tensor v_r, and the sum of v_r over the replicas is the atom.  A sum over a matrix is the
  sum of what its rows give and of what its columns give, so the number says which v_r: :meth:`Atoms.share`;
* ``OWN``: this replica's own affair: nothing is known about how it relates to the single-device program.

So "partial sum with a rational weight" is a monomial with one SHARE factor and its coefficient; and where a program squares
its own statistics and later subtracts the square again (Chan's formula), the monomials cancel before anybody asks.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from shlo.ir.types import Shape

WHOLE: Final = -1
OWN: Final = -2
SHARE: Final = -3
"""The greatest of the places of shares, and what :attr:`Poly.place` calls all of them."""

Factor = tuple[int, tuple[int, ...], int]
"""(atom, dims, place).  ``dims[i]`` is the value's axis along which the atom's i-th *wide* axis lies; an axis is wide if its
size (of the whole atom) is not 1."""

Monomial = tuple[tuple[Factor, int], ...]
"""Factors with exponents, sorted; the empty monomial is 1.  An exponent counts twelfths (:data:`E1` is the first power), so that
square and cube roots of roots are whole numbers too."""

ONE: Final = Fraction(1)

E1: Final = 12
"""The exponent 1."""


class Poly:
    """An immutable polynomial: monomials with coefficients, none of them zero."""

    __slots__ = ("_hash", "_place", "terms")

    def __init__(self, terms: dict[Monomial, Fraction]) -> None:
        self.terms = terms
        self._hash: int | None = None
        self._place: tuple[int, int] | None = None

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Poly) and self.terms == other.terms)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.terms))
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __len__(self) -> int:
        return len(self.terms)

    def factors(self) -> Iterable[Factor]:
        """Every factor of every monomial, repeats included."""
        return (f for m in self.terms for f, _ in m)

    @property
    def constant(self) -> Fraction | None:
        """The number this is, or None."""
        if not self.terms:
            return Fraction(0)
        return self.terms.get(()) if len(self.terms) == 1 else None

    @property
    def single(self) -> tuple[Monomial, Fraction] | None:
        """The one monomial with its coefficient, or None."""
        return next(iter(self.terms.items())) if len(self.terms) == 1 else None

    @property
    def place(self) -> tuple[int, int]:
        """How the replicas hold this value: (WHOLE, 0), (SHARE, 0), (OWN, 0), or (0, axis) where all of it is cut along one axis.

        A whole factor may stand beside shards if it does not vary along the cut axis, and beside shares always; shards beside
        shares, shares times shares, and whole factors that vary along the cut axis make a value a replica's own.
        """
        if self._place is None:
            self._place = self._find_place()
        return self._place

    def _find_place(self) -> tuple[int, int]:
        cut: set[int] = set()
        whole: set[int] = set()
        shares = False
        for m in self.terms:
            count = 0
            for (_, dims, place), e in m:
                if place == OWN:
                    return OWN, 0
                if place == WHOLE:
                    whole.update(dims)
                elif place <= SHARE:
                    count += 1 if e == E1 else 2
                else:
                    cut.add(dims[place])
            if count > 1:
                return OWN, 0
            shares = shares or count == 1
        if shares:
            return (OWN, 0) if cut else (SHARE, 0)
        if cut:
            return (0, min(cut)) if len(cut) == 1 and not cut & whole else (OWN, 0)
        return WHOLE, 0


ZERO: Final = Poly({})
UNIT: Final = Poly({(): ONE})


def number(value: Fraction | int) -> Poly:
    """A constant, the same in every element."""
    return Poly({(): Fraction(value)}) if value else ZERO


def of_factor(factor: Factor, coefficient: Fraction = ONE) -> Poly:
    """coefficient · factor."""
    return Poly({((factor, E1),): coefficient})


def add(a: Poly, b: Poly) -> Poly:
    """a + b."""
    if not a.terms:
        return b
    if not b.terms:
        return a
    terms = dict(a.terms)
    for m, c in b.terms.items():
        accumulate(terms, m, c)
    return Poly(terms)


def scale(a: Poly, by: Fraction) -> Poly:
    """by · a."""
    return a if by == 1 else Poly({m: c * by for m, c in a.terms.items()}) if by else ZERO


def times(a: Poly, b: Poly, idempotent: frozenset[int] | set[int]) -> Poly:
    """a · b; powers of an atom in ``idempotent`` (an indicator: 0 or 1) stay 1."""
    for one, other in ((a, b), (b, a)):
        if (c := one.constant) is not None:
            return scale(other, c)
    terms: dict[Monomial, Fraction] = {}
    for m, c in a.terms.items():
        for n, d in b.terms.items():
            accumulate(terms, join(m, n, idempotent), c * d)
    return Poly(terms)


def join(m: Monomial, n: Monomial, idempotent: frozenset[int] | set[int]) -> Monomial:
    """The product of two monomials."""
    if not m:
        return n
    if not n:
        return m
    powers = dict(m)
    for f, e in n:
        total = E1 if f[0] in idempotent and f in powers else powers.get(f, 0) + e
        if total:
            powers[f] = total
        else:
            del powers[f]
    return tuple(sorted(powers.items()))


def power(m: Monomial, exponent: Fraction) -> Monomial | None:
    """A monomial to a rational power, None where the exponents are no twelfths."""
    top, bottom = exponent.numerator, exponent.denominator
    if any(e * top % bottom for _, e in m):
        return None
    return tuple((f, e * top // bottom) for f, e in m)


def content(a: Poly, *, signed: bool = True) -> tuple[Fraction, Poly]:
    """a = c · primitive, where the primitive part's first monomial has coefficient ±1 (+1 if ``signed``).

    Two polynomials that differ by a rational factor (a positive one unless ``signed``) have the same primitive part.
    """
    if not a.terms:
        return ONE, a
    c = a.terms[min(a.terms)]
    if not signed:
        c = abs(c)
    return (c, scale(a, 1 / c)) if c != 1 else (ONE, a)


def rename(a: Poly, axes: Mapping[int, int]) -> Poly:
    """The value's axes renamed: factors lying along axis i lie along ``axes[i]``."""
    terms: dict[Monomial, Fraction] = {}
    for m, c in a.terms.items():
        renamed = tuple(sorted(((f[0], tuple(axes[d] for d in f[1]), f[2]), e) for f, e in m))
        accumulate(terms, renamed, c)
    return Poly(terms)


def whole(a: Poly) -> Poly:
    """The single-device value that a uniformly placed one is a shard or share of: every place becomes WHOLE."""
    if all(f[2] == WHOLE for f in a.factors()):
        return a
    terms: dict[Monomial, Fraction] = {}
    for m, c in a.terms.items():
        accumulate(terms, made_whole(m), c)
    return Poly(terms)


def cut_along(a: Poly, axis: int | None) -> Poly:
    """A whole value as replicas hold it when it is cut along an axis (None: not at all)."""
    if axis is None:
        return a
    terms: dict[Monomial, Fraction] = {}
    for m, c in a.terms.items():
        placed = tuple(sorted(((f[0], f[1], f[1].index(axis) if axis in f[1] else f[2]), e) for f, e in m))
        accumulate(terms, placed, c)
    return Poly(terms)


def made_whole(m: Monomial) -> Monomial:
    """A monomial with every place WHOLE (factors that differed only in place become powers)."""
    powers: dict[Factor, int] = {}
    for (atom, dims, _), e in m:
        factor = (atom, dims, WHOLE)
        powers[factor] = powers.get(factor, 0) + e
    return tuple(sorted((f, e) for f, e in powers.items() if e))


def accumulate(terms: dict[Monomial, Fraction], m: Monomial, c: Fraction) -> None:
    """Add c·m to a polynomial under construction."""
    before = terms.get(m)
    total = c if before is None else before + c
    if total:
        terms[m] = total
    elif before is not None:
        del terms[m]


def common_scalars(a: Poly) -> Monomial:
    """The largest monomial of scalar factors (no axes) that divides every monomial of ``a``."""
    common: dict[Factor, int] | None = None
    for m in a.terms:
        scalars = {f: e for f, e in m if not f[1]}
        if common is None:
            common = scalars
        else:
            common = {f: min(e, scalars[f]) for f, e in common.items() if f in scalars and (e > 0) == (scalars[f] > 0)}
        if not common:
            return ()
    return tuple(sorted((common or {}).items()))


@dataclass(frozen=True, slots=True)
class Atom:
    """An indivisible term: ``op`` applied to ``args`` with ``attrs``; an input has no args.  ``shape`` is the whole's."""

    op: str
    attrs: Any
    args: tuple[Poly, ...]
    shape: Shape
    index: int = 0


class Atoms:
    """The table of atoms: equal ones are one number.  Numbers grow with nesting, so an atom's parts come before it."""

    def __init__(self) -> None:
        self.table: dict[Atom, int] = {}
        self.list: list[Atom] = []
        self.indicators: set[int] = set()
        """Atoms that are 0 or 1."""
        self.inputs: list[int] = []
        """For each atom, which inputs it depends on: a set of bits."""
        self.input_names: list[str] = []
        self._shares: dict[Any, int] = {}
        self.origins: list[Any] = []
        """What each share was asked for with, in order: see :meth:`share`."""

    def number(self, atom: Atom) -> int:
        """The atom's number, new or old."""
        found = self.table.get(atom)
        if found is None:
            found = self.table[atom] = len(self.list)
            self.list.append(atom)
            bits = 0
            if atom.op == "input":
                bits = 1 << len(self.input_names)
                self.input_names.append(str(atom.attrs))
            for arg in atom.args:
                bits |= self.bits(arg)
            self.inputs.append(bits)
        return found

    def value(self, atom: Atom, place: int = WHOLE, axis: int = 0) -> Poly:
        """The atom as a value of its own shape: WHOLE, SHARE, OWN, or (place 0) cut along ``axis``."""
        dims = wide(atom.shape)
        return of_factor((self.number(atom), dims, dims.index(axis) if place >= 0 else place))

    def share(self, origin: Any) -> int:
        """The place of a share of an atom op(args), by what each replica computes: op of ``args`` cut along certain axes
        (``origin`` names an axis or None for each), or op of placed values (``origin`` is a tuple of them)."""
        found = self._shares.get(origin)
        if found is None:
            found = self._shares[origin] = SHARE - len(self.origins)
            self.origins.append(origin)
        return found

    def origin(self, place: int) -> Any:
        """What :meth:`share` was asked."""
        return self.origins[SHARE - place]

    def bits(self, a: Poly) -> int:
        """Which inputs a value depends on, as a set of bits."""
        bits = 0
        for f in a.factors():
            bits |= self.inputs[f[0]]
        return bits

    def depends(self, a: Poly) -> set[str]:
        """The names of the inputs that a value depends on."""
        return self.named(self.bits(a))

    def named(self, bits: int) -> set[str]:
        """The names of a set of inputs."""
        return {name for i, name in enumerate(self.input_names) if bits >> i & 1}

    def mask(self, names: Container[str]) -> int:
        """A set of inputs by their names."""
        return sum(1 << i for i, name in enumerate(self.input_names) if name in names)


def wide(shape: Shape) -> tuple[int, ...]:
    """The axes whose size is not 1."""
    return tuple(i for i, n in enumerate(shape) if n != 1)


def rootable(m: Monomial) -> bool:
    """May a root be taken factor by factor?  √(x²) is not x, and √(x·y) is √x·√y only where no sign is lost.

    A factor that stands under a root already is not negative wherever the program has a value.  One other may stand beside
    such factors, with an odd exponent: then the root itself says that it is not negative.
    """
    signed = [e // E1 for _, e in m if e % E1 == 0]
    return not signed or (len(signed) == 1 and signed[0] % 2 == 1)


def split_scalars(m: Monomial) -> tuple[Monomial, Monomial]:
    """The whole factors without axes, and the rest."""
    scalars = tuple((f, e) for f, e in m if not f[1] and f[2] == WHOLE)
    return scalars, tuple((f, e) for f, e in m if f[1] or f[2] != WHOLE)


def number_factor(atoms: Atoms, c: Any) -> tuple[int, tuple[int, ...], int]:
    """A number that is no fraction, as a factor."""
    return atoms.number(Atom("number", c, (), ())), (), WHOLE
