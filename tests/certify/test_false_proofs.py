"""Pairs of programs that were PROVED once and are not equal: each shows a rule that forgot something.

Both programs are text.  The checker shares no code with the prover, so it is shown each pair through a prover that forgets the
same thing again: it has to refuse the certificate on its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from shlo.certify import arithmetic, communication, engine, relate, structure, verdict
from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check
from shlo.certify.checker.terms import Refused
from shlo.certify.verdict import Answer, certify
from shlo.ir.devices import Devices
from shlo.ir.errors import ShloError
from shlo.parse import parse

Texts = tuple[str, str]


def program(inputs: str, body: str, result: str, type: str, attributes: str = "", functions: str = "") -> str:
    """A module whose main is ``body`` and gives ``result``."""
    attributes = f"attributes {{{attributes}}}" if attributes else ""
    head = f"func.func @main({inputs}) -> ({type})"
    return f"module {attributes} {{\n{head} {{\n{body}\nreturn {result} : {type}\n}}\n{functions}\n}}\n"


def both(make: Callable[[int], str]) -> Texts:
    """The same program at two examples and at four."""
    return make(2), make(4)


def all_reduce(
    to: str, of: str, body: str = "add", type: str = "2xf32", group: tuple[int, ...] = (0, 1), channel: str = ""
) -> str:
    """``to`` is what the devices of a group make of ``of``."""
    element, groups = type.rsplit("x", maxsplit=1)[-1], f"dense<[{list(group)}]> : tensor<1x{len(group)}xi64>"
    return f"""{to} = "stablehlo.all_reduce"({of}) <{{replica_groups = {groups}{channel}}}> ({{
      ^bb0({to}p: tensor<{element}>, {to}q: tensor<{element}>):
        {to}s = stablehlo.{body} {to}p, {to}q : tensor<{element}>
        stablehlo.return {to}s : tensor<{element}>
      }}) : (tensor<{type}>) -> tensor<{type}>"""


def plus(scalar: str, n: int) -> str:
    """%x plus a scalar, %u."""
    return f"""%spread = stablehlo.broadcast_in_dim {scalar}, dims = [] : (tensor<f32>) -> tensor<{n}xf32>
      %u = stablehlo.add %spread, %x : tensor<{n}xf32>"""


X = (program("%x: tensor<2xf32>", "", "%x", "tensor<2xf32>"), program("%x: tensor<4xf32>", "", "%x", "tensor<4xf32>"))


def kinds_of_reductions() -> Texts:
    """A maximum over replicas less the sum over them."""
    body = f"""{all_reduce("%a", "%x", "maximum")}
      {all_reduce("%b", "%x")}
      %c = stablehlo.subtract %a, %b : tensor<2xf32>
      %d = stablehlo.add %c, %x : tensor<2xf32>"""
    return program("%x: tensor<2xf32>", body, "%d", "tensor<2xf32>"), X[1]


def sizes_of_own() -> Texts:
    """s³ − s⁴ of what is a replica's own."""

    def power(n: int) -> str:
        return f"""%b{n} = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf32>) -> tensor<2x{n}xf32>
          %r{n} = stablehlo.reduce(%b{n} init: %one) applies stablehlo.multiply across dimensions = [1]
            : (tensor<2x{n}xf32>, tensor<f32>) -> tensor<2xf32>"""

    body = f"""%one = stablehlo.constant dense<1.0> : tensor<f32>
      {all_reduce("%s", "%x", "maximum")}
      {power(3)}
      {power(4)}
      %c = stablehlo.subtract %r3, %r4 : tensor<2xf32>
      %d = stablehlo.add %c, %x : tensor<2xf32>"""
    return program("%x: tensor<2xf32>", body, "%d", "tensor<2xf32>"), X[1]


def beginning() -> Texts:
    """w[0:3] and w[3:6], joined, are not w."""
    sum_ = "applies stablehlo.add across dimensions = [0]"
    zero = "%z = stablehlo.constant dense<0.0> : tensor<f32>"
    mine = f"""%a = stablehlo.slice %w [0:3] : (tensor<10xf32>) -> tensor<3xf32>
      %b = stablehlo.slice %w [3:6] : (tensor<10xf32>) -> tensor<3xf32>
      %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
      {zero}
      %s = stablehlo.reduce(%c init: %z) {sum_} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
      {plus("%s", 2)}"""
    theirs = f"""{zero}
      %s = stablehlo.reduce(%w init: %z) {sum_} : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
      {plus("%s", 4)}"""
    w = ", %w: tensor<10xf32>"
    return (
        program(f"%x: tensor<2xf32>{w}", mine, "%u", "tensor<2xf32>"),
        program(f"%x: tensor<4xf32>{w}", theirs, "%u", "tensor<4xf32>"),
    )


def positions() -> Texts:
    """300 positions as 8-bit integers."""

    def make(n: int, type: str) -> str:
        body = f"""%i = stablehlo.iota dim = 1 : tensor<{n}x300x{type}>
          %f = stablehlo.convert %i : (tensor<{n}x300x{type}>) -> tensor<{n}x300xf32>
          %u = stablehlo.add %f, %x : tensor<{n}x300xf32>"""
        return program(f"%x: tensor<{n}x300xf32>", body, "%u", f"tensor<{n}x300xf32>")

    return make(2, "i8"), make(4, "i32")


def types_of_results() -> Texts:
    """x + x in 8 bits and in 32."""
    eight = "%y = stablehlo.add %x, %x : tensor<2xui8>"
    more = """%z = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi32>
      %y = stablehlo.add %z, %z : tensor<4xi32>"""
    return (
        program("%x: tensor<2xui8>", eight, "%y", "tensor<2xui8>"),
        program("%x: tensor<4xui8>", more, "%y", "tensor<4xi32>"),
    )


def bits_of_floats() -> Texts:
    """The bits of an f16 read as a bf16, and those of a bf16."""

    def make(n: int, type: str) -> str:
        body = f"""%h = stablehlo.convert %x : (tensor<{n}xf32>) -> tensor<{n}x{type}>
          %b = stablehlo.bitcast_convert %h : (tensor<{n}x{type}>) -> tensor<{n}xbf16>
          %c = stablehlo.convert %b : (tensor<{n}xbf16>) -> tensor<{n}xf32>"""
        return program(f"%x: tensor<{n}xf32>", body, "%c", f"tensor<{n}xf32>")

    return make(2, "f16"), make(4, "bf16")


def reciprocals_of_integers() -> Texts:
    """x · x⁻¹ is 0 for the integer 2."""
    mine = """%m = stablehlo.constant dense<-1> : tensor<2xi32>
      %p = stablehlo.power %x, %m : tensor<2xi32>
      %a = stablehlo.multiply %p, %x : tensor<2xi32>
      %b = stablehlo.add %a, %x : tensor<2xi32>"""
    theirs = """%m = stablehlo.constant dense<1> : tensor<4xi32>
      %b = stablehlo.add %m, %x : tensor<4xi32>"""
    return (
        program("%x: tensor<2xi32>", mine, "%b", "tensor<2xi32>"),
        program("%x: tensor<4xi32>", theirs, "%b", "tensor<4xi32>"),
    )


def random_numbers() -> Texts:
    """A function that draws, called twice."""
    draws = """func.func private @draw() -> tensor<2xf32> {
      %a = stablehlo.constant dense<0.0> : tensor<f32>
      %b = stablehlo.constant dense<1.0> : tensor<f32>
      %s = stablehlo.constant dense<[2]> : tensor<1xi64>
      %u = stablehlo.rng %a, %b, %s, distribution = UNIFORM
        : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
      return %u : tensor<2xf32>
    }"""
    body = """%a = func.call @draw() : () -> tensor<2xf32>
      %b = func.call @draw() : () -> tensor<2xf32>
      %c = stablehlo.subtract %a, %b : tensor<2xf32>
      %d = stablehlo.add %c, %x : tensor<2xf32>"""
    return program("%x: tensor<2xf32>", body, "%d", "tensor<2xf32>", functions=draws), X[1]


def complex_scalars() -> Texts:
    """The inverse transform of s·x is real, and not s times that of x."""

    def make(n: int, scaled: str, other: str) -> str:
        c, f, scalar = f"tensor<{n}x3xcomplex<f32>>", f"tensor<{n}x4xf32>", "tensor<complex<f32>>"
        body = f"""%t = stablehlo.broadcast_in_dim %s, dims = [] : ({scalar}) -> {c}
          %m = stablehlo.multiply {scaled}, %t : {c}
          %p = stablehlo.fft %m, type = IRFFT, length = [4] : ({c}) -> {f}
          %q = stablehlo.fft {other}, type = IRFFT, length = [4] : ({c}) -> {f}
          %r = stablehlo.multiply %p, %q : {f}"""
        return program(f"%x: {c}, %y: {c}, %s: {scalar}", body, "%r", f)

    return make(2, "%x", "%y"), make(4, "%y", "%x")


def sizes_of_captures() -> Texts:
    """A region sums a scalar that was spread over three elements, or over five."""

    def make(n: int) -> str:
        k = n + 1
        body = f"""%b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{k}xf32>
          %one = stablehlo.constant dense<1.0> : tensor<f32>
          %z = stablehlo.constant dense<0.0> : tensor<f32>
          %r = "stablehlo.if"(%p) ({{
            %q = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0]
              : (tensor<{k}xf32>, tensor<f32>) -> tensor<f32>
            stablehlo.return %q : tensor<f32>
          }}, {{ stablehlo.return %one : tensor<f32> }}) : (tensor<i1>) -> tensor<f32>
          {plus("%r", n)}"""
        return program(f"%x: tensor<{n}xf32>, %p: tensor<i1>, %s: tensor<f32>", body, "%u", f"tensor<{n}xf32>")

    return both(make)


GLOBAL = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids"


def parts_by_custom_calls() -> Texts:
    """What the partitioner gives each device is not the same on all."""
    body = f"""%s = stablehlo.custom_call @Sharding(%w) {{mhlo.sharding = "{{devices=[2]<=[2]}}"}}
        : (tensor<4xf32>) -> tensor<4xf32>
      %a = stablehlo.custom_call @SPMDFullToShardShape(%s) {{mhlo.sharding = "{{manual}}"}}
        : (tensor<4xf32>) -> tensor<2xf32>
      {all_reduce("%b", "%a", "maximum", channel=GLOBAL)}
      %c = stablehlo.subtract %b, %a : tensor<2xf32>
      %d = stablehlo.add %c, %x : tensor<2xf32>"""
    w = ", %w: tensor<4xf32>"
    return (
        program(f"%x: tensor<2xf32>{w}", body, "%d", "tensor<2xf32>", "mhlo.num_partitions = 2 : i32"),
        program(f"%x: tensor<4xf32>{w}", "", "%x", "tensor<4xf32>"),
    )


def any_of_shards(made: str, inputs: str) -> Texts:
    """How many replicas find a true element, and whether there is one."""

    def make(n: int) -> str:
        last = all_reduce("%t", "%f", type="f32") if n == 2 else "%t = stablehlo.add %f, %f0 : tensor<f32>"
        body = f"""%f0 = stablehlo.constant dense<0.0> : tensor<f32>
          %no = stablehlo.constant dense<false> : tensor<i1>
          {made.replace("N", str(n))}
          %f = stablehlo.convert %r : (tensor<i1>) -> tensor<f32>
          {last}"""
        return program(inputs.replace("N", str(n)), body, "%t", "tensor<f32>")

    return both(make)


def sums_of_truths() -> Texts:
    made = """%r = stablehlo.reduce(%x init: %no) applies stablehlo.add across dimensions = [0]
      : (tensor<Nxi1>, tensor<i1>) -> tensor<i1>"""
    return any_of_shards(made, "%x: tensor<Nxi1>")


def products_of_truths() -> Texts:
    made = """%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0]
      : (tensor<Nxi1>, tensor<Nxi1>) -> tensor<i1>"""
    return any_of_shards(made, "%x: tensor<Nxi1>, %y: tensor<Nxi1>")


def spmd(mesh: int, cut: str, before: str, after: str, length: int = 4, part: int = 2) -> str:
    t, p = f"tensor<{length}xf32>", f"tensor<{part}xf32>"
    return f"""module {{
      sdy.mesh @m = <["x"={mesh}]>
      func.func @main(%x: {t}) -> {t} {{
        %r = sdy.manual_computation(%x) in_shardings=[<@m, [{{{cut}}}]>] out_shardings=[<@m, [{{{cut}}}]>]
            manual_axes={{"x"}} (%a: {p}) {{
          {before}
          sdy.return %b : {p}
        }} : ({t}) -> {t}
        {after}
        return %o : {t}
      }}
    }}"""


TWICE = program("%x: tensor<4xf32>", "%b = stablehlo.add %x, %x : tensor<4xf32>", "%b", "tensor<4xf32>")


def outside_the_region() -> Texts:
    """A sum over the devices of what all of them hold, where the program has the whole values."""
    channel = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
    again = all_reduce("%o", "%r", type="4xf32", group=(0,), channel=channel)
    return spmd(2, '"x"', "%b = stablehlo.add %a, %a : tensor<2xf32>", again), TWICE


def parts_of_an_axis() -> Texts:
    """Two parts on four devices: a sum over the devices counts each twice."""
    total = f"""%z = stablehlo.constant dense<0.0> : tensor<f32>
      %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0]
        : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      {all_reduce("%g", "%s", type="f32", group=(0, 1, 2, 3), channel=GLOBAL)}
      %h = stablehlo.broadcast_in_dim %g, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %b = stablehlo.add %a, %h : tensor<4xf32>"""
    theirs = """%z = stablehlo.constant dense<0.0> : tensor<f32>
      %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
        : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %h = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %b = stablehlo.add %x, %h : tensor<8xf32>"""
    mine = spmd(4, '"x":(1)2', total, "%o = stablehlo.optimization_barrier %r : tensor<8xf32>", 8, 4)
    return mine, program("%x: tensor<8xf32>", theirs, "%b", "tensor<8xf32>")


def another_mesh() -> Texts:
    """A region for two devices says nothing about four replicas."""
    body = "%b = stablehlo.add %a, %a : tensor<2xf32>"
    return spmd(2, '"x"', body, "%o = stablehlo.optimization_barrier %r : tensor<4xf32>"), TWICE


def parts_of_mixtures() -> Texts:
    """What is cut beside what is a replica's own, sliced: the rows of the shard are not the first rows of the whole."""

    def column(to: str, of: str, rows: int = 2) -> str:
        return f"{to} = stablehlo.slice {of} [0:2, 0:1] : (tensor<{rows}x3xf32>) -> tensor<2x1xf32>"

    body = f"""{all_reduce("%o", "%x", "maximum", "2x3xf32")}
      %a = stablehlo.add %x, %o : tensor<2x3xf32>
      {column("%b", "%a")}
      {column("%c", "%o")}
      %d = stablehlo.subtract %b, %c : tensor<2x1xf32>"""
    return (
        program("%x: tensor<2x3xf32>", body, "%d", "tensor<2x1xf32>"),
        program("%x: tensor<4x3xf32>", column("%d", "%x", 4), "%d", "tensor<2x1xf32>"),
    )


def whole_beside_shares(terms: int) -> Texts:
    """Shares of sums plus w on every replica: the sum over replicas has w twice."""
    functions = [
        "abs",
        "tanh",
        "sine",
        "cosine",
        "sign",
        "floor",
        "ceil",
        "cbrt",
        "exponential",
        "logistic",
        "tan",
        "negate",
        "exponential_minus_one",
    ]

    def make(n: int) -> str:
        sums = "\n".join(
            f"""%e{i} = stablehlo.{name} %x : tensor<{n}x3xf32>
            %t{i} = stablehlo.reduce(%e{i} init: %z) applies stablehlo.add across dimensions = [0]
              : (tensor<{n}x3xf32>, tensor<f32>) -> tensor<3xf32>
            %a{i + 1} = stablehlo.add %a{i}, %t{i} : tensor<3xf32>"""
            for i, name in enumerate(functions[:terms])
        )
        last = all_reduce("%c", "%b", type="3xf32") if n == 2 else "%c = stablehlo.add %b, %zeros : tensor<3xf32>"
        body = f"""%z = stablehlo.constant dense<0.0> : tensor<f32>
          %zeros = stablehlo.constant dense<0.0> : tensor<3xf32>
          %a0 = stablehlo.add %w, %w : tensor<3xf32>
          {sums}
          %b = stablehlo.reverse %a{terms}, dims = [0] : tensor<3xf32>
          {last}"""
        return program(f"%x: tensor<{n}x3xf32>, %w: tensor<3xf32>", body, "%c", "tensor<3xf32>")

    return both(make)


def ways_to_narrow() -> Texts:
    """300 as an 8-bit integer: of a 16-bit integer 44, of a float not."""

    def make(n: int, via: str) -> str:
        body = f"""%v = stablehlo.convert %x : (tensor<{n}xi16>) -> tensor<{n}x{via}>
          %c = stablehlo.convert %v : (tensor<{n}x{via}>) -> tensor<{n}xui8>"""
        return program(f"%x: tensor<{n}xi16>", body, "%c", f"tensor<{n}xui8>")

    return make(2, "f64"), make(4, "i32")


def counters_that_wrap() -> Texts:
    """0, 100, 200 in 8 bits are below 120 for 15 rounds, not for two."""
    loop = """%s = stablehlo.constant dense<0> : tensor<i8>
      %h = stablehlo.constant dense<100> : tensor<i8>
      %e = stablehlo.constant dense<120> : tensor<i8>
      %r:2 = stablehlo.while(%i = %s, %a = %x) : tensor<i8>, tensor<2xf32>
       cond {
        %1 = stablehlo.compare LT, %i, %e : (tensor<i8>, tensor<i8>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
       } do {
        %2 = stablehlo.add %a, %x : tensor<2xf32>
        %3 = stablehlo.add %i, %h : tensor<i8>
        stablehlo.return %3, %2 : tensor<i8>, tensor<2xf32>
       }"""
    thrice = """%c = stablehlo.constant dense<3.0> : tensor<4xf32>
      %y = stablehlo.multiply %c, %x : tensor<4xf32>"""
    return (
        program("%x: tensor<2xf32>", loop, "%r#1", "tensor<2xf32>"),
        program("%x: tensor<4xf32>", thrice, "%y", "tensor<4xf32>"),
    )


def random_regions() -> Texts:
    """Two conditionals that draw, one less the other."""

    def drawn(to: str) -> str:
        return f"""%{to} = "stablehlo.if"(%p) ({{
          %u{to} = stablehlo.rng %a, %b, %s, distribution = UNIFORM
            : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
          stablehlo.return %u{to} : tensor<2xf32>
        }}, {{ stablehlo.return %x : tensor<2xf32> }}) : (tensor<i1>) -> tensor<2xf32>"""

    body = f"""%a = stablehlo.constant dense<0.0> : tensor<f32>
      %b = stablehlo.constant dense<1.0> : tensor<f32>
      %s = stablehlo.constant dense<[2]> : tensor<1xi64>
      {drawn("m")}
      {drawn("n")}
      %d = stablehlo.subtract %m, %n : tensor<2xf32>
      %o = stablehlo.add %d, %x : tensor<2xf32>"""
    return (
        program("%x: tensor<2xf32>, %p: tensor<i1>", body, "%o", "tensor<2xf32>"),
        program("%x: tensor<4xf32>, %p: tensor<i1>", "", "%x", "tensor<4xf32>"),
    )


def replicas_of_partitions() -> Texts:
    """On two replicas of two partitions the partition is no device's number: replica 1 begins with 0 again."""
    body = """%p = stablehlo.partition_id : tensor<ui32>
      %two = stablehlo.constant dense<2> : tensor<ui32>
      %q = stablehlo.multiply %p, %two : tensor<ui32>
      %t = stablehlo.dynamic_slice %w, %q, sizes = [2] : (tensor<8xf32>, tensor<ui32>) -> tensor<2xf32>
      %o = stablehlo.add %t, %x : tensor<2xf32>"""
    grid = "mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32"
    return (
        program("%x: tensor<2xf32>, %w: tensor<8xf32>", body, "%o", "tensor<2xf32>", grid),
        program(
            "%x: tensor<8xf32>, %w: tensor<8xf32>", "%o = stablehlo.add %w, %x : tensor<8xf32>", "%o", "tensor<8xf32>"
        ),
    )


QUANT = "!quant.uniform<i8:f32, 0.1:3>"


def quantised(n: int, body: str) -> str:
    t, f = f"tensor<{n}x{QUANT}>", f"tensor<{n}xf32>"
    there_and_back = f"""%a = stablehlo.uniform_quantize %x : ({f}) -> {t}
      {body.replace("TYPE", t)}
      %b = stablehlo.uniform_dequantize %d : ({t}) -> {f}"""
    return program(f"%x: {f}", there_and_back, "%b", f)


KEPT = "%d = stablehlo.optimization_barrier %a : TYPE"


def sums_that_saturate() -> Texts:
    """a + a − a of quantised numbers, whose sum is cut off at 12.4."""
    body = "%c = stablehlo.add %a, %a : TYPE\n%d = stablehlo.subtract %c, %a : TYPE"
    return quantised(2, body), quantised(4, KEPT)


@dataclass(frozen=True)
class Hole:
    """A pair, and how to make the prover forget again what it forgot (module or class, name, what it was instead)."""

    texts: Texts
    forget: tuple[tuple[Any, str, Any], ...] = ()
    replicas: int = 2


HOLES = {
    "kinds of reductions": Hole(kinds_of_reductions(), ((communication, "attribute_key", lambda node: None),)),
    "sizes of what is a replica's own": Hole(
        sizes_of_own(), ((engine.Rules, "_own_key", lambda self, node: engine.keys_of(node.attrs)),)
    ),
    "the beginning is not the whole": Hole(beginning(), ((structure, "_lengths", lambda r, a, axis: {6}),)),
    "positions that wrap around": Hole(positions(), ((engine, "NUMBERS", engine.NUMBERS | {"iota"}),)),
    "results of other types": Hole(types_of_results(), ((verdict, "check_results", lambda *args: None),)),
    "bits of floats": Hole(bits_of_floats(), ((engine, "READS_FORMAT", frozenset()),)),
    "reciprocals of integers": Hole(
        reciprocals_of_integers(), ((arithmetic, "_truncates", lambda node, exponent: False),)
    ),
    "random numbers": Hole(random_numbers()),
    "ways to narrow": Hole(ways_to_narrow(), ((arithmetic, "_rounding", lambda source: "wraps"),)),
    "what is whole beside shares": Hole(
        whole_beside_shares(1), ((engine.Rules, "total", lambda self, a: engine.whole(a)),)
    ),
    "and in a long sum": Hole(whole_beside_shares(13), ((engine.Rules, "total", lambda self, a: engine.whole(a)),)),
    "parts of mixtures": Hole(parts_of_mixtures()),
    "complex scalars": Hole(complex_scalars(), ((engine, "takes_parts", lambda node: False),)),
    "sizes of captures": Hole(sizes_of_captures(), ((engine, "captured_key", lambda i, v: f"captured {i}".encode()),)),
    "parts by custom calls": Hole(parts_by_custom_calls(), ((engine, "depends_on_device", lambda node: False),)),
    "sums of truth values": Hole(sums_of_truths(), ((engine, "adds_truths", lambda node, laws: False),)),
    "products of truth values": Hole(products_of_truths(), ((engine, "adds_truths", lambda node, laws: False),)),
    "outside the region": Hole(outside_the_region(), ((relate, "spmd", lambda function: False),)),
    "parts of an axis": Hole(parts_of_an_axis(), ((relate, "_understood", lambda node, mesh: True),), 4),
    "counters that wrap around": Hole(counters_that_wrap()),
    "random numbers in regions": Hole(random_regions(), ((engine, "repeats", lambda graph: True),)),
    "replicas of partitions": Hole(
        replicas_of_partitions(),
        ((verdict, "Devices", lambda rows, columns: Devices(1, rows * columns)),),
        4,
    ),
    "sums that saturate": Hole(sums_that_saturate(), ((engine, "computes_quantized", lambda node: False),)),
    "another mesh": Hole(another_mesh(), ((verdict, "check_region", lambda *args: None),), 4),
}


def answer(texts: Texts, replicas: int) -> Answer | None:
    """The verdict, None where the programs do not match."""
    dp, single = (parse(text) for text in texts)
    try:
        return certify(dp, single, replicas, acknowledge=["*"]).answer
    except ShloError:
        return None


@pytest.mark.parametrize("name", HOLES)
def test_not_proved(name):
    hole = HOLES[name]
    assert answer(hole.texts, hole.replicas) is not Answer.PROVED


@pytest.mark.parametrize("name", [name for name, hole in HOLES.items() if hole.forget])
def test_the_checker_sees_it_too(name, monkeypatch):
    hole = HOLES[name]
    for place, what, instead in hole.forget:
        monkeypatch.setattr(place, what, instead)
    dp, single = (parse(text) for text in hole.texts)
    found = certify(dp, single, hole.replicas, acknowledge=["*"], log=True, search=False)
    assert found.results[0].answer is Answer.PROVED  # so that there is something to refuse
    data = certificate_data(found, (("dp", hole.texts[0]), ("single", hole.texts[1])))
    if data["proved"][0][1]:  # (it does not even spell what the prover forgets to ask about: nothing is claimed)
        with pytest.raises(Refused):
            check(data)


def test_the_same_on_quantised_numbers_is_proved():
    assert answer((quantised(2, KEPT), quantised(4, KEPT)), 2) is Answer.PROVED


def test_tokens_and_tuples_inside_are_no_crash():
    fed = """%t = stablehlo.create_token : !stablehlo.token
      %r:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
      %y = stablehlo.add %r#0, %x : tensor<2xf32>"""
    tuples = """%t = stablehlo.tuple %x, %x : tuple<tensor<2xf32>, tensor<2xf32>>
      %y = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>"""
    for body in (fed, tuples):
        assert answer((program("%x: tensor<2xf32>", body, "%y", "tensor<2xf32>"), X[1]), 2) is Answer.UNKNOWN


NOT_COMPARED = {
    "a token": ("!stablehlo.token", "", "%x", "!stablehlo.token"),
    "a tuple": (
        "tensor<2xf32>",
        "%t = stablehlo.tuple %x : tuple<tensor<2xf32>>",
        "%t",
        "tuple<tensor<2xf32>>",
    ),
    "a size that is not known": ("tensor<?xf32>", "%t = stablehlo.add %x, %x : tensor<?xf32>", "%t", "tensor<?xf32>"),
}


@pytest.mark.parametrize("name", NOT_COMPARED)
def test_what_is_not_compared_is_said(name):
    input_, body, result, type_ = NOT_COMPARED[name]
    module = parse(program(f"%x: {input_}", body, result, type_))
    with pytest.raises(ShloError, match="the first program: .* (certify compares tensors|certify needs every size)"):
        certify(module, module, 2)


def test_an_input_that_is_said_to_be_whole_is_so():
    dp, single = map(parse, X)
    with pytest.raises(ShloError, match="input x is said to be the same on all replicas"):
        certify(dp, single, 2, shard={"x": None})
