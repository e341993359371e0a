"""A certificate as a whole: its programs, its inputs, its steps, and what follows."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from shlo.certify.checker import arithmetic, moving
from shlo.certify.checker.operators import spell
from shlo.certify.checker.terms import (
    OWN,
    SHARE,
    WHOLE,
    Terms,
    grow,
    refuse,
)
from shlo.certify.checker.walk import Walk
from shlo.ir.core import Module, Value, no_collection
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from shlo.ir.ops.sharding import manual_computation
from shlo.ir.types import TensorType
from shlo.parse import parse
from shlo.transform.unroll import unrolled

FAMILIES: Final = (arithmetic, moving)
"""The files that fill the table of rules."""

FORMAT: Final = "shlo-certificate-1"


def check(data: Mapping[str, Any], given: Sequence[str] | None = None) -> dict[str, Any]:
    """Check a certificate; what it proves, in words.  ``given`` are the texts it has to be about.

    Refused where a step does not hold, a ShloError where it is no certificate or its texts are no programs.
    """
    try:
        if data["format"] != FORMAT:
            raise ShloError(f"not a certificate of format {FORMAT}: {str(data.get('format'))[:40]!r}")
        rest = {k: v for k, v in data.items() if k != "digest"}
        if digest(rest) != data["digest"]:
            refuse("the certificate was changed: its digest is another one")
        return _check(data, given)
    except RecursionError:
        raise ShloError("not a certificate: it is nested too deep") from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError, OverflowError) as error:
        raise ShloError(f"not a certificate: {type(error).__name__} {error}") from None


def digest(data: Mapping[str, Any]) -> str:
    """The sha256 of a certificate without its digest, so that damage is noticed before anything is worked out."""
    return sha256(json.dumps(data, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def _check(data: Mapping[str, Any], given: Sequence[str] | None) -> dict[str, Any]:
    modules = []
    for i, which in enumerate(("data_parallel", "single")):
        record = data["programs"][which]
        text = record["text"]
        if sha256(text.encode()).hexdigest() != record["sha256"]:
            refuse(f"the text of {which} is not the one whose sha256 the certificate has")
        if given is not None and given[i] != text:
            refuse(f"the {('first', 'second')[i]} program is not the one that this certificate is about")
        modules.append(parse(text, str(record["name"])))
    return check_modules(data, *modules)


def check_modules(data: Mapping[str, Any], dp: Module, single: Module) -> dict[str, Any]:
    """Check a certificate against programs that have been read."""
    with no_collection():
        if data["loops_written_out"] is True:
            dp, single = unrolled(dp) or dp, unrolled(single) or single
        elif data["loops_written_out"] is not False:
            refuse("something that is true or false is neither")
        return _check_modules(data, dp, single)


def _check_modules(data: Mapping[str, Any], dp: Module, single: Module) -> dict[str, Any]:
    replicas = data["replicas"]
    if type(replicas) is not int or not 2 <= replicas <= 10**6:
        refuse(f"{replicas!r} is no number of replicas")
    terms, known = Terms(data), list[Any]()
    sides = {"single": single.main, "data_parallel": dp.main}
    beside = data["single_runs_on_replicas"]
    roles = {name: axis for name, axis, _ in data["inputs"]}
    names = [p.name for p in dp.main.graph.params]
    partner = {name: other for name, _, other in data["inputs"]}
    others = [p.name for p in single.main.graph.params]
    expected = names if set(names) == set(others) else others  # by name, or by place
    if list(roles) != names or [partner[n] for n in names] != expected or len(names) != len(others):
        refuse("the inputs are not those of the programs")
    called = {other: name for name, other in partner.items()}
    manual = _has_region(dp)
    _check_claim(data, dp, single)
    examples = None
    if data["partition"] != "contiguous":
        sizes = {p.shape[roles[p.name]] * replicas for p in dp.main.graph.params if roles[p.name] is not None}
        if data["partition"] != "any" or len(sizes) != 1 or 0 in sizes:
            refuse(f"examples are not dealt out so: {data['partition']!r}, {sorted(sizes)}")
        (examples,) = sizes
    results: dict[str, list[Any]] = {}
    cut = {spell(name): axis for name, axis in roles.items() if axis is not None}
    for which, function in sides.items():
        parallel = (which == "data_parallel" and not manual) or (which == "single" and beside)
        module = dp if which == "data_parallel" else single
        grid = Devices(module.replicas, module.partitions)
        grid = grid if which == "data_parallel" and grid.count > 1 else Devices(replicas, 1)
        walk = Walk(
            terms,
            grid if parallel else Devices(1, 1),
            data["steps"][which],
            known,
            examples if parallel else None,
            spmd=_has_region(module),
        )
        values: dict[Value, Any] = {}
        for p in function.graph.params:
            name = p.name if which == "data_parallel" else called[p.name]
            axis = roles[name] if parallel else None
            if axis is not None and (type(axis) is not int or not 0 <= axis < p.rank):
                refuse(f"input {name} is cut along {axis!r}")
            n = terms.atom("input", spell(name), (), grow(p.shape, axis, replicas))
            values[p] = terms.value(n) if axis is None else terms.value(n, 0, axis)
        walk.block(function.graph, values)
        if walk.next != len(walk.claims):
            refuse("the certificate claims more steps than a program has")
        results[which] = [values[v] for v in function.graph.results]
        if which == "data_parallel" and manual:
            cut = walk.cut_inputs()
    _check_state(data, dp, terms, results["data_parallel"], roles)
    _check_wiring(dict(data["state"]), dp, single, partner)
    shown = {name: cut[spell(name)] for name in names if spell(name) in cut}
    reached = set(cut) if cut or manual else set(map(spell, roles))
    types = list(zip(dp.main.result_types, single.main.result_types, strict=True))
    return _conclude(data, terms, results, shown, reached, types)


def _has_region(module: Module) -> bool:
    return any(n.op is manual_computation for n in module.main.graph.walk())


def _check_claim(data: Mapping[str, Any], dp: Module, single: Module) -> None:
    """Is what is claimed a claim, about so many replicas as the programs are for, and about inputs and results that match?"""
    replicas, beside, claim = data["replicas"], data["single_runs_on_replicas"], data["claim"]
    for module in (dp, single):
        graph = module.main.graph
        types = [v.type for v in (*graph.params, *graph.results, *(v for n in graph.walk() for v in n.results))]
        if any(isinstance(t, TensorType) and not t.is_static for t in types):
            refuse("a size of a tensor is not known")
    if claim not in ("global-batch", "lockstep", "mean-of-replicas") or beside is not (claim == "mean-of-replicas"):
        where = "the replicas" if beside else "one device"
        refuse(f"there is no claim {claim!r} where the second program runs on {where}")
    shardings = [
        s for n in dp.main.graph.walk() for k in ("in_shardings", "out_shardings") for s in n.attrs.get(k) or ()
    ]
    several = _has_region(dp) and dp.replicas > 1
    if dp.replicas * dp.partitions not in (1, replicas) or several or any(s.mesh.size != replicas for s in shardings):
        refuse(f"the program is not for {replicas} replicas")
    elements = {p.name: p.dtype for p in single.main.graph.params}
    if any(elements[other] is not p.dtype for p, (*_, other) in zip(dp.main.graph.params, data["inputs"], strict=True)):
        refuse("an input is of other elements in one program than in the other")
    for i, (a, b) in enumerate(zip(dp.main.graph.results, single.main.graph.results, strict=True)):
        real = a.dtype.kind == b.dtype.kind and a.dtype.kind in ("float", "complex")
        whole = [grow(a.shape, axis, replicas) for axis in range(a.rank)]
        if not (real or a.dtype is b.dtype) or (a.shape != b.shape and (beside or b.shape not in whole)):
            refuse(f"result {i} is {a.type} in one program and {b.type} in the other")


def _check_state(
    data: Mapping[str, Any], dp: Module, terms: Terms, results: Sequence[Any], roles: Mapping[str, Any]
) -> None:
    """What the claim lockstep says: results that are inputs of the next step come back as that takes them."""
    params, state, proved = {p.name: p for p in dp.main.graph.params}, data["state"], data["proved"]
    if (data["claim"] == "lockstep") is not bool(state):
        refuse("the claim lockstep is about a state, and no other claim is")
    for name, i in state:
        if type(i) is not int or not 0 <= i < len(results) or not proved[i][1]:
            refuse(f"input {name} comes back as result {i!r}, which is not proved")
        axis = roles[name]
        if terms.place(results[i]) != (WHOLE if axis is None else axis):
            refuse(f"input {name} is not taken as result {proved[i][0]} comes back")
        if params[name].type is not dp.main.graph.results[i].type:
            refuse(f"input {name} is of another type than result {proved[i][0]}")


def _check_wiring(state: Mapping[str, int], dp: Module, single: Module, partner: Mapping[str, str]) -> None:
    """Does what comes back come back as the input that the programs say, where they say it?"""
    for f, wired in ((dp.main, state), (single.main, {partner[name]: i for name, i in state.items()})):
        aliases = [(p.name, a.get("tf.aliasing_output")) for p, a in zip(f.graph.params, f.arg_attrs, strict=True)]
        said = {name: int(i) for name, i in aliases if i is not None}
        if wired and said and said != wired:
            refuse("a result comes back as another input than its program says")


def _conclude(
    data: Mapping[str, Any],
    terms: Terms,
    results: Mapping[str, list[Any]],
    cut: Mapping[str, int | None],
    batch: Collection[str],
    types: Sequence[tuple[TensorType, TensorType]],
) -> dict[str, Any]:
    proved, beside = data["proved"], data["single_runs_on_replicas"]
    if type(beside) is not bool or any(type(holds) is not bool for _, holds, _ in proved):
        refuse("something that is true or false is neither")
    mine, theirs = results["data_parallel"], results["single"]
    if len(mine) != len(theirs) or len(proved) != len(mine):
        refuse("the programs have other results")
    reached = sum(1 << i for i, (op, attrs, *_) in enumerate(terms.atoms) if op == "input" and attrs in batch)
    acknowledged, read = set(data.get("acknowledged", ())), 0
    for (name, holds, depends), a, b, (ours, full) in zip(proved, mine, theirs, types, strict=True):
        if not holds:
            continue
        if a is None or b is None or (not beside and terms.place(a) in (SHARE, OWN)):
            refuse(f"result {name} is not known")
        if not beside and terms.place(a) >= 0 and grow(ours.shape, terms.place(a), data["replicas"]) != full.shape:
            refuse(f"result {name} is shards of another value than the other program's")
        if (a if beside else terms.whole(a)) != b:
            refuse(f"result {name} is not the same in both programs")
        if bool(terms.reads(b) & reached) is not depends:
            refuse(f"result {name}: whether it depends on the inputs that are cut is not as it says")
        read |= terms.reads(b)
    unread = {a[1] for i, a in enumerate(terms.atoms) if a[0] == "input" and not read >> i & 1}
    named = {a[1] for a in terms.atoms if a[0] == "input"}
    vacuous = [
        n
        for (n, holds, depends), (_, t) in zip(proved, types, strict=True)
        if holds and t.dtype.is_float and not depends
    ]
    return {
        "claim": data["claim"],
        "replicas": data["replicas"],
        "partition": data["partition"],
        "proved": [name for name, holds, _ in proved if holds],
        "not_proved": [name for name, holds, _ in proved if not holds],
        "independent": [name for name, holds, depends in proved if holds and not depends],
        "vacuous": [name for name in vacuous if name not in acknowledged],
        "acknowledged": [name for name in vacuous if name in acknowledged],
        "ignored": [name for name in cut if spell(name) in unread or spell(name) not in named],
        "cut": dict(cut),
        "steps": sum(map(len, data["steps"].values())),
        "fed_back": len(data["state"]),
        "programs": {which: data["programs"][which]["sha256"] for which in ("data_parallel", "single")},
    }
