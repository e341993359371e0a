"""Whether the custom calls of a program have code here.  XLA finds out late and does not survive some of them: LAPACK's where
``jax`` registered but did not load it (jaxlib's binding imports ``jax`` when it first copies a result), calls into Python."""

from __future__ import annotations

from collections.abc import Sequence

from shlo.ir.errors import ShloError
from shlo.runtime import jaxlib_api
from shlo.runtime.signature import CustomCall

CALLBACKS = "python"
"""In the targets that call back into the Python process that exported the module (``jax.debug.print``, ``jax.pure_callback``,
``jax.experimental.io_callback``): ``xla_ffi_python_cpu_callback``, ``xla_python_gpu_callback`` and so on.  The text has but a
number for the function, and running without it crashes."""

COMPILED = frozenset(
    {
        "ApproxTopK",
        "AllocateBuffer",
        "CreateBuffer",
        "LayoutConstraint",
        "MoveToDevice",
        "MoveToHost",
        "Pin",
        "SPMDFullToShardShape",
        "SPMDShardToFullShape",
        "Sharding",
        "Unpin",
        "annotate_device_placement",
        "xla.sdy.FuncResultSharding",
    }
)
"""Targets that XLA's CPU compiler replaces itself."""


def check_custom_calls(calls: Sequence[CustomCall], platform: str, *, partitioned: bool = False) -> None:
    """ShloError, with the place, where a call has nobody to answer it on the platform.

    The partitioner does not survive an operation that MHLO does not have.

    On platforms other than the CPU only calls back into Python are refused: the plugin knows what it has.
    """
    for call in calls:
        if CALLBACKS in call.target and call.target.endswith("callback"):
            raise ShloError(
                f"custom_call @{call.target} calls a Python function of the process that exported this module, which is not "
                "here: export it without (jax.debug.print, jax.pure_callback and io_callback make such calls)",
                call.position,
            )
        if partitioned and call.disguised and not jaxlib_api.mlir().context.is_registered_operation(call.target):
            raise ShloError(f"custom_call @{call.target}: MHLO has no such operation", call.position)
        if platform != "cpu" or call.target in COMPILED or call.disguised:
            continue
        if call.target not in jaxlib_api.cpu_kernels():
            raise ShloError(
                f"custom_call @{call.target}: there is no code for it on platform cpu (jaxlib has LAPACK's, lapack_…_ffi)",
                call.position,
            )
