"""From the comparison to a verdict a practitioner can act on.

PROVED: the values are the same polynomial in the same atoms, so they are equal for every input, over the reals.
REFUTED: a concrete input was found on which the numbers differ; the report names the first operation where the two programs part.
UNKNOWN: neither; the reason says why.  A sampled agreement never counts for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fnmatch import fnmatchcase
from fractions import Fraction
from functools import reduce
from operator import or_
from typing import Any, Final

from shlo.certify.relate import (
    Agreement,
    Walked,
    check_region,
    check_types,
    compare,
    pair_inputs,
    region_cuts,
    spmd,
    walk,
)
from shlo.certify.rounding import Budget, Narrowing, budget, narrowings
from shlo.certify.rules import mixture
from shlo.certify.terms import OWN, SHARE, WHOLE, Atoms, Poly, content, whole
from shlo.certify.witness import Witness, find_witness
from shlo.ir.core import Function, Module, Node, Value
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from shlo.ir.ops.sharding import manual_computation
from shlo.transform.data_parallel import data_parallel, statistics
from shlo.transform.unroll import unrolled

HOLDS_FOR: Final = "every input for which both programs have a value, over the reals"
"""What PROVED speaks of: where a root of a negative number or 0/0 comes up, or integers leave their type's range where they are
read as numbers, nothing is said."""


class Answer(StrEnum):
    """What is known about one result, or about all of them."""

    PROVED = "PROVED"
    REFUTED = "REFUTED"
    UNKNOWN = "UNKNOWN"


@dataclass(frozen=True)
class Parting:
    """Where two programs part: the operation of the R-replica program, its partner by name, and why in words."""

    node: Node | None
    partner: Node | None
    why: str


@dataclass(frozen=True)
class Result:
    """The verdict on one result of the two programs."""

    name: str
    answer: Answer
    parting: Parting | None = None
    witness: Witness | None = None


@dataclass(frozen=True)
class Certificate:
    """All verdicts of a pair of programs under one claim."""

    claim: str
    replicas: int
    roles: dict[str, int | None]
    results: tuple[Result, ...]
    independent: tuple[str, ...]
    """Results that depend on no batch input, integers (counters) and acknowledged ones aside: equality there says nothing."""
    ignored: tuple[str, ...]
    """Batch inputs that no result depends on."""
    budget: Budget | None
    redundant: tuple[str, ...] = ()
    """Collectives of the R-replica program that reduce what is the same on all replicas."""
    warnings: tuple[tuple[str, str], ...] = ()
    """Operations of it that are right over the reals and unwise in floating point, and why."""
    partners: tuple[str, ...] = ()
    """For each input of the R-replica program the single-device program's."""
    programs: tuple[Module, Module] | None = field(default=None, repr=False, compare=False)
    partition: str = "contiguous"
    """How examples are dealt to replicas: blocks of consecutive ones, or ``any`` way."""
    state: dict[str, int] = field(default_factory=dict)
    """With the claim lockstep: for each input that is fed back, the result that is its next value."""
    beside: bool = False
    """Does the second program run on the replicas too?"""
    cut: dict[str, int | None] = field(default_factory=dict)
    """The inputs that are cut, by their roles or by the program's own SPMD regions, and along which axis; None: something that is
    computed from the input is."""
    batch: frozenset[str] = frozenset()
    """A result must depend on one of these, or it is vacuous: what is cut, or all inputs where nothing is (and no region cuts)."""
    acknowledged: tuple[str, ...] = ()
    """Results that depend on no batch input and are said to be meant so."""
    narrowings: tuple[Narrowing, ...] = ()
    """Roundings to narrower formats that only one of the programs does."""
    written_out: bool = False
    """Were the programs' counted loops written out?"""
    walks: tuple[Walked, Walked] | None = field(default=None, repr=False, compare=False)

    @property
    def answer(self) -> Answer:
        """REFUTED if anything is, PROVED if everything is and the proof is not vacuous, else UNKNOWN."""
        answers = {r.answer for r in self.results}
        if Answer.REFUTED in answers:
            return Answer.REFUTED
        vacuous = self.ignored or self.independent
        return Answer.PROVED if answers == {Answer.PROVED} and not vacuous else Answer.UNKNOWN


def certify(
    dp: Module,
    single: Module,
    replicas: int,
    *,
    shard: Mapping[str, int | None] | None = None,
    names: Sequence[str] | None = None,
    small: Callable[[], tuple[Module, Module]] | None = None,
    search: bool = True,
    claim: str = "global-batch",
    acknowledge: Collection[str] = (),
    log: bool = False,
    partition: str = "contiguous",
) -> Certificate:
    """Is ``dp`` on ``replicas`` devices the step that ``single`` takes at the global batch?

    With the claim ``mean-of-replicas``, ``single`` is written at one replica's batch and the question is whether ``dp`` takes
    the step of the mean of the replicas' own losses (law 000-3): what a run with local batch-norm really minimises.

    ``shard`` says how inputs are cut (an axis, or None for the same on all replicas); others are read off the shapes.
    ``small`` makes the same pair of programs at sizes that NumPy evaluates in no time, to look for a counterexample there.
    ``search=False`` looks for none, and answers UNKNOWN where it cannot prove.  ``acknowledge`` names results (* matches
    anything) that may well depend on no batch input (frozen parameters, say); others like that make a proof vacuous.
    ``partition="any"`` asks whether it holds however the examples are dealt to replicas (interleaved, permuted), not only for
    blocks of consecutive ones.  ``log`` keeps every step, for :func:`shlo.certify.certificate.certificate_data`.

    Where the programs have loops whose rounds can be counted, and are not proved as they are, the loops are written out
    (:mod:`shlo.transform.unroll`).
    """
    options: dict[str, Any] = {"shard": shard, "names": names, "small": small, "claim": claim, "log": log}
    options |= {"acknowledge": acknowledge, "partition": partition}
    check_types(dp.main, "the first program")
    check_types(single.main, "the second program")
    written = [unrolled(m) for m in (dp, single)]
    kept = _certify(dp, single, replicas, search=search and not any(written), **options)
    if not any(written) or kept.answer is Answer.PROVED:
        return kept
    found = _certify(written[0] or dp, written[1] or single, replicas, search=search, **options)
    return replace(found, written_out=True, programs=found.programs if found.beside else (dp, single))


def _certify(
    dp: Module,
    single: Module,
    replicas: int,
    *,
    shard: Mapping[str, int | None] | None,
    names: Sequence[str] | None,
    small: Callable[[], tuple[Module, Module]] | None,
    search: bool,
    claim: str,
    acknowledge: Collection[str],
    log: bool,
    partition: str,
) -> Certificate:
    """:func:`certify` with the programs as they are."""
    mine, theirs = dp.main, single.main
    if replicas < 2:
        raise ShloError(f"a data-parallel program runs on at least 2 replicas, not {replicas}")
    devices = Devices(dp.replicas, dp.partitions)
    if devices.count not in (1, replicas):
        raise ShloError(f"the module is for {dp.replicas} replicas and {dp.partitions} partitions, not for {replicas}")
    if len(mine.graph.results) != len(theirs.graph.results):
        raise ShloError(f"the programs have {len(mine.graph.results)} and {len(theirs.graph.results)} results")
    beside, manual = claim == "mean-of-replicas", spmd(mine)
    if manual:
        check_region(dp, replicas, shard or {})
    if beside:
        roles, partner = _regions_or_said(mine, shard or {}), _partners(mine, theirs)
        theirs = _mean_of_replicas(theirs, replicas, {partner[n]: axis for n, axis in roles.items()})
    else:
        roles, partner = pair_inputs(mine, theirs, replicas, shard or {}), _partners(mine, theirs)
    examples = _examples(mine, replicas, roles) if partition == "any" else None
    atoms = Atoms()
    called = None if list(partner) == list(partner.values()) else list(partner)
    if beside:
        cut = {n: roles.get(m) for m, n in partner.items()}
        reference = walk(theirs, atoms, replicas, cut, called, log=log, examples=examples)
    else:
        reference = walk(theirs, atoms, 1, {}, called, log=log)
    known = len(atoms.list)
    if manual:  # the program speaks of whole inputs itself
        ours = walk(mine, atoms, 1, {}, log=log)
    else:
        grid = devices if devices.count > 1 else Devices(replicas, 1)
        ours = walk(mine, atoms, replicas, roles, None, grid, log=log, examples=examples)
    names = list(names or mine.result_names)
    check_results(ours, reference, names)
    results = []
    for agreement, value in zip(compare(ours, reference, names), mine.graph.results, strict=True):
        parting = None if agreement.equal else find_parting(agreement, value, ours, reference, known)
        results.append(Result(agreement.name, Answer.UNKNOWN if parting else Answer.PROVED, parting))
    wanted = {r.name for r in results if r.answer is Answer.UNKNOWN}
    if search and wanted:
        pair = small() if small is not None else (dp, single)
        other = pair[1].main
        if beside:
            other = _mean_of_replicas(other, replicas, {partner[n]: axis for n, axis in roles.items()})
        found = find_witness(
            pair[0].main,
            other,
            replicas,
            roles,
            wanted,
            names,
            parallel=beside,
            partitions=replicas if manual else devices.partitions,
            shuffle=examples is not None,
        )
        results = [Result(r.name, Answer.REFUTED, r.parting, found[r.name]) if r.name in found else r for r in results]
    cut_inputs = region_cuts(ours) if manual else _cut_by(roles)
    batch = frozenset(cut_inputs if cut_inputs or manual else roles)
    inputs = [atoms.bits(p) for p in reference.results]
    mask, used = atoms.mask(batch), reduce(or_, inputs, 0)
    independent = [
        n for n, i, v in zip(names, inputs, theirs.graph.results, strict=True) if not i & mask and v.dtype.is_float
    ]
    acknowledged = [n for n in independent if any(fnmatchcase(n, pattern) for pattern in acknowledge)]
    return Certificate(
        claim,
        replicas,
        roles,
        tuple(results),
        tuple(n for n in independent if n not in acknowledged),
        tuple(sorted(cut_inputs.keys() - atoms.named(used & mask))),
        budget(mine, replicas),
        tuple(n.name for n in ours.rules.redundant),
        tuple((n.name, why) for n, why in ours.rules.warnings.items()),
        tuple(partner.values()),
        (dp, Module([theirs], attrs={"mhlo.num_replicas": replicas}) if beside else single),
        partition,
        {},
        beside,
        cut_inputs,
        batch,
        tuple(acknowledged),
        tuple(narrowings(mine, theirs)),
        walks=(ours, reference),
    )


def _regions_or_said(mine: Function, said: Mapping[str, int | None]) -> dict[str, int | None]:
    """How each input is cut: as its SPMD regions have it, or else as is said."""
    cuts = region_cuts(walk(mine, Atoms(), 1, {})) if spmd(mine) else said
    return {p.name: cuts.get(p.name) for p in mine.graph.params}


def _partners(mine: Function, theirs: Function) -> dict[str, str]:
    """For each input the other program's: that of its name, whatever the order, or of its place where names differ."""
    names = [p.name for p in mine.graph.params]
    others = [p.name for p in theirs.graph.params]
    return {n: n for n in names} if set(names) == set(others) else dict(zip(names, others, strict=True))


def _cut_by(roles: Mapping[str, int | None]) -> dict[str, int | None]:
    return {n: axis for n, axis in roles.items() if axis is not None}


def _examples(function: Function, replicas: int, roles: Mapping[str, int | None]) -> int:
    """How many examples all inputs that are cut have."""
    if spmd(function):
        raise ShloError(
            "a partition of any kind is a question about inputs that are cut: in a program with an SPMD region its own shardings "
            "say which device has which examples"
        )
    sizes = {p.shape[axis] * replicas for p in function.graph.params if (axis := roles[p.name]) is not None}
    if len(sizes) != 1:
        raise ShloError(f"a partition of any kind deals out examples: the inputs that are cut have {sorted(sizes)}")
    return sizes.pop()


def _mean_of_replicas(single: Function, replicas: int, roles: Mapping[str, int | None]) -> Function:
    """The step of the mean of the replicas' own losses: ``single`` on each shard, batch contractions averaged, statistics local."""
    sharded = [n for n, axis in roles.items() if axis is not None]
    if not sharded or any(axis not in (0, None) for axis in roles.values()):
        raise ShloError(
            "the claim mean-of-replicas needs the batch inputs, cut along axis 0 (--shard ARG, or the shardings of a program "
            "with an SPMD region)"
        )
    found = statistics(single, sharded)
    if found:
        raise ShloError(
            f"the claim mean-of-replicas: {found[0].called} sums over the batch what its examples read again, and nothing says "
            "whether each replica has its own: only the batch-norms of this package's operators do"
        )
    return data_parallel(single, replicas, sharded, sync=False)[0]


def check_results(ours: Walked, reference: Walked, names: Sequence[str]) -> None:
    """A result and its partner have one shape, or the result is a shard of its partner: else the programs do not match.

    Nor do they where one is of integers and the other of other ones, or of floats: the same sum may wrap around in one of them.
    """
    replicas = ours.rules.replicas
    for name, mine, theirs in zip(names, ours.types, reference.types, strict=True):
        fits = [tuple(n * replicas if i == a else n for i, n in enumerate(mine.shape)) for a in range(mine.rank)]
        real = mine.dtype.kind == theirs.dtype.kind and mine.dtype.kind in ("float", "complex")
        if not (real or mine.dtype is theirs.dtype) or (theirs.shape != mine.shape and theirs.shape not in fits):
            raise ShloError(f"result {name} is {mine} in one program and {theirs} in the other")


# ------------------------------------------------------------------------------------------------ where they part

IN_WORDS = {
    "bnBatchF": "normalises with this replica's own statistics, not the global batch's",
    "bnBatchBack": "the batch-norm backward takes its means over this replica's examples only",
    "bnGammaGradB": "the γ gradient normalises with this replica's own statistics",
    "bnBatchVarB": "the variance is of this replica's examples around their own mean",
}


def find_parting(agreement: Agreement, value: Value, ours: Walked, reference: Walked, known: int) -> Parting:
    """The first operation on the way to the result ``value`` of the R-replica program that parts from the single-device one.

    That is where a value comes to be a replica's own affair; where none does, the first that the single-device program never
    computes; and where every part of the result is there too, what differs is its weights.
    """
    found = _first_parting(agreement, value, ours, reference, known)
    atoms = ours.rules.atoms
    unread = sorted(atoms.depends(agreement.theirs) - atoms.depends(agreement.mine))
    if not unread:
        return found
    why = f"{found.why}; it never reads {', '.join(unread[:6])}, which the single-device value depends on"
    return Parting(found.node, found.partner, why)


def _first_parting(agreement: Agreement, value: Value, ours: Walked, reference: Walked, known: int) -> Parting:
    rules = ours.rules
    partners = _named(reference.order)
    mine = agreement.mine
    nodes = [rules.made[n] for n in _new(rules.atoms, mine, known)]
    parted = next((n for n in nodes if n in rules.parted), None)
    if parted is not None or (mine.place[0] == OWN and not nodes):
        node = _origin(ours, parted or value.node)
        if node is not None:
            label = node.op.label
            why = IN_WORDS.get(label) or rules.parted.get(node)
            why = why or mixture(f for v in node.operands for f in ours.values[v].factors())
            return Parting(node, partners.get(node.name), why)
    if nodes:
        node = nodes[0]
        why = IN_WORDS.get(node.op.label)
        why = why or f"it computes {node.op.label} of something that the single-device program does not"
        return Parting(node, partners.get(node.name), why)
    if mine.place[0] == SHARE:
        return Parting(value.node, None, "it is still this replica's share of a sum: no collective reduces it")
    why = _weights(whole(mine), agreement.theirs, agreement.ratio, rules.replicas)
    node = _first_weight(value, ours, reference) if mine.place[0] == WHOLE else value.node
    return Parting(node, partners.get(node.name) if node is not None else None, why)


def _first_weight(value: Value, ours: Walked, reference: Walked) -> Node | None:
    """Back from a value that only weights tell from the single-device one, to the operation whose operands are all right.

    An operand that is no constant is wrong if all replicas hold it and it is not its partner's, or, where the operation has
    no partner of its name, if it is a multiple of a value of the single-device program and none of them itself.
    """
    partners = _named(reference.order)
    exact = set(reference.values.values())
    scaled = {content(a)[1] for a in exact}

    def wrong(v: Value, partner: Value | None) -> bool:
        a = ours.values[v]
        if v.node is None or a.constant is not None or a.place[0] != WHOLE or a in exact:
            return False
        return reference.values[partner] != a if partner is not None else content(a)[1] in scaled

    node = _inside(value).node
    while node is not None:
        partner = partners.get(node.name)
        alike = partner is not None and partner.op is node.op and len(partner.operands) == len(node.operands)
        others = partner.operands if partner is not None and alike else (None,) * len(node.operands)
        found = next((v for v, w in zip(node.operands, others, strict=True) if wrong(v, w)), None)
        if found is None:
            return node
        node = _inside(found).node
    return None


def _inside(value: Value) -> Value:
    """What comes out of an SPMD region as ``value``, if anything does; else itself."""
    node = value.node
    while node is not None and node.op is manual_computation:
        value = node.attrs["body"].results[node.results.index(value)]
        node = value.node
    return value


def _named(nodes: Sequence[Node]) -> dict[str, Node]:
    """Operations by name, where the name is more than a number, which means nothing in another program."""
    return {n.name: n for n in nodes if not n.name.isdigit()}


def _new(atoms: Atoms, value: Poly, known: int) -> list[int]:
    """The atoms that a value is made of and the single-device program has not, in the order they came up."""
    seen: set[int] = set()
    stack = [f[0] for f in value.factors()]
    while stack:
        n = stack.pop()
        if n not in seen:
            seen.add(n)
            stack.extend(f[0] for arg in atoms.list[n].args for f in arg.factors())
    return sorted(n for n in seen if n >= known)


def _origin(ours: Walked, node: Node | None) -> Node | None:
    """Back from an operation that reads a value which is a replica's own to the one that made it so."""
    while node is not None:
        before = next((v.node for v in node.operands if v.node is not None and _is_mixed(ours.values[v])), None)
        if before is None:
            break
        node = before
    return node


def _is_mixed(a: Poly) -> bool:
    """Is a value a replica's own only because of how its factors come together?"""
    return a.place[0] == OWN and not any(f[2] == OWN for f in a.factors())


def _weights(a: Poly, b: Poly, ratio: str | None, replicas: int) -> str:
    if ratio is not None:
        q = Fraction(ratio)
        hint = {
            Fraction(replicas): ": a sum where a mean is meant, or a divisor at the per-replica batch",
            Fraction(1, replicas): ": divided by the number of replicas once too often",
        }.get(q, "")
        return f"it is {q} times the single-device value{hint}"
    differing = [m for m in a.terms.keys() | b.terms.keys() if a.terms.get(m, 0) != b.terms.get(m, 0)]
    both = [m for m in differing if m in a.terms and m in b.terms]
    if both:
        ratios = sorted({a.terms[m] / b.terms[m] for m in both})
        shown = ", ".join(map(str, ratios[:3]))
        return f"{len(differing)} of its {len(b.terms)} terms have another weight ({shown} times the single-device one)"
    return f"{len(differing)} of its terms are not the single-device program's"


def summary(certificate: Certificate) -> dict[str, Any]:
    """The verdict as JSON data."""
    return {
        "answer": str(certificate.answer),
        "claim": certificate.claim,
        "replicas": certificate.replicas,
        "partition": certificate.partition,
        "sharded": certificate.cut,
        "results": [
            {
                "name": r.name,
                "answer": str(r.answer),
                **({"why": r.parting.why} if r.parting else {}),
                **({"at": r.parting.node.name} if r.parting and r.parting.node else {}),
                **({"witness": r.witness.to_json()} if r.witness else {}),
            }
            for r in certificate.results
        ],
        "depends_on_no_batch_input": list(certificate.independent),
        "ignored_inputs": list(certificate.ignored),
        **({"fed_back": len(certificate.state)} if certificate.state else {}),
        **({"loops_written_out": True} if certificate.written_out else {}),
        "redundant_collectives": list(certificate.redundant),
        "warnings": [{"at": name, "why": why} for name, why in certificate.warnings],
        "holds_for": HOLDS_FOR,
        "narrowing": [n.to_json() for n in certificate.narrowings],
        "rounding": None
        if certificate.budget is None
        else {
            "collectives": certificate.budget.collectives,
            "dtype": certificate.budget.dtype,
            "relative_bound": certificate.budget.relative,
        },
    }
