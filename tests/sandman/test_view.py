"""What the view of Sandman adds for those who look at a table: where things lie, what is to come, what it is worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oneiros.games.sandman.phases import AT_ATTACH
from oneiros.games.sandman.rules import SandmanState
from oneiros.testing import walk
from tests.sandman.positions import SANDMAN, TABLES, card, do, dreamer, fresh, holds, seen, shrink, stock, take, weave

KITE, WHALE = "one-red-thread", "slow-giant"


def played(players: int, seed: int, moves: int) -> Iterator[SandmanState]:
    """The positions of a game played at random."""
    for play in walk(SANDMAN, players, {}, seed, most=moves):
        assert isinstance(play.state, SandmanState)
        yield play.state


def test_the_circle_keeps_its_places() -> None:
    state = fresh()
    before = {one.card: at for at, one in enumerate(seen(state).circle)}
    assert seen(state).ring.stands_in == {"black": None, "white": None}
    do(state, "move", wheel="black", steps=2)
    do(state, "move", wheel="black", steps=3)
    view = seen(state)
    assert view.ring.size == 16
    assert view.ring.cards == [before[one.card] for one in view.circle]
    assert view.ring.cards == [0, 2, 3, *range(5, 16)]
    assert view.ring.set_before == {"black": 0, "white": 8}
    assert view.ring.stands_in == {"black": 4, "white": None}


@pytest.mark.parametrize("eyes", [0, 1, None])
@pytest.mark.parametrize("wheel", ["black", "white"])
def test_all_see_which_way_is_being_paid_for(wheel: str, eyes: int | None) -> None:
    state = fresh()
    stock(state, 0, ["owl", "eel"])
    do(state, "move", wheel=wheel, steps=4)
    view = seen(state, eyes)
    assert view.phase == "pay"
    assert [(way.wheel, way.steps, way.cost, way.possible) for way in view.reach] == [(wheel, 4, 1, True)]


def test_a_new_round_lies_whole_again() -> None:
    state = fresh()
    shrink(state, 3)
    do(state, "move", wheel="black", steps=3)
    view = seen(state)
    assert view.round == 2
    assert view.ring.cards == list(range(16))
    assert view.ring.set_before == {"black": None, "white": None}
    assert view.ring.stands_in == {"black": None, "white": None}


def test_the_wheels_stand_in_places_that_are_empty() -> None:
    for players in (2, 3, 4):
        for state in played(players, 7, 120):
            view = seen(state)
            ring = view.ring
            assert len(ring.cards) == len(view.circle)
            for wheel, place in ring.stands_in.items():
                at = view.wheels[wheel]
                if place is None or at is None or view.phase == "over":
                    continue
                assert place not in ring.cards
                # The next card clockwise is the one before which the wheel stands.
                onward = [(place + step) % ring.size for step in range(1, ring.size)]
                assert next(spot for spot in onward if spot in ring.cards) == ring.cards[at]


def test_the_turns_left_in_a_round() -> None:
    state = fresh(players=3)
    assert seen(state).turns_left == 18
    do(state, "move", wheel="black", steps=3)
    assert seen(state).turns_left == 17


def test_the_powers_are_those_of_the_content() -> None:
    assert seen(fresh()).powers == {
        "pocketful": 3,
        "long-stride": 3,
        "swap": 2,
        "sandglass": 1,
        "stargazer": 1,
        "weaver": 1,
        "keepsake": 1,
    }


def test_a_spot_tells_the_points_it_adds() -> None:
    told = 0
    for state in played(3, 11, 200):
        if state.phase != AT_ATTACH:
            continue
        seat = state.actors[0]
        view = seen(state, seat)
        for spot in view.spots:
            after = state.clone()
            after.apply(seat, SANDMAN.encode({"do": "attach", "level": spot.level}))
            now = seen(after, seat).dreamers[seat]
            gained = now.encounters_held - view.dreamers[seat].encounters_held
            assert spot.points == now.score.total - view.dreamers[seat].score.total - gained
            told += 1
    assert told > 20


def test_a_break_that_cuts_a_card_off_costs_points() -> None:
    state = fresh()
    weave(state, 0, ["sunken-dowry", "drowned-treasury", "harbour-of-rings"], ["nursery-reef"], joined=True)
    take(state, "walking-light")
    state.goal[0] = TABLES.goal_names.index("navigator")
    level_2 = seen(state).spots[1]
    assert (level_2.level, level_2.left) == (2, "broken")
    reef = TABLES.stars[card("nursery-reef")]
    # Both are cut off: the light counts once, and the reef once where it counted twice.
    assert level_2.points == TABLES.stars[card("walking-light")] - reef


def test_previews_are_the_spots_of_a_card_before_it_is_taken() -> None:
    state = fresh(circle=[KITE, WHALE])
    weave(state, 0, ["late-guest", "first-of-spring"], joined=True)
    holds(state, 0, "lullaby")
    previews = seen(state).previews
    do(state, "move", wheel="black", steps=2)
    assert seen(state).taken is not None
    assert seen(state).spots == previews[1]


def test_previews_are_for_the_seat_that_moves_a_wheel() -> None:
    state = fresh()
    assert len(seen(state, 0).previews) == 16
    assert seen(state, 1).previews == []
    assert seen(state, None).previews == []


@pytest.mark.parametrize("phase", ["move", "attach"])
def test_the_points_of_a_spot_keep_the_goal_secret(phase: str) -> None:
    state = fresh(circle=[KITE, WHALE])
    weave(state, 0, ["late-guest", "first-of-spring"], joined=True)
    stock(state, 0, ["owl"])
    holds(state, 0, "lullaby")
    if phase == "attach":
        do(state, "move", wheel="black", steps=1)
    told = []
    for goal in range(len(TABLES.goal_names)):
        state.goal[0] = goal
        told.append((seen(state, 1), dreamer(state, 0).goal))
    assert len({str(view.spots) + str(view.previews) for view, _ in told}) == 1
    assert len({str(goal) for _, goal in told}) == len(TABLES.goal_names)
