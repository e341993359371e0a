"""How fast emitted text is read, beside MLIR's C++ parser on the same text.

Texts of at least half a megabyte: a digits-resnet step of 2 replicas as composites and in primitives, and the latter as MLIR
prints it (other names, so regions differ in names too).  Every round reads the whole text: grammar, types, graph,
decompositions verified; MLIR's parses and verifies.  ``python bench/parse.py``.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

from side_by_side import about, compared, interleaved

from shlo.emit import emit
from shlo.nets.networks import find_net
from shlo.nets.recipe import Recipe
from shlo.nets.step import build_step
from shlo.parse import parse
from shlo.parse.parse import parse_plainly
from shlo.parse.shapes import ShapeReader
from shlo.parse.source import Source
from shlo.runtime import mlir
from shlo.transform.lower import lower_module


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--depth", type=int, default=12, help="of the network: 12 gives more than 0.5 MB")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    net = find_net("digits-resnet")
    module = build_step(net, net.config(depth=args.depth), Recipe(), batch=64, replicas=2).module
    flat = emit(lower_module(module))
    texts = {"composites": emit(module), "primitives": flat, "as MLIR prints it": mlir.reprint(flat)}

    start = time.perf_counter()
    parse("func.func @main() {\n  return\n}")
    grammar_ms = (time.perf_counter() - start) * 1e3

    rows, ratios = [], []
    for name, text in texts.items():
        reader = ShapeReader(Source(text, name))
        reader.read()
        runs = [lambda text=text: parse(text), lambda text=text: mlir.check(text)]
        ours, theirs = interleaved(runs, args.rounds)
        plain = interleaved([lambda text=text, name=name: parse_plainly(Source(text, name))], 1)[0][0]
        size = len(text) / 1e6
        ratios.append(compared(f"parsing {name}, against MLIR's parser", ours, theirs))
        rows.append(
            {
                "text": name,
                "MB": size,
                "statements": sum(len(c.body) for c in reader.chunks.values()),
                "shapes": len(reader.templates),
                "MB_per_second": size / median(ours),
                "plain_MB_per_second": size / plain,
                "mlir_MB_per_second": size / median(theirs),
            }
        )
    if args.json:
        print(json.dumps({**about(), "grammar_ms": grammar_ms, "rows": rows, "ratios": ratios}, indent=1))
        return
    print(f"the grammar's tables, once a process: {grammar_ms:.0f} ms")
    for r, times in zip(rows, ratios, strict=True):
        middle, low, high = times["ratio"], times["low"], times["high"]
        print(
            f"{r['text']:18} {r['MB']:.2f} MB, {r['statements']:6} statements of {r['shapes']:4} shapes: "
            f"{r['MB_per_second']:5.2f} MB/s (plainly {r['plain_MB_per_second']:.2f}); "
            f"MLIR {r['mlir_MB_per_second']:5.1f} MB/s, {middle:.1f} times faster ({low:.1f}–{high:.1f})"
        )
    print(", ".join(f"{k} {v}" for k, v in about().items()))


if __name__ == "__main__":
    main()
