"""What a step of a batch costs by part, in nanoseconds for each of its games: `python -m bench.parts sandman`.

The parts are timed one by one on the positions of a batch under way, called from Python. A call that only asks whose
turn it is, is taken off. The rules are what a step costs in a playout, without its choice. What is left of a whole step
is memory, new games, and NumPy. To be run with PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

import oneiros
from oneiros.core.features import FeatureWriter

GAMES = 512
UNDER_WAY = 200  # steps before the positions are taken
ROUNDS = 15


def nanoseconds(do: Callable[[], Any], each: int) -> float:
    """Of processor time for one of `each`: the median of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        do()
        times.append((process_time() - start) / each * 1e9)
    return median(times)


def parts(id: str, players: int) -> dict[str, float]:
    """By part."""
    batch = oneiros.batch(id, GAMES, players=players)
    for _ in range(UNDER_WAY):
        batch.step(batch.sample())
    states = list(batch._vector.states)
    pairs = [(state, int(seat)) for state, seat in zip(states, batch.seats)]
    rng = oneiros.Rng(1)
    width, actions = len(batch.scales), batch.num_actions
    flags = vec[u8]([0] * (GAMES * actions))

    def whole() -> None:
        for _ in range(10):
            batch.step(batch.sample())

    def features() -> None:
        writer = FeatureWriter(GAMES * width, None)
        for state, seat in pairs:
            state.write_features(seat, writer)

    def masks() -> None:
        for row, (state, seat) in enumerate(pairs):
            state.write_action_mask(seat, flags, row * actions)

    def calls() -> None:
        for state, _ in pairs:
            state.actor()

    def choices() -> None:
        for state, seat in pairs:
            state.pick(seat, rng)

    steps = sum(state.clone().playout(rng) for state in states[:64])

    def playouts() -> None:
        for state in states[:64]:
            state.clone().playout(rng)

    call = nanoseconds(calls, GAMES)
    found = {"features": nanoseconds(features, GAMES) - call, "mask": nanoseconds(masks, GAMES) - call}
    found["choice"] = nanoseconds(choices, GAMES) - call
    found["rules"] = nanoseconds(playouts, steps) - found["choice"]
    found["all"] = nanoseconds(whole, 10 * GAMES)
    found["memory, new games, NumPy"] = found["all"] - sum(found[part] for part in found if part != "all")
    return found


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.parts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    given = parser.parse_args()
    players = given.players or oneiros.game(given.game).players[0]
    for part, cost in parts(given.game, players).items():
        print(f"{part:26} {cost:6.0f} ns")


if __name__ == "__main__":
    main()
