"""Falling asleep and wandering, W12 to W20, and Mr Nightmare on the land, W45 to W48."""

from __future__ import annotations

import pytest

import oneiros
from oneiros.games.workshop.position import CLIMBED, CORNER, USED
from oneiros.games.workshop.rules import WorkshopState
from oneiros.games.workshop.stacks import height
from oneiros.testing import rule
from tests.workshop.positions import WORKSHOP, can, corner, do, hand, may, phase, table


def end_round(state: WorkshopState) -> None:
    """Everybody lies down and wakes without doing anything."""
    now = state.round
    while state.round == now and state.actors and state.stage != 3:
        seat = state.actors[0]
        if phase(state) == "wander":
            do(state, "sleep")
        elif phase(state) == "haunt":
            state.apply(seat, state.legal(seat)[0])
        else:
            do(state, "wake", seat=seat)


@rule("W12")
def test_a_new_round_fills_what_is_empty_and_no_more() -> None:
    state = table(land={"archive": "wwwww", "collector": "ew", "tower": "", "golem": "rrr", "lake": "v", "lord": "mm"})
    end_round(state)
    assert state.round == 2
    assert corner(state, "archive") == "wwwww"  # the Collector's work stays
    assert corner(state, "collector")[:2] == "ew"
    assert [int(height(code)) for code in state.land] == [5, 3, 3, 3, 3, 3]


@rule("W12")
def test_a_short_bag_fills_the_first_corners_from_the_left() -> None:
    state = table(land={"archive": "w", "golem": "rrr"}, bag="eee")
    end_round(state)
    assert [corner(state, name) for name in ("archive", "collector", "tower", "golem", "lake", "lord")] == [
        "wee", "e", "", "rrr", "", "",
    ]  # fmt: skip
    assert state.bag_size == 0


@rule("W13")
def test_shards_on_cards_come_back() -> None:
    state = table(cards=[["ford", "cairn"]], done=[["shore", "footpath"]], hands=["wer"])
    do(state, "awaken", card="ford")
    do(state, "store", colour="water")
    do(state, "awaken", card="footpath")  # the top of the finished pile
    do(state, "store", colour="earth")
    assert hand(state) == "r"
    assert may(state, "awaken", card="cairn")
    assert not may(state, "awaken", card="ford")
    end_round(state)
    assert hand(state) == "we"  # the rock went back to the bag, those on cards did not
    assert may(state, "awaken", card="ford")


@rule("W14")
def test_the_order_goes_by_corner_and_the_last_to_lie_down_is_first() -> None:
    """The rulebook's case: travellers in corners 2, 2, 3 and 5."""
    state = table(4, corners=[5, 2, 3, 2])
    end_round(state)
    assert [int(seat) for seat in state.order] == [3, 1, 2, 0]
    assert list(state.actors) == [3]
    assert oneiros.plain(state.view(0))["corners"][1]["travellers"] == [3, 1]


@rule("W14")
def test_a_new_round_starts_with_powers_and_mountains_fresh() -> None:
    state = table(corners=[1, 4])
    do(state, "use")
    assert state.number(0, USED) == 1
    end_round(state)
    assert state.number(0, USED) == 0
    assert state.number(0, CLIMBED) == 0


@rule("W15")
def test_a_move_costs_a_point() -> None:
    state = table(corners=[1, 4], land=dict.fromkeys(("archive", "collector", "tower", "golem", "lake", "lord"), "w"))
    for number, name in enumerate(("collector", "lake", "lord", "tower"), start=1):
        do(state, "travel", corner=name)
        assert state.points == 4 - number
        assert state.number(0, CORNER) == ("archive", "collector", "tower", "golem", "lake", "lord").index(name)
    assert not can(state, "travel")
    with pytest.raises(oneiros.IllegalAction, match="all four action points"):
        do(state, "travel", corner="lord")


@rule("W16")
def test_shards_are_collected_from_the_right() -> None:
    """The rulebook's case: from right to left grey, white, green, blue."""
    state = table(corners=[1, 4], land={"archive": "wmvr"})
    got = []
    for _ in range(4):
        before = hand(state)
        do(state, "collect")
        got.append((set(hand(state)) - set(before)).pop())
    assert got == ["r", "v", "m", "w"]
    assert state.points == 0
    assert corner(state, "archive") == ""


@rule("W16")
def test_not_a_colour_of_which_two_are_held() -> None:
    state = table(corners=[1, 4], land={"archive": "weeee"})
    do(state, "collect")
    do(state, "collect")
    with pytest.raises(oneiros.IllegalAction, match="already hold two"):
        do(state, "collect")
    state = table(corners=[1, 4], land={"archive": "e"}, hands=["eee"])
    assert "collect" not in can(state)
    state = table(corners=[1, 4], land={"archive": "wwe"}, hands=["e"], points=0)
    assert "collect" not in can(state)


@rule("W17")
def test_a_key_or_an_empty_corner_makes_the_way_free() -> None:
    state = table(corners=[1, 4], land={"archive": "w", "collector": "er", "golem": "re", "tower": "m"}, hands=["e"])
    costs = {place["name"]: place["cost"] for place in oneiros.plain(state.view(0))["corners"]}
    assert costs == {"archive": None, "collector": 0, "golem": 1, "tower": None, "lake": None, "lord": None}
    do(state, "travel", corner="collector")
    assert state.points == 4
    assert hand(state) == "e"  # it is kept
    do(state, "travel", corner="lake")  # empty
    assert state.points == 4


@rule("W17")
def test_no_key_move_when_all_points_are_spent() -> None:
    state = table(corners=[1, 4], land={"collector": "e"}, hands=["e"], points=0)
    assert not can(state, "travel")


@rule("W18")
def test_the_corners_power_is_free_and_once_a_round() -> None:
    state = table(corners=[1, 4], points=0, bag="e")
    assert may(state, "use")
    do(state, "use")
    assert hand(state) == "e"
    assert state.points == 0
    with pytest.raises(oneiros.IllegalAction, match="already used the power"):
        do(state, "use")
    state = table(corners=[1, 4], land={"collector": ""})
    do(state, "use")
    do(state, "travel", corner="collector")
    assert not may(state, "use")


@rule("W19")
def test_card_powers_are_free_while_wandering() -> None:
    state = table(cards=[["gravel-bank"]], hands=["w"], points=0, bag="e")
    do(state, "awaken", card="gravel-bank")
    do(state, "invoke", colour="water")
    assert hand(state) == "e"
    assert state.points == 0
    assert phase(state) == "wander"


@rule("W20")
def test_ending_is_a_move_and_lays_the_traveller_on_top() -> None:
    state = table(corners=[2, 2])
    do(state, "sleep")
    assert list(state.actors) == [1]
    assert state.points == 4
    assert oneiros.plain(state.view(0))["corners"][1]["travellers"] == [0, 1]
    do(state, "sleep")
    assert oneiros.plain(state.view(0))["corners"][1]["travellers"] == [1, 0]
    assert phase(state) == "make"
    assert list(state.actors) == [0]
    assert state.points == 0


@rule("W20")
def test_no_going_round_by_key_moves_alone() -> None:
    state = table(corners=[1, 4], land={"tower": "e"})
    do(state, "travel", corner="collector")  # free: empty
    assert state.view(0).corners[0].cost == 1  # type: ignore[attr-defined]
    do(state, "travel", corner="archive")
    assert state.points == 3
    do(state, "travel", corner="collector")  # free again: a point was spent
    assert state.points == 3
    do(state, "use")  # something changed
    do(state, "lay", colour=sorted(can(state, "lay"))[0].split()[0], corner="tower")
    do(state, "lay", colour=sorted(can(state, "lay"))[0].split()[0], corner="tower")
    do(state, "travel", corner="archive")
    assert state.points == 3


@rule("W20")
def test_warnings_for_people() -> None:
    state = table(corners=[1, 4], land={"archive": "w"})
    assert set(state.warnings(0).values()) == {"points-left"}
    assert state.warnings(1) == {}
    state = table(stage="make", hands=["wwv"], work=[{"c1": "e*", "c2": "w"}], bag="wmx", nightmare=True)
    assert set(state.warnings(0).values()) == {"shards-lost", "takes-red"}


# Mr Nightmare


@rule("W45")
def test_mr_nightmare_starts_in_corner_six() -> None:
    state = oneiros.game("workshop").new(players=2, seed=3, nightmare=True)
    view = oneiros.plain(state.view(0))
    assert [place["blocked"] for place in view["corners"]] == [False] * 5 + [True]
    assert view["red_paths"] == ["5-6", "3-6"]
    assert view["bag"]["nightmare"] == 3
    assert view["red_supply"] == 25 - 2 - 3


@rule("W46")
def test_a_red_shard_on_the_way_must_be_taken() -> None:
    state = table(corners=[6, 1], nightmare=True)
    assert [place["red_on_the_way"] for place in oneiros.plain(state.view(0))["corners"]] == [
        False, False, True, False, True, False,
    ]  # fmt: skip
    do(state, "travel", corner="lake")
    assert hand(state) == "x"
    assert state.points == 4
    assert oneiros.plain(state.view(0))["red_paths"] == ["3-6"]
    state = table(corners=[6, 1], nightmare=True, hands=["xx"])
    do(state, "travel", corner="lake")
    assert hand(state) == "xx"
    assert oneiros.plain(state.view(0))["red_paths"] == ["5-6", "3-6"]


@rule("W46")
def test_taking_red_is_a_change() -> None:
    state = table(corners=[6, 1], nightmare=True)
    do(state, "travel", corner="lake")
    do(state, "travel", corner="lord")  # the position is another: a red shard in hand
    assert state.points == 4


@rule("W47")
def test_mr_nightmare_follows_and_leaves_a_shard_of_the_players_choice() -> None:
    state = table(corners=[2, 6], nightmare=True)
    supply = int(state.supply)
    do(state, "sleep")
    assert state.haunted == 1
    assert can(state) == {"haunt 1-2", "haunt 2-3", "haunt 2-5"}
    assert list(state.actors) == [0]
    do(state, "haunt", path="2-3")
    assert state.supply == supply - 1
    assert "2-3" in oneiros.plain(state.view(0))["red_paths"]
    do(state, "sleep")  # in corner 6 both paths are taken
    assert state.haunted == 5
    assert phase(state) == "make"
    assert state.supply == supply - 1


@rule("W47")
def test_one_empty_path_is_taken_by_itself_and_an_empty_supply_leaves_nothing() -> None:
    state = table(corners=[3, 1], nightmare=True)
    do(state, "sleep")
    assert "2-3" in oneiros.plain(state.view(0))["red_paths"]
    state = table(corners=[1, 6], nightmare=True)
    state.supply = 0
    do(state, "sleep")
    assert list(state.actors) == [1]
    assert int(state.paths).bit_count() == 2


@rule("W48")
def test_his_corner_has_no_power_but_cards_do() -> None:
    state = table(corners=[6, 1], nightmare=True, cards=[["willow"]], hands=["w"])
    with pytest.raises(oneiros.IllegalAction, match="Mr Nightmare"):
        do(state, "use")
    do(state, "awaken", card="willow")
    do(state, "invoke", colour="water")
    assert phase(state) == "lord"
    do(state, "look", level=1)
    do(state, "decline")
    state.haunted = 0
    assert may(state, "use")


@rule("W48")
def test_red_in_a_corner_is_collected_and_a_key_for_red_held_before() -> None:
    state = table(corners=[1, 4], nightmare=True, land={"archive": "wx", "collector": "x"})
    do(state, "collect")
    assert hand(state) == "x"
    do(state, "travel", corner="collector")
    assert state.points == 3
    state = table(corners=[6, 4], nightmare=True, land={"lake": "x"})
    do(state, "travel", corner="lake")  # the red one from the path comes too late
    assert hand(state) == "x"
    assert state.points == 3
    state = table(corners=[1, 4], nightmare=True, land={"archive": "x"}, hands=["xx"])
    assert "collect" not in can(state)


def test_explanations_name_the_rule() -> None:
    state = table(corners=[1, 4], cards=[["ford"]], done=[["shore", "cairn"]])
    for move, number in (
        ({"do": "collect"}, "W16"),
        ({"do": "wake"}, "W15"),
        ({"do": "awaken", "card": "shore"}, "W33"),
        ({"do": "awaken", "card": "ford"}, "W33"),
        ({"do": "keep", "card": "ford"}, "W15"),
    ):
        with pytest.raises(oneiros.IllegalAction) as caught:
            state.apply(0, WORKSHOP.encode(move))
        assert caught.value.rule == number
