"""Every operator, by family.  Importing this package declares them all."""

from shlo.ir.ops import collective, control, data, elementwise, linear, window

__all__ = ["collective", "control", "data", "elementwise", "linear", "window"]
