"""Writing certificates: what the prover found out, step by step, for :mod:`shlo.certify.checker` to look at.

The format is the checker's.  This file trusts the prover and the checker trusts neither: a certificate is written only once
the checker has accepted it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any

from shlo.certify.checker.check import FORMAT, check, digest
from shlo.certify.checker.walk import communicates, spell
from shlo.certify.relate import Walked, body_of
from shlo.certify.terms import UNIT, WHOLE, Atoms, Factor, Monomial, Poly, times
from shlo.certify.verdict import Answer, Certificate
from shlo.ir.core import Graph, Node, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.sharding import manual_computation


@dataclass
class Tables:
    """The numbering of a certificate's monomials and terms.  Atoms and shares keep the prover's."""

    atoms: Atoms
    monomials: dict[Monomial, int] = field(default_factory=dict)
    terms: dict[Poly, int] = field(default_factory=dict)
    unknown: dict[int, bool] = field(default_factory=dict)

    def term(self, a: Poly) -> int:
        """A term's number."""
        found = self.terms.get(a)
        if found is None:
            found = self.terms[a] = len(self.terms)
            for m in a.terms:
                self.monomials.setdefault(m, len(self.monomials))
        return found

    def known(self, a: Poly) -> bool:
        """Can a certificate speak of this value?  Not of one that may come out otherwise the next time."""
        return not any(self._unknown(f[0]) for f in a.factors())

    def _unknown(self, n: int) -> bool:
        found = self.unknown.get(n)
        if found is None:
            atom = self.atoms.list[n]
            found = self.unknown[n] = atom.op.startswith("unknown ") or any(not self.known(a) for a in atom.args)
        return found


class Claims:
    """What a program's operations give, in the checker's order; ``known`` are the applications of both programs so far."""

    def __init__(self, tables: Tables, walked: Walked, known: dict[Any, int], count: list[int]) -> None:
        self.tables, self.walked, self.known, self.count = tables, walked, known, count
        self.claims: list[Any] = []
        self.log = iter(walked.rules.log or ())
        self.silent = 0

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
                again = self._enter(body, args, replicas)
                self.silent += again
                self.block(body, local, replicas)
                self.silent -= again
                values.update(zip(node.results, [local[v] for v in body.results], strict=True))

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


def certificate_data(certificate: Certificate, texts: tuple[tuple[str, str], tuple[str, str]]) -> dict[str, Any]:
    """A certificate as JSON data, of a verdict whose walks were logged.

    ``texts`` are the names and texts of both programs.
    """
    if certificate.walks is None or certificate.walks[0].rules.log is None:
        raise ShloError("a certificate needs a verdict with its steps: certify(…, log=True)")
    ours, reference = certificate.walks
    atoms = ours.rules.atoms
    tables, known, count = Tables(atoms), dict[Any, int](), [0]
    steps, finals = {}, {}
    for which, walked in (("single", reference), ("data_parallel", ours)):
        claims = Claims(tables, walked, known, count)
        values: dict[Value, Poly | None] = {p: walked.values[p] for p in walked.graph.params}
        claims.block(walked.graph, values, walked.rules.replicas)
        steps[which] = claims.claims
        finals[which] = [values[v] for v in walked.graph.results]
    mask = atoms.mask({n for n, axis in certificate.roles.items() if axis is not None} or certificate.roles)
    proved = []
    for r, mine, theirs in zip(certificate.results, finals["data_parallel"], finals["single"], strict=True):
        holds = r.answer is Answer.PROVED and mine is not None and theirs is not None
        proved.append([r.name, holds, bool(theirs is not None and atoms.bits(theirs) & mask)])
    definitions: list[list[Any]] = []
    for atom in atoms.list:
        if atom.op.startswith("unknown "):
            definitions.append([atom.op, f"{len(definitions)}", [], list(atom.shape), atom.index])
        elif not all(map(tables.known, atom.args)):
            definitions.append([f"unknown {atom.op}", f"{len(definitions)}", [], list(atom.shape), atom.index])
        else:
            given = [tables.term(a) for a in atom.args]
            definitions.append([atom.op, spell(atom.attrs), given, list(atom.shape), atom.index])
    shares = []
    for origin in atoms.origins:
        if all(isinstance(a, Poly) for a in origin):
            if all(map(tables.known, origin)):
                shares.append(["of", [tables.term(a) for a in origin]])
            else:
                shares.append(["cut", [f"unknown {len(shares)}"]])
        else:
            shares.append(["cut", list(origin)])
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
        "inputs": [[n, certificate.roles[n], partner] for n, partner in names],
        "proved": proved,
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


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The certificate again, once the checker has accepted it."""
    check(data)
    return data
