"""Is the R-replica program the single-device program at the global batch?  Proved or refuted, over the reals.

:mod:`terms` is the algebra values are written in, :mod:`rules` says what each operator does to them, :mod:`relate` walks both
programs and compares, :mod:`witness` finds numbers that differ, :mod:`verdict` is what comes out.
"""

from shlo.certify.verdict import Answer, Certificate, certify

__all__ = ["Answer", "Certificate", "certify"]
