"""What is watched in Ravens is what happened."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.arena.balance import Findings, measure
from oneiros.core.chance import Rng
from oneiros.games.ravens.balance import ORDER, Watch
from oneiros.games.ravens.moves import WAKE

RAVENS = oneiros.game("ravens")
GAMES = 6


@pytest.fixture(scope="module")
def found() -> Findings:
    *_, findings = measure(RAVENS, 3, GAMES, 5, jobs=1, options={"rounds": 2})
    return findings


def test_places_and_rounds_add_up(found: Findings) -> None:
    assert set(found.items["turn order"]) == set(ORDER[:3])
    assert all(held.held == GAMES for held in found.items["turn order"].values())
    assert sum(held.wins for held in found.items["turn order"].values()) == pytest.approx(GAMES)
    assert found.counts["rounds"]["played"].mean == 2
    ends = found.counts["rounds"]
    assert ends["ended by Wake up! (R5)"].total + ends["ended by the draw pile (R15)"].total == 2 * GAMES


@pytest.mark.parametrize("wakes", [False, True])
def test_one_game_is_watched_rightly(wakes: bool) -> None:
    state = RAVENS.new(2, 4, rounds=1)
    first = state.view(None).turn  # type: ignore[attr-defined]
    watch, rng = Watch(), Rng(2)
    state.listen()
    used: set[tuple[str, int]] = set()
    woke: int | None = None
    dreams: dict[int, list[str]] = {}
    while state.actors:
        seat = state.actors[0]
        wake = wakes and len(used) > 1 and WAKE in state.legal(seat)
        chosen = WAKE if wake else watch.choose(state.imagine(seat, rng), seat, rng)
        if chosen == WAKE and not wakes:
            chosen = next(action for action in state.legal(seat) if action != WAKE)
        state.apply(seat, chosen)
        watch.after(state)
        for news in state.news(None):
            if news.what == "used":
                used.add((str(news.facts["card"]).replace("-", " ").capitalize(), seat))
            elif news.what == "woke":
                woke = news.seat
            elif news.what == "scored" and news.seat is not None:
                dreams[news.seat] = news.facts["cards"]
    held = list(watch.held(state))
    assert ("turn order", "first", first) in held
    assert {(item, seat) for group, item, seat in held if group == "special card used"} == used
    assert (woke is not None) == wakes
    assert {(item, seat) for group, item, seat in held if group == "round 1"} == (
        {("woke up", woke), ("another woke up", 1 - woke)} if woke is not None else set()
    )
    kept = {(item, seat) for group, item, seat in held if group.startswith("in the dream")}
    assert kept == {(card.replace("-", " ").capitalize(), seat) for seat, cards in dreams.items() for card in cards}


def test_every_seat_plays_by_an_instinct_of_its_own() -> None:
    watch = Watch()
    assert watch.heuristic_of(0) is watch.heuristic_of(0)
    assert watch.heuristic_of(0) is not watch.heuristic_of(1)
