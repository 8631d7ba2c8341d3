"""How much does the champion of Runners score alone? Both play the same deals at the same pace: it and a yardstick.

`python -m bench.runners_alone --games 400` gives the mean score of each, and the mean difference deal by deal with its
95% interval. `--deals` names the deals: another name, other deals.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev
from typing import Final

import oneiros
from oneiros.core.seeds import derived_seed
from oneiros.table.match import match

CLOSE: Final = 1.96  # standard errors of a 95% interval


def score(name: str, deals: str, number: int) -> int:
    """The score of a bot in one game."""
    game = oneiros.game("runners")
    return int(match(game, [name], derived_seed(number, deals, "runners"), bot_seed=number).outcome.scores[0])


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.runners_alone", description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--against", default="oracle-1")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--deals", default="fresh")
    given = parser.parse_args()
    ours = [score(given.bot, given.deals, number) for number in range(given.games)]
    theirs = [score(given.against, given.deals, number) for number in range(given.games)]
    gains = [mine - other for mine, other in zip(ours, theirs)]
    gain, spread = mean(gains), CLOSE * stdev(gains) / sqrt(len(gains))
    print(
        f"Runners alone, {given.games} deals: {given.bot} {mean(ours):.2f} points, {given.against} {mean(theirs):.2f}; "
        f"{gain:+.2f} a deal (95%: {gain - spread:+.2f} to {gain + spread:+.2f})"
    )


if __name__ == "__main__":
    main()
