"""``--plot``: a run's loss and accuracy as a picture (Matplotlib, an optional extra)."""

from __future__ import annotations

import io
from pathlib import Path

from shlo.cli.common import write_file
from shlo.ir.errors import counted
from shlo.train.loop import Report

try:
    from matplotlib.figure import Figure

    HAS_MATPLOTLIB = True
except ImportError:
    HAS_MATPLOTLIB = False


def plot_history(report: Report, path: Path) -> None:
    """Draw training loss and test accuracy by epoch into ``path`` (a PNG)."""
    epochs = [e.number for e in report.history]
    figure = Figure(figsize=(7, 4), layout="constrained")
    left = figure.subplots()
    left.plot(epochs, [e.loss for e in report.history], color="tab:blue", label="training loss")
    left.set_xlabel("epoch")
    left.set_ylabel("training loss")
    right = left.twinx()
    accuracy = [100 * e.test_accuracy for e in report.history]
    right.plot(epochs, accuracy, color="tab:orange", label="test accuracy")
    right.set_ylabel("test accuracy, %")
    left.set_title(f"{report.net} on {report.data}, {counted(report.replicas, 'replica')}: {report.test_accuracy:.2%}")
    figure.legend(loc="outside lower center", ncols=2)
    picture = io.BytesIO()
    figure.savefig(picture, format="png", dpi=150)
    write_file(path, picture.getvalue())
