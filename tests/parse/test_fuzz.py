"""No text crashes the parser: what it does not accept it refuses with a sentence and a place (tests/parse/fuzz.py)."""

import pytest

from tests.parse import fuzz


@pytest.fixture(scope="module")
def texts():
    return fuzz.corpus()


@pytest.mark.parametrize("seed", range(4))
def test_texts_gone_wrong(texts, seed):
    mutator = fuzz.Mutator(texts, seed)
    outcomes = {fuzz.read(mutator.text()) for _ in range(150)}
    assert outcomes == {"accepted", "refused"}


def test_a_crash_is_seen(texts, monkeypatch):
    """The check can fail: an exception that is no ShloError, an error without a place."""

    def crash(text, file):
        raise KeyError("surprise")

    monkeypatch.setattr(fuzz, "parse", crash)
    with pytest.raises(AssertionError, match="KeyError: 'surprise'"):
        fuzz.read(texts[0])

    def vague(text, file):
        raise fuzz.ShloError("something is wrong somewhere")

    monkeypatch.setattr(fuzz, "parse", vague)
    with pytest.raises(AssertionError, match="no position"):
        fuzz.read(texts[0])


@pytest.mark.parametrize(
    "text",
    [
        "module @m {}func.func public @main() {\n  return\n}",
        "module {}module {\n}",
        "func.func @f() { return } func.func @main() {\n  return\n}",
    ],
)
def test_what_once_was_a_crash(text):
    assert fuzz.read(text) in ("accepted", "refused")
