"""How much does luck leave to skill in the games of search? One player sees all that is hidden, the others play fair.

`python -m bench.clairvoyant sandman --players 2 --milliseconds 20 --games 200` seats one who searches the true state
among `oracle-1`s. With `--sees cards` it sees what all hold, but chance is drawn anew in every simulation. With
`--sees all` it knows what chance will bring, too. Both think for the same processor time. Every deal is played from
every seat. With `--by champion` the one who sees does not search: it plays as the champion of the game, by its network.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Final

import oneiros
from oneiros.arena.statistics import wilson
from oneiros.bots import bot
from oneiros.bots.champion import MORE, learned_heuristic, network_file, read_settings
from oneiros.bots.search import Search
from oneiros.bots.win_network import read_win_network
from oneiros.core.bot import Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.game import Game
from oneiros.core.seeds import derived_seed
from oneiros.core.state import State

HABITS: Final = "oracle-1"
LOOK_AT_CLOCK: Final = 4


class Seer:
    """One who sees more than the others."""

    def __init__(self, game: Game, seat: int, sees_all: bool, seed: int) -> None:
        self.seat = seat
        self.sees_all = sees_all
        self.rng = Rng(seed)

    def think(self, truth: State, moves: list[tuple[int, int]], milliseconds: float) -> int:
        """The move it would make."""
        raise NotImplementedError

    def look(self, truth: State) -> State:
        """What it takes for the truth."""
        twin = truth.clone()
        if not self.sees_all:
            twin.rng = self.rng.fork()
        return twin


class SearchingSeer(Seer):
    """Searches the truth, with the heuristic of the others."""

    def __init__(self, game: Game, seat: int, sees_all: bool, seed: int) -> None:
        super().__init__(game, seat, sees_all, seed)
        heuristic = game.heuristic()
        heuristic.set_level(HABITS)
        self.search = Search(heuristic, seat, game.num_actions, bytes(game.num_actions))

    def think(self, truth: State, moves: list[tuple[int, int]], milliseconds: float) -> int:
        end = process_time() + milliseconds / 1000.0
        self.search.follow(moves)
        done = 0
        while done % LOOK_AT_CLOCK or process_time() < end:
            self.search._simulate(self.look(truth), self.rng)
            done += 1
        legal = truth.legal(int(self.search.seat))
        rows = [row for row in self.search.candidates() if row[0] in legal]
        return max(rows, key=lambda row: (row[1], row[2]))[0]


class ChampionSeer(Seer):
    """Samples chance and asks the network, as the champion does where it does not search."""

    def __init__(self, game: Game, seat: int, sees_all: bool, seed: int, players: int) -> None:
        super().__init__(game, seat, sees_all, seed)
        self.settings = read_settings(game.folder / "bots")
        assert not self.settings.search
        network = read_win_network(network_file(game, players).read_bytes())
        self.learned = learned_heuristic(game, network, self.settings)

    def think(self, truth: State, moves: list[tuple[int, int]], milliseconds: float) -> int:
        end = process_time() + milliseconds / 1000.0
        learned, seat = self.learned, self.seat
        best = [action for action, _ in learned.base.rank(self.look(truth), seat, self.rng)]
        totals = dict.fromkeys(best[: self.settings.most], 0.0)
        done = 0
        while done == 0 or (done < MORE * self.settings.samples and process_time() < end):
            dream, whims = self.look(truth), self.rng.fork()
            for action in totals:  # chance answers all of them alike
                twin, same = dream.clone(), whims.clone()
                twin.step(seat, action)
                learned._finish(twin, seat, same)
                totals[action] += learned.value(twin, seat)
            done += 1
        return max(totals, key=lambda action: totals[action])


def play(
    game: Game, players: int, number: int, sees_all: bool, milliseconds: float, by_champion: bool = False
) -> tuple[int, ...]:
    """One game, in which the seat `number % players` is the seer: who won."""
    state = game.new(players, seed=derived_seed(number // players, "clairvoyant", game.id))
    seat, seed = number % players, derived_seed(number, "seer")
    seer: Seer = SearchingSeer(game, seat, sees_all, seed)
    if by_champion:
        seer = ChampionSeer(game, seat, sees_all, seed, players)
    others = [bot(game, HABITS, derived_seed(number, "fair", seat)) for seat in range(players)]
    for one in others:
        one.think_beside_others()
    moves: list[tuple[int, int]] = []
    while state.awaited:
        seat = state.awaited[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif seat == seer.seat:
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
    parser.add_argument("--by", choices=("search", "champion"), default="search")
    given = parser.parse_args()
    game = oneiros.game(given.game)
    decided = won = 0
    for number in range(given.games):
        winners = play(game, given.players, number, given.sees == "all", given.milliseconds, given.by == "champion")
        decided += len(winners) == 1
        won += winners == (number % given.players,)
        if (number + 1) % 20 == 0 or number + 1 == given.games:
            low, high = wilson(won, decided)
            print(
                f"{given.game}, {given.players} players, sees {given.sees}, by {given.by}, {given.milliseconds:g} ms: "
                f"{number + 1} games, {won} of {decided} decided, "
                f"{won / max(1, decided):.1%} (95%: {low:.1%} to {high:.1%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
