"""Walk both programs, written in the same atoms, and compare their results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from shlo.certify.rules import Rules
from shlo.certify.terms import OWN, SHARE, WHOLE, Atom, Atoms, Poly, cut_along, whole, wide
from shlo.ir.core import Function, Graph, Module, Node, Parameter, Value, no_collection
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from shlo.ir.ops.control import body_of
from shlo.ir.ops.sharding import manual_computation
from shlo.ir.sharding import Mesh, Sharding
from shlo.ir.types import TensorType

Roles = Mapping[str, int | None]
"""For each input of the R-replica program: the axis along which replicas hold shards of it, None where all hold the whole."""


@dataclass
class Walked:
    """A program after its walk: every value's polynomial (those of composites' and callees' bodies left out)."""

    graph: Graph
    rules: Rules
    values: dict[Value, Poly]
    results: tuple[Poly, ...]
    order: list[Node]
    """The function's own nodes, in order."""
    types: tuple[TensorType, ...]
    """Of the results."""


def walk(
    function: Function,
    atoms: Atoms,
    replicas: int,
    roles: Roles,
    names: Sequence[str] | None = None,
    devices: Devices | None = None,
    *,
    log: bool = False,
    examples: int | None = None,
) -> Walked:
    """Write every value of ``function`` in ``atoms``.

    Inputs are atoms called by their names, or by ``names``; ``devices`` is the grid that ``replicas`` are laid out on; ``log``
    keeps what a certificate is written from; ``examples`` is how many there are, if they may be dealt to replicas in any order.
    """
    rules = Rules(atoms, devices or Devices(replicas, 1), spmd=spmd(function))
    rules.log, rules.examples = [] if log else None, examples
    values: dict[Value, Poly] = {}
    for p, name in zip(function.graph.params, names or [p.name for p in function.graph.params], strict=True):
        axis = roles.get(p.name)
        shape = p.type.shape
        if axis is None:
            values[p] = atoms.value(Atom("input", name, (), shape))
        else:
            full = tuple(n * replicas if i == axis else n for i, n in enumerate(shape))
            values[p] = atoms.value(Atom("input", name, (), full), 0, axis)
    with no_collection():
        _block(rules, function.graph, values)
    results = tuple(values[v] for v in function.graph.results)
    return Walked(function.graph, rules, values, results, list(function.graph.nodes), function.result_types)


def _block(rules: Rules, graph: Graph, values: dict[Value, Poly]) -> None:
    for node in graph.nodes:
        args = [values[v] for v in node.operands]
        inner = body_of(node)
        if node.op is manual_computation:
            results: Sequence[Poly] = _manual(rules, node, args, values)
        elif inner is None:
            captured = {v: values[v] for region in node.regions for v in region.captures}
            results = rules.apply(node, args, captured)
            if rules.log is not None:
                rules.log.append(results)
        else:
            local: dict[Value, Poly] = dict(zip(inner.params, args, strict=True))
            outer, rules.inside = rules.inside, rules.inside or node
            _block(rules, inner, local)
            rules.inside = outer
            results = [local[v] for v in inner.results]
        values.update(zip(node.results, results, strict=True))


def _manual(rules: Rules, node: Node, args: Sequence[Poly], values: dict[Value, Poly]) -> Sequence[Poly]:
    """An SPMD region inside a single-device program: walked on the devices of its mesh, its operands cut as its shardings say,
    and its results whole again where they are what the output shardings promise."""
    body: Graph = node.attrs["body"]
    mesh = next((s.mesh for s in (*node.attrs["in_shardings"], *node.attrs["out_shardings"])), None)
    if mesh is None or not _understood(node, mesh) or rules.replicas != 1:
        rules.part(
            node, "a manual computation over anything but one whole mesh axis, its devices in order, is not understood"
        )
        if rules.log is not None:
            rules.log.append(None)
        return rules.own(node, args)
    inner = rules.on(Devices(1, mesh.size))
    local: dict[Value, Poly] = {v: values[v] for v in body.captures}
    for param, sharding, arg in zip(body.params, node.attrs["in_shardings"], args, strict=True):
        axis = _cut_axis(sharding)
        local[param] = cut_along(arg, axis)
        if axis is not None:
            rules.cuts.append((arg, axis))
    if rules.log is not None:
        rules.log += [(), [local[p] for p in body.params]]
    _block(inner, body, local)
    values.update(local)  # so that the region's own operations can be pointed to
    results: list[Poly] = []
    owned: list[Poly] = []
    for i, (value, sharding) in enumerate(zip(body.results, node.attrs["out_shardings"], strict=True)):
        axis, result = _cut_axis(sharding), local[value]
        if result.place == ((WHOLE, 0) if axis is None else (0, axis)):
            results.append(whole(result))
            continue
        if result.place[0] == SHARE:
            rules.part(node, "a result is still each device's share of a sum where its sharding says it is the whole")
        elif result.place[0] != OWN:
            rules.part(node, "a result is not cut as its output sharding says")
        owned = owned or rules.own(node, [local[v] for v in body.results])
        results.append(owned[i])
    if rules.log is not None:
        rules.log.append(results)
    return results


def region_cuts(walked: Walked) -> dict[str, int | None]:
    """The inputs of a program of whole values that its SPMD regions cut, and along which axis.

    None instead of an axis: what is cut is computed from the input.  Where inputs themselves are cut, these alone count.
    """
    direct: dict[str, int | None] = {}
    computed: dict[str, int | None] = {}
    atoms = walked.rules.atoms
    for a, axis in walked.rules.cuts:
        for n, dims, _ in a.factors():
            if axis not in dims:
                continue
            atom = atoms.list[n]
            if atom.op == "input":
                direct.setdefault(atom.attrs, wide(atom.shape)[dims.index(axis)])
            else:
                computed.update(dict.fromkeys(atoms.named(atoms.inputs[n])))
    return direct or computed


def spmd(function: Function) -> bool:
    """Is it a program of whole values with a region that says what each device of a mesh does?"""
    return any(n.op is manual_computation for n in function.graph.walk())


def check_types(function: Function, which: str) -> None:
    """ShloError where a program takes or gives anything but tensors whose sizes are known, or computes with other ones."""
    graph = function.graph
    made = (v for n in graph.walk() for v in n.results if isinstance(v.type, TensorType))
    for value in (*graph.params, *graph.results, *made):
        at = (
            f"%{value.name}" if isinstance(value, Parameter) else "a value" if value.node is None else value.node.called
        )
        if not isinstance(value.type, TensorType):
            raise ShloError(f"{which}: {at} is {value.type}, and certify compares tensors")
        if not value.type.is_static:
            raise ShloError(
                f"{which}: {at} is {value.type}: certify needs every size (give the program its shapes first)"
            )


def check_region(module: Module, replicas: int, roles: Roles) -> None:
    """ShloError where a region is for another number of devices, or inputs are said to be cut that are whole."""
    if any(axis is not None for axis in roles.values()):
        raise ShloError("inputs of a program with an SPMD region are whole: its own shardings say how they are cut")
    if module.replicas > 1:
        raise ShloError(f"a region's mesh is of partitions, and the module is for {module.replicas} replicas of them")
    for node in module.main.graph.walk():
        for sharding in (*node.attrs.get("in_shardings", ()), *node.attrs.get("out_shardings", ())):
            if sharding.mesh.size != replicas:
                raise ShloError(
                    f"the mesh {sharding.mesh.called} has {sharding.mesh.size} devices, the claim is about {replicas} replicas"
                )


def _understood(node: Node, mesh: Mesh) -> bool:
    """Is the mesh one axis whose devices stand in order, and is what is cut cut along all of it, so that device r has shard r?"""
    if len(mesh.axes) != 1 or mesh.devices != tuple(range(mesh.size)):
        return False
    shardings = (*node.attrs["in_shardings"], *node.attrs["out_shardings"])
    cutting = [[a for dim in s.dims for a in dim.axes] for s in shardings]
    everywhere = all(len(axes) <= 1 and all(a.extent(mesh) == mesh.size for a in axes) for axes in cutting)
    return everywhere and node.attrs["manual_axes"] == (mesh.axes[0][0],) and not any(s.unreduced for s in shardings)


def _cut_axis(sharding: Sharding) -> int | None:
    cut = [i for i, dim in enumerate(sharding.dims) if dim.axes]
    return cut[0] if cut else None


def pair_inputs(dp: Function, single: Function, replicas: int, said: Mapping[str, int | None]) -> dict[str, int | None]:
    """The role of each input of ``dp``: as said, else from the shapes (an axis R times smaller than its partner's is cut).

    Inputs pair by name, or by position where the names differ altogether; anything that does not fit is an error.
    """
    mine, theirs = dp.graph.params, single.graph.params
    if len(mine) != len(theirs):
        names = sorted({p.name for p in mine} ^ {p.name for p in theirs})
        raise ShloError(
            f"the programs take {len(mine)} and {len(theirs)} inputs; without partner: {', '.join(names[:6])}"
        )
    partner = {p.name: p for p in theirs}
    if set(partner) != {p.name for p in mine}:
        partner = {p.name: q for p, q in zip(mine, theirs, strict=True)}
    for name in said:
        if name not in partner:
            raise ShloError(f"there is no input '{name}' to cut: the inputs are {', '.join(partner)}")
    roles: dict[str, int | None] = {}
    for p in mine:
        q = partner[p.name]
        if p.dtype is not q.dtype or p.rank != q.rank:
            raise ShloError(f"input {p.name} is {p.type} in one program and {q.type} in the other")
        if p.name in said:
            axis = said[p.name]
            expected = tuple(n * replicas if i == axis else n for i, n in enumerate(p.shape))
            if axis is None and p.shape != q.shape:
                raise ShloError(f"input {p.name} is said to be the same on all replicas, and is {p.type} of {q.type}")
            if axis is not None and (axis >= p.rank or expected != q.shape):
                raise ShloError(f"input {p.name} cut along axis {axis} into {replicas} is not {p.type} of {q.type}")
            roles[p.name] = axis
            continue
        if p.shape == q.shape:
            roles[p.name] = None
            continue
        fits = [
            i for i in range(p.rank) if tuple(n * replicas if j == i else n for j, n in enumerate(p.shape)) == q.shape
        ]
        if len(fits) != 1:
            raise ShloError(
                f"input {p.name} is {p.type} and its partner {q.type}: say how it is cut (--shard {p.name}:AXIS)"
            )
        roles[p.name] = fits[0]
    return roles


@dataclass(frozen=True)
class Agreement:
    """How one result of the two programs compares."""

    name: str
    equal: bool
    mine: Poly
    theirs: Poly
    ratio: str | None = None


def compare(dp: Walked, single: Walked, names: Sequence[str]) -> Iterator[Agreement]:
    """Result by result: is the replicas' value (the whole, or its shards) the single-device value?

    Where the second program runs on the replicas as well, the two must simply be the same on each.
    """
    for name, mine, theirs, given, wanted in zip(
        names, dp.results, single.results, dp.types, single.types, strict=True
    ):
        kind = mine.place[0]
        if single.rules.replicas > 1:
            yield Agreement(name, mine == theirs, mine, theirs, _ratio(mine, theirs))
        elif kind in (WHOLE, 0):
            candidate, parts = whole(mine), dp.rules.whole_shape(given.shape, mine.place)
            fits = kind == WHOLE or parts == wanted.shape  # shards are smaller than the whole
            yield Agreement(name, fits and candidate == theirs, mine, theirs, _ratio(candidate, theirs))
        else:
            yield Agreement(name, False, mine, theirs, None if kind != SHARE else "not reduced")


def _ratio(a: Poly, b: Poly) -> str | None:
    """By what factor a is too large, if that is all that differs."""
    if a == b or not a or not b or a.terms.keys() != b.terms.keys():
        return None
    ratios = {a.terms[m] / b.terms[m] for m in a.terms}
    return str(ratios.pop()) if len(ratios) == 1 else None
