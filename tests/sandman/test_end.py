"""Rounds, the end and the score of Sandman (S22 to S30)."""

from __future__ import annotations

import oneiros
from oneiros.games.sandman.cards import FIRST_PERMANENT, SANDGLASS
from oneiros.games.sandman.phases import AT_SET, OVER
from oneiros.games.sandman.rules import SandmanState
from oneiros.games.sandman.view import SandmanView
from oneiros.testing import rule
from tests.sandman.positions import (
    SANDMAN,
    TABLES,
    circle_names,
    do,
    dreamer,
    fresh,
    hand,
    holds,
    only_in_bag,
    rows,
    seen,
    shrink,
    stock,
    tokens,
    weave,
)


@rule("S22")
def test_a_round_ends_with_as_many_cards_as_players() -> None:
    for players in (2, 3, 4):
        state = fresh(players=players)
        shrink(state, players + 2)
        state.white = 2
        do(state, "move", wheel="black", steps=3)
        assert state.rounds == 0
        do(state, "move", wheel="black", steps=3)
        assert state.rounds == 1
        assert len(rows(state, 1)[0]) == 1


@rule("S22", "S21")
def test_encounters_can_be_played_before_the_round_ends() -> None:
    state = fresh()
    shrink(state, 3)
    holds(state, 0, "pocketful")
    do(state, "move", wheel="black", steps=3)
    do(state, "attach", level=1)
    assert state.rounds == 0
    do(state, "play", encounter="pocketful")
    do(state, "done")
    assert state.rounds == 1


def meeting(steps: int, bag: list[str], *, apart: int, wheel: str = "black") -> SandmanState:
    """Seat 0 moves a wheel; `apart` cards lie between it and the other one ahead of it."""
    state = fresh(black=2, white=2 + apart) if wheel == "black" else fresh(black=2 + apart, white=2)
    only_in_bag(state, bag)
    do(state, "move", wheel=wheel, steps=steps)
    return state


@rule("S23")
def test_wheels_that_meet_on_a_blank_token_end_the_round() -> None:
    for wheel in ("black", "white"):
        state = meeting(1, ["owl", "owl/blank", "owl", "owl"][0:2], apart=1, wheel=wheel)
        assert state.rounds == 1
        assert tokens(state) == ["owl", "owl/blank"]
        assert len(rows(state)[0]) == 1
    # Sand on every back, cards between the wheels, or stopping on the far side of the other wheel's card.
    assert meeting(1, ["owl", "fox"], apart=1).rounds == 0
    assert meeting(1, ["owl/blank", "fox/blank"], apart=2).rounds == 0
    assert meeting(2, ["owl/blank", "fox/blank"], apart=2).rounds == 1
    assert meeting(2, ["owl/blank", "fox/blank"], apart=1).rounds == 1


@rule("S23")
def test_wheels_in_one_gap_are_tested_again_by_one_step() -> None:
    assert meeting(1, ["owl/blank", "fox"], apart=0).rounds == 1
    assert meeting(2, ["owl/blank", "fox/blank"], apart=0).rounds == 0


@rule("S23")
def test_three_steps_never_end_a_round_and_only_this_moves_tokens_count() -> None:
    state = fresh(black=2, white=5)
    state.open[SANDGLASS - FIRST_PERMANENT] = 1
    only_in_bag(state, ["owl/blank"])
    do(state, "move", wheel="black", steps=3)
    assert tokens(state) == ["owl/blank"]
    assert state.rounds == 0
    state = fresh(black=2, white=3)
    stock(state, 0, ["fox/blank"])
    holds(state, 0, "pocketful")
    only_in_bag(state, ["owl", "owl", "eel/blank"])
    state.bag_size = 2
    do(state, "move", wheel="black", steps=1)
    state.bag[0] = 1
    state.bag_size = 1
    do(state, "play", encounter="pocketful")
    do(state, "attach", level=1)
    assert state.rounds == 0


@rule("S24")
def test_the_next_round() -> None:
    state = fresh(players=3)
    stock(state, 1, ["owl"])
    do(state, "move", wheel="black", steps=3)
    shrink(state, 4)
    left = circle_names(state)
    taken = left[2]
    state.black, state.white = 0, 2
    do(state, "move", wheel="black", steps=3)
    assert state.rounds == 1
    assert {name for name in left if name != taken} <= set(seen(state).out)
    assert len(circle_names(state)) == 21
    assert not set(circle_names(state)) & set(seen(state).out)
    # It ended in seat 1's turn: seat 2 is first, and seat 1, to the right, sets the wheels.
    assert (state.first, state.turn, state.phase) == (2, 1, AT_SET)
    assert tokens(state, 1) == ["owl"]
    assert rows(state, 1)[0] == [taken]
    do(state, "set", gap=0)
    assert state.turn == 2
    assert [int(number) for number in state.held] == [0, 1, 0]


@rule("S24")
def test_the_third_round_is_the_last() -> None:
    state = fresh()
    state.rounds = 2
    shrink(state, 3)
    do(state, "move", wheel="black", steps=3)
    assert state.phase == OVER
    assert state.actors == ()
    assert state.outcome is not None


LEVEL_1 = ["endless-corridor", "tear-of-the-moon", "sunken-dowry", "drowned-treasury", "harbour-of-rings"]
LEVEL_2 = ["nursery-reef", "glass-lagoon", "storm-aquarium", "tangled-noon"]


def rulebook() -> SandmanState:
    """A dream with the sum that the printed rules work out: 7 + 10 + 9 + 2 + 1 + 4 - 1 = 32."""
    state = fresh()
    weave(state, 0, LEVEL_1, LEVEL_2, ["walking-light"])
    holds(state, 0, "swap")
    state.goal[0] = TABLES.goal_names.index("wanderer")
    return state


@rule("S25", "S26", "S27", "S28", "S29")
def test_the_sum_of_the_printed_rules() -> None:
    score = dreamer(rulebook()).score
    assert (score.level_1, score.level_2, score.level_3) == (7, 10, 9)
    assert (score.cut_off, score.encounters, score.goal, score.nightmares) == (2, 1, 4, -1)
    assert score.keepsake == 0
    assert score.total == 32


@rule("S25")
def test_stars_times_the_level() -> None:
    state = fresh()
    weave(
        state, 0, ["tear-of-the-moon", "sunken-dowry", "nursery-reef"], ["feather-bed", "tangled-noon"], ["last-lamp"]
    )
    score = dreamer(state).score
    assert (score.level_1, score.level_2, score.level_3) == (3 + 2 + 2, 2 * (3 + 2), 3 * 3)


@rule("S26")
def test_unplayed_encounters() -> None:
    state = fresh()
    holds(state, 0, "swap", "pocketful", "guard-dog")
    assert dreamer(state).score.encounters == 3
    do(state, "play", encounter="guard-dog")
    assert dreamer(state).score.encounters == 2
    assert hand(state) == ["swap", "pocketful"]


@rule("S27")
def test_the_goal_counts_what_is_printed_and_not_tokens() -> None:
    state = fresh()
    state.goal[0] = TABLES.goal_names.index("poet")  # pearl, swallow, mushroom
    weave(state, 0, ["tear-of-the-moon", "endless-corridor", "red-garden"])
    assert dreamer(state).score.goal == 2  # the nightmare has a pearl too
    stock(state, 0, ["pearl"])
    do(state, "lay", level=1, particle="pearl", back="sand")
    assert dreamer(state).score.goal == 2
    assert seen(state, 1).dreamers[0].score.goal is None
    assert seen(state, 1).dreamers[0].score.total == dreamer(state).score.total - 2


@rule("S28")
def test_nightmare_signs_times_the_level() -> None:
    state = fresh()
    weave(
        state,
        0,
        ["late-for-everything", "endless-corridor", "tear-of-the-moon"],
        ["running-in-sand", "second-mirror"],
        ["faceless-choir"],
        joined=True,
    )
    assert dreamer(state).score.nightmares == -(2 + 1 + 2 * (1 + 2) + 3 * 2)


@rule("S29")
def test_cards_cut_off_count_as_level_1() -> None:
    state = fresh()
    # Level 2: broken, joined, broken, then a gap, then a card alone.
    weave(
        state,
        0,
        ["tear-of-the-moon", "sunken-dowry", "nursery-reef", "atoll-choir", "grotto-market", "harbour-of-rings"],
        joined=True,
    )
    weave(state, 0, [], ["first-of-spring", "walking-light", "reading-lesson", "small-umbrella", "feather-bed"])
    places = [place for place in dreamer(state).rows[1] if place is not None]
    assert [place.left for place in places] == [None, "broken", "joined", "broken", "broken"]
    assert [place.counts_as for place in places] == [1, 2, 2, 1, 1]
    score = dreamer(state).score
    assert score.cut_off == 3 + 3 + 3
    assert score.level_2 == 2 * (3 + 2)


@rule("S29")
def test_a_gap_is_no_neighbour() -> None:
    state = fresh()
    row = ["tear-of-the-moon", "sunken-dowry", "nursery-reef", "atoll-choir", "grotto-market", "harbour-of-rings"]
    weave(state, 0, row, joined=True)
    weave(state, 0, [], ["walking-light", None, "last-lamp", "feather-bed"])
    places = [place for place in dreamer(state).rows[1] if place is not None]
    # The first has a gap on its right and stays on level 2; the second has the gap on one side, a break on the other.
    assert [place.counts_as for place in places] == [2, 1, 1]


def ended(scores: tuple[int, int], held: tuple[int, int]) -> oneiros.Outcome:
    state = fresh()
    names = {3: ["tear-of-the-moon"], 5: ["slow-giant", "signal-stone"]}
    weave(state, 0, names[scores[0]], joined=True)
    weave(state, 1, {3: ["someone-awake"], 5: ["borrowed-coat", "clever-gate"]}[scores[1]], joined=True)
    for seat in range(2):
        state.goal[seat] = TABLES.goal_names.index("thief")  # eel, weathercock, thorn: the clever gate has a thorn
        stock(state, seat, ["owl", "fox", "well"][: held[seat]])
    state.phase = OVER
    outcome = state.outcome
    assert outcome is not None
    return outcome


@rule("S30")
def test_points_then_tokens_then_shared() -> None:
    assert ended((5, 3), (0, 2)) == oneiros.Outcome(scores=(5, 3), winners=(0,), reason="points")
    assert ended((3, 3), (1, 2)) == oneiros.Outcome(scores=(3, 3), winners=(1,), reason="tokens")
    assert ended((3, 3), (2, 2)) == oneiros.Outcome(scores=(3, 3), winners=(0, 1), reason="shared")
    assert ended((3, 5), (0, 0)) == oneiros.Outcome(scores=(3, 6), winners=(1,), reason="points")


@rule("S9", "S30")
def test_goals_are_shown_at_the_end() -> None:
    state = SANDMAN.new(players=3, seed=9)
    state.playout(oneiros.Rng(2))
    assert isinstance(state, SandmanState)
    for seat in (0, 1, 2, None):
        assert all(player.goal is not None for player in seen(state, seat).dreamers)
    outcome = state.outcome
    assert outcome is not None
    assert list(outcome.scores) == [player.score.total for player in seen(state, None).dreamers]


@rule("S21", "S23", "S24")
def test_nothing_of_the_last_turn_is_told_while_the_wheels_are_set() -> None:
    for rounds, phase in ((0, "set"), (2, "over")):
        state = fresh(black=2, white=1)
        state.rounds = rounds
        only_in_bag(state, ["pearl/blank"] * 2)
        holds(state, 0, "long-stride", "turning-back", "lullaby")
        for encounter in ("long-stride", "turning-back", "lullaby"):
            do(state, "play", encounter=encounter)
        do(state, "move", wheel="black", steps=1)
        assert seen(state).phase == phase
        for seat in (0, 1, None):
            view = state.view(seat)
            assert isinstance(view, SandmanView)
            assert (view.free_steps, view.backwards, view.soothed, view.ends_round) == (3, False, False, False)
