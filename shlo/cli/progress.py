"""Progress of long work: on a terminal's standard error, so that results can be piped; nothing anywhere else."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress(*more: ProgressColumn, show: bool = True) -> Progress:
    """A bar with counts and the time that is left, and ``more`` columns; silent off a terminal and without ``show``."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), *more)
    return Progress(*columns, console=console, transient=True, disable=not (show and console.is_terminal))
