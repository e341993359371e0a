"""StableHLO text to graphs."""

from shlo.parse.parse import parse as parse

__all__ = ["parse"]
