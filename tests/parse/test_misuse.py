"""Texts that look like programs and are not: nothing may be read as something else, and nothing may escape as a Python error."""

from __future__ import annotations

import io

import numpy as np
import pytest

from shlo.emit import emit
from shlo.interp.den import evaluate
from shlo.interp.skel import anonymous_skeleton
from shlo.ir.errors import ShloError
from shlo.ir.ops.elementwise import add
from shlo.parse import parse
from shlo.parse.grammar import MAX_REGIONS
from shlo.runtime import mlir

V = "tensor<2xf32>"
DOT = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]"


def main(statement: str, params: str = f"%a: {V}, %b: {V}", result: str = V, returned: str = "%r") -> str:
    return f"func.func @main({params}) -> {result} {{\n  {statement}\n  return {returned} : {result}\n}}\n"


def dot(attribute: str) -> str:
    types = "(tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>"
    params = "%a: tensor<2x3xf32>, %b: tensor<3x4xf32>"
    return main(f'%r = "stablehlo.dot_general"(%a, %b) <{{{attribute}}}> : {types}', params, "tensor<2x4xf32>")


def compared(attributes: str) -> str:
    statement = f'%r = "stablehlo.compare"(%a, %b) {attributes} : ({V}, {V}) -> tensor<2xi1>'
    return main(statement, result="tensor<2xi1>")


def convolution(padding: str) -> str:
    x, w = "tensor<1x1x4x4xf32>", "tensor<1x1x1x1xf32>"
    statement = (
        f"%r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], "
        f"window = {{pad = {padding}}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({x}, {w}) -> {x}"
    )
    return main(statement, f"%a: {x}, %b: {w}", x)


def composite(attributes: str) -> str:
    x, w = "tensor<1x1x4x4xf32>", "tensor<1x1x1x1xf32>"
    statement = (
        f'%r = stablehlo.composite "shlo.convF" %a, %b {{composite_attributes = {{{attributes}}}, decomposition = @f}} '
        f": ({x}, {w}) -> {x}"
    )
    inner = f"func.func private @f(%a: {x}, %b: {w}) -> {x} {{\n  return %a : {x}\n}}\n"
    return main(statement, f"%a: {x}, %b: {w}", x) + inner


LT, GT = (f"comparison_direction = #stablehlo<comparison_direction {d}>" for d in ("LT", "GT"))

CASES = {
    "misspelt": (dot(f"dot_dimension_number = #stablehlo.dot<{DOT}>"), "is it dot_dimension_numbers?"),
    "missing": (dot("precision_config = []"), "needs the attribute dot_dimension_numbers"),
    "unknown field": (dot(f"dot_dimension_numbers = #stablehlo.dot<foo = [9], {DOT}>"), "not 'foo'"),
    "no comma": (dot(f"dot_dimension_numbers = #stablehlo.dot<{DOT.replace(', ', '-1 ')}>"), "is not an entry"),
    "field twice": (dot(f"dot_dimension_numbers = #stablehlo.dot<{DOT}, {DOT}>"), "is given twice"),
    "field a word": (dot(f"dot_dimension_numbers = #stablehlo.dot<{DOT.replace('1', 'x')}>"), "is not an entry"),
    "field a number": (dot(f"dot_dimension_numbers = #stablehlo.dot<{DOT.replace('[1]', '1')}>"), "must be a list"),
    "key twice": (compared(f"<{{{LT}, {GT}}}>"), "is given twice"),
    "key in both": (compared(f"<{{{LT}}}> {{{GT}}}"), "is given twice"),
    "unknown property": (compared(f"<{{{LT}, foo = 1 : i64}}>"), "has no attribute 'foo'"),
    "another enumeration": (
        compared("<{comparison_direction = #stablehlo<precision LT>}>"),
        "comparison_direction must be",
    ),
    "compared as another type": (
        compared(f"<{{{LT}, compare_type = #stablehlo<comparison_type SIGNED>}}>"),
        "compare_c3: f32 elements compare as FLOAT or TOTALORDER, not as SIGNED",
    ),
    "padding a word": (convolution("[[0, b], [0, 0]]"), "'b' is no attribute"),
    "padding a float": (composite("padding = 0.5 : f64"), "padding must be"),
    "iota of a token": (main("%r = stablehlo.iota dim = 0 : !stablehlo.token", returned="%a"), "makes a tensor"),
    "a sum of tokens": (
        main(
            "%r = stablehlo.create_token : !stablehlo.token %s = stablehlo.add %r, %r : !stablehlo.token", returned="%a"
        ),
        "takes tensors, not !stablehlo.token",
    ),
    "bits beyond the type": (
        main(f"%r = stablehlo.add %a, %b {{x = 0xFFFFFFFFFFFF : f32}} : {V}"),
        "these are not the bits of one f32",
    ),
    "bits below zero": (
        main(f"%r = stablehlo.add %a, %b {{x = -0x1 : f32}} : {V}"),
        "these are not the bits of one f32",
    ),
    "narrow array": (
        main(f'%r = "stablehlo.reverse"(%a) <{{dimensions = array<i8: 0>}}> : ({V}) -> {V}'),
        "dimensions must be an array<i64",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused_where_it_stands(name):
    text, why = CASES[name]
    with pytest.raises(ShloError) as caught:
        parse(text, "x.mlir")
    assert why in caught.value.message
    position = caught.value.position
    assert position is not None
    assert (position.file, position.line) == ("x.mlir", 2)


def test_what_applies_does_not_fit_points_into_the_text():
    text = main(
        "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.and across dimensions = [0] "
        f": ({V}, tensor<f32>) -> tensor<f32>",
        result="tensor<f32>",
    )
    with pytest.raises(ShloError, match="and_i1") as caught:
        parse(text, "x.mlir")
    assert str(caught.value.position) == "x.mlir:3:8"


@pytest.mark.parametrize("slip", [ValueError, TypeError, AttributeError, IndexError, KeyError, ZeroDivisionError])
def test_whatever_a_rule_trips_over_is_an_error_of_the_statement(slip, monkeypatch):
    def trips(*_):
        raise slip("oh")

    monkeypatch.setattr(type(add), "infer", trips)
    with pytest.raises(ShloError, match="makes no sense") as caught:
        parse(main(f"%r = stablehlo.add %a, %b : {V}"), "x.mlir")
    assert str(caught.value.position) == "x.mlir:2:8"


def test_a_trailing_comma_and_blanks_in_a_struct_are_fine():
    parse(dot(f"dot_dimension_numbers = #stablehlo.dot< {DOT.replace(' = [', '=[ ')} , >"))


def test_a_byte_order_mark_is_skipped():
    assert parse("\ufeff" + main(f"%r = stablehlo.add %a, %b : {V}")).main.name == "main"


def test_reducing_no_rows():
    types = "(tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>"
    text = main(
        "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        f"  %r = stablehlo.reduce(%a init: %z) across dimensions = [1] : {types}\n"
        "   reducer(%x: tensor<f32>, %y: tensor<f32>)  {\n"
        "    %s = stablehlo.add %x, %y : tensor<f32>\n"
        "    %t = stablehlo.add %s, %s : tensor<f32>\n"
        "    stablehlo.return %t : tensor<f32>\n  }",
        "%a: tensor<0x3xf32>",
        "tensor<0xf32>",
    )
    (out,) = evaluate(parse(text), [np.ones((0, 3), np.float32)])
    assert out.shape == (0,)


@pytest.mark.parametrize("array", ["i640: 1", "foo: 1", ": 1", "i1: yes", "i1: 1", "f32: 1", "i32: 1.5"])
def test_arrays_of_nonsense_are_refused(array):
    with pytest.raises(ShloError, match="an array is written like"):
        parse(main(f'%r = "stablehlo.add"(%a, %b) {{x = array<{array}>}} : ({V}, {V}) -> {V}'))


def test_blanks_in_a_tensor_type_say_nothing():
    graph = parse(main(f"%r = stablehlo.add %a, %b : {V}", "%a: tensor< 2 x f32 >, %b: tensor<2x f32>")).main.graph
    assert [str(p.type) for p in graph.params] == [V, V]


def loops(depth: int) -> str:
    open_, close = [], []
    for i in range(depth):
        open_.append(
            f"%w{i} = stablehlo.while(%i{i} = %a) : {V}\ncond {{\nstablehlo.return %p : tensor<i1>\n}} do {{\n"
        )
        close.append(f"stablehlo.return {'%a' if i == depth - 1 else f'%w{i + 1}'} : {V}\n}}\n")
    return main("".join([*open_, *reversed(close)]), f"%a: {V}, %p: tensor<i1>", returned="%w0")


def test_regions_nest_only_so_deep_and_no_less_in_the_generic_form():
    module = parse(loops(MAX_REGIONS))
    assert anonymous_skeleton(parse(emit(module, generic=True)).main.graph) == anonymous_skeleton(module.main.graph)
    with pytest.raises(ShloError, match="regions nest more than"):
        parse(loops(MAX_REGIONS + 1))


def test_lists_nest_as_deep_in_the_generic_form():
    nested = "[" * 190 + "]" * 190
    module = parse(main(f"%r = stablehlo.add %a, %b {{x = {nested}}} : {V}"))
    parse(emit(module, generic=True))


@pytest.mark.parametrize("sizes", ["1000000000000000", "9000000000x9000000000x9000000000"])
def test_what_does_not_fit_into_memory_says_so(sizes):
    huge = f"tensor<{sizes}xf32>"
    text = main(f"%c = stablehlo.constant dense<1.0> : {huge}\n  %r = stablehlo.add %c, %c : {huge}", f"%a: {V}", huge)
    with pytest.raises(ShloError, match="not enough memory"):
        evaluate(parse(text), [np.ones(2, np.float32)])


F4 = "tensor<4xcomplex<f32>>"
FFT = f'%r = "stablehlo.fft"(%a) <{{{{fft_length = array<i64: 4>, fft_type = {{}}}}}}> : ({F4}) -> {F4}'
BITS = '%r:2 = "stablehlo.rng_bit_generator"(%a) <{{rng_algorithm = {}}}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)'
ENUMERATORS = {
    "stablehlo.compare": (
        "#stablehlo<comparison_direction {}>",
        "LT",
        lambda w: compared(f"<{{comparison_direction = {w}}}>"),
    ),
    "stablehlo.compare, type": (
        "#stablehlo<comparison_type {}>",
        "FLOAT",
        lambda w: compared(f"<{{compare_type = {w}, comparison_direction = #stablehlo<comparison_direction LT>}}>"),
    ),
    "stablehlo.dot_general": (
        "#stablehlo<precision {}>",
        "HIGH",
        lambda w: dot(f"dot_dimension_numbers = #stablehlo.dot<{DOT}>, precision_config = [{w}, {w}]"),
    ),
    "stablehlo.fft": ("#stablehlo<fft_type {}>", "FFT", lambda w: main(FFT.format(w), f"%a: {F4}", F4)),
    "stablehlo.rng_bit_generator": (
        "#stablehlo<rng_algorithm {}>",
        "DEFAULT",
        lambda w: main(BITS.format(w), "%a: tensor<2xui64>", "tensor<2xui64>", "%r#0"),
    ),
}


@pytest.mark.parametrize("name", ENUMERATORS)
def test_enumerators_of_the_generic_form_are_those_mlir_takes(name):
    """In full only: no bare words, no strings, none of another enumeration."""
    full, word, text = ENUMERATORS[name]
    spelled = full.format(word)
    mlir.check(text(spelled))
    parse(text(spelled))
    for wrong in (word, f'"{word}"', full.format("NEVER"), "1 : i32", "#stablehlo<transpose ADJOINT>", f'"{spelled}"'):
        with pytest.raises(ShloError):
            mlir.check(text(wrong))
        with pytest.raises(ShloError) as error:
            parse(text(wrong))
        assert error.value.position is not None


@pytest.mark.parametrize(
    "word", ["true", "false", "unit", "i32", "f32", "index", "none", "LT", "hello", "si8", "f8E4M3FN", "i7"]
)
def test_bare_words_are_attributes_where_they_are_to_mlir(word):
    text = f"func.func @main() attributes {{a = {word}, b = [{word}]}} {{ return }}"
    verdicts = []
    for reader in (parse, mlir.check):
        try:
            reader(text)
            verdicts.append("accepted")
        except ShloError:
            verdicts.append("refused")
    assert verdicts[0] == verdicts[1], verdicts
    if verdicts[0] == "accepted":
        assert emit(parse(emit(parse(text)))) == emit(parse(text))


class Trickling(io.BytesIO):
    """A file that gives a byte a read, as a terminal or a pipe may."""

    def read(self, size=-1):
        return super().read(1)


def test_a_mark_of_order_that_comes_in_pieces():
    text = main("%r = stablehlo.add %a, %b : tensor<2xf32>")
    assert emit(parse(Trickling(f"\ufeff{text}".encode()))) == emit(parse(text))


def test_a_resource_that_is_not_closed():
    """Its digits look like a name, from any of them on: looking at each of them again would take hours."""
    text = main("%r = stablehlo.add %a, %b : tensor<2xf32>")
    digits = "0f" * 1_000_000
    with pytest.raises(ShloError):
        parse(f'{text}{{-#\n  dialect_resources: {{ builtin: {{ x: "0x{digits}\n#-}}\n')


def test_a_string_that_is_not_closed():
    """Each quote in it could begin another one: so many of them would take minutes."""
    text = main('%r = stablehlo.add %a, %b {a = "' + '\\"' * 100_000 + " : tensor<2xf32>")
    with pytest.raises(ShloError, match="2:34: this string is never closed"):
        parse(text)


def test_a_head_of_many_arrows():
    many = ", ".join(f"%x{i}: tensor<2xf32> {{x.y = (i32) -> (i32)}}" for i in range(20_000))
    with pytest.raises(ShloError, match="expected"):
        parse(f"func.func @main({many}) -> (tensor<2xf32>) foo {{\n  return %x0 : tensor<2xf32>\n}}\n")


FILES = {
    "closed": ("r", b"", "the file is closed: parse it while it is open"),
    "only written": ("w", b"", "the file is not open for reading"),
    "of another encoding": ("r", b"// \xe9", "not a text: utf-8 cannot decode it"),
    "bytes of another encoding": ("rb", b"// \xe9\n", "not a text: byte 3 is not UTF-8"),
    "bytecode": ("rb", b"ML\xefR\rStableHLO_v1.0.0", "MLIR bytecode, which is not read here"),
}


@pytest.mark.parametrize("name", FILES)
def test_files_that_cannot_be_read(tmp_path, name):
    mode, data, message = FILES[name]
    file = tmp_path / "x.mlir"
    file.write_bytes(data)
    with file.open(mode, encoding=None if "b" in mode else "utf-8") as handle:
        if name == "closed":
            handle.close()
        with pytest.raises(ShloError, match=f"x.mlir: {message}"):
            parse(handle)
