"""What a module's ``@main`` takes and gives, read from the text by MLIR: what is checked is what will run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo.ir.devices import Devices
from shlo.ir.errors import Position, RuleError, ShloError, counted
from shlo.ir.sharding import MESH_GROUPS, read_groups, read_mesh
from shlo.ir.types import TensorType, dtype, tensor
from shlo.runtime import mlir


@dataclass(frozen=True, slots=True)
class Signature:
    """Parameters and results of ``@main``.

    ``donated`` maps a parameter to the result that takes over its memory (``tf.aliasing_output``), ``replicas`` and
    ``partitions`` are the module's ``mhlo.num_…`` attributes, 1 where absent.  ``shardings`` is what a module for several
    partitions says of how its tensors lie on them.
    """

    input_names: tuple[str, ...]
    input_types: tuple[TensorType, ...]
    output_names: tuple[str, ...]
    output_types: tuple[TensorType, ...]
    donated: dict[int, int]
    replicas: int
    partitions: int
    collectives: tuple[Collective, ...] = ()
    custom_calls: tuple[CustomCall, ...] = ()
    shardings: Shardings | None = None

    @property
    def whole(self) -> bool:
        """Are inputs and results a replica's whole tensors?  Else each partition has its own."""
        return self.partitions == 1 or self.shardings is not None


@dataclass(frozen=True, slots=True)
class Shardings:
    """The dialects in which a module says how its tensors lie on the partitions, and the meshes it declares: name → size."""

    dialects: frozenset[str]
    meshes: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CustomCall:
    """A ``stablehlo.custom_call``: whom it calls, and where it stands.

    ``disguised`` ones are operations of the MHLO dialect (``mhlo.topk``, ``mhlo.erf``), which XLA translates back.
    """

    target: str
    position: Position
    disguised: bool


@dataclass(frozen=True, slots=True)
class Collective:
    """An operation that joins devices: which of :class:`Devices`' ways of grouping it uses, its ids, and where it stands."""

    name: str
    rows: tuple[tuple[int, ...], ...]
    channel_id: int
    global_ids: bool
    position: Position

    def check(self, replicas: int, partitions: int = 1) -> None:
        """ShloError where its groups are not those of a program on so many replicas and partitions.

        XLA looks at them only where there are several, and computes something else on one.
        """
        label = self.name.partition(".")[2]
        try:
            Devices(replicas, partitions).meeting(
                label, self.rows, channel_id=self.channel_id, global_ids=self.global_ids
            )
        except ShloError as error:
            raise ShloError(f"{self.name}: {error.message}", self.position) from None


def signature(text: str, *, file: str = "<text>") -> Signature:
    """The signature of ``@main``; ShloError with the position where the text does not parse or verify."""
    module = mlir.parse(text, file=file)
    main = mlir.function(module, "main", file)
    takes = tuple(tensor_type(str(t), file) for t in main.type.inputs)
    gives = tuple(tensor_type(str(t), file) for t in main.type.results)
    args, results = _dictionaries(main, "arg_attrs", len(takes)), _dictionaries(main, "res_attrs", len(gives))
    attrs = module.operation.attributes
    counts = {which: _count(attrs, f"mhlo.num_{which}", file) for which in ("replicas", "partitions")}
    return Signature(
        _parameter_names(text, len(takes)),
        takes,
        tuple(_string(a, "jax.result_info") or str(i) for i, a in enumerate(results)),
        gives,
        _donated(args, takes, gives, text, file),
        counts["replicas"],
        counts["partitions"],
        # Walking a large module costs as much as parsing it: not where the text has no groups at all.
        tuple(_collectives(module, main, file)) if any(key in text for key in _GROUPED.values()) else (),
        tuple(_custom_calls(module, main, file)) if "custom_call" in text else (),
        _shardings(module) if counts["partitions"] > 1 else None,
    )


def _shardings(module: Any) -> Shardings | None:
    """What the module says of how tensors lie on the partitions: by Shardy's operations, by attributes; None if nothing."""
    dialects: set[str] = set()
    for op in _walk(module.operation):
        dialects |= {"sdy"} if op.name.startswith("sdy.") else set()
        ends = [
            a
            for g in ("arg_attrs", "res_attrs")
            if op.name == "func.func" and g in op.attributes
            for a in op.attributes[g]
        ]
        dialects |= {d for d in ("mhlo", "sdy") if any(f"{d}.sharding" in attrs for attrs in (op.attributes, *ends))}
    meshes = tuple((name, read_mesh(name, text).size) for name, text in _meshes(module))
    return Shardings(frozenset(dialects), meshes) if dialects else None


def _meshes(module: Any) -> list[tuple[str, str]]:
    """The meshes that the module declares: their names and how they are written."""
    return [
        (str(op.attributes["sym_name"].value), str(op.attributes["mesh"]).removeprefix("#sdy.mesh"))
        for op in module.body.operations
        if op.operation.name == "sdy.mesh"
    ]


_TENSOR = re.compile(r"tensor<((?:\d+x)*)([^,>?]+(?:<\w+>)?)>")


def tensor_type(text: str, file: str = "<text>") -> TensorType:
    """The type MLIR spells ``text``; ShloError where sizes are not all known or it is no tensor."""
    found = _TENSOR.fullmatch(text)
    if found is None:
        raise ShloError(f"@main must take and return tensors of known sizes to run, not {text}", Position(file, 1))
    return tensor(tuple(int(n) for n in found[1].split("x") if n), dtype(found[2]))


def _count(attrs: Any, name: str, file: str) -> int:
    """A ``mhlo.num_…`` attribute, 1 where absent."""
    if name not in attrs:
        return 1
    try:
        count = int(attrs[name].value)
    except (AttributeError, TypeError, ValueError):
        count = 0
    if count < 1:
        raise ShloError(f"{name} must be an integer from 1, not {attrs[name]}", Position(file, 1))
    return count


_ALIASING = "tf.aliasing_output"


def _donated(
    args: list[Any], takes: tuple[TensorType, ...], gives: tuple[TensorType, ...], text: str, file: str
) -> dict[int, int]:
    """Parameter → the result that takes over its memory; XLA answers a wrong one with its own stack."""
    donated: dict[int, int] = {}
    marked = [i for i, a in enumerate(args) if _ALIASING in a]
    head = _HEAD.search(text)
    places = [m.start() for m in re.compile(re.escape(_ALIASING)).finditer(text, head.end() if head else 0)]
    for nth, i in enumerate(marked):
        at = places[nth] if nth < len(places) else 0
        where = Position(file, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))
        attribute = args[i][_ALIASING]
        if not re.fullmatch(r"-?\d+( : \w+)?", str(attribute)):
            raise ShloError(f"{_ALIASING} must be the number of a result, not {attribute}", where)
        target = int(str(attribute).partition(" ")[0])
        if not 0 <= target < len(gives):
            raise ShloError(
                f"{_ALIASING} = {target}: @main has {counted(len(gives), 'result')}, numbered from 0", where
            )
        if target in donated.values():
            raise ShloError(f"{_ALIASING} = {target}: another parameter gives its memory to this result already", where)
        if takes[i] is not gives[target]:
            raise ShloError(f"{_ALIASING} = {target}: the parameter is {takes[i]}, the result {gives[target]}", where)
        donated[i] = target
    return donated


_GROUPED = {
    "stablehlo.all_reduce": "replica_groups",
    "stablehlo.all_gather": "replica_groups",
    "stablehlo.reduce_scatter": "replica_groups",
    "stablehlo.cross-replica-sum": "replica_groups",
    "stablehlo.all_to_all": "replica_groups",
    "stablehlo.collective_broadcast": "replica_groups",
    "stablehlo.collective_permute": "source_target_pairs",
}
_CHANNEL = re.compile(r"handle = (\d+)")


def _reached(module: Any, main: Any) -> Iterator[Any]:
    """The operations of ``main`` and of the functions that it reaches, by calls or as decompositions."""
    functions = {f.attributes["sym_name"].value: f for f in module.body.operations if "sym_name" in f.attributes}
    waiting, seen = [main], {"main"}
    while waiting:
        for op in _walk(waiting.pop().operation):
            yield op
            for key in ("callee", "decomposition"):
                name = str(op.attributes[key].value) if key in op.attributes else ""
                if name in functions and name not in seen:
                    seen.add(name)
                    waiting.append(functions[name])


def _custom_calls(module: Any, main: Any, file: str) -> Iterator[CustomCall]:
    for op in _reached(module, main):
        if op.name == "stablehlo.custom_call":
            target = str(op.attributes["call_target_name"].value)
            # XLA takes the dialect's operation at its word: without its attributes it crashes.
            disguised = target.startswith("mhlo.") and "mhlo.attributes" in op.attributes
            yield CustomCall(target, mlir.position(op.location, file), disguised)


def _collectives(module: Any, main: Any, file: str) -> Iterator[Collective]:
    found = [op for op in _reached(module, main) if op.name in _GROUPED]
    meshes = {name: read_mesh(name, text) for name, text in _meshes(module)}
    for op in found:
        groups = op.attributes[_GROUPED[op.name]]
        try:
            by_axes = str(groups).startswith(MESH_GROUPS)
            rows = read_groups(str(groups), meshes) if by_axes else np.asarray(groups).tolist()
        except RuleError as error:
            raise ShloError(f"{op.name}: {error}", mlir.position(op.location, file)) from None
        channel = _CHANNEL.search(str(op.attributes["channel_handle"])) if "channel_handle" in op.attributes else None
        yield Collective(
            op.name,
            tuple(map(tuple, rows)),
            int(channel[1]) if channel else 0,
            "use_global_device_ids" in op.attributes,
            mlir.position(op.location, file),
        )


def _walk(op: Any) -> Iterator[Any]:
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from _walk(inner.operation)


def _dictionaries(main: Any, name: str, count: int) -> list[Any]:
    return list(main.attributes[name]) if name in main.attributes else [{}] * count


def _string(attrs: Any, name: str) -> str:
    return str(attrs[name].value) if name in attrs else ""


_HEAD = re.compile(r"func\.func\s+(?:public\s+)?@main\s*\(")
_PARAMETER = re.compile(r"%([\w.$-]+)\s*:\s*tensor<")


def _parameter_names(text: str, count: int) -> tuple[str, ...]:
    """The parameters' names as the text spells them (MLIR forgets them): arg0, arg1, … where it does not."""
    head = _HEAD.search(text)
    names: list[str] = []
    if head is not None:
        for found in _PARAMETER.finditer(text, head.end()):
            if len(names) == count:
                break
            names.append(found[1])
    return tuple(names) if len(set(names)) == count else tuple(f"arg{i}" for i in range(count))
