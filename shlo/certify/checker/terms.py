"""Terms: polynomials over the atoms that a certificate defines, and arithmetic with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from operator import ge
from typing import Any, Final, NoReturn

from shlo.ir.errors import ShloError

WHOLE, OWN, SHARE = -1, -2, -3
FIRST: Final = 12
"""The exponent 1: exponents count twelfths."""
WIDEST: Final = 10_000
"""A product of more monomials is refused: certificates have none."""

Shape = tuple[int, ...]
Factor = tuple[int, tuple[int, ...], int]
"""(atom, the value's axes along which its wide axes lie, place)."""
Mono = tuple[tuple[Factor, int], ...]


class Refused(ShloError):
    """A certificate that does not prove what it says."""


def refuse(why: str) -> NoReturn:
    """Stop."""
    raise Refused(why)


class Number:
    """A rational number.  Equal ones are one object, and what two of them give is worked out once."""

    __slots__ = ("_inverse", "_products", "_sums", "value")
    known: dict[Fraction | int, Number] = {}  # noqa: RUF012

    def __init__(self, value: Fraction) -> None:
        self.value = value
        self._products: dict[Number, Number] = {}
        self._sums: dict[Number, Number] = {}
        self._inverse: Number | None = None

    def __mul__(self, other: Number) -> Number:
        found = self._products.get(other)
        if found is None:
            found = self._products[other] = number(self.value * other.value)
        return found

    def __add__(self, other: Number) -> Number:
        found = self._sums.get(other)
        if found is None:
            found = self._sums[other] = number(self.value + other.value)
        return found

    def inverse(self) -> Number:
        """1 / this."""
        if self._inverse is None:
            self._inverse = number(1 / self.value)
        return self._inverse

    def __repr__(self) -> str:
        return str(self.value)


def number(value: Fraction | int) -> Number:
    """The one object of this number."""
    found = Number.known.get(value)
    if found is None:
        found = Number.known[value] = Number(Fraction(value))
    return found


def fraction(text: str) -> Fraction:
    """``3/4``."""
    top, slash, bottom = text.partition("/")
    return Fraction(int(top), int(bottom)) if slash else Fraction(int(top))


ZERO, ONE, MINUS = number(0), number(1), number(-1)

_SAME: Final = tuple(range(64))

Poly = dict[int, Number]
"""Monomials by number, with coefficients."""


def axes_of(shape: Shape) -> tuple[int, ...]:
    """The axes whose size is not 1."""
    return tuple(i for i, n in enumerate(shape) if n != 1)


def grow(shape: Shape, axis: int | None, by: int) -> Shape:
    """The sizes before they are cut."""
    return tuple(n * by if i == axis else n for i, n in enumerate(shape))


def gather(pairs: Iterable[tuple[int, Number]]) -> Poly:
    """A sum of monomials with coefficients."""
    total: Poly = {}
    for m, c in pairs:
        old = total.get(m)
        total[m] = c if old is None else old + c
    return {m: c for m, c in total.items() if c is not ZERO}


def add(a: Poly, b: Poly, by: Number = ONE) -> Poly:
    """a + by · b."""
    total = dict(a)
    for m, c in b.items():
        old = total.get(m)
        new = by * c if old is None else old + by * c
        if new is ZERO:
            del total[m]
        else:
            total[m] = new
    return total


def scale(a: Poly, by: Number) -> Poly:
    """by · a."""
    return a if by is ONE else {m: c * by for m, c in a.items()} if by is not ZERO else {}


def key_of(a: Poly) -> frozenset[tuple[int, Number]]:
    """A polynomial as a key."""
    if type(a) is not Term:
        return frozenset(a.items())
    if a.key is None:
        a.key = frozenset(a.items())
    return a.key


def _whole_numbers(values: Any, least: int = 0) -> Shape:
    if not isinstance(values, (list, tuple)) or any(type(n) is not int or n < least for n in values):
        refuse(f"{values!r} are not whole numbers")
    return tuple(values)


def _atom(op: Any, attrs: Any, args: Any, shape: Any, index: Any) -> tuple[str, str, tuple[Any, ...], Shape, int]:
    if not (type(op) is type(attrs) is str and type(args) is list and type(index) is int):
        refuse(f"{op!r} of {attrs!r} is no definition of an atom")
    return op, attrs, tuple(args), _whole_numbers(shape), index


class Term(dict[int, Number]):
    """A term of the certificate: a polynomial that remembers where it is, and itself as a key."""

    __slots__ = ("key", "place")

    def __init__(self) -> None:
        super().__init__()
        self.key: frozenset[tuple[int, Number]] | None = None
        self.place: int | None = None


class Terms:
    """The certificate's terms, and arithmetic with them."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.atoms = [_atom(*a) for a in data["atoms"]]
        self.factors: list[Factor] = []
        self.monos: list[tuple[tuple[int, int], ...]] = []
        """Factors, by number and in order, with exponents."""
        self._factor_ids: dict[Factor, int] = {}
        self._ids: dict[tuple[tuple[int, int], ...], int] = {}
        self._marks: set[int] = set()
        self._load_monomials(data)
        numbers = [number(c if type(c) is int else fraction(c)) for c in data["numbers"]]
        if ZERO in numbers:
            refuse("a coefficient is 0")
        self.terms = [self._term(p, numbers) for p in data["terms"]]
        self.table: dict[Any, int] = {}
        self.inputs: list[int] = []
        """For each atom, which inputs it is made of: the atoms' numbers as a set of bits."""
        for i, (op, attrs, args, shape, k) in enumerate(self.atoms):
            given = [self.term(p) for p in args]
            if any(self.factors[f][0] >= i for p in given for m in p for f, _ in self.monos[m]):
                refuse(f"atom {i} is made of later ones")
            self.inputs.append(1 << i if op == "input" else 0)
            for p in given:
                self.inputs[i] |= self.reads(p)
            if self.table.setdefault((op, attrs, tuple(map(key_of, given)), shape, k), i) != i:
                refuse(f"atom {i} is defined twice")
        self._shares: dict[Any, int] = {}
        self._origins: list[Poly | None] = []
        self._load_shares(data["shares"])
        self._joined: dict[tuple[int, int], int] = {}
        self._renamed: dict[tuple[int, tuple[int, ...]], int] = {}
        self._info: dict[int, tuple[bool, frozenset[int], frozenset[int], int]] = {}
        self._wholes: dict[int, int] = {}
        self._parts: dict[int, Mono] = {}
        self.empty = self.mono(())
        self.constant: Final = {self.empty}
        self.constants: dict[Any, list[Poly]] = {}
        """What constants say, by node and by literal: they come up again and again."""
        self.bodies: dict[Any, Any] = {}
        """The bodies of composites and calls, by node; None for other nodes."""

    def _load_monomials(self, data: Mapping[str, Any]) -> None:
        least = SHARE - len(data["shares"]) + 1
        for a, place, *dims in data["factors"]:
            if not (type(a) is type(place) is int and 0 <= a < len(self.atoms) and least <= place < len(dims)):
                refuse(f"there is no atom {a!r}, or none at place {place!r}")
            if len(set(_whole_numbers(dims))) != len(dims) or len(dims) != len(axes_of(self.atoms[a][3])):
                refuse(f"a factor of atom {a} lies along axes {dims}")
            if self.factor((a, tuple(dims), place)) != len(self.factors) - 1:
                refuse(f"a factor of atom {a} stands there twice")
        for flat in data["monomials"]:
            named, exponents = flat[::2], flat[1::2]
            m = tuple(zip(named, exponents, strict=True))
            fits = not flat or (set(map(type, flat)) == {int} and named[0] >= 0 and named[-1] < len(self.factors))
            if not fits or 0 in exponents or any(map(ge, named, named[1:])):
                refuse(f"{flat!r} is no monomial: factors in order, each with an exponent other than 0")
            if self._ids.setdefault(m, len(self.monos)) != len(self.monos):
                refuse("a monomial stands there twice")
            self.monos.append(m)

    def _load_shares(self, shares: Any) -> None:
        for j, (how, what) in enumerate(shares):
            made_of = [self.term(p) for p in what] if how == "of" else []
            self._origins.append(made_of[0] if len(made_of) == 1 else None)
            origin = tuple(map(key_of, made_of)) if how == "of" else tuple(what)
            if how not in ("cut", "of") or self._shares.setdefault((how, origin), SHARE - j) != SHARE - j:
                refuse(f"share {j} is defined twice, or not at all")

    # ---- numbering

    def factor(self, f: Factor) -> int:
        """A factor's number."""
        found = self._factor_ids.get(f)
        if found is None:
            found = self._factor_ids[f] = len(self.factors)
            self.factors.append(f)
            if self.atoms[f[0]][0] == "compare":
                self._marks.add(found)
        return found

    def mono(self, powers: Iterable[tuple[Factor, int]]) -> int:
        """A monomial's number; its factors are different ones."""
        return self._mono(sorted([(self.factor(f), e) for f, e in powers]))

    def _mono(self, powers: Iterable[tuple[int, int]]) -> int:
        m = tuple(powers)
        found = self._ids.get(m)
        if found is None:
            found = self._ids[m] = len(self.monos)
            self.monos.append(m)
        return found

    def parts(self, i: int) -> Mono:
        """A monomial's factors with their exponents, in the order that normal forms are chosen by."""
        found = self._parts.get(i)
        if found is None:
            found = self._parts[i] = tuple(sorted([(self.factors[f], e) for f, e in self.monos[i]]))
        return found

    def _term(self, flat: Sequence[Any], numbers: Sequence[Number]) -> Term:
        """Coefficients and monomials by their numbers, in turn."""
        p, coefficients, monos = Term(), flat[::2], flat[1::2]
        fits = not flat or (set(map(type, flat)) == {int} and min(flat) >= 0 and max(monos) < len(self.monos))
        if not fits or max(coefficients, default=-1) >= len(numbers):
            refuse(f"{flat!r} is no term: coefficients and monomials in turn")
        p.update(zip(monos, map(numbers.__getitem__, coefficients), strict=True))
        if len(p) != len(monos):
            refuse("a monomial stands twice in a term")
        return p

    def term(self, p: Any) -> Term:
        """A term by its number."""
        if type(p) is not int or not 0 <= p < len(self.terms):
            refuse(f"there is no term {p!r}")
        return self.terms[p]

    # ---- arithmetic

    def join(self, i: int, j: int) -> int:
        """The product of two monomials.  A comparison is 0 or 1, so its powers are itself."""
        found = self._joined.get((i, j))
        if found is None:
            powers = dict(self.monos[i])
            for f, e in self.monos[j]:
                total = FIRST if f in powers and f in self._marks else powers.get(f, 0) + e
                powers[f] = total
                if not total:
                    del powers[f]
            found = self._joined[i, j] = self._mono(sorted(powers.items()))
        return found

    def times(self, a: Poly, b: Poly) -> Poly:
        """a · b."""
        if len(a) == 1 == len(b):
            ((m, c),), ((n, d),) = a.items(), b.items()
            return {self.join(m, n): c * d}
        if len(a) * len(b) > WIDEST:
            refuse("a product is too long")
        return gather([(self.join(m, n), c * d) for m, c in a.items() for n, d in b.items()])

    def rename(self, a: Poly, axes: tuple[int, ...]) -> Poly:
        """The value's axis i becomes ``axes[i]``; −1: it lies along no such axis."""
        return a if axes == _SAME[: len(axes)] else {self._rename(m, axes): c for m, c in a.items()}

    def _rename(self, i: int, axes: tuple[int, ...]) -> int:
        found = self._renamed.get((i, axes))
        if found is None:
            powers = []
            for f, e in self.monos[i]:
                a, dims, place = self.factors[f]
                new = tuple([axes[d] for d in dims])
                if -1 in new:
                    refuse("a value lies along an axis that goes away")
                powers.append(((a, new, place), e))
            found = self._renamed[i, axes] = self.mono(powers)
        return found

    def squeezed(self, a: Poly, used: Sequence[int]) -> Poly:
        """Only the axes ``used``, numbered from 0."""
        if list(used) == list(range(len(used))):
            return a
        where = {d: i for i, d in enumerate(used)}
        return self.rename(a, tuple([where.get(d, -1) for d in range(max(used, default=-1) + 1)]))

    def whole(self, a: Poly) -> Poly:
        """The value that a value at one place is shards or shares of."""
        return a if self.place(a) == WHOLE else gather([(self._whole(m), c) for m, c in a.items()])

    def _whole(self, i: int) -> int:
        found = self._wholes.get(i)
        if found is None:
            powers: dict[Factor, int] = {}
            for f, e in self.monos[i]:
                a, dims, _ = self.factors[f]
                powers[a, dims, WHOLE] = powers.get((a, dims, WHOLE), 0) + e
            found = self._wholes[i] = self.mono([(f, e) for f, e in powers.items() if e])
        return found

    def cut(self, a: Poly, axis: int | None) -> Poly:
        """A whole value cut along an axis."""
        if axis is None:
            return a
        placed = (
            (self.mono([((n, d, d.index(axis) if axis in d else p), e) for (n, d, p), e in self.parts(m)]), c)
            for m, c in a.items()
        )
        return gather(list(placed))

    # ---- places

    def info(self, i: int) -> tuple[bool, frozenset[int], frozenset[int], int]:
        """Of a monomial: has it a factor of a replica's OWN, the axes it is cut along, those of whole factors, how many shares."""
        found = self._info.get(i)
        if found is None:
            own, shares, cuts, varies = False, 0, set[int](), set[int]()
            for f, e in self.monos[i]:
                _, dims, place = self.factors[f]
                if place == WHOLE:
                    varies.update(dims)
                elif place >= 0:
                    cuts.add(dims[place])
                elif place == OWN:
                    own = True
                else:
                    shares += 1 if e == FIRST else 2
            found = self._info[i] = own, frozenset(cuts), frozenset(varies), shares
        return found

    def place(self, a: Poly) -> int:
        """How the replicas hold a value: WHOLE, SHARE, OWN, or the axis that all of it is cut along."""
        if type(a) is not Term:
            return self._place(a)
        if a.place is None:
            a.place = self._place(a)
        return a.place

    def _place(self, a: Poly) -> int:
        cut: set[int] = set()
        varies: set[int] = set()
        shared = False
        for m in a:
            own, cuts, axes, shares = self.info(m)
            if own or shares > 1:
                return OWN
            cut |= cuts
            varies |= axes
            shared = shared or shares == 1
        if shared:
            return OWN if cut else SHARE
        if cut:
            return min(cut) if len(cut) == 1 and not cut & varies else OWN
        return WHOLE

    def meet(self, args: Sequence[Poly]) -> int:
        """The common place of several values."""
        if len(args) == 1:
            return self.place(args[0])
        places = [self.place(a) for a in args]
        cuts = {p for p in places if p >= 0}
        if OWN in places or len(cuts) > 1 or (cuts and SHARE in places):
            return OWN
        for axis in cuts:
            mixed = any(axis in self.axes(a) for a, p in zip(args, places, strict=True) if p == WHOLE)
            return OWN if mixed else axis
        return SHARE if SHARE in places else WHOLE

    def axes(self, *args: Poly) -> list[int]:
        """The axes that values vary along."""
        return sorted({d for a in args for m in a for f, _ in self.monos[m] for d in self.factors[f][1]})

    def reads(self, a: Poly) -> int:
        """Which inputs a value is made of, as a set of bits."""
        bits = 0
        for m in a:
            for f, _ in self.monos[m]:
                bits |= self.inputs[self.factors[f][0]]
        return bits

    # ---- normal forms

    def split(self, i: int, moved: Callable[[Factor], bool]) -> tuple[int, int]:
        """A monomial as a product: factors that are ``moved``, and the others."""
        m = self.monos[i]
        first = [t for t in m if moved(self.factors[t[0]])]
        if len(first) == len(m):
            return i, self.empty
        return (self._mono(first), self._mono([t for t in m if t not in first])) if first else (self.empty, i)

    def content(self, a: Poly, *, signed: bool) -> Number:
        """The coefficient of the first monomial (its absolute value unless ``signed``)."""
        c = a[min(a, key=self.parts)] if len(a) > 1 else next(iter(a.values()), ONE)
        return c if signed or c.value > 0 else c * MINUS

    def order(self, a: Poly) -> Any:
        """What operands that commute are sorted by."""
        return sorted((self.parts(m), c.value) for m, c in a.items())

    # ---- atoms

    def atom(self, op: str, attrs: str, args: Iterable[Poly], shape: Shape, index: int = 0) -> int:
        """The atom that the certificate defines so."""
        found = self.table.get((op, attrs, tuple(map(key_of, args)), shape, index))
        if found is None:
            refuse(f"the certificate has no atom for this {op}")
        return found

    def share(self, how: str, *origin: Any) -> int:
        """The place of shares that are made so."""
        given = origin if how == "cut" else tuple(map(key_of, origin))
        found = self._shares.get((how, given))
        if found is None:
            refuse("the certificate has no such share")
        return found

    def origin(self, place: int) -> Poly:
        """The placed value that shares were made of."""
        found = self._origins[SHARE - place]
        if found is None:
            refuse("these shares were not made of one value")
        return found

    def one(self, n: int, dims: tuple[int, ...], place: int) -> Poly:
        """One factor as a term."""
        return {self.mono([((n, dims, place), FIRST)]): ONE}

    def value(self, n: int, place: int = WHOLE, axis: int = 0) -> Poly:
        """An atom as a value of its own shape."""
        dims = axes_of(self.atoms[n][3])
        return self.one(n, dims, dims.index(axis) if place >= 0 else place)
