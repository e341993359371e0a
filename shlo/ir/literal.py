"""Constant tensors.  A splat keeps one element however large its type is; nothing here ever expands it."""

from __future__ import annotations

from typing import Any

import numpy as np

from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType, type_of

Array = np.ndarray[Any, Any]


class Literal:
    """The value of a ``constant``: a tensor type and its elements.

    ``data`` has the storage dtype and either the type's shape or, for a splat, rank 0.  Equal bits make equal
    literals, so ``0.0`` and ``-0.0`` differ and a NaN equals itself.
    """

    __slots__ = ("_key", "data", "type")

    def __init__(self, type: TensorType, data: Array) -> None:
        if data.dtype != type.dtype.numpy or (data.ndim and data.shape != type.shape):
            raise ShloError(f"elements of {data.dtype}{list(data.shape)} do not make a constant of {type}")
        self.type, self.data = type, data
        self._key: tuple[int, bytes] | None = None

    @staticmethod
    def of(array: Any, type: TensorType | None = None) -> Literal:
        """A literal holding ``array``; a scalar given with a larger ``type`` becomes a splat."""
        if type is None:
            array = np.asarray(array)
            type = type_of(array)
        elements = np.asarray(array)
        if elements.dtype != type.dtype.numpy:
            elements = elements.astype(type.dtype.numpy)
        return Literal(type, elements)

    @property
    def is_splat(self) -> bool:
        return self.data.ndim == 0

    def array(self) -> Array:
        """The elements at full shape; a read-only view when this is a splat."""
        return np.broadcast_to(self.data, self.type.shape) if self.is_splat else self.data

    def _bits(self) -> tuple[int, bytes]:
        if self._key is None:
            data = self.data.tobytes()
            self._key = hash((self.type, self.data.ndim, data)), data
        return self._key

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Literal) or self.type is not other.type or self.is_splat is not other.is_splat:
            return False
        return self._bits() == other._bits()

    def __hash__(self) -> int:
        return self._bits()[0]

    def __repr__(self) -> str:
        return f"Literal({self.type}, {self.data!r})"
