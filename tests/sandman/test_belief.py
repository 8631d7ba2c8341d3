"""What players of Sandman can work out: `imagine` deals what they cannot see, each way with its right chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from oneiros import Rng
from oneiros.games.sandman.cards import ENCOUNTER_NAMES
from oneiros.games.sandman.position import AGE, NAME
from oneiros.games.sandman.rules import SandmanState
from tests.chi import fits
from tests.sandman.positions import (
    SANDMAN,
    do,
    fresh,
    hand,
    holds,
    only_in_bag,
    only_in_fates,
    stock,
    take,
    token_name,
    tokens,
    weave,
)

DREAMS = 4000


def dreams(state: SandmanState, seat: int, number: int = DREAMS) -> list[SandmanState]:
    rng = Rng(11)
    return [state.imagine(seat, rng) for _ in range(number)]


def stock_in_order(state: SandmanState, seat: int) -> tuple[str, ...]:
    return tuple(token_name(token) for token in state.tokens_of(seat))


def test_fronts_are_dealt_among_tokens_with_the_same_back() -> None:
    state = fresh()
    stock(state, 1, ["owl", "fox/blank"])
    only_in_bag(state, ["owl", "eel", "kite/blank"])
    expected: Counter[tuple[str, ...]] = Counter()
    for sand in ("owl", "owl", "eel"):
        for blank in ("fox/blank", "kite/blank"):
            expected[(sand, blank)] += 1
    fits(Counter(stock_in_order(dream, 1) for dream in dreams(state, 0)), expected)
    assert {stock_in_order(dream, 1) for dream in dreams(state, 1, 20)} == {("owl", "fox/blank")}


def test_breaks_are_hidden_from_all() -> None:
    state = fresh()
    only_in_bag(state, ["owl", "eel"])
    weave(state, 0, ["tear-of-the-moon", "one-red-thread"])
    for seat in range(2):
        found: Counter[tuple[str, ...]] = Counter(
            tuple(token_name(rift) for rift in dream.rift_kinds()) for dream in dreams(state, seat)
        )
        expected: Counter[tuple[str, ...]] = Counter([("owl",), ("eel",)])
        fits(found, expected)


def test_what_second_sight_showed_is_known_until_it_leaves() -> None:
    state = fresh(players=3)
    stock(state, 1, ["owl", "eel"])
    stock(state, 2, ["fox"])
    holds(state, 0, "second-sight")
    do(state, "play", encounter="second-sight")
    do(state, "look", other=1, secret="tokens")
    assert {stock_in_order(dream, 1) for dream in dreams(state, 0, 50)} == {("owl", "eel")}
    assert len({stock_in_order(dream, 1) for dream in dreams(state, 2, 50)}) > 5
    # Seat 1 pays the eel: seat 0 sees it go and still knows the owl.
    state._begin_turn(1)
    do(state, "move", wheel="black", steps=4)
    do(state, "spend", particle="eel", back="sand")
    assert {stock_in_order(dream, 1) for dream in dreams(state, 0, 50)} == {("owl",)}


def test_tokens_given_in_a_swap_stay_known_to_the_giver() -> None:
    state = fresh(players=3)
    stock(state, 0, ["owl", "eel", "kite"])
    stock(state, 1, ["fox", "well", "thorn"])
    holds(state, 0, "swap")
    do(state, "play", encounter="swap")
    do(state, "trade", other=1)
    do(state, "spend", particle="owl", back="sand")
    do(state, "spend", particle="eel", back="sand")
    for dream in dreams(state, 0, 50):
        assert {"owl", "eel"} <= set(tokens(dream, 1))
        assert tokens(dream, 0) == tokens(state, 0)
    taken = set(tokens(state, 0)) - {"kite"}
    for dream in dreams(state, 1, 50):
        assert taken <= set(tokens(dream, 0))
    assert any(not taken <= set(tokens(dream, 0)) for dream in dreams(state, 2, 50))


def test_goals_come_from_those_not_seen() -> None:
    state = fresh(players=3)
    mine, theirs = int(state.goal[0]), int(state.goal[2])
    state.goal_seen[2] |= 1
    others = [goal for goal in range(8) if goal not in (mine, theirs)]
    fits(Counter(int(dream.goal[1]) for dream in dreams(state, 0)), Counter(others))
    assert {int(dream.goal[2]) for dream in dreams(state, 0, 50)} == {theirs}
    pairs = Counter((int(dream.goal[0]), int(dream.goal[2])) for dream in dreams(state, 1, 8000))
    fits(pairs, Counter(permutations([goal for goal in range(8) if goal != int(state.goal[1])], 2)))


def test_encounters_in_hands_and_deck_are_one_pool() -> None:
    state = fresh()
    holds(state, 0, "swap")
    holds(state, 1, "mender", "mender")
    only_in_fates(state, ["weaver", "swap"])
    found = Counter(tuple(hand(dream, 1)) for dream in dreams(state, 0))
    expected: Counter[tuple[str, ...]] = Counter(permutations(["mender", "mender", "weaver", "swap"], 2))
    fits(found, expected)


def test_what_was_held_before_a_shuffle_is_not_among_the_cards_shuffled() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon", "sunken-dowry", "nursery-reef"])
    holds(state, 1, "mender", "lullaby")
    only_in_fates(state, [], discards=["weaver", "swap", "keepsake"])
    take(state, "slow-giant")
    do(state, "attach", level=2)
    assert state.shuffles == 1
    for dream in dreams(state, 1, 200):
        assert hand(dream, 1) == ["mender", "lullaby"]
        drawn = {ENCOUNTER_NAMES[fate & NAME] for fate in list(dream.drawn[: dream.drawn_size])}
        assert drawn < {"weaver", "swap", "keepsake"}
        assert all(fate >> AGE == 1 for fate in list(dream.drawn[: dream.drawn_size]))
    held = Counter(tuple(hand(dream, 1)) for dream in dreams(state, 0))
    fits(held, Counter(permutations(["mender", "lullaby"])))
    # Of the three shuffled cards one is kept, one open, one in the deck; those held before are not among them.
    do(state, "keep", encounter=ENCOUNTER_NAMES[state.drawn[0] & NAME])
    shuffled = {"weaver", "swap", "keepsake"} - {ENCOUNTER_NAMES[kind] for kind in range(12) if state.spent[kind]}
    assert len(shuffled) == 2
    fits(Counter(hand(dream, 0)[0] for dream in dreams(state, 1)), Counter(shuffled))


def test_dreams_of_whole_games_look_the_same_to_the_dreamer() -> None:
    rng = Rng(5)
    for seed in range(6):
        state = SANDMAN.new(players=2 + seed % 3, seed=seed)
        while state.actors:
            seat = int(rng.below(state.players))
            if not rng.below(4):
                assert state.imagine(seat, rng).view(seat) == state.view(seat)
            state.step(state.actors[0], state.pick(state.actors[0], rng))


def test_hands_from_two_decks_are_dealt_apart_with_what_is_left_of_each() -> None:
    state = fresh(players=3)
    holds(state, 0, "swap")
    holds(state, 1, "mender", "lullaby")
    only_in_fates(state, [], discards=["weaver", "swap", "keepsake"])
    first = state._take_fate()  # the deck is made anew for it
    assert first >> AGE == 1
    state._hold_fate(1, first)
    found = Counter(tuple(hand(dream, 1)) for dream in dreams(state, 0))
    fits(
        found,
        Counter((*old, new) for old in permutations(["mender", "lullaby"]) for new in ("weaver", "swap", "keepsake")),
    )
    assert {tuple(hand(dream, 1)) for dream in dreams(state, 1, 20)} == {tuple(hand(state, 1))}
