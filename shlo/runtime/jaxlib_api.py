"""Everything shlo takes from jaxlib, most of it private: the one file to mend when jaxlib moves something.

Nothing of jaxlib is imported before it is needed (it costs a quarter of a second and logs to standard error), so the names
come from cached functions: :func:`mlir` for the text tools, :func:`pjrt` for execution.  What the installed jaxlib lacks is
a :class:`ShloError` that says so.  Written against jaxlib 0.10 and 0.11; nothing here imports ``jax``.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType
from shlo.runtime.placement import Tiling

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


# ---------------------------------------------------------------------------------------------------- clients


@cache
def pjrt() -> ModuleType:
    """XLA's Python binding, ``jaxlib._jax``, with what this file uses of it checked."""
    lib = _module("jaxlib._jax")
    for name in (
        "ArrayImpl",
        "CompileOptions",
        "DeviceAssignment",
        "DeviceList",
        "GSPMDSharding",
        "HostBufferSemantics",
        "array_result_handler",
        "batched_block_until_ready",
        "batched_device_put",
    ):
        _get("jaxlib._jax", name)
    return lib


@cache
def cpu_client(devices: int) -> Any:
    """The process's CPU client with this many devices; each count has its own, made once."""
    return _get("jaxlib.xla_client", "make_cpu_client")(num_devices=devices)


@cache
def cpu_kernels() -> frozenset[str]:
    """The targets of custom calls that have code on the CPU, after registering jaxlib's own: LAPACK's and the sparse product.

    LAPACK is SciPy's: it must be loaded before any of it runs.  Takes a fifth of a second, so only where a program asks.
    """
    register = _get("jaxlib.xla_client", "register_custom_call_target")
    _get("jaxlib.lapack", "_lapack.initialize")()
    for library in ("jaxlib.lapack", "jaxlib.cpu_sparse"):
        for name, code, interface in _get(library, "registrations")()["cpu"]:
            register(name, code, platform="cpu", api_version=interface)
    return frozenset(_get("jaxlib.xla_client", "custom_call_targets")("Host"))


def distributed_cpu_client(connection: Any, process_id: int, processes: int, devices: int) -> Any:
    """A CPU client of ``devices`` local devices among ``processes`` processes, that communicate by gloo over TCP."""
    collectives = _get("jaxlib._jax", "make_gloo_tcp_collectives")(distributed_client=connection)
    return _get("jaxlib.xla_client", "make_cpu_client")(
        distributed_client=connection,
        node_id=process_id,
        num_nodes=processes,
        collectives=collectives,
        num_devices=devices,
    )


@cache
def plugin_client(name: str, library: str) -> Any:
    """A client of the PJRT plugin ``library`` (a shared object), registered as ``name``, made once."""
    _load_plugin(name, library)
    return _get("jaxlib.xla_client", "make_c_api_client")(name, _plugin_options(name), None)


def distributed_plugin_client(name: str, library: str, connection: Any, process_id: int, processes: int) -> Any:
    """The same as one of several processes."""
    _load_plugin(name, library)
    options = {**_plugin_options(name), "node_id": process_id, "num_nodes": processes}
    return _get("jaxlib.xla_client", "make_c_api_client")(name, options, connection)


def _load_plugin(name: str, library: str) -> None:
    lib = pjrt()
    if not lib.pjrt_plugin_loaded(name):
        _get("jaxlib.xla_client", "load_pjrt_plugin_dynamically")(name, library)
    if not lib.pjrt_plugin_initialized(name):
        lib.initialize_pjrt_plugin(name)


def _plugin_options(name: str) -> Mapping[str, Any]:
    make = _get("jaxlib.xla_client", "generate_pjrt_gpu_plugin_options")
    return dict(make()) if name == "cuda" else {}


def coordination_service(address: str, processes: int, *, heartbeat: int, register: int, shutdown: int) -> Any:
    """The service through which processes find each other; keep the result alive.  Times in seconds."""
    return _get("jaxlib._jax", "get_distributed_runtime_service")(
        address, processes, heartbeat_timeout=heartbeat, cluster_register_timeout=register, shutdown_timeout=shutdown
    )


def coordination_client(address: str, process_id: int, *, heartbeat: int, init: int, shutdown: int) -> Any:
    """A process's connection to the service.  XLA aborts this process when another one stops its heartbeats: its binding
    offers a callback instead, but cannot call Python with the status (jaxlib 0.10: bad_cast)."""
    client = _get("jaxlib._jax", "get_distributed_runtime_client")(
        address,
        process_id,
        init_timeout=init,
        shutdown_timeout=shutdown,
        heartbeat_timeout=heartbeat,
        shutdown_on_destruction=False,
        use_compression=True,
    )
    client.connect()
    return client


# ----------------------------------------------------------------------------------------- executables and arrays


class Aval:
    """What jaxlib wants to know of an array's type: an object with these attributes."""

    __slots__ = ("dtype", "ndim", "shape", "size", "weak_type")

    def __init__(self, type: TensorType) -> None:
        self.shape, self.dtype, self.ndim, self.size = type.shape, type.dtype.numpy, type.rank, type.size
        self.weak_type = False


def device_list(devices: Sequence[Any]) -> Any:
    """The devices an executable runs on, in order of replicas and in these of partitions."""
    return pjrt().DeviceList(tuple(devices))


def sharding(devices: Any) -> Any:
    """The sharding of an array of which every device of the list holds its own version.

    It must be *manual*: with a replicated sharding the runtime takes the first device's data for all of them.
    """
    op_sharding = _get("jaxlib.xla_client", "OpSharding")
    how = op_sharding()
    how.type = op_sharding.Type.MANUAL
    return pjrt().GSPMDSharding(devices, how)


def put(type: TensorType, how: Any, arrays: Sequence[np.ndarray[Any, Any]], devices: Sequence[Any]) -> Any:
    """Copy one array to each local device; the host arrays may be changed as soon as this returns."""
    lib = pjrt()
    seen: set[int] = set()
    apart = []
    for array in arrays:
        # One buffer given twice is taken for a replicated array, which copying refuses (jaxlib 0.10: bad_function_call).
        own = array.copy() if array.ctypes.data in seen else array
        seen.add(own.ctypes.data)
        apart.append(own)
    return lib.batched_device_put(
        Aval(type),
        how,
        apart,
        list(devices),
        True,
        host_buffer_semantics=lib.HostBufferSemantics.IMMUTABLE_ONLY_DURING_CALL,
        enable_x64=True,
    )


def shards(array: Any) -> list[np.ndarray[Any, Any]]:
    """The array's versions on the local devices, copied to the host (waits for them).

    Where ``jax`` is installed, jaxlib's binding imports it at the first call (0.6 s); it does without where it is not.
    """
    copies = []
    for one in array._arrays:
        host, copied = one._single_device_array_to_np_array_did_copy()
        copies.append(np.asarray(host) if copied else np.array(host))
    return copies


def wait(arrays: Sequence[Any]) -> None:
    """Return when all arrays are there."""
    pjrt().batched_block_until_ready([one for array in arrays for one in array._arrays])


def compile_text(
    client: Any,
    text: str,
    devices: Any,
    ids: np.ndarray[Any, Any],
    options: Mapping[str, Any],
    *,
    shardy: bool = False,
    free_results: bool = True,
) -> Any:
    """A loaded executable of StableHLO text on the devices ``ids``, an array of replicas × partitions.

    ``options`` are XLA's debug options by name.  A program for several partitions is partitioned: by Shardy, or by GSPMD, whose
    shardings are ``mhlo.sharding`` strings.  With ``free_results`` it decides where results lie that have no sharding.
    """
    lib = pjrt()
    how = lib.CompileOptions()
    how.num_replicas, how.num_partitions = ids.shape
    how.device_assignment = lib.DeviceAssignment.create(ids)
    how.env_option_overrides = list(options.items())
    if ids.shape[1] > 1:
        build = how.executable_build_options
        build.num_replicas, build.num_partitions = ids.shape
        build.use_spmd_partitioning, build.use_shardy_partitioner = True, shardy
        build.allow_spmd_sharding_propagation_to_parameters = [True]
        build.allow_spmd_sharding_propagation_to_output = [free_results]
    return client.compile_and_load(text, devices, how)


def tilings(executable: Any) -> tuple[list[Tiling], list[Tiling]]:
    """How the parameters and the results of a partitioned program lie on its partitions."""
    read = _get("jaxlib.xla_client", "HloSharding.from_proto")
    given, made = executable.get_parameter_shardings() or [], executable.get_output_shardings() or []
    return [_tiling(read(s)) for s in given], [_tiling(read(s)) for s in made]


def _tiling(how: Any) -> Tiling:
    text = str(how)
    if not how.is_tiled():  # a replicated one calls itself maximal too
        only = list(how.tile_assignment_devices()) if how.is_maximal() and not how.is_replicated() else []
        return Tiling(None, (), only[0] if only else None, text)
    dims = list(how.tile_assignment_dimensions())
    behind = len(how.subgroup_types()) or int(how.replicate_on_last_tile_dim())
    return Tiling(tuple(dims[: len(dims) - behind]), tuple(how.tile_assignment_devices()), None, text)


def result_handlers(types: Sequence[TensorType], how: Any) -> list[Any]:
    """What :func:`execute` needs to make arrays of an execution's results."""
    make = pjrt().array_result_handler
    try:  # the fourth argument skips checks that know nothing of manual shardings
        return [make(Aval(type), how, True, True) for type in types]
    except TypeError:  # jaxlib 0.11.2 has neither the argument nor the checks
        return [make(Aval(type), how, True) for type in types]


def execute(executable: Any, arrays: list[Any], handlers: list[Any]) -> list[Any]:
    """Start the executable on all its devices; the results are arrays that may not be there yet."""
    results: list[Any] = executable.execute_sharded(arrays).consume_with_handlers(handlers)
    return results


def hlo_text(executable: Any) -> str:
    """The optimised HLO."""
    return "\n".join(module.to_string() for module in executable.hlo_modules())


def memory_stats(executable: Any) -> dict[str, int]:
    """XLA's ``…_size_in_bytes`` of the executable on one device, by the dots' name; absent ones are left out."""
    stats = executable.get_compiled_memory_stats()
    names = ("argument", "output", "alias", "temp", "generated_code")
    return {n: int(getattr(stats, f"{n}_size_in_bytes")) for n in names if hasattr(stats, f"{n}_size_in_bytes")}
