"""Transfers between devices and with the host, infeeds, futures."""

from __future__ import annotations

import numpy as np
import pytest

from shlo import ops
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import trace
from shlo.ir.devices import DEVICE_TO_HOST, HOST_TO_DEVICE, Channel, PerDevice, Traffic
from shlo.ir.errors import ShloError
from shlo.ir.types import TOKEN, f32, i32
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal


def channel(handle, kind):
    return f"channel_handle = #stablehlo.channel_handle<handle = {handle}, type = {kind}>"


HOST = "is_host_transfer = true"
SEND = '%0 = "stablehlo.send"(%a, %t) {{{}}} : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token'
RECV = '%0:2 = "stablehlo.recv"(%t) {{{}}} : (!stablehlo.token) -> (tensor<f32>, {})'
INFEED = '%0:2 = "stablehlo.infeed"(%t) {} : (!stablehlo.token) -> (tensor<1x2xf32>, {})'
FUTURE = '%0 = "stablehlo.async_start"(%a) ({{ ^bb0(%x: tensor<4xf32>): {} }}) : (tensor<4xf32>) -> {}'
SLICE = """%q = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>,
  strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32> stablehlo.return %q : tensor<2xf32>"""
TOK = "!stablehlo.token"

STATEMENTS = {
    "send": (SEND.format(channel(1, 1)),),
    "send to the host as to a device": (SEND.format(channel(1, 2)), "send_c1"),
    "send to the host": (SEND.format(f"{channel(1, 2)}, {HOST}"),),
    "send from the host": (SEND.format(f"{channel(1, 3)}, {HOST}"), "send_c1"),
    "send in pairs": (SEND.format(f"{channel(1, 1)}, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>"),),
    "send a token": ('%0 = "stablehlo.send"(%t, %t) {' + channel(1, 1) + "} : (" + TOK + ", " + TOK + ") -> " + TOK, "tensors"),
    "send nothing": ('%0 = "stablehlo.send"(%t) {' + channel(1, 1) + "} : (" + TOK + ") -> " + TOK,),
    "receive": (RECV.format(channel(1, 1), TOK),),
    "receive from the host": (RECV.format(f"{channel(1, 3)}, {HOST}", TOK),),
    "receive to the host": (RECV.format(f"{channel(1, 2)}, {HOST}", TOK), "recv_c1"),
    "receive without a token": (RECV.format(channel(1, 1), "tensor<f32>"), "recv_c2"),
    "receive no results": ('"stablehlo.recv"(%t) {' + channel(1, 1) + "} : (" + TOK + ") -> ()", "recv_c2"),
    "infeed": (INFEED.format("", TOK),),
    "infeed with a layout": (INFEED.format("{layout = [[0, 1]]}", TOK),),
    "infeed with too many layouts": (INFEED.format("{layout = [[0, 1], []]}", TOK), "layout"),
    "infeed without a token": (INFEED.format('{infeed_config = "x"}', "tensor<f32>"), "infeed_c1"),
    "outfeed": (f'%0 = "stablehlo.outfeed"(%a, %t) : (tensor<4xf32>, {TOK}) -> {TOK}',),
    "outfeed without a token": (f'%0 = "stablehlo.outfeed"(%a) : (tensor<4xf32>) -> {TOK}', "token"),
    "a future": (FUTURE.format(SLICE, "!stablehlo.future<tensor<2xf32>>"),),
    "a future of nothing": (
        FUTURE.format("stablehlo.return %x : tensor<4xf32>", "!stablehlo.future<tensor<4xf32>>"),
        "one operation",
    ),
    "a future of a sum": (
        FUTURE.format(
            "%q = stablehlo.add %x, %x : tensor<4xf32> stablehlo.return %q : tensor<4xf32>",
            "!stablehlo.future<tensor<4xf32>>",
        ),
        "collective or a slice",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STATEMENTS)
def test_refusals_are_those_of_mlir(name):
    statement, *label = STATEMENTS[name]
    text = f"func.func @main(%a: tensor<4xf32>, %t: {TOK}) {{\n  {statement}\n  return\n}}"
    if label:
        with pytest.raises(ShloError):
            mlir.check(text)
        with pytest.raises(ShloError, match=label[0]):
            parse(text)
    else:
        assert normal(emit(parse(text))) == normal(mlir.reprint(text))


# --------------------------------------------------------------------------------------------------------- traffic


def program(fn, *types):
    return trace(fn, [(f"x{i}", t) for i, t in enumerate(types)])


def test_what_is_sent_is_received():
    pairs = ((0, 1), (1, 0))

    def swap(x):
        token = ops.send([x, x * 2.0], ops.after_all([]), channel_handle=Channel(0), source_target_pairs=pairs)
        return ops.recv(token, channel_handle=Channel(0), source_target_pairs=pairs, types=(f32[2], f32[2], TOKEN))[:2]

    one, two = evaluate(program(swap, f32[2]), [PerDevice([np.ones(2), np.zeros(2)])], replicas=2)
    np.testing.assert_array_equal(one, [[0, 0], [1, 1]])
    np.testing.assert_array_equal(two, [[0, 0], [2, 2]])


def test_channels_are_queues():
    def f(x, y):
        channel = Channel(3)
        token = ops.send([y], ops.send([x], ops.after_all([]), channel_handle=channel), channel_handle=channel)
        a, token = ops.recv(token, channel_handle=channel, types=(f32[1], TOKEN))
        b, _ = ops.recv(token, channel_handle=channel, types=(f32[1], TOKEN))
        return a, b

    a, b = evaluate(program(f, f32[1], f32[1]), [np.array([1.0]), np.array([2.0])])
    assert (a[0], b[0]) == (1, 2)


def test_host():
    def f(x):
        y, token = ops.recv(
            ops.after_all([]), channel_handle=Channel(4, HOST_TO_DEVICE), is_host_transfer=True, types=(f32[2], TOKEN)
        )
        token = ops.send([x + y], token, channel_handle=Channel(5, DEVICE_TO_HOST), is_host_transfer=True)
        a, b, token = ops.infeed(token, types=(f32[2], i32[()], TOKEN))
        ops.outfeed([a, b], token)
        return x

    traffic = Traffic(infeed=[(np.full(2, 7.0), np.int32(3))], received={4: [(np.full(2, 10.0),)]})
    evaluate(program(f, f32[2]), [np.array([1.0, 2.0])], traffic=traffic)
    np.testing.assert_array_equal(traffic.sent[5][0][0], [11, 12])
    np.testing.assert_array_equal(traffic.outfeed[0][0], [7, 7])
    assert traffic.outfeed[0][1] == 3
    assert not traffic.infeed


@pytest.mark.parametrize(
    ("fn", "why"),
    [
        (lambda t: ops.recv(t, channel_handle=Channel(9), types=(f32[2], TOKEN))[0], "channel 9: nothing was sent"),
        (lambda t: ops.infeed(t, types=(f32[2], TOKEN))[0], "there is nothing to take"),
    ],
)
def test_waiting_for_nothing(fn, why):
    with pytest.raises(ShloError, match=why):
        evaluate(program(lambda: fn(ops.after_all([]))), [])


def test_what_comes_in_must_fit():
    graph = program(lambda: ops.infeed(ops.after_all([]), types=(f32[2], TOKEN))[0])
    with pytest.raises(ShloError, match=r"the shape \[3\] came in, the program takes tensor<2xf32>"):
        evaluate(graph, [], traffic=Traffic(infeed=[(np.zeros(3),)]))


def test_effects_stay_and_are_not_shared():
    def f(x):
        token = ops.after_all([])
        ops.outfeed([x], token)
        ops.outfeed([x], token)
        return x

    traffic = Traffic()
    evaluate(program(f, f32[1]), [np.ones(1)], traffic=traffic)
    assert len(traffic.outfeed) == 2


def test_futures_over_devices():
    body = program(lambda x: ops.gathered(x, dim=0, replica_groups=((0, 1),)), f32[1])
    graph = program(lambda x: ops.async_done(ops.async_start([x], body=body)) + 1.0, f32[1])
    (result,) = evaluate(graph, [PerDevice([np.array([1.0]), np.array([2.0])])], replicas=2)
    for each in result if isinstance(result, PerDevice) else [result]:
        np.testing.assert_array_equal(each, [2, 3])
