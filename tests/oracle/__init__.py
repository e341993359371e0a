"""Naive references: plain Python loops over indices, written from the specification's formulas and nothing else."""
