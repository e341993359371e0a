"""Claims about more than one step."""

from dataclasses import replace

import numpy as np
import pytest

from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check
from shlo.certify.checker.terms import Refused
from shlo.certify.claims import accumulated_witness, accumulation, fed_back, lockstep, over_time
from shlo.certify.verdict import Answer, certify
from shlo.interp.den import World, evaluate
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from shlo.transform.lower import lower_module
from tests.certify.test_certificates import certificate
from tests.certify.test_verdicts import FOUR, pair
from tests.nets.test_data_parallel_steps import SMALL

STEP = """module attributes {{mhlo.num_replicas = {r} : i32}} {{
func.func @main(%s: tensor<{state}xf32>{alias}, %x: tensor<{n}xf32>) -> (tensor<{state}xf32>) {{
  %0 = stablehlo.add %s, %s : tensor<{state}xf32>
  {more}
  return {result} : tensor<{state}xf32>
}}
}}
"""


@pytest.mark.parametrize("net", FOUR)
def test_steps_in_lockstep(net):
    dp, single, names = pair(net, 2)
    verdict = lockstep(certify(dp, single, 2, names=names, search=False))
    assert verdict.answer is Answer.PROVED
    reported = [n for n in names if n.endswith(("loss", "batch_mean", "batch_var"))]
    assert len(verdict.state) == len(names) - len(reported)
    assert fed_back(dp.main, names) == {n: i for i, n in enumerate(names) if n not in reported}


def test_a_wrong_step_is_not_in_lockstep():
    dp, single, names = pair("digits-resnet", 2, sync_bn=False)
    assert lockstep(certify(dp, single, 2, names=names)).answer is Answer.REFUTED


def text(r: int, n: int, more: str, result: str, state: int = 4) -> str:
    return STEP.format(r=r, n=n, state=state, alias=" {tf.aliasing_output = 0 : i32}", more=more, result=result)


def test_a_state_that_comes_back_cut():
    """One step is right, shard by shard; the next one takes the whole."""
    single = text(1, 8, "%1 = stablehlo.add %0, %s : tensor<4xf32>", "%1")
    shards = text(2, 4, "", "%0", 2)
    sharded = lockstep(certify(parse(shards), parse(text(1, 8, "", "%0")), 2, acknowledge=["*"], search=False))
    assert sharded.results[0].answer is Answer.PROVED
    kept = """module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%s: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
}
"""
    whole = kept.replace("= 2 : i32} {", "= 1 : i32} {").replace("4x", "8x").replace("%s: tensor<8x", "%s: tensor<4x")
    verdict = certify(parse(kept), parse(whole), 2, search=False)
    assert verdict.results[0].answer is Answer.PROVED
    (result,) = lockstep(verdict).results
    assert result.answer is Answer.UNKNOWN
    assert result.parting.why == "it comes back cut along axis 0 where the next step takes it whole"
    assert single


def test_states_that_change_places_in_one_of_them():
    """p and q come back as they were taken in one program, each as the other in the second."""
    body = """module attributes {{mhlo.num_replicas = {r} : i32}} {{
    func.func @main(%p: tensor<4xf32> {{tf.aliasing_output = {first} : i32}},
                    %q: tensor<4xf32> {{tf.aliasing_output = {second} : i32}}, %x: tensor<{n}xf32>)
        -> (tensor<4xf32>, tensor<4xf32>, tensor<{n}xf32>) {{
      %0 = stablehlo.add %p, %p : tensor<4xf32>
      return %0, %q, %x : tensor<4xf32>, tensor<4xf32>, tensor<{n}xf32>
    }}
    }}"""
    straight = body.format(r=2, n=2, first=0, second=1), body.format(r=1, n=4, first=0, second=1)
    found = lockstep(certify(*map(parse, straight), 2, acknowledge=["*"], log=True))
    assert found.answer is Answer.PROVED
    crossed = straight[0], body.format(r=1, n=4, first=1, second=0)
    verdict = certify(*map(parse, crossed), 2, acknowledge=["*"], log=True)
    with pytest.raises(ShloError, match="input p comes back as result 0 in the first program and as result 1|input q"):
        lockstep(verdict)
    data = certificate_data(
        replace(verdict, claim="lockstep", state=found.state), (("a", crossed[0]), ("b", crossed[1]))
    )
    with pytest.raises(Refused, match="comes back as another input"):
        check(data)
    assert check(certificate_data(found, (("a", straight[0]), ("b", straight[1]))))["fed_back"] == 2


def test_no_state():
    kept = STEP.format(r=2, n=4, state=4, alias="", more="", result="%0")
    verdict = certify(
        parse(kept), parse(kept.replace("= 2 : i32", "= 1 : i32").replace("%x: tensor<4x", "%x: tensor<8x")), 2
    )
    with pytest.raises(ShloError, match="needs a state"):
        lockstep(verdict)


def test_lockstep_has_a_certificate():
    dp, single, names = pair("linear", 2)
    verdict, _ = certificate(dp, single, 2, names=names)
    from shlo.certify.certificate import certificate_data
    from shlo.certify.checker.check import check, check_modules
    from shlo.emit import emit

    data = certificate_data(lockstep(verdict), (("dp", emit(dp)), ("single", emit(single))))
    report = check(data)
    assert (report["claim"], report["fed_back"]) == ("lockstep", len(names) - 1)
    data["state"][0][1] += 1
    with pytest.raises(ShloError, match="another type|is not taken"):
        check_modules(data, dp, single)


# ------------------------------------------------------------------------------------------------------- accumulation


def steps(net: str, micro_batches: int, recipe: Recipe, batch: int = 4):
    found = find_net(net)
    config = found.config(**SMALL[net]) if net in SMALL else found.config()
    accumulating = Recipe(**{**vars(recipe), "accumulate": micro_batches})
    dp = build_step(found, config, accumulating, batch=batch, replicas=2)
    micro = build_step(found, config, accumulating, batch=batch)
    full = build_step(found, config, recipe, batch=batch * micro_batches)
    return dp, micro, full


@pytest.mark.parametrize("micro_batches", [2, 3])
@pytest.mark.parametrize("net", ["linear", "mlp", "cnn"])
def test_accumulated_gradients_are_those_of_the_full_batch(net, micro_batches):
    recipe = Recipe("adamw", weight_decay=0.01, ema=True)
    dp, micro, full = steps(net, micro_batches, recipe)
    once = certify(dp.module, micro.module, 2, names=[o.name for o in dp.manifest.outputs], search=False)
    verdict = accumulation(once, micro.module, full.module, micro_batches)
    assert verdict.answer is Answer.PROVED
    others = [r.name for r in verdict.results]
    assert len(others) == len(full.manifest.outputs) - 1  # all but the loss, which is the micro-batch's own
    found = accumulated_witness(micro.module.main, full.module.main, micro_batches, ("images", "targets"), others)
    assert found == {}


def test_clipping_is_not_quite_the_same():
    """The norm of the sum of k gradients stands beside ε, that of their mean beside k·ε."""
    dp, micro, full = steps("linear", 2, Recipe("sgd", clip=0.5))
    once = certify(dp.module, micro.module, 2, names=[o.name for o in dp.manifest.outputs], search=False)
    verdict = accumulation(once, micro.module, full.module, 2)
    assert {r.answer for r in verdict.results} == {Answer.UNKNOWN}


def test_not_through_a_batch_norm():
    dp, micro, full = steps("digits-resnet", 2, Recipe("momentum"))
    once = certify(dp.module, micro.module, 2, names=[o.name for o in dp.manifest.outputs], search=False)
    assert once.answer is Answer.PROVED
    verdict = accumulation(once, micro.module, full.module, 2)
    wanted = {r.name for r in verdict.results if r.answer is not Answer.PROVED}
    assert "stem.weight" in wanted
    found = accumulated_witness(micro.module.main, full.module.main, 2, ("images", "targets"), wanted)
    assert {"stem.weight", "bn.running_var"} <= found.keys()


def test_time_in_the_place_of_devices():
    """The program over time computes what the micro-steps do, one after the other."""
    _, micro, full = steps("mlp", 2, Recipe("sgd"))
    program, rng = over_time(micro.module, 2), np.random.default_rng(0)
    wholes = {p.name: rng.standard_normal(p.shape) for p in full.module.main.graph.params}
    given = [
        PerDevice(np.split(wholes[p.name], 2)) if p.name in ("images", "targets") else wholes[p.name]
        for p in program.main.graph.params
    ]
    mine = dict(
        zip(program.main.result_names, evaluate(program.main, given, world=World.REAL, replicas=2), strict=True)
    )
    theirs = evaluate(full.module.main, list(wholes.values()), world=World.REAL)
    for name, value in zip(full.module.main.result_names, theirs, strict=True):
        if name != "loss":
            assert np.allclose(mine[name][0] if isinstance(mine[name], PerDevice) else mine[name], value)


def test_a_step_that_does_not_accumulate():
    with pytest.raises(ShloError, match="needs a step that accumulates"):
        over_time(pair("linear", 2)[1], 2)


# ------------------------------------------------------------------------------------------------- the replicas' own losses


def test_the_mean_of_losses_with_local_statistics():
    local, single = (pair("digits-resnet", 2, sync_bn=False)[0], pair("digits-resnet", 2, batch=2)[1])
    synchronised = pair("digits-resnet", 2)[0]
    asked = {"claim": "mean-of-replicas", "shard": {"images": 0, "targets": 0}, "search": False}
    assert certify(local, single, 2, **asked).answer is Answer.PROVED
    assert certify(synchronised, single, 2, **asked).answer is not Answer.PROVED


def test_statistics_that_nothing_calls_so():
    """In primitives a sum over the batch may be a statistic or a gradient: the synchronised step was PROVED here once."""
    single = lower_module(pair("digits-resnet", 2, batch=2)[1])
    for sync in (True, False):
        dp = lower_module(pair("digits-resnet", 2, sync_bn=sync)[0])
        with pytest.raises(ShloError, match=r"bnBatchVarB.reduce sums over the batch what its examples read again"):
            certify(dp, single, 2, claim="mean-of-replicas", shard={"images": 0, "targets": 0})
