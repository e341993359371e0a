"""Running modules: PJRT clients, executables and arrays on devices, and MLIR's second opinion of a text.

The only package that touches jaxlib, and there :mod:`shlo.runtime.jaxlib_api` the only file::

    runtime = Runtime(devices=2)
    step = runtime.compile(text)                      # one replica a device
    state = [runtime.put(a) for a in arrays]
    state = step(*state, PerDevice([batch0, batch1]))  # stays on the devices
    loss = state[-1].to_host()
"""

from shlo.runtime.arrays import DeviceArray
from shlo.runtime.pjrt import Executable, MemoryStats, Runtime, run_module
from shlo.runtime.signature import Signature, signature

__all__ = ["DeviceArray", "Executable", "MemoryStats", "Runtime", "Signature", "run_module", "signature"]
