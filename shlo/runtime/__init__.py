"""Running modules: PJRT clients, executables and arrays on devices, and MLIR's second opinion of a text.

The only package that touches jaxlib, and there :mod:`shlo.runtime.jaxlib_api` the only file.
"""
