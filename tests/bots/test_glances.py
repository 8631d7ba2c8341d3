"""A race of moves: the same luck for all, the worse ones drop out, and it keeps to its budget."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

import oneiros
from oneiros.bots import bot
from oneiros.bots.glances import LOOK_AT_RACE, _behind, race, races
from oneiros.bots.levels import Strongest
from oneiros.core.bot import Budget, Mind
from oneiros.core.chance import Rng
from oneiros.core.heuristic import Heuristic
from oneiros.core.state import State

DOORS = oneiros.game("doors")


class Biased(Heuristic):
    """Values a position by luck alone, but for a bonus on the moves in its list."""

    def __init__(self, bonus: dict[int, float]) -> None:
        super().__init__()
        self.bonus = bonus
        self.depth = 1
        self.prior_weight = 1.0
        self.lucks: list[int] = []
        self.worth = 0.0

    def rank(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        return [(action, 0.5) for action in self.bonus]

    def playout(self, state: State, rng: Rng) -> int:
        self.lucks.append(int(rng.below(1000)))
        return 0

    def value(self, state: State, seat: int) -> float:
        at = (len(self.lucks) - 1) % len(self.bonus)
        return 0.0001 * self.lucks[-1] + list(self.bonus.values())[at]


def start() -> Mind:
    return Mind(DOORS.new(players=1, seed=4), 0)


def test_all_moves_have_the_same_luck_and_the_worse_drops_out() -> None:
    mind = start()
    one, two = mind.legal[:2]
    heuristic = Biased({one: 0.2, two: 0.3})
    rows, done = race(heuristic, mind, Rng(1), perf_counter, inf, 1000, None)
    assert [row[0] for row in rows] == [two, one]
    assert done == 2 * LOOK_AT_RACE, "the gap was the same each time, so it is sure at the first look"
    assert rows[0][2] > rows[1][2]


def test_who_is_as_good_stays_and_the_budget_is_kept() -> None:
    mind = start()
    one, two = mind.legal[:2]
    rows, done = race(Biased({one: 0.2, two: 0.2}), mind, Rng(1), perf_counter, inf, 101, None)
    assert (done, [row[1] for row in rows]) == (100, [50, 50])
    _, done = race(Biased({one: 0.2, two: 0.2}), mind, Rng(1), perf_counter, 0.0, 101, None)
    assert done == 2, "no time is left after the first glance at each"


def test_one_move_alone_can_be_asked_about() -> None:
    mind = start()
    thought = Strongest(DOORS, 1, Budget(simulations=40)).evaluate(mind, only=mind.legal[-1])
    assert [(one.action, one.visits) for one in thought.candidates] == [(mind.legal[-1], 40)]


def test_a_gap_must_be_sure() -> None:
    assert _behind([0.1] * 10, [0.2] * 10)
    assert not _behind([0.2] * 10, [0.2] * 10)
    assert not _behind([0.0, 0.4] * 5, [0.3, 0.2] * 5)


@pytest.mark.parametrize(
    ("name", "players", "raced"), [("oracle", 1, True), ("oracle", 2, False), ("oracle-1", 1, True)]
)
def test_only_who_plays_alone_races(name: str, players: int, raced: bool) -> None:
    """A yardstick could, but is no `Strongest`: it searches as it did."""
    player = bot(DOORS, name)
    assert races(player.heuristic, players) == raced
    assert isinstance(player, Strongest) == (name == "oracle")
