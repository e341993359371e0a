"""Verdicts on built-in steps: proved, refuted with the right words, and every verdict looked at with numbers."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from shlo.certify.verdict import Answer, certify
from shlo.certify.witness import draw_input, find_witness, run_pair
from shlo.emit import emit
from shlo.ir.core import Function, Module, Value
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from shlo.transform.lower import lower_module
from tests.certify.mutants import mutants, variants
from tests.nets.test_data_parallel_steps import SMALL

RECIPE = Recipe("adamw", label_smoothing=0.1, weight_decay=0.01)
FOUR = ("linear", "mlp", "cnn", "digits-resnet")


def pair(net: str, replicas: int, *, batch: int | None = None, sync_bn: bool = True, recipe: Recipe = RECIPE, **sizes):
    found = find_net(net)
    config = found.config(**{**SMALL.get(net, {}), **sizes})
    batch = batch or 2 * replicas
    dp = build_step(found, config, recipe, batch=batch, replicas=replicas, sync_bn=sync_bn)
    single = build_step(found, config, recipe, batch=batch)
    return dp.module, single.module, [o.name for o in dp.manifest.outputs]


def same_numbers(dp: Module, single: Module, replicas: int, roles) -> bool:
    """Both programs agree in float64 on a drawn input: what a proof must survive."""
    wholes = [
        draw_input(p.name, q.type, 0) for p, q in zip(dp.main.graph.params, single.main.graph.params, strict=True)
    ]
    mine, theirs = run_pair(dp.main, single.main, replicas, roles, wholes)
    for a, b in zip(mine, theirs, strict=True):
        versions = a if isinstance(a, PerDevice) else [a]
        if not all(np.allclose(v, b, rtol=1e-7, atol=1e-9 * max(1, np.abs(b).max())) for v in versions):
            return False
    return True


@pytest.mark.parametrize("replicas", [2, 4])
@pytest.mark.parametrize("net", FOUR)
def test_proved(net, replicas):
    dp, single, names = pair(net, replicas)
    verdict = certify(dp, single, replicas, names=names)
    assert verdict.answer is Answer.PROVED
    assert same_numbers(dp, single, replicas, verdict.roles)


@pytest.mark.parametrize("net", FOUR)
def test_proved_from_plain_primitives_read_from_text(net):
    dp, single, names = pair(net, 2)
    texts = [parse(emit(lower_module(m))) for m in (dp, single)]
    assert certify(*texts, 2, names=names).answer is Answer.PROVED


@pytest.mark.parametrize("net", ["resnet34", "resnet50", "mobilenet-v2", "mobilenet-v4", "efficientnet-b0"])
def test_published_networks_at_full_size(net):
    """Every result of the step at 224², R = 4, 64 examples a replica (laws 002-1, 003-1)."""
    dp, single, names = pair(net, 4, batch=256)
    verdict = certify(dp, single, 4, names=names, search=False)
    assert verdict.answer is Answer.PROVED


def test_local_batch_norm_is_refuted_where_it_begins():
    dp, single, names = pair("digits-resnet", 2, sync_bn=False)
    verdict = certify(dp, single, 2, names=names)
    assert verdict.answer is Answer.REFUTED
    by_name = {r.name: r for r in verdict.results}
    assert by_name["bn.running_mean"].answer is Answer.PROVED  # the mean of means is the mean
    stem = by_name["stem.weight.m"]
    assert stem.answer is Answer.REFUTED
    assert stem.parting.node.name == "bn.bnBatchF"
    assert "this replica's own statistics" in stem.parting.why
    assert stem.witness is not None


def test_local_batch_norm_takes_the_step_of_the_mean_of_the_replicas_losses():
    found = find_net("digits-resnet")
    config = found.config(**SMALL["digits-resnet"])
    dp = build_step(found, config, RECIPE, batch=4, replicas=2, sync_bn=False)
    synchronised = build_step(found, config, RECIPE, batch=4, replicas=2)
    single = build_step(found, config, RECIPE, batch=2)
    cut = {"images": 0, "targets": 0}
    assert certify(dp.module, single.module, 2, claim="mean-of-replicas", shard=cut).answer is Answer.PROVED
    assert certify(synchronised.module, single.module, 2, claim="mean-of-replicas", shard=cut).answer is Answer.REFUTED


# ------------------------------------------------------------------------------------------------------- mutants


def downstream(function: Function, place: str) -> set[str]:
    """The names of the node called ``place``, of those it reads (which a dropped one leaves as they are) and of all that read it."""
    reached: set[Value] = set()
    found: set[str] = set()
    for node in function.graph.nodes:
        if node.name == place or any(v in reached for v in node.operands):
            reached.update(node.results)
            found.add(node.name)
        if node.name == place:
            found.update(v.node.name for v in node.operands if v.node is not None)
    return found


def judge(net: str, replicas: int, every: int, first: int = 0, look: int = 1, **options) -> Counter[str]:
    """Certify every so-many-th mutant: each must be refuted, or unknown with a place and a reason, or equal in numbers.

    A counterexample is looked for in every ``look``-th.  The place is the operation that was changed or one that reads it, in the mutant or in the step it was made from.
    """
    dp, single, names = pair(net, replicas, **options)
    counts: Counter[str] = Counter()
    before = {n.name for n in dp.main.graph.nodes}
    for i, (name, mutant) in enumerate(list(mutants(dp.main, replicas))[first::every]):
        module = Module([mutant], attrs=dp.attrs)
        verdict = certify(module, single, replicas, names=names, search=i % look == 0)
        looked = i % look == 0 or verdict.answer is Answer.PROVED
        counts[str(verdict.answer) if looked else "not proved, no counterexample looked for"] += 1
        place = name.rpartition(": ")[0] if ": groups: " not in name else name.partition(": groups: ")[0]
        counts[f"kind: {name.removeprefix(place + ': ')}"] += 1
        if verdict.answer is Answer.PROVED:
            differs = find_witness(mutant, single.main, replicas, verdict.roles, set(names), names)
            assert not differs, f"{name} is proved, but {differs}"
            counts["proved, and equal"] += 1
        else:
            parted = [r.parting for r in verdict.results if r.parting is not None]
            assert all(p.why for p in parted), name
            assert parted, name
            near = downstream(dp.main, place) | ({n.name for n in mutant.graph.nodes} - before)
            off = [p.node.name for p in parted if p.node is not None and p.node.name not in near]
            assert not off, f"{name}: parts at {off}"
            counts["with a node"] += all(p.node is not None for p in parted)
    return counts


MASKED = Recipe("lamb", clip=1.0, weight_decay=0.01, label_smoothing=0.1)


@pytest.mark.parametrize(("net", "every"), [("mlp", 7), ("cnn", 11), ("digits-resnet", 47)])
def test_mutants_are_never_proved(net, every):
    counts = judge(net, 2, every)
    assert counts["REFUTED"] > 0
    assert counts["REFUTED"] >= 5 * counts["UNKNOWN"]


def test_mutants_of_clipping_lamb_and_masks_are_never_proved():
    counts = judge("digits-resnet", 2, 53, recipe=MASKED, drop_path=0.2)
    assert counts["REFUTED"] > 0


@pytest.mark.parametrize(("net", "every"), [("mlp", 5), ("digits-resnet", 29)])
def test_correct_variants_are_proved(net, every):
    dp, single, names = pair(net, 2)
    for name, variant in list(variants(dp.main, 2))[::every]:
        verdict = certify(Module([variant], attrs=dp.attrs), single, 2, names=names, search=False)
        assert verdict.answer is Answer.PROVED, name


@pytest.mark.campaign
def test_all_mutants(record_property):
    """The mutation score: every mutant of four networks at R = 2 and R = 4 (see docs/certify.md for the counts)."""
    total: Counter[str] = Counter()
    for net in FOUR:
        for replicas in (2, 4):
            total += judge(net, replicas, 1, look=5 if net == "digits-resnet" else 1)
            print(net, replicas, dict(total), flush=True)
    total += judge("digits-resnet", 2, 1, look=10, recipe=MASKED, drop_path=0.2)
    record_property("counts", dict(total))
    print(dict(total))
    assert sum(n for kind, n in total.items() if kind.startswith("kind: ")) >= 2000


@pytest.mark.campaign
def test_all_variants():
    proved = 0
    for net in FOUR:
        dp, single, names = pair(net, 2)
        for name, variant in variants(dp.main, 2):
            verdict = certify(Module([variant], attrs=dp.attrs), single, 2, names=names, search=False)
            assert verdict.answer is Answer.PROVED, f"{net}: {name}"
            proved += 1
        print(net, proved, flush=True)
    assert proved >= 200


# ----------------------------------------------------------------------------------------------------- bad input


def test_programs_that_do_not_match():
    dp, single, _ = pair("mlp", 2)
    other = pair("linear", 2)[1]
    with pytest.raises(ShloError, match="the programs have"):
        certify(dp, other, 2)
    with pytest.raises(ShloError, match="at least 2 replicas"):
        certify(dp, single, 1)
    with pytest.raises(ShloError, match="not for 4"):
        certify(dp, single, 4)
    with pytest.raises(ShloError, match="no input 'image' to cut"):
        certify(dp, single, 2, shard={"image": 0})


def test_a_proof_about_nothing_is_not_proved():
    """Results that ignore the batch prove nothing about it (bug class 20)."""
    text = """module {{
  func.func @main(%x: tensor<{n}xf32>, %w: tensor<3xf32>) -> tensor<3xf32> {{
    return %w : tensor<3xf32>
  }}
}}
"""
    verdict = certify(parse(text.format(n=2)), parse(text.format(n=4)), 2)
    assert verdict.answer is Answer.UNKNOWN
    assert verdict.ignored == ("x",)
