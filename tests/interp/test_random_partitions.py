"""Operations of random programs, cut at random over four partitions: XLA's partitioner and the evaluator say the same.

Inputs and results of each operation lie on the devices as drawn, unevenly too.  Left out is where XLA's partitioner is wrong or
ends the process (docs/conformance.md lists it).
"""

from __future__ import annotations

import os
import random

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from shlo.cli.check import relative_error, tolerance
from shlo.cli.execute import AS_WRITTEN
from shlo.cli.parting import cut, unrunnable
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.attributes.values import Opaque
from shlo.ir.core import Function, Graph, Module
from shlo.ir.errors import ShloError
from shlo.ir.sharding import Axis, DimSharding, Mesh, Sharding
from shlo.runtime import Runtime
from tests.interp.programs import programs

QUICK = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None, "phases": [Phase.generate]}
MANY = int(os.environ.get("SHLO_PROGRAMS", "400"))
"""How many programs a campaign draws."""

MESH = Mesh("mesh", (("x", 2), ("y", 2)))
NOT_ASKED = ("constant", "reduce_window", "dynamic_slice", "dynamic_update_slice")


def drawn(type, rng):
    """A sharding of a tensor: each axis of the mesh cuts one of the tensor's, or none."""
    dims = [[] for _ in range(type.rank)]
    for name in rng.sample(["x", "y"], 2):
        if dims and rng.random() < 0.8:
            rng.choice(dims).append(Axis(name))
    return {"sdy.sharding": Opaque(f"#sdy.sharding{Sharding(MESH, tuple(DimSharding(tuple(d)) for d in dims))}")}


def asked(node, operands):
    """Is XLA asked about this operation on these operands?"""
    if unrunnable(node) is not None or node.op.label in NOT_ASKED:
        return False
    if node.op.label == "pad":
        edges = (*node.attrs["edge_padding_low"], *node.attrs["edge_padding_high"])
        return min(edges, default=0) >= 0 and not any(node.attrs["interior_padding"])
    # Collectives on the CPU lose the NaN of a minimum or a maximum.
    return node.op.label != "reduce" or not any(np.isnan(x).any() for x in operands if x.dtype.kind in "fc")


def agree(program, runtime, rng, replicas):
    """Every operation gives what the evaluator gives, on every replica; how many were compared."""
    function, inputs = program
    graph = function.graph
    values = [v for n in graph.nodes for v in n.results]
    env = dict(zip(graph.params, inputs, strict=True))
    env |= dict(zip(values, evaluate(Graph(graph.params, graph.nodes, tuple(values)), inputs), strict=True))
    compared = 0
    for node in graph.nodes:
        alone, outer = cut([node], node.results)
        operands = [env[v] for v in outer]
        if not outer or not asked(node, operands):
            continue
        main = Function(
            "main",
            alone,
            arg_attrs=[drawn(v.type, rng) for v in outer],
            result_attrs=[drawn(v.type, rng) for v in node.results],
        )
        text = emit(Module([main], attrs={"mhlo.num_partitions": 4, "mhlo.num_replicas": replicas}, meshes=[MESH]))
        try:
            executable = runtime.compile(text, options=AS_WRITTEN)
        except ShloError as refusal:
            # Its all_to_all between partitions is not one of several replicas.
            if replicas == 1 or "cross_partition mode" not in refusal.message:
                raise
            continue
        results = executable(*operands)
        for value, result in zip(node.results, results, strict=True):
            for version in result.versions():
                error = relative_error(np.asarray(env[value]), version)
                assert error <= tolerance(value.type.dtype), text
        compared += 1
    return compared


def draw(count, start, replicas=1):
    runtime, rng = Runtime(devices=4 * replicas), random.Random(start)
    compared = []

    @settings(max_examples=count, **QUICK)
    @seed(start)
    @given(programs())
    def run(program):
        compared.append(agree(program, runtime, rng, replicas))

    run()
    return len(compared), sum(compared)


def test_partitions():
    assert draw(10, 1)[1] > 10


def test_replicas_of_partitions():
    assert draw(6, 3, replicas=2)[1] > 5


@pytest.mark.campaign
@pytest.mark.parametrize("replicas", [1, 2])
def test_many(replicas):
    count, compared = draw(MANY, 1 + replicas, replicas)
    print(f"{replicas} x 4 partitions: {count} programs, {compared} operations")
