"""One-step lookahead of the bot `learned`: chance is sampled after each action, and a network values the states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oneiros.core.chance import Rng
from oneiros.core.features import FeatureWriter
from oneiros.core.state import State
from oneiros.games.doors.bots.learned_network import DOORS, WIDTH, Floats, Network

ALONE: Final = 0  # the seat
FAVOURITES: Final = 3
# Positions that the network values at once: so few that a matrix library does not use other cores.
# Bots think side by side, and waiting for each other's cores costs them a hundred times what it gains.
AT_ONCE: Final = 64

# The value of each further door. Only winning counts. But where that is out of sight, as at the beginning of training,
# one door more is better. Then the eighth is soon in sight.
DOOR_VALUES: Final[Floats] = (4.0 ** -np.arange(DOORS - 1, -1, -1)).astype(np.float32)
REACHED: Final[Floats] = np.tri(DOORS + 1, DOORS, -1, dtype=np.float32)  # by doors open at the end: those there are


class Lookahead:
    """The states that some actions may lead to, gathered so that the network is asked about all at once."""

    def __init__(self, positions: int) -> None:
        """Room for so many."""
        self.writer = FeatureWriter(positions * WIDTH, None)
        self.positions = 0
        self.ends: list[int] = []  # of the positions, those in which the game is over
        self.doors: list[int] = []  # and how many doors were open then

    def look(self, dream: State, actions: Sequence[int], times: int, rng: Rng) -> None:
        """Sample chance after each action, so many times. All actions get the same chance."""
        writer = self.writer
        for _ in range(times):
            luck = rng.fork()
            for action in actions:
                ahead = dream.imagine(ALONE, luck.clone())
                ahead.step(ALONE, action)
                if ahead.actors:
                    ahead.write_features(ALONE, writer)
                else:
                    outcome = ahead.outcome
                    assert outcome is not None
                    self.ends.append(self.positions)
                    self.doors.append(outcome.scores[ALONE])
                    writer.at += WIDTH
                self.positions += 1

    def promises(self, network: Network) -> Floats:
        """Of all positions in the order they were looked at, the chances of 1 to 8 doors."""
        seen: NDArray[Any] = np.frombuffer(memoryview(self.writer.numbers), np.int16).reshape(-1, WIDTH)
        promises = np.empty((self.positions, DOORS), np.float32)
        for at in range(0, self.positions, AT_ONCE):
            promises[at : at + AT_ONCE] = network.chances(seen[at : at + AT_ONCE])
        promises[self.ends] = REACHED[self.doors]
        return promises


def weigh(
    network: Network, dreams: Sequence[State], choices: Sequence[Sequence[int]], times: int, rng: Rng
) -> list[Floats]:
    """Of each position, what each of those actions promises: a row each, the sum of so many glances."""
    lookahead = Lookahead(times * sum(len(actions) for actions in choices))
    for dream, actions in zip(dreams, choices):
        lookahead.look(dream, actions, times, rng)
    promises = lookahead.promises(network)
    sums: list[Floats] = []
    begin = 0
    for actions in choices:
        end = begin + times * len(actions)
        sums.append(promises[begin:end].reshape(times, len(actions), DOORS).sum(0))
        begin = end
    return sums


def rank(network: Network, dreams: Sequence[State], first: int, more: int, rng: Rng) -> list[list[tuple[int, Floats]]]:
    """Of each position, the favourite actions, best first, with what they promise.

    All actions get the `first` glances, and the best of them get `more`.
    """
    choices = [dream.legal(ALONE) for dream in dreams]
    sums = weigh(network, dreams, choices, first, rng)
    favourites = [np.argsort(-(one @ DOOR_VALUES), kind="stable")[:FAVOURITES] for one in sums]
    best = [[actions[at] for at in order] for actions, order in zip(choices, favourites)]
    sums = [one[order] for one, order in zip(sums, favourites)]
    if more:
        sums = [one + two for one, two in zip(sums, weigh(network, dreams, best, more, rng))]
    ranked = []
    for actions, one in zip(best, sums):
        order = np.argsort(-(one @ DOOR_VALUES), kind="stable")
        ranked.append([(actions[at], one[at] / (first + more)) for at in order])
    return ranked
