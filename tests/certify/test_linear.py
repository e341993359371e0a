"""The walk and the checker are linear in the size of the program: counted in function calls, which no machine's load changes."""

from __future__ import annotations

import cProfile
import json
import pstats

from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check_modules
from shlo.certify.verdict import Answer, certify
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step


def calls(run) -> int:
    profile = cProfile.Profile()
    profile.enable()
    run()
    profile.disable()
    return pstats.Stats(profile).total_calls


def measured(depth: float) -> tuple[int, int, int]:
    """Nodes of both programs, calls of the prover, calls of the checker."""
    found = find_net("resnet34")
    config = found.config(image=(3, 32, 32), classes=4, width=0.0625, depth=depth)
    recipe = Recipe("momentum", weight_decay=0.01)
    dp = build_step(found, config, recipe, batch=4, replicas=2).module
    single = build_step(found, config, recipe, batch=4).module
    verdict = certify(dp, single, 2, search=False, log=True)
    assert verdict.answer is Answer.PROVED
    data = json.loads(json.dumps(certificate_data(verdict, (("dp", ""), ("single", "")))))
    nodes = len(dp.main.graph.nodes) + len(single.main.graph.nodes)
    return nodes, calls(lambda: certify(dp, single, 2, search=False)), calls(lambda: check_modules(data, dp, single))


def test_three_times_as_deep_costs_three_times_as_much():
    small, large = measured(0.25), measured(0.75)
    grown = large[0] / small[0]
    assert grown > 2
    for before, after in zip(small[1:], large[1:], strict=True):
        assert after / before < 1.05 * grown
