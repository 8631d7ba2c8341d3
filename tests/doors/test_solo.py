"""Doors for one player, rule by rule."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.doors.cards import DOOR, KINDS, NAMES, NIGHTMARE
from oneiros.games.doors.game import Doors
from oneiros.games.doors.position import HAND
from oneiros.games.doors.rules import DoorsState
from oneiros.testing import rule
from tests.doors.positions import DOORS, can, deck_counts, do, hand, kind, pile, solo

PLAIN_HAND = ["red-sun", "red-moon", "blue-sun", "green-moon", "brown-key"]


@rule("D1")
def test_76_cards() -> None:
    state = DOORS.new(seed=1)
    pieces = state.inventory()
    assert sum(pieces) == 76
    assert pieces[DOOR:NIGHTMARE] == [2, 2, 2, 2]
    assert sum(pieces[:DOOR]) == 58
    assert pieces[NIGHTMARE] == 10


@rule("D2")
def test_chambers_by_colour_and_symbol() -> None:
    pieces = dict(zip(NAMES, DOORS.new(seed=1).inventory(), strict=True))
    for colour, suns, total in (("red", 9, 16), ("blue", 8, 15), ("green", 7, 14), ("brown", 6, 13)):
        assert [pieces[f"{colour}-{symbol}"] for symbol in ("sun", "moon", "key")] == [suns, 4, 3]
        assert sum(pieces[f"{colour}-{symbol}"] for symbol in ("sun", "moon", "key")) == total


@rule("D3")
def test_the_deal_is_five_chambers_and_all_else_is_in_the_deck() -> None:
    for seed in range(200):
        state = DOORS.new(seed=seed)
        assert isinstance(state, DoorsState)
        assert state.held[0] == 5
        assert all(kind(card) < DOOR for card in hand(state))
        assert deck_counts(state)[DOOR:] == [2, 2, 2, 2, 10]
        assert not pile(state, "limbo")
        assert not pile(state, "discarded")


@rule("D4")
def test_a_card_may_not_repeat_the_last_symbol() -> None:
    state = solo(PLAIN_HAND, row=["blue-moon"])
    plays = {move for move in can(state) if move.startswith("play")}
    assert plays == {"play red-sun", "play blue-sun", "play brown-key"}
    with pytest.raises(oneiros.IllegalAction, match=r"ends with a moon.*\(D4\)") as caught:
        do(state, "play", card="red-moon")
    assert caught.value.rule == "D4"
    with pytest.raises(oneiros.IllegalAction, match="no green sun in the hand"):
        do(state, "play", card="green-sun")


@rule("D4")
def test_the_first_card_is_free_and_goes_to_the_end_of_the_row() -> None:
    state = solo(PLAIN_HAND, top=["green-sun", "green-moon"])
    assert {f"play {card}" for card in PLAIN_HAND} <= can(state)
    do(state, "play", card="red-moon")
    do(state, "play", card="red-sun")
    assert pile(state, "trail") == ["red-moon", "red-sun"]


@rule("D5")
def test_the_third_of_a_colour_finds_its_door_and_shuffles() -> None:
    state = solo(PLAIN_HAND, row=["red-sun", "red-moon"], top=["blue-moon", "blue-moon"])
    state.top_seen[0] = state.top_seen[1] = 1  # a prophecy, lost by the shuffle
    do(state, "play", card="red-sun")
    assert oneiros.plain(state.view(0))["dreamers"][0]["doors"] == ["red-door"]
    assert state.top_size == 0
    assert deck_counts(state)[DOOR] == 1


@rule("D5")
def test_two_of_a_colour_or_three_apart_find_nothing() -> None:
    for row in (["red-moon"], ["red-sun", "blue-moon"], ["red-sun", "red-moon", "blue-key"]):
        state = solo(["red-sun", *PLAIN_HAND[1:]], row=row, top=["green-sun"])
        do(state, "play", card="red-sun")
        assert list(state.doors) == [0, 0, 0, 0]


@rule("D5")
def test_three_cards_count_once_and_six_earn_two() -> None:
    state = solo(
        ["red-sun", "red-moon", "red-sun", "red-moon", "brown-key"],
        row=["red-sun", "red-moon"],
        deck=["red-door", "red-door", *["green-sun"] * 5],
    )
    opened = []
    for card in ("red-sun", "red-moon", "red-sun", "red-moon"):
        do(state, "play", card=card)
        opened.append(int(state.doors[0]))
    assert opened == [1, 1, 1, 2]


@rule("D5")
def test_a_triple_without_a_door_in_the_deck_is_spent_and_shuffles_nothing() -> None:
    state = solo(
        ["red-sun", "red-moon", "red-sun", "red-key", "brown-key"],
        row=["red-sun", "red-moon"],
        doors=["red-door", "red-door"],
        top=["blue-moon", "green-sun"],
    )
    do(state, "play", card="red-sun")
    assert state.top_size == 1  # the other card drawn, this one still known to lie on top
    assert int(state.run[0]) == 3
    assert int(state.doors[0]) == 2
    assert state.phase == 1


@rule("D6")
def test_discarding_puts_the_card_on_the_pile() -> None:
    state = solo(PLAIN_HAND, row=["blue-moon"], top=["green-sun"])
    do(state, "discard", card="red-moon")
    assert pile(state, "discarded")[-1] == "red-moon"
    assert pile(state, "trail") == ["blue-moon"]
    assert hand(state) == ["red-sun", "blue-sun", "green-moon", "brown-key", "green-sun"]


PROPHECY = ["red-sun", "blue-door", "nightmare", "green-key", "red-sun"]


@rule("D7")
def test_a_discarded_key_gives_a_prophecy() -> None:
    state = solo(PLAIN_HAND, top=PROPHECY)
    do(state, "discard", card="brown-key")
    assert pile(state, "sight") == PROPHECY
    assert can(state) == {f"foresee {card}" for card in PROPHECY}
    assert set(state.warnings(0).values()) == {"discards-door"}
    do(state, "foresee", card="nightmare")
    assert pile(state, "discarded")[-2:] == ["brown-key", "nightmare"]
    do(state, "arrange", card="red-sun")
    do(state, "arrange", card="green-key")
    do(state, "arrange", card="blue-door")
    # The last one has only one place; then the first one put back was drawn into the hand.
    assert pile(state, "top") == ["green-key", "blue-door", "red-sun"]
    assert hand(state)[-1] == "red-sun"


@rule("D7")
def test_a_door_may_be_discarded_and_the_game_goes_on() -> None:
    state = solo(PLAIN_HAND, top=PROPHECY)
    do(state, "discard", card="brown-key")
    do(state, "foresee", card="blue-door")
    assert pile(state, "discarded")[-1] == "blue-door"
    assert state.outcome is None


@rule("D7")
def test_a_prophecy_of_a_short_deck_and_of_none() -> None:
    state = solo(PLAIN_HAND, top=["red-sun", "blue-moon"], deck=[])
    do(state, "discard", card="brown-key")
    assert pile(state, "sight") == ["red-sun", "blue-moon"]
    do(state, "foresee", card="red-sun")
    assert hand(state)[-1] == "blue-moon"
    state = solo(PLAIN_HAND, deck=[])
    do(state, "discard", card="brown-key")
    assert state.outcome is not None


@rule("D7")
def test_suns_and_moons_give_no_prophecy() -> None:
    state = solo(PLAIN_HAND, top=PROPHECY)
    do(state, "discard", card="red-sun")
    assert state.phase == 1
    assert state.sight_size == 0


@rule("D8")
def test_the_hand_is_filled_to_five() -> None:
    state = solo(PLAIN_HAND, top=["green-sun", "blue-moon"])
    do(state, "play", card="red-sun")
    assert len(hand(state)) == 5
    assert pile(state, "top") == ["blue-moon"]


@rule("D9")
def test_a_chamber_goes_into_the_hand() -> None:
    state = solo(PLAIN_HAND, top=["green-sun"])
    do(state, "play", card="red-sun")
    assert hand(state) == [*PLAIN_HAND[1:], "green-sun"]


@rule("D10")
def test_a_door_may_be_opened_with_its_key() -> None:
    state = solo(PLAIN_HAND, top=["brown-door", "green-sun", "green-sun"])
    do(state, "play", card="red-sun")
    assert can(state) == {"open", "leave"}
    do(state, "open")
    assert int(state.doors[3]) == 1
    assert pile(state, "discarded") == ["brown-key"]
    assert state.phase == 1  # no prophecy
    assert hand(state) == ["red-moon", "blue-sun", "green-moon", "green-sun", "green-sun"]


@rule("D10")
def test_a_door_may_be_left_and_must_be_without_its_key() -> None:
    state = solo(PLAIN_HAND, top=["brown-door", "blue-door", "green-sun"])
    do(state, "play", card="red-sun")
    do(state, "leave")
    # The blue door found no key, went to Limbo by itself, and both were shuffled in at the end of the turn.
    assert state.phase == 1
    assert hand(state)[-1] == "green-sun"
    assert deck_counts(state)[DOOR:NIGHTMARE] == [2, 2, 2, 2]
    assert list(state.doors) == [0, 0, 0, 0]


def _nightmare(**more: object) -> DoorsState:
    """A nightmare has just been drawn."""
    given: dict[str, object] = {"hand": PLAIN_HAND, "top": ["nightmare", "green-sun"]} | more
    state = solo(**given)  # type: ignore[arg-type]
    do(state, "play", card="red-sun")
    assert state.drawn == NIGHTMARE
    return state


@rule("D11")
def test_a_nightmare_offers_what_is_possible_and_is_discarded() -> None:
    state = _nightmare(doors=["blue-door"])
    assert can(state) == {"lose-key brown", "lose-door blue", "lose-five", "lose-hand"}
    do(state, "lose-key", colour="brown")
    assert pile(state, "discarded") == ["brown-key", "nightmare"]
    assert len(hand(state)) == 5  # and drawing went on
    state = _nightmare(hand=["red-sun", "red-sun", "red-sun", "red-moon", "red-moon"])
    assert can(state) == {"lose-five", "lose-hand"}


@rule("D12")
def test_a_key_lost_to_a_nightmare_gives_no_prophecy() -> None:
    state = _nightmare(hand=["red-sun", "red-key", "blue-key", "red-moon", "red-moon"])
    assert {"lose-key red", "lose-key blue"} <= can(state)
    do(state, "lose-key", colour="blue")
    assert "blue-key" not in hand(state)
    assert pile(state, "discarded") == ["blue-key", "nightmare"]
    assert state.phase == 1


@rule("D13")
def test_a_door_lost_to_a_nightmare_goes_to_limbo_and_back_into_the_deck() -> None:
    state = _nightmare(doors=["blue-door", "green-door"], top=["nightmare", "nightmare", "green-sun"])
    do(state, "lose-door", colour="blue")
    assert pile(state, "limbo") == ["blue-door"]
    assert list(state.doors) == [0, 0, 1, 0]
    do(state, "lose-key", colour="brown")
    assert not pile(state, "limbo")
    assert deck_counts(state)[DOOR + 1] == 2


@rule("D14")
def test_the_top_five_are_lost_but_doors_and_nightmares_go_to_limbo() -> None:
    top = ["nightmare", "red-sun", "blue-door", "nightmare", "green-key"]
    state = _nightmare(top=top, deck=["blue-moon"] * 3)
    before = len(pile(state, "discarded"))
    do(state, "lose-five")
    assert pile(state, "discarded")[before:] == ["red-sun", "green-key", "blue-moon", "nightmare"]
    counts = deck_counts(state)
    assert counts[DOOR + 1] == 1
    assert counts[NIGHTMARE] == 1
    assert counts[kind("blue-moon")] == 1


@rule("D14")
def test_a_short_deck_is_lost_whole_and_an_empty_one_cannot_be() -> None:
    state = _nightmare(top=["nightmare", "red-sun", "blue-door"], deck=[])
    assert state.warnings(0) == {DOORS.encode({"do": "lose-five"}): "empties-deck"}
    do(state, "lose-five")
    assert state.outcome is not None
    state = _nightmare(top=["nightmare"], deck=[])
    assert can(state) == {"lose-key brown", "lose-hand"}


@rule("D15")
def test_the_hand_is_lost_and_dealt_anew_with_no_effects() -> None:
    state = _nightmare(
        hand=["red-sun", "red-moon", "blue-sun", "green-moon", "brown-key"],
        top=["nightmare", "brown-door", "nightmare", "red-key", "brown-sun"],
    )
    do(state, "lose-hand")
    assert state.phase == 1
    assert pile(state, "discarded") == ["red-moon", "blue-sun", "green-moon", "brown-key", "nightmare"]
    assert hand(state)[:2] == ["red-key", "brown-sun"]
    assert len(hand(state)) == 5
    assert list(state.doors) == [0, 0, 0, 0]
    counts = deck_counts(state)
    assert counts[DOOR + 3] == 2
    assert counts[NIGHTMARE] == 9


@rule("D15")
def test_a_nightmare_that_can_do_nothing_is_discarded() -> None:
    state = solo(["red-sun"], top=["nightmare", "green-sun"], deck=[])
    state.top_size = 1
    do(state, "play", card="red-sun")  # an empty hand, no door, an empty deck
    assert pile(state, "discarded")[-1] == "nightmare"
    assert state.outcome is not None


@rule("D16")
def test_limbo_goes_back_and_the_deck_is_shuffled_only_then() -> None:
    state = solo(PLAIN_HAND, top=["blue-door", "green-sun", "blue-moon", "blue-sun"])
    do(state, "play", card="red-sun")
    assert state.top_size == 0  # the order is gone
    assert deck_counts(state)[DOOR + 1] == 2
    state = solo(PLAIN_HAND, top=["green-sun", "blue-moon", "blue-sun"])
    do(state, "play", card="red-sun")
    assert pile(state, "top") == ["blue-moon", "blue-sun"]  # the order holds


@rule("D17")
def test_the_eighth_door_wins_at_once() -> None:
    seven = ["red-door", "red-door", "blue-door", "blue-door", "green-door", "green-door", "brown-door"]
    state = solo(PLAIN_HAND, doors=seven, top=["brown-door"])
    do(state, "play", card="red-sun")
    do(state, "open")
    assert len(hand(state)) == 3  # no more drawing
    outcome = state.outcome
    assert outcome == oneiros.Outcome(scores=(8,), winners=(0,), reason="escaped")
    assert state.actors == ()
    state = solo(PLAIN_HAND, doors=seven, row=["brown-sun", "brown-moon"])
    do(state, "play", card="brown-key")
    assert state.outcome == outcome


@rule("D18")
def test_an_empty_deck_loses_when_a_card_must_be_drawn() -> None:
    state = solo(PLAIN_HAND, top=["green-sun"], deck=[])
    do(state, "play", card="red-sun")
    assert state.outcome is None  # empty, but nothing had to be drawn from it
    do(state, "play", card="red-moon")
    assert state.outcome == oneiros.Outcome(scores=(0,), winners=(), reason="lost")


@rule("D18")
def test_limbo_does_not_help_and_a_new_hand_may_lose_too() -> None:
    state = solo(PLAIN_HAND, top=["blue-door", "red-door"], deck=[])
    do(state, "play", card="red-sun")
    assert state.outcome is not None
    state = _nightmare(top=["nightmare", "red-sun", "blue-sun"], deck=["green-sun", "green-door"])
    do(state, "lose-hand")
    assert state.outcome is not None


def test_the_pool_is_drawn_evenly() -> None:
    """Lazy drawing is a shuffle: each kind is drawn as often as the deck holds it."""
    drawn = [0] * KINDS
    games = 4000
    for seed in range(games):
        state = DOORS.new(seed=seed)
        assert isinstance(state, DoorsState)
        for slot in range(HAND):
            drawn[state.hand[slot]] += 1
    assert isinstance(state.game, Doors)
    total = sum(state.game.counts[:DOOR])
    for card in range(DOOR):
        share = state.game.counts[card] / total
        expected = games * HAND * share
        assert abs(drawn[card] - expected) < 4.5 * (expected * (1 - share)) ** 0.5
