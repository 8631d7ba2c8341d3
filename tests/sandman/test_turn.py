"""The pieces, the set-up and the turns of Sandman, rule by rule (S1 to S20)."""

from __future__ import annotations

from collections import Counter

import pytest

import oneiros
from oneiros.games.sandman.game import Sandman
from oneiros.games.sandman.position import NOTHING
from oneiros.games.sandman.rules import SandmanState
from oneiros.testing import rule
from tests.sandman.positions import (
    SANDMAN,
    TABLES,
    can,
    card,
    circle_names,
    do,
    dreamer,
    fresh,
    hand,
    holds,
    links,
    only_in_bag,
    only_in_fates,
    rows,
    seen,
    shrink,
    stock,
    take,
    tokens,
    weave,
)

assert isinstance(SANDMAN, Sandman)
CONTENT = SANDMAN.content
PLOTS = {plot.name: plot.particles for plot in CONTENT.plot}
# Cards used again and again: three that share the pearl, and one that shares nothing with them.
PEARLS = ["tear-of-the-moon", "sunken-dowry", "nursery-reef"]
KITE = "one-red-thread"


@rule("S1")
def test_the_box() -> None:
    pieces = SANDMAN.new(seed=1).inventory()
    assert len(CONTENT.dream) + len(CONTENT.nightmare) == 88
    assert pieces[:88] == [1] * 88
    assert sum(pieces[88:124]) == 72
    assert sum(pieces[124:136]) == 24
    assert len(CONTENT.goal) == 8
    assert set(seen(fresh()).wheels) == {"black", "white"}


@rule("S2")
def test_three_plots_of_six_particles_kept_apart() -> None:
    assert [len(particles) for particles in PLOTS.values()] == [6, 6, 6]
    assert len({particle for particles in PLOTS.values() for particle in particles}) == 18
    for dream in CONTENT.dream:
        assert set(dream.particles) <= set(PLOTS[dream.plot])


@rule("S3")
def test_good_dreams() -> None:
    for dream in CONTENT.dream:
        assert 1 <= len(set(dream.particles)) == len(dream.particles) <= 3
        assert 1 <= dream.stars <= 3


@rule("S4")
def test_nightmares() -> None:
    for nightmare in CONTENT.nightmare:
        for particles in PLOTS.values():
            assert len(set(particles) & set(nightmare.particles)) == 2
        assert TABLES.stars[card(nightmare.name)] == 0
        assert nightmare.signs in (1, 2)


@rule("S5")
def test_four_tokens_of_each_particle() -> None:
    counts = SANDMAN.new(seed=1).inventory()[88:124]
    assert [counts[at] + counts[at + 1] for at in range(0, 36, 2)] == [4] * 18


@rule("S6")
def test_goals_show_one_particle_of_each_plot() -> None:
    for goal in CONTENT.goal:
        assert [len(set(particles) & set(goal.particles)) for particles in PLOTS.values()] == [1, 1, 1]


@rule("S7")
def test_the_set() -> None:
    assert Counter(dream.plot for dream in CONTENT.dream) == dict.fromkeys(PLOTS, 26)
    assert len(CONTENT.nightmare) == 10
    assert abs(sum(dream.encounter for dream in CONTENT.dream) - 78 / 4) < 1
    assert all(dream.stars == 4 - len(dream.particles) for dream in CONTENT.dream)
    assert SANDMAN.new(seed=1).inventory()[89:124:2] == [1] * 18
    assert [encounter.copies for encounter in CONTENT.encounter] == [2] * 12
    printed = Counter(particle for dream in CONTENT.dream for particle in dream.particles)
    assert set(printed.values()) == {9}


@rule("S8")
def test_the_circle() -> None:
    for players, size in ((2, 16), (3, 21), (4, 24)):
        view = seen(SANDMAN.new(players=players, seed=3))  # type: ignore[arg-type]
        assert len(view.circle) == size
        assert view.deck == 88 - size


@rule("S9")
def test_one_goal_each_and_all_else_in_bag_and_deck() -> None:
    dealt = set()
    for seed in range(60):
        state = SANDMAN.new(players=4, seed=seed)
        assert isinstance(state, SandmanState)
        assert len(set(state.goal)) == 4
        dealt |= set(state.goal)
        view = seen(state)
        assert [player.goal is not None for player in view.dreamers] == [True, False, False, False]
        assert view.encounter_deck == 24
    assert len(dealt) == 8


@rule("S10")
def test_starting_tokens_by_turn_order() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(90):
        state = SANDMAN.new(players=3, seed=seed)
        assert isinstance(state, SandmanState)
        first = int(state.first)
        firsts[first] += 1
        assert [int(state.held[(first + after) % 3]) for after in range(3)] == [0, 1, 2]
        view = seen(state, first)
        third = view.dreamers[(first + 2) % 3].tokens
        assert [token.particle for token in third] == [None, None]
        assert all(token.back in ("sand", "blank") for token in third)
        own = seen(state, (first + 2) % 3).dreamers[(first + 2) % 3].tokens
        assert all(token.particle for token in own)
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


@rule("S11")
def test_the_wheels_stand_opposite() -> None:
    for players, apart in ((2, 8), (3, 10), (4, 12)):
        state = SANDMAN.new(players=players, seed=5)
        assert isinstance(state, SandmanState)
        first = int(state.first)
        setter = (first - 1) % players
        assert state.actors == (setter,)
        assert [move["gap"] for move in can(state, "set")] == list(range(len(seen(state).circle)))
        gap = len(seen(state).circle) - 3
        do(state, "set", gap=gap)
        assert seen(state).wheels == {"black": gap, "white": (gap + apart) % len(seen(state).circle)}
        assert state.actors == (first,)
        do(state, "move", wheel="black", steps=1)
        if state.hand_size[first]:
            do(state, "done")
        assert state.actors == ((first + 1) % players,)


@rule("S12")
def test_a_token_of_the_cards_plot_is_laid_alone() -> None:
    state = fresh()
    weave(state, 0, PEARLS)
    stock(state, 0, ["eel", "coral", "kite"])
    # The last card has pearl and coral; the kite is of another plot and single.
    assert can(state, "lay") == [{"level": 1, "particle": "eel", "back": "sand"}]
    do(state, "lay", level=1, particle="eel", back="sand")
    assert tokens(state) == ["coral", "kite"]
    last = dreamer(state).rows[0][-1]
    assert last is not None
    assert last.tokens == ["eel"]
    assert can(state, "lay") == []
    with pytest.raises(oneiros.IllegalAction, match="no more tokens") as caught:
        do(state, "lay", level=1, particle="kite", back="sand")
    assert caught.value.rule == "S12"


@rule("S12")
def test_a_token_of_another_plot_needs_a_pair() -> None:
    state = fresh()
    weave(state, 0, PEARLS)
    stock(state, 0, ["kite", "kite/blank", "comet"])
    assert {move["particle"] for move in can(state, "lay")} == {"kite"}
    before = int(state.bag_size)
    do(state, "lay", level=1, particle="kite", back="sand")
    assert can(state, "spend") == [{"particle": "kite", "back": "blank"}]
    do(state, "spend", particle="kite", back="blank")
    assert int(state.bag_size) == before + 1
    assert tokens(state) == ["comet"]
    assert state.turn == 0
    assert can(state, "move")


@rule("S12")
def test_any_token_fits_a_nightmare_and_rows_end_with_their_rightmost_card() -> None:
    state = fresh()
    weave(state, 0, ["endless-corridor", "sunken-dowry", KITE], ["tear-of-the-moon"], joined=True)
    stock(state, 0, ["owl", "coral"])
    # Level 1 ends with a dream of the sky, level 2 with one of the tide.
    assert can(state, "lay") == [{"level": 2, "particle": "coral", "back": "sand"}]
    state = fresh()
    weave(state, 0, ["endless-corridor"])
    stock(state, 0, ["owl", "coral", "anchor"])
    # It has the owl already.
    assert {move["particle"] for move in can(state, "lay")} == {"coral", "anchor"}


@rule("S12", "S19")
def test_a_token_joins_cards_laid_later_but_mends_nothing() -> None:
    state = fresh(circle=["one-red-thread"])
    weave(state, 0, [*PEARLS, "feather-bed"])
    assert links(state)[0] == [None, "joined", "joined", "broken"]
    stock(state, 0, ["kite", "pearl", "pearl"])
    do(state, "lay", level=1, particle="pearl", back="sand")
    do(state, "spend", particle="pearl", back="sand")
    assert links(state)[0] == [None, "joined", "joined", "broken"]
    state = fresh(circle=["one-red-thread"])
    weave(state, 0, ["feather-bed"])
    stock(state, 0, ["kite"])
    do(state, "lay", level=1, particle="kite", back="sand")
    do(state, "move", wheel="black", steps=1)
    assert links(state)[0] == [None, "joined"]


@rule("S12")
def test_tokens_are_laid_before_moving_only() -> None:
    state = fresh()
    weave(state, 0, PEARLS)
    stock(state, 0, ["eel"])
    do(state, "move", wheel="black", steps=1)
    assert state.turn == 0
    assert can(state, "attach")
    assert can(state, "lay") == []


@rule("S13")
def test_three_steps_are_free_and_each_more_costs_a_token() -> None:
    state = fresh()
    assert [move["steps"] for move in can(state, "move") if move["wheel"] == "white"] == [1, 2, 3]
    stock(state, 0, ["eel", "coral", "kite"])
    assert [move["steps"] for move in can(state, "move") if move["wheel"] == "white"] == [1, 2, 3, 4, 5, 6]
    before = int(state.bag_size)
    wanted = circle_names(state)[4]
    do(state, "move", wheel="black", steps=5)
    assert {move["particle"] for move in can(state, "spend")} == {"eel", "coral", "kite"}
    do(state, "spend", particle="coral", back="sand")
    do(state, "spend", particle="eel", back="sand")
    assert tokens(state) == ["kite"]
    assert int(state.bag_size) == before + 2
    assert rows(state)[0] == [wanted]
    with pytest.raises(oneiros.IllegalAction, match="4 steps cost 1 tokens, and you have 0"):
        do(state, "move", wheel="black", steps=4)


@rule("S13")
def test_all_tokens_are_paid_without_asking_and_the_way_around_is_the_end() -> None:
    state = fresh()
    stock(state, 0, ["eel", "coral"])
    do(state, "move", wheel="black", steps=5)
    assert tokens(state) == []
    assert state.turn == 1
    state = fresh()
    stock(state, 0, ["eel", "coral", "kite", "owl"])
    shrink(state, 5)
    assert [move["steps"] for move in can(state, "move") if move["wheel"] == "black"] == [1, 2, 3, 4, 5]


@rule("S13")
def test_a_step_is_a_card_and_the_other_wheel_does_not_count() -> None:
    state = fresh(black=14, white=15)
    names = circle_names(state)
    reached = [reach.card for reach in seen(state).reach if reach.wheel == "black"]
    assert reached == names[14:] + names[:14]


@rule("S14")
def test_short_moves_draw_tokens() -> None:
    for steps, drawn in ((1, 2), (2, 1), (3, 0), (4, 0)):
        state = fresh()
        stock(state, 0, ["eel"])
        do(state, "move", wheel="black", steps=steps)
        assert len(tokens(state)) == 1 + drawn - (steps == 4)
    state = fresh()
    only_in_bag(state, ["owl"])
    do(state, "move", wheel="black", steps=1)
    assert tokens(state) == ["owl"]


@rule("S15")
def test_the_card_is_taken_and_the_wheel_stands_in_its_gap() -> None:
    for wheel in ("black", "white"):
        state = fresh()
        names = circle_names(state)
        start = 0 if wheel == "black" else 8
        do(state, "move", wheel=wheel, steps=2)
        assert rows(state)[0] == [names[start + 1]]
        left = circle_names(state)
        assert left == names[: start + 1] + names[start + 2 :]
        wheels = seen(state).wheels
        at = wheels[wheel]
        assert at is not None
        assert left[at] == names[start + 2]
        other = wheels["white" if wheel == "black" else "black"]
        assert other is not None
        assert left[other] == names[8 if wheel == "black" else 0]


@rule("S15")
def test_the_last_gap_is_the_first() -> None:
    state = fresh(black=15, white=7)
    names = circle_names(state)
    do(state, "move", wheel="black", steps=1)
    assert rows(state)[0] == [names[15]]
    assert seen(state).wheels == {"black": 0, "white": 7}


@rule("S16")
def test_attaching_is_all_that_is_left_to_do() -> None:
    state = fresh()
    weave(state, 0, PEARLS)
    do(state, "move", wheel="black", steps=3)
    assert [oneiros.plain(SANDMAN.decode(action))["do"] for action in state.legal(0)] == ["attach", "attach"]
    do(state, "attach", level=1)
    assert state.taken == NOTHING
    assert state.turn == 1


@rule("S17")
def test_widening_goes_to_the_right_of_level_1() -> None:
    state = fresh()
    names = circle_names(state)
    do(state, "move", wheel="black", steps=1)
    assert rows(state)[0] == [names[0]]
    state.turn = 0
    do(state, "move", wheel="black", steps=3)
    assert rows(state)[0] == [names[0], names[3]]


@rule("S18")
def test_deepening_goes_under_the_leftmost_joined_pair() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon", KITE, "tangled-noon", "feather-bed"])
    assert links(state)[0] == [None, "broken", "joined", "joined"]
    take(state, "walking-light")
    assert [spot.level for spot in seen(state).spots] == [1, 2]
    do(state, "attach", level=2)
    assert rows(state)[1] == [None, "walking-light"]
    state.turn = 0
    take(state, "small-umbrella")
    do(state, "attach", level=2)
    assert rows(state)[1] == [None, "walking-light", "small-umbrella"]
    assert links(state)[1] == ["gap", None, "broken"]
    # Both pairs are taken now, and level 2 has no joined pair for level 3.
    state.turn = 0
    take(state, "someone-awake")
    assert [move["level"] for move in can(state, "attach")] == [1]
    with pytest.raises(oneiros.IllegalAction, match=r"\(S18\)"):
        do(state, "attach", level=3)


@rule("S18")
def test_level_3_lies_under_level_2() -> None:
    state = fresh()
    weave(state, 0, PEARLS, ["feather-bed", "tangled-noon"])
    take(state, "walking-light")
    assert [(spot.level, spot.place) for spot in seen(state).spots] == [(1, 3), (3, 0)]
    do(state, "attach", level=3)
    assert rows(state)[2] == ["walking-light"]


@rule("S19")
def test_cards_that_share_nothing_have_a_break_between_them() -> None:
    state = fresh(circle=[KITE])
    weave(state, 0, ["tear-of-the-moon"])
    only_in_bag(state, ["owl/blank"])
    state.drawn_size = 0
    take(state, KITE)
    do(state, "attach", level=1)
    assert links(state)[0] == [None, "broken"]
    place = dreamer(state).rows[0][1]
    assert place is not None
    assert place.rift is not None
    assert (place.rift.particle, place.rift.back) == (None, "blank")
    assert state.bag_size == 0


@rule("S19")
def test_a_break_without_a_token_is_a_break() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon"])
    state.bag_size = 0
    take(state, KITE)
    do(state, "attach", level=1)
    assert links(state)[0] == [None, "broken"]
    place = dreamer(state).rows[0][1]
    assert place is not None
    assert place.rift is not None
    assert place.rift.back is None


@rule("S19")
def test_nothing_goes_under_a_gap() -> None:
    state = fresh()
    # Level 1: joined, broken, joined; so level 2 has places 0 and 2 and a gap between.
    weave(
        state, 0, ["tear-of-the-moon", "sunken-dowry", KITE, "tangled-noon"], ["walking-light", None, "reading-lesson"]
    )
    assert links(state)[1] == [None, "gap", None]
    take(state, "someone-awake")
    assert [spot.level for spot in seen(state).spots] == [1]


@rule("S19")
def test_a_place_opened_later_is_tested_on_both_sides() -> None:
    state = fresh()
    weave(
        state, 0, ["tear-of-the-moon", "sunken-dowry", KITE, "tangled-noon"], ["walking-light", None, "reading-lesson"]
    )
    holds(state, 0, "mender")
    do(state, "play", encounter="mender")
    do(state, "mend", level=1, place=1)
    take(state, "someone-awake")
    spot = seen(state).spots[1]
    assert (spot.level, spot.place, spot.left, spot.right) == (2, 1, "broken", "joined")
    do(state, "attach", level=2)
    assert links(state)[1] == [None, "broken", "joined"]


@rule("S20")
def test_the_sign_draws_as_many_encounters_as_the_level() -> None:
    state = fresh()
    take(state, "slow-giant")
    do(state, "attach", level=1)
    assert len(hand(state)) == 1
    state = fresh()
    weave(state, 0, PEARLS, ["feather-bed", "tangled-noon"])
    only_in_fates(state, ["swap", "mender", "keepsake"])
    take(state, "slow-giant")
    do(state, "attach", level=3)
    assert seen(state).drawn_count == 3
    assert sorted(seen(state).drawn or []) == ["keepsake", "mender", "swap"]
    assert seen(state, 1).drawn is None
    assert {move["encounter"] for move in can(state, "keep")} == {"swap", "mender", "keepsake"}
    do(state, "keep", encounter="mender")
    assert hand(state) == ["mender"]
    view = seen(state, 1)
    assert view.encounter_discards == {"swap": 1, "keepsake": 1}
    assert view.dreamers[0].encounters is None
    assert view.dreamers[0].encounters_held == 1
    # Without the sign nothing is drawn.
    state = fresh()
    take(state, "red-garden")
    do(state, "attach", level=1)
    assert hand(state) == []


@rule("S20")
def test_the_encounter_deck_is_made_anew_from_the_discards() -> None:
    state = fresh()
    weave(state, 0, PEARLS, ["feather-bed", "tangled-noon"])
    only_in_fates(state, ["swap"], discards=["mender", "keepsake", "weaver"])
    take(state, "slow-giant")
    do(state, "attach", level=3)
    assert "swap" in (seen(state).drawn or [])
    assert seen(state).drawn_count == 3
    assert seen(state).encounter_deck == 1
    state = fresh()
    weave(state, 0, PEARLS)
    only_in_fates(state, ["swap"])
    take(state, "slow-giant")
    do(state, "attach", level=2)
    assert hand(state) == ["swap"]
    state = fresh()
    only_in_fates(state, [])
    take(state, "slow-giant")
    do(state, "attach", level=1)
    assert hand(state) == []
    assert state.turn == 1
