"""How many observations a second the games in words give: `python -m bench.text`.

Random games with the most players, each position described to the seat that is asked, with news and legal moves. The
processor's time is counted, so other work on the machine hardly matters.
"""

from __future__ import annotations

import time
from itertools import islice

import oneiros
from oneiros.testing import walk
from oneiros.text import describe

OBSERVATIONS = 1500
ROUNDS = 5


def rate(game: oneiros.Game, seed: int) -> float:
    """Observations a second of processor time, in games that begin with this seed."""
    spent, told = 0.0, 0
    while told < OBSERVATIONS:
        for play in islice(walk(game, game.players[-1], {}, seed), OBSERVATIONS - told):
            for seat in play.state.actors[:1]:
                begin = time.process_time()
                describe(play.state, seat)
                spent += time.process_time() - begin
                told += 1
        seed += 1
    return told / spent


def main() -> None:
    """A line for each game: the middle of five rounds, with the lowest and the highest."""
    print(f"observations a second, {'compiled' if oneiros.compiled() else 'plain'} build")
    for game in oneiros.all_games().values():
        describe(game.new(game.players[-1], 1), 0)
        rates = sorted(rate(game, 100 * number) for number in range(ROUNDS))
        print(f"{game.id:10} {rates[ROUNDS // 2]:7,.0f}  ({rates[0]:,.0f} to {rates[-1]:,.0f})")


if __name__ == "__main__":
    main()
