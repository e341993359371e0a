"""The operations of StableHLO's own test files: checks of values, and programs that run side by side.

Source: the ``check`` and ``interpreter`` dialects of the StableHLO repository.  jaxlib's MLIR does not know them;
``shlo conform`` runs files that hold them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Function, Operator, Site, Value, Values, primitive, sited
from shlo.ir.devices import Devices, PerDevice
from shlo.ir.errors import CheckFailed, ShloError, fail
from shlo.ir.literal import Literal
from shlo.ir.types import TensorType, Type

Array = np.ndarray[Any, Any]

Check = Callable[[Array, Array], Array]
"""Which elements of two arrays agree."""


# ------------------------------------------------------------------------------------------------------ agreement


def equal(actual: Array, expected: Array) -> Array:
    """Equal numbers; a NaN equals a NaN, −0 equals 0."""
    both_nan = _nan(actual) & _nan(expected)
    return np.asarray((actual == expected) | both_nan)


def _nan(array: Array) -> Array:
    return np.asarray(np.not_equal(array, array))


def almost_equal(actual: Array, expected: Array, tolerance: float) -> Array:
    """Equal, or apart by no more than ``tolerance``; the parts of complex numbers each for itself."""
    if actual.dtype.kind == "c":
        parts = [almost_equal(a, e, tolerance) for a, e in zip(_parts(actual), _parts(expected), strict=True)]
        return np.asarray(parts[0] & parts[1])
    with np.errstate(all="ignore"):
        near = np.abs(actual.astype(np.float64) - expected.astype(np.float64)) <= tolerance
    return np.asarray(equal(actual, expected) | near)


def _parts(array: Array) -> tuple[Array, Array]:
    return np.array(array.real), np.array(array.imag)


def ulps_apart(actual: Array, expected: Array) -> Array:
    """How many representable numbers lie between the elements of two float arrays (as float64: NaN against a number is
    infinitely far)."""
    bits = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[actual.dtype.itemsize]

    def steps(array: Array) -> Array:
        raw = np.array(array).view(bits).astype(object)
        sign = 1 << (8 * actual.dtype.itemsize - 1)
        return np.where(raw >= sign, sign - raw, raw)

    far = np.abs(steps(actual) - steps(expected)).astype(np.float64)
    nan_a, nan_e = _nan(actual), _nan(expected)
    return np.where(nan_a & nan_e | (actual == expected), 0.0, np.where(nan_a | nan_e, np.inf, far))


def _hold(what: str, actual: Array, expected: Array, agrees: Array) -> tuple[()]:
    """Nothing, or CheckFailed that names the first element that does not agree."""
    if bool(np.all(agrees)):
        return ()
    index = tuple(int(i) for i in np.argwhere(~np.asarray(agrees))[0])
    wrong = int(np.size(agrees) - np.count_nonzero(agrees))
    place = f"element {list(index)}: " if index else ""
    more = f" ({wrong} of {np.size(agrees)} elements differ)" if wrong > 1 else ""
    raise CheckFailed(f"{what}: {place}{actual[index]!s} is not {expected[index]!s}{more}")


def check_values(what: str, actual: Array, expected: Array, **options: Any) -> tuple[()]:
    """Hold the check called ``what`` (``expect_eq``, …): CheckFailed where it does not hold."""
    if what.startswith("expect_close"):
        return _hold(what, actual, expected, _close(actual, expected, **options))
    if "almost" in what:
        return _hold(what, actual, expected, almost_equal(actual, expected, options.get("tolerance", TOLERANCE)))
    return _hold(what, actual, expected, equal(actual, expected))


def _close(actual: Array, expected: Array, max_ulp_difference: int = 3, min_ulp_difference: int = 0) -> Array:
    if actual.dtype.kind not in "fVc":
        return equal(actual, expected)
    pairs = zip(_parts(actual), _parts(expected), strict=True) if actual.dtype.kind == "c" else [(actual, expected)]
    agrees = np.ones(actual.shape, np.bool_)
    for a, e in pairs:
        apart = ulps_apart(a, e)
        agrees &= (apart <= max_ulp_difference) & (apart >= min_ulp_difference)
    return agrees


TOLERANCE = 1e-4
"""What ``almost`` means unless a test says otherwise: absolute."""


# ---------------------------------------------------------------------------------------------------- operations


def _same(actual: Value, expected: TensorType) -> tuple[Type, ...]:
    if not isinstance(actual.type, TensorType) or actual.type is not expected:
        fail(f"the two sides must have one type, they have {actual.type} and {expected}")
    return ()


@primitive(form="check", dialect="check", pure=False, shares=False)
def expect_eq(actual: Value, expected: Value) -> tuple[Type, ...]:
    """Both sides are equal; a NaN equals a NaN."""
    return _same(actual, expected.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def expect_eq_const(actual: Value, *, value: Literal) -> tuple[Type, ...]:
    """The value is this constant."""
    return _same(actual, value.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def expect_almost_eq(actual: Value, expected: Value, *, tolerance: float = TOLERANCE) -> tuple[Type, ...]:
    """Both sides are no further apart than the tolerance."""
    return _same(actual, expected.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def expect_almost_eq_const(actual: Value, *, value: Literal, tolerance: float = TOLERANCE) -> tuple[Type, ...]:
    """The value is no further from this constant than the tolerance."""
    return _same(actual, value.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def expect_close(
    actual: Value, expected: Value, *, max_ulp_difference: int = 3, min_ulp_difference: int = 0
) -> tuple[Type, ...]:
    """Both sides are no more than ``max_ulp_difference`` representable numbers apart."""
    return _same(actual, expected.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def eq(actual: Value, *, value: Literal) -> tuple[Type, ...]:
    """An older name of ``expect_eq_const``."""
    return _same(actual, value.type)


@primitive(form="check", dialect="check", pure=False, shares=False)
def almost_eq(actual: Value, *, value: Literal) -> tuple[Type, ...]:
    """An older name of ``expect_almost_eq_const``."""
    return _same(actual, value.type)


CHECKS: tuple[Operator[..., Any], ...] = (
    expect_eq,
    expect_eq_const,
    expect_almost_eq,
    expect_almost_eq_const,
    expect_close,
    eq,
    almost_eq,
)


def _declare(op: Operator[..., Any]) -> None:
    @op.den
    @sited
    def _(
        site: Site, actual: Array, expected: Array | None = None, *, value: Literal | None = None, **options: Any
    ) -> tuple[()]:
        if value is not None:
            expected = value.array()
            if actual.dtype != expected.dtype:
                expected = expected.astype(actual.dtype)
        assert expected is not None
        return check_values(op.label, actual, expected, **options)


for _check in CHECKS:
    _declare(_check)


Programs = tuple[tuple[Function, ...], ...]


@primitive(dialect="interpreter", pure=False, shares=False)
def run_parallel(
    inputs: Values,
    *,
    programs: tuple[tuple[Function, ...], ...],
    infeed: tuple[Function, ...] = (),
    types: tuple[Type, ...],
) -> tuple[Type, ...]:
    """Run a grid of programs, ``programs[replica][partition]``, side by side: each takes its share of the inputs, in order, and
    gives its share of the results.  The ``infeed`` functions make the values that infeeds return."""
    takes = [t for row in programs for f in row for t in f.arg_types]
    gives = [t for row in programs for f in row for t in f.result_types]
    if len({len(row) for row in programs}) != 1:
        fail("programs must be rows of equal length, one row a replica")
    for what, wanted, found in (("take", takes, [v.type for v in inputs]), ("give", gives, list(types))):
        if wanted != found:
            fail(f"the programs {what} ({', '.join(map(str, wanted))}), not ({', '.join(map(str, found))})")
    return types


@run_parallel.den
def _(inputs: Sequence[Array], *, programs: Any, infeed: Any, types: tuple[Type, ...]) -> list[Array]:
    first = programs[0][0]
    devices = Devices(len(programs), len(programs[0]))
    for queue in infeed:
        devices.traffic.infeed.append(tuple(queue()))
    every = [p for row in programs for p in row]
    shares, at = [], 0
    for program in every:
        count = len(program.graph.params)
        shares.append(inputs[at : at + count])
        at += count
    if any(p.graph is not first.graph for p in every):
        return _one_by_one(every, shares, devices)
    columns = [PerDevice(column) for column in zip(*shares, strict=True)]
    results = [devices.spread(r) for r in first.on_devices(devices, *columns)]
    return [result[d] for d in range(devices.count) for result in results]


def _one_by_one(every: Sequence[Any], shares: Sequence[Sequence[Array]], devices: Devices) -> list[Array]:
    """Programs that differ run one after the other, a receiver after its sender; what they do together they cannot."""
    waiting = list(range(len(every)))
    results: dict[int, tuple[Array, ...]] = {}
    error: ShloError | None = None
    while waiting:
        left = []
        for i in waiting:
            try:
                results[i] = every[i].on_devices(Devices(traffic=devices.traffic), *shares[i])
            except ShloError as problem:
                error = problem
                left.append(i)
        if len(left) == len(waiting):
            assert error is not None
            raise error
        waiting = left
    return [array for i in range(len(every)) for array in results[i]]


@primitive(form="$operand, probe_id = $probe_id : same", dialect="interpreter", pure=False, shares=False)
def probe(operand: Value, *, probe_id: str) -> Type:
    """The operand; the reference interpreter would also write it to a file."""
    return operand.type


@probe.den
def _(operand: Array, *, probe_id: str) -> Array:
    return operand


@primitive(form="$operand : each", dialect="interpreter", text_name="interpreter.print", pure=False, shares=False)
def print_(operand: Value) -> tuple[Type, ...]:
    """The reference interpreter would print the operand; here nothing is printed."""
    return ()


@print_.den
def _(operand: Array) -> tuple[()]:
    return ()


VJP.excuse("it is for tests of programs, not for programs", *CHECKS, run_parallel, probe, print_)
CUT.excuse("it is for tests of programs, not for programs", *CHECKS, run_parallel, probe, print_)
