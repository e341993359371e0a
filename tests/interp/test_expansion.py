"""Short texts that are enormous programs: refused at once, wherever calls would be written out."""

import pytest

from shlo.interp.den import evaluate
from shlo.interp.skel import skeleton
from shlo.ir.errors import ShloError
from shlo.ir.expansion import MOST, expanded
from shlo.parse import parse
from shlo.transform.lower import lower, lower_module


def chain(length: int, last: str = "stablehlo.negate %x") -> str:
    """f1 calls f0 twice, f2 calls f1 twice, …; main is the last."""
    functions = [
        f"func.func private @f0(%x: tensor<f32>) -> tensor<f32> {{\n  %0 = {last} : tensor<f32>\n  return %0 : tensor<f32>\n}}"
    ]
    for i in range(1, length + 1):
        name = "public @main" if i == length else f"private @f{i}"
        functions.append(f"""func.func {name}(%x: tensor<f32>) -> tensor<f32> {{
  %0 = call @f{i - 1}(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @f{i - 1}(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}}""")
    return "\n".join(functions)


def test_operations_are_counted_with_their_calls():
    for length in (1, 2, 5):
        main = parse(chain(length)).main
        # 2^n of f0's, and two calls for each of the functions written out
        assert expanded(main.graph) == 2**length + 2 * (2**length - 1)
        assert len(lower(main).graph.nodes) == 2**length


def test_a_short_chain_is_evaluated():
    assert evaluate(parse(chain(6)), [1.0])[0] == 1.0  # an even number of signs


@pytest.mark.parametrize("length", [30, 90])
def test_a_long_chain_is_refused(length):
    module = parse(chain(length))
    assert expanded(module.main.graph) > MOST
    assert len(skeleton(module)) == 32  # functions are hashed once each
    for run in (lambda: evaluate(module, [1.0]), lambda: lower_module(module)):
        with pytest.raises(
            ShloError, match="with its calls written out the program has .* operations, at most 10,000,000"
        ):
            run()


@pytest.mark.parametrize("command", [["eval"], ["run"], ["hash", "--ground"], ["fmt", "--flat"], ["check"], ["bisect"]])
def test_commands_say_so(tmp_path, capsys, command):
    from shlo.cli import main

    (tmp_path / "chain.mlir").write_text(chain(30))
    assert main([*command, str(tmp_path / "chain.mlir")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "with its calls written out the program has 3,221,225,470 operations" in err
    assert main(["hash", str(tmp_path / "chain.mlir")]) == 0
