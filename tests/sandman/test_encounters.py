"""The encounters of Sandman, one by one (S21)."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.sandman.cards import KEEPSAKE
from oneiros.testing import rule
from tests.sandman.positions import (
    can,
    circle_names,
    do,
    dreamer,
    fresh,
    hand,
    holds,
    links,
    only_in_bag,
    rows,
    seen,
    shrink,
    stock,
    take,
    tokens,
    weave,
)

PEARLS = ["tear-of-the-moon", "sunken-dowry", "nursery-reef"]


@rule("S21")
def test_encounters_are_played_before_moving_before_attaching_and_after() -> None:
    state = fresh()
    holds(state, 0, "pocketful", "pocketful", "guard-dog", "weaver")
    do(state, "play", encounter="pocketful")
    do(state, "move", wheel="black", steps=3)
    assert state.turn == 0
    do(state, "play", encounter="pocketful")
    do(state, "attach", level=1)
    do(state, "play", encounter="guard-dog")
    assert state.turn == 0
    assert len(tokens(state)) == 6
    do(state, "done")
    assert state.turn == 1
    assert hand(state) == ["weaver"]


@rule("S21")
def test_one_time_encounters_are_discarded_and_permanent_ones_stay_open() -> None:
    state = fresh()
    holds(state, 0, "pocketful", "sandglass")
    do(state, "play", encounter="pocketful")
    do(state, "play", encounter="sandglass")
    view = seen(state, 1)
    assert view.encounter_discards == {"pocketful": 1}
    assert view.dreamers[0].open == ["sandglass"]
    assert view.dreamers[0].encounters_held == 0


@rule("S21")
def test_what_would_change_nothing_cannot_be_played() -> None:
    state = fresh()
    holds(state, 0, "mender", "swap", "stargazer", "stargazer", "keepsake", "keepsake", "second-sight")
    assert {move["encounter"] for move in can(state, "play")} == {"stargazer", "keepsake", "second-sight"}
    do(state, "play", encounter="stargazer")
    do(state, "play", encounter="keepsake")
    assert {move["encounter"] for move in can(state, "play")} == {"keepsake", "second-sight"}
    with pytest.raises(oneiros.IllegalAction, match=r"would change nothing now \(S21\)"):
        do(state, "play", encounter="stargazer")
    with pytest.raises(oneiros.IllegalAction, match="do not hold"):
        do(state, "play", encounter="weaver")


@rule("S21")
def test_the_turn_does_not_end_by_itself_with_an_encounter_in_hand() -> None:
    state = fresh()
    holds(state, 0, "mender")  # it cannot be played, which others must not see
    do(state, "move", wheel="black", steps=3)
    do(state, "attach", level=1)
    assert state.turn == 0
    assert len(state.legal(0)) == 1
    do(state, "done")
    assert state.turn == 1


@rule("S21")
def test_pocketful_draws_three() -> None:
    state = fresh()
    holds(state, 0, "pocketful")
    do(state, "play", encounter="pocketful")
    assert len(tokens(state)) == 3
    state = fresh()
    holds(state, 0, "pocketful")
    state.bag_size = 0
    assert can(state, "play") == []


@rule("S21")
def test_long_stride_frees_three_steps_before_moving() -> None:
    state = fresh()
    holds(state, 0, "long-stride", "long-stride")
    do(state, "play", encounter="long-stride")
    assert max(move["steps"] for move in can(state, "move")) == 6
    do(state, "move", wheel="black", steps=6)
    assert can(state, "play") == []


@rule("S21", "S13")
def test_long_stride_cannot_be_played_where_every_step_is_free() -> None:
    state = fresh()
    shrink(state, 4)
    holds(state, 0, "long-stride", "long-stride")
    assert can(state, "play") == [{"encounter": "long-stride"}]  # the fourth step costs a token
    do(state, "play", encounter="long-stride")
    assert can(state, "play") == []
    with pytest.raises(oneiros.IllegalAction, match=r"would change nothing now \(S21\)"):
        do(state, "play", encounter="long-stride")
    state = fresh()
    shrink(state, 4)
    holds(state, 0, "long-stride", "stargazer")
    do(state, "play", encounter="stargazer")
    assert can(state, "play") == []


@rule("S21")
def test_turning_back_goes_anticlockwise() -> None:
    for wheel, start in (("black", 0), ("white", 8)):
        state = fresh()
        names = circle_names(state)
        holds(state, 0, "turning-back", "turning-back")
        do(state, "play", encounter="turning-back")
        assert can(state, "play") == []
        do(state, "move", wheel=wheel, steps=2)
        do(state, "attach", level=1)
        assert rows(state)[0] == [names[start - 2]]
        assert len(tokens(state)) == 1
        at = seen(state).wheels[wheel]
        assert at is not None
        assert circle_names(state)[at] == names[start - 1]
        do(state, "done")
        assert not state.backwards


@rule("S21")
def test_mender_joins_and_returns_the_token() -> None:
    state = fresh()
    weave(state, 0, [*PEARLS, "one-red-thread"], ["walking-light", "feather-bed"])
    holds(state, 0, "mender")
    do(state, "play", encounter="mender")
    assert can(state, "mend") == [{"level": 1, "place": 2}, {"level": 2, "place": 0}]
    before = int(state.bag_size)
    do(state, "mend", level=1, place=2)
    assert links(state)[0] == [None, "joined", "joined", "joined"]
    assert int(state.bag_size) == before + 1
    assert sum(state.inventory()[88:124]) == 72
    assert can(state, "move")


@rule("S21")
def test_mender_can_open_a_place_for_the_card_taken() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon", "one-red-thread"])
    holds(state, 0, "mender")
    do(state, "move", wheel="black", steps=3)
    assert [move["level"] for move in can(state, "attach")] == [1]
    do(state, "play", encounter="mender")
    do(state, "mend", level=1, place=0)
    assert [move["level"] for move in can(state, "attach")] == [1, 2]


@rule("S21")
def test_second_sight_shows_a_goal() -> None:
    state = fresh(players=3)
    holds(state, 0, "second-sight", "second-sight")
    do(state, "play", encounter="second-sight")
    assert can(state, "look") == [{"other": 1, "secret": "goal"}, {"other": 2, "secret": "goal"}]
    do(state, "look", other=2, secret="goal")
    assert [player.goal is not None for player in seen(state, 0).dreamers] == [True, False, True]
    assert [player.goal is not None for player in seen(state, 1).dreamers] == [False, True, False]
    do(state, "play", encounter="second-sight")
    assert can(state, "look") == [{"other": 1, "secret": "goal"}]


@rule("S21")
def test_second_sight_shows_tokens_and_not_those_drawn_later() -> None:
    state = fresh()
    stock(state, 1, ["owl", "eel/blank"])
    holds(state, 0, "second-sight")
    do(state, "play", encounter="second-sight")
    do(state, "look", other=1, secret="tokens")
    assert [token.particle for token in seen(state, 0).dreamers[1].tokens] == ["eel", "owl"]
    only_in_bag(state, ["kite", "comet"])
    state._draw_tokens(1, 1)
    assert [token.particle for token in seen(state, 0).dreamers[1].tokens] == ["eel", "owl", None]


@rule("S21")
def test_swap_exchanges_two_for_two_at_random() -> None:
    got = set()
    for seed in range(60):
        state = fresh()
        state.rng = oneiros.Rng(seed)
        stock(state, 0, ["owl", "eel", "kite"])
        stock(state, 1, ["fox", "well", "thorn"])
        holds(state, 0, "swap")
        do(state, "play", encounter="swap")
        do(state, "trade", other=1)
        do(state, "spend", particle="kite", back="sand")
        do(state, "spend", particle="owl", back="sand")
        mine = tokens(state)
        assert "eel" in mine
        assert set(mine) <= {"eel", "fox", "well", "thorn"}
        assert len(mine) == len(tokens(state, 1)) == 3
        assert {"kite", "owl"} < set(tokens(state, 1))
        got.add(tuple(mine))
        # Each still knows what went over.
        assert [token.particle for token in seen(state, 0).dreamers[1].tokens].count(None) == 1
        assert [token.particle for token in seen(state, 1).dreamers[0].tokens].count(None) == 1
        assert can(state, "move")
    assert len(got) == 3


@rule("S21")
def test_swap_with_fewer_exchanges_what_both_have() -> None:
    state = fresh(players=3)
    stock(state, 0, ["owl"])
    stock(state, 1, ["fox", "well"])
    holds(state, 0, "swap")
    do(state, "play", encounter="swap")
    assert can(state, "trade") == [{"other": 1}]
    do(state, "trade", other=1)
    assert len(tokens(state)) == 1
    assert "owl" in tokens(state, 1)
    assert len(tokens(state, 1)) == 2


@rule("S21")
def test_lullaby_joins_what_shares_nothing_this_turn_only() -> None:
    state = fresh()
    weave(state, 0, ["tear-of-the-moon"])
    holds(state, 0, "lullaby", "lullaby")
    take(state, "one-red-thread")
    do(state, "play", encounter="lullaby")
    assert seen(state).spots[0].left == "joined"
    do(state, "attach", level=1)
    assert can(state, "play") == []
    do(state, "done")
    assert links(state)[0] == [None, "joined"]
    state.turn = 0
    state._begin_turn(0)
    take(state, "walking-light")
    do(state, "attach", level=1)
    assert links(state)[0] == [None, "joined", "broken"]


@rule("S21", "S28")
def test_guard_dog_keeps_off_nightmares_that_count_as_level_1() -> None:
    state = fresh()
    weave(state, 0, ["second-mirror", "endless-corridor", "tear-of-the-moon"], ["running-in-sand"])
    holds(state, 0, "guard-dog")
    assert dreamer(state).score.nightmares == -(2 + 1 + 2 * 1)
    do(state, "play", encounter="guard-dog")
    assert dreamer(state).score.nightmares == -2


@rule("S21", "S14")
def test_sandglass_draws_one_for_three_steps() -> None:
    for steps, drawn in ((1, 2), (2, 1), (3, 1)):
        state = fresh()
        holds(state, 0, "sandglass")
        do(state, "play", encounter="sandglass")
        do(state, "move", wheel="black", steps=steps)
        assert len(tokens(state)) == drawn


@rule("S21", "S13")
def test_stargazer_frees_the_fourth_step() -> None:
    state = fresh()
    holds(state, 0, "stargazer")
    do(state, "play", encounter="stargazer")
    assert max(move["steps"] for move in can(state, "move")) == 4
    do(state, "move", wheel="black", steps=4)
    do(state, "move", wheel="white", steps=3)
    assert state.turn == 0
    assert max(move["steps"] for move in can(state, "move")) == 4


@rule("S21", "S12")
def test_weaver_lays_two_a_turn() -> None:
    state = fresh()
    weave(state, 0, PEARLS)
    stock(state, 0, ["eel", "whale", "lighthouse"])
    holds(state, 0, "weaver")
    do(state, "lay", level=1, particle="eel", back="sand")
    assert can(state, "lay") == []
    do(state, "play", encounter="weaver")
    do(state, "lay", level=1, particle="whale", back="sand")
    assert can(state, "lay") == []
    state._begin_turn(0)
    assert seen(state).lays_left == 2


@rule("S21")
def test_keepsake_counts_the_plots_of_level_3() -> None:
    state = fresh()
    weave(
        state,
        0,
        [*PEARLS, "atoll-choir", "grotto-market", "harbour-of-rings"],
        ["signal-stone", "answered-song", "pilots-farewell", "safe-mooring", "last-lamp"],
        ["feather-bed", "walking-light", "endless-corridor", "tangled-noon"],
        joined=True,
    )
    state.open[KEEPSAKE - 7] = 1
    assert dreamer(state).score.keepsake == 2
    state.open[KEEPSAKE - 7] = 2
    assert dreamer(state).score.keepsake == 4
