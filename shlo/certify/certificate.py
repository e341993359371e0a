"""Writing certificates: what the prover found out, step by step, for :mod:`shlo.certify.checker` to look at.

The format is the checker's.  This file trusts the prover and the checker trusts neither: a certificate is written only once
the checker has accepted it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any

from shlo.certify.checker.check import FORMAT, check, digest
from shlo.certify.checker.operators import spell
from shlo.certify.checker.terms import Refused
from shlo.certify.relate import Walked
from shlo.certify.terms import SHARE, UNIT, WHOLE, Atoms, Factor, Monomial, Poly, of_factor, times, wide
from shlo.certify.verdict import Answer, Certificate
from shlo.ir.core import Graph, Node, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.control import body_of, communicates
from shlo.ir.ops.sharding import manual_computation


@dataclass
class Tables:
    """The numbering of a certificate's monomials and terms.  Atoms and shares keep the prover's."""

    atoms: Atoms
    monomials: dict[Monomial, int] = field(default_factory=dict)
    terms: dict[Poly, int] = field(default_factory=dict)
    unknown: dict[int, bool] = field(default_factory=dict)
    kept: dict[Any, list[Poly]] = field(default_factory=dict)
    """The results of composites that are kept as they are, by composite and operands."""
    definitions: list[tuple[list[Any], int]] = field(default_factory=list)
    """Their atoms, which come after the prover's, each with the inputs it is made of."""

    def term(self, a: Poly) -> int:
        """A term's number."""
        found = self.terms.get(a)
        if found is None:
            found = self.terms[a] = len(self.terms)
            for m in a.terms:
                self.monomials.setdefault(m, len(self.monomials))
        return found

    def bits(self, a: Poly) -> int:
        """Which inputs a value is made of, as a set of bits."""
        count, bits = len(self.atoms.list), 0
        for n, _, _ in a.factors():
            bits |= self.atoms.inputs[n] if n < count else self.definitions[n - count][1]
        return bits

    def keep(self, node: Node, key: Any, args: Sequence[Poly]) -> list[Poly]:
        """The results of a composite as atoms of its operands."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = []
            sizes = tuple((v.shape, "" if v.dtype.is_float else v.dtype.name) for v in node.operands)
            attrs, given = spell((tuple(node.attrs.values()), sizes)), [self.term(a) for a in args]
            bits = 0
            for a in args:
                bits |= self.bits(a)
            for i, v in enumerate(node.results):
                n = len(self.atoms.list) + len(self.definitions)
                self.definitions.append(([node.op.text_name, attrs, given, list(v.shape), i], bits))
                found.append(of_factor((n, wide(v.shape), WHOLE)))
        return found

    def known(self, a: Poly) -> bool:
        """Can a certificate speak of this value?  Not of one that may come out otherwise the next time."""
        return all(self.known_atom(f[0]) for f in a.factors())

    def known_atom(self, n: int) -> bool:
        """Or of this atom?"""
        found = self.unknown.get(n)
        if n >= len(self.atoms.list):
            return True
        if found is None:
            atom = self.atoms.list[n]
            found = self.unknown[n] = atom.op.startswith("unknown ") or not all(map(self.known, atom.args))
        return not found


class Claims:
    """What a program's operations give, in the checker's order; ``known`` are the applications of both programs so far."""

    def __init__(self, tables: Tables, walked: Walked, known: dict[Any, int], count: list[int]) -> None:
        self.tables, self.walked, self.known, self.count = tables, walked, known, count
        self.claims: list[Any] = []
        self.log = iter(walked.rules.log or ())
        self.silent = 0
        self.keeping: dict[Node, Any] = {}

    def block(self, graph: Graph, values: dict[Value, Poly | None], replicas: int) -> None:
        """Every operation of a block."""
        for node in graph.nodes:
            args = [values[v] for v in node.operands]
            body = body_of(node)
            if node.op is manual_computation:
                self._region(node, values)
            elif body is None:
                self._step(node, args, values)
            else:
                local = dict[Value, Poly | None](zip(body.params, args, strict=True))
                kept = node in self.keeping
                again = kept or self._enter(body, args, replicas)
                self.silent += again
                self.block(body, local, replicas)
                self.silent -= again
                results: list[Poly | None] = [local[v] for v in body.results]
                if kept:
                    results = list(self.tables.keep(node, self.keeping[node], [a for a in args if a is not None]))
                    self.claims.append(["kept", *(self.tables.term(a) for a in results if a is not None)])
                values.update(zip(node.results, results, strict=True))

    def _enter(self, body: Graph, args: Sequence[Poly | None], replicas: int) -> bool:
        """Note that a body is entered; is it one that was walked before, with the same operands?"""
        if self.silent:
            return False
        alike = all(a is not None and a.place[0] == WHOLE for a in args)
        key = body, tuple(args), 0 if alike else replicas
        earlier = self.known.get(key)
        if earlier is not None and not communicates(body):
            self.claims.append(earlier)
            return True
        self.claims.append(None)
        self.known[key] = self.count[0]
        self.count[0] += 1
        return False

    def _region(self, node: Node, values: dict[Value, Poly | None]) -> None:
        results = next(self.log)
        mesh = next((s.mesh for s in (*node.attrs["in_shardings"], *node.attrs["out_shardings"])), None)
        walked = results is not None
        if walked and mesh is not None:
            body: Graph = node.attrs["body"]
            local: dict[Value, Poly | None] = {v: values[v] for v in body.captures}
            local.update(zip(body.params, self._known(next(self.log)), strict=True))
            self.block(body, local, mesh.size)
            results = next(self.log)
        found = self._known(results) if walked else [None] * len(node.results)
        values.update(zip(node.results, found, strict=True))

    def _known(self, values: Iterable[Poly]) -> list[Poly | None]:
        return [a if self.tables.known(a) else None for a in values]

    def _step(self, node: Node, args: Sequence[Poly | None], values: dict[Value, Poly | None]) -> None:
        results = next(self.log)
        read = (*args, *(values[v] for region in node.regions for v in region.captures))
        if any(a is None for a in read) or not all(map(self.tables.known, results)):
            values.update((v, None) for v in node.results)
            claim: Any = None
        else:
            values.update(zip(node.results, results, strict=True))
            ids = [self.tables.term(a) for a in results] if not self.silent else []
            hints = self._hints(node, [a for a in args if a is not None], results) if not self.silent else []
            claim = ids[0] if len(ids) == 1 and not hints else [ids[0] if len(ids) == 1 else ids, *hints]
        if not self.silent:
            self.claims.append(claim)

    # ---- where the prover had a choice

    def _hints(self, node: Node, args: list[Poly], results: Sequence[Poly]) -> list[int]:
        rules, name = self.walked.rules, node.op.name
        marks, (result, *_) = rules.atoms.indicators, results
        folds = rules.folded
        if name in ("multiply", "and_"):
            a, b = args
            for left, right in ((None, None), (folds.get(a), None), (None, folds.get(b)), (folds.get(a), folds.get(b))):
                if times(left or a, right or b, marks) == result:
                    return self._folds(left, right)
        elif name == "divide" and args[1] and node.results[0].dtype.is_float:
            inverse = rules.frozen(node, args[1], Fraction(-1))
            if times(args[0], inverse, marks) != result:
                return self._folds(folds.get(args[0]))
        elif name == "select":
            single = result.single
            opaque = single is not None and any(rules.atoms.list[f[0]].op == "select" for f, _ in single[0])
            if opaque and not any(rules.atoms.list[f[0]].op == "select" for a in args for f in a.factors()):
                return [-2]
            return self._folds(folds.get(args[1])) if len(args[1]) > 3 else []
        elif name == "concatenate" and result in folds:
            return [self.tables.term(result)]
        elif name == "power" and (exponent := args[1].constant) is not None and exponent in (2, 3, 4):
            product = UNIT
            for _ in range(int(exponent)):
                product = times(product, args[0], marks) if len(product) * len(args[0]) < 10_000 else product
            return [] if product == result else [0]
        return []

    def _folds(self, *folds: Poly | None) -> list[int]:
        if not any(f is not None for f in folds):
            return []
        return [-1 if f is None else self.tables.term(f) for f in folds]


def composites_kept(ours: Walked, reference: Walked, tables: Tables) -> tuple[dict[Node, Any], dict[Node, Any]]:
    """Composites that need not be taken apart: both programs apply them to the same, and only results and such ones read them.

    An optimiser's are: once the gradients are known to be the same, what becomes of them is.
    """
    found: list[dict[Node, Any]] = []
    for walked in (ours, reference):
        keys: dict[Node, Any] = {}
        for node in walked.order:
            if node.op.is_composite and not node.op.collective:
                body, args = body_of(node), tuple(walked.values[v] for v in node.operands)
                fits = all(a.place[0] == WHOLE and tables.known(a) for a in args)
                if body is not None and fits and not communicates(body):
                    keys[node] = body, args
        found.append(keys)
    changed = True
    while changed:
        common = set(found[0].values()) & set(found[1].values())
        changed = False
        for walked, keys in zip((ours, reference), found, strict=True):
            read_otherwise: set[Value] = set()
            for node in reversed(walked.order):
                if node in keys and (keys[node] not in common or not read_otherwise.isdisjoint(node.results)):
                    del keys[node]
                    changed = True
                if node not in keys:
                    read_otherwise.update(node.operands)
                    read_otherwise.update(v for region in node.regions for v in region.captures)
    return found[0], found[1]


def certificate_data(
    certificate: Certificate,
    texts: tuple[tuple[str, str], tuple[str, str]],
    *,
    keep: bool = True,
    everything: bool = False,
) -> dict[str, Any]:
    """A certificate as JSON data, of a verdict whose walks were logged.

    ``texts`` are the names and texts of both programs; without ``keep`` every composite is taken apart, and with ``everything``
    atoms are defined that no step gives (which a rule may ask for on its way to something else).
    """
    if certificate.walks is None or certificate.walks[0].rules.log is None:
        raise ShloError("a certificate needs a verdict with its steps: certify(…, log=True)")
    ours, reference = certificate.walks
    atoms = ours.rules.atoms
    tables, known, count = Tables(atoms), dict[Any, int](), [0]
    steps, finals = {}, {}
    kept = composites_kept(ours, reference, tables) if keep else ({}, {})
    for which, walked, keeping in (("single", reference, kept[1]), ("data_parallel", ours, kept[0])):
        claims = Claims(tables, walked, known, count)
        claims.keeping = keeping
        values: dict[Value, Poly | None] = {p: walked.values[p] for p in walked.graph.params}
        claims.block(walked.graph, values, walked.rules.replicas)
        steps[which] = claims.claims
        finals[which] = [values[v] for v in walked.graph.results]
    mask = atoms.mask(certificate.batch)
    proved = []
    for r, mine, theirs in zip(certificate.results, finals["data_parallel"], finals["single"], strict=True):
        holds = r.answer is Answer.PROVED and mine is not None and theirs is not None
        proved.append([r.name, holds, bool(theirs is not None and tables.bits(theirs) & mask)])
    definitions, shares = _definitions(tables, everything=everything)
    numbers: dict[Fraction, int] = {}
    for a in tables.terms:
        for c in a.terms.values():
            numbers.setdefault(c, len(numbers))
    factors: dict[Factor, int] = {}
    for m in tables.monomials:
        for f, _ in m:
            factors.setdefault(f, len(factors))
    names = list(zip((p.name for p in ours.graph.params), certificate.partners, strict=True))
    state = certificate.state if all(proved[i][1] for i in certificate.state.values()) else {}
    data = {
        "format": FORMAT,
        "claim": certificate.claim if state or not certificate.state else "global-batch",
        "replicas": certificate.replicas,
        "partition": certificate.partition,
        "single_runs_on_replicas": certificate.beside,
        "loops_written_out": certificate.written_out,
        "inputs": [[n, certificate.roles[n], partner] for n, partner in names],
        "proved": proved,
        "acknowledged": list(certificate.acknowledged),
        "state": list(map(list, state.items())),
        "programs": {
            which: {"name": name, "sha256": sha256(text.encode()).hexdigest(), "text": text}
            for which, (name, text) in zip(("data_parallel", "single"), texts, strict=True)
        },
        "atoms": definitions,
        "shares": shares,
        "factors": [[n, place, *dims] for n, dims, place in factors],
        "monomials": [[n for i in sorted((factors[f], e) for f, e in m) for n in i] for m in tables.monomials],
        "terms": [[n for m, c in a.terms.items() for n in (numbers[c], tables.monomials[m])] for a in tables.terms],
        "numbers": [c.numerator if c.denominator == 1 else str(c) for c in numbers],
        "steps": steps,
    }
    return {**data, "digest": digest(data)}


def _definitions(tables: Tables, *, everything: bool) -> tuple[list[list[Any]], list[list[Any]]]:
    """Atoms and shares, those that no step needs left out (their numbers stay), but for inputs; or ``everything`` known."""
    atoms = tables.atoms
    if everything:
        for n, atom in enumerate(atoms.list):
            if not tables.known_atom(n):
                continue
            tables.term(of_factor((n, wide(atom.shape), WHOLE)))
    definitions: list[list[Any]] = [
        ["input", spell(a.attrs), [], list(a.shape), 0] if a.op == "input" else ["unused", str(i), [], [], 0]
        for i, a in enumerate(atoms.list)
    ]
    shares: list[list[Any]] = [["cut", [f"unused {j}"]] for j in range(len(atoms.origins))]
    done, seen = 0, set[int]()
    while done < len(tables.terms):
        todo = list(tables.terms)[done:]
        done = len(tables.terms)
        for n, _, place in {f for a in todo for f in a.factors()}:
            if n < len(atoms.list) and n not in seen:
                seen.add(n)
                atom = atoms.list[n]
                given = [tables.term(a) for a in atom.args]
                definitions[n] = [atom.op, spell(atom.attrs), given, list(atom.shape), atom.index]
            if place <= SHARE:
                origin = atoms.origin(place)
                of = all(isinstance(a, Poly) for a in origin)
                shares[SHARE - place] = ["of", [tables.term(a) for a in origin]] if of else ["cut", list(origin)]
    return [*definitions, *(d for d, _ in tables.definitions)], shares


def checked(certificate: Certificate, texts: tuple[tuple[str, str], tuple[str, str]]) -> dict[str, Any]:
    """A certificate that the checker has accepted."""
    for data in attempts(certificate, texts):
        try:
            check(data)
        except Refused as error:
            refused = error
        else:
            return data
    raise refused


def attempts(certificate: Certificate, texts: tuple[tuple[str, str], tuple[str, str]]) -> Iterator[dict[str, Any]]:
    """Certificates of a verdict, the shortest first.

    Equal values that were made differently may need every composite taken apart.
    """
    yield certificate_data(certificate, texts)
    yield certificate_data(certificate, texts, keep=False)
    yield certificate_data(certificate, texts, keep=False, everything=True)
