"""Operators that send and receive: between devices, with the host, and what runs beside the rest.

Specification: "send", "recv", "infeed", "outfeed".  Devices run in lockstep, so a ``recv`` takes what a ``send`` before it sent
on the same channel.  What goes to and comes from the world outside is the evaluation's :class:`~shlo.ir.devices.Traffic`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from shlo.ir.attributes import List
from shlo.ir.core import CUT, VJP, Example, Graph, Value, Values, primitive, trace
from shlo.ir.devices import DEVICE_TO_DEVICE, DEVICE_TO_HOST, HOST_TO_DEVICE, Channel, Devices, Groups, PerDevice
from shlo.ir.errors import ShloError, fail
from shlo.ir.ops.collective import all_reduce, one_group
from shlo.ir.ops.data import monoid
from shlo.ir.ops.elementwise import add
from shlo.ir.ops.exchange import moved
from shlo.ir.types import TOKEN, DType, FutureType, TensorType, TokenType, Type, short_type

Array = np.ndarray[Any, Any]

F32 = DType.all["f32"]
UNRUN = "XLA on the CPU leaves transfers to whoever drives it"
NO_DATA = np.zeros((), np.bool_)
"""A token's array."""


# ---------------------------------------------------------------------------------------------------- send and receive


def _check_channel(op: str, channel: Channel, is_host_transfer: bool, host: int) -> None:
    names = {DEVICE_TO_DEVICE: "DEVICE_TO_DEVICE", DEVICE_TO_HOST: "DEVICE_TO_HOST", HOST_TO_DEVICE: "HOST_TO_DEVICE"}
    wanted = host if is_host_transfer else DEVICE_TO_DEVICE
    if channel.type != wanted:
        when = "true" if is_host_transfer else "false"
        fail(
            f"{op}_c1: where is_host_transfer is {when}, the channel's type must be {wanted} ({names[wanted]}), "
            f"not {channel.type}"
        )


def _check_token_last(op: str, label: str, types: Sequence[Type]) -> None:
    """One token after any number of tensors."""
    if not types:
        fail(f"{op}_c{label}: needs at least one result, a token")
    if not isinstance(types[-1], TokenType):
        fail(f"{op}_c{label}: the last result must be a token, not {types[-1]}")
    for t in types[:-1]:
        if not isinstance(t, TensorType):
            fail(f"{op}_c{label}: the results before the token must be tensors, not {t}")


@primitive(
    collective=True,
    pure=False,
    shares=False,
    examples=[
        Example("f32[3]", "token", channel_handle=Channel(5, DEVICE_TO_HOST), is_host_transfer=True, unrun=UNRUN),
        Example(
            "f32[3]", "i32[]", "token", channel_handle=Channel(0), source_target_pairs=((0, 1), (1, 0)), unrun=UNRUN
        ),
    ],
)
def send(
    inputs: Values,
    token: Value,
    *,
    channel_handle: Channel,
    is_host_transfer: bool = False,
    source_target_pairs: Groups = (),
) -> Type:
    """Send the inputs on a channel: to the host, or to the devices that ``source_target_pairs`` say (their ids are partitions
    where the channel's number is positive, else replicas).  Without pairs a device sends to itself."""
    _check_channel("send", channel_handle, is_host_transfer, DEVICE_TO_HOST)
    for v in inputs:
        if not isinstance(v.type, TensorType):
            fail(f"only tensors can be sent, not {v.type}")
    if not isinstance(token.type, TokenType):
        fail(f"the last operand must be a token, not {token.type}")
    return TOKEN


@send.den
def _(
    devices: Devices,
    inputs: Sequence[list[Array]],
    token: list[Array],
    *,
    channel_handle: Channel,
    is_host_transfer: bool,
    source_target_pairs: Groups,
) -> list[Array]:
    traffic, number = devices.traffic, channel_handle.handle
    if is_host_transfer:
        traffic.sent.setdefault(number, []).append(tuple(_joined(per) for per in inputs))
        return [NO_DATA] * devices.count
    arrived = [list(per) for per in inputs]
    if source_target_pairs:
        arrived = [moved(devices, per, source_target_pairs, channel_handle) for per in inputs]
    traffic.between.setdefault(number, deque()).append(arrived)
    return [NO_DATA] * devices.count


def _joined(per: list[Array]) -> Any:
    """One array where all devices have the same."""
    return per[0] if all(x is per[0] for x in per) else PerDevice(per)


@primitive(
    collective=True,
    pure=False,
    shares=False,
    examples=[
        Example(
            "token",
            channel_handle=Channel(5, HOST_TO_DEVICE),
            is_host_transfer=True,
            types=(TOKEN,),
            unrun=UNRUN,
            free="nothing",
        )
    ],
)
def recv(
    token: Value,
    *,
    channel_handle: Channel,
    is_host_transfer: bool = False,
    source_target_pairs: Groups = (),
    types: tuple[Type, ...],
) -> tuple[Type, ...]:
    """What was sent on a channel: by the host, or by the ``send`` that comes next in turn on the same channel."""
    if not isinstance(token.type, TokenType):
        fail(f"the operand must be a token, not {token.type}")
    _check_channel("recv", channel_handle, is_host_transfer, HOST_TO_DEVICE)
    _check_token_last("recv", "2", types)
    return types


@recv.den
def _(
    devices: Devices,
    token: list[Array],
    *,
    channel_handle: Channel,
    is_host_transfer: bool,
    source_target_pairs: Groups,
    types: tuple[Type, ...],
) -> list[list[Array]]:
    number = channel_handle.handle
    queues = devices.traffic.received if is_host_transfer else devices.traffic.between
    queue = queues.get(number)
    if not queue and len(types) > 1:
        who = "the host has nothing for it (Traffic.received)" if is_host_transfer else "nothing was sent before it"
        raise ShloError(f"recv on channel {number}: {who}")
    values = queue.popleft() if queue else ()
    return _delivered("recv", devices, values, types)


def _delivered(op: str, devices: Devices, values: Sequence[Any], types: Sequence[Type]) -> list[list[Array]]:
    """Values that came in, as each device's, held to the types that the program says; and a token."""
    if len(values) != len(types) - 1:
        raise ShloError(f"{op}: {len(values)} values came in, the program takes {len(types) - 1}")
    results: list[list[Array]] = []
    for value, type in zip(values, types, strict=False):
        arrays = list(value) if isinstance(value, list) else [np.asarray(value)] * devices.count
        for array in arrays:
            if array.shape != type.shape:  # type: ignore[union-attr]  # checked: all but the last are tensors
                raise ShloError(f"{op}: an array of the shape {list(array.shape)} came in, the program takes {type}")
        results.append(arrays)
    return [*results, [NO_DATA] * devices.count]


# ------------------------------------------------------------------------------------------------- infeed and outfeed


@primitive(
    collective=True,
    pure=False,
    shares=False,
    examples=[Example("token", types=(TOKEN,), unrun=UNRUN)],
    form="generic infeed_config",
)
def infeed(
    token: Value, *, infeed_config: str = "", layout: List | None = None, types: tuple[Type, ...]
) -> tuple[Type, ...]:
    """The next values of the infeed.  ``layout`` is the order of each value's axes in memory, which means nothing here."""
    if not isinstance(token.type, TokenType):
        fail(f"the operand must be a token, not {token.type}")
    _check_token_last("infeed", "1", types)
    if layout is not None:
        if len(layout.items) != len(types) - 1:
            fail(f"layout must be of {len(types) - 1} values, it is of {len(layout.items)}")
        if not all(isinstance(row, List) for row in layout.items):
            fail("layout must be a list of lists")
    return types


@infeed.den
def _(devices: Devices, token: list[Array], *, types: tuple[Type, ...], **_: Any) -> list[list[Array]]:
    queue = devices.traffic.infeed
    if not queue and len(types) > 1:
        raise ShloError("infeed: there is nothing to take (Traffic.infeed)")
    return _delivered("infeed", devices, queue.popleft() if queue else (), types)


@primitive(
    collective=True,
    pure=False,
    shares=False,
    examples=[Example("f32[3]", "i32[]", "token", unrun=UNRUN)],
    form="generic outfeed_config",
)
def outfeed(inputs: Values, token: Value, *, outfeed_config: str = "") -> Type:
    """Give the inputs to the outfeed."""
    for v in inputs:
        if not isinstance(v.type, TensorType):
            fail(f"only tensors can be given to an outfeed, not {v.type}")
    if not isinstance(token.type, TokenType):
        fail(f"the last operand must be a token, not {token.type}")
    return TOKEN


@outfeed.den
def _(devices: Devices, inputs: Sequence[list[Array]], token: list[Array], *, outfeed_config: str) -> list[Array]:
    devices.traffic.outfeed.append(tuple(_joined(per) for per in inputs))
    return [NO_DATA] * devices.count


# -------------------------------------------------------------------------------------------------------- futures

ASYNCHRONOUS = frozenset(
    f"stablehlo.{name}"
    for name in (
        "all_reduce",
        "all_gather",
        "all_to_all",
        "reduce_scatter",
        "collective_permute",
        "collective_broadcast",
        "slice",
        "dynamic_slice",
        "dynamic_update_slice",
    )
)
"""What may run beside the rest."""


def _summed() -> Graph:
    return trace(
        lambda x: all_reduce([x], replica_groups=one_group(1), computation=monoid(add, F32)),
        [("x", short_type("f32[3]"))],
    )


@primitive(examples=[Example("f32[3]", body=_summed(), unrun="the runtime takes no futures out")])
def async_start(operands: Values, *, body: Graph) -> Type:
    """Begin the one collective or slice of ``body``; its result is a future, which :func:`async_done` waits for."""
    if len(body.nodes) != 1:
        fail(f"the region must hold one operation and a return, it holds {len(body.nodes)}")
    if body.nodes[0].op.text_name not in ASYNCHRONOUS:
        fail(f"the region must hold a collective or a slice, not {body.nodes[0].op.label}")
    given, takes = (tuple(v.type for v in side) for side in (operands, body.params))
    if given != takes:
        fail(f"the region takes ({', '.join(map(str, takes))}), got ({', '.join(map(str, given))})")
    return FutureType(tuple(v.type for v in body.results))


@async_start.den
def _(operands: tuple[Any, ...], *, body: Any) -> Any:
    results = body(*operands)
    if any(isinstance(r, PerDevice) for r in results):
        return PerDevice(zip(*(r for r in results), strict=True))
    return tuple(results)


@primitive(examples=[])
def async_done(future: Value) -> Type:
    """The result of what :func:`async_start` began."""
    if not isinstance(future.type, FutureType):
        fail(f"needs a future, not {future.type}")
    if len(future.type.types) != 1:
        fail(f"a future of one value is needed, this one is of {len(future.type.types)}")
    return future.type.types[0]


@async_done.den
def _(future: tuple[Any, ...]) -> Any:
    return future[0]


VJP.excuse("what leaves the program has no adjoint in it", send, recv, infeed, outfeed)
VJP.excuse("differentiate before it is scheduled beside other work", async_start, async_done)
CUT.excuse("inside one program the devices are the cut already", send, recv, infeed, outfeed, async_start, async_done)
