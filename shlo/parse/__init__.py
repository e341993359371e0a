"""StableHLO text to graphs."""

from shlo.parse.blobs import source_of as source_of
from shlo.parse.parse import parse as parse
from shlo.parse.source import Source as Source

__all__ = ["Source", "parse", "source_of"]
