"""Runners: buying, the next round and the end, rule by rule (U22 to U25)."""

from __future__ import annotations

import pytest

import oneiros
from oneiros import IllegalAction
from oneiros.games.runners.rules import RunnersState
from oneiros.games.runners.scoring_phase import AT_EQUIP, AT_LAY
from oneiros.games.runners.view import RunnersView
from oneiros.testing import rule
from tests.runners.positions import can, do, dream, give, lay, own, score_round, tiles


def open_tile(state: RunnersState, shape: int, name: str) -> None:
    """Let that neutral tile lie open."""
    tile = state.tables.tile_names.index(name)
    state.stacks |= 1 << state.open[shape]
    state.stacks &= ~(1 << tile)
    state.open[shape] = tile


@rule("U22")
def test_nine_coins_buy_a_tile_and_two_calm() -> None:
    """The rulebook's own case: a tile for 4, the 1 coin on it, and 6 coins into 2 calm."""
    state = dream()
    give(state, 0, coin=8)
    open_tile(state, 0, "moth")
    score_round(state, None)  # and the ninth for the sandglass
    assert state.phase == AT_EQUIP
    do(state, 0, "buy", shape="single")
    assert (state.coins[0], "moth" in tiles(state)) == (6, True)
    do(state, 0, "rest")
    do(state, 0, "rest")
    assert (state.coins[0], state.calm[0]) == (0, 22)
    assert state.phase == AT_LAY
    assert state.supply[6] == 60


@rule("U22")
def test_one_tile_a_round_from_the_open_ones() -> None:
    state = dream(players=2)
    give(state, 0, coin=11)
    give(state, 1, coin=4)
    score_round(state, None, None)
    assert can(state, 0) == {"buy single", "buy domino", "buy straight", "buy bent", "rest", "done"}
    before = int(state.open[2])
    do(state, 0, "buy", shape="straight")
    assert state.tables.tile_names[before] in tiles(state)
    assert state.open[2] not in (before, -1)
    assert can(state, 0) == {"rest", "done"}
    with pytest.raises(IllegalAction, match=r"one tile.*U22"):
        do(state, 0, "buy", shape="bent")
    do(state, 0, "done")
    assert state.turn == 1
    assert "buy straight" in can(state, 1)
    do(state, 1, "buy", shape="straight")
    assert state.round == 1  # with no coins left there is nothing to ask
    assert may_buy_again(state)


def may_buy_again(state: RunnersState) -> bool:
    """In the next round the same seat buys again."""
    give(state, 1, coin=4)
    for seat in range(2):
        lay(state, seat)
    do(state, 1, "content")
    do(state, 0, "content")
    return "buy single" in can(state, 1)


@rule("U22")
def test_the_start_player_buys_first_and_an_empty_stack_sells_nothing() -> None:
    state = dream(players=3)
    for seat in range(3):
        give(state, seat, coin=4)
        lay(state, seat)
    state.stacks &= ~state.tables.shape_tiles[1]
    for seat in (2, 0, 1):
        do(state, seat, "content")
    order = []
    while state.phase == AT_EQUIP:
        order.append(int(state.turn))
        do(state, int(state.turn), "buy", shape="domino" if len(order) == 1 else "single")
        if state.phase == AT_EQUIP and state.turn == order[-1]:
            do(state, int(state.turn), "done")
        if len(order) == 1:
            assert "buy domino" not in can(state, int(state.turn))
    assert order == [2, 0, 1]
    assert state.open[1] == -1


@rule("U23")
def test_calm_costs_three_coins_each_up_to_thirty() -> None:
    state = dream()
    give(state, 0, coin=8)
    state.calm[0] = 28
    score_round(state, None)
    do(state, 0, "rest")
    do(state, 0, "rest")
    assert (state.calm[0], state.coins[0]) == (30, 3)
    assert state.phase == AT_LAY  # thirty is the most, and three coins buy no tile
    state = dream()
    give(state, 0, coin=1)
    score_round(state, None)
    assert state.phase == AT_LAY


def at_the_end(state: RunnersState) -> None:
    """Let the last round be reckoned."""
    state.round = 7
    for seat in range(state.players):
        lay(state, seat)
    for seat in range(state.players):
        do(state, seat, "content")


@rule("U24")
def test_the_card_goes_out_and_open_tiles_stay() -> None:
    state = dream(players=2)
    first, offered = int(state.card), list(state.open)
    score_round(state, None, None)
    assert state.dreams_out >> first & 1
    assert state.card != first
    assert list(state.open) == offered
    assert own(state).layout == []
    view = state.view(1)
    assert isinstance(view, RunnersView)
    assert view.past is not None
    assert view.past.dream.dream == state.tables.dream_names[first]
    assert [len(layout) for layout in view.past.layouts] == [4, 4]


@rule("U24")
def test_points_of_stars_calm_and_tiles_decide() -> None:
    state = dream(players=3)
    state.star[0], state.calm[0] = 3, 12
    state.star[1], state.calm[1] = 10, 1
    state.star[2], state.calm[2] = 0, 30
    state.stacks &= ~(1 << 8)
    state.tiles[0] |= 1 << 8  # the thimble: 3 points, though never laid
    assert state.tables.tile_names[8] == "thimble"
    at_the_end(state)
    outcome = state.outcome
    assert outcome == oneiros.Outcome(scores=(6 + 12 + 3, 36 + 16 + 1, 30), winners=(1,), reason="dawn")
    assert state.actors == ()


@rule("U24")
def test_then_coins_decide_and_then_the_win_is_shared() -> None:
    state = dream(players=3)
    give(state, 1, coin=2)
    at_the_end(state)
    assert state.outcome == oneiros.Outcome(scores=(20, 20, 20), winners=(1,), reason="dawn")
    state = dream(players=3)
    give(state, 1, coin=1)
    at_the_end(state)
    assert state.outcome == oneiros.Outcome(scores=(20, 20, 20), winners=(0, 1), reason="dawn")


@rule("U24")
def test_coins_can_still_be_spent_after_the_last_dream() -> None:
    state = dream()
    give(state, 0, coin=2)
    at_the_end(state)
    assert state.phase == AT_EQUIP
    assert state.warnings(0) == {state.game.encode({"do": "done"}): "coins-left"}
    do(state, 0, "rest")
    assert state.outcome == oneiros.Outcome(scores=(21,), winners=(0,), reason="dawn")


@rule("U25")
def test_one_player_races_the_patience_alone() -> None:
    state = dream(players=1)
    assert state.timer is not None
    score_round(state, None)  # content ends the phase at once, and gets the coin
    assert (state.round, state.coins[0], state.start) == (1, 1, 0)
    at_the_end(state)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (20,)
    state = dream(players=1)
    state.calm[0] = 3
    do(state, 0, "content")
    assert state.outcome == oneiros.Outcome(scores=(0,), winners=(), reason="woken")
