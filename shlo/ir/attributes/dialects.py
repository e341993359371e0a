"""Attributes in a spelling of their dialect: enumerators, channels, shardings, convolution axes, layouts, tolerances."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np

from shlo.ir.attributes.codecs import Codec
from shlo.ir.attributes.spelling import quoted, spell
from shlo.ir.attributes.values import UNIT, List, Opaque, Struct, Word
from shlo.ir.dense import float_text
from shlo.ir.devices import Channel
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.sharding import Mesh, read_axes, read_axis_lists, read_sharding, read_shardings, read_transfers
from shlo.ir.types import index, tensor

ENUMS = {
    "comparison_direction": "comparison_direction",
    "compare_type": "comparison_type",
    "precision_config": "precision",
    "fft_type": "fft_type",
    "rng_algorithm": "rng_algorithm",
    "rng_distribution": "rng_distribution",
    "transpose_a": "transpose",
}
"""Attributes that are enumerators, with the enumeration's name in ``#stablehlo<precision HIGH>``."""


class Choice(Codec):
    """One enumerator, or a list of them."""

    def __init__(self, name: str, many: bool, dialect: str = "stablehlo") -> None:
        super().__init__(name)
        self.kind, self.many, self.dialect = ENUMS[name], many, dialect

    def full(self, value: Any) -> str:
        if self.many:
            return "[" + ", ".join(f"#{self.dialect}<{self.kind} {v!s}>" for v in value) + "]"
        return f"#{self.dialect}<{self.kind} {value!s}>"

    def brief(self, value: Any) -> str:
        return "[" + ", ".join(map(str, value)) + "]" if self.many else str(value)

    def read(self, raw: Any) -> Any:
        if self.many:
            if not isinstance(raw, List):
                fail(f"{self.name} must be a list, not {spell(raw)}")
            return tuple(map(self._one, raw.items))
        return self._one(raw)

    def _one(self, raw: Any) -> str:
        full = rf"(?:#(?:stablehlo|chlo)<\s*{self.kind}\s+(\w+)\s*>)|(\w+)"
        found = re.fullmatch(full, raw) if isinstance(raw, (Opaque, Word)) else None
        if found is None:
            fail(f"{self.name} must be a {self.kind}, not {spell(raw)}")
        return found[1] or found[2]


class ChannelCodec(Codec):
    """A channel."""

    def full(self, value: Any) -> str:
        return f"#stablehlo.channel_handle<handle = {value.handle}, type = {value.type}>"

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Opaque) or not raw.startswith("#stablehlo.channel_handle"):
            fail(f"{self.name} must be a #stablehlo.channel_handle<…>, not {spell(raw)}")
        found = fields(raw, {"handle": int, "type": int})
        return Channel(found.get("handle", 0), found.get("type", 0))


class Placement(Codec):
    """A sharding, or a list of one a value; which mesh a name means, the module says (:meth:`resolve`)."""

    def __init__(self, name: str, many: bool) -> None:
        super().__init__(name)
        self.many = many

    def full(self, value: Any) -> str:
        return f"#sdy.sharding_per_value<{self.brief(value)}>" if self.many else f"#sdy.sharding{value}"

    def brief(self, value: Any) -> str:
        return f"[{', '.join(map(str, value))}]" if self.many else str(value)

    def resolve(self, raw: Any, meshes: Mapping[str, Mesh]) -> Any:
        """The operator's value for a value of a text, in a module with these meshes."""
        if isinstance(raw, List):
            text = f"[{', '.join(map(str, raw.items))}]"
        elif isinstance(raw, Opaque):
            text = raw.removeprefix("#sdy.sharding_per_value<").removesuffix(">") if self.many else raw
            text = text.removeprefix("#sdy.sharding")
        else:
            fail(f'{self.name} must be a sharding such as <@mesh, [{{"x"}}]>, not {spell(raw)}')
        return read_shardings(text, meshes) if self.many else read_sharding(text, meshes)


class ManualAxes(Codec):
    """Names of mesh axes: ``#sdy<manual_axes{"x", "y"}>``, briefly ``{"x", "y"}``."""

    def full(self, value: Any) -> str:
        return f"#sdy<manual_axes{self.brief(value)}>"

    def brief(self, value: Any) -> str:
        return "{" + ", ".join(map(quoted, value)) + "}"

    def read(self, raw: Any) -> Any:
        if isinstance(raw, Struct) and all(v is UNIT for _, v in raw.items):
            return tuple(k for k, _ in raw.items)
        if isinstance(raw, Opaque) and raw.startswith("#sdy<manual_axes"):
            return tuple(axis.name for axis in read_axes(raw.removeprefix("#sdy<manual_axes").removesuffix(">")))
        fail(f'{self.name} must be axes such as {{"x"}}, not {spell(raw)}')


class MeshAxes(Codec):
    """Mesh axes and parts of them: ``#sdy<axis_ref_list{"x", "y":(1)2}>``, briefly ``{"x", "y":(1)2}``."""

    KIND: ClassVar = "axis_ref_list"

    def full(self, value: Any) -> str:
        return f"#sdy<{self.KIND}{self.brief(value)}>"

    def brief(self, value: Any) -> str:
        return "{" + ", ".join(map(str, value)) + "}"

    def read(self, raw: Any) -> Any:
        return self.parsed(self.text(raw))

    def parsed(self, text: str) -> Any:
        """The value of its brief spelling."""
        return read_axes(text)

    def text(self, raw: Any) -> str:
        """The brief spelling of what a text says."""
        if isinstance(raw, Struct) and all(v is UNIT for _, v in raw.items):
            return "{" + ", ".join(quoted(k) for k, _ in raw.items) + "}"
        if isinstance(raw, List):
            return "[" + ", ".join(map(self.text, raw.items)) + "]"
        if isinstance(raw, Opaque):
            return raw.removeprefix(f"#sdy<{self.KIND}").removesuffix(">") if raw.startswith("#") else raw
        fail(f'{self.name} must be mesh axes such as {{"x"}}, not {spell(raw)}')


class MeshAxesLists(MeshAxes):
    """A list of mesh axes for each axis of a tensor: ``[{"x"}, {}]``."""

    KIND: ClassVar = "list_of_axis_ref_lists"

    def brief(self, value: Any) -> str:
        return "[" + ", ".join(map(super().brief, value)) + "]"

    def parsed(self, text: str) -> Any:
        return read_axis_lists(text)


class Transfers(MeshAxes):
    """Mesh axes that go from one axis of a tensor to another: ``[{"x"}: 0->1]``."""

    KIND: ClassVar = "all_to_all_param_list"

    def brief(self, value: Any) -> str:
        return "[" + ", ".join(map(str, value)) + "]"

    def parsed(self, text: str) -> Any:
        return read_transfers(text)


class Flow(Codec):
    """Where shardings may propagate to: NONE, FORWARD, BACKWARD, or BOTH; in full a number."""

    WORDS: Final = ("NONE", "FORWARD", "BACKWARD", "BOTH")

    def full(self, value: Any) -> str:
        return f"{self.WORDS.index(value)} : i32"

    def brief(self, value: Any) -> str:
        return str(value)

    def read(self, raw: Any) -> Any:
        if isinstance(raw, int) and 0 <= raw < len(self.WORDS):
            return self.WORDS[raw]
        if raw not in self.WORDS:
            fail(f"{self.name} must be one of {', '.join(self.WORDS)}, not {spell(raw)}")
        return str(raw)


class Axes(Codec):
    """``[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]``: what each axis of a convolution's tensors is, as three strings
    (in the class that the operator keeps them in)."""

    def __init__(self, name: str, kind: Callable[..., Any]) -> None:
        super().__init__(name)
        self.kind = kind

    def full(self, value: Any) -> str:
        return f"#stablehlo.conv<{self.brief(value)}>"

    def brief(self, value: Any) -> str:
        lhs, rhs, out = ("[" + ", ".join(labels) + "]" for labels in value)
        return f"{lhs}x{rhs}->{out}"

    def read(self, raw: Any) -> Any:
        found = re.fullmatch(r"(?:#stablehlo.conv<)?\[(.*?)\]x\[(.*?)\]->\[(.*?)\]>?", re.sub(r"\s", "", str(raw)))
        if found is None:
            fail(f"{self.name} must look like [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], not {raw}")
        return self.kind(*(side.replace(",", "") for side in found.groups()))


class Layouts(Codec):
    """Orders of axes, one a tensor: ``[dense<[1, 0]> : tensor<2xindex>]``."""

    def full(self, value: Any) -> str:
        spelled = [Literal(tensor((len(axes),), index), np.array(axes, np.int64)) for axes in value]
        return "[" + ", ".join(map(spell, spelled)) + "]"

    def read(self, raw: Any) -> Any:
        layouts = raw.items if isinstance(raw, List) else (None,)
        if not all(isinstance(x, Literal) and x.type.rank == 1 and x.type.dtype is index for x in layouts):
            fail(f"{self.name} must be a list such as [dense<[1, 0]> : tensor<2xindex>], not {spell(raw)}")
        return tuple(tuple(map(int, x.array())) for x in layouts)


class Tolerance(Codec):
    """``#stablehlo.result_accuracy<atol = …, rtol = …, ulps = …, mode = #stablehlo.result_accuracy_mode<…>>``: a mode and
    three numbers, zeros left out (in the class that the operator keeps them in).  The default mode is no attribute."""

    _FIELD = re.compile(r"(\w+) = ([-+.\w]+)|_mode<(\w+)>")

    def __init__(self, name: str, kind: Callable[..., Any]) -> None:
        super().__init__(name)
        self.kind = kind

    def full(self, value: Any) -> str:
        mode, atol, rtol, ulps = value
        numbers = (("atol", atol and float_text(atol)), ("rtol", rtol and float_text(rtol)), ("ulps", ulps))
        shown = "".join(f"{key} = {number}, " for key, number in numbers if number)
        return f"#stablehlo.result_accuracy<{shown}mode = #stablehlo.result_accuracy_mode<{mode}>>"

    def read(self, raw: Any) -> Any:
        if not isinstance(raw, Opaque) or not raw.startswith("#stablehlo.result_accuracy<"):
            fail(f"{self.name} must be a #stablehlo.result_accuracy<…>, not {spell(raw)}")
        mode, found = "DEFAULT", {"atol": 0.0, "rtol": 0.0, "ulps": 0}
        for key, number, word in self._FIELD.findall(raw):
            if word:
                mode = word
            elif key in found:
                try:
                    found[key] = int(number) if key == "ulps" else float(number)
                except ValueError:
                    fail(f"{self.name}: '{number}' is not a number")
        return None if mode == "DEFAULT" and not any(found.values()) else self.kind(mode, **found)


_ENTRY: Final = re.compile(r"\s*(\w+)\s*=\s*(?:\[\s*((?:-?\d{1,19}\s*(?:,\s*(?=-?\d))?)*)\]|(-?\d{1,19}))\s*(?:,|$)")
"""``a = [0, 1],`` or ``b = 2``: one entry of a dialect's struct."""


def fields(text: str, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a dialect's struct: ``#stablehlo.dot<a = [0, 1], b = 2>`` → ``{"a": (0, 1), "b": 2}``.

    ``kinds`` says which there are; those that are ``int`` are a number, the others a list.  RuleError for anything else.
    """
    kind, _, body = text.removesuffix(">").partition("<")
    found: dict[str, Any] = {}
    at = 0
    while body[at:].strip():
        entry = _ENTRY.match(body, at)
        if entry is None:
            fail(f"{kind}<…>: '{body[at:].strip()[:60]}' is not an entry such as a = 1 or a = [0, 1]")
        name, items, number = entry.groups()
        if name not in kinds:
            fail(f"{kind}<…> has {', '.join(kinds)}, not '{name}'")
        if name in found:
            fail(f"{kind}<…>: '{name}' is given twice")
        if (number is not None) is not (kinds[name] is int):
            fail(f"{kind}<…>: {name} must be {'an integer' if kinds[name] is int else 'a list such as [0, 1]'}")
        found[name] = int(number) if number else tuple(int(n) for n in items.split(",") if n.strip())
        at = entry.end()
    return found
