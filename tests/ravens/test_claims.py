"""R21: I know what I have."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.ravens.cards import PEEK_ONE, TAKE_TWO
from oneiros.games.ravens.moves import CLAIM
from oneiros.testing import rule
from tests.ravens.positions import can, counts, do, drawing, dreams_in, playing, points, seen_by

OTHER = [5, 6, 7, 8]


@rule("R21")
def test_right_claim() -> None:
    seen = {(0, 2): (0,), (0, 3): (1,)}
    state = playing([[3, 1, 3, 8], OTHER], top=4, seen=seen, claims=True)
    state.listen()
    do(state, "claim", first=0, second=2, number=3)
    assert state.cards_discarded() == [4, 3, 3]
    assert state.cards_of(0)[:2] == [1, 8]
    assert len(state.cards_of(0)) == 3
    assert state.inventory() == counts()
    assert dreams_in(seen_by(state, 0))[0] == [None, None, None]  # the card drawn is not seen
    assert dreams_in(seen_by(state, 1))[0] == [None, "ravens-8", None]  # the others are followed
    assert state.turn == 1
    assert state.news(1)[0].what == "claimed"


@rule("R21")
def test_claimed_cards_go_in_the_order_named_and_the_others_close_up() -> None:
    for dream in ([TAKE_TWO, 1, 5, 8], [5, 1, TAKE_TWO, 8]):  # both count 5
        state = playing([dream, OTHER], top=4, claims=True)
        do(state, "claim", first=0, second=2, number=5)
        assert state.cards_discarded() == [4, dream[0], dream[2]]
        assert state.cards_of(0)[:2] == [1, 8]


@rule("R21")
def test_wrong_claim() -> None:
    state = playing([[3, 1, 3, 8], OTHER], top=4, claims=True)
    state.listen()
    do(state, "claim", first=1, second=2, number=3)
    assert state.cards_discarded() == [4]
    assert state.cards_of(0)[:4] == [3, 1, 3, 8]
    assert len(state.cards_of(0)) == 5
    assert state.inventory() == counts()
    for seat in (0, 1, None):  # both cards were shown to all
        assert dreams_in(seen_by(state, seat))[0] == [None, "ravens-1", "ravens-3", None, None]
        assert state.news(seat)[0].facts["cards"] == ["ravens-1", "ravens-3"]
    assert state.turn == 1


@rule("R21")
def test_both_cards_must_show_the_number() -> None:
    for number, size in ((3, 3), (1, 5), (8, 5)):
        state = playing([[3, 3, 1, 1], OTHER], claims=True)
        do(state, "claim", first=0, second=1, number=number)
        assert len(state.cards_of(0)) == size
    for first, second in ((0, 2), (1, 3)):
        for number in (1, 3):
            state = playing([[3, 3, 1, 1], OTHER], claims=True)
            do(state, "claim", first=first, second=second, number=number)
            assert len(state.cards_of(0)) == 5


@rule("R21")
def test_special_card_counts_by_its_ravens() -> None:
    state = playing([[TAKE_TWO, 5, PEEK_ONE, 8], OTHER], top=4, claims=True)
    do(state, "claim", first=0, second=1, number=5)
    assert state.cards_discarded() == [4, TAKE_TWO, 5]
    state = playing([[TAKE_TWO, 5, PEEK_ONE, 8], OTHER], top=4, claims=True)
    do(state, "claim", first=0, second=2, number=5)
    assert state.cards_discarded() == [4]


@rule("R21")
def test_claims_are_a_variant() -> None:
    state = playing([[3, 3, 3, 3], OTHER])
    assert not can(state, "claim", first=0, second=1, number=3)
    with pytest.raises(oneiros.IllegalAction, match="claims are not played"):
        do(state, "claim", first=0, second=1, number=3)


@rule("R21")
@pytest.mark.parametrize(("size", "pairs"), [(1, 0), (2, 1), (3, 3), (4, 6), (7, 21), (8, 0)])
def test_every_pair_of_a_dream_and_none_of_a_full_one(size: int, pairs: int) -> None:
    state = playing([[1] * size, OTHER], pile=[8] * 9, claims=True)
    assert sum(action >= CLAIM for action in state.legal(0)) == pairs * 10
    assert can(state, "claim", first=0, second=1, number=9) == (pairs > 0)
    if size == 8:
        with pytest.raises(oneiros.IllegalAction, match="full"):
            do(state, "claim", first=0, second=1, number=1)
    else:
        assert not can(state, "claim", first=0, second=size, number=1)


@rule("R21")
def test_dream_grows_to_eight() -> None:
    state = playing([[0, 1, 2, 3], OTHER], claims=True)
    for size in range(4, 8):
        assert len(state.cards_of(0)) == size
        do(state, "claim", first=0, second=1, number=9)
        do(state, "take", place=0)
    assert len(state.cards_of(0)) == 8
    assert not can(state, "claim", first=0, second=1, number=1)
    assert can(state, "take", place=7)
    assert len(dreams_in(seen_by(state, 1))[0]) == 8


@rule("R21")
def test_claim_only_at_the_beginning_of_a_turn() -> None:
    state = drawing(TAKE_TWO, [[3, 3, 3, 3], OTHER], claims=True)
    assert not can(state, "claim", first=0, second=1, number=3)
    do(state, "use")
    assert not can(state, "claim", first=0, second=1, number=3)


@rule("R21", "R15")
def test_claim_draws_the_last_card() -> None:
    state = playing([[3, 3, 0, 0], [5, 5]], pile=[8], claims=True)
    do(state, "claim", first=0, second=1, number=3)
    assert points(state) == [8, 10]
    assert state.round == 2
    assert state.turn == 1


@rule("R21", "R6")
def test_claim_opens_the_discard_pile_again() -> None:
    state = playing([[3, 3, 0, 0], OTHER], claims=True)
    for taken in range(20):
        do(state, "take", place=taken % 2)
    assert not can(state, "take", place=0)
    do(state, "claim", first=2, second=3, number=9)
    assert can(state, "take", place=0)
