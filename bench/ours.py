"""Measures one of our games on the build that is first on the path, and prints the result as JSON.

`python -m bench.ours --list` names what there is to measure. A worker of `python -m bench`: to be run with
PYTHONPATH=build/compiled or PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable

import oneiros
from bench.clock import per_second

SIDE_SHARE = 0.25  # what no target speaks of is measured for this share of the time
EARLY_MOVES = 10  # clones and imagined states are made of a position so many random moves into the game


def tables() -> list[tuple[str, int]]:
    """Every game with its fewest players; games that are won together also with one player more."""
    found: list[tuple[str, int]] = []
    for id, game in oneiros.all_games().items():
        found.append((id, game.players[0]))
        if game.cooperative and len(game.players) > 1:
            found.append((id, game.players[1]))
    return found


def driven(game: oneiros.Game, players: int) -> Callable[[], int]:
    """Ten games, step by step by `play`, as a user writes it; counts moves."""
    choose = random.Random(1).random
    seed = 0

    def batch() -> int:
        nonlocal seed
        steps = 0
        for _ in range(10):
            state = game.new(players=players, seed=seed)
            seed += 1
            play = state.play
            legal = state.legal(state.actors[0])
            while legal:
                legal = play(legal[int(choose() * len(legal))])
                steps += 1
        return steps

    return batch


def by_seat(game: oneiros.Game, players: int) -> Callable[[], int]:
    """The same by `actors`, `legal` and `apply`, which every seat of a game with several at once needs."""
    choose = random.Random(1).random
    seed = 0

    def batch() -> int:
        nonlocal seed
        steps = 0
        for _ in range(10):
            state = game.new(players=players, seed=seed)
            seed += 1
            actors = state.actors
            while actors:
                seat = actors[0]
                legal = state.legal(seat)
                state.apply(seat, legal[int(choose() * len(legal))])
                steps += 1
                actors = state.actors
        return steps

    return batch


def inside(game: oneiros.Game, players: int) -> Callable[[], int]:
    """A hundred games, dealt and played out by the engine itself; counts moves."""
    seed = 0

    def batch() -> int:
        nonlocal seed
        seed += 1
        return sum(moves for _, moves in game.playouts(100, players=players, seed=seed))

    return batch


def rollouts(game: oneiros.Game, players: int) -> Callable[[], int]:
    """Ten copies of a position before the first move, played out as search does; counts moves."""
    start = game.new(players=players, seed=1)
    rng = oneiros.Rng(1)

    def batch() -> int:
        steps = 0
        for _ in range(10):
            steps += start.clone().playout(rng)
        return steps

    return batch


def early_position(game: oneiros.Game, players: int) -> oneiros.State:
    """A few random moves into a game that is not over."""
    choose = random.Random(2).random
    state = game.new(players=players, seed=1)
    for _ in range(EARLY_MOVES):
        seat = state.actors[0]
        legal = state.legal(seat)
        after = state.clone()
        after.apply(seat, legal[int(choose() * len(legal))])
        if not after.actors:
            break
        state = after
    return state


def clones(game: oneiros.Game, players: int) -> Callable[[], int]:
    """A hundred clones of an early position."""
    state = early_position(game, players)

    def batch() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return batch


def imagines(game: oneiros.Game, players: int) -> Callable[[], int]:
    """A hundred states imagined by the seat that is to act in an early position."""
    state = early_position(game, players)
    seat = state.actors[0]
    rng = oneiros.Rng(1)

    def batch() -> int:
        for _ in range(100):
            state.imagine(seat, rng)
        return 100

    return batch


def measure(id: str, players: int, seconds: float) -> dict[str, float]:
    """All figures of one game, each per second."""
    game = oneiros.game(id)
    return {
        "driven": per_second(driven(game, players), seconds),
        "by seat": per_second(by_seat(game, players), seconds * SIDE_SHARE),
        "inside": per_second(inside(game, players), seconds),
        "rollouts": per_second(rollouts(game, players), seconds * SIDE_SHARE),
        "clones": per_second(clones(game, players), seconds * SIDE_SHARE),
        "imagines": per_second(imagines(game, players), seconds * SIDE_SHARE),
    }


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.ours", description=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--build", choices=("compiled", "plain"))
    parser.add_argument("--game", default="doors")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    if given.list:
        print(json.dumps(tables()))
        return
    if given.build is not None and oneiros.compiled() != (given.build == "compiled"):
        parser.exit(3, f"the build on the path is not {given.build}: {oneiros.__file__}\n")
    print(json.dumps(measure(given.game, given.players, given.seconds)))


if __name__ == "__main__":
    main()
