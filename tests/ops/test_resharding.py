"""Shardy's collectives as text, their refusals beside Shardy's own, and what they are: the identity on whole tensors."""

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.errors import ShloError
from shlo.parse import parse
from shlo.runtime import mlir
from tests.parse.modules import normal

MESH = '  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4, "d"=2]>\n'
T = "tensor<16x8x8xf32>"

CHAIN = f"""module {{
{MESH}  func.func @main(%x: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"a", "b", "c"}}, {{}}, {{"d"}}]>}}, %y: {T}) -> {T} {{
    %0 = sdy.all_gather [{{"b", "c"}}, {{}}, {{"d"}}] %x out_sharding=<@mesh, [{{"a"}}, {{}}, {{}}]> : {T}
    %1 = sdy.all_slice [{{"c":(1)2}}, {{}}, {{"d"}}] %0 out_sharding=<@mesh, [{{"a", "c":(1)2}}, {{}}, {{"d"}}]> : {T}
    %2 = sdy.all_to_all [{{"c":(1)2}}: 0->1] %1 out_sharding=<@mesh, [{{"a"}}, {{"c":(1)2}}, {{"d"}}]> : {T}
    %3 = sdy.collective_permute %2 out_sharding=<@mesh, [{{"b"}}, {{"c":(1)2}}, {{"d"}}]> : {T}
    %4 = sdy.all_reduce {{"a", "c":(2)2}} %3 out_sharding=<@mesh, [{{"b"}}, {{"c":(1)2}}, {{"d"}}]> : {T}
    %5 = sdy.reduce_scatter [{{"a"}}, {{}}, {{}}] %4 out_sharding=<@mesh, [{{"b", "a"}}, {{"c":(1)2}}, {{"d"}}]> : {T}
    %6 = sdy.sharded_to_unreduced [{{"a"}}, {{}}, {{}}] %5 out_sharding=<@mesh, [{{"b"}}, {{"c":(1)2}}, {{"d"}}], unreduced={{"a"}}> : {T}
    %7 = sdy.replicated_to_unreduced {{"c":(2)2}} %6 out_sharding=<@mesh, [{{"b"}}, {{"c":(1)2}}, {{"d"}}], unreduced={{"a", "c":(2)2}}> : {T}
    %8 = sdy.func_data_flow_edge %y : {T}
    %9 = sdy.constant {{note = 1 : i32}} dense<2.000000e+00> : {T}
    %10 = stablehlo.add %7, %9 : {T}
    %11 = stablehlo.add %8, %10 : {T}
    return %11 : {T}
  }}
}}
"""


def test_all_of_them_come_back_and_are_the_identity():
    mlir.check(CHAIN)
    module = parse(CHAIN)
    assert normal(emit(module)) == normal(mlir.reprint(CHAIN))
    generic = emit(module, generic=True)
    assert normal(generic) == normal(mlir.reprint(CHAIN, generic=True))
    assert emit(parse(generic)) == emit(module)
    x = np.random.default_rng(0).standard_normal((16, 8, 8)).astype(np.float32)
    np.testing.assert_array_equal(evaluate(module, [x, 10 * x])[0], 10 * x + (x + 2))


# Statements, the operand's sharding, and what is wrong with them, if anything.
STATEMENTS = [
    ('sdy.all_gather [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"a"}, {}, {}', ""),
    ('sdy.all_gather [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}], replicated={"a"}>', '{"a"}, {}, {}', ""),
    ('sdy.all_gather [{"a"}, {}, {}] %x out_sharding=<@mesh, [{?}, {}, {}]>', '{"a"}, {}, {}', ""),
    ('sdy.all_gather [{"c":(2)2}, {}, {}] %x out_sharding=<@mesh, [{"c":(1)2}, {}, {}]>', '{"c"}, {}, {}', ""),
    ('sdy.all_gather [{"a"}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"a"}, {}, {}', "2 lists of axes"),
    ('sdy.all_gather [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}]>', '{"a"}, {}, {}', "is of 2 axes"),
    ('sdy.all_gather [{"z"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"a"}, {}, {}', "no axis 'z'"),
    ('sdy.all_gather [{"c":(3)2}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"c"}, {}, {}', "no part"),
    ('sdy.all_gather [{"a"}, {"a"}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"a"}, {}, {}', "named twice"),
    ('sdy.all_gather [{"a"}, {}, {}] %x out_sharding=<@mesh, [{"a"}, {}, {}]>', '{"a"}, {}, {}', "still cut"),
    ('sdy.all_slice [{"a"}, {}, {}] %x out_sharding=<@mesh, [{"a"}, {}, {}]>', "{}, {}, {}", ""),
    ('sdy.all_slice [{"c":(2)2}, {}, {}] %x out_sharding=<@mesh, [{"c"}, {}, {}]>', '{"c":(1)2}, {}, {}', ""),
    ('sdy.all_slice [{"a"}, {}, {}] %x out_sharding=<@mesh, [{"b"}, {}, {}]>', "{}, {}, {}", "does not end in"),
    ('sdy.all_slice [{"a"}, {}, {}] %x out_sharding=<@mesh, [{"a", "b"}, {}, {}]>', '{"b"}, {}, {}', "does not end in"),
    ('sdy.reduce_scatter [{"a"}, {}, {}] %x out_sharding=<@mesh, [{"a"}, {}, {}]>', "{}, {}, {}", ""),
    ('sdy.reduce_scatter [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>', "{}, {}, {}", "does not end in"),
    ('sdy.all_reduce {"a"} %x out_sharding=<@mesh, [{}, {}, {}]>', "{}, {}, {}", ""),
    ('sdy.all_reduce {"a"} %x out_sharding=<@mesh, [{}, {}, {}], replicated={"a"}>', "{}, {}, {}", ""),
    ("sdy.all_reduce {} %x out_sharding=<@mesh, [{}, {}, {}]>", "{}, {}, {}", ""),
    ('sdy.all_reduce {"b", "a"} %x out_sharding=<@mesh, [{}, {}, {}]>', "{}, {}, {}", "mesh's order"),
    ('sdy.all_reduce {"a"} %x out_sharding=<@mesh, [{"a"}, {}, {}]>', '{"a"}, {}, {}', "is cut, or still"),
    ('sdy.all_reduce {"a"} %x out_sharding=<@mesh, [{}, {}, {}], unreduced={"a"}>', "{}, {}, {}", "is cut, or still"),
    ('sdy.all_to_all [{"a"}: 0->1] %x out_sharding=<@mesh, [{}, {"a"}, {}]>', '{"a"}, {}, {}', ""),
    (
        'sdy.all_to_all [{"a"}: 0->2, {"b"}: 1->0] %x out_sharding=<@mesh, [{"b"}, {}, {"a"}]>',
        '{"a"}, {"b"}, {}',
        "twice",
    ),
    ("sdy.all_to_all [] %x out_sharding=<@mesh, [{}, {}, {}]>", "{}, {}, {}", "not be empty"),
    ('sdy.all_to_all [{"a"}: 0->3] %x out_sharding=<@mesh, [{}, {"a"}, {}]>', '{"a"}, {}, {}', "outside of 0 to 2"),
    ('sdy.all_to_all [{"a"}: 0->0] %x out_sharding=<@mesh, [{"a"}, {}, {}]>', '{"a"}, {}, {}', "twice"),
    ('sdy.all_to_all [{}: 0->1] %x out_sharding=<@mesh, [{"a"}, {}, {}]>', '{"a"}, {}, {}', "does not end in"),
    ('sdy.all_to_all [{"a"}: 0->1] %x out_sharding=<@mesh, [{}, {}, {}]>', '{"a"}, {}, {}', "does not end in"),
    ('sdy.collective_permute %x out_sharding=<@mesh, [{"b"}, {}, {}]>', '{"a"}, {}, {}', ""),
    ('sdy.collective_permute %x out_sharding=<@mesh, [{"b"}, {}]>', '{"a"}, {}, {}', "is of 2 axes"),
    (
        'sdy.sharded_to_unreduced [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}], unreduced={"a"}>',
        '{"a"}, {}, {}',
        "",
    ),
    (
        'sdy.sharded_to_unreduced [{"a"}, {}, {}] %x out_sharding=<@mesh, [{}, {}, {}]>',
        '{"a"}, {}, {}',
        "unreduced along",
    ),
    ('sdy.replicated_to_unreduced {"a"} %x out_sharding=<@mesh, [{}, {}, {}], unreduced={"a"}>', "{}, {}, {}", ""),
    ('sdy.replicated_to_unreduced {"a"} %x out_sharding=<@mesh, [{}, {}, {}]>', "{}, {}, {}", "unreduced along"),
    ("sdy.replicated_to_unreduced {} %x out_sharding=<@mesh, [{}, {}, {}]>", "{}, {}, {}", "name a mesh axis"),
    ('sdy.all_reduce "a" %x out_sharding=<@mesh, [{}, {}, {}]>', "{}, {}, {}", "must be mesh axes"),
    ("sdy.all_reduce {a = 1} %x out_sharding=<@mesh, [{}, {}, {}]>", "{}, {}, {}", "must be mesh axes"),
    ('stablehlo.negate %x {"c":(1)2}', "{}, {}, {}", ""),
]


@pytest.mark.parametrize(("statement", "sharding", "why"), STATEMENTS)
def test_refusals_are_those_of_shardy(statement, sharding, why):
    attrs = f"{{sdy.sharding = #sdy.sharding<@mesh, [{sharding}]>}}"
    text = f"module {{\n{MESH}  func.func @main(%x: {T} {attrs}) {{\n  %0 = {statement} : {T}\n  return\n  }}\n}}"
    why = why or ("expected" if statement.startswith("stablehlo") else "")
    if why:
        with pytest.raises(ShloError):
            mlir.check(text)
        with pytest.raises(ShloError, match=why):
            parse(text)
    else:
        mlir.check(text)
        parse(text)
