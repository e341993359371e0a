"""The files of ``scripts/`` as modules: they are no package."""

from __future__ import annotations

import importlib.util
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "scripts"


def load(name):
    """``scripts/NAME.py``, run as a module of its own."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
