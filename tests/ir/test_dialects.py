"""Nothing of jaxlib's dialects is forgotten: every operation that it registers is an operator here or is refused for a reason."""

import importlib

import pytest

from shlo.ir.core import BY_TEXT
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.parse.refused import REFUSED

DIALECTS = ("stablehlo", "chlo", "sdy", "func")

STRUCTURE = {
    "stablehlo.return",
    "sdy.return",
    "func.return",  # the ends of blocks
    "sdy.mesh",
    "func.func",  # what stands in a module
}
"""What is part of the language itself and no operator."""


def registered(dialect):
    """The operations of a dialect, as MLIR's generated Python module lists them."""
    module = importlib.import_module(f"jaxlib.mlir.dialects._{dialect}_ops_gen")
    return {c.OPERATION_NAME for c in vars(module).values() if isinstance(c, type) and hasattr(c, "OPERATION_NAME")}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_operation_is_read(dialect):
    names = registered(dialect)
    assert len(names) >= 5
    assert names - BY_TEXT.keys() - STRUCTURE - REFUSED.keys() == set()


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_is_refused_says_why(name):
    assert name not in BY_TEXT
    dialect = name.partition(".")[0]
    if dialect in DIALECTS:
        assert name in registered(dialect)
    text = f'func.func @main() {{\n  %0 = "{name}"() : () -> tensor<f32>\n  return\n}}\n'
    with pytest.raises(ShloError, match=f"{name}: {REFUSED[name]}"):
        parse(text)
