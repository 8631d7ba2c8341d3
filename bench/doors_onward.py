"""How far ahead should `oracle` look in Doors? Compares choices at close decisions, and judges them by rollouts.

`python -m bench.doors_onward --onward 0,3,6 --seconds 240` walks through games by the network alone. At every fifth
position with several good moves it lets each number of moves to play on choose, with `--glances` at each move. Where
they disagree, the moves are judged: each is played to the end many times by the network alone, all with the same luck.
The gain is what a game would be worth more, added up over its moves. Games won and lost tell the same, but need far
more of them. A number with `i` behind it gives every move luck of its own.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Final

from oneiros import Rng
from oneiros.games.doors.bots.heuristic import DoorsHeuristic
from oneiros.games.doors.game import Doors
from oneiros.games.doors.rules import DoorsState

FIRST: Final = 7_100_000  # the first deal: far from those that bots are measured on
EVERY: Final = 5  # of so many positions, one is looked at
CLOSE: Final = 0.04  # moves that seem worse than the best by more are no choice
MOST: Final = 4
ROLLOUTS: Final = 240
TO_THE_END: Final = 1000


def values(
    heuristic: DoorsHeuristic, state: DoorsState, actions: list[int], onward: int, times: int, alike: bool, rng: Rng
) -> list[float]:
    """The mean value of the positions that each move led to, so many moves later."""
    heuristic.plays_on = onward
    sums = [0.0] * len(actions)
    for _ in range(times):
        luck = rng.fork()
        for at, action in enumerate(actions):
            same = luck.clone() if alike else rng.fork()
            ahead = state.imagine(0, same)
            ahead.step(0, action)
            heuristic.playout(ahead, same)
            sums[at] += heuristic.value(ahead, 0)
    return [one / times for one in sums]


def main() -> None:
    """Read the arguments, compare, tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.doors_onward", description=__doc__)
    parser.add_argument("--onward", default="0,3,6", help="numbers of moves to play on; the first is the measure")
    parser.add_argument("--glances", type=int, default=60, help="at each move")
    parser.add_argument("--seconds", type=float, default=240.0, help="of processor time")
    given = parser.parse_args()
    kinds = given.onward.split(",")
    game = Doors()
    heuristic = game.heuristic()
    assert isinstance(heuristic, DoorsHeuristic)
    heuristic.set_level("oracle")
    rng = Rng(9)
    gaps: dict[str, list[float]] = {kind: [] for kind in ("at once", *kinds)}
    games = close = 0
    while process_time() < given.seconds:
        state = game.new(players=1, seed=FIRST + games)
        games += 1
        while state.actors:
            assert isinstance(state, DoorsState)
            ranked = heuristic.rank(state, 0, rng)
            good = [action for action, value in ranked[:MOST] if value > ranked[0][1] - CLOSE]
            if rng.below(EVERY) == 0 and len(good) > 1:
                close += 1
                chosen = {"at once": 0}
                for kind in kinds:
                    onward, alike = int(kind.rstrip("i")), not kind.endswith("i")
                    found = values(heuristic, state, good, onward, given.glances, alike, rng)
                    chosen[kind] = max(range(len(good)), key=found.__getitem__)
                asked = sorted(set(chosen.values()))
                if len(asked) > 1:
                    actions = [good[at] for at in asked]
                    worth = dict(zip(asked, values(heuristic, state, actions, TO_THE_END, ROLLOUTS, True, rng)))
                    for kind, one in chosen.items():
                        gaps[kind].append(worth[one] - worth[chosen[kinds[0]]])
            state.step(0, ranked[0][0])
    print(f"{games} games, {close} close positions")
    for kind, found in gaps.items():
        error = sqrt(sum(gap * gap for gap in found))
        print(f"{kind}: {EVERY * sum(found) / games:+.4f} a game, give or take {EVERY * error / games:.4f}")


if __name__ == "__main__":
    main()
