"""The heuristic of Ravens: legal moves, by its own seat's knowledge alone, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from oneiros import Rng
from oneiros.bots import LEVELS
from oneiros.core.heuristic import Heuristic
from oneiros.core.types import TABLE
from oneiros.games.ravens.bots.heuristic import RavensHeuristic
from oneiros.games.ravens.cards import PEEK_ONE, SWAP_TWO, TAKE_TWO
from oneiros.games.ravens.moves import CHOOSE, CLAIM, DRAW, DROP, PLACES, SWAP, TAKE, USE, WAKE, Choose
from oneiros.games.ravens.rules import RavensState
from tests.ravens.positions import GAME, drawing, new, playing

VARIANTS: list[dict[str, Any]] = [
    {},
    {"penalty": 15, "tie": "zero"},
    {"target": 20},
    {"rounds": 2},
    {"scary_nines": True},
    {"all_or_nothing": True},
    {"claims": True},
    {"memory": "strict"},
    {"scary_nines": True, "all_or_nothing": True, "claims": True, "memory": "strict", "penalty": 15},
]
MINE = {(0, place): (0,) for place in range(4)}


@pytest.fixture
def heuristic() -> Heuristic:
    return GAME.heuristic()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", GAME.players)
def test_every_move_is_legal_and_every_value_a_chance(players: int, options: dict[str, Any]) -> None:
    """In positions that random players come to, too: it is asked in the middle of what others began."""
    rng = Rng(players)
    heuristics = [GAME.heuristic() for _ in LEVELS]
    for one, level in zip(heuristics, LEVELS, strict=True):
        one.set_level(level)
    state = new(players, seed=4, **options)
    for number in range(300):
        seat = int(state.actor())
        if seat == TABLE:
            break
        assert sum(heuristics[-1].value(state, one) for one in range(players)) == pytest.approx(1.0)
        actions = [int(one.choose(state.imagine(seat, rng), seat, rng)) for one in heuristics]
        assert all(state.allows(seat, action) for action in actions)
        state.apply(seat, actions[0] if number % 3 else int(state.pick(seat, rng)))


@pytest.mark.parametrize("players", GAME.players)
def test_it_goes_by_what_its_seat_has_seen(players: int, heuristic: Heuristic) -> None:
    rng = Rng(9)
    state = new(players, seed=2, claims=True)
    for _ in range(150):
        seat = int(state.actor())
        if seat == TABLE:
            break
        action = heuristic.move(state, seat, Rng(0))
        assert heuristic.move(state.imagine(seat, rng), seat, Rng(0)) == action
        state.apply(seat, int(state.pick(seat, rng) if rng.below(3) == 0 else action))


def test_a_playout_ends_with_the_round_and_is_the_same_for_the_same_seed(heuristic: Heuristic) -> None:
    state = new(3, seed=5)
    state.apply(0, 0)
    one, two = state.clone(), state.clone()
    assert heuristic.playout(one, Rng(1)) == heuristic.playout(two, Rng(1)) > 0
    assert one.digest() == two.digest()
    assert one.round == state.round + 1
    assert heuristic.settled(one)
    assert not heuristic.settled(state)
    assert heuristic.playout(one, Rng(1)) == 0


def test_it_wakes_up_when_its_dream_is_likely_the_best(heuristic: Heuristic) -> None:
    good = playing([[0, 1, 0, 1], [9, 8, 7, 6]], seen=MINE)
    bad = playing([[9, 8, 9, 8], [9, 8, 7, 6]], seen=MINE)
    assert heuristic.move(good, 0, Rng(0)) == WAKE
    assert heuristic.move(bad, 0, Rng(0)) != WAKE


def test_it_dares_less_when_the_others_are_known_to_be_better(heuristic: Heuristic) -> None:
    everything = {(owner, place): (0,) for owner in range(2) for place in range(4)}
    assert heuristic.move(playing([[1, 1, 1, 1], [0, 0, 0, 2]], seen=everything), 0, Rng(0)) != WAKE
    assert heuristic.move(playing([[1, 1, 1, 1], [3, 0, 0, 2]], seen=everything), 0, Rng(0)) == WAKE


def test_who_searches_and_has_still_to_learn_wakes_up_only_when_surer_than_need_be() -> None:
    lucid = GAME.heuristic()
    lucid.set_level("lucid")
    master = GAME.heuristic()
    master.set_level("oracle")
    assert lucid.prunes_moves
    assert not master.prunes_moves
    dared = shunned = 0
    rng = Rng(2)
    for seed in range(20):
        state = new(2, seed=seed)
        while state.actors and dared < 40:
            seat = state.actors[0]
            dream = state.imagine(seat, rng)
            move = int(master.move(dream, seat, rng))
            prunes = lucid.prunes(dream, seat, WAKE)
            assert prunes or move == WAKE or WAKE not in state.legal(seat), "it never dares more"
            assert not lucid.prunes(dream, seat, DRAW)
            dared += move == WAKE
            shunned += move == WAKE and prunes
            state.apply(seat, move)
    assert 0 < shunned < dared


def test_a_low_card_that_lies_open_goes_where_the_worst_card_is(heuristic: Heuristic) -> None:
    state = playing([[8, 9, 7, 8], [5, 5, 4, 4]], top=0, seen=MINE)
    assert heuristic.move(state, 0, Rng(0)) == TAKE + 1
    assert heuristic.move(playing([[8, 9, 7, 8], [5, 5, 4, 4]], top=9, seen=MINE), 0, Rng(0)) == DRAW


@pytest.mark.parametrize(
    ("card", "dream", "action"),
    [
        (2, (8, 9, 7, 8), SWAP + 1),
        (9, (8, 8, 7, 8), DROP),
        (TAKE_TWO, (6, 6, 7, 6), USE),
        (PEEK_ONE, (6, 6, 6, 6), USE),
        (SWAP_TWO, (9, 8, 8, 8), USE),
        (SWAP_TWO, (1, 1, 1, 1), DROP),
    ],
)
def test_what_it_does_with_a_drawn_card(heuristic: Heuristic, card: int, dream: tuple[int, ...], action: int) -> None:
    state = drawing(card, [dream, (4, 4, 4, 5)], pile=range(10), seen=MINE)
    assert heuristic.move(state, 0, Rng(0)) == action


def test_it_claims_a_pair_that_it_knows_and_no_other(heuristic: Heuristic) -> None:
    dreams = [[8, 2, 8, 1], [0, 0, 1, 1]]
    theirs = {(1, place): (0,) for place in range(4)}
    pair = playing(dreams, top=9, seen=MINE | theirs, claims=True)
    action = heuristic.move(pair, 0, Rng(0))
    assert GAME.encode({"do": "claim", "first": 0, "second": 2, "number": 8}) == action
    half = playing(dreams, top=9, seen={(0, 0): (0,), (0, 1): (0,)} | theirs, claims=True)
    assert heuristic.move(half, 0, Rng(0)) < CLAIM


def test_a_belief_exchanges_hidden_cards_with_hidden_cards_and_makes_kept_ones_better(heuristic: Heuristic) -> None:
    state = new(2, seed=8)
    rng = Rng(3)
    while state.pool_size > 25:
        seat = int(state.actor())
        action = int(heuristic.move(state, seat, rng))
        state.apply(seat, DRAW if action == WAKE else action)
    kept = [PLACES + place for place in range(4) if state.seen[PLACES + place] == 2]
    assert kept
    before = after = 0
    for _ in range(200):
        dream = state.imagine(0, rng)
        view, pieces = dream.view(0), dream.inventory()
        before += sum(GAME.ravens[dream.dream[slot]] for slot in kept)  # type: ignore[attr-defined]
        heuristic.reweigh_belief(dream, 0, rng)
        after += sum(GAME.ravens[dream.dream[slot]] for slot in kept)  # type: ignore[attr-defined]
        assert (dream.view(0), dream.inventory()) == (view, pieces)
    assert after < before


def test_fewer_ravens_are_worth_more_and_more_so_near_the_end(heuristic: Heuristic) -> None:
    def lead(mine: int, other: int) -> float:
        state = new(2, seed=1)
        state.totals[0], state.totals[1] = mine, other
        return heuristic.value(state, 0)

    assert 0.5 < lead(0, 10) < lead(0, 30) < 1.0
    assert lead(80, 90) > lead(10, 20)
    assert lead(10, 0) == pytest.approx(1.0 - lead(0, 10))


@pytest.mark.parametrize("level", LEVELS)
def test_by_far_better_than_chance(level: str) -> None:
    heuristic = GAME.heuristic()
    heuristic.set_level(level)
    won = 0
    for number in range(30):
        state = new(2, seed=number)
        rng = Rng(number)
        while (seat := int(state.actor())) != TABLE:
            mine = seat == number % 2
            state.apply(
                seat, int(heuristic.choose(state.imagine(seat, rng), seat, rng) if mine else state.pick(seat, rng))
            )
        assert state.outcome is not None
        won += number % 2 in state.outcome.winners
    assert won >= 25


def test_all_that_others_do_can_be_told_but_which_of_two_cards_they_keep() -> None:
    """`secret_moves`: of open actions different ones look different to the others; of secret ones they need not."""
    assert GAME.secret_moves == (Choose,)
    secret = GAME.secret_actions()
    rng = Rng(6)
    state = new(3, seed=3, claims=True)
    told = 0
    for _ in range(120):
        seat = int(state.actor())
        if seat == TABLE:
            break
        legal = state.legal(seat)
        one, two = (legal[int(rng.below(len(legal)))] for _ in range(2))
        if one != two and not (secret[one] and secret[two]):
            told += 1
            assert _seen(state, seat, one) != _seen(state, seat, two)
        state.apply(seat, one if one != WAKE else two)
    assert told > 50
    assert list(secret[CHOOSE - 1 : CHOOSE + 3]) == [0, 1, 1, 0]


def _seen(state: RavensState, seat: int, action: int) -> object:
    """What the next seat sees of an action."""
    after = state.clone()
    after.listen()
    after.apply(seat, action)
    other = (seat + 1) % int(state.players)
    return after.view(other), after.news(other)


def test_the_instinct_is_of_ravens(heuristic: Heuristic) -> None:
    assert isinstance(heuristic, RavensHeuristic)
