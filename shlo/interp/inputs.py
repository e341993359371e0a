"""Inputs for a program: those that are given, checked against its parameters, and the missing ones drawn from a seed.

What is drawn, by element type: floats (and the parts of complex numbers) standard normal; integers uniform in 0 … 9 (as far
as the type goes: an i4 stops at 7); booleans fair.  Each input's numbers depend on the seed and its position alone; each device
gets its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from shlo.ir.core import Function
from shlo.ir.devices import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType

Array = np.ndarray[Any, Any]


def seeded_inputs(function: Function, seed: int, replicas: int = 1) -> list[Array | PerDevice]:
    """One drawn input a parameter of ``function``: an array, or with several replicas each one's own."""
    return [
        drawn if replicas > 1 else drawn[0]
        for drawn in (
            PerDevice(draw(type, seed, position, device) for device in range(replicas))
            for position, type in enumerate(function.arg_types)
        )
    ]


def draw(type: TensorType, seed: int, position: int, device: int = 0) -> Array:
    """An array of ``type`` drawn as the module's docstring says."""
    if not isinstance(type, TensorType):
        raise ShloError(f"input {position} is of type {type}, which has no values to draw")
    if not type.is_static:
        raise ShloError(f"input {position} is {type}, of unknown size: give it")
    rng = np.random.Generator(np.random.Philox(key=[seed % 2**64, position], counter=[0, 0, 0, device]))
    dtype = type.dtype
    if dtype.kind == "bool":
        return rng.integers(0, 2, type.shape).astype(np.bool_)
    if dtype.is_integer:
        most = min(9, 2 ** (dtype.bits - (dtype.kind == "int")) - 1)
        return rng.integers(0, most + 1, type.shape).astype(dtype.numpy)
    numbers = np.asarray(rng.standard_normal(type.shape))
    if dtype.name == "f8E8M0FNU":  # has no sign
        numbers = np.abs(numbers)
    if dtype.kind == "complex":
        numbers = numbers + 1j * rng.standard_normal(type.shape)
    return np.asarray(numbers.astype(dtype.numpy))


def assemble_inputs(
    names: Sequence[str], types: Sequence[TensorType], given: Mapping[str, Array], *, seed: int = 0, devices: int = 1
) -> list[Array | PerDevice]:
    """Every parameter's input: from ``given``, under its name or its position (``"0"``), or drawn from ``seed``.

    With several devices a given array has a leading axis of that size.  A key that is no input, a wrong shape, or numbers of
    a kind the parameter cannot hold are :class:`ShloError`.
    """
    places = {str(i): i for i in range(len(names))} | {name: i for i, name in enumerate(names)}
    chosen: dict[int, str] = {}
    for key in given:
        if key not in places:
            known = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
            raise ShloError(f"there is no input '{key}': the inputs are {known or 'none'} (or positions from 0)")
        other = chosen.setdefault(places[key], key)
        if other != key:
            raise ShloError(f"input {places[key]} is given twice, as '{other}' and as '{key}'")
    inputs: list[Array | PerDevice] = []
    for position, (name, type) in enumerate(zip(names, types, strict=True)):
        if position not in chosen:
            per_device = PerDevice(draw(type, seed, position, device) for device in range(devices))
        else:
            per_device = PerDevice(_fit(name, type, given[chosen[position]], devices))
        inputs.append(per_device if devices > 1 else per_device[0])
    return inputs


def _fit(name: str, type: TensorType, array: Array, devices: int) -> list[Array]:
    """The devices' arrays in ``type``'s storage, from one array with, for several devices, a leading axis."""
    if array.dtype.kind == "V" and array.dtype.itemsize == type.dtype.numpy.itemsize:
        array = array.view(type.dtype.numpy)  # .npz files forget the names of bf16 and its like
    shape = ((devices,) if devices > 1 else ()) + type.shape
    if array.shape != shape:
        why = f" ({type} on each of {devices} devices)" if devices > 1 else f" ({type})"
        raise ShloError(f"input '{name}' must have the shape {list(shape)}{why}, got {list(array.shape)}")
    kind, given = type.dtype.kind, array.dtype.kind
    fits = {"bool": "b", "int": "biu", "uint": "biu"}.get(kind, "biufV" if kind == "float" else "biufcV")
    if given not in fits:
        raise ShloError(f"input '{name}' is {type}: {array.dtype} numbers do not fit")
    if kind in ("int", "uint") and array.size:
        least, most = type.dtype.limits
        # As Python's integers: no NumPy type holds both an i64's and a ui64's.
        if int(array.min()) < least or int(array.max()) > most:
            raise ShloError(f"input '{name}' is {type}: some of the numbers are out of its range")
    stored = array.astype(type.dtype.numpy)
    return list(stored) if devices > 1 else [stored]
