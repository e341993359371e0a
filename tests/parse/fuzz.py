"""Texts gone wrong: real files changed at random in a few places, and what reading them comes to.

``python -m tests.parse.fuzz COUNT [SEED]`` runs a campaign and prints what it came to.
"""

from __future__ import annotations

import random
import re
import resource
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

from shlo.emit import emit
from shlo.ir.core import BY_TEXT
from shlo.ir.errors import ShloError
from shlo.parse import parse
from tests.parse.modules import CASES, module_of

REPOSITORY = Path(__file__).resolve().parents[2]

SLOW = 10.0
"""Processor seconds after which reading a text of a few kilobytes counts as hanging."""

_TOKEN = re.compile(r'"[^"\n]*"|[%@#!^]?[\w$.]+|->|\s+|.', re.S)

EXTREMES = (
    *("0", "-1", "1", "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809"),
    *("99999999999999999999999999", "0x7FC00000", "0xFFFFFFFFFFFFFFFFFF", "1e999", "1.0", "-0.0", "0x", "1.", ".5"),
    *(
        "?",
        "*",
        "%",
        "%0#1",
        "%x:2",
        "@",
        '@"',
        '"',
        '"\\',
        "\\",
        "//",
        "/*",
        "{-#",
        "#-}",
        "#",
        "!",
        "^bb0",
        "\0",
        "\ufeff",
    ),
    *("tensor<", "tensor<*xf32>", "tensor<?xf32>", "tensor<0xf32>", "tensor<4294967296x4294967296xf32>", "tensor<f32"),
    *("tensor<2xf32, #stablehlo.bounds<?>>", "tuple<>", "!stablehlo.token", "complex<f32>", "tensor<2xi3>", "index"),
    *(
        "dense<>",
        "dense<[[]]>",
        "dense<[1, 2>",
        'dense<"0x">',
        'dense<"0x1">',
        "dense_resource<x>",
        "array<i64>",
        "array<i1: 2>",
    ),
    *("{", "}", "(", ")", "[", "]", "<", ">", "{}", "()", "[]", "<>", "{{{{", "((((", "}}}}", "->", "=", ":", ",", " "),
    *(
        "func.func",
        "module",
        "return",
        "stablehlo.return",
        "loc(unknown)",
        "loc(#loc)",
        "attributes",
        "private",
        "true",
        "unit",
    ),
)
"""What most likely hits a limit."""


def corpus(*, jax: bool = False) -> list[str]:
    """Real files: those of the exporter tests and the smaller golden ones, every operator's examples in both forms, and with
    ``jax`` what it writes for the functions of the exporter tests."""
    files = [*(REPOSITORY / "tests/exporter/texts").rglob("*.mlir")]
    files += [f for f in (REPOSITORY / "golden").glob("*.mlir") if f.stat().st_size < 15_000]
    texts = [f.read_text() for f in sorted(files)]
    for op, i in CASES:
        module = module_of(op, op.examples[i])
        texts += [emit(module, generic=generic) for generic in (False, True)]
    if jax:
        from tests.exporter.test_exporter import CASES as EXPORTED
        from tests.exporter.test_exporter import lowered

        exported = [lowered(case, debug) for case in EXPORTED.values() for debug in (False, True)]
        texts += [t for t in exported if len(t) < 12_000]
    return texts


class Mutator:
    """Changes texts; the same seed makes the same changes."""

    def __init__(self, texts: list[str], seed: int) -> None:
        self.rng, self.texts = random.Random(seed), texts
        self.words = [w for t in texts for w in _TOKEN.findall(t)[:400] if not w.isspace()]
        self.operations = sorted(BY_TEXT)

    def text(self) -> str:
        """Some text with one to four things wrong, or none by accident."""
        text = self.rng.choice(self.texts)
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3, 4))):
            text = self.rng.choice(self.CHANGES)(self, text)
        return text

    def _cut(self, text: str) -> tuple[int, int]:
        at = self.rng.randrange(len(text) + 1)
        return at, min(len(text), at + int(self.rng.paretovariate(0.7)))

    def character(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        new = self.rng.choice(
            ("", chr(self.rng.randrange(32, 127)), chr(self.rng.choice((0, 9, 10, 160, 0x2202, 0x1F600))))
        )
        return text[:at] + new + text[at + self.rng.randrange(2) :]

    def remove(self, text: str) -> str:
        start, end = self._cut(text)
        return text[:start] + text[end:]

    def repeat(self, text: str) -> str:
        start, end = self._cut(text)
        return text[:end] + text[start:end] * self.rng.choice((1, 1, 2, 5)) + text[end:]

    def truncate(self, text: str) -> str:
        return text[: self.rng.randrange(len(text) + 1)]

    def token(self, text: str) -> str:
        """One word replaced by another one of some file, by one that hits a limit, or by an operation's name."""
        found = [m for m in _TOKEN.finditer(text) if not m[0].isspace()]
        if not found:
            return text
        match = self.rng.choice(found)
        new = self.rng.choice(self.rng.choice((self.words, EXTREMES, EXTREMES, self.operations)))
        if match[0].isdigit() and self.rng.random() < 0.5:
            new = str(self.rng.randrange(-3, 9))
        return text[: match.start()] + new + text[match.end() :]

    def swap(self, text: str) -> str:
        words = _TOKEN.findall(text)
        if len(words) > 2:
            i, j = self.rng.randrange(len(words)), self.rng.randrange(len(words))
            words[i], words[j] = words[j], words[i]
        return "".join(words)

    def lines(self, text: str) -> str:
        """A line gone, doubled, or moved."""
        lines = text.splitlines(keepends=True)
        if not lines:
            return text
        i, j = self.rng.randrange(len(lines)), self.rng.randrange(len(lines))
        line = lines[i]
        if self.rng.random() < 0.6:
            del lines[i]
        if self.rng.random() < 0.6:
            lines.insert(j, line)
        return "".join(lines)

    def splice(self, text: str) -> str:
        """A piece of another file."""
        other = self.rng.choice(self.texts)
        start, end = self._cut(other)
        at, till = self._cut(text)
        return text[:at] + other[start:end] + text[till:]

    def nest(self, text: str) -> str:
        """Something in many brackets."""
        at = self.rng.randrange(len(text) + 1)
        opened, closed = self.rng.choice(("()", "[]", "{}", "<>", ("tuple<", ">"), ("loc(", ")"), ("{a = ", "}")))
        depth = self.rng.choice((2, 50, 1000))
        return text[:at] + opened * depth + closed * self.rng.choice((depth, depth - 1, 0)) + text[at:]

    CHANGES = (character, remove, repeat, truncate, token, token, token, token, swap, lines, splice, nest)


def read(text: str) -> str:
    """``accepted`` or ``refused``; AssertionError with the text where it is neither."""
    start = time.process_time()
    problem = ""
    outcome, printed = "accepted", ""
    try:
        printed = emit(parse(text, "fuzz.mlir"))
    except ShloError as error:
        outcome, problem = "refused", _unclear(error, text)
    except Exception:
        problem = traceback.format_exc()
    if printed:
        try:
            again = emit(parse(printed, "printed.mlir"))
            problem = "" if again == printed else f"not printed as it is read:\n{printed}\n{again}"
        except Exception:
            problem = f"what is printed is not read:\n{traceback.format_exc()}"
    seconds = time.process_time() - start
    if seconds > SLOW:
        problem += f"took {seconds:.1f} s"
    assert not problem, f"{problem}\n----\n{text}"
    return outcome


def _unclear(error: ShloError, text: str) -> str:
    """What is wrong with a refusal: it must be short, and point into the text."""
    if error.position is None or error.excerpt is None:
        return f"no position: {error}"
    inside = error.position.file == "fuzz.mlir" and 1 <= error.position.line <= text.count("\n") + 1
    return "" if inside and len(str(error)) < 4000 else f"no good position, or too long: {error}"


def main() -> None:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    texts = corpus(jax=True)
    mutator = Mutator(texts, seed)
    came_to: Counter[str] = Counter()
    start = time.perf_counter()
    for i in range(count):
        try:
            came_to[read(mutator.text())] += 1
        except AssertionError as failure:
            came_to["failed"] += 1
            Path(f"fuzz-{seed}-{i}.txt").write_text(str(failure))
            print(f"{i}: {str(failure)[:2000]}", flush=True)
        if (i + 1) % 5000 == 0:
            print(f"{i + 1} of {count}: {dict(came_to)}, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{len(texts)} files, seed {seed}: {dict(came_to)}")


if __name__ == "__main__":
    main()
