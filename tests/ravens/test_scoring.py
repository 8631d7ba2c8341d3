"""R14 to R20: what a round scores, which round follows, and how the game ends."""

from __future__ import annotations

from typing import Any

from oneiros.games.ravens.cards import PEEK_ONE, SWAP_TWO, TAKE_TWO
from oneiros.games.ravens.rules import MOST_ROUNDS, RavensState
from oneiros.games.ravens.view import DreamScored
from oneiros.testing import rule
from tests.ravens.positions import all_look, counts, do, drawing, ended, names, playing, points, seen_by

# The worked scores: 19, 16, 10 and 11 ravens, one 9 in the first dream and none elsewhere.
WORKED = [[9, 4, 3, 3], [8, 6, 2, 0], [1, 2, 3, 4], [0, 1, 2, 8]]


def woken(dreams: list[list[int]], caller: int, **options: Any) -> RavensState:
    """The position after the caller's Wake up!"""
    state = playing(dreams, turn=caller, pile=[8] * 9, **options)
    do(state, "wake")
    return state


def scores(dreams: list[list[int]], caller: int, **options: Any) -> list[int]:
    return points(woken(dreams, caller, **options))


@rule("R14")
def test_worked_scores() -> None:
    assert scores(WORKED, 3) == [19, 16, 10, 16]


@rule("R14")
def test_penalty_of_fifteen() -> None:
    assert scores(WORKED, 3, penalty=15) == [19, 16, 10, 26]


@rule("R14")
def test_caller_with_the_fewest() -> None:
    choices: list[dict[str, Any]] = [{}, {"penalty": 15}, {"tie": "zero"}]
    for options in choices:
        assert scores(WORKED, 2, **options) == [19, 16, 0, 11]


@rule("R14")
def test_caller_tied_for_the_fewest() -> None:
    dreams = [[5, 5], [1, 9], [9, 9]]
    assert scores(dreams, 0) == [10, 10, 18]
    assert scores(dreams, 0, penalty=15) == [10, 10, 18]
    assert scores(dreams, 0, tie="zero") == [0, 10, 18]
    assert scores(dreams, 1, tie="zero") == [10, 0, 18]
    assert scores(dreams, 2, tie="zero") == [10, 10, 23]


@rule("R14", "R1")
def test_special_cards_count_by_their_ravens() -> None:
    assert scores([[TAKE_TWO, PEEK_ONE], [SWAP_TWO, 9]], 0) == [0, 16]
    assert scores([[TAKE_TWO, PEEK_ONE], [SWAP_TWO, 9]], 1) == [11, 21]


@rule("R14")
def test_totals_add_up() -> None:
    state = woken(WORKED, 3, target=500)
    all_look(state)
    do(state, "wake")
    assert [total - last for total, last in zip(state.totals, points(state))] == [19, 16, 10, 16]


@rule("R14")
def test_all_dreams_are_revealed() -> None:
    for seat in (None, 0, 1):
        last = seen_by(woken(WORKED, 3), seat).last_round
        assert last is not None
        assert (last.number, last.caller, last.ended_by) == (1, 3, 3)
        assert [dreamer.dream for dreamer in last.dreamers] == [names(*dream) for dream in WORKED]
        assert last.dreamers[3] == DreamScored(
            dream=names(*WORKED[3]), ravens=11, spared=0, penalty=5, points=16, why="beaten"
        )
        assert last.dreamers[2].why == "counted"


def reasons(dreams: list[list[int]], caller: int, **options: Any) -> list[tuple[str, int, int, int]]:
    last = seen_by(woken(dreams, caller, **options), 0).last_round
    assert last is not None
    return [(dreamer.why, dreamer.spared, dreamer.penalty, dreamer.points) for dreamer in last.dreamers]


@rule("R14", "R19", "R20")
def test_breakdown_of_scores() -> None:
    assert reasons(WORKED, 2)[2] == ("fewest", 0, 0, 0)
    assert reasons(WORKED, 2, scary_nines=True) == [
        ("counted", 9, 0, 10), ("counted", 0, 0, 16), ("tied", 0, 0, 10), ("counted", 0, 0, 11)
    ]  # fmt: skip
    assert reasons([[9, 9], [9, 0]], 1, all_or_nothing=True) == [("all-nines", 0, 0, 0), ("outshone", 0, 0, 50)]


@rule("R15")
def test_draw_pile_runs_out() -> None:
    state = drawing(6, [[9, 9], [1, 1], [2, 2]], pile=[], turn=1)
    assert state.round == 1  # the turn is played to its end
    do(state, "swap", place=0)
    assert state.round == 2
    assert points(state) == [18, 7, 4]  # nobody is the caller: the fewest is not 0, and nobody pays
    last = seen_by(state, 0).last_round
    assert last is not None
    assert last.caller is None
    assert last.ended_by == 1
    assert state.turn == 2  # R16


@rule("R15")
def test_last_card_used_is_played_to_its_end() -> None:
    state = drawing(SWAP_TWO, [[9, 9], [1, 1]], pile=[])
    do(state, "use")
    do(state, "pick", owner=0, place=0)
    assert state.round == 1
    do(state, "exchange", owner=1, place=0)
    assert points(state) == [10, 10]
    state = drawing(PEEK_ONE, [[9, 9], [1, 1]], pile=[])
    do(state, "use")
    do(state, "peek", owner=0, place=0)
    assert points(state) == [18, 2]


@rule("R15")
def test_taking_discards_does_not_end_a_round() -> None:
    state = playing([[9, 9], [1, 1]], pile=[8])
    do(state, "take", place=0)
    do(state, "take", place=0)
    assert state.round == 1


@rule("R16")
def test_next_round_is_dealt_afresh_and_begun_by_the_left_neighbour() -> None:
    for caller in range(4):
        state = woken(WORKED, caller)
        assert state.inventory() == counts()
        assert state.turn == (caller + 1) % 4
        view = seen_by(state, 0)
        assert [dreamer.dream for dreamer in view.dreamers] == [[None] * 4] * 4
        assert view.draw_pile == 54 - 17
        assert [dreamer.looks_left for dreamer in view.dreamers] == [2] * 4
        all_look(state)
        assert state.actors == ((caller + 1) % 4,)


@rule("R16")
def test_rounds_differ() -> None:
    state = playing([[0, 0], [9, 9]], target=500)
    deals = set()
    for _ in range(10):
        do(state, "wake")
        deals.add(tuple(state.cards_of(0)))
        all_look(state)
    assert len(deals) > 7


def nearly_over(totals: list[int], dreams: list[list[int]], **options: Any) -> RavensState:
    state = playing(dreams, pile=[8] * 9, **options)
    for seat, total in enumerate(totals):
        state.totals[seat] = total
    return state


@rule("R17")
def test_target() -> None:
    state = nearly_over([50, 90], [[1, 0], [4, 5]])
    do(state, "wake")
    assert ended(state) is None  # 99
    state = nearly_over([50, 91], [[1, 0], [4, 5]])
    do(state, "wake")
    assert state.outcome is not None
    assert state.outcome.scores == (50, 100)
    assert state.outcome.winners == (0,)
    assert state.outcome.reason == "target"
    assert state.actors == ()
    assert state.legal(0) == state.legal(1) == []
    assert seen_by(state, 1).phase == "over"


@rule("R17")
def test_other_target() -> None:
    state = nearly_over([10, 12], [[1, 0], [4, 5]], target=21)
    do(state, "wake")
    assert state.outcome is not None
    state = nearly_over([10, 100], [[1, 0], [4, 5]], target=110)
    do(state, "wake")
    assert ended(state) is None


@rule("R17")
def test_ties_share() -> None:
    state = nearly_over([45, 95, 50], [[2, 3], [4, 5], [0, 0]], tie="zero")
    state.turn, state.waiting = 2, 4
    do(state, "wake")
    assert state.outcome is not None
    assert state.outcome.scores == (50, 104, 50)
    assert state.outcome.winners == (0, 2)


@rule("R17")
def test_a_game_without_end_ends() -> None:
    state = nearly_over([0, 1], [[0, 0], [0, 0]], target=500)
    state.round = MOST_ROUNDS - 1
    do(state, "wake")
    assert ended(state) is None
    state = nearly_over([0, 1], [[0, 0], [0, 0]], target=500)
    state.round = MOST_ROUNDS
    do(state, "wake")
    assert MOST_ROUNDS == 250
    assert state.outcome is not None
    assert state.outcome.reason == "long"
    assert state.outcome.winners == (0,)


@rule("R18")
def test_fixed_number_of_rounds() -> None:
    state = nearly_over([10, 300], [[1, 0], [4, 5]], rounds=2)
    do(state, "wake")
    assert ended(state) is None  # the target does not matter
    all_look(state)
    do(state, "wake")
    assert state.outcome is not None
    assert state.outcome.reason == "rounds"
    assert state.outcome.winners == (0,)
    assert state.round == 2


@rule("R19")
def test_scary_nines_worked_scores() -> None:
    assert scores(WORKED, 3, scary_nines=True) == [10, 16, 10, 16]


@rule("R19")
def test_scary_nines() -> None:
    several = [[9, 9, 1], [9, 2], [9, 9, 3]]
    assert scores(several, 1, scary_nines=True) == [19, 0, 21]  # two have the most: nobody is spared
    assert scores([[9, 9, 1], [9, 2], [4]], 2, scary_nines=True) == [1, 11, 9]  # R14 compares after R19
    assert scores([[9, 9, 1], [9, 2], [4]], 0, scary_nines=True) == [0, 11, 4]
    assert scores([[8, 1], [7, 1]], 1, scary_nines=True) == [9, 0]  # no 9s at all
    assert scores([[9, 9, 1], [9, 2], [4]], 2) == [19, 11, 0]


@rule("R20")
def test_all_or_nothing() -> None:
    dreams = [[9, 9, 9, 9], [0, 0, 0, 0], [9, 9, 9, 8]]
    choices: list[dict[str, Any]] = [{}, {"scary_nines": True}, {"penalty": 15}]
    for caller in range(3):
        for option in choices:
            assert scores(dreams, caller, all_or_nothing=True, **option) == [0, 50, 50]
    assert scores(dreams, 2) == [36, 0, 40]
    assert scores([[9], [0, 1]], 1, all_or_nothing=True) == [0, 50]  # whatever its size


@rule("R20")
def test_two_dreams_of_nines_count_as_in_the_basic_game() -> None:
    dreams = [[9, 9, 9, 9], [9], [0, 8]]
    assert scores(dreams, 0, all_or_nothing=True) == [41, 9, 8]
    assert scores(dreams, 0, all_or_nothing=True, scary_nines=True) == [41, 9, 8]  # R19 is off
    assert scores(dreams, 0, scary_nines=True) == [0, 9, 8]


@rule("R20", "R15")
def test_all_or_nothing_without_a_caller() -> None:
    state = drawing(3, [[9, 9], [1, 1]], pile=[], all_or_nothing=True)
    do(state, "drop")
    assert points(state) == [0, 50]
