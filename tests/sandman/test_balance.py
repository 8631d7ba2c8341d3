"""What is watched in Sandman is what happened."""

from __future__ import annotations

import pytest

from oneiros.arena.balance import Findings, Holding, measure
from oneiros.core.chance import Rng
from oneiros.games.sandman.balance import ORDER, Watch
from oneiros.games.sandman.cards import ENCOUNTER_NAMES
from oneiros.games.sandman.rules import SandmanState
from tests.sandman.positions import SANDMAN

GAMES = 6


@pytest.fixture(scope="module", params=[2, 3, 4])
def found(request: pytest.FixtureRequest) -> Findings:
    *_, findings = measure(SANDMAN, request.param, GAMES, 5, jobs=1)
    return findings


def test_every_seat_has_a_goal_and_a_place_in_the_order(found: Findings) -> None:
    orders = found.items["turn order"]
    assert set(orders) == set(ORDER[: found.players])
    assert all(held.held == GAMES for held in orders.values())
    for group in ("turn order", "goal"):
        assert sum(held.held for held in found.items[group].values()) == GAMES * found.players
        assert sum(held.wins for held in found.items[group].values()) == pytest.approx(GAMES)


def test_rounds_and_cards_add_up(found: Findings) -> None:
    assert sum(series.total for series in found.counts["rounds ended"].values()) == 3 * GAMES
    assert sum(series.total for series in found.counts["last turn"].values()) == GAMES
    cards = sum(series.total for series in found.counts["cards"].values())
    assert 3 * GAMES <= cards <= GAMES * 3 * {2: 14, 3: 18, 4: 20}[found.players]
    assert set(found.counts["encounters played"]) >= {"Long Stride", "Mender"}
    assert len(found.counts["encounters played"]) == len(ENCOUNTER_NAMES)


def test_one_game_is_watched_rightly() -> None:
    state = SANDMAN.new(3, 11)
    assert isinstance(state, SandmanState)
    first = int(state.first)
    watch = Watch()
    rng = Rng(2)
    state.listen()
    kept: set[tuple[str, int]] = set()
    taken = [0] * 3
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, watch.choose(state.imagine(seat, rng), seat, rng))
        watch.after(state)
        for news in state.news(seat):
            if news.what == "kept":
                kept.add((str(news.facts["encounter"]).replace("-", " ").title(), seat))
            taken[seat] += news.what == "attached"
        last = seat
    held = list(watch.held(state))
    assert {(item, seat) for group, item, seat in held if group == "encounter"} == kept
    assert kept
    assert ("turn order", "first", first) in held
    assert ("turn order", "third", (first + 2) % 3) in held
    goals = [name.replace("-", " ").title() for name in state.tables.goal_names]
    assert all(("goal", goals[state.goal[seat]], seat) in held for seat in range(3))
    counts = {(group, item): number for group, item, number in watch.counted(state)}
    assert sum(number for (group, _), number in counts.items() if group == "cards") == sum(taken)
    assert counts["last turn", f"{ORDER[(last - first) % 3]} player"] == 1
    # What makes the order of turns matter: up to the one who ends the game all have a card more (S24).
    order = [taken[(first + number) % 3] for number in range(3)]
    end = (last - first) % 3
    assert order == [order[0]] * (end + 1) + [order[0] - 1] * (2 - end)


def test_claims_say_what_is_not_met() -> None:
    findings = Findings(2, games=100, seats=[Holding(100, 52.0), Holding(100, 48.0)])
    findings.items = {
        "turn order": {"second": Holding(100, 40.0), "first": Holding(100, 60.0)},
        "goal": {"Poet": Holding(100, 60.0), "Thief": Holding(100, 40.0)},
        "encounter": {"Swap": Holding(100, 63.0)},
    }
    goal, encounter, seat, order = Watch().claims({2: findings})
    assert [met for _, _, met in (goal, encounter, seat, order)] == [True, False, True, False]
    assert goal[1].startswith("2 players: Poet 1.20")
    assert order[1] == "2 players: 60.0%, 40.0%"
