"""What is watched in Ravens is what happened."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.arena.balance import Findings, measure
from oneiros.core.chance import Rng
from oneiros.games.ravens.balance import ORDER, Watch

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
    assert found.items["round 1"]["woke up"].held * 2 == found.items["round 1"]["another woke up"].held


def test_one_game_is_watched_rightly() -> None:
    state = RAVENS.new(2, 4, rounds=1)
    first = state.view(None).turn  # type: ignore[attr-defined]
    watch, rng = Watch(), Rng(2)
    state.listen()
    used: set[tuple[str, int]] = set()
    woke: int | None = None
    dreams: dict[int, list[str]] = {}
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, watch.choose(state.imagine(seat, rng), seat, rng))
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
    assert ("round 1", "woke up", woke) in held
    kept = {(item, seat) for group, item, seat in held if group.startswith("in the dream")}
    assert kept == {(card.replace("-", " ").capitalize(), seat) for seat, cards in dreams.items() for card in cards}
