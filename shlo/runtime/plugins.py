"""Finding the shared object of a platform's PJRT plugin, as JAX does but without JAX.

A plugin is a package in the namespace ``jax_plugins`` (or named by an entry point of the group ``jax_plugins``) with a
shared object beside it.  Its own ``initialize()`` needs JAX, so the package is located and never imported.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from shlo.ir.errors import ShloError

PLUGINS = {
    "cuda": (
        ("jax_plugins.xla_cuda13", "jax_plugins.xla_cuda12"),
        "xla_cuda_plugin.so",
        "jax-cuda13-plugin[with-cuda]",
    ),
}
"""Platform → the packages that may hold its plugin, the shared object's name, what to install."""


def plugin_library(platform: str) -> str:
    """The path of the platform's plugin, or ShloError that says what to install."""
    if platform not in PLUGINS:
        raise ShloError(f"there is no platform '{platform}': one of cpu, {', '.join(PLUGINS)}")
    modules, file, package = PLUGINS[platform]
    advertised = [point.value for point in entry_points(group="jax_plugins") if platform in point.value]
    for module in dict.fromkeys([*modules, *advertised]):
        for folder in _folders(module):
            if (folder / file).exists():
                return str(folder / file)
    raise ShloError(
        f"platform {platform} needs its PJRT plugin, which is not installed: pip install '{package}' "
        "in the version of the installed jaxlib, or use --platform cpu"
    )


def compile_options(platform: str) -> dict[str, str]:
    """XLA's debug options that the platform needs: where CUDA's ``ptxas`` and ``libdevice`` lie, if pip installed them."""
    if platform != "cuda":
        return {}
    if "CUDA_ROOT" in os.environ:
        return {"xla_gpu_cuda_data_dir": os.environ["CUDA_ROOT"]}
    for module in ("nvidia.cu13", "nvidia.cuda_nvcc"):
        for folder in _folders(module):
            if (folder / "bin" / "ptxas").exists():
                return {"xla_gpu_cuda_data_dir": str(folder)}
    return {}


def _folders(module: str) -> Iterator[Path]:
    """Where the package lies, without importing it (its parent, a namespace package without code, is)."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return
    if spec is not None:
        yield from map(Path, spec.submodule_search_locations or [])
