"""Measures what is compared with the engine before the work on its speed, and prints it as JSON, each per second.

It asks for nothing that was not there then, so it measures either build: whichever is first on the path. The analysis
is that of a finished game of random moves. Some of its moves are judged, with the same number of simulations for each.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

import oneiros
from bench.clock import per_second
from bench.learners import our_batch
from bench.ours import rollouts
from bench.search import our_search
from oneiros.bots.analysis import review_moves
from oneiros.core.bot import Budget
from oneiros.core.record import Play

SIMULATIONS = 100  # for each move
JUDGED = 8  # moves, spread over the whole game
SEED = 5
BATCH = 512  # games
SEARCHED = 500  # simulations of one search


def random_game(id: str, players: int) -> oneiros.Record:
    """The record of a whole game."""
    play = Play(oneiros.game(id), players=players, seed=SEED)
    rng = oneiros.Rng(SEED)
    while play.state.actors:
        seat = play.state.actors[0]
        play.apply(seat, int(play.state.pick(seat, rng)))
    return play.record


def analysis(id: str, players: int) -> Callable[[], int]:
    """Judges the same moves again and again; counts them."""
    record = random_game(id, players)
    game = oneiros.game(id)
    last = len(record.moves)
    numbers = range(1, last + 1, last // JUDGED)

    def batch() -> int:
        return len(list(review_moves(record, game, Budget(simulations=SIMULATIONS), numbers)))

    return batch


def measure(id: str, players: int, seconds: float) -> dict[str, float]:
    """Steps from a copy, steps of a batch, simulations with random playouts, moves judged."""
    return {
        "copy": per_second(rollouts(oneiros.game(id), players), seconds),
        "batch": per_second(our_batch(id, players, BATCH), seconds),
        "search": per_second(our_search(id, players, SEARCHED)[0], seconds),
        "analysis": per_second(analysis(id, players), seconds),
    }


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.since", description=__doc__)
    parser.add_argument("--game", default="doors")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.players, given.seconds)))


if __name__ == "__main__":
    main()
