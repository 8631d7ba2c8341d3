"""How good could perfect play be? In Ravens, what a player gets who sees all dreams: a guide to how much luck leaves.

`python -m bench.ceilings --games 2000` seats one such player among others at every number of players. All play by the
heuristic of `oracle-1`, without search. One of them sees every card that lies in a dream, but not the draw pile.
"""

from __future__ import annotations

import argparse
from typing import cast

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.seeds import derived_seed
from oneiros.games.ravens.moves import PLACES
from oneiros.games.ravens.position import AT_LOOK
from oneiros.games.ravens.rules import RavensState

HABITS = "oracle-1"


def with_open_dreams(truth: RavensState, seat: int, rng: Rng) -> RavensState:
    """A state in which the seat has seen every dream, and all else is imagined."""
    twin = truth.clone()
    seen = twin.seen
    for slot in range(int(truth.players) * PLACES):
        seen[slot] |= 1 << seat
    twin.seen = seen
    return twin.imagine(seat, rng)


def play(heuristic: Heuristic, players: int, number: int) -> tuple[int, ...]:
    """One game, in which the seat `number % players` sees all dreams: who won."""
    game = oneiros.game("ravens")
    rng = Rng(derived_seed(number, "ceiling"))
    state = cast(RavensState, game.new(players, seed=derived_seed(number // players, "ceiling deal")))
    seer = number % players
    while state.actors:
        seat = state.actors[0]
        opened = seat == seer and state.phase != AT_LOOK  # before, everybody looks at two cards (R3)
        known = with_open_dreams(state, seat, rng) if opened else state.imagine(seat, rng)
        state.apply(seat, int(heuristic.choose(known, seat, rng)))
    outcome = state.outcome
    assert outcome is not None
    return outcome.winners


def main() -> None:
    """Play and report, for every number of players."""
    parser = argparse.ArgumentParser(prog="python -m bench.ceilings", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    heuristic = oneiros.game("ravens").heuristic()
    heuristic.set_level(HABITS)
    for players in oneiros.game("ravens").players:
        winners = [play(heuristic, players, number) for number in range(given.games)]
        decided = [(number, one[0]) for number, one in enumerate(winners) if len(one) == 1]
        won = sum(number % players == one for number, one in decided)
        low, high = wilson(won, len(decided))
        print(
            f"{players} players: {won} of {len(decided)} decided games, {won / len(decided):.1%} "
            f"(95%: {low:.1%} to {high:.1%}); an equal player {1 / players:.1%}"
        )


if __name__ == "__main__":
    main()
