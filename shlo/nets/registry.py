"""The table of networks: each a forward pass with the sizes it was published at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from shlo.ir.core import Value
from shlo.ir.errors import ShloError
from shlo.ir.types import Shape
from shlo.nets.layers import Config, Model

Forward = Callable[[Model, Value], Value]


@dataclass(frozen=True)
class Net:
    """A network: its forward pass, and the sizes and conventions it was published with."""

    name: str
    forward: Forward
    image: Shape
    classes: int
    doc: str
    published: Mapping[str, Any] = field(default_factory=dict)
    """What else of a :class:`Config` it was published with: padding, bn_eps."""

    def config(self, **changes: Any) -> Config:
        """The published sizes, with changes (None leaves a size as it is)."""
        sizes: dict[str, Any] = {"image": self.image, "classes": self.classes, **self.published}
        sizes.update((k, v) for k, v in changes.items() if v is not None)
        return Config(**sizes)


NETS: dict[str, Net] = {}


def net(name: str, image: Shape, classes: int, **published: Any) -> Callable[[Forward], Forward]:
    """Declare a network under its command-line name."""

    def register(forward: Forward) -> Forward:
        NETS[name] = Net(name, forward, image, classes, (forward.__doc__ or "").strip(), published)
        return forward

    return register


def find_net(name: str) -> Net:
    """The network called ``name``; an error that lists them all otherwise."""
    if name not in NETS:
        raise ShloError(f"there is no network '{name}': one of {', '.join(NETS)}")
    return NETS[name]
