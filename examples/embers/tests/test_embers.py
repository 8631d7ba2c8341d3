"""The kit brings the laws; the rules are shown here."""

from __future__ import annotations

import oneiros
from embers.game import LOOK, STOKE, Embers
from oneiros.testing import Conformance, rule


class TestLaws(Conformance):
    game = Embers()


@rule("E1")
def test_each_player_sees_one_card() -> None:
    seen = oneiros.plain(Embers().new(seed=1).view(0))
    mine, theirs = seen["cards"]
    assert 1 <= mine <= 6
    assert theirs is None


@rule("E2")
def test_the_fire_can_be_stoked_three_times() -> None:
    state = Embers().new(seed=1)
    for seat in (0, 1, 0):
        assert state.legal(seat) == [STOKE, LOOK]
        state.apply(seat, STOKE)
    assert state.legal(1) == [LOOK]


@rule("E3")
def test_the_higher_card_wins_what_was_stoked() -> None:
    state = Embers().new(seed=1)
    state.apply(0, STOKE)
    state.apply(1, LOOK)
    cards = oneiros.plain(state.view(None))["cards"]
    assert state.outcome is not None
    assert state.outcome.scores == tuple(int(card == max(cards)) for card in cards)
