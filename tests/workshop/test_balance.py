"""What is watched in Workshop for its balance page, and what is made of it."""

from __future__ import annotations

from collections import Counter

from oneiros import Rng
from oneiros.arena.balance import Findings, Holding
from oneiros.arena.statistics import Series
from oneiros.core.bits import count
from oneiros.games.workshop.balance import Watch
from oneiros.games.workshop.position import DONE
from oneiros.games.workshop.rules import WorkshopState
from tests.workshop.positions import WORKSHOP, do, table


def watched(seed: int) -> tuple[WorkshopState, Watch]:
    state = WORKSHOP.new(players=3, seed=seed)
    assert isinstance(state, WorkshopState)
    state.listen()
    watch = Watch()
    rng = Rng(seed)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, int(state.pick(seat, rng)))
        watch.after(state)
    return state, watch


def test_a_game_is_counted_in_full() -> None:
    state, watch = watched(3)
    held = list(watch.held(state))
    assert sorted(item for group, item, _ in held if group == "turn order") == ["token 1", "token 2", "token 3"]
    finished = sum(int(count(state.number(seat, DONE))) for seat in range(3))
    assert sum(group.startswith("landscape of level") for group, _, _ in held) == finished
    assert {item for group, item, _ in held if group == "power"} <= {
        "Archive", "Collector", "Tower", "Golem", "Lake", "Lord",
    }  # fmt: skip
    counted = list(watch.counted(state))
    cards = [(group, item) for group, item, _ in counted if group.endswith("finished")]
    assert Counter(group for group, _ in cards) == {
        "landscapes of level 1 finished": 20,
        "landscapes of level 2 finished": 16,
        "landscapes of level 3 finished": 14,
    }
    assert state.outcome is not None
    assert sum(number for group, _, number in counted if group == "points of a player") == sum(state.outcome.scores)


def test_powers_of_corners_and_cards_are_told_apart() -> None:
    watch = Watch()
    state = table(corners=[1, 2], cards=[["quiet-pool"]], hands=["r"])
    state.listen()
    do(state, "use")
    watch.after(state)
    do(state, "awaken", card="quiet-pool")
    watch.after(state)
    do(state, "invoke", colour="rock")
    watch.after(state)
    uses = {item: number for group, item, number in watch.counted(state) if group == "powers used"}
    assert uses["Archive, of its corner"] == uses["Archive, of a card"] == 1
    assert sum(uses.values()) == 2


def findings(rates: list[int], wins: tuple[float, float]) -> Findings:
    """Two players, 100 games; `rates` are how often three cards were finished."""
    found = Findings(2, games=100)
    found.seats = [Holding(100, win) for win in wins]
    found.items = {"turn order": {f"token {place}": Holding(100, 50.0) for place in (1, 2)}}
    for level in (1, 2, 3):
        cards = {f"card {at}": Series(100, rate, rate, 0, 1) for at, rate in enumerate(rates)}
        found.counts[f"landscapes of level {level} finished"] = cards
    return found


def verdicts(found: Findings) -> list[bool]:
    return [met for _, _, met in Watch().claims({2: found})]


def test_the_aims_are_judged() -> None:
    assert verdicts(findings([10, 20, 30], (52.0, 48.0))) == [True] * 5
    assert verdicts(findings([3, 20, 37], (50.0, 50.0)))[:3] == [False] * 3  # 0.15 of the average
    assert verdicts(findings([1, 1, 1, 1, 1, 1, 1, 20], (50.0, 50.0)))[:3] == [False] * 3  # 5.9 of it
    assert verdicts(findings([10, 20, 30], (54.0, 46.0))) == [True, True, True, False, True]
    assert verdicts(findings([0, 0, 0], (50.0, 50.0)))[:3] == [False] * 3
