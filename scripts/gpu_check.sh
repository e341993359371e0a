#!/bin/sh
# Execute golden/*.mlir on this machine's GPU, compare with the NumPy evaluator, time the steps; one JSON out.
#
#   scripts/gpu_check.sh [FILE.mlir ...] [--platform cpu] [-o OUT.json]
#
# Needs no installation of shlo: a Python with numpy, ml_dtypes, typer, safetensors, lark, jaxlib 0.10-0.11 and JAX's CUDA
# plugin. What is missing can lie in a folder named by PYTHONPATH (pip install --target FOLDER lark). PYTHON picks the Python.
# Exit: 0 all passed, 1 something differs, 2 it could not run (no GPU, no plugin, no golden files).
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
export PYTHONPATH
case " $* " in
*" cpu "*) ;;
*)
    if ! command -v nvidia-smi >/dev/null 2>&1 || ! nvidia-smi -L 2>/dev/null | grep -q .; then
        echo "gpu_check: this machine has no NVIDIA GPU: nothing to check (try --platform cpu)" >&2
        exit 2
    fi
    ;;
esac
exec "${PYTHON:-python3}" "$root/scripts/gpu_check.py" "$@"
