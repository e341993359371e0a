"""``custom_call``: a call of something outside the program, by name, and the names that have a meaning here.

Specification: the section of this name.  Any target can be read, hashed, compared and printed; to evaluate one, its meaning
has to be told::

    @custom_call_den("my.kernel")
    def _(call: CustomCall, x, y):
        return x * call.config["scale"] + y

Told already are those that change nothing (``Sharding``, ``LayoutConstraint``, …), ``shape_assertion``, the operations of other
dialects that travel as custom calls (``mhlo.topk``, ``mhlo.erf``, …) and what JAX asks of LAPACK on a CPU
(:mod:`shlo.ir.ops.lapack`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np

from shlo.ir.core import DEN, OPERATORS, Example, Function, Value, Values, primitive
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.sorting import in_order
from shlo.ir.types import DType, TensorType, Type

Array = np.ndarray[Any, Any]
Axis = int | None
F = TypeVar("F", bound=Callable[..., Any])

TYPED_FFI: Final = 4
"""The ``api_version`` whose configuration is a dictionary."""


@dataclass(frozen=True, slots=True)
class CustomCall:
    """What a rule for a target gets besides the operands' arrays."""

    target: str
    config: Any
    """``backend_config``: a dictionary (where the text has ``mhlo.backend_config``, that one), else a string."""
    attributes: Mapping[str, Any]
    """``mhlo.attributes``: those of an operation that travels as a custom call."""
    extra: Mapping[str, Any]
    """All attributes of other dialects, as they stand in the text."""
    types: tuple[Type, ...]
    """The result types."""
    functions: Sequence[Any] = ()
    """The called computations, callable (see :data:`shlo.ir.core.DEN`)."""


TARGETS: Final[dict[str, Callable[..., Any]]] = {}
"""What targets mean: a rule takes the :class:`CustomCall` and the operands; it returns a result, or a tuple of several."""


def custom_call_den(*targets: str) -> Callable[[F], F]:
    """Decorator: this is what these targets compute (an earlier meaning is replaced)."""

    def register(fn: F) -> F:
        TARGETS.update((target, fn) for target in targets)
        return fn

    return register


UNCHANGED: Final = ("Sharding", "LayoutConstraint", "annotate_device_placement", "xla.sdy.FuncResultSharding")
"""Targets that say where or how a value is kept, not what it is."""


# --------------------------------------------------------------------------------------------------- the operator

_OWN: Final = "nobody else knows this target"
_F32, _I32 = DType.all["f32"], DType.all["i32"]


def _check_layouts(operands: Sequence[Value], types: Sequence[Type], operand_layouts: Any, result_layouts: Any) -> None:
    if (operand_layouts is None) is not (result_layouts is None):
        fail("layouts must be given for operands and results, or for neither")
    for what, layouts, of in (
        ("operand", operand_layouts, [v.type for v in operands]),
        ("result", result_layouts, types),
    ):
        if layouts is not None and len(layouts) != len(of):
            fail(f"{what}_layouts must have one entry for each of {len(of)} {what}s, got {len(layouts)}")
        for layout, type in zip(layouts or (), of, strict=False):
            rank = type.rank if isinstance(type, TensorType) else 0
            if sorted(layout) != list(range(rank)):
                fail(f"the {what} layout {list(layout)} is not an order of the axes of {type}")


@primitive(
    form="$call_target_name($inputs) : fn",
    shares=False,
    examples=[
        Example("f32[2, 3]", call_target_name="annotate_device_placement", types=(TensorType((2, 3), _F32),)),
        Example(
            "f32[2, 3]",
            "i32[]",
            call_target_name="my.function",
            has_side_effect=True,
            backend_config='a"b',
            operand_layouts=((0, 1), ()),
            result_layouts=((0, 1), ()),
            types=(TensorType((2, 3), _F32), TensorType((), _I32)),
            unrun=_OWN,
            nograd=_OWN,
        ),
        Example(
            "f32[4]",
            call_target_name="my.function",
            api_version=TYPED_FFI,
            backend_config=(("a", 1), ("b", "x")),
            types=(TensorType((4,), _F32),),
            unrun=_OWN,
            nograd=_OWN,
        ),
    ],
)
def custom_call(
    inputs: Values,
    *,
    call_target_name: str,
    has_side_effect: bool = False,
    backend_config: str | tuple[tuple[str, Any], ...] | None = None,
    api_version: int = 1,
    called_computations: tuple[Function, ...] = (),
    operand_layouts: tuple[tuple[int, ...], ...] | None = None,
    result_layouts: tuple[tuple[int, ...], ...] | None = None,
    output_operand_aliases: tuple[str, ...] = (),
    foreign: tuple[tuple[str, Any], ...] = (),
    types: tuple[Type, ...],
) -> tuple[Type, ...]:
    """What ``call_target_name`` makes of the inputs: results of these types.

    Evaluating needs a meaning of that name (:func:`custom_call_den`); everything else works with any.  ``foreign`` are the
    attributes of other dialects, by name (``mhlo.backend_config``, ``mhlo.sharding``, …): here they say what is computed."""
    if api_version == TYPED_FFI and isinstance(backend_config, str):
        fail(f"with api_version {TYPED_FFI} backend_config is a dictionary, not {backend_config!r}")
    if api_version != TYPED_FFI and isinstance(backend_config, tuple):
        fail(f"backend_config is a string but with api_version {TYPED_FFI}, this is {api_version}")
    _check_layouts(inputs, types, operand_layouts, result_layouts)
    return types


@custom_call.den
def _(
    inputs: Sequence[Any],
    *,
    call_target_name: str,
    backend_config: Any,
    called_computations: Sequence[Any],
    types: tuple[Type, ...],
    foreign: tuple[tuple[str, Any], ...],
    **_: Any,
) -> tuple[Any, ...]:
    rule = TARGETS.get(call_target_name)
    if rule is None:
        raise ShloError(
            f"custom_call @{call_target_name} has no meaning here: declare one with "
            f'@custom_call_den("{call_target_name}") from shlo.ir.ops.custom'
        )
    extra = dict(foreign)
    config = extra.get("mhlo.backend_config", backend_config)
    call = CustomCall(
        call_target_name,
        config if isinstance(config, str) else dictionary(config),
        dictionary(extra.get("mhlo.attributes")),
        extra,
        types,
        called_computations,
    )
    made = rule(call, *inputs)
    results = made if isinstance(made, tuple) else () if made is None else (made,)
    if len(results) != len(types):
        raise ShloError(f"custom_call @{call_target_name}: its rule returned {len(results)} results, not {len(types)}")
    return results


def dictionary(value: Any) -> dict[str, Any]:
    """A dictionary attribute, as pairs or as it stands in a text, with plain numbers."""
    items = getattr(value, "items", value) or ()
    pairs = items() if callable(items) else items
    return {k: _plain(v) for k, v in pairs}


def _plain(value: Any) -> Any:
    for kind in (bool, int, float):
        if isinstance(value, kind):
            return kind(value)
    return value


@custom_call.vjp
def _(dys: Sequence[Value | None], inputs: Values, *, call_target_name: str, **_: Any) -> tuple[list[Value | None]]:
    if call_target_name not in UNCHANGED:
        raise ShloError(f"custom_call @{call_target_name} cannot be differentiated: nobody has said how")
    return (list(dys),)


@custom_call.cut
def _(axes: Sequence[Axis], inputs: Values, *, call_target_name: str, types: Any, **_: Any) -> tuple[Axis | str, ...]:
    if all(a is None for a in axes):
        return (None,) * len(types)
    return tuple(axes) if call_target_name in UNCHANGED else ("couples",) * len(types)


# -------------------------------------------------------------------------------------------------- known targets


@custom_call_den(*UNCHANGED)
def _unchanged(call: CustomCall, *values: Any) -> tuple[Any, ...]:
    return values


@custom_call_den(
    "SPMDFullToShardShape", "SPMDShardToFullShape", "xla.sdy.GlobalToLocalShape", "xla.sdy.LocalToGlobalShape"
)
def _same_shape(call: CustomCall, value: Array) -> Array:
    (type,) = call.types
    if isinstance(type, TensorType) and value.shape != type.shape:
        raise ShloError(
            f"custom_call @{call.target}: cutting {list(value.shape)} to {type} needs the partitions of an SPMD program; "
            "export with the Shardy partitioner (sdy.manual_computation) instead"
        )
    return value


@custom_call_den("shape_assertion")
def _assertion(call: CustomCall, holds: Array, *numbers: Array) -> tuple[()]:
    """JAX's check of sizes that are known when the program runs."""
    if not holds:
        message = str(call.extra.get("error_message", "a shape assertion does not hold"))
        for i, number in enumerate(numbers):
            message = message.replace(f"{{{i}}}", str(int(number)))
        raise ShloError(message)
    return ()


@custom_call_den("my.function")
def _first(call: CustomCall, *values: Array) -> tuple[Array, ...]:
    """The placeholder of examples."""
    return values


@custom_call_den("mhlo.topk", "stablehlo.dynamic_top_k")
def _top_k(call: CustomCall, operand: Array, k: Array | None = None) -> tuple[Array, Array]:
    """The k largest (or smallest) elements along the last axis, in order, and where they are; the first of equal ones first.
    NaN counts as largest, as in XLA."""
    count = int(call.attributes["k"] if k is None else k)
    keys = operand if operand.dtype == object or operand.dtype.kind in "fiub" else operand.astype(np.float32)
    if call.attributes.get("largest", True):
        backwards = np.argsort(keys[..., ::-1], axis=-1, kind="stable")[..., ::-1]
        order = keys.shape[-1] - 1 - backwards
    else:
        order = np.argsort(keys, axis=-1, kind="stable")
    order = order[..., :count]
    return np.take_along_axis(operand, order, -1), order.astype(np.int32)


_ELEMENTWISE: Final = {
    "mhlo.erf": "erf",
    "mhlo.erf_inv": "erf_inv",
    "mhlo.tan": "tan",
    "mhlo.acos": "acos",
    "mhlo.acosh": "acosh",
    "mhlo.asin": "asin",
    "mhlo.asinh": "asinh",
    "mhlo.atanh": "atanh",
    "mhlo.cosh": "cosh",
    "mhlo.sinh": "sinh",
}
"""Targets that are operators elsewhere, with the operator's name here."""


@custom_call_den(*_ELEMENTWISE)
def _through(call: CustomCall, *values: Array) -> Array:
    op = OPERATORS.get(_ELEMENTWISE[call.target])
    if op is None:
        raise ShloError(f"custom_call @{call.target} is {_ELEMENTWISE[call.target]}, which this version does not have")
    return np.asarray(DEN.of(op)(*values))


@custom_call_den("ApproxTopK")
def _approximate_top_k(call: CustomCall, *operands: Array) -> tuple[Array, ...]:
    """The exact top k by the comparator, which is a good approximation."""
    config, values = call.config, operands[: len(operands) // 2]
    axis, count = config["reduction_dim"], config["top_k"]
    if not config.get("aggregate_to_topk", True):
        raise ShloError(
            "custom_call @ApproxTopK: how many candidates are left without aggregation is the backend's choice"
        )
    (comparator,) = call.functions

    def before(a: Sequence[Array], b: Sequence[Array]) -> Array:
        (holds,) = comparator.on_arrays(*(side for pair in zip(a, b, strict=True) for side in pair))
        return np.asarray(holds)

    order = in_order([np.moveaxis(v, axis, -1) for v in values], before)[..., :count]
    return tuple(np.take_along_axis(v, np.moveaxis(order, -1, axis), axis) for v in values)
