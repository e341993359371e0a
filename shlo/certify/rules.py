"""What each primitive does to values written in :mod:`shlo.certify.terms`: the table of rules, filled family by family."""

from shlo.certify import arithmetic, communication, structure
from shlo.certify.engine import RULES, Rules
from shlo.certify.reasons import mixture

FAMILIES = (arithmetic, structure, communication)

__all__ = ["FAMILIES", "RULES", "Rules", "mixture"]
