"""Large constants and long programs: memory is in proportion to what is kept; splats are one element however large."""

import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from shlo import skeleton
from shlo.emit import emit, emit_pieces
from shlo.interp.den import evaluate
from shlo.ir.core import Function, Module, trace
from shlo.ir.errors import Position, ShloError
from shlo.ir.literal import Literal
from shlo.ops import constant, tanh
from shlo.parse import parse
from shlo.parse.blobs import LONG, PIECE, shortened, source_of
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
    assert peak(lambda: emit(module)) < 1.3 * len(text)  # the text, and the digits in pieces
    assert peak(lambda: list(map(len, emit_pieces(module)))) < 0.3 * len(text)
    assert emit(module) == text
    assert peak(lambda: lower_module(module)) < 1e6


def test_the_digits_of_a_file_are_never_in_memory(tmp_path):
    file = tmp_path / "large.mlir"
    file.write_text(program(8))
    parse(program(0.001))

    def from_the_file():
        with file.open("rb") as data:
            return parse(data)

    assert peak(from_the_file) < 1.4 * 8e6
    assert emit(from_the_file()) == file.read_text()


def test_open_files_are_read_as_their_text_is(tmp_path):
    file = tmp_path / "f.mlir"
    text = program(0.3).replace("module {", "module { // größer")
    file.write_bytes(b"\xef\xbb\xbf" + text.encode())  # as some editors begin a file
    with file.open("rb") as binary, file.open() as decoded:
        assert emit(parse(binary)) == emit(parse(decoded)) == emit(parse(text))
    file.write_text(text.replace("%x, %c", "%x, %d"))
    with file.open() as data, pytest.raises(ShloError) as error:
        parse(data)
    assert str(error.value.position) == f"{file}:4:{text.splitlines()[3].index('%c') + 1}"
    file.write_bytes(text.encode() + b"\xff")
    with file.open("rb") as data, pytest.raises(ShloError, match=f"byte {len(text.encode())} is not UTF-8"):
        parse(data)
    with pytest.raises(ShloError, match="the text of a module or an open file, not int"):
        parse(3)


def pieces_of(text, size):
    return [text[i : i + size] for i in range(0, len(text), size)]


@pytest.mark.parametrize("size", [1, 2, 7, 1000, LONG, PIECE])
def test_it_does_not_matter_where_the_pieces_of_a_text_end(size, monkeypatch):
    long = LONG if size > 1000 else 256
    monkeypatch.setattr(sys.modules["shlo.parse.blobs"], "LONG", long)
    digits = "0123456789ABCDEF" * (long // 16)
    texts = {
        f'é dense<"0x{digits}00"> : "0x{digits.lower()}aa" // dense<"0xAA">\n%0 = ': 2,
        f'dense<"0x{digits}aA"> name: "0x{digits[:-10] + "aBcDeF" * (long // 2)}" \n"': 2,
        f'dense<"0x{digits}Z"> dense<"0x{digits}0"> dense<"0x{digits}': 0,
        f'dense<"0x{digits}00" {{"0x#0"}}': 0,
        f'dense<"0x#0" dense<"0x{digits}00"': 0,
        '"0x': 0,
        "": 0,
    }
    for text, count in texts.items():
        source = shortened(pieces_of(text, size), "f")
        assert len(source.blobs) == count
        assert source.whole() == text
        assert len(source.text) < 200 or not count  # each long one is a word
        rng = np.random.default_rng(size)
        for start, stop in [*rng.integers(0, len(text) + 1, (40, 2)).tolist(), (0, len(text)), (0, 0)]:
            assert "".join(source.between(start, stop)) == text[start:stop]
        for offset in range(len(source.text) if count else 0):
            whole = source.offset(offset)
            assert source.inverse(whole) == offset
            if not any(b.end - 6 <= offset < b.end for b in source.blobs.values()):
                assert text[whole] == source.text[offset]
                before = text[:whole]
                column = whole - before.rfind("\n")
                assert source.position(offset) == Position("f", before.count("\n") + 1, column)
        for blob in source.blobs.values():  # places in the digits are at the word's end
            end = source.offset(blob.end)
            assert source.inverse(end - 5) == blob.end


def test_its_elements_are_the_digits():
    text = program(0.3)
    (c, _) = parse(text).main.graph.nodes
    digits = text.partition('"0x')[2].partition('"')[0]
    assert c.attrs["value"].array().tobytes() == bytes.fromhex(digits)
    inline = text.replace("module {\n", 'module {\n// "0x#0"\n')  # a comment that looks like the word for it
    assert source_of(inline, "").text == inline
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


@pytest.mark.campaign
@pytest.mark.parametrize(
    ("thing", "times"),
    [
        ("parse(file)", 1.2),  # the elements
        ("parse(text)", 3.4),  # the text itself is twice that
        ("emit", 3.2),  # the elements and the text
        ("shlo parse", 1.2),
        ("shlo hash", 1.2),
        ("shlo fmt", 1.3),
        ("shlo fmt --flat", 1.3),
        ("shlo diff", 2.2),  # two programs
    ],
)
def test_a_constant_of_50_mb(tmp_path, thing, times):
    """Reading the file (100 MB of digits) and writing another takes the elements, 50 MB, and next to nothing more."""
    files = [tmp_path / "large.mlir", tmp_path / "small.mlir"]
    for file, megabytes in zip(files, (50, 0.2), strict=True):
        file.write_text(program(megabytes))
    command = [sys.executable, "-m", "tests.parse.measure", thing, *map(str, files)]
    grown = int(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1])
    print(f"{thing}: resident growth {grown / 50e6:.2f} times the elements")
    assert grown < times * 50e6
    if thing == "shlo fmt":
        assert Path(f"{files[0]}.out").read_bytes() == files[0].read_bytes()


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
