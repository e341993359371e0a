"""``shlo laws``: the numbered laws, each with its state."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Annotated

import typer

from shlo.cli.common import Json, print_json
from shlo.ir.errors import ShloError
from shlo.laws import State, find_laws, run

_MARKS = {State.HOLDS: "holds", State.FAILS: "FAILS", State.VACANT: "vacant"}
_KINDS = {"E": "exact", "S": "structural", "N": "numeric"}


def laws(
    pattern: Annotated[
        str | None,
        typer.Argument(
            help="A number (002-1), the start of numbers (004, G), or words of a title.", show_default=False
        ),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out those about networks of full size.")] = False,
    seed: Annotated[int, typer.Option(help="Where the numbers are drawn from.", min=0, max=2**31)] = 0,
    json: Json = False,
) -> int:
    """Run the numbered laws and print each with its state and time.

    How each is checked: E exactly, over the rationals or bit for bit; S on graphs, certificates and text; N in float64.
    Exit status 1 if one fails.
    """
    chosen = [a for a in find_laws(pattern) if not (quick and a.heavy)]
    if not chosen:
        raise ShloError(f"there is no law like '{pattern}': they are numbered 000-1 … 004-29, statistics-1 …, G1 … G21")
    outcomes = []
    for a in chosen:
        outcome = run(a, (seed, seed + 1))
        outcomes.append(outcome)
        if not json:
            print(
                f"{_MARKS[outcome.state]:<8} {a.number:<18} {a.kind}  {outcome.seconds:6.2f} s  {a.title}", flush=True
            )
            print(f"{'':<40}{outcome.detail}" if outcome.detail else "", flush=True)
    counts = Counter(o.state for o in outcomes)
    if json:
        print_json(
            {
                "laws": [
                    {
                        "number": o.law.number,
                        "name": o.law.name,
                        "checked": _KINDS[o.law.kind],
                        "title": o.law.title,
                        "negative": o.law.negative,
                        "state": str(o.state),
                        "detail": o.detail,
                        "seconds": o.seconds,
                    }
                    for o in outcomes
                ],
                "counts": {str(s): counts[s] for s in State},
            }
        )
    else:
        print(f"{counts[State.HOLDS]} hold, {counts[State.FAILS]} fail, {counts[State.VACANT]} vacant")
    sys.stdout.flush()
    return 1 if counts[State.FAILS] else 0
