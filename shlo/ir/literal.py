"""Constant tensors.  A splat keeps one element however large its type is; nothing here ever expands it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np

from shlo.ir.errors import ShloError
from shlo.ir.types import TensorType, type_of

Array = np.ndarray[Any, Any]

_WHOLE: Final = 4096
"""Elements of at most so many bytes are compared as they are."""


class Resource(NamedTuple):
    """Where a text keeps the bytes of a constant: under a name at its end (``dense_resource<name>``), for so large an alignment."""

    name: str
    alignment: int


class Literal:
    """The value of a ``constant``: a tensor type and its elements.

    ``data`` has the storage dtype and either the type's shape or, for a splat, rank 0.  Equal bits make equal
    literals, so ``0.0`` and ``-0.0`` differ and a NaN equals itself.  ``resource`` is how the text had it: it counts for
    nothing but for printing it so again.
    """

    __slots__ = ("_key", "data", "resource", "type")

    def __init__(self, type: TensorType, data: Array, resource: Resource | None = None) -> None:
        if data.dtype != type.dtype.numpy or (data.ndim and data.shape != type.shape):
            raise ShloError(f"elements of {data.dtype}{list(data.shape)} do not make a constant of {type}")
        self.type, self.data, self.resource = type, data, resource
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

    def raw(self) -> memoryview:
        """The bytes of the elements as they are kept (one element's for a splat), not copied."""
        return np.ascontiguousarray(self.data).reshape(-1).view(np.uint8).data

    def _bits(self) -> tuple[int, bytes]:
        """A hash, and the elements' bytes: those of many elements as a digest, which costs no second copy."""
        if self._key is None:
            data = self.data
            bits = data.tobytes() if data.nbytes <= _WHOLE else blake2b(self.raw(), digest_size=32).digest()
            self._key = hash((self.type, data.ndim, bits)), bits
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
