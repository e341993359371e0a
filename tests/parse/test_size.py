"""Large constants and long programs: memory is in proportion to what is kept; splats are one element however large."""

import subprocess
import sys
import time
import tracemalloc

import numpy as np
import pytest

from shlo import skeleton
from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import ShloError
from shlo.ir.literal import Literal
from shlo.ops import constant, tanh
from shlo.parse import parse
from shlo.parse.blobs import LONG, shortened
from shlo.parse.source import Source
from shlo.transform.lower import lower_module


def program(megabytes: float, head: str = "") -> str:
    count = int(megabytes * 1e6) // 4
    digits = np.random.default_rng(0).bytes(count * 4).hex().upper()
    return f"""module {{
  func.func public @main(%x: tensor<{count}xf32>) -> tensor<{count}xf32> {{
    {head}%c = stablehlo.constant dense<"0x{digits}"> : tensor<{count}xf32>
    %0 = stablehlo.add %x, %c : tensor<{count}xf32>
    return %0 : tensor<{count}xf32>
  }}
}}
"""


def peak(run):
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_large_constant_is_in_memory_once():
    text = program(8)
    parse(program(0.001))
    assert peak(lambda: parse(text)) < 1.4 * 8e6  # besides the text
    module = parse(text)
    assert peak(lambda: skeleton(module)) < 1e6
    assert peak(lambda: emit(module)) < 2.3 * len(text)  # the digits in pieces, and the text
    assert emit(module) == text
    assert peak(lambda: lower_module(module)) < 1e6


def test_its_elements_are_the_digits():
    text = program(0.3)
    (c, _) = parse(text).main.graph.nodes
    digits = text.partition('"0x')[2].partition('"')[0]
    assert c.attrs["value"].array().tobytes() == bytes.fromhex(digits)
    inline = text.replace("module {\n", 'module {\n// "0x#0"\n')  # a comment that looks like the word for it
    assert shortened(Source(inline, "")).whole is None
    assert skeleton(parse(inline)) == skeleton(parse(text))


def test_places_are_those_of_the_text():
    text = program(0.3)
    assert len(text) > LONG
    module = parse(text)
    for node, spelled in zip(module.main.graph.nodes, ("%c =", "%0 ="), strict=True):
        assert text[node.loc :].startswith(spelled)
    assert text[module.main.text_loc :].startswith("@main")
    wrong = text.replace("add %x, %c", "add %x, %d")
    with pytest.raises(ShloError, match="%d is not defined") as error:
        parse(wrong, "f.mlir")
    assert str(error.value.position) == f"f.mlir:4:{wrong.splitlines()[3].index('%d') + 1}"
    with pytest.raises(ShloError, match="need one tensor type") as error:  # behind it on its line
        parse(text.replace('"> : tensor<75000xf32>', '"> : tensor<75000xf32>, tensor<1xf32>'), "f.mlir")
    assert error.value.position.line == 3
    assert len(error.value.excerpt) < 400


def test_strings_of_digits_that_are_no_constants():
    digits = "AB" * LONG
    text = f'func.func @main() attributes {{a = "0x{digits}", b = "dense<\\"0x{digits}\\">"}} {{ return }}'
    module = parse(text)
    assert module.main.attrs["a"] == f"0x{digits}"
    assert module.main.attrs["b"] == f'dense<"0x{digits}">'
    odd = program(0.3).replace('"> :', '0"> :')
    with pytest.raises(ShloError, match="even number of hexadecimal digits"):
        parse(odd)
    with pytest.raises(ShloError, match="even number of hexadecimal digits"):
        parse(program(0.3).replace('"> :', 'GG"> :'))
    with pytest.raises(ShloError, match="bytes of elements"):
        parse(program(0.3).replace('"> :', '00"> :'))


def test_long_strings_are_read_in_little_memory():
    """A string whose pattern repeats a group costs a hundred bytes a character."""
    text = f'func.func @main() attributes {{a = "{"x" * 2_000_000}"}} {{ return }}'
    assert peak(lambda: parse(text)) < 20 * len(text)


def test_splats_are_never_expanded():
    """Of 4 EB."""
    text = """module {
  func.func public @main() -> tensor<1000000000x1000000000xf32> {
    %c = stablehlo.constant dense<0.5> : tensor<1000000000x1000000000xf32>
    %0 = stablehlo.tanh %c : tensor<1000000000x1000000000xf32>
    return %c : tensor<1000000000x1000000000xf32>
  }
}
"""

    def all_of_it():
        module = parse(text)
        assert emit(module) == text
        emit(lower_module(module), generic=True)
        skeleton(module)
        (c, _) = module.main.graph.nodes
        assert c.attrs["value"].data.nbytes == 4
        return evaluate(trace(lambda: constant(value=c.attrs["value"]), []), [])

    assert peak(all_of_it) < 5e6


def test_equal_elements_are_written_as_one():
    literal = Literal.of(np.full((300, 300), 0.5, np.float32))
    module = Module([Function("main", trace(lambda: tanh(constant(value=literal)), []))])
    assert "dense<0.5> : tensor<300x300xf32>" in emit(module)


# ------------------------------------------------------------------------------------------------------- at full size

MEASURE = """
import re, sys
from shlo.parse import parse
from shlo.cli.common import read_source
parse(sys.argv[2])
def peak():
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1]) * 1024
before = peak()
module = parse(read_source(sys.argv[1]).text)
print(peak() - before)
"""


@pytest.mark.campaign
def test_a_constant_of_100_mb_of_digits(tmp_path):
    """Reading and parsing the file takes the text (100 MB) and the elements (50 MB), and next to nothing more."""
    (tmp_path / "large.mlir").write_text(program(50))
    command = [sys.executable, "-c", MEASURE, str(tmp_path / "large.mlir"), program(0.001)]
    grown = int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    print(f"resident growth {grown / 100e6:.2f} times the digits, {grown / 50e6:.2f} times the elements")
    assert grown < 1.6 * 100e6


@pytest.mark.campaign
def test_a_program_of_28000_lines():
    lines = [f"    %{i + 1} = stablehlo.add %{i}, %{i // 2} : tensor<{4 + 0 * i}xf32>" for i in range(14_000)]
    lines += [f"    %{i + 1} = stablehlo.multiply %{i}, %{i - 7} : tensor<4xf32>" for i in range(14_000, 28_000)]
    text = "module {\n  func.func public @main(%0: tensor<4xf32>) -> tensor<4xf32> {\n" + "\n".join(lines)
    text += "\n    return %28000 : tensor<4xf32>\n  }\n}\n"
    start = time.perf_counter()
    module = parse(text)
    print(f"28,000 lines, {len(text) / 1e6:.2f} MB, in {time.perf_counter() - start:.2f} s")
    assert len(module.main.graph.nodes) == 28_000
    assert emit(module) == text
