"""Graphs to StableHLO text."""

from shlo.emit.text import emit as emit
from shlo.emit.text import emit_pieces as emit_pieces

__all__ = ["emit", "emit_pieces"]
