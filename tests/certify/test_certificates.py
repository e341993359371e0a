"""Certificates: what is PROVED has one that the checker accepts, and changed ones it refuses."""

from __future__ import annotations

import ast
import copy
import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from shlo.certify import checker
from shlo.certify.certificate import certificate_data
from shlo.certify.checker.check import check, check_modules, digest
from shlo.certify.checker.terms import Refused
from shlo.certify.verdict import Answer, certify
from shlo.certify.zoo import read_zoo
from shlo.emit import emit
from shlo.ir.core import Module
from shlo.ir.errors import ShloError
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from tests.certify.mutants import mutants, variants
from tests.certify.test_soundness import STEPS, R, build
from tests.certify.test_verdicts import FOUR, pair

ZOO = Path(__file__).resolve().parents[2] / "zoo"


def certificate(dp: Module, single: Module, replicas: int, **options):
    """The verdict, and the certificate as it is read back from JSON."""
    verdict = certify(dp, single, replicas, log=True, search=False, **options)
    texts = tuple((n, emit(m)) for n, m in zip(("dp", "single"), verdict.programs, strict=True))
    return verdict, json.loads(json.dumps(certificate_data(verdict, texts)))


def proved(verdict):
    return [r.name for r in verdict.results if r.answer is Answer.PROVED]


@pytest.mark.parametrize("net", FOUR)
def test_a_proof_has_a_certificate(net):
    dp, single, names = pair(net, 2)
    verdict, data = certificate(dp, single, 2, names=names)
    report = check(data, [data["programs"][which]["text"] for which in ("data_parallel", "single")])
    assert report["proved"] == names == proved(verdict)
    assert report["not_proved"] == report["independent"] == []
    assert report["cut"] == {"images": 0, "targets": 0}


def test_partial_proofs_too():
    """Of a step with local batch-norm: one running mean is right, and of the mean-of-replicas claim everything."""
    dp, single, names = pair("digits-resnet", 2, sync_bn=False)
    verdict, data = certificate(dp, single, 2, names=names)
    assert check(data)["proved"] == proved(verdict)
    assert "bn.running_mean" in proved(verdict)
    assert "bn.running_var" not in proved(verdict)
    alone = pair("digits-resnet", 2, batch=2)[1]
    options = {"claim": "mean-of-replicas", "shard": {"images": 0, "targets": 0}}
    verdict, data = certificate(dp, alone, 2, names=names, **options)
    assert check(data)["proved"] == proved(verdict) == names


@pytest.mark.parametrize("optimizer", ["lamb", "nesterov", "rmsprop"])
def test_clipping_masks_buckets_and_other_optimisers(optimizer):
    found = find_net("digits-resnet")
    config = found.config(image=(1, 6, 6), classes=4, width=0.2, drop_path=0.2)
    recipe = Recipe(optimizer, clip=1.0, weight_decay=0.01, ema=True)
    dp = build_step(found, config, recipe, batch=4, replicas=2, bucket_mb=0.01)
    single = build_step(found, config, recipe, batch=4)
    verdict, data = certificate(dp.module, single.module, 2, names=[o.name for o in dp.manifest.outputs])
    assert verdict.answer is Answer.PROVED
    assert check(data)["proved"] == proved(verdict)


@pytest.mark.parametrize("pair_", read_zoo(ZOO), ids=lambda p: p.name)
def test_the_zoo(pair_):
    case = pair_.case
    cut = {name: 0 if name in case["cut"] else None for name in case["inputs"]}
    verdict, data = certificate(pair_.parallel, pair_.single, case["replicas"], shard=cut)
    assert check(data)["proved"] == proved(verdict)


def drawn(seed: int):
    rng = np.random.default_rng(seed)
    steps = [
        (STEPS[rng.integers(len(STEPS))], int(rng.integers(12)), int(rng.integers(12)), bool(rng.integers(2)))
        for _ in range(rng.integers(4, 14))
    ]
    return build(steps, True), build(steps, False)


def accepts_all_that_is_proved(seeds) -> int:
    count = 0
    for seed in seeds:
        dp, single = drawn(seed)
        try:
            verdict, data = certificate(dp, single, R, shard={"x": 0, "t": 0})
        except ShloError:  # results of different shapes
            continue
        assert check_modules(data, dp, single)["proved"] == proved(verdict), seed
        count += len(proved(verdict))
    return count


def test_random_programs():
    assert accepts_all_that_is_proved(range(60)) > 50


@pytest.mark.campaign
def test_many_random_programs():
    print(accepts_all_that_is_proved(range(5000)))


def test_correct_variants():
    dp, single, names = pair("mlp", 2)
    for name, variant in list(variants(dp.main, 2))[::15]:
        module = Module([variant], attrs=dp.attrs)
        verdict, data = certificate(module, single, 2, names=names)
        assert check(data)["proved"] == proved(verdict) == names, name


# ------------------------------------------------------------------------------------------------------ what is refused


def leaves(data, path=()):
    """Every number, string and truth value of JSON data, by path."""
    if isinstance(data, dict):
        for k, v in data.items():
            yield from leaves(v, (*path, k))
    elif isinstance(data, list):
        for i, v in enumerate(data):
            yield from leaves(v, (*path, i))
    else:
        yield path


def changed(data, path, rng):
    """The data with one leaf another one, or one list shorter, longer or in another order."""
    data = copy.deepcopy(data)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    value = holder[path[-1]]
    if isinstance(holder, list) and len(holder) > 1 and rng.random() < 0.2:
        i = int(path[-1])
        how = rng.integers(3)
        if how == 0:
            del holder[i]
        elif how == 1:
            holder.insert(i, value)
        else:
            j = int(rng.integers(len(holder)))
            holder[i], holder[j] = holder[j], holder[i]
    elif value is None or isinstance(value, bool):
        holder[path[-1]] = {None: 0, True: False, False: True}[value]
    elif isinstance(value, int):
        holder[path[-1]] = value + int(rng.choice([-2, -1, 1, 2, 12, 1000]))
    else:
        at = int(rng.integers(len(value))) if value else 0
        holder[path[-1]] = value[:at] + str(rng.choice(list("0159(x/-"))) + value[at + 1 :]
    return data


def tampered(data, dp, single, count: int, seed: int) -> Counter[str]:
    """Change a certificate at random, its digest made to fit.

    What is accepted all the same says the same thing of the same programs, or less: what was changed is used by no step.
    """
    rng = np.random.default_rng(seed)
    paths = [p for p in leaves(data) if p[0] not in ("programs", "digest", "format")]
    by_part: dict[str, list] = {}
    for p in paths:
        by_part.setdefault(p[0], []).append(p)
    whole = check_modules(data, dp, single)
    counts: Counter[str] = Counter()
    while sum(counts.values()) < count:
        part = str(rng.choice(sorted(by_part)))
        other = changed(data, by_part[part][rng.integers(len(by_part[part]))], rng)
        if other == data:
            continue
        with pytest.raises(Refused, match="digest"):
            check(other)
        try:
            report = check_modules(other, dp, single)
        except ShloError:
            counts["refused"] += 1
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError, OverflowError):
            counts["malformed"] += 1  # check() says so in a line
        else:
            counts["without effect"] += 1
            for key in ("replicas", "cut"):
                assert report[key] == whole[key], (part, key)
            assert len(report["proved"]) <= len(whole["proved"])
            assert sum(a != b for a, b in zip(report["proved"], whole["proved"], strict=False)) <= 1 or part == "proved"
    return counts


@pytest.mark.parametrize("net", ["linear", "mlp"])
def test_tampering_is_noticed(net):
    dp, single, names = pair(net, 2)
    _, data = certificate(dp, single, 2, names=names)
    counts = tampered(data, dp, single, 500, 7)
    assert counts["refused"] + counts["malformed"] >= 400, counts


@pytest.mark.campaign
def test_much_tampering_is_noticed():
    total: Counter[str] = Counter()
    for net in ("linear", "mlp", "cnn"):
        dp, single, names = pair(net, 2)
        _, data = certificate(dp, single, 2, names=names)
        total += tampered(data, dp, single, 4000, 11)
    print(dict(total))


@pytest.mark.parametrize(("net", "every"), [("mlp", 11), ("digits-resnet", 211)])
def test_a_certificate_is_about_its_own_programs(net, every):
    """No mutant is taken for the program: not by its text, nor, where the texts are left out of it, by its steps."""
    dp, single, names = pair(net, 2)
    _, data = certificate(dp, single, 2, names=names)
    text = data["programs"]["single"]["text"]
    for name, mutant in list(mutants(dp.main, 2))[::every]:
        module = Module([mutant], attrs=dp.attrs)
        with pytest.raises(Refused, match="the first program is not the one"):
            check(data, [emit(module), text])
        with pytest.raises(ShloError):
            check_modules(data, parse(emit(module)), single)
            pytest.fail(name)


def test_another_text_is_another_program():
    dp, single, names = pair("linear", 2)
    _, data = certificate(dp, single, 2, names=names)
    other = copy.deepcopy(data)
    record = other["programs"]["single"]
    record["text"] = record["text"].replace("0.1", "0.2")
    other["digest"] = digest({k: v for k, v in other.items() if k != "digest"})
    with pytest.raises(Refused, match="sha256"):
        check(other)


@pytest.mark.parametrize(
    "bad",
    [{}, {"format": 7}, {"format": "shlo-certificate-1"}, {"format": "shlo-certificate-1", "digest": "", "steps": 3}],
)
def test_what_is_no_certificate(bad):
    with pytest.raises(ShloError):
        check(bad)


def test_false_certificates_are_refused():
    """A certificate of a right program, its claims kept, for a program that sums where it should average."""
    dp, single, names = pair("linear", 2)
    wrong = dict(mutants(dp.main, 2))
    name = next(n for n in wrong if n.endswith("sum for mean"))
    module = Module([wrong[name]], attrs=dp.attrs)
    verdict, data = certificate(module, single, 2, names=names)
    assert proved(verdict) != names
    for record in data["proved"]:
        record[1] = True
    data["digest"] = digest({k: v for k, v in data.items() if k != "digest"})
    with pytest.raises(Refused, match="is not the same in both programs"):
        check(data)


@pytest.mark.parametrize("what", ["claim", "no claim", "replicas run both", "inputs swapped", "replicas"])
def test_a_certificate_says_what_it_proves(what):
    """Another claim, other partners of the inputs or another number of replicas is another statement."""
    dp, single, names = pair("linear", 2)
    _, data = certificate(dp, single, 2, names=names)
    if what == "claim":
        data["claim"] = "mean-of-replicas"
    elif what == "no claim":
        data["claim"] = "anything"
    elif what == "replicas run both":
        data["single_runs_on_replicas"] = True
    elif what == "inputs swapped":
        first, second = data["inputs"][:2]
        first[2], second[2] = second[2], first[2]
    else:
        data["replicas"] = 4
    data["digest"] = digest({k: v for k, v in data.items() if k != "digest"})
    with pytest.raises(Refused, match=r"no claim|are not those|not for 4 replicas"):
        check(data)


# ------------------------------------------------------------------------------------------------------ the checker itself


def test_the_checker_shares_nothing_with_the_prover():
    folder = Path(checker.__file__).parent
    lines = 0
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text())
        lines += path.read_text().count("\n")
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shlo"):
                inside = node.module.startswith(("shlo.certify.checker", "shlo.transform.unroll"))
                assert inside or node.module.split(".")[1] in ("ir", "interp", "parse"), f"{path}: {node.module}"
    assert lines < 2000


def test_it_can_fail():
    """A checker whose arithmetic is wrong refuses what is right: it does work things out."""
    dp, single, names = pair("linear", 2)
    _, data = certificate(dp, single, 2, names=names)
    from shlo.certify.checker import walk as module

    kept = module.RULES["multiply"]
    module.RULES["multiply"] = lambda w, node, args, *hints: args[:1]
    try:
        with pytest.raises(Refused, match="its result is not the term that is claimed"):
            check(data)
    finally:
        module.RULES["multiply"] = kept
    check(data)
