"""What the training operators are held to: naive loops over indices, and the formulas of the specification in jax.numpy.

Neither knows the operators' dens or lowerings.
"""
