"""What a module's ``@main`` takes and gives, read from the text by MLIR: what is checked is what will run."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from shlo.ir.errors import Position, ShloError
from shlo.ir.types import TensorType, dtype, tensor
from shlo.runtime import mlir


@dataclass(frozen=True, slots=True)
class Signature:
    """Parameters and results of ``@main``.

    ``donated`` maps a parameter to the result that takes over its memory (``tf.aliasing_output``), ``replicas`` and
    ``partitions`` are the module's ``mhlo.num_…`` attributes, 1 where absent.
    """

    input_names: tuple[str, ...]
    input_types: tuple[TensorType, ...]
    output_names: tuple[str, ...]
    output_types: tuple[TensorType, ...]
    donated: dict[int, int]
    replicas: int
    partitions: int


def signature(text: str, *, file: str = "<text>") -> Signature:
    """The signature of ``@main``; ShloError with the position where the text does not parse or verify."""
    module = mlir.parse(text, file=file)
    main = mlir.function(module, "main", file)
    takes = tuple(tensor_type(str(t), file) for t in main.type.inputs)
    gives = tuple(tensor_type(str(t), file) for t in main.type.results)
    args, results = _dictionaries(main, "arg_attrs", len(takes)), _dictionaries(main, "res_attrs", len(gives))
    attrs = module.operation.attributes
    return Signature(
        _parameter_names(text, len(takes)),
        takes,
        tuple(_string(a, "jax.result_info") or str(i) for i, a in enumerate(results)),
        gives,
        {i: int(a["tf.aliasing_output"].value) for i, a in enumerate(args) if "tf.aliasing_output" in a},
        int(attrs["mhlo.num_replicas"].value) if "mhlo.num_replicas" in attrs else 1,
        int(attrs["mhlo.num_partitions"].value) if "mhlo.num_partitions" in attrs else 1,
    )


_TENSOR = re.compile(r"tensor<((?:\d+x)*)([^,>?]+(?:<\w+>)?)>")


def tensor_type(text: str, file: str = "<text>") -> TensorType:
    """The type MLIR spells ``text``; ShloError where sizes are not all known or it is no tensor."""
    found = _TENSOR.fullmatch(text)
    if found is None:
        raise ShloError(f"@main must take and return tensors of known sizes to run, not {text}", Position(file, 1))
    return tensor(tuple(int(n) for n in found[1].split("x") if n), dtype(found[2]))


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
