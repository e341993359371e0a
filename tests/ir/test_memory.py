"""What is worked out about a graph does not keep it."""

from __future__ import annotations

import gc
import weakref

import numpy as np

from shlo import Function, emit, evaluate, f32, lower, skeleton, trace


def test_a_graph_that_was_evaluated_lowered_and_written_goes():
    function = Function("f", trace(lambda x: (x + 1.0) * x, [("x", f32[3])]))
    evaluate(function, [np.zeros(3)])
    lower(function)
    emit(function)
    skeleton(function)
    gone = weakref.ref(function.graph)
    del function
    gc.collect()
    assert gone() is None
