"""What players of Doors can work out: `imagine` deals what they cannot see, each way with its right chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from oneiros import Rng
from oneiros.games.doors.belief import Fog, spread
from oneiros.games.doors.cards import KINDS, NAMES
from oneiros.games.doors.position import HAND
from oneiros.games.doors.rules import DoorsState
from tests.chi import fits
from tests.doors.positions import DOORS, do, duo, hand, kind, pile, solo

HANDS = (["red-sun", "red-moon", "blue-key"], ["green-sun", "green-moon", "brown-key"])
OPEN = ["blue-sun", "red-key"]
DREAMS = 6000


def dreams(state: DoorsState, seat: int, number: int = DREAMS) -> list[DoorsState]:
    rng = Rng(11)
    imagined = [state.imagine(seat, rng) for _ in range(number)]
    assert all(isinstance(dream, DoorsState) for dream in imagined)
    return imagined


def test_a_prophecy_holds_in_every_dream() -> None:
    state = solo(["red-sun", "red-key"], top=["blue-sun", "blue-moon", "green-sun", "green-moon", "nightmare"])
    do(state, "discard", card="red-key")
    do(state, "foresee", card="nightmare")
    for card in ("green-moon", "blue-moon", "blue-sun"):
        do(state, "arrange", card=card)
    for dream in dreams(state, 0, 20):
        assert pile(dream, "top") == pile(state, "top")
        assert sorted(pile(dream, "pool")) == sorted(pile(state, "pool"))


def test_the_partners_hidden_cards_and_the_deck_are_one_pool() -> None:
    """Four cards unseen, two of them in the partner's hand: every split is as likely as it should be."""
    state = duo(
        (["red-sun", "red-moon", "blue-key"], ["green-sun", "green-sun", "brown-key"]),
        OPEN,
        deck=["green-sun", "blue-moon"],
    )
    state.known[HAND + 2] = 1  # the brown key was seen
    found: Counter[tuple[str, ...]] = Counter(tuple(hand(dream, 1)) for dream in dreams(state, 0))
    assert {cards[2] for cards in found} == {"brown-key"}
    unseen = ["green-sun", "green-sun", "green-sun", "blue-moon"]
    expected: Counter[tuple[str, ...]] = Counter((one, two, "brown-key") for one, two in permutations(unseen, 2))
    fits(found, expected)


def test_an_unknown_order_on_top_is_dealt_anew_and_a_known_one_is_not() -> None:
    state = duo(HANDS, OPEN, top=["red-sun", "blue-moon"], deck=["green-key"])
    state.known[HAND] = state.known[HAND + 1] = state.known[HAND + 2] = 1
    state.top_seen[0] = 0b01
    state.top_seen[1] = 0b10
    mine: Counter[tuple[str, ...]] = Counter(tuple(pile(dream, "top")) for dream in dreams(state, 0))
    expected: Counter[tuple[str, ...]] = Counter({("red-sun", "blue-moon"): 1, ("red-sun", "green-key"): 1})
    fits(mine, expected)
    theirs = Counter(tuple(pile(dream, "top"))[1] for dream in dreams(state, 1, 50))
    assert set(theirs) == {"blue-moon"}


def test_a_hand_is_imagined_of_chambers_alone() -> None:
    """Doors and nightmares cannot be in a hand, so they are in the deck, whatever else is."""
    state = duo(HANDS, OPEN, deck=["red-door", "nightmare", "nightmare", "blue-moon"])
    found: Counter[tuple[str, ...]] = Counter(tuple(hand(dream, 1)) for dream in dreams(state, 0))
    expected: Counter[tuple[str, ...]] = Counter(permutations([*HANDS[1], "blue-moon"], 3))
    fits(found, expected)


def two_prophecies(deck: tuple[str, ...] = ("green-moon", "green-sun", "brown-sun")) -> DoorsState:
    """Seat 1 foresaw two cards; then seat 0 had a prophecy over them and two more, and drew one unseen."""
    state = duo(
        HANDS,
        OPEN,
        top=["red-moon", "blue-moon", "green-moon", "brown-moon"],
        deck=deck,
    )
    for slot in range(3):
        state.known[slot] = 1
    state.top_seen[0] = state.top_seen[1] = 0b10
    state.pool_size = 0  # so that the prophecy sees four cards; the others come back below
    state.count_pool()
    do(state, "discard", card="blue-key")
    do(state, "keep")
    do(state, "foresee", card="brown-moon")
    state.pool_size = 3
    state.count_pool()
    return state


def test_the_partner_still_knows_which_cards_were_rearranged() -> None:
    """Seat 1 knows red and blue are among the three places left; the third is one of the four it never saw."""
    state = two_prophecies()
    places = Counter(tuple(sorted(pile(dream, "sight"))) for dream in dreams(state, 1))
    others = ["green-moon", "green-moon", "green-sun", "brown-sun"]
    expected = Counter(tuple(sorted(["red-moon", "blue-moon", other])) for other in others)
    fits(places, expected)


def test_a_rearranged_card_drawn_unseen_is_one_of_three_alike() -> None:
    state = two_prophecies()
    for card in ("green-moon", "red-moon"):
        do(state, "arrange", card=card)
    assert hand(state, 0)[-1] == "green-moon"
    assert pile(state, "top") == ["red-moon", "blue-moon"]
    others = ["green-moon", "green-moon", "green-sun", "brown-sun"]
    expected: Counter[tuple[str, ...]] = Counter()
    for other in others:
        for drawn, *top in permutations(["red-moon", "blue-moon", other]):
            expected[(drawn, *top)] += 1
    found = Counter((hand(dream, 0)[-1], *pile(dream, "top")) for dream in dreams(state, 1))
    fits(found, expected)
    # Whoever drew it knows it, of course, and the order.
    assert all(pile(dream, "top") == ["red-moon", "blue-moon"] for dream in dreams(state, 0, 20))


def test_a_rearranged_card_in_a_hand_is_a_chamber() -> None:
    """As above, but two of the cards never seen cannot be the one drawn."""
    state = two_prophecies(deck=("red-door", "nightmare", "green-sun"))
    for card in ("green-moon", "red-moon"):
        do(state, "arrange", card=card)
    expected: Counter[tuple[str, ...]] = Counter()
    for other in ("green-moon", "red-door", "nightmare", "green-sun"):
        for drawn, *top in permutations(["red-moon", "blue-moon", other]):
            if drawn not in ("red-door", "nightmare"):
                expected[(drawn, *top)] += 1
    found = Counter((hand(dream, 0)[-1], *pile(dream, "top")) for dream in dreams(state, 1))
    fits(found, expected)


def test_a_card_seen_later_leaves_the_fog() -> None:
    state = two_prophecies()
    for card in ("green-moon", "red-moon"):
        do(state, "arrange", card=card)
    # Seat 1 draws the red moon: the two marked cards are one here, one among the two other places.
    do(state, "play", card="green-sun")
    assert hand(state, 1)[-1] == "red-moon"
    others = ["green-moon", "green-moon", "green-sun", "brown-sun"]
    expected: Counter[tuple[str, ...]] = Counter()
    for other in others:
        for drawn, top in permutations(["blue-moon", other]):
            expected[(drawn, top)] += 1
    found = Counter((hand(dream, 0)[-1], *pile(dream, "top")) for dream in dreams(state, 1))
    fits(found, expected)


def test_what_was_shuffled_away_is_gone_but_the_drawn_card_is_remembered() -> None:
    state = two_prophecies()
    for card in ("green-moon", "red-moon"):
        do(state, "arrange", card=card)
    state._shuffle()
    found = Counter(hand(dream, 0)[-1] for dream in dreams(state, 1))
    # One of three places was drawn from: red, blue, or one of the four others.
    expected = Counter({"red-moon": 4, "blue-moon": 4, "green-moon": 2, "green-sun": 1, "brown-sun": 1})
    fits(found, expected)


def test_spread_weighs_what_was_seen() -> None:
    """The marked red sun lies on one of two places; then the first is seen to hold a red sun, perhaps another."""
    red, blue = kind("red-sun"), kind("blue-sun")
    others = [red, red, blue]  # the cards that are not marked; one of them is on the other place
    ways: Counter[int] = Counter()
    for other in others:
        ways[other] += 1  # the marked one lies first and was the one seen
        if other == red:
            ways[red] += 1  # the marked one lies second, the other was seen
    unseen = [0] * KINDS  # after the first place was seen to hold a red sun
    unseen[red], unseen[blue] = 2, 1
    fog = Fog([red], [red], 0)
    rng = Rng(3)
    found: Counter[int] = Counter()
    for _ in range(DREAMS):
        chosen = spread(fog, 0, 1, 0, unseen, rng).in_deck
        if chosen:
            found[chosen[0]] += 1
        else:
            rest = [card for card in range(KINDS) for _ in range(unseen[card])]
            found[rest[rng.below(len(rest))]] += 1
    fits(found, ways)


def test_a_second_prophecy_of_the_partner_keeps_one_fog() -> None:
    state = two_prophecies()
    for card in ("green-moon", "red-moon"):
        do(state, "arrange", card=card)
    do(state, "discard", card="green-sun")
    do(state, "keep")
    assert state.turn == 0
    state.hand[0] = kind("brown-key")
    do(state, "discard", card="brown-key")
    do(state, "keep")
    assert len(state.fogs) == 2
    for dream in dreams(state, 1, 200):
        seen = Counter([*pile(dream, "sight"), *hand(dream, 0)])
        assert seen["blue-moon"] >= 1  # it was never seen to leave


@pytest.mark.parametrize("talk", ["silent", "open"])
def test_dreams_of_whole_games_agree_with_all_that_was_seen(talk: str) -> None:
    """A witness that remembers every prophecy card by card is never contradicted by a dream of its order."""
    rng = Rng(5)
    for seed in range(40):
        state = DOORS.new(players=2, seed=seed, talk=talk)
        assert isinstance(state, DoorsState)
        while state.actors:
            for seat in (0, 1):
                dream = state.imagine(seat, rng)
                assert isinstance(dream, DoorsState)
                assert dream.view(seat) == state.view(seat), (seed, [NAMES[card] for card in state.cards_in("top")])
            legal = state.legal(state.actors[0])
            keys = [action for action in legal if 24 <= action < 48 and action % 12 % 3 == 2]
            chosen = keys or legal  # many prophecies
            state.apply(state.actors[0], chosen[rng.below(len(chosen))])


@pytest.mark.parametrize("players", [1, 2])
def test_the_count_of_the_pool_is_right_whatever_happens(players: int) -> None:
    rng = Rng(5)
    for seed in range(20):
        state = DOORS.new(players=players, seed=seed)
        while state.actors:
            dream = state.imagine(seed % players, rng)
            for one in (state, dream):
                assert isinstance(one, DoorsState)
                pool = one.cards_in("pool")
                assert list(one.in_pool) == [pool.count(card) for card in range(KINDS)]
            state.apply(state.actors[0], int(state.pick(state.actors[0], rng)))
