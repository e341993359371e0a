"""Every operator under one roof: ``from shlo import ops``, then ``ops.dot_general(…)``.

What each one means is in its docstring and in ``shlo ops NAME``.  A new operator in a family's file is here by itself, and
type checkers see it: the families are imported whole, and :data:`__all__` is what they declared.
"""

from typing import Final

from shlo.ir.graph import OPERATORS
from shlo.ir.ops.affine import *
from shlo.ir.ops.algebra import *
from shlo.ir.ops.attention import *
from shlo.ir.ops.batchnorm import *
from shlo.ir.ops.bits import *
from shlo.ir.ops.chlo import *
from shlo.ir.ops.chlo_broadcast import *
from shlo.ir.ops.collective import *
from shlo.ir.ops.communication import *
from shlo.ir.ops.complex_ import *
from shlo.ir.ops.control import *
from shlo.ir.ops.conv import *
from shlo.ir.ops.convert import *
from shlo.ir.ops.custom import *
from shlo.ir.ops.data import *
from shlo.ir.ops.dense import *
from shlo.ir.ops.drop import *
from shlo.ir.ops.dynamic import *
from shlo.ir.ops.elementwise import *
from shlo.ir.ops.exchange import *
from shlo.ir.ops.flow import *
from shlo.ir.ops.indexing import *
from shlo.ir.ops.layernorm import *
from shlo.ir.ops.legacy import *
from shlo.ir.ops.linear import *
from shlo.ir.ops.loss import *
from shlo.ir.ops.math import *
from shlo.ir.ops.normalization import *
from shlo.ir.ops.optim import *
from shlo.ir.ops.pointwise import *
from shlo.ir.ops.pool import *
from shlo.ir.ops.quant import *
from shlo.ir.ops.ragged import *
from shlo.ir.ops.random_ import *
from shlo.ir.ops.resharding import *
from shlo.ir.ops.scan import *
from shlo.ir.ops.scattering import *
from shlo.ir.ops.sharding import *
from shlo.ir.ops.sorting import *
from shlo.ir.ops.squeeze_excite import *
from shlo.ir.ops.top_k import *
from shlo.ir.ops.window import *

HELPERS: Final = (
    "ConvDims",
    "CustomCall",
    "comparator",
    "const",
    "custom_call_den",
    "gathered",
    "monoid",
    "network",
    "one_group",
    "reduce_max",
    "reduce_mean",
    "reduce_sum",
    "replacing",
    "scattered_sum",
    "slice_axis",
    "spread",
)
"""What the families offer besides operators: functions that build several nodes, and what attributes are made of."""

_OF_TESTS: Final = ("check", "interpreter")
"""Dialects of test files, which no program has any use for."""

__all__ = sorted(  # noqa: PLE0605 (a list, only not a literal one)
    [*HELPERS, *(name for name, op in OPERATORS.items() if op.text_name.partition(".")[0] not in _OF_TESTS)]
)


def __dir__() -> list[str]:
    """What is public here, without what the families' files import for themselves."""
    return __all__
