"""Claims about more than one step: lockstep, and the gradient of a batch accumulated over micro-batches.

*Lockstep*: if one step takes what all replicas hold alike to what the single-device step gives, and hands it back as the next
step takes it, n steps do, by induction (laws 000-14, 000-15).

*Accumulation*: k micro-steps that add up their gradients, then update, are one step at the full batch.  Time takes the place
of devices: micro-batch i is what replica i would see, and the running total is the sum over them.  A micro-step's total is
``keep·total + g`` with g from this micro-batch and the parameters only, which stay as they are until the last one applies the
update.  So the claim is one of global batch, of the program in which the total is all-reduced.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from shlo.certify.terms import WHOLE
from shlo.certify.verdict import Answer, Certificate, Parting, Result, certify
from shlo.certify.witness import TRIES, Witness, difference, draw_input
from shlo.interp.den import World, evaluate
from shlo.ir.core import Block, Function, Module, Node, Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.collective import all_reduce, one_group
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.optim import accumulate_f, update_when_f
from shlo.transform.lower import copy_node, inline


def fed_back(function: Function, names: Collection[str]) -> dict[str, int]:
    """For each input that a result is the next value of: which one.

    So says ``tf.aliasing_output``; where no input has it, a result that is called like an input is its next value.
    """
    given = {
        p.name: int(attrs["tf.aliasing_output"])
        for p, attrs in zip(function.graph.params, function.arg_attrs, strict=True)
        if "tf.aliasing_output" in attrs
    }
    if given:
        return given
    inputs = {p.name for p in function.graph.params}
    return {name: i for i, name in enumerate(names) if name in inputs}


def lockstep(certificate: Certificate) -> Certificate:
    """The claim that n steps agree, from a verdict on one: what is fed back comes back as it is taken."""
    assert certificate.walks is not None
    assert certificate.programs is not None
    (ours, _), dp = certificate.walks, certificate.programs[0].main
    state = fed_back(dp, [r.name for r in certificate.results])
    if not state:
        raise ShloError(
            "the claim lockstep needs a state: no result is the next value of an input (tf.aliasing_output)"
        )
    _wired_alike(certificate, state)
    results = list(certificate.results)
    params = {p.name: p for p in dp.graph.params}
    for name, i in state.items():
        if not 0 <= i < len(results):
            raise ShloError(f"input {name} is said to alias result {i}: there are {len(results)}")
        axis, value = certificate.roles[name], dp.graph.results[i]
        if value.type is not params[name].type:
            raise ShloError(f"input {name} is {params[name].type}, and its next value {value.type}")
        if results[i].answer is Answer.PROVED and ours.results[i].place != ((WHOLE, 0) if axis is None else (0, axis)):
            came = ours.results[i].place
            where = "whole" if came[0] == WHOLE else f"cut along axis {came[1]}"
            taken = "whole" if axis is None else f"cut along axis {axis}"
            why = f"it comes back {where} where the next step takes it {taken}"
            results[i] = Result(results[i].name, Answer.UNKNOWN, Parting(value.node, None, why))
    return replace(certificate, claim="lockstep", results=tuple(results), state=state)


def _wired_alike(certificate: Certificate, state: Mapping[str, int]) -> None:
    """ShloError where the single-device program hands results back to other inputs."""
    assert certificate.programs is not None
    dp, single = (m.main for m in certificate.programs)
    partner = dict(zip((p.name for p in dp.graph.params), certificate.partners, strict=True))
    mine, theirs = {partner[name]: i for name, i in state.items()}, fed_back(single, single.result_names)
    said = any("tf.aliasing_output" in attrs for attrs in single.arg_attrs)
    for name in mine.keys() | theirs.keys() if said else mine.keys() & theirs.keys():
        a, b = mine.get(name), theirs.get(name)
        if a != b:
            words = ["no result" if i is None else f"result {i}" for i in (a, b)]
            raise ShloError(
                f"input {name} comes back as {words[0]} in the first program and as {words[1]} in the second "
                "(tf.aliasing_output): their next steps start from different states"
            )


def over_time(step: Module, micro_batches: int) -> Module:
    """A step that accumulates, as one program on as many replicas as there are micro-batches."""
    main = step.main
    made = [n for n in main.graph.nodes if n.op is accumulate_f]
    if not made:
        raise ShloError("the claim accumulation needs a step that accumulates (--accumulate K)")
    dropped = {v for n in made for v in (n.operands[0], n.operands[2])}
    dropped |= {n.operands[2] for n in main.graph.nodes if n.op is update_when_f}
    totals = {n.results[0] for n in made}
    kept = [i for i, v in enumerate(main.graph.results) if v not in totals]

    def visit(node: Node, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        if node.op is accumulate_f:
            body = monoid(add, operands[1].dtype)
            return tuple(all_reduce([operands[1]], replica_groups=one_group(micro_batches), computation=body))
        if node.op is update_when_f:
            return (operands[0],)
        return copy_node(node, operands, {})

    with Block(share=False) as block:
        params = [block.parameter(p.name, p.type) for p in main.graph.params]
        results = inline(main.graph, params, visit)
        gone = {p for p, q in zip(params, main.graph.params, strict=True) if q in dropped}
        block.params = [p for p in params if p not in gone]
        graph = block.finish([results[i] for i in kept])
    left = [i for i, q in enumerate(main.graph.params) if q not in dropped]
    attrs = [main.result_attrs[i] for i in kept]
    function = Function("main", graph, arg_attrs=[{} for _ in left], result_attrs=attrs)
    return Module([function], step.name, {**step.attrs, "mhlo.num_replicas": micro_batches})


def accumulation(micro: Certificate, steps: Module, full: Module, micro_batches: int, **options: Any) -> Certificate:
    """The claim that k micro-steps on R replicas take the state where one single-device step at the full batch takes it.

    What a micro-step reports and does not feed back (its loss) is of its own micro-batch, and no part of the claim.

    ``micro`` is the verdict on one micro-step, R replicas against one device; ``steps`` the single-device micro-step, ``full``
    the step at k times its batch.  No counterexample is looked for here: see :func:`accumulated_witness`.
    """
    names = full.main.result_names
    total = certify(over_time(steps, micro_batches), full, micro_batches, names=names, search=False, **options)
    by_name, state = {r.name: r for r in micro.results}, fed_back(steps.main, names)
    state_names = {steps.main.result_names[i] for i in state.values()}
    results = [
        by_name.get(r.name, r) if r.answer is Answer.PROVED else r for r in total.results if r.name in state_names
    ]
    return replace(
        total,
        claim="accumulation",
        replicas=micro.replicas,
        roles=micro.roles,
        results=tuple(results),
        budget=micro.budget,
        cut=micro.cut,
        narrowings=micro.narrowings,
        redundant=micro.redundant,
        warnings=micro.warnings,
        walks=None,
    )


def accumulated_witness(
    steps: Function, full: Function, micro_batches: int, cut: Collection[str], wanted: Collection[str]
) -> dict[str, Witness]:
    """For each wanted result, numbers on which k micro-steps and one step at the full batch differ, where a few seeds find some.

    The micro-steps are taken one after the other, each on its part of the inputs in ``cut``, states fed back.
    """
    found: dict[str, Witness] = {}
    back = fed_back(steps, steps.result_names)
    for seed in range(TRIES):
        wholes = {p.name: draw_input(p.name, p.type, seed) for p in full.graph.params}
        state: dict[str, Any] = dict(wholes)
        for i in range(micro_batches):
            here = {name: np.split(wholes[name], micro_batches)[i] for name in cut}
            scalars = {"accumulate_keep": float(i > 0), "accumulate_apply": float(i == micro_batches - 1)}
            given = {**state, **here, **{k: np.asarray(v) for k, v in scalars.items()}}
            inputs = [given.get(p.name, np.zeros(p.shape)) for p in steps.graph.params]
            results = evaluate(steps, inputs, world=World.REAL)
            state.update((name, results[at]) for name, at in back.items())
        mine = dict(zip(steps.result_names, results, strict=True))
        theirs = evaluate(full, list(wholes.values()), world=World.REAL)
        for name, value in zip(full.result_names, theirs, strict=True):
            if name in wanted and name not in found:
                witness = difference(mine[name], value, 1, seed)
                if witness is not None:
                    found[name] = witness
    return found
