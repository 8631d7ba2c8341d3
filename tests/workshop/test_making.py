"""Making the dream: W21 to W26, the walk W34 to W36, red shards W49 to W51, all at once W44."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.workshop.position import CLIMBED, DREAMER, FREE, TREES
from oneiros.testing import rule
from tests.workshop.positions import WORKSHOP, can, do, field, hand, may, phase, score, stack, table


@rule("W21")
def test_shards_go_next_to_shards_or_on_bare_ones() -> None:
    state = table(stage="make", hands=["e"], work=[{"c1": "w", "b1": "wt", "c2": "r*"}])
    assert can(state, "put") == {f"earth {place}" for place in ("c1", "a1", "d1", "b2", "d2", "c3")}
    do(state, "put", colour="earth", field="c1")
    assert stack(state, "c1") == "we"
    assert hand(state) == ""
    with pytest.raises(oneiros.IllegalAction, match="no earth shard in hand"):
        do(state, "put", colour="earth", field="c1")


@rule("W21")
def test_the_first_shard_goes_on_the_entry_also_when_the_workshop_is_empty_again() -> None:
    state = table(stage="make", hands=["ewr"], cards=[["twin-stones"]])
    with pytest.raises(oneiros.IllegalAction, match="entry field"):
        do(state, "put", colour="earth", field="b1")
    do(state, "put", colour="earth", field="c1")
    do(state, "awaken", card="twin-stones")  # the Tower
    do(state, "invoke", colour="rock")
    do(state, "raise", field="c1")
    assert can(state, "put") == {"water c1", "earth c1"}


@rule("W22")
def test_the_dreamer_enters_where_a_shard_is() -> None:
    state = table(stage="make", hands=["w"])
    with pytest.raises(oneiros.IllegalAction, match="no shard on the entry"):
        do(state, "enter")
    do(state, "put", colour="water", field="c1")
    do(state, "enter")
    assert state.number(0, DREAMER) == field("c1")
    assert score(state) == 1
    with pytest.raises(oneiros.IllegalAction, match="already in the workshop"):
        do(state, "enter")
    assert not may(table(), "enter")


@rule("W22")
def test_onto_a_tree_only_to_walk_on_at_once() -> None:
    work = [{"c1": "wt", "c2": "r"}]
    with pytest.raises(oneiros.IllegalAction, match="no way on"):
        do(table(stage="make", work=work), "enter")
    state = table(stage="make", work=work, hands=["ve"])
    do(state, "enter")
    assert phase(state) == "walk"
    assert can(state) == {"stride c2"}
    do(state, "stride", field="c2")
    assert phase(state) == "make"
    # A tree on earth gives the step itself.
    state = table(stage="make", work=[{"c1": "et", "c2": "r"}])
    do(state, "enter")
    assert can(state) == {"step c2"}


@rule("W23")
def test_a_white_shard_moves_the_dreamer() -> None:
    state = table(stage="make", hands=["vv"], work=[{"c1": "m*", "c2": "rrrr", "d2": "m", "b1": ""}])
    assert can(state, "stride") == {"c2"}  # height does not matter, empty fields do
    before = int(state.bag[4])
    do(state, "stride", field="c2")
    assert int(state.bag[4]) == before + 1
    do(state, "stride", field="d2")
    assert hand(state) == ""
    with pytest.raises(oneiros.IllegalAction, match="no motion shard"):
        do(state, "stride", field="c2")


@rule("W23")
def test_trees_are_crossed_only_if_a_stop_can_be_reached() -> None:
    # Two trees in a row, and nothing bare behind them but far away.
    work = [{"c1": "m*", "c2": "mt", "c3": "mt", "c4": "m"}]
    assert can(table(stage="make", hands=["v"], work=work), "stride") == set()
    assert can(table(stage="make", hands=["vv"], work=work), "stride") == {"c2"}  # and back
    state = table(stage="make", hands=["vvv"], work=work)
    do(state, "stride", field="c2")
    assert can(state) == {"stride c1", "stride c3"}  # nothing else meanwhile
    do(state, "stride", field="c3")
    assert can(state) == {"stride c4"}
    do(state, "stride", field="c4")
    assert hand(state) == ""
    assert state.number(0, DREAMER) == field("c4")


@rule("W23")
def test_a_walk_that_cannot_end_is_not_begun() -> None:
    work = [{"c1": "m*", "c2": "mt", "c3": "mt", "c4": "m"}]
    state = table(stage="make", hands=["vv"], work=work)
    do(state, "stride", field="c2")
    assert can(state) == {"stride c1"}
    # Earth under a tree helps on: one white shard crosses it.
    state = table(stage="make", hands=["v"], work=[{"c1": "m*", "c2": "et", "c3": "m"}])
    do(state, "stride", field="c2")
    assert can(state) == {"step c1", "step c3"}


@rule("W24")
def test_two_of_a_colour_for_one_of_another() -> None:
    state = table(stage="make", hands=["wwwee"], bag="wer")
    assert can(state, "exchange") == {"water earth", "water rock", "earth water", "earth rock"}
    do(state, "exchange", give="water", take="earth")
    assert hand(state) == "weee"  # even one of which two are held
    assert [int(number) for number in state.bag] == [3, 0, 0, 1, 0, 0]
    assert can(state, "exchange") == {"earth water", "earth rock"}
    with pytest.raises(oneiros.IllegalAction, match="no meadow shard"):
        do(state, "exchange", give="earth", take="meadow")
    with pytest.raises(oneiros.IllegalAction, match="not two water"):
        do(state, "exchange", give="water", take="rock")


@rule("W24")
def test_red_may_be_chosen_but_not_given() -> None:
    state = table(stage="make", hands=["wwxx"], nightmare=True, bag="wex")
    assert can(state, "exchange") == {"water earth", "water nightmare"}
    do(state, "exchange", give="water", take="nightmare")
    assert hand(state) == "xxx"
    assert not can(table(hands=["wwee"]), "exchange")  # only in this phase


@rule("W25")
def test_trees_score_as_many_as_there_are() -> None:
    """The rulebook's case: the second tree scores 2."""
    state = table(stage="make", hands=["mmmm"], work=[{"c1": "w*", "c2": "r", "c3": "e", "b1": "wt"}])
    state.desk[TREES] = 0
    state.trees_left = 2
    assert can(state, "plant") == {"b1", "c2", "c3"}
    do(state, "plant", field="c2")
    assert score(state) == 1
    do(state, "plant", field="c3")
    assert score(state) == 3
    assert can(state, "plant") == set()
    with pytest.raises(oneiros.IllegalAction, match="no trees left"):
        do(state, "plant", field="b1")
    assert hand(state) == "mm"
    assert "meadow c2" not in can(state, "put")  # nothing goes on a tree


@rule("W26")
def test_what_is_left_goes_back_to_the_bag() -> None:
    state = table(stage="make", hands=["wwev", "r"])
    before = [int(number) for number in state.bag]
    do(state, "wake")
    assert hand(state) == ""
    assert [int(number) for number in state.bag] == [
        before[0] + 2,
        before[1] + 1,
        before[2],
        before[3],
        before[4] + 1,
        0,
    ]
    assert list(state.actors) == [1]
    assert hand(state, 1) == "r"
    do(state, "wake")
    assert state.round == 2


@rule("W34")
def test_water_gives_a_point_each_time() -> None:
    state = table(stage="make", hands=["vvv"], work=[{"c1": "rw", "c2": "w"}])
    do(state, "enter")
    for number, place in enumerate(("c2", "c1", "c2"), start=2):
        do(state, "stride", field=place)
        assert score(state) == number
    state = table(stage="make", hands=["v"], work=[{"c1": "m*", "c2": "wm"}])
    do(state, "stride", field="c2")
    assert score(state) == 0  # water below does not count


@rule("W35")
def test_earth_gives_one_free_step_as_the_very_next_thing() -> None:
    work = [{"c1": "e", "c2": "m", "b1": "m"}]
    state = table(stage="make", hands=["vw"], work=work)
    do(state, "enter")
    assert can(state, "step") == {"c2", "b1"}
    assert can(state, "stride") == {"c2", "b1"}
    assert set(state.warnings(0).values()) == {"free-step", "shards-lost"}
    do(state, "step", field="c2")
    assert hand(state) == "wv"
    assert not can(state, "step")
    state = table(stage="make", hands=["vw"], work=work)
    do(state, "enter")
    do(state, "put", colour="water", field="c2")  # something else: the step is lost
    assert not can(state, "step")
    with pytest.raises(oneiros.IllegalAction, match="no free step"):
        do(state, "step", field="c2")
    state = table(stage="make", hands=["vv"], work=work)
    do(state, "enter")
    do(state, "stride", field="b1")  # a white one instead
    assert not can(state, "step")


@rule("W35")
def test_earth_to_earth_goes_on_but_never_twice_onto_a_field() -> None:
    state = table(stage="make", hands=["v"], work=[{"c1": "e", "c2": "e", "b1": "m"}])
    do(state, "enter")
    do(state, "step", field="c2")
    assert can(state, "step") == {"c1"}
    do(state, "step", field="c1")
    assert can(state, "step") == {"b1"}  # not c2 again
    assert can(state, "stride") == {"b1", "c2"}
    do(state, "stride", field="c2")  # a new walk
    assert can(state, "step") == {"c1"}
    do(state, "step", field="c1")
    assert can(state, "step") == {"c2", "b1"}


@rule("W35")
def test_at_most_one_free_step_at_a_time() -> None:
    state = table(stage="make", work=[{"c1": "e", "c2": "e", "c3": "m", "c4": "m"}])
    do(state, "enter")
    do(state, "step", field="c2")
    do(state, "step", field="c3")
    assert state.number(0, FREE) == 0
    assert not can(state, "step")


@rule("W34", "W35", "W36")
def test_the_rulebooks_walk_of_five_points() -> None:
    state = table(stage="make", hands=["vvv"], work=[{"c1": "w", "c2": "wt", "c3": "e", "c4": "rrw"}])
    do(state, "enter")
    assert score(state) == 1
    do(state, "stride", field="c2")  # across the tree on water
    assert score(state) == 2
    do(state, "stride", field="c3")
    do(state, "step", field="c4")  # the free step up the mountain topped with water
    assert score(state) == 5
    do(state, "stride", field="c3")  # back down; the free step stays unused
    assert state.number(0, FREE) == 1
    do(state, "wake")
    assert score(state) == 5
    assert oneiros.plain(state.view(0))["makers"][0]["earned"] == {"W37": 0, "W25": 0, "W34": 3, "W36": 2, "W49": 0}


@rule("W36")
def test_a_mountain_gives_two_points_once_a_round() -> None:
    state = table(stage="make", hands=["vvv"], work=[{"c1": "m*", "c2": "errm", "c3": "rer"}])
    do(state, "stride", field="c2")
    assert score(state) == 2
    do(state, "stride", field="c3")  # rocks apart are no mountain
    do(state, "stride", field="c2")
    assert score(state) == 2
    for seat in (0, 1):
        do(state, "wake", seat=seat)
    assert state.number(0, CLIMBED) == 0  # the new round


@rule("W36")
def test_a_mountain_keeps_its_mark_when_moved_and_both_parts_of_a_split_one_do() -> None:
    state = table(
        stage="make", hands=["vwvv"], cards=[["footpath"]], work=[{"c1": "m*", "c2": "rrrr", "d2": "w", "d1": "w"}]
    )
    do(state, "stride", field="c2")
    do(state, "stride", field="c1")
    do(state, "awaken", card="footpath")
    do(state, "invoke", colour="water")
    do(state, "lift", field="c2")
    do(state, "deeper")
    do(state, "carry", field="b2")
    assert state.number(0, CLIMBED) == 1 << field("c2") | 1 << field("b2")
    do(state, "lift", field="b2")
    do(state, "carry", field="a2")  # one rock by itself is no mountain
    assert state.number(0, CLIMBED) == 1 << field("c2")
    do(state, "lift", field="a2")
    do(state, "carry", field="b2")  # built anew
    assert stack(state, "b2") == "rr"
    assert state.number(0, CLIMBED) == 1 << field("c2")


# Red shards


@rule("W49")
def test_red_goes_on_empty_fields_and_nothing_on_red() -> None:
    state = table(stage="make", hands=["xmw"], nightmare=True, work=[{"c1": "w", "b1": "x"}])
    assert can(state, "put") == {
        *(f"nightmare {place}" for place in ("a1", "b2", "c2", "d1")),
        *(f"{colour} {place}" for colour in ("meadow", "water") for place in ("a1", "b2", "c1", "c2", "d1")),
    }
    assert can(state, "plant") == {"c1"}
    with pytest.raises(oneiros.IllegalAction, match=r"\(W49\)"):
        do(state, "put", colour="nightmare", field="c1")


@rule("W49")
def test_the_dreamer_loses_a_point_on_red() -> None:
    state = table(stage="make", hands=["vvv"], nightmare=True, work=[{"c1": "x", "c2": "w", "b1": "x"}])
    do(state, "enter")
    assert score(state) == -1
    do(state, "stride", field="b1")
    assert score(state) == -2
    assert oneiros.plain(state.view(0))["makers"][0]["earned"]["W49"] == -2


@rule("W49")
def test_tower_and_golem_may_move_red() -> None:
    work = [{"c1": "m", "b1": "x", "b2": "w", "a2": "w"}]
    state = table(corners=[3, 1], nightmare=True, work=work)
    do(state, "use")
    do(state, "raise", field="b1")
    assert hand(state) == "x"
    state = table(corners=[4, 1], nightmare=True, work=work)
    do(state, "use")
    do(state, "lift", field="b1")
    assert can(state) == {"carry a1"}  # not onto the meadow or the water
    do(state, "carry", field="a1")
    assert stack(state, "a1") == "x"
    state = table(corners=[4, 1], nightmare=True, work=[{"c1": "mm", "b1": "x"}])
    do(state, "use")
    do(state, "lift", field="c1")
    assert "b1" not in can(state, "carry")  # nothing goes onto red


@rule("W50")
def test_red_left_in_hand_must_go_into_the_workshop() -> None:
    state = table(stage="make", hands=["xxw"], nightmare=True, work=[{"c1": "w"}])
    do(state, "wake")
    assert phase(state) == "bury"
    assert can(state) == {f"put nightmare {place}" for place in ("b1", "d1", "c2")}
    do(state, "put", colour="nightmare", field="b1")
    assert list(state.actors) == [0]
    do(state, "put", colour="nightmare", field="a1")
    assert list(state.actors) == [1]
    assert hand(state) == ""
    state = table(stage="make", hands=["x"], nightmare=True)
    do(state, "wake")
    assert can(state) == {"put nightmare c1"}


def full(**other: str) -> dict[str, str]:
    return {name: other.get(name, "x") for name in WORKSHOP.field_names()}


@rule("W50")
def test_without_room_a_single_bare_shard_makes_way() -> None:
    work = full(a1="w", b1="r*", c1="ww", d1="et")
    state = table(stage="make", hands=["x"], nightmare=True, work=[work])
    bag = int(state.bag[0])
    do(state, "wake")
    assert can(state) == {"strip a1"}
    do(state, "strip", field="a1")
    assert stack(state, "a1") == "x"
    assert int(state.bag[0]) == bag + 1
    assert list(state.actors) == [1]


@rule("W50")
def test_failing_that_a_stack_is_stripped_and_failing_that_a_tree_goes() -> None:
    state = table(stage="make", hands=["x"], nightmare=True, work=[full(b1="r*", c1="we", d1="et")])
    do(state, "wake")
    assert can(state) == {"strip c1"}
    do(state, "strip", field="c1")
    assert stack(state, "c1") == "w"
    do(state, "strip", field="c1")
    assert stack(state, "c1") == "x"
    state = table(stage="make", hands=["x"], nightmare=True, work=[full(b1="r*", d1="et")])
    trees = int(state.trees_left)
    do(state, "wake")
    do(state, "strip", field="d1")
    assert int(state.trees_left) == trees + 1
    assert can(state) == {"strip d1"}
    do(state, "strip", field="d1")
    assert stack(state, "d1") == "x"
    # Nothing but red and the dreamer: the shard goes to the bag.
    state = table(stage="make", hands=["x"], nightmare=True, work=[full(b1="r*")])
    do(state, "wake")
    assert list(state.actors) == [1]
    assert int(state.bag[5]) == 4


@rule("W50")
def test_red_is_not_stored_on_cards() -> None:
    state = table(hands=["x"], nightmare=True, cards=[["ford"]])
    assert not can(state, "awaken")
    state = table(hands=["xw"], nightmare=True, cards=[["ford"]], work=[{"c1": "w"}])
    do(state, "awaken", card="ford")
    assert can(state) == {"store water", "invoke water"}


@rule("W51")
def test_three_red_for_one_of_your_choice() -> None:
    state = table(stage="make", hands=["xxxxww"], nightmare=True, bag="weex")
    assert can(state, "banish") == {"water", "earth"}
    do(state, "banish", colour="water")
    assert hand(state) == "wwwx"
    assert [int(number) for number in state.bag] == [0, 2, 0, 0, 0, 4]
    assert not can(state, "banish")
    with pytest.raises(oneiros.IllegalAction, match="not have three nightmare shards"):
        do(state, "banish", colour="earth")


# All at once


@rule("W44")
def test_together_all_make_at_once() -> None:
    state = table(3, stage="make", creation="together", hands=["w", "w", "w"])
    assert list(state.actors) == [0, 1, 2]
    do(state, "put", seat=2, colour="water", field="c1")
    do(state, "put", seat=0, colour="water", field="c1")
    do(state, "wake", seat=0)
    assert list(state.actors) == [1, 2]
    with pytest.raises(oneiros.NotYourTurn):
        do(state, "wake", seat=0)
    do(state, "wake", seat=2)
    do(state, "wake", seat=1)
    assert state.round == 2
    assert phase(state) == "wander"
    assert len(state.actors) == 1
    for _ in range(3):
        do(state, "sleep")
    assert list(state.actors) == [0, 1, 2]


@rule("W44")
def test_together_the_land_is_left_alone_while_making() -> None:
    for name in ("shore", "clearing"):  # Collector and Lake
        options = {"cards": [[name]], "hands": ["w"], "land": {"archive": "we"}}
        apart = table(stage="make", **options)  # type: ignore[arg-type]
        do(apart, "awaken", card=name)
        assert can(apart) == {"store water", "invoke water"}
        state = table(stage="make", creation="together", **options)  # type: ignore[arg-type]
        do(state, "awaken", seat=0, card=name)
        assert can(state, seat=0) == {"store water"}
        wandering = table(creation="together", **options)  # type: ignore[arg-type]
        do(wandering, "awaken", card=name)
        assert can(wandering) == {"store water", "invoke water"}


@rule("W44")
def test_together_the_last_trees_go_by_turn_order() -> None:
    state = table(3, stage="make", creation="together", hands=["m", "m", "m"], work=[{"c1": "w"}] * 3)
    state.order[0], state.order[2] = 2, 0
    state.trees_left = 3
    assert [can(state, "plant", seat=seat) for seat in range(3)] == [{"c1"}] * 3
    state.trees_left = 2
    assert [can(state, "plant", seat=seat) for seat in range(3)] == [set(), {"c1"}, {"c1"}]
    with pytest.raises(oneiros.IllegalAction, match=r"\(W44\)"):
        do(state, "plant", seat=0, field="c1")
    do(state, "wake", seat=2)
    assert can(state, "plant", seat=0) == {"c1"}
    state.trees_left = 0
    assert can(state, "plant", seat=1) == set()
