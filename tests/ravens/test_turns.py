"""R5 to R13: what a turn is."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.ravens.cards import PEEK_ONE, SWAP_TWO, TAKE_TWO
from oneiros.games.ravens.moves import CLAIM
from oneiros.games.ravens.position import TAKES_IN_A_ROW
from oneiros.testing import rule
from tests.ravens.positions import (
    GAME,
    action,
    can,
    do,
    drawing,
    dreams_in,
    names,
    new,
    playing,
    points,
    seen_by,
)

DREAMS = [[0, 1, 2, 3], [5, 6, 7, 8]]


@rule("R5")
def test_wake_ends_the_round_at_once() -> None:
    state = playing(DREAMS)
    do(state, "wake")
    assert points(state) == [0, 26]
    view = seen_by(state, 1)
    assert view.round == 2
    assert view.phase == "look"
    assert view.last_round is not None
    assert view.last_round.caller == 0


@rule("R5")
def test_wake_only_first_in_a_turn() -> None:
    for card in (3, TAKE_TWO):
        assert not can(drawing(card, DREAMS), "wake")
    for card in (TAKE_TWO, PEEK_ONE, SWAP_TWO):
        state = drawing(card, DREAMS)
        do(state, "use")
        assert not can(state, "wake")
        with pytest.raises(oneiros.IllegalAction, match="R5"):
            do(state, "wake")


@rule("R6")
def test_take_from_the_discard_pile() -> None:
    state = playing(DREAMS, top=4)
    before = state.pool_size
    do(state, "take", place=3)
    assert state.cards_of(0) == [0, 1, 2, 4]
    assert state.cards_discarded() == [3]
    assert state.pool_size == before
    assert state.turn == 1
    assert seen_by(state, 1).dreamers[0].dream == [None, None, None, "ravens-4"]  # everybody saw it


@rule("R6")
@pytest.mark.parametrize("special", [TAKE_TWO, PEEK_ONE, SWAP_TWO])
def test_special_from_the_discard_pile_has_no_effect(special: int) -> None:
    state = playing(DREAMS, top=special)
    assert not can(state, "use")
    do(state, "take", place=0)
    assert seen_by(state, 1).phase == "turn"
    assert state.turn == 1
    assert state.cards_of(0)[0] == special


@rule("R6")
def test_discard_pile_closes_after_many_takes_in_a_row() -> None:
    state = playing(DREAMS)
    for taken in range(TAKES_IN_A_ROW):
        assert seen_by(state, 0).takes_left == TAKES_IN_A_ROW - taken
        do(state, "take", place=taken % 4)
    assert TAKES_IN_A_ROW == 20
    assert not can(state, "take", place=0)
    with pytest.raises(oneiros.IllegalAction, match="someone has to draw"):
        do(state, "take", place=0)
    assert state.legal(state.turn) == [action("wake"), action("draw")]
    do(state, "draw")
    do(state, "drop")
    assert can(state, "take", place=0)


@rule("R6", "R16")
def test_takes_are_counted_anew_in_each_round() -> None:
    state = playing(DREAMS)
    for taken in range(TAKES_IN_A_ROW):
        do(state, "take", place=taken % 4)
    do(state, "wake")
    assert seen_by(state, 0).takes_left == TAKES_IN_A_ROW


@rule("R7")
def test_draw_is_seen_by_the_drawer_alone() -> None:
    state = playing(DREAMS, pile=[3, 3])
    do(state, "draw")
    assert state.pool_size == 1
    assert seen_by(state, 0).drawn == ["ravens-3"]
    for other in (1, None):
        view = seen_by(state, other)
        assert view.drawn == []
        assert view.in_hand == 1
    assert state.turn == 0
    assert not can(state, "draw")
    assert not can(state, "take", place=0)


@rule("R7")
def test_draw_is_random() -> None:
    drawn = set()
    for seed in range(40):
        state = new(seed=seed)
        for seat in (0, 0, 1, 1):
            state.apply(seat, state.legal(seat)[0])
        do(state, "draw")
        drawn.add(int(state.drawn))
    assert len(drawn) > 6


@rule("R8")
def test_swap_the_drawn_card_in() -> None:
    state = drawing(8, DREAMS, top=4)
    do(state, "swap", place=1)
    assert state.cards_of(0) == [0, 8, 2, 3]
    assert state.cards_discarded() == [4, 1]
    assert state.turn == 1
    assert seen_by(state, 0).dreamers[0].dream == [None, "ravens-8", None, None]
    assert seen_by(state, 1).dreamers[0].dream == [None] * 4
    assert seen_by(state, 1).drawn == []


@rule("R9")
def test_discard_the_drawn_card() -> None:
    state = drawing(PEEK_ONE, DREAMS, top=4)
    do(state, "drop")
    assert state.cards_of(0) == DREAMS[0]
    assert state.cards_discarded() == [4, PEEK_ONE]
    assert state.turn == 1
    assert seen_by(state, 1).phase == "turn"


@rule("R10")
def test_only_special_cards_can_be_used() -> None:
    for card in range(10):
        assert not can(drawing(card, DREAMS), "use")
    with pytest.raises(oneiros.IllegalAction, match="special"):
        do(drawing(5, DREAMS), "use")
    for card, phase in ((TAKE_TWO, "choose"), (PEEK_ONE, "peek"), (SWAP_TWO, "pick")):
        state = drawing(card, DREAMS, top=4)
        assert can(state, "drop")
        assert can(state, "swap", place=0)  # it need not be used
        do(state, "use")
        assert state.cards_discarded() == [4, card]
        assert seen_by(state, 0).phase == phase
        assert state.turn == 0


def test_special_swapped_in_has_no_effect() -> None:
    state = drawing(SWAP_TWO, DREAMS)
    do(state, "swap", place=0)
    assert state.turn == 1


@rule("R11")
@pytest.mark.parametrize("which", [0, 1])
def test_take_two(which: int) -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[8, 0, 8, 8])
    do(state, "use")
    hand = state.cards_in_hand()
    assert state.pool_size == 2
    assert seen_by(state, 0).drawn == names(*hand)
    assert seen_by(state, 1).drawn == []
    assert seen_by(state, 1).in_hand == 2
    assert state.legal(0) == [action("choose", which=0), action("choose", which=1)]
    do(state, "choose", which=which)
    assert state.cards_discarded() == [4, TAKE_TWO, hand[1 - which]]
    assert state.cards_in_hand() == [hand[which]]
    do(state, "swap", place=3)
    assert state.cards_of(0) == [0, 1, 2, hand[which]]
    assert state.turn == 1


@rule("R11")
def test_take_two_after_take_two() -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[TAKE_TWO] * 5)
    do(state, "use")
    do(state, "choose", which=0)
    do(state, "use")
    assert state.pool_size == 1
    do(state, "choose", which=1)
    do(state, "use")  # one card left
    assert state.cards_in_hand() == [TAKE_TWO]
    assert seen_by(state, 0).phase == "drawn"


@rule("R11")
def test_take_two_with_two_cards_left() -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[7, 8])
    do(state, "use")
    assert sorted(state.cards_in_hand()) == [7, 8]
    do(state, "choose", which=0)
    assert state.round == 1
    do(state, "drop")
    assert state.round == 2  # R15


@rule("R11")
def test_take_two_with_one_card_left() -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[7])
    do(state, "use")
    assert state.cards_in_hand() == [7]
    assert seen_by(state, 0).phase == "drawn"
    do(state, "drop")
    assert points(state) == [6, 26]  # R15


@rule("R11")
def test_take_two_with_no_card_left() -> None:
    state = drawing(TAKE_TWO, DREAMS, pile=[])
    do(state, "use")
    assert points(state) == [6, 26]  # nothing happens, and then R15
    assert state.round == 2


@rule("R12")
def test_peek_at_any_card() -> None:
    state = drawing(PEEK_ONE, [*DREAMS, [9, 9, 9, 9]])
    do(state, "use")
    everywhere = [action("peek", owner=owner, place=place) for owner in range(3) for place in range(4)]
    assert state.legal(0) == everywhere
    do(state, "peek", owner=1, place=2)
    assert state.cards_of(1) == DREAMS[1]
    assert seen_by(state, 0).dreamers[1].dream == [None, None, "ravens-7", None]
    for other in (1, 2, None):
        assert dreams_in(seen_by(state, other)) == [[None] * 4] * 3
    assert seen_by(state, 2).dreamers[1].knows == [[], [], [0], []]  # all see who looked where
    assert state.turn == 1


@rule("R12")
def test_peek_at_an_own_card() -> None:
    state = drawing(PEEK_ONE, DREAMS)
    do(state, "use")
    do(state, "peek", owner=0, place=0)
    assert seen_by(state, 0).dreamers[0].dream == ["ravens-0", None, None, None]


@rule("R13")
def test_exchange_two_cards_of_two_players() -> None:
    seen = {(0, 1): (0,), (1, 3): (0, 1)}
    state = drawing(SWAP_TWO, [*DREAMS, [9, 9, 9, 9]], seen=seen)
    do(state, "use")
    assert len(state.legal(0)) == 12
    do(state, "pick", owner=1, place=3)
    place = seen_by(state, 2).picked
    assert place is not None
    assert (place.owner, place.place) == (1, 3)
    others = [action("exchange", owner=owner, place=place) for owner in (0, 2) for place in range(4)]
    assert state.legal(0) == others
    with pytest.raises(oneiros.IllegalAction, match="two different players"):
        do(state, "exchange", owner=1, place=0)
    do(state, "exchange", owner=2, place=0)
    assert [state.cards_of(seat) for seat in range(3)] == [[0, 1, 2, 3], [5, 6, 7, 9], [8, 9, 9, 9]]
    assert state.turn == 1
    assert seen_by(state, 2).picked is None


@rule("R12", "R13")
@pytest.mark.parametrize("first", range(5))
def test_every_card_of_five_players_can_be_reached(first: int) -> None:
    dreams = [[1], [1, 2, 3, 4], [5] * 8, [6] * 7, [7] * 8]
    slots = [(owner, place) for owner, dream in enumerate(dreams) for place in range(len(dream))]
    state = drawing(PEEK_ONE, dreams)
    do(state, "use")
    assert state.legal(0) == [action("peek", owner=owner, place=place) for owner, place in slots]
    for place in range(len(dreams[first])):
        state = drawing(SWAP_TWO, dreams)
        do(state, "use")
        assert state.legal(0) == [action("pick", owner=owner, place=place) for owner, place in slots]
        do(state, "pick", owner=first, place=place)
        others = [(owner, place) for owner, place in slots if owner != first]
        assert state.legal(0) == [action("exchange", owner=owner, place=place) for owner, place in others]


@rule("R13")
def test_what_was_seen_goes_with_the_card() -> None:
    state = drawing(SWAP_TWO, DREAMS, seen={(0, 1): (0,), (1, 3): (1,), (1, 2): (0, 1)})
    do(state, "use")
    do(state, "pick", owner=0, place=1)
    do(state, "exchange", owner=1, place=3)
    assert dreams_in(seen_by(state, 0)) == [[None] * 4, [None, None, "ravens-7", "ravens-1"]]
    assert dreams_in(seen_by(state, 1)) == [[None, "ravens-8", None, None], [None, None, "ravens-7", None]]
    assert dreams_in(seen_by(state, None)) == [[None] * 4, [None, None, "ravens-7", None]]
    assert seen_by(state, None).dreamers[0].knows == [[], [1], [], []]


def test_turns_go_to_the_left() -> None:
    state = playing([[0, 1, 2, 3]] * 3, pile=[8] * 9, turn=1)
    for seat in (1, 2, 0, 1):
        assert state.actors == (seat,)
        do(state, "take", place=0)


@pytest.mark.parametrize("seat", [-1, 1, 2, 99, 1 << 70, -(1 << 70)])
def test_others_have_no_actions(seat: int) -> None:
    state = playing(DREAMS)
    assert state.legal(seat) == []
    for chosen in range(GAME.num_actions):
        assert not state.allows(seat, chosen)


@pytest.mark.parametrize("seat", [-1, 1, 2, 99])
def test_others_may_not_act(seat: int) -> None:
    state = playing(DREAMS)
    before = state.digest()
    with pytest.raises(oneiros.NotYourTurn):
        state.apply(seat, action("wake"))
    assert state.digest() == before


@pytest.mark.parametrize("chosen", [-1, GAME.num_actions, 71, CLAIM, 1 << 63, 1 << 70, -(1 << 70)])
def test_what_is_no_action(chosen: int) -> None:
    state = playing(DREAMS)
    before = state.digest()
    assert not state.allows(0, chosen)
    with pytest.raises((oneiros.MalformedMove, oneiros.IllegalAction)):
        state.apply(0, chosen)
    assert state.digest() == before
