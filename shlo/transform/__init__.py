"""Graph to graph: lowering, reverse-mode gradients, data parallelism."""

# These declare how operators with regions, and derivatives, are differentiated: wherever gradients are taken, it has to be known.
from shlo.transform import folds as folds
from shlo.transform import formulas as formulas
from shlo.transform import regions as regions
