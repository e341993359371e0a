"""Everything shlo takes from jaxlib, most of it private: the one file to mend when jaxlib moves something.

Nothing of jaxlib is imported before it is needed (it costs a quarter of a second and logs to standard error), so the names
come from cached functions: :func:`mlir` for the text tools, :func:`pjrt` for execution.  What the installed jaxlib lacks is
a :class:`ShloError` that says so.  Written against jaxlib 0.10 and 0.11; nothing here imports ``jax``.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from shlo.ir.errors import ShloError

SUPPORTED = "0.10 or 0.11"


def version() -> str:
    """The installed jaxlib's version, such as ``0.10.2``."""
    return str(_get("jaxlib.version", "__version__"))


def _module(name: str) -> ModuleType:
    # XLA's C++ code reads this when it is loaded: keep its chatter off standard error unless the user asked for it.
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ShloError(
            f"the module {name} cannot be imported ({error}): shlo needs jaxlib {SUPPORTED}; pip install 'jaxlib>=0.10,<0.12'"
        ) from error


def _get(module: str, path: str) -> Any:
    """The object ``path`` (dotted) of a jaxlib module."""
    found: Any = _module(module)
    for name in path.split("."):
        if not hasattr(found, name):
            have = getattr(_module("jaxlib.version"), "__version__", "of unknown version")
            raise ShloError(f"jaxlib {have} has no {module}.{path}: shlo needs jaxlib {SUPPORTED}")
        found = getattr(found, name)
    return found


@dataclass(frozen=True, slots=True)
class Mlir:
    """MLIR's Python binding and a context that knows StableHLO and its neighbours."""

    ir: Any
    context: Any
    eval_module: Any
    """The C++ reference interpreter: a module and a list of elements attributes → a list of elements attributes."""


@cache
def mlir() -> Mlir:
    """Load MLIR once."""
    ir = _module("jaxlib.mlir.ir")
    registry = ir.DialectRegistry()
    _get("jaxlib.mlir._mlir_libs._jax_mlir_ext", "register_dialects")(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    for dialect, register in (
        ("stablehlo", "register_dialect"),
        ("chlo", "register_dialect"),
        ("sdy", "register_dialect"),
        ("mpmd", "register_dialect"),
        ("mhlo", "register_mhlo_dialect"),
    ):
        _get(f"jaxlib.mlir.dialects.{dialect}", register)(context)
    return Mlir(ir, context, _get("jaxlib.mlir.dialects.stablehlo", "eval_module"))
