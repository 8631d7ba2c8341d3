"""How much does luck leave to skill in the games of search? One player sees all that is hidden, the others play fair.

`python -m bench.clairvoyant sandman --players 2 --milliseconds 20 --games 200` seats one who searches the true state
among `oracle-1`s. With `--sees cards` it sees what all hold, but chance is drawn anew in every simulation. With
`--sees all` it knows what chance will bring, too. Both think for the same processor time. Every deal is played from
every seat.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Final

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.bots import bot
from oneiros.bots.search import Search
from oneiros.core.bot import Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.core.state import State

HABITS: Final = "oracle-1"
LOOK_AT_CLOCK: Final = 4


class Seer:
    """Searches the truth, with the heuristic of the others."""

    def __init__(self, game: Game, seat: int, sees_all: bool, seed: int) -> None:
        heuristic = game.heuristic()
        heuristic.set_level(HABITS)
        self.search = Search(heuristic, seat, game.num_actions, bytes(game.num_actions))
        self.sees_all = sees_all
        self.rng = Rng(seed)

    def think(self, truth: State, moves: list[tuple[int, int]], milliseconds: float) -> int:
        """The move it would make."""
        end = process_time() + milliseconds / 1000.0
        self.search.follow(moves)
        done = 0
        while done % LOOK_AT_CLOCK or process_time() < end:
            twin = truth.clone()
            if not self.sees_all:
                twin.rng = self.rng.fork()
            self.search._simulate(twin, self.rng)
            done += 1
        legal = truth.legal(int(self.search.seat))
        rows = [row for row in self.search.candidates() if row[0] in legal]
        return max(rows, key=lambda row: (row[1], row[2]))[0]


def play(game: Game, players: int, number: int, sees_all: bool, milliseconds: float) -> tuple[int, ...]:
    """One game, in which the seat `number % players` is the seer: who won."""
    state = game.new(players, seed=derived_seed(number // players, "clairvoyant", game.id))
    seer = Seer(game, number % players, sees_all, derived_seed(number, "seer"))
    others = [bot(game, HABITS, derived_seed(number, "fair", seat)) for seat in range(players)]
    for one in others:
        one.think_beside_others()
    moves: list[tuple[int, int]] = []
    while state.awaited:
        seat = state.awaited[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif seat == seer.search.seat:
            action = seer.think(state, moves, milliseconds)
        else:
            action = others[seat].think(Mind(state, seat, moves), Budget(milliseconds=milliseconds)).action
        state.apply(seat, action)
        moves.append((seat, action))
    outcome = state.outcome
    assert outcome is not None
    return outcome.winners


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.clairvoyant", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--milliseconds", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sees", choices=("cards", "all"), default="all")
    given = parser.parse_args()
    game = oneiros.game(given.game)
    decided = won = 0
    for number in range(given.games):
        winners = play(game, given.players, number, given.sees == "all", given.milliseconds)
        decided += len(winners) == 1
        won += winners == (number % given.players,)
        if (number + 1) % 20 == 0 or number + 1 == given.games:
            low, high = wilson(won, decided)
            print(
                f"{given.game}, {given.players} players, sees {given.sees}, {given.milliseconds:g} ms: "
                f"{number + 1} games, {won} of {decided} decided, "
                f"{won / max(1, decided):.1%} (95%: {low:.1%} to {high:.1%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
