"""Doors for two players, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

import oneiros
from oneiros.core.chance import Rng
from oneiros.games.doors.cards import DOOR, NAMES
from oneiros.games.doors.choices import AT_FORESEE, AT_GIVE, AT_PLAY
from oneiros.games.doors.rules import DoorsState
from oneiros.testing import rule
from tests.doors.positions import DOORS, can, deck_counts, do, duo, hand, kind, pile

HANDS = (["red-sun", "red-moon", "blue-key"], ["green-sun", "green-moon", "brown-key"])
OPEN = ["blue-sun", "red-key"]


@rule("D19")
def test_eight_chambers_are_laid_out_and_taken_in_turn() -> None:
    state = DOORS.new(players=2, seed=5)
    assert isinstance(state, DoorsState)
    laid = pile(state, "shared")
    assert len(laid) == 8
    assert all(kind(card) < DOOR for card in laid)
    assert deck_counts(state)[DOOR:] == [2, 2, 2, 2, 10]
    first = int(state.turn)
    takers = []
    for card in laid[:6]:
        takers.append(int(state.turn))
        do(state, "draft", card=card)
    assert takers == [first, 1 - first] * 3
    assert hand(state, first) == laid[0:6:2]
    assert hand(state, 1 - first) == laid[1:6:2]
    assert pile(state, "shared") == laid[6:]
    assert state.phase == AT_PLAY
    assert state.turn == first


@rule("D19")
def test_only_cards_laid_out_can_be_taken() -> None:
    state = DOORS.new(players=2, seed=5)
    assert isinstance(state, DoorsState)
    assert can(state) == {f"draft {card}" for card in pile(state, "shared")}


@rule("D20")
def test_the_seed_picks_the_first_player_and_turns_alternate() -> None:
    firsts = [DOORS.new(players=2, seed=seed).actors[0] for seed in range(400)]
    assert 150 < sum(firsts) < 250
    state = duo(HANDS, OPEN, top=["green-sun", "green-sun"])
    do(state, "play", card="red-sun")
    assert state.turn == 1
    do(state, "play", card="green-sun")
    assert state.turn == 0


@rule("D20")
def test_private_and_shared_cards_are_one_hand_but_rows_are_two() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "green-sun"], rows=(["green-moon"], ["red-key"]))
    assert {"play red-sun", "play blue-sun shared", "play red-key shared", "discard blue-key"} <= can(state)
    assert "play red-moon" not in can(state)
    do(state, "play", card="red-key", source="shared")
    assert oneiros.plain(state.view(None))["dreamers"][0]["row"] == ["green-moon", "red-key"]
    assert oneiros.plain(state.view(None))["dreamers"][1]["row"] == ["red-key"]
    # The shared card that was drawn is open to both.
    assert pile(state, "shared") == ["blue-sun", "green-sun"]
    with pytest.raises(oneiros.IllegalAction, match="no red key among the shared cards"):
        do(state, "discard", card="red-key", source="shared")


@rule("D20")
def test_a_shared_key_opens_a_door_and_feeds_a_nightmare() -> None:
    state = duo(HANDS, OPEN, top=["red-door", "green-sun", "green-sun"])
    do(state, "play", card="red-moon")
    do(state, "open", source="shared")
    assert list(state.doors) == [1, 0, 0, 0, 0, 0, 0, 0]
    state = duo(HANDS, OPEN, top=["nightmare", "green-sun", "green-sun"])
    do(state, "play", card="red-moon")
    assert {"lose-key red shared", "lose-key blue"} <= can(state)
    do(state, "lose-key", colour="red", source="shared")
    assert pile(state, "discarded") == ["red-key", "nightmare"]


@rule("D21")
def test_after_discarding_a_private_and_a_shared_card_may_be_swapped() -> None:
    state = duo(HANDS, OPEN, top=["green-sun"])
    do(state, "discard", card="red-moon")
    assert can(state) == {"give red-sun", "give blue-key", "keep"}
    do(state, "give", card="red-sun")
    assert can(state) == {"take blue-sun", "take red-key"}
    do(state, "take", card="red-key")
    assert hand(state, 0) == ["blue-key", "red-key", "green-sun"]
    assert pile(state, "shared") == ["blue-sun", "red-sun"]
    assert state.turn == 1


@rule("D21")
def test_the_swap_may_be_left_and_comes_before_a_prophecy() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "green-sun"])
    do(state, "discard", card="blue-key")
    assert state.phase == AT_GIVE
    do(state, "keep")
    assert state.phase == AT_FORESEE
    state = duo(HANDS, OPEN, top=["green-sun"])
    do(state, "play", card="red-sun")
    assert state.turn == 1  # no swap after playing


@rule("D22")
def test_private_cards_are_filled_before_shared_ones() -> None:
    state = duo(HANDS, OPEN, top=["red-door", "green-sun", "brown-moon", "brown-sun"])
    do(state, "play", card="red-moon")
    do(state, "open", source="shared")
    assert hand(state, 0) == ["red-sun", "blue-key", "green-sun"]
    assert pile(state, "shared") == ["blue-sun", "brown-moon"]


@rule("D22")
def test_a_lost_hand_is_the_private_and_the_shared_cards() -> None:
    state = duo(HANDS, OPEN, top=["nightmare", "green-sun", "green-moon", "brown-sun", "brown-moon"])
    do(state, "play", card="red-moon")
    do(state, "lose-hand")
    assert sorted(pile(state, "discarded")) == sorted(["red-sun", "blue-key", *OPEN, "nightmare"])
    assert hand(state, 0) == ["green-sun", "green-moon", "brown-sun"]
    assert pile(state, "shared")[0] == "brown-moon"
    assert len(pile(state, "shared")) == 2
    assert hand(state, 1) == HANDS[1]


@rule("D23")
def test_a_triple_for_a_door_already_owned_may_be_declined() -> None:
    def ready() -> DoorsState:
        return duo(
            HANDS,
            OPEN,
            top=["green-sun", "green-moon"],
            rows=(["red-sun", "red-moon"], []),
            doors=(["red-door"], []),
        )

    state = ready()
    do(state, "play", card="red-sun")
    assert can(state) == {"accept", "decline"}
    assert list(state.warnings(0).values()) == ["second-door"]
    do(state, "decline")
    assert state.doors[0] == 1
    assert pile(state, "top") == ["green-moon"]  # nothing was shuffled
    state = ready()
    do(state, "play", card="red-sun")
    do(state, "accept")
    assert state.doors[0] == 2
    assert not pile(state, "top")


@rule("D23")
def test_a_first_door_of_a_colour_is_taken_without_asking_and_nightmares_take_own_doors() -> None:
    state = duo(HANDS, OPEN, rows=(["red-sun", "red-moon"], []), doors=([], ["red-door"]), deck=["red-door"] * 1)
    state.pool[1] = kind("green-sun")
    state.pool_size = 2
    state.count_pool()
    do(state, "play", card="red-sun")
    assert state.doors[0] == 1
    state = duo(HANDS, OPEN, top=["nightmare"], doors=(["blue-door"], ["red-door"]))
    do(state, "play", card="red-sun")
    assert {move for move in can(state) if "door" in move} == {"lose-door blue"}


@rule("D23")
def test_opening_a_second_door_with_a_key_warns() -> None:
    state = duo(HANDS, OPEN, top=["red-door"], doors=(["red-door"], []))
    do(state, "play", card="red-sun")
    assert set(state.warnings(0).values()) == {"second-door"}
    assert state.warnings(1) == {}


FOUR = ["red-door", "blue-door", "green-door", "brown-door"]


@rule("D24")
def test_both_win_with_four_different_doors_each() -> None:
    state = duo(HANDS, OPEN, top=["red-door"], doors=(FOUR[1:], FOUR), deck=[])
    do(state, "play", card="red-sun")
    do(state, "open", source="shared")
    assert state.outcome == oneiros.Outcome(scores=(8, 8), winners=(0, 1), reason="escaped")


@rule("D24")
def test_eight_doors_badly_shared_win_nothing_and_a_loss_is_for_both() -> None:
    state = duo(HANDS, OPEN, top=["red-door"], doors=([*FOUR, "blue-door"], FOUR[2:]), deck=[])
    do(state, "play", card="red-sun")
    do(state, "open", source="shared")
    assert state.outcome == oneiros.Outcome(scores=(8, 8), winners=(), reason="lost")  # the deck is empty


def _partner(state: DoorsState, eyes: int | None, owner: int) -> list[str | None]:
    return list(oneiros.plain(state.view(eyes))["dreamers"][owner]["hand"])


@rule("D25")
def test_silent_hides_drawn_cards_and_shows_what_was_seen() -> None:
    state = DOORS.new(players=2, seed=5)
    assert isinstance(state, DoorsState)
    for card in pile(state, "shared")[:6]:
        do(state, "draft", card=card)
    active = int(state.turn)
    drafted = hand(state, active)
    assert _partner(state, 1 - active, active) == drafted  # seen in the draft
    state = duo(HANDS, OPEN, top=["green-sun"])
    do(state, "discard", card="red-moon")
    do(state, "give", card="red-sun")
    do(state, "take", card="red-key")
    assert _partner(state, 1, 0) == [None, "red-key", None]  # what was swapped in stays known
    assert _partner(state, None, 0) == [None, "red-key", None]
    assert _partner(state, 0, 0) == ["blue-key", "red-key", "green-sun"]
    unseen = oneiros.plain(state.view(1))["unseen"]
    assert sum(unseen.values()) == oneiros.plain(state.view(1))["deck"] + 2


@rule("D25")
def test_open_shows_all_private_cards() -> None:
    state = duo(HANDS, OPEN, top=["green-sun"], talk="open")
    do(state, "play", card="red-moon")
    assert _partner(state, 1, 0) == ["red-sun", "blue-key", "green-sun"]


FIVE = ["green-sun", "blue-moon", "red-moon", "brown-sun", "brown-moon"]


@rule("D25", "D7")
def test_open_shows_the_prophecy_and_how_it_is_put_back() -> None:
    state = duo(HANDS, OPEN, top=FIVE, talk="open")
    state.listen()
    do(state, "discard", card="blue-key")
    do(state, "keep")
    for eyes in (0, 1, None):
        assert oneiros.plain(state.view(eyes))["sight"] == FIVE
        assert state.news(eyes)[0].facts == {"count": 5, "cards": FIVE}
    assert list(state.features(0)[: len(NAMES)]) == list(state.features(1)[: len(NAMES)])  # what is unseen
    do(state, "foresee", card="red-moon")
    do(state, "arrange", card="brown-sun")
    assert oneiros.plain(state.view(1))["top"] == ["brown-sun"]
    do(state, "arrange", card="brown-moon")
    do(state, "arrange", card="green-sun")
    put_back = [news.facts for news in state.news(1) if news.what == "arranged"]
    assert put_back == [{"count": 4, "cards": ["brown-sun", "brown-moon", "green-sun", "blue-moon"]}]
    for eyes in (0, 1, None):
        assert oneiros.plain(state.view(eyes))["top"] == ["brown-moon", "green-sun", "blue-moon"]
    dream = state.imagine(1, Rng(3))
    assert isinstance(dream, DoorsState)
    assert pile(dream, "top") == ["brown-moon", "green-sun", "blue-moon"]


def _known_set(state: DoorsState, eyes: int | None) -> list[dict[str, Any]]:
    return list(oneiros.plain(state.view(eyes))["rearranged"])


def _prophesied_twice() -> DoorsState:
    """Seat 0 put three cards back; now seat 1 has a prophecy over the two that are left of them and three others."""
    state = duo(
        (["red-sun", "blue-key", "red-moon"], ["blue-sun", "green-key", "brown-key"]),
        ["red-key", "brown-sun"],
        top=["green-sun", "blue-moon", "red-moon", "brown-sun", "brown-moon"],
    )
    do(state, "discard", card="blue-key")
    do(state, "keep")
    do(state, "foresee", card="red-moon")
    for card in ("green-sun", "brown-sun", "brown-moon"):
        do(state, "arrange", card=card)
    assert oneiros.plain(state.view(0))["top"] == ["brown-sun", "brown-moon", "blue-moon"]
    assert _known_set(state, 0) == []
    state.pool[0], state.pool[1] = kind("red-sun"), kind("red-sun")
    state.pool_size = 2
    state.count_pool()
    do(state, "discard", card="green-key")
    do(state, "keep")
    return state


@rule("D7", "D25")
def test_what_the_partner_rearranges_stays_a_known_set() -> None:
    state = _prophesied_twice()
    known = ["blue-moon", "brown-sun", "brown-moon"]
    for view in (oneiros.plain(state.view(0)), oneiros.plain(state.imagine(0, Rng(1)).view(0))):
        assert view["sight"] == [None] * 5
        assert view["rearranged"] == [{"cards": known, "top": [], "sight": [0, 1, 2, 3, 4], "hand": []}]
        assert sum(view["unseen"].values()) == 2 + 2  # two more in sight, two in the partner's hand
        assert not view["unseen"].keys() & set(known)
    assert _known_set(state, 1) == _known_set(state, None) == []
    unseen = oneiros.plain(state.view(0))["unseen"]
    assert [round(10 * number) for number in state.features(0)[: len(NAMES)]] == [unseen.get(name, 0) for name in NAMES]
    do(state, "foresee", card="red-sun")
    do(state, "arrange", card="brown-moon")
    assert _known_set(state, 0) == [{"cards": known, "top": [0], "sight": [0, 1, 2], "hand": []}]
    do(state, "arrange", card="blue-moon")
    do(state, "arrange", card="brown-sun")
    # The partner drew one of them, and of the three on top two are of the set.
    assert _known_set(state, 0) == [{"cards": known, "top": [0, 1, 2], "sight": [], "hand": [2]}]


@rule("D7", "D25")
def test_a_known_set_shrinks_by_what_is_seen_of_it_and_ends_with_a_shuffle() -> None:
    state = _prophesied_twice()
    do(state, "foresee", card="brown-moon")
    assert _known_set(state, 0)[0]["cards"] == ["blue-moon", "brown-sun"]
    do(state, "arrange", card="red-sun")
    do(state, "arrange", card="blue-moon")
    do(state, "arrange", card="brown-sun")
    assert _known_set(state, 0) == [{"cards": ["blue-moon", "brown-sun"], "top": [0, 1, 2], "sight": [], "hand": [2]}]
    state._shuffle()
    assert _known_set(state, 0) == []
    assert sum(oneiros.plain(state.view(0))["unseen"].values()) == 3 + 3


@rule("D25")
def test_the_known_one_of_two_alike_leaves_the_hand_first() -> None:
    state = duo((["red-sun", "red-sun", "blue-key"], HANDS[1]), OPEN, top=["green-sun"])
    state.known[1] = 1  # the second one was swapped in
    do(state, "play", card="red-sun")
    assert _partner(state, 1, 0) == [None, None, None]


def test_only_the_active_player_knows_the_order_after_a_prophecy() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "blue-moon", "red-moon", "brown-sun", "brown-moon"])
    do(state, "discard", card="blue-key")
    do(state, "keep")
    do(state, "foresee", card="red-moon")
    for card in ("brown-sun", "brown-moon", "green-sun"):
        do(state, "arrange", card=card)
    assert oneiros.plain(state.view(0))["top"] == ["brown-moon", "green-sun", "blue-moon"]
    assert oneiros.plain(state.view(1))["top"] == [None, None, None]
    assert oneiros.plain(state.view(None))["top"] == [None, None, None]


def test_a_drawn_card_that_the_partner_foresaw_is_known_to_them() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "blue-moon"])
    state.top_seen[0] = 0b10
    do(state, "play", card="red-sun")
    assert _partner(state, 1, 0) == [None, None, "green-sun"]


@rule("D7", "D25")
def test_the_news_of_a_drawn_card_tell_a_partner_who_knows_it() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "blue-moon"])
    state.top_seen[0] = 0b10
    state.listen()
    do(state, "play", card="red-sun")
    for eyes in (0, 1, None):  # all see it in the hand, a spectator too
        assert _partner(state, eyes, 0)[2] == "green-sun"
        assert state.news(eyes)[1].facts == {"card": "green-sun"}


def test_news_hide_what_the_partner_may_not_see() -> None:
    state = duo(HANDS, OPEN, top=["green-sun", "blue-moon", "red-moon", "brown-sun", "brown-moon"])
    state.listen()
    do(state, "play", card="red-sun")
    drew = {eyes: state.news(eyes)[1] for eyes in (0, 1, None)}
    assert drew[0].facts == {"card": "green-sun"}
    assert drew[1].facts == {"card": None}
    assert drew[None].facts == {"card": None}
    do(state, "discard", card="brown-key")
    do(state, "keep")
    assert state.news(0)[0].facts == {"count": 5, "cards": None}
    assert state.news(1)[0].facts["cards"][0] == "blue-moon"
