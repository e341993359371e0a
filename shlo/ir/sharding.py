"""Meshes of devices and shardings over them, as Shardy writes them: ``<@mesh, [{"x"}, {}]>``.

A :class:`Mesh` names the axes of a grid of devices; a :class:`Sharding` says along which mesh axes each axis of a tensor is
cut.  A text that is none is refused with a RuleError.  Source of the syntax and of what is checked: the Shardy dialect's
``MeshAttr``, ``TensorShardingAttr`` and their verifiers.  Groups of a collective by the axes of a mesh are StableHLO's own.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np

from shlo.ir.errors import fail
from shlo.ir.types import DYNAMIC, TensorType, Type

Attrs = Mapping[str, Any]


@dataclass(frozen=True)
class Mesh:
    """``sdy.mesh @name = <["x"=2, "y"=4]>``: a grid of devices with named axes.

    ``device_ids`` are the devices in row-major order of the axes, where that is not 0, 1, 2, …  A mesh without axes is one
    device.  ``name`` is empty for a mesh written where it is used.
    """

    name: str
    axes: tuple[tuple[str, int], ...]
    device_ids: tuple[int, ...] = ()
    attrs: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    """Discardable attributes of the declaration."""

    @property
    def size(self) -> int:
        """How many devices it has."""
        return math.prod(n for _, n in self.axes)

    @property
    def devices(self) -> tuple[int, ...]:
        """The devices in row-major order of the axes."""
        return self.device_ids or tuple(range(self.size))

    def axis_size(self, name: str) -> int:
        """The size of an axis; RuleError where there is none of that name."""
        for axis, size in self.axes:
            if axis == name:
                return size
        fail(f"there is no axis '{name}' in mesh {self.called}: it has {', '.join(a for a, _ in self.axes) or 'none'}")

    @property
    def called(self) -> str:
        """``@name``, or the mesh itself where it has none."""
        return f"@{self.name}" if self.name else str(self)

    def __str__(self) -> str:
        axes = ", ".join(f'"{name}"={size}' for name, size in self.axes)
        ids = f", device_ids=[{', '.join(map(str, self.device_ids))}]" if self.device_ids else ""
        return f"<[{axes}]{ids}>"


@dataclass(frozen=True, slots=True)
class Axis:
    """``"x"``, or a part of it: ``"x":(2)4`` is the part of size 4 inside the first 2 parts."""

    name: str
    before: int = 1
    size: int = 0
    """0: the whole axis."""

    def extent(self, mesh: Mesh) -> int:
        """Into how many parts it cuts."""
        return self.size or mesh.axis_size(self.name)

    def __str__(self) -> str:
        return f'"{self.name}"' + (f":({self.before}){self.size}" if self.size else "")


@dataclass(frozen=True, slots=True)
class DimSharding:
    """``{"x", ?}p1``: the mesh axes that cut one axis of a tensor, major to minor; ``?`` where more may follow."""

    axes: tuple[Axis, ...] = ()
    open: bool = False
    priority: int | None = None

    def __str__(self) -> str:
        parts = [*map(str, self.axes), *(["?"] if self.open else [])]
        return "{" + ", ".join(parts) + "}" + (f"p{self.priority}" if self.priority is not None else "")


@dataclass(frozen=True, slots=True)
class Sharding:
    """``<@mesh, [{"x"}, {}], replicated={"y"}>``: how a tensor lies on a mesh."""

    mesh: Mesh
    dims: tuple[DimSharding, ...]
    replicated: tuple[Axis, ...] = ()
    unreduced: tuple[Axis, ...] = ()

    def __str__(self) -> str:
        where = f"@{self.mesh.name}" if self.mesh.name else f"mesh{self.mesh}"
        text = f"<{where}, [{', '.join(map(str, self.dims))}]"
        for word, axes in (("replicated", self.replicated), ("unreduced", self.unreduced)):
            if axes:
                text += f", {word}={{{', '.join(map(str, axes))}}}"
        return text + ">"

    def local(self, type: TensorType, manual: Collection[str]) -> TensorType:
        """The type of one device's part: axes divided by those mesh axes that are in ``manual``."""
        shape = []
        for i, (size, dim) in enumerate(zip(type.shape, self.dims, strict=True)):
            parts = math.prod(a.extent(self.mesh) for a in dim.axes if a.name in manual)
            if size != DYNAMIC and size % parts:
                fail(f"axis {i} of {type} does not divide into the {parts} parts of {self}")
            shape.append(size if size == DYNAMIC else size // parts)
        return type.with_shape(tuple(shape))


@dataclass(frozen=True, slots=True)
class Transfer:
    """``{"x"}: 0->1``: mesh axes that cut axis ``source`` of a tensor and are to cut axis ``target``."""

    axes: tuple[Axis, ...]
    source: int
    target: int

    def __str__(self) -> str:
        return "{" + ", ".join(map(str, self.axes)) + f"}}: {self.source}->{self.target}"


def check_sharding(sharding: Sharding, type: Type) -> None:
    """Hold a sharding to the tensor type that it is of: as many axes, of the mesh, each used once (Shardy's verifier)."""
    mesh = sharding.mesh
    if not isinstance(type, TensorType):
        if sharding.dims or sharding.replicated:
            fail(f"a value of type {type} cannot be cut: {sharding}")
        return
    if not mesh.axes and mesh.device_ids:
        return  # one device: nothing is cut
    if len(sharding.dims) != type.rank:
        fail(f"the sharding {sharding} is of {len(sharding.dims)} axes, {type} has {type.rank}")
    used: dict[str, list[Axis]] = {}
    everything = [*(a for d in sharding.dims for a in d.axes), *sharding.replicated, *sharding.unreduced]
    for axis in everything:
        _check_axis(axis, mesh)
        for other in used.get(axis.name, ()):
            if _overlap(axis, other, mesh):
                fail(f"the sharding {sharding} uses the mesh axis {axis} twice")
        used.setdefault(axis.name, []).append(axis)
    for i, dim in enumerate(sharding.dims):
        if dim.priority is not None and not dim.axes and not dim.open:
            fail(f"the sharding {sharding} gives axis {i} a priority, but it is closed and empty")


def _check_axis(axis: Axis, mesh: Mesh) -> None:
    whole = mesh.axis_size(axis.name)
    if axis.size and (axis.before < 1 or axis.size <= 1 or whole % (axis.before * axis.size)):
        fail(f"{axis} is no part of the axis '{axis.name}' of size {whole}")
    if axis.size == whole:
        fail(f"{axis} is the whole axis '{axis.name}': it has no parts")


def _overlap(a: Axis, b: Axis, mesh: Mesh) -> bool:
    spans = [(x.before, x.before * x.extent(mesh)) for x in (a, b)]
    return spans[0][0] < spans[1][1] and spans[1][0] < spans[0][1]


def check_axes(axes: Iterable[Axis], mesh: Mesh) -> None:
    """Hold mesh axes that an operation names to the mesh: they are axes of it, or parts, and none is named twice."""
    seen: list[Axis] = []
    for axis in axes:
        _check_axis(axis, mesh)
        for other in seen:
            if other.name == axis.name and _overlap(axis, other, mesh):
                fail(f"the mesh axis {axis} is named twice")
        seen.append(axis)


def parts(axes: Sequence[Axis], others: Sequence[Axis], mesh: Mesh) -> list[tuple[str, int, int]]:
    """The axes as the smallest parts that both lists cut them into: two lists mean the same exactly if these are equal.

    ``"x"`` beside ``"x":(1)2`` is the parts ``"x":(1)2`` and ``"x":(2)2``; a part is its name, where it begins, where it ends.
    """
    edges: dict[str, set[int]] = {}
    for axis in (*axes, *others):
        edges.setdefault(axis.name, set()).update((axis.before, axis.before * axis.extent(mesh)))
    found: list[tuple[str, int, int]] = []
    for axis in axes:
        end = axis.before * axis.extent(mesh)
        within = sorted(e for e in edges[axis.name] if axis.before <= e <= end)
        found.extend((axis.name, a, b) for a, b in pairwise(within))
    return found


def check_mesh(mesh: Mesh) -> None:
    """Hold a mesh to Shardy's verifier: positive sizes, distinct names, device ids that are a permutation."""
    names = [name for name, _ in mesh.axes]
    if len(set(names)) != len(names):
        fail(f"the mesh {mesh} names an axis twice")
    if any(size < 1 for _, size in mesh.axes):
        fail(f"the mesh {mesh} has an axis without devices")
    if not mesh.axes:
        if len(mesh.device_ids) > 1:
            fail(f"the mesh {mesh} has no axes and more than one device")
    elif mesh.device_ids and sorted(mesh.device_ids) != list(range(mesh.size)):
        fail(f"the device ids of the mesh {mesh} are not 0 … {mesh.size - 1} in some order")


# ------------------------------------------------------------------------------------------------------ reading

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|@(?:[\w$.-]+|"[^"]*")|\w+|\s+|.', re.S)


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[str] = [t for t in _TOKEN.findall(text) if not t.isspace()]
        self.text, self.at = text, 0

    def sees(self, token: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at] == token

    def skip(self, *tokens: str) -> bool:
        if self.tokens[self.at : self.at + len(tokens)] == list(tokens):
            self.at += len(tokens)
            return True
        return False

    def next(self) -> str:
        if self.at >= len(self.tokens):
            fail(f"'{self.text}' ends too early")
        self.at += 1
        return self.tokens[self.at - 1]

    def literal(self, *tokens: str) -> None:
        for token in tokens:
            if not self.skip(token):
                found = self.tokens[self.at] if self.at < len(self.tokens) else "the end"
                fail(f"expected '{token}' in '{self.text}', found {found}")

    def integer(self) -> int:
        sign = "-" if self.skip("-") else ""
        token = self.next()
        if not token.isdigit() or len(token) > 18:
            fail(f"expected a number in '{self.text}', found '{token}'")
        return int(sign + token)

    def string(self) -> str:
        token = self.next()
        if not token.startswith('"'):
            fail(f"expected a mesh axis such as \"x\" in '{self.text}', found '{token}'")
        return token[1:-1]

    def list(self, close: str) -> Iterable[int]:
        """Runs once for each item up to ``close``, stepping over the commas."""
        index = 0
        while not self.skip(close):
            if index:
                self.literal(",")
            yield index
            index += 1

    def axis(self) -> Axis:
        name = self.string()
        if not self.skip(":"):
            return Axis(name)
        self.literal("(")
        before = self.integer()
        self.literal(")")
        return Axis(name, before, self.integer())

    def axes(self) -> tuple[Axis, ...]:
        self.literal("{")
        return tuple(self.axis() for _ in self.list("}"))

    def transfer(self) -> Transfer:
        axes = self.axes()
        self.literal(":")
        source = self.integer()
        self.literal("-", ">")
        return Transfer(axes, source, self.integer())

    def dim(self) -> DimSharding:
        self.literal("{")
        axes: list[Axis] = []
        open = False
        for _ in self.list("}"):
            if self.skip("?"):
                open = True
            else:
                axes.append(self.axis())
        priority = None
        if self.at < len(self.tokens) and re.fullmatch(r"p\d{1,9}", self.tokens[self.at]):
            priority = int(self.next()[1:])
        return DimSharding(tuple(axes), open, priority)

    def dims(self) -> tuple[DimSharding, ...]:
        self.literal("[")
        return tuple(self.dim() for _ in self.list("]"))

    def mesh(self, name: str = "") -> Mesh:
        self.literal("<", "[")
        axes = []
        for _ in self.list("]"):
            axis = self.string()
            self.literal("=")
            axes.append((axis, self.integer()))
        ids: tuple[int, ...] = ()
        if self.skip(",", "device_ids", "=", "["):
            ids = tuple(self.integer() for _ in self.list("]"))
        self.literal(">")
        mesh = Mesh(name, tuple(axes), ids)
        check_mesh(mesh)
        return mesh

    def sharding(self, meshes: Mapping[str, Mesh]) -> Sharding:
        self.literal("<")
        if self.skip("mesh"):
            mesh = self.mesh()
        else:
            name = self.next()
            found = meshes.get(name[1:].strip('"')) if name.startswith("@") else None
            if found is None:
                fail(f"there is no mesh {name}: the module has {', '.join('@' + n for n in meshes) or 'none'}")
            mesh = found
        self.literal(",")
        dims = self.dims()
        replicated = self.axes() if self.skip(",", "replicated", "=") else ()
        unreduced = self.axes() if self.skip(",", "unreduced", "=") else ()
        self.literal(">")
        return Sharding(mesh, dims, replicated, unreduced)

    def done(self) -> None:
        if self.at < len(self.tokens):
            fail(f"did not expect '{self.tokens[self.at]}' in '{self.text}'")


def read_mesh(name: str, text: str) -> Mesh:
    """The mesh of ``<["x"=2, "y"=4]>``."""
    reader = _Reader(text)
    mesh = reader.mesh(name)
    reader.done()
    return mesh


def read_sharding(text: str, meshes: Mapping[str, Mesh]) -> Sharding:
    """The sharding of ``<@mesh, [{"x"}, {}]>``."""
    reader = _Reader(text)
    sharding = reader.sharding(meshes)
    reader.done()
    return sharding


def read_shardings(text: str, meshes: Mapping[str, Mesh]) -> tuple[Sharding, ...]:
    """The shardings of ``[<@mesh, [{"x"}]>, <@mesh, [{}]>]``."""
    reader = _Reader(text)
    reader.literal("[")
    found = tuple(reader.sharding(meshes) for _ in reader.list("]"))
    reader.done()
    return found


def read_axis_lists(text: str) -> tuple[tuple[Axis, ...], ...]:
    """The lists of ``[{"x"}, {}]``: for each axis of a tensor the mesh axes that a collective of Shardy speaks of."""
    reader = _Reader(text)
    reader.literal("[")
    found = tuple(reader.axes() for _ in reader.list("]"))
    reader.done()
    return found


def read_transfers(text: str) -> tuple[Transfer, ...]:
    """The transfers of ``[{"x"}: 0->1, {"y"}: 2->3]``."""
    reader = _Reader(text)
    reader.literal("[")
    found = tuple(reader.transfer() for _ in reader.list("]"))
    reader.done()
    return found


def read_axes(text: str) -> tuple[Axis, ...]:
    """The axes of ``{"x", "y"}``."""
    reader = _Reader(text)
    found = reader.axes()
    reader.done()
    return found


# ------------------------------------------------------------------------------------------------- groups by mesh axes

MESH_GROUPS: Final = "#stablehlo.replica_group_mesh_axes<"
"""How groups of a collective begin that are said by the axes of a mesh; JAX writes them from 0.11 on."""

MOST_IN_GROUPS: Final = 1 << 16
"""Devices of a mesh by whose axes groups may be said: they are written out."""

_AXES_OF_MESH: Final = re.compile(
    re.escape(MESH_GROUPS) + r'mesh=(?:@("(?:[^"\\]|\\.)*"|[\w$.-]+)|#stablehlo\.mesh<axes=\[(.*?)\]'
    r"(?:,device_ids=dense<\[([\d,]*)\]>:tensor<\d+xi64>)?>),axes=\[(.*)\]>"
)
_AXIS_REF: Final = re.compile(
    r'#stablehlo\.axis_ref<name="([^"\\]*)"(?:,sub_axis_info=\((\d{1,9})\)(\d{1,9}))?>(?:,|$)'
)
_MESH_AXIS: Final = re.compile(r'(?:#stablehlo\.mesh_axis)?<name="([^"\\]*)",size=(\d{1,9})>(?:,|$)')


def read_groups(text: str, meshes: Mapping[str, Mesh]) -> tuple[tuple[int, ...], ...]:
    """The groups of ``#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>``.

    The devices of a group differ along these axes, of which the first is the slowest; the groups are in the order of the others.
    They are the mesh's (XLA counts them 0, 1, … whatever its ``device_ids`` say).
    """
    found = _AXES_OF_MESH.fullmatch("".join(text.split()))
    if found is None:
        fail(f"expected {MESH_GROUPS}mesh = @mesh, axes = […]>, not {text}")
    name, inline, ids, listed = found.groups()
    if name is not None:
        mesh = meshes.get(name.strip('"'))
        if mesh is None:
            fail(f"there is no mesh @{name}: the module has {', '.join('@' + n for n in meshes) or 'none'}")
    else:
        order = tuple(int(i) for i in (ids or "").split(",") if i)
        mesh = Mesh("", tuple((n, int(size)) for n, size in _matches(_MESH_AXIS, inline, text)), order)
        check_mesh(mesh)
    if mesh.size > MOST_IN_GROUPS:
        fail(f"mesh {mesh.called} has {mesh.size} devices: groups are of {MOST_IN_GROUPS} at most")
    axes = [Axis(n, int(before or 1), int(size or 0)) for n, before, size in _matches(_AXIS_REF, listed, text)]
    check_axes(axes, mesh)
    everything = parts([Axis(n) for n, _ in mesh.axes], axes, mesh)
    inside = [everything.index(part) for part in parts(axes, [Axis(n) for n, _ in mesh.axes], mesh)]
    grid = np.array(mesh.devices, np.int64).reshape([end // start for _, start, end in everything])
    outside = [i for i in range(len(everything)) if i not in inside]
    size = math.prod(grid.shape[i] for i in inside)
    return tuple(map(tuple, grid.transpose(outside + inside).reshape(-1, size).tolist()))


def _matches(item: re.Pattern[str], listed: str, text: str) -> list[tuple[str, ...]]:
    """The entries of a list, which are all like this."""
    if item.sub("", listed):
        fail(f"cannot read the axes of {text}")
    return item.findall(listed)
