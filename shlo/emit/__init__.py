"""Graphs to StableHLO text."""

from shlo.emit.text import emit as emit

__all__ = ["emit"]
