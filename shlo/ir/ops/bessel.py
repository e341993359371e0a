"""The modified Bessel function I₀, which CHLO lacks and the derivative of its I₁ needs: two Chebyshev series, in primitives.

The coefficients are those of e^−x·I₀(x) in x/4 − 1 on 0 … 8, and of √x·e^−x·I₀(x) in 16/x − 1 beyond, interpolated at 60 Chebyshev
points with 90 decimal digits (power series below 70, Hankel's asymptotic series beyond: Abramowitz & Stegun 9.6.12, 9.7.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shlo.ir.core import Value, full_like
from shlo.ir.ops.elementwise import abs_, compare, convert, maximum, minimum, rsqrt, select
from shlo.ir.types import f32

_SMALL: Final = (
    *(0.33839763720473803, -0.3046826723431984, 0.17162090152220877, -0.09490109704804764, 0.04930528423967071),
    *(-0.02373741480589947, 0.010546460394594998, -0.004324309995050576, 0.0016394756169413357, -0.0005763755745385824),
    *(0.00018850288509584165, -5.754195010082104e-05, 1.6448448070728896e-05, -4.4167383584587505e-06),
    *(1.1173875391201037e-06, -2.670793853940612e-07, 6.046995022541919e-08, -1.300025009986248e-08),
    *(2.6598237246823866e-09, -5.189795601635263e-10, 9.675809035373237e-11, -1.726826291441556e-11),
    *(2.95505266312964e-12, -4.856446783111929e-13, 7.676185498604936e-14, -1.1685332877993451e-14),
    *(1.715391285555133e-15, -2.431279846547955e-16, 3.3307945188222384e-17, -4.4153416464793395e-18),
)
_LARGE: Final = (
    *(0.4022452055070544, 0.0033691164782556943, 6.889758346916825e-05, 2.8913705208347567e-06),
    *(2.0489185894690638e-07, 2.266668990498178e-08, 3.3962320257083865e-09, 4.94060238822497e-10),
    *(1.1889147107846439e-11, -3.1499165279632416e-11, -1.3215811840447713e-11, -1.7941785315068062e-12),
    *(7.180124451383666e-13, 3.8527783827421426e-13, 1.54008621752141e-14, -4.150569347287222e-14),
    *(-9.554846698828307e-15, 3.8116806693526224e-15, 1.7725601330565263e-15, -3.425485619677219e-16),
    *(-2.8276239805165836e-16, 3.461222867697461e-17, 4.46562142029676e-17, -4.830504485944182e-18),
    -7.233180487874754e-18,
)
_BETWEEN: Final = 8.0
"""Where the second series takes over."""


def _series(t: Value, coefficients: Sequence[float]) -> Value:
    """Σ cₖ·Tₖ(t) by Clenshaw's recurrence."""
    ahead = behind = full_like(t, 0.0)
    double = t + t
    for c in reversed(coefficients[1:]):
        ahead, behind = double * ahead - behind + c, ahead
    return t * ahead - behind + coefficients[0]


def bessel_i0e(operand: Value) -> Value:
    """I₀(x)·e^−|x| of floats of any width; those under 32 bits are computed in f32."""
    if operand.dtype.bits < f32.bits:
        return convert(bessel_i0e(convert(operand, dtype=f32)), dtype=operand.dtype)
    size, limit = abs_(operand), full_like(operand, _BETWEEN)
    near, far = minimum(size, limit), maximum(size, limit)  # each series sees what it is for only: no infinity comes up
    small = _series(near * 0.25 - 1.0, _SMALL)
    large = _series(16.0 / far - 1.0, _LARGE) * rsqrt(far)
    return select(compare(size, limit, comparison_direction="LE"), small, large)
