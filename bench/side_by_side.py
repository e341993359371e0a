"""What every bench shares: taking turns, medians, and saying where and when."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from datetime import date
from statistics import median
from typing import Any

import jaxlib.version
import numpy as np


def interleaved(runs: Sequence[Callable[[], Any]], rounds: int) -> list[list[float]]:
    """The seconds of each run in each round, the runs taking turns."""
    times: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for run, taken in zip(runs, times, strict=True):
            start = time.perf_counter()
            run()
            taken.append(time.perf_counter() - start)
    return times


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float, float]:
    """The median of the rounds' ratios, and their quartiles: what drifts from round to round cancels."""
    each = [a / b for a, b in zip(ours, theirs, strict=True)]
    low, high = np.quantile(each, [0.25, 0.75])
    return median(each), float(low), float(high)


def compared(what: str, ours: Sequence[float], theirs: Sequence[float]) -> dict[str, Any]:
    """A line of a bench's ``ratios``, which is what ``shlo bench`` shows: ours over theirs, with quartiles and rounds."""
    middle, low, high = ratio(ours, theirs)
    return {"what": what, "ratio": middle, "low": low, "high": high, "rounds": len(ours)}


def about() -> dict[str, str]:
    """Machine, date and versions, for the record."""
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "jaxlib": jaxlib.version.__version__,
        "numpy": np.__version__,
    }
