"""Settings for the whole suite."""

import os

# Before NumPy is imported: with several test processes on few cores, BLAS threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
