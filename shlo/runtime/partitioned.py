"""Programs for several partitions: the text that XLA's partitioner is given for one.

A program that says how its tensors lie on the partitions goes as it is.  One that says nothing is every partition's own, which
the partitioner knows only as a *manual computation*: ``@main`` becomes the body of one, its inputs and results the rows of
stacks that lie on the partitions.

With several replicas as well results are made whole on every partition: jaxlib (0.10, 0.11) aborts over parts of results
that are fewer than the devices.  They are not donated to then.  And XLA says groups as it did before (:data:`OF_REPLICAS`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from shlo.ir.errors import Position, ShloError
from shlo.ir.types import TensorType
from shlo.runtime import jaxlib_api, mlir
from shlo.runtime.signature import Shardings, Signature

OF_REPLICAS: Final = {"xla_enable_rgv3_materialization": False}
"""XLA's options for several replicas of partitions.  In jaxlib 0.10.2 the groups that its partitioner says by the axes of a mesh
are not those of a transposed sharding then; it can say them otherwise."""

_CUT = '{"partition"}'
_DONATION = ("tf.aliasing_output", "jax.buffer_donor")


def for_partitioner(text: str, sig: Signature, replicas: int, *, file: str = "<text>") -> tuple[str, Signature]:
    """The text to compile for so many replicas of the module's partitions, and the signature that it has then.

    Types and names stay those that a caller sees.  ShloError where a sharding is of another number of partitions.
    """
    if sig.shardings is not None:
        _check_shardings(text, sig.shardings, sig.partitions, file)
        return (text, sig) if replicas == 1 else (_whole_results(text, sig, file), replace(sig, donated={}))
    return _each_partition_s(text, sig, replicas, file), sig if replicas == 1 else replace(sig, donated={})


def partitions_by_shardy(sig: Signature) -> bool:
    """Is it Shardy that partitions this program?  Else GSPMD, which is for ``mhlo.sharding`` alone."""
    return sig.shardings is None or "sdy" in sig.shardings.dialects


def _check_shardings(text: str, shardings: Shardings, partitions: int, file: str) -> None:
    """XLA answers these with its own stack."""
    for name, size in shardings.meshes:
        used = re.search(rf'<@(?:{re.escape(name)}|"{re.escape(name)}")\s*,', text)
        if used is not None and size not in (1, partitions):
            raise ShloError(
                f"the mesh @{name} has {size} devices, the program runs on {partitions} partitions",
                _position(text, used.start() + 1, file),
            )
    for found in re.finditer(r'mhlo\.sharding = "\{devices=\[([\d,]+)\]<=\[([\d,]+)\]', text):
        parts, devices = (math.prod(int(n or 1) for n in found[i].split(",")) for i in (1, 2))
        if parts != devices or devices != partitions:
            raise ShloError(
                f"the sharding {found[0].partition(' = ')[2]}… is of {parts} parts on {devices} devices, the program runs on "
                f"{partitions} partitions",
                _position(text, found.start(), file),
            )


def _position(text: str, at: int, file: str) -> Position:
    return Position(file, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))


def _whole_results(text: str, sig: Signature, file: str) -> str:
    """The text with all of ``@main``'s results whole on every partition of a replica, and nothing donated."""
    module = mlir.parse(text, file=file)
    main = mlir.function(module, "main", file)
    _without(main, "arg_attrs", _DONATION)
    _without(main, "res_attrs", ("mhlo.sharding", "sdy.sharding"))
    if partitions_by_shardy(sig):
        mesh, name = _mesh(sig.partitions), "sdy.sharding"
        said = [f"#sdy.sharding<{mesh}, [{', '.join(['{}'] * t.rank)}]>" for t in sig.output_types]
    else:
        name, said = "mhlo.sharding", ['"{replicated}"'] * len(sig.output_types)
    _set(main, "res_attrs", name, said)
    return _text(module)


def _each_partition_s(text: str, sig: Signature, replicas: int, file: str) -> str:
    """The text with a ``@main`` around the old one, which every partition runs on its rows of stacked inputs."""
    module = mlir.parse(text, file=file)
    main = mlir.function(module, "main", file)
    taken = {op.attributes["sym_name"].value for op in module.body.operations if "sym_name" in op.attributes}
    inner = "main_of_a_partition"
    while inner in taken:
        inner += "_"
    ir = jaxlib_api.mlir().ir
    main.attributes["sym_name"] = ir.StringAttr.get(inner, module.context)
    main.attributes["sym_visibility"] = ir.StringAttr.get("private", module.context)
    donated = dict(sig.donated) if replicas == 1 else {}
    _without(main, "arg_attrs", _DONATION)
    wrapper = mlir.parse(_wrapper(inner, sig, donated, whole_results=replicas > 1), file=file)
    for op in list(wrapper.body.operations):
        if "sym_name" in op.attributes and op.attributes["sym_name"].value == "main":
            op.detach_from_parent()
            module.body.append(op)
    return _text(module)


def _wrapper(inner: str, sig: Signature, donated: dict[int, int], *, whole_results: bool) -> str:
    """A module with the declaration of ``@inner`` and a ``@main`` that has every partition call it."""
    mesh = _mesh(sig.partitions)

    def stacked(type: TensorType, parts: int) -> TensorType:
        return type.with_shape((parts, *type.shape))

    def sharding(type: TensorType, *, cut: bool = True) -> str:
        return f"<{mesh}, [{', '.join([_CUT if cut else '{}', *['{}'] * type.rank])}]>"

    takes, gives = sig.input_types, sig.output_types
    # Empty tensors stay outside: jaxlib 0.11.2 does not survive them beside others.
    ins, outs = ([i for i, t in enumerate(types) if t.size] for types in (takes, gives))
    params = ", ".join(
        f"%x{i}: {stacked(t, sig.partitions)}"
        + (f" {{tf.aliasing_output = {donated[i]} : i32}}" if i in donated else "")
        for i, t in enumerate(takes)
    )
    results = ", ".join(
        str(stacked(t, sig.partitions))
        + (f" {{sdy.sharding = #sdy.sharding{sharding(t, cut=not whole_results)}}}" if t.size else "")
        for t in gives
    )
    inside, outside = (", ".join(map(str, types)) for types in (takes, gives))
    wholes = ", ".join(str(stacked(t, sig.partitions)) for t in gives)
    operands, parts = (
        ", ".join(str(stacked(takes[i], sig.partitions)) for i in ins),
        [stacked(gives[i], 1) for i in outs],
    )
    made = ", ".join(str(stacked(gives[i], sig.partitions)) for i in outs)

    def several(name: str, count: int) -> tuple[str, list[str]]:
        """What stands before an operation of so many results, and what these are called."""
        before = f"{name}:{count} = " if count > 1 else f"{name} = " if count else ""
        return before, [f"{name}#{i}" for i in range(count)] if count > 1 else [name] * count

    called, names = several("%y", len(gives))
    computed, rows = several("%z", len(outs))
    returned = dict(zip(outs, rows, strict=True))
    return "\n".join(
        [
            f"func.func private @{inner}({inside}) -> ({outside})",
            f"func.func @main({params}) -> ({results}) {{",
            f"{computed}sdy.manual_computation({', '.join(f'%x{i}' for i in ins)})"
            f" in_shardings=[{', '.join(sharding(takes[i]) for i in ins)}]"
            f" out_shardings=[{', '.join(sharding(gives[i]) for i in outs)}] manual_axes={_CUT if ins or outs else '{}'}"
            f" ({', '.join(f'%r{i}: {stacked(takes[i], 1)}' for i in ins)}) {{",
            *(
                f"%a{i} = stablehlo.reshape %r{i} : ({stacked(t, 1)}) -> {t}"
                if t.size
                else f"%a{i} = stablehlo.constant dense<> : {t}"
                for i, t in enumerate(takes)
            ),
            f"{called}func.call @{inner}({', '.join(f'%a{i}' for i in range(len(takes)))}) : ({inside}) -> ({outside})",
            *(f"%b{i} = stablehlo.reshape {names[i]} : ({gives[i]}) -> {t}" for i, t in zip(outs, parts, strict=True)),
            f"sdy.return {', '.join(f'%b{i}' for i in outs)} : {', '.join(map(str, parts))}" if outs else "sdy.return",
            f"}} : ({operands}) -> ({made})",
            *(
                f"%e{i} = stablehlo.constant dense<> : {stacked(t, sig.partitions)}"
                for i, t in enumerate(gives)
                if not t.size
            ),
            f"return {', '.join(returned.get(i, f'%e{i}') for i in range(len(gives)))} : {wholes}"
            if gives
            else "return",
            "}",
        ]
    )


def _mesh(partitions: int) -> str:
    return f'mesh<["partition"={partitions}]>'


# ------------------------------------------------------------------------------------------------- MLIR's attributes


def _without(function: Any, group: str, names: tuple[str, ...]) -> None:
    """Take attributes of these names off a function's arguments or results."""
    if group not in function.attributes:
        return
    ir = jaxlib_api.mlir().ir
    kept = [
        ir.DictAttr.get({a.name: a.attr for a in attrs if a.name not in names}, function.context)
        for attrs in function.attributes[group]
    ]
    function.attributes[group] = ir.ArrayAttr.get(kept, function.context)


def _set(function: Any, group: str, name: str, values: Sequence[str]) -> None:
    """Give each of a function's arguments or results an attribute, spelled."""
    ir = jaxlib_api.mlir().ir
    given = list(function.attributes[group]) if group in function.attributes else [()] * len(values)
    made = [
        ir.DictAttr.get(
            {**{a.name: a.attr for a in attrs}, name: ir.Attribute.parse(value, function.context)}, function.context
        )
        for attrs, value in zip(given, values, strict=True)
    ]
    function.attributes[group] = ir.ArrayAttr.get(made, function.context)


def _text(module: Any) -> str:
    """The module as text that still knows where its operations stood."""
    return str(module.operation.get_asm(enable_debug_info=True))
