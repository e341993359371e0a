"""Imports go down the layers only, and stand at the top of their files."""

import ast
import re
from pathlib import Path

import pytest

from shlo import ir

ROOT = Path(__file__).resolve().parent.parent / "shlo"

LAYERS = ["ir", "interp", "emit", "parse", "runtime", "transform", "certify", "nets", "train", "laws", "cli"]
RANK = {name: i for i, name in enumerate(LAYERS)} | {"parse": LAYERS.index("emit")}

FILES = sorted(p for p in ROOT.rglob("*.py") if p.parent != ROOT)


def imports(tree):
    """Every imported shlo module, with the node that imports it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("shlo"):
            names = [node.module] if node.module != "shlo" else [f"shlo.{a.name}" for a in node.names]
            yield from ((name, node) for name in names)
        elif isinstance(node, ast.Import):
            yield from ((a.name, node) for a in node.names if a.name.startswith("shlo"))


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_go_down(path):
    mine = layer(path)
    for name, node in imports(ast.parse(path.read_text())):
        parts = name.split(".")
        theirs = parts[1] if len(parts) > 1 else ""
        assert theirs in RANK, f"{path}:{node.lineno} imports {name}, which is in no layer"
        allowed = theirs == mine or RANK[theirs] < RANK[mine]
        assert allowed, f"{path}:{node.lineno}: {mine} must not import {theirs} (layers: {' < '.join(LAYERS)})"


@pytest.mark.parametrize("path", [*FILES, *ROOT.glob("*.py")], ids=lambda p: str(p.relative_to(ROOT)))
def test_no_import_inside_a_function(path):
    tree = ast.parse(path.read_text())
    for outer in ast.walk(tree):
        if isinstance(outer, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            for node in ast.walk(outer):
                assert not isinstance(node, (ast.Import, ast.ImportFrom)), (
                    f"{path}:{node.lineno}: import inside a function"
                )


FAMILIES = [
    p for p in sorted((ROOT / "ir/ops").glob("*.py")) if re.search(r"^@(primitive|composite)\b", p.read_text(), re.M)
]


@pytest.mark.parametrize("path", FAMILIES, ids=lambda p: p.stem)
def test_a_family_of_operators_is_declared_and_public(path):
    """An operator in a file that is there needs no line elsewhere; a new file needs these."""
    assert path.stem in ir.ops.__all__, (
        f"add {path.stem} to shlo/ir/ops/__init__.py: importing it declares its operators"
    )
    line = f"from shlo.ir.ops.{path.stem} import *"
    if path.stem not in ("checking", "lapack"):  # of test files and of other people's texts
        assert line in (ROOT / "ops.py").read_text().splitlines(), f"add to shlo/ops.py: {line}"


def test_only_the_runtime_touches_jaxlib():
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = []
            if isinstance(node, ast.Import):
                names = [a.name for a in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                root = name.split(".")[0]
                assert root != "jax", f"{path}:{node.lineno}: jax is an oracle for tests, never a dependency"
                assert root != "jaxlib" or path.is_relative_to(ROOT / "runtime"), f"{path}:{node.lineno} imports {name}"
